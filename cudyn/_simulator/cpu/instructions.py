"""Generates C code for most instructions: those with C code in forms.txt, moves, branches and calls."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..driver.kernel_runs import Refused
from .forms import list_types
from .parse import get_type_bits

if TYPE_CHECKING:
    from .forms import Form
    from .function_writer import FunctionWriter
    from .parse import Instruction, Operand

# Functions that the runtime implements (runtime/functions.h) -> the sizes of their results and parameters
BUILT_IN = {
    "vprintf": [4, 8, 8],
    "malloc": [8, 8],
    "free": [8],
    "__assertfail": [8, 8, 4, 8, 8],
    "cudaGraphSetConditional": [8, 4],
}
FLOATS = frozenset(("f32", "f64", "f16", "bf16"))
_STRONG = frozenset(("volatile", "relaxed", "acquire", "release", "acq_rel", "mmio"))
# Rounding modifier -> enum Rounding (runtime/values.h)
_ROUNDINGS = {
    "rn": "TO_NEAREST",
    "rz": "TO_ZERO",
    "rm": "DOWN",
    "rp": "UP",
    "rni": "TO_NEAREST",
    "rzi": "TO_ZERO",
    "rmi": "DOWN",
    "rpi": "UP",
}
# Type of the result of `set` -> the value for true, which is -1 for integers
_TRUE = {"f16": "1.0", "f32": "1.0", "bf16": "1.0", "f16x2": "0x3c00", "bf16x2": "0x3f80"}
_SMALLEST_NORMAL = {"f32": "0x1p-126", "f16": "0x1p-14", "bf16": "0x1p-126"}
_ATOMIC = frozenset(("add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec"))
# Modifier -> number of registers in a vector
_VECTOR_LENGTHS = {"v2": 2, "v4": 4, "v8": 8, "x1": 1, "x2": 2, "x4": 4}
# The shape of a texture or surface: "a" if it has layers, and its number of dimensions
_IMAGE_SHAPE = re.compile("(a?)([123])d")
# Modifier of a surface instruction -> enum Boundary (runtime/textures.h)
_BOUNDARIES = {"trap": "TRAP_OUTSIDE", "clamp": "CLAMP_OUTSIDE", "zero": "ZERO_OUTSIDE"}
_OPERANDS = "ABCDE"  # the C names of the source operands
_LARGEST_ACCESS = 128  # bits


def get_c_type(type_: str) -> str:
    """Return the C type in which values of a PTX type are computed."""
    if type_ in FLOATS:
        return "float" if type_ == "f32" else "double"
    return f"{'s' if type_[0] == 's' else 'u'}{max(get_type_bits(type_), 8)}"


def get_space(instruction: Instruction) -> str:
    """Return the state space of an instruction, or "generic". For shared::cluster, return "cluster"."""
    for modifier in instruction.modifiers:
        base, _, scope = modifier.partition("::")
        if base in ("global", "const", "local", "param"):
            return base
        if base == "shared":
            return "cluster" if scope == "cluster" else "shared"
    return "generic"


def resolve_types(form: Form, instruction: Instruction) -> tuple[list[str], list[str]]:
    """Return the types of an instruction's results and of its source operands.

    A form contains names such as "T" for types that depend on the instruction's modifiers (forms.txt explains
    them). This function replaces these names with PTX types.
    """
    types = list_types(instruction.modifiers) or ["b32"]
    last_type = types[-1]
    first_type = types[0]
    count = _count_registers(instruction)
    type_names = {
        "T": last_type,
        "S": first_type,
        "p": "pred",
        "P": "pred",
        "imm8": "u32",
        "BT": f"b{get_type_bits(last_type)}",
        "BS": f"b{get_type_bits(first_type)}",
        "D": "s32" if "s32" in types else "u32",
        "R": f"{count}b32",
        "W": _widen(last_type),
        "V": f"{count}{last_type if last_type[0] in 'us' else f'b{get_type_bits(last_type)}'}",
    }
    results = [type_names.get(name, name) for name in form.results]
    return results, [type_names.get(name, name) for name in form.sources]


def _widen(type_: str) -> str:
    """Return the integer type of twice the size. Return 64-bit integers and all other types unchanged."""
    if type_[0] in "us" and get_type_bits(type_) < 64:
        return f"{type_[0]}{2 * get_type_bits(type_)}"
    return type_


def _count_registers(instruction: Instruction) -> int:
    """Return the number of registers in an instruction's vector operand, or 1 if it does not have one."""
    lengths = (_VECTOR_LENGTHS.get(modifier, 0) for modifier in instruction.modifiers)
    return next(filter(None, lengths), 1)


def get_access(instruction: Instruction) -> str:
    """Return C code for the flags (enum Access) that describe how an instruction accesses memory."""
    modifiers = set(instruction.modifiers)
    is_atomic = instruction.opcode in ("atom", "red")
    space = get_space(instruction)
    flags = []
    if instruction.opcode != "st":
        flags.append("READS")
    if instruction.opcode not in ("ld", "ldu"):
        flags.append("WRITES")
    if is_atomic or (_STRONG & modifiers and space not in ("param", "local", "const")):
        flags.append("IS_STRONG")
    # An atomic operation without a modifier for the memory order is relaxed. It is treated as an acquire,
    # because many programs rely on this.
    is_unmarked = instruction.opcode == "atom" and not _STRONG & modifiers
    if is_unmarked or {"acquire", "acq_rel"} & modifiers:
        flags.append("ACQUIRES")
    if {"release", "acq_rel"} & modifiers:
        flags.append("RELEASES")
    if "cta" in modifiers:
        flags.append("IN_BLOCK")
    if "nc" in modifiers or instruction.opcode == "ldu":
        flags.append("IS_NONCOHERENT")
    return "|".join(flags)


class _Placeholders(dict[str, object]):
    """The values of the placeholders in `Form.call` (names in braces) for an instruction.

    | placeholder | value |
    |---|---|
    | `m0`, `M0` | the first modifier, and the same in capital letters; likewise for the other modifiers |
    | `t`, `kind`, `KIND` | the last type: without x2; with x2; with x2 and in capital letters |
    | `n`, `u`, `signed` | the size of `t` in bits; "s" if `t` is signed, otherwise "u"; 1 if `t` is signed |
    | `n1`, `u1`, `signed1` | the same for the first type |
    | `W` | the C type of twice the size of `t` |
    | `op` | the opcode |
    | `true` | the value for true in the first type |
    | `count`, `bits` | the number of registers in a vector, and the size of a register in bits |
    | `size` | the size of the vector in bytes |
    | `mode` | the rounding mode |
    | `end` | the prefix of a C function that clamps the result, or "" |
    | `tiny` | the smallest number that is not flushed to 0, or 0 if no numbers are flushed |
    | `OPERATION`, `new` | an atomic operation in capital letters, and the C macro for the new value |
    | `kinds` | C arguments: all types except the first, then 1 if the instruction has .satfinite, else 0 |
    | `access`, `strong` | the flags of the access (enum Access), and 1 for a strong access |
    | `BOUNDARY` | how a surface instruction handles coordinates outside the surface (enum Boundary) |
    | `near`, `at` | 1 for shared memory, and the suffix of the C function `at_...` for the state space |
    | `site` | the ID of the instruction |
    | `spin` | C code that lets other threads run if the instruction polls memory |

    Any other placeholder is the name of a modifier or an opcode. Its value is 1 if the instruction contains
    it, otherwise 0.
    """

    def __init__(self, writer: FunctionWriter, instruction: Instruction) -> None:
        modifiers = instruction.modifiers
        types = list_types(modifiers) or ["b32"]
        first_type = types[0]
        last_type = types[-1].removesuffix("x2")
        count = _count_registers(instruction)
        bits = get_type_bits(types[-1])
        super().__init__()
        self.writer = writer
        self.instruction = instruction
        for index, modifier in enumerate(modifiers):
            self[f"m{index}"] = modifier
            self[f"M{index}"] = modifier.upper()
        for suffix, type_ in (("", last_type), ("1", first_type)):
            self[f"n{suffix}"] = get_type_bits(type_)
            self[f"u{suffix}"] = "s" if type_[0] == "s" else "u"
            self[f"signed{suffix}"] = int(type_[0] == "s")
        self["t"] = last_type
        self["kind"] = types[-1]
        self["W"] = get_c_type(_widen(last_type))
        self["op"] = instruction.opcode
        self["true"] = _TRUE.get(first_type, "-1")
        self["count"] = count
        self["bits"] = bits
        self["size"] = bits // 8 * count
        if bits * count > _LARGEST_ACCESS:
            raise Refused(f"{instruction} of {self['size']} bytes")
        self["mode"] = next(
            (_ROUNDINGS[modifier] for modifier in modifiers if modifier in _ROUNDINGS), "TO_NEAREST"
        )
        self["end"] = ""
        if "sat" in modifiers:
            self["end"] = "sat_"
        elif "relu" in modifiers:
            self["end"] = "relu_"
        flushed_type = "f32" if "f32" in types else last_type
        self["tiny"] = _SMALLEST_NORMAL.get(flushed_type, 0) if _flushes(instruction) else 0
        operation = min(_ATOMIC & set(modifiers), default="")
        self["OPERATION"] = operation.upper()
        self["KIND"] = types[-1].upper()
        self["new"] = f"new_{operation}_{types[-1]}" if "f" in types[-1] else f"new_{operation}"
        self["BOUNDARY"] = _BOUNDARIES.get(modifiers[-1] if modifiers else "", "")
        saturates = int("satfinite" in modifiers)
        self["kinds"] = ",".join([*(type_.upper() for type_ in types[1:]), str(saturates)])
        self._add_memory()

    def _add_memory(self) -> None:
        """Add the values that describe how the instruction accesses memory."""
        space = get_space(self.instruction)
        access = get_access(self.instruction)
        self["access"] = access
        self["strong"] = int("IS_STRONG" in access)
        self["near"] = int(space in ("shared", "cluster"))
        operands = self.instruction.operands
        base = next((operand for operand in operands if operand.kind == "address"), None)
        if space == "param" and base and base.name and base.name not in self.writer.registers:
            self.writer.get_parameter(base, int(str(self["size"])))
            self["at"] = "own"  # a parameter of the function, accessed by its name
        elif self["near"]:
            self["at"] = "shared"
        else:
            self["at"] = "local" if space == "local" else "any"

    def __missing__(self, name: str) -> object:
        """Return the value of a placeholder that `__init__` has not set.

        An instruction only receives an ID if its C code contains the placeholder `site`.
        """
        if name == "site":
            return self.setdefault(name, self.writer.add_site(self.instruction))
        if name == "spin":
            return f"spin(thread,{self['site']});" if self["strong"] else ""
        return int(name in self.instruction.modifiers or name == self.instruction.opcode)


def _flushes(instruction: Instruction) -> bool:
    """Return whether an instruction flushes subnormal numbers to zero.

    Conversions from or to f16 never do this.
    """
    return "ftz" in instruction.modifiers and not (
        instruction.opcode == "cvt" and "f16" in instruction.modifiers
    )


def write(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for an instruction whose form contains a C expression or a C statement.

    If the form contains `@name`, the translator calls the `write_name` function instead of this function.
    """
    operands = list(instruction.operands)
    placeholders = _Placeholders(writer, instruction)
    if "L2::cache_hint" in instruction.modifiers:
        # The hint has no effect. This raises Refused if the operand is invalid.
        writer.get_bits(operands.pop(), "b64")
    results, sources = resolve_types(form, instruction)
    target = operands.pop(0) if results else None
    missing_count = len(sources) - len(operands)
    # Either none or all of the optional operands may be missing.
    if missing_count and missing_count != sum("?" in source for source in sources):
        raise Refused(f"{instruction} with {len(instruction.operands)} operands")
    call = form.call.format_map(placeholders)
    source_type = list_types(instruction.modifiers)[-1] if sources and form.sources[0] == "T" else ""
    if target and len(results) == 1 and source_type.endswith("16x2"):
        half = source_type.removesuffix("x2")
        value = _write_halves(placeholders, half, form.results == ("T",), operands, sources, call)
        return writer.store(target, "b32", value)
    declarations = ""
    remaining = iter(operands)
    for name, source in zip(_OPERANDS, sources, strict=False):
        kind, optional, default = source.partition("?")
        if optional and missing_count:
            declarations += f"u64 {name}={default or 0};"
        else:
            declarations += declare_operand(placeholders, name, kind, next(remaining))
    if target is None:
        return declarations + call
    return _write_results(placeholders, form, target, results, declarations, call)


def _write_halves(
    placeholders: _Placeholders,
    half: str,
    is_float: bool,
    operands: list[Operand],
    sources: list[str],
    call: str,
) -> str:
    """Return C code that applies an instruction to each half of its registers and packs the results.

    Args:
        placeholders: The values of the placeholders.
        half: The type of a half, "f16" or "bf16".
        is_float: Whether the result consists of values of this type. Otherwise it consists of integers.
        operands: The source operands of the instruction.
        sources: The types of the source operands.
        call: The C expression for the result of one half.
    """
    if len(operands) != len(sources):
        raise Refused(f"{placeholders.instruction} with {len(operands)} operands")
    result = finish_result(placeholders, half if is_float else "u16", call)
    halves = []
    for shift in (0, 16):
        declarations = ""
        for name, source, operand in zip(_OPERANDS, sources, operands, strict=False):
            if source == "pred":
                declarations += declare_operand(placeholders, name, source, operand)
                continue
            value = f"as_{half}({placeholders.writer.get_bits(operand, 'b32')}>>{shift})"
            declarations += f"{get_c_type(half)} {name}={flush_subnormals(placeholders, half, value)};"
        halves.append(f"(u32)(u16)({{{declarations}{result};}})<<{shift}")
    return "|".join(halves)


def _write_results(
    placeholders: _Placeholders, form: Form, target: Operand, results: list[str], declarations: str, call: str
) -> str:
    """Return C code for an instruction that has one result, two results or a vector of results.

    Args:
        placeholders: The values of the placeholders.
        form: The form of the instruction.
        target: The operand that receives the results.
        results: The types of the results.
        declarations: C code that declares the source operands.
        call: The C expression for the first result. A second result is a predicate, which the expression
            stores in `thread->predicate`.
    """
    writer = placeholders.writer
    instruction = placeholders.instruction
    vector_type = re.fullmatch(r"(\d)(\w+)", results[0])
    if vector_type:
        type_ = vector_type[2]
        registers = get_registers(instruction, target, int(vector_type[1]))
        stores = [
            writer.store(register, type_, f"result[{index}]") for index, register in enumerate(registers)
        ]
        return f"{get_c_type(type_)} result[{vector_type[1]}];{declarations}{call};{''.join(stores)}"
    value = f"({{{declarations}{finish_result(placeholders, results[0], call)};}})"
    has_pair = target.kind == "pair"
    if has_pair and len(results) != 2:
        raise Refused(f"{instruction} with two results")
    if not has_pair and form.results[1:] == ("P",):  # the second result must not be missing
        raise Refused(f"{instruction} with one predicate")
    if not has_pair:
        return writer.store(target, results[0], value)
    first_target, second_target = target.parts
    store_first = writer.store(first_target, results[0], "first_")
    return f"u64 first_={value};{store_first}{writer.store(second_target, 'pred', 'thread->predicate')}"


def flush_subnormals(placeholders: _Placeholders, type_: str, value: str) -> str:
    """Return C code for a value that becomes 0 if it is subnormal and the instruction has `.ftz`."""
    if type_ not in _SMALLEST_NORMAL or not _flushes(placeholders.instruction):
        return value
    return f"flush({value},{_SMALLEST_NORMAL[type_]})"


def finish_result(placeholders: _Placeholders, type_: str, value: str) -> str:
    """Return C code for the bits of a result, flushed, clamped and rounded as the modifiers require."""
    if type_ in FLOATS:
        if type_ in _SMALLEST_NORMAL and _flushes(placeholders.instruction):
            rounded = f"as_{type_}(of_{type_}({value}))"  # a result is flushed after it has been rounded
            value = flush_subnormals(placeholders, type_, rounded)
        value = f"{placeholders['end']}({value})"
    return f"of_{type_}({value})"


def get_registers(instruction: Instruction, operand: Operand, count: int) -> tuple[Operand, ...]:
    """Return the registers of a vector. Raise Refused if it does not contain `count` registers."""
    registers = operand.parts if operand.kind == "vector" else (operand,)
    if len(registers) != count:
        raise Refused(f"{instruction} with {len(registers)} registers")
    return registers


def declare_operand(placeholders: _Placeholders, name: str, type_: str, operand: Operand) -> str:
    """Return C code that declares a variable with the value of an operand.

    Args:
        placeholders: The values of the placeholders.
        name: The variable's C name.
        type_: A PTX type, or another description of an operand in forms.txt:

            - "[]": an address
            - "[m]": an address in shared memory, which may be generic
            - "[t]": a texture or surface, with coordinates
            - "2b32", for example: a vector
            - "size": a constant 4, 8 or 16
            - "had": the number of bytes to copy, or a predicate that is true if no bytes are to be copied
        operand: The operand whose value the variable receives.
    """
    writer = placeholders.writer
    instruction = placeholders.instruction
    if type_ in ("[]", "[m]"):
        address_code = get_address_code(writer, operand)
        is_generic = type_ == "[m]" and not placeholders["near"] and "bulk" not in instruction.modifiers
        return f"u64 {name}={f'to_shared(thread,{address_code})' if is_generic else address_code};"
    if type_ == "[t]":
        return _declare_texel(placeholders, name, operand)
    vector_type = re.fullmatch(r"(\d)(\w+)", type_)
    if vector_type:
        registers = get_registers(instruction, operand, int(vector_type[1]))
        values = ",".join(writer.get_bits(register, vector_type[2]) for register in registers)
        return f"u{get_type_bits(vector_type[2])} {name}[]={{{values}}};"
    if type_ == "size" and (operand.kind != "int" or operand.value not in (4, 8, 16)):
        raise Refused(f"{instruction} with the size {operand.value}")
    if type_ == "had":
        register = writer.registers.get(operand.name)
        is_predicate = register is not None and register.type == "pred"
        # In cp.async, C is the number of bytes to copy.
        value = (
            f"{writer.get_value(operand, 'pred')}?0:C" if is_predicate else writer.get_value(operand, "u32")
        )
        return f"u32 {name}={value};"
    type_ = "u32" if type_ == "size" else type_
    value = flush_subnormals(placeholders, type_, writer.get_value(operand, type_))
    return f"{get_c_type(type_)} {name}={value};"


def _declare_texel(placeholders: _Placeholders, name: str, operand: Operand) -> str:
    """Return C code that declares a Texel (runtime/textures.h): a texture or surface, and coordinates."""
    writer = placeholders.writer
    instruction = placeholders.instruction
    if operand.kind != "address" or len(operand.parts) != 2:
        raise Refused(f"{instruction} without coordinates")
    image, coordinates = operand.parts
    shape = next(match for modifier in instruction.modifiers if (match := _IMAGE_SHAPE.fullmatch(modifier)))
    is_layered, dimensions = bool(shape[1]), int(shape[2])
    count = is_layered + dimensions
    # The length of a vector is a power of two. If there are three coordinates, the last register is unused.
    registers = get_registers(instruction, coordinates, 4 if count == 3 else count)[:count]
    # If there are layers, the first coordinate is the index of the layer.
    layer = writer.get_value(registers[0], "u32") if is_layered else "0"
    # A surface has integer coordinates. Its last modifier is not a type.
    type_ = "s32" if instruction.opcode in ("suld", "sust") else instruction.modifiers[-1]
    values = ",".join(writer.get_value(register, type_) for register in registers[is_layered:])
    handle = writer.get_value(image, "u64")
    is_fetch = (dimensions, is_layered, type_) == (1, False, "s32") and instruction.opcode == "tex"
    dimensions = 0 if is_fetch else dimensions  # tex1Dfetch, which reads linear memory
    return f"Texel {name}={{{handle},{dimensions},{int(is_layered)},{{{values}}},{layer}}};"


def get_address_code(writer: FunctionWriter, operand: Operand) -> str:
    """Return C code for the address of an operand in brackets."""
    if operand.kind != "address" or operand.parts:
        raise Refused(f"an address that is a {operand.kind}")
    if not operand.name:
        return f"{operand.value & (1 << 64) - 1:#x}ull"
    register = writer.registers.get(operand.name)
    base = f"(u64){register.c_name}" if register else writer.get_address(operand.name)
    return f"({base}+({operand.value}))" if operand.value else base


def write_mov(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for `mov`, which can also pack a vector into a register or unpack a register."""
    type_ = instruction.modifiers[-1]
    target, source = instruction.operands
    if type_ == "pred":
        return writer.store(target, type_, writer.get_value(source, type_))
    bits = get_type_bits(type_)
    if any(
        len(operand.parts) not in (1, 2, 4, 8) for operand in (target, source) if operand.kind == "vector"
    ):
        raise Refused(f"{instruction} with a vector of this length")
    if source.kind == "vector":
        width = bits // len(source.parts)
        shifted = (
            f"(u{bits}){writer.get_bits(register, f'b{width}')}<<{index * width}"
            for index, register in enumerate(source.parts)
        )
        return writer.store(target, type_, "|".join(shifted))
    if target.kind == "vector":
        width = bits // len(target.parts)
        stores = (
            writer.store(register, f"b{width}", f"(u{width})(whole_>>{index * width})")
            for index, register in enumerate(target.parts)
        )
        return f"u{bits} whole_={writer.get_bits(source, type_)};{''.join(stores)}"
    return writer.store(target, type_, writer.get_bits(source, type_))


def write_branch(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for `bra`, or for `brx.idx` with a jump table.

    The code counts backward jumps, so that endless loops are reported.
    """
    *index, target = instruction.operands
    if index:  # the target is the name of a jump table, or a list of labels
        ptx_labels = writer.tables.get(target.name, [label.name for label in target.parts])
    else:  # the target is a label
        ptx_labels = [target.name]
    if not ptx_labels or not set(ptx_labels) <= set(writer.labels):
        raise Refused(f"the label {target.name}")
    labels = [writer.labels[label] for label in ptx_labels]
    writer.flow.add_jump(labels)
    count_jump = ""
    if writer.passed.intersection(labels):
        count_jump = f"count_round(thread,{writer.add_site(instruction)});"
    if not index:
        return f"{count_jump}goto {labels[0]};"
    cases = " ".join(f"case {case}: goto {label};" for case, label in enumerate(labels))
    default = f"default: fail(thread,TRAP,{writer.add_site(instruction)});"
    return f"{count_jump}switch ({writer.get_value(index[0], 'u32')}) {{ {cases} {default} }}"


def write_call(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for a call, whose results and arguments are variables in the .param state space."""
    operands = list(instruction.operands)  # [(results),] function [, (arguments)]
    variables = list(operands.pop(0).parts) if operands[0].kind == "list" else []
    target = operands.pop(0)
    variables += operands[0].parts if operands and operands[0].kind == "list" else ()
    if not all(variable.kind == "name" for variable in variables):
        raise Refused("an argument that is not a variable")
    sizes = [writer.get_parameter_size(variable.name) for variable in variables]
    arguments = "".join(f",(u8*){writer.get_address(variable.name)}" for variable in variables)
    if target.name in writer.registers:  # a call through a pointer, which may reach any function
        writer.calls.add("*")
        site = writer.add_site(instruction)
        pointer = f"find_function(thread,{site},{writer.get_raw_bits(target)},{len(sizes)},sizes)"
        type_ = f"void(*)(Thread*{',u8*' * len(variables)})"
        values = ",".join(map(str, sizes)) or "0"
        return f"static const u32 sizes[]={{{values}}};(({type_}){pointer})(thread{arguments});"
    is_built_in = target.name in BUILT_IN
    function = "" if is_built_in else writer.get_function(target.name)
    expected = BUILT_IN[target.name] if is_built_in else writer.get_parameter_sizes(target.name)
    if len(sizes) != len(expected):
        raise Refused(f"{target.name} expects {len(expected)} results and parameters, got {len(sizes)}")
    for variable, expected_size, size in zip(variables, expected, sizes, strict=True):
        if expected_size > size:
            raise Refused(f"{target.name} expects {expected_size} bytes, but {variable.name} has {size}")
    if is_built_in:
        return f"thread->site={writer.add_site(instruction)};f_{target.name}(thread{arguments});"
    writer.calls.add(target.name)
    return f"{function}(thread{arguments});"


def write_return(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for `ret`."""
    return "goto finish;"


def write_exit(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for `exit`. It is supported only in kernels, which it ends like `ret`."""
    if not writer.function.entry:
        raise Refused("exit in a function")
    return "goto finish;"
