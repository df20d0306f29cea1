"""Generates a C module: device code, and functions that check arguments and launch kernels.

All modules share the files of module_c, in the order of PARTS. Each module has its own definitions in place
of facts.c. The functions that c_function.py generates follow at the end.
"""

from __future__ import annotations

import itertools
import os
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from struct import unpack
from typing import NamedTuple

from ..._formats.image import Image, write_file
from ..contracts.contract import Contract
from ..contracts.refusals import count_words
from ..contracts.steps import QueryDevice
from .c_function import ContractFunctions, list_attributes
from .c_text import (
    check_not_reserved,
    define,
    lay_out,
    make_unique_name,
    quote,
    read_c_file,
    write_array,
    write_messages,
)
from .code_targets import CODE, describe_missing, describe_ptx, name_target, parse_target, sort_targets
from .tvm_ffi import write_tvm_ffi

FORMAT = 1  # version of PREFIX_module in module.h
PARTS = (
    "cuda_types.c",
    "errors.c",
    "driver.c",
    "contexts.c",
    "launches.c",
    "values.c",
    "arrays.c",
    "floats.c",
    "expressions.c",
)
# Comments in module.h that are replaced with the declarations of functions.
_TYPED = "/* TYPED FUNCTIONS */\n"
_PACKED = "/* PACKED FUNCTIONS */\n"

# Names that the header declares, without the prefix.
_HEADER_MACROS = ("OK", "API", "CUDYN_H", "TYPE_ERROR", "VALUE_ERROR", "CUDA_ERROR", "LOAD_ERROR")
_HEADER_NAMES = ("error", "function", "load", "module", "note", "packed", "unload", "value")


class Source(NamedTuple):
    """The contents of a module's two files, and the files' name without .h and .c."""

    name: str
    prefix: str
    header: str
    source: str

    def save(self, directory: str | os.PathLike[str]) -> tuple[str, str]:
        """Write both files, and return their paths."""
        header = os.path.join(directory, f"{self.name}.h")
        code = os.path.join(directory, f"{self.name}.c")
        write_file(header, self.header.encode())
        write_file(code, self.source.encode())
        return header, code


def write_c(
    images: Sequence[Image],
    contracts: Sequence[Contract],
    metadata: str,
    name: str,
    prefix: str,
    tvm_ffi: bool = False,
) -> Source:
    """Return the source of a module.

    Each contract has its own typed function. Contracts with the same name share a packed function.

    Args:
        images: A fatbin, or CUBINs and PTX for several architectures.
        contracts: Contracts with a launch and with the types of their kernels' parameters.
        metadata: Text of metadata.json, which the module contains.
        name: Name of the two files, without .h and .c.
        prefix: Prefix of all public names.
        tvm_ffi: Whether the module is also a TVM FFI module.

    Raises:
        ValueError: A name cannot be used in C, or there are no images or no contracts.
    """
    if not images or not contracts:
        counts = f"{count_words(len(images), 'image')} and {count_words(len(contracts), 'contract')}"
        raise ValueError(f"{name}: expected at least one image and one contract, got {counts}")
    names = name_functions(contracts, prefix)
    packed_counts = Counter(packed for _, packed in names)
    functions = []
    groups: dict[str, list[ContractFunctions]] = {}  # keyed by the name of the shared packed function
    for index, (contract, (typed, packed)) in enumerate(zip(contracts, names)):
        is_alone = packed_counts[packed] == 1
        function = ContractFunctions(index, contract, typed, packed, is_alone)
        functions.append(function)
        groups.setdefault(packed, []).append(function)
    first_part, *more_parts = map(read_c_file, PARTS)
    all_names = list(itertools.chain.from_iterable(names))
    check_not_reserved(all_names, "".join([first_part, *more_parts]), prefix)
    # The file begins with the first shared C file, which includes the header. The module's own definitions
    # precede the other shared files, which use them. The functions of the contracts and their table follow.
    first_part = first_part.replace('#include "module.h"', f'#include "{name}.h"').replace("MODULE", name)
    parts = [first_part, *_write_facts(images, functions, groups.values(), name), "", *more_parts]
    for function in functions:
        parts += function.write()
    parts += _write_table(groups, metadata)
    header = lay_out(_write_header(functions, groups, name), prefix)
    source = lay_out(parts, prefix)
    if tvm_ffi:
        source += write_tvm_ffi(groups, prefix)
    return Source(name, prefix, header, source)


def _write_header(functions: Sequence[ContractFunctions], packed: Iterable[str], name: str) -> Iterator[str]:
    """Yield the sections of the header and, between them, the declarations of the functions.

    Args:
        functions: The generators of the functions.
        packed: The names of the packed functions.
        name: The name of the header, without .h.
    """
    before_typed, _, remainder = read_c_file("module.h").replace("MODULE", name).partition(_TYPED)
    between, _, after_packed = remainder.partition(_PACKED)
    yield before_typed.rstrip()
    for function in functions:
        yield from ("", *function.describe())
    yield between.rstrip()
    yield from (f"PREFIX_API PREFIX_packed {function_name};" for function_name in packed)
    yield after_packed.rstrip()


def write_functions(contract: Contract, prefix: str = "cudyn") -> str:
    """Return the C functions that a module contains for one contract, for display.

    Raises ValueError if the contract lacks a launch or the type of a passed value.
    """
    (names,) = name_functions([contract], prefix)
    return lay_out(ContractFunctions(0, contract, *names, is_alone=True).write(), prefix)


def name_functions(contracts: Sequence[Contract], prefix: str) -> list[tuple[str, str]]:
    """Return the names of the typed and the packed C function of each contract.

    Contracts with the same name share a packed function, and their typed functions are numbered. An
    underscore is appended to a name that is already used.

    Raises:
        ValueError: The prefix is not a C identifier.
    """
    if not re.fullmatch(r"[A-Za-z_]\w*", prefix, re.ASCII):
        raise ValueError(f"prefix={prefix!r}: expected a C identifier")
    used_names = {f"{prefix}_{name}" for name in _HEADER_NAMES}
    used_names |= {f"{prefix.upper()}_{name}" for name in _HEADER_MACROS}
    # The module defines other names that start with the prefix and "cudyn_".
    used_names |= {
        f"{prefix}_{contract.name}" for contract in contracts if contract.name.startswith("cudyn_")
    }
    packed_names: dict[str, str] = {}  # keyed by the name of the contract
    pairs: list[tuple[str, str]] = []
    counts: Counter[str] = Counter()  # number of contracts so far, keyed by name
    for contract in contracts:
        name = contract.name
        counts[name] += 1
        suffix = f"_{counts[name]}" if counts[name] > 1 else ""
        typed = make_unique_name(f"{prefix}_{name}{suffix}", used_names)
        if name not in packed_names:
            packed_names[name] = make_unique_name(f"{prefix}_call_{name}", used_names)
        pairs.append((typed, packed_names[name]))
    return pairs


def _write_facts(
    images: Sequence[Image],
    functions: Sequence[ContractFunctions],
    groups: Collection[Sequence[ContractFunctions]],
    name: str,
) -> Iterator[str]:
    """Yield the definitions that differ between modules, which the shared C files use.

    Args:
        images: The images that the module contains.
        functions: The generators of the functions, one for each contract.
        groups: The same generators, grouped by the name of the contract.
        name: The name of the module in messages.
    """
    contracts = [function.contract for function in functions]
    archs = [name_target(image) for image in images]
    attributes = [list_attributes(contract.launch) for contract in contracts if contract.launch]
    cooperative_only = ["OF_COOPERATIVE"]
    features = {  # whether the module uses optional features of the shared C files
        "COOPERATIVE": cooperative_only in attributes,
        "ATTRIBUTES": any(names not in ([], cooperative_only) for names in attributes),
        "OCCUPANCY": any(QueryDevice("occupancy") in contract.steps.configure for contract in contracts),
        "MAPS": any(value.tma for contract in contracts for value in contract.passed),
        "OVERLOADS": any(len(group) > 1 for group in groups),
    }
    device = "sm_%d%d"  # a printf format, into which the C code inserts the compute capability
    notes = {arch: describe_ptx(device, arch) for arch in archs if parse_target(arch).kind == "ptx"}
    # The length of the longest message, which contains an error (128 characters) and the contract for each
    # overload.
    longest = max(sum(len(function.contract.text) + 128 for function in group) for group in groups)
    yield define("OWN_NAME", quote(name))
    yield define("REFUSED", quote(describe_missing(device, archs)))
    yield from write_messages()
    for feature, is_used in features.items():
        yield define(f"HAS_{feature}", f"{is_used:d}")
    # The sizes of the buffers for messages, with room for the values that are inserted.
    note_size = max(map(len, notes.values()), default=0) + 16
    error_size = 4096 + 4 * longest
    yield from ("", f"enum {{ ERROR_SIZE = {error_size}, NOTE_SIZE = {note_size} }};", "")
    kernels = [contract.kernel for contract in contracts]
    rows = []
    for number, (index, target) in enumerate(sort_targets(archs)):
        image = images[index]
        code = f"PREFIX{CODE}{archs[index]}"
        yield from _write_image(image, code, kernels, f"kernels{number}")
        suffix = f"'{target.suffix}'" if target.suffix else "0"
        target_fields = f"'{target.kind[0]}', {suffix}, {target.major}, {target.minor}"
        note = quote(notes.get(archs[index], ""))
        rows.append(f"{{{target_fields}, {code}, kernels{number}, {note}}},")
    yield from ("", "/* In order of preference: the first image that runs on a device is used. */")
    yield from (*write_array("Image images", rows), "")
    rows = [f"{{{quote(item.name)}, {quote(str(item))}}}," for item in contracts]
    yield from write_array("Contract contracts", rows)


def _write_image(image: Image, code: str, kernels: Sequence[str], names: str) -> Iterator[str]:
    """Yield the definitions of the C arrays for an image.

    Args:
        image: The image.
        code: The name of the array with the bytes of the image.
        kernels: The kernel of each contract, as named in the source code.
        names: The name of the array with the kernels' names in the image.
    """
    data = image.data
    if image.kind == "ptx":  # PTX is a string in C, which ends with a null character.
        data += b"\0"
    yield f"CODE({code});"
    yield f"const uint64_t {code}[] = {{"
    yield from _write_words(data)
    yield "};"
    quoted_names = [quote(image.lowered_names.get(kernel, kernel)) for kernel in kernels]
    yield f"static const char *const {names}[] = {{{', '.join(quoted_names)}}};"


def _write_table(groups: Mapping[str, Sequence[ContractFunctions]], metadata: str) -> Iterator[str]:
    """Yield the packed functions of overloads, and the table in which callers look up functions at run time.

    Args:
        groups: The generators of the functions, keyed by the name of the packed function that they share.
        metadata: The text of metadata.json.
    """
    rows = []
    for packed, group in groups.items():
        name = group[0].contract.name
        text = "\n".join(function.contract.text for function in group)
        if len(group) > 1:
            calls = ", ".join(function.call for function in group)
            yield ""
            yield f"OVERLOADS(PREFIX_API, {packed}, {quote(name)}, {calls})"
        rows.append(f"{{{quote(name)}, {packed}, {quote(text)}}},")
    yield from ("", *write_array("PREFIX_function functions", rows), "")
    yield "const PREFIX_module PREFIX_cudyn_module = {"
    yield f"    {FORMAT},          COUNT(functions), functions,   PREFIX_error,"
    yield "    PREFIX_note, PREFIX_load,      PREFIX_unload,"
    yield "};"
    yield "const char PREFIX_cudyn_metadata[] ="
    yield f"    {quote(metadata)};"


_WORDS_IN_LINE = 4  # the number of 64-bit integers in a line of code


def _write_words(data: bytes) -> Iterator[str]:
    """Yield the lines of an array of 64-bit integers that contains bytes, padded with zeros.

    All systems that CUDA supports are little-endian.
    """
    padded = data + bytes(-len(data) % 8)
    words = unpack(f"<{len(padded) // 8}Q", padded)
    for start in range(0, len(words), _WORDS_IN_LINE):
        line = words[start : start + _WORDS_IN_LINE]
        literals = [f"{word:#x}" if word > 9 else f"{word}" for word in line]  # 0 rather than 0x0
        yield f"    {', '.join(literals)},"
