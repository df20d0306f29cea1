"""Creates the exception for a failed call, with the status's name and description, the log and notes.

This module is imported when a call has failed, or by a module that registers an adviser.
"""

from __future__ import annotations

import ctypes
import os

from ..._errors import show
from ..._process import process
from . import causes
from . import load as loading
from .library import driver, list_loaded_versions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..._errors import CudaError
    from .catalog import LibraryInfo
    from .level_facts import LevelFacts


def make_error(
    view: LevelFacts,
    get_bare: Callable[[str], Any],
    status: int,
    name: str,
    arguments: tuple[Any, ...],
    outputs: dict[str, Any],
) -> CudaError:
    """Create the exception for a status that a call returned.

    Args:
        view: library at the API level of the call
        get_bare: returns the bare function of a symbol
        status: status that the call returned
        name: the function's name
        arguments: arguments of the call, if they explain the failure
        outputs: details that the call itself reported about the failure, keyed by parameter name
    """
    __tracebackhide__ = True
    cause = loading.take_cause() or ""  # a backend may provide an exception or a note
    if isinstance(cause, BaseException):
        try:
            raise cause
        finally:
            del cause  # avoids a reference cycle between the exception and this frame
    library = view.library
    info = view.library.info
    log = (_read_log(view, get_bare, name, arguments),) if info.log is not None else ()
    try:
        member = view.types.get(info.codes)(status)
    except ValueError:  # a later release introduced the status
        member = library.status(status)
    label = status_name = getattr(member, "name", "")
    if "errno" in outputs:
        label = "a system error"
        text = os.strerror(outputs["errno"])
    elif not status_name:
        label = "unknown status"
        text = "no release of the headers defines it"
    else:
        text = library.describe_status(status_name) or _read_description(view, get_bare, status)
        text = loading.backend.adapt_advice(text)
        text = "" if text == status_name else text
    if "cu_err" in outputs:  # the driver's status, in addition to cuFile's own
        outputs["cu_err"] = driver().status(outputs["cu_err"])
    texts_from_call = [value for value in outputs.values() if isinstance(value, str) and value]
    if texts_from_call:  # more specific than the description of the status
        text = texts_from_call[0]
    note = cause or find_note(view, status, status_name, name)
    return info.error(name, member, label, text, note, *log).with_outputs(outputs)


def _read_description(view: LevelFacts, get_bare: Callable[[str], Any], status: int) -> str:
    """Return the library's own description of a status, or "" if the library does not provide one."""
    describe = view.library.info.describe
    if not describe or describe not in view.outcome.of(describe).symbols:
        return ""
    function = get_bare(describe)
    text: bytes | None
    if len(function.argtypes) > 1:  # CUPTI's function returns a status, and writes the text to a pointer
        output = ctypes.c_char_p()
        function(status, ctypes.byref(output))
        text = output.value
    else:
        text = function(status)
    return text.decode("utf-8", "replace").strip() if text else ""


def _read_log(view: LevelFacts, get_bare: Callable[[str], Any], name: str, arguments: tuple[Any, ...]) -> str:
    """Return the compiler's log for a failed call, or "" if the log is empty or missing.

    `LibraryInfo.log` lists the functions that write a log, and those that return the log and its size.
    """
    functions_with_log, size_symbol, log_symbol = view.library.info.log or ((), "", "")
    if name not in functions_with_log:
        return ""
    get_size = get_bare(size_symbol)
    get_log = get_bare(log_symbol)
    if get_size is None or get_log is None:
        return ""
    handle = arguments[0]  # the program or the linker state that the log belongs to
    size = ctypes.c_size_t()
    if get_size(handle, ctypes.byref(size)) != 0:
        return ""
    log = (ctypes.c_char * size.value)()
    if get_log(handle, log) != 0:
        return ""
    return log.value.decode("utf-8", "replace").rstrip("\n")


_advisers: list[Callable[[LibraryInfo, int], str]] = process.keep([])


def add_adviser(advise: Callable[[LibraryInfo, int], str]) -> None:
    """Register a function that returns a note about a status of a library, or ""."""
    _advisers.append(advise)


def find_note(view: LevelFacts, status: int, label: str, function: str) -> str:
    """Return a note about the most likely cause of a failure, or "".

    Args:
        view: library at the API level of the call
        status: status that the call returned
        label: name of the status, or "" if it is unknown
        function: name of the function that was called
    """
    info = view.library.info
    outcome = view.outcome
    if status == info.forked and outcome.process != os.getpid():
        return _explain_fork(outcome.process, may_lack_init=info is driver().info and function != "cuInit")
    notes = [advise(info, status) for advise in _advisers]
    if any(notes):
        return "\n".join(filter(None, notes))
    error = driver().outcome.error if label in info.driverless else None
    if error is not None:
        advice = f"\nWhat to do: {error.hint}" if error.hint else ""
        return f"It needs a driver, and no driver is usable: {error.summary}{advice}"
    is_simulated = loading.backend.has(info.name)
    explanation = ""
    if info.name in ("driver", "runtime") and not is_simulated:
        # A library can be loaded more than once. The failed call used the library of this view.
        versions = {**list_loaded_versions(), info.name: outcome.version}
        known_versions = {module: version for module, version in versions.items() if version}
        explanation = causes.explain_status(status, function, known_versions, os.environ)
    elif info.name == "nvml" and not is_simulated:
        explanation = causes.explain_nvml_status(status, function)
    if explanation:
        return explanation
    if label in info.dated and outcome.version and outcome.version < view.library.version_at(view.level):
        return (
            f"The {info.title} is {show(outcome.version)}, older than the API level {view.level} in use, "
            "and may lack the features that newer headers added."
        )
    return ""


def _explain_fork(parent: int, *, may_lack_init: bool) -> str:
    """Return a note about a failure in a forked child process.

    Args:
        parent: ID of the process that loaded the library.
        may_lack_init: Whether the call may have failed because this process has not called cuInit. A child
            process can use CUDA if its parent process has not used CUDA.
    """
    note = (
        f"This process is a fork of process {parent}, and CUDA does not survive a fork: if "
        'that process had used CUDA, start workers with the "spawn" or "forkserver" method'
    )
    return note + ("; if not, call cuInit first." if may_lack_init else ".")
