// More sources that use the toolkit's headers, and must compile with the newest release of the
// toolkit: see test_corpus.py. The headings are as in clang_features.cu.
// --- groups: a warp's scan, 80
#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
extern "C" __global__ void k(int *o) {
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    o[threadIdx.x] = cg::inclusive_scan(warp, o[threadIdx.x]) + cg::exclusive_scan(warp, 1);
}
// --- groups: tiles and their reductions, 80
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
extern "C" __global__ void k(float *o) {
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    float largest = cg::reduce(tile, o[threadIdx.x], cg::greater<float>());
    float least = cg::reduce(tile, o[threadIdx.x], cg::less<float>());
    o[threadIdx.x] = largest - least + tile.meta_group_rank();
}
// --- groups: labeled and binary partitions, 80
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void k(int *o) {
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    auto odd = cg::binary_partition(tile, threadIdx.x & 1);
    auto same = cg::labeled_partition(tile, o[threadIdx.x] & 3);
    o[threadIdx.x] = odd.size() * 100 + same.thread_rank();
}
// --- groups: a cluster, 90
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void __cluster_dims__(2, 1, 1) k(int *o) {
    __shared__ int s;
    auto cluster = cg::this_cluster();
    s = threadIdx.x;
    cluster.sync();
    o[threadIdx.x] = *cluster.map_shared_rank(&s, cluster.block_rank() ^ 1);
    cluster.sync();
}
// --- groups: coalesced threads, votes and shuffles, 80
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void k(int *o) {
    if (threadIdx.x % 3)
        return;
    auto active = cg::coalesced_threads();
    o[threadIdx.x] =
        active.ballot(o[0] > 1) + active.any(o[1]) + active.shfl(o[2], 0) + active.match_any(o[3]);
}
// --- groups: invoke_one and asynchronous copies, 80
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
namespace cg = cooperative_groups;
extern "C" __global__ void k(int4 *o, const int4 *from) {
    __shared__ int4 s[64];
    auto block = cg::this_thread_block();
    cg::memcpy_async(block, s, from, cuda::aligned_size_t<16>(sizeof(s)));
    cg::wait_prior<0>(block);
    cg::invoke_one(block, [&] { o[0] = s[1]; });
}
// --- CUB: a block's histogram, 80
#include <cub/block/block_histogram.cuh>
extern "C" __global__ void k(unsigned *o, unsigned char *from) {
    using Histogram = cub::BlockHistogram<unsigned char, 128, 4, 256>;
    __shared__ typename Histogram::TempStorage t;
    __shared__ unsigned bins[256];
    unsigned char items[4] = {from[0], from[1], from[2], from[3]};
    Histogram(t).Histogram(items, bins);
    __syncthreads();
    o[threadIdx.x] = bins[threadIdx.x];
}
// --- CUB: a block's exchange and store, 80
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_store.cuh>
extern "C" __global__ void k(int *o) {
    using Exchange = cub::BlockExchange<int, 128, 4>;
    using Store = cub::BlockStore<int, 128, 4, cub::BLOCK_STORE_WARP_TRANSPOSE>;
    __shared__ union {
        typename Exchange::TempStorage e;
        typename Store::TempStorage s;
    } u;
    int items[4] = {1, 2, 3, 4};
    Exchange(u.e).StripedToBlocked(items, items);
    __syncthreads();
    Store(u.s).Store(o, items);
}
// --- CUB: a block's merge sort, 80
#include <cub/block/block_merge_sort.cuh>
struct Less {
    __device__ bool operator()(int a, int b) const {
        return a < b;
    }
};
extern "C" __global__ void k(int *o) {
    using Sort = cub::BlockMergeSort<int, 128, 4>;
    __shared__ typename Sort::TempStorage t;
    int items[4] = {o[0], o[1], o[2], o[3]};
    Sort(t).Sort(items, Less());
    o[threadIdx.x] = items[0];
}
// --- CUB: discontinuities and adjacent differences, 80
#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_discontinuity.cuh>
#include <cuda/std/functional>
extern "C" __global__ void k(int *o) {
    using Heads = cub::BlockDiscontinuity<int, 128>;
    using Difference = cub::BlockAdjacentDifference<int, 128>;
    __shared__ typename Heads::TempStorage h;
    __shared__ typename Difference::TempStorage d;
    int items[2] = {o[threadIdx.x], o[threadIdx.x + 1]};
    int flags[2];
    Heads(h).FlagHeads(flags, items, cuda::std::not_equal_to<int>());
    Difference(d).SubtractLeft(items, items, cuda::std::minus<int>());
    o[threadIdx.x] = flags[0] + items[1];
}
// --- CUB: warps, 80
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_load.cuh>
#include <cub/warp/warp_merge_sort.cuh>
#include <cub/warp/warp_scan.cuh>
extern "C" __global__ void k(int *o) {
    using Scan = cub::WarpScan<int>;
    using Load = cub::WarpLoad<int, 4>;
    __shared__ typename Scan::TempStorage t;
    __shared__ typename Load::TempStorage l;
    int items[4];
    Load(l).Load(o, items);
    Scan(t).InclusiveSum(items[0], items[0]);
    o[threadIdx.x] = items[0];
}
// --- CUB: threads and iterators, 80
#include <cub/iterator/cache_modified_input_iterator.cuh>
#include <cub/thread/thread_load.cuh>
#include <cub/thread/thread_reduce.cuh>
#include <cub/thread/thread_scan.cuh>
#include <cuda/std/functional>
extern "C" __global__ void k(int *o) {
    cub::CacheModifiedInputIterator<cub::LOAD_CG, int> from(o);
    int items[4] = {from[0], from[1], cub::ThreadLoad<cub::LOAD_CS>(o + 2), 4};
    o[threadIdx.x] = cub::ThreadReduce(items, cuda::std::plus<int>());
}
// --- CUB: run lengths, ranks and shuffles, 80
#include <cub/block/block_radix_rank.cuh>
#include <cub/block/block_run_length_decode.cuh>
#include <cub/block/block_shuffle.cuh>
extern "C" __global__ void k(int *o) {
    using Shuffle = cub::BlockShuffle<int, 128>;
    __shared__ typename Shuffle::TempStorage t;
    int next;
    Shuffle(t).Offset(o[threadIdx.x], next, 1);
    o[threadIdx.x] = next;
}
// --- std: algorithms and functional, 80
#include <cuda/std/algorithm>
#include <cuda/std/functional>
#include <cuda/std/iterator>
#include <cuda/std/numeric>
extern "C" __global__ void k(int *o) {
    cuda::std::reverse(o, o + 4);
    o[5] =
        *cuda::std::max_element(o, o + 4) + cuda::std::accumulate(o, o + 4, 0, cuda::std::plus<>());
    o[6] = cuda::std::clamp(o[6], 1, 9);
}
// --- std: optional, variant, expected, 80
#include <cuda/std/expected>
#include <cuda/std/optional>
#include <cuda/std/variant>
__device__ cuda::std::expected<int, float> divide(int a, int b) {
    return b ? cuda::std::expected<int, float>(a / b) : cuda::std::unexpected<float>(1.f);
}
extern "C" __global__ void k(int *o) {
    cuda::std::optional<int> some = o[0] ? cuda::std::optional<int>(o[1]) : cuda::std::nullopt;
    cuda::std::variant<int, float> either = o[2];
    o[3] = some.value_or(7) + cuda::std::get<0>(either) + divide(o[4], o[5]).value_or(0);
}
// --- std: chrono, ratio, 80
#include <cuda/std/chrono>
#include <cuda/std/ratio>
extern "C" __global__ void k(long long *o) {
    auto now = cuda::std::chrono::system_clock::now().time_since_epoch();
    o[0] = cuda::std::chrono::duration_cast<cuda::std::chrono::microseconds>(now).count();
    o[1] = cuda::std::ratio_add<cuda::std::ratio<1, 2>, cuda::std::ratio<1, 3>>::num;
}
// --- std: atomics, latch, semaphore, 80
#include <cuda/std/atomic>
#include <cuda/std/latch>
#include <cuda/std/semaphore>
extern "C" __global__ void k(int *o) {
    __shared__ cuda::std::atomic<int> count;
    __shared__ cuda::std::counting_semaphore<4> *semaphore;
    cuda::std::atomic_ref<int>(o[0]).fetch_xor(3);
    count.store(o[1], cuda::std::memory_order_release);
    semaphore = nullptr;
    o[2] = count.load(cuda::std::memory_order_acquire) + (semaphore == nullptr);
}
// --- std: type traits, concepts, utility, 80
#include <cuda/std/concepts>
#include <cuda/std/type_traits>
#include <cuda/std/utility>
template <class T> __device__ T add(T a, T b) {
    static_assert(cuda::std::is_arithmetic_v<T>);
    return a + b;
}
extern "C" __global__ void k(int *o) {
    static_assert(cuda::std::is_same_v<cuda::std::decay_t<const int &>, int>);
    auto pair = cuda::std::make_pair(o[0], o[1]);
    cuda::std::swap(pair.first, pair.second);
    o[2] = add(pair.first, cuda::std::exchange(o[3], 4));
}
// --- std: mathematics of float and double, 80
#include <cuda/std/cmath>
#include <cuda/std/limits>
#include <cuda/std/numbers>
extern "C" __global__ void k(float *f, double *d) {
    f[0] = cuda::std::sin(f[1]) + cuda::std::hypot(f[2], f[3]) + cuda::std::lerp(f[4], f[5], f[6]);
    d[0] = cuda::std::tgamma(d[1]) + cuda::std::remainder(d[2], d[3]) + cuda::std::numbers::pi;
    f[7] = cuda::std::isnan(f[8]) ? cuda::std::numeric_limits<float>::max()
                                  : cuda::std::scalbln(f[9], 2L);
}
// --- std: complex of double, 80
#include <cuda/std/complex>
extern "C" __global__ void k(cuda::std::complex<double> *c, double *d) {
    c[0] = cuda::std::polar(d[0], d[1]) + cuda::std::sqrt(c[1]) * cuda::std::conj(c[2]);
    d[2] = cuda::std::abs(c[3]) + cuda::std::arg(c[4]);
}
// --- std: inplace_vector, bitset, string_view, 80
#include <cuda/std/bitset>
#include <cuda/std/inplace_vector>
#include <cuda/std/string_view>
extern "C" __global__ void k(int *o) {
    cuda::std::inplace_vector<int, 8> some;
    some.push_back(o[0]);
    cuda::std::bitset<64> bits(o[1]);
    o[2] = some.size() + bits.count() + cuda::std::string_view("four").size();
}
// --- std: integers, bits and strings of C, 80
#include <cuda/std/bit>
#include <cuda/std/climits>
#include <cuda/std/cstdint>
#include <cuda/std/cstring>
extern "C" __global__ void k(cuda::std::uint32_t *o) {
    float value = 1.5f;
    cuda::std::memcpy(o, &value, sizeof(value));
    o[1] = cuda::std::bit_cast<cuda::std::uint32_t>(value) + cuda::std::countl_zero(o[2]);
    o[3] = cuda::std::rotl(o[4], 3) + cuda::std::bit_ceil(o[5]) + CHAR_BIT;
}
// --- cuda: semaphores and latches of scopes, 80
#include <cuda/latch>
#include <cuda/semaphore>
extern "C" __global__ void k(int *o,
                             cuda::counting_semaphore<cuda::thread_scope_device, 4> *semaphore,
                             cuda::latch<cuda::thread_scope_device> *latch) {
    semaphore->acquire();
    o[0] += 1;
    semaphore->release();
    latch->arrive_and_wait();
}
// --- cuda: annotated pointers, discarded memory, 80
#include <cuda/annotated_ptr>
#include <cuda/discard_memory>
extern "C" __global__ void k(int *o) {
    cuda::annotated_ptr<int, cuda::access_property::persisting> kept(o);
    kept[threadIdx.x] = 1;
    cuda::discard_memory(o + 1024, 128);
}
// --- cuda: a pipeline of two stages, 80
#include <cooperative_groups.h>
#include <cuda/pipeline>
extern "C" __global__ void k(int *o, const int *from) {
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    __shared__ int s[2][128];
    auto block = cooperative_groups::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    for (int at = 0; at < 4; at++) {
        pipe.producer_acquire();
        cuda::memcpy_async(block, s[at & 1], from + 128 * at, sizeof(s[0]), pipe);
        pipe.producer_commit();
        pipe.consumer_wait();
        o[threadIdx.x] += s[at & 1][threadIdx.x];
        pipe.consumer_release();
    }
}
// --- cuda: a barrier's tokens and a bulk copy, 90
#include <cuda/barrier>
#include <cuda/ptx>
extern "C" __global__ void k(int *o, const int *from) {
    __shared__ alignas(16) int s[128];
#pragma nv_diag_suppress static_var_with_dynamic_init
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    if (threadIdx.x == 0) {
        init(&barrier, blockDim.x);
        cuda::device::memcpy_async_tx(s, from, cuda::aligned_size_t<16>(sizeof(s)), barrier);
    }
    __syncthreads();
    auto token = threadIdx.x == 0 ? cuda::device::barrier_arrive_tx(barrier, 1, sizeof(s))
                                  : barrier.arrive();
    barrier.wait(cuda::std::move(token));
    o[threadIdx.x] = s[threadIdx.x];
}
// --- cuda: functional and arithmetic, 80
#include <cuda/cmath>
#include <cuda/functional>
extern "C" __global__ void k(unsigned *o) {
    o[0] = cuda::ceil_div(o[1], 7u) + cuda::round_up(o[2], 16u) + cuda::std::plus<>()(o[3], 1u);
    o[4] = cuda::maximum<unsigned>()(o[5], o[6]);
}
// --- half: comparisons, conversions, vectors, 80
#include <cuda_fp16.h>
extern "C" __global__ void k(__half *h, __half2 *v, int *o) {
    h[0] = __hmax(__hsub(h[1], h[2]), hsqrt(h[3])) / h[4];
    o[0] = __half2int_rn(h[5]) + __hisnan(h[6]) + __hle(h[7], h[8]);
    v[0] = __hmin2(__halves2half2(h[0], h[1]), __hfma2_relu(v[1], v[2], v[3]));
    v[4] = __shfl_xor_sync(~0u, v[4], 1);
}
// --- bfloat16: comparisons, conversions, atomics, 90
#include <cuda_bf16.h>
extern "C" __global__ void k(__nv_bfloat16 *b, __nv_bfloat162 *v, int *o) {
    b[0] = __hfma(b[1], b[2], __hneg(b[3]));
    o[0] = __bfloat162int_rz(b[4]) + __heq(b[5], b[6]);
    v[0] = __float22bfloat162_rn(make_float2(1.f, 2.f));
    atomicAdd(&b[7], b[8]);
}
// --- fp8, fp6, fp4 and their vectors, 90
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
extern "C" __global__ void k(__nv_fp8x4_e4m3 *q, __nv_fp8_e5m2 *s, float4 *f, __nv_fp4_e2m1 *t,
                             __nv_fp6_e3m2 *u) {
    q[0] = __nv_fp8x4_e4m3(f[0]);
    s[0] = __nv_fp8_e5m2(float(s[1]) * 2.f);
    f[1] = float4(q[1]);
    t[0] = __nv_fp4_e2m1(f[2].x);
    u[0] = __nv_fp6_e3m2(float(t[1]));
}
// --- wmma: bfloat16, tf32, integers, 80
#include <cuda_bf16.h>
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void k(__nv_bfloat16 *a, float *c, signed char *s, int *i) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, __nv_bfloat16, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, __nv_bfloat16, wmma::col_major> right;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    wmma::fill_fragment(sum, 0.f);
    wmma::load_matrix_sync(left, a, 16);
    wmma::load_matrix_sync(right, a, 16);
    wmma::mma_sync(sum, left, right, sum);
    wmma::store_matrix_sync(c, sum, 16, wmma::mem_row_major);
    wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> bytes;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> others;
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> count;
    wmma::fill_fragment(count, 0);
    wmma::load_matrix_sync(bytes, s, 16);
    wmma::load_matrix_sync(others, s, 16);
    wmma::mma_sync(count, bytes, others, count);
    wmma::store_matrix_sync(i, count, 16, wmma::mem_row_major);
}
// --- complex numbers of C, 80
#include <cuComplex.h>
extern "C" __global__ void k(cuFloatComplex *c, cuDoubleComplex *d) {
    c[0] = cuCmulf(c[1], make_cuFloatComplex(1.f, 2.f));
    d[0] = cuCadd(d[1], cuConj(d[2]));
}
// --- Thrust: pairs, tuples, 80
#include <thrust/pair.h>
#include <thrust/tuple.h>
extern "C" __global__ void k(int *o) {
    thrust::pair<int, int> pair(o[0], o[1]);
    o[2] = pair.first * pair.second;
    o[4] = thrust::get<1>(thrust::make_tuple(1, o[3]));
}
// --- std: arrays, spans and tuples of spans, 80
#include <cuda/std/array>
#include <cuda/std/span>
#include <cuda/std/tuple>
extern "C" __global__ void k(int *o) {
    cuda::std::array<int, 8> some{};
    some.fill(o[0]);
    cuda::std::span<const int, 8> view(some);
    auto [first, last] = cuda::std::make_tuple(view.front(), view.back());
    o[1] = first + last + view.subspan(2, 3).size();
}
// --- ptx: fences, counters, asynchronous copies, 90
#include <cuda/ptx>
extern "C" __global__ void k(unsigned *o, const int *from) {
    __shared__ alignas(16) int s[64];
    __shared__ unsigned long long barrier;
    cuda::ptx::mbarrier_init(&barrier, 1);
    cuda::ptx::fence_proxy_async();
    cuda::ptx::cp_async_bulk(cuda::ptx::space_cluster, cuda::ptx::space_global, s, from, sizeof(s),
                             &barrier);
    o[0] = cuda::ptx::get_sreg_smid() + cuda::ptx::get_sreg_lanemask_lt() + s[0];
}
