"""Creates the error messages and the advice for an unusable library. Imported after a failure."""

from __future__ import annotations

import os

from ..._errors import LibraryNotFoundError, LoadError, VersionError, escape, shorten, show
from .dl import UnusableFileError
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..._errors import Attempt
    from .catalog import LibraryInfo

    Version = tuple[int, int]


# --- reasons for rejecting a candidate


def explain_failure(error: Exception, candidate: str, file: str | None) -> str:
    """Return the reason why a candidate could not be opened.

    Args:
        error: exception that opening it raised
        candidate: file or name that was tried
        file: path of the file, or `None` if it does not exist
    """
    if file is None or (isinstance(error, UnusableFileError) and error.advice):
        return quote(error)
    if os.path.islink(file) and not os.path.lexists(os.path.realpath(file)):
        return f"{file}: a link to {os.path.realpath(file)}, which does not exist"
    reason = explain_processor(file) or explain_mount(file) or quote(error)
    # The system loader's message begins with the library that could not be opened.
    failed, _, _ = reason.partition(": ")
    failed_name = os.path.basename(failed)
    is_other_library = ".so" in failed_name and failed_name != os.path.basename(file) and file not in reason
    return f"{file} needs a library that can't be opened: {reason}" if is_other_library else reason


def quote(error: Exception) -> str:
    """Return the system's message for a file that could not be opened, on one line."""
    return " ".join(str(error).split())


def explain_mount(file: str) -> str:
    """Return a message if the file system does not allow code to be loaded from it, or ""."""
    try:
        is_noexec = hasattr(os, "ST_NOEXEC") and os.statvfs(file).f_flag & os.ST_NOEXEC
    except OSError:
        return ""
    if not is_noexec:
        return ""
    return f"{file}: its file system is mounted noexec, so no library can be loaded from it"


def explain_processor(file: str) -> str:
    """Return a message if a file is for a different processor, or "". glibc reports such files as missing."""
    if not os.path.isfile(file):  # opening a pipe would block until there is a writer
        return ""
    from ..._formats import elf

    try:
        with open(file, "rb") as binary:
            file_header = elf.read_header(binary.read(elf.HEADER_SIZE))
        with open("/proc/self/exe", "rb") as binary:
            python_header = elf.read_header(binary.read(elf.HEADER_SIZE))
    except OSError:
        return ""
    if file_header is None or python_header is None or file_header.machine == python_header.machine:
        return ""
    machine = elf.name_machine(file_header.machine)
    python_machine = elf.name_machine(python_header.machine)
    return f"{file}: built for {machine}, but this is {python_machine}"


# --- reasons why a library is not usable


def explain_too_old(title: str, version: Version, required: Version, path: str | None = None) -> str:
    """Return the message for a library version that is older than required."""
    location = f" at {escape(path)}" if path else ""
    return f"The {title} is too old: found {show(version)}{location}; {show(required)} or newer is required."


def explain_too_new(title: str, version: Version, newest: Version) -> str:
    """Return the message for a library whose major version is newer than the newest in the tables."""
    return (
        f"The {title} is too new: found {show(version)}; the newest version that cudyn supports is "
        f"{show(newest)}. Its symbols do not contain a version, so a different major version may "
        "expect different arguments."
    )


def make_error(
    info: LibraryInfo,
    usable: tuple[Version, Version | None],
    unusable: Version | None,
    attempts: Sequence[Attempt],
    path: str | None,
    environment: Mapping[str, str],
) -> LoadError:
    """Create the error for a library without a usable candidate.

    Args:
        info: data for the loader
        usable: oldest and newest usable version, or `None` instead of the newest if there is no upper limit
        unusable: newest version among the candidates whose versions are not usable, or `None`
        attempts: candidates that were tried
        path: path that the user passed, if any
        environment: environment variables
    """
    advice = _advise(info, path, environment)
    oldest_usable, newest_usable = usable
    if unusable is not None and unusable < oldest_usable:
        summary = explain_too_old(info.title, unusable, oldest_usable)
        return VersionError(info.title, summary, attempts, f"update it; {advice}", unusable, oldest_usable)
    if unusable is not None and newest_usable is not None:
        hint = (
            "update cudyn; or, if you know that its signatures are unchanged, name the file in "
            f"{info.variable} or reload(path), and choose the level with {info.name}.api(version)."
        )
        summary = explain_too_new(info.title, unusable, newest_usable)
        return VersionError(info.title, summary, attempts, hint, unusable, newest_usable)
    if advice is info.hint and platform() == "linux" and not any(attempt.file for attempt in attempts):
        from .overlooked_files import iter_overlooked

        attempts = [*attempts, *iter_overlooked(info)]
    failed = next((attempt for attempt in attempts if attempt.file is not None), None)
    if failed is not None:
        from .versions import PLACEHOLDER  # imported here because it is seldom needed

        summary = f"The {info.title} was found but can't be used: {_explain_attempt(failed)}."
        if failed.advice:
            advice = failed.advice
        elif advice is info.hint and PLACEHOLDER not in failed.message:
            advice = f"reinstall or remove {escape(str(failed.file))}; if that does not help, {advice}"
        return LoadError(info.title, summary, attempts, advice)
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
    return LibraryNotFoundError(info.title, f"The {info.title} was not found{where}.", attempts, advice)


def _explain_attempt(attempt: Attempt) -> str:
    """Return the reason why an existing file cannot be used, with the file's path."""
    path = str(attempt.file)
    if path in attempt.message:
        return escape(attempt.message)
    return escape(f"{path}: {attempt.message.removeprefix(f'{os.path.basename(path)}: ')}")


def _advise(info: LibraryInfo, path: str | None, environment: Mapping[str, str]) -> str:
    """Return advice for an unusable library, which the user may have chosen with a path or a variable."""
    if path is not None:
        return "pass reload() the path of a usable file, or no path to search for one."
    chosen = environment.get(info.variable)
    if chosen:
        return (
            f"correct {info.variable}, which is {shorten(chosen)!r}, or unset it: while it is set, no other "
            "file is tried."
        )
    capabilities = environment.get("NVIDIA_DRIVER_CAPABILITIES")
    if info.capability and capabilities and not _is_enabled(info.capability, capabilities):
        return (
            f"start the container with {info.capability!r} in NVIDIA_DRIVER_CAPABILITIES, which is "
            f"{shorten(capabilities)!r} and determines which of the driver's libraries it contains."
        )
    return info.hint


def _is_enabled(capability: str, capabilities: str) -> bool:
    """Return whether NVIDIA_DRIVER_CAPABILITIES, a list separated by commas, contains a capability."""
    enabled = {item.strip() for item in capabilities.split(",")}
    return "all" in enabled or capability in enabled


def advise_one_release(major: int) -> str:
    """Return advice on installing a compiler and a linker of the same release for a CUDA major version."""
    return f'install both from the same release: pip install "cudyn[cu{major}]".'
