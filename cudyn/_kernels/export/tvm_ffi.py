"""Generates the additional C code that makes an exported module a TVM FFI module.

For the contract NAME, TVM FFI calls the function __tvm_ffi_NAME, which is a TVMFFISafeCallType. To get
descriptions, it calls __tvm_ffi__metadata_NAME and __tvm_ffi__doc_NAME. See https://tvm.apache.org/ffi/ and
tvm/ffi/extra/module.h.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..contracts.contract import Contract
from ..contracts.dtypes import DTYPES
from ..contracts.parts import (
    Argument,
    ArrayArgument,
    ScalarArgument,
    StreamArgument,
    StructArgument,
    list_defaults,
)
from .c_function import ContractFunctions
from .c_text import check_not_reserved, fill, lay_out, quote, read_c_file


def write_tvm_ffi(groups: Mapping[str, Sequence[ContractFunctions]], prefix: str) -> str:
    """Return the additional C code.

    Args:
        groups: The generators of the functions, keyed by the name of the packed function that they share.
        prefix: Prefix of all public names.

    Raises:
        ValueError: A name is reserved by TVM FFI, or the additional C code already uses it.
    """
    template = fill(read_c_file("tvm_ffi.c"), prefix)
    lines = ["", template]
    names = []
    for group in groups.values():
        for function in group:
            names += [function.typed, function.packed]
    check_not_reserved(names, template, prefix)
    for group in groups.values():
        contracts = [function.contract for function in group]
        name = contracts[0].name
        schema = make_schema(contracts[0])
        if name[0] == "_":
            raise ValueError(f"{name}: names that begin with _ are reserved for TVM FFI")
        calls = [f"tvm{function.number}" for function in group]
        for call, function in zip(calls, group):
            letters = "".join(_describe(argument).letter for argument in function.contract.arguments)
            min_count = len(letters) - len(list_defaults(function.contract.arguments))
            lines.append(f"TVM_CALL({call}, {function.call}, {quote(letters)}, {min_count})")
        first_call = calls[0]
        if len(group) > 1:
            first_call = f"tvmfirst{group[0].number}"
            schema = {"type": "ffi.Function"}
            lines.append(f"OVERLOADS(static, {first_call}, {quote(name)}, {', '.join(calls)})")
        text = "\n".join(contract.text for contract in contracts)
        facts = {"type_schema": json.dumps(schema), "contract": text}
        lines.append(f"TVM_FUNCTION({name}, {first_call}, {quote(json.dumps(facts))}, {quote(text)})")
    # Do not pass the prefix to `lay_out`: the template already contains it, and names may contain PREFIX_.
    return lay_out([*lines, "", "#ifdef __cplusplus", "}", "#endif"])


def make_schema(contract: Contract) -> dict[str, Any]:
    """Return TVM FFI's type schema for a function: the types of the result and of the parameters."""
    types = [{"type": "None"}, *(_describe(argument).schema for argument in contract.arguments)]
    return {"type": "ffi.Function", "args": types}


class _ArgumentType(NamedTuple):
    """The type of an argument in the generated code.

    Attributes:
        letter: The letter for the type in `call_packed` of tvm_ffi.c.
        schema: The type in TVM FFI's type schemas.
    """

    letter: str
    schema: dict[str, Any]


def _describe(argument: Argument) -> _ArgumentType:
    """Return the type of an argument."""
    if isinstance(argument, ArrayArgument):
        tensor = {"type": "ffi.Tensor"}
        if argument.optional:
            return _ArgumentType("A", {"type": "Optional", "args": [tensor]})
        return _ArgumentType("a", tensor)
    if isinstance(argument, StreamArgument):
        return _ArgumentType("s", {"type": "void*"})
    if isinstance(argument, ScalarArgument):
        dtype = DTYPES[argument.dtype]
        if dtype.is_integer:
            return _ArgumentType(".", {"type": "int"})
        return _ArgumentType(".", {"type": "float" if dtype.is_float else "bool"})
    is_struct = isinstance(argument, StructArgument)
    return _ArgumentType(".", {"type": "ffi.Bytes" if is_struct else "ffi.Shape"})
