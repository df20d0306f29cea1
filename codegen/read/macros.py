"""Determines whether each macro is a function, a type or a value.

The compiler reads the headers followed by test lines, which use each macro in all of these ways. The lines
that compile show the meaning of the macro.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from clang import cindex
from clang.cindex import Cursor, CursorKind, TypeKind

from ..declared import Declared
from ..errors import CodegenError
from ..model import ENUM_ATTRIBUTES, MODULE_ATTRIBUTES, Constant, Reading, python_name
from .libclang import ENUM_TAG, INTEGERS, Unreadable, children, constant_value, extent, referenced, walk
from .types import Types

# The pattern starts with a newline, because Python finds a newline much faster than `^`.
_DEFINED = re.compile(r"\n[ \t]*#[ \t]*define[ \t]+(\w+)")


def names_in(texts: Sequence[str]) -> list[str]:
    """Return the names of the macros that headers define. `texts` contains the headers' source code."""
    names: dict[str, None] = {}
    for text in texts:
        names |= dict.fromkeys(_DEFINED.findall(f"\n{text}"))
    return list(names)


def probe_lines(names: Sequence[str], version: Sequence[str] = ()) -> str:
    """Return the lines that test macros.

    The declarations in these lines are called probes. `version` contains the names of the macros that define
    the library's version.
    """
    lines = [f"enum {{ probe_version_{i} = ({macro}) }};\n" for i, macro in enumerate(version)]
    # A macro that expands to `1, 2` passes two arguments here, so the line does not compile. Without this,
    # its value would be 2.
    lines.append("#define PROBE_ONE(x) x\n#define PROBE(x) PROBE_ONE(x)\n")
    for i, name in enumerate(names):
        lines.append(f"#ifdef {name}\nenum {{ probe_defined_{i} = 1 }};\n")
        lines.append(f"void *probe_function_{i} = (void *)&PROBE({name});\n")
        lines.append(f"typedef PROBE({name}) probe_type_{i};\n")
        lines.append(f"enum {{ probe_value_{i} = (long long)(PROBE({name})) }};\n")
        lines.append(f"const double probe_float_{i} = PROBE({name});\n")
        lines.append(f"#endif\nenum {{ probe_end_{i} = 1 }};\n")
    return "".join(lines)


def list_probes(cursor: Cursor) -> Iterator[Cursor]:
    """Yield the declarations in a test line that compiled: the enumerators of an enum, or the declaration."""
    if cursor._kind_id == ENUM_TAG:
        yield from children(cursor)
    else:
        yield cursor


_PROBES = ("function", "type", "value", "float")


def _float(probe: Cursor | None) -> Constant | None:
    """Return the value of a floating-point macro, or None for other macros."""
    if probe is None:
        return None
    # The cast to `double` that C adds is not part of the macro, and neither is the probe, the first cursor.
    written = [child for child in walk(probe) if child.kind != CursorKind.UNEXPOSED_EXPR]
    kinds = [child.type.get_canonical().kind for child in written][1:]
    value = constant_value(probe)
    is_float = TypeKind.DOUBLE in kinds or TypeKind.FLOAT in kinds
    return Constant("double", value) if is_float and isinstance(value, float) else None


class Macros:
    """The macros of one mode.

    Args:
        library: reading rules of the library
        reading: reading to which constants, types and names are added
        types: types of the mode
        mode: name of the mode
        tested_names: names of the macros that were tested
        probes: declarations in the lines that compiled, by name
        is_first: whether this mode defines the constants and types
    """

    def __init__(
        self,
        library: Declared,
        reading: Reading,
        types: Types,
        mode: str,
        tested_names: Sequence[str],
        probes: Mapping[str, Cursor],
        is_first: bool,
    ) -> None:
        self.library = library
        self.reading = reading
        self.types = types
        self.mode = mode
        self.tested_names = tested_names
        self.probes = probes
        self.is_first = is_first
        self._texts: dict[str, bytes] = {}

    def version(self) -> tuple[int, int, int] | None:
        """Return the library's own version, or None if its file does not name the macros that define it.

        If the file names macros only for the major version, or for major and minor, the other numbers are 0.

        Raises:
            CodegenError: A macro is not defined, or its value is not an integer.
        """
        version_macros = self.library.version
        if not version_macros:
            return None
        # The enumerators that `probe_lines` has declared. Their values are those of the macros.
        probes = [self.probes.get(f"probe_version_{i}") for i in range(len(version_macros))]
        numbers = [int(probe.enum_value) for probe in probes if probe is not None]
        if len(numbers) != len(version_macros):
            raise CodegenError(f"expected integers as the values of {', '.join(version_macros)}")
        major, minor, patch = (*numbers, 0, 0)[:3]
        return major, minor, patch

    def read(self, macros: Sequence[Cursor], attempt: Callable[..., None]) -> None:
        """Read the meaning of macros.

        Args:
            macros: definitions of the macros
            attempt: calls a function for a macro, and collects its errors (see Mode._try)

        Raises:
            CodegenError: A macro contains an unclosed bracket, which hides all test lines that follow.
        """
        unclosed = next(
            (n for i, n in enumerate(self.tested_names) if f"probe_end_{i}" not in self.probes), None
        )
        if unclosed:
            raise CodegenError(f"{unclosed}: a macro with an unbalanced bracket")
        indices = {name: i for i, name in enumerate(self.tested_names)}
        for cursor in macros:
            if not self.types.is_left_out(cursor.spelling):
                attempt(cursor, self._read, cursor, indices[cursor.spelling])

    def _read(self, cursor: Cursor, index: int) -> None:
        """Read the meaning of one macro. `index` is the number in the names of its probes."""
        name = cursor.spelling
        body = self._body(cursor)
        hides_function = name in self.reading.names[self.mode] and f"probe_defined_{index}" in self.probes
        if cindex.conf.lib.clang_Cursor_isMacroFunctionLike(cursor):
            if hides_function:
                raise Unreadable("a function, and also a macro with parameters")
            self.types.leave_out(name, "a macro with parameters")
        elif not body and not hides_function:
            self.types.leave_out(name, "a macro without a value")
        else:
            probes = {kind: self.probes.get(f"probe_{kind}_{index}") for kind in _PROBES}
            self._store_meaning(name, body, hides_function, probes)

    def _body(self, macro: Cursor) -> str:
        """Return the definition of a macro after its name, without comments and line continuations."""
        file, start, end = extent(macro)
        if file not in self._texts:
            self._texts[file] = Path(file).read_bytes()
        text = self._texts[file][start:end].decode(errors="replace")[len(macro.spelling) :]
        return re.sub(r"/\*.*?\*/|\\\s*\n", " ", text, flags=re.DOTALL).strip()

    def _store_meaning(
        self, name: str, body: str, hides_function: bool, probes: Mapping[str, Cursor | None]
    ) -> None:
        """Record how a macro is interpreted.

        If `hides_function` is true, the macro hides a function of the same name from C code.
        """
        reading = self.reading
        function = probes["function"]
        type_ = probes["type"]
        symbol = referenced(function) if function is not None else ""
        if symbol:
            if symbol in reading.functions:
                reading.names[self.mode][name] = symbol
            elif symbol in reading.constants:
                if self.is_first:
                    reading.constants[python_name(name, MODULE_ATTRIBUTES)] = Constant("", symbol)
            elif symbol in reading.variables:
                self.types.leave_out(name, f"a macro for the variable {symbol}")
            else:
                self.types.leave_out(name, f"a macro for {symbol}, which is left out")
        elif hides_function:
            raise Unreadable("a function, and also a macro with a different meaning")
        elif not self.is_first:
            pass  # only the first mode defines constants and types
        elif type_ is not None:
            self.types.declare_once(reading.typedefs, name, self.types.spell(type_.underlying_typedef_type))
        else:
            constant = self._constant(probes["value"], body) or _float(probes["float"])
            if constant:
                reading.constants[python_name(name, MODULE_ATTRIBUTES)] = constant
            else:
                reason = "a macro that is not a number, type or function after the headers"
                self.types.leave_out(name, reason)

    def _constant(self, probe: Cursor | None, body: str) -> Constant | None:
        """Return the integer value of a macro, or None for a float or a string.

        The type is read from the expression inside the cast, because the cast to `long long` hides it.
        """
        if probe is None:
            return None
        cast = next((c for c in walk(probe) if c.kind == CursorKind.CSTYLE_CAST_EXPR), None)
        if cast is None:  # libclang omits the (long long)(MACRO) around a string
            return None
        expression = next((c for c in walk(cast) if c.kind == CursorKind.PAREN_EXPR), None)
        if expression is None or expression.type.get_canonical().kind not in INTEGERS:
            return None
        inner = list(walk(expression))
        if any(c.kind in (CursorKind.STRING_LITERAL, CursorKind.COMPOUND_LITERAL_EXPR) for c in inner):
            return None
        named = [c.referenced for c in inner if c.kind == CursorKind.DECL_REF_EXPR]
        # The macro may be another name for an enumerator.
        if len(named) == 1 and named[0].spelling == body:
            return Constant("", python_name(body, {*MODULE_ATTRIBUTES, *ENUM_ATTRIBUTES}))
        type_ = self.types.spell(expression.type)
        value = probe.enum_value
        if value < 0 and expression.type.get_canonical().kind in (TypeKind.ULONG, TypeKind.ULONGLONG):
            value += 1 << 64  # libclang returns every value as a signed 64-bit integer
        return Constant(type_, value)
