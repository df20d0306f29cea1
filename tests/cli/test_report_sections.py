"""Tests for sections of the report: kernels on the CPU, and the status of cuInit."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from cudyn._cli import facts
from cudyn._cli import report as doctor

from ..bindings.libraries.test_no_library import MAC
from ..conftest import run_python

REPORT = "import cudyn; print(cudyn.report())"


@pytest.mark.parametrize(
    ("nvrtc", "clang", "expected"),
    [
        ([13, 0], {"version": None}, "compilers  NVRTC 13.0 and cc"),
        ([13, 0], {"version": [22, 1], "replaces_nvrtc": True}, "compilers  NVRTC 13.0 and cc"),
        ([13, 0], {"version": [22, 1], "asked": True}, "compilers  clang 22.1 and cc"),
        (None, {"version": [22, 1], "replaces_nvrtc": True}, "compilers  clang 22.1 and cc"),
        (None, {"version": [22, 1]}, "no compiler of CUDA C++: set CUDYN_COMPILER=clang"),
        (None, {"version": None}, 'no compiler of CUDA C++: pip install "cudyn[compile]"'),
    ],
)
def test_cpu_section_depends_on_the_compilers(
    nvrtc: list[int] | None, clang: dict[str, Any], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cudyn._simulator.cpu.c_compiler.find_compiler", lambda: ("cc",))
    monkeypatch.setattr(facts, "platform", lambda: "linux")
    libraries = [{"module": "nvrtc", "version": nvrtc}]
    clang = {"asked": False, "replaces_nvrtc": False, **clang}
    cpu = facts.read_cpu({"libraries": libraries, "clang": clang})
    text = "\n".join(doctor.SECTIONS["cpu"][1]({"cpu": cpu}))
    assert expected in text
    assert ("pytest --cudyn-simulate=sm_90" in text) is ("compilers" in expected)


def test_cpu_section_names_a_missing_c_compiler(tmp_path: pathlib.Path) -> None:
    text = run_python(REPORT, env={"PATH": str(tmp_path), "CC": ""}, flags=("-S",)).stdout
    assert "Tests without a GPU: no kernels\n  no C compiler: expected cc, gcc or clang on PATH" in text


def test_report_on_macos_names_the_compiler_once() -> None:
    text = run_python(f"{MAC}{REPORT}", flags=("-S",)).stdout
    assert "There is no CUDA driver for macOS" in text
    assert '`pip install "cudyn[clang]"` compiles to PTX' in " ".join(text.split())
    assert "NVRTC" not in text
    assert "Optional libraries" not in text


@pytest.mark.parametrize(("status", "is_described"), [(999, False), (46, True)])
def test_report_explains_a_status_once(status: int, is_described: bool) -> None:
    """If the usual cause of a status is known, only the problems contain it.

    Otherwise, the section about devices contains the meaning of the status.
    """
    devices = {"status": status, "name": "CUDA_ERROR", "description": "its meaning", "devices": []}
    text = "\n".join(doctor.SECTIONS["devices"][1]({"devices": devices}))
    assert ("its meaning" in text) is is_described


@pytest.mark.parametrize("usable", [True, False])
def test_report_begins_with_its_conclusion(usable: bool) -> None:
    """Libraries that were not found are listed only among the problems: they may not be needed."""
    missing = {"type": "LibraryNotFoundError", "summary": "", "attempts": [], "hint": ""}
    broken = {**missing, "type": "LoadError"}
    libraries = [
        {"module": "driver", "title": "CUDA driver", "version": [12, 4], "error": None},
        {"module": "nvrtc", "title": "NVRTC library", "version": None, "error": missing},
        {"module": "cublas", "title": "cuBLAS library", "version": None, "error": missing},
        {"module": "cufft", "title": "cuFFT library", "version": None, "error": broken},
    ]
    cpu = {"compiler": "clang 22.1", "c_compiler": "cc", "reason": None}
    problems = [{"weight": "error", "problem": "It is broken.", "advice": "repair it."}]
    data = {"usable": usable, "libraries": libraries, "cpu": cpu, "problems": problems}
    works = ["types and constants", "compilation (clang 22.1)", "kernels on the CPU (tests without a GPU)"]
    fails = ["cuFFT"]
    (works if usable else fails).insert(1 if usable else 0, "calls to the driver")
    lines = [
        f"The driver is {'usable' if usable else 'not usable'}.",
        f"works: {', '.join(works)}",
        f"does not work: {', '.join(fails)}",
        "libraries: CUDA driver 12.4",
        "error: It is broken.",
        "-> repair it.",
    ]
    assert " ".join(str(doctor.Report(data)).split()).startswith(" ".join(lines))


def test_unusable_driver_is_listed_once() -> None:
    error = {"type": "LoadError", "summary": "", "attempts": [], "hint": ""}
    libraries = [{"module": "driver", "title": "CUDA driver", "version": None, "error": error}]
    cpu = {"compiler": "clang 22.1", "c_compiler": "cc", "reason": None}
    data = {"usable": False, "libraries": libraries, "cpu": cpu, "problems": []}
    assert "\n  does not work: calls to the driver\n" in str(doctor.Report(data))
