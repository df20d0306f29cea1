"""Compares the ELF reader with nm and readelf on real libraries, and tests damaged and foreign files."""

from __future__ import annotations

import pathlib
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator

import pytest

from cudyn._formats.elf_sections import Elf, TruncatedError

from ..support import real


def write_file(directory: pathlib.Path, data: bytes) -> pathlib.Path:
    """Write a library to a directory, and return its path."""
    path = directory / "library.so"
    path.write_bytes(data)
    return path


# --- a handwritten library, which is available on every system

NAMES = [
    b"", b"cuInit", b"mine", b"optional", b"hidden", b"libcuda.so.1", b"libm.so.6", b"me.so",
    b"$ORIGIN:/x",
]  # fmt: skip
SEGMENTS = 64 + 2 * 56  # the end of the program headers


def make_library() -> bytes:
    """Return the bytes of a library without section headers.

    It imports cuInit and the weak symbol `optional`, and exports `mine`. It also has a local symbol, two
    needed libraries, a soname and a runpath. A reader has to find everything through the segments and the
    dynamic section, as dlopen does.
    """
    strings, index = b"", {}
    for name in NAMES:
        index[name] = len(strings)
        strings += name + b"\0"
    symbols = struct.pack("<IBBHQQ", 0, 0, 0, 0, 0, 0)
    for name, binding, section in (
        (b"cuInit", 1, 0),
        (b"optional", 2, 0),
        (b"mine", 1, 1),
        (b"hidden", 0, 1),
    ):
        symbols += struct.pack("<IBBHQQ", index[name], binding << 4 | 2, 0, section, 64, 8)
    hashes = struct.pack("<IIII", 1, 5, 0, 0)
    tables, addresses, offset = [strings, symbols, hashes], [], SEGMENTS
    for table in tables:
        addresses.append(0x1000 + offset)  # the address of the table after loading
        offset += len(table)
    entries = [
        (1, index[b"libcuda.so.1"]),
        (1, index[b"libm.so.6"]),
        (14, index[b"me.so"]),
        (29, index[b"$ORIGIN:/x"]),
    ]
    entries += [(5, addresses[0]), (6, addresses[1]), (4, addresses[2]), (10, len(strings)), (0, 0)]
    entries += [(1, 10**9)]  # entries after DT_NULL are ignored
    dynamic = b"".join(struct.pack("<QQ", *entry) for entry in entries)
    header = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    header += struct.pack("<HHIQQQIHHHHHH", 3, 183, 1, 0, 64, 0, 0, 64, 56, 2, 0, 0, 0)
    start, end = offset, offset + len(dynamic)
    header += struct.pack("<IIQQQQQQ", 1, 4, 0, 0x1000, 0x1000, end, end, 4096)
    header += struct.pack("<IIQQQQQQ", 2, 4, start, 0x1000 + start, 0x1000 + start, *[len(dynamic)] * 2, 8)
    return header + b"".join(tables) + dynamic


LIBRARY = make_library()


def test_elf_of_a_handwritten_library_has_its_links_and_symbols(tmp_path: pathlib.Path) -> None:
    elf = Elf(write_file(tmp_path, LIBRARY))
    assert elf.machine == "aarch64"
    assert elf.soname == "me.so"
    assert elf.needed == ["libcuda.so.1", "libm.so.6"]
    assert [*elf.links.rpath, *elf.links.runpath] == ["$ORIGIN", "/x"]
    assert {item.name for item in elf.references if not item.weak} == {"cuInit"}
    assert elf.defined == {"mine"}


def test_elf_for_an_unknown_machine_has_its_number(tmp_path: pathlib.Path) -> None:
    data = bytearray(LIBRARY)
    e_machine_offset, em_riscv = 18, 243
    struct.pack_into("<H", data, e_machine_offset, em_riscv)
    assert Elf(write_file(tmp_path, bytes(data))).machine == "machine 243"


# --- damaged


@pytest.mark.parametrize("length", [*range(4, 70), 100, len(LIBRARY) - 1])
def test_elf_of_a_truncated_library_raises_truncated_error(length: int, tmp_path: pathlib.Path) -> None:
    """Loading such a file with dlopen may crash the process, so the reader must raise an ElfError."""
    with pytest.raises(TruncatedError, match=r"^a truncated ELF file$"):
        Elf(write_file(tmp_path, LIBRARY[:length]))


def test_elf_of_a_path_that_is_not_a_file_raises_oserror(tmp_path: pathlib.Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(OSError, match=str(path)):
            Elf(path)


# --- comparison with binutils


def run_tool(*command: str) -> str:
    """Return the output of a command, or skip the test if it is missing."""
    if sys.platform != "linux" or shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]} (binutils) on Linux")
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    return process.stdout


def iter_symbols(path: pathlib.Path) -> Iterator[tuple[str, str]]:
    """Yield the dynamic symbols as (name, type). nm's manual lists the letters that stand for types."""
    for line in run_tool("nm", "-D", "--format=posix", str(path)).splitlines():
        name, kind = line.split()[:2]
        yield name.partition("@")[0], kind


def read_and_compare(path: pathlib.Path) -> Elf:
    """Check that machine, names and symbols agree with the output of readelf and nm, and return the file."""
    elf = Elf(path)
    symbols = list(iter_symbols(path))
    undefined = {name for name, kind in symbols if kind == "U"}
    defined = {name for name, kind in symbols if (kind.isupper() and kind != "U") or kind in "ui"}
    assert {item.name for item in elf.references if not item.weak} == undefined
    assert elf.defined == defined
    dynamic = run_tool("readelf", "-dW", str(path))
    assert elf.needed == re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
    soname = re.search(r"\(SONAME\).*\[(.*)\]", dynamic)
    assert elf.soname == (soname[1] if soname else "")
    search_paths = re.findall(r"\(R(?:UN)?PATH\).*\[(.*)\]", dynamic)
    directories = ":".join(search_paths).split(":")
    assert elf.links.rpath + elf.links.runpath == [directory for directory in directories if directory]
    machine = re.findall(r"Machine:\s+(.*)", run_tool("readelf", "-hW", str(path)))[0]
    machines = {"Advanced Micro Devices X86-64": "x86_64", "AArch64": "aarch64"}
    assert elf.machine == machines.get(machine, elf.machine)
    return elf


def system_libraries() -> list[pathlib.Path]:
    """Return some of the libraries that this process has mapped, and this Python's extension modules.

    Libraries that other tests have built and loaded are omitted, because their files may have been
    overwritten.
    """
    if sys.platform != "linux":
        return []
    maps = pathlib.Path("/proc/self/maps").read_text(errors="replace")
    paths = set(re.findall(r"(/\S+\.so[.\d]*)$", maps, re.M))
    extensions_folder = sysconfig.get_config_var("DESTSHARED")
    paths |= {str(path) for path in sorted(pathlib.Path(extensions_folder or "/nowhere").glob("*.so"))[:10]}
    temporary = tempfile.gettempdir() + "/"
    return sorted(
        pathlib.Path(path)
        for path in paths
        if pathlib.Path(path).is_file() and not path.startswith(temporary)
    )


@pytest.mark.slow
def test_elf_of_system_libraries_agrees_with_nm_and_readelf() -> None:
    paths = [*system_libraries(), pathlib.Path(sys.executable).resolve()]
    if len(paths) < 3:
        pytest.skip("no ELF libraries are known here: not Linux")
    elves = [read_and_compare(path) for path in paths]
    assert any("malloc" in elf.defined for elf in elves)
    assert any("libc.so.6" in elf.needed for elf in elves)


@pytest.mark.nvidia
@pytest.mark.parametrize("name", [*real.last(sorted(real.DRIVERS)), *real.last(sorted(real.NVRTC))])
def test_elf_of_real_libraries_agrees_with_nm_and_readelf(name: str) -> None:
    if name in real.DRIVERS:
        elf = read_and_compare((real.driver(name) / "libcuda.so.1").resolve())
        assert elf.soname == "libcuda.so.1"
        assert "cuDriverGetVersion" in elf.defined
    else:
        (library,) = real.nvrtc(name).glob("nvidia/*/lib/libnvrtc.so.*")
        assert "nvrtcCompileProgram" in read_and_compare(library).defined
