"""`python -m codegen.pin 13.6`: print the table of a release for headers/pins.toml.

Which version of each wheel belongs to a toolkit says NVIDIA's own package `cuda-toolkit`; what it does not
name comes from the arguments: `python -m codegen.pin 13.6 cublas=nvidia-cublas==13.11.0.2`.
`python -m codegen.pin --again` prints every release with its wheels and their hashes as they are now: for
when `take` has changed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Container, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from . import fetch, index, sources
from .errors import CodegenError

Pin = tuple[str, str, str]  # part, project, version


def main(argv: Sequence[str] | None = None) -> int:
    """0, or 2 when something can't be had."""
    parser = argparse.ArgumentParser(prog="codegen.pin", description=__doc__)
    parser.add_argument("release", nargs="?", help="such as 13.6")
    parser.add_argument("pins", nargs="*", metavar="PART=PROJECT==VERSION")
    parser.add_argument("--again", action="store_true", help="every release that is pinned")
    options = parser.parse_args(argv)
    if options.again == bool(options.release):
        parser.error("a release, or --again")
    try:
        known = sources.load()
        take = known.take
        tables: dict[str, list[Pin]] = {}
        if options.again:
            for wheel in known.wheels:
                tables.setdefault(wheel.release, []).append((wheel.part, wheel.name, wheel.version))
        else:
            projects = _projects(known, options.release)
            given = _given(options.pins, take)
            tables[options.release] = list(_versions(options.release, projects, given))
        for release, pins in tables.items():
            print(table(release, pins, take))
    except CodegenError as error:
        print(f"codegen.pin: {error}", file=sys.stderr)
        return 2
    return 0


def table(release: str, pins: Sequence[Pin], take: dict[str, tuple[str, ...]]) -> str:
    """The lines of one release."""
    with ThreadPoolExecutor(fetch.WORKERS) as pool:
        hashes = list(
            pool.map(lambda p: fetch.digest(fetch.headers_of(index.find(p[1], p[2]), take[p[0]])), pins)
        )
    lines = [
        f'{part} = ["{project}", "{version}", "{sha}"]\n'
        for (part, project, version), sha in zip(pins, hashes, strict=True)
    ]
    return f'[release."{release}"]\n{"".join(lines)}'


def _projects(known: sources.Sources, release: str) -> dict[str, str]:
    """Part -> project, as in the release before this one; NCCL's releases are a row of their own."""
    if not re.fullmatch(r"\d+\.\d+", release):
        raise CodegenError(f"a release is written as in 12.4, not {release}")
    key = sources.version_key
    before = [w.release for w in known.wheels if key(w.release) < key(release)]
    if not before:
        raise CodegenError(f"no release before {release} is pinned")
    nearest = max(before, key=key)
    return {w.part: w.name for w in known.wheels if w.release == nearest}


def _given(pins: Sequence[str], parts: Container[str]) -> dict[str, str]:
    """Part -> project==version, of the arguments."""
    given: dict[str, str] = {}
    for pin in pins:
        part, _, wheel = pin.partition("=")
        if not re.fullmatch(r"[^=]+==[^=]+", wheel):
            raise CodegenError(f"{pin} is not in the form PART=PROJECT==VERSION")
        if part not in parts:
            raise CodegenError(f"{pin}: no release has a part of that name")
        given[part] = wheel
    return given


def _versions(release: str, projects: dict[str, str], given: dict[str, str]) -> Iterator[Pin]:
    """The project and version of every part of a release."""
    asked = projects.keys() - given.keys()
    named = _toolkit(release) if asked else {}
    for part in (*projects, *(part for part in given if part not in projects)):
        project = projects.get(part, "")
        if part in given:
            project, _, version = given[part].partition("==")
            yield part, project, version
        elif project in named:
            versions = [p.version for p in index.wheels_of(project)]
            fitting = [v for v in versions if v == named[project] or v.startswith(f"{named[project]}.post")]
            yield part, project, max(fitting, key=_finished_first, default=named[project])
        else:
            raise CodegenError(f"which version of {project}? Say {part}={project}==VERSION")


def _toolkit(release: str) -> dict[str, str]:
    """Project -> version, as the newest package `cuda-toolkit` of a release requires them."""
    packages = [p for p in index.wheels_of("cuda-toolkit") if p.version.startswith(f"{release}.")]
    if not packages:
        return {}
    newest = max(packages, key=lambda p: _finished_first(p.version))
    with index.opened(newest) as archive:
        name = next((n for n in archive.namelist() if n.endswith(".dist-info/METADATA")), None)
        text = archive.read(name).decode() if name else ""
    return dict(re.findall(r"^Requires-Dist: ([\w-]+)==([\d.]+?)(?:\.\*)?(?:[; ]|$)", text, re.M))


def _finished_first(version: str) -> tuple[bool, Any]:
    """A finished release counts more than any release candidate, be it of a later one."""
    key = index.version_key(version)
    return not key.is_prerelease, key


if __name__ == "__main__":
    raise SystemExit(main())
