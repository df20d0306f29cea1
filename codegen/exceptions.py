"""The entries in a library's file that set the roles of parameters, and the results of calls.

roles/inference.py infers a role from the header. These entries are exceptions to the inference. [[rule]],
[confirmed] and [roles] set roles, [[answer]] and [[told]] describe the results of calls that fail, and
[[attribute]], [[initial]] and [[bytes]] describe values and records. See headers/README.md for the keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from .abi import RESERVED
from .c_types import Array, Named, Pointer, base_of, declare, parse, pointee
from .documentation import stem
from .errors import CodegenError, Problems
from .history import History
from .model import ROLES, Function, Param, Record
from .sources import Library, read_row

PLAIN = ("in", "out", "inout")  # the roles that are not followed by the name of another parameter
# The kinds of memory that are not writable host memory (see [[memory]] in headers/README.md).
_NOT_HOST = ("device", "address", "handle", "text")


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

        A rule with the `out` role does not apply to arrays, `void *` and `char *`, because a call can only
        create single objects of a known size.
        """
        param_match = _match(self.params, declare_param(param))
        symbol_match = param_match and _match(self.symbols, function.symbol)
        if not (symbol_match and param_match):
            return ""
        is_single_object = can_write(param) and not param.is_array and param.type not in ("void *", "char *")
        if self.role == "out" and not is_single_object:
            return ""
        sibling_matches = (
            _match(self.beside, declare_param(other_param))
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
    """A line in [confirmed.ROLE]: parameters whose role a person has looked up in the manual."""

    role: str  # one of PLAIN
    params: str  # pattern of the parameter's whole C declaration
    symbols: str  # pattern of symbols, or of symbols without their version and stream suffixes


class Outcome(NamedTuple):
    """An [[answer]] or [[told]] entry: the results of calls that fail."""

    symbols: str
    reason: str
    statuses: tuple[str, ...] = ()  # [[answer]]: status codes to return instead of raising, or "*" for all
    params: str = ""  # [[told]]: name pattern of out-parameters that explain a failure


class Attribute(NamedTuple):
    """An [[attribute]] entry: the type that a `void *` points to, for each enumerator of an enum."""

    enum: str  # name of the enum's typedef
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
    entry in [roles.SYMBOL], or in [roles.STEM] with the symbol's stem, overrides both. `unused` contains the
    entries that have not had an effect so far. If there are any at the end, the codegen fails.
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
        # Each entry is identified by two of its keys, or by its table's name and one key.
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
            if _match(row.params, declare_param(param)) and (
                _match(row.symbols, function.symbol) or _match(row.symbols, stem(function.symbol))
            ):
                self.unused.discard((f"confirmed.{row.role}", row.params))
                return row.role
        return ""

    def is_never_written(self, function: Function, param: Param) -> bool:
        """Return whether an entry states that C does not write host memory through a pointer."""
        for symbols, params, kind in self.memory:
            if _match(params, declare_param(param)) and (
                _match(symbols, function.symbol) or _match(symbols, stem(function.symbol))
            ):
                return kind in _NOT_HOST
        return False

    def sets_role(self, function: Function, param: Param) -> bool:
        """Return whether an entry sets the role of a parameter whose header does not determine the role.

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
        """Return the type that a `void *` points to, keyed by the enum's tag and by the enumerator.

        Also sets `history.attributes` to the result, even if an error is raised.

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
                f"no enumerator matches {pattern}"
                for pattern, _ in patterns
                if not any(re.fullmatch(pattern, name) for name in names)
            ]
            for name in names:
                types = [type_ for pattern, type_ in patterns if re.fullmatch(pattern, name)]
                if len(types) != 1:
                    errors.append(f"{name}: expected 1 type, got {len(types)}")
                    continue
                (type_of_name,) = types
                if type_of_name:  # "" if the enumerator matches a pattern in `left`
                    types_by_enum.setdefault(tag, {})[name] = type_of_name
            if errors:
                problems.add_error(CodegenError(f"{self.file}: {row.enum}: {'; '.join(errors)}"))
        # Set the types even if some enumerators do not have one, because sizes depend on the other types.
        history.attributes = types_by_enum
        problems.raise_any()
        return types_by_enum

    def initial(self, history: History) -> dict[str, dict[str, int | str]]:
        """Return the initial values of members, keyed by the record's tag and by the member's name.

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
                    is_known = isinstance(value, int) or value in ("sizeof", *history.constants)
                    if not (members and is_known):
                        raise CodegenError(
                            f"{self.file}: {tag}: no member matches {pattern}, or {value} is not a constant"
                        )
                    values_by_tag[tag] = values_by_tag.get(tag, {}) | members
        return values_by_tag

    def bytes(self, history: History) -> dict[str, tuple[str, ...]]:
        """Return the char arrays that contain binary data, keyed by the record's tag.

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
        """Return the status codes that calls return instead of raising an exception, keyed by symbol.

        The key `"*"` stands for all other symbols.
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
        """Return the names of the out-parameters that explain a failure, keyed by symbol.

        Args:
            history: declarations of the library
            roles: roles of all parameters, keyed by symbol and by span
        """
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
    """Return the macro that is the initial value of `version`, keyed by the record's tag."""
    values_by_tag: dict[str, dict[str, int | str]] = {}
    typedefs_by_tag: dict[str, list[str]] = {}
    for name, types in history.typedefs.items():
        _, space, tag = types[-1].value.rpartition(" ")
        if space:  # such as `struct TAG`
            typedefs_by_tag.setdefault(tag, []).append(name)
    for tag, spans in history.records.items():
        sizes = {span.value.size for span in spans if _begins_with_version(span.value)}
        for name in (tag, *typedefs_by_tag.get(tag, ())):
            macro = name.removesuffix("_t")
            if macro in history.constants:
                value = history.constants[macro][-1].value.value
                # The low 24 bits of NVML_STRUCT_VERSION contain the size of the structure.
                if isinstance(value, int) and value & 0xFFFFFF in sizes:
                    values_by_tag[tag] = {"version": macro}
    return values_by_tag


def _begins_with_version(record: Record) -> bool:
    """Return whether the first member of a record is `unsigned int version`."""
    return any((field.name, field.type) == ("version", "unsigned int") for field in record.fields[:1])


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
    """Return whether a role is one of ROLES, ignoring the names of other parameters after a colon."""
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
    outcome = read_row(Outcome, row, file, patterns=["symbols", "params"])
    if bool(outcome.statuses) == bool(outcome.params):
        raise CodegenError(f"{file}: {outcome.symbols} needs either statuses or params")
    return outcome._replace(statuses=tuple(outcome.statuses))


def _rule(row: object, file: str) -> Rule:
    """Parse a [[rule]] entry. Raises CodegenError if it is invalid."""
    rule = read_row(Rule, row, file, patterns=["symbols", "params", "beside"])
    if not _is_role(rule.role):
        raise CodegenError(f"{file}: the rule {rule.symbols} needs one of the roles {ROLES}")
    return rule


@cache
def _match(pattern: str, text: str) -> re.Match[str] | None:
    """Match a pattern against a whole string. Cached, because the same pairs occur thousands of times."""
    return re.fullmatch(pattern, text)


@cache
def declare_param(param: Param) -> str:
    """Return the C declaration of a parameter."""
    return declare(param.type, param.name)


def can_write(param: Param) -> bool:
    """Return whether a call can use a parameter to write an object of a known type."""
    target = pointee(param.type)
    if target is None or target == "void":
        return False
    parsed = parse(target)
    return not (isinstance(parsed, (Named, Pointer)) and parsed.const)
