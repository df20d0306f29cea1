"""The functions of one contract in C: the shared one, the typed one, the packed one.

They are printed from the contract's steps (`_contract.program`). The typed one lacks those for what it can't
see: dtypes, ranks, strides, sizes that are given once.
"""

from __future__ import annotations

import ast
import re
import textwrap
from typing import TYPE_CHECKING, Any

from .._contract import expressions, messages
from .._contract.dtypes import ACCEPTED, DTYPES, MEMORY, PASSED
from .._contract.messages import Message
from .._contract.parts import Array, Scalar, Shape, Stream, list_sizes, list_symbols
from .._contract.program import Align, Configure, Contiguous, Equal, Fit, Pass, Range, Require, Stride, Take
from .c_text import Value, fill_slots, is_reserved, quote, take_name, write_refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .._contract.contract import Contract
    from .._contract.parts import Argument
    from .c_text import Part

    _OfArgument = Take | Range | Fit | Stride | Contiguous | Align

_LEAST, _MOST = DTYPES["i64"].limits
_HALVES = {"f16": "10, -14", "bf16": "7, -126"}  # digits of the fraction, the least exponent
_PLACES = {"grid": "config.grid[{}]", "block": "config.block[{}]", "cluster": "cluster[{}]"}


class Function:
    """Writes the functions of one contract."""

    def __init__(self, number: int, contract: Contract, typed: str, packed: str, call: str) -> None:
        """call: the contract's own packed function, if `packed` is that of several."""
        if contract.launch is None:
            raise ValueError(f"{contract.name}: expected a contract with a launch, got {contract.text}")
        self.number = number
        self.contract = contract
        self.typed = typed
        self.call, self.scope = call, "PREFIX_API" if call == packed else "static"
        self.lines: list[str] = []
        self.temporaries = 0
        self.arrays = [argument for argument in contract.arguments if isinstance(argument, Array)]
        self.scalars = {a.name: a.dtype for a in contract.arguments if isinstance(a, Scalar)}
        self.stream = next((a.name for a in contract.arguments if isinstance(a, Stream)), "")
        symbols = dict.fromkeys(s for argument in contract.arguments for s in list_symbols(argument))
        self.symbols = [symbol for symbol in symbols if symbol not in self.scalars]
        # Names and types in C, by argument or size.
        self.variables = {array.name: (f"a_{array.name}", "uint64_t") for array in self.arrays}
        for name, dtype in (self.scalars | dict.fromkeys(self.symbols, "i64")).items():
            is_integer = DTYPES[dtype].is_integer
            type_ = DTYPES[dtype].c if not is_integer else "uint64_t" if dtype == "u64" else "int64_t"
            self.variables[name] = f"{'s' if is_integer else 'v'}_{name}", type_
        computed = [step.what for step in contract.steps if isinstance(step, Equal)]
        self.computed = {what: f"e{index}" for index, what in enumerate(computed)}
        """The variables of computed sizes."""
        self.member, self.said = "", ""
        """Where the values of sizes are in their variables; what is said of an expression without a value."""
        self.narrow: dict[str, str] = {}
        """Numbers whose variables have types of their own."""
        for passed in contract.passed:
            if not passed.type:
                raise ValueError(f"{contract.name}: expected the type of {passed} in the kernel")

    def describe(self) -> str:
        """The declaration. Its comment has no foreign text, such as a kernel's name, which could end it."""
        names = [name for _, name in self._list_parameters()]
        macro = re.compile(r"[A-Z][A-Z\d]*_[A-Z\d_]+")  # maybe, in other headers
        taken = {name for name in names if is_reserved(name) or macro.fullmatch(name)}
        parameters = [_declare(type_, take_name(name, taken)) for type_, name in self._list_parameters()]
        declared = f"PREFIX_API int {self.typed}({', '.join(parameters)});"
        how: Any = {"width": 110, "break_long_words": False, "break_on_hyphens": False}
        comment = textwrap.fill(f"/* {self.contract} */", subsequent_indent=" " * 3, **how)
        return f"{comment}\n{textwrap.fill(declared, subsequent_indent=' ' * 4, **how)}"

    def _list_parameters(self) -> Iterator[tuple[str, str]]:
        """Type and name of each parameter of the typed function."""
        for argument in self.contract.arguments:
            if isinstance(argument, Array):
                yield f"{DTYPES[argument.dtype].c} *", argument.name
            elif isinstance(argument, Scalar):
                yield "float" if argument.dtype in _HALVES else DTYPES[argument.dtype].c, argument.name
        yield from (("int64_t", symbol) for symbol in self.symbols)
        yield "struct CUstream_st *", self.stream or "stream"

    def write(self) -> Iterator[str]:
        """Yield the definitions."""
        if self.arrays:
            yield ""
            yield f"static const Rule rules{self.number}[] = {{"
            for array in self.arrays:
                dtype = DTYPES[array.dtype]
                accepted = sum(1 << n for n, memory in MEMORY.items() if memory in ACCEPTED[array.memory])
                rank = messages.count_words(len(array.shape), "dimension")
                words = [array.name, messages.name_kind(array), array.dtype, rank, array.memory]
                numbers = f"{dtype.code}, {dtype.bits}, {len(array.shape)}, {accepted:#x}, {array.align}"
                yield f"    {{{', '.join(map(quote, words))}, {numbers}}},"
            yield "};"
        self.lines = []
        self._write_run()
        self._write_typed()
        self._write_packed()
        yield from self.lines

    # --- shared by both: constraints, passed values, the launch

    def _write_run(self) -> None:
        given = "".join(f", {type_} {name}" for name, type_ in self.variables.values())
        self._add("", f"static int run{self.number}(const Place *place{given}, CUstream stream)", "{")
        self._add("    Config config = {{1, 1, 1}, {1, 1, 1}, 0, NULL, NULL, 0};")
        self._add("    unsigned int cluster[3] = {1, 1, 1};")
        pointers: list[str] = []
        for step in self.contract.steps:
            if isinstance(step, Require):
                self._write_constraint(step.node)
            elif isinstance(step, Pass):
                pointers.append(self._write_passed(step, f"p{len(pointers)}"))
            elif isinstance(step, Configure):
                value = self._evaluate(step.node, step.what)
                self._write_range(step, value, step.node)
                place = _PLACES.get(step.name, "config.shared").format(step.axis)
                self._add(f"    {place} = (unsigned int){value};")
        self._add(f"    void *parameters[] = {{{''.join(f'&{each}, ' for each in pointers)}NULL}};")
        self._add("    config.stream = stream;")
        self._add("    if (!config.grid[0] || !config.grid[1] || !config.grid[2]) return PREFIX_OK;")
        self._add(f"    return launch(place, {self.number}, &config, cluster, parameters);", "}")

    def _write_constraint(self, node: ast.expr) -> None:
        value = self._evaluate(node, "where")
        found: list[Part] = []
        for name in dict.fromkeys(expressions.list_names(node)):
            found += [", " if found else "", *self._show(name, self.variables[name][0])]
        self._fail(f"!{value}", "where", messages.VIOLATED, expressions.show(node), found)

    def _write_passed(self, step: Pass, name: str) -> str:
        """Return the variable of a parameter of the kernel; name: of a new one."""
        node = step.passed.value
        if step.passed.is_constant:
            self._add(f"    uint{8 * PASSED[step.passed.type].size}_t {name} = {step.passed.bits:#x}ull;")
            return name
        if step.offset is not None:
            assert step.at is not None
            return self._write_address(step, f"a_{self.contract.arguments[step.at].name}", name)
        value = self.variables[node.id][0] if isinstance(node, ast.Name) else self._evaluate(node, step.what)
        if step.at is not None:
            return value
        self._write_range(step, value, node)
        type_ = DTYPES[step.passed.type].c
        self._add(f"    {type_} {name} = ({type_}){value};")
        return name

    def _write_address(self, step: Pass, address: str, name: str) -> str:
        assert step.offset is not None
        offset, text = self._evaluate(step.offset, step.what), expressions.say_overflow(step.passed.value)
        moved = self._keep()
        self._fail(f"__builtin_mul_overflow({offset}, {step.size}, &{moved})", step.what, text)
        self._add(f"    uint64_t {name} = {address};")
        self._fail(f"{address} && __builtin_add_overflow({address}, {moved}, &{name})", step.what, text)
        return name

    def _write_range(self, step: Pass | Configure, value: str, node: ast.expr) -> None:
        """Check the limits of a step, other than those of the value's own type."""
        text = expressions.show(node)
        least, most = DTYPES[self.scalars.get(text, "i64")].limits
        tests = [f"{value} < {_literal(step.low)}"] if step.low > least else []
        tests += [f"{value} > {_literal(step.high)}"] if step.high < most else []
        if tests and any(expressions.list_names(node)):  # a contract's constants are in range
            found, limits = self._show(text, value), {"low": step.low, "high": step.high}
            self._fail(" || ".join(tests), step.what, messages.OUT_OF_RANGE, found=found, **limits)

    def _show(self, name: str, value: str) -> list[Part]:
        """Write a value with its name in a message."""
        conversion = "llu" if self.variables.get(name) == (value, "uint64_t") else "lld"
        return fill_slots(messages.NAMED, name=name, value=Value(value, conversion))

    # --- expressions

    def _evaluate(self, node: ast.expr, what: str) -> str:
        """Write the steps that compute an expression in 64 bits; return the name of its value."""
        if isinstance(node, ast.Constant):
            return _literal(int(node.value))  # type: ignore[arg-type]
        if isinstance(node, ast.Name):
            variable, type_ = self.variables[node.id]
            variable += self.member
            if type_ == "int64_t":
                return self._keep(variable) if node.id in self.narrow else variable
            variable = f"(uint64_t){variable}" if self.member else variable
            self._fail(f"{variable} > {_literal(_MOST)}", what, expressions.say_overflow(node))
            return f"(int64_t){variable}"
        if isinstance(node, ast.UnaryOp):
            return self._step(node, what, "sub", "0ll", self._evaluate(node.operand, what))
        if isinstance(node, ast.Compare):
            left, right = self._evaluate(node.left, what), self._evaluate(node.comparators[0], what)
            return f"({left} {expressions.COMPARISONS[type(node.ops[0])]} {right})"
        if isinstance(node, ast.Call):
            left, right = (self._evaluate(argument, what) for argument in node.args)
            name = node.func.id  # type: ignore[attr-defined]
            if name == "ceildiv":
                return self._divide(node, what, "divide_up", left, right)
            return self._keep(f"{left} {'<' if name == 'min' else '>'} {right} ? {left} : {right}")
        assert isinstance(node, ast.BinOp), node
        left, right = self._evaluate(node.left, what), self._evaluate(node.right, what)
        sign = expressions.OPERATORS[type(node.op)]
        if sign in "+-*":
            return self._step(node, what, {"+": "add", "-": "sub", "*": "mul"}[sign], left, right)
        return self._divide(node, what, "divide" if sign == "//" else "get_rest", left, right)

    def _keep(self, value: str = "0") -> str:
        """Give a value a name."""
        name = f"t{self.temporaries}"
        self.temporaries += 1
        self._add(f"    int64_t {name} = {value};")
        return name

    def _step(self, node: ast.expr, what: str, how: str, left: str, right: str) -> str:
        result = self._keep()
        overflows = f"__builtin_{how}_overflow({left}, {right}, &{result})"
        self._fail(overflows, what, expressions.say_overflow(node))
        return result

    def _divide(self, node: ast.expr, what: str, how: str, left: str, right: str) -> str:
        if not _is_positive(right):
            self._fail(f"!{right}", what, expressions.say_zero(node))
            if how != "get_rest":
                overflows = f"{right} == -1 && {left} == {_literal(_LEAST)}"
                self._fail(overflows, what, expressions.say_overflow(node))
        return self._keep(f"{how}({left}, {right})")

    # --- the typed function

    def _write_typed(self) -> None:
        *parameters, _ = self._list_parameters()
        names = {array.name: f"p_{array.name}" for array in self.arrays}
        names |= {name: f"p_{name}" for name, dtype in self.scalars.items() if dtype in _HALVES}
        declared = [_declare(type_, names.get(name) or self.variables[name][0]) for type_, name in parameters]
        given = ", ".join([*declared, "struct CUstream_st *stream"])
        self._add("", f"PREFIX_API int {self.typed}({given})", "{", self._write_place())
        for array in self.arrays:
            self._add(f"    uint64_t a_{array.name} = (uint64_t)(uintptr_t)p_{array.name};")
        checked = {name for name, dtype in self.scalars.items() if dtype[0] == "u"}
        self.narrow = self.scalars
        for step in self.contract.steps:
            if isinstance(step, Equal):
                self._write_typed_size(step)
        self.narrow = {}
        for step in self.contract.steps:
            if isinstance(step, (Take, Fit, Align)):
                self._write_typed_step(step, checked)
        self._write_end()

    def _write_typed_size(self, step: Equal) -> None:
        """Compute a size of an array's shape."""
        array, size = self.contract.arguments[step.at], self.computed[step.what]
        if not isinstance(array, Array) or step.what not in self._list_shape(array):
            return
        self._add(f"    int64_t {size} = 0;", *[f"    if (a_{array.name}) {{"] * array.optional)
        self._add(f"    {size} = {self._evaluate(step.node, step.what)};")
        self._fail(f"{size} < 0", step.what, messages.NEGATIVE_SIZE, found=Value(size))
        self._add(*["    }"] * array.optional)

    def _list_shape(self, array: Array) -> dict[str, str]:
        """The variables of sizes that are not numbers, by their names in messages."""
        sizes = list(list_sizes(array))[: len(array.shape)]
        found = {what: f"s_{size}" for what, size in sizes if isinstance(size, str)}
        return found | {what: self.computed[what] for what, _ in sizes if what in self.computed}

    def _write_typed_step(self, step: Take | Fit | Align, checked: set[str]) -> None:
        """Check what the typed function can see of an array. checked: sizes that are not negative."""
        array = self.contract.arguments[step.at]
        if isinstance(array, Scalar) and array.dtype in _HALVES and isinstance(step, Take):
            name, dtype = array.name, array.dtype
            self._add(f"    uint16_t v_{name};")
            self._try(
                f"fit_half(place, {quote(name)}, {quote(dtype)}, {_HALVES[dtype]}, p_{name}, &v_{name})"
            )
        if not isinstance(array, Array):
            return
        given = [f"a_{array.name}"] if array.optional else []
        if isinstance(step, Fit):
            if isinstance(step.size, str) and step.size not in checked | {step.what}:
                size = f"s_{step.size}"
                test = " && ".join([*given, f"{size} < 0"])
                self._fail(test, step.what, messages.NEGATIVE_SIZE, found=Value(size))
                checked |= set() if array.optional else {step.size}
        elif 0 not in array.shape:  # an empty one may be anywhere
            sizes = dict.fromkeys(self._list_shape(array).values())
            if isinstance(step, Take) and not array.optional:
                test, expected = " && ".join([*sizes, f"!a_{array.name}"]), messages.name_kind(array)
                self._fail(test, array.name, messages.WRONG_KIND, expected, "None")
            call = "locate" if isinstance(step, Take) else "check_address"
            test = " && ".join([*given, *sizes])
            self._try(f"{call}(place, {self._get_rule(array)}, a_{array.name})", test)

    def _write_place(self) -> str:
        return f"    Place own = {{&contracts[{self.number}], -1, NULL}}, *place = &own;"

    def _write_end(self, member: str = "") -> None:
        """Call the shared function. member: of the variable of a size."""
        names = (name for name, _ in self.variables.values())
        given = "".join(f"{name}{member if name.startswith('s_') else ''}, " for name in names)
        self._add(f"    return run{self.number}(place, {given}stream);", "}")

    # --- the packed function

    def _write_packed(self) -> None:
        count = len(self.contract.arguments)
        given = "void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result"
        self._add("", f"{self.scope} int {self.call}({given})", "{", self._write_place())
        self._add(*["    const Tensor *tensor;"] * bool(self.arrays), "    CUstream stream = NULL;")
        for name, type_ in self.variables.values():
            type_ = "double" if type_ == "float" else type_
            self._add(
                f"    Size {name} = {{0, NULL, 0, 0}};" if name[0] == "s" else f"    {type_} {name} = 0;"
            )
        self._add(*(f"    Size {name} = {{0, NULL, 0, 0}};" for name in self.computed.values()))
        self._add("    if (result) memset(result, 0, sizeof *result);")
        if not self.stream:
            self._add(f"    if (count == {count} + 1 && args[{count}].type_index == 4)")
            self._add("        stream = (CUstream)args[--count].as.pointer;")
        expected = messages.count_words(count, "argument")
        self._fail(f"count != {count}", "", messages.WRONG_COUNT, expected, Value("count"))
        for step in self.contract.steps:
            if isinstance(step, (Require, Pass, Configure)):
                break
            if isinstance(step, Equal):
                self._write_equal(step)
                continue
            argument, value = self.contract.arguments[step.at], f"&args[{step.at}]"
            is_optional = isinstance(argument, Array) and argument.optional
            given = f"args[{step.at}].type_index" if is_optional else ""
            self._try(self._check(step, argument, value), given)
        self._write_end(".value")

    def _write_equal(self, step: Equal) -> None:
        found = self.computed[step.what]
        self.member = ".value"
        if step.solution is not None:
            self.variables[""] = found, "int64_t"
            size, name = self.variables[step.unknown][0], step.unknown
            self.said = messages.NOT_DETERMINED.format(expression=expressions.show(step.node), name=name)
            self._add(f"    if (!{size}.of && ({found}.of || !{size}.is_loose)) {{")
            self._add(f"    {size}.value = {self._evaluate(step.solution, step.what)};")
            self._add(f"    {size}.of = {found}.of;", f"    {size}.is_loose = 1;", "    }")
            self.said = ""
            del self.variables[""]
        self._add(f"    if ({found}.of) {{")
        value = self._evaluate(step.node, step.what)
        known: list[Part] = []
        for name in dict.fromkeys(expressions.list_names(step.node)):
            size = self.variables[name][0]
            first = Value(f"({size}.of ? {size}.of : {quote(messages.LOOSE)})", "s")
            known += ["; "] * bool(known)
            known += fill_slots(messages.KNOWN, name=name, value=Value(f"{size}.value"), first=first)
        expected = fill_slots(messages.NAMED, name=expressions.show(step.node), value=Value(value))
        shown = Value(f"{found}.value")
        self._fail(f"{value} != {shown.text}", step.what, messages.WRONG_VALUE, expected, shown, known=known)
        self._add("    }")
        self.member = ""

    def _check(self, step: _OfArgument, argument: Argument, value: str) -> str:
        """Return the call for a step. value: a pointer to the argument."""
        if isinstance(step, Take):
            return self._take(argument, value)
        if isinstance(step, Contiguous):
            return f"check_contiguous(place, {self._get_rule(argument)}, tensor)"
        if isinstance(step, Align):
            return f"take_address(place, {self._get_rule(argument)}, tensor, &a_{step.name})"
        what = f"place, {quote(step.what)}"
        if isinstance(step, Range):
            if isinstance(argument, Shape):
                return f"check_size({what}, {value}, {step.axis})"
            low, high = DTYPES[step.dtype].limits
            return f"check_integer({what}, {value}, {_literal(low)}, {high}ull)"
        variable = self.computed.get(step.what) or f"s_{step.size}"
        symbol, is_symbol = f"{what}, {quote(str(step.size))}, &{variable}", isinstance(step.size, str)
        if isinstance(step, Stride) and is_symbol:
            return f"fit_stride({symbol}, tensor, {step.axis})"
        if isinstance(step, Stride):
            found = f"matters(tensor, {step.axis}) ? get_stride(tensor, {step.axis}) : {step.size}"
        elif isinstance(argument, Array):
            found = f"tensor->shape[{step.axis}]"
        elif isinstance(argument, Shape):
            found = f"get_size({value}, {step.axis})"
        else:
            return f"fit({symbol}, get_integer({value}), {self.scalars[argument.name] == 'u64':d})"
        return f"fit({symbol}, {found}, 0)" if is_symbol else f"fit_number({what}, {step.size}, {found})"

    def _take(self, argument: Argument, value: str) -> str:
        """Return the call that takes an argument of its kind."""
        if isinstance(argument, Array):
            return f"take_array(place, {self._get_rule(argument)}, {value}, &tensor)"
        given = f"place, {quote(argument.name)}, {quote(messages.name_kind(argument))}, {value}"
        if isinstance(argument, Shape):
            count = len(argument.sizes)
            return f"take_shape({given}, {count}, {quote(messages.count_words(count, 'size'))})"
        if isinstance(argument, Stream):
            return f"take_stream({given}, &stream)"
        if argument.dtype == "bool":
            return f"take_bool({given}, &v_{argument.name})"
        if DTYPES[argument.dtype].is_integer:
            return f"check_kind({given}, INTEGERS)"
        if argument.dtype in _HALVES:
            how = f"{quote(argument.dtype)}, {_HALVES[argument.dtype]}"
            return f"take_half({given}, {how}, &v_{argument.name})"
        return f"take_float({given}, {quote(argument.dtype)}, &v_{argument.name})"

    # --- lines

    def _add(self, *lines: str) -> None:
        self.lines += lines

    def _get_rule(self, argument: Argument) -> str:
        return f"&rules{self.number}[{[array.name for array in self.arrays].index(argument.name)}]"

    def _try(self, call: str, condition: str = "") -> None:
        self._add(f"    {f'if ({condition}) ' if condition else ''}TRY({call});")

    def _fail(self, condition: str, what: str, message: Message | str, *values: Any, **others: Any) -> None:
        """Return with a message, or a text of its own, if a condition holds."""
        if isinstance(message, str):
            message, others = messages.OTHER, {"text": self.said or message}
        refusal = write_refusal(what, message, *values, **others)
        self._add(f"    if ({condition})", f"        return fail(place, {refusal});")


def _declare(type_: str, name: str) -> str:
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"


def _literal(value: int) -> str:
    """A number of 64 bits as a literal of C99 and C++."""
    if value == _LEAST:
        return f"({value + 1}ll - 1)"
    return f"{value}ll" if value <= _MOST else f"{value}ull"


def _is_positive(value: str) -> bool:
    return re.fullmatch(r"[1-9]\d*ll", value) is not None
