"""Compares the symbols and versions that libraries export with the results of the system loader."""

from __future__ import annotations

import itertools
import json
import pathlib
import struct
import subprocess
import sys

import pytest

from cudyn._formats.elf_exports import ExportTable, hash_gnu
from cudyn._formats.elf_sections import Elf

from ..support import fakes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="builds ELF files with gcc")

# Symbols with one, two and no version nodes, and of all types and bindings that the loader accepts.
SOURCE = """
int first_old(void) { return 1; } int first_new(void) { return 2; } int only_old(void) { return 3; }
__asm__(".symver first_old, first@NODE_1"); __asm__(".symver first_new, first@@NODE_2");
__asm__(".symver only_old, hidden@NODE_2");
int plain(void) { return 4; } __attribute__((weak)) int weak(void) { return 5; }
int variable = 6; __thread int local = 7; static int target(void) { return 8; }
static void *resolve(void) { return target; } int indirect(void) __attribute__((ifunc("resolve")));
__attribute__((visibility("hidden"))) int unseen(void) { return 9; }
int undefined(void); int use(void) { return undefined() + unseen(); }
"""
SCRIPT = "NODE_1 { global: plain; weak; variable; }; NODE_2 { global: local; indirect; use; } NODE_1;"
NAMES = ["first", "hidden", "plain", "weak", "variable", "local", "indirect", "use"]
NAMES += ["unseen", "undefined", "absent", "firs", "irst"]
VERSIONS = ("", "NODE_1", "NODE_2", "NODE_3", "libversions.so")
LOOKUP = """
import ctypes, json, sys
library = ctypes.CDLL(sys.argv[1], mode=1)  # RTLD_LAZY: a function is undefined
find, find_version = ctypes.CDLL(None).dlsym, ctypes.CDLL(None).dlvsym
find.restype = find_version.restype = ctypes.c_void_p
handle = ctypes.c_void_p(library._handle)
names, versions = json.loads(sys.argv[2])
print(json.dumps([
    bool(find_version(handle, n.encode(), v.encode()) if v else find(handle, n.encode()))
    for n in names for v in versions
]))
"""


def find_with_the_loader(path: pathlib.Path, names: list[str], versions: tuple[str, ...]) -> list[bool]:
    """Look up all names with all versions in a new process."""
    command = [sys.executable, "-c", LOOKUP, str(path), json.dumps([names, versions])]
    found: list[bool] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


def build_versions(directory: pathlib.Path, style: str) -> pathlib.Path:
    """Build a library with two version nodes and a hash table of the given style."""
    script = directory / "script.map"
    script.write_text(SCRIPT)
    flags = (f"-Wl,--hash-style={style}", f"-Wl,--version-script={script}", "-Wl,-z,lazy")
    return fakes.build(directory, SOURCE, *flags, name="libversions.so")


@pytest.mark.parametrize("style", ["gnu", "sysv", "both"])
def test_defines_of_each_version_agrees_with_the_loader(style: str, tmp_path: pathlib.Path) -> None:
    path = build_versions(tmp_path, style)
    exports = Elf(path).exports
    is_found = find_with_the_loader(path, NAMES, VERSIONS)
    for (name, version), expected in zip(itertools.product(NAMES, VERSIONS), is_found, strict=True):
        assert exports.defines(name, version) == expected, (name, version)
    assert is_found.count(True) > 10
    nodes = {node: exports.accepts_node(node) for node in VERSIONS}
    assert nodes == dict(zip(VERSIONS, (False, True, True, False, True), strict=True))


def test_defines_in_a_library_without_versions(tmp_path: pathlib.Path) -> None:
    """The loader accepts the symbol for a versioned reference, unless the reference names this library."""
    path = fakes.build(tmp_path, "int plain(void) { return 1; }", "-nostdlib", name="libplain.so")
    exports = Elf(path).exports
    assert exports.defines("plain")
    assert exports.defines("plain", "NODE_1")
    assert not exports.defines("plain", "NODE_1", is_owner=True)
    assert exports.accepts_node("NODE_1")


def test_defines_in_a_library_that_exports_nothing(tmp_path: pathlib.Path) -> None:
    source = "static int unseen(void) { return 1; } int (*const table[])(void) = {unseen};"
    for style in ("gnu", "sysv"):
        flags = (f"-Wl,--hash-style={style}", "-fvisibility=hidden", "-nostdlib")
        path = fakes.build(tmp_path, source, *flags, name=f"{style}.so")
        assert not Elf(path).exports.defines("unseen")
        assert not Elf(path).exports.defines("table")


@pytest.mark.parametrize("name", ["libc.so.6", "libm.so.6"])
def test_defines_of_names_of_libc_agrees_with_the_loader(name: str) -> None:
    """dlsym(3) does not find symbols with only hidden versions, which satisfy references in old files."""
    maps = pathlib.Path("/proc/self/maps").read_text(encoding="utf-8")
    path = next((line.split()[-1] for line in maps.splitlines() if line.endswith(f"/{name}")), "")
    if not path:
        pytest.skip(f"this process has not loaded {name}")
    elf = Elf(path)
    every_fifth_name = sorted(elf.defined)[::5]
    # The names of versions are symbols at address 0.
    names = [name for name in every_fifth_name if not name.startswith("GLIBC_")]
    is_found = find_with_the_loader(pathlib.Path(path), names, ("",))
    found_names = [name for name, found in zip(names, is_found) if found]
    assert len(found_names) > 100
    assert [name for name in found_names if not elf.exports.defines(name)] == []
    unknown_names = [f"{name[:-1]}~" for name in names]
    assert [name for name in unknown_names if elf.exports.defines(name)] == []


def test_elf_with_many_names_is_read(tmp_path: pathlib.Path) -> None:
    """There is no limit on the number of names, because TensorFlow exports half a million."""
    prefix = "_ZN10tensorflow" + "9something" * 4
    lines = [f".globl {prefix}{number}\n{prefix}{number}:\n" for number in range(200_000)]
    source = tmp_path / "many.s"
    source.write_text(".text\n" + "".join(lines) + ".globl other\nother: ret\n")
    path = tmp_path / "libmany.so"
    subprocess.run(["gcc", "-shared", "-o", path, source], check=True, capture_output=True)
    exports = Elf(path).exports
    assert exports.defines("other")
    assert exports.defines(f"{prefix}199999")
    assert not exports.defines(f"{prefix}200000")


def test_export_table_with_damaged_tables_defines_nothing() -> None:
    """Neither an empty nor a nonsensical hash table may cause an exception or an endless loop."""
    values = {5: 1, 6: 1, 0x6FFFFEF5: 1, 0x6FFFFFFC: 1, 0x6FFFFFFD: 1 << 40}
    for data in (b"", b"\xff" * 64, b"\x01" * 4096):

        def read(tag: int, offset: int, length: int, data: bytes = data) -> bytes:
            """Return bytes of the damaged table. All tables have the same contents."""
            return data[offset : offset + length]

        table = ExportTable(values, read)
        assert not table.defines("name")
        assert not table.accepts_node("NODE")


STRINGS, HASH, GNU_HASH, SYMBOLS = 5, 4, 0x6FFFFEF5, 6
DEFINED_NODES, DEFINED_COUNT = 0x6FFFFFFC, 0x6FFFFFFD
NODE = struct.pack("<2xHH6xIII", 0, 1, 20, 20, 0)  # an Elf64_Verdef that is followed by its Elf64_Verdaux
LONG_NAME = b"a" * 60_000 + b"\0"
DAMAGED_TABLES = {
    "a name outside of the strings": {DEFINED_NODES: NODE[:20] + b"\xff\xff\0\0", STRINGS: b"\0NODE\0"},
    "a name without an end": {DEFINED_NODES: NODE, STRINGS: b"a" * 5_000_000},
    "nodes that share a long name": {DEFINED_NODES: 40_000 * NODE[:20] + NODE, STRINGS: LONG_NAME},
    "a chain in DT_HASH that returns to itself": {
        HASH: struct.pack("<IIIII", 1, 2**32 - 1, 1, 0, 1),
        SYMBOLS: bytes(48),
    },
    "a chain in DT_GNU_HASH without an end": {
        GNU_HASH: struct.pack("<IIIIQI", 1, 1, 1, 0, 2**64 - 1, 1) + bytes(10_000_000),
    },
}


@pytest.mark.parametrize(
    "tables", [pytest.param(tables, id=title) for title, tables in DAMAGED_TABLES.items()]
)
def test_export_table_with_endless_tables_reads_little(tables: dict[int, bytes]) -> None:
    reads = 0

    def read(tag: int, offset: int, length: int) -> bytes:
        """Return a range of a table, which is shorter at the end of the table, and count the calls."""
        nonlocal reads
        reads += 1
        assert reads < 250_000
        return tables[tag][offset : offset + length]

    table = ExportTable({**dict.fromkeys(tables, 1), DEFINED_COUNT: 2**32 - 1}, read)
    assert not table.defines("name")
    assert table.accepts_node("NODE") is (DEFINED_NODES not in tables)


def test_hash_gnu_returns_the_documented_values() -> None:
    assert [hash_gnu(name) for name in (b"", b"printf", b"exit")] == [0x1505, 0x156B2BB8, 0x7C967E3F]


def test_copied_variables_of_a_program_are_references(tmp_path: pathlib.Path) -> None:
    """The loader looks up these variables, although the program itself defines them."""
    library = fakes.build(tmp_path, "int number = 7;", name="libnumber.so", node="NODE_1")
    source = tmp_path / "program.c"
    source.write_text("extern int number; int main(void) { return number; }")
    path = tmp_path / "program"
    files = [str(path), str(source), str(library)]
    command = ["gcc", "-fno-pie", "-no-pie", f"-Wl,-rpath,{tmp_path}", "-o", *files]
    subprocess.run(command, check=True, capture_output=True)
    elf = Elf(path)
    assert elf.kind == "program"
    copied = [reference for reference in elf.references if reference.name == "number"]
    assert [(item.version, item.file, item.is_data) for item in copied] == [("NODE_1", "libnumber.so", True)]
