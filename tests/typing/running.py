"""Buffers, modules, kernels."""

from __future__ import annotations

import array

from typing_extensions import assert_type

import cudyn


def main(source: str) -> None:
    module = cudyn.Module(cudyn.compile(source))
    kernel = module.get_kernel("scale")
    assert_type(kernel, cudyn.Kernel)
    data = cudyn.Buffer.from_host(array.array("f", range(1000)))
    assert_type(data, cudyn.Buffer)
    kernel.launch(4, 256, data, 0.5, 1000)
    module.get_kernel(3)  # error
    cudyn.Module()  # error
