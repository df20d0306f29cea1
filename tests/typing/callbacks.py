"""Callbacks are made once and given."""

from __future__ import annotations

from cudyn import driver


def done(data: int | None) -> None:
    print(data)


callback = driver.CUhostFn(done)


def main(stream: driver.CUstream) -> None:
    driver.cuLaunchHostFunc(stream, callback, None)
    driver.cuLaunchHostFunc(stream, callback, 7)
    driver.cuLaunchHostFunc(stream, done, None)  # error
    driver.cuLaunchHostFunc(stream, "done", None)  # error
