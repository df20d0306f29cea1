"""Compares two sets of tables from the user's point of view, release by release.

`python -m codegen` prints the differences, and rejects changes to older releases. When release.py opens a
pull request for a new release, it lists the differences in the description. A user notices differences in
names, keyword names, results, kinds and sizes of memory, values and layouts. Everything else in the tables is
compared literally, so that no difference is overlooked.
"""

from __future__ import annotations

import difflib
import io
import re
import subprocess
import tarfile
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from .c_types import declare
from .declared import ROOT
from .errors import CodegenError, Problems
from .sources import Library, version_key

Tables = Mapping[str, Mapping[str, Any]]
"""The variables of each table, keyed by the table's file name without `.py`."""

TABLES = ROOT / "cudyn" / "_bindings" / "tables"
_CONTENTS = ("functions", "types", "info", "statuses", "texts")
# Tables whose rows have a value for each release.
_SPANNED = ("FUNCTIONS", "NAMES", "PER_THREAD", "HIDDEN", "TYPEDEFS", "CONSTANTS", "VARIABLES")
# Variables that are compared in another form, or that do not concern users.
_SKIPPED = ("RELEASES", "VERSIONS", "RECORDS", "ENUMS", "VARIANTS", "CHECKED", "annotations")
# Variables whose values come from headers/libraries, and not from a header. They apply to all releases.
_SETTINGS = (
    "INFO",
    "DESCRIPTIONS",
    "TEXTS",
    "USES",
    "DEVICE_POINTERS",
    "TOO_SMALL",
    "WINDOWS",
    "TAGGED",
    "FAILING",
)
_KINDS = {
    "FUNCTIONS": "function",
    "NAMES": "name",
    "PER_THREAD": "name with per-thread streams",
    "HIDDEN": "hidden function",
    "TYPEDEFS": "type",
    "CONSTANTS": "constant",
    "VARIABLES": "exported constant",
    "RECORDS": "structure or union",
    "ENUMS": "enum",
    "ENUMERATORS": "enumerator",
    "VARIANTS": "change of a signature",
    "INFO": "setting",
    "DESCRIPTIONS": "description of a status code",
}

Key = tuple[
    str, str
]  # a table's variable, such as "FUNCTIONS", and a key of its dictionary, such as a symbol


class Change(NamedTuple):
    """A difference between two sets of tables that a user can notice."""

    library: str
    kind: str  # "function", "enumerator", ...
    name: str
    releases: tuple[str, ...]
    text: str  # "added", "removed", or what changed
    is_past: bool  # whether the difference concerns releases that both sets of tables contain

    def __str__(self) -> str:
        return f"{self.library}: {self.kind} `{self.name}` in {_range(self.releases)}: {self.text}"

    @property
    def is_addition(self) -> bool:
        """Whether the change adds something, and affects nothing that already existed."""
        return self.text == "added"


def read_tables(directory: Path = TABLES) -> dict[str, dict[str, Any]]:
    """Return the variables of all tables in a directory. The keys are file names, such as "nvrtc_types"."""
    return _read_tables({path.name: path.read_text(encoding="utf-8") for path in directory.glob("*.py")})


def read_committed(directory: Path = TABLES) -> dict[str, dict[str, Any]]:
    """Return the result of `read_tables` for the last commit, or for the files on disk if git is missing."""
    command = ["git", "archive", "--format=tar", "HEAD"]
    try:
        archive = subprocess.run(command, cwd=directory, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return read_tables(directory)
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        contents = {member.name: files.extractfile(member) for member in files}
        return _read_tables({name: file.read().decode() for name, file in contents.items() if file})


def _read_tables(sources: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """Return the variables of the tables of libraries. `sources` maps file names to source code."""
    endings = tuple(f"_{contents}.py" for contents in _CONTENTS)
    return {
        name.removesuffix(".py"): read_table(sources[name], name)
        for name in sorted(sources)
        if name.endswith(endings)
    }


def read_table(text: str, name: str) -> dict[str, Any]:
    """Return the variables that the source code of a generated table defines."""
    variables: dict[str, Any] = {}
    exec(compile(text, name, "exec"), variables)
    return {key: value for key, value in variables.items() if not key.startswith("_")}


def replace_tables(tables: Tables, outputs: Mapping[Path, str]) -> dict[str, Mapping[str, Any]]:
    """Return the tables as they will be once generated files are written. `outputs` maps paths to texts."""
    changed = {
        path.stem: read_table(text, path.name)
        for path, text in outputs.items()
        if path.parent == TABLES and path.stem.endswith(tuple(f"_{contents}" for contents in _CONTENTS))
    }
    return {**tables, **changed}


def compare(before: Tables, after: Tables) -> list[Change]:
    """Return all differences between two sets of tables, library by library.

    A release that only the newer tables contain is compared with the release before it.
    """
    names = [file.removesuffix("_functions") for file in (*after, *before) if file.endswith("_functions")]
    changes: list[Change] = []
    for name in dict.fromkeys(names):
        old, new = (_Library(name, tables) for tables in (before, after))
        if not old.releases or not new.releases:
            releases = tuple(new.releases or old.releases)
            text = "added" if new.releases else "removed"
            changes.append(Change(name, "library", name, releases, text, not new.releases))
            continue
        if old.tables != new.tables:
            changes += _compare_library(old, new)
    return changes


def _compare_library(old: _Library, new: _Library) -> Iterator[Change]:
    """Yield the differences between the tables of one library."""
    # Before a function's calls are checked, its row does not contain roles that could be compared.
    old.without_roles = new.without_roles = old.unchecked
    for symbol in sorted(old.unchecked ^ new.unchecked):
        is_added = symbol in old.unchecked  # the function had no checked calls, and now has them
        text = "added" if is_added else "removed"
        if symbol in new.functions and symbol in old.functions:
            yield Change(old.name, "checked call", symbol, tuple(new.releases), text, not is_added)
    for release in old.releases:
        if release not in new.releases:
            yield Change(old.name, "release", release, (release,), "removed", True)
    for release in new.releases:
        if release not in old.releases:
            yield Change(old.name, "release", release, (release,), "added", False)
    yield from _compare_views(old, new)
    # Finally, compare the variables of the tables that apply to all releases.
    for (variable, name), text in _iter_differences(dict(old.iter_plain()), dict(new.iter_plain())):
        is_past = text != "added" and variable not in _SETTINGS
        yield Change(old.name, _KINDS.get(variable, variable), name, tuple(new.releases), text, is_past)


def _compare_views(old: _Library, new: _Library) -> Iterator[Change]:
    """Yield the differences between the user's views of each release.

    A release that only the newer tables contain is compared with the release before it.
    """
    releases_of_change: dict[tuple[Key, str, bool], list[str]] = {}
    for release in new.releases:
        is_past = release in old.releases
        preceding = [r for r in new.releases if version_key(r) < version_key(release)]
        if is_past or preceding:
            older = old.view(release) if is_past else new.view(preceding[-1])
            for key, text in _iter_differences(older, new.view(release)):
                releases_of_change.setdefault((key, text, is_past), []).append(release)
    for ((variable, name), text, is_past), releases in releases_of_change.items():
        yield Change(old.name, _KINDS.get(variable, variable), name, tuple(releases), text, is_past)


def _iter_differences(old: Mapping[Key, str], new: Mapping[Key, str]) -> Iterator[tuple[Key, str]]:
    """Yield each key whose value differs, and a description of the difference."""
    if old != new:
        for key in dict.fromkeys((*new, *old)):
            text = _describe_change(key, old.get(key), new.get(key))
            if text:
                yield key, text


class _Library:
    """The tables of one library. All attributes are empty if the library has no tables."""

    def __init__(self, name: str, tables: Tables) -> None:
        self.name = name
        self.tables = {contents: tables.get(f"{name}_{contents}", {}) for contents in _CONTENTS}
        self.variables: dict[str, Any] = {}
        for contents in self.tables.values():
            self.variables |= contents
        self.releases: list[str] = sorted(
            {*self.variables.get("RELEASES", ()), *self._iter_mentioned()}, key=version_key
        )
        self.functions: Mapping[str, str] = self.variables.get("FUNCTIONS", {})
        # the functions whose calls are not checked, so that their rows do not contain roles
        self.unchecked = set(self.functions) - set(self.variables.get("CHECKED", self.functions))
        self.without_roles: Collection[str] = ()  # the functions whose roles are not compared
        self._views: dict[str, dict[Key, str]] = {}

    def _iter_mentioned(self) -> Iterator[str]:
        """Yield the releases that rows mention. All of them are in RELEASES, unless a table is incorrect."""
        for variable in (*_SPANNED, "ENUMS", "RECORDS"):
            for row in (self.variables.get(variable) or {}).values():
                for releases in _RELEASES.findall(str(row)):
                    yield from filter(None, releases)

    def view(self, release: str) -> dict[Key, str]:
        """Return the user's view of a release: the value of each name in each variable, as a string."""
        if release not in self._views:
            self._views[release] = dict(self._iter_view(release))
        return self._views[release]

    def _iter_view(self, release: str) -> Iterator[tuple[Key, str]]:
        """Yield the values that apply to one release, each with its key."""
        yield from self._iter_spanned(release)
        yield from self._iter_enums(release)
        for tag, row in self.variables.get("RECORDS", {}).items():
            for span in _rows().record_spans(row, self.releases):
                if _contains(span, release):
                    _, _, layout = span
                    yield ("RECORDS", tag), layout
        for symbol, changed in (self.variables.get("VARIANTS") or {}).items():
            earlier = [r for r in changed if version_key(r) <= version_key(release)]
            if earlier:
                yield ("VARIANTS", symbol), ", ".join(earlier)

    def _iter_spanned(self, release: str) -> Iterator[tuple[Key, str]]:
        """Yield the values of the variables in _SPANNED that apply to one release, each with its key."""
        variables = self.variables
        for variable in _SPANNED:
            for name, row in (variables.get(variable) or {}).items():
                # "=SYMBOL" stands for the row of SYMBOL. It can be the whole row, or the value of a span.
                if variable == "FUNCTIONS" and str(row).startswith("="):
                    row = variables[variable].get(row.removeprefix("="), row)
                value = _find_value(row, self.releases, release)
                if value is not None and variable == "FUNCTIONS" and value.startswith("="):
                    row_of_symbol = variables[variable][value.removeprefix("=")]
                    value = _find_value(row_of_symbol, self.releases, release)
                if value is not None:
                    is_raw = variable == "FUNCTIONS" and name in self.without_roles
                    yield (variable, name), _without_roles(value) if is_raw else str(value)

    def _iter_enums(self, release: str) -> Iterator[tuple[Key, str]]:
        """Yield the types of enums and the values of their enumerators in one release, each with its key."""
        for tag, row in self.variables.get("ENUMS", {}).items():
            type_, enumerators = _rows().enum(row)
            values = {name: _find_value(text, self.releases, release) for name, text in enumerators.items()}
            if any(value is not None for value in values.values()):
                yield ("ENUMS", tag), type_
                for name, value in values.items():
                    if value is not None:
                        yield ("ENUMERATORS", f"{tag}.{name}"), value

    def iter_plain(self) -> Iterator[tuple[Key, str]]:
        """Yield the items of the variables whose values are the same for all releases."""
        for variable, value in self.variables.items():
            if variable in (*_SPANNED, *_SKIPPED) or not variable.isupper():
                continue
            if isinstance(value, dict):
                for name, item in value.items():
                    if isinstance(item, dict) and variable != "INFO":
                        yield from (((variable, f"{name}.{key}"), repr(inner)) for key, inner in item.items())
                    else:
                        yield (variable, str(name)), repr(item)
            elif isinstance(value, tuple):
                yield from (((variable, str(item)), "listed") for item in value)
            else:
                yield (variable, variable.lower()), repr(value)


def _without_roles(row: str) -> str:
    """Return a prototype without the roles of its parameters."""
    result, params = _rows().prototype(row)
    return f"{result} ({', '.join(declare(param.type, param.name) for param in params)})"


_RELEASES = re.compile(r"(?:^|[ \n])@(\d+\.\d+)(?:<(\d+\.\d+))?")  # `@11.7<12.0` at the beginning of a span


def _find_value(row: str | int, releases: Sequence[str], release: str) -> str | None:
    """Return the value of a row in a release, or `None` if it has no value in this release."""
    text = str(row)
    if "@" not in text:
        return text
    spans = (span for span in _rows().spans(text, releases) if _contains(span, release))
    return next((value for _, _, value in spans), None)


def _contains(span: tuple[str, str | None, str], release: str) -> bool:
    """Return whether a span contains a release."""
    since, until, _ = span
    key = version_key(release)
    return version_key(since) <= key and (until is None or key < version_key(until))


@cache
def _rows() -> SimpleNamespace:
    """Return the functions of cudyn/_bindings/tables/rows.py, which the codegen does not import."""
    path = TABLES / "rows.py"
    return SimpleNamespace(**read_table(path.read_text(encoding="utf-8"), str(path)))


# --- descriptions


def _describe_change(key: Key, old: str | None, new: str | None) -> str:
    """Return the changes between two values of a name, or "" if they are equal."""
    if old == new:
        return ""
    if old is None:
        return "added"
    if new is None:
        return "removed"
    variable, _ = key
    if variable in ("FUNCTIONS", "HIDDEN"):
        return "; ".join(_describe_prototypes(old, new)) or f"`{old}` is now `{new}`"
    if variable == "RECORDS":
        return "; ".join(_describe_layouts(old, new))
    return f"{old} is now {new}"


def _describe_prototypes(old: str, new: str) -> Iterator[str]:
    """Yield the differences between two prototypes."""
    rows = _rows()
    (old_result, old_params), (new_result, new_params) = rows.prototype(old), rows.prototype(new)
    if old_result != new_result:
        yield f"the C result {old_result} is now {new_result}"
    if len(old_params) != len(new_params):
        yield f"{_names(old_params)} are now the parameters {_names(new_params)}"
        return
    for position, (before, after) in enumerate(zip(old_params, new_params, strict=True), 1):
        name = after.name
        if before.name != after.name:
            yield f"the keyword `{before.keyword}` (parameter {position}) is now `{after.keyword}`"
        if before.type != after.type:
            yield f"`{name}`: the type {before.type} is now {after.type}"
        if (before.role, before.of, before.end) != (after.role, after.of, after.end):
            yield f"`{name}`: {_describe_role(before)} is now {_describe_role(after)}"
        if _memory_of(before) != _memory_of(after):
            yield f"`{name}`: {_memory_of(before)} is now {_memory_of(after)}"
    old_results, new_results = (
        [p.name for p in params if p.is_returned] for params in (old_params, new_params)
    )
    if old_results != new_results:
        yield f"the results ({', '.join(old_results)}) are now ({', '.join(new_results)})"


def _names(params: Iterable[Any]) -> str:
    """Return the names of parameters as a list in parentheses."""
    return f"({', '.join(param.name for param in params)})"


def _describe_role(param: Any) -> str:
    """Return a description of a parameter's role, and of whether the caller passes it."""
    role = ":".join(filter(None, (param.role, param.of, param.end)))
    return f"{role} ({'passed' if param.is_given else 'not passed'})"


def _memory_of(param: Any) -> str:
    """Return a description of a parameter's memory: its kind, its size, and how the size is measured."""
    size = param.size or (f"unknown size: {param.unknown}" if param.unknown else "")
    description = f"{param.memory or 'no memory'}[{size}]"
    if param.in_bytes:
        description += " in bytes"
    if param.counts_zero:
        description += " including the terminating zero"
    if param.made:
        description += f" returned as {param.made}"
    return description


def _describe_layouts(old: str, new: str) -> Iterator[str]:
    """Yield the lines that differ between two layouts."""
    for line in difflib.ndiff(old.split("\n"), new.split("\n")):
        mark = line[:2]  # ndiff puts a mark of two characters before each line
        text = " ".join(line[2:].split())
        if mark == "- ":
            yield f"without `{text}`"
        elif mark == "+ ":
            yield f"with `{text}`"


def list_names(changes: Sequence[Change]) -> Iterator[str]:
    """Yield an item of a Markdown list for each library, kind of name and range of releases.

    Each item lists the names that have changed.
    """
    groups: dict[tuple[str, str, tuple[str, ...], bool], list[str]] = {}
    for change in changes:
        key = change.library, change.kind, change.releases, change.is_past
        groups.setdefault(key, []).append(change.name)
    for (library, kind, releases, is_past), names in groups.items():
        older = " (not new)" if is_past else ""
        listed = ", ".join(f"`{name}`" for name in names)
        yield f"- {library}: {kind} in {_range(releases)}{older}: {listed}\n"


def _range(releases: Sequence[str]) -> str:
    """Return the first and the last of several releases, such as "12.0 to 12.4"."""
    return releases[0] if len(releases) == 1 else f"{releases[0]} to {releases[-1]}"


# --- older releases


def check_past(changes: Iterable[Change], libraries: Iterable[Library], newest: Mapping[str, str]) -> None:
    """Reject changes to older releases that a library's file does not permit.

    A new header must not change how a library of an older release is called.

    Args:
        changes: the result of compare()
        libraries: all libraries
        newest: the newest release of each library

    Raises:
        CodegenError: Lists every such change together with the line that would permit it.
    """
    permitted = {library.name: library.rewritten for library in libraries}
    problems = Problems()
    for change in changes:
        if not change.is_past or change.is_addition or change.library not in permitted:
            continue
        release = newest.get(change.library, "")
        patterns = permitted[change.library].get(release, {})
        if not any(re.fullmatch(pattern, change.name) for pattern in patterns):
            file = f"headers/libraries/{change.library}.toml"
            line = f"[rewritten.\"{release}\"] '{change.name}' = 'why it is right'"
            with problems.collected():
                advice = f"if that is correct, add to {file}: {line}"
                raise CodegenError(f"{change}; this changes an earlier release: {advice}")
    problems.raise_any()
