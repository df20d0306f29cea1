#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
namespace cg = cooperative_groups;
typedef unsigned u32;
typedef unsigned long long u64;
#define K extern "C" __global__ void
K gridsum(const int *x, int *o, int *tmp) { // all blocks meet twice
    auto g = cg::this_grid();
    int i = g.thread_rank();
    tmp[i] = x[i] * 2;
    g.sync();
    int v = tmp[(i * 7 + 3) % (gridDim.x * blockDim.x)];
    g.sync();
    tmp[i] = v + 1;
    g.sync();
    o[i] = tmp[gridDim.x * blockDim.x - 1 - i];
}
K __cluster_dims__(4, 1, 1) dsmem(const int *x, int *o) {
    __shared__ int s[64];
    auto c = cg::this_cluster();
    int t = threadIdx.x;
    s[t] = x[blockIdx.x * 64 + t];
    c.sync();
    int *r = c.map_shared_rank(s, (c.block_rank() + 1) % 4);
    int v = r[63 - t];
    c.sync();
    atomicAdd(c.map_shared_rank(s, 0) + t, v);
    c.sync();
    o[blockIdx.x * 64 + t] = s[t] + v;
}
K tiles(const int *x, int *o) {
    auto b = cg::this_thread_block();
    auto t = cg::tiled_partition<8>(b);
    int v = x[threadIdx.x];
    for (int d = 4; d; d >>= 1)
        v += t.shfl_down(v, d);
    o[threadIdx.x] = t.shfl(v, 0) + t.ballot(v & 1);
    auto c = cg::tiled_partition<32>(b);
    o[threadIdx.x] += c.any(v == 3);
    b.sync();
}
K barriers(const int *x, int *o) {
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int s[128];
    if (!threadIdx.x)
        init(&bar, blockDim.x);
    __syncthreads();
    for (int k = 0; k < 5; ++k) {
        s[threadIdx.x] = x[threadIdx.x] + k;
        auto tok = bar.arrive();
        bar.wait(static_cast<decltype(tok) &&>(tok));
        int v = s[127 - threadIdx.x];
        bar.arrive_and_wait();
        o[threadIdx.x + 128 * k] = v;
    }
}
K pipe(const int *x, int *o) {
    __shared__ int s[2][128];
    auto p = cuda::make_pipeline();
    int t = threadIdx.x;
    int acc = 0;
    p.producer_acquire();
    cuda::memcpy_async(&s[0][t], x + t, cuda::aligned_size_t<4>(4), p);
    p.producer_commit();
    for (int k = 1; k <= 4; ++k) {
        if (k < 4) {
            p.producer_acquire();
            cuda::memcpy_async(&s[k & 1][t], x + k * 128 + t, cuda::aligned_size_t<4>(4), p);
        }
        if (k < 4)
            p.producer_commit();
        if (k < 4)
            cuda::pipeline_consumer_wait_prior<1>(p);
        else
            cuda::pipeline_consumer_wait_prior<0>(p);
        acc = acc * 3 + s[(k - 1) & 1][t];
        p.consumer_release();
    }
    o[t] = acc;
}
K bulk(const int *x, int *o) {
    __shared__ alignas(128) int s[256];
    __shared__ alignas(8) u64 m;
    int t = threadIdx.x;
    u32 a = __cvta_generic_to_shared(s), b = __cvta_generic_to_shared(&m);
    if (!t) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(b));
        asm volatile("fence.mbarrier_init.release.cluster;");
    }
    __syncthreads();
    for (int k = 0; k < 3; ++k) {
        if (!t) {
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(b),
                         "r"(1024)
                         : "memory");
            asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], "
                         "[%1], %2, [%3];" ::"r"(a),
                         "l"(x + 256 * k), "r"(1024), "r"(b)
                         : "memory");
        }
        asm volatile("{\n.reg .pred p;\nW: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], "
                     "%1;\n@!p bra W;\n}" ::"r"(b),
                     "r"(k & 1)
                     : "memory");
        o[t + 256 * k] = s[255 - t] + k;
        __syncthreads();
    }
    s[t] = t * 5;
    asm volatile("fence.proxy.async.shared::cta;");
    __syncthreads();
    if (!t) {
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 1024;" ::"l"(o + 768),
                     "r"(a)
                     : "memory");
        asm volatile("cp.async.bulk.commit_group;\ncp.async.bulk.wait_group.read 0;");
    }
}
K fp8(const float *x, unsigned char *o, float *f) {
    int t = threadIdx.x;
    __nv_fp8_e4m3 a(x[t]);
    __nv_fp8_e5m2 b(x[t]);
    o[2 * t] = a.__x;
    o[2 * t + 1] = b.__x;
    f[2 * t] = float(a);
    f[2 * t + 1] = float(b);
}
K named(const int *x, int *o) {
    __shared__ int s[128];
    int t = threadIdx.x; // producers and consumers that synchronize through named barriers
    if (t < 64) {
        s[t] = x[t] * 3;
        asm volatile("bar.arrive 1, 128;" ::: "memory");
    } else {
        asm volatile("bar.sync 1, 128;" ::: "memory");
        o[t] = s[t - 64];
    }
    if (t < 64)
        o[t] = 1;
}
K lookback(int *state, const int *x, int *o) {
    __shared__ int base;
    int v = x[blockIdx.x]; // each block waits for the previous one
    if (!threadIdx.x) {
        if (blockIdx.x)
            while (!atomicAdd(state + 2 * (blockIdx.x - 1), 0))
                ;
        __threadfence();
        base = blockIdx.x ? ((volatile int *)state)[2 * blockIdx.x - 1] : 0;
        ((volatile int *)state)[2 * blockIdx.x + 1] = base + v;
        __threadfence();
        atomicExch(state + 2 * blockIdx.x, 1);
    }
    __syncthreads();
    if (threadIdx.x == 1)
        o[blockIdx.x] = base + v;
}
