"""Tests of all kernels. The kernels are compiled without a GPU, and later run on a GPU without a compiler.

pytest -n 8 --cudyn-simulate=sm_90 --cudyn-archive=kernels.zip test_kernels.py

CUDYN_CACHE=only pytest --cudyn-archive=kernels.zip test_kernels.py
"""

from __future__ import annotations

import array

import pytest
from kernels import TYPES, VARIANTS, make_job

import cudyn

COUNT = 1000


@pytest.mark.parametrize(("kernel", "element", "block"), VARIANTS)
def test_kernel(kernel: str, element: str, block: int) -> None:
    module = cudyn.Module(cudyn.compile(**make_job(kernel, element, block)))
    function = module.get_kernel(kernel)
    x = array.array(TYPES[element], (i % 5 for i in range(COUNT)))
    y = array.array(TYPES[element], (i % 3 for i in range(COUNT)))
    source, target = cudyn.Buffer.from_host(x), cudyn.Buffer.from_host(y)
    if kernel == "axpy":
        function.launch(4, block, target, source, 2, COUNT)
        expected = [i % 3 + 2 * (i % 5) for i in range(COUNT)]
    else:
        function.launch(1, block, target, source, COUNT)
        total = 2 * COUNT
        expected = [total % 256 if element == "unsigned char" else total, *y[1:]]
    target.copy_to(y)
    assert list(y) == expected
