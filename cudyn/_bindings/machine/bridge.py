"""Generates bridges: functions that call another function whose parameters or structures are different.

A bridge has the signature of one CUDA major version, and calls a function of another one. It consists of
steps such as `Copy`. cudyn/_stubs/bridge_source.py generates C from the same steps. Like fallbacks
(fallback.py), bridges are machine code because they may be called when Python cannot run.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from .convention import locate_parameters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .assembler import Assembler
    from .convention import Location

FUNCTIONS = ("memcpy", "memset")
"""The C library functions that bridges call. The cells with their addresses have the same names."""


class Place(NamedTuple):
    """A location in memory.

    Attributes:
        kind: "memory" for the bridge's own memory, "pointer" for the object that a parameter points to, or
            "value" for the value of a parameter
        parameter: index of the parameter; 0 for the bridge's own memory
        offset: offset in bytes
    """

    kind: str
    parameter: int
    offset: int


class Copy(NamedTuple):
    """Copies bytes. Nothing is copied if a pointer is null."""

    source: Place
    target: Place
    size: int


class Fill(NamedTuple):
    """Fills bytes with a byte. Nothing is written if the pointer is null."""

    target: Place
    size: int
    byte: int = 0


class Store(NamedTuple):
    """Stores a 32-bit number."""

    target: Place
    value: int


class Require(NamedTuple):
    """Ends the call with the status `Bridge.lossy` unless 32-bit words are equal to a number.

    The words of a null pointer are not checked.
    """

    place: Place
    size: int
    value: int = 0


class Query(NamedTuple):
    """Calls `Bridge.query` with the address of an integer, an attribute and the value of a parameter."""

    target: Place
    attribute: int
    parameter: int


class Choose(NamedTuple):
    """Executes the steps for a 32-bit number, or otherwise the steps in `other`.

    If `other` is `None`, all other numbers end the call with the status `Bridge.lossy`.
    """

    place: Place
    cases: tuple[tuple[int, tuple[Any, ...]], ...]
    other: tuple[Any, ...] | None


Step = Copy | Fill | Store | Require | Query | Choose


class Argument(NamedTuple):
    """An argument of the called function.

    Attributes:
        kind: "value" for the value of a parameter, "number" for the number in `offset`, "loaded" for eight
            bytes of the bridge's memory, "member" for an address in the object that a parameter points to, or
            "memory" for an address in the bridge's memory. These addresses are null if the parameter is null.
        parameter: index of the parameter; -1 if the argument does not depend on a parameter
        offset: offset in bytes, or the number
    """

    kind: str
    parameter: int
    offset: int


class Bridge(NamedTuple):
    """A function that calls another function.

    Attributes:
        symbol: name of the function that is called
        parameters: ctypes types of the bridge's parameters
        called_parameters: ctypes types of the parameters of the function that is called
        result: ctypes type of the status that both functions return
        before: steps before the call
        arguments: arguments of the call
        after: steps after the call
        succeeded: steps after `after` if the function has returned 0
        memory: size of the bridge's own memory in bytes; its initial contents are undefined
        lossy: status that is returned if the called function does not support the value of an argument
        query: name of the function that `Query` calls, or ""
    """

    symbol: str
    parameters: tuple[Any, ...]
    called_parameters: tuple[Any, ...]
    result: Any
    before: tuple[Step, ...]
    arguments: tuple[Argument, ...]
    after: tuple[Step, ...]
    succeeded: tuple[Step, ...]
    memory: int
    lossy: int
    query: str

    @property
    def is_direct(self) -> bool:
        """Whether the bridge only passes its parameters on, and is therefore not needed."""
        values = tuple(Argument("value", index, 0) for index in range(len(self.parameters)))
        return self.arguments == values and not (self.before or self.after or self.succeeded)


def can_write(parameters: Sequence[Any]) -> bool:
    """Return whether all parameters are integers, pointers, or structures of at most eight bytes.

    Such structures are passed like integers if they don't contain floating-point numbers.
    """
    return not any(
        type_ in (ctypes.c_float, ctypes.c_double) or ctypes.sizeof(type_) > 8 for type_ in parameters
    )


def write_bridge(code: Assembler, machine: str, bridge: Bridge, called: str, query: str = "") -> None:
    """Append the code of a bridge.

    Args:
        code: code to append to
        machine: "x86_64" or "aarch64"
        bridge: the function
        called: cell with the address of the function that is called
        query: cell with the address of the `bridge.query` function
    """
    _Writer(code, machine, bridge, query).write(called)


class _Writer:
    """Generates the code of a bridge.

    The bridge's stack frame contains, in this order: the arguments that the called function expects on the
    stack, the saved registers with the bridge's own arguments, the bridge's memory, and the result.

    Args:
        code: assembler to which the code is appended
        machine: "x86_64" or "aarch64"
        bridge: the function
        query: cell with the address of the function that `Query` calls

    Attributes:
        own_locations: location of each parameter of the bridge
        called_locations: location of each parameter of the function that is called
        saved: offset in the frame of the saved registers
        memory: offset in the frame of the bridge's memory
        result: offset in the frame of the result
        lossy: label of the code that returns the status `bridge.lossy`
    """

    def __init__(self, code: Assembler, machine: str, bridge: Bridge, query: str) -> None:
        self.code = code
        self.bridge = bridge
        self.query = query
        self.own_locations, _ = locate_parameters(machine, bridge.parameters, bridge.result)
        self.called_locations, _ = locate_parameters(machine, bridge.called_parameters, bridge.result)
        ends_on_stack = [
            location.position + 8 for location in self.called_locations if location.kind == "stack"
        ]
        self.saved = max(ends_on_stack, default=0)
        self.memory = self.saved + 8 * len(code.PARAMETERS)
        self.result = self.memory + (bridge.memory + 7 & ~7)  # rounded up to a multiple of 8
        self.lossy = code.new_label()

    def write(self, called: str) -> None:
        """Append the code of the bridge.

        Args:
            called: cell with the address of the function that is called
        """
        code = self.code
        code.enter(self.result + 8)
        for index, register in enumerate(code.PARAMETERS):
            code.store(register, code.STACK, self.saved + 8 * index)
        self.add_steps(self.bridge.before)
        located_arguments = [*zip(self.called_locations, self.bridge.arguments)]
        for location, argument in located_arguments:
            if location.kind == "stack":  # first, because the code for these arguments changes OTHER
                self.add_argument(location, argument)
        for location, argument in located_arguments:
            if location.kind != "stack":
                self.add_argument(location, argument)
        code.call_through(called)
        code.store(code.RESULT, code.STACK, self.result)
        self.add_steps(self.bridge.after)
        code.load32(code.RESULT, code.STACK, self.result)
        if self.bridge.succeeded:
            with code.skip(code.unless_zero, code.RESULT):
                self.add_steps(self.bridge.succeeded)
                code.load32(code.RESULT, code.STACK, self.result)
        code.leave()
        code.label(self.lossy)
        code.set(code.RESULT, self.bridge.lossy)
        code.leave()

    def add_argument(self, location: Location, argument: Argument) -> None:
        """Append code that passes an argument to the called function.

        Args:
            location: register or stack memory in which the function expects the argument
            argument: the argument
        """
        code = self.code
        if location.kind == "integer":
            self.load_argument(code.PARAMETERS[location.position], argument)
        else:
            self.load_argument(code.OTHER, argument)
            code.store(code.OTHER, code.STACK, location.position)

    def load_argument(self, register: int, argument: Argument) -> None:
        """Append code that loads an argument of the called function into a register."""
        code = self.code
        if argument.kind == "number":
            code.set(register, argument.offset)
        elif argument.kind == "loaded":
            code.load(register, code.STACK, self.memory + argument.offset)
        elif argument.parameter < 0:  # an address in the bridge's memory that does not depend on a parameter
            code.add(register, code.STACK, self.memory + argument.offset)
        else:
            self.load_value(register, argument.parameter)
            if argument.kind == "memory":
                with code.skip(code.if_zero, register):
                    code.add(register, code.STACK, self.memory + argument.offset)
            elif argument.kind == "member":
                with code.skip(code.if_zero, register):
                    code.add(register, register, argument.offset)

    def add_steps(self, steps: Sequence[Any]) -> None:
        """Append the code of steps. If a pointer that a step uses is null, the code skips this step."""
        for step in steps:
            end_of_step = self.code.new_label()
            for field in step:
                if isinstance(field, Place) and field.kind == "pointer":
                    self.load_value(self.code.SPARE, field.parameter)
                    self.code.if_zero(self.code.SPARE, end_of_step)
            self.add_step(step)
            self.code.label(end_of_step)

    def add_step(self, step: Step) -> None:
        """Append the code of a step, for the case that its pointers are not null."""
        code = self.code
        first, second, third = code.PARAMETERS[:3]
        if isinstance(step, Copy):
            self.load_address(first, step.target)
            self.load_address(second, step.source)
            code.set(third, step.size)
            code.call_through("memcpy")
        elif isinstance(step, Fill):
            self.load_address(first, step.target)
            code.set(second, step.byte)
            code.set(third, step.size)
            code.call_through("memset")
        elif isinstance(step, Store):
            self.load_address(code.SPARE, step.target)
            code.set(code.OTHER, step.value % 2**32)
            code.store32(code.OTHER, code.SPARE)
        elif isinstance(step, Require):
            self.load_address(code.SPARE, step.place)
            code.set(code.RESULT, step.value % 2**32)
            for offset in range(0, step.size, 4):
                code.load32(code.OTHER, code.SPARE, offset)
                code.unless_equal(code.OTHER, code.RESULT, self.lossy)
        elif isinstance(step, Query):
            self.load_address(first, step.target)
            code.set(second, step.attribute)
            self.load_value(third, step.parameter)
            code.call_through(self.query)
        else:
            self.add_choice(step)

    def add_choice(self, step: Choose) -> None:
        """Append the code that compares a number in memory with each case, and executes the steps for it."""
        code = self.code
        end = code.new_label()
        for value, steps in step.cases:
            self.load_address(code.SPARE, step.place)
            code.load32(code.OTHER, code.SPARE)
            code.set(code.RESULT, value % 2**32)
            with code.skip(code.unless_equal, code.OTHER, code.RESULT):
                self.add_steps(steps)
                code.goto(end)
        if step.other is None:
            code.goto(self.lossy)
        else:
            self.add_steps(step.other)
        code.label(end)

    def load_value(self, register: int, parameter: int) -> None:
        """Append code that loads the value of a parameter of the bridge into a register."""
        code = self.code
        location = self.own_locations[parameter]
        if location.kind == "integer":
            code.load(register, code.STACK, self.saved + 8 * location.position)
        else:
            code.load(register, code.FRAME, code.ARGUMENTS + location.position)

    def load_address(self, register: int, place: Place) -> None:
        """Append code that loads the address of a place in memory into a register."""
        code = self.code
        if place.kind == "memory":
            code.add(register, code.STACK, self.memory + place.offset)
            return
        location = self.own_locations[place.parameter]
        if place.kind == "pointer":
            self.load_value(register, place.parameter)
            code.add(register, register, place.offset)
        elif location.kind == "integer":
            code.add(register, code.STACK, self.saved + 8 * location.position + place.offset)
        else:
            code.add(register, code.FRAME, code.ARGUMENTS + location.position + place.offset)
