#include "clocks.h"

// A clock with more runs is replaced by a clock that covers every access. As a result, races may be
// missed, but no false races are reported.
enum { MOST_RUNS = 8192 };

Clock *clock_keep(Clock *clock) {
    if (clock)
        clock->users++;
    return clock;
}

void clock_drop(Clock *clock) {
    if (clock && !--clock->users)
        free(clock);
}

void clock_set(Clock **to, Clock *clock) {
    clock_keep(clock);
    clock_drop(*to);
    *to = clock;
}

static Clock *make_clock(u32 room) {
    Clock *clock = malloc(sizeof(Clock) + room * sizeof(Run));
    if (!clock)
        abort();
    clock->users = 1;
    clock->count = 0;
    return clock;
}

// Append a run to a clock. Its threads must have higher indices than those of the clock's runs.
static void append_run(Clock *clock, u32 first, u32 last, u32 time) {
    Run *end = clock->count ? clock->runs + clock->count - 1 : 0;
    if (end && end->time == time && end->last + 1 == first)
        end->last = last;
    else
        clock->runs[clock->count++] = (Run){first, last, time};
}

// Merge the next range of threads, in which the time does not change in either list: append the
// later of the two times to the clock, and advance past the range. The threads before *next have
// already been merged.
static void merge_step(Clock *to, const Run **one, const Run **other, u32 *next) {
    const Run *a = *one, *b = *other;
    u32 a_first = a->first > *next ? a->first : *next;
    u32 b_first = b->first > *next ? b->first : *next;
    u32 last;
    if (a_first < b_first) {
        last = a->last < b_first ? a->last : b_first - 1;
        append_run(to, a_first, last, a->time);
    } else if (b_first < a_first) {
        last = b->last < a_first ? b->last : a_first - 1;
        append_run(to, b_first, last, b->time);
    } else {
        last = a->last < b->last ? a->last : b->last;
        append_run(to, a_first, last, a->time > b->time ? a->time : b->time);
    }
    *next = last + 1;
    if (a->last == last)
        ++*one;
    if (b->last == last)
        ++*other;
}

// Return a clock for the threads in two lists of runs. A thread in both lists has the later time.
static Clock *merge(const Run *one, u32 one_count, const Run *other, u32 other_count) {
    const Run *one_end = one + one_count, *other_end = other + other_count;
    Clock *to = make_clock(2 * (one_count + other_count));
    u32 next = 0; // the first thread that has not been merged yet
    while (one < one_end && other < other_end)
        merge_step(to, &one, &other, &next);
    for (; one < one_end; ++one)
        append_run(to, one->first > next ? one->first : next, one->last, one->time);
    for (; other < other_end; ++other)
        append_run(to, other->first > next ? other->first : next, other->last, other->time);
    if (to->count > MOST_RUNS) {
        to->count = 0;
        append_run(to, 0, ~0u, ~0u);
    }
    return to;
}

Clock *clock_join(const Clock *one, const Clock *other) {
    if (one == other || !other)
        return clock_keep((Clock *)one);
    if (!one)
        return clock_keep((Clock *)other);
    return merge(one->runs, one->count, other->runs, other->count);
}

void clock_add(Clock **to, const Clock *other) {
    if (!other || *to == other)
        return;
    Clock *joined = clock_join(*to, other);
    clock_drop(*to);
    *to = joined;
}

void clock_add_run(Clock **to, u32 first, u32 last, u32 time) {
    Run run = {first, last, time};
    Clock *joined = *to ? merge((*to)->runs, (*to)->count, &run, 1) : merge(&run, 1, &run, 0);
    clock_drop(*to);
    *to = joined;
}

int clock_covers(const Clock *clock, u32 first, u32 last, u32 time) {
    if (!clock)
        return 0;
    u32 low = 0, high = clock->count; // index of the first run that ends at or after `first`
    while (low < high) {
        u32 middle = (low + high) / 2;
        if (clock->runs[middle].last < first)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < clock->count; ++low) {
        const Run *run = clock->runs + low;
        if (run->first > first || run->time < time)
            return 0;
        if (run->last >= last)
            return 1;
        first = run->last + 1;
    }
    return 0;
}
