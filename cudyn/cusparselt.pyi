"""The names of cudyn.cusparselt, for type checkers and editors.

Generated from cusparseLt.h of the header releases 0.6 to 0.10
(5 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import cusparse, driver, runtime, cusparselt as _here
from ._bindings.calls.annotations import Address as _Address, C as _C, Device as _Device, Enumeration as _Enumeration, Int as _Int, Octets as _Octets, Pointer as _Pointer, ReadBuffer as _ReadBuffer, Struct as _Struct, Writable as _Writable
from ._bindings.calls.values import Handle
from ._bindings.libraries.explain import Description
from .errors import CusparseError, LoadError
from ._bindings.libraries.module import LibraryModule, Raw

available: bool
version: tuple[int, int] | None
path: str | None
load_error: LoadError | None
level: str
raw: _Raw
Error = CusparseError

def has(name: str) -> bool: ...
def describe(name: str) -> Description: ...
def require(version: str | tuple[int, int]) -> None: ...
def api(version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
def reload(path: str | PathLike[str] | None = ...) -> bool: ...
def make_global() -> None: ...
def symbol(symbol: str) -> Callable[..., Any]: ...

class cusparseLtSparsity_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSELT_SPARSITY_50_PERCENT = ...
CUSPARSELT_SPARSITY_50_PERCENT: Final[cusparseLtSparsity_t]

class cusparseLtMatDescAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSELT_MAT_NUM_BATCHES = ...
    CUSPARSELT_MAT_BATCH_STRIDE = ...
CUSPARSELT_MAT_NUM_BATCHES: Final[cusparseLtMatDescAttribute_t]
CUSPARSELT_MAT_BATCH_STRIDE: Final[cusparseLtMatDescAttribute_t]

class cusparseComputeType(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_COMPUTE_32I = ...
    CUSPARSE_COMPUTE_16F = ...
    CUSPARSE_COMPUTE_32F = ...
CUSPARSE_COMPUTE_32I: Final[cusparseComputeType]
CUSPARSE_COMPUTE_16F: Final[cusparseComputeType]
CUSPARSE_COMPUTE_32F: Final[cusparseComputeType]

class cusparseLtMatmulDescAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSELT_MATMUL_ACTIVATION_RELU = ...
    CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND = ...
    CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD = ...
    CUSPARSELT_MATMUL_ACTIVATION_GELU = ...
    CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING = ...
    CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING = ...
    CUSPARSELT_MATMUL_BETA_VECTOR_SCALING = ...
    CUSPARSELT_MATMUL_BIAS_STRIDE = ...
    CUSPARSELT_MATMUL_BIAS_POINTER = ...
    CUSPARSELT_MATMUL_SPARSE_MAT_POINTER = ...
    CUSPARSELT_MATMUL_A_SCALE_MODE = ...
    CUSPARSELT_MATMUL_B_SCALE_MODE = ...
    CUSPARSELT_MATMUL_C_SCALE_MODE = ...
    CUSPARSELT_MATMUL_D_SCALE_MODE = ...
    CUSPARSELT_MATMUL_D_OUT_SCALE_MODE = ...
    CUSPARSELT_MATMUL_A_SCALE_POINTER = ...
    CUSPARSELT_MATMUL_B_SCALE_POINTER = ...
    CUSPARSELT_MATMUL_C_SCALE_POINTER = ...
    CUSPARSELT_MATMUL_D_SCALE_POINTER = ...
    CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER = ...
CUSPARSELT_MATMUL_ACTIVATION_RELU: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_ACTIVATION_GELU: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_BETA_VECTOR_SCALING: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_BIAS_STRIDE: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_BIAS_POINTER: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_SPARSE_MAT_POINTER: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_A_SCALE_MODE: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_B_SCALE_MODE: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_C_SCALE_MODE: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_D_SCALE_MODE: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_D_OUT_SCALE_MODE: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_A_SCALE_POINTER: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_B_SCALE_POINTER: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_C_SCALE_POINTER: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_D_SCALE_POINTER: Final[cusparseLtMatmulDescAttribute_t]
CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER: Final[cusparseLtMatmulDescAttribute_t]

class cusparseLtMatmulMatrixScale_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSELT_MATMUL_SCALE_NONE = ...
    CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F = ...
    CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3 = ...
    CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0 = ...
CUSPARSELT_MATMUL_SCALE_NONE: Final[cusparseLtMatmulMatrixScale_t]
CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F: Final[cusparseLtMatmulMatrixScale_t]
CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3: Final[cusparseLtMatmulMatrixScale_t]
CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0: Final[cusparseLtMatmulMatrixScale_t]

class cusparseLtMatmulAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSELT_MATMUL_ALG_DEFAULT = ...
CUSPARSELT_MATMUL_ALG_DEFAULT: Final[cusparseLtMatmulAlg_t]

class cusparseLtMatmulAlgAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSELT_MATMUL_ALG_CONFIG_ID = ...
    CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID = ...
    CUSPARSELT_MATMUL_SEARCH_ITERATIONS = ...
    CUSPARSELT_MATMUL_SPLIT_K = ...
    CUSPARSELT_MATMUL_SPLIT_K_MODE = ...
    CUSPARSELT_MATMUL_SPLIT_K_BUFFERS = ...
CUSPARSELT_MATMUL_ALG_CONFIG_ID: Final[cusparseLtMatmulAlgAttribute_t]
CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID: Final[cusparseLtMatmulAlgAttribute_t]
CUSPARSELT_MATMUL_SEARCH_ITERATIONS: Final[cusparseLtMatmulAlgAttribute_t]
CUSPARSELT_MATMUL_SPLIT_K: Final[cusparseLtMatmulAlgAttribute_t]
CUSPARSELT_MATMUL_SPLIT_K_MODE: Final[cusparseLtMatmulAlgAttribute_t]
CUSPARSELT_MATMUL_SPLIT_K_BUFFERS: Final[cusparseLtMatmulAlgAttribute_t]

class cusparseLtSplitKMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSELT_INVALID_MODE = ...
    CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL = ...
    CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS = ...
    CUSPARSELT_HEURISTIC = ...
    CUSPARSELT_DATAPARALLEL = ...
    CUSPARSELT_SPLITK = ...
    CUSPARSELT_STREAMK = ...
CUSPARSELT_INVALID_MODE: Final[cusparseLtSplitKMode_t]
CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL: Final[cusparseLtSplitKMode_t]
CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS: Final[cusparseLtSplitKMode_t]
CUSPARSELT_HEURISTIC: Final[cusparseLtSplitKMode_t]
CUSPARSELT_DATAPARALLEL: Final[cusparseLtSplitKMode_t]
CUSPARSELT_SPLITK: Final[cusparseLtSplitKMode_t]
CUSPARSELT_STREAMK: Final[cusparseLtSplitKMode_t]

class cusparseLtPruneAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSELT_PRUNE_SPMMA_TILE = ...
    CUSPARSELT_PRUNE_SPMMA_STRIP = ...
CUSPARSELT_PRUNE_SPMMA_TILE: Final[cusparseLtPruneAlg_t]
CUSPARSELT_PRUNE_SPMMA_STRIP: Final[cusparseLtPruneAlg_t]

class cusparseLtHandle_t(_Struct):
    data: _Octets[ctypes.c_uint8]
    def __init__(self, data: _ReadBuffer | Sequence[int] = ...) -> None: ...

class cusparseLtMatDescriptor_t(_Struct):
    data: _Octets[ctypes.c_uint8]
    def __init__(self, data: _ReadBuffer | Sequence[int] = ...) -> None: ...

class cusparseLtMatmulDescriptor_t(_Struct):
    data: _Octets[ctypes.c_uint8]
    def __init__(self, data: _ReadBuffer | Sequence[int] = ...) -> None: ...

class cusparseLtMatmulAlgSelection_t(_Struct):
    data: _Octets[ctypes.c_uint8]
    def __init__(self, data: _ReadBuffer | Sequence[int] = ...) -> None: ...

class cusparseLtMatmulPlan_t(_Struct):
    data: _Octets[ctypes.c_uint8]
    def __init__(self, data: _ReadBuffer | Sequence[int] = ...) -> None: ...


CUSPARSELT_VER_MAJOR: Final = 0
CUSPARSELT_VER_MINOR: Final = 10
CUSPARSELT_VER_PATCH: Final = 0
CUSPARSELT_VER_BUILD: Final = 12
CUSPARSELT_VERSION: Final = 1000

cudaDataType = runtime.cudaDataType
CUDA_R_16F: Final[runtime.cudaDataType]
CUDA_C_16F: Final[runtime.cudaDataType]
CUDA_R_16BF: Final[runtime.cudaDataType]
CUDA_C_16BF: Final[runtime.cudaDataType]
CUDA_R_32F: Final[runtime.cudaDataType]
CUDA_C_32F: Final[runtime.cudaDataType]
CUDA_R_64F: Final[runtime.cudaDataType]
CUDA_C_64F: Final[runtime.cudaDataType]
CUDA_R_4I: Final[runtime.cudaDataType]
CUDA_C_4I: Final[runtime.cudaDataType]
CUDA_R_4U: Final[runtime.cudaDataType]
CUDA_C_4U: Final[runtime.cudaDataType]
CUDA_R_8I: Final[runtime.cudaDataType]
CUDA_C_8I: Final[runtime.cudaDataType]
CUDA_R_8U: Final[runtime.cudaDataType]
CUDA_C_8U: Final[runtime.cudaDataType]
CUDA_R_16I: Final[runtime.cudaDataType]
CUDA_C_16I: Final[runtime.cudaDataType]
CUDA_R_16U: Final[runtime.cudaDataType]
CUDA_C_16U: Final[runtime.cudaDataType]
CUDA_R_32I: Final[runtime.cudaDataType]
CUDA_C_32I: Final[runtime.cudaDataType]
CUDA_R_32U: Final[runtime.cudaDataType]
CUDA_C_32U: Final[runtime.cudaDataType]
CUDA_R_64I: Final[runtime.cudaDataType]
CUDA_C_64I: Final[runtime.cudaDataType]
CUDA_R_64U: Final[runtime.cudaDataType]
CUDA_C_64U: Final[runtime.cudaDataType]
CUDA_R_8F_E4M3: Final[runtime.cudaDataType]
CUDA_R_8F_UE4M3: Final[runtime.cudaDataType]
CUDA_R_8F_E5M2: Final[runtime.cudaDataType]
CUDA_R_8F_UE8M0: Final[runtime.cudaDataType]
CUDA_R_6F_E2M3: Final[runtime.cudaDataType]
CUDA_R_6F_E3M2: Final[runtime.cudaDataType]
CUDA_R_4F_E2M1: Final[runtime.cudaDataType]
cudaStream_t = runtime.cudaStream_t
cusparseOperation_t = cusparse.cusparseOperation_t
CUSPARSE_OPERATION_NON_TRANSPOSE: Final[cusparse.cusparseOperation_t]
CUSPARSE_OPERATION_TRANSPOSE: Final[cusparse.cusparseOperation_t]
CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE: Final[cusparse.cusparseOperation_t]
cusparseOrder_t = cusparse.cusparseOrder_t
CUSPARSE_ORDER_COL: Final[cusparse.cusparseOrder_t]
CUSPARSE_ORDER_ROW: Final[cusparse.cusparseOrder_t]
cusparseStatus_t = cusparse.cusparseStatus_t
CUSPARSE_STATUS_SUCCESS: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_NOT_INITIALIZED: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_ALLOC_FAILED: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_INVALID_VALUE: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_ARCH_MISMATCH: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_MAPPING_ERROR: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_EXECUTION_FAILED: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_INTERNAL_ERROR: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_ZERO_PIVOT: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_NOT_SUPPORTED: Final[cusparse.cusparseStatus_t]
CUSPARSE_STATUS_INSUFFICIENT_RESOURCES: Final[cusparse.cusparseStatus_t]
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def cusparseLtInit() -> cusparseLtHandle_t:
    """Prepares the library and a handle of it.

    C: cusparseStatus_t cusparseLtInit(cusparseLtHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtDestroy(handle: _Pointer[cusparseLtHandle_t] | int) -> None:
    """Ends the use of the library by a handle.

    C: cusparseStatus_t cusparseLtDestroy(const cusparseLtHandle_t *handle)

      handle: passed; host memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtGetVersion(handle: _Pointer[cusparseLtHandle_t] | int) -> int:
    """Returns the library's version as one number.

    C: cusparseStatus_t cusparseLtGetVersion(const cusparseLtHandle_t *handle, int *version)

      handle: passed; host memory
      version: returned

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtGetProperty(propertyType: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: cusparseStatus_t cusparseLtGetProperty(libraryPropertyType propertyType, int *value)

      value: returned

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtGetErrorName(status: cusparse.cusparseStatus_t | _Int) -> str | None:
    """Returns the name of a status.

    C: const char *cusparseLtGetErrorName(cusparseStatus_t status)

    https://docs.nvidia.com/cuda/cusparselt/
    Since 0.7.
    """
def cusparseLtGetErrorString(status: cusparse.cusparseStatus_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *cusparseLtGetErrorString(cusparseStatus_t status)

    https://docs.nvidia.com/cuda/cusparselt/
    Since 0.7.
    """
def cusparseLtDenseDescriptorInit(handle: _Pointer[cusparseLtHandle_t] | int, rows: int, cols: int, ld: int, alignment: int, valueType: runtime.cudaDataType | _Int, order: cusparse.cusparseOrder_t | _Int) -> cusparseLtMatDescriptor_t:
    """Describes a dense matrix: rows, columns, leading dimension, alignment, type and order.

    C: cusparseStatus_t cusparseLtDenseDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order)

      handle: passed; host memory
      matDescr: returned

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtStructuredDescriptorInit(handle: _Pointer[cusparseLtHandle_t] | int, rows: int, cols: int, ld: int, alignment: int, valueType: runtime.cudaDataType | _Int, order: cusparse.cusparseOrder_t | _Int, sparsity: cusparseLtSparsity_t | _Int) -> cusparseLtMatDescriptor_t:
    """Describes a matrix with structured sparsity.

    C: cusparseStatus_t cusparseLtStructuredDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order, cusparseLtSparsity_t sparsity)

      handle: passed; host memory
      matDescr: returned

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatDescriptorDestroy(matDescr: _Pointer[cusparseLtMatDescriptor_t] | int) -> None:
    """Frees a matrix' description.

    C: cusparseStatus_t cusparseLtMatDescriptorDestroy(const cusparseLtMatDescriptor_t *matDescr)

      matDescr: passed; host memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatDescSetAttribute(handle: _Pointer[cusparseLtHandle_t] | int, matmulDescr: _Pointer[cusparseLtMatDescriptor_t] | int, matAttribute: cusparseLtMatDescAttribute_t | _Int, data: int) -> None:
    """Changes an attribute of a matrix' description, such as its batches.

    C: cusparseStatus_t cusparseLtMatDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, const void *data, size_t dataSize)

      handle: passed; host memory
      matmulDescr: passed; the call may write to the memory that it points to; host memory
      data: passed; matAttribute determines the type
      dataSize: a size that the call passes

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatDescGetAttribute(handle: _Pointer[cusparseLtHandle_t] | int, matmulDescr: _Pointer[cusparseLtMatDescriptor_t] | int, matAttribute: cusparseLtMatDescAttribute_t | _Int) -> int:
    """Returns an attribute of a matrix' description, such as its batches.

    C: cusparseStatus_t cusparseLtMatDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, void *data, size_t dataSize)

      handle: passed; host memory
      matmulDescr: passed; host memory
      data: returned; matAttribute determines the type
      dataSize: a size that the call passes

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulDescriptorInit(handle: _Pointer[cusparseLtHandle_t] | int, opA: cusparse.cusparseOperation_t | _Int, opB: cusparse.cusparseOperation_t | _Int, matA: _Pointer[cusparseLtMatDescriptor_t] | int, matB: _Pointer[cusparseLtMatDescriptor_t] | int, matC: _Pointer[cusparseLtMatDescriptor_t] | int, matD: _Pointer[cusparseLtMatDescriptor_t] | int, computeType: cusparseComputeType | _Int) -> cusparseLtMatmulDescriptor_t:
    """Describes a product of matrices.

    C: cusparseStatus_t cusparseLtMatmulDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, const cusparseLtMatDescriptor_t *matA, const cusparseLtMatDescriptor_t *matB, const cusparseLtMatDescriptor_t *matC, const cusparseLtMatDescriptor_t *matD, cusparseComputeType computeType)

      handle: passed; host memory
      matmulDescr: returned
      matA: passed; host memory
      matB: passed; host memory
      matC: passed; host memory
      matD: passed; host memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulDescSetAttribute(handle: _Pointer[cusparseLtHandle_t] | int, matmulDescr: _Pointer[cusparseLtMatmulDescriptor_t] | int, matmulAttribute: cusparseLtMatmulDescAttribute_t | _Int, data: int | float | _Writable | cusparseLtMatmulMatrixScale_t | _Int) -> None:
    """Changes an attribute of a product's description, such as its activation.

    C: cusparseStatus_t cusparseLtMatmulDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, const void *data, size_t dataSize)

      handle: passed; host memory
      matmulDescr: passed; the call may write to the memory that it points to; host memory
      data: passed; matmulAttribute determines the type
      dataSize: a size that the call passes

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulDescGetAttribute(handle: _Pointer[cusparseLtHandle_t] | int, matmulDescr: _Pointer[cusparseLtMatmulDescriptor_t] | int, matmulAttribute: cusparseLtMatmulDescAttribute_t | _Int) -> int | float:
    """Returns an attribute of a product's description, such as its activation.

    C: cusparseStatus_t cusparseLtMatmulDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, void *data, size_t dataSize)

      handle: passed; host memory
      matmulDescr: passed; host memory
      data: returned; matmulAttribute determines the type
      dataSize: a size that the call passes

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulAlgSelectionInit(handle: _Pointer[cusparseLtHandle_t] | int, matmulDescr: _Pointer[cusparseLtMatmulDescriptor_t] | int, alg: cusparseLtMatmulAlg_t | _Int) -> cusparseLtMatmulAlgSelection_t:
    """Chooses an algorithm for a product.

    C: cusparseStatus_t cusparseLtMatmulAlgSelectionInit(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg)

      handle: passed; host memory
      algSelection: returned
      matmulDescr: passed; host memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulAlgSelectionDestroy(algSelection: _Pointer[cusparseLtMatmulAlgSelection_t] | int) -> None:
    """Frees an algorithm's choice.

    C: cusparseStatus_t cusparseLtMatmulAlgSelectionDestroy(const cusparseLtMatmulAlgSelection_t *algSelection)

      algSelection: passed; host memory

    https://docs.nvidia.com/cuda/cusparselt/
    Since 0.8.
    """
def cusparseLtMatmulAlgSetAttribute(handle: _Pointer[cusparseLtHandle_t] | int, algSelection: _Pointer[cusparseLtMatmulAlgSelection_t] | int, attribute: cusparseLtMatmulAlgAttribute_t | _Int, data: int | cusparseLtSplitKMode_t | _Int) -> None:
    """Changes an attribute of an algorithm's choice.

    C: cusparseStatus_t cusparseLtMatmulAlgSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, const void *data, size_t dataSize)

      handle: passed; host memory
      algSelection: passed; the call may write to the memory that it points to; host memory
      data: passed; attribute determines the type
      dataSize: a size that the call passes

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulAlgGetAttribute(handle: _Pointer[cusparseLtHandle_t] | int, algSelection: _Pointer[cusparseLtMatmulAlgSelection_t] | int, attribute: cusparseLtMatmulAlgAttribute_t | _Int) -> int:
    """Returns an attribute of an algorithm's choice.

    C: cusparseStatus_t cusparseLtMatmulAlgGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, void *data, size_t dataSize)

      handle: passed; host memory
      algSelection: passed; host memory
      data: returned; attribute determines the type
      dataSize: a size that the call passes

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulGetWorkspace(handle: _Pointer[cusparseLtHandle_t] | int, plan: _Pointer[cusparseLtMatmulPlan_t] | int) -> int:
    """Returns the workspace that a plan needs.

    C: cusparseStatus_t cusparseLtMatmulGetWorkspace(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *workspaceSize)

      handle: passed; host memory
      plan: passed; host memory
      workspaceSize: returned

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulPlanInit(handle: _Pointer[cusparseLtHandle_t] | int, matmulDescr: _Pointer[cusparseLtMatmulDescriptor_t] | int, algSelection: _Pointer[cusparseLtMatmulAlgSelection_t] | int) -> cusparseLtMatmulPlan_t:
    """Creates a plan of a product's description and an algorithm.

    C: cusparseStatus_t cusparseLtMatmulPlanInit(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const cusparseLtMatmulDescriptor_t *matmulDescr, const cusparseLtMatmulAlgSelection_t *algSelection)

      handle: passed; host memory
      plan: returned
      matmulDescr: passed; host memory
      algSelection: passed; host memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulPlanDestroy(plan: _Pointer[cusparseLtMatmulPlan_t] | int) -> None:
    """Frees a plan.

    C: cusparseStatus_t cusparseLtMatmulPlanDestroy(const cusparseLtMatmulPlan_t *plan)

      plan: passed; host memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmul(handle: _Pointer[cusparseLtHandle_t] | int, plan: _Pointer[cusparseLtMatmulPlan_t] | int, alpha: _Address | _Device, d_A: _Device, d_B: _Device, beta: _Address | _Device, d_C: _Device, d_D: _Device, workspace: _Device, streams: _Pointer[driver.CUstream] | int | Sequence[driver.CUstream | int | None], numStreams: int | None) -> None:
    """Computes D = alpha * A * B + beta * C, where A or B has structured sparsity and is compressed.

    C: cusparseStatus_t cusparseLtMatmul(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)

      handle: passed; host memory
      plan: passed; host memory
      alpha: passed; host or device memory (size not known: an object of the library determines the size)
      d_A: passed; device memory
      d_B: passed; device memory
      beta: passed; host or device memory (size not known: an object of the library determines the size)
      d_C: passed; device memory
      d_D: passed; device memory
      workspace: passed; device memory
      streams: passed; host memory of numStreams elements

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtMatmulSearch(handle: _Pointer[cusparseLtHandle_t] | int, plan: _Pointer[cusparseLtMatmulPlan_t] | int, alpha: _Address | _Device, d_A: _Device, d_B: _Device, beta: _Address | _Device, d_C: _Device, d_D: _Device, workspace: _Device, streams: _Pointer[driver.CUstream] | int | Sequence[driver.CUstream | int | None], numStreams: int | None) -> None:
    """Tries the algorithms of a plan with the matrices, and keeps the fastest.

    C: cusparseStatus_t cusparseLtMatmulSearch(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)

      handle: passed; host memory
      plan: passed; the call may write to the memory that it points to; host memory
      alpha: passed; host or device memory (size not known: an object of the library determines the size)
      d_A: passed; device memory
      d_B: passed; device memory
      beta: passed; host or device memory (size not known: an object of the library determines the size)
      d_C: passed; device memory
      d_D: passed; device memory
      workspace: passed; device memory
      streams: passed; host memory of numStreams elements

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtSpMMAPrune(handle: _Pointer[cusparseLtHandle_t] | int, matmulDescr: _Pointer[cusparseLtMatmulDescriptor_t] | int, d_in: _Device, d_out: _Device, pruneAlg: cusparseLtPruneAlg_t | _Int, stream: driver.CUstream | int | None) -> None:
    """Makes zeros in the matrix of a product, so that it has the structured sparsity.

    C: cusparseStatus_t cusparseLtSpMMAPrune(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)

      handle: passed; host memory
      matmulDescr: passed; host memory
      d_in: passed; device memory
      d_out: passed; device memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtSpMMAPruneCheck(handle: _Pointer[cusparseLtHandle_t] | int, matmulDescr: _Pointer[cusparseLtMatmulDescriptor_t] | int, d_in: _Device, valid: _Device, stream: driver.CUstream | int | None) -> None:
    """Checks whether the matrix of a product has the structured sparsity.

    C: cusparseStatus_t cusparseLtSpMMAPruneCheck(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, int *valid, cudaStream_t stream)

      handle: passed; host memory
      matmulDescr: passed; host memory
      d_in: passed; device memory
      valid: passed; device memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtSpMMAPrune2(handle: _Pointer[cusparseLtHandle_t] | int, sparseMatDescr: _Pointer[cusparseLtMatDescriptor_t] | int, isSparseA: int, op: cusparse.cusparseOperation_t | _Int, d_in: _Device, d_out: _Device, pruneAlg: cusparseLtPruneAlg_t | _Int, stream: driver.CUstream | int | None) -> None:
    """Makes zeros in a matrix by its description, so that it has the structured sparsity.

    C: cusparseStatus_t cusparseLtSpMMAPrune2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)

      handle: passed; host memory
      sparseMatDescr: passed; host memory
      d_in: passed; device memory
      d_out: passed; device memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtSpMMAPruneCheck2(handle: _Pointer[cusparseLtHandle_t] | int, sparseMatDescr: _Pointer[cusparseLtMatDescriptor_t] | int, isSparseA: int, op: cusparse.cusparseOperation_t | _Int, d_in: _Device, d_valid: _Device, stream: driver.CUstream | int | None) -> None:
    """Checks whether a matrix has the structured sparsity, by its description.

    C: cusparseStatus_t cusparseLtSpMMAPruneCheck2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, int *d_valid, cudaStream_t stream)

      handle: passed; host memory
      sparseMatDescr: passed; host memory
      d_in: passed; device memory
      d_valid: passed; device memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtSpMMACompressedSize(handle: _Pointer[cusparseLtHandle_t] | int, plan: _Pointer[cusparseLtMatmulPlan_t] | int) -> tuple[int, int]:
    """Returns the size of the compressed matrix of a plan, and of the memory that compressing needs.

    C: cusparseStatus_t cusparseLtSpMMACompressedSize(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *compressedSize, size_t *compressedBufferSize)

      handle: passed; host memory
      plan: passed; host memory
      compressedSize: returned
      compressedBufferSize: returned

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtSpMMACompress(handle: _Pointer[cusparseLtHandle_t] | int, plan: _Pointer[cusparseLtMatmulPlan_t] | int, d_dense: _Device, d_compressed: _Device, d_compressed_buffer: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses the sparse matrix of a plan.

    C: cusparseStatus_t cusparseLtSpMMACompress(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)

      handle: passed; host memory
      plan: passed; host memory
      d_dense: passed; device memory
      d_compressed: passed; device memory
      d_compressed_buffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtSpMMACompressedSize2(handle: _Pointer[cusparseLtHandle_t] | int, sparseMatDescr: _Pointer[cusparseLtMatDescriptor_t] | int) -> tuple[int, int]:
    """Returns the size of a compressed matrix by its description, and of the memory that compressing needs.

    C: cusparseStatus_t cusparseLtSpMMACompressedSize2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, size_t *compressedSize, size_t *compressedBufferSize)

      handle: passed; host memory
      sparseMatDescr: passed; host memory
      compressedSize: returned
      compressedBufferSize: returned

    https://docs.nvidia.com/cuda/cusparselt/
    """
def cusparseLtSpMMACompress2(handle: _Pointer[cusparseLtHandle_t] | int, sparseMatDescr: _Pointer[cusparseLtMatDescriptor_t] | int, isSparseA: int, op: cusparse.cusparseOperation_t | _Int, d_dense: _Device, d_compressed: _Device, d_compressed_buffer: _Device, stream: driver.CUstream | int | None) -> None:
    """Compresses a sparse matrix by its description.

    C: cusparseStatus_t cusparseLtSpMMACompress2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)

      handle: passed; host memory
      sparseMatDescr: passed; host memory
      d_dense: passed; device memory
      d_compressed: passed; device memory
      d_compressed_buffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparselt/
    """

class _RawUnchanged(Raw):
    cusparseLtInit: _C[_Pointer[cusparseLtHandle_t] | int]
    cusparseLtDestroy: _C[_Pointer[cusparseLtHandle_t] | int]
    cusparseLtGetVersion: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[ctypes.c_int] | int]
    cusparseLtGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    cusparseLtGetErrorName: Callable[[int], bytes | None]
    cusparseLtGetErrorString: Callable[[int], bytes | None]
    cusparseLtDenseDescriptorInit: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, int, int, int, int, int, int]
    cusparseLtStructuredDescriptorInit: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, int, int, int, int, int, int, int]
    cusparseLtMatDescriptorDestroy: _C[_Pointer[cusparseLtMatDescriptor_t] | int]
    cusparseLtMatDescSetAttribute: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, int, _Address, int]
    cusparseLtMatDescGetAttribute: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, int, _Writable, int]
    cusparseLtMatmulDescriptorInit: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulDescriptor_t] | int, int, int, _Pointer[cusparseLtMatDescriptor_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, int]
    cusparseLtMatmulDescSetAttribute: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulDescriptor_t] | int, int, _Address, int]
    cusparseLtMatmulDescGetAttribute: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulDescriptor_t] | int, int, _Writable, int]
    cusparseLtMatmulAlgSelectionInit: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulAlgSelection_t] | int, _Pointer[cusparseLtMatmulDescriptor_t] | int, int]
    cusparseLtMatmulAlgSelectionDestroy: _C[_Pointer[cusparseLtMatmulAlgSelection_t] | int]
    cusparseLtMatmulAlgSetAttribute: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulAlgSelection_t] | int, int, _Address, int]
    cusparseLtMatmulAlgGetAttribute: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulAlgSelection_t] | int, int, _Writable, int]
    cusparseLtMatmulGetWorkspace: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulPlan_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseLtMatmulPlanInit: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulPlan_t] | int, _Pointer[cusparseLtMatmulDescriptor_t] | int, _Pointer[cusparseLtMatmulAlgSelection_t] | int]
    cusparseLtMatmulPlanDestroy: _C[_Pointer[cusparseLtMatmulPlan_t] | int]
    cusparseLtMatmul: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulPlan_t] | int, _Address, _Address, _Address, _Address, _Address, _Writable, _Writable, _Pointer[driver.CUstream] | int, int]
    cusparseLtMatmulSearch: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulPlan_t] | int, _Address, _Address, _Address, _Address, _Address, _Writable, _Writable, _Pointer[driver.CUstream] | int, int]
    cusparseLtSpMMAPrune: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulDescriptor_t] | int, _Address, _Writable, int, driver.CUstream | int | None]
    cusparseLtSpMMAPruneCheck: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulDescriptor_t] | int, _Address, _Pointer[ctypes.c_int] | int, driver.CUstream | int | None]
    cusparseLtSpMMAPrune2: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, int, int, _Address, _Writable, int, driver.CUstream | int | None]
    cusparseLtSpMMAPruneCheck2: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, int, int, _Address, _Pointer[ctypes.c_int] | int, driver.CUstream | int | None]
    cusparseLtSpMMACompressedSize: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulPlan_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseLtSpMMACompress: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatmulPlan_t] | int, _Address, _Writable, _Writable, driver.CUstream | int | None]
    cusparseLtSpMMACompressedSize2: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, _Pointer[ctypes.c_size_t] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseLtSpMMACompress2: _C[_Pointer[cusparseLtHandle_t] | int, _Pointer[cusparseLtMatDescriptor_t] | int, int, int, _Address, _Writable, _Writable, driver.CUstream | int | None]

class _Raw(_RawUnchanged):
    ...

class _RawApi(_RawUnchanged):
    ...

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cusparseLtInit = staticmethod(_here.cusparseLtInit)
    cusparseLtDestroy = staticmethod(_here.cusparseLtDestroy)
    cusparseLtGetVersion = staticmethod(_here.cusparseLtGetVersion)
    cusparseLtGetProperty = staticmethod(_here.cusparseLtGetProperty)
    cusparseLtGetErrorName = staticmethod(_here.cusparseLtGetErrorName)
    cusparseLtGetErrorString = staticmethod(_here.cusparseLtGetErrorString)
    cusparseLtDenseDescriptorInit = staticmethod(_here.cusparseLtDenseDescriptorInit)
    cusparseLtStructuredDescriptorInit = staticmethod(_here.cusparseLtStructuredDescriptorInit)
    cusparseLtMatDescriptorDestroy = staticmethod(_here.cusparseLtMatDescriptorDestroy)
    cusparseLtMatDescSetAttribute = staticmethod(_here.cusparseLtMatDescSetAttribute)
    cusparseLtMatDescGetAttribute = staticmethod(_here.cusparseLtMatDescGetAttribute)
    cusparseLtMatmulDescriptorInit = staticmethod(_here.cusparseLtMatmulDescriptorInit)
    cusparseLtMatmulDescSetAttribute = staticmethod(_here.cusparseLtMatmulDescSetAttribute)
    cusparseLtMatmulDescGetAttribute = staticmethod(_here.cusparseLtMatmulDescGetAttribute)
    cusparseLtMatmulAlgSelectionInit = staticmethod(_here.cusparseLtMatmulAlgSelectionInit)
    cusparseLtMatmulAlgSelectionDestroy = staticmethod(_here.cusparseLtMatmulAlgSelectionDestroy)
    cusparseLtMatmulAlgSetAttribute = staticmethod(_here.cusparseLtMatmulAlgSetAttribute)
    cusparseLtMatmulAlgGetAttribute = staticmethod(_here.cusparseLtMatmulAlgGetAttribute)
    cusparseLtMatmulGetWorkspace = staticmethod(_here.cusparseLtMatmulGetWorkspace)
    cusparseLtMatmulPlanInit = staticmethod(_here.cusparseLtMatmulPlanInit)
    cusparseLtMatmulPlanDestroy = staticmethod(_here.cusparseLtMatmulPlanDestroy)
    cusparseLtMatmul = staticmethod(_here.cusparseLtMatmul)
    cusparseLtMatmulSearch = staticmethod(_here.cusparseLtMatmulSearch)
    cusparseLtSpMMAPrune = staticmethod(_here.cusparseLtSpMMAPrune)
    cusparseLtSpMMAPruneCheck = staticmethod(_here.cusparseLtSpMMAPruneCheck)
    cusparseLtSpMMAPrune2 = staticmethod(_here.cusparseLtSpMMAPrune2)
    cusparseLtSpMMAPruneCheck2 = staticmethod(_here.cusparseLtSpMMAPruneCheck2)
    cusparseLtSpMMACompressedSize = staticmethod(_here.cusparseLtSpMMACompressedSize)
    cusparseLtSpMMACompress = staticmethod(_here.cusparseLtSpMMACompress)
    cusparseLtSpMMACompressedSize2 = staticmethod(_here.cusparseLtSpMMACompressedSize2)
    cusparseLtSpMMACompress2 = staticmethod(_here.cusparseLtSpMMACompress2)
