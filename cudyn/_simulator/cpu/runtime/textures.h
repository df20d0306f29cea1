// Textures. A handle is the address of the descriptor that _simulator/driver/textures.py writes.
#pragma once
#include "threads.h"

void fetch_texel(Thread *thread, u32 site, u64 handle, const double *at, int has_rows, u32 *to);
