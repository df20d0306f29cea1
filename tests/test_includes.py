"""Which headers a source may include, in which order they are looked for, and the key they are in."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from cudyn.code import compiler, includes


def found(
    source: str,
    name: str = "",
    headers: Mapping[str, bytes] | None = None,
    include: Sequence[Path] = (),
    toolkit: Sequence[Path] = (),
    before: Sequence[str] = (),
) -> list[tuple[str, str, bool]]:
    """The name, the contents' hash and whose it is of every header that may be included."""
    folders = [str(path) for path in include], [str(path) for path in toolkit]
    return list(includes.used(source.encode(), name, headers or {}, *folders, before))


def write(path: Path, text: str) -> str:
    """Write a header and return its hash."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return hashlib.sha256(text.encode()).hexdigest()


# --- order


def test_quotes_look_beside_the_source_first(tmp_path: Path) -> None:
    near, far = write(tmp_path / "src/h.h", "near"), write(tmp_path / "inc/h.h", "far")
    name = str(tmp_path / "src/k.cu")
    assert found('#include "h.h"', name, include=[tmp_path / "inc"]) == [("h.h", near, False)]
    assert found("#include <h.h>", name, include=[tmp_path / "inc"]) == [("h.h", far, False)]


def test_folders_are_asked_in_their_order_and_the_toolkit_last(tmp_path: Path) -> None:
    one, two = write(tmp_path / "one/h.h", "1"), write(tmp_path / "two/h.h", "2")
    theirs = write(tmp_path / "toolkit/h.h", "3")
    folders = [tmp_path / "one", tmp_path / "two"]
    toolkit = [tmp_path / "toolkit"]
    assert found("#include <h.h>", include=folders, toolkit=toolkit) == [("h.h", one, False)]
    assert found("#include <h.h>", include=folders[::-1], toolkit=toolkit) == [("h.h", two, False)]
    assert found("#include <h.h>", toolkit=toolkit) == [("h.h", theirs, True)]


def test_memory_comes_before_every_file(tmp_path: Path) -> None:
    write(tmp_path / "h.h", "#include <other.h>")
    inner = write(tmp_path / "inner.h", "")
    headers = {"h.h": b"#include <inner.h>"}
    assert found("#include <h.h>", headers=headers, include=[tmp_path]) == [("inner.h", inner, False)]


def test_a_header_is_followed_from_its_own_folder_and_once(tmp_path: Path) -> None:
    a = write(tmp_path / "sub/a.h", '#include "b.h"\n#include "a.h"')
    b = write(tmp_path / "sub/b.h", "#include <sub/a.h>")
    assert sorted(found("#include <sub/a.h>", include=[tmp_path])) == [
        ("b.h", b, False),
        ("sub/a.h", a, False),
    ]


def test_a_header_of_the_toolkit_is_not_followed(tmp_path: Path) -> None:
    outer = write(tmp_path / "cuda_x.h", '#include "inner.h"')
    write(tmp_path / "inner.h", "")
    assert found("#include <cuda_x.h>", toolkit=[tmp_path]) == [("cuda_x.h", outer, True)]


def test_options_include_headers_too(tmp_path: Path) -> None:
    pre, second = write(tmp_path / "pre.h", ""), write(tmp_path / "second.h", "2")
    before = found("", include=[tmp_path], before=["pre.h", "second.h"])
    assert before == [("pre.h", pre, False), ("second.h", second, False)]
    assert found("#include <missing.h>", include=[tmp_path]) == []


@pytest.mark.parametrize(
    "line",
    [
        '#include "h.h"',
        '  #  include\t"h.h"',
        '#/* a comment */include/**/"h.h"',
        '#define HEADER "h.h"',
        '#include \\\n "h.h"',
        "#include <h.h>",
    ],
)
def test_forms_of_an_include(line: str, tmp_path: Path) -> None:
    digest = write(tmp_path / "h.h", "")
    assert found(f"int x;\n{line}\n", include=[tmp_path]) == [("h.h", digest, False)]


# --- the toolkit's headers


def test_the_folders_of_a_wheel_before_those_of_a_toolkit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And of these the first that has headers of the compiler's major."""
    monkeypatch.setattr(includes.places, "conda_prefixes", lambda system: iter(()))
    monkeypatch.setattr(includes.places, "toolkit_roots", lambda system: iter([str(tmp_path / "cuda")]))
    nvrtc = str(tmp_path / "nvidia/cu13/lib/libnvrtc.so.13")
    assert includes.of_toolkit(nvrtc, 13) == []
    write(tmp_path / "cuda/include/cuda_fp16.h", "")
    write(tmp_path / "cuda/include/cuda.h", "#define CUDA_VERSION 12040\n")
    assert includes.of_toolkit(nvrtc, 13) == []
    assert (
        includes.of_toolkit(nvrtc, 12) == includes.of_toolkit(nvrtc, None) == [str(tmp_path / "cuda/include")]
    )
    write(tmp_path / "nvidia/cu13/include/cuda_fp16.h", "")
    (tmp_path / "nvidia/cu13/include/cccl/cuda/std").mkdir(parents=True)
    own = [str(tmp_path / "nvidia/cu13/include"), str(tmp_path / "nvidia/cu13/include/cccl")]
    assert includes.of_toolkit(nvrtc, 13) == includes.of_toolkit(nvrtc, 12) == own  # which says no version
    assert includes.of_toolkit(None, 12) == [str(tmp_path / "cuda/include")]


@pytest.mark.parametrize(
    "folder",
    [
        "include",
        "targets/x86_64-linux/include",
        "targets/sbsa-linux/include",
        "Library/include",
        "include/cccl",
    ],
)
def test_where_a_toolkit_has_its_headers(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(includes.places, "conda_prefixes", lambda system: iter([str(tmp_path)]))
    monkeypatch.setattr(includes.places, "toolkit_roots", lambda system: iter(()))
    write(tmp_path / folder / "cuda_fp16.h", "")
    assert includes.of_toolkit(None, 13) == [str(tmp_path / folder)]


@pytest.mark.parametrize(
    ("header", "major", "project"),
    [
        ("cuda/std/array", 13, "nvidia-cuda-cccl"),
        ("cub/cub.cuh", 12, "nvidia-cuda-cccl-cu12"),
        ("crt/host_defines.h", 13, "nvidia-cuda-crt"),
        ("crt/host_defines.h", 12, "nvidia-cuda-nvcc-cu12"),
        ("curand_kernel.h", None, "nvidia-curand"),
        ("curand_kernel.h", 11, "nvidia-curand-cu11"),
        ("cuda_fp16.h", 13, "nvidia-cuda-runtime"),
        ("mma.h", 14, "nvidia-cuda-runtime"),
        ("mine.h", 13, ""),
        ("my/cuda/std", 13, ""),
    ],
)
def test_the_wheel_that_has_a_header(header: str, major: int | None, project: str) -> None:
    assert includes.project_of(header, major) == project


# --- the key of the cache, for which no compiler is needed


class NoCompiler:
    """In the place of NVRTC."""

    available, path, version = False, None, None


def key(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> str:
    monkeypatch.setattr(compiler._Job, "_toolkit", lambda job: [])
    given: dict[str, Any] = {"source": "int x;", "name": "", "options": (), "include": (), "headers": {}}
    given |= {"define": (), "std": "", "expressions": (), "cache": True, **changes}
    job = compiler._Job(**given)
    monkeypatch.setattr(job, "nvrtc", NoCompiler(), raising=False)
    found, build = job._key("sm_90", "cubin")
    assert build is None
    return str(found)


def test_the_contents_of_headers_are_in_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those in memory as those in files, and those that only a header in memory includes."""
    source = '#include "m.h"\n#include <f.h>'
    digest = write(tmp_path / "f.h", "1")
    assert digest

    def of(memory: dict[str, str]) -> str:
        return key(monkeypatch, source=source, headers=memory, include=[str(tmp_path)])

    base = of({"m.h": "int a;"})
    assert of({"m.h": "int a;"}) == base
    others = [
        of({"m.h": "int b;"}),
        of({}),
        of({"m.h": "int a;", "n.h": ""}),
        of({"f.h": "int a;", "m.h": "1"}),
    ]
    write(tmp_path / "f.h", "2")
    others.append(of({"m.h": "int a;"}))
    assert len({base, *others}) == len(others) + 1


def test_the_order_of_include_folders_decides_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what they hold: two orders that find the same header are one key."""
    write(tmp_path / "one/h.h", "1")
    write(tmp_path / "two/h.h", "2")
    write(tmp_path / "two/only.h", "3")
    one, two = str(tmp_path / "one"), str(tmp_path / "two")

    def of(source: str, *folders: str) -> str:
        return key(monkeypatch, source=source, include=folders)

    assert of("#include <h.h>", one, two) != of("#include <h.h>", two, one)
    assert of("#include <only.h>", one, two) == of("#include <only.h>", two, one)
