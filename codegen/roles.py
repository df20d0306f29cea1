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
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from .abi import RESERVED
from .c_types import (
    INTEGERS,
    Array,
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
from .errors import CodegenError, Problems
from .history import History
from .model import ROLES, Function, Param, Reading, Record
from .sources import Library, read_row

PLAIN = ("in", "out", "inout")
# The kinds of memory that C does not write from the host (see [[memory]] in headers/README.md).
_NOT_HOST = ("device", "address", "handle", "text")
# Names of parameters that may contain the size of another parameter's memory.
COUNT = re.compile(
    r"n|nr|len|rank|ndev|ndims?|dims?|iovcnt|(num|nb)\w+|n[A-Z]\w*|"
    r"\w*([cC]ount|[lL]en(gth)?|[sS]ize|[bB]ytes|Rank|_count|Nums?|Dims?)(_p)?"
)

_PARAM = re.compile(
    r"[\\@]param\s*(?:\[([a-z, ]+)\])?\s+(\w+)\b[ \t]*(?:\[(in|out)\])?[ \t]*-?[ \t]*"
    r"(.*?)(?=\n\s*[\\@]|\n\s*\n|\Z)",
    re.DOTALL,
)
_DESCRIBES_RESULT = re.compile(
    r"\b(return(s|ed|ing)?|output|retrieved|receives?|newly created|(pointer|location) to (store|version))\b",
    re.I,
)
_DESCRIBES_INPUT = re.compile(r"see description|to swap|auto-advancing|number of groups that would be", re.I)
_DESCRIBES_ARRAY = re.compile(
    r"\b(array|list) of (?!.* to )|^(array|buffer|output array)\b|\barray to\b", re.I
)
# A measure of several objects, such as "size of the array", is a single object itself.
_MEASURE = re.compile(
    r"\b(number|count|amount|size|length|capacity|alignment|maximum|minimum|index|type|status|version)s?"
    r"( in bytes)? (of|in|for) (all |the |its )?[\w-]+( (of|in|for) (an? |the )?[\w-]+| [\w-]+)?",
    re.I,
)
_POINTER_TO_ARRAY = re.compile(
    r"\b(pointer|address)( \w+)? (to|of) (an?|the) (\w+ )?(array|list|buffer|table)\b", re.I
)
_SEVERAL = re.compile(r"\b(arrays?|buffers?|lists?|vectors?|tables?|elements|entries|values|each)\b", re.I)
_FIRST_MEMBERS = ("version", "structSize")
_CREATING = re.compile(r"(Get|Create)[A-Z]?\w*$")
_VERSION = re.compile(r"(_v\d+)?(_ptds|_ptsz)?$")


class Documented(NamedTuple):
    """The documentation of one parameter."""

    direction: str  # "in", "out", "in,out" or ""
    text: str
    returned: bool  # the description says "Returns in *name"

    @property
    def describes_array(self) -> bool:
        """Whether the description says that the parameter is an array, which the function writes or reads."""
        return bool(_DESCRIBES_ARRAY.search(self.text.partition(". ")[0]))

    def describes_one(self, is_pointer: bool) -> bool:
        """Return whether the description says that C writes a single object.

        Args:
            is_pointer: whether this object is itself a pointer, which may lead to an array
        """
        text = _MEASURE.sub("", self.text.partition(". ")[0])
        if is_pointer:
            text = _POINTER_TO_ARRAY.sub("", text)
        return bool(self.text or self.returned) and not _SEVERAL.search(text)


NOT_DOCUMENTED = Documented("", "", False)
Documentation = Mapping[str, Mapping[str, Documented]]


@cache
def stem(symbol: str) -> str:
    """Return a symbol without its version and stream suffixes: cuMemcpyHtoD_v2_ptds -> cuMemcpyHtoD."""
    return _VERSION.sub("", symbol)


def documentation(functions: Iterable[Function]) -> dict[str, dict[str, Documented]]:
    """Return the documentation of each parameter, by symbol and parameter name.

    If several prototypes of a symbol are documented, the first one is used.
    """
    result: dict[str, dict[str, Documented]] = {}
    for function in functions:
        if function.doc and function.symbol not in result:
            result[function.symbol] = _documented(function)
    return result


def _documented(function: Function) -> dict[str, Documented]:
    """Return the documentation of a function's parameters, from its own comment."""
    return _parse(function.doc, tuple(param.name for param in function.params))


@cache
def _parse(doc: str, names: tuple[str, ...]) -> dict[str, Documented]:
    """Return the documentation of each parameter in a comment.

    Args:
        doc: comment above a prototype
        names: names of the parameters
    """
    text = re.sub(r"\n[ \t]*\*[ \t]?", "\n", doc)
    # Headers write the direction before the name (`\param[in] name`) or after it (`\param name [in]`).
    documented = {
        name: ((direction_before or direction_after).replace(" ", ""), " ".join(description.split()))
        for direction_before, name, direction_after, description in _PARAM.findall(text)
    }
    prose = " ".join(re.sub(r"[\\@]param.*", "", text, flags=re.DOTALL).split())
    result = {}
    for name in names:
        pattern = re.escape(name)
        direction, description = documented.get(name, ("", ""))
        # Matches "Returns in *name", "sets *name" and "returned via name".
        returned = re.search(
            rf"\b(returns?|sets)\b[^.]*\*\s*{pattern}\b|\breturn\w* [^.]*\b(in|via) (\\p )?{pattern}\b",
            prose,
            re.I,
        )
        result[name] = Documented(direction, description, bool(returned))
    return result


class Rule(NamedTuple):
    """A [[rule]] entry: the role of the parameters that match its patterns."""

    symbols: str
    params: str  # pattern of the parameter's whole C declaration
    role: str  # in "list:{count}", `count` is a named group in one of the patterns
    reason: str
    beside: str = ""  # pattern of another parameter's declaration, which the function must have
    only_version: bool = False  # whether the library reads only the version at the start of the structure

    def applies(self, function: Function, param: Param) -> str:
        """Return the role that the rule assigns to a parameter, or `""`.

        A rule with the role `out` does not apply to arrays, `void *` and `char *`, because a call can only
        create single objects of a known size.
        """
        param_match = _match(self.params, _declared(param))
        symbol_match = param_match and _match(self.symbols, function.symbol)
        if not (symbol_match and param_match):
            return ""
        is_single_object = _can_write(param) and not param.is_array and param.type not in ("void *", "char *")
        if self.role == "out" and not is_single_object:
            return ""
        sibling_matches = (
            _match(self.beside, _declared(other_param))
            for other_param in function.params
            if other_param != param
        )
        sibling_match = next(filter(None, sibling_matches), None)
        if self.beside and not sibling_match:
            return ""
        groups = {
            **symbol_match.groupdict(),
            **param_match.groupdict(),
            **(sibling_match.groupdict() if sibling_match else {}),
        }
        return self.role.format(**groups)


class Confirmed(NamedTuple):
    """A line in [confirmed.ROLE]: a person has read the manual about these parameters."""

    role: str  # one of PLAIN
    params: str  # pattern of the parameter's whole C declaration
    symbols: str  # pattern of symbols, or of symbols without their version and stream suffixes


class Outcome(NamedTuple):
    """An [[answer]] or [[told]] entry: the results of calls that do not succeed."""

    symbols: str
    reason: str
    statuses: tuple[str, ...] = ()  # [[answer]]: statuses that are returned instead of raised, or "*" for all
    params: str = ""  # [[told]]: name pattern of out-parameters that explain a failure


class Attribute(NamedTuple):
    """An [[attribute]] entry: the type that a `void *` points to, for each enumerator of an enum."""

    enum: str
    types: dict[str, list[str]]  # C type -> patterns of enumerators
    reason: str
    left: dict[str, str] = {}  # noqa: RUF012  pattern of enumerators without a type -> reason


class Initial(NamedTuple):
    """An [[initial]] entry: the members of new records whose initial value is not zero."""

    records: str  # pattern of the records' tags
    members: dict[str, int | str]  # pattern of member declarations -> an integer, a constant or "sizeof"
    reason: str


class Bytes(NamedTuple):
    """A [[bytes]] entry: the char arrays in records that contain binary data rather than text."""

    records: str  # pattern of the records' tags
    members: str  # pattern of the members' names
    reason: str


class Exceptions:
    """The entries in headers/libraries/NAME.toml that set roles and describe results.

    The last [[rule]] that matches a parameter applies. A line in [confirmed] overrides all rules, and an
    entry in [roles.SYMBOL], or in [roles.STEM] with the symbol's stem, overrides both. An entry without
    effect is an error and is listed in `unused`.
    """

    def __init__(self, library: Library) -> None:
        self.file = library.file
        self.rows: dict[str, dict[str, dict[str, str]]] = library.roles
        self.rules = [_rule(row, library.file) for row in library.rule]
        self.confirmed = list(_iter_confirmed(library))
        # [[size]] takes precedence over [[memory]], and a later entry over an earlier one.
        sizes = [(row.get("symbols"), row.get("params"), row.get("memory", "")) for row in library.size]
        memory = [(row.get("symbols"), row.get("params"), row.get("kind", "")) for row in library.memory]
        self.memory = [*reversed(sizes), *reversed(memory)]
        self.outcomes = [_outcome(row, library.file) for row in (*library.answer, *library.told)]
        self.attributes = [read_row(Attribute, row, library.file) for row in library.attribute]
        self.initial_entries = [read_row(Initial, row, library.file) for row in library.initial]
        self.bytes_entries = [read_row(Bytes, row, library.file) for row in library.bytes]
        for name, params in self.rows.items():
            if not isinstance(params, dict):
                raise CodegenError(f"{library.file}: roles.{name}: expected a table of parameters")
            for param, row in params.items():
                if not (isinstance(row, dict) and _is_role(row.get("role", "")) and row.get("reason")):
                    raise CodegenError(
                        f"{library.file}: roles.{name}.{param} needs a reason and one of the roles {ROLES}"
                    )
        self.unused = {(name, param) for name, params in self.rows.items() for param in params}
        self.unused |= {(rule.symbols, rule.params) for rule in self.rules}
        self.unused |= {(f"confirmed.{row.role}", row.params) for row in self.confirmed}
        self.unused |= {(row.symbols, row.params) for row in self.outcomes}
        self.unused |= {("attribute", row.enum) for row in self.attributes}
        self.unused |= {("initial", row.records) for row in self.initial_entries}
        self.unused |= {("bytes", row.records) for row in self.bytes_entries}

    def by_rule(self, function: Function, param: Param, inferred: str, only_version: bool = False) -> str:
        """Return the role that the last applicable rule sets, or the inferred role if no rule applies.

        A rule that never changes a role stays in `unused`.

        Args:
            function: the prototype
            param: the parameter
            inferred: role that has been inferred so far
            only_version: apply only the rules with this value of `only_version`
        """
        for rule in self.rules:
            role = rule.applies(function, param) if rule.only_version == only_version else ""
            if role and role != inferred:
                self.unused.discard((rule.symbols, rule.params))
                inferred = role
        return inferred

    def find_confirmed(self, function: Function, param: Param) -> str:
        """Return the role that a line in [confirmed] sets, or `""`. Removes the line from `unused`."""
        for row in self.confirmed:
            if _match(row.params, _declared(param)) and (
                _match(row.symbols, function.symbol) or _match(row.symbols, stem(function.symbol))
            ):
                self.unused.discard((f"confirmed.{row.role}", row.params))
                return row.role
        return ""

    def is_never_written(self, function: Function, param: Param) -> bool:
        """Return whether an entry says that C does not access host memory through a pointer."""
        for symbols, params, kind in self.memory:
            if _match(params, _declared(param)) and (
                _match(symbols, function.symbol) or _match(symbols, stem(function.symbol))
            ):
                return kind in _NOT_HOST
        return False

    def sets_role(self, function: Function, param: Param) -> bool:
        """Return whether an entry sets the role of a parameter that nothing else settles.

        Removes this entry from `unused`, even if it sets the role that was inferred.
        """
        for name in (function.symbol, stem(function.symbol)):
            if param.name in self.rows.get(name, {}):
                self.unused.discard((name, param.name))
                return True
        if self.find_confirmed(function, param):
            return True
        applicable = [rule for rule in self.rules if rule.applies(function, param)]
        self.unused -= {(rule.symbols, rule.params) for rule in applicable}
        return bool(applicable)

    def role(self, function: Function, param: Param, inferred: str) -> str:
        """Return the role from [roles], from [confirmed], or else the inferred role.

        An entry in [roles] that does not change the inferred role stays in `unused`.
        """
        inferred = self.find_confirmed(function, param) or inferred
        for name in (function.symbol, stem(function.symbol)):
            row = self.rows.get(name, {}).get(param.name)
            if row:
                if row["role"] != inferred:
                    self.unused.discard((name, param.name))
                return row["role"]
        return inferred

    def types(self, history: History) -> dict[str, dict[str, str]]:
        """Return the type that a `void *` points to, by the enum's tag and by the enumerator.

        Raises:
            CodegenError: Lists every enumerator that does not match exactly one pattern.
        """
        problems = Problems()
        types_by_enum: dict[str, dict[str, str]] = {}
        for row in self.attributes:
            tag = history.resolve(row.enum).removeprefix("enum ")
            if tag not in history.enums:
                continue
            self.unused.discard(("attribute", row.enum))
            names = dict.fromkeys(name for span in history.enums[tag] for name, _ in span.value.values)
            patterns = [
                (pattern, type_) for type_, type_patterns in row.types.items() for pattern in type_patterns
            ]
            patterns += [(pattern, "") for pattern in row.left]
            errors = [
                f"no enumerator is called {pattern}"
                for pattern, _ in patterns
                if not any(re.fullmatch(pattern, name) for name in names)
            ]
            for name in names:
                types = [type_ for pattern, type_ in patterns if re.fullmatch(pattern, name)]
                if len(types) != 1:
                    errors.append(f"{name}: expected 1 type, got {len(types)}")
                elif types[0]:
                    types_by_enum.setdefault(tag, {})[name] = types[0]
            if errors:
                problems.add_error(CodegenError(f"{self.file}: {row.enum}: {'; '.join(errors)}"))
        # set even if some enums are incomplete, because sizes depend on them
        history.attributes = types_by_enum
        problems.raise_any()
        return types_by_enum

    def initial(self, history: History) -> dict[str, dict[str, int | str]]:
        """Return the initial values of members, by the record's tag and by the member's name.

        If a structure begins with `version` and the headers define a macro that combines its size and version
        (NVML_STRUCT_VERSION), the initial value of `version` is this macro. All other values come from
        headers/libraries.
        """
        values_by_tag = _find_version_macros(history)
        for row in self.initial_entries:
            for tag, spans in history.records.items():
                if not re.fullmatch(row.records, tag):
                    continue
                self.unused.discard(("initial", row.records))
                plain = [field for field in spans[-1].value.fields if isinstance(field.type, str)]
                for pattern, value in row.members.items():
                    members = {
                        f.name: value for f in plain if re.fullmatch(pattern, declare(str(f.type), f.name))
                    }
                    if not members or (
                        isinstance(value, str) and value not in ("sizeof", *history.constants)
                    ):
                        raise CodegenError(
                            f"{self.file}: {tag}: no member matches {pattern}, or {value} is not a constant"
                        )
                    values_by_tag[tag] = values_by_tag.get(tag, {}) | members
        return values_by_tag

    def bytes(self, history: History) -> dict[str, tuple[str, ...]]:
        """Return the char arrays that contain binary data, by the record's tag.

        These are reserved space and the members in [[bytes]].
        """
        names_by_tag: dict[str, tuple[str, ...]] = {}
        for tag, spans in history.records.items():
            chars = {name: None for span in spans for name in _chars(history, span.value)}
            names = [name for name in chars if RESERVED.match(name)]
            for row in self.bytes_entries:
                if re.fullmatch(row.records, tag):
                    added = [name for name in chars if re.fullmatch(row.members, name) and name not in names]
                    if added:
                        self.unused.discard(("bytes", row.records))
                    names += added
            if names:
                names_by_tag[tag] = tuple(name for name in chars if name in names)
        return names_by_tag

    def answers(self, history: History, status: str) -> dict[str, tuple[str, ...]]:
        """Return the statuses that calls return instead of raising, by symbol.

        The key `"*"` is for all other symbols.
        """
        statuses_by_symbol: dict[str, tuple[str, ...]] = {}
        for row in self.outcomes:
            if row.statuses and row.symbols == ".*":
                self.unused.discard((row.symbols, row.params))
                statuses_by_symbol["*"] = row.statuses
        for symbol, spans in history.functions.items():
            for row in self.outcomes:
                if row.symbols == ".*":
                    continue
                returns = spans[-1].value.result == status
                if row.statuses and returns and re.fullmatch(row.symbols, symbol):
                    self.unused.discard((row.symbols, row.params))
                    statuses_by_symbol[symbol] = row.statuses
        return statuses_by_symbol

    def told(
        self, history: History, roles: Mapping[str, Sequence[Sequence[str]]]
    ) -> dict[str, tuple[str, ...]]:
        """Return the out-parameters that explain a failure, by symbol."""
        names_by_symbol: dict[str, tuple[str, ...]] = {}
        for symbol, spans in history.functions.items():
            pairs_by_span = [
                zip(span.value.params, span_roles, strict=True)
                for span, span_roles in zip(spans, roles[symbol], strict=True)
            ]
            outputs = dict.fromkeys(
                param.name for pairs in pairs_by_span for param, role in pairs if role == "out"
            )
            for row in self.outcomes:
                names = [name for name in outputs if row.params and re.fullmatch(row.params, name)]
                if names and re.fullmatch(row.symbols, symbol):
                    self.unused.discard((row.symbols, row.params))
                    names_by_symbol[symbol] = tuple(names)
        return names_by_symbol


def _find_version_macros(history: History) -> dict[str, dict[str, int | str]]:
    """Return the macro that is the initial value of `version`, by the record's tag."""
    values_by_tag: dict[str, dict[str, int | str]] = {}
    typedefs_by_tag: dict[str, list[str]] = {}
    for name, types in history.typedefs.items():
        _, space, tag = types[-1].value.rpartition(" ")
        typedefs_by_tag.setdefault(tag if space else "", []).append(name)
    for tag, spans in history.records.items():
        for name in (tag, *typedefs_by_tag.get(tag, ())):
            macro = name.removesuffix("_t")
            constant = history.constants.get(macro)
            for span in spans:
                fields = span.value.fields
                if not constant or not fields:
                    continue
                if (fields[0].name, fields[0].type) != ("version", "unsigned int"):
                    continue
                value = constant[-1].value.value
                # The low 24 bits of NVML_STRUCT_VERSION contain the size of the structure.
                if isinstance(value, int) and value & 0xFFFFFF == span.value.size:
                    values_by_tag[tag] = {"version": macro}
    return values_by_tag


def _chars(history: History, record: Record) -> Iterator[str]:
    """Yield the names of the char arrays in a record and in its nested records."""
    for field in record.fields:
        if isinstance(field.type, Record):
            yield from _chars(history, field.type)
        else:
            parsed = parse(field.type)
            if isinstance(parsed, Array) and history.resolve(base_of(field.type)) == "char":
                yield field.name


def _is_role(role: str) -> bool:
    """Return whether the word before the colon is the name of a role."""
    return role.partition(":")[0] in ROLES


def _iter_confirmed(library: Library) -> Iterator[Confirmed]:
    """Yield the lines in [confirmed]. Raises CodegenError if one of them is invalid."""
    for role, lines in library.confirmed.items():
        where = f"{library.file}: confirmed.{role}"
        if role not in PLAIN or not isinstance(lines, dict):
            raise CodegenError(f"{where}: expected a table with one of the roles {PLAIN}")
        for params, symbols in lines.items():
            try:
                re.compile(params)
                re.compile(symbols)
            except (TypeError, re.error) as error:
                raise CodegenError(
                    f"{where}: {params}: expected two patterns, got {symbols!r}: {error}"
                ) from None
            yield Confirmed(role, params, symbols)


def _outcome(row: object, file: str) -> Outcome:
    """Parse an [[answer]] or [[told]] entry. Raises CodegenError if it is invalid."""
    outcome = read_row(Outcome, row, file, "symbols", "params")
    if bool(outcome.statuses) == bool(outcome.params):
        raise CodegenError(f"{file}: {outcome.symbols} needs either statuses or params")
    return outcome._replace(statuses=tuple(outcome.statuses))


def _rule(row: object, file: str) -> Rule:
    """Parse a [[rule]] entry. Raises CodegenError if it is invalid."""
    rule = read_row(Rule, row, file, "symbols", "params", "beside")
    if not _is_role(rule.role):
        raise CodegenError(f"{file}: the rule {rule.symbols} needs one of the roles {ROLES}")
    return rule


@cache
def _match(pattern: str, text: str) -> re.Match[str] | None:
    """Match a pattern against a whole string. Cached, because the same pairs occur thousands of times."""
    return re.fullmatch(pattern, text)


@cache
def _declared(param: Param) -> str:
    """Return the C declaration of a parameter."""
    return declare(param.type, param.name)


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
        """Return whether a type is a typedef of a pointer, so that an object of the type is a handle."""
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
    _Case("a value, or memory that C cannot write", lambda evidence: not _can_write(evidence.param), "in"),
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
    documented = _documented(function) if function.doc else _find_documented(function.symbol, docs)
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
            documented = _documented(function) if function.doc else _find_documented(symbol, docs)
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
                declared = _declared(param)
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
        has_type = param.type == "char *" or (role == "list" and _can_write(param))
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
        return _can_write(param) and not referent
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


def _find_documented(symbol: str, docs: Documentation) -> dict[str, Documented]:
    """Return the documentation of a symbol's parameters.

    If the symbol is not documented, the documentation of its other versions is merged. Newer versions have
    precedence.
    """
    if symbol in docs:
        return dict(docs[symbol])
    merged: dict[str, Documented] = {}
    for other_symbol in sorted((s for s in docs if stem(s) == stem(symbol)), reverse=True):
        for name, documented in docs[other_symbol].items():
            merged.setdefault(name, documented)
    return merged


def _can_write(param: Param) -> bool:
    """Return whether a call can use a parameter to write an object of a known type."""
    target = pointee(param.type)
    if target is None or target == "void":
        return False
    parsed = parse(target)
    return not (isinstance(parsed, (Named, Pointer)) and parsed.const)
