"""The text of the rows that codegen/emit.py writes.

A row is what every release has, or spans of releases::

    value                                  in every release
    @13.0 value                            since 13.0
    @11.7<12.0 value | @12.0 other         in 11.7 until before 12.0, then something else

A prototype is `result (role type name, ...)`; a parameter without a role is `in`. A type is written as in
codegen/model.py. The layout of a record is a line per member, indented below the record it is in::

    struct 32 8
      0 CUmemAllocationType type
      8 union 8 8
        0 int id
      24 struct 8 2 allocFlags
        0:3 unsigned int three : 2

The numbers are offset in bytes[:bits] and, for a record, size and alignment.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Span = tuple[str, str | None, str]


def spans(row: str | int, releases: Sequence[str]) -> list[Span]:
    """(introduced, removed or None, value) for each span of a row, oldest first."""
    result: list[Span] = []
    for part in str(row).split(" | "):
        if part.startswith("@"):
            when, _, value = part[1:].partition(" ")
            since, _, until = when.partition("<")
            result.append((since, until or None, value))
        else:
            result.append((releases[0], None, part))
    return result


def holds(span: Span, releases: Sequence[str], level: str) -> bool:
    """Does a span hold at an API level?"""
    at = releases.index(level)
    return releases.index(span[0]) <= at and (span[1] is None or at < releases.index(span[1]))


def at(row: str | int, releases: Sequence[str], level: str) -> str | None:
    """The value of a row at an API level, or None."""
    for span in spans(row, releases):
        if holds(span, releases, level):
            return span[2]
    return None


def nearest(spans: Sequence[Span], releases: Sequence[str], level: str) -> Span:
    """The span that holds at an API level, or else the last one before it, or the first."""
    at = releases.index(level)
    return next((span for span in reversed(spans) if releases.index(span[0]) <= at), spans[0])


def blocks(row: str, releases: Sequence[str]) -> list[Span]:
    """The spans of a record's row, each with its layout as text."""
    result: list[Span] = []
    for line in row.split("\n"):
        if line.startswith(" "):
            since, until, text = result[-1]
            result[-1] = (since, until, f"{text}\n{line}")
        else:
            result += spans(line, releases)
    return result


class Param:
    """A parameter of a prototype."""

    __slots__ = ("name", "role", "type")

    def __init__(self, role: str, type_: str, name: str) -> None:
        self.role = role
        self.type = type_
        self.name = name


def prototype(text: str) -> tuple[str, list[Param]]:
    """Split `result (role type name, ...)` into the result's type and the parameters."""
    result, _, rest = text.partition(" (")
    return result, [_param(part) for part in split(rest[:-1])]


def _param(text: str) -> Param:
    role, _, rest = text.partition(" ")
    if role not in ("out", "inout"):
        role, rest = "in", text
    type_, name = undeclare(rest)
    return Param(role, type_, name)


def split(text: str) -> Iterator[str]:
    """Split at the commas that are not inside parentheses; nothing for `void` or ''."""
    depth, start = 0, 0
    for i, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if char == "," and depth == 0:
            yield text[start:i].strip()
            start = i + 1
    last = text[start:].strip()
    if last and last != "void":
        yield last


def undeclare(text: str) -> tuple[str, str]:
    """A C declaration as type and name: `const char *src` -> (`const char *`, `src`)."""
    inner = text.find("(*")
    if inner >= 0:
        start = len(text) - len(text[inner + 1 :].lstrip("*"))
        end = text.index(")", start)
        return text[:start] + text[end:], text[start:end]
    head, bracket, dims = text.partition("[")
    end = len(head)
    while end and (head[end - 1].isalnum() or head[end - 1] == "_"):
        end -= 1
    return f"{head[:end].rstrip()}{bracket}{dims}", head[end:]


class Member:
    """A member of a record: a type, or the members of a record that is written in its place."""

    __slots__ = ("align", "bit", "bits", "kind", "members", "name", "offset", "size", "type")

    def __init__(self, offset: int, bit: int | None, text: str) -> None:
        self.offset, self.bit = offset, bit
        self.bits: int | None = None
        self.members: list[Member] = []
        self.kind, self.size, self.align = "", 0, 0
        words = text.split(" ")
        if words[0] in ("struct", "union") and words[1].isdigit():
            self.kind, self.size, self.align = words[0], int(words[1]), int(words[2])
            self.name, bracket, dims = (words[3] if len(words) > 3 else "").partition("[")
            self.type = bracket + dims
            return
        if bit is not None:
            text, _, bits = text.rpartition(" : ")
            self.bits = int(bits)
        self.type, self.name = undeclare(text)

    def mentions(self, word: str) -> bool:
        """Has a member, here or further in, a type with this word in it? `long long` is another type."""
        own = self.type.replace("long long", "").partition("[")[0].split(" ")
        return (not self.kind and word in own) or any(member.mentions(word) for member in self.members)


def layout(text: str) -> Member:
    """A block of `blocks` as a tree. The root has no name."""
    lines = text.split("\n")
    root = Member(0, None, lines[0])
    path = [root]
    for line in lines[1:]:
        depth = (len(line) - len(line.lstrip(" "))) // 2
        where, _, rest = line.strip().partition(" ")
        offset, _, bit = where.partition(":")
        member = Member(int(offset), int(bit) if bit else None, rest)
        del path[depth:]
        path[-1].members.append(member)
        path.append(member)
    return root
