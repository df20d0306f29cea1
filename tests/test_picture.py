"""Tests for the README's picture, which shows the current output of pytest, and for the drawn timeline."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree

import pytest

from website import picture, timeline

from .support import real
from .support.releases import NEWEST

SVG = "{http://www.w3.org/2000/svg}"


def read_frames() -> dict[str, list[str]]:
    """Return the lines of the terminal in each frame."""
    root = ElementTree.fromstring(picture.PICTURE.read_text("utf-8"))
    frames = {}
    for group in root.iter(f"{SVG}g"):
        frames[group.attrib["class"]] = [text.text or "" for text in group.iter(f"{SVG}text")]
    return frames


def test_picture_is_animated_without_a_script() -> None:
    text = picture.PICTURE.read_text("utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {
        "svg",
        "title",
        "style",
        "rect",
        "g",
        "text",
    }
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert len(text.encode()) < 8000
    for name in ("before", "after"):
        assert f"@keyframes {name}" in text
        assert f".{name} {{" in text
    assert "prefers-reduced-motion" in text  # readers with this setting see a single frame


def test_picture_frames_show_the_kernel_of_the_example() -> None:
    frames = read_frames()
    kernel = picture.EXAMPLE.read_text("utf-8").partition('r"""\n')[2].partition('"""')[0].splitlines()
    barrier_line = picture.BARRIER.rstrip()
    assert frames["before"][: len(kernel)] == kernel
    assert [line for line in frames["after"] if line != barrier_line][: len(kernel)] == kernel
    assert (barrier_line in frames["before"], barrier_line in frames["after"]) == (False, True)
    assert (frames["before"][-1], frames["after"][-1]) == ("1 failed", "1 passed")


@pytest.mark.slow
@pytest.mark.nvidia
def test_picture_shows_the_current_output(monkeypatch: pytest.MonkeyPatch) -> None:
    (library,) = (real.nvrtc(NEWEST)).glob("nvidia/*/lib/libnvrtc.so.*")
    monkeypatch.setenv("CUDYN_NVRTC", str(library))
    assert picture.make() == picture.PICTURE.read_text("utf-8"), "run `python -m website.picture`"


def test_timeline_shows_the_recorded_events() -> None:
    data = json.loads(timeline.DATA.read_text("utf-8"))
    text = timeline.DRAWING.read_text("utf-8")
    assert text == timeline.make(data)
    names = {event[1] for event in data["events"]}
    assert names == {"refine", "host to device", "device to host", "pinned memory", "pageable memory"}
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert data["device"] in text
