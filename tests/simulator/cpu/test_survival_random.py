"""Tests that the process survives random PTX: it is translated, compiled and run in a child process."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ...support.hostile_ptx import run_in_child

HEAD = ".version 8.5\n.target sm_90\n.address_size 64\n"
VARIABLES = """
.global .align 8 .b64 g[4];
.const .b32 c[2] = {1, 2};
.global .b8 text[8] = {37, 115, 37, 110, 37, 100, 10, 0};
.global .u64 table[2] = {f, k};
"""
REGISTERS = ".reg .b64 %d<4>; .reg .b32 %r<4>; .reg .b16 %h<2>; .reg .f32 %f<2>; .reg .pred %p<2>;"
OWN_VARIABLES = (
    ".local .align 8 .b8 l[16]; .shared .align 8 .b8 s[16]; .param .b64 a; .param .b32 b; .param .b8 w[16];"
)
NAMES = ("g", "c", "text", "table", "l", "s", "a", "b", "w", "f", "e", "k", "p", "vprintf", "%d0", "%r0")
NUMBERS = (
    0,
    1,
    2,
    7,
    8,
    16,
    31,
    32,
    63,
    4095,
    4096,
    1 << 16,
    1 << 31,
    (1 << 32) - 1,
    1 << 40,
    1 << 60,
    -1,
    -8,
)
SPACES = ("", ".global", ".shared", ".local", ".param", ".const", ".shared::cluster")
TYPES = ("u8", "b16", "u32", "s32", "b32", "f32", "u64", "b64")

numbers = st.sampled_from(NUMBERS)
names = st.sampled_from(NAMES)
types = st.sampled_from(TYPES)
wide = st.sampled_from(("%d0", "%d1", "%d2", "%d3"))
narrow = st.sampled_from(("%r0", "%r1", "%r2", "%r3"))
values = st.one_of(wide, numbers.map(str), names)


def emit(template: str, **parts: st.SearchStrategy[object]) -> st.SearchStrategy[str]:
    """Return a strategy for statements in which each `{name}` is replaced with a value of its strategy."""
    return st.fixed_dictionaries(parts).map(lambda chosen: template.format(**chosen))


def find_register(type_: str) -> str:
    """Return a register that can hold values of a type."""
    return "%f0" if type_ == "f32" else {"8": "%h0", "6": "%h0", "2": "%r1"}.get(type_[-1], "%d1")


@st.composite
def accesses(draw: st.DrawFn) -> str:
    """Return a load, a store or an atomic operation."""
    space, type_ = draw(st.sampled_from(SPACES)), draw(types)
    register = "%d1" if type_.endswith("64") else find_register(type_)
    offset = draw(st.one_of(st.just(""), numbers.map(lambda number: f"+{number}")))
    address = f"[{draw(st.one_of(wide, names))}{offset}]"
    return draw(
        st.sampled_from(
            (
                f"ld{space}.{type_} {register}, {address};",
                f"st{space}.{type_} {address}, {register};",
                f"ld{space}.v2.{type_} {{{register}, {register}}}, {address};",
                f"atom{space}.add.u32 %r1, {address}, 1;",
                f"prefetch.global.L1 {address};",
            )
        )
    )


arguments = st.lists(names, max_size=5).map(", ".join)
statements = st.one_of(
    accesses(),
    emit("mov.u64 {to}, {value};", to=wide, value=values),
    emit("add.u64 {to}, {a}, {value};", to=wide, a=wide, value=values),
    emit("div.u32 {to}, {a}, {b};", to=narrow, a=narrow, b=narrow),
    emit("shl.b64 {to}, {a}, {b};", to=wide, a=wide, b=narrow),
    emit("cvta{space}.u64 {to}, {a};", space=st.sampled_from(SPACES), to=wide, a=wide),
    emit("cvta.to{space}.u64 {to}, {a};", space=st.sampled_from(SPACES), to=wide, a=wide),
    emit(
        "mapa{space}.u64 {to}, {a}, {b};",
        space=st.sampled_from(("", ".shared::cluster")),
        to=wide,
        a=wide,
        b=narrow,
    ),
    emit("call {name}, ({list});", name=st.one_of(wide, names), list=arguments),
    emit("call ({name}), vprintf, ({list});", name=names, list=arguments),
    emit("{{ .param .b64 n; st.param.b64 [n], {a}; call (a), malloc, (n); }}", a=values),
    emit("{{ .param .b64 n; st.param.b64 [n], {a}; call free, (n); }}", a=values),
    emit(
        "{{ .param .b64 n; .param .b64 v; st.param.b64 [n], {a}; st.param.b64 [v], {b};"
        " call (b), vprintf, (n, v); }}",
        a=values,
        b=values,
    ),
    emit(
        "{{ .param .b64 n; .param .b32 i; st.param.b64 [n], {a}; st.param.b32 [i], 1;"
        " call __assertfail, (n, n, i, n, n); }}",
        a=values,
    ),
    emit("stacksave.u64 {to};", to=wide),
    emit("stackrestore.u64 {a};", a=wide),
    emit("alloca.u64 {to}, {value};", to=wide, value=values),
    emit("bar.sync {a};", a=values),
    emit("shfl.sync.idx.b32 {to}, {a}, {b}, 31, {mask};", to=narrow, a=narrow, b=narrow, mask=numbers),
    emit("mbarrier.init.shared.b64 [{name}], {a};", name=st.one_of(names, wide), a=narrow),
    emit("mbarrier.arrive.shared.b64 {to}, [{name}];", to=wide, name=st.one_of(names, wide)),
    emit("cp.async.ca.shared.global [{a}], [{b}], 8;", a=st.one_of(names, wide), b=wide),
    emit(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [{a}], [{b}], {c}, [s];",
        a=wide,
        b=wide,
        c=narrow,
    ),
    emit("tex.1d.v4.u32.s32 {{%r0, %r1, %r2, %r3}}, [{a}, {{{b}}}];", a=wide, b=narrow),
    emit("tensormap.replace.tile.box_dim.global.b1024.b32 [{a}], {b}, {c};", a=wide, b=numbers, c=narrow),
    emit("@%p1 bra L{n};\nL{n}:", n=st.integers(0, 3)),
    emit("setp.ne.u64 %p1, {a}, {b};", a=wide, b=wide),
    emit(".local .align {n} .b8 v{m}[{n}];", n=st.sampled_from((1, 16, 4096, 65536)), m=st.integers(0, 9)),
    emit("{{ .reg .b64 %x<{n}>; }}", n=st.sampled_from((0, 1, 100000))),
    st.just("ret;"),
)
bodies = st.lists(statements, min_size=1, max_size=5).map("\n".join)


@st.composite
def modules(draw: st.DrawFn) -> str:
    """Return a module with a kernel `k` and two functions that it may call."""
    first, second, kernel = draw(bodies), draw(bodies), draw(bodies)
    start = "mov.u64 %d0, g; ld.param.u64 %d3, [p];"
    return (
        f"{HEAD}{VARIABLES}.func e();\n"
        f".func f(.param .b64 p) {{ {REGISTERS}{OWN_VARIABLES} {first}\nret; }}\n"
        f".func e() {{ {REGISTERS}{OWN_VARIABLES} {second}\nret; }}\n"
        f".visible .entry k(.param .u64 p) {{ {REGISTERS}{OWN_VARIABLES} {start} {kernel}\nret; }}\n"
    )


@pytest.mark.slow
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(modules(), min_size=10, max_size=10))
def test_process_survives_random_modules(texts: list[str]) -> None:
    results = run_in_child(texts)
    assert len(results) == len(texts), results[-1]
    assert not results[-1].startswith("died"), results[-1]
