"""A soak test: threads create, use, share and release objects on two simulated devices."""

from __future__ import annotations

import ctypes
import gc
import random
import threading
from typing import Any

import pytest

from cudyn import Buffer, Contract, Device, Event, Graph, Module, Stream, driver, testing

PTX = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry copy(.param .u64 a, .param .u64 b, .param .s32 n) { ret; }
"""
COPY = "copy(in x: u8[n], out y: u8[n], n: i32) -> copy<<<ceildiv(n, 32), 32>>>(x, y, n)"
SIZE = 64
ACTIONS = 100  # of each thread


def copy(launch: testing.Launch) -> None:
    """Copy bytes, as the kernel does."""
    source, target, size = launch.arguments
    ctypes.memmove(target, source, size)


class Worker(threading.Thread):
    """A thread that uses the devices in turn.

    The values that it writes are random, so that it can check the values that it reads.
    """

    def __init__(self, seed: int, kernels: list[Any]) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.kernels = kernels
        self.failed: BaseException | None = None

    def run(self) -> None:
        """Perform random actions, and store the exception that ends them early."""
        try:
            for _ in range(ACTIONS):
                ordinal = self.rng.randrange(2)
                with Device(ordinal):
                    self.rng.choice([self.launch, self.graph, self.events, self.make_garbage])(ordinal)
        except BaseException as error:
            self.failed = error

    def launch(self, ordinal: int) -> None:
        """Launch a kernel with or without a stream, and check the copied bytes."""
        value = bytes([self.rng.randrange(256)]) * SIZE
        stream = Stream() if self.rng.random() < 0.5 else None
        source, target = Buffer.from_host(value), Buffer(SIZE, stream=stream)
        assert source.device is target.device is Device(ordinal)
        for _ in range(self.rng.randrange(1, 4)):
            self.kernels[ordinal](source, target, SIZE, stream=stream)
        if stream is not None:
            stream.sync()
            assert stream.is_done
        assert bytes(target) == value
        if self.rng.random() < 0.5:
            target.close()

    def graph(self, ordinal: int) -> None:
        """Launch a graph of two kernels, and change its argument."""
        values = [bytes([self.rng.randrange(256)]) * SIZE for _ in range(2)]
        source, middle, target = Buffer.from_host(values[0]), Buffer(SIZE), Buffer(SIZE)
        with Graph(x=source) as graph:
            self.kernels[ordinal](graph["x"], middle, SIZE, stream=graph)
            self.kernels[ordinal](middle, target, SIZE, stream=graph)
            graph.launch()
            assert bytes(target) == values[0]
            graph(x=Buffer.from_host(values[1]))
            assert bytes(target) == values[1]

    def events(self, ordinal: int) -> None:
        """Record, wait for and query events."""
        with Stream() as stream:
            events = [Event().record(stream) for _ in range(3)]
            for event in events:
                event.sync()
                assert event.is_done
                assert event.device is Device(ordinal)

    def make_garbage(self, ordinal: int) -> None:
        """Create objects in a reference cycle."""
        cycle: list[Any] = [Buffer(SIZE), Event(), Stream(), Graph()]
        cycle.append(cycle)
        del cycle
        if self.rng.random() < 0.1:
            gc.collect()


@pytest.mark.slow
def test_threads_with_random_objects_leak_nothing() -> None:
    """At the end all memory is freed, and the capture mode of the thread is the default."""
    with testing.simulate(devices=2, kernels={"copy": copy}) as simulation:
        kernels = []
        for ordinal in range(2):
            with Device(ordinal):
                kernels.append(Module(PTX).get_kernel(Contract(COPY)))
        workers = [Worker(index, kernels) for index in range(8)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        assert [worker.failed for worker in workers] == [None] * len(workers)
        gc.collect()
        Device(0).sync()
        assert not [*simulation.memory]
        for ordinal in range(2):
            with Device(ordinal):
                assert driver.cuThreadExchangeStreamCaptureMode(0) == driver.CU_STREAM_CAPTURE_MODE_GLOBAL
