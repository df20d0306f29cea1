"""Two assemblers with the same few instructions, for small functions between a caller and C.

Registers are numbers of the architecture's own. PARAMETERS are those that hold the first parameters of a
call, RESULT holds what it returns; calls change these and SPARE and OTHER, and keep KEPT, of which `enter`
saves the caller's values. Memory is [base + offset], with offsets from 0 on, or a place: a name
whose address `assemble` gets, in the same file as the code.

The instructions, one version for each architecture:

align                 begin the next function at a quarter of a cache line, after code that traps
jump_through          go on at the address that a place holds; registers and stack stay as they are
enter, leave          begin a function: save KEPT and make room on the stack, of which [STACK] is the start;
                      return what RESULT holds
restore               undo `enter`: restore KEPT and the stack for the code that follows
load, store           read, write 64 bits
load32, store32       32 bits, read without a sign
store8                8 bits
load_float, store_float, load_float32
                      the same for registers of floating-point numbers
add                   let a register hold base + offset
move                  copy 64 bits
set                   let a register hold a number of 64 bits
set_later             let a register hold one of the numbers that `append` is given
take                  let a register hold the address of a place or a label
call, call_through    call the function at an address; that whose address a place holds, which changes SPARE
call_inner            call an inner function, of the same code, with all registers unchanged
enter_inner, leave_inner
                      begin it, in which offsets into the stack grow by INNER bytes; return from it
goto                  go on at a label
if_zero, unless_zero  go on at a label if, or unless, all 64 bits are zero
if_equal, unless_equal, if_above
                      if, or unless, 64 bits are the same; if they are more than others, without a sign
unless_bit            unless a bit is set: one of the low 32; changes SPARE
if_less               if 64 bits, with a sign, are less than others
plus, minus, times    let a register hold its sum, difference or product with another one; go on at a label if
                      that does not fit 64 bits with a sign
divide                its quotient by another one, or the rest, without signs: of OTHER by SPARE, or of SPARE
                      by OTHER; changes RESULT and the third of PARAMETERS
extend                let a register hold the number in the low bits, fewer than 64, of another one
narrow, widen         make a float of the double in the first register for floating-point numbers; and back
count                 add one to the 64 bits at a place, in one step among threads; changes SPARE and OTHER
exchange              swap a register and 64 bits of memory, in one step among threads; changes OTHER. Earlier
                      writes are visible to other threads before it, and later reads happen after it
acquire               read 64 bits that another thread exchanged, with all of its earlier writes visible

Sources: System V ABI for AMD64, 3.2; Procedure Call Standard for the Arm 64-bit Architecture, 6; Intel's and
Arm's manuals for the encodings.
"""

from __future__ import annotations

import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any, TypeAlias

    Fixup: TypeAlias = "tuple[int, str, Any]"
    Piece: TypeAlias = "tuple[bytes, list[Fixup], list[tuple[str, int]]]"


class _Assembler:
    """Code of one or more functions, with labels for the functions and for branches within them."""

    PARAMETERS: Sequence[int]
    KEPT: Sequence[int]
    RESULT: int
    SPARE: int
    OTHER: int
    STACK: int
    FRAME: int
    """After `enter`, [FRAME + ARGUMENTS] is the first of the caller's arguments on the stack."""
    ARGUMENTS: int
    INNER = 16

    def __init__(self) -> None:
        self.code = bytearray()
        self.labels: dict[str, int] = {}
        # where, what kind of field, the label, the place or the number
        self._fixups: list[Fixup] = []
        self._fresh = 0

    def label(self, name: str) -> None:
        """Name this point of the code."""
        if name in self.labels:
            raise ValueError(f"the label {name} exists already")
        self.labels[name] = len(self.code)

    def fresh(self) -> str:
        """Name a label that is not used yet, for a branch within a function."""
        self._fresh += 1
        return f".{self._fresh}"

    def assemble(self, origin: int, places: Mapping[str, int]) -> bytes:
        """The code for an address, with the addresses of its labels and places."""
        targets = {**places, **{name: origin + at for name, at in self.labels.items()}}
        self._fix(self._fixups, origin, targets)
        return bytes(self.code)

    def piece(self) -> Piece:
        """The code for `append`, with inner branches resolved; its named labels are listed with it."""
        self._fix([fixup for fixup in self._fixups if fixup[2] in self.labels], 0, self.labels)
        rest = [fixup for fixup in self._fixups if fixup[2] not in self.labels]
        return bytes(self.code), rest, [item for item in self.labels.items() if item[0][0] != "."]

    def append(self, piece: Piece, numbers: Sequence[int] = ()) -> None:
        """Append a piece of code; numbers: the values for its `set_later`."""
        start = len(self.code)
        code, fixups, labels = piece
        self.code += code
        for at, kind, name in fixups:
            self._fixups.append((start + at, kind, numbers[name] if kind == "number" else name))
        for label, at in labels:
            self.labels[label] = start + at

    def _fixup(self, kind: str, name: str | int) -> None:
        self._fixups.append((len(self.code), kind, name))

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        """Write numbers, and the distances to targets, into code for an address."""
        raise NotImplementedError


class _Known(dict["tuple[Any, ...]", bytes]):
    """Caches instructions by their operands: a fast call has some hundred, mostly repetitions."""

    def __init__(self, encode: Callable[..., bytes]) -> None:
        self.encode = encode

    def __missing__(self, key: tuple[Any, ...]) -> bytes:
        found = self[key] = self.encode(*key)
        return found


def _encode_memory(opcode: bytes, register: int, base: int, offset: int, rex: int) -> bytes:
    """[base + offset] with an offset of 8 or 32 bits; base 4 and 12 need a SIB byte."""
    rex |= (register >> 3) << 2 | base >> 3
    length = 1 if offset < 128 else 4
    modes = bytes(((0x40 if length == 1 else 0x80) | (register & 7) << 3 | base & 7,))
    modes += b"\x24" if base & 7 == 4 else b""
    where = offset.to_bytes(length, "little", signed=True)
    return (bytes((0x40 | rex,)) if rex else b"") + opcode + modes + where


def _encode_two(opcode: int, register: int, other: int, rex: int) -> bytes:
    rex |= (other >> 3) << 2 | register >> 3
    return bytes((rex, opcode, 0xC0 | (other & 7) << 3 | register & 7))


_MEMORY, _TWO = _Known(_encode_memory), _Known(_encode_two)
_W = 0x48  # REX.W: of 64 bits


def _x86_memory(opcode: bytes, rex: int = 0, prefix: bytes = b"") -> Callable[..., None]:
    """An instruction of a register and [base + offset]."""

    def write(self: X86_64, register: int, base: int, offset: int = 0) -> None:
        self.code += prefix + _MEMORY[opcode, register, base, offset, rex]

    return write


def _x86_branch(opcode: int, jump: bytes) -> Callable[..., None]:
    """An instruction of two registers, and a jump that depends on its result."""

    def write(self: X86_64, register: int, other: int, label: str) -> None:
        self._relative(_TWO[opcode, register, other, _W] + jump, label)

    return write


class X86_64(_Assembler):
    """x86-64 as System V has it: rdi, rsi, rdx, rcx, r8, r9; rax."""

    PARAMETERS = (7, 6, 2, 1, 8, 9)
    KEPT = (3, 12, 13, 14)
    RESULT, SPARE, OTHER, STACK = 0, 11, 10, 4
    FRAME, ARGUMENTS = 5, 16

    def _relative(self, opcode: bytes, name: str) -> None:
        self.code += opcode
        self._fixup("relative", name)
        self.code += b"\0\0\0\0"

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        for at, kind, name in fixups:
            if kind == "number":
                struct.pack_into("<Q", self.code, at, name)
            else:
                struct.pack_into("<i", self.code, at, targets[name] - (origin + at + 4))

    def align(self) -> None:
        self.code += b"\xcc" * (-len(self.code) % 16)

    def jump_through(self, place: str) -> None:
        self.code += b"\xf3\x0f\x1e\xfa"  # endbr64
        self._relative(b"\xff\x25", place)

    def enter(self, room: int) -> None:
        room = (room + 15) & ~15
        # endbr64; push rbp; mov rbp, rsp; push KEPT; sub rsp, room
        self.code += b"\xf3\x0f\x1e\xfa\x55\x48\x89\xe5\x53\x41\x54\x41\x55\x41\x56\x48\x81\xec"
        self.code += struct.pack("<i", room)

    def restore(self) -> None:
        # lea rsp, [rbp - 32], below which KEPT lie; pop them and rbp
        self.code += b"\x48\x8d\x65\xe0\x41\x5e\x41\x5d\x41\x5c\x5b\x5d"

    def leave(self) -> None:
        self.restore()
        self.code += b"\xc3"

    load, load32 = _x86_memory(b"\x8b", _W), _x86_memory(b"\x8b")
    store, store32 = _x86_memory(b"\x89", _W), _x86_memory(b"\x89")
    store8 = _x86_memory(b"\x88", 0x40)  # REX: else 4 to 7 are ah to bh
    load_float, store_float = _x86_memory(b"\x0f\x10", 0, b"\xf2"), _x86_memory(b"\x0f\x11", 0, b"\xf2")
    load_float32 = _x86_memory(b"\x0f\x10", 0, b"\xf3")
    add = _x86_memory(b"\x8d", _W)

    def move(self, register: int, other: int) -> None:
        self.code += _TWO[0x89, register, other, _W]

    def set(self, register: int, number: int) -> None:
        number &= 2**64 - 1
        if number < 2**32:
            self.code += bytes((0x40 | register >> 3, 0xB8 | register & 7)) + number.to_bytes(4, "little")
        else:
            self.code += bytes((_W | register >> 3, 0xB8 | register & 7)) + number.to_bytes(8, "little")

    def set_later(self, register: int, number: int) -> None:
        self.code += bytes((_W | register >> 3, 0xB8 | register & 7))
        self._fixup("number", number)
        self.code += bytes(8)

    def take(self, register: int, place: str) -> None:
        self._relative(bytes((_W | (register >> 3) << 2, 0x8D, 0x05 | (register & 7) << 3)), place)

    def call(self, register: int) -> None:
        # al: how many vector registers a variadic function gets
        self.code += bytes((0x31, 0xC0, 0x40 | register >> 3, 0xFF, 0xD0 | register & 7))

    def call_through(self, place: str) -> None:
        self.code += b"\x31\xc0"
        self._relative(b"\xff\x15", place)

    def call_inner(self, label: str) -> None:
        self._relative(b"\xe8", label)

    def enter_inner(self) -> None:
        self.code += b"\x48\x83\xec\x08"  # sub rsp, 8: aligned as C wants it

    def leave_inner(self) -> None:
        self.code += b"\x48\x83\xc4\x08\xc3"

    def goto(self, label: str) -> None:
        self._relative(b"\xe9", label)

    def if_zero(self, register: int, label: str) -> None:
        self._relative(_TWO[0x85, register, register, _W] + b"\x0f\x84", label)

    def unless_zero(self, register: int, label: str) -> None:
        self._relative(_TWO[0x85, register, register, _W] + b"\x0f\x85", label)

    # cmp and je, jne, ja, jl; add and sub and jo
    if_equal, unless_equal = _x86_branch(0x39, b"\x0f\x84"), _x86_branch(0x39, b"\x0f\x85")
    if_above, if_less = _x86_branch(0x39, b"\x0f\x87"), _x86_branch(0x39, b"\x0f\x8c")
    plus, minus = _x86_branch(0x01, b"\x0f\x80"), _x86_branch(0x29, b"\x0f\x80")

    def times(self, register: int, other: int, label: str) -> None:
        rex = _W | (register >> 3) << 2 | other >> 3
        self.code += bytes((rex, 0x0F, 0xAF, 0xC0 | (register & 7) << 3 | other & 7))
        self._relative(b"\x0f\x80", label)

    def divide(self, register: int, other: int, rest: bool = False) -> None:
        self.move(0, register)
        self.set(2, 0)  # of 128 bits: rdx and rax
        self.code += bytes((_W | other >> 3, 0xF7, 0xF0 | other & 7))  # div
        self.move(register, 2 if rest else 0)

    def unless_bit(self, register: int, bit: int, label: str) -> None:
        self.code += bytes((0x40 | register >> 3, 0xF7, 0xC0 | register & 7)) + struct.pack("<I", 1 << bit)
        self._relative(b"\x0f\x84", label)

    def extend(self, register: int, other: int, bits: int, signed: bool) -> None:
        if bits == 32:
            # movsxd; mov of 32 bits
            self.code += _TWO[(0x63, other, register, _W) if signed else (0x89, register, other, 0x40)]
            return
        self.move(register, other)
        for opcode in (0xE0, 0xF8 if signed else 0xE8):  # shl; sar or shr
            self.code += bytes((_W | register >> 3, 0xC1, opcode | register & 7, 64 - bits))

    def narrow(self) -> None:
        self.code += b"\xf2\x0f\x5a\xc0"  # cvtsd2ss

    def widen(self) -> None:
        self.code += b"\xf3\x0f\x5a\xc0"  # cvtss2sd

    def count(self, place: str) -> None:
        self._relative(b"\xf0\x48\xff\x05", place)  # lock inc qword

    def exchange(self, register: int, base: int) -> None:
        self.code += _MEMORY[b"\x87", register, base, 0, _W]  # locks by itself

    def acquire(self, register: int, base: int) -> None:
        self.load(register, base)


def _arm_memory(word: int, size: int) -> Callable[..., None]:
    """An instruction of a register and [base + offset], which accesses so many bytes."""

    def write(self: AArch64, register: int, base: int, offset: int = 0) -> None:
        if offset % size or not 0 <= offset // size < 4096:
            raise ValueError(f"an offset of {offset} bytes does not fit an access of {size}")
        self._put(word | offset // size << 10 | base << 5 | register)

    return write


def _arm_branch(word: int, condition: int, has_result: bool = False) -> Callable[..., None]:
    """An instruction of two registers, and a branch that depends on its result."""

    def write(self: AArch64, register: int, other: int, label: str) -> None:
        self._put(word | other << 16 | register << 5 | (register if has_result else 0))
        self._fixed("19", 0x54000000 | condition, label)

    return write


class AArch64(_Assembler):
    """AArch64: x0 to x7; x0. `assemble` wants places within 4 GiB and on their natural alignment."""

    PARAMETERS = tuple(range(8))
    KEPT = (19, 20, 21, 22)
    RESULT, SPARE, OTHER, STACK = 0, 16, 17, 31
    FRAME, ARGUMENTS = 29, 64

    def _put(self, *words: int) -> None:
        for word in words:
            self.code += word.to_bytes(4, "little")

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        for at, kind, name in fixups:
            (word,) = struct.unpack_from("<I", self.code, at)
            if kind == "number":  # movz and three movk
                words = struct.unpack_from("<4I", self.code, at)
                parts = [word | (name >> 16 * i & 0xFFFF) << 5 for i, word in enumerate(words)]
                struct.pack_into("<4I", self.code, at, *parts)
            else:
                struct.pack_into("<I", self.code, at, word | self._field(kind, origin + at, targets[name]))

    def _field(self, kind: str, address: int, target: int) -> int:
        """The part of an instruction at an address that holds its target."""
        if kind == "page":  # adrp: the low two bits of the distance in pages stand above the other nineteen
            pages = (target >> 12) - (address >> 12)
            return (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5
        if kind == "offset":  # add: the place within its page
            return (target & 0xFFF) << 10
        if kind == "offset8":  # ldr of 64 bits
            return (target & 0xFFF) >> 3 << 10
        if kind == "26":  # b, bl
            return (target - address >> 2) & 0x3FFFFFF
        return (target - address >> 2 & 0x7FFFF) << 5  # b.cond, cbz

    def _fixed(self, kind: str, word: int, name: str) -> None:
        self._fixup(kind, name)
        self._put(word)

    def align(self) -> None:
        while len(self.code) % 16:
            self._put(0xD4200000)  # brk

    def jump_through(self, place: str) -> None:
        self._put(0xD503245F)  # bti c
        self._fixed("page", 0x90000010, place)
        self._fixed("offset8", 0xF9400210, place)
        self._put(0xD61F0200)  # br x16: the register that bti c lets a call come through

    def enter(self, room: int) -> None:
        room = (room + 15) & ~15
        if room > 4095:
            raise ValueError(f"{room} bytes of stack do not fit one instruction")
        # bti c; stp x29, x30, [sp, -64]!; mov x29, sp; stp x19, x20, [sp, 16]; stp x21, x22, [sp, 32]; sub sp
        self._put(0xD503245F, 0xA9BC7BFD, 0x910003FD, 0xA90153F3, 0xA9025BF5, 0xD10003FF | room << 10)

    def restore(self) -> None:
        # mov sp, x29; ldp x19, x20; ldp x21, x22; ldp x29, x30, [sp], 64
        self._put(0x910003BF, 0xA94153F3, 0xA9425BF5, 0xA8C47BFD)

    def leave(self) -> None:
        self.restore()
        self._put(0xD65F03C0)

    load, load32 = _arm_memory(0xF9400000, 8), _arm_memory(0xB9400000, 4)
    store, store32 = _arm_memory(0xF9000000, 8), _arm_memory(0xB9000000, 4)
    store8 = _arm_memory(0x39000000, 1)
    load_float, store_float = _arm_memory(0xFD400000, 8), _arm_memory(0xFD000000, 8)
    load_float32 = _arm_memory(0xBD400000, 4)
    add = _arm_memory(0x91000000, 1)

    def move(self, register: int, other: int) -> None:
        self._put(0xAA0003E0 | other << 16 | register)

    def set(self, register: int, number: int) -> None:
        number &= 2**64 - 1
        self._put(0xD2800000 | (number & 0xFFFF) << 5 | register)
        for part in (1, 2, 3):
            if number >> 16 * part & 0xFFFF:
                self._put(0xF2800000 | part << 21 | (number >> 16 * part & 0xFFFF) << 5 | register)

    def set_later(self, register: int, number: int) -> None:
        self._fixup("number", number)
        self._put(0xD2800000 | register, *(0xF2800000 | part << 21 | register for part in (1, 2, 3)))

    def take(self, register: int, place: str) -> None:
        self._fixed("page", 0x90000000 | register, place)
        self._fixed("offset", 0x91000000 | register << 5 | register, place)

    def call(self, register: int) -> None:
        self._put(0xD63F0000 | register << 5)

    def call_through(self, place: str) -> None:
        self.take(self.SPARE, place)
        self.load(self.SPARE, self.SPARE)
        self.call(self.SPARE)

    def call_inner(self, label: str) -> None:
        self._fixed("26", 0x94000000, label)

    def enter_inner(self) -> None:
        self._put(0xF81F0FFE)  # str x30, [sp, -16]!

    def leave_inner(self) -> None:
        self._put(0xF84107FE, 0xD65F03C0)  # ldr x30, [sp], 16; ret

    def goto(self, label: str) -> None:
        self._fixed("26", 0x14000000, label)

    def if_zero(self, register: int, label: str) -> None:
        self._fixed("19", 0xB4000000 | register, label)

    def unless_zero(self, register: int, label: str) -> None:
        self._fixed("19", 0xB5000000 | register, label)

    # cmp and b.eq, b.ne, b.hi, b.lt; adds and subs and b.vs
    if_equal, unless_equal = _arm_branch(0xEB00001F, 0), _arm_branch(0xEB00001F, 1)
    if_above, if_less = _arm_branch(0xEB00001F, 8), _arm_branch(0xEB00001F, 11)
    plus, minus = _arm_branch(0xAB000000, 6, True), _arm_branch(0xEB000000, 6, True)

    def times(self, register: int, other: int, label: str) -> None:
        self._put(0x9B407C0F | other << 16 | register << 5)  # smulh x15: the upper 64 bits
        self._put(0x9B007C00 | other << 16 | register << 5 | register)  # mul
        self._put(0xEB80FC1F | register << 16 | 15 << 5)  # cmp x15, register, asr 63
        self._fixed("19", 0x54000001, label)

    def divide(self, register: int, other: int, rest: bool = False) -> None:
        self._put(0x9AC00800 | other << 16 | register << 5 | self.RESULT)  # udiv
        if rest:  # msub: register - RESULT * other
            self._put(0x9B008000 | other << 16 | register << 10 | self.RESULT << 5 | register)
        else:
            self.move(register, self.RESULT)

    def unless_bit(self, register: int, bit: int, label: str) -> None:
        self._put(0x53000000 | 31 << 10 | bit << 16 | register << 5 | self.SPARE)  # lsr w16, register, bit
        self._put(0x7200021F)  # tst w16, 1
        self._fixed("19", 0x54000000, label)

    def extend(self, register: int, other: int, bits: int, signed: bool) -> None:
        # sbfm or ubfm of the bits from 0 on
        self._put((0x93400000 if signed else 0xD3400000) | bits - 1 << 10 | other << 5 | register)

    def narrow(self) -> None:
        self._put(0x1E624000)  # fcvt s0, d0

    def widen(self) -> None:
        self._put(0x1E22C000)  # fcvt d0, s0

    def count(self, place: str) -> None:
        self.take(self.SPARE, place)
        # again: ldaxr x17, [x16]; add x17, x17, 1; stlxr w15, x17, [x16]; cbnz w15, again
        self._put(0xC85FFE11, 0x91000631, 0xC80FFE11, 0x35FFFFAF)

    def exchange(self, register: int, base: int) -> None:
        # again: ldaxr x17, [base]; stlxr w15, register, [base]; cbnz w15, again; dmb ish; mov register, x17
        self._put(0xC85FFC11 | base << 5, 0xC80FFC00 | base << 5 | register, 0x35FFFFCF, 0xD5033BBF)
        self.move(register, 17)

    def acquire(self, register: int, base: int) -> None:
        self._put(0xC8DFFC00 | base << 5 | register)  # ldar


Assembler: TypeAlias = X86_64 | AArch64
ASSEMBLERS: dict[str, type[Assembler]] = {"x86_64": X86_64, "aarch64": AArch64}
