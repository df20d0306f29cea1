"""The owners of symbols and sonames, from the tables alone."""

from __future__ import annotations

import pytest

from cudyn._loading import catalog
from cudyn._symbols.helpers import HELPERS, is_helper
from cudyn._symbols.owners import find_library, find_owner, guess_owner, look_up

from ..conftest import python_json


def test_every_symbol_of_every_table_is_its_librarys() -> None:
    for info in catalog.find_all():
        tables = catalog.read_module(f"cudyn._tables.{info.name}_functions")
        for symbol in (*tables.FUNCTIONS, *tables.HIDDEN):
            assert look_up(symbol) == (info.name, symbol)


@pytest.mark.parametrize(
    ("symbol", "real", "owner"),
    [
        ("_cudaMalloc", "cudaMalloc", "runtime"),
        ("_cudaLaunchKernelEx", "cudaLaunchKernelExC", "runtime"),
        ("_cuKernelGetAttribute", "cuKernelGetAttribute", "driver"),
    ],
)
def test_what_the_cute_dsl_calls_otherwise(symbol: str, real: str, owner: str) -> None:
    assert look_up(symbol) == (owner, real)


OTHERS = """
curl_easy_init nvtiffCreate cudaNoSuchFunction _cudaNoSuchFunction __cudaNoSuchFunction __cudaMalloc _cu cu _
malloc _ZN4cuda3std customer * _cuda* ncclNot
"""


@pytest.mark.parametrize("symbol", [*OTHERS.split(), ""])
def test_others_symbols_are_nobodys(symbol: str) -> None:
    assert look_up(symbol) == ("", symbol)


@pytest.mark.parametrize(
    ("soname", "symbol"),
    [
        ("libcusolverMg.so.12", "cusolverMgCreate"),
        ("libcufftw.so.12", "fftw_execute"),
        ("libnvinfer.so.10", "createInferBuilder_INTERNAL"),
        ("libnvinfer_plugin.so.10", "initLibNvInferPlugins"),
        ("libnvonnxparser.so.10", "createNvOnnxParser_INTERNAL"),
        ("libnvToolsExt.so.1", "nvtxRangePushA"),
        ("libnvjpeg2k.so.0", "nvjpeg2kCreateSimple"),
        ("libnvtiff.so.0", "nvtiffStreamCreate"),
        ("libnvblas.so.13", "nvblasInit"),
        ("libnppial.so.13", "nppiAdd_8u_C1RSfs"),
        ("libcudla.so.1", "cudlaCreateDevice"),
        ("libnvcuvid.so.1", "cuvidCreateDecoder"),
        ("libnvidia-encode.so.1", "NvEncodeAPICreateInstance"),
        ("libnvperf_host.so", "NVPW_InitializeHost"),
    ],
)
def test_a_library_without_a_table_is_guessed_by_its_symbols(soname: str, symbol: str) -> None:
    assert find_owner(soname) == soname
    assert guess_owner(symbol, "", ["libc.so.6", soname]) == soname
    assert guess_owner(symbol, "", ["libc.so.6"]) == ""


def test_helpers_of_the_cute_dsl_are_no_librarys() -> None:
    assert all(is_helper(symbol) and not look_up(symbol)[0] for symbol in HELPERS)
    assert is_helper("CuteDSLRT_NotKnown")
    assert not is_helper("cudaMalloc")


@pytest.mark.parametrize(
    ("soname", "found"),
    [
        ("libcudart.so.12", ("runtime", 12)),
        ("libcudart.so.11.0", ("runtime", 11)),
        ("libcudart.so.12.4.127", ("runtime", 12)),  # a file is called so
        ("libcudart-1f2e3d4c.so.12.4.127", ("runtime", 12)),  # auditwheel calls a copy so
        ("libcudart.1f2e3d4c.so.12", ("runtime", 12)),
        ("libcudart.so.10.2", ("runtime", 10)),
        ("libcudart.so.120", ("runtime", 120)),
        ("libcudart.so", ("runtime", 0)),
        ("libnvrtc.so.11.2", ("nvrtc", 11)),
        ("libcufft.so.11", ("cufft", 12)),  # whose numbers are not CUDA's
        ("libcurand.so.10", ("curand", 0)),
        ("libcuda.so.1", ("driver", 0)),
        ("/opt/lib/libcublas.so.12", ("cublas", 12)),
        ("libcublasLt.so.12", ("cublaslt", 12)),
        ("libcudart_static.so.12", ("", 0)),
        ("libcudart-notahash.so.12", ("", 0)),
        ("libm.so.6", ("", 0)),
        ("GLIBC_2.2.5", ("", 0)),
        ("libcudart", ("", 0)),
        ("", ("", 0)),
    ],
)
def test_sonames(soname: str, found: tuple[str, int]) -> None:
    assert find_library(soname) == found


def test_one_table_is_read_for_a_symbol() -> None:
    """Each costs a millisecond or more, and most modules need one library or two."""
    code = """
import json, sys
from cudyn._symbols.owners import look_up
before = set(sys.modules)
assert [look_up(s)[0] for s in ("nvrtcVersion", "malloc", "_ZSt4cout")] == ["nvrtc", "", ""]
print(json.dumps(sorted(name for name in set(sys.modules) - before if name.endswith("_functions"))))
"""
    assert python_json(code) == ["cudyn._tables.nvrtc_functions"]
