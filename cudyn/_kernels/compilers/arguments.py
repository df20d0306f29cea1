"""Checks the arguments of `cudyn.compile`, `link` and `fatbin`, and creates the job that they describe."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

from ..._environment import read_variable
from ..._errors import escape, show_value
from ..._formats.image import KINDS
from ..._process import process
from .architectures import choose_kinds, expand_native, get_device_arch, is_list
from .compiler import VARIABLE, choose_compiler
from .job import INCLUDING, Job
from .nvrtc.options import read_options

_BOM = b"\xef\xbb\xbf"

# Options that contain a path: long names with a value, or -I.
_PATH_OPTION = re.compile(rf"(--include-path|{'|'.join(INCLUDING)})(?:=(.*))?|(-I)[= ]?(.*)", re.S)

# Matches a file name that was passed as source code by mistake: one line that ends with a known suffix and
# does not look like code.
_FILE_NAME = re.compile(rb"(?!//)[^\n;{}()#<>\"=]*[\w)-]\.(cu|cuh|c|cc|cpp|cxx|h|hpp|txt)\s*", re.I)

_PLAIN = (str, bool, type(None))  # types of arguments that become part of a key unchanged
_LISTS = (list, tuple)
_STRINGS = {str}
_EMPTY = ()  # the default of several arguments; `is` recognizes it, because Python has only one empty tuple

# Caches the jobs of earlier calls, because checking the arguments takes a quarter of the time of a cache hit.
# `_make_key` creates the keys.
_jobs: dict[tuple[Any, ...], Job] = process.own({})
_MAX_JOBS = 256
_MAX_SOURCE = 1 << 16  # maximum length, in characters, of a source whose job is cached


def make_job(
    source: Any,
    *,
    arch: Any,
    to: Any,
    name: Any,
    options: Any,
    include_path: Any,
    headers: Any,
    define_macro: Any,
    std: Any,
    name_expressions: Any,
    cache: Any,
    compiler: Any,
    digest: Any,
    std_headers: Any,
    real_paths: Any,
) -> Job:
    """Check the arguments of `cudyn.compile`, and return the job that they describe.

    If an earlier call had the same arguments, and nothing but the arguments determines the job, the job of
    the earlier call is returned.

    Raises TypeError or ValueError for an invalid argument, OSError if a file cannot be read, or the driver's
    error if the architecture has to be queried from a device.
    """
    arguments: tuple[Any, ...] = (
        arch,
        to,
        name,
        options,
        include_path,
        headers,
        define_macro,
        std,
        name_expressions,
        cache,
        compiler,
        digest,
        std_headers,
        real_paths,
    )
    key = _make_key(source, arguments)
    job = None if key is None else _jobs.get(key)
    if job is None:
        job = _check_arguments(source, *arguments)
        if key is not None:
            if len(_jobs) >= _MAX_JOBS:
                _jobs.clear()
            _jobs[key] = job
    return job


def _make_key(source: Any, arguments: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Return a key for the arguments of `make_job`, or `None` if its job is not cached.

    The job is not cached if it may depend on files or devices, or if an argument is neither a string, a
    boolean, `None` nor a list of strings: other objects may change, or be equal to objects with another
    meaning.
    """
    if type(source) is not str or len(source) > _MAX_SOURCE:
        return None
    arch = arguments[0]
    if not isinstance(arch, (str, list)) or "native" in arch:  # the job depends on the devices
        return None
    try:
        values = [
            value if type(value) in _PLAIN or value is _EMPTY else _freeze(value) for value in arguments
        ]
    except TypeError:
        return None
    return source, read_variable(VARIABLE), *values


def _freeze(value: Any) -> tuple[Any, ...]:
    """Return a hashable copy of a list or tuple of strings. Raises TypeError for any other value."""
    kind = type(value)
    if kind not in _LISTS or not {*map(type, value)} <= _STRINGS:
        raise TypeError
    return kind, *value


def _check_arguments(
    source: Any,
    arch: Any,
    to: Any,
    name: Any,
    options: Any,
    include_path: Any,
    headers: Any,
    define_macro: Any,
    std: Any,
    name_expressions: Any,
    cache: Any,
    compiler: Any,
    digest: Any,
    std_headers: Any,
    real_paths: Any,
) -> Job:
    """Check the arguments of `make_job`, and create the job."""
    include_path = check_strings("include_path", include_path)
    if not isinstance(source, (str, bytes)) and isinstance(source, os.PathLike):
        path = os.fspath(source)
        name = name or path
        include_path.insert(0, os.path.dirname(os.path.abspath(path)))
        with open(path, "rb", buffering=0) as file:
            source = file.read()
    name = check_string("name", name) or "kernel.cu"
    text = check_text(name, source)
    if _FILE_NAME.fullmatch(text):
        path = text.decode().strip()
        raise ValueError(f"source: {path!r} is a file name; to compile the file, pass pathlib.Path({path!r})")
    headers = {} if headers is None else headers
    if not hasattr(headers, "items"):
        raise TypeError(f"headers: expected a mapping from names to strings, got {type(headers).__name__}")
    headers = {key: check_text(key, headers[key]) for key in check_strings("headers", headers)}
    name_expressions = check_strings("name_expressions", name_expressions)
    for expression in name_expressions:
        if "\n" in expression or "\r" in expression:
            raise ValueError(f"name_expressions: {expression!r} contains a line break")
    derived_options = _list_macros(define_macro)
    std = check_string("std", std)
    derived_options += [f"-std={std}"] if std else []
    other_options, arches_in_options = read_options(check_strings("options", options))
    folders = _split_folders(other_options)
    compiler = choose_compiler(None if compiler is None else check_string("compiler", compiler))
    digest = _check_digest(digest)
    arches, kinds, single = _choose_targets(arch, to, arches_in_options)
    return Job(
        text=text,
        name=name,
        headers=headers,
        include_path=[*folders, *include_path],
        compiler=compiler,
        options=[*derived_options, *other_options],
        name_expressions=name_expressions,
        arches=arches,
        to=kinds,
        single=single,
        cached=bool(cache),
        digest=digest,
        std_headers=bool(std_headers),
        real_paths=bool(real_paths),
    )


def _list_macros(macros: Any) -> list[str]:
    """Return the options that define macros.

    Args:
        macros: Argument `define_macro`: a mapping from names to values, or a list of "NAME" and "NAME=VALUE".
    """
    if type(macros) is tuple and not macros:  # the default
        return []
    names = check_strings("define_macro", macros)
    values = macros if hasattr(macros, "items") else {}
    return check_strings("define_macro", [_write_macro(name, values.get(name)) for name in names])


def _write_macro(name: str, value: object) -> str:
    """Return the option that defines a macro.

    Booleans are written as integers, because `True` is an identifier in C++.
    """
    if value is None:
        return f"-D{name}"
    return f"-D{name}={int(value) if isinstance(value, bool) else value}"


def _split_folders(options: list[str]) -> list[str]:
    """Remove the options for header directories from a list of options, and return the directories.

    If an option that includes a header is followed by the header's path as a separate item of the list, the
    two are joined with "=".
    """
    folders = []
    remaining = []
    words = iter(options)
    for option in words:
        match = _PATH_OPTION.fullmatch(option)
        if not match:
            remaining.append(option)
            continue
        name = match[1] or match[3]
        value = match[2] or match[4] or next(words, "")
        if not value:
            raise ValueError(f"the option {option} needs a value")
        if name in INCLUDING:
            remaining.append(f"{name}={value}")
        else:
            folders.append(value)
    options[:] = remaining
    return folders


def _choose_targets(
    arch: Any, to: Any, in_options: Sequence[str]
) -> tuple[list[str], str | tuple[str, ...] | None, bool]:
    """Return the architectures, the kind or kinds of code, and whether the result is a single image.

    Args:
        arch: Argument `arch`.
        to: Argument `to`.
        in_options: Architectures that are specified by nvcc's options, such as -gencode.
    """
    from_options = arch is None and bool(in_options)
    if from_options:
        arch = in_options
    elif arch is None:
        arch = get_device_arch()
    elif in_options:
        listed = ", ".join(in_options)
        raise ValueError(f"the architecture is specified twice: arch={arch!r}, and {listed!r} in the options")
    kinds: Any = _check_kinds(to)
    is_one = isinstance(arch, (str, bytes)) or not hasattr(arch, "__iter__")
    listed_arches: list[Any] = [arch] if is_one else [*arch]
    for name in listed_arches:
        if not isinstance(name, str):
            expected = "a string such as 'sm_90', or a list of strings"
            raise TypeError(f"arch: expected {expected}, got {type(name).__name__} {show_value(name)}")
    names = check_strings("arch", listed_arches)
    if not names:
        raise ValueError("arch: expected at least one architecture")
    if kinds == ():
        raise ValueError("to: expected at least one kind of code")
    arches = expand_native(names)  # resolve "native" on this machine, even if another machine compiles
    single = isinstance(arch, str) and not is_list(arch)  # whether there is one architecture
    if from_options:
        single = len(arches) == 1 and not is_list(arches[0])
        if kinds is None and not single:
            kinds = "fatbin"
        elif isinstance(kinds, str) and kinds != "fatbin" and not single:
            listed = ", ".join(arches)
            raise ValueError(
                f"to={to!r}, and the options list several architectures ({listed}), which produce a fatbin; "
                f"pass arch={arches!r} to get one image for each"
            )
    for name in arches:
        if not is_list(name):
            choose_kinds(name, kinds)
    return arches, kinds, single and not isinstance(kinds, tuple)


def _check_kinds(to: Any) -> str | tuple[str, ...] | None:
    """Return the argument `to`: a kind of code, `None`, or several kinds as a tuple without duplicates.

    Raises TypeError or ValueError if a kind is invalid.
    """
    if to is None:
        return None
    has_several = hasattr(to, "__iter__") and not isinstance(to, str)
    kinds = tuple(dict.fromkeys(check_strings("to", to))) if has_several else (to,)
    allowed = [kind for kind in KINDS if kind != "fatbin" or not has_several]
    if not all(kind in allowed for kind in kinds):
        raise ValueError(f"to={to!r}: expected one of {', '.join(allowed)}")
    return kinds if has_several else kinds[0]


def _check_digest(digest: Any) -> str:
    """Return the caller's digest as a str. Raises TypeError."""
    if isinstance(digest, bytes):
        return digest.hex()
    if not isinstance(digest, str):
        raise TypeError(f"digest: expected str or bytes, got {type(digest).__name__}")
    return digest


# --- single arguments


def check_list(parameter: str, value: Any) -> list[Any]:
    """Return an iterable as a list. Raises TypeError for other values, for strings and for bytes."""
    if type(value) in (list, tuple):  # faster than the checks below
        return [*value]
    if isinstance(value, (str, bytes, bytearray, os.PathLike)) or not hasattr(value, "__iter__"):
        raise TypeError(f"{parameter}: expected a list, got {type(value).__name__}")
    return list(value)


def check_strings(parameter: str, value: Any) -> list[str]:
    """Return an iterable of strings or paths as a list of str without NUL. Raises TypeError or ValueError."""
    return [check_string(parameter, item) for item in check_list(parameter, value)]


def check_string(parameter: str, value: Any) -> str:
    """Return a str or a path as a str. Raises TypeError, or ValueError if it contains a NUL character."""
    is_path = type(value) is not str and isinstance(value, os.PathLike)  # the first check is faster
    text = os.fspath(value) if is_path else value
    if not isinstance(text, str):
        raise TypeError(f"{parameter}: expected a str, got {type(text).__name__}: {text!r}")
    if "\0" in text:
        raise ValueError(f"{parameter}: {text!r} contains a NUL character")
    return text


def check_text(name: str, text: Any) -> bytes:
    """Return source code as UTF-8 without a byte order mark.

    Args:
        name: Name of the source or header in messages.
        text: Source code without NUL characters, as a str or as a buffer that contains UTF-8.

    Raises:
        TypeError: `text` is neither a str nor a buffer.
        ValueError: `text` is not UTF-8 or contains a NUL. The message contains the line number.
    """
    try:
        data = (text.encode() if isinstance(text, str) else memoryview(text).tobytes()).removeprefix(_BOM)
        data.decode()
    except (UnicodeEncodeError, UnicodeDecodeError) as error:
        text_before = error.object[: error.start]
        line = (text_before.encode() if isinstance(text_before, str) else text_before).count(b"\n") + 1
        raise ValueError(f"{escape(name)}, line {line}: not UTF-8: {error}") from None
    except TypeError:
        kind = type(text).__name__
        raise TypeError(f"{escape(name)}: expected a str or a buffer with UTF-8 text, got {kind}") from None
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        raise ValueError(f"{escape(name)}, line {line}: a NUL character, which C++ source can't contain")
    return data
