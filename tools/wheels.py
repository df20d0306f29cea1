"""Compares the results of `cudyn.needs` with readelf and the system loader: `nox -s wheels -- NAMES`.

NAMES is a file with package names, one per line, such as the result of a search on a package index. The
packages are downloaded in a random order, which the seed determines, until `--count` of them contain files
that are linked with NVIDIA libraries. Each wheel is downloaded without its dependencies, unpacked, compared
and deleted. `--any` also compares wheels that do not need CUDA, and `--most MEGABYTES` skips larger wheels.
For each wheel the program compares:

reading       the soname, DT_NEEDED, undefined symbols and version nodes with readelf's output; no
              difference is allowed
loading       the report of `needs` (the needs of a library are met, unmet or unknown) with the result of the
              system loader, which opens the library in a new process and binds all of its symbols. If the
              needs are met but the library does not load, it is a *false green*. If the needs are not met but
              the library loads, it is a *false red*

loading with stubs
              whether a library whose needs are not met loads with stubs. It must load if it lacks only
              NVIDIA's libraries and their symbols, unless cudyn rejects it with a reason
"""

from __future__ import annotations

import argparse
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
from typing import Any, NamedTuple

import cudyn
from cudyn._bindings.libraries.sonames import find_owner
from cudyn._stubs.exports.python_abi import find_python_abi
from cudyn.types import Needs

_UNDEFINED = re.compile(r"\s+\d+: \S+\s+\d+ \S+\s+(\S+)\s+\S+\s+UND (\S+)(?: \(\d+\))?$", re.MULTILINE)
_TAG = re.compile(r"\((NEEDED|SONAME)\).*\[(.*)\]$", re.MULTILINE)
_LOAD = "import ctypes, os, sys; ctypes.CDLL(sys.argv[1], mode=os.RTLD_NOW)"
_REJECTED = "rejected: "  # printed before the reason if cudyn cannot provide stubs
_LOAD_WITH_STUBS = f"""
import ctypes, os, sys
import cudyn
try: provided = cudyn.provide(cudyn.needs(sys.argv[1]))
except cudyn.errors.LoadError as error: sys.exit({_REJECTED!r} + str(error).splitlines()[0])
ctypes.CDLL(sys.argv[1], mode=os.RTLD_NOW)
"""


class StubResults(NamedTuple):
    """The results of loading a wheel's files with stubs, for files that do not load without stubs."""

    # Files that lack only NVIDIA's libraries:
    loads: list[str]  # files that load
    rejected: list[str]  # files that cudyn rejects, each with the reason
    fails: list[str]  # files that do not load, each with the reason
    # Files that lack other libraries, version nodes or symbols, too, each with the first three of these:
    lacks_others: list[str]  # files that do not load
    loads_anyway: list[str]  # files that load


class Compared(NamedTuple):
    """The results of the comparison for one wheel."""

    wheel: str
    files: int  # number of shared libraries for this processor and this version of Python
    of_cuda: int  # number of files that are linked with NVIDIA libraries or need their symbols
    met: int  # number of files whose needs are met and that load
    not_met: int  # number of files whose needs are not met and that do not load
    not_known: list[str]  # files for which it is unknown whether their needs are met, and whether they load
    differs: list[str]  # differences between `needs` and readelf
    false_greens: list[str]  # files whose needs are met but that do not load, each with the reason
    false_reds: list[str]  # files that load, each with the symbols or libraries that `needs` reports missing
    with_stubs: StubResults


def run(*command: str) -> str:
    """Run a system program and return its output."""
    process = subprocess.run(command, capture_output=True, text=True, errors="surrogateescape", timeout=600)
    return process.stdout + process.stderr


def download(name: str, directory: pathlib.Path) -> pathlib.Path | None:
    """Download a package's newest wheel for this Python. Return None if it is not available."""
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-cache-dir"]
    subprocess.run([*command, "--only-binary=:all:", "-d", str(directory), name], capture_output=True)
    return next(directory.glob("*.whl"), None)


def compare_wheel(wheel: pathlib.Path, directory: pathlib.Path) -> Compared:
    """Unpack a wheel into a directory, and compare its files."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(directory)
    return compare_files(wheel.name, directory)


def compare_files(name: str, directory: pathlib.Path) -> Compared:
    """Compare `needs` with readelf and the loader for the files of a wheel in a directory."""
    directory_needs = cudyn.needs(directory)
    libraries = [
        file
        for file in directory_needs.files
        if file.kind == "shared library" and file.machine == os.uname().machine and is_for_this_python(file)
    ]
    of_cuda = sum(is_of_cuda(file) for file in libraries)
    with_stubs = StubResults([], [], [], [], [])
    results = Compared(name, len(libraries), of_cuda, 0, 0, [], [], [], [], with_stubs)
    for file in libraries:
        path = os.path.relpath(file.file, directory)
        results.differs.extend(f"{path}: {text}" for text in compare_reading(file))
        needs = cudyn.needs(file.file)
        lacking, is_known = list_lacking(needs)
        failure = load(file.file)
        if not lacking and failure:
            results.false_greens.append(f"{path}: {failure}")
        elif lacking and not is_known:
            results.not_known.append(f"{path}: {', '.join(lacking[:3])}: {failure or 'loads'}")
        elif lacking and not failure:
            results.false_reds.append(f"{path}: {', '.join(lacking[:3])}")
        if lacking and failure:
            compare_with_stubs(needs, path, with_stubs)
        results = results._replace(
            met=results.met + (not lacking and not failure),
            not_met=results.not_met + bool(lacking and is_known and failure),
        )
    return results


def is_for_this_python(file: Needs) -> bool:
    """Return whether this Python can import a file, according to the file's name."""
    abi = find_python_abi(os.path.basename(file.file), "")
    if abi.is_stable:
        return True
    has_any_version = abi.version == ()
    is_this_version = abi.version == sys.version_info[:2]
    return (has_any_version or is_this_version) and not abi.is_free_threaded


def is_of_cuda(file: Needs) -> bool:
    """Return whether a file is linked with NVIDIA libraries or needs their symbols."""
    is_linked = any(find_owner(soname) for soname in file.needed)
    return is_linked or bool(file.symbols)


def list_lacking(needs: Needs) -> tuple[list[str], bool]:
    """Return the libraries, version nodes and symbols that a file lacks, or may lack, on this machine.

    The second result is true if the file is known to lack them, and false if it is unknown whether it does.
    """
    lacking: list[str] = []
    unknown: list[str] = []
    for findings in needs.compare():
        lacking += findings.missing
        lacking += [node for node, _ in findings.missing_nodes]
        # Unlike cudyn, the system loader does not find these libraries.
        unmet = (*findings.unmet, *findings.through_cudyn)
        lacking += [str(symbol) for symbol in unmet if not symbol.weak]
        unknown += [str(symbol) for symbol in findings.unknown if not symbol.weak]
    return (lacking, True) if lacking else (unknown, False)


def compare_with_stubs(needs: Needs, path: str, results: StubResults) -> None:
    """Load a file with stubs in a new process, and add the result to the wheel's results.

    Args:
        needs: The needs of the file.
        path: The path by which the results refer to the file.
        results: The results of the wheel, which are changed.
    """
    lacking = list_lacking_without_nvidia(needs)
    failure = load(needs.file, _LOAD_WITH_STUBS)
    if lacking:
        results_of_kind = results.lacks_others if failure else results.loads_anyway
        results_of_kind.append(f"{path}: {', '.join(lacking[:3])}")
    elif failure.startswith(_REJECTED):
        results.rejected.append(f"{path}: {failure.removeprefix(_REJECTED)}")
    elif failure:
        results.fails.append(f"{path}: {failure}")
    else:
        results.loads.append(path)


def list_lacking_without_nvidia(needs: Needs) -> list[str]:
    """List the libraries, version nodes and symbols that a file lacks or may lack, except NVIDIA's."""
    lacking = []
    for findings in needs.compare():
        lacking += [soname for soname in findings.missing if not find_owner(soname)]
        lacking += [node for node, soname in findings.missing_nodes if not find_owner(soname)]
        symbols = [import_ for import_ in (*findings.unmet, *findings.unknown) if not import_.weak]
        lacking += [str(import_) for import_ in symbols if not import_.library]
    return lacking


def load(path: str, program: str = _LOAD) -> str:
    """Open a library in a new process with one of the programs. Return the reason for a failure, or ""."""
    process = subprocess.run([sys.executable, "-c", program, path], capture_output=True, timeout=300)
    if process.returncode == 0:
        return ""
    _, _, last_line = process.stderr.decode(errors="replace").strip().rpartition("\n")
    return last_line or f"the process ended with {process.returncode}"


def compare_reading(file: Needs) -> Iterator[str]:
    """Yield the differences between the results of `needs` and readelf for the same file.

    The soname, the needed libraries and the undefined symbols are compared.
    """
    tags = _TAG.findall(run("readelf", "-dW", file.file))
    needed = tuple(value for tag, value in tags if tag == "NEEDED")
    if needed != file.needed:
        yield f"DT_NEEDED {needed}, got {file.needed}"
    sonames = [value for tag, value in tags if tag == "SONAME"]
    soname = sonames[0] if sonames else ""
    if soname != file.soname:
        yield f"DT_SONAME {soname!r}, got {file.soname!r}"
    undefined_symbols = _UNDEFINED.findall(run("readelf", "--dyn-syms", "-W", file.file))
    symbols = {name.replace("@@", "@") for binding, name in undefined_symbols if binding != "WEAK"}
    nvidia_symbols = {f"{need.symbol}@{need.version}".rstrip("@") for need in file.symbols if not need.weak}
    if not nvidia_symbols <= symbols:
        yield f"symbols that readelf does not list: {sorted(nvidia_symbols - symbols)[:5]}"
    other_names = {name.partition("@")[0] for name in symbols - nvidia_symbols}
    if other_names != set(file.others):
        yield f"undefined symbols: {sorted(other_names.symmetric_difference(file.others))[:5]}"


def main() -> int:
    """Compare random wheels.

    Returns:
        1 if `needs` differs from readelf, a result is wrong, or there are not enough wheels. Otherwise 0.
        False reds are not an error.
    """
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=46)
    parser.add_argument("--any", action="store_true")
    parser.add_argument("--most", type=int, default=1 << 20, metavar="MEGABYTES")
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
            if wheel is None or wheel.stat().st_size > options.most << 20:
                print(f"{name}: {'no wheel' if wheel is None else 'too large'}", flush=True)
                continue
            compared = compare_wheel(wheel, directory / "unpacked")
            relevant_files = compared.files if options.any else compared.of_cuda
            if not relevant_files:
                print(f"{wheel.name}: not linked with CUDA", flush=True)
                continue
        results.append(compared)
        print(json.dumps({**compared._asdict(), "with_stubs": compared.with_stubs._asdict()}), flush=True)
    print(json.dumps(add_up(results)))
    is_complete = len(results) == options.count
    return 1 if not is_complete or any(is_wrong(result) for result in results) else 0


def is_wrong(result: Compared) -> bool:
    """Return whether the comparison of a wheel found an error. False reds are not an error."""
    stubs = result.with_stubs
    return bool(result.differs or result.false_greens or stubs.fails or stubs.loads_anyway)


def add_up(results: list[Compared]) -> dict[str, Any]:
    """Return the sums over all wheels. Each list is replaced with its number of files."""
    totals: dict[str, Any] = {"wheels": len(results)}
    for field in ("files", "of_cuda", "met", "not_met"):
        totals[field] = sum(getattr(result, field) for result in results)
    for field in ("not_known", "differs", "false_greens", "false_reds"):
        totals[field] = sum(len(getattr(result, field)) for result in results)
    stub_totals = {}
    for field in StubResults._fields:
        stub_totals[field] = sum(len(getattr(result.with_stubs, field)) for result in results)
    totals["with_stubs"] = stub_totals
    return totals


if __name__ == "__main__":
    if shutil.which("readelf") is None:
        sys.exit("readelf is missing: install binutils")
    sys.exit(main())
