"""Compares enumerators, constants, parameters and returned values with cuda.bindings.

Each version of cuda.bindings is compiled for one release of CUDA. Only the version for the newest release in
the tables is compared. `nox -s oracles` installs cuda.bindings. Other runs skip these oracles, because
cuda.bindings is not a dependency.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from types import ModuleType
from typing import Any

from cudyn._bindings.libraries.module import view_of
from cudyn._bindings.tables import rows
from cudyn._bindings.tables.rows import GIVEN, RETURNED, ROLES

from . import Result
from .compiler import library, module, prototype

ORACLE = "cuda.bindings"
# Modules that use the C names and document each parameter.
MODULES = ("driver", "runtime", "nvrtc")
# Library -> the module in Python style. Its names are derived from the C names: `nvJitLinkCreate` is
# `nvjitlink.create`. Its functions omit buffers and the sizes of buffers.
STYLED = {
    "nvjitlink": "nvjitlink",
    "nvfatbin": "nvfatbin",
    "nvvm": "nvvm",
    "nvml": "nvml",
    "cufile": "cufile",
}

BUFFER = (
    "the caller passes a buffer or an array, as in C, whose size is another argument or is "
    "returned by an earlier call"
)
LENGTH = "a checked call accepts or returns a list, whereas cuda.bindings also accepts or returns its length"
TEXT = "a checked call returns a string, whereas in cuda.bindings the caller passes the maximum length"
SIZE = "the attribute determines the size, which cuda.bindings also accepts or returns"
MADE = (
    "a checked call allocates the memory and returns it, whereas in cuda.bindings the caller "
    "passes the memory"
)
NAME = "only the name of the returned value differs between cuda.bindings and the header"

# Functions whose parameters or results differ from cuda.bindings' documentation -> the reason.
ON_PURPOSE = {
    **dict.fromkeys(
        (
            "cuGraphGetEdges",
            "cuGraphNodeGetDependencies",
            "cuGraphNodeGetDependentNodes",
            "cuGraphGetNodes",
            "cuGraphGetRootNodes",
            "cuDeviceGetCliqueInfo",
            "cuGLGetDevices",
            "cudaGraphGetEdges",
            "cudaGraphNodeGetDependencies",
            "cudaGraphNodeGetDependentNodes",
            "cudaGraphGetNodes",
            "cudaGraphGetRootNodes",
            "cudaGLGetDevices",
            "cuDevSmResourceSplitByCount",
            "cudaDevSmResourceSplitByCount",
        ),
        LENGTH,
    ),
    **dict.fromkeys(("cuDeviceGetName", "cuDeviceGetPCIBusId", "cudaDeviceGetPCIBusId"), TEXT),
    **dict.fromkeys(
        (
            "cuMemRangeGetAttribute",
            "cuMemRangeGetAttributes",
            "cudaMemRangeGetAttribute",
            "cudaMemRangeGetAttributes",
            "cuCoredumpGetAttribute",
            "cuCoredumpGetAttributeGlobal",
            "cuCoredumpSetAttribute",
            "cuCoredumpSetAttributeGlobal",
        ),
        SIZE,
    ),
    **dict.fromkeys(
        (
            "cuMemGetLocationInfo",
            "cuLogsDumpToMemory",
            "cudaMemGetLocationInfo",
            "cudaLogsDumpToMemory",
        ),
        MADE,
    ),
    **dict.fromkeys(("cuDevSmResourceSplit", "cudaDevSmResourceSplit", "nvrtcGetSupportedArchs"), BUFFER),
    "cudaGetExportTable": "cuda.bindings does not document the table returned by this function",
    **dict.fromkeys(
        (
            "cudaMemPoolImportFromShareableHandle",
            "cudaMemPoolExportToShareableHandle",
            "cudaMemPoolImportPointer",
            "cudaMemPoolExportPointer",
            "cudaGraphAddEventRecordNode",
            "cudaGraphAddEventWaitNode",
            "cudaGraphGetId",
            "cudaGraphExecGetId",
        ),
        NAME,
    ),
    "cuTexRefSetAddress": "the caller may pass a null pointer, which means that there is no offset",
    "cuTexRefGetBorderColor": "a checked call returns the four floats, whereas cuda.bindings returns the "
    "texture reference",
}

MEMBERS = (
    "a checked call accepts a structure, as in C, whereas cuda.bindings accepts the members as parameters"
)
# Functions, enums and enumerators that differ in modules in Python style -> the reason.
STYLED_ON_PURPOSE = {
    **dict.fromkeys(
        (
            "DeviceVgpuCapability",
            "GpuInstanceProfile.PROFILE_COUNT",
            "ComputeInstanceProfile.PROFILE_COUNT",
        ),
        "cuda.bindings was generated from an earlier header of this release",
    ),
    "nvFatbinDestroy": "only the name of a parameter differs between cuda.bindings and the header",
    "cuFileBufRegister": "only the name of a parameter differs between cuda.bindings and the header",
    **dict.fromkeys(
        ("cuFileReadv", "cuFileWritev", "nvmlDeviceGetFieldValues", "nvmlDeviceClearFieldValues"),
        "the caller passes the number of elements, as in C, whereas cuda.bindings uses the "
        "length of the array",
    ),
    **dict.fromkeys(
        (
            "nvmlSystemEventSetFree",
            "nvmlSystemRegisterEvents",
            "nvmlSystemEventSetWait",
            "nvmlDeviceGetClockOffsets",
            "nvmlDeviceGetHandleByUUIDV",
            "nvmlDeviceReadWritePRM_v1",
            "nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
        ),
        MEMBERS,
    ),
    "cuFileUseCount": "cuda.bindings does not document the number returned by this function",
    **dict.fromkeys(
        (
            "cuFileDriverGetProperties",
            "cuFileGetStatsL1",
            "cuFileGetStatsL2",
            "cuFileGetStatsL3",
            "cuFileBatchIOGetStatus",
            "cuFileGetParameterPosixPoolSlabArray",
            "nvmlDeviceLockNvlinkRemapTable_v1",
        ),
        MADE,
    ),
    "cuFileGetParameterString": TEXT,
    "nvmlDeviceGetSupportedPerformanceStates": (
        "cuda.bindings does not document the states returned by this function"
    ),
}

# Parameter names that cuda.bindings has changed, because the C names have a meaning in Python or Cython ->
# the C names.
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
    """Return the reason why this oracle cannot run, or an empty string."""
    try:
        installed = importlib.metadata.version("cuda-bindings")
    except importlib.metadata.PackageNotFoundError:
        return "cuda.bindings is not installed (nox -s oracles installs it)"
    newest = module("driver").level
    if not installed.startswith(f"{newest}."):
        return f"expected cuda.bindings for {newest}, the release of the newest headers, got {installed}"
    return ""


def get_cudyn_module(name: str) -> Any:
    """Return cudyn's module for a library at the newest release, regardless of the loaded library."""
    return module(name).api()


def get_bindings_module(name: str) -> ModuleType:
    """Return the module in cuda.bindings for a library."""
    return importlib.import_module(f"cuda.bindings.{STYLED.get(name, name)}")


def enumerators(name: str) -> Result:
    """Compare the constants and the enumerators of all enums, including those that only one side defines."""
    result = Result(ORACLE, "values: enumerators and constants of the newest release")
    bindings_module, types = get_bindings_module(name), view_of(get_cudyn_module(name)).types
    for tag in types.common.tables.ENUMS:
        table_values = dict(types.members(tag))
        if not table_values:
            continue
        cls: Any = getattr(bindings_module, types.enum(tag).__name__, None)
        if not hasattr(cls, "__members__"):
            result.on_purpose[types.enum(tag).__name__] = "cuda.bindings does not have an enum with this name"
            continue
        members = {key: int(value) for key, value in cls.__members__.items()}
        for member in sorted(table_values.keys() | members.keys()):
            result.compare(f"{tag}.{member}", table_values.get(member), members.get(member))
    known = set(types.names())
    for macro in types.common.tables.CONSTANTS:
        value = getattr(bindings_module, macro, None)
        if type(value) is int and macro in known:
            result.compare(macro, int(types.get(macro)), value)
    return result


def signatures(name: str) -> Result:
    """Compare the input parameters in order and the returned values of all functions in cuda.bindings."""
    result = Result(ORACLE, "signatures: input parameters and returned values")
    bindings_module, cudyn_module = get_bindings_module(name), get_cudyn_module(name)
    tables = view_of(cudyn_module).library.tables
    unused = {name_ for name_ in ON_PURPOSE if name_ in tables.NAMES or name_ in tables.FUNCTIONS}
    for function in dict.fromkeys((*tables.NAMES, *tables.FUNCTIONS)):
        other_function = getattr(bindings_module, function, None)
        if not (
            callable(other_function)
            and view_of(cudyn_module).symbol_of(function) is not None
            and other_function.__doc__
        ):
            continue
        roles = cudyn_module.describe(function).roles
        described = (
            [name for name, role in roles.items() if role in GIVEN],
            [name for name, role in roles.items() if role in RETURNED],
        )
        documented = _documented(other_function.__doc__, roles)
        if function in ON_PURPOSE and described != documented:
            unused.discard(function)
            result.excuse(function, ON_PURPOSE[function])
        else:
            result.compare(function, described, documented)
    for function in sorted(unused):
        result.disagreements.append(f"{function} is listed as differing on purpose and does not differ")
    return result


def styled_enumerators(name: str) -> Result:
    """Compare the values of the enumerators whose names can be derived."""
    result = Result(ORACLE, "values: enumerators and constants of the newest release")
    bindings_module, types = get_bindings_module(name), view_of(get_cudyn_module(name)).types
    known = {}
    for constant in types.names():
        value = types.get(constant)
        if isinstance(value, int):
            known[plain(name, constant)] = int(value)
    for title, cls in vars(bindings_module).items():
        if title.startswith("_") or not hasattr(cls, "__members__"):
            continue
        see = re.search(r"See `(\w+)`", cls.__doc__ or "")
        tag = types.resolve(see[1]).removeprefix("enum ") if see else ""
        table_values = dict(types.members(tag)) if tag in types.common.tables.ENUMS else {}
        if title in STYLED_ON_PURPOSE:
            result.on_purpose[title] = STYLED_ON_PURPOSE[title]
            continue
        if table_values:  # the values are compared, because a value may have two names
            values = {int(value) for value in cls.__members__.values()}
            result.compare(f"{title} values", sorted({*table_values.values()}), sorted(values))
        unmatched_count = 0
        by_plain_name = {plain(name, enumerator): value for enumerator, value in table_values.items()}
        if not by_plain_name:
            by_plain_name = _find_prefixed_constants(known, name, title, cls.__members__)
        for member, value in cls.__members__.items():
            short = member.rpartition("THERMAL_")[2] if title == "CoolerTarget" else member
            plain_member = plain(name, short)
            if plain_member in by_plain_name:
                candidates = {by_plain_name[plain_member]}
            else:
                candidates = {
                    candidate
                    for known_name, candidate in by_plain_name.items()
                    if known_name.endswith(plain_member)
                }
            if candidates and f"{title}.{member}" in STYLED_ON_PURPOSE:
                result.excuse(f"{title}.{member}", STYLED_ON_PURPOSE[f"{title}.{member}"])
            elif candidates:
                has_known_value = int(value) in candidates
                result.compare(f"{title}.{member}", has_known_value, True)
            else:
                unmatched_count += 1
        if unmatched_count:
            result.on_purpose[f"{title}: {unmatched_count} names"] = (
                "these names exist only in cuda.bindings, not in NVIDIA's headers"
            )
    return result


def _find_prefixed_constants(
    known: dict[str, int], name: str, title: str, members: Collection[str]
) -> dict[str, int]:
    """Return the C constants that correspond to an enum in cuda.bindings, or {} if there are none.

    The constants have a common prefix, and the rest of their names match more than half of the members.

    Args:
        known: values of the library's constants, by plain name
        name: name of the library
        title: name of the enum
        members: names of the enum's members
    """
    endings = [plain(name, member) for member in members]
    prefixes = Counter(
        constant[: -len(ending)] for ending in endings for constant in known if constant.endswith(ending)
    )
    plain_title = plain("", title)
    # If several prefixes are equally frequent, prefer the name of the enum.
    prefix, count = max(prefixes.items(), key=lambda item: (item[1], item[0] == plain_title), default=("", 0))
    if 2 * count <= len(endings):
        return {}
    return {prefix + ending: known[prefix + ending] for ending in endings if prefix + ending in known}


def styled_signatures(name: str) -> Result:
    """Compare the names of parameters, and the number of returned values."""
    result = Result(ORACLE, "signatures: input parameters and returned values")
    bindings_module, cudyn_module = get_bindings_module(name), get_cudyn_module(name)
    tables = view_of(cudyn_module).library.tables
    known = {
        plain(name, name_): name_
        for name_ in (*tables.FUNCTIONS, *tables.NAMES)
        if view_of(cudyn_module).symbol_of(name_)
    }
    unused = {name_ for name_ in STYLED_ON_PURPOSE if name_.startswith(library(name).prefixes)}
    for title, other_function in vars(bindings_module).items():
        function = known.get(plain(name, title))
        if function is None or isinstance(other_function, type) or title.startswith("_"):
            continue
        roles = {plain("", param): role for param, role in cudyn_module.describe(function).roles.items()}
        first_line = (other_function.__doc__ or "").partition("\n")[0]
        parameters = [plain("", name_) for name_ in _documented(other_function.__doc__ or first_line, ())[0]]
        tuple_size = re.search(r"A (\d+)-tuple containing", other_function.__doc__)
        has_result = "-> " in first_line or re.search(r"^ *Returns:", other_function.__doc__, re.M)
        if tuple_size:
            returned = int(tuple_size[1])
        else:
            returned = 1 if has_result and not first_line.endswith("-> void") else 0
        symbol = view_of(cudyn_module).functions()[function]
        result_type, params = rows.prototype(prototype(view_of(cudyn_module), symbol) or "")
        returned_count = sum(role in RETURNED for role in roles.values())
        if result_type not in ("void", view_of(cudyn_module).library.info.status):
            returned_count += 1
        described = [param for param, role in roles.items() if role in GIVEN], returned_count
        if described == (parameters, returned):
            result.compare(function, described, (parameters, returned))
        elif function in STYLED_ON_PURPOSE:
            unused.discard(function)
            result.excuse(function, STYLED_ON_PURPOSE[function])
        elif _omits_buffers(roles, parameters, returned):
            result.excuse(function, BUFFER)
        elif _replaces_structures(view_of(cudyn_module).types, params, parameters):
            result.excuse(function, MEMBERS)
        else:
            result.compare(function, described, (parameters, returned))
    for function in sorted(unused):
        result.disagreements.append(f"{function} is listed as differing on purpose and does not differ")
    return result


def _omits_buffers(roles: dict[str, str], parameters: Collection[str], returned: int) -> bool:
    """Return whether cuda.bindings returns the memory instead of taking a buffer and its size."""
    inputs = [name for name, role in roles.items() if role in GIVEN]
    remaining = [name for name in inputs if name in parameters]
    missing = {name for name in inputs if name not in parameters}
    missing_memory = {name for name in missing if roles[name] == "inout"}
    missing_sizes = {name for name in missing if name.endswith(("size", "length", "count", "len", "nr"))}
    are_only_memory_and_sizes = missing == missing_memory | missing_sizes
    return remaining == list(parameters) and bool(missing_memory) and are_only_memory_and_sizes


def _replaces_structures(types: Any, params: Sequence[rows.Param], parameters: Collection[str]) -> bool:
    """Return whether cuda.bindings has members of structures as parameters instead of the structures."""
    c_parameters = {plain("", param.name) for param in params}
    members: set[str] = set()
    for param in params:
        target = types.resolve(param.type.removeprefix("const ").removesuffix("*").rstrip())
        is_struct = target.startswith("struct ") and "*" not in target
        if param.type.endswith("*") and is_struct and plain("", param.name) not in parameters:
            members |= {
                plain("", field[0]) for field in types.record(target.removeprefix("struct "))._fields_
            }
    extra = [name for name in parameters if name not in c_parameters]
    return bool(extra) and all(name in members for name in extra)


def plain(library_name: str, name: str) -> str:
    """Return a name in lower case, without underscores and the library's prefix."""
    text = name.replace("_", "").lower()
    return text.removeprefix(library_name) if library_name else text


def checks() -> list[tuple[str, Callable[[str], Result]]]:
    """Return (library, check) pairs for every module of cuda.bindings whose library is supported."""
    pairs: list[tuple[str, Callable[[str], Result]]] = []
    for name in MODULES:
        pairs += [(name, enumerators), (name, signatures)]
    for name in STYLED:
        pairs += [(name, styled_enumerators), (name, styled_signatures)]
    return pairs


def roles(name: str) -> Result:
    """Check that every parameter of every symbol of a library has a role."""
    result = Result("the table itself", "roles: every parameter of every symbol has a role")
    module_ = get_cudyn_module(name)
    for symbol in module_._view.library.tables.FUNCTIONS:
        for param, role in module_.describe(symbol).roles.items():
            has_role = role in ROLES
            result.compare(f"{symbol}.{param}", has_role, True)
    return result


def _documented(text: str, known: Collection[str]) -> tuple[list[str], list[str]]:
    """Return the input parameters and the returned values that a docstring of cuda.bindings describes.

    Args:
        text: The docstring.
        known: The names of the parameters in C. cuda.bindings may have changed other names in the docstring.
    """
    signature = text.partition("\n")[0]
    parameter_list = signature[signature.index("(") + 1 : signature.rindex(")")]
    # Commas inside brackets and parentheses do not separate parameters.
    declarations = [
        declaration.partition("=")[0]
        for declaration in re.split(r",(?![^\[(]*[\])])", parameter_list)
        if declaration.strip()
    ]
    parameters = [declaration.partition(":")[0].split()[-1].lstrip("*") for declaration in declarations]
    _, _, returns = text.partition("Returns\n-------\n")
    returned_names = re.findall(r"^(\w+) : ", returns.partition("\nSee Also")[0], re.M)
    return [_c_name(parameter, known) for parameter in parameters], [
        _c_name(name, known) for name in returned_names
    ]


def _c_name(name: str, known: Collection[str]) -> str:
    """Return the C name of a parameter in cuda.bindings. `known` contains the C names of all parameters."""
    return name if name in known else RENAMED.get(name, name)
