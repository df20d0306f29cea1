"""Tests for a convolution with cuDNN's graph API."""

from __future__ import annotations

import array
import ctypes
import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from cudyn import cudnn, driver, runtime

from ..conftest import need, need_gpu
from .test_libraries import download, upload

pytestmark = pytest.mark.gpu

X, W, Y = (2, 4, 6, 6), (8, 4, 3, 3), (2, 8, 6, 6)
FLOAT = cudnn.CUDNN_DATA_FLOAT
# Maps an attribute's type to the ctypes type of its elements.
CELLS: dict[Any, Any] = {
    cudnn.CUDNN_TYPE_INT64: ctypes.c_int64,
    cudnn.CUDNN_TYPE_FLOAT: ctypes.c_float,
    cudnn.CUDNN_TYPE_DATA_TYPE: ctypes.c_int,
    cudnn.CUDNN_TYPE_CONVOLUTION_MODE: ctypes.c_int,
    cudnn.CUDNN_TYPE_HEUR_MODE: ctypes.c_int,
    cudnn.CUDNN_TYPE_HANDLE: ctypes.c_void_p,
    cudnn.CUDNN_TYPE_VOID_PTR: ctypes.c_void_p,
    cudnn.CUDNN_TYPE_BACKEND_DESCRIPTOR: ctypes.c_void_p,
}
Attributes = dict[Any, tuple[Any, Sequence[Any]]]


def describe(kind: Any, attributes: Attributes) -> Any:
    """Return a finalized descriptor.

    Args:
        kind: Type of the descriptor.
        attributes: Maps each attribute to its type and its elements.
    """
    descriptor = cudnn.cudnnBackendCreateDescriptor(kind)
    for name, (type_, elements) in attributes.items():
        values = (CELLS[type_] * len(elements))(*elements)
        cudnn.cudnnBackendSetAttribute(descriptor, name, type_, len(elements), values)
    cudnn.cudnnBackendFinalize(descriptor)
    return descriptor


def tensor(number: int, shape: Sequence[int]) -> Any:
    """Return the descriptor of a contiguous float tensor. The number identifies the tensor in the graph."""
    strides = [shape[1] * shape[2] * shape[3], shape[2] * shape[3], shape[3], 1]
    return describe(
        cudnn.CUDNN_BACKEND_TENSOR_DESCRIPTOR,
        {
            cudnn.CUDNN_ATTR_TENSOR_DATA_TYPE: (cudnn.CUDNN_TYPE_DATA_TYPE, [FLOAT]),
            cudnn.CUDNN_ATTR_TENSOR_DIMENSIONS: (cudnn.CUDNN_TYPE_INT64, shape),
            cudnn.CUDNN_ATTR_TENSOR_STRIDES: (cudnn.CUDNN_TYPE_INT64, strides),
            cudnn.CUDNN_ATTR_TENSOR_UNIQUE_ID: (cudnn.CUDNN_TYPE_INT64, [number]),
            cudnn.CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT: (cudnn.CUDNN_TYPE_INT64, [16]),
        },
    )


def convolution() -> Any:
    """Return the graph of Y = X * W, with a one-element border of zeros."""
    parameters = describe(
        cudnn.CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR,
        {
            cudnn.CUDNN_ATTR_CONVOLUTION_COMP_TYPE: (cudnn.CUDNN_TYPE_DATA_TYPE, [FLOAT]),
            cudnn.CUDNN_ATTR_CONVOLUTION_CONV_MODE: (
                cudnn.CUDNN_TYPE_CONVOLUTION_MODE,
                [cudnn.CUDNN_CROSS_CORRELATION],
            ),
            cudnn.CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS: (cudnn.CUDNN_TYPE_INT64, [2]),
            cudnn.CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS: (cudnn.CUDNN_TYPE_INT64, [1, 1]),
            cudnn.CUDNN_ATTR_CONVOLUTION_POST_PADDINGS: (cudnn.CUDNN_TYPE_INT64, [1, 1]),
            cudnn.CUDNN_ATTR_CONVOLUTION_DILATIONS: (cudnn.CUDNN_TYPE_INT64, [1, 1]),
            cudnn.CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES: (cudnn.CUDNN_TYPE_INT64, [1, 1]),
        },
    )
    descriptor_type = cudnn.CUDNN_TYPE_BACKEND_DESCRIPTOR
    return describe(
        cudnn.CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR,
        {
            cudnn.CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X: (descriptor_type, [tensor(1, X)]),
            cudnn.CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W: (descriptor_type, [tensor(2, W)]),
            cudnn.CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y: (descriptor_type, [tensor(3, Y)]),
            cudnn.CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC: (
                descriptor_type,
                [parameters],
            ),
            cudnn.CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA: (cudnn.CUDNN_TYPE_FLOAT, [1]),
            cudnn.CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA: (cudnn.CUDNN_TYPE_FLOAT, [0]),
        },
    )


def make_plan(handle: Any, graph: Any) -> Any:
    """Return an execution plan of the first engine that supports the graph."""
    descriptor_type = cudnn.CUDNN_TYPE_BACKEND_DESCRIPTOR
    errors = []
    for mode in (cudnn.CUDNN_HEUR_MODE_A, cudnn.CUDNN_HEUR_MODE_FALLBACK):
        heuristics = describe(
            cudnn.CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR,
            {
                cudnn.CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH: (descriptor_type, [graph]),
                cudnn.CUDNN_ATTR_ENGINEHEUR_MODE: (cudnn.CUDNN_TYPE_HEUR_MODE, [mode]),
            },
        )
        config_type = cudnn.CUDNN_BACKEND_ENGINECFG_DESCRIPTOR
        engines = (ctypes.c_void_p * 8)(*(cudnn.cudnnBackendCreateDescriptor(config_type) for _ in range(8)))
        results = cudnn.CUDNN_ATTR_ENGINEHEUR_RESULTS
        count = cudnn.cudnnBackendGetAttribute(heuristics, results, descriptor_type, 8, engines)
        for engine in engines[: min(count, 8)]:
            try:
                return describe(
                    cudnn.CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR,
                    {
                        cudnn.CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG: (descriptor_type, [engine]),
                        cudnn.CUDNN_ATTR_EXECUTION_PLAN_HANDLE: (cudnn.CUDNN_TYPE_HANDLE, [int(handle)]),
                    },
                )
            except cudnn.Error as error:
                errors.append(error)
    raise AssertionError(errors)


def compute_expected(x: Sequence[float], w: Sequence[float]) -> list[float]:
    """Compute the expected result from the definition of a convolution."""
    (images, channels, height, width), (outputs, _, rows, columns) = X, W
    results = []
    output_positions = itertools.product(range(images), range(outputs), range(height), range(width))
    for image, output, row, column in output_positions:
        total = 0.0
        filter_positions = itertools.product(range(channels), range(rows), range(columns))
        for channel, filter_row, filter_column in filter_positions:
            x_row, x_column = row + filter_row - 1, column + filter_column - 1
            if 0 <= x_row < height and 0 <= x_column < width:
                x_index = ((image * channels + channel) * height + x_row) * width + x_column
                w_index = ((output * channels + channel) * rows + filter_row) * columns + filter_column
                total += x[x_index] * w[w_index]
        results.append(total)
    return results


def test_descriptors_are_finalized_without_a_gpu() -> None:
    """cuDNN checks a descriptor when it is finalized. It needs the file of a driver, but no GPU."""
    need(driver, cudnn)
    assert convolution()
    with pytest.raises(cudnn.Error) as caught:
        describe(cudnn.CUDNN_BACKEND_TENSOR_DESCRIPTOR, {})
    assert caught.value.name == "CUDNN_STATUS_BAD_PARAM"


def test_convolution_with_the_graph_api_has_the_expected_result() -> None:
    need_gpu()
    need(cudnn, runtime)
    runtime.cudaSetDevice(0)
    # Small integers produce the same result with all engines, including TF32.
    x = array.array("f", [(7 * index) % 9 - 4 for index in range(2 * 4 * 6 * 6)])
    w = array.array("f", [(5 * index) % 7 - 3 for index in range(8 * 4 * 3 * 3)])
    handle = cudnn.cudnnCreate()
    graph = describe(
        cudnn.CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR,
        {
            cudnn.CUDNN_ATTR_OPERATIONGRAPH_OPS: (cudnn.CUDNN_TYPE_BACKEND_DESCRIPTOR, [convolution()]),
            cudnn.CUDNN_ATTR_OPERATIONGRAPH_HANDLE: (cudnn.CUDNN_TYPE_HANDLE, [int(handle)]),
        },
    )
    plan = make_plan(handle, graph)
    size = ctypes.c_int64()
    workspace_size = cudnn.CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE
    assert (
        cudnn.cudnnBackendGetAttribute(plan, workspace_size, cudnn.CUDNN_TYPE_INT64, 1, ctypes.byref(size))
        == 1
    )
    workspace = runtime.cudaMalloc(max(size.value, 16))
    pointers = [upload(x), upload(w), upload(array.array("f", bytes(4 * 2 * 8 * 6 * 6)))]
    pack = describe(
        cudnn.CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR,
        {
            cudnn.CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS: (cudnn.CUDNN_TYPE_INT64, [1, 2, 3]),
            cudnn.CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS: (cudnn.CUDNN_TYPE_VOID_PTR, pointers),
            cudnn.CUDNN_ATTR_VARIANT_PACK_WORKSPACE: (cudnn.CUDNN_TYPE_VOID_PTR, [workspace]),
        },
    )
    cudnn.cudnnBackendExecute(handle, plan, pack)
    runtime.cudaDeviceSynchronize()
    assert list(download(pointers[2], "f", 2 * 8 * 6 * 6)) == compute_expected(x, w)
    for pointer in (*pointers[:2], workspace):
        runtime.cudaFree(pointer)
    cudnn.cudnnDestroy(handle)
