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

    # A field in the code that is written when its value is known: the field's offset in the code, its
    # encoding, and its target. The target is the name of a label or place. If the encoding is "number", it is
    # the index of the number or, after `append`, the number itself.
    Fixup: TypeAlias = "tuple[int, str, Any]"
    # Code that can be appended to other code: its bytes, its fields that are not written yet, and the name
    # and the offset of each label.
    Fragment: TypeAlias = "tuple[bytes, list[Fixup], list[tuple[str, int]]]"


class _Assembler:
    """The base class of assemblers. An assembler holds the code of one or more functions, with labels.

    Subclasses define the registers and the instructions that the module's documentation lists.
    """

    # Registers: for the parameters of a call, preserved by calls, for the result of a call, for two temporary
    # values, the stack pointer, and the frame pointer.
    PARAMETERS: Sequence[int]
    CALLEE_SAVED: Sequence[int]
    RESULT: int
    SPARE: int
    OTHER: int
    STACK: int
    FRAME: int
    ARGUMENTS: int
    """After `enter`, [FRAME + ARGUMENTS] is the caller's first argument on the stack."""
    # Instructions that stop the process and that return to the caller
    TRAP: bytes
    RETURN: bytes
    restore: Callable[..., None]
    land: Callable[..., None]

    def __init__(self) -> None:
        self.code = bytearray()
        self.labels: dict[str, int] = {}
        self._fixups: list[Fixup] = []
        self._new_label_count = 0

    def label(self, name: str) -> None:
        """Define a label at the current end of the code.

        Raises:
            ValueError: The label already exists.
        """
        if name in self.labels:
            raise ValueError(f"the label {name} already exists")
        self.labels[name] = len(self.code)

    def new_label(self) -> str:
        """Return an unused name for a label within a function."""
        self._new_label_count += 1
        return f".{self._new_label_count}"

    def skip(self, branch: Callable[..., None], *operands: Any) -> _Skip:
        """Return a context manager that emits a branch that skips the code of the `with` block.

        Example:
            with asm.skip(asm.if_zero, register):
                ...  # instructions that are only executed if the register is not zero
        """
        return _Skip(self, branch, operands)

    def assemble(self, origin: int, places: Mapping[str, int]) -> bytes:
        """Write all addresses into the code, and return it.

        Args:
            origin: address of the code
            places: addresses of the places that the code uses
        """
        targets = {**places, **{name: origin + offset for name, offset in self.labels.items()}}
        self._fix(self._fixups, origin, targets)
        return bytes(self.code)

    def make_fragment(self) -> Fragment:
        """Return the code as a fragment, which `append` can append to other code many times.

        Branches to the fragment's own labels do not depend on its position, so they are completed here.
        """
        local_fixups: list[Fixup] = []
        other_fixups: list[Fixup] = []
        for fixup in self._fixups:
            _, _, target = fixup
            if target in self.labels:
                local_fixups.append(fixup)
            else:
                other_fixups.append(fixup)
        self._fix(local_fixups, 0, self.labels)
        # The names from `new_label` begin with a dot. Only the fragment itself refers to these labels.
        named_labels = [(name, offset) for name, offset in self.labels.items() if name[0] != "."]
        return bytes(self.code), other_fixups, named_labels

    def append(self, fragment: Fragment, numbers: Sequence[int] = ()) -> None:
        """Append a code fragment.

        Args:
            fragment: result of `make_fragment`
            numbers: numbers for the fragment's `set_later` instructions
        """
        start = len(self.code)
        code, fixups, labels = fragment
        self.code += code
        for offset, kind, target in fixups:
            if kind == "number":
                target = numbers[target]
            self._fixups.append((start + offset, kind, target))
        for label, offset in labels:
            self.labels[label] = start + offset

    def align(self) -> None:
        missing_bytes = -len(self.code) % 16
        self.code += self.TRAP * (missing_bytes // len(self.TRAP))

    def leave(self) -> None:
        self.restore()
        self.code += self.RETURN

    def _add_fixup(self, kind: str, target: str | int) -> None:
        """Record that the next bytes of the code contain a field whose value is not known yet.

        Args:
            kind: encoding of the field
            target: label or place that the field refers to, or the index of a number
        """
        self._fixups.append((len(self.code), kind, target))

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        """Write numbers and the distances to targets into the code.

        Args:
            fixups: fields to write
            origin: address of the code
            targets: addresses of labels and places
        """
        raise NotImplementedError


class _Skip:
    """The context manager that `_Assembler.skip` returns. It provides the label at the end of the block."""

    def __init__(self, assembler: _Assembler, branch: Callable[..., None], operands: Sequence[Any]) -> None:
        self.assembler = assembler
        self.branch = branch
        self.operands = operands
        self.end = assembler.new_label()

    def __enter__(self) -> str:
        self.branch(*self.operands, self.end)
        return self.end

    def __exit__(self, *_: object) -> None:
        self.assembler.label(self.end)


# The encodings of x86-64 are from Intel's "64 and IA-32 Architectures Software Developer's Manual", volume 2:
# section 2.1 (ModRM and SIB bytes), section 2.2.1 (REX prefixes), and the pages of the instructions.
_REX = 0x40  # a REX prefix without flags
_REX_W = 0x48  # a REX prefix with REX.W: the operands have 64 bits
# The upper two bits of a ModRM byte. The others are ModRM.reg and ModRM.rm, with three bits each.
_BASE_AND_DISPLACEMENT_8 = 0x40
_BASE_AND_DISPLACEMENT_32 = 0x80
_TWO_REGISTERS = 0xC0
_RIP_RELATIVE = 0x05  # the ModRM byte for the address of the next instruction plus 32 bits
_SIB_OF_BASE = 0x24  # the SIB byte for a base without an index
_NEEDS_SIB = 4  # the low three bits of rsp and r12, which need a SIB byte if they are the base
# Instructions, by the names in Intel's manual
_ENDBR64 = b"\xf3\x0f\x1e\xfa"
_XOR_EAX_EAX = b"\x31\xc0"
_ADD = 0x01
_SUB = 0x29
_CMP = 0x39
_TEST = 0x85
_MOV = 0x89  # MOV r/m, r
_LEA = 0x8D
_MOVSXD = 0x63
_IMUL = b"\x0f\xaf"
_MOV_IMMEDIATE = 0xB8  # MOV r, imm; the register is in the low three bits
_GROUP_2_IMM8 = 0xC1  # shifts; ModRM.reg selects SHL, SHR or SAR
_SHL = 0xE0  # ModRM bytes for a register
_SHR = 0xE8
_SAR = 0xF8
_GROUP_3 = 0xF7  # ModRM.reg selects TEST with 32 bits or DIV
_TEST_IMMEDIATE = 0xC0
_DIV = 0xF0
_GROUP_5 = 0xFF  # ModRM.reg selects CALL
_CALL = 0xD0
# Jumps with a distance of 32 bits
_JE = b"\x0f\x84"
_JNE = b"\x0f\x85"
_JA = b"\x0f\x87"
_JL = b"\x0f\x8c"
_JO = b"\x0f\x80"


def _encode_two_registers(opcode: int, rm: int, reg: int, rex: int) -> bytes:
    """Encode an x86-64 instruction with two registers.

    The low three bits of a register's number are stored in the ModRM byte, and the fourth bit is stored in
    the REX prefix.

    Args:
        opcode: byte of the instruction between the prefix and the operands
        rm: register in the field ModRM.rm, which most instructions change
        reg: register in the field ModRM.reg
        rex: REX prefix for registers below 8
    """
    rex |= (reg >> 3) << 2 | rm >> 3  # REX.R and REX.B
    modrm = _TWO_REGISTERS | (reg & 7) << 3 | rm & 7
    return bytes((rex, opcode, modrm))


def _x86(code: bytes) -> Callable[..., None]:
    """Return an assembler method that appends instructions without operands."""

    def write(self: X86_64) -> None:
        self.code += code

    return write


def _x86_memory(opcode: bytes, rex: int = 0, prefix: bytes = b"") -> Callable[..., None]:
    """Return an assembler method that appends an instruction with a register and a memory operand.

    Args:
        opcode: bytes of the instruction between the prefixes and the operands
        rex: REX prefix for registers below 8; 0 if they need no prefix
        prefix: prefix that precedes the REX prefix
    """

    def write(self: X86_64, register: int, base: int, offset: int = 0) -> None:
        """Append the instruction for `register` and the memory at [base + offset]."""
        rex_flags = rex | (register >> 3) << 2 | base >> 3  # REX.R and REX.B
        rex_prefix = bytes((_REX | rex_flags,)) if rex_flags else b""
        if offset < 128:
            mode = _BASE_AND_DISPLACEMENT_8
            displacement = offset.to_bytes(1, "little", signed=True)
        else:
            mode = _BASE_AND_DISPLACEMENT_32
            displacement = offset.to_bytes(4, "little", signed=True)
        modrm = mode | (register & 7) << 3 | base & 7
        operands = bytes((modrm, _SIB_OF_BASE)) if base & 7 == _NEEDS_SIB else bytes((modrm,))
        self.code += prefix + rex_prefix + opcode + operands + displacement

    return write


def _x86_place(opcode: bytes) -> Callable[..., None]:
    """Return an assembler method that appends an instruction with the distance to a place or a label."""

    def write(self: X86_64, name: str) -> None:
        # As in `_put_with_distance`, which is not called here because jumps are frequent.
        self._fixups.append((len(self.code) + len(opcode), "relative", name))
        self.code += opcode + bytes(4)

    return write


def _x86_branch(opcode: int, jump: bytes) -> Callable[..., None]:
    """Return an assembler method that appends an instruction with two registers and a conditional jump.

    The method's operands are one or two registers and the label. A single register is used twice.

    Args:
        opcode: instruction that sets the condition flags
        jump: jump that depends on the flags
    """

    def write(self: X86_64, register: int, *operands: Any) -> None:
        *others, label = operands
        other = others[0] if others else register
        # As in `_encode_two_registers`, which is not called here because branches are frequent.
        rex = _REX_W | (other >> 3) << 2 | register >> 3
        modrm = _TWO_REGISTERS | (other & 7) << 3 | register & 7
        code = bytes((rex, opcode, modrm)) + jump
        self._fixups.append((len(self.code) + len(code), "relative", label))
        self.code += code + bytes(4)

    return write


class X86_64(_Assembler):
    """The assembler for x86-64 (System V): parameters in rdi, rsi, rdx, rcx, r8 and r9, result in rax.

    Registers have their numbers in Intel's manual: 0 to 7 are rax, rcx, rdx, rbx, rsp, rbp, rsi and rdi, and
    8 to 15 are r8 to r15.
    """

    PARAMETERS = (7, 6, 2, 1, 8, 9)  # rdi, rsi, rdx, rcx, r8, r9
    CALLEE_SAVED = (3, 12, 13, 14)  # rbx, r12, r13, r14
    RESULT = 0  # rax
    SPARE = 11  # r11
    OTHER = 10  # r10
    STACK = 4  # rsp
    FRAME = 5  # rbp
    ARGUMENTS = 16
    TRAP = b"\xcc"  # int3
    RETURN = b"\xc3"  # ret
    _SAVE_REGISTERS = (
        b"\x55"  # push rbp
        b"\x48\x89\xe5"  # mov rbp, rsp
        b"\x53"  # push rbx
        b"\x41\x54"  # push r12
        b"\x41\x55"  # push r13
        b"\x41\x56"  # push r14
    )
    _RESTORE_REGISTERS = (
        b"\x48\x8d\x65\xe0"  # lea rsp, [rbp - 32]: the address of the four registers that were pushed last
        b"\x41\x5e"  # pop r14
        b"\x41\x5d"  # pop r13
        b"\x41\x5c"  # pop r12
        b"\x5b"  # pop rbx
        b"\x5d"  # pop rbp
    )
    _SUB_RSP = b"\x48\x81\xec"  # sub rsp, imm32

    def _put_with_distance(self, code: bytes, name: str) -> None:
        """Append an instruction that ends with the distance to a label or a place, in 32 bits."""
        self._fixups.append((len(self.code) + len(code), "relative", name))
        self.code += code + bytes(4)

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        for position, kind, target in fixups:
            if kind == "number":
                struct.pack_into("<Q", self.code, position, target)
            else:
                next_instruction = origin + position + 4  # distances are relative to the end of the field
                struct.pack_into("<i", self.code, position, targets[target] - next_instruction)

    def enter(self, frame_size: int) -> None:
        aligned_size = (frame_size + 15) & ~15  # the stack pointer is a multiple of 16 at each call
        self.code += _ENDBR64 + self._SAVE_REGISTERS
        self.code += self._SUB_RSP + aligned_size.to_bytes(4, "little")

    restore = _x86(_RESTORE_REGISTERS)
    widen = _x86(b"\xf3\x0f\x5a\xc0")  # cvtss2sd xmm0, xmm0

    land = _x86(_ENDBR64)
    goto = _x86_place(b"\xe9")  # jmp
    jump_through = _x86_place(_ENDBR64 + b"\xff\x25")  # jmp [rip + distance]
    call_through = _x86_place(_XOR_EAX_EAX + b"\xff\x15")  # call [rip + distance]; for eax see `call`
    count = _x86_place(b"\xf0\x48\xff\x05")  # lock inc qword [rip + distance]

    load = _x86_memory(b"\x8b", _REX_W)  # mov
    load32 = _x86_memory(b"\x8b")
    store = _x86_memory(b"\x89", _REX_W)
    store32 = _x86_memory(b"\x89")
    store8 = _x86_memory(b"\x88", _REX)  # without a REX prefix, registers 4 to 7 are ah to bh
    load_float = _x86_memory(b"\x0f\x10", 0, b"\xf2")  # movsd
    store_float = _x86_memory(b"\x0f\x11", 0, b"\xf2")
    load_float32 = _x86_memory(b"\x0f\x10", 0, b"\xf3")  # movss
    add = _x86_memory(b"\x8d", _REX_W)  # lea
    exchange = _x86_memory(b"\x87", _REX_W)  # xchg with a memory operand is always locked
    acquire = load  # every load on x86-64 has acquire semantics

    # mov [r10 + offset], r11
    fill = _x86(b"".join([bytes((0x4D, 0x89, 0x5A, offset)) for offset in range(0, 64, 8)]))
    # mov rax, [r10]; xor rax, r11
    _FIRST_DIFFERENCE = b"\x49\x8b\x02\x4c\x31\xd8"
    # mov rcx, [r10 + offset]; xor rcx, r11; or rax, rcx
    _DIFFERENCES = b"".join(
        [b"\x49\x8b\x4a%c\x4c\x31\xd9\x48\x09\xc8" % offset for offset in range(8, 64, 8)]
    )

    if_zero = _x86_branch(_TEST, _JE)
    unless_zero = _x86_branch(_TEST, _JNE)
    if_equal = _x86_branch(_CMP, _JE)
    unless_equal = _x86_branch(_CMP, _JNE)
    if_above = _x86_branch(_CMP, _JA)
    if_less = _x86_branch(_CMP, _JL)
    plus = _x86_branch(_ADD, _JO)
    minus = _x86_branch(_SUB, _JO)

    def move(self, register: int, other: int) -> None:
        # As in `_encode_two_registers`, which is not called here because this instruction is frequent.
        rex = _REX_W | (other >> 3) << 2 | register >> 3
        modrm = _TWO_REGISTERS | (other & 7) << 3 | register & 7
        self.code += bytes((rex, _MOV, modrm))

    def set(self, register: int, number: int) -> None:
        number &= 2**64 - 1
        # A mov with a 32-bit number is shorter. It clears the upper half of the register.
        rex, size = (_REX, 4) if number < 2**32 else (_REX_W, 8)
        self.code += bytes((rex | register >> 3, _MOV_IMMEDIATE | register & 7))
        self.code += number.to_bytes(size, "little")

    def set_later(self, register: int, number_index: int) -> None:
        self.code += bytes((_REX_W | register >> 3, _MOV_IMMEDIATE | register & 7))
        self._add_fixup("number", number_index)
        self.code += bytes(8)

    def load_address(self, register: int, place: str) -> None:
        rex = _REX_W | (register >> 3) << 2
        modrm = _RIP_RELATIVE | (register & 7) << 3
        self._put_with_distance(bytes((rex, _LEA, modrm)), place)

    def call(self, register: int) -> None:
        # A variadic function expects in al the number of vector registers with arguments, here 0.
        self.code += _XOR_EAX_EAX + bytes((_REX | register >> 3, _GROUP_5, _CALL | register & 7))

    def times(self, register: int, other: int, label: str) -> None:
        rex = _REX_W | (register >> 3) << 2 | other >> 3
        modrm = _TWO_REGISTERS | (register & 7) << 3 | other & 7
        multiply = bytes((rex,)) + _IMUL + bytes((modrm,))
        self._put_with_distance(multiply + _JO, label)

    def divide(self, register: int, other: int, is_remainder: bool = False) -> None:
        # div divides the 128 bits in rdx and rax. It leaves the quotient in rax and the remainder in rdx.
        rax, rdx = 0, 2
        self.move(rax, register)
        self.set(rdx, 0)
        self.code += bytes((_REX_W | other >> 3, _GROUP_3, _DIV | other & 7))
        self.move(register, rdx if is_remainder else rax)

    def unless_filled(self, label: str) -> None:
        # rax receives the bits in which any of the words differs from r11.
        self._put_with_distance(self._FIRST_DIFFERENCE + self._DIFFERENCES + _JNE, label)

    def unless_bit(self, register: int, bit: int, label: str) -> None:
        mask = 1 << bit
        self.code += bytes((_REX | register >> 3, _GROUP_3, _TEST_IMMEDIATE | register & 7))
        self.code += mask.to_bytes(4, "little")
        self._put_with_distance(_JE, label)

    def extend(self, register: int, other: int, bits: int, signed: bool) -> None:
        if bits == 32:
            if signed:
                self.code += _encode_two_registers(_MOVSXD, other, register, _REX_W)
            else:  # a 32-bit mov clears the upper half of the register
                self.code += _encode_two_registers(_MOV, register, other, _REX)
            return
        # Shift the bits to the top of the register and back. The second shift fills the upper bits with zeros
        # or with copies of the sign bit.
        self.move(register, other)
        for shift in (_SHL, _SAR if signed else _SHR):
            self.code += bytes((_REX_W | register >> 3, _GROUP_2_IMM8, shift | register & 7, 64 - bits))


# The encodings of AArch64 are from the "Arm Architecture Reference Manual for A-profile architecture" (DDI
# 0487), section C6.2. The constants are instructions whose operands are zero. Names ending in _W have 32-bit
# operands.
_BTI_C = 0xD503245F
_ADD_IMMEDIATE = 0x91000000
_SUB_IMMEDIATE = 0xD1000000
_ADDS = 0xAB000000
_SUBS = 0xEB000000
_ASR_63 = 2 << 22 | 63 << 10  # in SUBS: shift the second operand right by 63, with copies of the sign
_ORR = 0xAA000000
_EOR = 0xCA000000
_ANDS_1_W = 0x72000000  # the second operand is 1
_MUL = 0x9B007C00
_SMULH = 0x9B407C00  # the upper 64 bits of a product
_MSUB = 0x9B008000
_UDIV = 0x9AC00800
_SBFM = 0x93400000
_UBFM = 0xD3400000
_LSR_W = 0x53007C00
_MOVZ = 0xD2800000
_MOVK = 0xF2800000
_LDR = 0xF9400000
_LDP = 0xA9400000
_STP = 0xA9000000
_LDAR = 0xC8DFFC00
_LDAXR = 0xC85FFC00
_STLXR = 0xC800FC00
_DMB_ISH = 0xD5033BBF
_ADRP = 0x90000000
_B = 0x14000000
_B_COND = 0x54000000
_BR = 0xD61F0000
_BLR = 0xD63F0000
_CBZ = 0xB4000000
_CBNZ = 0xB5000000
_CBNZ_W = 0x35000000
# Condition codes (section C1.2.4): eq, ne, vs, hi and lt
_EQUAL, _NOT_EQUAL, _OVERFLOW, _ABOVE, _LESS = 0x0, 0x1, 0x6, 0x8, 0xB
# Registers
_STATUS = 15  # x15: for temporary values, and the status of STLXR, which is not 0 if the store has failed
_ZERO = 31  # xzr, which always reads as 0


# The fields of an instruction for its operands. The register that receives the result is in the lowest bits.
def _rn(register: int) -> int:
    """Return the bits for the first source register or for the base of an address (field Rn)."""
    return register << 5


def _rm(register: int) -> int:
    """Return the bits for the second source register (field Rm), or the status register (field Rs)."""
    return register << 16


def _rt2(register: int) -> int:
    """Return the bits for the second register that is loaded or stored (field Rt2 or Ra)."""
    return register << 10


def _imm12(number: int) -> int:
    """Return the bits for an unsigned number or offset of 12 bits (field imm12)."""
    return number << 10


def _imm19(instruction_count: int) -> int:
    """Return the bits for the distance of a conditional jump, as a number of instructions (field imm19)."""
    return (instruction_count & 0x7FFFF) << 5


def _pair_offset(offset: int) -> int:
    """Return the bits for the offset of LDP or STP, in bytes (field imm7)."""
    return offset // 8 << 15


def _imm16(number: int, part: int) -> int:
    """Return the bits for 16 bits of a number in MOVZ or MOVK, and for their position (fields imm16 and hw).

    Args:
        number: the number
        part: which 16 bits are used; 0 for the lowest bits
    """
    return part << 21 | (number >> 16 * part & 0xFFFF) << 5


def _arm_memory(instruction: int, access_size: int) -> Callable[..., None]:
    """Return an assembler method that appends an instruction with a register and a memory operand.

    Args:
        instruction: the instruction without its operands
        access_size: number of bytes that are read or written. The offset must be a multiple of it.
    """

    def write(self: AArch64, register: int, base: int, offset: int = 0) -> None:
        if offset % access_size or not 0 <= offset // access_size < 4096:
            raise ValueError(f"the instruction cannot access {access_size} bytes at an offset of {offset}")
        self._put(instruction | _imm12(offset // access_size) | _rn(base) | register)

    return write


def _arm(*instructions: int) -> Callable[..., None]:
    """Return an assembler method that appends instructions without operands."""

    def write(self: AArch64) -> None:
        self._put(*instructions)

    return write


def _arm_compare(condition: int) -> Callable[..., None]:
    """Return an assembler method that compares two registers, and jumps to a label on a condition."""

    def write(self: AArch64, register: int, other: int, label: str) -> None:
        self._put(_SUBS | _rm(other) | _rn(register) | _ZERO)  # cmp: the difference itself is dropped
        self._branch_if(condition, label)

    return write


def _arm_compute(instruction: int) -> Callable[..., None]:
    """Return an assembler method for arithmetic with two registers, which jumps to a label on overflow.

    The result is stored in the first register.

    Args:
        instruction: the instruction without its registers, which sets the condition flags
    """

    def write(self: AArch64, register: int, other: int, label: str) -> None:
        target = register
        self._put(instruction | _rm(other) | _rn(register) | target)
        self._branch_if(_OVERFLOW, label)

    return write


def _arm_zero(instruction: int) -> Callable[..., None]:
    """Return an assembler method that appends CBZ or CBNZ, a jump if a register is zero or not zero."""

    def write(self: AArch64, register: int, label: str) -> None:
        self._put_with_distance("imm19", instruction | register, label)

    return write


class AArch64(_Assembler):
    """The assembler for AArch64: parameters in x0 to x7, result in x0.

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
    TRAP = b"\0\0\x20\xd4"  # brk 0
    RETURN = b"\xc0\x03\x5f\xd6"  # ret
    _SAVE_REGISTERS = (
        0xA9BC7BFD,  # stp x29, x30, [sp, -64]!
        0x910003FD,  # mov x29, sp
        0xA90153F3,  # stp x19, x20, [sp, 16]
        0xA9025BF5,  # stp x21, x22, [sp, 32]
    )
    _RESTORE_REGISTERS = (
        0x910003BF,  # mov sp, x29
        0xA94153F3,  # ldp x19, x20, [sp, 16]
        0xA9425BF5,  # ldp x21, x22, [sp, 32]
        0xA8C47BFD,  # ldp x29, x30, [sp], 64
    )

    def _put(self, *instructions: int) -> None:
        """Append instructions, which have 32 bits each."""
        for instruction in instructions:
            self.code += instruction.to_bytes(4, "little")

    def _fix(self, fixups: Iterable[Fixup], origin: int, targets: Mapping[str, int]) -> None:
        for position, kind, target in fixups:
            if kind == "number":
                self._fix_number(position, target)
                continue
            (instruction,) = struct.unpack_from("<I", self.code, position)
            field = self._encode_distance(kind, origin + position, targets[target])
            struct.pack_into("<I", self.code, position, instruction | field)

    def _fix_number(self, position: int, number: int) -> None:
        """Write a number into the MOVZ and the three MOVK that `set_later` has appended.

        Args:
            position: offset of these instructions in the code
            number: the number, of which each instruction contains 16 bits
        """
        instructions = struct.unpack_from("<4I", self.code, position)
        completed = [instruction | _imm16(number, part) for part, instruction in enumerate(instructions)]
        struct.pack_into("<4I", self.code, position, *completed)

    def _encode_distance(self, kind: str, address: int, target: int) -> int:
        """Return the bits of the field in which an instruction refers to a label or a place.

        Args:
            kind: encoding of the field: "page" for the distance in pages in ADRP; "offset" or "offset8" for
                the offset within the page in ADD or in a 64-bit LDR; "imm26" or "imm19" for the distance of a
                jump
            address: address of the instruction
            target: address of the label or place
        """
        offset_in_page = target & 0xFFF
        if kind == "page":
            pages = (target >> 12) - (address >> 12)
            low_bits = pages & 3  # field immlo
            return low_bits << 29 | _imm19(pages >> 2)  # field immhi, at the same position as imm19
        if kind == "offset":
            return _imm12(offset_in_page)
        if kind == "offset8":
            return _imm12(offset_in_page // 8)
        instruction_count = target - address >> 2
        if kind == "imm26":
            return instruction_count & 0x3FFFFFF
        return _imm19(instruction_count)

    def enter(self, frame_size: int) -> None:
        aligned_size = (frame_size + 15) & ~15  # the stack pointer is always a multiple of 16
        if aligned_size > 4095:
            raise ValueError(f"{aligned_size} bytes of stack do not fit in one instruction")
        reserve_frame = _SUB_IMMEDIATE | _imm12(aligned_size) | _rn(self.STACK) | self.STACK
        self._put(_BTI_C, *self._SAVE_REGISTERS, reserve_frame)

    def _put_with_distance(self, kind: str, instruction: int, target: str) -> None:
        """Append an instruction that contains the distance to a label or a place.

        Args:
            kind: encoding of the distance, as in `_encode_distance`
            instruction: the instruction without the distance
            target: the label or place
        """
        self._add_fixup(kind, target)
        self._put(instruction)

    def _branch_if(self, condition: int, label: str) -> None:
        """Append b.cond, which jumps to a label if the condition flags match a condition code."""
        self._put_with_distance("imm19", _B_COND | condition, label)

    land = _arm(_BTI_C)
    restore = _arm(*_RESTORE_REGISTERS)
    widen = _arm(0x1E22C000)  # fcvt d0, s0

    load = _arm_memory(_LDR, 8)
    load32 = _arm_memory(0xB9400000, 4)  # ldr
    store = _arm_memory(0xF9000000, 8)  # str
    store32 = _arm_memory(0xB9000000, 4)  # str
    store8 = _arm_memory(0x39000000, 1)  # strb
    load_float = _arm_memory(0xFD400000, 8)  # ldr
    store_float = _arm_memory(0xFD000000, 8)  # str
    load_float32 = _arm_memory(0xBD400000, 4)  # ldr
    add = _arm_memory(_ADD_IMMEDIATE, 1)

    if_zero = _arm_zero(_CBZ)
    unless_zero = _arm_zero(_CBNZ)
    if_equal = _arm_compare(_EQUAL)
    unless_equal = _arm_compare(_NOT_EQUAL)
    if_above = _arm_compare(_ABOVE)
    if_less = _arm_compare(_LESS)
    plus = _arm_compute(_ADDS)
    minus = _arm_compute(_SUBS)

    def goto(self, label: str) -> None:
        self._put_with_distance("imm26", _B, label)

    def jump_through(self, place: str) -> None:
        # The register must be x16 or x17: only jumps through these registers may go to a function's bti c.
        self._put(_BTI_C)
        self._put_with_distance("page", _ADRP | self.SPARE, place)
        self._put_with_distance("offset8", _LDR | _rn(self.SPARE) | self.SPARE, place)
        self._put(_BR | _rn(self.SPARE))

    def load_address(self, register: int, place: str) -> None:
        self._put_with_distance("page", _ADRP | register, place)
        self._put_with_distance("offset", _ADD_IMMEDIATE | _rn(register) | register, place)

    def call(self, register: int) -> None:
        self._put(_BLR | _rn(register))

    def call_through(self, place: str) -> None:
        self.load_address(self.SPARE, place)
        self._put(_LDR | _rn(self.SPARE) | self.SPARE)
        self._put(_BLR | _rn(self.SPARE))

    def count(self, place: str) -> None:
        self.load_address(self.SPARE, place)
        address, value = self.SPARE, self.OTHER
        self._put(_LDAXR | _rn(address) | value)
        self._put(_ADD_IMMEDIATE | _imm12(1) | _rn(value) | value)
        self._put(_STLXR | _rm(_STATUS) | _rn(address) | value)
        self._put(_CBNZ_W | _imm19(-3) | _STATUS)  # repeat the three instructions if the store has failed

    def move(self, register: int, other: int) -> None:
        self._put(_ORR | _rm(other) | _rn(_ZERO) | register)

    def exchange(self, register: int, base: int) -> None:
        old_value = self.OTHER
        self._put(_LDAXR | _rn(base) | old_value)
        self._put(_STLXR | _rm(_STATUS) | _rn(base) | register)
        self._put(_CBNZ_W | _imm19(-2) | _STATUS)  # repeat both instructions if the store has failed
        self._put(_DMB_ISH)
        self.move(register, old_value)

    # stp x16, x16, [x17, offset]
    fill = _arm(*[_STP | _pair_offset(offset) | _rt2(16) | _rn(17) | 16 for offset in range(0, 64, 16)])

    def unless_filled(self, label: str) -> None:
        differences = self.RESULT  # the bits in which any of the words differs from the pattern
        first_word, second_word = self.PARAMETERS[1:3]
        self.set(differences, 0)
        for offset in range(0, 64, 16):
            self._put(_LDP | _pair_offset(offset) | _rt2(second_word) | _rn(self.OTHER) | first_word)
            for word in (first_word, second_word):
                self._put(_EOR | _rm(self.SPARE) | _rn(word) | word)
            for word in (first_word, second_word):
                self._put(_ORR | _rm(word) | _rn(differences) | differences)
        self.unless_zero(differences, label)

    def acquire(self, register: int, base: int) -> None:
        self._put(_LDAR | _rn(base) | register)

    def times(self, register: int, other: int, label: str) -> None:
        upper_half = _STATUS
        self._put(_SMULH | _rm(other) | _rn(register) | upper_half)
        self._put(_MUL | _rm(other) | _rn(register) | register)
        # The product fits in 64 bits if all bits of the upper half are equal to the sign of the lower half.
        self._put(_SUBS | _ASR_63 | _rm(register) | _rn(upper_half) | _ZERO)
        self._branch_if(_NOT_EQUAL, label)

    def unless_bit(self, register: int, bit: int, label: str) -> None:
        self._put(_LSR_W | bit << 16 | _rn(register) | self.SPARE)
        self._put(_ANDS_1_W | _rn(self.SPARE) | _ZERO)  # tst: only sets the condition flags
        self._branch_if(_EQUAL, label)

    def set(self, register: int, number: int) -> None:
        # MOVZ sets the lowest 16 bits and clears the others. MOVK sets 16 other bits.
        number &= 2**64 - 1
        self._put(_MOVZ | _imm16(number, 0) | register)
        for part in (1, 2, 3):
            if number >> 16 * part & 0xFFFF:
                self._put(_MOVK | _imm16(number, part) | register)

    def set_later(self, register: int, number_index: int) -> None:
        self._add_fixup("number", number_index)
        self._put(_MOVZ | register)
        for part in (1, 2, 3):
            self._put(_MOVK | _imm16(0, part) | register)

    def divide(self, register: int, other: int, is_remainder: bool = False) -> None:
        quotient = self.RESULT
        self._put(_UDIV | _rm(other) | _rn(register) | quotient)
        if is_remainder:  # register - quotient * other
            self._put(_MSUB | _rm(other) | _rt2(register) | _rn(quotient) | register)
        else:
            self.move(register, quotient)

    def extend(self, register: int, other: int, bits: int, signed: bool) -> None:
        # These instructions copy the bits from 0 to imms, and fill the upper bits with the sign or zeros.
        instruction = _SBFM if signed else _UBFM
        imms = bits - 1
        self._put(instruction | imms << 10 | _rn(other) | register)


Assembler: TypeAlias = X86_64 | AArch64
ASSEMBLERS: dict[str, type[Assembler]] = {"x86_64": X86_64, "aarch64": AArch64}
