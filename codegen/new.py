"""Drafts headers/libraries/NAME.toml for a new library from its wheel:

`python -m codegen.new cudnn nvidia-cudnn-cu12`.

It also adds the wheels of every minor release to headers/pins.toml. Guesses, and values that only a person
can know, are marked TODO. As long as the draft contains a TODO, `python -m codegen --only NAME` rejects it,
and lists the lines with a TODO and everything else that is missing.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from . import __main__ as codegen
from . import fetch, index, pin, sources
from .declared import HEADERS
from .errors import CodegenError

_DECLARED = re.compile(
    r"^[ \t]*(?:[A-Z_]+[ \t]+|const[ \t]+)*(\w+)[\s*]+(?:[A-Z][A-Z0-9_]*\s+)?(\w+)[ \t]*\(([^)]*)", re.M
)
_INCLUDED = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^">]+)[">]', re.M)
_KEYWORDS = ("if", "while", "for", "return", "typedef", "define", "defined", "switch", "else", "struct")


def main(argv: Sequence[str] | None = None) -> int:
    """Write a draft. Return 0, or 2 after an error."""
    parser = argparse.ArgumentParser(prog="codegen.new", description=__doc__)
    parser.add_argument("name", help="name of the module")
    parser.add_argument("project", nargs="+", help="projects on the package index, the best one first")
    parser.add_argument("--of", help="product with the same releases (default: the name)")
    parser.add_argument("--header", help="main header (default: NAME.h)")
    parser.add_argument(
        "--unchecked",
        action="store_true",
        help="add raw functions without roles and sizes, and generate them",
    )
    parser.add_argument("--about", default="", help="description of the library in a few words")
    parser.add_argument("--manual", default="", help="address of the library's manual")
    parser.add_argument(
        "--since",
        metavar="RELEASE",
        help="oldest release, or oldest major version (default: the newest major)",
    )
    options = parser.parse_args(argv)
    try:
        pins = sources.load()
        path = HEADERS / "libraries" / f"{options.name}.toml"
        if path.exists():
            raise CodegenError(f"headers/libraries/{path.name} exists")
        numbering = options.of or options.name
        all_versions = newest_of_each(options.project)
        versions = select_releases(all_versions, options.since)
        _, newest = _in_order(versions)[-1]
        versions = select_with_header(versions, read_wheel(*newest, options.name, options.header).header)
        wheel = read_wheels(versions, options.project, options.name, options.header)
        draft = "".join(draft_lines(wheel, options.name, numbering, options.project, pins))
        if options.unchecked:
            draft = finish_unchecked(draft, options.about or f"{numbering} library", options.manual)
        pins_path = HEADERS / "pins.toml"
        text = add_part(pins_path.read_text(encoding="utf-8"), options.name, wheel.take)
        take = {**pins.take, options.name: wheel.take}
        for release, (its_project, its_version) in _in_order(versions):
            print(f"codegen.new: {its_project} {its_version}", file=sys.stderr)
            rows = [(options.name, its_project, its_version)]
            text += "\n" + pin.format_table(numbering, release, rows, take)
        path.write_text(draft, encoding="utf-8")
        pins_path.write_text(text, encoding="utf-8")
    except CodegenError as error:
        print(f"codegen.new: {error}", file=sys.stderr)
        return 2
    if options.unchecked:
        status = codegen.main(["--only", options.name])
        if status:
            print(
                f"codegen.new: correct headers/libraries/{path.name}, and run python -m codegen --only "
                f"{options.name}. If a type is unknown, {wheel.header} needs another header before it: "
                f'headers = ["cuda_runtime.h", "{wheel.header}"]',
                file=sys.stderr,
            )
        return status
    print(f"codegen.new: wrote headers/libraries/{path.name}; next: python -m codegen --only {options.name}")
    return 0


def select_releases(versions: Mapping[str, tuple[str, str]], since: str | None) -> dict[str, tuple[str, str]]:
    """Return the releases since a release or a major version, by default those of the newest major version.

    Prints the releases that the default omits.
    """
    oldest = since or str(max(map(_major, versions)))
    if not re.fullmatch(r"\d+(\.\d+)?", oldest):
        raise CodegenError(f"--since: expected a release such as 5 or 5.1, got {oldest}")
    oldest_key = sources.version_key(oldest if "." in oldest else f"{oldest}.0")
    selected = {r: row for r, row in versions.items() if sources.version_key(r) >= oldest_key}
    omitted = [release for release in versions if release not in selected]
    if omitted and since is None:
        print(
            f"codegen.new: omitted older majors: {', '.join(omitted)}; "
            f"--since {min(map(_major, omitted))} includes all",
            file=sys.stderr,
        )
    return selected


def select_with_header(versions: Mapping[str, tuple[str, str]], header: str) -> dict[str, tuple[str, str]]:
    """Return the releases whose wheels contain the main header. Prints the other releases."""
    with ThreadPoolExecutor(fetch.WORKERS) as pool:
        names = dict(zip(versions, pool.map(lambda row: _list_names(*row), versions.values()), strict=True))
    selected = {r: row for r, row in versions.items() if any(n.endswith(f"/{header}") for n in names[r])}
    omitted = [release for release in versions if release not in selected]
    if omitted:
        print(f"codegen.new: omitted releases without {header}: {', '.join(omitted)}", file=sys.stderr)
    return selected


def list_libraries(projects: Sequence[str], name: str) -> list[str]:
    """List the paths of the library's file in the newest wheels of all projects, the newest CUDA first."""
    paths: dict[str, None] = {}
    for project in sorted(projects, key=_cuda_major, reverse=True):
        _, row = _in_order(newest_of_each([project]))[-1]
        paths.update(dict.fromkeys(_find_libraries(_list_names(*row), name)))
    return list(paths)


def _cuda_major(text: str) -> int:
    """Return the major version of CUDA in the name of a project or a directory, or 0."""
    found = re.search(r"\bcu(\d\d)\b", text)
    return int(found[1]) if found else 0


def _list_names(project: str, version: str) -> list[str]:
    """List the files in a wheel."""
    with index.open_wheel(index.get_package(project, version)) as archive:
        return archive.namelist()


def _find_libraries(members: Iterable[str], name: str) -> list[str]:
    """Return a list that contains only the path of the shared library among the files of a wheel."""
    pattern = re.compile(rf"lib{re.escape(name)}(_host)?\.so(\.\d+)*", re.I)
    return [m for m in members if pattern.fullmatch(m.rpartition("/")[2])][:1]


def finish_unchecked(draft: str, about: str, manual: str) -> str:
    """Return the draft of a library without roles and sizes, which leaves nothing to be decided.

    Guesses are kept. The codegen stops if the headers contradict one of them.
    """
    draft = re.sub(r"^about = .*$", lambda _: f"about = {_toml_string(about)}", draft, flags=re.M)
    address = manual or "https://docs.nvidia.com/cuda-libraries/"
    draft = re.sub(r"^manual = .*$", lambda _: f"manual = {_toml_string(address)}", draft, flags=re.M)
    draft = re.sub(r"\n\[statuses\]\n.*\Z", "\n", draft, flags=re.S)
    draft = re.sub(r'^(probes|driverless|version) = \[(|"")\].*\n', "", draft, flags=re.M)
    if not re.search(r"^probes = ", draft, re.M):
        draft = draft.replace("\n# What is read.\n", 'probes = [["", "added"]]\n\n# What is read.\n')
    draft = draft.replace("\n# What is read.\n", "\n# What is read.\nchecked = false\n")
    return re.sub(r"  # TODO.*$", "", draft, flags=re.M).rstrip("\n") + "\n"


def newest_of_each(projects: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Return the project and the version for each minor release.

    The project is the first one that contains the release, and the version is its newest patch release.

    Pre-releases are omitted. The oldest release comes first.
    """
    versions_of_releases: dict[str, tuple[str, str]] = {}
    for project in projects:
        versions = sorted({package.version for package in index.wheels_of(project)}, key=index.version_key)
        in_project = {}
        for version in versions:
            if not index.version_key(version).is_prerelease:
                in_project[".".join(version.split(".")[:2])] = (project, version)
        versions_of_releases = {**in_project, **versions_of_releases}
    if not versions_of_releases:
        raise CodegenError(f"{', '.join(projects)}: expected at least one final release")
    return dict(_in_order(versions_of_releases))


def _major(release: str) -> int:
    """Return the major version of a release."""
    return sources.version_key(release)[0]


def _in_order(versions: Mapping[str, tuple[str, str]]) -> list[tuple[str, tuple[str, str]]]:
    """Sort the items by release, oldest first."""
    return sorted(versions.items(), key=lambda item: sources.version_key(item[0]))


class Wheel(NamedTuple):
    """The contents of a wheel that are needed for a draft."""

    header: str  # the main header
    # the main header, and the headers in the wheel that it includes directly or indirectly
    take: tuple[str, ...]
    texts: dict[str, str]  # the contents of these headers
    libraries: tuple[str, ...]  # a tuple that contains only the path of the shared library in the wheel
    includes: frozenset[str]  # the names in all #include directives, including headers of other wheels


def read_wheel(project: str, version: str, name: str, header: str | None) -> Wheel:
    """Read a wheel. Raises CodegenError if the wheel does not contain the header or the library."""
    with index.open_wheel(index.get_package(project, version)) as archive:
        members = archive.namelist()
        headers = {m.partition("/include/")[2]: m for m in members if "/include/" in m}
        wanted_header = (header or f"{name}.h").lower()
        main = next((h for h in headers if h.lower() == wanted_header), None)
        if main is None:
            candidates = sorted(headers, key=lambda header: (header.count("/"), header))
            listed = ", ".join(candidates[:20])
            listed += f" and {len(candidates) - 20} more" if candidates[20:] else ""
            raise CodegenError(
                f"{project} does not contain {wanted_header}; use --header with one of: {listed}"
            )
        libraries = _find_libraries(members, name)
        if not libraries:
            raise CodegenError(f"{project} does not contain a library named lib{name}.so")
        texts: dict[str, str] = {}
        includes: set[str] = set()
        todo = [main]
        while todo:
            current = todo.pop()
            texts[current] = archive.read(headers[current]).decode("utf-8", "replace")
            for included in _INCLUDED.findall(texts[current]):
                includes.add(included)
                relative = os.path.normpath(os.path.join(os.path.dirname(current), included))
                included_header = next(
                    (h for h in (included, relative) if h in headers and h not in texts), None
                )
                todo += [included_header] if included_header and included_header not in todo else []
    take = (main, *sorted(h for h in texts if h != main))
    return Wheel(main, take, texts, tuple(libraries), frozenset(includes))


def read_wheels(
    versions: Mapping[str, tuple[str, str]], projects: Sequence[str], name: str, header: str | None
) -> Wheel:
    """Return the newest wheel, with the headers of all major versions and the libraries of all projects."""
    newest_of_majors = {_major(release): row for release, row in _in_order(versions)}
    wheels = [read_wheel(*row, name, header) for _, row in sorted(newest_of_majors.items(), reverse=True)]
    take = dict.fromkeys(header for wheel in wheels for header in wheel.take)
    return wheels[0]._replace(take=tuple(take), libraries=tuple(list_libraries(projects, name)))


def _list_own_headers(wheel: Wheel, others: Sequence[sources.Library]) -> list[str]:
    """Return the main header, and the headers in the wheel that do not belong to other libraries."""
    return [
        header
        for header in wheel.take
        if header == wheel.header or not any(other.is_own(header) for other in others)
    ]


def _list_functions(text: str, name: str) -> list[tuple[str, str, str]]:
    """Return the result, the name and the parameters of the functions whose names begin like a library's."""
    return [
        row
        for row in _DECLARED.findall(text)
        if row[0] not in _KEYWORDS and row[1].lower().startswith(name[:4].lower())
    ]


def draft_lines(
    wheel: Wheel, name: str, numbering: str, projects: Sequence[str], pins: sources.Sources
) -> Iterator[str]:
    """Yield the lines of a draft."""
    others = [x for x in pins.libraries if any(x.is_own(header) for header in (*wheel.includes, *wheel.take))]
    own_headers = _list_own_headers(wheel, others)
    text = "\n".join(wheel.texts[header] for header in own_headers)
    own_declarations = _list_functions(text, name)
    if not own_declarations:
        raise CodegenError(f"{wheel.header} declares no function whose name begins with {name[:4]}")
    prefix = os.path.commonprefix([function for _, function, _ in own_declarations])  # noqa: RUF071  of names, not of paths
    status = Counter(result for result, _, _ in own_declarations).most_common(1)[0][0]
    codes = _enumerators(text, status)
    functions = {function: (result, params) for result, function, params in own_declarations}
    yield f"place = {max(library.place for library in pins.libraries) + 1}\n"
    yield f'title = "{numbering} library"\n'
    yield f'about = "{numbering}: TODO"  # what it is for, in a few words\n'
    yield 'manual = "TODO"  # the address of its manual\n'
    yield f'error = "{name.capitalize()}Error"\nnumbering = "{numbering}"\n'
    texts = [
        f for word in ("String", "Name") for f in functions if re.search(rf"Get(Error|Status){word}$", f)
    ]
    describe = next(iter(texts), "")
    yield f'describe = "{describe}"\n' if describe else ""
    driverless = _find_code(codes, "NOT_INITIALIZED", "NOTINITIALIZED", "CUDA", "EXECUTION")
    yield f"driverless = [{_toml_string(driverless)}]  # TODO ask the library without a driver: tests/real\n"
    yield f'install = "{" or ".join(projects)}"\n'
    files = dict.fromkeys(path.rpartition("/")[2] for path in wheel.libraries)
    yield f"files.linux = [{', '.join(f'[0, {_toml_string(file)}]' for file in files)}]\n"
    folders = dict.fromkeys(path.rpartition("/")[0] for path in wheel.libraries)
    directories = [f.removeprefix("nvidia/") if f.startswith("nvidia/") else f"../{f}" for f in folders]
    places = ", ".join(f"[{_cuda_major(directory)}, {_toml_string(directory)}]" for directory in directories)
    yield f"wheels.linux = [{places}]\n"
    yield f"probes = [{', '.join(_probes(functions))}]  # TODO does it return the version in this form?\n"
    yield f'\n# What is read.\nstatus = "{status}"\n'
    library = _find_code(codes, "NOT_INITIALIZED", "NOTINITIALIZED", "INTERNAL")
    symbol = _find_code(codes, "NOT_SUPPORTED", "NOTSUPPORTED", "UNSUPPORTED")
    fallback = next(iter(codes[1:]), "")
    same = next((other for other in others if other.status == status), None)
    absent = ", ".join(map(_toml_string, same.absent if same else (library or fallback, symbol or fallback)))
    yield f"absent = [{absent}]  # TODO of {', '.join(codes)}\n"
    yield f"headers = [{_toml_string(wheel.header)}]\n"
    owns = ", ".join(_toml_string(header) for header in own_headers if header != wheel.header)
    yield f"owns = [{owns}]  # TODO without those of other libraries\n" if owns else ""
    yield f'parts = ["{name}"]\n'
    used = [x.name for x in others]
    used += ["runtime"] if "cuda_runtime.h" in wheel.includes and "runtime" not in used else []
    if used:
        newest = {name: max(pins.releases(pins.library(name)), key=sources.version_key) for name in used}
        newest = _resolve_releases(pins, newest)
        releases = ", ".join(f"{name} = {_toml_string(newest[name])}" for name in sorted(newest))
        yield f"uses = {{ {releases} }}  # TODO the releases that it is made for\n"
    yield f"prefixes = [{_toml_string(prefix)}]\n"
    yield "by_version = true\ndevice_pointers = true  # TODO does it take pointers to device memory?\n"
    version = _version_macros(text, name)
    yield f"version = [{', '.join(map(_toml_string, version))}]  # TODO the macros with its version\n"
    if not describe:
        yield "\n[statuses]\n"
        yield from (f'{code} = "TODO"  # what it means\n' for code in codes)


def _resolve_releases(pins: sources.Sources, newest: dict[str, str]) -> dict[str, str]:
    """Add the libraries for which the used libraries need different releases. The newest one is used."""
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
    own_pairs = [pair for pair in pairs if pair[0].lower().startswith(name[:4].lower())]
    return next(iter(own_pairs or pairs), [])


def _enumerators(text: str, type_: str) -> list[str]:
    """Return the enumerators of an enum that a header's source defines."""
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
    """Yield the functions that return the library's version, with the form of the result."""
    for function, (_, params) in functions.items():
        if function.endswith("GetProperty"):
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


if __name__ == "__main__":
    raise SystemExit(main())
