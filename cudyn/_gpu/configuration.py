"""The configuration of a launch: grid, block, stream and attributes, checked, as the driver takes it."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from math import prod
from numbers import Integral
from typing import Any

from .._contract.limits import MAX_BLOCK, MAX_CLUSTER, MAX_GRID
from .._contract.messages import show_int
from .._machine.launch_data import Config
from .device import driver
from .loaded_code import Function
from .streams import get_handle

Dim = int | Sequence[int]


def configure(
    function: Function,
    stream: Any,
    least: int,
    grid: Dim,
    block: Dim,
    shared_memory: int,
    cluster: Dim | None,
    cooperative: bool,
    attributes: Sequence[Any],
) -> Config:
    """Check a configuration and return the CUlaunchConfig. Raises TypeError or ValueError.

    `kept` are all its CUlaunchAttribute objects. least: the fewest blocks of a grid on each axis.
    """
    name, kind = function.name, driver.CUlaunchAttribute
    if not isinstance(attributes, (list, tuple)) or not all(isinstance(each, kind) for each in attributes):
        raise TypeError(f"{name}: attributes={attributes!r}: expected a list of CUlaunchAttribute objects")
    blocks, threads = _check_dim(name, "grid", grid, MAX_GRID, least), check_block(name, block)
    if prod(threads) > function.max_threads_per_block:
        raise ValueError(
            f"{name}: a block of {prod(threads)} threads; it can have up to {function.max_threads_per_block}"
        )
    if isinstance(shared_memory, bool) or not isinstance(shared_memory, Integral):
        text = f"expected an int, got {type(shared_memory).__name__}"
        raise TypeError(f"{name}: shared_memory={shared_memory!r}: {text}")
    if shared_memory < 0:
        raise ValueError(f"{name}: shared_memory={shared_memory!r}: expected 0 bytes or more")
    function.allow_shared_memory(int(shared_memory))
    clusters = None if cluster is None else _check_dim(name, "cluster", cluster, MAX_CLUSTER)
    function.allow_cluster(prod(clusters or ()))
    if not isinstance(cooperative, int) and type(cooperative).__name__ not in ("bool", "bool_"):
        raise TypeError(f"{name}: cooperative={cooperative!r}: expected True or False")
    try:
        handle = get_handle(stream)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None
    if not 0 <= handle < 1 << 64:
        raise ValueError(f"{name}: a stream: expected 0 to {(1 << 64) - 1}, got {show_int(handle)}")
    config = Config(blocks, threads, int(shared_memory), handle)
    asked = config.kept = list(attributes)
    if clusters is not None:
        asked.append(make_attribute("CLUSTER_DIMENSION", *clusters))
    if cooperative:
        asked.append(make_attribute("COOPERATIVE", 1))
    if asked:
        array = config.kept = (kind * len(asked))(*asked)
        config.attributes, config.count = ctypes.addressof(array), len(asked)
    return config


def check_block(name: str, block: Dim) -> tuple[int, ...]:
    """Return the threads of a block in three dimensions. name: the kernel's, for messages."""
    return _check_dim(name, "block", block, MAX_BLOCK)


def make_attribute(name: str, *words: int) -> Any:
    """Return a CUlaunchAttribute whose value begins with these words of 32 bits."""
    made = driver.CUlaunchAttribute(id=getattr(driver, f"CU_LAUNCH_ATTRIBUTE_{name}"))
    ctypes.memmove(ctypes.addressof(made.value), (ctypes.c_int32 * len(words))(*words), 4 * len(words))
    return made


def _check_dim(name: str, what: str, given: Dim, most: tuple[int, ...], least: int = 1) -> tuple[int, ...]:
    if given.__class__ is int and least <= given <= most[0]:
        return given, 1, 1
    each: Any = (given,) if isinstance(given, Integral) else given
    if isinstance(each, str) or not hasattr(each, "__len__") or not 1 <= len(each) <= 3:
        raise TypeError(f"{name}: {what}={given!r}: expected an int, or a list of up to three ints")
    for size, limit in zip(each, most):
        if not isinstance(size, Integral):
            raise TypeError(f"{name}: {what}={given!r}: expected an int, got {type(size).__name__}")
        if not least <= int(size) <= limit:
            raise ValueError(f"{name}: {what}={given!r}: expected {least} to {limit}, got {size}")
    return (*map(int, each), 1, 1)[:3]
