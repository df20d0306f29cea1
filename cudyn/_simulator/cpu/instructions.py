"""Generates C code for most instructions: those with C code in forms.txt, moves, branches and calls."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ..driver.kernel_runs import Refused
from .forms import list_types
from .parse import get_type_bits

if TYPE_CHECKING:
    from .forms import Form
    from .function_writer import FunctionWriter
    from .parse import Instruction, Operand

# Function of the runtime (runtime/functions.h) -> the sizes of its results and parameters in bytes
BUILT_IN = {
    "vprintf": [4, 8, 8],
    "malloc": [8, 8],
    "free": [8],
    "__assertfail": [8, 8, 4, 8, 8],
    "cudaGraphSetConditional": [8, 4],
}
FLOATS = frozenset(("f32", "f64", "f16", "bf16"))
# Modifiers of strong operations (PTX ISA, "Memory Consistency Model")
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


class VectorType(NamedTuple):
    """The type of an operand that is a vector of registers.

    Attributes:
        length: The number of registers.
        element: The PTX type of each register.
    """

    length: int
    element: str


def get_c_type(type_: str) -> str:
    """Return the C type in which values of a PTX type are computed.

    For integers, it is one of the runtime's types u8, u16, ..., s64. The smallest of them has 8 bits.
    """
    if type_ in FLOATS:
        return "float" if type_ == "f32" else "double"
    sign = "s" if type_.startswith("s") else "u"
    return f"{sign}{max(get_type_bits(type_), 8)}"


def get_space(instruction: Instruction) -> str:
    """Return the state space that an instruction accesses, or "generic" if it contains no state space.

    Shared memory is "shared" if it belongs to the thread's block. It is "cluster" if it may belong to another
    block of the cluster (shared::cluster).
    """
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
    last_bits_type = f"b{get_type_bits(last_type)}"
    element_type = last_type if _is_integer(last_type) else last_bits_type
    count = _count_registers(instruction)
    type_names = {
        "T": last_type,
        "S": first_type,
        "p": "pred",
        "P": "pred",
        "imm8": "u32",
        "BT": last_bits_type,
        "BS": f"b{get_type_bits(first_type)}",
        "D": "s32" if "s32" in types else "u32",
        "R": f"{count}b32",
        "W": _widen(last_type),
        "V": f"{count}{element_type}",
    }
    results = [type_names.get(name, name) for name in form.results]
    sources = [type_names.get(name, name) for name in form.sources]
    return results, sources


def _is_integer(type_: str) -> bool:
    """Return whether values of a PTX type are signed or unsigned integers."""
    return type_.startswith(("u", "s"))


def _widen(type_: str) -> str:
    """Return the integer type of twice the size. Return 64-bit integers and all other types unchanged."""
    bits = get_type_bits(type_)
    if not _is_integer(type_) or bits >= 64:
        return type_
    sign = type_[0]
    return f"{sign}{2 * bits}"


def _count_registers(instruction: Instruction) -> int:
    """Return the number of registers in an instruction's vector operand, or 1 if it does not have one."""
    for modifier in instruction.modifiers:
        if modifier in _VECTOR_LENGTHS:
            return _VECTOR_LENGTHS[modifier]
    return 1


def get_access(instruction: Instruction) -> str:
    """Return C code for the flags (enum Access) that describe how an instruction accesses memory."""
    opcode = instruction.opcode
    modifiers = instruction.modifiers
    flags = []
    if opcode != "st":
        flags.append("READS")
    if opcode not in ("ld", "ldu"):
        flags.append("WRITES")
    has_strong_modifier = not _STRONG.isdisjoint(modifiers)
    may_be_shared_by_threads = get_space(instruction) not in ("param", "local", "const")
    if opcode in ("atom", "red") or (has_strong_modifier and may_be_shared_by_threads):
        flags.append("IS_STRONG")
    # An atomic operation without a modifier for the memory order is relaxed. It is treated as an acquire,
    # because many programs rely on this.
    is_unmarked_atomic = opcode == "atom" and not has_strong_modifier
    if is_unmarked_atomic or "acquire" in modifiers or "acq_rel" in modifiers:
        flags.append("ACQUIRES")
    if "release" in modifiers or "acq_rel" in modifiers:
        flags.append("RELEASES")
    if "cta" in modifiers:  # the access is only ordered with those of the same block
        flags.append("IN_BLOCK")
    # Loads from memory that nobody may write while the kernel runs (ld.global.nc, ldu)
    if "nc" in modifiers or opcode == "ldu":
        flags.append("IS_NONCOHERENT")
    return "|".join(flags)


class _Placeholders(dict[str, object]):
    """The values of the placeholders in `Form.call` (names in braces) for an instruction.

    | placeholder | value |
    |---|---|
    | `m0`, `M0` | the first modifier, and the same in capital letters; likewise for the other modifiers |
    | `t` | the last type, without the suffix x2 |
    | `kind`, `KIND` | the last type with its suffix, and the same in capital letters |
    | `n` | the size of `t` in bits |
    | `u` | "s" if `t` is signed, otherwise "u" |
    | `signed` | 1 if `t` is signed, otherwise 0 |
    | `n1`, `u1`, `signed1` | the same as `n`, `u` and `signed` for the first type |
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
    | `near` | 1 for shared memory, otherwise 0 |
    | `at` | the suffix of the C function `at_...` for the state space |
    | `site` | the ID of the instruction |
    | `spin` | C code that lets other threads run if the instruction polls memory |

    Any other placeholder is the name of a modifier or an opcode. Its value is 1 if the instruction contains
    it, otherwise 0.

    Attributes:
        writer: The writer of the C function that contains the instruction.
        instruction: The instruction.
    """

    def __init__(self, writer: FunctionWriter, instruction: Instruction) -> None:
        super().__init__()
        self.writer = writer
        self.instruction = instruction
        self["op"] = instruction.opcode
        types = list_types(instruction.modifiers) or ["b32"]
        self._set_modifiers()
        self._set_types(types)
        self._set_size(types[-1])
        self._set_result_conversion(types)
        self._set_atomic_operation(types[-1])
        self._set_access()

    def _set_modifiers(self) -> None:
        modifiers = self.instruction.modifiers
        for index, modifier in enumerate(modifiers):
            self[f"m{index}"] = modifier
            self[f"M{index}"] = modifier.upper()
        last_modifier = modifiers[-1] if modifiers else ""
        self["BOUNDARY"] = _BOUNDARIES.get(last_modifier, "")

    def _set_types(self, types: list[str]) -> None:
        """Set the placeholders that depend only on the instruction's types."""
        first_type = types[0]
        last_type = types[-1].removesuffix("x2")
        for suffix, type_ in (("", last_type), ("1", first_type)):
            is_signed = type_.startswith("s")
            self[f"n{suffix}"] = get_type_bits(type_)
            self[f"u{suffix}"] = "s" if is_signed else "u"
            self[f"signed{suffix}"] = int(is_signed)
        self["t"] = last_type
        self["kind"] = types[-1]
        self["KIND"] = types[-1].upper()
        self["W"] = get_c_type(_widen(last_type))
        self["true"] = _TRUE.get(first_type, "-1")

    def _set_size(self, type_: str) -> None:
        """Set the placeholders for the size of the instruction's registers of this type."""
        bits = get_type_bits(type_)
        count = _count_registers(self.instruction)
        size = bits // 8 * count
        if bits * count > _LARGEST_ACCESS:
            raise Refused(f"{self.instruction} of {size} bytes")
        self["count"] = count
        self["bits"] = bits
        self["size"] = size

    def _set_result_conversion(self, types: list[str]) -> None:
        """Set the placeholders for rounding, clamping and flushing the result."""
        modifiers = self.instruction.modifiers
        self["mode"] = "TO_NEAREST"
        for modifier in modifiers:
            if modifier in _ROUNDINGS:
                self["mode"] = _ROUNDINGS[modifier]
                break
        self["end"] = ""
        if "sat" in modifiers:
            self["end"] = "sat_"
        elif "relu" in modifiers:
            self["end"] = "relu_"
        self["tiny"] = 0
        if _flushes_subnormals(self.instruction):
            flushed_type = "f32" if "f32" in types else types[-1].removesuffix("x2")
            self["tiny"] = _SMALLEST_NORMAL.get(flushed_type, 0)
        saturates = "1" if "satfinite" in modifiers else "0"
        enum_names = [type_.upper() for type_ in types[1:]]
        self["kinds"] = ",".join([*enum_names, saturates])

    def _set_atomic_operation(self, type_: str) -> None:
        """Set the placeholders for the operation of an atomic instruction on values of this type."""
        # The modifiers of an instruction contain at most one of the operations.
        operation = min(_ATOMIC.intersection(self.instruction.modifiers), default="")
        self["OPERATION"] = operation.upper()
        is_float = "f" in type_
        self["new"] = f"new_{operation}_{type_}" if is_float else f"new_{operation}"

    def _set_access(self) -> None:
        """Set the placeholders that describe how the instruction accesses memory."""
        space = get_space(self.instruction)
        access = get_access(self.instruction)
        is_shared = space in ("shared", "cluster")
        self["access"] = access
        self["strong"] = int("IS_STRONG" in access)
        self["near"] = int(is_shared)
        if space == "param" and self._check_parameter_access():
            self["at"] = "own"
        elif is_shared:
            self["at"] = "shared"
        else:
            self["at"] = "local" if space == "local" else "any"

    def _check_parameter_access(self) -> bool:
        """Return whether the instruction accesses a parameter by its name, not through a pointer.

        Raises:
            Refused: The access is outside the parameter.
        """
        addresses = [operand for operand in self.instruction.operands if operand.kind == "address"]
        if not addresses:
            return False
        address = addresses[0]
        if not address.name or address.name in self.writer.registers:
            return False
        self.writer.get_parameter_address(address, int(str(self["size"])))
        return True

    def __missing__(self, name: str) -> object:
        """Return the value of a placeholder that `__init__` has not set.

        An instruction only receives an ID if its C code contains the placeholder `site`.
        """
        if name == "site":
            return self.setdefault(name, self.writer.assign_id(self.instruction))
        if name == "spin":
            return f"spin(thread,{self['site']});" if self["strong"] else ""
        return int(name in self.instruction.modifiers or name == self.instruction.opcode)


def _flushes_subnormals(instruction: Instruction) -> bool:
    """Return whether an instruction flushes subnormal numbers to zero.

    Conversions from or to f16 never do this.
    """
    is_f16_conversion = instruction.opcode == "cvt" and "f16" in instruction.modifiers
    return "ftz" in instruction.modifiers and not is_f16_conversion


def write(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for an instruction whose form contains a C expression or a C statement.

    If the form contains `@name`, the translator calls the `write_name` function instead of this function.
    """
    placeholders = _Placeholders(writer, instruction)
    operands = drop_cache_policy(writer, instruction)
    results, sources = resolve_types(form, instruction)
    target = operands.pop(0) if results else None
    missing_count = len(sources) - len(operands)
    # Either none or all of the optional operands may be missing.
    if missing_count and missing_count != sum("?" in source for source in sources):
        raise Refused(f"{instruction} with {len(instruction.operands)} operands")
    call = form.call.format_map(placeholders)
    if target and len(results) == 1 and _has_packed_sources(form, instruction):
        value = _write_halves(placeholders, form.results == ("T",), operands, sources, call)
        return writer.store(target, "b32", value)
    declarations = _declare_sources(placeholders, sources, operands)
    if target is None:
        return declarations + call
    return _write_results(placeholders, form, target, results, declarations, call)


def drop_cache_policy(writer: FunctionWriter, instruction: Instruction) -> list[Operand]:
    """Return the operands of an instruction without the cache policy, which has no effect."""
    operands = list(instruction.operands)
    if "L2::cache_hint" in instruction.modifiers:
        cache_policy = operands.pop()
        writer.get_bits(cache_policy, "b64")  # raises Refused for an invalid operand
    return operands


def _has_packed_sources(form: Form, instruction: Instruction) -> bool:
    """Return whether each source register contains two 16-bit floats (type f16x2 or bf16x2)."""
    if not form.sources or form.sources[0] != "T":
        return False
    return list_types(instruction.modifiers)[-1].endswith("16x2")


def _declare_sources(placeholders: _Placeholders, sources: list[str], operands: list[Operand]) -> str:
    """Return C code that declares the variables A, B, ... with the values of the source operands.

    Args:
        placeholders: The values of the placeholders.
        sources: The types of the source operands. In an optional operand's type such as "u32?1", the default
            value follows the question mark.
        operands: The source operands. The optional operands may be missing.
    """
    are_optional_missing = len(operands) < len(sources)
    remaining_operands = list(operands)
    declarations = ""
    for name, source in zip(_OPERANDS, sources, strict=False):
        type_, is_optional, default = source.partition("?")
        if is_optional and are_optional_missing:
            declarations += f"u64 {name}={default or 0};"
        else:
            declarations += declare_operand(placeholders, name, type_, remaining_operands.pop(0))
    return declarations


def _write_halves(
    placeholders: _Placeholders, is_float: bool, operands: list[Operand], sources: list[str], call: str
) -> str:
    """Return C code that applies an instruction to each half of its registers and packs the results.

    Args:
        placeholders: The values of the placeholders. `t` is the type of a half, "f16" or "bf16".
        is_float: Whether the result consists of values of this type. Otherwise it consists of integers.
        operands: The source operands of the instruction.
        sources: The types of the source operands.
        call: The C expression for the result of one half.
    """
    if len(operands) != len(sources):
        raise Refused(f"{placeholders.instruction} with {len(operands)} operands")
    half_type = str(placeholders["t"])
    result = finish_result(placeholders, half_type if is_float else "u16", call)
    halves = []
    for shift in (0, 16):
        declarations = ""
        for name, source, operand in zip(_OPERANDS, sources, operands, strict=False):
            if source == "pred":
                declarations += declare_operand(placeholders, name, source, operand)
                continue
            register_bits = placeholders.writer.get_bits(operand, "b32")
            value = flush_subnormals(placeholders, half_type, f"as_{half_type}({register_bits}>>{shift})")
            declarations += f"{get_c_type(half_type)} {name}={value};"
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
    vector_type = _parse_vector_type(results[0])
    if vector_type:
        return _write_vector_result(placeholders, vector_type, target, declarations, call)
    value = f"({{{declarations}{finish_result(placeholders, results[0], call)};}})"
    if target.kind != "pair":
        must_have_pair = form.results[1:] == ("P",)
        if must_have_pair:
            raise Refused(f"{instruction} with one predicate")
        return writer.store(target, results[0], value)
    if len(results) != 2:
        raise Refused(f"{instruction} with two results")
    first_target, second_target = target.parts
    store_first = writer.store(first_target, results[0], "first_")
    store_second = writer.store(second_target, "pred", "thread->predicate")
    return f"u64 first_={value};{store_first}{store_second}"


def _write_vector_result(
    placeholders: _Placeholders, type_: VectorType, target: Operand, declarations: str, call: str
) -> str:
    """Return C code that calls a C function which fills an array, and stores the array in registers.

    Args:
        placeholders: The values of the placeholders.
        type_: The type of the result.
        target: The vector of registers that receives the result.
        declarations: C code that declares the source operands.
        call: The C code of the call. It writes the elements to an array with the name `result`.
    """
    stores = ""
    for index, register in enumerate(get_registers(placeholders.instruction, target, type_.length)):
        stores += placeholders.writer.store(register, type_.element, f"result[{index}]")
    return f"{get_c_type(type_.element)} result[{type_.length}];{declarations}{call};{stores}"


def _parse_vector_type(type_: str) -> VectorType | None:
    """Parse an operand type such as "4b32". Return `None` for a type that is not a vector."""
    match = re.fullmatch(r"(\d)(\w+)", type_)
    return VectorType(int(match[1]), match[2]) if match else None


def flush_subnormals(placeholders: _Placeholders, type_: str, value: str) -> str:
    """Return C code for a value that becomes 0 if it is subnormal and the instruction has `.ftz`."""
    if type_ not in _SMALLEST_NORMAL or not _flushes_subnormals(placeholders.instruction):
        return value
    return f"flush({value},{_SMALLEST_NORMAL[type_]})"


def finish_result(placeholders: _Placeholders, type_: str, value: str) -> str:
    """Return C code for the bits of a result, flushed, clamped and rounded as the modifiers require.

    In C, floats of all types are computed as float or double. The C function `of_TYPE` rounds such a value to
    a PTX type and returns its bits. `as_TYPE` does the reverse.

    Args:
        placeholders: The values of the placeholders.
        type_: The PTX type of the result.
        value: C code for the exact result.
    """
    if type_ in FLOATS:
        if type_ in _SMALLEST_NORMAL and _flushes_subnormals(placeholders.instruction):
            rounded = f"as_{type_}(of_{type_}({value}))"  # a result is flushed after it has been rounded
            value = flush_subnormals(placeholders, type_, rounded)
        value = f"{placeholders['end']}({value})"
    return f"of_{type_}({value})"


def get_registers(instruction: Instruction, operand: Operand, count: int) -> tuple[Operand, ...]:
    """Return the registers of a vector. Raise Refused if it does not contain `count` registers.

    A single register is a vector with one element.
    """
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
    if type_ == "[]":
        return f"u64 {name}={get_address_code(writer, operand)};"
    if type_ == "[m]":
        return _declare_shared_address(placeholders, name, operand)
    if type_ == "[t]":
        return _declare_texel(placeholders, name, operand)
    if type_ == "had":
        return _declare_copied_size(writer, name, operand)
    vector_type = _parse_vector_type(type_)
    if vector_type:
        return _declare_vector(placeholders, name, vector_type, operand)
    if type_ == "size":
        if operand.kind != "int" or operand.value not in (4, 8, 16):
            raise Refused(f"{placeholders.instruction} with the size {operand.value}")
        type_ = "u32"
    value = flush_subnormals(placeholders, type_, writer.get_value(operand, type_))
    return f"{get_c_type(type_)} {name}={value};"


def _declare_shared_address(placeholders: _Placeholders, name: str, operand: Operand) -> str:
    """Return C code that declares a variable with an address in shared memory.

    An instruction without a state space has a generic address, which is converted.
    """
    address_code = get_address_code(placeholders.writer, operand)
    is_bulk = "bulk" in placeholders.instruction.modifiers
    if not placeholders["near"] and not is_bulk:
        address_code = f"to_shared(thread,{address_code})"
    return f"u64 {name}={address_code};"


def _declare_copied_size(writer: FunctionWriter, name: str, operand: Operand) -> str:
    """Return C code that declares the number of bytes that cp.async reads from its source.

    The operand is this number, or a predicate that is true if the instruction does not read the source. In
    the second case, the number is 0 or the size of the whole copy, which is the operand C.
    """
    register = writer.registers.get(operand.name)
    if register is not None and register.type == "pred":
        return f"u32 {name}={writer.get_value(operand, 'pred')}?0:C;"
    return f"u32 {name}={writer.get_value(operand, 'u32')};"


def _declare_vector(placeholders: _Placeholders, name: str, type_: VectorType, operand: Operand) -> str:
    """Return C code that declares an array with the bits of a vector's registers."""
    registers = get_registers(placeholders.instruction, operand, type_.length)
    values = ",".join(placeholders.writer.get_bits(register, type_.element) for register in registers)
    return f"u{get_type_bits(type_.element)} {name}[]={{{values}}};"


def _declare_texel(placeholders: _Placeholders, name: str, operand: Operand) -> str:
    """Return C code that declares a Texel (runtime/textures.h): a texture or surface, and coordinates."""
    writer = placeholders.writer
    instruction = placeholders.instruction
    if operand.kind != "address" or len(operand.parts) != 2:
        raise Refused(f"{instruction} without coordinates")
    image, coordinates = operand.parts
    is_layered, dimensions = _parse_image_shape(instruction)
    count = dimensions + 1 if is_layered else dimensions
    # The length of a vector is a power of two. If there are three coordinates, the last register is unused.
    vector_length = 4 if count == 3 else count
    registers = get_registers(instruction, coordinates, vector_length)[:count]
    layer = "0"
    if is_layered:  # the first coordinate is the index of the layer
        layer = writer.get_value(registers[0], "u32")
        registers = registers[1:]
    # A surface has integer coordinates. Its last modifier is not a type.
    is_surface = instruction.opcode in ("suld", "sust")
    type_ = "s32" if is_surface else instruction.modifiers[-1]
    values = ",".join(writer.get_value(register, type_) for register in registers)
    handle = writer.get_value(image, "u64")
    # tex1Dfetch() is compiled to this instruction, which reads linear memory. A Texel has 0 dimensions then.
    if instruction.opcode == "tex" and type_ == "s32" and dimensions == 1 and not is_layered:
        dimensions = 0
    return f"Texel {name}={{{handle},{dimensions},{int(is_layered)},{{{values}}},{layer}}};"


def _parse_image_shape(instruction: Instruction) -> tuple[bool, int]:
    """Return whether a texture or surface has layers, and the number of its dimensions without them."""
    for modifier in instruction.modifiers:
        match = _IMAGE_SHAPE.fullmatch(modifier)
        if match:
            return bool(match[1]), int(match[2])
    raise Refused(f"{instruction} without a shape")


def get_address_code(writer: FunctionWriter, operand: Operand) -> str:
    """Return C code for the address of an operand in brackets.

    The operand is a constant address, or a register or a variable with an offset.
    """
    if operand.kind != "address" or operand.parts:
        raise Refused(f"an address that is a {operand.kind}")
    if not operand.name:
        unsigned_address = operand.value % (1 << 64)
        return f"{unsigned_address:#x}ull"
    register = writer.registers.get(operand.name)
    base = f"(u64){register.c_name}" if register else writer.get_address(operand.name)
    return f"({base}+({operand.value}))" if operand.value else base


def write_mov(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for `mov`, which can also pack a vector into a register or unpack a register."""
    type_ = instruction.modifiers[-1]
    target, source = instruction.operands
    if type_ == "pred":
        return writer.store(target, type_, writer.get_value(source, type_))
    for operand in (target, source):
        if operand.kind == "vector" and len(operand.parts) not in (1, 2, 4, 8):
            raise Refused(f"{instruction} with a vector of this length")
    if source.kind == "vector":
        return writer.store(target, type_, _pack_registers(writer, source.parts, type_))
    if target.kind == "vector":
        return _unpack_register(writer, source, target.parts, type_)
    return writer.store(target, type_, writer.get_bits(source, type_))


def _pack_registers(writer: FunctionWriter, registers: tuple[Operand, ...], type_: str) -> str:
    """Return C code for a value of a PTX type that consists of the bits of several registers."""
    bits = get_type_bits(type_)
    register_bits = bits // len(registers)
    shifted_values = []
    for index, register in enumerate(registers):
        value = writer.get_bits(register, f"b{register_bits}")
        shifted_values.append(f"(u{bits}){value}<<{index * register_bits}")
    return "|".join(shifted_values)


def _unpack_register(
    writer: FunctionWriter, source: Operand, registers: tuple[Operand, ...], type_: str
) -> str:
    """Return C code that distributes the bits of a register of a PTX type to several registers."""
    bits = get_type_bits(type_)
    register_bits = bits // len(registers)
    stores = ""
    for index, register in enumerate(registers):
        value = f"(u{register_bits})(whole_>>{index * register_bits})"
        stores += writer.store(register, f"b{register_bits}", value)
    return f"u{bits} whole_={writer.get_bits(source, type_)};{stores}"


def write_branch(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for `bra`, or for `brx.idx` with a jump table.

    The code counts backward jumps, so that endless loops are reported.
    """
    has_index = len(instruction.operands) > 1
    target = instruction.operands[-1]
    if has_index:  # the target is the name of a jump table, or a list of labels
        ptx_labels = writer.tables.get(target.name, [label.name for label in target.parts])
    else:  # the target is a label
        ptx_labels = [target.name]
    if not ptx_labels or not set(ptx_labels) <= set(writer.labels):
        raise Refused(f"the label {target.name}")
    labels = [writer.labels[label] for label in ptx_labels]
    writer.flow.add_jump(labels)
    count_jump = ""
    is_backward = not writer.passed.isdisjoint(labels)
    if is_backward:
        count_jump = f"count_round(thread,{writer.assign_id(instruction)});"
    if not has_index:
        return f"{count_jump}goto {labels[0]};"
    index = writer.get_value(instruction.operands[0], "u32")
    cases = " ".join(f"case {case}: goto {label};" for case, label in enumerate(labels))
    default = f"default: fail(thread,TRAP,{writer.assign_id(instruction)});"
    return f"{count_jump}switch ({index}) {{ {cases} {default} }}"


def write_call(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for a call, whose results and arguments are variables in the .param state space.

    A C function receives pointers to these variables: first those to the results, then those to the
    arguments.
    """
    target, variables = _split_call(instruction)
    if any(variable.kind != "name" for variable in variables):
        raise Refused("an argument that is not a variable")
    sizes = [writer.get_parameter_size(variable.name) for variable in variables]
    arguments = "".join(f",(u8*){writer.get_address(variable.name)}" for variable in variables)
    if target.name in writer.registers:
        return _write_pointer_call(writer, instruction, target, sizes, arguments)
    if target.name in BUILT_IN:
        _check_sizes(target, variables, sizes, BUILT_IN[target.name])
        return f"thread->site={writer.assign_id(instruction)};f_{target.name}(thread{arguments});"
    function = writer.get_function(target.name)
    _check_sizes(target, variables, sizes, writer.get_parameter_sizes(target.name))
    writer.calls.add(target.name)
    return f"{function}(thread{arguments});"


def _split_call(instruction: Instruction) -> tuple[Operand, list[Operand]]:
    """Return the called function, and the variables for the results and the arguments.

    The operands of a call are `(results), function, (arguments)`. Both lists may be missing.
    """
    operands = list(instruction.operands)
    variables: list[Operand] = []
    if operands[0].kind == "list":
        variables += operands.pop(0).parts
    target = operands.pop(0)
    if operands and operands[0].kind == "list":
        variables += operands[0].parts
    return target, variables


def _write_pointer_call(
    writer: FunctionWriter, instruction: Instruction, target: Operand, sizes: list[int], arguments: str
) -> str:
    """Return C code for a call through a pointer, whose target is only known when the kernel runs.

    Args:
        writer: The writer of the C function that contains the call.
        instruction: The call.
        target: The register with the pointer.
        sizes: The sizes of the results and arguments in bytes. The runtime compares them with the function.
        arguments: C code for the arguments. It starts with a comma unless there are no arguments.
    """
    writer.calls.add("*")
    site = writer.assign_id(instruction)
    size_values = ",".join(map(str, sizes)) or "0"  # an array in C cannot be empty
    pointer = f"find_function(thread,{site},{writer.get_raw_bits(target)},{len(sizes)},sizes)"
    function_type = f"void(*)(Thread*{',u8*' * len(sizes)})"
    declaration = f"static const u32 sizes[]={{{size_values}}};"
    return f"{declaration}(({function_type}){pointer})(thread{arguments});"


def _check_sizes(target: Operand, variables: list[Operand], sizes: list[int], expected: list[int]) -> None:
    """Raise Refused if a function does not accept the variables that a call passes to it.

    Args:
        target: The name of the function.
        variables: The variables for results and arguments.
        sizes: The sizes of the variables in bytes.
        expected: The sizes of the function's results and parameters in bytes.
    """
    if len(sizes) != len(expected):
        raise Refused(f"{target.name} expects {len(expected)} results and parameters, got {len(sizes)}")
    for variable, expected_size, size in zip(variables, expected, sizes, strict=True):
        if expected_size > size:
            raise Refused(f"{target.name} expects {expected_size} bytes, but {variable.name} has {size}")


def write_return(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for `ret`: a jump to the label at the end of the C function."""
    return "goto finish;"


def write_exit(writer: FunctionWriter, instruction: Instruction, form: Form) -> str:
    """Return C code for `exit`, which ends the thread.

    It is supported only in kernels, where it has the same effect as `ret`.
    """
    if not writer.function.entry:
        raise Refused("exit in a function")
    return "goto finish;"
