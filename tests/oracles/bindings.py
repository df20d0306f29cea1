"""cuda.bindings, NVIDIA's own binding: enumerators, constants, signatures and returned values.

It is compiled for one release, so it is asked about the newest one that both know. It is no dependency:
`nox -s oracles` installs it, elsewhere these oracles are skipped.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import re
from collections.abc import Collection
from types import ModuleType

from . import Result
from .compiler import library, module

ORACLE = "cuda.bindings"
MODULES = {"cuda": "driver", "nvrtc": "nvrtc"}

BUFFER = "the caller's memory, as in C: a buffer or array, whose size is another argument or asked for first"
ADDRESS = "void *: the caller's memory, whose type depends on another argument"
COUNT = "a count that is read and written: the caller's object, as in C"

# Functions that take or return other things than cuda.bindings documents, each with the reason.
ON_PURPOSE = {
    **dict.fromkeys(
        (
            *("cuDeviceGetName", "cuDeviceGetLuid", "cuDeviceGetPCIBusId", "cuGLGetDevices"),
            *("cuModuleEnumerateFunctions", "cuLibraryEnumerateKernels", "nvrtcGetSupportedArchs"),
            *("cuDeviceGetHostAtomicCapabilities", "cuDeviceGetP2PAtomicCapabilities"),
            *("cuMemRangeGetAttributes", "cuPointerGetAttributes", "cuDevSmResourceSplit"),
        ),
        BUFFER,
    ),
    **dict.fromkeys(
        (
            *("cuMemGetHandleForAddressRange", "cuMemExportToShareableHandle", "cuMemPoolGetAttribute"),
            *("cuMemPoolExportToShareableHandle", "cuLogicalEndpointExport", "cuPointerGetAttribute"),
            *("cuMemRangeGetAttribute", "cuDeviceGetGraphMemAttribute"),
        ),
        ADDRESS,
    ),
    **dict.fromkeys(
        (
            *("cuGraphGetEdges", "cuGraphNodeGetDependencies", "cuGraphNodeGetDependentNodes"),
            *("cuGraphGetNodes", "cuGraphGetRootNodes", "cuDeviceGetCliqueInfo"),
            *("cuDevSmResourceSplitByCount", "cuCoredumpGetAttribute", "cuCoredumpGetAttributeGlobal"),
        ),
        COUNT,
    ),
    "cuCoredumpSetAttribute": "the size is an argument in C; cuda.bindings documents it as returned",
    "cuCoredumpSetAttributeGlobal": "the size is an argument in C; cuda.bindings documents it as returned",
    "cuThreadExchangeStreamCaptureMode": "the mode is read and written: the caller's object, as in C",
    "cuLogsDumpToFile": "the iterator is read and written: the caller's object, as in C",
    "cuTexRefGetBorderColor": "four floats in the caller's array; cuda.bindings returns the reference itself",
}

# What cuda.bindings calls a parameter where Python or Cython has a word of that name.
RENAMED = {
    "length": "len",
    "from_": "from",
    "type_": "type",
    "typename": "type",
    "numbytes": "bytes",
    "input_": "input",
    "pformat": "format",
}


def unavailable() -> str:
    """What is missing to ask this oracle, or ''."""
    try:
        found = importlib.metadata.version("cuda-bindings")
    except importlib.metadata.PackageNotFoundError:
        return "cuda.bindings is not installed (nox -s oracles installs it)"
    newest = module("cuda").level
    if not found.startswith(f"{newest}."):
        return f"cuda.bindings {found} is of another release than the newest header, {newest}"
    return ""


def theirs(name: str) -> ModuleType:
    return importlib.import_module(f"cuda.bindings.{MODULES[name]}")


def enumerators(name: str) -> Result:
    """Every enumerator that both have, under the enum's name, and which only one has."""
    result = Result(ORACLE, "values: enumerators and constants of the newest release")
    other, types = theirs(name), module(name)._view.types
    for tag in types.shared.tables.ENUMS:
        ours = dict(types.members(tag))
        if not ours:
            continue
        cls = getattr(other, types.enum(tag).__name__, None)
        if not hasattr(cls, "__members__"):
            result.on_purpose[types.enum(tag).__name__] = "cuda.bindings has no enum of this name"
            continue
        members = {key: int(value) for key, value in cls.__members__.items()}
        for member in sorted(ours.keys() | members.keys()):
            result.compare(f"{tag}.{member}", ours.get(member), members.get(member))
    known = set(types.names())
    for macro in types.shared.tables.CONSTANTS:
        value = getattr(other, macro, None)
        if type(value) is int and macro in known:
            result.compare(macro, int(types.get(macro)), value)
    return result


def signatures(name: str) -> Result:
    """In-parameters in order and returned values, for every function that cuda.bindings exposes."""
    result = Result(ORACLE, "signatures: in-parameters and returned values")
    other, ours = theirs(name), module(name)
    unused = {f for f in ON_PURPOSE if f.startswith(library(name).prefixes)}
    tables = ours._view.library.tables
    for function in dict.fromkeys((*tables.NAMES, *tables.FUNCTIONS)):
        found = getattr(other, function, None)
        if not (callable(found) and ours._view.knows(function) and found.__doc__):
            continue
        roles = ours.describe(function).roles
        mine = [n for n, r in roles.items() if r != "out"], [n for n, r in roles.items() if r == "out"]
        documented = _documented(found.__doc__, roles)
        if function in ON_PURPOSE and mine != documented:
            unused.discard(function)
            result.checked += 1
            result.on_purpose[function] = ON_PURPOSE[function]
        else:
            result.compare(function, mine, documented)
    for function in sorted(unused):
        result.disagreements.append(f"{function} is listed as differing on purpose and does not differ")
    return result


def without_roles(name: str) -> Result:
    """No function lacks a role: every parameter of every symbol has one."""
    result = Result("the table itself", "roles: every parameter of every symbol has one")
    found = module(name)
    for symbol in found._view.library.tables.FUNCTIONS:
        for param, role in found.describe(symbol).roles.items():
            result.compare(f"{symbol}.{param}", role in ("in", "out", "inout"), True)
    return result


def _documented(text: str, known: Collection[str]) -> tuple[list[str], list[str]]:
    """(in-parameters, returned values) as the docstring of a function of cuda.bindings gives them."""
    first = text.partition("\n")[0]
    inside = first[first.index("(") + 1 : first.rindex(")")]
    parts = [part.partition("=")[0] for part in re.split(r",(?![^\[(]*[\])])", inside) if part.strip()]
    taken = [part.partition(":")[0].split()[-1].lstrip("*") for part in parts]
    _, _, returns = text.partition("Returns\n-------\n")
    made = re.findall(r"^(\w+) : ", returns.partition("\nSee Also")[0], re.M)
    return [_in_c(p, known) for p in taken], [_in_c(p, known) for p in made]


def _in_c(name: str, known: Collection[str]) -> str:
    return name if name in known else RENAMED.get(name, name)
