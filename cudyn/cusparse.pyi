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

def cusparseCreate() -> cusparseHandle_t:
    """Creates a handle of the library.

    C: cusparseStatus_t cusparseCreate(cusparseHandle_t *handle)

      handle: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreate
    """
def cusparseDestroy(handle: cusparseHandle_t | int | None) -> None:
    """Destroys a handle of the library.

    C: cusparseStatus_t cusparseDestroy(cusparseHandle_t handle)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroy
    """
def cusparseGetVersion(handle: cusparseHandle_t | int | None) -> int:
    """Returns the library's version as one number.

    C: cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version)

      version: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetVersion
    """
def cusparseGetProperty(type: runtime.libraryPropertyType | _Int) -> int:
    """Returns a part of the library's version.

    C: cusparseStatus_t cusparseGetProperty(libraryPropertyType type, int *value)

      value: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetProperty
    """
def cusparseGetErrorName(status: cusparseStatus_t | _Int) -> str | None:
    """Returns the name of a status.

    C: const char *cusparseGetErrorName(cusparseStatus_t status)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorName
    """
def cusparseGetErrorString(status: cusparseStatus_t | _Int) -> str | None:
    """Returns the description of a status.

    C: const char *cusparseGetErrorString(cusparseStatus_t status)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorString
    """
def cusparseSetStream(handle: cusparseHandle_t | int | None, streamId: driver.CUstream | int | None) -> None:
    """Sets the stream in which a handle works.

    C: cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t streamId)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetStream
    """
def cusparseGetStream(handle: cusparseHandle_t | int | None) -> driver.CUstream:
    """Returns the stream in which a handle works.

    C: cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t *streamId)

      streamId: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetStream
    """
def cusparseGetPointerMode(handle: cusparseHandle_t | int | None) -> cusparsePointerMode_t | int:
    """Returns whether scalars such as alpha lie on the host or on the device.

    C: cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode)

      mode: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetPointerMode
    """
def cusparseSetPointerMode(handle: cusparseHandle_t | int | None, mode: cusparsePointerMode_t | _Int) -> None:
    """Sets whether scalars such as alpha lie on the host or on the device.

    C: cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetPointerMode
    """
def cusparseLoggerSetCallback(callback: cusparseLoggerCallback_t | None) -> None:
    """Registers a callback for lines of the library's log.

    C: cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t callback)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetCallback
    """
def cusparseLoggerSetFile(file: _Pointer[ctypes.c_void_p] | int) -> None:
    """Sets the open file of the library's log.

    C: cusparseStatus_t cusparseLoggerSetFile(FILE *file)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetFile
    """
def cusparseLoggerOpenFile(logFile: _Text) -> None:
    """Opens a file for the library's log.

    C: cusparseStatus_t cusparseLoggerOpenFile(const char *logFile)

      logFile: passed; a zero-terminated text

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerOpenFile
    """
def cusparseLoggerSetLevel(level: int) -> None:
    """Sets the level of the library's log.

    C: cusparseStatus_t cusparseLoggerSetLevel(int level)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetLevel
    """
def cusparseLoggerSetMask(mask: int) -> None:
    """Sets a mask of the messages in the library's log.

    C: cusparseStatus_t cusparseLoggerSetMask(int mask)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetMask
    """
def cusparseLoggerForceDisable() -> None:
    """Turns the library's log off for the whole process.

    C: cusparseStatus_t cusparseLoggerForceDisable(void)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerForceDisable
    """
def cusparseCreateMatDescr() -> cusparseMatDescr_t:
    """Creates the description of a matrix for the older functions.

    C: cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descrA)

      descrA: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateMatDescr
    """
def cusparseDestroyMatDescr(descrA: cusparseMatDescr_t | int | None) -> None:
    """Destroys the description of a matrix for the older functions.

    C: cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descrA)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyMatDescr
    """
def cusparseSetMatType(descrA: cusparseMatDescr_t | int | None, type: cusparseMatrixType_t | _Int) -> None:
    """Sets the kind of a matrix: general, symmetric, Hermitian or triangular.

    C: cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t descrA, cusparseMatrixType_t type)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatType
    """
def cusparseGetMatType(descrA: cusparseMatDescr_t | int | None) -> int:
    """Returns the kind of a matrix: general, symmetric, Hermitian or triangular.

    C: cusparseMatrixType_t cusparseGetMatType(const cusparseMatDescr_t descrA)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatType
    """
def cusparseSetMatFillMode(descrA: cusparseMatDescr_t | int | None, fillMode: cusparseFillMode_t | _Int) -> None:
    """Sets which triangle of a matrix is stored.

    C: cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t descrA, cusparseFillMode_t fillMode)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatFillMode
    """
def cusparseGetMatFillMode(descrA: cusparseMatDescr_t | int | None) -> int:
    """Says which triangle of a matrix is stored.

    C: cusparseFillMode_t cusparseGetMatFillMode(const cusparseMatDescr_t descrA)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatFillMode
    """
def cusparseSetMatDiagType(descrA: cusparseMatDescr_t | int | None, diagType: cusparseDiagType_t | _Int) -> None:
    """Sets whether the diagonal of a matrix counts as ones.

    C: cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t descrA, cusparseDiagType_t diagType)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatDiagType
    """
def cusparseGetMatDiagType(descrA: cusparseMatDescr_t | int | None) -> int:
    """Returns whether the diagonal of a matrix counts as ones.

    C: cusparseDiagType_t cusparseGetMatDiagType(const cusparseMatDescr_t descrA)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatDiagType
    """
def cusparseSetMatIndexBase(descrA: cusparseMatDescr_t | int | None, base: cusparseIndexBase_t | _Int) -> None:
    """Sets whether indices of a matrix begin at 0 or 1.

    C: cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t descrA, cusparseIndexBase_t base)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatIndexBase
    """
def cusparseGetMatIndexBase(descrA: cusparseMatDescr_t | int | None) -> int:
    """Returns whether indices of a matrix begin at 0 or 1.

    C: cusparseIndexBase_t cusparseGetMatIndexBase(const cusparseMatDescr_t descrA)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatIndexBase
    """
def cusparseCreateCsric02Info() -> csric02Info_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsric02Info
    """
def cusparseDestroyCsric02Info(info: csric02Info_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsric02Info
    """
def cusparseCreateBsric02Info() -> bsric02Info_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsric02Info
    """
def cusparseDestroyBsric02Info(info: bsric02Info_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsric02Info
    """
def cusparseCreateCsrilu02Info() -> csrilu02Info_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsrilu02Info
    """
def cusparseDestroyCsrilu02Info(info: csrilu02Info_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsrilu02Info
    """
def cusparseCreateBsrilu02Info() -> bsrilu02Info_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrilu02Info
    """
def cusparseDestroyBsrilu02Info(info: bsrilu02Info_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrilu02Info
    """
def cusparseCreateBsrsv2Info() -> bsrsv2Info_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsv2Info
    """
def cusparseDestroyBsrsv2Info(info: bsrsv2Info_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsv2Info
    """
def cusparseCreateBsrsm2Info() -> bsrsm2Info_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsm2Info
    """
def cusparseDestroyBsrsm2Info(info: bsrsm2Info_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsm2Info
    """
def cusparseCreateCsru2csrInfo() -> csru2csrInfo_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsru2csrInfo
    """
def cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsru2csrInfo
    """
def cusparseCreateColorInfo() -> cusparseColorInfo_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateColorInfo
    """
def cusparseDestroyColorInfo(info: cusparseColorInfo_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyColorInfo
    """
def cusparseCreatePruneInfo() -> pruneInfo_t:
    """Creates the state of such a function, which its steps share.

    C: cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *info)

      info: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreatePruneInfo
    """
def cusparseDestroyPruneInfo(info: pruneInfo_t | int | None) -> None:
    """Destroys the state of such a function.

    C: cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t info)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyPruneInfo
    """
def cusparseSgemvi(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, A: _Device, lda: int, nnz: int, xVal: _Device, xInd: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None:
    """Computes y = alpha * A * x + beta * y with a dense A and a sparse x.

    C: cusparseStatus_t cusparseSgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const float *alpha, const float *A, int lda, int nnz, const float *xVal, const int *xInd, const float *beta, float *y, cusparseIndexBase_t idxBase, void *pBuffer)

      alpha: passed; host or device memory
      A: passed; device memory
      xVal: passed; device memory
      xInd: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi
    """
def cusparseSgemvi_bufferSize(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, nnz: int) -> int:
    """Returns the workspace of a dense matrix times a sparse vector.

    C: cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)

      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi_bufferSize
    """
def cusparseDgemvi(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, A: _Device, lda: int, nnz: int, xVal: _Device, xInd: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None:
    """Computes y = alpha * A * x + beta * y with a dense A and a sparse x.

    C: cusparseStatus_t cusparseDgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const double *alpha, const double *A, int lda, int nnz, const double *xVal, const int *xInd, const double *beta, double *y, cusparseIndexBase_t idxBase, void *pBuffer)

      alpha: passed; host or device memory
      A: passed; device memory
      xVal: passed; device memory
      xInd: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi
    """
def cusparseDgemvi_bufferSize(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, nnz: int) -> int:
    """Returns the workspace of a dense matrix times a sparse vector.

    C: cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)

      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi_bufferSize
    """
def cusparseCgemvi(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, A: _Device, lda: int, nnz: int, xVal: _Device, xInd: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None:
    """Computes y = alpha * A * x + beta * y with a dense A and a sparse x.

    C: cusparseStatus_t cusparseCgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, int nnz, const cuComplex *xVal, const int *xInd, const cuComplex *beta, cuComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)

      alpha: passed; host or device memory
      A: passed; device memory
      xVal: passed; device memory
      xInd: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi
    """
def cusparseCgemvi_bufferSize(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, nnz: int) -> int:
    """Returns the workspace of a dense matrix times a sparse vector.

    C: cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)

      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi_bufferSize
    """
def cusparseZgemvi(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, A: _Device, lda: int, nnz: int, xVal: _Device, xInd: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None:
    """Computes y = alpha * A * x + beta * y with a dense A and a sparse x.

    C: cusparseStatus_t cusparseZgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, int nnz, const cuDoubleComplex *xVal, const int *xInd, const cuDoubleComplex *beta, cuDoubleComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)

      alpha: passed; host or device memory
      A: passed; device memory
      xVal: passed; device memory
      xInd: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi
    """
def cusparseZgemvi_bufferSize(handle: cusparseHandle_t | int | None, transA: cusparseOperation_t | _Int, m: int, n: int, nnz: int) -> int:
    """Returns the workspace of a dense matrix times a sparse vector.

    C: cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)

      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi_bufferSize
    """
def cusparseSbsrmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nb: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device) -> None:
    """Multiplies a sparse matrix of blocks by a vector.

    C: cusparseStatus_t cusparseSbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmv
    """
def cusparseDbsrmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nb: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device) -> None:
    """Multiplies a sparse matrix of blocks by a vector.

    C: cusparseStatus_t cusparseDbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmv
    """
def cusparseCbsrmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nb: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device) -> None:
    """Multiplies a sparse matrix of blocks by a vector.

    C: cusparseStatus_t cusparseCbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuComplex *alpha, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmv
    """
def cusparseZbsrmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nb: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device) -> None:
    """Multiplies a sparse matrix of blocks by a vector.

    C: cusparseStatus_t cusparseZbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmv
    """
def cusparseSbsrxmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, sizeOfMask: int, mb: int, nb: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedMaskPtrA: _Device, bsrSortedRowPtrA: _Device, bsrSortedEndPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, y: _Device) -> None:
    """Multiplies chosen rows of a sparse matrix of blocks by a vector.

    C: cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedMaskPtrA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedEndPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrxmv
    """
def cusparseDbsrxmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, sizeOfMask: int, mb: int, nb: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedMaskPtrA: _Device, bsrSortedRowPtrA: _Device, bsrSortedEndPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, y: _Device) -> None:
    """Multiplies chosen rows of a sparse matrix of blocks by a vector.

    C: cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedMaskPtrA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedEndPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrxmv
    """
def cusparseCbsrxmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, sizeOfMask: int, mb: int, nb: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedMaskPtrA: _Device, bsrSortedRowPtrA: _Device, bsrSortedEndPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, y: _Device) -> None:
    """Multiplies chosen rows of a sparse matrix of blocks by a vector.

    C: cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuComplex *alpha, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedMaskPtrA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedEndPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrxmv
    """
def cusparseZbsrxmv(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, sizeOfMask: int, mb: int, nb: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedMaskPtrA: _Device, bsrSortedRowPtrA: _Device, bsrSortedEndPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, x: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, y: _Device) -> None:
    """Multiplies chosen rows of a sparse matrix of blocks by a vector.

    C: cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedMaskPtrA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedEndPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      x: passed; device memory
      beta: passed; host or device memory
      y: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrxmv
    """
def cusparseXbsrsv2_zeroPivot(handle: cusparseHandle_t | int | None, info: bsrsv2Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the first zero pivot that such a function met.

    C: cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t handle, bsrsv2Info_t info, int *position)

      position: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsv2_zeroPivot
    """
def cusparseSbsrsv2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_bufferSize
    """
def cusparseDbsrsv2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_bufferSize
    """
def cusparseCbsrsv2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_bufferSize
    """
def cusparseZbsrsv2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_bufferSize
    """
def cusparseSbsrsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, info: bsrsv2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrsv2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, bsrsv2Info_t info, size_t *pBufferSize)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_bufferSizeExt
    """
def cusparseDbsrsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, info: bsrsv2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrsv2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, bsrsv2Info_t info, size_t *pBufferSize)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_bufferSizeExt
    """
def cusparseCbsrsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, info: bsrsv2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrsv2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, bsrsv2Info_t info, size_t *pBufferSize)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_bufferSizeExt
    """
def cusparseZbsrsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, info: bsrsv2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrsv2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, bsrsv2Info_t info, size_t *pBufferSize)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_bufferSizeExt
    """
def cusparseSbsrsv2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a triangular matrix of blocks: the first step of a solution.

    C: cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_analysis
    """
def cusparseDbsrsv2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a triangular matrix of blocks: the first step of a solution.

    C: cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_analysis
    """
def cusparseCbsrsv2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a triangular matrix of blocks: the first step of a solution.

    C: cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_analysis
    """
def cusparseZbsrsv2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a triangular matrix of blocks: the first step of a solution.

    C: cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_analysis
    """
def cusparseSbsrsv2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, f: _Device, x: _Device, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Solves a triangular system with a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const float *f, float *x, cusparseSolvePolicy_t policy, void *pBuffer)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      f: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_solve
    """
def cusparseDbsrsv2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, f: _Device, x: _Device, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Solves a triangular system with a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const double *f, double *x, cusparseSolvePolicy_t policy, void *pBuffer)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      f: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_solve
    """
def cusparseCbsrsv2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, f: _Device, x: _Device, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Solves a triangular system with a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuComplex *alpha, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuComplex *f, cuComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      f: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_solve
    """
def cusparseZbsrsv2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, mb: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, info: bsrsv2Info_t | int | None, f: _Device, x: _Device, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Solves a triangular system with a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuDoubleComplex *alpha, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuDoubleComplex *f, cuDoubleComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      f: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_solve
    """
def cusparseSbsrmm(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, kb: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Multiplies a sparse matrix of blocks by a dense matrix.

    C: cusparseStatus_t cusparseSbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, const int blockSize, const float *B, const int ldb, const float *beta, float *C, int ldc)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmm
    """
def cusparseDbsrmm(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, kb: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, B: _Device, ldb: int, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Multiplies a sparse matrix of blocks by a dense matrix.

    C: cusparseStatus_t cusparseDbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, const int blockSize, const double *B, const int ldb, const double *beta, double *C, int ldc)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmm
    """
def cusparseCbsrmm(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, kb: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, B: _Device, ldb: int, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Multiplies a sparse matrix of blocks by a dense matrix.

    C: cusparseStatus_t cusparseCbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuComplex *alpha, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, const int blockSize, const cuComplex *B, const int ldb, const cuComplex *beta, cuComplex *C, int ldc)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmm
    """
def cusparseZbsrmm(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, kb: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockSize: int, B: _Device, ldb: int, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, C: _Device, ldc: int) -> None:
    """Multiplies a sparse matrix of blocks by a dense matrix.

    C: cusparseStatus_t cusparseZbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuDoubleComplex *alpha, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, const int blockSize, const cuDoubleComplex *B, const int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

      alpha: passed; host or device memory
      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      B: passed; device memory
      beta: passed; host or device memory
      C: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmm
    """
def cusparseXbsrsm2_zeroPivot(handle: cusparseHandle_t | int | None, info: bsrsm2Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the first zero pivot that such a function met.

    C: cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t handle, bsrsm2Info_t info, int *position)

      position: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsm2_zeroPivot
    """
def cusparseSbsrsm2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_bufferSize
    """
def cusparseDbsrsm2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_bufferSize
    """
def cusparseCbsrsm2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_bufferSize
    """
def cusparseZbsrsm2_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_bufferSize
    """
def cusparseSbsrsm2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrsm2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_bufferSizeExt
    """
def cusparseDbsrsm2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrsm2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_bufferSizeExt
    """
def cusparseCbsrsm2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrsm2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_bufferSizeExt
    """
def cusparseZbsrsm2_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transB: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None) -> int:
    """Returns the workspace of a triangular solution with a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrsm2_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_bufferSizeExt
    """
def cusparseSbsrsm2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a triangular matrix of blocks: the first step of a solution.

    C: cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_analysis
    """
def cusparseDbsrsm2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a triangular matrix of blocks: the first step of a solution.

    C: cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_analysis
    """
def cusparseCbsrsm2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a triangular matrix of blocks: the first step of a solution.

    C: cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_analysis
    """
def cusparseZbsrsm2_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a triangular matrix of blocks: the first step of a solution.

    C: cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_analysis
    """
def cusparseSbsrsm2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, B: _Device, ldb: int, X: _Device, ldx: int, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Solves a triangular system with a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const float *B, int ldb, float *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)

      alpha: passed; host or device memory
      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      B: passed; device memory
      X: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_solve
    """
def cusparseDbsrsm2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, B: _Device, ldb: int, X: _Device, ldx: int, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Solves a triangular system with a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const double *B, int ldb, double *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)

      alpha: passed; host or device memory
      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      B: passed; device memory
      X: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_solve
    """
def cusparseCbsrsm2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, B: _Device, ldb: int, X: _Device, ldx: int, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Solves a triangular system with a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuComplex *alpha, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuComplex *B, int ldb, cuComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)

      alpha: passed; host or device memory
      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      B: passed; device memory
      X: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_solve
    """
def cusparseZbsrsm2_solve(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, transA: cusparseOperation_t | _Int, transXY: cusparseOperation_t | _Int, mb: int, n: int, nnzb: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrsm2Info_t | int | None, B: _Device, ldb: int, X: _Device, ldx: int, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Solves a triangular system with a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuDoubleComplex *alpha, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuDoubleComplex *B, int ldb, cuDoubleComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)

      alpha: passed; host or device memory
      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      B: passed; device memory
      X: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_solve
    """
def cusparseScsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Sets what replaces small pivots of an incomplete LU factorization.

    C: cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, float *boost_val)

      tol: passed; host or device memory
      boost_val: passed; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_numericBoost
    """
def cusparseDcsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Sets what replaces small pivots of an incomplete LU factorization.

    C: cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, double *boost_val)

      tol: passed; host or device memory
      boost_val: passed; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_numericBoost
    """
def cusparseCcsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Sets what replaces small pivots of an incomplete LU factorization.

    C: cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)

      tol: passed; host or device memory
      boost_val: passed; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_numericBoost
    """
def cusparseZcsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Sets what replaces small pivots of an incomplete LU factorization.

    C: cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)

      tol: passed; host or device memory
      boost_val: passed; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_numericBoost
    """
def cusparseXcsrilu02_zeroPivot(handle: cusparseHandle_t | int | None, info: csrilu02Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the first zero pivot that such a function met.

    C: cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t handle, csrilu02Info_t info, int *position)

      position: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrilu02_zeroPivot
    """
def cusparseScsrilu02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_bufferSize
    """
def cusparseDcsrilu02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_bufferSize
    """
def cusparseCcsrilu02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_bufferSize
    """
def cusparseZcsrilu02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_bufferSize
    """
def cusparseScsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseScsrilu02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csrilu02Info_t info, size_t *pBufferSize)

      csrSortedVal: passed; device memory
      csrSortedRowPtr: passed; device memory
      csrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_bufferSizeExt
    """
def cusparseDcsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseDcsrilu02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csrilu02Info_t info, size_t *pBufferSize)

      csrSortedVal: passed; device memory
      csrSortedRowPtr: passed; device memory
      csrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_bufferSizeExt
    """
def cusparseCcsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCcsrilu02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csrilu02Info_t info, size_t *pBufferSize)

      csrSortedVal: passed; device memory
      csrSortedRowPtr: passed; device memory
      csrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_bufferSizeExt
    """
def cusparseZcsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseZcsrilu02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csrilu02Info_t info, size_t *pBufferSize)

      csrSortedVal: passed; device memory
      csrSortedRowPtr: passed; device memory
      csrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_bufferSizeExt
    """
def cusparseScsrilu02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix in compressed rows for an incomplete factorization.

    C: cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_analysis
    """
def cusparseDcsrilu02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix in compressed rows for an incomplete factorization.

    C: cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_analysis
    """
def cusparseCcsrilu02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix in compressed rows for an incomplete factorization.

    C: cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_analysis
    """
def cusparseZcsrilu02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix in compressed rows for an incomplete factorization.

    C: cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_analysis
    """
def cusparseScsrilu02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseScsrilu02(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA_valM: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02
    """
def cusparseDcsrilu02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA_valM: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02
    """
def cusparseCcsrilu02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA_valM: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02
    """
def cusparseZcsrilu02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA_valM: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02
    """
def cusparseSbsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[ctypes.c_float] | int | _WriteArray | _Device) -> None:
    """Sets what replaces small pivots of an incomplete LU factorization.

    C: cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, float *boost_val)

      tol: passed; host or device memory
      boost_val: passed; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_numericBoost
    """
def cusparseDbsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[ctypes.c_double] | int | _WriteArray | _Device) -> None:
    """Sets what replaces small pivots of an incomplete LU factorization.

    C: cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, double *boost_val)

      tol: passed; host or device memory
      boost_val: passed; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_numericBoost
    """
def cusparseCbsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[runtime.float2] | int | _WriteArray | _Device) -> None:
    """Sets what replaces small pivots of an incomplete LU factorization.

    C: cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)

      tol: passed; host or device memory
      boost_val: passed; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_numericBoost
    """
def cusparseZbsrilu02_numericBoost(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, enable_boost: int, tol: _Pointer[ctypes.c_double] | int | _WriteArray | _Device, boost_val: _Pointer[runtime.double2] | int | _WriteArray | _Device) -> None:
    """Sets what replaces small pivots of an incomplete LU factorization.

    C: cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)

      tol: passed; host or device memory
      boost_val: passed; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_numericBoost
    """
def cusparseXbsrilu02_zeroPivot(handle: cusparseHandle_t | int | None, info: bsrilu02Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the first zero pivot that such a function met.

    C: cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t handle, bsrilu02Info_t info, int *position)

      position: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrilu02_zeroPivot
    """
def cusparseSbsrilu02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_bufferSize
    """
def cusparseDbsrilu02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_bufferSize
    """
def cusparseCbsrilu02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_bufferSize
    """
def cusparseZbsrilu02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_bufferSize
    """
def cusparseSbsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrilu02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrilu02Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_bufferSizeExt
    """
def cusparseDbsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrilu02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrilu02Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_bufferSizeExt
    """
def cusparseCbsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrilu02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrilu02Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_bufferSizeExt
    """
def cusparseZbsrilu02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsrilu02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrilu02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrilu02Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_bufferSizeExt
    """
def cusparseSbsrilu02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix of blocks for an incomplete factorization.

    C: cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_analysis
    """
def cusparseDbsrilu02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix of blocks for an incomplete factorization.

    C: cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_analysis
    """
def cusparseCbsrilu02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix of blocks for an incomplete factorization.

    C: cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_analysis
    """
def cusparseZbsrilu02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix of blocks for an incomplete factorization.

    C: cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_analysis
    """
def cusparseSbsrilu02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02
    """
def cusparseDbsrilu02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02
    """
def cusparseCbsrilu02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02
    """
def cusparseZbsrilu02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsrilu02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02
    """
def cusparseXcsric02_zeroPivot(handle: cusparseHandle_t | int | None, info: csric02Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the first zero pivot that such a function met.

    C: cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t handle, csric02Info_t info, int *position)

      position: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsric02_zeroPivot
    """
def cusparseScsric02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_bufferSize
    """
def cusparseDcsric02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_bufferSize
    """
def cusparseCcsric02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_bufferSize
    """
def cusparseZcsric02_bufferSize(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_bufferSize
    """
def cusparseScsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseScsric02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csric02Info_t info, size_t *pBufferSize)

      csrSortedVal: passed; device memory
      csrSortedRowPtr: passed; device memory
      csrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_bufferSizeExt
    """
def cusparseDcsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseDcsric02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csric02Info_t info, size_t *pBufferSize)

      csrSortedVal: passed; device memory
      csrSortedRowPtr: passed; device memory
      csrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_bufferSizeExt
    """
def cusparseCcsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCcsric02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csric02Info_t info, size_t *pBufferSize)

      csrSortedVal: passed; device memory
      csrSortedRowPtr: passed; device memory
      csrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_bufferSizeExt
    """
def cusparseZcsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedVal: _Device, csrSortedRowPtr: _Device, csrSortedColInd: _Device, info: csric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseZcsric02_bufferSizeExt(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedVal, const int *csrSortedRowPtr, const int *csrSortedColInd, csric02Info_t info, size_t *pBufferSize)

      csrSortedVal: passed; device memory
      csrSortedRowPtr: passed; device memory
      csrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_bufferSizeExt
    """
def cusparseScsric02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix in compressed rows for an incomplete factorization.

    C: cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_analysis
    """
def cusparseDcsric02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix in compressed rows for an incomplete factorization.

    C: cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_analysis
    """
def cusparseCcsric02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix in compressed rows for an incomplete factorization.

    C: cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_analysis
    """
def cusparseZcsric02_analysis(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Analyses a matrix in compressed rows for an incomplete factorization.

    C: cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_analysis
    """
def cusparseScsric02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseScsric02(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA_valM: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02
    """
def cusparseDcsric02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseDcsric02(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA_valM: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02
    """
def cusparseCcsric02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCcsric02(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA_valM: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02
    """
def cusparseZcsric02(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA_valM: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, info: csric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix in compressed rows.

    C: cusparseStatus_t cusparseZcsric02(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      csrSortedValA_valM: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02
    """
def cusparseXbsric02_zeroPivot(handle: cusparseHandle_t | int | None, info: bsric02Info_t | int | None, position: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Returns the first zero pivot that such a function met.

    C: cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t handle, bsric02Info_t info, int *position)

      position: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsric02_zeroPivot
    """
def cusparseSbsric02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_bufferSize
    """
def cusparseDbsric02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_bufferSize
    """
def cusparseCbsric02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_bufferSize
    """
def cusparseZbsric02_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_bufferSize
    """
def cusparseSbsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseSbsric02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsric02Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_bufferSizeExt
    """
def cusparseDbsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseDbsric02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsric02Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_bufferSizeExt
    """
def cusparseCbsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseCbsric02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsric02Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_bufferSizeExt
    """
def cusparseZbsric02_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockSize: int, info: bsric02Info_t | int | None) -> int:
    """Returns the workspace of an incomplete factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseZbsric02_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsric02Info_t info, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_bufferSizeExt
    """
def cusparseSbsric02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pInputBuffer: _Device) -> None:
    """Analyses a matrix of blocks for an incomplete factorization.

    C: cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pInputBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_analysis
    """
def cusparseDbsric02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pInputBuffer: _Device) -> None:
    """Analyses a matrix of blocks for an incomplete factorization.

    C: cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pInputBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_analysis
    """
def cusparseCbsric02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pInputBuffer: _Device) -> None:
    """Analyses a matrix of blocks for an incomplete factorization.

    C: cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pInputBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_analysis
    """
def cusparseZbsric02_analysis(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pInputBuffer: _Device) -> None:
    """Analyses a matrix of blocks for an incomplete factorization.

    C: cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pInputBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_analysis
    """
def cusparseSbsric02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseSbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02
    """
def cusparseDbsric02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseDbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02
    """
def cusparseCbsric02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseCbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02
    """
def cusparseZbsric02(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, blockDim: int, info: bsric02Info_t | int | None, policy: cusparseSolvePolicy_t | _Int, pBuffer: _Device) -> None:
    """Computes the incomplete Cholesky (ic) or LU (ilu) factorization of a matrix of blocks.

    C: cusparseStatus_t cusparseZbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02
    """
def cusparseSgtsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int:
    """Returns the workspace of a tridiagonal system, with pivoting.

    C: cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_bufferSizeExt
    """
def cusparseDgtsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int:
    """Returns the workspace of a tridiagonal system, with pivoting.

    C: cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_bufferSizeExt
    """
def cusparseCgtsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int:
    """Returns the workspace of a tridiagonal system, with pivoting.

    C: cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_bufferSizeExt
    """
def cusparseZgtsv2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int:
    """Returns the workspace of a tridiagonal system, with pivoting.

    C: cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_bufferSizeExt
    """
def cusparseSgtsv2(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None:
    """Solves a tridiagonal system, with pivoting.

    C: cusparseStatus_t cusparseSgtsv2(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2
    """
def cusparseDgtsv2(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None:
    """Solves a tridiagonal system, with pivoting.

    C: cusparseStatus_t cusparseDgtsv2(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2
    """
def cusparseCgtsv2(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None:
    """Solves a tridiagonal system, with pivoting.

    C: cusparseStatus_t cusparseCgtsv2(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2
    """
def cusparseZgtsv2(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None:
    """Solves a tridiagonal system, with pivoting.

    C: cusparseStatus_t cusparseZgtsv2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2
    """
def cusparseSgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int:
    """Returns the workspace of a tridiagonal system, without pivoting.

    C: cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot_bufferSizeExt
    """
def cusparseDgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int:
    """Returns the workspace of a tridiagonal system, without pivoting.

    C: cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot_bufferSizeExt
    """
def cusparseCgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int:
    """Returns the workspace of a tridiagonal system, without pivoting.

    C: cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot_bufferSizeExt
    """
def cusparseZgtsv2_nopivot_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int) -> int:
    """Returns the workspace of a tridiagonal system, without pivoting.

    C: cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot_bufferSizeExt
    """
def cusparseSgtsv2_nopivot(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None:
    """Solves a tridiagonal system, without pivoting.

    C: cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot
    """
def cusparseDgtsv2_nopivot(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None:
    """Solves a tridiagonal system, without pivoting.

    C: cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot
    """
def cusparseCgtsv2_nopivot(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None:
    """Solves a tridiagonal system, without pivoting.

    C: cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot
    """
def cusparseZgtsv2_nopivot(handle: cusparseHandle_t | int | None, m: int, n: int, dl: _Device, d: _Device, du: _Device, B: _Device, ldb: int, pBuffer: _Device) -> None:
    """Solves a tridiagonal system, without pivoting.

    C: cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      B: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot
    """
def cusparseSgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int) -> int:
    """Returns the workspace of a batch of tridiagonal systems with a stride.

    C: cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch_bufferSizeExt
    """
def cusparseDgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int) -> int:
    """Returns the workspace of a batch of tridiagonal systems with a stride.

    C: cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch_bufferSizeExt
    """
def cusparseCgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int) -> int:
    """Returns the workspace of a batch of tridiagonal systems with a stride.

    C: cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch_bufferSizeExt
    """
def cusparseZgtsv2StridedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int) -> int:
    """Returns the workspace of a batch of tridiagonal systems with a stride.

    C: cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      bufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch_bufferSizeExt
    """
def cusparseSgtsv2StridedBatch(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int, pBuffer: _Device) -> None:
    """Solves a batch of tridiagonal systems, with a stride between them.

    C: cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, float *x, int batchCount, int batchStride, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch
    """
def cusparseDgtsv2StridedBatch(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int, pBuffer: _Device) -> None:
    """Solves a batch of tridiagonal systems, with a stride between them.

    C: cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, double *x, int batchCount, int batchStride, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch
    """
def cusparseCgtsv2StridedBatch(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int, pBuffer: _Device) -> None:
    """Solves a batch of tridiagonal systems, with a stride between them.

    C: cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *x, int batchCount, int batchStride, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch
    """
def cusparseZgtsv2StridedBatch(handle: cusparseHandle_t | int | None, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, batchStride: int, pBuffer: _Device) -> None:
    """Solves a batch of tridiagonal systems, with a stride between them.

    C: cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, int batchStride, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch
    """
def cusparseSgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int) -> int:
    """Returns the workspace of a batch of interleaved tridiagonal systems.

    C: cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, size_t *pBufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch_bufferSizeExt
    """
def cusparseDgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int) -> int:
    """Returns the workspace of a batch of interleaved tridiagonal systems.

    C: cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, size_t *pBufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch_bufferSizeExt
    """
def cusparseCgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int) -> int:
    """Returns the workspace of a batch of interleaved tridiagonal systems.

    C: cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, size_t *pBufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch_bufferSizeExt
    """
def cusparseZgtsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int) -> int:
    """Returns the workspace of a batch of interleaved tridiagonal systems.

    C: cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch_bufferSizeExt
    """
def cusparseSgtsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None:
    """Solves a batch of tridiagonal systems, their elements interleaved.

    C: cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *dl, float *d, float *du, float *x, int batchCount, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch
    """
def cusparseDgtsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None:
    """Solves a batch of tridiagonal systems, their elements interleaved.

    C: cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *dl, double *d, double *du, double *x, int batchCount, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch
    """
def cusparseCgtsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None:
    """Solves a batch of tridiagonal systems, their elements interleaved.

    C: cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *x, int batchCount, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch
    """
def cusparseZgtsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, dl: _Device, d: _Device, du: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None:
    """Solves a batch of tridiagonal systems, their elements interleaved.

    C: cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, void *pBuffer)

      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch
    """
def cusparseSgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int) -> int:
    """Returns the workspace of a batch of pentadiagonal systems.

    C: cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float *ds, const float *dl, const float *d, const float *du, const float *dw, const float *x, int batchCount, size_t *pBufferSizeInBytes)

      ds: passed; device memory
      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      dw: passed; device memory
      x: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch_bufferSizeExt
    """
def cusparseDgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int) -> int:
    """Returns the workspace of a batch of pentadiagonal systems.

    C: cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const double *ds, const double *dl, const double *d, const double *du, const double *dw, const double *x, int batchCount, size_t *pBufferSizeInBytes)

      ds: passed; device memory
      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      dw: passed; device memory
      x: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch_bufferSizeExt
    """
def cusparseCgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int) -> int:
    """Returns the workspace of a batch of pentadiagonal systems.

    C: cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuComplex *ds, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *dw, const cuComplex *x, int batchCount, size_t *pBufferSizeInBytes)

      ds: passed; device memory
      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      dw: passed; device memory
      x: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch_bufferSizeExt
    """
def cusparseZgpsvInterleavedBatch_bufferSizeExt(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int) -> int:
    """Returns the workspace of a batch of pentadiagonal systems.

    C: cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *ds, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *dw, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)

      ds: passed; device memory
      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      dw: passed; device memory
      x: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch_bufferSizeExt
    """
def cusparseSgpsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None:
    """Solves a batch of pentadiagonal systems, their elements interleaved.

    C: cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *ds, float *dl, float *d, float *du, float *dw, float *x, int batchCount, void *pBuffer)

      ds: passed; device memory
      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      dw: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch
    """
def cusparseDgpsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None:
    """Solves a batch of pentadiagonal systems, their elements interleaved.

    C: cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *ds, double *dl, double *d, double *du, double *dw, double *x, int batchCount, void *pBuffer)

      ds: passed; device memory
      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      dw: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch
    """
def cusparseCgpsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None:
    """Solves a batch of pentadiagonal systems, their elements interleaved.

    C: cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *ds, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *dw, cuComplex *x, int batchCount, void *pBuffer)

      ds: passed; device memory
      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      dw: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch
    """
def cusparseZgpsvInterleavedBatch(handle: cusparseHandle_t | int | None, algo: int, m: int, ds: _Device, dl: _Device, d: _Device, du: _Device, dw: _Device, x: _Device, batchCount: int, pBuffer: _Device) -> None:
    """Solves a batch of pentadiagonal systems, their elements interleaved.

    C: cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *ds, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *dw, cuDoubleComplex *x, int batchCount, void *pBuffer)

      ds: passed; device memory
      dl: passed; device memory
      d: passed; device memory
      du: passed; device memory
      dw: passed; device memory
      x: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch
    """
def cusparseScsrgeam2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int:
    """Returns the workspace of a sum of matrices in compressed rows.

    C: cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *alpha, const cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, const cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)

      alpha: passed; host or device memory
      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      beta: passed; host or device memory
      csrSortedValB: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2_bufferSizeExt
    """
def cusparseDcsrgeam2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int:
    """Returns the workspace of a sum of matrices in compressed rows.

    C: cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *alpha, const cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, const cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)

      alpha: passed; host or device memory
      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      beta: passed; host or device memory
      csrSortedValB: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2_bufferSizeExt
    """
def cusparseCcsrgeam2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int:
    """Returns the workspace of a sum of matrices in compressed rows.

    C: cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, const cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, const cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, const cuComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)

      alpha: passed; host or device memory
      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      beta: passed; host or device memory
      csrSortedValB: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2_bufferSizeExt
    """
def cusparseZcsrgeam2_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int:
    """Returns the workspace of a sum of matrices in compressed rows.

    C: cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, const cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, const cuDoubleComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)

      alpha: passed; host or device memory
      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      beta: passed; host or device memory
      csrSortedValB: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2_bufferSizeExt
    """
def cusparseXcsrgeam2Nnz(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, workspace: _Device) -> None:
    """Counts the elements of a sum of matrices in compressed rows.

    C: cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, int nnzA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrB, int nnzB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *workspace)

      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      workspace: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrgeam2Nnz
    """
def cusparseScsrgeam2(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None:
    """Computes C = alpha * A + beta * B of matrices in compressed rows.

    C: cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t handle, int m, int n, const float *alpha, const cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, const cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)

      alpha: passed; host or device memory
      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      beta: passed; host or device memory
      csrSortedValB: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2
    """
def cusparseDcsrgeam2(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None:
    """Computes C = alpha * A + beta * B of matrices in compressed rows.

    C: cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t handle, int m, int n, const double *alpha, const cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, const cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)

      alpha: passed; host or device memory
      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      beta: passed; host or device memory
      csrSortedValB: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2
    """
def cusparseCcsrgeam2(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[runtime.float2] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None:
    """Computes C = alpha * A + beta * B of matrices in compressed rows.

    C: cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, const cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, const cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)

      alpha: passed; host or device memory
      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      beta: passed; host or device memory
      csrSortedValB: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2
    """
def cusparseZcsrgeam2(handle: cusparseHandle_t | int | None, m: int, n: int, alpha: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrA: cusparseMatDescr_t | int | None, nnzA: int, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, beta: _Pointer[runtime.double2] | int | _ReadArray | _Device, descrB: cusparseMatDescr_t | int | None, nnzB: int, csrSortedValB: _Device, csrSortedRowPtrB: _Device, csrSortedColIndB: _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None:
    """Computes C = alpha * A + beta * B of matrices in compressed rows.

    C: cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, const cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)

      alpha: passed; host or device memory
      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      beta: passed; host or device memory
      csrSortedValB: passed; device memory
      csrSortedRowPtrB: passed; device memory
      csrSortedColIndB: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2
    """
def cusparseScsrcolor(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, fractionToColor: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, ncolors: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, coloring: _Device, reordering: _Device, info: cusparseColorInfo_t | int | None) -> None:
    """Colors the graph of a matrix, so that neighbors differ.

    C: cusparseStatus_t cusparseScsrcolor(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, const cusparseColorInfo_t info)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      fractionToColor: passed; host or device memory
      ncolors: passed; the call may write to the memory that it points to; host or device memory
      coloring: passed; device memory
      reordering: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrcolor
    """
def cusparseDcsrcolor(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, fractionToColor: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, ncolors: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, coloring: _Device, reordering: _Device, info: cusparseColorInfo_t | int | None) -> None:
    """Colors the graph of a matrix, so that neighbors differ.

    C: cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, const cusparseColorInfo_t info)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      fractionToColor: passed; host or device memory
      ncolors: passed; the call may write to the memory that it points to; host or device memory
      coloring: passed; device memory
      reordering: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrcolor
    """
def cusparseCcsrcolor(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, fractionToColor: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, ncolors: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, coloring: _Device, reordering: _Device, info: cusparseColorInfo_t | int | None) -> None:
    """Colors the graph of a matrix, so that neighbors differ.

    C: cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, const cusparseColorInfo_t info)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      fractionToColor: passed; host or device memory
      ncolors: passed; the call may write to the memory that it points to; host or device memory
      coloring: passed; device memory
      reordering: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrcolor
    """
def cusparseZcsrcolor(handle: cusparseHandle_t | int | None, m: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, fractionToColor: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, ncolors: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, coloring: _Device, reordering: _Device, info: cusparseColorInfo_t | int | None) -> None:
    """Colors the graph of a matrix, so that neighbors differ.

    C: cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, const cusparseColorInfo_t info)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      fractionToColor: passed; host or device memory
      ncolors: passed; the call may write to the memory that it points to; host or device memory
      coloring: passed; device memory
      reordering: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrcolor
    """
def cusparseSnnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, A: _Device, lda: int, nnzPerRowCol: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Counts the elements of each row or column of a dense matrix that are not zero.

    C: cusparseStatus_t cusparseSnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)

      A: passed; device memory
      nnzPerRowCol: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz
    """
def cusparseDnnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, A: _Device, lda: int, nnzPerRowCol: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Counts the elements of each row or column of a dense matrix that are not zero.

    C: cusparseStatus_t cusparseDnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)

      A: passed; device memory
      nnzPerRowCol: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz
    """
def cusparseCnnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, A: _Device, lda: int, nnzPerRowCol: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Counts the elements of each row or column of a dense matrix that are not zero.

    C: cusparseStatus_t cusparseCnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)

      A: passed; device memory
      nnzPerRowCol: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz
    """
def cusparseZnnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, A: _Device, lda: int, nnzPerRowCol: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Counts the elements of each row or column of a dense matrix that are not zero.

    C: cusparseStatus_t cusparseZnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)

      A: passed; device memory
      nnzPerRowCol: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz
    """
def cusparseSnnz_compress(handle: cusparseHandle_t | int | None, m: int, descr: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, nnzPerRow: _Device, nnzC: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, tol: float) -> None:
    """Counts the elements of each row that are not small.

    C: cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t handle, int m, const cusparseMatDescr_t descr, const float *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, float tol)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      nnzPerRow: passed; device memory
      nnzC: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz_compress
    """
def cusparseDnnz_compress(handle: cusparseHandle_t | int | None, m: int, descr: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, nnzPerRow: _Device, nnzC: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, tol: float) -> None:
    """Counts the elements of each row that are not small.

    C: cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t handle, int m, const cusparseMatDescr_t descr, const double *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, double tol)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      nnzPerRow: passed; device memory
      nnzC: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz_compress
    """
def cusparseCnnz_compress(handle: cusparseHandle_t | int | None, m: int, descr: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, nnzPerRow: _Device, nnzC: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, tol: runtime.float2) -> None:
    """Counts the elements of each row that are not small.

    C: cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t handle, int m, const cusparseMatDescr_t descr, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuComplex tol)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      nnzPerRow: passed; device memory
      nnzC: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz_compress
    """
def cusparseZnnz_compress(handle: cusparseHandle_t | int | None, m: int, descr: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, nnzPerRow: _Device, nnzC: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, tol: runtime.double2) -> None:
    """Counts the elements of each row that are not small.

    C: cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t handle, int m, const cusparseMatDescr_t descr, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuDoubleComplex tol)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      nnzPerRow: passed; device memory
      nnzC: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz_compress
    """
def cusparseScsr2csr_compress(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedColIndA: _Device, csrSortedRowPtrA: _Device, nnzA: int, nnzPerRow: _Device, csrSortedValC: _Device, csrSortedColIndC: _Device, csrSortedRowPtrC: _Device, tol: float) -> None:
    """Leaves out small elements of a matrix in compressed rows.

    C: cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, float *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, float tol)

      csrSortedValA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      nnzPerRow: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedColIndC: passed; device memory
      csrSortedRowPtrC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csr_compress
    """
def cusparseDcsr2csr_compress(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedColIndA: _Device, csrSortedRowPtrA: _Device, nnzA: int, nnzPerRow: _Device, csrSortedValC: _Device, csrSortedColIndC: _Device, csrSortedRowPtrC: _Device, tol: float) -> None:
    """Leaves out small elements of a matrix in compressed rows.

    C: cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, double *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, double tol)

      csrSortedValA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      nnzPerRow: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedColIndC: passed; device memory
      csrSortedRowPtrC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csr_compress
    """
def cusparseCcsr2csr_compress(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedColIndA: _Device, csrSortedRowPtrA: _Device, nnzA: int, nnzPerRow: _Device, csrSortedValC: _Device, csrSortedColIndC: _Device, csrSortedRowPtrC: _Device, tol: runtime.float2) -> None:
    """Leaves out small elements of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuComplex tol)

      csrSortedValA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      nnzPerRow: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedColIndC: passed; device memory
      csrSortedRowPtrC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csr_compress
    """
def cusparseZcsr2csr_compress(handle: cusparseHandle_t | int | None, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedColIndA: _Device, csrSortedRowPtrA: _Device, nnzA: int, nnzPerRow: _Device, csrSortedValC: _Device, csrSortedColIndC: _Device, csrSortedRowPtrC: _Device, tol: runtime.double2) -> None:
    """Leaves out small elements of a matrix in compressed rows.

    C: cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuDoubleComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuDoubleComplex tol)

      csrSortedValA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      nnzPerRow: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedColIndC: passed; device memory
      csrSortedRowPtrC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csr_compress
    """
def cusparseXcoo2csr(handle: cusparseHandle_t | int | None, cooRowInd: _Device, nnz: int, m: int, csrSortedRowPtr: _Device, idxBase: cusparseIndexBase_t | _Int) -> None:
    """Compresses the row indices of sorted coordinates.

    C: cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle, const int *cooRowInd, int nnz, int m, int *csrSortedRowPtr, cusparseIndexBase_t idxBase)

      cooRowInd: passed; device memory
      csrSortedRowPtr: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoo2csr
    """
def cusparseXcsr2coo(handle: cusparseHandle_t | int | None, csrSortedRowPtr: _Device, nnz: int, m: int, cooRowInd: _Device, idxBase: cusparseIndexBase_t | _Int) -> None:
    """Expands compressed rows to row indices.

    C: cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle, const int *csrSortedRowPtr, int nnz, int m, int *cooRowInd, cusparseIndexBase_t idxBase)

      csrSortedRowPtr: passed; device memory
      cooRowInd: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2coo
    """
def cusparseXcsr2bsrNnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device) -> None:
    """Counts the blocks of a matrix in compressed rows.

    C: cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int *nnzTotalDevHostPtr)

      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2bsrNnz
    """
def cusparseScsr2bsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device) -> None:
    """Converts a matrix from compressed rows to blocks in compressed rows.

    C: cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2bsr
    """
def cusparseDcsr2bsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device) -> None:
    """Converts a matrix from compressed rows to blocks in compressed rows.

    C: cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2bsr
    """
def cusparseCcsr2bsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device) -> None:
    """Converts a matrix from compressed rows to blocks in compressed rows.

    C: cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2bsr
    """
def cusparseZcsr2bsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device) -> None:
    """Converts a matrix from compressed rows to blocks in compressed rows.

    C: cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2bsr
    """
def cusparseSbsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts a matrix from blocks in compressed rows to compressed rows.

    C: cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsr2csr
    """
def cusparseDbsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts a matrix from blocks in compressed rows to compressed rows.

    C: cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsr2csr
    """
def cusparseCbsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts a matrix from blocks in compressed rows to compressed rows.

    C: cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsr2csr
    """
def cusparseZbsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, blockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts a matrix from blocks in compressed rows to compressed rows.

    C: cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsr2csr
    """
def cusparseSgebsr2gebsc_bufferSize(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a transposition of a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc_bufferSize
    """
def cusparseDgebsr2gebsc_bufferSize(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a transposition of a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc_bufferSize
    """
def cusparseCgebsr2gebsc_bufferSize(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a transposition of a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc_bufferSize
    """
def cusparseZgebsr2gebsc_bufferSize(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a transposition of a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc_bufferSize
    """
def cusparseSgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a transposition of a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseSgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc_bufferSizeExt
    """
def cusparseDgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a transposition of a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseDgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc_bufferSizeExt
    """
def cusparseCgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a transposition of a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseCgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc_bufferSizeExt
    """
def cusparseZgebsr2gebsc_bufferSizeExt(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a transposition of a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseZgebsr2gebsc_bufferSizeExt(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, size_t *pBufferSize)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc_bufferSizeExt
    """
def cusparseSgebsr2gebsc(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int, bscVal: _Device, bscRowInd: _Device, bscColPtr: _Device, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None:
    """Transposes a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, float *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      bscVal: passed; device memory
      bscRowInd: passed; device memory
      bscColPtr: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc
    """
def cusparseDgebsr2gebsc(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int, bscVal: _Device, bscRowInd: _Device, bscColPtr: _Device, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None:
    """Transposes a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, double *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      bscVal: passed; device memory
      bscRowInd: passed; device memory
      bscColPtr: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc
    """
def cusparseCgebsr2gebsc(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int, bscVal: _Device, bscRowInd: _Device, bscColPtr: _Device, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None:
    """Transposes a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      bscVal: passed; device memory
      bscRowInd: passed; device memory
      bscColPtr: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc
    """
def cusparseZgebsr2gebsc(handle: cusparseHandle_t | int | None, mb: int, nb: int, nnzb: int, bsrSortedVal: _Device, bsrSortedRowPtr: _Device, bsrSortedColInd: _Device, rowBlockDim: int, colBlockDim: int, bscVal: _Device, bscRowInd: _Device, bscColPtr: _Device, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, pBuffer: _Device) -> None:
    """Transposes a matrix of rectangular blocks.

    C: cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuDoubleComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)

      bsrSortedVal: passed; device memory
      bsrSortedRowPtr: passed; device memory
      bsrSortedColInd: passed; device memory
      bscVal: passed; device memory
      bscRowInd: passed; device memory
      bscColPtr: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc
    """
def cusparseXgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts the pattern of a matrix from rectangular blocks to compressed rows.

    C: cusparseStatus_t cusparseXgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXgebsr2csr
    """
def cusparseSgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts a matrix from rectangular blocks to compressed rows.

    C: cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2csr
    """
def cusparseDgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts a matrix from rectangular blocks to compressed rows.

    C: cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2csr
    """
def cusparseCgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts a matrix from rectangular blocks to compressed rows.

    C: cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2csr
    """
def cusparseZgebsr2csr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> None:
    """Converts a matrix from rectangular blocks to compressed rows.

    C: cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2csr
    """
def cusparseScsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a conversion to rectangular blocks.

    C: cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr_bufferSize
    """
def cusparseDcsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a conversion to rectangular blocks.

    C: cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr_bufferSize
    """
def cusparseCcsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a conversion to rectangular blocks.

    C: cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr_bufferSize
    """
def cusparseZcsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a conversion to rectangular blocks.

    C: cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr_bufferSize
    """
def cusparseScsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a conversion to rectangular blocks.

    C: cusparseStatus_t cusparseScsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, size_t *pBufferSize)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr_bufferSizeExt
    """
def cusparseDcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a conversion to rectangular blocks.

    C: cusparseStatus_t cusparseDcsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, size_t *pBufferSize)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr_bufferSizeExt
    """
def cusparseCcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a conversion to rectangular blocks.

    C: cusparseStatus_t cusparseCcsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, size_t *pBufferSize)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr_bufferSizeExt
    """
def cusparseZcsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, rowBlockDim: int, colBlockDim: int) -> int:
    """Returns the workspace of a conversion to rectangular blocks.

    C: cusparseStatus_t cusparseZcsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, size_t *pBufferSize)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr_bufferSizeExt
    """
def cusparseXcsr2gebsrNnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedRowPtrC: _Device, rowBlockDim: int, colBlockDim: int, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None:
    """Counts the rectangular blocks of a matrix in compressed rows.

    C: cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDim, int colBlockDim, int *nnzTotalDevHostPtr, void *pBuffer)

      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2gebsrNnz
    """
def cusparseScsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDim: int, colBlockDim: int, pBuffer: _Device) -> None:
    """Converts a matrix from compressed rows to rectangular blocks in compressed rows.

    C: cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr
    """
def cusparseDcsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDim: int, colBlockDim: int, pBuffer: _Device) -> None:
    """Converts a matrix from compressed rows to rectangular blocks in compressed rows.

    C: cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr
    """
def cusparseCcsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDim: int, colBlockDim: int, pBuffer: _Device) -> None:
    """Converts a matrix from compressed rows to rectangular blocks in compressed rows.

    C: cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr
    """
def cusparseZcsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, m: int, n: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDim: int, colBlockDim: int, pBuffer: _Device) -> None:
    """Converts a matrix from compressed rows to rectangular blocks in compressed rows.

    C: cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr
    """
def cusparseSgebsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int:
    """Returns the workspace of a conversion to blocks of another size.

    C: cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr_bufferSize
    """
def cusparseDgebsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int:
    """Returns the workspace of a conversion to blocks of another size.

    C: cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr_bufferSize
    """
def cusparseCgebsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int:
    """Returns the workspace of a conversion to blocks of another size.

    C: cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr_bufferSize
    """
def cusparseZgebsr2gebsr_bufferSize(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int:
    """Returns the workspace of a conversion to blocks of another size.

    C: cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr_bufferSize
    """
def cusparseSgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int:
    """Returns the workspace of a conversion to blocks of another size.

    C: cusparseStatus_t cusparseSgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, size_t *pBufferSize)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr_bufferSizeExt
    """
def cusparseDgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int:
    """Returns the workspace of a conversion to blocks of another size.

    C: cusparseStatus_t cusparseDgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, size_t *pBufferSize)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr_bufferSizeExt
    """
def cusparseCgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int:
    """Returns the workspace of a conversion to blocks of another size.

    C: cusparseStatus_t cusparseCgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, size_t *pBufferSize)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr_bufferSizeExt
    """
def cusparseZgebsr2gebsr_bufferSizeExt(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, rowBlockDimC: int, colBlockDimC: int) -> int:
    """Returns the workspace of a conversion to blocks of another size.

    C: cusparseStatus_t cusparseZgebsr2gebsr_bufferSizeExt(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, size_t *pBufferSize)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      pBufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr_bufferSizeExt
    """
def cusparseXgebsr2gebsrNnz(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedRowPtrC: _Device, rowBlockDimC: int, colBlockDimC: int, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None:
    """Counts the blocks of a matrix of rectangular blocks in another size.

    C: cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDimC, int colBlockDimC, int *nnzTotalDevHostPtr, void *pBuffer)

      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXgebsr2gebsrNnz
    """
def cusparseSgebsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDimC: int, colBlockDimC: int, pBuffer: _Device) -> None:
    """Converts a matrix of rectangular blocks to blocks of another size.

    C: cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr
    """
def cusparseDgebsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDimC: int, colBlockDimC: int, pBuffer: _Device) -> None:
    """Converts a matrix of rectangular blocks to blocks of another size.

    C: cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr
    """
def cusparseCgebsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDimC: int, colBlockDimC: int, pBuffer: _Device) -> None:
    """Converts a matrix of rectangular blocks to blocks of another size.

    C: cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr
    """
def cusparseZgebsr2gebsr(handle: cusparseHandle_t | int | None, dirA: cusparseDirection_t | _Int, mb: int, nb: int, nnzb: int, descrA: cusparseMatDescr_t | int | None, bsrSortedValA: _Device, bsrSortedRowPtrA: _Device, bsrSortedColIndA: _Device, rowBlockDimA: int, colBlockDimA: int, descrC: cusparseMatDescr_t | int | None, bsrSortedValC: _Device, bsrSortedRowPtrC: _Device, bsrSortedColIndC: _Device, rowBlockDimC: int, colBlockDimC: int, pBuffer: _Device) -> None:
    """Converts a matrix of rectangular blocks to blocks of another size.

    C: cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)

      bsrSortedValA: passed; device memory
      bsrSortedRowPtrA: passed; device memory
      bsrSortedColIndA: passed; device memory
      bsrSortedValC: passed; device memory
      bsrSortedRowPtrC: passed; device memory
      bsrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr
    """
def cusparseCreateIdentityPermutation(handle: cusparseHandle_t | int | None, n: int, p: _Device) -> None:
    """Writes the numbers 0, 1, 2 and so on into memory.

    C: cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int *p)

      p: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateIdentityPermutation
    """
def cusparseXcoosort_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, cooRowsA: _Device, cooColsA: _Device) -> int:
    """Returns the workspace of sorting coordinates.

    C: cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *cooRowsA, const int *cooColsA, size_t *pBufferSizeInBytes)

      cooRowsA: passed; device memory
      cooColsA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosort_bufferSizeExt
    """
def cusparseXcoosortByRow(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, cooRowsA: _Device, cooColsA: _Device, P: _Device, pBuffer: _Device) -> None:
    """Sorts coordinates by row.

    C: cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)

      cooRowsA: passed; device memory
      cooColsA: passed; device memory
      P: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByRow
    """
def cusparseXcoosortByColumn(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, cooRowsA: _Device, cooColsA: _Device, P: _Device, pBuffer: _Device) -> None:
    """Sorts coordinates by column.

    C: cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)

      cooRowsA: passed; device memory
      cooColsA: passed; device memory
      P: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByColumn
    """
def cusparseXcsrsort_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrRowPtrA: _Device, csrColIndA: _Device) -> int:
    """Returns the workspace of sorting compressed rows.

    C: cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *csrRowPtrA, const int *csrColIndA, size_t *pBufferSizeInBytes)

      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort_bufferSizeExt
    """
def cusparseXcsrsort(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrRowPtrA: _Device, csrColIndA: _Device, P: _Device, pBuffer: _Device) -> None:
    """Sorts the elements of each compressed row.

    C: cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const int *csrRowPtrA, int *csrColIndA, int *P, void *pBuffer)

      csrRowPtrA: passed; device memory
      csrColIndA: passed; device memory
      P: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort
    """
def cusparseXcscsort_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, cscColPtrA: _Device, cscRowIndA: _Device) -> int:
    """Returns the workspace of sorting compressed columns.

    C: cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *cscColPtrA, const int *cscRowIndA, size_t *pBufferSizeInBytes)

      cscColPtrA: passed; device memory
      cscRowIndA: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort_bufferSizeExt
    """
def cusparseXcscsort(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, cscColPtrA: _Device, cscRowIndA: _Device, P: _Device, pBuffer: _Device) -> None:
    """Sorts the elements of each compressed column.

    C: cusparseStatus_t cusparseXcscsort(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const int *cscColPtrA, int *cscRowIndA, int *P, void *pBuffer)

      cscColPtrA: passed; device memory
      cscRowIndA: passed; device memory
      P: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort
    """
def cusparseScsru2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None) -> int:
    """Returns the workspace of sorting the elements of each row.

    C: cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr_bufferSizeExt
    """
def cusparseDcsru2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None) -> int:
    """Returns the workspace of sorting the elements of each row.

    C: cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr_bufferSizeExt
    """
def cusparseCcsru2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None) -> int:
    """Returns the workspace of sorting the elements of each row.

    C: cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr_bufferSizeExt
    """
def cusparseZcsru2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None) -> int:
    """Returns the workspace of sorting the elements of each row.

    C: cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr_bufferSizeExt
    """
def cusparseScsru2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None:
    """Sorts the elements of each row of a matrix.

    C: cusparseStatus_t cusparseScsru2csr(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr
    """
def cusparseDcsru2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None:
    """Sorts the elements of each row of a matrix.

    C: cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr
    """
def cusparseCcsru2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None:
    """Sorts the elements of each row of a matrix.

    C: cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr
    """
def cusparseZcsru2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None:
    """Sorts the elements of each row of a matrix.

    C: cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr
    """
def cusparseScsr2csru(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None:
    """Puts the sorted elements of a matrix back into their old order.

    C: cusparseStatus_t cusparseScsr2csru(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csru
    """
def cusparseDcsr2csru(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None:
    """Puts the sorted elements of a matrix back into their old order.

    C: cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csru
    """
def cusparseCcsr2csru(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None:
    """Puts the sorted elements of a matrix back into their old order.

    C: cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csru
    """
def cusparseZcsr2csru(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, descrA: cusparseMatDescr_t | int | None, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, info: csru2csrInfo_t | int | None, pBuffer: _Device) -> None:
    """Puts the sorted elements of a matrix back into their old order.

    C: cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csru
    """
def cusparseSpruneDense2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int:
    """Returns the workspace of keeping what is above a threshold.

    C: cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)

      A: passed; device memory
      threshold: passed; host or device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr_bufferSizeExt
    """
def cusparseDpruneDense2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int:
    """Returns the workspace of keeping what is above a threshold.

    C: cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)

      A: passed; device memory
      threshold: passed; host or device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr_bufferSizeExt
    """
def cusparseSpruneDense2csrNnz(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None:
    """Counts the elements of a matrix that are above a threshold.

    C: cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, const cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)

      A: passed; device memory
      threshold: passed; host or device memory
      csrRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnz
    """
def cusparseDpruneDense2csrNnz(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None:
    """Counts the elements of a matrix that are above a threshold.

    C: cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)

      A: passed; device memory
      threshold: passed; host or device memory
      csrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnz
    """
def cusparseSpruneDense2csr(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None:
    """Keeps the elements of a matrix that are above a threshold.

    C: cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, const cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)

      A: passed; device memory
      threshold: passed; host or device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr
    """
def cusparseDpruneDense2csr(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None:
    """Keeps the elements of a matrix that are above a threshold.

    C: cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, const cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)

      A: passed; device memory
      threshold: passed; host or device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr
    """
def cusparseSpruneCsr2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int:
    """Returns the workspace of keeping what is above a threshold.

    C: cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      threshold: passed; host or device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr_bufferSizeExt
    """
def cusparseDpruneCsr2csr_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device) -> int:
    """Returns the workspace of keeping what is above a threshold.

    C: cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      threshold: passed; host or device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr_bufferSizeExt
    """
def cusparseSpruneCsr2csrNnz(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None:
    """Counts the elements of a matrix that are above a threshold.

    C: cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      threshold: passed; host or device memory
      csrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnz
    """
def cusparseDpruneCsr2csrNnz(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, pBuffer: _Device) -> None:
    """Counts the elements of a matrix that are above a threshold.

    C: cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      threshold: passed; host or device memory
      csrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnz
    """
def cusparseSpruneCsr2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_float] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None:
    """Keeps the elements of a matrix that are above a threshold.

    C: cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, const cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      threshold: passed; host or device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr
    """
def cusparseDpruneCsr2csr(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, threshold: _Pointer[ctypes.c_double] | int | _ReadArray | _Device, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, pBuffer: _Device) -> None:
    """Keeps the elements of a matrix that are above a threshold.

    C: cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, const cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      threshold: passed; host or device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr
    """
def cusparseSpruneDense2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None) -> int:
    """Returns the workspace of leaving out a share of a matrix' elements.

    C: cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)

      A: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage_bufferSizeExt
    """
def cusparseDpruneDense2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None) -> int:
    """Returns the workspace of leaving out a share of a matrix' elements.

    C: cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)

      A: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage_bufferSizeExt
    """
def cusparseSpruneDense2csrNnzByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None:
    """Counts the elements that stay where a share of them is left out.

    C: cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, const cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)

      A: passed; device memory
      csrRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnzByPercentage
    """
def cusparseDpruneDense2csrNnzByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None:
    """Counts the elements that stay where a share of them is left out.

    C: cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, const cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)

      A: passed; device memory
      csrRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnzByPercentage
    """
def cusparseSpruneDense2csrByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None:
    """Leaves out a share of a matrix' elements, the smallest ones.

    C: cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, const cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)

      A: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage
    """
def cusparseDpruneDense2csrByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, A: _Device, lda: int, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None:
    """Leaves out a share of a matrix' elements, the smallest ones.

    C: cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, const cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)

      A: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage
    """
def cusparseSpruneCsr2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None) -> int:
    """Returns the workspace of leaving out a share of a matrix' elements.

    C: cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage_bufferSizeExt
    """
def cusparseDpruneCsr2csrByPercentage_bufferSizeExt(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None) -> int:
    """Returns the workspace of leaving out a share of a matrix' elements.

    C: cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBufferSizeInBytes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage_bufferSizeExt
    """
def cusparseSpruneCsr2csrNnzByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None:
    """Counts the elements that stay where a share of them is left out.

    C: cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnzByPercentage
    """
def cusparseDpruneCsr2csrNnzByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedRowPtrC: _Device, nnzTotalDevHostPtr: _Pointer[ctypes.c_int] | int | _WriteArray | _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None:
    """Counts the elements that stay where a share of them is left out.

    C: cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedRowPtrC: passed; device memory
      nnzTotalDevHostPtr: passed; the call may write to the memory that it points to; host or device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnzByPercentage
    """
def cusparseSpruneCsr2csrByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None:
    """Leaves out a share of a matrix' elements, the smallest ones.

    C: cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage
    """
def cusparseDpruneCsr2csrByPercentage(handle: cusparseHandle_t | int | None, m: int, n: int, nnzA: int, descrA: cusparseMatDescr_t | int | None, csrSortedValA: _Device, csrSortedRowPtrA: _Device, csrSortedColIndA: _Device, percentage: float, descrC: cusparseMatDescr_t | int | None, csrSortedValC: _Device, csrSortedRowPtrC: _Device, csrSortedColIndC: _Device, info: pruneInfo_t | int | None, pBuffer: _Device) -> None:
    """Leaves out a share of a matrix' elements, the smallest ones.

    C: cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)

      csrSortedValA: passed; device memory
      csrSortedRowPtrA: passed; device memory
      csrSortedColIndA: passed; device memory
      csrSortedValC: passed; device memory
      csrSortedRowPtrC: passed; device memory
      csrSortedColIndC: passed; device memory
      pBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage
    """
def cusparseCsr2cscEx2(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, cscVal: _Device, cscColPtr: _Device, cscRowInd: _Device, valType: runtime.cudaDataType | _Int, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, alg: cusparseCsr2CscAlg_t | _Int, buffer: _Device) -> None:
    """Transposes a matrix in compressed rows.

    C: cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, void *buffer)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      cscVal: passed; device memory
      cscColPtr: passed; device memory
      cscRowInd: passed; device memory
      buffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2
    """
def cusparseCsr2cscEx2_bufferSize(handle: cusparseHandle_t | int | None, m: int, n: int, nnz: int, csrVal: _Device, csrRowPtr: _Device, csrColInd: _Device, cscVal: _Device, cscColPtr: _Device, cscRowInd: _Device, valType: runtime.cudaDataType | _Int, copyValues: cusparseAction_t | _Int, idxBase: cusparseIndexBase_t | _Int, alg: cusparseCsr2CscAlg_t | _Int) -> int:
    """Returns the workspace of a transposition of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, size_t *bufferSize)

      csrVal: passed; device memory
      csrRowPtr: passed; device memory
      csrColInd: passed; device memory
      cscVal: passed; device memory
      cscColPtr: passed; device memory
      cscRowInd: passed; device memory
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2_bufferSize
    """
def cusparseCreateSpVec(size: int, nnz: int, indices: _Device, values: _Device, idxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpVecDescr_t:
    """Describes a sparse vector.

    C: cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, void *indices, void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spVecDescr: returned
      indices: passed; device memory
      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSpVec
    """
def cusparseCreateConstSpVec(size: int, nnz: int, indices: _Device, values: _Device, idxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpVecDescr_t:
    """Describes a sparse vector.

    C: cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, const void *indices, const void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spVecDescr: returned
      indices: passed; device memory
      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSpVec
    Since 12.0.
    """
def cusparseDestroySpVec(spVecDescr: cusparseSpVecDescr_t | int | None) -> None:
    """Frees the description of a sparse vector.

    C: cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t spVecDescr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpVec
    """
def cusparseSpVecGet(spVecDescr: cusparseSpVecDescr_t | int | None) -> tuple[int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a sparse vector.

    C: cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, void **indices, void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      size: returned
      nnz: returned
      indices: returned
      values: returned
      idxType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGet
    """
def cusparseConstSpVecGet(spVecDescr: cusparseSpVecDescr_t | int | None) -> tuple[int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a sparse vector.

    C: cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, const void **indices, const void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      size: returned
      nnz: returned
      indices: returned
      values: returned
      idxType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGet
    Since 12.0.
    """
def cusparseSpVecGetIndexBase(spVecDescr: cusparseSpVecDescr_t | int | None) -> cusparseIndexBase_t | int:
    """Returns whether indices of a sparse vector begin at 0 or 1.

    C: cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t spVecDescr, cusparseIndexBase_t *idxBase)

      idxBase: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetIndexBase
    """
def cusparseSpVecGetValues(spVecDescr: cusparseSpVecDescr_t | int | None) -> int:
    """Returns where the values of a sparse vector are.

    C: cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t spVecDescr, void **values)

      values: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetValues
    """
def cusparseConstSpVecGetValues(spVecDescr: cusparseSpVecDescr_t | int | None) -> int:
    """Returns where the values of a sparse vector are.

    C: cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t spVecDescr, const void **values)

      values: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGetValues
    Since 12.0.
    """
def cusparseSpVecSetValues(spVecDescr: cusparseSpVecDescr_t | int | None, values: _Device) -> None:
    """Changes where the values of a sparse vector are.

    C: cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr, void *values)

      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecSetValues
    """
def cusparseCreateDnVec(size: int, values: _Device, valueType: runtime.cudaDataType | _Int) -> cusparseDnVecDescr_t:
    """Describes a dense vector.

    C: cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *dnVecDescr, int64_t size, void *values, cudaDataType valueType)

      dnVecDescr: returned
      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnVec
    """
def cusparseCreateConstDnVec(size: int, values: _Device, valueType: runtime.cudaDataType | _Int) -> cusparseDnVecDescr_t:
    """Describes a dense vector.

    C: cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *dnVecDescr, int64_t size, const void *values, cudaDataType valueType)

      dnVecDescr: returned
      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnVec
    Since 12.0.
    """
def cusparseDestroyDnVec(dnVecDescr: cusparseDnVecDescr_t | int | None) -> None:
    """Frees the description of a dense vector.

    C: cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t dnVecDescr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnVec
    """
def cusparseDnVecGet(dnVecDescr: cusparseDnVecDescr_t | int | None) -> tuple[int, int, runtime.cudaDataType | int]:
    """Returns the properties of a dense vector.

    C: cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t dnVecDescr, int64_t *size, void **values, cudaDataType *valueType)

      size: returned
      values: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGet
    """
def cusparseConstDnVecGet(dnVecDescr: cusparseDnVecDescr_t | int | None) -> tuple[int, int, runtime.cudaDataType | int]:
    """Returns the properties of a dense vector.

    C: cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t dnVecDescr, int64_t *size, const void **values, cudaDataType *valueType)

      size: returned
      values: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGet
    Since 12.0.
    """
def cusparseDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t | int | None) -> int:
    """Returns where the values of a dense vector are.

    C: cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t dnVecDescr, void **values)

      values: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGetValues
    """
def cusparseConstDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t | int | None) -> int:
    """Returns where the values of a dense vector are.

    C: cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t dnVecDescr, const void **values)

      values: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGetValues
    Since 12.0.
    """
def cusparseDnVecSetValues(dnVecDescr: cusparseDnVecDescr_t | int | None, values: _Device) -> None:
    """Changes where the values of a dense vector are.

    C: cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t dnVecDescr, void *values)

      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecSetValues
    """
def cusparseDestroySpMat(spMatDescr: cusparseSpMatDescr_t | int | None) -> None:
    """Frees the description of a sparse matrix.

    C: cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t spMatDescr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpMat
    """
def cusparseSpMatGetFormat(spMatDescr: cusparseSpMatDescr_t | int | None) -> cusparseFormat_t | int:
    """Returns the format of a sparse matrix.

    C: cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t spMatDescr, cusparseFormat_t *format)

      format: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetFormat
    """
def cusparseSpMatGetIndexBase(spMatDescr: cusparseSpMatDescr_t | int | None) -> cusparseIndexBase_t | int:
    """Returns whether indices of a sparse matrix begin at 0 or 1.

    C: cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t spMatDescr, cusparseIndexBase_t *idxBase)

      idxBase: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetIndexBase
    """
def cusparseSpMatGetValues(spMatDescr: cusparseSpMatDescr_t | int | None) -> int:
    """Returns where the values of a sparse matrix are.

    C: cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t spMatDescr, void **values)

      values: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetValues
    """
def cusparseConstSpMatGetValues(spMatDescr: cusparseSpMatDescr_t | int | None) -> int:
    """Returns where the values of a sparse matrix are.

    C: cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t spMatDescr, const void **values)

      values: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpMatGetValues
    Since 12.0.
    """
def cusparseSpMatSetValues(spMatDescr: cusparseSpMatDescr_t | int | None, values: _Device) -> None:
    """Changes where the values of a sparse matrix are.

    C: cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t spMatDescr, void *values)

      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetValues
    """
def cusparseSpMatGetSize(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int]:
    """Returns the rows, the columns and the nonzeros of a sparse matrix.

    C: cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz)

      rows: returned
      cols: returned
      nnz: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetSize
    """
def cusparseSpMatGetStridedBatch(spMatDescr: cusparseSpMatDescr_t | int | None) -> int:
    """Returns the size of a batch of sparse matrices.

    C: cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t spMatDescr, int *batchCount)

      batchCount: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetStridedBatch
    """
def cusparseCooSetStridedBatch(spMatDescr: cusparseSpMatDescr_t | int | None, batchCount: int, batchStride: int) -> None:
    """Turns a matrix of this format into a batch, with strides between its matrices.

    C: cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t batchStride)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetStridedBatch
    """
def cusparseCsrSetStridedBatch(spMatDescr: cusparseSpMatDescr_t | int | None, batchCount: int, offsetsBatchStride: int, columnsValuesBatchStride: int) -> None:
    """Turns a matrix of this format into a batch, with strides between its matrices.

    C: cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsValuesBatchStride)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetStridedBatch
    """
def cusparseBsrSetStridedBatch(spMatDescr: cusparseSpMatDescr_t | int | None, batchCount: int, offsetsBatchStride: int, columnsBatchStride: int, ValuesBatchStride: int) -> None:
    """Turns a matrix of this format into a batch, with strides between its matrices.

    C: cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsBatchStride, int64_t ValuesBatchStride)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBsrSetStridedBatch
    Since 12.1.
    """
def cusparseSpMatGetAttribute(spMatDescr: cusparseSpMatDescr_t | int | None, attribute: cusparseSpMatAttribute_t | _Int) -> int:
    """Returns an attribute of a sparse matrix, such as which triangle it is.

    C: cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data, size_t dataSize)

      data: returned; attribute determines the type
      dataSize: a size that the call passes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetAttribute
    """
def cusparseSpMatSetAttribute(spMatDescr: cusparseSpMatDescr_t | int | None, attribute: cusparseSpMatAttribute_t | _Int, data: cusparseFillMode_t | _Int | cusparseDiagType_t) -> None:
    """Changes an attribute of a sparse matrix, such as which triangle it is.

    C: cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data, size_t dataSize)

      data: passed; attribute determines the type
      dataSize: a size that the call passes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetAttribute
    """
def cusparseCreateCsr(rows: int, cols: int, nnz: int, csrRowOffsets: _Device, csrColInd: _Device, csrValues: _Device, csrRowOffsetsType: cusparseIndexType_t | _Int, csrColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix in compressed rows.

    C: cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *csrRowOffsets, void *csrColInd, void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      csrRowOffsets: passed; device memory
      csrColInd: passed; device memory
      csrValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsr
    """
def cusparseCreateConstCsr(rows: int, cols: int, nnz: int, csrRowOffsets: _Device, csrColInd: _Device, csrValues: _Device, csrRowOffsetsType: cusparseIndexType_t | _Int, csrColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix in compressed rows.

    C: cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *csrRowOffsets, const void *csrColInd, const void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      csrRowOffsets: passed; device memory
      csrColInd: passed; device memory
      csrValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsr
    Since 12.0.
    """
def cusparseCreateCsc(rows: int, cols: int, nnz: int, cscColOffsets: _Device, cscRowInd: _Device, cscValues: _Device, cscColOffsetsType: cusparseIndexType_t | _Int, cscRowIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix in compressed columns.

    C: cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cscColOffsets, void *cscRowInd, void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      cscColOffsets: passed; device memory
      cscRowInd: passed; device memory
      cscValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsc
    """
def cusparseCreateConstCsc(rows: int, cols: int, nnz: int, cscColOffsets: _Device, cscRowInd: _Device, cscValues: _Device, cscColOffsetsType: cusparseIndexType_t | _Int, cscRowIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix in compressed columns.

    C: cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cscColOffsets, const void *cscRowInd, const void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      cscColOffsets: passed; device memory
      cscRowInd: passed; device memory
      cscValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsc
    Since 12.0.
    """
def cusparseCsrGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a matrix in compressed rows.

    C: cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **csrRowOffsets, void **csrColInd, void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      rows: returned
      cols: returned
      nnz: returned
      csrRowOffsets: returned
      csrColInd: returned
      csrValues: returned
      csrRowOffsetsType: returned
      csrColIndType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrGet
    """
def cusparseConstCsrGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a matrix in compressed rows.

    C: cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **csrRowOffsets, const void **csrColInd, const void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      rows: returned
      cols: returned
      nnz: returned
      csrRowOffsets: returned
      csrColInd: returned
      csrValues: returned
      csrRowOffsetsType: returned
      csrColIndType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCsrGet
    Since 12.0.
    """
def cusparseCscGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a matrix in compressed columns.

    C: cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **cscColOffsets, void **cscRowInd, void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      rows: returned
      cols: returned
      nnz: returned
      cscColOffsets: returned
      cscRowInd: returned
      cscValues: returned
      cscColOffsetsType: returned
      cscRowIndType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscGet
    """
def cusparseConstCscGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a matrix in compressed columns.

    C: cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **cscColOffsets, const void **cscRowInd, const void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      rows: returned
      cols: returned
      nnz: returned
      cscColOffsets: returned
      cscRowInd: returned
      cscValues: returned
      cscColOffsetsType: returned
      cscRowIndType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCscGet
    Since 12.0.
    """
def cusparseCsrSetPointers(spMatDescr: cusparseSpMatDescr_t | int | None, csrRowOffsets: _Device, csrColInd: _Device, csrValues: _Device) -> None:
    """Changes where the parts of a matrix of this format are.

    C: cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t spMatDescr, void *csrRowOffsets, void *csrColInd, void *csrValues)

      csrRowOffsets: passed; device memory
      csrColInd: passed; device memory
      csrValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetPointers
    """
def cusparseCscSetPointers(spMatDescr: cusparseSpMatDescr_t | int | None, cscColOffsets: _Device, cscRowInd: _Device, cscValues: _Device) -> None:
    """Changes where the parts of a matrix of this format are.

    C: cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t spMatDescr, void *cscColOffsets, void *cscRowInd, void *cscValues)

      cscColOffsets: passed; device memory
      cscRowInd: passed; device memory
      cscValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscSetPointers
    """
def cusparseCreateBsr(brows: int, bcols: int, bnnz: int, rowBlockSize: int, colBlockSize: int, bsrRowOffsets: _Device, bsrColInd: _Device, bsrValues: _Device, bsrRowOffsetsType: cusparseIndexType_t | _Int, bsrColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int, order: cusparseOrder_t | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix of blocks in compressed rows.

    C: cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockSize, int64_t colBlockSize, void *bsrRowOffsets, void *bsrColInd, void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)

      spMatDescr: returned
      bsrRowOffsets: passed; device memory
      bsrColInd: passed; device memory
      bsrValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsr
    Since 12.1.
    """
def cusparseCreateConstBsr(brows: int, bcols: int, bnnz: int, rowBlockDim: int, colBlockDim: int, bsrRowOffsets: _Device, bsrColInd: _Device, bsrValues: _Device, bsrRowOffsetsType: cusparseIndexType_t | _Int, bsrColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int, order: cusparseOrder_t | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix of blocks in compressed rows.

    C: cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockDim, int64_t colBlockDim, const void *bsrRowOffsets, const void *bsrColInd, const void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)

      spMatDescr: returned
      bsrRowOffsets: passed; device memory
      bsrColInd: passed; device memory
      bsrValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBsr
    Since 12.1.
    """
def cusparseCreateCoo(rows: int, cols: int, nnz: int, cooRowInd: _Device, cooColInd: _Device, cooValues: _Device, cooIdxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix by coordinates.

    C: cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cooRowInd, void *cooColInd, void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      cooRowInd: passed; device memory
      cooColInd: passed; device memory
      cooValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCoo
    """
def cusparseCreateConstCoo(rows: int, cols: int, nnz: int, cooRowInd: _Device, cooColInd: _Device, cooValues: _Device, cooIdxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix by coordinates.

    C: cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cooRowInd, const void *cooColInd, const void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      cooRowInd: passed; device memory
      cooColInd: passed; device memory
      cooValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCoo
    Since 12.0.
    """
def cusparseCooGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a matrix by coordinates.

    C: cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **cooRowInd, void **cooColInd, void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      rows: returned
      cols: returned
      nnz: returned
      cooRowInd: returned
      cooColInd: returned
      cooValues: returned
      idxType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooGet
    """
def cusparseConstCooGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a matrix by coordinates.

    C: cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **cooRowInd, const void **cooColInd, const void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      rows: returned
      cols: returned
      nnz: returned
      cooRowInd: returned
      cooColInd: returned
      cooValues: returned
      idxType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCooGet
    Since 12.0.
    """
def cusparseCooSetPointers(spMatDescr: cusparseSpMatDescr_t | int | None, cooRows: _Device, cooColumns: _Device, cooValues: _Device) -> None:
    """Changes where the parts of a matrix of this format are.

    C: cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t spMatDescr, void *cooRows, void *cooColumns, void *cooValues)

      cooRows: passed; device memory
      cooColumns: passed; device memory
      cooValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetPointers
    """
def cusparseCreateBlockedEll(rows: int, cols: int, ellBlockSize: int, ellCols: int, ellColInd: _Device, ellValue: _Device, ellIdxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix of blocks with the same number in each row.

    C: cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, void *ellColInd, void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      ellColInd: passed; device memory
      ellValue: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBlockedEll
    """
def cusparseCreateConstBlockedEll(rows: int, cols: int, ellBlockSize: int, ellCols: int, ellColInd: _Device, ellValue: _Device, ellIdxType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix of blocks with the same number in each row.

    C: cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, const void *ellColInd, const void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      ellColInd: passed; device memory
      ellValue: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBlockedEll
    Since 12.0.
    """
def cusparseBlockedEllGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a matrix of blocks with the same number in each row.

    C: cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, void **ellColInd, void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      rows: returned
      cols: returned
      ellBlockSize: returned
      ellCols: returned
      ellColInd: returned
      ellValue: returned
      ellIdxType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBlockedEllGet
    """
def cusparseConstBlockedEllGet(spMatDescr: cusparseSpMatDescr_t | int | None) -> tuple[int, int, int, int, int, int, cusparseIndexType_t | int, cusparseIndexBase_t | int, runtime.cudaDataType | int]:
    """Returns the properties of a matrix of blocks with the same number in each row.

    C: cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, const void **ellColInd, const void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)

      rows: returned
      cols: returned
      ellBlockSize: returned
      ellCols: returned
      ellColInd: returned
      ellValue: returned
      ellIdxType: returned
      idxBase: returned
      valueType: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstBlockedEllGet
    Since 12.0.
    """
def cusparseCreateSlicedEll(rows: int, cols: int, nnz: int, sellValuesSize: int, sliceSize: int, sellSliceOffsets: _Device, sellColInd: _Device, sellValues: _Device, sellSliceOffsetsType: cusparseIndexType_t | _Int, sellColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix in slices of rows, each padded to its longest row.

    C: cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, void *sellSliceOffsets, void *sellColInd, void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      sellSliceOffsets: passed; device memory
      sellColInd: passed; device memory
      sellValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSlicedEll
    Since 12.1.
    """
def cusparseCreateConstSlicedEll(rows: int, cols: int, nnz: int, sellValuesSize: int, sliceSize: int, sellSliceOffsets: _Device, sellColInd: _Device, sellValues: _Device, sellSliceOffsetsType: cusparseIndexType_t | _Int, sellColIndType: cusparseIndexType_t | _Int, idxBase: cusparseIndexBase_t | _Int, valueType: runtime.cudaDataType | _Int) -> cusparseSpMatDescr_t:
    """Describes a sparse matrix in slices of rows, each padded to its longest row.

    C: cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, const void *sellSliceOffsets, const void *sellColInd, const void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)

      spMatDescr: returned
      sellSliceOffsets: passed; device memory
      sellColInd: passed; device memory
      sellValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSlicedEll
    Since 12.1.
    """
def cusparseCreateDnMat(rows: int, cols: int, ld: int, values: _Device, valueType: runtime.cudaDataType | _Int, order: cusparseOrder_t | _Int) -> cusparseDnMatDescr_t:
    """Describes a dense matrix.

    C: cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, void *values, cudaDataType valueType, cusparseOrder_t order)

      dnMatDescr: returned
      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnMat
    """
def cusparseCreateConstDnMat(rows: int, cols: int, ld: int, values: _Device, valueType: runtime.cudaDataType | _Int, order: cusparseOrder_t | _Int) -> cusparseDnMatDescr_t:
    """Describes a dense matrix.

    C: cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, const void *values, cudaDataType valueType, cusparseOrder_t order)

      dnMatDescr: returned
      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnMat
    Since 12.0.
    """
def cusparseDestroyDnMat(dnMatDescr: cusparseDnMatDescr_t | int | None) -> None:
    """Frees the description of a dense matrix.

    C: cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t dnMatDescr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnMat
    """
def cusparseDnMatGet(dnMatDescr: cusparseDnMatDescr_t | int | None) -> tuple[int, int, int, int, runtime.cudaDataType | int, cusparseOrder_t | int]:
    """Returns the properties of a dense matrix.

    C: cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, void **values, cudaDataType *type, cusparseOrder_t *order)

      rows: returned
      cols: returned
      ld: returned
      values: returned
      type: returned
      order: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGet
    """
def cusparseConstDnMatGet(dnMatDescr: cusparseDnMatDescr_t | int | None) -> tuple[int, int, int, int, runtime.cudaDataType | int, cusparseOrder_t | int]:
    """Returns the properties of a dense matrix.

    C: cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, const void **values, cudaDataType *type, cusparseOrder_t *order)

      rows: returned
      cols: returned
      ld: returned
      values: returned
      type: returned
      order: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGet
    Since 12.0.
    """
def cusparseDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t | int | None) -> int:
    """Returns where the values of a dense matrix are.

    C: cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t dnMatDescr, void **values)

      values: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetValues
    """
def cusparseConstDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t | int | None) -> int:
    """Returns where the values of a dense matrix are.

    C: cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t dnMatDescr, const void **values)

      values: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGetValues
    Since 12.0.
    """
def cusparseDnMatSetValues(dnMatDescr: cusparseDnMatDescr_t | int | None, values: _Device) -> None:
    """Changes where the values of a dense matrix are.

    C: cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t dnMatDescr, void *values)

      values: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetValues
    """
def cusparseDnMatSetStridedBatch(dnMatDescr: cusparseDnMatDescr_t | int | None, batchCount: int, batchStride: int) -> None:
    """Turns a dense matrix into a batch, with a stride between its matrices.

    C: cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t dnMatDescr, int batchCount, int64_t batchStride)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetStridedBatch
    """
def cusparseDnMatGetStridedBatch(dnMatDescr: cusparseDnMatDescr_t | int | None) -> tuple[int, int]:
    """Returns the size and the stride of a batch of dense matrices.

    C: cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t dnMatDescr, int *batchCount, int64_t *batchStride)

      batchCount: returned
      batchStride: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetStridedBatch
    """
def cusparseAxpby(handle: cusparseHandle_t | int | None, alpha: _Address | _Device, vecX: cusparseSpVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None) -> None:
    """Computes Y = alpha * X + beta * Y of a sparse X and a dense Y.

    C: cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha, cusparseConstSpVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY)

      alpha: passed; host or device memory (size not known: an object of the library determines the size)
      beta: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseAxpby
    """
def cusparseGather(handle: cusparseHandle_t | int | None, vecY: cusparseDnVecDescr_t | int | None, vecX: cusparseSpVecDescr_t | int | None) -> None:
    """Takes the elements of a dense vector that a sparse one has.

    C: cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t vecY, cusparseSpVecDescr_t vecX)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGather
    """
def cusparseScatter(handle: cusparseHandle_t | int | None, vecX: cusparseSpVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None) -> None:
    """Writes the elements of a sparse vector into a dense one.

    C: cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScatter
    """
def cusparseRot(handle: cusparseHandle_t | int | None, c_coeff: _Address | _Device, s_coeff: _Address | _Device, vecX: cusparseSpVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None) -> None:
    """Applies a Givens rotation to a sparse and a dense vector.

    C: cusparseStatus_t cusparseRot(cusparseHandle_t handle, const void *c_coeff, const void *s_coeff, cusparseSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)

      c_coeff: passed; host or device memory (size not known: an object of the library determines the size)
      s_coeff: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseRot
    """
def cusparseSpVV_bufferSize(handle: cusparseHandle_t | int | None, opX: cusparseOperation_t | _Int, vecX: cusparseSpVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, result: _Address | _Device, computeType: runtime.cudaDataType | _Int) -> int:
    """Returns the workspace of the dot product of a sparse and a dense vector.

    C: cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, const void *result, cudaDataType computeType, size_t *bufferSize)

      result: passed; host or device memory of sizeof(computeType) bytes
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV_bufferSize
    """
def cusparseSpVV(handle: cusparseHandle_t | int | None, opX: cusparseOperation_t | _Int, vecX: cusparseSpVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, result: _Writable | _Device, computeType: runtime.cudaDataType | _Int, externalBuffer: _Device) -> None:
    """Returns the dot product of a sparse and a dense vector.

    C: cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, void *result, cudaDataType computeType, void *externalBuffer)

      result: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV
    """
def cusparseSparseToDense_bufferSize(handle: cusparseHandle_t | int | None, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, alg: cusparseSparseToDenseAlg_t | _Int) -> int:
    """Returns the workspace of a conversion from sparse to dense.

    C: cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, size_t *bufferSize)

      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense_bufferSize
    """
def cusparseSparseToDense(handle: cusparseHandle_t | int | None, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, alg: cusparseSparseToDenseAlg_t | _Int, externalBuffer: _Device) -> None:
    """Converts a sparse matrix to a dense one.

    C: cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, void *externalBuffer)

      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense
    """
def cusparseDenseToSparse_bufferSize(handle: cusparseHandle_t | int | None, matA: cusparseDnMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, alg: cusparseDenseToSparseAlg_t | _Int) -> int:
    """Returns the workspace of a conversion from dense to sparse.

    C: cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, size_t *bufferSize)

      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_bufferSize
    """
def cusparseDenseToSparse_analysis(handle: cusparseHandle_t | int | None, matA: cusparseDnMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, alg: cusparseDenseToSparseAlg_t | _Int, externalBuffer: _Device) -> None:
    """Counts the elements of a dense matrix that are not zero.

    C: cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)

      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_analysis
    """
def cusparseDenseToSparse_convert(handle: cusparseHandle_t | int | None, matA: cusparseDnMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, alg: cusparseDenseToSparseAlg_t | _Int, externalBuffer: _Device) -> None:
    """Converts a dense matrix to a sparse one.

    C: cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)

      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_convert
    """
def cusparseSpMV(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVAlg_t | _Int, externalBuffer: _Device) -> None:
    """Computes Y = alpha * A * X + beta * Y of a sparse matrix and a dense vector.

    C: cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV
    """
def cusparseSpMV_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVAlg_t | _Int) -> int:
    """Returns the workspace of a sparse matrix times a vector.

    C: cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, size_t *bufferSize)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_bufferSize
    """
def cusparseSpMV_preprocess(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVAlg_t | _Int, externalBuffer: _Device) -> None:
    """Prepares a sparse matrix times a vector, for several calls.

    C: cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_preprocess
    Since 12.4.
    """
def cusparseSpMV_createDescr() -> cusparseSpMVDescr_t:
    """Creates the state of a sparse matrix times a vector.

    C: cusparseStatus_t cusparseSpMV_createDescr(cusparseSpMVDescr_t *descr)

      descr: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_createDescr
    Since 13.5.
    """
def cusparseSpMV_destroyDescr(descr: cusparseSpMVDescr_t | int | None) -> None:
    """Destroys the state of a sparse matrix times a vector.

    C: cusparseStatus_t cusparseSpMV_destroyDescr(cusparseSpMVDescr_t descr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_destroyDescr
    Since 13.5.
    """
def cusparseSpMVDescrSetParam(descr: cusparseSpMVDescr_t | int | None, param: cusparseApiParam_t | _Int, data: _Writable, dataSize: int | None) -> None:
    """Changes a parameter of the state of a sparse matrix times a vector.

    C: cusparseStatus_t cusparseSpMVDescrSetParam(cusparseSpMVDescr_t descr, cusparseApiParam_t param, void *data, size_t dataSize)

      data: passed; host memory of dataSize bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVDescrSetParam
    Since 13.5.
    """
def cusparseSpMVDescrGetParam(descr: cusparseSpMVDescr_t | int | None, param: cusparseApiParam_t | _Int, data: _Writable, dataSize: int | None) -> None:
    """Returns a parameter of the state of a sparse matrix times a vector.

    C: cusparseStatus_t cusparseSpMVDescrGetParam(cusparseSpMVDescr_t descr, cusparseApiParam_t param, void *data, size_t dataSize)

      data: passed; host memory of dataSize bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVDescrGetParam
    Since 13.5.
    """
def cusparseSpMVGeneric(handle: cusparseHandle_t | int | None, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, descr: cusparseSpMVDescr_t | int | None) -> None:
    """Multiplies a sparse matrix by a vector, with a state of its own.

    C: cusparseStatus_t cusparseSpMVGeneric(cusparseHandle_t handle, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseConstDnVecDescr_t vecY, cusparseDnVecDescr_t vecZ, cudaDataType computeType, cusparseSpMVDescr_t descr)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVGeneric
    Since 13.5.
    """
def cusparseSpMVGeneric_bufferSize(handle: cusparseHandle_t | int | None, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, descr: cusparseSpMVDescr_t | int | None) -> int:
    """Returns the workspace of a sparse matrix times a vector with a state.

    C: cusparseStatus_t cusparseSpMVGeneric_bufferSize(cusparseHandle_t handle, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseConstDnVecDescr_t vecY, cusparseDnVecDescr_t vecZ, cudaDataType computeType, cusparseSpMVDescr_t descr, size_t *bufferSize)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVGeneric_bufferSize
    Since 13.5.
    """
def cusparseSpMVGeneric_preprocess(handle: cusparseHandle_t | int | None, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, beta: _Address | _Device, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, descr: cusparseSpMVDescr_t | int | None) -> None:
    """Prepares a sparse matrix times a vector with a state.

    C: cusparseStatus_t cusparseSpMVGeneric_preprocess(cusparseHandle_t handle, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseConstDnVecDescr_t vecY, cusparseDnVecDescr_t vecZ, cudaDataType computeType, cusparseSpMVDescr_t descr)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVGeneric_preprocess
    Since 13.5.
    """
def cusparseSpMVOp_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVOpAlg_t | _Int) -> int:
    """Returns the workspace of a product with operations of the program.

    C: cusparseStatus_t cusparseSpMVOp_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cusparseDnVecDescr_t vecZ, cudaDataType computeType, cusparseSpMVOpAlg_t alg, size_t *bufferSize)

      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVOp_bufferSize
    Since 13.1.
    """
def cusparseSpMVOp_createDescr(handle: cusparseHandle_t | int | None, desc: _Pointer[cusparseSpMVOpDescr_t] | int, opA: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMVOpAlg_t | _Int, buffer: _Device) -> None:
    """Creates the state of a product with operations of the program.

    C: cusparseStatus_t cusparseSpMVOp_createDescr(cusparseHandle_t handle, cusparseSpMVOpDescr_t *desc, cusparseOperation_t opA, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cusparseDnVecDescr_t vecZ, cudaDataType computeType, cusparseSpMVOpAlg_t alg, void *buffer)

      desc: passed; the call may write to the memory that it points to; host memory
      buffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVOp_createDescr
    Since 13.1.
    """
def cusparseSpMVOp_destroyDescr(desc: cusparseSpMVOpDescr_t | int | None) -> None:
    """Destroys the state of a product with operations of the program.

    C: cusparseStatus_t cusparseSpMVOp_destroyDescr(cusparseSpMVOpDescr_t desc)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVOp_destroyDescr
    Since 13.1.
    """
def cusparseSpMVOp_createPlan(handle: cusparseHandle_t | int | None, desc: cusparseSpMVOpDescr_t | int | None, code: _Address, codeSize: int | None) -> cusparseSpMVOpPlan_t:
    """Creates a plan of a product with operations of the program, which compiles them.

    C: cusparseStatus_t cusparseSpMVOp_createPlan(cusparseHandle_t handle, cusparseSpMVOpDescr_t desc, cusparseSpMVOpPlan_t *plan, const void *code, size_t codeSize)

      plan: returned
      code: passed; host memory of codeSize bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVOp_createPlan
    Since 13.1.
    """
def cusparseSpMVOp_destroyPlan(plan: cusparseSpMVOpPlan_t | int | None) -> None:
    """Destroys a plan of a product with operations of the program.

    C: cusparseStatus_t cusparseSpMVOp_destroyPlan(cusparseSpMVOpPlan_t plan)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVOp_destroyPlan
    Since 13.1.
    """
def cusparseSpMVOp_setGlobalUserData(handle: cusparseHandle_t | int | None, plan: cusparseSpMVOpPlan_t | int | None, global_data_name: _Text, input_data: _Writable | _Device, data_size: int | None) -> None:
    """Sets data that the operations of the program can read.

    C: cusparseStatus_t cusparseSpMVOp_setGlobalUserData(cusparseHandle_t handle, cusparseSpMVOpPlan_t plan, const char *global_data_name, void *input_data, size_t data_size)

      global_data_name: passed; a zero-terminated text
      input_data: passed; host or device memory of data_size bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVOp_setGlobalUserData
    Since 13.1.
    """
def cusparseSpMVOp(handle: cusparseHandle_t | int | None, plan: cusparseSpMVOpPlan_t | int | None, alpha: _Address | _Device, beta: _Address | _Device, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, vecZ: cusparseDnVecDescr_t | int | None) -> None:
    """Multiplies a sparse matrix by a vector, with operations that the program gives.

    C: cusparseStatus_t cusparseSpMVOp(cusparseHandle_t handle, cusparseSpMVOpPlan_t plan, const void *alpha, const void *beta, cusparseConstDnVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, cusparseDnVecDescr_t vecZ)

      alpha: passed; host or device memory (size not known: an object of the library determines the size)
      beta: passed; host or device memory (size not known: an object of the library determines the size)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMVOp
    Since 13.1.
    """
def cusparseSpMatGetSizes(spMatDescr: cusparseSpMatDescr_t | int | None) -> cusparseSpMatSizes_t:
    """Returns the sizes of a sparse matrix.

    C: cusparseStatus_t cusparseSpMatGetSizes(cusparseConstSpMatDescr_t spMatDescr, cusparseSpMatSizes_t *sizes)

      sizes: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetSizes
    Since 13.5.
    """
def cusparseSpMatSetPointers(spMatDescr: cusparseSpMatDescr_t | int | None, pointers: _Pointer[cusparseSpMatPointers_t] | int) -> None:
    """Changes where the parts of a sparse matrix are.

    C: cusparseStatus_t cusparseSpMatSetPointers(cusparseSpMatDescr_t spMatDescr, const cusparseSpMatPointers_t *pointers)

      pointers: passed; host memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetPointers
    Since 13.5.
    """
def cusparseSpMatGetPointers(spMatDescr: cusparseSpMatDescr_t | int | None) -> cusparseSpMatPointers_t:
    """Returns where the parts of a sparse matrix are.

    C: cusparseStatus_t cusparseSpMatGetPointers(cusparseSpMatDescr_t spMatDescr, cusparseSpMatPointers_t *pointers)

      pointers: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetPointers
    Since 13.5.
    """
def cusparseSpMatConvertDescrCreate() -> cusparseSpMatConvertDescr_t:
    """Creates the state of a conversion to another format.

    C: cusparseStatus_t cusparseSpMatConvertDescrCreate(cusparseSpMatConvertDescr_t *descr)

      descr: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatConvertDescrCreate
    Since 13.5.
    """
def cusparseSpMatConvertDescrDestroy(descr: cusparseSpMatConvertDescr_t | int | None) -> None:
    """Destroys the state of a conversion to another format.

    C: cusparseStatus_t cusparseSpMatConvertDescrDestroy(cusparseSpMatConvertDescr_t descr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatConvertDescrDestroy
    Since 13.5.
    """
def cusparseSpMatConvert_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, sourceDescr: cusparseSpMatDescr_t | int | None, targetDescr: cusparseSpMatDescr_t | int | None, copyValues: cusparseAction_t | _Int, alg: cusparseSpMatConvertAlg_t | _Int, convertDescr: cusparseSpMatConvertDescr_t | int | None) -> int:
    """Returns the workspace of a conversion to another format.

    C: cusparseStatus_t cusparseSpMatConvert_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseConstSpMatDescr_t sourceDescr, cusparseSpMatDescr_t targetDescr, cusparseAction_t copyValues, cusparseSpMatConvertAlg_t alg, cusparseSpMatConvertDescr_t convertDescr, size_t *bufferSize)

      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatConvert_bufferSize
    Since 13.5.
    """
def cusparseSpMatConvert_analysis(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, sourceDescr: cusparseSpMatDescr_t | int | None, targetDescr: cusparseSpMatDescr_t | int | None, copyValues: cusparseAction_t | _Int, alg: cusparseSpMatConvertAlg_t | _Int, convertDescr: cusparseSpMatConvertDescr_t | int | None, externalBuffer: _Device) -> None:
    """Analyses a conversion to another format: the first step.

    C: cusparseStatus_t cusparseSpMatConvert_analysis(cusparseHandle_t handle, cusparseOperation_t opA, cusparseConstSpMatDescr_t sourceDescr, cusparseSpMatDescr_t targetDescr, cusparseAction_t copyValues, cusparseSpMatConvertAlg_t alg, cusparseSpMatConvertDescr_t convertDescr, void *externalBuffer)

      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatConvert_analysis
    Since 13.5.
    """
def cusparseSpMatConvert(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, sourceDescr: cusparseSpMatDescr_t | int | None, targetDescr: cusparseSpMatDescr_t | int | None, copyValues: cusparseAction_t | _Int, alg: cusparseSpMatConvertAlg_t | _Int, convertDescr: cusparseSpMatConvertDescr_t | int | None, externalBuffer: _Device) -> None:
    """Converts a sparse matrix to another format.

    C: cusparseStatus_t cusparseSpMatConvert(cusparseHandle_t handle, cusparseOperation_t opA, cusparseConstSpMatDescr_t sourceDescr, cusparseSpMatDescr_t targetDescr, cusparseAction_t copyValues, cusparseSpMatConvertAlg_t alg, cusparseSpMatConvertDescr_t convertDescr, void *externalBuffer)

      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatConvert
    Since 13.5.
    """
def cusparseSpSV_createDescr() -> cusparseSpSVDescr_t:
    """Creates the state of a triangular solution, with a matrix (SM) or a vector (SV).

    C: cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descr)

      descr: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_createDescr
    """
def cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t | int | None) -> None:
    """Destroys the state of a triangular solution.

    C: cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_destroyDescr
    """
def cusparseSpSV_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSVAlg_t | _Int, spsvDescr: cusparseSpSVDescr_t | int | None) -> int:
    """Returns the workspace of a triangular solution.

    C: cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, size_t *bufferSize)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_bufferSize
    """
def cusparseSpSV_analysis(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSVAlg_t | _Int, spsvDescr: cusparseSpSVDescr_t | int | None, externalBuffer: _Device) -> None:
    """Analyses a triangular matrix: the first step of a solution.

    C: cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_analysis
    """
def cusparseSpSV_solve(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, vecX: cusparseDnVecDescr_t | int | None, vecY: cusparseDnVecDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSVAlg_t | _Int, spsvDescr: cusparseSpSVDescr_t | int | None) -> None:
    """Solves op(A) * Y = alpha * X with a sparse triangular matrix A.

    C: cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr)

      alpha: passed; host or device memory of sizeof(computeType) bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_solve
    """
def cusparseSpSV_updateMatrix(handle: cusparseHandle_t | int | None, spsvDescr: cusparseSpSVDescr_t | int | None, newValues: _Device, updatePart: cusparseSpSVUpdate_t | _Int) -> None:
    """Gives the state of a triangular solution new values.

    C: cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle, cusparseSpSVDescr_t spsvDescr, void *newValues, cusparseSpSVUpdate_t updatePart)

      newValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_updateMatrix
    Since 12.1.
    """
def cusparseSpSM_createDescr() -> cusparseSpSMDescr_t:
    """Creates the state of a triangular solution, with a matrix (SM) or a vector (SV).

    C: cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descr)

      descr: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_createDescr
    """
def cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t | int | None) -> None:
    """Destroys the state of a triangular solution.

    C: cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t descr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_destroyDescr
    """
def cusparseSpSM_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSMAlg_t | _Int, spsmDescr: cusparseSpSMDescr_t | int | None) -> int:
    """Returns the workspace of a triangular solution.

    C: cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, size_t *bufferSize)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_bufferSize
    """
def cusparseSpSM_analysis(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSMAlg_t | _Int, spsmDescr: cusparseSpSMDescr_t | int | None, externalBuffer: _Device) -> None:
    """Analyses a triangular matrix: the first step of a solution.

    C: cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_analysis
    """
def cusparseSpSM_solve(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpSMAlg_t | _Int, spsmDescr: cusparseSpSMDescr_t | int | None) -> None:
    """Solves op(A) * Y = alpha * X with a sparse triangular matrix A.

    C: cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr)

      alpha: passed; host or device memory of sizeof(computeType) bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_solve
    """
def cusparseSpSM_updateMatrix(handle: cusparseHandle_t | int | None, spsmDescr: cusparseSpSMDescr_t | int | None, newValues: _Device, updatePart: cusparseSpSMUpdate_t | _Int) -> None:
    """Gives the state of a triangular solution new values.

    C: cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle, cusparseSpSMDescr_t spsmDescr, void *newValues, cusparseSpSMUpdate_t updatePart)

      newValues: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_updateMatrix
    Since 12.4.
    """
def cusparseSpMM_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMMAlg_t | _Int) -> int:
    """Returns the workspace of a sparse matrix times a dense one.

    C: cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, size_t *bufferSize)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_bufferSize
    """
def cusparseSpMM_preprocess(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMMAlg_t | _Int, externalBuffer: _Device) -> None:
    """Prepares a sparse matrix times a dense one, for several calls.

    C: cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_preprocess
    """
def cusparseSpMM(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMMAlg_t | _Int, externalBuffer: _Device) -> None:
    """Computes C = alpha * A * B + beta * C of a sparse matrix A and dense ones.

    C: cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM
    """
def cusparseSpGEMM_createDescr() -> cusparseSpGEMMDescr_t:
    """Creates the state of a product of sparse matrices.

    C: cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descr)

      descr: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_createDescr
    """
def cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t | int | None) -> None:
    """Destroys the state of a product of sparse matrices.

    C: cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_destroyDescr
    """
def cusparseSpGEMM_workEstimation(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize1: int | None, externalBuffer1: _Device) -> int:
    """Estimates a product of sparse matrices: the first step.

    C: cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      bufferSize1: passed as a value; the value after the call is returned
      externalBuffer1: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_workEstimation
    """
def cusparseSpGEMM_getNumProducts(spgemmDescr: cusparseSpGEMMDescr_t | int | None) -> int:
    """Returns the number of products of elements that a product of sparse matrices takes.

    C: cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t spgemmDescr, int64_t *num_prods)

      num_prods: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_getNumProducts
    Since 12.0.
    """
def cusparseSpGEMM_estimateMemory(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, chunk_fraction: float, bufferSize3: int | None, externalBuffer3: _Device, bufferSize2: int | None) -> tuple[int, int]:
    """Returns the memory that a product of sparse matrices needs.

    C: cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, float chunk_fraction, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize2)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      bufferSize3: passed as a value; the value after the call is returned
      externalBuffer3: passed; device memory
      bufferSize2: passed as a value; the value after the call is returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_estimateMemory
    Since 12.0.
    """
def cusparseSpGEMM_compute(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize2: int | None, externalBuffer2: _Device) -> int:
    """Computes a product of sparse matrices.

    C: cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      bufferSize2: passed as a value; the value after the call is returned
      externalBuffer2: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_compute
    """
def cusparseSpGEMM_copy(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None) -> None:
    """Copies a product of sparse matrices into its matrix: the last step.

    C: cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_copy
    """
def cusparseSpGEMMreuse_workEstimation(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize1: int | None, externalBuffer1: _Device) -> int:
    """Estimates a product whose pattern is used again: the first step.

    C: cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)

      bufferSize1: passed as a value; the value after the call is returned
      externalBuffer1: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_workEstimation
    """
def cusparseSpGEMMreuse_nnz(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize2: int | None, externalBuffer2: _Device, bufferSize3: int | None, externalBuffer3: _Device, bufferSize4: int | None, externalBuffer4: _Device) -> tuple[int, int, int]:
    """Computes the pattern of a product of sparse matrices, and counts its elements.

    C: cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize4, void *externalBuffer4)

      bufferSize2: passed as a value; the value after the call is returned
      externalBuffer2: passed; device memory
      bufferSize3: passed as a value; the value after the call is returned
      externalBuffer3: passed; device memory
      bufferSize4: passed as a value; the value after the call is returned
      externalBuffer4: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_nnz
    """
def cusparseSpGEMMreuse_copy(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None, bufferSize5: int | None, externalBuffer5: _Device) -> int:
    """Copies the pattern of a product of sparse matrices into its matrix.

    C: cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize5, void *externalBuffer5)

      bufferSize5: passed as a value; the value after the call is returned
      externalBuffer5: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_copy
    """
def cusparseSpGEMMreuse_compute(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, matB: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEMMAlg_t | _Int, spgemmDescr: cusparseSpGEMMDescr_t | int | None) -> None:
    """Computes the values of a product of sparse matrices of a known pattern.

    C: cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_compute
    """
def cusparseSpGEAM_createDescr() -> cusparseSpGEAMDescr_t:
    """Creates the state of a sum of sparse matrices.

    C: cusparseStatus_t cusparseSpGEAM_createDescr(cusparseSpGEAMDescr_t *descr)

      descr: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_createDescr
    Since 13.3.
    """
def cusparseSpGEAM_destroyDescr(descr: cusparseSpGEAMDescr_t | int | None) -> None:
    """Destroys the state of a sum of sparse matrices.

    C: cusparseStatus_t cusparseSpGEAM_destroyDescr(cusparseSpGEAMDescr_t descr)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_destroyDescr
    Since 13.3.
    """
def cusparseSpGEAM_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEAMAlg_t | _Int, spgeamDescr: cusparseSpGEAMDescr_t | int | None) -> int:
    """Returns the workspace of a sum of sparse matrices.

    C: cusparseStatus_t cusparseSpGEAM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, size_t *bufferSize)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_bufferSize
    Since 13.3.
    """
def cusparseSpGEAM_nnz(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEAMAlg_t | _Int, spgeamDescr: cusparseSpGEAMDescr_t | int | None, externalBuffer: _Device) -> None:
    """Counts the elements of a sum of sparse matrices.

    C: cusparseStatus_t cusparseSpGEAM_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_nnz
    Since 13.3.
    """
def cusparseSpGEAM(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseSpMatDescr_t | int | None, beta: _Address | _Device, matB: cusparseSpMatDescr_t | int | None, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpGEAMAlg_t | _Int, spgeamDescr: cusparseSpGEAMDescr_t | int | None, externalBuffer: _Device) -> None:
    """Computes C = alpha * A + beta * B of sparse matrices.

    C: cusparseStatus_t cusparseSpGEAM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM
    Since 13.3.
    """
def cusparseSDDMM_bufferSize(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseDnMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSDDMMAlg_t | _Int) -> int:
    """Returns the workspace of a dense product at a sparse matrix' elements.

    C: cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, size_t *bufferSize)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      bufferSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_bufferSize
    """
def cusparseSDDMM_preprocess(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseDnMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSDDMMAlg_t | _Int, externalBuffer: _Device) -> None:
    """Prepares a dense product at a sparse matrix' elements, for several calls.

    C: cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_preprocess
    """
def cusparseSDDMM(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, alpha: _Address | _Device, matA: cusparseDnMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, beta: _Address | _Device, matC: cusparseSpMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSDDMMAlg_t | _Int, externalBuffer: _Device) -> None:
    """Computes the elements of a dense product that a sparse matrix has.

    C: cusparseStatus_t cusparseSDDMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)

      alpha: passed; host or device memory of sizeof(computeType) bytes
      beta: passed; host or device memory of sizeof(computeType) bytes
      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM
    """
def cusparseSpMMOp_createPlan(handle: cusparseHandle_t | int | None, opA: cusparseOperation_t | _Int, opB: cusparseOperation_t | _Int, matA: cusparseSpMatDescr_t | int | None, matB: cusparseDnMatDescr_t | int | None, matC: cusparseDnMatDescr_t | int | None, computeType: runtime.cudaDataType | _Int, alg: cusparseSpMMOpAlg_t | _Int, addOperationLtoirBuffer: _Address, addOperationBufferSize: int | None, mulOperationLtoirBuffer: _Address, mulOperationBufferSize: int | None, epilogueLtoirBuffer: _Address, epilogueBufferSize: int | None) -> tuple[cusparseSpMMOpPlan_t, int]:
    """Creates a plan of such a product, which compiles the program's operations.

    C: cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t handle, cusparseSpMMOpPlan_t *plan, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMOpAlg_t alg, const void *addOperationLtoirBuffer, size_t addOperationBufferSize, const void *mulOperationLtoirBuffer, size_t mulOperationBufferSize, const void *epilogueLtoirBuffer, size_t epilogueBufferSize, size_t *SpMMWorkspaceSize)

      plan: returned
      addOperationLtoirBuffer: passed; host memory of addOperationBufferSize bytes
      mulOperationLtoirBuffer: passed; host memory of mulOperationBufferSize bytes
      epilogueLtoirBuffer: passed; host memory of epilogueBufferSize bytes
      SpMMWorkspaceSize: returned

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_createPlan
    """
def cusparseSpMMOp(plan: cusparseSpMMOpPlan_t | int | None, externalBuffer: _Device) -> None:
    """Multiplies a sparse matrix by a dense one, with operations that the program gives.

    C: cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t plan, void *externalBuffer)

      externalBuffer: passed; device memory

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp
    """
def cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t | int | None) -> None:
    """Destroys a plan of such a product.

    C: cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t plan)

    https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_destroyPlan
    """

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
