"""Edits random trees of headers, and checks that compiling with and without the cache returns the same code.

The cache must notice each edit that changes the result. The trees contain cases in which this is difficult.
Files are created, shadow other files, are links, or are swapped. They are included through macros, through
names pasted with `##`, with `#include_next`, or by the toolkit's headers, or are tested with `__has_include`.
Directories are nested, linked, or listed twice. Many edits preserve the size and the modification time of a
file.
"""

from __future__ import annotations

import os
import random
import re
import time
from pathlib import Path
from typing import Any

import cudyn

NAMES = ("a.h", "b.h", "sub/c.h", "version", "cub/x.h", "t.h")
TOOLKIT = {
    "cuda_fp16.h": "#include <version>\n#include CONFIGURED\n",
    "cub/x.h": '#pragma once\n#include "y.h"\n',
    "cub/y.h": "#define HAS(x) __has_include(x)\n#if HAS(<b.h>)\n__device__ int b;\n#endif\n",
    "cub/z.h": "#if __has_include(<sub/c.h>)\n#include <sub/c.h>\n#endif\n__device__ int z1;\n",
    "version": "__device__ int v10;\n",
    "t.h": "#define HAS(x) __has_include(x)\n#define P <a.h>\n#if HAS(P)\n__device__ int a;\n#endif\n",
}
CONFIGURED = "#define CONFIGURED <cub/z.h>\n"


def write(path: Path, text: str, keep: bool = False) -> None:
    """Write a file. If `keep` is true, its times do not change, which makes the edit hard to notice."""
    old_status = path.stat() if keep and path.exists() else None
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_symlink() or (path.exists() and not keep):
        path.unlink()
    path.write_text(text)
    if old_status is not None:
        os.utime(path, ns=(old_status.st_atime_ns, old_status.st_mtime_ns))


def kernel(name: str) -> str:
    """Return the source of a kernel. The compiled code contains the name, so tests notice when it changes."""
    return f'\n#ifndef K_{name}\n#define K_{name}\nextern "C" __global__ void {name}() {{}}\n#endif\n'


def text(name: str, value: str) -> str:
    """Return the source of a string constant. The compiled code contains the value."""
    return (
        f'\n#ifndef K_{name}\n#define K_{name}\nextern "C" __device__ const char *{name} = {value};\n#endif\n'
    )


def _invert_digits(line: str) -> str:
    """Return a line of the same length with each digit d replaced by 9 - d."""
    return "".join(str(9 - int(character)) if character.isdigit() else character for character in line)


class Trees:
    """A random tree of headers in the current directory, and its edits."""

    def __init__(self, seed: int, toolkit: Path | None, includes: tuple[str, ...], once: bool) -> None:
        self.random = random.Random(seed)
        self.toolkit = toolkit
        self.includes = includes  # headers of the real toolkit
        self.once = once  # include copies of a file once, like gcc and unlike NVRTC
        self.directories = [Path("."), Path("one"), Path("two"), Path("one/sub")]

    def write_line(self) -> str:
        """Return one or several random lines for a header or a source."""
        pick = self.random.choice
        name = self.random.choice(NAMES)
        quoted = pick((f'"{name}"', f"<{name}>"))
        number = self.random.randrange(10, 100)
        conditional = f"#if ASK({quoted})\n{kernel(f'has{number}')}#include {quoted}\n#endif"
        rare = (
            f"#include {quoted}",
            f"#define H{number} {quoted}\n#include H{number}",
            f"#define N <{name}>\n#include N\n#undef N",
            f"#include_next <{name}>",
            f"#ifdef HAS\n{conditional.replace('ASK', 'HAS')}\n#endif",
            f"#ifdef J\n#if J(__has_, include)({quoted})\n{kernel(f'j{number}')}#endif\n#endif",
            f"#ifdef J\n{text(f'f{number}', 'J(__FI, LE__)')}#endif",
            f'#if __has_inc\\\nlude("../{name}")\n{kernel(f"up{number}")}#endif',
            f"/**/ #define D() .\n#define U <D()D()/{name}>\n#if __has_include(U)\n{kernel('u')}#endif",
            f'#include "../{name}"',
            f'#include "link/../{name}"',
            f"#if __has_include(<link/../{name}>)\n{kernel(f'link{number}')}#endif",
            f"#ifdef WHERE\n{text(f'w{number}', 'WHERE')}#endif",
            f"/* c */ #define W{number} __FILE__\n{text(f'v{number}', f'W{number}')}",
            f"#if __has_include(<{os.getcwd()}/one/{name}>)\n{kernel(f'abs{number}')}#endif",
        )
        common = (
            *(kernel(f"x{number}"),) * 3,
            *(conditional.replace("ASK", "__has_include"),) * 3,
            f"#ifdef M\n{conditional.replace('ASK', '__has_include')}\n#else\n#define M\n#endif",
            "#define J_(a, b) a##b\n#define J(a, b) J_(a, b)",
            f"{text(f'f{number}', '__FILE__')}// assert",
            f"/* __FILE__ */ {kernel(f'y{number}')}",
            f"#define F __FILE__\n{kernel(f'z{number}')}",
            f"#ifdef F\n{text(f'g{number}', 'F')}#endif",
            f"#include <{pick(self.includes)}>",
        )
        return pick(rare if self.random.random() < 0.06 else common)

    def write_text(self, guard: str) -> str:
        """Return the contents of a header, with an include guard, and with or without `#pragma once`."""
        lines = "\n".join(self.write_line() for _ in range(self.random.randrange(1, 5)))
        start = "#pragma once\n" if self.once and self.random.random() < 0.5 else ""
        count = f"#ifndef ONE\n#define ONE\n#else\n{kernel('twice')}#endif\n" if start else ""
        return f"{start}{count}#ifndef {guard}\n#define {guard}\n{lines}\n#endif\n"

    def edit(self) -> None:
        """Create, delete, modify, link or swap a file."""
        pick = self.random.choice
        path = pick(self.directories) / pick(NAMES)
        guard = f"G{self.random.randrange(1000)}"
        all_paths = [directory / name for directory in self.directories for name in NAMES]
        files = [file for file in all_paths if file.is_file()]
        other_edits = ("link", "hard link", "swap", "directory link", "toolkit")
        edit = pick((*("new",) * 3, "delete", *("digits",) * 3, *other_edits))
        if edit == "delete" and files:
            pick(files).unlink()
        elif edit == "digits" and files:  # changes the contents except the guards, but not the size
            path = pick(files)
            inverted = [
                line if "G" in line else _invert_digits(line) for line in path.read_text().split("\n")
            ]
            write(Path(os.path.realpath(path)), "\n".join(inverted), keep=self.random.random() < 0.7)
        elif edit in ("link", "hard link") and files:
            target = pick(files)
            if os.path.realpath(target) == os.path.realpath(path) or target.is_symlink():
                return
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            (os.symlink if edit == "link" else os.link)(os.path.realpath(target), path)
        elif edit == "swap" and len(files) > 1:
            file, other_file = self.random.sample(files, 2)
            file.rename("aside")
            other_file.rename(file)
            Path("aside").rename(other_file)
        elif edit == "directory link":  # a name with link/.. is in the directory above its target
            path = pick(self.directories) / "link"
            path.unlink(missing_ok=True)
            path.symlink_to(os.path.abspath(pick(self.directories)))
        elif edit == "toolkit" and self.toolkit is not None:
            name = pick(tuple(TOOLKIT))
            stamp = self.random.randrange(10**9)
            write(self.toolkit / name, TOOLKIT[name] + f"__device__ int t{stamp:09};\n")
            os.utime(self.toolkit / name, (stamp, stamp))
        else:
            write(path, self.write_text(guard))

    def choose_source(self, compiler: str) -> tuple[str, dict[str, Any]]:
        """Return a source and further arguments for `compile`."""
        pick = self.random.choice
        lines = [self.write_line() for _ in range(3)]
        lines.append(f"#include <{pick(self.includes)}>\n")
        source = CONFIGURED + "\n".join(lines)
        directories = pick(
            (
                ["one", "two"],
                ["two", "one"],
                [os.path.abspath("one"), "two"],
                ["one", "one/sub"],
                ["one/sub", "one"],
                ["two", "two/link"],
            )
        )
        arguments: dict[str, Any] = {"include_path": directories, "compiler": compiler}
        options = []
        if self.random.random() < 0.3:
            options.append(f"--pre-include={pick(NAMES)}")
        if self.random.random() < 0.3:
            options.append("-DWHERE=__FILE__")
        if options:
            arguments["options"] = options
        if self.random.random() < 0.3:
            arguments["headers"] = {"m.h": self.write_text("GM")}
            source += "#include <m.h>\n"
        return source, arguments

    def compile(self, source: str, arguments: dict[str, Any], cache: bool) -> tuple[bytes, str, bool]:
        """Compile a source.

        Returns:
            The code, the reason why it is not cached, and whether the compiler ran.
        """
        stats_before = cudyn.cache.stats()
        try:
            image = cudyn.compile(source, arch="compute_80", cache=cache, **arguments)
        except cudyn.CompilerError:
            return b"error", "error", True
        # NVRTC's names for internal symbols contain a number that is different in each compilation.
        data = re.sub(rb"_INTERNAL_\w+?_kernel_cu_[0-9a-f]{8}_", b"_INTERNAL_", image.data)
        return data, image.not_cached, (cudyn.cache.stats() - stats_before).compiled > 0


_SETTLING = 3  # in every ten steps, the index of the step before which all files become old


def explore(
    seed: int,
    steps: int,
    toolkit: str,
    includes: tuple[str, ...],
    once: bool,
    compiler: str = "nvrtc",
    seconds: float = 1e9,
    is_verified: bool = False,
) -> dict[str, Any]:
    """Edit and compile a random tree in the current directory, and compare the results.

    Each cache hit is compared with a compilation without the cache. Each compiled result is compared with the
    next hit, and one in ten is also compared with a compilation without the cache.

    Args:
        seed: Seed of the random edits.
        steps: Maximum number of edits.
        toolkit: Directory with the headers of a fake toolkit, or an empty string.
        includes: Headers of the real toolkit that sources include.
        once: Whether copies of a file are included only once, as gcc does and NVRTC does not.
        compiler: Compiler to use, "nvrtc" or "clang".
        seconds: Maximum time.
        is_verified: Whether the caller compares the hits instead (see tools/verify_cache.py).

    Returns:
        The numbers of edits, of cache hits, of results that were not cached ("unsure"), of compilations that
        failed, and of compilations whose result was already known ("needless"). "stale" lists the sources
        whose results differ.
    """
    toolkit_path = Path(toolkit) if toolkit else None
    trees = Trees(seed, toolkit_path, includes, once)
    counts: dict[str, Any] = dict.fromkeys(("edits", "hits", "unsure", "errors", "needless"), 0)
    stale = counts["stale"] = []
    results: dict[str, set[bytes]] = {}
    for directory in trees.directories:
        directory.mkdir(exist_ok=True)
    for name, content in TOOLKIT.items():
        if toolkit_path is not None:
            write(toolkit_path / name, content)
    for _ in range(6):
        trees.edit()
    source = ""
    arguments: dict[str, Any] = {}
    deadline = time.monotonic() + seconds
    for step in range(steps):
        if time.monotonic() > deadline:
            break
        if step % 5 == 0:
            source, arguments = trees.choose_source(compiler)
        if step % 10 == _SETTLING:
            # Files that have not changed for 0.1 s are compared by their metadata, which this hit records.
            time.sleep(0.12)
            trees.compile(source, arguments, cache=True)
        trees.edit()
        if compiler == "clang":
            time.sleep(0.03)  # results are not stored if files are newer than the compilation
        counts["edits"] += 1
        known_results = results.setdefault(repr((source, arguments)), set())
        data, reason_not_cached, is_compiled = trees.compile(source, arguments, cache=True)
        is_stored = is_compiled and not reason_not_cached
        if is_stored and data in known_results:
            counts["needless"] += 1
        known_results.add(data)
        expected = data
        if is_stored:
            data, _, is_compiled_again = trees.compile(source, arguments, cache=True)
            counts["hits"] += not is_compiled_again
        if not is_compiled:
            counts["hits"] += 1
        if reason_not_cached not in ("", "error"):
            counts["unsure"] += 1
        if (not is_compiled and not is_verified) or step % 10 == 9:
            expected, _, _ = trees.compile(source, arguments, cache=False)
        counts["errors"] += expected == b"error"
        if data != expected:
            stale.append([seed, step, source, arguments])
    return counts
