"""Runs the test suites of other packages on the simulated driver library, and counts the results.

    python -m tools.peers numba-cuda [--files cudadrv cudapy/test_array.py]
    python -m tools.peers tinygrad --tests DIRECTORY
    python -m tools.peers cuda.core --tests DIRECTORY

Each test file runs in a new process as `pytest --cudyn-simulate=sm_90,run,library`, with this Python, in
which the package must be installed. numba-cuda's wheel contains its tests. For other packages, --tests
specifies the test directory of a checkout. The driver is also simulated in processes that tests start. A file
may run for five minutes (--minutes), and a single test for a fifth of that time. If a file takes longer or
crashes, only the tests that had finished are counted.

The program prints the counts of each file, followed by the total counts, the number of kernels that ran in
the tests' process, the reasons for failures, the called functions that are not simulated, and the faults that
the simulation reported. --page and --row write the counts to a row of a table on a page. --keep stores each
file's log in a directory.
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
MODULES = {"numba-cuda": "numba.cuda.tests"}  # package -> module from which its tests are imported
ENVIRONMENT = {"tinygrad": {"DEV": "CUDA"}}
# Environment variables that contain the path of a library that the package opens.
PATHS = {"tinygrad": {"CUDA_PATH": "libcuda.so.1", "NVRTC_PATH": "libnvrtc.so.13"}}
# The beginning of both of the following modules. It sets the environment variables in PATHS to the simulated
# libraries. The simulation has set TRITON_LIBCUDA_PATH to the directory that contains them.
_NAME_PATHS = """import os
from cudyn import testing

def name_paths():
    for variable, file in {paths!r}.items():
        os.environ[variable] = os.path.join(os.environ["TRITON_LIBCUDA_PATH"], file)
"""
# A pytest plugin for the test process. Its output lines are parsed by Suite.read().
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
# A sitecustomize module that simulates the driver in processes that tests start. These processes inherit
# variables that refer to the libraries of their parent's simulation, which they must not use.
_CHILD = """
if os.environ.get("CUDYN_PEERS_CHILD"):
    for name in ("TRITON_LIBCUDA_PATH", "TRITON_PTXAS_PATH"):
        os.environ.pop(name, None)
    simulation = testing.simulate("sm_90", run=True, as_library=True)
    simulation.__enter__()
    name_paths()
"""
MINUTES_PER_FILE = 5
TEST_FRACTION = 1 / 5  # time limit of a single test, as a fraction of the time limit for its file
BROKEN = "files that crashed or took too long"
KINDS = ("passed", "failed", "skipped")
# A fixture that is in numba-cuda's repository, but not in its wheel.
_CONFTEST = """import pytest

@pytest.fixture(scope="class")
def initialize_from_pytest_config(request):
    request.cls._dump_failed_filechecks = False
"""
_MISSING = re.compile(r"(\w+) \((\d+)\)")

Counts = collections.Counter[str]


class Suite:
    """The results of a test suite.

    Attributes:
        counts: The number of tests by result, and the number of files that crashed.
        reasons: The number of failures by error message.
        missing: The number of calls to functions that are not simulated, by function.
        launches: The number of kernel launches.
        alarms: The number of faults that the simulation reported, by message.
    """

    def __init__(self) -> None:
        self.counts = Counts()
        self.reasons = Counts()
        self.missing = Counts()
        self.launches = 0
        self.alarms = Counts()

    def read(self, report: pathlib.Path, log: str) -> Counts:
        """Add the results of a file, and return the file's counts.

        Args:
            report: pytest's JUnit report, which is missing if pytest crashed or took too long
            log: pytest's output; without a report, the tests are counted from its progress lines
        """
        counts = Counts()
        if report.exists():
            for case in ElementTree.parse(report).getroot().iter("testcase"):
                counts[self._judge(case)] += 1
        else:
            counts = _count_progress(log)
            counts[BROKEN] += 1
        self.counts += counts
        self._read_log(log)
        return counts

    def _read_log(self, log: str) -> None:
        """Add the numbers of launches, alarms and functions that are not simulated from pytest's output."""
        missing = re.search(r"called but not simulated: (.*)", log)
        if missing:
            for function, count in _MISSING.findall(missing[1]):
                self.missing[function] += int(count)
        for count in re.findall(r"^peers: (\d+) launches", log, re.MULTILINE):
            self.launches += int(count)
        for alarm in re.findall(r"^peers: alarm: (.*)", log, re.MULTILINE):
            without_addresses = re.sub(r"0x[0-9a-f]+", "N", alarm)
            self.alarms[without_addresses[:160]] += 1

    def _judge(self, case: ElementTree.Element) -> str:
        """Return "passed", "failed" or "skipped" for a test. If it failed, count the error message."""
        for child in case:
            if child.tag in ("failure", "error"):
                message = child.get("message") or child.text or ""
                first_line, _, _ = message.strip().partition("\n")
                # Addresses and large numbers are replaced, so that equal errors are counted together.
                reason = re.sub(r"0x[0-9a-f]+|\d{3,}", "N", first_line)
                self.reasons[reason[:110]] += 1
                return "failed"
            if child.tag == "skipped":
                return "skipped"
        return "passed"


def _count_progress(log: str) -> Counts:
    """Count the results in pytest's progress lines, such as `..s.F  [ 20%]`."""
    counts = Counts()
    for line in re.findall(r"^([.sFExX]+)(?:\s+\[.*)?$", log, re.MULTILINE):
        counts["passed"] += line.count(".")
        counts["failed"] += line.count("F") + line.count("E")
        counts["skipped"] += line.count("s")
    return counts


def iter_files(directory: pathlib.Path, names: list[str]) -> Iterator[pathlib.Path]:
    """Yield the test files in a directory. If `names` is not empty, it selects files and subdirectories."""
    paths = [directory / name for name in names] or [directory]
    for path in paths:
        if path.is_file():
            yield path
        else:
            yield from sorted(path.rglob("test_*.py"))


def get_tests(package: str, directory: str | None = None) -> pathlib.Path:
    """Return the directory that contains a package's tests, or exit if it is unknown.

    Args:
        package: a key of PACKAGES
        directory: the directory from the command line, or None if the installed package contains its tests
    """
    if directory:
        return pathlib.Path(directory).resolve()
    spec = importlib.util.find_spec(PACKAGES[package])
    if spec is None or not spec.submodule_search_locations or package not in OWN_TESTS:
        raise SystemExit(f"{package} does not contain its tests: pass --tests")
    package_directory, *_ = spec.submodule_search_locations
    return pathlib.Path(package_directory, OWN_TESTS[package])


def run_file(file: pathlib.Path, package: str, report: pathlib.Path, minutes: int) -> tuple[int, str]:
    """Run the tests in a file. Return pytest's exit status (-1 after a timeout) and its output.

    Args:
        file: path of the test file
        package: package that the file tests, as a key of PACKAGES
        report: path of the JUnit report to write
        minutes: time limit for the file
    """
    command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts="]
    command += ["-p", "pytest_cudyn", "-p", "peer_paths", "-p", "no:cacheprovider"]
    command += ["--cudyn-simulate=sm_90,run,library", "--tb=short"]
    command += ["--timeout", str(int(60 * minutes * TEST_FRACTION))]
    with tempfile.TemporaryFile("w+") as log, tempfile.TemporaryDirectory() as temporary:
        name_paths = _NAME_PATHS.format(paths=PATHS.get(package, {}))
        pathlib.Path(temporary, "peer_paths.py").write_text(name_paths + _PLUGIN)
        pathlib.Path(temporary, "sitecustomize.py").write_text(name_paths + _CHILD)
        python_path = os.pathsep.join([str(ROOT), temporary])
        if package in MODULES:
            file = write_importer(pathlib.Path(temporary), package, file)
        try:
            process = subprocess.run(
                [*command, f"--junitxml={report}", str(file)],
                timeout=60 * minutes,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **ENVIRONMENT.get(package, {}), "PYTHONPATH": python_path},
                cwd=temporary,
            )
            status = process.returncode
        except subprocess.TimeoutExpired:
            status = -1
        log.seek(0)
        return status, log.read()


def write_importer(directory: pathlib.Path, package: str, file: pathlib.Path) -> pathlib.Path:
    """Write a test file that imports all tests of a test module, and a conftest.py with their fixture.

    pytest would import the test module itself under a name that depends on its path. The module has to be
    imported under its full name, because the tests import other modules of their package by such names.

    Args:
        directory: directory for the test file and a conftest.py
        package: package that contains the test module
        file: path of the test module

    Returns:
        The path of the test file.
    """
    path_in_package = file.relative_to(get_tests(package)).with_suffix("")
    module = ".".join([MODULES[package], *path_in_package.parts])
    (directory / "conftest.py").write_text(_CONFTEST)
    importer = directory / "test_imported.py"
    importer.write_text(f"from {module} import *\n")
    return importer


def run_suite(
    package: str, directory: pathlib.Path, names: list[str], keep: str | None, minutes: int = MINUTES_PER_FILE
) -> Suite:
    """Run each test file and print its counts.

    Args:
        package: package to test, as a key of PACKAGES
        directory: directory that contains its tests
        names: files and subdirectories to run, or an empty list to run all files
        keep: directory in which the log of each file is stored, or None
        minutes: time limit for each file
    """
    suite = Suite()
    with tempfile.TemporaryDirectory() as temporary:
        for index, file in enumerate(iter_files(directory, names)):
            report = pathlib.Path(temporary, f"{index}.xml")
            status, log = run_file(file, package, report, minutes)
            counts = suite.read(report, log)
            print(f"{file.relative_to(directory)}: {status}, {dict(counts)}", flush=True)
            if keep:
                name = str(file.relative_to(directory)).replace(os.sep, "_")
                pathlib.Path(keep, f"{name}.log").write_text(log)
    return suite


def write_row(page: pathlib.Path, row: str, suite: Suite) -> None:
    """Write the counts to the table row that begins with `row`, or exit if the page does not contain it."""
    counts = " | ".join(str(suite.counts[kind]) for kind in (*KINDS, BROKEN))
    text = page.read_text(encoding="utf-8")
    start = re.compile(rf"^\| {re.escape(row)} \|.*$", re.MULTILINE)
    if not start.search(text):
        raise SystemExit(f"{page} has no row {row!r}")
    page.write_text(start.sub(f"| {row} | {counts} |", text), encoding="utf-8")


def main() -> None:
    """Run the suite, print the results and write the row."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("package", choices=PACKAGES)
    parser.add_argument("--tests")
    parser.add_argument("--files", nargs="*", default=[])
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("--row", default="")
    parser.add_argument("--keep")
    parser.add_argument("--minutes", type=int, default=MINUTES_PER_FILE)
    options = parser.parse_args()
    directory = get_tests(options.package, options.tests)
    suite = run_suite(options.package, directory, options.files, options.keep, options.minutes)
    print("total", dict(suite.counts))
    print(suite.launches, "launches")
    counters = {
        "failed because": suite.reasons,
        "called but not simulated": suite.missing,
        "alarms": suite.alarms,
    }
    for title, counter in counters.items():
        print(title, *(f"{count:6} {name}" for name, count in counter.most_common(40)), sep="\n")
    if options.page:
        write_row(options.page, options.row, suite)


if __name__ == "__main__":
    main()
