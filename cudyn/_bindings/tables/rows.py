"""The tables that codegen/emit.py writes, and the text of their rows.

A row is one value for every release, or a value for each span of releases::

    value                                  in every release
    @13.0 value                            since 13.0
    @11.7<12.0 value | @12.0 other         in 11.7 until before 12.0, then something else

A prototype is `result (role type name, ...)`; a parameter without a role is `in`. A type is written as in
codegen/model.py. The role says how a checked call treats a parameter. Some roles name something else
after a colon: another parameter of the prototype, a number, or a constant of the library::

    role        the caller gives        C gets                               the call returns
    (none) in   the value               the value
    out                                 a pointer to one object              the object
    inout       its own memory          that memory
    both        a value                 a pointer to one object that has it  the object's value after it
    text:S                              a char array of S                    a str, up to the first NUL
    bytes:S                             a char array of S                    S bytes
    list:S                              an array of S elements               a list
    list:S:V                            the same                             a list that ends before a V
    count                               a pointer to the length of lists
    most        the greatest length     a pointer to it
    used                                a pointer to how many were written
    size:P                              the size of P in bytes, or a pointer to it
    typed:E                             memory for the value of enumerator E  the value, or a list of them
    given:E     a value                 memory with the value of E

V is a number, a constant or an enumerator. S is a number, a constant, or a parameter that holds it: one that
the caller gives, `count` or `most`; a/b is the quotient of two, rounded up. P is a parameter or a number; E
is a parameter, in `E*N` an array of N. With `count` there are two calls: one with null for the arrays, which
returns their length, and one with arrays; `count:S` begins with room for S. Texts, lists with a `count`, and
memory of a fixed number of elements with a `size` grow until the result leaves room, so that nothing is cut
off. After the call `count`, `most` or `used` holds the length of a list. ATTRIBUTES in the types' table has
the type for each enumerator; `typed` of a `void **` is one pointer for each of E*N, `typed:void*` an address.
With None, `both` passes a null pointer, and `most` asks for all that there are.

The word of a pointer that the caller passes also names the kind of memory and, for host memory, its size::

    in[E]            host memory: E elements of the type that it points to; of void and of chars, E bytes
    in[E]b           E bytes, whatever it points to
    in[E]z           the same, and E may count the final zero of a text, which bytes have after their length
    in[?R]           host memory whose size the arguments do not determine, for the reason R of UNKNOWN
    inout[E]t        E is f(p); if the caller omits the memory, the call makes it and returns its text
    inout[E]r        the same, and returns the bytes
    either[E]        host or device memory; E applies to host memory. either[?R] is without a size
    device           device memory
    address          an address that C stores or looks up, and does not read or write
    handle           an object of the library or of another one
    inout.either[E]  a kind other than host memory follows `inout` after a dot
    (none) in        a zero-terminated text, or no pointer to memory

E is an expression of Python without blanks: integers, + - * //, parentheses, comparisons that count as 0 or
1, max(a,b) and min(a,b), the names of parameters that the caller gives, `p.member` of a record, `p[0]` of a
number that p points to, `sizeof(P)` of the value that the enumerator P stands for in ATTRIBUTES, and `f(p)`,
the result of another checked function. A negative E counts as 0. The size of null is not checked, because
manuals rarely state whether null is valid. In an array of strings, each of the E elements is a string.

The layout of a record is a line per member, indented below the record it is in::

    struct 32 8
      0 CUmemAllocationType type
      8 union 8 8
        0 int id
      24 struct 8 2 allocFlags
        0:3 unsigned int three : 2

The numbers are offset in bytes[:bits] and, for a record, size and alignment.

An enum is the type that C stores and a line per enumerator. A value that is missing is one more than that
of the line before::

    unsigned int
    CUPTI_SUCCESS
    CUPTI_ERROR_INVALID_PARAMETER
    CUPTI_ERROR_INVALID_CHIP_NAME @13.0 46
    CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS @13.1
    CUPTI_ERROR_UNKNOWN 999

Where a layout is `=` the members are a function's parameters, one after the other as C puts them. The tags
X_params_st and X_v11000_params_st (TAGGED has the `_params`) refer to the function X of a library in USES,
as declared in the first release of the span.

The table of functions, for the releases in RELEASES (oldest first), has::

    VERSIONS     release: the library's own version, if it differs from the release
    FUNCTIONS    symbol: prototype, or =symbol of the one that has the same prototype
    VARIANTS     symbol: the releases that changed its signature; None: symbols never change
    NAMES        name: symbol, if a name leads to another symbol than its own
    PER_THREAD   name: symbol, if it leads elsewhere with per-thread default streams
    ANSWERS      symbol: the statuses that it returns rather than raises; * means every one. The symbol *
                 has those of all functions that return a status and have no row
    TOLD         symbol: the out-parameters that explain a failure
    TOO_SMALL    the statuses for too little memory
    PROC_VERSIONS  symbol: its version for cuGetProcAddress, if that is not the release that has it first
    HEADER       the first header
    HEADERS      symbol: its header, where it is another one
    HIDDEN       symbol: prototype, of exported functions that no header declares
    FAILING      hidden functions whose fallback returns the status for a missing function; others return zero
    REGISTERING  hidden functions that register kernels and variables: the library gets all of them or none
    RENAMES      another name of a symbol: the symbol; a name that ends in * is a prefix

and its table of types and constants::

    USES             the libraries whose tables have the remaining types
    USES_RELEASE     their release, if one is fixed
    USED_TYPES       their types that this library's declarations mention
    DEVICE_POINTERS  are addresses accepted for pointers, because those point to device memory?
    WINDOWS          record: its layout on 64-bit Windows, if it differs
    TAGGED           endings: a record X_params_st has the implicit typedef X_params
    TYPEDEFS         name: type
    ENUMS            tag: the integer type of the newest, and its enumerators
    ATTRIBUTES       enum: {enumerator: type of the value at a `void *`, with the value that ends an array}
    INITIAL          record: {member: its initial value, an int, a constant or the record's size}
    BYTES            record: its arrays of chars that hold bytes; others hold texts
    RENAMED          record: old name of a member -> its name in the newest release
    RECORDS          tag: layout
    CONSTANTS        macro: value, type and value (a float is a `double`), or another name
"""

from __future__ import annotations

from collections import namedtuple
from keyword import iskeyword

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

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
    """Does a span cover an API level?"""
    at = releases.index(level)
    return releases.index(span[0]) <= at and (span[1] is None or at < releases.index(span[1]))


def at(row: str | int, releases: Sequence[str], level: str) -> str | None:
    """The value of a row at an API level, or None."""
    if row.__class__ is str and "@" not in row:
        releases.index(level)
        return row
    for span in spans(row, releases):
        if holds(span, releases, level):
            return span[2]
    return None


def nearest(spans: Sequence[Span], releases: Sequence[str], level: str) -> Span:
    """The span that covers an API level, or else the last one before it, or the first."""
    at = releases.index(level)
    for span in reversed(spans):
        if releases.index(span[0]) <= at:
            return span
    return spans[0]


def near(row: str, releases: Sequence[str], level: str) -> str:
    """The value of a row at an API level, or at the nearest that has one."""
    return row if "@" not in row else nearest(spans(row, releases), releases, level)[2]


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


def enum(row: str) -> tuple[str, dict[str, str]]:
    """Split the row of an enum into its integer type and the row of each enumerator."""
    type_, *lines = row.split("\n")
    values: dict[str, str] = {}
    following = 0
    for line in lines:
        name, _, value = line.partition(" ")
        number = value.rpartition(" ")[2]
        if not number or number[0] == "@":
            number = str(following)
            value = f"{value} {number}".lstrip()
        values[name] = value
        following = int(number) + 1
    return type_, values


# The roles of parameters that the caller gives, and of those that the call returns.
GIVEN = frozenset(("in", "inout", "both", "most", "given"))
RETURNED = frozenset(("out", "both", "text", "bytes", "list", "typed"))
ROLES = GIVEN | RETURNED | {"count", "used", "size"}
# Those that may have a kind of memory.
SIZED = frozenset(("in", "inout"))
MEMORY = {
    "host": "host memory",
    "device": "device memory",
    "either": "host or device memory",
    "address": "an address that the call does not read or write",
    "handle": "a handle",
    "text": "a zero-terminated text",
}
"""The kinds of memory that the caller passes, each with its name in a description."""
UNKNOWN = {
    "type": "another argument determines the type",
    "form": "several arguments determine the size together",
    "object": "an object of the library determines the size",
    "data": "the data contains its own size",
    "kernel": "the kernel determines the size",
    "foreign": "an object of another library",
}
"""The reasons why the size of host memory does not follow from the arguments, each with its description."""
_KINDS = frozenset(("device", "either", "address", "handle"))
_TEXTS = frozenset(("const char *", "const char *const"))
_MADE = {"t": "text", "r": "bytes"}


class Param(
    namedtuple(
        "Param",
        "role type name of end memory size unknown in_bytes counts_zero made keyword is_given is_returned",
    )
):
    """A parameter of a prototype.

    role, type    as in the row
    name          in C
    of, end       the names after the role's colons
    memory        the kind of memory that the caller passes, a key of MEMORY; "" for anything else
    size          the expression in the brackets of the role, "" if there is none
    unknown       the reason why host memory has no size, a key of UNKNOWN; "" for anything else
    in_bytes      does the size count bytes, whatever the pointer points to?
    counts_zero   may the size count the final zero of a text?
    made          what the call returns of it if the caller leaves it out: "text", "bytes" or "", nothing
    keyword       the name in Python: `from` of cuGraphGetEdges is `from_`
    is_given      is it a parameter of a checked call?
    is_returned   does a checked call return it?
    """

    __slots__ = ()

    @property
    def is_array(self) -> bool:
        """Whether the caller may pass an array of the host."""
        return bool(self.size or self.unknown)


def prototype(text: str) -> tuple[str, tuple[Param, ...]]:
    """Split `result (role type name, ...)` into the result's type and the parameters."""
    result, _, rest = text.partition(" (")
    return result, tuple([_param(part) for part in split(rest[:-1])])


def _param(text: str) -> Param:
    word, _, rest = text.partition(" ")
    head, bracket, marked = word.partition("[")
    role, _, memory = head.rpartition(".")
    of = end = size = unknown = marks = ""
    if memory in _KINDS:
        role = role or "in"
    else:
        role, _, named = head.partition(":")
        of, _, end = named.partition(":")
        memory = "host" if bracket else ""
    if role not in ROLES or (bracket and role not in SIZED):  # the type's first word
        role = "in"
        of = end = memory = bracket = ""
        rest = text
    if bracket:
        size, _, marks = marked.rpartition("]")
        if size[:1] == "?":
            unknown = size[1:]
            size = ""
    type_, name = undeclare(rest)
    if not memory and role in SIZED and type_ in _TEXTS:
        memory = "text"
    keyword = f"{name}_" if iskeyword(name) else name
    flags = "b" in marks, "z" in marks, _MADE.get(marks[-1:], "")
    given = role in GIVEN, role in RETURNED
    return Param(role, type_, name, of, end, memory, size, unknown, *flags, keyword, *given)


def split(text: str) -> list[str]:
    """Split at the commas that are not inside parentheses; nothing for `void` or ''."""
    if "(" not in text:
        found = [*map(str.strip, text.split(","))]
        return [] if found in (["void"], [""]) else found
    parts: list[str] = []
    depth = 0
    for part in text.split(","):
        if depth:
            parts[-1] += f",{part}"
        else:
            parts.append(part)
        depth += part.count("(") - part.count(")")
    parts = [*map(str.strip, parts)]
    return parts[:-1] if parts[-1] in ("", "void") else parts


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
    """A member of a record: a type, or the members of a record that is defined in place."""

    __slots__ = ("align", "bit", "bits", "kind", "members", "name", "offset", "size", "type")

    def __init__(self, offset: int, bit: int | None, text: str) -> None:
        self.offset = offset
        self.bit = bit
        self.bits: int | None = None
        self.members: list[Member] = []
        self.kind = ""
        self.size = 0
        self.align = 0
        words = text.split(" ")
        if words[0] in ("struct", "union") and words[1].isdigit():
            self.kind = words[0]
            self.size = int(words[1])
            self.align = int(words[2])
            self.name, bracket, dims = (words[3] if len(words) > 3 else "").partition("[")
            self.type = bracket + dims
            return
        if bit is not None:
            text, _, bits = text.rpartition(" : ")
            self.bits = int(bits)
        self.type, self.name = undeclare(text)

    def mentions(self, word: str) -> bool:
        """Does a member, at any depth, have a type with this word? `long long` is not `long`."""
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
