"""Calls a built echo library: `python -m tests.proof.echo_child LIBRARY RELEASE FILE` prints JSON."""

from __future__ import annotations

import ctypes
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict
from functools import reduce
from typing import Any

from cudyn._bindings.calls.records import Record
from cudyn._bindings.machine.kinds import Object
from cudyn._bindings.tables import rows
from cudyn._bindings.tables.functions import read_answers
from cudyn.errors import CudaError

from . import Result, compiler
from .echo import ORACLE
from .echo_c import PLAIN, Shell, callback_types, functions, prototype, record_types, signature
from .echo_values import (
    FEW_ELEMENTS,
    FLOATS,
    TURNS_OF_KNOWN_LENGTH,
    Sample,
    Source,
    as_text,
    bare,
    callback_class,
    choose_integer,
    comparable,
    integer,
    is_one_for_ones,
    kind_of,
    leaves,
    masked,
    pack_pointer,
    point_to,
    replaced,
    step_into,
)

# The number of calls of each function with module.symbol(). The number of a call is the `turn` of
# echo_values.Source: values are null and zero in the first call, have all bits set in the second call, and
# are random in the others.
ROUNDS = 6
# The number of calls with each other name of a function.
ROUNDS_PER_NAME = 2


class Child:
    """Loads the library in this process and calls it."""

    def __init__(self, name: str, release: str, file: str) -> None:
        module: Any = compiler.module(name)
        if not module.reload(file):
            raise module.load_error
        self.where = f"{name} {release}"
        self.view = module.api(release)._view
        self.types = self.view.types
        self.handle = self.view.library.outcome.handle
        self.modules = [module.api(release)]
        if self.view.library.tables.PER_THREAD:
            self.modules.append(module.api(release, per_thread=True))
        self.shell: Any = Shell.in_dll(self.handle, "echo")
        self.shell.loading = 0
        self.source = Source(self.types, self.where)
        self.result = Result(ORACLE, "")

    def compare(self, fact: str, expected: object, actual: object) -> None:
        """Compare two values, and add the comparison to the result."""
        self.result.compare(f"{self.where}: {fact}", expected, actual)

    # --- calls

    def calls(self) -> Result:
        """Call every function under each of its names, with raw and checked calls."""
        self.result = Result(
            ORACLE, "calls: the parameters, results, out-parameters and statuses are the same byte by byte"
        )
        callables = self.list_callables()
        symbols = list(functions(self.view))
        files = self.view.library.outcome.list_files()
        self.compare(
            "symbols", sorted(symbols), sorted({symbol for file in files for symbol in file.symbols})
        )
        for symbol in symbols:
            for index, (label, raw, checked) in enumerate(callables[symbol]):
                turns = range(ROUNDS_PER_NAME if index else ROUNDS)
                try:
                    self.raw_calls(symbol, label, raw, turns)
                    if checked is not None:
                        self.checked_calls(symbol, label, checked, turns)
                except Exception as error:
                    self.result.disagreements.append(
                        f"{self.where}: {label}: {type(error).__name__}: {error}"
                    )
        return self.result

    def list_callables(self) -> dict[str, list[tuple[str, Any, Any]]]:
        """Return (expression, raw function, checked function) for each expression that accesses a symbol.

        The checked function is `None` if calls of the function are not checked.
        """
        callables: dict[str, list[tuple[str, Any, Any]]] = {}
        for symbol in functions(self.view):
            callables[symbol] = []
            if self.view.library.get_function(symbol, self.view.level).level != self.view.level:
                reason = "in this release, its name refers to a different symbol"
                self.result.on_purpose[f"{self.where}: {symbol}"] = reason
                continue
            function = self.view.function(symbol, symbol, raw=True)
            is_checked = self.view.library.is_checked(symbol)
            checked = self.modules[0].symbol(symbol) if is_checked else None
            callables[symbol] = [(f'symbol("{symbol}")', function, checked)]
        for module in self.modules:
            view = module._view
            for name, symbol in view.functions().items():
                # A name that starts with two underscores is not an attribute of the module. symbol() returns
                # it.
                if not name.startswith("__") and symbol in callables:
                    label = f"{name} (per thread)" if view.per_thread else name
                    checked = getattr(module, name) if self.view.library.is_checked(symbol) else None
                    callables[symbol].append((label, getattr(module.raw, name), checked))
        return callables

    def list_checked(self) -> list[str]:
        """List the functions whose calls are checked."""
        return [*filter(self.view.library.is_checked, functions(self.view))]

    def prototype(self, symbol: str) -> tuple[str, Sequence[rows.Param]]:
        """Return the type of a symbol's result, and its parameters.

        Also collect the names in size expressions, the names of counts and lengths, whose values are not
        small, and the names of integer inputs.
        """
        result, params = prototype(self.view, symbol)
        self.names_in_sizes = {name for param in params for name in re.findall(r"\w+", param.size)}
        self.large_names: set[str] = set()  # counts and lengths
        self.small_names: set[str] = set()  # integer inputs
        for param in params:
            if param.role not in ("in", "inout"):
                self.large_names.add(param.name)
                self.large_names.update(re.findall(r"\w+", param.of))
            if param.role == "in" and kind_of(self.types, param.type) == "integer":
                self.small_names.add(param.name)
        return result, params

    def is_single_element(self, param: rows.Param) -> bool:
        """Return whether a parameter needs only one element if the integers in its size are 1."""
        operands = {*re.findall(r"\w+", param.size)}
        are_small = all((text.isdecimal() and int(text) < 2) or text in self.small_names for text in operands)
        return are_small and operands.isdisjoint(self.large_names)

    def raw_calls(self, symbol: str, label: str, function: Any, turns: range) -> None:
        """Call a raw function, which passes all C parameters and returns C's result.

        Args:
            symbol: The symbol that must be called.
            label: The expression for the function in messages.
            function: The raw function.
            turns: The numbers of the calls, which determine the values.
        """
        result, params = self.prototype(symbol)
        self.shell.answering = self.shell.strings = 0
        for turn in turns:
            samples = [self.source.argument(param.type, turn) for param in params]
            returned = self.set_result(result, turn)
            result_ = function(*(sample.value for sample in samples))
            self.compare(f"raw {label} returns", comparable(result_), returned.value)
            self.check_received(f"raw {label}", symbol, [sample.data for sample in samples], params)

    def set_result(self, type_: str, turn: int) -> Sample:
        """Set the result that functions return, and return the expected Python value, an int for an enum."""
        kind = kind_of(self.types, type_)
        if kind == "void":
            return Sample(None, b"")
        if kind in ("integer", "enum"):
            sample = self.source.number(*integer(self.types, type_), turn)
        else:
            size = ctypes.sizeof(self.types.ctype(type_))
            sample = self.source.answer(type_, size, turn)
        self.shell.result[:] = sample.data.ljust(64, b"\xa5")
        return sample

    def check_received(
        self, label: str, symbol: str, expected: Sequence[bytes | None], params: Any
    ) -> list[bytes]:
        """Compare the received parameters, except those whose expected value is `None`.

        Return the bytes of all parameters.
        """
        shell = self.shell
        self.compare(f"{label} calls", symbol, shell.called.decode())
        sizes = list(shell.sizes[: shell.count])
        expected_sizes = [8 if data is None else len(data) for data in expected]
        self.compare(f"{label} sizes of parameters", expected_sizes, sizes)
        received = self.parameters()
        for param, data, actual in zip(params, expected, received):
            if data is not None and data == actual:
                self.result.checked += 1
            elif data is not None:
                self.compare(f"{label} parameter {param.name}", data.hex(), actual.hex())
        return received

    def parameters(self) -> list[bytes]:
        """Return the bytes of each parameter of the last call."""
        parameters = []
        start = 0
        for size in self.shell.sizes[: self.shell.count]:
            parameters.append(bytes(self.shell.bytes[start : start + size]))
            start += size
        return parameters

    def checked_calls(self, symbol: str, label: str, function: Any, turns: range) -> None:
        """Call a checked function, which returns its outputs and raises an exception for an error status.

        Args:
            symbol: The symbol that must be called.
            label: The expression for the function in messages.
            function: The checked function.
            turns: The numbers of the calls, which determine the values.
        """
        result, params = self.prototype(symbol)
        if any(param.role not in PLAIN for param in params):
            for turn in turns:
                self.call_with_outputs(symbol, label, function, turn)
            self.failing_call(symbol, label, function, params)
            return
        outs = [index for index, param in enumerate(params) if param.role == "out"]
        allocated = [ctypes.sizeof(self.types.out(params[index].type)._type_) for index in outs]
        sizes = list(self.shell.out_sizes[: self.shell.outs])
        self.compare(f"{label} sizes of out-parameters", allocated, sizes)
        if allocated != sizes:  # C would write beyond the allocated memory
            return
        self.shell.answering = 1
        for turn in turns:
            answers = [
                self.make_checked_output(bare(params[index].type.removesuffix("*").rstrip()), size, turn)
                for index, size in zip(outs, sizes)
            ]
            data = b"".join(answer.data for answer in answers)
            self.shell.answers[: len(data)] = data
            self.checked_call(symbol, label, function, answers, turn)
        if result == self.view.library.info.status:
            self.failing_call(symbol, label, function, params)

    def make_checked_output(self, type_: str, size: int, turn: int) -> Sample:
        """Return a value that C writes to an output. A checked call returns 0 for a null `void *`."""
        sample = self.source.answer(type_, size, turn)
        is_null = sample.value is None and kind_of(self.types, type_) == "address"
        return sample._replace(value=0) if is_null else sample

    def checked_call(self, symbol: str, label: str, function: Any, answers: list[Sample], turn: int) -> None:
        """Call a checked function, and compare its arguments, its result and its outputs.

        Args:
            symbol: The symbol that must be called.
            label: The expression for the function in messages.
            function: The checked function.
            answers: The outputs that C writes.
            turn: The number of the call, which determines the arguments.
        """
        result, params = self.prototype(symbol)
        expected: list[bytes | None] = []
        arguments, texts, keep = [], b"", []
        self.shell.strings = turn
        kinds = [kind_of(self.types, param.type) for param in params]
        for param, kind in zip(params, kinds):
            if param.role == "out":
                expected.append(None)
            elif kind in ("text", "texts"):
                strings = self.source.strings(kind, turn, turn)
                arguments.append(strings.value)
                texts += strings.data
                expected.append(None)
            else:
                sample = self.make_fitting_argument(param, params, turn)
                if turn and kind == "integer" and "texts" in kinds:  # the number of strings that C reads
                    sample = Sample(turn, pack_pointer(turn)[: len(sample.data)])
                keep.append(sample)
                arguments.append(keep[-1].value)
                expected.append(keep[-1].data)
        self.shell.result[:] = bytes(64)
        is_status = result == self.view.library.info.status
        returned = None if is_status else self.set_result(result, turn)
        # Negative sizes are status codes, for which a call raises an exception.
        if result == "ssize_t" and returned is not None and returned.value < 0:
            returned = Sample(~returned.value, pack_pointer(~returned.value))
            self.shell.result[:8] = returned.data
        result_ = function(*arguments)
        received = self.check_received(label, symbol, expected, params)
        self.compare(f"{label} strings", texts, bytes(self.shell.text[: self.shell.text_size]))
        values = result_ if len(answers) > 1 else [result_]
        if returned is not None and result != "void":  # the result precedes the outputs
            values = [*result_] if answers else [result_]
            self.compare(f"{label} returns", comparable(values.pop(0)), as_text(returned.value))
        elif not answers and is_status and read_answers(self.view.library.tables, symbol):
            self.compare(
                f"{label} returns success",
                result_ is self.view.types.get(self.view.library.info.codes)(0),
                True,
            )
        elif len(answers) < 2:
            self.compare(f"{label} returns None", result_ is None, not answers or answers[0].value is None)
        else:
            self.compare(f"{label} returns a tuple", (type(result_), len(result_)), (tuple, len(answers)))
        pointers = [data for param, data in zip(params, received) if param.role == "out"]
        for answer, value, pointer in zip(answers, values, pointers):
            self.compare(f"{label} out-parameter", comparable(value), as_text(answer.value))
            has_type = type(comparable(value)) is type(as_text(answer.value))
            self.compare(f"{label} type of out-parameter", has_type, True)
            # Machine code lets C write small records to the stack, and copies them.
            if isinstance(value, Record) and not Object(type(value)).is_copied:
                address = ctypes.addressof(value)  # type: ignore[arg-type]
                self.compare(f"{label} address of out-parameter", pack_pointer(address), pointer)

    def call_with_outputs(self, symbol: str, label: str, function: Any, turn: int) -> None:
        """Make a call that returns strings, lists and values, and compare them with those that C writes."""
        _, params = self.prototype(symbol)
        length = (0, 1, 3, 4, 2, 3)[turn]
        value_types = self.find_value_types(params)
        arguments = self.make_arguments(params, turn, value_types)
        answers: dict[str, Any] = {}
        lists_of_unknown_length: set[str] = set()
        data, set_data = b"", b""
        for param in sorted(params, key=lambda param: param.role != "out"):
            target = bare(param.type.removesuffix("*").rstrip())
            if param.role in ("out", "both"):
                sample = self.make_checked_output(target, self.size_of(target), turn)
                answers[param.name], data = sample.value, data + sample.data
            elif param.role == "list":
                samples = [self.make_output(target, turn) for _ in range(length)]
                data += b"".join(sample.data for sample in samples)
                values = [sample.value for sample in samples]
                answers[param.name] = values
                if not returns_length(param, params):
                    lists_of_unknown_length.add(param.name)
            elif param.role == "text":
                text = bytes(self.source.rng.randint(1, 255) for _ in range(length))
                answers[param.name], data = text.decode("utf-8", "replace"), data + text
            elif param.role == "bytes":
                answers[param.name] = self.source.rng.randbytes(int(param.of))
                data += answers[param.name]
            elif param.role == "typed":
                typed_samples = [
                    self.make_checked_output(value_type, self.size_of(value_type), turn)
                    for _, value_type in value_types.get(param.of.partition("*")[0], [(0, "void *")])
                ]
                self.shell.typed = max(8, *(len(sample.data) for sample in typed_samples))
                data += b"".join(sample.data.ljust(self.shell.typed, b"\0") for sample in typed_samples)
                is_list = "*" in param.of and param.of != "void*"
                typed_values = [sample.value for sample in typed_samples]
                answers[param.name] = typed_values if is_list else typed_values[0]
            elif param.role == "given":
                [(_, value_type)] = value_types[param.of]
                set_data += self.value_samples[value_type].data.ljust(8, b"\0")
        shell = self.shell
        shell.answers[: len(data)] = data
        shell.result[:] = bytes(64)
        shell.answering, shell.strings, shell.length = 1, 0, length
        result_ = function(**arguments)
        self.compare(f"{label} calls", symbol, shell.called.decode())
        for param, received in zip(params, self.parameters()):
            if param.name in self.unchanged_arguments and kind_of(self.types, param.type) != "text":
                self.compare(
                    f"{label} parameter {param.name}", self.unchanged_arguments[param.name].data, received
                )
        self.compare(f"{label} parameters", len(params), shell.count)
        self.compare(f"{label} values that are set", set_data, bytes(shell.text[: shell.text_size]))
        names = [param.name for param in params if param.is_returned]
        for name, value in zip(names, result_ if len(names) > 1 else [result_]):
            expected = answers[name]
            if isinstance(value, list):
                value = [comparable(item) for item in value]
                if name in lists_of_unknown_length:  # compare the elements that both lists have
                    expected, value = expected[: len(value)], value[: len(expected)]
            self.compare(f"{label} returns {name}", comparable(value), expected)

    def make_output(self, target: str, turn: int) -> Sample:
        """Return a value of this type that C writes."""
        return self.source.answer(target, self.size_of(target), turn)

    def size_of(self, target: str) -> int:
        """Return the size of a C type in bytes."""
        return ctypes.sizeof(self.types.ctype(target))

    def find_value_types(self, params: Sequence[rows.Param]) -> dict[str, list[tuple[int, str]]]:
        """Return the results of `choose_value_types`, keyed by the name of the parameter for enumerators."""
        typed_params = (param for param in params if param.role in ("typed", "given"))
        return {param.of.partition("*")[0]: self.choose_value_types(param, params) for param in typed_params}

    def choose_value_types(self, param: rows.Param, params: Sequence[rows.Param]) -> list[tuple[int, str]]:
        """Return (enumerator, type of its value): two pairs if the parameter is a list, and otherwise one."""
        enum_name, _, length = param.of.partition("*")
        if param.of == "void*":
            return [(0, "void *")]
        enum = next(param for param in params if param.name == enum_name)
        enum_type = enum.type.removesuffix("*").rstrip() if length else enum.type
        tag = self.types.resolve(bare(enum_type)).removeprefix("enum ")
        home = self.types._get_home(tag)
        table, members = home.common.tables.ATTRIBUTES[tag], dict(home.members(tag))
        pairs = [
            (members[name], type_) for name, type_ in table.items() if name in members and "[" not in type_
        ]
        integer_pairs = [
            pair for pair in pairs if kind_of(self.types, pair[1]) in ("integer", "enum", "bool")
        ]
        candidates = integer_pairs or pairs
        return [candidates[0], candidates[-1]] if length else [self.source.rng.choice(candidates)]

    def make_arguments(
        self, params: Sequence[rows.Param], turn: int, value_types: dict[str, list[tuple[int, str]]]
    ) -> dict[str, Any]:
        """Return arguments by name.

        Lengths, and quotients that determine the length of a list, are 4.

        Args:
            params: The parameters of the function.
            turn: The number of the call, which determines the values.
            value_types: The result of find_value_types().
        """
        arguments: dict[str, Any] = {}
        self.value_samples: dict[str, Sample] = {}
        self.unchanged_arguments: dict[str, Sample] = {}  # values that are passed unchanged
        lengths = {param.of for param in params if param.role == "list"}
        quotient = next(
            (param.of.split("/") for param in params if param.role == "list" and "/" in param.of), ["", ""]
        )
        list_lengths = {param.of.partition("*")[2] for param in params if param.role == "typed"} - {""}
        for param in params:
            if param.name in value_types:
                enumerators = [enumerator for enumerator, _ in value_types[param.name]]
                arguments[param.name] = enumerators if param.type.endswith("*") else enumerators[0]
            elif param.role == "most" or (param.role == "in" and param.name in lengths):
                arguments[param.name] = 4
            elif param.name in quotient:
                arguments[param.name] = 8 if param.name == quotient[0] else 2
            elif param.name in list_lengths:
                arguments[param.name] = 2  # choose_value_types() returns two pairs for a list
            elif param.role == "both":
                target = param.type.removesuffix("*").rstrip()
                arguments[param.name] = (
                    None if target.endswith("*") else self.source.argument(target, 2).value
                )
            elif param.role == "given":
                [(_, value_type)] = value_types[param.of]
                self.value_samples[value_type] = self.source.argument(value_type, turn)
                arguments[param.name] = self.value_samples[value_type].value
            elif param.is_given:
                kind = kind_of(self.types, param.type)
                self.unchanged_arguments[param.name] = self.make_fitting_argument(
                    param, params, 2 if kind in ("text", "texts") else turn
                )
                arguments[param.name] = self.unchanged_arguments[param.name].value
        return arguments

    def make_fitting_argument(self, param: rows.Param, params: Sequence[rows.Param], turn: int) -> Sample:
        """Return an argument like make_argument(), but choose sizes and memory that fit together.

        If memory has a known length, the integers in its size expression are 1, or 0 for the size of a
        string. If the size depends on anything else, the argument is an address.
        """
        sample = self.make_argument(param, turn)
        sized_texts = (param for param in params if param.size and kind_of(self.types, param.type) == "text")
        if param.name in {text_param.size for text_param in sized_texts}:
            return Sample(0, bytes(len(sample.data)))
        if turn not in TURNS_OF_KNOWN_LENGTH:
            return sample
        if param.size and not is_one_for_ones(param.size, params):
            return self.make_argument(param, 1)
        names_in_sizes = {name for param in params for name in re.findall(r"[A-Za-z_]\w*", param.size)}
        if param.name in names_in_sizes and kind_of(self.types, param.type) == "integer":
            return Sample(1, pack_pointer(1)[: len(sample.data)])
        return sample

    def make_argument(self, param: rows.Param, turn: int) -> Sample:
        """Return an argument for a checked call. If the call writes to its memory, it is mutable."""
        cls = self.types.ctype(param.type)
        if getattr(getattr(cls, "_type_", None), "initial_version", 0):  # the call reads the version
            record = cls._type_(version=1)
            return point_to(record, record)
        kind = kind_of(self.types, param.type)
        if param.memory in ("device", "handle") and kind in ("address", "pointer"):
            return self.source.argument(param.type, turn if turn < 2 else 5)  # host memory is rejected
        if param.name in self.names_in_sizes and kind == "integer":
            size, _ = integer(self.types, param.type)
            return Sample(turn % 2, (turn % 2).to_bytes(size, "little"))
        # Use an address, so that the length of the memory is unknown.
        if param.size and not self.is_single_element(param):
            turn %= 2
        sample = self.source.argument(param.type, turn)
        is_written = not param.type.startswith("const ") and (
            param.role == "inout" or self.types.common.tables.DEVICE_POINTERS
        )
        return self.source.argument(param.type, 3) if is_written and type(sample.value) is bytes else sample

    def failing_call(self, symbol: str, label: str, function: Any, params: Sequence[rows.Param]) -> None:
        """Check that a call raises an exception for an error status, unless it returns this status."""
        self.shell.answering = self.shell.strings = 0
        info = self.view.library.info
        if symbol == info.describe:
            return  # exceptions call this function for descriptions, so it never fails
        answers = read_answers(self.view.library.tables, symbol)
        too_small = self.view.library.tables.TOO_SMALL
        known_status = self.source.rng.choice(
            [
                status_
                for status_ in self.types.get(info.codes)
                if int(status_) and status_.name not in (*answers, *too_small)
            ]
        )
        description = self.view.library.describe_status(known_status.name) or (
            info.describe in self.view.library.outcome.symbols and "the library says"
        )
        unknown_status = -(2**31) if min(self.types.get(info.codes)) < 0 else 0xFFFFFFFF
        for status in (unknown_status,) if "*" in answers else (known_status, unknown_status):
            code = (int(status) & 0xFFFFFFFF).to_bytes(4, "little")
            self.shell.result[:] = code + self.source.rng.randbytes(60)
            self.shell.words = b"the library says"
            arguments = self.make_arguments(params, 2, self.find_value_types(params))
            try:
                function(*arguments.values())
            except CudaError as error:
                self.compare(f"{label} raises", type(error), info.error)
                self.compare(f"{label} status", error.status, int(status))
                if status is known_status and description:
                    self.compare(f"{label} error contains the description", description in str(error), True)
            else:
                self.compare(f"{label} raises", False, True)
            self.shell.words = None

    # --- callbacks

    def callbacks(self) -> Result:
        """Call a Python function of each callback type from C."""
        self.result = Result(
            ORACLE, "callbacks: Python receives the arguments that C passes, and C receives Python's result"
        )
        for index, type_ in enumerate(callback_types(self.view)):
            cls = callback_class(self.types, type_)
            if "(" not in type_:
                self.compare(f"{type_} is a name", getattr(self.modules[0], type_, None), cls)
            call = self.handle[f"echo_call_{index}"]
            call.restype, call.argtypes = None, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
            for turn in range(ROUNDS):
                self.callback(type_, cls, call, turn)
        return self.result

    def callback(self, type_: str, cls: Any, call: Any, turn: int) -> None:
        """Call a Python function from C, and compare its arguments and its result.

        Args:
            type_: The type of the callback in C.
            cls: The class of the callback in ctypes.
            call: The library's function that calls a callback, with some bytes as arguments.
            turn: The number of the call, which determines the values.
        """
        result, arguments = signature(self.types, type_)
        call(None, bytes(512), None)
        sizes = list(self.shell.sizes[: self.shell.count])
        expected_sizes = [ctypes.sizeof(argument) for argument in cls._argtypes_]
        self.compare(f"{type_} sizes of arguments", expected_sizes, sizes)
        if kind_of(self.types, result) == "record":
            self.result.on_purpose[type_] = (
                "the GPU calls these functions, and a Python callback cannot return a structure"
            )
            return
        answers = [self.source.answer(argument, size, turn) for argument, size in zip(arguments, sizes)]
        returned = None if result == "void" else self.source.argument(result, turn)
        received: list[Any] = []

        def function(*values: Any) -> Any:
            """Record the arguments, and return the value that C must receive."""
            received.extend(comparable(value) for value in values)
            if returned is not None and cls._restype_ is ctypes.c_void_p:
                return int.from_bytes(returned.data[:8], sys.byteorder)
            return None if returned is None else returned.value

        pointer, memory = cls(function), ctypes.create_string_buffer(8)
        call(ctypes.cast(pointer, ctypes.c_void_p), b"".join(answer.data for answer in answers), memory)
        self.compare(f"{type_} number of arguments", len(received), len(answers))
        for argument, value, answer in zip(arguments, received, answers):
            expected = answer.value
            if argument == "char *":  # the pointer is not dereferenced
                expected = ctypes.POINTER(ctypes.c_char), answer.value or 0
            self.compare(f"{type_} argument {argument}", value, expected)
        if returned is not None:
            self.compare(f"{type_} result", returned.data, memory.raw[: len(returned.data)])

    # --- records

    def records(self) -> Result:
        """Check the members and the alignment of each record, and pass the record to C by value."""
        self.result = Result(
            ORACLE, "records: members, copies that C returns by value, and the alignment of instances"
        )
        for tag in record_types(self.view):
            cls = self.types.record(tag)
            self.members(tag, cls)
            self.alignment(tag, cls)
            # libffi does not support aligned records by value, and no function passes such a record by value
            if not cls._alignment_:
                self.pass_by_value(tag, cls)
        return self.result

    def members(self, tag: str, cls: Any) -> None:
        """Check that each member of a record can be set and read, and that other bytes do not change.

        Args:
            tag: The tag of the record in C.
            cls: The class of the record.
        """
        size = ctypes.sizeof(cls)
        random_records = [self.source.rng.randbytes(size) for _ in range(ROUNDS)]
        for path, offset, type_, bits in leaves(self.types, tag, FEW_ELEMENTS):
            for turn, old_data in enumerate(random_records):
                record = cls.from_buffer_copy(old_data)
                # Set the member, which may be inside other records and arrays.
                sample = (
                    self.make_member_value(type_, turn)
                    if bits is None
                    else self.make_bitfield_value(type_, bits, turn)
                )
                *steps, last_step = path
                owner = reduce(step_into, steps, record)
                if isinstance(last_step, str):
                    setattr(owner, last_step, sample.value)
                else:
                    owner[last_step] = sample.value
                # Read the member. `sample.keep` is the expected value.
                value = comparable(step_into(owner, last_step))
                if isinstance(value, str):  # the member is an array of chars
                    value = value.encode().ljust(len(sample.data), b"\0")
                self.compare(f"{tag} {path} reads", value, sample.keep)
                # Compare all bytes of the record.
                expected = old_data[:offset] + sample.data + old_data[offset + len(sample.data) :]
                if bits is not None:
                    expected = replaced(old_data, offset, bits, int(sample.value))
                actual = bytes(record)
                is_equal = actual == expected
                self.compare(f"{tag} {path} bytes", is_equal or actual.hex(), is_equal or expected.hex())
        data = self.source.rng.randbytes(size)
        self.compare(f"{tag} bytes", bytes(cls.from_buffer_copy(data)), data)

    def make_bitfield_value(self, type_: str, bits: tuple[int, int], turn: int) -> Sample:
        """Return a value for a bitfield."""
        _, signed = integer(self.types, type_)
        _, bit_count = bits
        value = choose_integer(self.source.rng, bit_count, signed, turn)
        return Sample(value, b"", value)

    def make_member_value(self, type_: str, turn: int) -> Sample:
        """Return a value for a member. Its `keep` is the value that Python reads back, an int for an enum."""
        if "[" in type_:  # an array of chars, set to a str or bytes
            size = ctypes.sizeof(self.types.ctype(type_))
            length = (0, size)[turn] if turn < 2 else self.source.rng.randrange(size)
            data = bytes(self.source.rng.choices(range(32, 127), k=length)).ljust(size, b"\0")
            return Sample(data, data, data)
        kind, cls = kind_of(self.types, type_), self.types.ctype(type_)
        if kind in ("integer", "enum"):
            sample = self.source.number(*integer(self.types, type_), turn)
            return sample._replace(keep=sample.value)
        if kind == "float":
            sample = self.source.real(FLOATS[self.types.resolve(bare(type_))], turn)
            return sample._replace(keep=sample.value)
        if kind == "bool":
            sample = self.source.truth(turn)
            return sample._replace(keep=sample.value)
        if kind == "text":
            sample = self.source.answer(type_, 8, turn if turn != 1 else 2)
            return sample._replace(value=sample.value, keep=sample.value)
        address = self.source.rng.getrandbits(64) if turn else 0
        value: Any = address or None
        if kind == "handle":
            value = {2: cls(address), 3: address}.get(turn, value)
        elif kind != "address" or cls is not ctypes.c_void_p:
            value = ctypes.cast(address, cls)
        if kind == "address" and cls is not ctypes.c_void_p:  # a char * that is not dereferenced
            return Sample(value, pack_pointer(address), (cls, address))
        return Sample(value, pack_pointer(address), self.source.read(type_, pack_pointer(address)))

    def pass_by_value(self, tag: str, cls: Any) -> None:
        """Pass a record by value, alone and between other arguments, and return it by value."""
        parameter = self.types.param(f"{'union' if issubclass(cls, ctypes.Union) else 'struct'} {tag}")
        # These C functions accept a record, accept it between other arguments, and return it.
        take, between, give = (
            self.handle[f"echo_{operation}_{tag}"] for operation in ("take", "between", "return")
        )
        take.restype, take.argtypes = None, [parameter, ctypes.c_void_p]
        between.restype = None
        between.argtypes = [ctypes.c_int, parameter, ctypes.c_double, ctypes.c_void_p]
        give.restype, give.argtypes = parameter.plain.type, [ctypes.c_char_p]
        mask = bytearray(ctypes.sizeof(cls))  # padding does not have to be copied
        for _, offset, type_, bits in leaves(self.types, tag):
            size = ctypes.sizeof(self.types.ctype(type_))
            if bits is None:
                mask[offset : offset + size] = b"\xff" * size
            else:
                mask[:] = replaced(bytes(mask), offset, bits, -1)
        for _ in range(ROUNDS):
            data = masked(self.source.rng.randbytes(len(mask)), mask)
            # C writes its int, its double and the record to `output`.
            record, output = cls.from_buffer_copy(data), ctypes.create_string_buffer(4 + 8 + len(data))
            take(record, output)
            self.compare(f"{tag} by value", data.hex(), masked(output.raw[: len(data)], mask).hex())
            integer_, real = self.source.number(4, signed=True, turn=2), self.source.real("<d", 2)
            between(integer_.value, record, real.value, output)
            expected = integer_.data + real.data + data
            arrived = output.raw[:12] + masked(output.raw[12:], mask)
            self.compare(f"{tag} by value between others", expected.hex(), arrived.hex())
            self.compare(f"{tag} returned", masked(bytes(give(data)), mask).hex(), data.hex())

    def alignment(self, tag: str, cls: Any) -> None:
        """Check that objects have the same alignment as in C, regardless of how they are created."""
        alignment = ctypes.c_size_t.in_dll(self.handle, f"echo_alignment_{tag}").value
        keep = []  # keeps allocations alive, so that later allocations have different addresses
        for _ in range(ROUNDS):
            grid = (cls * 2 * 3)()
            copied = cls.from_buffer_copy(bytes(ctypes.sizeof(cls)))
            records = [cls(), copied, *(cls * 4)(), *(2 * cls)()]
            records += [record for row in grid for record in row]
            keep += [records, bytearray(self.source.rng.randint(1, 100))]
            for record in records:
                self.compare(f"{tag} misalignment", ctypes.addressof(record) % alignment, 0)


def returns_length(list_param: rows.Param, params: Sequence[rows.Param]) -> bool:
    """Return whether C returns the number, or the size, of the elements that it has written to a list."""
    roles_by_name = {param.name: param.role for param in params}
    has_count = list_param.of in roles_by_name and (
        roles_by_name[list_param.of] in ("count", "most") or "used" in roles_by_name.values()
    )
    return has_count or any(
        param.role == "size" and param.of == list_param.name and param.type.endswith("*") for param in params
    )


def main(name: str, release: str, file: str) -> None:
    """Run all checks of an echo library, and print the results as JSON."""
    child = Child(name, release, file)
    results = {"calls": child.calls(), "callbacks": child.callbacks(), "records": child.records()}
    print(json.dumps({check: asdict(result) for check, result in results.items()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
