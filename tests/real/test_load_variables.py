"""Tests that the catalog lists the environment variables that NVIDIA's compilers read while they are loaded.

A preloaded library replaces getenv, and prints the names that a library reads while it is loaded.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cudyn._bindings.libraries import catalog

from ..support import fakes, real
from ..support.real_releases import EVERY_NVRTC
from ..support.releases import NEWEST
from .test_every_release import list_releases

pytestmark = [
    pytest.mark.nvidia,
    pytest.mark.skipif(sys.platform != "linux", reason="Windows cannot preload a library"),
]

RECORDER = r"""
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
static char *get(const char *function, const char *name, const void *caller) {
    Dl_info library;
    if (dladdr(caller, &library) && strstr(library.dli_fname, "libnv"))
        printf("%s\n", name);
    return ((char *(*)(const char *))dlsym(RTLD_NEXT, function))(name);
}
char *getenv(const char *name) { return get("getenv", name, __builtin_return_address(0)); }
char *secure_getenv(const char *name) { return get("secure_getenv", name, __builtin_return_address(0)); }
"""

# LLVM reads these variables only to keep code from being removed.
PLACEHOLDERS = {"bar", "LLVM_IGNORED_ENV_VAR"}


def record(directory: Path, path: Path) -> set[str]:
    """Return the names of the variables that a library reads while it is loaded."""
    recorder = fakes.build(directory, RECORDER, "-D_GNU_SOURCE", name="recorder.so")
    code = f"import ctypes; ctypes.CDLL({str(path)!r})"
    environment = {"LD_PRELOAD": str(recorder)}
    command = [sys.executable, "-S", "-c", code]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    return {*output.split()} - PLACEHOLDERS


@pytest.mark.parametrize(
    "release",
    [
        release if release == NEWEST else pytest.param(release, marks=pytest.mark.slow)
        for release in EVERY_NVRTC
    ],
)
def test_catalog_lists_the_variables_that_nvrtc_reads_at_load(release: str, tmp_path: Path) -> None:
    """NVRTC always reads the version of NVVM's IR."""
    (path,) = [
        path
        for path in real.nvrtc(release).rglob("libnvrtc.so.*")
        if re.fullmatch(r"libnvrtc\.so\.[\d.]+", path.name)
    ]
    names = record(tmp_path, path)
    assert names <= {*catalog.find("nvrtc").load_variables}
    assert names


@pytest.mark.slow
@pytest.mark.parametrize("release", list_releases("nvjitlink"))
def test_catalog_lists_the_variables_that_nvjitlink_reads_at_load(release: str, tmp_path: Path) -> None:
    folder = real.library("nvjitlink", int(release[:2]), release)
    (path,) = folder.rglob("libnvJitLink.so.*")
    assert record(tmp_path, path) <= {*catalog.find("nvjitlink").load_variables}
