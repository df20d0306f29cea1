"""Random programs with streams, and a model of the order of their steps.

The programs have no races, unless one of their waits is removed. The model is independent of the simulation.
For each step, it contains the set of steps that are complete before the step starts.
"""

from __future__ import annotations

import random
import struct
from dataclasses import dataclass, field

import cudyn
from cudyn import driver

WORDS = 32
BUFFERS = 4
# The streams: the legacy default stream, two streams that synchronize with it, and two streams that do not.
LEGACY = 0
FLAGS = {1: 0, 2: 0, 3: 1, 4: 1}  # 1 is CU_STREAM_NON_BLOCKING
STREAMS = (LEGACY, *FLAGS)

PTX = b"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry mix(.param .u64 y, .param .u64 x) {
    .reg .b64 %y, %x, %o; .reg .b32 %t, %a, %b;
    ld.param.u64 %y, [y]; ld.param.u64 %x, [x]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4;
    add.u64 %y, %y, %o; add.u64 %x, %x, %o;
    ld.global.u32 %a, [%y]; ld.global.u32 %b, [%x]; mad.lo.u32 %a, %a, 3, %b; st.global.u32 [%y], %a; ret;
}
"""


@dataclass(frozen=True)
class Step:
    """An operation of a program.

    Attributes:
        kind: The operation. "mix", "copy" and "fill" write a buffer. "wait" makes a stream wait for the work
            in another stream. "sync" makes the host wait for a stream.
        stream: The number of the stream in STREAMS, or -1 if "sync" waits for all streams.
        to: The buffer that the operation writes.
        source: The buffer that the operation reads.
        value: The value that "fill" writes.
        other: The stream that "wait" waits for.
    """

    kind: str
    stream: int
    to: int = 0
    source: int = 0
    value: int = 0
    other: int = 0

    @property
    def reads(self) -> set[int]:
        return {"mix": {self.to, self.source}, "copy": {self.source}}.get(self.kind, set())

    @property
    def writes(self) -> set[int]:
        return {self.to} if self.kind in ("mix", "copy", "fill") else set()


def has_conflict(step: Step, other: Step) -> bool:
    """Return whether two steps use the same buffer and at least one of them writes it."""
    return bool(step.writes & (other.reads | other.writes) or other.writes & step.reads)


@dataclass
class Model:
    """The order of the steps of a program.

    Attributes:
        before: For each step, the indices of the steps that are complete before it starts.
        in_stream: For each stream, the indices of the steps that are complete before its next step starts.
        host: The indices of the steps that the host has waited for.
    """

    before: list[set[int]] = field(default_factory=list)
    in_stream: dict[int, set[int]] = field(default_factory=lambda: {stream: set() for stream in STREAMS})
    host: set[int] = field(default_factory=set)

    def find_before(self, stream: int) -> set[int]:
        """Return the indices of the steps that are complete before the next step of a stream starts."""
        steps_before = self.in_stream[stream] | self.host
        for other_stream in STREAMS:
            is_implicit = other_stream == LEGACY or stream == LEGACY
            if is_implicit and not FLAGS.get(other_stream, 0) and not FLAGS.get(stream, 0):
                steps_before |= self.in_stream[other_stream]
        return steps_before

    def add(self, step: Step) -> None:
        """Add a step to the end of the program."""
        index = len(self.before)
        steps_before: set[int] = set()
        if step.kind == "sync":
            streams = STREAMS if step.stream < 0 else (step.stream,)
            for stream in streams:
                self.host |= self.find_before(stream) if stream == LEGACY else self.in_stream[stream]
        else:
            steps_before = self.find_before(step.stream)
            if step.kind == "wait":  # to wait, an event is recorded in the other stream
                self.in_stream[step.other] = self.find_before(step.other)
                steps_before |= self.in_stream[step.other]
            self.in_stream[step.stream] = steps_before | {index}
        self.before.append(steps_before)


def has_race(steps: list[Step]) -> bool:
    """Return whether the program contains two conflicting steps that are not ordered."""
    model = Model()
    for index, step in enumerate(steps):
        model.add(step)
        for earlier in range(index):
            if has_conflict(steps[earlier], step) and earlier not in model.before[index]:
                return True
    return False


def make(seed: int, count: int = 24) -> list[Step]:
    """Return a random program, in which waits are inserted wherever there would be a race."""
    choose = random.Random(seed)
    steps: list[Step] = []
    model = Model()

    def add(step: Step) -> None:
        """Add a step to the program and to the model that finds races."""
        steps.append(step)
        model.add(step)

    for _ in range(count):
        kind = choose.choice(("mix", "mix", "copy", "fill", "sync"))
        stream = choose.choice(STREAMS)
        if kind == "sync":
            add(Step("sync", choose.choice((*STREAMS, -1))))
            continue
        to, source = choose.sample(range(BUFFERS), 2)
        step = Step(kind, stream, to, source, choose.randrange(1 << 16))
        for index, earlier in enumerate(list(steps)):
            if has_conflict(earlier, step) and index not in model.find_before(stream):
                if choose.random() < 0.2:
                    add(Step("sync", earlier.stream))
                else:
                    add(Step("wait", stream, other=earlier.stream))
        add(step)
    return steps


def list_incomplete(steps: list[Step]) -> list[list[Step]]:
    """Return copies of the program, each without one of its waits or syncs."""
    return [
        steps[:index] + steps[index + 1 :]
        for index, step in enumerate(steps)
        if step.kind in ("wait", "sync")
    ]


def compute_contents(steps: list[Step]) -> list[tuple[int, ...]]:
    """Return the contents of the buffers after the steps have run in sequence."""
    contents = [tuple(range(first_word, first_word + WORDS)) for first_word in range(BUFFERS)]
    for step in steps:
        if step.kind == "mix":
            pairs = zip(contents[step.to], contents[step.source])
            contents[step.to] = tuple((3 * old + added) % 2**32 for old, added in pairs)
        elif step.kind == "copy":
            contents[step.to] = contents[step.source]
        elif step.kind == "fill":
            contents[step.to] = (step.value,) * WORDS
    return contents


def get_address(buffer: cudyn.Buffer) -> int:
    """Return the address of an open buffer."""
    return int(buffer.pointer or 0)


class Machine:
    """The streams, the buffers and the kernel on a device."""

    def __init__(self) -> None:
        self.kernel = cudyn.Module(PTX).get_kernel("mix")
        self.streams: dict[int, cudyn.Stream | None] = {LEGACY: None}
        for number, flags in FLAGS.items():
            self.streams[number] = cudyn.Stream(nonblocking=bool(flags))
        initial_contents = compute_contents(steps=[])
        self.buffers = [
            cudyn.Buffer.from_host(struct.pack(f"<{WORDS}I", *words)) for words in initial_contents
        ]

    def run(self, steps: list[Step]) -> list[tuple[int, ...]]:
        """Run a program, and return the contents of the buffers at the end."""
        for step in steps:
            self.submit(step)
        cudyn.Device(0).sync()
        return [struct.unpack(f"<{WORDS}I", bytes(buffer)) for buffer in self.buffers]

    def submit(self, step: Step) -> None:
        """Submit a step to its stream, or wait for the stream."""
        if step.kind == "sync":
            self.sync(step.stream)
            return
        stream = self.streams[step.stream]
        handle = stream.handle if stream else 0
        to = self.buffers[step.to]
        size = 4 * WORDS
        if step.kind == "mix":
            self.kernel.launch(1, WORDS, to, self.buffers[step.source], stream=stream)
        elif step.kind == "copy":
            source = self.buffers[step.source]
            driver.cuMemcpyDtoDAsync(get_address(to), get_address(source), size, handle)
        elif step.kind == "fill":
            driver.cuMemsetD32Async(get_address(to), step.value, WORDS, handle)
        else:
            event = cudyn.Event().record(self.streams[step.other])
            driver.cuStreamWaitEvent(handle, event.handle, 0)

    def sync(self, number: int) -> None:
        """Wait for the stream with this number, or for all streams if it is negative."""
        if number < 0:
            cudyn.Device(0).sync()
        else:
            stream = self.streams[number]
            driver.cuStreamSynchronize(stream.handle if stream else 0)
