"""Tests for exported modules as TVM FFI modules, called from a fake libtvm_ffi and from the package tvm_ffi.

Tests that need the package are skipped without it. `nox -k tvm_ffi` installs the oldest release and the
newest.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import pathlib
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from cudyn import Artifact, Contract
from cudyn._formats.elf_sections import Elf
from cudyn._formats.image import read
from cudyn._kernels.contracts.argument_checks import StreamHandle
from cudyn._kernels.export.tvm_ffi import make_schema

from ...conftest import ROOT
from ...support import exports
from ...support.code import ptx
from .refusals import A
from .test_exported import CONTRACTS, Gpu, make_artifact, run_in_child

TVM_SYMBOLS = {"TVMFFIErrorSetRaisedFromCStr", "TVMFFIEnvGetStream", "TVMFFIStringFromByteArray"}
needs_tvm_ffi = pytest.mark.skipif(
    importlib.util.find_spec("tvm_ffi") is None, reason="tvm_ffi is not installed: nox -s tvm_ffi-newest"
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The library that is built from `make_artifact()` with functions for TVM FFI."""
    path = tmp_path_factory.mktemp("library") / "mixed.so"
    make_artifact().build(path, tvm_ffi=True, options=exports.WARNINGS)
    return path


def test_module_has_weak_symbols_of_tvm_ffi(library: pathlib.Path) -> None:
    """The library is not linked against CUDA or TVM FFI libraries."""
    elf = Elf(library)
    assert {name for name in elf.needed if not name.startswith(("libc.", "libdl.", "ld-"))} == set()
    weak_names = {reference.name for reference in elf.references if reference.weak}
    assert {name for name in weak_names if "TVM" in name} == TVM_SYMBOLS
    required_names = {reference.name for reference in elf.references if not reference.weak}
    assert not {name for name in required_names if "TVM" in name or name.startswith("cu")}
    infixes = ("", "_metadata_", "_doc_")
    names = {f"__tvm_ffi_{infix}{name}" for name in ("fill", "scale", "bare") for infix in infixes}
    assert {name for name in elf.defined if name.startswith("__tvm_ffi")} == names
    assert all(name.startswith("mixed_") for name in elf.defined - names)


def test_make_schema_has_the_types_of_the_arguments() -> None:
    texts = [str(argument) for argument in make_schema(Contract(CONTRACTS[1]))["args"]]
    tensor = "{'type': 'ffi.Tensor'}"
    assert texts == [
        "{'type': 'None'}",
        tensor,
        f"{{'type': 'Optional', 'args': [{tensor}]}}",
        *(f"{{'type': '{type_name}'}}" for type_name in ("ffi.Shape", "int", "bool", "float", "void*")),
    ]


# A program that defines the functions of libtvm_ffi and calls the functions of a module for TVM FFI.
PROGRAM = r"""
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <stddef.h>

typedef union { int64_t i64; double f64; void *pointer; } Word;
typedef struct { int32_t type_index; uint32_t zero; Word as; } Any;
typedef struct {
    void *data; int32_t memory, device, rank; uint8_t code, bits; uint16_t lanes;
    int64_t *shape, *strides; uint64_t offset;
} Tensor;
struct { char header[24]; Tensor tensor; } object;
struct { const char *data; size_t size; } *string;

static char raised[999];
void TVMFFIErrorSetRaisedFromCStr(const char *kind, const char *message)
{
    snprintf(raised, sizeof raised, "%s: %s", kind, message);
}
void *TVMFFIEnvGetStream(int32_t kind, int32_t device) { return (void *)(intptr_t)(0x100 * kind + device); }
int TVMFFIStringFromByteArray(void *text, Any *result)
{
    string = text;
    result->type_index = 65;
    printf("%.*s\n", (int)string->size, string->data);
    return 0;
}
int __tvm_ffi_fill(void *, const Any *, int32_t, Any *);
int __tvm_ffi_bare(void *, const Any *, int32_t, Any *);
int __tvm_ffi__doc_fill(void *, const Any *, int32_t, Any *);
extern uint64_t stream; /* of the driver in C */

int main(void)
{
    int64_t size = 4;
    int status;
    Tensor tensor = {(void *)0x20000000, 2, 0, 1, 2, 32, 1, &size, NULL, 0};
    Any args[2] = {{7, 0, {0}}, {3, 0, {0}}}, result = {0, 0, {0}};
    args[0].as.pointer = &tensor;
    status = __tvm_ffi_fill(NULL, args, 2, &result);
    printf("%d %x\n", status, (int)stream);
    object.tensor = tensor;
    object.tensor.device = 1;
    args[0].type_index = 70;
    args[0].as.pointer = &object;
    status = __tvm_ffi_fill(NULL, args, 2, &result);
    printf("%d %x\n", status, (int)stream);
    object.tensor.bits = 64;
    printf("%d ", __tvm_ffi_fill(NULL, args, 2, &result));
    puts(raised);
    printf("%d ", __tvm_ffi_fill(NULL, args, 1, &result));
    puts(raised);
    args[0].type_index = 1;
    args[0].as.i64 = 3;
    status = __tvm_ffi_bare(NULL, args, 1, &result);
    printf("%d %x\n", status, (int)stream);
    stream = 0;
    status = __tvm_ffi_bare(NULL, NULL, 0, &result);
    printf("%d %x\n", status, (int)stream);
    return __tvm_ffi__doc_fill(NULL, NULL, 0, &result);
}
"""


def test_object_file_in_a_program_calls_its_functions(driver: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """PROGRAM itself defines the functions of libtvm_ffi."""
    make_artifact().build(tmp_path / "mixed.o", tvm_ffi=True)
    (tmp_path / "main.c").write_text(PROGRAM)
    fake = driver / "libcuda.so.1"
    exports.compile("gcc", "-o", tmp_path / "main", tmp_path / "main.c", tmp_path / "mixed.o", fake, "-ldl")
    env = {"LD_LIBRARY_PATH": str(driver)}
    completed = subprocess.run([tmp_path / "main"], env=env, capture_output=True, text=True, timeout=60)
    suffix = "; the contract is fill(a: f32[n], by: f32)"
    # Each line has the status, and the stream or the error. The fake TVMFFIEnvGetStream returns 0x200 plus
    # the ordinal of the device.
    assert completed.stdout.splitlines() == [
        "0 200",
        "0 201",
        f"-1 ValueError: fill: a: expected f32, got f64{suffix}",
        f"-1 TypeError: fill: expected 2 arguments, got 1{suffix}",
        "0 200",
        "0 200",
        CONTRACTS[0],
    ], completed.stderr


def test_object_file_in_a_program_without_tvm_ffi_links(tmp_path: pathlib.Path) -> None:
    """The object file can be linked without libtvm_ffi, because its symbols are weak."""
    make_artifact().build(tmp_path / "mixed.o", tvm_ffi=True)
    declared = "#include <stdint.h>\nint mixed_bare(int32_t, void *);\n"
    (tmp_path / "main.c").write_text(f"{declared}int main(void) {{ return mixed_bare(0, 0); }}")
    exports.compile("gcc", "-o", tmp_path / "main", tmp_path / "main.c", tmp_path / "mixed.o", "-ldl")
    assert subprocess.run([tmp_path / "main"], timeout=60).returncode == 0


# --- with the package


def check_calls(path: str) -> None:
    """Call functions with tensors, objects that support DLPack, streams and numbers."""
    import tvm_ffi

    gpu = Gpu()
    module = tvm_ffi.load_module(path)

    def make_tensor(array: A) -> Any:
        """Return a tensor of TVM FFI that shares the memory of an array."""
        return tvm_ffi.from_dlpack(array.produce())

    gpu.expect(8, 8)
    for device in (0, 1):
        array = A("f32", (130,), device=device)
        object_with_dlpack = array.produce()
        for array_argument in (make_tensor(array), object_with_dlpack):
            module["fill"](array_argument, 1)
            assert (gpu.words(2), gpu.stream) == ((array.address, 130), 0)
            with tvm_ffi.use_raw_stream(tvm_ffi.device(f"cuda:{device}"), 0x77):
                module["fill"](array_argument, 0.5)
                assert gpu.stream == 0x77
                module["fill"](make_tensor(A("f32", (130,), device=1 - device)), 0.5)
                assert gpu.stream == 0
    gpu.expect(8, 8, 1, 1, 8, 8)
    strided = A("f32", (5,), (3,))
    optional_array = A("f64", (2,))
    for shape in ((5, 7), [5, 7], tvm_ffi.Shape((5, 7))):
        for optional, stream in ((make_tensor(optional_array), ctypes.c_void_p(9)), (None, None)):
            module["scale"](make_tensor(strided), optional, shape, 7, True, 2.5, stream)
            assert gpu.words(2) == (strided.address, optional_array.address if optional else 0)
            assert gpu.stream == (9 if stream else 0)
    gpu.expect(4)
    with gpu.set_during(status=1), pytest.raises(RuntimeError) as caught:
        module["bare"](1)
    assert str(caught.value) == "bare: cuLaunchKernel: CUDA_ERROR_INVALID_VALUE (1): invalid argument"
    # older releases of tvm_ffi reject the argument themselves
    with pytest.raises((OverflowError, ValueError)) as caught_overflow:
        module["bare"](2**63)
    if not isinstance(caught_overflow.value, OverflowError):
        message = (
            f"bare: n: expected -2147483648 to 2147483647, got {2**63}; the contract is bare(n: i32 = 3)"
        )
        assert str(caught_overflow.value) == message
    for array_argument, value in (((), 3), ((4,), 4)):
        module["bare"](*array_argument)
        assert gpu.grid == (value, 1, 1)
    launches = gpu.launches
    module["bare"](0)
    assert gpu.launches == launches


def check_host_arrays(path: str) -> None:
    """Check the errors about numpy arrays. tvm_ffi accepts them, but their memory is on the host."""
    import numpy
    import tvm_ffi

    module = tvm_ffi.load_module(path)
    for dtype, expected in (("float32", "memory on cuda, got cpu"), ("float64", "f32, got f64")):
        array = numpy.zeros(4, dtype)
        for arguments in (array, tvm_ffi.from_dlpack(array)):
            with pytest.raises(ValueError, match=r"^fill: ") as caught:
                module["fill"](arguments, 1)
            assert (
                str(caught.value) == f"fill: a: expected {expected}; the contract is fill(a: f32[n], by: f32)"
            )


def check_metadata(path: str) -> None:
    """Check the type schemas and the descriptions of all functions."""
    import json

    import tvm_ffi

    module = tvm_ffi.load_module(path)
    if not hasattr(tvm_ffi.Module, "get_function_metadata"):  # before 0.1.3
        return
    for contract in Artifact.load(path).contracts:
        name = contract.name
        result = module.get_function_metadata(name)
        assert json.loads(result["type_schema"]) == make_schema(contract)
        assert result["contract"] == module.get_function_doc(name) == contract.text
    schema = str(tvm_ffi.core.TypeSchema.from_json_str(module.get_function_metadata("scale")["type_schema"]))
    assert schema.startswith("Callable[[Tensor, Tensor | None, ")
    assert schema.endswith(", int, bool, float, ctypes.c_void_p], None]")


def check_later(path: str) -> None:
    """Load libtvm_ffi after the module, so that its weak symbols are not bound."""
    contracts = list(Artifact.load(path).contracts)
    gpu = Gpu()
    exported = exports.Module(path, contracts, "mixed")
    gpu.expect(8, 8)
    array = A("f32", (4,))
    assert exported.call("fill", (array.view(), 1, StreamHandle(5))).kind == ""
    assert gpu.stream == 5
    import tvm_ffi

    module = tvm_ffi.load_module(path)
    with tvm_ffi.use_raw_stream(tvm_ffi.device("cuda:0"), 0x78):
        module["fill"](tvm_ffi.from_dlpack(array.produce()), 1)
    assert gpu.stream == 0x78
    with pytest.raises(TypeError, match=r"^fill: expected 2 arguments, got 0; the contract is fill"):
        module["fill"]()
    if hasattr(module, "get_function_doc"):
        assert module.get_function_doc("bare") == exported.contracts["bare"][0].text


@needs_tvm_ffi
@pytest.mark.parametrize("check", [check_calls, check_metadata, check_later])
def test_module_works_through_tvm_ffi(
    check: Callable[[str], None], library: pathlib.Path, driver: pathlib.Path
) -> None:
    run_in_child(check, library, driver)


@needs_tvm_ffi
def test_module_rejects_host_arrays_through_tvm_ffi(library: pathlib.Path, driver: pathlib.Path) -> None:
    pytest.importorskip("numpy")
    run_in_child(check_host_arrays, library, driver)


@needs_tvm_ffi
def test_example_with_the_headers_of_tvm_ffi_runs(driver: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """The example is C++ code that uses Function::InvokeExternC."""
    directory = pathlib.Path(importlib.util.find_spec("tvm_ffi").origin).parent  # type: ignore[union-attr, arg-type]
    contract = "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n)"
    artifact = Artifact(read(ptx(add_one="u64, u64, s32")), contract, name="kernels")
    artifact.build(tmp_path / "kernels.o", tvm_ffi=True)
    examples = ROOT / "examples/export"
    program = tmp_path / "call"
    options = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-isystem", directory / "include", "-I", examples]
    files = [examples / "tvm_ffi.cpp", tmp_path / "kernels.o"]
    exports.compile(
        "g++", *map(str, options), *files, "-L", directory / "lib", "-ltvm_ffi", "-ldl", "-o", program
    )
    search_path = os.pathsep.join([str(driver), str(directory / "lib")])
    completed = subprocess.run(
        [program], env={"LD_LIBRARY_PATH": search_path}, capture_output=True, text=True, timeout=60
    )
    message = "ValueError: add_one: b: expected f32, got f64; the contract is add_one(a: f32[n], b: f32[n])"
    assert (completed.returncode, completed.stdout.splitlines()) == (0, ["42", message]), completed.stderr
