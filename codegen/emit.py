"""Histories as the text of tables and .pyi files. The same input gives the same bytes on every system.

The rows of the tables are explained where they are read: cudyn/_tables/rows.py.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from .c_types import Array, declare, is_callback, parse
from .errors import CodegenError
from .history import History, Span, enumerators, span_text, spans_text
from .model import Constant, Function, Record
from .sources import Library

T = TypeVar("T")
Roles = Mapping[str, Sequence[Sequence[str]]]  # symbol -> for each of its spans, the role of each parameter


def head(library: Library, history: History, what: str) -> str:
    first, last = history.releases[0], history.releases[-1]
    headers = textwrap.fill(
        f"Generated from {', '.join(name.rstrip('?') for name in library.headers)} of the header releases "
        f"{first} to {last}",
        105,
        break_on_hyphens=False,
    )
    return (
        f'"""{what}\n\n'
        f"{headers}\n"
        f"({len(history.releases)} of them, pinned in headers/pins.toml). "
        f"Do not edit: `nox -s codegen` writes it.\n"
        f'"""\n\n'
    )


def functions_table(
    library: Library,
    history: History,
    roles: Roles,
    answers: Mapping[str, Sequence[str]] = {},
    told: Mapping[str, Sequence[str]] = {},
    too_small: Sequence[str] = (),
) -> str:
    """tables/<library>_functions.py: the facts for resolving and calling functions.

    answers, told, too_small: as in headers/libraries, the first two by symbol.
    """
    lines = [
        head(
            library, history, f"The functions of {library.name}; cudyn/_tables/rows.py explains the tables."
        ),
        f"RELEASES = {_tuple(history.releases)}\n",
        "VERSIONS: dict[str, tuple[int, int]] = {",
        ", ".join(f"{_str(release)}: {version}" for release, version in history.versions.items()),
        "}\n\nFUNCTIONS: dict[str, str] = {\n",
    ]
    for symbol, spans in history.functions.items():
        texts = _texts(symbol, history, roles)
        plain = _plain(symbol)
        if plain != symbol and len(spans) == 1 and _texts(plain, history, roles) == texts:
            texts = [f"={plain}"]
        lines.append(f"    {_str(symbol)}: {_str(_spanned(spans, history, texts))},\n")
    lines.append("}\n\nVARIANTS: dict[str, tuple[str, ...]] | None = ")
    if history.variants is None:
        lines.append("None\n")
    else:
        rows = (f"    {_str(symbol)}: {_tuple(since)},\n" for symbol, since in history.variants.items())
        lines.append("{\n" + "".join(rows) + "}\n")
    lines.append("\nNAMES: dict[str, str] = {\n")
    for name, names in history.names.items():
        if any(span.value != name for span in names):
            lines.append(f"    {_str(name)}: {_str(spans_text(names, history.releases, str))},\n")
    lines.append("}\n\nPER_THREAD: dict[str, str] = {\n")
    for name, names in history.per_thread.items():
        lines.append(f"    {_str(name)}: {_str(spans_text(names, history.releases, str))},\n")
    lines.append("}\n\nANSWERS: dict[str, tuple[str, ...]] = {\n")
    lines += (f"    {_str(symbol)}: {_tuple(statuses)},\n" for symbol, statuses in answers.items())
    lines.append("}\n\nTOLD: dict[str, tuple[str, ...]] = {\n")
    lines += (f"    {_str(symbol)}: {_tuple(names)},\n" for symbol, names in told.items())
    lines.append(f"}}\n\nTOO_SMALL: tuple[str, ...] = {_tuple(too_small)}\n")
    lines += _hidden(library, history)
    return "".join(lines)


def _hidden(library: Library, history: History) -> Iterator[str]:
    """Exported functions that no header declares, and other names for functions."""
    for symbol, row in library.hidden.items():
        _check_hidden(library, history, symbol, row["prototype"])
    yield "\nHIDDEN: dict[str, str] = {\n"
    yield from (f"    {_str(symbol)}: {_str(row['prototype'])},\n" for symbol, row in library.hidden.items())
    yield "}\n\n"
    failing = [symbol for symbol, row in library.hidden.items() if row["fallback"] == "status"]
    yield from _lines("FAILING", failing)
    yield "\n"
    yield from _lines("REGISTERING", [s for s, row in library.hidden.items() if row.get("registers")])
    yield "\nRENAMES: dict[str, str] = {\n"
    for name, symbol in library.renames.items():
        if name.endswith("*") is not symbol.endswith("*"):
            raise CodegenError(f"{library.file}: renames: {name}: a prefix renames a prefix")
        known = symbol[:-1] in library.prefixes if name.endswith("*") else symbol in history.functions
        if not known or name in history.functions:
            raise CodegenError(f"{library.file}: renames: {name}: {symbol} is not in the headers")
        yield f"    {_str(name)}: {_str(symbol)},\n"
    yield "}\n"


def _lines(name: str, items: Sequence[str]) -> Iterator[str]:
    """A tuple, an item a line."""
    yield f"{name}: tuple[str, ...] = (" + ("\n" if items else "")
    yield from (f"    {_str(item)},\n" for item in items)
    yield ")\n"


def _check_hidden(library: Library, history: History, symbol: str, row: str) -> None:
    """Stop if a hidden function is declared in a header, or its prototype is not a row of a table."""
    where = f"{library.file}: hidden.{symbol}"
    if symbol in history.functions:
        raise CodegenError(f"{where}: the headers declare it")
    order = history.releases.index
    end = -1
    for part in row.split(" | "):
        match = re.fullmatch(r"(?:@(\S+?)(?:<(\S+))? )?[\w *]+ \([\w *,\[\]]*\)", part)
        if not match:
            raise CodegenError(f"{where}: prototype: expected result (role type name, ...), got {part!r}")
        since, until = match[1] or history.releases[0], match[2]
        if not {since, until or since} <= {*history.releases}:
            raise CodegenError(f"{where}: prototype: a release that is not pinned, {since} or {until}")
        before, end = end, order(until) if until else len(history.releases)
        if not before <= order(since) < end:
            raise CodegenError(f"{where}: prototype: the releases are not in order")


def _plain(symbol: str) -> str:
    """The symbol without its suffix for streams, or for a version of nvJitLink."""
    plain = symbol.removesuffix("_ptds").removesuffix("_ptsz")
    return re.sub(r"^__(\w+?)_\d+_\d+$", r"\1", plain)


def _texts(symbol: str, history: History, roles: Roles) -> list[str]:
    """The prototype of a symbol in each of its spans."""
    spans = history.functions.get(symbol, [])
    return [prototype(span.value, r) for span, r in zip(spans, roles.get(symbol, ()), strict=True)]


def prototype(function: Function, roles: Sequence[str]) -> str:
    """`CUresult (out CUdeviceptr *dptr, size_t bytesize)`."""
    params = ", ".join(
        ("" if role == "in" else f"{role} ") + declare(p.type, p.name)
        for role, p in zip(roles, function.params, strict=True)
    )
    return f"{function.result} ({params})"


def types_table(library: Library, history: History, used: Sequence[History] = ()) -> str:
    """tables/<library>_types.py: read when a type or a constant is first used.

    used: of the libraries whose types it uses.
    """
    return "".join(
        [
            head(
                library, history, f"The types of {library.name}; cudyn/_tables/rows.py explains the tables."
            ),
            f"USES: tuple[str, ...] = {_tuple(library.uses)}\n",
            f"USES_RELEASE = {_str(library.uses_release)}\n",
            f"DEVICE_POINTERS = {library.device_pointers}\n",
            f"WINDOWS: dict[str, str] = {{{_windows(library, history)}}}\n",
            f"TAGGED: tuple[str, ...] = {_tuple(library.tagged)}\n\n",
            "TYPEDEFS: dict[str, str] = {\n",
            *_typedefs(library, history),
            "}\n\nENUMS: dict[str, str] = {\n",
            *(f"    {_str(tag)}: {_enum(tag, history)},\n" for tag in history.enums),
            "}\n\nATTRIBUTES: dict[str, dict[str, str]] = {\n",
            *_nested(history.attributes),
            "}\n\nINITIAL: dict[str, dict[str, int | str]] = {\n",
            *_nested(history.initial),
            "}\n\nBYTES: dict[str, tuple[str, ...]] = {\n",
            *(f"    {_str(tag)}: {_tuple(names)},\n" for tag, names in history.bytes.items()),
            "}\n\nRECORDS: dict[str, str] = {\n",
            *(f"    {_str(tag)}: {_records(tag, library, history, used)},\n" for tag in history.records),
            "}\n\nCONSTANTS: dict[str, int | str] = {\n",
            *(
                f"    {_str(name)}: {_constant(spans, history)},\n"
                for name, spans in history.constants.items()
            ),
            "}\n\nVARIABLES: dict[str, str] = {\n",
            *(
                f"    {_str(name)}: {_str(spans_text(spans, history.releases, str))},\n"
                for name, spans in history.variables.items()
            ),
            "}\n",
        ]
    )


def _typedefs(library: Library, history: History) -> Iterator[str]:
    """The rows of typedefs, except those that follow from a record's tag."""
    for name, spans in history.typedefs.items():
        if not name.endswith(library.tagged):
            yield f"    {_str(name)}: {_str(spans_text(spans, history.releases, str))},\n"
    for tag in history.records:
        if (
            tag.removesuffix("_st").endswith(library.tagged)
            and tag.removesuffix("_st") not in history.typedefs
        ):
            raise CodegenError(f"{library.file}: tagged: struct {tag} has no typedef")
    for name, spans in history.typedefs.items():
        if name.endswith(library.tagged):
            tag = f"{name}_st"
            its = [(span.introduced, span.removed) for span in history.records.get(tag, ())]
            given = [(span.introduced, span.removed) for span in spans]
            if {span.value for span in spans} != {f"struct {tag}"} or _join(its) != _join(given):
                raise CodegenError(f"{library.file}: tagged: {name} is not struct {tag} in the same releases")


def _join(spans: Iterable[tuple[str, str | None]]) -> list[list[str | None]]:
    """Spans, with adjacent ones merged."""
    found: list[list[str | None]] = []
    for introduced, removed in spans:
        if found and found[-1][1] == introduced:
            found[-1][1] = removed
        else:
            found.append([introduced, removed])
    return found


def _nested(rows: Mapping[str, Mapping[str, int | str]]) -> Iterator[str]:
    for key, values in rows.items():
        yield f"    {_str(key)}: {{\n"
        for name, value in values.items():
            yield f"        {_str(name)}: {_str(value) if isinstance(value, str) else value},\n"
        yield "    },\n"


def _windows(library: Library, history: History) -> str:
    unknown = library.windows.keys() - history.records.keys()
    if unknown:
        raise CodegenError(f"{library.name}: no record for these entries of windows: {sorted(unknown)}")
    return ", ".join(f"{_str(tag)}: {_str(rule)}" for tag, rule in library.windows.items())


def _enum(tag: str, history: History) -> str:
    spans = history.enums[tag]
    lines, following = [spans[-1].value.type], 0
    for name, values in enumerators(spans, history.releases).items():
        text = spans_text(values, history.releases, str)
        lines.append(f"{name} {text}".removesuffix(f" {following}"))
        following = values[-1].value + 1
    return '"""' + "\n".join(lines) + '"""'


def _records(tag: str, library: Library, history: History, used: Sequence[History]) -> str:
    blocks = []
    for span in history.records[tag]:
        if tag in history.natural and _is_of_call(tag, span, library, used):
            blocks.append(_spanned([span], history, ["="]))
            continue
        lines = list(_record_lines(span.value, 1))
        header = f"{span.value.kind} {span.value.size} {span.value.align}"
        blocks.append("\n".join([_spanned([span], history, [header]), *lines]))
    text = "\n".join(blocks)
    return f'"""{text}"""' if "\n" in text else _str(text)


def _is_of_call(tag: str, span: Span[Record], library: Library, used: Sequence[History]) -> bool:
    """Are a record's members the parameters of the function that cudyn/_binding/types.py takes it for?"""
    name = tag.removesuffix("_st")
    if not name.endswith(library.tagged):
        return False
    for ending in library.tagged:
        name = name.removesuffix(ending)
    members = [(item.name, item.type) for item in span.value.fields]
    if any(
        isinstance(type_, Record) or is_callback(type_) or isinstance(parse(type_), Array)
        for _, type_ in members
    ):
        return False
    for symbol in (name, name.rpartition("_v")[0]):
        for other in used:
            if symbol in other.functions:
                found = [s.value.params for s in other.functions[symbol] if other.holds(s, span.introduced)]
                return bool(found) and [(p.name, p.type) for p in found[0]] == members
    return False


def _record_lines(record: Record, depth: int) -> Iterator[str]:
    indent = "  " * depth
    for item in record.fields:
        where = f"{indent}{item.offset // 8}"
        if item.bits is not None:
            yield f"{where}:{item.offset % 8} {item.type} {item.name} : {item.bits}".rstrip()
        elif isinstance(item.type, Record):
            inner = item.type
            yield f"{where} {inner.kind} {inner.size} {inner.align} {item.name}{item.dims}".rstrip()
            yield from _record_lines(inner, depth + 1)
        else:
            yield f"{where} {declare(item.type, item.name)}"


def _constant(spans: Sequence[Span[Constant]], history: History) -> str:
    text = spans_text(spans, history.releases, _constant_text)
    return text if _is_number(text) else _str(text)


def _constant_text(constant: Constant) -> str:
    """Integers of C's own types become plain numbers; casts to the library's types stay."""
    if constant.type in ("", "int", "unsigned int", "long long", "unsigned long long"):
        return str(constant.value)
    return f"{constant.type} {constant.value}"


def _spanned(spans: Sequence[Span[T]], history: History, texts: Sequence[str]) -> str:
    """A row of texts, one for each span."""
    if len(spans) == 1 and spans[0].introduced == history.releases[0] and spans[0].removed is None:
        return texts[0]
    return " | ".join(f"{span_text(span)} {text}" for span, text in zip(spans, texts, strict=True))


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()


def _str(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _tuple(items: Sequence[str]) -> str:
    return "(" + "".join(f"{_str(item)}, " for item in items).rstrip(" " if len(items) == 1 else ", ") + ")"
