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

_LEAST, _MOST = DTYPES["i64"].limits


class Function:
    """Writes the functions of one contract."""

    def __init__(self, number: int, contract: Contract, typed: str, packed: str) -> None:
        if contract.launch is None:
            raise ValueError(f"{contract.name}: expected a contract with a launch, got {contract.text}")
        self.number = number
        self.contract = contract
        self.launch = contract.launch
        self.typed = typed
        self.packed = packed
        self.lines: list[str] = []
        self.temporaries = 0
        self.by_name = {argument.name: argument for argument in contract.arguments}
        self.arrays = [argument for argument in contract.arguments if isinstance(argument, Array)]
        self.scalars = {a.name: a.dtype for a in contract.arguments if isinstance(a, Scalar)}
        self.stream = next((a.name for a in contract.arguments if isinstance(a, Stream)), "")
        symbols = dict.fromkeys(s for argument in contract.arguments for s in list_symbols(argument))
        self.symbols = [symbol for symbol in symbols if symbol not in self.scalars]
        for passed in contract.passed:
            if not passed.type:
                raise ValueError(f"{contract.name}: expected the type of {passed} in the kernel")

    def describe(self) -> str:
        """The declaration. Its comment has no foreign text, such as a kernel's name, which could end it."""
        names = [name for _, name in self._list_parameters()]  # AN_IDENTIFIER may be a macro in other headers
        taken = {
            name for name in names if is_reserved(name) or re.fullmatch(r"[A-Z][A-Z\d]*_[A-Z\d_]+", name)
        }
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
                words = [
                    array.name,
                    messages.name_kind(array),
                    array.dtype,
                    messages.count_words(len(array.shape), "dimension"),
                    array.memory,
                ]
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
        used = self._list_used()
        parameters = "".join(f", {_declare(type_, name)}" for name, type_ in used.items())
        self._add("", f"static int run{self.number}(const Place *place{parameters}, CUstream stream)", "{")
        self._add("    Config config = {{1, 1, 1}, {1, 1, 1}, 0, NULL, NULL, 0};")
        if self.launch.cluster is not None:
            self._add("    unsigned int cluster[3] = {1, 1, 1};")
        pointers: list[str] = []
        for step in self.contract.steps:
            if isinstance(step, Require):
                self._write_constraint(step.node)
            elif isinstance(step, Pass):
                pointers.append(f"&{self._write_passed(step, f'p{len(pointers)}')}")
            elif isinstance(step, Configure):
                value = self._evaluate(step.node, step.what)
                self._write_range(step, value, step.node)
                place = {"cluster": "cluster", "shared_memory": "config.shared"}.get(
                    step.name, f"config.{step.name}"
                )
                axis = "" if step.name == "shared_memory" else f"[{step.axis}]"
                self._add(f"    {place}{axis} = (unsigned int){value};")
        if pointers:
            self._add(f"    void *parameters[] = {{{', '.join(pointers)}}};")
        self._add("    config.stream = stream;")
        self._add("    if (!config.grid[0] || !config.grid[1] || !config.grid[2]) return PREFIX_OK;")
        given = f"{'cluster' if self.launch.cluster is not None else 'NULL'}, "
        given += "parameters" if pointers else "NULL"
        self._add(f"    return launch(place, {self.number}, &config, {given});", "}")

    def _list_used(self) -> dict[str, str]:
        """Names and types of the shared function's parameters."""
        steps = [step for step in self.contract.steps if isinstance(step, (Require, Pass, Configure))]
        nodes = [step.passed.value if isinstance(step, Pass) else step.node for step in steps]
        names = dict.fromkeys(name for node in nodes for name in expressions.list_names(node))
        return dict(self._find_variable(name) for name in names)

    def _find_variable(self, name: str) -> tuple[str, str]:
        """The variable of an argument or a size, and its type."""
        argument = self.by_name.get(name)
        if isinstance(argument, Array):
            return f"a_{name}", "uint64_t"
        dtype = self.scalars.get(name, "i64")
        if DTYPES[dtype].is_integer:
            return f"s_{name}", "uint64_t" if dtype == "u64" else "int64_t"
        return f"v_{name}", DTYPES[dtype].c

    def _write_constraint(self, node: ast.expr) -> None:
        value = self._evaluate(node, "where")
        found: list[Part] = []
        for name in dict.fromkeys(expressions.list_names(node)):
            shown = Value(self._find_variable(name)[0], "llu" if self.scalars.get(name) == "u64" else "lld")
            found += [", " if found else "", *fill_slots(messages.NAMED, name=name, value=shown)]
        self._fail(f"!{value}", "where", messages.VIOLATED, expected=expressions.show(node), found=found)

    def _write_passed(self, step: Pass, name: str) -> str:
        """Return the variable of a parameter of the kernel; name: of a new one."""
        node, text = step.passed.value, step.passed.text
        variable, _ = self._find_variable(text)
        if step.index is not None:
            return variable
        value = variable if isinstance(node, ast.Name) else self._evaluate(node, step.what)
        self._write_range(step, value, node, self.scalars.get(text, "i64"))
        type_ = DTYPES[step.passed.type].c
        self._add(f"    {type_} {name} = ({type_}){value};")
        return name

    def _write_range(self, step: Pass | Configure, value: str, node: ast.expr, dtype: str = "i64") -> None:
        """Check the limits of a step. dtype: of the value."""
        least, most = DTYPES[dtype].limits
        text = expressions.show(node)
        found: Any = fill_slots(
            messages.NAMED, name=text, value=Value(value, "llu" if dtype == "u64" else "lld")
        )
        try:
            known = expressions.evaluate(node, {})
        except KeyError:
            tests = [f"{value} < {_literal(step.low)}"] if step.low > least else []
            tests += [f"{value} > {_literal(step.high)}"] if step.high < most else []
        except ValueError:
            return  # reported above
        else:
            tests = [] if step.low <= known <= step.high else ["1"]
            found = text if text == f"{known}" else found
        if tests:
            limits = {"low": step.low, "high": step.high}
            self._fail(" || ".join(tests), step.what, messages.OUT_OF_RANGE, **limits, found=found)

    # --- expressions

    def _evaluate(self, node: ast.expr, what: str) -> str:
        """Write the steps that compute an expression in 64 bits; return the name of its value."""
        if isinstance(node, ast.Constant):
            return _literal(int(node.value))  # type: ignore[arg-type]
        if isinstance(node, ast.Name):
            variable, type_ = self._find_variable(node.id)
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
        names = {"": "stream"}
        for argument in self.contract.arguments:
            if isinstance(argument, Array):
                names[argument.name] = f"p_{argument.name}"
            elif isinstance(argument, Scalar):
                names[argument.name] = f"v_{argument.name}"
        *parameters, _ = self._list_parameters()
        declared = [_declare(type_, names.get(name, f"s_{name}")) for type_, name in parameters]
        given = ", ".join([*declared, "struct CUstream_st *stream"])
        self._add("", f"PREFIX_API int {self.typed}({given})", "{")
        self._write_place()
        for array in self.arrays:
            self._add(f"    uint64_t a_{array.name} = (uint64_t)(uintptr_t)p_{array.name};")
        for name, dtype in self.scalars.items():
            if DTYPES[dtype].is_integer:
                variable, type_ = self._find_variable(name)
                self._add(f"    {type_} {variable} = v_{name};")
        checked: set[str] = set()
        for step in self.contract.steps:
            if isinstance(step, (Take, Fit, Align)):
                self._write_typed_step(step, checked)
        self._write_end()

    def _write_typed_step(self, step: Take | Fit | Align, checked: set[str]) -> None:
        """Check what the typed function can see of an array. checked: sizes that are not negative."""
        array = self.contract.arguments[step.index]
        if not isinstance(array, Array):
            return
        given = [f"a_{array.name}"] if array.optional else []
        if isinstance(step, Fit):
            if (
                isinstance(step.size, str)
                and step.size not in checked
                and self.scalars.get(step.size, "i64")[0] == "i"
            ):
                size = f"s_{step.size}"
                test = " && ".join([*given, f"{size} < 0"])
                self._fail(test, step.what, messages.NEGATIVE_SIZE, found=Value(size))
                checked |= set() if array.optional else {step.size}
        elif 0 not in array.shape:  # an empty one may be anywhere
            sizes = dict.fromkeys(f"s_{size}" for size in array.shape if isinstance(size, str))
            if isinstance(step, Take) and not array.optional:
                test, expected = " && ".join([*sizes, f"!a_{array.name}"]), messages.name_kind(array)
                self._fail(test, array.name, messages.WRONG_KIND, expected=expected, found="None")
            call = "locate" if isinstance(step, Take) else "check_address"
            test = " && ".join([*given, *sizes])
            self._check(f"{call}(place, {self._get_rule(array)}, a_{array.name})", test)

    def _write_place(self) -> None:
        self._add(f"    Place own = {{&contracts[{self.number}], -1, NULL}}, *place = &own;")
        self._add("    int status = PREFIX_OK;")

    def _write_end(self, member: str = "") -> None:
        """Call the shared function, and silence compilers about unused variables.

        member: of the variable of a size
        """
        used = self._list_used()
        shapes = [argument.name for argument in self.contract.arguments if isinstance(argument, Shape)]
        for name in (*self.by_name, *self.symbols):
            variable, _ = self._find_variable(name)
            if variable not in used and name not in (self.stream, *shapes):
                self._add(f"    (void){variable};")
        self._add("    (void)status;")
        given = "".join(f"{name}{member if name.startswith('s_') else ''}, " for name in used)
        self._add(f"    return run{self.number}(place, {given}stream);", "}")

    # --- the packed function

    def _write_packed(self) -> None:
        count = len(self.contract.arguments)
        given = "void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result"
        self._add("", f"PREFIX_API int {self.packed}({given})", "{")
        self._write_place()
        if self.arrays:
            self._add("    const Tensor *tensor;")
        self._add("    CUstream stream = NULL;")
        self._add(*(f"    uint64_t a_{array.name} = 0;" for array in self.arrays))
        integers = [name for name, dtype in self.scalars.items() if DTYPES[dtype].is_integer]
        self._add(*(f"    Size s_{name} = {{0, NULL, 0}};" for name in (*integers, *self.symbols)))
        self._add("    (void)self;", "    if (result) memset(result, 0, sizeof *result);")
        is_wrong = f"count != {count}"
        if not self.stream:
            self._add(f"    if (count == {count} + 1 && args[{count}].type_index == 4)")
            self._add(f"        stream = (CUstream)args[{count}].as.pointer;", "    else")
        expected = messages.count_words(count, "argument")
        self._fail(is_wrong, "", messages.WRONG_COUNT, expected=expected, found=Value("count"))
        optional = False
        for step in self.contract.steps:
            if isinstance(step, (Require, Pass, Configure)):
                break
            if isinstance(step, Take):
                self._add(*["    }"] * optional)
                optional = isinstance(step.argument, Array) and step.argument.optional
                self._add(*[f"    if (args[{step.index}].type_index != 0) {{"] * optional)
            self._write_packed_step(step, f"args[{step.index}]")
        self._add(*["    }"] * optional)
        self._write_end(".value")

    def _write_packed_step(self, step: Take | Range | Fit | Stride | Contiguous | Align, value: str) -> None:
        argument = self.contract.arguments[step.index]
        rule = self._get_rule(argument) if isinstance(argument, Array) else ""
        if isinstance(step, Take):
            self._write_take(argument, value)
        elif isinstance(step, Range):
            self._write_integer(step, value)
        elif isinstance(step, Fit):
            found = f"get_integer(&{value})"
            if not isinstance(argument, Scalar):
                is_shape = isinstance(argument, Shape)
                found = f"get_size(&{value}, {step.axis})" if is_shape else f"tensor->shape[{step.axis}]"
            if isinstance(step.size, str):
                is_u64 = isinstance(argument, Scalar) and argument.dtype == "u64"
                self._check(f"fit({_name_size(step)}, {found}, {is_u64:d})")
            else:
                test = f"{found} != {_literal(step.size)}"
                self._fail(test, step.what, messages.WRONG_NUMBER, expected=step.size, found=Value(found))
        elif isinstance(step, Stride):
            if isinstance(step.size, str):
                self._check(f"fit_stride({_name_size(step)}, tensor, {step.axis})")
            else:
                found = f"get_stride(tensor, {step.axis})"
                test = f"matters(tensor, {step.axis}) && {found} != {_literal(step.size)}"
                self._fail(test, step.what, messages.WRONG_NUMBER, expected=step.size, found=Value(found))
        elif isinstance(step, Contiguous):
            self._check(f"check_contiguous(place, {rule}, tensor)")
        else:
            self._check(f"take_address(place, {rule}, tensor, &a_{step.name})")

    def _write_take(self, argument: Argument, value: str) -> None:
        """Check the kind of an argument, and what each of its kind needs."""
        name = argument.name
        if isinstance(argument, Array):
            self._check(f"take_array(place, {self._get_rule(argument)}, &{value}, &tensor)")
        elif isinstance(argument, Shape):
            found, count = f"count_sizes(&{value})", len(argument.sizes)
            self._fail_kind(f"{found} < 0", argument, value)
            expected = messages.count_words(count, "size")
            test = f"{found} != {count}"
            self._fail(test, name, messages.WRONG_LENGTH, expected=expected, found=Value(found))
        elif isinstance(argument, Stream):
            self._fail_kind(_differs(value, 0, 1, 4, "BIG"), argument, value)  # an int is a handle
            self._add(f"    if ({value}.type_index) stream = (CUstream)(uintptr_t)get_integer(&{value});")
        elif argument.dtype == "bool":
            self._fail_kind(_differs(value, 2), argument, value)
            self._add(f"    bool v_{name} = {value}.as.i64 != 0;")
        elif DTYPES[argument.dtype].is_integer:
            self._fail_kind(_differs(value, 1, 2, "BIG"), argument, value)
        else:
            self._fail_kind(_differs(value, 1, 2, 3, "BIG"), argument, value)
            dtype = DTYPES[argument.dtype]
            self._add(f"    double d_{name} = 0;")
            given = f"{quote(name)}, {quote(dtype.name)}, {dtype.bits}, &{value}, &d_{name}"
            self._check(f"take_number(place, {given})")
            self._add(f"    {dtype.c} v_{name} = ({dtype.c})d_{name};")

    def _write_integer(self, step: Range, value: str) -> None:
        low, high = DTYPES[step.dtype].limits
        argument = self.contract.arguments[step.index]
        if isinstance(argument, Shape):
            self._check(f"check_size(place, {quote(step.what)}, &{value}, {step.axis})")
            return
        call = f"check_integer(place, {quote(step.what)}, &{value}, {_literal(low)}, {high}ull)"
        is_number = f"{value}.type_index && {value}.type_index != 4"
        self._check(call, is_number if isinstance(argument, Stream) else "")

    # --- lines

    def _add(self, *lines: str) -> None:
        self.lines += lines

    def _get_rule(self, array: Array) -> str:
        return f"&rules{self.number}[{self.arrays.index(array)}]"

    def _check(self, call: str, condition: str = "") -> None:
        self._add(f"    {f'if ({condition}) ' if condition else ''}status = {call};")
        self._add("    if (status) return status;")

    def _fail(self, condition: str, what: str, message: Message | str, **values: Any) -> None:
        """Return with a message, or a text of its own, if a condition holds."""
        if isinstance(message, str):
            message, values = messages.OTHER, {"text": message}
        self._add(
            f"    if ({condition})", f"        return fail(place, {write_refusal(what, message, **values)});"
        )

    def _fail_kind(self, condition: str, argument: Argument, value: str) -> None:
        words = f"{quote(argument.name)}, {quote(messages.name_kind(argument))}"
        self._add(f"    if ({condition})", f"        return fail_kind(place, {words}, &{value});")


def _declare(type_: str, name: str) -> str:
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"


def _differs(value: str, *kinds: int | str) -> str:
    return " && ".join(f"{value}.type_index != {kind}" for kind in kinds)


def _name_size(step: Fit | Stride) -> str:
    """The first arguments of fit and fit_stride."""
    return f"place, {quote(step.what)}, {quote(str(step.size))}, &s_{step.size}"


def _literal(value: int) -> str:
    """A number of 64 bits as a literal of C99 and C++."""
    if value == _LEAST:
        return f"({value + 1}ll - 1)"
    return f"{value}ll" if value <= _MOST else f"{value}ull"


def _is_positive(value: str) -> bool:
    return re.fullmatch(r"[1-9]\d*ll", value) is not None
