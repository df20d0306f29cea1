"""Drafts headers/libraries/NAME.toml for a new library from its wheel:

`python -m codegen.new cudnn nvidia-cudnn-cu12`.

It also adds the wheels of every minor release to headers/pins.toml. Guesses, and values that only a person
can know, are marked TODO. As long as the draft contains a TODO, `python -m codegen --only NAME` rejects it,
and lists the lines with a TODO and everything else that is missing. It adds questions about pointers to the
file, as [[pointer]] entries without a role.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import NamedTuple
from zipfile import ZipFile

from . import __main__ as codegen
from . import fetch, index, pin, sources
from .declared import HEADERS
from .errors import CodegenError

# Matches the declaration of a function: its result, its name and its parameters.
_DECLARED = re.compile(
    r"^[ \t]*(?:[A-Z_]+[ \t]+|const[ \t]+)*(\w+)[\s*]+(?:[A-Z][A-Z0-9_]*\s+)?(\w+)[ \t]*\(([^)]*)", re.M
)
_INCLUDED = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^">]+)[">]', re.M)
Distribution = tuple[str, str]  # a project on the package index, and a version
_HEADER_ENDINGS = (".h", ".hpp", ".hxx", ".cuh")
# Words that _DECLARED may mistake for the result of a function.
_KEYWORDS = ("if", "while", "for", "return", "typedef", "define", "defined", "switch", "else", "struct")
_READING_RULES = "# The headers to read, and how to read them.\n"  # comment before the settings about headers
# The number of characters at the beginning of a library's name with which the names of its functions and
# macros also begin.
_COMMON_BEGINNING = 4


def main(argv: Sequence[str] | None = None) -> int:
    """Write a draft. Return 0, or 2 after an error."""
    options = _parse_arguments(argv)
    name = options.name
    try:
        wheel, omitted = _write_draft(options)
    except CodegenError as error:
        print(f"codegen.new: {error}", file=sys.stderr)
        return 2
    if not options.unchecked:
        print(f"codegen.new: wrote headers/libraries/{name}.toml; next: python -m codegen --only {name}")
    status = codegen.main(["--only", name]) if options.unchecked else 0
    if omitted:
        print(f"codegen.new: {omitted}", file=sys.stderr)
    if status:
        print(
            f"codegen.new: correct headers/libraries/{name}.toml, and run python -m codegen --only {name}. "
            f"If a type is unknown, {wheel.headers[0]} needs another header before it: "
            f'headers = ["cuda_runtime.h", "{wheel.headers[0]}"]. To start again, repeat this command with '
            "--replace",
            file=sys.stderr,
        )
    return status


def _parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="codegen.new", description=__doc__)
    parser.add_argument("name", help="name of the module")
    parser.add_argument("project", nargs="+", help="projects on the package index, in order of preference")
    parser.add_argument("--of", help="product whose release numbers the library has (default: NAME)")
    parser.add_argument(
        "--header",
        action="append",
        help="main header (default: NAME.h); may be repeated for several headers. A header whose name ends "
        "with a question mark may be missing in some releases",
    )
    parser.add_argument("--library", help="file name of the shared library (default: libNAME.so)")
    parser.add_argument(
        "--prefix",
        action="append",
        default=[],
        help="prefix of the names of the library's functions (default: a guess); may be repeated",
    )
    parser.add_argument(
        "--unchecked",
        action="store_true",
        help="generate the module without roles and sizes; its functions are then only available in `raw`",
    )
    parser.add_argument(
        "--replace",
        action="store_true",
        help="replace the draft and the pins of an earlier attempt",
    )
    parser.add_argument("--about", default="", help="description of the library in a few words")
    parser.add_argument("--manual", default="", help="URL of the library's manual")
    parser.add_argument(
        "--since",
        metavar="RELEASE",
        help="oldest release or major version to add (default: the newest major version)",
    )
    return parser.parse_args(argv)


def _write_draft(options: argparse.Namespace) -> tuple[Wheel, str]:
    """Write the draft of a library and its pins. Return its newest wheel and `describe_omitted`'s result."""
    name = options.name
    path = HEADERS / "libraries" / f"{name}.toml"
    pins_path = HEADERS / "pins.toml"
    numbering = options.of or name
    pins_text = pins_path.read_text(encoding="utf-8")
    if path.exists() and not options.replace:
        raise CodegenError(f"headers/libraries/{path.name} exists; use --replace to write it again")
    if options.replace:
        pins_text = remove_part(pins_text, name, numbering)
    pins = _load_others(name)
    versions = select_releases(newest_of_each(options.project), options.since)
    _, newest = _in_order(versions)[-1]
    headers = options.header or [f"{name}.h"]
    library = options.library or f"lib{name.removeprefix('lib')}.so"
    versions = select_with_headers(versions, read_wheel(*newest, headers, library).patterns)
    wheel = read_wheels(versions, options.project, headers, library)
    prefixes = options.prefix or guess_prefixes(wheel, name, pins)
    draft = "".join(draft_lines(wheel, name, numbering, options.project, pins, prefixes))
    if path.exists():
        draft = keep_values(draft, path.read_text(encoding="utf-8"))
    draft = set_values(draft, about=options.about, manual=options.manual)
    if options.unchecked:
        draft = finish_unchecked(draft, numbering)
    text = add_part(pins_text, name, wheel.take)
    take = {**pins.take, name: wheel.take}
    for release, (project, version) in _in_order(versions):
        print(f"codegen.new: {project} {version}", file=sys.stderr)
        text += "\n" + pin.format_table(numbering, release, [(name, project, version)], take)
    path.write_text(draft, encoding="utf-8")
    pins_path.write_text(text, encoding="utf-8")
    return wheel, describe_omitted(wheel, prefixes, pins)


def select_releases(versions: Mapping[str, Distribution], since: str | None) -> dict[str, Distribution]:
    """Return the releases from `since` on. Prints the releases that the default omits.

    Args:
        versions: project and version of each release
        since: oldest release or major version; the default is the newest major version
    """
    oldest = since or str(max(map(_major, versions)))
    if not re.fullmatch(r"\d+(\.\d+)?", oldest):
        raise CodegenError(f"--since: expected a release such as 5 or 5.1, got {oldest}")
    oldest_key = sources.version_key(oldest if "." in oldest else f"{oldest}.0")
    selected = {
        release: distribution
        for release, distribution in versions.items()
        if sources.version_key(release) >= oldest_key
    }
    omitted = [release for release in versions if release not in selected]
    if omitted and since is None:
        print(
            f"codegen.new: omitted older majors: {', '.join(omitted)}; "
            f"--since {min(map(_major, omitted))} includes all",
            file=sys.stderr,
        )
    return selected


def select_with_headers(
    versions: Mapping[str, Distribution], headers: Sequence[str]
) -> dict[str, Distribution]:
    """Return the releases whose wheels contain the main headers. Prints the other releases.

    Args:
        versions: project and version of each release
        headers: the main headers; those with a question mark are optional

    Raises:
        CodegenError: No release contains one of the headers.
    """
    with ThreadPoolExecutor(fetch.WORKERS) as pool:
        lists = pool.map(lambda distribution: _list_names(*distribution), versions.values())
        members = dict(zip(versions, lists, strict=True))
    present_headers = {
        release: [
            header
            for header in headers
            if any(member.endswith(f"/{header.rstrip('?')}") for member in members[release])
        ]
        for release in versions
    }
    for header in headers:
        if not any(header in present for present in present_headers.values()):
            raise CodegenError(f"--header: no release contains {header.rstrip('?')}")
    selected = {}
    for release, distribution in versions.items():
        present = present_headers[release]
        missing = [header for header in headers if header not in present and not header.endswith("?")]
        if missing or not present:
            advice = f"; --header '{missing[0]}?' includes it" if missing and present else ""
            names = ", ".join(missing or headers).replace("?", "")
            print(f"codegen.new: omitted {release}, which lacks {names}{advice}", file=sys.stderr)
        else:
            selected[release] = distribution
    return selected


def list_libraries(projects: Sequence[str], library: str) -> list[str]:
    """List the paths of the library's file in the newest wheels of all projects, the newest CUDA first."""
    paths: dict[str, None] = {}
    for project in sorted(projects, key=_cuda_major, reverse=True):
        _, newest = _in_order(newest_of_each([project]))[-1]
        paths.update(dict.fromkeys(_find_libraries(_list_names(*newest), library)))
    return list(paths)


def _cuda_major(text: str) -> int:
    """Return the major version of CUDA in the name of a project or a directory, or 0."""
    match = re.search(r"\bcu(\d\d)\b", text)
    return int(match[1]) if match else 0


def _list_names(project: str, version: str) -> list[str]:
    """List the files in a wheel."""
    with index.open_wheel(index.get_package(project, version)) as archive:
        return archive.namelist()


def _find_libraries(members: Iterable[str], library: str) -> list[str]:
    """Return a list with the path of the shared library in a wheel. It is empty if there is no such file.

    Args:
        members: files of the wheel
        library: name of the file, with or without a version after `.so`
    """
    stem, _, version = library.partition(".so")
    # NVSHMEM's library for the host is called libnvshmem_host.so.
    pattern = re.compile(rf"{re.escape(stem)}(_host)?\.so{re.escape(version)}(\.\d+)*", re.I)
    return [m for m in members if pattern.fullmatch(m.rpartition("/")[2])][:1]


def keep_values(draft: str, replaced: str) -> str:
    """Return a draft that keeps the position and the descriptions in the file that it replaces.

    Args:
        draft: contents of the new file
        replaced: contents of the old file
    """
    for key in ("place", "about", "manual"):
        old_line = re.search(rf"^{key} = .*$", replaced, re.M)
        if old_line and "TODO" not in old_line[0]:
            draft = _set_line(draft, key, old_line[0])
    return draft


def set_values(draft: str, **values: str) -> str:
    """Return a draft in which these keys have these values. Empty values are ignored."""
    for key, value in values.items():
        draft = _set_line(draft, key, f"{key} = {_toml_string(value)}") if value else draft
    return draft


def _set_line(draft: str, key: str, line: str) -> str:
    """Return a draft with another line for a key."""
    return re.sub(rf"^{key} = .*$", lambda _: line, draft, flags=re.M)


def finish_unchecked(draft: str, numbering: str) -> str:
    """Return a draft with all decisions made, for a library without roles and sizes.

    Guesses are kept. The codegen stops if the headers contradict one of them.
    """
    draft = re.sub(r"^about = .*TODO.*$", f'about = "{numbering} library"', draft, flags=re.M)
    address = "https://docs.nvidia.com/cuda-libraries/"
    draft = re.sub(r'^manual = "TODO".*$', f'manual = "{address}"', draft, flags=re.M)
    draft = re.sub(r"\n\[statuses\]\n.*\Z", "\n", draft, flags=re.S)
    draft = re.sub(r'^(probes|driverless|version) = \[(|"")\].*\n', "", draft, flags=re.M)
    if not re.search(r"^probes = ", draft, re.M):
        draft = draft.replace(f"\n{_READING_RULES}", f'probes = [["", "added"]]\n\n{_READING_RULES}')
    draft = draft.replace(f"\n{_READING_RULES}", f"\n{_READING_RULES}checked = false\n")
    return re.sub(r"  # TODO.*$", "", draft, flags=re.M).rstrip("\n") + "\n"


def newest_of_each(projects: Sequence[str]) -> dict[str, Distribution]:
    """Return the project and the version of each minor release, oldest first. Pre-releases are omitted.

    The project is the first one that contains the release, and the version is its newest patch release.
    """
    versions_of_releases: dict[str, Distribution] = {}
    for project in projects:
        versions = sorted({package.version for package in index.wheels_of(project)}, key=index.version_key)
        in_project = {}
        for version in versions:
            if not index.version_key(version).is_prerelease:
                in_project[index.get_release(version)] = (project, version)
        versions_of_releases = {**in_project, **versions_of_releases}
    if not versions_of_releases:
        raise CodegenError(
            f"{', '.join(projects)}: expected at least one final release with a wheel for x86-64 Linux that "
            "every Python 3 can use"
        )
    return dict(_in_order(versions_of_releases))


def _major(release: str) -> int:
    """Return the major version of a release."""
    return sources.version_key(release)[0]


def _in_order(versions: Mapping[str, Distribution]) -> list[tuple[str, Distribution]]:
    """Sort the items by release, oldest first."""
    return sorted(versions.items(), key=lambda item: sources.version_key(item[0]))


class Wheel(NamedTuple):
    """The contents of a wheel that are needed for a draft."""

    headers: tuple[str, ...]  # the main headers
    patterns: tuple[str, ...]  # the main headers; a question mark follows those missing from some releases
    # the main headers, and the headers in the wheel that they include directly or indirectly
    take: tuple[str, ...]
    unread: tuple[str, ...]  # the other headers in the wheel
    texts: dict[str, str]  # the contents of the headers in `take` that the wheel contains
    # the path of the shared library in this wheel; read_wheels adds its paths in the wheels of other projects
    libraries: tuple[str, ...]
    includes: frozenset[str]  # the names in all #include directives, including headers of other wheels


def read_wheel(project: str, version: str, main_headers: Sequence[str], library: str) -> Wheel:
    """Read a wheel. Raises CodegenError if the wheel does not contain a main header or the library."""
    with index.open_wheel(index.get_package(project, version)) as archive:
        members = archive.namelist()
        headers = fetch.map_headers(members)
        patterns = _spell_patterns(project, main_headers, headers)
        names = [pattern.rstrip("?") for pattern in patterns]
        main = tuple(name for name in names if name in headers)
        libraries = _find_libraries(members, library)
        if not libraries:
            files = {member.rpartition("/")[2] for member in members if re.search(r"\.so(\.\d+)*$", member)}
            raise CodegenError(
                f"{project} does not contain {library}; use --library with one of: {_list_some(files)}"
                if files
                else f"{project} does not contain a shared library; look for the project that contains it"
            )
        texts, includes = _read_included(archive, main, headers)
    take = (*names, *sorted(texts.keys() - {*names}))
    unread = tuple(sorted(name for name in headers.keys() - texts.keys() if name.endswith(_HEADER_ENDINGS)))
    return Wheel(main, patterns, take, unread, texts, tuple(libraries), frozenset(includes))


def _read_included(
    archive: ZipFile, main_headers: Iterable[str], headers: Mapping[str, str]
) -> tuple[dict[str, str], set[str]]:
    """Read the main headers of a wheel, and the headers that they include directly or indirectly.

    Args:
        archive: the wheel
        main_headers: names of the main headers
        headers: path in the wheel of each header, by name

    Returns:
        The contents of these headers, by name, and the names in all their #include directives.
    """
    texts: dict[str, str] = {}
    includes: set[str] = set()
    pending = list(main_headers)
    while pending:
        current = pending.pop()
        texts[current] = archive.read(headers[current]).decode("utf-8", "replace")
        for included in _INCLUDED.findall(texts[current]):
            includes.add(included)
            relative = os.path.normpath(os.path.join(os.path.dirname(current), included))
            included_header = next((h for h in (included, relative) if h in headers and h not in texts), None)
            if included_header and included_header not in pending:
                pending.append(included_header)
    return texts, includes


def _list_taken(distribution: Distribution, patterns: Sequence[str]) -> set[str]:
    """Return the main headers that a wheel contains, and the headers that they include."""
    with index.open_wheel(index.get_package(*distribution)) as archive:
        headers = fetch.map_headers(archive.namelist())
        main_headers = [name for name in (pattern.rstrip("?") for pattern in patterns) if name in headers]
        return {*_read_included(archive, main_headers, headers)[0]}


def _spell_patterns(project: str, patterns: Sequence[str], headers: Collection[str]) -> tuple[str, ...]:
    """Return the main headers, spelled with the upper- and lower-case letters of the files in a wheel.

    Raises:
        CodegenError: A header without a question mark is missing from the wheel.
    """
    spellings = {header.lower(): header for header in headers}
    for pattern in patterns:
        if not pattern.endswith("?") and pattern.lower() not in spellings:
            raise CodegenError(
                f"{project} does not contain {pattern}; use --header with one of: {_list_some(headers)}"
            )
    optional = {f"{lower}?": f"{header}?" for lower, header in spellings.items()}
    return tuple((spellings | optional).get(pattern.lower(), pattern) for pattern in patterns)


def _list_some(paths: Iterable[str]) -> str:
    """List the first 20 paths, and the number of further paths. The least nested paths come first."""
    ordered = sorted(paths, key=lambda path: (path.count("/"), path))
    return ", ".join(ordered[:20]) + (f" and {len(ordered) - 20} more" if ordered[20:] else "")


def read_wheels(
    versions: Mapping[str, Distribution], projects: Sequence[str], headers: Sequence[str], library: str
) -> Wheel:
    """Return the newest wheel, with the headers of all releases and the libraries of all projects."""
    _, newest = _in_order(versions)[-1]
    wheel = read_wheel(*newest, headers, library)
    with ThreadPoolExecutor(fetch.WORKERS) as pool:
        taken = pool.map(partial(_list_taken, patterns=wheel.patterns), versions.values())
    included = set().union(*taken) - {*wheel.take}
    return wheel._replace(
        take=(*wheel.take, *sorted(included)), libraries=tuple(list_libraries(projects, library))
    )


def _list_own_headers(wheel: Wheel, others: Sequence[sources.Library]) -> list[str]:
    """Return the main headers, and the headers in the wheel that do not belong to other libraries."""
    return [
        header
        for header in wheel.take
        if header in wheel.headers or not any(other.is_own(header) for other in others)
    ]


def _find_others(wheel: Wheel, pins: sources.Sources) -> list[sources.Library]:
    """Return the other libraries whose headers a wheel contains or includes."""
    return [x for x in pins.libraries if any(x.is_own(header) for header in (*wheel.includes, *wheel.take))]


def _join_own_headers(wheel: Wheel, pins: sources.Sources) -> str:
    """Return the contents of the headers that belong to the library, as one string."""
    return "\n".join(wheel.texts[header] for header in _list_own_headers(wheel, _find_others(wheel, pins)))


def _list_function_names(wheel: Wheel, pins: sources.Sources) -> list[str]:
    """Return the names of all functions in the headers that belong to the library."""
    return [name for _, name, _ in _list_all_functions(_join_own_headers(wheel, pins))]


def _list_functions(text: str, prefixes: Sequence[str]) -> list[tuple[str, str, str]]:
    """Return the result, the name and the parameters of the functions with one of the prefixes."""
    return [
        (result, name, params)
        for result, name, params in _list_all_functions(text)
        if name.startswith(tuple(prefixes))
    ]


def _list_all_functions(text: str) -> list[tuple[str, str, str]]:
    """Return the result, the name and the parameters of all functions in a header."""
    return [
        (result, name, params) for result, name, params in _DECLARED.findall(text) if result not in _KEYWORDS
    ]


def guess_prefixes(wheel: Wheel, name: str, pins: sources.Sources) -> list[str]:
    """Return a list with the prefix of the names of a library's functions.

    Args:
        wheel: newest wheel of the library
        name: name of the module
        pins: libraries and wheels

    Raises:
        CodegenError: There is no function whose name begins like the library's.
    """
    functions = _list_function_names(wheel, pins)
    stem = name.removeprefix("lib").lower()
    beginning = stem[:_COMMON_BEGINNING]
    own_functions = [function for function in functions if function.lower().startswith(beginning)]
    if not own_functions:
        beginnings = _count_beginnings(functions) or "none"
        raise CodegenError(
            f"{', '.join(wheel.headers)}: expected functions whose names begin with {beginning}; "
            f"use --prefix with one of: {beginnings}; headers that were not read: "
            f"{_list_some(wheel.unread) or 'none'}"
        )
    prefix = os.path.commonprefix(own_functions)  # noqa: RUF071  of names, not of paths
    return [prefix[: len(stem)] if prefix.lower().startswith(stem) else prefix]


def describe_omitted(wheel: Wheel, prefixes: Sequence[str], pins: sources.Sources) -> str:
    """Return a sentence about the functions and headers of a wheel that a draft omits, or `""`."""
    functions = _list_function_names(wheel, pins)
    omitted = [function for function in functions if not function.startswith(tuple(prefixes))]
    beginnings = _count_beginnings(omitted)
    if not beginnings and not wheel.unread:
        return ""
    count = len(functions) - len(omitted)
    return (
        f"the module contains {count} of the {len(functions)} functions that were read, "
        f"those that begin with {' or '.join(prefixes)}. Others begin with: {beginnings or 'none'}. "
        f"Headers that {', '.join(wheel.headers)} does not include: {_list_some(wheel.unread) or 'none'}. "
        "To add some of them, repeat the command with --replace, --prefix and --header"
    )


def _count_beginnings(functions: Iterable[str]) -> str:
    """Return the most frequent first words of names, each with the number of functions."""
    words = Counter(word for name in functions for word in re.findall(r"^_*[A-Z]*[a-z0-9]+", name))
    return ", ".join(f"{word} ({count} functions)" for word, count in words.most_common(10) if count > 1)


def draft_lines(
    wheel: Wheel,
    name: str,
    numbering: str,
    projects: Sequence[str],
    pins: sources.Sources,
    prefixes: Sequence[str] = (),
) -> Iterator[str]:
    """Yield the lines of a draft.

    Args:
        wheel: newest wheel of the library
        name: name of the module
        numbering: product whose release numbers the library has
        projects: projects on the package index
        pins: libraries and wheels
        prefixes: beginnings of the names of the library's functions; if empty, they are guessed
    """
    others = _find_others(wheel, pins)
    text = _join_own_headers(wheel, pins)
    prefixes = prefixes or guess_prefixes(wheel, name, pins)
    own_declarations = _list_functions(text, prefixes)
    if not own_declarations:
        raise CodegenError(
            f"{', '.join(wheel.headers)}: no function's name begins with {', '.join(prefixes)}"
        )
    # Most functions return a status code.
    [(status, _)] = Counter(result for result, _, _ in own_declarations).most_common(1)
    codes = _enumerators(text, status)
    functions = {function: (result, params) for result, function, params in own_declarations}
    yield f"place = {max(library.place for library in pins.libraries) + 1}\n"  # the library is listed last
    yield f'title = "{numbering} library"\n'
    yield f'about = "{numbering}: TODO"  # what it is for, in a few words\n'
    yield 'manual = "TODO"  # the URL of its manual\n'
    yield f'error = "{name.capitalize()}Error"\nnumbering = "{numbering}"\n'
    describe = _find_describe(functions)
    yield f'describe = "{describe}"\n' if describe else ""
    driverless = _find_code(codes, "NOT_INITIALIZED", "NOTINITIALIZED", "CUDA", "EXECUTION")
    yield f"driverless = [{_toml_string(driverless)}]  # TODO call the library without a driver: tests/real\n"
    yield f'install = "{" or ".join(projects)}"\n'
    yield from _draft_files(wheel)
    yield f"probes = [{', '.join(_probes(functions))}]  # TODO does it return the version in this form?\n"
    yield f'\n{_READING_RULES}status = "{status}"\n'
    absent = ", ".join(map(_toml_string, _guess_absent(codes, status, others)))
    yield f"absent = [{absent}]  # TODO choose from {', '.join(codes)}\n"
    yield f"headers = [{', '.join(map(_toml_string, wheel.patterns))}]\n"
    own_headers = _list_own_headers(wheel, others)
    owns = ", ".join(_toml_string(header) for header in own_headers if header not in wheel.headers)
    yield f"owns = [{owns}]  # TODO remove the headers of other libraries\n" if owns else ""
    yield f'parts = ["{name}"]\n'
    yield from _draft_uses(wheel, others, pins)
    yield f"prefixes = [{', '.join(map(_toml_string, prefixes))}]\n"
    yield "by_version = true\ndevice_pointers = true  # TODO does it accept pointers to device memory?\n"
    version = _version_macros(text, name)
    yield f"version = [{', '.join(map(_toml_string, version))}]  # TODO the macros that define its version\n"
    if not describe:
        yield "\n[statuses]\n"
        yield from (f'{code} = "TODO"  # what it means\n' for code in codes)


def _find_describe(functions: Iterable[str]) -> str:
    """Return the function that returns the description or the name of a status code, or ""."""
    candidates = [
        function
        for word in ("String", "Name")  # a description is preferred
        for function in functions
        if re.search(rf"Get(Error|Status){word}$", function)
    ]
    return next(iter(candidates), "")


def _draft_files(wheel: Wheel) -> Iterator[str]:
    """Yield the lines with the names of the library's files, and with their directories in the wheels."""
    files = dict.fromkeys(path.rpartition("/")[2] for path in wheel.libraries)
    yield f"files.linux = [{', '.join(f'[0, {_toml_string(file)}]' for file in files)}]\n"
    parents = dict.fromkeys(path.rpartition("/")[0] for path in wheel.libraries)
    # The directories are relative to the directory `nvidia` in site-packages.
    directories = [p.removeprefix("nvidia/") if p.startswith("nvidia/") else f"../{p}" for p in parents]
    rows = ", ".join(f"[{_cuda_major(directory)}, {_toml_string(directory)}]" for directory in directories)
    yield f"wheels.linux = [{rows}]\n"


def _guess_absent(codes: Sequence[str], status: str, others: Sequence[sources.Library]) -> Sequence[str]:
    """Return the status codes for a missing library and for a missing symbol.

    They are those of another library with the same type of status codes, if there is one.

    Args:
        codes: status codes in header order
        status: type of the status codes
        others: libraries whose headers the wheel contains or includes
    """
    same = next((other for other in others if other.status == status), None)
    if same:
        return same.absent
    # The first status means success, unless the name of another status contains SUCCESS.
    successes = [code for code in codes if "SUCCESS" in code.upper()] or codes[:1]
    fallback = next((code for code in codes if code not in successes), "")
    library = _find_code(codes, "NOT_INITIALIZED", "NOTINITIALIZED", "INTERNAL")
    symbol = _find_code(codes, "NOT_SUPPORTED", "NOTSUPPORTED", "UNSUPPORTED")
    return library or fallback, symbol or fallback


def _draft_uses(wheel: Wheel, others: Sequence[sources.Library], pins: sources.Sources) -> Iterator[str]:
    """Yield the line with the libraries that the library uses, and with their newest releases, if any."""
    used = [other.name for other in others]
    used += ["runtime"] if "cuda_runtime.h" in wheel.includes and "runtime" not in used else []
    if used:
        newest = {name: max(pins.releases(pins.library(name)), key=sources.version_key) for name in used}
        newest = _resolve_releases(pins, newest)
        releases = ", ".join(f"{name} = {_toml_string(newest[name])}" for name in sorted(newest))
        yield f"uses = {{ {releases} }}  # TODO the releases that it was built with\n"


def _resolve_releases(pins: sources.Sources, newest: dict[str, str]) -> dict[str, str]:
    """Add each library of which the used libraries need different releases, with the newest of them.

    Args:
        pins: libraries and wheels
        newest: release of each used library
    """
    needed: dict[str, set[str]] = {}
    for name, release in newest.items():
        for indirect, its_release in pins.library(name).used_releases.items():
            needed.setdefault(indirect, set()).add(release if its_release == sources.SAME else its_release)
    conflicts = {name: max(releases, key=sources.version_key) for name, releases in needed.items()}
    return {**{name: release for name, release in conflicts.items() if len(needed[name]) > 1}, **newest}


def _version_macros(text: str, name: str) -> list[str]:
    """Return the macros for the major and minor version. Their names differ only in `MAJOR` and `MINOR`."""
    macros = re.findall(r"#[ \t]*define[ \t]+(\w*MAJOR\w*|\w*MINOR\w*)[ \t]+\(?\d+", text)
    pairs = [
        [macro, macro.replace("MAJOR", "MINOR")]
        for macro in macros
        if "MAJOR" in macro and macro.replace("MAJOR", "MINOR") in macros
    ]
    beginning = name[:_COMMON_BEGINNING].lower()
    own_pairs = [[major, minor] for major, minor in pairs if major.lower().startswith(beginning)]
    return next(iter(own_pairs or pairs), [])


def _enumerators(text: str, type_: str) -> list[str]:
    """Return the enumerators of an enum. `text` is the source code of the header that defines it."""
    body = re.search(rf"enum\s*\w*\s*\{{([^}}]*)\}}\s*{type_}\b|enum\s+{type_}\s*\{{([^}}]*)\}}", text)
    entries = re.sub(r"/\*.*?\*/|//[^\n]*", "", (body[1] or body[2]) if body else "", flags=re.S).split(",")
    names = (re.match(r"\w*", entry.strip()) for entry in entries)
    return [name[0] for name in names if name and name[0]]


def _find_code(codes: Sequence[str], *words: str) -> str:
    """Return the first status code that contains one of the words, or "". Earlier words are preferred."""
    return next((code for word in words for code in codes if word in code.upper()), "")


def _toml_string(value: str) -> str:
    """Return a value as a TOML string."""
    return f'"{value}"'


def _probes(functions: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    """Yield an entry of `probes` for each function that may return the library's version."""
    for function, (_, params) in functions.items():
        if function.endswith("GetProperty") and re.search(r"\blibraryPropertyType", params):
            yield f'["{function}", "property"]'
        elif function.endswith("GetVersion") and params.strip() in ("", "void"):
            yield f'["{function}", "returned"]'
        elif function.endswith("GetVersion") and "," not in params:
            yield f'["{function}", "decimal"]'
        elif function.endswith("GetProperties") and "," not in params:
            yield f'["{function}", "record:version"]'


def add_part(pins: str, name: str, take: Sequence[str]) -> str:
    """Return the contents of pins.toml with a new part and its headers added at the end of [take]."""
    table = re.search(r"^\[take\]\n(.+\n)*", pins, re.M)
    if table is None:
        raise CodegenError("headers/pins.toml: expected the table [take]")
    headers = ", ".join(f'"{header}"' for header in take)
    return f"{pins[: table.end()]}{name} = [{headers}]\n{pins[table.end() :].rstrip()}\n"


def remove_part(pins: str, name: str, numbering: str) -> str:
    """Return the contents of pins.toml without a part, and without the releases that contain only this part.

    Args:
        pins: contents of pins.toml
        name: name of the part
        numbering: product whose release numbers the part has
    """
    pins = re.sub(rf"^{re.escape(name)} = .*\n", "", pins, flags=re.M)
    return re.sub(rf'^\[release\.{re.escape(numbering)}\."[\d.]+"\]\n(\n|\Z)', "", pins, flags=re.M)


def _load_others(name: str) -> sources.Sources:
    """Return the sources without one library."""
    pins = sources.load()
    others = tuple(library for library in pins.libraries if library.name != name)
    return replace(
        pins, libraries=others, take={part: files for part, files in pins.take.items() if part != name}
    )


if __name__ == "__main__":
    raise SystemExit(main())
