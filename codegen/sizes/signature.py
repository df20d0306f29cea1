"""A prototype with the roles of its parameters, and the sizes that the names of its parameters suggest."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..c_types import pointee
from ..declared_types import DeclaredTypes
from ..model import Function, Param, Question
from ..wording import read_wording

# The values of parameters with these roles are passed by the caller.
_PASSED = ("in", "inout", "both", "most", "given")
# Sizes of pointers to these types are in bytes.
BYTES = frozenset(("void", "char", "signed char", "unsigned char", "int8_t", "uint8_t", "_Bool"))


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
        """The parameters that the caller passes, with their roles up to the colon, keyed by name."""
        words = (role.partition(":")[0] for role in self.roles)
        pairs = zip(self.function.params, words, strict=True)
        return {param.name: (param, word) for param, word in pairs if word in _PASSED}

    def iter_counts(self, pointer: Param) -> Iterator[Param]:
        """Yield the passed parameters that could be the size of the memory that a pointer points to."""
        for param, _ in self.passed.values():
            if param != pointer and self.types.may_be_count(param):
                yield param

    def find_following_count(self, pointer: Param) -> str | None:
        """Return the name of the parameter after a pointer if it could be the memory's size, or `None`."""
        params = self.function.params
        next_index = params.index(pointer) + 1
        if next_index == len(params):
            return None
        following = params[next_index]
        return following.name if following in self.iter_counts(pointer) else None

    def returns_only(self, pointer: Param) -> bool:
        """Return whether a pointer is the last parameter, and its memory is the only result of the call."""
        is_last = pointer is self.function.params[-1]
        return is_last and self.roles[-1] == "inout" and all(role == "in" for role in self.roles[:-1])

    def list_answers(self, pointer: Param, roles: Sequence[str]) -> list[tuple[str, str]]:
        """Return the roles that a person can choose for a pointer, as in a table row, with their meanings.

        Args:
            pointer: the parameter
            roles: the possible roles without the memory
        """
        answers = [("out", "one new object, which the call returns")] if "out" in roles else []
        passed_roles = [role for role in roles if role != "out"]  # `inout` comes before `in`
        answers += self._iter_sized_answers(pointer, passed_roles)
        count = self._find_written_count(pointer) if "out" in roles else ""
        if count:
            meaning = f"a list, whose length C writes to {count}; {count} then does not need an entry"
            answers.append((f"list:{count}", meaning))
        answers += self._iter_other_kinds(pointer, passed_roles[-1])
        return [*answers, *self._iter_unknown_sizes(pointer, passed_roles[0])]

    def _iter_sized_answers(self, pointer: Param, roles: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield the roles for host memory of a known size, with their meanings."""
        is_bytes = self.types.find_target(pointer.type) in BYTES
        # Suggest fewer sizes if each of them is combined with several roles.
        sizes = self._list_counts(pointer)[: 3 if len(roles) == 1 else 1]
        sizes += [] if self._is_untyped(pointer) else ["1"]
        for role in roles:
            verb, preposition = ("C only reads", "from") if role == "in" else ("C writes", "to")
            for size in sizes:
                amount = "one object" if size == "1" else f"{size} {'bytes' if is_bytes else 'objects'}"
                meaning = f"{verb} {amount} {preposition} memory that the caller passes"
                yield f"{role}[{size}]{'b' if is_bytes else ''}", meaning

    def _iter_other_kinds(self, pointer: Param, role: str) -> Iterator[tuple[str, str]]:
        """Yield the roles for memory that is not on the host, and for text, with their meanings."""
        prefix = "" if role == "in" else f"{role}."
        if role == "in" and self.types.find_target(pointer.type) == "char":
            yield "text", "a string that ends with a zero"
        if self.types.is_handle(pointer.type):
            yield f"{prefix}handle", "an object of a library"
        if role == "in" and self._is_untyped(pointer):
            yield "address", "an address that C stores, and does not read or write"
        yield f"{prefix}device", "device memory"

    def _iter_unknown_sizes(self, pointer: Param, role: str) -> Iterator[tuple[str, str]]:
        """Yield the roles for host memory whose size is not known, with their meanings.

        Only an object that the function receives can determine the size, and only a `void *` can have the
        type that another argument determines.
        """
        others = [param for param in self.function.params if param != pointer]
        reasons = ["form"]
        reasons += ["object"] if any(self._is_object(param) for param in others) else []
        reasons += ["type"] if others and self._is_untyped(pointer) else []
        for reason in reasons:
            yield f"{role}[?{reason}]", f"host memory: {read_wording()['reasons'][reason]}"

    def _is_untyped(self, pointer: Param) -> bool:
        """Return whether a parameter is a pointer to void."""
        return self.types.find_target(pointer.type) == "void"

    def _is_object(self, param: Param) -> bool:
        """Return whether a parameter is a handle, or a pointer to an opaque record."""
        return self.types.is_handle(param.type) or self.types.is_opaque(pointee(param.type) or "void")

    def _find_written_count(self, pointer: Param) -> str:
        """Return the name of a parameter to which C may write the number of objects, or `""`."""
        params = (param for param in self.function.params if param != pointer)
        counts = [param.name for param in params if self.types.may_be_count(param) and pointee(param.type)]
        similar = [name for name in counts if _measure_similarity(pointer.name, name)]
        return max(similar, key=lambda name: _measure_similarity(pointer.name, name), default="")

    def _list_counts(self, pointer: Param) -> list[str]:
        """Return the expressions that could be the size of a pointer's memory, by similarity of the names."""
        counts = sorted(
            self.iter_counts(pointer),
            key=lambda count: _measure_similarity(pointer.name, count.name),
            reverse=True,
        )
        expressions = []
        for count in counts:
            _, role = self.passed[count.name]
            is_value = self.types.is_count(count.type) or role in ("both", "most")
            expressions.append(count.name if is_value else f"{count.name}[0]")
        return expressions


def merge_questions(questions: Iterable[Question]) -> list[Question]:
    """Merge questions that differ only in their functions."""
    merged: dict[tuple[object, ...], Question] = {}
    for question in questions:
        key = (question.declaration, question.text, question.answers)
        first = merged.setdefault(key, question)
        symbols = tuple(dict.fromkeys((*first.symbols, *question.symbols)))
        merged[key] = first._replace(symbols=symbols)
    return list(merged.values())


def _measure_similarity(name: str, count: str) -> int:
    """Return the length of the longest word in a count's name that also occurs in a pointer's name."""
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", count)
    singular_words = (word.lower().removesuffix("s") for word in words)
    return max((len(word) for word in singular_words if word in name.lower()), default=0)
