#include <cub/block/block_exchange.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_store.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#define B 128
template <class T> __device__ void reduce(const T *x, T *o) {
    using R = cub::BlockReduce<T, B>;
    __shared__ typename R::TempStorage s;
    T v = x[threadIdx.x];
    T r = R(s).Sum(v);
    if (!threadIdx.x)
        o[0] = r;
    __syncthreads();
    T m = R(s).Reduce(v, cuda::maximum<T>{});
    if (!threadIdx.x)
        o[1] = m;
}
template <class T> __device__ void scan(const T *x, T *o) {
    using S = cub::BlockScan<T, B>;
    __shared__ typename S::TempStorage s;
    T v;
    S(s).InclusiveSum(x[threadIdx.x], v);
    o[threadIdx.x] = v;
    __syncthreads();
    T a;
    S(s).ExclusiveSum(x[threadIdx.x], v, a);
    o[B + threadIdx.x] = v + a;
}
template <class T> __device__ void radix(const T *x, T *o) {
    using S = cub::BlockRadixSort<T, B, 4>;
    __shared__ typename S::TempStorage s;
    T k[4];
    for (int i = 0; i < 4; i++)
        k[i] = x[threadIdx.x * 4 + i];
    S(s).Sort(k);
    for (int i = 0; i < 4; i++)
        o[threadIdx.x * 4 + i] = k[i];
}
struct Less {
    template <class T> __device__ bool operator()(const T &a, const T &b) const {
        return a < b;
    }
};
template <class T> __device__ void merge(const T *x, T *o) {
    using S = cub::BlockMergeSort<T, B, 4>;
    __shared__ typename S::TempStorage s;
    T k[4];
    for (int i = 0; i < 4; i++)
        k[i] = x[threadIdx.x * 4 + i];
    S(s).Sort(k, Less());
    for (int i = 0; i < 4; i++)
        o[threadIdx.x * 4 + i] = k[i];
}
template <class T> __device__ void exchange(const T *x, T *o) {
    using L = cub::BlockLoad<T, B, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
    using W = cub::BlockStore<T, B, 4, cub::BLOCK_STORE_TRANSPOSE>;
    __shared__ union {
        typename L::TempStorage l;
        typename W::TempStorage w;
    } s;
    T k[4];
    L(s.l).Load(x, k);
    __syncthreads();
    for (int i = 0; i < 4; i++)
        k[i] = k[i] + k[i];
    W(s.w).Store(o, k);
}
#define ALL(T, N)                                                                                  \
    extern "C" __global__ void reduce_##N(const T *x, T *o) {                                      \
        reduce(x, o);                                                                              \
    }                                                                                              \
    extern "C" __global__ void scan_##N(const T *x, T *o) {                                        \
        scan(x, o);                                                                                \
    }                                                                                              \
    extern "C" __global__ void radix_##N(const T *x, T *o) {                                       \
        radix(x, o);                                                                               \
    }                                                                                              \
    extern "C" __global__ void merge_##N(const T *x, T *o) {                                       \
        merge(x, o);                                                                               \
    }                                                                                              \
    extern "C" __global__ void exchange_##N(const T *x, T *o) {                                    \
        exchange(x, o);                                                                            \
    }
ALL(int, i)
ALL(unsigned char, c)
ALL(short, h)
ALL(float, f)
ALL(double, d)
ALL(unsigned long long, u)

extern "C" __global__ void histogram(const unsigned char *x, unsigned *o) {
    using H = cub::BlockHistogram<unsigned char, B, 4, 256>;
    __shared__ typename H::TempStorage s;
    __shared__ unsigned h[256];
    unsigned char k[4];
    for (int i = 0; i < 4; i++)
        k[i] = x[threadIdx.x * 4 + i];
    H(s).Histogram(k, h);
    __syncthreads();
    o[threadIdx.x] = h[threadIdx.x];
    o[threadIdx.x + B] = h[threadIdx.x + B];
}
extern "C" __global__ void warps(const int *x, int *o) {
    using R = cub::WarpReduce<int, 16>;
    __shared__ typename R::TempStorage s[8];
    int v = R(s[threadIdx.x / 16]).Sum(x[threadIdx.x]);
    using S = cub::WarpScan<int>;
    __shared__ typename S::TempStorage q[4];
    int w;
    S(q[threadIdx.x / 32]).InclusiveSum(x[threadIdx.x], w);
    o[threadIdx.x] = threadIdx.x % 16 ? w : v;
}
