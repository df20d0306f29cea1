// Vector clocks: for each thread of a launch the time up to which its accesses are known to have
// happened. Threads that meet at a barrier have the same time, so that a clock is a short list of
// runs of threads.
#pragma once
#include "base.h"

typedef struct {
    u32 first; // threads, by their number in the launch
    u32 last;
    u32 time;
} Run;

typedef struct {
    u32 users;
    u32 count;
    Run runs[];
} Clock; // immutable; a null pointer knows nothing

Clock *clock_keep(Clock *clock);
void clock_drop(Clock *clock);
Clock *clock_join(const Clock *one, const Clock *other);
// Join two clocks into the first one's place.
void clock_add(Clock **to, const Clock *other);
void clock_add_run(Clock **to, u32 first, u32 last, u32 time);
void clock_set(Clock **to, Clock *clock);
// Are all accesses of the threads up to a time known?
int clock_covers(const Clock *clock, u32 first, u32 last, u32 time);
