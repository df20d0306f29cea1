"""Tests for the execution contexts of the CUDA runtime in a simulation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import cudyn
from cudyn import runtime, testing

SM = 1  # cudaDevResourceTypeSm, which is new in 13.1


@pytest.fixture(autouse=True)
def simulation() -> Iterator[testing.Simulation]:
    """A simulation of two devices with a driver of CUDA 13.1."""
    with testing.simulate("sm_90", devices=2, version="13.1") as active:
        yield active


def test_device_has_a_single_execution_context() -> None:
    context, other = (runtime.cudaDeviceGetExecutionCtx(ordinal) for ordinal in (1, 0))
    assert runtime.cudaDeviceGetExecutionCtx(1).value == context.value
    assert runtime.cudaExecutionCtxGetDevice(context) == 1
    assert runtime.cudaExecutionCtxGetId(context) != runtime.cudaExecutionCtxGetId(other)
    resource = runtime.cudaExecutionCtxGetDevResource(context, SM)
    assert resource.sm.smCount == runtime.cudaDeviceGetDevResource(1, SM).sm.smCount == 132
    with pytest.raises(cudyn.errors.CudartError, match="cudaErrorInvalidValue"):
        runtime.cudaExecutionCtxDestroy(context)


def test_stream_of_a_green_context_has_its_multiprocessors() -> None:
    """Two groups of eight multiprocessors are combined. The destroyed context is no longer usable."""
    groups, *_ = runtime.cudaDevSmResourceSplitByCount(2, runtime.cudaDeviceGetDevResource(0, SM), 0, 8)
    descriptor = runtime.cudaDevResourceGenerateDesc((runtime.cudaDevResource * 2)(*groups), 2)
    context = runtime.cudaGreenCtxCreate(descriptor, 0, 0)
    stream = runtime.cudaExecutionCtxStreamCreate(context, 0, 0)
    assert runtime.cudaStreamGetDevResource(stream, SM).sm.smCount == 16
    runtime.cudaExecutionCtxSynchronize(context)
    runtime.cudaStreamDestroy(stream)
    runtime.cudaExecutionCtxDestroy(context)
    with pytest.raises(testing.Fault, match="CUgreenCtx"):
        runtime.cudaExecutionCtxGetId(context)


def test_descriptor_for_another_device_is_rejected() -> None:
    resource = runtime.cudaDeviceGetDevResource(1, SM)
    descriptor = runtime.cudaDevResourceGenerateDesc((runtime.cudaDevResource * 1)(resource), 1)
    with pytest.raises(cudyn.errors.CudartError, match="cudaErrorInvalidValue"):
        runtime.cudaGreenCtxCreate(descriptor, 0, 0)
