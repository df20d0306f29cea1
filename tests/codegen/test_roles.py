"""codegen: which parameters a call fills in. A wrong `out` would let a call write past one small object."""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen import history, roles, sources
from codegen.errors import CodegenError
from codegen.model import Enum, Function, Param, Reading
from cudyn._bindings.tables import rows

from ..support.messages import raises
from .test_history import declared

# --- the rules, on prototypes of our own


def none_by_hand(tmp_path: Path, text: str = "") -> roles.Exceptions:
    return roles.Exceptions(declared(tmp_path, text))


def inferred(tmp_path: Path, symbol: str, doc: str, *params: str, exceptions: str = "") -> tuple[str, ...]:
    """The roles of a prototype whose documentation is `doc`; a parameter is `type name`."""
    split = [rows.undeclare(param) for param in params]
    function = Function(symbol, "CUresult", tuple(Param(name, type_) for type_, name in split), doc)
    return roles.infer(function, roles.documentation([function]), none_by_hand(tmp_path, exceptions))


@pytest.mark.parametrize(
    ("param", "doc", "role"),
    [
        ("int *n", "\\param n - Returned count", "out"),
        ("int *n", "\\param[out] n - Where it goes", "out"),
        ("int *n", "Returns in \\p *n the number of things.\n\\param n - The number", "out"),
        ("void **p", "\\param p - Returned pointer to host memory", "out"),
        ("const char **s", "\\param s - The returned name", "out"),
        ("PRhandle *h_out", "", "out"),
        ("size_t *sizeRet", "", "out"),
        ("int *n", "\\param[in] n - Returned count", "in"),
        ("int *n", "\\param[in,out] n - Count", "inout"),
        ("int *n", "\\param n [out] Count", "out"),
        ("int *n", "\\param n [in] Pointer to a returned count", "in"),
        ("int *n", "\\param n [in/out] Pointer in which a count is returned", "out"),
        ("int *n", "\\param n [in/out] Pointer to a count", "in"),
        ("int *n", "\\param n - A count", "in"),
        ("int *n", "", "in"),
        ("int n", "\\param n - Returned count", "in"),
        ("const int *n", "\\param n - Returned count", "in"),
        ("const char *const *s", "\\param s - Returned strings", "in"),
        ("char *const *s", "\\param s - Returned strings", "in"),
        ("PRhandle *h", "\\param h - Returned array of handles", "inout"),
        ("PRhandle *h", "\\param[out] h - Array of handles", "inout"),
        ("PRhandle *h_out", "\\param h_out - Array to store one handle for each", "inout"),
        ("PRhandle *h", "\\param h - Buffer where the handles are returned to", "inout"),
        ("PRhandle **h", "\\param h - Returned pointer to an array of handles", "out"),
        ("PRhandle *h", "\\param h - Returned array", "out"),  # one handle of an array
        ("char *name", "\\param name - Returned identifier", "inout"),
        ("void *data", "\\param data - Returned value", "inout"),
        ("void *data", "\\param[out] data - Value", "inout"),
        ("void *dst", "\\param dst - Destination host pointer", "inout"),
        ("void *data", "\\param data - User data", "in"),
        ("const void *data", "\\param data - Returned value", "in"),
    ],
)
def test_a_role_by_the_rules(param: str, doc: str, role: str, tmp_path: Path) -> None:
    assert inferred(tmp_path, "cuDoIt", f"/**\n * {doc}\n */", "int flags", param) == ("in", role)


def test_no_rule_makes_one_object_of_an_array(tmp_path: Path) -> None:
    """Only what is said of the very function does: `T *p[]` of which one is written."""
    doc = "/** \\param[out] sizes - Returned sizes */"
    function = Function("prThingGetSizes", "int", (Param("sizes", "int[]"),), doc)
    docs = roles.documentation([function])
    for params in (r"int \*\w+", ".*"):
        text = f"[[rule]]\nsymbols = '.*'\nparams = '{params}'\nrole = 'out'\nreason = 'r'\n"
        assert roles.infer(function, docs, none_by_hand(tmp_path, text)) == ("inout",)
    text = "[roles]\nprThingGetSizes.sizes = { role = 'out', reason = 'one is written' }\n"
    assert roles.infer(function, docs, none_by_hand(tmp_path, text)) == ("out",)


# --- what is asked


@pytest.mark.parametrize(
    ("params", "doc", "asked"),
    [
        (("int *n",), "\\param n - Returned count", ""),
        (("int *n",), "", "does the call write int \\*n of prA, new in 1.0"),
        (
            ("int *found", "int count"),
            "\\param found - Returned thing",
            "one object at int \\*found .* or count objects",
        ),
        (("int *found", "size_t other"), "\\param[out] found - Thing", ""),
        (("int *found", "size_t numThings"), "\\param[out] found - Thing", "or numThings objects"),
        (("int *other",), "\\param other - A thing", "does the call write int \\*other of prA"),
        (
            ("int *found", "int *count"),
            "\\param found - Returned thing\n\\param count - Returned count",
            "or count objects",
        ),
        (("PRh *made", "int nDims"), "\\param made - Returned handle", "or nDims objects"),
    ],
)
def test_what_documentation_and_names_leave_open_is_asked(
    params: tuple[str, ...], doc: str, asked: str, tmp_path: Path
) -> None:
    split = [rows.undeclare(param) for param in params]
    function = Function("prA", "CUresult", tuple(Param(name, type_) for type_, name in split), doc)
    read = Reading("1.0", functions={"prA": function}, names={"plain": {"prA": "prA"}, "per_thread": {}})
    folded = history.fold([read])
    docs = roles.documentation([function])
    for entry, is_asked in (("", bool(asked)), (ENTRY.format(split[0][1]), False)):
        library = declared(tmp_path, entry)
        if is_asked:
            with raises(CodegenError):
                roles.ask(library, folded, docs, roles.Exceptions(library))
        else:
            roles.ask(library, folded, docs, roles.Exceptions(library))


ENTRY = '[roles.prA]\n{} = {{ role = "out", reason = "it is one" }}\n'


# --- what headers/libraries says


GOOD = '[roles.cuThing]\nn = { role = "out", reason = "because" }\n'


def left_unused(tmp_path: Path, text: str, symbol: str, param: str, doc: str = "") -> set[tuple[str, str]]:
    """What the codegen stops at after a prototype."""
    exceptions = none_by_hand(tmp_path, text)
    type_, name = rows.undeclare(param)
    function = Function(symbol, "CUresult", (Param(name, type_),), doc)
    roles.infer(function, roles.documentation([function]), exceptions)
    return exceptions.unused


def test_an_exception_that_matches_or_changes_nothing_is_noticed(tmp_path: Path) -> None:
    """So says headers/README.md."""
    assert left_unused(tmp_path, GOOD, "cuThing_v2", "int *n") == set()
    assert left_unused(tmp_path, GOOD, "cuThing_v2", "int *m") == {("cuThing", "n")}
    assert left_unused(tmp_path, GOOD, "cuOther", "int *n") == {("cuThing", "n")}
    doc = "/** \\param n - Returned count */"
    assert left_unused(tmp_path, GOOD, "cuThing", "int *n", doc) == {("cuThing", "n")}


def test_the_type_behind_an_enumerator(tmp_path: Path) -> None:
    """An enum that no header has is passed over, and is left as unused."""
    rows = "".join(
        f'[[attribute]]\nenum = "{enum}"\nreason = "r"\ntypes = {{ int = ["PR_{pattern}.*"] }}\n'
        for enum, pattern in (("prGone", "G"), ("prE", "A"), ("prF", "B"))
    )
    exceptions = none_by_hand(tmp_path, rows)
    enums = {f"pr{x}": Enum("int", ((f"PR_{y}", 0),)) for x, y in (("E", "A"), ("F", "B"))}
    folded = history.fold([Reading("1.0", names={"plain": {}}, enums=enums)])
    assert exceptions.types(folded) == {"prE": {"PR_A": "int"}, "prF": {"PR_B": "int"}}
    assert exceptions.unused == {("attribute", "prGone")}
    wrong = history.fold([Reading("1.0", names={"plain": {}}, enums={"prE": Enum("int", (("PR_C", 0),))})])
    with raises(CodegenError):
        exceptions.types(wrong)
    both = {f"pr{x}": Enum("int", (("PR_C", 0),)) for x in "EF"}
    with pytest.raises(CodegenError) as caught:
        exceptions.types(history.fold([Reading("1.0", names={"plain": {}}, enums=both)]))
    assert [line.split(": ")[1] for line in caught.value.lines] == ["prE", "prF"]


def test_an_enumerator_of_two_types_is_refused(tmp_path: Path) -> None:
    types = 'types = { int = ["PR_A"], float = ["PR_.*"] }'
    exceptions = none_by_hand(tmp_path, f'[[attribute]]\nenum = "prE"\nreason = "r"\n{types}\n')
    enums = {"prE": Enum("int", (("PR_A", 0),))}
    with raises(CodegenError):
        exceptions.types(history.fold([Reading("1.0", names={"plain": {}}, enums=enums)]))


def test_every_entry_of_ours_has_a_reason_of_its_own_words() -> None:
    for exceptions in map(roles.Exceptions, sources.load().libraries):
        for params in exceptions.rows.values():
            for row in params.values():
                assert set(row) == {"role", "reason"}
                assert len(row["reason"].split()) >= 3
        reasons = [rule.reason for rule in exceptions.rules] + [each.reason for each in exceptions.outcomes]
        for reason in reasons:
            assert len(reason.split()) >= 3


def test_answers_and_what_tells_why_a_call_failed(tmp_path: Path) -> None:
    """Only of functions that return a status, and only out-parameters."""
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
    of_ours = (
        Function("prQuery", "PRresult", ()),
        Function("prQueryName", "const char *", ()),
        Function("prBuild", "PRresult", build),
    )
    folded = history.fold([Reading("1.0", functions={f.symbol: f for f in of_ours}, names={"plain": {}})])
    exceptions = none_by_hand(tmp_path, text)
    assert exceptions.answers(folded, "PRresult") == {"prQuery": ("PR_NOT_READY",)}
    given: dict[str, list[tuple[str, ...]]]
    given = {"prQuery": [()], "prQueryName": [()], "prBuild": [("out", "in", "out")]}
    assert exceptions.told(folded, given) == {"prBuild": ("log",)}
    assert exceptions.unused == set()


def test_an_answer_of_all_functions_is_one_row(tmp_path: Path) -> None:
    every = '[[answer]]\nsymbols = ".*"\nstatuses = ["PR_WARNING"]\nreason = "warnings"\n'
    folded = history.fold(
        [Reading("1.0", functions={"prA": Function("prA", "PRresult", ())}, names={"plain": {}})]
    )
    exceptions = none_by_hand(tmp_path, every)
    assert exceptions.answers(folded, "PRresult") == {"*": ("PR_WARNING",)}
    assert exceptions.unused == set()


# --- the rules of headers/libraries


RULE = """
[[rule]]
symbols = "mlGet\\\\w+"
params = "\\\\w[\\\\w ]* \\\\*+\\\\w+"
role = "out"
reason = "what is asked for"
"""


def test_a_rule_that_changes_nothing_is_noticed(tmp_path: Path) -> None:
    rule = {("mlGet\\w+", "\\w[\\w ]* \\*+\\w+")}
    assert left_unused(tmp_path, RULE, "mlSet", "int *n") == rule
    assert left_unused(tmp_path, RULE, "mlGetIt", "int *n", "/** \\param[out] n - It */") == rule
    assert left_unused(tmp_path, RULE, "mlGetIt", "int n") == rule


WHY = 'reason = "because of that"'
NOT_UNDERSTOOD = {
    "no TOML": "[cuThing\n",
    "no table": 'roles.cuThing = "out"\n',
    "a role without a reason's place": '[roles.cuThing]\nn = "out"\n',
    "no such role": GOOD.replace('"out"', '"output"'),
    "no role": GOOD.replace('role = "out", ', ""),
    "no reason": GOOD.replace(', reason = "because"', ""),
    "an empty reason": GOOD.replace('"because"', '""'),
    "a rule with no such role": RULE.replace('"out"', '"output"'),
    "a rule without a reason": RULE.replace('reason = "what is asked for"', ""),
    "a rule without a pattern": RULE.replace("mlGet", "(mlGet"),
    "a rule with an unknown key": RULE.replace("params", "parameters"),
    "an answer with an empty reason": '[[answer]]\nsymbols = "a"\nstatuses = ["S"]\nreason = ""',
    "an answer without statuses": f'[[answer]]\nsymbols = "a"\n{WHY}',
    "statuses and parameters": f'[[told]]\nsymbols = "a"\nparams = "p"\nstatuses = ["S"]\n{WHY}',
    "told without a pattern": f'[[told]]\nsymbols = "("\nparams = "p"\n{WHY}',
    "told with another key": f'[[told]]\nsymbol = "a"\nparams = "p"\n{WHY}',
}


@pytest.mark.parametrize("case", NOT_UNDERSTOOD)
def test_what_is_not_understood_says_so(case: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        none_by_hand(tmp_path, NOT_UNDERSTOOD[case])
