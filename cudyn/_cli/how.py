"""The option `--how` of `show`: shows every step from a function's row in the tables to the C call."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator, Sequence
from typing import Any

from .._bindings.calls import call as calls
from .._bindings.calls import fast_calls, plain_call, quick_calls
from .._bindings.libraries.view import View
from .._bindings.machine import fast_functions, kinds, launch
from .._bindings.machine.call import Writer
from .._bindings.tables import rows
from .._bindings.tables.functions import Function, read_answers
from .._kernels.contracts.contract import Contract
from .._kernels.contracts.expressions import show
from .._kernels.export.artifact import Artifact
from .._kernels.export.c_module import write_functions
from ..driver import CUstream
from . import listing


def list_function(view: View, name: str, symbol: str) -> Iterator[str]:
    """Yield the lines about a function: its rows, its ctypes prototype, and the code of a call.

    Args:
        view: The library, in one release of its headers.
        name: The function's name in the headers.
        symbol: The symbol of the library that is called, such as cuMemAlloc_v2.
    """
    library = view.library
    function = library.get_function(symbol, view.level, name)
    types = library.types_at(function.level)
    headers = _list_headers(library.tables)
    yield f"Declared in the headers of {library.info.numbering} {function.level}: {headers}"
    yield ""
    yield from _list_rows(view, function, name, symbol)
    yield ""
    yield "ctypes"
    yield f"  restype {_name_class(types.ctype(function.result))}"
    for param in function.params:
        yield f"  {param.keyword}: {_name_class(types.ctype(param.type))}{_format_role(param)}"
    yield ""
    yield "Arguments that a fast call converts (Python converts or rejects all others)"
    converters = calls.make_converters(types, function)
    for param, converter in zip(function.params, converters):
        if param.is_given:
            kind = fast_calls.find_argument_kind(converter)
            yield f"  {param.keyword}: {_describe_kind(kind)}"
    yield ""
    yield from _list_quick_call(view, name, symbol)
    yield from _list_code(types, function, converters, function.result == library.info.status)


def _list_rows(view: View, function: Function, name: str, symbol: str) -> Iterator[str]:
    """Yield the rows for a function in the library's tables, with the releases to which each row applies.

    Args:
        view: The library, in one release of its headers.
        function: The declaration of the function.
        name: The function's name in the headers.
        symbol: The symbol of the library that is called.
    """
    library = view.library
    yield f"Row of cudyn/_bindings/tables/{library.info.name}_functions.py"
    is_version = library.is_version(symbol, name)
    for since, until, row in function.versions:
        applies_to_all_releases = since == library.releases[0] and until is None
        end = f"<{until}" if until else ""
        releases = "" if applies_to_all_releases else f"@{since}{end} "
        yield f"  {name if is_version else symbol}: {releases}{row}"
    if is_version:
        yield f"  called: {symbol}, because the loaded library does not export {name}"
    yield from _list_other_rows(view, symbol)


def _list_quick_call(view: View, name: str, symbol: str) -> Iterator[str]:
    """Yield the generated Python code of a call, which is used if fast calls (machine code) are off.

    Nothing is yielded if the loaded library does not export the function.
    """
    if not view.has(symbol):
        return
    call = getattr(view.function(name, symbol, raw=False), "call", None)
    if isinstance(call, plain_call.Call) and not isinstance(call.finish, plain_call.ErrorDetails):
        yield "Without fast calls: Python (cudyn/_bindings/calls/quick_calls.py)"
        source, _ = quick_calls.write_source(call)
        for line in source.splitlines():
            yield f"  {line}"
        yield ""


def _list_headers(tables: Any) -> str:
    """Return the headers that a table was generated from, as listed in its docstring."""
    _, second_paragraph, *_ = tables.__doc__.split("\n\n")
    text = " ".join(second_paragraph.split())
    headers, _, _ = text.removeprefix("Generated from ").partition(" of the header releases")
    return str(headers)


def _list_other_rows(view: View, symbol: str) -> Iterator[str]:
    """Yield the rows for a symbol in tables other than that of the functions."""
    tables = view.library.tables
    rows_by_table = {
        "ANSWERS": read_answers(tables, symbol),
        "TOLD": tables.TOLD.get(symbol),
        "callbacks": view.library.info.callbacks.get(symbol),
    }
    for table, row in rows_by_table.items():
        if row:
            yield f"  {table}: {row}"
    names = [name for name in tables.NAMES if view.symbol_of(name) == symbol]
    if names:
        yield f"  NAMES: {', '.join(names)}"


def _format_role(param: rows.Param) -> str:
    """Return the role of a parameter, such as " (out:size)", as it is written in the tables.

    The result for an input is "".
    """
    role = ":".join(filter(None, (param.role, param.of, param.end)))
    return "" if role == "in" else f" ({role})"


def _name_class(cls: Any) -> str:
    """Return the full name of a ctypes class, or "None"."""
    return "None" if cls is None else f"{cls.__module__}.{cls.__name__}"


def _describe_kind(kind: Any) -> str:
    """List the Python types that the machine code of a fast call accepts for a parameter.

    Args:
        kind: The kind of conversion, one of the classes in `kinds`, or `None` for no conversion.
    """
    if kind is None:
        return "none"
    if isinstance(kind, kinds.Integer):
        sign = "signed" if kind.signed else "unsigned"
        accepted = [f"int of {kind.bits} bits, {sign}"]
    elif isinstance(kind, kinds.Float):
        accepted = [f"float of {kind.bits} bits, int"]
    elif isinstance(kind, kinds.Record):
        accepted = [kind.referenced_objects[0].__name__]
    else:
        accepted = _list_address_types(kind)
    if isinstance(kind, (kinds.Integer, kinds.Address)) and kind.holder is not None:
        accepted.append(f"an object that holds a {kinds.get_held_name(kind.holder)}")
    return ", ".join(dict.fromkeys(accepted))


def _list_address_types(kind: kinds.Address) -> list[str]:
    """List the Python types that the machine code accepts for a pointer."""
    accepted = ["None", *(cls.__name__ for cls in (*kind.pointer_classes, *kind.target_classes))]
    accepted += [f"array of {cls.__name__}" for cls in kind.target_classes]
    if kind.integer:
        accepted.append("int")
    if kind.strings:
        accepted.append("str and bytes without NUL")
    if kind.binary:
        accepted.append("bytes")
    if kind.buffers:
        accepted.append(f"{kind.buffers} buffers")
    return accepted


_TARGET = 2**64 - 1  # placeholder for the function's address, because the library may not be loaded


def _list_code(types: Any, function: Function, arguments: Sequence[Any], has_status: bool) -> Iterator[str]:
    """Yield the machine code of a function's fast call, or the reason why it has no machine code.

    Args:
        types: Types of the function's release.
        function: The function.
        arguments: Converters of its arguments.
        has_status: Whether the function returns a status.
    """
    unavailable = fast_functions.why_unavailable()
    check = _raise_status if has_status else None
    plan = fast_calls.plan(types, function, arguments, check)
    if unavailable or isinstance(plan, str):
        yield f"No fast call: {unavailable or plan}. Python makes every call."
        return
    machine = os.uname().machine
    yield f"Fast call ({machine}; mnemonics of cudyn/_bindings/machine/assembler.py)"
    runtime = listing.make_runtime(machine)
    body = Writer(runtime, _call_ctypes, _TARGET, *plan, check, None, overrun=_report_overrun)
    yield from listing.list_code(body, {_TARGET: "the library's function"})


def _raise_status(status: int) -> Any:
    """Stand in for the function that raises an exception for any status other than success."""
    raise RuntimeError(status)


def _report_overrun(index: int, address: int) -> Any:
    """Stand in for the function that raises an exception if C has written beyond an output."""
    raise RuntimeError(index)


def _call_ctypes(*_: Any, **__: Any) -> Any:
    """Stand in for the ctypes function that handles all other calls."""
    raise RuntimeError


def list_type(view: View, name: str) -> Iterator[str]:
    """Yield the rows of a type or a constant in the library's tables."""
    tables = view.library.common_types.tables
    yield f"Rows of cudyn/_bindings/tables/{view.library.info.name}_types.py"
    # For example, the type CUmemLocation stands for "struct CUmemLocation_st".
    _, _, tag = view.types.resolve(name).partition(" ")
    for table_name in ("TYPEDEFS", "RECORDS", "ENUMS", "CONSTANTS"):
        table = getattr(tables, table_name)
        for key in dict.fromkeys((name, tag)):
            if key in table:
                yield f"  {table_name} {key}: {table[key]}"


def list_contract(contract: Contract) -> Iterator[str]:
    """Yield the lines about a contract: its steps, its exported C code, and the machine code for a call."""
    for overload in contract.overloads:
        yield f"{overload}"
        yield ""
        yield "Steps of each call, in this order"
        groups = overload.steps
        steps = [*groups.bind, *groups.require, *groups.fill, *groups.configure]
        for number, step in enumerate(steps, 1):
            yield f"  {number}. {type(step).__name__}: {_show_step(step)}"
        yield ""
        try:
            c_code = write_functions(overload)
        except ValueError as error:
            # The contract does not describe a launch, or a type can only be read from the kernel's code.
            yield f"No C: {error}"
        else:
            yield "C code of `export`, which uses the functions of cudyn/_kernels/export/module_c"
            for line in c_code.splitlines():
                yield f"  {line}"
        yield ""
        yield from _list_launch(overload)


def _list_launch(contract: Contract) -> Iterator[str]:
    """Yield the machine code that a call with a contract runs before any Python code."""
    from .._kernels.launch import contract_reader, fast_launches

    unavailable = fast_functions.why_unavailable()
    if unavailable or contract.launch is None:
        yield f"No machine code: {unavailable or 'the contract has no launch'}."
        return
    machine = os.uname().machine
    runtime = listing.make_runtime(machine)
    plan = contract_reader.make_plan(contract)
    argument_kinds = contract_reader.list_kinds(contract)
    facts = fast_launches.find_facts(CUstream)
    yield f"Machine code of a call ({machine}; mnemonics of cudyn/_bindings/machine/assembler.py)"
    # The code is the same as for drivers that have cuLaunchKernelEx (CUDA 11.8 and later).
    writer = launch.Writer(runtime, "call", argument_kinds, plan, with_config=True, facts=facts)
    yield from listing.list_code(writer, {})


def _show_step(step: Any) -> str:
    """Return the fields of a contract's step as text."""
    return ", ".join(f"{name}={_show_value(value)}" for name, value in step._asdict().items())


def _show_value(value: Any) -> str:
    """Return a field of a contract's step as text. Expressions are shown as in contracts."""
    return show(value) if isinstance(value, ast.expr) else f"{value}"


def list_artifact(artifact: Artifact) -> Iterator[str]:
    """Yield the lines about an artifact and each of its contracts."""
    yield str(artifact)
    for contract in artifact.contracts:
        yield ""
        yield from list_contract(contract)
