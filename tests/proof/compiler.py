"""Compares layouts, prototypes, values and names with gcc's results for the real headers of each release.

The headers are compiled with the system's C library. This project's shims replace headers that are not
installed.
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
C = ("gcc", "-x", "c", "-std=gnu11")
# The checks and the tables contain keywords of C that C++ spells differently.
KEYWORDS = ("-D_Alignof=alignof", "-D_Bool=bool", "-D_Static_assert=static_assert")
CPP = ("g++", "-x", "c++", "-std=gnu++17", *KEYWORDS)


@lru_cache(maxsize=1)
def pins() -> sources.Sources:
    """Download the pinned headers if necessary, and return their description."""
    loaded = sources.load()
    fetch.fetch(loaded.wheels)
    return loaded


def unavailable() -> str:
    """Return the reason why this oracle cannot run, or an empty string."""
    missing = [program for program in ("gcc", "g++") if not shutil.which(program)]
    return f"{missing[0]} is not on PATH" if missing else ""


@cache
def releases() -> list[tuple[str, str]]:
    """Return (library, release) for every table and header release."""
    loaded = sources.load()
    pairs = []
    for library_ in loaded.libraries:
        pairs += [(library_.name, release) for release in loaded.releases(library_)]
    return pairs


@cache
def some_releases() -> list[tuple[str, str]]:
    """Return (library, release) for the newest release of every major version, for slow checks."""
    newest: dict[tuple[str, str], str] = {}
    nccl_releases = []
    for name, release in releases():
        if name == "nccl":
            nccl_releases.append(release)
        else:
            major = release.partition(".")[0]
            newest[name, major] = release  # the releases of a library are in ascending order
    pairs = [(name, release) for (name, _), release in newest.items()]
    # All releases of NCCL have the major version 2, so every 16th release is checked.
    return pairs + [("nccl", release) for release in nccl_releases[::16]]


@cache
def library(name: str) -> sources.Library:
    """Return codegen's settings for a library."""
    return sources.load().library(name)


@cache
def find_directories(name: str, release: str) -> tuple[Path, ...]:
    """Return the directories of a release's headers and of the headers that they include."""
    return tuple(fetch.get_directory(wheel) for wheel in pins().wheels_of(library(name), release))


def module(name: str) -> ModuleType:
    """Return cudyn's module for a library."""
    return importlib.import_module(f"cudyn.{name}")


def view(name: str, release: str) -> Any:
    """Return the view of a library at a release, with its types and functions."""
    return module(name).api(release)._view


@cache
def needs_cpp(name: str, release: str) -> bool:
    """Return whether gcc rejects the headers of a release as C, so that they are compiled as C++."""
    process = _compile(name, release, "", "-fsyntax-only", mode=widest_mode(name), language=C)
    return process.returncode != 0


def gcc(
    name: str, release: str, text: str, *options: str, mode: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run gcc on the headers of a release, followed by some code. If the headers are not valid C, run g++."""
    return _compile(name, release, text, *options, mode=mode, language=CPP if needs_cpp(name, release) else C)


def _compile(
    name: str, release: str, text: str, *options: str, mode: str, language: tuple[str, ...]
) -> subprocess.CompletedProcess[str]:
    """Run the compiler for a language on the headers of a release, followed by some code."""
    lib, directories = library(name), find_directories(name, release)
    macro = lib.modes.get(mode, "")
    command = [*language, "-w", *([f"-D{macro}"] if macro else [])]
    command += [f"-I{directory}" for directory in directories]
    command += ["-idirafter", str(declared.SHIM), *options, "-"]
    return subprocess.run(command, input=lib.includes(directories) + text, capture_output=True, text=True)


def run_c(name: str, release: str, body: str, mode: str) -> dict[str, str]:
    """Compile and run a program that prints `key value` lines, and parse its output."""
    system = "".join(f"#include <{header}.h>\n" for header in ("stddef", "stdio", "string"))
    text = f"{system}int main(void) {{\n{body}return 0; }}\n"
    with tempfile.TemporaryDirectory() as directory:
        program = Path(directory) / "program"
        process = gcc(name, release, text, "-o", str(program), mode=mode)
        if process.returncode:
            raise AssertionError(f"{name} {release}: gcc rejects the program: {process.stderr[:2000]}")
        output = subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout
    return dict(line.rsplit(" ", 1) for line in output.splitlines())


def widest_mode(name: str) -> str:
    """Return the mode in which all types and all versions of functions are visible."""
    return "internal" if "internal" in library(name).modes else "plain"


# --- layouts


def layouts(name: str, release: str) -> Result:
    """Compare the size, the alignment and all members, including nested ones, of every struct and union."""
    result = Result(
        ORACLE, "layouts: size, alignment, the offsets and sizes of members, and the bits of bit-fields"
    )
    table_values: dict[str, str] = {}
    lines: list[str] = []
    types = view(name, release).types
    for tag, row in types.common.tables.RECORDS.items():
        if not types._has(row):
            continue  # the record does not exist in this release
        cls = types.record(tag)
        c_type = c_name(name, release, tag)
        table_values[f"{tag} sizeof"] = str(ctypes.sizeof(cls))
        table_values[f"{tag} alignof"] = str(cls._alignment_ or ctypes.alignment(cls))
        lines.append(f'printf("{tag} sizeof %zu\\n", sizeof({c_type}));\n')
        lines.append(f'printf("{tag} alignof %zu\\n", _Alignof({c_type}));\n')
        for path, offset, size in members(cls, 0):
            table_values[f"{tag} {path}"] = f"{offset},{size}"
            lines.append(
                f'printf("{tag} {path} %zu,%zu\\n", '
                f"offsetof({c_type}, {path}), sizeof((({c_type} *)0)->{path}));\n"
            )
        lines += bitfield_lines(tag, c_type, cls, table_values)
    compiled_values = run_c(name, release, "".join(lines), widest_mode(name))
    for key, value in table_values.items():
        result.compare(f"{name} {release}: {key}", value, compiled_values.get(key))
    return result


def c_name(name: str, release: str, tag: str) -> str:
    """Return the C type for a tag.

    If there is a typedef with this name, it is used instead of the tag, because some types do not have a tag.
    """
    types = view(name, release).types
    row = types.common.tables.RECORDS[tag]
    keyword = "union" if rows.record_spans(row, types.common.releases)[0][2].startswith("union") else "struct"
    return tag if tag in types.common.typedefs else f"{keyword} {tag}"


def members(cls: Any, start: int, prefix: str = "") -> Iterator[tuple[str, int, int]]:
    """Yield the path, offset and size of every member that has a name in C."""
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


def bitfield_lines(tag: str, c_type: str, cls: Any, table_values: dict[str, str]) -> Iterator[str]:
    """Yield code that sets all bits of each bitfield in an object filled with zeros, and prints the bytes.

    The bytes must be the same as in Python.
    """
    for field in cls._fields_:
        if len(field) > 2:
            value = cls()
            setattr(value, field[0], (1 << field[2]) - 1)
            table_values[f"{tag} {field[0]} bits"] = bytes(value).hex()
            yield f"{{ {c_type} v; memset(&v, 0, sizeof v); v.{field[0]} = ~0; "
            yield f'printf("{tag} {field[0]} bits "); '
            yield 'for (size_t i = 0; i < sizeof v; i++) printf("%02x", ((unsigned char *)&v)[i]); '
            yield 'puts(""); }\n'


# --- prototypes


def prototypes(name: str, release: str) -> Result:
    """Redeclare every symbol of the table after the real header, and check that no types conflict."""
    result = Result(
        ORACLE, "prototypes: each symbol can be declared again after the real header without a conflict"
    )
    view_ = view(name, release)
    newest = module(name).level
    lines: dict[str, str] = {}
    enum_results = library(name).results  # the headers declare these results as int
    for symbol in view_.library.tables.FUNCTIONS:
        text = prototype(view_, symbol)
        if text is None:
            continue
        result_type, params = rows.prototype(text)
        result_type = "int" if result_type in enum_results else result_type
        declared_params = declare_params(view_, symbol, params)
        lines[symbol] = f"{renamed(view_, result_type, newest)} {symbol}({declared_params});"
    rejected = conflicts(name, release, lines)
    # The table contains the newest spelling, in which const may have been added.
    without_const = {symbol: lines[symbol] for symbol in rejected}
    rejected_without_const = conflicts(name, release, without_const, "-Dconst=") if rejected else {}
    differs_only_in_const = rejected.keys() - rejected_without_const.keys()
    for symbol, line in lines.items():
        if symbol in rejected and mentions_later_type(view_, line):
            result.excuse(
                symbol,
                "a type had a different name in older releases, and the prototype contains the newest name",
            )
        elif symbol in differs_only_in_const:
            result.excuse(symbol, "the type that a parameter points to became const in a later header")
        else:
            result.compare(f"{name} {release}: {line}", "accepted", rejected.get(symbol, "accepted"))
    return result


def declare_params(view_: Any, symbol: str, params: Sequence[rows.Param]) -> str:
    """Return the parameters of a symbol as C declares them, or `void`."""
    newest = module(view_.library.info.name).level
    row_lengths = find_row_lengths(view_.library.info.name, view_.level).get(symbol, (0,) * len(params))
    written = []
    for param, length in zip(params, row_lengths, strict=True):
        type_ = renamed(view_, param.type, newest)
        if length:  # the header declares an array of arrays, and cudyn a single array
            type_ = f"{type_.removesuffix('*').rstrip()}[][{length}]"
        written.append(declare(type_, f"rows_{param.name}" if length else param.name))
    return ", ".join(written) or "void"


def flatten_params(view_: Any, symbol: str, params: Sequence[rows.Param]) -> list[str]:
    """Return statements that redefine each array of arrays as a single array with the parameter's name."""
    newest = module(view_.library.info.name).level
    row_lengths = find_row_lengths(view_.library.info.name, view_.level).get(symbol, ())
    return [
        f"{declare(renamed(view_, param.type, newest), param.name)} = (void *)rows_{param.name};"
        for param, length in zip(params, row_lengths, strict=False)
        if length
    ]


@cache
def find_row_lengths(name: str, release: str) -> dict[str, tuple[int, ...]]:
    """Return the row lengths of the parameters of each symbol, or 0 for parameters without rows.

    A parameter has rows if it is an array of arrays in the header. The row length of `double coeffs[2][3]` is
    3, but the table contains a single array with 6 elements. gcc is used to find the row length, because a
    declaration with a wrong row length conflicts with the header.
    """
    view_ = view(name, release)
    candidates: dict[str, list[tuple[int, ...]]] = {}
    for symbol in view_.library.tables.FUNCTIONS:
        text = prototype(view_, symbol)
        params = rows.prototype(text)[1] if text else ()
        size_texts = [param.size or param.of for param in params]
        sizes = [int(text) if text.isdigit() else 0 for text in size_texts]
        lengths = [
            (0, *(length for length in (2, 3, 4) if size > length and size % length == 0)) for size in sizes
        ]
        if any(len(choices) > 1 for choices in lengths):
            candidates[symbol] = list(product(*lengths))  # the first candidate is a single array
    newest = module(name).level
    accepted: dict[str, tuple[int, ...]] = {}
    # In each turn, gcc compiles one candidate for each symbol of which no candidate has been accepted yet.
    for turn in range(max(map(len, candidates.values()), default=0)):
        lines = {}
        for symbol, choices in candidates.items():
            if symbol not in accepted and turn < len(choices):
                result_type, params = rows.prototype(str(prototype(view_, symbol)))
                declared_params = ", ".join(
                    declare(
                        f"{param.type.removesuffix('*').rstrip()}[][{row_length}]"
                        if row_length
                        else param.type,
                        param.name,
                    )
                    for param, row_length in zip(params, choices[turn], strict=True)
                )
                lines[symbol] = f"{renamed(view_, result_type, newest)} {symbol}({declared_params});"
        rejected = conflicts(name, release, lines) if lines else {}
        accepted |= {symbol: candidates[symbol][turn] for symbol in lines.keys() - rejected.keys()}
    return {symbol: choices for symbol, choices in accepted.items() if any(choices)}


def mentions_later_type(view_: Any, line: str) -> bool:
    """Return whether a declaration mentions a tag that does not exist in this release."""
    tables = view_.types.common.tables
    words = set(re.findall(r"\w+", line))
    enums = any(not view_.types.members(tag) for tag in words & tables.ENUMS.keys())
    return enums or any(not view_.types._has(tables.RECORDS[tag]) for tag in words & tables.RECORDS.keys())


def conflicts(name: str, release: str, lines: dict[str, str], *options: str) -> dict[str, str]:
    """Return gcc's errors, by symbol, for declarations that follow the declarations in the header."""
    text = "".join(f'#undef {symbol}\n#line 1 "{symbol}"\n{line}\n' for symbol, line in lines.items())
    # gcc would accept a declaration of a function that the header lacks, so the function's address is used
    # before its declaration.
    uses = "".join(f'#line 1 "{symbol}"\nvoid *use_{symbol} = (void *)&{symbol};\n' for symbol in lines)
    undefs = "".join(f"#undef {symbol}\n" for symbol in lines)
    if needs_cpp(name, release):  # the symbols are not mangled
        text = f'extern "C" {{\n{text}}}\n'
    process = gcc(name, release, undefs + uses + text, "-fsyntax-only", *options, mode=widest_mode(name))
    errors: dict[str, str] = {}
    for symbol_, message in re.findall(r"^(\w+):\d+:\d+: error: (.*)$", process.stderr, re.M):
        errors.setdefault(symbol_, message)
    if process.returncode and not errors:
        raise AssertionError(f"{name} {release}: {process.stderr[:2000]}")
    return errors


def prototype(view_: Any, symbol: str) -> str | None:
    """Return the prototype of a symbol at the level of a view, or `None` if the symbol does not exist."""
    library = view_.library
    spans = library.get_versions(symbol)
    return next((span[2] for span in spans if rows.span_contains(span, library.releases, view_.level)), None)


def renamed(view_: Any, type_: str, newest: str) -> str:
    """Return a type from the newest header as it has to be written in a release.

    The table contains the newest prototype. A release may lack a typedef in this prototype, although it has
    the symbol. In this case, the typedef is replaced with its target in the newest header, until the release
    has the type.
    """

    def rename(match: re.Match[str]) -> str:
        """Resolve a typedef until the release has a type with this name."""
        type_name = match[0]
        while True:
            types = view_.types._get_home(type_name)
            row, all_releases = types.common.typedefs.get(type_name), types.common.releases
            if row is None or rows.find_value(row, all_releases, types.level) is not None:
                return type_name
            type_name = str(
                rows.get_nearest_span(
                    rows.spans(row, all_releases),
                    all_releases,
                    newest if newest in all_releases else all_releases[-1],
                )[2]
            )

    return re.sub(r"\b[A-Za-z_]\w*\b", rename, type_)


# --- values


def values(name: str, release: str) -> Result:
    """Compare every enumerator and constant of a release, and the types of enums that replace macros."""
    result = Result(ORACLE, "values: all enumerators and integer constants")
    types = view(name, release).types
    table_values: dict[str, str] = {}
    for tag in types.common.tables.ENUMS:
        for member, value in types.members(tag):
            table_values[member] = str(value)
    for tag in (row["enum"] for row in library(name).group):
        if types.members(tag):
            cls = types.enum(tag).ctype
            table_values[f"sizeof({tag})"] = str(ctypes.sizeof(cls))
            table_values[f"({tag})-1"] = str(cls(-1).value)
    for macro in types.common.tables.CONSTANTS:
        try:
            value = types.get(macro)
        except KeyError:
            continue
        table_values[macro] = f"{value:.17e}" if isinstance(value, float) else str(int(value))
    body = "".join(
        f'printf("{key} %.17e\\n", (double)({key}));\n'
        if "e" in table_values[key]  # only floats contain an exponent
        else f'printf(({key}) < 0 ? "{key} %lld\\n" : "{key} %llu\\n", (long long)({key}));\n'
        for key in table_values
    )
    compiled_values = run_c(name, release, body, "plain")
    for key, value in table_values.items():
        result.compare(f"{name} {release}: {key}", value, compiled_values.get(key))
    return result


# --- names


def names(name: str, release: str, per_thread: bool) -> Result:
    """Compare the symbol that the preprocessor substitutes for each name.

    Args:
        name: The name of the library.
        release: The release of the headers.
        per_thread: Whether the default streams are per-thread streams.
    """
    result = Result(ORACLE, "names: the symbol that each name becomes in the C preprocessor")
    mode = "per_thread" if per_thread else "plain"
    view_ = module(name).api(release, per_thread=per_thread)._view
    all_names = view_.functions()
    quoted = "".join(f'CUDYN_NAME "{function_name}" {function_name}\n' for function_name in all_names)
    process = gcc(name, release, quoted, "-E", "-P", mode=mode)
    substituted = dict(re.findall(r'^CUDYN_NAME "(\w+)" (\w+)$', process.stdout, re.M))
    for function_name, symbol in all_names.items():
        expected = substituted.get(function_name)
        if expected in ("cuGetProcAddress_ptsz", "cuGetProcAddress_v2_ptsz"):
            result.on_purpose[function_name] = (
                f"the header defines {expected} inline, so the library does not export it"
            )
            continue
        result.compare(f"{name} {release} ({mode}): {function_name}", symbol, expected)
    return result
