"""Generates C code: strings, message formats, unique names, templates, and statements for expressions."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import Formatter
from typing import Any, NamedTuple

from ..contracts import expressions, refusals
from ..contracts.argument_checks import StreamHandle
from ..contracts.dtypes import DTYPES, MEMORY, OTHER_DTYPE, OTHER_MEMORY
from ..contracts.refusals import Message

# Keywords of C and C++, and macros of their headers.
_KEYWORDS = (
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t "
    "char32_t class co_await co_return co_yield compl concept const const_cast consteval constexpr "
    "constinit continue decltype default delete do double dynamic_cast else enum explicit export extern "
    "false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr "
    "operator or or_eq private protected public register reinterpret_cast requires restrict return short "
    "signed sizeof static static_assert static_cast struct switch template this thread_local throw true "
    "try typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t "
    "while xor xor_eq EOF I NULL NZERO assert complex errno linux stderr stdin stdout unix"
)
# Names reserved for headers and compilers: int64_t, INT64_MAX, _Bool, __int128, __LINE__.
_RESERVED = re.compile(
    r"PREFIX_\w*|_[_A-Z]\w*|u?int\w*_t|(size|ssize|ptrdiff|wchar|wint|max_align|sig_atomic)_t|i386|"
    r"(U?INT\w*|U?S?CHAR|U?SHRT|U?LL?ONG|S?SIZE|PTRDIFF|WCHAR|WINT|SIG_ATOMIC)_(BIT|MAX|MIN|C|WIDTH)"
)
_MIN_INT64, _MAX_INT64 = DTYPES["i64"].limits
_INCLUDE = re.compile(r'^#include "\w+\.c"\n+', re.MULTILINE)
_WIDTH = 100  # maximum line length, as in .clang-format
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|.')  # a string literal or any other character
_QUOTED = re.compile(r'("(?:[^"\\]|\\.)*")')  # a string literal
# Matches the name and the replacement text of a macro.
_MACRO = re.compile(r"(#define \w+(?:\([^)]*\))?) (.*)")
_BREAK = re.compile(r"(?<=, )|(?<= \|\| )|(?<= && )")  # a position at which a line can be broken
# Maps operators to C functions: to NAME in the compiler's __builtin_NAME_overflow, and to the functions in
# expressions.c.
_OVERFLOWING = {"+": "add", "-": "sub", "*": "mul"}
_DIVISIONS = {"//": "floor_divide", "%": "modulo", "ceildiv": "ceil_divide"}
# The placeholder for the prefix, in names that are written in capitals.
_CAPITALS = re.compile(r"\bPREFIX_(?=(?:OK|(?:TYPE|VALUE|CUDA|LOAD)_ERROR|API|CUDYN_H)\b)")
# Maps printf conversions to the casts that are applied to their values.
_CASTS = {"lld": "(long long)", "llu": "(unsigned long long)", "llx": "(unsigned long long)"}
# Names of types, keyed by their indices in TVM FFI (TVMFFITypeIndex in tvm/ffi/c_api.h).
_OBJECTS = {
    5: "dtype",
    6: "device",
    67: "error",
    68: "function",
    71: "tuple",
    72: "dict",
    73: "module",
    75: "list",
}
# Maps each message in module_c to the parameters of its macro, with their printf conversions.
_MESSAGES = {
    "WRONG_KIND": {"what": "s", "expected": "s", "found": "s"},
    "WRONG_DTYPE": {"what": "s", "expected": "s", "found": "s"},
    "WRONG_LENGTH": {"what": "s", "expected": "s", "found": "lld"},
    "WRONG_MEMORY": {"what": "s", "expected": "s", "found": "s"},
    "WRONG_DEVICE": {"what": "s", "expected": "lld", "first": "s", "found": "lld"},
    "WRONG_NUMBER": {"what": "s", "expected": "lld", "found": "lld"},
    "WRONG_SIZE": {"what": "s", "symbol": "s", "expected": "s", "first": "s", "found": "s"},
    "NOT_CONTIGUOUS": {"name": "s", "axis": "lld", "expected": "lld", "found": "lld"},
    "NEGATIVE_SIZE": {"name": "s", "axis": "lld", "found": "lld"},
    "OVERLAPPING": {"name": "s", "axis": "lld", "found": "lld"},
    "NULL_ADDRESS": {"what": "s"},
    "NULL_SHAPE": {"what": "s"},
    "WRONG_ADDRESS": {"what": "s", "expected": "lld", "found": "llx"},
    "OUT_OF_RANGE": {"what": "s", "low": "lld", "high": "llu", "found": "s"},
    "DOES_NOT_FIT": {"what": "s", "expected": "s", "found": "s"},
    "TOO_MANY_THREADS": {"what": "s", "expected": "lld", "found": "lld"},
    "TOO_MUCH_SHARED": {"what": "s", "expected": "lld", "found": "lld"},
}


# Maps messages about a dimension to the template for the dimension's name.
_SIZE_TEMPLATES = {
    "NOT_CONTIGUOUS": refusals.STRIDE,
    "OVERLAPPING": refusals.STRIDE,
    "NEGATIVE_SIZE": refusals.SHAPE,
}


class FormatValue(NamedTuple):
    """A C expression whose value a message contains, and its printf conversion."""

    text: str
    conversion: str = "lld"


Part = str | FormatValue


_MAX_LITERAL = 72  # maximum number of bytes in a string literal


def quote(text: str) -> str:
    """Return a string as a C string literal, split into several literals if it is long."""
    data = text.encode("utf-8")
    literals = []
    for start in range(0, max(len(data), 1), _MAX_LITERAL):  # one literal if the string is empty
        chunk = data[start : start + _MAX_LITERAL]
        literals.append(f'"{"".join(map(_quote_byte, chunk))}"')
    quoted = " ".join(literals)
    return quoted.replace("PREFIX_", "PREFIX\\137")  # `fill` would insert the prefix into the string


def _quote_byte(byte: int) -> str:
    """Return a byte as it is written in a C string."""
    if byte in b'\\"?':  # "??=" is a trigraph in C99.
        return f"\\{byte:c}"
    is_printable = 32 <= byte < 127
    return f"{byte:c}" if is_printable else f"\\{byte:03o}"


def write_array(declared: str, rows: Iterable[str]) -> Iterator[str]:
    """Yield the lines of an array of constants.

    Args:
        declared: The type of the elements and the name of the array.
        rows: The initializers of the elements.
    """
    yield f"static const {declared}[] = {{"
    yield from (f"    {row}" for row in rows)
    yield "};"


def fill_slots(template: str, **values: Any) -> list[Part]:
    """Fill in a template for str.format, and return the result as a list of strings and FormatValues.

    A value may be a string, a FormatValue or a list of these.
    """
    parts: list[Part] = []
    for text, name, spec, _ in Formatter().parse(template):
        parts.append(text)
        value = values[name] if name else ""  # no field follows the last text of a template
        for item in value if isinstance(value, list) else [value]:
            parts.append(item if isinstance(item, FormatValue) else format(item, spec or ""))
    return parts


def write_format(parts: list[Part]) -> str:
    """Return the arguments for printf: a format and its values."""
    text = ""
    values = []
    for part in parts:
        if isinstance(part, FormatValue):
            text += f"%{part.conversion}"
            values.append(f"{_CASTS.get(part.conversion, '')}{part.text}")
        else:
            text += part.replace("%", "%%")
    return ", ".join([quote(text), *values])


def write_refusal(
    label: str | list[Part], message: Message, /, expected: Any = "", found: Any = "", **fields: Any
) -> str:
    """Return the last arguments for the C function `fail`: a status, a format and its values.

    The parameters are the same as for `refusals.refuse`.
    """
    parts = fill_slots(message.text, expected=expected, found=found, **fields)
    if label:
        parts = fill_slots(refusals.PART, what=label, text=parts)
    status = "PREFIX_TYPE_ERROR" if message.error is TypeError else "PREFIX_VALUE_ERROR"
    return f"{status}, {write_format(parts)}"


def is_reserved(name: str) -> bool:
    """Return whether C, C++ or their headers reserve a name, so that not even a parameter can have it."""
    return name in _KEYWORDS.split() or _RESERVED.fullmatch(name) is not None


def make_unique_name(name: str, used: set[str]) -> str:
    """Return a name that is not in `used`, and add it to `used`."""
    while name in used:
        name += "_"
    used.add(name)
    return name


def check_not_reserved(names: Iterable[str], template: str, prefix: str) -> None:
    """Raise ValueError for function names that C reserves or that `template` contains.

    Args:
        names: The names of functions that will be generated.
        template: The C code that all modules share.
        prefix: The prefix of the names, for the message.
    """
    words = set(re.findall(r"\w+", template))
    for name in names:
        if name in words or is_reserved(name):
            raise ValueError(f"prefix={prefix!r}: the name {name} is already used in the generated C code")


def read_c_file(name: str) -> str:
    """Read a file of module_c, without the #include of the file before it."""
    data = pkgutil.get_data(__package__, f"module_c/{name}")
    assert data is not None
    return _INCLUDE.sub("", data.decode()).rstrip() + "\n"


def wrap(line: str) -> list[str]:
    """Break a long line of C code approximately as clang-format does.

    A continuation line is aligned with the innermost open parenthesis. Consecutive strings are aligned with
    the first of them.
    """
    margin = line[: len(line) - len(line.lstrip())]
    lines = [margin]
    opened: list[int] = []  # the column after each open parenthesis or brace
    first_string = -1  # column of the first of several consecutive strings
    for piece in _list_pieces(line.strip()):
        follows_string = lines[-1].rstrip().endswith('"')
        if not (piece.startswith('"') and follows_string):
            first_string = -1
        if lines[-1].strip() and len(lines[-1]) + len(piece.rstrip()) > _WIDTH:
            column = opened[-1] if opened else len(margin) + 4
            lines.append(" " * (first_string if first_string >= 0 else column))
        if piece.startswith('"') and first_string < 0:
            first_string = len(lines[-1])
        for token in _TOKEN.finditer(piece):
            if token[0] in "({[":
                opened.append(len(lines[-1]) + token.end())
            elif token[0] in ")}]" and opened:
                opened.pop()
        lines[-1] += piece
    return [text.rstrip() for text in lines]


def _list_pieces(line: str) -> list[str]:
    """Split a line at possible breaks: after commas, "||" and "&&", and between strings."""
    pieces = [""]
    for segment in _QUOTED.split(line):
        is_string = segment.startswith('"')
        # Before the first break, a segment continues the previous piece.
        continuation, *new_pieces = [segment] if is_string else _BREAK.split(segment)
        pieces[-1] += continuation
        pieces += new_pieces
        is_between_strings = segment == " "
        if is_between_strings:
            pieces.append("")
    return pieces


def fill(template: str, prefix: str) -> str:
    """Insert the prefix into a C file: PREFIX_error becomes vec_error, and PREFIX_OK becomes VEC_OK."""
    return re.sub(r"\bPREFIX_", f"{prefix}_", _CAPITALS.sub(f"{prefix.upper()}_", template))


def define(name: str, text: str) -> str:
    """Return the definition of a C macro, on one line."""
    return f"#define {name} {text}"


def lay_out(lines: Iterable[str], prefix: str = "") -> str:
    """Return lines as one string, after inserting the prefix (if any) and breaking long lines."""
    laid_out: list[str] = []
    for line in lines:
        filled = fill(line, prefix) if prefix else line
        if "\n" in filled or len(filled) <= _WIDTH:
            laid_out.append(filled)
        elif filled.startswith("#define "):
            _, name, text, _ = _MACRO.split(filled)
            *starts, last_line = [name, *wrap(f"    {text}")]
            laid_out += [f"{start:<{_WIDTH - 1}}\\" for start in starts]
            laid_out.append(last_line)
        else:
            laid_out += wrap(filled)
    return "\n".join([*laid_out, ""])


def write_messages() -> Iterator[str]:
    """Yield the messages of the shared C files, as macros, and the tables of the names used in messages.

    A macro expands to the last arguments of `fail` or of `printf`.
    """
    for name, conversions in _MESSAGES.items():
        values = _make_format_values(conversions)
        label = fill_slots(_SIZE_TEMPLATES.get(name, "{what}"), **values)
        message = write_refusal(label, getattr(refusals, name), **values)
        yield define(f"{name}({', '.join(values)})", message)
    yield _define_format("OTHER_MEMORY", OTHER_MEMORY, ["number"])
    yield _define_format("OTHER_DTYPE", OTHER_DTYPE, ["code", "bits", "lanes"])
    yield define("TAIL", quote(refusals.TAIL))
    yield define("NO_OVERLOAD", quote(refusals.NO_OVERLOAD.format(name="%s")))
    yield define("LONG_INT", quote(refusals.LONG_INT))
    yield from _write_names("memories", MEMORY)
    yield from _write_names("kinds", _name_types())
    rows = []
    for dtype in DTYPES.values():
        rows.append(f"{{{dtype.code}, {dtype.bits}, {dtype.lanes}, {quote(dtype.name)}}},")
    yield from write_array("DTypeName dtypes", rows)


def _define_format(name: str, template: str, parameters: Sequence[str]) -> str:
    """Return a macro that expands to the arguments of printf for a template with integers.

    Args:
        name: The name of the macro.
        template: The template for str.format.
        parameters: The names of the fields in the template, which become the parameters of the macro.
    """
    values = _make_format_values(dict.fromkeys(parameters, "lld"))
    return define(f"{name}({', '.join(parameters)})", write_format(fill_slots(template, **values)))


def _write_names(table: str, names: Mapping[int, str]) -> Iterator[str]:
    """Yield the lines of a C table of names, keyed by number."""
    rows = [f"{{{number}, {quote(name)}}}," for number, name in names.items()]
    yield from write_array(f"NumberName {table}", rows)


def _name_types() -> dict[int, str]:
    """Return the names of all types in messages, keyed by their indices in TVM FFI, as in `_OBJECTS`."""
    kinds: dict[int, str] = {
        0: refusals.name_value(None),
        1: refusals.name_value(0),
        2: refusals.name_value(False),
        3: refusals.name_value(0.0),
        4: refusals.name_value(StreamHandle(0)),
        **dict.fromkeys((7, 70), "array"),  # DLTensor pointers and tensor objects
        69: refusals.name_value(()),
        **_OBJECTS,
        **dict.fromkeys((8, 11, 65), "str"),  # C strings, short strings and string objects
        **dict.fromkeys((9, 12, 66), "bytes"),  # byte arrays, short byte strings and bytes objects
        78: refusals.name_value(0),  # integers of more than 64 bits
    }
    return dict(sorted(kinds.items()))


def _make_format_values(slots: dict[str, str]) -> dict[str, FormatValue]:
    """Return the parameters of a macro as values of a message.

    Args:
        slots: Maps the name of each parameter to its printf conversion.
    """
    return {name: FormatValue(f"({name})", conversion) for name, conversion in slots.items()}


class Statements:
    """A list of C statements, which are indented according to the open blocks.

    Attributes:
        lines: The lines that have been written.
        variables: Maps the name of an argument or size to the name and the type of its C variable.
        failure_text: Message for an expression that cannot be computed, or `""` to report the exact reason.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._depth = 0  # the number of open blocks
        self._follows_condition = False  # whether the next line is the body of an `if` without braces
        self.variables: dict[str, tuple[str, str]] = {}
        self.failure_text = ""
        self._temporaries = 0  # the number of variables that `add_variable` has created

    def evaluate(self, node: ast.expr, label: str) -> str:
        """Write the statements that compute an expression in 64 bits, and return its C expression."""
        if isinstance(node, ast.Constant):
            return literal(int(node.value))  # type: ignore[arg-type]
        if isinstance(node, ast.Name):
            variable, type_ = self.variables[node.id]
            if type_ == "uint64_t":
                self.fail(f"{variable} > {literal(_MAX_INT64)}", label, expressions.describe_overflow(node))
                return f"(int64_t){variable}"
            return variable if type_ == "int64_t" else self.add_variable(variable)
        operator, left_node, right_node = expressions.take_apart(node)
        left = self.evaluate(left_node, label)
        right = self.evaluate(right_node, label)
        if operator in _OVERFLOWING:
            result = self.add_variable()
            overflows = f"__builtin_{_OVERFLOWING[operator]}_overflow({left}, {right}, &{result})"
            self.fail(overflows, label, expressions.describe_overflow(node))
            return result
        if operator in _DIVISIONS:
            is_positive_constant = re.fullmatch(r"[1-9]\d*ll", right) is not None
            if not is_positive_constant:
                self._write_division_checks(node, label, left, right)
            return self.add_variable(f"{_DIVISIONS[operator]}({left}, {right})")
        if operator in expressions.FUNCTIONS:  # min or max
            comparison = "<" if operator == "min" else ">"
            return self.add_variable(f"{left} {comparison} {right} ? {left} : {right}")
        return f"({left} {operator} {right})"  # a comparison

    def _write_division_checks(self, node: ast.expr, label: str, left: str, right: str) -> None:
        """Write the checks that a divisor is not zero, and that the quotient fits in 64 bits.

        Args:
            node: The division.
            label: The name of the computed value in messages.
            left: The C expression for the dividend.
            right: The C expression for the divisor.
        """
        self.fail(f"!{right}", label, f"{expressions.show(node)} divides by zero")
        operator, _, _ = expressions.take_apart(node)
        if operator != "%":  # the only quotient that does not fit is that of the lowest number and -1
            overflows = f"{right} == -1 && {left} == {literal(_MIN_INT64)}"
            self.fail(overflows, label, expressions.describe_overflow(node))

    def add_variable(self, value: str = "0") -> str:
        """Store a value in a new variable, and return its name."""
        name = f"t{self._temporaries}"
        self._temporaries += 1
        self.add(f"int64_t {name} = {value};")
        return name

    def show(self, name: str, value: str) -> list[Part]:
        """Return the parts of a message that show a value and its name.

        Args:
            name: The name or the expression, as the contract contains it.
            value: The C expression for the value.
        """
        conversion = "llu" if self.variables.get(name) == (value, "uint64_t") else "lld"
        return fill_slots(refusals.NAMED, name=name, value=FormatValue(value, conversion))

    def add(self, *lines: str) -> None:
        """Add statements, and lines that begin or end blocks."""
        for line in lines:
            if line.startswith("}"):
                self._depth -= 1
            indentation = "    " * (self._depth + int(self._follows_condition))
            self.lines.append(indentation + line if line else "")
            if line.endswith("{"):
                self._depth += 1
            self._follows_condition = line.startswith("if (") and line.endswith(")")

    def add_call(self, call: str, condition: str = "") -> None:
        """Write a call to a C function. If it fails, the generated function returns its status.

        Args:
            call: The call in C.
            condition: The condition under which the function is called, in C, or `""` to always call it.
        """
        if condition:
            self.add(f"if ({condition})")
        self.add(f"TRY({call});")

    def fail(self, condition: str, label: str, message: Message | str, *values: Any, **fields: Any) -> None:
        """Write a check that returns with an error if a condition is true.

        Args:
            condition: The condition in C.
            label: The name of the argument or of a part of it, or `""` if the message is about all arguments.
            message: The template of the message, or the message itself.
            *values: The values of `{expected}` and `{found}` in the template.
            **fields: The values of other fields in the template.
        """
        if isinstance(message, str):  # not a template; `failure_text` replaces it
            fields = {"text": self.failure_text or message}
            message = refusals.OTHER
        refusal = write_refusal(label, message, *values, **fields)
        self.add(f"if ({condition})", f"return fail(place, {refusal});")


def literal(value: int) -> str:
    """Return a 64-bit integer as a literal that is valid in C99 and C++."""
    if value == _MIN_INT64:  # Its absolute value would not be a valid literal.
        return f"({value + 1}ll - 1)"
    return f"{value}ll" if value <= _MAX_INT64 else f"{value}ull"
