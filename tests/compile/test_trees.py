"""Random trees of headers, edited at random: with the cache every source gives what it gives without.

The trees have what a walk over headers may miss: files that appear, shadow others, are linked or exchanged,
are included by macros, pasted names or `#include_next`, asked for, or reached through the toolkit's headers;
half of the edits keep the size and time of a file (CUDYN_TEST_SEEDS=34: 10,200 of them). Compiled with a
stand-in for NVRTC, which lets gcc preprocess, and with real ones and the toolkit's real headers.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cudyn

from ..support import real
from ..support.releases import NEWEST
from .test_compile import run

SEEDS = int(os.environ.get("CUDYN_TEST_SEEDS", "3"))
EDITS = int(os.environ.get("CUDYN_TEST_EDITS", "300"))
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
    """Write a file; keep: with the times that it has."""
    before = path.stat() if keep and path.exists() else None
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_symlink() or (path.exists() and not keep):
        path.unlink()
    path.write_text(text)
    if before is not None:
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def kernel(name: str) -> str:
    """What shows in the code that a line counted."""
    return f'\n#ifndef K_{name}\n#define K_{name}\nextern "C" __global__ void {name}() {{}}\n#endif\n'


def text(name: str, value: str) -> str:
    """A text in the code."""
    return (
        f'\n#ifndef K_{name}\n#define K_{name}\nextern "C" __device__ const char *{name} = {value};\n#endif\n'
    )


class Trees:
    """A tree of the user's in the current folder, and what is done to it."""

    def __init__(self, seed: int, toolkit: Path | None, includes: tuple[str, ...], once: bool) -> None:
        self.random = random.Random(seed)
        self.toolkit = toolkit
        self.includes = includes  # of the real toolkit
        self.once = once  # gcc takes copies for the same file, NVRTC does not
        self.places = [Path("."), Path("one"), Path("two"), Path("one/sub")]

    def write_line(self) -> str:
        """A line or a few: mostly what can be followed."""
        pick = self.random.choice
        name = self.random.choice(NAMES)
        quoted = pick((f'"{name}"', f"<{name}>"))
        number = self.random.randrange(10, 100)
        asked = f"#if ASK({quoted})\n{kernel(f'has{number}')}#include {quoted}\n#endif"
        rare = (
            f"#include {quoted}",
            f"#define H{number} {quoted}\n#include H{number}",
            f"#define N <{name}>\n#include N\n#undef N",
            f"#include_next <{name}>",
            f"#ifdef HAS\n{asked.replace('ASK', 'HAS')}\n#endif",
            f"#ifdef J\n#if J(__has_, include)({quoted})\n{kernel(f'j{number}')}#endif\n#endif",
            f"#ifdef J\n{text(f'f{number}', 'J(__FI, LE__)')}#endif",
        )
        common = (
            *(kernel(f"x{number}"),) * 3,
            *(asked.replace("ASK", "__has_include"),) * 3,
            f"#ifdef M\n{asked.format('__has_include')}\n#else\n#define M\n#endif",
            "#define J_(a, b) a##b\n#define J(a, b) J_(a, b)",
            f"{text(f'f{number}', '__FILE__')}// assert",
            f"/* __FILE__ */ {kernel(f'y{number}')}",
            f"#define F __FILE__\n{kernel(f'z{number}')}",
            f"#ifdef F\n{text(f'g{number}', 'F')}#endif",
            f"#include <{pick(self.includes)}>",
        )
        return pick(rare if self.random.random() < 0.06 else common)

    def write_text(self, guard: str) -> str:
        lines = "\n".join(self.write_line() for _ in range(self.random.randrange(1, 5)))
        start = "#pragma once\n" if self.once and self.random.random() < 0.5 else ""
        count = f"#ifndef ONE\n#define ONE\n#else\n{kernel('twice')}#endif\n" if start else ""
        return f"{start}{count}#ifndef {guard}\n#define {guard}\n{lines}\n#endif\n"

    def edit(self) -> None:
        """Do something to one file."""
        pick = self.random.choice
        path = pick(self.places) / pick(NAMES)
        guard = f"G{self.random.randrange(1000)}"
        others = [each for place in self.places for name in NAMES if (each := place / name).is_file()]
        what = pick(
            ("new", "new", "new", "gone", "digit", "digit", "digit", "link", "hard", "swap", "theirs")
        )
        if what == "gone" and others:
            pick(others).unlink()
        elif what == "digit" and others:
            path = pick(others)
            turned = [
                line if "G" in line else "".join(str(9 - int(c)) if c.isdigit() else c for c in line)
                for line in path.read_text().split("\n")
            ]  # but guards
            write(Path(os.path.realpath(path)), "\n".join(turned), keep=self.random.random() < 0.7)
        elif what in ("link", "hard") and others:
            target = pick(others)
            if os.path.realpath(target) == os.path.realpath(path) or target.is_symlink():
                return
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            (os.symlink if what == "link" else os.link)(os.path.realpath(target), path)
        elif what == "swap" and len(others) > 1:
            one, two = self.random.sample(others, 2)
            one.rename("aside")
            two.rename(one)
            Path("aside").rename(two)
        elif what == "theirs" and self.toolkit is not None:
            name = pick(tuple(TOOLKIT))
            stamp = self.random.randrange(10**9)
            write(self.toolkit / name, TOOLKIT[name] + f"__device__ int t{stamp:09};\n")
            os.utime(self.toolkit / name, (stamp, stamp))
        else:
            write(path, self.write_text(guard))

    def make(self, source: str, given: dict[str, Any], cache: bool) -> tuple[bytes, str, bool]:
        """What is compiled, why it is not cached, and whether something was."""
        before = cudyn.cache.stats().compiled
        try:
            image = cudyn.compile(source, arch="compute_80", cache=cache, **given)
        except cudyn.CompilerError:
            return b"error", "error", True
        # NVRTC's names for what is internal to a source have a number that differs each time.
        data = re.sub(rb"_INTERNAL_\w+?_kernel_cu_[0-9a-f]{8}_", b"_INTERNAL_", image.data)
        return data, image.not_cached, cudyn.cache.stats().compiled > before


def explore(
    seed: int, steps: int, toolkit: str, includes: tuple[str, ...], once: bool, compiler: str = "nvrtc"
) -> dict[str, Any]:
    """Edit and compile in the current folder; return counts, and sources that came out otherwise."""
    own = Path(toolkit) if toolkit else None
    trees = Trees(seed, own, includes, once)
    found: dict[str, Any] = {"hits": 0, "unsure": 0, "errors": 0, "needless": 0, "stale": []}
    made: dict[str, set[bytes]] = {}
    for place in trees.places:
        place.mkdir(exist_ok=True)
    for name, content in TOOLKIT.items():
        if own is not None:
            write(own / name, content)
    for _ in range(6):
        trees.edit()
    source = ""
    for step in range(steps):
        if step % 5 == 0:
            lines = [trees.write_line() for _ in range(3)]
            lines.append(f"#include <{trees.random.choice(includes)}>\n")
            source = CONFIGURED + "\n".join(lines)
            folders = trees.random.choice((["one", "two"], ["two", "one"], [os.path.abspath("one"), "two"]))
            given: dict[str, Any] = {"include_path": folders, "compiler": compiler}
            if trees.random.random() < 0.3:
                given["options"] = [f"--pre-include={trees.random.choice(NAMES)}"]
            if trees.random.random() < 0.3:
                given["headers"] = {"m.h": trees.write_text("GM")}
                source += "#include <m.h>\n"
        trees.edit()
        before = made.setdefault(repr((source, given)), set())
        for _ in range(2):
            data, unsure, compiled = trees.make(source, given, True)
            found["hits"] += not compiled
            found["needless"] += compiled and not unsure and data in before
            before.add(data)
        found["unsure"] += bool(unsure and unsure != "error")
        expected, _, _ = trees.make(source, given, False)
        found["errors"] += expected == b"error"
        if data != expected:
            found["stale"].append([seed, step, source, given])
    return found


def hunt(folder: Path, *sites: Path, **given: Any) -> dict[str, Any]:
    """Search in a process that finds these libraries."""
    environment = given.pop("environment", {})
    (folder / "tree").mkdir()
    code = f"""
        import os
        from tests.compile.test_trees import explore
        os.chdir({str(folder / "tree")!r})
        print(json.dumps(explore(**{given!r})))
        """
    found: dict[str, Any] = json.loads(run(code, *sites, cache_folder=folder / "cache", **environment))
    print({name: value for name, value in found.items() if name != "stale"})
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 2 + SEEDS))
def test_a_stand_in(seed: int, fake_nvrtc: Path, tmp_path: Path) -> None:
    """With a toolkit of a few files that can't be followed."""
    shutil.copytree(fake_nvrtc.parent, tmp_path / "cuda" / "lib")
    found = hunt(
        tmp_path,
        seed=seed,
        steps=EDITS,
        once=False,
        toolkit=str(tmp_path / "cuda" / "include"),
        includes=("cuda_fp16.h", "cub/x.h", "t.h"),
        environment={"CUDYN_NVRTC": str(tmp_path / "cuda" / "lib" / fake_nvrtc.name)},
    )
    assert found["stale"] == []
    assert found["hits"] > 0


def keep(path: str, text: str) -> None:
    """Write a file with the times that it has; its size stays, too, where the texts are as long."""
    write(Path(path), text, keep=True)


def link(path: str, other: str) -> None:
    """Put a link to one file in the place of another."""
    os.unlink(other)
    os.link(path, other)


# A source, its files, and a change of what it gives.
CHANGES: dict[str, tuple[str, dict[str, str], Callable[[], object]]] = {
    "a header of a toolkit's that is not followed": (
        "#include <cuda_fp16.h>\n",
        {
            "cuda/include/cuda_fp16.h": "#include <version>\n#define H <y.h>\n#include H\n",
            "cuda/include/y.h": "",
            "own/version": "int x1;\n",
        },
        lambda: keep("own/version", "int x2;\n"),
    ),
    "a header that appears before the toolkit's": (
        "#include <cuda_fp16.h>\n",
        {
            "cuda/include/cuda_fp16.h": "#define H <cub/x.h>\n#include H\n",
            "cuda/include/cub/x.h": "int x1;\n",
        },
        lambda: keep("own/cub/x.h", "int x2;\n"),
    ),
    "a header that the toolkit asks for by a macro": (
        "#include <cuda_fp16.h>\n",
        {"cuda/include/cuda_fp16.h": "#define HAS(x) __has_include(x)\n#if HAS(<mine.h>)\nint x2;\n#endif\n"},
        lambda: keep("own/mine.h", ""),
    ),
    "a macro of the user's that the toolkit includes": (
        "#define MINE <mine.h>\n#include <cuda_fp16.h>\n",
        {"cuda/include/cuda_fp16.h": "#include MINE\n", "own/mine.h": "int x1;\n"},
        lambda: keep("own/mine.h", "int x2;\n"),
    ),
    "a macro of the user's behind one of the toolkit's": (
        "#define MINE <mine.h>\n#include <cuda_fp16.h>\n",
        {
            "cuda/include/cuda_fp16.h": '#include "via.h"\n#include NEXT\n',
            "cuda/include/via.h": "#define NEXT MINE\n",
            "own/mine.h": "int x1;\n",
        },
        lambda: keep("own/mine.h", "int x2;\n"),
    ),
    "a name that the toolkit makes of pieces": (
        "#include <cuda_fp16.h>\n",
        {
            "cuda/include/cuda_fp16.h": "#define ROOT /* \n */ mine\n#define H <ROOT/new.h>\n"
            "#define HAS(x) __has_include(x)\n#if HAS(H)\nint x2;\n#endif\n",
            "own/mine/old.h": "",
        },
        lambda: keep("own/mine/new.h", ""),
    ),
    "a header above the user's folder": (
        "#include <cuda_fp16.h>\n",
        {"cuda/include/cuda_fp16.h": '#if __has_include("../mine.h")\nint x2;\n#endif\n', "own/a.h": ""},
        lambda: keep("mine.h", ""),
    ),
    "a folder of the user's that looks like a toolkit": (
        "#include <mine.h>\n",
        {"own/cuda_fp16.h": "", "own/mine.h": "#define H <x.h>\n#include H\n", "own/x.h": "int x1;\n"},
        lambda: keep("own/x.h", "int x2;\n"),
    ),
    "#pragma once of a copy that becomes a link": (
        "#include <a.h>\n#include <b.h>\n",
        dict.fromkeys(("own/a.h", "own/b.h"), "#pragma once\nint x1;\n"),
        lambda: link("own/a.h", "own/b.h"),
    ),
    "a pasted __has_include": (
        "#define J_(a, b) a##b\n#define J(a, b) J_(a, b)\n#if J(__ha, s_include)(<a.h>)\nint x2;\n#endif\n",
        {"own/b.h": ""},
        lambda: keep("own/a.h", ""),
    ),
}


# Which a machine without the toolkit can't know of.
TOOLKIT_ALONE = (
    "a header that appears before the toolkit's",
    "a header that the toolkit asks for by a macro",
    "a name that the toolkit makes of pieces",
    "a header above the user's folder",
)


@pytest.mark.parametrize("compiler", ["with a compiler", "without one"])
@pytest.mark.parametrize("way", CHANGES)
def test_a_change(way: str, compiler: str, preprocessor: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled after it is what it would be without the cache; without a compiler it is a miss."""
    source, files, change = CHANGES[way]
    for number, (name, content) in enumerate(files.items()):
        write(Path(name), content)
        os.utime(name, (number, number))  # gcc takes copies of one time for one file

    def make(**given: Any) -> bytes:
        image: cudyn.Image = cudyn.compile(source, arch="compute_80", include_path=["own"], **given)
        return image.data

    before = make()
    change()
    if compiler == "with a compiler":
        assert make() == make(cache=False) != before
        return
    if way in TOOLKIT_ALONE:
        pytest.skip("only the toolkit's headers, which are not here, lead to what appears")
    monkeypatch.setenv("CUDYN_CACHE", "only")
    cudyn.nvrtc.reload("/none")
    with pytest.raises(cudyn.CacheMissError):
        make()


def test_a_macro_of_an_option(preprocessor: Path) -> None:
    """That leads a header of the toolkit's to one of the user's."""
    write(Path("cuda/include/cuda_fp16.h"), "#include MINE\n")
    source = "#include <cuda_fp16.h>\n"
    made = set()
    for number in "12":
        write(Path("own/mine.h"), f"int x{number};\n")
        given: dict[str, Any] = {"define_macro": {"MINE": "<mine.h>"}, "include_path": ["own"]}
        made.add(cudyn.compile(source, arch="compute_80", **given).data)
    assert len(made) == 2


def test_a_macro_of_the_toolkits_that_has_a_path(preprocessor: Path) -> None:
    """Used in a header of the user's it has that one's."""
    write(Path("cuda/include/cuda_fp16.h"), "#define ASSERT(x) (x, __FILE__)\n#define CHECK(x) ASSERT(x)\n")
    made = []
    for folder in ("one", "two"):
        write(Path(folder, "h.h"), "const char *p = CHECK(1);\n")
        source = "#include <cuda_fp16.h>\n#include <h.h>\n"
        made.append(cudyn.compile(source, arch="compute_80", include_path=[folder]).data)
    assert made[0] != made[1]


@pytest.mark.parametrize(
    ("source", "header", "same"),
    [
        ("static_assert(sizeof(int) == 4);", "int h;", True),
        ("assert(1);", "int h; // that we assert __FILE__", True),
        ("// 'assert'", 'const char *h = "//", *i = "\'"; /* assert */', True),
        ("int x = 1'000; // assert", "static_assert(1 + 1 == 2);", True),
        ("#define A(x) assert(x)", "int h = A(1);", False),
        ("int x;", 'const char *h = "//"; int i = assert(1);', False),
        ("int x;", 'const char *h = R"(/*)"; int i = assert(1); /* */', False),
        ("int x;", "const char *h = __FILE__;", False),
    ],
)
def test_paths_count_where_they_get_into_the_code(
    source: str, header: str, same: bool, preprocessor: Path
) -> None:
    """What is compiled in one folder is found in another, with the word assert in it or not."""
    folder = preprocessor
    before = cudyn.cache.stats().hits
    for name in ("one", "two"):
        write(folder / name / "k.cu", f'#include "h.h"\n{source}\n')
        write(folder / name / "h.h", header)
        cudyn.compile(folder / name / "k.cu", name="k.cu", arch="compute_80")
    assert cudyn.cache.stats().hits - before == same


# --- real compilers, each with its toolkit

REAL = {
    "12.9": ("cuda/std/array", "cuda/std/version", "cuda_fp16.h"),
    "13.0": ("cuda/std/array", "cuda/std/version", "cuda_fp16.h", "cooperative_groups.h"),
    NEWEST: ("cuda/std/array", "cuda/std/version", "cuda_fp16.h"),
}


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("version", REAL)
def test_real_compilers(version: str, tmp_path: Path) -> None:
    """The newest with the headers that it has in it."""
    site = real.toolkit(version) if version in real.TOOLKIT else real.nvrtc(version)
    found = hunt(tmp_path, site, seed=5, steps=2 * EDITS // 3, once=True, toolkit="", includes=REAL[version])
    assert found["stale"] == []
    assert found["hits"] > EDITS // 30


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("version", ["21", "22"])
def test_clang(version: str, tmp_path: Path) -> None:
    """Which lists what it found, so that more is compiled again than has to be."""
    sites = (real.clang(version), real.toolkit("12.9"))
    given: dict[str, Any] = {"seed": 7, "steps": 2 * EDITS // 3, "once": True, "toolkit": ""}
    found = hunt(tmp_path, *sites, includes=REAL["12.9"], compiler="clang", **given)
    assert found["stale"] == []
    assert found["hits"] > EDITS // 30
