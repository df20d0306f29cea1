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
from .._contract.dtypes import ACCEPTED, DTYPES, MEMORY
from .._contract.messages import Message
from .._contract.parts import Array, Scalar, Shape, Stream, list_symbols
from .._contract.program import Align, Configure, Contiguous, Fit, Pass, Range, Require, Stride, Take
from .c_text import Value, fill_slots, is_reserved, quote, take_name, write_refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .._contract.contract import Contract
    from .._contract.parts import Argument
    from .c_text import Part

    _OfArgument = Take | Range | Fit | Stride | Contiguous | Align

_LEAST, _MOST = DTYPES["i64"].limits
_PLACES = {"grid": "config.grid[{}]", "block": "config.block[{}]", "cluster": "cluster[{}]"}


class Function:
    """Writes the functions of one contract."""

    def __init__(self, number: int, contract: Contract, typed: str, packed: str) -> None:
        if contract.launch is None:
            raise ValueError(f"{contract.name}: expected a contract with a launch, got {contract.text}")
        self.number = number
        self.contract = contract
        self.typed = typed
        self.packed = packed
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
                yield DTYPES[argument.dtype].c, argument.name
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
        value = self.variables[node.id][0] if isinstance(node, ast.Name) else self._evaluate(node, step.what)
        if step.at is not None:
            return value
        self._write_range(step, value, node)
        type_ = DTYPES[step.passed.type].c
        self._add(f"    {type_} {name} = ({type_}){value};")
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
            if type_ == "int64_t":
                return variable
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
        declared = [_declare(type_, names.get(name) or self.variables[name][0]) for type_, name in parameters]
        given = ", ".join([*declared, "struct CUstream_st *stream"])
        self._add("", f"PREFIX_API int {self.typed}({given})", "{", self._write_place())
        for array in self.arrays:
            self._add(f"    uint64_t a_{array.name} = (uint64_t)(uintptr_t)p_{array.name};")
        checked = {name for name, dtype in self.scalars.items() if dtype[0] == "u"}
        for step in self.contract.steps:
            if isinstance(step, (Take, Fit, Align)):
                self._write_typed_step(step, checked)
        self._write_end()

    def _write_typed_step(self, step: Take | Fit | Align, checked: set[str]) -> None:
        """Check what the typed function can see of an array. checked: sizes that are not negative."""
        array = self.contract.arguments[step.at]
        if not isinstance(array, Array):
            return
        given = [f"a_{array.name}"] if array.optional else []
        if isinstance(step, Fit):
            if isinstance(step.size, str) and step.size not in checked:
                size = f"s_{step.size}"
                test = " && ".join([*given, f"{size} < 0"])
                self._fail(test, step.what, messages.NEGATIVE_SIZE, found=Value(size))
                checked |= set() if array.optional else {step.size}
        elif 0 not in array.shape:  # an empty one may be anywhere
            sizes = dict.fromkeys(f"s_{size}" for size in array.shape if isinstance(size, str))
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
        self._add("", f"PREFIX_API int {self.packed}({given})", "{", self._write_place())
        self._add(*["    const Tensor *tensor;"] * bool(self.arrays), "    CUstream stream = NULL;")
        for name, type_ in self.variables.values():
            type_ = "double" if type_ == "float" else type_
            self._add(f"    Size {name} = {{0, NULL, 0}};" if name[0] == "s" else f"    {type_} {name} = 0;")
        self._add("    if (result) memset(result, 0, sizeof *result);")
        if not self.stream:
            self._add(f"    if (count == {count} + 1 && args[{count}].type_index == 4)")
            self._add("        stream = (CUstream)args[--count].as.pointer;")
        expected = messages.count_words(count, "argument")
        self._fail(f"count != {count}", "", messages.WRONG_COUNT, expected, Value("count"))
        for step in self.contract.steps:
            if isinstance(step, (Require, Pass, Configure)):
                break
            argument, value = self.contract.arguments[step.at], f"&args[{step.at}]"
            is_optional = isinstance(argument, Array) and argument.optional
            given = f"args[{step.at}].type_index" if is_optional else ""
            self._try(self._check(step, argument, value), given)
        self._write_end(".value")

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
        symbol, is_symbol = f"{what}, {quote(str(step.size))}, &s_{step.size}", isinstance(step.size, str)
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
            message, others = messages.OTHER, {"text": message}
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
