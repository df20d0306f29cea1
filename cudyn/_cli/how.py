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
    """Yield the lines about a function: its rows, its ctypes prototype, and the code of a call."""
    library = view.library
    function = library.get_function(symbol, view.level, name)
    types = library.types_at(function.level)
    arguments = calls.make_converters(types, function)
    headers = _list_headers(library.tables)
    yield f"Declared in the headers of {library.info.numbering} {function.level}: {headers}"
    yield ""
    yield f"Row of cudyn/_bindings/tables/{library.info.name}_functions.py"
    is_version = library.is_version(symbol, name)
    for since, until, text in function.versions:
        is_always = since == library.releases[0] and until is None
        end = f"<{until}" if until else ""
        span = "" if is_always else f"@{since}{end} "
        yield f"  {name if is_version else symbol}: {span}{text}"
    if is_version:
        yield f"  called: {symbol}, because the loaded library does not export {name}"
    yield from _list_other_rows(view, symbol)
    yield ""
    yield "ctypes"
    yield f"  restype {_name_class(types.ctype(function.result))}"
    for param in function.params:
        yield f"  {param.keyword}: {_name_class(types.ctype(param.type))}{_describe_role(param)}"
    yield ""
    yield "Arguments that a fast call converts (Python converts or rejects all others)"
    for param, argument in zip(function.params, arguments):
        if param.is_given:
            yield f"  {param.keyword}: {_describe_kind(fast_calls.find_argument_kind(argument))}"
    yield ""
    yield from _list_quick_call(view, name, symbol)
    yield from _list_code(types, function, arguments, function.result == library.info.status)


def _list_quick_call(view: View, name: str, symbol: str) -> Iterator[str]:
    """Yield the source code of the quick call, which is used if fast calls are off.

    Yields nothing if the loaded library does not export the function.
    """
    function = view.function(name, symbol, raw=False) if view.has(symbol) else None
    call = getattr(function, "call", None)
    if isinstance(call, plain_call.Call) and not isinstance(call.finish, plain_call.ErrorDetails):
        yield "Without fast calls: Python (cudyn/_bindings/calls/quick_calls.py)"
        source, _ = quick_calls.write_source(call)
        yield from (f"  {line}" for line in source.splitlines())
        yield ""


def _list_headers(tables: Any) -> str:
    """Return the headers that a table was generated from, as listed in its docstring."""
    _, second_paragraph, *_ = tables.__doc__.split("\n\n")
    text = " ".join(second_paragraph.split())
    headers, _, _ = text.removeprefix("Generated from ").partition(" of the header releases")
    return str(headers)


def _list_other_rows(view: View, symbol: str) -> Iterator[str]:
    """Yield the rows for a symbol in other tables."""
    tables = view.library.tables
    info = view.library.info
    values = {
        "ANSWERS": read_answers(tables, symbol),
        "TOLD": tables.TOLD.get(symbol),
        "callbacks": info.callbacks.get(symbol),
    }
    yield from (f"  {table}: {value}" for table, value in values.items() if value)
    names = [name for name in tables.NAMES if view.symbol_of(name) == symbol]
    if names:
        yield f"  NAMES: {', '.join(names)}"


def _describe_role(param: rows.Param) -> str:
    """Return the role of a parameter in parentheses, as it is written in the tables, or "" for an input."""
    words = ":".join(filter(None, (param.role, param.of, param.end)))
    return "" if words == "in" else f" ({words})"


def _name_class(cls: Any) -> str:
    """Return the full name of a ctypes class, or "None"."""
    return "None" if cls is None else f"{cls.__module__}.{cls.__name__}"


def _describe_kind(kind: Any) -> str:
    """Describe the types of arguments that the machine code converts, or return `"none"`."""
    if kind is None:
        return "none"
    if isinstance(kind, kinds.Integer):
        sign = "signed" if kind.signed else "unsigned"
        values = [f"int of {kind.bits} bits, {sign}"]
    elif isinstance(kind, kinds.Float):
        values = [f"float of {kind.bits} bits, int"]
    elif isinstance(kind, kinds.Record):
        values = [kind.referenced_objects[0].__name__]
    else:
        values = ["None", *(cls.__name__ for cls in (*kind.pointer_classes, *kind.target_classes))]
        values += [f"array of {cls.__name__}" for cls in kind.target_classes]
        if kind.integer:
            values.append("int")
        if kind.strings:
            values.append("str and bytes without NUL")
        if kind.binary:
            values.append("bytes")
        if kind.buffers:
            values.append(f"{kind.buffers} buffers")
    if isinstance(kind, (kinds.Integer, kinds.Address)) and kind.holder is not None:
        values.append(f"an object that holds a {kinds.name_held(kind.holder)}")
    return ", ".join(dict.fromkeys(values))


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
    """Yield the rows of a type or a constant."""
    tables = view.library.common_types.tables
    yield f"Rows of cudyn/_bindings/tables/{view.library.info.name}_types.py"
    tag = view.types.resolve(name).partition(" ")[2]
    for word in ("TYPEDEFS", "RECORDS", "ENUMS", "CONSTANTS"):
        table = getattr(tables, word)
        for key in dict.fromkeys((name, tag)):
            if key in table:
                yield f"  {word} {key}: {table[key]}"


def list_contract(contract: Contract) -> Iterator[str]:
    """Yield the lines about a contract: its steps, its exported C code, and the machine code for a call."""
    for overload in contract.overloads:
        yield f"{overload}"
        yield ""
        yield "Steps of each call, in this order"
        steps = overload.steps
        for number, step in enumerate((*steps.bind, *steps.require, *steps.fill, *steps.configure), 1):
            yield f"  {number}. {type(step).__name__}: {_show_step(step)}"
        yield ""
        try:
            text = write_functions(overload)
        except ValueError as error:
            # The contract does not describe a launch, or a type can only be read from the kernel's code.
            yield f"No C: {error}"
        else:
            yield "C code of `export`, which uses the functions of cudyn/_kernels/export/module_c"
            yield from (f"  {line}" for line in text.splitlines())
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
