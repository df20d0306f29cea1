"""Tests that names read from files are unchanged in the C code, and that no part of them is executed."""

from __future__ import annotations

import ctypes
import itertools
import keyword
import pathlib
import pkgutil
import re
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from cudyn import Artifact, Contract, Module
from cudyn._formats import image
from cudyn._formats.elf_sections import Elf
from cudyn._formats.mangled import MAX_NAME, is_kernel
from cudyn._kernels.export import c_module
from cudyn.types import KernelInfo, Parameter

from ...conftest import run_python
from ...support import exports
from ...support.amount import first
from ...support.code import ptx
from ...support.messages import raises
from . import test_artifact
from .kernels import LOWERED, make_fatbin

on_linux = pytest.mark.skipif(sys.platform != "linux", reason=f"no C compiler for Linux on {sys.platform}")

# Characters that end a comment, a string or a line for some compiler, and characters with a special meaning
# for printf, the templates and their readers.
SPECIAL_STRINGS = (
    "*/",
    "*\\",
    "*\\/",
    "/*",
    "//",
    "\\",
    "??/",
    "??'",
    "\\x41",
    "\\1",
    "\\0",
    "%s%n%d",
    "%",
    '"',
    '\\"',
    "'",
    "#include",
    "PREFIX_OK",
    "xPREFIX_error",
    "@FACTS@",
    "@NAME@",
    "{0}",
    'R"(',
    "é",
    "名",
    "LL",
    "8",
    "a0",
)
STRINGS = (*map(chr, range(32, 127)), *SPECIAL_STRINGS)
STANDARDS = [f"gcc -std={standard} -x c" for standard in ("c99", "c11", "c17")]
STANDARDS += [f"g++ -std={standard} -x c++" for standard in ("c++11", "c++14", "c++17", "c++20")]


def list_kernel_names() -> list[str]:
    """Return valid kernel names with each of STRINGS, once repeated before a digit and once in quotes."""
    names = []
    for string in STRINGS:
        names += [f"k<({string}{string}1)>", f"k<'{string}'>"]
    normalized = [" ".join(name.split()) for name in names]
    without_duplicates = dict.fromkeys(normalized)
    return [name for name in without_duplicates if is_kernel(name)]


def test_kernel_names_contain_every_string() -> None:
    names = "".join(list_kernel_names())
    assert {string for string in STRINGS if string not in names} == set()


@on_linux
def test_names_in_c_are_the_same(driver: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """Kernels are launched by their names, which are read from the function table and from the module."""
    names = list_kernel_names()
    contracts = [exports.apply(f"c{index}() -> {name}<<<1, 1>>>()") for index, name in enumerate(names)]
    source = exports.write(contracts, metadata="".join(names))
    library = exports.build_library(source, tmp_path / "module.so", "-O0")
    cases = [exports.Case(contract.name, ()) for contract in contracts]
    outcomes = exports.run_in_child(driver, library, [contract.text for contract in contracts], cases)
    assert [outcome.text for outcome in outcomes if outcome.text] == []
    assert [outcome.launch and outcome.launch.kernel for outcome in outcomes] == names
    opened = ctypes.CDLL(str(library))
    metadata = ctypes.addressof(ctypes.c_char.in_dll(opened, "m_cudyn_metadata"))
    assert ctypes.string_at(metadata).decode() == "".join(names)
    contents = library.read_bytes()
    assert all(contract.text.encode() in contents for contract in contracts)


@on_linux
@pytest.mark.parametrize("compiler", STANDARDS)
def test_names_compile_in_every_standard_of_c(compiler: str, tmp_path: pathlib.Path) -> None:
    arguments = "a: f32[n], b: f32, c: u64, s: shape[_, m], n: i64, p: u8[m; n] on cuda_host | None"
    launch = "<<<ceildiv(n, c), 1, cluster=2, cooperative>>>(b, c)"
    names = enumerate(list_kernel_names()[::20])
    contracts = [exports.apply(f"c{i}({arguments}) where n > 1 -> {name}{launch}") for i, name in names]
    for tvm_ffi in (False, True):
        path = exports.write(contracts, tvm_ffi=tvm_ffi).save(tmp_path)[1]
        exports.compile(*compiler.split(), *exports.WARNINGS, "-fsyntax-only", path)


MALICIOUS_NAME = 'add<*\\ __attribute__((constructor)) static void f(void) { fputs("owned", stderr); } \\*>'


def make_untrusted_artifact(expression: str) -> bytes:
    """Return the file of an artifact whose kernel has this expression, which may be any text."""
    contract = f"add_one(a: f32[n], b: f32[n]) -> {expression}<<<ceildiv(n, 256), 256>>>(a, b, n: i32)"
    names = {expression: LOWERED["add<float>"]}
    return test_artifact.make_changed_file(contracts=[contract], lowered_names=names)


@on_linux
def test_export_of_an_untrusted_artifact_executes_none_of_its_text(tmp_path: pathlib.Path) -> None:
    artifact = Artifact.load(make_untrusted_artifact(MALICIOUS_NAME))
    artifact.build(tmp_path / "demo.so", options=["-include", "stdio.h"])
    completed = run_python(f"import ctypes; ctypes.CDLL({str(tmp_path / 'demo.so')!r}); print('opened')")
    assert (completed.stdout, completed.stderr) == ("opened\n", "")
    header, _ = artifact.write_c(tmp_path)
    assert "constructor" not in pathlib.Path(header).read_text()


# --- valid names


CONTROL_CHARACTERS = ("\x1b[2J", "a\nb", "a\rb", "\x9b", "\u202e", "\u2028", "\0", "\ud800")


@pytest.mark.parametrize("string", CONTROL_CHARACTERS)
def test_load_with_control_characters_in_metadata_raises(string: str) -> None:
    """The control characters are written into each string of the metadata in turn."""
    paths = [
        "name",
        "cudyn",
        "headers",
        "contracts__0",
        "lowered_names__add<float>",
        f"lowered_names__{string}",
        "code__0__member",
        "code__0__kind",
        "code__0__arch__0",
        "code__0__sha256",
        "code__0__compiler",
        "code__0__kernels__0__name",
        "code__0__kernels__0__parameters__0__type",
    ]
    for path in paths:
        with raises(ValueError) as caught:
            Artifact.load(test_artifact.make_changed_file(**{path: string}))
        assert str(caught.value).isprintable(), path
    with raises(ValueError) as caught:
        Artifact.load(test_artifact.make_changed_file(format=3, cudyn=string))
    assert str(caught.value).isprintable()
    members = {f"x{string.encode('utf-8', 'replace').decode()}": b"", "y": b""}
    with raises(ValueError) as caught:
        Artifact.load(test_artifact.make_zip(members))
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("string", CONTROL_CHARACTERS[:-1])
def test_artifact_with_names_that_no_reader_accepts_raises(string: str) -> None:
    """An artifact that `load` would reject is not created."""
    image = make_fatbin()
    for changed in (
        replace(image, lowered_names={**LOWERED, string: "scale"}),
        replace(image, lowered_names={**LOWERED, "f": string}),
        replace(image, compiler=string),
    ):
        with raises(ValueError):
            bytes(Artifact(changed, "scale(data: f32[n], by: f32, n: u64)"))
    for name in (f"{string}\x7f", "k" * (MAX_NAME + 1)):  # white space in a string is replaced with a space
        with raises(ValueError) as caught:
            Contract(f"f() -> k<{name}>")
        assert str(caught.value).isprintable()


VALID_KERNEL_NAMES = (
    "add",
    "_Z3addIfEvPT_S1_i",
    "k$1.cold",
    "%k",
    "add<float>",
    "ns::add<ns::T, 3>",
    "::k",
    "&k<1>",
    "k<(3 > 2)>",
    "(anonymous namespace)::k",
    "k<a<b<c>>>",
    "k< unsigned int >",
    "ns :: k <float>",
    "k<'>'>",
    "k<'\\''>",
    "k<1'000>",
    "k<sizeof(int) * 2>",
    "k<void (*)(int)>",
    "k<[](int x) { return x > 3; }>",
    "a<1>::b<2>::c<3>",
)
INVALID_KERNEL_NAMES = (
    "k where n > 3",
    "k float",
    "k; x",
    "k<",
    "k>",
    "k<float",
    "k<a>b",
    "k<a> + 1",
    "<float>",
    "k#",
    'k"',
    "*\\",
    "k / 2",
    "k()",
    "k, x",
    "a::",
    "a::::b",
    "k[",
    "{",
    "1 + k",
)


@pytest.mark.parametrize("name", VALID_KERNEL_NAMES)
def test_contract_with_a_valid_kernel_name_keeps_it(name: str) -> None:
    contract = Contract(f"f(n: i32) -> {name}<<<n, 1>>>(n)")
    assert (contract.kernel, Contract(contract.text)) == (name, contract)
    assert Contract(f"f(n: i32) ->\n\t {name} (n)").kernel == name


@pytest.mark.parametrize("name", INVALID_KERNEL_NAMES)
def test_contract_with_an_invalid_kernel_name_raises(name: str) -> None:
    with raises(ValueError):
        Contract(f"f(n: i32) -> {name}<<<n, 1>>>(n)")


def test_artifact_with_overlapping_parameters_raises(tmp_path: Any) -> None:
    """The parameters are in an Image that was created by hand, or in a file."""
    parameters = (Parameter(0, 8, 8, "u64"), Parameter(4, 4, 4, "f32"), Parameter(16, 8, 8, "u64"))
    image = replace(make_fatbin(), kernels=(KernelInfo("scale", parameters),))
    contract = "scale(data: f32[n], by: f32, n: u64)"
    with raises(ValueError):
        Artifact(image, contract)
    data = test_artifact.make_changed_file(code__0__kernels__1__parameters__1__offset=4)
    with raises(ValueError):
        Artifact.load(data)


# --- names that C, TVM FFI and Python already use


HEADERS = "#include <stdint.h>\n#include <stdbool.h>\n#include <stddef.h>\n#include <limits.h>\n"


def list_macros(compiler: str) -> set[str]:
    """Return the macros without parameters that a compiler and the HEADERS define."""
    completed = subprocess.run(
        [*compiler.split(), "-dM", "-E", "-"], input=HEADERS, capture_output=True, text=True, check=True
    )
    return set(re.findall(r"^#define (\w+) ", completed.stdout, re.M))


RESERVED = (
    "int64_t INT64_MAX _Bool __int128 __func__ _Complex _Atomic _Static_assert asm _BitInt size_t wchar_t "
    "__attribute__ PREFIX_n m_n PREFIX_value m_value clock_t restrict nullptr thread_local concept "
    "__typeof__ uint_fast16_t max_align_t self"
)


def split_into_groups(names: list[str], size: int) -> list[list[str]]:
    """Return groups of `size` names in order. The last group may be smaller."""
    return [names[start : start + size] for start in range(0, len(names), size)]


@on_linux
@pytest.mark.parametrize("compiler", first(1, STANDARDS[::3]))
def test_write_c_with_arguments_named_like_macros_compiles(compiler: str, tmp_path: pathlib.Path) -> None:
    """Every macro of a compiler and its headers is the name of an array, a size and a number."""
    names = sorted({*list_macros(compiler), *RESERVED.split()} - {"_", "None"})
    contracts = []
    for index_of_group, group in enumerate(split_into_groups(names, 80)):
        arrays = ", ".join(f"{name}: f32[n{index}]" for index, name in enumerate(group))
        sizes = ", ".join(group)
        numbers = ", ".join(f"{name}: i32" for name in group)
        shapes = ", ".join(
            f"x{index}: f32[{', '.join(names_of_sizes)}]"
            for index, names_of_sizes in enumerate(split_into_groups(group, 16))
        )
        contracts += [f"a{index_of_group}({arrays}) -> k<<<n0, 1>>>()"]
        contracts += [f"s{index_of_group}({shapes}) -> k<<<1, 1>>>()"]
        contracts += [f"n{index_of_group}({numbers}) -> k<<<1, 1>>>({sizes})"]
    path = exports.write(list(map(exports.apply, contracts))).save(tmp_path)[1]
    exports.compile(*compiler.split(), *exports.WARNINGS, "-include", "limits.h", "-fsyntax-only", path)


@pytest.mark.parametrize(
    ("prefix", "contract"),
    [("int64", "t"), ("INT64", "MAX"), ("_", "Bool"), ("const", "cast"), ("is", "empty"), ("get", "driver")],
)
def test_write_c_with_functions_named_like_c_raises(prefix: str, contract: str) -> None:
    with raises(ValueError):
        exports.write([exports.apply(f"{contract}() -> k<<<1, 1>>>()")], prefix=prefix)


@pytest.mark.parametrize("name", ["_library_ctx", "_library_bin", "_metadata_f", "_doc_f", "_x", "__"])
def test_write_c_with_names_of_tvm_ffi_raises(name: str) -> None:
    contracts = [exports.apply(f"{function}() -> k<<<1, 1>>>()") for function in ("f", name)]
    with raises(ValueError):
        exports.write(contracts, tvm_ffi=True)


def test_write_c_with_functions_named_like_those_for_tvm_ffi_raises() -> None:
    """The prefix and the contract's name form a name that the module already uses for TVM FFI."""
    template = pkgutil.get_data("cudyn._kernels.export", "module_c/tvm_ffi.c")
    assert template is not None
    names = sorted(set(re.findall(r"\b[a-z]+_[a-z_]*[a-z]\b", template.decode())) - {"get_stream"})
    # "stream" is not used as the name of a contract
    assert {"call_packed", "find_late", "return_string"} <= {*names}
    for name in names:
        prefix, _, contract = name.partition("_")
        contracts = [exports.apply(f"{contract.strip('_')}() -> k<<<1, 1>>>()")]
        if name in itertools.chain(*c_module.name_functions(contracts, prefix)):
            with raises(ValueError):
                exports.write(contracts, prefix=prefix, tvm_ffi=True)


@on_linux
def test_write_c_keeps_contract_names_that_contain_the_placeholder(tmp_path: pathlib.Path) -> None:
    contracts = [
        exports.apply("PREFIX_error() -> k<<<1, 1>>>()"),
        exports.apply("f(PREFIX_n: i32, m_n: i32) -> k<<<PREFIX_n, 1>>>(m_n)"),
    ]
    library = exports.build_library(exports.write(contracts, tvm_ffi=True), tmp_path / "module.so")
    assert {"m_PREFIX_error", "m_call_PREFIX_error", "__tvm_ffi_PREFIX_error"} <= set(Elf(library).defined)


@on_linux
def test_module_with_contracts_named_like_its_attributes_launches_them(
    driver: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Every attribute of the Python object is used as the name of a contract."""
    attributes = dict.fromkeys((*dir(Module), "image", "log"))
    names = [name for name in attributes if not keyword.iskeyword(name)]
    contracts = [f"{name}(self: i32) -> k<<<self, 1>>>(self)" for name in names]
    artifact = Artifact(image.read(ptx(k="s32")), contracts, name="names")
    artifact.build(tmp_path / "names.so", options=["-O0"])
    code = f"""
        import cudyn
        from tests.kernels.export.test_exported import Gpu
        names, gpu = {names!r}, Gpu()
        gpu.expect(4)
        module = cudyn.Module({str(tmp_path / "names.so")!r})
        for name in names:
            kernel, launches = module.get_kernel(name), gpu.launches
            kernel(3)
            kernel(self=4)
            assert gpu.launches == launches + 2, name
            assert tuple(gpu.grid) == (4, 1, 1)
        """
    completed = run_python(code, env={"LD_LIBRARY_PATH": str(driver)})
    assert completed.returncode == 0, completed.stderr
