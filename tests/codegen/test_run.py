"""Tests for `python -m codegen`, in a directory with three releases of NVRTC."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from codegen import fetch, package, sources
from codegen.__main__ import main
from codegen.declared import ROOT
from codegen.errors import CodegenError
from codegen.sources import Library, Sources, Wheel

from .package_index import HEADER, PROJECT, WRONG_HASH, Index, make_include_members, read_contents
from .test_pins import write_headers

# The modules of the package in which codegen looks for names, and the phrases for the .pyi files.
HAND_WRITTEN = ("cudyn/__init__.py", "cudyn/types.py", "cudyn/_bindings/tables/wording.json")


@pytest.fixture(scope="session")
def written_tree(pins: Sources, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the inputs of codegen, after one run."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "codegen", tree / "codegen", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "headers" / "shim", tree / "headers" / "shim")
    shutil.copy(ROOT / "headers" / "texts.toml", tree / "headers" / "texts.toml")
    for name in HAND_WRITTEN:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    nvrtc = pins.library("nvrtc")
    releases = [pins.releases(nvrtc)[i] for i in (0, len(pins.releases(nvrtc)) // 2, -1)]
    wheels = [w for release in releases for w in pins.wheels_of(nvrtc, release)]
    for wheel in wheels:
        fetch.store(wheel, read_contents(fetch.get_directory(wheel)), tree / ".cache" / "headers")
    write_pins(tree, nvrtc, wheels)
    process = run_codegen(tree)
    assert process.returncode == 0, process.stderr
    assert "0 wheels downloaded" in process.stdout
    return tree


@pytest.fixture
def tree(written_tree: Path, tmp_path: Path) -> Path:
    """A copy of the tree that a test may damage."""
    return Path(shutil.copytree(written_tree, tmp_path / "tree"))


def write_pins(tree: Path, library: Library, wheels: list[Wheel]) -> None:
    """Write a library's file, with the keys that the test needs, and the pins of its wheels."""
    rows = [f"[library.{library.name}]", 'describe = "nvrtcGetErrorString"']
    rows.append('callbacks.registered = "nvrtcSetFlowCallback"')
    rows.append("probes = " + json.dumps(library.facts.probes))
    for key in ("place", "status", "absent", "headers", "parts", "prefixes"):
        rows.append(f"{key} = {json.dumps(getattr(library, key))}")
    for role, lines in library.confirmed.items():
        items = ", ".join(f"{json.dumps(key)} = {json.dumps(text)}" for key, text in lines.items())
        rows.append(f"confirmed.{role} = {{ {items} }}")
    for key in ("size", "memory"):
        tables = (
            ", ".join(f"{name} = {json.dumps(text)}" for name, text in row.items())
            for row in getattr(library, key)
        )
        rows.append(f"{key} = [{', '.join(f'{{ {table} }}' for table in tables)}]")
    rows.append("[take]")
    rows += sorted({f"{wheel.part} = {json.dumps(wheel.take)}" for wheel in wheels})
    for wheel in wheels:
        rows.append(f'[release.CUDA."{wheel.release}"]')
        rows.append(f"{wheel.part} = {json.dumps([wheel.name, wheel.version, wheel.sha256])}")
    write_headers(tree / "headers", "\n".join(rows) + "\n")


def run_codegen(tree: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the codegen of a tree with these variables of the environment."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environ
    command = [sys.executable, "-m", "codegen", *arguments]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=1200)


def read_generated(tree: Path) -> dict[str, bytes]:
    """Return the generated files and their contents."""
    directories = (tree / "cudyn", tree / "docs")
    files = {
        path.relative_to(tree).as_posix(): path.read_bytes()
        for directory in directories
        for path in directory.rglob("*")
        if path.is_file()
    }
    return {name: data for name, data in files.items() if name not in HAND_WRITTEN}


def test_check_of_correct_files_returns_0(tree: Path) -> None:
    """The coverage page, which git ignores, may be missing."""
    page = tree / "build" / "coverage.md"
    assert "## nvrtc (`cudyn.nvrtc`)" in page.read_text(encoding="utf-8")
    page.unlink()
    files_before = read_generated(tree)
    process = run_codegen(tree, "--check")
    assert (process.returncode, process.stderr) == (0, "")
    assert read_generated(tree) == files_before


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("cudyn/_bindings/tables/nvrtc_types.py", "one digit"),
        ("cudyn/nvrtc.pyi", "deleted"),
        pytest.param("cudyn/nvrtc.pyi", "line ends", marks=pytest.mark.slow),
        pytest.param("cudyn/_bindings/tables/nvrtc_types.py", "empty", marks=pytest.mark.slow),
    ],
)
@pytest.mark.proof
def test_check_of_an_altered_file_returns_1_and_names_it(damage: str, name: str, tree: Path) -> None:
    """Generated files must not be edited by hand."""
    path = tree / name
    if damage == "one digit":
        path.write_bytes(path.read_bytes().replace(b"11", b"12", 1))
    elif damage == "line ends":
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    elif damage == "deleted":
        path.unlink()
    else:
        path.write_bytes(b"")
    altered = read_generated(tree)
    process = run_codegen(tree, "--check")
    assert process.returncode == 1
    assert process.stderr == f"codegen: {name} does not match the headers\n"
    assert read_generated(tree) == altered  # a check does not write any files


@pytest.mark.proof
def test_codegen_removes_files_of_a_removed_library(tree: Path) -> None:
    """--check reports them. Files that codegen has not written are not removed."""
    generated = read_generated(tree)
    for name in [name for name in generated if "nvrtc" in name]:
        (tree / name.replace("nvrtc", "gone")).write_bytes(generated[name])
    own_file = tree / "cudyn" / "mine.py"
    own_file.write_text('"""By hand."""\n', encoding="utf-8")
    process = run_codegen(tree, "--check")
    assert process.returncode == 1
    orphans = sorted(name.replace("nvrtc", "gone") for name in generated if "nvrtc" in name)
    assert process.stderr.splitlines() == [
        f"codegen: {name} belongs to a removed library" for name in orphans
    ]
    assert run_codegen(tree).returncode == 0
    assert read_generated(tree) == {**generated, "cudyn/mine.py": own_file.read_bytes()}


NVRTC = "libraries/nvrtc.toml"


def assert_rejected(tree: Path, file: str, text: str, message: str) -> None:
    """Write a string to a file in `headers`, and check that codegen reports one error in this file."""
    (tree / "headers" / file).write_text(text, encoding="utf-8")
    process = run_codegen(tree)
    assert process.returncode == 2
    assert process.stderr.startswith(f"codegen: headers/{file}: ")
    assert message in process.stderr
    assert process.stderr.count("\n") == 1


def test_codegen_with_a_file_that_is_not_toml_returns_2(tree: Path) -> None:
    assert_rejected(tree, "pins.toml", "[release\n", "")  # the message comes from Python's TOML parser


@pytest.mark.proof
def test_codegen_with_an_unknown_form_of_a_probe_returns_2(tree: Path) -> None:
    valid_text = (tree / "headers" / NVRTC).read_text(encoding="utf-8")
    text = valid_text.replace('[["nvrtcVersion", "pair"]]', '[["nvrtcVersion", "pairs"]]')
    message = f"probes: 'pairs': expected a version or one of {', '.join(package.PROBES)}\n"
    assert_rejected(tree, NVRTC, text, message)


@pytest.mark.parametrize(
    "fields", ['role = "in", reason = "no such function"', 'role = "no", reason = "r"', 'role = "in"']
)
@pytest.mark.proof
def test_codegen_with_a_role_for_an_unknown_function_returns_2(fields: str, tree: Path) -> None:
    """NVRTC does not have nvrtcNever. The second role is also invalid, and the third has no reason."""
    valid_text = (tree / "headers" / NVRTC).read_text(encoding="utf-8")
    text = f"{valid_text}\n[roles.nvrtcNever]\nprog = {{ {fields} }}"
    assert_rejected(tree, NVRTC, text, "nvrtcNever")


def test_readme_explains_all_forms_of_probes() -> None:
    text = (ROOT / "headers/README.md").read_text(encoding="utf-8")
    rows = text.partition("### Forms of `probes`")[2].partition("###")[0]
    assert {
        name for row in re.findall(r"^\| (.*?) \|", rows, re.M) for name in re.findall(r"`(\w+)`", row)
    } == set(package.PROBES)


@pytest.mark.proof
def test_codegen_with_a_wrong_pin_returns_2(tree: Path, index: Index, pins: Sources) -> None:
    """The hash of the downloaded headers differs from the pin, so nothing is generated."""
    index.put(make_include_members({"nvrtc.h": HEADER}))
    nvrtc = pins.library("nvrtc")
    wrong_pin = Wheel("13.0", nvrtc.parts[0], PROJECT, "1.0", WRONG_HASH, ("nvrtc.h",))
    write_pins(tree, nvrtc, [wrong_pin])
    files_before = read_generated(tree)
    actual_hash = fetch.digest({"nvrtc.h": HEADER})
    for arguments in ((), ("--check",)):
        process = run_codegen(tree, *arguments)
        assert process.returncode == 2
        assert (
            process.stderr
            == f"codegen: {wrong_pin}: expected headers with sha256 {WRONG_HASH}, got {actual_hash}\n"
        )
    assert read_generated(tree) == files_before


@pytest.mark.proof
def test_codegen_fetches_missing_wheels(tree: Path, index: Index, pins: Sources) -> None:
    """The wheel contains the real headers, so the generated files do not change."""
    cache = tree / ".cache" / "headers"
    directories = {path.name: read_contents(path) for path in cache.iterdir()}
    nvrtc = pins.library("nvrtc")
    wheels = [
        w for r in pins.releases(nvrtc) for w in pins.wheels_of(nvrtc, r) if directories.get(w.sha256[:16])
    ]
    for n, wheel in enumerate(wheels):
        index.put(make_include_members(directories[wheel.sha256[:16]]), version=f"{n}.0")
    write_pins(tree, nvrtc, [replace(w, name=PROJECT, version=f"{n}.0") for n, w in enumerate(wheels)])
    shutil.rmtree(cache)
    process = run_codegen(tree, "--check")
    assert process.returncode == 0
    assert re.fullmatch(r"codegen: headers of 3 of 3 wheels downloaded: .*\n", process.stderr)
    assert f"{len(directories)} wheels downloaded" in process.stdout
    assert {path.name: read_contents(path) for path in cache.iterdir()} == directories


@pytest.mark.proof
def test_codegen_with_an_invalid_header_returns_2_and_names_the_location(tree: Path) -> None:
    """Each problem ends with the file and the line of the header."""
    path = tree / "headers" / "pins.toml"
    wheel = sources.load(tree / "headers").wheels[0]
    headers = {"nvrtc.h": b"nvrtcResult nvrtcBroken(int;\n"}
    broken = replace(wheel, sha256=fetch.digest(headers))
    fetch.store(broken, headers, tree / ".cache" / "headers")
    pinned = path.read_text(encoding="utf-8").replace(wheel.sha256, broken.sha256)
    path.write_text(pinned, encoding="utf-8")
    process = run_codegen(tree, "--check")
    assert process.returncode == 2
    progress, *problems = process.stderr.splitlines()
    assert progress.startswith("codegen: 1 of 1 groups of headers read: nvrtc ")
    assert len(problems) == 2  # an unknown type, and an open bracket
    for problem in problems:
        assert problem.startswith("codegen: nvrtc ")
        assert problem.endswith("(nvrtc.h:1)")


def test_main_with_an_error_returns_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """main() is called in this process, not from a shell."""

    def fail() -> Sources:
        """Raise an error instead of loading the pinned headers."""
        raise CodegenError("headers/pins.toml: an error")

    monkeypatch.setattr(sources, "load", fail)
    assert main(["--check"]) == 2
    assert capsys.readouterr().err == "codegen: headers/pins.toml: an error\n"
