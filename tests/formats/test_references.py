"""Compares the undefined symbols and versions of linked and damaged files of all kinds with readelf."""

from __future__ import annotations

import io
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn._formats.elf_sections import Elf, ElfError

from ..support import fakes, real
from ..support.amount import examples
from ..support.messages import raises
from .test_elf import read_and_compare

RUNTIME = "int cudaMalloc(void) { return 0; } int cudaFree(void) { return 0; }"
MODULE = """
int cudaMalloc(void); int cudaFree(void) __attribute__((weak)); int cuInit(unsigned);
void *malloc(unsigned long);
EXPORT int call_libraries(void) { malloc(8); return cuInit(0) + cudaMalloc() + (cudaFree ? cudaFree() : 0); }
"""
LIBRARY = re.compile(r"\.so(\.\d+)*$")
# Tags of the dynamic section: hash tables, the string and the symbol table, versions and needed versions.
HASH, STRINGS, SYMBOLS, STRINGS_SIZE, GNU_HASH = 4, 5, 6, 10, 0x6FFFFEF5
VERSIONS, NEEDS, NEED_COUNT = 0x6FFFFFF0, 0x6FFFFFFE, 0x6FFFFFFF
TABLES = (HASH, STRINGS, SYMBOLS, GNU_HASH, VERSIONS, NEEDS)
# Linker options for the tables from which the number of symbols is computed. The number itself is not stored.
LINKER_OPTIONS = {
    "gnu": ("-Wl,--hash-style=gnu",),
    "sysv": ("-Wl,--hash-style=sysv",),
    "both": ("-Wl,--hash-style=both",),
    "nothing exported": ("-Wl,--hash-style=gnu", '-DEXPORT=__attribute__((visibility("hidden")))'),
    "pages apart": ("-Wl,-z,separate-code", "-Wl,-z,max-page-size=65536"),
    "packed": ("-Wl,-z,noseparate-code",),
    "new tags": ("-Wl,--enable-new-dtags", "-Wl,-rpath,$ORIGIN:/opt/x"),
    "old tags": ("-Wl,--disable-new-dtags", "-Wl,-rpath,/nowhere"),
    "bound now": ("-Wl,-z,now", "-Wl,-z,relro"),
    "relr": ("-Wl,-z,pack-relative-relocs",),
}


def find_tool(name: str) -> str:
    """Return the path of a program, or skip the test if it is missing."""
    path = shutil.which(name)
    if path is None or sys.platform != "linux":
        pytest.skip(f"needs {name} (binutils) on Linux")
    return path


def read_with_readelf(path: pathlib.Path, table: str = ".dynsym") -> list[tuple[str, str, bool]]:
    """Return (name, version, whether the symbol is weak) for each undefined symbol in a table."""
    command = [find_tool("readelf"), "--wide", "--dyn-syms" if table == ".dynsym" else "--symbols", str(path)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = re.findall(r"^ *\d+: \w+ +\S+ \w+ +(GLOBAL|WEAK) +\w+ +UND (\S+)", text, re.M)
    symbols = []
    for binding, name_with_version in rows:
        name, _, version = name_with_version.partition("@")
        symbols.append((name, version.lstrip("@"), binding == "WEAK"))
    return sorted(symbols)


def read_with_cudyn(elf: Elf) -> list[tuple[str, str, bool]]:
    """Return the undefined symbols in the same format as `read_with_readelf`."""
    return sorted((reference.name, reference.version, reference.weak) for reference in elf.references)


def build_runtime(directory: pathlib.Path, name: str = "libcudart.so.12") -> pathlib.Path:
    """Build a library whose symbols have a version node with its own name, like cudart's."""
    return fakes.build(directory, RUNTIME, name=name, node=name)


def build_module(directory: pathlib.Path, *flags: str, is_linked: bool = True) -> pathlib.Path:
    """Build MODULE.

    Args:
        flags: Options for the compiler.
        is_linked: Whether to link the module with the library of `build_runtime`, so that its symbols have
            versions.
    """
    link_options = ["-Wl,--no-as-needed", str(build_runtime(directory / "lib"))] if is_linked else []
    definitions = () if any(flag.startswith("-DEXPORT") for flag in flags) else ("-DEXPORT=",)
    return fakes.build(directory, MODULE, *definitions, *flags, *link_options, name="module.so")


def build_object(directory: pathlib.Path, text: str, *flags: str) -> pathlib.Path:
    """Compile C code to an object file, or skip the test if the compiler does not support the flags."""
    (directory / "module.c").write_text(text)
    path = directory / "module.o"
    command = [
        find_tool("gcc"),
        "-c",
        "-w",
        "-DEXPORT=",
        *flags,
        "-o",
        str(path),
        str(directory / "module.c"),
    ]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if flags and process.returncode:
        pytest.skip(f"gcc can't do {flags[0]}: {process.stderr}")
    assert process.returncode == 0, process.stderr
    return path


def without_sections(data: bytes) -> bytes:
    """Return the data of the file after `strip --strip-section-headers`."""
    changed = bytearray(data)
    struct.pack_into("<Q", changed, 40, 0)  # the offset of the section headers
    struct.pack_into("<HHH", changed, 58, 64, 0, 0)  # their size, their number, and the index of the names
    return bytes(changed)


def read_bytes(data: bytes) -> Elf:
    return Elf(io.BytesIO(data), len(data))


# --- comparison with readelf


@pytest.mark.parametrize("name", LINKER_OPTIONS)
@pytest.mark.parametrize("is_linked", [True, False], ids=["versioned", "unversioned"])
def test_references_of_modules_agree_with_readelf(name: str, is_linked: bool, tmp_path: pathlib.Path) -> None:
    path = build_module(tmp_path, *LINKER_OPTIONS[name], is_linked=is_linked)
    expected = read_with_readelf(path)
    version = "libcudart.so.12" if is_linked else ""
    assert ("cudaMalloc", version, False) in expected
    assert ("cudaFree", version, True) in expected
    assert ("cuInit", "", False) in expected
    elf = read_and_compare(path)
    assert read_with_cudyn(elf) == expected
    assert elf.kind == "shared library"
    assert ("libcudart.so.12" in elf.versions) is is_linked
    assert {reference.file for reference in elf.references if reference.name == "cudaMalloc"} == {version}
    stripped = read_bytes(without_sections(path.read_bytes()))
    assert (stripped.references, stripped.needed) == (elf.references, elf.needed)
    assert stripped.defined == elf.defined == ({"call_libraries"} if name != "nothing exported" else set())


def test_references_of_an_object_file_agree_with_readelf(tmp_path: pathlib.Path) -> None:
    """Object files contain .symtab, and the assembler writes versions into symbol names."""
    path = build_object(tmp_path, MODULE + '__asm__(".symver cudaMalloc, cudaMalloc@libcudart.so.12");')
    elf = Elf(path)
    assert elf.kind == "object file"
    assert ("cudaMalloc", "libcudart.so.12", False) in read_with_cudyn(elf)
    assert ("cudaFree", "", True) in read_with_cudyn(elf)
    assert read_with_cudyn(elf) == read_with_readelf(path, ".symtab")
    assert elf.defined == {"call_libraries"}


def test_references_of_an_object_file_with_many_sections(tmp_path: pathlib.Path) -> None:
    source = tmp_path / "many.s"
    source.write_text("".join(f".section .s{i}\n.byte 0\n" for i in range(66_000)) + ".text\ncall cuInit\n")
    path = tmp_path / "many.o"
    subprocess.run([find_tool("as"), "-o", path, source], check=True)
    assert struct.unpack_from("<H", path.read_bytes(), 60) == (0,)  # e_shnum
    assert {item.name for item in Elf(path).references if not item.weak} == {"cuInit"}


def test_elf_of_an_object_file_for_link_time_optimization_raises(tmp_path: pathlib.Path) -> None:
    path = build_object(tmp_path, MODULE, "-flto", "-fno-fat-lto-objects")
    with raises(ElfError):
        Elf(path)


def test_references_of_a_module_for_another_machine_agree_with_readelf(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", find_tool("aarch64-linux-gnu-gcc"))
    path = build_module(tmp_path)
    elf = read_and_compare(path)
    assert elf.machine == "aarch64"
    assert ("cudaMalloc", "libcudart.so.12", False) in read_with_cudyn(elf)
    assert read_with_cudyn(elf) == read_with_readelf(path)


@pytest.mark.parametrize("flags", [("-pie",), ("-no-pie",), ("-static",)], ids=" ".join)
def test_elf_of_programs_has_their_kind(flags: tuple[str, ...], tmp_path: pathlib.Path) -> None:
    source = tmp_path / "program.c"
    source.write_text('int puts(const char *); int main(void) { return puts(""); }')
    path = tmp_path / "program"
    process = subprocess.run(
        [find_tool("gcc"), *flags, "-o", path, source], capture_output=True, text=True, check=False
    )
    if process.returncode:
        pytest.skip(f"gcc can't do {flags[0]}: {process.stderr}")
    elf = Elf(path)
    assert elf.kind == "program"
    assert read_with_cudyn(elf) == read_with_readelf(path)
    assert any(item.name == "puts" for item in elf.references) is (flags != ("-static",))


def real_libraries() -> list[pathlib.Path]:
    """Return the libraries in the cache of real libraries."""
    complete_downloads = [directory for directory in real.CACHE.glob("*") if ".tmp-" not in directory.name]
    result = []
    for directory in complete_downloads:
        for path in directory.glob("**/*.so*"):
            if LIBRARY.search(path.name) and path.is_file() and not path.is_symlink():
                result.append(path)
    result.sort()
    if not result:
        pytest.skip(f"needs real libraries in {real.CACHE} (python -m tests.support.real)")
    return result


@pytest.mark.nvidia
def test_references_of_real_libraries_agree_with_readelf() -> None:
    versioned = 0
    for path in real_libraries():
        elf = Elf(path)
        assert read_with_cudyn(elf) == read_with_readelf(path), path
        versioned += any(file.startswith(("libcudart", "libcublas", "libnvrtc")) for file in elf.versions)
    # libraries in nvJitLink's directory refer to versioned CUDA libraries; only `nox -s slow` downloads such
    # files
    if real.everything:
        assert versioned


# --- the number of bytes read


class CountingFile(io.FileIO):
    """A file that counts the bytes read from it."""

    count = 0

    def read(self, size: int | None = -1) -> bytes:
        """Read bytes and count them."""
        data = super().read(size)
        self.count += len(data)
        return data


class CountingBytes(io.BytesIO):
    """Bytes that count the reads and the bytes read."""

    reads = count = 0

    def read(self, size: int | None = -1) -> bytes:
        """Read bytes, and count the calls and the bytes."""
        data = super().read(size)
        self.reads += 1
        self.count += len(data)
        return data


def test_elf_of_a_large_library_reads_little(tmp_path: pathlib.Path) -> None:
    """The file has 500 MB with the dynamic section at the end, as patchelf writes it."""
    data = bytearray(build_module(tmp_path).read_bytes())
    count = struct.unpack_from("<H", data, 56)[0]
    expected = read_with_cudyn(read_bytes(bytes(data)))
    size = 500_000_000
    for index in range(64, 64 + 56 * count, 56):
        kind, _, offset, _, _, length = struct.unpack_from("<IIQQQQ", data, index)
        if kind == 2:  # PT_DYNAMIC
            dynamic = data[offset : offset + length]
            struct.pack_into("<Q", data, index + 8, size - length)
    path = tmp_path / "large.so"
    with path.open("wb") as file:  # a hole in the file, which does not use disk space
        file.write(data)
        file.seek(size - len(dynamic))
        file.write(dynamic)
    with CountingFile(path) as file:
        elf = Elf(file, size)
        assert read_with_cudyn(elf) == expected
        assert file.count < 50_000


# --- damaged


def read_unless_rejected(data: bytes) -> Elf | None:
    """Return the ELF file with these bytes, or `None` if an ElfError is raised. Limit the bytes read."""
    file = CountingBytes(data)
    try:
        elf = Elf(file, len(data))
        assert len(elf.defined) < 1_000_000
        return elf
    except ElfError:
        return None
    finally:
        assert file.count < 8 * len(data) + 4096


@given(st.binary(max_size=300))
def test_elf_of_noise_raises_only_elf_error(data: bytes) -> None:
    read_unless_rejected(data)
    read_unless_rejected(b"\x7fELF\x02\x01" + data)


def dynamic_sections(data: bytes) -> list[tuple[int, int]]:
    """Return the offset and the length of the dynamic section."""
    pt_dynamic = 2
    start, count = read_program_headers(data)
    rows = struct.iter_unpack("<IIQQQQQQ", data[start : start + 56 * count])
    return [(offset, size) for kind, _, offset, _, _, size, _, _ in rows if kind == pt_dynamic]


def read_program_headers(data: bytes) -> tuple[int, int]:
    """Return the offset of the program headers, and their number."""
    (start,) = struct.unpack_from("<Q", data, 32)
    (count,) = struct.unpack_from("<H", data, 56)
    return start, count


def list_offsets(data: bytes) -> list[int]:
    """Return the important offsets: the headers, the dynamic section, and the starts of its tables."""
    offsets = [*range(64)]
    start, count = read_program_headers(data)
    offsets += range(start, start + 56 * count)
    for section_start, length in dynamic_sections(data):
        offsets += range(section_start, section_start + length)
        complete_entries = data[section_start : section_start + length // 16 * 16]
        for tag, value in struct.iter_unpack("<QQ", complete_entries):
            if tag in TABLES and value < len(data):
                offsets += range(value, min(value + 200, len(data)))
    return offsets


EDGE_INTEGERS = [number.to_bytes(8, "little") for number in (0, 1, 2**31, 2**32 - 1, 2**60, 2**64 - 1)]


def mutate(data: bytes, draw: st.DataObject, offsets: list[int]) -> bytes:
    """Return the data with random bytes or integers at some of these offsets."""
    changed = bytearray(data)
    for _ in range(draw.draw(st.integers(1, 6))):
        offset = draw.draw(st.sampled_from(offsets))
        value = draw.draw(st.binary(min_size=1, max_size=1) | st.sampled_from(EDGE_INTEGERS))
        changed[offset : offset + len(value)] = value
    return bytes(changed[: len(data)])


@pytest.mark.parametrize("name", ["gnu", "sysv", "nothing exported"])
@pytest.mark.hypothesis
def test_elf_of_mutated_modules_raises_only_elf_error(name: str, tmp_path: pathlib.Path) -> None:
    """Random bytes are changed, the section headers are removed, or the file is cut off."""
    data = build_module(tmp_path, *LINKER_OPTIONS[name]).read_bytes()
    offsets = list_offsets(data)
    assert read_unless_rejected(data) is not None

    @settings(max_examples=examples(500))
    @given(st.data())
    def check(draw: st.DataObject) -> None:
        """Read three damaged copies of the module."""
        changed = mutate(data, draw, offsets)
        read_unless_rejected(changed)
        read_unless_rejected(without_sections(changed))
        read_unless_rejected(data[: draw.draw(st.integers(0, len(data)))])

    check()


@pytest.mark.hypothesis
def test_elf_of_mutated_object_files_raises_only_elf_error(tmp_path: pathlib.Path) -> None:
    """Random bytes are changed, or the file is cut off."""
    data = build_object(tmp_path, MODULE).read_bytes()
    assert read_unless_rejected(data) is not None

    @settings(max_examples=examples(500))
    @given(st.data())
    def check(draw: st.DataObject) -> None:
        """Read two damaged copies of the object file."""
        read_unless_rejected(mutate(data, draw, [*range(len(data))]))
        read_unless_rejected(data[: draw.draw(st.integers(0, len(data)))])

    check()


@pytest.mark.nvidia
@pytest.mark.hypothesis
def test_elf_of_mutated_libraries_raises_only_elf_error() -> None:
    """Random bytes are changed in the tables of up to six of NVIDIA's libraries."""
    small_libraries = [path for path in real_libraries() if path.stat().st_size < 1_000_000]
    if not small_libraries:
        pytest.skip(f"needs a real library of less than 1 MB in {real.CACHE}, such as cudart")
    contents = [path.read_bytes() for path in small_libraries[:6]]
    offsets = [list_offsets(data) for data in contents]

    @settings(max_examples=examples(300))
    @given(st.data())
    def check(draw: st.DataObject) -> None:
        """Read a damaged copy of one of the libraries."""
        index = draw.draw(st.integers(0, len(contents) - 1))
        read_unless_rejected(mutate(contents[index], draw, offsets[index]))

    check()


@pytest.mark.parametrize("count", [0, 2, 6, 2**32 - 1])
def test_elf_with_two_hash_tables_reads_only_the_gnu_table(count: int, tmp_path: pathlib.Path) -> None:
    """The system loader also ignores DT_HASH, and tools that rewrite files may leave that table damaged."""
    path = build_module(tmp_path, *LINKER_OPTIONS["both"])
    expected = read_with_readelf(path)
    data = bytearray(path.read_bytes())
    struct.pack_into("<I", data, find_table(bytes(data), HASH) + 4, count)
    assert read_with_cudyn(read_bytes(bytes(data))) == expected


def find_table(data: bytes, tag: int) -> int:
    """Return the file offset of a table that the dynamic section refers to.

    The first load segment begins at 0.
    """
    return int(struct.unpack_from("<Q", data, find_entry(data, tag))[0])


def find_entry(data: bytes, tag: int) -> int:
    """Return the offset of a tag's value in the dynamic section."""
    ((start, length),) = dynamic_sections(data)
    for entry in range(start, start + length, 16):
        if struct.unpack_from("<Q", data, entry) == (tag,):
            return entry + 8
    raise AssertionError(f"the dynamic section has no entry with the tag {tag}")


def iter_damages() -> Iterator[tuple[str, str, Callable[[bytearray], None]]]:
    """Yield (description, key of LINKED, function that changes a library)."""

    def pack(form: str, value: int, find_offset: Callable[[bytes], int]) -> Callable[[bytearray], None]:
        """Return a function that writes a value at an offset that depends on the library."""
        return lambda data: struct.pack_into(form, data, find_offset(bytes(data)), value)

    yield (
        "as many symbols as there can be",
        "sysv",
        pack("<I", 2**32 - 1, lambda data: find_table(data, HASH) + 4),
    )
    yield "as many buckets", "gnu", pack("<I", 2**32 - 1, lambda data: find_table(data, GNU_HASH))
    yield "a bucket far away", "gnu", pack("<I", 2**32 - 1, lambda data: find_table(data, GNU_HASH) + 24)
    yield "a filter of 32 GB", "gnu", pack("<I", 2**32 - 1, lambda data: find_table(data, GNU_HASH) + 8)
    yield "strings of 2**60 bytes", "gnu", pack("<Q", 2**60, lambda data: find_entry(data, STRINGS_SIZE))
    yield "needs without an end", "gnu", pack("<Q", 2**60, lambda data: find_entry(data, NEED_COUNT))
    yield "a need far away", "gnu", pack("<I", 2**32 - 1, lambda data: find_table(data, NEEDS) + 12)
    yield (
        "versions of a need far away",
        "gnu",
        pack("<I", 2**32 - 1, lambda data: find_table(data, NEEDS) + 8),
    )
    yield "sections far away", "gnu", pack("<Q", 2**64 - 1, lambda data: 40)
    yield "strings that lie nowhere", "gnu", pack("<Q", 2**63, lambda data: find_entry(data, STRINGS))
    yield "symbols that lie nowhere", "gnu", pack("<Q", 2**64 - 8, lambda data: find_entry(data, SYMBOLS))


DAMAGES = list(iter_damages())


@pytest.mark.parametrize(
    ("style", "damage"), [pytest.param(style, damage, id=title) for title, style, damage in DAMAGES]
)
def test_elf_with_impossible_numbers_uses_little_memory(
    style: str, damage: Callable[[bytearray], None], tmp_path: pathlib.Path
) -> None:
    """The file is rejected, or a few of its references are read."""
    data = bytearray(build_module(tmp_path, *LINKER_OPTIONS[style]).read_bytes())
    damage(data)
    tracemalloc.start()
    try:
        elf = read_unless_rejected(bytes(data))
        _, peak_bytes = tracemalloc.get_traced_memory()
        assert peak_bytes < 4_000_000
    finally:
        tracemalloc.stop()
    if elf is not None:
        assert len(elf.references) < 20


def test_elf_with_versions_whose_chain_does_not_advance_ends(tmp_path: pathlib.Path) -> None:
    """0 in vna_next or vn_next ends a chain, regardless of the counts."""
    data = bytearray(build_module(tmp_path).read_bytes())
    index = find_table(bytes(data), NEEDS)
    struct.pack_into("<H", data, index + 2, 0xFFFF)  # vn_cnt
    struct.pack_into("<I", data, index + 12, 0)  # vn_next
    struct.pack_into("<Q", data, find_entry(bytes(data), NEED_COUNT), 2**64 - 1)
    elf = read_unless_rejected(bytes(data))
    assert elf is not None
    assert len(elf.versions) == 1


def test_elf_with_an_endless_hash_chain_raises() -> None:
    """A chain ends with an odd entry. Here all entries up to the end of a large file are even."""
    strings = b"\0cuInit\0"
    size = 300_000_000
    offsets = {"strings": 0x200, "symbols": 0x240, "hash": 0x300}
    entries = [
        (STRINGS, offsets["strings"]),
        (STRINGS_SIZE, len(strings)),
        (SYMBOLS, offsets["symbols"]),
        (GNU_HASH, offsets["hash"]),
        (0, 0),
    ]
    header = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    # Elf64_Ehdr: a shared object for x86-64 with two program headers.
    header += struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 64, 0, 0, 64, 56, 2, 0, 0, 0)
    # Elf64_Phdr: PT_LOAD for the whole file, and PT_DYNAMIC for the entries.
    header += struct.pack("<IIQQQQQQ", 1, 4, 0, 0, 0, size, size, 4096)
    header += struct.pack("<IIQQQQQQ", 2, 4, 0x280, 0x280, 0x280, 16 * len(entries), 16 * len(entries), 8)
    data = header.ljust(0x200, b"\0") + strings.ljust(0x40, b"\0") + bytes(0x40)
    data += b"".join(struct.pack("<QQ", *entry) for entry in entries)
    # DT_GNU_HASH: one bucket, whose chain begins with symbol 1, and an empty bloom filter of one word.
    data = data.ljust(0x300, b"\0") + struct.pack("<IIIIQI", 1, 1, 1, 0, 0, 1)

    class Hole(CountingBytes):
        """A file with these bytes, followed by zeros."""

        def read(self, length: int | None = -1) -> bytes:
            """Return bytes of the file, or zeros after the end of the data."""
            return super().read(length).ljust(length or 0, b"\0")

    file = Hole(data)
    with raises(ElfError):
        Elf(file, size)
    assert file.reads < 10_000  # 4 KB each: a tenth of the file


def test_elf_with_overlapping_names_limits_memory() -> None:
    """All symbols share a name that is one megabyte long. Copies of it would need a terabyte."""
    strings = b"\0" + b"a" * 1_000_000 + b"\0"
    symbols = bytes(24) + struct.pack("<IBBHQQ", 1, 0x12, 0, 0, 0, 0) * 1_000_000
    sections = [(0, 0, 0, 0), (2, 64, len(symbols), 2), (3, 64 + len(symbols), len(strings), 0)]
    header = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    end = 64 + len(symbols) + len(strings)
    header += struct.pack("<HHIQQQIHHHHHH", 1, 62, 1, 0, 0, end, 0, 64, 0, 0, 64, 3, 0)
    section_headers = b""
    for kind, offset, size, link in sections:
        section_headers += struct.pack("<IIQQQQIIQQ", 0, kind, 0, 0, offset, size, link, 0, 1, 24)
    with raises(ElfError):
        read_bytes(header + symbols + strings + section_headers)
