"""Reads the rows of the tables that codegen/emit.py writes.

A row is the string that describes a function, a type or a constant in all header releases. Its format is as
follows.

A row contains a single value for all releases, or a value for each span of releases::

    value                                  in every release
    @13.0 value                            since 13.0
    @11.7<12.0 value | @12.0 other         since 11.7, and a different value since 12.0

A prototype is `result (role type name, ...)`. A parameter without a role is `in`. A type is written as in
codegen/model.py. The role determines how a checked call treats a parameter. In some roles, a colon is
followed by another parameter of the prototype, a number, or a constant of the library::

    role        the caller passes       C receives                           the call returns
    (none) in   the value               the value
    out                                 a pointer to one object              the object
    inout       memory                  that memory
    both        a value                 a pointer to one object, which is    the object's value after the call
                                        initialized with the value
    text:S                              a char array of S                    a str, up to the first NUL
    bytes:S                             a char array of S                    S bytes
    list:S                              an array of S elements               a list
    list:S:V                            an array of S elements               the elements before the value V
    count                               a pointer to the length of lists
    most        the maximum length      a pointer to this length
    used                                a pointer to the number of elements that C wrote
    size:P                              the size of P in bytes, or a pointer to it
    typed:E                             memory for the attribute that the    the attribute's value, or a list
                                        enumerator E selects                 of values
    given:E     a value                 memory that contains the value of
                                        the attribute that E selects

The letters stand for:

- V: a number, a constant or an enumerator.
- S: a number, a constant, or a parameter that contains the number, which is either passed by the caller or
  has the role `count` or `most`. a/b is the quotient of two parameters, rounded up.
- P: a parameter or a number.
- E: a parameter that is an enumerator. In `E*N`, it is an array of N enumerators.

With `count`, a checked call calls C twice: first with null for the arrays, to get their length, and then with
arrays of that length. With `count:S`, the first call already passes arrays of S elements. Strings, lists with
a `count`, and memory of a fixed number of elements with a `size` grow until the result does not fill them, so
that nothing is truncated. After the call, `count`, `most` or `used` holds the length of a list. ATTRIBUTES in
the table of types contains the type of the attribute that each enumerator selects. For a `void **`, `typed`
passes one pointer for each of the N enumerators. `typed:void*` returns an address.

The caller may pass None. For `both`, C then receives a null pointer or, if the object is itself a pointer or
a handle, a pointer to null. For `most`, the call then returns all elements.

The role of a pointer that the caller passes also names the kind of memory and, for host memory, its size::

    in[E]            host memory: E elements of the type that it points to, or E bytes for void and chars
    in[E]b           E bytes, for any type that it points to
    in[E]z           as in[E], but E may count a string's final zero, which is not part of len(bytes)
    in[?R]           host memory whose size the arguments do not determine, for the reason R (wording.json)
    inout[E]t        E is f(p); if the caller omits the memory, the call allocates it and returns a str
    inout[E]r        as inout[E]t, but the call returns bytes
    either[E]        host or device memory; E applies only to host memory. either[?R] has no size
    device           device memory
    address          an address that C stores or looks up, and does not read or write
    address[E]       the address of E bytes; an object in host memory must have at least this size
    handle           an object of this or another library
    inout.either[E]  kinds other than host memory follow `inout` and a dot
    (none) in        a zero-terminated string, or not a pointer to memory

E is a Python expression without blanks. It consists of:

- integers, + - * //, parentheses, max(a,b), min(a,b), exp2(n), and comparisons, whose value is 0 or 1
- names of parameters that the caller passes
- `p.member`, a member of a record
- `p[0]`, a number that a pointer points to
- `sizeof(P)`, the size of the attribute that ATTRIBUTES lists for the enumerator P
- `f(p)`, the result of another checked function

A negative E counts as 0. A null pointer is passed to C without a check, because manuals rarely state whether
null is valid together with a nonzero size. In an array of strings, each of the E elements has to be a string.

The layout of a record has one line per member, indented below the record that contains it::

    struct 32 8
      0 CUmemAllocationType type
      8 union 8 8
        0 int id
      24 struct 8 2 allocFlags
        0:3 unsigned int three : 2

A line begins with the member's offset in bytes, and in bits after a colon for a bitfield. The two numbers
after `struct` or `union` are the size and the alignment in bytes.

The row of an enum begins with the integer type in which C stores it, followed by one line per enumerator. If
a value is missing, it is one more than the value in the line above::

    unsigned int
    CUPTI_SUCCESS
    CUPTI_ERROR_INVALID_PARAMETER
    CUPTI_ERROR_INVALID_CHIP_NAME @13.0 46
    CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS @13.1
    CUPTI_ERROR_UNKNOWN 999

If a layout is `=`, the members are the parameters of a function, placed as in a C struct. The tags
X_params_st and X_v11000_params_st (the suffix `_params` is listed in TAGGED) refer to the function X of a
library in USES, as declared in the first release of the span.

The table of functions, for the releases in RELEASES (oldest first), contains::

    VERSIONS     release: the library's own version (major, minor, patch), if it is not the release itself
    FUNCTIONS    symbol: prototype, or =symbol for another symbol with the same prototype
    VARIANTS     symbol: the releases that changed its signature; None if symbols never change
    NAMES        name: symbol, if the symbol has another name
    PER_THREAD   name: symbol with per-thread default streams, if it differs
    ANSWERS      symbol: the status codes that are returned rather than raised, or * for all of them. The
                 row for * applies to all functions that return a status code and do not have a row
    TOLD         symbol: the out-parameters that explain a failure
    TOO_SMALL    the status codes that report insufficient memory
    PROC_VERSIONS  symbol: its version for cuGetProcAddress, if that differs from its first release
    HEADER       the first header
    HEADERS      symbol: its header, if it is not the first header
    HIDDEN       symbol: prototype, for exported functions that no header declares
    FAILING      hidden functions whose fallback returns the status code for a missing function; the fallbacks
                 of the others return zero
    REGISTERING  hidden functions that register kernels and variables; either all of them are called or none
    RENAMES      another name for a symbol: the symbol; a name that ends in * is a prefix

the table of texts, if the library has functions that describe statuses::

    TEXTS        function: {status: description}; names that are equal to the enumerator are omitted
    UNKNOWN      function: the description that it returns for every other status

the table of bridges, which only libraries with `[[bridge]]` entries have::

    BRIDGES      symbol that callers use: the calls that replace it in another major version
    MEMBERS      record: {member: the device attribute that provides its value, or None for 0}
    CHANGED      symbol that must not be called directly in another major version: the reason

A call is `symbol(parameter, parameter=value, ...), dropped, ...`. It applies if the symbol has these
parameters, and if the callers' function has the parameters that the call mentions. The parameters of the
symbol receive the value of the callers' parameter with the same name, or one of the following values::

    0                  a number
    p.member           the address of a member of the record that p points to
    {member=p ...}     the address of a record whose members are read from and written to the objects that
                       the parameters point to
    location(p)        a cudaMemLocation for the device with the number p
    device(p)          the number of the device that the cudaMemLocation p stands for
    version()          the newest CUDA version of the callers' major version
    scratch()          temporary memory for an output that the callers' function lacks

If the callers' function has parameters that the symbol lacks, they are listed as dropped. `p==0` means that
the argument must be 0. `p:=0` and `p.member:=0` mean that 0 (or -1) is written to an output. `p` means that
the argument is ignored.

and its table of types and constants::

    USES             the libraries whose tables contain the remaining types, with their release, or "same" if
                     it is the release of this library
    USED_TYPES       their types that this library's declarations mention
    DEVICE_POINTERS  whether pointers accept addresses, because they point to device memory
    WINDOWS          record: its layout on 64-bit Windows, if it differs
    TAGGED           suffixes: with `_params`, a record X_params_st has the implicit typedef X_params
    TYPEDEFS         name: type
    ENUMS            tag: the integer type in the newest release, and the enumerators
    ATTRIBUTES       enum: {enumerator: type of the attribute that it selects, which a `void *` points to.
                     ` until N` after the type of an array means that the first element equal to N ends it}
    PATCHES          type: (query, first version, last version, layout of the record in these versions)
    INITIAL          record: {member: initial value, which is an int, a constant or the size of the record}
    BYTES            record: its arrays of chars that contain bytes; others contain strings
    RENAMED          record: old name of a member -> its name in the newest release
    RECORDS          tag: layout
    CONSTANTS        macro: value, or type and value (a float is a `double`), or another name
"""

from __future__ import annotations

from collections import namedtuple
from keyword import iskeyword

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Span = tuple[str, str | None, str]


# In the following functions, `releases` lists the releases of the table, oldest first, and `level` is one of
# them.


def spans(row: str | int, releases: Sequence[str]) -> list[Span]:
    """Return the spans of a row, oldest first.

    Returns:
        Tuples of the first release of the span, the first release after it (`None` for the last span), and
        the value.
    """
    result: list[Span] = []
    for alternative in str(row).split(" | "):
        if alternative.startswith("@"):
            span_releases, _, value = alternative[1:].partition(" ")
            since, _, until = span_releases.partition("<")
            result.append((since, until or None, value))
        else:
            result.append((releases[0], None, alternative))
    return result


def span_contains(span: Span, releases: Sequence[str], level: str) -> bool:
    """Return whether a span contains an API level."""
    index = releases.index(level)
    return releases.index(span[0]) <= index and (span[1] is None or index < releases.index(span[1]))


def find_value(row: str | int, releases: Sequence[str], level: str) -> str | None:
    """Return the value of a row at an API level, or `None` if the row does not have a value at this level.

    Raises ValueError if `releases` does not contain the level.
    """
    if row.__class__ is str and "@" not in row:
        releases.index(level)  # raises ValueError for an unknown level
        return row
    for span in spans(row, releases):
        if span_contains(span, releases, level):
            return span[2]
    return None


def get_nearest_span(spans: Sequence[Span], releases: Sequence[str], level: str) -> Span:
    """Return the last span that begins at or before an API level, or else the first span."""
    index = releases.index(level)
    for span in reversed(spans):
        if releases.index(span[0]) <= index:
            return span
    return spans[0]


def get_nearest_value(row: str, releases: Sequence[str], level: str) -> str:
    """Return the value of a row at an API level, or at the nearest level that has a value."""
    return row if "@" not in row else get_nearest_span(spans(row, releases), releases, level)[2]


def record_spans(row: str, releases: Sequence[str]) -> list[Span]:
    """Return the spans of a record's row. The value in each span is a layout, with a line per member."""
    result: list[Span] = []
    for line in row.split("\n"):
        if line.startswith(" "):
            since, until, text = result[-1]
            result[-1] = (since, until, f"{text}\n{line}")
        else:
            result += spans(line, releases)
    return result


def enum(row: str) -> tuple[str, dict[str, str]]:
    """Split the row of an enum into its integer type and a dictionary from enumerators to their rows.

    Missing values are filled in.
    """
    type_, *lines = row.split("\n")
    rows_by_name: dict[str, str] = {}
    next_value = 0
    for line in lines:
        name, _, enumerator_row = line.partition(" ")
        value = enumerator_row.rpartition(" ")[2]
        if not value or value[0] == "@":  # the row contains at most a release, but no value
            value = str(next_value)
            enumerator_row = f"{enumerator_row} {value}".lstrip()
        rows_by_name[name] = enumerator_row
        next_value = int(value) + 1
    return type_, rows_by_name


# The roles of parameters that the caller passes, and of those that the call returns.
GIVEN = frozenset(("in", "inout", "both", "most", "given"))
RETURNED = frozenset(("out", "both", "text", "bytes", "list", "typed"))
ROLES = GIVEN | RETURNED | {"count", "used", "size"}
# The roles that may specify a kind of memory.
SIZED = frozenset(("in", "inout"))
_KINDS = frozenset(("device", "either", "address", "handle"))  # kinds of memory that follow a role and a dot
_TEXTS = frozenset(("const char *", "const char *const"))  # without a size, these are zero-terminated strings
_MADE = {"t": "text", "r": "bytes"}  # the letter after the brackets of a role -> `Param.made`


class Param(
    namedtuple(
        "Param",
        "role type name of end memory size unknown in_bytes counts_zero made keyword is_given is_returned",
    )
):
    """A parameter of a prototype.

    Attributes:
        role: role in the row
        type: type in the row
        name: name in C
        of: name after the first colon of the role, or ""
        end: value after the second colon of the role, or ""
        memory: kind of memory that the caller passes, such as `host`, or ""
        size: expression in the brackets of the role, or ""
        unknown: reason why the size of host memory is unknown, such as `form`, or ""
        in_bytes: whether the size counts bytes for any pointer type
        counts_zero: whether the size may count a string's final zero
        made: type of the result if the caller omits the memory: "text" or "bytes", or "" if the memory is
            required
        keyword: name in Python; for example, the `from` parameter of cuGraphGetEdges is `from_`
        is_given: whether the caller of a checked function passes an argument for it
        is_returned: whether a checked function returns it
    """

    __slots__ = ()

    @property
    def is_array(self) -> bool:
        """Whether the caller may pass an array in host memory."""
        return bool(self.size or self.unknown)


def prototype(text: str) -> tuple[str, tuple[Param, ...]]:
    """Split `result (role type name, ...)` into the result's type and the parameters."""
    result, _, parameter_list = text.partition(" (")
    return result, tuple([_parse_param(parameter) for parameter in split(parameter_list[:-1])])


def _parse_param(text: str) -> Param:
    """Parse a parameter of a prototype: `role type name`, or `type name` if the role is `in`."""
    first_word, _, declaration = text.partition(" ")
    head, bracket, size_and_marks = first_word.partition("[")
    role, _, memory = head.rpartition(".")
    of = end = size = unknown = marks = ""
    if memory in _KINDS:
        role = role or "in"
    else:
        role, _, details = head.partition(":")
        of, _, end = details.partition(":")
        memory = "host" if bracket else ""
    if role not in ROLES or (bracket and role not in SIZED):  # the first word is not a role but a type
        role = "in"
        of = end = memory = bracket = ""
        declaration = text
    if bracket:
        size, _, marks = size_and_marks.rpartition("]")
        if size[:1] == "?":
            unknown = size[1:]
            size = ""
    type_, name = split_declaration(declaration)
    if not memory and role in SIZED and type_ in _TEXTS:
        memory = "text"
    keyword = f"{name}_" if iskeyword(name) else name
    flags = "b" in marks, "z" in marks, _MADE.get(marks[-1:], "")
    is_given = role in GIVEN
    is_returned = role in RETURNED
    return Param(role, type_, name, of, end, memory, size, unknown, *flags, keyword, is_given, is_returned)


def split(text: str) -> list[str]:
    """Split a parameter list at the commas that are not inside parentheses.

    The result is an empty list for an empty string and for `void`.
    """
    if "(" not in text:
        parameters = [*map(str.strip, text.split(","))]
        return [] if parameters in (["void"], [""]) else parameters
    parameters = []
    depth = 0  # number of open parentheses
    for piece in text.split(","):
        if depth:
            parameters[-1] += f",{piece}"
        else:
            parameters.append(piece)
        depth += piece.count("(") - piece.count(")")
    parameters = [*map(str.strip, parameters)]
    return parameters[:-1] if parameters[-1] in ("", "void") else parameters


def split_declaration(text: str) -> tuple[str, str]:
    """Split a C declaration into type and name: `const char *src` -> (`const char *`, `src`)."""
    inner = text.find("(*")
    if inner >= 0:  # a pointer to a function: the name is inside the first parentheses
        start = len(text) - len(text[inner + 1 :].lstrip("*"))
        end = text.index(")", start)
        return text[:start] + text[end:], text[start:end]
    head, bracket, dims = text.partition("[")
    end = len(head)
    while end and (head[end - 1].isalnum() or head[end - 1] == "_"):
        end -= 1
    return f"{head[:end].rstrip()}{bracket}{dims}", head[end:]


class Member:
    """A member of a record, which either has a type or is a nested record with members.

    Attributes:
        offset: offset in bytes
        bit: offset of a bitfield in bits after `offset`; `None` for other members
        bits: width of a bitfield in bits; `None` for other members
        name: name of the member; "" if it is anonymous
        type: C type; for a nested record, only the dimensions of the array (`[4]`), or ""
        kind: "struct" or "union" for a nested record, otherwise ""
        size, align, members: size, alignment and members of a nested record
    """

    __slots__ = ("align", "bit", "bits", "kind", "members", "name", "offset", "size", "type")

    def __init__(self, offset: int, bit: int | None, text: str) -> None:
        """Parse the text that follows the offset in a line of a layout."""
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
        self.type, self.name = split_declaration(text)

    def mentions(self, word: str) -> bool:
        """Return whether this member, or a member inside it, has a type that contains this word.

        `long long` does not contain the word `long`.
        """
        words = self.type.replace("long long", "").partition("[")[0].split(" ")
        return (not self.kind and word in words) or any(member.mentions(word) for member in self.members)


def layout(text: str) -> Member:
    """Parse a layout, a value in a span of `blocks`, into a tree. The root is the record and has no name."""
    lines = text.split("\n")
    root = Member(0, None, lines[0])
    open_records = [root]  # the record that contains the current line, preceded by the records around it
    for line in lines[1:]:
        depth = (len(line) - len(line.lstrip(" "))) // 2
        position, _, declaration = line.strip().partition(" ")
        offset, _, bit = position.partition(":")
        member = Member(int(offset), int(bit) if bit else None, declaration)
        del open_records[depth:]
        open_records[-1].members.append(member)
        open_records.append(member)
    return root
