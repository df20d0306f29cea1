"""Infers the role of each parameter. The role decides how a checked call treats the parameter.

in       the caller passes the value
out      a pointer to one object; the checked call creates the object and returns it
inout    a pointer to the caller's memory, which the call writes: bulk data, or a structure that C reads first

cudyn/_bindings/tables/rows.py explains the other roles (text, list, count, ...). They are never inferred,
only set in headers/libraries.

A role is inferred from the type, from `const`, and from the outputs that the header's documentation mentions
(see `_CASES`). A wrong `out` is the only dangerous mistake, because C then writes more than the object that
the call created. `out` therefore needs evidence that C writes a single object. Without it, the role is
`inout`, and a person has to confirm it (see `check_settled`). For libraries with little documentation,
headers/libraries contains rules. It also lists exceptions to the rules, each with a reason. No other module
reads the documentation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .c_types import (
    INTEGERS,
    Named,
    Pointer,
    Prototype,
    base_of,
    declare,
    is_function,
    parse,
    pointee,
    unqualified,
)
from .documentation import NOT_DOCUMENTED, Documentation, Documented, find_documented, stem
from .errors import CodegenError, Problems
from .exceptions import PLAIN, Exceptions, can_write, declare_param
from .history import History
from .model import Function, Param, Reading, Record
from .sources import Library

# Names of parameters that may contain the size of another parameter's memory.
COUNT = re.compile(
    r"n|nr|len|rank|ndev|ndims?|dims?|iovcnt|(num|nb)\w+|n[A-Z]\w*|"
    r"\w*([cC]ount|[lL]en(gth)?|[sS]ize|[bB]ytes|Rank|_count|Nums?|Dims?)(_p)?"
)

_DESCRIBES_RESULT = re.compile(
    r"\b(return(s|ed|ing)?|output|retrieved|receives?|newly created|(pointer|location) to (store|version))\b",
    re.I,
)
_DESCRIBES_INPUT = re.compile(r"see description|to swap|auto-advancing|number of groups that would be", re.I)
_FIRST_MEMBERS = ("version", "structSize")
_CREATING = re.compile(r"(Get|Create)[A-Z]?\w*$")


class Pointees:
    """The targets of a library's pointers: handles, records and numbers.

    Args:
        readings: all releases of the library; they also contain the types of the libraries that it uses
    """

    def __init__(self, readings: Iterable[Reading] = ()) -> None:
        self.typedefs: dict[str, str] = {}
        self.records: dict[str, Record] = {}
        for reading in readings:
            self.typedefs |= reading.typedefs
            self.records |= reading.records

    def resolve(self, type_: str) -> str:
        """Return a type without its typedefs and its outermost const."""
        seen: set[str] = set()  # avoids an endless loop for `typedef struct T T`
        type_ = unqualified(type_)
        while type_ in self.typedefs and type_ not in seen:
            seen.add(type_)
            type_ = unqualified(self.typedefs[type_])
        return type_

    def _find_record(self, type_: str) -> Record | None:
        """Return the record that a type names, or `None`."""
        return self.records.get(self.resolve(type_).removeprefix("struct ").removeprefix("union "))

    def is_handle(self, type_: str) -> bool:
        """Return whether a type is a typedef of a pointer, which makes an object of the type a handle."""
        return pointee(type_) is None and isinstance(parse(self.resolve(type_)), Pointer)

    def is_plain_record(self, type_: str) -> bool:
        """Return whether a type is a record without pointers and sizes, which cannot lead to more memory."""
        record = self._find_record(type_)
        return record is not None and not self.is_read_first(type_) and self._is_plain(record)

    def _is_plain(self, record: Record) -> bool:
        """Return whether no member of a record is a pointer or could be a size."""
        for member in record.fields:
            inner = (
                member.type if isinstance(member.type, Record) else self._find_record(base_of(member.type))
            )
            if inner is not None:
                if not self._is_plain(inner):
                    return False
            else:
                type_ = str(member.type)
                is_pointer = isinstance(parse(self.resolve(type_)), (Pointer, Prototype))
                if is_pointer or (COUNT.fullmatch(member.name) and self.is_count(type_)):
                    return False
        return True

    def is_read_first(self, type_: str) -> bool:
        """Return whether C reads a structure before it writes it.

        The first member of such a structure is its version or its size, which the caller sets.
        """
        record = self._find_record(type_)
        return bool(record and record.fields and record.fields[0].name in _FIRST_MEMBERS)

    def is_opaque(self, type_: str) -> bool:
        """Return whether a type is a record without a definition, or a function."""
        resolved = self.resolve(type_)
        parsed = parse(resolved)
        is_record = isinstance(parsed, Named) and parsed.keyword in ("struct", "union")
        return (is_record and self._find_record(resolved) is None) or isinstance(parsed, Prototype)

    def is_count(self, type_: str) -> bool:
        """Return whether a type is an integer that can represent a count, or a pointer to such an integer."""
        return self.resolve(pointee(type_) or type_) in _COUNT_TYPES

    def find_count(self, function: Function, param: Param) -> str:
        """Return the name of a parameter that may contain a pointer's number of objects, or `""`."""
        candidates = (p for p in function.params if p != param and COUNT.fullmatch(p.name))
        return next((p.name for p in candidates if self.is_count(p.type)), "")


NO_POINTEES = Pointees()


@dataclass(frozen=True)
class _Evidence:
    """Everything that is known about a parameter without an entry in headers/libraries."""

    function: Function
    param: Param
    doc: Documented
    pointees: Pointees

    @property
    def target(self) -> str:
        """The type that the parameter points to."""
        return pointee(self.param.type) or ""

    @property
    def is_described_as_destination(self) -> bool:
        """Whether the documentation of a `void *` says that C writes to it."""
        phrase = re.search(r"^destination|retriev|result|return", self.doc.text, re.I)
        return bool(self.doc.direction.endswith("out") or phrase)

    @property
    def is_array_for_reading(self) -> bool:
        """Whether C only reads an array."""
        if self.doc.direction:
            return self.doc.direction == "in"
        return self.param.type == "const char **"

    @property
    def is_created(self) -> bool:
        """Whether the parameter is the first one of a function that creates or returns something."""
        is_first = self.function.params[0] == self.param
        return is_first and bool(_CREATING.search(stem(self.function.symbol)))

    @property
    def is_output(self) -> bool:
        """Whether C writes through the pointer, and does not read first."""
        if self.doc.direction:
            return self.doc.direction == "out"
        phrase = self.doc.returned or _DESCRIBES_RESULT.search(self.doc.text)
        return bool(phrase or re.search(r"(_out|Out|Ret)$", self.param.name) or self.is_created)

    @property
    def count(self) -> str:
        """The name of a parameter that may contain the number of objects, or `""`."""
        return self.pointees.find_count(self.function, self.param)

    @property
    def is_array_of_outputs(self) -> bool:
        """Whether the documentation describes an array, and not a pointer to an array."""
        return self.doc.describes_array and pointee(self.target) is None

    @property
    def is_single(self) -> bool:
        """Whether C certainly writes a single object.

        The pointer leads to a handle or to a plain record, or the documentation describes one object. No
        parameter could be a number of objects.
        """
        if self.count or self.is_array_of_outputs:
            return False
        is_plain = self.pointees.is_handle(self.target) or self.pointees.is_plain_record(self.target)
        return is_plain or self.doc.describes_one(is_pointer=pointee(self.target) is not None)


class _Case(NamedTuple):
    """A kind of parameter, and the role of such parameters."""

    kind: str
    applies: Callable[[_Evidence], object]
    role: str
    is_settled: bool = True  # whether the evidence suffices, so that no person has to confirm the role


# The first case that applies determines the role.
_CASES = (
    _Case(
        "untyped memory that C writes",
        lambda evidence: evidence.param.type == "void *" and evidence.is_described_as_destination,
        "inout",
    ),
    _Case("untyped memory", lambda evidence: evidence.param.type == "void *", "in"),
    _Case("a value, or memory that C cannot write", lambda evidence: not can_write(evidence.param), "in"),
    _Case(
        "an object that only the library knows",
        lambda evidence: evidence.pointees.is_opaque(evidence.target),
        "in",
    ),
    _Case("a string or bytes", lambda evidence: evidence.param.type == "char *", "inout"),
    _Case(
        "an array that C reads",
        lambda evidence: evidence.param.is_array and evidence.is_array_for_reading,
        "in",
    ),
    _Case("an array", lambda evidence: evidence.param.is_array, "inout"),
    _Case("documented as an input", lambda evidence: evidence.doc.direction == "in", "in"),
    _Case("documented as an input and output", lambda evidence: evidence.doc.direction == "in,out", "inout"),
    _Case(
        "described as an input and output",
        lambda evidence: not evidence.doc.direction and _DESCRIBES_INPUT.search(evidence.doc.text),
        "inout",
    ),
    _Case("a single output", lambda evidence: evidence.is_output and evidence.is_single, "out"),
    _Case(
        "an array of outputs", lambda evidence: evidence.is_output and evidence.is_array_of_outputs, "inout"
    ),
    _Case("an unknown number of outputs", lambda evidence: evidence.is_output, "inout", False),
    _Case("described, but not as an output", lambda evidence: evidence.doc.text, "in", False),
    _Case("not documented", lambda evidence: True, "inout", False),
)


def _find_case(function: Function, param: Param, doc: Documented | None, pointees: Pointees) -> _Case:
    """Return the first case that applies to a parameter."""
    evidence = _Evidence(function, param, doc or NOT_DOCUMENTED, pointees)
    return next(case for case in _CASES if case.applies(evidence))


def infer(
    function: Function, docs: Documentation, exceptions: Exceptions, pointees: Pointees = NO_POINTEES
) -> tuple[str, ...]:
    """Return the role of each parameter of a prototype, in C order.

    Args:
        function: the prototype
        docs: documentation of all symbols
        exceptions: entries in the library's file
        pointees: types of the library
    """
    documented = find_documented(function, docs)
    cases = [_find_case(function, param, documented.get(param.name), pointees) for param in function.params]
    guesses = [
        "in" if not case.is_settled and exceptions.is_never_written(function, param) else case.role
        for param, case in zip(function.params, cases, strict=True)
    ]
    # If C reads a count through a pointer, the outputs are arrays, which the caller must provide.
    counts = {"size_t *", "unsigned int *"}
    if any(
        case.role == "inout" and case.is_settled and param.type in counts and not param.is_array
        for param, case in zip(function.params, cases, strict=True)
    ):
        guesses = ["inout" if role == "out" else role for role in guesses]
    result = []
    for param, role in zip(function.params, guesses, strict=True):
        role = exceptions.by_rule(function, param, role)
        target = pointee(param.type)
        if role == "out" and target and pointees.is_read_first(target):
            role = "inout"
        role = exceptions.by_rule(function, param, role, only_version=True)
        result.append(exceptions.role(function, param, role))
    return tuple(result)


def check_settled(
    library: Library,
    history: History,
    docs: Documentation,
    exceptions: Exceptions,
    pointees: Pointees = NO_POINTEES,
) -> None:
    """Reject roles that neither the header nor an entry in headers/libraries determines.

    Raises:
        CodegenError: Lists all such parameters of all releases, with lines that can be pasted into the
            library's file.
    """
    questions: dict[str, tuple[str, list[str]]] = {}  # declaration -> question, symbols
    for symbol, spans in history.functions.items():
        for span in spans if library.is_checked(symbol) else ():
            function = span.value
            documented = find_documented(function, docs)
            for param in function.params:
                doc = documented.get(param.name)
                case = _find_case(function, param, doc, pointees)
                if (
                    case.is_settled
                    or exceptions.sets_role(function, param)
                    or exceptions.is_never_written(function, param)
                ):
                    continue
                count = pointees.find_count(function, param) if case.role == "inout" else ""
                question = f"one object, or {count} objects" if count else "one object, several, or none"
                declared = declare_param(param)
                symbols = questions.setdefault(declared, (question, []))[1]
                if stem(symbol) not in symbols:
                    symbols.append(stem(symbol))
    lines = [
        f"{library.file}: {declared} of {', '.join(symbols)}: does the call write {question}? If one: "
        f"{_propose(declared, 'out', symbols)}; if several: confirmed.inout and a [[size]]; "
        "if it only reads: confirmed.in"
        for declared, (question, symbols) in questions.items()
    ]
    if lines:
        raise CodegenError("\n".join(lines))


def _propose(declared: str, role: str, symbols: Sequence[str]) -> str:
    """Return the line of [confirmed] that sets a role."""
    pattern = re.sub(r"([*()\[\]])", r"\\\1", declared)
    return f"[confirmed.{role}] '{pattern}' = '{'|'.join(symbols)}'"


def check(
    history: History,
    roles: Mapping[str, Sequence[Sequence[str]]],
    status: str,
    readings: Sequence[Reading] = (),
) -> None:
    """Reject roles that refer to unknown names, or that the parameter's type does not allow.

    Args:
        history: declarations of the library
        roles: roles by symbol and span
        status: type of the library's statuses
        readings: readings that the history combines; they also contain the types of other libraries

    Raises:
        CodegenError: Lists all rejected roles.
    """
    problems = Problems()
    typedefs = {name: type_ for reading in readings for name, type_ in reading.typedefs.items()}
    records = {tag for reading in readings for tag in reading.records}
    for symbol, spans in history.functions.items():
        for span, span_roles in zip(spans, roles[symbol], strict=True):
            pairs = zip(span.value.params, span_roles, strict=True)
            # [::2] omits the colon between the role and the names that it refers to.
            params = {param.name: (param, *role.partition(":")[::2]) for param, role in pairs}
            for name, (param, role, referent) in params.items():
                with problems.collected():
                    subject = f"{span.value}: {declare(param.type, name)} can't be {role}"
                    is_checked = role in PLAIN or span.value.result == status
                    if not _is_allowed(history, params, name) or not is_checked:
                        raise CodegenError(f"{subject}:{referent}")
                    if role in ("out", "both", "list") and not _has_known_size(param, typedefs, records):
                        raise CodegenError(
                            f"{subject}: the call cannot create an object of unknown size; "
                            "use the role in or inout"
                        )
    problems.raise_any()


def _has_known_size(param: Param, typedefs: Mapping[str, str], records: Collection[str]) -> bool:
    """Return whether the size of the object that a pointer points to is known.

    The size of incomplete structs and of functions is unknown.
    """
    type_ = pointee(param.type) or "void"
    while type_ in typedefs:
        type_ = typedefs[type_]
    parsed = parse(type_)
    is_opaque = (
        isinstance(parsed, Named) and parsed.keyword in ("struct", "union") and parsed.tag not in records
    )
    return not (type_ == "void" or is_opaque or is_function(type_))


# By name: the parameter, its role, and the names or numbers after the role's colon.
_Params = Mapping[str, tuple[Param, str, str]]


def _is_allowed(history: History, params: _Params, name: str) -> bool:
    """Return whether a parameter's type allows its role, and whether the role refers to suitable names.

    Args:
        history: declarations of the library
        params: all parameters of the prototype, by name
        name: name of the parameter to check
    """
    param, role, referents = params[name]
    referent, _, end_value = referents.partition(":")  # `list:S:V` ends before the value V
    if end_value and (role != "list" or not _is_value(history, end_value)):
        return False
    other_param, other_role, other_referent = params.get(referent, (None, "", ""))
    is_number = referent.isdigit() or referent in history.constants
    points_to_count = history.resolve(pointee(param.type) or "") in _COUNT_TYPES
    if role in PLAIN:
        return not referent
    if role in ("text", "bytes", "list"):  # the referent is the capacity: a number, or a parameter
        if "/" in referent:  # a quotient of two parameters
            return all(factor in params and params[factor][1] == "in" for factor in referent.split("/"))
        has_type = param.type == "char *" or (role == "list" and can_write(param))
        is_passed_count = (
            other_param is not None
            and other_role == "in"
            and history.resolve(other_param.type) in _COUNT_TYPES
        )
        return has_type and (is_number or other_role in ("count", "most") or is_passed_count)
    if role in ("count", "most", "used"):
        return points_to_count and (not referent or (is_number and role == "count"))
    if (
        role == "size"
    ):  # the referent is a number, or the parameter whose size in bytes this parameter contains
        is_integer = points_to_count or history.resolve(param.type) in _COUNT_TYPES
        if is_number and not isinstance(parse(param.type), Pointer):
            return is_integer
        has_fixed_capacity = other_role in ("text", "bytes", "list") and other_referent not in params
        return is_integer and (has_fixed_capacity or other_role in ("typed", "given"))
    if role == "both":
        return can_write(param) and not referent
    # The remaining roles are `typed` and `given`. An enumerator determines the type of the value.
    if (role, param.type, referent) == ("typed", "void *", "void*"):
        return True
    enum, _, length = referent.partition("*")
    enum_type = history.resolve(base_of(params[enum][0].type))
    expected = ("void **",) if length else ("void *", "const void *")
    return param.type in expected and enum_type.startswith("enum ") and (not length or length in params)


def _is_value(history: History, text: str) -> bool:
    """Return whether a string is an integer or the name of a constant or enumerator."""
    names = (name for spans in history.enums.values() for name, _ in spans[-1].value.values)
    return text.isdigit() or text in history.constants or text in names


_COUNT_TYPES = frozenset(name for name, integer in INTEGERS.items() if integer.bits >= 32)
