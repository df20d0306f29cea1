"""Writes a stub library in C. Programs can be linked with it on machines without the real library.

When a function is first called, it searches for the real function, according to the rules in late_search.py.
If the real function is not found, the stub function returns the `result` of its Symbol, as in the stubs that
elf_stub.py writes. stub.c contains the code that all stubs share. This module adds the data and the functions
of one library.
"""

from __future__ import annotations

import ctypes
import json
import pkgutil
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .._bindings.libraries.library import Library, parse
from .._bindings.machine.bridge import Bridge
from .bridge_source import write_bridge
from .bridges import list_bridges, list_majors
from .late_search import list_candidates, list_later
from .library_abi import LibraryAbi
from .library_names import get_linker_name
from .symbol import FixedResult, Symbol, TableResult

# Maps a library to the header that defines its version macro, and the name of this macro. The value of the
# macro is 1000 * major + 10 * minor.
_VERSION_MACROS = {"driver": ("cuda.h", "CUDA_VERSION"), "runtime": ("cuda_runtime_api.h", "CUDART_VERSION")}
# The libraries whose symbols all have the same version node. Its name is the soname of the library.
_VERSIONED = ("nvrtc", "runtime")
# The line in stub.c that is replaced with the data about a library.
_DATA_LINE = '#include "stub_data.h"\n'
# The source code of a stub without functions.
_EMPTY_STUB = """\
#ifdef _WIN32
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
extern const char cudyn_stub[];
const char cudyn_stub[] = "without functions"; /* marks it as a stub */"""
_SIGNED = {1: "int8_t", 2: "int16_t", 4: "int", 8: "int64_t"}
_UNSIGNED = {1: "uint8_t", 2: "uint16_t", 4: "unsigned int", 8: "uint64_t"}


class Stub(NamedTuple):
    """The source files of a stub library.

    Attributes:
        name: The library's linker name, such as cudart.
        soname: The soname of the stub.
        source: The C source code.
        header: A header that callers may include to check their CUDA version.
        version_script: The version script for the linker, or "" if the symbols have no versions.
    """

    name: str
    soname: str
    source: str
    header: str
    version_script: str


def get_stem(soname: str) -> str:
    """Return a soname without prefix and suffix: cudyn_stub_cudart for libcudyn_stub_cudart.so."""
    stem, _, _ = soname.removeprefix("lib").partition(".so")
    return stem.removesuffix(".dll")


def write_stub(
    library: Library, major: int | None = None, soname: str = "", only: Mapping[str, str] | None = None
) -> Stub:
    """Write the stub for a library.

    Args:
        library: The library that the stub replaces.
        major: The major version of the headers that callers are compiled with. The default is the major
            version of the soname, or the newest major version.
        soname: The soname of the stub. The default is a new name. If it is the soname of the real library,
            the stub replaces the real library, and opens it by its path.
        only: Maps each symbol to write to the library's name for it. The default is all functions of this
            major version.

    Raises:
        ValueError: The headers of the major version are not in the tables, or the soname belongs to a
            different major version.
    """
    info = library.info
    name = get_linker_name(info)
    identifier = "".join(character if character.isalnum() else "_" for character in name)
    abi = _choose_abi(library, major, soname)
    functions = {symbol: symbol for symbol in abi.list_functions()} if only is None else only
    stub_soname = soname or f"libcudyn_stub_{identifier}.so"
    is_real = stub_soname in [file for files in info.files.values() for _, file in files]
    source_lines = _Writer(abi, stub_soname, is_real, functions).write()
    header_lines = _write_header(abi, f"CUDYN_STUB_{identifier.upper()}_H")
    version_script = ""
    if is_real and info.name in _VERSIONED:
        version_script = f"{stub_soname} {{ global: *; }};\n"
    return Stub(
        name=name,
        soname=stub_soname,
        source="\n".join(source_lines) + "\n",
        header="\n".join(header_lines) + "\n",
        version_script=version_script,
    )


def _choose_abi(library: Library, major: int | None, soname: str) -> LibraryAbi:
    """Return the LibraryAbi for the callers of a stub. The parameters are the same as for `write_stub`."""
    info = library.info
    if info.numbering != "CUDA":
        if major is not None:
            name = get_linker_name(info)
            raise ValueError(
                f"{name}: expected no major version, because the library does not use CUDA's version numbers"
            )
        return LibraryAbi(library)
    soname_majors = [
        file_major for files in info.files.values() for file_major, file in files if file == soname
    ]
    soname_major = soname_majors[0] if soname_majors else 0
    if major is None:
        newest_major = parse(library.releases[-1])[0]
        return LibraryAbi(library, soname_major or newest_major)
    abi = LibraryAbi(library, major)
    if soname_major and abi.major != soname_major:
        raise ValueError(f"expected major version {soname_major}, which {soname} belongs to, got {major}")
    return abi


def _write_header(abi: LibraryAbi, guard: str) -> Iterator[str]:
    """Yield the lines of a C header that rejects callers compiled with a different CUDA major version.

    The driver's and the runtime's own headers are included. For other libraries, the version macros are
    checked only if the caller has included one of these headers.

    Args:
        abi: The library and the major version.
        guard: The name of the include guard.
    """
    info = abi.library.info
    major = abi.major
    yield f"/* Checks that callers of a stub of the {info.title} were compiled for it. Written by cudyn. */"
    yield f"#ifndef {guard}"
    yield f"#define {guard}"
    if info.name in _VERSION_MACROS:
        header, macro = _VERSION_MACROS[info.name]
        yield f"#ifndef {macro}"
        yield f"#include <{header}>"
        yield "#endif"
        macros = [macro]
    else:
        macros = [macro for _, macro in _VERSION_MACROS.values()]
    if major is not None:
        for macro in macros:
            yield f"#if defined {macro} && {macro} / 1000 != {major}"
            yield f'#error "the stub of the {info.title} is for callers that use headers of CUDA {major}"'
            yield "#endif"
    yield "#endif"


class _Writer:
    """Writes the source code of a stub.

    Args:
        abi: The library and the major version of the callers.
        soname: The soname of the stub.
        is_real: Whether the stub has the soname of the real library.
        functions: Maps each symbol to write to the library's name for it.
    """

    def __init__(self, abi: LibraryAbi, soname: str, is_real: bool, functions: Mapping[str, str]) -> None:
        self.abi = abi
        self.library = abi.library
        self.soname = soname
        self.is_real = is_real
        self.symbols = [abi.make_symbol(symbol, "", real) for symbol, real in functions.items()]
        # For each bridge, the index of its symbol and the major version of the library that it calls.
        self.bridges: list[tuple[int, int, Bridge]] = []
        for index, symbol in enumerate(self.symbols):
            if abi.has_function(symbol.real):
                for major, bridge in list_bridges(abi, symbol.real):
                    self.bridges.append((index, major, bridge))
        # The functions of the stub need these definitions, which are collected while they are written:
        # the C names of the structures that are passed by value, keyed by their ctypes class, and
        self.records: dict[Any, str] = {}
        # the names ("name") and the descriptions ("text") of statuses, keyed by status.
        self.status_tables: dict[str, Mapping[int, str | int]] = {}

    def write(self) -> Iterator[str]:
        """Yield the lines of the source code."""
        major = self.abi.major
        callers = f" for callers compiled with the headers of CUDA {major}" if major else ""
        yield f"/* A stub of the {self.library.info.title}{callers}, written by cudyn."
        yield "   Compile this file as C99 with GCC or Clang. Link it with -ldl if libdl contains dlopen. */"
        if not self.symbols:  # the callers are linked with the library but do not call any functions
            yield _EMPTY_STUB
            return
        common_code = pkgutil.get_data(__package__, "stub.c")
        assert common_code is not None
        code_before_data, _, code_after_data = common_code.decode().rstrip().partition(_DATA_LINE)
        yield code_before_data
        yield from self._write_data()
        yield code_after_data

        # Writing the functions collects the structures and status tables that have to be defined first.
        functions: list[str] = []
        for index, symbol in enumerate(self.symbols):
            functions += self._write_functions(index, symbol)
        for index, (_, _, bridge) in enumerate(self.bridges):
            functions += write_bridge(index, bridge, self._name_type)
        yield from self._write_records()
        yield from self._write_status_tables()
        yield from functions
        yield ""
        yield "static Function targets[COUNT(functions)] = {"
        for index in range(len(self.symbols)):
            yield f"    (Function)find_{index},"
        yield "};"
        if self.bridges:
            yield ""
            yield "static const Function bridge_code[COUNT(bridges)] = {"
            for index in range(len(self.bridges)):
                yield f"    (Function)bridge_{index},"
            yield "};"

    def _write_records(self) -> Iterator[str]:
        """Yield the definitions of the structures that functions pass by value."""
        for record, name in self.records.items():
            yield ""
            yield f"{name} {{ /* {record.__name__} */"
            for index, (member_type, length) in enumerate(_iter_members(record)):
                yield f"    {member_type} m{index}{length};"
            yield "};"
            identifier = name.removeprefix("struct ")
            size = ctypes.sizeof(record)
            # The C compiler rejects the negative array size if the structure has a different size.
            yield f"typedef char size_of_{identifier}[sizeof({name}) == {size} ? 1 : -1];"

    # --- data for stub.c

    def _write_data(self) -> Iterator[str]:
        """Yield the macros, enumerators and arrays that stub.c uses."""
        info = self.library.info
        major = self.abi.major
        (_, no_library), (_, no_symbol) = info.absent
        macros = {
            "LIBRARY": info.title,
            "VARIABLE": info.variable,
            "OWN_NAME": self.soname if self.is_real else get_stem(self.soname),
            "CALLERS": f"CUDA {major}" if major else "its releases",
        }
        version_functions = [symbol for symbol, result_format in info.probes if result_format == "packed"]
        if version_functions and any(file_major for file_major, _ in info.files["linux"]):
            macros["VERSION"] = version_functions[0]
        if self.is_real:
            macros["FOLDERS"] = ":".join(info.homes.get("linux", ()))
            yield "#define REAL_NAME"
        for name, value in macros.items():
            yield f"#define {name} {json.dumps(value)}"
        yield f"enum {{ NO_LIBRARY = {no_library}, NO_SYMBOL = {no_symbol} }}; /* statuses */"
        later = len(list_later(self.library, self.abi.major, "linux"))
        yield f"enum {{ LATER = {later} }}; /* number of candidates that a later search accepts */"
        yield ""
        yield from self._write_candidates()
        yield ""
        yield "static const Entry functions[] = {"
        for symbol in self.symbols:
            major_bits = sum(1 << file_major for file_major in list_majors(self.abi, symbol.real))
            yield f"    {{{json.dumps(symbol.real)}, {major_bits:#x}}},"
        yield "};"
        if self.bridges:
            yield ""
            yield "#define BRIDGES"
            yield "static const Bridge bridges[] = {"
            for index, library_major, bridge in self.bridges:
                query = json.dumps(bridge.query) if bridge.query else "NULL"
                yield f"    {{{index}, {library_major}, {json.dumps(bridge.symbol)}, {query}}},"
            yield "};"

    def _write_candidates(self) -> Iterator[str]:
        """Yield the array of the sonames that a stub searches for, with their major versions."""
        files = self.library.info.files
        yield "static const Candidate candidates[] = {"
        for preprocessor_line, system in (("#ifdef _WIN32", "win32"), ("#else", "linux")):
            yield preprocessor_line
            candidate_system = system if files.get(system) else "linux"
            for file_major, file in list_candidates(self.library, self.abi.major, candidate_system):
                yield f"    {{{json.dumps(file)}, {file_major}}},"
        yield "#endif"
        yield "};"

    # --- functions

    def _write_functions(self, number: int, symbol: Symbol) -> Iterator[str]:
        """Yield the lines of two C functions for a symbol.

        The exported function calls a function pointer. The pointer initially refers to the other function,
        `find_NUMBER`, which searches for the real function. If the real function is found, `find_NUMBER`
        calls it. Otherwise, `find_NUMBER` behaves like a missing function.

        Args:
            number: The symbol's index.
            symbol: The function's symbol.
        """
        result = symbol.result
        assert isinstance(result, FixedResult | TableResult)
        is_fixed_string = isinstance(result, FixedResult) and isinstance(result.value, bytes)
        if is_fixed_string or result.fallback.table_use == 1:
            returns = "const char *"
        else:
            returns = self._name_type(result.fallback.result)
        types = [self._name_type(type_) for type_ in result.fallback.parameters]
        parameters = ", ".join(_declare(type_, f"a{n}") for n, type_ in enumerate(types)) or "void"
        arguments = ", ".join(f"a{n}" for n in range(len(types)))
        pointer_type = f"{_declare(returns, '(*)')}({', '.join(types) or 'void'})"

        yield ""
        yield f"static {_declare(returns, f'find_{number}')}({parameters})"
        yield "{"
        yield f"    Function function = search({number});"
        call = f"(({pointer_type})function)({arguments});"
        if returns == "void":
            yield f"    if (function) {{ {call} return; }}"
        else:
            yield f"    if (function) return {call}"
        if isinstance(result, TableResult):
            yield from self._write_table_result(result, symbol.real)
        else:
            yield from self._write_result(result, returns)
        yield "}"

        yield ""
        yield f"EXPORT {_declare(returns, symbol.name)}({parameters})"
        yield "{"
        if symbol.is_registering:
            yield "    if (!a0) return;"
        return_keyword = "" if returns == "void" else "return "
        yield f"    {return_keyword}(({pointer_type})READ(targets[{number}]))({arguments});"
        yield "}"

    def _write_table_result(self, result: TableResult, real: str) -> Iterator[str]:
        """Yield the end of the body of `find_NUMBER` for a function whose first parameter selects the result.

        `Fallback.table_use` describes the three ways in which a function returns the selected result.

        Args:
            result: The result while the real function is missing.
            real: The name of the real function.
        """
        if result.fallback.table_use == 3:  # an integer, through the second parameter
            yield "    switch (a0) {"
            for value, number in result.rows.items():
                yield f"    case {value}: if (a1) *(int *)a1 = {number}; return 0;"
            yield f"    default: return {result.unknown};"
            yield "    }"
            return
        prefix = "name" if real.endswith("Name") else "text"
        self.status_tables.setdefault(prefix, result.rows)
        yield f"    const char *string = {prefix}_of((int)a0);"
        if result.fallback.table_use == 1:  # a string, as the function's result
            yield f"    return string ? string : {json.dumps(result.unrecognized)};"
        else:  # a string, through the second parameter
            yield "    if (a1) *(const char **)a1 = string;"
            yield "    return string ? 0 : get_status();"

    def _write_result(self, result: FixedResult, returns: str) -> Iterator[str]:
        """Yield the end of the body of `find_NUMBER` for a function with a fixed result.

        Args:
            result: The result while the real function is missing.
            returns: The C type of the result.
        """
        for index, contents in result.fallback.outputs.items():
            if len(set(contents)) == 1:  # all bytes are equal
                yield f"    fill(a{index}, {contents[0]}, {len(contents)});"
            else:  # the output is an integer
                number = int.from_bytes(contents, "little")
                yield f"    if (a{index}) *(uint{8 * len(contents)}_t *)a{index} = {number};"
        if returns.startswith("struct"):
            yield f"    {returns} answer;"
            yield "    memset(&answer, 0, sizeof answer);"
            for index, offset in enumerate(result.fallback.echo):
                yield f"    memcpy((char *)&answer + {offset}, &a{index}, sizeof a{index});"
            if result.lacks is not None:  # a structure that cuFile's functions return begins with a status
                yield "    const int status = get_status();"
                yield "    memcpy(&answer, &status, sizeof status);"
            yield "    return answer;"
        elif result.lacks is not None:
            yield "    return get_status();"
        elif isinstance(result.value, bytes):
            yield "    return get_reason();"
        elif isinstance(result.value, tuple):
            yield f"    static const int numbers[] = {{{', '.join(map(str, result.value))}}};"
            yield "    return (void *)numbers;"
        elif returns != "void":
            yield f"    return {result.value};"

    def _write_status_tables(self) -> Iterator[str]:
        """Yield the C functions that return the name or the description of a status."""
        for prefix, rows in sorted(self.status_tables.items()):
            yield ""
            yield f"static const char *{prefix}_of(int status)"
            yield "{"
            yield "    switch (status) {"
            for value, string in rows.items():
                yield f"    case {value}: return {json.dumps(string)};"
            yield "    default: return NULL;"
            yield "    }"
            yield "}"

    def _name_type(self, type_: Any) -> str:
        """Return a C type whose values are passed in the same way as values of a ctypes type."""
        if type_ is None:
            return "void"
        if issubclass(type_, (ctypes.Structure, ctypes.Union)):
            return self.records.setdefault(type_, f"struct record{len(self.records)}")
        return _name_scalar(type_)


def _name_scalar(type_: Any) -> str:
    """Return the C type for a number or a pointer. The result for all pointers is `void *`."""
    size = ctypes.sizeof(type_)
    code = getattr(type_, "_type_", "P")
    if not isinstance(code, str) or code in "PzZO":  # a pointer type of ctypes
        return "void *"
    if code in "fd":
        return "float" if code == "f" else "double"
    if code == "?":
        return "_Bool"
    is_signed = type_(-1).value < 0
    return _SIGNED[size] if is_signed else _UNSIGNED[size]


def _iter_members(record: Any) -> Iterator[tuple[str, str]]:
    """Yield the C type and the array length (`[4]`, or "") of each member of a record.

    Only the sizes of the members matter, because the records are only copied. Inner structures are
    flattened. Unions become arrays of integers.

    Args:
        record: The ctypes class of the record.
    """
    if issubclass(record, ctypes.Union):
        width = min(8, ctypes.alignment(record))
        yield _UNSIGNED[width], f"[{ctypes.sizeof(record) // width}]"
        return
    for _, member, *_ in record._fields_:
        count = 1
        while issubclass(member, ctypes.Array):
            count *= member._length_
            member = member._type_
        if issubclass(member, (ctypes.Structure, ctypes.Union)):
            for _ in range(count):
                yield from _iter_members(member)
        else:
            scalar = _name_scalar(member).replace("void *", "uint64_t")  # pointers are passed like integers
            yield scalar, f"[{count}]" if count > 1 else ""


def _declare(type_: str, name: str) -> str:
    """Return a C declaration, such as "int a0" or "char *a0"."""
    separator = "" if type_.endswith("*") else " "
    return f"{type_}{separator}{name}"
