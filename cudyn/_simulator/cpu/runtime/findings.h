// Findings: the first one of a launch ends it.
#pragma once
#include "threads.h"

// Begin a finding of a thread.
Finding *find(Thread *thread, FindingKind kind, u32 site);
// End the launch.
void leave(Group *group) __attribute__((noreturn));
void fail(Thread *thread, FindingKind kind, u32 site) __attribute__((noreturn));
void fail_at(Thread *thread, FindingKind kind, u32 site, Space space, u64 address, u32 size,
             u32 access) __attribute__((noreturn));
// Nobody can run: say which lane a warp operation misses, or who waits where.
void fail_stuck(Thread *thread) __attribute__((noreturn));
Place place_of(const Thread *thread, u32 site, u32 access);
// The place of a thread by its number in the launch.
Place place_of_number(const Group *group, u32 number, u32 site, u32 access);
