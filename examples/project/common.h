__device__ inline int first() {
    return blockIdx.x * BLOCK + threadIdx.x;
}
__device__ inline int step() {
    return gridDim.x * BLOCK;
}
