"""Compare what a compiler opened, as strace sees it, with what the cache's key has: nothing may be missing.

    python -m tools.read_oracle nvrtc 13.0 --count 300 [--first 0] [--seed 1]
    python -m tools.read_oracle clang 22 --count 300

The sources include public headers of CCCL (CUB, Thrust, libcu++), of cooperative groups, of CUTLASS and the
toolkit's types, one or two at a time, half of them after an odd corner of the language. --seed draws them,
--first skips. Each is compiled once, under strace. A path that was opened, or looked for in vain, has to be
in the record of its compilation or, with clang, below a folder whose names are. Prints the counts as JSON,
and what is missing; then the status is 1.

compared  sources whose compilation was recorded: with NVRTC also those that do not compile
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

from tests.support import real
from tools.stale_search import ROOT, list_sites

MODERN = "12.9"  # the toolkit whose headers a compiler without one gets
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
)

# Compiles each source of a file in turn; between two marks for strace its record is made.
CHILD = """
import functools, json, os, sys
from cudyn._compile import installed_headers, recorder
from cudyn._compile.compilation import Compilation
from cudyn._compile.job import Job

given = json.load(open(sys.argv[1]))
records = []
make = recorder.Reads.__init__
def remember(self, *base):
    make(self, *base)
    records.append(self)
recorder.Reads.__init__ = remember
is_useful = installed_headers.is_useful  # it looks for some headers itself
ask = functools.cache(lambda nvrtc, folders: is_useful(nvrtc, [*folders]))
installed_headers.is_useful = lambda nvrtc, folders: ask(nvrtc, tuple(folders))
found = []
def compile(source):
    job = Job(source, arch="compute_90" if given["new"] else "compute_80", std="c++17", cache=False,
              compiler=given["compiler"], include_path=given["folders"])
    job_on_this_machine = Compilation(job)
    for made in job_on_this_machine.compiler.compile(job_on_this_machine, job.arches[0], ["ptx"]):
        pass
compile("")
for number, source in enumerate(given["sources"]):
    records.clear()
    why = ""
    os.path.exists(f"/cudyn-begin-{number}")
    try:
        compile(source)
    except Exception as error:
        why = str(error)[:300]
    os.path.exists(f"/cudyn-end-{number}")
    files = {os.path.abspath(path): state for reads in records for path, state in reads.files.items()}
    found.append([files, [reads.doubt for reads in records], why])
json.dump(found, sys.stdout)
"""

_PUBLIC = re.compile(r"(cub|thrust|cuda/std|cuda|cutlass|cute|cooperative_groups)/")
_LIKELY = re.compile(
    r"cub/(block|warp|thread)/\w+\.cuh|cuda/(std/)?[a-z_]+|cuda_(fp|bf)\d+\.h|cooperative_groups\.h|mma\.h"
    r"|cutlass/(array|complex|coord|half|numeric_types|matrix_coord|fast_math)\.h|cooperative_groups/\w+\.h"
    r"|cute/(layout|int_tuple|stride|swizzle|tensor)\.hpp|cute/numeric/\w+\.hpp|thrust/(complex|pair|tuple|functional)\.h"
)
_CALL = re.compile(r'^(\d+) +(\w+)\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)"(.*)$')
_ASKS = (
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


def main(words: list[str] | None = None) -> int:
    """Compile the sources under strace and print what is missing."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("compiler", choices=("nvrtc", "clang"))
    parser.add_argument("version")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    sites = list_sites(options.compiler, options.version)
    sources = choose_sources(options.seed, options.first + options.count)[options.first :]
    with tempfile.TemporaryDirectory(prefix="cudyn-oracle-") as name:
        folder = pathlib.Path(name)
        found, trace = compile_traced(folder, options.compiler, options.version, sites, sources)
        ignored = [*_SYSTEM, *_PYTHON, f"{ROOT}/cudyn/", f"{folder}/cache/", f"{folder}/temporary/"]
        if options.compiler == "clang":  # which looks for the host's toolchain, and is in the key itself
            ignored += [f"{sites[0]}/", f"{sites[0].resolve()}/", "/usr/", "/opt/"]
        missing, compared = compare(folder / "work", found, trace, tuple(ignored), options.compiler)
    counts = {
        "compiler": f"{options.compiler} {options.version}",
        "sources": len(sources),
        "compared": compared,
        "compiled": sum(not why for _, _, why in found),
        "not kept": sum(any(doubts) for _, doubts, why in found if not why),
        "recorded": sum(len(files) for files, _, _ in found),
        "seen by strace": sum(len(asked) for asked in trace),
        "missing": missing,
    }
    print(json.dumps(counts))
    return 1 if missing else 0


def choose_sources(seed: int, count: int) -> list[str]:
    """Sources that the seed draws: three of four of headers that a kernel can include, the others of all."""
    chosen = random.Random(seed)
    headers = sorted(list_headers())
    likely = [header for header in headers if _LIKELY.fullmatch(header)]
    sources = []
    for number in range(count):
        names = [chosen.choice(likely if number % 4 else headers)]
        names += [chosen.choice(likely)] if number % 3 == 0 else []
        odd = ODD[chosen.randrange(len(ODD))] if number % 2 else ""
        includes = "".join(f"#include <{name}>\n" for name in names)
        sources.append(f"{odd}{includes}__global__ void kernel{number}() {{}}\n")
    return sources


def list_headers() -> Iterator[str]:
    """The public headers, as sources include them."""
    for root in list_folders():
        for path in root.rglob("*"):
            name = path.relative_to(root).as_posix()
            private = re.search(r"(^|/)(__|detail|internal|tests?)", name)
            if path.is_file() and not private and (_PUBLIC.match(name) or _LIKELY.fullmatch(name)):
                yield name


def list_folders() -> list[pathlib.Path]:
    """The folders of these headers."""
    toolkit = real.toolkit(MODERN) / "nvidia"
    return [
        toolkit / "cuda_cccl" / "include",
        toolkit / "cuda_runtime" / "include",
        real.cutlass() / "cutlass_library" / "source" / "include",
    ]


def compile_traced(
    folder: pathlib.Path, compiler: str, version: str, sites: list[pathlib.Path], sources: list[str]
) -> tuple[list[tuple[dict[str, str | None], list[str], str]], list[set[str]]]:
    """What the child has recorded of each source, and what strace has seen meanwhile."""
    work = folder / "work"
    for place in ("one/sub", "two/sub"):
        (work / place).mkdir(parents=True)
        (work / place / "g.h").write_text('#include "../h.h"\n')
        (work / place).parent.joinpath("h.h").write_text("#define ODD_N 1\n")
    (work / "link.h").symlink_to("one/h.h")
    (work / "one" / "folder").symlink_to("sub")
    has_toolkit = compiler == "clang" or version in real.TOOLKIT
    folders = ["one", "two", *map(str, list_folders()[2 if has_toolkit else 0 :])]
    given = {"sources": sources, "compiler": compiler, "folders": folders, "new": version != "11.8"}
    (folder / "given").write_text(json.dumps(given))
    (folder / "temporary").mkdir()
    calls = "trace=chdir," + ",".join(f"?{name}" for name in _ASKS)
    command = ["strace", "-f", "-q", "-s", "4096", "-e", calls, "-o", str(folder / "trace")]
    command += [sys.executable, "-c", CHILD, str(folder / "given")]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, [*sites, ROOT])),
        "CUDYN_CACHE_DIR": str(folder / "cache"),
        "TMPDIR": str(folder / "temporary"),
        "PWD": str(work),
    }
    environment.pop("CUDYN_CACHE", None)
    done = subprocess.run(command, cwd=work, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    with open(folder / "trace", encoding="utf-8", errors="surrogateescape") as file:
        return json.loads(done.stdout), read_trace(file, work, len(sources))


def read_trace(lines: Iterator[str], work: pathlib.Path, count: int) -> list[set[str]]:
    """The paths of each source, as the system was asked for them."""
    current: dict[str, str] = {}
    found: list[set[str]] = [set() for _ in range(count)]
    number = -1
    for line in lines:
        call = _CALL.match(line)
        if not call:
            continue
        process, name, path, rest = call.groups()
        path = os.path.join(current.get(process, str(work)), path)
        mark = re.match(r"/cudyn-(begin|end)-(\d+)$", path)
        if mark:
            number = int(mark[2]) if mark[1] == "begin" else -1
        elif name == "chdir":
            current[process] = path
        elif name in _ASKS and number >= 0 and "O_DIRECTORY" not in rest:
            found[number].add(path)
    return found


def compare(
    work: pathlib.Path,
    found: list[tuple[dict[str, str | None], list[str], str]],
    trace: list[set[str]],
    ignored: tuple[str, ...],
    compiler: str,
) -> tuple[list[list[object]], int]:
    """What is in no record, as (number, path); and how many sources were compared."""
    missing: list[list[object]] = []
    compared = 0
    for number, ((files, _, why), asked) in enumerate(zip(found, trace)):
        if compiler == "clang" and why:
            continue  # it keeps nothing, and reads no list
        compared += 1
        normal = {os.path.normpath(path) for path in files}
        watched = tuple(f"{path}/" for path, state in files.items() if (state or "").startswith("names "))
        for path in sorted(asked):
            path = os.path.normpath(path)
            known = path in normal or os.path.isdir(path) or path.startswith(ignored)
            known = known or ".so" in path or path.endswith("/libdevice.10.bc")
            # Names of a folder are recorded with what its links lead to, for which cudyn asks.
            is_named = path.startswith(watched) and (os.path.islink(path) or not os.path.exists(path))
            if not known and not is_named and not path.endswith((".py", ".pyc")):
                missing.append([number, path])
    return missing, compared


if __name__ == "__main__":
    sys.exit(main())
