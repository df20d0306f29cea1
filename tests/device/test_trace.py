"""Tests for `cudyn.trace` on a device."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import Buffer, Device, Graph, Module, Stream, cupti, types

from ..conftest import on_gpu

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def cupti_device(device: Device) -> Device:
    """The device, if CUPTI is installed."""
    if not cupti.available:
        pytest.skip("CUPTI is not installed")
    return device


def list_names(trace: types.Trace) -> list[tuple[str, str]]:
    """Return the categories and names of the work of devices."""
    return [(event.category, event.name) for event in trace.events if event.is_device_work]


@on_gpu
def test_trace_contains_the_work_of_a_program(cupti_device: Device, module: Module) -> None:
    kernel = module.get_kernel("set")
    with Stream() as stream, Buffer(1 << 20) as buffer, Buffer(1 << 20) as other:
        buffer.fill(1)
        cupti_device.sync()
        with cudyn.trace() as trace, cudyn.range("all of it"):
            buffer.fill(5, stream=stream)
            other.copy_from(buffer, stream=stream)
            kernel.launch(1, 1, buffer, 7, stream=stream)
            stream.sync()
    assert list_names(trace) == [("fill", ""), ("copy", "device to device"), ("kernel", "set")]
    assert trace.dropped == 0
    marked = next(event for event in trace.events if event.category == "range")
    for event in trace.events:
        assert marked.start <= event.start <= event.end <= marked.end
    fill, copy, _ = (event for event in trace.events if event.is_device_work)
    assert fill.details["bytes"] == copy.details["bytes"] == 1 << 20


@on_gpu
def test_traces_follow_each_other(cupti_device: Device) -> None:
    with Buffer(64) as buffer:
        for count in range(1, 4):
            with cudyn.trace() as trace:
                for _ in range(count):
                    buffer.fill(1)
            assert list_names(trace) == [("fill", "")] * count


@on_gpu
def test_trace_contains_the_nodes_of_a_graph(cupti_device: Device, module: Module) -> None:
    with Buffer(64) as buffer:
        graph = Graph()
        module.get_kernel("set").launch(1, 1, buffer, 7, stream=graph)
        with cudyn.trace() as trace:
            graph.launch()
            graph.launch()
    assert list_names(trace) == [("kernel", "set")] * 2
    assert all(event.details["graph_node"] for event in trace.events)


@on_gpu
def test_trace_contains_calls_and_what_they_started(cupti_device: Device) -> None:
    with Buffer(64) as buffer, cudyn.trace(calls=True) as trace:
        buffer.fill(1)
    (fill,) = (event for event in trace.events if event.category == "fill")
    calls = {event.details["correlation"]: event for event in trace.events if event.category == "call"}
    call = calls[fill.details["correlation"]]
    assert call.name.startswith("cuMemset")
    assert call.start < fill.end


@on_gpu
def test_many_records_fill_several_buffers(cupti_device: Device) -> None:
    count = 100_000
    with Buffer(64) as buffer, cudyn.trace() as trace:
        for _ in range(count):
            buffer.fill(1)
    assert len(list_names(trace)) == count
    assert trace.dropped == 0


@on_gpu
def test_another_subscriber_is_rejected(cupti_device: Device) -> None:
    callback = cupti.CUpti_CallbackFunc(lambda *_: None)
    subscriber = cupti.cuptiSubscribe(callback, None)
    try:
        with pytest.raises(RuntimeError, match=r"^another profiler of this process uses CUPTI"):
            cudyn.trace().__enter__()
    finally:
        cupti.cuptiUnsubscribe(subscriber)
    with cudyn.trace() as trace:
        pass
    assert list_names(trace) == []


PROGRAM = """
import json, sys
import torch
import cudyn

source = 'extern "C" __global__ void axpy(float *y, const float *x, float a, int n) {' \\
    'int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) y[i] += a * x[i]; }'
axpy = cudyn.Module(cudyn.compile(source)).get_kernel("axpy")
x, y = torch.randn(4096, 4096, device="cuda"), torch.randn(4096, 4096, device="cuda")

def work():
    for _ in range(20):
        z = x @ y
        w = torch.softmax(z, 0)
        axpy.launch(65536, 256, y, x, 0.5, 1 << 24)
        z.zero_()
    w.cpu()
    torch.cuda.synchronize()

work()
totals = {}
if sys.argv[1] == "cudyn":
    with cudyn.trace() as trace:
        work()
    for event in trace.events:
        if event.category == "kernel":
            totals.setdefault(event.name, []).append(event.end - event.start)
else:
    from torch.profiler import ProfilerActivity, profile
    with profile(activities=[ProfilerActivity.CUDA]) as profiler:
        work()
    profiler.export_chrome_trace("torch.json")
    for event in json.load(open("torch.json"))["traceEvents"]:
        if event.get("cat") == "kernel":
            totals.setdefault(event["name"], []).append(event["dur"] * 1000)
print(json.dumps({name: [len(times), sorted(times)[len(times) // 2]] for name, times in totals.items()}))
"""


@pytest.mark.alone
@on_gpu
def test_trace_agrees_with_the_profiler_of_torch(cupti_device: Device, torch: Any, tmp_path: Path) -> None:
    """The profilers run in separate processes, in turns.

    They list the same kernels, with medians within 1 %.
    """
    results = []
    for profiler in ("cudyn", "torch", "cudyn", "torch"):
        process = subprocess.run(
            [sys.executable, "-c", PROGRAM, profiler],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
        results.append(json.loads(process.stdout.splitlines()[-1]))
    first, second, third, fourth = results
    counts = [{name: count for name, (count, _) in result.items()} for result in results]
    assert counts[0] == counts[1]

    def average(name: str, *results_of_profiler: dict[str, Any]) -> float:
        """Return the mean over the runs of the median time of a kernel."""
        medians: list[float] = [result[name][1] for result in results_of_profiler]
        return statistics.mean(medians)

    for name in first:
        own, other = average(name, first, third), average(name, second, fourth)
        print(f"{name[:60]:60} {own:12.0f} ns {other:12.0f} ns")
        assert abs(own - other) <= max(0.01 * other, 100)


@on_gpu
def test_command_traces_a_program(cupti_device: Device, tmp_path: Path) -> None:
    code = "import cudyn; cudyn.Buffer(64).fill(1)"
    command = [sys.executable, "-m", "cudyn", "trace", "-c", code]
    process = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "\nfill " in process.stderr
    assert '"fill"' in (tmp_path / "trace.json").read_text(encoding="utf-8")


NVTX_PROGRAM = """
import json
import torch
import cudyn
x = torch.zeros(64, device="cuda")
with cudyn.trace() as trace:
    torch.cuda.nvtx.range_push("outer")
    with torch.cuda.nvtx.range("inner"), cudyn.range("own"):
        x.zero_()
    torch.cuda.nvtx.range_pop()
ranges = [(event.name, event.start, event.end) for event in trace.events if event.category == "range"]
fill = next(event for event in trace.events if event.is_device_work)
print(json.dumps([ranges, fill.start]))
"""


@on_gpu
def test_trace_contains_ranges_of_other_packages(cupti_device: Device, torch: Any) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "NVTX_INJECTION64_PATH"}
    process = subprocess.run(
        [sys.executable, "-c", NVTX_PROGRAM],
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    ranges, fill_start = json.loads(process.stdout.splitlines()[-1])
    assert [name for name, _, _ in ranges] == ["outer", "inner", "own"]
    starts = [start for _, start, _ in ranges]
    ends = [end for _, _, end in ranges]
    assert starts == sorted(starts)
    assert ends == sorted(ends, reverse=True)
    assert starts[0] < fill_start
