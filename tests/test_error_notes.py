"""What with_notes keeps of an error."""

from __future__ import annotations

import pickle

import pytest

from cudyn import errors

KINDS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, errors.CudaError) and kind is not errors.CudaError
]


@pytest.mark.parametrize("kind", KINDS)
def test_notes_are_added_and_nothing_is_lost(kind: type[errors.CudaError]) -> None:
    log = ["line 1: error"] if issubclass(kind, errors.CompilerError) else []
    error = kind("function", 7, "SEVEN", "it failed", "first", *log)
    more = error.with_notes("", "second", "")
    assert type(more) is kind
    assert (more.function, more.status, more.name, more.description) == ("function", 7, "SEVEN", "it failed")
    assert more.note == "first\nsecond"
    assert str(more) == "\n".join(["function: SEVEN (7): it failed", "first", "second", *log])
    assert getattr(more, "log", None) == (log[0] if log else None)
    again = pickle.loads(pickle.dumps(more))
    assert (again.args, str(again)) == (more.args, str(more))
    assert (error.note, error.with_notes("").note) == ("first", "first")
