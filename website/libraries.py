"""Every function and every type of a library as two pages, from the tables; no library is opened."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape
from itertools import product
from pathlib import Path

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.catalog import LibraryInfo
from cudyn._bindings.libraries.explain import declare
from cudyn._bindings.libraries.library import Library, library
from cudyn._bindings.libraries.missing import split_symbol
from cudyn._bindings.tables import rows
from website import manual_pages, npp_names

SENTENCES = Path(__file__).with_name("sentences")

Pages = dict[str, tuple[str, str]]  # path of a page -> its Markdown, and the HTML for the place that it marks
PLACE = "<!-- tables -->"


def make_pages(infos: Sequence[LibraryInfo]) -> Pages:
    """Make the pages of libraries, and the list of them."""
    pages: Pages = {}
    lines = ["# The libraries", "", "Each function and each type that cudyn knows, read from its tables.", ""]
    lines += ["| library | functions | types and constants | releases |", "|---|---:|---:|---|"]
    for info in infos:
        one = library(info)
        functions = _group(one)
        types = one.common_types.tables
        count = len(types.RECORDS) + len(types.ENUMS) + len(types.CONSTANTS)
        span = f"{info.numbering} {one.releases[0]} to {one.releases[-1]}"
        lines.append(
            f"| [`cudyn.{info.name}`]({info.name}.md), {info.title} | {len(functions)} "
            f"| [{count}]({info.name}_types.md) | {span} |"
        )
        if info.siblings:
            pages |= _split(one, functions, span)
        else:
            pages[f"{info.name}.md"] = _introduce(info, span), "\n".join(_write_functions(one, functions))
        pages[f"{info.name}_types.md"] = _introduce_types(info, span), "\n".join(_write_types(one))
    pages["index.md"] = "\n".join(lines) + _EXPLANATION, ""
    return pages


def _split(one: Library, functions: dict[str, list[str]], span: str) -> Pages:
    """The functions of a library of several files as a page for each file, and the list of these pages."""
    info = one.info
    pages: Pages = {}
    lines = ["", "| file | functions |", "|---|---:|"]
    for file in sorted({*info.siblings.values()}):
        own = {
            name: symbols
            for name, symbols in functions.items()
            if info.siblings[one.tables.HEADERS[symbols[0]]] == file
        }
        page = f"{info.name}_{file}.md"
        text = _introduce(info, span).replace(f"# cudyn.{info.name}\n", f"# cudyn.{info.name}: {file}\n")
        pages[page] = text, "\n".join(_write_functions(one, own))
        lines.append(f"| [{file}]({page}) | {len(own)} |")
    return {f"{info.name}.md": (_introduce(info, span) + "\n".join(lines) + "\n", ""), **pages}


_EXPLANATION = """

A page shows prototypes in C, symbol by symbol, with the releases that have them. Words in italics are the
[roles](../library_modules.md#call-shapes) of parameters; one without a word is an in-parameter. Brackets have
the elements that C reads or writes there, or the bytes of `void`, of characters, and before a `b`. The line
below is the checked call in Python. `M.describe(name)` and `python -m cudyn show NAME` print the same, and
say whether the library on your machine has it.
"""


def _introduce(info: LibraryInfo, span: str) -> str:
    return (
        f"# cudyn.{info.name}\n\nThe functions of the {info.title} in the headers of {span}. "
        f"[Types and constants]({info.name}_types.md) are on a page of their own; "
        f"[Library modules](../library_modules.md) explains calls and roles, and NVIDIA's "
        f"[manual]({info.manual}) has the meaning. `{info.variable}` names the file to load.\n\n{PLACE}\n"
    )


def _introduce_types(info: LibraryInfo, span: str) -> str:
    return (
        f"# cudyn.{info.name}: types and constants\n\nStructures and unions with offset, type and name of "
        f"each member, enumerations, handles and constants, in the headers of {span}. "
        f"[Functions]({info.name}.md) are on a page of their own.\n\n{PLACE}\n"
    )


def _group(one: Library) -> dict[str, list[str]]:
    """The symbols of each function, its newest first, those for per-thread default streams at the end."""
    found: dict[str, list[str]] = defaultdict(list)
    for symbol in one.tables.FUNCTIONS:
        found[split_symbol(symbol)[0]].append(symbol)
    for symbols in found.values():
        symbols.sort(key=lambda symbol: (bool(split_symbol(symbol)[1]), -len(symbol), symbol))
    return dict(sorted(found.items(), key=lambda item: item[0].lower()))


def read_sentences(name: str) -> dict[str, str]:
    """Read what each function of a library does, in a sentence; {} where nobody has written it.

    `curandGenerateNormal{,Double}` are two functions. Functions of the runtime that have no sentence do what
    those of the driver with their name do.
    """
    path = SENTENCES / f"{name}.txt"
    if not path.exists():
        return {}
    found: dict[str, str] = {}
    if name == "runtime":
        names = list_names("runtime")
        twins = {f"cuda{key[2:]}": text for key, text in read_sentences("driver").items()}
        found = {key: text for key, text in twins.items() if key in names}
    for line in path.read_text("utf-8").splitlines():
        key, text = line.split(": ", 1)
        found |= dict.fromkeys(expand_braces(key), text)
    if name == "npp":  # the names are products of operations, types and channels
        return {each: npp_names.explain(each, found) for each in list_names(name)}
    return found


def expand_braces(text: str) -> list[str]:
    """Expand braces as a shell does: `a{,b}{c,d}` is ac, ad, abc, abd."""
    parts = re.split(r"\{(.*?)\}", text)
    choices = [part.split(",") if index % 2 else [part] for index, part in enumerate(parts)]
    return ["".join(words) for words in product(*choices)]


def list_names(name: str) -> set[str]:
    """List the names of a library's functions, without their versions."""
    return {remove_version(symbol) for symbol in library(catalog.find(name)).tables.FUNCTIONS}


def remove_version(symbol: str) -> str:
    """The function that a symbol is a version of: nvJitLinkCreate of __nvJitLinkCreate_12_0."""
    return re.sub(r"^__(\w+?)_\d+_\d+$", r"\1", split_symbol(symbol)[0])


def _explain(sentence: str, address: str) -> str:
    manual = f' <a href="{address}">NVIDIA\'s manual</a>' if address else ""
    return f"<p>{escape(sentence)}{manual}</p>" if sentence or manual else ""


def _write_functions(one: Library, functions: dict[str, list[str]]) -> Iterator[str]:
    sentences = read_sentences(one.info.name)
    groups = manual_pages.read()
    yield '<p class="names" data-search-exclude>'
    yield " ".join(f'<a href="#{name}">{name}</a>' for name in functions)
    yield "</p>"
    for name, symbols in functions.items():
        yield f'<h3 id="{name}">{name}</h3>'
        plain = remove_version(name)
        yield _explain(sentences.get(plain, ""), manual_pages.find_address(one.info.name, plain, groups))
        yield '<div class="function" data-search-exclude>'
        newest = rows.at(one.tables.NAMES.get(name, name), one.releases, one.releases[-1])
        for symbol in symbols:
            own = rows.at(one.tables.NAMES.get(symbol, symbol), one.releases, one.releases[-1])
            call = name if symbol == newest else symbol if own == symbol else f'symbol("{symbol}")'
            yield from _write_symbol(one, symbol, call)
        yield "</div>"


def _write_symbol(one: Library, symbol: str, name: str) -> Iterator[str]:
    if split_symbol(symbol)[1]:  # the same prototype as its twin's
        yield f"<p>Per-thread default stream: <code>{symbol}</code></p>"
        return
    for since, until, text in one.spans(symbol):
        result, params = rows.prototype(text)
        written = ", ".join(
            f"{_say_role(param)}{escape(declare(param.type, param.name))}" for param in params
        )
        takes = ", ".join(p.name for p in params if p.is_given)
        returns = ", ".join(p.name for p in params if p.is_returned)
        yield f"<pre><code>{escape(result)} <b>{symbol}</b>({written or 'void'})</code></pre>"
        yield f"<p><code>{escape(f'{returns} = ' if returns else '')}{one.info.name}.{name}({takes})</code>"
        yield f" · {_say_span(one, since, until)}{_say_answers(one, symbol)}</p>"


def _say_role(param: rows.Param) -> str:
    """The role and the size of a parameter; "" for an in-parameter of one object."""
    size = f"[{param.size}]{'b' * param.in_bytes}" if param.size not in ("", "1") else ""
    word = "" if param.role == "in" else param.role
    return f"<i>{escape(word + size)}</i> " if word or size else ""


def _say_span(one: Library, since: str, until: str | None) -> str:
    first = "" if since != one.releases[0] else " or earlier"
    return f"since {since}{first}" + (f", until before {until}" if until else "")


def _say_answers(one: Library, symbol: str) -> str:
    answers = one.tables.ANSWERS.get(symbol)
    if not answers:
        return ""
    names = "any status" if answers == ("*",) else ", ".join(f"<code>{each}</code>" for each in answers)
    return f" · returns the status: {names}"


def _write_types(one: Library) -> Iterator[str]:
    tables = one.common_types.tables
    newest = one.types_at(one.releases[-1])
    yield '<h2 id="structures-and-unions">Structures and unions</h2>'
    for tag, row in sorted(tables.RECORDS.items()):
        yield _head(tag, newest.common.name_of(f"struct {tag}", tag))
        for span in rows.blocks(row, one.releases):
            first, _, members = newest.layout(tag, span).partition("\n")
            kind, size, align = first.split(" ")
            when = _say_span(one, span[0], span[1])
            yield f"<p>{kind} of {size} bytes, aligned to {align} · {when}</p>"
            yield f"<pre><code>{escape(members)}</code></pre>"
        yield "</div>"
    yield '<h2 id="enumerations">Enumerations</h2>'
    for tag, row in sorted(tables.ENUMS.items()):
        type_, values = rows.enum(row)
        yield _head(tag, tag) + f"<p>{escape(type_)}</p><pre><code>"
        yield escape("\n".join(f"{name} = {_say_row(one, row)}" for name, row in values.items()))
        yield "</code></pre></div>"
    yield '<h2 id="typedefs-and-handles">Typedefs and handles</h2><div data-search-exclude><pre><code>'
    rest = [(name, row) for name, row in tables.TYPEDEFS.items() if not _repeats(name, row)]
    yield escape("\n".join(f"{name} = {_say_row(one, row)}" for name, row in sorted(rest)))
    yield '</code></pre></div><h2 id="constants">Constants</h2><div data-search-exclude><pre><code>'
    yield escape(
        "\n".join(f"{name} = {_say_row(one, row)}" for name, row in sorted(tables.CONSTANTS.items()))
    )
    yield "</code></pre></div>"


def _head(tag: str, name: str) -> str:
    alias = f" ({name})" if name != tag else ""
    return f'<h3 id="{escape(tag)}">{escape(tag)}{escape(alias)}</h3><div data-search-exclude>'


def _repeats(name: str, row: str) -> bool:
    """Is the typedef the type's own name, which C++ would not need?"""
    return re.fullmatch(r"(struct|union|enum) " + re.escape(name), row) is not None


def _say_row(one: Library, row: str | int) -> str:
    spans = rows.spans(row, one.releases)
    if len(spans) == 1 and not str(row).startswith("@"):
        return spans[0][2]
    return "; ".join(f"{value}  ({_say_span(one, since, until)})" for since, until, value in spans)
