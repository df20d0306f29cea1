// Ten typical kernels for benchmarks/clang_corpus.py, which defines their arguments.

#define TILE 64

// C = A * B for row-major n x n matrices, where n is a multiple of 64. A block has 256 threads, and
// each thread computes 4 x 4 results.
extern "C" __global__ void __launch_bounds__(256)
    gemm(const float *A, const float *B, float *C, int n) {
    __shared__ float a[16][TILE + 1], b[16][TILE];
    int row = 4 * (threadIdx.x / 16), col = 4 * (threadIdx.x % 16);
    float sum[4][4] = {};
    A += blockIdx.y * TILE * n;
    B += blockIdx.x * TILE;
    for (int k = 0; k < n; k += 16) {
        for (int i = threadIdx.x; i < 16 * TILE; i += 256) {
            a[i % 16][i / 16] = A[(i / 16) * n + k + i % 16];
            b[i / TILE][i % TILE] = B[(k + i / TILE) * n + i % TILE];
        }
        __syncthreads();
#pragma unroll
        for (int j = 0; j < 16; ++j)
#pragma unroll
            for (int r = 0; r < 4; ++r)
#pragma unroll
                for (int c = 0; c < 4; ++c)
                    sum[r][c] += a[j][row + r] * b[j][col + c];
        __syncthreads();
    }
    for (int r = 0; r < 4; ++r)
        for (int c = 0; c < 4; ++c)
            C[(blockIdx.y * TILE + row + r) * n + blockIdx.x * TILE + col + c] = sum[r][c];
}

// Attention with one query per warp, a head size of 64, and an online softmax. There are n queries
// and n keys.
extern "C" __global__ void attention(const float *Q, const float *K, const float *V, float *O,
                                     int n) {
    int lane = threadIdx.x % 32, q = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    if (q >= n)
        return;
    float q0 = Q[q * 64 + lane] * 0.125f, q1 = Q[q * 64 + 32 + lane] * 0.125f;
    float most = -1e30f, sum = 0, o0 = 0, o1 = 0;
    for (int k = 0; k < n; ++k) {
        float s = q0 * K[k * 64 + lane] + q1 * K[k * 64 + 32 + lane];
        for (int d = 16; d; d >>= 1)
            s += __shfl_xor_sync(~0u, s, d);
        float next = fmaxf(most, s), old = __expf(most - next), p = __expf(s - next);
        sum = sum * old + p;
        o0 = o0 * old + p * V[k * 64 + lane];
        o1 = o1 * old + p * V[k * 64 + 32 + lane];
        most = next;
    }
    O[q * 64 + lane] = o0 / sum;
    O[q * 64 + 32 + lane] = o1 / sum;
}

// Return the sum of the values of all threads in the block.
template <class T> __device__ T sum_of_block(T value) {
    __shared__ T part[32];
    for (int d = 16; d; d >>= 1)
        value += __shfl_down_sync(~0u, value, d);
    if (threadIdx.x % 32 == 0)
        part[threadIdx.x / 32] = value;
    __syncthreads();
    value = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : T(0);
    if (threadIdx.x < 32)
        for (int d = 16; d; d >>= 1)
            value += __shfl_down_sync(~0u, value, d);
    if (threadIdx.x == 0)
        part[0] = value;
    __syncthreads();
    return part[0];
}

extern "C" __global__ void reduction(const float4 *x, float *out, int n) {
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        float4 v = x[i];
        sum += v.x + v.y + v.z + v.w;
    }
    sum = sum_of_block(sum);
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}

// Inclusive scan of each row of 1024 elements.
extern "C" __global__ void scan(const int *x, int *y) {
    __shared__ int s[1024];
    int t = threadIdx.x, i = blockIdx.x * 1024 + t;
    s[t] = x[i];
    __syncthreads();
    for (int d = 1; d < 1024; d <<= 1) {
        int v = t >= d ? s[t - d] : 0;
        __syncthreads();
        s[t] += v;
        __syncthreads();
    }
    y[i] = s[t];
}

extern "C" __global__ void histogram(const unsigned *x, unsigned *bins, int n) {
    __shared__ unsigned own[256];
    own[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        for (unsigned v = x[i], k = 0; k < 4; ++k, v >>= 8)
            atomicAdd(&own[v & 255], 1u);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}

// Softmax of each row of n elements. Each block computes one row.
extern "C" __global__ void softmax(const float *x, float *y, int n) {
    x += (size_t)blockIdx.x * n;
    y += (size_t)blockIdx.x * n;
    float sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        sum += expf(x[i]);
    sum = sum_of_block(sum);
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        y[i] = expf(x[i]) / sum;
}

extern "C" __global__ void layernorm(const float *x, const float *gain, float *y, int n) {
    x += (size_t)blockIdx.x * n;
    y += (size_t)blockIdx.x * n;
    float sum = 0, squares = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        sum += x[i];
        squares += x[i] * x[i];
    }
    float mean = sum_of_block(sum) / n;
    __syncthreads();
    float rest = rsqrtf(sum_of_block(squares) / n - mean * mean + 1e-5f);
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        y[i] = (x[i] - mean) * rest * gain[i];
}

extern "C" __global__ void transpose(const float *x, float *y, int n) {
    __shared__ float tile[32][33];
    int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8)
        tile[threadIdx.y + j][threadIdx.x] = x[(size_t)(r + j) * n + c];
    __syncthreads();
    c = blockIdx.y * 32 + threadIdx.x, r = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8)
        y[(size_t)(r + j) * n + c] = tile[threadIdx.x][threadIdx.y + j];
}

extern "C" __global__ void stencil(const double *__restrict__ x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y;
    if (i < 1 || j < 1 || i >= n - 1 || j >= n - 1)
        return;
    for (int k = 1; k < n - 1; ++k) {
        size_t at = ((size_t)k * n + j) * n + i;
        y[at] = 0.4 * x[at] + 0.1 * (x[at - 1] + x[at + 1] + x[at - n] + x[at + n]) +
                0.1 * (x[at - (size_t)n * n] + x[at + (size_t)n * n]);
    }
}

extern "C" __global__ void __launch_bounds__(256) nbody(const float4 *body, float4 *force, int n) {
    __shared__ float4 near[256];
    int i = blockIdx.x * 256 + threadIdx.x;
    float4 own = body[i], f = make_float4(0, 0, 0, 0);
    for (int t = 0; t < n; t += 256) {
        near[threadIdx.x] = body[t + threadIdx.x];
        __syncthreads();
#pragma unroll 8
        for (int j = 0; j < 256; ++j) {
            float dx = near[j].x - own.x, dy = near[j].y - own.y, dz = near[j].z - own.z;
            float d = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-3f), s = near[j].w * d * d * d;
            f.x += dx * s;
            f.y += dy * s;
            f.z += dz * s;
        }
        __syncthreads();
    }
    force[i] = f;
}
