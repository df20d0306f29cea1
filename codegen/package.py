"""Generates the parts of the cudyn package that come from headers/libraries.

These are the loader's tables, the descriptions of status codes, the libraries' modules and exceptions, the
exports of `cudyn`, and the list of libraries in the documentation. The codegen stops if a setting contains a
name that the headers do not contain.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import starmap
from typing import Any

from .c_types import INTEGERS, is_callback, is_function, pointee
from .declared import ROOT
from .errors import CodegenError, Problems
from .history import History, Span
from .model import Enum
from .sources import Facts, Library

WIDTH = 108  # the length of the longest line in a generated table, in characters
# The rules for the lifetime of a callback (see headers/README.md).
_LIFETIMES = ("during", "once", "registered", "ends")
# The public names of cudyn/_errors.py.
BASES = (
    "Attempt",
    "CacheMissError",
    "CompilerError",
    "CudaError",
    "CudynError",
    "LayoutError",
    "LibraryNotFoundError",
    "LoadError",
    "SignatureError",
    "SymbolNotFoundError",
    "UnknownNameError",
    "VersionError",
)
# The forms of probes (see cudyn/_bindings/libraries/catalog.py). A form can also be a version.
PROBES = (
    "packed",
    "decimal",
    "returned",
    "pair",
    "three",
    "property",
    "count",
    "symbol",
    "added",
    "placeholder",
    "record",
    "pointed",
)
# The forms of `succeeds` (see headers/README.md). A form can also be numbers, such as "1.3".
SUCCESSES = (
    "",
    "fails",
    "packed",
    "decimal",
    "short",
    "returned",
    "pair",
    "three",
    "count",
    "pointed",
    "property",
)
# The general exceptions that `cudyn` itself exports, in addition to the driver's. More specific exceptions,
# and the exceptions of other libraries, are only in cudyn.errors.
GENERAL = (
    "CacheMissError",
    "CompilerError",
    "CudaError",
    "CudynError",
    "DriverError",
    "LayoutError",
    "LoadError",
    "SymbolNotFoundError",
)


def read_assignment(file: str, name: str) -> Any:
    """Return the literal that a module of cudyn assigns to a name. The module is not imported."""
    tree = ast.parse((ROOT / "cudyn" / file).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and name in map(ast.unparse, node.targets):
            return ast.literal_eval(node.value)
    raise CodegenError(f"cudyn/{file}: expected an assignment to {name}")


def check(library: Library, histories: Sequence[History]) -> None:
    """Check a library's settings against its headers.

    Raises a CodegenError that lists all missing settings, and all names that the headers do not contain.

    Args:
        library: library to check
        histories: the library's history, followed by the histories of the libraries that it uses
    """
    facts = library.facts
    functions = histories[0].functions
    problems = Problems()
    with problems.collected():
        probes(library, histories)
    members = list(dict.fromkeys(_iter_enumerators(facts.codes or library.status, histories)))
    log = [*facts.log["calls"], facts.log["size"], facts.log["text"]] if facts.log else []
    # key of a setting, the names in the setting, and the names that the headers declare
    named: tuple[tuple[str, Iterable[str], Iterable[str]], ...] = (
        ("succeeds", [symbol for _, symbol, _ in facts.succeeds], functions),
        ("echoes", facts.echoes, functions),
        ("describe", [facts.describe] if facts.describe else [], functions),
        ("log", log, functions),
        ("changes_process", facts.changes_process, functions),
        ("checked_functions", library.checked_functions, functions),
        ("dated", facts.dated, members),
        ("driverless", facts.driverless, members),
        ("statuses", facts.statuses, members),
    )
    with problems.collected():
        _check_driverless(library)
    for key, names, declared in named:
        with problems.collected():
            _check_known(library, key, names, declared)
    with problems.collected():
        check_siblings(library, histories[0])
    if library.checked and not facts.describe:
        with problems.collected():
            if not facts.statuses:
                raise CodegenError(f"{library.file}: expected the key describe or a table of statuses")
        with problems.collected():
            undescribed = sorted(name for name in members if name not in facts.statuses)
            if undescribed:
                raise CodegenError(f"{library.file}: statuses: not described: {', '.join(undescribed)}")
    with problems.collected():
        absent(library, histories)
    with problems.collected():
        successes(library, histories)
    with problems.collected():
        list_callbacks(library, histories)
    with problems.collected():
        _check_writes(library, histories[0])
    with problems.collected():
        check_versioned(library, histories[0])
    problems.raise_any()


def _check_driverless(library: Library) -> None:
    """Reject a library that lacks the setting `driverless` although its functions need a driver.

    This is assumed if calls are checked, if the library is not installed with the driver, and if its
    functions accept pointers to device memory.
    """
    facts = library.facts
    is_separate = facts.install and not facts.of_driver
    uses_devices = facts.error and library.absent and library.device_pointers
    if library.checked and is_separate and uses_devices and not facts.driverless:
        raise CodegenError(
            f"{library.file}: driverless: expected the status codes that the library returns without a driver"
        )


def check_versioned(library: Library, history: History) -> None:
    """Check that `versioned` matches symbols, and that they have the prototypes of the unversioned functions.

    Differences in constness are ignored, because they do not affect how a function is called.
    """
    pattern = library.facts.versioned
    if not pattern:
        return
    possible_symbols = {
        pattern.format(name, *release.split(".")): name
        for name in history.functions
        for release in history.releases
    }
    names = {symbol: name for symbol, name in possible_symbols.items() if symbol in history.functions}
    if not names:
        raise CodegenError(f"{library.file}: versioned: no symbol has the form {pattern}")

    def list_prototypes(symbol: str) -> set[str]:
        """Return the types in each prototype of a symbol, without `const`."""
        spans = history.functions[symbol]
        return {" ".join(span.value.types).replace("const ", "").replace("*const", "*") for span in spans}

    for symbol, name in names.items():
        if list_prototypes(symbol) != list_prototypes(name):
            problem = f"{symbol} does not have the prototype of {name}"
            raise CodegenError(f"{library.file}: versioned: {problem}")


def check_siblings(library: Library, history: History) -> None:
    """Check the setting `siblings` of a library that consists of several files.

    It must list exactly the headers that declare functions. The names in `files` must contain the part of the
    first entry, because the loader derives the other files' names by replacing this part.
    """
    siblings = library.facts.siblings  # header -> the part of the file name that identifies the header's file
    if not siblings:
        return
    headers = {span.value.header for spans in history.functions.values() for span in spans}
    for problem, names in (
        ("not listed:", headers - {*siblings}),
        ("no functions in", {*siblings} - headers),
    ):
        if names:
            raise CodegenError(f"{library.file}: siblings: {problem} {', '.join(sorted(names))}")
    first_part = next(iter(siblings.values()))
    names_by_system = library.facts.files.values()  # (major version, name) pairs for each system
    wrong = [name for pairs in names_by_system for _, name in pairs if first_part not in name]
    if wrong:
        raise CodegenError(
            f"{library.file}: siblings: expected file names that contain {first_part}, got {', '.join(wrong)}"
        )


_VERSION_FUNCTION = re.compile(r"\w*(Version|GetProperty|GetProperties)(_v\d+)?")


def probes(library: Library, histories: Sequence[History]) -> tuple[tuple[str, str], ...]:
    """Return the version probes as the loader needs them: with the offsets of members instead of their names.

    A probe is a function that returns the library's version, and the form in which it returns it. If a
    release lacks all of these functions, the symbols of the library determine the version.

    Args:
        library: library whose probes are returned
        histories: the library's history, followed by the histories of the libraries that it uses

    Raises:
        CodegenError: A probe contradicts the headers, or the library does not have a probe.
    """
    functions = histories[0].functions
    probes_ = []
    for probe, form in library.facts.probes:
        kind, _, member = form.partition(":")
        if kind not in PROBES and not re.fullmatch(r"\d+\.\d+", form):
            forms = ", ".join(PROBES)
            raise CodegenError(f"{library.file}: probes: {form!r}: expected a version or one of {forms}")
        if form != "symbol" and probe:
            _check_known(library, "probes", probe.split("+"), functions)
        if form not in ("symbol", "added"):
            _check_probe(library, histories[0], probe, form)
        if kind == "record":
            form = _locate_version(library, histories, probe, member)
        probes_.append((probe, form))
    if not probes_:
        likely = [name for name in functions if _VERSION_FUNCTION.fullmatch(name)]
        advice = f"candidates: {', '.join(likely)}" if likely else '["", "added"] derives it from the symbols'
        raise CodegenError(f"{library.file}: probes: expected a function that returns the version; {advice}")
    is_always_declared = any(
        form in ("symbol", "added") or form[0].isdigit() or _is_in_every_release(histories[0], probe)
        for probe, form in probes_
        if form != "placeholder"
    )
    return tuple(probes_ if is_always_declared else [*probes_, ("", "added")])


def _is_in_every_release(history: History, symbol: str) -> bool:
    """Return whether every release declares a function."""
    releases = history.releases
    declaring: set[str] = set()
    for span in history.functions[symbol]:
        end = len(releases) if span.removed is None else releases.index(span.removed)
        declaring.update(releases[releases.index(span.introduced) : end])
    return len(declaring) == len(releases)


_NUMBER = r"(int|unsigned int|u?int32_t)"
# For each form of a probe: a pattern of the function's resolved prototype.
_PROBE_PROTOTYPES = {
    "packed": rf".*\({_NUMBER} \*\)",
    "decimal": rf".*\({_NUMBER} \*\)",
    "count": rf".*\({_NUMBER} \*\)",
    "returned": rf"({_NUMBER}|unsigned long|size_t) \(void\)",
    "pair": rf".*\({_NUMBER} \*, {_NUMBER} \*\)",
    "three": rf".*\({_NUMBER} \*, {_NUMBER} \*, {_NUMBER} \*\)",
    "property": rf".*\((enum )?libraryPropertyType\w*, {_NUMBER} \*\)",
    "placeholder": r"(const )?char \* \(.*\)",
}


def _check_probe(library: Library, history: History, probe: str, form: str) -> None:
    """Reject a probe whose function does not have the prototype that the form requires."""

    def resolve(type_: str) -> str:
        """Return a type, or the type that a pointer points to, with its typedefs resolved."""
        target = pointee(type_)
        return f"{history.resolve(target)} *" if target else history.resolve(type_)

    pattern = _PROBE_PROTOTYPES.get(form)
    if pattern is None:  # other forms have no common prototype
        return
    for span in history.functions.get(probe, ()):
        function = span.value
        types = ", ".join(resolve(param.type) for param in function.params) or "void"
        text = f"{resolve(function.result)} ({types})"
        if not re.fullmatch(pattern, text):
            raise CodegenError(f"{library.file}: probes: {form!r} does not fit {function}")


def _locate_version(library: Library, histories: Sequence[History], probe: str, member: str) -> str:
    """Return `record:OFFSET:BYTES` for a function that writes the library's version to a record.

    OFFSET is the offset in bytes of the member with the version. BYTES are the contents of the record before
    the call, in hexadecimal digits.
    """
    where = f"{library.file}: probes: {probe}"
    history = histories[0]
    params = history.functions[probe][-1].value.params
    tag = history.resolve(pointee(params[0].type) or "").partition(" ")[2] if len(params) == 1 else ""
    spans = history.records.get(tag, ())
    if not spans:
        raise CodegenError(f"{where}: expected a function with one parameter, a pointer to a record")
    record = spans[-1].value
    fields = {field.name: field for field in record.fields if isinstance(field.type, str)}
    initial = {member: 0, **history.initial.get(tag, {})}
    data = bytearray(max(span.value.size for span in spans))
    for name, value in initial.items():
        integer = INTEGERS.get(history.resolve(str(fields[name].type))) if name in fields else None
        if integer is None and name == member:
            raise CodegenError(f"{where}: {tag} does not have an integer member {member}")
        number = record.size if value == "sizeof" else _value_of(history, value)
        offset = fields[name].offset // 8
        size = integer.bits // 8 if integer else 4  # other members are enums, which have four bytes
        data[offset : offset + size] = number.to_bytes(size, "little")
    return f"record:{fields[member].offset // 8}:{data.hex()}"


def _value_of(history: History, value: int | str) -> int:
    """Return an integer unchanged, or the value of the constant or enumerator with this name."""
    if isinstance(value, int):
        return value
    for spans in history.enums.values():
        enumerator_value = dict(spans[-1].value.values).get(value)
        if enumerator_value is not None:
            return enumerator_value
    number = history.constants[value][-1].value.value
    return int(number)


def list_callbacks(library: Library, histories: Sequence[History]) -> dict[str, str]:
    """Return the rule for each symbol that determines how long its callbacks are kept alive.

    Every function with a callback needs a rule. Functions with the rule `during` are omitted from the result.

    Args:
        library: library whose rules are returned
        histories: the library's history, followed by the histories of the libraries that it uses
    """
    rules: dict[str, str] = {}
    functions = histories[0].functions
    for rule, pattern in library.facts.callbacks.items():
        symbols = [symbol for symbol in functions if re.fullmatch(pattern, symbol)]
        if not symbols or rule not in (*_LIFETIMES, *functions):
            raise CodegenError(f"{library.file}: callbacks: not in the headers: {rule} = {pattern}")
        rules |= dict.fromkeys(symbols, rule)
    typedefs = {
        name: spans[-1].value for history in reversed(histories) for name, spans in history.typedefs.items()
    }
    unruled = []
    for symbol, spans in functions.items():
        has_callback = any(_is_callback(p.type, typedefs) for span in spans for p in span.value.params)
        if has_callback and symbol not in rules and library.is_checked(symbol):
            unruled.append(symbol)
    if unruled:
        problem = f"no rule for {', '.join(unruled)}"
        advice = f'when may C call it? If only during the call: callbacks.during = "{"|".join(unruled)}"'
        raise CodegenError(f"{library.file}: callbacks: {problem}; {advice}")
    return {symbol: rule for symbol, rule in sorted(rules.items()) if rule != "during"}


def has_tables(library: Library) -> bool:
    """Return whether the tables of a library exist. They do not exist while the library's file is a draft."""
    return (ROOT / "cudyn" / "_bindings" / "tables" / f"{library.name}_info.py").is_file()


def _is_callback(type_: str, typedefs: Mapping[str, str]) -> bool:
    """Return whether a type is a pointer to a function, with or without typedefs."""
    target = pointee(type_) or type_
    while type_ in typedefs:
        type_ = typedefs[type_]
    while target in typedefs:
        target = typedefs[target]
    # A typedef can name the pointer, or the function that the pointer points to.
    return is_callback(type_) or is_function(target)


def absent(library: Library, histories: Sequence[History]) -> tuple[tuple[str, int], ...]:
    """Return the status codes that report an absent library or function, with their values.

    Args:
        library: library whose `absent` key is converted
        histories: the library's history, followed by the histories of the libraries that it uses
    """
    spans = next(filter(None, _iter_enum_spans(library.facts.codes or library.status, histories)), ())
    result = []
    for name in library.absent:
        values = {dict(span.value.values).get(name) for span in spans}
        value = values.pop() if len(values) == 1 else None  # the value must be the same in all releases
        if value is None or spans[-1].removed:
            raise CodegenError(f"{library.file}: absent: not in every release of the headers: {name}")
        result.append((name, value))
    if not result:
        raise CodegenError(f"{library.file}: absent: the key is missing")
    return tuple(result)


def successes(library: Library, histories: Sequence[History]) -> tuple[tuple[int, str, str], ...]:
    """Return the `succeeds` key with the values of status codes instead of their names.

    Args:
        library: library whose `succeeds` key is converted
        histories: the library's history, followed by the histories of the libraries that it uses
    """
    spans = next(filter(None, _iter_enum_spans(library.facts.codes or library.status, histories)), ())
    values = dict(spans[-1].value.values) if spans else {}
    rows = []
    for since, function, form in library.facts.succeeds:
        kind, _, status = form.partition(":")
        is_known = kind in SUCCESSES if kind == "property" else form in SUCCESSES
        if not is_known and not re.fullmatch(r"\d+(\.\d+)*", form):
            forms = ", ".join(filter(None, SUCCESSES))
            raise CodegenError(
                f"{library.file}: succeeds: {form!r}: expected numbers, an empty string or one of {forms}"
            )
        if kind == "property":
            _check_known(library, "succeeds", [status], values)
            form = f"property:{values[status]}"
        rows.append((since, function, form))
    return tuple(rows)


def _check_known(library: Library, key: str, names: Iterable[str], declared: Iterable[str]) -> None:
    """Reject names in a setting that are not among the declared names."""
    missing = sorted({*names} - {*declared})
    if missing:
        raise CodegenError(f"{library.file}: {key}: not in the headers: {', '.join(missing)}")


def _check_writes(library: Library, history: History) -> None:
    """Reject a pattern in `writes` that does not match any parameter of a function."""
    outputs = [
        f"{symbol} {param.name}"
        for symbol, spans in history.functions.items()
        for span in spans
        for param in span.value.params
    ]
    for _, pattern in library.facts.writes:
        if not any(re.fullmatch(pattern, output) for output in outputs):
            raise CodegenError(f"{library.file}: writes: not in the headers: {pattern}")


def _iter_enumerators(type_: str, histories: Sequence[History]) -> Iterator[str]:
    """Yield the enumerators of a type in all releases."""
    for spans in _iter_enum_spans(type_, histories):
        for span in spans:
            yield from (name for name, _ in span.value.values)


def _iter_enum_spans(type_: str, histories: Sequence[History]) -> Iterator[Sequence[Span[Enum]]]:
    """Yield the spans of the enum that a type refers to, for each history."""
    for history in histories:
        type_ = history.resolve(type_)
        yield history.enums.get(type_.removeprefix("enum "), ())


# --- tables


def info_table(
    library: Library,
    absent: Sequence[tuple[str, int]] = (),
    callbacks: Mapping[str, str] = {},
    probes: Sequence[tuple[str, str]] = (),
    succeeds: Sequence[tuple[int, str, str]] = (),
) -> str:
    """Return the contents of cudyn/_bindings/tables/NAME_info.py. It contains the arguments of a LibraryInfo.

    `absent`, `callbacks`, `probes` and `succeeds` are the results of absent(), list_callbacks(), probes() and
    successes().
    """
    facts = library.facts
    computed: dict[str, object] = {
        "status": library.status,
        "prefixes": library.prefixes,
        "log": (facts.log["calls"], facts.log["size"], facts.log["text"]) if facts.log else None,
        "absent": tuple(absent),
        "callbacks": callbacks,
        "probes": tuple(probes),
        "succeeds": tuple(succeeds),
        "numbering": facts.numbering if facts.numbering != Facts.numbering else "",
    }
    values = ((key, computed.get(key, getattr(facts, key, None))) for key in _INFO)
    docstring = _write_docstring(library, f"The loader's facts about the {facts.title}.")
    return _dictionary(docstring, "INFO: dict[str, object]", {key: value for key, value in values if value})


_INFO = (
    "title",
    "status",
    "prefixes",
    "codes",
    "error",
    "describe",
    "log",
    "forked",
    "dated",
    "versioned",
    "changes_process",
    "load_variables",
    "driverless",
    "succeeds",
    "echoes",
    "writes",
    "files",
    "wheels",
    "conda",
    "toolkit",
    "homes",
    "beside",
    "siblings",
    "probes",
    "newest_short",
    "of_driver",
    "capability",
    "manual",
    "hint",
    "absent",
    "callbacks",
    "numbering",
)


def _dictionary(docstring: str, name: str, values: Mapping[str, object]) -> str:
    """Return the contents of a file that defines a single dictionary."""
    entries = (line for key, value in values.items() for line in _entry(key, value, 1))
    return "".join([docstring, f"{name} = {{\n", *entries, "}\n"])


def statuses_table(library: Library) -> str:
    """Return the contents of cudyn/_bindings/tables/NAME_statuses.py. It is read after a call has failed."""
    title = library.facts.title
    docstring = _write_docstring(library, f"The meanings of the {title}'s status codes, in our own words.")
    return _dictionary(docstring, "DESCRIPTIONS: dict[str, str]", library.facts.statuses)


def index(libraries: Sequence[Library]) -> str:
    """Return the contents of cudyn/_bindings/tables/__init__.py. It contains the names that cudyn exports."""
    return (
        '"""Generated data. Do not edit: `nox -s codegen` writes it."""\n\n'
        "# the libraries, in the order of lists\n"
        f"LIBRARIES = {_literal([library.name for library in libraries])}\n\n"
        "# the names of cudyn.errors that are in cudyn, too\n"
        f"ERRORS = {_literal(_list_exported_errors(libraries))}\n"
    )


def _list_exported_errors(libraries: Sequence[Library]) -> list[str]:
    """Return the names of the exceptions that `cudyn` itself exports."""
    return [name for name in GENERAL if name in BASES or name in _group_by_error(libraries)]


def _write_docstring(library: Library, summary: str) -> str:
    """Return the docstring of a generated module."""
    return f'"""{summary}\n\nGenerated from {library.file}. Do not edit: `nox -s codegen` writes it.\n"""\n\n'


def _entry(key: str, value: object, depth: int) -> Iterator[str]:
    """Yield `"key": value,` as one line if it fits, or as several lines."""
    indent = "    " * depth
    line = f"{indent}{_literal(key)}: {_literal(value)},\n"
    if len(line) <= WIDTH + 1 or isinstance(value, (int, str)):
        yield line
    elif isinstance(value, dict):
        yield f"{indent}{_literal(key)}: {{\n"
        for name, item in value.items():
            yield from _entry(name, item, depth + 1)
        yield f"{indent}}},\n"
    else:
        assert isinstance(value, tuple)
        yield f"{indent}{_literal(key)}: (\n"
        yield from (f"{indent}    {_literal(item)},\n" for item in value)
        yield f"{indent}),\n"


def _literal(value: object) -> str:
    """Return a value as a Python literal with double quotes."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_literal(key)}: {_literal(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        items = ", ".join(map(_literal, value))
        return f"({items},)" if len(value) == 1 else f"({items})"
    return repr(value)


# --- public modules


def module_source(library: Library) -> str:
    """Return the contents of cudyn/NAME.py."""
    facts = library.facts
    load = ", load=True" if facts.at_import else ""
    return (
        f'"""{facts.about} ({library.header_names[0]}): see cudyn.types.LibraryModule.'
        f'{_describe_level(library)}"""\n\n'
        f"# Generated from {library.file}. Do not edit: `nox -s codegen` writes it.\n"
        "from ._bindings.libraries.module import install as _install\n\n"
        f"_install({_literal(library.name)}{load})\n"
    )


def _describe_level(library: Library) -> str:
    """Return the end of a module's docstring: a note if the calls of the library are not checked."""
    if library.checked:
        return ""
    return (
        "\n\nCalls of this library are not checked: use the functions in `raw`, which have C's parameters\n"
        "and return the status code.\n"
    )


def _group_by_error(libraries: Iterable[Library]) -> dict[str, list[Library]]:
    """Return the libraries that raise each exception for status codes, keyed by the exception's name.

    Raises CodegenError if the name is invalid, or if libraries with different status types share it.
    """
    errors_of_libraries: dict[str, list[Library]] = {}
    for library in libraries:
        errors_of_libraries.setdefault(library.facts.error, []).append(library)
    for name, sharing in errors_of_libraries.items():
        if not re.fullmatch(r"[A-Z]\w*Error", name) or name in BASES:
            raise CodegenError(f"{sharing[0].file}: error: expected a name such as NvrtcError, got {name!r}")
        status_types = {(user.facts.codes or user.status, bool(user.facts.log)) for user in sharing}
        if len(status_types) > 1:
            raise CodegenError(
                f"{sharing[1].file}: error: {name} is already used for statuses of a different type"
            )
    return errors_of_libraries


def _describe_errors(libraries: Iterable[Library]) -> Iterator[tuple[str, str, str]]:
    """Yield the name, the base and the docstring of each library exception."""
    for name, sharing in _group_by_error(libraries).items():
        titles = " or ".join(f"the {library.facts.title}" for library in sharing)
        type_ = sharing[0].facts.codes or sharing[0].status
        base = "CompilerError" if sharing[0].facts.log else "CudaError"
        yield name, base, f"A call of {titles} failed; .status is of {type_}."


def errors_table(libraries: Sequence[Library]) -> str:
    """Return the contents of tables/errors.py, from which cudyn/errors.py creates the exceptions."""
    docstring = (
        '"""The exceptions of the libraries: name -> (base, docstring).\n\n'
        'Generated from headers/libraries. Do not edit: `nox -s codegen` writes it.\n"""\n\n'
    )
    rows = {name: (base, text) for name, base, text in _describe_errors(libraries)}
    return _dictionary(docstring, "ERRORS: dict[str, tuple[str, str]]", rows)


def errors(libraries: Sequence[Library]) -> str:
    """Return the contents of cudyn/errors.pyi.

    It contains cudyn._errors' public names and the libraries' exceptions.
    """
    described = list(_describe_errors(libraries))
    return "".join(
        [
            _write_pyi_docstring("cudyn.errors", "headers/libraries and codegen/package.py"),
            *_list_imports(dict.fromkeys(BASES, "_errors")),
            *starmap(_declare_error, described),
            *_list_all([*BASES, *(name for name, _, _ in described)]),
        ]
    )


def exports(libraries: Sequence[Library]) -> str:
    """Return the contents of cudyn/__init__.pyi. It declares all public names for type checkers."""
    names = [library.name for library in libraries]
    exported = read_assignment("__init__.py", "_EXPORTS")
    modules = read_assignment("__init__.py", "_MODULES")
    wrong = sorted({*names} & {*exported, *BASES, *modules})
    if wrong:
        raise CodegenError(
            f"headers/libraries/{wrong[0]}.toml: cudyn.{wrong[0]} already has a different meaning"
        )
    public = {**dict.fromkeys(_list_exported_errors(libraries), "errors"), **exported}
    return "".join(
        [
            _write_pyi_docstring("cudyn", "headers/libraries and cudyn/__init__.py"),
            *map(_list_module, (*modules, *sorted(names))),
            *_list_imports(public),
            "\n__version__: str\n",
            *_list_all([*names, *public, "__version__", *modules]),
        ]
    )


def types() -> str:
    """Return the contents of cudyn/types.pyi.

    It declares the names of cudyn.types for type checkers and editors.
    """
    names = read_assignment("types.py", "_TYPES")
    return "".join(
        [_write_pyi_docstring("cudyn.types", "cudyn/types.py"), *_list_imports(names), *_list_all(names)]
    )


def _write_pyi_docstring(module: str, source: str) -> str:
    """Return the docstring of a generated .pyi file."""
    return (
        f'"""The names of {module}, for type checkers and editors.\n\n'
        f"Generated from {source}. Do not edit: `nox -s codegen` writes it.\n"
        '"""\n\n'
    )


def _declare_error(name: str, base: str, text: str) -> str:
    """Return the declaration of an exception class."""
    return f'\nclass {name}({base}):\n    """{text}"""\n'


def _list_module(name: str) -> str:
    """Return the import of a public module."""
    return f"from . import {name} as {name}\n"


def _list_imports(public: Mapping[str, str]) -> Iterator[str]:
    """Yield an import of each public name from its module."""
    for name, module in sorted(public.items(), key=_by_module):
        yield f"from .{module} import {name} as {name}\n"


def _list_all(names: Iterable[str]) -> Iterator[str]:
    """Yield the lines of `__all__`."""
    yield "\n__all__ = [\n"
    yield from (f'    "{name}",\n' for name in sorted(names))
    yield "]\n"


def _by_module(item: tuple[str, str]) -> tuple[str, str]:
    """Return a sort key for a (name, module) item."""
    name, module = item
    return module, name


LIBRARIES_START = "<!-- libraries: nox -s codegen writes this table -->\n"
LIBRARIES_END = "<!-- end of the libraries -->\n"


# Matches the phrase in the documentation that contains the range of supported releases.
_RELEASE_RANGE = re.compile(r"\d+ header releases, [\d.]+ to [\d.]+(?=:)")


VARIABLES_START = "<!-- variables: nox -s codegen writes this table -->\n"
VARIABLES_END = "<!-- end of the variables -->\n"


def list_variables(libraries: Sequence[Library], text: str) -> str:
    """Return the page about environment variables, with an updated table of libraries between the markers."""
    before, start, table_and_tail = text.partition(VARIABLES_START)
    _, end, tail = table_and_tail.partition(VARIABLES_END)
    if not (start and end):
        markers = f"{VARIABLES_START.strip()} and {VARIABLES_END.strip()}"
        raise CodegenError(f"environment.md: the markers {markers} are missing")
    titles = [(library.name.upper(), library.facts.title.removesuffix(" library")) for library in libraries]
    rows = "".join(f"| `CUDYN_{name}` | {title} |\n" for name, title in titles)
    return f"{before}{start}\n| variable | library |\n|---|---|\n{rows}\n{end}{tail}"


def list_libraries(libraries: Sequence[Library], text: str, releases: Sequence[str] = ()) -> str:
    """Return the page about library modules, with an updated table and range of toolkit releases."""
    if releases:
        span = f"{len(releases)} header releases, {releases[0]} to {releases[-1]}"
        text = _RELEASE_RANGE.sub(span, text)
    before, start, table_and_tail = text.partition(LIBRARIES_START)
    _, end, tail = table_and_tail.partition(LIBRARIES_END)
    if not (start and end):
        markers = f"{LIBRARIES_START.strip()} and {LIBRARIES_END.strip()}"
        raise CodegenError(f"library_modules.md: the markers {markers} are missing")
    rows = "".join(
        f"| `cudyn.{library.name}` | {library.facts.about}{'' if library.checked else ' (only `raw`)'} |\n"
        for library in libraries
    )
    return f"{before}{start}\n| module | library |\n|---|---|\n{rows}\n{end}{tail}"
