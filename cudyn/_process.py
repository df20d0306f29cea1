"""Registers the mutable state of cudyn's modules, so that a single call can reset all of it.

A module also assigns its state to a global variable, so that reading it costs no more than reading any other
global: `_trees: dict[str, Tree] = process.own({})`.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol, TypeVar

    class Container(Protocol):
        """A dict, list, set or deque."""

        def clear(self) -> None: ...

    State = TypeVar("State", bound=Container)
    Function = TypeVar("Function", bound=Callable[..., Any])


class Process:
    """The owner of state that lives as long as the process.

    Attributes:
        is_fork_child: whether this process was forked from a process that had imported cudyn
    """

    def __init__(self) -> None:
        self.is_fork_child = False
        self._owned: list[tuple[Any, Any]] = []  # containers, and copies of their initial contents
        self._permanent: list[Any] = []  # containers that `reset` does not change
        self._reset_functions: list[Callable[[], object]] = []
        self._fork_functions: list[Callable[[], object]] = []  # called in a forked process

    def own(self, container: State) -> State:
        """Register a container whose initial contents `reset` restores, and return the container.

        Such a container contains measurements, counts or search results.
        """
        any_container: Any = container  # The protocol Container lacks the `copy` method.
        initial_contents = any_container.copy()
        self._owned.append((container, initial_contents))
        return container

    def keep(self, container: State) -> State:
        """Register a container that `reset` does not change, and return the container.

        Such a container holds memory that C code may use, open handles, classes that must exist only once, or
        functions that modules registered when they were imported.
        """
        self._permanent.append(container)
        return container

    def cache(self, function: Function) -> Function:
        """Return a function that caches the results of another function until `reset` is called.

        The results may depend on more than the arguments, for example on files.
        """
        from functools import cache

        cached: Any = cache(function)
        self._reset_functions.append(cached.cache_clear)
        return cached  # type: ignore[no-any-return]

    def on_reset(self, function: Function) -> Function:
        """Register a function that resets state other than a container. `reset` calls it."""
        self._reset_functions.append(function)
        return function

    def after_fork(self, function: Function) -> Function:
        """Register a function to be called in the child process after each fork.

        The functions are called in the order in which they were registered.
        """
        self._fork_functions.append(function)
        return function

    def reset(self) -> None:
        """Drop all cached results and counts, so that later calls compute them again.

        This is for tests. No other thread may use cudyn at the same time. Libraries stay loaded, and memory
        that C code may use stays valid.
        """
        for container, initial_contents in self._owned:
            container.clear()
            if hasattr(container, "extend"):  # a list or deque
                container.extend(initial_contents)
            else:
                container.update(initial_contents)
        for function in self._reset_functions:
            function()

    def is_owner_of(self, value: object) -> bool:
        """Return whether an object was passed to `own` or `keep`."""
        owned_containers = [container for container, _ in self._owned]
        registered_containers = [*self._permanent, *owned_containers]
        return any(value is container for container in registered_containers)

    def _call_fork_functions(self) -> None:
        """Call the functions that `after_fork` has registered. Python calls this method in a forked child."""
        self.is_fork_child = True
        for function in self._fork_functions:
            function()


process = Process()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=process._call_fork_functions)
