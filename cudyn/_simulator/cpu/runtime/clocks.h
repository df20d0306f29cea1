// Vector clocks. For each thread of a launch, a clock holds the time up to which the thread's
// accesses are known to have happened. It is run-length encoded: it is a list of runs, which are
// ranges of threads with the same time. The list is short, because threads that have met at a
// barrier have the same time.
#pragma once
#include "base.h"

typedef struct {
    u32 first; // index of the first thread in the launch
    u32 last;  // index of the last thread
    u32 time;
} Run;

typedef struct {
    u32 users; // reference count
    u32 count; // number of runs
    Run runs[];
} Clock; // immutable; a null pointer stands for a clock that covers no accesses

// Add a user to a clock, and return the clock.
Clock *clock_keep(Clock *clock);
// Remove a user of a clock. If it was the last user, free the clock.
void clock_drop(Clock *clock);
// Return a clock that covers all accesses that either clock covers.
Clock *clock_join(const Clock *one, const Clock *other);
// Replace *to with the join of both clocks.
void clock_add(Clock **to, const Clock *other);
// Replace *to with a clock that also covers the accesses of the threads `first` to `last` up to a
// time.
void clock_add_run(Clock **to, u32 first, u32 last, u32 time);
// Replace *to with another clock.
void clock_set(Clock **to, Clock *clock);
// Return whether a clock covers all accesses of the threads `first` to `last` up to a time.
int clock_covers(const Clock *clock, u32 first, u32 last, u32 time);
