"""Tests cudyn's file parsers with damaged files, with limits on memory and time.

    python -m tools.fuzz [SECONDS] [--seed 1] [--only FORMAT ...] [--programs 0] [--isolate]

A child process reads the files of one format. Its address space is limited to 512 MB, and each file must be
read within two seconds of processor time. A parser may only raise the exceptions that it documents. With
`--programs`, the specified number of random PTX programs are also translated, compiled and run on the CPU.
With `--isolate`, these programs run in worker processes. The command prints the number of files and failures,
and saves the files that caused failures in build/fuzz. The exit status is 1 if there was a failure.
"""

from __future__ import annotations

import argparse
import io
import pathlib
import random
import re
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

MEMORY = 512 << 20  # the limit of the child's address space in bytes
SECONDS = 2  # the limit of processor time for reading a file
_BATCH = 500  # the number of files that a child process reads
_MAX_ADDED = 1 << 19  # the maximum number of bytes by which repeating a part enlarges a file
_MAX_PTX = 5000  # characters; longer PTX modules would take too long
_ROOT = pathlib.Path(__file__).resolve().parents[1]
_FAILURES = _ROOT / "build" / "fuzz"
_PROGRESS = 500  # the results so far are printed each time this number of PTX programs have run
_MODULES = 10  # the number of PTX programs that a child process runs


class Format(NamedTuple):
    """A file format.

    Attributes:
        seeds: Valid files from which damaged files are created.
        read: A function that reads a damaged file.
        errors: The exceptions that `read` may raise.
    """

    seeds: Sequence[bytes]
    read: Callable[[bytes], object]
    errors: tuple[type[Exception], ...] = (ValueError,)


def list_formats(directory: pathlib.Path) -> dict[str, Callable[[], Format]]:
    """Return a dict that maps the name of each format to a function that creates the format and its seeds.

    Args:
        directory: A directory for temporary files.
    """
    return {
        "image": _make_image,
        "elf": lambda: _make_elf(directory),
        "artifact": _make_artifact,
        "archive": lambda: _make_archive(directory),
        "entry": lambda: _make_entry(directory),
        "contract": _make_contract,
        "name": _make_name,
        "ptx module": _make_ptx_module,
        "translation": _make_translation,
    }


def _make_image() -> Format:
    """Return the format of images: CUBINs, fatbins, PTX and Tile IR."""
    from tests.formats.test_damaged import FILES, check

    return Format([*FILES.values()], check)


def _make_elf(directory: pathlib.Path) -> Format:
    """Return the format of shared libraries and object files, with their version tables."""
    from cudyn._formats.elf_sections import Elf
    from cudyn._formats.elf_versions import list_lacking, read_requirements

    files = []
    source = '#include <stdio.h>\nint f(void) { return puts("f"); }\n'
    for name, options in (("f.so", ["-shared", "-fPIC"]), ("f.o", ["-c"])):
        path = directory / name
        command = ["cc", "-x", "c", "-", "-o", str(path), *options]
        subprocess.run(command, input=source, text=True, check=True)
        files.append(path.read_bytes())
    damaged = directory / "damaged"

    def read(data: bytes) -> None:
        """Read everything that cudyn uses in a damaged ELF file."""
        damaged.write_bytes(data)
        with suppress(ValueError):
            elf = Elf(io.BytesIO(data), len(data), re.compile(rb"\w+"))
            assert elf.defined is not None
            elf.find_contents(["f"])
        for requirement in read_requirements(str(damaged), ["libc.so.6"]).values():
            list_lacking(str(damaged), requirement)

    return Format(files, read)


def _make_artifact() -> Format:
    """Return the format of artifacts."""
    from cudyn import Artifact
    from tests.kernels.export.kernels import ADD, make_fatbin
    from tests.kernels.export.test_artifact import make_artifact

    return Format([bytes(make_artifact()), bytes(Artifact(make_fatbin(), [ADD]))], Artifact.load)


def _make_entry(directory: pathlib.Path) -> Format:
    """Return the format of the cache's entries, which are files."""
    from cudyn._kernels.cache import entries
    from cudyn._kernels.cache.folder import Folder

    name = f"{'a' * 64}.{'b' * 16}"
    folder = Folder(str(directory))
    facts = {"name": "k.cu", "options": ["-DA=1"]}

    def read(data: bytes) -> None:
        """Read a damaged entry with all functions that read entries."""
        folder.write(name, data)
        entries.read_facts(folder, name)
        entries.find_rejection(folder, name)
        entries.read(folder, name)

    return Format(
        [entries.pack(name, facts, {"head": [1, None]}, b"code" * 100)], read, (entries.DamagedError,)
    )


def _make_archive(directory: pathlib.Path) -> Format:
    """Return the format of exported caches."""
    import zipfile

    from cudyn._kernels.cache import archives, entries

    name = f"{'a' * 64}.{'b' * 16}"
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as writer:
        writer.writestr(f"aa/{name}", entries.pack(name, {}, [], b"code" * 1000))
    damaged = directory / "archive.zip"

    def read(data: bytes) -> None:
        """Import a damaged archive."""
        damaged.write_bytes(data)
        archives.import_from(damaged)

    return Format([archive.getvalue()], read)


def _make_contract() -> Format:
    """Return the format of contracts."""
    import cudyn

    texts = [
        "add(x: f32[n], y: f32[n], n: i32); n > 0; launch(ceil(n / 256), 256)",
        "void k<float>(a: f32[m, n] strides(n, 1), b: u8[] align 16, c: ptr)",
    ]
    return Format(
        [text.encode() for text in texts], lambda data: cudyn.Contract(data.decode("utf-8", "replace"))
    )


def _make_name() -> Format:
    """Return the format of kernel names, in C++ and mangled."""
    from cudyn._formats import mangled

    def read(data: bytes) -> None:
        """Parse a damaged name with all functions that parse names."""
        name = data.decode("utf-8", "replace")
        mangled.is_kernel(name)
        mangled.read_name(name)
        mangled.find_hint(name, [name, "add"])
        mangled.check_name(name)

    names = [b"_ZN2ns3addIfLi3EEEvPT_i", b"ns::add<float, (3 > 2)>", b"&k<'a', \"b\">", b"_ZZ1fvE1s_0"]
    return Format(names, read)


def _make_ptx_module() -> Format:
    """Return a format whose files are PTX modules. A test reads the declarations of a damaged module."""
    from cudyn._formats.ptx import PtxModule

    def read(data: bytes) -> None:
        """Read all declarations of a damaged module."""
        module = PtxModule(data)
        module.list_kernels()
        module.list_variables()
        for entry in module.entries.values():
            assert entry.threads >= 0
            entry.sum_local("shared")

    return Format(_list_ptx(), read)


def _make_translation() -> Format:
    """Return a format whose files are PTX modules. A test translates the kernels of a damaged module to C."""
    from cudyn._simulator.cpu.translate import translate
    from cudyn._simulator.driver.kernel_runs import Refused

    return Format(_list_ptx(), lambda data: translate(data.decode("utf-8", "replace")), (Refused,))


def _list_ptx() -> list[bytes]:
    """Return the seeds of both PTX formats."""
    from tests.simulator.cpu.test_survival import MODULES

    return [text.encode() for text, _ in MODULES.values() if len(text) < _MAX_PTX]


def damage(rng: random.Random, seeds: Sequence[bytes]) -> bytes:
    """Return a randomly damaged file.

    Args:
        rng: The source of randomness.
        seeds: Valid files, one of which is damaged.
    """
    from tests.formats import test_damaged

    data = rng.choice(seeds)
    choice = rng.random()
    if choice < 0.1:
        data = _combine(rng, data, rng.choice(seeds))
    elif choice < 0.2:
        data = _repeat_part(rng, data)
    elif choice < 0.4:
        data = _replace_number(rng, data, (*test_damaged.NUMBERS, 10**30))
    for _ in range(rng.choice((0, 1, 1, 3))):
        # test_damaged.damage() may need structures that the previous damage has removed.
        with suppress(struct.error, ValueError, IndexError):
            data = test_damaged.damage(rng, data)
    return data


def _combine(rng: random.Random, first: bytes, second: bytes) -> bytes:
    """Return the beginning of a file, followed by the end of another file."""
    end_of_first = rng.randrange(len(first) + 1)
    start_of_second = rng.randrange(len(second) + 1)
    return first[:end_of_first] + second[start_of_second:]


def _repeat_part(rng: random.Random, data: bytes) -> bytes:
    """Insert many copies of a few bytes of a file."""
    start = rng.randrange(len(data))
    part = data[start : start + rng.choice((1, 1, 2, 8, 64))]
    copies = min(rng.choice((10, 1000, 100_000)), _MAX_ADDED // len(part))
    return data[:start] + part * copies + data[start:]


def _replace_number(rng: random.Random, data: bytes, numbers: Sequence[int]) -> bytes:
    """Replace a decimal number in a file, if there is one, with one of `numbers`."""
    matches = [*re.finditer(rb"\d+", data)]
    if not matches:
        return data
    match = rng.choice(matches)
    number = str(rng.choice(numbers)).encode()
    return data[: match.start()] + number + data[match.end() :]


def _read_batch(name: str, seed: int, count: int) -> None:
    """Read damaged files in the child process, and print the index of each file before reading it.

    Args:
        name: The name of the format.
        seed: Together with a file's index, it determines the file.
        count: The number of files.
    """
    with tempfile.TemporaryDirectory() as directory:
        format_ = list_formats(pathlib.Path(directory))[name]()
        _limit_memory()
        for index in range(count):
            data = damage(random.Random(f"{seed} {index}"), format_.seeds)
            print(index, flush=True)
            signal.setitimer(signal.ITIMER_PROF, SECONDS)  # SIGPROF ends the process when the time is up
            with suppress(*format_.errors):
                format_.read(data)
            signal.setitimer(signal.ITIMER_PROF, 0)


def _limit_memory() -> None:
    """Limit the address space of this process to MEMORY, or to its current size if that is larger."""
    import resource

    with open("/proc/self/statm", encoding="ascii") as file:
        mapped = int(file.read().split()[0]) * resource.getpagesize()
    limit = max(MEMORY, mapped)
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def fuzz_format(name: str, seed: int, seconds: float) -> tuple[int, int]:
    """Read damaged files of a format for some time, and return the number of files and failures.

    Args:
        name: The name of the format.
        seed: The seed of the first child process. Each further child process increments it.
        seconds: The time after which no further child process is started.
    """
    count = 0
    failures = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        child = _start_child(name, seed)
        started_files = child.stdout.count("\n")  # the child prints a line before it reads a file
        count += started_files
        if child.returncode:
            failures += 1
            _, _, last_line = child.stderr.strip().rpartition("\n")
            reason = last_line or f"status {child.returncode}"
            failed_file = started_files - 1
            print(f"{name}: seed {seed}, file {failed_file}: {reason}", flush=True)
            _save_failure(name, seed, failed_file)
        seed += 1
    return count, failures


def _start_child(name: str, seed: int) -> subprocess.CompletedProcess[str]:
    """Run a child process that reads a batch of damaged files of a format (see `_read_batch`)."""
    command = [sys.executable, "-m", "tools.fuzz"]
    command += ["--child", name, "--seed", str(seed), "--count", str(_BATCH)]
    with tempfile.TemporaryDirectory() as cache:
        environment = {"CUDYN_CACHE_DIR": cache, "PYTHONPATH": str(_ROOT), "PATH": "/usr/bin:/bin"}
        return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=_ROOT)


def _save_failure(name: str, seed: int, index: int) -> None:
    """Create the file that caused a failure again, and save it."""
    _FAILURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        format_ = list_formats(pathlib.Path(directory))[name]()
    data = damage(random.Random(f"{seed} {index}"), format_.seeds)
    (_FAILURES / f"{name.replace(' ', '_')}-{seed}-{index}").write_bytes(data)


def run_programs(count: int, seed: int, *, isolate: bool = False) -> tuple[dict[str, int], int]:
    """Run random PTX programs. Return the number of programs for each kind of result, and of failures.

    A program fails if it ends its process or, with `isolate`, its worker process.
    """
    from hypothesis import HealthCheck, given, settings
    from hypothesis import seed as set_seed
    from hypothesis import strategies as st

    from tests.simulator.cpu.test_survival_random import modules
    from tests.support.hostile_ptx import run_in_child

    results: dict[str, int] = {}
    failures = 0

    @set_seed(seed)
    @settings(
        max_examples=count // _MODULES, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(st.lists(modules(), min_size=_MODULES, max_size=_MODULES))
    def run(texts: list[str]) -> None:
        """Run programs in a child process, count their results, and save the programs if one fails."""
        nonlocal failures
        for result in run_in_child(texts, isolate=isolate):
            kind = "died" if result.startswith("Fault: crash") else result.partition(":")[0]
            results[kind] = results.get(kind, 0) + 1
            if sum(results.values()) % _PROGRESS == 0:
                print(f"programs so far: {_show(results)}", flush=True)
            if kind == "died":
                failures += 1
                print(result, flush=True)
                _FAILURES.mkdir(parents=True, exist_ok=True)
                (_FAILURES / f"programs-{seed}-{failures}").write_text("\n---\n".join(texts))

    run()
    return results, failures


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+")
    parser.add_argument("--programs", type=int, default=0)
    parser.add_argument("--isolate", action="store_true")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("--count", type=int, default=_BATCH, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.child:
        _read_batch(options.child, options.seed, options.count)
        return 0
    names = options.only or [*list_formats(pathlib.Path())]
    failed = 0
    for name in names if options.seconds else ():
        count, failures = fuzz_format(name, options.seed, options.seconds / len(names))
        failed += failures
        print(f"{name}: {count:,} files, {failures} failures", flush=True)
    if options.programs:
        results, failures = run_programs(options.programs, options.seed, isolate=options.isolate)
        failed += failures
        print(f"programs: {_show(results)}, {failures} failures", flush=True)
    return int(failed > 0)


def _show(counts: Mapping[str, int]) -> str:
    """Return the counts as text, such as "2 Fault, 10 ran"."""
    return ", ".join(f"{count:,} {name}" for name, count in sorted(counts.items()))


if __name__ == "__main__":
    sys.exit(main())
