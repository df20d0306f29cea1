// The run time of PTX translated to C: fibers, meeting points, checked memory, arithmetic that C has no word for.
// CHECKS, SITES and KERNELS are defined by what includes it.
#define _GNU_SOURCE
#include <fenv.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
typedef uint8_t u8; typedef uint16_t u16; typedef uint32_t u32; typedef uint64_t u64; typedef unsigned __int128 u128;
typedef int8_t s8; typedef int16_t s16; typedef int32_t s32; typedef int64_t s64; typedef __int128 s128;

// ---- what Python gives and gets: run.py has the same structures
enum { READ = 1, WRITE = 2, STRONG = 4 };
enum { OUTSIDE = 1, MISALIGNED, FREED, CONSTANT, UNSET_SHARED, UNSET_GLOBAL, RACE, DEADLOCK, MISSED_LANE, OWN_MASK,
       DIVERGENT, TRAP, ASSERTION, STACK, SPINS, BAD_BARRIER, TEXTURE };
typedef struct { u64 base, size; u8 *set; u32 freed, constant; } Region;  // set: a byte for each, 1 if it was written
typedef struct { u32 kind, site, block[3], thread[3], other, other_site; u64 address; u32 size, waits;
                 struct { u32 thread, block, site, how; } wait[8]; char text[256]; } Finding;
typedef struct { u32 grid[3], block[3], cluster[3], dynamic, together, workers, reverse, stack; u8 *globals, *param;
                 u64 param_size; Region *regions; u64 count; Finding finding; u64 ticket, groups; u32 failed; } Launch;

typedef struct Blk Blk; typedef struct Grp Grp; typedef struct Thr Thr;
typedef struct { u32 thread : 11, strong : 1, site : 20, clock; } Rec;  // of one byte of shared memory
typedef struct { u64 to, from; u32 size, had, site, group, bar, shared_to; Blk *home; } Copy;
struct Thr { u32 tid[3], lane, warp, index, state, site; Blk *b; u8 *g, *low, *high; void *sp; Thr *next;
             u32 clock, kind, mask, b_, c_, pred, spins, cc, copies, room, group; u64 value, result; Copy *copy; };
typedef struct { u32 arrived, sum, want, clock, site, aligned; } Bar;
typedef struct { u32 at, expected, pending, phase, clock; s64 bytes; } Mbar;
struct Blk { u32 ctaid[3], rank, n, live; u32 base, sync, unset, mbars, mroom; u8 *sm; u32 size, dynamic; Rec *written, *read;
             Thr *t; Grp *g; Blk *first; Bar bar[16], cluster; Mbar *mbar; Copy *bulk; u32 bulks, broom; };
typedef void Kernel(Thr *, u8 *);
struct Grp { Launch *l; Blk *b; u32 blocks, live; Thr *t, *head, *tail; void *back; jmp_buf jump; int fibers; Kernel *k; u32 turns, top; };
enum { RUNS, ENDED, AT_WARP, AT_CLUSTER, AT_BAR };
static u32 hint[SITES + 1];

// ---- fibers: a stack each, switched by hand
static void switch_(void **from, void *to) __asm__("cudyn_switch");
#ifdef __x86_64__
__asm__(".text\ncudyn_switch:\npush %rbp\npush %rbx\npush %r12\npush %r13\npush %r14\npush %r15\nmov %rsp,(%rdi)\n"
        "mov %rsi,%rsp\npop %r15\npop %r14\npop %r13\npop %r12\npop %rbx\npop %rbp\nret\n");
enum { FRAME = 8, RETURN = 6 };
#elif defined(__aarch64__)
__asm__(".text\n.p2align 2\ncudyn_switch:\nsub sp,sp,#160\nstp x19,x20,[sp]\nstp x21,x22,[sp,#16]\nstp x23,x24,[sp,#32]\n"
        "stp x25,x26,[sp,#48]\nstp x27,x28,[sp,#64]\nstp x29,x30,[sp,#80]\nstp d8,d9,[sp,#96]\nstp d10,d11,[sp,#112]\n"
        "stp d12,d13,[sp,#128]\nstp d14,d15,[sp,#144]\nmov x2,sp\nstr x2,[x0]\nmov sp,x1\nldp x19,x20,[sp]\n"
        "ldp x21,x22,[sp,#16]\nldp x23,x24,[sp,#32]\nldp x25,x26,[sp,#48]\nldp x27,x28,[sp,#64]\nldp x29,x30,[sp,#80]\n"
        "ldp d8,d9,[sp,#96]\nldp d10,d11,[sp,#112]\nldp d12,d13,[sp,#128]\nldp d14,d15,[sp,#144]\nadd sp,sp,#160\nret\n");
enum { FRAME = 20, RETURN = 11 };
#else
#error "fibers are written for x86-64 and AArch64"
#endif
static __thread Thr *starting;
static void go(Thr *t, Thr *n) { if (n != t) { starting = n; switch_(&t->sp, n->sp); } }
static void ready(Thr *t) { Grp *g = t->b->g; t->state = RUNS; t->next = 0; if (g->tail) g->tail->next = t; else g->head = t; g->tail = t; }
static Thr *take(Grp *g) { Thr *t = g->head; if (t) { g->head = t->next; if (!g->head) g->tail = 0; } return t; }

// ---- findings: the first one of a launch ends it
static Finding *found(Thr *t, u32 kind, u32 site) {
  Launch *l = t->b->g->l; Finding *f = &l->finding;
  if (__atomic_exchange_n(&l->failed, 1, __ATOMIC_SEQ_CST)) { static __thread Finding other; f = &other; }
  memset(f, 0, sizeof *f); f->kind = kind; f->site = site; f->other = ~0u;
  memcpy(f->block, t->b->ctaid, 12); memcpy(f->thread, t->tid, 12); return f; }
static void leave(Grp *g) { void *x; if (g->fibers) switch_(&x, g->back); longjmp(g->jump, 1); }
static void die(Thr *t, u32 kind, u32 site) { found(t, kind, site); leave(t->b->g); }
static __attribute__((noinline)) void bad(Thr *t, u32 kind, u32 site, u64 a, u32 n) {
  Finding *f = found(t, kind, site); f->address = a; f->size = n; leave(t->b->g); }
static void stuck(Thr *t) {  // nobody can run: which lane a warp operation misses, or who waits where
  Grp *g = t->b->g; u32 total = g->blocks * t->b->n;
  for (u32 i = 0; i < total; ++i) { Thr *o = g->t + i, *w = o - o->lane; if (o->state != AT_WARP) continue;
    for (u32 l = 0; l < 32 && w->index + l < t->b->n; ++l) if (o->mask >> l & 1 && w[l].state > ENDED && (w[l].state != AT_WARP || w[l].mask != o->mask || w[l].kind != o->kind)) {
      Finding *f = found(o, MISSED_LANE, o->site); f->other = l; f->other_site = w[l].site; f->waits = 1; leave(g); } }
  Finding *f = found(t, DEADLOCK, t->site);
  for (u32 i = 0, last = ~0u; i < total && f->waits < 8; ++i) { Thr *o = g->t + i; if (o->state <= ENDED || o->site == last) continue;
    last = o->site; f->wait[f->waits].thread = o->index; f->wait[f->waits].block = o->b - g->b; f->wait[f->waits].how = o->state; f->wait[f->waits++].site = o->site; }
  leave(g); }
static void wait_(Thr *t) { Thr *n = take(t->b->g); if (!n) stuck(t); go(t, n); }
static __attribute__((noinline)) void yield_(Thr *t) {  // turns: since a thread has ended or met others
  Grp *g = t->b->g; t->spins = 0; if (g->l->workers > 1) { if (g->l->failed) leave(g); } else if (++g->turns > 1u << 22) die(t, SPINS, t->site);
  if (g->head) { ready(t); go(t, take(g)); } else if (g->l->workers > 1) sched_yield(); }
static inline void spin(Thr *t, u32 site) { if (t->b->g->fibers && ++t->spins > 32) { t->site = site; yield_(t); } }
static void check_stack(Thr *t, u32 site, u32 need) { if ((u8 *)__builtin_frame_address(0) - need - 2048 < t->low) die(t, STACK, site); }

// ---- shared memory: who wrote and read each byte, and when by its own (Lamport's) clock: what is ordered by
// barriers, warp operations or strong accesses has a greater clock, so that correct kernels are not accused
enum { MANY = 1024, REMOTE = 1025 };
static __attribute__((noinline)) void race(Thr *t, u32 site, Rec *o, u32 a, u32 n) {
  Finding *f = found(t, RACE, site); f->address = a; f->size = n; f->other = o->thread; f->other_site = o->site; leave(t->b->g); }
static void track(Thr *t, Blk *b, u32 site, u32 a, u32 n, u32 how, const u8 *value) {
  u32 who = b == t->b ? t->index : REMOTE, strong = !!(how & STRONG), any = 0; Rec *first = b->read + a;
  if (how == READ && first->clock == t->clock && first->thread == MANY && n == 4 && b->written[a].clock >= b->base) return;
  for (u32 i = a; i < a + n; ++i) { Rec *w = b->written + i, *r = b->read + i; u32 was = w->clock >= b->base; any |= was;
    if (was && w->clock >= t->clock && w->thread != who && !(strong && w->strong) && !(value && b->sm[i] == value[i - a])) race(t, site, w, a, n);
    if (how & WRITE && r->clock >= t->clock && r->clock >= b->base && r->thread != who && !(strong && r->strong) && !(value && b->sm[i] == value[i - a])) race(t, site, r, a, n);
    if (strong && how & READ && was && w->strong && w->thread != who && w->clock >= t->clock) t->clock = w->clock + 1; }
  if (how & READ && !any) { if (b->unset && b->unset != who + 1) bad(t, UNSET_SHARED, site, a, n); b->unset = who + 1; }  // one thread may: CUB's merge sort does, and drops it
  for (u32 i = a; i < a + n; ++i) { Rec *w = b->written + i, *r = b->read + i, mine = {who, strong, site, t->clock};
    if (how & WRITE) *w = mine;
    else if (r->clock == t->clock && r->thread != who) { r->thread = MANY; r->strong &= strong; } else if (r->clock <= t->clock) *r = mine; } }
static inline Blk *home(Thr *t, u32 *a) { if (!(*a >> 24)) return t->b; u32 rank = (*a >> 24) - 1; *a &= 0xffffff; return t->b->first + rank; }
static inline u8 *sp_(Thr *t, u32 site, u32 a, u32 n, u32 how, const void *value) {
  Blk *b = home(t, &a);
  if (CHECKS) { if (a < 16 || a > b->size || n > b->size - a) bad(t, OUTSIDE, site, a, n);
    if (a & (n - 1)) bad(t, MISALIGNED, site, a, n);
    track(t, b, site, a, n, how, value); }
  return b->sm + a; }

static inline u8 *lp_(Thr *t, u32 site, u64 a, u32 n) {
  if (CHECKS) { if (a & (n - 1)) bad(t, MISALIGNED, site, a, n); if (a < (u64)t->low || a + n > (u64)t->high) bad(t, OUTSIDE, site, a, n); }
  return (u8 *)a; }

// ---- any other memory: regions that the driver knows, the stack, parameters, what a kernel allocated
static u64 grid_sync[8];  // the workspace of a grid's barrier, whose code is the kernel's own
static inline u32 map_shared(u32 a, u32 rank) { return (a & 0xffffff) | (rank + 1) << 24; }
static u32 to_shared(Thr *t, u64 a) {  // a generic address as one in the cluster's shared memory
  u32 *c = t->b->g->l->cluster, n = c[0] * c[1] * c[2]; if (a - (u64)t->b->sm < t->b->size) return a - (u64)t->b->sm;
  for (u32 i = 0; i < n; ++i) if (a - (u64)t->b->first[i].sm < t->b->size) return map_shared(a - (u64)t->b->first[i].sm, i);
  return (u32)a | 0xff000000; }
static u64 from_shared(Thr *t, u32 a) { Blk *b = home(t, &a); return (u64)b->sm + a; }
static u32 rank_of(Thr *t, u32 a) { return a >> 24 ? (a >> 24) - 1 : t->b->rank; }
static int is_space(Thr *t, u64 a, int space) {
  int own = a - (u64)t->b->sm < t->b->size, near_ = to_shared(t, a) >> 24 != 255, local = a >= (u64)t->low && a < (u64)t->high;
  int param = a - (u64)t->b->g->l->param < t->b->g->l->param_size; switch (space) { case 1: return own; case 2: return near_; case 3: return local; case 4: return param; case 5: return 0; default: return !near_ && !local && !param; } }
typedef struct Heap { u64 base, size; struct Heap *next; u32 freed; } Heap;
static Heap *heap;
static __attribute__((noinline)) u8 *slow(Thr *t, u32 site, u64 a, u32 n, u32 how, const void *value) {
  Launch *l = t->b->g->l; Blk *f = t->b->first;
  for (u32 i = 0, c = l->cluster[0] * l->cluster[1] * l->cluster[2]; i < c; ++i) { u64 o = a - (u64)f[i].sm;
    if (o < f[i].size) return sp_(t, site, (f + i == t->b ? 0 : (i + 1) << 24) | (u32)o, n, how, value); }
  if (a & (n - 1)) bad(t, MISALIGNED, site, a, n);
  if ((a >= (u64)t->low && a + n <= (u64)t->high) || (a >= (u64)l->param && a + n <= (u64)l->param + l->param_size)) return (u8 *)a;
  if (a - (u64)grid_sync < sizeof grid_sync) return (u8 *)a;
  u64 lo = 0, hi = l->count; while (lo < hi) { u64 m = (lo + hi) / 2; if (l->regions[m].base + l->regions[m].size <= a) lo = m + 1; else hi = m; }
  Region *r = l->regions + lo;
  if (lo < l->count && a >= r->base && n <= r->base + r->size - a) {
    if (r->freed) bad(t, FREED, site, a, n);
    hint[site] = lo; return (u8 *)a; }
  for (Heap *h = heap; h; h = h->next) if (a >= h->base && a + n <= h->base + h->size) { if (h->freed) bad(t, FREED, site, a, n); return (u8 *)a; }
  bad(t, OUTSIDE, site, a, n); return 0; }
static inline int unset(const u8 *s, u32 n) { u64 x = 0, y = 0; if (n == 16) { memcpy(&x, s, 8); memcpy(&y, s + 8, 8); } else memcpy(&x, s, n); return !(x | y); }
static inline u8 *gp_(Thr *t, u32 site, u64 a, u32 n, u32 how, const void *value) {
  if (CHECKS) {
    Launch *l = t->b->g->l; Region *r = l->regions + hint[site]; u64 o = a - r->base;
    if (o >= r->size || n > r->size - o || r->freed) { u8 *p = slow(t, site, a, n, how, value); r = l->regions + hint[site]; o = a - r->base; if (o >= r->size) return p; }
    if (a & (n - 1)) bad(t, MISALIGNED, site, a, n);
    if (how & WRITE && r->constant) bad(t, CONSTANT, site, a, n);
    if (r->set) { if (how & READ && unset(r->set + o, n)) bad(t, UNSET_GLOBAL, site, a, n);
      if (how & WRITE) memset(r->set + o, 1, n); }
    if (how & STRONG) { Blk *b = t->b; if (how & READ && b->sync >= t->clock) t->clock = b->sync + 1; if (how & WRITE && b->sync < t->clock) b->sync = t->clock; } }
  return (u8 *)a; }
#define at_shared sp_
#define at_any gp_
#define at_local(t, site, a, n, how, value) lp_(t, site, a, n)
#define at_own(t, site, a, n, how, value) ((u8 *)(a))
#define LOAD(P, ALONE) if (ALONE && sizeof q_ == sizeof *q_ && sizeof q_ <= 8) *q_ = __atomic_load_n((__typeof__(q_[0]) *)(P), __ATOMIC_ACQUIRE); else memcpy(q_, P, sizeof q_)
#define STORE(P, ALONE) if (ALONE && sizeof B == sizeof *B && sizeof B <= 8) __atomic_store_n((__typeof__(B[0]) *)(P), *B, __ATOMIC_RELEASE); else memcpy(P, B, sizeof B)
static void move(Thr *t, u32 site, u64 to, int to_shared, u64 from, int from_shared, u32 n, u32 had) {  // asynchronous copies, when they are done
  for (u32 i = 0, k; i < n; i += k) { k = n - i >= 16 && !((to | from) & 15) ? 16 : n - i >= 4 && !((to | from) & 3) ? 4 : 1; u8 v[16] = {0};
    if (i < had) { u32 m = had - i < k ? had - i : k; for (u32 j = 0, w = m == k ? k : 1; j < m; j += w) memcpy(v + j, from_shared ? sp_(t, site, from + i + j, w, READ, 0) : gp_(t, site, from + i + j, w, READ, 0), w); }
    u8 *p = to_shared ? sp_(t, site, to + i, k, WRITE, v) : gp_(t, site, to + i, k, WRITE, v); memcpy(p, v, k); } }
static Copy *add_copy(Copy **c, u32 *n, u32 *room) { if (*n == *room) { *room = *room ? *room * 2 : 8; *c = realloc(*c, *room * sizeof **c); } return *c + (*n)++; }
static void later(Thr *t, u32 site, u32 to_shared, u64 to, u64 from, u32 n, u32 had) {
  *add_copy(&t->copy, &t->copies, &t->room) = (Copy){to, from, n, had < n ? had : n, site, t->group, 0, to_shared, t->b}; }
static void arrived(Thr *t, u32 keep) {  // all groups but the last `keep` ones that were committed are done
  u32 k = 0; for (u32 i = 0; i < t->copies; ++i) { Copy c = t->copy[i]; if (keep == ~0u || c.group + keep < t->group) move(t, c.site, c.to, c.shared_to, c.from, !c.shared_to, c.size, c.had); else t->copy[k++] = c; }
  t->copies = k; }

// ---- barriers: the last to come wakes the others
static void release(Blk *b, Bar *r, u32 state) {
  b->g->turns = 0; u32 clock = r->clock + 1; u64 result = (u64)r->sum << 32 | r->arrived; memset(r, 0, sizeof *r);
  for (u32 j = 0; j < b->n; ++j) { Thr *o = b->t + (b->g->l->reverse ? b->n - 1 - j : j); if (o->state == state) { o->result = result; o->clock = clock; ready(o); } } }
static void meet_bar(Thr *t, u32 site, u32 id, u32 want, u32 p, int waits, int aligned) {
  Blk *b = t->b; Bar *r = b->bar + id; if (id > 15 || want % 32) die(t, BAD_BARRIER, site);
  if (CHECKS && aligned) for (Thr *w = t - t->lane, *e = b->t + b->n; w < t - t->lane + 32 && w < e; ++w)
    if (w->state == AT_BAR + id && w->site != site) { Finding *f = found(t, DIVERGENT, site); f->other = w->index; f->other_site = w->site; leave(b->g); }
  r->arrived++; r->sum += !!p; r->want = want; if (t->clock > r->clock) r->clock = t->clock; t->site = site;
  if (waits) t->state = AT_BAR + id;
  if (r->arrived >= (want ? want : b->live)) { release(b, r, AT_BAR + id); if (waits) go(t, take(b->g)); } else if (waits) wait_(t); }
#define red_popc sum_
#define red_and sum_ == (u32)t->result
#define red_or sum_ != 0
#define meet_red(SITE, ID, WANT, P, ALIGNED, WHAT) ({ meet_bar(t, SITE, ID, WANT, P, 1, ALIGNED); u32 sum_ = t->result >> 32; red_##WHAT; })
static void cluster_try(Blk *f, u32 n) {
  u32 live = 0, clock = 0; for (u32 i = 0; i < n; ++i) { live += f[i].live; if (f[i].cluster.clock > clock) clock = f[i].cluster.clock; }
  if (f->cluster.arrived < live) return;
  f->cluster.arrived = 0; f->cluster.want++;
  for (u32 i = 0; i < n; ++i) { f[i].cluster.clock = 0; for (u32 j = 0; j < f[i].n; ++j) { Thr *o = f[i].t + j; if (o->clock <= clock) o->clock = clock + 1; if (o->state == AT_CLUSTER) ready(o); } } }
static void cluster_arrive(Thr *t) { Launch *l = t->b->g->l; Blk *f = t->b->first; t->c_ = f->cluster.want; f->cluster.arrived++; if (t->b->cluster.clock < t->clock) t->b->cluster.clock = t->clock;
  cluster_try(f, l->cluster[0] * l->cluster[1] * l->cluster[2]); }
static void cluster_wait(Thr *t, u32 site) { t->site = site; if (t->b->first->cluster.want == t->c_) { t->state = AT_CLUSTER; wait_(t); } }

// ---- warp operations: each lane brings its operands; the last of the mask to come works out all results
enum { W_SYNC, W_UP, W_DOWN, W_BFLY, W_IDX, W_ANY, W_ALL, W_UNI, W_BALLOT, W_MATCH_ANY, W_MATCH_ALL, W_ELECT, W_ADD, W_MIN_U, W_MIN_S,
       W_MAX_U, W_MAX_S, W_AND, W_OR, W_XOR, W_LOAD, W_STORE, W_MMA };
static void shuffle(Thr *w, u32 n, u32 m, u32 kind) {
  for (u32 l = 0; l < n; ++l) if (m >> l & 1) { Thr *t = w + l; s32 b = t->b_ & 31, c = t->c_ & 31, s = t->c_ >> 8 & 31, mx = (l & s) | (c & ~s), j, p;
    switch (kind) { case W_UP: j = l - b; p = j >= mx; break; case W_DOWN: j = l + b; p = j <= mx; break; case W_BFLY: j = l ^ b; p = j <= mx; break; default: j = (l & s) | (b & ~s); p = j <= mx; }
    if (!p) j = l; t->pred = p;
    if (!(m >> j & 1)) { if (CHECKS) { Finding *f = found(t, MISSED_LANE, t->site); f->other = j; leave(t->b->g); } j = l; }
    t->result = w[j].value; } }
static void mma(Thr *w);
static void matrix(Thr *w, u32 kind);
static u32 reduce(u32 kind, u32 a, u32 c) { switch (kind) { case W_ADD: return a + c; case W_AND: return a & c; case W_OR: return a | c; case W_XOR: return a ^ c;
    case W_MIN_U: return c < a ? c : a; case W_MAX_U: return c > a ? c : a; case W_MIN_S: return (s32)c < (s32)a ? c : a; default: return (s32)c > (s32)a ? c : a; } }
static int warp_try(Thr *t, Thr *w, u32 n, u32 mask, u32 kind) {
  u32 m = 0, clock = 0, ballot = 0; for (u32 l = 0; l < n; ++l) if (mask >> l & 1 && w[l].state != ENDED) { Thr *o = w + l;
    if (o->state != AT_WARP || o->mask != mask || o->kind != kind) return 0;
    m |= 1u << l; if (o->clock > clock) clock = o->clock; if (o->value) ballot |= 1u << l; }
  if (!m) return 0;
  u32 first = __builtin_ctz(m), all = w[first].value;
  if (kind >= W_UP && kind <= W_IDX) shuffle(w, n, m, kind); else if (kind == W_MMA) mma(w); else if (kind >= W_LOAD) matrix(w, kind);
  if (kind >= W_ADD && kind <= W_XOR) for (u32 l = first + 1; l < n; ++l) if (m >> l & 1) all = reduce(kind, all, w[l].value);
  for (u32 l = 0; l < n; ++l) if (m >> l & 1) { Thr *o = w + l; u32 same = 0;
    switch (kind) { case W_ANY: o->result = ballot != 0; break; case W_ALL: o->result = ballot == m; break; case W_UNI: o->result = !ballot || ballot == m; break;
      case W_BALLOT: o->result = ballot; break; case W_ELECT: o->result = first; o->pred = l == first; break;
      case W_MATCH_ANY: case W_MATCH_ALL: for (u32 j = 0; j < n; ++j) if (m >> j & 1 && w[j].value == o->value) same |= 1u << j;
        o->pred = same == m; o->result = kind == W_MATCH_ANY ? same : same == m ? m : 0; break;
      default: if (kind >= W_ADD && kind <= W_XOR) o->result = all; }
    o->clock = clock + 1; if (o != t) ready(o); }
  return 1; }
static u64 warp(Thr *t, u32 site, u32 kind, u32 mask, u64 v, u32 b, u32 c) {
  Thr *w = t - t->lane; u32 n = t->b->n - w->index; if (n > 32) n = 32;
  t->kind = kind; t->mask = mask; t->value = v; t->b_ = b; t->c_ = c; t->site = site; t->state = AT_WARP;
  if (!(mask >> t->lane & 1)) die(t, OWN_MASK, site);
  if (warp_try(t, w, n, mask, kind)) t->state = RUNS; else wait_(t);
  return t->result; }

// ---- a thread's end, a group of blocks that run together, a launch
static void end_thread(Thr *t) {
  Blk *b = t->b; Grp *g = b->g; arrived(t, ~0u); t->state = ENDED; b->live--; g->live--; g->turns = 0; Thr *w = t - t->lane; u32 n = b->n - w->index; if (n > 32) n = 32;
  if (b->live) for (int i = 0; i < 16; ++i) if (b->bar[i].arrived && b->bar[i].arrived >= (b->bar[i].want ? b->bar[i].want : b->live)) release(b, b->bar + i, AT_BAR + i);
  for (u32 l = 0; l < n; ++l) if (w[l].state == AT_WARP && warp_try(0, w, n, w[l].mask, w[l].kind)) break;
  if (g->live && b->first->cluster.arrived) cluster_try(b->first, g->l->cluster[0] * g->l->cluster[1] * g->l->cluster[2]);
  if (g->live) { Thr *x = take(g); if (!x) stuck(t); go(t, x); }
  void *x; switch_(&x, g->back); }
static void begin_fiber(void) { Thr *t = starting; Grp *g = t->b->g; g->k(t, g->l->param); end_thread(t); abort(); }
static inline __attribute__((always_inline)) void each_thread(Thr *t, u8 *param, Kernel *k) {  // of a block whose threads do not meet
  Grp *g = t->b->g; Launch *l = g->l; u32 n = t->b->n, wide = l->block[0], high = l->block[1], back = l->reverse, j = 0, x = 0, y = 0, z = 0;
  if (back) j = n - 1, x = wide - 1, y = high - 1, z = l->block[2] - 1;
  for (u32 i = 0; i < n; ++i, j += back ? -1 : 1) {
    t->index = j; t->tid[0] = x; t->tid[1] = y; t->tid[2] = z; if (CHECKS) t->clock = t->b->base;
    k(t, param); if (t->copies) arrived(t, ~0u);
    if (CHECKS && t->clock > g->top) g->top = t->clock;
    if (back) { if (!x--) { x = wide - 1; if (!y--) y = high - 1, --z; } }
    else if (++x == wide) { x = 0; if (++y == high) y = 0, ++z; } } }
static void run_group(Grp *g, u8 *stacks, u64 stride) {
  u32 n = g->b->n, total = g->blocks * n; Launch *l = g->l;
  if (!g->fibers) { u8 *here = __builtin_frame_address(0);
    Thr one = *g->t, *t = &one; t->low = here - l->stack; t->high = here;  // one thread plays all
    if (!setjmp(g->jump)) for (u32 i = 0; i < g->blocks; ++i) { t->b = g->b + i; g->k(t, l->param); if (t->b->sync > g->top) g->top = t->b->sync; }
    free(one.copy);
    return; }
  g->head = g->tail = 0; g->live = total;
  for (u32 i = 0; i < total; ++i) { u32 j = l->reverse ? total - 1 - i : i; Thr *t = g->t + j; t->low = stacks + stride * j; t->high = (u8 *)((u64)(t->low + stride - 64 * (j & 15)) & ~63ull);
    void **s = (void **)t->high - FRAME - 2; memset(s, 0, 8 * FRAME); s[RETURN] = (void *)begin_fiber; t->sp = s; ready(t); }
  Thr *t = take(g); starting = t; switch_(&g->back, t->sp); }
typedef struct { Launch *l; Kernel *k; u32 shared; int fibers; } Job;
static __thread u8 *pool; static __thread u64 pooled;  // the stacks stay with their host thread
static void *work(void *arg) {
  Job *j = arg; Launch *l = j->l; u32 n = l->block[0] * l->block[1] * l->block[2], *cl = l->cluster, c = cl[0] * cl[1] * cl[2];
  u32 blocks = l->together ? l->grid[0] * l->grid[1] * l->grid[2] : c, size = j->shared + l->dynamic; u64 stride = (l->stack + 4095) & ~4095ull, room = (size + 1023) & ~1023ull;
  Grp g = {l}; g.blocks = blocks; g.b = calloc(blocks, sizeof(Blk)); g.t = calloc((u64)blocks * n, sizeof(Thr)); g.k = j->k; g.fibers = j->fibers;
  u8 *sm = 0; if (posix_memalign((void **)&sm, 1024, room * blocks + 1024)) abort();
  memset(sm, 0xcd, room * blocks); Rec *recs = CHECKS ? calloc(2 * room * blocks + 1, sizeof(Rec)) : 0;
  if (g.fibers && pooled < stride * n * blocks) { if (pool) munmap(pool, pooled); pooled = stride * n * blocks; pool = mmap(0, pooled, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0); if (pool == MAP_FAILED) abort(); }
  for (u32 i = 0; i < blocks; ++i) { Blk *b = g.b + i; b->g = &g; b->n = n; b->t = g.t + (u64)i * n; b->sm = sm + room * i; b->size = size; b->dynamic = l->dynamic; b->written = recs + 2 * room * i; b->read = b->written + room; b->rank = i % c; b->first = b - b->rank;
    for (u32 k = 0; k < n; ++k) { Thr *t = b->t + k; t->b = b; t->g = l->globals; t->index = k; t->lane = k & 31; t->warp = k >> 5; t->tid[0] = k % l->block[0]; t->tid[1] = k / l->block[0] % l->block[1]; t->tid[2] = k / l->block[0] / l->block[1]; } }
  u32 base = 1;
  for (u64 x; !l->failed && (x = __atomic_fetch_add(&l->ticket, 1, __ATOMIC_SEQ_CST)) < l->groups;) {
    for (u32 i = 0; i < blocks; ++i) { Blk *b = g.b + i; u64 q = l->together ? i / c : x; u32 gx = l->grid[0] / cl[0], gy = l->grid[1] / cl[1], r = b->rank;
      b->ctaid[0] = q % gx * cl[0] + r % cl[0]; b->ctaid[1] = q / gx % gy * cl[1] + r / cl[0] % cl[1]; b->ctaid[2] = q / gx / gy * cl[2] + r / cl[0] / cl[1];
      b->live = n; b->sync = b->unset = 0; b->mbars = b->bulks = 0; memset(b->bar, 0, sizeof b->bar); memset(&b->cluster, 0, sizeof b->cluster);
      for (u32 k = 0; g.fibers && k < n; ++k) if (b->t[k].clock > base) base = b->t[k].clock; }
    if (g.top > base) base = g.top;
    ++base; for (u32 i = 0; i < blocks; ++i) { g.b[i].base = base; for (u32 k = 0; g.fibers && k < n; ++k) { Thr *t = g.b[i].t + k; t->clock = base; t->copies = t->group = t->spins = 0; } }
    run_group(&g, pool, stride); }
  for (u32 i = 0; i < blocks; ++i) { free(g.b[i].mbar); free(g.b[i].bulk); for (u32 k = 0; k < n; ++k) free(g.b[i].t[k].copy); }
  free(g.b); free(g.t); free(sm); free(recs); return 0; }
static void *work_aside(void *arg) { work(arg); if (pool) munmap(pool, pooled); pool = 0; pooled = 0; return 0; }
static int launch_(Launch *l, Kernel *k, u32 shared, int fibers, u32 stack) {
  l->stack = stack;
  Job j = {l, k, shared, fibers}; u32 *c = l->cluster; pthread_t th[64]; memset(hint, 0, sizeof hint); memset(grid_sync, 0, sizeof grid_sync);
  l->groups = l->together ? 1 : (u64)l->grid[0] * l->grid[1] * l->grid[2] / (c[0] * c[1] * c[2]); if (l->groups < l->workers) l->workers = l->groups; if (l->workers > 64) l->workers = 64;
  for (u32 i = 1; i < l->workers; ++i) pthread_create(th + i, 0, work_aside, &j);
  work(&j); for (u32 i = 1; i < l->workers; ++i) pthread_join(th[i], 0);
  fflush(stdout); return l->failed; }

// ---- mbarriers, beside the word of shared memory that names them; bulk copies are done when someone waits
static Mbar *mbar(Thr *t, u32 site, u32 a, int make) {
  Blk *b = home(t, &a); for (u32 i = 0; i < b->mbars; ++i) if (b->mbar[i].at == a) return b->mbar + i;
  if (!make) bad(t, BAD_BARRIER, site, a, 8);
  if (b->mbars == b->mroom) { b->mroom = b->mroom ? b->mroom * 2 : 8; b->mbar = realloc(b->mbar, b->mroom * sizeof(Mbar)); }
  Mbar *m = b->mbar + b->mbars++; memset(m, 0, sizeof *m); m->at = a; return m; }
static void mbar_init(Thr *t, u32 site, u32 a, u32 n) { Mbar *m = mbar(t, site, a, 1); m->expected = m->pending = n; m->bytes = 0; m->phase = 0; }
static void mbar_turn(Mbar *m) { if (!m->pending && !m->bytes) { m->pending = m->expected; m->phase++; } }
static u64 mbar_arrive(Thr *t, u32 site, u32 a, u32 n, u32 bytes, int drop) {
  Mbar *m = mbar(t, site, a, 0); u64 was = m->phase; if (n > m->pending) bad(t, BAD_BARRIER, site, a, 8);
  m->bytes += bytes; m->pending -= n; if (drop) m->expected -= n; if (m->clock < t->clock) m->clock = t->clock; mbar_turn(m); return was; }
static void bulk(Thr *t, u32 site, u32 to, u64 from, int from_shared, u32 n, u32 bar) {
  Blk *b = t->b; u32 x = bar; b = home(t, &x); *add_copy(&b->bulk, &b->bulks, &b->broom) = (Copy){to >> 24 ? to : to, from, n, n, site, from_shared, bar, 1, t->b}; }
static int mbar_test(Thr *t, u32 site, u32 a, u64 phase, int parity) {
  Mbar *m = mbar(t, site, a, 0); Blk *b = t->b; u32 k = 0, n = b->bulks;
  for (u32 i = 0; i < n; ++i) { Copy c = b->bulk[i]; u32 x = c.bar & 0xffffff; if (x != (a & 0xffffff)) { b->bulk[k++] = c; continue; }
    move(t, c.site, c.to & 0xffffff, 1, c.from, c.group, c.size, c.size); m->bytes -= c.size; if (m->clock < t->clock) m->clock = t->clock; mbar_turn(m); }
  b->bulks = k;
  int done = parity ? (m->phase & 1) != (phase & 1) : m->phase != (u32)phase;
  if (done) { if (m->clock >= t->clock) t->clock = m->clock + 1; } else { t->spins = 99; spin(t, site); m = mbar(t, site, a, 0); done = parity ? (m->phase & 1) != (phase & 1) : m->phase != (u32)phase; if (done && m->clock >= t->clock) t->clock = m->clock + 1; }
  return done; }

// ---- values: registers hold bits; f16 and bf16 are worked on as doubles and rounded once
#define WORD(C, T) static inline C as_##T(u64 x) { return x; } static inline C of_##T(C x) { return x; }
WORD(u8, u8) WORD(u16, u16) WORD(u32, u32) WORD(u64, u64) WORD(s8, s8) WORD(s16, s16) WORD(s32, s32) WORD(s64, s64) WORD(u8, pred)
WORD(u8, b8) WORD(u16, b16) WORD(u32, b32) WORD(u64, b64) WORD(u32, u16x2) WORD(u32, s16x2) WORD(u32, f16x2) WORD(u32, bf16x2)
static inline float as_f32(u32 x) { float f; memcpy(&f, &x, 4); return f; }
static inline double as_f64(u64 x) { double f; memcpy(&f, &x, 8); return f; }
static inline u32 of_f32(float f) { u32 x; memcpy(&x, &f, 4); return f == f ? x : 0x7fffffff; }
static inline u64 of_f64(double f) { u64 x; memcpy(&x, &f, 8); return x; }
static inline double flush(double x, double tiny) { return fabs(x) < tiny ? copysign(0, x) : x; }
static inline double sat_(double x) { return x > 0 ? x < 1 ? x : 1 : 0; }
static inline double relu_(double x) { return x != x ? x : x > 0 ? x : 0; }
// A float of E bits of exponent and M of mantissa; inf: does it have infinities (else only NaN, all ones)?
static inline double widen(u32 h, int M, int E, int inf) {
  u32 e = h >> M & ((1 << E) - 1), m = h & ((1 << M) - 1), top = (1 << E) - 1; int bias = (1 << (E - 1)) - 1; double r;
  if (e == top && (inf || m == (1u << M) - 1)) r = m ? NAN : INFINITY;
  else if (!e) r = m * as_f64((u64)(1023 + 1 - bias - M) << 52);
  else r = as_f64((u64)(e - bias + 1023) << 52 | (u64)m << (52 - M));
  return h >> (M + E) & 1 ? -r : r; }
static u32 narrow(double x, int M, int E, int mode, int inf, int sat) {  // mode: 0 rn, 1 rz, 2 rm, 3 rp, 4 rna
  u64 u = of_f64(x), f = u & ((1ull << 52) - 1); u32 s = u >> 63; int e = (int)(u >> 52 & 2047), bias = (1 << (E - 1)) - 1, sign = s << (M + E);
  u32 most = inf ? ((1u << E) - 1) << M : (1u << (M + E)) - 1, max = most - 1;  // inf or NaN; the largest
  if (e == 2047 && f) return inf ? (1u << (M + E)) - 1 : most | (M < 4 ? 0 : 0);
  if (e == 2047) return sign | (sat ? max : most);
  if (!e) { if (!f) return sign; e = 1; } else f |= 1ull << 52;
  e += bias - 1023; int shift = 52 - M; if (e < 1) { shift += 1 - e; e = 1; } if (shift > 54) shift = 54;
  u64 q = f >> shift, rest = f & ((1ull << shift) - 1), half = 1ull << (shift - 1);
  if (mode == 0 ? rest > half || (rest == half && q & 1) : mode == 4 ? rest >= half : rest && ((mode == 2 && s) || (mode == 3 && !s))) q++;
  u64 r = q + ((u64)(e - 1) << M);
  if (r > max) r = sat || mode == 1 || (mode == 2 && !s) || (mode == 3 && s) ? max : most;
  return sign | r; }
static inline u32 keep_nan(double x, int M, int E, u32 else_) {  // a NaN of f64 keeps its sign and the upper part of its payload
  u64 u = of_f64(x); return x == x ? else_ : (u32)(u >> 63 << (M + E)) | (((1u << E) - 1) << M) | (u32)((u & ((1ull << 52) - 1)) >> (52 - M)) | 1u << (M - 1); }
#define as_f16(x) widen((u16)(x), 10, 5, 1)
#define as_bf16(x) widen((u16)(x), 7, 8, 1)
#define of_f16(x) narrow((x), 10, 5, 0, 1, 0)
#define of_bf16(x) narrow((x), 7, 8, 0, 1, 0)
#define narrowed_f16(x) as_f16(of_f16(x))
#define narrowed_bf16(x) as_bf16(of_bf16(x))
static inline double fma_odd(double a, double b, double c) {  // rounded to odd: a second rounding does no harm
  double p = a * b, s = p + c; if (isnan(s) || isinf(s)) return s; double t = s - p, e = (p - (s - t)) + (c - t); u64 u = of_f64(s);
  if (e != 0 && !(u & 1)) u += (e > 0) == (s > 0) ? 1 : -1; return as_f64(u); }
#define abs_(x) fabs(x)
#define neg_(x) (-(x))
#define fma_f32 fmaf
#define fma_f64 fma
#define fma_f16 fma_odd
#define fma_bf16 fma_odd
#define sqrt_f32 sqrtf
#define sqrt_f64 sqrt
static const int MODES[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};
#define DIRECTED(T, N, SQRT, FMA) static __attribute__((noinline)) T directed_##N(char op, int mode, T a, T b, T c) { \
  volatile T x = a, y = b, z = c, r; fesetround(MODES[mode]); \
  switch (op) { case '+': r = x + y; break; case '-': r = x - y; break; case '*': r = x * y; break; case '/': r = x / y; break; case '1': r = 1 / x; break; case 'q': r = SQRT(x); break; default: r = FMA(x, y, z); } \
  fesetround(FE_TONEAREST); return r; }
DIRECTED(double, f64, sqrt, fma)
DIRECTED(float, f32, sqrtf, fmaf)
#define CONVERT(T, S, N) static __attribute__((noinline)) T N(S a, int mode) { volatile S x = a; fesetround(MODES[mode]); volatile T r = (T)x; fesetround(FE_TONEAREST); return r; }
CONVERT(float, double, f32_of_f64) CONVERT(float, s64, f32_of_s64) CONVERT(float, u64, f32_of_u64) CONVERT(double, s64, f64_of_s64) CONVERT(double, u64, f64_of_u64)
#define ieee(OP, MODE, T, E, ...) (MODE ? directed_##T(OP, MODE, __VA_ARGS__) : (E))
static inline double whole(double x, int mode) { return mode == 0 ? nearbyint(x) : mode == 1 ? trunc(x) : mode == 2 ? floor(x) : ceil(x); }
static inline u64 to_s(double x, int bits, int wide) { if (x != x) return wide ? 1ull << 63 >> (64 - bits) : 0; double l = ldexp(1, bits - 1); return x >= l ? ~0ull >> (65 - bits) : x < -l ? (u64)INT64_MIN >> (64 - bits) : (u64)(s64)x; }
static inline u64 to_u(double x, int bits, int wide) { if (x != x) return wide ? 1ull << (bits - 1) : 0; double l = ldexp(1, bits); return x >= l ? ~0ull >> (64 - bits) : x < 0 ? 0 : (u64)x; }
static inline s64 clamp_s(s128 x, int bits) { s64 h = (s64)(~0ull >> (65 - bits)), l = -h - 1; return x < l ? l : x > h ? h : (s64)x; }
static inline u64 clamp_u(s128 x, int bits) { u64 h = ~0ull >> (64 - bits); return x < 0 ? 0 : x > (s128)h ? h : (u64)x; }
#define LESSER(T, N) static inline T min_##N(T a, T b) { return a != a ? b : b != b ? a : a < b || (a == b && signbit(a)) ? a : b; } \
  static inline T max_##N(T a, T b) { return a != a ? b : b != b ? a : a > b || (a == b && !signbit(a)) ? a : b; }
LESSER(float, f32) LESSER(double, f64)
static inline float div_approx_f32(float a, float b) { float m = fabsf(b); return m > 0x1p126f && m < INFINITY ? isinf(a) ? NAN : a * (1 / (b * 0x1p-32f)) * 0x1p-32f * 0 : a / b; }
static inline double chop(double x) { return x != x ? as_f64(0x7fffffff00000000) : as_f64(of_f64(x) & ~0xffffffffull); }
static inline double dftz(double x) { return fabs(x) < 0x1p-1022 ? copysign(0, x) : x; }

// ---- textures: a handle is the address of what _simulation/texture_calls.py has written
typedef struct { char sign[8]; u64 base, pitch; u32 width, height, format, channels, clamps, reserved[3]; } Texture;
static void fetch(Thr *t, u32 site, u64 handle, const double *at, int two, u32 *q) {
  Texture *x = (Texture *)gp_(t, site, handle, 8, READ, 0); gp_(t, site, handle + sizeof *x - 8, 8, READ, 0); static const u32 bytes[] = {[1] = 1, [2] = 2, [3] = 4, [8] = 1, [9] = 2, [10] = 4, [16] = 2, [32] = 4};
  if (memcmp(x->sign, "texture", 8) || two != !!x->height) bad(t, TEXTURE, site, handle, sizeof *x);
  double i = floor(at[0]), j = two ? floor(at[1]) : 0, w = x->width, h = two ? x->height : 1; memset(q, 0, 16);
  if (x->clamps) { i = i < 0 || i != i ? 0 : i < w ? i : w - 1; j = j < 0 || j != j ? 0 : j < h ? j : h - 1; }
  if (!(i >= 0 && i < w && j >= 0 && j < h)) return;
  u32 f = x->format, n = bytes[f]; for (u32 k = 0; k < x->channels; ++k) {
    u8 *p = gp_(t, site, x->base + (u64)j * x->pitch + ((u64)i * x->channels + k) * n, n, READ, 0);
    memcpy(q + k, p, n); if (f == 8) q[k] = (s8)q[k]; if (f == 9) q[k] = (s16)q[k]; if (f != 16) continue;
    u32 b = q[k], m = b & 0x3ff; q[k] = (b & 0x7c00) == 0x7c00 && m ? (b & 0x8000) << 16 | 0x7f800000 | m << 13 : of_f32(as_f16(b)); } }

// ---- comparisons: one of floats is false where one is not a number, unless it ends in u
#define eq_(a, b) ((a) == (b))
#define ne_(a, b) ((a) < (b) || (a) > (b))
#define lt_(a, b) ((a) < (b))
#define le_(a, b) ((a) <= (b))
#define gt_(a, b) ((a) > (b))
#define ge_(a, b) ((a) >= (b))
#define lo_ lt_
#define ls_ le_
#define hi_ gt_
#define hs_ ge_
#define equ_(a, b) (!ne_(a, b))
#define neu_(a, b) ((a) != (b))
#define ltu_(a, b) (!ge_(a, b))
#define leu_(a, b) (!gt_(a, b))
#define gtu_(a, b) (!le_(a, b))
#define geu_(a, b) (!lt_(a, b))
#define num_(a, b) ((a) == (a) && (b) == (b))
#define nan_(a, b) (!num_(a, b))
#define and_ &
#define or_ |
#define xor_ ^
#define both_(c, then) ({ u8 c_ = c; t->pred = !c_ then; c_ then; })
#define pair_(a, b) ({ t->pred = b; a; })

// ---- integers
#define carry_(n, set, e) ({ u128 w_ = e; if (set) cc = w_ >> (n) & 1; (u64)w_; })
#define borrow_(n, set, e) ({ u128 w_ = e; if (set) cc = !(w_ >> (n) & 1); (u64)w_; })  // as on the device: no borrow
static u64 now_(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1000000000ull + t.tv_nsec; }
#define FENCE __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define popc_(x) ((u32)__builtin_popcountll(x))
static inline u32 clz_(u64 x, int bits) { return x ? __builtin_clzll(x) - (64 - bits) : bits; }
static inline u32 brev_b32(u32 x) { u32 r = 0; for (int i = 0; i < 32; ++i) r = r << 1 | (x >> i & 1); return r; }
static inline u64 brev_b64(u64 x) { return (u64)brev_b32(x) << 32 | brev_b32(x >> 32); }
static inline u32 prmt(u32 a, u32 b, u32 c) { u64 x = (u64)b << 32 | a; u32 r = 0; for (int i = 0; i < 4; ++i) { u32 s = c >> 4 * i & 15; u8 v = x >> 8 * (s & 7); if (s & 8) v = (s8)v < 0 ? 255 : 0; r |= (u32)v << 8 * i; } return r; }
static inline u32 prmt_mode(u32 a, u32 b, u32 c, const char *m) {
  u32 s = c & 3, k = 0; for (u32 i = 0; i < 4; ++i) { u32 v; switch (m[0] << 8 | m[1]) { case 'f' << 8 | '4': v = i + s; break; case 'b' << 8 | '4': v = (s - i) & 7; break; case 'r' << 8 | 'c': v = m[2] == '8' ? s : (s & 1) * 2 + (i & 1); break; default: v = m[2] == 'l' ? (i > s ? i : s) : i < s ? i : s; } k |= v << 4 * i; }
  return prmt(a, b, k); }
static inline u32 lop3(u32 a, u32 b, u32 c, u32 t) { u32 r = 0; if (t & 1) r |= ~a & ~b & ~c; if (t & 2) r |= ~a & ~b & c; if (t & 4) r |= ~a & b & ~c; if (t & 8) r |= ~a & b & c; if (t & 16) r |= a & ~b & ~c; if (t & 32) r |= a & ~b & c; if (t & 64) r |= a & b & ~c; if (t & 128) r |= a & b & c; return r; }
static inline u64 bfe(u64 a, u32 p, u32 n, int bits, int sg) {
  p &= 255; n &= 255; if (!n) return 0; if (bits == 32) a = sg ? (u64)(s64)(s32)a : (u32)a;
  u32 end = p + n, at = end - 1 < (u32)bits ? end - 1 : bits - 1; int s = sg && a >> at & 1; u64 r = p < (u32)bits ? a >> p : 0; u32 w = (end < (u32)bits ? end : bits) - (p < (u32)bits ? p : end < (u32)bits ? end : bits);
  if (w < 64) { r &= (1ull << w) - 1; if (s) r |= ~0ull << w; } return r; }
static inline u64 bfi(u64 a, u64 b, u32 p, u32 n, int bits) { p &= 255; n &= 255; if (p >= (u32)bits || !n) return b; u64 m = n >= 64 ? ~0ull : (1ull << n) - 1; return (b & ~(m << p)) | ((a & m) << p); }
static inline s32 dot(u32 a, u32 b, int k, int as, int bs, int step, int from) {  // dp4a: 4 bytes; dp2a: 2 halves of a with 2 bytes of b
  u32 r = 0; for (int i = 0; i < k; ++i) { u32 x = k == 4 ? (as ? (u32)(s8)(a >> 8 * i) : (u8)(a >> 8 * i)) : as ? (u32)(s16)(a >> 16 * i) : (u16)(a >> 16 * i), j = 8 * (i * step + from); r += x * (bs ? (u32)(s8)(b >> j) : (u8)(b >> j)); } return r; }
static inline u32 bfind(u64 x, int sg, int bits, int shift) { if (sg && x >> (bits - 1) & 1) x = ~x; if (bits == 32) x = (u32)x; if (!x) return ~0u; u32 r = 63 - __builtin_clzll(x); return shift ? bits - 1 - r : r; }
static inline u32 fns(u32 m, u32 b, s32 o) { if (!o) return b < 32 && m >> b & 1 ? b : ~0u; int d = o > 0 ? 1 : -1, c = abs(o); for (s64 i = b; i >= 0 && i < 32; i += d) if (m >> i & 1 && !--c) return i; return ~0u; }
static inline u32 bmsk(u32 p, u32 n, int wrap) { if (wrap) p &= 31, n &= 31; return p > 31 ? 0 : (n > 31 ? ~0u : (1u << n) - 1) << p; }
static inline u32 szext(u32 a, u32 n, int wrap, int sg) { if (wrap) n &= 31; if (n > 31) return a; if (!n) return 0; a &= (1u << n) - 1; return sg && a >> (n - 1) & 1 ? a | ~0u << n : a; }
#define DIVIDE(T) static inline T div_##T(T a, T b) { return b == 0 ? (T)-1 : (T)-1 < 0 && b == (T)-1 ? (T)(0 - (u64)a) : a / b; } \
  static inline T rem_##T(T a, T b) { return b == 0 ? (T)-1 : (T)-1 < 0 && b == (T)-1 ? 0 : a % b; }
DIVIDE(u16) DIVIDE(u32) DIVIDE(u64) DIVIDE(s16) DIVIDE(s32) DIVIDE(s64)
#define mulhi_u16(a, b) (((u32)(a) * (b)) >> 16)
#define mulhi_s16(a, b) (((s32)(a) * (b)) >> 16)
#define mulhi_u32(a, b) (((u64)(a) * (b)) >> 32)
#define mulhi_s32(a, b) (((s64)(a) * (b)) >> 32)
#define mulhi_u64(a, b) ((u64)(((u128)(a) * (b)) >> 64))
#define mulhi_s64(a, b) ((s64)(((s128)(a) * (b)) >> 64))
#define m24_u32(x) ((u64)((x) & 0xffffff))
#define m24_s32(x) ((s64)((s32)((u32)(x) << 8) >> 8))

// ---- atomics: shared memory belongs to one host thread, other memory to all of them
#define ATOMIC(U, P, ALONE, NEW) ({ U *p_ = (U *)(P), O, N_; enum { alone_ = ALONE }; \
  if (alone_) { O = *p_; *p_ = NEW; } \
  else { O = __atomic_load_n(p_, __ATOMIC_RELAXED); do N_ = NEW; while (!__atomic_compare_exchange_n(p_, &O, N_, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)); } O; })
#define new_add O + B
#define new_min O < B ? O : B
#define new_max O > B ? O : B
#define new_and O & B
#define new_or O | B
#define new_xor O ^ B
#define new_exch B
#define new_cas O == B ? C : O
#define new_inc O >= B ? 0 : O + 1
#define new_dec !O || O > B ? B : O - 1
#define new_add_f64 of_f64(as_f64(O) + B)
#define new_add_f32 of_f32(alone_ ? as_f32(O) + B : flush((float)(flush(as_f32(O), 0x1p-126) + flush(B, 0x1p-126)), 0x1p-126))  // outside of shared memory it flushes
#define new_add_f16 of_f16(as_f16(O) + B)
#define new_add_bf16 of_bf16(as_bf16(O) + B)
#define new_add_f16x2 of_f16(as_f16(O) + as_f16(B)) | of_f16(as_f16(O >> 16) + as_f16(B >> 16)) << 16
#define new_add_bf16x2 of_bf16(as_bf16(O) + as_bf16(B)) | of_bf16(as_bf16(O >> 16) + as_bf16(B >> 16)) << 16

// ---- matrices: fragments as the PTX manual lays them out; `value` points to the registers of a lane
typedef struct { u32 m, n, k, bits, a_kind, b_kind, c_kind, sat; const void *a, *b, *c; void *d; } Mma;
enum { M_F16, M_BF16, M_TF32, M_F64, M_S8, M_U8, M_E4M3, M_E5M2, M_F32, M_S32 };
static double element(const u32 *r, u32 i, u32 kind) { u64 v; switch (kind) {
    case M_F16: return as_f16(r[i / 2] >> 16 * (i & 1)); case M_BF16: return as_bf16(r[i / 2] >> 16 * (i & 1)); case M_TF32: return as_f32(r[i] & ~0x1fffu); case M_F32: return as_f32(r[i]);
    case M_F64: memcpy(&v, r + 2 * i, 8); return as_f64(v); case M_S8: return (s8)(r[i / 4] >> 8 * (i & 3)); case M_U8: return (u8)(r[i / 4] >> 8 * (i & 3));
    case M_E4M3: return widen((u8)(r[i / 4] >> 8 * (i & 3)), 3, 4, 0); case M_E5M2: return widen((u8)(r[i / 4] >> 8 * (i & 3)), 2, 5, 1); default: return (s32)r[i]; } }
static void mma(Thr *w) {
  static __thread double A[16][64], B[64][8]; Mma *f = (Mma *)w[0].value; u32 M = f->m, N = f->n, K = f->k, e = f->bits == 64 ? 1 : 32 / f->bits;
  u32 na = M * K / 32, nb = K * N / 32, nc = M * N / 32;
  for (u32 l = 0; l < 32; ++l) { Mma *x = (Mma *)w[l].value; u32 g = l >> 2, q = l & 3;
    for (u32 i = 0; i < na; ++i) { u32 v = i / e, tall = M == 16; A[g + (tall ? 8 * (v & 1) : 0)][q * e + i % e + 4 * e * (tall ? v >> 1 : v)] = element(x->a, i, f->a_kind); }
    for (u32 i = 0; i < nb; ++i) B[q * e + i % e + 4 * e * (i / e)][g] = element(x->b, i, f->b_kind); }
  for (u32 l = 0; l < 32; ++l) { const u32 *c = ((Mma *)w[l].value)->c; u32 *d = ((Mma *)w[l].value)->d; for (u32 i = 0; i < nc; ++i) {
      u32 row = (l >> 2) + 8 * (i >> 1), col = (l & 3) * 2 + (i & 1); double s = element(c, i, f->c_kind); s64 t = (s32)s; u64 v;
      for (u32 k = 0; k < K; ++k) { double a = A[row][k], b = B[k][col]; if (f->c_kind == M_S32) t += (s64)a * (s64)b; else s = fma(a, b, s); }
      switch (f->c_kind) { case M_F64: v = of_f64(s); memcpy(d + 2 * i, &v, 8); break; case M_F32: d[i] = of_f32(s); break; case M_S32: d[i] = f->sat ? clamp_s(t, 32) : t; break;
        default: d[i / 2] = i & 1 ? (d[i / 2] & 0xffff) | of_f16(s) << 16 : of_f16(s); } } } }
#define mma_(SITE, ...) ({ Mma x_ = {__VA_ARGS__, A, B, C, q_}; warp(t, SITE, W_MMA, ~0u, (u64)&x_, 0, 0); })
typedef struct { u64 at; u32 count, trans, shared, *r; } Matrix;
static void matrix(Thr *w, u32 kind) {  // ldmatrix, stmatrix of 8 x 8 halves: lane 8 m + i brings row i of matrix m
  Matrix *f = (Matrix *)w[0].value; for (u32 l = 0; l < 32; ++l) { Matrix *x = (Matrix *)w[l].value; u32 g = l >> 2, q = (l & 3) * 2;
    for (u32 m = 0; m < f->count; ++m) { u32 v = 0; for (u32 i = 0; i < 2; ++i) { u32 row = f->trans ? q + i : g, col = f->trans ? g : q + i; Thr *t = w + m * 8 + row; u64 a = ((Matrix *)t->value)->at + 2 * col;
        u16 h = x->r[m] >> 16 * i; u8 *p = f->shared ? sp_(w + l, t->site, a, 2, kind == W_LOAD ? READ : WRITE, kind == W_LOAD ? 0 : &h) : gp_(w + l, t->site, a, 2, kind == W_LOAD ? READ : WRITE, &h);
        if (kind == W_LOAD) { memcpy(&h, p, 2); v |= (u32)h << 16 * i; } else memcpy(p, &h, 2); }
      if (kind == W_LOAD) x->r[m] = v; } } }

static void matrices(Thr *t, u32 site, u32 kind, u64 at, u32 count, u32 trans, u32 shared, u32 *r) {
  Matrix x = {at, count, trans, shared, r}; warp(t, site, kind, ~0u, (u64)&x, 0, 0); }

static void set_(u8 *to, u32 size, u64 value) { memcpy(to, &value, size); }

// ---- functions that a device has and PTX only declares: each parameter is a pointer to its bytes
static void f_vprintf(Thr *t, u8 *ret, u8 *format, u8 *values) {
  const char *f = *(char **)format; u8 *a = *(u8 **)values; int n = 0;
  for (; *f; ++f) { char one[64], *o = one; int l = 0; if (*f != '%') { putchar(*f); continue; } if (f[1] == '%') { putchar('%'); ++f; continue; }
    *o++ = *f++; while (*f && !strchr("diouxXcsfFeEgGaAp", *f) && o < one + 60) { l += *f == 'l' || *f == 'z' || *f == 'j'; *o++ = *f++; } if (!*f) break; *o++ = *f; *o = 0; n++;
    int real = !!strchr("fFeEgGaA", *f); u64 k = real || l || *f == 's' || *f == 'p' ? 7 : 3; a = (u8 *)(((u64)a + k) & ~k);
    if (real) printf(one, *(double *)a); else if (k == 7) printf(one, *(u64 *)a); else printf(one, *(u32 *)a); a += k + 1; }
  *(s32 *)ret = n; }
static void f_malloc(Thr *t, u8 *ret, u8 *n) {
  Heap *h = malloc(sizeof *h); h->size = *(u64 *)n; h->base = (u64)malloc(h->size); h->freed = 0; h->next = __atomic_load_n(&heap, __ATOMIC_SEQ_CST);
  while (!__atomic_compare_exchange_n(&heap, &h->next, h, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {} *(u64 *)ret = h->base; }
static void f_free(Thr *t, u8 *p) { u64 a = *(u64 *)p; if (!a) return; for (Heap *h = heap; h; h = h->next) if (h->base == a && !h->freed) { h->freed = 1; return; } bad(t, FREED, t->site, a, 0); }
static void f___assertfail(Thr *t, u8 *m, u8 *file, u8 *line, u8 *fn, u8 *size) {
  Finding *f = found(t, ASSERTION, t->site); snprintf(f->text, sizeof f->text, "%s, %s:%u", *(char **)m, *(char **)file, *(u32 *)line); leave(t->b->g); }
