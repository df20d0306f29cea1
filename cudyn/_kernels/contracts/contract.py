"""The class Contract: the requirements on a kernel's arguments, and how the kernel is launched with them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NoReturn

from ..._formats.kernel_info import Parameter
from . import expressions
from .dtypes import PASSED, find_passed
from .parts import Parts, Passed
from .refusals import count_words
from .rules import check_uses
from .steps import Steps, make_steps
from .text import MAX_TEXT, parse_contracts


class Contract(Parts):
    """The requirements on a kernel's arguments, and how the kernel is launched with them.

        add_one(in a: f32[n], out b: f32[n]) -> add<float><<<ceildiv(n, 256), 256>>>(a, b, n: i32)

    docs/reference/contracts.md describes the language. The part after "->" is optional. Without it, the
    kernel has the name of the contract, its parameters are the arguments in order, and each launch has to
    specify grid and block.

    A contract has several `overloads` if one of its arguments has several types, or if the text consists of
    several contracts with the same name, each of which starts on a new line. The attributes then describe the
    first overload.

    The attributes are `name`, `arguments`, `constraints` (the conditions after "where"), `kernel` (a name in
    the code or a name expression), `launch` (which may be None) and `passed` (a value for each parameter of
    the kernel). `str(contract)` is the part that callers need, and `contract.text` is the whole text.
    Contracts with the same text are equal.

    Args:
        text: The contract as a string.

    Raises:
        ValueError: If the text is not a contract. The message quotes the invalid part and states what is
            expected.
        AttributeError: On an attempt to change an attribute.

    Threads:
        Any. A contract is immutable.

    Example:
        ```python
        cudyn.Contract("scale(x: f32[n], by: f32) -> scale<<<ceildiv(n, 256), 256>>>(x, by, n)")
        ```
    """

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"a contract: expected a str, got {type(text).__name__}")
        first_overload, *more_overloads = parse_contracts(text)
        overloads: tuple[Contract, ...] = ()
        if more_overloads:
            overloads = tuple(
                self.__replace__(**vars(overload), _overloads=())
                for overload in (first_overload, *more_overloads)
            )
        vars(self).update(vars(first_overload), _overloads=overloads)
        self._check_length()

    if TYPE_CHECKING:
        _overloads: tuple[Contract, ...]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Contract can't be changed: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a Contract can't be changed: {name}")

    @classmethod
    def join(cls, contracts: Sequence[Contract]) -> Contract:
        """Return a contract whose overloads are these contracts. Raises ValueError if their names differ."""
        overloads = [overload for contract in contracts for overload in contract.overloads]
        names = list(dict.fromkeys(overload.name for overload in overloads))
        if len(names) != 1:
            raise ValueError(f"expected contracts with the same name, got {', '.join(names) or 'none'}")
        return overloads[0].__replace__(_overloads=tuple(overloads) if len(overloads) > 1 else ())

    @classmethod
    def from_examples(
        cls,
        name: str,
        examples: Mapping[str, object],
        launch: str = "",
        *,
        align: Mapping[str, int] | None = None,
        optional: Collection[str] = (),
    ) -> Contract:
        """Return a contract for arguments that are similar to examples.

        Sizes that are equal in the examples must be equal in calls. They get the name of an integer argument
        with the same value, or else a name such as n0 or n1. The sizes of a FakeArray are not
        replaced: its numbers and names appear in the contract as they are. An array that is contiguous must
        be contiguous in calls. The strides of other arrays may have any values: they get names such as
        a_stride0. A Python int becomes an i64, and a float becomes an f64. numpy's numbers keep their types.

        Args:
            name: The contract's name.
            examples: An example for each argument, keyed by name: an array of any package, on any device,
                including torch's meta tensors and FakeArrays (only dtype, shape and strides are read); a
                number; a tuple of ints for a shape; a stream.
            launch: The part of the contract after "->", or `""`.
            align: Alignment of arrays' addresses in bytes, keyed by the name of the array.
            optional: Names of the arrays for which calls may pass None.

        Returns:
            The Contract.

        Raises:
            TypeError: If an example has any other type, including None.
            ValueError: If contracts do not support the dtype of an array, or `name` or `launch` is invalid.

        Threads:
            Any.

        Example:
            ```python
            # This contract is fill(x: f32[4], value: i64).
            cudyn.Contract.from_examples("fill", {"x": cudyn.testing.FakeArray("f32", (4,)), "value": 1})
            ```
        """
        from .examples import describe_examples

        arguments = ", ".join(map(str, describe_examples(examples, align or {}, optional)))
        signature = f"{name}({arguments})"
        return cls(f"{signature} -> {launch}" if launch else signature)

    @property
    def overloads(self) -> tuple[Contract, ...]:
        """The contracts with this name. A call uses the first contract that accepts its arguments."""
        return self._overloads or (self,)

    @property
    def text(self) -> str:
        """The whole text in its normal form, with one line for each overload."""
        if self._overloads:
            return "\n".join(overload.text for overload in self._overloads)
        launch = "" if self.launch is None else f"<<<{self.launch}>>>"
        return f"{self} -> {self.kernel}{launch}({', '.join(map(str, self.passed))})"

    @cached_property
    def steps(self) -> Steps:
        """The checks and computations that a launch performs, by phase."""
        return make_steps(self)

    def __str__(self) -> str:
        if self._overloads:
            return "\n".join(map(str, self._overloads))
        conditions = ", ".join(map(expressions.show, self.constraints))
        signature = f"{self.name}({', '.join(map(str, self.arguments))})"
        return f"{signature} where {conditions}" if conditions else signature

    def __repr__(self) -> str:
        return f"Contract({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Contract) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def apply(self, parameters: Sequence[Parameter]) -> Contract:
        """Return the contract for a kernel with these parameters, in which all passed values have types.

        A size without a type is passed as a signed integer with the size of its parameter.

        Raises:
            ValueError: The number, sizes or types of the parameters contradict the contract.
        """
        if len(parameters) != len(self.passed):
            listed = ", ".join(map(str, parameters))
            passed_values = ", ".join(map(str, self.passed))
            kernel = f"the kernel {self.kernel} takes {count_words(len(parameters), 'parameter')} ({listed})"
            raise ValueError(
                f"{self.name}: {kernel}; the contract passes {len(self.passed)} ({passed_values})"
            )
        pairs = zip(self.passed, parameters)
        types = [self._choose_type(index, value, parameter) for index, (value, parameter) in enumerate(pairs)]
        passed = tuple(replace(value, type=type_) for value, type_ in zip(self.passed, types))
        applied = self.__replace__(passed=passed)
        try:
            check_uses(applied)
        except ValueError as error:
            raise ValueError(f"{self.name}: {error}") from None
        applied._check_length()
        return applied

    def __replace__(self, **changes: Any) -> Contract:
        """Return a copy with other values for some attributes."""
        replaced = copy(self)
        replaced.__dict__.pop("steps", None)  # The cached steps depend on the parts.
        replaced.__dict__.update(changes)
        return replaced

    def _check_length(self) -> None:
        """Raise ValueError if the normal form of the text is too long to be parsed again."""
        if len(self.text) > MAX_TEXT:
            length = f"{len(self.text)} with all types written out"
            raise ValueError(f"{self.name}: expected up to {MAX_TEXT} characters, got {length}")

    def _choose_type(self, index: int, passed: Passed, parameter: Parameter) -> str:
        """Return the type of a passed value.

        Args:
            index: The parameter's index.
            passed: The value. If it does not have a type, the size of the parameter determines the type.
            parameter: The parameter of the kernel.

        Raises:
            ValueError: The type is unknown, or the parameter does not have this type.
        """
        type_name = passed.type or _guess_type(passed, parameter)
        if not type_name or not _has_type(parameter, type_name):
            category = "a float; write its type" if passed.is_constant else "an integer"
            mismatch = f"{self.name}: parameter {index} of {self.kernel} is {parameter}"
            raise ValueError(f"{mismatch}; the contract passes {passed.text} as {type_name or category}")
        return type_name


def _guess_type(passed: Passed, parameter: Parameter) -> str:
    """Return the type of a value according to the size of its parameter, or `""` if the type is unknown."""
    category = "f" if passed.is_constant else "i"
    guess = f"{category}{8 * parameter.size}"
    may_be_bf16 = guess == "f16" and not parameter.type.startswith("f")
    return guess if guess in PASSED and not may_be_bf16 else ""


def _has_type(parameter: Parameter, type_name: str) -> bool:
    """Return whether a parameter can have a type, according to its size and its type in PTX."""
    size, *_ = find_passed(type_name)
    if size != parameter.size:
        return False
    dtype = PASSED.get(type_name)
    if not dtype:  # Structs and tensor maps only have a size.
        return True
    category = parameter.type[:1]  # "f" for floats, "b" for untyped bits, "" if it is unknown
    is_same_category = category in ("", "b") or dtype.is_float == (category == "f")
    is_half = dtype.is_float and size == 2  # CUDA's headers define half types as structs.
    return is_same_category and (parameter.is_scalar or is_half)
