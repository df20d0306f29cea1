"""Tests for cuStateVec: a Bell state, prepared with two gates."""

from __future__ import annotations

import array

import pytest

from cudyn import Buffer, custatevec, runtime

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu


def complex_numbers(*values: float) -> array.array[float]:
    """Return real numbers as 128-bit complex numbers."""
    numbers = array.array("d")
    for value in values:
        numbers.extend((value, 0.0))  # the real and the imaginary part
    return numbers


def test_two_gates_create_a_bell_state() -> None:
    need_gpu()
    need(custatevec, runtime)
    vector = Buffer.from_host(complex_numbers(1, 0, 0, 0))
    amplitude = 0.5**0.5
    hadamard = complex_numbers(amplitude, amplitude, amplitude, -amplitude)
    x_gate = complex_numbers(0, 1, 1, 0)
    target, double = runtime.CUDA_C_64F, custatevec.CUSTATEVEC_COMPUTE_64F
    rows = custatevec.CUSTATEVEC_MATRIX_LAYOUT_ROW
    handle = custatevec.custatevecCreate()
    try:
        apply = custatevec.custatevecApplyMatrix
        apply(handle, int(vector), target, 2, hadamard, target, rows, 0, [0], 1, [], [], 0, double, None, 0)
        apply(handle, int(vector), target, 2, x_gate, target, rows, 0, [1], 1, [0], [1], 1, double, None, 0)
        runtime.cudaDeviceSynchronize()
    finally:
        custatevec.custatevecDestroy(handle)
    results = array.array("d", bytes(64))
    vector.copy_to(results)
    assert results.tolist() == pytest.approx(complex_numbers(amplitude, 0, 0, amplitude).tolist())
