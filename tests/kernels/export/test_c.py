"""Tests for an exported C module: compilers, its search for the driver, its names, and its messages."""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
from typing import Any

import pytest

from cudyn import Contract, Image
from cudyn._kernels.export import c_module
from cudyn._kernels.export.c_build import build

from ...conftest import python_json, run_python
from ...support import exports, real
from ...support.messages import raises

ADD = "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n)"
CONTRACTS = [
    ADD,
    "fill(a: u8[n] | None, n: i32, by: f32) -> fill<<<(1, 2), 32>>>(a, n, by)",
    "plain() -> plain<<<3, 32, 49152>>>()",
    "grouped(n: i64) -> grouped<<<8, 32, 0, cluster=(2, 1), cooperative>>>(n)",
    "together(n: i64, stream: stream) -> together<<<8, 32, cooperative>>>(n)",
    "in_host(a: f16[_] on cuda_host, b: c64[n, 2] align 64) where n > 1 -> in_host<<<n, 1>>>(a, b)",
    "load(double: f64, new: i32, new_: i32, int: shape[class_], b: bool) -> load<<<1, 1>>>(double, b)",
]
# Symbols of the C library, which every C program may import.
LIBC_SYMBOLS = {
    "calloc",
    "dlerror",
    "dlopen",
    "dlsym",
    "free",
    "malloc",
    "memcpy",
    "memset",
    "pthread_mutex_lock",
    "pthread_mutex_unlock",
    "snprintf",
    "strlen",
    "vsnprintf",
}
LINKER_SYMBOLS = {"_ITM_deregisterTMCloneTable", "_ITM_registerTMCloneTable"}
LINKER_SYMBOLS |= {"__cxa_finalize", "__gmon_start__", "__tls_get_addr", "__stack_chk_fail"}

pytestmark = pytest.mark.usefixtures("compilers")


def build_other(directory: pathlib.Path, name: str, *contracts: str, images: tuple[Image, ...] = ()) -> str:
    """Build a library with contracts other than CONTRACTS. The prefix of its symbols is its name.

    Returns:
        The library's path as a Python literal, for code that runs in a child process.
    """
    source = exports.write(list(map(exports.apply, contracts)), *images, name=name, prefix=name)
    return repr(str(exports.build_library(source, directory / f"{name}.so")))


def run(directory: pathlib.Path, code: str, driver: str = "driver", **env: str) -> Any:
    """Run code in a child process, and return the value that it prints as JSON.

    The code can use the following names:

    - `m`: the exported module in the directory, and `lib`: its library
    - `gpu`: the fake driver, and `cu`: its library
    - `open_library`: opens another library, and returns a function that calls its functions by name
    - `note`: returns the note of the module
    - `make_view`: returns an array, and `address_on`: an address in the memory of a device
    - `add`: calls add_one on a device, and `current`: returns the current context
    - `print_json`: prints its arguments
    """
    prologue = f"""
import ctypes, json, os, threading
from tests.support import exports
from cudyn._kernels.contracts.argument_checks import ArrayView, StreamHandle
m = exports.Module({str(directory / "module.so")!r}, list(map(exports.apply, {CONTRACTS!r})))
gpu, cu, lib = m.gpu, m.gpu.library, m.library
def open_library(path, prefix):
    result = ctypes.CDLL(path)
    for name in ("error", "note"):
        getattr(result, prefix + "_" + name).restype = ctypes.c_char_p
    return lambda name, *arguments: getattr(result, prefix + "_" + name)(*arguments)
note = lib.m_note
note.restype = ctypes.c_char_p
def make_view(address, *shape, device=0, memory="cuda", dtype="f32"):
    return ArrayView(address, dtype, shape, tuple(exports.contiguous_strides(shape)), memory, device)
def address_on(device):
    return 0x20000000 + (device << 28)
def add(device=0):
    address = address_on(device)
    return m.call("add_one", tuple(make_view(address + offset, 300, device=device) for offset in (0, 64)))
def current():
    result = ctypes.c_void_p()
    cu.cuCtxGetCurrent(ctypes.byref(result))
    return result.value
def print_json(*result):
    print(json.dumps(result))
"""
    return python_json(prologue + code, env={"LD_LIBRARY_PATH": str(directory / driver), **env})


# --- the C source


def list_compilers() -> list[list[str]]:
    """Return the commands of the installed compilers, with several standards of C and C++."""
    result = [
        ["gcc", "-std=c99", "-O1"],
        ["gcc", "-std=c17", "-O2"],
        ["g++", "-x", "c++", "-std=c++17", "-O1"],
        ["clang", "-std=c99", "-O1"],
        ["clang++", "-x", "c++", "-std=c++17", "-O1"],
    ]
    return [command for command in result if shutil.which(command[0])]


def test_module_compiles_without_warnings(directory: pathlib.Path) -> None:
    (directory / "user.c").write_text('#include "module.h"\nint use(void) { return m_load(0); }\n')
    commands = list_compilers()
    assert {command[0] for command in commands} >= {"gcc", "g++"}
    for command in commands:
        exports.compile(
            *command, *exports.WARNINGS, "-c", directory / "module.c", "-o", directory / "object.o"
        )
        exports.compile(*command, *exports.WARNINGS, "-c", directory / "user.c", "-o", directory / "object.o")


def test_module_imports_libc_and_exports_the_header(directory: pathlib.Path) -> None:
    """The compiled module depends on nothing but libc, and exports what its header declares."""

    def list_symbols(*flags: str) -> set[str]:
        """Return the dynamic symbols of the module."""
        completed = subprocess.run(
            ["nm", "-D", *flags, directory / "module.so"], capture_output=True, text=True
        )
        return {line.split()[-1].partition("@")[0] for line in completed.stdout.splitlines()}

    header = (directory / "module.h").read_text()
    declared = set(re.findall(r"^M_API .*?\b(m_\w+)(?=[(;[])", header, re.M))
    code = {"m_cudyn_code_sm_90", "m_cudyn_code_compute_70"}  # the artifact's code, which cudyn.Module finds
    assert list_symbols("--defined-only") == declared | code
    assert {"m_add_one", "m_call_add_one", "m_cudyn_module", "m_cudyn_metadata", "m_error"} < declared
    assert list_symbols("--undefined-only") - LINKER_SYMBOLS <= LIBC_SYMBOLS


def test_write_c_renames_functions_and_parameters_that_c_reserves(directory: pathlib.Path) -> None:
    """Names such as `double` and `class` are valid in a contract, but not in C or C++."""
    header = " ".join((directory / "module.h").read_text().split())
    assert "m_load_(double double_, int32_t new_, int32_t new__, bool b, int64_t class_," in header
    assert "m_call_load(" not in header  # this function is declared with the type m_packed
    assert "M_API m_packed m_call_load;" in header
    assert "m_in_host(uint16_t *a, float *b, int64_t n, struct CUstream_st *stream);" in header
    assert "m_together(int64_t n, struct CUstream_st *stream);" in header
    assert "m_fill(uint8_t *a, int32_t n, float by, struct CUstream_st *stream);" in header
    names = ("add", "call_add", "note", "value", "cudyn_code_sm_90")
    contracts = [exports.apply(f"{name}() -> k<<<1, 1>>>()") for name in names]
    assert c_module.name_functions(contracts, "x") == [
        ("x_add", "x_call_add"),
        ("x_call_add_", "x_call_call_add"),
        ("x_note_", "x_call_note"),
        ("x_value_", "x_call_value"),
        ("x_cudyn_code_sm_90_", "x_call_cudyn_code_sm_90"),
    ]


@pytest.mark.parametrize("prefix", ["", "1a", "a-b", "a b", "ä"])
def test_write_c_with_an_invalid_prefix_raises(prefix: str) -> None:
    with raises(ValueError):
        exports.write([exports.apply(ADD)], prefix=prefix)


def test_write_c_with_an_unusable_name_raises() -> None:
    with raises(ValueError):
        c_module.write_c([], [exports.apply(ADD)], "", "m", "m")
    with raises(ValueError):
        c_module.write_c([exports.CUBIN], [], "", "m", "m")
    with raises(ValueError):
        c_module.write_c([exports.CUBIN], [Contract(ADD)], "", "m", "m")


def test_contract_in_a_comment_does_not_end_it(tmp_path: pathlib.Path) -> None:
    contract = exports.apply('k() -> k<"*/ /* ??= \\\\", 1><<<1, 1>>>()')
    exports.write([contract]).save(tmp_path)
    source, output = tmp_path / "module.c", tmp_path / "module.o"
    exports.compile("gcc", "-std=c99", *exports.WARNINGS, "-c", source, "-o", output)


def test_build_writes_a_library_and_an_object_file(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kind of file depends on the extension. If the compiler fails, the error contains its output."""
    source = exports.write([exports.apply(ADD)])
    build(source, tmp_path / "m.o")
    assert b"m_cudyn_metadata" in (tmp_path / "m.o").read_bytes()
    with raises(ValueError):
        build(source, tmp_path / "m.dylib")
    with pytest.raises(RuntimeError, match=r"m\.so: cc failed:\n(.|\n)*-fno-such-option"):
        build(source, tmp_path / "m.so", options=["-fno-such-option"])
    monkeypatch.setenv("CC", "no-such-compiler -x")
    with raises(FileNotFoundError):
        build(source, tmp_path / "m.so")
    assert [path.name for path in tmp_path.iterdir()] == ["m.o"]  # failed builds leave no files


# --- without the required driver


def test_launch_without_a_driver_returns_load_error(
    directory: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """A program can use the module on a machine without a GPU, and read the reason."""
    code = f"""
        import ctypes
        lib = ctypes.CDLL({str(directory / "module.so")!r})
        lib.m_error.restype = lib.m_note.restype = ctypes.c_char_p
        print([lib.m_error(), lib.m_note()])
        print([lib.m_load(0), lib.m_plain(None), lib.m_load(-1)])
        lib.m_plain(None)
        lib.m_unload()
        print(lib.m_error().decode())
    """
    result = run_python(code, env=no_nvidia, flags=("-S",)).stdout.splitlines()
    assert result[:2] == ["[b'', b'']", "[4, 4, 2]"]
    message = r"plain: the CUDA driver was not found; looked for libcuda\.so\.1: libcuda\.so\.1: .*"
    assert re.fullmatch(message, result[2])


def test_launch_with_an_old_driver_works_unless_a_function_is_missing(directory: pathlib.Path) -> None:
    """A driver before 11.8 lacks cuLaunchKernelEx and cuCtxGetId. Modules without clusters work with it."""
    exports.build_driver(directory / "old", "-DOLD", version=11040)
    exports.build_driver(directory / "older", "-DOLD", version=10020)
    too_old = "the CUDA driver is too old: found 11.4, which lacks"
    result = run(directory, "print_json(lib.m_load(0), m.error().decode())", "old")
    assert result == [4, f"module: {too_old} cuLaunchKernelEx; 11.8 or newer is required"]
    tiled = build_other(directory, "tiled", "tiled(a: f32[n]) -> tiled<<<1, 32>>>(tma(a, box=[32]))")
    code = (
        f"""tiled = open_library({tiled}, "tiled")\nprint_json(tiled("load", 0), tiled("error").decode())"""
    )
    message = f"tiled: {too_old} cuTensorMapEncodeTiled; 12.0 or newer is required"
    assert run(directory, code, "old") == [4, message]
    without_clusters = build_other(directory, "few", ADD, "plain() -> plain<<<3, 32>>>()")
    code = f"""
        import ctypes
        lib, cu = ctypes.CDLL({without_clusters}), ctypes.CDLL("libcuda.so.1")
        def add():
            address = ctypes.c_void_p(0x20000000)
            return lib.few_add_one(address, address, ctypes.c_int64(9), None)
        lib.few_error.restype = ctypes.c_char_p
        loads = ctypes.c_uint64.in_dll(cu, "loads")
        results = [add(), add(), loads.value]
        cu.cuDevicePrimaryCtxReset_v2(0)  # this driver does not report the reset
        results += [add(), add(), loads.value]
        lib.few_unload()
        results += [add(), loads.value]
        cu.cuCtxSetCurrent(ctypes.c_void_p(0x1000))
        cu.cuDevicePrimaryCtxReset_v2(0)  # a reset of the current context
        results += [lib.few_plain(None), lib.few_plain(None), loads.value, lib.few_error().decode()]
        import json
        print(json.dumps(results))
    """
    env = {"LD_LIBRARY_PATH": str(directory / "old")}
    # The statuses of launches are 0. The number of loads grows after each reset and after the unloading.
    assert python_json(code, env=env, flags=("-S",))[:-1] == [0, 0, 1, 0, 0, 2, 0, 3, 0, 0, 4]
    result = python_json(code, env={"LD_LIBRARY_PATH": str(directory / "older")}, flags=("-S",))
    assert result[:2] == [4, 4]
    assert result[-1] == "plain: the CUDA driver is too old: found 10.2; 11.0 or newer is required"


def test_launch_with_a_driver_that_cannot_be_initialized_returns_an_error(directory: pathlib.Path) -> None:
    """The fake driver's cuInit returns `init_status`. The fake driver has no names for statuses."""
    code = """
ctypes.c_int.in_dll(cu, "init_status").value = 100  # CUDA_ERROR_NO_DEVICE
error = add()
print_json(error.kind, m.error().decode())
"""
    assert run(directory, code) == ["CUDA", "add_one: cuInit: an unknown status (100)"]


def test_launch_after_a_failed_initialization_initializes_the_driver_again(directory: pathlib.Path) -> None:
    code = """
init_status = ctypes.c_int.in_dll(cu, "init_status")
init_status.value = 100
first_error = add()
init_status.value = 0
second_error = add()
print_json(first_error.kind, second_error.kind)
"""
    assert run(directory, code) == ["CUDA", ""]


@pytest.mark.nvidia
# drivers for CUDA 11.4, which does not have cuCtxGetId, and 12.2
@pytest.mark.parametrize("name", real.last(["470", "535"]))
def test_real_drivers_have_all_required_functions(directory: pathlib.Path, name: str) -> None:
    """Without a GPU, initialization fails, but only after all functions have been found."""
    if any(pathlib.Path("/dev").glob("nvidia[0-9]*")):
        pytest.skip("this machine has a GPU, which cuInit of these drivers would use")
    code = f"""
        import ctypes
        lib = ctypes.CDLL({build_other(directory, "own", ADD)})
        lib.own_error.restype = ctypes.c_char_p
        print(lib.own_load(0), lib.own_error().decode())
    """
    completed = run_python(code, env={"LD_LIBRARY_PATH": str(real.driver(name))}, flags=("-S",))
    assert (
        completed.stdout == "3 own: cuInit: CUDA_ERROR_NO_DEVICE (100): no CUDA-capable device is detected\n"
    )
