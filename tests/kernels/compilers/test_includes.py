"""Tests for the directories that contain a toolkit's headers, and for cache keys that depend on headers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cudyn._bindings.libraries import search
from cudyn._kernels.compilers import toolkit_headers
from cudyn._kernels.compilers.compile_source import read_job
from cudyn._kernels.compilers.job import read_inputs
from cudyn._kernels.compilers.nvrtc import compiler as nvrtc_compiler

from ...support import compilations
from ...support.messages import raises


def write(path: Path, text: str) -> None:
    """Write a header, and create its directory."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())


# --- the toolkit's headers


def test_find_toolkit_prefers_the_directories_of_a_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first directory with headers of the compiler's major version is used. Wheels are searched first."""
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
    # the wheel's path contains only the major version, so it is also used for 13.0
    wheel_directories = [str(tmp_path / "nvidia/cu13/include"), str(tmp_path / "nvidia/cu13/include/cccl")]
    assert (
        toolkit_headers.find_toolkit(roots, (13, 0))
        == toolkit_headers.find_toolkit(roots, (12, 9))
        == wheel_directories
    )
    assert toolkit_headers.find_toolkit([], (12, 9)) == [str(tmp_path / "cuda/include")]


@pytest.mark.parametrize(
    "directory",
    [
        "include",
        "targets/x86_64-linux/include",
        "targets/sbsa-linux/include",
        "Library/include",
        "include/cccl",
    ],
)
def test_find_toolkit_in_each_layout(directory: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "find_conda", lambda system: iter([str(tmp_path)]))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter(()))
    write(tmp_path / directory / "cuda_fp16.h", "")
    assert toolkit_headers.find_toolkit([], (13, 0)) == [str(tmp_path / directory)]


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
def test_find_project_returns_the_wheel_of_a_header(header: str, major: int | None, project: str) -> None:
    assert toolkit_headers.find_project(header, major) == project


# --- the cache key, without a compiler


SOURCE = '#include "m.h"\n#include <f.h>'
ARGUMENTS: dict[str, Any] = {"source": SOURCE, "headers": {"m.h": "int a;"}, "include_path": ["one"]}


def test_key_depends_on_every_argument() -> None:
    """The only exception is the path of the directory that contains a header."""
    variants: list[dict[str, Any]] = [
        {"source": SOURCE + " "},
        {"name": "x"},
        {"options": ["-G"]},
        {"define_macro": ["A"]},
        {"std": "c++17"},
        {"name_expressions": ["k"]},
        {"arch": "sm_90"},
        {"kind": "ptx"},
        {"headers": {"m.h": "int b;"}},
        {"headers": {}},
        {"headers": {"m.h": "int a;", "n.h": ""}},
        {"headers": {"f.h": "int a;", "m.h": "1"}},
        {"include_path": ["one", "two"]},
        {"digest": "mine"},
        {"digest": b"mine"},
    ]
    base = compilations.read(**ARGUMENTS).key
    keys = [compilations.read(**{**ARGUMENTS, **arguments}).key for arguments in variants]
    assert compilations.read(**{**ARGUMENTS, "include_path": ["two"]}).key == base
    assert len({base, *keys}) == len(keys) + 1


@pytest.mark.usefixtures("without_nvrtc")
def test_key_depends_on_variables_that_are_read_at_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """If NVRTC is missing, the variables are those that it would read now."""
    monkeypatch.delenv("NV_NVVM_VERSION", raising=False)
    original_key = compilations.read(**ARGUMENTS).key
    monkeypatch.setenv("NV_NVVM_VERSION", "x")
    assert compilations.read(**ARGUMENTS).key != original_key


@pytest.mark.parametrize("name", ["NVRTC_APPEND_FLAGS", "FINALIZER_ANYTHING"])
def test_key_depends_on_later_variables_if_they_are_not_recorded(
    name: str, preprocessor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If they are recorded, they are part of the manifest."""
    for is_recorded in (True, False):
        monkeypatch.setattr(nvrtc_compiler, "can_record", lambda library, value=is_recorded: value)
        monkeypatch.delenv(name, raising=False)
        original_key = compilations.read(**ARGUMENTS).key
        monkeypatch.setenv(name, "x")
        assert (compilations.read(**ARGUMENTS).key == original_key) == is_recorded


@pytest.mark.parametrize("digest", [7, None, ["a"]])
def test_compile_with_a_wrong_digest_raises(digest: Any) -> None:
    with raises(TypeError):
        compilations.read("", digest=digest)


@pytest.mark.parametrize("end", ["\n", "\r"])
def test_compile_with_a_newline_in_a_name_expression_raises(end: str) -> None:
    """The newline would end the expression, and the next line could include a file."""
    with raises(ValueError):
        compilations.read("", name_expressions=[f"k{end}#include <x.h>{end}"])


def test_find_toolkit_adds_the_compiler_headers_of_cuda_12_wheels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """crt/mma.h, which mma.h includes, is in a different directory from cuda_fp16.h."""
    monkeypatch.setattr(search, "find_conda", lambda system: iter(()))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter(()))
    for name in ("cuda_runtime/include/cuda_fp16.h", "cuda_nvcc/include/crt/mma.h"):
        write(tmp_path / "nvidia" / name, "")
    result = toolkit_headers.find_toolkit([str(tmp_path / "nvidia/cuda_nvrtc")], (12, 9))
    assert [Path(path).parent.name for path in result] == ["cuda_runtime", "cuda_nvcc"]


# --- jobs of earlier calls


def test_read_job_with_equal_arguments_returns_the_job_of_the_earlier_call() -> None:
    arguments = {"source": "int x;", "arch": "sm_80", "options": ["-DA=1"]}
    job = read_job(arguments)
    assert read_job({**arguments, "options": ["-DA=1"]}) is job
    for change in ({"source": "int y;"}, {"arch": ["sm_80"]}, {"options": ["-DA=2"]}, {"cache": False}):
        assert read_job({**arguments, **change}) != job, change


def test_read_job_depends_on_files_devices_and_variables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Arguments that refer to them are checked in every call."""

    class Name(str):
        """A string that may have other attributes."""

    source = tmp_path / "k.cu"
    for text in ("int x;", "int y;"):
        source.write_text(text)
        assert read_job({"source": source, "arch": "sm_80"}).text.decode() == text
    for arch in ("sm_80", "sm_90"):
        monkeypatch.setenv("CUDYN_ARCH", arch)
        for requested in (None, "native", ["native"]):
            assert read_job({"source": "int x;", "arch": requested}).arches == [arch]
        assert read_job({"source": "int x;", "options": ["-arch=native"]}).arches == [arch]
    for compiler in ("nvrtc", "clang"):
        monkeypatch.setenv("CUDYN_COMPILER", compiler)
        assert read_job({"source": "int x;", "arch": "sm_80"}).compiler == compiler
    named = [read_job({"source": "int x;", "arch": "sm_80", "name": Name("k.cu")}) for _ in range(2)]
    assert named[0] is not named[1]


def test_read_inputs_of_an_equal_job_depends_on_the_variables() -> None:
    job = read_job({"source": "int x;", "arch": "sm_80"})
    first, same, other = (
        read_inputs(job, "sm_80", "cubin", variables) for variables in ({}, {}, {"NV_NVVM_VERSION": "x"})
    )
    assert first is same
    assert first.key != other.key
    assert read_inputs(job, "sm_80", "cubin", {}, "a reason").uncacheable_reason == "a reason"
    assert read_inputs(job, "sm_80", "cubin", {}).uncacheable_reason == ""
