"""Layouts and constants, as gcc sees the headers."""

from __future__ import annotations

import ctypes
import functools
import pathlib
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from codegen import fetch, sources
from cudyn import driver
from cudyn._tables import driver_types

from ..conftest import get_headers
from ..support.releases import NEWEST


class Headers(NamedTuple):
    """The headers of a release: their folders, and what gcc's preprocessor makes of them in a mode."""

    flags: tuple[str, ...]
    text: str


# mode -> macro, as in headers/libraries
MODES = {"plain": "", "internal": "__CUDA_API_VERSION_INTERNAL"}


INCLUDES = "#include <vdpau/vdpau.h>\n" + "".join(
    f"#include <{name}>\n" for name in ("cuda.h", "cudaProfiler.h", "cudaGL.h", "cudaEGL.h", "cudaVDPAU.h")
)


COMPARED = ["11.8", "12.4", NEWEST]


@functools.cache
def headers(release: str, mode: str) -> Headers:
    gcc = shutil.which("gcc")
    if gcc is None:
        pytest.skip("needs gcc, whose layouts are what ctypes' are compared with")
    pins = sources.load()
    wheels = pins.wheels_of(pins.library("driver"), release)
    get_headers(wheels)
    flags = ["-nostdinc", *(f"-I{fetch.folder(wheel)}" for wheel in wheels), f"-I{sources.SHIM}"]
    flags += [f"-D{MODES[mode]}"] if MODES[mode] else []
    done = subprocess.run(
        [gcc, "-E", "-P", "-x", "c", *flags, "-"], input=INCLUDES, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return Headers(tuple(flags), done.stdout)


def compiled(release: str, mode: str, lines: list[str], folder: pathlib.Path) -> list[list[str]]:
    """The fields that a C program with these lines in main() prints."""
    source, program = folder / f"{mode}.c", folder / mode
    body = "\n".join(lines)
    source.write_text(
        f"{INCLUDES}int printf(const char *, ...);\n"
        f"#define OFFSET(type, member) (int)__builtin_offsetof(type, member)\n"
        f"int main(void) {{\n{body}\nreturn 0; }}\n"
    )
    flags = headers(release, mode).flags
    done = subprocess.run(["gcc", "-w", *flags, "-o", program, source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]
    text = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    return [line.split() for line in text.splitlines()]


def members(cls: Any, path: str = "", offset: int = 0) -> Iterator[tuple[str, int]]:
    """Every named member with its offset, those of records inside too; bit-fields have none."""
    for name, type_, *bits in cls._fields_:
        at = offset + getattr(cls, name).offset
        hidden = name.startswith(("_anonymous", "_padding"))
        if not hidden and not bits:
            yield path + name, at
        inside = isinstance(type_, type) and issubclass(type_, (ctypes.Structure, ctypes.Union))
        if inside and not name.startswith("_padding"):
            yield from members(type_, path if hidden else f"{path}{name}.", at)


def record_lines(spelled: str, cls: Any, number: int) -> list[str]:
    lines = [f'printf("{number} sizeof %d %d\\n", (int)sizeof({spelled}), (int)_Alignof({spelled}));']
    for path, _ in members(cls):
        lines.append(f'printf("{number} {path} %d\\n", OFFSET({spelled}, {path}));')
    return lines


def tags(release: str, mode: str) -> dict[str, str]:
    """tag -> `struct tag` or `union tag` of every record that the headers define in a mode."""
    found = re.findall(r"\b(struct|union)\s+(?:__attribute__\S+\s+)?(\w+)\s*\{", headers(release, mode).text)
    return {tag: f"{kind} {tag}" for kind, tag in found}


def records(release: str, mode: str) -> list[tuple[str, str, Any]]:
    """Tag, how C spells it and the class, for every record that the headers define first in this mode."""
    plain = tags(release, "plain")
    new = plain if mode == "plain" else {k: v for k, v in tags(release, mode).items() if k not in plain}
    return [(tag, spelled, getattr(driver.api(release), tag)) for tag, spelled in sorted(new.items())]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("release", COMPARED)
def test_layouts_are_those_of_c(release: str, mode: str, tmp_path: pathlib.Path) -> None:
    """Size and alignment of every record that the headers define, and the offset of every named member."""
    rows = records(release, mode)
    lines = [line for i, (_, spelled, cls) in enumerate(rows) for line in record_lines(spelled, cls, i)]
    expected: dict[str, int] = {}
    alignment: dict[str, int] = {}
    for number, what, value, *rest in compiled(release, mode, lines, tmp_path):
        tag = rows[int(number)][0]
        if what == "sizeof":
            expected[tag] = int(value)
            alignment[tag] = int(rest[0])
        else:
            expected[f"{tag}.{what}"] = int(value)
    found = {tag: ctypes.sizeof(cls) for tag, _, cls in rows}
    found |= {f"{tag}.{path}": offset for tag, _, cls in rows for path, offset in members(cls)}
    assert found == expected
    assert len(rows) >= (40 if mode == "plain" else 4)
    assert len(found) >= 5 * len(rows)
    for tag, _, cls in rows:
        kept = [cls() for _ in range(8)]
        assert [ctypes.addressof(x) % alignment[tag] for x in kept] == [0] * 8, tag


@pytest.mark.parametrize("release", COMPARED)
def test_every_type_of_the_headers_is_a_name(release: str) -> None:
    """Tags of enums and typedefs, as found in the preprocessed text; records are compared above."""
    text = headers(release, "plain").text
    found = set(re.findall(r"\benum\s+(\w+)\s*\{", text))
    found |= set(re.findall(r"^\s*typedef[^;{]*?\b(\w+);", text, re.MULTILINE))
    found -= set(re.findall(r"\bu?int(?:\d+|ptr)_t\b|\bsize_t\b", text))
    assert len(found) > 150
    assert found - set(dir(driver.api(release))) == set()


@pytest.mark.parametrize("release", COMPARED)
def test_enumerators_and_constants_are_those_of_c(release: str, tmp_path: pathlib.Path) -> None:
    view = driver.api(release)
    enumerators = {name for _, names in driver_types.ENUMS.values() for name in names}
    wanted = sorted((enumerators | driver_types.CONSTANTS.keys()) & set(dir(view)))
    lines = [f'printf("{name} %lld\\n", (long long){name});' for name in wanted]
    expected = {name: int(value) for name, value in compiled(release, "plain", lines, tmp_path)}
    found = {name: int(getattr(view, name)) for name in wanted}
    assert len(found) > 800
    assert {n: v if v < 2**63 else v - 2**64 for n, v in found.items()} == expected
