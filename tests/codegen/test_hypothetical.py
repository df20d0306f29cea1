"""Tests with a hypothetical release of the driver's headers, 13.6: the newest release with some changes.

Declarations are added, removed, renamed, versioned and changed. The resulting tables must work with drivers
from 12.4 to 13.7.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from codegen import compare, fetch, release
from codegen.declared import ROOT
from codegen.sources import Sources, version_key

from .test_run import run_codegen

pytestmark = pytest.mark.proof

NEXT = "13.6"
DRIVERS = ("12.4", "12.8", "13.0", "13.5", "13.6", "13.7")
NEW = "CUresult CUDAAPI cuHypotheticalCount(CUstream stream, int *found)"
REMOVED = "CUresult CUDAAPI cuDeviceComputeCapability(int *major, int *minor, CUdevice dev);"


def edit_header(header: str) -> str:
    """Return cuda.h of the hypothetical release."""
    versioned = "CUresult CUDAAPI cuDeviceGetCount(int *count"
    replacements = (
        # versioned: the old version stays available
        (f"{versioned});", f"#define cuDeviceGetCount cuDeviceGetCount_v2\n{versioned}, unsigned int kind);"),
        # new, without documentation of its parameters
        (
            f"{versioned}, unsigned int kind);",
            f"{versioned}, unsigned int kind);\n{NEW};",
        ),
        # renamed in place
        ("    int SIMDWidth; ", "    int warpWidth; "),
    )
    for old, new in replacements:
        assert header.count(old) == 1, old
        header = header.replace(old, new)
    assert f"__CUDA_DEPRECATED {REMOVED}" in header
    header = header.replace(f"__CUDA_DEPRECATED {REMOVED}", "")
    internal = "#if defined(__CUDA_API_VERSION_INTERNAL)\n"
    head, separator, tail = header.rpartition(internal)
    assert separator
    return f"{head}{internal}#undef cuDeviceGetCount\n{versioned});\n{tail}"


@pytest.fixture(scope="module")
def tree(pins: Sources, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the release is pinned. codegen has not run in it yet."""
    copy = tmp_path_factory.mktemp("tree")
    for name in ("codegen", "headers", "cudyn"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    cache = copy / ".cache" / "headers"
    cache.mkdir(parents=True)
    for directory in fetch.CACHE.iterdir():
        os.symlink(directory, cache / directory.name)
    shutil.copytree(fetch.CACHE.with_name("headers-of-wheels"), cache.with_name("headers-of-wheels"))
    os.symlink(ROOT / ".cache" / "readings", copy / ".cache" / "readings")
    pin_release(copy, pins, edit_header)
    return copy


def pin_release(tree: Path, pins: Sources, change: Any) -> None:
    """Pin the release. Its headers are those of the newest release, with changes in cuda.h."""
    driver = pins.library("driver")
    lines = [f'[release.CUDA."{NEXT}"]']
    for wheel in pins.wheels_of(driver, pins.releases(driver)[-1]):
        directory = fetch.get_directory(wheel)
        headers = {
            path.relative_to(directory).as_posix(): path.read_bytes() for path in directory.rglob("*.h")
        }
        if "cuda.h" in headers:
            headers["cuda.h"] = change(headers["cuda.h"].decode()).encode()
        changed = replace(wheel, release=NEXT, sha256=fetch.digest(headers))
        if changed.sha256 != wheel.sha256:
            fetch.store(changed, headers, tree / ".cache" / "headers")
        lines.append(f"{wheel.part} = {json.dumps([wheel.name, wheel.version, changed.sha256])}")
    path = tree / "headers" / "pins.toml"
    text = (ROOT / "headers" / "pins.toml").read_text(encoding="utf-8")
    path.write_text(release.insert(text, "CUDA", NEXT, "\n".join(lines) + "\n"), encoding="utf-8")


@pytest.fixture(scope="module")
def generated_tree(tree: Path) -> Path:
    """The project with the tables of the release, after the questions of codegen are answered."""
    library_file = tree / "headers" / "libraries" / "driver.toml"
    text = library_file.read_text(encoding="utf-8")
    first_run = run_codegen(tree, "--only", "driver")
    assert first_run.returncode == 2
    progress = ("groups of headers", "wheels downloaded")
    lines = first_run.stderr.splitlines()
    problems = [line for line in lines if not any(text in line for text in progress)]
    line = text.count("\n") + 4  # after a blank line, the prototype and the question
    file = "headers/libraries/driver.toml"
    question = "does the call write one object, several, or none?"
    assert problems == [
        f"codegen: {file}:{line}: int *found of cuHypotheticalCount: {question} "
        "Possible roles: out, inout[1], in[1], device, inout[?form], inout[?object]",
        f"codegen: choose a role in each [[pointer]] entry without a role in {file}",
    ]
    text = library_file.read_text(encoding="utf-8")
    answered_text = text.replace("# role = 'out' ", "role = 'out' ")
    assert answered_text != text
    library_file.write_text(answered_text, encoding="utf-8")
    second_run = run_codegen(tree, "--only", "driver")
    assert second_run.returncode == 0, second_run.stderr
    for change in (
        "added: driver: release in 13.6: `13.6`",
        "driver: name `cuDeviceGetCount` in 13.6: cuDeviceGetCount is now cuDeviceGetCount_v2",
        "driver: function `cuDeviceComputeCapability` in 13.6: removed",
        "driver: structure or union `CUdevprop_st` in 13.6: without",
        "`cuHypotheticalCount`",
    ):
        assert change in second_run.stdout
    return tree


def build(directory: Path, tables: dict[str, Any], version: str) -> Path:
    """Build a driver with the symbols of a version. Its functions only return success."""
    last_release = min(version_key(version), version_key(NEXT))
    source_lines = []
    for symbol, row in tables["FUNCTIONS"].items():
        spans = re.findall(r"(?:^| \| )@([\d.]+)(?:<([\d.]+))? ", row) or [("11.7", "")]
        since = min(version_key(since) for since, _ in spans)
        if since <= last_release and symbol != "cuDriverGetVersion":
            source_lines.append(f"int {symbol}(void) {{ return 0; }}")
    major, minor = version_key(version)
    number = 1000 * major + 10 * minor
    source_lines.append(f"int cuDriverGetVersion(int *version) {{ *version = {number}; return 0; }}")
    source = directory / f"driver_{version}.c"
    source.write_text("\n".join(source_lines), encoding="utf-8")
    library = source.with_suffix(".so")
    command = ["gcc", "-shared", "-fPIC", "-Wno-implicit-int", "-w", "-o", str(library), str(source)]
    subprocess.run(command, check=True)
    return library


CODE = """
import json, sys
import cudyn
if sys.argv[1:]:
    cudyn.use_api(sys.argv[1])
from cudyn import driver
def call(function):
    try:
        function()
    except Exception as error:
        return type(error).__name__
    return "works"
properties = driver.CUdevprop(SIMDWidth=32)
properties.warpWidth += 1
print(json.dumps({
    "version": driver.version,
    "new": driver.has("cuHypotheticalCount") and call(lambda: driver.cuHypotheticalCount(None)),
    "removed": driver.has("cuDeviceComputeCapability"),
    "versioned": call(lambda: driver.cuDeviceGetCount(0)),
    "unversioned": call(lambda: driver.cuDeviceGetCount()),
    "old": call(lambda: driver.api("13.5").cuDeviceGetCount()),
    "removed_old": call(lambda: driver.api("13.5").cuDeviceComputeCapability(0)),
    "renamed": [properties.SIMDWidth, properties.warpWidth],
    "unchanged": call(lambda: driver.cuInit(0)),
}))
"""


def query(tree: Path, library: Path, *levels: str) -> dict[str, Any]:
    """Return what a program determines about a driver. `levels` is the API level of the program, if any."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("CUDYN_")}
    env |= {"CUDYN_DRIVER": str(library), "PYTHONPATH": str(tree)}
    command = [sys.executable, "-c", CODE, *levels]
    process = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=120)
    assert process.returncode == 0, process.stderr
    results: dict[str, Any] = json.loads(process.stdout)
    return results


@pytest.mark.parametrize("version", DRIVERS)
def test_hypothetical_tables_work_with_each_driver(
    version: str, generated_tree: Path, tmp_path: Path, gcc: str
) -> None:
    """The tables contain an invented future release. Its functions work only with a newer driver."""
    path = generated_tree / "cudyn" / "_bindings" / "tables" / "driver_functions.py"
    tables = compare.read_table(path.read_text(encoding="utf-8"), path.name)
    library = build(tmp_path, tables, version)
    is_new = version_key(version) >= version_key(NEXT)
    expected = {
        "version": [*version_key(version)],
        "new": "works" if is_new else False,
        "removed": False,
        "versioned": "works" if is_new else "SymbolNotFoundError",
        "unversioned": "TypeError" if is_new else "SymbolNotFoundError",
        "old": "works",
        "removed_old": "works",
        "renamed": [33, 33],
        "unchanged": "works",
    }
    assert query(generated_tree, library) == expected
    changed_by_level = {"new": False, "removed": True, "versioned": "TypeError", "unversioned": "works"}
    assert query(generated_tree, library, "13.5") == {**expected, **changed_by_level}


def test_codegen_with_a_changed_signature_stops(generated_tree: Path, pins: Sources, tmp_path: Path) -> None:
    """The message contains both prototypes, and no file is written."""
    table_before = (generated_tree / "cudyn" / "_bindings" / "tables" / "driver_functions.py").read_bytes()
    pinned = (generated_tree / "headers" / "pins.toml").read_text(encoding="utf-8")
    old = "CUresult CUDAAPI cuInit(unsigned int Flags);"
    pin_release(generated_tree, pins, lambda header: header.replace(old, old.replace("int", "long long")))
    try:
        process = run_codegen(generated_tree, "--only", "driver")
    finally:
        (generated_tree / "headers" / "pins.toml").write_text(pinned, encoding="utf-8")
    assert process.returncode == 2
    assert (
        "cuInit differs between 13.5 and 13.6, and no [[layout]] entry in its file matches" in process.stderr
    )
    assert (
        generated_tree / "cudyn" / "_bindings" / "tables" / "driver_functions.py"
    ).read_bytes() == table_before
