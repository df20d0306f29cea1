"""Where a toolkit has its headers, and that what headers hold is in the key of what is compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cudyn._compile import nvrtc_compiler, toolkit_headers
from cudyn._loading import search

from ..support import compilations


def write(path: Path, text: str) -> None:
    """Write a header."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())


# --- the toolkit's headers


def test_the_folders_of_a_wheel_before_those_of_a_toolkit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And of these the first that has headers of the compiler's major."""
    monkeypatch.setattr(search, "find_conda", lambda system: iter(()))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter([str(tmp_path / "cuda")]))
    roots = [str(tmp_path / "nvidia/cu13")]
    assert toolkit_headers.find_toolkit(roots, (13, 0)) == []
    write(tmp_path / "cuda/include/cuda_fp16.h", "")
    write(tmp_path / "cuda/include/cuda.h", "#define CUDA_VERSION 12040\n")
    assert toolkit_headers.find_toolkit(roots, (13, 0)) == []
    assert (
        toolkit_headers.find_toolkit(roots, (12, 9))
        == toolkit_headers.find_toolkit(roots, None)
        == [str(tmp_path / "cuda/include")]
    )
    write(tmp_path / "nvidia/cu13/include/cuda_fp16.h", "")
    (tmp_path / "nvidia/cu13/include/cccl/cuda/std").mkdir(parents=True)
    own = [str(tmp_path / "nvidia/cu13/include"), str(tmp_path / "nvidia/cu13/include/cccl")]
    assert (
        toolkit_headers.find_toolkit(roots, (13, 0)) == toolkit_headers.find_toolkit(roots, (12, 9)) == own
    )  # which says no version
    assert toolkit_headers.find_toolkit([], (12, 9)) == [str(tmp_path / "cuda/include")]


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
    monkeypatch.setattr(search, "find_conda", lambda system: iter([str(tmp_path)]))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter(()))
    write(tmp_path / folder / "cuda_fp16.h", "")
    assert toolkit_headers.find_toolkit([], (13, 0)) == [str(tmp_path / folder)]


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
    assert toolkit_headers.find_project(header, major) == project


# --- the key of the cache, for which no compiler is needed


def make_name(include_path: Path, arch: str = "sm_90", kind: str = "cubin", **given: Any) -> str:
    look = compilations.make(**{"source": SOURCE, "headers": MEMORY, "include_path": [include_path], **given})
    return look.make_key(arch, kind).name


SOURCE = '#include "m.h"\n#include <f.h>'
MEMORY = {"m.h": "int a;"}


def test_all_that_code_depends_on_is_in_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also headers in memory, and those that only these include; not the place of a header."""
    monkeypatch.setattr(nvrtc_compiler.Nvrtc, "get_toolkit", lambda self: [])
    for place in ("one", "two"):
        write(tmp_path / place / "f.h", "1")
    others: list[dict[str, Any]] = [
        {"source": SOURCE + " "},
        {"name": "x"},
        {"options": ["-G"]},
        {"define_macro": ["A"]},
        {"std": "c++17"},
        {"name_expressions": ["k"]},
        {"arch": "sm_80"},
        {"kind": "ptx"},
        *({"headers": memory} for memory in ({"m.h": "int b;"}, {}, {"m.h": "int a;", "n.h": ""})),
        {"headers": {"f.h": "int a;", "m.h": "1"}},
    ]
    base = make_name(tmp_path / "one")
    names = [make_name(tmp_path / "one", **given) for given in others]
    assert make_name(tmp_path / "two") == base
    write(tmp_path / "one/f.h", "2")
    names.append(make_name(tmp_path / "one"))
    assert len({base, *names}) == len(names) + 1


def test_the_order_of_include_folders_decides_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what they hold: two orders that find the same header are one key."""
    monkeypatch.setattr(nvrtc_compiler.Nvrtc, "get_toolkit", lambda self: [])
    write(tmp_path / "one/h.h", "1")
    write(tmp_path / "two/h.h", "2")
    write(tmp_path / "two/only.h", "3")
    one, two = str(tmp_path / "one"), str(tmp_path / "two")

    def of(source: str, *folders: str) -> str:
        return compilations.make_key(source, include_path=folders).name

    assert of("#include <h.h>", one, two) != of("#include <h.h>", two, one)
    assert of("#include <only.h>", one, two) == of("#include <only.h>", two, one)


def test_the_wheels_for_cuda_12_have_a_folder_for_the_compilers_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """crt/mma.h, which mma.h includes, is not where cuda_fp16.h is."""
    monkeypatch.setattr(search, "find_conda", lambda system: iter(()))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter(()))
    for name in ("cuda_runtime/include/cuda_fp16.h", "cuda_nvcc/include/crt/mma.h"):
        write(tmp_path / "nvidia" / name, "")
    found = toolkit_headers.find_toolkit([str(tmp_path / "nvidia/cuda_nvrtc")], (12, 9))
    assert [Path(each).parent.name for each in found] == ["cuda_runtime", "cuda_nvcc"]
