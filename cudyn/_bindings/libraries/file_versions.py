"""Finds the version of a library's file without opening it, from its path or the package that contains it."""

from __future__ import annotations

import json
import os
import re

_MAJOR_IN_DIRECTORY = re.compile(r"/(?:nvidia/cu|cuda-|toolkit-)(\d\d)(?=[./])")
_VERSION_IN_NAME = re.compile(r"\.so\.(\d+(?:\.\d+){2,})$")


def find_package(path: str) -> tuple[str, str]:
    """Return the name and the version of the wheel that installed a file, or two empty strings.

    Wheels install their files below a directory `nvidia`. Next to it, pip writes a list of each wheel's files
    (PEP 376).
    """
    site, separator, member = path.rpartition(f"{os.sep}nvidia{os.sep}")
    if not separator:
        return "", ""
    try:
        directories = sorted(os.listdir(site))
    except OSError:
        return "", ""
    entry = f"nvidia/{member.replace(os.sep, '/')},"  # the path in a RECORD, before the hash
    for directory in directories:
        package, extension = os.path.splitext(directory)
        if extension != ".dist-info" or not package.startswith("nvidia"):
            continue
        try:
            with open(os.path.join(site, directory, "RECORD"), encoding="utf-8", errors="replace") as record:
                is_owner = any(line.startswith(entry) for line in record)
        except OSError:
            continue
        if is_owner:
            name, _, version = package.partition("-")
            return name.replace("_", "-"), version
    return "", ""


def find_version(path: str) -> str:
    """Return the version of a library's file, such as "12.5.4.2", or "" if it is unknown.

    It is the version in the file's name or the version of its wheel. The release of its toolkit is the last
    resort, because libraries have their own version numbers: libcublas.so.12.9.1.4 and
    libcusparse.so.12.5.10.65 belong to the same release of CUDA.
    """
    real_path = os.path.realpath(path)
    match = _VERSION_IN_NAME.search(real_path)
    if match:
        return match[1]
    for installed_path in (path, real_path):
        _, version = find_package(installed_path)
        if version:
            return version
    return _read_toolkit(real_path)


def _read_toolkit(path: str) -> str:
    """Return the release of the toolkit that contains a file, from its version.json, or ""."""
    for _ in range(6):  # the deepest files are in ROOT/targets/x86_64-linux/lib
        path = os.path.dirname(path)
        try:
            with open(os.path.join(path, "version.json"), encoding="utf-8") as file:
                return str(json.load(file)["cuda"]["version"])
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return ""


def find_major(path: str) -> int | None:
    """Return the CUDA major version of a file, from its directory, its wheel or its toolkit, or `None`."""
    real_path = os.path.realpath(path)
    match = _MAJOR_IN_DIRECTORY.search(real_path)
    if match is None:
        package, _ = find_package(path)
        match = re.search(r"-cu(\d\d)$", package)
    if match:
        return int(match[1])
    major, _, _ = _read_toolkit(real_path).partition(".")
    return int(major) if re.fullmatch(r"\d\d", major) else None


def describe(path: str) -> str:
    """Return a path for a message, followed by the file's version if it is known."""
    version = find_version(path)
    return f"{path} ({version})" if version else path
