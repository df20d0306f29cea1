"""The signature, docstring and repr of a function, made on demand, at no cost to calls.

A ctypes function is an instance of a class of its prototype; the members here belong to such a class and read
the `facts` of the function, which cudyn._library.view gives it.
"""

from __future__ import annotations

import keyword

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from inspect import Signature
    from typing import Any

    from .._tables.rows import Param


def _describe(function: Any) -> Any:
    try:
        view, *facts = function.__dict__["facts"]
    except KeyError:
        raise AttributeError("this function was not taken from a library's module") from None
    return view.describe(*facts)


def _repr(function: Any) -> str:
    try:
        signature = _describe(function).signature()
    except AttributeError:
        return object.__repr__(function)
    return f"<function {function.__module__}.{function.__qualname__}{signature}>"


MEMBERS: dict[str, Any] = {
    "__doc__": property(lambda function: _describe(function).doc() if "facts" in function.__dict__ else None),
    "__signature__": property(lambda function: _describe(function).signature()),
    "__repr__": _repr,
    "__hash__": object.__hash__,  # ctypes removes the docstring
}


def parameter_name(name: str) -> str:
    """The name of a parameter in Python: `from` of cuGraphGetEdges is `from_`."""
    return f"{name}_" if keyword.iskeyword(name) else name


def signature(
    result: str, params: Sequence[Param], status: str, *, is_answer: bool, is_raw: bool
) -> Signature:
    """The signature of a function, with C's types as annotations, as text.

    Converted types are Python's: `str`, `bytes`, `list[T]`, and `object` for a type that depends on an
    enumerator. status: the type of the statuses. is_answer: the call returns the status. is_raw: of the bare
    function, which takes every parameter, by position alone.
    """
    from inspect import Parameter, Signature

    kind = Parameter.POSITIONAL_ONLY if is_raw else Parameter.POSITIONAL_OR_KEYWORD
    taken = [(p.name, p.type if is_raw else _given(p)) for p in params if is_raw or p.is_given]
    made = [_returned(p) for p in params if p.is_returned]
    if is_raw or result not in (status, "void") or (is_answer and not made):
        result = "str" if result == "const char *" and not is_raw else result
        made = [result] if result != "void" else []
    returned = f"tuple[{', '.join(made)}]" if len(made) > 1 else made[0] if made else None
    parameters = [Parameter(parameter_name(name), kind, annotation=type_) for name, type_ in taken]
    return Signature(parameters, return_annotation=returned)


def _given(p: Param) -> str:
    return "object" if p.role == "given" else _pointee(p.type) if p.role in ("both", "most") else p.type


def _returned(p: Param) -> str:
    if p.role in ("text", "bytes"):
        return "str" if p.role == "text" else "bytes"
    if p.of == "void*":
        return "void *"
    if p.role == "typed":
        return "list[object]" if "*" in p.of else "object"
    pointee = "str" if p.type == "const char **" else _pointee(p.type)
    return f"list[{pointee}]" if p.role == "list" else pointee


def _pointee(type_: str) -> str:
    """The type that a pointer points to: `size_t *` -> `size_t`."""
    return type_.removesuffix("const").removesuffix("*").rstrip()


def call(name: str, signature: Signature) -> str:
    """A signature as one line, with the types of C."""
    taken = [f"{p.name}: {p.annotation}" for p in signature.parameters.values()]
    return f"{name}({', '.join(taken)}) -> {signature.return_annotation}"


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


def lines(params: Sequence[Param], *, is_raw: bool) -> Iterator[str]:
    """A line for each parameter: its treatment by the call."""
    width = max((len(p.name) for p in params), default=0)
    for p in params:
        if is_raw:
            what = "given" if p.role == "in" else "given; the memory that it points to may be written to"
        else:
            role = "out" if p.of == "void*" else p.role
            what = _ROLES[role].format(p.of.partition("*")[0])
        yield f"  {p.name:<{width}}  {p.type}: {what}"
