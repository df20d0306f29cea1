"""Arguments that violate contracts, for every interface that launches kernels.

`python -m tests.kernels.export.refusals` writes docs/reference/refusals.md. With --check it reports whether
the page is up to date.
"""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

from cudyn import Artifact, Contract
from cudyn._formats.image import read
from cudyn._kernels.contracts import argument_checks
from cudyn._kernels.contracts.argument_checks import ArrayView, OtherValue, StreamHandle
from cudyn._kernels.contracts.dtypes import DTYPES, MEMORY, name_dlpack

from ...support import exports
from ...support.code import MOST_THREADS, ptx
from ...support.dlpack import Producer

PAGE = pathlib.Path(__file__).parents[3] / "docs/reference/refusals.md"
STREAM = 0x51
# Values of DLDeviceType. CUDA has the value 2.
CPU = 1
HOST = 3
ROCM = 10
MANAGED = 13


@dataclass(frozen=True)
class A:
    """An array argument, whose class has a short name because the table of cases contains many of them.

    Attributes:
        element: The dtype as in contracts, or the fields of a DLDataType.
        shape: The sizes of the dimensions.
        strides: Strides in elements, or `None` for a contiguous array.
        memory: The kind of memory, as a DLDeviceType.
        device: The ordinal of the device.
        offset: Offset of the address from the start of the memory.
        is_null: Whether the address is 0.
    """

    element: str | tuple[int, int, int]
    shape: tuple[int, ...]
    strides: tuple[int, ...] | None = None
    memory: int = 2
    device: int = 0
    offset: int = 0
    is_null: bool = False

    @property
    def dlpack(self) -> tuple[int, int, int]:
        """The code, the bits and the lanes of the DLDataType of an element."""
        if isinstance(self.element, tuple):
            return self.element
        return DTYPES[self.element].code, DTYPES[self.element].bits, 1

    @property
    def steps(self) -> tuple[int, ...]:
        """The strides in elements. Those of a contiguous array are computed."""
        if self.strides is not None:
            return self.strides
        return tuple(prod(self.shape[dimension:]) for dimension in range(1, len(self.shape) + 1))

    @property
    def address(self) -> int:
        """The address of the memory, or 0."""
        if self.is_null:
            return 0
        # The fake driver in C finds the type of the memory and the device in the upper bits of an address.
        upper_bits = {CPU: 1, HOST: 4, MANAGED: 5}.get(self.memory, 2 + self.device)
        return (upper_bits << 28) + self.offset

    def view(self) -> ArrayView:
        """Return the array as the reference implementation describes it."""
        dtype = name_dlpack(*self.dlpack)
        memory = MEMORY.get(self.memory, f"DLDeviceType({self.memory})")
        return ArrayView(self.address, dtype, self.shape, self.steps, memory, self.device)

    def produce(self) -> Producer:
        """Return an object that passes the array through DLPack."""
        return Producer(self.dlpack, self.shape, self.steps, (self.memory, self.device), self.address)

    def __str__(self) -> str:
        view = self.view()
        dimensions = ", ".join(map(str, self.shape))
        if self.strides is not None:
            dimensions += "; " + ", ".join(map(str, self.strides))
        device = f":{self.device}" if self.device else ""
        is_default = view.memory == "cuda" and not device
        memory = "" if is_default else f" on {view.memory}{device}"
        address = f" at 0x{self.address:x}" if self.offset or self.is_null else ""
        return f"{view.dtype}[{dimensions}]{memory}{address}"


@dataclass(frozen=True)
class S:
    """A stream argument."""

    handle: int = STREAM

    def __str__(self) -> str:
        return "a stream"


F4 = A("f32", (4,))
F8 = A("f32", (8,))
INFO = b"sixteen bytes..."
M48 = A("f32", (4, 8))

CASES: dict[str, list[tuple[Any, ...]]] = {
    "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n: i32)": [
        (),
        (F4,),
        (F4, F4, 4),
        (None, F4),
        (F4, 4),
        (F4, 0.5),
        (True, F4),
        (F4, "text"),
        (F4, (4,)),
        (F4, S()),
        (A("f64", (4,)), F4),
        (F4, A("bf16", (4,))),
        (F4, A((1, 4, 1), (4,))),
        (F4, A((2, 32, 4), (4,))),
        (F4, A("f32", ())),
        (A("f32", (4,), memory=CPU), F4),
        (F4, A("f32", (4,), memory=HOST)),
        (F4, A("f32", (4,), memory=ROCM)),
        (F4, A("f32", (4,), memory=99)),
        (F4, A("f32", (4,), device=1)),
        (F4, F8),
        (F4, A("f32", (4,), strides=(2,))),
        (A("f32", (4,), strides=(0,)), F4),
        (F4, A("f32", (4,), offset=2)),
        (F4, A("f32", (4,), is_null=True)),
        (A("f32", (2**31,)), A("f32", (2**31,))),
    ],
    "scale(a: f32[m, 4; s, 1] align 16, b: f32[_, m] | None, by: f32, n: i32) where n % 4 == 0, n < m"
    " -> scale<<<(n, m), (4, n)>>>(a, b, by, n: u8, s: i16)": [
        (A("f32", (6, 4), (4, 1)), None, 1.0, 4, 5),
        (None, None, 1.0, 4),
        (A("f32", (6, 5)), None, 1.0, 4),
        (A("f32", (6, 4), (1, 6)), None, 1.0, 4),
        (A("f32", (6, 4), (4, 1), offset=8), None, 1.0, 4),
        (A("f32", (6, 4), (4, 1)), A("f32", (3, 6), is_null=True), 1.0, 4),
        (A("f32", (6, 4), (4, 1)), A("f32", (3, 5)), 1.0, 4),
        (A("f32", (6, 4), (4, 1)), A("f32", (3, 6), (1, 3)), 1.0, 4),
        (A("f32", (6, 4), (4, 1)), 3, 1.0, 4),
        (A("f32", (6, 4), (4, 1)), None, None, 4),
        (A("f32", (6, 4), (4, 1)), None, "text", 4),
        (A("f32", (6, 4), (4, 1)), None, 1e39, 4),
        (A("f32", (6, 4), (4, 1)), None, 1.0, 4.0),
        (A("f32", (6, 4), (4, 1)), None, 1.0, None),
        (A("f32", (6, 4), (4, 1)), None, 1.0, 2**31),
        (A("f32", (6, 4), (4, 1)), None, 1.0, 3),
        (A("f32", (6, 4), (4, 1)), None, 1.0, 8),
        (A("f32", (6, 4), (4, 1)), A("f32", (3, 6), device=1), 1.0, 4),
        (A("f32", (300, 4), (4, 1)), None, 1.0, 256),
        (A("f32", (300, 4), (4, 1)), None, 1.0, -4),
        (A("f32", (6, 4), (40000, 1)), None, 1.0, 4),
        (A("f32", (70000, 4), (4, 1)), None, 1.0, 4),
        (A("f32", (300, 4), (4, 1)), None, 1.0, 100),
        (A("f32", (6, 4), (4, 1)), None, 2**128, 4),
        (A("f32", (6, 4), (4, 1)), None, 1.0, 2**63),
        (A("f32", (6, 4), (4, 1)), None, 1.0, -(2**70)),
    ],
    "fill(a: i64[n], at: shape[n, 2, _], yes: bool, seed: u64, s: stream)"
    " -> fill<<<16, 32, 1024 * n>>>(a, yes, seed)": [
        (A("i64", (4,)), (4, 2, 0), True, 0),
        (A("i64", (4,)), (4, 2), True, 0, S()),
        (A("i64", (4,)), (5, 2, 0), True, 0, S()),
        (A("i64", (4,)), (4, 3, 0), True, 0, S()),
        (A("i64", (4,)), 4, True, 0, S()),
        (A("i64", (4,)), None, True, 0, S()),
        (A("i64", (4,)), "text", True, 0, S()),
        (A("i64", (4,)), (4, 2, 0), 1, 0, S()),
        (A("i64", (4,)), (4, 2, 0), None, 0, S()),
        (A("i64", (4,)), (4, 2, 0), True, -1, S()),
        (A("i64", (4,)), (4, 2, 0), True, 0.5, S()),
        (A("i64", (4,)), (4, 2, 0), True, 0, 0.5),
        (A("i64", (4,)), (4, 2, 0), True, 0, A("i64", (4,))),
        (A("i64", (2**22,)), (2**22, 2, 0), True, 0, S()),
        (A("i64", (300,)), (300, 2, 0), True, 0, S()),
        (A("i64", (4,)), (4, 2, 2**63), True, 0, S()),
        (A("i64", (4,)), (4, 3, 2**70), True, 0, S()),
        (A("i64", (4,)), (4, 2, 0), True, 2**64, S()),
        (A("i64", (4,)), (4, 2, 0), True, 0, -1),
        (A("i64", (4,)), (4, 2, 0), True, 0, 2**64),
    ],
    "stage(a: f16[m, k; s, 1], info: struct[16], tile: i32) where m <= 8 * sms"
    " -> stage<<<(32 * sms * occupancy, 2), tile, 1024 * tile, cluster=(tile, 2), pdl,"
    " priority=40 - 67108864 * tile>>>"
    "(tma(a, box=[tile, 64], swizzle=128B), info, sms)": [
        (A("f16", (64, 64)), INFO),
        (A("f16", (64, 64)), None, 32),
        (A("f16", (64, 64)), 3, 32),
        (A("f16", (64, 64)), "text", 32),
        (A("f16", (64, 64)), (1, 2), 32),
        (A("f16", (64, 64)), INFO[1:], 32),
        (A("f16", (64, 64)), INFO[:5], 32),
        (INFO, INFO, 32),
        (A("f16", (64, 64), offset=8), INFO, 32),
        (A("f16", (64, 64), is_null=True), INFO, 32),
        (A("f16", (64, 65)), INFO, 32),
        (A("f16", (64, 64), (2**39 + 8, 1)), INFO, 32),
        (A("f16", (64, 64), (-64, 1)), INFO, 32),
        (A("f16", (1, 2**32 + 8)), INFO, 32),
        (A("f16", (64, 64)), INFO, 0),
        (A("f16", (64, 64)), INFO, 257),
        (A("f16", (64, 64)), INFO, 40),
        (A("f16", (64, 64)), INFO, 28),
        (A("f16", (1064, 64)), INFO, 32),
    ],
    "strided(in x: f32[n; s], out y: f32[n, m; _, _], z: f32[n] | None)"
    " -> strided<<<n, 1>>>(x, y, z, s: i64)": [
        (A("f32", (4,), (0,)), A("f32", (4, 2), (0, 1)), None),
        (A("f32", (4,), (0,)), A("f32", (4, 2), (1, 1)), None),
        (A("f32", (4,), (0,)), A("f32", (4, 2), (3, -6)), None),
    ],
    "apart(in x: f32[n], out y: f32[n], z: f32[n; _] | None) -> apart<<<n, 1>>>(x, y, z)": [
        (F4, F4, None),
        (F4, A("f32", (4,), offset=12), None),
        (A("f32", (4,), offset=12), F4, None),
        (F4, A("f32", (4,), offset=16), A("f32", (4,), (2,), offset=16)),
        (F4, A("f32", (4,), offset=16), A("f32", (4,), (2,), offset=28)),
    ],
    "divide(a: u8[n] on cuda_host, b: u8[m] on cuda_managed) where n // m > 1"
    " -> divide<<<(n * 4611686018427387904, 1, 1), n - 5>>>(a, b, n % (m - 1))": [
        (A("u8", (4,)), A("u8", (2,), memory=MANAGED)),
        (A("u8", (4,), memory=HOST), A("u8", (2,))),
        (A("u8", (4,), memory=HOST), A("u8", (0,), memory=MANAGED)),
        (A("u8", (4,), memory=HOST), A("u8", (4,), memory=MANAGED)),
        (A("u8", (4,), memory=HOST), A("u8", (1,), memory=MANAGED)),
        (A("u8", (4,), memory=HOST), A("u8", (2,), memory=MANAGED)),
        (A("u8", (1,), memory=HOST), A("u8", (0,), memory=MANAGED)),
    ],
    "halves(a: f32[2 * n, k; k + pad, 1], b: i32[n - 3, ceildiv(k, 2)] | None, at: shape[n - k], h: f16,"
    " g: bf16) -> halves<<<n, 1>>>(a + n * k, h, g, None, 0.5: f32, b - 4611686018427387904 * k, pad: i32)": [
        (A("f32", (9, 2)), None, (2,), 1.0, 1.0),
        (A("f32", (8, 2), (6, 2)), None, (2,), 1.0, 1.0),
        (A("f32", (8, 2)), A("i32", (2, 1)), (2,), 1.0, 1.0),
        (A("f32", (8, 2)), A("i32", (1, 2)), (2,), 1.0, 1.0),
        (A("f32", (8, 2)), None, (3,), 1.0, 1.0),
        (A("f32", (8, 2)), None, (2,), 65520, 1.0),
        (A("f32", (8, 2)), None, (2,), 1.0, 3.4e38),
        (A("f32", (8, 2)), None, (2,), -(2**64), 1.0),
        (A("f32", (8, 2)), None, (2,), "text", 1.0),
        (A("f32", (8, 2)), A("i32", (1, 1)), (2,), 1.0, 1.0),
    ],
}

# Valid arguments for the first four contracts of CASES.
VALID_ARGUMENTS: tuple[tuple[Any, ...], ...] = (
    (F4, F4),
    (A("f32", (6, 4), (4, 1)), A("f32", (3, 6)), 1.0, 4),
    (A("i64", (4,)), (4, 2, 0), True, 2**63 - 1, S()),
    (A("f16", (64, 64)), INFO, 32),
)


def iter_cases() -> Iterator[tuple[Contract, tuple[Any, ...]]]:
    """Yield each contract of CASES with each of its invalid arguments."""
    for contract, cases in zip(make_artifact().contracts, CASES.values()):
        for arguments in cases:
            yield contract, arguments


PTX_TYPES = {"bf16": "b16", "": "s32", "pointer": "u64", "f32": "f32", "f64": "f64", "bool": "u8"}
PTX_TYPES |= {"struct[16]": "align 8 .b8[16]", "tma": "align 64 .b8[128]"}


def make_artifact() -> Artifact:
    """Return an artifact with the contracts of CASES and matching kernels in PTX."""
    contracts = list(map(Contract, CASES))
    types = {}
    for contract in contracts:
        passed = [PTX_TYPES.get(value.type, value.type.replace("i", "s")) for value in contract.passed]
        types[contract.kernel] = ", ".join(passed)
    return Artifact(read(ptx(**types)), contracts, name="refusals")


def format_argument(argument: object) -> str:
    """Return the text of an argument on the page."""
    return repr(argument) if not isinstance(argument, (A, S)) else str(argument)


def convert_argument(argument: Any) -> Any:
    """Return an argument in the form that the reference implementation accepts."""
    if isinstance(argument, A):
        return argument.view()
    if isinstance(argument, S):
        return StreamHandle(argument.handle)
    return OtherValue("str") if isinstance(argument, str) else argument


def find_error(contract: Contract, arguments: tuple[Any, ...]) -> TypeError | ValueError | None:
    """Return the error of the reference implementation, or None if it accepts the arguments."""
    values = [convert_argument(argument) for argument in arguments]
    try:
        bound = argument_checks.check(contract, values, exports.count_sms)
        argument_checks.compute_passed(bound)
        grid = argument_checks.compute_grid(bound, exports.find_occupancy)
        argument_checks.check_limits(bound, grid, MOST_THREADS, exports.MOST_SHARED)
    except (TypeError, ValueError) as error:
        return error
    return None


HEAD = """\
# Broken contracts

Generated by `python -m tests.kernels.export.refusals`. Do not edit.

On this page, you can look up the exception for an argument that violates a contract. The tests pass the
arguments in the tables in Python, through TVM FFI, and to the functions of an exported C library: the packed
function and, if C can express the arguments, the typed function. The exception and its message are always the
same.

- Each message ends with the contract, as in `; the contract is add_one(a: f32[n], b: f32[n])`. The tables
  omit this part.
- Arrays are written as in a contract, with their actual sizes. The word "at" is followed by the address.
- The maximum number of threads and the maximum shared memory of a block are the limits of the device in the
  tests."""


def make_page() -> str:
    """Return the text of docs/reference/refusals.md."""
    lines = [HEAD]
    for contract, cases in zip(make_artifact().contracts, CASES.values()):
        lines += ["", f"`{contract.text}`", "", "| arguments | exception | message |", "|---|---|---|"]
        for arguments in cases:
            error = find_error(contract, arguments)
            assert error is not None, (contract, arguments)
            message = str(error).removesuffix(f"; the contract is {contract}")
            values = ", ".join(map(format_argument, arguments)) or "none"
            lines.append(f"| {values} | {type(error).__name__} | {message} |".replace(" | None", " \\| None"))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    page = make_page()
    if "--check" not in sys.argv:
        PAGE.write_text(page)
    elif PAGE.read_text() != page:
        sys.exit(f"{PAGE} is not up to date: python -m tests.kernels.export.refusals")
