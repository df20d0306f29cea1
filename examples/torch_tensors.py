"""Launch a kernel with torch's tensors on torch's stream. Nothing is copied.

python examples/torch_tensors.py        needs a GPU and torch
"""

from __future__ import annotations

import torch

import cudyn

KERNEL = r"""
template <class T> __global__ void swish(const T *x, T *y, float beta, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] / (1 + exp(-beta * x[i]));
}
"""


def main(count: int = 1_000_000) -> None:
    names = {torch.float32: "swish<float>", torch.float64: "swish<double>"}
    module = cudyn.Module(cudyn.compile(KERNEL, name_expressions=list(names.values())))
    stream = torch.cuda.Stream()
    for dtype, name in names.items():
        with torch.cuda.stream(stream):
            x = torch.randn(count, dtype=dtype, device="cuda")
            y = torch.empty_like(x)
            module.get_kernel(name).launch(-(-count // 256), 256, x, y, 1.5, count, stream=stream)
            torch.testing.assert_close(y, x * torch.sigmoid(1.5 * x))
        print(f"{name} equals torch's result")


if __name__ == "__main__":
    main()
