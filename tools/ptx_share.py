"""Counts the instructions in real PTX that the simulator's CPU backend can translate.

`python -m tools.ptx_share FILE...` reads PTX files, and files such as libraries that contain fatbins with PTX
(compressed with LZ4 or not). It prints the fraction that can be translated of the instruction forms and of
the instructions, and the most frequent forms that cannot be translated.
"""

from __future__ import annotations

import re
import struct
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cudyn._formats.fatbin_parts import read_lz4
from cudyn._simulator.cpu.forms import get_form
from cudyn._simulator.cpu.parse import Block, Instruction, parse
from cudyn._simulator.driver.kernel_runs import Refused

_FATBIN_MAGIC = 0xBA55ED50
_PTX = 1  # kind of a fatbin section that contains PTX
# Flags of a section that describe its compression.
_LZ4 = 0x2000
_ZSTD = 0x8000


def iter_ptx(path: Path) -> Iterator[str]:
    """Yield the PTX in a file: the file itself if it is a PTX file, and the PTX sections of its fatbins."""
    data = path.read_bytes()
    if b".version" in data[:4096]:  # a PTX file begins with this directive, after comments
        yield data.rstrip(b"\0").decode()
    for match in re.finditer(struct.pack("<I", _FATBIN_MAGIC), data):
        yield from iter_fatbin_ptx(data, match.start())


def iter_fatbin_ptx(data: bytes, start: int) -> Iterator[str]:
    """Yield the PTX sections of a fatbin. Sections that are compressed with zstd are skipped.

    Args:
        data: The contents of the file.
        start: The offset of the fatbin in the file.
    """
    # The header of a fatbin: the magic number, the version, and the sizes of the header and of all sections
    _, _, header_size, sections_size = struct.unpack_from("<IHHQ", data, start)
    position = start + header_size
    end = position + sections_size
    while position < end:
        # The header of a section: the kind, the version, the size of the header, the size of the contents,
        # the compressed size, and at byte 40 the flags and the decompressed size
        kind, _, header_size, size, compressed_size = struct.unpack_from("<HHIQI", data, position)
        flags, _, ptx_size = struct.unpack_from("<QQQ", data, position + 40)
        if kind == _PTX and not flags & _ZSTD:
            contents_start = position + header_size
            contents = data[contents_start : contents_start + (compressed_size or size)]
            ptx = read_lz4(contents, ptx_size) if flags & _LZ4 else contents
            yield ptx.rstrip(b"\0").decode()
        position += header_size + size


def iter_instructions(block: Block) -> Iterator[Instruction]:
    """Yield the instructions in a block and in the blocks that it contains."""
    for statement in block.statements:
        if isinstance(statement, Block):
            yield from iter_instructions(statement)
        elif isinstance(statement, Instruction):
            yield statement


def count_forms(ptx: str) -> Counter[tuple[str, tuple[str, ...]]]:
    """Count the instructions in a module by their form. Raises Refused if the module cannot be read."""
    forms: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for function in parse(ptx).functions.values():
        if function.body:
            for instruction in iter_instructions(function.body):
                forms[instruction.opcode, instruction.modifiers] += 1
    return forms


def main() -> None:
    """Print the numbers of instruction forms and of instructions that can be translated."""
    forms: Counter[tuple[str, tuple[str, ...]]] = Counter()  # the opcode with its modifiers, such as add.s32
    modules = 0
    unreadable = 0
    for path in sys.argv[1:]:
        for ptx in iter_ptx(Path(path)):
            modules += 1
            try:
                forms += count_forms(ptx)
            except Refused:
                unreadable += 1
    untranslated = Counter[str]()  # the number of instructions for each reason
    for (opcode, modifiers), count in forms.items():
        try:
            get_form(opcode, modifiers)
        except Refused as error:
            untranslated[str(error)] = count
    total = forms.total()
    translated = total - untranslated.total()
    print(f"{modules} modules, {unreadable} that can't be read")
    print(f"forms: {len(forms) - len(untranslated)} of {len(forms)} are translated")
    print(f"instructions: {translated} of {total}, {100 * translated / total:.3f} %")
    print(*untranslated.most_common(20), sep="\n")


if __name__ == "__main__":
    main()
