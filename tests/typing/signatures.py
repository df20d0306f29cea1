"""Functions are functions: they are passed on and keep their parameters."""

from __future__ import annotations

from collections.abc import Callable

from cudyn import driver


def retried(function: Callable[[int], int], value: int) -> int:
    return function(value)


def main() -> None:
    retried(driver.cuMemAlloc, 64)
    driver.cuMemAlloc(bytesize=64)
    driver.cuGraphRemoveDependencies(hGraph=1, from_=None, to=None, edgeData=None, numDependencies=0)
    print(driver.cuMemAlloc.__name__, driver.cuMemAlloc.__doc__)
    retried(driver.cuMemFree, 64)  # error
    driver.cuMemAlloc(size=64)  # error
