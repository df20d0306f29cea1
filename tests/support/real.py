"""Fetch the real NVIDIA libraries that the tests run against (no GPU needed) into .cache/real/.

driver("535") is a folder that holds libcuda.so.1, nvml("535") one that holds libnvidia-ml.so.1; nvrtc("12.9")
and library("cublas", 12) are folders for PYTHONPATH that hold nvidia/... with a wheel's libraries. exported()
and soname() read a library inside a wheel as far as they must. Each is fetched once and kept; Unavailable
says why this machine has none and NotDownloaded why a download failed. `python -m tests.support.real`
fetches those of `nox -s tests` (DEFAULT), with `all` every one, the large ones if CUDYN_TEST_LARGE is set.
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
from .commands import Offline, last_line, run
from .commands import Unavailable as Unavailable
from .real_releases import CLANG, CUTLASS, NEWEST_HEADERS, NVCC, PINS, Wheel
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


_failed: dict[str, Exception] = {}  # by item or source

T = TypeVar("T")

# False while a test of the default run is running, which gets what DEFAULT has.
everything = True


def last(values: Iterable[T]) -> list[ParameterSet]:
    """Parameters of a test: the last value for the default run, the others for `nox -s slow`."""
    *others, newest = (each if isinstance(each, tuple) else (each,) for each in values)
    return [*(pytest.param(*each, marks=pytest.mark.slow) for each in others), pytest.param(*newest)]


def of_default(libraries: Iterable[tuple[str, int]]) -> list[ParameterSet]:
    """The same of (library, major): those of DEFAULT, and the others."""
    return [
        pytest.param(name, major, marks=() if f"{name} {major}" in DEFAULT else pytest.mark.slow)
        for name, major in libraries
    ]


def driver(name: str) -> pathlib.Path:
    """The folder that holds libcuda.so.1 of driver branch `name` of DRIVERS; raises Unavailable."""
    return _of_branch("driver", name, DRIVERS[name].packages, "libcuda.so")


def nvml(name: str) -> pathlib.Path:
    """The folder that holds libnvidia-ml.so.1 of driver branch `name` of DRIVERS; raises Unavailable."""
    return _of_branch("nvml", name, DRIVERS[name].nvml, "libnvidia-ml.so")


def _of_branch(what: str, name: str, packages: dict[str, tuple[str, ...]], file: str) -> pathlib.Path:
    _raise_unless_default(f"{what} {name}")
    make = functools.partial(apt.make_driver, name, packages, file)
    return _fetched(f"{what}-{name}", "apt", f"{file}.1", make)


def nvrtc(name: str) -> pathlib.Path:
    """The folder, fit for PYTHONPATH, with the NVRTC wheel `name` of NVRTC; raises Unavailable."""
    _raise_unless_default(f"nvrtc {name}")
    return _unpacked(f"nvrtc-{name}", f"nvidia/*/lib/libnvrtc.so.{name.partition('.')[0]}*", NVRTC[name])


def clang(name: str) -> pathlib.Path:
    """The folder, fit for PYTHONPATH, with clang `name` of CLANG and LLVM's headers; raises Unavailable."""
    _raise_unless_default(f"clang {name}")
    return _unpacked(f"clang-{name}", "ziglang/zig", *CLANG[name])


def toolkit(name: str) -> pathlib.Path:
    """The folder, fit for PYTHONPATH, with NVRTC and the headers of the release `name` of TOOLKIT.

    Raises Unavailable.
    """
    return _unpacked(f"toolkit-{name}", "nvidia/**/cuda/std/array", NVRTC[name], *TOOLKIT[name])


def newest_headers() -> pathlib.Path:
    """The folder with the headers of the newest toolkit, and of CCCL with it; raises Unavailable."""
    _raise_unless_default("newest headers")
    return _unpacked(f"headers-{NEWEST}", "nvidia/**/cuda/std/array", *NEWEST_HEADERS)


def cutlass() -> pathlib.Path:
    """The folder with cutlass_library/source/include, the headers of CUTLASS; raises Unavailable."""
    _raise_unless_default("cutlass")
    return _unpacked(f"cutlass-{CUTLASS.version}", "cutlass_library/source/include/cute/layout.hpp", CUTLASS)


def ptxas(name: str) -> pathlib.Path:
    """The program in the wheel `name` of PTXAS; raises Unavailable."""
    _raise_unless_default(f"ptxas {name}")
    return _program(_unpacked(f"ptxas-{name}", "nvidia/*/bin/ptxas", PTXAS[name]), "ptxas")


def nvcc() -> pathlib.Path:
    """The program nvcc, with all it needs but a C++ compiler beside it; raises Unavailable."""
    _raise_unless_default("nvcc")
    item, proof = f"nvcc-{NVCC[0].version}", "nvidia/*/bin/nvcc"
    _raise_if_large("nvcc", item, proof)
    return _program(_unpacked(item, proof, *NVCC), "nvcc")


def _program(folder: pathlib.Path, name: str) -> pathlib.Path:
    """A program of unpacked wheels, whose programs can be run then."""
    for pattern in ("nvidia/*/bin/*", "nvidia/*/nvvm/bin/*"):
        for program in folder.glob(pattern):
            program.chmod(0o755)
    return next(folder.glob(f"nvidia/*/bin/{name}"))


def _unpacked(item: str, proof: str, *wheels: Wheel) -> pathlib.Path:
    """CACHE/item, with what pip makes of these wheels."""
    return _fetched(item, "pip", proof, lambda work: _installed([*map(str, wheels)], proof, work))


def crt(major: int) -> str:
    """The headers in which nvcc declares what its code calls, of a major's newest release."""
    wheel = _newest("crt", major)
    item = f"symbols/{wheel.name}-{wheel.version}-crt.h"
    return _fetched(item, "index", "", lambda work: _make_crt(wheel, work)).read_text("utf-8", "replace")


def library(name: str, major: int, release: str = "") -> pathlib.Path:
    """The folder, fit for PYTHONPATH, with a library of LIBRARIES and those it needs; raises Unavailable.

    It has the wheel of the release or, without one, the newest of this major that headers/pins.toml pins,
    without headers and programs.
    """
    _raise_unless_default(f"{name} {major} {release}".rstrip())
    row, wheel = LIBRARIES[name], pinned(name, major, release)
    item, proof = f"{wheel.name}-{wheel.version}", f"nvidia/**/{row.file}*"
    if row.large:
        _raise_if_large(str(wheel), item, proof)
    return _fetched(item, "pip", proof, lambda work: _make_library(wheel, proof, work))


def file_of(name: str, major: int, release: str = "") -> pathlib.Path:
    """The file of that library, behind its links."""
    return min(library(name, major, release).glob(f"nvidia/**/{LIBRARIES[name].file}*")).resolve()


def files_of(name: str, file: pathlib.Path) -> list[pathlib.Path]:
    """All files of a library whose first one is this: eleven of NPP, one of others."""
    info = catalog.find(name)
    names = dict.fromkeys(info.siblings.values())
    return [file.with_name(siblings.rename(info, file.name, each)) for each in names] or [file]


def exported(name: str, major: int) -> frozenset[str]:
    """The functions that the library of the wheel that library() would fetch exports; raises Unavailable."""
    return _facts(name, major)[1]


def soname(name: str, major: int) -> str:
    """The name that the same library has for others; raises Unavailable."""
    return _facts(name, major)[0]


def pinned(name: str, major: int, release: str = "") -> sources.Wheel:
    """The wheel of a release or, without one, the newest of the major that headers/pins.toml pins."""
    if major not in LIBRARIES[name].majors:
        raise KeyError(f"{name} has no major {major}")
    return _newest(PINS.library(name).parts[0], major, release)


def _newest(part: str, major: int, release: str = "") -> sources.Wheel:
    wanted = part, str(major)
    wheels = (wheel for wheel in PINS.wheels if (wheel.part, wheel.release.partition(".")[0]) == wanted)
    wheels = (wheel for wheel in wheels if release in ("", wheel.release))
    return max(wheels, key=lambda wheel: sources.version_key(wheel.release))


_Make = Callable[[pathlib.Path], pathlib.Path]


def _fetched(item: str, source: str, proof: str, make: _Make) -> pathlib.Path:
    """CACHE/item, moved there from what `make` builds in a work folder unless it already holds `proof`.

    It is a folder or, where `proof` is empty, a file.
    """
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise Unavailable(f"needs Linux on x86_64, this is {platform.system()} on {platform.machine()}")
    folder = CACHE / item
    if _holds(folder, proof):
        return folder
    started = time.time()
    try:
        _raise_known(item, source)
        folder.parent.mkdir(parents=True, exist_ok=True)
        (CACHE / ".gitignore").write_text("*\n")
        with _locked(CACHE / f"{item}.lock") as lock:
            if _holds(folder, proof):
                return folder
            _raise_known(item, source)
            # What the process we waited for met holds for us too: no queue of processes each timing out.
            if lock.stat().st_mtime >= started and (reason := lock.read_text()):
                raise NotDownloaded(reason)
            for old in CACHE.glob(f"{item}.tmp-*"):
                shutil.rmtree(old, ignore_errors=True)
            try:
                with tempfile.TemporaryDirectory(prefix=f"{item}.tmp-", dir=CACHE) as work:
                    made = make(pathlib.Path(work))
                    if folder.exists():  # without its proof, so damaged
                        folder.rename(pathlib.Path(work, "damaged"))
                    made.rename(folder)
            except NotDownloaded as problem:
                lock.write_text(str(problem))
                raise
    except Exception as problem:
        _failed[source if isinstance(problem, Offline) else item] = problem
        raise
    return folder


def _raise_unless_default(what: str) -> None:
    if not everything:
        assert what in DEFAULT, f"the default run does not fetch {what}: mark this test slow"


def _raise_if_large(what: str, item: str, proof: str) -> None:
    """Raise Unavailable for what is large, was not asked for and is not in the cache."""
    if not os.environ.get(LARGE) and not _holds(CACHE / item, proof):
        raise Unavailable(f"{what} is large; set {LARGE}=1 to fetch it")


def _holds(folder: pathlib.Path, proof: str) -> bool:
    """Whether a file that matches the pattern `proof` is in folder; with no pattern, whether it is a file."""
    if not proof:
        return folder.is_file()
    return any(path.is_file() for path in folder.glob(proof))


def _raise_known(item: str, source: str) -> None:
    """Raise again what this process already met for the item or its source."""
    if item in _failed:
        raise _failed[item]
    if source in _failed:
        raise NotDownloaded(f"not tried after this: {_failed[source]}")


@contextlib.contextmanager
def _locked(path: pathlib.Path) -> Iterator[pathlib.Path]:
    """Hold the lock file, against other threads and processes."""
    with path.open("a") as file:
        if sys.platform == "linux":
            import fcntl  # not on every system that imports this module

            fcntl.flock(file, fcntl.LOCK_EX)
        yield path


# NVRTC and other libraries, from the package index that pip is set up for.


def _make_library(wheel: sources.Wheel, proof: str, work: pathlib.Path) -> pathlib.Path:
    """A folder with the wheel's libraries and, as hard links, those that it needs."""
    made = _installed([f"{wheel.name}=={wheel.version}"], proof, work)
    for path in made.glob("nvidia/**/*"):
        if path.is_file() and not re.search(r"\.so(\.|$)|\.(py|bc)$", path.name):
            path.unlink()
    needed = {file for path in made.glob("nvidia/**/*.so*") for file in Elf(path).needed}
    cuda = re.search(r"-cu(\d+)$", wheel.name)  # which a release of its own numbers does not have
    major = int(cuda[1] if cuda else wheel.release.partition(".")[0])
    found = [
        library(need, major if major in row.majors else row.majors[-1])
        for need, row in LIBRARIES.items()
        if any(file.startswith(row.file) and not _holds(made, f"nvidia/**/{file}") for file in needed)
    ]
    if f"libnvrtc.so.{major}" in needed:
        found.append(nvrtc([name for name in NVRTC if name.startswith(f"{major}.")][-1]))
    for folder in found:
        shutil.copytree(folder / "nvidia", made / "nvidia", dirs_exist_ok=True, copy_function=_link)
    return made


def _link(source: str, target: str) -> None:
    """Give a file a second name, unless another wheel brought one of that name."""
    if not os.path.exists(target):
        os.link(source, target)


def _installed(wanted: Sequence[str], proof: str, work: pathlib.Path) -> pathlib.Path:
    """A folder that pip installed the wheels into."""
    made = work / "made"
    got = run(
        [
            _python_with_pip(work),
            "-m",
            "pip",
            "install",
            "--no-deps",
            "--only-binary=:all:",
            "--target",
            str(made),
            "--no-compile",
            "--no-cache-dir",
            "--no-input",
            "--quiet",
            "--retries",
            "2",
            *wanted,
        ],
        work,
        PIP_DISABLE_PIP_VERSION_CHECK="1",
        PIP_USER="0",
        PIP_REQUIRE_VIRTUALENV="0",
    )
    if got.returncode:
        reason = f"pip install {' '.join(wanted)}: {last_line(got.stdout, 'ERROR:')}"
        broken = re.findall(r"connection broken by ['\"](?:.*>: )?(.*?)['\")]*: /", got.stdout)
        if broken:
            # Only a time-out is worth no second try: a folder of wheels that pip knows may hold the next one.
            raise (Offline if "timed out" in broken[-1] else NotDownloaded)(f"{reason} ({broken[-1]})")
        raise NotDownloaded(reason)
    if not _holds(made, proof):
        raise RuntimeError(f"{' '.join(wanted)}: there is no {proof}")
    return made


def _python_with_pip(work: pathlib.Path) -> str:
    """This Python if it has pip, else the one on PATH."""
    for python in (sys.executable, shutil.which("python3")):
        if python and not run([python, "-m", "pip", "--version"], work).returncode:
            return python
    raise Unavailable(f"neither {sys.executable} nor python3 on PATH has pip")


# What a library in a wheel exports, without the wheel.


def _facts(name: str, major: int) -> tuple[str, frozenset[str]]:
    """The library's own name for others and the functions it exports, from a text with a name a line."""
    wheel = pinned(name, major)
    item = f"symbols/{wheel.name}-{wheel.version}-{name}.txt"
    path = _fetched(item, "index", "", lambda work: _make_facts(name, major, work))
    own, *functions = path.read_text().split()
    return own, frozenset(functions)


def _make_facts(name: str, major: int, work: pathlib.Path) -> pathlib.Path:
    """The text, read from the library where it is in the cache, else from the wheel on the index."""
    wheel, row = pinned(name, major), LIBRARIES[name]
    own, functions = _read_facts(wheel, row.file)
    for other in row.others:
        functions |= _read_facts(wheel, other)[1]
    made = work / "made"
    made.write_text("".join(f"{line}\n" for line in (own, *sorted(functions))))
    return made


def _read_facts(wheel: sources.Wheel, file: str) -> tuple[str, set[str]]:
    """The name of one file of a wheel, and the functions that it exports."""
    here = sorted((CACHE / f"{wheel.name}-{wheel.version}").glob(f"nvidia/**/{file}*"))
    if not here:
        return _stream_facts(wheel, file)
    with here[0].open("rb") as stream:
        return read_exports(stream)


def _stream_facts(wheel: sources.Wheel, file: str) -> tuple[str, set[str]]:
    """The same from a library inside a wheel, of which no more is transferred than it takes to get there."""
    from codegen import index  # whose packages fetching wheels and drivers does without

    with _downloading(), index.opened(index.find(wheel.name, wheel.version)) as archive:
        found = [member for member in archive.namelist() if member.rpartition("/")[2].startswith(file)]
        if not found:
            raise RuntimeError(f"{wheel} has no {file}")
        with archive.open(min(found)) as stream:
            return read_exports(stream)


def _make_crt(wheel: sources.Wheel, work: pathlib.Path) -> pathlib.Path:
    from codegen import fetch, index

    take = ("crt/host_runtime.h", "crt/device_functions.h")
    with _downloading():
        headers = fetch.headers_of(index.find(wheel.name, wheel.version), take)
    made = work / "made"
    made.write_bytes(b"".join(headers[name] for name in take))
    return made


@contextlib.contextmanager
def _downloading() -> Iterator[None]:
    try:
        yield
    except DownloadError as problem:
        raise (Offline if "can't be reached" in str(problem) else NotDownloaded)(str(problem)) from problem


def main() -> int:
    """Fetch everything and print a line for each; 1 if something is unavailable."""
    problems = 0
    every = sys.argv[1:] == ["all"]
    each: list[tuple[Callable[[str], pathlib.Path], Iterable[str]]]
    each = [(driver, DRIVERS), (nvml, DRIVERS), (nvrtc, NVRTC), (ptxas, PTXAS)]
    todo: list[tuple[str, Callable[[], pathlib.Path]]] = [
        (f"{of.__name__} {name}", functools.partial(of, name)) for of, names in each for name in names
    ]
    todo += [("nvcc", lambda: nvcc().parents[1])] if os.environ.get(LARGE) else []
    todo += [
        (f"{name} {major}", functools.partial(library, name, major))
        for name, row in LIBRARIES.items()
        for major in row.majors
        if not row.large or os.environ.get(LARGE)
    ]
    for title, fetch in todo:
        if not every and title not in DEFAULT:
            continue
        try:
            folder = fetch()
        except Unavailable as problem:
            problems += 1
            print(f"{title}: unavailable: {problem}", flush=True)
        else:
            files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
            size = sum(path.stat().st_size for path in files)
            print(f"{title}: {folder} {size / 1e6:.1f} MB", flush=True)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
