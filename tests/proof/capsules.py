"""Compares the C signatures in cuda.bindings' capsules with the tables, and counts functions called wrongly.

A module compiled by Cython contains a capsule for each C function that other modules may call. The capsule's
name is the C signature of the function, which cuda.bindings generates from NVIDIA's headers. If a driver
lacks a function, cuda.bindings calls the symbol of an older version of the function, even if its parameters
differ. `docs/explanation/guard.md` shows how many functions this affects.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

from ..support import real
from ..support.blocks import ROOT
from . import Result

ORACLE = "capsules of cuda.bindings"
RELEASES = ("12.8.0", "12.9.4", "13.0.3", "13.1.1", "13.2.0", "13.3.1", "13.4.4", "13.5.0")
"""The releases of cuda.bindings that are compared: of each minor release, a patch release."""
GUARDED = ("12.9.4", "13.0.3", "13.5.0")
"""The releases that are called through the guard."""
PAGE = ROOT / "docs" / "explanation" / "guard.md"
START = "<!-- figures -->\n"
END = "<!-- end of figures -->\n"
HEAD = """\
| cuda.bindings | driver | functions | wrong parameters without the guard | missing in the driver |
|---|---|---:|---:|---:|
"""
# Functions whose signatures differ on purpose -> the reason.
_ON_PURPOSE = {"nvrtcSetFlowCallback": "cuda.bindings declares the type of a callback as void *"}
# A program that prints the signature and the matching symbols of each function, by library.
_COMPARE = """
import importlib, json
from cudyn._bindings.libraries import capsules
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import library
import cuda.bindings

results = {}
for name in ("driver", "runtime", "nvrtc", "nvml"):
    try:
        module = importlib.import_module(f"cuda.bindings.cy{name}")
    except ImportError:  # older releases have no nvml
        continue
    tables = library(find(name))
    found = dict(capsules.find_symbols(tables, module, capsules.choose_release(module, tables)))
    results[name] = {key: [capsules.list_functions(module)[key], symbols] for key, symbols in found.items()}
print(json.dumps(results))
"""
# A program that prints the functions that cuda.bindings calls with the parameters of a different version.
_COUNT = """
import json
import cudyn
from cudyn._bindings.libraries import capsules, dl
from cudyn._bindings.libraries.library import driver as get_driver

def list_addresses():
    '''Return the addresses that cuda.bindings calls, by symbol.'''
    from cuda.bindings import driver
    driver.cuInit(0)  # raises RuntimeError if cuda.bindings can't use the driver
    try:
        from cuda.bindings._internal import driver as inner
        addresses = inner._inspect_function_pointers()
        return {name.removeprefix("__"): address for name, address in addresses.items()}
    except (ImportError, AttributeError):
        from cuda.bindings._bindings import cydriver as inner
    addresses = {}
    for name in library.tables.FUNCTIONS:
        try:
            addresses[name] = inner._inspect_function_pointer(f"__{name}")
        except Exception:  # cuda.bindings has no such function
            pass
    return addresses

def get_types(symbol):
    function = library.get_function(symbol, release)
    return [function.result, *(parameter.type for parameter in function.params)]

library = get_driver()
try:
    addresses = list_addresses()
except RuntimeError as error:
    print(json.dumps({"error": str(error)}))
    raise SystemExit
from cuda.bindings import cydriver
release = capsules.choose_release(cydriver, library)
exported = dl.find_addresses(library.tables.FUNCTIONS, library.outcome.handle)
symbols = {}
for symbol, address in exported.items():
    symbols.setdefault(address, []).append(symbol)
wrong = [
    name
    for name, address in addresses.items()
    if address in symbols and name in library.tables.FUNCTIONS and name not in exported
    and get_types(name) not in [get_types(symbol) for symbol in symbols[address]]
]
print(json.dumps({"wrong": sorted(wrong)}))
"""
# A program that prints the symbols that cuda.bindings calls with cudyn.guard_cuda_bindings().
_GUARD = """
import json
import cudyn
guard = cudyn.guard_cuda_bindings()
from cuda.bindings import driver
driver.cuInit(0)
version = driver.cuDriverGetVersion()
print(json.dumps({"symbols": guard.symbols, "missing": guard.missing, "unknown": guard.unknown,
    "driver": guard.driver, "version": [int(value) for value in version]}))
"""


def _run(code: str, release: str, branch: str = "") -> Any:
    """Run a program with a release of cuda.bindings and a driver branch. Return the JSON that it prints."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(real.bindings(release))])}
    if branch:
        environment["LD_LIBRARY_PATH"] = str(real.driver(branch))
    process = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    return json.loads(process.stdout.splitlines()[-1])


@cache
def _compare(release: str) -> dict[str, dict[str, tuple[str, list[str]]]]:
    """Return the signature and the symbols of each function in a release, keyed by library and name."""
    results: dict[str, dict[str, tuple[str, list[str]]]] = _run(_COMPARE, release)
    return results


def list_libraries(release: str) -> list[str]:
    """List the libraries whose signatures can be compared."""
    return list(_compare(release))


def compare(name: str, release: str) -> Result:
    """Compare the signatures of a library's functions in a release of cuda.bindings with the tables."""
    result = Result(ORACLE, f"signatures in {release}")
    for function, (signature, symbols) in _compare(release)[name].items():
        if not symbols and function in _ON_PURPOSE:
            result.excuse(function, _ON_PURPOSE[function])
        else:
            result.compare(function, "its signature" if symbols else "another signature", "its signature")
        if not symbols:
            result.disagreements[-1:] = [f"{line}: {signature}" for line in result.disagreements[-1:]]
    return result


def count_wrong(release: str, branch: str) -> tuple[list[str], str]:
    """Return the functions that a release calls with different parameters than a driver expects.

    The second result is the reason why cuda.bindings cannot use the driver at all, or "".
    """
    result = _run(_COUNT, release, branch)
    return result.get("wrong", []), result.get("error", "")


def read_guard(release: str, branch: str) -> Any:
    """Return the report of guard_cuda_bindings() for a release and a driver, as a dictionary."""
    return _run(_GUARD, release, branch)


def make_figures() -> str:
    """Return the table in guard.md."""
    rows = []
    for release in GUARDED:
        for branch in real.DRIVERS:
            wrong, error = count_wrong(release, branch)
            guard = read_guard(release, branch)
            version = ".".join(map(str, guard["driver"]))
            count = "cannot be used" if error else str(len(wrong))
            missing = len(guard["missing"])
            functions = len(guard["symbols"]) + missing
            rows.append(f"| {release} | {branch} (CUDA {version}) | {functions} | {count} | {missing} |\n")
    return HEAD + "".join(rows)


def write_page() -> None:
    """Replace the table in guard.md."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}{make_figures()}{END}{after}", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_page()
