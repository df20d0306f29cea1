"""The messages for an unusable library, with advice; read after a failure."""

from __future__ import annotations

import os

from .._errors import LibraryNotFoundError, LoadError, VersionError, escape, show
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .._errors import Attempt
    from .catalog import LibraryInfo

    Version = tuple[int, int]


# --- reasons against a candidate


def quote(error: Exception, candidate: str) -> str:
    """Give the system's reason why a file could not be opened, on one line."""
    text = str(error)
    if not text:  # Python 3.10 loses a message that it can't decode
        try:
            os.stat(candidate)
        except OSError as reason:
            shown = os.fsencode(candidate).decode("utf-8", "backslashreplace")
            text = f"{shown}: cannot open shared object file: {reason.strerror}"
        else:
            text = "dlopen failed, and its message can't be decoded"
    if isinstance(error, UnicodeDecodeError):  # ctypes could not decode dlopen's message
        text = error.object.decode("utf-8", "backslashreplace")
    return " ".join(text.split())


def explain_processor(file: str | None) -> str:
    """Add what glibc does not report: it treats a file for another processor as missing."""
    if file is None or not os.path.isfile(file):  # opening a pipe would wait for a writer
        return ""
    from .._formats import elf

    try:
        with open(file, "rb") as opened:
            header = elf.read_header(opened.read(64))
        with open("/proc/self/exe", "rb") as opened:
            own = elf.read_header(opened.read(64))
    except OSError:
        return ""
    if header is None or own is None or header.machine == own.machine:
        return ""
    return f"; {file} exists and is for {elf.name_machine(header.machine)}"


# --- reasons why a library is not usable


def say_too_old(title: str, found: Version, required: Version, path: str | None = None) -> str:
    """Say that a library is older than required."""
    at = f" at {escape(path)}" if path else ""
    return f"The {title} is too old: found {show(found)}{at}; {show(required)} or newer is required."


def say_too_new(title: str, found: Version, newest: Version) -> str:
    """Say why a library of a later major than the tables' is not called."""
    return (
        f"The {title} is too new: found {show(found)}; the newest that cudyn knows is {show(newest)}. "
        "Its symbols carry no version, so another major may expect other arguments."
    )


def make_error(
    info: LibraryInfo,
    usable: tuple[Version, Version | None],
    refused: Version | None,
    attempts: Sequence[Attempt],
    opened: bool,
    path: str | None,
    environment: Mapping[str, str],
) -> LoadError:
    """Make the error for a library without a usable candidate.

    refused: the newest version found outside `usable`. opened: could a candidate be opened?
    path: the user's, if given.
    """
    cure = _cure(info, path, environment)
    if refused is not None and refused < usable[0]:
        summary = say_too_old(info.title, refused, usable[0])
        return VersionError(info.title, summary, attempts, f"update it; {cure}", refused, usable[0])
    if refused is not None and usable[1] is not None:
        hint = (
            "update cudyn; or, if you know that its signatures are unchanged, name the file in "
            f"{info.variable} or reload(path), and choose the level with {info.name}.api(version)."
        )
        summary = say_too_new(info.title, refused, usable[1])
        return VersionError(info.title, summary, attempts, hint, refused, usable[1])
    if opened:
        return LoadError(info.title, f"The {info.title} was found but can't be used.", attempts, cure)
    if platform() not in info.files:
        name = "macOS" if platform() == "darwin" else platform()
        summary = f"There is no {info.title} for {name}: NVIDIA does not make one."
        hint = "types, constants and tables work here; calls need Linux or Windows."
        return LibraryNotFoundError(info.title, summary, attempts, hint)
    where = " at the given path" if path is not None else ""
    if not where and environment.get(info.variable):
        where = f" where {info.variable} points"
    return LibraryNotFoundError(info.title, f"The {info.title} was not found{where}.", attempts, cure)


def _cure(info: LibraryInfo, path: str | None, environment: Mapping[str, str]) -> str:
    """The advice for an unusable library: the cause may be the user's choice rather than the installation."""
    if path is not None:
        return "give reload() the path of a usable file, or no path to search for one."
    chosen = environment.get(info.variable)
    if chosen:
        return (
            f"correct {info.variable}, which is {chosen!r}, or unset it: while it is set, only that is tried."
        )
    given = environment.get("NVIDIA_DRIVER_CAPABILITIES")
    if info.capability and given and not {"all", info.capability} & {x.strip() for x in given.split(",")}:
        return (
            f"start the container with {info.capability!r} in NVIDIA_DRIVER_CAPABILITIES, which is {given!r} "
            "and decides which libraries of the driver it gets."
        )
    return info.hint
