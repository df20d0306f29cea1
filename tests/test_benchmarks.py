"""Tests for the benchmarks of calls and launches: their calls and their evaluation."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from benchmarks import array_cost, graph_cost, launch_cost, launch_peers, renewal, timing

from .conftest import ROOT


def test_make_batch_calls_with_each_argument_list() -> None:
    calls: list[tuple[object, ...]] = []
    batch = timing.make_batch("f(1, {a})", [(2, 3), (4, 5)], f=lambda *arguments: calls.append(arguments))
    assert batch() >= 0
    assert calls == [(1, 2, 3), (1, 4, 5)]


def test_make_batch_without_arguments_calls_the_function() -> None:
    calls: list[tuple[object, ...]] = []
    timing.make_batch("f({a})", [()] * 3, f=lambda *arguments: calls.append(arguments))()
    timing.make_repeated_batch(2, lambda *arguments: calls.append(arguments), "x", 1)()
    assert calls == [()] * 3 + [("x", 1)] * 2


def test_measure_in_turns_returns_the_median_of_the_batches() -> None:
    # the first three values are for the warm-up
    times = {"a": iter([9.0, 9, 9, 5, 1, 2]), "b": iter([0.0, 0, 0, 3, 3, 4])}
    cases = {name: iterator.__next__ for name, iterator in times.items()}
    assert timing.measure_in_turns(cases, 3) == {"a": 2, "b": 3}


def make_run(c_loop: float, launch: float, **peers: float) -> launch_cost.Figures:
    """Return the results of a run that measured only launches without arguments, in microseconds."""
    return {"0": {"C": c_loop, "launch": launch, "prepared": c_loop, **peers}}


def test_combine_runs_returns_the_median_ratio_to_c() -> None:
    medians = launch_cost.combine_runs([make_run(2, 3, cupy=4), make_run(4, 5, cupy=4), make_run(1, 9)])
    # cupy is omitted, because the last run did not measure it
    assert medians == {"0": {"C": 2, "launch": 1.5, "prepared": 1}}
    text = launch_cost.format_medians(launch_cost.combine_runs([make_run(2, 3, cupy=5)]))
    assert text.splitlines()[2:] == [
        "| loop in C | 2.00 µs |",
        "| launch | 1.50 x |",
        "| prepared | 1.00 x |",
        "| cupy | 2.50 x |",
    ]


@pytest.mark.parametrize(
    ("launch", "peers", "expected_failures", "expected_reports"),
    [
        (1.05, {}, [], []),
        (1.08, {}, [], ["limit is 1.06"]),
        (1.10, {}, ["limit is 1.06"], []),
        (1.05, {"triton": 1.06}, [], []),
        (1.05, {"triton": 1.04, "torch": 1.01}, ["triton 1.04", "torch 1.01"], []),
        (1.05, {"cuda.bindings._v2": 1.04}, [], ["cuda.bindings._v2"]),
    ],
)
def test_list_missed_goals_separates_failures_from_reports(
    launch: float, peers: dict[str, float], expected_failures: Sequence[str], expected_reports: Sequence[str]
) -> None:
    failures, reports = launch_cost.list_missed_goals(
        {"0": {"C": 3.0, "launch": launch, "prepared": 1.0, **peers}}
    )
    for lines, expected in ((failures, expected_failures), (reports, expected_reports)):
        assert len(lines) == len(expected)
        assert all(text in line for line, text in zip(lines, expected))


@pytest.mark.parametrize(
    ("name", "labels"),
    [("launch", launch_cost.LABELS), ("arrays", array_cost.LABELS), ("graphs", graph_cost.LABELS)],
)
def test_results_contain_the_rows_of_their_benchmark(name: str, labels: dict[str, str]) -> None:
    data = json.loads((renewal.RESULTS / f"{name}.json").read_text("utf-8"))
    labels_of_rows = [label for label, *_ in data["rows"]]
    assert labels_of_rows == [label for label in labels.values() if label in labels_of_rows]
    assert labels_of_rows[0].startswith("cudyn: ")


def test_renew_replaces_machine_method_and_rows(tmp_path: Path) -> None:
    rows = {"cudyn: prepare": [1.0349, None, 1234.5]}
    renewal.renew(tmp_path, "launch", rows, machine="one B200", method="a run")
    new, old = (
        json.loads((directory / "launch.json").read_text("utf-8"))
        for directory in (tmp_path, renewal.RESULTS)
    )
    assert new == old | {
        "machine": "one B200",
        "method": "a run",
        "rows": [["cudyn: prepare", 1.03, None, 1234]],
    }


def test_label_omits_cases_without_a_measurement() -> None:
    assert renewal.label({"a": "one", "b": "two"}, {"b": [1]}) == {"two": [1]}


def test_list_peer_cases_reports_a_missing_peer_with_the_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "triton", None)
    launches = launch_peers.Launches(0, "", "", b"", [()], 4096)
    assert launch_peers.list_peer_cases(["triton"], launches) == {}
    assert capsys.readouterr().out.startswith("not measured, triton (0 arguments): ModuleNotFoundError: ")


def test_kernels_have_one_parameter_for_each_argument() -> None:
    for count in launch_cost.COUNTS:
        (parameters,) = re.findall(rf"k{count}\(([^)]*)\)", launch_cost.KERNELS)
        parameter_count = parameters.count(",") + 1 if parameters else 0
        assert parameter_count == count
        assert len(launch_cost.make_values(count, 3, 4096)) == count
        assert launch_peers.EMPTY[count].__code__.co_argcount == count


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason="needs Linux and gcc, for the loops in C"
)
def test_call_cost_measures_calls_of_an_empty_library() -> None:
    command = [sys.executable, "-m", "benchmarks.call_cost", "--empty", "--batches", "1"]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    names = re.findall(r"^\| (cu\w+)", process.stdout, re.MULTILINE)
    assert {"cuDriverGetVersion", "cuMemAlloc", "cuMemFree", "cuLaunchKernelEx"} <= set(names)
    assert len(names) == 14
