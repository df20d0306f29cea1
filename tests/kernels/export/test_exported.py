"""Tests that files built by Artifact.build can be read as artifacts and opened with Module."""

from __future__ import annotations

import contextlib
import os
import pathlib
import random
import shutil
import struct
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import cudyn
from cudyn import Artifact, Image
from cudyn._formats.elf_sections import Elf
from cudyn._formats.image import read
from cudyn._kernels.export.artifact import open_exported
from cudyn._kernels.export.artifact_metadata import read_metadata, write_metadata

from ...conftest import run_python
from ...support import exports
from ...support.code import ptx
from ...support.messages import raises
from ...support.recording_driver import Recorder
from .kernels import make_fatbin, make_ptx
from .refusals import A
from .test_artifact_damage import check_damaged

CONTRACTS = (
    "fill(a: f32[n], by: f32) -> filler<<<ceildiv(n, 64), 64, 8 * n>>>(a, n: i64)",
    "scale(a: f32[n; s], b: f64[2] | None, how: shape[n, _], i: u8, yes: bool, x: f64, q: stream)"
    " -> scale<<<(n, 2), (32, 2)>>>(a, b, i, yes, x, s: i64)",
    "bare(n: i32 = 3) -> bare<<<n, 1>>>(n)",
)
PTX = ptx(filler="u64, s64", scale="u64, u64, u8, u8, f64, s64", bare="s32")


def make_artifact(name: str = "mixed") -> Artifact:
    """Return an artifact whose kernels have all kinds of arguments."""
    return Artifact(read(PTX), CONTRACTS, name=name)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The library that is built from `make_artifact()`."""
    path = tmp_path_factory.mktemp("library") / "mixed.so"
    make_artifact().build(path)
    return path


@pytest.fixture
def copy(library: pathlib.Path, tmp_path: pathlib.Path) -> pathlib.Path:
    """A copy of the library, which a test may change."""
    return pathlib.Path(shutil.copy(library, tmp_path / "copy.so"))


def run_in_child(function: Callable[[str], None], library: pathlib.Path, driver: pathlib.Path) -> None:
    """Run a function of this directory's test modules with the path of a library in a new process."""
    completed = run_python(
        f"import {function.__module__} as tests; tests.{function.__name__}({str(library)!r})",
        env={"LD_LIBRARY_PATH": str(driver), "PYTHONPATH": os.environ.get("PYTHONPATH", "")},
    )
    assert completed.returncode == 0, completed.stderr


# --- calls


class Gpu(Recorder):
    """The fake driver in the child process. A context of device 0 is current."""

    def __init__(self) -> None:
        super().__init__()
        cudyn.driver.cuInit(0)
        cudyn.Device(0).use()

    def expect(self, *sizes: int) -> None:
        """Set the sizes of the kernels' parameters, in words."""
        self.set_parameter_sizes(sizes)


# --- exported files as artifacts


IMAGES = [[make_ptx("80"), make_ptx("90a"), make_ptx("100f")], [make_fatbin()]]
SCALE = "scale(data: f32[n], by: f32, n: u64) -> scale<<<n, 1>>>(data, by, n)"


@pytest.mark.parametrize(("images", "tvm_ffi"), [*zip(IMAGES, (False, True))])
def test_load_of_an_exported_file_returns_the_same_artifact(
    images: list[Image], tvm_ffi: bool, tmp_path: pathlib.Path
) -> None:
    """The file is a library or an object file, written by cudyn or by another compiler or linker."""
    artifact = Artifact(images, SCALE, name="demo")
    for name in ("demo.so", "demo.o"):
        artifact.build(tmp_path / name, "my", tvm_ffi=tvm_ffi, options=exports.WARNINGS)
    _, source = artifact.write_c(tmp_path, "my", tvm_ffi=tvm_ffi)
    exports.compile("gcc", "-shared", tmp_path / "demo.o", "-o", tmp_path / "linked.so")
    exports.compile("g++", "-shared", "-fPIC", "-x", "c++", source, "-o", tmp_path / "compiled.so")
    shutil.copy(tmp_path / "demo.so", tmp_path / "stripped.so")
    exports.compile("strip", tmp_path / "stripped.so")
    for name in ("demo.so", "demo.o", "linked.so", "compiled.so", "stripped.so"):
        loaded = Artifact.load(tmp_path / name)
        assert (loaded, loaded.images, loaded.name) == (artifact, artifact.images, "demo")
        assert bytes(loaded) == bytes(artifact)
        assert Artifact.load((tmp_path / name).read_bytes()) == artifact


def test_load_of_a_file_for_another_machine_returns_the_same_artifact(copy: pathlib.Path) -> None:
    """The file contains the same GPU code. Its code for the other machine is not executed."""
    data = bytearray(copy.read_bytes())
    # The header of an ELF file names the machine: 62 is x86-64, and 183 is AArch64.
    machine_offset = 18
    data[machine_offset] ^= 62 ^ 183
    copy.write_bytes(data)
    assert Artifact.load(copy) == make_artifact()


LOAD_TWO_LIBRARIES = """
import ctypes
loaded = []
for path in {paths}:
    library = ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL)
    assert library.m_load(0) == 0
    loaded.append(ctypes.CDLL("libcuda.so.1").loaded)
    loaded[-1] = bytes((ctypes.c_char * 64).in_dll(ctypes.CDLL("libcuda.so.1"), "loaded").value).decode()
assert loaded == ["one", "two"], loaded
"""


def test_two_libraries_with_the_same_symbols_launch_their_own_code(
    driver: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """The symbols of both libraries are global, so the loader could confuse the libraries."""
    paths = []
    for name in ("one", "two"):
        code = Image(name.encode(), "cubin", ("sm_90",))
        source = exports.write([exports.apply("k() -> k<<<1, 1>>>()")], code)
        paths.append(str(exports.build_library(source, tmp_path / f"{name}.so")))
    completed = run_python(LOAD_TWO_LIBRARIES.format(paths=paths), env={"LD_LIBRARY_PATH": str(driver)})
    assert completed.returncode == 0, completed.stderr


# --- calls


def check_module(path: str) -> None:
    """Open an exported file by path, as bytes and as an artifact, and launch its kernels."""
    gpu = Gpu()
    data = pathlib.Path(path).read_bytes()
    f32 = A("f32", (5,), (3,))
    f64 = A("f64", (2,))
    for code in (path, pathlib.Path(path).with_suffix(".o"), data, bytearray(data), Artifact.load(path)):
        with cudyn.Module(code) as module:
            assert {"fill", "scale", "bare"} < {*dir(module)}
            assert module.log.startswith("no CUBIN for sm_90: the driver compiles the PTX for compute_90")
            gpu.expect(8, 8)
            module.fill(A("f32", (130,)).produce(), by=1.5, stream=7)
            assert gpu.words(2) == (A("f32", (130,)).address, 130)
            assert (gpu.grid, gpu.block, gpu.shared, gpu.stream) == ((3, 1, 1), (64, 1, 1), 1040, 7)
            gpu.expect(8, 8, 1, 1, 8, 8)
            module.scale(f32.produce(), f64.produce(), (5, -1), 255, True, -2, None)
            assert gpu.words(2) == (f32.address, f64.address)
            gpu.expect(4)
            module.get_kernel("bare")(3)
            with pytest.raises(ValueError, match=r"^bare: n: expected -2147483648 to 2147483647, got"):
                module.bare(2**31)


def test_module_of_an_exported_file_launches_its_kernels(library: pathlib.Path, driver: pathlib.Path) -> None:
    make_artifact().build(library.with_suffix(".o"))
    run_in_child(check_module, library, driver)


def check_large_integers(path: str) -> None:
    """Pass large integers to the packed function, and through TVM FFI if it supports them."""
    gpu = Gpu()
    packed = exports.Module(path, list(Artifact.load(path).contracts), "large")
    gpu.expect(8, 8, 4)
    functions: list[Any] = [lambda *arguments: packed.call("large", arguments)]
    with contextlib.suppress(ImportError):
        import tvm_ffi

        tvm_function = tvm_ffi.load_module(path)["large"]
        with contextlib.suppress(OverflowError):  # before 0.1.15, tvm_ffi rejects ints above 2**63 - 1
            tvm_function(2**63, 0, 0)
            functions.append(tvm_function)
    for function in functions:
        for seed in (0, 2**63 - 1, 2**63, 2**63 + 5, 2**64 - 1):
            for value in (
                0,
                -(2**63) - 1,
                2**64 - 1,
                2**64 + 2**11,
                3 * 2**65 - 1,
                -(2**100) - 1,
                2**127 - 1,
            ):
                single = min(value, 2**100)  # the largest value here that an f32 can represent
                function(seed, value, single)
                # The parameters are a u64, an f64, and an f32 in the lower half of a word.
                *passed, single_word = struct.unpack("<QdQ", struct.pack("<3Q", *gpu.words(3)))
                assert passed == [seed, float(value)]
                assert struct.pack("<Q", single_word)[:4] == struct.pack("<f", single)


def test_packed_function_passes_large_integers(driver: pathlib.Path, tmp_path: pathlib.Path) -> None:
    contract = "large(seed: u64, x: f64, y: f32) -> large<<<1, 1>>>(seed, x, y)"
    path = tmp_path / "large.so"
    Artifact(read(ptx(large="u64, f64, f32")), [contract], name="large").build(path, tvm_ffi=True)
    run_in_child(check_large_integers, path, driver)


# --- other files


def read_error(path: pathlib.Path) -> str:
    """Return the error message of Module for a file. Artifact.load must raise the same error."""
    with raises(ValueError) as by_artifact:
        Artifact.load(path)
    with raises(ValueError) as caught:
        cudyn.Module(path)
    assert str(caught.value).startswith(str(by_artifact.value))
    return str(caught.value).removeprefix(f"{path}: the artifact can't be read: ")


def test_module_of_another_file_names_the_function_that_opens_it(tmp_path: pathlib.Path) -> None:
    """The message also names the type of the file."""
    file = tmp_path / "file.so"
    (tmp_path / "main.c").write_text("int main(void) { return 0; }")
    for target, name, advice in (
        (["-shared", "-fPIC"], "shared library", "; cudyn.load_library opens a shared library."),
        (["-c"], "object file", "; cudyn.load_library opens an object file."),
        ([], "program", ""),
    ):
        exports.compile("gcc", *target, "-o", file, tmp_path / "main.c")
        assert read_error(file) == f"expected a file that cudyn exported, got another {name}{advice}"
    file.write_bytes(file.read_bytes()[:5000])
    assert read_error(file) == "a truncated ELF file"
    for magic, name in ((b"MZ", "a Windows file (PE)"), (b"\xcf\xfa\xed\xfe", "a macOS file (Mach-O)")):
        file.write_bytes(magic + bytes(60))
        with raises(ValueError) as caught:
            cudyn.Module(file)
        assert str(caught.value).endswith(
            f"; it is {name}: only files that were exported for Linux can be read."
        )


@pytest.mark.skipif(sys.platform != "linux", reason="the message names the files of the system")
def test_load_library_of_an_artifact_names_the_function_that_opens_it(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "code.cudyn"
    Artifact(read(ptx(k="u64"))).save(path)
    with raises(cudyn.errors.LoadError):
        cudyn.load_library(path)


def test_load_of_a_file_with_two_exports_raises(tmp_path: pathlib.Path) -> None:
    for name in ("one", "two"):
        make_artifact(name).build(tmp_path / f"{name}.o")
    exports.compile(
        "gcc", "-shared", *(tmp_path / f"{count}.o" for count in ("one", "two")), "-o", tmp_path / "x.so"
    )
    assert (
        read_error(tmp_path / "x.so")
        == "expected one export, got 2: one, two; link each into its own library"
    )


def test_load_of_a_file_with_changed_code_raises(copy: pathlib.Path) -> None:
    copy.write_bytes(copy.read_bytes().replace(b".entry filler", b".entry fillet"))
    assert read_error(copy).startswith("code/compute_90.ptx: expected the SHA-256 ")


def set_size(file: pathlib.Path, symbol: str, size: int) -> None:
    """Change the size of a symbol in the symbol table that dlopen reads.

    The value of each symbol is the offset of its contents in the file.
    """
    data = file.read_bytes()
    # An entry ends with the value and the size, which have 8 bytes each.
    value_and_size = struct.pack("<2Q", *Elf(file).find_contents([symbol])[symbol])
    size_offset = data.index(value_and_size) + 8
    changed = bytearray(data)
    struct.pack_into("<Q", changed, size_offset, size)
    file.write_bytes(changed)


def test_load_of_a_file_with_wrong_sizes_raises(library: pathlib.Path, copy: pathlib.Path) -> None:
    code = "mixed_cudyn_code_compute_90"
    total = copy.stat().st_size
    size = len(make_artifact().images[0].data)
    for symbol, claimed, message in (
        (code, 16, f"code/compute_90.ptx: expected {size} bytes, got 16"),
        (code, 1 << 40, f"expected symbols of up to {total} bytes, the size of the file, got more"),
        ("mixed_cudyn_metadata", 40, "metadata: expected JSON: "),
        ("mixed_cudyn_metadata", 1 << 40, f"expected symbols of up to {total} bytes, "),
    ):
        shutil.copy(library, copy)
        set_size(copy, symbol, claimed)
        assert read_error(copy).startswith(message)


def test_load_of_a_file_that_repeats_a_symbol_raises(copy: pathlib.Path) -> None:
    """If symbols could overlap, a small file could use a lot of memory."""
    metadata_text, read_member = open_exported(copy.read_bytes())
    [member] = read_metadata(metadata_text).code
    assert read_member(member) == make_artifact().images[0].data
    with raises(ValueError):
        read_member(member)


def test_load_of_a_file_with_too_many_members_raises(tmp_path: pathlib.Path) -> None:
    """The limit is the same as for artifacts in ZIP files."""
    metadata = make_artifact()._metadata
    [member] = metadata.code
    members = tuple(replace(member, member=f"code/{index}.ptx") for index in range(257))
    metadata_text = write_metadata(replace(metadata, code=members)).decode()
    source = exports.write([exports.apply("k() -> k<<<1, 1>>>()")], metadata=metadata_text)
    path = exports.build_library(source, tmp_path / "many.so")
    assert read_error(path) == "expected up to 256 members, got 257"


def test_load_of_a_damaged_library_raises_or_returns_the_same(copy: pathlib.Path) -> None:
    """The result is the same artifact, or a ValueError with cudyn's own message."""
    data = copy.read_bytes()
    rng = random.Random(1)
    expected = make_artifact()
    rejected_count = 0
    for _ in range(200):
        changed = bytearray(data)
        for _ in range(rng.choice((1, 1, 8, 64))):
            index = rng.choice((rng.randrange(64), rng.randrange(4096), rng.randrange(len(data))))
            changed[index] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)))
        end = rng.choice((len(data), len(data), rng.randrange(len(data))))
        rejected_count += check_damaged(bytes(changed[:end]), expected)
    assert rejected_count > 50
