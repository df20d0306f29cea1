"""Compare `needs` with readelf and ldd, over wheels that are drawn with a seed: `nox -s wheels -- NAMES`.

NAMES is a file with names of packages, one a line, such as a search of an index finds. They are asked for in
the order of the seed, until so many have files that are linked with libraries of NVIDIA's. Each wheel is
downloaded without what it requires, unpacked, compared and deleted. What is compared, per wheel:

reading       soname, DT_NEEDED, undefined symbols and version nodes, by readelf: no difference is allowed
false greens  libraries that ldd does not find and that `needs` does not name, and, where all libraries are
              there, symbols that `ldd -r` finds undefined and that `needs` does not name
false reds    the reverse
others        libraries of others than NVIDIA that are not met: a requirement that is not installed, a plug-in
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
from cudyn._stubs.library_names import find_owner, is_system_library
from cudyn.types import Needs

_UNDEFINED = re.compile(r"\s+\d+: \S+\s+\d+ \S+\s+(\S+)\s+\S+\s+UND (\S+)(?: \(\d+\))?$", re.MULTILINE)
_TAG = re.compile(r"\((NEEDED|SONAME)\).*\[(.*)\]$", re.MULTILINE)
_NOT_FOUND = re.compile(r"^\s(\S+) => not found$", re.MULTILINE)
_NO_SYMBOL = re.compile(r"^(?:undefined symbol: |symbol )([^\s,]+)[^\n]*?\(([^()]+)\)$", re.MULTILINE)
_PYTHONS = ("Py", "_Py")


class Compared(NamedTuple):
    """What was found about one wheel."""

    wheel: str
    files: int  # ELF files
    of_cuda: int  # those that are linked with libraries of NVIDIA's, or need symbols of theirs
    unmet: list[str]  # libraries of NVIDIA's
    others: list[str]
    symbols: list[str]  # that nothing defines and whose library is not in DT_NEEDED
    differs: list[str]  # from readelf
    false_greens: list[str]
    false_reds: list[str]


def run(*command: str) -> str:
    """Run a program of the system's, and return what it says."""
    done = subprocess.run(command, capture_output=True, text=True, errors="surrogateescape", timeout=600)
    return done.stdout + done.stderr


def download(name: str, folder: pathlib.Path) -> pathlib.Path | None:
    """Download the newest wheel of a package; None: there is none for this Python."""
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-cache-dir"]
    subprocess.run([*command, "--only-binary=:all:", "-d", str(folder), name], capture_output=True)
    return next(folder.glob("*.whl"), None)


def compare(wheel: pathlib.Path, folder: pathlib.Path) -> Compared:
    """Compare what `needs` says of a wheel with what the system's programs say of its files."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    read = cudyn.needs(folder)
    own = [
        part for part in read.files if part.kind == "shared library" and part.machine == os.uname().machine
    ]
    differs: list[str] = []
    greens: list[str] = []
    reds: list[str] = []
    for part in own:
        name = os.path.relpath(part.file, folder)
        differs += (f"{name}: {text}" for text in compare_reading(part))
        by_loader = find_open(part)
        by_needs = list_open(cudyn.needs(part.file))
        greens += (f"{name}: {open_}" for open_ in sorted(by_loader - by_needs))
        reds += (f"{name}: {open_}" for open_ in sorted(by_needs - by_loader))
    whole = cudyn.needs(wheel)
    missing = {soname for part in whole.compare() for soname in part.missing}
    linked = {soname for part in whole.files for soname in part.needed}
    inside = {os.path.basename(part.file) for part in whole.files} | {part.soname for part in whole.files}
    # in the wheel as a whole: no library that nothing has may be left out
    unknown = linked - inside - missing
    nowhere = {name for name in unknown if not is_system_library(name) and not is_here(name)}
    greens += sorted(f"the wheel: {name}" for name in nowhere)
    return Compared(
        wheel.name,
        len(own),
        sum(bool(part.symbols or any(map(find_owner, part.needed))) for part in own),
        sorted(filter(find_owner, missing)),
        sorted(name for name in missing if not find_owner(name)),
        sorted({str(n) for n in whole.unmet if not any(is_from(n.library, each) for each in linked)}),
        differs,
        greens,
        reds,
    )


def is_from(library: str, soname: str) -> bool:
    """Is a library of DT_NEEDED the one whose symbol is needed?"""
    return bool(library) and library in (soname, find_owner(soname))


def is_here(soname: str) -> bool:
    """Does the system loader find a library by its name alone?"""
    listed = run("/sbin/ldconfig", "-p")
    return f"\t{soname} (" in listed


def compare_reading(part: Needs) -> Iterator[str]:
    """Compare the dynamic section and the undefined symbols with readelf's."""
    tags = _TAG.findall(run("readelf", "-dW", part.file))
    needed = tuple(text for tag, text in tags if tag == "NEEDED")
    if needed != part.needed:
        yield f"DT_NEEDED {needed}, got {part.needed}"
    soname = next((text for tag, text in tags if tag == "SONAME"), "")
    if soname != part.soname:
        yield f"DT_SONAME {soname!r}, got {part.soname!r}"
    listed = _UNDEFINED.findall(run("readelf", "--dyn-syms", "-W", part.file))
    symbols = {name.replace("@@", "@") for bind, name in listed if bind != "WEAK"}
    ours = {f"{need.symbol}@{need.version}".rstrip("@") for need in part.symbols if not need.weak}
    if not ours <= symbols:
        yield f"symbols that readelf does not list: {sorted(ours - symbols)[:5]}"
    left = {name.partition("@")[0] for name in symbols - ours}
    if left != set(part.others):
        yield f"undefined symbols: {sorted(left.symmetric_difference(part.others))[:5]}"


def find_open(part: Needs) -> set[str]:
    """Find what ldd does not find: libraries and, where all are there, symbols."""
    said = run("ldd", part.file)
    libraries = {name for name in _NOT_FOUND.findall(said) if not is_system_library(name)}
    if libraries or "not found" in said:  # of the system's, too: symbols may come from these
        return libraries
    undefined = {symbol for symbol, _ in _NO_SYMBOL.findall(run("ldd", "-r", part.file))}
    here = ctypes.CDLL(None)  # Python itself has libm's, for one
    return {s for s in undefined if not s.startswith(_PYTHONS) and not hasattr(here, s)}


def list_open(found: Needs) -> set[str]:
    """List what `needs` names of a file: the same."""
    libraries = {soname for part in found.compare() for soname in part.missing}
    if libraries:
        return libraries
    # what only cudyn finds is not met for the system loader
    parts = found.compare()
    return {n.symbol for p in parts for n in (*p.unmet, *p.through_cudyn) if not n.weak}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=46)
    options = parser.parse_args()
    names = sorted(set(options.names.read_text(encoding="utf-8").split()))
    random.Random(options.seed).shuffle(names)
    found: list[Compared] = []
    for name in names:
        if len(found) == options.count:
            break
        with tempfile.TemporaryDirectory(prefix="cudyn-wheels-") as folder:
            place = pathlib.Path(folder)
            wheel = download(name, place)
            if wheel is None:
                print(f"{name}: no wheel", flush=True)
                continue
            compared = compare(wheel, place / "unpacked")
            if not compared.of_cuda:
                print(f"{wheel.name}: not linked with CUDA", flush=True)
                continue
        found.append(compared)
        print(json.dumps(compared._asdict()), flush=True)
    counts = [sum(len(getattr(one, what)) for one in found) for what in Compared._fields[-3:]]
    print(f"{len(found)} wheels: {counts[0]} differ, {counts[1]} false greens, {counts[2]} false reds")
    return int(len(found) < options.count or any(counts[:2]))


if __name__ == "__main__":
    if shutil.which("readelf") is None:
        sys.exit("readelf is not here: install binutils")
    sys.exit(main())
