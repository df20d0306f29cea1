"""Tests for `python -m cudyn needs`: its output and its exit status."""

from __future__ import annotations

import json
import pathlib
import shutil
import zipfile

import pytest

import cudyn

from ..support import fakes
from ..support.command_line import main
from ..support.golden import Golden

LINK_ALWAYS = "-Wl,--no-as-needed"  # link libraries even if no symbol of them is used


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    """Run the command `needs`. Return its status, output and error output."""
    status = main(["needs", *map(str, arguments)])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def build(directory: pathlib.Path, *flags: str) -> pathlib.Path:
    """Build a module that needs only cudart 12, and a cudart 12 in the same directory. Return the module."""
    script = directory / "nodes.map"
    script.write_text("libcudart.so.12 { global: *; };")
    library = fakes.build(
        directory,
        "int cudaFree(void) { return 0; }",
        f"-Wl,--version-script={script}",
        name="libcudart.so.12",
    )
    source = "int cudaFree(void); int ask(void) { return cudaFree(); }"
    flags = (LINK_ALWAYS, str(library), "-Wl,-rpath,$ORIGIN", *flags)
    return fakes.build(directory, source, *flags, name="module.so")


def test_needs_with_a_versioned_link_is_met_only_by_its_major_version(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    """A library in the module's directory meets the need.

    With `--majors`, the command checks other machines: all of their major versions have to be the module's.
    """
    path = build(tmp_path)
    status, output, errors = run(capsys, path)
    assert (status, errors) == (0, "")
    golden.check("met_needs", output, path=path, folder=tmp_path, machine=cudyn.needs(path).machine)
    moved_path = pathlib.Path(shutil.move(path, tmp_path / "deep.so"))
    for majors, expected_status in (("12", 0), ("11,12", 0), ("11,13", 1)):
        (tmp_path / "libcudart.so.12").unlink(missing_ok=True)
        assert run(capsys, moved_path, "--majors", majors)[0] == expected_status


@pytest.mark.parametrize("library_directory", ["pkg", "pkg.libs", "pkg-1.data/platlib/pkg"])
def test_needs_of_a_wheel_is_met_by_a_library_that_a_path_reaches(
    library_directory: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = build(tmp_path)
    path = tmp_path / "pkg.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(module, "pkg/module.so")
        assert run(capsys, path)[0] == 2  # the file is not complete yet
        archive.write(tmp_path / "libcudart.so.12", f"{library_directory}/libcudart.so.12")
    status, output, _ = run(capsys, path)
    assert status == (1 if library_directory == "pkg.libs" else 0)
    assert f"{path}: wheel, 1 of 2 ELF files need libraries of CUDA" in output
    assert ("libcudart.so.12, where no path of the file leads" in output) is (library_directory == "pkg.libs")


def test_needs_with_an_unmet_symbol_returns_1(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One missing symbol is enough, even with several files. Weak symbols are ignored."""
    helper = "CuteDSLRT_NotKnown"  # a helper that does not exist on any machine
    source = f"int {helper}(void); int ask(void) {{ return {helper}(); }}"
    needing = fakes.build(tmp_path, source, name="needing.so")
    weak = f"int {helper}(void) __attribute__((weak)); int ask(void) {{ return {helper} != 0; }}"
    status, output, _ = run(capsys, fakes.build(tmp_path, weak, name="weak.so"))
    assert status == 0
    assert f"  not satisfied: a newer cudyn would do\n    {helper} (weak)\n" in output
    nothing = fakes.build(tmp_path, "int ask(void) { return 1; }", name="nothing.so")
    status, output, _ = run(capsys, nothing)
    assert status == 0
    assert output.splitlines()[1:] == ["  needs no symbol of CUDA's libraries", "all needs are met"]
    assert run(capsys, needing, nothing)[0] == 1


def test_needs_with_an_unreadable_file_returns_2(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The unreadable file is reported, and the other files are read."""
    path = tmp_path / "module.dll"
    path.write_bytes(b"MZ".ljust(100, b"\0"))
    nothing = fakes.build(tmp_path, "int ask(void) { return 1; }", name="nothing.so")
    status, output, errors = run(capsys, path, tmp_path / "missing.so", "nobodys-package", nothing)
    assert status == 2
    assert f"{path}: it is a Windows file (PE); expected an ELF shared library" in errors
    assert "missing.so" in errors
    assert "expected the name of an installed distribution, got 'nobodys-package'" in errors
    assert f"{nothing}: shared library" in output


def test_needs_with_majors_counts_their_symbols_as_met(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unversioned symbol must exist in all major versions.

    A versioned symbol must exist in the library of its version node.
    """
    source = "int cudaGetDeviceProperties_v2(void); int ask(void) { return cudaGetDeviceProperties_v2(); }"
    of_12 = fakes.build(tmp_path, source, name="of_12.so")
    all_ = fakes.build(
        tmp_path, "int cudaMalloc(void); int ask(void) { return cudaMalloc(); }", name="all.so"
    )
    monkeypatch.setenv("CUDYN_RUNTIME", "/no/such/file")
    assert run(capsys, all_, "--majors", "11,12,13")[0] == 0
    assert run(capsys, of_12, "--majors", "12")[0] == 0
    status, output, _ = run(capsys, of_12, "--majors", "12,13")
    assert status == 1
    assert output.endswith("not met: cudaGetDeviceProperties_v2\n")


def test_needs_of_a_folder_prints_one_line_per_wheel(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    for name, node in (("cudart", "libcudart.so.12"), ("tiff", "libnvtiff.so.0")):
        library = fakes.build(tmp_path / name, "int cudaFree(void) { return 0; }", name=node)
        source = 'int cudaFree(void); const char *ask(void) { cudaFree(); return "libnvrtc.so.12"; }'
        module = fakes.build(tmp_path / name, source, LINK_ALWAYS, str(library), name="module.so")
        (tmp_path / "wheels").mkdir(exist_ok=True)
        with zipfile.ZipFile(tmp_path / "wheels" / f"{name}-1-py3-none-any.whl", "w") as archive:
            archive.write(module, "pkg/module.so")
    status, output, _ = run(capsys, tmp_path / "wheels", "--majors", "12")
    assert status == 3
    golden.check("needs_of_a_folder", output)
    status, output, _ = run(capsys, tmp_path / "wheels", "--majors", "12", "--json")
    assert [item["not_known"] for item in json.loads(output)] == [{}, {"libnvtiff.so.0 is missing": []}]
    assert [item["status"] for item in json.loads(output)] == ["met", "not known"]
    assert json.loads(output)[0]["files"][0]["opened"] == ["libnvrtc.so.12"]


def test_needs_with_a_required_library_of_other_numbering_is_met(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Toolkits do not contain this library, and its distribution does not have to be installed."""
    for name, symbol, distribution in (
        ("libcustatevec.so.1", "custatevecCreate", "cuquantum-cu12<24.11.0,>=23.3.0"),
        ("libcudnn.so.9", "cudnnCreate", "nvidia-cudnn-cu13==9.26.0.51"),
    ):
        library = fakes.build(tmp_path / "gone", f"int {symbol}(void) {{ return 0; }}", name=name)
        source = f"int {symbol}(void); int ask(void) {{ return {symbol}(); }}"
        module = fakes.build(tmp_path, source, LINK_ALWAYS, str(library), name="module.so")
        for requires, policy in (
            ("", "not met"),
            (f"Requires-Dist: {distribution}\n", "a required distribution"),
        ):
            path = tmp_path / "pkg-1-py3-none-any.whl"
            with zipfile.ZipFile(path, "w") as archive:
                archive.write(module, "pkg/module.so")
                archive.writestr("pkg-1.dist-info/METADATA", f"Name: pkg\n{requires}")
            status, output, _ = run(capsys, path, "--majors", "12,13")
            assert (status, output.endswith(f"not met: {name}, {symbol}\n")) == (
                int(not requires),
                not requires,
            )
            status, output, _ = run(capsys, path, "--policy", "--majors", "12")
            assert (status, f"  {policy}: {name}\n" in output) == (int(not requires), True)


def test_needs_with_policy_sorts_libraries_by_origin(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    """The libraries on this machine do not matter. None of the manylinux policies allows libgomp."""
    names = {"libcudart.so.12": "cudaFree", "libnobodys.so.1": "other", "libinside.so": "inside"}
    libraries = [
        fakes.build(tmp_path / "gone", f"int {symbol}(void) {{ return 0; }}", name=name)
        for name, symbol in names.items()
    ]
    source = "int cudaFree(void), other(void), inside(void), omp_get_num_threads(void);"
    source += "int ask(void) { return cudaFree() + other() + inside() + omp_get_num_threads(); }"
    flags = (LINK_ALWAYS, *map(str, libraries), "-l:libgomp.so.1", "-Wl,-rpath,$ORIGIN")
    module = fakes.build(tmp_path, source, *flags, name="module.so")
    path = tmp_path / "pkg-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(module, "pkg/module.so")
        archive.write(libraries[2], "pkg/libinside.so")
    status, output, _ = run(capsys, path, "--policy", "--majors", "12")
    assert status == 1
    golden.check("policy", output, path=path)
    status, output, _ = run(capsys, path, "--policy", "--json")
    assert json.loads(output)[0]["not_met"] == ["libcudart.so.12", "libgomp.so.1", "libnobodys.so.1"]
