"""What a call of the driver costs: cudyn's checked and raw functions, ctypes by hand, cuda.bindings; one run.

Functions that do next to nothing, so that the call itself is what is measured. Of each way the median of many
batches is taken, less what the loop takes; the batches of the ways take turns.

bare              cudyn.driver.raw.f with all made beforehand: the ctypes call that the checked one makes
raw               cudyn.driver.raw.f as one writes it: make the cell, call, look at the status, read the cell
checked           cudyn.driver.f: makes the cell, calls, raises on a bad status, returns the value
ctypes            the same as raw with a function of ctypes.CDLL that has no prototype
cuda.bindings     its f, which returns a tuple with the status

and, of a function of C's own library, what a parameter costs: by ctypes' converter, which asks nothing and
cuts an integer down to fit, and by the one of checked calls, which refuses it. Of these the least is taken.

    python -m benchmarks.call_cost [--batches 200] [--driver DIRECTORY] [--check]

Without --driver the driver is the one the system loader finds or, where there is none, a real one that the
tests fetch, for no GPU is needed; with one there is one function more. --check exits with 1 when a checked
call with one out-parameter takes more than 1.4 times as long as the bare one.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from . import drivers

CALLS = 1000
MOST = 1.4


Way = tuple[Callable[..., Any], tuple[Any, ...]]


def batch(function: Callable[..., Any], arguments: tuple[Any, ...]) -> float:
    """Seconds of a batch, with what the loop itself takes."""
    rounds = range(CALLS)
    start = time.perf_counter()
    for _ in rounds:
        function(*arguments)
    return time.perf_counter() - start


def empty() -> float:
    """Seconds of a loop that calls nothing."""
    rounds = range(CALLS)
    start = time.perf_counter()
    for _ in rounds:
        pass
    return time.perf_counter() - start


def ways(driver: Any, name: str, cell: Any, arguments: tuple[Any, ...]) -> dict[str, Way]:
    """Every way to call a function whose one out-parameter comes last."""
    raw, checked = getattr(driver.raw, name), getattr(driver, name)
    plain = getattr(ctypes.CDLL(driver.path), raw.__name__)
    byref = ctypes.byref

    def by_hand(function: Any) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            found = cell()
            status = function(*given, byref(found))
            if status:
                raise RuntimeError(status)
            return found.value

        return call

    found: dict[str, Way] = {
        "bare": (raw, (*arguments, byref(cell()))),
        "raw": (by_hand(raw), arguments),
        "checked": (checked, arguments),
        "ctypes": (by_hand(plain), arguments),
    }
    try:
        from cuda.bindings import driver as bound
    except ImportError:
        return found
    found["cuda.bindings"] = getattr(bound, name), tuple(map(bound.CUresult, arguments))
    return found


def parameters(batches: int) -> None:
    """Print what a parameter of each kind costs, over a call without one."""
    from cudyn import driver
    from cudyn._binding import params

    stream = driver.CUstream(1)
    cases: dict[str, tuple[Any, Any, Any]] = {
        "int": (ctypes.c_int, params.integer(ctypes.c_int, "f: p (int)"), 7),
        "unsigned int": (ctypes.c_uint, params.integer(ctypes.c_uint, "f: p (unsigned int)"), 2**31),
        "size_t": (ctypes.c_size_t, params.integer(ctypes.c_size_t, "f: p (size_t)"), 4096),
        "address in an int": (params.memory(), params.memory("f: p (void *)"), 1 << 40),
        "handle": (driver.CUstream, params.Converter(driver.CUstream.converter("f: p (CUstream)")), stream),
    }

    def function(*argtypes: Any) -> Any:
        made = type("Function", (ctypes._CFuncPtr,), {"_flags_": 0})(("labs", ctypes.CDLL(None)))  # type: ignore[attr-defined]
        made.argtypes = argtypes
        return made

    found: dict[str, float] = {}
    for _ in range(batches):
        for name, (plain, checked, value) in cases.items():
            for kind, argtypes, arguments in (
                ("none", (), ()),
                (f"{name}, ctypes", (plain,), (value,)),
                (f"{name}, checked", (checked,), (value,)),
            ):
                ns = 1e9 * batch(function(*argtypes), arguments) / CALLS
                found[kind] = min(ns, found.get(kind, ns))
    print(f"\na parameter{'':<13}ctypes  checked")
    for name in cases:
        plain, checked = (found[f"{name}, {kind}"] - found["none"] for kind in ("ctypes", "checked"))
        print(f"  {name:<20}{plain:>7.0f} ns{checked:>6.0f} ns")


def main() -> int:
    """Print the table; 1 when --check was given and a checked call costs more than it may."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--batches", type=int, default=200)
    parser.add_argument("--driver", help="the directory of a libcuda.so.1")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    folder = drivers.folder(options.driver)
    if folder and folder != os.environ.get("LD_LIBRARY_PATH"):  # which is read when a process starts
        command = [sys.executable, "-m", "benchmarks.call_cost", *sys.argv[1:]]
        return subprocess.run(command, env={**os.environ, "LD_LIBRARY_PATH": folder}).returncode

    from cudyn import DriverError, driver

    if not driver.available:
        print(f"calls are not measured: {driver.load_error}")
        return 2 if options.check else 0
    functions: list[tuple[Any, ...]] = [
        ("cuDriverGetVersion", ctypes.c_int, ()),
        ("cuGetErrorName", ctypes.c_char_p, (1,)),
    ]
    try:
        driver.cuInit(0)
        driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))
        functions.append(("cuCtxGetCurrent", driver.CUcontext, ()))
    except DriverError:
        pass
    version = ".".join(map(str, driver.version or ()))
    print(f"driver {version}, Python {platform.python_version()}; ", end="")
    print(f"medians of {options.batches} batches of {CALLS} calls, without the loop")
    worst = 0.0
    for function in functions:
        cases = ways(driver, *function)
        samples: dict[str, list[float]] = {name: [] for name in ("loop", *cases)}
        for i in range(-10, options.batches):
            seconds = {"loop": empty(), **{name: batch(*way) for name, way in cases.items()}}
            for name in seconds if i >= 0 else ():  # the first ones warm up
                samples[name].append(1e9 * seconds[name] / CALLS)
        medians = {name: statistics.median(found) for name, found in samples.items()}
        loop = medians.pop("loop")
        print(f"\n{function[0]}")
        for name, ns in medians.items():
            print(f"  {name:<16}{ns - loop:>7.0f} ns{(ns - loop) / (medians['bare'] - loop):>7.2f} x")
        worst = max(worst, (medians["checked"] - loop) / (medians["bare"] - loop))
    parameters(options.batches)
    print(f"\na checked call takes up to {worst:.2f} x the bare one")
    return 1 if options.check and worst > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
