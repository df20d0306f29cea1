"""Compiles the runtime and the translated kernels with a C compiler, and stores the results in the cache.

The runtime is compiled only once. The kernels of a module are compiled when one of them is first launched.
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

from ..._bindings.libraries.load_messages import explain_mount
from ..._bindings.libraries.written_files import make_unique_path
from ..._kernels.cache import store
from ..._process import process
from ..driver.kernel_runs import Refused
from .translate import Kernel, Translation, translate

_FLAGS = (
    "-w",  # no warnings about generated code
    "-fPIC",
    "-fvisibility=hidden",
    "-fno-strict-aliasing",  # kernels access memory as values of different types
    "-fwrapv",  # signed integers wrap on overflow
    "-ffp-contract=off",  # a product and a sum are rounded separately unless the PTX contains fma
    "-fno-math-errno",
)
DEFAULT_SECONDS = 600  # the default time limit for the compiler, in seconds
_OUTPUT = "output"  # the name of the compiled file
_RUNTIME = "runtime/runtime.c"
_OPERATIONS = "runtime/operations.h"
_WORKER = "worker.c"
_INCLUDE = re.compile(r'^#include "([\w.]+)"$', re.M)
_MACHINES = {"x86_64", "aarch64", "arm64"}


@process.cache
def find_compiler() -> tuple[str, ...]:
    """Return the command that runs a C compiler.

    Raises:
        Refused: No compiler was found, or the system is not supported.
    """
    if sys.platform not in ("linux", "darwin") or platform.machine() not in _MACHINES:
        raise Refused(
            "kernels run only on Linux and macOS with x86-64 or AArch64, not on "
            f"{sys.platform} with {platform.machine()}"
        )
    command = os.environ.get("CC", "").split()
    chosen = shutil.which(command[0]) if command else None
    # A compiler in a relative directory on PATH is not used. CC itself may contain a relative path.
    if chosen and (os.path.isabs(chosen) or os.sep in command[0]):
        return tuple(command)
    for name in ("cc", "gcc", "clang"):
        path = shutil.which(name)
        if path and os.path.isabs(path) and not _is_xcode_placeholder(path):
            return (path,)
    if find_spec("ziglang"):
        return (sys.executable, "-m", "ziglang", "cc")
    raise Refused("no C compiler: expected cc, gcc or clang on PATH, or `pip install ziglang`")


def _is_xcode_placeholder(path: str) -> bool:
    """Return whether a compiler on macOS is a program that only offers to install Xcode's tools."""
    xcode_select = path.startswith("/usr/bin/") and shutil.which("xcode-select")
    return bool(xcode_select and subprocess.run([xcode_select, "-p"], capture_output=True).returncode)


@cache
def _get_machine_flags() -> tuple[str, ...]:
    """Return the compiler flags that enable fma instructions if this machine needs and supports them."""
    try:
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
            return ("-mfma",) if " fma " in file.read() else ()
    except OSError:
        return ()


def _read_resource(name: str) -> str:
    """Return the contents of a file in this package, or "" if it is missing."""
    return (pkgutil.get_data(__package__, name) or b"").decode()


@cache
def _read_runtime() -> dict[str, str]:
    """Return the contents of runtime.c and of all files that the runtime and the kernels include.

    The dict is keyed by file name.
    """
    files: dict[str, str] = {}
    remaining = [_RUNTIME, _OPERATIONS]
    while remaining:
        name = remaining.pop()
        directory, _, file_name = name.rpartition("/")
        if file_name not in files:
            files[file_name] = _read_resource(name)
            remaining += [f"{directory}/{header}" for header in _INCLUDE.findall(files[file_name])]
    return files


@cache
def _hash_tools() -> str:
    """Return a hash of everything that affects the compiled kernels, except the PTX.

    These are the compiler flags, the machine and the source files of this package.
    """
    machine = (*_FLAGS, *_get_machine_flags(), sys.platform, platform.machine())
    digest = hashlib.sha256(" ".join(machine).encode())
    modules = pkgutil.iter_modules(sys.modules[__package__].__path__)
    for name in (*sorted(f"{module.name}.py" for module in modules), "forms.txt"):
        with suppress(OSError):  # a frozen application does not contain this source file
            digest.update(_read_resource(name).encode())
    for name, text in sorted({**_read_runtime(), _WORKER: _read_resource(_WORKER)}.items()):
        digest.update(f"{name}\n{text}".encode())
    return digest.hexdigest()


class Build:
    """A translated module, which is compiled when it is first needed, or read from the cache.

    Attributes:
        checks: Whether errors in the kernels are detected and reported.
        seconds: The time limit for the compiler, in seconds.
        program: The translation. It does not contain the C code if it was read from the cache.
    """

    def __init__(self, ptx: str, checks: bool = True, seconds: int = DEFAULT_SECONDS) -> None:
        """Translate a module, or read it from the cache.

        Args:
            ptx: The PTX code of the module.
            checks: Whether to detect and report errors in the kernels.
            seconds: The time limit for the compiler, in seconds.

        Raises:
            Refused: The module cannot be translated.
        """
        self.checks = checks
        self.seconds = seconds
        self._key = hashlib.sha256(f"{_hash_tools()}{checks}\n{ptx}".encode()).hexdigest()
        self._library: ctypes.CDLL | None = None
        self._data = b""
        match = store.find(self._key, "cpu")
        if match is None:
            self.program = translate(ptx)
            return
        _, entry = match
        # The entry's header contains the fields of the Translation, as JSON. Nested objects are dictionaries.
        self.program = Translation(**entry.header)
        self.program.kernels = {name: Kernel(**fields) for name, fields in entry.header["kernels"].items()}
        self._data = entry.data

    @property
    def data(self) -> bytes:
        """The contents of the library with the compiled kernels. Raises Refused if the compiler fails."""
        if not self._data:
            self._data = compile_c(self.program, find_compiler(), self.checks, self.seconds)
            header = asdict(replace(self.program, code=""))
            store.keep(self._key, "cpu", {"made": "kernels for the CPU"}, header, self._data)
        return self._data

    @property
    def library(self) -> ctypes.CDLL:
        """The compiled kernels, loaded into this process. Raises Refused if the compiler fails."""
        if self._library is None:
            self._library = _load(self.data)
        return self._library


def compile_c(
    program: Translation, compiler: tuple[str, ...], checks: bool, seconds: int = DEFAULT_SECONDS
) -> bytes:
    """Compile the C code of a translated module into a shared library, and return its contents.

    Raises:
        Refused: The compiler failed. The message contains the compiler's output.
    """
    runtime = _compile_runtime(compiler, checks, seconds)
    head = '#include "operations.h"\n#define EXPORTED __attribute__((visibility("default")))\n'
    with tempfile.TemporaryDirectory(prefix="cudyn-") as directory:
        _write_files(directory, {**_read_runtime(), "kernels.c": head + program.code})
        with open(os.path.join(directory, "runtime.o"), "wb") as file:
            file.write(runtime)
        arguments = ("-O1", "-shared", "-o", _OUTPUT, "kernels.c", "runtime.o", "-lm", "-lpthread")
        title = f"{len(program.kernels)} kernels ({len(program.code):,} characters of C)"
        return _run_compiler(compiler, checks, directory, arguments, title, seconds)


def _compile_runtime(compiler: tuple[str, ...], checks: bool, seconds: int) -> bytes:
    """Return the object file of the runtime, which is linked to all kernels."""
    arguments = ("-c", "runtime.c")
    return _compile_part("the runtime of all kernels", _read_runtime(), arguments, compiler, checks, seconds)


def compile_worker(seconds: int = DEFAULT_SECONDS) -> bytes:
    """Return the executable in which kernels run with `isolate=True`.

    Raises:
        Refused: The compiler failed.
    """
    files = {"worker.c": _read_resource(_WORKER)}
    arguments = ("worker.c", "-ldl")
    return _compile_part("the process of kernels", files, arguments, find_compiler(), True, seconds)


def _compile_part(
    title: str,
    files: Mapping[str, str],
    arguments: tuple[str, ...],
    compiler: tuple[str, ...],
    checks: bool,
    seconds: int,
) -> bytes:
    """Compile code that all modules share, or read the result from the cache.

    Args:
        title: A unique description of the code.
        files: Name of a source file -> its contents.
        arguments: The arguments for the compiler, except for the name of the output.
        compiler: The command that runs the compiler.
        checks: Whether kernels are checked for errors.
        seconds: The time limit in seconds.

    Raises:
        Refused: The compiler failed, or exceeded the time limit.
    """
    key = hashlib.sha256(f"{_hash_tools()}{checks}{compiler}{title}".encode()).hexdigest()
    match = store.find(key, "cpu")
    if match is not None:
        _, entry = match
        return entry.data
    with tempfile.TemporaryDirectory(prefix="cudyn-") as directory:
        _write_files(directory, files)
        data = _run_compiler(compiler, checks, directory, ("-O2", "-o", _OUTPUT, *arguments), title, seconds)
    store.keep(key, "cpu", {"made": f"{title} for the CPU"}, {}, data)
    return data


def _write_files(directory: str, files: Mapping[str, str]) -> None:
    """Write files to a directory. `files` maps their names to their contents."""
    for name, text in files.items():
        with open(os.path.join(directory, name), "w", encoding="utf-8") as file:
            file.write(text)


def _run_compiler(
    compiler: tuple[str, ...],
    checks: bool,
    directory: str,
    arguments: tuple[str, ...],
    title: str,
    seconds: int,
) -> bytes:
    """Run the compiler in a directory, and return the contents of the file that it creates.

    Args:
        compiler: The command that runs the compiler.
        checks: Whether kernels are checked for errors.
        directory: The directory in which the compiler runs.
        arguments: The arguments for the compiler.
        title: A description of the compiled code, for messages.
        seconds: The time limit in seconds.

    Raises:
        Refused: The compiler failed, or exceeded the time limit.
    """
    command = [*compiler, f"-DCHECKS={int(checks)}", *_FLAGS, *_get_machine_flags(), *arguments]
    try:
        status, errors = _run_with_limit(command, directory, seconds)
    except subprocess.TimeoutExpired:
        raise Refused(
            f"{compiler[-1]} compiled {title} for more than {seconds} s and was stopped; "
            "raise the limit with run_on_cpu(compile_seconds=...)"
        ) from None
    if status:
        # The first error or, if no line contains one, the end of the output
        message = next((line for line in errors.splitlines() if "error" in line), errors[-300:])
        raise Refused(f"{compiler[-1]} can't compile the translated kernels: {message}")
    with open(os.path.join(directory, _OUTPUT), "rb") as file:
        return file.read()


def _run_with_limit(command: Sequence[str], directory: str, seconds: int) -> tuple[int, str]:
    """Run a command in its own process group, and return its exit status and its standard error.

    Raises:
        subprocess.TimeoutExpired: The time limit was exceeded, and the whole group was killed.
    """
    pipes: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "errors": "replace"}
    with subprocess.Popen(command, cwd=directory, start_new_session=True, **pipes) as child:
        try:
            _, errors = child.communicate(timeout=seconds)
        except BaseException:
            # This also runs after Ctrl-C. The compiler does not receive SIGINT, because it has its own group.
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
            raise
    return child.returncode, errors


def _load(data: bytes) -> ctypes.CDLL:
    """Load a library from memory or, if the system does not support this, from a temporary file.

    Memory is preferred, because the directory for temporary files may be mounted noexec.

    Raises:
        Refused: The library cannot be loaded from a temporary file, either.
    """
    if hasattr(os, "memfd_create"):
        with suppress(OSError), os.fdopen(os.memfd_create("cudyn kernels"), "wb") as file:
            file.write(data)
            file.flush()
            return ctypes.CDLL(make_unique_path(file.fileno()))
    handle, path = tempfile.mkstemp(prefix="cudyn-", suffix=".so")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        return ctypes.CDLL(path)
    except OSError as error:
        reason = explain_mount(path) or str(error)
        raise Refused(
            f"the compiled kernels can't be loaded: {reason}; set TMPDIR to another directory"
        ) from None
    finally:
        os.unlink(path)
