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
_EMPTY = ()  # the default of several arguments; compared with `is`, because Python has only one empty tuple

# The jobs of earlier calls, because checking the arguments takes a quarter of the time of a cache hit.
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

    If an earlier call had the same arguments, and the job depends only on the arguments, the job of the
    earlier call is returned.

    Raises:
        TypeError: An argument has the wrong type.
        ValueError: An argument is invalid.
        OSError: A file cannot be read.
        LoadError: The architecture of the device is needed, but there is no driver.
        DriverError: The architecture of the device is needed, but there is no device.
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
    """Return the key of a job in `_jobs`, or `None` if the job must not be stored there.

    The job is not stored if it may depend on files or devices. It is also not stored if an argument is not a
    string, a boolean, `None` or a list of strings. Other objects may change, or may be equal to an object
    with a different meaning.

    Args:
        source: Argument `source` of `make_job`.
        arguments: The other arguments, starting with `arch`.
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
    sequence_type = type(value)
    if sequence_type not in _LISTS or not {*map(type, value)} <= _STRINGS:
        raise TypeError
    return sequence_type, *value  # a list and a tuple with the same items are different


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
    headers = _check_headers(headers)
    name_expressions = _check_name_expressions(name_expressions)
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


def _check_headers(headers: Any) -> dict[str, bytes]:
    """Return the argument `headers` as a dict from names to UTF-8 texts. Raises TypeError or ValueError."""
    if headers is None:
        return {}
    if not hasattr(headers, "items"):
        raise TypeError(f"headers: expected a mapping from names to strings, got {type(headers).__name__}")
    return {name: check_text(name, headers[name]) for name in check_strings("headers", headers)}


def _check_name_expressions(expressions: Any) -> list[str]:
    """Return the argument `name_expressions` as a list of strings. Raises TypeError or ValueError."""
    checked = check_strings("name_expressions", expressions)
    for expression in checked:
        if "\n" in expression or "\r" in expression:
            raise ValueError(f"name_expressions: {expression!r} contains a line break")
    return checked


def _list_macros(macros: Any) -> list[str]:
    """Return the options that define macros, such as "-DN=4".

    Args:
        macros: Argument `define_macro`: a mapping from names to values, or a list of "NAME" and "NAME=VALUE".
    """
    if type(macros) is tuple and not macros:  # the default
        return []
    names = check_strings("define_macro", macros)
    values = macros if hasattr(macros, "items") else {}
    options = [_write_macro(name, values.get(name)) for name in names]
    return check_strings("define_macro", options)


def _write_macro(name: str, value: object) -> str:
    """Return the option that defines a macro, without a value if `value` is `None`."""
    if value is None:
        return f"-D{name}"
    if isinstance(value, bool):
        value = int(value)  # `True` is an identifier in C++
    return f"-D{name}={value}"


def _split_folders(options: list[str]) -> list[str]:
    """Remove the options for header directories, such as -I, from a list, and return the directories.

    An option that includes a header stays in the list. If the header's path is the next item of the list, it
    is joined to the option with "=".
    """
    folders = []
    remaining = []
    words = iter(options)
    for option in words:
        match = _PATH_OPTION.fullmatch(option)
        if not match:
            remaining.append(option)
            continue
        long_name, long_value, short_name, short_value = match.groups()
        name = long_name or short_name
        value = long_value or short_value or next(words, "")  # the value may be the next word
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
    """Determine the architectures and kinds of code to compile.

    Args:
        arch: Argument `arch`.
        to: Argument `to`.
        in_options: Architectures that are specified by nvcc's options, such as -gencode.

    Returns:
        The architectures, the kind or kinds of code, and whether the result is a single image.
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
    names = _check_arches(arch)
    if kinds == ():
        raise ValueError("to: expected at least one kind of code")
    arches = expand_native(names)  # resolve "native" on this machine, even if another machine compiles
    has_one_arch = isinstance(arch, str) and not is_list(arch)
    if from_options:
        has_one_arch = len(arches) == 1 and not is_list(arches[0])
        if kinds is None and not has_one_arch:
            kinds = "fatbin"
        elif isinstance(kinds, str) and kinds != "fatbin" and not has_one_arch:
            listed = ", ".join(arches)
            raise ValueError(
                f"to={to!r}, and the options list several architectures ({listed}), which produce a fatbin; "
                f"pass arch={arches!r} to get one image for each"
            )
    for name in arches:
        if not is_list(name):
            choose_kinds(name, kinds)
    has_one_kind = not isinstance(kinds, tuple)
    return arches, kinds, has_one_arch and has_one_kind


def _check_arches(arch: Any) -> list[str]:
    """Return the argument `arch`, which may be a single name, as a list. Raises TypeError or ValueError."""
    is_single = isinstance(arch, (str, bytes)) or not hasattr(arch, "__iter__")
    arches: list[Any] = [arch] if is_single else [*arch]
    for name in arches:
        if not isinstance(name, str):
            expected = "a string such as 'sm_90', or a list of strings"
            raise TypeError(f"arch: expected {expected}, got {type(name).__name__} {show_value(name)}")
    names = check_strings("arch", arches)
    if not names:
        raise ValueError("arch: expected at least one architecture")
    return names


def _check_kinds(to: Any) -> str | tuple[str, ...] | None:
    """Return the argument `to`: a kind of code, `None`, or several kinds as a tuple without duplicates.

    Raises TypeError or ValueError if a kind is invalid.
    """
    if to is None:
        return None
    is_list_of_kinds = hasattr(to, "__iter__") and not isinstance(to, str)
    if is_list_of_kinds:
        kinds = tuple(dict.fromkeys(check_strings("to", to)))
        allowed = [kind for kind in KINDS if kind != "fatbin"]
    else:
        kinds = (to,)
        allowed = [*KINDS]
    if not all(kind in allowed for kind in kinds):
        raise ValueError(f"to={to!r}: expected one of {', '.join(allowed)}")
    return kinds if is_list_of_kinds else kinds[0]


def _check_digest(digest: Any) -> str:
    """Return the argument `digest` as a str. Raises TypeError."""
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
        data = text.encode() if isinstance(text, str) else memoryview(text).tobytes()
        data = data.removeprefix(_BOM)
        data.decode()
    except UnicodeEncodeError as error:
        line = error.object[: error.start].count("\n") + 1
        raise ValueError(f"{escape(name)}, line {line}: not UTF-8: {error}") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ValueError(f"{escape(name)}, line {line}: not UTF-8: {error}") from None
    except TypeError:
        kind = type(text).__name__
        raise TypeError(f"{escape(name)}: expected a str or a buffer with UTF-8 text, got {kind}") from None
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        raise ValueError(f"{escape(name)}, line {line}: a NUL character, which C++ source can't contain")
    return data
