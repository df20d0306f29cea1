template <typename T> __global__ void divide_by_sum(T *matrix, int columns) {
    extern __shared__ __align__(8) unsigned char memory[];
    T *sums = reinterpret_cast<T *>(memory);
    T *row = matrix + blockIdx.x * columns;
    T sum = 0;
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        sum += row[i];
    sums[threadIdx.x] = sum;
    __syncthreads();
    for (int width = blockDim.x / 2; width > 0; width /= 2) {
        if (threadIdx.x < width)
            sums[threadIdx.x] += sums[threadIdx.x + width];
        __syncthreads();
    }
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        row[i] /= sums[0];
}
