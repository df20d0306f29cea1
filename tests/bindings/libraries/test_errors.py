"""Tests for exceptions: their hierarchy, messages, pickling and copying."""

from __future__ import annotations

import copy
import importlib
import pickle
from collections.abc import Callable, Iterator

import pytest

import cudyn
from cudyn import driver, nvrtc
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import rows

ATTEMPT = cudyn.errors.Attempt("/lib/libcuda.so.1", "given path", "file too short")

EXAMPLES: dict[str, Callable[[], cudyn.CudynError]] = {
    "CudynError": lambda: cudyn.CudynError("something"),
    "LoadError": lambda: cudyn.LoadError("CUDA driver", "It can't be used.", [ATTEMPT], "do this."),
    "LibraryNotFoundError": lambda: cudyn.errors.LibraryNotFoundError(
        "CUDA driver", "It is not there.", [ATTEMPT, ATTEMPT]
    ),
    "VersionError": lambda: cudyn.errors.VersionError(
        "CUDA driver", "It is too old.", [ATTEMPT], "update it.", (10, 2), (11, 0)
    ),
    "SymbolNotFoundError": lambda: cudyn.SymbolNotFoundError(
        "cuCtxCreate", "cuCtxCreate_v4", "12.5", "CUDA driver", (12, 0), "/lib/l.so", "cuCtxCreate_v3", "Do."
    ),
    "CudaError": lambda: cudyn.CudaError(
        "cuInit", 12345, "unknown status", "no release of the headers defines it"
    ),
    "DriverError": lambda: cudyn.DriverError(
        "cuInit", driver.CUDA_ERROR_NO_DEVICE, "CUDA_ERROR_NO_DEVICE", "no GPU", "The driver is old."
    ),
    "NvrtcError": lambda: cudyn.errors.NvrtcError(
        "nvrtcCompileProgram",
        nvrtc.NVRTC_ERROR_COMPILATION,
        "NVRTC_ERROR_COMPILATION",
        "see the log",
        "",
        "k(1): bad",
    ),
}


def test_hierarchy_of_exceptions_matches_the_documentation() -> None:
    """docs/reference/library_modules.md#errors shows the hierarchy."""
    parents = {
        cudyn.CudynError: Exception,
        cudyn.LoadError: cudyn.CudynError,
        cudyn.errors.LibraryNotFoundError: cudyn.LoadError,
        cudyn.errors.VersionError: cudyn.LoadError,
        cudyn.SymbolNotFoundError: cudyn.CudynError,
        cudyn.CudaError: cudyn.CudynError,
        cudyn.DriverError: cudyn.CudaError,
        cudyn.errors.NvrtcError: cudyn.errors.CompilerError,
    }
    for error, parent in parents.items():
        assert error.__bases__[0] is parent
    load_error = cudyn.LoadError
    symbol_error = cudyn.SymbolNotFoundError
    call_error = cudyn.CudaError
    for first_class, second_class in (
        (load_error, symbol_error),
        (symbol_error, call_error),
        (call_error, load_error),
    ):
        assert not issubclass(first_class, second_class)
        assert not issubclass(second_class, first_class)
    assert {cls.__name__ for cls in parents} == EXAMPLES.keys()
    assert {*EXAMPLES, "Attempt"} <= set(cudyn.errors.__all__)


def test_load_error_lists_candidates_and_advice() -> None:
    """The first line is the summary, and the last one contains the advice."""
    lines = str(EXAMPLES["LoadError"]()).splitlines()
    assert lines[0] == "It can't be used."
    assert [line for line in lines if "/lib/libcuda.so.1 (given path): file too short" in line] == [lines[2]]
    assert lines[-1] == "What to do: do this."
    error = EXAMPLES["VersionError"]()
    assert isinstance(error, cudyn.errors.VersionError)
    assert (error.found, error.required) == ((10, 2), (11, 0))


def test_symbol_error_names_the_symbol_the_library_and_the_nearest_symbol() -> None:
    """Details that are not known are omitted from the message."""
    text = str(EXAMPLES["SymbolNotFoundError"]())
    for fragment in (
        "cuCtxCreate is",
        "cuCtxCreate_v4",
        "12.5",
        "CUDA driver 12.0",
        "/lib/l.so",
        "cuCtxCreate_v3",
        "Do.",
    ):
        assert fragment in text
    error_without_details = cudyn.SymbolNotFoundError("cuInit", "cuInit", "11.7", "CUDA driver", None, None)
    assert str(error_without_details).startswith(
        "cuInit needs the symbol cuInit, introduced in CUDA 11.7; the CUDA driver at"
    )
    assert "Nearest" not in str(error_without_details)


def test_call_error_has_function_status_description_note_and_log() -> None:
    """Parts that are missing leave no gaps in the message."""
    assert (
        str(EXAMPLES["CudaError"]()) == "cuInit: unknown status (12345): no release of the headers defines it"
    )
    assert str(EXAMPLES["DriverError"]()) == "cuInit: CUDA_ERROR_NO_DEVICE (100): no GPU\nThe driver is old."
    text = str(EXAMPLES["NvrtcError"]())
    assert text == "nvrtcCompileProgram: NVRTC_ERROR_COMPILATION (6): see the log\nk(1): bad"
    assert str(cudyn.CudaError("f", 7, "NAME", "")) == "f: NAME (7)"


def iter_copies(error: BaseException) -> Iterator[BaseException]:
    """Yield copies of an exception: by copy, deepcopy, and each pickle protocol."""
    yield copy.copy(error)
    yield copy.deepcopy(error)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(error, protocol))


@pytest.mark.parametrize("name", EXAMPLES)
def test_pickled_error_keeps_its_attributes(name: str) -> None:
    """Type, message and all attributes are kept, because process pools pickle exceptions."""
    error = EXAMPLES[name]()
    error.found_in = "a test"  # type: ignore[attr-defined]  # attributes that callers attach are kept as well
    for copied in iter_copies(error):
        assert copied is not error
        assert type(copied) is type(error)
        assert str(copied) == str(error)
        assert copied.args == error.args
        assert vars(copied) == vars(error)


def test_attempts_compare_by_value() -> None:
    """Control characters in a reason are escaped, because the text is printed on a terminal."""
    same = cudyn.errors.Attempt("/lib/libcuda.so.1", "given path", "file too short")
    assert same == ATTEMPT
    assert hash(same) == hash(ATTEMPT)
    assert same != cudyn.errors.Attempt("/lib/libcuda.so.1", "given path", "something else")
    assert same != "/lib/libcuda.so.1 (given path): file too short"
    assert str(same) == "/lib/libcuda.so.1 (given path): file too short"
    assert eval(repr(same), {"Attempt": cudyn.errors.Attempt}) == same
    unprintable = cudyn.errors.Attempt("/ü/lib.so", "given path", "line\n\udcffend")
    assert str(unprintable) == "/ü/lib.so (given path): line\\n\\xffend"


# The enum with the statuses of each library, if it is not the type of the status.
STATUS_ENUMS = {"cufile": "CUfileOpError", "nvshmem": "nvshmemx_status"}
# Of the other libraries, some have a C function that describes a status. The rest do not have checked
# functions, so their functions return statuses and do not raise.
DESCRIBED = [info for info in catalog.find_all() if not info.describe and library(info).checked != ()]


def read_descriptions(info: catalog.LibraryInfo) -> dict[str, str]:
    """Return the descriptions of a library's statuses, keyed by the name of the status."""
    descriptions: dict[str, str] = importlib.import_module(
        f"cudyn._bindings.tables.{info.name}_statuses"
    ).DESCRIPTIONS
    return descriptions


@pytest.mark.parametrize("info", DESCRIBED, ids=[info.name for info in DESCRIBED])
def test_every_status_of_every_release_has_a_description(info: catalog.LibraryInfo) -> None:
    """Other status codes do not have a description."""
    types = importlib.import_module(f"cudyn._bindings.tables.{info.name}_types")
    if info.name in STATUS_ENUMS:
        tag = STATUS_ENUMS[info.name]
    else:
        tag = types.TYPEDEFS[info.status].removeprefix("enum ")
    _, enumerators = rows.enum(types.ENUMS[tag])
    assert read_descriptions(info).keys() == enumerators.keys()


@pytest.mark.parametrize("info", DESCRIBED, ids=[info.name for info in DESCRIBED])
def test_descriptions_of_statuses_are_lines_without_a_full_stop(info: catalog.LibraryInfo) -> None:
    for status, text in read_descriptions(info).items():
        assert text.strip() == text != "", status
        assert "\n" not in text, status
        assert not text.endswith("."), status
