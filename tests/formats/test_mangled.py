"""Tests for mangled C++ kernel names, and for hints when a kernel is not found."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import Image
from cudyn._formats.mangled import find_hint, read_name
from cudyn.types import KernelInfo


@pytest.mark.parametrize(
    ("mangled", "name"),
    [
        ("_Z5scalePffi", "scale"),
        ("_Z4fillIfEvPT_S0_", "fill"),
        ("_ZN5outer5inner4fillIiEEvPT_", "fill"),
        ("_ZN12_GLOBAL__N_13addEPf", "add"),
        ("_ZL3addPf", "add"),
        ("_Z12a_2nd_kernelv", "a_2nd_kernel"),
        ("scale", ""),
        ("_Z", ""),
        ("_Zx", ""),
    ],
)
def test_read_name_agrees_with_cxxfilt(mangled: str, name: str) -> None:
    """The reference is c++filt's result without scopes, template arguments and parameters."""
    assert read_name(mangled) == name


@given(st.text())
def test_read_name_of_random_text_does_not_fail(text: str) -> None:
    assert isinstance(read_name("_Z" + text), str)
    hint = find_hint(text, [text + "x"])
    if not re.search(r"::|<|^_Z", text):
        assert hint == ""


MANGLED = (
    '; _Z5scalePf is scale, mangled by C++: declare it extern "C", request this name, or compile'
    " with its name in C++ among the name_expressions"
)


@pytest.mark.parametrize(
    ("requested", "kernel_names", "hint"),
    [
        ("scale", ["k", "_Z5scalePf"], MANGLED),
        ("scale<float>", ["_Z5scalePf"], MANGLED),
        ("ns::scale", ["_Z5scalePf"], MANGLED),
        ("_Z5scalePd", ["_Z5scalePf"], MANGLED),
        ("_Z5scalePf", ["scale"], '; _Z5scalePf is called scale in the code, because it is extern "C"'),
        ("scale", ["rescale", "_Z7rescalePf", "k"], ""),
        ("none", [], ""),
    ],
)
def test_find_hint_names_the_similar_kernel(requested: str, kernel_names: list[str], hint: str) -> None:
    assert find_hint(requested, kernel_names) == hint
    kernels = tuple(KernelInfo(name, ()) for name in kernel_names)
    with pytest.raises(KeyError) as caught:
        Image(b"", "cubin", kernels=kernels).get_kernel_info(requested)
    listed = ", ".join(kernel_names) or "no readable kernel"
    assert caught.value.args == (f"this cubin has no kernel {requested!r}; it contains: {listed}{hint}",)
