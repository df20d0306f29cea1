"""A prototype with the roles of its parameters, and the sizes that the names of its parameters suggest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ..declared_types import DeclaredTypes
from ..model import Function, Param

# The values of parameters with these roles are passed by the caller.
_PASSED = ("in", "inout", "both", "most", "given")
# Sizes of pointers to these types are in bytes.
BYTES = frozenset(("void", "char", "signed char", "unsigned char", "int8_t", "uint8_t", "_Bool"))
_NAME_OF_DEVICE_MEMORY = re.compile(r"d(ev(ice)?)?_|dev(ice)?[A-Z]")


@dataclass
class Signature:
    """A prototype with the roles of its parameters.

    Attributes:
        function: the prototype
        roles: the role of each parameter, in C order
        types: types of the library and of the libraries that it uses
    """

    function: Function
    roles: tuple[str, ...]
    types: DeclaredTypes

    @cached_property
    def passed(self) -> dict[str, tuple[Param, str]]:
        """The parameters that the caller passes, with the word before the colon of their roles, by name."""
        words = (role.partition(":")[0] for role in self.roles)
        pairs = zip(self.function.params, words, strict=True)
        return {param.name: (param, word) for param, word in pairs if word in _PASSED}

    def iter_counts(self, pointer: Param) -> Iterator[Param]:
        """Yield the passed parameters that could contain the size of a pointer's memory."""
        for param, _ in self.passed.values():
            if param != pointer and self.types.may_be_count(param):
                yield param

    def find_following_count(self, pointer: Param) -> str | None:
        """Return the name of the next parameter if it could be the size of a pointer's memory, or `None`."""
        params = self.function.params
        following = params[params.index(pointer) + 1 :][:1]
        return next((count.name for count in self.iter_counts(pointer) if count in following), None)

    def returns_only(self, pointer: Param) -> bool:
        """Return whether a pointer is the last parameter, and its memory is the only result of the call."""
        is_last = pointer is self.function.params[-1]
        return is_last and self.roles[-1] == "inout" and all(role == "in" for role in self.roles[:-1])

    def propose_memory(self, pointer: Param) -> str:
        """Return the keys that the type and the names suggest, as the end of a message, or `""`."""
        if self.types.is_handle(pointer.type):
            return "; by its type kind = 'handle'"
        if _NAME_OF_DEVICE_MEMORY.match(pointer.name):
            return "; by its name kind = 'device'"
        counts = list(self.iter_counts(pointer))
        if not counts:
            return ""
        best = max(counts, key=lambda count: _measure_similarity(pointer.name, count.name))
        key = "bytes" if self.types.find_target(pointer.type) in BYTES else "elements"
        return f"; by its name {key} = {best.name!r}"


def _measure_similarity(name: str, count: str) -> int:
    """Return the length of the longest word in a count's name that also occurs in a pointer's name."""
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", count)
    singular_words = (word.lower().removesuffix("s") for word in words)
    return max((len(word) for word in singular_words if word in name.lower()), default=0)
