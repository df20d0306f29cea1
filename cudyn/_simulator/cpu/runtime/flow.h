// The control flow between instructions, as far as findings need it.
#pragma once
#include "threads.h"

// Return whether an instruction can only follow another one: control can reach it from the other
// instruction, but not the other way around.
int comes_after(u32 site, u32 former_site);
// Free the memory of this host thread.
void drop_flow(void);
