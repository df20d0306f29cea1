#include "common.h"

extern "C" __global__ void __launch_bounds__(BLOCK)
    axpy(ELEMENT *y, const ELEMENT *x, ELEMENT a, int n) {
    for (int i = first(); i < n; i += step())
        y[i] += a * x[i];
}
