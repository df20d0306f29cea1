"""The C compiler, and what it made: kept in the cache."""

from __future__ import annotations

import ctypes
import hashlib
import os
import pkgutil
import platform
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import asdict, replace
from functools import cache
from importlib.util import find_spec

from .._cache import store
from .._simulation.kernel_runs import Refused
from .translate import Kernel, Translation, translate

_FLAGS: tuple[str, ...] = ("-O1", "-w", "-shared", "-fPIC", "-fno-strict-aliasing", "-fwrapv")
_FLAGS += ("-ffp-contract=off", "-fno-math-errno")
_MACHINES = {"x86_64", "aarch64", "arm64"}


@cache
def find_compiler() -> tuple[str, ...]:
    """Find the command of a C compiler. Raises Refused without one, or on another kind of machine."""
    if sys.platform not in ("linux", "darwin") or platform.machine() not in _MACHINES:
        raise Refused(
            f"kernels run on Linux and macOS, x86-64 and AArch64, not {sys.platform} {platform.machine()}"
        )
    given = os.environ.get("CC", "").split()
    if given and shutil.which(given[0]):
        return tuple(given)
    for name in ("cc", "gcc", "clang"):
        path = shutil.which(name)
        # /usr/bin/cc of macOS may be a program that asks to install Xcode
        asks = path and path.startswith("/usr/bin/") and shutil.which("xcode-select")
        if path and not (asks and subprocess.run([asks, "-p"], capture_output=True).returncode):
            return (path,)
    if find_spec("ziglang"):
        return (sys.executable, "-m", "ziglang", "cc")
    raise Refused("no C compiler: expected cc, gcc or clang on PATH, or `pip install ziglang`")


@cache
def _machine_flags() -> tuple[str, ...]:
    """fma as an instruction, where this machine has it; else it is a function."""
    try:
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
            return ("-mfma",) if " fma " in file.read() else ()
    except OSError:
        return ()


@cache
def _hash_of_tools() -> str:
    found = hashlib.sha256(" ".join((*_FLAGS, *_machine_flags(), sys.platform, platform.machine())).encode())
    modules = pkgutil.iter_modules(sys.modules[__package__].__path__)
    for name in (*sorted(f"{module.name}.py" for module in modules), "forms.txt", "runtime.h"):
        with suppress(OSError):  # a frozen application has no sources
            found.update(pkgutil.get_data(__package__, name) or b"")
    return found.hexdigest()


def build(ptx: str, checks: bool = True) -> tuple[Translation, ctypes.CDLL]:
    """Translate and compile PTX, or take it from the cache. Raises Refused."""
    compiler = find_compiler()
    key = hashlib.sha256(f"{_hash_of_tools()}{checks}\n{ptx}".encode()).hexdigest()
    found = store.find(key, "cpu")
    if found is None:
        program = translate(ptx)
        data = compile_c(program, compiler, checks)
        head = asdict(replace(program, code=""))
        store.keep(key, "cpu", {"made": "kernels for the CPU"}, head, data)
        return program, _load(data)
    program = Translation(**found[1].head)
    program.kernels = {name: Kernel(**each) for name, each in found[1].head["kernels"].items()}
    return program, _load(found[1].data)


def compile_c(program: Translation, compiler: tuple[str, ...], checks: bool) -> bytes:
    """Compile a program's C into a shared library. Raises Refused with what the compiler says."""
    runtime = (pkgutil.get_data(__package__, "runtime.h") or b"").decode()
    head = f"#define CHECKS {int(checks)}\n#define SITES {len(program.sites)}\n"
    with tempfile.TemporaryDirectory(prefix="cudyn-") as folder:
        source, library = os.path.join(folder, "k.c"), os.path.join(folder, "k.so")
        with open(source, "w", encoding="utf-8") as file:
            file.write(head + runtime + program.code)
        command = [*compiler, *_FLAGS, *_machine_flags(), "-o", library, source, "-lm", "-lpthread"]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode:
            said = next((x for x in done.stderr.splitlines() if "error" in x), done.stderr[-300:])
            raise Refused(f"{compiler[-1]} can't compile the translated kernels: {said}")
        with open(library, "rb") as compiled:
            return compiled.read()


def _load(data: bytes) -> ctypes.CDLL:
    """Load a library from a file of its own, which is then removed: one loaded twice would be the same."""
    handle, path = tempfile.mkstemp(prefix="cudyn-", suffix=".so")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        return ctypes.CDLL(path)
    finally:
        os.unlink(path)
