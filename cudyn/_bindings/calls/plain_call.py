"""A checked call in Python, the meaning of its status, and the details of its failure."""

from __future__ import annotations

import ctypes
import functools

from .arguments import Arguments

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from typing import Any

    from ..tables.functions import Function
    from .type_lookup import TypeLookup

    Raise = Callable[[int, str, "tuple[Any, ...]", "dict[str, Any]"], BaseException]
    Finish = Callable[[Any, "Sequence[Any]", "Sequence[Any]"], Any]

SUCCESS: Mapping[int, object] = {0: None}


class StatusMap(dict[int, object]):
    """The statuses that do not raise, each with the result of the call.

    Looking up another status raises its exception. Success is never looked up by fast calls.

    Attributes:
        name: name of the function
        failure: creates the exception from the status, the name, the arguments if the failure needs them, and
            the details
        details: names of the out-parameters that explain a failure
        too_small: statuses that report too little memory, if the call allocates the memory
    """

    def __init__(
        self,
        name: str,
        failure: Raise,
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
    """A checked call in Python: any argument, with the reason where one is refused.

    bare: the C function, whose arguments are converted here. converters: those of `convert`. answers: of a
    status; None: the result is not a status. finish: returns what the call returns, from C's result, the
    outputs and the arguments. lookup, suggest: as of Arguments.
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
        self.function = function
        self.bare = bare
        self.answers = answers
        self.finish = finish
        self.makers = {at: converters[at]._type_ for at, p in enumerate(function.params) if p.role == "out"}
        self._make_arguments = functools.partial(Arguments, types, function, converters, lookup, suggest)

    @functools.cached_property
    def arguments(self) -> Arguments:
        """The parameters that the caller gives: made for the first call that needs an explanation."""
        return self._make_arguments()

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        __tracebackhide__ = True
        arguments = self.arguments
        values = arguments.bind(args, keywords)
        passed = arguments.prepare(values)
        outputs = [make() for make in self.makers.values()]
        try:
            result = self.bare(*self._order(passed, outputs))
        finally:
            passed.clear()  # an exception keeps this frame, which must not hold buffers
        return self.finish(result, outputs, values)

    def _order(self, passed: Sequence[Any], outputs: Sequence[Any]) -> list[Any]:
        """The arguments and the pointers to outputs, as C wants them."""
        ordered = [*passed]
        for at, output in zip(self.makers, outputs):
            ordered.insert(at, ctypes.byref(output))
        return ordered


class ErrorDetails:
    """Returns the result of a call whose failure is explained by its arguments or outputs.

    The status may be a structure, as cuFile's is: the first of `members` is the status, and the exception
    gets the others.
    """

    def __init__(self, function: Function, statuses: StatusMap, members: Sequence[str]) -> None:
        self.statuses = statuses
        self.members = members
        self.outputs = [param.name for param in function.params if param.role == "out"]

    def __call__(self, result: Any, outputs: Sequence[Any], values: Sequence[Any]) -> Any:
        statuses = self.statuses
        number = getattr(result, self.members[0]) if self.members else result
        if number in statuses:
            return return_outputs(statuses[number], outputs)
        details = {member: getattr(result, member) for member in self.members[1:]}
        for name, output in zip(self.outputs, outputs):
            if name in statuses.details:
                details[name] = output.__ctypes_from_outparam__()
        raise statuses.failure(number, statuses.name, tuple(values), details)


def return_outputs(result: Any, outputs: Sequence[Any]) -> Any:
    """Return the values of the outputs, or a result if there are none."""
    found = [each.__ctypes_from_outparam__() for each in outputs]
    return result if not found else found[0] if len(found) == 1 else tuple(found)
