"""Generates the C functions for one contract: a shared function, a typed function and a packed function.

The functions are generated from the contract's steps (`_kernels.contracts.steps`). The typed function omits
the checks of properties that its parameters do not have: dtypes, ranks and strides.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from struct import pack, unpack
from typing import TYPE_CHECKING, assert_never

from ..contracts import expressions, refusals
from ..contracts.contract import Contract
from ..contracts.dtypes import DTYPES, MEMORY, PASSED, find_tensor_map
from ..contracts.parts import (
    Argument,
    ArrayArgument,
    Launch,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    StructArgument,
    iter_sizes,
    iter_symbols,
    list_defaults,
)
from ..contracts.steps import (
    NBYTES,
    CheckAddress,
    CheckArgument,
    CheckCondition,
    CheckContiguous,
    CheckMultiple,
    CheckRange,
    CheckSeparate,
    CheckWritable,
    MatchExpression,
    MatchSize,
    QueryDevice,
    SetLaunch,
    SetParameter,
)
from .c_text import (
    FormatValue,
    Part,
    Statements,
    fill_slots,
    is_reserved,
    literal,
    make_unique_name,
    quote,
    write_array,
)

if TYPE_CHECKING:
    from ..contracts.steps import ArgumentStep, ConfigureStep, RequireStep

# The indices of types in TVM FFI (TVMFFITypeIndex in tvm/ffi/c_api.h).
_INT = 1
_BOOL = 2
_FLOAT = 3
_OPAQUE_POINTER = 4

# The arguments that describe the 16-bit floats to C functions: the number of fraction bits, and the smallest
# exponent.
_HALVES = {"f16": "10, -14", "bf16": "7, -126"}
# Maps the name of a SetLaunch step to a field of the C structure Config. Other names are launch attributes.
_CONFIG_FIELDS = {"grid": "config.grid[{}]", "block": "config.block[{}]", "shared_memory": "config.shared"}


# Names like this may be macros in another header.
_MACRO_NAME = re.compile(r"[A-Z][A-Z\d]*_[A-Z\d_]+")


def _write_rule(array: ArrayArgument) -> str:
    """Return the initializer of the C structure Rule, which describes the arrays that an argument accepts."""
    dtype = DTYPES[array.dtype]
    accepted_devices = 0  # bit n is set if memory of the DLDeviceType n is accepted
    for device_type, memory in MEMORY.items():
        if memory == array.memory:
            accepted_devices |= 1 << device_type
    rank = refusals.count_words(len(array.shape), "dimension")
    words = [array.name, refusals.name_kind(array), array.dtype, rank, array.memory]
    numbers = [dtype.code, dtype.bits, dtype.lanes, len(array.shape), f"{accepted_devices:#x}", array.align]
    fields = [*map(quote, words), *map(str, numbers)]
    return f"{{{', '.join(fields)}}}"


class ContractFunctions(Statements):
    """Generates the C functions for one contract.

    The first letter of a C variable is its category:

    - `p_`, a parameter of the typed function that has to be converted
    - `a_`, the address of an array
    - `n_`, the size of an array in bytes
    - `b_`, the bytes of a struct
    - `s_`, an integer argument or a size
    - `v_`, the value of another number
    - `d_`, a property of the device
    - `e`, a size that is an expression
    - `t`, an intermediate result
    """

    def __init__(self, number: int, contract: Contract, typed: str, packed: str, is_alone: bool) -> None:
        """Create the generator.

        Args:
            number: The index of the contract in its module.
            contract: The contract, with the types of all values that it passes.
            typed: The name of the typed function.
            packed: The name of the packed function.
            is_alone: Whether no other contract has the same name. Otherwise, c_module.py generates the packed
                function, which calls the function that is generated here.

        Raises:
            ValueError: The contract lacks a launch or the type of a passed value.
        """
        if contract.launch is None:
            example = f"such as {contract} -> {contract.kernel}<<<ceildiv(n, 256), 256>>>"
            raise ValueError(f"{contract.name}: expected a contract with grid and block, {example}")
        for passed in contract.passed:
            if not passed.type:
                expected = "a parameter with its type, such as n: i32"
                raise ValueError(f"{contract.name}: {passed}: expected {expected}")
        super().__init__()
        self.number = number
        self.contract = contract
        self.place_declarations = [f"Place own = {{&contracts[{number}], -1, NULL}};", "Place *place = &own;"]
        self.typed = typed
        self.packed = packed
        # The name and the declaration specifier of the function that checks packed arguments.
        self.call, self.scope = (packed, "PREFIX_API") if is_alone else (f"call{number}", "static")
        self.map_count = 0  # the number of tensor maps so far
        self._group_arguments()
        # The C expressions for the rules in `rulesN` (see `write`), keyed by the array's name.
        self.rules = {array.name: f"&rules{number}[{index}]" for index, array in enumerate(self.arrays)}
        # The variables for the byte sizes of arrays whose memory is compared, keyed by the array's name.
        self.nbytes = {name: f"n_{name}" for name in self._list_compared_arrays()}
        # The variables for sizes that are expressions, keyed by the label of the size.
        labels = [step.label for step in contract.steps.bind if isinstance(step, MatchExpression)]
        self.expression_sizes = {label: f"e{index}" for index, label in enumerate(labels)}
        # (C name, C type) of each variable, keyed by the name that expressions use.
        self.variables = self._make_variables()

    def _group_arguments(self) -> None:
        """Set the attributes that contain the contract's arguments of each type, and the symbols."""
        arguments = self.contract.arguments
        self.arrays = [argument for argument in arguments if isinstance(argument, ArrayArgument)]
        scalars = [argument for argument in arguments if isinstance(argument, ScalarArgument)]
        self.scalars = {scalar.name: scalar.dtype for scalar in scalars}
        self.structs = [argument.name for argument in arguments if isinstance(argument, StructArgument)]
        streams = [argument.name for argument in arguments if isinstance(argument, StreamArgument)]
        self.stream = streams[0] if streams else ""
        # The names of sizes that are not arguments, in the order of their first occurrence.
        self.symbols: list[str] = []
        for argument in arguments:
            for symbol in iter_symbols(argument):
                if symbol not in self.scalars and symbol not in self.symbols:
                    self.symbols.append(symbol)

    def _list_compared_arrays(self) -> list[str]:
        """Return the sorted names of the arrays that must not overlap other arrays."""
        indices: set[int] = set()
        for step in self.contract.steps.require:
            if isinstance(step, CheckSeparate):
                indices |= {step.argument_index, step.other}
        return sorted(self.contract.arguments[index].name for index in indices)

    def _make_variables(self) -> dict[str, tuple[str, str]]:
        """Return the C name and the C type of the variable for each name that expressions may use."""
        variables = {array.name: (f"a_{array.name}", "uint64_t") for array in self.arrays}
        for name in self.structs:
            variables[name] = (f"b_{name}", "const void *")
        for name, variable in self.nbytes.items():
            variables[NBYTES.format(name=name)] = (variable, "int64_t")
        number_dtypes = self.scalars | dict.fromkeys(self.symbols, "i64")
        for name, dtype in number_dtypes.items():
            if DTYPES[dtype].is_integer:
                variables[name] = (f"s_{name}", "uint64_t" if dtype == "u64" else "int64_t")
            else:
                variables[name] = (f"v_{name}", DTYPES[dtype].c)
        return variables

    def describe(self) -> list[str]:
        """Return the lines of a comment that shows the contract, and of the typed function's declaration.

        The comment does not contain the kernel's name, because the name could contain the end of a comment.
        """
        reserved = set()
        for _, name in self._iter_parameters():
            if is_reserved(name) or _MACRO_NAME.fullmatch(name):
                reserved.add(name)
        parameters = []
        for type_, name in self._iter_parameters():
            parameters.append(_declare(type_, make_unique_name(name, reserved)))
        declaration = f"PREFIX_API int {self.typed}({', '.join(parameters)});"
        comment_lines = textwrap.wrap(
            f"/* {self.contract} */",
            width=100,
            subsequent_indent=" * ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        return [*comment_lines, declaration]

    def _iter_parameters(self) -> Iterator[tuple[str, str]]:
        """Yield the type and the name of each parameter of the typed function."""
        for argument in self.contract.arguments:
            if isinstance(argument, ArrayArgument):
                constant = "" if argument.is_written else "const "
                yield f"{constant}{DTYPES[argument.dtype].c} *", argument.name
            elif isinstance(argument, ScalarArgument):
                yield "float" if argument.dtype in _HALVES else DTYPES[argument.dtype].c, argument.name
            elif isinstance(argument, StructArgument):
                yield "const void *", argument.name
        yield from (("int64_t", symbol) for symbol in self.symbols)
        yield "struct CUstream_st *", self.stream or "stream"

    def write(self) -> Iterator[str]:
        """Yield the lines of the definitions of the three functions, and of the arrays that they use."""
        if self.arrays:
            rows = [f"{_write_rule(array)}," for array in self.arrays]
            yield ""
            yield from write_array(f"Rule rules{self.number}", rows)
        self.lines = []
        self._write_run()
        self._write_typed()
        self._write_packed()
        yield from self.lines

    # --- the shared function: constraints, parameters of the kernel, launch

    def _write_run(self) -> None:
        """Write the shared function, which the typed and the packed function call."""
        launch = self.contract.launch
        assert launch is not None
        variables = "".join(f", {_declare(type_, name)}" for name, type_ in self.variables.values())
        self.add("", f"static int run{self.number}(const Place *place{variables}, CUstream stream) {{")
        self.add("Config config = {{1, 1, 1}, {1, 1, 1}, 0, NULL, NULL, 0};")
        attributes = list_attributes(launch)
        if attributes:
            values = ", ".join(f"{{{name}, 0, {{1, 1, 1}}}}" for name in attributes)
            self.add(f"Attribute attributes[] = {{{values}}};", "config.attributes = attributes;")
            self.add(f"config.count = {len(attributes)};")
        count = sum(passed.tma is not None for passed in self.contract.passed)
        if count:
            self.add(f"Map maps[{count}];", "memset(maps, 0, sizeof maps);")
        device_variables = {name: (f"d_{name}", "int64_t") for name in expressions.DEVICE_FACTS}
        self.variables |= device_variables  # Only the shared function has these variables.
        steps = self.contract.steps
        for requirement in steps.require:
            self._write_requirement(requirement)
        pointers = [self._write_parameter(step, f"p{number}") for number, step in enumerate(steps.fill)]
        for step in steps.configure:
            self._write_configuration(step, attributes)
        for name in device_variables:
            del self.variables[name]
        self.add(f"void *parameters[] = {{{', '.join([*pointers, 'NULL'])}}};")
        self.add("config.stream = stream;")
        self.add("if (!config.grid[0] || !config.grid[1] || !config.grid[2])", "return PREFIX_OK;")
        maps = "maps" if count else "NULL"
        self.add(f"return launch(place, {self.number}, &config, {maps}, {count}, parameters);", "}")

    def _write_requirement(self, step: RequireStep) -> None:
        """Write a step of the phase `require`."""
        match step:
            case CheckSeparate():
                name, other_name = (
                    self.contract.arguments[index].name for index in (step.argument_index, step.other)
                )
                value = self.evaluate(step.node, name)
                self.fail(f"!{value}", name, refusals.NOT_SEPARATE, name=name, other=other_name)
            case CheckCondition():
                value = self.evaluate(step.node, step.label)
                names = dict.fromkeys(expressions.iter_names(step.node))
                shown: list[Part] = []
                for name in names:
                    shown += [", ", *self.show(name, self.variables[name][0])]
                shown = shown[1:]  # without the first separator
                self.fail(f"!{value}", step.label, refusals.VIOLATED, expressions.show(step.node), shown)
            case QueryDevice():
                self._write_query(step)
            case _:
                assert_never(step)

    def _write_query(self, step: QueryDevice) -> None:
        """Write the query of a property of the device.

        The C function `query_device` has a pointer for each property. It skips those that are NULL.
        """
        self.add(f"int64_t d_{step.fact} = 0;")
        pointers = ["NULL"] * len(expressions.DEVICE_FACTS)
        pointers[list(expressions.DEVICE_FACTS).index(step.fact)] = f"&d_{step.fact}"
        self.add_call(f"query_device(place, {self.number}, &config, {', '.join(pointers)})")

    def _write_parameter(self, step: SetParameter, name: str) -> str:
        """Emit code that computes a kernel parameter, and return a C expression for its address.

        Args:
            step: The step that sets the parameter.
            name: The name to use if a new variable is needed.
        """
        if step.map:
            return self._write_map(step)
        variable = self._write_passed(step, name)
        is_struct = variable.startswith("b_")  # The variable of a struct is already a pointer to its bytes.
        return f"(void *){variable}" if is_struct else f"&{variable}"

    def _write_configuration(self, step: ConfigureStep, attributes: list[str]) -> None:
        """Write a step of the phase `configure`.

        Args:
            step: A step that sets a value of the launch, or checks it.
            attributes: The C enumerators of the launch's attributes.
        """
        match step:
            case SetLaunch():
                if step.name in _CONFIG_FIELDS:
                    target = _CONFIG_FIELDS[step.name].format(step.axis)
                else:
                    attribute_index = attributes.index(f"OF_{step.name.upper()}")
                    target = f"attributes[{attribute_index}].value[{step.axis}]"
                value = self.evaluate(step.node, step.label)
                self._check_number(step, value)
                self.add(f"{target} = (unsigned int){value};")
            case QueryDevice():
                self._write_query(step)
            case CheckMultiple():
                if any(expressions.iter_names(step.node)) or any(expressions.iter_names(step.unit)):
                    value = self.evaluate(step.node, step.label)
                    unit = self.evaluate(step.unit, step.label)
                    shown = self.show(expressions.show(step.node), value)
                    remainder = f"{value} % {unit}"
                    self.fail(remainder, step.label, refusals.WRONG_MULTIPLE, FormatValue(unit), shown)
            case _:
                assert_never(step)

    def _check_number(self, step: SetParameter | SetLaunch, value: str) -> None:
        """Write the checks that a value is within its limits and a multiple of its unit.

        Limits that the value's type implies are not checked.
        """
        assert step.node is not None
        if not any(expressions.iter_names(step.node)):
            return  # Constants are checked when the contract is parsed.
        text = expressions.show(step.node)
        lowest, highest = DTYPES[self.scalars.get(text, "i64")].limits
        shown = self.show(text, value)
        limits = {"low": step.low, "high": step.high}
        tests = []
        if step.low > lowest:
            tests.append(f"{value} < {literal(step.low)}")
        if step.high < highest:
            tests.append(f"{value} > {literal(step.high)}")
        if tests:
            self.fail(" || ".join(tests), step.label, refusals.OUT_OF_RANGE, found=shown, **limits)
        if step.unit > 1:
            self.fail(f"{value} % {step.unit}", step.label, refusals.WRONG_MULTIPLE, step.unit, shown)

    def _write_passed(self, step: SetParameter, name: str) -> str:
        """Emit code that computes a parameter other than a tensor map, and return the C variable.

        Args:
            step: The step that sets the parameter.
            name: The name to use if a new variable is needed.
        """
        node = step.passed.value
        kind = step.passed.type
        if step.passed.is_constant:
            self.add(f"uint{8 * PASSED[kind].size}_t {name} = {step.passed.bits:#x}ull;")
            return name
        if step.offset is not None and step.argument_index is not None:
            self._write_address_in_array(step, name)
            return name
        if isinstance(node, ast.Name):
            value, _ = self.variables[step.passed.text]
        else:
            value = self.evaluate(node, step.label)
        if step.argument_index is not None:  # an argument, whose variable already has the right type
            return value
        self._check_number(step, value)
        self.add(f"{DTYPES[kind].c} {name} = ({DTYPES[kind].c}){value};")
        return name

    def _write_address_in_array(self, step: SetParameter, name: str) -> None:
        """Emit code that computes the address of an array's element, and checks for an integer overflow.

        The address is 0 if the array is missing.

        Args:
            step: The step that sets the parameter. `offset` is the index of the element.
            name: The name of the new variable for the address.
        """
        assert step.offset is not None
        assert step.argument_index is not None
        array_name = self.contract.arguments[step.argument_index].name
        array_address, _ = self.variables[array_name]
        offset = self.evaluate(step.offset, step.label)
        message = expressions.describe_overflow(step.passed.value)
        distance = self.add_variable()
        self.fail(f"__builtin_mul_overflow({offset}, {step.size}, &{distance})", step.label, message)
        self.add(f"uint64_t {name} = {array_address};")
        addition = f"__builtin_add_overflow({array_address}, {distance}, &{name})"
        self.fail(f"{array_address} && {addition}", step.label, message)

    def _write_map(self, step: SetParameter) -> str:
        """Write the encoding of a tensor map, and return a C expression for it."""
        assert step.argument_index is not None
        array = self.contract.arguments[step.argument_index]
        tma = step.passed.tma
        assert isinstance(array, ArrayArgument)
        assert tma is not None
        map_variable = f"maps[{self.map_count}]"
        self.map_count += 1
        key = f"{map_variable}.key"
        self.add(f"if (a_{array.name}) {{")
        lengths = {}  # axis -> C expression for the size of the array
        for map_step in step.map:
            if map_step.name == "dims":
                lengths[map_step.axis] = self.evaluate(map_step.node, map_step.label)
        is_not_empty = " && ".join(lengths.values())
        self.add(f"if ({is_not_empty}) {{")  # The map of an empty array is filled with zeros.
        for map_step in step.map:
            if map_step.name == "dims":
                value = lengths[map_step.axis]
            else:
                value = self.evaluate(map_step.node, map_step.label)
            self._check_number(map_step, value)
            if map_step.name != "row":
                type_ = "unsigned int" if map_step.name == "box" else "uint64_t"
                self.add(f"{key}.{map_step.name}[{map_step.axis}] = ({type_}){value};")
        members = {
            "address": f"a_{array.name}",
            "dtype": find_tensor_map(array.dtype),
            "rank": len(lengths),
        }
        for index, option in enumerate(tma.options):
            members[f"options[{index}]"] = option
        for name, member_value in members.items():
            self.add(f"{key}.{name} = {member_value};")
        self.add("}", "}")
        return f"{map_variable}.map"

    # --- the typed function

    def _write_typed(self) -> None:
        """Write the typed function."""
        *parameters, _ = self._iter_parameters()  # without the stream, whose name is always the same
        names = {array.name: f"p_{array.name}" for array in self.arrays}
        names |= {name: f"p_{name}" for name, dtype in self.scalars.items() if dtype in _HALVES}
        declared = [_declare(type_, names.get(name) or self.variables[name][0]) for type_, name in parameters]
        signature = ", ".join([*declared, "struct CUstream_st *stream"])
        self.add("", f"PREFIX_API int {self.typed}({signature}) {{", *self.place_declarations)
        for array in self.arrays:
            self.add(f"uint64_t a_{array.name} = (uint64_t)(uintptr_t)p_{array.name};")
        shared_variables = self.variables
        scalars = {name: (shared_variables[name][0], DTYPES[dtype].c) for name, dtype in self.scalars.items()}
        self.variables = shared_variables | scalars
        nonnegative = {f"s_{name}" for name, dtype in self.scalars.items() if dtype.startswith("u")}
        for array in self.arrays:
            self._write_sizes(array, nonnegative)
        self.variables = shared_variables
        for step in self.contract.steps.bind:
            match step:
                case CheckArgument() | CheckAddress():
                    self._write_typed_step(step, self.contract.arguments[step.argument_index])
                case CheckRange() | MatchSize() | MatchExpression():
                    pass  # The C types limit the numbers, and each size is passed only once.
                case CheckContiguous() | CheckWritable():
                    pass  # A pointer has neither strides nor a flag for read-only memory.
                case _:
                    assert_never(step)
        for array in self.arrays:
            if array.name in self.nbytes:
                self._write_nbytes(array)
        self._write_end()

    def _write_nbytes(self, array: ArrayArgument) -> None:
        """Write the computation of an array's size in bytes, which is 0 if the array or a size is unknown.

        The result is the same as that of `parts.count_owned_bytes`.
        """
        variable = self.nbytes[array.name]
        variables = self._list_shape(array)
        sizes_and_strides = [
            variables.get(label, literal(size) if isinstance(size, int) else "")
            for label, size in iter_sizes(array)
        ]
        sizes = sizes_and_strides[: len(array.shape)]  # the strides come after the sizes
        if "" in sizes:  # a size is unknown
            self.add(f"int64_t {variable} = 0;")
            return
        element_size = DTYPES[array.dtype].size
        self.add(f"int64_t {variable} = a_{array.name} ? {element_size} : 0;")
        for size in sizes:
            count = size if array.strides is None else f"{size} != 0"
            self.add(f"{variable} = multiply_bytes({variable}, {count});")

    def _write_sizes(self, array: ArrayArgument, nonnegative: set[str]) -> None:
        """Write the computation of an array's sizes, and the checks that they are not negative.

        Args:
            array: The array argument.
            nonnegative: The variables that are known not to be negative. This method adds the variables that
                it checks.
        """
        matches = {step.label: step for step in self.contract.steps.bind if isinstance(step, MatchExpression)}
        for label, size in self._list_shape(array).items():
            if label in matches:
                self.add(f"int64_t {size} = 0;")
                if array.optional:
                    self.add(f"if (a_{array.name}) {{")
                self.add(f"{size} = {self.evaluate(matches[label].node, label)};")
                if array.optional:
                    self.add("}")
            if size not in nonnegative:
                test = f"a_{array.name} && {size} < 0" if array.optional else f"{size} < 0"
                self.fail(test, label, refusals.NEGATIVE_SIZE, found=FormatValue(size))
                if not array.optional:
                    nonnegative.add(size)

    def _list_shape(self, array: ArrayArgument) -> dict[str, str]:
        """Return the C variables for an array's sizes, except for constant sizes.

        Returns:
            The size's name in messages, such as "a.shape[0]" -> the C variable. Symbols precede expressions.
        """
        sizes = list(iter_sizes(array))[: len(array.shape)]  # the strides come after the sizes
        variables = {label: f"s_{size}" for label, size in sizes if isinstance(size, str)}
        for label, _ in sizes:
            if label in self.expression_sizes:
                variables[label] = self.expression_sizes[label]
        return variables

    def _write_typed_step(self, step: CheckArgument | CheckAddress, argument: Argument) -> None:
        """Write the checks of an argument that the typed function can perform."""
        name = argument.name
        refusal = (refusals.WRONG_KIND, refusals.name_kind(argument), "None")
        if isinstance(argument, StructArgument):
            self.fail(f"!b_{name}", name, *refusal)
        elif isinstance(argument, ScalarArgument) and argument.dtype in _HALVES:
            half = f"{quote(name)}, {quote(argument.dtype)}, {_HALVES[argument.dtype]}"
            self.add(f"uint16_t v_{name};")
            self.add_call(f"convert_half(place, {half}, p_{name}, &v_{name})")
        # The address of an empty array is not checked.
        elif isinstance(argument, ArrayArgument) and 0 not in argument.shape:
            sizes = list(dict.fromkeys(self._list_shape(argument).values()))
            if isinstance(step, CheckArgument) and not argument.optional:
                self.fail(" && ".join([*sizes, f"!a_{name}"]), name, *refusal)
            call = "locate_array" if isinstance(step, CheckArgument) else "check_address"
            is_passed = [f"a_{name}"] if argument.optional else []
            self.add_call(f"{call}(place, {self.rules[name]}, a_{name})", " && ".join([*is_passed, *sizes]))

    def _write_end(self, suffix: str = "") -> None:
        """Write the call to the shared function, and the end of the function.

        Args:
            suffix: ".value" if the variables for sizes are structures of the type Size, otherwise `""`.
        """
        arguments = ["place"]
        for name, _ in self.variables.values():
            is_size = name.startswith("s_")
            arguments.append(name + suffix if is_size else name)
        arguments.append("stream")
        self.add(f"return run{self.number}({', '.join(arguments)});", "}")

    # --- the packed function

    def _write_packed(self) -> None:
        """Write the packed function, which accepts an array of values of any types, and checks them."""
        defaults = list_defaults(self.contract.arguments)
        signature = "void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result"
        if defaults:
            self.add("", *write_array(f"PREFIX_value defaults{self.number}", map(_write_default, defaults)))
        self.add("", f"{self.scope} int {self.call}({signature}) {{", *self.place_declarations)
        self._write_packed_variables()
        self.add("if (result)", "memset(result, 0, sizeof *result);")
        self._write_argument_count(len(defaults))
        for step in self.contract.steps.bind:
            if isinstance(step, MatchExpression):
                self._write_expression_match(step)
                continue
            if isinstance(step, CheckWritable) and not step.is_strided:
                continue  # A DLTensor has no flag for read-only memory.
            argument = self.contract.arguments[step.argument_index]
            value = f"&args[{step.argument_index}]"
            is_optional = isinstance(argument, ArrayArgument) and argument.optional
            is_passed = f"get_type(&args[{step.argument_index}])" if is_optional else ""
            self.add_call(self._write_check(step, argument, value), is_passed)
        self._write_end(".value")

    def _write_packed_variables(self) -> None:
        """Write the declarations of the packed function's variables."""
        if self.arrays:
            self.add("const Tensor *tensor;")
        self.add("CUstream stream = NULL;")
        for name, type_ in self.variables.values():
            if name.startswith("s_"):
                self.add(f"Size {name} = {{0, NULL, 0, 0}};")
            else:
                variable_type = "double" if type_ == "float" else type_
                self.add(f"{_declare(variable_type, name)} = 0;")
        for name in self.expression_sizes.values():
            self.add(f"Size {name} = {{0, NULL, 0, 0}};")

    def _write_argument_count(self, default_count: int) -> None:
        """Write the code that removes the stream, adds default values, and checks the number of arguments.

        Args:
            default_count: The number of arguments with default values.
        """
        count = len(self.contract.arguments)
        min_count = count - default_count
        if not self.stream:  # Callers may pass a stream after the last argument.
            if default_count:
                last_argument = f"count > {min_count} && count <= {count} + 1 && args[count - 1]"
            else:
                last_argument = f"count == {count} + 1 && args[{count}]"
            self.add(f"if ({last_argument}.type_index == {_OPAQUE_POINTER})")
            self.add("stream = (CUstream)args[--count].as.pointer;")
        if default_count:
            defaults = f"defaults{self.number}, {default_count}"
            self.add(f"PREFIX_value all[{count}];")
            self.add(f"if (count >= {min_count} && count < {count}) {{")
            self.add(f"args = add_defaults(all, args, count, {defaults}, {count});")
            self.add(f"count = {count};", "}")
        expected = refusals.describe_count(self.contract)
        self.fail(f"count != {count}", "", refusals.WRONG_COUNT, expected, FormatValue("count"))

    def _write_expression_match(self, step: MatchExpression) -> None:
        """Write the comparison of a size with an expression.

        If the expression contains a name whose value is unknown, the size first determines this value.
        `argument_checks._match_expression` does the same in Python.
        """
        compared_size = self.expression_sizes[step.label]
        sizes = self.variables
        self.variables = {}  # The packed function stores each size in a structure of the type Size.
        for name, (variable, type_) in sizes.items():
            cast = "(uint64_t)" if type_ == "uint64_t" else ""
            self.variables[name] = f"{cast}{variable}.value", type_
        self.variables[step.label] = f"{compared_size}.value", "int64_t"
        if step.solution is not None:
            name = step.unknown
            size = sizes[name][0]
            self.failure_text = refusals.NOT_DETERMINED.format(
                expression=expressions.show(step.node), name=name
            )
            self.add(f"if (!{size}.of && ({compared_size}.of || !{size}.is_loose)) {{")
            self.add(f"{size}.value = {self.evaluate(step.solution, step.label)};")
            self.add(f"{size}.of = {compared_size}.of;", f"{size}.is_loose = 1;", "}")
            self.failure_text = ""
        self.add(f"if ({compared_size}.of) {{")
        value = self.evaluate(step.node, step.label)
        known_sizes: list[Part] = []
        for name in dict.fromkeys(expressions.iter_names(step.node)):
            size = sizes[name][0]
            origin = FormatValue(f"({size}.of ? {size}.of : {quote(refusals.LOOSE)})", "s")
            known = fill_slots(refusals.KNOWN, name=name, value=FormatValue(f"{size}.value"), first=origin)
            known_sizes += ["; ", *known]
        known_sizes = known_sizes[1:]  # without the first separator
        expected = fill_slots(refusals.NAMED, name=expressions.show(step.node), value=FormatValue(value))
        mismatch = f"{value} != {compared_size}.value"
        found = FormatValue(f"{compared_size}.value")
        self.fail(mismatch, step.label, refusals.WRONG_VALUE, expected, found, known=known_sizes)
        self.add("}")
        self.variables = sizes

    def _write_check(self, step: ArgumentStep, argument: Argument, value: str) -> str:
        """Return the call to the function in module_c that carries out a step.

        Args:
            step: A step of the phase `bind`.
            argument: The argument that the step checks.
            value: The C expression for a pointer to the argument.
        """
        match step:
            case CheckArgument():
                return self._write_argument_check(argument, value)
            case CheckRange() if isinstance(argument, ShapeArgument):
                return f"check_size(place, {quote(step.label)}, {value}, {step.axis})"
            case CheckRange():
                low, high = DTYPES[step.dtype].limits
                return f"check_integer(place, {quote(step.label)}, {value}, {literal(low)}, {high}ull)"
            case MatchSize():
                return self._write_match(step, argument, value)
            case CheckContiguous():
                return f"check_contiguous(place, {self.rules[step.name]}, tensor)"
            case CheckAddress():
                nbytes = f"&{self.nbytes[step.name]}" if step.name in self.nbytes else "NULL"
                return f"take_address(place, {self.rules[step.name]}, tensor, &a_{step.name}, {nbytes})"
            case CheckWritable():
                return f"check_overlap(place, {self.rules[step.name]}, tensor)"
            case _:
                assert_never(step)

    def _write_match(self, step: MatchSize, argument: Argument, value: str) -> str:
        """Return the call that compares a size with the contract, or determines the value of its symbol.

        The parameters are the same as for `_write_check`.
        """
        place_and_name = f"place, {quote(step.label)}"
        variable = self.expression_sizes.get(step.label) or f"s_{step.size}"
        symbol = f"{place_and_name}, {quote(str(step.size))}, &{variable}"
        is_symbol = isinstance(step.size, str)
        match argument:
            case ArrayArgument() if step.is_stride:
                if is_symbol:
                    return f"match_stride({symbol}, tensor, {step.axis})"
                size = f"has_meaning(tensor, {step.axis}) ? get_stride(tensor, {step.axis}) : {step.size}"
            case ArrayArgument():
                size = f"tensor->shape[{step.axis}]"
            case ShapeArgument():
                size = f"get_size({value}, {step.axis})"
            case ScalarArgument():
                return f"match_size({symbol}, get_integer({value}), {argument.dtype == 'u64':d})"
            case StreamArgument() | StructArgument():
                raise AssertionError(f"{argument} has no sizes")
            case _:
                assert_never(argument)
        if is_symbol:
            return f"match_size({symbol}, {size}, 0)"
        return f"match_number({place_and_name}, {step.size}, {size})"

    def _write_argument_check(self, argument: Argument, value: str) -> str:
        """Return the call that checks the type of an argument.

        The parameters are the same as for `_write_check`.
        """
        checked = f"place, {quote(argument.name)}, {quote(refusals.name_kind(argument))}, {value}"
        match argument:
            case ArrayArgument():
                return f"take_array(place, {self.rules[argument.name]}, {value}, &tensor)"
            case ShapeArgument():
                count = len(argument.sizes)
                return f"take_shape({checked}, {count}, {quote(refusals.count_words(count, 'size'))})"
            case StreamArgument():
                return f"take_stream({checked}, &stream)"
            case StructArgument():
                return f"take_struct({checked}, {argument.size}, &b_{argument.name})"
            case ScalarArgument():
                return _write_number_check(argument, checked)
            case _:
                assert_never(argument)


def _write_number_check(argument: ScalarArgument, checked: str) -> str:
    """Return the call that checks and converts a number.

    Args:
        argument: The number's declaration in the contract.
        checked: The first arguments of the call, which all such calls have.
    """
    dtype = quote(argument.dtype)
    if argument.dtype == "bool":
        return f"take_bool({checked}, &v_{argument.name})"
    if DTYPES[argument.dtype].is_integer:
        return f"check_kind({checked}, INTEGERS)"
    if argument.dtype in _HALVES:
        return f"take_half({checked}, {dtype}, {_HALVES[argument.dtype]}, &v_{argument.name})"
    return f"take_float({checked}, {dtype}, &v_{argument.name})"


def list_attributes(launch: Launch) -> list[str]:
    """Return the C enumerators of the attributes with which a kernel is launched."""
    attributes = []
    if launch.cluster is not None:
        attributes.append("OF_CLUSTER")
    if launch.cooperative:
        attributes.append("OF_COOPERATIVE")
    if launch.pdl:
        attributes.append("OF_PDL")
    if launch.priority is not None:
        attributes.append("OF_PRIORITY")
    return attributes


def _write_default(value: bool | int | float) -> str:
    """Return the C initializer of a default value.

    It is a TVMFFIAny (tvm/ffi/c_api.h): the index of the type, 0, and a union whose first member is an int64.
    """
    if isinstance(value, float):
        (bits,) = unpack("<q", pack("<d", value))
        return f"{{{_FLOAT}, 0, {{{literal(bits)}}}}}, /* {value!r} */"
    type_index = _BOOL if isinstance(value, bool) else _INT
    return f"{{{type_index}, 0, {{{literal(int(value))}}}}},"


def _declare(type_: str, name: str) -> str:
    """Return the declaration of a C variable or parameter."""
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"
