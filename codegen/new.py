"""Draft the file of a new library from its wheel: `python -m codegen.new cudnn nvidia-cudnn-cu12`.

The draft goes to headers/libraries/NAME.toml, the wheels of every minor release to headers/pins.toml. What
only a person knows is marked TODO; `python -m codegen --only NAME` says what else is missing.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from . import index, pin, sources
from .declared import HEADERS
from .errors import CodegenError

_DECLARED = re.compile(
    r"^[ \t]*(?:[A-Z_]+[ \t]+|const[ \t]+)*(\w+)[\s*]+(?:[A-Z_]+\s+)?(\w+)[ \t]*\(([^)]*)", re.M
)
_INCLUDED = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^">]+)[">]', re.M)
_KEYWORDS = ("if", "while", "for", "return", "typedef", "define", "defined", "switch", "else", "struct")


def main(argv: Sequence[str] | None = None) -> int:
    """Write a draft. Returns 0, or 2 after an error."""
    parser = argparse.ArgumentParser(prog="codegen.new", description=__doc__)
    parser.add_argument("name", help="the name of its module")
    parser.add_argument("project", nargs="+", help="its projects on the package index, best first")
    parser.add_argument("--of", help="the product whose releases it has (default: the name)")
    parser.add_argument("--header", help="its main header (default: NAME.h)")
    options = parser.parse_args(argv)
    try:
        known = sources.load()
        path = HEADERS / "libraries" / f"{options.name}.toml"
        if path.exists():
            raise CodegenError(f"headers/libraries/{path.name} exists")
        numbering = options.of or options.name
        versions = newest_of_each(options.project)
        project, version = versions[max(versions, key=sources.version_key)]
        wheel = read(project, version, options.name, options.header)
        draft = "".join(toml(wheel, options.name, numbering, options.project, known))
        pins = HEADERS / "pins.toml"
        text = add_part(pins.read_text(encoding="utf-8"), options.name, wheel.take)
        take = {**known.take, options.name: wheel.take}
        for release, (its_project, its_version) in sorted(
            versions.items(), key=lambda item: sources.version_key(item[0])
        ):
            print(f"codegen.new: {its_project} {its_version}", file=sys.stderr)
            rows = [(options.name, its_project, its_version)]
            text += "\n" + pin.table(numbering, release, rows, take)
        path.write_text(draft, encoding="utf-8")
        pins.write_text(text, encoding="utf-8")
    except CodegenError as error:
        print(f"codegen.new: {error}", file=sys.stderr)
        return 2
    print(f"codegen.new: wrote headers/libraries/{path.name}; next: python -m codegen --only {options.name}")
    return 0


def newest_of_each(projects: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Release -> project and version: the newest patch of each minor, of the first project that has it.

    Pre-releases, and the releases before the newest major, are left out.
    """
    found: dict[str, tuple[str, str]] = {}
    for project in projects:
        versions = sorted({package.version for package in index.wheels_of(project)}, key=index.version_key)
        here = {}
        for version in versions:
            if not index.version_key(version).is_prerelease:
                here[".".join(version.split(".")[:2])] = (project, version)
        found = {**here, **found}
    major = max((int(release.partition(".")[0]) for release in found), default=0)
    if not found:
        raise CodegenError(f"{', '.join(projects)}: no final release")
    return {release: row for release, row in found.items() if int(release.partition(".")[0]) == major}


class Wheel(NamedTuple):
    """What a draft needs of a wheel."""

    header: str
    take: tuple[str, ...]  # the header, and those of the wheel that it includes
    text: str  # of all of them
    library: str  # the path of the shared library
    includes: frozenset[str]


def read(project: str, version: str, name: str, header: str | None) -> Wheel:
    """Look into a wheel. Raises CodegenError if its header or its library can't be told."""
    with index.opened(index.find(project, version)) as archive:
        members = archive.namelist()
        headers = {m.partition("/include/")[2]: m for m in members if "/include/" in m}
        wanted = (header or f"{name}.h").lower()
        main = next((h for h in headers if h.lower() == wanted), None)
        if main is None:
            there = ", ".join(sorted(h for h in headers if "/" not in h)[:20])
            raise CodegenError(f"{project} has no {wanted}; say --header, one of: {there}")
        pattern = re.compile(rf"lib{re.escape(name)}(_host)?\.so(\.\d+)*", re.I)
        libraries = [m for m in members if pattern.fullmatch(m.rpartition("/")[2])]
        if not libraries:
            raise CodegenError(f"{project} has no library of the name lib{name}.so")
        texts: dict[str, str] = {}
        includes: set[str] = set()
        todo = [main]
        while todo:
            one = todo.pop()
            texts[one] = archive.read(headers[one]).decode("utf-8", "replace")
            for other in _INCLUDED.findall(texts[one]):
                includes.add(other)
                beside = os.path.normpath(os.path.join(os.path.dirname(one), other))
                near = next((h for h in (other, beside) if h in headers and h not in texts), None)
                todo += [near] if near and near not in todo else []
    take = (main, *sorted(h for h in texts if h != main))
    return Wheel(main, take, "\n".join(texts.values()), libraries[0], frozenset(includes))


def toml(
    wheel: Wheel, name: str, numbering: str, projects: Sequence[str], known: sources.Sources
) -> Iterator[str]:
    """The lines of a draft."""
    declared = [row for row in _DECLARED.findall(wheel.text) if row[0] not in _KEYWORDS]
    near = [row for row in declared if row[1].lower().startswith(name[:4].lower())]
    if not near:
        raise CodegenError(f"{wheel.header} declares no function whose name begins with {name[:4]}")
    prefix = os.path.commonprefix([function for _, function, _ in near])  # noqa: RUF071  of names, not of paths
    status = Counter(result for result, _, _ in near).most_common(1)[0][0]
    codes = _enumerators(wheel.text, status)
    functions = {function: (result, params) for result, function, params in near}
    yield f"place = {max(library.place for library in known.libraries) + 1}\n"
    yield f'title = "{numbering} library"\nabout = "{numbering}: TODO"\n'
    yield f'manual = "https://docs.nvidia.com/cuda/{name}/"\nerror = "{name.capitalize()}Error"\n'
    yield f'numbering = "{numbering}"\n'
    describe = next((f for f in functions if re.search(r"Get(Error|Status)String$", f)), "")
    yield f'describe = "{describe}"\n' if describe else ""
    yield f"driverless = [{_text(_like(codes, 'NOT_INITIALIZED', 'CUDA_ERROR', 'EXECUTION'))}]\n"
    yield f'install = "{" or ".join(projects)}"\n'
    folder, _, file = wheel.library.rpartition("/")
    yield f'files.linux = [[0, "{file}"]]\n'
    folder = folder.removeprefix("nvidia/") if folder.startswith("nvidia/") else f"../{folder}"
    yield f'wheels.linux = [[0, "{folder}"]]\n'
    yield f"probes = [{', '.join(_probes(functions))}]\n\n# What is read.\n"
    yield f'status = "{status}"\n'
    library = _like(codes, "NOT_INITIALIZED", "INTERNAL")
    symbol = _like(codes, "NOT_SUPPORTED")
    yield f'absent = ["{library}", "{symbol}"]\n'
    yield f'headers = ["{wheel.header}"]\n'
    owns = ", ".join(f'"{header}"' for header in wheel.take[1:])
    yield f"owns = [{owns}]\n" if owns else ""
    yield f'parts = ["{name}"]\n'
    used = [x.name for x in known.libraries if any(x.is_own(include) for include in wheel.includes)]
    used += ["runtime"] if "cuda_runtime.h" in wheel.includes and "runtime" not in used else []
    if used:
        yield f'uses = [{", ".join(map(_text, sorted(used)))}]\nuses_release = "12.9"\n'
    yield f'prefixes = ["{prefix}"]\nby_version = true\ndevice_pointers = true\n'
    version = re.findall(r"#[ \t]*define[ \t]+(\w*(?:MAJOR|MINOR)\w*)[ \t]+\d+", wheel.text)
    ours = [macro for macro in version if macro.lower().startswith(name[:4].lower())][:2]
    yield f"version = [{', '.join(map(_text, ours))}]\n" if len(ours) == 2 else ""
    if not describe:
        yield "\n[statuses]\n"
        yield from (f'{code} = "TODO"\n' for code in codes)


def _enumerators(text: str, type_: str) -> list[str]:
    """The enumerators of an enum in a header's text."""
    body = re.search(rf"enum\s*\w*\s*\{{([^}}]*)\}}\s*{type_}\b|enum\s+{type_}\s*\{{([^}}]*)\}}", text)
    parts = re.sub(r"/\*.*?\*/|//[^\n]*", "", (body[1] or body[2]) if body else "", flags=re.S).split(",")
    names = (re.match(r"\w*", part.strip()) for part in parts)
    return [name[0] for name in names if name and name[0]]


def _like(codes: Sequence[str], *words: str) -> str:
    return next((code for word in words for code in codes if word in code.upper()), "TODO")


def _text(value: str) -> str:
    return f'"{value}"'


def _probes(functions: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    """The functions that return the version, with their forms."""
    for function, (_, params) in functions.items():
        if function.endswith("GetProperty"):
            yield f'["{function}", "property"]'
        elif function.endswith("GetVersion") and params.strip() in ("", "void"):
            yield f'["{function}", "returned"]'
        elif function.endswith("GetVersion") and "," not in params:
            yield f'["{function}", "decimal"]'


def add_part(pins: str, name: str, take: Sequence[str]) -> str:
    """The text of pins.toml with the headers of a new part at the end of [take]."""
    before, line, after = pins.partition("\n# A release: its parts")
    if not line:
        raise CodegenError("headers/pins.toml: expected the comment `# A release: its parts` behind [take]")
    headers = ", ".join(f'"{header}"' for header in take)
    return f"{before.rstrip()}\n{name} = [{headers}]\n{line}{after.rstrip()}\n"


if __name__ == "__main__":
    raise SystemExit(main())
