"""Two assemblers with the same small instruction set, for short functions that connect a caller and C.

Registers are numbered as in the architecture's manual. PARAMETERS are the registers for the first parameters
of a call, and RESULT is the register for its result. A call may change these registers, SPARE and OTHER. It
preserves the registers in CALLEE_SAVED. Generated functions must preserve them as well, so `enter` saves the
caller's values. A memory operand is [base + offset] with an offset of at least 0, or the name of a place (a
memory location outside the code) whose address is passed to `assemble`.

Each architecture has the following instructions. A "jump" goes to the label in the last operand:

align                 begin the next function at a multiple of 16 bytes; the padding traps
land                  allow an indirect call to begin here, for a function without `enter` or `jump_through`
jump_through          jump to the address that is stored at a place; leaves registers and stack unchanged
enter, leave          begin a function: save CALLEE_SAVED and reserve stack memory that starts at [STACK];
                      return the value of RESULT
restore               undo `enter`: restore CALLEE_SAVED and the stack for the following code
load, store           read, write 64 bits
load32, store32       read, write 32 bits; reading clears the upper 32 bits
store8                write 8 bits
load_float, store_float, load_float32
                      as load, store and load32, for floating-point registers
add                   set a register to base + offset
move                  copy 64 bits
set                   set a register to a 64-bit number
set_later             set a register to one of the numbers that are passed to `append`
load_address          set a register to the address of a place or a label
call                  call the function whose address a register contains
call_through          call the function whose address is stored at a place; changes SPARE
goto                  jump
if_zero, unless_zero  jump if all 64 bits are zero, or unless they are
if_equal, unless_equal
                      jump if two registers are equal, or unless they are
if_above, if_less     jump if the first register is greater (unsigned), or less (signed)
unless_bit            jump unless one of the low 32 bits is set; changes SPARE
plus, minus, times    add, subtract, multiply; jump on signed overflow of 64 bits
divide                divide OTHER by SPARE, or SPARE by OTHER, unsigned; the first register becomes the
                      quotient or the remainder; changes RESULT and the third of PARAMETERS
extend                set a register to the number in the low bits, fewer than 64, of another register
widen                 convert the float in the first floating-point register to a double
count                 atomically add one to the 64 bits at a place; changes SPARE and OTHER
exchange              atomically swap a register and 64 bits of memory, as a full memory barrier;
                      changes OTHER
fill                  write SPARE to each of the eight 64-bit words at [OTHER]
unless_filled         jump unless each of these words is equal to SPARE; changes RESULT and PARAMETERS
acquire               read 64 bits that another thread has exchanged; makes its earlier writes visible

Sources: System V ABI for AMD64, 3.2; Procedure Call Standard for the Arm 64-bit Architecture, 6; the
encodings are from Intel's and Arm's manuals.
"""

from __future__ import annotations

import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any, TypeAlias

    # (offset in the code, kind of field, and a label, a place or the index of a number)
    Fixup: TypeAlias = "tuple[int, str, Any]"
    # (code, fields that are still to be written, and the name and the offset of each label)
    Fragment: TypeAlias = "tuple[bytes, list[Fixup], list[tuple[str, int]]]"


class _Assembler:
    """The code of one or more functions, with labels for the functions and for branches within them."""

    PARAMETERS: Sequence[int]
    CALLEE_SAVED: Sequence[int]
    RESULT: int
    SPARE: int
    OTHER: int
    STACK: int
    FRAME: int
    ARGUMENTS: int
    """After `enter`, [FRAME + ARGUMENTS] is the caller's first argument on the stack."""
    TRAP: bytes
    RETURN: bytes
    restore: Callable[..., None]
    land: Callable[..., None]

    def __init__(self) -> None:
        self.code = bytearray()
        self.labels: dict[str, int] = {}
        self._fixups: list[Fixup] = []
        self._fresh = 0

    def label(self, name: str) -> None:
        """Define a label at the end of the code. Raises ValueError if the label already exists."""
        if name in self.labels:
            raise ValueError(f"the label {name} already exists")
        self.labels[name] = len(self.code)

    def fresh(self) -> str:
        """Return an unused name for a label, for a branch within a function."""
        self._fresh += 1
        return f".{self._fresh}"

    def skip(self, branch: Callable[..., None], *operands: Any) -> _Skip:
        """Skip the code of a `with` block if a branch is taken: `with asm.skip(asm.if_zero, register)`."""
        return _Skip(self, branch, operands)

    def assemble(self, origin: int, places: Mapping[str, int]) -> bytes:
        """Return the code with all addresses resolved.

        Args:
            origin: address of the code
            places: addresses of the places that the code uses
        """
        targets = {**places, **{name: origin + offset for name, offset in self.labels.items()}}
        self._fix(self._fixups, origin, targets)
        return bytes(self.code)

    def make_fragment(self) -> Fragment:
        """Return the code in the form that `append` accepts. Branches within it are resolved."""
        resolved: list[Fixup] = []
        unresolved: list[Fixup] = []
        for fixup in self._fixups:
            _, _, target = fixup
            fixups = resolved if target in self.labels else unresolved
            fixups.append(fixup)
        self._fix(resolved, 0, self.labels)
        # The names from `fresh` begin with a dot. Only the fragment itself refers to these labels.
        named_labels = [(name, offset) for name, offset in self.labels.items() if name[0] != "."]
        return bytes(self.code), unresolved, named_labels

    def append(self, fragment: Fragment, numbers: Sequence[int] = ()) -> None:
        """Append a code fragment. `numbers` contains the values for its `set_later` instructions."""
        start = len(self.code)
        code, fixups, labels = fragment
        self.code += code
        for offset, kind, name in fixups:
            self._fixups.append((start + offset, kind, numbers[name] if kind == "number" else name))
        for label, offset in labels:
            self.labels[label] = start + offset

    def align(self) -> None:
        self.code += self.TRAP * (-len(self.code) % 16 // len(self.TRAP))

    def leave(self) -> None:
        self.restore()
        self.code += self.RETURN

    def _add_fixup(self, kind: str, name: str | int) -> None:
        """Record that the next instruction contains a field to be written by `_fix`.

        Args:
            kind: encoding of the field; "number" for a number
            name: label or place, or the index of the number
        """
        self._fixups.append((len(self.code), kind, name))

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        """Write numbers and the distances to targets into the code.

        Args:
            fixups: fields to write
            origin: address of the code
            targets: addresses of labels and places
        """
        raise NotImplementedError


class _Skip:
    """A context manager whose branch skips the code in the `with` block.

    `with ... as label` provides the label at the end of the block.
    """

    def __init__(self, assembler: _Assembler, branch: Callable[..., None], operands: Sequence[Any]) -> None:
        self.assembler = assembler
        self.branch = branch
        self.operands = operands
        self.end = assembler.fresh()

    def __enter__(self) -> str:
        self.branch(*self.operands, self.end)
        return self.end

    def __exit__(self, *_: object) -> None:
        self.assembler.label(self.end)


def _encode_two(opcode: int, register: int, other: int, rex: int) -> bytes:
    """Encode an x86-64 instruction with two registers.

    The low three bits of a register's number are stored in the ModRM byte, and the fourth bit is stored in
    the REX prefix.

    Args:
        opcode: The byte of the instruction between the prefix and the operands.
        register: The register in the field ModRM.rm.
        other: The register in the field ModRM.reg.
        rex: The REX prefix for registers below 8.
    """
    rex |= (other >> 3) << 2 | register >> 3  # REX.R and REX.B
    modrm = 0xC0 | (other & 7) << 3 | register & 7  # mode 3: both operands are registers
    return bytes((rex, opcode, modrm))


_W = 0x48  # REX.W: 64-bit operands
_SIB_OF_BASE = 0x24  # the SIB byte for a base without an index


def _x86(code: bytes) -> Callable[..., None]:
    """Return a method that appends an instruction without operands."""

    def write(self: X86_64) -> None:
        self.code += code

    return write


def _x86_memory(opcode: bytes, rex: int = 0, prefix: bytes = b"") -> Callable[..., None]:
    """Return a method that appends an instruction with a register and a memory operand.

    Args:
        opcode: bytes of the instruction between the prefixes and the operands
        rex: REX prefix for registers below 8; 0 if they need no prefix
        prefix: prefix that precedes the REX prefix
    """

    def write(self: X86_64, register: int, base: int, offset: int = 0) -> None:
        """Encode [base + offset] with an offset of 8 or 32 bits. Bases 4 and 12 need a SIB byte."""
        extension = rex | (register >> 3) << 2 | base >> 3  # REX.R and REX.B
        is_short = offset < 128
        displacement = offset.to_bytes(1 if is_short else 4, "little", signed=True)
        modrm = (0x40 if is_short else 0x80) | (register & 7) << 3 | base & 7
        operands = bytes((modrm, _SIB_OF_BASE)) if base & 7 == 4 else bytes((modrm,))
        rex_prefix = bytes((0x40 | extension,)) if extension else b""
        self.code += prefix + rex_prefix + opcode + operands + displacement

    return write


def _x86_place(opcode: bytes) -> Callable[..., None]:
    """Return a method that appends an instruction with the distance to a place or a label."""
    return lambda self, name: self._relative(opcode, name)


def _x86_branch(opcode: int, jump: bytes) -> Callable[..., None]:
    """Return a method that appends an instruction with two registers, and a jump that depends on its result.

    If the method is called with a single register, that register is used twice.
    """

    def write(self: X86_64, register: int, *operands: Any) -> None:
        """Append the instruction and the jump. The last operand is the label."""
        *others, label = operands
        other = others[0] if others else register
        # As in `_encode_two`, which is not called here because branches are frequent.
        rex = _W | (other >> 3) << 2 | register >> 3
        code = bytes((rex, opcode, 0xC0 | (other & 7) << 3 | register & 7)) + jump
        self._fixups.append((len(self.code) + len(code), "relative", label))
        self.code += code + b"\0\0\0\0"

    return write


class X86_64(_Assembler):
    """x86-64 (System V): parameters in rdi, rsi, rdx, rcx, r8 and r9, result in rax."""

    PARAMETERS = (7, 6, 2, 1, 8, 9)
    CALLEE_SAVED = (3, 12, 13, 14)
    RESULT = 0
    SPARE = 11
    OTHER = 10
    STACK = 4
    FRAME = 5
    ARGUMENTS = 16
    TRAP = b"\xcc"
    RETURN = b"\xc3"

    def _relative(self, opcode: bytes, name: str) -> None:
        """Append an instruction that ends with the distance to a label or a place."""
        self._fixups.append((len(self.code) + len(opcode), "relative", name))
        self.code += opcode + b"\0\0\0\0"

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        for position, kind, name in fixups:
            if kind == "number":
                struct.pack_into("<Q", self.code, position, name)
            else:
                struct.pack_into("<i", self.code, position, targets[name] - (origin + position + 4))

    def enter(self, room: int) -> None:
        # endbr64; push rbp; mov rbp, rsp; push CALLEE_SAVED; sub rsp, room
        self.code += b"\xf3\x0f\x1e\xfa\x55\x48\x89\xe5\x53\x41\x54\x41\x55\x41\x56\x48\x81\xec"
        self.code += struct.pack("<i", (room + 15) & ~15)

    # lea rsp, [rbp - 32], where the registers in CALLEE_SAVED were pushed; pop them and rbp
    restore = _x86(b"\x48\x8d\x65\xe0\x41\x5e\x41\x5d\x41\x5c\x5b\x5d")
    widen = _x86(b"\xf3\x0f\x5a\xc0")  # cvtss2sd

    land = _x86(b"\xf3\x0f\x1e\xfa")  # endbr64
    goto = _x86_place(b"\xe9")
    jump_through = _x86_place(b"\xf3\x0f\x1e\xfa\xff\x25")  # endbr64; jmp
    call_through = _x86_place(b"\x31\xc0\xff\x15")  # as `call`
    count = _x86_place(b"\xf0\x48\xff\x05")  # lock inc qword

    load = _x86_memory(b"\x8b", _W)
    load32 = _x86_memory(b"\x8b")
    store = _x86_memory(b"\x89", _W)
    store32 = _x86_memory(b"\x89")
    store8 = _x86_memory(b"\x88", 0x40)  # without REX, registers 4 to 7 are ah to bh
    load_float = _x86_memory(b"\x0f\x10", 0, b"\xf2")
    store_float = _x86_memory(b"\x0f\x11", 0, b"\xf2")
    load_float32 = _x86_memory(b"\x0f\x10", 0, b"\xf3")
    add = _x86_memory(b"\x8d", _W)
    exchange = _x86_memory(b"\x87", _W)  # xchg is always locked
    acquire = load

    # mov [r10 + offset], r11
    fill = _x86(b"".join([bytes((0x4D, 0x89, 0x5A, offset)) for offset in range(0, 64, 8)]))
    # mov rax, [r10]; xor rax, r11
    _FIRST_DIFFERENCE = b"\x49\x8b\x02\x4c\x31\xd8"
    # mov rcx, [r10 + offset]; xor rcx, r11; or rax, rcx
    _DIFFERENCES = b"".join(
        [b"\x49\x8b\x4a%c\x4c\x31\xd9\x48\x09\xc8" % offset for offset in range(8, 64, 8)]
    )

    # test and je, jne; cmp and je, jne, ja, jl; add and sub and jo
    if_zero = _x86_branch(0x85, b"\x0f\x84")
    unless_zero = _x86_branch(0x85, b"\x0f\x85")
    if_equal = _x86_branch(0x39, b"\x0f\x84")
    unless_equal = _x86_branch(0x39, b"\x0f\x85")
    if_above = _x86_branch(0x39, b"\x0f\x87")
    if_less = _x86_branch(0x39, b"\x0f\x8c")
    plus = _x86_branch(0x01, b"\x0f\x80")
    minus = _x86_branch(0x29, b"\x0f\x80")

    def move(self, register: int, other: int) -> None:
        rex = _W | (other >> 3) << 2 | register >> 3
        self.code += bytes((rex, 0x89, 0xC0 | (other & 7) << 3 | register & 7))

    def set(self, register: int, number: int) -> None:
        number &= 2**64 - 1
        # mov with a 32-bit immediate clears the upper half of the register.
        rex, size = (0x40, 4) if number < 2**32 else (_W, 8)
        self.code += bytes((rex | register >> 3, 0xB8 | register & 7)) + number.to_bytes(size, "little")

    def set_later(self, register: int, number: int) -> None:
        self.code += bytes((_W | register >> 3, 0xB8 | register & 7))
        self._add_fixup("number", number)
        self.code += bytes(8)

    def load_address(self, register: int, place: str) -> None:
        self._relative(bytes((_W | (register >> 3) << 2, 0x8D, 0x05 | (register & 7) << 3)), place)

    def call(self, register: int) -> None:
        # al: number of vector registers passed to a variadic function
        self.code += bytes((0x31, 0xC0, 0x40 | register >> 3, 0xFF, 0xD0 | register & 7))

    def times(self, register: int, other: int, label: str) -> None:
        rex = _W | (register >> 3) << 2 | other >> 3
        self._relative(bytes((rex, 0x0F, 0xAF, 0xC0 | (register & 7) << 3 | other & 7, 0x0F, 0x80)), label)

    def divide(self, register: int, other: int, is_remainder: bool = False) -> None:
        # div divides the 128 bits in rdx and rax. It leaves the quotient in rax and the remainder in rdx.
        rax, rdx = 0, 2
        self.move(rax, register)
        self.set(rdx, 0)
        self.code += bytes((_W | other >> 3, 0xF7, 0xF0 | other & 7))
        self.move(register, rdx if is_remainder else rax)

    def unless_filled(self, label: str) -> None:
        self._relative(self._FIRST_DIFFERENCE + self._DIFFERENCES + b"\x0f\x85", label)  # jne

    def unless_bit(self, register: int, bit: int, label: str) -> None:
        self.code += bytes((0x40 | register >> 3, 0xF7, 0xC0 | register & 7)) + struct.pack("<I", 1 << bit)
        self._relative(b"\x0f\x84", label)

    def extend(self, register: int, other: int, bits: int, signed: bool) -> None:
        if bits == 32:
            if signed:
                self.code += _encode_two(0x63, other, register, _W)  # movsxd
            else:
                self.code += _encode_two(0x89, register, other, 0x40)  # 32-bit mov
            return
        # Shift the bits to the top of the register and back, which fills the upper bits.
        self.move(register, other)
        shift_left, shift_right = 0xE0, 0xF8 if signed else 0xE8  # shl; sar or shr
        for opcode in (shift_left, shift_right):
            self.code += bytes((_W | register >> 3, 0xC1, opcode | register & 7, 64 - bits))


# AArch64's condition codes: eq, ne, vs, hi and lt
_EQUAL, _NOT_EQUAL, _OVERFLOW, _ABOVE, _LESS = 0x0, 0x1, 0x6, 0x8, 0xB


def _arm_memory(word: int, size: int) -> Callable[..., None]:
    """Return a method that appends an instruction with a register and a memory operand.

    Args:
        word: the instruction without its operands
        size: size of the access in bytes, which divides the offset
    """

    def write(self: AArch64, register: int, base: int, offset: int = 0) -> None:
        if offset % size or not 0 <= offset // size < 4096:
            raise ValueError(f"an offset of {offset} bytes does not fit in an access of {size}")
        self._put(word | offset // size << 10 | base << 5 | register)

    return write


def _arm(*words: int) -> Callable[..., None]:
    """Return a method that appends instructions without operands."""

    def write(self: AArch64) -> None:
        self._put(*words)

    return write


def _arm_compare(condition: int) -> Callable[..., None]:
    """Return a method that appends cmp with two registers, and a jump to a label on a condition."""

    def write(self: AArch64, register: int, other: int, label: str) -> None:
        self._put(0xEB00001F | other << 16 | register << 5)
        self._branch_if(condition, label)

    return write


def _arm_compute(word: int) -> Callable[..., None]:
    """Return a method that appends an instruction with two registers and a jump to a label on overflow.

    The instruction stores its result in the first register.

    Args:
        word: the instruction without its registers, which sets the condition flags
    """

    def write(self: AArch64, register: int, other: int, label: str) -> None:
        target = register
        self._put(word | other << 16 | register << 5 | target)
        self._branch_if(_OVERFLOW, label)

    return write


def _arm_zero(word: int) -> Callable[..., None]:
    """Return a method that appends cbz or cbnz."""

    def write(self: AArch64, register: int, label: str) -> None:
        self._put_with_distance("imm19", word | register, label)

    return write


class AArch64(_Assembler):
    """AArch64: parameters in x0 to x7, result in x0.

    The places that are passed to `assemble` must be within 4 GiB and naturally aligned.
    """

    PARAMETERS = tuple(range(8))
    CALLEE_SAVED = (19, 20, 21, 22)
    RESULT = 0
    SPARE = 16
    OTHER = 17
    STACK = 31
    FRAME = 29
    ARGUMENTS = 64
    TRAP = b"\0\0\x20\xd4"
    RETURN = b"\xc0\x03\x5f\xd6"

    def _put(self, *words: int) -> None:
        """Append instructions, which have 32 bits each."""
        for word in words:
            self.code += word.to_bytes(4, "little")

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        for position, kind, name in fixups:
            (word,) = struct.unpack_from("<I", self.code, position)
            if kind == "number":  # movz and three movk
                # Each instruction contains 16 bits of the number, which the fixup contains instead of a name.
                instructions = struct.unpack_from("<4I", self.code, position)
                completed = [
                    instruction | (name >> 16 * part & 0xFFFF) << 5
                    for part, instruction in enumerate(instructions)
                ]
                struct.pack_into("<4I", self.code, position, *completed)
            else:
                field = self._field(kind, origin + position, targets[name])
                struct.pack_into("<I", self.code, position, word | field)

    def _field(self, kind: str, address: int, target: int) -> int:
        """Return the bits of an instruction's field that refers to a target.

        Args:
            kind: encoding of the field
            address: address of the instruction
            target: address that the field refers to
        """
        if kind == "page":  # adrp: the low two bits of the distance in pages are above the other nineteen
            pages = (target >> 12) - (address >> 12)
            return (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5
        if kind == "offset":  # add: the offset within the page
            return (target & 0xFFF) << 10
        if kind == "offset8":  # 64-bit ldr
            return (target & 0xFFF) >> 3 << 10
        if kind == "imm26":  # b
            return (target - address >> 2) & 0x3FFFFFF
        return (target - address >> 2 & 0x7FFFF) << 5  # imm19: b.cond, cbz

    def enter(self, room: int) -> None:
        room = (room + 15) & ~15
        if room > 4095:
            raise ValueError(f"{room} bytes of stack do not fit in one instruction")
        # bti c; stp x29, x30, [sp, -64]!; mov x29, sp; stp x19, x20, [sp, 16]; stp x21, x22, [sp, 32]; sub sp
        self._put(0xD503245F, 0xA9BC7BFD, 0x910003FD, 0xA90153F3, 0xA9025BF5, 0xD10003FF | room << 10)

    def _put_with_distance(self, kind: str, word: int, target: str) -> None:
        """Append an instruction that contains the distance to a label or a place.

        Args:
            kind: encoding of the distance, as in `_field`
            word: the instruction without the distance
            target: the label or place
        """
        self._add_fixup(kind, target)
        self._put(word)

    def _branch_if(self, condition: int, label: str) -> None:
        """Append b.cond, which jumps to a label if the condition flags match a condition code."""
        self._put_with_distance("imm19", 0x54000000 | condition, label)

    def _load_address_to_spare(self, place: str) -> None:
        """Append instructions that set SPARE (x16) to the address of a place."""
        self._put_with_distance("page", 0x90000010, place)
        self._put_with_distance("offset", 0x91000210, place)

    land = _arm(0xD503245F)  # bti c
    # mov sp, x29; ldp x19, x20; ldp x21, x22; ldp x29, x30, [sp], 64
    restore = _arm(0x910003BF, 0xA94153F3, 0xA9425BF5, 0xA8C47BFD)
    widen = _arm(0x1E22C000)  # fcvt d0, s0

    load = _arm_memory(0xF9400000, 8)
    load32 = _arm_memory(0xB9400000, 4)
    store = _arm_memory(0xF9000000, 8)
    store32 = _arm_memory(0xB9000000, 4)
    store8 = _arm_memory(0x39000000, 1)
    load_float = _arm_memory(0xFD400000, 8)
    store_float = _arm_memory(0xFD000000, 8)
    load_float32 = _arm_memory(0xBD400000, 4)
    add = _arm_memory(0x91000000, 1)

    if_zero = _arm_zero(0xB4000000)
    unless_zero = _arm_zero(0xB5000000)
    if_equal = _arm_compare(_EQUAL)
    unless_equal = _arm_compare(_NOT_EQUAL)
    if_above = _arm_compare(_ABOVE)
    if_less = _arm_compare(_LESS)
    plus = _arm_compute(0xAB000000)  # adds
    minus = _arm_compute(0xEB000000)  # subs

    def goto(self, label: str) -> None:
        self._put_with_distance("imm26", 0x14000000, label)

    def jump_through(self, place: str) -> None:
        # bti c; x16 := address; br x16, because bti c accepts jumps through x16
        self._put(0xD503245F)
        self._put_with_distance("page", 0x90000010, place)
        self._put_with_distance("offset8", 0xF9400210, place)
        self._put(0xD61F0200)

    def load_address(self, register: int, place: str) -> None:
        self._put_with_distance("page", 0x90000000 | register, place)
        self._put_with_distance("offset", 0x91000000 | register << 5 | register, place)

    def call(self, register: int) -> None:
        self._put(0xD63F0000 | register << 5)  # blr

    def call_through(self, place: str) -> None:
        self._load_address_to_spare(place)
        self._put(0xF9400210, 0xD63F0200)  # ldr x16, [x16]; blr x16

    def count(self, place: str) -> None:
        self._load_address_to_spare(place)
        # again: ldaxr x17, [x16]; add x17, x17, 1; stlxr w15, x17, [x16]; cbnz w15, again
        self._put(0xC85FFE11, 0x91000631, 0xC80FFE11, 0x35FFFFAF)

    def move(self, register: int, other: int) -> None:
        self._put(0xAA0003E0 | other << 16 | register)

    def exchange(self, register: int, base: int) -> None:
        # again: ldaxr x17, [base]; stlxr w15, register, [base]; cbnz w15, again; dmb ish; mov register, x17
        self._put(0xC85FFC11 | base << 5, 0xC80FFC00 | base << 5 | register, 0x35FFFFCF, 0xD5033BBF)
        self._put(0xAA1103E0 | register)

    fill = _arm(
        *[0xA9004230 | offset // 8 << 15 for offset in range(0, 64, 16)]
    )  # stp x16, x16, [x17, offset]

    def unless_filled(self, label: str) -> None:
        # x0 := the bits that differ. ldp x1, x2, [x17, offset]; eor with x16; orr into x0
        self._put(0xD2800000)
        for offset in range(0, 64, 16):
            self._put(0xA9400A21 | offset // 8 << 15, 0xCA100021, 0xCA100042, 0xAA010000, 0xAA020000)
        self._put_with_distance("imm19", 0xB5000000, label)  # cbnz

    def acquire(self, register: int, base: int) -> None:
        self._put(0xC8DFFC00 | base << 5 | register)  # ldar

    def times(self, register: int, other: int, label: str) -> None:
        # smulh x15: the upper 64 bits; mul; cmp x15, register, asr 63; b.ne
        self._put(
            0x9B407C0F | other << 16 | register << 5, 0x9B007C00 | other << 16 | register << 5 | register
        )
        self._put(0xEB80FDFF | register << 16)
        self._branch_if(_NOT_EQUAL, label)

    def unless_bit(self, register: int, bit: int, label: str) -> None:
        # lsr w16, register, bit; tst w16, 1; b.eq
        self._put(0x53007C10 | bit << 16 | register << 5, 0x7200021F)
        self._branch_if(_EQUAL, label)

    def set(self, register: int, number: int) -> None:
        # movz sets the lowest 16 bits and clears the others. movk sets 16 other bits.
        number &= 2**64 - 1
        self._put(0xD2800000 | (number & 0xFFFF) << 5 | register)
        for part in (1, 2, 3):
            bits = number >> 16 * part & 0xFFFF
            if bits:
                self._put(0xF2800000 | part << 21 | bits << 5 | register)

    def set_later(self, register: int, number: int) -> None:
        self._add_fixup("number", number)
        self._put(0xD2800000 | register, *(0xF2800000 | part << 21 | register for part in (1, 2, 3)))

    def divide(self, register: int, other: int, is_remainder: bool = False) -> None:
        self._put(0x9AC00800 | other << 16 | register << 5 | self.RESULT)  # udiv
        if is_remainder:  # msub: register - RESULT * other
            self._put(0x9B008000 | other << 16 | register << 10 | self.RESULT << 5 | register)
        else:
            self.move(register, self.RESULT)

    def extend(self, register: int, other: int, bits: int, signed: bool) -> None:
        # sbfm or ubfm for the lowest bits
        self._put((0x93400000 if signed else 0xD3400000) | bits - 1 << 10 | other << 5 | register)


Assembler: TypeAlias = X86_64 | AArch64
ASSEMBLERS: dict[str, type[Assembler]] = {"x86_64": X86_64, "aarch64": AArch64}
