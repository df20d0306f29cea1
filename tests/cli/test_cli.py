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
    assert (
        "cuCtxCreate(ctxCreateParams: CUctxCreateParams *, flags: unsigned int, dev: CUdevice) -> CUcontext"
        in out
    )
    versions = re.findall(r"^    (cuCtxCreate\w*)  ([\d.]+)", out, re.M)
    assert versions == [
        ("cuCtxCreate", "11.7"),
        ("cuCtxCreate_v2", "11.7"),
        ("cuCtxCreate_v3", "11.7"),
        ("cuCtxCreate_v4", "12.5"),
    ]
    present = re.findall(r"(present|absent)  CUresult", out)
    symbols = view_of(driver).library.outcome.symbols
    assert present == ["present" if s in symbols else "absent" for s, _ in versions]


def test_show_at_another_api_level(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "show", "--api", "12.0", "cuCtxCreate")
    assert "Symbol cuCtxCreate_v2, introduced in" in out


def test_show_of_a_library_with_releases_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    newest = view_of(nccl).library.releases[-1]
    status, out, _ = run(capsys, "show", "--api", newest, "ncclCommInitRank")
    assert status == 0
    assert "introduced in NCCL" in out


def test_show_at_a_release_that_the_library_did_not_exist_in(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "show", "--api", "11.8", "nvJitLinkCreate", "cuInit")
    assert (status, err.count("\n")) == (1, 1)
    assert "no library has nvJitLinkCreate" in err


def test_show_a_structure_that_changed(capsys: pytest.CaptureFixture[str]) -> None:
    """Every layout with the releases it holds for: four sizes of CUdevSmResource."""
    _, out, _ = run(capsys, "show", "CUdevSmResource")
    assert re.findall(r"(\d+) bytes", out) == ["4", "12", "16", "20"]


def test_show_an_enumerator_that_changed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "show", "CUdevice_attribute")
    line = next(line for line in out.splitlines() if "CAN_USE_64_BIT_STREAM_MEM_OPS =" in line)
    assert "93  11.7 to before 12.0" in line
    assert "122  12.0 on" in line


def test_show_an_enum_whose_values_are_macros(capsys: pytest.CaptureFixture[str]) -> None:
    """With the release that each came with; a type that is not itself a number."""
    _, out, _ = run(capsys, "show", "nvmlPowerSource_t")
    assert re.findall(r"(NVML_\w+) = (\d+)", out) == [
        ("NVML_POWER_SOURCE_AC", "0"),
        ("NVML_POWER_SOURCE_BATTERY", "1"),
        ("NVML_POWER_SOURCE_UNDERSIZED", "2"),
    ]
    assert "12.2 on" in next(line for line in out.splitlines() if "UNDERSIZED" in line)


def test_unknown_names_suggest_near_ones(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "show", "cuMemAlocc", "nvrtcCompilProgram", "cuInit")
    assert status == 1
    assert "cuMemAlloc" in err
    assert "nvrtcCompileProgram" in err


def test_diff_says_what_changed(capsys: pytest.CaptureFixture[str]) -> None:
    """Added, removed and remapped names; changed layouts and enumerators."""
    status, out, _ = run(capsys, "diff", "12.4", "13.0")
    lines = [line.strip() for line in out.splitlines()]
    assert status == 0
    assert "+ cuMemBatchDecompressAsync" in lines
    assert "- nvrtcGetNVVM" in lines
    assert "~ cuCtxCreate: cuCtxCreate_v2 -> cuCtxCreate_v4" in lines
    assert any(line.startswith("~ CUtensorMap_st: struct of 128 bytes aligned to 64") for line in lines)
    assert "+ CU_TARGET_COMPUTE_120 = 120" in lines
    assert "~ CU_DEVICE_ATTRIBUTE_MAX: 135 -> 148" in lines


def test_diff_is_of_the_libraries_that_have_both_releases(capsys: pytest.CaptureFixture[str]) -> None:
    heads = {}
    for old, new in (("11.8", "12.0"), ("12.9", "13.0"), view_of(nccl).library.releases[-2:]):
        status, out, _ = run(capsys, "diff", old, new)
        assert status == 0
        heads[old] = re.findall(rf"^cudyn\.(\w+): {old} to {new}$", out, re.M)
    assert "driver" in heads["11.8"]
    assert "nvjitlink" not in heads["11.8"]
    assert {"driver", "nvjitlink", "cufile"} <= set(heads["12.9"])
    assert "nccl" not in heads["12.9"]
    assert heads.popitem()[1] == ["nccl"]


def test_diff_of_one_library_says_which_releases_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["diff", "11.8", "12.0", "--library", "nvjitlink"])
    assert stopped.value.code == 2
    assert "no header release 11.8 in the tables; there are 12.0, " in capsys.readouterr().err


@given(st.sampled_from(RELEASES), st.sampled_from(RELEASES))
def test_diff_has_two_directions(old: str, new: str) -> None:
    """What one direction adds, the other removes."""
    from cudyn._cli.diff import list_changes

    for module in (driver, nvrtc):
        there = list(list_changes(view_of(module.api(old)), view_of(module.api(new))))
        back = list(list_changes(view_of(module.api(new)), view_of(module.api(old))))
        assert sorted(x[6:] for x in there if x.startswith("    +")) == sorted(
            x[6:] for x in back if x.startswith("    -")
        )
        assert len(there) == len(back)
        if old == new:
            assert all("no change" in line for line in there)


def test_show_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """An object in a line: the facts of the text, with every span."""
    names = ("cuCtxCreate", "cudaDeviceProp", "CUresult", "CU_STREAM_LEGACY", "CUDA_ERROR_NOT_READY")
    status, out, _ = run(capsys, "show", "--json", *names)
    assert status == 0
    function, record, enum, constant, enumerator = map(json.loads, out.splitlines())
    assert [each["name"] for each in (function, record, enum, constant, enumerator)] == [*names]
    assert (function["library"], function["symbol"]) == ("driver", "cuCtxCreate_v4")
    assert function["roles"]["pctx"] == "out"
    assert function["versions"]["cuCtxCreate_v4"][0][0] == "12.5"
    assert [span[2].partition("\n")[0] for span in record["layouts"]][:2] == ["struct 728 8", "struct 1032 8"]
    assert enum["enumerators"]["CUDA_SUCCESS"] == [["11.7", None, "0"]]
    assert constant["value"] == [["11.7", None, "CUstream 1"]]
    assert enumerator["value"] == [["11.7", None, "600"]]
    assert run(capsys, "show", "--json", "cuNothing")[0] == 1


def test_diff_as_json_has_what_the_text_has(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("diff", "12.4", "13.0", "--library", "runtime")
    _, text, _ = run(capsys, *words)
    found = json.loads(run(capsys, *words, "--json")[1])
    assert found.pop("library") == "runtime"
    lines = re.findall(r"^    [-+~] (\w+)", text, re.M)
    assert sorted(lines) == sorted(key for changes in found.values() for key in changes)
    assert found["names"]["cudaGetDeviceProperties"] == [
        "cudaGetDeviceProperties_v2",
        "cudaGetDeviceProperties",
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ("diff", "12.4"),
        ("diff", "12.7", "13.0"),
        ("diff", "x", "y"),
        ("x",),
        ("show", "--api", "12.7", "cuInit"),
    ],
)
def test_a_wrong_command_line_is_one_error(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_a_reader_that_stops_reading_is_no_error() -> None:
    """`python -m cudyn diff ... | head -1`"""
    command = f'"{sys.executable}" -m cudyn diff 11.7 {NEWEST} | head -1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.stdout.startswith(f"cudyn.driver: 11.7 to {NEWEST}")
    assert done.stderr == ""


@pytest.mark.parametrize("each", [pytest.param(1, id="all", marks=pytest.mark.slow), 10])
def test_every_name_can_be_described_and_shown(each: int) -> None:
    """No row of the tables trips describe() or show."""
    from cudyn._cli.show import describe_name

    for module in (driver, nvrtc):
        for name in (*view_of(module).library.tables.FUNCTIONS, *view_of(module).types.names())[::each]:
            assert list(describe_name(name, None))
        for symbol in [*view_of(module).library.tables.FUNCTIONS][::each]:
            assert module.describe(symbol).symbol
            assert str(module.describe(symbol))
