"""Generates two pages for each library: one about its functions, and one about its types.

The pages are generated from the tables in cudyn/_bindings, without opening a library.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from cudyn._bindings.libraries import npp_names
from cudyn._bindings.libraries.catalog import LibraryInfo
from cudyn._bindings.libraries.explain import declare
from cudyn._bindings.libraries.library import Library, library
from cudyn._bindings.libraries.missing import split_symbol
from cudyn._bindings.libraries.sentences import find_manual_url, find_sentence
from cudyn._bindings.tables import rows

# File name of a page -> its Markdown, and the HTML that replaces PLACEHOLDER in the page.
Pages = dict[str, tuple[str, str]]
# Name of a function -> its symbols.
Functions = dict[str, list[str]]
# Operation of NPP, such as nppiAdd -> its functions.
Operations = dict[str, Functions]
PLACEHOLDER = "<!-- tables -->"
PAGE_SIZE = 500  # maximum number of functions on a page, for libraries that are split into several pages


def make_pages(infos: Sequence[LibraryInfo]) -> Pages:
    """Return the pages about these libraries, and the page that lists them."""
    pages: Pages = {}
    overview = ["# The libraries", ""]
    overview += ["All functions and types that cudyn supports, read from its tables.", ""]
    overview += ["| library | functions | types and constants | releases |", "|---|---:|---:|---|"]
    for info in infos:
        lib = library(info)
        functions = _group_symbols(lib)
        span = f"{info.numbering} {lib.releases[0]} to {lib.releases[-1]}"
        overview.append(
            f"| [`cudyn.{info.name}`]({info.name}.md), {info.title} | {len(functions)} "
            f"| [{_count_types(lib)}]({info.name}_types.md) | {span} |"
        )
        if info.siblings:
            pages |= _split_library(lib, functions, span)
        else:
            pages[f"{info.name}.md"] = _introduce(info, span), "\n".join(_write_functions(lib, functions))
        pages[f"{info.name}_types.md"] = _introduce_types(info, span), "\n".join(_write_types(lib))
    pages["index.md"] = "\n".join(overview) + _EXPLANATION, ""
    return pages


def _count_types(lib: Library) -> int:
    """Return the number of structures, unions, enumerations and constants of a library."""
    types = lib.common_types.tables
    return len(types.RECORDS) + len(types.ENUMS) + len(types.CONSTANTS)


def _split_library(lib: Library, functions: Functions, span: str) -> Pages:
    """Return the pages about a library that consists of several files, such as NPP.

    There are one or more pages about each file, and another page that lists these pages. A browser would need
    many seconds to show a single page with thousands of functions.

    Args:
        lib: The library to describe.
        functions: The library's functions, with their symbols.
        span: The range of releases whose headers were read, such as "CUDA 11.2 to 13.0".
    """
    info = lib.info
    introduction = _introduce(info, span)
    heading = f"# cudyn.{info.name}"
    pages: Pages = {}
    overview = ["", "| file | operations | functions |", "|---|---|---:|"]
    for file, functions_of_file in _group_by_file(lib, functions).items():
        parts = _divide_into_pages(_group_by_operation(functions_of_file))
        for number, operations in enumerate(parts, start=1):
            names = list(operations)
            range_of_names = f"{names[0]} to {names[-1]}"
            page = f"{info.name}_{file}.md"
            title = file
            if len(parts) > 1:
                page = f"{info.name}_{file}_{number}.md"
                title = f"{file}, {range_of_names}"
            markdown = introduction.replace(f"{heading}\n", f"{heading}: {title}\n")
            pages[page] = markdown, "\n".join(_write_operations(lib, operations))
            function_count = sum(len(functions) for functions in operations.values())
            overview.append(f"| [{file}]({page}) | {range_of_names} | {function_count} |")
    overview_page = introduction + "\n".join(overview) + "\n"
    return {f"{info.name}.md": (overview_page, ""), **pages}


def _group_by_file(lib: Library, functions: Functions) -> dict[str, Functions]:
    """Group the functions of a library that consists of several files by the file that contains them.

    The tables contain the header of each symbol, and the library's information maps headers to files.
    """
    groups: dict[str, Functions] = defaultdict(dict)
    for name, symbols in functions.items():
        header = lib.tables.HEADERS[symbols[0]]
        groups[lib.info.siblings[header]][name] = symbols
    return dict(sorted(groups.items()))


def _group_by_operation(functions: Functions) -> Operations:
    """Group NPP's functions by operation, such as nppiAdd."""
    operations: Operations = defaultdict(dict)
    for name, symbols in functions.items():
        operation = npp_names.split(name)[0]
        operations[operation][name] = symbols
    return dict(sorted(operations.items()))


def _divide_into_pages(operations: Operations) -> list[Operations]:
    """Divide the operations into groups, one for each page.

    A page has at most PAGE_SIZE functions, unless a single operation has more.
    """
    groups: list[Operations] = [{}]
    size = 0
    for operation, functions in operations.items():
        if size and size + len(functions) > PAGE_SIZE:
            groups.append({})
            size = 0
        groups[-1][operation] = functions
        size += len(functions)
    return groups


_EXPLANATION = """

Each page shows the C prototypes of each symbol, with the releases that contain them. The words in italics are
the [roles](../library_modules.md#call-shapes) of parameters. Parameters without such a word are inputs. The
brackets contain the number of elements that C reads or writes. For `void`, for characters, and if a `b`
follows, they contain the number of bytes. The next line is the checked call in Python. `M.describe(name)` and
`python -m cudyn show NAME` print the same information, and report whether the library on your machine has the
function.
"""


def _introduce(info: LibraryInfo, span: str) -> str:
    """Return the Markdown of a page about functions. `span` is a range such as "CUDA 11.2 to 13.0"."""
    return (
        f"# cudyn.{info.name}\n\nThe functions of the {info.title} in the headers of {span}. "
        f"[Types and constants]({info.name}_types.md) have a separate page. "
        f"[Library modules](../library_modules.md) explains calls and roles, and NVIDIA's "
        f"[manual]({info.manual}) explains the functions. The environment variable `{info.variable}` "
        f"sets the file to load.\n\n{PLACEHOLDER}\n"
    )


def _introduce_types(info: LibraryInfo, span: str) -> str:
    """Return the Markdown of a page about types. `span` is a range such as "CUDA 11.2 to 13.0"."""
    return (
        f"# cudyn.{info.name}: types and constants\n\nThe structures and unions with the offset, type and "
        f"name of each member, and the enumerations, handles and constants in the headers of {span}. "
        f"[Functions]({info.name}.md) have a separate page.\n\n{PLACEHOLDER}\n"
    )


def _group_symbols(lib: Library) -> Functions:
    """Group the symbols of a library by function.

    The newest symbol of a function comes first, and symbols for per-thread default streams come last.
    """
    groups: Functions = defaultdict(list)
    for symbol in lib.tables.FUNCTIONS:
        name, _ = split_symbol(symbol)
        groups[name].append(symbol)

    def get_order(symbol: str) -> tuple[bool, int, str]:
        """Return the sort key of a symbol. Newer symbols are longer, because they end with _v2, _v3, ..."""
        _, suffix = split_symbol(symbol)
        return bool(suffix), -len(symbol), symbol

    return {name: sorted(groups[name], key=get_order) for name in sorted(groups, key=str.lower)}


def _explain(sentence: str, url: str) -> str:
    """Return the HTML of a paragraph that describes a function, with a link to NVIDIA's manual.

    Args:
        sentence: The description of the function, or "".
        url: The URL of the function in the manual, or "". If both are "", the result is also "".
    """
    if not sentence and not url:
        return ""
    manual = f' <a href="{url}">NVIDIA\'s manual</a>' if url else ""
    return f"<p>{escape(sentence)}{manual}</p>"


def _write_functions(lib: Library, functions: Functions) -> Iterator[str]:
    """Yield the HTML of a list of links to functions, and of a section for each function."""
    yield _list_names({name: name for name in functions}, is_searched=False)
    for name, symbols in functions.items():
        yield f'<h3 id="{name}">{name}</h3>'
        yield _explain(find_sentence(lib.info.name, name), find_manual_url(lib.info.name, name))
        yield from _write_function(lib, name, symbols)


def _write_operations(lib: Library, operations: Operations) -> Iterator[str]:
    """Yield the HTML of NPP's functions, with a section for each operation.

    The search index contains the operations and the names of their functions, but no section for each
    function, because an index with 12,000 sections makes searches slow.
    """
    yield _list_names({name: f"operation-{name}" for name in operations}, is_searched=False)
    for operation, functions in operations.items():
        yield f'<h3 id="operation-{operation}">{operation}</h3>'
        yield _list_names({name: name for name in functions}, is_searched=True)
        yield "<div data-search-exclude>"
        for name, symbols in functions.items():
            yield f'<p id="{name}"><b>{name}</b></p>'
            yield _explain(find_sentence(lib.info.name, name), find_manual_url(lib.info.name, name))
            yield from _write_function(lib, name, symbols)
        yield "</div>"


def _list_names(anchors: Mapping[str, str], *, is_searched: bool) -> str:
    """Return the HTML of a list of links.

    Args:
        anchors: The anchors on the page, by the names that are shown.
        is_searched: Whether the names in this list are added to the search index.
    """
    links = " ".join(f'<a href="#{anchor}">{name}</a>' for name, anchor in anchors.items())
    attribute = "" if is_searched else " data-search-exclude"
    return f'<p class="names"{attribute}>\n{links}\n</p>'


def _write_function(lib: Library, name: str, symbols: list[str]) -> Iterator[str]:
    """Yield the HTML of a function's prototypes, with the Python expression that calls each symbol.

    Args:
        lib: The library that contains the function.
        name: The name of the function.
        symbols: The function's symbols.
    """
    yield '<div class="function" data-search-exclude>'
    for symbol in symbols:
        if symbol == _find_symbol(lib, name):
            expression = name
        elif symbol == _find_symbol(lib, symbol):
            expression = symbol
        else:
            expression = f'symbol("{symbol}")'
        yield from _write_symbol(lib, symbol, expression)
    yield "</div>"


def _find_symbol(lib: Library, name: str) -> str | None:
    """Return the symbol that cudyn calls for a Python name in the newest release.

    Most names are also the names of their symbols. The others are in the table NAMES.
    """
    return rows.find_value(lib.tables.NAMES.get(name, name), lib.releases, lib.releases[-1])


def _write_symbol(lib: Library, symbol: str, expression: str) -> Iterator[str]:
    """Yield the HTML of a symbol's C prototypes, each followed by the call in Python.

    Args:
        lib: The library that contains the symbol.
        symbol: The symbol to describe.
        expression: The expression for the symbol in cudyn's module, such as `symbol("cuCtxCreate")`.
    """
    _, suffix = split_symbol(symbol)
    if suffix:  # a symbol with a suffix has the prototype of the symbol without it
        yield f"<p>Per-thread default stream: <code>{symbol}</code></p>"
        return
    for since, until, prototype in lib.get_versions(symbol):
        return_type, params = rows.prototype(prototype)
        declarations = [f"{_format_role(param)}{escape(declare(param.type, param.name))}" for param in params]
        parameters = ", ".join(declarations) or "void"
        yield f"<p class=c><code>{escape(return_type)} <b>{symbol}</b>({parameters})</code></p>"
        arguments = ", ".join(param.name for param in params if param.is_given)
        results = ", ".join(param.name for param in params if param.is_returned)
        assignment = f"{results} = " if results else ""
        yield f"<p><code>{escape(assignment)}{lib.info.name}.{expression}({arguments})</code>"
        yield f" · {_format_span(lib, since, until)}{_format_statuses(lib, symbol)}</p>"


def _format_role(param: rows.Param) -> str:
    """Return the HTML that describes a parameter's role, kind of memory and size, such as "out device[n]".

    The defaults, an input, host memory and a single element, are omitted. If all apply, the result is "".
    """
    words = []
    if param.role != "in":
        words.append(param.role)
    if param.memory not in ("", "host", "text"):
        words.append(param.memory)
    description = " ".join(words)
    size = f"?{param.unknown}" if param.unknown else param.size
    if size and size != "1":
        unit = "b" if param.in_bytes else ""
        description += f"[{size}]{unit}"
    return f"<i>{escape(description)}</i> " if description else ""


def _format_span(lib: Library, since: str, until: str | None) -> str:
    """Return a description of a span of releases, such as "since 11.2 or earlier, until before 12.0".

    Args:
        lib: The library whose releases are described.
        since: The first release of the span.
        until: The first release after the span, or None if the span includes the newest release.
    """
    description = f"since {since}"
    if since == lib.releases[0]:
        description += " or earlier"
    if until:
        description += f", until before {until}"
    return description


def _format_statuses(lib: Library, symbol: str) -> str:
    """Return the HTML that lists the status codes that calls return instead of raising an exception."""
    statuses = lib.tables.ANSWERS.get(symbol)
    if not statuses:
        return ""
    if statuses == ("*",):
        return " · returns the status: any status"
    names = ", ".join(f"<code>{name}</code>" for name in statuses)
    return f" · returns the status: {names}"


def _write_types(lib: Library) -> Iterator[str]:
    """Yield the HTML of all types and constants."""
    tables = lib.common_types.tables
    yield '<h2 id="structures-and-unions">Structures and unions</h2>'
    for tag, row in sorted(tables.RECORDS.items()):
        yield from _write_record(lib, tag, row)
    yield '<h2 id="enumerations">Enumerations</h2>'
    for tag, row in sorted(tables.ENUMS.items()):
        type_, enumerators = rows.enum(row)
        yield _open_section(tag, tag) + f"<p>{escape(type_)}</p><p class=c><code>"
        yield _format_rows(lib, enumerators)
        yield "</code></p></div>"
    yield '<h2 id="typedefs-and-handles">Typedefs and handles</h2><div data-search-exclude><p class=c><code>'
    typedefs = {name: row for name, row in tables.TYPEDEFS.items() if not _repeats_tag(name, row)}
    yield _format_rows(lib, dict(sorted(typedefs.items())))
    yield '</code></p></div><h2 id="constants">Constants</h2><div data-search-exclude><p class=c><code>'
    yield _format_rows(lib, dict(sorted(tables.CONSTANTS.items())))
    yield "</code></p></div>"


def _write_record(lib: Library, tag: str, row: str) -> Iterator[str]:
    """Yield the HTML of a structure or union, whose layout may differ between releases.

    Args:
        lib: The library that uses the type.
        tag: The tag of the structure or union in C.
        row: Its table row, which contains the layouts.
    """
    newest_types = lib.types_at(lib.releases[-1])
    yield _open_section(tag, newest_types.common.get_typedef(f"struct {tag}", tag))
    for span in rows.record_spans(row, lib.releases):
        header, _, members = newest_types.layout(tag, span).partition("\n")
        kind, size, align = header.split(" ")
        releases = _format_span(lib, span[0], span[1])
        yield f"<p>{kind} of {size} bytes, aligned to {align} · {releases}</p>"
        yield f"<p class=c><code>{escape(members)}</code></p>"
    yield "</div>"


def _format_rows(lib: Library, rows_by_name: Mapping[str, Any]) -> str:
    """Return the HTML of a list with a line for each name, such as `CU_LIMIT_STACK_SIZE = 0`."""
    lines = [f"{name} = {_format_row(lib, row)}" for name, row in rows_by_name.items()]
    return escape("\n".join(lines))


def _open_section(tag: str, name: str) -> str:
    """Return the heading of a type and the opening tag of its section, which the caller closes.

    Args:
        tag: The tag of the struct, union or enum in C.
        name: The name of its class in Python, which the heading contains if it differs from the tag.
    """
    alias = f" ({name})" if name != tag else ""
    return f'<h3 id="{escape(tag)}">{escape(tag)}{escape(alias)}</h3><div data-search-exclude>'


def _repeats_tag(name: str, row: str) -> bool:
    """Return whether a typedef has the same name as its struct, union or enum.

    Such a typedef, as in `typedef struct X X`, is only needed in C, not in C++.
    """
    return re.fullmatch(r"(struct|union|enum) " + re.escape(name), row) is not None


def _format_row(lib: Library, row: str | int) -> str:
    """Format a table row. If the value depends on the release, each value is followed by its releases.

    Args:
        lib: The library whose table contains the row.
        row: The table row. Its format is described in tables/rows.py: a row that begins with "@" has
            different values in different releases, and an int is the same in all releases.
    """
    spans = rows.spans(row, lib.releases)
    depends_on_release = isinstance(row, str) and row.startswith("@")
    if len(spans) == 1 and not depends_on_release:
        _, _, value = spans[0]
        return value
    values = [f"{value}  ({_format_span(lib, since, until)})" for since, until, value in spans]
    return "; ".join(values)
