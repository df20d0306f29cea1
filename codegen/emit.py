"""Writes histories as tables. The output is byte-identical on every system.

cudyn/_bindings/tables/rows.py reads the tables and explains the format of their rows.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence

from .abi import iter_member_types
from .c_types import Array, declare, is_callback, names_in, parse
from .errors import CodegenError
from .history import History, Span, get_enumerators, write_spans
from .model import Constant, Function, Record
from .patches import Layout
from .sources import Library

Roles = Mapping[str, Sequence[Sequence[str]]]  # symbol -> for each of its spans, the role of each parameter


def write_docstring(library: Library, history: History, summary: str) -> str:
    """Return the docstring of a generated table."""
    oldest = history.releases[0]
    newest = history.releases[-1]
    headers = textwrap.fill(
        f"Generated from {', '.join(library.header_names)} of the header releases {oldest} to {newest}",
        105,
        break_on_hyphens=False,
    )
    return (
        f'"""{summary}\n\n'
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
    versions: Mapping[str, int] = {},
    layouts: Mapping[str, Layout] = {},
) -> str:
    """Return the contents of tables/<library>_functions.py.

    The file contains the data for resolving and calling functions.

    Args:
        library: library whose table is generated
        history: the library's declarations
        roles: roles of the parameters
        answers: status codes that are results rather than errors, keyed by symbol (see Exceptions.answers)
        told: names of the outputs that explain a failure, keyed by symbol (see Exceptions.told)
        versions: versions to pass to cuGetProcAddress, keyed by symbol (see proc_versions.read)
        layouts: layouts of types in patch releases (see patches.read_layouts)
    """
    lines = [
        write_docstring(
            library,
            history,
            f"The functions of {library.name}, in the format described in cudyn/_bindings/tables/rows.py.",
        ),
        f"RELEASES = {_tuple(history.releases)}\n",
        "VERSIONS: dict[str, tuple[int, int, int]] = {",
        ", ".join(f"{_str(release)}: {version}" for release, version in history.versions.items()),
        "}\n",
    ]
    functions = _function_rows(history, roles)
    lines += (
        _iter_sections_code(library, history, functions)
        if has_many(history)
        else _iter_functions_code(functions)
    )
    if history.variants is None:
        lines.append(f"\nVARIANTS: {_TUPLES} | None = None\n")
    else:
        lines += _iter_dict_code("VARIANTS", f"{_TUPLES} | None", _tuple_rows(history.variants))
    # A name is only listed if it differs from its symbol.
    other_names = {n: spans for n, spans in history.names.items() if any(span.value != n for span in spans)}
    lines += _iter_dict_code("NAMES", _STRINGS, _span_rows(history, other_names))
    lines += _iter_dict_code("PER_THREAD", _STRINGS, _span_rows(history, history.per_thread))
    lines += _iter_dict_code("ANSWERS", _TUPLES, _tuple_rows(answers))
    lines += _iter_dict_code("TOLD", _TUPLES, _tuple_rows(told))
    lines.append(f"\nTOO_SMALL: tuple[str, ...] = {_tuple(library.too_small)}\n")
    lines += _iter_dict_code(
        "PROC_VERSIONS", "dict[str, int]", ((symbol, str(n)) for symbol, n in versions.items())
    )
    lines.append(f"\nHEADER = {_str(library.header_names[0])}\n")
    lines += (
        [HEADERS_OF_SECTIONS]
        if has_many(history)
        else _iter_dict_code("HEADERS", _STRINGS, _header_rows(library, history))
    )
    lines += _iter_hidden_code(library, history)
    if not library.checked:
        lines += ["\n", *_iter_tuple_code("CHECKED", library.checked_functions)]
    if layouts:
        lines += _iter_dict_code("PATCHES", "dict[str, tuple[str, str, str, str]]", _patch_rows(layouts))
    return "".join(lines)


_STRINGS = "dict[str, str]"
_TUPLES = "dict[str, tuple[str, ...]]"
Rows = Iterable[tuple[str, str]]  # keys, and values as Python literals


def _iter_dict_code(name: str, type_: str, rows: Rows) -> Iterator[str]:
    """Yield the code that assigns a dictionary to a name, with one row per line."""
    yield f"\n{name}: {type_} = {{\n"
    yield from (f"    {_str(key)}: {value},\n" for key, value in rows)
    yield "}\n"


def _tuple_rows(values: Mapping[str, Sequence[str]]) -> Rows:
    """Return rows whose values are tuples of strings."""
    return ((key, _tuple(items)) for key, items in values.items())


def _patch_rows(layouts: Mapping[str, Layout]) -> Rows:
    """Yield a row for each type that has a different layout in some patch releases.

    The value of the row is a tuple: the query for the version, the first and the last patch release with
    this layout, and the layout.
    """
    for name, (patch, record) in layouts.items():
        layout = "\n".join([f"{record.kind} {record.size} {record.align}", *_record_lines(record, 1)])
        texts = ", ".join(map(_str, (patch.query, patch.first, patch.last)))
        yield name, f'({texts}, """{layout}""")'


def _span_rows(history: History, values: Mapping[str, Sequence[Span[str]]]) -> Rows:
    """Yield rows with the value of each span, and the releases in which it applies."""
    for key, spans in values.items():
        yield key, _str(write_spans(spans, history.releases, (span.value for span in spans)))


# In a library with more functions than this, equal rows are written only once, because many NPP functions
# differ only in their types.
_MANY = 5_000


def has_many(history: History) -> bool:
    """Return whether a library has so many functions that equal rows are written only once."""
    return len(history.functions) >= _MANY


def _function_rows(history: History, roles: Roles) -> Mapping[str, str]:
    """Return the row of each symbol. A row contains the prototypes of the symbol in all releases.

    If a row is equal to the row of the symbol without a suffix, it is `=SYMBOL` instead. In a library with
    thousands of functions, this also applies to the rows of any two symbols.
    """
    rows = {}
    first_symbols: dict[str, str] = {}  # row -> the first function with this row
    for symbol, spans in history.functions.items():
        texts = _prototypes_of(symbol, history, roles)
        plain = _without_suffix(symbol)
        if plain != symbol and len(spans) == 1 and _prototypes_of(plain, history, roles) == texts:
            texts = [f"={plain}"]
        row = write_spans(spans, history.releases, texts)
        first_symbol = first_symbols.setdefault(row, symbol) if has_many(history) else symbol
        rows[symbol] = row if first_symbol == symbol else f"={first_symbol}"
    return rows


def _iter_functions_code(functions: Mapping[str, str]) -> Iterator[str]:
    """Yield the code that defines FUNCTIONS as a dictionary of the rows."""
    return _iter_dict_code("FUNCTIONS", _STRINGS, ((symbol, _str(row)) for symbol, row in functions.items()))


def _iter_sections_code(library: Library, history: History, functions: Mapping[str, str]) -> Iterator[str]:
    """Yield code that defines FUNCTIONS from one string per header.

    Python loads a few long strings faster than a dictionary with thousands of them.
    """
    sections: dict[str, list[str]] = {}
    for symbol, row in functions.items():
        header = history.functions[symbol][-1].value.header or library.header_names[0]
        sections.setdefault(header, []).append(f"{symbol} {row}\n")
    yield f"\n_SECTIONS: {_STRINGS} = {{\n"
    for header, rows in sections.items():
        yield from (f'    {_str(header)}: """\\\n', *rows, '""",\n')
    yield "}\n" + FUNCTIONS_OF_SECTIONS


# The code of a table that parses _SECTIONS.
FUNCTIONS_OF_SECTIONS = """
_ROWS = {header: dict(line.split(" ", 1) for line in text.splitlines()) for header, text in _SECTIONS.items()}
_BY_SYMBOL = {symbol: row for section in _ROWS.values() for symbol, row in section.items()}
FUNCTIONS = {
    symbol: _BY_SYMBOL[row[1:]] if row[0] == "=" else row for symbol, row in _BY_SYMBOL.items()
}
"""

HEADERS_OF_SECTIONS = """
HEADERS = {symbol: header for header, section in _ROWS.items() if header != HEADER for symbol in section}
"""


def _header_rows(library: Library, history: History) -> Rows:
    """Yield the header of each symbol that the first header does not declare."""
    for symbol, spans in history.functions.items():
        header = spans[-1].value.header
        if header not in ("", library.header_names[0]):
            yield symbol, _str(header)


def _iter_hidden_code(library: Library, history: History) -> Iterator[str]:
    """Yield the code of the tables HIDDEN, FAILING, REGISTERING and RENAMES.

    HIDDEN contains the functions that no header declares, FAILING those whose fallback returns a status code,
    and REGISTERING those that a module's constructors call. RENAMES contains alternative names of functions.
    """
    for symbol, row in library.hidden.items():
        _check_hidden(library, history, symbol, row["prototype"])
    yield from _iter_dict_code(
        "HIDDEN", _STRINGS, ((s, _str(row["prototype"])) for s, row in library.hidden.items())
    )
    yield "\n"
    failing = [symbol for symbol, row in library.hidden.items() if row["fallback"] == "status"]
    yield from _iter_tuple_code("FAILING", failing)
    yield "\n"
    yield from _iter_tuple_code(
        "REGISTERING", [s for s, row in library.hidden.items() if row.get("registers")]
    )
    _check_renames(library, history)
    yield from _iter_dict_code(
        "RENAMES", _STRINGS, ((name, _str(symbol)) for name, symbol in library.renames.items())
    )


def _check_renames(library: Library, history: History) -> None:
    """Reject alternative names for functions that no header declares. A prefix ends with `*`."""
    for name, symbol in library.renames.items():
        is_prefix = symbol.endswith("*")
        if name.endswith("*") is not is_prefix:
            raise CodegenError(f"{library.file}: renames: {name}: expected two names or two prefixes")
        if is_prefix:
            is_declared = symbol.removesuffix("*") in library.prefixes
        else:
            is_declared = symbol in history.functions
        if not is_declared or name in history.functions:
            raise CodegenError(f"{library.file}: renames: {name}: {symbol} is not in the headers")


def _iter_tuple_code(name: str, items: Sequence[str]) -> Iterator[str]:
    """Yield the code that assigns a tuple to a name, with one item per line."""
    yield f"{name}: tuple[str, ...] = (" + ("\n" if items else "")
    yield from (f"    {_str(item)},\n" for item in items)
    yield ")\n"


def _check_hidden(library: Library, history: History, symbol: str, row: str) -> None:
    """Reject a hidden function if a header declares it, or if its prototype is not a valid table row."""
    location = f"{library.file}: hidden.{symbol}"
    if symbol in history.functions:
        raise CodegenError(f"{location}: the headers declare it")
    index_of = history.releases.index
    end = -1  # the index of the release in which the previous span ends
    for span_text in row.split(" | "):  # `@SINCE<UNTIL PROTOTYPE | ...`
        match = re.fullmatch(r"(?:@(\S+?)(?:<(\S+))? )?[\w *]+ \([\w *,\[\]]*\)", span_text)
        if not match:
            raise CodegenError(
                f"{location}: prototype: expected result (role type name, ...), got {span_text!r}"
            )
        since = match[1] or history.releases[0]
        until = match[2]
        if not {since, until or since} <= {*history.releases}:
            raise CodegenError(f"{location}: prototype: expected pinned releases, got {since} and {until}")
        previous_end = end
        end = index_of(until) if until else len(history.releases)
        if not previous_end <= index_of(since) < end:
            raise CodegenError(f"{location}: prototype: expected releases in ascending order")


def _without_suffix(symbol: str) -> str:
    """Return a symbol without the suffix for per-thread streams or the version suffix of nvJitLink."""
    plain = symbol.removesuffix("_ptds").removesuffix("_ptsz")
    return re.sub(r"^__(\w+?)_\d+_\d+$", r"\1", plain)


def _prototypes_of(symbol: str, history: History, roles: Roles) -> list[str]:
    """Return the prototype of a symbol in each of its spans."""
    spans = history.functions.get(symbol, [])
    return [prototype(span.value, r) for span, r in zip(spans, roles.get(symbol, ()), strict=True)]


def prototype(function: Function, roles: Sequence[str]) -> str:
    """Return a row such as `CUresult (out CUdeviceptr *dptr, size_t bytesize)`."""
    params = ", ".join(
        ("" if role == "in" else f"{role} ") + declare(p.type, p.name)
        for role, p in zip(roles, function.params, strict=True)
    )
    return f"{function.result} ({params})"


def _items(values: Mapping[str, str]) -> str:
    """Return the items of a dictionary of strings as Python code."""
    return ", ".join(f"{_str(key)}: {_str(value)}" for key, value in values.items())


def find_used_types(history: History, used: Sequence[History]) -> list[str]:
    """List the typedefs and tags of other libraries that the declarations of a library mention."""
    types = [type_ for spans in history.functions.values() for span in spans for type_ in span.value.types]
    types += [span.value for spans in history.typedefs.values() for span in spans]
    types += [
        type_ for spans in history.records.values() for s in spans for type_ in iter_member_types(s.value)
    ]
    types += [span.value for spans in history.variables.values() for span in spans]
    types += [span.value.type for spans in history.constants.values() for span in spans]
    types += [type_ for values in history.attributes.values() for type_ in values.values()]
    own_names = {*history.typedefs, *history.enums, *history.records}
    used_names = {
        name
        for used_history in used
        for name in (*used_history.typedefs, *used_history.enums, *used_history.records)
    }
    mentioned_names = {name for type_ in set(types) for name in names_in(type_)}
    return sorted((mentioned_names & used_names) - own_names)


def types_table(
    library: Library, history: History, used: Sequence[History] = (), all_used: Sequence[History] = ()
) -> str:
    """Return the contents of tables/<library>_types.py. It is read when a type or constant is first used.

    Args:
        library: library whose table is generated
        history: declarations of the library
        used: declarations of the libraries that its `uses` setting lists
        all_used: declarations of these libraries and of the libraries that they use in turn
    """
    constants = ((name, _constant_literal(spans, history)) for name, spans in history.constants.items())
    return "".join(
        [
            write_docstring(
                library,
                history,
                f"The types of {library.name}, in the format described in cudyn/_bindings/tables/rows.py.",
            ),
            f"USES: dict[str, str] = {{{_items(library.uses)}}}\n",
            f"USED_TYPES: tuple[str, ...] = {_tuple(find_used_types(history, all_used))}\n",
            f"DEVICE_POINTERS = {library.device_pointers}\n",
            f"WINDOWS: dict[str, str] = {{{_windows_items(library, history)}}}\n",
            f"TAGGED: tuple[str, ...] = {_tuple(library.tagged)}\n",
            *_iter_dict_code("TYPEDEFS", _STRINGS, _span_rows(history, _listed_typedefs(library, history))),
            *_iter_dict_code(
                "ENUMS", _STRINGS, ((tag, _enum_literal(tag, history)) for tag in history.enums)
            ),
            *_iter_dict_code("ATTRIBUTES", "dict[str, dict[str, str]]", _nested_rows(history.attributes)),
            *_iter_dict_code("INITIAL", "dict[str, dict[str, int | str]]", _nested_rows(history.initial)),
            *_iter_dict_code("BYTES", _TUPLES, _tuple_rows(history.bytes)),
            *_iter_dict_code("RENAMED", "dict[str, dict[str, str]]", _nested_rows(_renamed_members(history))),
            *_iter_dict_code(
                "RECORDS",
                _STRINGS,
                ((t, _record_literal(t, library, history, used)) for t in history.records),
            ),
            *_iter_dict_code("CONSTANTS", "dict[str, int | str]", constants),
            *_iter_dict_code("VARIABLES", _STRINGS, _span_rows(history, history.variables)),
        ]
    )


def _listed_typedefs(library: Library, history: History) -> dict[str, list[Span[str]]]:
    """Return the typedefs that the table contains.

    It does not contain typedefs that can be derived from the tag of a record, according to the `tagged`
    setting: `struct X_params_st` implies the typedef `X_params`.
    """
    for tag in history.records:
        name = tag.removesuffix("_st")
        if name.endswith(library.tagged) and name not in history.typedefs:
            raise CodegenError(f"{library.file}: tagged: struct {tag} does not have a typedef")
    listed = {}
    for name, spans in history.typedefs.items():
        if not name.endswith(library.tagged):
            listed[name] = spans
        elif not _is_derivable(name, spans, history):
            raise CodegenError(
                f"{library.file}: tagged: {name} and struct {name}_st are not in the same releases"
            )
    return listed


def _is_derivable(name: str, spans: Sequence[Span[str]], history: History) -> bool:
    """Return whether a typedef always stands for `struct NAME_st`, and exists in the same releases as it."""
    tag = f"{name}_st"
    typedef_spans = [(span.introduced, span.removed) for span in spans]
    record_spans = [(span.introduced, span.removed) for span in history.records.get(tag, ())]
    is_always_record = {span.value for span in spans} == {f"struct {tag}"}
    return is_always_record and _merge_adjacent(record_spans) == _merge_adjacent(typedef_spans)


def _merge_adjacent(spans: Iterable[tuple[str, str | None]]) -> list[tuple[str, str | None]]:
    """Merge (introduced, removed) pairs if one begins in the release in which the previous one ends."""
    merged: list[tuple[str, str | None]] = []
    for introduced, removed in spans:
        previous_introduced, previous_removed = merged[-1] if merged else ("", None)
        if previous_removed == introduced:
            merged[-1] = previous_introduced, removed
        else:
            merged.append((introduced, removed))
    return merged


def _nested_rows(rows: Mapping[str, Mapping[str, int | str]]) -> Rows:
    """Yield rows whose values are dictionaries."""
    for key, values in rows.items():
        rows_of_key = (
            (name, _str(value) if isinstance(value, str) else value) for name, value in values.items()
        )
        yield (
            key,
            "{\n" + "".join(f"        {_str(name)}: {value},\n" for name, value in rows_of_key) + "    }",
        )


def _windows_items(library: Library, history: History) -> str:
    """Return the items of the `windows` setting. Raises CodegenError if an item does not match a record."""
    unknown = library.windows.keys() - history.records.keys()
    if unknown:
        raise CodegenError(f"{library.name}: windows: these entries do not match a record: {sorted(unknown)}")
    return ", ".join(f"{_str(tag)}: {_str(rule)}" for tag, rule in library.windows.items())


def _enum_literal(tag: str, history: History) -> str:
    """Return the rows of an enum: its C type, and its enumerators with their values.

    A value is omitted if it is the value of the preceding enumerator plus one, as in C.
    """
    spans = history.enums[tag]
    lines = [spans[-1].value.type]
    next_value = 0
    for name, values in get_enumerators(spans, history.releases).items():
        text = write_spans(values, history.releases, (str(span.value) for span in values))
        lines.append(f"{name} {text}".removesuffix(f" {next_value}"))
        next_value = values[-1].value + 1
    return '"""' + "\n".join(lines) + '"""'


def _renamed_members(history: History) -> dict[str, dict[str, str]]:
    """Return the renamed members of each record that has any."""
    renamed = {tag: history.find_renamed_members(tag) for tag in history.records}
    return {tag: names for tag, names in renamed.items() if names}


def _record_literal(tag: str, library: Library, history: History, used: Sequence[History]) -> str:
    """Return the layouts of a record in its spans as a Python literal.

    The layout `=` stands for a record whose members are the parameters of a function.
    """
    blocks = []
    for span in history.records[tag]:
        if tag in history.naturally_aligned and _is_parameter_record(tag, span, library, used):
            blocks.append(write_spans([span], history.releases, ["="]))
            continue
        lines = list(_record_lines(span.value, 1))
        header = f"{span.value.kind} {span.value.size} {span.value.align}"
        blocks.append("\n".join([write_spans([span], history.releases, [header]), *lines]))
    text = "\n".join(blocks)
    return f'"""{text}"""' if "\n" in text else _str(text)


def _is_parameter_record(tag: str, span: Span[Record], library: Library, used: Sequence[History]) -> bool:
    """Return whether a record's members are the parameters of the function that the record is named after.

    cudyn/_bindings/calls/c_types.py finds the function by the record's name.
    """
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
    # The record's name may contain a version that the function's name does not contain.
    for symbol in (name, name.rpartition("_v")[0]):
        for used_history in used:
            if symbol in used_history.functions:
                params = [
                    s.value.params
                    for s in used_history.functions[symbol]
                    if used_history.covers(s, span.introduced)
                ]
                return bool(params) and [(p.name, p.type) for p in params[0]] == members
    return False


def _record_lines(record: Record, depth: int) -> Iterator[str]:
    """Yield a line for each member: its offset in bytes, its type and its name."""
    indent = "  " * depth
    for item in record.fields:
        position = f"{indent}{item.offset // 8}"
        if item.bits is not None:
            yield f"{position}:{item.offset % 8} {item.type} {item.name} : {item.bits}".rstrip()
        elif isinstance(item.type, Record):
            inner = item.type
            yield f"{position} {inner.kind} {inner.size} {inner.align} {item.name}{item.dims}".rstrip()
            yield from _record_lines(inner, depth + 1)
        else:
            yield f"{position} {declare(item.type, item.name)}"


def _constant_literal(spans: Sequence[Span[Constant]], history: History) -> str:
    """Return the value of a macro as a Python literal."""
    text = write_spans(spans, history.releases, (_constant_text(span.value) for span in spans))
    return text if _is_number(text) else _str(text)


def _constant_text(constant: Constant) -> str:
    """Return a constant's value as it appears in a table. Types other than common integers precede it."""
    if isinstance(constant.value, float):
        return f"{constant.type} {constant.value!r}"
    if constant.type in ("", "int", "unsigned int", "long long", "unsigned long long"):
        return str(constant.value)
    return f"{constant.type} {constant.value}"


def _is_number(text: str) -> bool:
    """Return whether a string is a decimal integer."""
    return text.lstrip("-").isdigit()


def _str(text: str) -> str:
    """Return the Python literal of a string, always in double quotes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _tuple(items: Sequence[str]) -> str:
    """Return the Python literal of a tuple of strings."""
    contents = ", ".join(map(_str, items))
    comma = "," if len(items) == 1 else ""
    return f"({contents}{comma})"
