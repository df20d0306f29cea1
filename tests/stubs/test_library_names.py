"""Tests for the owners of symbols and sonames, which are determined only from the tables."""

from __future__ import annotations

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.sonames import find_library, find_owner
from cudyn._stubs.cute.helpers import CUTE_FUNCTIONS, is_cute_function
from cudyn._stubs.library_names import guess_owner, resolve_symbol

from ..conftest import python_json


def test_look_up_of_every_symbol_returns_its_library() -> None:
    """NPP is an exception, because it consists of several files.

    A symbol of two libraries belongs to the first of them.
    """
    owners: dict[str, str] = {}
    for info in catalog.find_all():
        tables = catalog.read_module(f"cudyn._bindings.tables.{info.name}_functions")
        owner = "" if info.siblings else info.name
        for symbol in (*tables.FUNCTIONS, *tables.HIDDEN):
            assert resolve_symbol(symbol) == (owners.setdefault(symbol, owner), symbol)


@pytest.mark.parametrize(
    ("symbol", "real", "owner"),
    [
        ("_cudaMalloc", "cudaMalloc", "runtime"),
        ("_cudaLaunchKernelEx", "cudaLaunchKernelExC", "runtime"),
        ("_cuKernelGetAttribute", "cuKernelGetAttribute", "driver"),
    ],
)
def test_look_up_of_a_symbol_of_the_cute_dsl_returns_the_real_name(
    symbol: str, real: str, owner: str
) -> None:
    assert resolve_symbol(symbol) == (owner, real)


OTHER_SYMBOLS = """
curl_easy_init nvtiffNoSuchFunction cufftNoSuchFunction cudaNoSuchFunction _cudaNoSuchFunction
__cudaNoSuchFunction __cudaMalloc _cu cu _
malloc _ZN4cuda3std customer * _cuda* ncclNot
"""


@pytest.mark.parametrize("symbol", [*OTHER_SYMBOLS.split(), ""])
def test_look_up_of_other_symbols_returns_no_library(symbol: str) -> None:
    assert resolve_symbol(symbol) == ("", symbol)


NVIDIA_LIBRARIES = """
libcusolverMg.so.12 libcufftw.so.12 libnvinfer.so.10 libnvonnxparser.so.10 libnvToolsExt.so.1
libnppial.so.13 libcudla.so.1 libnvidia-encode.so.1
libcudnn_graph.so.9
"""
OTHER_LIBRARIES = """
libcurl.so.4 libcups.so.2 libnvme.so.1 libcudf.so libcuvs.so libcudaq.so libc10_cuda.so libquadmath.so.0
libgomp.so.1 libamdhip64.so.6 libtorch_cuda.so libonnxruntime_providers_cuda.so libcudart
"""


def test_find_owner_recognizes_nvidia_libraries_without_a_table() -> None:
    assert [name for name in NVIDIA_LIBRARIES.split() if find_owner(name) != name] == []
    assert [name for name in OTHER_LIBRARIES.split() if find_owner(name)] == []
    assert find_owner("libcublas-1f2e3d4c.so.12") == "cublas"


def test_guess_owner_of_a_cpp_function_uses_its_prefix() -> None:
    assert guess_owner("cublasHgemm", "", ["libc.so.6", "libcublas.so.12"]) == "cublas"
    assert guess_owner("cublasHgemm", "", ["libc.so.6"]) == ""
    assert guess_owner("cublashgemm", "", ["libcublas.so.12"]) == ""
    assert guess_owner("anything", "libcudla.so.1", []) == "libcudla.so.1"


def test_find_owner_of_a_similar_name_returns_nothing() -> None:
    """A stub for such a library would return a value that callers would use as a result."""
    other = (
        "libcudf libcue_ops libcuopt_client libnvforest libnvqir-qpp libcustom_ops libcufinufft libcurl "
        "libnvme libcuda_ops libcupy_helper libnppi_like-ops libcuvs_c libnvtop libquadmath libamdhip64"
    )
    assert not [name for name in other.split() if find_owner(f"{name}.so.1")]
    nvidia = (
        "libcudnn_graph libnppial libnppc libnvinfer_plugin libnvidia-ml libcutensorMg libnvToolsExt "
        "libcufftMp libcustabilizer libcusolverMg libnvJitLink libnvrtc-builtins libcudla libnvtiff"
    )
    assert [name for name in nvidia.split() if not find_owner(f"{name}.so.1")] == []


def test_look_up_of_a_cute_helper_returns_no_library() -> None:
    assert all(is_cute_function(symbol) and not resolve_symbol(symbol)[0] for symbol in CUTE_FUNCTIONS)
    assert is_cute_function("CuteDSLRT_NotKnown")
    assert not is_cute_function("cudaMalloc")


@pytest.mark.parametrize(
    ("soname", "expected"),
    [
        ("libcudart.so.12", ("runtime", 12)),
        ("libcudart.so.11.0", ("runtime", 11)),
        ("libcudart.so.12.4.127", ("runtime", 12)),  # a file name
        ("libcudart-1f2e3d4c.so.12.4.127", ("runtime", 12)),  # the file name of a copy made by auditwheel
        ("libcudart.1f2e3d4c.so.12", ("runtime", 12)),
        ("libcudart.so.10.2", ("runtime", 10)),
        ("libcupti-1f2e3d4c.so.2022.2.1", ("cupti", 11)),
        ("libcupti-1f2e3d4c.so.2022.4.1", ("cupti", 12)),
        ("libcupti.so.2025.2.1", ("cupti", 12)),
        ("libcupti.so.2025.3.0", ("cupti", 13)),
        ("libcupti.so.2019.1", ("cupti", 0)),  # the file's version, not CUDA's
        ("libcupti.so.12", ("cupti", 12)),
        ("libcudart.so.120", ("runtime", 120)),
        ("libcudart.so", ("runtime", 0)),
        ("libnvrtc.so.11.2", ("nvrtc", 11)),
        ("libcufft.so.11", ("cufft", 12)),  # its version numbers differ from CUDA's
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
def test_find_library_returns_library_and_major(soname: str, expected: tuple[str, int]) -> None:
    assert find_library(soname) == expected


def test_look_up_reads_only_one_table() -> None:
    """Reading a table takes a millisecond or more, and most modules need one or two libraries."""
    code = """
import json, sys
from cudyn._stubs.library_names import resolve_symbol
before = set(sys.modules)
assert [resolve_symbol(s)[0] for s in ("nvrtcVersion", "malloc", "_ZSt4cout")] == ["nvrtc", "", ""]
print(json.dumps(sorted(name for name in set(sys.modules) - before if name.endswith("_functions"))))
"""
    assert python_json(code) == ["cudyn._bindings.tables.nvrtc_functions"]
