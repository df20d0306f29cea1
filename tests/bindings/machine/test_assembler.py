"""Compares the assemblers with other tools. capstone decodes instructions, and unicorn executes functions."""

from __future__ import annotations

import struct

import capstone
import pytest
import unicorn
import unicorn.arm64_const
import unicorn.x86_const
from hypothesis import given
from hypothesis import strategies as st

from cudyn._bindings.machine.assembler import ASSEMBLERS, X86_64, AArch64, Assembler

from ...support.messages import raises

X86 = ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{number}" for number in range(8, 16))]
X86_32 = [*(f"e{name[1:]}" for name in X86[:8]), *(f"{name}d" for name in X86[8:])]
X86_8 = ["al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", *(f"{name}b" for name in X86[8:])]
machines = pytest.mark.parametrize("machine", ASSEMBLERS)

CODE = 0x10000
DATA = 0x20000
STACK = 0x40000
CALLEE = 0x60000


def disassemble(code: Assembler, origin: int = 0, **symbols: int) -> list[str]:
    """Return the instructions that capstone decodes from the code.

    Args:
        code: The code to assemble.
        origin: The address of the code.
        symbols: The addresses of the labels outside the code.
    """
    if isinstance(code, X86_64):
        reader = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    else:
        reader = capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_ARM)
    data = code.assemble(origin, symbols)
    instructions = list(reader.disasm(data, origin))
    assert sum(instruction.size for instruction in instructions) == len(data), "not all of it is code"
    return [f"{instruction.mnemonic} {instruction.op_str}".strip() for instruction in instructions]


def format_offset(offset: int) -> str:
    """Return the offset of a memory operand as capstone writes it."""
    if offset == 0:
        return ""
    return f" + {offset}" if 0 < offset < 10 else f" + {offset:#x}"


@given(st.integers(0, 15), st.integers(0, 15), st.integers(0, 2**31 - 1))
def test_memory_operands_of_x86_64_agree_with_capstone(register: int, base: int, offset: int) -> None:
    operand = f"[{X86[base]}{format_offset(offset)}]"
    for method, text in {
        "load": f"mov {X86[register]}, qword ptr {operand}",
        "load32": f"mov {X86_32[register]}, dword ptr {operand}",
        "store": f"mov qword ptr {operand}, {X86[register]}",
        "store32": f"mov dword ptr {operand}, {X86_32[register]}",
        "store8": f"mov byte ptr {operand}, {X86_8[register]}",
        "load_float": f"movsd xmm{register}, qword ptr {operand}",
        "load_float32": f"movss xmm{register}, dword ptr {operand}",
        "store_float": f"movsd qword ptr {operand}, xmm{register}",
        "add": f"lea {X86[register]}, {operand}",
    }.items():
        code = X86_64()
        getattr(code, method)(register, base, offset)
        assert disassemble(code) == [text]


@given(st.integers(0, 30), st.integers(0, 31), st.integers(0, 4095))
def test_memory_operands_of_aarch64_agree_with_capstone(register: int, base: int, offset: int) -> None:
    source = "sp" if base == 31 else f"x{base}"
    for method, name, size in (
        ("load", f"ldr x{register}", 8),
        ("load32", f"ldr w{register}", 4),
        ("store", f"str x{register}", 8),
        ("store32", f"str w{register}", 4),
        ("store8", f"strb w{register}", 1),
        ("load_float", f"ldr d{register}", 8),
        ("load_float32", f"ldr s{register}", 4),
        ("store_float", f"str d{register}", 8),
    ):
        code = AArch64()
        getattr(code, method)(register, base, offset * size)
        with_offset = (
            f"[{source}, #{offset * size:#x}]" if offset * size > 9 else f"[{source}, #{offset * size}]"
        )
        assert disassemble(code) == [f"{name}, {with_offset if offset else f'[{source}]'}"]
        if size > 1:
            with pytest.raises(ValueError, match=f"cannot access {size} bytes at an offset"):
                getattr(AArch64(), method)(register, base, offset * size + 1)
        with pytest.raises(ValueError, match="the instruction cannot access"):
            getattr(AArch64(), method)(register, base, 4096 * size)


@given(st.integers(0, 15), st.integers(0, 15), st.integers(0, 2**64 - 1))
def test_instructions_with_register_operands_of_x86_64_agree_with_capstone(
    register: int, other: int, number: int
) -> None:
    code = X86_64()
    code.move(register, other)
    code.call(register)
    code.set(register, number)
    instructions = disassemble(code)
    assert instructions[:3] == [f"mov {X86[register]}, {X86[other]}", "xor eax, eax", f"call {X86[register]}"]
    name, _, value = instructions[3].rpartition(" ")
    assert name in (f"mov {X86_32[register]},", f"movabs {X86[register]},")
    assert int(value, 0) == number


# --- execution of assembled code


class Processor:
    """An emulated processor with code, data and a stack. It runs until the code returns to CALLEE."""

    def __init__(self, code: Assembler, **symbols: int) -> None:
        x86 = isinstance(code, X86_64)
        self.x86 = x86
        self.code = code
        kind = (
            (unicorn.UC_ARCH_X86, unicorn.UC_MODE_64) if x86 else (unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM)
        )
        self.processor = unicorn.Uc(*kind)
        for address in (CODE, DATA, STACK, CALLEE):
            self.processor.mem_map(address, 0x10000)
        self.processor.mem_write(CODE, code.assemble(CODE, symbols))

    def register(self, number: int) -> int:
        """Return unicorn's number for a register."""
        if self.x86:
            return int(getattr(unicorn.x86_const, f"UC_X86_REG_{X86[number].upper()}"))
        names = {29: "X29", 30: "X30", 31: "SP"}
        return int(getattr(unicorn.arm64_const, f"UC_ARM64_REG_{names.get(number, f'X{number}')}"))

    def call(self, label: str, *arguments: int) -> int:
        """Call a function and return its result.

        The function must preserve the CALLEE_SAVED registers and the stack.
        """
        stack = STACK + 0x8000
        if self.x86:
            stack -= 8
            self.processor.mem_write(stack, struct.pack("<Q", CALLEE))
        else:
            self.processor.reg_write(unicorn.arm64_const.UC_ARM64_REG_X30, CALLEE)
        self.processor.reg_write(self.register(self.code.STACK), stack)
        for register, value in zip(self.code.PARAMETERS, arguments):
            self.processor.reg_write(self.register(register), value)
        for register in self.code.CALLEE_SAVED:
            self.processor.reg_write(self.register(register), 0x1111 * register)
        self.processor.emu_start(CODE + self.code.labels[label], CALLEE, count=10_000)
        for register in self.code.CALLEE_SAVED:
            assert self.processor.reg_read(self.register(register)) == 0x1111 * register
        assert self.processor.reg_read(self.register(self.code.STACK)) == STACK + 0x8000
        return int(self.processor.reg_read(self.register(self.code.RESULT)))

    def read(self, address: int) -> int:
        """Read the 64-bit integer at an address."""
        return int(struct.unpack("<Q", self.processor.mem_read(address, 8))[0])

    def write(self, address: int, value: int) -> None:
        """Write a 64-bit integer to an address."""
        self.processor.mem_write(address, struct.pack("<Q", value))


@machines
@given(st.integers(0, 2**64 - 1))
def test_function_returns_a_number(machine: str, number: int) -> None:
    code = ASSEMBLERS[machine]()
    code.label("f")
    code.enter(40)
    code.set(code.RESULT, number)
    code.leave()
    assert Processor(code).call("f") == number


@machines
def test_parameters_are_stored_on_the_stack_and_loaded_again(machine: str) -> None:
    code = ASSEMBLERS[machine]()
    count = len(code.PARAMETERS)
    for index in range(count):
        code.align()
        code.label(f"f{index}")
        code.enter(8 * count)
        for position, register in enumerate(code.PARAMETERS):
            code.store(register, code.STACK, 8 * position)
        for register in code.CALLEE_SAVED:
            code.set(register, 1)
        code.load(code.RESULT, code.STACK, 8 * index)
        code.leave()
    values = [2**63 + 3 * index for index in range(count)]
    processor = Processor(code)
    assert [processor.call(f"f{index}", *values) for index in range(count)] == values


@machines
def test_branches_jump_forwards_and_backwards(machine: str) -> None:
    """The function returns the number of steps from a to b."""
    code = ASSEMBLERS[machine]()
    first, second = code.PARAMETERS[:2]
    counter = code.CALLEE_SAVED[0]
    code.goto("over")
    code.label("after")
    code.move(code.RESULT, counter)
    code.leave()
    code.label("over")
    code.align()
    code.label("f")
    code.enter(0)
    code.set(counter, 0)
    code.if_zero(second, "after")
    code.label("again")
    code.if_equal(first, second, "after")
    code.add(first, first, 1)
    code.add(counter, counter, 1)
    code.goto("again")
    processor = Processor(code)
    assert processor.call("f", 0, 5) == 5
    assert processor.call("f", 7, 7) == 0
    assert processor.call("f", 3, 32) == 29
    assert processor.call("f", 5, 0) == 0


@machines
@given(st.lists(st.integers(0, 2**64 - 1), min_size=1, max_size=4), st.integers(0, 3))
def test_piece_can_be_appended_several_times(machine: str, numbers: list[int], frame_words: int) -> None:
    """Covers inner and outer branches, an exported label, and different numbers in each copy of the piece."""
    code = ASSEMBLERS[machine]()
    piece = ASSEMBLERS[machine]()
    first, second = code.PARAMETERS[:2]
    unequal_label = piece.new_label()
    piece.if_zero(first, "zero")
    piece.if_equal(first, second, unequal_label)
    piece.set_later(code.RESULT, 1)
    piece.leave()
    piece.label(unequal_label)
    piece.set_later(code.RESULT, 0)
    piece.leave()
    finished_piece = piece.make_fragment()
    for index, number in enumerate(numbers):
        code.align()
        code.label(f"f{index}")
        code.enter(8 * frame_words)
        code.append(finished_piece, (number, ~number & 2**64 - 1))
    piece = ASSEMBLERS[machine]()
    piece.label("zero")
    piece.set(code.RESULT, 7)
    piece.leave()
    code.append(piece.make_fragment())
    processor = Processor(code)
    for index, number in enumerate(numbers):
        results = [processor.call(f"f{index}", *arguments) for arguments in ((5, 5), (5, 6), (0, 0))]
        assert results == [number, ~number & 2**64 - 1, 7]


WORDS = st.integers(-(2**63), 2**63 - 1) | st.integers(-3, 3) | st.sampled_from([2**31, -(2**31), 2**62])


@machines
@given(WORDS, WORDS)
def test_arithmetic_and_comparisons_are_signed(machine: str, a: int, b: int) -> None:
    """The operations jump if the result overflows."""
    code = ASSEMBLERS[machine]()
    first, second = code.PARAMETERS[:2]
    operations = {"plus": a + b, "minus": a - b, "times": a * b}
    for name in operations:
        code.label(name)
        code.enter(0)
        getattr(code, name)(first, second, f"{name} fails")
        code.move(code.RESULT, first)
        code.leave()
        code.label(f"{name} fails")
        code.set(code.RESULT, 77)
        code.leave()
    for name in ("if_less", "if_above"):
        code.label(name)
        code.enter(0)
        code.move(code.OTHER, first)  # this may be the RESULT register
        code.set(code.RESULT, 1)
        getattr(code, name)(code.OTHER, second, f"{name} holds")
        code.set(code.RESULT, 0)
        code.label(f"{name} holds")
        code.leave()
    processor = Processor(code)
    arguments = a % 2**64, b % 2**64
    for name, result in operations.items():
        fits = -(2**63) <= result < 2**63
        assert processor.call(name, *arguments) == (result % 2**64 if fits else 77)
    assert processor.call("if_less", *arguments) == (a < b)
    assert processor.call("if_above", *arguments) == (arguments[0] > arguments[1])


@machines
@given(st.integers(0, 2**64 - 1), st.integers(1, 2**64 - 1) | st.integers(1, 300))
def test_divide_is_unsigned(machine: str, a: int, b: int) -> None:
    code = ASSEMBLERS[machine]()
    for name in ("quotient", "rest"):
        for register, other in ((code.OTHER, code.SPARE), (code.SPARE, code.OTHER)):
            code.label(f"{name} {register}")
            code.enter(0)
            code.move(register, code.PARAMETERS[0])
            code.move(other, code.PARAMETERS[1])
            code.divide(register, other, name == "rest")
            code.move(code.RESULT, register)
            code.leave()
    processor = Processor(code)
    for register in (code.OTHER, code.SPARE):
        assert processor.call(f"quotient {register}", a, b) == a // b
        assert processor.call(f"rest {register}", a, b) == a % b


@machines
def test_labels_in_the_data_are_addressable(machine: str) -> None:
    """Code counts, jumps and calls through words outside the code."""
    code = ASSEMBLERS[machine]()
    code.label("count")
    code.enter(0)
    code.count("hits")
    code.load_address(code.RESULT, "hits")
    code.leave()
    code.align()
    code.label("through")
    code.jump_through("slot")
    code.align()
    code.label("call")
    code.enter(0)
    code.load_address(code.SPARE, "slot")
    code.load(code.SPARE, code.SPARE)
    code.call(code.SPARE)
    code.leave()
    processor = Processor(code, hits=DATA + 0x128, slot=DATA + 0x130)
    processor.write(DATA + 0x130, CODE + code.labels["count"])
    for function in ("count", "through", "call"):
        assert processor.call(function) == DATA + 0x128
    assert processor.read(DATA + 0x128) == 3


@machines
def test_exchange_changes_only_its_registers(machine: str) -> None:
    """The test covers every register except those that the function may change."""
    registers = range(16) if machine == "x86_64" else range(29)
    for register in registers:
        for base in registers:
            code = ASSEMBLERS[machine]()
            if {register, base} & {code.STACK, code.FRAME, code.OTHER, 15 if machine == "aarch64" else -1}:
                continue
            code.label("f")
            code.enter(0)
            code.set(base, DATA)
            if register != base:
                code.set(register, 7)
            code.exchange(register, base)
            code.move(code.RESULT, register)
            code.leave()
            processor = Processor(code)
            processor.write(DATA, 2**63 + 5)
            assert processor.call("f") == 2**63 + 5, (register, base)
            assert processor.read(DATA) == (DATA if register == base else 7)
    code = ASSEMBLERS[machine]()
    code.exchange(3, 2)
    code.acquire(5, 6)
    assert (
        disassemble(code)
        == {
            "x86_64": ["xchg qword ptr [rdx], rbx", "mov rbp, qword ptr [rsi]"],
            "aarch64": [
                "ldaxr x17, [x2]",
                "stlxr w15, x3, [x2]",
                "cbnz w15, #0",
                "dmb ish",
                "mov x3, x17",
                "ldar x5, [x6]",
            ],
        }[machine]
    )


@machines
@given(word=st.integers(0, 2**64 - 1), changed=st.none() | st.integers(0, 511))
def test_unless_filled_finds_every_changed_bit_after_fill(
    machine: str, word: int, changed: int | None
) -> None:
    code = ASSEMBLERS[machine]()
    for name in ("fill", "compare"):
        code.label(name)
        code.enter(0)
        code.set(code.OTHER, DATA + 8)
        code.set(code.SPARE, word)
        if name == "fill":
            code.fill()
        else:
            code.unless_filled("differs")
        code.set(code.RESULT, 1)
        code.leave()
    code.label("differs")
    code.set(code.RESULT, 2)
    code.leave()
    processor = Processor(code)
    for address in (DATA, DATA + 72):  # the words before and after the filled ones
        processor.write(address, 3)
    processor.call("fill")
    assert [processor.read(DATA + offset) for offset in range(0, 80, 8)] == [3, *[word] * 8, 3]
    assert processor.call("compare") == 1
    if changed is not None:
        processor.write(DATA + 8 + changed // 64 * 8, word ^ 1 << changed % 64)
        assert processor.call("compare") == 2


@machines
@given(
    st.integers(0, 2**20).map(lambda index: 4096 * index), st.integers(0, 2**18).map(lambda index: 8 * index)
)
def test_label_at_a_large_distance_is_addressable(machine: str, origin: int, distance: int) -> None:
    code = ASSEMBLERS[machine]()
    code.label("f")
    code.load_address(3, "there")
    lines = disassemble(code, origin, there=origin + distance)
    if machine == "x86_64":
        (line,) = lines
        offset = line.partition("rip ")[2].rstrip("]").replace(" ", "")
        assert origin + 7 + int(offset or "0", 0) == origin + distance
    else:
        page, rest = (line.rpartition("#")[2] for line in lines)
        assert int(page, 0) + int(rest, 0) == origin + distance


def test_duplicate_and_missing_labels_raise() -> None:
    code = X86_64()
    code.label("f")
    with raises(ValueError):
        code.label("f")
    code.goto(code.new_label())
    with raises(KeyError):
        code.assemble(0, {})
