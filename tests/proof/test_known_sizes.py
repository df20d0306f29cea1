"""Tests for the sizes in the tables, for known calls and for several versions of a function."""

from __future__ import annotations

import ctypes
import re
from collections import defaultdict
from typing import Any

import pytest

from codegen.documentation import stem
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import rows

from .size_table import Sized, draw, find_all

MATRIX = {"elemSize": 4, "rows": 3, "cols": 5, "lda": 8, "ldb": 10}
PITCHED = {"dpitch": 512, "spitch": 256, "pitch": 128, "width": 100, "height": 4}
NOTHING = PITCHED | {"height": 0}

# (library, function, parameter, arguments, number of bytes that C touches), according to NVIDIA's manuals.
CALLS: list[tuple[str, str, str, dict[str, Any], int]] = [
    ("driver", "cuMemcpyHtoD_v2", "srcHost", {"ByteCount": 64}, 64),
    ("driver", "cuMemcpyDtoH_v2", "dstHost", {"ByteCount": 64}, 64),
    ("driver", "cuMemcpyDtoHAsync_v2", "dstHost", {"ByteCount": 0}, 0),
    ("driver", "cuMemcpyHtoA_v2", "srcHost", {"ByteCount": 7}, 7),
    ("driver", "cuModuleLoadDataEx", "options", {"numOptions": 3}, 12),
    ("driver", "cuModuleLoadDataEx", "optionValues", {"numOptions": 3}, 24),
    ("driver", "cuLinkAddData_v2", "data", {"size": 100}, 100),
    ("driver", "cuLibraryLoadData", "jitOptionsValues", {"numJitOptions": 2}, 16),
    ("driver", "cuLibraryLoadData", "libraryOptions", {"numLibraryOptions": 2}, 8),
    ("driver", "cuGraphAddEmptyNode", "dependencies", {"numDependencies": 4}, 32),
    ("driver", "cuGraphAddKernelNode_v2", "nodeParams", {"numDependencies": 4}, 72),
    ("driver", "cuGraphAddDependencies_v2", "from", {"numDependencies": 2}, 16),
    ("driver", "cuGraphAddDependencies_v2", "edgeData", {"numDependencies": 2}, 16),
    ("driver", "cuStreamBatchMemOp_v2", "paramArray", {"count": 2}, 96),
    ("driver", "cuMemSetAccess", "desc", {"count": 2, "size": 4096}, 24),
    ("driver", "cuMemPrefetchBatchAsync", "prefetchLocIdxs", {"count": 5, "numPrefetchLocs": 2}, 16),
    ("driver", "cuMemPrefetchBatchAsync", "dptrs", {"count": 5, "numPrefetchLocs": 2}, 40),
    ("driver", "cuMemPrefetchBatchAsync", "sizes", {"count": 5, "numPrefetchLocs": 2}, 40),
    ("driver", "cuWaitExternalSemaphoresAsync", "extSemArray", {"numExtSems": 3}, 24),
    ("driver", "cuPointerGetAttributes", "attributes", {"numAttributes": 3}, 12),
    ("driver", "cuTensorMapEncodeTiled", "globalDim", {"tensorRank": 3}, 24),
    ("driver", "cuTensorMapEncodeTiled", "globalStrides", {"tensorRank": 3}, 16),
    ("driver", "cuTensorMapEncodeTiled", "globalStrides", {"tensorRank": 1}, 0),
    ("driver", "cuTensorMapEncodeTiled", "boxDim", {"tensorRank": 3}, 12),
    ("driver", "cuTensorMapEncodeTiled", "elementStrides", {"tensorRank": 5}, 20),
    ("driver", "cuTensorMapEncodeIm2col", "pixelBoxLowerCorner", {"tensorRank": 4}, 8),
    ("driver", "cuTexRefSetBorderColor", "pBorderColor", {}, 16),
    ("driver", "cuMemcpy2D_v2", "pCopy", {}, 128),
    ("driver", "cuGetExportTable", "pExportTableId", {}, 16),
    ("npp", "nppiAddC_8u_C3RSfs_Ctx", "aConstants", {}, 3),
    ("npp", "nppiGetAffineQuad", "aCoeffs", {}, 48),
    ("npp", "nppiColorTwist32f_8u_C3R_Ctx", "aTwist", {}, 48),
    ("npp", "nppiYUV420ToRGB_8u_P3R_Ctx", "pSrc", {}, 24),
    ("npp", "nppiEvenLevelsHost_32s_Ctx", "hpLevels", {"nLevels": 5}, 20),
    ("runtime", "cudaMemcpy", "dst", {"count": 9}, 9),
    ("runtime", "cudaMemcpyAsync", "src", {"count": 9}, 9),
    ("runtime", "cudaMemcpy2D", "dst", PITCHED, 3 * 512 + 100),
    ("runtime", "cudaMemcpy2D", "src", PITCHED, 3 * 256 + 100),
    ("runtime", "cudaMemcpy2D", "src", NOTHING, 0),
    ("runtime", "cudaSetValidDevices", "device_arr", {"len": 2}, 8),
    ("runtime", "cudaGraphAddMemcpyNode1D", "src", {"count": 9, "numDependencies": 1}, 9),
    ("runtime", "cudaGraphAddMemcpyNode1D", "pDependencies", {"count": 9, "numDependencies": 1}, 8),
    ("nvrtc", "nvrtcCreateProgram", "headers", {"numHeaders": 2}, 16),
    ("nvrtc", "nvrtcCompileProgram", "options", {"numOptions": 3}, 24),
    ("nvrtc", "nvrtcGetPTX", "ptx", {"prog": 1, "nvrtcGetPTXSize": lambda prog: 50}, 50),
    ("nvrtc", "nvrtcGetSupportedArchs", "supportedArchs", {"nvrtcGetNumSupportedArchs": lambda: 6}, 24),
    ("nvjitlink", "nvJitLinkAddData", "data", {"size": 10}, 10),
    (
        "nvjitlink",
        "nvJitLinkGetErrorLog",
        "log",
        {"handle": 1, "nvJitLinkGetErrorLogSize": lambda handle: 3},
        3,
    ),
    ("nvfatbin", "nvFatbinAddPTX", "code", {"size": 10}, 10),
    ("nvfatbin", "nvFatbinGet", "buffer", {"handle": 1, "nvFatbinSize": lambda handle: 77}, 77),
    ("nvvm", "nvvmAddModuleToProgram", "buffer", {"size": 10}, 10),
    ("nvvm", "nvvmCompileProgram", "options", {"numOptions": 1}, 8),
    ("nvml", "nvmlDeviceGetFieldValues", "values", {"valuesCount": 2}, 80),
    ("nvml", "nvmlDeviceGetVgpuMetadata", "pgpuMetadata", {"bufferSize": [300]}, 300),
    ("cublas", "cublasSetMatrix", "A", MATRIX, 4 * (8 * 4 + 3)),
    ("cublas", "cublasGetMatrix", "B", MATRIX, 4 * (10 * 4 + 3)),
    ("cublas", "cublasSetMatrix", "A", MATRIX | {"cols": 0}, 0),
    ("cublas", "cublasSetVector", "x", {"n": 5, "elemSize": 8, "incx": 2}, 8 * 9),
    ("cublas", "cublasSetVector", "x", {"n": 5, "elemSize": 8, "incx": -2}, 8 * 9),
    ("cublas", "cublasGetVector", "y", {"n": 0, "elemSize": 8, "incy": 2}, 0),
    ("cublas", "cublasSaxpy_v2", "alpha", {"n": 5}, 4),
    ("cublas", "cublasZgemm_v2", "beta", {"n": 5}, 16),
    ("cublas", "cublasSrotm_v2", "param", {"n": 5}, 20),
    ("cufft", "cufftPlanMany", "inembed", {"rank": 3}, 12),
    ("cufft", "cufftMakePlanMany64", "n", {"rank": 3}, 24),
    ("cudnn", "cudnnSetTensorNdDescriptor", "strideA", {"nbDims": 4}, 16),
    ("cudnn", "cudnnGetFilterNdDescriptor", "filterDimA", {"nbDimsRequested": 5}, 20),
    ("cudnn", "cudnnSetConvolutionNdDescriptor", "padA", {"arrayLength": 2}, 8),
    ("cutensor", "cutensorCreateTensorDescriptor", "extent", {"numModes": 3}, 24),
    ("nccl", "ncclCommInitAll", "devlist", {"ndev": 4}, 16),
    ("cufile", "cuFileReadv", "iov", {"iovcnt": 2}, 32),
    ("cufile", "cuFileRead", "bufPtr_base", {"size": 48, "bufPtr_offset": 16}, 64),
    ("curand", "curandGenerateNormalDouble", "outputPtr", {"n": 3}, 24),
    ("cudnn", "cudnnSetTensorTransformDescriptor", "foldA", {"nbDims": 4}, 8),
    ("cusolver", "cusolverSpDcsrlsvqrHost", "csrRowPtrA", {"m": 3}, 16),
    ("cusolver", "cusolverSpZcsrlsvqrHost", "csrValA", {"nnz": 3}, 48),
    ("cusolver", "cusolverRfSetupHost", "h_csrValU", {"nnzU": 3}, 24),
    ("cupti", "cuptiActivityGetNextRecord", "buffer", {"validBufferSizeBytes": 128}, 128),
]


def get_newest_param(name: str, symbol: str, param_name: str) -> tuple[rows.Param, str]:
    """Return a parameter in the newest release of its function, and this release."""
    library_ = library(catalog.find(name))
    _, removed_in, text = library_.get_versions(symbol)[-1]
    releases = library_.releases
    level = releases[releases.index(removed_in) - 1] if removed_in else releases[-1]
    _, params = rows.prototype(text)
    (param,) = (candidate for candidate in params if candidate.name == param_name)
    return param, level


def count_bytes(name: str, symbol: str, param: str, arguments: dict[str, Any]) -> int:
    """Return the size of a parameter's memory in bytes for these arguments, according to the table."""
    row, level = get_newest_param(name, symbol, param)
    number = int(eval(row.size, {"max": max, "min": min}, arguments))
    if row.in_bytes:
        return max(number, 0)
    library_ = library(next(info for info in catalog.find_all() if info.name == name))
    target = row.type.removesuffix("const").removesuffix("*").rstrip().removeprefix("const ")
    cls = library_.types_at(level).ctype(target)
    return max(number, 0) * (ctypes.sizeof(cls) if cls else 1)


@pytest.mark.sample
@pytest.mark.parametrize(("name", "symbol", "param", "arguments", "size"), CALLS)
def test_known_calls_touch_the_number_of_bytes_in_the_manual(
    name: str, symbol: str, param: str, arguments: dict[str, Any], size: int
) -> None:
    assert count_bytes(name, symbol, param, arguments) == size


def test_versions_of_a_function_have_the_same_sizes() -> None:
    """Parameters with the same name and type must have the same size in the versions _v2, _ptsz and _64."""
    sizes_by_parameter: dict[tuple[str, str, str], set[tuple[str, bool]]] = defaultdict(set)
    for library_, symbol, param in find_all():
        name = re.sub(r"(_v\d+)?(_64)?$|(?<=\w)_\d+_\d+$", "", stem(symbol)).removeprefix("__")
        sizes_by_parameter[library_, name, f"{param.type} {param.name}"].add((param.size, param.in_bytes))
    assert len(sizes_by_parameter) > 800
    differing = {key: sizes for key, sizes in sizes_by_parameter.items() if len(sizes) > 1}
    assert differing == {}


def test_size_table_is_repeatable_and_shows_units() -> None:
    first, repeated, other = (list(map(str, draw(20, seed))) for seed in ("a", "a", "b"))
    assert first == repeated
    assert first != other
    _, params = rows.prototype("S (in[n] const char *const *a, in[n]b int *b, in[2] T *c, in[n] void *d)")
    sizes = [str(Sized("driver", "prA", param)).split("  ")[-1].strip() for param in params]
    assert sizes == ["n char *", "n bytes", "2 T", "n bytes"]
