"""`python -m cudyn show` and `diff`, and describe(): what they print is what the tables hold."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import driver, nccl, nvrtc
from cudyn._cli.main import main
from cudyn._library.door import view_of

from ..support.releases import NEWEST

RELEASES = view_of(driver).library.releases


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    said = capsys.readouterr()
    return status, said.out, said.err


def test_show_a_function_in_all_its_versions(capsys: pytest.CaptureFixture[str]) -> None:
    """Prototype, roles, and for every version since when it is there."""
    status, out, _ = run(capsys, "show", "cuCtxCreate")
    assert status == 0
    assert "CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams" in out
@pytest.mark.parametrize(
    ("words", "pattern", "found"),
    [
        ("--api 12.0 cuCtxCreate", "Symbol (.*), introduced", ["cuCtxCreate_v2"]),
        (f"--api {view_of(nccl).library.releases[-1]} ncclCommInitRank", "introduced in (NCCL)", ["NCCL"]),
        # a structure in all its layouts, an enumerator that changed, an enum whose values are macros
        ("CUdevSmResource", r"(\d+) bytes", ["4", "12", "16", "20"]),
        (
            "CUdevice_attribute",
            "_CAN_USE_64_BIT_STREAM_MEM_OPS = (.*)",
            ["93  11.7 to before 12.0; 122  12.0 on"],
        ),
        (
            "nvmlPowerSource_t",
            r"NVML_POWER_SOURCE_(\w+ = \d+  12.*|\w+ = \d+)",
            ["AC = 0", "BATTERY = 1", "UNDERSIZED = 2  12.2 on"],
        ),
    ],
)
def test_show_names_and_types(
    words: str, pattern: str, found: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "show", *words.split())
