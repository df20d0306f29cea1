"""Tests that compare the simulation with the real driver: random programs return the same statuses."""

from __future__ import annotations

import collections
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import pytest

import cudyn
from cudyn import testing
from tests.conftest import need_gpu
from tests.support import memory_facts, runtime_facts
from tests.support.driver_situations import list_situations
from tests.support.random_programs import CALLS_PER_FUNCTION, SIMULATED, plan, write
from tests.support.run_programs import is_same, list_comparable, run

pytestmark = pytest.mark.gpu


# The programs and the situations are run in parts: a real driver needs minutes for all of them, since each
# program creates a context, and other tests share the GPU.
PARTS = 12


@pytest.mark.parametrize("part", range(PARTS))
def test_random_programs_have_the_same_statuses(part: int) -> None:
    """Each program runs in a new process, because the driver crashes if it receives an invalid handle."""
    need_gpu()
    seed = int(os.environ.get("CUDYN_TEST_SEED", "1"))
    programs = plan(seed, CALLS_PER_FUNCTION)[part::PARTS]
    calls: collections.Counter[str] = collections.Counter()
    differences: dict[str, list[str]] = collections.defaultdict(list)
    faults: collections.Counter[str] = collections.Counter()
    for arguments, real in zip(programs, run_on_driver(programs)):
        steps = write(*arguments)
        with testing.simulate(version="13.0"):
            simulated = run(steps)
        for number, (real_status, simulated_status) in list_comparable(steps, real, simulated).items():
            name = steps[number][0]
            calls[name] += 1
            if not is_same(steps, number, real_status, simulated_status):
                differences[name].append(
                    f"{arguments[0]}: step {number}: {real_status}, simulated {simulated_status}"
                )
                break
            if simulated_status.startswith("Fault"):
                faults[f"{name}: {real_status}, simulated {simulated_status}"] += 1
    print(f"\n{len(programs)} programs; {sum(calls.values())} calls with the same status:")
    for name in sorted(SIMULATED):
        print(f"{name:55} {calls[name]:5}", *differences.get(name, [])[:6], sep="\n    ")
    print("Errors of the simulation's own:", *sorted(faults.items()), sep="\n    ")
    assert differences == {}
    assert sum(calls.values()) > 6000 / PARTS


def run_on_driver(programs: Sequence[Any]) -> list[list[str]]:
    """Return the statuses of programs with the real driver. Each program runs in a new process."""
    module = [sys.executable, "-m", "tests.support.run_programs"]
    process = subprocess.run(module, input=json.dumps(programs), capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    result: list[list[str]] = json.loads(process.stdout)
    return result


@pytest.mark.parametrize("part", range(PARTS))
def test_situations_have_the_same_statuses(part: int) -> None:
    """These situations are rare in random programs. They use all kinds of memory."""
    need_gpu()
    situations = dict(list(list_situations().items())[part::PARTS])
    differing = []
    for (title, steps), real in zip(situations.items(), run_on_driver(list(situations.values()))):
        with testing.simulate(version="13.0"):
            simulated = run(steps)
        for number, (real_status, simulated_status) in enumerate(zip(real, simulated)):
            if not is_same(steps, number, real_status, simulated_status):
                statuses = f"{real[3:]}, simulated {simulated[3:]}"
                differing.append(f"{title}: from step {number}: {statuses}")
                break
    assert differing == []


def test_runtime_returns_the_results_of_the_simulation() -> None:
    need_gpu()
    major, minor = cudyn.runtime.version or (0, 0)
    if (major, minor) < (12, 8):
        pytest.skip("no CUDA runtime 12.8 or newer here")
    module = [sys.executable, "-m", "tests.support.runtime_facts"]
    process = subprocess.run(module, capture_output=True, text=True)
    assert process.returncode == 0, process.stdout + process.stderr
    with testing.simulate("sm_90", version=f"{major}.{minor}", run=True):
        simulated = list(runtime_facts.list_facts())
    assert process.stdout.splitlines() == simulated


@pytest.mark.alone
@pytest.mark.parametrize("number", range(len(memory_facts.PROGRAMS)))
def test_virtual_memory_returns_the_results_of_the_simulation(number: int) -> None:
    """Each case runs in a new process, since some cases make the context unusable."""
    need_gpu()
    with testing.simulate("sm_90", version="13.0", run=True):
        simulated = list(memory_facts.list_facts(memory_facts.PROGRAMS[number]))
    module = [sys.executable, "-m", "tests.support.memory_facts", str(number)]
    process = subprocess.run(module, capture_output=True, text=True)
    assert process.returncode == 0, process.stdout + process.stderr
    assert process.stdout.splitlines() == simulated


def test_launch_accepts_fake_tensors_of_torch() -> None:
    """In a simulation, launches accept them, with and without a contract. The real GPU is not used."""
    torch = pytest.importorskip("torch", reason="no torch here")
    ptx = b".version 8.0\n.target sm_90\n.address_size 64\n"
    ptx += b".visible .entry k(.param .u64 x, .param .u32 n) { ret; }"
    contract = cudyn.Contract("k(x: f32[n], n: u32) -> k<<<1, 32>>>")
    with testing.simulate() as simulation, torch._subclasses.FakeTensorMode():
        x = torch.empty(100, device="cuda")
        module = cudyn.Module(ptx)
        module.get_kernel("k").launch(4, 128, x, 100)
        module.get_kernel(contract)(x, 100)
        simulation.assert_launched("k", grid=4, block=128, arguments=(x, 100))
        simulation.assert_launched("k", grid=1, block=32, arguments=(x, 100))
