// Faulty kernels that no other test contains, each next to its correction: NAME_wrong, NAME_right.
#define PAIR(NAME)                                                                                 \
    extern "C" __global__ void NAME##_wrong(int *in, int *out) {                                   \
        NAME<true>(in, out);                                                                       \
    }                                                                                              \
    extern "C" __global__ void NAME##_right(int *in, int *out) {                                   \
        NAME<false>(in, out);                                                                      \
    }

__device__ unsigned address_of(const void *shared) {
    return (unsigned)__cvta_generic_to_shared(shared);
}

struct Row {
    int head;
    int data[4];
    int tail;
};

template <bool WRONG> __device__ void member_of_a_struct(int *in, int *out) {
    __shared__ Row rows[2];
    int t = threadIdx.x;
    if (t < 2)
        for (int k = 0; k < 4; ++k)
            rows[t].data[k] = in[k];
    if (t == 1)
        rows[1].data[WRONG ? 5 + in[0] : 3] = 7;
    __syncthreads();
    out[t] = rows[t & 1].data[t & 3];
}
PAIR(member_of_a_struct)

template <bool WRONG> __device__ void tail(int *in, int *out) {
    int n = 256;
    for (int i = threadIdx.x; WRONG ? i <= n : i < n; i += blockDim.x)
        out[i] = in[i & 63];
}
PAIR(tail)

template <bool WRONG> __device__ void barrier_in_a_loop(int *in, int *out) {
    __shared__ int tile[64];
    int t = threadIdx.x, sum = 0;
    for (int round = 0; round < 4; ++round) {
        tile[t] = in[t] + round;
        __syncthreads();
        sum += tile[63 - t];
        if (!WRONG)
            __syncthreads();
    }
    out[t] = sum;
}
PAIR(barrier_in_a_loop)

template <bool WRONG> __device__ void double_buffer(int *in, int *out) {
    __shared__ __align__(16) int tile[2][256];
    int t = threadIdx.x, sum = 0;
    auto load = [&](int at) {
        asm volatile(
            "cp.async.ca.shared.global [%0], [%1], 16;" ::"r"(address_of(&tile[at & 1][4 * t])),
            "l"(in + 4 * t));
        asm volatile("cp.async.commit_group;");
    };
    load(0);
    for (int round = 0; round < 3; ++round) {
        load(round + 1);
        if (!WRONG)
            asm volatile("cp.async.wait_group 1;" ::: "memory");
        __syncthreads();
        sum += tile[round & 1][255 - t];
        __syncthreads();
    }
    out[t] = sum;
    asm volatile("cp.async.wait_all;");
}
PAIR(double_buffer)

template <bool WRONG, bool WAITS = true> __device__ void bulk(int *in, int *out, int parity) {
    __shared__ __align__(16) int tile[64];
    __shared__ __align__(8) unsigned long long bar;
    int t = threadIdx.x;
    if (t == 0) {
        asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(address_of(&bar)));
        asm volatile("fence.mbarrier_init.release.cluster;");
    }
    __syncthreads();
    if (t == 0) {
        asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], 256;" ::"r"(address_of(&bar)));
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], "
                     "[%1], 256, [%2];" ::"r"(address_of(tile)),
                     "l"(in), "r"(address_of(&bar))
                     : "memory");
    }
    if (WAITS) {
        int done = 0;
        while (!done)
            asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], %2; "
                         "selp.s32 %0, 1, 0, p; }"
                         : "=r"(done)
                         : "r"(address_of(&bar)), "r"(parity)
                         : "memory");
    }
    out[t] = tile[63 - t];
}
template <bool WRONG> __device__ void parity(int *in, int *out) {
    bulk<WRONG>(in, out, WRONG ? 1 : 0);
}
PAIR(parity)
template <bool WRONG> __device__ void bulk_copy_without_a_wait(int *in, int *out) {
    bulk<WRONG, !WRONG>(in, out, 0);
}
PAIR(bulk_copy_without_a_wait)

template <bool WRONG> __device__ void divergent_barrier(int *in, int *out) {
    __shared__ int tile[64];
    int t = threadIdx.x;
    tile[t] = in[t];
    if (WRONG) {
        if (t % 2) {
            __syncthreads();
            out[t] = tile[63 - t];
        } else {
            __syncthreads();
            out[t] = -tile[63 - t];
        }
    } else {
        __syncthreads();
        out[t] = t % 2 ? tile[63 - t] : -tile[63 - t];
    }
}
PAIR(divergent_barrier)

template <bool WRONG> __device__ void shuffle_of_a_part(int *in, int *out) {
    int t = threadIdx.x, value = in[t];
    if (t % 32 < 16)
        value += __shfl_sync(0xffff, value, WRONG ? 20 : 4, 32);
    out[t] = value;
}
PAIR(shuffle_of_a_part)

template <bool WRONG> __device__ void used_after_free(int *in, int *out) {
    int *own = (int *)malloc(16);
    own[1] = in[threadIdx.x];
    if (WRONG)
        free(own);
    out[threadIdx.x] = own[1];
    if (!WRONG)
        free(own);
}
PAIR(used_after_free)

template <bool WRONG> __device__ void dynamic_memory(int *in, int *out) {
    extern __shared__ int dynamic[];
    int t = threadIdx.x;
    if (!WRONG)
        dynamic[t] = 0;
    dynamic[t] += in[t];
    __syncthreads();
    out[t] = dynamic[63 - t];
}
PAIR(dynamic_memory)

template <bool WRONG> __device__ void vector_load(int *in, int *out) {
    int4 four = *(const int4 *)(in + (WRONG ? 2 : 4));
    out[threadIdx.x] = four.x + four.w;
}
PAIR(vector_load)

template <bool WRONG> __device__ void index_overflow(int *in, int *out) {
    int t = threadIdx.x;
    int at = in[63] * (WRONG ? 40000000 : 1); // 2,520,000,000 does not fit an int
    if (at < 64)
        out[at] = in[0];
    out[t & 1] = in[0];
}
PAIR(index_overflow)

__device__ unsigned arrived_wrong, arrived_right;
__device__ int partial[64];
template <bool WRONG> __device__ void last_block(int *in, int *out) {
    __shared__ bool is_last;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = in[blockIdx.x];
        if (!WRONG)
            __threadfence();
        is_last =
            atomicAdd(WRONG ? &arrived_wrong : &arrived_right, 1) % gridDim.x == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        if (!WRONG)
            __threadfence();
        int sum = 0;
        for (int k = 0; k < gridDim.x; ++k)
            sum += partial[k];
        out[0] = sum;
    }
}
PAIR(last_block)

template <bool WRONG> __device__ void scopes(int *in, int *out) {
    if (WRONG && blockIdx.x == 1)
        atomicAdd_block(out, in[threadIdx.x]);
    else
        atomicAdd(out, in[threadIdx.x]);
}
PAIR(scopes)

// wgmma: the variant 0 is right, 1 lacks the fence, 2 the commit, and 3 the wait.
template <int WRONG> __device__ void product(int *in, int *out) {
    __shared__ __align__(128) int tile[1024];
    int t = threadIdx.x;
    for (int k = t; k < 1024; k += 128)
        tile[k] = 0;
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncthreads();
    unsigned long long start = address_of(tile) >> 4;
    unsigned long long matrix = start | 8ull << 16 | 16ull << 32;
    float a = t, b = 1, c = 2, d = 3;
    if (WRONG != 1)
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    asm volatile(
        "{ .reg .pred p; setp.ne.b32 p, 1, 0; wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
        "{%0, %1, %2, %3}, %4, %4, p, 1, 1, 0, 0; }"
        : "+f"(a), "+f"(b), "+f"(c), "+f"(d)
        : "l"(matrix));
    if (WRONG != 2)
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    if (WRONG != 3)
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    out[t & 63] = 1;
    if (a + b + c + d == -1)
        out[0] = 2;
}
template <bool WRONG> __device__ void product_without_a_fence(int *in, int *out) {
    product<WRONG ? 1 : 0>(in, out);
}
PAIR(product_without_a_fence)
template <bool WRONG> __device__ void product_without_a_group(int *in, int *out) {
    product<WRONG ? 2 : 0>(in, out);
}
PAIR(product_without_a_group)
template <bool WRONG> __device__ void product_without_a_wait(int *in, int *out) {
    product<WRONG ? 3 : 0>(in, out);
}
PAIR(product_without_a_wait)

template <bool WRONG> __device__ void bulk_copy_at_a_word(int *in, int *out) {
    __shared__ __align__(16) int tile[64];
    int t = threadIdx.x;
    tile[t] = in[t];
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncthreads();
    if (t == 0) {
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 64;" ::"l"(
                         out + (WRONG ? 1 : 4)),
                     "r"(address_of(tile))
                     : "memory");
        asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
    }
}
PAIR(bulk_copy_at_a_word)

__device__ __noinline__ int descend(int *in, int depth) {
    volatile int own[32];
    own[depth & 31] = in[depth & 63];
    return depth > 0 ? descend(in, depth - 1) + own[depth & 31] : own[0 & 31];
}
template <bool WRONG> __device__ void recursion(int *in, int *out) {
    out[threadIdx.x] = descend(in, WRONG ? 1 << 20 : 3);
}
PAIR(recursion)

template <bool WRONG> __device__ void format(int *in, int *out) {
    if (threadIdx.x == 0) {
        if (WRONG)
            printf("%d of %s\n", in[0], in[1]);
        else
            printf("");
    }
    out[threadIdx.x] = 0;
}
PAIR(format)
template <bool WRONG> __device__ void format_with_too_little(int *in, int *out) {
    if (threadIdx.x == 0) {
        if (WRONG)
            printf("%d %d %d %d %d", in[0]);
        else
            printf("");
    }
    out[threadIdx.x] = 0;
}
PAIR(format_with_too_little)

template <bool WRONG> __device__ void loop_beside_a_barrier(int *in, int *out) {
    __shared__ int tile[64];
    int t = threadIdx.x, k = 1;
    if (t == 5)
        while (in[k] < (WRONG ? 64 : 5)) {
            k = (k + 1) & 63;
            asm volatile("");
        }
    tile[t] = k;
    __syncthreads();
    out[t] = tile[63 - t];
}
PAIR(loop_beside_a_barrier)

__constant__ int table[4] = {1, 2, 3, 4};
template <bool WRONG> __device__ void constant(int *in, int *out) {
    int *place;
    asm("{ .reg .u64 at; mov.u64 at, %1; cvta.const.u64 %0, at; }"
        : "=l"(place)
        : "l"(__cvta_generic_to_constant(table)));
    if (WRONG)
        *place = in[0];
    out[threadIdx.x] = table[threadIdx.x & 3];
}
PAIR(constant)

template <bool WRONG> __device__ void local_array(int *in, int *out) {
    int own[8];
    for (int k = 0; k < 8; ++k)
        own[k] = in[k];
    out[threadIdx.x] = own[in[WRONG ? 80 : threadIdx.x & 7]]; // in[80] is 80
}
PAIR(local_array)

template <bool WRONG> __device__ void named_barrier(int *in, int *out) {
    __shared__ int tile[64];
    int t = threadIdx.x;
    tile[t] = in[t];
    if (WRONG)
        asm volatile("bar.sync 1, 96;" ::: "memory");
    else
        asm volatile("bar.sync 1, 64;" ::: "memory");
    out[t] = tile[63 - t];
}
PAIR(named_barrier)

template <bool WRONG> __device__ void memory_of_an_ended_block(int *in, int *out) {
    __shared__ int tile[64];
    int t = threadIdx.x;
    unsigned rank, other;
    tile[t] = in[t];
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    asm volatile("mapa.shared::cluster.u32 %0, %1, %2;"
                 : "=r"(other)
                 : "r"(address_of(&tile[63 - t])), "r"(rank ^ 1));
    int value;
    asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(value) : "r"(other) : "memory");
    out[64 * blockIdx.x + t] = value;
    if (!WRONG)
        asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
}
PAIR(memory_of_an_ended_block)
