"""Descriptions, signatures and docstrings of functions, made from the tables; read on demand."""

from __future__ import annotations

import re

from ..._errors import show
from ..tables import rows
from ..tables.functions import read_answers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from inspect import Signature

    from .level_facts import LevelFacts


class Description:
    """The description of a function; str() is a readable page.

    name        the name that was asked for
    symbol      the symbol that it leads to at this API level
    prototype   as C writes it
    roles       parameter -> in, out, inout or another word of cudyn._bindings.tables.rows
    memory      parameter -> the kind of memory that a passed pointer leads to: host, device, either,
                address, handle or text
    introduced  the first header release that has the symbol; the oldest in the tables means "or earlier"
    removed     the first release without it, or None
    present     does the library on this machine have the symbol?
    since       both releases, in words
    """

    def __init__(self, view: LevelFacts, name: str, symbol: str, is_raw: bool = False) -> None:
        library = view.library
        self._view = view
        self._is_raw = is_raw
        self.name = name
        self.symbol = symbol
        self.present = view.has(symbol)
        function = library.get_function(symbol, view.level, name)
        self.introduced = function.introduced
        self.removed = function.removed
        self._result = function.result
        self._params = function.params
        params = ", ".join(declare(param.type, param.name) for param in self._params)
        self.prototype = f"{self._result} {symbol}({params or 'void'})"
        self.roles = {param.name: param.role for param in self._params}
        self.memory = {param.name: param.memory for param in self._params if param.memory}
        earlier = " or earlier" if self.introduced == library.releases[0] else ""
        until = f", removed in {self.removed}" if self.removed else ""
        self.since = f"introduced in {library.info.numbering} {self.introduced}{earlier}{until}"

    def signature(self) -> Signature:
        """The parameters and the result, with C's types as annotations, as text.

        Converted types are Python's: `str`, `bytes`, `list[T]`, and `object` for a type that depends on an
        enumerator. A bare function takes every parameter, by position alone.
        """
        from inspect import Parameter, Signature

        library = self._view.library
        result = self._result
        is_raw = self._is_raw
        kind = Parameter.POSITIONAL_ONLY if is_raw else Parameter.POSITIONAL_OR_KEYWORD
        taken = [
            (param.keyword, param.type if is_raw else _given(param))
            for param in self._params
            if is_raw or param.is_given
        ]
        made = [_returned(param) for param in self._params if param.is_returned and not is_raw]
        is_status = result == library.info.status and not is_raw
        is_answer = is_status and not made and read_answers(library.tables, self.symbol)
        if result != "void" and (not is_status or is_answer):
            made.insert(0, "str" if result == "const char *" and not is_raw else result)
        returned = f"tuple[{', '.join(made)}]" if len(made) > 1 else made[0] if made else None
        parameters = [Parameter(name, kind, annotation=type_) for name, type_ in taken]
        left_out = "" if is_raw or not self._params else self._params[-1].made
        if left_out:
            parameters[-1] = parameters[-1].replace(default=...)
            returned = f"{'str' if left_out == 'text' else 'bytes'} | None"
        return Signature(parameters, return_annotation=returned)

    def doc(self) -> str:
        """The docstring of the function."""
        library = self._view.library
        info = self._view.library.info
        signature = self.signature()
        taken = ", ".join(
            f"{param.name}: {param.annotation}{'' if param.default is param.empty else ' = ...'}"
            for param in signature.parameters.values()
        )
        parts = [f"{self.name}({taken}) -> {signature.return_annotation}", "", f"C: {self.prototype}"]
        width = max((len(param.name) for param in self._params), default=0)
        lines = [
            f"  {param.name:<{width}}  {param.type}: {_treatment(param, self._is_raw)}"
            for param in self._params
        ]
        parts += ["", *lines] if lines else []
        if self._result == info.status:
            answers = read_answers(library.tables, self.symbol)
            if self._is_raw:
                outcome = "Returns the status, as an int."
            elif answers == ("*",):
                outcome = "Returns the status, whatever it is."
            elif answers:
                passed = ", ".join(("success", *answers))
                outcome = f"Returns the status; raises {info.error.__name__} unless it is one of {passed}."
            else:
                outcome = f"Raises {info.error.__name__} unless the status is success."
            parts += ["", outcome]
        return "\n".join([*parts, "", f"Symbol {self.symbol}, {self.since}.", f"{info.title}: {info.manual}"])

    def __str__(self) -> str:
        title = self._view.library.info.title
        version = self._view.outcome.version
        here = f"{title} {show(version)}" if version else f"no {title}"
        return f"{self.doc()}\n{'Present' if self.present else 'Not present'} here ({here})."

    def __repr__(self) -> str:
        return f"<description of {self.name}: {self.prototype}>"


def _given(param: rows.Param) -> str:
    return (
        "object"
        if param.role == "given"
        else _pointee(param.type)
        if param.role in ("both", "most")
        else param.type
    )


def _returned(param: rows.Param) -> str:
    if param.role in ("text", "bytes"):
        return "str" if param.role == "text" else "bytes"
    if param.of == "void*":
        return "void *"
    if param.role == "typed":
        return "list[object]" if "*" in param.of else "object"
    pointee = "str" if param.type == "const char **" else _pointee(param.type)
    return f"list[{pointee}]" if param.role == "list" else pointee


def _pointee(type_: str) -> str:
    """The type that a pointer points to: `size_t *` -> `size_t`."""
    return type_.removesuffix("const").removesuffix("*").rstrip()


_ROLES = {
    "in": "given",
    "out": "returned",
    "inout": "given; the memory that it points to may be written to",
    "both": "given as a value, and returned as it is after the call",
    "text": "returned, as a str",
    "bytes": "returned, as bytes",
    "list": "returned, as a list",
    "count": "the length of the list, which the call asks for",
    "most": "given: the greatest length",
    "used": "how many there are, which the call looks at",
    "size": "a size that the call gives",
    "typed": "returned, as the type that goes with {}",
    "given": "given, as the type that goes with {}",
}


def _treatment(param: rows.Param, is_raw: bool) -> str:
    """The treatment of a parameter by the call."""
    if is_raw:
        return _ROLES["in" if param.role == "in" else "inout"]
    if param.made:
        returned = "a str" if param.made == "text" else "bytes"
        return f"{_ROLES[param.role]}; left out: returned, as {returned}"
    role = "out" if param.of == "void*" else param.role
    treatment = _ROLES[role].format(param.of.partition("*")[0])
    memory = describe_memory(param)
    return f"{treatment}; {memory}" if memory else treatment


def describe_memory(param: rows.Param) -> str:
    """Return a description of the kind and the size of the memory that a passed pointer leads to."""
    if not param.memory:
        return ""
    words = rows.MEMORY[param.memory]
    if param.unknown:
        return f"{words} (size not known: {rows.UNKNOWN[param.unknown]})"
    if not param.size or param.size == "1":
        return words
    unit = "bytes" if param.in_bytes or param.type.endswith(("void *", "char *")) else "elements"
    return f"{words} of {param.size} {unit}"


def declare(type_: str, name: str) -> str:
    """Write the C declaration of a name."""
    inner = re.search(r"\(\*+", type_)
    if inner:
        return f"{type_[: inner.end()]}{name}{type_[inner.end() :]}"
    return f"{type_}{'' if type_.endswith('*') else ' '}{name}"
