#include "flow.h"

enum { CACHE_SIZE = 256 };

// The result of an earlier call to comes_after. Results are cached, because all lanes of a warp
// make the same calls.
typedef struct {
    u32 site, former_site;
    int result;
} CachedResult;

static __thread CachedResult *cache; // a hash table without chains
// The memory that reaches_segment uses
static __thread u8 *visited; // for each segment, whether it was visited
static __thread u32 *stack;  // the segments whose followers have not been visited yet

// Return whether execution can continue at one segment after the end of another segment.
static int reaches_segment(u32 from, u32 to) {
    u32 depth = 0;
    memset(visited, 0, segment_count);
    stack[depth++] = from;
    while (depth) {
        u32 segment = stack[--depth];
        for (u32 index = segment_starts[segment]; index < segment_starts[segment + 1]; ++index) {
            u32 follower = segment_followers[index];
            if (follower == to)
                return 1;
            if (!visited[follower])
                stack[depth++] = follower;
            visited[follower] = 1;
        }
    }
    return 0;
}

// Return whether the instruction `to` can be executed after the instruction `from`.
static int reaches(u32 from, u32 to) {
    u32 from_segment = site_segments[from], to_segment = site_segments[to];
    return (from_segment == to_segment && from < to) || reaches_segment(from_segment, to_segment);
}

int comes_after(u32 site, u32 former_site) {
    if (!cache) {
        cache = calloc(CACHE_SIZE, sizeof *cache);
        visited = malloc(segment_count + 1);
        stack = malloc((segment_count + 1) * sizeof *stack);
        if (!cache || !visited || !stack)
            abort();
    }
    CachedResult *cached = cache + (site * 31 + former_site) % CACHE_SIZE;
    if (cached->site != site || cached->former_site != former_site) {
        int result = reaches(former_site, site) && !reaches(site, former_site);
        *cached = (CachedResult){site, former_site, result};
    }
    return cached->result;
}

void drop_flow(void) {
    free(cache);
    free(visited);
    free(stack);
    cache = 0;
    visited = 0;
    stack = 0;
}
