"""The contents of errors."""

from __future__ import annotations

from typing_extensions import assert_type

import cudyn
from cudyn import driver


def main() -> None:
    try:
        driver.cuInit(0)
    except cudyn.DriverError as error:
        assert_type(error.status, int)
        assert_type(error.name, str)
        print(error.stat)  # error
    except cudyn.SymbolNotFoundError as error:
        assert_type(error.symbol, str)
    except cudyn.errors.LibraryNotFoundError as error:
        for attempt in error.attempts:
            assert_type(attempt, cudyn.errors.Attempt)
    exact = driver.symbol("cuMemAlloc_v2")
    exact(64)
    driver.symbol(3)  # error
