// Kernels that test whether clang compiles what NVRTC compiles. Each heading ("---") names a
// feature of CUDA C++, and an architecture that supports it (80 stands for sm_80).
// --- C++17: templates, lambdas, structured bindings, if constexpr, 80
struct Pair {
    int a;
    float b;
};
template <class F> __device__ void each(int n, F f) {
    for (int i = 0; i < n; ++i)
        f(i);
}
template <class T> __device__ T twice(T x) {
    if constexpr (sizeof(T) > 4)
        return x * 2;
    else
        return x + x;
}
extern "C" __global__ void k(float *o, Pair p) {
    auto [a, b] = p;
    float c = b + a;
    each(4, [&](int i) { o[i] += twice(c) + twice((double)c); });
}
// --- constant, device and shared memory, including dynamic shared memory, 80
__constant__ float table[16];
__device__ int counter = 3;
__device__ float values[4] = {1, 2, 3, 4};
extern "C" __global__ void k(float *o) {
    extern __shared__ float dynamic[];
    __shared__ float fixed[32];
    dynamic[threadIdx.x] = fixed[31 - threadIdx.x] = o[threadIdx.x];
    __syncthreads();
    o[threadIdx.x] =
        dynamic[3] + fixed[3] + table[3] + values[threadIdx.x & 3] + atomicAdd(&counter, 1);
}
// --- `__launch_bounds__`, `__grid_constant__`, `__restrict__`, 80
struct Big {
    int n[16];
};
extern "C" __global__ void __launch_bounds__(256, 2)
    k(float *__restrict__ o, const __grid_constant__ Big b) {
    o[threadIdx.x] = b.n[threadIdx.x & 15];
}
// --- `__cluster_dims__`, `__maxnreg__`, 90
extern "C" __global__ void __cluster_dims__(2, 1, 1) k(float *o) {
    o[threadIdx.x] = 1;
}
extern "C" __global__ void __maxnreg__(32) m(float *o) {
    o[threadIdx.x] = 1;
}
// --- `__managed__`, 80
__managed__ int managed;
extern "C" __global__ void k(int *o) {
    o[0] = managed;
}
// --- printf, assert, trap, malloc, new, 80
extern "C" __global__ void k(float *o, int n) {
    printf("hi %d %f %s %lld\n", n, o[0], "x", 3ll);
    assert(n > 0);
    int *a = (int *)malloc(8), *b = new int;
    free(a);
    delete b;
    if (n == 7)
        __trap();
}
// --- memcpy, memset, clocks, fences, `__builtin_assume`, 80
extern "C" __global__ void k(float *o, float4 v, int n) {
    memcpy(o, &v, 16);
    memset(o + 8, 0, 8);
    __threadfence();
    __threadfence_block();
    __threadfence_system();
    __builtin_assume(n > 3);
    o[n] = clock64() + clock() + __syncthreads_count(n) + __syncthreads_or(n) +
           __syncthreads_and(n) + warpSize;
}
// --- vector types, dim3, index variables, 80
extern "C" __global__ void k(float4 *o, int3 n, uchar4 c) {
    dim3 b = blockDim;
    uint3 t = threadIdx;
    o[t.x] = make_float4(b.x + gridDim.y, n.z, c.w, blockIdx.z);
}
// --- integer functions, 80
extern "C" __global__ void k(int *o, int n, unsigned u, long long q) {
    o[0] = __popc(n) + __clz(n) + __ffs(n) + __brev(u) + __byte_perm(1, 2, n) +
           __funnelshift_l(1, 2, n);
    o[1] = __mulhi(n, 3) + __umul24(u, 3) + __dp4a(1, n, 3) + __dp2a_lo(1, n, 3) + __popcll(q) +
           __vadd4(n, 3);
    o[2] = __usad(1, 2, u) + __sad(1, 2, u) + __rhadd(1, n) + min(n, 3) + max(u, 3u) + abs(n) +
           __mul64hi(q, 3);
}
// --- 128-bit integers, 80
extern "C" __global__ void k(__int128 *o) {
    o[0] = o[1] * o[2] + o[1] / o[2];
}
// --- math functions for float, operations with a rounding mode, intrinsics, 80
extern "C" __global__ void k(float *f) {
    float s, c;
    sincosf(f[0], &s, &c);
    f[1] = s + c + sinf(f[2]) + powf(f[1], f[2]) + expf(f[3]) + logf(f[4]) + erff(f[2]) +
           lgammaf(f[2]);
    f[2] = norm3df(f[1], f[2], f[3]) + rhypotf(f[1], f[2]) + normcdff(f[3]) + cyl_bessel_i0f(f[3]) +
           tanhf(f[1]);
    f[3] = __sinf(f[1]) + __expf(f[3]) + __powf(f[1], f[2]) + __fdividef(f[3], f[4]) +
           __saturatef(f[3]);
    f[4] = __frcp_rn(f[3]) + __fsqrt_rn(f[2]) + __fadd_rz(f[1], f[2]) +
           __fmaf_rn(f[1], f[2], f[3]) + rsqrtf(f[3]);
    f[5] = ldexpf(f[3], 2) + fmodf(f[3], f[4]) + copysignf(f[2], f[3]) + roundf(f[3]) + sqrt(f[3]) +
           pow(f[1], 2);
}
// --- math functions for double, 80
extern "C" __global__ void k(double *d, int n) {
    d[0] = d[1] / d[2] + sqrt(d[3]) + sin(d[4]) + pow(d[5], d[6]) + __dadd_rn(d[7], d[8]) +
           fma(d[1], d[2], d[3]);
    d[1] = exp(d[2]) + cbrt(d[3]) + __hiloint2double(1, n) + isnan(d[2]) + tgamma(d[4]);
}
// --- warp shuffles and votes, 75
template <class T> __device__ T whole(T v) {
    v += __shfl_sync(~0u, v, 1);
    v += __shfl_up_sync(~0u, v, 1, 16);
    v += __shfl_down_sync(~0u, v, 1);
    return v + __shfl_xor_sync(~0u, v, 1);
}
extern "C" __global__ void k(int *i, unsigned *u, long *l, unsigned long long *q, float *f,
                             double *d) {
    i[0] = whole(i[1]), u[0] = whole(u[1]), l[0] = whole(l[1]), q[0] = whole(q[1]),
    f[0] = whole(f[1]), d[0] = whole(d[1]);
    i[2] =
        __ballot_sync(~0u, i[1]) + __any_sync(~0u, i[2]) + __all_sync(~0u, i[3]) + __activemask();
    __syncwarp();
    __nanosleep(20);
}
// --- `__match_any_sync`, `__match_all_sync`, 75
template <class T> __device__ unsigned match(T v) {
    int p;
    return __match_any_sync(~0u, v) + __match_all_sync(~0u, v, &p) + p;
}
extern "C" __global__ void k(unsigned *o, long l, float f, double d) {
    o[0] = match(3) + match(l) + match(f) + match(d);
}
// --- `__reduce_add_sync` and other warp reductions, 80
extern "C" __global__ void k(int *i, unsigned *u) {
    i[0] = __reduce_add_sync(~0u, i[1]) + __reduce_max_sync(~0u, i[1]);
    u[0] =
        __reduce_min_sync(~0u, u[1]) + __reduce_and_sync(~0u, u[1]) + __reduce_xor_sync(~0u, u[1]);
}
// --- atomics, including 64-bit, 16-bit and scoped atomics, 80
extern "C" __global__ void k(int *i, unsigned *u, long long *l, unsigned long long *q, float *f,
                             double *d, unsigned short *s) {
    i[1] = atomicAdd(i, 2) + atomicSub(i, 1) + atomicMin(i, 3) + atomicExch(i, 3) +
           atomicCAS(i, 1, 2) + atomicAnd(i, 3);
    u[1] = atomicInc(u, 4u) + atomicDec(u, 4u) + atomicOr(u, 3u) + atomicMax(u, 3u);
    q[1] = atomicAdd(q, 1ull) + atomicMax(q, 3ull) + atomicXor(q, 3ull) + atomicCAS(q, 1ull, 3ull);
    l[1] = atomicMin(l, 3ll);
    f[1] = atomicAdd(f, 1.f) + atomicExch(f, 3.f) + atomicAdd(d, 1.) +
           atomicCAS(s, (unsigned short)1, (unsigned short)2);
    i[2] = atomicAdd_block(i, 2) + atomicCAS_block(i, 2, 3) + atomicMax_system(i, 3) +
           atomicAdd_system(f, 2.f);
}
// --- atomics of float2 and float4, 90
extern "C" __global__ void k(float *f) {
    atomicAdd((float2 *)f, make_float2(1, 2));
    f[9] = atomicAdd((float4 *)f, make_float4(1, 2, 3, 4)).w;
}
// --- cached loads and stores, 80
extern "C" __global__ void k(float *o, const float *x, float4 v) {
    o[0] = __ldg(x) + __ldcg(x + 1) + __ldcs(x + 2) + __ldca(x + 3);
    __stcs(o + 8, 1.f);
    __stcg((float4 *)o, v);
    __stwb(o + 9, 2.f);
}
// --- textures, 80
extern "C" __global__ void k(cudaTextureObject_t t, float *o) {
    o[0] = tex1Dfetch<float>(t, 3) + tex1D<float>(t, 1.f) + tex2D<float>(t, 1.f, 2.f) +
           tex2D<uchar4>(t, 0.f, 1.f).x;
    o[1] = tex3D<float4>(t, 1.f, 2.f, 3.f).w + tex2DLayered<float4>(t, 1.f, 2.f, 3).x +
           tex2DLod<float>(t, 1.f, 2.f, 0.f);
}
// --- surfaces, 80
extern "C" __global__ void k(cudaSurfaceObject_t s) {
    float f;
    surf2Dread(&f, s, 4, 1);
    surf2Dwrite(f, s, 8, 1);
}
// --- layered surfaces, 80
extern "C" __global__ void k(cudaSurfaceObject_t s) {
    surf2DLayeredwrite(1.f, s, 8, 1, 0);
}
// --- inline assembly: cp.async, ldmatrix, mma, 80
extern "C" __global__ void k(const float4 *g, float *o, unsigned *q) {
    __shared__ __align__(16) float4 s[32];
    unsigned p = (unsigned)__cvta_generic_to_shared(&s[threadIdx.x]), r0, r1;
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(p), "l"(g + threadIdx.x));
    asm volatile("cp.async.commit_group;\ncp.async.wait_group 0;\n" ::: "memory");
    float c[4] = {0, 0, 0, 0};
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, "
                 "{%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(q[0]), "r"(q[1]), "r"(q[2]), "r"(q[3]), "r"(q[4]), "r"(q[5]));
    asm volatile("ldmatrix.sync.aligned.x2.m8n8.shared.b16 {%0,%1}, [%2];"
                 : "=r"(r0), "=r"(r1)
                 : "r"(p));
    o[threadIdx.x] = c[0] + r0 + r1;
}
// --- inline assembly: TMA, mbarrier, clusters, 90
struct __align__(64) Map {
    unsigned long long o[16];
};
extern "C" __global__ void k(const __grid_constant__ Map m, const float *g) {
    extern __shared__ __align__(128) unsigned char sm[];
    __shared__ unsigned long long b;
    unsigned sb = (unsigned)__cvta_generic_to_shared(&b),
             ss = (unsigned)__cvta_generic_to_shared(sm);
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(sb));
    asm volatile(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
            "r"(ss),
        "l"(g), "r"(1024), "r"(sb)
        : "memory");
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes "
                 "[%0], [%1, {%2, %3}], [%4];" ::"r"(ss),
                 "l"(&m), "r"(0), "r"(0), "r"(sb)
                 : "memory");
    asm volatile("barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;");
}
// --- inline assembly: wgmma, setmaxnreg, 90a
extern "C" __global__ void k(float *o, unsigned long long a, unsigned long long b) {
    float c[4] = {};
    asm volatile("wgmma.fence.sync.aligned;");
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0,%1,%2,%3}, %4, %5, 1, 1, 1, 0, 0;"
        : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
        : "l"(a), "l"(b));
    asm volatile("wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;");
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    o[threadIdx.x] = c[0] + c[3];
}
// --- kernels that launch kernels, 80
__global__ void c(int *o) {
    o[1] = 2;
}
extern "C" __global__ void k(int *o) {
    c<<<1, 1>>>(o);
}
// --- `cuda_fp16.h`, 80
#include <cuda_fp16.h>
extern "C" __global__ void k(__half2 *x, __half *y, float f) {
    x[0] = __hfma2(x[1], x[2], __float2half2_rn(f));
    y[0] = hexp(y[1]) + __half(f) * y[2];
    if (y[1] > y[2])
        atomicAdd(&y[3], y[1]);
    atomicAdd(&x[9], x[10]);
}
// --- `cuda_bf16.h`, 90
#include <cuda_bf16.h>
extern "C" __global__ void k(__nv_bfloat16 *b, __nv_bfloat162 *c, float f) {
    b[0] = b[1] * b[2] + __float2bfloat16(f);
    c[0] = h2sqrt(__hadd2(c[1], c[2]));
}
// --- `cuda_fp8.h`, 90
#include <cuda_fp8.h>
extern "C" __global__ void k(__nv_fp8_e4m3 *q, float f) {
    q[0] = __nv_fp8_e4m3(f + float(q[1]));
}
// --- `mma.h` (wmma), 80
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void k(half *a, half *b, float *c) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> A;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> B;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> C;
    wmma::fill_fragment(C, 0.f);
    wmma::load_matrix_sync(A, a, 16);
    wmma::load_matrix_sync(B, b, 16);
    wmma::mma_sync(C, A, B, C);
    wmma::store_matrix_sync(c, C, 16, wmma::mem_row_major);
}
// --- cooperative groups, 80
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
extern "C" __global__ void k(int *o, int *src) {
    auto b = cg::this_thread_block();
    auto w = cg::tiled_partition<32>(b);
    __shared__ int s[128];
    cg::memcpy_async(b, s, src, sizeof(s));
    cg::wait(b);
    o[w.thread_rank()] = cg::reduce(w, s[threadIdx.x], cg::plus<int>()) + w.shfl_down(o[0], 1) +
                         cg::coalesced_threads().size();
}
// --- cooperative groups: grid groups, 80
#include <cooperative_groups.h>
extern "C" __global__ void k(int *o) {
    auto g = cooperative_groups::this_grid();
    o[g.thread_rank()] = 1;
    g.sync();
}
// --- `cuda/std`: array, tuple, limits, cmath, 80
#include <cuda/std/array>
#include <cuda/std/cmath>
#include <cuda/std/limits>
#include <cuda/std/tuple>
extern "C" __global__ void k(int *o, float *f) {
    cuda::std::array<int, 4> a{1, 2, 3, 4};
    o[0] = a[threadIdx.x & 3] + cuda::std::get<0>(cuda::std::make_tuple(1, 2.f));
    f[0] =
        cuda::std::numeric_limits<float>::infinity() + cuda::std::exp(f[1]) + cuda::std::fabs(f[2]);
}
// --- `cuda/std`: complex, span, mdspan, bit, 80
#include <cuda/std/bit>
#include <cuda/std/complex>
#include <cuda/std/mdspan>
#include <cuda/std/span>
extern "C" __global__ void k(cuda::std::complex<float> *c, int *o, float *p) {
    c[0] = c[1] * c[2] + cuda::std::exp(c[3]);
    cuda::std::span<int> s(o, 4);
    s[1] = cuda::std::popcount(7u + o[3]);
    cuda::std::mdspan<float, cuda::std::dextents<int, 2>> m(p, 4, 4);
    m(threadIdx.x, 1) = 2;
}
// --- `cuda/atomic`, 80
#include <cuda/atomic>
extern "C" __global__ void k(int *o, float *f) {
    cuda::atomic_ref<int, cuda::thread_scope_device>(o[0]).fetch_add(1, cuda::memory_order_relaxed);
    cuda::atomic_ref<float, cuda::thread_scope_block>(f[0]).fetch_add(1.f);
    __shared__ cuda::atomic<int, cuda::thread_scope_block> a;
    a.store(1);
}
// --- `cuda/barrier`, 80
#include <cuda/barrier>
extern "C" __global__ void k(int *o, int *src) {
    __shared__ cuda::barrier<cuda::thread_scope_block> b;
    __shared__ int s[64];
    if (threadIdx.x == 0)
        init(&b, blockDim.x);
    __syncthreads();
    cuda::memcpy_async(&s[threadIdx.x], &src[threadIdx.x], sizeof(int), b);
    b.arrive_and_wait();
    o[threadIdx.x] = s[threadIdx.x];
}
// --- `cuda/pipeline`, 80
#include <cuda/pipeline>
extern "C" __global__ void k(int *o, int *src) {
    __shared__ int s[64];
    auto p = cuda::make_pipeline();
    p.producer_acquire();
    cuda::memcpy_async(&s[threadIdx.x], &src[threadIdx.x], sizeof(int), p);
    p.producer_commit();
    p.consumer_wait();
    o[threadIdx.x] = s[threadIdx.x];
    p.consumer_release();
}
// --- `cuda/ptx`, 90
#include <cuda/ptx>
extern "C" __global__ void k(int *o) {
    __shared__ unsigned long long b;
    cuda::ptx::mbarrier_init(&b, 1);
    o[0] = cuda::ptx::get_sreg_laneid();
}
// --- CUB: reduce, scan, 80
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/warp/warp_reduce.cuh>
extern "C" __global__ void k(int *o, float *f) {
    using R = cub::BlockReduce<float, 128>;
    using S = cub::BlockScan<int, 128>;
    __shared__ typename R::TempStorage t;
    __shared__ typename S::TempStorage u;
    f[0] = R(t).Sum(f[threadIdx.x]);
    S(u).ExclusiveSum(o[threadIdx.x], o[threadIdx.x]);
}
// --- CUB: radix sort, load, 80
#include <cub/block/block_load.cuh>
#include <cub/block/block_radix_sort.cuh>
extern "C" __global__ void k(int *o) {
    using S = cub::BlockRadixSort<int, 128, 4>;
    using L = cub::BlockLoad<int, 128, 4>;
    __shared__ union {
        typename S::TempStorage t;
        typename L::TempStorage l;
    } u;
    int v[4];
    L(u.l).Load(o, v);
    __syncthreads();
    S(u.t).Sort(v);
    o[threadIdx.x] = v[0];
}
