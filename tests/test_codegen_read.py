"""codegen: a header read by libclang, the same header read by pycparser, and what gcc says of both."""

from __future__ import annotations

import dataclasses
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from codegen import fetch, read, reread, sources
from codegen.errors import CodegenError
from codegen.model import Constant, Enum, Field, Function, Param, Reading, Record, declare, pointer_to
from codegen.sources import SHIM, Library, Sources

PLAIN = {"plain": ""}
THREE = {"plain": "", "internal": "PR_INTERNAL", "per_thread": "PR_PER_THREAD"}

slow = settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.fixture(scope="session")
def pins() -> Sources:
    """The repository's pins, with every header of theirs in the cache."""
    loaded = sources.load()
    try:
        fetch.fetch(loaded.wheels)
    except CodegenError as error:
        pytest.skip(f"the pinned headers can't be had: {error}")
    return loaded


@pytest.fixture(scope="session")
def gcc() -> str:
    """A compiler whose layouts are those that the headers are read with."""
    path = shutil.which("gcc")
    if path is None:
        pytest.skip("there is no gcc to compare with")
    machine = subprocess.run([path, "-dumpmachine"], capture_output=True, text=True).stdout.strip()
    if not re.match(r"x86_64-.*linux-gnu$", machine):
        pytest.skip(f"gcc here is for {machine}; the headers are read for x86_64 Linux")
    return path


class Two:
    """A header of our own, read by both readers."""

    def __init__(self, text: str, modes: dict[str, str] | None = None) -> None:
        self.library = Library("probe", "probe", "PRresult", ("probe.h",), (), ("pr",), modes or PLAIN)
        self.text = text

    def first(self) -> Reading:
        with tempfile.TemporaryDirectory() as name:
            self._write(name)
            return read.read(self.library, "9.9", [Path(name)])

    def agree(self) -> int:
        """How many prototypes both readers read, and read alike."""
        with tempfile.TemporaryDirectory() as name:
            self._write(name)
            reading = read.read(self.library, "9.9", [Path(name)])
            return reread.compare(
                self.library, reading, reread.reread(self.library, "9.9", [Path(name)])
            )

    def _write(self, folder: str) -> None:
        (Path(folder) / "probe.h").write_text(self.text, encoding="utf-8")


def reading_of(text: str, modes: dict[str, str] | None = None) -> Reading:
    return Two(text, modes).first()


def run_c(gcc: str, program: str, *options: str) -> list[str]:
    """Compile and run; return the lines that were printed."""
    with tempfile.TemporaryDirectory() as name:
        command = [gcc, "-w", "-std=gnu11", *options, "-xc", "-", "-o", f"{name}/program"]
        built = subprocess.run(command, input=program, capture_output=True, text=True)
        assert built.returncode == 0, built.stderr + program
        done = subprocess.run([f"{name}/program"], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()


def prints(expressions: list[str], form: str = "%lld", cast: str = "(long long)") -> str:
    lines = "".join(f'printf("{form}\\n", {cast}({text}));\n' for text in expressions)
    return f"int printf(const char *, ...);\nint main(void) {{\n{lines}return 0; }}\n"


# --- functions


def test_prototypes() -> None:
    reading = reading_of(
        "typedef struct prctx_st *PRctx;\n"
        "typedef void (*PRcallback)(PRctx ctx, void *data);\n"
        "int prA(void);\n"
        "PRctx prB(const char *const *options, const unsigned char *data, unsigned n, long long int big);\n"
        "const char *prC(PRcallback call, int (*compare)(const void *a, const void *b), void *data);\n"
        "void prD(char *const fixed, char **const *three, const struct prctx_st *in, struct prctx_st **out,\n"
        "         short int s, signed char sc, _Bool b, size_t z, const int c);\n"
        "#include <stdlib.h>\n"
        "extern int prE(double, float);\n".replace("#include <stdlib.h>\n", "")
        if False
        else "#include <stdlib.h>\n"
        "typedef struct prctx_st *PRctx;\n"
        "typedef void (*PRcallback)(PRctx ctx, void *data);\n"
        "int prA(void);\n"
        "PRctx prB(const char *const *options, const unsigned char *data, unsigned n, long long int big);\n"
        "const char *prC(PRcallback call, int (*compare)(const void *a, const void *b), void *data);\n"
        "void prD(char *const fixed, char **const *three, const struct prctx_st *in, struct prctx_st **out,\n"
        "         short int s, signed char sc, _Bool b, size_t z, const int c);\n"
        "extern int prE(double, float);\n"
    )
    assert [str(function) for function in reading.functions.values()] == []
