"""The functions of one contract in C: the shared one, the typed one, the packed one.

`_contract.checks` defines the checks, their order and their messages.
"""

from __future__ import annotations

import ast
import re
import textwrap
from typing import TYPE_CHECKING, Any

from .._contract import expressions, messages
from .._contract.checks import list_limits
from .._contract.dtypes import ACCEPTED, DTYPES, MEMORY
from .._contract.parts import Array, Scalar, Shape, Stream, list_symbols
from .c_text import INT, TEXT, UINT, is_reserved, quote, quote_message, take_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .._contract.contract import Contract
    from .._contract.parts import Argument, Size

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
        for node in self.contract.constraints:
            self._write_constraint(node)
        pointers = [self._write_passed(index) for index in range(len(self.contract.passed))]
        if pointers:
            self._add(f"    void *parameters[] = {{{', '.join(f'&{pointer}' for pointer in pointers)}}};")
        for name, axis, what, node, low, high in list_limits(self.launch):
            value = self._evaluate(node, what)
            self._write_range(value, what, low, high, node)
            place = {"cluster": "cluster", "shared_memory": "config.shared"}.get(name, f"config.{name}")
            self._add(
                f"    {place}{'' if place == 'config.shared' else f'[{axis}]'} = (unsigned int){value};"
            )
        self._add("    config.stream = stream;")
        self._add("    if (!config.grid[0] || !config.grid[1] || !config.grid[2]) return PREFIX_OK;")
        given = f"{'cluster' if self.launch.cluster is not None else 'NULL'}, "
        given += "parameters" if pointers else "NULL"
        self._add(f"    return launch(place, {self.number}, &config, {given});", "}")

    def _list_used(self) -> dict[str, str]:
        """Names and types of the shared function's parameters."""
        nodes = [*self.contract.constraints, *(passed.value for passed in self.contract.passed)]
        nodes += [node for _, node in self.launch.list_expressions()]
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
        names = list(dict.fromkeys(expressions.list_names(node)))
        sizes = {name: self._get_slot(name) for name in names}
        text = messages.constraint(self.contract, node, sizes)
        self._fail(f"!{value}", text, *(self._find_variable(name)[0] for name in names))

    def _get_slot(self, name: str) -> Any:
        return UINT if self.scalars.get(name) == "u64" else INT

    def _write_passed(self, index: int) -> str:
        """Make a variable for a parameter of the kernel."""
        passed = self.contract.passed[index]
        argument = self.by_name.get(passed.text)
        if isinstance(passed.value, ast.Name) and argument is not None:
            variable, type_ = self._find_variable(passed.text)
            if passed.type == "pointer" or not DTYPES[passed.type].is_integer:
                return variable
        what = f"parameter {index} of the kernel"
        unsigned = False
        if isinstance(passed.value, ast.Name):
            value, type_ = self._find_variable(passed.text)
            unsigned = type_ == "uint64_t"
        else:
            value = self._evaluate(passed.value, what)
        low, high = DTYPES[passed.type].limits
        least, most = DTYPES[self.scalars.get(passed.text, "i64")].limits
        if passed.text not in self.scalars or not low <= least <= most <= high:
            self._write_range(value, what, low, high, passed.value, unsigned)
        type_ = DTYPES[passed.type].c
        self._add(f"    {type_} p{index} = ({type_}){value};")
        return f"p{index}"

    def _write_range(
        self, value: str, what: str, low: int, high: int, node: ast.expr, unsigned: bool = False
    ) -> None:
        least, most = DTYPES["u64" if unsigned else "i64"].limits
        text = expressions.show(node)
        slot: Any = UINT if unsigned else INT
        try:
            known = expressions.evaluate(node, {})
        except KeyError:
            tests = [f"{value} < {_literal(low)}"] if low > least else []
            tests += [f"{value} > {_literal(high)}"] if high < most else []
        except ValueError:
            return  # reported above
        else:
            tests = [] if low <= known <= high else ["1"]
            slot = known if text == f"{known}" else slot
        if tests:
            message = messages.range_of(self.contract, what, low, high, text, slot)
            self._fail(" || ".join(tests), message, *([] if slot.__class__ is int else [value]))

    # --- expressions

    def _evaluate(self, node: ast.expr, what: str) -> str:
        """Write the steps that compute an expression in 64 bits; return the name of its value."""
        if isinstance(node, ast.Constant):
            return _literal(int(node.value))  # type: ignore[arg-type]
        if isinstance(node, ast.Name):
            variable, type_ = self._find_variable(node.id)
            if type_ == "int64_t":
                return variable
            self._fail(f"{variable} > {_literal(_MOST)}", self._say(what, expressions.say_overflow(node)))
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

    def _say(self, what: str, text: str) -> Exception:
        return messages.value(self.contract, what, text)

    def _keep(self, value: str = "0") -> str:
        """Give a value a name."""
        name = f"t{self.temporaries}"
        self.temporaries += 1
        self._add(f"    int64_t {name} = {value};")
        return name

    def _step(self, node: ast.expr, what: str, how: str, left: str, right: str) -> str:
        result = self._keep()
        overflows = f"__builtin_{how}_overflow({left}, {right}, &{result})"
        self._fail(overflows, self._say(what, expressions.say_overflow(node)))
        return result

    def _divide(self, node: ast.expr, what: str, how: str, left: str, right: str) -> str:
        if not _is_positive(right):
            self._fail(f"!{right}", self._say(what, expressions.say_zero(node)))
            if how != "get_rest":
                overflows = f"{right} == -1 && {left} == {_literal(_LEAST)}"
                self._fail(overflows, self._say(what, expressions.say_overflow(node)))
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
        for late in (False, True):
            for index, array in enumerate(self.arrays):
                if array.optional == late:
                    self._write_typed_array(index, array, checked)
        self._write_end()

    def _write_typed_array(self, index: int, array: Array, checked: set[str]) -> None:
        name, rule = array.name, f"&rules{self.number}[{index}]"
        symbols = list(dict.fromkeys(size for size in array.shape if isinstance(size, str)))
        sizes = [self._find_variable(symbol)[0] for symbol in symbols]
        tests = [f"a_{name}"] if array.optional else []
        tests += sizes
        if 0 not in array.shape:
            indent = "    "
            if tests:
                self._add(f"    if ({' && '.join(tests)}) {{")
                indent = "        "
            if not array.optional:
                self._fail(
                    f"!a_{name}", messages.kind(self.contract, array, None), indent=indent, kind="TYPE"
                )
            self._add(
                f"{indent}status = locate(place, {rule}, a_{name});", f"{indent}if (status) return status;"
            )
            if tests:
                self._add("    }")
        for symbol, variable in zip(symbols, sizes):
            if symbol not in checked and self.scalars.get(symbol, "i64")[0] == "i":
                what = f"{name}.shape[{array.shape.index(symbol)}]"
                given = f"a_{name} && " if array.optional else ""
                self._fail(f"{given}{variable} < 0", messages.negative(self.contract, what, INT), variable)
                if not array.optional:
                    checked.add(symbol)
        if 0 not in array.shape:
            condition = f"if ({' && '.join(tests)}) " if tests else ""
            self._add(f"    {condition}status = check_address(place, {rule}, a_{name});")
            self._add("    if (status) return status;")

    def _write_place(self) -> None:
        self._add(f"    Place own = {{&contracts[{self.number}], -1, NULL}}, *place = &own;")
        if self.arrays:
            self._add("    int status = PREFIX_OK;")

    def _write_end(self) -> None:
        """Call the shared function, and silence compilers about unused variables."""
        used = self._list_used()
        found = [
            self._find_variable(name)[0] for name in (*self.by_name, *self.symbols) if name != self.stream
        ]
        shapes = {f"s_{a.name}" for a in self.contract.arguments if isinstance(a, Shape)}
        for variable in found:
            if variable not in used and variable not in shapes:
                self._add(f"    (void){variable};")
        if self.arrays:
            self._add("    (void)status;")
        given = "".join(f"{name}, " for name in used)
        self._add(f"    return run{self.number}(place, {given}stream);", "}")

    # --- the packed function

    def _write_packed(self) -> None:
        arguments = self.contract.arguments
        count = len(arguments)
        given = "void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result"
        self._add("", f"PREFIX_API int {self.packed}({given})", "{")
        self._write_place()
        if self.arrays:
            self._add("    const Tensor *tensor;")
        self._add("    CUstream stream = NULL;")
        for array in self.arrays:
            self._add(f"    uint64_t a_{array.name} = 0;")
        self._add("    (void)self;", "    if (result) memset(result, 0, sizeof *result);")
        wrong = messages.count(self.contract, INT)
        if self.stream:
            self._fail(f"count != {count}", wrong, "count", kind="TYPE")
        else:
            self._add(f"    if (count == {count} + 1 && args[{count}].type_index == 4)")
            self._add(f"        stream = (CUstream)args[{count}].as.pointer;", "    else")
            self._fail(f"count != {count}", wrong, "count", kind="TYPE", indent="        ")
        found: dict[str, str] = {}  # the first place of each size; "" if only the call determines it
        for late in (False, True):
            for index, argument in enumerate(arguments):
                is_optional = isinstance(argument, Array) and argument.optional
                if is_optional == late:
                    if late:
                        self._write_unknown(list_symbols(argument), found)
                        self._add(f"    if (args[{index}].type_index != 0) {{")
                    self._write_argument(index, argument, found)
                    if late:
                        self._add("    }")
        self._write_end()

    def _write_unknown(self, symbols: Iterable[Size], found: dict[str, str]) -> None:
        """Make variables for sizes that only the call determines: of optional arrays, and strides."""
        for symbol in symbols:
            if isinstance(symbol, str) and symbol not in found:
                found[symbol] = ""
                self._add(f"    int64_t s_{symbol} = 0;", f"    const char *of_{symbol} = NULL;")

    def _write_argument(self, index: int, argument: Argument, found: dict[str, str]) -> None:
        name, value = argument.name, f"args[{index}]"
        if isinstance(argument, Array):
            rule = f"&rules{self.number}[{self.arrays.index(argument)}]"
            self._write_unknown((s for s in argument.strides or () if s not in argument.shape), found)
            self._check(f"take_array(place, {rule}, &{value}, &tensor)")
            for axis, size in enumerate(argument.shape):
                self._write_size(f"{name}.shape[{axis}]", size, f"tensor->shape[{axis}]", found)
            if argument.strides is None:
                self._check(f"check_contiguous(place, {rule}, tensor)")
            for axis, size in enumerate(argument.strides or ()):
                self._write_stride(name, axis, size, found)
            self._check(f"take_address(place, {rule}, tensor, &a_{name})")
        elif isinstance(argument, Shape):
            self._write_kind(argument, value, f"count_sizes(&{value}) < 0")
            text = messages.count_sizes(self.contract, name, len(argument.sizes), INT)
            self._fail(f"count_sizes(&{value}) != {len(argument.sizes)}", text, f"count_sizes(&{value})")
            for axis, size in enumerate(argument.sizes):
                self._add(f"    if (get_big_size(&{value}, {axis}))")
                self._write_limits(
                    f"{name}[{axis}]", f"get_big_size(&{value}, {axis})", "i64", indent=" " * 8
                )
                self._write_size(f"{name}[{axis}]", size, f"get_size(&{value}, {axis})", found)
        elif isinstance(argument, Stream):
            kinds = " && ".join(
                f"{value}.type_index != {kind}" for kind in (0, 1, 4, 78)
            )  # an int is a handle
            self._write_kind(argument, value, kinds)
            self._add(f"    if ({value}.type_index && {value}.type_index != 4)")
            self._write_limits(name, f"&{value}", "u64", indent=" " * 8)
            self._add(f"    if ({value}.type_index) stream = (CUstream)(uintptr_t)get_integer(&{value});")
        else:
            assert isinstance(argument, Scalar)
            self._write_scalar(argument, value, found)

    def _write_kind(self, argument: Argument, value: str, condition: str) -> None:
        words = f"{quote(argument.name)}, {quote(messages.name_kind(argument))}"
        self._add(f"    if ({condition})", f"        return fail_kind(place, {words}, &{value});")

    def _write_scalar(self, argument: Scalar, value: str, found: dict[str, str]) -> None:
        name, dtype = argument.name, DTYPES[argument.dtype]
        kinds = (2,) if argument.dtype == "bool" else (1, 2, 78) if dtype.is_integer else (1, 2, 3, 78)
        self._write_kind(argument, value, " && ".join(f"{value}.type_index != {kind}" for kind in kinds))
        if dtype.is_integer:
            self._write_limits(name, f"&{value}", argument.dtype)
            self._write_size(name, name, f"get_integer(&{value})", found)
        elif argument.dtype == "bool":
            self._add(f"    bool v_{name} = {value}.as.i64 != 0;")
        else:
            tests = [f"is_infinite(get_number(&{value}))"]
            tests += [f"!fits_float(get_number(&{value}))"] * (argument.dtype == "f32")
            text = messages.number(self.contract, name, argument.dtype, messages.LONG_INT)
            self._fail(f"{value}.type_index == 78 && ({' || '.join(tests)})", text)
            if argument.dtype == "f32":
                text = messages.number(self.contract, name, argument.dtype, "\0g\0")
                self._fail(f"!fits_float(get_number(&{value}))", text, f"get_number(&{value})", cast="")
            self._add(f"    {dtype.c} v_{name} = ({dtype.c})get_number(&{value});")

    def _write_limits(self, what: str, value: str, dtype: str, indent: str = "    ") -> None:
        """Check that an integer fits a type. value: a pointer to it."""
        low, high = DTYPES[dtype].limits
        given = f"{quote(what)}, {value}, {_literal(low)}, {high}ull"
        self._add(f"{indent}if (check_integer(place, {given})) return PREFIX_VALUE_ERROR;")

    def _write_size(self, what: str, size: Size, value: str, found: dict[str, str]) -> None:
        """Check a size, or set it at its first place."""
        if size is None:
            return
        if isinstance(size, int):
            self._fail(f"{value} != {_literal(size)}", messages.fixed(self.contract, what, size, INT), value)
        elif size not in found:
            found[size] = what
            self._add(f"    int64_t s_{size} = {value};")
        elif found[size]:
            is_large = self.scalars.get(size) == "u64"  # one of the two, which is never negative
            slot = self._get_slot(size) if found[size] == size else INT
            own = self._get_slot(size) if what == size else INT
            text = messages.size(self.contract, what, size, slot, found[size], own)
            condition = f"{value} != s_{size}{f' || s_{size} < 0' if is_large else ''}"
            self._fail(condition, text, f"s_{size}", value)
        else:
            text = messages.size(self.contract, what, size, INT, TEXT, INT)
            message = quote_message(self.contract, text)
            self._add(f"    if (!of_{size}) {{")
            self._add(f"        s_{size} = {value};", f"        of_{size} = {quote(what)};")
            self._add(f"    }} else if ({value} != s_{size})")
            values = f"(long long)s_{size}, of_{size}, (long long){value}"
            self._add(f"        return fail(place, PREFIX_VALUE_ERROR, {message}, {values});")

    def _write_stride(self, name: str, axis: int, size: Size, found: dict[str, str]) -> None:
        """Check a stride that has a meaning; another is as in C's order unless determined elsewhere."""
        if size is None:
            return
        self._add(f"    if (matters(tensor, {axis})) {{")
        self._write_size(f"{name}.strides[{axis}]", size, f"get_stride(tensor, {axis})", found)
        if isinstance(size, str) and not found[size]:
            self._add(
                f"    }} else if (!of_{size}) {{", f"        s_{size} = get_contiguous(tensor, {axis});"
            )
        self._add("    }")

    # --- lines

    def _add(self, *lines: str) -> None:
        self.lines += lines

    def _check(self, call: str) -> None:
        self._add(f"    status = {call};", "    if (status) return status;")

    def _fail(
        self,
        condition: str,
        error: Exception,
        *values: str,
        kind: str = "VALUE",
        indent: str = "    ",
        cast: str = "(long long)",
    ) -> None:
        """Return with a message if a condition holds; values: for the message's slots."""
        message = quote_message(self.contract, error)
        given = "".join(f", {cast}{value}" for value in values)
        self._add(f"{indent}if ({condition})")
        self._add(f"{indent}    return fail(place, PREFIX_{kind}_ERROR, {message}{given});")


def _declare(type_: str, name: str) -> str:
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"


def _literal(value: int) -> str:
    """A number of 64 bits as a literal of C99 and C++."""
    if value == _LEAST:
        return f"({value + 1}ll - 1)"
    return f"{value}ll" if value <= _MOST else f"{value}ull"


def _is_positive(value: str) -> bool:
    return re.fullmatch(r"[1-9]\d*ll", value) is not None
