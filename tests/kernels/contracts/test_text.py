"""Tests for the contract language: parsing, the normal form, and errors."""

from __future__ import annotations

import ast
import json
import pathlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import Contract
from cudyn._kernels.contracts.parts import (
    ArrayArgument,
    Launch,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
)
from cudyn._kernels.contracts.steps import iter_launch_steps
from cudyn._kernels.contracts.text import split_contracts
from cudyn.types import Parameter

from ...conftest import ROOT
from ...support.messages import raises
from ...support.steps import count_steps
from .contracts import make_contract_texts


def test_contract_has_the_parts_of_its_text() -> None:
    """One contract contains every element of the language."""
    contract = Contract(
        "f(a: f32[n, 4; s, _] align 16 on cuda_managed | None, b: i8[], n: i32, x: f64, t: shape[m, 3], "
        "st: stream) where n % 4 == 0, m < n -> "
        "ns::f<float><<<(n, 2), 256, 4 * n, cluster=2, cooperative>>>(a, n: i64, x, m)"
    )
    assert contract.name == "f"
    assert contract.kernel == "ns::f<float>"
    assert contract.arguments == (
        ArrayArgument("a", "f32", ("n", 4), ("s", None), align=16, memory="cuda_managed", optional=True),
        ArrayArgument("b", "i8", (), strides=None, align=1),
        ScalarArgument("n", "i32"),
        ScalarArgument("x", "f64"),
        ShapeArgument("t", ("m", 3)),
        StreamArgument("st"),
    )
    assert [ast.unparse(constraint) for constraint in contract.constraints] == ["n % 4 == 0", "m < n"]
    assert isinstance(contract.launch, Launch)
    assert [(step.label, ast.unparse(step.node)) for step in iter_launch_steps(contract.launch)] == [
        ("grid.x", "n"),
        ("grid.y", "2"),
        ("block.x", "256"),
        ("cluster.x", "2"),
        ("shared_memory", "4 * n"),
    ]
    assert contract.launch.cooperative
    assert [(value.text, value.type) for value in contract.passed] == [
        ("a", "pointer"),
        ("n", "i64"),
        ("x", "f64"),
        ("m", ""),
    ]


@pytest.mark.parametrize(
    ("text", "normal_form"),
    [
        ("k()", "k() -> k()"),
        (" k ( a : f32 [ n ] , n:i32 ) ", "k(a: f32[n], n: i32) -> k(a, n: i32)"),
        (
            "k(a: f32[n], s: stream, t: shape[n, _, 3], x: bool)",
            "k(a: f32[n], s: stream, t: shape[n, _, 3], x: bool) -> k(a, n: i64, 3: i64, x: bool)",
        ),
        (
            "k(a: f32[n], n: i32=007, x: T = -1e3, y:f64=1 ,on: bool =True) where T: bf16",
            "k(a: f32[n], n: i32 = 7, x: bf16 = -1000.0, y: f64 = 1.0, on: bool = True)"
            " -> k(a, n: i32, x: bf16, y: f64, on: bool)",
        ),
        ("k(a: f32[n] align 4 on cuda)", "k(a: f32[n]) -> k(a)"),
        ("k(a: f32[;], b: c64[0123])", "k(a: f32[; ], b: c64[123]) -> k(a, b)"),
        ("k(n:i64)where(n)>=1 , n!=07-7+0x10", None),
        ("k(n: i64) where (n)>=1, n != 0x10 -> k", "k(n: i64) where n >= 1, n != 16 -> k(n: i64)"),
        ("k(n: i64) -> f<(1>>2)>(n)", "k(n: i64) -> f<(1>>2)>(n: i64)"),
        ("k(n: i64)->A<B<int>><<<n,(n,),0>>>(n)", None),
        ("k(n: i64)->A<B<int>><<<n,(n),0>>>(n)", "k(n: i64) -> A<B<int>><<<n, n>>>(n: i64)"),
        (
            "k(n: i64) -> f<<<(n, 2, 2), 1, 0, cluster=(1, 2)>>>",
            "k(n: i64) -> f<<<(n, 2, 2), 1, cluster=(1, 2)>>>(n: i64)",
        ),
        ("k(n: u8) -> f(((n+1))*2: i32, -n)", "k(n: u8) -> f((n + 1) * 2: i32, -n)"),
        ("k(a: f32[n] | None) -> f(tma(a, box=8))", "k(a: f32[n] align 16 | None) -> f(tma(a, box=[8]))"),
    ],
)
def test_text_has_a_normal_form(text: str, normal_form: str | None) -> None:
    if normal_form is None:
        with raises(ValueError):
            Contract(text)
        return
    contract = Contract(text)
    assert contract.text == normal_form
    assert repr(contract) == f"Contract({normal_form!r})"
    assert Contract(normal_form) == contract
    assert hash(Contract(normal_form)) == hash(contract)


LINES = """
# of a vector
scale(
    x: T[2 * n] on cuda align 32,  # in place
    y: f32|f64[n; s] | None align 64,
    by: T,
) where T: f16 | bf16, n % 8 == 0
-> scale<T, n_T><<<ceildiv(n, 256), 256>>>(x + 4, y, by, n, None, 1e0: f32, 2: T,)
scale(n: i32)
  -> other<<<n, 1>>>()
"""


def test_contract_with_lines_comments_and_types_is_parsed() -> None:
    """Alternatives of types become one overload for each combination."""
    contract = Contract(LINES)
    expected_lines = []
    for x_type, x_type_in_cpp in (("f16", "__half"), ("bf16", "__nv_bfloat16")):
        for y_type in ("f32", "f64"):
            expected_lines.append(
                f"scale(x: {x_type}[2 * n] align 32, y: {y_type}[n; s] align 64 | None, by: {x_type})"
                f" where n % 8 == 0 -> scale<{x_type_in_cpp}, n_T><<<ceildiv(n, 256), 256>>>"
                f"(x + 4, y, by: {x_type}, n, None, 1.0: f32, 2.0: {x_type})"
            )
    expected_lines.append("scale(n: i32) -> other<<<n, 1>>>()")
    assert contract.text.splitlines() == expected_lines
    assert Contract(contract.text) == contract
    assert Contract.join(contract.overloads) == contract
    parsed_again = [Contract(overload.text) for overload in contract.overloads]
    assert Contract.join(parsed_again).overloads == contract.overloads
    assert str(contract).splitlines() == [str(overload) for overload in contract.overloads]
    assert [contract.name, contract.kernel] == ["scale", "scale<__half, n_T>"]
    named = Contract("k(a: T[n]) where T: f16|u8 -> k_{T}")
    assert [overload.kernel for overload in named.overloads] == ["k_f16", "k_u8"]
    same_type = Contract("k(a: f16|u8[n], b: f16 | u8[n]) -> k")
    assert list(map(str, same_type.overloads)) == ["k(a: f16[n], b: f16[n])", "k(a: u8[n], b: u8[n])"]
    assert [line for line, _ in split_contracts(LINES)] == [3, 9]
    with raises(ValueError):
        Contract.join([Contract("k()"), Contract("f()")])


@given(make_contract_texts())
def test_random_contract_equals_the_contract_of_its_text(text: str) -> None:
    """The normal form of a contract can be parsed, and is its own normal form."""
    contract = Contract(text)
    reparsed = Contract(contract.text)
    assert reparsed.text == contract.text
    assert reparsed == contract
    for attribute in ("name", "arguments", "kernel"):
        assert getattr(reparsed, attribute) == getattr(contract, attribute)
    assert list(map(str, reparsed.passed)) == list(map(str, contract.passed))
    assert [value.type for value in reparsed.passed] == [value.type for value in contract.passed]
    from_text = Contract(str(contract))
    assert from_text.arguments == contract.arguments
    assert str(from_text) == str(contract)


@given(make_contract_texts(), st.data())
def test_damaged_contract_raises_or_is_another_contract(text: str, data: st.DataObject) -> None:
    """No exception other than ValueError is raised, and its message is one line."""
    start, end = (data.draw(st.integers(0, len(text))) for _ in range(2))
    damage = data.draw(st.sampled_from(["", "(", ")", "[", ",", "<<<", "->", ":", "\0", "é"]))
    text = text[:start] + damage + text[end:]
    try:
        contract = Contract(text)
    except ValueError as error:
        message = str(error)
        assert "\n" not in message
        return
    assert Contract(contract.text) == contract


# Strings that are not contracts, and their error messages.
INVALID_TEXTS: dict[str, str] = json.loads(
    (pathlib.Path(__file__).parent / "golden/refused_texts.json").read_text("utf-8")
)


@pytest.mark.parametrize("text", INVALID_TEXTS, ids=range(len(INVALID_TEXTS)))
def test_contract_of_an_invalid_text_raises(text: str) -> None:
    with raises(ValueError):
        Contract(text)


def test_types_are_substituted_in_one_pass() -> None:
    contract = Contract("k(a: T[n], b: float[n]) where T: f32, float: f64 -> k<T, float>")
    assert contract.kernel == "k<float, double>"


def test_contract_is_immutable() -> None:
    contract = Contract("k(n: i32) -> k<<<n, 1>>>(n)")
    with raises(AttributeError):
        contract.name = "other"  # type: ignore[misc]
    with raises(AttributeError):
        del contract.launch
    assert contract == Contract("k(n: i32) -> k<<<n, 1>>>(n)")


def test_contract_whose_normal_form_is_too_long_raises() -> None:
    with raises(ValueError):
        Contract(f"k(n: i32) -> k({','.join('n+n' for _ in range(4000))})")
    contract = Contract(f"k(a: f32[n]) -> k({','.join('n' for _ in range(4000))})")
    with raises(ValueError):
        contract.apply([Parameter(0, 4, 4, "u32")] * 4000)


@pytest.mark.parametrize("text", [b"k()", None, 1])
def test_contract_of_a_text_of_another_type_raises(text: object) -> None:
    with raises(TypeError):
        Contract(text)  # type: ignore[arg-type]


STARTS_OF_PARTS = ("where ", "-> k<<<", "-> k<<<1, 1>>>(", "-> k(")


@pytest.mark.parametrize("repeated", ["(", "[", "a: f32[n], ", "1,, ", "<<<", "n:i32)where ", "n==1,", ">>>"])
@pytest.mark.parametrize("start", ["k(", *("k(n: i32) " + part for part in STARTS_OF_PARTS)])
@pytest.mark.parametrize("end", ["", ")"])
def test_long_text_is_parsed_in_linear_time(start: str, repeated: str, end: str) -> None:
    """The parser needs fewer than 100 steps for each character."""
    long_text = start + repeated * ((20_000 - len(start) - len(end)) // len(repeated)) + end

    def parse() -> None:
        """Parse the text, which is invalid."""
        with raises(ValueError):
            Contract(long_text)

    assert count_steps(parse) < 100 * len(long_text)


# --- contracts applied to a kernel


U64 = Parameter(0, 8, 8, "u64")
U32 = Parameter(8, 4, 4, "u32")
F32 = Parameter(12, 4, 4, "f32")


@pytest.mark.parametrize(
    ("text", "parameters", "passed"),
    [
        ("k(a: f32[n], x: f32) -> k(a, n, x)", (U64, U32, F32), "a, n: i32, x: f32"),
        (
            "k(a: f32[n], x: f32) -> k(a, n, x)",
            (Parameter(0, 8, 0, ""), Parameter(8, 4, 0, ""), Parameter(12, 4, 0, "")),
            "a, n: i32, x: f32",
        ),
        (
            "k(a: f32[n]) -> k(a, n, n + 1, n // 2)",
            (U64, Parameter(8, 2, 2, "u16"), Parameter(10, 1, 1, "b8"), U64),
            "a, n: i16, n + 1: i8, n // 2: i64",
        ),
        ("k(n: i64) -> k(n: u32, n)", (U32, U64), "n: u32, n: i64"),
        ("k(f: bool)", (Parameter(0, 1, 1, "u8"),), "f: bool"),
    ],
)
def test_apply_adds_the_types_of_the_kernel(
    text: str, parameters: tuple[Parameter, ...], passed: str
) -> None:
    applied = Contract(text).apply(parameters)
    assert ", ".join(map(str, applied.passed)) == passed
    assert Contract(applied.text) == applied
    assert applied.apply(parameters) == applied


@pytest.mark.parametrize(
    "parameters",
    [
        (U64,),
        (U32, U32, F32),
        (U64, F32, F32),
        (U64, U32, U32),
        (U64, U32, U64),
        (U64, Parameter(8, 16, 4, "b8"), F32),
        (U64, Parameter(8, 16, 0, ""), F32),
    ],
)
def test_apply_with_other_parameters_raises(parameters: tuple[Parameter, ...]) -> None:
    with raises(ValueError):
        Contract("k(a: f32[n], x: f32) -> g(a, n, x)").apply(parameters)
    with raises(ValueError):
        Contract("f() -> k(300)").apply([Parameter(0, 1, 1, "s8")])


def test_contracts_in_the_reference_are_valid() -> None:
    """The documentation shows contracts in their normal form."""
    page = (ROOT / "docs/reference/contracts.md").read_text(encoding="utf-8")
    contracts = re.findall(r'Contract\("([^"]+)"\)', page)
    assert contracts
    for contract in contracts:
        assert Contract(contract).text == contract
    table = page[page.index("| argument in a contract |") :].partition("\n\n")[0]
    cells = set(re.findall(r"`(\w+: [^`]+)`", table))
    assert len(cells) > 5
    for cell in cells:
        for argument in re.split(r", (?=\w+: )", cell):
            assert str(Contract(f"k({argument})").arguments[0]) == argument


def test_contract_with_too_many_combinations_of_types_is_rejected() -> None:
    """The limit is 64. It is checked before any combination is built."""
    types = "u8 | i8 | u16 | i16 | u32 | i32 | u64 | i64"
    largest = Contract(f"k(a: T[n], b: U[n]) where T: {types}, U: {types}")
    assert len(largest.overloads) == 64
    with raises(ValueError):
        Contract(f"k(a: T[n], b: U[n], c: V[n]) where T: {types}, U: {types}, V: f32 | f64")
