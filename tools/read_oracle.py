"""Checks with strace that the cache's records cover every file that a compiler opens.

    python -m tools.read_oracle nvrtc 13.0 --count 300 [--seed 1]
    python -m tools.read_oracle clang 22 --count 300

Each source includes one or two public headers of CCCL (CUB, Thrust, libcu++), cooperative groups, CUTLASS or
the toolkit's types. Half of the sources begin with an unusual use of the preprocessor. Instead, one in six
sources includes a random tree of headers, as in the tests for the cache. --seed selects the sources. Each
source is compiled once under strace. All paths that the compiler opened or searched for, including missing
files, must be in the record of the compilation. The program prints the counts as JSON, and the paths that are
missing from the records. If any path is missing, the exit status is 1.

--count   number of sources to compare
compared  number of sources whose records were compared. With NVRTC,
          they include sources that do not compile. With clang, they
          are only the sources whose result can be cached.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from typing import NamedTuple

from tests.support import real
from tools.stale_search import HEADERS, ROOT, list_sites

MODERN = "12.9"  # the toolkit whose headers are used with a compiler that does not come with headers
# Unusual uses of the preprocessor.
ODD = (
    '#include <h.h>\n#if __has_include("absent/x.h")\n#endif\n',
    "#define ODD_H <h.h>\n#include ODD_H\n#if __has_include(<q.h>)\n#endif\n",
    '#define ODD_S(x) #x\n#include ODD_S(h.h)\n%:include "sub/g.h"\n',
    "#include_next <h.h>\n#if __has_include_next(<h.h>)\n#endif\n",
    "#define ODD_Q(x) __has_include(x)\n#if ODD_Q(<n.h>) || ODD_Q(<h.h>)\n#include <sub/g.h>\n#endif\n",
    "#define ODD_J(a, b) a##b\n#define ODD_I(a, b) ODD_J(a, b)\n#if ODD_I(__has_, include)(<n.h>)\n#endif\n",
    '#in\\\nclude "h.h"\n/**/ # /**/ include /**/ <sub/g.h>\n',
    '#include "sub/../sub/g.h"\n#include <./h.h>\n',
    '#include "link.h"\n#include <folder/g.h>\n',
    "#ifdef NEVER\n#include <never.h>\n#endif\n#if 0\n#include <zero.h>\n#endif\n",
    '#if __has_inc\\\nlude(".\\\n./up.h")\n#endif\n/**/ #if __has_include(<../up.h>)\n#endif\n',
    '/*\n*/ #if __has_include("folder/../../up.h") || __has_include("/none/up.h")\n#endif\n',
    "#define ODD_D() .\n#define ODD_P <ODD_D()ODD_D()/up.h>\n#if __has_include(ODD_P)\n#endif\n",
    '#import "h.h"\n_Pragma("once")\n#include "one/../two/sub/../h.h"\n',
)

# Compiles the sources in a settings file one by one, until enough of them can be compared. Before and after
# each compilation, the program looks up a path that serves as a marker in strace's output. An integer in the
# settings represents the random tree with that seed.
CHILD = """
import functools, json, os, sys
from cudyn._kernels.cache import recorder
from cudyn._kernels.compilers.nvrtc import compiler as nvrtc_compiler
from cudyn._kernels.compilers.compiler import get_compiler
from cudyn._kernels.compilers.compile_source import read_job
from tests.support.trees import Trees

options = json.load(open(sys.argv[1]))
records = []
make = recorder.Reads.__init__
def remember(self, *arguments, **options):
    make(self, *arguments, **options)
    records.append(self)
recorder.Reads.__init__ = remember
can_add_headers = nvrtc_compiler.can_add_headers  # it looks for some headers itself
can_add_headers_once = functools.cache(lambda nvrtc, folders: can_add_headers(nvrtc, [*folders]))
nvrtc_compiler.can_add_headers = lambda nvrtc, folders: can_add_headers_once(nvrtc, tuple(folders))
arch = "compute_90" if options["new"] else "compute_80"
def compile(source, **arguments):
    arguments = {"include_path": options["folders"], "compiler": options["compiler"], **arguments}
    job = read_job({"source": source, "arch": arch, "std": "c++17", "cache": False, **arguments})
    compiler = get_compiler(job.compiler)
    compiler.compile(job, arch, ["ptx"], compiler.list_directories())
def grow(seed):
    os.makedirs(f"tree{seed}", exist_ok=True)
    os.chdir(f"tree{seed}")
    trees = Trees(seed, None, tuple(options["includes"]), True)
    for directory in trees.directories:
        directory.mkdir(exist_ok=True)
    for _ in range(20):
        trees.edit()
    return trees.choose_source(options["compiler"])
home = os.getcwd()
results = []
compile("")
for number, source in enumerate(options["sources"]):
    why = ""
    arguments = {}
    if not isinstance(source, str):
        source, arguments = grow(source)
    records.clear()
    os.path.exists(f"/cudyn-begin-{number}")
    try:
        compile(source, **arguments)
    except Exception as error:
        why = str(error)[:300]
    os.path.exists(f"/cudyn-end-{number}")
    files = {reads.find(path): state for reads in records for path, state in reads.files.items()}
    paths = {f"/@{label}": path for reads in records for label, path in reads.directories.paths.items()}
    results.append([files, [reads.uncacheable_reason for reads in records], why, paths])
    os.chdir(home)
    is_nvrtc = options["compiler"] == "nvrtc"
    compared = sum(is_nvrtc or not (why or any(doubts)) for _, doubts, why, _ in results)
    if compared == options["count"]:
        break
json.dump(results, sys.stdout)
"""

_PUBLIC = re.compile(r"(cub|thrust|cuda/std|cuda|cutlass|cute|cooperative_groups)/")
_LIKELY = re.compile(
    r"cub/(block|warp|thread)/\w+\.cuh|cuda/(std/)?[a-z_]+|cuda_(fp|bf)\d+\.h|cooperative_groups\.h|mma\.h"
    r"|cutlass/(array|complex|coord|half|numeric_types|matrix_coord|fast_math)\.h|cooperative_groups/\w+\.h"
    r"|cute/(layout|int_tuple|stride|swizzle|tensor)\.hpp|cute/numeric/\w+\.hpp|thrust/(complex|pair|tuple|functional)\.h"
)

_CALL = re.compile(r'^(\d+) +(\w+)\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)"(.*)$')
_LINK = re.compile(r".*/cudyn-[^/]+(/@\w+)(.*)")
_CHILD_PROCESS = re.compile(r"^(\d+) +(?:<\.\.\. )?(?:v?fork|clone3?)\b.* = (\d+)$")
_CREATING_CALLS = ("fork", "vfork", "clone", "clone3")
_PATH_CALLS = (
    "open",
    "openat",
    "stat",
    "lstat",
    "newfstatat",
    "statx",
    "access",
    "faccessat",
    "faccessat2",
    "readlink",
)
_PYTHON = [f"{sysconfig.get_path(which)}/" for which in ("stdlib", "platstdlib", "purelib")]
_SYSTEM = ("/proc/", "/sys/", "/dev/", "/etc/", "/usr/lib", "/lib", "/cudyn-", "/none")


class Record(NamedTuple):
    """The record of a compilation.

    Attributes:
        files: The files that the compiler read: path -> hash, or None if the file is missing.
        doubts: The reasons why the result was not cached. The empty string is not a reason.
        error: The error message, or "" if the source was compiled.
        links: The links through which clang reads directories: name of the link -> directory.
    """

    files: dict[str, str | None]
    doubts: list[str]
    error: str
    links: dict[str, str]


def main(arguments: list[str] | None = None) -> int:
    """Compile the sources under strace, and print the files that are missing from the records."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("compiler", choices=("nvrtc", "clang"))
    parser.add_argument("version")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    sites = list_sites(options.compiler, options.version)
    sources = choose_sources(options.seed, 4 * options.count)
    with tempfile.TemporaryDirectory(prefix="cudyn-oracle-") as name:
        directory = pathlib.Path(name)
        records, trace = compile_traced(directory, options, sites, sources)
        ignored = [*_SYSTEM, *_PYTHON, f"{ROOT}/cudyn/", f"{directory}/cache/", f"{directory}/temporary/"]
        # clang searches for the host's toolchain, and clang's own files are part of the cache key.
        if options.compiler == "clang":
            ignored += [f"{sites[0]}/", f"{sites[0].resolve()}/", "/usr/", "/opt/"]
        missing, compared = compare(directory / "work", records, trace, tuple(ignored), options.compiler)
    counts = {
        "compiler": f"{options.compiler} {options.version}",
        "seed": options.seed,
        "sources": len(records),
        "compared": compared,
        "compiled": sum(not record.error for record in records),
        "not kept": sum(any(record.doubts) for record in records if not record.error),
        "recorded": sum(len(record.files) for record in records),
        "seen by strace": sum(len(paths) for paths in trace),
        "missing": missing,
    }
    print(json.dumps(counts))
    return 1 if missing else 0


def choose_sources(seed: int, count: int) -> list[str | int]:
    """Return randomly chosen sources. The same seed always results in the same sources.

    Every sixth source is a random tree, which is represented by its seed. Of the other sources, three
    quarters include headers that kernels are likely to use, and the others include any public header.
    """
    generator = random.Random(seed)
    headers = sorted(iter_headers())
    likely = [header for header in headers if _LIKELY.fullmatch(header)]
    sources: list[str | int] = []
    for number in range(count):
        if number % 6 == 5:
            sources.append(count * seed + number)
            continue
        candidates = likely if number % 4 else headers
        included_headers = [generator.choice(candidates)]
        if number % 3 == 0:
            included_headers.append(generator.choice(likely))
        odd_code = ODD[generator.randrange(len(ODD))] if number % 2 else ""
        includes = "".join(f"#include <{header}>\n" for header in included_headers)
        sources.append(f"{odd_code}{includes}__global__ void kernel{number}() {{}}\n")
    return sources


def iter_headers() -> Iterator[str]:
    """Yield the names of the public headers, as they are written in an #include."""
    for root in list_directories():
        for path in root.rglob("*"):
            name = path.relative_to(root).as_posix()
            is_private = re.search(r"(^|/)(__|detail|internal|tests?)", name) is not None
            is_public = _PUBLIC.match(name) is not None or _LIKELY.fullmatch(name) is not None
            if path.is_file() and is_public and not is_private:
                yield name


def list_directories() -> list[pathlib.Path]:
    """List the include directories of CCCL, the CUDA runtime and CUTLASS."""
    toolkit = real.toolkit(MODERN) / "nvidia"
    return [
        toolkit / "cuda_cccl" / "include",
        toolkit / "cuda_runtime" / "include",
        real.cutlass() / "cutlass_library" / "source" / "include",
    ]


def compile_traced(
    directory: pathlib.Path,
    options: argparse.Namespace,
    sites: list[pathlib.Path],
    sources: list[str | int],
) -> tuple[list[Record], list[set[str]]]:
    """Compile the sources under strace.

    Args:
        directory: directory for all files, which must be empty
        options: the command line options
        sites: directories that contain the compiler and the toolkit's headers, for PYTHONPATH
        sources: sources, or seeds of random trees

    Returns:
        The record of each source, and the set of paths that its compilation passed to system calls.
    """
    work = directory / "work"
    _create_headers(work)
    has_toolkit = options.compiler == "clang" or options.version in real.TOOLKIT
    include_path = ["one", "two", *map(str, list_directories()[2 if has_toolkit else 0 :])]
    settings = {
        "sources": sources,
        "count": options.count,
        "compiler": options.compiler,
        "folders": include_path,
        "includes": HEADERS if has_toolkit else ("h.h",),
        "new": options.version != "11.8",
    }
    (directory / "settings").write_text(json.dumps(settings))
    (directory / "temporary").mkdir()
    calls = "trace=chdir," + ",".join(f"?{name}" for name in (*_PATH_CALLS, *_CREATING_CALLS))
    command = ["strace", "-f", "--seccomp-bpf", "-q", "-s", "4096"]
    command += ["-e", calls, "-o", str(directory / "trace")]
    command += [sys.executable, "-c", CHILD, str(directory / "settings")]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, [*sites, ROOT])),
        "CUDYN_CACHE_DIR": str(directory / "cache"),
        "TMPDIR": str(directory / "temporary"),
        "PWD": str(work),
    }
    environment.pop("CUDYN_CACHE", None)
    child = subprocess.run(command, cwd=work, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    lines = (directory / "trace").read_text(encoding="utf-8", errors="surrogateescape").split("\n")
    records = [Record(*row) for row in json.loads(child.stdout)]
    return records, parse_trace(lines, work, len(sources))


def _create_headers(work: pathlib.Path) -> None:
    """Create headers that the odd sources include, through relative paths and symbolic links."""
    for name in ("one", "two"):
        directory = work / name
        (directory / "sub").mkdir(parents=True)
        (directory / "sub" / "g.h").write_text('#include "../h.h"\n')
        (directory / "h.h").write_text("#define ODD_N 1\n")
    (work / "link.h").symlink_to("one/h.h")
    (work / "one" / "folder").symlink_to("sub")


def parse_trace(lines: list[str], work: pathlib.Path, count: int) -> list[set[str]]:
    """Return the set of paths that the compilation of each source passed to system calls.

    Args:
        lines: strace's output
        work: working directory of the first process
        count: number of sources
    """
    parents: dict[str, str] = {}  # process -> the process that started it
    for line in lines:
        child_process = _CHILD_PROCESS.match(line)
        if child_process:
            parents[child_process[2]] = child_process[1]
    directories: dict[str, str] = {}  # process -> its working directory

    def get_directory(process: str) -> str:
        """Return the working directory of a process, which it may inherit from its parent."""
        while process not in directories and process in parents:
            process = parents[process]
        return directories.get(process, str(work))

    paths: list[set[str]] = [set() for _ in range(count)]
    source = None  # the index of the source that is being compiled
    for line in lines:
        call = _CALL.match(line)
        if not call:
            continue
        process, name, path, flags = call.groups()
        path = os.path.join(get_directory(process), path)
        # The child process tries to open such a path before and after each compilation.
        marker = re.match(r"/cudyn-(begin|end)-(\d+)$", path)
        if marker:
            source = int(marker[2]) if marker[1] == "begin" else None
        elif name == "chdir":
            directories[process] = path
        elif name in _PATH_CALLS and source is not None and "O_DIRECTORY" not in flags:
            paths[source].add(path)
    return paths


def compare(
    work: pathlib.Path,
    records: list[Record],
    trace: list[set[str]],
    ignored: tuple[str, ...],
    compiler: str,
) -> tuple[list[list[object]], int]:
    """Compare the records with the paths that strace saw.

    Args:
        work: working directory of the compilations
        records: record of each source
        trace: set of the paths that strace saw for each source
        ignored: prefixes of paths that need not be in the records
        compiler: "nvrtc" or "clang"

    Returns:
        The paths that are missing from the records, as pairs [index of the source, path], and the number of
        sources that were compared.
    """
    missing: list[list[object]] = []
    compared = 0
    for index, (record, paths) in enumerate(zip(records, trace)):
        if compiler == "clang" and (record.error or any(record.doubts)):
            continue  # results that are not cached may have incomplete records
        compared += 1
        recorded_paths = {os.path.normpath(path) for path in record.files}
        # cudyn also opens the targets of symbolic links.
        recorded_paths |= {os.path.realpath(path) for path in recorded_paths}
        # clang also checks whether the directories that it searches exist.
        recorded_paths |= {str(parent) for path in recorded_paths for parent in pathlib.Path(path).parents}
        for path in sorted(paths):
            link = _LINK.match(path)
            if link:  # the path begins with a link through which clang reads a directory
                path = record.links[link[1]] + link[2]
            path = os.path.normpath(path)
            is_ignored = path.startswith(ignored) or os.path.isdir(path)
            is_program_file = ".so" in path or path.endswith((".py", ".pyc", "/libdevice.10.bc"))
            if path not in recorded_paths and not is_ignored and not is_program_file:
                missing.append([index, path])
    return missing, compared


if __name__ == "__main__":
    sys.exit(main())
