"""Tests for modules that need a function of nvJitLink under a name that contains another release number."""

from __future__ import annotations

import pathlib

import pytest

from ..support import fakes
from .children import LINKED, child

# A module that was compiled with the headers of CUDA 12.4.
MODULE = """
int __nvJitLinkDestroy_12_4(void **);
int call_library(void) { void *handle = 0; return __nvJitLinkDestroy_12_4(&handle); }
"""
SOURCE = "int __nvJitLinkCreate_{0}, __nvJitLinkDestroy_{0}(void **handle); "
SOURCE += "int __nvJitLinkDestroy_{0}(void **handle) {{ return 7; }}"
# Maps the name of a case to the name of the library that exists, and its release.
LINKERS = {"older": ("libnvJitLink.so.12", "12_1"), "newer": ("libnvJitLink.so.13", "13_5")}
NEEDS = """
results = cudyn.needs({0!r})
loaded = call_or_describe_error(lambda: cudyn.load_library({0!r}))
print(json.dumps([[need.symbol for need in results.unmet], loaded]))
"""


@pytest.mark.parametrize("linker", LINKERS)
@pytest.mark.parametrize("is_linked", [False, True])
def test_module_of_another_release_calls_the_version_that_exists(
    linker: str, is_linked: bool, tmp_path: pathlib.Path
) -> None:
    """The library that exists is older, or has a different major version."""
    name, release = LINKERS[linker]
    library = fakes.build(tmp_path / "real", SOURCE.format(release), name=name)
    linked = fakes.build(tmp_path / "link", "int __nvJitLinkDestroy_12_4;", name="libnvJitLink.so.12")
    module = fakes.build(tmp_path, MODULE, *([LINKED, str(linked)] if is_linked else []), name="module.so")
    assert child(NEEDS.format(str(module)), CUDYN_NVJITLINK=str(library)) == [[], 7]
