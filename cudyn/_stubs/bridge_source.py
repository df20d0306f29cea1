"""Writes bridges in C, for stubs that are C source files.

A bridge is a function that converts its arguments and calls a function with another signature.

_bindings/machine/bridge.py generates machine code from the same steps.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .._bindings.machine.bridge import Argument, Bridge, Choose, Copy, Fill, Place, Query, Require, Store


def write_bridge(number: int, bridge: Bridge, name_type: Callable[[Any], str]) -> Iterator[str]:
    """Yield the lines of the C function `bridge_NUMBER`, which calls a function with another signature.

    The C function's parameters are a0, a1 and so on. The arguments of the function that it calls are v0, v1
    and so on. stub.c declares two arrays with an element for each bridge: `called` contains the functions
    that the bridges call, and `queried` contains the query functions that fill in members.

    Args:
        number: The index of the bridge.
        bridge: The bridge to write.
        name_type: Function that returns the name of the C type for a ctypes type.
    """
    result_type = name_type(bridge.result)
    called_types = [name_type(type_) for type_ in bridge.called_parameters]
    parameters = [f"{name_type(type_)} a{index}" for index, type_ in enumerate(bridge.parameters)]
    body = _list_body(number, bridge, result_type, called_types)

    yield ""
    yield f"static {result_type} bridge_{number}({', '.join(parameters) or 'void'})"
    yield "{"
    if bridge.memory:
        yield f"    uint64_t memory[{(bridge.memory + 7) // 8}];"
    for index, called_type in enumerate(called_types):
        yield f"    {called_type} v{index};"
    yield f"    {result_type} status;"
    used_parameters = set(re.findall(r"\ba\d+\b", "\n".join(body)))
    for index in range(len(bridge.parameters)):
        if f"a{index}" not in used_parameters:
            yield f"    (void)a{index};"  # prevents a compiler warning about an unused parameter
    yield from body
    yield "    return status;"
    yield "}"


def _list_body(number: int, bridge: Bridge, result_type: str, called_types: list[str]) -> list[str]:
    """Return the lines between the declarations and the return statement of a bridge in C.

    Args:
        number: The index of the bridge.
        bridge: The bridge to write.
        result_type: The C type that the bridge and the called function return.
        called_types: The C types of the called function's parameters.
    """
    lines = list(_write_steps(number, bridge, bridge.before))
    for index, (type_, argument) in enumerate(zip(bridge.called_parameters, bridge.arguments, strict=True)):
        lines.append(f"    {_write_assignment(index, type_, argument)}")
    function_type = f"{result_type} (*)({', '.join(called_types) or 'void'})"
    arguments = ", ".join(f"v{index}" for index in range(len(called_types)))
    lines.append(f"    status = (({function_type})READ(called[{number}]))({arguments});")
    lines += _write_steps(number, bridge, bridge.after)
    if bridge.succeeded:
        lines.append("    if (!status) {")
        lines += _write_steps(number, bridge, bridge.succeeded)
        lines.append("    }")
    return lines


def _write_assignment(index: int, type_: Any, argument: Argument) -> str:
    """Return the C statement that computes an argument of the called function.

    Args:
        index: The index of the argument, which is stored in the C variable `v<index>`.
        type_: The ctypes type of the argument.
        argument: The rule for computing the argument. Its `kind` determines the form of the statement.
    """
    variable = f"v{index}"
    if argument.kind == "value":
        source = _write_address(Place("value", argument.parameter, 0))
        return f"memcpy(&{variable}, {source}, sizeof {variable});"
    if argument.kind == "loaded":
        source = _write_address(Place("memory", 0, argument.offset))
        return f"memcpy(&{variable}, {source}, sizeof {variable});"
    if argument.kind == "number":
        cast = "(void *)(uintptr_t)" if _is_pointer(type_) else ""
        return f"{variable} = {cast}{argument.offset};"
    if argument.kind == "memory":
        address = _write_address(Place("memory", 0, argument.offset))
    else:
        address = _write_address(Place("pointer", argument.parameter, argument.offset))
    if argument.parameter < 0:  # the address does not depend on a parameter
        return f"{variable} = {address};"
    return f"{variable} = a{argument.parameter} ? {address} : NULL;"


def _is_pointer(type_: Any) -> bool:
    """Return whether a ctypes type is a pointer."""
    # `_type_` is a format character for simple types, and a class for pointers to a class.
    code = getattr(type_, "_type_", "P")
    return not isinstance(code, str) or code in "PzZ"  # c_void_p, c_char_p and c_wchar_p


def _write_address(place: Place) -> str:
    """Return a C expression for the address of a place.

    A place is in the bridge's own memory ("memory"), in a parameter ("value"), or in the object that a
    parameter points to ("pointer").
    """
    if place.kind == "memory":
        start = "memory"
    elif place.kind == "value":
        start = f"&a{place.parameter}"
    else:
        start = f"a{place.parameter}"
    return f"(void *)((char *){start} + {place.offset})"


def _write_steps(number: int, bridge: Bridge, steps: Sequence[Any]) -> Iterator[str]:
    """Yield the lines of C code for the steps of a bridge, such as copying a member of a structure.

    A step is skipped if a pointer that it needs is null. The functions and macros that the lines use, such as
    `store`, `load` and `NO_SYMBOL`, are defined in stub.c.

    Args:
        number: The index of the bridge.
        bridge: The bridge that the steps belong to.
        steps: The steps to write.
    """
    for step in steps:
        pointers = [
            f"a{place.parameter}" for place in step if isinstance(place, Place) and place.kind == "pointer"
        ]
        condition = f"if ({' && '.join(pointers)}) " if pointers else ""
        if isinstance(step, Copy):
            target, source = _write_address(step.target), _write_address(step.source)
            yield f"    {condition}memcpy({target}, {source}, {step.size});"
        elif isinstance(step, Fill):
            yield f"    {condition}memset({_write_address(step.target)}, {step.byte}, {step.size});"
        elif isinstance(step, Store):
            yield f"    {condition}store({_write_address(step.target)}, {step.value});"
        elif isinstance(step, Require):
            check = f"!has_words({_write_address(step.place)}, {step.size}, {step.value})"
            yield f"    if ({' && '.join([*pointers, check])})"
            yield "        return NO_SYMBOL;"
        elif isinstance(step, Query):
            query = f"((int (*)(int *, int, int))READ(queried[{number}]))"
            target = _write_address(step.target)
            yield f"    {condition}{query}({target}, {step.attribute}, a{step.parameter});"
        else:
            yield from _write_switch(number, bridge, step)


def _write_switch(number: int, bridge: Bridge, step: Choose) -> Iterator[str]:
    """Yield the lines of a C switch statement, which executes different steps depending on an integer.

    Args:
        number: The index of the bridge.
        bridge: The bridge that the step belongs to.
        step: The place of the integer, and the steps for each of its values.
    """
    yield f"    switch (load({_write_address(step.place)})) {{"
    for value, steps in step.cases:
        yield f"    case {value}:"
        yield from _write_steps(number, bridge, steps)
        yield "    break;"
    yield "    default:"
    if step.other is None:
        yield "    return NO_SYMBOL;"
    else:
        yield from _write_steps(number, bridge, step.other)
    yield "    }"
