"""The C compiler, and what it made: kept in the cache.

The runtime is compiled once; kernels are compiled when one of them is first launched.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import pkgutil
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from functools import cache
from importlib.util import find_spec
from typing import Any

from ..._kernels.cache import store
from ..._process import process
from ..driver.kernel_runs import Refused
from .translate import Kernel, Translation, translate

_FLAGS = (
    "-w",
    "-fPIC",
    "-fvisibility=hidden",
    "-fno-strict-aliasing",
    "-fwrapv",
    "-ffp-contract=off",
    "-fno-math-errno",
)
SECONDS = 600  # that a compiler may take
_RUNTIME = "runtime/runtime.c"
_OPERATIONS = "runtime/operations.h"
_INCLUDE = re.compile(r'^#include "([\w.]+)"$', re.M)
_MACHINES = {"x86_64", "aarch64", "arm64"}


@process.cache
def find_compiler() -> tuple[str, ...]:
    """Find the command of a C compiler. Raises Refused without one, or on another kind of machine."""
    if sys.platform not in ("linux", "darwin") or platform.machine() not in _MACHINES:
        raise Refused(
            f"kernels run on Linux and macOS, x86-64 and AArch64, not {sys.platform} {platform.machine()}"
        )
    command = os.environ.get("CC", "").split()
    if command and shutil.which(command[0]):
        return tuple(command)
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


def _read(name: str) -> str:
    return (pkgutil.get_data(__package__, name) or b"").decode()


@cache
def _read_runtime() -> dict[str, str]:
    """The files of the runtime, by their names: what runtime.c and the kernels include."""
    files: dict[str, str] = {}
    rest = [_RUNTIME, _OPERATIONS]
    while rest:
        name = rest.pop()
        folder, _, base = name.rpartition("/")
        if base not in files:
            files[base] = _read(name)
            rest += [f"{folder}/{each}" for each in _INCLUDE.findall(files[base])]
    return files


@cache
def _hash_of_tools() -> str:
    machine = (*_FLAGS, *_machine_flags(), sys.platform, platform.machine())
    digest = hashlib.sha256(" ".join(machine).encode())
    modules = pkgutil.iter_modules(sys.modules[__package__].__path__)
    for name in (*sorted(f"{module.name}.py" for module in modules), "forms.txt"):
        with suppress(OSError):  # a frozen application has no sources
            digest.update(_read(name).encode())
    for name, text in sorted(_read_runtime().items()):
        digest.update(f"{name}\n{text}".encode())
    return digest.hexdigest()


class Build:
    """A translated module, which is compiled when it is first needed, or was kept in the cache.

    seconds: the most that a compiler may take. Raises Refused, as `library` does, for what can't be
    translated or compiled.
    """

    def __init__(self, ptx: str, checks: bool = True, seconds: int = SECONDS) -> None:
        self.checks = checks
        self._seconds = seconds
        self._key = hashlib.sha256(f"{_hash_of_tools()}{checks}\n{ptx}".encode()).hexdigest()
        self._library: ctypes.CDLL | None = None
        self._data = b""
        entry = store.find(self._key, "cpu")
        if entry is None:
            self.program = translate(ptx)
            return
        self.program = Translation(**entry[1].head)
        self.program.kernels = {name: Kernel(**each) for name, each in entry[1].head["kernels"].items()}
        self._data = entry[1].data

    @property
    def library(self) -> ctypes.CDLL:
        """The compiled kernels."""
        if self._library is None:
            if not self._data:
                self._data = compile_c(self.program, find_compiler(), self.checks, self._seconds)
                head = asdict(replace(self.program, code=""))
                store.keep(self._key, "cpu", {"made": "kernels for the CPU"}, head, self._data)
            self._library = _load(self._data)
        return self._library


def compile_c(program: Translation, compiler: tuple[str, ...], checks: bool, seconds: int = SECONDS) -> bytes:
    """Compile a program's C into a shared library. Raises Refused with what the compiler says."""
    runtime = _compile_runtime(compiler, checks, seconds)
    head = '#include "operations.h"\n#define EXPORTED __attribute__((visibility("default")))\n'
    with tempfile.TemporaryDirectory(prefix="cudyn-") as folder:
        _write_files(folder, {**_read_runtime(), "kernels.c": head + program.code})
        with open(os.path.join(folder, "runtime.o"), "wb") as file:
            file.write(runtime)
        words = ("-O1", "-shared", "-o", "made", "kernels.c", "runtime.o", "-lm", "-lpthread")
        what = f"{len(program.kernels)} kernels ({len(program.code):,} characters of C)"
        return _run_compiler(compiler, checks, folder, words, what, seconds)


def _compile_runtime(compiler: tuple[str, ...], checks: bool, seconds: int) -> bytes:
    """The object file that all kernels are linked with, which the cache keeps."""
    key = hashlib.sha256(f"{_hash_of_tools()}{checks}{compiler}runtime".encode()).hexdigest()
    entry = store.find(key, "cpu")
    if entry is not None:
        return entry[1].data
    with tempfile.TemporaryDirectory(prefix="cudyn-") as folder:
        _write_files(folder, _read_runtime())
        words = ("-O2", "-c", "-o", "made", "runtime.c")
        data = _run_compiler(compiler, checks, folder, words, "the runtime of all kernels", seconds)
    store.keep(key, "cpu", {"made": "the runtime of kernels for the CPU"}, {}, data)
    return data


def _write_files(folder: str, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)


def _run_compiler(
    compiler: tuple[str, ...], checks: bool, folder: str, words: tuple[str, ...], what: str, seconds: int
) -> bytes:
    """Run the compiler in a folder and return what it made. what: it compiles."""
    command = [*compiler, f"-DCHECKS={int(checks)}", *_FLAGS, *_machine_flags(), *words]
    try:
        status, text = _run(command, folder, seconds)
    except subprocess.TimeoutExpired:
        raise Refused(
            f"{compiler[-1]} compiled {what} for more than {seconds} s and was stopped; "
            "run_on_cpu(compile_seconds=...) gives it longer"
        ) from None
    if status:
        message = next((line for line in text.splitlines() if "error" in line), text[-300:])
        raise Refused(f"{compiler[-1]} can't compile the translated kernels: {message}")
    with open(os.path.join(folder, "made"), "rb") as file:
        return file.read()


def _run(command: Sequence[str], folder: str, seconds: int) -> tuple[int, str]:
    """Run a command with what it starts: its status and what it says. TimeoutExpired: it was ended."""
    pipes: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "errors": "replace"}
    with subprocess.Popen(command, cwd=folder, start_new_session=True, **pipes) as process:
        try:
            _, text = process.communicate(timeout=seconds)
        except BaseException:  # Ctrl-C, too, which the group does not get from a terminal
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, text


def _load(data: bytes) -> ctypes.CDLL:
    """Load a library from a file of its own, which is then removed: one loaded twice would be the same."""
    handle, path = tempfile.mkstemp(prefix="cudyn-", suffix=".so")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        return ctypes.CDLL(path)
    finally:
        os.unlink(path)
