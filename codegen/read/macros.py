"""What macros mean. The compiler says it: lines after the headers use each as a function, a type, a value."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from clang import cindex
from clang.cindex import Cursor, CursorKind, TypeKind

from ..declared import Declared
from ..errors import CodegenError
from ..model import ENUM, MODULE, Constant, Reading, python_name
from .libclang import ENUM_TAG, INTEGERS, Unreadable, children, constant_value, extent, referenced, walk
from .types import Types

# It begins with the end of a line, which Python finds far sooner than `^`.
_DEFINED = re.compile(r"\n[ \t]*#[ \t]*define[ \t]+(\w+)")


def names_in(texts: Sequence[str]) -> list[str]:
    """The names of the macros that headers define."""
    names: dict[str, None] = {}
    for text in texts:
        names |= dict.fromkeys(_DEFINED.findall(f"\n{text}"))
    return list(names)


def questions(names: Sequence[str], version: Sequence[str] = ()) -> str:
    """The lines that test macros; version: those with the library's own version."""
    lines = [f"enum {{ probe_version_{i} = ({macro}) }};\n" for i, macro in enumerate(version)]
    # `1, 2` is two arguments, which a macro of one refuses; without it the last part would compile.
    lines.append("#define PROBE_ONE(x) x\n#define PROBE(x) PROBE_ONE(x)\n")
    for i, name in enumerate(names):
        lines.append(f"#ifdef {name}\nenum {{ probe_defined_{i} = 1 }};\n")
        lines.append(f"void *probe_function_{i} = (void *)&PROBE({name});\n")
        lines.append(f"typedef PROBE({name}) probe_type_{i};\n")
        lines.append(f"enum {{ probe_value_{i} = (long long)(PROBE({name})) }};\n")
        lines.append(f"const double probe_float_{i} = PROBE({name});\n")
        lines.append(f"#endif\nenum {{ probe_end_{i} = 1 }};\n")
    return "".join(lines)


def answers(cursor: Cursor) -> Iterator[Cursor]:
    """The declarations of a line that compiled."""
    if cursor._kind_id == ENUM_TAG:
        yield from children(cursor)
    else:
        yield cursor


_PROBES = ("function", "type", "value", "float")


def _float(probe: Cursor | None) -> Constant | None:
    """The value of a macro that is a float; None for another one."""
    if probe is None:
        return None
    inner = [each.type.get_canonical().kind for each in walk(probe)][1:]
    value = constant_value(probe)
    is_float = TypeKind.DOUBLE in inner or TypeKind.FLOAT in inner
    return Constant("double", value) if is_float and isinstance(value, float) else None


class Macros:
    """The macros of one mode.

    probes: the answers to the questions about `asked`, by name. is_first: this mode has the constants and
    types.
    """

    def __init__(
        self,
        library: Declared,
        reading: Reading,
        types: Types,
        mode: str,
        asked: Sequence[str],
        probes: Mapping[str, Cursor],
        is_first: bool,
    ) -> None:
        self.library = library
        self.reading = reading
        self.types = types
        self.mode = mode
        self.asked = asked
        self.probes = probes
        self.is_first = is_first
        self._texts: dict[str, bytes] = {}

    def version(self) -> tuple[int, int] | None:
        """The library's own version, by its macros."""
        if not self.library.version:
            return None
        found = [self.probes.get(f"probe_version_{i}") for i in range(len(self.library.version))]
        numbers = [int(probe.enum_value) for probe in found if probe is not None]
        if len(numbers) != len(self.library.version):
            raise CodegenError(f"expected numbers in {', '.join(self.library.version)}")
        return numbers[0], numbers[1] if len(numbers) > 1 else 0

    def read(self, macros: Sequence[Cursor], attempt: Callable[..., None]) -> None:
        """Read the meaning of macros. An open bracket in one would swallow the lines that follow."""
        swallowed = next((n for i, n in enumerate(self.asked) if f"probe_end_{i}" not in self.probes), None)
        if swallowed:
            raise CodegenError(f"{swallowed}: a macro with a bracket that has no partner")
        numbers = {name: i for i, name in enumerate(self.asked)}
        for cursor in macros:
            if not self.types.is_left_out(cursor.spelling):
                attempt(cursor, self._read, cursor, numbers[cursor.spelling])

    def _read(self, cursor: Cursor, number: int) -> None:
        name = cursor.spelling
        body = self._body(cursor)
        stands_before = name in self.reading.names[self.mode] and f"probe_defined_{number}" in self.probes
        if cindex.conf.lib.clang_Cursor_isMacroFunctionLike(cursor):
            if stands_before:
                raise Unreadable("a function and a macro with parameters")
            self.types.leave_out(name, "a macro with parameters")
        elif not body and not stands_before:
            self.types.leave_out(name, "a macro without a value")
        else:
            found = {kind: self.probes.get(f"probe_{kind}_{number}") for kind in _PROBES}
            self._mean(name, body, stands_before, found)

    def _body(self, macro: Cursor) -> str:
        """The text after a macro's name, unchanged."""
        file, start, end = extent(macro)
        if file not in self._texts:
            self._texts[file] = Path(file).read_bytes()
        written = self._texts[file][start:end].decode(errors="replace")[len(macro.spelling) :]
        return re.sub(r"/\*.*?\*/|\\\s*\n", " ", written, flags=re.DOTALL).strip()

    def _mean(self, name: str, body: str, stands_before: bool, probes: Mapping[str, Cursor | None]) -> None:
        """Keep what a macro means. stands_before: it hides a function of the same name from C code."""
        reading = self.reading
        function = probes["function"]
        type_ = probes["type"]
        symbol = referenced(function) if function is not None else ""
        if symbol:
            if symbol in reading.functions:
                reading.names[self.mode][name] = symbol
            elif symbol in reading.constants:
                if self.is_first:
                    reading.constants[python_name(name, MODULE)] = Constant("", symbol)
            elif symbol in reading.variables:
                self.types.leave_out(name, f"a macro for the variable {symbol}")
            else:
                self.types.leave_out(name, f"a macro for {symbol}, which is left out")
        elif stands_before:
            raise Unreadable("a function, and a macro of another meaning")
        elif not self.is_first:
            pass
        elif type_ is not None:
            self.types.only_one(reading.typedefs, name, self.types.spell(type_.underlying_typedef_type))
        else:
            constant = self._constant(probes["value"], body) or _float(probes["float"])
            if constant:
                reading.constants[python_name(name, MODULE)] = constant
            else:
                reason = "a macro that is not a number, type or function after the headers"
                self.types.leave_out(name, reason)

    def _constant(self, probe: Cursor | None, body: str) -> Constant | None:
        """The integer value of a macro; None for a float or a string, which a cast hides."""
        if probe is None:
            return None
        cast = next((c for c in walk(probe) if c.kind == CursorKind.CSTYLE_CAST_EXPR), None)
        if cast is None:  # libclang shows no (long long)(MACRO) around a string
            return None
        expression = next((c for c in walk(cast) if c.kind == CursorKind.PAREN_EXPR), None)
        if expression is None or expression.type.get_canonical().kind not in INTEGERS:
            return None
        inner = list(walk(expression))
        if any(c.kind in (CursorKind.STRING_LITERAL, CursorKind.COMPOUND_LITERAL_EXPR) for c in inner):
            return None
        named = [c.referenced for c in inner if c.kind == CursorKind.DECL_REF_EXPR]
        if len(named) == 1 and named[0].spelling == body:
            return Constant("", python_name(body, {*MODULE, *ENUM}))
        type_ = self.types.spell(expression.type)
        value = probe.enum_value
        if value < 0 and expression.type.get_canonical().kind in (TypeKind.ULONG, TypeKind.ULONGLONG):
            value += 1 << 64  # libclang gives every value as a signed one of 64 bits
        return Constant(type_, value)
