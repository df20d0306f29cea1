"""Writes bridges in C, for stubs that are C source files.

_bindings/machine/bridge.py generates machine code from the same steps.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .._bindings.machine.bridge import Argument, Bridge, Choose, Copy, Fill, Place, Query, Require, Store


def write_bridge(number: int, bridge: Bridge, name_type: Callable[[Any], str]) -> Iterator[str]:
    """Yield the lines of the C function `bridge_NUMBER`.

    Its parameters are a0, a1 and so on. The arguments of the function that it calls are v0, v1 and so on.
    stub.c declares two arrays with an element for each bridge: `called` contains the functions that the
    bridges call, and `queried` contains the query functions that fill in members.

    Args:
        number: The index of the bridge.
        bridge: The bridge to write.
        name_type: Function that returns the name of the C type for a ctypes type.
    """
    returns = name_type(bridge.result)
    parameters = ", ".join(f"{name_type(type_)} a{n}" for n, type_ in enumerate(bridge.parameters)) or "void"
    called = [name_type(type_) for type_ in bridge.called_parameters]
    pointer = f"{returns} (*)({', '.join(called) or 'void'})"
    arguments = ", ".join(f"v{n}" for n in range(len(called)))
    yield ""
    yield f"static {returns} bridge_{number}({parameters})"
    yield "{"
    if bridge.memory:
        yield f"    uint64_t memory[{(bridge.memory + 7) // 8}];"
    yield from (f"    {type_} v{n};" for n, type_ in enumerate(called))
    yield f"    {returns} status;"
    body = [*_write_steps(number, bridge, bridge.before)]
    for n, (type_, argument) in enumerate(zip(bridge.called_parameters, bridge.arguments, strict=True)):
        body.append(f"    {_assign(n, type_, argument)}")
    body.append(f"    status = (({pointer})READ(called[{number}]))({arguments});")
    body += _write_steps(number, bridge, bridge.after)
    if bridge.succeeded:
        body += ["    if (!status) {", *_write_steps(number, bridge, bridge.succeeded), "    }"]
    used = set(re.findall(r"\ba\d+\b", "\n".join(body)))
    # Compilers warn about unused parameters.
    yield from (f"    (void)a{n};" for n in range(len(bridge.parameters)) if f"a{n}" not in used)
    yield from body
    yield "    return status;"
    yield "}"


def _assign(number: int, type_: Any, argument: Argument) -> str:
    """Return the statement that computes an argument of the called function.

    Args:
        number: The index of the argument.
        type_: The ctypes type of the argument.
        argument: The argument's kind and origin.
    """
    target = f"v{number}"
    if argument.kind in ("value", "loaded"):
        place = Place("value", argument.parameter, 0) if argument.kind == "value" else _get_memory(argument)
        return f"memcpy(&{target}, {_locate(place)}, sizeof {target});"
    if argument.kind == "number":
        code = getattr(type_, "_type_", "P")
        is_pointer = not isinstance(code, str) or code in "PzZ"  # c_void_p, c_char_p and c_wchar_p
        cast = "(void *)(uintptr_t)" if is_pointer else ""
        return f"{target} = {cast}{argument.offset};"
    is_memory = argument.kind == "memory"
    place = _get_memory(argument) if is_memory else Place("pointer", argument.parameter, argument.offset)
    address = _locate(place)
    if argument.parameter < 0:  # the address does not depend on a parameter
        return f"{target} = {address};"
    return f"{target} = a{argument.parameter} ? {address} : NULL;"


def _get_memory(argument: Argument) -> Place:
    """Return the place of an argument in the bridge's own memory."""
    return Place("memory", 0, argument.offset)


def _locate(place: Place) -> str:
    """Return a C expression for the address of a place."""
    number = place.parameter
    start = {"memory": "memory", "value": f"&a{number}", "pointer": f"a{number}"}[place.kind]
    return f"(void *)((char *){start} + {place.offset})"


def _write_steps(number: int, bridge: Bridge, steps: Sequence[Any]) -> Iterator[str]:
    """Yield the lines of C code for steps. A step is skipped if a pointer that it needs is null.

    Args:
        number: The index of the bridge.
        bridge: The bridge that the steps belong to.
        steps: The steps to write.
    """
    for step in steps:
        places = [place for place in step if isinstance(place, Place) and place.kind == "pointer"]
        pointers = [f"a{place.parameter}" for place in places]
        condition = f"if ({' && '.join(pointers)}) " if pointers else ""
        if isinstance(step, Copy):
            yield f"    {condition}memcpy({_locate(step.target)}, {_locate(step.source)}, {step.size});"
        elif isinstance(step, Fill):
            yield f"    {condition}memset({_locate(step.target)}, {step.byte}, {step.size});"
        elif isinstance(step, Store):
            yield f"    {condition}store({_locate(step.target)}, {step.value});"
        elif isinstance(step, Require):
            check = f"!has_words({_locate(step.place)}, {step.size}, {step.value})"
            yield f"    if ({' && '.join([*pointers, check])})"
            yield "        return NO_SYMBOL;"
        elif isinstance(step, Query):
            call = f"((int (*)(int *, int, int))READ(queried[{number}]))"
            yield f"    {condition}{call}({_locate(step.target)}, {step.attribute}, a{step.parameter});"
        else:
            yield from _write_choice(number, bridge, step)


def _write_choice(number: int, bridge: Bridge, step: Choose) -> Iterator[str]:
    """Yield the lines of a `Choose` step."""
    yield f"    switch (load({_locate(step.place)})) {{"
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
