"""Real drivers: the address that cudyn calls is the one the file has for that exact symbol.

nm reads the addresses from the file; a child process maps the driver and says what cudyn would call.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

from ..support import real
from . import Result

ORACLE = "real drivers"

CHILD = """
import ctypes, json
from cudyn import driver
from cudyn._library.door import Deferred
import cudyn

with open("/proc/self/maps") as maps:
    base = min(int(line.split("-")[0], 16) for line in maps if line.split()[-1] == driver.path)
tables = driver._view.library.tables
calls = []
for level in driver._view.library.releases:
    for per_thread in (False, True):
        module = driver.api(level, per_thread=per_thread)
        for name in dict.fromkeys((*tables.NAMES, *tables.FUNCTIONS)):
            if not module._view.symbol_of(name):
                continue
            where = level + (" per thread" if per_thread else "")
            function = getattr(module.raw, name)
            if not isinstance(function, Deferred):
                address = ctypes.cast(function, ctypes.c_void_p).value - base
                calls.append((where, name, module.describe(name).symbol, address))
                continue
            try:
                function()
            except cudyn.SymbolNotFoundError as error:
                calls.append((where, name, error.symbol, None))
print(json.dumps(calls))
"""


def unavailable(driver: str) -> str:
    """What is missing to ask this driver, or ''."""
    if shutil.which("nm") is None:
        return "there is no nm"
    try:
        real.driver(driver)
    except real.Unavailable as error:
        return str(error)
    return ""


def slots(driver: str) -> Result:
    """For every name of every API level, with and without per-thread streams: its address, or a refusal."""
    result = Result(
        ORACLE, f"slots: the address called for each name is that of its symbol (driver {driver})"
    )
    folder = real.driver(driver)
    exported = _exported(str(folder / "libcuda.so.1"))
    environment = {**os.environ, "LD_LIBRARY_PATH": str(folder)}
    output = subprocess.run([sys.executable, "-c", CHILD], env=environment, capture_output=True, text=True)
    if output.returncode:
        raise AssertionError(output.stderr)
    for where, name, symbol, address in json.loads(output.stdout):
        result.compare(f"driver {driver}, level {where}: {name} ({symbol})", address, exported.get(symbol))
    return result


def _exported(path: str) -> dict[str, int]:
    """Symbol -> offset in the file's image."""
    output = subprocess.run(["nm", "-D", "--defined-only", path], capture_output=True, text=True, check=True)
    rows = (line.split() for line in output.stdout.splitlines())
    return {row[2].partition("@")[0]: int(row[0], 16) for row in rows if len(row) == 3}
