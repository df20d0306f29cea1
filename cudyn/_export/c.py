"""Write a module in C: code for devices, and functions that check arguments and launch.

module.h and module.c are what all modules have in common; this file writes what belongs to one module into
them, and the functions behind. What is checked in which order, and what is said, is `_contract.checks`'s.
"""

from __future__ import annotations

import ast
import pkgutil
import re
import textwrap
from struct import unpack
from typing import NamedTuple

from .._contract import expressions, messages
from .._contract.checks import LIMITS, Found, StreamHandle
from .._contract.contract import Contract
from .._contract.dtypes import ACCEPTED, DTYPES, MEMORY, name_dlpack, name_memory
from .._contract.parts import Array, Scalar, Shape, Stream, list_symbols
from .choose import name_target, read_target, say_compiled, say_refused, sort_targets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from .._contract.parts import Argument, Size
    from .._formats.image import Image

FORMAT = 1  # of PREFIX_module

# Words of C and C++, and macros of their headers: no parameter can have such a name.
_WORDS = (
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t "
    "char32_t class co_await co_return co_yield compl concept const const_cast consteval constexpr "
    "constinit continue decltype default delete do double dynamic_cast else enum explicit export extern "
    "false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr "
    "operator or or_eq private protected public register reinterpret_cast requires restrict return short "
    "signed sizeof static static_assert static_cast struct switch template this thread_local throw true "
    "try typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t "
    "while xor xor_eq EOF I NULL assert complex errno linux stderr stdin stdout unix"
)
# What the header itself declares, behind the prefix.
_OWN = (
    "cudyn_metadata",
    "cudyn_module",
    "error",
    "function",
    "load",
    "module",
    "note",
    "packed",
    "unload",
    "value",
)
_STATUSES = re.compile(r"\bPREFIX_(?=(?:OK|(?:TYPE|VALUE|CUDA|LOAD)_ERROR|API|CUDYN_H)\b)")
_OBJECTS = ("dtype", "device", "error", "function", "tuple", "dict", "module", "list")  # of TVM FFI
_ONE = Contract("k(a: f32[n], b: i32)")  # whose messages become those of all contracts
_TAIL = f"{messages.value(_ONE, '', '')}".partition(": : ")[2].removesuffix(f"{_ONE}")
_LEAST, _MOST = DTYPES["i64"].limits


class _Slot(str):
    """Stands for a value in a message, until it is a conversion of C's printf."""

    def __format__(self, spec: str) -> str:
        return "\0llx\0" if spec == "x" else str(self)


_INT: Any = _Slot("\0lld\0")
_UINT: Any = _Slot("\0llu\0")
_TEXT: Any = _Slot("\0s\0")


class Source(NamedTuple):
    """A module in C: the text of both files."""

    header: str
    source: str


def write_c(
    images: Sequence[Image], contracts: Sequence[Contract], metadata: str, name: str, prefix: str
) -> Source:
    """Write a module.

    images: a fatbin, or CUBINs and PTX for several architectures. contracts: applied to their kernels, each
    with a launch. metadata: a text that is found in the module again. name: of the two files, without .h and
    .c. prefix: what all names that others see begin with. ValueError: one of these is none that C can have.
    """
    return _Writer(images, contracts, metadata, name, prefix).write()


def fill(template: str, prefix: str) -> str:
    """Put the prefix into C that stands in a file of this package: PREFIX_error, and VEC_OK of PREFIX_OK."""
    return _STATUSES.sub(f"{prefix.upper()}_", template).replace("PREFIX_", f"{prefix}_")


def name_functions(contracts: Sequence[Contract], prefix: str) -> list[tuple[str, str]]:
    """Return what the functions of contracts are called in C: the typed and the packed one of each.

    A name that is taken gets an underscore. ValueError: the prefix is no identifier.
    """
    if not re.fullmatch(r"[A-Za-z_]\w*", prefix, re.ASCII):
        raise ValueError(f"prefix={prefix!r}: expected an identifier of C")
    taken = {f"{prefix}_{name}" for name in _OWN}
    taken |= {f"{prefix.upper()}_{name}" for name in ("OK", "API", "CUDYN_H")}
    taken |= {f"{prefix.upper()}_{name}_ERROR" for name in ("TYPE", "VALUE", "CUDA", "LOAD")}
    return [
        (_take(f"{prefix}_{contract.name}", taken), _take(f"{prefix}_call_{contract.name}", taken))
        for contract in contracts
    ]


def quote(text: str) -> str:
    """Write a text as a string of C, on several lines where it is long; `fill` leaves it alone."""
    data = text.encode("utf-8")
    parts = [data[at : at + 100] for at in range(0, len(data), 100)] or [b""]
    quoted = "\n    ".join(f'"{"".join(map(_quote_byte, part))}"' for part in parts)
    return quoted.replace("PREFIX_", "PREFIX\\137")


def _quote_byte(byte: int) -> str:
    if byte in b'\\"?':  # "??=" is another letter in C99
        return f"\\{byte:c}"
    return f"{byte:c}" if 32 <= byte < 127 else f"\\{byte:03o}"


def _take(name: str, taken: set[str]) -> str:
    """A name that is free, from now on taken."""
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def _read(name: str) -> str:
    data = pkgutil.get_data(__package__, name)
    assert data is not None
    return data.decode()


class _Writer:
    """Writes the two files of a module."""

    def __init__(
        self, images: Sequence[Image], contracts: Sequence[Contract], metadata: str, name: str, prefix: str
    ) -> None:
        self.metadata = metadata
        self.name = name
        self.prefix = prefix
        self.names = name_functions(contracts, prefix)
        self.functions = [_Function(i, contract, *self.names[i]) for i, contract in enumerate(contracts)]
        self.archs = [name_target(image) for image in images]
        self.images = [images[index] for index in sort_targets(self.archs)]
        if not images or not contracts:
            raise ValueError(f"{name}: expected code and contracts, found {len(images)} and {len(contracts)}")

    def write(self) -> Source:
        template = _read("module.c")
        public = {name for pair in self.names for name in pair}
        for name in sorted(public & set(re.findall(r"\w+", template))):
            raise ValueError(f"prefix={self.prefix!r}: {name} is something else in the C that is written")
        before, after = template.split("@FACTS@\n")
        parts = [before.replace("@NAME@", self.name).rstrip(), "", *self._write_facts(), after.rstrip()]
        for function in self.functions:
            parts += function.write()
        parts += self._write_table()
        typed = "\n".join(f"{function.describe()}\n" for function in self.functions)
        packed = "".join(f"PREFIX_API PREFIX_packed {packed};\n" for _, packed in self.names)
        header = _read("module.h").replace("@NAME@", self.name).replace("@VERSION@", f"{FORMAT}")
        header = header.replace("@PACKED@", packed).replace("@TYPED@", typed)
        return Source(*(fill(text, self.prefix) for text in (header, "\n".join([*parts, ""]))))

    # --- what the common part has to know

    def _write_facts(self) -> Iterator[str]:
        contracts = [function.contract for function in self.functions]
        launches = [contract.launch for contract in contracts if contract.launch]
        clusters = any(launch.cluster is not None for launch in launches)
        cooperative = any(launch.cooperative and launch.cluster is None for launch in launches)
        device = "sm_%d%d"
        notes = [
            say_compiled(device, name_target(image)) if image.kind == "ptx" else "" for image in self.images
        ]
        longest = max(len(contract.text) for contract in contracts)
        yield _define("OWN_NAME", quote(self.name))
        yield _define("REFUSED", quote(say_refused(device, self.archs)))
        yield from self._write_messages()
        yield f"enum {{ HAS_CLUSTERS = {clusters:d}, HAS_COOPERATIVE = {cooperative:d}, OLDEST = 11000 }};"
        yield f"enum {{ ERROR_SIZE = {4096 + 4 * longest}, NOTE_SIZE = {max(map(len, notes)) + 16} }};"
        yield ""
        for number, image in enumerate(self.images):
            data = image.data + b"\0" if image.kind == "ptx" else image.data
            yield f"static const uint64_t code{number}[] = {{"
            yield from _write_words(data)
            yield "};"
            names = (quote(image.lowered_names.get(c.kernel, c.kernel)) for c in contracts)
            yield f"static const char *const kernels{number}[] = {{{', '.join(names)}}};"
        yield ""
        yield "static const Image images[] = { /* the first that runs on a device is taken */"
        for number, image in enumerate(self.images):
            target = read_target(name_target(image))
            suffix = f"'{target.suffix}'" if target.suffix else "0"
            about = f"'{target.kind[0]}', {suffix}, {target.major}, {target.minor}"
            yield f"    {{{about}, code{number}, kernels{number}, {quote(notes[number])}}},"
        yield "};"
        yield ""
        yield "static const Contract contracts[] = {"
        for function in self.functions:
            how = function.contract.launch
            assert how is not None
            shown = f"{quote(function.contract.name)}, {quote(str(function.contract))}"
            yield f"    {{{shown}, {how.cooperative:d}, {how.cluster is not None:d}}},"
        yield "};"

    def _write_messages(self) -> Iterator[str]:
        """What the common part says: messages with a place for all that differs."""
        kind = messages.kind(_ONE, _ONE.arguments[1], Found(_TEXT))
        texts: dict[str, Exception | str] = {
            "WRONG_KIND": f"{kind}".replace("b: expected an int", f"{_TEXT}: expected {_TEXT}"),
            "WRONG_DTYPE": messages.dtype(_ONE, _TEXT, _TEXT, _TEXT),
            "WRONG_RANK": f"{messages.rank(_ONE, _TEXT, 1, _INT)}".replace("1 dimension", _TEXT),
            "WRONG_MEMORY": messages.memory(_ONE, _TEXT, _TEXT, _TEXT),
            "WRONG_DEVICE": messages.device(_ONE, _TEXT, _INT, _TEXT, _INT),
            "NOT_CONTIGUOUS": messages.contiguous(_ONE, f"{_TEXT}.strides[\0d\0]", _INT, _INT),
            "WRONG_ADDRESS": messages.align(_ONE, _TEXT, _INT, _INT),
        }
        for name, text in texts.items():
            yield _define(name, _quote_message(_ONE, text))
        yield _define("TAIL", quote(_TAIL))
        yield _define("OTHER_MEMORY", _quote_format(name_memory(_INT)))
        yield _define("OTHER_DTYPE", _quote_format(name_dlpack(_INT, _INT, _INT)))
        yield "static const struct { int number; const char *name; } memories[] = {"
        yield f"    {', '.join(f'{{{number}, {quote(name)}}}' for number, name in MEMORY.items())}"
        yield "};"
        kinds: dict[int, str] = {
            **{number: messages.name_value(value) for number, value in enumerate((None, 0, False, 0.0))},
            4: messages.name_value(StreamHandle(0)),
            **dict.fromkeys((7, 70), "array"),
            69: messages.name_value(()),
            **dict(zip((5, 6, 67, 68, 71, 72, 73, 75), _OBJECTS)),
            **dict.fromkeys((8, 11, 65), "str"),
            **dict.fromkeys((9, 12, 66), "bytes"),
            78: "int of more than 64 bits",
        }
        yield "static const struct { int number; const char *name; } kinds[] = {"
        yield f"    {', '.join(f'{{{number}, {quote(name)}}}' for number, name in sorted(kinds.items()))}"
        yield "};"
        yield "static const struct { int code, bits; const char *name; } dtypes[] = {"
        known = (f"{{{dtype.code}, {dtype.bits}, {quote(dtype.name)}}}" for dtype in DTYPES.values())
        yield f"    {', '.join(known)}"
        yield "};"

    # --- behind the functions

    def _write_table(self) -> Iterator[str]:
        yield ""
        yield "static const PREFIX_function functions[] = {"
        for function, (_, packed) in zip(self.functions, self.names):
            contract = function.contract
            yield f"    {{{quote(contract.name)}, {packed}, {quote(contract.text)}}},"
        yield "};"
        yield ""
        yield "const PREFIX_module PREFIX_cudyn_module = {"
        yield f"    {FORMAT}, COUNT(functions), functions,"
        yield "    PREFIX_error, PREFIX_note, PREFIX_load, PREFIX_unload,"
        yield "};"
        yield f"const char PREFIX_cudyn_metadata[] =\n    {quote(self.metadata)};"


def _write_words(data: bytes) -> Iterator[str]:
    """Bytes as numbers of 64 bits: every host of CUDA has the lowest byte first."""
    words = unpack(f"<{-(-len(data) // 8)}Q", data + bytes(-len(data) % 8))
    for at in range(0, len(words), 5):
        yield "    " + "".join(f"{word:#x}," if word > 9 else f"{word}," for word in words[at : at + 5])


def _define(name: str, text: str) -> str:
    """A macro, which is one line."""
    return f"#define {name} {text}".replace("\n   ", "")


def _quote_format(text: str) -> str:
    return quote(re.sub("\0(\\w+)\0", r"%\1", text.replace("%", "%%")))


def _quote_message(contract: Contract, error: Exception | str) -> str:
    """What stands between the kernel's name and the contract, as a format of printf."""
    text = f"{error}".removeprefix(f"{contract.name}: ")
    return _quote_format(text.removesuffix(f"{_TAIL}{contract}"))


class _Function:
    """Writes the functions of one contract."""

    def __init__(self, number: int, contract: Contract, typed: str, packed: str) -> None:
        if contract.launch is None:
            raise ValueError(f"{contract.name}: expected a contract with a launch, found {contract.text}")
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
                raise ValueError(f"{contract.name}: expected the type of {passed} as the kernel has it")

    def describe(self) -> str:
        """The declaration, with the contract as a comment."""
        taken = set(_WORDS.split())
        parameters = [_declare(type_, _take(name, taken)) for type_, name in self._list_parameters()]
        text = self.contract.text.replace("*/", "* /").replace("/*", "/ *").replace("\\", "/")
        declared = f"PREFIX_API int {self.typed}({', '.join(parameters)});"
        how: Any = {"width": 110, "break_long_words": False, "break_on_hyphens": False}
        comment = textwrap.fill(f"/* {text} */", subsequent_indent=" " * 3, **how)
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

    # --- what both do: constraints, what is passed, the launch

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
        seen: dict[str, int] = {}
        for what, node in self.launch.list_expressions():
            name = what.partition(".")[0]
            axis = seen[name] = seen.get(name, -1) + 1
            low, most = LIMITS[name]
            value = self._evaluate(node, what)
            self._write_range(value, what, low, most[axis], node)
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
        """What the common part of both functions takes: name and type."""
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
        return _UINT if self.scalars.get(name) == "u64" else _INT

    def _write_passed(self, index: int) -> str:
        """Make a variable that a parameter of the kernel is taken from."""
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
        slot: Any = _UINT if unsigned else _INT
        try:
            known = expressions.evaluate(node, {})
        except KeyError:
            tests = [f"{value} < {_literal(low)}"] if low > least else []
            tests += [f"{value} > {_literal(high)}"] if high < most else []
        except ValueError:
            return  # which was said
        else:
            tests = [] if low <= known <= high else ["1"]
            slot = known if text == f"{known}" else slot
        if tests:
            message = messages.range_of(self.contract, what, low, high, text, slot)
            self._fail(" || ".join(tests), message, *([] if slot.__class__ is int else [value]))

    # --- expressions

    def _evaluate(self, node: ast.expr, what: str) -> str:
        """Compute an expression in 64 bits, step by step; returns what has its value."""
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
                self._fail(f"{given}{variable} < 0", messages.negative(self.contract, what, _INT), variable)
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
        """Hand on what both functions have found, and let compilers not mind the rest."""
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
        wrong = messages.count(self.contract, _INT)
        if self.stream:
            self._fail(f"count != {count}", wrong, "count", kind="TYPE")
        else:
            self._add(f"    if (count == {count} + 1 && args[{count}].type_index == 4)")
            self._add(f"        stream = (CUstream)args[{count}].as.pointer;", "    else")
            self._fail(f"count != {count}", wrong, "count", kind="TYPE", indent="        ")
        found: dict[str, str] = {}  # where each size was found first; "" for what only a call tells
        for late in (False, True):
            for index, argument in enumerate(arguments):
                is_optional = isinstance(argument, Array) and argument.optional
                if is_optional == late:
                    if late:
                        self._write_unknown(argument, found)
                        self._add(f"    if (args[{index}].type_index != 0) {{")
                    self._write_argument(index, argument, found)
                    if late:
                        self._add("    }")
        self._write_end()

    def _write_unknown(self, argument: Argument, found: dict[str, str]) -> None:
        """Make variables for sizes of optional arrays only."""
        for symbol in list_symbols(argument):
            if symbol not in found:
                found[symbol] = ""
                self._add(f"    int64_t s_{symbol} = 0;", f"    const char *of_{symbol} = NULL;")

    def _write_argument(self, index: int, argument: Argument, found: dict[str, str]) -> None:
        name, value = argument.name, f"args[{index}]"
        if isinstance(argument, Array):
            rule = f"&rules{self.number}[{self.arrays.index(argument)}]"
            self._check(f"take_array(place, {rule}, &{value}, &tensor)")
            for axis, size in enumerate(argument.shape):
                self._write_size(f"{name}.shape[{axis}]", size, f"tensor->shape[{axis}]", found)
            if argument.strides is None:
                self._check(f"check_contiguous(place, {rule}, tensor)")
            for axis, size in enumerate(argument.strides or ()):
                self._write_size(f"{name}.strides[{axis}]", size, f"get_stride(tensor, {axis})", found)
            self._check(f"take_address(place, {rule}, tensor, &a_{name})")
        elif isinstance(argument, Shape):
            self._write_kind(argument, value, f"count_sizes(&{value}) < 0")
            text = messages.count_sizes(self.contract, name, len(argument.sizes), _INT)
            self._fail(f"count_sizes(&{value}) != {len(argument.sizes)}", text, f"count_sizes(&{value})")
            for axis, size in enumerate(argument.sizes):
                self._write_size(f"{name}[{axis}]", size, f"get_size(&{value}, {axis})", found)
        elif isinstance(argument, Stream):
            self._write_kind(argument, value, f"{value}.type_index != 0 && {value}.type_index != 4")
            self._add(f"    if ({value}.type_index) stream = (CUstream){value}.as.pointer;")
        else:
            assert isinstance(argument, Scalar)
            self._write_scalar(argument, value, found)

    def _write_kind(self, argument: Argument, value: str, condition: str) -> None:
        words = f"{quote(argument.name)}, {quote(messages.name_kind(argument))}"
        self._add(f"    if ({condition})", f"        return fail_kind(place, {words}, &{value});")

    def _write_scalar(self, argument: Scalar, value: str, found: dict[str, str]) -> None:
        name, dtype = argument.name, DTYPES[argument.dtype]
        kinds = (2,) if argument.dtype == "bool" else (1, 2) if dtype.is_integer else (1, 2, 3)
        self._write_kind(argument, value, " && ".join(f"{value}.type_index != {kind}" for kind in kinds))
        if dtype.is_integer:
            low, high = dtype.limits
            tests = [f"{value}.as.i64 < {_literal(low)}"] if low > _LEAST else []
            tests += [f"{value}.as.i64 > {_literal(high)}"] if high < _MOST else []
            if tests:
                text = messages.limits(self.contract, name, low, high, _INT)
                self._fail(" || ".join(tests), text, f"{value}.as.i64")
            self._write_size(name, name, f"{value}.as.i64", found)
        elif argument.dtype == "bool":
            self._add(f"    bool v_{name} = {value}.as.i64 != 0;")
        else:
            if argument.dtype == "f32":
                text = messages.number(self.contract, name, argument.dtype, "\0g\0")
                self._fail(f"!fits_float(get_number(&{value}))", text, f"get_number(&{value})", cast="")
            self._add(f"    {dtype.c} v_{name} = ({dtype.c})get_number(&{value});")

    def _write_size(self, what: str, size: Size, value: str, found: dict[str, str]) -> None:
        """Check a size, or take it where it is found first."""
        if size is None:
            return
        if isinstance(size, int):
            self._fail(f"{value} != {_literal(size)}", messages.fixed(self.contract, what, size, _INT), value)
        elif size not in found:
            found[size] = what
            self._add(f"    int64_t s_{size} = {value};")
        elif found[size]:
            text = messages.size(self.contract, what, size, _INT, found[size], _INT)
            self._fail(f"{value} != s_{size}", text, f"s_{size}", value)
        else:
            text = messages.size(self.contract, what, size, _INT, _TEXT, _INT)
            message = _quote_message(self.contract, text)
            self._add(f"    if (!of_{size}) {{")
            self._add(f"        s_{size} = {value};", f"        of_{size} = {quote(what)};")
            self._add(f"    }} else if ({value} != s_{size})")
            values = f"(long long)s_{size}, of_{size}, (long long){value}"
            self._add(f"        return fail(place, PREFIX_VALUE_ERROR, {message}, {values});")

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
        """Return with a message where a condition holds; values: what the message has slots for."""
        message = _quote_message(self.contract, error)
        given = "".join(f", {cast}{value}" for value in values)
        self._add(f"{indent}if ({condition})")
        self._add(f"{indent}    return fail(place, PREFIX_{kind}_ERROR, {message}{given});")


def _declare(type_: str, name: str) -> str:
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"


def _literal(value: int) -> str:
    """A number of 64 bits, as C99 and C++ have it."""
    if value == _LEAST:
        return f"({value + 1}ll - 1)"
    return f"{value}ll" if value <= _MOST else f"{value}ull"


def _is_positive(value: str) -> bool:
    return re.fullmatch(r"[1-9]\d*ll", value) is not None
