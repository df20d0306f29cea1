"""Tests that the process survives PTX with errors: the kernel has a fault, or the module is rejected.

A child process runs all modules, because a regression would end the process.
"""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import tracemalloc
from contextlib import suppress

import pytest

from cudyn._simulator.cpu.translate import translate
from cudyn._simulator.driver.kernel_runs import InvalidPtx, Refused
from cudyn.testing import simulate

from ...support.hostile_ptx import run_in_child

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
SAVE = ".func save(.param .b64 a, .param .b64 b) { .reg .b64 %rd<3>; ld.param.u64 %rd1, [b]; st.param.u64 [a], %rd1; ret; }\n"
LOCAL = ".func keep() { .local .b8 x[64]; .reg .b64 %rd<3>; mov.u64 %rd1, x; st.local.b64 [%rd1], 1; ret; }\n"


def make_module(body: str, before: str = "") -> str:
    """Return a module whose kernel `k(out)` has this body. `%rd1` is the address of 256 bytes."""
    registers = ".reg .b64 %rd<9>; .reg .b32 %r<9>; .reg .pred %p<3>; ld.param.u64 %rd1, [out];"
    return f"{HEAD}{before}.visible .entry k(.param .u64 out) {{ {registers}\n{body}\nret; }}"


def call(name: str, *values: str, result: str = "") -> str:
    """Return a call of a function with 64-bit arguments. The result, if any, is of type `result`."""
    names = [f"a{index}" for index in range(len(values))]
    code = "".join(
        f".param .b64 {name}; st.param.b64 [{name}], {value};"
        for name, value in zip(names, values, strict=True)
    )
    results = "(r), " if result else ""
    code += f".param .{result} r;" if result else ""
    return f"{{ {code} call {results}{name}, ({', '.join(names)}); }}"


def print_text(format_: str, values: str = "0", before: str = "") -> str:
    """Return a module that prints a format."""
    codes = ",".join(str(byte) for byte in (*format_.encode(), 0))
    variable = f".global .b8 format[] = {{{codes}}};\n{before}"
    return make_module(
        f"mov.u64 %rd3, {values}; mov.u64 %rd2, format;" + call("vprintf", "%rd2", "%rd3", result="b32"),
        variable,
    )


ARGUMENT = ".local .align 8 .b8 x[16];"
PRINT_ONE = "mov.u64 %rd3, x; st.local.b64 [%rd3], %rd1; mov.u64 %rd2, format;" + call(
    "vprintf", "%rd2", "%rd3", result="b32"
)


def print_one(format_: str) -> str:
    """Return a module that prints a format with one argument, the address of its memory."""
    codes = ",".join(str(byte) for byte in (*format_.encode(), 0))
    return make_module(ARGUMENT + PRINT_ONE, f".global .b8 format[] = {{{codes}}};\n")


# Maps a name to the module and the start of its result.
MODULES = {
    "a call of a null pointer": (make_module("mov.u64 %rd2, 0; call %rd2, ();"), "Fault: wrong call"),
    "a call of a wild pointer": (
        make_module("mov.u64 %rd2, 0x12345678; call %rd2, ();"),
        "Fault: wrong call",
    ),
    "a call past the table": (
        make_module("mov.u64 %rd2, save; add.u64 %rd2, %rd2, 9; call %rd2, ();", SAVE),
        "Fault: wrong call",
    ),
    "a call before the table": (
        make_module("mov.u64 %rd2, save; sub.u64 %rd2, %rd2, 1; call %rd2, ();", SAVE),
        "Fault: wrong call",
    ),
    "a call of a kernel": (make_module("mov.u64 %rd2, k; call %rd2, ();"), "Fault: wrong call"),
    "a call of data": (make_module("mov.u64 %rd2, %rd1; call %rd2, ();"), "Fault: wrong call"),
    "too few arguments": (
        make_module(".param .b64 p; mov.u64 %rd2, save; call %rd2, (p);", SAVE),
        "Fault: wrong call",
    ),
    "too small arguments": (
        make_module(".param .b32 p; mov.u64 %rd2, save; call %rd2, (p, p);", SAVE),
        "Fault: wrong call",
    ),
    "a correct call": (
        make_module(
            ".param .b64 p; .param .b64 q; st.param.b64 [q], 7; mov.u64 %rd2, save; call %rd2, (p, q);", SAVE
        ),
        "ran",
    ),
    "a table of functions": (
        make_module(
            "mov.u64 %rd2, t; ld.global.u64 %rd2, [%rd2]; call %rd2, ();",
            LOCAL + ".global .u64 t[1] = {keep};\n",
        ),
        "ran",
    ),
    "a function read as data": (
        make_module("mov.u64 %rd2, save; ld.u64 %rd3, [%rd2];", SAVE),
        "Fault: out of bounds",
    ),
    "a direct call with too few arguments": (
        make_module(".param .b64 p; call save, (p);", SAVE),
        "Refused: call: save expects 2",
    ),
    "a direct call with small arguments": (
        make_module(".param .b32 p; call save, (p, p);", SAVE),
        "Refused: call: save expects 8 bytes",
    ),
    "a shared variable as an argument": (
        make_module(".shared .b8 s[16]; call save, (s, s);", SAVE),
        "Refused: call: s is not a parameter",
    ),
    "a global variable as an argument": (
        make_module("call save, (g, g);", SAVE + ".global .b64 g;\n"),
        "Refused: call: g is not a parameter",
    ),
    "vprintf with one argument": (
        make_module(".param .b64 p; call vprintf, (p);"),
        "Refused: call: vprintf expects 3",
    ),
    "malloc with a small argument": (
        make_module(".param .b32 p; call (p), malloc, (p);"),
        "Refused: call: malloc expects 8 bytes",
    ),
    "a load past a parameter": (
        make_module(".param .b64 p; ld.param.u64 %rd2, [p+4096];"),
        "Refused: ld.param.u64: 8 bytes at offset 4096",
    ),
    "a load over the end": (
        make_module(".param .b64 p; ld.param.u64 %rd2, [p+1];"),
        "Refused: ld.param.u64: 8 bytes at offset 1",
    ),
    "a vector over the end": (
        make_module(".param .b64 p; ld.param.v2.u64 {%rd2, %rd3}, [p];"),
        "Refused: ld.param.v2.u64: 16 bytes",
    ),
    "a store before a parameter": (
        make_module(".param .b64 p; st.param.b64 [p+-8], 1;"),
        "Refused: st.param.b64: 8 bytes at offset -8",
    ),
    "a store far past a parameter": (
        make_module(".param .b64 p; st.param.b64 [p+400000000], 1;"),
        "Refused: st.param.b64: 8 bytes",
    ),
    "a load past the kernel's parameters": (
        make_module("ld.param.u64 %rd2, [out+1048576];"),
        "Refused: ld.param.u64: 8 bytes",
    ),
    "a load past a function's parameter": (
        make_module(
            "call f, ();", ".func f(.param .b32 a) { .reg .b64 %rd<3>; ld.param.u64 %rd1, [a]; ret; }\n"
        ),
        "Refused: ",
    ),
    "ld.param of a global variable": (
        make_module("ld.param.u64 %rd2, [g];", ".global .b64 g;\n"),
        "Refused: ld.param.u64: g is not a parameter",
    ),
    "ld.param of a local variable": (
        make_module(".local .b64 l; ld.param.u64 %rd2, [l];"),
        "Refused: ld.param.u64: l is not a parameter",
    ),
    "the address of an argument": (
        make_module(".param .b64 p; mov.u64 %rd2, p; st.u64 [%rd2], 1;"),
        "Fault: out of bounds",
    ),
    "a wild format": (make_module(call("vprintf", "4660", "0", result="b32")), "Fault: out of bounds"),
    "a null format": (make_module(call("vprintf", "0", "0", result="b32")), "Fault: out of bounds"),
    "a format without an end": (
        make_module(
            "st.global.u32 [%rd1], 1633771873;"
            + "mov.u64 %rd2, g;"
            + call("vprintf", "%rd2", "0", result="b32"),
            ".global .b8 g[2] = {65, 66};\n",
        ),
        "Fault: out of bounds",
    ),
    "wild arguments": (print_text("%d", "4660"), "Fault: wrong printf"),
    "%n": (print_one("%n d"), "Fault: wrong printf"),
    "%2$d": (print_one("%2$d"), "Fault: wrong printf"),
    "%Lf": (print_one("%Lf"), "Fault: wrong printf"),
    "a wide field": (print_one("%2000000000d"), "Fault: wrong printf"),
    "a long precision": (print_one("%.2000000000f"), "Fault: wrong printf"),
    "a wide string": (print_text("%ls", "4660"), "Fault: wrong printf"),
    "usual conversions": (print_one("%-20llu|"), "ran"),
    "a wild assertion": (
        make_module(
            "{ .param .b64 a; .param .b32 c; st.param.b64 [a], 4660; st.param.b32 [c], 1; call __assertfail, (a, a, c, a, a); }"
        ),
        "Fault: assertion failed: (a string that cannot be read)",
    ),
    "malloc of 2^40 bytes": (
        make_module(
            ".param .b64 n; .param .b64 r; st.param.b64 [n], 1099511627776; call (r), malloc, (n); ld.param.b64 %rd2, [r]; setp.ne.u64 %p1, %rd2, 0; @%p1 trap;"
        ),
        "ran",
    ),
    "malloc of 2^64 - 1 bytes": (
        make_module(
            ".param .b64 n; .param .b64 r; st.param.b64 [n], -1; call (r), malloc, (n); ld.param.b64 %rd2, [r]; st.u64 [%rd2], 1;"
        ),
        "Fault: out of bounds",
    ),
    "the last address after malloc": (
        make_module(call("malloc", "16", result="b64") + "mov.u64 %rd2, -8; ld.u64 %rd3, [%rd2];"),
        "Fault: out of bounds",
    ),
    "a wild stack pointer": (
        make_module("mov.u64 %rd2, 4660; stackrestore.u64 %rd2; call keep;", LOCAL),
        "Fault: wrong stack pointer",
    ),
    "a stack pointer above the stack": (
        make_module("stacksave.u64 %rd2; add.u64 %rd2, %rd2, 64; stackrestore.u64 %rd2; call keep;", LOCAL),
        "Fault: wrong stack pointer",
    ),
    "a misaligned stack pointer": (
        make_module(".local .b8 x[64]; stacksave.u64 %rd2; sub.u64 %rd2, %rd2, 1; stackrestore.u64 %rd2;"),
        "Fault: wrong stack pointer",
    ),
    "a saved stack pointer": (
        make_module("stacksave.u64 %rd2; call keep; stackrestore.u64 %rd2; call keep;", LOCAL),
        "ran",
    ),
    "alloca of 2^60 bytes": (make_module("alloca.u64 %rd2, 1152921504606846976;"), "Fault: stack overflow"),
    "mapa of a missing block": (
        make_module(
            ".shared .b64 s; cvta.shared.u64 %rd3, s; mapa.u64 %rd2, %rd3, 100000000; ld.u64 %rd3, [%rd2];".replace(
                "cvta.shared.u64 %rd3, s", "mov.u64 %rd4, s; cvta.shared.u64 %rd3, %rd4"
            )
        ),
        "Fault: out of bounds",
    ),
    "a shared address of a missing block": (
        make_module(
            "cvta.shared::cluster.u64 %rd2, %rd3; mov.u64 %rd3, 4278190080; cvta.shared::cluster.u64 %rd2, %rd3; ld.u64 %rd3, [%rd2];"
        ),
        "Fault: out of bounds",
    ),
    "a vector of 65 registers": (
        make_module("mov.b64 {" + ",".join(["%r1"] * 65) + "}, %rd1;"),
        "Refused: mov.b64",
    ),
    "a label twice": (make_module("a: a: bra a;"), "Refused: a label that occurs twice"),
    "a direct call of a kernel": (
        make_module(".param .b64 p; call k, (p);"),
        "Refused: call: the function k",
    ),
    "an endless recursion": (
        make_module("call f, ();", ".func f() { .param .b8 x[60000]; call f, (); ret; }\n"),
        "Fault: stack overflow",
    ),
    "a recursion with a large parameter": (
        make_module(
            "call f, ();", ".func f() { .param .b8 x[1000000]; st.param.b8 [x], 1; call f, (); ret; }\n"
        ),
        "Fault: stack overflow",
    ),
    "thousands of modifiers": (make_module("add." + "rn." * 50000 + "f32 %r1, %r1, %r1;"), "Refused: add"),
    "an empty parameter": (
        make_module(".param .b8 x[0]; ld.param.b8 %r1, [x];"),
        "Refused: ld.param.b8: 1 bytes",
    ),
    "a forged texture": (
        make_module(
            "st.global.u64 [%rd1], 0x65727574786574; st.global.u64 [%rd1+40], 0xffff00000003e8; tex.1d.v4.u32.s32 {%r1,%r2,%r3,%r4}, [%rd1, {%r5}];"
        ),
        "Fault: wrong texture",
    ),
    "an empty vector": (make_module("mov.b64 {}, %rd1;"), "Refused: mov.b64"),
    "a file name with code": (
        make_module(".loc 1 1 1\n", '.file 1 "a\\"; int x = system(0); //.cu"\n'),
        "Refused: ",
    ),
    "a file name with a brace": (
        make_module(".loc 1 1 1\nld.u64 %rd2, [%rd3];", '.file 1 "a*/; } int main(void) { #include <x>"\n'),
        "Fault: out of bounds",
    ),
    "names of C": (
        make_module(
            ".reg .b64 $main; .global .b8 exit; mov.u64 $main, exit; __asm__: bra __asm__x; __asm__x:"
        ),
        "ran",
    ),
    "more initial values than elements": (
        make_module("", ".global .b8 x[1] = {1, 2, 3};\n"),
        "InvalidPtx: x has 1 bytes",
    ),
    "a register that is not declared": (make_module("mov.u64 %rd9, 1;"), "Refused: mov.u64"),
    "a number with zeros": (make_module("mov.u64 %rd01, 1;"), "Refused: mov.u64"),
}


@pytest.fixture(scope="module")
def results() -> dict[str, str]:
    """The result of each module, keyed by name. If the process dies, the remaining results are missing."""
    outcomes = run_in_child([text for text, _ in MODULES.values()])
    return dict(zip(MODULES, outcomes, strict=False))


@pytest.mark.parametrize("name", MODULES)
def test_process_survives(results: dict[str, str], name: str) -> None:
    assert results.get(name, "the process has died before").startswith(MODULES[name][1])


INVALID = {
    "registers": "{ .reg .b32 %r<1000000000>; ret; }",
    "braces": "{" + "{" * 20000 + "}" * 20000 + "ret; }",
    "brackets": "{ .reg .b64 %r; mov.u64 %r, " + "[" * 20000 + "1;}",
    "negations": "{ .reg .b64 %r; mov.u64 %r, " + "!" * 20000 + "1;}",
    "pairs": "{ .reg .b64 %r; mov.u64 %r, " + "r|" * 20000 + "r;}",
    "generic addresses": "{ .reg .b64 %r; mov.u64 %r, " + "generic(" * 20000 + "1;}",
    "values": "{ .global .b8 x[1] = " + "{" * 20000 + "1; ret; }",
    "a variable of 2^60 bytes": "{ .global .b8 x[1152921504606846976]; ret; }",
    "many large variables": "{"
    + "".join(f".global .b8 x{number}[1000000000];" for number in range(9))
    + "ret; }",
    "a local variable of 2^40 bytes": "{ .local .b8 x[1099511627776]; ret; }",
    "a parameter of 2^30 bytes": "{ .param .b8 x[1073741824]; ret; }",
    "a shared variable of 2^31 bytes": "{ .shared .b8 x[2147483648]; ret; }",
    "a negative length": "{ .global .b8 x[-5]; ret; }",
    "an alignment of 0": "{ .global .align 0 .b8 x; ret; }",
    "an alignment of 3": "{ .global .align 3 .b8 x; ret; }",
    "an alignment of 2^40": "{ .local .align 1099511627776 .b8 x[4]; ret; }",
}
SLOW = {
    "spaces after function_name": ("", ".loc 1 1 1, function_name " + " " * 200000 + "; ret;"),
    "blank lines": ("\n" * 300000, "ret;"),
    "words after .managed": (".global .attribute(.managed) " + "a " * 100000, "ret;"),
    ".managed many times": (".global .attribute(.managed) " * 20000, "ret;"),
    ".attribute( many times": (".shared .attribute(" * 20000, "ret;"),
    "long words after .managed": (".global .attribute(.managed) " + "a" * 200000 + " !", "ret;"),
    "a long number": (".global .b8 x[" + "1" * 200000 + "];", "ret;"),
    "spaces in a parameter": ("", "ret; } .entry b(.param .align 8 " + " " * 200000 + "!) { ret;"),
    "inlined calls": (
        "",
        "".join(f".loc 1 {n + 1} 1, function_name f, inlined_at 1 {n} 1\n" for n in range(9000)) + "ret;",
    ),
}


@pytest.mark.parametrize("name", INVALID)
def test_module_beyond_a_limit_is_rejected_at_once(name: str) -> None:
    text = f"{HEAD}.visible .entry k() {INVALID[name]}"
    tracemalloc.start()
    try:
        with pytest.raises(InvalidPtx, match=r"at most|more than|negative length|an alignment of"):
            translate(text)
        assert tracemalloc.get_traced_memory()[1] < 200 << 20
    finally:
        tracemalloc.stop()


def test_invalid_module_has_the_driver_s_status_and_a_message() -> None:
    text = f"{HEAD}.visible .entry k() {INVALID['registers']}"
    with simulate("sm_90", run=True):
        import cudyn

        with pytest.raises(cudyn.DriverError, match=r"INVALID_PTX[\s\S]*1,000,000,000 registers %r"):
            cudyn.Module(text.encode())


@pytest.mark.parametrize("name", SLOW)
def test_long_input_is_read_in_linear_time(name: str) -> None:
    before, body = SLOW[name]
    text = f"{HEAD}{before}.visible .entry k() {{ {body} }}"
    with simulate("sm_90", run=True):  # quadratic time would exceed the time limit of a test
        import cudyn

        with suppress(cudyn.DriverError, Refused):
            cudyn.Module(text.encode())
