"""Downloads the real NVIDIA libraries that the tests need to .cache/real/. No GPU is needed.

`driver("535")` returns a directory that contains libcuda.so.1, and `nvml("535")` returns a directory that
contains libnvidia-ml.so.1. `nvrtc("12.9")` and `library("cublas", 12)` return directories for PYTHONPATH that
contain nvidia/... with the libraries of a wheel. `exported()` and `soname()` read a library inside a wheel
without downloading the whole wheel.

Each item is downloaded once. The functions raise Unavailable if an item does not exist for this machine, and
NotDownloaded if its download failed. `python -m tests.support.real` downloads the items that `nox -s tests`
needs (DEFAULT). With `all`, it downloads all items. Large items are included only if CUDYN_TEST_LARGE is set.
"""

from __future__ import annotations

import contextlib
import functools
import os
import pathlib
import platform
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

from codegen import sources
from codegen.errors import DownloadError
from cudyn._bindings.libraries import catalog, siblings
from cudyn._formats.elf_sections import Elf

from . import apt
from .commands import NotDownloaded as NotDownloaded
from .commands import Offline, find_last_line, run
from .commands import Unavailable as Unavailable
from .real_releases import CLANG, CUTLASS, EVERY_NVRTC, NEWEST_HEADERS, NVCC, PINS, Wheel
from .real_releases import DEFAULT as DEFAULT
from .real_releases import DRIVERS as DRIVERS
from .real_releases import LIBRARIES as LIBRARIES
from .real_releases import NVRTC as NVRTC
from .real_releases import PTXAS as PTXAS
from .real_releases import TOOLKIT as TOOLKIT
from .releases import NEWEST
from .streams import read_exports

CACHE = pathlib.Path(__file__).resolve().parents[2] / ".cache" / "real"
LARGE = "CUDYN_TEST_LARGE"


_failed: dict[str, Exception] = {}  # item or source -> the error

T = TypeVar("T")

# False while a test of the default run is running, because such a test may use only the items in DEFAULT.
everything = True


def last(values: Iterable[T]) -> list[ParameterSet]:
    """Return parameters for a test. All except the last one are marked slow, and do not run by default."""
    argument_tuples = [value if isinstance(value, tuple) else (value,) for value in values]
    *slow, newest = argument_tuples
    parameters = [pytest.param(*arguments, marks=pytest.mark.slow) for arguments in slow]
    return [*parameters, pytest.param(*newest)]


def mark_slow_unless_default(libraries: Iterable[tuple[str, int]]) -> list[ParameterSet]:
    """Return (library, major) parameters for a test, which are marked slow if they are not in DEFAULT."""
    return [
        pytest.param(name, major, marks=() if f"{name} {major}" in DEFAULT else pytest.mark.slow)
        for name, major in libraries
    ]


def driver(name: str) -> pathlib.Path:
    """Return the directory with libcuda.so.1 of a driver branch in DRIVERS, or raise Unavailable."""
    return _fetch_branch("driver", name, DRIVERS[name].packages, "libcuda.so")


def nvml(name: str) -> pathlib.Path:
    """Return the directory with libnvidia-ml.so.1 of a driver branch in DRIVERS, or raise Unavailable."""
    return _fetch_branch("nvml", name, DRIVERS[name].nvml, "libnvidia-ml.so")


def _fetch_branch(kind: str, name: str, packages: dict[str, tuple[str, ...]], file: str) -> pathlib.Path:
    """Return the directory with a library of a driver branch.

    Args:
        kind: "driver" or "nvml".
        name: The driver branch, such as "535".
        packages: The names of the packages that may contain the library, by distribution.
        file: The file name of the library without its version.
    """
    _raise_unless_default(f"{kind} {name}")
    make = functools.partial(apt.make_driver, name, packages, file)
    return _fetch(f"{kind}-{name}", "apt", f"{file}.1", make)


def nvrtc(name: str) -> pathlib.Path:
    """Return a directory for PYTHONPATH with a wheel listed in NVRTC or EVERY_NVRTC, or raise Unavailable."""
    _raise_unless_default(f"nvrtc {name}")
    wheel = NVRTC.get(name) or EVERY_NVRTC[name]
    return _install_wheels(f"nvrtc-{name}", f"nvidia/*/lib/libnvrtc.so.{name.partition('.')[0]}*", wheel)


def clang(name: str) -> pathlib.Path:
    """Return a directory for PYTHONPATH with LLVM's headers and a clang in CLANG, or raise Unavailable."""
    _raise_unless_default(f"clang {name}")
    return _install_wheels(f"clang-{name}", "ziglang/zig", *CLANG[name])


def toolkit(name: str) -> pathlib.Path:
    """Return a directory for PYTHONPATH with NVRTC and the headers of a release in TOOLKIT.

    Raises:
        Unavailable: They do not exist for this machine.
    """
    return _install_wheels(f"toolkit-{name}", "nvidia/**/cuda/std/array", NVRTC[name], *TOOLKIT[name])


def newest_headers() -> pathlib.Path:
    """Return the directory with the headers of the newest toolkit and its CCCL, or raise Unavailable."""
    _raise_unless_default("newest headers")
    return _install_wheels(f"headers-{NEWEST}", "nvidia/**/cuda/std/array", *NEWEST_HEADERS)


def cutlass() -> pathlib.Path:
    """Return the directory with CUTLASS's headers in cutlass_library/source/include, or raise Unavailable."""
    _raise_unless_default("cutlass")
    return _install_wheels(
        f"cutlass-{CUTLASS.version}", "cutlass_library/source/include/cute/layout.hpp", CUTLASS
    )


def ptxas(name: str) -> pathlib.Path:
    """Return the path of a ptxas listed in PTXAS, or raise Unavailable."""
    _raise_unless_default(f"ptxas {name}")
    return _get_program(_install_wheels(f"ptxas-{name}", "nvidia/*/bin/ptxas", PTXAS[name]), "ptxas")


def nvcc() -> pathlib.Path:
    """Return the path of an nvcc that needs nothing but a C++ compiler, or raise Unavailable."""
    _raise_unless_default("nvcc")
    item, pattern = f"nvcc-{NVCC[0].version}", "nvidia/*/bin/nvcc"
    _raise_if_large("nvcc", item, pattern)
    return _get_program(_install_wheels(item, pattern, *NVCC), "nvcc")


def _get_program(directory: pathlib.Path, name: str) -> pathlib.Path:
    """Make the programs in unpacked wheels executable, and return the path of the program with this name."""
    for pattern in ("nvidia/*/bin/*", "nvidia/*/nvvm/bin/*"):
        for program in directory.glob(pattern):
            program.chmod(0o755)
    return next(directory.glob(f"nvidia/*/bin/{name}"))


def _install_wheels(item: str, pattern: str, *wheels: Wheel) -> pathlib.Path:
    """Return the directory CACHE/item, into which pip installs these wheels.

    `pattern` is a glob pattern for a file that the wheels contain.
    """
    return _fetch(item, "pip", pattern, lambda work: _run_pip_install([*map(str, wheels)], pattern, work))


def bindings(release: str) -> pathlib.Path:
    """Return the directory into which pip has installed a release of cuda.bindings for this Python."""
    item = f"cuda-bindings-{release}-{sys.implementation.cache_tag}"
    return _install_wheels(item, "cuda/bindings/cydriver*.so", Wheel("cuda-bindings", release))


def crt(major: int) -> str:
    """Return the headers that declare nvcc's internal functions in the newest release of a major version."""
    wheel = _newest("crt", major)
    item = f"symbols/{wheel.name}-{wheel.version}-crt.h"
    return _fetch(item, "index", "", lambda work: _make_crt(wheel, work)).read_text("utf-8", "replace")


def library(name: str, major: int, release: str = "") -> pathlib.Path:
    """Return a directory for PYTHONPATH with a library listed in LIBRARIES and the libraries that it needs.

    Args:
        name: The library.
        major: Its major version.
        release: Its release. By default the newest release of the major version in headers/pins.toml.

    Raises:
        Unavailable: If the library does not exist for this machine.
    """
    _raise_unless_default(f"{name} {major} {release}".rstrip())
    row, wheel = LIBRARIES[name], pinned(name, major, release)
    item, pattern = f"{wheel.name}-{wheel.version}", f"**/{row.file}*"
    if row.large:
        _raise_if_large(str(wheel), item, pattern)
    return _fetch(item, "pip", pattern, lambda work: _make_library(wheel, pattern, work))


def get_library_file(name: str, major: int, release: str = "") -> pathlib.Path:
    """Return the path of the library's file, with links resolved."""
    return min(library(name, major, release).glob(f"**/{LIBRARIES[name].file}*")).resolve()


def list_library_files(name: str, file: pathlib.Path) -> list[pathlib.Path]:
    """Return the paths of all files of a library, given its first file.

    NPP consists of eleven files, and most libraries of one.
    """
    info = catalog.find(name)
    sibling_names = dict.fromkeys(info.siblings.values())  # without duplicates
    if not sibling_names:
        return [file]
    return [file.with_name(siblings.rename(info, file.name, sibling)) for sibling in sibling_names]


def list_exports(name: str, major: int) -> frozenset[str]:
    """Return the functions that a library exports, without downloading its wheel, or raise Unavailable."""
    return _get_soname_and_exports(name, major)[1]


def get_soname(name: str, major: int) -> str:
    """Return the soname of a library, without downloading its wheel, or raise Unavailable."""
    return _get_soname_and_exports(name, major)[0]


def pinned(name: str, major: int, release: str = "") -> sources.Wheel:
    """Return the wheel of a release.

    By default it is the newest release of the major version in headers/pins.toml.
    """
    if major not in LIBRARIES[name].majors:
        raise KeyError(f"{name} has no major {major}")
    return _newest(PINS.library(name).parts[0], major, release)


def _newest(component: str, major: int, release: str = "") -> sources.Wheel:
    """Return the pinned wheel of a component for a release, or for the newest release of a major version."""
    wheels = [
        wheel
        for wheel in PINS.wheels
        if wheel.part == component
        and wheel.release.partition(".")[0] == str(major)
        and release in ("", wheel.release)
    ]
    return max(wheels, key=lambda wheel: sources.version_key(wheel.release))


_Make = Callable[[pathlib.Path], pathlib.Path]


def _fetch(item: str, source: str, pattern: str, make: _Make) -> pathlib.Path:
    """Return the path CACHE/item. Create the item unless it exists and is complete.

    Args:
        item: The path of the item in the cache.
        source: The source that the item is downloaded from: "apt", "pip" or "index".
        pattern: A glob pattern for a file that the complete directory contains, or "" if the item is a file.
        make: A function that creates the item in a temporary directory, and returns its path. The item is
            then moved to the cache.
    """
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise Unavailable(f"needs Linux on x86_64, this is {platform.system()} on {platform.machine()}")
    directory = CACHE / item
    if _contains_file(directory, pattern):
        return directory
    started = time.time()
    try:
        _raise_earlier_error(item, source)
        directory.parent.mkdir(parents=True, exist_ok=True)
        (CACHE / ".gitignore").write_text("*\n")
        with _locked(CACHE / f"{item}.lock") as lock:
            if _contains_file(directory, pattern):
                return directory
            _raise_earlier_error(item, source)
            # If the process that held the lock has failed, fail with its error. Otherwise, all waiting
            # processes would time out one by one.
            reason_of_failure = lock.read_text()
            if lock.stat().st_mtime >= started and reason_of_failure:
                raise NotDownloaded(reason_of_failure)
            for old in CACHE.glob(f"{item}.tmp-*"):
                shutil.rmtree(old, ignore_errors=True)
            try:
                with tempfile.TemporaryDirectory(prefix=f"{item}.tmp-", dir=CACHE) as work:
                    result = make(pathlib.Path(work))
                    if directory.exists():  # the directory is incomplete, because no file matches the pattern
                        directory.rename(pathlib.Path(work, "damaged"))
                    result.rename(directory)
            except NotDownloaded as problem:
                lock.write_text(str(problem))
                raise
    except Exception as problem:
        _failed[source if isinstance(problem, Offline) else item] = problem
        raise
    return directory


def _raise_unless_default(title: str) -> None:
    """Raise AssertionError if a test of the default run requests an item that is not in DEFAULT."""
    if not everything:
        assert title in DEFAULT, f"the default run does not fetch {title}: mark this test slow"


def _raise_if_large(title: str, item: str, pattern: str) -> None:
    """Raise Unavailable for a large item that is not in the cache, unless large items are requested."""
    if not os.environ.get(LARGE) and not _contains_file(CACHE / item, pattern):
        raise Unavailable(f"{title} is large; set {LARGE}=1 to fetch it")


def _contains_file(directory: pathlib.Path, pattern: str) -> bool:
    """Return whether a file in a directory matches a glob pattern.

    If the pattern is "", return whether `directory` itself is a file.
    """
    if not pattern:
        return directory.is_file()
    return any(path.is_file() for path in directory.glob(pattern))


def _raise_earlier_error(item: str, source: str) -> None:
    """Raise the error that occurred earlier in this process for the item or its source, if there is one."""
    if item in _failed:
        raise _failed[item]
    if source in _failed:
        raise NotDownloaded(f"not tried after this: {_failed[source]}")


@contextlib.contextmanager
def _locked(path: pathlib.Path) -> Iterator[pathlib.Path]:
    """Return a context manager that holds a lock file, to exclude other threads and processes."""
    with path.open("a") as file:
        if sys.platform == "linux":
            import fcntl  # this module does not exist on some systems that import real.py

            fcntl.flock(file, fcntl.LOCK_EX)
        yield path


# --- libraries from the package index that pip uses


def _make_library(wheel: sources.Wheel, pattern: str, work: pathlib.Path) -> pathlib.Path:
    """Return a directory with a wheel's libraries, and hard links to the libraries that they need."""
    directory = _run_pip_install([f"{wheel.name}=={wheel.version}"], pattern, work)
    for path in directory.glob("**/*"):
        is_kept = ".dist-info/" in str(path) or re.search(r"\.so(\.|$)|\.(py|bc)$", path.name)
        if path.is_file() and not is_kept:
            path.unlink()
    needed: set[str] = set()
    for path in directory.glob("**/*.so*"):
        needed.update(Elf(path).needed)
    missing = [file for file in needed if not _contains_file(directory, f"**/{file}")]
    cuda = re.search(r"-cu(\d+)$", wheel.name)  # not all wheels have the major version in their name
    major = int(cuda[1] if cuda else wheel.release.partition(".")[0])
    needed_directories = []
    for name, row in LIBRARIES.items():
        if any(file.startswith(row.file) for file in missing):
            needed_major = major if major in row.majors else row.majors[-1]
            needed_directories.append(library(name, needed_major))
    if f"libnvrtc.so.{major}" in needed:
        nvrtc_releases = [release for release in NVRTC if release.startswith(f"{major}.")]
        needed_directories.append(nvrtc(nvrtc_releases[-1]))
    for needed_directory in needed_directories:
        for package in needed_directory.glob("*/"):
            shutil.copytree(package, directory / package.name, dirs_exist_ok=True, copy_function=_link)
    return directory


def _link(source: str, target: str) -> None:
    """Create a hard link, unless another wheel provides a file with this name."""
    if not os.path.exists(target):
        os.link(source, target)


def _run_pip_install(requirements: Sequence[str], pattern: str, work: pathlib.Path) -> pathlib.Path:
    """Return a directory into which pip has installed the wheels."""
    target = work / "result"
    process = run(
        [
            _python_with_pip(work),
            "-m",
            "pip",
            "install",
            "--no-deps",
            "--only-binary=:all:",
            "--target",
            str(target),
            "--no-compile",
            "--no-cache-dir",
            "--no-input",
            "--quiet",
            "--retries",
            "2",
            *requirements,
        ],
        work,
        PIP_DISABLE_PIP_VERSION_CHECK="1",
        PIP_USER="0",
        PIP_REQUIRE_VIRTUALENV="0",
    )
    if process.returncode:
        reason = f"pip install {' '.join(requirements)}: {find_last_line(process.stdout, 'ERROR:')}"
        broken = re.findall(r"connection broken by ['\"](?:.*>: )?(.*?)['\")]*: /", process.stdout)
        if broken:
            # Give up on the source only after a timeout, because other wheels may be in a local directory
            # that pip uses.
            raise (Offline if "timed out" in broken[-1] else NotDownloaded)(f"{reason} ({broken[-1]})")
        raise NotDownloaded(reason)
    if not _contains_file(target, pattern):
        raise RuntimeError(f"{' '.join(requirements)}: there is no {pattern}")
    return target


def _python_with_pip(work: pathlib.Path) -> str:
    """Return this Python interpreter if it has pip, and otherwise the python3 in PATH."""
    for python in (sys.executable, shutil.which("python3")):
        if python and not run([python, "-m", "pip", "--version"], work).returncode:
            return python
    raise Unavailable(f"neither {sys.executable} nor python3 on PATH has pip")


# --- the exported symbols of a library inside a wheel, which are read without downloading the wheel


def _get_soname_and_exports(name: str, major: int) -> tuple[str, frozenset[str]]:
    """Return the soname and the exported functions of a library, which are read from a cached file."""
    wheel = pinned(name, major)
    item = f"symbols/{wheel.name}-{wheel.version}-{name}.txt"
    path = _fetch(item, "index", "", lambda work: _make_exports_file(name, major, work))
    library_soname, *functions = path.read_text().split()
    return library_soname, frozenset(functions)


def _make_exports_file(name: str, major: int, work: pathlib.Path) -> pathlib.Path:
    """Write a file with the soname and the exported functions of a library, one name per line.

    The names are read from the library if it is in the cache, or else from the wheel on the package index.
    """
    wheel, row = pinned(name, major), LIBRARIES[name]
    library_soname, functions = _read_soname_and_exports(wheel, row.file)
    for other_file in row.others:
        functions |= _read_soname_and_exports(wheel, other_file)[1]
    exports_file = work / "result"
    exports_file.write_text("".join(f"{line}\n" for line in (library_soname, *sorted(functions))))
    return exports_file


def _read_soname_and_exports(wheel: sources.Wheel, file: str) -> tuple[str, set[str]]:
    """Return the soname and the exported functions of one file in a wheel."""
    cached_files = sorted((CACHE / f"{wheel.name}-{wheel.version}").glob(f"**/{file}*"))
    if not cached_files:
        return _stream_soname_and_exports(wheel, file)
    with cached_files[0].open("rb") as stream:
        return read_exports(stream)


def _stream_soname_and_exports(wheel: sources.Wheel, file: str) -> tuple[str, set[str]]:
    """Return the soname and the exported functions of a file in a wheel on the package index.

    Only the parts of the wheel that contain this data are downloaded.
    """
    # This import needs packages that are not required for downloading wheels and drivers.
    from codegen import index

    with _downloading(), index.open_wheel(index.get_package(wheel.name, wheel.version)) as archive:
        members = [member for member in archive.namelist() if member.rpartition("/")[2].startswith(file)]
        if not members:
            raise RuntimeError(f"{wheel} has no {file}")
        with archive.open(min(members)) as stream:
            return read_exports(stream)


def _make_crt(wheel: sources.Wheel, work: pathlib.Path) -> pathlib.Path:
    """Write a file with the headers that declare nvcc's internal functions."""
    from codegen import fetch, index

    names = ("crt/host_runtime.h", "crt/device_functions.h")
    with _downloading():
        headers = fetch.headers_of(index.get_package(wheel.name, wheel.version), names)
    headers_file = work / "result"
    headers_file.write_bytes(b"".join(headers[name] for name in names))
    return headers_file


@contextlib.contextmanager
def _downloading() -> Iterator[None]:
    """Return a context manager that replaces a DownloadError with Offline or NotDownloaded."""
    try:
        yield
    except DownloadError as problem:
        raise (Offline if "can't be reached" in str(problem) else NotDownloaded)(str(problem)) from problem


def _list_items() -> dict[str, Callable[[], pathlib.Path]]:
    """Return the functions that download the items, keyed by the titles of the items.

    Large items are included only if the environment variable in LARGE is set.
    """
    includes_large = bool(os.environ.get(LARGE))
    kinds: list[tuple[Callable[[str], pathlib.Path], Iterable[str]]]
    kinds = [(driver, DRIVERS), (nvml, DRIVERS), (nvrtc, NVRTC), (ptxas, PTXAS)]
    items: dict[str, Callable[[], pathlib.Path]] = {}
    for fetch_kind, names in kinds:
        for name in names:
            items[f"{fetch_kind.__name__} {name}"] = functools.partial(fetch_kind, name)
    if includes_large:
        items["nvcc"] = lambda: nvcc().parents[1]
    for name, row in LIBRARIES.items():
        if includes_large or not row.large:
            for major in row.majors:
                items[f"{name} {major}"] = functools.partial(library, name, major)
    return items


def main() -> int:
    """Download all items, and print a line for each.

    Returns:
        The exit status, which is 1 if an item is unavailable.
    """
    problems = 0
    downloads_all = sys.argv[1:] == ["all"]
    for title, fetch in _list_items().items():
        if not downloads_all and title not in DEFAULT:
            continue
        try:
            directory = fetch()
        except Unavailable as problem:
            problems += 1
            print(f"{title}: unavailable: {problem}", flush=True)
        else:
            files = [path for path in directory.rglob("*") if path.is_file() and not path.is_symlink()]
            size = sum(path.stat().st_size for path in files)
            print(f"{title}: {directory} {size / 1e6:.1f} MB", flush=True)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
