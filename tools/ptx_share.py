"""The share of the instruction forms of real PTX that kernels on the CPU translate.

`python -m tools.ptx_share FILE...` reads PTX, and files such as libraries that have PTX in fatbins
(packed by LZ4 or not), and says what is translated, and which forms most of the rest are.
"""

from __future__ import annotations

import re
import struct
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cudyn._simulator.cpu.forms import find
from cudyn._simulator.cpu.parse import Block, Instruction, parse
from cudyn._simulator.driver.kernel_runs import Refused


def unpack(data: bytes, size: int) -> bytes:
    """A block of LZ4."""
    found, at = bytearray(), 0
    while at < len(data):
        token, at = data[at], at + 1
        for shift in (4, 0):
            length = token >> shift & 15
            if shift == 0:
                if len(found) >= size:
                    break
                offset, at = struct.unpack_from("<H", data, at)[0], at + 2
            more = 255 if length == 15 else 0
            while more == 255:
                more, at = data[at], at + 1
                length += more
            if shift:
                found += data[at : at + length]
                at += length
            else:
                for _ in range(length + 4):
                    found.append(found[-offset])
    return bytes(found)


def texts(path: Path) -> Iterator[str]:
    """The PTX in a file."""
    data = path.read_bytes()
    if b".version" in data[:4096]:
        yield data.rstrip(b"\0").decode()
    for start in re.finditer(struct.pack("<I", 0xBA55ED50), data):
        _, _, head, total = struct.unpack_from("<IHHQ", data, start.start())
        at, end = start.start() + head, start.start() + head + total
        while at < end:
            kind, _, head, size, packed = struct.unpack_from("<HHIQI", data, at)
            flags, _, whole = struct.unpack_from("<QQQ", data, at + 40)
            if kind == 1 and not flags & 0x8000:  # zstd
                part = data[at + head : at + head + (packed or size)]
                yield (unpack(part, whole) if flags & 0x2000 else part).rstrip(b"\0").decode()
            at += head + size


def instructions(block: Block) -> Iterator[Instruction]:
    for each in block.statements:
        if isinstance(each, Block):
            yield from instructions(each)
        elif isinstance(each, Instruction):
            yield each


def main() -> None:
    met: Counter[tuple[str, tuple[str, ...]]] = Counter()
    files = unread = 0
    for text in (text for path in sys.argv[1:] for text in texts(Path(path))):
        files += 1
        try:
            functions = parse(text).functions.values()
        except Refused:
            unread += 1
            continue
        met.update((i.opcode, i.modifiers) for f in functions if f.body for i in instructions(f.body))
    refused = Counter[str]()
    for (opcode, modifiers), count in met.items():
        try:
            find(opcode, modifiers)
        except Refused as error:
            refused[str(error)] = count
    total = met.total()
    print(f"{files} modules, {unread} that can't be read")
    print(f"forms: {len(met) - len(refused)} of {len(met)} are translated")
    print(f"instructions: {total - refused.total()} of {total}, {100 * (1 - refused.total() / total):.3f} %")
    print(*refused.most_common(20), sep="\n")


if __name__ == "__main__":
    main()
