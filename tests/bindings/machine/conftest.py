"""Fixtures for several test files in this directory."""

from __future__ import annotations

import ctypes
import os
import pathlib
import subprocess
from typing import Any

import pytest

CODE = r"""
#include <stdint.h>
#include <string.h>
#include <unistd.h>
unsigned char received[2048]; // the bytes of the arguments
size_t count;
static void record(const void *value, size_t size) { memcpy(received + count, value, size); count += size; }
int add(int a, int b) { return a + b; }
int nothing(void) { return 0; }
int wait_for(int fd) { char c; return read(fd, &c, 1) == 1 ? c : -1; }
int twice(long value, long *out, double *half) {
    *out = 2 * value; *half = value / 2.0; return value < 0 ? 7 : 0;
}
int half(double value, double *out) { *out = value / 2; return 0; }
int text_of(const char **text) { *text = "a text"; return 0; }
int first(const unsigned char *data, int *out) { *out = data ? *data : -1; return 0; }
int at(const unsigned char *data, int index) { return data[index]; }
int set_first(unsigned char *data) { *data = 'X'; return 0; }
int length(const char *text, int *out) { *out = text ? strlen(text) : -1; return 0; }
int make(void **handle) { *handle = (void *)0x1234; return 0; }
int choose(int which, int *out) { *out = which; return 0; }
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return the library that is compiled from CODE."""
    return ctypes.CDLL(str(build(tmp_path_factory.mktemp("fast_calls"), CODE)))


def build(directory: pathlib.Path, code: str) -> pathlib.Path:
    """Compile C code to a library in a directory, and return its path."""
    file = directory / "library.so"
    command = [os.environ.get("CC", "gcc"), "-x", "c", "-shared", "-fPIC", "-O1", "-w", "-o", str(file), "-"]
    subprocess.run(command, input=code, text=True, check=True)
    return file
