"""Checked calls in Python for functions with the roles `in`, `out` and `inout`, and their status codes."""

from __future__ import annotations

import functools

from .arguments import Arguments
from .guarded import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from typing import Any

    from ..tables.functions import Function
    from .type_lookup import TypeLookup

    # Creates the exception for a status code, a function's name, the arguments and the details.
    MakeError = Callable[[int, str, "tuple[Any, ...]", "dict[str, Any]"], BaseException]
    # Computes the result of a call from the C function's result, the outputs and the arguments.
    Finish = Callable[[Any, "Sequence[Any]", "Sequence[Any]"], Any]

SUCCESS: Mapping[int, object] = {0: None}
"""The status code of success, with the value that a call without outputs returns."""


class StatusMap(dict[int, object]):
    """A mapping from the status codes that do not raise an exception to the results that the call returns.

    Looking up any other status code raises the exception for it. Fast calls do not look up the success code.

    Attributes:
        name: the function's name
        failure: creates the exception from the status code, the function's name, the arguments (empty unless
            they explain the failure) and the details
        details: names of the out-parameters that explain a failure
        too_small: status codes for insufficient memory, if the call itself allocates the memory
    """

    def __init__(
        self,
        name: str,
        failure: MakeError,
        answers: Mapping[int, object] = SUCCESS,
        details: Sequence[str] = (),
        too_small: Collection[int] = (),
    ) -> None:
        super().__init__(answers)
        self.name = name
        self.failure = failure
        self.details = details
        self.too_small = too_small

    def __missing__(self, status: int) -> object:
        __tracebackhide__ = True
        raise self.failure(status, self.name, (), {})


class Call:
    """A checked call in Python, which accepts all kinds of arguments and explains why it rejects an argument.

    Args:
        types: types of the library
        bare: C function without argtypes, because this class converts the arguments
        function: description of the function from the tables
        converters: converters for the arguments, as in ctypes' `argtypes`
        answers: status codes that do not raise an exception; `None` if the result is not a status code
        finish: computes the result of the call from the C function's result, the outputs and the arguments
        lookup, suggest: passed to `Arguments`

    Attributes:
        outputs: ctypes class of each output, keyed by the index of the parameter
    """

    def __init__(
        self,
        types: TypeLookup,
        bare: Any,
        function: Function,
        converters: Sequence[Any],
        answers: StatusMap | None,
        finish: Finish,
        lookup: Callable[[str], Any] | None,
        suggest: Callable[[int], str] | None,
    ) -> None:
        self.types = types
        self.function = function
        self.bare = bare
        self.answers = answers
        self.finish = finish
        self.outputs = {
            index: converters[index]._type_
            for index, param in enumerate(function.params)
            if param.role == "out"
        }
        self._make_arguments = functools.partial(Arguments, types, function, converters, lookup, suggest)

    @functools.cached_property
    def arguments(self) -> Arguments:
        """The parameters that the caller passes. Created on first use."""
        return self._make_arguments()

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        """Convert the arguments, allocate the outputs, call C, check the guards and return the result."""
        __tracebackhide__ = True
        arguments = self.arguments
        values = arguments.bind(args, keywords)
        passed = arguments.prepare(values)
        outputs = {index: Memory(cls) for index, cls in self.outputs.items()}
        try:
            result = self.bare(*self._order(passed, outputs))
        finally:
            passed.clear()  # an exception keeps this frame alive, so the frame must not reference buffers
        for index, output in outputs.items():
            output.check(self.function, self.function.params[index])
        return self.finish(result, [output.value for output in outputs.values()], values)

    def _order(self, passed: Sequence[Any], outputs: Mapping[int, Memory]) -> list[Any]:
        """Return the arguments and the pointers to outputs in C's parameter order."""
        ordered = [*passed]
        for index, output in outputs.items():
            ordered.insert(index, output.reference)
        return ordered


class ErrorDetails:
    """Returns the outputs of a call, or raises an exception with the arguments and outputs if it failed.

    Args:
        function: description of the function from the tables
        answers: status codes that do not raise an exception
        members: members of the status if it is a structure, as in cuFile. The first member is the status
            code, and the other members are added to the exception
    """

    def __init__(self, function: Function, answers: StatusMap, members: Sequence[str]) -> None:
        self.answers = answers
        self.members = members
        self.output_names = [param.name for param in function.params if param.role == "out"]

    def __call__(self, result: Any, outputs: Sequence[Any], values: Sequence[Any]) -> Any:
        """Return the outputs, or raise the exception for the status.

        Args:
            result: result of the C function: the status, or a structure that contains it
            outputs: ctypes objects that C has written
            values: arguments that the caller passed
        """
        answers = self.answers
        status = getattr(result, self.members[0]) if self.members else result
        if status in answers:
            return return_outputs(answers[status], outputs)
        details = {member: getattr(result, member) for member in self.members[1:]}
        # Convert the outputs that explain the failure to the same values that a call would return.
        for name, output in zip(self.output_names, outputs):
            if name in answers.details:
                details[name] = output.__ctypes_from_outparam__()
        raise answers.failure(status, answers.name, tuple(values), details)


def return_outputs(result: Any, outputs: Sequence[Any]) -> Any:
    """Return the value of the output, a tuple of several outputs, or `result` if there are no outputs."""
    values = [output.__ctypes_from_outparam__() for output in outputs]
    if not values:
        return result
    return values[0] if len(values) == 1 else tuple(values)
