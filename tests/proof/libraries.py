"""Real libraries and drivers: what they export beside the tables, and the addresses that cudyn calls.

row() counts the names of a library's major, page() writes docs/maintainers/libraries.md from them. slots()
compares the addresses that nm reads from the file with those that a child process would call.
"""

from __future__ import annotations

import functools
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from codegen import sources
from cudyn._bindings.libraries import catalog
from cudyn._bindings.tables import rows

from ..support import fakes, real
from . import Result

ORACLE = "real libraries"
DRIVERS = "real drivers"
ROOT = Path(__file__).resolve().parents[2]
SHOWN = 40  # names in a list of the page
SECONDS = 3600  # for all functions of a library at all levels

HEAD = """# The tables beside the real libraries

Written by `nox -s oracles`; do not edit. For each library and major: the functions that the newest pinned
release of that major declares, how many of them the library in NVIDIA's wheel exports, how many it does not
(*missing*), and how many functions it exports that have the library's prefix and are in no release's table
(*unknown*). The version is what the library says; where it was not fetched, there is none. No GPU, no driver.

Then, as facts / disagreements, what the oracles say (oracles.md explains them): *gcc*, *echo* and
*cuda.bindings* of the library in all of its releases that they are asked about, *addresses* of the library
of that major; a dash where an oracle has nothing of a library.

| library | major | release | functions in the table | exported | missing | unknown | version | file \
| gcc | echo | cuda.bindings | addresses |
|---|---:|---|---:|---:|---:|---:|---|---|---:|---:|---:|---:|
"""

# Why a library does not export what its header declares: a pattern and the reason, by library.
REASONS: dict[str, tuple[tuple[str, str], ...]] = {
    "cublaslt": (("cublasLtDisableCpuInstructionsSetMask", "declared, exported by none of these libraries"),),
    "cupti": (("cuptiProfilerIsPassCollected", "declared by 11, exported since 12"),),
    "curand": (("curandGenerateBinomial.*", "declared, exported by none of these libraries"),),
    "cusolver": (("cusolverDnLogger.*", "declared, exported by none of these libraries"),),
    "cusparse": ((".*", "declared, exported by none of these libraries"),),
}

CHILD = """
import ctypes, importlib, json, sys
import cudyn
from cudyn._bindings.libraries import missing
from cudyn._bindings.libraries.module import Deferred
from cudyn._bindings.libraries import dl

module = importlib.import_module("cudyn." + sys.argv[1])
if not module.available:
    sys.exit(str(module.load_error))
library = module._view.library
missing.find_nearest = lambda *given: None  # the names near to one that is missing take long to find
calls = []
for level in library.releases:
    for per_thread in (False, True) if library.tables.PER_THREAD else (False,):
        view = module.api(level, per_thread=per_thread)
        for name, symbol in view._view.functions().items():
            where = level + (" per thread" if per_thread else "")
            function = getattr(view.raw, name)
            if not isinstance(function, Deferred):
                address = ctypes.cast(function, ctypes.c_void_p).value
                calls.append((where, name, symbol, "called", address))
                continue
            try:
                function()
            except cudyn.errors.SignatureError:
                calls.append((where, name, symbol, "refused", None))
            except cudyn.SymbolNotFoundError:
                calls.append((where, name, symbol, "missing", None))
print(json.dumps([module.level, module.path, calls, list(dl.read_maps())]))
"""

VERSION = """
import importlib, json, sys
module = importlib.import_module("cudyn." + sys.argv[1])
print(json.dumps([module.version, module.path, str(module.load_error or "")]))
"""


def items() -> list[tuple[str, int]]:
    """Every library and major."""
    return [(name, major) for name, row in real.LIBRARIES.items() for major in row.majors]


def fetched(name: str, major: int) -> bool:
    """Is the library in the cache, so that asking about it fetches nothing?"""
    wheel = real.pinned(name, major)
    folder = real.CACHE / f"{wheel.name}-{wheel.version}"
    return any(folder.glob(f"nvidia/**/{real.LIBRARIES[name].file}*"))


def folder_of(name: str, version: str) -> Path:
    """Where a driver of this branch is, or the wheel of a library of this major; raises real.Unavailable."""
    return real.driver(version) if name == "driver" else real.library(name, int(version))


def unavailable(name: str, version: str) -> str:
    """What is missing to ask this library for its addresses, or ''."""
    if shutil.which("nm") is None:
        return "there is no nm"
    try:
        folder_of(name, version)
    except real.Unavailable as error:
        return str(error)
    return ""


def slots(name: str, version: str) -> Result:
    """For every name of every API level, with and without per-thread streams: its address, or a refusal.

    A call that the library would take in another way has to be refused, and none of its own major.
    """
    of_driver = name == "driver"
    what = f" (driver {version})" if of_driver else ", and no other major's variant"
    what = f"slots: the address called for each name is that of its symbol{what}"
    result = Result(DRIVERS if of_driver else ORACLE, what)
    level, path, calls, maps = _ask(CHILD, name, folder_of(name, version))
    files = {str(file): fakes.addresses(file) for file in real.files_of(name, Path(path))}
    bases = {file: min(start for start, _, mapped in maps if mapped == file) for file in files}
    tables = _tables(name)
    releases = tables.RELEASES
    for where, asked, symbol, kind, address in calls:
        fact = f"{name} {version}, level {where}: {asked} ({symbol})"
        at = _declared(tables, symbol, where.partition(" ")[0])
        loaded = _declared(tables, symbol, level)
        changes = (releases.index(release) for release in (tables.VARIANTS or {}).get(symbol, ()))
        is_same = all((at >= change) == (loaded >= change) for change in changes)
        owner = next((file for file, exported in files.items() if symbol in exported), None)
        expected = "missing" if owner is None else "called" if is_same else "refused"
        result.compare(fact, kind, expected)
        if kind == "called":
            result.compare(fact, address, owner and bases[owner] + files[owner][symbol])
    return result


def _declared(tables: Any, symbol: str, release: str) -> int:
    """Which release says how a symbol is called: the last one in which its name led to it."""
    releases: tuple[str, ...] = tables.RELEASES
    names = tables.NAMES.get(symbol)
    led = [names is None or rows.at(names, releases, r) in (None, symbol) for r in releases]
    at = releases.index(release)
    return next((i for i in range(at, -1, -1) if led[i]), at)


def row(name: str, major: int) -> dict[str, Any]:
    """The counts and names of a library's major; raises real.Unavailable."""
    release = real.pinned(name, major).release
    tables = _tables(name)
    exported = real.exported(name, major)
    table = {symbol for symbol in tables.FUNCTIONS if _is_in(tables, symbol, release)}
    ours = tuple(_library(name).prefixes)
    # Other libraries of the same wheel have longer prefixes: cublasLt beside cublas.
    others = tuple(p for n in real.LIBRARIES if n != name for p in _library(n).prefixes if p.startswith(ours))
    unknown = {s for s in exported if re.match(f"(?:{'|'.join(ours)})[A-Z_]", s)} - set(tables.FUNCTIONS)
    version = None
    problem = ""
    if fetched(name, major):
        version, _, problem = _ask(VERSION, name, real.library(name, major))
    return {
        "library": name,
        "major": major,
        "release": release,
        "table": len(table),
        "exported": len(table & exported),
        "missing": sorted(table - exported),
        "later": sorted((set(tables.FUNCTIONS) - table) & exported),
        "unknown": sorted(s for s in unknown if not (others and s.startswith(others))),
        "version": "{}.{}".format(*version) if version else "",
        "problem": problem,
        "file": real.soname(name, major),
    }


def page(results: Iterable[dict[str, Any]]) -> str:
    """docs/maintainers/libraries.md. A result is what row() says and, as `facts`, what each oracle says."""
    found = list(results)
    lines = [
        f"| {r['library']} | {r['major']} | {r['release']} | {r['table']} | {r['exported']} "
        f"| {len(r['missing'])} | {len(r['unknown'])} | {r['version'] or '—'} | `{r['file']}` "
        f"| {' | '.join(_facts(*pair) for pair in r['facts'])} |\n"
        for r in found
    ]
    lines.append("\n## Missing\n\nDeclared by the header of that release, not exported by the library.\n\n")
    lines += [f"- {_title(r)}: {_some(r['missing'])}{_reasons(r)}\n" for r in found if r["missing"]]
    lines.append(
        "\n## Unknown\n\nExported with the library's prefix, declared by no header that is read.\n\n"
    )
    lines += [f"- {_title(r)}: {_some(r['unknown'])}\n" for r in found if r["unknown"]]
    lines.append("\n## Of other releases\n\nExported, and declared only by other releases' headers.\n\n")
    lines += [f"- {_title(r)}: {_some(r['later'])}\n" for r in found if r["later"]]
    return HEAD + "".join(lines)


def _facts(checked: int, wrong: int) -> str:
    return f"{checked} / {wrong}" if checked else "—"


def _title(found: dict[str, Any]) -> str:
    return f"**{found['library']} {found['major']}**"


def _some(names: list[str]) -> str:
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(f"`{name}`" for name in names[:SHOWN]) + more


def _reasons(found: dict[str, Any]) -> str:
    """Why all of them are missing, as far as that is known."""
    known = REASONS.get(found["library"], ())
    said = [next((why for p, why in known if re.fullmatch(p, name)), "") for name in found["missing"]]
    return "".join(f" ({why})" for why in dict.fromkeys(said) if why)


@functools.cache
def _library(name: str) -> sources.Library:
    return sources.load().library(name)


def _tables(name: str) -> Any:
    return importlib.import_module(f"cudyn._bindings.tables.{name}_functions")


def _is_in(tables: Any, symbol: str, release: str) -> bool:
    """Does the table have a symbol at this release?"""
    text = tables.FUNCTIONS[symbol]
    return any(rows.holds(span, tables.RELEASES, release) for span in rows.spans(text, tables.RELEASES))


def _ask(code: str, name: str, folder: Path) -> Any:
    """What a child that finds nothing but what is in this folder says of the library."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "CUDYN_", "PYTHON"))}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(folder)])
    environment["LD_LIBRARY_PATH"] = str(folder)
    command = [sys.executable, "-S", "-c", code, catalog.find(name).name]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    if done.returncode:
        raise AssertionError(f"{name} in {folder.name}: {done.stderr}")
    return json.loads(done.stdout)
