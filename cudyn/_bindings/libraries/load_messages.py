"""The messages for an unusable library, with advice; read after a failure."""

from __future__ import annotations

import os

from ..._errors import LibraryNotFoundError, LoadError, VersionError, escape, show
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..._errors import Attempt
    from .catalog import LibraryInfo

    Version = tuple[int, int]


# --- reasons against a candidate


def explain_failure(error: Exception, candidate: str, file: str | None) -> str:
    """Say why a candidate could not be opened. file: the one that is there, or None."""
    if file is None:
        return quote(error)
    if os.path.islink(file) and not os.path.lexists(os.path.realpath(file)):
        return f"{file}: a link to {os.path.realpath(file)}, which does not exist"
    words = explain_processor(file) or quote(error)
    named = os.path.basename(words.partition(": ")[0])
    if ".so" in named and named != os.path.basename(file) and file not in words:
        return f"{file} needs a library that can't be opened: {words}"
    return words


def quote(error: Exception) -> str:
    """Give the system's reason why a file could not be opened, on one line."""
    return " ".join(str(error).split())


def explain_processor(file: str) -> str:
    """Say what glibc does not report: it treats a file for another processor as missing."""
    if not os.path.isfile(file):  # opening a pipe would wait for a writer
        return ""
    from ..._formats import elf

    try:
        with open(file, "rb") as opened:
            header = elf.read_header(opened.read(64))
        with open("/proc/self/exe", "rb") as opened:
            own = elf.read_header(opened.read(64))
    except OSError:
        return ""
    if header is None or own is None or header.machine == own.machine:
        return ""
    named = elf.name_machine(header.machine), elf.name_machine(own.machine)
    return f"{file}: made for {named[0]}, and this is {named[1]}"


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
    path: str | None,
    environment: Mapping[str, str],
) -> LoadError:
    """Make the error for a library without a usable candidate.

    refused: the newest version found outside `usable`. path: the user's, if given.
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
    unusable = next((attempt for attempt in attempts if attempt.file is not None), None)
    if unusable is not None:
        from .versions import PLACEHOLDER  # which an import with no library need not read

        summary = f"The {info.title} was found but can't be used: {_say_why(unusable)}."
        if cure is info.hint and PLACEHOLDER not in unusable.message:
            cure = f"reinstall or remove {escape(str(unusable.file))}; if that does not help, {cure}"
        return LoadError(info.title, summary, attempts, cure)
    if platform() not in info.files:
        name = "macOS" if platform() == "darwin" else platform()
        summary = f"There is no {info.title} for {name}: NVIDIA does not make one."
        hint = "types, constants and tables work here; calls need Linux or Windows."
        if platform() == "darwin":
            hint += ' `pip install "cudyn[clang]"` compiles to PTX, and tests run kernels on the CPU.'
        return LibraryNotFoundError(info.title, summary, attempts, hint)
    where = " at the given path" if path is not None else ""
    if not where and environment.get(info.variable):
        where = f" where {info.variable} points"
    return LibraryNotFoundError(info.title, f"The {info.title} was not found{where}.", attempts, cure)


def _say_why(attempt: Attempt) -> str:
    """The reason against a file that is there, with its path."""
    path = str(attempt.file)
    if path in attempt.message:
        return attempt.message
    return f"{path}: {attempt.message.removeprefix(f'{os.path.basename(path)}: ')}"


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


def advise_one_release(major: int) -> str:
    """Say how a compiler and a linker get to be of one release, of this major of CUDA."""
    return f'install both of one release: pip install "cudyn[cu{major}]".'
