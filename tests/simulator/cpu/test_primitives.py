"""Tests for CUB's block and warp primitives, libcu++'s synchronization, and cooperative groups."""

from __future__ import annotations

import array
import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

import cudyn
from cudyn import testing

from ...support.cpu import SCHEDULES
from .test_cuda import compile_ptx

pytestmark = [pytest.mark.slow, pytest.mark.nvidia]

THREADS = 128
CHOICE = random.Random(5)
NUMBERS = [CHOICE.randrange(100) for _ in range(512)]
FIRST_NUMBERS = NUMBERS[:THREADS]
BLOCKS = 16
REDUCTIONS = ("raking", "commutative", "warps")
SCANS = ("raking", "memoize", "warps")
LOADS = ("direct", "striped", "vectorize", "transpose", "warp", "slice")
GRID_KERNELS = ("fences", "spin")


def split(numbers: list[int], size: int) -> list[list[int]]:
    """Return the numbers in groups of `size`."""
    return [numbers[index : index + size] for index in range(0, len(numbers), size)]


def join(lists: Iterable[Iterable[int]]) -> list[int]:
    return list(itertools.chain.from_iterable(lists))


def list_partial_sums(numbers: Iterable[int]) -> list[int]:
    """Return, for each number, the sum of the numbers up to and including it."""
    return list(itertools.accumulate(numbers))


def count_equal_in_warp(get_value: Callable[[int], int]) -> list[int]:
    """Return, for each thread, the number of threads in its warp with the same result of `get_value`."""
    warps = split([get_value(number) for number in FIRST_NUMBERS], 32)
    return [warp.count(value) for warp in warps for value in warp]


def sort_descending() -> list[int]:
    """Return the numbers in descending order, followed by their indices before the stable sort."""
    order = sorted(range(512), key=lambda index: (-NUMBERS[index], index))
    return [NUMBERS[index] for index in order] + order


def vote(tile: list[int]) -> int:
    """Return the results of a tile's votes: any in bit 0, all in bit 1, and the size of a ballot above."""
    odd_count = sum(number & 1 for number in tile)
    return any(number > 90 for number in tile) + 2 * all(number > 5 for number in tile) + 4 * odd_count


def make_block_results() -> dict[str, list[int]]:
    """Return the expected results of CUB's block primitives."""
    counts = [NUMBERS.count(number) for number in range(100)]
    pairs = list(itertools.pairwise(NUMBERS))
    return {
        **{f"reduce_{operation}": [sum(NUMBERS), sum(FIRST_NUMBERS[:77])] for operation in REDUCTIONS},
        **{f"scan_{operation}": list_partial_sums(NUMBERS) for operation in SCANS},
        **{f"load_{operation}": NUMBERS for operation in LOADS},
        "exchange": NUMBERS,
        "histogram_atomic": counts,
        "histogram_sort": counts,
        "sort_striped": sorted(NUMBERS),
        "sort_pairs": sort_descending(),
        "block_sort": sorted(NUMBERS),
        "block_stable": sorted(NUMBERS[:500]),
        "difference": [NUMBERS[0], *(right - left for left, right in pairs)],
        "heads": [1, *(int(left != right) for left, right in pairs)],
        "shuffle_up": [0, *NUMBERS[:-1]],
        "decode": join([number] * 4 for number in FIRST_NUMBERS),
    }


def make_warp_results() -> dict[str, list[int]]:
    """Return the expected results of CUB's warp primitives and of cooperative groups."""
    warps = split(FIRST_NUMBERS, 32)
    sums = [sum(warp) for warp in warps]
    return {
        "warp_reduce": sums,
        "warp_reduce16": [sum(half) for half in split(FIRST_NUMBERS, 16)],
        "warp_reduce12": [sum(warp[:12]) for warp in warps],
        "warp_scan": join(map(list_partial_sums, warps)),
        "warp_exchange": NUMBERS,
        "warp_load": NUMBERS,
        "cg_reduce": sums,
        "cg_scan": join(map(list_partial_sums, split(FIRST_NUMBERS, 16))),
        "cg_labeled": count_equal_in_warp(lambda number: number % 4),
        "cg_binary": count_equal_in_warp(lambda number: number % 2),
        "cg_votes": join([vote(tile)] * 8 for tile in split(FIRST_NUMBERS, 8)),
        "cg_block_reduce": [sum(FIRST_NUMBERS)],
        "cg_arrive": [number + mirrored for number, mirrored in zip(FIRST_NUMBERS, FIRST_NUMBERS[::-1])],
        "cg_invoke": join([number] * 32 for number in FIRST_NUMBERS[:4]),
    }


def make_synchronization_results() -> dict[str, list[int]]:
    """Return the expected results of kernels with libcu++'s atomics, barriers and pipelines."""
    rows = split(NUMBERS, THREADS)
    by_lane = [sum(NUMBERS[lane:256:32]) for lane in range(32)]
    return {
        "atomics": [sum(FIRST_NUMBERS), max(FIRST_NUMBERS), 2 * THREADS],
        "message": [0] * 32 + FIRST_NUMBERS[:32] * 3,
        "fences": [BLOCKS, *NUMBERS[:BLOCKS], *[0] * (99 - BLOCKS), sum(NUMBERS[:BLOCKS])],
        "spin": [0, sum(NUMBERS[:BLOCKS])],
        "latch": FIRST_NUMBERS[::-1],
        "semaphore": [sum(FIRST_NUMBERS[::32])],
        "barrier_phases": FIRST_NUMBERS[6:] + FIRST_NUMBERS[:6],
        "barrier_split": [
            2 * number + mirrored for number, mirrored in zip(FIRST_NUMBERS, FIRST_NUMBERS[::-1])
        ],
        "copy_barrier": NUMBERS[::-1],
        "copy_group": NUMBERS[::-1],
        "pipeline": [sum(row[THREADS - 1 - thread] for row in rows) for thread in range(THREADS)],
        "producers": [0] * 32 + by_lane * 3,
    }


EXPECTED_RESULTS = make_block_results() | make_warp_results() | make_synchronization_results()


@pytest.fixture(scope="module")
def ptx() -> bytes:
    return compile_ptx(str(Path(__file__).parent / "primitives.cu")).encode() + b"\0"


@pytest.fixture
def run(ptx: bytes, request: pytest.FixtureRequest) -> Iterator[Callable[[str], list[int]]]:
    """Yield a function that launches a kernel and returns its results. The parameter is the schedule."""
    with testing.simulate("sm_90", run=True, schedule=request.param):
        module = cudyn.Module(ptx)

        def launch(name: str) -> list[int]:
            """Launch a kernel with the numbers, and return the 1,024 integers that it may write."""
            numbers = cudyn.Buffer.from_host(array.array("i", NUMBERS))
            results = cudyn.Buffer.from_host(array.array("i", [0] * 1024))
            blocks, threads = (BLOCKS, 32) if name in GRID_KERNELS else (1, THREADS)
            module.get_kernel(name).launch(blocks, threads, numbers, results)
            return list(memoryview(bytes(results)).cast("i"))

        yield launch


@pytest.mark.parametrize("run", SCHEDULES, indirect=True)
def test_primitives_have_correct_results_and_no_faults(run: Callable[[str], list[int]]) -> None:
    results = {name: run(name)[: len(expected)] for name, expected in EXPECTED_RESULTS.items()}
    assert results == EXPECTED_RESULTS
    multiples = [number for number in FIRST_NUMBERS if number % 3 == 0]
    count, *numbers = run("cg_coalesced")  # in any order
    assert (count, sorted(numbers[:count])) == (len(multiples), sorted(multiples))
