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
from contextlib import nullcontext
from typing import Any

import cudyn
from cudyn import testing
from cudyn._kernels.measure.timeline import draw_timeline
from cudyn._kernels.measure.trace_events import TraceEvent

ROOT = pathlib.Path(__file__).resolve().parents[1]
DATA = ROOT / "website" / "timeline.json"
DRAWING = ROOT / "docs" / "timeline.svg"
PARTS = 4  # number of parts of the array
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
    # The number of floats in a part, and the number of iterations of the kernel's loop.
    count, rounds = (256, 8) if is_simulated else (1 << 22, 2000)
    with testing.simulate("sm_90", run=True) if is_simulated else nullcontext():
        device = cudyn.Device(0).use()
        kernel = cudyn.Module(PTX).get_kernel("refine")
        streams = [cudyn.Stream(), cudyn.Stream()]
        parts = [cudyn.Buffer(count, "f4") for _ in range(PARTS)]
        sources: dict[str, Any] = {
            "pinned memory": [cudyn.Buffer.pinned(count, "f4") for _ in parts],
            "pageable memory": [memoryview(bytearray(4 * count)).cast("f") for _ in parts],
        }
        zeros = memoryview(bytes(4 * count)).cast("f")
        for memory in sources.values():  # a first run, which loads the code and touches the memory
            for source in memory:
                view = source.host_view() if isinstance(source, cudyn.Buffer) else source
                view[:] = zeros
            run(kernel, streams, parts, memory, rounds)
        with cudyn.trace() as trace:
            for name, memory in sources.items():
                with cudyn.range(name):
                    run(kernel, streams, parts, memory, rounds)
    # The first four fields of an event are the category, the name, the start and the end.
    events = [[*event[:4], *_anonymize(event)] for event in trace.events]
    return {"device": device.name if not is_simulated else "simulated device", "events": events}


def run(kernel: Any, streams: list[Any], parts: list[Any], memory: list[Any], rounds: int) -> None:
    """Copy each part to the device, run the kernel on it, and copy it back, alternating between two streams.

    Args:
        kernel: The kernel `refine`.
        streams: The two streams.
        parts: The buffers on the device.
        memory: The host memory for each part, which contains the input and then the result.
        rounds: The number of iterations of the kernel's loop.
    """
    for index, (part, source) in enumerate(zip(parts, memory)):
        stream = streams[index % 2]
        part.copy_from(source, stream=stream)
        kernel.launch(part.shape[0] // 256, 256, part, rounds, stream=stream)
        part.copy_to(source, stream=stream)
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
    if note == "simulated device":
        note += ": the times mean nothing"
    return draw_timeline([TraceEvent(*event) for event in data["events"]], note)


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
