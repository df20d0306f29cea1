"""Prints the table of a release for headers/pins.toml: `python -m codegen.pin 13.6`.

NVIDIA's package `cuda-toolkit` lists the version of each wheel of a toolkit. Arguments override these
versions: `python -m codegen.pin 13.6 cublas=nvidia-cublas==13.11.0.2`. For a library with its own release
numbers, the newest wheel of the release is used: `python -m codegen.pin 2.33 --of NCCL`. `python -m
codegen.pin --again` prints all pinned releases with the current hashes of their wheels. Run it after a change
to `take`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Container, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from . import fetch, index, sources
from .errors import CodegenError

Pin = tuple[str, str, str]  # part, project, version
# Matches `nvidia-nvrtc==13.5.37.*`, and bounds such as `<14,>=13.5.37`. The lower bound is the version.
_REQUIRED = re.compile(
    r"^Requires-Dist: ([\w-]+) ?\(?(?:==|<[\w.]+,>=|>=(?=[\w.]+,<))([\d.]+?)(?:\.\*)?(?:[,;) ]|$)", re.M
)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table. Return 0, or 2 if a wheel is not available."""
    parser = argparse.ArgumentParser(prog="codegen.pin", description=__doc__)
    parser.add_argument("release", nargs="?", help="such as 13.6")
    parser.add_argument("pins", nargs="*", metavar="PART=PROJECT==VERSION")
    parser.add_argument(
        "--of", default="CUDA", metavar="NUMBERING", help="product whose release numbers are used"
    )
    parser.add_argument("--again", action="store_true", help="print the tables of all pinned releases")
    options = parser.parse_intermixed_args(argv)
    if options.again == bool(options.release):
        parser.error("expected either a release or --again")
    try:
        pins = sources.load()
        take = pins.take
        tables: dict[tuple[str, str], list[Pin]] = {}
        if options.again:
            for wheel in pins.wheels:
                key = wheel.numbering, wheel.release
                tables.setdefault(key, []).append((wheel.part, wheel.name, wheel.version))
        else:
            overrides = _parse_pins(options.pins, take)
            tables[options.of, options.release] = list_pins(pins, options.of, options.release, overrides)
        for (numbering, release), release_pins in tables.items():
            print(format_table(numbering, release, release_pins, take))
    except CodegenError as error:
        print(f"codegen.pin: {error}", file=sys.stderr)
        return 2
    return 0


def list_pins(
    pins: sources.Sources, numbering: str, release: str, overrides: Mapping[str, str] | None = None
) -> list[Pin]:
    """Return the wheels of a release.

    Args:
        pins: current pins
        numbering: product whose release numbers are used, such as CUDA
        release: release, such as 13.6
        overrides: part -> PROJECT==VERSION, which replaces the version found on the package index
    """
    projects = _find_projects(pins, numbering, release, overrides or {})
    if numbering != "CUDA":
        # A product may have several projects, such as one for each major version of CUDA. The project of the
        # previous release is preferred.
        for part, project in projects.items():
            other_projects = [w.name for w in pins.wheels if (w.numbering, w.part) == (numbering, part)]
            available = (p for p in dict.fromkeys((project, *other_projects)) if _of_release(p, release))
            projects[part] = next(available, project)
    return list(_iter_pins(numbering, release, projects, overrides or {}))


def _hash(take: Mapping[str, tuple[str, ...]], pin: Pin) -> str:
    """Return the hash of a pinned wheel's headers."""
    part, project, version = pin
    return fetch.digest(fetch.headers_of(index.get_package(project, version), take[part]))


def format_table(numbering: str, release: str, pins: Sequence[Pin], take: dict[str, tuple[str, ...]]) -> str:
    """Return the lines of the table for one release."""
    with ThreadPoolExecutor(fetch.WORKERS) as pool:
        hashes = list(pool.map(partial(_hash, take), pins))
    lines = [
        f'{part} = ["{project}", "{version}", "{sha}"]\n'
        for (part, project, version), sha in zip(pins, hashes, strict=True)
    ]
    return f'[release.{numbering}."{release}"]\n{"".join(lines)}'


def _find_projects(
    pins: sources.Sources, numbering: str, release: str, overrides: Container[str]
) -> dict[str, str]:
    """Return the project of each part in the previous release of this product."""
    if not re.fullmatch(r"\d+\.\d+", release):
        raise CodegenError(f"expected a release such as 12.4, got {release}")
    key = sources.version_key
    parts = {p for x in pins.libraries if x.facts.numbering == numbering for p in x.parts}
    if not parts:
        raise CodegenError(f"no library uses the release numbers of {numbering}")
    wheels = [w for w in pins.wheels if w.numbering == numbering and key(w.release) < key(release)]
    if wheels:
        nearest = max((w.release for w in wheels), key=key)
        projects = {w.part: w.name for w in wheels if w.release == nearest}
        return _with_typedefs(pins, numbering, release, projects)
    if any(part not in overrides for part in parts):
        raise CodegenError(f"no {numbering} release before {release} is pinned")
    return {}


def _with_typedefs(
    pins: sources.Sources, numbering: str, release: str, projects: Mapping[str, str]
) -> dict[str, str]:
    """Add the part with the typedefs header, if this release contains the newest such header.

    proc_versions reads this header. It is in the same wheel as the library's other headers, but only the
    newest one is needed, so it is a separate part.
    """
    typedefs_parts = {}  # the part with the library's other headers -> the part with its typedefs header
    for library in pins.libraries:
        newest = pins.typedefs_of(library) if library.typedefs else None
        is_newer = newest is None or sources.version_key(newest.release) < sources.version_key(release)
        if library.typedefs and library.facts.numbering == numbering and is_newer:
            part = next((part for part, take in pins.take.items() if library.typedefs in take), "")
            typedefs_parts[library.parts[0]] = part
    extended = {}
    for part, project in projects.items():
        extended[part] = project
        if typedefs_parts.get(part):
            extended[typedefs_parts[part]] = project
    return extended


def _parse_pins(pins: Sequence[str], parts: Container[str]) -> dict[str, str]:
    """Parse PART=PROJECT==VERSION arguments to a mapping of parts to PROJECT==VERSION."""
    versions: dict[str, str] = {}
    for pin in pins:
        part, _, wheel = pin.partition("=")
        if not re.fullmatch(r"[^=]+==[^=]+", wheel):
            raise CodegenError(f"expected PART=PROJECT==VERSION, got {pin}")
        if part not in parts:
            raise CodegenError(f"{pin}: no release contains a part with this name")
        versions[part] = wheel
    return versions


def _iter_pins(
    numbering: str, release: str, projects: dict[str, str], overrides: Mapping[str, str]
) -> Iterator[Pin]:
    """Yield every part of a release together with its project and version.

    Args:
        numbering: product whose release numbers are used
        release: release, such as 13.6
        projects: project of each part
        overrides: part -> PROJECT==VERSION, which replaces the version found on the package index
    """
    unresolved = projects.keys() - overrides.keys()
    toolkit_versions = _read_toolkit_versions(release) if unresolved and numbering == "CUDA" else {}
    for part in (*projects, *(part for part in overrides if part not in projects)):
        project = projects.get(part, "")
        if part in overrides:
            project, _, version = overrides[part].partition("==")
            yield part, project, version
        elif project in toolkit_versions:
            versions = [p.version for p in index.wheels_of(project)]
            # A post-release contains the same version, with a corrected wheel.
            fitting = [
                v
                for v in versions
                if v == toolkit_versions[project] or v.startswith(f"{toolkit_versions[project]}.post")
            ]
            yield part, project, max(fitting, key=_prefer_final, default=toolkit_versions[project])
        elif numbering != "CUDA" and _of_release(project, release):
            yield part, project, max(_of_release(project, release), key=_prefer_final)
        else:
            raise CodegenError(f"which version of {project}? Pass {part}={project}==VERSION")


def _of_release(project: str, release: str) -> list[str]:
    """Return the versions of a project that begin with the release number."""
    return [p.version for p in index.wheels_of(project) if p.version.startswith(f"{release}.")]


def _read_toolkit_versions(release: str) -> dict[str, str]:
    """Return the version of each project that a release's newest `cuda-toolkit` package requires."""
    packages = [p for p in index.wheels_of("cuda-toolkit") if p.version.startswith(f"{release}.")]
    if not packages:
        return {}
    newest = max(packages, key=lambda package: _prefer_final(package.version))
    with index.open_wheel(newest) as archive:
        name = next((n for n in archive.namelist() if n.endswith(".dist-info/METADATA")), None)
        text = archive.read(name).decode() if name else ""
    return dict(_REQUIRED.findall(text))


def _prefer_final(version: str) -> tuple[bool, Any]:
    """Return a sort key for max(), which then chooses a pre-release only if there is no final release."""
    key = index.version_key(version)
    return not key.is_prerelease, key


if __name__ == "__main__":
    raise SystemExit(main())
