"""The role of each parameter: its treatment by a checked call.

in       the caller gives it
out      a pointer to one object that the call returns; a checked call makes it and gives it back
inout    a pointer to the caller's own memory, which the call writes: bulk data, structures read first

The other roles (text, list, count, ...) are explained in cudyn/_bindings/tables/rows.py. They are
never inferred, only set in headers/libraries.

A role follows from the type, from constness and from the outputs in the header's documentation. Libraries
that document little have rules of their own in headers/libraries; so have the exceptions to all rules, each
with its reason. The documentation is read here and goes no further.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from .abi import ROOM
from .c_types import INTEGERS, Array, Named, Pointer, base_of, declare, is_function, parse, pointee
from .errors import CodegenError, Problems
from .history import History
from .model import ROLES, Function, Param, Reading, Record
from .sources import Library, read_row, version_key

PLAIN = ("in", "out", "inout")
# Names of parameters that may be the size of what another one points to.
COUNT = re.compile(
    r"n|nr|len|rank|ndev|ndims?|dims?|iovcnt|(num|nb)\w+|n[A-Z]\w*|"
    r"\w*([cC]ount|[lL]en(gth)?|[sS]ize|[bB]ytes|Rank|_count|Nums?|Dims?)(_p)?"
)

_PARAM = re.compile(
    r"[\\@]param\s*(?:\[([a-z, ]+)\])?\s+(\w+)\b[ \t]*(?:\[(in|out)\])?[ \t]*-?[ \t]*"
    r"(.*?)(?=\n\s*[\\@]|\n\s*\n|\Z)",
    re.DOTALL,
)
_RETURNED = re.compile(
    r"\b(return(s|ed|ing)?|output|retrieved|receives?|newly created|(pointer|location) to (store|version))\b",
    re.I,
)
_READ_FIRST = re.compile(r"see description|to swap|auto-advancing|number of groups that would be", re.I)
_MANY = re.compile(r"\b(array|list) of (?!.* to )|^(array|buffer|output array)\b|\barray to\b", re.I)
_OF_ITSELF = ("version", "structSize")
_MAKES = re.compile(r"(Get|Create)[A-Z]?\w*$")
_VERSION = re.compile(r"(_v\d+)?(_ptds|_ptsz)?$")


class Documented(NamedTuple):
    """The documentation of one parameter."""

    direction: str  # "in", "out", "in,out" or ""
    text: str
    returned: bool  # the description says "Returns in *name"

    @property
    def says_who_writes(self) -> bool:
        """A text about an object does not say whether the call fills it."""
        words = _READ_FIRST.search(self.text) or _RETURNED.search(self.text)
        return bool(self.direction or self.returned or words)


Documentation = Mapping[str, Mapping[str, Documented]]


@cache
def stem(symbol: str) -> str:
    """A symbol without version and stream suffix: cuMemcpyHtoD_v2_ptds -> cuMemcpyHtoD."""
    return _VERSION.sub("", symbol)


def documentation(functions: Iterable[Function]) -> dict[str, dict[str, Documented]]:
    """Symbol -> parameter -> its documentation. The first documented prototype of a symbol counts."""
    result: dict[str, dict[str, Documented]] = {}
    for function in functions:
        if function.doc and function.symbol not in result:
            result[function.symbol] = _documented(function)
    return result


def _documented(function: Function) -> dict[str, Documented]:
    return _parse(function.doc, tuple(param.name for param in function.params))


@cache
def _parse(doc: str, names: tuple[str, ...]) -> dict[str, Documented]:
    text = re.sub(r"\n[ \t]*\*[ \t]?", "\n", doc)
    said = {
        name: ((before or behind).replace(" ", ""), " ".join(words.split()))
        for before, name, behind, words in _PARAM.findall(text)
    }
    prose = " ".join(re.sub(r"[\\@]param.*", "", text, flags=re.DOTALL).split())
    result = {}
    for name in names:
        word = re.escape(name)
        direction, words = said.get(name, ("", ""))
        returned = re.search(
            rf"\b(returns?|sets)\b[^.]*\*\s*{word}\b|\breturn\w* [^.]*\b(in|via) (\\p )?{word}\b", prose, re.I
        )
        result[name] = Documented(direction, words, bool(returned))
    return result


class Rule(NamedTuple):
    """[[rule]] of a library: the role of every parameter of these symbols that is declared like this."""

    symbols: str
    params: str  # matches the whole declaration, as in C
    role: str  # "list:{count}" has what the group `count` of one of the patterns matches
    reason: str
    beside: str = ""  # only if another parameter is declared like this
    only_version: bool = False  # for a structure of which only the version at its beginning is read

    def applies(self, function: Function, param: Param) -> str:
        """The role, or "". A parameter that can't be allocated as one object is never `out`."""
        own = _match(self.params, _declared(param))
        symbol = own and _match(self.symbols, function.symbol)
        if not (symbol and own):
            return ""
        is_one = _is_filled(param) and not param.is_array and param.type not in ("void *", "char *")
        if self.role == "out" and not is_one:
            return ""
        others = [_match(self.beside, _declared(other)) for other in function.params if other != param]
        near = next((match for match in others if match), None)
        if self.beside and not near:
            return ""
        return self.role.format(**symbol.groupdict(), **own.groupdict(), **(near.groupdict() if near else {}))


class Outcome(NamedTuple):
    """[[answer]] or [[told]] of a library: results of calls other than success."""

    symbols: str
    reason: str
    statuses: tuple[str, ...] = ()  # [[answer]]: the statuses that are returned, not raised; "*" is every one
    params: str = ""  # [[told]]: the out-parameters, by name, that explain a failure


class Attribute(NamedTuple):
    """[[attribute]] of a library: the type behind a `void *`, by the enumerators of an enum."""

    enum: str
    types: dict[str, list[str]]  # C type -> patterns of enumerators
    reason: str
    left: dict[str, str] = {}  # noqa: RUF012  pattern of enumerators without a type -> reason


class Initial(NamedTuple):
    """[[initial]] of a library: initial values of members of new records, other than zero."""

    records: str  # a pattern of tags
    members: dict[str, int | str]  # pattern of declarations -> a number, a constant or "sizeof"
    reason: str


class Bytes(NamedTuple):
    """[[bytes]] of a library: the arrays of chars in records that hold bytes; others hold a text."""

    records: str  # a pattern of tags
    members: str  # a pattern of names
    reason: str


class Exceptions:
    """The roles in headers/libraries/NAME.toml: [[rule]], of which the last match counts, and
    [roles.SYMBOL] (or the stem) parameter = { role, reason }, which beats them; [[answer]] and [[told]].
    Each entry has to be used."""

    def __init__(self, library: Library) -> None:
        self.file = library.file
        self.rows: dict[str, dict[str, dict[str, str]]] = library.roles
        self.rules = [_rule(row, library.file) for row in library.rule]
        self.outcomes = [_outcome(row, library.file) for row in (*library.answer, *library.told)]
        self.attributes = [read_row(Attribute, row, library.file) for row in library.attribute]
        self.initials = [read_row(Initial, row, library.file) for row in library.initial]
        self.octets = [read_row(Bytes, row, library.file) for row in library.bytes]
        for name, params in self.rows.items():
            if not isinstance(params, dict):
                raise CodegenError(f"{library.file}: roles.{name}: expected a table of parameters")
            for param, row in params.items():
                if not (isinstance(row, dict) and _is_role(row.get("role", "")) and row.get("reason")):
                    raise CodegenError(
                        f"{library.file}: roles.{name}.{param} needs a role of {ROLES} and a reason"
                    )
        self.unused = {(name, param) for name, params in self.rows.items() for param in params}
        self.unused |= {(rule.symbols, rule.params) for rule in self.rules}
        self.unused |= {(row.symbols, row.params) for row in self.outcomes}
        self.unused |= {("attribute", row.enum) for row in self.attributes}
        self.unused |= {("initial", row.records) for row in self.initials}
        self.unused |= {("bytes", row.records) for row in self.octets}

    def by_rule(self, function: Function, param: Param, inferred: str, only_version: bool = False) -> str:
        """The role by the last rule that applies. A rule that never changes anything is unused."""
        for rule in self.rules:
            role = rule.applies(function, param) if rule.only_version == only_version else ""
            if role and role != inferred:
                self.unused.discard((rule.symbols, rule.params))
                inferred = role
        return inferred

    def settles(self, function: Function, param: Param) -> bool:
        """Does an entry say what a parameter is? One of a function that is asked about is used."""
        for name in (function.symbol, stem(function.symbol)):
            if param.name in self.rows.get(name, {}):
                self.unused.discard((name, param.name))
                return True
        return any(rule.applies(function, param) for rule in self.rules)

    def role(self, symbol: str, param: str, inferred: str) -> str:
        """The role that is set by hand, or else the inferred one. An entry that changes nothing is unused."""
        for name in (symbol, stem(symbol)):
            row = self.rows.get(name, {}).get(param)
            if row:
                if row["role"] != inferred:
                    self.unused.discard((name, param))
                return row["role"]
        return inferred

    def types(self, history: History) -> dict[str, dict[str, str]]:
        """The tag of an enum -> enumerator -> the type behind a `void *`.

        Raises CodegenError with every enumerator that has neither a type nor a reason, or more than one.
        """
        problems = Problems()
        found: dict[str, dict[str, str]] = {}
        for row in self.attributes:
            tag = history.resolve(row.enum).removeprefix("enum ")
            if tag not in history.enums:
                continue
            self.unused.discard(("attribute", row.enum))
            names = dict.fromkeys(name for span in history.enums[tag] for name, _ in span.value.values)
            patterns = [(pattern, type_) for type_, many in row.types.items() for pattern in many]
            patterns += [(pattern, "") for pattern in row.left]
            wrong = [
                f"no enumerator is called {p}"
                for p, _ in patterns
                if not any(re.fullmatch(p, n) for n in names)
            ]
            for name in names:
                types = [type_ for pattern, type_ in patterns if re.fullmatch(pattern, name)]
                if len(types) != 1:
                    wrong.append(f"{name}: expected 1 type, got {len(types)}")
                elif types[0]:
                    found.setdefault(tag, {})[name] = types[0]
            if wrong:
                problems.keep(CodegenError(f"{self.file}: {row.enum}: {'; '.join(wrong)}"))
        history.attributes = found  # also of those that are wrong: sizes go by them
        problems.raise_any()
        return found

    def initial(self, history: History) -> dict[str, dict[str, int | str]]:
        """The tag of a record -> member -> its initial value.

        A structure that begins with `version` begins with its macro of size and version
        (NVML_STRUCT_VERSION), if there is one; others are in headers/libraries.
        """
        found: dict[str, dict[str, int | str]] = {}
        typedefs: dict[str, list[str]] = {}
        for name, types in history.typedefs.items():
            _, gap, tag = types[-1].value.rpartition(" ")
            typedefs.setdefault(tag if gap else "", []).append(name)
        for tag, spans in history.records.items():
            names = [tag, *typedefs.get(tag, ())]
            for name in names:
                for span in spans:
                    constant = history.constants.get(name.removesuffix("_t"))
                    fields = span.value.fields
                    if (
                        not constant
                        or not fields
                        or (fields[0].name, fields[0].type) != ("version", "unsigned int")
                    ):
                        continue
                    value = constant[-1].value.value
                    if isinstance(value, int) and value & 0xFFFFFF == span.value.size:
                        found[tag] = {"version": name.removesuffix("_t")}
        for row in self.initials:
            for tag, spans in history.records.items():
                if not re.fullmatch(row.records, tag):
                    continue
                self.unused.discard(("initial", row.records))
                plain = [field for field in spans[-1].value.fields if isinstance(field.type, str)]
                for pattern, value in row.members.items():
                    of = {f.name: value for f in plain if re.fullmatch(pattern, declare(str(f.type), f.name))}
                    if not of or (isinstance(value, str) and value not in ("sizeof", *history.constants)):
                        raise CodegenError(f"{self.file}: {tag}: no member {pattern}, or no constant {value}")
                    found[tag] = found.get(tag, {}) | of
        return found

    def bytes(self, history: History) -> dict[str, tuple[str, ...]]:
        """The tag of a record -> its arrays of chars that hold bytes: reserved space and [[bytes]]."""
        found: dict[str, tuple[str, ...]] = {}
        for tag, spans in history.records.items():
            chars = {name: None for span in spans for name in _chars(history, span.value)}
            names = [name for name in chars if ROOM.match(name)]
            for row in self.octets:
                if re.fullmatch(row.records, tag):
                    said = [name for name in chars if re.fullmatch(row.members, name) and name not in names]
                    if said:
                        self.unused.discard(("bytes", row.records))
                    names += said
            if names:
                found[tag] = tuple(name for name in chars if name in names)
        return found

    def answers(self, history: History, status: str) -> dict[str, tuple[str, ...]]:
        """Symbol -> the statuses that its calls return rather than raise; "*": those of every other one."""
        found: dict[str, tuple[str, ...]] = {}
        for row in self.outcomes:
            if row.statuses and row.symbols == ".*":
                self.unused.discard((row.symbols, row.params))
                found["*"] = row.statuses
        for symbol, spans in history.functions.items():
            for row in self.outcomes:
                if row.symbols == ".*":
                    continue
                returns = spans[-1].value.result == status
                if row.statuses and returns and re.fullmatch(row.symbols, symbol):
                    self.unused.discard((row.symbols, row.params))
                    found[symbol] = row.statuses
        return found

    def told(
        self, history: History, roles: Mapping[str, Sequence[Sequence[str]]]
    ) -> dict[str, tuple[str, ...]]:
        """Symbol -> the out-parameters that explain a failure."""
        found: dict[str, tuple[str, ...]] = {}
        for symbol, spans in history.functions.items():
            of_spans = [
                zip(s.value.params, r, strict=True) for s, r in zip(spans, roles[symbol], strict=True)
            ]
            out = dict.fromkeys(param.name for pairs in of_spans for param, role in pairs if role == "out")
            for row in self.outcomes:
                names = [name for name in out if row.params and re.fullmatch(row.params, name)]
                if names and re.fullmatch(row.symbols, symbol):
                    self.unused.discard((row.symbols, row.params))
                    found[symbol] = tuple(names)
        return found


def _chars(history: History, record: Record) -> Iterator[str]:
    """The names of the arrays of chars in a record, including those of records defined in place."""
    for field in record.fields:
        if isinstance(field.type, Record):
            yield from _chars(history, field.type)
        else:
            parsed = parse(field.type)
            if isinstance(parsed, Array) and history.resolve(base_of(field.type)) == "char":
                yield field.name


def _is_role(role: str) -> bool:
    return role.partition(":")[0] in ROLES


def _outcome(row: object, file: str) -> Outcome:
    made = read_row(Outcome, row, file, "symbols", "params")
    if bool(made.statuses) == bool(made.params):
        raise CodegenError(f"{file}: {made.symbols} needs either statuses or params")
    return made._replace(statuses=tuple(made.statuses))


def _rule(row: object, file: str) -> Rule:
    rule = read_row(Rule, row, file, "symbols", "params", "beside")
    if not _is_role(rule.role):
        raise CodegenError(f"{file}: the rule {rule.symbols} needs a role of {ROLES}")
    return rule


@cache
def _match(pattern: str, text: str) -> re.Match[str] | None:
    """Libraries ask the same thousands of times."""
    return re.fullmatch(pattern, text)


@cache
def _declared(param: Param) -> str:
    return declare(param.type, param.name)


def read_first(readings: Iterable[Reading]) -> frozenset[str]:
    """The structs that begin with their version or size, which the caller sets before the call."""
    found = set()
    for reading in readings:
        for name in (*reading.records, *reading.typedefs):
            target = name
            seen: set[str] = set()  # `typedef struct T T` names itself
            while target not in reading.records and target in reading.typedefs and target not in seen:
                seen.add(target)
                target = reading.typedefs[target].removeprefix("struct ")
            record = reading.records.get(target)
            if record and record.fields and record.fields[0].name in _OF_ITSELF:
                found.add(name)
    return frozenset(found)


def infer(
    function: Function, docs: Documentation, exceptions: Exceptions, caller_sets: Collection[str] = ()
) -> tuple[str, ...]:
    """The role of each parameter of a prototype, in C order. caller_sets: the result of read_first()."""
    said = _documented(function) if function.doc else _said(function.symbol, docs)
    guessed = [_role(param, said.get(param.name)) for param in function.params]
    if (
        guessed
        and guessed[0] == "in"
        and _MAKES.search(stem(function.symbol))
        and _is_filled(function.params[0])
    ):
        first = said.get(function.params[0].name)
        if first is None or not first.direction:
            guessed[0] = "out"
    counts = {
        p.type for p, role in zip(function.params, guessed, strict=True) if role == "inout" and not p.is_array
    }
    if {"size_t *", "unsigned int *"} & counts:  # a count that is read first: the arrays are the caller's
        guessed = ["inout" if role == "out" else role for role in guessed]
    result = []
    for param, role in zip(function.params, guessed, strict=True):
        role = exceptions.by_rule(function, param, role)
        target = pointee(param.type)
        if role == "out" and target and target.removeprefix("struct ") in caller_sets:
            role = "inout"
        role = exceptions.by_rule(function, param, role, only_version=True)
        result.append(exceptions.role(function.symbol, param.name, role))
    return tuple(result)


def ask(library: Library, history: History, docs: Documentation, exceptions: Exceptions) -> None:
    """Stop at a pointer of a function that is newer than `read`, where no documentation and no entry of
    headers/libraries says whether the call writes it: a role that follows from names alone is a guess. So is
    one object where a number beside it may say that there are several, whatever the documentation.

    Raises CodegenError with all of them, as lines to paste.
    """
    lines = []
    newest = {symbol: spans[-1] for symbol, spans in history.functions.items()}
    is_read = {s: _is_read(library, span.introduced) for s, span in newest.items()}
    known = {(_core(s), newest[s].value.result, newest[s].value.params) for s in newest if is_read[s]}
    for symbol, span in newest.items():
        function = span.value
        if is_read[symbol] or (_core(symbol), function.result, function.params) in known:
            continue
        said = _documented(function) if function.doc else _said(symbol, docs)
        for param in function.params:
            about = said.get(param.name)
            is_said = about is not None and about.says_who_writes
            count = _count_beside(function, param, history) if _role(param, about) == "out" else ""
            if (is_said and not count) or not _is_filled(param) or exceptions.settles(function, param):
                continue
            entry = f'[roles.{symbol}] {param.name} = {{ role = "out", reason = "..." }}'
            what = f"{declare(param.type, param.name)} of {symbol}, new in {span.introduced}"
            if count:
                asked = (
                    f"does the call write one object at {what}, or as many as {count} says? If one: {entry}"
                )
                lines.append(f'{library.file}: {asked}; if more, role = "inout" and a [[size]]')
            else:
                lines.append(f"{library.file}: does the call write {what}? If so: {entry}")
    if lines:
        lines.append(f'{library.file}: when all of these are read: read = "{history.releases[-1]}"')
        raise CodegenError("\n".join(lines))


def _count_beside(function: Function, param: Param, history: History) -> str:
    """What may say how many objects there are: a number beside a pointer, or where one is; or ""."""
    others = (p for p in function.params if p != param and COUNT.fullmatch(p.name))
    types = ((p.name, pointee(p.type) or p.type) for p in others)
    return next((name for name, type_ in types if history.resolve(type_) in _COUNTS), "")


def _is_read(library: Library, introduced: str) -> bool:
    return bool(library.read) and version_key(introduced) <= version_key(library.read)


def _core(symbol: str) -> str:
    """A symbol without the release that some carry: __nvJitLinkCreate_13_5 is nvJitLinkCreate."""
    return re.sub(r"_\d+_\d+$", "", stem(symbol)).lstrip("_")


def check(
    history: History,
    roles: Mapping[str, Sequence[Sequence[str]]],
    status: str,
    readings: Sequence[Reading] = (),
) -> None:
    """Raise CodegenError for a role with an unknown name or the wrong type.

    readings: those of the history; they also have the types of other libraries.
    """
    problems = Problems()
    typedefs = {name: type_ for reading in readings for name, type_ in reading.typedefs.items()}
    records = {tag for reading in readings for tag in reading.records}
    for symbol, spans in history.functions.items():
        for span, of_span in zip(spans, roles[symbol], strict=True):
            params = span.value.params
            found = {p.name: (p, *role.partition(":")[::2]) for p, role in zip(params, of_span, strict=True)}
            for name, (param, role, of) in found.items():
                with problems.collected():
                    what = f"{span.value}: {declare(param.type, name)} can't be {role}"
                    is_checked = role in PLAIN or span.value.result == status
                    if not _is_sound(history, found, name) or not is_checked:
                        raise CodegenError(f"{what}:{of}")
                    if role in ("out", "both", "list") and not _can_be_made(param, typedefs, records):
                        raise CodegenError(
                            f"{what}: the call would have to make an object whose size is not known; give it "
                            "the role in or inout"
                        )
    problems.raise_any()


def _can_be_made(param: Param, typedefs: Mapping[str, str], records: Collection[str]) -> bool:
    """Has the object of a pointer a known size? A struct without members and a function have not."""
    type_ = pointee(param.type) or "void"
    while type_ in typedefs:
        type_ = typedefs[type_]
    parsed = parse(type_)
    is_opaque = (
        isinstance(parsed, Named) and parsed.keyword in ("struct", "union") and parsed.tag not in records
    )
    return not (type_ == "void" or is_opaque or is_function(type_))


_Found = Mapping[str, tuple[Param, str, str]]


def _is_sound(history: History, found: _Found, name: str) -> bool:
    param, role, named = found[name]
    of, _, end = named.partition(":")
    if end and (role != "list" or not _is_value(history, end)):
        return False
    other, other_role, other_of = found.get(of, (None, "", ""))
    is_number = of.isdigit() or of in history.constants
    to_integer = history.resolve(pointee(param.type) or "") in _COUNTS
    if role in PLAIN:
        return not of
    if role in ("text", "bytes", "list"):
        is_char = param.type == "char *" or (role == "list" and _is_filled(param))
        by_value = other is not None and history.resolve(other.type) in _COUNTS
        if "/" in of:
            return all(part in found and found[part][1] == "in" for part in of.split("/"))
        return is_char and (is_number or other_role in ("count", "most") or (other_role == "in" and by_value))
    if role in ("count", "most", "used"):
        return to_integer and (not of or (is_number and role == "count"))
    if role == "size":
        is_integer = to_integer or history.resolve(param.type) in _COUNTS
        if is_number and not isinstance(parse(param.type), Pointer):
            return is_integer
        own_number = other_role in ("text", "bytes", "list") and other_of not in found
        return is_integer and (own_number or other_role in ("typed", "given"))
    if role == "both":
        return _is_filled(param) and not of
    if (role, param.type, of) == ("typed", "void *", "void*"):
        return True
    enum, _, length = of.partition("*")
    of_enum = history.resolve(base_of(found[enum][0].type))
    wanted = ("void **",) if length else ("void *", "const void *")
    return param.type in wanted and of_enum.startswith("enum ") and (not length or length in found)


def _is_value(history: History, text: str) -> bool:
    """Is it a number, a constant or an enumerator?"""
    names = (name for spans in history.enums.values() for name, _ in spans[-1].value.values)
    return text.isdigit() or text in history.constants or text in names


# Those that count something.
_COUNTS = frozenset(name for name, integer in INTEGERS.items() if integer.bits >= 32)


def _said(symbol: str, docs: Documentation) -> dict[str, Documented]:
    """The documentation of a symbol or, without one, of its other versions."""
    if symbol in docs:
        return dict(docs[symbol])
    merged: dict[str, Documented] = {}
    for other in sorted((s for s in docs if stem(s) == stem(symbol)), reverse=True):
        for name, words in docs[other].items():
            merged.setdefault(name, words)
    return merged


def _is_filled(param: Param) -> bool:
    """Can a call write an object of known type through this parameter?"""
    target = pointee(param.type)
    if target is None or target == "void":
        return False
    parsed = parse(target)
    return not (isinstance(parsed, (Named, Pointer)) and parsed.const)


def _role(param: Param, said: Documented | None) -> str:
    """The role by the rules, most reliable rule first."""
    if param.type == "void *":
        written = said and (
            said.direction.endswith("out")
            or re.search(r"^destination|retriev|result|return", said.text, re.I)
        )
        return "inout" if written else "in"
    if not _is_filled(param):
        return "in"
    if param.type == "char *":
        return "inout"
    text = said.text.partition(". ")[0] if said else ""
    to_pointer = pointee(pointee(param.type) or "void") is not None
    many = _MANY.search(text) and not to_pointer
    if param.is_array:
        is_read = said.direction == "in" if said and said.direction else param.type == "const char **"
        return "in" if is_read else "inout"
    if said and said.direction:
        return "inout" if said.direction == "in,out" or (said.direction == "out" and many) else said.direction
    if said and _READ_FIRST.search(said.text):
        return "inout"
    if said and (said.returned or _RETURNED.search(said.text)):
        return "inout" if many else "out"
    if re.search(r"(_out|Out|Ret)$", param.name):
        return "inout" if many else "out"
    return "in"
