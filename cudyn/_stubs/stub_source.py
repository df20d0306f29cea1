"""Write a stub library in C: the functions of a library of CUDA, to link against where it is not installed.

Each function finds the real one at its first call, by the rules of late_search.py. Without one it does what its
Symbol answers, as in stubs that elf_stub.py writes. stub.c has the part that all stubs share; this file adds
the data and functions of one library.
"""

from __future__ import annotations

import ctypes
import json
import pkgutil
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .._bindings.libraries.library import Library, parse
from .late_search import list_candidates, list_later
from .library_abi import LibraryAbi
from .library_names import get_linker_name
from .symbol import UNRECOGNIZED, Returns, Symbol, TableAnswer

# The header with the number of the release, and the macro for it, 1000 * major + 10 * minor.
_VERSIONS = {"driver": ("cuda.h", "CUDA_VERSION"), "runtime": ("cuda_runtime_api.h", "CUDART_VERSION")}
# Those of which it is known that all their symbols have versions, and all the same, called as the library is.
_VERSIONED = ("nvrtc", "runtime")
# The line of stub.c in whose place a library's facts stand.
_FACTS = '#include "stub_facts.h"\n'
_EMPTY = """\
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
    """The text of a stub library.

    name            the library's name for linkers, such as cudart
    soname          of the stub itself
    source, header  its C, and a header that callers may include
    version_script  for the linker; "" if symbols have no versions
    """

    name: str
    soname: str
    source: str
    header: str
    version_script: str


def get_stem(soname: str) -> str:
    """Strip a library's prefix and suffix: cudyn_stub_cudart for libcudyn_stub_cudart.so."""
    return soname.removeprefix("lib").partition(".so")[0].removesuffix(".dll")


def write_stub(
    library: Library, major: int | None = None, soname: str = "", only: Mapping[str, str] | None = None
) -> Stub:
    """Write the stub of a library.

    major: of the headers that callers are compiled with; by default that of the soname, or the newest.
    soname: of the stub; by default a name of its own. With that of the real library the stub replaces it, and
    opens it by its path. only: the symbols to write, and the library's name for each; by default all
    functions of this major.
    Raises ValueError for a major without headers, or one that does not fit the soname.
    """
    info = library.info
    name = get_linker_name(info)
    plain = "".join(c if c.isalnum() else "_" for c in name)
    abi = _choose_abi(library, major, soname)
    functions = {s: s for s in abi.list_functions()} if only is None else only
    own = soname or f"libcudyn_stub_{plain}.so"
    is_real = own in [file for files in info.files.values() for _, file in files]
    return Stub(
        name,
        own,
        "\n".join(_Writer(abi, own, is_real, functions).write()) + "\n",
        "\n".join(_write_header(abi, f"CUDYN_STUB_{plain.upper()}_H")) + "\n",
        f"{own} {{ global: *; }};\n" if is_real and info.name in _VERSIONED else "",
    )


def _choose_abi(library: Library, major: int | None, soname: str) -> LibraryAbi:
    info = library.info
    if info.numbering != "CUDA":
        if major is not None:
            name = get_linker_name(info)
            raise ValueError(f"{name}: expected no major, since it is not numbered as CUDA is")
        return LibraryAbi(library)
    own = next((m for files in info.files.values() for m, file in files if file == soname), 0)
    abi = LibraryAbi(library, major if major is not None else own or parse(library.releases[-1])[0])
    if own and abi.major != own:
        raise ValueError(f"expected major {own}, of which {soname} is; got {major}")
    return abi


def _write_header(abi: LibraryAbi, guard: str) -> Iterator[str]:
    info = abi.library.info
    major = abi.major
    yield f"/* For callers of a stub of the {info.title}, written by cudyn: were they compiled for it? */"
    yield f"#ifndef {guard}"
    yield f"#define {guard}"
    own = _VERSIONS.get(info.name)
    if own is not None:
        yield f"#ifndef {own[1]}"
        yield f"#include <{own[0]}>"
        yield "#endif"
    for _, macro in ([own] if own is not None else sorted(_VERSIONS.values())) if major else ():
        yield f"#if defined {macro} && {macro} / 1000 != {major}"
        yield f'#error "the stub of the {info.title} is for callers that use headers of CUDA {major}"'
        yield "#endif"
    yield "#endif"


class _Writer:
    """Writes the source of a stub."""

    def __init__(self, abi: LibraryAbi, soname: str, is_real: bool, functions: Mapping[str, str]) -> None:
        self.abi = abi
        self.library = abi.library
        self.soname = soname
        self.is_real = is_real
        self.symbols = [abi.make_symbol(symbol, "", real) for symbol, real in functions.items()]
        self.records: dict[Any, str] = {}  # those that are passed by value, and their names in C
        self.words: dict[str, Mapping[int, str | int]] = {}  # "name", "text" -> what is said of a status

    def write(self) -> Iterator[str]:
        """Yield its lines."""
        major = self.abi.major
        of = f" for callers compiled with the headers of CUDA {major}" if major else ""
        yield f"/* A stub of the {self.library.info.title}{of}, written by cudyn."
        yield "   C99 for GCC and Clang, all in this file; link with -ldl where dlopen is in that library. */"
        if not self.symbols:  # for a file that is linked with the library and calls nothing
            yield _EMPTY
            return
        common = pkgutil.get_data(__package__, "stub.c")
        assert common is not None
        before, _, after = common.decode().rstrip().partition(_FACTS)
        yield before
        yield from self._write_facts()
        yield after
        functions = [line for number, one in enumerate(self.symbols) for line in self._write(number, one)]
        for record, name in self.records.items():
            yield ""
            yield f"{name} {{ /* {record.__name__} */"
            yield from (f"    {kind} m{n}{count};" for n, (kind, count) in enumerate(_list_members(record)))
            yield "};"
            yield f"typedef char size_of_{name[7:]}[sizeof({name}) == {ctypes.sizeof(record)} ? 1 : -1];"
        yield from self._write_words()
        yield from functions
        yield ""
        yield "static Function targets[COUNT(functions)] = {"
        yield from (f"    (Function)find_{number}," for number in range(len(self.symbols)))
        yield "};"

    # --- data for the common part

    def _write_facts(self) -> Iterator[str]:
        info = self.library.info
        major = self.abi.major
        (_, no_library), (_, no_symbol) = info.absent
        packed = [symbol for symbol, form in info.probes if form == "packed"]
        facts = {
            "LIBRARY": info.title,
            "VARIABLE": info.variable,
            "OWN_NAME": self.soname if self.is_real else get_stem(self.soname),
            "CALLERS": f"CUDA {major}" if major else "its releases",
        }
        if packed and any(major for major, _ in info.files["linux"]):
            facts["VERSION"] = packed[0]
        if self.is_real:
            facts["FOLDERS"] = ":".join(info.homes.get("linux", ()))
            yield "#define REAL_NAME"
        yield from (f"#define {name} {json.dumps(value)}" for name, value in facts.items())
        yield f"enum {{ NO_LIBRARY = {no_library}, NO_SYMBOL = {no_symbol} }}; /* statuses */"
        later = len(list_later(self.library, self.abi.major, "linux"))
        yield f"enum {{ LATER = {later} }}; /* how many candidates a later search takes */"
        yield ""
        yield "static const Candidate candidates[] = {"
        for start, system in (("#ifdef _WIN32", "win32"), ("#else", "linux")):
            yield start
            named = system if info.files.get(system) else "linux"
            for of, file in list_candidates(self.library, self.abi.major, named):
                yield f"    {{{json.dumps(file)}, {of}}},"
        yield "#endif"
        yield "};"
        yield ""
        yield "static const Entry functions[] = {"
        for symbol in self.symbols:
            majors = sum(1 << major for major in self.abi.list_majors(symbol.real))
            yield f"    {{{json.dumps(symbol.real)}, {majors:#x}}},"
        yield "};"

    # --- functions

    def _write(self, number: int, symbol: Symbol) -> Iterator[str]:
        assert isinstance(symbol.answer, Returns | TableAnswer)
        types = symbol.answer.fallback.parameters
        is_text = isinstance(symbol.answer, Returns) and isinstance(symbol.answer.value, bytes)
        is_text = is_text or symbol.answer.fallback.words == 1
        returns = "const char *" if is_text else self._type(symbol.answer.fallback.result)
        declared = ", ".join(_declare(self._type(type_), f"a{n}") for n, type_ in enumerate(types)) or "void"
        taken = ", ".join(map(self._type, types)) or "void"
        given = ", ".join(f"a{n}" for n in range(len(types)))
        pointer = f"{_declare(returns, '(*)')}({taken})"
        called = f"(({pointer})function)({given});"
        returned = "" if returns == "void" else "return "
        yield ""
        yield f"static {_declare(returns, f'find_{number}')}({declared})"
        yield "{"
        yield f"    Function function = search({number});"
        yield f"    if (function) {f'return {called}' if returned else f'{{ {called} return; }}'}"
        if isinstance(symbol.answer, TableAnswer):
            yield from self._write_explanation(symbol.answer, symbol.real)
        else:
            yield from self._write_answer(symbol.answer, returns)
        yield "}"
        yield ""
        yield f"EXPORT {_declare(returns, symbol.name)}({declared})"
        yield "{"
        if symbol.is_registering:
            yield "    if (!a0) return;"
        yield f"    {returned}(({pointer})READ(targets[{number}]))({given});"
        yield "}"

    def _write_explanation(self, answer: TableAnswer, real: str) -> Iterator[str]:
        """The result of a function whose first parameter selects it."""
        if answer.fallback.words == 3:
            yield "    switch (a0) {"
            for value, number in answer.rows.items():
                yield f"    case {value}: if (a1) *(int *)a1 = {number}; return 0;"
            yield "    default: fill(a1, 0, sizeof(int)); return get_status();"
            yield "    }"
            return
        words = "name" if real.endswith("Name") else "text"
        self.words.setdefault(words, answer.rows)
        yield f"    const char *said = {words}_of((int)a0);"
        if answer.fallback.words == 1:
            yield f"    return said ? said : {json.dumps(UNRECOGNIZED)};"
        else:
            yield "    if (a1) *(const char **)a1 = said;"
            yield "    return said ? 0 : get_status();"

    def _write_answer(self, answer: Returns, returns: str) -> Iterator[str]:
        """The outputs and the result of a function without the real one."""
        for index, data in answer.fallback.outputs.items():
            if len({*data}) == 1:
                yield f"    fill(a{index}, {data[0]}, {len(data)});"
            else:  # a number that the caller reads
                number = int.from_bytes(data, "little")
                yield f"    if (a{index}) *(uint{8 * len(data)}_t *)a{index} = {number};"
        if returns.startswith("struct"):
            yield f"    {returns} answer;"
            yield "    memset(&answer, 0, sizeof answer);"
            if answer.lacks is not None:  # cuFile's, which begins with it
                yield "    const int status = get_status();"
                yield "    memcpy(&answer, &status, sizeof status);"
            yield "    return answer;"
        elif answer.lacks is not None:
            yield "    return get_status();"
        elif isinstance(answer.value, bytes):
            yield "    return get_reason();"
        elif returns != "void":
            yield f"    return {answer.value};"

    def _write_words(self) -> Iterator[str]:
        """The names of statuses and their meaning."""
        for words, rows in sorted(self.words.items()):
            yield ""
            yield f"static const char *{words}_of(int status)"
            yield "{"
            yield "    switch (status) {"
            for value, said in rows.items():
                yield f"    case {value}: return {json.dumps(said)};"
            yield "    default: return NULL;"
            yield "    }"
            yield "}"

    def _type(self, type_: Any) -> str:
        """Write a C type that is passed in the same way as a ctypes type."""
        if type_ is None:
            return "void"
        if issubclass(type_, (ctypes.Structure, ctypes.Union)):
            return self.records.setdefault(type_, f"struct record{len(self.records)}")
        return _name_scalar(type_)


def _name_scalar(type_: Any) -> str:
    """Write a number or a pointer; every pointer is a void *."""
    size = ctypes.sizeof(type_)
    code = getattr(type_, "_type_", "P")
    if not isinstance(code, str) or code in "PzZO":
        return "void *"
    if code in "fd":
        return "float" if code == "f" else "double"
    return (_SIGNED if type_(-1).value < 0 else _UNSIGNED)[size] if code != "?" else "_Bool"


def _list_members(cls: Any) -> Iterator[tuple[str, str]]:
    """List the members of a record, numbers with their count (`[4]`); a union becomes integers."""
    if issubclass(cls, ctypes.Union):
        width = min(8, ctypes.alignment(cls))
        yield _UNSIGNED[width], f"[{ctypes.sizeof(cls) // width}]"
        return
    for _, member, *_ in cls._fields_:
        count = 1
        while issubclass(member, ctypes.Array):
            count *= member._length_
            member = member._type_
        if issubclass(member, (ctypes.Structure, ctypes.Union)):
            for _ in range(count):
                yield from _list_members(member)
        else:
            yield _name_scalar(member).replace("void *", "uint64_t"), f"[{count}]" if count > 1 else ""


def _declare(type_: str, name: str) -> str:
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"
