"""Compares the results of `needs` with readelf and ldd, for random wheels: `nox -s wheels -- NAMES`.

NAMES is a file with package names, one per line, such as the result of a search on a package index. The
packages are downloaded in an order that the seed determines, until `--count` of them contain files that are
linked with NVIDIA libraries. Each wheel is downloaded without its dependencies, unpacked, compared and
deleted. For each wheel the program compares:

reading       the soname, DT_NEEDED, undefined symbols and version nodes with readelf's output; no
              difference is allowed
false greens  libraries that ldd does not find and `needs` does not report, and, if all libraries are
              installed, undefined symbols that `ldd -r` reports and `needs` does not report
false reds    libraries and symbols that `needs` reports and ldd does not report
others        missing libraries from other vendors: a dependency that is not installed, or a plug-in
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from typing import NamedTuple

import cudyn
from cudyn._bindings.libraries.sonames import find_owner, is_system_library
from cudyn.types import Needs

_UNDEFINED = re.compile(r"\s+\d+: \S+\s+\d+ \S+\s+(\S+)\s+\S+\s+UND (\S+)(?: \(\d+\))?$", re.MULTILINE)
_TAG = re.compile(r"\((NEEDED|SONAME)\).*\[(.*)\]$", re.MULTILINE)
_NOT_FOUND = re.compile(r"^\s(\S+) => not found$", re.MULTILINE)
_NO_SYMBOL = re.compile(r"^(?:undefined symbol: |symbol )([^\s,]+)[^\n]*?\(([^()]+)\)$", re.MULTILINE)
_PYTHONS = ("Py", "_Py")


class Compared(NamedTuple):
    """The results of the comparison for one wheel."""

    wheel: str
    files: int  # number of ELF files
    of_cuda: int  # number of files that are linked with NVIDIA libraries or need their symbols
    unmet: list[str]  # missing NVIDIA libraries
    others: list[str]  # missing libraries from other vendors
    symbols: list[str]  # undefined symbols whose library is not in a DT_NEEDED entry
    differs: list[str]  # differences from readelf
    false_greens: list[str]
    false_reds: list[str]


def run(*command: str) -> str:
    """Run a system program and return its output."""
    process = subprocess.run(command, capture_output=True, text=True, errors="surrogateescape", timeout=600)
    return process.stdout + process.stderr


def download(name: str, directory: pathlib.Path) -> pathlib.Path | None:
    """Download a package's newest wheel for this Python. Return None if it is not available."""
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-cache-dir"]
    subprocess.run([*command, "--only-binary=:all:", "-d", str(directory), name], capture_output=True)
    return next(directory.glob("*.whl"), None)


def compare(wheel: pathlib.Path, directory: pathlib.Path) -> Compared:
    """Unpack a wheel into a directory, and compare `needs` with readelf and ldd for its files."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(directory)
    directory_needs = cudyn.needs(directory)
    libraries = [
        file
        for file in directory_needs.files
        if file.kind == "shared library" and file.machine == os.uname().machine
    ]
    differs: list[str] = []
    greens: list[str] = []
    reds: list[str] = []
    for file in libraries:
        name = os.path.relpath(file.file, directory)
        differs += (f"{name}: {text}" for text in compare_reading(file))
        by_loader = list_missing_for_loader(file)
        by_needs = list_missing(cudyn.needs(file.file))
        greens += (f"{name}: {missing_name}" for missing_name in sorted(by_loader - by_needs))
        reds += (f"{name}: {missing_name}" for missing_name in sorted(by_needs - by_loader))
    wheel_needs = cudyn.needs(wheel)
    missing = {soname for file in wheel_needs.compare() for soname in file.missing}
    linked = {soname for file in wheel_needs.files for soname in file.needed}
    inside = {os.path.basename(file.file) for file in wheel_needs.files} | {
        file.soname for file in wheel_needs.files
    }
    # `needs` must report all libraries that are missing both in the wheel and on the system.
    unknown = linked - inside - missing
    nowhere = {name for name in unknown if not is_system_library(name) and not is_here(name)}
    greens += sorted(f"the wheel: {name}" for name in nowhere)
    return Compared(
        wheel.name,
        len(libraries),
        sum(bool(file.symbols or any(map(find_owner, file.needed))) for file in libraries),
        sorted(filter(find_owner, missing)),
        sorted(name for name in missing if not find_owner(name)),
        sorted(
            {str(n) for n in wheel_needs.unmet if not any(is_from(n.library, soname) for soname in linked)}
        ),
        differs,
        greens,
        reds,
    )


def is_from(library: str, soname: str) -> bool:
    """Return whether a soname in DT_NEEDED refers to the library that a needed symbol belongs to."""
    return bool(library) and library in (soname, find_owner(soname))


def is_here(soname: str) -> bool:
    """Return whether the system loader can find a library by its soname."""
    listed = run("/sbin/ldconfig", "-p")
    return f"\t{soname} (" in listed


def compare_reading(file: Needs) -> Iterator[str]:
    """Yield the differences between `needs` and readelf in the dynamic section and the undefined symbols."""
    tags = _TAG.findall(run("readelf", "-dW", file.file))
    needed = tuple(text for tag, text in tags if tag == "NEEDED")
    if needed != file.needed:
        yield f"DT_NEEDED {needed}, got {file.needed}"
    soname = next((text for tag, text in tags if tag == "SONAME"), "")
    if soname != file.soname:
        yield f"DT_SONAME {soname!r}, got {file.soname!r}"
    listed = _UNDEFINED.findall(run("readelf", "--dyn-syms", "-W", file.file))
    symbols = {name.replace("@@", "@") for bind, name in listed if bind != "WEAK"}
    by_needs = {f"{need.symbol}@{need.version}".rstrip("@") for need in file.symbols if not need.weak}
    if not by_needs <= symbols:
        yield f"symbols that readelf does not list: {sorted(by_needs - symbols)[:5]}"
    other_names = {name.partition("@")[0] for name in symbols - by_needs}
    if other_names != set(file.others):
        yield f"undefined symbols: {sorted(other_names.symmetric_difference(file.others))[:5]}"


def list_missing_for_loader(file: Needs) -> set[str]:
    """Return the libraries that ldd does not find or, if it finds all of them, the undefined symbols."""
    output = run("ldd", file.file)
    libraries = {name for name in _NOT_FOUND.findall(output) if not is_system_library(name)}
    if libraries or "not found" in output:  # a missing system library could define the symbols
        return libraries
    undefined = {symbol for symbol, _ in _NO_SYMBOL.findall(run("ldd", "-r", file.file))}
    # the process defines symbols of libm, for example, because Python is linked with it
    process = ctypes.CDLL(None)
    return {s for s in undefined if not s.startswith(_PYTHONS) and not hasattr(process, s)}


def list_missing(needs: Needs) -> set[str]:
    """Return the libraries that `needs` reports as missing or, if it reports none, the unmet symbols."""
    files_needs = needs.compare()
    libraries = {soname for file_needs in files_needs for soname in file_needs.missing}
    if libraries:
        return libraries
    # Symbols in libraries that only cudyn finds are included, because the system loader does not find these.
    return {
        n.symbol
        for file_needs in files_needs
        for n in (*file_needs.unmet, *file_needs.through_cudyn)
        if not n.weak
    }


def main() -> int:
    """Compare random wheels. Return 1 if a reading differs, a problem is missed, or wheels are missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=46)
    options = parser.parse_args()
    names = sorted(set(options.names.read_text(encoding="utf-8").split()))
    random.Random(options.seed).shuffle(names)
    results: list[Compared] = []
    for name in names:
        if len(results) == options.count:
            break
        with tempfile.TemporaryDirectory(prefix="cudyn-wheels-") as temporary:
            directory = pathlib.Path(temporary)
            wheel = download(name, directory)
            if wheel is None:
                print(f"{name}: no wheel", flush=True)
                continue
            compared = compare(wheel, directory / "unpacked")
            if not compared.of_cuda:
                print(f"{wheel.name}: not linked with CUDA", flush=True)
                continue
        results.append(compared)
        print(json.dumps(compared._asdict()), flush=True)
    counts = [sum(len(getattr(result, field)) for result in results) for field in Compared._fields[-3:]]
    print(f"{len(results)} wheels: {counts[0]} differ, {counts[1]} false greens, {counts[2]} false reds")
    return int(len(results) < options.count or any(counts[:2]))


if __name__ == "__main__":
    if shutil.which("readelf") is None:
        sys.exit("readelf is missing: install binutils")
    sys.exit(main())
