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
    contract = cudyn.Contract("scale(a: f32[n], by: f32) -> scale<<<ceildiv(n, 256), 256>>>(a, by, n: i32)")
    checked = module.get_kernel(contract)
    assert_type(checked, cudyn.Kernel)
    assert_type(checked.contract, cudyn.Contract | None)
    checked(data, by=0.5, stream=cudyn.CURRENT_STREAM)
    checked.launch(4, 256, data, by=0.5)
    checked.prepare(4, 256, data, by=0.5)()
    assert_type(cudyn.Module("kernels.cudyn").scale, cudyn.Kernel)
    module.get_kernel(3)  # error
    cudyn.Module()  # error
