"""Tests for `cudyn.benchmark` on a device: a C program compiled by nvcc measures the same work."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import cudyn
from cudyn import Buffer, Device, Graph, Module, benchmark, driver

from ..conftest import on_gpu
from ..support.kernels import kernel, module

# A program that measures with the same method: events around each run, after a fill of twice the L2 cache.
PROGRAM = r"""
#include <algorithm>
#include <cstdio>
#include <vector>
__global__ void empty() {}
int main()
{
    int l2; cudaDeviceGetAttribute(&l2, cudaDevAttrL2CacheSize, 0);
    size_t size = 1000000000; char *from, *to, *flush;
    cudaMalloc(&from, size); cudaMalloc(&to, size); cudaMalloc(&flush, 2 * (size_t)l2);
    cudaMemset(from, 0, size);
    for (int is_copy = 0; is_copy < 2; is_copy++) {
        const int n = 50; cudaEvent_t start[n], end[n]; std::vector<float> times;
        for (int i = 0; i < n; i++) { cudaEventCreate(&start[i]); cudaEventCreate(&end[i]); }
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < n; i++) {
                cudaMemsetAsync(flush, 0, 2 * (size_t)l2);
                cudaEventRecord(start[i]);
                if (is_copy) cudaMemcpyAsync(to, from, size, cudaMemcpyDeviceToDevice);
                else empty<<<1, 32>>>();
                cudaEventRecord(end[i]);
            }
            cudaDeviceSynchronize();
            for (int i = 0; round && i < n; i++) {
                float ms; cudaEventElapsedTime(&ms, start[i], end[i]);
                times.push_back(ms);
            }
        }
        std::sort(times.begin(), times.end());
        printf("%.9f\n", times[times.size() / 2] / 1e3);
    }
    return cudaGetLastError() != cudaSuccess;
}
"""


def run_program(directory: Path) -> list[float]:
    """Compile and run the program, and return its medians in seconds for an empty kernel and for a copy."""
    compiler = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")
    if compiler is None:
        pytest.skip("nvcc is not installed")
    (directory / "measure.cu").write_text(PROGRAM, encoding="utf-8")
    command = [compiler, "-O2", "-arch=native", "-o", "measure", "measure.cu"]
    subprocess.run(command, cwd=directory, check=True)
    process = subprocess.run([directory / "measure"], capture_output=True, text=True, check=True)
    return [float(line) for line in process.stdout.split()]


# Events count time in steps of 32 ns. The times of an empty kernel (4.3 us on an H200) differ by a few steps.
STEPS = 5 * 32e-9


@pytest.mark.alone
@on_gpu
def test_benchmark_agrees_with_a_c_program(device: Device, tmp_path: Path) -> None:
    """The program runs before and after the benchmark, because the clock rate may change."""
    size = 1_000_000_000
    with Buffer(size) as source, Buffer(size) as target, Module(module(kernel("empty", ""))) as loaded:
        source.fill(0)
        before = run_program(tmp_path)
        results = [
            benchmark(loaded.get_kernel("empty"), 1, 32),
            benchmark(lambda: target.copy_from(source), nbytes=2 * size),
        ]
        after = run_program(tmp_path)
    for result, *medians in zip(results, before, after):
        print(result, "C:", medians)
        assert 0.98 * min(medians) - STEPS <= result.median <= 1.02 * max(medians) + STEPS
        assert not result.is_simulated


@on_gpu
def test_benchmark_reports_clock_rates(device: Device) -> None:
    if not cudyn.nvml.available:
        pytest.skip("NVML is not installed")
    with Buffer(1 << 26) as buffer:
        low, high = benchmark(buffer.fill).clocks or (0, 0)
    assert 0 < low <= high


@pytest.mark.alone
def test_comparison_of_a_small_and_a_large_fill(device: Device) -> None:
    with Buffer(1 << 28) as buffer:
        small, large = buffer[: 1 << 20], buffer
        comparison = benchmark([small.fill, large.fill], seconds=0.3)
    assert comparison.ratios[0] == 1
    assert comparison.ratios[1] > 2


@pytest.mark.alone
@on_gpu
def test_benchmark_without_flush_finds_data_in_the_cache(device: Device) -> None:
    """A copy after a flush is not faster than a copy whose data is in the cache.

    The copies are the nodes of a graph, because submitting a single copy may take longer than the copy.
    """
    attribute = driver.CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE
    size = device.get_attribute(attribute) // 4  # source and target fit into the cache
    with Buffer(size) as source, Buffer(size) as target, Graph() as graph:
        for _ in range(8):
            target.copy_from(source, stream=graph)
        flushed = benchmark(graph)
        cached = benchmark(graph, flush_cache=False)
    print(flushed, cached)
    assert cached.median < 1.05 * flushed.median
