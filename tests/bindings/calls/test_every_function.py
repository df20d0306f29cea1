"""Tests for properties that every function and every type of every library must have.

A property is a generator. It receives a function, type or name, checks it with assertions, and yields the
names of the things that it has checked. It is an error if a property yields nothing. To add a property, write
the generator and add it to one of these lists:

- SPANS: checks every prototype of every symbol
- NEWEST: checks every symbol with the prototype of the newest release
- TYPES: checks every type
- NAMES: checks every name of a module
- ALL: properties of any kind, with the names that they must yield, or the minimum number of names

`nox -s tests` checks a sample of the libraries, and `nox -s proof` all of them. ALL always includes all
libraries.
"""

from __future__ import annotations

import array
import ast
import ctypes
import functools
import inspect
import itertools
import pathlib
import re
from _ctypes import _SimpleCData
from collections.abc import Callable, Iterator
from keyword import iskeyword
from typing import Any

import pytest

import cudyn
from cudyn._bindings.calls import callbacks, roles
from cudyn._bindings.calls.records import Record
from cudyn._bindings.calls.values import LAST_ADDRESS, int_limits
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries.module import view_of
from cudyn._bindings.libraries.sentences import remove_version
from cudyn._bindings.tables import rows
from cudyn._bindings.tables.functions import read_answers
from cudyn.types import Handle

from ...support.releases import SAMPLE, proof_marks
from .every import (
    ARGUMENT_ERRORS,
    NUMBER,
    TEXTS,
    Function,
    Index,
    Name,
    Type,
    Wrapped,
    iter_names,
    list_calls,
    list_newest,
    list_prototypes,
    list_types,
    make_enumerator,
    make_memory,
    make_value,
    raises_type_error,
    read_pyi,
)

SEVERAL = ("list", "text", "bytes")


# --- properties of every prototype


def every_type_can_be_created(function: Function) -> Iterator[str]:
    """The types of the result and of all parameters exist in ctypes."""
    function.types.ctype(function.result)
    yield function.symbol
    for param in function.params:
        make = function.types.out if param.role == "out" else function.types.param
        assert make(param.type) is not None, param.name


def integers_have_to_fit(function: Function) -> Iterator[str]:
    """The limits of an integer type are accepted, and values beyond them are rejected."""
    for param in function.converted:
        limits = int_limits(function.types.ctype(param.type))
        if limits is None:
            continue
        yield param.name
        convert = function.get_converter(param)
        for limit in limits:
            assert convert(limit) is not None
        for outside in (limits[0] - 1, limits[1] + 1):
            for value in (outside, Wrapped(outside), Wrapped(Wrapped(Index(outside)))):
                with pytest.raises(
                    OverflowError, match=rf"^{function.symbol}: {param.name} .*got {outside}$"
                ):
                    convert(value)


def floats_stay_finite(function: Function) -> Iterator[str]:
    """Numbers that would become infinite are rejected. The largest float and infinity are accepted."""
    largest = (2**24 - 1) * 2**104
    for param in function.converted:
        cls = function.types.ctype(param.type)
        if cls not in (ctypes.c_float, ctypes.c_double):
            continue
        yield param.name
        convert = function.get_converter(param)
        for accepted in (largest, -largest, float("inf"), 1.5, Index(3), cls(2.5), Wrapped(2.5)):
            assert convert(accepted) is not None
        too_large = (2**128, -1e39) if cls is ctypes.c_float else (2**1024,)
        for rejected in (*too_large, *map(Wrapped, too_large)):
            with pytest.raises(OverflowError, match=f"{param.name} .*: expected a number in the range of "):
                convert(rejected)


class UnknownHandle(Handle):
    """A handle type that no library declares."""


def other_types_are_rejected(function: Function) -> Iterator[str]:
    """Arguments that C rejects are also rejected in Python, directly or in an object with `_as_parameter_`.

    A value cannot be a handle, a pointer or a reference. Among pointers, only `void *` accepts a handle. A
    record by value has to be an instance of its class.
    """
    number = ctypes.c_int(3)
    pointers = ctypes.byref(number), ctypes.pointer(number), ctypes.c_void_p(16), b"bytes", "text", number
    for param in function.converted:
        cls = function.types.ctype(param.type)
        type_ = param.type.removesuffix("const")
        if getattr(cls, "_type_", None) in ("P", ctypes.c_void_p):
            continue  # void * and void ** accept a reference to any pointer
        yield param.name
        rejected_values: list[object] = [UnknownHandle(16), Wrapped(UnknownHandle(16))]
        if not type_.endswith("*") and "(" not in type_:
            rejected_values += [pointer for pointer in pointers if not isinstance(pointer, cls)]
        if issubclass(cls, ctypes._Pointer):  # a typedef of a pointer, to which C converts a void *
            rejected_values = [value for value in rejected_values if not isinstance(value, ctypes.c_void_p)]
        accepted_values = []
        if issubclass(cls, Record):
            rejected_values += [
                None,
                3,
                Wrapped(cls()),
                ctypes.byref(cls()),
                ctypes.pointer(cls()),
                cls,
                (cls * 2)(),
            ]
            accepted_values = [cls(), type("Mine", (cls,), {"_fields_": [("more", cls)]})()]
        for description in ("", function.describe_param(param)):
            convert = function.types.param(type_, description).from_param
            assert not [value for value in rejected_values if not raises_type_error(convert, value)], (
                param.name
            )
            assert not [value for value in accepted_values if raises_type_error(convert, value)], param.name


# --- properties of every symbol with its newest prototype


def memory_of_one_element_too_few_is_rejected(function: Function) -> Iterator[str]:
    """The size of the memory is a constant or is passed in another argument."""
    inputs = {
        param_.name for param_ in function.params if param_.role == "in" and not param_.type.endswith("*")
    }
    arguments = [make_value(function.types, param) for param in function.accepted]
    for param in function.params:
        if param.size not in inputs and not param.size.isdecimal():
            continue
        yield param.name
        calls = list_calls(function.make_call("getppid"))  # its result is not a success status
        index = function.accepted.index(param)
        count = int(param.size) if param.size.isdecimal() else NUMBER
        message = rf"^{function.symbol}: {param.name}_? \(.*expected at least {count} "
        for call, too_short in itertools.product(calls, make_memory(function.types, param, count - 1)):
            with pytest.raises(ValueError, match=message):
                call(*arguments[:index], too_short, *arguments[index + 1 :])


HOST: list[Any] = [
    bytearray(4096),
    bytes(4096),
    memoryview(bytearray(4096)),
    array.array("f", [0] * 1024),
    (ctypes.c_float * 1024)(),
    ctypes.c_float(),
    ctypes.byref(ctypes.c_float()),
    ctypes.pointer(ctypes.c_float()),
    ctypes.cast((ctypes.c_float * 1024)(), ctypes.POINTER(ctypes.c_float)),
    Wrapped((ctypes.c_float * 1024)()),
    [0.0] * 1024,
    "text",
]
"""Objects in host memory."""


def pointers_to_device_memory_reject_host_memory(function: Function) -> Iterator[str]:
    """Parameters for device memory or handles reject all kinds of host memory, and accept addresses."""
    selectors = {param.of for param in function.params if param.role in ("typed", "given")}
    arguments = [
        (make_enumerator if param.name in selectors else make_value)(function.types, param)
        for param in function.accepted
    ]
    calls: list[Any] = []
    for index, param in enumerate(function.accepted):
        is_device_pointer = param.memory == "device" and param.type.endswith("*")
        is_handle = param.memory == "handle" and not param.type.endswith("*")
        if not (is_device_pointer or is_handle):
            continue
        yield param.name
        if not calls:
            calls = list_calls(function.make_call("sched_yield"))
        expected = "device memory" if is_device_pointer else "a handle"
        message = rf"^{function.symbol}: {param.keyword} \(.*: expected {expected} .*, got "
        before, after = arguments[:index], arguments[index + 1 :]
        for call, host_memory in itertools.product(calls, HOST):
            with pytest.raises(TypeError, match=message):
                call(*before, host_memory, *after)
        for call, address in itertools.product(calls, (0x1000, None, ctypes.c_void_p(0x1000))):
            call(*before, address, *after)


def lists_of_strings_have_the_stated_length(function: Function) -> Iterator[str]:
    """A list with fewer strings than the count in a different argument is rejected.

    A longer list is accepted. A list may also be `None`, which is passed as a null pointer.
    """
    lists = [param.name for param in function.accepted if param.type in TEXTS]
    if not lists:
        return
    yield function.symbol.removeprefix("__").partition("_1")[0]
    call = function.make_call("sched_yield")  # it returns 0, the success status of every library
    (count_name,) = (param.name for param in function.accepted if param.type in ("int", "uint32_t", "size_t"))
    arguments: dict[str, Any] = {param.name: None for param in function.accepted} | {count_name: 2}
    call(**arguments)
    for nulls in (["-a", None], (ctypes.c_char_p * 2)(b"-a")):
        with pytest.raises(TypeError, match=rf"{lists[0]} .*: element 1: expected a str or bytes, got None$"):
            call(**arguments | {lists[0]: nulls})
    for name in lists:
        for texts in ([b"-a", "-b"], ("-a", "-b", "-c"), (ctypes.c_char_p * 2)(b"-a", b"-b")):
            call(**arguments | {name: texts})
        for too_short in (["-a"], (), (ctypes.c_char_p * 1)(b"-a")):
            rejected = arguments | {name: too_short}
            message = rf"{name} \(const char \*.*expected at least 2 elements"
            message += rf" \({count_name} = 2\), got {len(too_short)}"
            for positional, keywords in (((), rejected), (tuple(rejected.values()), {})):
                with pytest.raises(ARGUMENT_ERRORS, match=message):
                    call(*positional, **keywords)
    with pytest.raises(TypeError, match=f"expected {len(arguments)} arguments, got {len(arguments) + 1}"):
        call(*arguments.values(), None)


def other_arguments_are_checked_before_memory_is_allocated(function: Function) -> Iterator[str]:
    """A wrong argument is rejected before a call allocates the memory for its outputs."""
    count_names: set[str] = set()
    for param in function.params:
        if param.role in SEVERAL:
            count_names.update(param.of.split("/"))
    inputs = [param.name for param in function.accepted if param.role == "in"]
    if not count_names.intersection(inputs):
        return
    yield function.symbol
    call = function.make_call("sched_yield")
    accepted_names = [param.name for param in function.accepted]
    valid_arguments = {name: 2**31 - 1 if name in count_names else 1 for name in accepted_names}
    message = rf"^{function.symbol}: \w+ .*: expected .*, got (object|int)\b"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(roles.Call, "_choose_capacity", lambda *_: pytest.fail("memory is allocated"))
        for wrong_name in inputs:
            if wrong_name not in count_names:
                arguments = valid_arguments | {wrong_name: object()}
                with pytest.raises(ARGUMENT_ERRORS, match=message):
                    call(*arguments.values())


def a_callback_has_a_rule(function: Function) -> Iterator[str]:
    """The table defines how long C uses a callback, except for functions that only use it during the call.

    A raw function does not keep callbacks, so functions that can only be called through `raw` have no rule.
    """
    classes = [function.types.ctype(param.type) for param in function.params]
    if any(isinstance(cls, type) and issubclass(cls, callbacks.Pointer) for cls in classes):
        yield function.symbol
        # calls.make_checked_call supports callbacks only with these roles
        assert {param.role for param in function.params} <= {"in", "out", "inout", "both"}
        has_rule = bool(function.info.callbacks.get(function.symbol))
        without_rule = ("cuOccupancyMaxPotentialBlockSize", "cuOccupancyMaxPotentialBlockSizeWithFlags")
        is_checked = function.shared.is_checked(function.symbol)
        assert has_rule is (is_checked and function.symbol not in without_rule)


def an_int_is_rejected_for_a_typed_pointer(function: Function) -> Iterator[str]:
    """An address is only accepted for a `T *` if the pointer leads to device memory."""
    if function.shared.common_types.tables.DEVICE_POINTERS:
        return
    for param in function.params:
        kind = function.types.param(param.type)
        if isinstance(kind, type) and issubclass(kind, ctypes._Pointer):
            yield f"{function.symbol}.{param.name}"
        elif not getattr(kind, "__name__", "").startswith("LP_"):
            continue
        with pytest.raises((TypeError, ctypes.ArgumentError), match=r"int\b"):
            kind.from_param(0x7000)


def removed_symbol_keeps_its_last_types(function: Function) -> Iterator[str]:
    """A symbol that the newest headers lack is called with the types of the last release that declares it.

    A library may still export it, and a record may have a different size in the next release.
    """
    shared, symbol = function.shared, function.symbol
    _, until, text = shared.get_versions(symbol)[-1]
    if until is not None and not (shared.by_version and symbol in shared.tables.NAMES):
        yield symbol
        last_release = shared.releases[shared.releases.index(until) - 1]
        assert (function.text, function.level) == (text, last_release)
        record = shared.get_function(symbol, last_release)
        assert (record.text, record.level) == (text, last_release)


def strings_with_their_sizes(function: Function) -> Iterator[str]:
    """Yield each string that is followed by its size. ALL lists all of them, to detect new ones."""
    for param, next_param in itertools.pairwise(function.params):
        if param.type == "const char *" and next_param.type == "size_t":
            yield f"{function.symbol}.{param.name}"


def outputs_of_failures(function: Function) -> Iterator[str]:
    """Yield each output that has a value after a failure. ALL lists all of them, to detect new ones.

    Variants of a function for the per-thread default stream are skipped.
    """
    if not function.symbol.endswith(("_ptds", "_ptsz")):
        for name in function.shared.tables.TOLD.get(function.symbol, ()):
            yield f"{function.symbol}.{name}"


# --- properties of every type


def every_name_has_a_type(named_type: Type) -> Iterator[str]:
    """Each name has a class, except variables, which need a library."""
    if named_type.name not in named_type.tables.VARIABLES:
        yield named_type.name
        assert named_type.cls is not None


def integers_and_handles_are_checked(named_type: Type) -> Iterator[str]:
    """Numbers and handles are checked when they are created, when their value is set, and in arrays.

    A misspelt attribute is rejected.
    """
    cls = named_type.cls
    is_handle = isinstance(cls, type) and issubclass(cls, Handle)
    if not is_handle and not (isinstance(cls, type) and issubclass(cls, _SimpleCData)):
        return
    limits = (0, LAST_ADDRESS) if is_handle else int_limits(cls.__bases__[-1])
    if limits is None:
        return
    yield named_type.name
    for limit in limits:
        assert int(cls(limit) if is_handle else cls(limit).value) == limit
    scalar = cls(1)
    array = (cls * 2)(1, 1)
    stores = (
        cls,
        functools.partial(setattr, scalar, "value"),
        functools.partial(cls * 2, 0),
        functools.partial(array.__setitem__, 1),
        functools.partial(array.__setitem__, -1),
    )
    for outside, store in itertools.product((limits[0] - 1, limits[1] + 1), stores):
        with pytest.raises(OverflowError, match=f"got {outside}$"):
            store(outside)
    assert (scalar.value, *map(int, array)) == (1, 1, 1)
    for wrong_type in (UnknownHandle(2), "2", 2.0):
        with pytest.raises(
            TypeError, match=rf"^{cls.__name__}\.value: expected .*, got {type(wrong_type).__name__}$"
        ):
            scalar.value = wrong_type
    with pytest.raises(AttributeError, match=f"{cls.__name__} has no attribute vlaue, only value"):
        scalar.vlaue = 9


def enumerators_fit_their_enum(named_type: Type) -> Iterator[str]:
    """The C type of the enum can store all its enumerators."""
    if named_type.name in named_type.tables.ENUMS:
        yield named_type.name
        c_type = named_type.types.ctype(f"enum {named_type.name}")
        limits = int_limits(c_type)
        assert limits is not None
        low, high = limits
        assert all(low <= value <= high for _, value in named_type.types.members(named_type.name))


def elements_of_arrays_are_checked(named_type: Type) -> Iterator[str]:
    """Numbers, pointers and handles in arrays of a record are checked, one by one and in slices.

    An element that fits is stored. A rejected element changes nothing.
    """
    if not named_type.is_record:
        return
    record = named_type.types.record(named_type.name)()
    for name, (limits, array_class, is_text) in record._checks_.items():
        if not array_class or is_text or limits is None or name.startswith("_"):
            continue
        element_class = array_class._type_
        if issubclass(element_class, ctypes.Array):
            continue
        yield name
        lowest, highest, checked_class = limits
        array = getattr(record, name)
        array[-1] = highest
        assert bytes(array).endswith(bytes(element_class(highest)))
        outside = [] if checked_class is ctypes.c_float else [lowest - 1, highest + 1]
        for rejected in (*outside, 2**128):
            with pytest.raises(OverflowError, match=array_class.__name__):
                array[0] = rejected
            with pytest.raises(OverflowError, match=array_class.__name__):
                array[:1] = [rejected]
        is_byte_array = element_class in (ctypes.c_byte, ctypes.c_ubyte)
        first_element = bytes(array[:1]) if is_byte_array else array[:1]
        assert not any(first_element)


def unknown_attribute_of_a_record_is_rejected(named_type: Type) -> Iterator[str]:
    """A misspelled member of a record raises an error instead of being ignored."""
    if named_type.is_record:
        yield named_type.name
        with pytest.raises(AttributeError, match="no member 'misspelt'"):
            named_type.types.record(named_type.name)().misspelt = 1


def char_arrays_are_read_as_str_or_bytes(named_type: Type) -> Iterator[str]:
    """The table BYTES lists the arrays that are read as bytes.

    Members of anonymous records and of array elements are included.
    """
    if not named_type.is_record:
        return
    cls = named_type.types.record(named_type.name)
    for member, (_, array_type, is_text) in cls._checks_.items():
        if not array_type or not is_text:
            continue
        yield f"{named_type.name}.{member}"
        size = ctypes.sizeof(array_type)
        is_bytes = member in named_type.tables.BYTES.get(named_type.name, ())
        expected = b"a" * (size - 1) + b"\0" if is_bytes else "a" * (size - 1)
        field = getattr(cls, member)
        for record in (cls(), (cls * 2)()[1]):
            setattr(record, member, b"a" * (size - 1))
            assert getattr(record, member) == expected
            assert field.size == size
            assert bytes(record)[field.offset : field.offset + size - 1] == b"a" * (size - 1)
            setattr(record, member, getattr(record, member))
            assert getattr(record, member) == expected


def aliases_are_one_class(named_type: Type) -> Iterator[str]:
    """A typedef of another typedef, or of a tag, is the type that it names."""
    row = named_type.tables.TYPEDEFS.get(named_type.name, "")
    text = rows.find_value(row, library(named_type.info).releases, named_type.level) or ""
    target = re.sub("^(struct|union|enum) ", "", text)
    module: Any = getattr(cudyn, named_type.info.name).api(named_type.level)
    if target.isidentifier() and hasattr(module, target):
        yield f"{named_type.level} {named_type.name}"
        assert getattr(module, named_type.name) is getattr(module, target)


# --- properties of every name of a module and of its `raw`


def get_pointee(param: rows.Param) -> str:
    """Return the C type that a pointer parameter points to."""
    return str(param.type).removesuffix("const").removesuffix("*").rstrip()


# The roles of parameters that a checked call accepts, and the roles that it returns, each with its
# annotation. The roles are defined in cudyn/_bindings/tables/rows.py.
GIVEN: dict[str, Callable[[rows.Param], str]] = {
    "in": lambda param: param.type,
    "inout": lambda param: param.type,
    "both": get_pointee,
    "most": get_pointee,
    "given": lambda param: "object",
}
RETURNED: dict[str, Callable[[rows.Param], str]] = {
    "out": lambda param: "str" if param.type == "const char **" else get_pointee(param),
    "both": get_pointee,
    "text": lambda param: "str",
    "bytes": lambda param: "bytes",
    "list": lambda param: f"list[{get_pointee(param)}]",
    "typed": lambda param: (
        "void *" if param.of == "void*" else "list[object]" if "*" in param.of else "object"
    ),
}


def description_is_the_same_without_a_library(name: Name) -> Iterator[str]:
    """The names, docstring and signature of a function do not depend on whether the library is installed."""
    yield name.name
    assert name.is_deferred == (False, True)
    for attribute in ("__name__", "__qualname__", "__module__", "__doc__"):
        assert getattr(name.function, attribute) == getattr(name.deferred_function, attribute)
    assert inspect.signature(name.function) == inspect.signature(name.deferred_function)


def signature_agrees_with_the_table(name: Name) -> Iterator[str]:
    """The parameters and the result of a function follow from the types and roles in its prototype."""
    yield name.name
    _, params = name.prototype
    signature = inspect.signature(name.function)
    accepted = [param for param in params if name.is_raw or param.role in GIVEN]
    assert list(signature.parameters) == [
        f"{param.name}_" if iskeyword(param.name) else param.name for param in accepted
    ]
    for param, parameter in zip(accepted, signature.parameters.values()):
        assert parameter.annotation == (param.type if name.is_raw else GIVEN[param.role](param))
    assert signature.return_annotation == find_expected_annotation(name)
    if name.is_raw:
        assert len(name.function.argtypes) == len(params)


def find_expected_annotation(name: Name) -> str | None:
    """Return the annotation of a function's result that follows from its prototype."""
    result, params = name.prototype
    if name.is_raw:
        return None if result == "void" else result
    if params and params[-1].made in ("text", "bytes"):
        return {"text": "str | None", "bytes": "bytes | None"}[params[-1].made]
    results = [RETURNED[param.role](param) for param in params if param.role in RETURNED]
    if result == name.library.info.status:
        # A status is only returned if some statuses are results, and there are no other results.
        is_returned = not results and bool(read_answers(name.library.tables, name.symbol))
    else:
        is_returned = result != "void"
    if is_returned:
        results.insert(0, "str" if result == "const char *" else result)
    if len(results) > 1:
        return f"tuple[{', '.join(results)}]"
    return results[0] if results else None


def names_and_docstring_agree_with_the_table(name: Name) -> Iterator[str]:
    """The docstring contains the prototype, the symbol, all parameters, the manual and the exception.

    The URL points to the manual, or to the function's page in the manual, with the function's name as a text
    fragment.
    """
    yield name.name
    result, params = name.prototype
    info = name.library.info
    assert name.function.__name__ == name.name
    assert name.function.__qualname__ == (f"raw.{name.name}" if name.is_raw else name.name)
    assert name.function.__module__ == f"cudyn.{info.name}"
    doc = inspect.getdoc(name.function)
    assert doc is not None
    assert f"C: {name.module.describe(name.name).prototype}\n" in f"{doc}\n"
    assert f"Symbol {name.symbol}, introduced in " in doc
    address = doc.rpartition(f"\n{info.title}: ")[2]
    assert address.startswith(info.manual)
    page = address.removeprefix(info.manual.removesuffix("index.html"))
    plain_name = remove_version(name.symbol)
    assert re.fullmatch(rf"((index|group__\w+)\.html#:~:text={plain_name})?", page)
    assert all(f"  {param.name} " in doc for param in params)
    returns_every_status = name.library.tables.ANSWERS.get(name.symbol) == ("*",)
    raises = not name.is_raw and result == info.status and not returns_every_status
    assert (f"aises {info.error.__name__} unless" in doc) is raises


def signature_agrees_with_the_pyi_file(name: Name) -> Iterator[str]:
    """A function has the same parameters in the .pyi file, and returns None if the file says so.

    The file describes the checked functions of the newest release, so all others are skipped.
    """
    if name.is_raw or view_of(name.module).level != name.library.releases[-1]:
        return
    yield name.name
    overloads = read_pyi(name.library.info.name)[name.name]
    signature = inspect.signature(name.function)
    all_parameters = overloads[-1].args.args
    assert [parameter.arg for parameter in all_parameters] == list(signature.parameters)
    annotations = [ast.unparse(node.returns) for node in overloads if node.returns is not None]
    assert len(annotations) == len(overloads)
    assert (annotations == ["None"]) is (signature.return_annotation is None)


# --- the lists of properties, and the tests

SPANS = (every_type_can_be_created, integers_have_to_fit, floats_stay_finite, other_types_are_rejected)
NEWEST = (memory_of_one_element_too_few_is_rejected, pointers_to_device_memory_reject_host_memory)
TYPES = (
    every_name_has_a_type,
    integers_and_handles_are_checked,
    enumerators_fit_their_enum,
    elements_of_arrays_are_checked,
    unknown_attribute_of_a_record_is_rejected,
)
NAMES = (
    description_is_the_same_without_a_library,
    signature_agrees_with_the_table,
    names_and_docstring_agree_with_the_table,
    signature_agrees_with_the_pyi_file,
)

# (function that lists the objects to check, property, expected names or their minimum number)
ALL: tuple[tuple[Callable[..., Any], Callable[..., Iterator[str]], int | set[str]], ...] = (
    (list_newest, other_arguments_are_checked_before_memory_is_allocated, 30),
    (list_newest, a_callback_has_a_rule, 41),
    (list_newest, an_int_is_rejected_for_a_typed_pointer, 1900),
    (list_newest, removed_symbol_keeps_its_last_types, 350),
    (list_types, char_arrays_are_read_as_str_or_bytes, 50),
    (list_types, aliases_are_one_class, 2000),
    (
        list_newest,
        lists_of_strings_have_the_stated_length,
        {
            "nvrtcCreateProgram",
            "nvrtcCompileProgram",
            "nvvmCompileProgram",
            "nvvmVerifyProgram",
            "nvJitLinkCreate",
            "nvFatbinCreate",
        },
    ),
    (
        list_prototypes,
        strings_with_their_sizes,
        {
            "nvvmAddModuleToProgram.buffer",
            "nvvmLazyAddModuleToProgram.buffer",
            "nvFatbinAddPTX.code",
        },
    ),
    (
        list_newest,
        outputs_of_failures,
        {
            "cuGetProcAddress_v2.symbolStatus",
            "cuGraphExecUpdate.hErrorNode_out",
            "cuGraphExecUpdate.updateResult_out",
            "cuGraphExecUpdate_v2.resultInfo",
            "cuGraphInstantiate.phErrorNode",
            "cuGraphInstantiate_v2.phErrorNode",
            "cuMemBatchDecompressAsync.errorIndex",
            "cuMemcpy3DBatchAsync.failIdx",
            "cuMemcpyBatchAsync.failIdx",
            "cudaGetDriverEntryPoint.driverStatus",
            "cudaGetDriverEntryPointByVersion.driverStatus",
            "cudaGraphExecUpdate.hErrorNode_out",
            "cudaGraphExecUpdate.resultInfo",
            "cudaGraphExecUpdate.updateResult_out",
            "cudaGraphInstantiate.pErrorNode",
            "cudaMemcpy3DBatchAsync.failIdx",
            "cudaMemcpyBatchAsync.failIdx",
            "nvmlDeviceSetMigMode.activationStatus",
            "nvrtcGetBundledHeadersInfo.errorLog",
            "nvrtcInstallBundledHeaders.errorLog",
            "nvrtcRemoveBundledHeaders.errorLog",
        },
    ),
)


def check(has_property: Callable[..., Iterator[str]], objects: Any) -> set[str]:
    """Check a property of functions, types or names. Return the names that the property has yielded.

    Raises:
        AssertionError: If an object does not have the property.
    """
    checked_names: set[str] = set()
    for object_ in objects:
        try:
            checked_names.update(has_property(object_))
        except (Exception, pytest.fail.Exception) as error:
            raise AssertionError(f"{object_}: {error}") from error
    return checked_names


def list_cases() -> list[Any]:
    """Return the test's parameters: each property of functions or types together with each library.

    The cases of libraries outside the sample run only in `nox -s proof`.
    """
    cases = []
    groups = ((list_prototypes, SPANS), (list_newest, NEWEST), (list_types, TYPES))
    for info, (list_objects, properties) in itertools.product(catalog.find_all(), groups):
        is_newest_driver = info.name == "driver" and list_objects is list_newest
        marks = () if info.name in SAMPLE or is_newest_driver else pytest.mark.proof
        for has_property in properties:
            title = f"{info.name}-{has_property.__name__}"
            cases.append(pytest.param(list_objects, has_property, info, id=title, marks=marks))
    return cases


EVERY = list_cases()
"""The properties in the order of the libraries, so that each library's tables are read only once."""

# Properties that do not apply to any function or type of some libraries.
ONLY_SOME = (
    floats_stay_finite,
    integers_and_handles_are_checked,
    elements_of_arrays_are_checked,
    unknown_attribute_of_a_record_is_rejected,
    *NEWEST,
)


@pytest.mark.parametrize(("list_objects", "has_property", "info"), EVERY)
def test_every_check_of_functions_and_types_passes(
    list_objects: Any, has_property: Any, info: catalog.LibraryInfo
) -> None:
    checked_names = check(has_property, list_objects(info))
    if has_property not in ONLY_SOME:
        assert checked_names


LEVELS = [
    pytest.param(info, position, id=f"{info.name}-{position}", marks=proof_marks(info.name, position == 1.0))
    for info in catalog.find_all()
    for position in (1.0, 0.5, 0.0)
]
"""The newest release, a release in the middle, and the oldest release, by their position in the list."""


@pytest.mark.parametrize(("info", "position"), LEVELS)
def test_every_name(info: catalog.LibraryInfo, position: float, tmp_path: pathlib.Path) -> None:
    """Check each name of a library with each property of NAMES, at one of its releases."""
    releases = library(info).releases
    level = releases[int(position * (len(releases) - 1))]
    all_names = list(iter_names(info, level, tmp_path))
    assert len(all_names) >= 7  # cuFFTMp has the fewest
    for has_property in NAMES:
        checked_names = check(has_property, all_names)
        if level == releases[-1] and library(info).checked is None:
            assert checked_names


@pytest.mark.parametrize(
    ("list_objects", "has_property", "expected"), ALL, ids=[row[1].__name__ for row in ALL]
)
def test_all_libraries(list_objects: Any, has_property: Any, expected: int | set[str]) -> None:
    """The test fails if a new release adds a name, so that somebody reads its documentation."""
    objects = itertools.chain.from_iterable(map(list_objects, catalog.find_all()))
    checked_names = check(has_property, objects)
    if isinstance(expected, int):
        assert len(checked_names) >= expected
    else:
        assert checked_names == expected
