"""Counts the instructions in real PTX that the simulator's CPU backend can translate.

`python -m tools.ptx_share FILE...` reads PTX files, and files such as libraries that contain fatbins with PTX
(compressed with LZ4 or not). It prints the fraction that can be translated of the instruction forms and of
the instructions, and the most frequent forms that cannot be translated.
"""

from __future__ import annotations

import itertools
import re
import struct
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cudyn._simulator.cpu.forms import get_form
from cudyn._simulator.cpu.parse import Block, Instruction, parse
from cudyn._simulator.driver.kernel_runs import Refused

_FATBIN_MAGIC = 0xBA55ED50
_PTX = 1  # kind of a fatbin section that contains PTX
# Flags of a section that describe its compression.
_LZ4 = 0x2000
_ZSTD = 0x8000


def decompress_lz4(data: bytes, size: int) -> bytes:
    """Decompress an LZ4 block, whose decompressed size is `size` bytes."""
    output, position = bytearray(), 0

    def read_length(bits: int) -> int:
        """Read a length.

        The token contains its first four bits. If these bits are 15, the bytes at the current position are
        added, up to and including the first byte that is not 255.
        """
        nonlocal position
        length = bits
        next_byte = 255 if bits == 15 else 0
        while next_byte == 255:
            next_byte, position = data[position], position + 1
            length += next_byte
        return length

    while position < len(data):
        token, position = data[position], position + 1
        literal_count = read_length(token >> 4)
        output += data[position : position + literal_count]
        position += literal_count
        if len(output) >= size:  # the last sequence has no match
            break
        # A match repeats at least four bytes of earlier output. It may overlap with its own output.
        (offset,) = struct.unpack_from("<H", data, position)
        position += 2
        for _ in range(read_length(token & 15) + 4):
            output.append(output[-offset])
    return bytes(output)


def iter_ptx(path: Path) -> Iterator[str]:
    """Yield the PTX in a file: the file itself if it is a PTX file, and the PTX sections of its fatbins."""
    data = path.read_bytes()
    if b".version" in data[:4096]:  # a PTX file begins with this directive, after comments
        yield data.rstrip(b"\0").decode()
    for start in re.finditer(struct.pack("<I", _FATBIN_MAGIC), data):
        _, _, header_size, body_size = struct.unpack_from("<IHHQ", data, start.start())
        position, end = start.start() + header_size, start.start() + header_size + body_size
        while position < end:
            section_kind, _, header_size, size, packed = struct.unpack_from("<HHIQI", data, position)
            flags, _, ptx_size = struct.unpack_from("<QQQ", data, position + 40)
            if section_kind == _PTX and not flags & _ZSTD:
                start_of_section = position + header_size
                section = data[start_of_section : start_of_section + (packed or size)]
                ptx = decompress_lz4(section, ptx_size) if flags & _LZ4 else section
                yield ptx.rstrip(b"\0").decode()
            position += header_size + size


def iter_instructions(block: Block) -> Iterator[Instruction]:
    """Yield the instructions in a block and in the blocks that it contains."""
    for statement in block.statements:
        if isinstance(statement, Block):
            yield from iter_instructions(statement)
        elif isinstance(statement, Instruction):
            yield statement


def main() -> None:
    """Print how many instruction forms, and how many instructions, can be translated."""
    forms: Counter[tuple[str, tuple[str, ...]]] = Counter()
    modules = unreadable = 0
    for ptx in itertools.chain.from_iterable(iter_ptx(Path(path)) for path in sys.argv[1:]):
        modules += 1
        try:
            functions = parse(ptx).functions.values()
        except Refused:
            unreadable += 1
            continue
        for function in functions:
            if function.body:
                for instruction in iter_instructions(function.body):
                    forms[instruction.opcode, instruction.modifiers] += 1
    untranslated = Counter[str]()
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
