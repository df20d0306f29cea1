"""Tests for reading macros, and a library that uses other libraries. golden/ contains tests for modes."""

from __future__ import annotations

import pytest

from codegen import history
from codegen.errors import CodegenError
from codegen.model import Constant
from codegen.sources import Library

from ..support.messages import raises
from .test_read import PROBE, Header, run_c

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


def test_read_of_macros_returns_constants() -> None:
    reading = Header(MACRO_HEADER).read()
    assert reading.constants == {name: constant for name, (_, constant) in MACROS.items()}
    assert reading.left_out == {}


def test_macro_values_agree_with_gcc(gcc: str) -> None:
    values = "".join(f'printf("%lld\\n", (long long)({name}));\n' for name in MACROS)
    lines = run_c(gcc, f"#include <stdio.h>\n{MACRO_HEADER}int main(void) {{ {values} return 0; }}\n")
    expected = [
        7 if constant.value == "PR_ENUMERATOR" else int(constant.value) for _, constant in MACROS.values()
    ]
    assert [int(line) % (1 << 64) for line in lines] == [value % (1 << 64) for value in expected]


def test_read_ignores_macros_of_other_headers() -> None:
    reading = Header("#include <stdlib.h>\n#include <stdint.h>\n").read()
    assert (reading.left_out, reading.constants, reading.typedefs) == ({}, {}, {})


# --- a library that uses other libraries


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


def test_read_marks_types_of_a_used_library_as_foreign() -> None:
    """Types of another library's header are not generated a second time."""
    header = Header(USING, used={"used": USED}, files=USED_FILES, uses={"used": "same"})
    reading = header.read()
    foreign = {name for name in reading.foreign if name.isidentifier()}
    assert foreign == {"USstream_st", "USstream", "uspair_st", "uspair", "uskind_en", "uskind"}
    # usOpen belongs to the other library, so it is not listed as omitted either
    assert list(reading.functions) == ["prRun"]
    assert reading.left_out == {}
    assert reading.constants == {"PR_LIMIT": Constant("int", 3)}
    # Foreign records are read because layouts depend on them. history.combine() omits them from the tables.
    assert reading.records.keys() == {"uspair_st", "prRecord"}
    folded = history.combine([reading])
    assert (list(folded.records), list(folded.enums), list(folded.typedefs)) == (
        ["prRecord"],
        [],
        ["PRstream"],
    )
    assert header.count_agreed() == 1


def test_read_without_used_libraries_has_no_foreign_types() -> None:
    reading = Header(USING, files=USED_FILES).read()
    assert reading.foreign == set()
    assert {"uspair_st", "prRecord"} <= history.combine([reading]).records.keys()


def test_read_includes_owned_headers() -> None:
    """Headers that match the patterns belong to the library, and other included headers do not."""
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


def test_read_of_an_optional_header_reads_it_if_present() -> None:
    """Older releases may lack a header, which is marked with a question mark."""
    headers = ("probe.h", "extra.h?")
    files = {"extra.h": "int prExtra(int);\n"}
    header_without = Header("int prA(int);", headers=headers)
    assert list(header_without.read().functions) == ["prA"]
    assert header_without.count_agreed() == 1
    header_with = Header("int prA(int);", files=files, headers=headers)
    assert list(header_with.read().functions) == ["prA", "prExtra"]
    assert header_with.count_agreed() == 2
    with raises(CodegenError):
        Header("int prA(int);", headers=("probe.h", "extra.h")).read()


def test_read_with_inline_includes_inline_functions() -> None:
    text = "static inline int prInline(int x) { return x; }\nint prA(int);\n"
    text += "static int prToo(char *p) { return *p; }\n"
    header = Header(text, inline=True)
    assert list(header.read().functions) == ["prInline", "prA", "prToo"]
    assert header.read().left_out == {}
    assert header.count_agreed() == 3
    assert Header(text).count_agreed() == 1


@pytest.mark.parametrize(
    ("macros", "expected"),
    [
        ((), None),
        (("PR_MAJOR", "PR_MINOR", "PR_PATCH"), (10, 3, 7)),
        (("PR_MAJOR", "PR_MINOR"), (10, 3, 0)),
        (("PR_MAJOR",), (10, 0, 0)),
        (("PR_VERSION / 1000", "PR_VERSION % 1000 / 10"), (12, 4, 0)),
        (("2", "0"), (2, 0, 0)),
    ],
)
def test_read_returns_the_librarys_own_version(
    macros: tuple[str, ...], expected: tuple[int, int, int] | None
) -> None:
    text = "#define PR_MAJOR 10\n#define PR_MINOR 3\n#define PR_PATCH 7\n#define PR_VERSION 12040\n"
    assert Header(f"{text}int prA(int);\n", version=macros).read().version == expected


@pytest.mark.parametrize("macro", ["PR_GONE", "PR_TEXT"])
def test_read_of_a_version_that_is_not_a_number_raises(macro: str) -> None:
    text = '#define PR_MAJOR 10\n#define PR_TEXT "1"\nint prA(int);\n'
    with raises(CodegenError):
        Header(text, version=("PR_MAJOR", macro)).read()
