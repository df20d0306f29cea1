"""Tests for the roles of parameters. A wrong role `out` would make calls write past the end of an object."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from codegen import history, sources
from codegen.declared_types import DeclaredTypes
from codegen.documentation import read_documentation
from codegen.errors import CodegenError
from codegen.exceptions import PLAIN, Exceptions
from codegen.model import Enum, Field, Function, Param, Question, Reading, Record
from codegen.roles import inference, questions
from cudyn._bindings.tables import rows

from ..support.messages import raises
from .test_history import declare_library

# --- the rules, with invented prototypes


def read_exceptions(tmp_path: Path, text: str = "") -> Exceptions:
    """Return the roles and rules of a library whose file has this text."""
    return Exceptions(declare_library(tmp_path, text))


def infer_roles(tmp_path: Path, symbol: str, doc: str, *params: str, exceptions: str = "") -> tuple[str, ...]:
    """Return the roles of a prototype. `params` are declarations, such as `int *n`."""
    pairs = [rows.split_declaration(param) for param in params]
    function = Function(symbol, "CUresult", tuple(Param(name, type_) for type_, name in pairs), doc)
    docs = read_documentation([function])
    return inference.infer_roles(function, docs, read_exceptions(tmp_path, exceptions), TYPES_OF_POINTERS)


RECORDS = {
    "PRpoint": Record("struct", 8, 4, (Field("x", 0, "int"), Field("y", 32, "int"))),
    "PRbox": Record("struct", 8, 4, (Field("corner", 0, "struct PRpoint"),)),
    "PRview": Record("struct", 16, 8, (Field("data", 0, "void *"), Field("x", 64, "int"))),
    "PRviews": Record("struct", 16, 8, (Field("inner", 0, "struct PRview"),)),
    "PRrange": Record("struct", 8, 4, (Field("num_ids", 0, "unsigned int"), Field("y", 32, "int"))),
    "PRversioned": Record("struct", 8, 4, (Field("version", 0, "int"), Field("y", 32, "int"))),
}
TYPEDEFS = {"PRhandle": "struct PRhandle_st *", "PRopaque": "struct PRopaque_st", "PRnumber": "unsigned long"}
TYPEDEFS |= {name: f"struct {name}" for name in RECORDS}
TYPES_OF_POINTERS = DeclaredTypes([Reading("1.0", records=RECORDS, typedefs=TYPEDEFS, names={"plain": {}})])


@pytest.mark.parametrize(
    ("param", "doc", "role"),
    [
        ("int *n", "\\param n - Returned count", "out"),
        ("int *n", "\\param[out] n - Where it goes", "out"),
        ("int *n", "Returns in \\p *n the number of things.\n\\param n - The number", "out"),
        ("void **p", "\\param p - Returned pointer to host memory", "out"),
        ("const char **s", "\\param s - The returned name", "out"),
        ("PRhandle *h_out", "", "out"),
        ("size_t *sizeRet", "", "inout"),  # nothing says that it is a single number
        ("int *n", "\\param[in] n - Returned count", "in"),
        ("int *n", "\\param[in,out] n - Count", "inout"),
        ("int *n", "\\param n [out] Count", "out"),
        ("int *n", "\\param n [in] Pointer to a returned count", "in"),
        ("int *n", "\\param n [in/out] Pointer in which a count is returned", "out"),
        ("int *n", "\\param n [in/out] Pointer to a count", "in"),
        ("int *n", "\\param n - A count", "in"),
        ("int *n", "", "inout"),
        ("PRopaque *object", "", "in"),  # an object of the library
        ("FILE *file", "", "inout"),
        ("int *ids", "\\param[out] ids - Pointer to buffer for the IDs", "inout"),
        ("int *ids", "\\param[out] ids - Host array of values", "inout"),
        ("int *n", "\\param[out] n - The number of elements in the array", "out"),
        ("int *n", "\\param[out] n - Size in bytes of the buffer", "out"),
        ("PRpoint *p_out", "", "out"),
        ("PRbox *p_out", "", "out"),
        ("PRview *p_out", "", "inout"),  # its pointer might lead to memory that the caller provides
        ("PRviews *p_out", "", "inout"),
        ("PRrange *p_out", "", "inout"),
        ("PRnumber *p_out", "", "inout"),
        ("PRversioned *p", "\\param[out] p - Returned versions", "inout"),
        ("PRview *p", "\\param[out] p - The view", "inout"),  # the documentation does not settle this
        ("PRversioned *p", "\\param[out] p - The version", "inout"),
        ("const char **names", "\\param[out] names - Array of strings", "inout"),
        ("int n", "\\param n - Returned count", "in"),
        ("const int *n", "\\param n - Returned count", "in"),
        ("const char *const *s", "\\param s - Returned strings", "in"),
        ("char *const *s", "\\param s - Returned strings", "in"),
        ("PRhandle *h", "\\param h - Returned array of handles", "inout"),
        ("PRhandle *h", "\\param[out] h - Array of handles", "inout"),
        ("PRhandle *h_out", "\\param h_out - Array to store one handle for each", "inout"),
        ("PRhandle *h", "\\param h - Buffer where the handles are returned to", "inout"),
        ("PRhandle **h", "\\param h - Returned pointer to an array of handles", "out"),
        ("PRhandle *h", "\\param h - Returned array", "out"),  # the function returns one handle of an array
        ("char *name", "\\param name - Returned identifier", "inout"),
        ("void *data", "\\param data - Returned value", "inout"),
        ("void *data", "\\param[out] data - Value", "inout"),
        ("void *dst", "\\param dst - Destination host pointer", "inout"),
        ("void *data", "\\param data - User data", "in"),
        ("const void *data", "\\param data - Returned value", "in"),
    ],
)
def test_infer_with_documentation_returns_the_expected_role(
    param: str, doc: str, role: str, tmp_path: Path
) -> None:
    assert infer_roles(tmp_path, "cuDoIt", f"/**\n * {doc}\n */", "int flags", param) == ("in", role)


def test_rule_for_an_array_parameter_does_not_make_it_an_output(tmp_path: Path) -> None:
    """Only an entry for the function can change the role."""
    doc = "/** \\param[out] sizes - Returned sizes */"
    function = Function("prThingGetSizes", "int", (Param("sizes", "int[]"),), doc)
    docs = read_documentation([function])
    for params in (r"int \*\w+", ".*"):
        text = f"[[rule]]\nsymbols = '.*'\nparams = '{params}'\nrole = 'out'\nreason = 'r'\n"
        assert inference.infer_roles(function, docs, read_exceptions(tmp_path, text)) == ("inout",)
    text = "[roles]\nprThingGetSizes.sizes = { role = 'out', reason = 'one is written' }\n"
    assert inference.infer_roles(function, docs, read_exceptions(tmp_path, text)) == ("out",)


# --- roles that nothing settles


@pytest.mark.parametrize(
    ("params", "doc", "role", "question"),
    [
        (("int *n",), "\\param n - Returned count", "out", ""),
        (("int *n",), "\\param[in] n - Count", "in", ""),
        (("int *n",), "", "inout", "one object, several, or none"),
        (("PRpoint *p",), "\\param[out] p - The point", "out", ""),
        (("PRview *p",), "\\param[out] p - The view", "inout", "one object, several, or none"),
        (("int *other",), "\\param other - A thing", "in", "one object, several, or none"),
        (
            ("int *found", "int count"),
            "\\param found - Returned thing",
            "inout",
            "one object, or count objects",
        ),
        (("int *found", "size_t other"), "\\param[out] found - Thing", "out", ""),
        (("int *ids", "unsigned int *num_ids"), "\\param[out] ids - ID", "inout", "or num_ids objects"),
        (("PRhandle *made", "int nDims"), "\\param made - Returned handle", "inout", "or nDims objects"),
        (("PRpoint *made", "int nDims"), "\\param made - Returned point", "inout", "or nDims objects"),
        (("int *found",), "\\param[out] found - Values of the tags", "inout", "one object, several"),
    ],
)
def test_check_settled_lists_pointers_whose_role_nothing_settles(
    params: tuple[str, ...], doc: str, role: str, question: str, tmp_path: Path
) -> None:
    """Each question proposes an entry, and with this entry the question is settled."""
    pairs = [rows.split_declaration(param) for param in params]
    function = Function("prA", "CUresult", tuple(Param(name, type_) for type_, name in pairs), doc)
    reading = Reading("1.0", functions={"prA": function}, names={"plain": {"prA": "prA"}, "per_thread": {}})
    folded = history.combine([reading, replace(reading, release="1.1")])
    docs = read_documentation([function])

    def check(text: str) -> str:
        """Check the roles with these entries, and return the role of the first parameter."""
        library = declare_library(tmp_path, text)
        exceptions = Exceptions(library)
        questions.check_settled(library, folded, docs, exceptions, TYPES_OF_POINTERS)
        inferred = inference.infer_roles(function, docs, exceptions, TYPES_OF_POINTERS)
        assert exceptions.unused == set()
        return inferred[0]

    if not question:
        assert check("") == role
        return
    assert inference.infer_roles(function, docs, read_exceptions(tmp_path), TYPES_OF_POINTERS)[0] == role
    with pytest.raises(CodegenError, match=re.escape(question)) as caught:
        check("")
    assert f"low.toml: {params[0]} of prA: " in caught.value.lines[0]
    first, *others = caught.value.questions
    answers = "".join(write_entry(other, "out") for other in others)
    expected_roles = {"device": "in"}
    for answer, _ in first.answers:
        expected = expected_roles.get(answer, answer.partition("[")[0])
        # The role of a list also answers the question about its length.
        remaining = "" if answer.startswith("list:") else answers
        assert check(write_entry(first, answer) + remaining) == expected
    assert {answer.partition("[")[0] for answer, _ in first.answers} >= {*PLAIN}


def write_entry(question: Question, role: str) -> str:
    """Return a [[pointer]] entry that answers a question."""
    params = re.escape(question.declaration)
    return f"[[pointer]]\nsymbols = '{'|'.join(question.symbols)}'\nparams = '{params}'\nrole = '{role}'\n"


@pytest.mark.parametrize(
    ("count", "other_entry", "role"),
    [
        ("uint32_t *n", "", "count"),
        ("uint32_t *n", "[[rule]]\nsymbols = 'prA'\nparams = '.*n'\nrole = 'most'\nreason = 'r'\n", "most"),
        ("uint32_t n", "", "in"),
        ("const uint32_t *n", "", "in"),
    ],
)
def test_role_of_a_list_sets_the_role_of_its_length(
    count: str, other_entry: str, role: str, tmp_path: Path
) -> None:
    (type_, name), (id_type, id_name) = map(rows.split_declaration, (count, "int *ids"))
    function = Function("prA", "CUresult", (Param(name, type_), Param(id_name, id_type)))
    entry = "[[pointer]]\nsymbols = 'prA'\nparams = 'int \\*ids'\nrole = 'list:n'\n"
    exceptions = read_exceptions(tmp_path, entry + other_entry)
    assert inference.infer_roles(function, {}, exceptions) == (role, "list:n")


def test_check_settled_omits_pointers_to_device_memory(tmp_path: Path) -> None:
    """C does not write such memory from the host, so the role has no effect."""
    text = "[[memory]]\nsymbols = 'prA'\nparams = 'int \\*x'\nkind = 'device'\n"
    function = Function("prA", "CUresult", (Param("x", "int *"),))
    folded = history.combine([Reading("1.0", functions={"prA": function}, names={"plain": {"prA": "prA"}})])
    exceptions = read_exceptions(tmp_path, text)
    questions.check_settled(declare_library(tmp_path, text), folded, {}, exceptions, TYPES_OF_POINTERS)
    assert inference.infer_roles(function, {}, exceptions, TYPES_OF_POINTERS) == ("in",)


def test_a_size_does_not_settle_a_role(tmp_path: Path) -> None:
    text = "[[size]]\nsymbols = 'prA'\nparams = 'int \\*x'\nelements = 'n'\n"
    function = Function("prA", "CUresult", (Param("x", "int *"), Param("n", "int")))
    folded = history.combine([Reading("1.0", functions={"prA": function}, names={"plain": {"prA": "prA"}})])
    exceptions = read_exceptions(tmp_path, text)
    assert inference.infer_roles(function, {}, exceptions, TYPES_OF_POINTERS) == ("inout", "in")
    with raises(CodegenError):
        questions.check_settled(declare_library(tmp_path, text), folded, {}, exceptions, TYPES_OF_POINTERS)


def test_confirmed_line_that_matches_nothing_is_listed_as_unused(tmp_path: Path) -> None:
    text = "[confirmed.out]\n'int \\*n' = 'cuThing'\n"
    assert find_unused(tmp_path, text, "cuThing_v2", "int *n") == set()
    assert find_unused(tmp_path, text, "cuOther", "int *n") == {("confirmed.out", "int \\*n")}


# --- entries of headers/libraries


VALID = '[roles.cuThing]\nn = { role = "out", reason = "because" }\n'


def find_unused(tmp_path: Path, text: str, symbol: str, param: str, doc: str = "") -> set[tuple[str, str]]:
    """Return the entries that remain unused after a prototype has been read."""
    exceptions = read_exceptions(tmp_path, text)
    type_, name = rows.split_declaration(param)
    function = Function(symbol, "CUresult", (Param(name, type_),), doc)
    inference.infer_roles(function, read_documentation([function]), exceptions)
    return exceptions.unused


def test_role_without_effect_is_listed_as_unused(tmp_path: Path) -> None:
    assert find_unused(tmp_path, VALID, "cuThing_v2", "int *n") == set()
    assert find_unused(tmp_path, VALID, "cuThing_v2", "int *m") == {("cuThing", "n")}
    assert find_unused(tmp_path, VALID, "cuOther", "int *n") == {("cuThing", "n")}
    doc = "/** \\param n - Returned count */"
    assert find_unused(tmp_path, VALID, "cuThing", "int *n", doc) == {("cuThing", "n")}


def test_attribute_types_of_enumerators(tmp_path: Path) -> None:
    """An enum that no header declares is skipped, and its entry is listed as unused."""
    rows = "".join(
        f'[[attribute]]\nenum = "{enum}"\nreason = "r"\ntypes = {{ int = ["PR_{pattern}.*"] }}\n'
        for enum, pattern in (("prGone", "G"), ("prE", "A"), ("prF", "B"))
    )
    exceptions = read_exceptions(tmp_path, rows)
    enums = {f"pr{x}": Enum("int", ((f"PR_{y}", 0),)) for x, y in (("E", "A"), ("F", "B"))}
    folded = history.combine([Reading("1.0", names={"plain": {}}, enums=enums)])
    assert exceptions.types(folded) == {"prE": {"PR_A": "int"}, "prF": {"PR_B": "int"}}
    assert exceptions.unused == {("attribute", "prGone")}
    without_match = history.combine(
        [Reading("1.0", names={"plain": {}}, enums={"prE": Enum("int", (("PR_C", 0),))})]
    )
    with raises(CodegenError):
        exceptions.types(without_match)
    with_two_unmatched = {f"pr{x}": Enum("int", (("PR_C", 0),)) for x in "EF"}
    with pytest.raises(CodegenError) as caught:
        exceptions.types(history.combine([Reading("1.0", names={"plain": {}}, enums=with_two_unmatched)]))
    assert [line.split(": ")[1] for line in caught.value.lines] == ["prE", "prF"]


def test_enumerator_with_two_types_raises(tmp_path: Path) -> None:
    types = 'types = { int = ["PR_A"], float = ["PR_.*"] }'
    exceptions = read_exceptions(tmp_path, f'[[attribute]]\nenum = "prE"\nreason = "r"\n{types}\n')
    enums = {"prE": Enum("int", (("PR_A", 0),))}
    with raises(CodegenError):
        exceptions.types(history.combine([Reading("1.0", names={"plain": {}}, enums=enums)]))


def test_every_role_in_headers_has_a_reason_of_several_words() -> None:
    for exceptions in map(Exceptions, sources.load().libraries):
        for params in exceptions.rows.values():
            for row in params.values():
                assert set(row) == {"role", "reason"}
                assert len(row["reason"].split()) >= 3
        reasons = [rule.reason for rule in exceptions.rules]
        reasons += [outcome.reason for outcome in exceptions.outcomes]
        for reason in reasons:
            assert len(reason.split()) >= 3


def test_answers_and_told_select_statuses_and_outputs(tmp_path: Path) -> None:
    """`answer` requires a function that returns a status, and `told` selects only out-parameters."""
    text = """
        [[answer]]
        symbols = "prQuery\\\\w*"
        statuses = ["PR_NOT_READY"]
        reason = "the question"
        [[told]]
        symbols = "prBuild"
        params = "log|at"
        reason = "where it is wrong"
    """
    build = (Param("log", "PRlog *"), Param("at", "int *"), Param("made", "int *"))
    functions = (
        Function("prQuery", "PRresult", ()),
        Function("prQueryName", "const char *", ()),
        Function("prBuild", "PRresult", build),
    )
    folded = history.combine(
        [Reading("1.0", functions={f.symbol: f for f in functions}, names={"plain": {}})]
    )
    exceptions = read_exceptions(tmp_path, text)
    assert exceptions.answers(folded, "PRresult") == {"prQuery": ("PR_NOT_READY",)}
    roles_by_symbol: dict[str, list[tuple[str, ...]]]
    roles_by_symbol = {"prQuery": [()], "prQueryName": [()], "prBuild": [("out", "in", "out")]}
    assert exceptions.told(folded, roles_by_symbol) == {"prBuild": ("log",)}
    assert exceptions.unused == set()


def test_answer_for_all_functions_is_stored_once(tmp_path: Path) -> None:
    entry = '[[answer]]\nsymbols = ".*"\nstatuses = ["PR_WARNING"]\nreason = "warnings"\n'
    folded = history.combine(
        [Reading("1.0", functions={"prA": Function("prA", "PRresult", ())}, names={"plain": {}})]
    )
    exceptions = read_exceptions(tmp_path, entry)
    assert exceptions.answers(folded, "PRresult") == {"*": ("PR_WARNING",)}
    assert exceptions.unused == set()


# --- the rules of headers/libraries


RULE = """
[[rule]]
symbols = "mlGet\\\\w+"
params = "\\\\w[\\\\w ]* \\\\*+\\\\w+"
role = "out"
reason = "getters return a value"
"""


def test_rule_without_effect_is_listed_as_unused(tmp_path: Path) -> None:
    rule = {("mlGet\\w+", "\\w[\\w ]* \\*+\\w+")}
    assert find_unused(tmp_path, RULE, "mlSet", "int *n") == rule
    assert find_unused(tmp_path, RULE, "mlGetIt", "int *n", "/** \\param[out] n - It */") == rule
    assert find_unused(tmp_path, RULE, "mlGetIt", "int n") == rule


REASON = 'reason = "because of that"'
INVALID_ENTRIES = {
    "invalid TOML": "[cuThing\n",
    "a string instead of a table": 'roles.cuThing = "out"\n',
    "a role without a table": '[roles.cuThing]\nn = "out"\n',
    "an unknown role": VALID.replace('"out"', '"output"'),
    "no role": VALID.replace('role = "out", ', ""),
    "no reason": VALID.replace(', reason = "because"', ""),
    "an empty reason": VALID.replace('"because"', '""'),
    "a rule with an unknown role": RULE.replace('"out"', '"output"'),
    "a rule without a reason": RULE.replace('reason = "getters return a value"', ""),
    "a rule without a pattern": RULE.replace("mlGet", "(mlGet"),
    "a rule with an unknown key": RULE.replace("params", "parameters"),
    "an answer with an empty reason": '[[answer]]\nsymbols = "a"\nstatuses = ["S"]\nreason = ""',
    "an answer without statuses": f'[[answer]]\nsymbols = "a"\n{REASON}',
    "statuses and parameters": f'[[told]]\nsymbols = "a"\nparams = "p"\nstatuses = ["S"]\n{REASON}',
    "confirmed with a role that needs a name": "[confirmed.list]\n'int \\\\*n' = 'cuA'\n",
    "confirmed without a pattern": "[confirmed.out]\n'int \\\\*n' = '('\n",
    "confirmed without a role": "[confirmed]\n'int \\\\*n' = 'cuA'\n",
    "told without a pattern": f'[[told]]\nsymbols = "("\nparams = "p"\n{REASON}',
    "told with another key": f'[[told]]\nsymbol = "a"\nparams = "p"\n{REASON}',
}


@pytest.mark.parametrize("case", INVALID_ENTRIES)
def test_invalid_entry_of_roles_raises(case: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        read_exceptions(tmp_path, INVALID_ENTRIES[case])
