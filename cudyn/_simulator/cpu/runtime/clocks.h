// Vector clocks. For each thread of a launch, a clock holds the time up to which the thread's
// accesses are known to have happened. Threads that meet at a barrier have the same time, so a
// clock is stored as a short list of runs of threads.
#pragma once
#include "base.h"

typedef struct {
    u32 first; // index of a thread in the launch
    u32 last;
    u32 time;
} Run;

typedef struct {
    u32 users;
    u32 count;
    Run runs[];
} Clock; // immutable; a null pointer covers no accesses

// Add a user to a clock, and return it.
Clock *clock_keep(Clock *clock);
// Remove a user of a clock. The last one frees it.
void clock_drop(Clock *clock);
// Return a clock that covers all accesses that either clock covers.
Clock *clock_join(const Clock *one, const Clock *other);
// Replace *to with the join of both clocks.
void clock_add(Clock **to, const Clock *other);
// Let *to also cover the accesses of these threads up to a time.
void clock_add_run(Clock **to, u32 first, u32 last, u32 time);
// Replace *to with another clock.
void clock_set(Clock **to, Clock *clock);
// Return whether the clock covers all accesses of these threads up to a time.
int clock_covers(const Clock *clock, u32 first, u32 last, u32 time);
