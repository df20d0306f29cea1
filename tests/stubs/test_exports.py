"""Tests for the symbols that NVIDIA's releases and CPython export, and that manylinux policies list."""

from __future__ import annotations

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._stubs.exports.policies import NEWEST, list_policy_libraries, parse_policy
from cudyn._stubs.exports.python_abi import PythonAbi, find_python_abi, is_python_symbol
from cudyn._stubs.exports.releases import find_library_exports, find_release_exports, is_in_majors

from ..support.messages import raises

CPP_NAME = "_ZN6nvcomp13createManagerEPKhP11CUstream_stNS_15NvcompChecksumPolicyENS_8TypeOfDataE"


# --- NVIDIA's releases


def test_release_exports_contain_declared_and_undeclared_functions() -> None:
    exports = find_release_exports("libcublas.so.12")
    assert exports is not None
    assert exports.defines("cublasCreate_v2", "libcublas.so.12", is_owner=True)
    assert exports.defines("cublasHgemm")  # only declared for C++
    assert exports.defines("my_typo") is False
    assert exports.defines("cublasCreate_v3") is False
    assert exports.defines("cublasCreate_v2", "libcublasLt.so.12") is False


def test_release_exports_of_libraries_without_a_table() -> None:
    """The symbols of some libraries are recorded, although cudyn has no bindings for them."""
    for soname, name in (
        ("libcusolverMg.so.11", "cusolverMgCreate"),
        ("libnppial.so.12", "nppiAddC_8u_C1RSfs_Ctx"),
        ("libcudnn_graph.so.9", "cudnnBackendExecute"),
    ):
        exports = find_release_exports(soname)
        assert exports is not None
        assert (exports.defines(name), exports.defines(f"{name}X")) == (True, False)
    assert find_release_exports("libcudla.so.1") is None
    assert find_release_exports("libnobodys.so.1") is None


def test_release_exports_of_cpp_names() -> None:
    exports = find_release_exports("libnvcomp.so.5")
    assert exports is not None
    assert exports.defines("_ZN6nvcomp4typoEv") is False
    omitting = find_release_exports("libcusparseLt.so.0")
    assert omitting is not None
    assert omitting.defines("_ZN8anything4typoEv") is None
    assert omitting.defines("typo") is False


@pytest.mark.parametrize(
    ("majors", "expected"), [((), True), ((12,), True), ((13,), False), ((12, 13), True)]
)
def test_release_exports_of_a_removed_function_depend_on_the_major(
    majors: tuple[int, ...], expected: bool
) -> None:
    """CUDA 13 removed the function. If CUDA 12 is also installed, libcudart.so.12 comes from it."""
    exports = find_release_exports("libcudart.so.12", majors)
    assert exports is not None
    assert exports.defines("cudaGetDeviceProperties_v2") is expected
    assert find_library_exports("runtime", 12).defines("cudaGetDeviceProperties_v2")
    assert find_library_exports("runtime", 13).defines("cudaGetDeviceProperties_v2") is False


def test_release_exports_of_a_copy_are_those_of_its_version() -> None:
    exports = find_release_exports("libcudart-1a2b3c4d.so.12.4.127")
    assert exports is not None
    assert exports.defines("cudaMalloc")
    assert exports.defines("my_typo") is False


def test_is_in_majors_reads_the_numbering_of_libraries_without_a_table() -> None:
    assert is_in_majors("libcusolverMg.so.11", [12], [])
    assert not is_in_majors("libcusolverMg.so.11", [13], [])
    assert is_in_majors("libcuda.so.1", [13], [])
    assert not is_in_majors("libcudnn_ops.so.9", [12], [])
    assert is_in_majors("libcudnn_ops.so.9", [12], ["cudnn"])
    assert not is_in_majors("libnobodys.so.1", [12], [])


def test_release_exports_contain_every_declared_function_of_the_newest_runtime() -> None:
    tables = catalog.read_module("cudyn._bindings.tables.runtime_functions")
    exports = find_library_exports("runtime", 13)
    declared = [name for name, row in tables.FUNCTIONS.items() if not row.startswith("@")]
    assert len(declared) > 100
    assert sum(exports.defines(name) is True for name in declared) > len(declared) // 2


# --- the manylinux policies


def test_policy_allows_libraries_and_nodes() -> None:
    """A manylinux policy limits the system libraries, and the versions of their symbols."""
    policy = parse_policy("2_28")
    assert str(policy) == "manylinux_2_28"
    assert policy.allows("libc.so.6")
    assert policy.allows("ld-linux-x86-64.so.2")
    assert not any(map(policy.allows, ("libgomp.so.1", "libc.musl-x86_64.so.1", "libc.so", "libcuda.so.1")))
    nodes = ("GLIBC_2.28", "GLIBC_2.29", "GLIBCXX_3.4.24", "GLIBCXX_3.4.25", "CXXABI_1.3.11", "GLIBC_PRIVATE")
    assert [policy.allows_node(node, "x86_64") for node in nodes] == [True, False, True, False, True, False]
    assert policy.allows_node("GLIBC_2.2.5", "x86_64")
    assert not policy.allows_node("GLIBC_2.2.6", "ppc64le")
    assert {"libc.so.6", "libstdc++.so.6", "libz.so.1"} <= {*list_policy_libraries()}
    assert NEWEST.allows_node("GLIBC_2.41", "x86_64")


@pytest.mark.parametrize("text", ["2014", "manylinux2014", "2_17", "manylinux_2_17"])
def test_parse_policy_accepts_all_names_of_a_policy(text: str) -> None:
    assert parse_policy(text).glibc == (2, 17)


@pytest.mark.parametrize("text", ["", "2", "2_4", "2.28", "many"])
def test_parse_policy_of_other_text_raises(text: str) -> None:
    with raises(ValueError):
        parse_policy(text)


def test_policy_exports_depend_on_the_version_of_glibc() -> None:
    """memfd_create is in glibc 2.27 and later."""
    for version, expected in (("2_28", True), ("2_17", False)):
        exports = parse_policy(version).get_exports("libc.so.6", "x86_64")
        assert exports.defines("memfd_create", "GLIBC_2.27", is_owner=True) is expected
        assert exports.defines("memfd_create") is expected
        assert exports.defines("malloc", "GLIBC_2.2.5", is_owner=True)
        assert exports.defines("malloc", "GLIBC_2.3", is_owner=True) is False
        assert exports.defines("my_typo") is False
        assert exports.accepts_node("GLIBC_2.27") is expected
    arm = parse_policy("2_28").get_exports("libc.so.6", "aarch64")
    assert arm.defines("malloc", "GLIBC_2.17", is_owner=True)


# --- CPython


@pytest.mark.parametrize(
    ("file", "wheel", "expected"),
    [
        ("m.cpython-311-x86_64-linux-gnu.so", "", PythonAbi((3, 11))),
        ("m.cpython-313t-x86_64-linux-gnu.so", "", PythonAbi((3, 13), is_free_threaded=True)),
        ("m.abi3.so", "", PythonAbi((), is_stable=True)),
        ("m.abi3.so", "p-1-cp39-abi3-manylinux_2_17_x86_64.whl", PythonAbi((3, 9), is_stable=True)),
        ("m.so", "p-1-cp39-abi3-manylinux_2_17_x86_64.whl", PythonAbi((3, 9), is_stable=True)),
        ("libp.so", "p-1-cp312-cp312-linux_x86_64.whl", PythonAbi((3, 12))),
        ("libp.so", "p-1-cp313-cp313t-linux_x86_64.whl", PythonAbi((3, 13), is_free_threaded=True)),
        ("libp.so", "p-1-py3-none-manylinux2014_x86_64.whl", PythonAbi(())),
        ("libp.so", "", PythonAbi(())),
    ],
)
def test_find_python_abi_reads_the_abi_from_file_names(file: str, wheel: str, expected: PythonAbi) -> None:
    assert find_python_abi(file, wheel) == expected


def test_python_abi_of_a_version_contains_its_exports() -> None:
    """PyDict_Pop is public in 3.13 and later. PyFrame_GetLasti is not in the stable ABI."""
    assert PythonAbi((3, 13)).defines("PyDict_Pop")
    assert PythonAbi((3, 12)).defines("PyDict_Pop") is False
    assert PythonAbi((3, 12)).defines("PyNoSuchFunction") is False
    assert PythonAbi((2, 7)).defines("PyDict_Pop") is None
    assert PythonAbi(()).defines("PyDict_Pop") is None
    assert PythonAbi(()).defines("PyLong_FromLong")
    assert PythonAbi(()).defines("PyNoSuchFunction") is False
    assert PythonAbi((3, 13), is_free_threaded=True).defines("_Py_DecRefShared")
    assert PythonAbi((3, 13), is_free_threaded=True).defines("_Py_Unheard") is None
    assert PythonAbi((3, 12)).explain("PyDict_Pop").startswith("exported by Python 3.13")


def test_stable_abi_contains_names_up_to_its_version() -> None:
    """PyType_FromModuleAndSpec is in the stable ABI from 3.10 on."""
    name = "PyType_FromModuleAndSpec"
    assert PythonAbi((3, 10), is_stable=True).defines(name)
    assert PythonAbi((3, 9), is_stable=True).defines(name) is False
    assert PythonAbi((), is_stable=True).defines(name)
    assert PythonAbi((3, 12), is_stable=True).defines("PyFrame_GetLasti") is False
    assert PythonAbi((3, 9), is_stable=True).explain(name) == "in the stable ABI since Python 3.10"


def test_is_python_symbol_accepts_the_reserved_prefixes() -> None:
    assert all(
        map(is_python_symbol, ("PyLong_FromLong", "_PyDict_NewPresized", "Py_IncRef", "PY_TIMEOUT_MAX"))
    )
    assert not any(map(is_python_symbol, ("Pyramid", "pyramid", "_pyramid", "PyInitialize"[:2], "malloc")))
