"""What a library module says of itself."""

from __future__ import annotations

from typing_extensions import assert_type

import cudyn
from cudyn import driver, nvml


def main() -> None:
    assert_type(driver.available, bool)
    assert_type(driver.version, "tuple[int, int] | None")
    assert_type(driver.path, "str | None")
    assert_type(driver.has("cuInit"), bool)
    assert_type(driver.describe("cuInit").prototype, str)
    assert_type(driver.describe("cuInit").removed, "str | None")
    assert_type(driver.require("12.4"), None)
    assert_type(nvml.reload(), bool)
    if driver.load_error is not None:
        assert_type(driver.load_error, cudyn.LoadError)
        assert_type(driver.load_error.summary, str)
    driver.require(12.4)  # error
    driver.has(3)  # error
    print(driver.version[0])  # error
