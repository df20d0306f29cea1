"""Tests for the details of errors: notes and compiler logs."""

from __future__ import annotations

import ctypes
import pickle
from typing import Any

import pytest

from cudyn import driver, errors, nvrtc
from cudyn._bindings.libraries import failures
from cudyn._bindings.libraries.load import Outcome
from cudyn._bindings.libraries.module import view_of
from cudyn._bindings.libraries.view import View

from ...support.golden import Golden

KINDS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, errors.CudaError) and kind is not errors.CudaError
]


@pytest.mark.parametrize("kind", KINDS)
def test_added_notes_keep_the_rest_of_the_message(kind: type[errors.CudaError]) -> None:
    """A copy of the error has all notes. The original error is unchanged."""
    log = ["line 1: error"] if issubclass(kind, errors.CompilerError) else []
    error = kind("function", 7, "SEVEN", "it failed", "first", *log)
    extended = error.with_notes("", "second", "")
    assert type(extended) is kind
    assert (extended.function, extended.status, extended.name, extended.description) == (
        "function",
        7,
        "SEVEN",
        "it failed",
    )
    assert extended.note == "first\nsecond"
    assert str(extended) == "\n".join(["function: SEVEN (7): it failed", "first", "second", *log])
    assert getattr(extended, "log", None) == (log[0] if log else None)
    copied = pickle.loads(pickle.dumps(extended))
    assert (copied.args, str(copied)) == (extended.args, str(extended))
    assert (error.note, error.with_notes("").note) == ("first", "first")


@pytest.mark.parametrize("kind", [errors.LoadError, errors.LibraryNotFoundError, errors.VersionError])
def test_load_error_without_details_is_one_line(kind: type[errors.LoadError]) -> None:
    error = kind("a library", "It can't be used.")
    assert (error.hint, error.attempts, str(error)) == ("", (), "It can't be used.")


def test_error_in_a_fork_has_a_note(golden: Golden) -> None:
    """The note contains advice. Errors in the parent process do not have this note."""
    outcome = Outcome()
    view = View(view_of(driver).library, chosen=None, outcome=outcome)
    status = view.library.info.forked
    assert status is not None
    assert "fork" not in failures.find_note(view, status, "CUDA_ERROR_NOT_INITIALIZED", "cuCtxCreate")
    outcome.process = 1
    note = failures.find_note(view, status, "CUDA_ERROR_NOT_INITIALIZED", "cuCtxCreate")
    golden.check("note_in_a_fork", str(note))
    assert failures.find_note(view, status, "CUDA_ERROR_NOT_INITIALIZED", "cuInit").endswith(
        '"forkserver" method.'
    )


@pytest.mark.parametrize(
    ("size_status", "text_status", "log"), [(0, 0, "line 1"), (1, 0, ""), (0, 1, ""), (None, 0, "")]
)
def test_unavailable_log_is_empty(
    monkeypatch: pytest.MonkeyPatch, size_status: int | None, text_status: int, log: str
) -> None:
    """The library does not have a function for the log, or the function fails."""

    def store_size(program: object, size: Any) -> int | None:
        """Store the size of the log, and return a status."""
        size._obj.value = 8
        return size_status

    def store_text(program: object, text: Any) -> int:
        """Store the text of the log, and return a status."""
        text.value = b"line 1\n"
        return text_status

    view = View(view_of(nvrtc).library, None)
    functions = {"nvrtcGetProgramLogSize": store_size, "nvrtcGetProgramLog": store_text}
    if size_status is None:
        functions = {}
    assert failures._read_log(view, functions.get, "nvrtcCompileProgram", (ctypes.c_void_p(5),)) == log
    assert failures._read_log(view, functions.get, "nvrtcVersion", (ctypes.c_void_p(5),)) == ""
