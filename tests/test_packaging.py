"""Tests for the wheel's contents, the package's imports, and the modules that importing it loads."""

from __future__ import annotations

import ast
import email
import json
import pathlib
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator

import pytest

from codegen import fetch
from cudyn._bindings.machine import fast_functions
from tools import pythons

from .conftest import ROOT, python_json
from .support import real

BACKENDS = "hatchling|hatch-fancy-pypi-readme"  # packages that build the wheel

# Top-level names of the modules that importing cudyn may load. Up to Python 3.12, importlib loads warnings.
ALLOWED_IMPORTS = ("cudyn", "importlib", "warnings", "__future__")


def iter_imports(path: pathlib.Path) -> Iterator[str]:
    """Yield the top-level names of all imports in a file. Computed names are ignored."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "import_module":
            argument = node.args[0]  # a string, or an f-string that starts with the package's name
            start_of_name = argument.values[0] if isinstance(argument, ast.JoinedStr) else argument
            if isinstance(start_of_name, ast.Constant):
                yield str(start_of_name.value).partition(".")[0]


def list_sources(package: str) -> list[pathlib.Path]:
    """List the Python files of a package."""
    paths = sorted((ROOT / package).rglob("*.py"))
    assert len(paths) > 8  # otherwise, the package has not been found
    return paths


def test_package_imports_only_itself_and_the_standard_library() -> None:
    allowed = {*sys.stdlib_module_names, "cudyn"}
    other_imports: set[tuple[str, str]] = set()
    for path in list_sources("cudyn"):
        other_imports.update((path.name, module) for module in iter_imports(path) if module not in allowed)
    other_imports.discard(("fatbin_parts.py", "compression"))  # in the standard library since Python 3.14
    assert other_imports == {
        ("buffer_layout.py", "numpy"),
        ("buffer_layout.py", "ml_dtypes"),
        ("main.py", "argcomplete"),  # only in completions, which argcomplete's shell functions request
    }


def test_to_host_does_not_need_numpy() -> None:
    """`Buffer.to_host` returns a numpy array if numpy is installed, and a memoryview otherwise."""
    code = """
import json, sys
sys.modules["numpy"] = sys.modules["ml_dtypes"] = None
import cudyn
from cudyn import testing
with testing.simulate("sm_90"):
    view = cudyn.Buffer.from_host(bytearray(b"abcd")).to_host()
print(json.dumps([type(view).__name__, bytes(view).decode()]))
"""
    assert python_json(code) == ["memoryview", "abcd"]


def test_tables_import_nothing() -> None:
    for path in (ROOT / "cudyn" / "_bindings" / "tables").glob("*_*.py"):
        nodes = ast.walk(ast.parse(path.read_text()))
        assert not any(isinstance(node, (ast.Import, ast.ImportFrom)) for node in nodes)


def test_import_of_the_package_loads_no_heavy_modules(no_nvidia: dict[str, str]) -> None:
    """Importing cudyn is fast, because it loads almost no modules except ctypes and its own."""
    new_modules = python_json(
        """
        import ctypes, sys
        before = set(sys.modules)
        import cudyn
        new = sorted(set(sys.modules) - before)
        import json
        print(json.dumps(new))
        """,
        env=no_nvidia,
        flags=("-S",),
    )
    assert "cudyn.driver" in new_modules
    heavy = {
        "enum",
        "re",
        "typing",
        "dataclasses",
        "inspect",
        "difflib",
        "threading",
        "functools",
        "collections",
    }
    assert heavy & set(new_modules) == set()
    assert {name for name in new_modules if name.partition(".")[0] not in ALLOWED_IMPORTS} == set()
    loaded_later = {
        "cudyn._bindings.tables.driver_types",
        "cudyn._bindings.calls.c_types",
        "cudyn._bindings.tables.driver_statuses",
        "cudyn._bindings.libraries.explain",
        "cudyn.nvrtc",
    }
    assert loaded_later & set(new_modules) == set()


def test_actions_of_workflows_are_pinned_by_hash() -> None:
    lines: list[str] = []
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        lines += [f"{path.name}: {line}" for line in path.read_text("utf-8").splitlines()]
    uses = [line for line in lines if "uses:" in line]
    pinned = re.compile(r"uses: [\w./-]+@[0-9a-f]{40} # v[\d.]+$")
    assert len(uses) > 15  # otherwise, the workflows have not been found
    assert [use for use in uses if not pinned.search(use)] == []


def test_job_with_a_write_token_runs_no_package_of_the_index() -> None:
    """The workflow for releases generates files in a job that cannot write."""
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    head, generate, propose = re.split(r"^  (?:generate|propose):\n", text, flags=re.M)
    assert "permissions: {}" in head
    assert "write" not in generate.partition("steps:")[0]
    assert "GH_TOKEN" not in generate
    assert "persist-credentials: false" in generate
    assert re.search(r"\b(pip|nox|python)\b", generate)
    assert not re.search(r"\b(pip|nox|python)\b", propose)


@pytest.mark.parametrize(("workflow", "job"), [("ci.yml", "macos"), ("release.yml", "generate")])
def test_workflow_caches_the_headers_and_the_records_of_their_wheels(workflow: str, job: str) -> None:
    """Without the records, the headers of all wheels are downloaded again."""
    text = (ROOT / ".github" / "workflows" / workflow).read_text("utf-8")
    steps = re.split(r"^  \w+:\n", text.partition(f"\n  {job}:\n")[2], flags=re.M)[0]
    directories = [fetch.CACHE, fetch.CACHE.with_name(f"{fetch.CACHE.name}-of-wheels")]
    for directory in directories:
        assert f"            {directory.relative_to(ROOT).as_posix()}\n" in steps


def test_version_is_the_same_in_all_files() -> None:
    """Compare the package's version, which pyproject.toml reads, with the versions in other files."""
    version = python_json("import cudyn, json; print(json.dumps(cudyn.__version__))")
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    project = (ROOT / "pyproject.toml").read_text()
    assert 'dynamic = ["version", "readme"]' in project
    assert f'"{version}"' not in project
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text()
    assert f'  version: "{version}"  #' in (ROOT / "conda/recipe.yaml").read_text()
    component = json.loads((ROOT / "sbom.cdx.json").read_text())["metadata"]["component"]
    assert (component["version"], component["purl"].rpartition("@")[2]) == (version, version)


def test_conda_recipe_needs_what_the_package_needs() -> None:
    recipe = (ROOT / "conda/recipe.yaml").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert recipe.count(f"- python {project['project']['requires-python']}\n") == 2
    assert project["project"]["dependencies"] == []
    for requirement in project["build-system"]["requires"]:
        assert f"    - {requirement.replace('>=', ' >=')}\n" in recipe
    assert f"summary: {project['project']['description']}\n" in recipe


def build_wheel(directory: pathlib.Path) -> pathlib.Path:
    """Return the wheel that pip builds from this repository. Skip the test without the build backend."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-cache-dir",
        "--wheel-dir",
        str(directory),
    ]
    process = subprocess.run([*command, str(ROOT)], capture_output=True, text=True, check=False)
    output = process.stdout + process.stderr
    if "No module named pip" in output:
        pytest.skip(f"{sys.executable} has no pip to build the wheel with")
    if process.returncode and re.search(
        rf"No matching distribution found for ({BACKENDS})|connection broken by", output
    ):
        raise real.NotDownloaded(f"the build backend: {output.strip().splitlines()[-1]}")
    assert process.returncode == 0, output
    (wheel,) = directory.glob("*.whl")
    return wheel


@pytest.mark.slow
def test_wheel_contains_exactly_the_package(tmp_path: pathlib.Path) -> None:
    """The wheel is the same on all systems. Its file names, metadata and description are checked."""
    wheel = build_wheel(tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata_name,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        text = archive.read(metadata_name).decode()
        metadata = email.message_from_string(text)
    info = metadata_name.partition("/")[0]
    expected = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "cudyn").rglob("*")
        if path.is_file() and path.name != "README.md" and path.parent.name != "__pycache__"
    }
    assert "cudyn/_kernels/compilers/nvrtc/std/type_traits" in expected
    assert {"cudyn/driver.pyi", "cudyn/nvrtc.pyi", "cudyn/_bindings/tables/driver_functions.py"} <= expected
    assert {name for name in names if name.startswith("cudyn/")} == expected
    assert {name.partition("/")[0] for name in names} == {"cudyn", "pytest_cudyn.py", info}
    assert f"{info}/licenses/LICENSE" in names
    assert f"{info}/sboms/sbom.cdx.json" in names
    required = metadata.get_all("Requires-Dist") or []
    assert [line for line in required if "extra ==" not in line.replace("'", '"')] == []
    assert set(metadata.get_all("Provides-Extra") or []) == {"clang", "compile", "cu12", "cu13"}
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-Expression"] == "Apache-2.0"
    description = text.partition("\n\n")[2]
    assert metadata["Description-Content-Type"] == "text/markdown"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    # The picture, the links to proofs and the other links to files of the repository do not work on a package
    # index. The build removes the picture and the proofs, and replaces the other links with their texts.
    local = r"\((?!https:)[^)\s]+\)"
    for_users = re.sub(r"\n?<!-- checkout -->.*?<!-- /checkout -->", "", readme, flags=re.S)
    without_picture = re.sub(rf"!\[[^\]]*\]{local}\n", "", for_users)
    without_proofs = without_picture.replace(" ([proof](", "\0")
    without_proofs = re.sub(r"\0[^)]*\)\)", "", without_proofs)
    expected_description = re.sub(rf"\[([^\]]+)\]{local}", r"\1", without_proofs)
    assert description.strip() == expected_description.strip()
    assert "pip install cudyn" in description
    assert re.findall(r"\]\((?!https:)", description) == []


def test_fast_calls_are_proven_on_the_supported_pythons() -> None:
    versions = [tuple(map(int, version.split("."))) for version in pythons.list_supported()]
    assert (versions[0], versions[-1]) == fast_functions.PROVEN


def test_results_of_pythons_have_no_failures() -> None:
    """The README lists these versions as tested."""
    results = json.loads(pythons.RESULTS.read_text(encoding="utf-8"))
    assert set(results) <= set(pythons.list_supported())
    assert pythons.list_supported()[-1] in results
    for version, result in results.items():
        assert result["release"].startswith(f"{version}.")
        assert (result["failures"], result["errors"], result["no_fast_calls"]) == (0, 0, "")
        assert result["tests"] > 1000
        for proof in {"echo", "bounds"} & set(result):  # nox -s pythons -- --calls 250000
            assert result[proof]["wrong"] == 0
            assert result[proof]["fast"] > 0
