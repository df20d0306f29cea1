#include "flow.h"

enum { KNOWN_PAIRS = 256 };

// The result of an earlier call to comes_after. Results are cached, because all lanes of a warp
// make the same calls.
typedef struct {
    u32 site, former_site;
    int result;
} Answer;

static __thread Answer *answers;
static __thread u8 *visited; // by segment
static __thread u32 *stack;

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
    if (!answers) {
        answers = calloc(KNOWN_PAIRS, sizeof *answers);
        visited = malloc(segment_count + 1);
        stack = malloc((segment_count + 1) * sizeof *stack);
        if (!answers || !visited || !stack)
            abort();
    }
    Answer *answer = answers + (site * 31 + former_site) % KNOWN_PAIRS;
    if (answer->site != site || answer->former_site != former_site) {
        int result = reaches(former_site, site) && !reaches(site, former_site);
        *answer = (Answer){site, former_site, result};
    }
    return answer->result;
}

void drop_flow(void) {
    free(answers);
    free(visited);
    free(stack);
    answers = 0;
    visited = 0;
    stack = 0;
}
