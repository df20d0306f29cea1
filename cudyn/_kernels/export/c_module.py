"""Write a module in C: code for devices, and functions that check arguments and launch.

The files of module_c are what all modules share. A module has them in the order of PARTS, with facts of its
own in place of facts.c; then come the functions, which c_function.py writes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from struct import unpack
from typing import NamedTuple

from ..._formats.image import Image, write_file
from ..contracts.contract import Contract
from ..contracts.steps import QueryDevice
from .c_function import ContractFunctions, list_attributes
from .c_text import check_free, define, lay_out, quote, read_part, take_name, write_array, write_messages
from .code_targets import CODE, name_target, read_target, say_compiled, say_refused, sort_targets
from .tvm_ffi import write_tvm_ffi

FORMAT = 1  # of PREFIX_module, as in module.h
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
# The places in module.h of the declarations of functions.
_TYPED = "/* TYPED FUNCTIONS */\n"
_PACKED = "/* PACKED FUNCTIONS */\n"

# Names that the header declares, behind the prefix.
_OWN = ("error", "function", "load", "module", "note", "packed", "unload", "value")


class Source(NamedTuple):
    """The text of both files of a module in C; their name, without .h and .c."""

    name: str
    prefix: str
    header: str
    source: str

    def save(self, folder: str | os.PathLike[str]) -> tuple[str, str]:
        """Write both; return their paths."""
        header, code = (os.path.join(folder, self.name + ending) for ending in (".h", ".c"))
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
    """Write a module.

    images: a fatbin, or CUBINs and PTX for several architectures. contracts: applied to their kernels, each
    with a launch. metadata: a text to embed in the module. name: of the two files, without .h and .c. prefix:
    of all public names. tvm_ffi: it is also a module of TVM FFI. ValueError: C can't have one of these names.
    """
    names = name_functions(contracts, prefix)
    packed = [each for _, each in names]
    lone = [packed.count(each) == 1 for each in packed]
    functions = [ContractFunctions(i, each, *names[i], lone[i]) for i, each in enumerate(contracts)]
    if not images or not contracts:
        raise ValueError(f"{name}: expected code and contracts, got {len(images)} and {len(contracts)}")
    groups: dict[str, list[ContractFunctions]] = {}
    for function in functions:
        groups.setdefault(function.packed, []).append(function)
    before, *behind = map(read_part, PARTS)
    check_free(sum(names, ()), "".join([before, *behind]), prefix)
    before = before.replace('#include "module.h"', f'#include "{name}.h"').replace("MODULE", name)
    parts = [before, *_write_facts(images, functions, groups.values(), name), "", *behind]
    for function in functions:
        parts += function.write()
    parts += _write_table(groups, metadata)
    header = lay_out(_write_header(functions, groups, name), prefix)
    source = lay_out(parts, prefix) + (write_tvm_ffi(groups, prefix) if tvm_ffi else "")
    return Source(name, prefix, header, source)


def _write_header(functions: Sequence[ContractFunctions], packed: Iterable[str], name: str) -> Iterator[str]:
    before, _, behind = read_part("module.h").replace("MODULE", name).partition(_TYPED)
    between, _, after = behind.partition(_PACKED)
    yield before.rstrip()
    for function in functions:
        yield from ("", *function.describe())
    yield between.rstrip()
    yield from (f"PREFIX_API PREFIX_packed {each};" for each in packed)
    yield after.rstrip()


def write_functions(contract: Contract, prefix: str = "cudyn") -> str:
    """Write the functions of one contract alone, as a module has them, to be read.

    ValueError: a contract without a launch, or a passed value whose type only the kernel's code says.
    """
    (names,) = name_functions([contract], prefix)
    return lay_out(ContractFunctions(0, contract, *names, is_alone=True).write(), prefix)


def name_functions(contracts: Sequence[Contract], prefix: str) -> list[tuple[str, str]]:
    """Return the names of contracts' functions in C: of the typed and the packed one of each.

    Contracts of one name share a packed one; the typed ones are numbered. A name that is taken gets an
    underscore. ValueError: the prefix is not an identifier.
    """
    if not re.fullmatch(r"[A-Za-z_]\w*", prefix, re.ASCII):
        raise ValueError(f"prefix={prefix!r}: expected an identifier of C")
    taken = {f"{prefix}_{name}" for name in _OWN}
    taken |= {f"{prefix.upper()}_{name}" for name in ("OK", "API", "CUDYN_H")}
    taken |= {f"{prefix}_{each.name}" for each in contracts if each.name.startswith("cudyn_")}
    taken |= {f"{prefix.upper()}_{name}_ERROR" for name in ("TYPE", "VALUE", "CUDA", "LOAD")}
    packed: dict[str, str] = {}
    named: list[tuple[str, str]] = []
    for name in [contract.name for contract in contracts]:
        number = sum(pair[1] == packed.get(name) for pair in named) + 1
        typed = take_name(f"{prefix}_{name}" + f"_{number}" * (number > 1), taken)
        packed[name] = packed.get(name) or take_name(f"{prefix}_call_{name}", taken)
        named.append((typed, packed[name]))
    return named


def _write_facts(
    images: Sequence[Image],
    functions: Sequence[ContractFunctions],
    groups: Collection[Sequence[ContractFunctions]],
    name: str,
) -> Iterator[str]:
    """Data for the common part."""
    contracts = [function.contract for function in functions]
    archs = [name_target(image) for image in images]
    attributes = [list_attributes(contract.launch) for contract in contracts if contract.launch]
    alone = ["OF_COOPERATIVE"]
    has = {
        "COOPERATIVE": alone in attributes,
        "ATTRIBUTES": any(each not in ([], alone) for each in attributes),
        "OCCUPANCY": any(QueryDevice("occupancy") in contract.steps.configure for contract in contracts),
        "MAPS": any(each.tma for contract in contracts for each in contract.passed),
        "OVERLOADS": any(len(group) > 1 for group in groups),
    }
    device = "sm_%d%d"
    notes = {arch: say_compiled(device, arch) for arch in archs if read_target(arch).kind == "ptx"}
    longest = max(sum(len(each.contract.text) + 128 for each in group) for group in groups)
    yield define("OWN_NAME", quote(name))
    yield define("REFUSED", quote(say_refused(device, archs)))
    yield from write_messages()
    for fact, one in has.items():
        yield define(f"HAS_{fact}", f"{one:d}")
    note_size = max(map(len, notes.values()), default=0) + 16
    yield from ("", f"enum {{ ERROR_SIZE = {4096 + 4 * longest}, NOTE_SIZE = {note_size} }};", "")
    rows = []
    for number, (index, target) in enumerate(sort_targets(archs)):
        image = images[index]
        code = f"PREFIX{CODE}{archs[index]}"
        yield f"CODE({code});"
        yield f"const uint64_t {code}[] = {{"
        yield from _write_words(image.data + b"\0" if image.kind == "ptx" else image.data)
        yield "};"
        names = (quote(image.lowered_names.get(c.kernel, c.kernel)) for c in contracts)
        yield f"static const char *const kernels{number}[] = {{{', '.join(names)}}};"
        suffix = f"'{target.suffix}'" if target.suffix else "0"
        about = f"'{target.kind[0]}', {suffix}, {target.major}, {target.minor}"
        rows.append(f"{{{about}, {code}, kernels{number}, {quote(notes.get(archs[index], ''))}}},")
    yield from ("", "/* The first that runs on a device is used. */")
    yield from (*write_array("Image images", rows), "")
    rows = [f"{{{quote(each.name)}, {quote(str(each))}}}," for each in contracts]
    yield from write_array("Contract contracts", rows)


def _write_table(groups: Mapping[str, Sequence[ContractFunctions]], metadata: str) -> Iterator[str]:
    """The functions of several contracts, and what is found at run time."""
    rows = []
    for packed, group in groups.items():
        name = group[0].contract.name
        text = "\n".join(each.contract.text for each in group)
        if len(group) > 1:
            calls = ", ".join(each.call for each in group)
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


def _write_words(data: bytes) -> Iterator[str]:
    """Bytes as numbers of 64 bits: every host of CUDA is little-endian."""
    words = unpack(f"<{-(-len(data) // 8)}Q", data + bytes(-len(data) % 8))
    for at in range(0, len(words), 4):
        yield "    " + ", ".join(f"{word:#x}" if word > 9 else f"{word}" for word in words[at : at + 4]) + ","
