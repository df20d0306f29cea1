// Findings, which are errors in kernels. The first finding of a launch ends the launch.
#pragma once
#include "threads.h"

// Start a finding at an instruction of a thread, and return it so that the caller can add details.
Finding *start_finding(Thread *thread, FindingKind kind, u32 site);
// End the launch, and return to the function that has started it.
void abort_launch(Group *group) __attribute__((noreturn));
// End the launch with a finding at an instruction, or at an access to memory.
void fail(Thread *thread, FindingKind kind, u32 site) __attribute__((noreturn));
void fail_at(Thread *thread, FindingKind kind, u32 site, Space space, u64 address, u32 size,
             u32 access) __attribute__((noreturn));
// End the launch because no thread can run. Report which lane is missing from a warp operation or,
// if no lane is missing, where the threads wait.
void fail_stuck(Thread *thread) __attribute__((noreturn));
// Return a description of a thread that executes an instruction.
Place place_of(const Thread *thread, u32 site, u32 access);
// Return the same for the thread with this index in the launch.
Place place_of_index(const Group *group, u32 number, u32 site, u32 access);
