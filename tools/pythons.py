"""Runs the tests for the bindings on all supported versions of Python: `nox -s pythons`.

`-- 3.15` or `-- newest` selects a version.

The tests include fuzzers that call the functions of some libraries with random arguments. `-- --calls 250000`
also runs the fuzzers for all libraries, and makes this number of calls under AddressSanitizer
(tests/proof/interpreters.py).

A version that is not installed is downloaded from Debian's sid (tools/debian_python.py), if apt-get is
available. The results are written to docs/maintainers/pythons.json, from which `python -m website.parts`
generates the list of versions in the README.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import platform
import shutil
import subprocess
import sys
import tomllib
from typing import Any
from xml.etree import ElementTree

from tools import debian_python

ROOT = pathlib.Path(__file__).resolve().parents[1]
RESULTS = ROOT / "docs" / "maintainers" / "pythons.json"
TESTS = ["-m", "not slow", "tests/bindings", "tests/proof/test_both_ways.py", "tests/proof/test_bounds.py"]
# A program that prints the exact version of Python, and the reason why fast calls are unavailable or null.
ABOUT = "import json, platform; from cudyn._bindings.machine import fast_functions as f; "
ABOUT += "print(json.dumps([platform.python_version(), f.why_unavailable()]))"


def list_supported() -> list[str]:
    """List the supported versions in ascending order, according to the classifiers in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = []
    for classifier in project["classifiers"]:  # such as "Programming Language :: Python :: 3.11"
        if ":: 3." in classifier:
            _, _, version = classifier.rpartition(" ")
            versions.append(version)
    return versions


def find_python(version: str, directory: pathlib.Path) -> str:
    """Create a virtual environment in a directory for a Python version. Return the path of its Python.

    Raises:
        debian_python.NotAvailable: The version is neither installed nor available from Debian.
    """
    installed = shutil.which(f"python{version}")
    if installed is None or subprocess.run([installed, "--version"], capture_output=True).returncode:
        return str(debian_python.get_python(version, directory))
    environment = directory / "venv"
    subprocess.run([installed, "-m", "venv", "--without-pip", str(environment)], check=True)
    return str(environment / "bin" / "python")


def run_tests(
    version: str, directory: pathlib.Path, packages: list[str], options: list[str]
) -> dict[str, Any]:
    """Run the tests on a Python version.

    Args:
        version: version of Python, such as "3.14"
        directory: directory for the virtual environment and the report
        packages: requirements to install
        options: options for pytest

    Returns:
        The exact release, the machine, the test counts, and the reason why fast calls are unavailable, or
        None.
    """
    python = find_python(version, directory)
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q"]
    subprocess.run([*pip, str(ROOT), *packages], check=True)
    about = subprocess.run([python, "-c", ABOUT], check=True, capture_output=True, text=True, cwd=ROOT)
    release, no_fast_calls = json.loads(about.stdout)
    report = directory / "report.xml"
    report.unlink(missing_ok=True)
    subprocess.run([python, "-m", "pytest", f"--junitxml={report}", *options, *TESTS], cwd=ROOT)
    (suite,) = ElementTree.parse(report).getroot().iter("testsuite")
    counts = {name: int(suite.attrib[name]) for name in ("tests", "failures", "errors", "skipped")}
    machine = platform.machine()
    return {"release": release, "machine": machine, "no_fast_calls": no_fast_calls, **counts}


def make_calls(pythons: dict[str, str], directory: pathlib.Path, calls: int) -> dict[str, Any]:
    """Call functions with random arguments on these Pythons, using tests/proof/interpreters.py.

    Args:
        pythons: path of each Python, by version
        directory: directory for the file with the results
        calls: number of calls under AddressSanitizer

    Returns:
        For each version, the counts of each proof.
    """
    results = directory / "calls.json"
    results.unlink(missing_ok=True)
    options = ["--calls", str(calls), "--results", str(results)]
    for python in pythons.values():
        options += ["--python", python]
    first_python, *_ = pythons.values()  # runs the program, which starts all of these Pythons
    # The exit status can be ignored, because the counts show whether a call was wrong.
    subprocess.run([first_python, "-m", "tests.proof.interpreters", *options], cwd=ROOT)
    counts = json.loads(results.read_text(encoding="utf-8"))
    return {version: counts[python] for version, python in pythons.items()}


def write_results(results: dict[str, Any]) -> None:
    """Write the results of all Python versions to docs/maintainers/pythons.json."""
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def main() -> int:
    """Run the tests on the selected Pythons. Return 1 if a test fails or fast calls are not available."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("versions", nargs="*", help="such as 3.15 or newest (default: all versions)")
    parser.add_argument("--directory", type=pathlib.Path, required=True, help="where to create environments")
    parser.add_argument("--packages", nargs="+", required=True, help="packages that the tests need")
    parser.add_argument("--processes", default="auto", help="number of pytest processes (auto)")
    parser.add_argument("--calls", type=int, default=0, help="calls under AddressSanitizer (0: no fuzzers)")
    options = parser.parse_args()
    supported = list_supported()
    versions = [supported[-1] if name == "newest" else name for name in options.versions] or supported
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    failed = []
    pythons = {}
    for version in versions:
        directory = (options.directory / version).resolve()
        directory.mkdir(parents=True, exist_ok=True)
        try:
            result = run_tests(version, directory, options.packages, ["-q", "-n", options.processes])
        except debian_python.NotAvailable as error:
            print(f"Python {version} is not available here: {error}", file=sys.stderr)
            continue
        print(version, result)
        pythons[version] = find_python(version, directory)
        results[version] = {**results.get(version, {}), **result}
        write_results({name: results[name] for name in supported if name in results})
        if result["failures"] or result["errors"] or result["no_fast_calls"]:
            failed.append(version)
    if options.calls and pythons:
        for version, counts in make_calls(pythons, options.directory, options.calls).items():
            results[version] |= counts
            failed += [version for part in counts.values() if part["wrong"] or not part["fast"]]
        write_results({name: results[name] for name in supported if name in results})
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
