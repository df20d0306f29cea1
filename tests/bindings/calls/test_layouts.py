"""Tests that every type in the driver's headers is available. tests/proof compares layouts with gcc."""

from __future__ import annotations

import re

import pytest

from cudyn import driver

from ...proof import compiler
from ...support.releases import NEWEST


@pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable())
@pytest.mark.usefixtures("pins")
@pytest.mark.parametrize("release", ["11.8", "12.4", NEWEST])
def test_every_type_of_the_headers_is_an_attribute(release: str) -> None:
    """Covers the tags and typedefs found in the preprocessed headers."""
    text = compiler.gcc("driver", release, "", "-E", "-P", "-nostdinc").stdout
    names = set(re.findall(r"\b(?:enum|struct|union)\s+(?:__attribute__\S+\s+)?(\w+)\s*\{", text))
    names |= set(re.findall(r"^\s*typedef[^;{]*?\b(\w+);", text, re.MULTILINE))
    names -= set(re.findall(r"\bu?int(?:\d+|ptr)_t\b|\bsize_t\b", text))
    assert len(names) > 150
    assert names - set(dir(driver.api(release))) == set()
