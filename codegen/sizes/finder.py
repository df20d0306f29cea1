"""Finds the kind of memory of each pointer that a caller passes, and the size of host memory."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..c_types import declare, length_of
from ..declared_types import DeclaredTypes
from ..documentation import DESCRIBES_HOST, NOT_DOCUMENTED, Documentation, find_documented, stem
from ..errors import CodegenError, Problems
from ..history import History
from ..model import Param, Question, Reading
from ..sources import Library
from .entries import UNKNOWN, Memory, Size, match_entry, read_memory, read_size
from .expressions import Expression
from .signature import BYTES, Signature, merge_questions

SIZES = ("one", "elements", "bytes", "expression", "member", "call", "typed")
"""The sources from which the size of host memory can be determined."""

NO_DOCS: Documentation = {}

_TEXT = ("const char *", "const char *const")
_NAME_OF_A_LENGTH = re.compile(r"\w*([lL]en(gth)?|[sS]ize|[bB]ytes)")
_NAME_WITH_HOST = re.compile(r"h_\w+|(\w*[a-z_])?[hH]ost([A-Z_]\w*)?|\w*OnHost")
# The letter at the end of a size, keyed by the value of `made`. It means that the call allocates the memory
# if the caller omits it (see cudyn/_bindings/tables/rows.py).
_ALLOCATED_MARKS = {"text": "t", "bytes": "r"}


class PointerMemory(NamedTuple):
    """The memory that a pointer points to.

    Attributes:
        kind: kind of the memory, such as `host` or `device`
        source: the member of SIZES from which the size is determined, a reason in UNKNOWN, or `""`
        text: the kind and the size as they follow the role in a table row, such as `.device` or `[count]`
    """

    kind: str
    source: str
    text: str


@dataclass
class FoundMemory:
    """The memory that the parameters of a library's functions point to."""

    texts: dict[str, list[tuple[str, ...]]] = field(default_factory=dict)
    """The text that follows each role in the table rows, keyed by symbol. Each span has its own tuple."""
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The number of parameters for each kind of memory and each source of the size.

    If the size is unknown, the reason stands in place of the source.
    """
    unknown: dict[tuple[str, str], dict[str, None]] = field(default_factory=dict)
    """The parameters whose size is unknown, keyed by the kind of memory and by the reason."""

    def join_roles(self, roles: Mapping[str, Sequence[Sequence[str]]]) -> dict[str, list[tuple[str, ...]]]:
        """Return the roles of all functions as they appear in the table rows, with kind and size."""
        return {
            symbol: [
                tuple(map(_join, span_roles, texts))
                for span_roles, texts in zip(spans, self.texts[symbol], strict=True)
            ]
            for symbol, spans in roles.items()
        }


def _join(role: str, text: str) -> str:
    """Combine a role with the kind and the size of its memory, as in a table row.

    `in` and `[count]` are combined to `in[count]`. Before a kind, `in` is omitted: `in` and `.device` are
    combined to `device`.
    """
    return text.removeprefix(".") if role == "in" and text.startswith(".") else role + text


class MemoryFinder:
    """Finds the memory of all pointers of one library. Entries that do not match any parameter are errors.

    Args:
        library: the library, with its [[size]] and [[memory]] entries
        history: declarations of the library; `attributes` must be set before `find`
        readings: readings that the history combines
        docs: documentation of all symbols
        used: libraries that this library uses
        unsettled: pairs of a function's name and a pointer's declaration, for pointers whose role is an open
            question; its answer also determines the memory

    Attributes:
        found: the result of `find`; if `find` raises an exception, it contains the memory found so far
    """

    def __init__(
        self,
        library: Library,
        history: History,
        readings: Sequence[Reading],
        docs: Documentation = NO_DOCS,
        used: Sequence[Library] = (),
        unsettled: Collection[tuple[str, str]] = (),
    ) -> None:
        self.library = library
        self.history = history
        self.docs = docs
        self.types = DeclaredTypes(readings)
        self.found = FoundMemory()
        self._enums = {row["enum"] for used_library in used for row in used_library.attribute}
        self._sizes = [read_size(row, library.file) for row in library.size]
        self._memory = [read_memory(row, library.file) for row in library.memory]
        self._unused: set[Size | Memory] = {*self._sizes, *self._memory}
        self._unused_despite = {row for row in self._memory if row.despite}
        self._unsettled = unsettled
        self._questions: list[Question] = []  # one for each pointer whose kind of memory is unknown
        self._counted: set[tuple[str, str]] = set()  # symbols and declarations of pointers in `found.counts`

    def find(self, roles: Mapping[str, Sequence[Sequence[str]]]) -> FoundMemory:
        """Return the memory that the parameters of all functions point to.

        Raises:
            CodegenError: Lists all pointers without a kind of memory, and all unused entries.
        """
        problems = Problems()
        for symbol, spans in self.history.functions.items():
            texts: list[tuple[str, ...]] = []
            self.found.texts[symbol] = texts
            for span, span_roles in zip(spans, roles[symbol], strict=True):
                with problems.collected():
                    signature = Signature(span.value, tuple(span_roles), self.types)
                    is_checked = self.library.is_checked(symbol)
                    texts.append(self._find_texts(signature) if is_checked else ("",) * len(span_roles))
        questions = merge_questions(self._questions)
        problems.add([question.message for question in questions], questions)
        problems.add(f"{self.library.file}: {line}" for line in self._iter_unused())
        problems.raise_any()
        return self.found

    def _iter_unused(self) -> Iterator[str]:
        """Yield a message for each entry, or `despite` key, that has no effect."""
        for entry in sorted(self._unused):
            yield f"a size that matches nothing: {entry.symbols}: {entry.params}"
        for entry in sorted(self._unused_despite - self._unused):
            yield f"despite: nothing contradicts the entry: {entry.symbols}: {entry.params}"

    def _find_texts(self, signature: Signature) -> tuple[str, ...]:
        """Return the kind and the size of memory that follow each role of a function in its table row."""
        texts = []
        for param, role in zip(signature.function.params, signature.roles, strict=True):
            if role not in ("in", "inout") or not self.types.is_pointer_to_memory(param.type):
                texts.append("")
                continue
            memory = self._find_memory(signature, param)
            if memory is None:
                if (stem(signature.function.symbol), declare(param.type, param.name)) not in self._unsettled:
                    self._questions.append(self._make_question(signature, param, role))
                texts.append("")
            else:
                self._count(signature.function.symbol, param, memory)
                texts.append(memory.text)
        return tuple(texts)

    def _make_question(self, signature: Signature, param: Param, role: str) -> Question:
        """Return a question about the memory of a pointer."""
        documented = find_documented(signature.function, self.docs).get(param.name, NOT_DOCUMENTED)
        return Question(
            self.library.file,
            declare(param.type, param.name),
            (stem(signature.function.symbol),),
            str(signature.function),
            "which memory, and how much of it, does the pointer lead to",
            documented.evidence,
            documented.text,
            tuple(signature.list_answers(param, [role])),
        )

    def _count(self, symbol: str, param: Param, memory: PointerMemory) -> None:
        """Add a pointer to the figures of the report. A declaration counts once for each symbol."""
        declaration = declare(param.type, param.name)
        if (symbol, declaration) in self._counted:
            return
        self._counted.add((symbol, declaration))
        self.found.counts[memory.kind, memory.source] += 1
        if memory.source in UNKNOWN:
            names = self.found.unknown.setdefault((memory.kind, memory.source), {})
            names[f"{stem(symbol)}: {param.name}"] = None

    def _find_memory(self, signature: Signature, param: Param) -> PointerMemory | None:
        """Return a pointer's memory, or `None` if neither an entry nor the declaration determines the kind.

        A [[size]] entry takes precedence over a [[memory]] entry, and a later entry over an earlier one.
        """
        symbol = signature.function.symbol
        for size in reversed(self._sizes):
            groups = match_entry(size, symbol, param)
            if groups is not None:
                self._unused.discard(size)
                return self._apply_size(signature, param, size, groups)
        for memory in reversed(self._memory):
            if match_entry(memory, symbol, param) is not None:
                self._unused.discard(memory)
                self._check_contradictions(signature, param, memory)
                return PointerMemory(memory.kind, memory.unknown, memory.text)
        return self._infer_memory(signature, param)

    def _infer_memory(self, signature: Signature, param: Param) -> PointerMemory | None:
        """Return the memory that the declaration determines: an array, a string, or one object."""
        length = length_of(param.declared)
        if length is not None:
            return PointerMemory("host", "elements", f"[{length}]")
        counts = [count.name for count in signature.iter_counts(param)]
        if param.type in _TEXT and not any(map(_NAME_OF_A_LENGTH.fullmatch, counts)):
            return PointerMemory("text", "", "")
        is_byte = self.types.find_target(param.type) in BYTES
        if not (param.is_array or is_byte or counts):
            return PointerMemory("host", "one", "[1]")
        return None

    def _check_contradictions(self, signature: Signature, param: Param, memory: Memory) -> None:
        """Raise CodegenError if the function's declaration contradicts an entry without the `despite` key.

        There are two kinds of contradictions: the entry states that the memory is on the device, but a name
        or the documentation mentions the host; or the entry states that the pointer is an address without a
        size, but the next parameter could be its size.
        """
        symbol = stem(signature.function.symbol)
        contradiction = None
        if memory.kind == "device":
            evidence = self._find_mention_of_host(signature, param)
            contradiction = evidence and f"device memory, but {evidence!r} mentions the host"
        elif memory.kind == "address":
            count = signature.find_following_count(param)
            contradiction = count and f"an address without a size, but {count!r} follows"
        if contradiction is None:
            return
        self._unused_despite.discard(memory)
        if not memory.despite:
            declaration = declare(param.type, param.name)
            raise CodegenError(f"{self.library.file}: memory: {symbol}: {declaration} is {contradiction}")

    def _find_mention_of_host(self, signature: Signature, param: Param) -> str | None:
        """Return the name of the parameter or the function if it mentions the host.

        Otherwise, return the phrase in the documentation that mentions host memory, or `None`.
        """
        for name in (param.name, stem(signature.function.symbol)):
            if _NAME_WITH_HOST.fullmatch(name):
                return name
        doc = self.docs.get(signature.function.symbol, {}).get(param.name)
        phrase = DESCRIBES_HOST.search(doc.text) if doc is not None else None
        return phrase and phrase[0]

    def _apply_size(
        self, signature: Signature, param: Param, size: Size, groups: Mapping[str, str]
    ) -> PointerMemory:
        """Return the memory that a [[size]] entry describes.

        Args:
            signature: the prototype
            param: the pointer
            size: the entry
            groups: named groups in the entry's patterns, which its expression may use
        """
        where = f"{self.library.file}: size: {signature.function.symbol}: {declare(param.type, param.name)}"
        if size.memory not in ("", "either", "address"):
            raise CodegenError(f"{where}: memory: expected 'either' or 'address', got {size.memory!r}")
        if bool(size.elements) == bool(size.bytes):
            raise CodegenError(f"{where}: expected either elements or bytes")
        expression = (size.elements or size.bytes).format(**groups)
        source = Expression(expression, where, signature, self.history, self._enums).check()
        target = self.types.find_target(param.type)
        if size.elements and target == "void":
            raise CodegenError(f"{where}: expected bytes, because a void * does not have elements")
        if size.made and not (source == "call" and signature.returns_only(param)):
            raise CodegenError(
                f"{where}: made: expected the last parameter as the only output, with a call as its size"
            )
        if size.made not in ("", *_ALLOCATED_MARKS):
            raise CodegenError(f"{where}: made: expected {' or '.join(_ALLOCATED_MARKS)}, got {size.made}")
        if source == "number":
            source = "bytes" if size.bytes else "elements"
        # b: the size is in bytes; z: it may count a final zero (see cudyn/_bindings/tables/rows.py)
        marks = "b" if size.bytes and target not in BYTES else ""
        marks += "z" if size.counts_zero else ""
        marks += _ALLOCATED_MARKS.get(size.made, "")
        kind = size.memory or "host"
        text = f"[{''.join(expression.split())}]{marks}"
        return PointerMemory(kind, source, text if kind == "host" else f".{kind}{text}")
