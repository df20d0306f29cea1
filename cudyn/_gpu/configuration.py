"""The configuration of a launch: grid, block, stream and attributes, checked and in one form."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from math import prod
from numbers import Integral
from typing import Any, NamedTuple

from .._contract.limits import MAX_BLOCK, MAX_CLUSTER, MAX_GRID
from .._contract.messages import show_int
from .._machine.launch_data import Config
from .device import driver
from .loaded_code import Function
from .streams import get_handle

Dim = int | Sequence[int]


class Configuration(NamedTuple):
    """Grid, block and cluster in three dimensions; the stream's handle; dynamic shared memory in bytes."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    stream: int
    shared_memory: int
    cluster: tuple[int, ...] | None
    cooperative: bool


def configure(
    function: Function,
    grid: Dim,
    block: Dim,
    stream: Any,
    shared_memory: int,
    cluster: Dim | None,
    cooperative: bool,
) -> Configuration:
    """Check a configuration and return it in one form. Raises TypeError or ValueError."""
    name = function.name
    blocks, threads = _check_dim(name, "grid", grid, MAX_GRID), check_block(name, block)
    if prod(threads) > function.max_threads_per_block:
        raise ValueError(
            f"{name}: a block of {prod(threads)} threads; it can have up to {function.max_threads_per_block}"
        )
    size = _check_size(name, shared_memory)
    function.allow_shared_memory(size)
    clusters = None if cluster is None else _check_dim(name, "cluster", cluster, MAX_CLUSTER)
    function.allow_cluster(prod(clusters or ()))
    if not isinstance(cooperative, int) and type(cooperative).__name__ not in ("bool", "bool_"):
        raise TypeError(f"{name}: cooperative={cooperative!r}: expected True or False")
    return Configuration(blocks, threads, get_stream_handle(name, stream), size, clusters, bool(cooperative))


def check_block(name: str, block: Dim) -> tuple[int, ...]:
    """Return the threads of a block in three dimensions. name: the kernel's, for messages."""
    return _check_dim(name, "block", block, MAX_BLOCK)


def get_stream_handle(name: str, stream: Any) -> int:
    """Return a stream's handle. TypeError and ValueError (an int that is not a handle) name the kernel."""
    try:
        handle = get_handle(stream)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None
    if not 0 <= handle < 1 << 64:
        raise ValueError(f"{name}: a stream: expected 0 to {(1 << 64) - 1}, got {show_int(handle)}")
    return handle


def check_attributes(name: str, given: Any) -> None:
    """Raise TypeError unless it is a list of CUlaunchAttribute objects."""
    kind = driver.CUlaunchAttribute
    if not isinstance(given, (list, tuple)) or not all(isinstance(each, kind) for each in given):
        raise TypeError(f"{name}: attributes={given!r}: expected a list of CUlaunchAttribute objects")


def make_launch_config(configuration: Configuration, attributes: Sequence[Any] = ()) -> Config:
    """Return the CUlaunchConfig of a configuration and further CUlaunchAttribute objects."""
    grid, block, stream, shared_memory, cluster, cooperative = configuration
    config = Config(grid, block, shared_memory, stream)
    if cluster is None and not cooperative and not attributes:
        return config
    asked = list(attributes)
    if cluster is not None:
        asked.append(make_attribute("CLUSTER_DIMENSION", *cluster))
    if cooperative:
        asked.append(make_attribute("COOPERATIVE", 1))
    array = config.kept = (driver.CUlaunchAttribute * len(asked))(*asked)
    config.attributes, config.count = ctypes.addressof(array), len(asked)
    return config


def make_attribute(name: str, *words: int) -> Any:
    """Return a CUlaunchAttribute whose value begins with these words of 32 bits."""
    made = driver.CUlaunchAttribute(id=getattr(driver, f"CU_LAUNCH_ATTRIBUTE_{name}"))
    ctypes.memmove(ctypes.addressof(made.value), (ctypes.c_int32 * len(words))(*words), 4 * len(words))
    return made


def _check_size(name: str, size: Any) -> int:
    if isinstance(size, bool) or not isinstance(size, Integral):
        raise TypeError(f"{name}: shared_memory={size!r}: expected an int, got {type(size).__name__}")
    if size < 0:
        raise ValueError(f"{name}: shared_memory={size!r}: expected 0 bytes or more")
    return int(size)


def _check_dim(name: str, what: str, given: Dim, most: tuple[int, ...]) -> tuple[int, ...]:
    if given.__class__ is int and 1 <= given <= most[0]:
        return given, 1, 1
    each: Any = (given,) if isinstance(given, Integral) else given
    if isinstance(each, str) or not hasattr(each, "__len__") or not 1 <= len(each) <= 3:
        raise TypeError(f"{name}: {what}={given!r}: expected an int, or a list of up to three ints")
    for size, limit in zip(each, most):
        if not isinstance(size, Integral):
            raise TypeError(f"{name}: {what}={given!r}: expected an int, got {type(size).__name__}")
        if not 1 <= int(size) <= limit:
            raise ValueError(f"{name}: {what}={given!r}: expected 1 to {limit}, got {size}")
    return (*map(int, each), 1, 1)[:3]
