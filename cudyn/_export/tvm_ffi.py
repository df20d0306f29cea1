"""A module of TVM FFI: additional C that calls the packed functions of a module.

TVM FFI calls __tvm_ffi_NAME, a TVMFFISafeCallType, and asks __tvm_ffi__metadata_NAME and __tvm_ffi__doc_NAME
for texts: https://tvm.apache.org/ffi/ and tvm/ffi/extra/module.h.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from .._contract.contract import Contract
from .._contract.dtypes import DTYPES
from .._contract.parts import Argument, Array, Scalar, Shape, Struct
from .c import Source, check_free, fill, group, name_call, name_functions, read_template
from .c_text import quote


def add_tvm_ffi(source: Source, contracts: Sequence[Contract], prefix: str) -> Source:
    """Return a module in C that is also one of TVM FFI; contracts, prefix: those it was written with.

    ValueError: a name is taken by TVM FFI or the C for it.
    """
    written = fill(read_template("tvm_ffi.c"), prefix)
    names = name_functions(contracts, prefix)
    check_free(sum(names, ()), written, prefix)
    lines = [written]
    for name, places in group(contracts).items():
        if name[0] == "_":
            raise ValueError(f"{name}: expected another name: those that begin with _ belong to TVM FFI")
        for index in places:
            kinds, packed = "".join(map(_letter, contracts[index].arguments)), names[index][1]
            call = name_call(places, index, packed)
            lines.append(f"TVM_CALL(tvm{index}, {call}, {quote(kinds)})\n")
        found, schema = f"tvm{places[0]}", make_schema(contracts[places[0]])
        if len(places) > 1:
            calls, found = ", ".join(f"tvm{i}" for i in places), f"tvmfirst{places[0]}"
            schema = {"type": "ffi.Function"}
            lines.append(f"OVERLOADS(static, {found}, {quote(name)}, {calls})\n")
        text = "\n".join(contracts[index].text for index in places)
        facts = {"type_schema": json.dumps(schema), "contract": text}
        lines.append(f"TVM_FUNCTION({name}, {found}, {quote(json.dumps(facts))}, {quote(text)})\n")
    end = "\n#ifdef __cplusplus\n}\n#endif\n"
    return type(source)(source.header, source.source + "".join(lines) + end)


def make_schema(contract: Contract) -> dict[str, Any]:
    """Return TVM FFI's type schema of a function: the type of the result, then those of the parameters."""
    return {"type": "ffi.Function", "args": [{"type": "None"}, *map(_make_type, contract.arguments)]}


def _make_type(argument: Argument) -> dict[str, Any]:
    if isinstance(argument, Array):
        tensor = {"type": "ffi.Tensor"}
        return {"type": "Optional", "args": [tensor]} if argument.optional else tensor
    if isinstance(argument, Scalar):
        dtype = DTYPES[argument.dtype]
        return {"type": "int" if dtype.is_integer else "float" if dtype.is_float else "bool"}
    if isinstance(argument, Struct):
        return {"type": "ffi.Bytes"}
    return {"type": "ffi.Shape" if isinstance(argument, Shape) else "void*"}


def _letter(argument: Argument) -> str:
    if isinstance(argument, Array):
        return "A" if argument.optional else "a"
    return "." if isinstance(argument, (Scalar, Shape, Struct)) else "s"
