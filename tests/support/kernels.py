"""Kernels in PTX that run on a GPU, and in the simulator on the CPU, without a CUDA compiler."""

from __future__ import annotations

HEAD = ".version 7.8\n.target {}\n.address_size 64\n"
REGISTERS = ".reg .b32 %r<16>; .reg .b64 %d<16>; .reg .f32 %f<8>; .reg .f64 %g<16>; .reg .pred %c<4>;"
# Parameter type -> register type. A pointer points to global memory.
_REGISTERS = {"ptr": "b64", "u64": "b64", "s64": "b64", "f32": "f32", "f64": "f64"}


def kernel(name: str, body: str, **parameters: str) -> str:
    """Return a kernel whose parameters are in registers with the same names.

    Args:
        name: the kernel's name
        body: statements, which may use the registers `%r<16>`, `%d<16>`, `%f<8>`, `%g<16>` and `%c<4>`
        parameters: type of each parameter, such as `"s32"`, `"ptr"`, or `"align 8 .b8[16]"` for a struct,
            which is not loaded into a register
    """
    declared, loaded = [], ""
    for parameter, type_ in parameters.items():
        if "[" in type_:
            start, bracket, size = type_.partition("[")
            declared.append(f".param .{start} {parameter}{bracket}{size}")
            continue
        passed = "u64" if type_ == "ptr" else type_
        declared.append(f".param .{passed} {parameter}")
        loaded += f".reg .{_REGISTERS.get(type_, 'b32')} %{parameter};"
        loaded += f" ld.param.{passed} %{parameter}, [{parameter}];\n"
        if type_ == "ptr":
            loaded += f"cvta.to.global.u64 %{parameter}, %{parameter};\n"
    return f".visible .entry {name}({', '.join(declared)}) {{\n{REGISTERS}\n{loaded}{body}\nret; }}\n"


def module(*kernels: str, target: str = "sm_80") -> bytes:
    """Return the PTX of a module."""
    return (HEAD.format(target) + "".join(kernels)).encode()


# Loads the thread's index into `%r0`, and ends threads with an index of at least `n`.
INDEX = """
    mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.s32 %r0, %r0, %r1, %r2;
    setp.ge.s32 %c0, %r0, %n; @%c0 bra END;
"""

# Converts parameters of many types to f64, and stores them.
MIXED = kernel(
    "mixed",
    """
    cvt.rn.f64.s32 %g0, %a; ld.param.s32 %r0, [b]; cvt.rn.f64.s32 %g1, %r0; ld.param.f64 %g2, [b+8];
    cvt.f64.f32 %g3, %c; cvt.rn.f64.u32 %g4, %d; cvt.rn.f64.s64 %g5, %e; cvt.rn.f64.s32 %g6, %f;
    cvt.rn.f64.u32 %g7, %g; cvt.rn.f64.u32 %g9, %i;
    st.global.f64 [%out], %g0; st.global.f64 [%out+8], %g1; st.global.f64 [%out+16], %g2;
    st.global.f64 [%out+24], %g3; st.global.f64 [%out+32], %g4; st.global.f64 [%out+40], %g5;
    st.global.f64 [%out+48], %g6; st.global.f64 [%out+56], %g7; st.global.f64 [%out+64], %h;
    st.global.f64 [%out+72], %g9;
    """,
    out="ptr",
    a="s8",
    b="align 8 .b8[16]",
    c="f32",
    d="u32",
    e="s64",
    f="s16",
    g="u8",
    h="f64",
    i="u8",
)
TIMES = ".visible .const .align 4 .u32 factor = 3;\n" + kernel(
    "times",
    """
    mov.u32 %r0, %tid.x; setp.ge.s32 %c0, %r0, %n; @%c0 bra END;
    mul.wide.u32 %d0, %r0, 4; add.u64 %d0, %p, %d0; ld.global.u32 %r1, [%d0]; ld.const.u32 %r2, [factor];
    mul.lo.u32 %r1, %r1, %r2; st.global.u32 [%d0], %r1;
    END:
    """,
    p="ptr",
    n="s32",
)
# Ends only if all blocks run at the same time.
MEET = kernel(
    "meet",
    """
    mov.u32 %r0, %tid.x; setp.ne.u32 %c0, %r0, 0; @%c0 bra END;
    mov.u32 %r1, %nctaid.x; atom.global.add.u32 %r2, [%p], 1;
    WAIT: atom.global.add.u32 %r2, [%p], 0; setp.lt.u32 %c0, %r2, %r1; @%c0 bra WAIT;
    mov.u32 %r3, %ctaid.x; setp.eq.u32 %c0, %r3, 0; @%c0 st.global.u32 [%p+4], %r2;
    END:
    """,
    p="ptr",
)
# Runs for a number of clock cycles, and then stores 1.
SPIN = kernel(
    "spin",
    """
    mov.u64 %d0, %clock64;
    WAIT: mov.u64 %d1, %clock64; sub.s64 %d1, %d1, %d0; setp.lt.s64 %c0, %d1, %cycles; @%c0 bra WAIT;
    mov.u32 %r0, 1; st.global.u32 [%p], %r0;
    """,
    cycles="s64",
    p="ptr",
)
PUT = kernel("put", "st.global.u64 [%p], %value;", p="ptr", value="s64")
SET = kernel("set", "st.global.u32 [%p], %n;", p="ptr", n="s32")
ADD = kernel(
    "add",
    "ld.global.u32 %r0, [%in]; add.s32 %r0, %r0, %n; st.global.u32 [%out], %r0;",
    **{"out": "ptr", "in": "ptr", "n": "s32"},
)
MANY = kernel("many", "atom.global.add.u32 %r0, [%out], %n;", out="ptr", n="s32")
NUMBER = kernel(
    "number",
    "cvt.rn.f32.s32 %f0, %n; st.global.f32 [%p], %x; st.global.f32 [%p+4], %f0;",
    p="ptr",
    x="f32",
    n="s32",
)
SCALE = kernel(
    "scale",
    INDEX
    + """
    mul.wide.s32 %d0, %r0, 4; add.u64 %d1, %x, %d0; ld.global.f32 %f0, [%d1]; mul.f32 %f0, %f0, %by;
    add.u64 %d1, %y, %d0; st.global.f32 [%d1], %f0;
    END:
    """,
    x="ptr",
    by="f32",
    y="ptr",
    n="s32",
)
AXPY = kernel(
    "axpy",
    INDEX
    + """
    mul.wide.s32 %d0, %r0, 4; add.u64 %d1, %x, %d0; ld.global.f32 %f0, [%d1];
    add.u64 %d1, %y, %d0; ld.global.f32 %f1, [%d1]; fma.rn.f32 %f1, %a, %f0, %f1; st.global.f32 [%d1], %f1;
    END:
    """,
    x="ptr",
    y="ptr",
    a="f32",
    n="s32",
)
# Sums the rows of an integer matrix. The first thread of each block stores the sum of a row. `more` may
# contain a value to add to each sum.
SUM_ROWS = kernel(
    "sum_rows",
    """
    mov.u32 %r0, %ctaid.x; mov.u64 %d0, 0; setp.eq.u64 %c0, %more, 0; @%c0 bra ROW;
    mul.wide.u32 %d1, %r0, 4; add.u64 %d1, %d1, %more; ld.global.u32 %r1, [%d1]; cvt.s64.s32 %d0, %r1;
    ROW: cvt.u64.u32 %d2, %r0; mul.lo.s64 %d2, %d2, %stride; shl.b64 %d2, %d2, 2; add.u64 %d2, %d2, %a;
    mov.u32 %r2, 0;
    LOOP: setp.ge.s32 %c0, %r2, %n; @%c0 bra DONE;
    ld.global.u32 %r1, [%d2]; cvt.s64.s32 %d3, %r1; add.s64 %d0, %d0, %d3; add.u64 %d2, %d2, 4;
    add.s32 %r2, %r2, 1; bra LOOP;
    DONE: mov.u32 %r3, %tid.x; setp.ne.u32 %c0, %r3, 0; @%c0 bra END;
    mul.wide.u32 %d4, %r0, 8; add.u64 %d4, %d4, %sums; st.global.u64 [%d4], %d0;
    END:
    """,
    a="ptr",
    sums="ptr",
    more="ptr",
    stride="s64",
    n="s32",
)


def emit_copy(parameter: str, start: int, size: int, step: int) -> str:
    """Return statements that copy a struct to byte `start` of `out`, `step` bytes at a time."""
    register = "%d0" if step == 8 else "%r0"
    return "".join(
        f"ld.param.u{8 * step} {register}, [{parameter}+{offset}];"
        f" st.global.u{8 * step} [%out+{start + offset}], {register};\n"
        for offset in range(0, size, step)
    )


_MAP = "align 64 .b8[128]"  # the type of a tensor map
MAP = kernel(
    "map",
    "st.global.f32 [%out], %x; st.global.f32 [%out+132], %y; st.global.u32 [%out+136], %n;\n"
    + emit_copy("m", 4, 128, 4),
    out="ptr",
    x="f32",
    m=_MAP,
    y="f32",
    n="s32",
)
MAP_FIRST = kernel(
    "map_first",
    "st.global.f32 [%out], %x;\n" + emit_copy("m", 4, 128, 4) + "st.global.u32 [%out+132], %n;",
    m=_MAP,
    out="ptr",
    x="f32",
    n="s32",
)
BIG = kernel(
    "big",
    "st.global.f32 [%out], %x; st.global.u32 [%out+4], %n;\n" + emit_copy("b", 8, 8192, 8),
    out="ptr",
    b="align 8 .b8[8192]",
    x="f32",
    n="s32",
)
COPY = kernel(
    "copy",
    INDEX
    + """
    mul.wide.s32 %d0, %r0, 4; add.u64 %d1, %a, %d0; ld.global.u32 %r3, [%d1];
    add.u64 %d1, %b, %d0; st.global.u32 [%d1], %r3;
    END:
    """,
    a="ptr",
    b="ptr",
    n="s32",
)
# Computes y = x + 1 for arrays of bytes.
RAISE_BYTES = kernel(
    "raise_bytes",
    INDEX
    + """
    cvt.s64.s32 %d0, %r0; add.u64 %d1, %x, %d0; ld.global.u8 %r3, [%d1]; add.s32 %r3, %r3, 1;
    add.u64 %d1, %y, %d0; st.global.u8 [%d1], %r3;
    END:
    """,
    x="ptr",
    y="ptr",
    n="s32",
)
TOUCH = kernel("touch", "", p="ptr")
COUNT = kernel("count", "", n="s32")
# Stores the configuration of the launch.
CONFIGURATION = kernel(
    "configuration",
    """
    mov.u32 %r0, %tid.x; mov.u32 %r1, %tid.y; mov.u32 %r2, %tid.z; or.b32 %r0, %r0, %r1; or.b32 %r0, %r0, %r2;
    mov.u32 %r1, %ctaid.x; or.b32 %r0, %r0, %r1; mov.u32 %r1, %ctaid.y; or.b32 %r0, %r0, %r1;
    mov.u32 %r1, %ctaid.z; or.b32 %r0, %r0, %r1; setp.ne.u32 %c0, %r0, 0; @%c0 bra END;
    """
    + "".join(
        f"mov.u32 %r0, %{register}; st.global.u32 [%out+{4 * number}], %r0;\n"
        for number, register in enumerate(
            (
                *(f"nctaid.{axis}" for axis in "xyz"),
                *(f"ntid.{axis}" for axis in "xyz"),
                "dynamic_smem_size",
                "cluster_nctaid.x",
            )
        )
    )
    + "END:",
    out="ptr",
)

_NUMBERS = MIXED, TIMES, MEET, SPIN, PUT, SET, ADD, MANY, NUMBER
_ARRAYS = SCALE, AXPY, SUM_ROWS, COPY, RAISE_BYTES, TOUCH, COUNT
KERNELS = module(*_NUMBERS, *_ARRAYS)
MAPS = module(MAP, MAP_FIRST)
# Parameters of more than 4 KiB need PTX 8.1.
LARGE = module(BIG, target="sm_90").replace(b".version 7.8", b".version 8.1")
CLUSTERS = module(CONFIGURATION, TIMES, ADD, target="sm_90")
