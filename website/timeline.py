"""Draws the timeline in docs/howto/measure.md: `python -m website.timeline` writes docs/timeline.svg.

`python -m website.timeline --record` first runs a program that uses the GPU, and writes the program's events
to website/timeline.json. This program copies the parts of an array to the device, runs a kernel on each part,
and copies the results back. It alternates between two streams, and does this first with pinned memory, and
then with pageable memory. Without a GPU, it runs on a simulated device.
"""

from __future__ import annotations

import argparse
import json
import pathlib
from typing import Any

import cudyn
from cudyn import testing
from cudyn._kernels.measure.timeline import draw_timeline
from cudyn._kernels.measure.trace_events import TraceEvent
from cudyn.types import Trace

ROOT = pathlib.Path(__file__).resolve().parents[1]
DATA = ROOT / "website" / "timeline.json"
DRAWING = ROOT / "docs" / "timeline.svg"
PARTS = 4  # number of parts of the array
SIMULATED_DEVICE = "simulated device"  # in timeline.json, instead of the name of a GPU
PTX = b"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry refine(.param .u64 x, .param .u32 rounds) {
    .reg .b64 %x, %o; .reg .b32 %t, %b, %d, %r; .reg .f32 %f; .reg .pred %p;
    ld.param.u64 %x, [x]; ld.param.u32 %r, [rounds];
    mov.u32 %t, %tid.x; mov.u32 %b, %ctaid.x; mov.u32 %d, %ntid.x; mad.lo.u32 %t, %b, %d, %t;
    mul.wide.u32 %o, %t, 4; add.u64 %x, %x, %o; ld.global.f32 %f, [%x];
again:
    fma.rn.f32 %f, %f, 0f3F7FFFFF, 0f3F800000; sub.u32 %r, %r, 1; setp.ne.u32 %p, %r, 0; @%p bra again;
    st.global.f32 [%x], %f; ret;
}
"""


def record(is_simulated: bool) -> dict[str, Any]:
    """Run the program, and return the contents of timeline.json: the name of the device and the events."""
    if is_simulated:
        with testing.simulate("sm_90", run=True):
            trace = _trace_program(part_size=256, rounds=8)
        device_name = SIMULATED_DEVICE
    else:
        trace = _trace_program(part_size=1 << 22, rounds=2000)
        device_name = cudyn.Device(0).name
    # The first four fields of an event are the category, the name, the start and the end.
    events = [[*event[:4], *_anonymize(event)] for event in trace.events]
    return {"device": device_name, "events": events}


def _trace_program(part_size: int, rounds: int) -> Trace:
    """Run the program with pinned and with pageable memory, and return a trace of its events.

    Args:
        part_size: The number of floats in a part of the array.
        rounds: The number of iterations of the kernel's loop.
    """
    cudyn.Device(0).use()
    kernel = cudyn.Module(PTX).get_kernel("refine")
    streams = [cudyn.Stream(), cudyn.Stream()]
    parts = [cudyn.Buffer(part_size, "f4") for _ in range(PARTS)]
    host_memory: dict[str, Any] = {
        "pinned memory": [cudyn.Buffer.pinned(part_size, "f4") for _ in parts],
        "pageable memory": [memoryview(bytearray(4 * part_size)).cast("f") for _ in parts],
    }
    zeros = memoryview(bytes(4 * part_size)).cast("f")
    for host_parts in host_memory.values():  # a first run, which loads the code and touches the memory
        for host_part in host_parts:
            view = host_part.host_view() if isinstance(host_part, cudyn.Buffer) else host_part
            view[:] = zeros
        run(kernel, streams, parts, host_parts, rounds)
    with cudyn.trace() as trace:
        for name, host_parts in host_memory.items():
            with cudyn.range(name):
                run(kernel, streams, parts, host_parts, rounds)
    return trace


def run(kernel: Any, streams: list[Any], parts: list[Any], host_parts: list[Any], rounds: int) -> None:
    """Copy each part to the device, run the kernel on it, and copy it back, alternating between two streams.

    Args:
        kernel: The kernel `refine`.
        streams: The two streams.
        parts: The buffers on the device.
        host_parts: The host memory for each part, which contains the input and then the result.
        rounds: The number of iterations of the kernel's loop.
    """
    block_size = 256
    for index, (part, host_part) in enumerate(zip(parts, host_parts)):
        stream = streams[index % 2]
        part.copy_from(host_part, stream=stream)
        kernel.launch(part.shape[0] // block_size, block_size, part, rounds, stream=stream)
        part.copy_to(host_part, stream=stream)
    for stream in streams:
        stream.sync()


def _anonymize(event: TraceEvent) -> tuple[int, int, dict[str, Any]]:
    """Return the last three fields of an event, without information that is different in each run.

    For work on the device, the first two fields are the device and the stream. For calls on the host, they
    are the process and the thread, which are replaced with 1. The details are omitted.
    """
    if event.is_device_work:
        return event.device, event.stream, {}
    return 1, 1, {}


def make(data: dict[str, Any]) -> str:
    """Return the SVG of a timeline. `data` is the contents of timeline.json."""
    note = data["device"]
    if note == SIMULATED_DEVICE:
        note += ": the times mean nothing"
    events = [TraceEvent(*event) for event in data["events"]]
    return draw_timeline(events, note)


def main() -> None:
    """Draw the recorded timeline. With --record, record it first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="run the program first")
    options = parser.parse_args()
    if options.record:
        data = record(is_simulated=not cudyn.driver.available)
        DATA.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    DRAWING.write_text(make(json.loads(DATA.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
