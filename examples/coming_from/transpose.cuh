#define TILE 32

extern "C" __global__ void transpose(const float *matrix, float *result, int rows, int columns) {
    /* The additional column avoids bank conflicts when a warp reads a column of the tile. */
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x;
    int y = blockIdx.y * TILE + threadIdx.y;
    for (int i = 0; i < TILE; i += blockDim.y)
        if (x < columns && y + i < rows)
            tile[threadIdx.y + i][threadIdx.x] = matrix[(y + i) * columns + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    for (int i = 0; i < TILE; i += blockDim.y)
        if (x < rows && y + i < columns)
            result[(y + i) * rows + x] = tile[threadIdx.x][threadIdx.y + i];
}
