"""Tests that read headers with libclang and with pycparser, and compare the readings with gcc."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codegen import fetch, read, second_reader
from codegen.c_types import declare
from codegen.declared import SHIM
from codegen.errors import CodegenError
from codegen.model import Function, Param, Reading
from codegen.sources import Library, Sources

from ..support.amount import examples
from ..support.messages import raises

T = TypeVar("T")

PLAIN = {"plain": ""}

patient = settings(max_examples=examples(25))


PROBE: dict[str, Any] = {
    "name": "probe",
    "status": "PRresult",
    "headers": ("probe.h",),
    "parts": (),
    "prefixes": ("pr",),
}


class Header:
    """A header that can be read with both readers."""

    def __init__(
        self,
        text: str,
        modes: dict[str, str] | None = None,
        used: Mapping[str, Library] | None = None,
        files: Mapping[str, str] | None = None,
        **keys: Any,
    ) -> None:
        self.library = Library(**{**PROBE, "modes": modes or PLAIN, **keys})
        self.files = {"probe.h": text, **(files or {})}
        self.used = list((used or {}).values())

    def read(self) -> Reading:
        return self._in_a_directory(lambda directory: read.read(self.library, "9.9", [directory], self.used))

    def reread(self) -> dict[str, dict[str, Function]]:
        return self._in_a_directory(lambda directory: second_reader.reread(self.library, "9.9", [directory]))

    def count_agreed(self) -> int:
        """Check that both readers agree on all prototypes, and return the number of prototypes."""
        return second_reader.compare(self.library, self.read(), self.reread())

    def _in_a_directory(self, use: Callable[[Path], T]) -> T:
        """Call a function with a temporary directory that contains the headers."""
        with tempfile.TemporaryDirectory() as name:
            for path, text in self.files.items():
                (Path(name) / path).parent.mkdir(parents=True, exist_ok=True)
                (Path(name) / path).write_text(text, encoding="utf-8")
            return use(Path(name))


def run_c(gcc: str, program: str, *options: str) -> list[str]:
    """Compile and run a program. Return the lines that it prints."""
    with tempfile.TemporaryDirectory() as name:
        command = [gcc, "-w", "-std=gnu11", *options, "-xc", "-", "-o", f"{name}/program"]
        compiler = subprocess.run(command, input=program, capture_output=True, text=True)
        assert compiler.returncode == 0, f"{compiler.stderr}\n{program}"
        process = subprocess.run([f"{name}/program"], capture_output=True, text=True, check=True)
        return process.stdout.splitlines()


# --- functions


def spell(function: Function) -> str:
    """Return a function in C spelling, without the blank that str() puts after the star of a result."""
    return str(function).replace("* pr", "*pr")


def test_read_assigns_documentation_to_its_function() -> None:
    reading = Header("/** \\param n - Returned count */ int prA(int *n);\nint prB(int *n);").read()
    assert "Returned count" in reading.functions["prA"].doc
    assert reading.functions["prB"].doc == ""
    assert reading.functions["prA"] == Function("prA", "int", (Param("n", "int *"),), "other words")


def test_read_of_an_array_parameter_keeps_the_declaration_and_passes_a_pointer() -> None:
    header = Header("int prA(int a[3], const char *b[], const float d[4]);")
    (function,) = header.read().functions.values()
    assert str(function) == "int prA(int a[3], const char *b[], const float d[4])"
    assert function.types == ("int", "int *", "const char **", "const float *")
    assert header.count_agreed() == 1


def test_read_of_a_nested_array_parameter_passes_one_array() -> None:
    header = Header(
        "int prA(double quad[4][2], const float twist[3][4], int *const lists[2][3], int n[][2]);"
    )
    (function,) = header.read().functions.values()
    assert spell(function) == (
        "int prA(double quad[4][2], const float twist[3][4], int *const lists[2][3], int n[][2])"
    )
    assert function.types == ("int", "double *", "const float *", "int *const *", "int *")
    assert header.count_agreed() == 1


def test_read_of_two_prototypes_of_a_symbol_raises() -> None:
    header = Header(
        "#ifdef PR_INTERNAL\nint prA(long long);\n#else\nint prA(int);\n#endif\n",
        {"plain": "", "internal": "PR_INTERNAL"},
    )
    with raises(CodegenError):
        header.read()


# --- types


SIMPLE: tuple[str, ...] = (
    "int",
    "unsigned int",
    "char",
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "long long",
)
SIMPLE += ("unsigned long long", "float", "double", "_Bool", "size_t", "PRh", "struct prs", "enum pre")
SPELLINGS = {
    "int": ("int", "signed int"),
    "unsigned int": ("unsigned int", "unsigned", "int unsigned"),
    "short": ("short", "short int", "int short", "signed short"),
    "unsigned short": ("unsigned short", "short unsigned int"),
    "long long": ("long long", "long long int", "signed long long", "long int long"),
    "unsigned long long": ("unsigned long long", "long long unsigned", "unsigned long long int"),
}
PREAMBLE = "#include <stdlib.h>\ntypedef struct prh_st *PRh;\nstruct prs { int a; };\nenum pre { PR_ONE };\n"


class CType(NamedTuple):
    """A type in the spelling of the tables, and the declaration of `{}` in a header."""

    canonical: str
    written: str


@st.composite
def objects(draw: st.DrawFn, deep: bool = True) -> CType:
    """Draw an object or pointer type: a base type with stars, each with or without const."""
    base = draw(st.sampled_from(SIMPLE))
    const = draw(st.booleans())
    stars = draw(st.lists(st.sampled_from(["*", "*", "*const"]), max_size=3))
    if len(stars) > 0 and draw(st.booleans()):
        base = "void"
    canonical = f"const {base}" if const else base
    for star in stars:
        canonical += star if canonical.endswith("*") else f" {star}"
    written = draw(st.sampled_from(SPELLINGS.get(base, (base,))))
    if const:
        written = f"const {written}" if draw(st.booleans()) else f"{written} const"
    blank = draw(st.sampled_from([" ", "  ", "\n", "/* , */ "]))
    return CType(canonical, written + blank + blank.join([*stars, "{}"]))


@st.composite
def types(draw: st.DrawFn) -> CType:
    """Draw a parameter type: an object type or a pointer to a function."""
    if draw(st.integers(0, 4)):
        return draw(objects())
    result = draw(results())
    parameters = draw(st.lists(objects(), max_size=3))
    canonical = ", ".join(p.canonical for p in parameters) or "void"
    written = ", ".join(p.written.format(f"a{i}") for i, p in enumerate(parameters)) or "void"
    return CType(f"{result.canonical} (*)({canonical})", f"{result.written.format('')} (*{{}})({written})")


def results() -> st.SearchStrategy[CType]:
    """Return a strategy for the types of results."""
    return st.just(CType("void", "void {}")) | objects()


def without_top_const(canonical: str) -> str:
    """Remove the outermost const, which C ignores for parameters and results by value."""
    if canonical.endswith("*const"):
        return canonical[: -len("const")]
    return canonical if "*" in canonical else canonical.removeprefix("const ")


@patient
@given(st.lists(types(), min_size=1, max_size=12))
def test_read_spells_random_types_canonically(drawn: list[CType]) -> None:
    names = [f"PRt{i}" for i in range(len(drawn))]
    text = "".join(f"typedef {t.written.format(n)};\n" for t, n in zip(drawn, names))
    reading = Header(PREAMBLE + text).read()
    expected = [re.sub(r"\*const(?=[,)])", "*", t.canonical) for t in drawn]
    assert [parameters_without_top_const(reading.typedefs[n]) for n in names] == [
        parameters_without_top_const(t) for t in expected
    ]


def parameters_without_top_const(canonical: str) -> str:
    """Remove const from a callback's own parameters, because readers may omit it."""
    if "(*)" not in canonical:
        return canonical
    head, _, rest = canonical.partition("(*)(")
    parameters = ", ".join(without_top_const(p) for p in rest[:-1].split(", "))
    return f"{without_top_const(head.strip())} (*)({parameters})"


@patient
@given(st.lists(st.tuples(results(), st.lists(types(), max_size=5)), min_size=1, max_size=8))
def test_both_readers_agree_on_random_prototypes(drawn: list[tuple[CType, list[CType]]]) -> None:
    """Both readers return the canonical types of randomly written declarations."""
    text = PREAMBLE
    expected = []
    for i, (result, parameters) in enumerate(drawn):
        written = ", ".join(p.written.format(f"p{k}") for k, p in enumerate(parameters)) or "void"
        text += f"{result.written.format(f'pr{i}')}({written});\n"
        expected.append((result.canonical, [(f"p{k}", p.canonical) for k, p in enumerate(parameters)]))
    header = Header(text)
    assert header.count_agreed() == len(drawn)
    for functions in (header.read().functions, header.reread()["plain"]):
        read_prototypes = [(f.result, [(p.name, p.type) for p in f.params]) for f in functions.values()]
        assert normalize(read_prototypes) == normalize(expected)


def normalize(prototypes: list[tuple[str, list[tuple[str, str]]]]) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return prototypes without the constness that C ignores."""
    return [
        (without_top_const(result), [(n, parameters_without_top_const(t)) for n, t in parameters])
        for result, parameters in prototypes
    ]


@pytest.mark.parametrize("type_", ["void (*)(int)", "int[2][3]"])
def test_declare_reads_back_as_its_type(type_: str) -> None:
    """The C code that declare() returns must have the same type."""
    reading = Header(f"typedef {declare(type_, 'PRt')};").read()
    assert reading.typedefs == {"PRt": type_}


def test_function_that_returns_a_pointer_to_a_function_is_rejected() -> None:
    """The canonical spelling cannot express such a function."""
    with pytest.raises(CodegenError) as caught:
        Header("typedef int (*(*PRt)(void))(int);").read()
    assert str(caught.value).endswith("PRt: a function that returns a pointer to a function or array")


def read_unless_rejected(text: str) -> Reading | None:
    """Return the reading of a header, or None if the header is rejected."""
    try:
        return Header(text).read()
    except CodegenError:
        return None


REJECTED = [
    "int prBad(long double x);",
    "long double prBad(void);",
    "int prBad(const __int128 *x);",
    "int prBad(__int128 x);",
    "int prBad(volatile int *x);",
    # gcc gives these enums the type long. The tables do not support this type, and on Windows the values are
    # truncated to an int.
    "enum prBad { PR_BIG = 0x100000000 };",
    "enum prBad { PR_NEGATIVE = -1, PR_BIG = 0x80000000 };",
    "int prBad(void (*callback)(long double));",
    "typedef long double prBad;",
    "struct prBad { long double x; };",
    "struct prBad { struct { __int128 x[3]; } inner; };",
]


@pytest.mark.parametrize("text", REJECTED)
def test_rejection_names_the_declaration(text: str) -> None:
    with raises(CodegenError):
        Header(text).read()


def test_read_of_a_header_with_an_error_raises() -> None:
    with raises(CodegenError):
        Header("int prA(Missing x);").read()
    with raises(CodegenError):
        Header("int prA(int x;").reread()


@pytest.mark.parametrize("name", ["CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"])
def test_read_ignores_include_paths_of_the_environment(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere.h").write_text("typedef int PRt;\n", encoding="utf-8")
    monkeypatch.setenv(name, str(tmp_path))
    with raises(CodegenError):
        Header('#include "elsewhere.h"\nint prA(PRt x);').read()
    assert os.environ[name] == str(tmp_path)


def test_read_ignores_compiler_options_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CCC_OVERRIDE_OPTIONS", "+-DPR_EXTRA")
    assert list(Header("int prA(int x);\n#ifdef PR_EXTRA\nint prB(int x);\n#endif").read().functions) == [
        "prA"
    ]


def test_read_of_an_include_outside_the_directories_raises(tmp_path: Path) -> None:
    """This applies even if the included file exists."""
    (tmp_path / "elsewhere.h").write_text("typedef int PRt;\n", encoding="utf-8")
    with raises(CodegenError):
        Header(f'#include "{tmp_path}/elsewhere.h"\nint prA(PRt x);').read()


@pytest.mark.parametrize(
    "text",
    [
        "#define PR_PAIR(a, b) a b\nint prA(PR_PAIR(int));",
        "#error not for you\nint prA(int x);",
        '#include "gone.h"\nint prA(int x);',
        "#if 1\nint prA(int x);",
        "int prA(int x);\n#endif",
        "#if 1 +\n#endif\nint prA(int x);",
        "#nonsense\nint prA(int x);",
    ],
)
def test_reread_with_a_preprocessor_error_raises(text: str) -> None:
    with raises(CodegenError):
        Header(text).reread()


def test_reread_caches_a_declaration_with_its_dependencies() -> None:
    """The text of the declaration is always the same, but its macros and typedefs differ."""
    prototype = "PRt *prA(PR_TYPE x);\n"
    for typedef, macro, expected in [
        ("typedef int PRt;", "int", "PRt *prA(int x)"),
        ("typedef int PRt;", "PR_OTHER\n#define PR_OTHER short", "PRt *prA(short x)"),
        ("typedef int PRt;", "PR_OTHER\n#define PR_OTHER char", "PRt *prA(char x)"),
    ]:
        functions = Header(f"{typedef}\n#define PR_TYPE {macro}\n{prototype}").reread()
        assert [spell(f) for f in functions["plain"].values()] == [expected]
    with raises(CodegenError):  # the typedef is missing
        Header(f"#define PR_TYPE int\n{prototype}").reread()


# --- structs and unions


ATTRIBUTES = ["", "", "", "packed", "aligned(2)", "aligned(8)", "aligned(32)", "packed, aligned(4)"]
BITFIELDS = {
    "int": 32,
    "unsigned int": 32,
    "unsigned char": 8,
    "short": 16,
    "unsigned long long": 64,
    "_Bool": 1,
}
SCALARS = ("char", "short", "int", "unsigned int", "long long", "float", "double", "_Bool", "size_t")
POINTERS = ("void *", "const char *const *", "struct prx_st *")


class Member(NamedTuple):
    """A named member: its path in C, and its expected type."""

    path: str
    kind: str  # "", "bits" or "record"
    type: str
    bits: int | None = None


@st.composite
def attributes(draw: st.DrawFn, choices: list[str] = ATTRIBUTES) -> str:
    """Draw an attribute of gcc, or an empty string."""
    chosen = draw(st.sampled_from(choices))
    return f" __attribute__(({chosen}))" if chosen else ""


@st.composite
def bodies(
    draw: st.DrawFn, names: Iterator[int], depth: int, tags: tuple[str, ...]
) -> tuple[str, list[Member]]:
    """Draw the body `{...}` of a record, and its members as seen from outside the record."""
    kinds = ["scalar", "scalar", "array", "pointer", "callback", "bits", "bits", "gap", "enum"]
    kinds += ["record", "anonymous", "anonymous"] if depth < 3 else []
    kinds += ["earlier"] if tags else []
    lines = []
    members = []
    for category in ["scalar", *draw(st.lists(st.sampled_from(kinds), max_size=5))]:
        name = f"m{next(names)}"
        attribute = draw(attributes(["", "", "", "", "packed", "aligned(16)"]))
        type_ = draw(st.sampled_from(SCALARS))
        if category in ("record", "anonymous"):
            word = draw(st.sampled_from(["struct", "union"]))
            body, inner = draw(bodies(names, depth + 1, tags))
            if category == "anonymous":
                lines.append(f"{word} {body};")
                members += inner
                continue
            dims = draw(st.sampled_from(["", "", "[2]", "[2][3]"]))
            lines.append(f"{word} {body} {name}{dims}{attribute};")
            path = name + dims.replace("2", "0").replace("3", "0")
            members.append(Member(path, "record", word))
            members += [member._replace(path=f"{path}.{member.path}") for member in inner]
            continue
        if category in ("bits", "gap"):
            type_ = draw(st.sampled_from(sorted(BITFIELDS)))
            if category == "gap":
                lines.append(f"{type_} : {draw(st.integers(1, BITFIELDS[type_]))};")
                continue
            width = draw(st.integers(1, BITFIELDS[type_]))
            lines.append(f"{type_} {name} : {width}{attribute};")
            members.append(Member(name, "bits", type_, width))
            continue
        if category == "array":
            type_ += draw(st.sampled_from(["[1]", "[3]", "[2][5]"]))
        elif category == "pointer":
            type_ = draw(st.sampled_from(POINTERS))
        elif category == "callback":
            type_ = "int (*)(void *, size_t)"
        elif category == "enum":
            type_ = "enum pre"
        elif category == "earlier":
            type_ = draw(st.sampled_from(tags)) + draw(st.sampled_from(["", "[2]"]))
        members.append(Member(name, "", type_))
        base, bracket, dims = type_.partition("[")
        line = (
            type_.replace("(*)", f"(*{name})") if category == "callback" else f"{base} {name}{bracket}{dims}"
        )
        lines.append(f"{line}{attribute};")
    return f"{{ {' '.join(lines)} }}{draw(attributes())}", members


@st.composite
def headers(draw: st.DrawFn) -> tuple[str, dict[str, list[Member]]]:
    """Draw the text of a header with structs and unions, and the expected members of each type."""
    text = "#include <stdlib.h>\nenum pre { PR_ONE };\nstruct prx_st;\n"
    records: dict[str, list[Member]] = {}
    for i in range(draw(st.integers(1, 5))):
        type_ = f"{draw(st.sampled_from(['struct', 'struct', 'union']))} pr{i}_st"
        body, members = draw(bodies(count(), 0, tuple(records)))
        text += f"{type_} {body};\n"
        records[type_] = members
    return text, records


# --- the second reader


def test_second_reader_preprocesses_like_gcc(gcc: str, pins: Sources) -> None:
    """pcpp and gcc produce the same tokens, except for compiler extensions."""
    library = next(library for library in pins.libraries if library.name == "driver")
    release = pins.releases(library)[-1]
    directories = [fetch.get_directory(wheel) for wheel in pins.wheels_of(library, release)]
    functions = second_reader.reread(library, release, directories)
    for mode, macro in library.modes.items():
        tokens_of_gcc = list_tokens(preprocessed_by_gcc(gcc, library, macro, directories))
        assert list_tokens("".join(second_reader._preprocess(library, macro, directories))) == tokens_of_gcc
        assert set(functions[mode]) == {
            name for name in declared(tokens_of_gcc) if name.startswith(library.prefixes)
        }


def preprocessed_by_gcc(gcc: str, library: Library, macro: str, directories: list[Path]) -> str:
    """Return the headers of a library as preprocessed by gcc."""
    command = [
        gcc,
        "-E",
        "-P",
        "-nostdinc",
        "-std=c11",
        *(f"-I{f}" for f in (*directories, SHIM)),
        "-xc",
        "-",
    ]
    command += [f"-D{macro}"] if macro else []
    text = "".join(f"#include <{name}>\n" for name in library.headers)
    process = subprocess.run(command, input=text, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    return process.stdout


def list_tokens(text: str) -> list[str]:
    """Return the tokens of C code without attributes."""
    text = re.sub(r"__attribute__\s*\(\(.*?\)\)|_Alignas\(\d+\)", "", text)
    return re.findall(r'"(?:\\.|[^"])*"|\w+|[^\s\w]', text)


def declared(stream: list[str]) -> set[str]:
    """Return the names of the functions that are declared, but not defined, at the outermost level."""
    names: set[str] = set()
    statement: list[str] = []
    depth = 0
    for token in stream:
        depth += (token == "{") - (token == "}")
        if depth == 0 and token == "}" and "(" in statement:
            statement = []  # the end of a function's body
        elif depth == 0 and token == ";":
            if "(" in statement and statement[0] != "typedef":
                names.add(statement[statement.index("(") - 1])
            statement = []
        elif depth == 0:
            statement.append(token)
    return names


def test_both_readers_evaluate_header_conditions_alike(pins: Sources, tmp_path: Path) -> None:
    """Covers every compiler or system macro that is used in a condition of a pinned header."""
    macros: set[str] = set()
    for directory in {fetch.get_directory(wheel) for wheel in pins.wheels}:
        for path in directory.rglob("*.h"):
            text = path.read_text(encoding="utf-8", errors="replace").replace("\\\n", " ")
            for condition in re.findall(r"^[ \t]*#[ \t]*(?:el)?if(?:n?def)?\b(.*)$", text, re.M):
                macros |= set(re.findall(r"\b_[_A-Z]\w*", condition))
    assert {"__GNUC__", "__clang__", "__linux__", "_WIN32"} <= macros
    # it resembles a macro with parameters, and golden/has_include.h covers it
    macros.discard("__has_include")
    definitions = (f"#ifdef {name}\n#define PR{name} ({name})\n#endif\n" for name in sorted(macros))
    expansions = (f"#ifdef {name}\nPR{name} = {name} ;\n#endif\n" for name in sorted(macros))
    for file, lines in (("first.h", definitions), ("second.h", expansions)):
        (tmp_path / file).write_text("".join(lines), encoding="utf-8")
    libraries = {file: Library("probe", "int", (file,), (), ("pr",)) for file in ("first.h", "second.h")}
    reading = read.read(libraries["first.h"], "1.0", [tmp_path])
    by_clang = {name: constant.value for name, constant in reading.constants.items()}
    text = "".join(second_reader._preprocess(libraries["second.h"], "", [tmp_path]))
    by_pcpp = {name: int(value.rstrip("L")) for name, value in re.findall(r"(PR\w+) = (\w+) ;", text)}
    assert by_clang == by_pcpp
    assert by_clang["PR__GNUC__"] == 12
    assert not reading.left_out


def test_reread_of_a_recursive_macro_terminates() -> None:
    """An example is `#define cuMemcpy __CUDA_API_PTDS(cuMemcpy)`."""
    functions = Header(
        "#define PR_SUFFIX(api) api ## _ptds\n#define prA PR_SUFFIX(prA)\n"
        "#define PR_SAME(api) api\n#define prB PR_SAME(prB)\n#define prC prC\n"
        "int prA(int), prB(int), prC(int);\n"
    ).reread()
    assert list(functions["plain"]) == ["prA_ptds", "prB", "prC"]


def test_reread_keeps_comment_markers_in_strings() -> None:
    functions = Header(
        '#define PR_URL "http://nvidia.com"\n#define PR_GLOB "*/*"\nint prA(int x);\n#define PR_END "*/"\n'
        "int prB(int x); /* a comment\n int prNot(int x); */ int prC(int x); // int prNeither(int x);\n"
    ).reread()
    assert list(functions["plain"]) == ["prA", "prB", "prC"]


# --- functions that other headers also declare


@pytest.mark.parametrize(
    ("before", "after", "prototype"),
    [
        ("typedef int prcell;", "typedef long prcell[2];", "int prA(prcell x);"),
        (
            "typedef struct { int a; } prcell;",
            "typedef struct { char b; int a; } __attribute__((packed)) prcell;",
            "int prA(prcell x);",
        ),
        ("#define LABEL", '#define LABEL __asm__("prB")', "int prA(int x) LABEL;"),
    ],
)
def test_read_of_a_function_with_changed_dependencies_reads_it_again(
    before: str, after: str, prototype: str
) -> None:
    for _ in range(2):
        assert read_unless_rejected(f"{before}\n{prototype}\n") is not None
        assert read_unless_rejected(f"{after}\n{prototype}\n") is None


def test_read_of_a_repeated_function_includes_its_types() -> None:
    prototype = "int prA(const prtype *x, prcell y);\n"
    record_typedef = "typedef struct pr_st { int a; } prtype;\n"
    for cell_typedefs in ("typedef unsigned prcell;\n", "typedef unsigned prcell; typedef int prother;\n"):
        reading = Header(record_typedef + cell_typedefs + prototype).read()
        assert reading.functions["prA"].types == ("int", "const prtype *", "prcell")
        assert {"prtype", "prcell"} <= reading.typedefs.keys()
        assert "pr_st" in reading.records
