"""Tests that the cache returns correct code after random edits to random trees of headers.

The trees contain cases that a search for headers may miss: files that appear, shadow other files, are linked
or exchanged, are included through macros, pasted names or `#include_next`, are only tested for, or are
reached through the toolkit's headers. Half of the edits keep the size and time of a file. The compilers are a
fake NVRTC, which preprocesses with gcc, and real ones with the toolkit's real headers. For more edits:
`python -m tools.stale_search`.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cudyn

from ...support import real
from ...support.releases import NEWEST
from ...support.trees import write
from .test_compile import run

EDITS = 120  # `nox -s cache` tests thousands of trees


def search_stale_code(directory: Path, *sites: Path, **arguments: Any) -> dict[str, Any]:
    """Search for stale code in a process that finds the libraries of some wheels and recompiles every hit.

    Args:
        directory: Directory for the tree of headers and the cache.
        sites: Directories of installed wheels.
        arguments: Arguments of `explore`, and `environment` with environment variables.
    """
    environment = arguments.pop("environment", {})
    (directory / "tree").mkdir()
    code = f"""
        import os
        from tests.support.trees import explore
        from tools.verify_cache import verify_hits
        os.chdir({str(directory / "tree")!r})
        with verify_hits() as verification:
            results = explore(**{arguments!r}, is_verified=True)
        assert verification.compared >= results["hits"]
        results["stale"] += verification.differences
        print(json.dumps(results))
        """
    data: dict[str, Any] = json.loads(run(code, *sites, cache_folder=directory / "cache", **environment))
    print({name: value for name, value in data.items() if name != "stale"})
    return data


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_random_trees_with_fake_nvrtc(seed: int, fake_nvrtc: Path, tmp_path: Path) -> None:
    """The toolkit is small, and some of its includes cannot be resolved."""
    shutil.copytree(fake_nvrtc.parent, tmp_path / "cuda" / "lib")
    result = search_stale_code(
        tmp_path,
        seed=seed,
        steps=EDITS,
        once=False,
        toolkit=str(tmp_path / "cuda" / "include"),
        includes=("cuda_fp16.h", "cub/x.h", "t.h"),
        environment={"CUDYN_NVRTC": str(tmp_path / "cuda" / "lib" / fake_nvrtc.name)},
    )
    assert result["stale"] == []
    assert result["hits"] > 0


def rewrite(path: str, text: str) -> None:
    """Overwrite a file, but keep its timestamps.

    The size also stays the same if the old and the new contents have the same length.
    """
    write(Path(path), text, keep=True)


def link(path: str, replaced: str) -> None:
    """Replace a file with a link to another file."""
    os.unlink(replaced)
    os.link(path, replaced)


# Maps a description to a source, its files, and a change that affects the result.
CHANGES: dict[str, tuple[str, dict[str, str], Callable[[], object]]] = {
    "a header that an unresolved name in the toolkit may include": (
        "#include <cuda_fp16.h>\n",
        {
            "cuda/include/cuda_fp16.h": "#include <version>\n#define H <y.h>\n#include H\n",
            "cuda/include/y.h": "",
            "own/version": "int x1;\n",
        },
        lambda: rewrite("own/version", "int x2;\n"),
    ),
    "a header that appears before the toolkit's": (
        "#include <cuda_fp16.h>\n",
        {
            "cuda/include/cuda_fp16.h": "#define H <cub/x.h>\n#include H\n",
            "cuda/include/cub/x.h": "int x1;\n",
        },
        lambda: rewrite("own/cub/x.h", "int x2;\n"),
    ),
    "a header that the toolkit tests for by a macro": (
        "#include <cuda_fp16.h>\n",
        {"cuda/include/cuda_fp16.h": "#define HAS(x) __has_include(x)\n#if HAS(<mine.h>)\nint x2;\n#endif\n"},
        lambda: rewrite("own/mine.h", ""),
    ),
    "a user's macro that the toolkit includes": (
        "#define MINE <mine.h>\n#include <cuda_fp16.h>\n",
        {"cuda/include/cuda_fp16.h": "#include MINE\n", "own/mine.h": "int x1;\n"},
        lambda: rewrite("own/mine.h", "int x2;\n"),
    ),
    "a user's macro in a macro of the toolkit": (
        "#define MINE <mine.h>\n#include <cuda_fp16.h>\n",
        {
            "cuda/include/cuda_fp16.h": '#include "via.h"\n#include NEXT\n',
            "cuda/include/via.h": "#define NEXT MINE\n",
            "own/mine.h": "int x1;\n",
        },
        lambda: rewrite("own/mine.h", "int x2;\n"),
    ),
    "a name that the toolkit pastes": (
        "#include <cuda_fp16.h>\n",
        {
            "cuda/include/cuda_fp16.h": "#define ROOT /* \n */ mine\n#define H <ROOT/new.h>\n"
            "#define HAS(x) __has_include(x)\n#if HAS(H)\nint x2;\n#endif\n",
            "own/mine/old.h": "",
        },
        lambda: rewrite("own/mine/new.h", ""),
    ),
    "a header above the user's directory": (
        "#include <cuda_fp16.h>\n",
        {"cuda/include/cuda_fp16.h": '#if __has_include("../mine.h")\nint x2;\n#endif\n', "own/a.h": ""},
        lambda: rewrite("mine.h", ""),
    ),
    "a user's directory that looks like a toolkit": (
        "#include <mine.h>\n",
        {"own/cuda_fp16.h": "", "own/mine.h": "#define H <x.h>\n#include H\n", "own/x.h": "int x1;\n"},
        lambda: rewrite("own/x.h", "int x2;\n"),
    ),
    "#pragma once of a copy that becomes a link": (
        "#include <a.h>\n#include <b.h>\n",
        dict.fromkeys(("own/a.h", "own/b.h"), "#pragma once\nint x1;\n"),
        lambda: link("own/a.h", "own/b.h"),
    ),
    "a pasted __has_include": (
        "#define J_(a, b) a##b\n#define J(a, b) J_(a, b)\n#if J(__ha, s_include)(<a.h>)\nint x2;\n#endif\n",
        {"own/b.h": ""},
        lambda: rewrite("own/a.h", ""),
    ),
}


# Changes that cannot be detected without the toolkit, because only its headers refer to the file.
UNDETECTABLE_WITHOUT_TOOLKIT = (
    "a header that appears before the toolkit's",
    "a header that the toolkit tests for by a macro",
    "a name that the toolkit pastes",
    "a header above the user's directory",
)


@pytest.mark.parametrize("compiler", ["with a compiler", "without a compiler"])
@pytest.mark.parametrize("case", CHANGES)
def test_change_of_a_file_compiles_again(
    case: str, compiler: str, preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result is the same as without the cache. If no compiler is available, the lookup is a miss."""
    source, files, change = CHANGES[case]
    for time, (name, content) in enumerate(files.items()):
        write(Path(name), content)
        os.utime(name, (time, time))  # gcc would treat copies with equal times as the same file

    def compile_source(**extra: Any) -> bytes:
        """Compile the source with the header directory `own`, and return the code."""
        image: cudyn.Image = cudyn.compile(source, arch="compute_80", include_path=["own"], **extra)
        return image.data

    original_code = compile_source()
    change()
    if compiler == "with a compiler":
        assert compile_source() == compile_source(cache=False) != original_code
        return
    if case in UNDETECTABLE_WITHOUT_TOOLKIT:
        pytest.skip("only the headers of the toolkit, which is missing, refer to the file")
    monkeypatch.setenv("CUDYN_CACHE", "only")
    cudyn.nvrtc.reload("/none")
    with pytest.raises(cudyn.CacheMissError) as caught:
        compile_source()
    assert "with other headers (" in caught.value.nearest


def test_compile_with_a_header_named_by_an_option_depends_on_the_header(preprocessor: Path) -> None:
    """The macro makes a toolkit header include a header of the user."""
    write(Path("cuda/include/cuda_fp16.h"), "#include MINE\n")
    source = "#include <cuda_fp16.h>\n"
    codes = set()
    for value in "12":
        write(Path("own/mine.h"), f"int x{value};\n")
        arguments: dict[str, Any] = {"define_macro": {"MINE": "<mine.h>"}, "include_path": ["own"]}
        codes.add(cudyn.compile(source, arch="compute_80", **arguments).data)
    assert len(codes) == 2


def test_compile_with_a_path_in_a_macro_of_the_toolkit_hits_the_cache(preprocessor: Path) -> None:
    """The toolkit's macro contains __FILE__, which is the name of the user's header that uses the macro."""
    hits_before = cudyn.cache.stats().hits
    write(Path("cuda/include/cuda_fp16.h"), "#define ASSERT(x) (x, __FILE__)\n#define CHECK(x) ASSERT(x)\n")
    codes = []
    for directory in ("one", "two"):
        write(Path(directory, "h.h"), "const char *p = CHECK(1);\n")
        source = "#include <cuda_fp16.h>\n#include <h.h>\n"
        codes.append(cudyn.compile(source, arch="compute_80", include_path=[directory]).data)
    assert codes[0] == codes[1]
    assert b'"/@0/h.h"' in codes[0]
    assert cudyn.cache.stats().hits - hits_before == 1


# --- real compilers, each with its toolkit

REAL = {
    "12.9": ("cuda/std/array", "cuda/std/version", "cuda_fp16.h"),
    "13.0": ("cuda/std/array", "cuda/std/version", "cuda_fp16.h", "cooperative_groups.h"),
    NEWEST: ("cuda/std/array", "cuda/std/version", "cuda_fp16.h"),
}


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("version", REAL)
def test_random_trees_with_real_nvrtc(version: str, tmp_path: Path) -> None:
    """The newest NVRTC uses its own headers."""
    site = real.toolkit(version) if version in real.TOOLKIT else real.nvrtc(version)
    result = search_stale_code(
        tmp_path, site, seed=5, steps=2 * EDITS // 3, once=True, toolkit="", includes=REAL[version]
    )
    assert result["stale"] == []
    assert result["hits"] > EDITS // 30


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("version", ["21", "22"])
def test_random_trees_with_clang(version: str, tmp_path: Path) -> None:
    """clang lists the files that it found, and directives contain the names that it looked for."""
    sites = (real.clang(version), real.toolkit("12.9"))
    arguments: dict[str, Any] = {"seed": 7, "steps": EDITS // 3, "once": True, "toolkit": ""}
    includes = (*("cuda/std/version",) * 3, "cuda_fp16.h")
    result = search_stale_code(tmp_path, *sites, includes=includes, compiler="clang", **arguments)
    assert result["stale"] == []
    assert result["needless"] < EDITS // 30
    assert result["hits"] > EDITS // 30
