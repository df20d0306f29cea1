"""codegen: a header read by libclang, the same header read by pycparser, and what gcc says of both."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codegen import fetch, history, read, second_reader
from codegen.errors import CodegenError
from codegen.model import Constant, Enum, Field, Function, Param, Reading, Record, declare
from codegen.sources import SHIM, Library, Sources

T = TypeVar("T")

PLAIN = {"plain": ""}
THREE = {"plain": "", "internal": "PR_INTERNAL", "per_thread": "PR_PER_THREAD"}

patient = settings(max_examples=25)


@pytest.fixture(scope="session")
def gcc() -> str:
    """A compiler whose layouts are those that the headers are read with."""
    path = shutil.which("gcc")
    if path is None:
        pytest.skip("there is no gcc to compare with")
    machine = subprocess.run([path, "-dumpmachine"], capture_output=True, text=True).stdout.strip()
    if not re.match(r"x86_64-.*linux-gnu$", machine):
        pytest.skip(f"gcc here is for {machine}; the headers are read for x86_64 Linux")
    return path


PROBE: dict[str, Any] = {
    "name": "probe",
    "status": "PRresult",
    "headers": ("probe.h",),
    "parts": (),
    "prefixes": ("pr",),
}


class Header:
    """A header of our own that either reader can be given."""

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
        return self._in_a_folder(lambda folder: read.read(self.library, "9.9", [folder], self.used))

    def reread(self) -> dict[str, dict[str, Function]]:
        return self._in_a_folder(lambda folder: second_reader.reread(self.library, "9.9", [folder]))

    def agreed(self) -> int:
        """How many prototypes both readers read, and read alike."""
        return second_reader.compare(self.library, self.read(), self.reread())

    def _in_a_folder(self, use: Callable[[Path], T]) -> T:
        with tempfile.TemporaryDirectory() as name:
            for path, text in self.files.items():
                (Path(name) / path).parent.mkdir(parents=True, exist_ok=True)
                (Path(name) / path).write_text(text, encoding="utf-8")
            return use(Path(name))


def run_c(gcc: str, program: str, *options: str) -> list[str]:
    """Compile and run a program; return the lines that it prints."""
    with tempfile.TemporaryDirectory() as name:
        command = [gcc, "-w", "-std=gnu11", *options, "-xc", "-", "-o", f"{name}/program"]
        built = subprocess.run(command, input=program, capture_output=True, text=True)
        assert built.returncode == 0, f"{built.stderr}\n{program}"
        done = subprocess.run([f"{name}/program"], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()


# --- functions


PROTOTYPES = """
#include <stdlib.h>
typedef struct prctx_st *PRctx;
typedef void (*PRcallback)(PRctx ctx, void *data);
int prA(void);
PRctx prB(const char *const *options, char const *data, unsigned n, long long int big);
const char *prC(PRcallback call, int (*compare)(const void *a, void const *b), void *data);
void prD(char *const fixed, char **const *three, const struct prctx_st *in, struct prctx_st **out,
         short int s, signed char sc, _Bool b, size_t z, const int c);
extern int prE(double, float);
enum prmode { PR_ONE }; union prboth { int i; };
enum prmode prF(enum prmode *mode, union prboth both);
"""

READ = [
    "int prA(void)",
    "PRctx prB(const char *const *options, const char *data, unsigned int n, long long big)",
    "const char *prC(PRcallback call, int (*compare)(const void *, const void *), void *data)",
    "void prD(char *const fixed, char **const *three, const struct prctx_st *in, struct prctx_st **out, "
    "short s, signed char sc, _Bool b, size_t z, const int c)",
    "int prE(double arg0, float arg1)",
    "enum prmode prF(enum prmode *mode, union prboth both)",
]


def spelled(function: Function) -> str:
    """str() of a function puts a blank after a result's star, C does not."""
    return str(function).replace("* pr", "*pr")


def test_prototypes_as_both_readers_spell_them() -> None:
    header = Header(PROTOTYPES)
    assert [spelled(f) for f in header.read().functions.values()] == READ
    assert [spelled(f) for f in header.reread()["plain"].values()] == READ
    assert header.agreed() == len(READ)


def test_a_function_keeps_its_documentation_to_itself() -> None:
    reading = Header("/** \\param n - Returned count */ int prA(int *n);\nint prB(int *n);").read()
    assert "Returned count" in reading.functions["prA"].doc
    assert reading.functions["prB"].doc == ""
    assert reading.functions["prA"] == Function("prA", "int", (Param("n", "int *"),), "other words")


def test_what_is_no_function_of_the_library_is_left_out() -> None:
    reading = Header(
        "static inline int prInline(int x) { return x; }\n"
        "int prVariadic(const char *format, ...);\n"
        "int prOld();\n"
        "int foreign(int);\n"
        "#ifdef _WIN32\nPRresult prWindows(int);\nPRresult PRAPI prWindowsToo(int);\n"
        "PRresult PRAPI\nprWindowsOnTwoLines(\n    int);\n#endif\n"
        "int prKept(int);\n"
    ).read()
    assert list(reading.functions) == ["prOld", "prKept"]
    assert str(reading.functions["prOld"]) == "int prOld(void)"  # as C++ reads it, and NVIDIA means it
    assert reading.names["plain"] == {"prOld": "prOld", "prKept": "prKept"}
    assert reading.left_out == {
        "prInline": "defined inline in the header; no library exports it",
        "prVariadic": "the prototype has no fixed parameters",
        "foreign": "the name is not one of the library's",
        "prWindows": "declared under a condition that no mode meets",
        "prWindowsToo": "declared under a condition that no mode meets",
        "prWindowsOnTwoLines": "declared under a condition that no mode meets",
    }


@pytest.mark.parametrize(
    "text",
    [
        "static inline int prInline(int x) { return x; }",
        "int prVariadic(const char *format, ...);",
        "int foreign(int);",
    ],
)
def test_what_one_reader_leaves_out_the_other_leaves_out(text: str) -> None:
    assert Header(f"{text}\nint prKept(int);").agreed() == 1


def test_an_array_parameter_is_a_pointer() -> None:
    header = Header("int prA(int a[3], const char *b[], const float d[4]);")
    expected = "int prA(int *a, const char **b, const float *d)"
    assert [str(f) for f in header.read().functions.values()] == [expected]
    assert header.agreed() == 1


def test_two_prototypes_of_one_symbol_stop_the_codegen() -> None:
    header = Header(
        "#ifdef PR_INTERNAL\nint prA(long long);\n#else\nint prA(int);\n#endif\n",
        {"plain": "", "internal": "PR_INTERNAL"},
    )
    with pytest.raises(CodegenError, match=r"probe 9\.9 \(internal\): prA .*int prA\(int .*prA\(long long"):
        header.read()


# --- types


def test_typedefs() -> None:
    reading = Header(
        "#include <stdint.h>\n"
        "typedef struct prctx_st *PRctx;\n"
        "typedef PRctx PRother;\n"
        "typedef const char *const *PRnames;\n"
        "typedef uint64_t pruint64_t;\n"
        "typedef void (*PRcallback)(PRctx, const void *data, int (*inner)(void));\n"
        "typedef int PRfunction(void *, PRcallback);\n"
        "typedef unsigned PRmatrix[2][3];\n"
        "typedef struct prpair_st { int a; } PRpair, *PRpairs;\n"
        "typedef struct { int b; } PRunnamed;\n"
        "typedef enum { PR_ONE = 1 } PRenum;\n"
        "typedef union prboth_un { int i; } PRboth;\n"
    ).read()
    assert reading.typedefs == {
        "PRctx": "struct prctx_st *",
        "PRother": "PRctx",
        "PRnames": "const char *const *",
        "pruint64_t": "uint64_t",
        "PRcallback": "void (*)(PRctx, const void *, int (*)(void))",
        "PRfunction": "int (void *, PRcallback)",
        "PRmatrix": "unsigned int[2][3]",
        "PRpair": "struct prpair_st",
        "PRpairs": "struct prpair_st *",
        "PRunnamed": "struct PRunnamed",
        "PRenum": "enum PRenum",
        "PRboth": "union prboth_un",
    }
    assert list(reading.records) == ["prpair_st", "PRunnamed", "prboth_un"]  # prctx_st has no definition
    assert reading.enums == {"PRenum": Enum("unsigned int", (("PR_ONE", 1),))}


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
NEEDED = "#include <stdlib.h>\ntypedef struct prh_st *PRh;\nstruct prs { int a; };\nenum pre { PR_ONE };\n"


class CType(NamedTuple):
    """A type as the tables spell it, and a declaration of `{}` as a header may write it."""

    canonical: str
    written: str


@st.composite
def objects(draw: st.DrawFn, deep: bool = True) -> CType:
    """An object or pointer type: a base, const or not, and stars, const or not."""
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
    """A type that a parameter may have: an object or a pointer to a function."""
    if draw(st.integers(0, 4)):
        return draw(objects())
    result, parameters = draw(results()), draw(st.lists(objects(), max_size=3))
    canonical = ", ".join(p.canonical for p in parameters) or "void"
    written = ", ".join(p.written.format(f"a{i}") for i, p in enumerate(parameters)) or "void"
    return CType(f"{result.canonical} (*)({canonical})", f"{result.written.format('')} (*{{}})({written})")


def results() -> st.SearchStrategy[CType]:
    return st.just(CType("void", "void {}")) | objects()


def without_top_const(canonical: str) -> str:
    """C drops the const of a parameter itself and of a result by value."""
    if canonical.endswith("*const"):
        return canonical[: -len("const")]
    return canonical if "*" in canonical else canonical.removeprefix("const ")


@patient
@given(st.lists(types(), min_size=1, max_size=12))
def test_any_type_is_spelled_in_its_canonical_way(drawn: list[CType]) -> None:
    names = [f"PRt{i}" for i in range(len(drawn))]
    text = "".join(f"typedef {t.written.format(n)};\n" for t, n in zip(drawn, names))
    reading = Header(NEEDED + text).read()
    expected = [re.sub(r"\*const(?=[,)])", "*", t.canonical) for t in drawn]
    assert [parameters_without_top_const(reading.typedefs[n]) for n in names] == [
        parameters_without_top_const(t) for t in expected
    ]


def parameters_without_top_const(canonical: str) -> str:
    """The const of a callback's own parameter says nothing to a caller; readers may keep it or not."""
    if "(*)" not in canonical:
        return canonical
    head, _, rest = canonical.partition("(*)(")
    parameters = ", ".join(without_top_const(p) for p in rest[:-1].split(", "))
    return f"{without_top_const(head.strip())} (*)({parameters})"


@patient
@given(st.lists(st.tuples(results(), st.lists(types(), max_size=5)), min_size=1, max_size=8))
def test_any_prototype_is_read_alike_by_both(drawn: list[tuple[CType, list[CType]]]) -> None:
    text, expected = NEEDED, []
    for i, (result, parameters) in enumerate(drawn):
        written = ", ".join(p.written.format(f"p{k}") for k, p in enumerate(parameters)) or "void"
        text += f"{result.written.format(f'pr{i}')}({written});\n"
        expected.append((result.canonical, [(f"p{k}", p.canonical) for k, p in enumerate(parameters)]))
    header = Header(text)
    assert header.agreed() == len(drawn)
    for functions in (header.read().functions, header.reread()["plain"]):
        got = [(f.result, [(p.name, p.type) for p in f.params]) for f in functions.values()]
        assert normal(got) == normal(expected)


def normal(prototypes: list[tuple[str, list[tuple[str, str]]]]) -> list[tuple[str, list[tuple[str, str]]]]:
    return [
        (without_top_const(result), [(n, parameters_without_top_const(t)) for n, t in parameters])
        for result, parameters in prototypes
    ]


@pytest.mark.parametrize("type_", ["void (*)(int)", "int[2][3]"])
def test_a_declaration_reads_back_as_its_type(type_: str) -> None:
    """declare() writes C: what it writes must mean the type."""
    reading = Header(f"typedef {declare(type_, 'PRt')};").read()
    assert reading.typedefs == {"PRt": type_}


def test_a_function_that_returns_a_pointer_to_a_function_is_read_right_or_refused() -> None:
    """The canonical spelling has no place for it."""
    reading = read_unless_refused("typedef int (*(*PRt)(void))(int);")
    if reading:
        again = Header(f"typedef {declare(reading.typedefs['PRt'], 'PRt')};").read()
        assert again.typedefs == reading.typedefs


def read_unless_refused(text: str) -> Reading | None:
    try:
        return Header(text).read()
    except CodegenError:
        return None


BAD = [
    "int prBad(long double x);",
    "long double prBad(void);",
    "int prBad(const __int128 *x);",
    "int prBad(void (*callback)(long double));",
    "typedef long double prBad;",
    "struct prBad { long double x; };",
    "struct prBad { struct { __int128 x[3]; } inner; };",
]


@pytest.mark.parametrize("text", BAD)
def test_a_refusal_names_the_declaration(text: str) -> None:
    with pytest.raises(CodegenError, match=r"^probe 9\.9 \(plain\): [^\n]*prBad"):
        Header(text).read()


def test_long_and_what_exists_on_linux_only() -> None:
    """A `long` has 64 bits on Linux and 32 on Windows: it keeps its name."""
    header = Header(
        "#include <sys/types.h>\n"
        "long prA(unsigned long a, const long *b, void (*c)(long int), long unsigned int d);\n"
        "ssize_t prB(off_t a, loff_t b);\n"
        "struct prRecord { int a; long b; struct { unsigned long x[3]; } inner; };\n"
        "typedef unsigned long PRlong;\n#define PR_LONG 1UL\n#define PR_SIZE sizeof(int)\n"
    )
    reading = header.read()
    assert [spelled(f) for f in reading.functions.values()] == [
        "long prA(unsigned long a, const long *b, void (*c)(long), unsigned long d)",
        "ssize_t prB(off_t a, loff_t b)",
    ]
    assert header.agreed() == 2
    inner = Record("struct", 24, 8, (Field("x", 0, "unsigned long[3]"),))
    assert reading.records["prRecord"] == Record(
        "struct", 40, 8, (Field("a", 0, "int"), Field("b", 64, "long"), Field("inner", 128, inner))
    )
    assert reading.typedefs == {"PRlong": "unsigned long"}
    assert reading.constants == {
        "PR_LONG": Constant("unsigned long", 1),
        "PR_SIZE": Constant("unsigned long", 4),
    }


@pytest.mark.parametrize(
    "text", ["int prA(volatile int *x);", "int prA(long double x);", "int prA(__int128 x);"]
)
def test_what_has_no_spelling_is_refused(text: str) -> None:
    with pytest.raises(CodegenError, match=r"^probe 9\.9 \(plain\): "):
        Header(text).read()


def test_a_header_with_an_error_is_refused() -> None:
    with pytest.raises(CodegenError, match=r"^probe 9\.9 \(plain\): [^\n]*Missing[^\n]*probe\.h[^\n]*$"):
        Header("int prA(Missing x);").read()
    with pytest.raises(CodegenError, match=r"^probe 9\.9 \(plain\): pycparser: [^\n]*$"):
        Header("int prA(int x;").reread()


@pytest.mark.parametrize("name", ["CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"])
def test_headers_of_the_environment_are_not_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere.h").write_text("typedef int PRt;\n", encoding="utf-8")
    monkeypatch.setenv(name, str(tmp_path))
    with pytest.raises(CodegenError, match=r"'elsewhere\.h' file not found"):
        Header('#include "elsewhere.h"\nint prA(PRt x);').read()
    assert os.environ[name] == str(tmp_path)


def test_options_of_the_environment_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CCC_OVERRIDE_OPTIONS", "+-DPR_EXTRA")
    assert list(Header("int prA(int x);\n#ifdef PR_EXTRA\nint prB(int x);\n#endif").read().functions) == [
        "prA"
    ]


def test_a_header_of_another_place_is_refused(tmp_path: Path) -> None:
    """By whatever way it is found."""
    (tmp_path / "elsewhere.h").write_text("typedef int PRt;\n", encoding="utf-8")
    with pytest.raises(CodegenError, match=r"elsewhere\.h is included, which is none of the headers$"):
        Header(f'#include "{tmp_path}/elsewhere.h"\nint prA(PRt x);').read()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("#define PR_PAIR(a, b) a b\nint prA(PR_PAIR(int));", "PR_PAIR requires 2 arguments"),
        ("#error not for you\nint prA(int x);", "#error not for you"),
        ('#include "gone.h"\nint prA(int x);', "'gone.h' not found"),
        ("#if 1\nint prA(int x);", "Unterminated"),
        ("int prA(int x);\n#endif", "Misplaced #endif"),
        ("#if 1 +\n#endif\nint prA(int x);", "Could not evaluate expression"),
        ("#nonsense\nint prA(int x);", "#nonsense"),
    ],
)
def test_the_second_preprocessors_errors_count(text: str, said: str) -> None:
    with pytest.raises(CodegenError, match=rf"^probe 9\.9 \(plain\): pcpp: [^\n]*{re.escape(said)}[^\n]*$"):
        Header(text).reread()


def test_what_is_kept_of_a_declaration_depends_on_what_it_mentions() -> None:
    """The same text with other macros and other typedefs around it."""
    same = "PRt *prA(PR_TYPE x);\n"
    for t, macro, expected in [
        ("typedef int PRt;", "int", "PRt *prA(int x)"),
        ("typedef int PRt;", "PR_OTHER\n#define PR_OTHER short", "PRt *prA(short x)"),
        ("typedef int PRt;", "PR_OTHER\n#define PR_OTHER char", "PRt *prA(char x)"),
    ]:
        again = Header(f"{t}\n#define PR_TYPE {macro}\n{same}").reread()
        assert [spelled(f) for f in again["plain"].values()] == [expected]
    with pytest.raises(CodegenError, match="pycparser"):  # and with no typedef at all
        Header(f"#define PR_TYPE int\n{same}").reread()


# --- structs and unions


def test_a_record_with_everything_in_it() -> None:
    reading = Header(
        "struct prall_st {\n"
        "  char first;\n"
        "  union { int i; struct { short lo, hi; }; float f[2]; };\n"  # 4
        "  struct { int z; } grid[2][3];\n"  # 12
        "  unsigned a : 3, : 2, b : 5;\n"  # 36
        "  signed char c : 4;\n"
        "  const char *const *names;\n"  # 40
        "  int (*call)(void *, const char **);\n"  # 48
        "  struct prinner_st { double d; } inner;\n"  # 56
        "  enum prkind { PR_A, PR_B } kind;\n"  # 64
        "  struct prall_st *next;\n"  # 72
        "};\n"
    ).read()
    union = Record(
        "union",
        8,
        4,
        (
            Field("i", 0, "int"),
            Field("", 0, Record("struct", 4, 2, (Field("lo", 0, "short"), Field("hi", 16, "short")))),
            Field("f", 0, "float[2]"),
        ),
    )
    assert reading.records["prall_st"] == Record(
        "struct",
        80,
        8,
        (
            Field("first", 0, "char"),
            Field("", 8 * 4, union),
            Field("grid", 8 * 12, Record("struct", 4, 4, (Field("z", 0, "int"),)), dims="[2][3]"),
            Field("a", 8 * 36, "unsigned int", 3),
            Field("", 8 * 36 + 3, "unsigned int", 2),
            Field("b", 8 * 36 + 5, "unsigned int", 5),
            Field("c", 8 * 36 + 10, "signed char", 4),
            Field("names", 8 * 40, "const char *const *"),
            Field("call", 8 * 48, "int (*)(void *, const char **)"),
            Field("inner", 8 * 56, "struct prinner_st"),
            Field("kind", 8 * 64, "enum prkind"),
            Field("next", 8 * 72, "struct prall_st *"),
        ),
    )
    assert reading.records["prinner_st"] == Record("struct", 8, 8, (Field("d", 0, "double"),))
    assert reading.enums["prkind"].values == (("PR_A", 0), ("PR_B", 1))


@pytest.mark.parametrize(
    "text",
    [
        "struct prs { enum { PR_A, PR_B } kind; };",
        "struct prs { struct { int a; } *pointer; };",
        "typedef struct { union { enum { PR_A = 3 } kind[2]; } u; } PRs;",
    ],
)
def test_an_unnamed_type_does_not_bring_the_path_of_the_header_along(text: str) -> None:
    """A path would make the tables another text on every machine. To refuse such a type is fine too."""
    reading = read_unless_refused(text)
    assert "unnamed" not in repr(reading)
    assert "probe.h" not in repr(reading)


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
    """A member that has a name: how C reaches it, and what the reading should say of it."""

    path: str
    kind: str  # "", "bits" or "record"
    type: str
    bits: int | None = None


@st.composite
def attributes(draw: st.DrawFn, choices: list[str] = ATTRIBUTES) -> str:
    chosen = draw(st.sampled_from(choices))
    return f" __attribute__(({chosen}))" if chosen else ""


@st.composite
def bodies(
    draw: st.DrawFn, names: Iterator[int], depth: int, tags: tuple[str, ...]
) -> tuple[str, list[Member]]:
    """`{...}` of a record and its members as seen from outside."""
    kinds = ["scalar", "scalar", "array", "pointer", "callback", "bits", "bits", "gap", "enum"]
    kinds += ["record", "anonymous", "anonymous"] if depth < 3 else []
    kinds += ["earlier"] if tags else []
    lines, members = [], []
    for kind in ["scalar", *draw(st.lists(st.sampled_from(kinds), max_size=5))]:
        name = f"m{next(names)}"
        attribute = draw(attributes(["", "", "", "", "packed", "aligned(16)"]))
        type_ = draw(st.sampled_from(SCALARS))
        if kind in ("record", "anonymous"):
            word = draw(st.sampled_from(["struct", "union"]))
            body, inner = draw(bodies(names, depth + 1, tags))
            if kind == "anonymous":
                lines.append(f"{word} {body};")
                members += inner
                continue
            dims = draw(st.sampled_from(["", "", "[2]", "[2][3]"]))
            lines.append(f"{word} {body} {name}{dims}{attribute};")
            path = name + dims.replace("2", "0").replace("3", "0")
            members.append(Member(path, "record", word))
            members += [member._replace(path=f"{path}.{member.path}") for member in inner]
            continue
        if kind in ("bits", "gap"):
            type_ = draw(st.sampled_from(sorted(BITFIELDS)))
            if kind == "gap":
                lines.append(f"{type_} : {draw(st.integers(1, BITFIELDS[type_]))};")
                continue
            width = draw(st.integers(1, BITFIELDS[type_]))
            lines.append(f"{type_} {name} : {width}{attribute};")
            members.append(Member(name, "bits", type_, width))
            continue
        if kind == "array":
            type_ += draw(st.sampled_from(["[1]", "[3]", "[2][5]"]))
        elif kind == "pointer":
            type_ = draw(st.sampled_from(POINTERS))
        elif kind == "callback":
            type_ = "int (*)(void *, size_t)"
        elif kind == "enum":
            type_ = "enum pre"
        elif kind == "earlier":
            type_ = draw(st.sampled_from(tags)) + draw(st.sampled_from(["", "[2]"]))
        members.append(Member(name, "", type_))
        base, bracket, dims = type_.partition("[")
        line = type_.replace("(*)", f"(*{name})") if kind == "callback" else f"{base} {name}{bracket}{dims}"
        lines.append(f"{line}{attribute};")
    return f"{{ {' '.join(lines)} }}{draw(attributes())}", members


@st.composite
def headers(draw: st.DrawFn) -> tuple[str, dict[str, list[Member]]]:
    """The text of a header of structs and unions; per C type its members."""
    text = "#include <stdlib.h>\nenum pre { PR_ONE };\nstruct prx_st;\n"
    records: dict[str, list[Member]] = {}
    for i in range(draw(st.integers(1, 5))):
        type_ = f"{draw(st.sampled_from(['struct', 'struct', 'union']))} pr{i}_st"
        body, members = draw(bodies(count(), 0, tuple(records)))
        text += f"{type_} {body};\n"
        records[type_] = members
    return text, records


def layout_program(text: str, records: dict[str, list[Member]]) -> str:
    """A program that says `type size align`, then `path offset [size align]` or `path bit width`."""
    lines = []
    for type_, members in records.items():
        lines.append(f'printf("{type_} %d %d\\n", (int)sizeof({type_}), (int)_Alignof({type_}));')
        for path, kind, _, _ in members:
            if kind == "bits":
                fill = f"{type_} v; memset(&v, 0, sizeof v); v.{path} = -1;"
                lines.append(f'{{ {fill} printf("{path} "); bits((unsigned char *)&v, sizeof v); }}')
                continue
            whole = f"((({type_} *)0)->{path})"
            extra = f", (int)sizeof{whole}, (int)_Alignof(__typeof__{whole})" if kind == "record" else ""
            form = "%d" + (" %d %d" if extra else "")
            lines.append(f'printf("{path} {form}\\n", (int)__builtin_offsetof({type_}, {path}){extra});')
    return (
        "#include <stdio.h>\n#include <string.h>\n"
        + text
        + "static void bits(unsigned char *p, size_t n) {\n"
        "  int first = -1, many = 0;\n"
        "  for (size_t i = 0; i < n * 8; i++)\n"
        "    if (p[i / 8] >> i % 8 & 1) { if (first < 0) first = i; many++; }\n"
        '  printf("%d %d\\n", first, many); }\n'
        f"int main(void) {{\n{chr(10).join(lines)}\nreturn 0; }}\n"
    )


def layout_lines(reading: Reading, types: list[str]) -> list[str]:
    """What the program says, from a reading."""
    lines = []
    for type_ in types:
        word, _, tag = type_.partition(" ")
        record = reading.records[tag]
        assert record.kind == word
        lines.append(f"{type_} {record.size} {record.align}")
        lines += [f"{path} {numbers}" for path, numbers, _ in reached(record, 0, "")]
    return lines


def reached(record: Record, start: int, prefix: str) -> Iterator[tuple[str, str, str]]:
    """Path, numbers and type of every member that has a name."""
    for item in record.fields:
        at, inner = start + item.offset, item.type
        if isinstance(inner, Record):
            path = prefix
            if item.name:
                path += item.name + re.sub(r"\d+", "0", item.dims)
                yield path, f"{at // 8} {inner.size} {inner.align}", inner.kind
                path += "."
            yield from reached(inner, at, path)
        elif item.name and item.bits is not None:
            yield prefix + item.name, f"{at} {item.bits}", inner
        elif item.name:
            assert at % 8 == 0
            yield prefix + item.name, f"{at // 8}", inner


@patient
@given(headers())
def test_any_layout_is_what_gcc_says(gcc: str, header: tuple[str, dict[str, list[Member]]]) -> None:
    text, records = header
    reading = Header(text).read()
    assert list(reading.records) == [type_.partition(" ")[2] for type_ in records]
    for type_, members in records.items():
        got = [(path, type_) for path, _, type_ in reached(reading.records[type_.partition(" ")[2]], 0, "")]
        assert got == [(member.path, member.type) for member in members]
    assert layout_lines(reading, list(records)) == run_c(gcc, layout_program(text, records))


# --- enums


def test_enums() -> None:
    reading = Header(
        "enum prsigned { PR_A = -2, PR_B, PR_C = 1 << 4 | 1, PR_D = PR_C + 7, PR_E = ~0, PR_F = 'a' };\n"
        "typedef enum prunsigned { PR_G = 0x80000000, PR_H = 0xffffffffu, PR_I = 0 } PRunsigned;\n"
        "enum { PR_J = 5, PR_K = -6, PR_L = PR_D };\nenum { PR_M = 0xffffffff };\n"
    ).read()
    signed = (("PR_A", -2), ("PR_B", -1), ("PR_C", 17), ("PR_D", 24), ("PR_E", -1), ("PR_F", 97))
    unsigned = (("PR_G", 1 << 31), ("PR_H", (1 << 32) - 1), ("PR_I", 0))
    assert reading.enums == {"prsigned": Enum("int", signed), "prunsigned": Enum("unsigned int", unsigned)}
    unnamed = {name: constant.value for name, constant in reading.constants.items()}
    assert unnamed == {"PR_J": 5, "PR_K": -6, "PR_L": 24, "PR_M": (1 << 32) - 1}


@pytest.mark.parametrize("values", ["PR_BIG = 0x100000000", "PR_NEGATIVE = -1, PR_BIG = 0x80000000"])
def test_an_enum_of_64_bits_is_refused(values: str) -> None:
    """gcc makes it a long; the tables have no such type, and on Windows it is cut to an int."""
    with pytest.raises(CodegenError, match=r"^probe 9\.9 \(plain\): [^\n]*prwide"):
        Header(f"enum prwide {{ {values} }};").read()


@st.composite
def enums(draw: st.DrawFn, tag: str) -> tuple[str, list[tuple[str, int]]]:
    """An enum of 32 bits and the values that its enumerators have."""
    low, high = draw(st.sampled_from([(-(1 << 31), (1 << 31) - 1), (0, (1 << 32) - 1)]))
    parts: list[str] = []
    values: list[tuple[str, int]] = []
    for i in range(draw(st.integers(1, 8))):
        name, value = f"{tag}_{i}", draw(st.integers(low, high))
        small = draw(st.integers(0, 30))
        last = values[-1] if values else ("", -1)
        forms = [
            (f"{value}{'u' if value > 0x7FFFFFFF else ''}", value) if value > low else ("7", 7),
            (f"1 << {small}", 1 << small),
            (f"(0x{small:X} | 0x40) + {small}", (small | 0x40) + small),
            ("'x'", 120),
        ]
        if values and last[1] + 1 not in (1 << 31, 1 << 32):
            forms += [("", last[1] + 1)] * 2
        if values:
            forms.append((last[0], last[1]))
        if low < 0:
            forms.append((f"~{small}", ~small))
        expression, value = draw(st.sampled_from(forms))
        parts.append(f"{name} = {expression}" if expression else name)
        values.append((name, value))
    return f"enum {tag} {{ {', '.join(parts)} }};\n", values


@settings(patient, max_examples=25)
@given(st.tuples(enums("pr0"), enums("pr1"), enums("pr2"), enums("pr3")))
def test_any_enum_is_what_gcc_says(gcc: str, drawn: tuple[tuple[str, list[tuple[str, int]]], ...]) -> None:
    text = "".join(part for part, _ in drawn)
    reading = Header(text).read()
    assert [list(enum.values) for enum in reading.enums.values()] == [values for _, values in drawn]
    lines = []
    for tag, enum in reading.enums.items():
        lines += [f'printf("{name} %lld\\n", (long long){name});' for name, _ in enum.values]
        sign = f'(enum {tag})-1 < 0 ? "int" : "unsigned int"'
        lines.append(f'printf("{tag} %d %s\\n", (int)sizeof(enum {tag}), {sign});')
    said = run_c(gcc, f"#include <stdio.h>\n{text}int main(void) {{ {' '.join(lines)} return 0; }}\n")
    expected = []
    for tag, enum in reading.enums.items():
        expected += [f"{name} {value}" for name, value in enum.values]
        expected.append(f"{tag} 4 {enum.type}")
    assert said == expected


# --- macros


MACROS = {
    "PR_INT": ("42", Constant("int", 42)),
    "PR_NEGATIVE": ("-1", Constant("int", -1)),
    "PR_HEX": ("0x80000000", Constant("unsigned int", 1 << 31)),
    "PR_SHIFT": ("(1 << 4 | 3)", Constant("int", 19)),
    "PR_BIG": ("(1ULL << 40)", Constant("unsigned long long", 1 << 40)),
    "PR_ALL": ("0xFFFFFFFFFFFFFFFFull", Constant("unsigned long long", (1 << 64) - 1)),
    "PR_ALL_LONG": ("(~0UL)", Constant("unsigned long", (1 << 64) - 1)),
    "PR_LOW": ("(-9223372036854775807LL - 1)", Constant("long long", -(1 << 63))),
    "PR_CHAR": ("'a'", Constant("int", 97)),
    "PR_OTHER": ("PR_INT", Constant("int", 42)),
    "PR_SUM": ("(PR_ENUMERATOR + PR_INT)", Constant("int", 49)),
    "PR_ALIAS": ("PR_ENUMERATOR", Constant("", "PR_ENUMERATOR")),
    "PR_HANDLE": ("((PRhandle)0x2)", Constant("PRhandle", 2)),
    "PR_INVALID": ("((PRhandle)-1)", Constant("PRhandle", -1)),
    "PR_POINTER": ("((void *)1)", Constant("void *", 1)),
    "PR_SIZED": ("((prsize)7)", Constant("prsize", 7)),
    "PR_WRAPPED": ("((prsize)-1)", Constant("prsize", (1 << 64) - 1)),
}
MACRO_HEADER = (
    "enum pre { PR_ENUMERATOR = 7 };\ntypedef struct prh_st *PRhandle;\ntypedef unsigned long long prsize;\n"
    + "".join(f"#define {name} {text}\n" for name, (text, _) in MACROS.items())
)


def test_macros_that_are_constants() -> None:
    reading = Header(MACRO_HEADER).read()
    assert reading.constants == {name: constant for name, (_, constant) in MACROS.items()}
    assert reading.left_out == {}


def test_macros_have_the_values_that_gcc_gives_them(gcc: str) -> None:
    values = "".join(f'printf("%lld\\n", (long long)({name}));\n' for name in MACROS)
    said = run_c(gcc, f"#include <stdio.h>\n{MACRO_HEADER}int main(void) {{ {values} return 0; }}\n")
    wrapped = [7 if c.value == "PR_ENUMERATOR" else int(c.value) for _, c in MACROS.values()]
    assert [int(line) % (1 << 64) for line in said] == [value % (1 << 64) for value in wrapped]


NO_CONSTANT = "a macro that is no constant, type or function after the headers"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('"text"', NO_CONSTANT),
        ('"/* text" " // more"', NO_CONSTANT),
        ("1.5", NO_CONSTANT),
        ("2.0f", NO_CONSTANT),
        ("(-.5)", NO_CONSTANT),
        ("{ 1, 2 }", NO_CONSTANT),
        ("__attribute__((deprecated))", NO_CONSTANT),
        ("not_declared_anywhere", NO_CONSTANT),
        ("extern", NO_CONSTANT),
        ("", "a macro without a value"),
    ],
)
def test_a_macro_that_is_no_constant_is_left_out(text: str, reason: str) -> None:
    reading = Header(f"#define PR_X {text}\n#define PR_AFTER 3\n").read()
    assert reading.left_out == {"PR_X": reason}
    assert reading.constants == {"PR_AFTER": Constant("int", 3)}


def test_a_macro_with_parameters_is_left_out() -> None:
    reading = Header("#define PR_F(x) ((x) + 1)\n#define PR_G() 3\n").read()
    assert reading.left_out == dict.fromkeys(("PR_F", "PR_G"), "a macro with parameters")
    assert reading.constants == {}


def test_macros_of_other_headers_are_nobodys_business() -> None:
    reading = Header("#include <stdlib.h>\n#include <stdint.h>\n").read()
    assert (reading.left_out, reading.constants, reading.typedefs) == ({}, {}, {})


def test_macros_that_rename() -> None:
    reading = Header(
        "int prA_v2(int x);\nint prB(int x);\n"
        "#define prA prA_v2\n#define prOldA prA\n#define PR_AS_MACRO prB\n"
        "typedef int PRnew;\nstruct prs { int a; };\n"
        "#define PRold PRnew\n#define PRstruct struct prs\n#define PRpointer const struct prs *\n"
        "extern int pr_variable;\n#define PR_VARIABLE pr_variable\n"
    ).read()
    assert reading.names["plain"] == {
        "prA_v2": "prA_v2",
        "prB": "prB",
        "prA": "prA_v2",
        "prOldA": "prA_v2",
        "PR_AS_MACRO": "prB",
    }
    assert reading.typedefs == {
        "PRnew": "int",
        "PRold": "PRnew",
        "PRstruct": "struct prs",
        "PRpointer": "const struct prs *",
    }
    assert list(reading.left_out) == ["pr_variable", "PR_VARIABLE"]
    assert reading.constants == {}


# --- modes


MODES = """
#define PR_SUFFIX(api) api
#ifdef PR_PER_THREAD
    #undef PR_SUFFIX
    #define PR_SUFFIX(api) api ## _ptsz
#endif
#define prLaunch PR_SUFFIX(prLaunch)
#ifndef PR_INTERNAL
    #define prAlloc prAlloc_v2
#endif

typedef struct prnew_st { int a, b; } PRdesc;
enum prkind {
    PR_ONE = 1,
#ifdef PR_INTERNAL
    PR_SECRET = 99,
#endif
    PR_TWO = 2
};
int prLaunch(int x);
int prCopy(PRdesc desc);
int prAlloc_v2(PRdesc *desc);

#ifdef PR_INTERNAL
    typedef struct prold_st { short a; } PRdesc_v1;
    #define PR_SECRET_MACRO 1
    int prAlloc(PRdesc_v1 *desc);
    int prLaunch_ptsz(int x);
#endif
"""


def test_what_each_mode_declares() -> None:
    header = Header(MODES, THREE)
    reading = header.read()
    assert {mode: set(functions) for mode, functions in reading.by_mode.items()} == {
        "plain": {"prAlloc_v2", "prLaunch", "prCopy"},
        "internal": {"prAlloc", "prAlloc_v2", "prLaunch", "prLaunch_ptsz", "prCopy"},
        "per_thread": {"prAlloc_v2", "prLaunch_ptsz", "prCopy"},
    }
    assert set(reading.functions) == {"prAlloc", "prAlloc_v2", "prLaunch", "prLaunch_ptsz", "prCopy"}
    assert str(reading.functions["prAlloc"]) == "int prAlloc(PRdesc_v1 *desc)"
    assert header.agreed() == 3 + 5 + 3


def test_where_a_name_leads_in_each_mode() -> None:
    names = Header(MODES, THREE).read().names
    assert names["plain"] == {
        "prAlloc": "prAlloc_v2",
        "prAlloc_v2": "prAlloc_v2",
        "prLaunch": "prLaunch",
        "prCopy": "prCopy",
    }
    assert names["per_thread"] == {
        "prAlloc": "prAlloc_v2",
        "prAlloc_v2": "prAlloc_v2",
        "prLaunch": "prLaunch_ptsz",
        "prLaunch_ptsz": "prLaunch_ptsz",
        "prCopy": "prCopy",
    }
    assert "internal" not in names


def test_the_types_of_the_plain_mode_come_first() -> None:
    reading = Header(MODES, THREE).read()
    assert list(reading.records) == ["prnew_st", "prold_st"]
    assert reading.typedefs == {"PRdesc": "struct prnew_st", "PRdesc_v1": "struct prold_st"}
    assert reading.enums["prkind"].values == (("PR_ONE", 1), ("PR_TWO", 2))
    assert reading.left_out["PR_SECRET"] == "an enumerator only in internal mode"
    assert "PR_SECRET_MACRO" not in reading.constants


# --- a library beside others


USED = Library(**{**PROBE, "name": "used", "headers": ("used.h",), "owns": ("used_*",), "prefixes": ("us",)})
USED_FILES = {
    "used.h": '#include "used_types.h"\n#define US_LIMIT 3\nint usOpen(USstream *s);\n',
    "used_types.h": (
        "typedef struct USstream_st *USstream;\n"
        "struct uspair_st { int a, b; };\n"
        "typedef struct uspair_st uspair;\n"
        "typedef enum uskind_en { US_ONE = 1 } uskind;\n"
        "enum { US_PLAIN = 7 };\n"
    ),
}
USING = (
    '#include "used.h"\n'
    "typedef USstream PRstream;\n"
    "struct prRecord { uspair pair; uskind kind; };\n"
    "#define PR_LIMIT US_LIMIT\n"
    "int prRun(PRstream stream, const struct prRecord *record, uskind kind);\n"
)


def test_the_types_of_a_library_that_is_used_are_foreign() -> None:
    header = Header(USING, used={"used": USED}, files=USED_FILES, uses=("used",))
    reading = header.read()
    foreign = {name for name in reading.foreign if name.isidentifier()}
    assert foreign == {"USstream_st", "USstream", "uspair_st", "uspair", "uskind_en", "uskind"}
    assert list(reading.functions) == ["prRun"]  # and usOpen is not even left out: it is the other's
    assert reading.left_out == {}
    assert reading.constants == {"PR_LIMIT": Constant("int", 3)}
    # They are read, for layouts depend on them; history.fold() keeps them out of the tables.
    assert reading.records.keys() == {"uspair_st", "prRecord"}
    folded = history.fold([reading])
    assert (list(folded.records), list(folded.enums), list(folded.typedefs)) == (
        ["prRecord"],
        [],
        ["PRstream"],
    )
    assert header.agreed() == 1


def test_what_a_header_includes_is_its_own_unless_another_library_has_it() -> None:
    reading = Header(USING, files=USED_FILES).read()
    assert reading.foreign == set()
    assert {"uspair_st", "prRecord"} <= history.fold([reading]).records.keys()


def test_what_is_owned_counts_as_the_librarys_header() -> None:
    files = {
        "probe_api.h": "#define PR_API 5\nint prApi(int);\n",
        "sub/inner.h": "#define PR_INNER 6\nint prInner(int);\n",
        "other.h": "#define PR_OTHER 7\nint prOther(int);\n",
    }
    text = "".join(f'#include "{name}"\n' for name in files) + "int prA(int);\n"
    header = Header(text, files=files, owns=("probe_*", "sub/*"))
    reading = header.read()
    assert list(reading.functions) == ["prApi", "prInner", "prA"]
    assert reading.constants == {"PR_API": Constant("int", 5), "PR_INNER": Constant("int", 6)}


def test_a_header_that_a_release_may_lack() -> None:
    headers = ("probe.h", "extra.h?")
    files = {"extra.h": "int prExtra(int);\n"}
    without = Header("int prA(int);", headers=headers)
    assert list(without.read().functions) == ["prA"]
    assert without.agreed() == 1
    there = Header("int prA(int);", files=files, headers=headers)
    assert list(there.read().functions) == ["prA", "prExtra"]
    assert there.agreed() == 2
    with pytest.raises(CodegenError, match=r"extra\.h"):
        Header("int prA(int);", headers=("probe.h", "extra.h")).read()


def test_a_library_that_exports_what_its_header_defines_inline() -> None:
    text = "static inline int prInline(int x) { return x; }\nint prA(int);\n"
    text += "static int prToo(char *p) { return *p; }\n"
    header = Header(text, inline=True)
    assert list(header.read().functions) == ["prInline", "prA", "prToo"]
    assert header.read().left_out == {}
    assert header.agreed() == 3
    assert Header(text).agreed() == 1


@pytest.mark.parametrize(
    ("macros", "expected"),
    [
        ((), None),
        (("PR_MAJOR", "PR_MINOR"), (10, 3)),
        (("PR_MAJOR",), (10, 0)),
        (("PR_VERSION / 1000", "PR_VERSION % 1000 / 10"), (12, 4)),
        (("2", "0"), (2, 0)),
    ],
)
def test_the_librarys_own_version(macros: tuple[str, ...], expected: tuple[int, int] | None) -> None:
    text = "#define PR_MAJOR 10\n#define PR_MINOR 3\n#define PR_VERSION 12040\nint prA(int);\n"
    assert Header(text, version=macros).read().version == expected


@pytest.mark.parametrize("macro", ["PR_GONE", "PR_TEXT"])
def test_a_version_that_is_no_number_stops_the_codegen(macro: str) -> None:
    text = '#define PR_MAJOR 10\n#define PR_TEXT "1"\nint prA(int);\n'
    with pytest.raises(CodegenError, match=rf"^probe 9\.9 \(plain\): no number in PR_MAJOR, {macro}$"):
        Header(text, version=("PR_MAJOR", macro)).read()


# --- the second reader


def test_the_second_reader_shares_no_preprocessor_with_the_first(gcc: str, pins: Sources) -> None:
    """Token for token, pcpp gives what gcc gives, but for what only compilers with extensions see."""
    library = next(library for library in pins.libraries if library.name == "driver")
    release = pins.releases(library)[-1]
    folders = [fetch.folder(wheel) for wheel in pins.wheels_of(library, release)]
    again = second_reader.reread(library, release, folders)
    for mode, macro in library.modes.items():
        theirs = tokens(preprocessed_by_gcc(gcc, library, macro, folders))
        assert tokens("".join(second_reader._preprocess(library, macro, folders))) == theirs
        assert set(again[mode]) == {name for name in declared(theirs) if name.startswith(library.prefixes)}


def preprocessed_by_gcc(gcc: str, library: Library, macro: str, folders: list[Path]) -> str:
    command = [gcc, "-E", "-P", "-nostdinc", "-std=c11", *(f"-I{f}" for f in (*folders, SHIM)), "-xc", "-"]
    command += [f"-D{macro}"] if macro else []
    text = "".join(f"#include <{name}>\n" for name in (*library.prelude, *library.headers))
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def tokens(text: str) -> list[str]:
    text = re.sub(r"__attribute__\s*\(\(.*?\)\)|_Alignas\(\d+\)", "", text)
    return re.findall(r'"(?:\\.|[^"])*"|\w+|[^\s\w]', text)


def declared(stream: list[str]) -> set[str]:
    """The names of the functions that are declared, not defined, at the outermost level."""
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


def test_both_readers_give_the_same_answers_to_the_conditions_of_headers(
    pins: Sources, tmp_path: Path
) -> None:
    """Every macro of a compiler's or system's that a condition of any pinned header mentions."""
    asked: set[str] = set()
    for folder in {fetch.folder(wheel) for wheel in pins.wheels}:
        for path in folder.rglob("*.h"):
            text = path.read_text(encoding="utf-8", errors="replace").replace("\\\n", " ")
            for condition in re.findall(r"^[ \t]*#[ \t]*(?:el)?if(?:n?def)?\b(.*)$", text, re.M):
                asked |= set(re.findall(r"\b_[_A-Z]\w*", condition))
    assert {"__GNUC__", "__clang__", "__linux__", "_WIN32"} <= asked
    first = (f"#ifdef {name}\n#define PR{name} ({name})\n#endif\n" for name in sorted(asked))
    second = (f"#ifdef {name}\nPR{name} = {name} ;\n#endif\n" for name in sorted(asked))
    for file, lines in (("first.h", first), ("second.h", second)):
        (tmp_path / file).write_text("".join(lines), encoding="utf-8")
    of = {file: Library("probe", "int", (file,), (), ("pr",)) for file in ("first.h", "second.h")}
    reading = read.read(of["first.h"], "1.0", [tmp_path])
    by_clang = {name: constant.value for name, constant in reading.constants.items()}
    text = "".join(second_reader._preprocess(of["second.h"], "", [tmp_path]))
    by_pcpp = {name: int(value.rstrip("L")) for name, value in re.findall(r"(PR\w+) = (\w+) ;", text)}
    assert by_clang == by_pcpp
    assert by_clang["PR__GNUC__"] == 12
    assert not reading.left_out


def test_a_macro_that_names_itself_comes_to_an_end() -> None:
    """As in `#define cuMemcpy __CUDA_API_PTDS(cuMemcpy)`."""
    again = Header(
        "#define PR_SUFFIX(api) api ## _ptds\n#define prA PR_SUFFIX(prA)\n"
        "#define PR_SAME(api) api\n#define prB PR_SAME(prB)\n#define prC prC\n"
        "int prA(int), prB(int), prC(int);\n"
    ).reread()
    assert list(again["plain"]) == ["prA_ptds", "prB", "prC"]


def test_what_looks_like_a_comment_in_a_string_is_none() -> None:
    again = Header(
        '#define PR_URL "http://nvidia.com"\n#define PR_GLOB "*/*"\nint prA(int x);\n#define PR_END "*/"\n'
        "int prB(int x); /* a comment\n int prNot(int x); */ int prC(int x); // int prNeither(int x);\n"
    ).reread()
    assert list(again["plain"]) == ["prA", "prB", "prC"]
