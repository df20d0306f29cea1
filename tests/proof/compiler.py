"""gcc and the real headers of each release: layouts, prototypes, values, names.

The headers are compiled with the system's own C library; what is not installed falls back to our shims.
"""

from __future__ import annotations

import ctypes
import importlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

from codegen import declared, fetch, sources
from codegen.c_types import declare
from cudyn._bindings.calls.records import Record
from cudyn._bindings.tables import rows

from . import Result

ORACLE = "gcc"


@lru_cache(maxsize=1)
def pins() -> sources.Sources:
    """The pinned headers, downloaded if need be."""
    found = sources.load()
    fetch.fetch(found.wheels)
    return found


def unavailable() -> str:
    """What is missing to ask this oracle, or ''."""
    return "" if shutil.which("gcc") else "there is no gcc"


@cache
def releases() -> list[tuple[str, str]]:
    """(library, release) for every table and header release."""
    found = sources.load()
    return [(lib.name, release) for lib in found.libraries for release in found.releases(lib)]


@cache
def some_releases() -> list[tuple[str, str]]:
    """The newest release of every major: for what takes long."""
    newest = {(name, release.partition(".")[0]): release for name, release in releases() if name != "nccl"}
    found = [(name, release) for (name, _), release in newest.items()]
    return found + [(name, release) for name, release in releases() if name == "nccl"][::16]


@cache
def library(name: str) -> sources.Library:
    return sources.load().library(name)


@cache
def folders(name: str, release: str) -> tuple[Path, ...]:
    """Where the headers of a release are, those of the libraries it uses included."""
    return tuple(fetch.folder(wheel) for wheel in pins().wheels_of(library(name), release))


def module(name: str) -> ModuleType:
    """The module of cudyn that shows a library."""
    return importlib.import_module(f"cudyn.{name}")


def view(name: str, release: str) -> Any:
    return module(name).api(release)._view


def gcc(
    name: str, release: str, text: str, *options: str, mode: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run gcc on a text that follows the headers of a release."""
    lib, where = library(name), folders(name, release)
    macro = lib.modes.get(mode, "")
    command = ["gcc", "-x", "c", "-std=gnu11", "-w", *([f"-D{macro}"] if macro else [])]
    command += [*(f"-I{folder}" for folder in where), "-idirafter", str(declared.SHIM), *options, "-"]
    return subprocess.run(command, input=lib.includes(where) + text, capture_output=True, text=True)


def run_c(name: str, release: str, body: str, mode: str) -> dict[str, str]:
    """Compile and run a program that prints `key value` lines."""
    system = "".join(f"#include <{header}.h>\n" for header in ("stddef", "stdio", "string"))
    text = f"{system}int main(void) {{\n{body}return 0; }}\n"
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program"
        done = gcc(name, release, text, "-o", str(program), mode=mode)
        if done.returncode:
            raise AssertionError(f"{name} {release}: gcc refuses the program: {done.stderr[:2000]}")
        output = subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout
    return dict(line.rsplit(" ", 1) for line in output.splitlines())


def widest_mode(name: str) -> str:
    """The mode in which every type and every version of a function is visible."""
    return "internal" if "internal" in library(name).modes else "plain"


# --- layouts


def layouts(name: str, release: str) -> Result:
    """Size, alignment and the offset and size of every member, however deep, of every struct and union."""
    result = Result(ORACLE, "layouts: size, alignment, offsets and sizes of members, bits of bitfields")
    ours: dict[str, str] = {}
    lines: list[str] = []
    types = view(name, release).types
    for tag, row in types.common.tables.RECORDS.items():
        if not types._has(row):
            continue  # not in this release
        cls = types.record(tag)
        c = c_name(name, release, tag)
        ours[f"{tag} sizeof"] = str(ctypes.sizeof(cls))
        ours[f"{tag} alignof"] = str(cls._alignment_ or ctypes.alignment(cls))
        lines.append(f'printf("{tag} sizeof %zu\\n", sizeof({c}));\n')
        lines.append(f'printf("{tag} alignof %zu\\n", _Alignof({c}));\n')
        for path, offset, size in members(cls, 0):
            ours[f"{tag} {path}"] = f"{offset},{size}"
            lines.append(
                f'printf("{tag} {path} %zu,%zu\\n", offsetof({c}, {path}), sizeof((({c} *)0)->{path}));\n'
            )
        lines += bitfield_lines(tag, c, cls, ours)
    theirs = run_c(name, release, "".join(lines), widest_mode(name))
    for key, value in ours.items():
        result.compare(f"{name} {release}: {key}", value, theirs.get(key))
    return result


def c_name(name: str, release: str, tag: str) -> str:
    """How C writes the type of a tag: by the typedef if it carries the tag's name, for it may have no tag."""
    types = view(name, release).types
    row = types.common.tables.RECORDS[tag]
    kind = "union" if rows.blocks(row, types.common.releases)[0][2].startswith("union") else "struct"
    return tag if tag in types.common.typedefs else f"{kind} {tag}"


def members(cls: Any, start: int, prefix: str = "") -> Iterator[tuple[str, int, int]]:
    """(path, offset, size) of every member that C can name."""
    for field in cls._fields_:
        field_name, type_ = field[0], field[1]
        if len(field) > 2 or field_name.startswith("_padding"):
            continue
        offset = start + getattr(cls, field_name).offset
        nested = isinstance(type_, type) and issubclass(type_, Record)
        if field_name in cls._anonymous_:
            yield from members(type_, offset, prefix)
            continue
        yield prefix + field_name, offset, ctypes.sizeof(type_)
        if nested:
            yield from members(type_, offset, f"{prefix}{field_name}.")


def bitfield_lines(tag: str, c: str, cls: Any, ours: dict[str, str]) -> Iterator[str]:
    """Set each bitfield to ones in a zeroed object, here and in C; the bytes have to be the same."""
    for field in cls._fields_:
        if len(field) > 2:
            value = cls()
            setattr(value, field[0], (1 << field[2]) - 1)
            ours[f"{tag} {field[0]} bits"] = bytes(value).hex()
            yield f"{{ {c} v; memset(&v, 0, sizeof v); v.{field[0]} = ~0; "
            yield f'printf("{tag} {field[0]} bits "); '
            yield 'for (size_t i = 0; i < sizeof v; i++) printf("%02x", ((unsigned char *)&v)[i]); '
            yield 'puts(""); }\n'


# --- prototypes


def prototypes(name: str, release: str) -> Result:
    """Every symbol declared again, from the table, after the real header: no conflicting types."""
    result = Result(ORACLE, "prototypes: every symbol redeclared after the real header without a conflict")
    found = view(name, release)
    newest = module(name).level
    lines: dict[str, str] = {}
    refined = library(name).results  # which C has as an int
    for symbol in found.library.tables.FUNCTIONS:
        text = prototype(found, symbol)
        if text is None:
            continue
        kind, params = rows.prototype(text)
        kind = "int" if kind in refined else kind
        lines[symbol] = f"{renamed(found, kind, newest)} {symbol}({written_as(found, symbol, params)});"
    refused = conflicts(name, release, lines)
    # The table has the newest spelling, and a later header may have added a const.
    but_for_const = (
        refused.keys() - conflicts(name, release, {s: lines[s] for s in refused}, "-Dconst=").keys()
    )
    for symbol, line in lines.items():
        if symbol in refused and named_later(found, line):
            result.excuse(symbol, "a type had another name before: the prototype is the newest one's")
        elif symbol in but_for_const:
            result.excuse(symbol, "what a parameter points at became const in a later header")
        else:
            result.compare(f"{name} {release}: {line}", "accepted", refused.get(symbol, "accepted"))
    return result


def written_as(found: Any, symbol: str, params: Sequence[rows.Param]) -> str:
    """The parameters of a symbol as C declares them, `void` for none."""
    newest = module(found.library.info.name).level
    rows_of = shapes(found.library.info.name, found.level).get(symbol, (0,) * len(params))
    written = []
    for p, length in zip(params, rows_of, strict=True):
        type_ = renamed(found, p.type, newest)
        if length:  # one array in cudyn, an array of arrays in the header
            type_ = f"{type_.removesuffix('*').rstrip()}[][{length}]"
        written.append(declare(type_, f"rows_{p.name}" if length else p.name))
    return ", ".join(written) or "void"


def flattened(found: Any, symbol: str, params: Sequence[rows.Param]) -> list[str]:
    """Statements by which a definition has each array of arrays under its name as one array."""
    newest = module(found.library.info.name).level
    rows_of = shapes(found.library.info.name, found.level).get(symbol, ())
    return [
        f"{declare(renamed(found, p.type, newest), p.name)} = (void *)rows_{p.name};"
        for p, length in zip(params, rows_of, strict=False)
        if length
    ]


@cache
def shapes(name: str, release: str) -> dict[str, tuple[int, ...]]:
    """symbol -> the length of a row of each parameter that is an array of arrays in the header; 0 of others.

    gcc says which: a declaration with rows of another length is a conflict. The rows fill the table's size.
    """
    found = view(name, release)
    wanted: dict[str, list[tuple[int, ...]]] = {}
    for symbol in found.library.tables.FUNCTIONS:
        text = prototype(found, symbol)
        params = rows.prototype(text)[1] if text else ()
        sizes = [int(p.size or p.of) if (p.size or p.of).isdigit() else 0 for p in params]
        each = [(0, *(n for n in (2, 3, 4) if size > n and size % n == 0)) for size in sizes]
        if any(len(ways) > 1 for ways in each):
            wanted[symbol] = list(product(*each))  # first as one array
    newest = module(name).level
    made: dict[str, tuple[int, ...]] = {}
    for turn in range(max(map(len, wanted.values()), default=0)):
        lines = {}
        for symbol, ways in wanted.items():
            if symbol not in made and turn < len(ways):
                kind, params = rows.prototype(str(prototype(found, symbol)))
                written = ", ".join(
                    declare(f"{p.type.removesuffix('*').rstrip()}[][{n}]" if n else p.type, p.name)
                    for p, n in zip(params, ways[turn], strict=True)
                )
                lines[symbol] = f"{renamed(found, kind, newest)} {symbol}({written});"
        refused = conflicts(name, release, lines) if lines else {}
        made |= {symbol: wanted[symbol][turn] for symbol in lines.keys() - refused.keys()}
    return {symbol: ways for symbol, ways in made.items() if any(ways)}


def named_later(found: Any, line: str) -> bool:
    """Does a declaration mention a tag that this release does not have?"""
    tables = found.types.common.tables
    words = set(re.findall(r"\w+", line))
    enums = any(not found.types.members(tag) for tag in words & tables.ENUMS.keys())
    return enums or any(not found.types._has(tables.RECORDS[tag]) for tag in words & tables.RECORDS.keys())


def conflicts(name: str, release: str, lines: dict[str, str], *options: str) -> dict[str, str]:
    """symbol -> what gcc says against a declaration of it after the header's own."""
    text = "".join(f'#undef {symbol}\n#line 1 "{symbol}"\n{line}\n' for symbol, line in lines.items())
    # A function that the header does not declare would be accepted: take its address too, before ours.
    uses = "".join(f'#line 1 "{symbol}"\nvoid *use_{symbol} = (void *)&{symbol};\n' for symbol in lines)
    undefs = "".join(f"#undef {symbol}\n" for symbol in lines)
    done = gcc(name, release, undefs + uses + text, "-fsyntax-only", *options, mode=widest_mode(name))
    refused: dict[str, str] = {}
    for where, said in re.findall(r"^(\w+):\d+:\d+: error: (.*)$", done.stderr, re.M):
        refused.setdefault(where, said)
    if done.returncode and not refused:
        raise AssertionError(f"{name} {release}: {done.stderr[:2000]}")
    return refused


def prototype(found: Any, symbol: str) -> str | None:
    """The prototype of a symbol at a view's level, or None."""
    library = found.library
    spans = library.get_versions(symbol)
    return next((span[2] for span in spans if rows.holds(span, library.releases, found.level)), None)


def renamed(found: Any, type_: str, newest: str) -> str:
    """A type of the newest header as this release writes it.

    The table keeps the newest prototype. Where a release does not have a typedef, the symbol is the same
    and the type had another name: follow the newest header's typedefs to one that the release has.
    """

    def old(match: re.Match[str]) -> str:
        word = match[0]
        while True:
            types = found.types._home(word)
            row, every = types.common.typedefs.get(word), types.common.releases
            if row is None or rows.at(row, every, types.level) is not None:
                return word
            word = str(
                rows.nearest(rows.spans(row, every), every, newest if newest in every else every[-1])[2]
            )

    return re.sub(r"\b[A-Za-z_]\w*\b", old, type_)


# --- values


def values(name: str, release: str) -> Result:
    """Every enumerator and constant of a release, and the types of enums made of macros."""
    result = Result(ORACLE, "values: every enumerator and constant")
    types = view(name, release).types
    ours: dict[str, str] = {}
    for tag in types.common.tables.ENUMS:
        for member, value in types.members(tag):
            ours[member] = str(value)
    for tag in (row["enum"] for row in library(name).group):
        if types.members(tag):
            cls = types.enum(tag).ctype
            ours[f"sizeof({tag})"] = str(ctypes.sizeof(cls))
            ours[f"({tag})-1"] = str(cls(-1).value)
    for macro in types.common.tables.CONSTANTS:
        try:
            value = types.get(macro)
        except KeyError:
            continue
        ours[macro] = f"{value:.17e}" if isinstance(value, float) else str(int(value))
    body = "".join(
        f'printf("{key} %.17e\\n", (double)({key}));\n'
        if "e" in ours[key]
        else f'printf(({key}) < 0 ? "{key} %lld\\n" : "{key} %llu\\n", (long long)({key}));\n'
        for key in ours
    )
    theirs = run_c(name, release, body, "plain")
    for key, value in ours.items():
        result.compare(f"{name} {release}: {key}", value, theirs.get(key))
    return result


# --- names


def names(name: str, release: str, per_thread: bool) -> Result:
    """Which symbol the C preprocessor makes of every name, with and without per-thread streams."""
    result = Result(ORACLE, "names: the symbol that the C preprocessor makes of every name")
    mode = "per_thread" if per_thread else "plain"
    found = module(name).api(release, per_thread=per_thread)._view
    all_names = found.functions()
    quoted = "".join(f'CUDYN_NAME "{n}" {n}\n' for n in all_names)
    done = gcc(name, release, quoted, "-E", "-P", mode=mode)
    theirs = dict(re.findall(r'^CUDYN_NAME "(\w+)" (\w+)$', done.stdout, re.M))
    for n, symbol in all_names.items():
        expected = theirs.get(n)
        if expected in ("cuGetProcAddress_ptsz", "cuGetProcAddress_v2_ptsz"):
            result.on_purpose[n] = f"{expected} is an inline function of the header; the library has none"
            continue
        result.compare(f"{name} {release} ({mode}): {n}", symbol, expected)
    return result
