"""The configuration of a launch: grid, block and all other options that are not arguments of the kernel."""

from __future__ import annotations

import enum
import inspect
from collections.abc import Callable, Mapping, Sequence
from numbers import Integral
from typing import Any, NoReturn, TypeVar

from ..._errors import show_number, show_value, with_facts
from ..contracts.parts import MAX_BLOCK, MAX_CLUSTER, MAX_GRID
from .driver_state import driver

Dim = int | Sequence[int]
Method = TypeVar("Method", bound="Callable[..., Any]")


class NotGiven(enum.Enum):
    """The type of NOT_GIVEN."""

    NOT_GIVEN = enum.auto()

    def __repr__(self) -> str:
        return self.name


NOT_GIVEN: Any = NotGiven.NOT_GIVEN
"""The default value of parameters for which None is a valid argument."""


class LaunchConfig:
    """The configuration of a launch. Instances are immutable.

    The values are checked as far as possible without a device.

        config = cudyn.LaunchConfig(grid=4, block=(16, 16), shared_memory=1024)
        kernel.launch(config, buffer, 1000)
        kernel.occupancy.max_active_clusters(config)

    The attributes have the same names as the parameters. `grid`, `block` and `cluster` consist of three ints
    each.

    Args:
        grid: Number of blocks: an int, or up to three ints.
        block: Number of threads in a block, in the same form.
        cluster: Number of blocks in a cluster, in the same form, or None to launch without clusters. Along
            each axis, the size of the grid must be a multiple of the size of the cluster. Clusters require
            compute capability 9.0 and CUDA 11.8.
        shared_memory: Dynamic shared memory for each block, in bytes.
        stream: A stream as in `Kernel.launch`.
        cooperative: Whether all blocks run at the same time, so that the whole grid can synchronize.
        attributes: CUlaunchAttribute objects for all other launch attributes.

    Raises:
        TypeError: If a value has the wrong type. The message names the parameter.
        ValueError: If a value is invalid. The message names the parameter.

    Threads:
        Any.

    Example:
        ```python
        cudyn.LaunchConfig(4, 256, stream=stream)
        ```
    """

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    cluster: tuple[int, int, int] | None
    shared_memory: int
    stream: Any
    cooperative: bool
    attributes: tuple[Any, ...]

    def __init__(
        self,
        grid: Dim,
        block: Dim,
        cluster: Dim | None = None,
        shared_memory: int = 0,
        stream: object = NOT_GIVEN,
        cooperative: bool = False,
        attributes: Sequence[object] = (),
    ) -> None:
        vars(self).update(
            grid=_check_dim("grid", grid, MAX_GRID),
            block=check_block(block),
            cluster=None if cluster is None else _check_dim("cluster", cluster, MAX_CLUSTER),
            shared_memory=_check_shared_memory(shared_memory),
            stream=stream,
            cooperative=_check_flag("cooperative", cooperative),
            attributes=_check_attributes(attributes),
        )
        for blocks, cluster_blocks in zip(self.grid, self.cluster or ()):
            if blocks % cluster_blocks:
                raise ValueError(f"grid={grid!r}: expected a multiple of the cluster, {self.cluster}")

    def with_stream(self, stream: object) -> LaunchConfig:
        """Return a copy with another stream. `launch(config, ..., stream=stream)` calls this method."""
        config = LaunchConfig.__new__(LaunchConfig)
        vars(config).update(vars(self), stream=stream)
        return config

    def __reduce__(self) -> tuple[Any, ...]:
        return LaunchConfig, (*vars(self).values(),)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a LaunchConfig can't be changed: {name}", name=name, obj=self)

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a LaunchConfig can't be changed: {name}", name=name, obj=self)

    def __repr__(self) -> str:
        options = [f"{name}={value!r}" for name, value in vars(self).items() if not _is_default(value)]
        return f"LaunchConfig({', '.join(options)})"


# The parameters of LaunchConfig, except grid and block.
_OPTIONS = [
    parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
    for name, parameter in inspect.signature(LaunchConfig).parameters.items()
    if name not in ("grid", "block")
]
OPTIONS = frozenset(parameter.name for parameter in _OPTIONS)
"""The names of the launch options: all parameters of LaunchConfig except grid and block."""


def show_options(method: Method) -> Method:
    """Add the launch options to the signature of a method that accepts them through its `**named`."""
    signature = inspect.signature(method)
    *parameters, named = signature.parameters.values()
    method.__signature__ = signature.replace(  # type: ignore[attr-defined]
        parameters=[*parameters, *_OPTIONS, named]
    )
    return method


def _is_default(value: object) -> bool:
    """Return whether a value is the default of its option. The repr omits such options."""
    return value is None or value is NOT_GIVEN or (value.__class__ in (int, bool, tuple) and not value)


def check_block(block: Dim) -> tuple[int, int, int]:
    """Return the number of threads in a block along each axis. Raises the same errors as `_check_dim`."""
    return _check_dim("block", block, MAX_BLOCK)


E = TypeVar("E", bound=Exception)


def _refuse(error: type[E], name: str, value: object, expected: str, got: object = None) -> E:
    """Return the error for an invalid value of an option.

    Args:
        error: The class of the error.
        name: The name of the option.
        value: The value.
        expected: A description of valid values.
        got: The part of the value that is invalid, or None for the whole value.
    """
    shown_value = show_value(value)
    message = f"{name}={shown_value}: expected {expected}"
    if got is None:
        return with_facts(error(message), name, expected, shown_value)
    return with_facts(error(f"{message}, got {show_number(got)}"), name, expected, got)


def _check_dim(name: str, value: Dim, limits: tuple[int, ...]) -> tuple[int, int, int]:
    """Return the three sizes of a grid, a block or a cluster. Sizes that are not specified are 1.

    Args:
        name: The name of the option.
        value: The option: an int, or a list of up to three ints.
        limits: The maximum size along each axis.

    Raises:
        TypeError: The value is neither an int nor a list of up to three ints.
        ValueError: A size is out of range.
    """
    if value.__class__ is int and 1 <= value <= limits[0]:
        return value, 1, 1
    sizes: Any = (value,) if isinstance(value, Integral) else value
    has_items = hasattr(sizes, "__len__") and hasattr(sizes, "__getitem__")
    is_sequence = has_items and not isinstance(sizes, (str, bytes, bytearray, Mapping))
    if not is_sequence or not 1 <= len(sizes) <= 3:
        raise _refuse(TypeError, name, value, "an int, or a list of up to three ints")
    for size, limit in zip(sizes, limits):
        if not isinstance(size, Integral):
            raise _refuse(TypeError, name, value, "an int", type(size).__name__)
        if not 1 <= int(size) <= limit:
            raise _refuse(ValueError, name, value, f"1 to {limit}", size)
    x, y, z = (*map(int, sizes), 1, 1)[:3]
    return x, y, z


def _check_shared_memory(value: object) -> int:
    """Return the number of bytes as an int. Raises TypeError or ValueError for an invalid value."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise _refuse(TypeError, "shared_memory", value, "an int", type(value).__name__)
    if int(value) < 0:
        raise _refuse(ValueError, "shared_memory", value, "0 bytes or more")
    return int(value)


def _check_flag(name: str, value: object) -> bool:
    """Return a flag as a bool. Raises TypeError unless it is a bool, an int or numpy's bool."""
    is_numpy_bool = type(value).__name__ in ("bool", "bool_")  # The name depends on numpy's version.
    if not isinstance(value, int) and not is_numpy_bool:
        raise _refuse(TypeError, name, value, "True or False")
    return bool(value)


def _check_attributes(attributes: Any) -> tuple[Any, ...]:
    """Return the attributes as a tuple. Raises TypeError unless each of them is a CUlaunchAttribute."""
    # Do not use a generator: CPython 3.12.1 and 3.13.0 crash if memory runs out while a generator is created.
    invalid = [attributes]
    if isinstance(attributes, (list, tuple)):
        invalid = [value for value in attributes if not isinstance(value, driver.CUlaunchAttribute)]
    if invalid:
        raise _refuse(TypeError, "attributes", attributes, "a list of CUlaunchAttribute objects")
    return tuple(attributes)
