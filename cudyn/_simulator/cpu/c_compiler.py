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
# C code that precedes the translated kernels
_PRELUDE = '#include "operations.h"\n#define EXPORTED __attribute__((visibility("default")))\n'
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
    configured_command = _read_cc_variable()
    if configured_command:
        return configured_command
    for name in ("cc", "gcc", "clang"):
        path = shutil.which(name)
        # PATH may contain relative directories. They are not trusted.
        if path and os.path.isabs(path) and not _is_xcode_placeholder(path):
            return (path,)
    is_zig_installed = find_spec("ziglang") is not None
    if is_zig_installed:
        return (sys.executable, "-m", "ziglang", "cc")
    raise Refused("no C compiler: expected cc, gcc or clang on PATH, or `pip install ziglang`")


def _read_cc_variable() -> tuple[str, ...] | None:
    """Return the compiler command in the environment variable CC, or `None` if it cannot be used.

    CC may contain a relative path. If it contains only a name, a program in a relative directory on PATH is
    not used, because such a directory is not trusted.
    """
    command = os.environ.get("CC", "").split()
    if not command:
        return None
    path = shutil.which(command[0])
    if path is None:
        return None
    is_trusted = os.path.isabs(path) or os.sep in command[0]
    return tuple(command) if is_trusted else None


def _is_xcode_placeholder(path: str) -> bool:
    """Return whether a compiler is one of the placeholders that macOS has before Xcode's tools are installed.

    The placeholders in /usr/bin do not compile. They open a dialog that offers to install the tools.
    """
    xcode_select = shutil.which("xcode-select")
    if xcode_select is None or not path.startswith("/usr/bin/"):
        return False
    # `xcode-select -p` prints the directory of the tools. It fails if they are not installed.
    result = subprocess.run([xcode_select, "-p"], capture_output=True)
    return result.returncode != 0


@cache
def _get_machine_flags() -> tuple[str, ...]:
    """Return the compiler flags that enable this machine's instructions for fused multiply-add.

    On x86-64, compilers use these instructions only with a flag. On other machines, no flag is needed.
    """
    try:
        # Linux lists the features of an x86-64 processor in this file.
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
            has_fma = " fma " in file.read()
    except OSError:
        return ()
    return ("-mfma",) if has_fma else ()


def _read_resource(name: str) -> str:
    """Return the contents of a file in this package, or "" if it is missing."""
    return (pkgutil.get_data(__package__, name) or b"").decode()


@cache
def _read_runtime() -> dict[str, str]:
    """Return the source files that are needed to compile the runtime and the kernels.

    These are runtime.c, operations.h (which all kernels include), and the files that they include.

    Returns:
        File name -> contents.
    """
    files: dict[str, str] = {}
    remaining_paths = [_RUNTIME, _OPERATIONS]
    while remaining_paths:
        path = remaining_paths.pop()
        directory, _, file_name = path.rpartition("/")
        if file_name in files:
            continue
        files[file_name] = _read_resource(path)
        for included_name in _INCLUDE.findall(files[file_name]):
            remaining_paths.append(f"{directory}/{included_name}")
    return files


@cache
def _hash_tools() -> str:
    """Return a hash of everything that affects the compiled kernels, except the PTX.

    It is a part of the cache keys, so that a cached library is not used after one of the following has
    changed: the compiler flags, the machine, or a source file of this package.
    """
    settings = [*_FLAGS, *_get_machine_flags(), sys.platform, platform.machine()]
    digest = hashlib.sha256(" ".join(settings).encode())
    for file_name in [*_list_python_files(), "forms.txt"]:
        with suppress(OSError):  # a frozen application does not contain this source file
            digest.update(_read_resource(file_name).encode())
    c_files = {**_read_runtime(), _WORKER: _read_resource(_WORKER)}
    for file_name in sorted(c_files):
        digest.update(f"{file_name}\n{c_files[file_name]}".encode())
    return digest.hexdigest()


def _list_python_files() -> list[str]:
    """Return the sorted names of this package's Python files."""
    package = sys.modules[__package__]
    return sorted(f"{module.name}.py" for module in pkgutil.iter_modules(package.__path__))


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
        cached_result = store.find(self._key, "cpu")
        if cached_result is None:
            self.program = translate(ptx)
        else:
            _, entry = cached_result
            self.program = _parse_translation(entry.header)
            self._data = entry.data

    @property
    def data(self) -> bytes:
        """The contents of the shared library with the kernels, which is compiled at the first access.

        The library and the translation (without its C code) are stored in the cache.

        Raises:
            Refused: The compiler failed.
        """
        if not self._data:
            self._data = compile_c(self.program, find_compiler(), self.checks, self.seconds)
            translation_fields = asdict(replace(self.program, code=""))
            store.keep(self._key, "cpu", {"made": "kernels for the CPU"}, translation_fields, self._data)
        return self._data

    @property
    def library(self) -> ctypes.CDLL:
        """The compiled kernels, loaded into this process. Raises Refused if the compiler fails."""
        if self._library is None:
            self._library = _load_library(self.data)
        return self._library


def _parse_translation(fields: dict[str, Any]) -> Translation:
    """Return the `Translation` whose fields `asdict` has converted to dictionaries."""
    translation = Translation(**fields)
    translation.kernels = {name: Kernel(**kernel_fields) for name, kernel_fields in fields["kernels"].items()}
    return translation


def compile_c(
    program: Translation, compiler: tuple[str, ...], checks: bool, seconds: int = DEFAULT_SECONDS
) -> bytes:
    """Compile the C code of a translated module into a shared library, and return its contents.

    Raises:
        Refused: The compiler failed. The message contains the compiler's output.
    """
    runtime_object = _compile_runtime(compiler, checks, seconds)
    code = _PRELUDE + program.code
    with tempfile.TemporaryDirectory(prefix="cudyn-") as directory:
        _write_files(directory, {**_read_runtime(), "kernels.c": code})
        with open(os.path.join(directory, "runtime.o"), "wb") as file:
            file.write(runtime_object)
        arguments = ("-O1", "-shared", "-o", _OUTPUT, "kernels.c", "runtime.o", "-lm", "-lpthread")
        title = f"{len(program.kernels)} kernels ({len(program.code):,} characters of C)"
        return _run_compiler(compiler, checks, directory, arguments, title, seconds)


def _compile_runtime(compiler: tuple[str, ...], checks: bool, seconds: int) -> bytes:
    """Return the object file of the runtime, which is linked to the kernels of every module."""
    title = "the runtime of all kernels"
    return _compile_cached(title, _read_runtime(), ("-c", "runtime.c"), compiler, checks, seconds)


def compile_worker(seconds: int = DEFAULT_SECONDS) -> bytes:
    """Return the contents of the executable in which kernels run with `isolate=True`.

    The kernels run in a separate process, so that an error in a kernel cannot crash the Python process.

    Raises:
        Refused: The compiler failed.
    """
    files = {"worker.c": _read_resource(_WORKER)}
    arguments = ("worker.c", "-ldl")
    return _compile_cached("the process of kernels", files, arguments, find_compiler(), True, seconds)


def _compile_cached(
    title: str,
    files: Mapping[str, str],
    arguments: tuple[str, ...],
    compiler: tuple[str, ...],
    checks: bool,
    seconds: int,
) -> bytes:
    """Return the compiled form of code that is the same for all modules. Read it from the cache if possible.

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
    cached_result = store.find(key, "cpu")
    if cached_result is not None:
        _, entry = cached_result
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
    if status != 0:
        error_lines = [line for line in errors.splitlines() if "error" in line]
        message = error_lines[0] if error_lines else errors[-300:]
        raise Refused(f"{compiler[-1]} can't compile the translated kernels: {message}")
    with open(os.path.join(directory, _OUTPUT), "rb") as file:
        return file.read()


def _run_with_limit(command: Sequence[str], directory: str, seconds: int) -> tuple[int, str]:
    """Run a command, and return its exit status and its standard error.

    A compiler starts other processes, such as an assembler. The command therefore runs in its own process
    group, so that all of these processes can be killed together.

    Raises:
        subprocess.TimeoutExpired: The time limit was exceeded, and the whole group was killed.
    """
    with subprocess.Popen(
        command,
        cwd=directory,
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    ) as child:
        try:
            _, errors = child.communicate(timeout=seconds)
        except BaseException:
            # This also runs after Ctrl-C. The compiler does not receive SIGINT, because it has its own group.
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
            raise
    return child.returncode, errors


def _load_library(data: bytes) -> ctypes.CDLL:
    """Load a shared library with these contents.

    The contents are written to an anonymous file in memory. A temporary file is used only if the system does
    not support this, because the directory for temporary files may be mounted noexec.

    Raises:
        Refused: The library cannot be loaded from a temporary file, either.
    """
    if hasattr(os, "memfd_create"):
        with suppress(OSError), os.fdopen(os.memfd_create("cudyn kernels"), "wb") as file:
            file.write(data)
            file.flush()
            return ctypes.CDLL(make_unique_path(file.fileno()))
    descriptor, path = tempfile.mkstemp(prefix="cudyn-", suffix=".so")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        return ctypes.CDLL(path)
    except OSError as error:
        reason = explain_mount(path) or str(error)
        raise Refused(
            f"the compiled kernels can't be loaded: {reason}; set TMPDIR to another directory"
        ) from None
    finally:
        os.unlink(path)
