"""Run other packages' own test suites on the simulated driver as a library, and count.

    python -m tools.peers numba-cuda [--files cudadrv cudapy/test_array.py]
    python -m tools.peers tinygrad --tests FOLDER
    python -m tools.peers cuda.core --tests FOLDER

Each file runs in a process of its own, `pytest --cudyn-simulate=sm_90,run,library`, in this Python, which has
the package. numba-cuda's tests are in its wheel; of others --tests is a checkout's folder. Prints a row for
each file and the counts, why tests failed, which functions were called that are not simulated, and how many
kernels ran in the process of the tests and what was said of them. --page
and --row write the counts into a row of a page's table; --keep keeps each file's log in a folder. A file may
take five minutes (--minutes), and a test a fifth of that: a file that takes longer or crashes counts its
tests so far. Processes that tests start have the simulation, too.
"""

from __future__ import annotations

import argparse
import collections
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[1]
PACKAGES = {
    "numba-cuda": "numba_cuda",
    "cuda-python": "cuda",
    "cuda.core": "cuda.core",
    "cuda.bindings": "cuda.bindings",
    "tinygrad": "tinygrad",
}
OWN_TESTS = {"numba-cuda": "numba/cuda/tests", "cuda-python": "tests"}
MODULES = {"numba-cuda": "numba.cuda.tests"}  # which are imported by this name alone
ENVIRONMENT = {"tinygrad": {"DEV": "CUDA"}}
# Variables with the files that a package opens by their paths
PATHS = {"tinygrad": {"CUDA_PATH": "libcuda.so.1", "NVRTC_PATH": "libnvrtc.so.13"}}
_NAME_PATHS = """import os
from cudyn import testing

def name_paths():
    for variable, file in {paths!r}.items():
        os.environ[variable] = os.path.join(os.environ["TRITON_LIBCUDA_PATH"], file)
"""
_PLUGIN = """
def pytest_collection():
    os.environ["CUDYN_PEERS_CHILD"] = "1"
    name_paths()

def pytest_terminal_summary(terminalreporter):
    from cudyn._simulator.driver.simulated_library import active
    for simulation in active:
        terminalreporter.write_line(f"peers: {len(simulation.launches)} launches")
        for fault in simulation.faults:
            terminalreporter.write_line("peers: alarm: " + fault.splitlines()[0])
"""
# In the processes that tests start
_CHILD = """
if os.environ.get("CUDYN_PEERS_CHILD"):
    for name in ("TRITON_LIBCUDA_PATH", "TRITON_PTXAS_PATH"):
        os.environ.pop(name, None)
    simulation = testing.simulate("sm_90", run=True, as_library=True)
    simulation.__enter__()
    name_paths()
"""
PER_FILE = 5  # minutes
PER_TEST = 1 / 5  # of a file's
BROKEN = "files that crashed or took too long"
KINDS = ("passed", "failed", "skipped")
# A fixture of numba-cuda's checkout, which its wheel lacks
_CONFTEST = """import pytest

@pytest.fixture(scope="class")
def initialize_from_pytest_config(request):
    request.cls._dump_failed_filechecks = False
"""
_MISSING = re.compile(r"(\w+) \((\d+)\)")

Counts = collections.Counter[str]


class Suite:
    """What the files of a suite came to. reasons: the last lines of failures; missing: functions."""

    def __init__(self) -> None:
        self.counts = Counts()
        self.reasons = Counts()
        self.missing = Counts()
        self.launches = 0
        self.alarms = Counts()

    def read(self, report: pathlib.Path, log: str) -> Counts:
        """Add the report of a file, or what its log says if it has none, and return its counts."""
        found = Counts()
        if report.exists():
            for case in ElementTree.parse(report).getroot().iter("testcase"):
                found[self._judge(case)] += 1
        else:
            found[BROKEN] += 1
            for line in re.findall(r"^([.sFExX]+)(?:\s+\[.*)?$", log, re.MULTILINE):
                found["passed"] += line.count(".")
                found["failed"] += line.count("F") + line.count("E")
                found["skipped"] += line.count("s")
        said = re.search(r"called and not simulated: (.*)", log)
        for name, count in _MISSING.findall(said[1] if said else ""):
            self.missing[name] += int(count)
        self.launches += sum(map(int, re.findall(r"^peers: (\d+) launches", log, re.MULTILINE)))
        for alarm in re.findall(r"^peers: alarm: (.*)", log, re.MULTILINE):
            self.alarms[re.sub(r"0x[0-9a-f]+", "N", alarm)[:160]] += 1
        self.counts += found
        return found

    def _judge(self, case: ElementTree.Element) -> str:
        for child in case:
            if child.tag in ("failure", "error"):
                message = (child.get("message") or child.text or "").strip().splitlines() or [""]
                self.reasons[re.sub(r"0x[0-9a-f]+|\d{3,}", "N", message[0])[:110]] += 1
                return "failed"
            if child.tag == "skipped":
                return "skipped"
        return "passed"


def list_files(folder: pathlib.Path, names: list[str]) -> Iterator[pathlib.Path]:
    for place in [folder / name for name in names] or [folder]:
        yield from [place] if place.is_file() else sorted(place.rglob("test_*.py"))


def find_tests(package: str, folder: str | None) -> pathlib.Path:
    """The folder of a package's tests. SystemExit: it is not known."""
    if folder:
        return pathlib.Path(folder).resolve()
    spec = importlib.util.find_spec(PACKAGES[package])
    if spec is None or not spec.submodule_search_locations or package not in OWN_TESTS:
        raise SystemExit(f"{package} has no tests here; give --tests")
    return pathlib.Path(next(iter(spec.submodule_search_locations)), OWN_TESTS[package])


def run_file(file: pathlib.Path, package: str, report: pathlib.Path, minutes: int) -> tuple[int, str]:
    """Run the tests of a file: the status, -1 if it took too long, and the log."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "pytest_cudyn",
        "-p",
        "peer_paths",
        "-p",
        "no:cacheprovider",
        "-o",
        "addopts=",
    ]
    command += ["--cudyn-simulate=sm_90,run,library", "--tb=short"]
    command += ["--timeout", str(int(60 * minutes * PER_TEST))]
    environment = {**os.environ, **ENVIRONMENT.get(package, {}), "PYTHONPATH": str(ROOT)}
    with tempfile.TemporaryFile("w+") as log, tempfile.TemporaryDirectory() as temporary:
        start = _NAME_PATHS.format(paths=PATHS.get(package, {}))
        pathlib.Path(temporary, "peer_paths.py").write_text(start + _PLUGIN)
        pathlib.Path(temporary, "sitecustomize.py").write_text(start + _CHILD)
        environment["PYTHONPATH"] += os.pathsep + temporary
        if package in MODULES:
            file = _import_in(pathlib.Path(temporary), package, file)
        try:
            done = subprocess.run(
                [*command, f"--junitxml={report}", str(file)],
                timeout=60 * minutes,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=environment,
                cwd=temporary,
            ).returncode
        except subprocess.TimeoutExpired:
            done = -1
        log.seek(0)
        return done, log.read()


def _import_in(folder: pathlib.Path, package: str, file: pathlib.Path) -> pathlib.Path:
    """A file with the tests of another one, which pytest would import by another name."""
    inner = file.relative_to(find_tests(package, None)).with_suffix("")
    (folder / "conftest.py").write_text(_CONFTEST)
    made = folder / "test_imported.py"
    made.write_text(f"from {'.'.join([MODULES[package], *inner.parts])} import *\n")
    return made


def run_suite(
    package: str, folder: pathlib.Path, names: list[str], keep: str | None, minutes: int = PER_FILE
) -> Suite:
    suite = Suite()
    with tempfile.TemporaryDirectory() as temporary:
        for number, file in enumerate(list_files(folder, names)):
            report = pathlib.Path(temporary, f"{number}.xml")
            status, log = run_file(file, package, report, minutes)
            found = suite.read(report, log)
            print(f"{file.relative_to(folder)}: {status}, {dict(found)}", flush=True)
            if keep:
                name = str(file.relative_to(folder)).replace(os.sep, "_")
                pathlib.Path(keep, f"{name}.log").write_text(log)
    return suite


def write_row(page: pathlib.Path, row: str, suite: Suite) -> None:
    """Write the counts into the row of a page that begins so. SystemExit: there is none."""
    counts = " | ".join(str(suite.counts[kind]) for kind in (*KINDS, BROKEN))
    text = page.read_text(encoding="utf-8")
    start = re.compile(rf"^\| {re.escape(row)} \|.*$", re.MULTILINE)
    if not start.search(text):
        raise SystemExit(f"{page} has no row {row!r}")
    page.write_text(start.sub(f"| {row} | {counts} |", text), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("package", choices=PACKAGES)
    parser.add_argument("--tests")
    parser.add_argument("--files", nargs="*", default=[])
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("--row", default="")
    parser.add_argument("--keep")
    parser.add_argument("--minutes", type=int, default=PER_FILE)
    given = parser.parse_args()
    folder = find_tests(given.package, given.tests)
    suite = run_suite(given.package, folder, given.files, given.keep, given.minutes)
    print("total", dict(suite.counts))
    print(suite.launches, "launches")
    said = {
        "failed because": suite.reasons,
        "called and not simulated": suite.missing,
        "alarms": suite.alarms,
    }
    for title, found in said.items():
        print(title, *(f"{count:6} {name}" for name, count in found.most_common(40)), sep="\n")
    if given.page:
        write_row(given.page, given.row, suite)


if __name__ == "__main__":
    main()
