// Findings (faults of kernels). The first finding of a launch ends it.
#pragma once
#include "threads.h"

// Start a finding at an instruction of a thread, and return it so that the caller can add details.
Finding *start_finding(Thread *thread, FindingKind kind, u32 site);
// End the launch: return to the host's stack.
void abort_launch(Group *group) __attribute__((noreturn));
// End the launch with a finding at an instruction, or at an access to memory.
void fail(Thread *thread, FindingKind kind, u32 site) __attribute__((noreturn));
void fail_at(Thread *thread, FindingKind kind, u32 site, Space space, u64 address, u32 size,
             u32 access) __attribute__((noreturn));
// No thread can run: report which lane a warp operation is missing, or where the threads wait.
void fail_stuck(Thread *thread) __attribute__((noreturn));
// Return the place of a thread that executes an instruction.
Place place_of(const Thread *thread, u32 site, u32 access);
// Return the place of a thread, given its index in the launch.
Place place_of_index(const Group *group, u32 number, u32 site, u32 access);
