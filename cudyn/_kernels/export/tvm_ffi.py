"""A module of TVM FFI: additional C that calls the packed functions of a module.

TVM FFI calls __tvm_ffi_NAME, a TVMFFISafeCallType, and asks __tvm_ffi__metadata_NAME and __tvm_ffi__doc_NAME
for texts: https://tvm.apache.org/ffi/ and tvm/ffi/extra/module.h.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

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
from .c_text import check_free, fill, lay_out, quote, read_part


def write_tvm_ffi(groups: Mapping[str, Sequence[ContractFunctions]], prefix: str) -> str:
    """Write what makes a module in C one of TVM FFI, too; groups: its functions, by the packed ones.

    ValueError: a name is taken by TVM FFI or the C for it.
    """
    template = fill(read_part("tvm_ffi.c"), prefix)
    lines = ["", template]
    functions = [each for group in groups.values() for each in group]
    check_free((name for each in functions for name in (each.typed, each.packed)), template, prefix)
    for group in groups.values():
        contracts = [each.contract for each in group]
        name = contracts[0].name
        schema = make_schema(contracts[0])
        if name[0] == "_":
            raise ValueError(f"{name}: expected another name: those that begin with _ belong to TVM FFI")
        calls = [f"tvm{each.number}" for each in group]
        for call, each in zip(calls, group):
            kinds = "".join(_describe(argument)[0] for argument in each.contract.arguments)
            fewest = len(kinds) - len(list_defaults(each.contract.arguments))
            lines.append(f"TVM_CALL({call}, {each.call}, {quote(kinds)}, {fewest})")
        first_call = calls[0]
        if len(group) > 1:
            first_call = f"tvmfirst{group[0].number}"
            schema = {"type": "ffi.Function"}
            lines.append(f"OVERLOADS(static, {first_call}, {quote(name)}, {', '.join(calls)})")
        text = "\n".join(each.text for each in contracts)
        facts = {"type_schema": json.dumps(schema), "contract": text}
        lines.append(f"TVM_FUNCTION({name}, {first_call}, {quote(json.dumps(facts))}, {quote(text)})")
    return lay_out([*lines, "", "#ifdef __cplusplus", "}", "#endif"])  # names may have PREFIX_ in them


def make_schema(contract: Contract) -> dict[str, Any]:
    """Return TVM FFI's type schema of a function: the type of the result, then those of the parameters."""
    types = [{"type": "None"}, *(_describe(argument)[1] for argument in contract.arguments)]
    return {"type": "ffi.Function", "args": types}


def _describe(argument: Argument) -> tuple[str, dict[str, Any]]:
    """Return an argument's letter in tvm_ffi.c, and its type in schemas."""
    if isinstance(argument, ArrayArgument):
        tensor = {"type": "ffi.Tensor"}
        return ("A", {"type": "Optional", "args": [tensor]}) if argument.optional else ("a", tensor)
    if isinstance(argument, ScalarArgument):
        dtype = DTYPES[argument.dtype]
        return ".", {"type": "int" if dtype.is_integer else "float" if dtype.is_float else "bool"}
    if isinstance(argument, StreamArgument):
        return "s", {"type": "void*"}
    return ".", {"type": "ffi.Bytes" if isinstance(argument, StructArgument) else "ffi.Shape"}
