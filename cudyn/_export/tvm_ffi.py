"""A module of TVM FFI: additional C that calls the packed functions of a module.

TVM FFI calls __tvm_ffi_NAME, a TVMFFISafeCallType, and asks __tvm_ffi__metadata_NAME and __tvm_ffi__doc_NAME
for texts: https://tvm.apache.org/ffi/ and tvm/ffi/extra/module.h.
"""

from __future__ import annotations

import json
import pkgutil
from typing import TYPE_CHECKING, Any

from .._contract.dtypes import DTYPES
from .._contract.parts import Array, Scalar, Shape
from .c import Source, check_free, fill, name_functions
from .c_text import quote

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .._contract.contract import Contract
    from .._contract.parts import Argument


def add_tvm_ffi(source: Source, contracts: Sequence[Contract], prefix: str) -> Source:
    """Return a module in C that is also one of TVM FFI; contracts, prefix: those it was written with.

    ValueError: a name is taken by TVM FFI or the C for it.
    """
    template = pkgutil.get_data(__package__, "tvm_ffi.c")
    assert template is not None
    written = fill(template.decode(), prefix)
    for pair in name_functions(contracts, prefix):
        check_free(pair, written, prefix)
    lines = [written]
    for contract, (_, packed) in zip(contracts, name_functions(contracts, prefix)):
        if contract.name[0] == "_":
            raise ValueError(
                f"{contract.name}: expected another name: those that begin with _ belong to TVM FFI"
            )
        kinds = "".join(map(_letter, contract.arguments))
        facts = {"type_schema": json.dumps(make_schema(contract)), "contract": contract.text}
        texts = ", ".join(map(quote, (kinds, json.dumps(facts), contract.text)))
        lines.append(f"TVM_FUNCTION({contract.name}, {packed}, {texts})\n")
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
        is_float = argument.dtype in ("f32", "f64")
        return {"type": "int" if DTYPES[argument.dtype].is_integer else "float" if is_float else "bool"}
    return {"type": "ffi.Shape" if isinstance(argument, Shape) else "void*"}


def _letter(argument: Argument) -> str:
    if isinstance(argument, Array):
        return "A" if argument.optional else "a"
    return "." if isinstance(argument, (Scalar, Shape)) else "s"
