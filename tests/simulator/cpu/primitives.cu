// Kernels for 128 threads and 512 numbers that use primitives of CUB for blocks and warps, the
// synchronization objects of libcu++, and cooperative groups.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_run_length_decode.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_shuffle.cuh>
#include <cub/block/block_store.cuh>
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_load.cuh>
#include <cub/warp/warp_merge_sort.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cub/warp/warp_store.cuh>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/pipeline>
#include <cuda/semaphore>
namespace cg = cooperative_groups;
constexpr int THREADS = 128, ITEMS = 4;
#define KERNEL extern "C" __global__ void
#define READ                                                                                       \
    int keys[ITEMS];                                                                               \
    for (int i = 0; i < ITEMS; i++)                                                                \
    keys[i] = in[threadIdx.x * ITEMS + i]
#define WRITE                                                                                      \
    for (int i = 0; i < ITEMS; i++)                                                                \
    out[threadIdx.x * ITEMS + i] = keys[i]

#define REDUCE(name, how)                                                                          \
    KERNEL reduce_##name(const int *in, int *out) {                                                \
        using R = cub::BlockReduce<int, THREADS, how>;                                             \
        __shared__ typename R::TempStorage s;                                                      \
        READ;                                                                                      \
        int r = R(s).Sum(keys);                                                                    \
        if (!threadIdx.x)                                                                          \
            out[0] = r;                                                                            \
        __syncthreads();                                                                           \
        r = R(s).Sum(in[threadIdx.x], 77);                                                         \
        if (!threadIdx.x)                                                                          \
            out[1] = r;                                                                            \
    }
REDUCE(raking, cub::BLOCK_REDUCE_RAKING)
REDUCE(commutative, cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY)
REDUCE(warps, cub::BLOCK_REDUCE_WARP_REDUCTIONS)

#define SCAN(name, how)                                                                            \
    KERNEL scan_##name(const int *in, int *out) {                                                  \
        using S = cub::BlockScan<int, THREADS, how>;                                               \
        __shared__ typename S::TempStorage s;                                                      \
        READ;                                                                                      \
        S(s).InclusiveSum(keys, keys);                                                             \
        WRITE;                                                                                     \
    }
SCAN(raking, cub::BLOCK_SCAN_RAKING)
SCAN(memoize, cub::BLOCK_SCAN_RAKING_MEMOIZE)
SCAN(warps, cub::BLOCK_SCAN_WARP_SCANS)

#define LOAD(name, how)                                                                            \
    KERNEL load_##name(const int *in, int *out) {                                                  \
        using L = cub::BlockLoad<int, THREADS, ITEMS, cub::BLOCK_LOAD_##how>;                      \
        using S = cub::BlockStore<int, THREADS, ITEMS, cub::BLOCK_STORE_##how>;                    \
        __shared__ union {                                                                         \
            typename L::TempStorage l;                                                             \
            typename S::TempStorage s;                                                             \
        } t;                                                                                       \
        int keys[ITEMS];                                                                           \
        L(t.l).Load(const_cast<int *>(in), keys);                                                  \
        __syncthreads();                                                                           \
        S(t.s).Store(out, keys);                                                                   \
    }
LOAD(direct, DIRECT)
LOAD(striped, STRIPED)
LOAD(vectorize, VECTORIZE)
LOAD(transpose, TRANSPOSE)
LOAD(warp, WARP_TRANSPOSE)
LOAD(slice, WARP_TRANSPOSE_TIMESLICED)

KERNEL sort_striped(const int *in, int *out) {
    using S = cub::BlockRadixSort<int, THREADS, ITEMS>;
    __shared__ typename S::TempStorage s;
    READ;
    S(s).SortBlockedToStriped(keys);
    for (int i = 0; i < ITEMS; i++)
        out[i * THREADS + threadIdx.x] = keys[i];
}
KERNEL sort_pairs(const int *in, int *out) {
    using S = cub::BlockRadixSort<int, THREADS, ITEMS, int>;
    __shared__ typename S::TempStorage s;
    READ;
    int v[ITEMS];
    for (int i = 0; i < ITEMS; i++)
        v[i] = threadIdx.x * ITEMS + i;
    S(s).SortDescending(keys, v);
    WRITE;
    for (int i = 0; i < ITEMS; i++)
        out[512 + threadIdx.x * ITEMS + i] = v[i];
}
#define HISTOGRAM(name, how)                                                                       \
    KERNEL histogram_##name(const int *in, int *out) {                                             \
        using H = cub::BlockHistogram<unsigned char, THREADS, ITEMS, 100, how>;                    \
        __shared__ typename H::TempStorage s;                                                      \
        __shared__ int h[100];                                                                     \
        unsigned char keys[ITEMS];                                                                 \
        for (int i = 0; i < ITEMS; i++)                                                            \
            keys[i] = in[threadIdx.x * ITEMS + i];                                                 \
        H(s).Histogram(keys, h);                                                                   \
        __syncthreads();                                                                           \
        if (threadIdx.x < 100)                                                                     \
            out[threadIdx.x] = h[threadIdx.x];                                                     \
    }
HISTOGRAM(atomic, cub::BLOCK_HISTO_ATOMIC)
HISTOGRAM(sort, cub::BLOCK_HISTO_SORT)
struct Minus {
    __device__ int operator()(int a, int b) const {
        return a - b;
    }
};
KERNEL difference(const int *in, int *out) {
    using D = cub::BlockAdjacentDifference<int, THREADS>;
    __shared__ typename D::TempStorage s;
    READ;
    D(s).SubtractLeft(keys, keys, Minus());
    WRITE;
}
KERNEL heads(const int *in, int *out) {
    using D = cub::BlockDiscontinuity<int, THREADS>;
    __shared__ typename D::TempStorage s;
    READ;
    int f[ITEMS];
    D(s).FlagHeads(f, keys, cuda::std::not_equal_to<int>());
    for (int i = 0; i < ITEMS; i++)
        out[threadIdx.x * ITEMS + i] = f[i];
}
KERNEL shuffle_up(const int *in, int *out) {
    using S = cub::BlockShuffle<int, THREADS>;
    __shared__ typename S::TempStorage s;
    READ;
    int u[ITEMS];
    S(s).Up(keys, u);
    if (!threadIdx.x)
        u[0] = 0;
    for (int i = 0; i < ITEMS; i++)
        out[threadIdx.x * ITEMS + i] = u[i];
}
KERNEL exchange(const int *in, int *out) {
    using E = cub::BlockExchange<int, THREADS, ITEMS, true>;
    __shared__ typename E::TempStorage s;
    READ;
    E(s).BlockedToStriped(keys, keys);
    __syncthreads();
    E(s).StripedToBlocked(keys, keys);
    __syncthreads();
    E(s).BlockedToWarpStriped(keys, keys);
    __syncthreads();
    E(s).WarpStripedToBlocked(keys, keys);
    WRITE;
}
KERNEL decode(const int *in, int *out) {
    using R = cub::BlockRunLengthDecode<int, THREADS, 1, 4>;
    __shared__ typename R::TempStorage s;
    int v[1] = {in[threadIdx.x]}, n[1] = {4};
    int total;
    R r(s, v, n, total);
    int keys[ITEMS];
    r.RunLengthDecode(keys, 0);
    WRITE;
}

KERNEL block_sort(const int *in, int *out) {
    using S = cub::BlockMergeSort<int, THREADS, ITEMS>;
    __shared__ typename S::TempStorage s;
    READ;
    S(s).Sort(keys, cuda::std::less<int>());
    WRITE;
}
KERNEL block_stable(const int *in, int *out) {
    using S = cub::BlockMergeSort<int, THREADS, ITEMS, int>;
    __shared__ typename S::TempStorage s;
    READ;
    int v[ITEMS];
    for (int i = 0; i < ITEMS; i++)
        v[i] = threadIdx.x * ITEMS + i;
    S(s).StableSort(keys, v, cuda::std::less<int>(), 500, 1000);
    WRITE;
}
KERNEL warp_reduce(const int *in, int *out) {
    using R = cub::WarpReduce<int>;
    __shared__ typename R::TempStorage s[THREADS / 32];
    int w = threadIdx.x / 32;
    int r = R(s[w]).Sum(in[threadIdx.x]);
    if (threadIdx.x % 32 == 0)
        out[w] = r;
}
KERNEL warp_reduce16(const int *in, int *out) {
    using R = cub::WarpReduce<int, 16>;
    __shared__ typename R::TempStorage s[THREADS / 16];
    int w = threadIdx.x / 16;
    int r = R(s[w]).Sum(in[threadIdx.x]);
    if (threadIdx.x % 16 == 0)
        out[w] = r;
}
KERNEL warp_reduce12(const int *in, int *out) {
    using R = cub::WarpReduce<int, 12>;
    __shared__ typename R::TempStorage s[THREADS / 32];
    int w = threadIdx.x / 32;
    if (threadIdx.x % 32 < 12) {
        int r = R(s[w]).Sum(in[threadIdx.x]);
        if (threadIdx.x % 32 == 0)
            out[w] = r;
    }
}
KERNEL warp_scan(const int *in, int *out) {
    using S = cub::WarpScan<int>;
    __shared__ typename S::TempStorage s[THREADS / 32];
    int r;
    S(s[threadIdx.x / 32]).InclusiveSum(in[threadIdx.x], r);
    out[threadIdx.x] = r;
}
KERNEL warp_exchange(const int *in, int *out) {
    using E = cub::WarpExchange<int, ITEMS>;
    __shared__ typename E::TempStorage s[THREADS / 32];
    READ;
    E e(s[threadIdx.x / 32]);
    e.BlockedToStriped(keys, keys);
    __syncwarp();
    e.StripedToBlocked(keys, keys);
    WRITE;
}
KERNEL warp_load(const int *in, int *out) {
    using L = cub::WarpLoad<int, ITEMS, cub::WARP_LOAD_TRANSPOSE>;
    using S = cub::WarpStore<int, ITEMS, cub::WARP_STORE_TRANSPOSE>;
    __shared__ union {
        typename L::TempStorage l;
        typename S::TempStorage s;
    } t[THREADS / 32];
    int w = threadIdx.x / 32, keys[ITEMS];
    L(t[w].l).Load(const_cast<int *>(in) + w * 128, keys);
    __syncwarp();
    S(t[w].s).Store(out + w * 128, keys);
}

KERNEL atomics(const int *in, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> sum(out[0]), most(out[1]), swaps(out[2]);
    sum.fetch_add(in[threadIdx.x], cuda::memory_order_relaxed);
    most.fetch_max(in[threadIdx.x]);
    int seen = swaps.load();
    while (!swaps.compare_exchange_weak(seen, seen + 2)) {
    }
}
KERNEL message(const int *in, int *out) { // release and acquire
    __shared__ cuda::atomic<int, cuda::thread_scope_block> ready;
    __shared__ int data[32];
    if (!threadIdx.x)
        new (&ready) cuda::atomic<int, cuda::thread_scope_block>(0);
    __syncthreads();
    if (threadIdx.x < 32) {
        data[threadIdx.x] = in[threadIdx.x];
        __syncwarp();
        if (!threadIdx.x) {
            ready.store(1, cuda::memory_order_release);
            ready.notify_all();
        }
    } else {
        ready.wait(0, cuda::memory_order_acquire);
        out[threadIdx.x] = data[threadIdx.x % 32];
    }
}
KERNEL fences(const int *in, int *out) { // the last block sums
    __shared__ bool last;
    if (!threadIdx.x)
        out[1 + blockIdx.x] = in[blockIdx.x];
    __threadfence();
    if (!threadIdx.x)
        last = atomicAdd(&out[0], 1) == gridDim.x - 1;
    __syncthreads();
    if (last && !threadIdx.x) {
        int t = 0;
        for (int i = 0; i < gridDim.x; i++)
            t += ((volatile int *)out)[1 + i];
        out[100] = t;
    }
}
KERNEL spin(const int *in, int *out) { // a lock between blocks
    if (threadIdx.x == 0) {
        cuda::atomic_ref<int, cuda::thread_scope_device> lock(out[0]);
        while (lock.exchange(1, cuda::memory_order_acquire)) {
        }
        out[1] += in[blockIdx.x];
        lock.store(0, cuda::memory_order_release);
    }
}
KERNEL latch(const int *in, int *out) {
    __shared__ alignas(8) unsigned char raw[sizeof(cuda::latch<cuda::thread_scope_block>)];
    __shared__ int data[THREADS];
    auto &l = *reinterpret_cast<cuda::latch<cuda::thread_scope_block> *>(raw);
    if (!threadIdx.x)
        new (&l) cuda::latch<cuda::thread_scope_block>(THREADS);
    __syncthreads();
    data[threadIdx.x] = in[threadIdx.x];
    l.arrive_and_wait();
    out[threadIdx.x] = data[THREADS - 1 - threadIdx.x];
}
KERNEL semaphore(const int *in, int *out) {
    __shared__ alignas(
        8) unsigned char raw[sizeof(cuda::binary_semaphore<cuda::thread_scope_block>)];
    auto &l = *reinterpret_cast<cuda::binary_semaphore<cuda::thread_scope_block> *>(raw);
    if (!threadIdx.x)
        new (&l) cuda::binary_semaphore<cuda::thread_scope_block>(1);
    __syncthreads();
    if (threadIdx.x % 32 == 0) {
        l.acquire();
        out[0] += in[threadIdx.x];
        l.release();
    }
}
KERNEL barrier_phases(const int *in, int *out) {
    using Bar = cuda::barrier<cuda::thread_scope_block>;
    __shared__ Bar bar;
    __shared__ int data[2][THREADS];
    if (!threadIdx.x)
        init(&bar, THREADS);
    __syncthreads();
    int v = in[threadIdx.x];
    for (int i = 0; i < 6; i++) {
        data[i % 2][threadIdx.x] = v;
        bar.arrive_and_wait();
        v = data[i % 2][(threadIdx.x + 1) % THREADS];
    }
    out[threadIdx.x] = v;
}
KERNEL barrier_split(const int *in, int *out) {
    using Bar = cuda::barrier<cuda::thread_scope_block>;
    __shared__ Bar bar;
    __shared__ int data[THREADS];
    if (!threadIdx.x)
        init(&bar, THREADS);
    __syncthreads();
    data[threadIdx.x] = in[threadIdx.x];
    auto token = bar.arrive();
    int other = in[threadIdx.x] * 2;
    bar.wait(cuda::std::move(token));
    out[threadIdx.x] = data[THREADS - 1 - threadIdx.x] + other;
}
KERNEL copy_barrier(const int *in, int *out) {
    using Bar = cuda::barrier<cuda::thread_scope_block>;
    __shared__ Bar bar;
    __shared__ alignas(16) int data[512];
    auto block = cg::this_thread_block();
    if (!threadIdx.x)
        init(&bar, THREADS);
    block.sync();
    cuda::memcpy_async(block, data, in, cuda::aligned_size_t<16>(2048), bar);
    bar.arrive_and_wait();
    for (int i = 0; i < ITEMS; i++)
        out[threadIdx.x * ITEMS + i] = data[511 - threadIdx.x * ITEMS - i];
}
KERNEL copy_group(const int *in, int *out) {
    __shared__ alignas(16) int data[512];
    auto block = cg::this_thread_block();
    cg::memcpy_async(block, data, in, 2048);
    cg::wait(block);
    for (int i = 0; i < ITEMS; i++)
        out[threadIdx.x * ITEMS + i] = data[511 - threadIdx.x * ITEMS - i];
}
KERNEL pipeline(const int *in, int *out) {
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    __shared__ alignas(16) int data[2][THREADS];
    auto block = cg::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    int sum = 0;
    pipe.producer_acquire();
    cuda::memcpy_async(block, data[0], in, cuda::aligned_size_t<16>(512), pipe);
    pipe.producer_commit();
    for (int i = 0; i < ITEMS; i++) {
        if (i + 1 < ITEMS) {
            pipe.producer_acquire();
            cuda::memcpy_async(block, data[(i + 1) % 2], in + (i + 1) * THREADS,
                               cuda::aligned_size_t<16>(512), pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        sum += data[i % 2][THREADS - 1 - threadIdx.x];
        pipe.consumer_release();
    }
    out[threadIdx.x] = sum;
}
KERNEL producers(const int *in, int *out) { // one warp copies, three read
    constexpr int S = 2;
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, S> state;
    __shared__ alignas(16) int data[S][32];
    auto block = cg::this_thread_block();
    bool makes = threadIdx.x < 32;
    auto pipe = cuda::make_pipeline(
        block, &state, makes ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
    int sum = 0;
    for (int i = 0; i < 8; i++) {
        if (makes) {
            pipe.producer_acquire();
            cuda::memcpy_async(&data[i % S][threadIdx.x], in + i * 32 + threadIdx.x,
                               cuda::aligned_size_t<4>(4), pipe);
            pipe.producer_commit();
        } else {
            pipe.consumer_wait();
            sum += data[i % S][threadIdx.x % 32];
            pipe.consumer_release();
        }
    }
    if (!makes)
        out[threadIdx.x] = sum;
}

KERNEL cg_reduce(const int *in, int *out) {
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    int r = cg::reduce(tile, in[threadIdx.x], cg::plus<int>());
    if (!tile.thread_rank())
        out[tile.meta_group_rank()] = r;
}
KERNEL cg_scan(const int *in, int *out) {
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    out[threadIdx.x] = cg::inclusive_scan(tile, in[threadIdx.x]);
}
KERNEL cg_coalesced(const int *in, int *out) { // aggregated atomics
    if (in[threadIdx.x] % 3 == 0) {
        auto group = cg::coalesced_threads();
        int at;
        if (!group.thread_rank())
            at = atomicAdd(out, group.size());
        at = group.shfl(at, 0) + group.thread_rank();
        out[1 + at] = in[threadIdx.x];
    }
}
KERNEL cg_labeled(const int *in, int *out) {
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    auto same = cg::labeled_partition(warp, in[threadIdx.x] % 4);
    out[threadIdx.x] = cg::reduce(same, 1, cg::plus<int>());
}
KERNEL cg_binary(const int *in, int *out) {
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    auto same = cg::binary_partition(warp, in[threadIdx.x] % 2 == 0);
    out[threadIdx.x] = same.size();
}
KERNEL cg_votes(const int *in, int *out) {
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    out[threadIdx.x] = tile.any(in[threadIdx.x] > 90) + 2 * tile.all(in[threadIdx.x] > 5) +
                       4 * __popc(tile.ballot(in[threadIdx.x] & 1));
}
KERNEL cg_block_reduce(const int *in, int *out) {
    __shared__ int part[THREADS];
    auto block = cg::this_thread_block();
    part[threadIdx.x] = in[threadIdx.x];
    block.sync();
    for (int s = THREADS / 2; s; s /= 2) {
        if (threadIdx.x < s)
            part[threadIdx.x] += part[threadIdx.x + s];
        block.sync();
    }
    if (!threadIdx.x)
        out[0] = part[0];
}
KERNEL cg_arrive(const int *in, int *out) {
    __shared__ int part[THREADS];
    auto block = cg::this_thread_block();
    part[threadIdx.x] = in[threadIdx.x];
    auto token = block.barrier_arrive();
    int own = in[threadIdx.x];
    block.barrier_wait(cuda::std::move(token));
    out[threadIdx.x] = own + part[THREADS - 1 - threadIdx.x];
}
KERNEL cg_invoke(const int *in, int *out) {
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    __shared__ int w[4];
    cg::invoke_one(warp, [&] { w[warp.meta_group_rank()] = in[warp.meta_group_rank()]; });
    warp.sync();
    out[threadIdx.x] = w[threadIdx.x / 32];
}
