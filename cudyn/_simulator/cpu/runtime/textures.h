// Textures. A handle is the address of the descriptor that _simulator/driver/textures.py writes.
#pragma once
#include "threads.h"

// tex: read an element of a texture. Returns its channels in to[0] to to[3]; missing channels are
// 0.
void fetch_texel(Thread *thread, u32 site, u64 handle, const double *coordinates, int has_rows,
                 u32 *to);
