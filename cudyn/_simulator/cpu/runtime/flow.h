// The control flow between instructions, which is needed to detect some errors
#pragma once
#include "threads.h"

// Return whether `site` can be executed after `former_site`, but `former_site` never after `site`.
int comes_after(u32 site, u32 former_site);
// Free the memory that this host thread has used for comes_after.
void drop_flow(void);
