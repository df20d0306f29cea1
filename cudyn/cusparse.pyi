"""The names of cudyn.cusparse, for type checkers and editors.

Generated from cusparse.h of the header releases 11.7 to 13.5
(17 of them, pinned in headers/pins.toml). Do not edit: `nox -s codegen` writes it.
"""

import ctypes
from _ctypes import CFuncPtr
from collections.abc import Callable, Sequence
from ctypes import Array
from os import PathLike
from typing import Any, Final

from . import driver, runtime, cusparse as _here
from ._bindings.calls.annotations import Address as _Address, Bytes as _Bytes, C as _C, Device as _Device, Enumeration as _Enumeration, Int as _Int, Items as _Items, Named as _Named, Pointer as _Pointer, ReadArray as _ReadArray, Struct as _Struct, Text as _Text, Union as _Union, Writable as _Writable, WriteArray as _WriteArray
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

class cusparseHandle_t(Handle): ...

class cusparseMatDescr_t(Handle): ...

class bsrsv2Info_t(Handle): ...

class bsrsm2Info_t(Handle): ...

class csric02Info_t(Handle): ...

class bsric02Info_t(Handle): ...

class csrilu02Info_t(Handle): ...

class bsrilu02Info_t(Handle): ...

class csru2csrInfo_t(Handle): ...

class cusparseColorInfo_t(Handle): ...

class pruneInfo_t(Handle): ...

class cusparseSpVecDescr_t(Handle): ...

class cusparseDnVecDescr_t(Handle): ...

class cusparseSpMatDescr_t(Handle): ...

class cusparseDnMatDescr_t(Handle): ...

class cusparseSpMVDescr_t(Handle): ...

class cusparseSpMVOpDescr_t(Handle): ...

class cusparseSpMVOpPlan_t(Handle): ...

class cusparseSpMatConvertDescr_t(Handle): ...

class cusparseSpSVDescr_t(Handle): ...

class cusparseSpSMDescr_t(Handle): ...

class cusparseSpGEMMDescr_t(Handle): ...

class cusparseSpGEAMDescr_t(Handle): ...

class cusparseSpMMOpPlan_t(Handle): ...

class cusparseStatus_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_STATUS_SUCCESS = ...
    CUSPARSE_STATUS_NOT_INITIALIZED = ...
    CUSPARSE_STATUS_ALLOC_FAILED = ...
    CUSPARSE_STATUS_INVALID_VALUE = ...
    CUSPARSE_STATUS_ARCH_MISMATCH = ...
    CUSPARSE_STATUS_MAPPING_ERROR = ...
    CUSPARSE_STATUS_EXECUTION_FAILED = ...
    CUSPARSE_STATUS_INTERNAL_ERROR = ...
    CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = ...
    CUSPARSE_STATUS_ZERO_PIVOT = ...
    CUSPARSE_STATUS_NOT_SUPPORTED = ...
    CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = ...
CUSPARSE_STATUS_SUCCESS: Final[cusparseStatus_t]
CUSPARSE_STATUS_NOT_INITIALIZED: Final[cusparseStatus_t]
CUSPARSE_STATUS_ALLOC_FAILED: Final[cusparseStatus_t]
CUSPARSE_STATUS_INVALID_VALUE: Final[cusparseStatus_t]
CUSPARSE_STATUS_ARCH_MISMATCH: Final[cusparseStatus_t]
CUSPARSE_STATUS_MAPPING_ERROR: Final[cusparseStatus_t]
CUSPARSE_STATUS_EXECUTION_FAILED: Final[cusparseStatus_t]
CUSPARSE_STATUS_INTERNAL_ERROR: Final[cusparseStatus_t]
CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: Final[cusparseStatus_t]
CUSPARSE_STATUS_ZERO_PIVOT: Final[cusparseStatus_t]
CUSPARSE_STATUS_NOT_SUPPORTED: Final[cusparseStatus_t]
CUSPARSE_STATUS_INSUFFICIENT_RESOURCES: Final[cusparseStatus_t]

class cusparsePointerMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_POINTER_MODE_HOST = ...
    CUSPARSE_POINTER_MODE_DEVICE = ...
CUSPARSE_POINTER_MODE_HOST: Final[cusparsePointerMode_t]
CUSPARSE_POINTER_MODE_DEVICE: Final[cusparsePointerMode_t]

class cusparseAction_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_ACTION_SYMBOLIC = ...
    CUSPARSE_ACTION_NUMERIC = ...
CUSPARSE_ACTION_SYMBOLIC: Final[cusparseAction_t]
CUSPARSE_ACTION_NUMERIC: Final[cusparseAction_t]

class cusparseMatrixType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_MATRIX_TYPE_GENERAL = ...
    CUSPARSE_MATRIX_TYPE_SYMMETRIC = ...
    CUSPARSE_MATRIX_TYPE_HERMITIAN = ...
    CUSPARSE_MATRIX_TYPE_TRIANGULAR = ...
CUSPARSE_MATRIX_TYPE_GENERAL: Final[cusparseMatrixType_t]
CUSPARSE_MATRIX_TYPE_SYMMETRIC: Final[cusparseMatrixType_t]
CUSPARSE_MATRIX_TYPE_HERMITIAN: Final[cusparseMatrixType_t]
CUSPARSE_MATRIX_TYPE_TRIANGULAR: Final[cusparseMatrixType_t]

class cusparseFillMode_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_FILL_MODE_LOWER = ...
    CUSPARSE_FILL_MODE_UPPER = ...
CUSPARSE_FILL_MODE_LOWER: Final[cusparseFillMode_t]
CUSPARSE_FILL_MODE_UPPER: Final[cusparseFillMode_t]

class cusparseDiagType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_DIAG_TYPE_NON_UNIT = ...
    CUSPARSE_DIAG_TYPE_UNIT = ...
CUSPARSE_DIAG_TYPE_NON_UNIT: Final[cusparseDiagType_t]
CUSPARSE_DIAG_TYPE_UNIT: Final[cusparseDiagType_t]

class cusparseIndexBase_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_INDEX_BASE_ZERO = ...
    CUSPARSE_INDEX_BASE_ONE = ...
CUSPARSE_INDEX_BASE_ZERO: Final[cusparseIndexBase_t]
CUSPARSE_INDEX_BASE_ONE: Final[cusparseIndexBase_t]

class cusparseOperation_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_OPERATION_NON_TRANSPOSE = ...
    CUSPARSE_OPERATION_TRANSPOSE = ...
    CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = ...
CUSPARSE_OPERATION_NON_TRANSPOSE: Final[cusparseOperation_t]
CUSPARSE_OPERATION_TRANSPOSE: Final[cusparseOperation_t]
CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE: Final[cusparseOperation_t]

class cusparseDirection_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_DIRECTION_ROW = ...
    CUSPARSE_DIRECTION_COLUMN = ...
CUSPARSE_DIRECTION_ROW: Final[cusparseDirection_t]
CUSPARSE_DIRECTION_COLUMN: Final[cusparseDirection_t]

class cusparseSolvePolicy_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SOLVE_POLICY_NO_LEVEL = ...
    CUSPARSE_SOLVE_POLICY_USE_LEVEL = ...
CUSPARSE_SOLVE_POLICY_NO_LEVEL: Final[cusparseSolvePolicy_t]
CUSPARSE_SOLVE_POLICY_USE_LEVEL: Final[cusparseSolvePolicy_t]

class cusparseColorAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_COLOR_ALG0 = ...
    CUSPARSE_COLOR_ALG1 = ...
CUSPARSE_COLOR_ALG0: Final[cusparseColorAlg_t]
CUSPARSE_COLOR_ALG1: Final[cusparseColorAlg_t]

class cusparseCsr2CscAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_CSR2CSC_ALG_DEFAULT = ...
    CUSPARSE_CSR2CSC_ALG1 = ...
CUSPARSE_CSR2CSC_ALG_DEFAULT: Final[cusparseCsr2CscAlg_t]
CUSPARSE_CSR2CSC_ALG1: Final[cusparseCsr2CscAlg_t]

class cusparseFormat_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_FORMAT_CSR = ...
    CUSPARSE_FORMAT_CSC = ...
    CUSPARSE_FORMAT_COO = ...
    CUSPARSE_FORMAT_BLOCKED_ELL = ...
    CUSPARSE_FORMAT_BSR = ...
    CUSPARSE_FORMAT_SLICED_ELLPACK = ...
CUSPARSE_FORMAT_CSR: Final[cusparseFormat_t]
CUSPARSE_FORMAT_CSC: Final[cusparseFormat_t]
CUSPARSE_FORMAT_COO: Final[cusparseFormat_t]
CUSPARSE_FORMAT_BLOCKED_ELL: Final[cusparseFormat_t]
CUSPARSE_FORMAT_BSR: Final[cusparseFormat_t]
CUSPARSE_FORMAT_SLICED_ELLPACK: Final[cusparseFormat_t]

class cusparseOrder_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_ORDER_COL = ...
    CUSPARSE_ORDER_ROW = ...
CUSPARSE_ORDER_COL: Final[cusparseOrder_t]
CUSPARSE_ORDER_ROW: Final[cusparseOrder_t]

class cusparseIndexType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_INDEX_16U = ...
    CUSPARSE_INDEX_32I = ...
    CUSPARSE_INDEX_64I = ...
CUSPARSE_INDEX_16U: Final[cusparseIndexType_t]
CUSPARSE_INDEX_32I: Final[cusparseIndexType_t]
CUSPARSE_INDEX_64I: Final[cusparseIndexType_t]

class cusparseSpMatAttribute_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPMAT_FILL_MODE = ...
    CUSPARSE_SPMAT_DIAG_TYPE = ...
    CUSPARSE_SPMAT_STORAGE = ...
    CUSPARSE_SPMAT_SYMMETRY_TYPE = ...
CUSPARSE_SPMAT_FILL_MODE: Final[cusparseSpMatAttribute_t]
CUSPARSE_SPMAT_DIAG_TYPE: Final[cusparseSpMatAttribute_t]
CUSPARSE_SPMAT_STORAGE: Final[cusparseSpMatAttribute_t]
CUSPARSE_SPMAT_SYMMETRY_TYPE: Final[cusparseSpMatAttribute_t]

class cusparseSpMatStorage_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_STORE_FULL = ...
    CUSPARSE_STORE_LOWER = ...
    CUSPARSE_STORE_UPPER = ...
CUSPARSE_STORE_FULL: Final[cusparseSpMatStorage_t]
CUSPARSE_STORE_LOWER: Final[cusparseSpMatStorage_t]
CUSPARSE_STORE_UPPER: Final[cusparseSpMatStorage_t]

class cusparseSymmetryType_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_GENERAL = ...
    CUSPARSE_SYMMETRIC = ...
    CUSPARSE_HERMITIAN = ...
CUSPARSE_GENERAL: Final[cusparseSymmetryType_t]
CUSPARSE_SYMMETRIC: Final[cusparseSymmetryType_t]
CUSPARSE_HERMITIAN: Final[cusparseSymmetryType_t]

class cusparseSparseToDenseAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPARSETODENSE_ALG_DEFAULT = ...
CUSPARSE_SPARSETODENSE_ALG_DEFAULT: Final[cusparseSparseToDenseAlg_t]

class cusparseDenseToSparseAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = ...
CUSPARSE_DENSETOSPARSE_ALG_DEFAULT: Final[cusparseDenseToSparseAlg_t]

class cusparseSpMVAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPMV_ALG_DEFAULT = ...
    CUSPARSE_SPMV_CSR_ALG1 = ...
    CUSPARSE_SPMV_CSR_ALG2 = ...
    CUSPARSE_SPMV_COO_ALG1 = ...
    CUSPARSE_SPMV_COO_ALG2 = ...
    CUSPARSE_SPMV_SELL_ALG1 = ...
    CUSPARSE_SPMV_BSR_ALG1 = ...
CUSPARSE_SPMV_ALG_DEFAULT: Final[cusparseSpMVAlg_t]
CUSPARSE_SPMV_CSR_ALG1: Final[cusparseSpMVAlg_t]
CUSPARSE_SPMV_CSR_ALG2: Final[cusparseSpMVAlg_t]
CUSPARSE_SPMV_COO_ALG1: Final[cusparseSpMVAlg_t]
CUSPARSE_SPMV_COO_ALG2: Final[cusparseSpMVAlg_t]
CUSPARSE_SPMV_SELL_ALG1: Final[cusparseSpMVAlg_t]
CUSPARSE_SPMV_BSR_ALG1: Final[cusparseSpMVAlg_t]

class cusparseApiParam_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_PARAM_OP = ...
    CUSPARSE_PARAM_ALG = ...
    CUSPARSE_PARAM_BUFFER = ...
CUSPARSE_PARAM_OP: Final[cusparseApiParam_t]
CUSPARSE_PARAM_ALG: Final[cusparseApiParam_t]
CUSPARSE_PARAM_BUFFER: Final[cusparseApiParam_t]

class cusparseSpMVOpAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPMVOP_ALG_DEFAULT = ...
    CUSPARSE_SPMVOP_ALG1 = ...
    CUSPARSE_SPMVOP_ALG2 = ...
CUSPARSE_SPMVOP_ALG_DEFAULT: Final[cusparseSpMVOpAlg_t]
CUSPARSE_SPMVOP_ALG1: Final[cusparseSpMVOpAlg_t]
CUSPARSE_SPMVOP_ALG2: Final[cusparseSpMVOpAlg_t]

class cusparseSpMatConvertAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPMAT_CONVERT_ALG_DEFAULT = ...
CUSPARSE_SPMAT_CONVERT_ALG_DEFAULT: Final[cusparseSpMatConvertAlg_t]

class cusparseSpSVAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPSV_ALG_DEFAULT = ...
    CUSPARSE_SPSV_ALG1 = ...
    CUSPARSE_SPSV_ALG2 = ...
CUSPARSE_SPSV_ALG_DEFAULT: Final[cusparseSpSVAlg_t]
CUSPARSE_SPSV_ALG1: Final[cusparseSpSVAlg_t]
CUSPARSE_SPSV_ALG2: Final[cusparseSpSVAlg_t]

class cusparseSpSVUpdate_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPSV_UPDATE_GENERAL = ...
    CUSPARSE_SPSV_UPDATE_DIAGONAL = ...
CUSPARSE_SPSV_UPDATE_GENERAL: Final[cusparseSpSVUpdate_t]
CUSPARSE_SPSV_UPDATE_DIAGONAL: Final[cusparseSpSVUpdate_t]

class cusparseSpSMAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPSM_ALG_DEFAULT = ...
CUSPARSE_SPSM_ALG_DEFAULT: Final[cusparseSpSMAlg_t]

class cusparseSpSMUpdate_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPSM_UPDATE_GENERAL = ...
    CUSPARSE_SPSM_UPDATE_DIAGONAL = ...
CUSPARSE_SPSM_UPDATE_GENERAL: Final[cusparseSpSMUpdate_t]
CUSPARSE_SPSM_UPDATE_DIAGONAL: Final[cusparseSpSMUpdate_t]

class cusparseSpMMAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPMM_ALG_DEFAULT = ...
    CUSPARSE_SPMM_COO_ALG1 = ...
    CUSPARSE_SPMM_COO_ALG2 = ...
    CUSPARSE_SPMM_COO_ALG3 = ...
    CUSPARSE_SPMM_COO_ALG4 = ...
    CUSPARSE_SPMM_CSR_ALG1 = ...
    CUSPARSE_SPMM_CSR_ALG2 = ...
    CUSPARSE_SPMM_CSR_ALG3 = ...
    CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = ...
    CUSPARSE_SPMM_BSR_ALG1 = ...
CUSPARSE_SPMM_ALG_DEFAULT: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_COO_ALG1: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_COO_ALG2: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_COO_ALG3: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_COO_ALG4: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_CSR_ALG1: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_CSR_ALG2: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_CSR_ALG3: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_BLOCKED_ELL_ALG1: Final[cusparseSpMMAlg_t]
CUSPARSE_SPMM_BSR_ALG1: Final[cusparseSpMMAlg_t]

class cusparseSpGEMMAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPGEMM_DEFAULT = ...
    CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = ...
    CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = ...
    CUSPARSE_SPGEMM_ALG1 = ...
    CUSPARSE_SPGEMM_ALG2 = ...
    CUSPARSE_SPGEMM_ALG3 = ...
CUSPARSE_SPGEMM_DEFAULT: Final[cusparseSpGEMMAlg_t]
CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC: Final[cusparseSpGEMMAlg_t]
CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC: Final[cusparseSpGEMMAlg_t]
CUSPARSE_SPGEMM_ALG1: Final[cusparseSpGEMMAlg_t]
CUSPARSE_SPGEMM_ALG2: Final[cusparseSpGEMMAlg_t]
CUSPARSE_SPGEMM_ALG3: Final[cusparseSpGEMMAlg_t]

class cusparseSpGEAMAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPGEAM_ALG_DEFAULT = ...
    CUSPARSE_SPGEAM_ALG1 = ...
CUSPARSE_SPGEAM_ALG_DEFAULT: Final[cusparseSpGEAMAlg_t]
CUSPARSE_SPGEAM_ALG1: Final[cusparseSpGEAMAlg_t]

class cusparseSDDMMAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SDDMM_ALG_DEFAULT = ...
CUSPARSE_SDDMM_ALG_DEFAULT: Final[cusparseSDDMMAlg_t]

class cusparseSpMMOpAlg_t(_Enumeration):
    ctype: type[ctypes.c_uint]
    CUSPARSE_SPMM_OP_ALG_DEFAULT = ...
CUSPARSE_SPMM_OP_ALG_DEFAULT: Final[cusparseSpMMOpAlg_t]

class cusparseLoggerCallback_t(CFuncPtr):
    def __init__(self, function: Callable[[int, _Bytes | None, _Bytes | None], object] | int | None = ..., /) -> None: ...

class cusparseSpMatPointers_t(_Struct):
    format: _Named[cusparseFormat_t]
    class _data(_Union):
        class _coo(_Struct):
            rowInd: int | None
            colInd: int | None
            values: int | None
            def __init__(self, rowInd: int | None = ..., colInd: int | None = ..., values: int | None = ...) -> None: ...
        coo: _coo
        class _csr(_Struct):
            rowOffsets: int | None
            colInd: int | None
            values: int | None
            def __init__(self, rowOffsets: int | None = ..., colInd: int | None = ..., values: int | None = ...) -> None: ...
        csr: _csr
        class _csc(_Struct):
            colOffsets: int | None
            rowInd: int | None
            values: int | None
            def __init__(self, colOffsets: int | None = ..., rowInd: int | None = ..., values: int | None = ...) -> None: ...
        csc: _csc
        class _blockedEll(_Struct):
            colInd: int | None
            values: int | None
            def __init__(self, colInd: int | None = ..., values: int | None = ...) -> None: ...
        blockedEll: _blockedEll
        class _slicedEll(_Struct):
            sliceOffsets: int | None
            colInd: int | None
            values: int | None
            def __init__(self, sliceOffsets: int | None = ..., colInd: int | None = ..., values: int | None = ...) -> None: ...
        slicedEll: _slicedEll
        class _bsr(_Struct):
            rowOffsets: int | None
            colInd: int | None
            values: int | None
            def __init__(self, rowOffsets: int | None = ..., colInd: int | None = ..., values: int | None = ...) -> None: ...
        bsr: _bsr
        class __reserved(_Struct):
            reserved: _Items[ctypes.c_void_p, int | None]
            def __init__(self, reserved: Sequence[int | None] | Array[ctypes.c_void_p] = ...) -> None: ...
        _reserved: __reserved
        def __init__(self, coo: _coo = ..., csr: _csr = ..., csc: _csc = ..., blockedEll: _blockedEll = ..., slicedEll: _slicedEll = ..., bsr: _bsr = ..., _reserved: __reserved = ...) -> None: ...
    data: _data
    def __init__(self, format: cusparseFormat_t | _Int = ..., data: _data = ...) -> None: ...

class cusparseSpMatSizes_t(_Struct):
    format: _Named[cusparseFormat_t]
    class _data(_Union):
        class _coo(_Struct):
            rows: int
            cols: int
            nnz: int
            def __init__(self, rows: int = ..., cols: int = ..., nnz: int = ...) -> None: ...
        coo: _coo
        class _csr(_Struct):
            rows: int
            cols: int
            nnz: int
            def __init__(self, rows: int = ..., cols: int = ..., nnz: int = ...) -> None: ...
        csr: _csr
        class _csc(_Struct):
            rows: int
            cols: int
            nnz: int
            def __init__(self, rows: int = ..., cols: int = ..., nnz: int = ...) -> None: ...
        csc: _csc
        class _blockedEll(_Struct):
            rows: int
            cols: int
            ellBlockSize: int
            ellCols: int
            def __init__(self, rows: int = ..., cols: int = ..., ellBlockSize: int = ..., ellCols: int = ...) -> None: ...
        blockedEll: _blockedEll
        class _slicedEll(_Struct):
            rows: int
            cols: int
            nnz: int
            sellValuesSize: int
            sliceSize: int
            def __init__(self, rows: int = ..., cols: int = ..., nnz: int = ..., sellValuesSize: int = ..., sliceSize: int = ...) -> None: ...
        slicedEll: _slicedEll
        class _bsr(_Struct):
            brows: int
            bcols: int
            bnnz: int
            rowBlockSize: int
            colBlockSize: int
            def __init__(self, brows: int = ..., bcols: int = ..., bnnz: int = ..., rowBlockSize: int = ..., colBlockSize: int = ...) -> None: ...
        bsr: _bsr
        class __reserved(_Struct):
            reserved: _Items[ctypes.c_int64, int]
            def __init__(self, reserved: Sequence[int] | Array[ctypes.c_int64] = ...) -> None: ...
        _reserved: __reserved
        def __init__(self, coo: _coo = ..., csr: _csr = ..., csc: _csc = ..., blockedEll: _blockedEll = ..., slicedEll: _slicedEll = ..., bsr: _bsr = ..., _reserved: __reserved = ...) -> None: ...
    data: _data
    def __init__(self, format: cusparseFormat_t | _Int = ..., data: _data = ...) -> None: ...

cusparseConstSpVecDescr_t = cusparseSpVecDescr_t
cusparseConstDnVecDescr_t = cusparseDnVecDescr_t
cusparseConstSpMatDescr_t = cusparseSpMatDescr_t
cusparseConstDnMatDescr_t = cusparseDnMatDescr_t

CUSPARSE_VER_MAJOR: Final = 12
CUSPARSE_VER_MINOR: Final = 9
CUSPARSE_VER_PATCH: Final = 4
CUSPARSE_VER_BUILD: Final = 2
CUSPARSE_VERSION: Final = 12904

cuComplex = runtime.cuComplex
cuDoubleComplex = runtime.cuDoubleComplex
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
CUDA_R_8F_UE5M3: Final[runtime.cudaDataType]
cudaStream_t = runtime.cudaStream_t
libraryPropertyType = runtime.libraryPropertyType
MAJOR_VERSION: Final[runtime.libraryPropertyType]
MINOR_VERSION: Final[runtime.libraryPropertyType]
PATCH_LEVEL: Final[runtime.libraryPropertyType]

def cusparseCreate() -> cusparseHandle_t: """made by the call: cusparseHandle_t *handle"""
def cusparseDestroy(handle: cusparseHandle_t | int | None) -> None: ...
def cusparseGetVersion(handle: cusparseHandle_t | int | None) -> int: """made by the call: int *version"""
def cusparseGetProperty(type: runtime.libraryPropertyType | _Int) -> int: """made by the call: int *value"""
def cusparseGetErrorName(status: cusparseStatus_t | _Int) -> str | None: ...
def cusparseGetErrorString(status: cusparseStatus_t | _Int) -> str | None: ...
def cusparseSetStream(handle: cusparseHandle_t | int | None, streamId: driver.CUstream | int | None) -> None: ...
def cusparseGetStream(handle: cusparseHandle_t | int | None) -> driver.CUstream: """made by the call: cudaStream_t *streamId"""
def cusparseGetPointerMode(handle: cusparseHandle_t | int | None) -> cusparsePointerMode_t | int: """made by the call: cusparsePointerMode_t *mode"""
def cusparseSetPointerMode(handle: cusparseHandle_t | int | None, mode: cusparsePointerMode_t | _Int) -> None: ...
def cusparseLoggerSetCallback(callback: cusparseLoggerCallback_t | None) -> None: ...
def cusparseLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None: ...
def cusparseLoggerOpenFile(logFile: _Text) -> None: ...
def cusparseLoggerSetLevel(level: int) -> None: ...
def cusparseLoggerSetMask(mask: int) -> None: ...
def cusparseLoggerForceDisable() -> None: ...
def cusparseCreateMatDescr() -> cusparseMatDescr_t: """made by the call: cusparseMatDescr_t *descrA"""
def cusparseDestroyMatDescr(descrA: cusparseMatDescr_t | int | None) -> None: ...
def cusparseSetMatType(descrA: cusparseMatDescr_t | int | None, type: cusparseMatrixType_t | _Int) -> None: ...
def cusparseGetMatType(descrA: cusparseMatDescr_t | int | None) -> int: ...
def cusparseSetMatFillMode(descrA: cusparseMatDescr_t | int | None, fillMode: cusparseFillMode_t | _Int) -> None: ...
def cusparseGetMatFillMode(descrA: cusparseMatDescr_t | int | None) -> int: ...
def cusparseSetMatDiagType(descrA: cusparseMatDescr_t | int | None, diagType: cusparseDiagType_t | _Int) -> None: ...
def cusparseGetMatDiagType(descrA: cusparseMatDescr_t | int | None) -> int: ...
def cusparseSetMatIndexBase(descrA: cusparseMatDescr_t | int | None, base: cusparseIndexBase_t | _Int) -> None: ...
def cusparseGetMatIndexBase(descrA: cusparseMatDescr_t | int | None) -> int: ...
def cusparseCreateCsric02Info() -> csric02Info_t: """made by the call: csric02Info_t *info"""
def cusparseDestroyCsric02Info(info: csric02Info_t | int | None) -> None: ...
def cusparseCreateBsric02Info() -> bsric02Info_t: """made by the call: bsric02Info_t *info"""
def cusparseDestroyBsric02Info(info: bsric02Info_t | int | None) -> None: ...
def cusparseCreateCsrilu02Info() -> csrilu02Info_t: """made by the call: csrilu02Info_t *info"""
def cusparseDestroyCsrilu02Info(info: csrilu02Info_t | int | None) -> None: ...
def cusparseCreateBsrilu02Info() -> bsrilu02Info_t: """made by the call: bsrilu02Info_t *info"""
def cusparseDestroyBsrilu02Info(info: bsrilu02Info_t | int | None) -> None: ...
def cusparseCreateBsrsv2Info() -> bsrsv2Info_t: """made by the call: bsrsv2Info_t *info"""
def cusparseDestroyBsrsv2Info(info: bsrsv2Info_t | int | None) -> None: ...
def cusparseCreateBsrsm2Info() -> bsrsm2Info_t: """made by the call: bsrsm2Info_t *info"""
def cusparseDestroyBsrsm2Info(info: bsrsm2Info_t | int | None) -> None: ...
def cusparseCreateCsru2csrInfo() -> csru2csrInfo_t: """made by the call: csru2csrInfo_t *info"""
def cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t | int | None) -> None: ...
def cusparseCreateColorInfo() -> cusparseColorInfo_t: """made by the call: cusparseColorInfo_t *info"""
def cusparseDestroyColorInfo(info: cusparseColorInfo_t | int | None) -> None: ...
def cusparseCreatePruneInfo() -> pruneInfo_t: """made by the call: pruneInfo_t *info"""
def cusparseDestroyPruneInfo(info: pruneInfo_t | int | None) -> None: ...
def cusparseSgemvi(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, nnz: int, xVal: _Device, xInd: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None: ...
def cusparseSgemvi_bufferSize(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, nnz: int) -> int: """made by the call: int *pBufferSize"""
def cusparseDgemvi(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, nnz: int, xVal: _Device, xInd: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDgemvi_bufferSize(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, nnz: int) -> int: """made by the call: int *pBufferSize"""
def cusparseCgemvi(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, nnz: int, xVal: _Device, xInd: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCgemvi_bufferSize(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, nnz: int) -> int: """made by the call: int *pBufferSize"""
def cusparseZgemvi(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, nnz: int, xVal: _Device, xInd: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZgemvi_bufferSize(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, nnz: int) -> int: """made by the call: int *pBufferSize"""
def cusparseSbsrmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nb: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device) -> None: ...
def cusparseDbsrmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nb: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device) -> None: ...
def cusparseCbsrmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nb: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device) -> None: ...
def cusparseZbsrmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nb: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device) -> None: ...
def cusparseSbsrxmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, sizeOfMask: int, mb: int, nb: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedMaskPtrA: _Device, bsrSortedRowPtrA: _Device, bsrSortedEndPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device) -> None: ...
def cusparseDbsrxmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, sizeOfMask: int, mb: int, nb: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedMaskPtrA: _Device, bsrSortedRowPtrA: _Device, bsrSortedEndPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device) -> None: ...
def cusparseCbsrxmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, sizeOfMask: int, mb: int, nb: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedMaskPtrA: _Device, bsrSortedRowPtrA: _Device, bsrSortedEndPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device) -> None: ...
def cusparseZbsrxmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, sizeOfMask: int, mb: int, nb: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedMaskPtrA: _Device, bsrSortedRowPtrA: _Device, bsrSortedEndPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device) -> None: ...
def cusparseXbsrsv2_zeroPivot(handle: cusparseHandle_t | int | None, info: bsrsv2Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseSbsrsv2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDbsrsv2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCbsrsv2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZbsrsv2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseSbsrsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, info: bsrsv2Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDbsrsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, info: bsrsv2Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCbsrsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, info: bsrsv2Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZbsrsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, info: bsrsv2Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseSbsrsv2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDbsrsv2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCbsrsv2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZbsrsv2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseSbsrsv2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, f: _Device, x: _Device, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDbsrsv2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, f: _Device, x: _Device, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCbsrsv2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, f: _Device, x: _Device, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZbsrsv2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, f: _Device, x: _Device, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseSbsrmm(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, kb: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cusparseDbsrmm(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, kb: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cusparseCbsrmm(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, kb: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cusparseZbsrmm(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, kb: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None: ...
def cusparseXbsrsm2_zeroPivot(handle: cusparseHandle_t | int | None, info: bsrsm2Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseSbsrsm2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDbsrsm2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCbsrsm2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZbsrsm2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseSbsrsm2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDbsrsm2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCbsrsm2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZbsrsm2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseSbsrsm2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDbsrsm2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCbsrsm2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZbsrsm2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseSbsrsm2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, B: _Device, ldb: int, X: _Device, ldx: int, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDbsrsm2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, B: _Device, ldb: int, X: _Device, ldx: int, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCbsrsm2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, B: _Device, ldb: int, X: _Device, ldx: int, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZbsrsm2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, B: _Device, ldb: int, X: _Device, ldx: int, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseScsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cusparseDcsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cusparseCcsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: ...
def cusparseZcsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: ...
def cusparseXcsrilu02_zeroPivot(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseScsrilu02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDcsrilu02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCcsrilu02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZcsrilu02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseScsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csrilu02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDcsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csrilu02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCcsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csrilu02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZcsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csrilu02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseScsrilu02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDcsrilu02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCcsrilu02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZcsrilu02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseScsrilu02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDcsrilu02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCcsrilu02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZcsrilu02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseSbsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None: ...
def cusparseDbsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None: ...
def cusparseCbsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None: ...
def cusparseZbsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None: ...
def cusparseXbsrilu02_zeroPivot(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseSbsrilu02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDbsrilu02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCbsrilu02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZbsrilu02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseSbsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrilu02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDbsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrilu02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCbsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrilu02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZbsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrilu02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseSbsrilu02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDbsrilu02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCbsrilu02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZbsrilu02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseSbsrilu02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDbsrilu02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCbsrilu02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZbsrilu02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseXcsric02_zeroPivot(handle: cusparseHandle_t | int | None, info: csric02Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseScsric02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDcsric02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCcsric02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZcsric02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseScsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csric02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDcsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csric02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCcsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csric02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZcsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csric02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseScsric02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDcsric02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCcsric02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZcsric02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseScsric02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDcsric02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCcsric02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZcsric02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseXbsric02_zeroPivot(handle: cusparseHandle_t | int | None, info: bsric02Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseSbsric02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDbsric02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCbsric02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZbsric02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseSbsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsric02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDbsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsric02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCbsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsric02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZbsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsric02Info_t | int | None) -> int: """made by the call: size_t *pBufferSize"""
def cusparseSbsric02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pInputBuffer: _Device) -> None: ...
def cusparseDbsric02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pInputBuffer: _Device) -> None: ...
def cusparseCbsric02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pInputBuffer: _Device) -> None: ...
def cusparseZbsric02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pInputBuffer: _Device) -> None: ...
def cusparseSbsric02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDbsric02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCbsric02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZbsric02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None: ...
def cusparseSgtsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseDgtsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseCgtsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseZgtsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseSgtsv2(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None: ...
def cusparseDgtsv2(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None: ...
def cusparseCgtsv2(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None: ...
def cusparseZgtsv2(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None: ...
def cusparseSgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseDgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseCgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseZgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseSgtsv2_nopivot(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None: ...
def cusparseDgtsv2_nopivot(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None: ...
def cusparseCgtsv2_nopivot(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None: ...
def cusparseZgtsv2_nopivot(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None: ...
def cusparseSgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseDgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseCgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseZgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int) -> int: """made by the call: size_t *bufferSizeInBytes"""
def cusparseSgtsv2StridedBatch(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int, pBuffer: _Device) -> None: ...
def cusparseDgtsv2StridedBatch(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int, pBuffer: _Device) -> None: ...
def cusparseCgtsv2StridedBatch(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int, pBuffer: _Device) -> None: ...
def cusparseZgtsv2StridedBatch(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int, pBuffer: _Device) -> None: ...
def cusparseSgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseDgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseCgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseZgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseSgtsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None: ...
def cusparseDgtsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None: ...
def cusparseCgtsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None: ...
def cusparseZgtsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None: ...
def cusparseSgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseDgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseCgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseZgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseSgpsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None: ...
def cusparseDgpsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None: ...
def cusparseCgpsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None: ...
def cusparseZgpsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None: ...
def cusparseScsrgeam2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseDcsrgeam2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseCcsrgeam2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseZcsrgeam2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseXcsrgeam2Nnz(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, workspace: _Device) -> None: ...
def cusparseScsrgeam2(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None: ...
def cusparseDcsrgeam2(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None: ...
def cusparseCcsrgeam2(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None: ...
def cusparseZcsrgeam2(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None: ...
def cusparseScsrcolor(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, fractionToColor: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, ncolors: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, coloring: _Device, reordering: _Device, info: cusparseColorInfo_t | int | None) -> None: ...
def cusparseDcsrcolor(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, fractionToColor: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, ncolors: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, coloring: _Device, reordering: _Device, info: cusparseColorInfo_t | int | None) -> None: ...
def cusparseCcsrcolor(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, fractionToColor: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, ncolors: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, coloring: _Device, reordering: _Device, info: cusparseColorInfo_t | int | None) -> None: ...
def cusparseZcsrcolor(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, fractionToColor: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, ncolors: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, coloring: _Device, reordering: _Device, info: cusparseColorInfo_t | int | None) -> None: ...
def cusparseSnnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, A: _Device, lda: int, nnzPerRowCol: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseDnnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, A: _Device, lda: int, nnzPerRowCol: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseCnnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, A: _Device, lda: int, nnzPerRowCol: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseZnnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, A: _Device, lda: int, nnzPerRowCol: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseSnnz_compress(handle: cusparseHandle_t | int | None, m: int, descr: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, nnzPerRow: _Device, nnzC: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, tol: float) -> None: ...
def cusparseDnnz_compress(handle: cusparseHandle_t | int | None, m: int, descr: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, nnzPerRow: _Device, nnzC: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, tol: float) -> None: ...
def cusparseCnnz_compress(handle: cusparseHandle_t | int | None, m: int, descr: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, nnzPerRow: _Device, nnzC: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, tol: runtime.float2) -> None: ...
def cusparseZnnz_compress(handle: cusparseHandle_t | int | None, m: int, descr: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, nnzPerRow: _Device, nnzC: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, tol: runtime.double2) -> None: ...
def cusparseScsr2csr_compress(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedColIndA: _Device, csrSortedRowPtrA: _Device, nnzA: int, nnzPerRow: _Device, csrSortedValC: _Device, csrSortedColIndC: _Device, csrSortedRowPtrC: _Device, tol: float) -> None: ...
def cusparseDcsr2csr_compress(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedColIndA: _Device, csrSortedRowPtrA: _Device, nnzA: int, nnzPerRow: _Device, csrSortedValC: _Device, csrSortedColIndC: _Device, csrSortedRowPtrC: _Device, tol: float) -> None: ...
def cusparseCcsr2csr_compress(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedColIndA: _Device, csrSortedRowPtrA: _Device, nnzA: int, nnzPerRow: _Device, csrSortedValC: _Device, csrSortedColIndC: _Device, csrSortedRowPtrC: _Device, tol: runtime.float2) -> None: ...
def cusparseZcsr2csr_compress(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedColIndA: _Device, csrSortedRowPtrA: _Device, nnzA: int, nnzPerRow: _Device, csrSortedValC: _Device, csrSortedColIndC: _Device, csrSortedRowPtrC: _Device, tol: runtime.double2) -> None: ...
def cusparseXcoo2csr(handle: cusparseHandle_t | int | None, cooRowInd: _Device, nnz: int, m: int, csrSortedRowPtr: _Device, idxBase: cusparseIndexBase_t | _Int) -> None: ...
def cusparseXcsr2coo(handle: cusparseHandle_t | int | None, csrSortedRowPtr: _Device, nnz: int, m: int, cooRowInd: _Device, idxBase: cusparseIndexBase_t | _Int) -> None: ...
def cusparseXcsr2bsrNnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None: ...
def cusparseScsr2bsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device) -> None: ...
def cusparseDcsr2bsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device) -> None: ...
def cusparseCcsr2bsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device) -> None: ...
def cusparseZcsr2bsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device) -> None: ...
def cusparseSbsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseDbsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseCbsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseZbsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseSgebsr2gebsc_bufferSize(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDgebsr2gebsc_bufferSize(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCgebsr2gebsc_bufferSize(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZgebsr2gebsc_bufferSize(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseSgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseSgebsr2gebsc(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int, bscVal: _Device, bscRowInd: _Device, bscColPtr: _Device, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None: ...
def cusparseDgebsr2gebsc(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int, bscVal: _Device, bscRowInd: _Device, bscColPtr: _Device, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None: ...
def cusparseCgebsr2gebsc(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int, bscVal: _Device, bscRowInd: _Device, bscColPtr: _Device, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None: ...
def cusparseZgebsr2gebsc(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int, bscVal: _Device, bscRowInd: _Device, bscColPtr: _Device, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None: ...
def cusparseXgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseSgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseDgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseCgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseZgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None: ...
def cusparseScsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDcsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCcsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZcsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseScsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseXcsr2gebsrNnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedRowPtrC: _Device, rowBlockDim: int, colBlockDim: int, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None: ...
def cusparseScsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDim: int, colBlockDim: int, pBuffer: _Device) -> None: ...
def cusparseDcsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDim: int, colBlockDim: int, pBuffer: _Device) -> None: ...
def cusparseCcsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDim: int, colBlockDim: int, pBuffer: _Device) -> None: ...
def cusparseZcsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDim: int, colBlockDim: int, pBuffer: _Device) -> None: ...
def cusparseSgebsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseDgebsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseCgebsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseZgebsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int: """made by the call: int *pBufferSizeInBytes"""
def cusparseSgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseDgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseCgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseZgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int: """made by the call: size_t *pBufferSize"""
def cusparseXgebsr2gebsrNnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedRowPtrC: _Device, rowBlockDimC: int, colBlockDimC: int, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None: ...
def cusparseSgebsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDimC: int, colBlockDimC: int, pBuffer: _Device) -> None: ...
def cusparseDgebsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDimC: int, colBlockDimC: int, pBuffer: _Device) -> None: ...
def cusparseCgebsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDimC: int, colBlockDimC: int, pBuffer: _Device) -> None: ...
def cusparseZgebsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDimC: int, colBlockDimC: int, pBuffer: _Device) -> None: ...
def cusparseCreateIdentityPermutation(handle: cusparseHandle_t | int | None, n: int, p: _Device) -> None: ...
def cusparseXcoosort_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, cooRowsA: _Device, cooColsA: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseXcoosortByRow(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, cooRowsA: _Device, cooColsA: _Device, P: _Device, pBuffer: _Device) -> None: ...
def cusparseXcoosortByColumn(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, cooRowsA: _Device, cooColsA: _Device, P: _Device, pBuffer: _Device) -> None: ...
def cusparseXcsrsort_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrRowPtrA: _Device, csrColIndA: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseXcsrsort(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrRowPtrA: _Device, csrColIndA: _Device, P: _Device, pBuffer: _Device) -> None: ...
def cusparseXcscsort_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, cscColPtrA: _Device, cscRowIndA: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseXcscsort(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, cscColPtrA: _Device, cscRowIndA: _Device, P: _Device, pBuffer: _Device) -> None: ...
def cusparseScsru2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseDcsru2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseCcsru2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseZcsru2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseScsru2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseDcsru2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseCcsru2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseZcsru2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseScsr2csru(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseDcsr2csru(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseCcsr2csru(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseZcsr2csru(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseSpruneDense2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseDpruneDense2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseSpruneDense2csrNnz(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None: ...
def cusparseDpruneDense2csrNnz(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None: ...
def cusparseSpruneDense2csr(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None: ...
def cusparseDpruneDense2csr(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None: ...
def cusparseSpruneCsr2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseDpruneCsr2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseSpruneCsr2csrNnz(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None: ...
def cusparseDpruneCsr2csrNnz(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None: ...
def cusparseSpruneCsr2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None: ...
def cusparseDpruneCsr2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None: ...
def cusparseSpruneDense2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseDpruneDense2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseSpruneDense2csrNnzByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseDpruneDense2csrNnzByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseSpruneDense2csrByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseDpruneDense2csrByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseSpruneCsr2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseDpruneCsr2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None) -> int: """made by the call: size_t *pBufferSizeInBytes"""
def cusparseSpruneCsr2csrNnzByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseDpruneCsr2csrNnzByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseSpruneCsr2csrByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseDpruneCsr2csrByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None: ...
def cusparseCsr2cscEx2(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, cscVal: _Device, cscColPtr: _Device, cscRowInd: _Device, valType: runtime.cudaDataType | _Int, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, alg: cusparseCsr2CscAlg_t | _Int, buffer: _Device) -> None: ...
def cusparseCsr2cscEx2_bufferSize(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, cscVal: _Device, cscColPtr: _Device, cscRowInd: _Device, valType: runtime.cudaDataType | _Int, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, alg: cusparseCsr2CscAlg_t | _Int) -> int: """made by the call: size_t *bufferSize"""
def cusparseCreateSpVec(size: int, nnz: int, indices: _Device, values: _Device, idxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpVecDescr_t: """made by the call: cusparseSpVecDescr_t *spVecDescr"""
def cusparseCreateConstSpVec(size: int, nnz: int, indices: _Device, values: _Device, idxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpVecDescr_t: """since 12.0; made by the call: cusparseConstSpVecDescr_t *spVecDescr"""
def cusparseDestroySpVec(spVecDescr: cusparseSpVecDescr_t | int | None) -> None: ...
def cusparseSpVecGet(spVecDescr: cusparseSpVecDescr_t | int | None) -> tuple[int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """made by the call: int64_t *size, int64_t *nnz, void **indices, void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseConstSpVecGet(spVecDescr: cusparseSpVecDescr_t | int | None) -> tuple[int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """since 12.0; made by the call: int64_t *size, int64_t *nnz, const void **indices, const void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseSpVecGetIndexBase(spVecDescr: cusparseSpVecDescr_t | int | None) -> cusparseIndexBase_t | int: """made by the call: cusparseIndexBase_t *idxBase"""
def cusparseSpVecGetValues(spVecDescr: cusparseSpVecDescr_t | int | None) -> int: """made by the call: void **values"""
def cusparseConstSpVecGetValues(spVecDescr: cusparseSpVecDescr_t | int | None) -> int: """since 12.0; made by the call: const void **values"""
def cusparseSpVecSetValues(spVecDescr: cusparseSpVecDescr_t | int | None, values: _Device) -> None: ...
def cusparseCreateDnVec(size: int, values: _Device, valueType: runtime.cudaDataType | _Int) -> cusparseDnVecDescr_t: """made by the call: cusparseDnVecDescr_t *dnVecDescr"""
def cusparseCreateConstDnVec(size: int, values: _Device, valueType: runtime.cudaDataType | _Int) -> cusparseDnVecDescr_t: """since 12.0; made by the call: cusparseConstDnVecDescr_t *dnVecDescr"""
def cusparseDestroyDnVec(dnVecDescr: cusparseDnVecDescr_t | int | None) -> None: ...
def cusparseDnVecGet(dnVecDescr: cusparseDnVecDescr_t | int | None) -> tuple[int, int, runtime.cudaDataType | int]: """made by the call: int64_t *size, void **values, cudaDataType *valueType"""
def cusparseConstDnVecGet(dnVecDescr: cusparseDnVecDescr_t | int | None) -> tuple[int, int, runtime.cudaDataType | int]: """since 12.0; made by the call: int64_t *size, const void **values, cudaDataType *valueType"""
def cusparseDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t | int | None) -> int: """made by the call: void **values"""
def cusparseConstDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t | int | None) -> int: """since 12.0; made by the call: const void **values"""
def cusparseDnVecSetValues(dnVecDescr: cusparseDnVecDescr_t | int | None, values: _Device) -> None: ...
def cusparseDestroySpMat(spMatDescr: cusparseSpMatDescr_t | int | None) -> None: ...
def cusparseSpMatGetFormat(spMatDescr: cusparseSpMatDescr_t | int | None) -> cusparseFormat_t | int: """made by the call: cusparseFormat_t *format"""
def cusparseSpMatGetIndexBase(spMatDescr: cusparseSpMatDescr_t | int | None) -> cusparseIndexBase_t | int: """made by the call: cusparseIndexBase_t *idxBase"""
def cusparseSpMatGetValues(spMatDescr: cusparseSpMatDescr_t | int | None) -> int: """made by the call: void **values"""
def cusparseConstSpMatGetValues(spMatDescr: cusparseSpMatDescr_t | int | None) -> int: """since 12.0; made by the call: const void **values"""
def cusparseSpMatSetValues(spMatDescr: cusparseSpMatDescr_t | int | None, values: _Device) -> None: ...
def cusparseSpMatGetSize(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int]: """made by the call: int64_t *rows, int64_t *cols, int64_t *nnz"""
def cusparseSpMatGetStridedBatch(spMatDescr: cusparseSpMatDescr_t | int | None) -> int: """made by the call: int *batchCount"""
def cusparseCooSetStridedBatch(spMatDescr: cusparseSpMatDescr_t | int | None, batchCount: int, batchStride: int) -> None: ...
def cusparseCsrSetStridedBatch(spMatDescr: cusparseSpMatDescr_t | int | None, batchCount: int, offsetsBatchStride: int, columnsValuesBatchStride: int) -> None: ...
def cusparseBsrSetStridedBatch(spMatDescr: cusparseSpMatDescr_t | int | None, batchCount: int, offsetsBatchStride: int, columnsBatchStride: int, ValuesBatchStride: int) -> None: """since 12.1"""
def cusparseSpMatGetAttribute(spMatDescr: cusparseSpMatDescr_t | int | None, attribute: cusparseSpMatAttribute_t | _Int) -> int: """made by the call: void *data, size_t dataSize"""
def cusparseSpMatSetAttribute(spMatDescr: cusparseSpMatDescr_t | int | None, attribute: cusparseSpMatAttribute_t | _Int, data: cusparseFillMode_t | _Int | cusparseDiagType_t) -> None: """made by the call: size_t dataSize"""
def cusparseCreateCsr(rows: int, cols: int, nnz: int, csrRowOffsets: _Device, csrColInd: _Device, csrValues: _Device, csrRowOffsetsType: cusparseIndexType_t | _Int, csrColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """made by the call: cusparseSpMatDescr_t *spMatDescr"""
def cusparseCreateConstCsr(rows: int, cols: int, nnz: int, csrRowOffsets: _Device, csrColInd: _Device, csrValues: _Device, csrRowOffsetsType: cusparseIndexType_t | _Int, csrColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """since 12.0; made by the call: cusparseConstSpMatDescr_t *spMatDescr"""
def cusparseCreateCsc(rows: int, cols: int, nnz: int, cscColOffsets: _Device, cscRowInd: _Device, cscValues: _Device, cscColOffsetsType: cusparseIndexType_t | _Int, cscRowIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """made by the call: cusparseSpMatDescr_t *spMatDescr"""
def cusparseCreateConstCsc(rows: int, cols: int, nnz: int, cscColOffsets: _Device, cscRowInd: _Device, cscValues: _Device, cscColOffsetsType: cusparseIndexType_t | _Int, cscRowIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """since 12.0; made by the call: cusparseConstSpMatDescr_t *spMatDescr"""
def cusparseCsrGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """made by the call: int64_t *rows, int64_t *cols, int64_t *nnz, void **csrRowOffsets, void **csrColInd, void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseConstCsrGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """since 12.0; made by the call: int64_t *rows, int64_t *cols, int64_t *nnz, const void **csrRowOffsets, const void **csrColInd, const void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseCscGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """made by the call: int64_t *rows, int64_t *cols, int64_t *nnz, void **cscColOffsets, void **cscRowInd, void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseConstCscGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """since 12.0; made by the call: int64_t *rows, int64_t *cols, int64_t *nnz, const void **cscColOffsets, const void **cscRowInd, const void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseCsrSetPointers(spMatDescr: cusparseSpMatDescr_t | int | None, csrRowOffsets: _Device, csrColInd: _Device, csrValues: _Device) -> None: ...
def cusparseCscSetPointers(spMatDescr: cusparseSpMatDescr_t | int | None, cscColOffsets: _Device, cscRowInd: _Device, cscValues: _Device) -> None: ...
def cusparseCreateBsr(brows: int, bcols: int, bnnz: int, rowBlockSize: int, colBlockSize: int, bsrRowOffsets: _Device, bsrColInd: _Device, bsrValues: _Device, bsrRowOffsetsType: cusparseIndexType_t | _Int, bsrColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int, order: cusparseOrder_t | _Int) -> cusparseSpMatDescr_t: """since 12.1; made by the call: cusparseSpMatDescr_t *spMatDescr"""
def cusparseCreateConstBsr(brows: int, bcols: int, bnnz: int, rowBlockDim: int, colBlockDim: int, bsrRowOffsets: _Device, bsrColInd: _Device, bsrValues: _Device, bsrRowOffsetsType: cusparseIndexType_t | _Int, bsrColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int, order: cusparseOrder_t | _Int) -> cusparseSpMatDescr_t: """since 12.1; made by the call: cusparseConstSpMatDescr_t *spMatDescr"""
def cusparseCreateCoo(rows: int, cols: int, nnz: int, cooRowInd: _Device, cooColInd: _Device, cooValues: _Device, cooIdxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """made by the call: cusparseSpMatDescr_t *spMatDescr"""
def cusparseCreateConstCoo(rows: int, cols: int, nnz: int, cooRowInd: _Device, cooColInd: _Device, cooValues: _Device, cooIdxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """since 12.0; made by the call: cusparseConstSpMatDescr_t *spMatDescr"""
def cusparseCooGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """made by the call: int64_t *rows, int64_t *cols, int64_t *nnz, void **cooRowInd, void **cooColInd, void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseConstCooGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """since 12.0; made by the call: int64_t *rows, int64_t *cols, int64_t *nnz, const void **cooRowInd, const void **cooColInd, const void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseCooSetPointers(spMatDescr: cusparseSpMatDescr_t | int | None, cooRows: _Device, cooColumns: _Device, cooValues: _Device) -> None: ...
def cusparseCreateBlockedEll(rows: int, cols: int, ellBlockSize: int, ellCols: int, ellColInd: _Device, ellValue: _Device, ellIdxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """made by the call: cusparseSpMatDescr_t *spMatDescr"""
def cusparseCreateConstBlockedEll(rows: int, cols: int, ellBlockSize: int, ellCols: int, ellColInd: _Device, ellValue: _Device, ellIdxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """since 12.0; made by the call: cusparseConstSpMatDescr_t *spMatDescr"""
def cusparseBlockedEllGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """made by the call: int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, void **ellColInd, void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseConstBlockedEllGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]: """since 12.0; made by the call: int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, const void **ellColInd, const void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType"""
def cusparseCreateSlicedEll(rows: int, cols: int, nnz: int, sellValuesSize: int, sliceSize: int, sellSliceOffsets: _Device, sellColInd: _Device, sellValues: _Device, sellSliceOffsetsType: cusparseIndexType_t | _Int, sellColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """since 12.1; made by the call: cusparseSpMatDescr_t *spMatDescr"""
def cusparseCreateConstSlicedEll(rows: int, cols: int, nnz: int, sellValuesSize: int, sliceSize: int, sellSliceOffsets: _Device, sellColInd: _Device, sellValues: _Device, sellSliceOffsetsType: cusparseIndexType_t | _Int, sellColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t: """since 12.1; made by the call: cusparseConstSpMatDescr_t *spMatDescr"""
def cusparseCreateDnMat(rows: int, cols: int, ld: int, values: _Device, valueType: runtime.cudaDataType | _Int, order: cusparseOrder_t | _Int) -> cusparseDnMatDescr_t: """made by the call: cusparseDnMatDescr_t *dnMatDescr"""
def cusparseCreateConstDnMat(rows: int, cols: int, ld: int, values: _Device, valueType: runtime.cudaDataType | _Int, order: cusparseOrder_t | _Int) -> cusparseDnMatDescr_t: """since 12.0; made by the call: cusparseConstDnMatDescr_t *dnMatDescr"""
def cusparseDestroyDnMat(dnMatDescr: cusparseDnMatDescr_t | int | None) -> None: ...
def cusparseDnMatGet(dnMatDescr: cusparseDnMatDescr_t | int | None) -> tuple[int, int, int, int, runtime.cudaDataType | int, cusparseOrder_t | int]: """made by the call: int64_t *rows, int64_t *cols, int64_t *ld, void **values, cudaDataType *type, cusparseOrder_t *order"""
def cusparseConstDnMatGet(dnMatDescr: cusparseDnMatDescr_t | int | None) -> tuple[int, int, int, int, runtime.cudaDataType | int, cusparseOrder_t | int]: """since 12.0; made by the call: int64_t *rows, int64_t *cols, int64_t *ld, const void **values, cudaDataType *type, cusparseOrder_t *order"""
def cusparseDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t | int | None) -> int: """made by the call: void **values"""
def cusparseConstDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t | int | None) -> int: """since 12.0; made by the call: const void **values"""
def cusparseDnMatSetValues(dnMatDescr: cusparseDnMatDescr_t | int | None, values: _Device) -> None: ...
def cusparseDnMatSetStridedBatch(dnMatDescr: cusparseDnMatDescr_t | int | None, batchCount: int, batchStride: int) -> None: ...
def cusparseDnMatGetStridedBatch(dnMatDescr: cusparseDnMatDescr_t | int | None) -> tuple[int, int]: """made by the call: int *batchCount, int64_t *batchStride"""
def cusparseAxpby(handle: cusparseHandle_t | int | None, alpha: _Address | _Device, vecX: cusparseSpVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None) -> None: ...
def cusparseGather(handle: cusparseHandle_t | int | None, vecY: cusparseDnVecDescr_t | int | None, vecX: cusparseSpVecDescr_t | int | None) -> None: ...
def cusparseScatter(handle: cusparseHandle_t | int | None, vecX: cusparseSpVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None) -> None: ...
def cusparseRot(handle: cusparseHandle_t | int | None, c_coeff: _Address | _Device, s_coeff: _Address | _Device, vecX: cusparseSpVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None) -> None: ...
def cusparseSpVV_bufferSize(handle: cusparseHandle_t | int | None, opX: cusparseOperation_t | _Int, vecX: cusparseSpVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, result: _Address | _Device, computeType: runtime.cudaDataType | _Int) -> int: """made by the call: size_t *bufferSize"""
def cusparseSpVV(handle: cusparseHandle_t | int | None, opX: cusparseOperation_t | _Int, vecX: cusparseSpVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, result: _Writable | _Device, computeType: runtime.cudaDataType | _Int, externalBuffer: _Device) -> None: ...
def cusparseSparseToDense_bufferSize(handle: cusparseHandle_t | int | None, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, alg: cusparseSparseToDenseAlg_t | _Int) -> int: """made by the call: size_t *bufferSize"""
def cusparseSparseToDense(handle: cusparseHandle_t | int | None, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, alg: cusparseSparseToDenseAlg_t | _Int, externalBuffer: _Device) -> None: ...
def cusparseDenseToSparse_bufferSize(handle: cusparseHandle_t | int | None, matA: cusparseDnMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, alg: cusparseDenseToSparseAlg_t | _Int) -> int: """made by the call: size_t *bufferSize"""
def cusparseDenseToSparse_analysis(handle: cusparseHandle_t | int | None, matA: cusparseDnMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, alg: cusparseDenseToSparseAlg_t | _Int, externalBuffer: _Device) -> None: ...
def cusparseDenseToSparse_convert(handle: cusparseHandle_t | int | None, matA: cusparseDnMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, alg: cusparseDenseToSparseAlg_t | _Int, externalBuffer: _Device) -> None: ...
def cusparseSpMV(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVAlg_t | _Int, externalBuffer: _Device) -> None: ...
def cusparseSpMV_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVAlg_t | _Int) -> int: """made by the call: size_t *bufferSize"""
def cusparseSpMV_preprocess(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVAlg_t | _Int, externalBuffer: _Device) -> None: """since 12.4"""
def cusparseSpMV_createDescr() -> cusparseSpMVDescr_t: """since 13.5; made by the call: cusparseSpMVDescr_t *descr"""
def cusparseSpMV_destroyDescr(descr: cusparseSpMVDescr_t | int | None) -> None: """since 13.5"""
def cusparseSpMVDescrSetParam(descr: cusparseSpMVDescr_t | int | None, param: cusparseApiParam_t | _Int, data: _Writable, dataSize: int | None) -> None: """since 13.5"""
def cusparseSpMVDescrGetParam(descr: cusparseSpMVDescr_t | int | None, param: cusparseApiParam_t | _Int, data: _Writable, dataSize: int | None) -> None: """since 13.5"""
def cusparseSpMVGeneric(handle: cusparseHandle_t | int | None, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, descr: cusparseSpMVDescr_t | int | None) -> None: """since 13.5"""
def cusparseSpMVGeneric_bufferSize(handle: cusparseHandle_t | int | None, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, descr: cusparseSpMVDescr_t | int | None) -> int: """since 13.5; made by the call: size_t *bufferSize"""
def cusparseSpMVGeneric_preprocess(handle: cusparseHandle_t | int | None, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, descr: cusparseSpMVDescr_t | int | None) -> None: """since 13.5"""
def cusparseSpMVOp_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVOpAlg_t | _Int) -> int: """since 13.1; made by the call: size_t *bufferSize"""
def cusparseSpMVOp_createDescr(handle: cusparseHandle_t | int | None, desc: _Pointer[cusparseSpMVOpDescr_t] | int, opA: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVOpAlg_t | _Int, buffer: _Device) -> None: """since 13.1"""
def cusparseSpMVOp_destroyDescr(desc: cusparseSpMVOpDescr_t | int | None) -> None: """since 13.1"""
def cusparseSpMVOp_createPlan(handle: cusparseHandle_t | int | None, desc: cusparseSpMVOpDescr_t | int | None, code: _Address, codeSize: int | None) -> cusparseSpMVOpPlan_t: """since 13.1; made by the call: cusparseSpMVOpPlan_t *plan"""
def cusparseSpMVOp_destroyPlan(plan: cusparseSpMVOpPlan_t | int | None) -> None: """since 13.1"""
def cusparseSpMVOp_setGlobalUserData(handle: cusparseHandle_t | int | None, plan: cusparseSpMVOpPlan_t | int | None, global_data_name: _Text, input_data: _Writable | _Device, data_size: int | None) -> None: """since 13.1"""
def cusparseSpMVOp(handle: cusparseHandle_t | int | None, plan: cusparseSpMVOpPlan_t | int | None, alpha: _Address | _Device, beta: _Address | _Device, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None) -> None: """since 13.1"""
def cusparseSpMatGetSizes(spMatDescr: cusparseSpMatDescr_t | int | None) -> cusparseSpMatSizes_t: """since 13.5; made by the call: cusparseSpMatSizes_t *sizes"""
def cusparseSpMatSetPointers(spMatDescr: cusparseSpMatDescr_t | int | None, pointers: _Pointer[cusparseSpMatPointers_t] | int) -> None: """since 13.5"""
def cusparseSpMatGetPointers(spMatDescr: cusparseSpMatDescr_t | int | None) -> cusparseSpMatPointers_t: """since 13.5; made by the call: cusparseSpMatPointers_t *pointers"""
def cusparseSpMatConvertDescrCreate() -> cusparseSpMatConvertDescr_t: """since 13.5; made by the call: cusparseSpMatConvertDescr_t *descr"""
def cusparseSpMatConvertDescrDestroy(descr: cusparseSpMatConvertDescr_t | int | None) -> None: """since 13.5"""
def cusparseSpMatConvert_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, sourceDescr: cusparseSpMatDescr_t | int | None, targetDescr: cusparseSpMatDescr_t | int | None, copyValues: cusparseAction_t | _Int, alg: cusparseSpMatConvertAlg_t | _Int, convertDescr: cusparseSpMatConvertDescr_t | int | None) -> int: """since 13.5; made by the call: size_t *bufferSize"""
def cusparseSpMatConvert_analysis(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, sourceDescr: cusparseSpMatDescr_t | int | None, targetDescr: cusparseSpMatDescr_t | int | None, copyValues: cusparseAction_t | _Int, alg: cusparseSpMatConvertAlg_t | _Int, convertDescr: cusparseSpMatConvertDescr_t | int | None, externalBuffer: _Device) -> None: """since 13.5"""
def cusparseSpMatConvert(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, sourceDescr: cusparseSpMatDescr_t | int | None, targetDescr: cusparseSpMatDescr_t | int | None, copyValues: cusparseAction_t | _Int, alg: cusparseSpMatConvertAlg_t | _Int, convertDescr: cusparseSpMatConvertDescr_t | int | None, externalBuffer: _Device) -> None: """since 13.5"""
def cusparseSpSV_createDescr() -> cusparseSpSVDescr_t: """made by the call: cusparseSpSVDescr_t *descr"""
def cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t | int | None) -> None: ...
def cusparseSpSV_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSVAlg_t | _Int, spsvDescr: cusparseSpSVDescr_t | int | None) -> int: """made by the call: size_t *bufferSize"""
def cusparseSpSV_analysis(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSVAlg_t | _Int, spsvDescr: cusparseSpSVDescr_t | int | None, externalBuffer: _Device) -> None: ...
def cusparseSpSV_solve(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSVAlg_t | _Int, spsvDescr: cusparseSpSVDescr_t | int | None) -> None: ...
def cusparseSpSV_updateMatrix(handle: cusparseHandle_t | int | None, spsvDescr: cusparseSpSVDescr_t | int | None, newValues: _Device, updatePart: cusparseSpSVUpdate_t | _Int) -> None: """since 12.1"""
def cusparseSpSM_createDescr() -> cusparseSpSMDescr_t: """made by the call: cusparseSpSMDescr_t *descr"""
def cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t | int | None) -> None: ...
def cusparseSpSM_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSMAlg_t | _Int, spsmDescr: cusparseSpSMDescr_t | int | None) -> int: """made by the call: size_t *bufferSize"""
def cusparseSpSM_analysis(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSMAlg_t | _Int, spsmDescr: cusparseSpSMDescr_t | int | None, externalBuffer: _Device) -> None: ...
def cusparseSpSM_solve(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSMAlg_t | _Int, spsmDescr: cusparseSpSMDescr_t | int | None) -> None: ...
def cusparseSpSM_updateMatrix(handle: cusparseHandle_t | int | None, spsmDescr: cusparseSpSMDescr_t | int | None, newValues: _Device, updatePart: cusparseSpSMUpdate_t | _Int) -> None: """since 12.4"""
def cusparseSpMM_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMMAlg_t | _Int) -> int: """made by the call: size_t *bufferSize"""
def cusparseSpMM_preprocess(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMMAlg_t | _Int, externalBuffer: _Device) -> None: ...
def cusparseSpMM(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMMAlg_t | _Int, externalBuffer: _Device) -> None: ...
def cusparseSpGEMM_createDescr() -> cusparseSpGEMMDescr_t: """made by the call: cusparseSpGEMMDescr_t *descr"""
def cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t | int | None) -> None: ...
def cusparseSpGEMM_workEstimation(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize1: int | None, externalBuffer1: _Device) -> int: ...
def cusparseSpGEMM_getNumProducts(spgemmDescr: cusparseSpGEMMDescr_t | int | None) -> int: """since 12.0; made by the call: int64_t *num_prods"""
def cusparseSpGEMM_estimateMemory(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, chunk_fraction: float, bufferSize3: int | None, externalBuffer3: _Device, bufferSize2: int | None) -> tuple[int, int]: """since 12.0"""
def cusparseSpGEMM_compute(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize2: int | None, externalBuffer2: _Device) -> int: ...
def cusparseSpGEMM_copy(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None) -> None: ...
def cusparseSpGEMMreuse_workEstimation(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize1: int | None, externalBuffer1: _Device) -> int: ...
def cusparseSpGEMMreuse_nnz(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize2: int | None, externalBuffer2: _Device, bufferSize3: int | None, externalBuffer3: _Device, bufferSize4: int | None, externalBuffer4: _Device) -> tuple[int, int, int]: ...
def cusparseSpGEMMreuse_copy(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize5: int | None, externalBuffer5: _Device) -> int: ...
def cusparseSpGEMMreuse_compute(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None) -> None: ...
def cusparseSpGEAM_createDescr() -> cusparseSpGEAMDescr_t: """since 13.3; made by the call: cusparseSpGEAMDescr_t *descr"""
def cusparseSpGEAM_destroyDescr(descr: cusparseSpGEAMDescr_t | int | None) -> None: """since 13.3"""
def cusparseSpGEAM_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEAMAlg_t | _Int, spgeamDescr: cusparseSpGEAMDescr_t | int | None) -> int: """since 13.3; made by the call: size_t *bufferSize"""
def cusparseSpGEAM_nnz(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEAMAlg_t | _Int, spgeamDescr: cusparseSpGEAMDescr_t | int | None, externalBuffer: _Device) -> None: """since 13.3"""
def cusparseSpGEAM(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEAMAlg_t | _Int, spgeamDescr: cusparseSpGEAMDescr_t | int | None, externalBuffer: _Device) -> None: """since 13.3"""
def cusparseSDDMM_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseDnMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSDDMMAlg_t | _Int) -> int: """made by the call: size_t *bufferSize"""
def cusparseSDDMM_preprocess(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseDnMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSDDMMAlg_t | _Int, externalBuffer: _Device) -> None: ...
def cusparseSDDMM(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseDnMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSDDMMAlg_t | _Int, externalBuffer: _Device) -> None: ...
def cusparseSpMMOp_createPlan(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMMOpAlg_t | _Int, addOperationLtoirBuffer: _Address, addOperationBufferSize: int | None, mulOperationLtoirBuffer: _Address, mulOperationBufferSize: int | None, epilogueLtoirBuffer: _Address, epilogueBufferSize: int | None) -> tuple[cusparseSpMMOpPlan_t, int]: """made by the call: cusparseSpMMOpPlan_t *plan, size_t *SpMMWorkspaceSize"""
def cusparseSpMMOp(plan: cusparseSpMMOpPlan_t | int | None, externalBuffer: _Device) -> None: ...
def cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t | int | None) -> None: ...

class _RawUnchanged(Raw):
    cusparseCreate: _C[_Pointer[cusparseHandle_t] | int]
    cusparseDestroy: _C[cusparseHandle_t | int | None]
    cusparseGetVersion: _C[cusparseHandle_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseGetProperty: _C[int, _Pointer[ctypes.c_int] | int]
    cusparseGetErrorName: Callable[[int], bytes | None]
    cusparseGetErrorString: Callable[[int], bytes | None]
    cusparseSetStream: _C[cusparseHandle_t | int | None, driver.CUstream | int | None]
    cusparseGetStream: _C[cusparseHandle_t | int | None, _Pointer[driver.CUstream] | int]
    cusparseGetPointerMode: _C[cusparseHandle_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusparseSetPointerMode: _C[cusparseHandle_t | int | None, int]
    cusparseLoggerSetCallback: _C[cusparseLoggerCallback_t | None]
    cusparseLoggerSetFile: _C[_Pointer[ctypes.c_void_p] | int]
    cusparseLoggerOpenFile: _C[_Text]
    cusparseLoggerSetLevel: _C[int]
    cusparseLoggerSetMask: _C[int]
    cusparseLoggerForceDisable: _C[[]]
    cusparseCreateMatDescr: _C[_Pointer[cusparseMatDescr_t] | int]
    cusparseDestroyMatDescr: _C[cusparseMatDescr_t | int | None]
    cusparseSetMatType: _C[cusparseMatDescr_t | int | None, int]
    cusparseGetMatType: _C[cusparseMatDescr_t | int | None]
    cusparseSetMatFillMode: _C[cusparseMatDescr_t | int | None, int]
    cusparseGetMatFillMode: _C[cusparseMatDescr_t | int | None]
    cusparseSetMatDiagType: _C[cusparseMatDescr_t | int | None, int]
    cusparseGetMatDiagType: _C[cusparseMatDescr_t | int | None]
    cusparseSetMatIndexBase: _C[cusparseMatDescr_t | int | None, int]
    cusparseGetMatIndexBase: _C[cusparseMatDescr_t | int | None]
    cusparseCreateCsric02Info: _C[_Pointer[csric02Info_t] | int]
    cusparseDestroyCsric02Info: _C[csric02Info_t | int | None]
    cusparseCreateBsric02Info: _C[_Pointer[bsric02Info_t] | int]
    cusparseDestroyBsric02Info: _C[bsric02Info_t | int | None]
    cusparseCreateCsrilu02Info: _C[_Pointer[csrilu02Info_t] | int]
    cusparseDestroyCsrilu02Info: _C[csrilu02Info_t | int | None]
    cusparseCreateBsrilu02Info: _C[_Pointer[bsrilu02Info_t] | int]
    cusparseDestroyBsrilu02Info: _C[bsrilu02Info_t | int | None]
    cusparseCreateBsrsv2Info: _C[_Pointer[bsrsv2Info_t] | int]
    cusparseDestroyBsrsv2Info: _C[bsrsv2Info_t | int | None]
    cusparseCreateBsrsm2Info: _C[_Pointer[bsrsm2Info_t] | int]
    cusparseDestroyBsrsm2Info: _C[bsrsm2Info_t | int | None]
    cusparseCreateCsru2csrInfo: _C[_Pointer[csru2csrInfo_t] | int]
    cusparseDestroyCsru2csrInfo: _C[csru2csrInfo_t | int | None]
    cusparseCreateColorInfo: _C[_Pointer[cusparseColorInfo_t] | int]
    cusparseDestroyColorInfo: _C[cusparseColorInfo_t | int | None]
    cusparseCreatePruneInfo: _C[_Pointer[pruneInfo_t] | int]
    cusparseDestroyPruneInfo: _C[pruneInfo_t | int | None]
    cusparseSgemvi: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Writable]
    cusparseSgemvi_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseDgemvi: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Writable]
    cusparseDgemvi_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseCgemvi: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Writable]
    cusparseCgemvi_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseZgemvi: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Writable]
    cusparseZgemvi_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseSbsrmv: _C[cusparseHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cusparseDbsrmv: _C[cusparseHandle_t | int | None, int, int, int, int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cusparseCbsrmv: _C[cusparseHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int]
    cusparseZbsrmv: _C[cusparseHandle_t | int | None, int, int, int, int, int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int]
    cusparseSbsrxmv: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int]
    cusparseDbsrxmv: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cusparseCbsrxmv: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int]
    cusparseZbsrxmv: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int]
    cusparseXbsrsv2_zeroPivot: _C[cusparseHandle_t | int | None, bsrsv2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseSbsrsv2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseDbsrsv2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseCbsrsv2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseZbsrsv2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseSbsrsv2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDbsrsv2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseCbsrsv2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseZbsrsv2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSbsrsv2_analysis: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, int, _Writable]
    cusparseDbsrsv2_analysis: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, int, _Writable]
    cusparseCbsrsv2_analysis: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, int, _Writable]
    cusparseZbsrsv2_analysis: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, int, _Writable]
    cusparseSbsrsv2_solve: _C[cusparseHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Writable]
    cusparseDbsrsv2_solve: _C[cusparseHandle_t | int | None, int, int, int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Writable]
    cusparseCbsrsv2_solve: _C[cusparseHandle_t | int | None, int, int, int, int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Writable]
    cusparseZbsrsv2_solve: _C[cusparseHandle_t | int | None, int, int, int, int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsv2Info_t | int | None, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Writable]
    cusparseSbsrmm: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int]
    cusparseDbsrmm: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int]
    cusparseCbsrmm: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int]
    cusparseZbsrmm: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int]
    cusparseXbsrsm2_zeroPivot: _C[cusparseHandle_t | int | None, bsrsm2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseSbsrsm2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseDbsrsm2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseCbsrsm2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseZbsrsm2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseSbsrsm2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDbsrsm2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseCbsrsm2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseZbsrsm2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSbsrsm2_analysis: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, int, _Writable]
    cusparseDbsrsm2_analysis: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, int, _Writable]
    cusparseCbsrsm2_analysis: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, int, _Writable]
    cusparseZbsrsm2_analysis: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, int, _Writable]
    cusparseSbsrsm2_solve: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, int, int, _Writable]
    cusparseDbsrsm2_solve: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, int, int, _Writable]
    cusparseCbsrsm2_solve: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[runtime.float2] | int, int, _Pointer[runtime.float2] | int, int, int, _Writable]
    cusparseZbsrsm2_solve: _C[cusparseHandle_t | int | None, int, int, int, int, int, int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrsm2Info_t | int | None, _Pointer[runtime.double2] | int, int, _Pointer[runtime.double2] | int, int, int, _Writable]
    cusparseScsrilu02_numericBoost: _C[cusparseHandle_t | int | None, csrilu02Info_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_float] | int]
    cusparseDcsrilu02_numericBoost: _C[cusparseHandle_t | int | None, csrilu02Info_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cusparseCcsrilu02_numericBoost: _C[cusparseHandle_t | int | None, csrilu02Info_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.float2] | int]
    cusparseZcsrilu02_numericBoost: _C[cusparseHandle_t | int | None, csrilu02Info_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cusparseXcsrilu02_zeroPivot: _C[cusparseHandle_t | int | None, csrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseScsrilu02_bufferSize: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseDcsrilu02_bufferSize: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseCcsrilu02_bufferSize: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseZcsrilu02_bufferSize: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseScsrilu02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDcsrilu02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseCcsrilu02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseZcsrilu02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseScsrilu02_analysis: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, int, _Writable]
    cusparseDcsrilu02_analysis: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, int, _Writable]
    cusparseCcsrilu02_analysis: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, int, _Writable]
    cusparseZcsrilu02_analysis: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, int, _Writable]
    cusparseScsrilu02: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, int, _Writable]
    cusparseDcsrilu02: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, int, _Writable]
    cusparseCcsrilu02: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, int, _Writable]
    cusparseZcsrilu02: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csrilu02Info_t | int | None, int, _Writable]
    cusparseSbsrilu02_numericBoost: _C[cusparseHandle_t | int | None, bsrilu02Info_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_float] | int]
    cusparseDbsrilu02_numericBoost: _C[cusparseHandle_t | int | None, bsrilu02Info_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int]
    cusparseCbsrilu02_numericBoost: _C[cusparseHandle_t | int | None, bsrilu02Info_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.float2] | int]
    cusparseZbsrilu02_numericBoost: _C[cusparseHandle_t | int | None, bsrilu02Info_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[runtime.double2] | int]
    cusparseXbsrilu02_zeroPivot: _C[cusparseHandle_t | int | None, bsrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseSbsrilu02_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseDbsrilu02_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseCbsrilu02_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseZbsrilu02_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseSbsrilu02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDbsrilu02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseCbsrilu02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseZbsrilu02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSbsrilu02_analysis: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, int, _Writable]
    cusparseDbsrilu02_analysis: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, int, _Writable]
    cusparseCbsrilu02_analysis: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, int, _Writable]
    cusparseZbsrilu02_analysis: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, int, _Writable]
    cusparseSbsrilu02: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, int, _Writable]
    cusparseDbsrilu02: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, int, _Writable]
    cusparseCbsrilu02: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, int, _Writable]
    cusparseZbsrilu02: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsrilu02Info_t | int | None, int, _Writable]
    cusparseXcsric02_zeroPivot: _C[cusparseHandle_t | int | None, csric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseScsric02_bufferSize: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseDcsric02_bufferSize: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseCcsric02_bufferSize: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseZcsric02_bufferSize: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseScsric02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDcsric02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseCcsric02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseZcsric02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseScsric02_analysis: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, int, _Writable]
    cusparseDcsric02_analysis: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, int, _Writable]
    cusparseCcsric02_analysis: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, int, _Writable]
    cusparseZcsric02_analysis: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, int, _Writable]
    cusparseScsric02: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, int, _Writable]
    cusparseDcsric02: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, int, _Writable]
    cusparseCcsric02: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, int, _Writable]
    cusparseZcsric02: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csric02Info_t | int | None, int, _Writable]
    cusparseXbsric02_zeroPivot: _C[cusparseHandle_t | int | None, bsric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseSbsric02_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseDbsric02_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseCbsric02_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseZbsric02_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseSbsric02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDbsric02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseCbsric02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseZbsric02_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSbsric02_analysis: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, int, _Writable]
    cusparseDbsric02_analysis: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, int, _Writable]
    cusparseCbsric02_analysis: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, int, _Writable]
    cusparseZbsric02_analysis: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, int, _Writable]
    cusparseSbsric02: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, int, _Writable]
    cusparseDbsric02: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, int, _Writable]
    cusparseCbsric02: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, int, _Writable]
    cusparseZbsric02: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, bsric02Info_t | int | None, int, _Writable]
    cusparseSgtsv2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDgtsv2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCgtsv2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseZgtsv2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSgtsv2: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Writable]
    cusparseDgtsv2: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Writable]
    cusparseCgtsv2: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Writable]
    cusparseZgtsv2: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Writable]
    cusparseSgtsv2_nopivot_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDgtsv2_nopivot_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCgtsv2_nopivot_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseZgtsv2_nopivot_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSgtsv2_nopivot: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Writable]
    cusparseDgtsv2_nopivot: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Writable]
    cusparseCgtsv2_nopivot: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Writable]
    cusparseZgtsv2_nopivot: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Writable]
    cusparseSgtsv2StridedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDgtsv2StridedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCgtsv2StridedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseZgtsv2StridedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSgtsv2StridedBatch: _C[cusparseHandle_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, int, _Writable]
    cusparseDgtsv2StridedBatch: _C[cusparseHandle_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, int, _Writable]
    cusparseCgtsv2StridedBatch: _C[cusparseHandle_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, int, _Writable]
    cusparseZgtsv2StridedBatch: _C[cusparseHandle_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, int, _Writable]
    cusparseSgtsvInterleavedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDgtsvInterleavedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCgtsvInterleavedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseZgtsvInterleavedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSgtsvInterleavedBatch: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Writable]
    cusparseDgtsvInterleavedBatch: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Writable]
    cusparseCgtsvInterleavedBatch: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Writable]
    cusparseZgtsvInterleavedBatch: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Writable]
    cusparseSgpsvInterleavedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDgpsvInterleavedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCgpsvInterleavedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseZgpsvInterleavedBatch_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSgpsvInterleavedBatch: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_float] | int, int, _Writable]
    cusparseDgpsvInterleavedBatch: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_double] | int, int, _Writable]
    cusparseCgpsvInterleavedBatch: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, _Pointer[runtime.float2] | int, int, _Writable]
    cusparseZgpsvInterleavedBatch: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, _Pointer[runtime.double2] | int, int, _Writable]
    cusparseScsrgeam2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseDcsrgeam2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseCcsrgeam2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseZcsrgeam2_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseXcsrgeam2Nnz: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseScsrgeam2: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseDcsrgeam2: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseCcsrgeam2: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, cusparseMatDescr_t | int | None, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseZcsrgeam2: _C[cusparseHandle_t | int | None, int, int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, cusparseMatDescr_t | int | None, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseScsrcolor: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseColorInfo_t | int | None]
    cusparseDcsrcolor: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseColorInfo_t | int | None]
    cusparseCcsrcolor: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseColorInfo_t | int | None]
    cusparseZcsrcolor: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseColorInfo_t | int | None]
    cusparseSnnz: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseDnnz: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseCnnz: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseZnnz: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseSnnz_compress: _C[cusparseHandle_t | int | None, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float]
    cusparseDnnz_compress: _C[cusparseHandle_t | int | None, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float]
    cusparseCnnz_compress: _C[cusparseHandle_t | int | None, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.float2]
    cusparseZnnz_compress: _C[cusparseHandle_t | int | None, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.double2]
    cusparseScsr2csr_compress: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float]
    cusparseDcsr2csr_compress: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float]
    cusparseCcsr2csr_compress: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.float2]
    cusparseZcsr2csr_compress: _C[cusparseHandle_t | int | None, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, _Pointer[ctypes.c_int] | int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, runtime.double2]
    cusparseXcoo2csr: _C[cusparseHandle_t | int | None, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusparseXcsr2coo: _C[cusparseHandle_t | int | None, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int, int]
    cusparseXcsr2bsrNnz: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseScsr2bsr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseDcsr2bsr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseCcsr2bsr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseZcsr2bsr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseSbsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseDbsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseCbsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseZbsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseSgebsr2gebsc_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseDgebsr2gebsc_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseCgebsr2gebsc_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseZgebsr2gebsc_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseSgebsr2gebsc_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDgebsr2gebsc_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCgebsr2gebsc_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseZgebsr2gebsc_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSgebsr2gebsc: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseDgebsr2gebsc: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseCgebsr2gebsc: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseZgebsr2gebsc: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseXgebsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseSgebsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseDgebsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseCgebsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseZgebsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int]
    cusparseScsr2gebsr_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseDcsr2gebsr_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseCcsr2gebsr_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseZcsr2gebsr_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseScsr2gebsr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDcsr2gebsr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCcsr2gebsr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseZcsr2gebsr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseXcsr2gebsrNnz: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseScsr2gebsr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseDcsr2gebsr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseCcsr2gebsr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseZcsr2gebsr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseSgebsr2gebsr_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseDgebsr2gebsr_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseCgebsr2gebsr_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseZgebsr2gebsr_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_int] | int]
    cusparseSgebsr2gebsr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDgebsr2gebsr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCgebsr2gebsr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseZgebsr2gebsr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseXgebsr2gebsrNnz: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, int, int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseSgebsr2gebsr: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseDgebsr2gebsr: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseCgebsr2gebsr: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseZgebsr2gebsr: _C[cusparseHandle_t | int | None, int, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, _Writable]
    cusparseCreateIdentityPermutation: _C[cusparseHandle_t | int | None, int, _Pointer[ctypes.c_int] | int]
    cusparseXcoosort_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseXcoosortByRow: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseXcoosortByColumn: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseXcsrsort_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseXcsrsort: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseXcscsort_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseXcscsort: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseScsru2csr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDcsru2csr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseCcsru2csr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseZcsru2csr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseScsru2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Writable]
    cusparseDcsru2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Writable]
    cusparseCcsru2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Writable]
    cusparseZcsru2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Writable]
    cusparseScsr2csru: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Writable]
    cusparseDcsr2csru: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Writable]
    cusparseCcsr2csru: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.float2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Writable]
    cusparseZcsr2csru: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[runtime.double2] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, csru2csrInfo_t | int | None, _Writable]
    cusparseSpruneDense2csr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseDpruneDense2csr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseSpruneDense2csrNnz: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseDpruneDense2csrNnz: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseSpruneDense2csr: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseDpruneDense2csr: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseSpruneCsr2csr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseDpruneCsr2csr_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_size_t] | int]
    cusparseSpruneCsr2csrNnz: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseDpruneCsr2csrNnz: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseSpruneCsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_float] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseDpruneCsr2csr: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_double] | int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable]
    cusparseSpruneDense2csrByPercentage_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDpruneDense2csrByPercentage_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSpruneDense2csrNnzByPercentage: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Writable]
    cusparseDpruneDense2csrNnzByPercentage: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Writable]
    cusparseSpruneDense2csrByPercentage: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_float] | int, int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Writable]
    cusparseDpruneDense2csrByPercentage: _C[cusparseHandle_t | int | None, int, int, _Pointer[ctypes.c_double] | int, int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Writable]
    cusparseSpruneCsr2csrByPercentage_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseDpruneCsr2csrByPercentage_bufferSizeExt: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSpruneCsr2csrNnzByPercentage: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Writable]
    cusparseDpruneCsr2csrNnzByPercentage: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Writable]
    cusparseSpruneCsr2csrByPercentage: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_float] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Writable]
    cusparseDpruneCsr2csrByPercentage: _C[cusparseHandle_t | int | None, int, int, int, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, float, cusparseMatDescr_t | int | None, _Pointer[ctypes.c_double] | int, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, pruneInfo_t | int | None, _Writable]
    cusparseCsr2cscEx2: _C[cusparseHandle_t | int | None, int, int, int, _Address, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Writable]
    cusparseCsr2cscEx2_bufferSize: _C[cusparseHandle_t | int | None, int, int, int, _Address, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, _Writable, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int] | int, int, int, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseCreateSpVec: _C[_Pointer[cusparseSpVecDescr_t] | int, int, int, _Writable, _Writable, int, int, int]
    cusparseCreateConstSpVec: _C[_Pointer[cusparseSpVecDescr_t] | int, int, int, _Address, _Address, int, int, int]
    cusparseDestroySpVec: _C[cusparseSpVecDescr_t | int | None]
    cusparseSpVecGet: _C[cusparseSpVecDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseConstSpVecGet: _C[cusparseSpVecDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseSpVecGetIndexBase: _C[cusparseSpVecDescr_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusparseSpVecGetValues: _C[cusparseSpVecDescr_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusparseConstSpVecGetValues: _C[cusparseSpVecDescr_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusparseSpVecSetValues: _C[cusparseSpVecDescr_t | int | None, _Writable]
    cusparseCreateDnVec: _C[_Pointer[cusparseDnVecDescr_t] | int, int, _Writable, int]
    cusparseCreateConstDnVec: _C[_Pointer[cusparseDnVecDescr_t] | int, int, _Address, int]
    cusparseDestroyDnVec: _C[cusparseDnVecDescr_t | int | None]
    cusparseDnVecGet: _C[cusparseDnVecDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int]
    cusparseConstDnVecGet: _C[cusparseDnVecDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int]
    cusparseDnVecGetValues: _C[cusparseDnVecDescr_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusparseConstDnVecGetValues: _C[cusparseDnVecDescr_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusparseDnVecSetValues: _C[cusparseDnVecDescr_t | int | None, _Writable]
    cusparseDestroySpMat: _C[cusparseSpMatDescr_t | int | None]
    cusparseSpMatGetFormat: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusparseSpMatGetIndexBase: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_uint] | int]
    cusparseSpMatGetValues: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusparseConstSpMatGetValues: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusparseSpMatSetValues: _C[cusparseSpMatDescr_t | int | None, _Writable]
    cusparseSpMatGetSize: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int]
    cusparseSpMatGetStridedBatch: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int] | int]
    cusparseCooSetStridedBatch: _C[cusparseSpMatDescr_t | int | None, int, int]
    cusparseCsrSetStridedBatch: _C[cusparseSpMatDescr_t | int | None, int, int, int]
    cusparseBsrSetStridedBatch: _C[cusparseSpMatDescr_t | int | None, int, int, int, int]
    cusparseSpMatGetAttribute: _C[cusparseSpMatDescr_t | int | None, int, _Writable, int]
    cusparseSpMatSetAttribute: _C[cusparseSpMatDescr_t | int | None, int, _Writable, int]
    cusparseCreateCsr: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, _Writable, _Writable, _Writable, int, int, int, int]
    cusparseCreateConstCsr: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, _Address, _Address, _Address, int, int, int, int]
    cusparseCreateCsc: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, _Writable, _Writable, _Writable, int, int, int, int]
    cusparseCreateConstCsc: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, _Address, _Address, _Address, int, int, int, int]
    cusparseCsrGet: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseConstCsrGet: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseCscGet: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseConstCscGet: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseCsrSetPointers: _C[cusparseSpMatDescr_t | int | None, _Writable, _Writable, _Writable]
    cusparseCscSetPointers: _C[cusparseSpMatDescr_t | int | None, _Writable, _Writable, _Writable]
    cusparseCreateBsr: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, int, int, _Writable, _Writable, _Writable, int, int, int, int, int]
    cusparseCreateConstBsr: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, int, int, _Address, _Address, _Address, int, int, int, int, int]
    cusparseCreateCoo: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, _Writable, _Writable, _Writable, int, int, int]
    cusparseCreateConstCoo: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, _Address, _Address, _Address, int, int, int]
    cusparseCooGet: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseConstCooGet: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseCooSetPointers: _C[cusparseSpMatDescr_t | int | None, _Writable, _Writable, _Writable]
    cusparseCreateBlockedEll: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, int, _Writable, _Writable, int, int, int]
    cusparseCreateConstBlockedEll: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, int, _Address, _Address, int, int, int]
    cusparseBlockedEllGet: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseConstBlockedEllGet: _C[cusparseSpMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseCreateSlicedEll: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, int, int, _Writable, _Writable, _Writable, int, int, int, int]
    cusparseCreateConstSlicedEll: _C[_Pointer[cusparseSpMatDescr_t] | int, int, int, int, int, int, _Address, _Address, _Address, int, int, int, int]
    cusparseCreateDnMat: _C[_Pointer[cusparseDnMatDescr_t] | int, int, int, int, _Writable, int, int]
    cusparseCreateConstDnMat: _C[_Pointer[cusparseDnMatDescr_t] | int, int, int, int, _Address, int, int]
    cusparseDestroyDnMat: _C[cusparseDnMatDescr_t | int | None]
    cusparseDnMatGet: _C[cusparseDnMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseConstDnMatGet: _C[cusparseDnMatDescr_t | int | None, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_int64] | int, _Pointer[ctypes.c_void_p] | int, _Pointer[ctypes.c_uint] | int, _Pointer[ctypes.c_uint] | int]
    cusparseDnMatGetValues: _C[cusparseDnMatDescr_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusparseConstDnMatGetValues: _C[cusparseDnMatDescr_t | int | None, _Pointer[ctypes.c_void_p] | int]
    cusparseDnMatSetValues: _C[cusparseDnMatDescr_t | int | None, _Writable]
    cusparseDnMatSetStridedBatch: _C[cusparseDnMatDescr_t | int | None, int, int]
    cusparseDnMatGetStridedBatch: _C[cusparseDnMatDescr_t | int | None, _Pointer[ctypes.c_int] | int, _Pointer[ctypes.c_int64] | int]
    cusparseAxpby: _C[cusparseHandle_t | int | None, _Address, cusparseSpVecDescr_t | int | None, _Address, cusparseDnVecDescr_t | int | None]
    cusparseGather: _C[cusparseHandle_t | int | None, cusparseDnVecDescr_t | int | None, cusparseSpVecDescr_t | int | None]
    cusparseScatter: _C[cusparseHandle_t | int | None, cusparseSpVecDescr_t | int | None, cusparseDnVecDescr_t | int | None]
    cusparseRot: _C[cusparseHandle_t | int | None, _Address, _Address, cusparseSpVecDescr_t | int | None, cusparseDnVecDescr_t | int | None]
    cusparseSpVV_bufferSize: _C[cusparseHandle_t | int | None, int, cusparseSpVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, _Address, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSpVV: _C[cusparseHandle_t | int | None, int, cusparseSpVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, _Writable, int, _Writable]
    cusparseSparseToDense_bufferSize: _C[cusparseHandle_t | int | None, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSparseToDense: _C[cusparseHandle_t | int | None, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, int, _Writable]
    cusparseDenseToSparse_bufferSize: _C[cusparseHandle_t | int | None, cusparseDnMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, _Pointer[ctypes.c_size_t] | int]
    cusparseDenseToSparse_analysis: _C[cusparseHandle_t | int | None, cusparseDnMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, _Writable]
    cusparseDenseToSparse_convert: _C[cusparseHandle_t | int | None, cusparseDnMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, _Writable]
    cusparseSpMV: _C[cusparseHandle_t | int | None, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, _Address, cusparseDnVecDescr_t | int | None, int, int, _Writable]
    cusparseSpMV_bufferSize: _C[cusparseHandle_t | int | None, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, _Address, cusparseDnVecDescr_t | int | None, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSpMV_preprocess: _C[cusparseHandle_t | int | None, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, _Address, cusparseDnVecDescr_t | int | None, int, int, _Writable]
    cusparseSpMV_createDescr: _C[_Pointer[cusparseSpMVDescr_t] | int]
    cusparseSpMV_destroyDescr: _C[cusparseSpMVDescr_t | int | None]
    cusparseSpMVDescrSetParam: _C[cusparseSpMVDescr_t | int | None, int, _Writable, int]
    cusparseSpMVDescrGetParam: _C[cusparseSpMVDescr_t | int | None, int, _Writable, int]
    cusparseSpMVGeneric: _C[cusparseHandle_t | int | None, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, _Address, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, int, cusparseSpMVDescr_t | int | None]
    cusparseSpMVGeneric_bufferSize: _C[cusparseHandle_t | int | None, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, _Address, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, int, cusparseSpMVDescr_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSpMVGeneric_preprocess: _C[cusparseHandle_t | int | None, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, _Address, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, int, cusparseSpMVDescr_t | int | None]
    cusparseSpMVOp_destroyDescr: _C[cusparseSpMVOpDescr_t | int | None]
    cusparseSpMVOp_createPlan: _C[cusparseHandle_t | int | None, cusparseSpMVOpDescr_t | int | None, _Pointer[cusparseSpMVOpPlan_t] | int, _Address, int]
    cusparseSpMVOp_destroyPlan: _C[cusparseSpMVOpPlan_t | int | None]
    cusparseSpMVOp_setGlobalUserData: _C[cusparseHandle_t | int | None, cusparseSpMVOpPlan_t | int | None, _Text, _Writable, int]
    cusparseSpMVOp: _C[cusparseHandle_t | int | None, cusparseSpMVOpPlan_t | int | None, _Address, _Address, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None]
    cusparseSpMatGetSizes: _C[cusparseSpMatDescr_t | int | None, _Pointer[cusparseSpMatSizes_t] | int]
    cusparseSpMatSetPointers: _C[cusparseSpMatDescr_t | int | None, _Pointer[cusparseSpMatPointers_t] | int]
    cusparseSpMatGetPointers: _C[cusparseSpMatDescr_t | int | None, _Pointer[cusparseSpMatPointers_t] | int]
    cusparseSpMatConvertDescrCreate: _C[_Pointer[cusparseSpMatConvertDescr_t] | int]
    cusparseSpMatConvertDescrDestroy: _C[cusparseSpMatConvertDescr_t | int | None]
    cusparseSpMatConvert_bufferSize: _C[cusparseHandle_t | int | None, int, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, int, cusparseSpMatConvertDescr_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSpMatConvert_analysis: _C[cusparseHandle_t | int | None, int, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, int, cusparseSpMatConvertDescr_t | int | None, _Writable]
    cusparseSpMatConvert: _C[cusparseHandle_t | int | None, int, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, int, cusparseSpMatConvertDescr_t | int | None, _Writable]
    cusparseSpSV_createDescr: _C[_Pointer[cusparseSpSVDescr_t] | int]
    cusparseSpSV_destroyDescr: _C[cusparseSpSVDescr_t | int | None]
    cusparseSpSV_bufferSize: _C[cusparseHandle_t | int | None, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, int, int, cusparseSpSVDescr_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSpSV_analysis: _C[cusparseHandle_t | int | None, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, int, int, cusparseSpSVDescr_t | int | None, _Writable]
    cusparseSpSV_solve: _C[cusparseHandle_t | int | None, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, int, int, cusparseSpSVDescr_t | int | None]
    cusparseSpSV_updateMatrix: _C[cusparseHandle_t | int | None, cusparseSpSVDescr_t | int | None, _Writable, int]
    cusparseSpSM_createDescr: _C[_Pointer[cusparseSpSMDescr_t] | int]
    cusparseSpSM_destroyDescr: _C[cusparseSpSMDescr_t | int | None]
    cusparseSpSM_bufferSize: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, int, int, cusparseSpSMDescr_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSpSM_analysis: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, int, int, cusparseSpSMDescr_t | int | None, _Writable]
    cusparseSpSM_solve: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, int, int, cusparseSpSMDescr_t | int | None]
    cusparseSpSM_updateMatrix: _C[cusparseHandle_t | int | None, cusparseSpSMDescr_t | int | None, _Writable, int]
    cusparseSpMM_bufferSize: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, _Address, cusparseDnMatDescr_t | int | None, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSpMM_preprocess: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, _Address, cusparseDnMatDescr_t | int | None, int, int, _Writable]
    cusparseSpMM: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, _Address, cusparseDnMatDescr_t | int | None, int, int, _Writable]
    cusparseSpGEMM_createDescr: _C[_Pointer[cusparseSpGEMMDescr_t] | int]
    cusparseSpGEMM_destroyDescr: _C[cusparseSpGEMMDescr_t | int | None]
    cusparseSpGEMM_workEstimation: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, int, int, cusparseSpGEMMDescr_t | int | None, _Pointer[ctypes.c_size_t] | int, _Writable]
    cusparseSpGEMM_getNumProducts: _C[cusparseSpGEMMDescr_t | int | None, _Pointer[ctypes.c_int64] | int]
    cusparseSpGEMM_estimateMemory: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, int, int, cusparseSpGEMMDescr_t | int | None, float, _Pointer[ctypes.c_size_t] | int, _Writable, _Pointer[ctypes.c_size_t] | int]
    cusparseSpGEMM_compute: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, int, int, cusparseSpGEMMDescr_t | int | None, _Pointer[ctypes.c_size_t] | int, _Writable]
    cusparseSpGEMM_copy: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, int, int, cusparseSpGEMMDescr_t | int | None]
    cusparseSpGEMMreuse_workEstimation: _C[cusparseHandle_t | int | None, int, int, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, cusparseSpGEMMDescr_t | int | None, _Pointer[ctypes.c_size_t] | int, _Writable]
    cusparseSpGEMMreuse_nnz: _C[cusparseHandle_t | int | None, int, int, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, cusparseSpGEMMDescr_t | int | None, _Pointer[ctypes.c_size_t] | int, _Writable, _Pointer[ctypes.c_size_t] | int, _Writable, _Pointer[ctypes.c_size_t] | int, _Writable]
    cusparseSpGEMMreuse_copy: _C[cusparseHandle_t | int | None, int, int, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, cusparseSpGEMMDescr_t | int | None, _Pointer[ctypes.c_size_t] | int, _Writable]
    cusparseSpGEMMreuse_compute: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, int, int, cusparseSpGEMMDescr_t | int | None]
    cusparseSpGEAM_createDescr: _C[_Pointer[cusparseSpGEAMDescr_t] | int]
    cusparseSpGEAM_destroyDescr: _C[cusparseSpGEAMDescr_t | int | None]
    cusparseSpGEAM_bufferSize: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, int, cusparseSpGEAMDescr_t | int | None, _Pointer[ctypes.c_size_t] | int]
    cusparseSpGEAM_nnz: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, int, cusparseSpGEAMDescr_t | int | None, _Writable]
    cusparseSpGEAM: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseSpMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, cusparseSpMatDescr_t | int | None, int, int, cusparseSpGEAMDescr_t | int | None, _Writable]
    cusparseSDDMM_bufferSize: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseDnMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSDDMM_preprocess: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseDnMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, int, int, _Writable]
    cusparseSDDMM: _C[cusparseHandle_t | int | None, int, int, _Address, cusparseDnMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, _Address, cusparseSpMatDescr_t | int | None, int, int, _Writable]
    cusparseSpMMOp_createPlan: _C[cusparseHandle_t | int | None, _Pointer[cusparseSpMMOpPlan_t] | int, int, int, cusparseSpMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, cusparseDnMatDescr_t | int | None, int, int, _Address, int, _Address, int, _Address, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSpMMOp: _C[cusparseSpMMOpPlan_t | int | None, _Writable]
    cusparseSpMMOp_destroyPlan: _C[cusparseSpMMOpPlan_t | int | None]

class _Raw(_RawUnchanged):
    cusparseSpMVOp_bufferSize: _C[cusparseHandle_t | int | None, int, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, int, int, _Pointer[ctypes.c_size_t] | int]
    cusparseSpMVOp_createDescr: _C[cusparseHandle_t | int | None, _Pointer[cusparseSpMVOpDescr_t] | int, int, cusparseSpMatDescr_t | int | None, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, cusparseDnVecDescr_t | int | None, int, int, _Writable]

class _RawApi(_RawUnchanged):
    cusparseSpMVOp_bufferSize: Callable[..., int]
    cusparseSpMVOp_createDescr: Callable[..., int]
    cusparseSetColorAlgs: Callable[..., int]
    cusparseGetColorAlgs: Callable[..., int]
    cusparseCopyMatDescr: Callable[..., int]
    cusparseCreateCsrsv2Info: Callable[..., int]
    cusparseDestroyCsrsv2Info: Callable[..., int]
    cusparseSaxpyi: Callable[..., int]
    cusparseDaxpyi: Callable[..., int]
    cusparseCaxpyi: Callable[..., int]
    cusparseZaxpyi: Callable[..., int]
    cusparseSgthr: Callable[..., int]
    cusparseDgthr: Callable[..., int]
    cusparseCgthr: Callable[..., int]
    cusparseZgthr: Callable[..., int]
    cusparseSgthrz: Callable[..., int]
    cusparseDgthrz: Callable[..., int]
    cusparseCgthrz: Callable[..., int]
    cusparseZgthrz: Callable[..., int]
    cusparseSsctr: Callable[..., int]
    cusparseDsctr: Callable[..., int]
    cusparseCsctr: Callable[..., int]
    cusparseZsctr: Callable[..., int]
    cusparseSroti: Callable[..., int]
    cusparseDroti: Callable[..., int]
    cusparseCsrmvEx_bufferSize: Callable[..., int]
    cusparseCsrmvEx: Callable[..., int]
    cusparseXcsrsv2_zeroPivot: Callable[..., int]
    cusparseScsrsv2_bufferSize: Callable[..., int]
    cusparseDcsrsv2_bufferSize: Callable[..., int]
    cusparseCcsrsv2_bufferSize: Callable[..., int]
    cusparseZcsrsv2_bufferSize: Callable[..., int]
    cusparseScsrsv2_bufferSizeExt: Callable[..., int]
    cusparseDcsrsv2_bufferSizeExt: Callable[..., int]
    cusparseCcsrsv2_bufferSizeExt: Callable[..., int]
    cusparseZcsrsv2_bufferSizeExt: Callable[..., int]
    cusparseScsrsv2_analysis: Callable[..., int]
    cusparseDcsrsv2_analysis: Callable[..., int]
    cusparseCcsrsv2_analysis: Callable[..., int]
    cusparseZcsrsv2_analysis: Callable[..., int]
    cusparseScsrsv2_solve: Callable[..., int]
    cusparseDcsrsv2_solve: Callable[..., int]
    cusparseCcsrsv2_solve: Callable[..., int]
    cusparseZcsrsv2_solve: Callable[..., int]
    cusparseSgemmi: Callable[..., int]
    cusparseDgemmi: Callable[..., int]
    cusparseCgemmi: Callable[..., int]
    cusparseZgemmi: Callable[..., int]
    cusparseCreateCsrsm2Info: Callable[..., int]
    cusparseDestroyCsrsm2Info: Callable[..., int]
    cusparseXcsrsm2_zeroPivot: Callable[..., int]
    cusparseScsrsm2_bufferSizeExt: Callable[..., int]
    cusparseDcsrsm2_bufferSizeExt: Callable[..., int]
    cusparseCcsrsm2_bufferSizeExt: Callable[..., int]
    cusparseZcsrsm2_bufferSizeExt: Callable[..., int]
    cusparseScsrsm2_analysis: Callable[..., int]
    cusparseDcsrsm2_analysis: Callable[..., int]
    cusparseCcsrsm2_analysis: Callable[..., int]
    cusparseZcsrsm2_analysis: Callable[..., int]
    cusparseScsrsm2_solve: Callable[..., int]
    cusparseDcsrsm2_solve: Callable[..., int]
    cusparseCcsrsm2_solve: Callable[..., int]
    cusparseZcsrsm2_solve: Callable[..., int]
    cusparseCreateCsrgemm2Info: Callable[..., int]
    cusparseDestroyCsrgemm2Info: Callable[..., int]
    cusparseScsrgemm2_bufferSizeExt: Callable[..., int]
    cusparseDcsrgemm2_bufferSizeExt: Callable[..., int]
    cusparseCcsrgemm2_bufferSizeExt: Callable[..., int]
    cusparseZcsrgemm2_bufferSizeExt: Callable[..., int]
    cusparseXcsrgemm2Nnz: Callable[..., int]
    cusparseScsrgemm2: Callable[..., int]
    cusparseDcsrgemm2: Callable[..., int]
    cusparseCcsrgemm2: Callable[..., int]
    cusparseZcsrgemm2: Callable[..., int]
    cusparseSdense2csr: Callable[..., int]
    cusparseDdense2csr: Callable[..., int]
    cusparseCdense2csr: Callable[..., int]
    cusparseZdense2csr: Callable[..., int]
    cusparseScsr2dense: Callable[..., int]
    cusparseDcsr2dense: Callable[..., int]
    cusparseCcsr2dense: Callable[..., int]
    cusparseZcsr2dense: Callable[..., int]
    cusparseSdense2csc: Callable[..., int]
    cusparseDdense2csc: Callable[..., int]
    cusparseCdense2csc: Callable[..., int]
    cusparseZdense2csc: Callable[..., int]
    cusparseScsc2dense: Callable[..., int]
    cusparseDcsc2dense: Callable[..., int]
    cusparseCcsc2dense: Callable[..., int]
    cusparseZcsc2dense: Callable[..., int]
    cusparseSpMatSetStridedBatch: Callable[..., int]
    cusparseCreateCooAoS: Callable[..., int]
    cusparseCooAoSGet: Callable[..., int]
    cusparseConstrainedGeMM: Callable[..., int]
    cusparseConstrainedGeMM_bufferSize: Callable[..., int]

class _Api(LibraryModule):
    raw: _RawApi
    def api(self, version: str | tuple[int, int] | None = ..., *, per_thread: bool = ...) -> _Api: ...
    cusparseCreate = staticmethod(_here.cusparseCreate)
    cusparseDestroy = staticmethod(_here.cusparseDestroy)
    cusparseGetVersion = staticmethod(_here.cusparseGetVersion)
    cusparseGetProperty = staticmethod(_here.cusparseGetProperty)
    cusparseGetErrorName = staticmethod(_here.cusparseGetErrorName)
    cusparseGetErrorString = staticmethod(_here.cusparseGetErrorString)
    cusparseSetStream = staticmethod(_here.cusparseSetStream)
    cusparseGetStream = staticmethod(_here.cusparseGetStream)
    cusparseGetPointerMode = staticmethod(_here.cusparseGetPointerMode)
    cusparseSetPointerMode = staticmethod(_here.cusparseSetPointerMode)
    cusparseLoggerSetCallback = staticmethod(_here.cusparseLoggerSetCallback)
    cusparseLoggerSetFile = staticmethod(_here.cusparseLoggerSetFile)
    cusparseLoggerOpenFile = staticmethod(_here.cusparseLoggerOpenFile)
    cusparseLoggerSetLevel = staticmethod(_here.cusparseLoggerSetLevel)
    cusparseLoggerSetMask = staticmethod(_here.cusparseLoggerSetMask)
    cusparseLoggerForceDisable = staticmethod(_here.cusparseLoggerForceDisable)
    cusparseCreateMatDescr = staticmethod(_here.cusparseCreateMatDescr)
    cusparseDestroyMatDescr = staticmethod(_here.cusparseDestroyMatDescr)
    cusparseSetMatType = staticmethod(_here.cusparseSetMatType)
    cusparseGetMatType = staticmethod(_here.cusparseGetMatType)
    cusparseSetMatFillMode = staticmethod(_here.cusparseSetMatFillMode)
    cusparseGetMatFillMode = staticmethod(_here.cusparseGetMatFillMode)
    cusparseSetMatDiagType = staticmethod(_here.cusparseSetMatDiagType)
    cusparseGetMatDiagType = staticmethod(_here.cusparseGetMatDiagType)
    cusparseSetMatIndexBase = staticmethod(_here.cusparseSetMatIndexBase)
    cusparseGetMatIndexBase = staticmethod(_here.cusparseGetMatIndexBase)
    cusparseCreateCsric02Info = staticmethod(_here.cusparseCreateCsric02Info)
    cusparseDestroyCsric02Info = staticmethod(_here.cusparseDestroyCsric02Info)
    cusparseCreateBsric02Info = staticmethod(_here.cusparseCreateBsric02Info)
    cusparseDestroyBsric02Info = staticmethod(_here.cusparseDestroyBsric02Info)
    cusparseCreateCsrilu02Info = staticmethod(_here.cusparseCreateCsrilu02Info)
    cusparseDestroyCsrilu02Info = staticmethod(_here.cusparseDestroyCsrilu02Info)
    cusparseCreateBsrilu02Info = staticmethod(_here.cusparseCreateBsrilu02Info)
    cusparseDestroyBsrilu02Info = staticmethod(_here.cusparseDestroyBsrilu02Info)
    cusparseCreateBsrsv2Info = staticmethod(_here.cusparseCreateBsrsv2Info)
    cusparseDestroyBsrsv2Info = staticmethod(_here.cusparseDestroyBsrsv2Info)
    cusparseCreateBsrsm2Info = staticmethod(_here.cusparseCreateBsrsm2Info)
    cusparseDestroyBsrsm2Info = staticmethod(_here.cusparseDestroyBsrsm2Info)
    cusparseCreateCsru2csrInfo = staticmethod(_here.cusparseCreateCsru2csrInfo)
    cusparseDestroyCsru2csrInfo = staticmethod(_here.cusparseDestroyCsru2csrInfo)
    cusparseCreateColorInfo = staticmethod(_here.cusparseCreateColorInfo)
    cusparseDestroyColorInfo = staticmethod(_here.cusparseDestroyColorInfo)
    cusparseCreatePruneInfo = staticmethod(_here.cusparseCreatePruneInfo)
    cusparseDestroyPruneInfo = staticmethod(_here.cusparseDestroyPruneInfo)
    cusparseSgemvi = staticmethod(_here.cusparseSgemvi)
    cusparseSgemvi_bufferSize = staticmethod(_here.cusparseSgemvi_bufferSize)
    cusparseDgemvi = staticmethod(_here.cusparseDgemvi)
    cusparseDgemvi_bufferSize = staticmethod(_here.cusparseDgemvi_bufferSize)
    cusparseCgemvi = staticmethod(_here.cusparseCgemvi)
    cusparseCgemvi_bufferSize = staticmethod(_here.cusparseCgemvi_bufferSize)
    cusparseZgemvi = staticmethod(_here.cusparseZgemvi)
    cusparseZgemvi_bufferSize = staticmethod(_here.cusparseZgemvi_bufferSize)
    cusparseSbsrmv = staticmethod(_here.cusparseSbsrmv)
    cusparseDbsrmv = staticmethod(_here.cusparseDbsrmv)
    cusparseCbsrmv = staticmethod(_here.cusparseCbsrmv)
    cusparseZbsrmv = staticmethod(_here.cusparseZbsrmv)
    cusparseSbsrxmv = staticmethod(_here.cusparseSbsrxmv)
    cusparseDbsrxmv = staticmethod(_here.cusparseDbsrxmv)
    cusparseCbsrxmv = staticmethod(_here.cusparseCbsrxmv)
    cusparseZbsrxmv = staticmethod(_here.cusparseZbsrxmv)
    cusparseXbsrsv2_zeroPivot = staticmethod(_here.cusparseXbsrsv2_zeroPivot)
    cusparseSbsrsv2_bufferSize = staticmethod(_here.cusparseSbsrsv2_bufferSize)
    cusparseDbsrsv2_bufferSize = staticmethod(_here.cusparseDbsrsv2_bufferSize)
    cusparseCbsrsv2_bufferSize = staticmethod(_here.cusparseCbsrsv2_bufferSize)
    cusparseZbsrsv2_bufferSize = staticmethod(_here.cusparseZbsrsv2_bufferSize)
    cusparseSbsrsv2_bufferSizeExt = staticmethod(_here.cusparseSbsrsv2_bufferSizeExt)
    cusparseDbsrsv2_bufferSizeExt = staticmethod(_here.cusparseDbsrsv2_bufferSizeExt)
    cusparseCbsrsv2_bufferSizeExt = staticmethod(_here.cusparseCbsrsv2_bufferSizeExt)
    cusparseZbsrsv2_bufferSizeExt = staticmethod(_here.cusparseZbsrsv2_bufferSizeExt)
    cusparseSbsrsv2_analysis = staticmethod(_here.cusparseSbsrsv2_analysis)
    cusparseDbsrsv2_analysis = staticmethod(_here.cusparseDbsrsv2_analysis)
    cusparseCbsrsv2_analysis = staticmethod(_here.cusparseCbsrsv2_analysis)
    cusparseZbsrsv2_analysis = staticmethod(_here.cusparseZbsrsv2_analysis)
    cusparseSbsrsv2_solve = staticmethod(_here.cusparseSbsrsv2_solve)
    cusparseDbsrsv2_solve = staticmethod(_here.cusparseDbsrsv2_solve)
    cusparseCbsrsv2_solve = staticmethod(_here.cusparseCbsrsv2_solve)
    cusparseZbsrsv2_solve = staticmethod(_here.cusparseZbsrsv2_solve)
    cusparseSbsrmm = staticmethod(_here.cusparseSbsrmm)
    cusparseDbsrmm = staticmethod(_here.cusparseDbsrmm)
    cusparseCbsrmm = staticmethod(_here.cusparseCbsrmm)
    cusparseZbsrmm = staticmethod(_here.cusparseZbsrmm)
    cusparseXbsrsm2_zeroPivot = staticmethod(_here.cusparseXbsrsm2_zeroPivot)
    cusparseSbsrsm2_bufferSize = staticmethod(_here.cusparseSbsrsm2_bufferSize)
    cusparseDbsrsm2_bufferSize = staticmethod(_here.cusparseDbsrsm2_bufferSize)
    cusparseCbsrsm2_bufferSize = staticmethod(_here.cusparseCbsrsm2_bufferSize)
    cusparseZbsrsm2_bufferSize = staticmethod(_here.cusparseZbsrsm2_bufferSize)
    cusparseSbsrsm2_bufferSizeExt = staticmethod(_here.cusparseSbsrsm2_bufferSizeExt)
    cusparseDbsrsm2_bufferSizeExt = staticmethod(_here.cusparseDbsrsm2_bufferSizeExt)
    cusparseCbsrsm2_bufferSizeExt = staticmethod(_here.cusparseCbsrsm2_bufferSizeExt)
    cusparseZbsrsm2_bufferSizeExt = staticmethod(_here.cusparseZbsrsm2_bufferSizeExt)
    cusparseSbsrsm2_analysis = staticmethod(_here.cusparseSbsrsm2_analysis)
    cusparseDbsrsm2_analysis = staticmethod(_here.cusparseDbsrsm2_analysis)
    cusparseCbsrsm2_analysis = staticmethod(_here.cusparseCbsrsm2_analysis)
    cusparseZbsrsm2_analysis = staticmethod(_here.cusparseZbsrsm2_analysis)
    cusparseSbsrsm2_solve = staticmethod(_here.cusparseSbsrsm2_solve)
    cusparseDbsrsm2_solve = staticmethod(_here.cusparseDbsrsm2_solve)
    cusparseCbsrsm2_solve = staticmethod(_here.cusparseCbsrsm2_solve)
    cusparseZbsrsm2_solve = staticmethod(_here.cusparseZbsrsm2_solve)
    cusparseScsrilu02_numericBoost = staticmethod(_here.cusparseScsrilu02_numericBoost)
    cusparseDcsrilu02_numericBoost = staticmethod(_here.cusparseDcsrilu02_numericBoost)
    cusparseCcsrilu02_numericBoost = staticmethod(_here.cusparseCcsrilu02_numericBoost)
    cusparseZcsrilu02_numericBoost = staticmethod(_here.cusparseZcsrilu02_numericBoost)
    cusparseXcsrilu02_zeroPivot = staticmethod(_here.cusparseXcsrilu02_zeroPivot)
    cusparseScsrilu02_bufferSize = staticmethod(_here.cusparseScsrilu02_bufferSize)
    cusparseDcsrilu02_bufferSize = staticmethod(_here.cusparseDcsrilu02_bufferSize)
    cusparseCcsrilu02_bufferSize = staticmethod(_here.cusparseCcsrilu02_bufferSize)
    cusparseZcsrilu02_bufferSize = staticmethod(_here.cusparseZcsrilu02_bufferSize)
    cusparseScsrilu02_bufferSizeExt = staticmethod(_here.cusparseScsrilu02_bufferSizeExt)
    cusparseDcsrilu02_bufferSizeExt = staticmethod(_here.cusparseDcsrilu02_bufferSizeExt)
    cusparseCcsrilu02_bufferSizeExt = staticmethod(_here.cusparseCcsrilu02_bufferSizeExt)
    cusparseZcsrilu02_bufferSizeExt = staticmethod(_here.cusparseZcsrilu02_bufferSizeExt)
    cusparseScsrilu02_analysis = staticmethod(_here.cusparseScsrilu02_analysis)
    cusparseDcsrilu02_analysis = staticmethod(_here.cusparseDcsrilu02_analysis)
    cusparseCcsrilu02_analysis = staticmethod(_here.cusparseCcsrilu02_analysis)
    cusparseZcsrilu02_analysis = staticmethod(_here.cusparseZcsrilu02_analysis)
    cusparseScsrilu02 = staticmethod(_here.cusparseScsrilu02)
    cusparseDcsrilu02 = staticmethod(_here.cusparseDcsrilu02)
    cusparseCcsrilu02 = staticmethod(_here.cusparseCcsrilu02)
    cusparseZcsrilu02 = staticmethod(_here.cusparseZcsrilu02)
    cusparseSbsrilu02_numericBoost = staticmethod(_here.cusparseSbsrilu02_numericBoost)
    cusparseDbsrilu02_numericBoost = staticmethod(_here.cusparseDbsrilu02_numericBoost)
    cusparseCbsrilu02_numericBoost = staticmethod(_here.cusparseCbsrilu02_numericBoost)
    cusparseZbsrilu02_numericBoost = staticmethod(_here.cusparseZbsrilu02_numericBoost)
    cusparseXbsrilu02_zeroPivot = staticmethod(_here.cusparseXbsrilu02_zeroPivot)
    cusparseSbsrilu02_bufferSize = staticmethod(_here.cusparseSbsrilu02_bufferSize)
    cusparseDbsrilu02_bufferSize = staticmethod(_here.cusparseDbsrilu02_bufferSize)
    cusparseCbsrilu02_bufferSize = staticmethod(_here.cusparseCbsrilu02_bufferSize)
    cusparseZbsrilu02_bufferSize = staticmethod(_here.cusparseZbsrilu02_bufferSize)
    cusparseSbsrilu02_bufferSizeExt = staticmethod(_here.cusparseSbsrilu02_bufferSizeExt)
    cusparseDbsrilu02_bufferSizeExt = staticmethod(_here.cusparseDbsrilu02_bufferSizeExt)
    cusparseCbsrilu02_bufferSizeExt = staticmethod(_here.cusparseCbsrilu02_bufferSizeExt)
    cusparseZbsrilu02_bufferSizeExt = staticmethod(_here.cusparseZbsrilu02_bufferSizeExt)
    cusparseSbsrilu02_analysis = staticmethod(_here.cusparseSbsrilu02_analysis)
    cusparseDbsrilu02_analysis = staticmethod(_here.cusparseDbsrilu02_analysis)
    cusparseCbsrilu02_analysis = staticmethod(_here.cusparseCbsrilu02_analysis)
    cusparseZbsrilu02_analysis = staticmethod(_here.cusparseZbsrilu02_analysis)
    cusparseSbsrilu02 = staticmethod(_here.cusparseSbsrilu02)
    cusparseDbsrilu02 = staticmethod(_here.cusparseDbsrilu02)
    cusparseCbsrilu02 = staticmethod(_here.cusparseCbsrilu02)
    cusparseZbsrilu02 = staticmethod(_here.cusparseZbsrilu02)
    cusparseXcsric02_zeroPivot = staticmethod(_here.cusparseXcsric02_zeroPivot)
    cusparseScsric02_bufferSize = staticmethod(_here.cusparseScsric02_bufferSize)
    cusparseDcsric02_bufferSize = staticmethod(_here.cusparseDcsric02_bufferSize)
    cusparseCcsric02_bufferSize = staticmethod(_here.cusparseCcsric02_bufferSize)
    cusparseZcsric02_bufferSize = staticmethod(_here.cusparseZcsric02_bufferSize)
    cusparseScsric02_bufferSizeExt = staticmethod(_here.cusparseScsric02_bufferSizeExt)
    cusparseDcsric02_bufferSizeExt = staticmethod(_here.cusparseDcsric02_bufferSizeExt)
    cusparseCcsric02_bufferSizeExt = staticmethod(_here.cusparseCcsric02_bufferSizeExt)
    cusparseZcsric02_bufferSizeExt = staticmethod(_here.cusparseZcsric02_bufferSizeExt)
    cusparseScsric02_analysis = staticmethod(_here.cusparseScsric02_analysis)
    cusparseDcsric02_analysis = staticmethod(_here.cusparseDcsric02_analysis)
    cusparseCcsric02_analysis = staticmethod(_here.cusparseCcsric02_analysis)
    cusparseZcsric02_analysis = staticmethod(_here.cusparseZcsric02_analysis)
    cusparseScsric02 = staticmethod(_here.cusparseScsric02)
    cusparseDcsric02 = staticmethod(_here.cusparseDcsric02)
    cusparseCcsric02 = staticmethod(_here.cusparseCcsric02)
    cusparseZcsric02 = staticmethod(_here.cusparseZcsric02)
    cusparseXbsric02_zeroPivot = staticmethod(_here.cusparseXbsric02_zeroPivot)
    cusparseSbsric02_bufferSize = staticmethod(_here.cusparseSbsric02_bufferSize)
    cusparseDbsric02_bufferSize = staticmethod(_here.cusparseDbsric02_bufferSize)
    cusparseCbsric02_bufferSize = staticmethod(_here.cusparseCbsric02_bufferSize)
    cusparseZbsric02_bufferSize = staticmethod(_here.cusparseZbsric02_bufferSize)
    cusparseSbsric02_bufferSizeExt = staticmethod(_here.cusparseSbsric02_bufferSizeExt)
    cusparseDbsric02_bufferSizeExt = staticmethod(_here.cusparseDbsric02_bufferSizeExt)
    cusparseCbsric02_bufferSizeExt = staticmethod(_here.cusparseCbsric02_bufferSizeExt)
    cusparseZbsric02_bufferSizeExt = staticmethod(_here.cusparseZbsric02_bufferSizeExt)
    cusparseSbsric02_analysis = staticmethod(_here.cusparseSbsric02_analysis)
    cusparseDbsric02_analysis = staticmethod(_here.cusparseDbsric02_analysis)
    cusparseCbsric02_analysis = staticmethod(_here.cusparseCbsric02_analysis)
    cusparseZbsric02_analysis = staticmethod(_here.cusparseZbsric02_analysis)
    cusparseSbsric02 = staticmethod(_here.cusparseSbsric02)
    cusparseDbsric02 = staticmethod(_here.cusparseDbsric02)
    cusparseCbsric02 = staticmethod(_here.cusparseCbsric02)
    cusparseZbsric02 = staticmethod(_here.cusparseZbsric02)
    cusparseSgtsv2_bufferSizeExt = staticmethod(_here.cusparseSgtsv2_bufferSizeExt)
    cusparseDgtsv2_bufferSizeExt = staticmethod(_here.cusparseDgtsv2_bufferSizeExt)
    cusparseCgtsv2_bufferSizeExt = staticmethod(_here.cusparseCgtsv2_bufferSizeExt)
    cusparseZgtsv2_bufferSizeExt = staticmethod(_here.cusparseZgtsv2_bufferSizeExt)
    cusparseSgtsv2 = staticmethod(_here.cusparseSgtsv2)
    cusparseDgtsv2 = staticmethod(_here.cusparseDgtsv2)
    cusparseCgtsv2 = staticmethod(_here.cusparseCgtsv2)
    cusparseZgtsv2 = staticmethod(_here.cusparseZgtsv2)
    cusparseSgtsv2_nopivot_bufferSizeExt = staticmethod(_here.cusparseSgtsv2_nopivot_bufferSizeExt)
    cusparseDgtsv2_nopivot_bufferSizeExt = staticmethod(_here.cusparseDgtsv2_nopivot_bufferSizeExt)
    cusparseCgtsv2_nopivot_bufferSizeExt = staticmethod(_here.cusparseCgtsv2_nopivot_bufferSizeExt)
    cusparseZgtsv2_nopivot_bufferSizeExt = staticmethod(_here.cusparseZgtsv2_nopivot_bufferSizeExt)
    cusparseSgtsv2_nopivot = staticmethod(_here.cusparseSgtsv2_nopivot)
    cusparseDgtsv2_nopivot = staticmethod(_here.cusparseDgtsv2_nopivot)
    cusparseCgtsv2_nopivot = staticmethod(_here.cusparseCgtsv2_nopivot)
    cusparseZgtsv2_nopivot = staticmethod(_here.cusparseZgtsv2_nopivot)
    cusparseSgtsv2StridedBatch_bufferSizeExt = staticmethod(_here.cusparseSgtsv2StridedBatch_bufferSizeExt)
    cusparseDgtsv2StridedBatch_bufferSizeExt = staticmethod(_here.cusparseDgtsv2StridedBatch_bufferSizeExt)
    cusparseCgtsv2StridedBatch_bufferSizeExt = staticmethod(_here.cusparseCgtsv2StridedBatch_bufferSizeExt)
    cusparseZgtsv2StridedBatch_bufferSizeExt = staticmethod(_here.cusparseZgtsv2StridedBatch_bufferSizeExt)
    cusparseSgtsv2StridedBatch = staticmethod(_here.cusparseSgtsv2StridedBatch)
    cusparseDgtsv2StridedBatch = staticmethod(_here.cusparseDgtsv2StridedBatch)
    cusparseCgtsv2StridedBatch = staticmethod(_here.cusparseCgtsv2StridedBatch)
    cusparseZgtsv2StridedBatch = staticmethod(_here.cusparseZgtsv2StridedBatch)
    cusparseSgtsvInterleavedBatch_bufferSizeExt = staticmethod(_here.cusparseSgtsvInterleavedBatch_bufferSizeExt)
    cusparseDgtsvInterleavedBatch_bufferSizeExt = staticmethod(_here.cusparseDgtsvInterleavedBatch_bufferSizeExt)
    cusparseCgtsvInterleavedBatch_bufferSizeExt = staticmethod(_here.cusparseCgtsvInterleavedBatch_bufferSizeExt)
    cusparseZgtsvInterleavedBatch_bufferSizeExt = staticmethod(_here.cusparseZgtsvInterleavedBatch_bufferSizeExt)
    cusparseSgtsvInterleavedBatch = staticmethod(_here.cusparseSgtsvInterleavedBatch)
    cusparseDgtsvInterleavedBatch = staticmethod(_here.cusparseDgtsvInterleavedBatch)
    cusparseCgtsvInterleavedBatch = staticmethod(_here.cusparseCgtsvInterleavedBatch)
    cusparseZgtsvInterleavedBatch = staticmethod(_here.cusparseZgtsvInterleavedBatch)
    cusparseSgpsvInterleavedBatch_bufferSizeExt = staticmethod(_here.cusparseSgpsvInterleavedBatch_bufferSizeExt)
    cusparseDgpsvInterleavedBatch_bufferSizeExt = staticmethod(_here.cusparseDgpsvInterleavedBatch_bufferSizeExt)
    cusparseCgpsvInterleavedBatch_bufferSizeExt = staticmethod(_here.cusparseCgpsvInterleavedBatch_bufferSizeExt)
    cusparseZgpsvInterleavedBatch_bufferSizeExt = staticmethod(_here.cusparseZgpsvInterleavedBatch_bufferSizeExt)
    cusparseSgpsvInterleavedBatch = staticmethod(_here.cusparseSgpsvInterleavedBatch)
    cusparseDgpsvInterleavedBatch = staticmethod(_here.cusparseDgpsvInterleavedBatch)
    cusparseCgpsvInterleavedBatch = staticmethod(_here.cusparseCgpsvInterleavedBatch)
    cusparseZgpsvInterleavedBatch = staticmethod(_here.cusparseZgpsvInterleavedBatch)
    cusparseScsrgeam2_bufferSizeExt = staticmethod(_here.cusparseScsrgeam2_bufferSizeExt)
    cusparseDcsrgeam2_bufferSizeExt = staticmethod(_here.cusparseDcsrgeam2_bufferSizeExt)
    cusparseCcsrgeam2_bufferSizeExt = staticmethod(_here.cusparseCcsrgeam2_bufferSizeExt)
    cusparseZcsrgeam2_bufferSizeExt = staticmethod(_here.cusparseZcsrgeam2_bufferSizeExt)
    cusparseXcsrgeam2Nnz = staticmethod(_here.cusparseXcsrgeam2Nnz)
    cusparseScsrgeam2 = staticmethod(_here.cusparseScsrgeam2)
    cusparseDcsrgeam2 = staticmethod(_here.cusparseDcsrgeam2)
    cusparseCcsrgeam2 = staticmethod(_here.cusparseCcsrgeam2)
    cusparseZcsrgeam2 = staticmethod(_here.cusparseZcsrgeam2)
    cusparseScsrcolor = staticmethod(_here.cusparseScsrcolor)
    cusparseDcsrcolor = staticmethod(_here.cusparseDcsrcolor)
    cusparseCcsrcolor = staticmethod(_here.cusparseCcsrcolor)
    cusparseZcsrcolor = staticmethod(_here.cusparseZcsrcolor)
    cusparseSnnz = staticmethod(_here.cusparseSnnz)
    cusparseDnnz = staticmethod(_here.cusparseDnnz)
    cusparseCnnz = staticmethod(_here.cusparseCnnz)
    cusparseZnnz = staticmethod(_here.cusparseZnnz)
    cusparseSnnz_compress = staticmethod(_here.cusparseSnnz_compress)
    cusparseDnnz_compress = staticmethod(_here.cusparseDnnz_compress)
    cusparseCnnz_compress = staticmethod(_here.cusparseCnnz_compress)
    cusparseZnnz_compress = staticmethod(_here.cusparseZnnz_compress)
    cusparseScsr2csr_compress = staticmethod(_here.cusparseScsr2csr_compress)
    cusparseDcsr2csr_compress = staticmethod(_here.cusparseDcsr2csr_compress)
    cusparseCcsr2csr_compress = staticmethod(_here.cusparseCcsr2csr_compress)
    cusparseZcsr2csr_compress = staticmethod(_here.cusparseZcsr2csr_compress)
    cusparseXcoo2csr = staticmethod(_here.cusparseXcoo2csr)
    cusparseXcsr2coo = staticmethod(_here.cusparseXcsr2coo)
    cusparseXcsr2bsrNnz = staticmethod(_here.cusparseXcsr2bsrNnz)
    cusparseScsr2bsr = staticmethod(_here.cusparseScsr2bsr)
    cusparseDcsr2bsr = staticmethod(_here.cusparseDcsr2bsr)
    cusparseCcsr2bsr = staticmethod(_here.cusparseCcsr2bsr)
    cusparseZcsr2bsr = staticmethod(_here.cusparseZcsr2bsr)
    cusparseSbsr2csr = staticmethod(_here.cusparseSbsr2csr)
    cusparseDbsr2csr = staticmethod(_here.cusparseDbsr2csr)
    cusparseCbsr2csr = staticmethod(_here.cusparseCbsr2csr)
    cusparseZbsr2csr = staticmethod(_here.cusparseZbsr2csr)
    cusparseSgebsr2gebsc_bufferSize = staticmethod(_here.cusparseSgebsr2gebsc_bufferSize)
    cusparseDgebsr2gebsc_bufferSize = staticmethod(_here.cusparseDgebsr2gebsc_bufferSize)
    cusparseCgebsr2gebsc_bufferSize = staticmethod(_here.cusparseCgebsr2gebsc_bufferSize)
    cusparseZgebsr2gebsc_bufferSize = staticmethod(_here.cusparseZgebsr2gebsc_bufferSize)
    cusparseSgebsr2gebsc_bufferSizeExt = staticmethod(_here.cusparseSgebsr2gebsc_bufferSizeExt)
    cusparseDgebsr2gebsc_bufferSizeExt = staticmethod(_here.cusparseDgebsr2gebsc_bufferSizeExt)
    cusparseCgebsr2gebsc_bufferSizeExt = staticmethod(_here.cusparseCgebsr2gebsc_bufferSizeExt)
    cusparseZgebsr2gebsc_bufferSizeExt = staticmethod(_here.cusparseZgebsr2gebsc_bufferSizeExt)
    cusparseSgebsr2gebsc = staticmethod(_here.cusparseSgebsr2gebsc)
    cusparseDgebsr2gebsc = staticmethod(_here.cusparseDgebsr2gebsc)
    cusparseCgebsr2gebsc = staticmethod(_here.cusparseCgebsr2gebsc)
    cusparseZgebsr2gebsc = staticmethod(_here.cusparseZgebsr2gebsc)
    cusparseXgebsr2csr = staticmethod(_here.cusparseXgebsr2csr)
    cusparseSgebsr2csr = staticmethod(_here.cusparseSgebsr2csr)
    cusparseDgebsr2csr = staticmethod(_here.cusparseDgebsr2csr)
    cusparseCgebsr2csr = staticmethod(_here.cusparseCgebsr2csr)
    cusparseZgebsr2csr = staticmethod(_here.cusparseZgebsr2csr)
    cusparseScsr2gebsr_bufferSize = staticmethod(_here.cusparseScsr2gebsr_bufferSize)
    cusparseDcsr2gebsr_bufferSize = staticmethod(_here.cusparseDcsr2gebsr_bufferSize)
    cusparseCcsr2gebsr_bufferSize = staticmethod(_here.cusparseCcsr2gebsr_bufferSize)
    cusparseZcsr2gebsr_bufferSize = staticmethod(_here.cusparseZcsr2gebsr_bufferSize)
    cusparseScsr2gebsr_bufferSizeExt = staticmethod(_here.cusparseScsr2gebsr_bufferSizeExt)
    cusparseDcsr2gebsr_bufferSizeExt = staticmethod(_here.cusparseDcsr2gebsr_bufferSizeExt)
    cusparseCcsr2gebsr_bufferSizeExt = staticmethod(_here.cusparseCcsr2gebsr_bufferSizeExt)
    cusparseZcsr2gebsr_bufferSizeExt = staticmethod(_here.cusparseZcsr2gebsr_bufferSizeExt)
    cusparseXcsr2gebsrNnz = staticmethod(_here.cusparseXcsr2gebsrNnz)
    cusparseScsr2gebsr = staticmethod(_here.cusparseScsr2gebsr)
    cusparseDcsr2gebsr = staticmethod(_here.cusparseDcsr2gebsr)
    cusparseCcsr2gebsr = staticmethod(_here.cusparseCcsr2gebsr)
    cusparseZcsr2gebsr = staticmethod(_here.cusparseZcsr2gebsr)
    cusparseSgebsr2gebsr_bufferSize = staticmethod(_here.cusparseSgebsr2gebsr_bufferSize)
    cusparseDgebsr2gebsr_bufferSize = staticmethod(_here.cusparseDgebsr2gebsr_bufferSize)
    cusparseCgebsr2gebsr_bufferSize = staticmethod(_here.cusparseCgebsr2gebsr_bufferSize)
    cusparseZgebsr2gebsr_bufferSize = staticmethod(_here.cusparseZgebsr2gebsr_bufferSize)
    cusparseSgebsr2gebsr_bufferSizeExt = staticmethod(_here.cusparseSgebsr2gebsr_bufferSizeExt)
    cusparseDgebsr2gebsr_bufferSizeExt = staticmethod(_here.cusparseDgebsr2gebsr_bufferSizeExt)
    cusparseCgebsr2gebsr_bufferSizeExt = staticmethod(_here.cusparseCgebsr2gebsr_bufferSizeExt)
    cusparseZgebsr2gebsr_bufferSizeExt = staticmethod(_here.cusparseZgebsr2gebsr_bufferSizeExt)
    cusparseXgebsr2gebsrNnz = staticmethod(_here.cusparseXgebsr2gebsrNnz)
    cusparseSgebsr2gebsr = staticmethod(_here.cusparseSgebsr2gebsr)
    cusparseDgebsr2gebsr = staticmethod(_here.cusparseDgebsr2gebsr)
    cusparseCgebsr2gebsr = staticmethod(_here.cusparseCgebsr2gebsr)
    cusparseZgebsr2gebsr = staticmethod(_here.cusparseZgebsr2gebsr)
    cusparseCreateIdentityPermutation = staticmethod(_here.cusparseCreateIdentityPermutation)
    cusparseXcoosort_bufferSizeExt = staticmethod(_here.cusparseXcoosort_bufferSizeExt)
    cusparseXcoosortByRow = staticmethod(_here.cusparseXcoosortByRow)
    cusparseXcoosortByColumn = staticmethod(_here.cusparseXcoosortByColumn)
    cusparseXcsrsort_bufferSizeExt = staticmethod(_here.cusparseXcsrsort_bufferSizeExt)
    cusparseXcsrsort = staticmethod(_here.cusparseXcsrsort)
    cusparseXcscsort_bufferSizeExt = staticmethod(_here.cusparseXcscsort_bufferSizeExt)
    cusparseXcscsort = staticmethod(_here.cusparseXcscsort)
    cusparseScsru2csr_bufferSizeExt = staticmethod(_here.cusparseScsru2csr_bufferSizeExt)
    cusparseDcsru2csr_bufferSizeExt = staticmethod(_here.cusparseDcsru2csr_bufferSizeExt)
    cusparseCcsru2csr_bufferSizeExt = staticmethod(_here.cusparseCcsru2csr_bufferSizeExt)
    cusparseZcsru2csr_bufferSizeExt = staticmethod(_here.cusparseZcsru2csr_bufferSizeExt)
    cusparseScsru2csr = staticmethod(_here.cusparseScsru2csr)
    cusparseDcsru2csr = staticmethod(_here.cusparseDcsru2csr)
    cusparseCcsru2csr = staticmethod(_here.cusparseCcsru2csr)
    cusparseZcsru2csr = staticmethod(_here.cusparseZcsru2csr)
    cusparseScsr2csru = staticmethod(_here.cusparseScsr2csru)
    cusparseDcsr2csru = staticmethod(_here.cusparseDcsr2csru)
    cusparseCcsr2csru = staticmethod(_here.cusparseCcsr2csru)
    cusparseZcsr2csru = staticmethod(_here.cusparseZcsr2csru)
    cusparseSpruneDense2csr_bufferSizeExt = staticmethod(_here.cusparseSpruneDense2csr_bufferSizeExt)
    cusparseDpruneDense2csr_bufferSizeExt = staticmethod(_here.cusparseDpruneDense2csr_bufferSizeExt)
    cusparseSpruneDense2csrNnz = staticmethod(_here.cusparseSpruneDense2csrNnz)
    cusparseDpruneDense2csrNnz = staticmethod(_here.cusparseDpruneDense2csrNnz)
    cusparseSpruneDense2csr = staticmethod(_here.cusparseSpruneDense2csr)
    cusparseDpruneDense2csr = staticmethod(_here.cusparseDpruneDense2csr)
    cusparseSpruneCsr2csr_bufferSizeExt = staticmethod(_here.cusparseSpruneCsr2csr_bufferSizeExt)
    cusparseDpruneCsr2csr_bufferSizeExt = staticmethod(_here.cusparseDpruneCsr2csr_bufferSizeExt)
    cusparseSpruneCsr2csrNnz = staticmethod(_here.cusparseSpruneCsr2csrNnz)
    cusparseDpruneCsr2csrNnz = staticmethod(_here.cusparseDpruneCsr2csrNnz)
    cusparseSpruneCsr2csr = staticmethod(_here.cusparseSpruneCsr2csr)
    cusparseDpruneCsr2csr = staticmethod(_here.cusparseDpruneCsr2csr)
    cusparseSpruneDense2csrByPercentage_bufferSizeExt = staticmethod(_here.cusparseSpruneDense2csrByPercentage_bufferSizeExt)
    cusparseDpruneDense2csrByPercentage_bufferSizeExt = staticmethod(_here.cusparseDpruneDense2csrByPercentage_bufferSizeExt)
    cusparseSpruneDense2csrNnzByPercentage = staticmethod(_here.cusparseSpruneDense2csrNnzByPercentage)
    cusparseDpruneDense2csrNnzByPercentage = staticmethod(_here.cusparseDpruneDense2csrNnzByPercentage)
    cusparseSpruneDense2csrByPercentage = staticmethod(_here.cusparseSpruneDense2csrByPercentage)
    cusparseDpruneDense2csrByPercentage = staticmethod(_here.cusparseDpruneDense2csrByPercentage)
    cusparseSpruneCsr2csrByPercentage_bufferSizeExt = staticmethod(_here.cusparseSpruneCsr2csrByPercentage_bufferSizeExt)
    cusparseDpruneCsr2csrByPercentage_bufferSizeExt = staticmethod(_here.cusparseDpruneCsr2csrByPercentage_bufferSizeExt)
    cusparseSpruneCsr2csrNnzByPercentage = staticmethod(_here.cusparseSpruneCsr2csrNnzByPercentage)
    cusparseDpruneCsr2csrNnzByPercentage = staticmethod(_here.cusparseDpruneCsr2csrNnzByPercentage)
    cusparseSpruneCsr2csrByPercentage = staticmethod(_here.cusparseSpruneCsr2csrByPercentage)
    cusparseDpruneCsr2csrByPercentage = staticmethod(_here.cusparseDpruneCsr2csrByPercentage)
    cusparseCsr2cscEx2 = staticmethod(_here.cusparseCsr2cscEx2)
    cusparseCsr2cscEx2_bufferSize = staticmethod(_here.cusparseCsr2cscEx2_bufferSize)
    cusparseCreateSpVec = staticmethod(_here.cusparseCreateSpVec)
    cusparseCreateConstSpVec = staticmethod(_here.cusparseCreateConstSpVec)
    cusparseDestroySpVec = staticmethod(_here.cusparseDestroySpVec)
    cusparseSpVecGet = staticmethod(_here.cusparseSpVecGet)
    cusparseConstSpVecGet = staticmethod(_here.cusparseConstSpVecGet)
    cusparseSpVecGetIndexBase = staticmethod(_here.cusparseSpVecGetIndexBase)
    cusparseSpVecGetValues = staticmethod(_here.cusparseSpVecGetValues)
    cusparseConstSpVecGetValues = staticmethod(_here.cusparseConstSpVecGetValues)
    cusparseSpVecSetValues = staticmethod(_here.cusparseSpVecSetValues)
    cusparseCreateDnVec = staticmethod(_here.cusparseCreateDnVec)
    cusparseCreateConstDnVec = staticmethod(_here.cusparseCreateConstDnVec)
    cusparseDestroyDnVec = staticmethod(_here.cusparseDestroyDnVec)
    cusparseDnVecGet = staticmethod(_here.cusparseDnVecGet)
    cusparseConstDnVecGet = staticmethod(_here.cusparseConstDnVecGet)
    cusparseDnVecGetValues = staticmethod(_here.cusparseDnVecGetValues)
    cusparseConstDnVecGetValues = staticmethod(_here.cusparseConstDnVecGetValues)
    cusparseDnVecSetValues = staticmethod(_here.cusparseDnVecSetValues)
    cusparseDestroySpMat = staticmethod(_here.cusparseDestroySpMat)
    cusparseSpMatGetFormat = staticmethod(_here.cusparseSpMatGetFormat)
    cusparseSpMatGetIndexBase = staticmethod(_here.cusparseSpMatGetIndexBase)
    cusparseSpMatGetValues = staticmethod(_here.cusparseSpMatGetValues)
    cusparseConstSpMatGetValues = staticmethod(_here.cusparseConstSpMatGetValues)
    cusparseSpMatSetValues = staticmethod(_here.cusparseSpMatSetValues)
    cusparseSpMatGetSize = staticmethod(_here.cusparseSpMatGetSize)
    cusparseSpMatGetStridedBatch = staticmethod(_here.cusparseSpMatGetStridedBatch)
    cusparseCooSetStridedBatch = staticmethod(_here.cusparseCooSetStridedBatch)
    cusparseCsrSetStridedBatch = staticmethod(_here.cusparseCsrSetStridedBatch)
    cusparseBsrSetStridedBatch = staticmethod(_here.cusparseBsrSetStridedBatch)
    cusparseSpMatGetAttribute = staticmethod(_here.cusparseSpMatGetAttribute)
    cusparseSpMatSetAttribute = staticmethod(_here.cusparseSpMatSetAttribute)
    cusparseCreateCsr = staticmethod(_here.cusparseCreateCsr)
    cusparseCreateConstCsr = staticmethod(_here.cusparseCreateConstCsr)
    cusparseCreateCsc = staticmethod(_here.cusparseCreateCsc)
    cusparseCreateConstCsc = staticmethod(_here.cusparseCreateConstCsc)
    cusparseCsrGet = staticmethod(_here.cusparseCsrGet)
    cusparseConstCsrGet = staticmethod(_here.cusparseConstCsrGet)
    cusparseCscGet = staticmethod(_here.cusparseCscGet)
    cusparseConstCscGet = staticmethod(_here.cusparseConstCscGet)
    cusparseCsrSetPointers = staticmethod(_here.cusparseCsrSetPointers)
    cusparseCscSetPointers = staticmethod(_here.cusparseCscSetPointers)
    cusparseCreateBsr = staticmethod(_here.cusparseCreateBsr)
    cusparseCreateConstBsr = staticmethod(_here.cusparseCreateConstBsr)
    cusparseCreateCoo = staticmethod(_here.cusparseCreateCoo)
    cusparseCreateConstCoo = staticmethod(_here.cusparseCreateConstCoo)
    cusparseCooGet = staticmethod(_here.cusparseCooGet)
    cusparseConstCooGet = staticmethod(_here.cusparseConstCooGet)
    cusparseCooSetPointers = staticmethod(_here.cusparseCooSetPointers)
    cusparseCreateBlockedEll = staticmethod(_here.cusparseCreateBlockedEll)
    cusparseCreateConstBlockedEll = staticmethod(_here.cusparseCreateConstBlockedEll)
    cusparseBlockedEllGet = staticmethod(_here.cusparseBlockedEllGet)
    cusparseConstBlockedEllGet = staticmethod(_here.cusparseConstBlockedEllGet)
    cusparseCreateSlicedEll = staticmethod(_here.cusparseCreateSlicedEll)
    cusparseCreateConstSlicedEll = staticmethod(_here.cusparseCreateConstSlicedEll)
    cusparseCreateDnMat = staticmethod(_here.cusparseCreateDnMat)
    cusparseCreateConstDnMat = staticmethod(_here.cusparseCreateConstDnMat)
    cusparseDestroyDnMat = staticmethod(_here.cusparseDestroyDnMat)
    cusparseDnMatGet = staticmethod(_here.cusparseDnMatGet)
    cusparseConstDnMatGet = staticmethod(_here.cusparseConstDnMatGet)
    cusparseDnMatGetValues = staticmethod(_here.cusparseDnMatGetValues)
    cusparseConstDnMatGetValues = staticmethod(_here.cusparseConstDnMatGetValues)
    cusparseDnMatSetValues = staticmethod(_here.cusparseDnMatSetValues)
    cusparseDnMatSetStridedBatch = staticmethod(_here.cusparseDnMatSetStridedBatch)
    cusparseDnMatGetStridedBatch = staticmethod(_here.cusparseDnMatGetStridedBatch)
    cusparseAxpby = staticmethod(_here.cusparseAxpby)
    cusparseGather = staticmethod(_here.cusparseGather)
    cusparseScatter = staticmethod(_here.cusparseScatter)
    cusparseRot = staticmethod(_here.cusparseRot)
    cusparseSpVV_bufferSize = staticmethod(_here.cusparseSpVV_bufferSize)
    cusparseSpVV = staticmethod(_here.cusparseSpVV)
    cusparseSparseToDense_bufferSize = staticmethod(_here.cusparseSparseToDense_bufferSize)
    cusparseSparseToDense = staticmethod(_here.cusparseSparseToDense)
    cusparseDenseToSparse_bufferSize = staticmethod(_here.cusparseDenseToSparse_bufferSize)
    cusparseDenseToSparse_analysis = staticmethod(_here.cusparseDenseToSparse_analysis)
    cusparseDenseToSparse_convert = staticmethod(_here.cusparseDenseToSparse_convert)
    cusparseSpMV = staticmethod(_here.cusparseSpMV)
    cusparseSpMV_bufferSize = staticmethod(_here.cusparseSpMV_bufferSize)
    cusparseSpMV_preprocess = staticmethod(_here.cusparseSpMV_preprocess)
    cusparseSpMV_createDescr = staticmethod(_here.cusparseSpMV_createDescr)
    cusparseSpMV_destroyDescr = staticmethod(_here.cusparseSpMV_destroyDescr)
    cusparseSpMVDescrSetParam = staticmethod(_here.cusparseSpMVDescrSetParam)
    cusparseSpMVDescrGetParam = staticmethod(_here.cusparseSpMVDescrGetParam)
    cusparseSpMVGeneric = staticmethod(_here.cusparseSpMVGeneric)
    cusparseSpMVGeneric_bufferSize = staticmethod(_here.cusparseSpMVGeneric_bufferSize)
    cusparseSpMVGeneric_preprocess = staticmethod(_here.cusparseSpMVGeneric_preprocess)
    cusparseSpMVOp_destroyDescr = staticmethod(_here.cusparseSpMVOp_destroyDescr)
    cusparseSpMVOp_createPlan = staticmethod(_here.cusparseSpMVOp_createPlan)
    cusparseSpMVOp_destroyPlan = staticmethod(_here.cusparseSpMVOp_destroyPlan)
    cusparseSpMVOp_setGlobalUserData = staticmethod(_here.cusparseSpMVOp_setGlobalUserData)
    cusparseSpMVOp = staticmethod(_here.cusparseSpMVOp)
    cusparseSpMatGetSizes = staticmethod(_here.cusparseSpMatGetSizes)
    cusparseSpMatSetPointers = staticmethod(_here.cusparseSpMatSetPointers)
    cusparseSpMatGetPointers = staticmethod(_here.cusparseSpMatGetPointers)
    cusparseSpMatConvertDescrCreate = staticmethod(_here.cusparseSpMatConvertDescrCreate)
    cusparseSpMatConvertDescrDestroy = staticmethod(_here.cusparseSpMatConvertDescrDestroy)
    cusparseSpMatConvert_bufferSize = staticmethod(_here.cusparseSpMatConvert_bufferSize)
    cusparseSpMatConvert_analysis = staticmethod(_here.cusparseSpMatConvert_analysis)
    cusparseSpMatConvert = staticmethod(_here.cusparseSpMatConvert)
    cusparseSpSV_createDescr = staticmethod(_here.cusparseSpSV_createDescr)
    cusparseSpSV_destroyDescr = staticmethod(_here.cusparseSpSV_destroyDescr)
    cusparseSpSV_bufferSize = staticmethod(_here.cusparseSpSV_bufferSize)
    cusparseSpSV_analysis = staticmethod(_here.cusparseSpSV_analysis)
    cusparseSpSV_solve = staticmethod(_here.cusparseSpSV_solve)
    cusparseSpSV_updateMatrix = staticmethod(_here.cusparseSpSV_updateMatrix)
    cusparseSpSM_createDescr = staticmethod(_here.cusparseSpSM_createDescr)
    cusparseSpSM_destroyDescr = staticmethod(_here.cusparseSpSM_destroyDescr)
    cusparseSpSM_bufferSize = staticmethod(_here.cusparseSpSM_bufferSize)
    cusparseSpSM_analysis = staticmethod(_here.cusparseSpSM_analysis)
    cusparseSpSM_solve = staticmethod(_here.cusparseSpSM_solve)
    cusparseSpSM_updateMatrix = staticmethod(_here.cusparseSpSM_updateMatrix)
    cusparseSpMM_bufferSize = staticmethod(_here.cusparseSpMM_bufferSize)
    cusparseSpMM_preprocess = staticmethod(_here.cusparseSpMM_preprocess)
    cusparseSpMM = staticmethod(_here.cusparseSpMM)
    cusparseSpGEMM_createDescr = staticmethod(_here.cusparseSpGEMM_createDescr)
    cusparseSpGEMM_destroyDescr = staticmethod(_here.cusparseSpGEMM_destroyDescr)
    cusparseSpGEMM_workEstimation = staticmethod(_here.cusparseSpGEMM_workEstimation)
    cusparseSpGEMM_getNumProducts = staticmethod(_here.cusparseSpGEMM_getNumProducts)
    cusparseSpGEMM_estimateMemory = staticmethod(_here.cusparseSpGEMM_estimateMemory)
    cusparseSpGEMM_compute = staticmethod(_here.cusparseSpGEMM_compute)
    cusparseSpGEMM_copy = staticmethod(_here.cusparseSpGEMM_copy)
    cusparseSpGEMMreuse_workEstimation = staticmethod(_here.cusparseSpGEMMreuse_workEstimation)
    cusparseSpGEMMreuse_nnz = staticmethod(_here.cusparseSpGEMMreuse_nnz)
    cusparseSpGEMMreuse_copy = staticmethod(_here.cusparseSpGEMMreuse_copy)
    cusparseSpGEMMreuse_compute = staticmethod(_here.cusparseSpGEMMreuse_compute)
    cusparseSpGEAM_createDescr = staticmethod(_here.cusparseSpGEAM_createDescr)
    cusparseSpGEAM_destroyDescr = staticmethod(_here.cusparseSpGEAM_destroyDescr)
    cusparseSpGEAM_bufferSize = staticmethod(_here.cusparseSpGEAM_bufferSize)
    cusparseSpGEAM_nnz = staticmethod(_here.cusparseSpGEAM_nnz)
    cusparseSpGEAM = staticmethod(_here.cusparseSpGEAM)
    cusparseSDDMM_bufferSize = staticmethod(_here.cusparseSDDMM_bufferSize)
    cusparseSDDMM_preprocess = staticmethod(_here.cusparseSDDMM_preprocess)
    cusparseSDDMM = staticmethod(_here.cusparseSDDMM)
    cusparseSpMMOp_createPlan = staticmethod(_here.cusparseSpMMOp_createPlan)
    cusparseSpMMOp = staticmethod(_here.cusparseSpMMOp)
    cusparseSpMMOp_destroyPlan = staticmethod(_here.cusparseSpMMOp_destroyPlan)
    cusparseSpMVOp_bufferSize: Callable[..., int]
    cusparseSpMVOp_createDescr: Callable[..., None]
    cusparseSetColorAlgs: Callable[..., None]
    cusparseGetColorAlgs: Callable[..., cusparseColorAlg_t | int]
    cusparseCopyMatDescr: Callable[..., None]
    cusparseCreateCsrsv2Info: Callable[..., ctypes.c_void_p]
    cusparseDestroyCsrsv2Info: Callable[..., None]
    cusparseSaxpyi: Callable[..., None]
    cusparseDaxpyi: Callable[..., None]
    cusparseCaxpyi: Callable[..., None]
    cusparseZaxpyi: Callable[..., None]
    cusparseSgthr: Callable[..., None]
    cusparseDgthr: Callable[..., None]
    cusparseCgthr: Callable[..., None]
    cusparseZgthr: Callable[..., None]
    cusparseSgthrz: Callable[..., None]
    cusparseDgthrz: Callable[..., None]
    cusparseCgthrz: Callable[..., None]
    cusparseZgthrz: Callable[..., None]
    cusparseSsctr: Callable[..., None]
    cusparseDsctr: Callable[..., None]
    cusparseCsctr: Callable[..., None]
    cusparseZsctr: Callable[..., None]
    cusparseSroti: Callable[..., None]
    cusparseDroti: Callable[..., None]
    cusparseCsrmvEx_bufferSize: Callable[..., int]
    cusparseCsrmvEx: Callable[..., None]
    cusparseXcsrsv2_zeroPivot: Callable[..., None]
    cusparseScsrsv2_bufferSize: Callable[..., int]
    cusparseDcsrsv2_bufferSize: Callable[..., int]
    cusparseCcsrsv2_bufferSize: Callable[..., int]
    cusparseZcsrsv2_bufferSize: Callable[..., int]
    cusparseScsrsv2_bufferSizeExt: Callable[..., int]
    cusparseDcsrsv2_bufferSizeExt: Callable[..., int]
    cusparseCcsrsv2_bufferSizeExt: Callable[..., int]
    cusparseZcsrsv2_bufferSizeExt: Callable[..., int]
    cusparseScsrsv2_analysis: Callable[..., None]
    cusparseDcsrsv2_analysis: Callable[..., None]
    cusparseCcsrsv2_analysis: Callable[..., None]
    cusparseZcsrsv2_analysis: Callable[..., None]
    cusparseScsrsv2_solve: Callable[..., None]
    cusparseDcsrsv2_solve: Callable[..., None]
    cusparseCcsrsv2_solve: Callable[..., None]
    cusparseZcsrsv2_solve: Callable[..., None]
    cusparseSgemmi: Callable[..., None]
    cusparseDgemmi: Callable[..., None]
    cusparseCgemmi: Callable[..., None]
    cusparseZgemmi: Callable[..., None]
    cusparseCreateCsrsm2Info: Callable[..., ctypes.c_void_p]
    cusparseDestroyCsrsm2Info: Callable[..., None]
    cusparseXcsrsm2_zeroPivot: Callable[..., None]
    cusparseScsrsm2_bufferSizeExt: Callable[..., int]
    cusparseDcsrsm2_bufferSizeExt: Callable[..., int]
    cusparseCcsrsm2_bufferSizeExt: Callable[..., int]
    cusparseZcsrsm2_bufferSizeExt: Callable[..., int]
    cusparseScsrsm2_analysis: Callable[..., None]
    cusparseDcsrsm2_analysis: Callable[..., None]
    cusparseCcsrsm2_analysis: Callable[..., None]
    cusparseZcsrsm2_analysis: Callable[..., None]
    cusparseScsrsm2_solve: Callable[..., None]
    cusparseDcsrsm2_solve: Callable[..., None]
    cusparseCcsrsm2_solve: Callable[..., None]
    cusparseZcsrsm2_solve: Callable[..., None]
    cusparseCreateCsrgemm2Info: Callable[..., ctypes.c_void_p]
    cusparseDestroyCsrgemm2Info: Callable[..., None]
    cusparseScsrgemm2_bufferSizeExt: Callable[..., int]
    cusparseDcsrgemm2_bufferSizeExt: Callable[..., int]
    cusparseCcsrgemm2_bufferSizeExt: Callable[..., int]
    cusparseZcsrgemm2_bufferSizeExt: Callable[..., int]
    cusparseXcsrgemm2Nnz: Callable[..., None]
    cusparseScsrgemm2: Callable[..., None]
    cusparseDcsrgemm2: Callable[..., None]
    cusparseCcsrgemm2: Callable[..., None]
    cusparseZcsrgemm2: Callable[..., None]
    cusparseSdense2csr: Callable[..., None]
    cusparseDdense2csr: Callable[..., None]
    cusparseCdense2csr: Callable[..., None]
    cusparseZdense2csr: Callable[..., None]
    cusparseScsr2dense: Callable[..., None]
    cusparseDcsr2dense: Callable[..., None]
    cusparseCcsr2dense: Callable[..., None]
    cusparseZcsr2dense: Callable[..., None]
    cusparseSdense2csc: Callable[..., None]
    cusparseDdense2csc: Callable[..., None]
    cusparseCdense2csc: Callable[..., None]
    cusparseZdense2csc: Callable[..., None]
    cusparseScsc2dense: Callable[..., None]
    cusparseDcsc2dense: Callable[..., None]
    cusparseCcsc2dense: Callable[..., None]
    cusparseZcsc2dense: Callable[..., None]
    cusparseSpMatSetStridedBatch: Callable[..., None]
    cusparseCreateCooAoS: Callable[..., cusparseSpMatDescr_t]
    cusparseCooAoSGet: Callable[..., tuple[int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]]
    cusparseConstrainedGeMM: Callable[..., None]
    cusparseConstrainedGeMM_bufferSize: Callable[..., int]
