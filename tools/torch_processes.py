"""Trains with torch on the CPU in each kind of process: `python tools/torch_processes.py`.

The script needs torch, and pytest-xdist for one kind of process. `python -m tools.packages` runs it with
stubs. It prints a JSON object that maps each kind of process to "ok" or to the last line of the error.
"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

OK = "ok"
TESTS = """
import pytest, torch
@pytest.mark.parametrize("n", range(4))
def test_backward(n):
    x = torch.rand(n + 1, requires_grad=True)
    (x * x).sum().backward()
    assert torch.allclose(x.grad, 2 * x)
"""


def train(model: nn.Module, steps: int = 3) -> float:
    """Train for a few steps and return the loss."""
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    data = torch.rand(8, 4)
    loss = torch.zeros(())
    for _ in range(steps):
        optimizer.zero_grad()
        loss = model(data).square().sum()
        loss.backward()
        optimizer.step()
    return float(loss.detach())


def train_here() -> None:
    """Train in this process."""
    assert train(nn.Linear(4, 1)) >= 0
    assert not torch.cuda.is_available()


def load(method: str) -> None:
    """Load data in the worker processes of a DataLoader. `method` is the start method of multiprocessing."""
    loader = DataLoader(TensorDataset(torch.arange(8.0)), 4, num_workers=2, multiprocessing_context=method)
    assert sum(float(batch.sum()) for (batch,) in loader) == 28


def train_in_pool() -> None:
    """Train in the worker processes of a pool."""
    with torch.multiprocessing.get_context("spawn").Pool(2) as pool:
        assert min(pool.map(train, [nn.Linear(4, 1), nn.Linear(4, 2)])) >= 0


def train_together(rank: int = -1, directory: str = "") -> None:
    """Train in one of two processes that communicate through gloo.

    Args:
        rank: index of this process, or -1 if torchrun has started it
        directory: directory for the file through which the processes find each other
    """
    if rank < 0:  # torchrun has set environment variables
        torch.distributed.init_process_group("gloo")
    else:
        torch.distributed.init_process_group(
            "gloo", init_method=f"file://{directory}/store", rank=rank, world_size=2
        )
    model = nn.parallel.DistributedDataParallel(nn.Linear(4, 1))
    train(model)
    weights = [torch.zeros(1, 4) for _ in range(2)]
    torch.distributed.all_gather(weights, model.module.weight.data)
    assert torch.equal(*weights)
    torch.distributed.destroy_process_group()


def spawn() -> None:
    """Train in two processes that torch starts."""
    with tempfile.TemporaryDirectory() as directory:
        torch.multiprocessing.spawn(train_together, (directory,), nprocs=2)


def start_torchrun() -> None:
    """Train in two processes that torchrun starts."""
    command = ["torch.distributed.run", "--standalone", "--nproc-per-node", "2", __file__, "together"]
    subprocess.run([sys.executable, "-m", *command], check=True)


def start_pytest() -> None:
    """Train in the worker processes of pytest-xdist."""
    with tempfile.TemporaryDirectory() as directory:
        tests = pathlib.Path(directory, "test_it.py")
        tests.write_text(TESTS)
        command = ["pytest", "-q", "-n", "2", "-p", "no:cacheprovider", str(tests)]
        process = subprocess.run(
            [sys.executable, "-m", *command], capture_output=True, text=True, cwd=directory
        )
        assert "4 passed" in process.stdout, process.stdout + process.stderr


def start_plain() -> None:
    """Train in a process whose environment contains only the search paths for libraries and packages."""
    environment = {name: os.environ.get(name, "") for name in ("LD_LIBRARY_PATH", "PYTHONPATH")}
    subprocess.run([sys.executable, __file__, "train"], check=True, env=environment)


def compile_step() -> None:
    """Train a step that torch.compile compiles for the CPU."""
    step = torch.compile(lambda values: (values.sin() * 2).sum(), backend="aot_eager")
    values = torch.rand(4, requires_grad=True)
    step(values).backward()
    assert values.grad is not None


KINDS = {
    "train": train_here,
    "DataLoader, fork": lambda: load("fork"),
    "DataLoader, spawn": lambda: load("spawn"),
    "DataLoader, forkserver": lambda: load("forkserver"),
    "Pool, spawn": train_in_pool,
    "mp.spawn, gloo": spawn,
    "subprocess": start_plain,
    "torch.compile": compile_step,
    "torchrun, 2 processes": start_torchrun,
    "pytest -n 2": start_pytest,
}


def main() -> None:
    """Run each function in KINDS in a new Python process, and print the results."""
    results = {}
    for kind in KINDS:
        process = subprocess.run(
            [sys.executable, __file__, kind], capture_output=True, text=True, timeout=1200
        )
        *_, message = [f"status {process.returncode}", *process.stderr.strip().splitlines()]
        results[kind] = message[:200] if process.returncode else OK
    print(json.dumps(results))


if __name__ == "__main__":
    if not sys.argv[1:]:
        main()
    elif sys.argv[1] == "together":
        train_together()
    else:
        KINDS[sys.argv[1]]()
