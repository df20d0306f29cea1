#include "common.h"

extern "C" __global__ void __launch_bounds__(BLOCK) total(ELEMENT *sum, const ELEMENT *x, int n) {
    __shared__ ELEMENT part[BLOCK];
    ELEMENT mine = 0;
    for (int i = threadIdx.x; i < n; i += BLOCK)
        mine += x[i];
    part[threadIdx.x] = mine;
    for (int half = BLOCK / 2; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
    }
    if (threadIdx.x == 0)
        *sum = part[0];
}
