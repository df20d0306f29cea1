"""Tests for environment variables: values that mean on and off, ignored values, and messages."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from cudyn._environment import read_switch, read_variable
from cudyn._kernels.cache import settings
from cudyn._kernels.compilers.architectures import get_device_arch
from cudyn._kernels.compilers.compiler import choose_compiler

from .conftest import run_python

VALUE_WITH_A_FORGED_LINE = "x\nForged: line\x1b[31m"
LONG_VALUE = "y" * 100_000


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        *((value, "on") for value in ("on", "1", "yes", "true", "ON", " True ")),
        *((value, "off") for value in ("off", "0", "no", "false", "Off", "NO ")),
        *((value, "") for value in ("", "  ")),
        ("only", "only"),
        ("Only", "only"),
    ],
)
def test_read_switch_with_any_spelling_returns_the_setting(
    monkeypatch: pytest.MonkeyPatch, value: str, expected: str
) -> None:
    """An empty variable means that the default applies. The cache is on by default."""
    monkeypatch.setenv("CUDYN_CACHE", value)
    assert read_switch("CUDYN_CACHE", "only") == expected
    default_mode = "on"
    assert settings.get_mode() == (expected if expected else default_mode)


def test_read_switch_of_a_missing_variable_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    assert (read_switch("CUDYN_CACHE"), read_variable("CUDYN_CACHE")) == ("", "")


@pytest.mark.parametrize("value", ["2", "maybe", "only", "on off"])
def test_read_switch_of_another_value_raises(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("CUDYN_CACHE", value)
    with pytest.raises(ValueError, match=f"^CUDYN_CACHE='{value}': expected off or on$"):
        read_switch("CUDYN_CACHE")


READERS = {
    "CUDYN_CACHE": settings.get_mode,
    "CUDYN_CACHE_SIZE": settings.get_limit,
    "CUDYN_ARCH": get_device_arch,
    "CUDYN_COMPILER": choose_compiler,
}


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("value", [VALUE_WITH_A_FORGED_LINE, LONG_VALUE])
def test_message_about_a_value_is_one_short_line(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    reader: Any = READERS[name]
    with pytest.raises(ValueError, match="expected") as caught:
        reader()
    text = str(caught.value)
    assert text.isprintable()
    assert len(text) < 200


@pytest.mark.parametrize("name", ["CUDYN_API", "CUDYN_FAST_CALLS"])
@pytest.mark.parametrize("value", [VALUE_WITH_A_FORGED_LINE, LONG_VALUE])
def test_invalid_value_that_must_not_raise_is_reported_in_one_line(name: str, value: str) -> None:
    code = "from cudyn._bindings.machine import fast_functions; fast_functions.why_unavailable()"
    process = run_python(code, env={name: value})
    assert process.returncode == 0
    (line,) = process.stderr.splitlines()
    assert line.startswith(f"cudyn: {name}=")
    assert line.endswith("; it is ignored")
    assert line.isprintable()
    assert len(line) < 200


@pytest.mark.parametrize("name", ["CUDYN_DRIVER", "CUDYN_NVRTC"])
@pytest.mark.parametrize("kind", ["missing", "broken", "long"])
def test_path_in_a_message_does_not_add_lines(name: str, kind: str, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "x\nForged: line.so"
    if kind == "broken":
        path.write_bytes(b"not a library")
    value = LONG_VALUE if kind == "long" else str(path)
    module = name.removeprefix("CUDYN_").lower()
    code = f"""
    from cudyn import {module} as library
    print(library.load_error)
    """
    process = run_python(code, env={name: value})
    assert process.returncode == 0
    assert name in process.stdout
    expected = "yyyy" if kind == "long" else "Forged"
    assert expected in process.stdout
    assert not any(line.strip().startswith("Forged") for line in process.stdout.splitlines())
    assert len(process.stdout) < 20_000
