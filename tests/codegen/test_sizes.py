"""Tests for the sizes of the memory that calls read or write, as specified in a library's file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from codegen import history
from codegen.documentation import read_documentation
from codegen.errors import CodegenError
from codegen.model import Enum, Field, Function, Param, Record
from codegen.sizes.finder import FoundMemory, MemoryFinder
from cudyn._bindings.tables import rows

from ..support.messages import raises
from .test_history import declare_library, make_reading

TYPES = {
    "typedefs": {
        "PRhandle": "struct PRhandle_st *",
        "PRfn": "void (*)(int)",
        "PRcount": "unsigned int",
        "PRparams": "struct PRparams",
        "PRtype": "enum PRtype",
    },
    "records": {"PRparams": Record("struct", 8, 4, (Field("count", 0, "int"), Field("flags", 32, "int")))},
    "enums": {"PRtype": Enum("unsigned int", (("PR_FLOAT", 0),))},
}


def find_sizes(directory: Path, text: str, *functions: str) -> FoundMemory:
    """Return the sizes for functions given as rows, with the entries in `text`."""
    prototypes = []
    roles = {}
    for row in functions:
        declaration, _, parameters = row.partition("(")
        result, _, symbol = declaration.rpartition(" ")
        params = rows.prototype(f"{result} ({parameters}")[1]
        prototypes.append(Function(symbol, result, tuple(Param(p.name, p.type) for p in params)))
        roles[symbol] = [tuple(p.role for p in params)]
    readings = [make_reading("1.0", *prototypes, **TYPES)]
    folded = history.combine(readings)
    folded.attributes = {"PRtype": {"PR_FLOAT": "float"}}
    return MemoryFinder(declare_library(directory, text), folded, readings).find(roles)


def find_size_texts(directory: Path, text: str, function: str) -> list[str]:
    """Return the sizes in the roles of a function's parameters, without empty ones."""
    return [text for text in next(iter(find_sizes(directory, text, function).texts.values()))[0] if text]


def write_entry(params: str, keys: str, symbols: str = ".*", kind: str = "size") -> str:
    """Return an entry for the parameters that match a pattern, in the functions that match `symbols`."""
    return f"[[{kind}]]\nsymbols = '{symbols}'\nparams = '{params}'\n{keys}\n"


@pytest.mark.parametrize(
    ("declared_as", "keys", "expected"),
    [
        ("float[3]", "", "[3]"),
        ("const double[4][2]", "", "[8]"),
        ("int[2][3][4]", "", "[24]"),
        ("char[16]", "", "[16]"),
        ("float[3]", 'elements = "2"', "[2]"),
    ],
)
def test_size_of_an_array_follows_from_its_dimensions(
    declared_as: str, keys: str, expected: str, tmp_path: Path
) -> None:
    text = write_entry(r".*\bp", keys) if keys else ""
    function = Function("prA", "int", (Param("p", declared_as),))
    readings = [make_reading("1.0", function, **TYPES)]
    result = MemoryFinder(declare_library(tmp_path, text), history.combine(readings), readings).find(
        {"prA": [("inout",)]}
    )
    assert result.texts["prA"] == [(expected,)]


@pytest.mark.parametrize(
    "param",
    [
        "const int *values, int n",
        "const int *values, size_t valueCount",
        "PRparams *list, PRcount numParams",
        "int dims[]",
        "const void *data",
        "inout char *buffer",
        "unsigned char *data",
        "const char *const *options, int numOptions",
        "const char *image, size_t size",
    ],
)
def test_pointer_without_an_entry_raises(param: str, tmp_path: Path) -> None:
    name = rows.prototype(f"int ({param})")[1][0].name
    with pytest.raises(CodegenError, match=rf"^headers/.*: .*\b{name}\b.* of prA: which memory"):
        find_size_texts(tmp_path, "", f"int prA({param})")


def test_all_missing_sizes_are_listed_with_possible_roles(tmp_path: Path) -> None:
    """A person can then answer all questions at once."""
    with pytest.raises(CodegenError) as caught:
        find_sizes(
            tmp_path,
            "",
            "int prA(const PRhandle *nodes, int numEdges, int numNodes)",
            "int prB_v2(const PRhandle *nodes, int numEdges, int numNodes)",
            "int prC(void *data)",
            "int prD(PRhandle handle, void *data)",
        )
    question = "which memory, and how much of it, does the pointer lead to? Possible roles:"
    assert [line.removeprefix("headers/libraries/low.toml: ") for line in caught.value.lines] == [
        f"const PRhandle *nodes of prA, prB: {question} in[numNodes], in[numEdges], in[1], device, in[?form]",
        f"void *data of prC: {question} address, device, in[?form]",
        f"void *data of prD: {question} address, device, in[?form], in[?object], in[?type]",
    ]


@pytest.mark.parametrize(
    ("params", "keys"),
    [
        ("void *p", 'elements = "2"'),
        ("int *p", ""),
        ("int *p, int n", 'elements = "n"\nbytes = "n"'),
        ("int *p", 'elements = "m"'),
        ("int *p, out size_t *n", 'elements = "n"'),
        ("int *p, size_t *n", 'elements = "n"'),
        ("int *p, int n", 'elements = "n[0]"'),
        ("int *p, PRparams *q", 'elements = "q.size"'),
        ("int *p, int n", 'elements = "prNone(n)"'),
        ("int *p, int n", 'elements = "prA(n + 1)"'),
        ("int *p, int n", 'elements = "sizeof(n)"'),
        ("int *p, int n", 'elements = "n / 2"'),
        ("int *p, int n", 'elements = "exp2(m)"'),
        ("int *p, int n", 'elements = "exp2(n, n)"'),
        ("int *p, int n", "elements = \"n if n else 'x'\""),
        ("int *p, int n", 'elements = "n +"'),
    ],
)
def test_size_that_a_call_cannot_compute_raises(params: str, keys: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        find_size_texts(tmp_path, write_entry(r"(int|void) \*p", keys), f"int prA({params})")


ALLOCATED = """[[size]]
symbols = "prGet"
params = 'char \\*p'
bytes = "prSize(h)"
made = "{}"
"""


def test_memory_that_the_call_allocates_is_marked(tmp_path: Path) -> None:
    functions = ("int prSize(PRhandle h)", "int prGet(PRhandle h, inout char *p)")
    for word, mark in (("text", "t"), ("bytes", "r")):
        texts = find_sizes(tmp_path, ALLOCATED.format(word), *functions).texts["prGet"]
        assert texts == [("", f"[prSize(h)]{mark}")]
        param = rows.prototype(f"int (PRhandle h, inout{texts[0][1]} char *p)")[1][1]
        assert (param.size, param.made) == ("prSize(h)", word)


def test_allocated_memory_of_at_least_one_byte_is_marked(tmp_path: Path) -> None:
    functions = ("int prSize(PRhandle h)", "int prGet(PRhandle h, inout char *p)")
    text = ALLOCATED.format("text").replace("prSize(h)", "max(prSize(h), 1)")
    assert find_sizes(tmp_path, text, *functions).texts["prGet"] == [("", "[max(prSize(h),1)]t")]


@pytest.mark.parametrize(
    ("word", "size_of", "function"),
    [
        ("text", "n", "int prGet(PRhandle h, int n, inout char *p)"),
        ("text", "prSize(h)", "int prGet(PRhandle h, inout char *p, int n)"),
        ("text", "prSize(h)", "int prGet(PRhandle h, out int *n, inout char *p)"),
        ("text", "prSize(h)", "int prGet(PRhandle h, char *p)"),
        ("list", "prSize(h)", "int prGet(PRhandle h, inout char *p)"),
    ],
)
def test_memory_that_no_call_can_allocate_raises(
    word: str, size_of: str, function: str, tmp_path: Path
) -> None:
    entry = ALLOCATED.format(word).replace("prSize(h)", size_of)
    with raises(CodegenError):
        find_sizes(tmp_path, entry, "int prSize(PRhandle h)", function)


def test_size_and_later_entries_take_precedence(tmp_path: Path) -> None:
    """The first entry is reported, because it has no effect: later entries match all of its pointers."""
    texts: Iterator[str] = iter(
        [
            write_entry(r"int \*p", 'elements = "1"', "prA"),
            write_entry(r"int \*[pq]", 'elements = "n"', "prA"),
            write_entry(r"int \*\w", 'kind = "device"', kind="memory"),
        ]
    )
    functions = ("int prA(int *p, int *q, int *r, int n)", "int prB(int *p, int n)")
    with raises(CodegenError):
        find_sizes(tmp_path, "".join(texts), *functions)


@pytest.mark.parametrize(
    "text",
    [
        write_entry(r"int \*never", 'elements = "1"'),
        write_entry(r"int \*(", 'elements = "1"'),
        write_entry(r"int \*p", "", kind="memory"),
        write_entry(r"int \*p", 'kind = "gpu"', kind="memory"),
        write_entry(r"int \*p", 'kind = "host"', kind="memory"),
        write_entry(r"int \*p", 'kind = "either"\nunknown = "why"', kind="memory"),
        write_entry(r"int \*p", 'kind = "device"\nunknown = "form"', kind="memory"),
        write_entry(r"int \*p", 'elements = "1"\nmemory = "device"'),
        write_entry(r"int \*p", 'elements = "1"\nrole = "in"'),
    ],
)
def test_unused_or_invalid_entry_of_sizes_raises(text: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        find_sizes(tmp_path, text, "int prA(int *p)")


# --- the kind of memory


def write_memory_entry(params: str, kind: str, further_keys: str = "", symbols: str = ".*") -> str:
    """Return an entry of [[memory]] for parameters of this kind."""
    return write_entry(params, f'kind = "{kind}"\n{further_keys}', symbols, kind="memory")


@pytest.mark.parametrize(
    ("text", "param", "expected"),
    [
        (write_memory_entry(r".*\bp", "device"), "float *p, int n", ".device"),
        (write_memory_entry(r".*\bp", "device"), "inout void *p", ".device"),
        (write_memory_entry(r".*\bp", "address"), "void *p", ".address"),
        (write_entry(r".*\bp", 'bytes = "n"\nmemory = "address"'), "void *p, size_t n", ".address[n]"),
        (write_memory_entry(r".*\bp", "handle"), "void *p", ".handle"),
        (write_memory_entry(r".*\bp", "host", 'unknown = "form"'), "float *p, int n", "[?form]"),
        (write_memory_entry(r".*\bp", "either", 'unknown = "object"'), "void *p", ".either[?object]"),
        (write_entry(r".*\bp", 'elements = "n + 1"\nmemory = "either"'), "float *p, int n", ".either[n+1]"),
        (write_entry(r".*\bp", 'bytes = "n * (n == 4)"'), "void *p, PRtype n", "[n*(n==4)]"),
        (write_entry(r".*\bp", 'elements = "exp2(2 * n)"'), "float *p, int n", "[exp2(2*n)]"),
    ],
)
def test_entry_determines_the_end_of_the_role(text: str, param: str, expected: str, tmp_path: Path) -> None:
    assert find_size_texts(tmp_path, text, f"int prA({param})") == [expected]


def test_kinds_of_memory_are_counted_and_unknown_sizes_are_listed(tmp_path: Path) -> None:
    text = write_memory_entry(r".*\bp", "device") + write_memory_entry(r".*\bq", "host", 'unknown = "form"')
    result = find_sizes(tmp_path, text, "int prA(void *p, void *q)", "int prB(void *p, PRparams *r)")
    assert result.counts == {("device", ""): 2, ("host", "form"): 1, ("host", "one"): 1}
    assert result.unknown == {("host", "form"): {"prA: q": None}}


@pytest.mark.parametrize(
    "function",
    [
        "int prA(float *h_p)",
        "int prSolveHost(float *h)",
        "int prA(float *pHost)",
        "int prA(float *bufferOnHost)",
    ],
)
def test_device_memory_named_like_host_memory_raises(function: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        find_sizes(tmp_path, write_memory_entry(r".*", "device"), function)
    assert find_size_texts(
        tmp_path, write_memory_entry(r".*", "device", 'despite = "the manual"'), function
    ) == [".device"]


def test_address_without_the_size_that_follows_it_raises(tmp_path: Path) -> None:
    for function in ("int prA(void *p, size_t n, int flags)", "int prA(int n, void *p, PRcount bytes)"):
        with raises(CodegenError):
            find_sizes(tmp_path, write_memory_entry(".*", "address"), function)
        assert find_size_texts(
            tmp_path, write_memory_entry(".*", "address", 'despite = "the manual"'), function
        ) == [".address"]
    for function in ("int prA(void *p, int flags)", "int prA(size_t n, void *p)"):
        assert find_size_texts(tmp_path, write_memory_entry(".*", "address"), function) == [".address"]


@pytest.mark.parametrize("kind", ["device", "address"])
def test_key_despite_without_a_contradiction_raises(kind: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        find_sizes(tmp_path, write_memory_entry(r".*", kind, 'despite = "the manual"'), "int prA(float *p)")


def test_device_memory_that_the_header_describes_as_host_memory_raises(tmp_path: Path) -> None:
    """Either the entry or the documentation of the header is wrong."""
    doc = "\\param p pointer to device or host memory"
    function = Function("prA", "int", (Param("p", "void *"),), doc)
    readings = [make_reading("1.0", function, **TYPES)]
    docs = read_documentation([function])
    sizes_ = MemoryFinder(
        declare_library(tmp_path, write_memory_entry(r".*", "device")),
        history.combine(readings),
        readings,
        docs,
    )
    with raises(CodegenError):
        sizes_.find({"prA": [("in",)]})
