"""A TVM FFI module of kernels: C that is compiled with the C that `cudyn` writes for them.

TVM FFI calls `__tvm_ffi_NAME` (TVMFFISafeCallType), and asks `__tvm_ffi__metadata_NAME` and `__tvm_ffi__doc_NAME` for texts.
"""

from __future__ import annotations

import json
import pkgutil

from .._contract.dtypes import DTYPES
from .._contract.parts import Array, Scalar, Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .._contract.contract import Contract
    from .._contract.parts import Argument


def write_tvm_ffi(prefix: str, name: str, contracts: Iterable[Contract]) -> str:
    """Write the C of a TVM FFI module, on the packed entries of NAME.h and NAME.c; prefix: of their symbols."""
    template = pkgutil.get_data(__package__, "tvm_ffi.c")
    assert template is not None
    text = template.decode().replace("@header@", f"{name}.h").replace("@source@", f"{name}.c")
    text = text.replace("@prefix@", prefix).replace("@PREFIX@", prefix.upper())
    for contract in contracts:
        kinds = "".join(map(_letter, contract.arguments))
        told = {"type_schema": json.dumps(make_schema(contract)), "contract": contract.text}
        texts = ", ".join(map(_quote, (kinds, json.dumps(told), contract.text)))
        text += f"\nCUDYN_FUNCTION({contract.name}, {texts})"
    return text + "\n"


def make_schema(contract: Contract) -> dict[str, Any]:
    """Say of a function what TVM FFI calls its type schema: what it returns, then what it takes."""
    return {"type": "ffi.Function", "args": [{"type": "None"}, *map(_make_type, contract.arguments)]}


def _make_type(argument: Argument) -> dict[str, Any]:
    if isinstance(argument, Array):
        tensor = {"type": "ffi.Tensor"}
        return {"type": "Optional", "args": [tensor]} if argument.optional else tensor
    if isinstance(argument, Scalar):
        is_float = argument.dtype in ("f32", "f64")
        kind = "int" if DTYPES[argument.dtype].is_integer else "float" if is_float else "bool"
        return {"type": kind}
    return {"type": "ffi.Shape" if isinstance(argument, Shape) else "void*"}


def _letter(argument: Argument) -> str:
    if isinstance(argument, Array):
        return "A" if argument.optional else "a"
    return "." if isinstance(argument, (Scalar, Shape)) else "s"


def _quote(text: str) -> str:
    """A literal of C; what is not ASCII is written as its bytes."""
    escaped = text.encode().decode("latin-1")
    inner = "".join(
        c if c.isascii() and c.isprintable() and c not in '"\\?' else f"\\{ord(c):03o}" for c in escaped
    )
    return f'"{inner}"'
