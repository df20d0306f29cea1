"""The language of contracts: what a text means, how it is written, and everything that is refused."""

from __future__ import annotations

import ast
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import Contract
from cudyn._contract.dtypes import DTYPES, SCALARS
from cudyn._contract.parts import ArrayArgument, Launch, ScalarArgument, ShapeArgument, StreamArgument
from cudyn._contract.steps import list_launch
from cudyn._contract.text import split_contracts
from cudyn.types import Parameter

from ..conftest import ROOT
from ..support.steps import count_steps
from .contracts import texts


def test_what_a_text_means() -> None:
    contract = Contract(
        "f(a: f32[n, 4; s, _] align 16 on cuda_managed | None, b: i8[], n: i32, x: f64, t: shape[m, 3], "
        "st: stream) where n % 4 == 0, m < n -> "
        "ns::f<float><<<(n, 2), 256, 4 * n, cluster=2, cooperative>>>(a, n: i64, x, m)"
    )
    assert contract.name == "f"
    assert contract.kernel == "ns::f<float>"
    assert contract.arguments == (
        ArrayArgument("a", "f32", ("n", 4), ("s", None), 16, "cuda_managed", True),
        ArrayArgument("b", "i8", (), None, 1),
        ScalarArgument("n", "i32"),
        ScalarArgument("x", "f64"),
        ShapeArgument("t", ("m", 3)),
        StreamArgument("st"),
    )
    assert [ast.unparse(each) for each in contract.constraints] == ["n % 4 == 0", "m < n"]
    assert isinstance(contract.launch, Launch)
    assert [(step.what, ast.unparse(step.node)) for step in list_launch(contract.launch)] == [
        ("grid.x", "n"),
        ("grid.y", "2"),
        ("block.x", "256"),
        ("cluster.x", "2"),
        ("shared_memory", "4 * n"),
    ]
    assert contract.launch.cooperative
    assert [(each.text, each.type) for each in contract.passed] == [
        ("a", "pointer"),
        ("n", "i64"),
        ("x", "f64"),
        ("m", ""),
    ]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("k()", "k() -> k()"),
        (" k ( a : f32 [ n ] , n:i32 ) ", "k(a: f32[n], n: i32) -> k(a, n: i32)"),
        (
            "k(a: f32[n], s: stream, t: shape[n, _, 3], x: bool)",
            "k(a: f32[n], s: stream, t: shape[n, _, 3], x: bool) -> k(a, n: i64, 3: i64, x: bool)",
        ),
        ("k(a: f32[n] align 4 on cuda)", "k(a: f32[n]) -> k(a)"),
        ("k(a: f32[;], b: c64[0123])", "k(a: f32[; ], b: c64[123]) -> k(a, b)"),
        ("k(n:i64)where(n)>=1 , n!=07-7+0x10", None),
        ("k(n: i64) where (n)>=1, n != 0x10 -> k", "k(n: i64) where n >= 1, n != 16 -> k(n: i64)"),
        ("k(n: i64) -> f<(1>>2)>(n)", "k(n: i64) -> f<(1>>2)>(n: i64)"),
        ("k(n: i64)->A<B<int>><<<n,(n,),0>>>(n)", None),
        ("k(n: i64)->A<B<int>><<<n,(n),0>>>(n)", "k(n: i64) -> A<B<int>><<<n, n>>>(n: i64)"),
        (
            "k(n: i64) -> f<<<(n, 1, 2), 1, 0, cluster=(1, 2)>>>",
            "k(n: i64) -> f<<<(n, 1, 2), 1, cluster=(1, 2)>>>(n: i64)",
        ),
        ("k(n: u8) -> f(((n+1))*2: i32, -n)", "k(n: u8) -> f((n + 1) * 2: i32, -n)"),
        ("k(a: f32[n] | None) -> f(tma(a, box=8))", "k(a: f32[n] align 16 | None) -> f(tma(a, box=[8]))"),
    ],
)
def test_a_text_is_always_written_in_the_same_way(text: str, written: str | None) -> None:
    if written is None:
        with pytest.raises(ValueError, match="expected"):
            Contract(text)
        return
    contract = Contract(text)
    assert contract.text == written
    assert repr(contract) == f"Contract({written!r})"
    assert Contract(written) == contract
    assert hash(Contract(written)) == hash(contract)


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


def test_lines_comments_and_types() -> None:
    contract = Contract(LINES)
    assert contract.text.splitlines() == [
        *(
            f"scale(x: {name}[2 * n] align 32, y: {other}[n; s] align 64 | None, by: {name}) where n % 8 == 0"
            f" -> scale<{cpp}, n_T><<<ceildiv(n, 256), 256>>>"
            f"(x + 4, y, by: {name}, n, None, 1.0: f32, 2.0: {name})"
            for name, cpp in (("f16", "__half"), ("bf16", "__nv_bfloat16"))
            for other in ("f32", "f64")
        ),
        "scale(n: i32) -> other<<<n, 1>>>()",
    ]
    assert Contract(contract.text) == contract == Contract.join(contract.overloads)
    assert Contract.join([Contract(each.text) for each in contract.overloads]).overloads == contract.overloads
    assert str(contract).splitlines() == [str(each) for each in contract.overloads]
    assert [contract.name, contract.kernel] == ["scale", "scale<__half, n_T>"]
    named = Contract("k(a: T[n]) where T: f16|u8 -> k_{T}")
    assert [each.kernel for each in named.overloads] == ["k_f16", "k_u8"]
    same = Contract("k(a: f16|u8[n], b: f16 | u8[n]) -> k")
    assert list(map(str, same.overloads)) == ["k(a: f16[n], b: f16[n])", "k(a: u8[n], b: u8[n])"]
    assert [line for line, _ in split_contracts(LINES)] == [3, 9]
    with pytest.raises(ValueError, match=r"^expected contracts of one name, got k, f$"):
        Contract.join([Contract("k()"), Contract("f()")])


@given(texts())
def test_any_contract_is_read_as_it_is_written(text: str) -> None:
    contract = Contract(text)
    again = Contract(contract.text)
    assert again.text == contract.text
    assert again == contract
    for what in ("name", "arguments", "kernel"):
        assert getattr(again, what) == getattr(contract, what)
    assert list(map(str, again.passed)) == list(map(str, contract.passed))
    assert [each.type for each in again.passed] == [each.type for each in contract.passed]
    taken = Contract(str(contract))
    assert taken.arguments == contract.arguments
    assert str(taken) == str(contract)


@given(texts(), st.data())
def test_any_damaged_contract_is_refused_or_another_one(text: str, data: st.DataObject) -> None:
    """Never anything but a ValueError of one line."""
    at, end = (data.draw(st.integers(0, len(text))) for _ in range(2))
    damage = data.draw(st.sampled_from(["", "(", ")", "[", ",", "<<<", "->", ":", "\0", "é"]))
    text = text[:at] + damage + text[end:]
    try:
        contract = Contract(text)
    except ValueError as error:
        said = str(error)
        assert "\n" not in said
        return
    assert Contract(contract.text) == contract


SCALAR = ", ".join(SCALARS)
TYPES = ", ".join((*DTYPES, "shape", "struct", "stream"))
OTHERS = "; expected sizes that other arguments have as they are"
FIRST = "k: parameter 0 of the kernel"
SIZE = "k: expected a size, such as n, 16, 2 * n or _"
EXAMPLE = "expected an argument, such as a: f32[n] or n: i32"
EXPRESSION, COMPARISON = "an expression such as ceildiv(n, 256)", "a comparison such as n % 16 == 0"
ONCE = "k: expected {} once between <<< and >>>"
TMA = "expected an array and a box, as in tma(a, box=[64, 32])"
FORMS = "a stream is written s: stream, a shape s: shape[n, 3], a struct of 48 bytes s: struct[48]"
REFUSED = {
    "": "expected a name and '(', as in add_one(a: f32[n]); got ''",
    "k\0()": "expected a name and '(', as in add_one(a: f32[n]); got 'k\\x00()'",
    "k(a: f32[n]]": "expected ')'; got 'k(a: f32[n]]'",
    "9k()": "a contract's name: '9k' can't be a name",
    "def()": "a contract's name: 'def' can't be a name",
    "min()": "a contract's name: 'min' can't be a name",
    "é()": "a contract's name: 'é' can't be a name",
    "k(a)": f"k: {EXAMPLE}; got 'a'",
    "k(int n)": f"k: {EXAMPLE}; got 'int n'",
    "k(a: f32[n],,)": f"k: {EXAMPLE}; got ''",
    "k(a: f32[n] align)": f"k: {EXAMPLE}; got 'a: f32[n] align'",
    "k(a: f32[n] align 16 align 16)": "k: expected align, on and None once each; got 'a: f32[n] align 16 align 16'",
    "k(a: f33[n])": "k: 'f33' is not a type; did you mean f32?; got 'a: f33[n]'",
    "k(a: xyz[n])": f"k: 'xyz' is not a type; the types are {TYPES}; got 'a: xyz[n]'",
    "k(a: float)": "k: 'float' is not a type; did you mean f32?; got 'a: float'",
    "k(a: float32[n])": "k: 'float32' is not a type; did you mean f32?; got 'a: float32[n]'",
    "k(n: int32_t)": "k: 'int32_t' is not a type; did you mean i32?; got 'n: int32_t'",
    "k(a: half|f32[n])": "k: 'half' is not a type; did you mean f16?; got 'half|f32'",
    "k(a: f32|f32[n])": "k: expected each type once; got 'f32|f32'",
    "k(a: T[n]) where T: f16|bf17": "k: 'bf17' is not a type; did you mean bf16?; got 'f16|bf17'",
    "k(a: f16[n]) where f16: f16|bf16": "k: 'f16' can't be the name of a type",
    "k(a: f16|f32, b: i8|u8, c: i16|u16, d: i32|u32, e: i64|u64, f: f64|f32, g: bool|f64)": "k: expected up to 64 contracts, got more",
    "k(a: f16[n]) where T: f16|bf16": "k: where: T is not the type of an argument",
    "k()\ng()": "expected contracts of one name, got k and g",
    "k(a: f32 | None)": f"k: a number is one of {SCALAR}; an array has sizes, as in f32[n]; got 'a: f32 | None'",
    "k(a: f32[n] align 3)": "k: expected a power of two from 4 on behind align, got 3; got 'a: f32[n] align 3'",
    "k(a: f32[n] align 2)": "k: expected a power of two from 4 on behind align, got 2; got 'a: f32[n] align 2'",
    "k(a: f32[n] on cpu)": "k: expected cuda, cuda_host, cuda_managed behind on, got cpu; got 'a: f32[n] on cpu'",
    "k(a: f32[n; 1, 2])": "k: expected 1 stride, got 2; got 'a: f32[n; 1, 2]'",
    "k(a: f32[-1])": f"{SIZE}; got '-1'",
    "k(a: f32[n // 2])": f"k: a.shape[0]: n // 2 can't determine n{OTHERS}",
    "k(a: f32[n + m])": f"k: a.shape[0]: n + m can't determine n, m{OTHERS}",
    "k(a: f32[n + n])": f"k: a.shape[0]: n + n can't determine n{OTHERS}",
    "k(a: f32[n + 1] | None)": f"k: a.shape[0]: n + 1 can't determine n{OTHERS}",
    "k(a: f32[2 * grid])": f"{SIZE}; got '2 * grid'",
    "k(a: f32[min])": f"{SIZE}; got 'min'",
    "k(a: f32[for])": f"{SIZE}; got 'for'",
    "k(a: f32[n,,m])": f"{SIZE}; got ''",
    "k(a: f32[1234567890123456789])": f"{SIZE}; got '1234567890123456789'",
    f"k(a: f32[{', '.join('n' * 17)}])": "k: expected up to 16 sizes, got 17",
    "k(s: stream[n])": f"k: {FORMS}; got 's: stream[n]'",
    "k(s: shape[n; m])": f"k: {FORMS}; got 's: shape[n; m]'",
    "k(for: i32)": "k: 'for' can't be the name of an argument",
    "k(grid: i32)": "k: 'grid' can't be the name of an argument",
    "k(_: i32)": "k: '_' can't be the name of an argument",
    "k(é: i32)": "k: 'é' can't be the name of an argument",
    "k(stream: i32)": "k: only a stream can be called stream",
    "k(s: stream, t: stream)": "k: expected one stream at most",
    "k(n: i32, n: i32)": "k: two arguments are named n",
    "k(n: f32, a: f32[n])": "k: n is an argument that is not an integer; it can't be a size",
    "k(a: f32[a])": "k: a is an argument that is not an integer; it can't be a size",
    f"k({', '.join(f'a{i}: i32' for i in range(257))})": "k: expected up to 256 arguments, got 257",
    "k()" + " " * 20_000: "a contract: expected up to 20000 characters, got 20003",
    "k() b": "k: expected 'where' or '->' behind the arguments; got 'b'",
    "k(n: i32) where": f"k: '': expected {COMPARISON}",
    "k(n: i32) where n": f"k: 'n': expected {COMPARISON}",
    "k(n: i32) where n == 1,,": f"k: '': expected {COMPARISON}",
    "k(n: i32) where n == 1 == 2": f"k: 'n == 1 == 2': expected {COMPARISON}",
    "k(n: i32) where n > 1 and n < 3": f"k: 'n > 1 and n < 3': expected {COMPARISON}; did you mean n > 1, n < 3?",
    "k(n: i32) where 1 < n < 3": f"k: '1 < n < 3': expected {COMPARISON}; did you mean 1 < n, n < 3?",
    "k(n: i32) where n = 3": f"k: 'n = 3': expected {COMPARISON}; did you mean n == 3?",
    "k(n: i32) where n < 3 or n > 7": f"k: 'n < 3 or n > 7': expected {COMPARISON}; write a contract for each case",
    "k(n: i32) -> f<<<cdiv(n, 256), 256>>>": f"k: 'cdiv(n, 256)': expected {EXPRESSION}; did you mean ceildiv(n, 256)?",
    "k(n: i32) -> f(null)": f"{FIRST}: null: null is not a size of an argument; did you mean None?",
    "k(rows: i32) -> f(row)": f"{FIRST}: row: row is not a size of an argument; did you mean rows?",
    "k(n: i32) where n / 2 == 1": f"k: 'n / 2 == 1': expected {COMPARISON}; did you mean n // 2 == 1?",
    "k(n: i32) where n ** 2 == 1": f"k: 'n ** 2 == 1': expected {COMPARISON}",
    "k(n: i32) where min(n) == 1": f"k: 'min(n) == 1': expected {COMPARISON}",
    "k(n: i32) where min(n, y=1) == 1": f"k: 'min(n, y=1) == 1': expected {COMPARISON}",
    "k(n: i32) where abs(n, n) == 1": f"k: 'abs(n, n) == 1': expected {COMPARISON}",
    "k(n: i32) where n == 1.0": f"k: 'n == 1.0': expected {COMPARISON}",
    "k(n: i32) where n == True": f"k: 'n == True': expected {COMPARISON}",
    "k(n: i32) where n == 9223372036854775808": f"k: 'n == 9223372036854775808': expected {COMPARISON}",
    "k(n: i32) where m == 1": "k: where: m == 1: m is not a size of an argument",
    "k(a: f32[n] | None) where n == 1": "k: where: n == 1: n is a size of optional arrays only",
    "k() ->": "k: expected a kernel's name, such as add or add<float>, behind '->'; got ''",
    "k() -> f<<<1, 1": "k: expected '>>>' behind '<<<'; got 'f<<<1, 1'",
    "k() -> f<<<1>>>": "k: expected grid and block, or also shared memory, between <<< and >>>; got '1'",
    "k() -> f<<<1, 1, 1, 1>>>": "k: expected grid and block, or also shared memory, between <<< and >>>; got '1, 1, 1, 1'",
    "k() -> f<<<(), 1>>>": "k: expected one to three sizes; got '()'",
    "k() -> f<<<(1, 1, 1, 1), 1>>>": "k: expected one to three sizes; got '(1, 1, 1, 1)'",
    "k() -> f<<<m, 1>>>": "k: grid.x: m: m is not a size of an argument",
    "k() -> f<<<1, 1, cluster=1, cluster=2>>>": f"{ONCE.format('cluster')}; got '1, 1, cluster=1, cluster=2'",
    "k() -> f<<<1, 1, cooperative, cooperative>>>": f"{ONCE.format('cooperative')}; got '1, 1, cooperative, cooperative'",
    "k() -> f<<<1, 1, priority=m>>>": "k: priority: m: m is not a size of an argument",
    "k() -> f<<<1, 1, priority=2147483648>>>": "k: priority: expected -2147483648 to 2147483647, got 2147483648",
    "k() -> f<<<1, occupancy>>>": "k: block.x: occupancy: only the grid can use occupancy",
    "k() -> f(occupancy: i32)": f"{FIRST}: occupancy: only the grid can use occupancy",
    "k(a: f32[sms])": f"{SIZE}; got 'sms'",
    "k(sms: i32)": "k: 'sms' can't be the name of an argument",
    "k(s: struct[0])": "k: expected a struct of 1 to 32764 bytes, got 0; got 's: struct[0]'",
    "k(s: struct[40000])": "k: expected a struct of 1 to 32764 bytes, got 40000; got 's: struct[40000]'",
    "k(s: struct[n])": f"k: {FORMS}; got 's: struct[n]'",
    "k(s: struct[8] | None)": f"k: {FORMS}; got 's: struct[8] | None'",
    "k(s: struct[8]) -> f(s: i64)": "k: s: i64: a struct is passed as its bytes",
    "k(a: f32[n]) -> f(tma(a))": f"k: {TMA}; got 'tma(a)'",
    "k(a: f32[n]) -> f(tma(a, box=[4]): i32)": "k: a tensor map has the type of its array; got 'tma(a, box=[4]): i32'",
    "k(a: f32[n]) -> f(tma(a, box=[4], box=[4]))": "k: tma(a, box=[4], box=[4]): expected box or interleave, swizzle, l2, fill, each once;"
    " got 'box=[4]'",
    "k(a: f32[n]) -> f(tma(a, box=[4], l2=12))": "k: tma(a, box=[4], l2=12): expected l2=none or 64B or 128B or 256B, each once; got 'l2=12'",
    "k(a: f32[n]) -> f(tma(a, box=[m]))": "k: box[0] of a: m: m is not a size of an argument",
    "k(a: f32[n]) -> f(tma(a, box=[8, 4]))": "k: tma(a, box=[8, 4]): expected a box with 1 size, as a: f32[n] has, got 2",
    "k(a: f32[n]) -> f(tma(b, box=[4]))": "k: tma(b, box=[4]): expected an array, got b",
    "k(n: i32) -> f(tma(n, box=[4]))": "k: tma(n, box=[4]): expected an array, got n: i32",
    "k(a: f32[]) -> f(tma(a, box=[4]))": "k: tma(a, box=[4]): expected an array of 1 to 5 dimensions, got 0",
    "k(a: f32[_]) -> f(tma(a, box=[4]))": "k: tma(a, box=[4]): expected names or numbers for all sizes, got a: f32[_]",
    "k(a: f32[n; s]) -> f(tma(a, box=[4]))": "k: tma(a, box=[4]): expected 1 as the last stride, got a: f32[n; s]",
    "k(a: c128[n]) -> f(tma(a, box=[4]))": "k: tma(a, box=[4]): expected elements of up to 8 bytes, got c128",
    "k(a: f32[n]) -> f(tma(a, box=[4], interleave=16B))": "k: tma(a, box=[4], interleave=16B): expected 3 dimensions or more for interleave, got 1",
    "k(a: f32[n, n, n]) -> f(tma(a, box=[1, 1, 4], interleave=32B))": "k: tma(a, box=[1, 1, 4], interleave=32B): expected swizzle=32B for interleave=32B, got none",
    "k(a: i32[n]) -> f(tma(a, box=[4], fill=nan))": "k: tma(a, box=[4], fill=nan): expected an array of floats for fill=nan, got i32",
    "k(a: f32[n]) -> f(tma(a, box=[257]))": "k: box[0] of a: expected 1 to 256, got 257",
    "k(a: f32[n]) -> f(tma(a, box=[5]))": "k: box[0] of a in bytes: expected a multiple of 16, got 5 * 4 = 20",
    "k(a: f32[n]) -> f(tma(a, box=[64], swizzle=128B))": "k: box[0] of a in bytes: expected 16 to 128, got 64 * 4",
    "k(a: f32[n, 5]) -> f(tma(a, box=[8, 4]))": "k: a.strides[0] in bytes: expected a multiple of 16, got 5 * 4 = 20",
    "k() -> f<<<1, 1>>>(a": "k: expected ')'; got '(a'",
    "k() -> f<<<1, 1>>> a": "k: expected '(' and the values of the kernel's parameters; got 'a'",
    "k() -> f<<<1, 1>>>() b": "k: expected '(' and the values of the kernel's parameters; got 'b'",
    "k() -> f(,)": f"k: '': expected {EXPRESSION}",
    "k() -> f(1:)": f"k: a number is one of {SCALAR}; got '1:'",
    "k(n: i32) -> f(n: c64)": f"k: a number is one of {SCALAR}; got 'n: c64'",
    "k() -> f(70000: f16)": "k: expected a number that fits f16; got '70000: f16'",
    "k() -> f(1e999)": "k: expected a number that fits f64; got '1e999'",
    "k() -> f(None: i64)": f"k: 'None': expected {EXPRESSION}",
    "k(a: f32[n]) -> f(a + 1: i32)": "k: a + 1: i32: an array is passed as its address",
    "k(a: f32[n]) -> f(a + m)": f"{FIRST}: m: m is not a size of an argument",
    "k(a: f32[n]) -> f(1 + a)": f"{FIRST}: 1 + a: a is not a size of an argument",
    "k(a: f32[n]) -> f(n: f32)": "k: n: f32: sizes are passed as integers",
    "k(x: f32) -> f(x: f64)": "k: x: f64: x: f32 is passed as f32",
    "k(x: bool) -> f(x: i8)": "k: x: i8: x: bool is passed as bool",
    "k(s: stream) -> f(s)": "k: s can't be passed to a kernel",
    "k(n: i32) -> f(n.x)": f"k: 'n.x': expected {EXPRESSION}",
    "k(n: i32) -> f(n if n else 1)": f"k: 'n if n else 1': expected {EXPRESSION}",
    f"k(n: i32) -> f({'-' * 990}n)": f"k: '{'-' * 990}n': expected {EXPRESSION}",
    f"k(n: i32) -> f({'n+' * 500}n)": f"k: '{'n+' * 20}...': expected {EXPRESSION}",
    f"k(n: i32) -> f({'(' * 400}n{')' * 400})": f"k: '{'(' * 400}n{')' * 400}': expected {EXPRESSION}",
    "f(n: i32) -> k<<<1, 2048>>>(n)": "f: block.x: expected 1 to 1024, got 2048",
    "f(n: i32) -> k<<<n, (1024, 2)>>>(n)": "f: block: expected up to 1024 threads, got 2048",
    "f(n: i32) -> k<<<n, 0>>>(n)": "f: block.x: expected 1 to 1024, got 0",
    "f(n: i32) -> k<<<-1, 1>>>(n)": "f: grid.x: expected 0 to 2147483647, got -1",
    "f(n: i32) -> k<<<(1, 65536), 1>>>(n)": "f: grid.y: expected 0 to 65535, got 65536",
    "f(n: i32) -> k<<<1, 1, 2 - 3>>>(n)": "f: shared_memory: expected 0 to 2147483647, got 2 - 3",
    "f(n: i32) -> k<<<1 // 0, 1>>>(n)": "f: grid.x: 1 // 0 divides by zero",
    "f(n: i32) where 1 > 2": "f: where: expected a condition that can hold, got 1 > 2",
    "f(n: i32) -> k(300: u8)": "f: parameter 0 of the kernel: expected 0 to 255, got 300",
    "k(attributes: i32)": "k: 'attributes' can't be the name of an argument",
}


@pytest.mark.parametrize("text", REFUSED, ids=range(len(REFUSED)))
def test_what_is_no_contract(text: str) -> None:
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        Contract(text)
    assert str(raised.value) == REFUSED[text]


def test_a_text_that_gets_too_long_as_it_is_written() -> None:
    ending = "with all types written out$"
    with pytest.raises(ValueError, match=rf"^k: expected up to 20000 characters, got 2\d{{4}} {ending}"):
        Contract(f"k(n: i32) -> k({','.join('n+n' for _ in range(4000))})")
    contract = Contract(f"k(a: f32[n]) -> k({','.join('n' for _ in range(4000))})")
    with pytest.raises(ValueError, match=rf"^k: expected up to 20000 characters, got 3\d{{4}} {ending}"):
        contract.apply([Parameter(0, 4, 4, "u32")] * 4000)


@pytest.mark.parametrize("text", [b"k()", None, 1])
def test_what_is_no_text(text: object) -> None:
    with pytest.raises(TypeError, match=rf"^a contract: expected a str, got {type(text).__name__}$"):
        Contract(text)  # type: ignore[arg-type]


STARTS = ("where ", "-> k<<<", "-> k<<<1, 1>>>(", "-> k(")


@pytest.mark.parametrize("text", ["(", "[", "a: f32[n], ", "1,, ", "<<<", "n:i32)where ", "n==1,", ">>>"])
@pytest.mark.parametrize("start", ["k(", *("k(n: i32) " + each for each in STARTS)])
@pytest.mark.parametrize("end", ["", ")"])
def test_a_long_text_takes_few_steps(start: str, text: str, end: str) -> None:
    """Each letter is looked at a few times; what depended on their square would be 400 million steps."""
    written = start + text * ((20_000 - len(start) - len(end)) // len(text)) + end

    def read() -> None:
        with pytest.raises(ValueError, match=r"^k: |^expected"):
            Contract(written)

    assert count_steps(read) < 100 * len(written)


# --- applied to a kernel


U64, U32, F32 = Parameter(0, 8, 8, "u64"), Parameter(8, 4, 4, "u32"), Parameter(12, 4, 4, "f32")


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
def test_a_contract_gets_the_types_of_the_kernel(
    text: str, parameters: tuple[Parameter, ...], passed: str
) -> None:
    applied = Contract(text).apply(parameters)
    assert ", ".join(map(str, applied.passed)) == passed
    assert Contract(applied.text) == applied
    assert applied.apply(parameters) == applied


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        ((U64,), "k: the kernel g takes 1 parameters (u64); the contract passes 3 (a, n, x: f32)"),
        ((U32, U32, F32), "k: parameter 0 of g is u32; the contract passes a as pointer"),
        ((U64, F32, F32), "k: parameter 1 of g is f32; the contract passes n as i32"),
        ((U64, U32, U32), "k: parameter 2 of g is u32; the contract passes x as f32"),
        ((U64, U32, U64), "k: parameter 2 of g is u64; the contract passes x as f32"),
        (
            (U64, Parameter(8, 16, 4, "b8"), F32),
            "k: parameter 1 of g is b8[16]; the contract passes n as an integer",
        ),
        (
            (U64, Parameter(8, 16, 0, ""), F32),
            "k: parameter 1 of g is ?[16]; the contract passes n as an integer",
        ),
    ],
)
def test_a_kernel_that_takes_something_else(parameters: tuple[Parameter, ...], expected: str) -> None:
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        Contract("k(a: f32[n], x: f32) -> g(a, n, x)").apply(parameters)
    assert str(raised.value) == expected
    with pytest.raises(ValueError, match=r"^f: parameter 0 of the kernel: expected -128 to 127, got 300$"):
        Contract("f() -> k(300)").apply([Parameter(0, 1, 1, "s8")])


def test_the_contracts_of_the_reference() -> None:
    text = (ROOT / "docs/reference/contracts.md").read_text(encoding="utf-8")
    written = re.findall(r'Contract\("([^"]+)"\)', text)
    assert written
    for each in written:
        assert Contract(each).text == each
    table = text[text.index("| argument | takes |") :].partition("\n\n")[0]
    arguments = {each for each in re.findall(r"`(\w+: [^`]+)`", table) if ":" in each}
    assert len(arguments) > 5
    for each in arguments:
        for argument in re.split(r", (?=\w+: )", each):
            assert str(Contract(f"k({argument})").arguments[0]) == argument
