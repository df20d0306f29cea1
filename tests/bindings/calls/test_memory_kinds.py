"""Tests that the memory kind of a pointer determines which objects a call accepts."""

from __future__ import annotations

import array
import ctypes
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn import Buffer, driver, testing
from cudyn._bindings.calls import call as calls
from cudyn._bindings.calls import fast_calls, plain_call
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import rows

from .every import Wrapped, list_calls, list_newest, make_record

FLOATS = ctypes.c_float * 4
AXPY = {"handle": 1, "n": 4, "alpha": array.array("f", [2]), "x": 0x1000, "incx": 1, "y": 0x2000, "incy": 1}


@cache
def get_function(library_name: str, symbol: str) -> Any:
    """Return a function of a library."""
    return next(
        candidate for candidate in list_newest(catalog.find(library_name)) if candidate.symbol == symbol
    )


def call(library_name: str, symbol: str, **arguments: Any) -> None:
    """Call all implementations of a function. Omitted arguments are 1, or null for a pointer."""
    function = get_function(library_name, symbol)
    defaults = {
        param.keyword: 0 if param.type.endswith("*") or param.memory else 1 for param in function.accepted
    }
    for implementation in list_calls(function.make_call("sched_yield")):
        implementation(*(defaults | arguments).values())


def check_rejected(message: str, library_name: str, symbol: str, **arguments: Any) -> None:
    """Check that all implementations of a function raise an error with this message."""
    function = get_function(library_name, symbol)
    defaults = {
        param.keyword: 0 if param.type.endswith("*") or param.memory else 1 for param in function.accepted
    }
    for implementation in list_calls(function.make_call("sched_yield")):
        with pytest.raises((TypeError, ValueError), match=message):
            implementation(*(defaults | arguments).values())


# --- device memory


def test_device_pointer_with_a_ctypes_array_raises_with_the_remedy() -> None:
    """The array is host memory, which the GPU cannot access."""
    check_rejected(
        r"^cublasSaxpy_v2: x \(const float \*\): expected device memory \(a Buffer or an address\), got "
        r"c_float_Array_4; copy it into a Buffer first, or pass an address that the device can access$",
        "cublas",
        "cublasSaxpy_v2",
        **AXPY | {"x": FLOATS()},
    )


@pytest.mark.parametrize("name", ["x", "y"])
def test_device_pointer_with_numpy_raises(name: str) -> None:
    """A numpy array is host memory, which a kernel of cuBLAS cannot access. Its bare address is accepted."""
    numpy = pytest.importorskip("numpy")
    memory = numpy.zeros(4, "f4")
    check_rejected(
        "expected device memory .*got ndarray", "cublas", "cublasSaxpy_v2", **AXPY | {name: memory}
    )
    check_rejected("expected device memory .*got ndarray", "cublas", "cublasAxpyEx", **{name: memory})
    call("cublas", "cublasSaxpy_v2", **AXPY | {name: memory.ctypes.data})
    call("cublas", "cublasAxpyEx", **{name: memory.ctypes.data})


def test_device_pointer_with_a_buffer_passes() -> None:
    with testing.simulate():
        memory = Buffer(16)
        call("cublas", "cublasSaxpy_v2", **AXPY | {"x": memory, "y": memory})
        call("cublas", "cublasAxpyEx", x=memory, y=memory)


def test_device_pointer_with_a_pointer_of_ctypes_passes_an_address_only() -> None:
    """The pointer may contain a device address, unless it refers to an object of ctypes in host memory."""
    pointer = ctypes.POINTER(ctypes.c_float)
    host = FLOATS()
    address = ctypes.cast(0x1000, pointer)
    for passed in (
        address,
        ctypes.cast(address, pointer),
        ctypes.cast(ctypes.c_void_p(0x1000), pointer),
        pointer(),
    ):
        call("cublas", "cublasSaxpy_v2", **AXPY | {"x": passed})
        call("cublas", "cublasAxpyEx", x=passed)
    for rejected in (ctypes.pointer(ctypes.c_float()), ctypes.cast(host, pointer), ctypes.byref(host)):
        check_rejected("expected device memory", "cublas", "cublasSaxpy_v2", **AXPY | {"x": rejected})
        check_rejected("expected device memory", "cublas", "cublasAxpyEx", x=rejected)


def test_memset_of_host_memory_raises() -> None:
    check_rejected("devPtr .*expected device memory", "runtime", "cudaMemset", devPtr=bytearray(8), count=8)


# --- handles


def test_kernel_of_the_runtime_is_a_handle_or_a_c_function() -> None:
    """The runtime reads the kernel that an unknown address belongs to, so a buffer would be read, too."""
    function = ctypes.CDLL(None).sched_yield
    address = ctypes.cast(function, ctypes.c_void_p)
    for kernel in (function, address, address.value, None):
        call("runtime", "cudaFuncSetCacheConfig", func=kernel)
    for memory in (bytearray(8), FLOATS(), b"kernel"):
        check_rejected("func .*expected a handle", "runtime", "cudaFuncSetCacheConfig", func=memory)


# --- host or device memory


@pytest.mark.parametrize("alpha", [FLOATS(), ctypes.c_float(2), array.array("f", [2]), 0x1000, [2.0]])
def test_scalar_of_cublas_in_host_or_device_memory_passes(alpha: Any) -> None:
    call("cublas", "cublasSaxpy_v2", **AXPY | {"alpha": alpha})


def test_scalar_of_cublas_in_device_memory_passes_as_any_object_with_an_address() -> None:
    """A factor may be in host or device memory, and only host memory has a type."""
    pointer = ctypes.cast(0x1000, ctypes.POINTER(ctypes.c_float))
    for alpha in (ctypes.c_void_p(0x1000), driver.CUdeviceptr(0x1000), pointer, Wrapped(0x1000)):
        call("cublas", "cublasSaxpy_v2", **AXPY | {"alpha": alpha})
    with testing.simulate():
        call("cublas", "cublasSaxpy_v2", **AXPY | {"alpha": Buffer(4)})
    check_rejected("alpha", "cublas", "cublasSaxpy_v2", **AXPY | {"alpha": ctypes.c_double(1)})
    check_rejected("alpha", "cublas", "cublasSaxpy_v2", **AXPY | {"alpha": True})


def test_scalar_of_cublas_whose_type_is_an_enumerator_is_measured() -> None:
    """The size of `alpha` depends on `alphaType`, which is passed in the same call."""
    r_16f, r_32f, c_64f = 2, 0, 5  # values of cudaDataType
    for type_, size in ((r_16f, 2), (r_32f, 4), (c_64f, 16)):
        call("cublas", "cublasAxpyEx", alpha=bytearray(size), alphaType=type_)
        check_rejected(
            rf"alpha .*expected at least {size} bytes \(sizeof\(alphaType\) = {size}\), got {size - 1}",
            "cublas",
            "cublasAxpyEx",
            alpha=bytearray(size - 1),
            alphaType=type_,
        )


def test_scalar_of_a_product_has_the_type_of_the_computation() -> None:
    """The size of the factors follows from two enumerators."""
    compute_32f, compute_64f = 68, 70  # values of cublasComputeType_t
    r_32f, r_64f, c_32f = 0, 1, 4  # values of cudaDataType
    cases = ((compute_32f, r_32f, 4), (compute_32f, c_32f, 8), (compute_64f, r_64f, 8))
    for compute, c_type, size in cases:
        fixed = {"computeType": compute, "Ctype": c_type}
        call("cublas", "cublasGemmEx", alpha=bytes(size), beta=bytes(size), **fixed)
        check_rejected("beta .*expected at least", "cublas", "cublasGemmEx", beta=bytes(size - 1), **fixed)


def test_file_read_into_host_memory_is_measured_with_its_offset() -> None:
    """The memory must have at least `size` bytes after the offset. Bare addresses are not measured."""
    memory = bytearray(64)
    call("cufile", "cuFileRead", bufPtr_base=memory, size=48, bufPtr_offset=16)
    call("cufile", "cuFileRead", bufPtr_base=0x1000, size=48, bufPtr_offset=17)
    for symbol in ("cuFileRead", "cuFileWrite"):
        check_rejected(
            r"bufPtr_base .*expected at least 65 bytes \(size\+bufPtr_offset = 65\), got 64",
            "cufile",
            symbol,
            bufPtr_base=memory,
            size=48,
            bufPtr_offset=17,
        )
    check_rejected(
        "bufPtr_base .*expected at least 65 bytes",
        "cufile",
        "cuFileBufRegister",
        bufPtr_base=memory,
        length=65,
    )


def test_output_of_curand_in_a_list_raises() -> None:
    """The function would write to a copy of the list."""
    check_rejected(
        "outputPtr .*expected an array or a buffer, got list",
        "curand",
        "curandGenerateUniform",
        outputPtr=[0.0],
    )


def test_curand_accepts_a_numpy_array_that_is_large_enough_for_its_output() -> None:
    """The array must also be writable and contain floats of 32 bits."""
    numpy = pytest.importorskip("numpy")
    call("curand", "curandGenerateUniform", outputPtr=numpy.zeros(4, "f4"), num=4)
    check_rejected(
        "expected at least 5 elements",
        "curand",
        "curandGenerateUniform",
        outputPtr=numpy.zeros(4, "f4"),
        num=5,
    )
    check_rejected(
        "expected elements of float", "curand", "curandGenerateUniform", outputPtr=numpy.zeros(4), num=4
    )
    frozen = numpy.zeros(4, "f4")
    frozen.flags.writeable = False
    check_rejected("writable memory", "curand", "curandGenerateUniform", outputPtr=frozen, num=4)


# --- host memory


def test_attribute_of_the_cudnn_backend_is_measured_by_its_type() -> None:
    """Each attribute type has its own size, and the memory must have room for four elements."""
    sizes = {"CUDNN_TYPE_INT64": 8, "CUDNN_TYPE_FLOAT": 4, "CUDNN_TYPE_FRACTION": 16, "CUDNN_TYPE_BOOLEAN": 1}
    types = get_function("cudnn", "cudnnBackendSetAttribute").types
    for name, size in sizes.items():
        for symbol, count in (
            ("cudnnBackendSetAttribute", "elementCount"),
            ("cudnnBackendGetAttribute", "requestedElementCount"),
        ):
            fixed = {"attributeType": types.get(name), count: 4}
            call("cudnn", symbol, arrayOfElements=bytearray(4 * size), **fixed)
            check_rejected(
                f"arrayOfElements .*expected at least {4 * size} bytes",
                "cudnn",
                symbol,
                arrayOfElements=bytearray(4 * size - 1),
                **fixed,
            )


def test_value_that_fills_a_cudnn_tensor_is_host_memory() -> None:
    value = ctypes.c_float(2)
    call("cudnn", "cudnnSetTensor", valuePtr=value)
    check_rejected("expected device memory", "cudnn", "cudnnSetTensor", y=FLOATS(), valuePtr=value)


def test_folding_of_cudnn_has_the_spatial_dimensions() -> None:
    """Two of the dimensions are the batch and the channels, so 4 dimensions need 2 elements."""
    fold = ctypes.c_uint32 * 2
    fixed = {"padBeforeA": None, "padAfterA": None}
    call("cudnn", "cudnnSetTensorTransformDescriptor", foldA=fold(), nbDims=4, **fixed)
    check_rejected(
        "foldA .*at least 3", "cudnn", "cudnnSetTensorTransformDescriptor", foldA=fold(), nbDims=5, **fixed
    )


def test_rows_of_a_matrix_in_host_memory_need_one_more_pointer() -> None:
    """A sparse matrix contains the start of each row and the end of the last row."""
    rows_of = ctypes.c_int * 4
    fixed = {"csrRowPtrA": rows_of(), "n": 3}
    call("cusolver", "cusolverSpScsrlsvluHost", **fixed)
    check_rejected(
        "csrRowPtrA .*at least 5 elements", "cusolver", "cusolverSpScsrlsvluHost", **fixed | {"n": 4}
    )
    check_rejected("x .*at least 5 elements", "cusolver", "cusolverSpScsrlsvluHost", x=FLOATS(), n=5)


OPS = {0: False, 1: True, 2: True}  # maps cublasOperation_t to whether the matrix is transposed


def count_elements(rows: int, columns: int, leading: int, is_transposed: bool = False) -> int:
    """Return the number of elements that a matrix in column-major order spans in memory."""
    if is_transposed:
        rows, columns = columns, rows
    if rows == 0 or columns == 0:
        return 0
    last_element = (rows - 1) + (columns - 1) * leading
    return last_element + 1


def check_matrix(symbol: str, name: str, count: int, **arguments: Any) -> None:
    """Check that a matrix of `count` floats is accepted, and that a smaller matrix is rejected."""
    call("cublas", symbol, **arguments | {name: (ctypes.c_float * count)()})
    call("cublas", symbol, **arguments | {name: 0x1000})
    if count:
        check_rejected(
            rf"^{symbol}: {name} .*expected at least {count} elements? .*, got {count - 1} ",
            "cublas",
            symbol,
            **arguments | {name: (ctypes.c_float * (count - 1))()},
        )


@given(
    m=st.integers(0, 5),
    n=st.integers(0, 5),
    k=st.integers(0, 5),
    lds=st.tuples(*[st.integers(5, 7)] * 3),
    transa=st.sampled_from([*OPS]),
    transb=st.sampled_from([*OPS]),
    side=st.sampled_from([0, 1]),
)
@settings(max_examples=30)
def test_host_matrices_of_cublasxt_are_measured(
    m: int, n: int, k: int, lds: tuple[int, int, int], transa: int, transb: int, side: int
) -> None:
    """The smallest size of each matrix follows from its shape, its leading dimension and its operation."""
    lda, ldb, ldc = lds
    leading = {"lda": lda, "ldb": ldb, "ldc": ldc}
    fixed = {"m": m, "n": n, "k": k, "transa": transa, "transb": transb, **leading}
    a = count_elements(m, k, lda, OPS[transa]) if n else 0
    b = count_elements(k, n, ldb, OPS[transb]) if m else 0
    for name, count in (("A", a), ("B", b), ("C", count_elements(m, n, ldc))):
        check_matrix("cublasXtSgemm", name, count, **fixed)
    fixed = {"n": n, "k": k, "trans": transa, **leading}
    for name, ld in (("A", lda), ("B", ldb)):
        check_matrix("cublasXtSsyr2k", name, count_elements(n, k, ld, OPS[transa]), **fixed)
    check_matrix("cublasXtSsyrkx", "C", count_elements(n, n, ldc), **fixed)
    fixed = {"m": m, "n": n, "side": side, **leading}
    order = n if side else m
    square = count_elements(order, order, lda) if m and n else 0
    packed = order * (order + 1) // 2 if m and n else 0
    for symbol in ("cublasXtSsymm", "cublasXtStrmm"):
        check_matrix(symbol, "A", square, **fixed)
        check_matrix(symbol, "B", count_elements(m, n, ldb), **fixed)
        check_matrix(symbol, "C", count_elements(m, n, ldc), **fixed)
    without_c = {name: value for name, value in fixed.items() if name != "ldc"}
    check_matrix("cublasXtStrsm", "A", square, **without_c)
    check_matrix("cublasXtStrsm", "B", count_elements(m, n, ldb), **without_c)
    without_a = {name: value for name, value in fixed.items() if name != "lda"}
    check_matrix("cublasXtSspmm", "AP", packed, **without_a)


R_32F, C_64F, R_32I = 0, 5, 10
SIZES: list[tuple[str, str, str, int, dict[str, int]]] = [
    ("cusparse", "cusparseSpMVGeneric", "alpha", 16, {"computeType": C_64F}),
    ("cusparse", "cusparseSpGEAM", "beta", 4, {"computeType": R_32F}),
    ("cusparse", "cusparseCsrmvEx", "beta", 16, {"betatype": C_64F, "alphatype": R_32F}),
    ("cudnn", "cudnnSetSeqDataDescriptor", "paddingFill", 2, {"dataType": 2}),
    ("cudnn", "cudnnSetRNNDataDescriptor", "paddingFill", 8, {"dataType": 1}),
    ("cudss", "cudssMatrixCreateBatchDn", "nrows", 12, {"batchCount": 3, "integerType": R_32I}),
    ("cudss", "cudssMatrixCreateBatchDn", "values", 24, {"batchCount": 3}),
    ("cudss", "cudssMatrixCreateBatchCsr", "rowStart", 24, {"batchCount": 3}),
    ("custatevec", "custatevecApplyMatrix", "matrix", 16 * 64, {"matrixDataType": C_64F, "nTargets": 3}),
    ("custatevec", "custatevecComputeExpectation", "matrix", 8 * 4, {"matrixDataType": 4, "nBasisBits": 1}),
    ("custatevec", "custatevecAbs2SumArray", "abs2sum", 8 * 8, {"bitOrderingLen": 3}),
    (
        "custatevec",
        "custatevecAbs2SumArrayBatched",
        "abs2sumArrays",
        8 * (2 * 5 + 4),
        {"bitOrderingLen": 2, "nSVs": 3, "abs2sumArrayStride": 5},
    ),
    (
        "custatevec",
        "custatevecApplyMatrixBatched",
        "matrices",
        16 * 4 * 3,
        {"matrixDataType": C_64F, "nTargets": 1, "nMatrices": 3, "mapType": 1},
    ),
    (
        "custatevec",
        "custatevecApplyMatrixBatched",
        "matrices",
        16 * 4,
        {"matrixDataType": C_64F, "nTargets": 1, "nMatrices": 3, "mapType": 0},
    ),
    ("custatevec", "custatevecApplyMatrixBatched", "matrixIndices", 20, {"nSVs": 5, "mapType": 1}),
    (
        "custatevec",
        "custatevecApplyGeneralizedPermutationMatrix",
        "diagonals",
        4 * 4,
        {"diagonalsDataType": R_32F, "nTargets": 2},
    ),
    ("cutensornet", "cutensornetStateApplyTensorOperator", "tensorModeStrides", 8 * 4, {"numStateModes": 2}),
    ("cufft", "cufftXtQueryPlan", "queryStruct", 96, {"queryType": 0}),
    ("cutensornet", "cutensornetCreateMarginal", "marginalTensorStrides", 8 * 4, {"numMarginalModes": 2}),
]


@pytest.mark.parametrize(("library_name", "symbol", "name", "nbytes", "arguments"), SIZES)
def test_memory_that_other_parameters_determine_is_measured(
    library_name: str, symbol: str, name: str, nbytes: int, arguments: dict[str, int]
) -> None:
    """Memory of exactly the computed size is accepted, and memory with one element fewer is rejected."""
    function = get_function(library_name, symbol)
    param = next(param for param in function.accepted if param.name == name)
    cls = getattr(function.types.ctype(param.type), "_type_", ctypes.c_char)
    element = ctypes.c_char if isinstance(cls, str) else cls
    length, rest = divmod(nbytes, ctypes.sizeof(element))
    assert not rest
    other_memory = {other.keyword: None for other in function.accepted if other.size and other.name != name}
    call(library_name, symbol, **other_memory | arguments | {name: (element * length)()})
    check_rejected(
        f"^{symbol}: {name} .*expected at least",
        library_name,
        symbol,
        **other_memory | arguments | {name: (element * (length - 1))()},
    )


@pytest.mark.parametrize("number", [62, 2**31, 2**32 - 1])
def test_size_of_a_huge_power_rejects_every_object(number: int) -> None:
    """Two to the power of the argument is not computed, because it would need too much memory."""
    check_rejected(
        "abs2sum .*expected at least",
        "custatevec",
        "custatevecAbs2SumArray",
        abs2sum=(ctypes.c_double * 8)(),
        bitOrderingLen=number,
    )


# --- addresses


RANGES = [
    ("driver", "cuMemHostRegister", "p", "bytesize"),
    ("driver", "cuMemHostRegister_v2", "p", "bytesize"),
    ("driver", "cuLogicalEndpointBindAddr", "ptr", "size"),
    ("runtime", "cudaHostRegister", "ptr", "size"),
    ("runtime", "cudaMemAdvise", "devPtr", "count"),
    ("runtime", "cudaMemPrefetchAsync", "devPtr", "count"),
    ("runtime", "cudaStreamAttachMemAsync", "devPtr", "length"),
    ("cufile", "cuFileBufRegister", "bufPtr_base", "length"),
    ("nvshmem", "nvshmemx_buffer_register", "addr", "length"),
]


@pytest.mark.parametrize(("library_name", "symbol", "name", "size"), RANGES)
def test_range_of_addresses_beyond_its_object_raises(
    library_name: str, symbol: str, name: str, size: str
) -> None:
    """The size is compared with an object's size. For a bare address, the size of the memory is not known."""
    records = {
        param.keyword: get_function(library_name, symbol).types.ctype(param.type)()
        for param in get_function(library_name, symbol).accepted
        if param.type.startswith("struct ")
    }
    for memory in (bytearray(4), FLOATS.from_buffer(bytearray(16))):
        length = memoryview(memory).nbytes
        call(library_name, symbol, **records | {name: memory, size: length})
        check_rejected(
            rf"{name} .*expected at least 64 bytes \({size} = 64\), got {length} ",
            library_name,
            symbol,
            **records | {name: memory, size: 64},
        )
    for address in (0x1000, None, ctypes.c_void_p(0x1000)):
        call(library_name, symbol, **records | {name: address, size: 64})


def test_address_that_a_size_follows_has_a_size() -> None:
    """A symbol is an exception: programs declare it as one byte, because only its address is used."""
    unsized_names = set()
    for info in catalog.find_all():
        for function in list_newest(info):
            for param, following in zip(function.params, function.params[1:]):
                is_unsized_address = param.memory == "address" and not param.size
                if is_unsized_address and following.type in ("size_t", "cuuint64_t"):
                    unsized_names.add(param.name)
    assert unsized_names == {"symbol"}


# --- sizes in machine code


@pytest.mark.parametrize(
    ("library_name", "symbol", "name"),
    [
        ("cublas", "cublasAxpyEx", "alpha"),
        ("cublas", "cublasGemmEx", "beta"),
        ("cublas", "cublasRotmEx", "param"),
        ("cusolver", "cusolverSpScsrlsvluHost", "csrRowPtrA"),
        ("cudnn", "cudnnBackendSetAttribute", "arrayOfElements"),
        ("nccl", "ncclRedOpCreatePreMulSum", "scalar"),
    ],
)
def test_size_with_an_enumerator_or_a_sum_is_machine_code(library_name: str, symbol: str, name: str) -> None:
    """The fast call computes the size itself."""
    function = get_function(library_name, symbol)
    converters = calls.make_converters(function.types, function.record)
    parameters = fast_calls.plan(function.types, function.record, converters, len)
    assert not isinstance(parameters, str)
    (size,) = (planned.size for planned, param in zip(parameters[0], function.params) if param.name == name)
    assert size.terms


EDGES = [
    sign * (2**power - distance)
    for power in (30, 31, 61, 62, 63, 64)
    for sign in (1, -1)
    for distance in (0, 1, 4)
]
PROTOTYPE = "int ({0} n, {0} m, int kind, int other, in[{1}] float *p)"


@given(
    text=st.sampled_from(
        ["n+1", "n+m", "n*m+1", "2*n+m", "n*m+n*m", "n*(kind==4)+m", "n*m*(kind==4)*(other==2)"]
    ),
    type_=st.sampled_from(["int", "size_t", "long long"]),
    numbers=st.lists(st.one_of(st.sampled_from(EDGES), st.integers(-9, 9)), min_size=2, max_size=2),
    kind=st.sampled_from([0, 4, 5]),
    other=st.sampled_from([0, 2]),
    length=st.integers(0, 12),
)
def test_size_in_machine_code_equals_the_size_in_python(
    text: str, type_: str, numbers: list[int], kind: int, other: int, length: int
) -> None:
    """The same expression is evaluated by Python's eval, by a checked call and by a fast call."""
    names = dict(zip("nm", numbers)) | {"kind": kind, "other": other}
    size = max(eval(text, {}, names), 0)
    memory = (ctypes.c_float * length)()
    for implementation in list_calls(make_function(text, type_)):
        try:
            implementation(*numbers, kind, other, memory)
        except OverflowError:  # an integer does not fit in its C type
            return
        except ValueError:
            assert size > length
        else:
            assert size <= length


@cache
def make_function(size: str, type_: str) -> Any:
    """Return a function with a pointer to floats whose size is this expression."""
    record = make_record("sched_yield", PROTOTYPE.format(type_, size))
    types = library(catalog.find("driver")).types_at("13.0")
    status_map = plain_call.StatusMap("sched_yield", lambda *_: RuntimeError("C was reached"))
    return calls.make_checked_call(types, ctypes.CDLL(None), record, "int", status_map)


# --- the tables


@pytest.mark.parametrize("name", [info.name for info in catalog.find_all()])
def test_every_pointer_has_a_size_or_a_reason(name: str) -> None:
    """For each pointer to host memory, the tables state the size of the memory, or why it is unknown."""
    unsized = []
    for function in list_newest(catalog.find(name)):
        for param in function.accepted:
            has_size_or_reason = param.size or param.unknown
            if param.memory in ("host", "either") and not has_size_or_reason:
                unsized.append(f"{function.symbol}: {param.name}")
    assert unsized == []


@pytest.mark.parametrize("name", [info.name for info in catalog.find_all()])
def test_device_memory_is_not_named_like_host_memory(name: str) -> None:
    """A parameter such as `h_data` that is listed as device memory would be a mistake in the tables."""
    misnamed = []
    for function in list_newest(catalog.find(name)):
        for param in function.accepted:
            is_named_like_host = (
                param.name.startswith("h_") or "Host" in param.name or "Host" in function.symbol
            )
            if param.memory == "device" and is_named_like_host:
                misnamed.append(f"{function.symbol}: {param.name}")
    assert misnamed == []


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("float *p", {"role": "in", "memory": "", "size": "", "unknown": ""}),
        ("const char *p", {"role": "in", "memory": "text"}),
        ("device float *p", {"role": "in", "memory": "device", "size": ""}),
        ("inout.device void *p", {"role": "inout", "memory": "device"}),
        ("either[n+1] float *p", {"role": "in", "memory": "either", "size": "n+1"}),
        ("inout.either[n]b float *p", {"role": "inout", "memory": "either", "size": "n", "in_bytes": True}),
        ("in[?form] void *p", {"role": "in", "memory": "host", "size": "", "unknown": "form"}),
        ("inout[2] void *p", {"role": "inout", "memory": "host", "size": "2"}),
        ("address void *p", {"role": "in", "memory": "address"}),
        ("address[n] void *p", {"role": "in", "memory": "address", "size": "n"}),
        ("handle prHandle p", {"role": "in", "memory": "handle", "type": "prHandle"}),
        ("list:n int *p", {"role": "list", "memory": "", "of": "n"}),
    ],
)
def test_prototype_contains_the_kind_and_size_of_memory(text: str, facts: Mapping[str, object]) -> None:
    _, (param,) = rows.prototype(f"int ({text})")
    assert {name: getattr(param, name) for name in facts} == facts


def test_description_names_the_kind_of_memory() -> None:
    """Users can look up whether a pointer is host memory, device memory or either."""
    from cudyn import cublas

    described = cublas.describe("cublasSaxpy")
    assert described.memory == {"alpha": "either", "x": "device", "y": "device"}
    assert "x       const float *: passed; device memory" in str(described)
    assert "host or device memory of n elements" not in str(described)
    registered = driver.describe("cuMemHostRegister")
    assert "p         void *: passed; the address of bytesize bytes that the call does not access" in str(
        registered
    )
