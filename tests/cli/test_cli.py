"""Tests that `python -m cudyn show` and describe() print the contents of the tables."""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
import sys
import warnings
from typing import Any

import pytest

import cudyn
from cudyn import driver, nccl, nvrtc
from cudyn._bindings.libraries.module import view_of
from cudyn._cli import report
from cudyn._cli.cache import _ACTIONS as CACHE_ACTIONS
from cudyn._cli.main import COMMANDS
from cudyn._cli.output import translate

from ..kernels.export.kernels import ADD, make_ptx
from ..support import code
from ..support.command_line import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command. Return its status, output and error output."""
    status = main(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_show_lists_every_version_of_a_function(capsys: pytest.CaptureFixture[str]) -> None:
    """The output contains the prototype, the roles and, for every version, the release that introduced it."""
    status, output, _ = run(capsys, "show", "cuCtxCreate")
    assert status == 0
    assert "CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams" in output
    parameters = "ctxCreateParams: CUctxCreateParams *, flags: unsigned int, dev: CUdevice"
    assert f"cuCtxCreate({parameters}) -> CUcontext" in output
    versions = re.findall(r"^    (cuCtxCreate\w*)  ([\d.]+).*  (present|absent)  CUresult", output, re.M)
    symbols = view_of(driver).library.outcome.symbols
    since = {
        "cuCtxCreate": "11.7",
        "cuCtxCreate_v2": "11.7",
        "cuCtxCreate_v3": "11.7",
        "cuCtxCreate_v4": "12.5",
    }
    assert versions == [
        (symbol, release, "present" if symbol in symbols else "absent") for symbol, release in since.items()
    ]


@pytest.mark.parametrize(
    ("words", "pattern", "matches"),
    [
        ("--api 12.0 cuCtxCreate", "Symbol (.*), introduced", ["cuCtxCreate_v2"]),
        (f"--api {view_of(nccl).library.releases[-1]} ncclCommInitRank", "introduced in (NCCL)", ["NCCL"]),
        # a structure with all its layouts, an enumerator that changed, an enum whose values are macros
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
def test_show_of_names_and_types_prints_their_values(
    words: str, pattern: str, matches: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, output, _ = run(capsys, "show", *words.split())
    assert status == 0
    assert re.findall(pattern, output) == matches


def test_show_of_a_number_lists_the_statuses(capsys: pytest.CaptureFixture[str]) -> None:
    """All libraries that have a status with this number are listed."""
    assert main(["show", "700"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[2].split(":")[0] for line in lines] == [
        " CUDA_ERROR_ILLEGAL_ADDRESS = 700",
        " cudaErrorIllegalAddress = 700",
    ]
    assert main(["show", "0x2bc", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == lines
    assert main(["show", "0"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 15
    assert main(["show", "424242"]) == 1
    assert "no library has a status 424242" in capsys.readouterr().err


def test_show_with_unknown_names_returns_1(capsys: pytest.CaptureFixture[str]) -> None:
    """Similar names are suggested, and only libraries with the requested release are searched."""
    status, _, err = run(capsys, "show", "cuMemAlocc", "nvrtcCompilProgram", "cuInit")
    assert status == 1
    assert "cuMemAlloc" in err
    assert "nvrtcCompileProgram" in err
    status, _, err = run(capsys, "show", "--api", "11.8", "nvJitLinkCreate", "cuInit")
    assert (status, err.count("\n")) == (1, 1)
    assert "nvJitLinkCreate is not a name in any library" in err


def test_show_json_of_a_contract(capsys: pytest.CaptureFixture[str]) -> None:
    """Each contract is one line of JSON, with a list of its overloads."""
    contract = "scale(x: f32[n], by: f32) -> k<<<1, 32>>>(x, by: f32)"
    status, output, _ = run(capsys, "show", "--json", contract, f"{contract}\nscale(x: f64[n]) -> k2(x)")
    single, overloaded = map(json.loads, output.splitlines())
    assert status == 0
    assert single["overloads"] == [
        {
            "name": "scale",
            "arguments": ["x: f32[n]", "by: f32"],
            "kernel": "k",
            "launch": "1, 32",
            "text": contract,
        }
    ]
    assert [item["kernel"] for item in overloaded["overloads"]] == ["k", "k2"]


def test_show_with_json_and_how_is_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    status, *_ = run(capsys, "show", "--json", "--how", "cuInit")
    assert status == 2


def test_show_of_a_fatbin_lists_its_parts(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Parts that cannot be read are listed with the reason."""
    path = tmp_path / "k.fatbin"
    path.write_bytes(code.fatbin(code.ptx(k="u64"), b"\x7fELF and no more"))
    status, output, _ = run(capsys, "show", str(path))
    title, ptx_line, kernel_line, cubin_line = output.splitlines()
    assert (status, ptx_line, kernel_line) == (
        0,
        f"  ptx for sm_90, {len(code.ptx(k='u64'))} bytes",
        "    k(u64)",
    )
    assert title == f"fatbin, {path.stat().st_size} bytes"
    assert cubin_line.startswith("  cubin for sm_90, 16 bytes: the CUBIN can't be read: ")
    status, output, _ = run(capsys, "show", "--json", str(path))
    ptx_part, cubin_part = json.loads(output)["parts"]
    assert (status, ptx_part["kernels"][0]["name"]) == (0, "k")
    assert cubin_part["wrong"] == cubin_line.strip()


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("arch='foo': expected", "-arch foo: expected"),
        ('and compiler="clang".', "and --compiler clang."),
        ("pass arch=['sm_80', 'sm_90'] for", "pass -arch sm_80,sm_90 for"),
        ("pass arch=... or set", "pass -arch sm_XX or set"),
        ("write arch=compute_90", "write arch=compute_90"),
    ],
)
def test_error_messages_name_options_of_the_command_line(message: str, expected: str) -> None:
    assert translate(message) == expected


def test_show_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The output is one line with a JSON object.

    It contains the data of the text output, with every range of releases.
    """
    names = ("cuCtxCreate", "cudaDeviceProp", "CUresult", "CU_STREAM_LEGACY", "CUDA_ERROR_NOT_READY")
    status, output, _ = run(capsys, "show", "--json", *names)
    assert status == 0
    function, record, enum, constant, enumerator = map(json.loads, output.splitlines())
    assert [item["name"] for item in (function, record, enum, constant, enumerator)] == [*names]
    assert (function["library"], function["symbol"]) == ("driver", "cuCtxCreate_v4")
    assert function["roles"]["pctx"] == "out"
    assert function["versions"]["cuCtxCreate_v4"][0][0] == "12.5"
    (_, _, first_layout), (_, _, second_layout), *_ = record["layouts"]
    assert first_layout.startswith("struct 728 8\n")
    assert second_layout.startswith("struct 1032 8\n")
    assert enum["enumerators"]["CUDA_SUCCESS"] == [["11.7", None, "0"]]
    assert constant["value"] == [["11.7", None, "CUstream 1"]]
    assert enumerator["value"] == [["11.7", None, "600"]]
    status, *_ = run(capsys, "show", "--json", "cuNothing")
    assert status == 1


def test_show_prints_json_of_files_of_kernels(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_ptx("80").save(tmp_path / "k.ptx")
    status, output, _ = run(capsys, "show", "--json", str(tmp_path / "k.ptx"))
    image = json.loads(output)
    assert (status, image["kind"], image["arch"]) == (0, "ptx", list(make_ptx("80").arch))
    assert image["kernels"][0]["name"] == make_ptx("80").kernels[0].name
    artifact = cudyn.Artifact(make_ptx("80"), [ADD], name="k")
    artifact.save(tmp_path / "k.cudyn")
    status, output, _ = run(capsys, "show", "--json", str(tmp_path / "k.cudyn"))
    assert (status, json.loads(output)) == (0, json.loads(artifact.metadata))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("show --how", "the following arguments are required: NAME"),
        ("diff 12.4 13.0", "invalid choice: 'diff'"),
        ("x", "invalid choice: 'x'"),
        ("show --api 12.7 cuInit", "no header release 12.7"),
        ("--json show cuInit", "unrecognized arguments: show cuInit"),
    ],
)
def test_wrong_command_line_prints_one_line_and_returns_2(
    words: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("name", sorted(COMMANDS.keys() - {"report", "demo"}))
def test_command_without_arguments_prints_its_help_and_returns_2(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"usage: python -m cudyn {name} ")
    assert "\n\n" in captured.err.removesuffix(f"\npython -m cudyn {name}: error: expected arguments\n")


def test_run_without_arguments_explains_its_purpose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    text = " ".join(capsys.readouterr().err.split())
    assert "Run a program without changing it: in a simulation, which needs no GPU" in text
    assert "For example: python -m cudyn run --simulate=sm_90 program.py" in text


def test_help_of_cache_names_only_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cache", "--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    matches = [re.match(r"    (\w+) ", line) for line in lines]
    assert [match[1] for match in matches if match] == [*CACHE_ACTIONS]
    assert "List, explain, copy and clear the cache of compiled code." in lines


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("cudyn ca", ["cache"]),
        ("cudyn run --simu", ["--simulate"]),
        ("cudyn cache ex", ["explain", "export"]),
        ("cudyn toolkit f", ["fetch"]),
    ],
)
def test_completion_with_argcomplete_lists_commands_and_options(
    line: str, expected: list[str], tmp_path: pathlib.Path
) -> None:
    """argcomplete 3 reads the command line from variables, and writes the completions to a descriptor."""
    pytest.importorskip("argcomplete", reason="needs argcomplete")
    variables = {
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    output = tmp_path / "completions"
    environment = {**os.environ, **variables, "_ARGCOMPLETE_STDOUT_FILENAME": str(output)}
    code = "import sys; sys.argv[0] = 'cudyn'; from cudyn._cli.main import main; main()"
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True)
    assert [word.strip() for word in output.read_text().split("\n")] == expected


def test_completion_without_argcomplete_runs_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("_ARGCOMPLETE", "1")
    monkeypatch.setitem(sys.modules, "argcomplete", None)  # importing it raises ImportError
    assert run(capsys, "-V") == (0, f"cudyn {cudyn.__version__}\n", "")


def test_show_into_a_closed_pipe_is_not_an_error() -> None:
    """`python -m cudyn show ... | head -1` runs with an output that is larger than a pipe's buffer."""
    names = " ".join(["cudaDeviceProp"] * 30)
    command = f'"{sys.executable}" -m cudyn show {names} | head -1'
    completed = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert completed.stdout.startswith("struct cudaDeviceProp  ")
    assert completed.stderr == ""


@pytest.mark.parametrize("step", [pytest.param(1, id="all", marks=pytest.mark.slow), 10])
def test_every_name_can_be_described_and_shown(step: int) -> None:
    """describe() and show succeed for every row of the tables."""
    from cudyn._cli.show import describe_name

    for module in (driver, nvrtc):
        for name in (*view_of(module).library.tables.FUNCTIONS, *view_of(module).types.names())[::step]:
            assert list(describe_name(name, None))
        for symbol in [*view_of(module).library.tables.FUNCTIONS][::step]:
            assert module.describe(symbol).symbol
            assert str(module.describe(symbol))


def test_warnings_of_cudyn_are_printed_without_their_source_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Other warnings, such as those of a user's program, are handled as usual."""

    def run(options: Any) -> int:
        """Issue a warning of cudyn and another one."""
        warnings.warn("cudyn: nothing is cached: a reason", RuntimeWarning, stacklevel=1)
        warnings.warn("another", RuntimeWarning, stacklevel=1)
        return 0

    monkeypatch.setattr(report, "run", run)
    with pytest.warns(RuntimeWarning, match="another"):
        assert main(["report"]) == 0
    assert capsys.readouterr().err == "warning: cudyn: nothing is cached: a reason\n"
