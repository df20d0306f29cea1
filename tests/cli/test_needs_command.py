"""Tests for `python -m cudyn needs`: its output and its exit status."""

from __future__ import annotations

import json
import pathlib
import shutil
import subprocess
import sys
import zipfile

import pytest

import cudyn

from ..support import fakes
from ..support.command_line import main
from ..support.golden import Golden

LINK_ALWAYS = "-Wl,--no-as-needed"  # link libraries even if no symbol of them is used


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    """Run the `needs` command. Return its status, output and error output."""
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

    With `--majors`, the command assumes that the libraries of these major versions are installed.
    """
    path = build(tmp_path)
    status, output, errors = run(capsys, path)
    assert (status, errors) == (0, "")
    golden.check("met_needs", output, path=path, folder=tmp_path, machine=cudyn.needs(path).machine)
    moved_path = pathlib.Path(shutil.move(path, tmp_path / "deep.so"))
    for majors, expected_status in (("12", 0), ("11,12", 0), ("11,13", 1)):
        (tmp_path / "libcudart.so.12").unlink(missing_ok=True)
        status, *_ = run(capsys, moved_path, "--majors", majors)
        assert status == expected_status


@pytest.mark.parametrize("library_directory", ["pkg", "pkg.libs", "pkg-1.data/platlib/pkg"])
def test_needs_of_a_wheel_is_met_by_a_library_that_a_path_reaches(
    library_directory: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The wheel contains the library, but the module finds it only in one of the directories."""
    module = build(tmp_path)
    path = tmp_path / "pkg.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(module, "pkg/module.so")
        status, *_ = run(capsys, path)  # the file is not complete yet
        assert status == 2
        archive.write(tmp_path / "libcudart.so.12", f"{library_directory}/libcudart.so.12")
    status, output, _ = run(capsys, path)
    assert status == (1 if library_directory == "pkg.libs" else 0)
    assert f"{path}: wheel, 1 of 2 ELF files need CUDA's libraries" in output
    assert ("libcudart.so.12, which is not on the file's search path" in output) is (
        library_directory == "pkg.libs"
    )


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
    assert f"  not satisfied: requires a newer cudyn\n    {helper} (weak)\n" in output
    nothing = fakes.build(tmp_path, "int ask(void) { return 1; }", name="nothing.so")
    status, output, _ = run(capsys, nothing)
    assert status == 0
    assert output.splitlines()[1:] == ["  needs no symbols from CUDA's libraries", "all needs are met"]
    status, *_ = run(capsys, needing, nothing)
    assert status == 1


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
    """If the module is not linked with the library, a symbol must exist in all major versions.

    A versioned symbol must exist in the library of its version node.
    """
    source = "int cudaGetDeviceProperties_v2(void); int ask(void) { return cudaGetDeviceProperties_v2(); }"
    of_12 = fakes.build(tmp_path, source, name="of_12.so")
    all_ = fakes.build(
        tmp_path, "int cudaMalloc(void); int ask(void) { return cudaMalloc(); }", name="all.so"
    )
    monkeypatch.setenv("CUDYN_RUNTIME", "/no/such/file")
    status, *_ = run(capsys, all_, "--majors", "11,12,13")
    assert status == 0
    status, *_ = run(capsys, of_12, "--majors", "12")
    assert status == 0
    status, output, _ = run(capsys, of_12, "--majors", "12,13")
    assert status == 1
    assert output.endswith("not met: cudaGetDeviceProperties_v2\n")


def test_needs_of_a_folder_prints_one_line_per_wheel(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    """Each wheel has its own result, and the worst result determines the exit status."""
    for name, node in (("cudart", "libcudart.so.12"), ("dla", "libcudla.so.1")):
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
    assert [item["not_known"] for item in json.loads(output)] == [{}, {"libcudla.so.1 is missing": []}]
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
    excluded = ("--exclude", "libgomp*", "--exclude", "libnobodys*", "--exclude", "libcudart*")
    status, *_ = run(capsys, path, "--policy", *excluded)
    assert status == 0


# --- met, not met or not known


def build_missing(directory: pathlib.Path, calls: str, *names: str) -> pathlib.Path:
    """Build a module that calls functions, linked with libraries that are then removed.

    Each library defines the function with its name: libfoo.so defines foo.
    """
    libraries = []
    for name in names:
        function = {"libcudart.so.12": "cudaFree"}.get(name, name.removeprefix("lib").partition(".")[0])
        node = name if name.startswith("libcuda") else ""
        source = f"int {function}(void) {{ return 0; }}"
        libraries.append(fakes.build(directory / "gone", source, name=name, node=node))
    declared = "".join(f"int {name}(void);" for name in calls.split())
    source = f"{declared} int ask(void) {{ return {' + '.join(f'{name}()' for name in calls.split())}; }}"
    module = fakes.build(directory, source, LINK_ALWAYS, *map(str, libraries), name="module.so")
    for library in libraries:
        library.unlink()
    return module


def read_result(capsys: pytest.CaptureFixture[str], *arguments: str | pathlib.Path) -> tuple[int, list[str]]:
    """Run the command, and return the exit status and the lines of the result."""
    status, output, _ = run(capsys, *arguments)
    _, *result = (line for line in output.splitlines() if not line.startswith(" "))
    return status, result


def test_needs_with_a_typo_returns_1(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No release of the missing CUDA runtime exports the symbol."""
    module = build_missing(tmp_path, "cudaFree my_typo cudaFreeTypo", "libcudart.so.12")
    for flags in (("--majors", "12"), ("--majors", "12", "--manylinux", "2_28")):
        status, (line,) = read_result(capsys, module, *flags)
        assert (status, sorted(line.removeprefix("not met: ").split(", "))) == (
            1,
            ["cudaFreeTypo", "my_typo"],
        )
    status, *_ = read_result(capsys, module, "--majors", "13")
    assert status == 1
    status, (line,) = read_result(capsys, module)
    assert (status, "my_typo" in line, "libcudart.so.12" in line) == (1, True, True)


def test_needs_with_a_symbol_that_a_missing_library_may_define_returns_3(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It cannot be known whether the symbol exists, because libfoo.so cannot be read."""
    module = build_missing(tmp_path, "cudaFree foo", "libcudart.so.12", "libfoo.so")
    expected = ["not known: libfoo.so is missing: foo"]
    assert read_result(capsys, module, "--majors", "12") == (3, expected)
    assert read_result(capsys, module, "--majors", "12", "--allow-unknown") == (0, expected)
    # no system has the library according to the policy, and this machine does not have it either
    for flags in (("--majors", "12", "--manylinux", "2_28"), ("--manylinux", "2_28"), ()):
        status, lines = read_result(capsys, module, *flags)
        assert (status, lines[-1]) == (1, expected[0])
        assert lines[0].startswith("not met: ")
        assert "libfoo.so" in lines[0]
        assert "foo," not in lines[0]


def test_needs_with_several_missing_libraries_names_all(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = build_missing(tmp_path, "foo bar", "libfoo.so", "libbar.so")
    assert read_result(capsys, module, "--majors", "12") == (
        3,
        [
            "not known: libfoo.so is missing",
            "not known: libbar.so is missing",
            "not known: libfoo.so and libbar.so are missing: bar, foo",
        ],
    )


def test_needs_with_an_excluded_library_returns_0(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its symbols are not checked. Excluding a different library does not have this effect."""
    module = build_missing(tmp_path, "cudaFree foo", "libcudart.so.12", "libfoo.so")
    majors = ("--majors", "12")
    expected = ["not checked, because libfoo.so is excluded: foo", "all other needs are met"]
    assert read_result(capsys, module, *majors, "--exclude", "libfoo*") == (0, expected)
    status, *_ = read_result(capsys, module, *majors, "--exclude", "libbar*")
    assert status == 3
    # exclude a file, and not the library
    folder = ("--exclude", "module.so", "--exclude", "libfoo*")
    assert read_result(capsys, module.parent, *majors, *folder) == (0, ["all needs are met"])


def test_needs_with_a_version_that_a_library_lacks_returns_1(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for soname, node in (("libstdc++.so.6", "GLIBCXX_9.9.99"), ("libc.so.6", "GLIBC_2.99")):
        library = fakes.build(
            tmp_path / "gone", "int made_up(void) { return 0; }", "-nostdlib", name=soname, node=node
        )
        source = "int made_up(void); int ask(void) { return made_up(); }"
        module = fakes.build(tmp_path, source, LINK_ALWAYS, str(library), "-nostdlib", name="module.so")
        library.unlink()
        for flags in ((), ("--manylinux", "2_28"), ("--majors", "12")):
            assert read_result(capsys, module, *flags) == (1, [f"not met: {node} of {soname}"])


def test_needs_with_manylinux_does_not_depend_on_this_machine(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """This machine has a newer version of glibc, and no policy allows libgomp."""
    libc = fakes.build(
        tmp_path / "gone",
        "int memfd_create(void) { return 0; }",
        "-nostdlib",
        name="libc.so.6",
        node="GLIBC_2.27",
    )
    source = "int memfd_create(void); int ask(void) { return memfd_create(); }"
    module = fakes.build(tmp_path, source, LINK_ALWAYS, str(libc), "-nostdlib", name="module.so")
    assert read_result(capsys, module, "--manylinux", "2_28") == (0, ["all needs are met"])
    assert read_result(capsys, module, "--manylinux", "2014") == (1, ["not met: GLIBC_2.27 of libc.so.6"])
    source = "int omp_get_num_threads(void); int ask(void) { return omp_get_num_threads(); }"
    module = fakes.build(tmp_path, source, LINK_ALWAYS, "-l:libgomp.so.1", name="module.so")
    status, lines = read_result(capsys, module, "--manylinux", "2_34")
    assert (status, lines[0]) == (1, "not met: libgomp.so.1")
    status, *_ = run(capsys, module, "--manylinux", "2")
    assert status == 2


def test_needs_of_python_checks_the_abi_of_the_name(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """PyDict_Pop is exported from 3.13 on. PyType_FromModuleAndSpec is in the stable ABI from 3.10 on."""
    source = "int {0}(void); int ask(void) {{ return {0}(); }}"
    new = fakes.build(tmp_path, source.format("PyDict_Pop"), name="new.so")
    stable = fakes.build(tmp_path, source.format("PyType_FromModuleAndSpec"), name="stable.so")
    private = fakes.build(tmp_path, source.format("PyFrame_GetLasti"), name="private.so")
    names = {
        "a.cpython-313-x86_64-linux-gnu.so": (new, 0),
        "b.cpython-312-x86_64-linux-gnu.so": (new, 1),
        "c.abi3.so": (stable, 0),
        "d.abi3.so": (private, 1),
    }
    for name, (file, expected) in names.items():
        path = tmp_path / name
        path.write_bytes(file.read_bytes())
        status, *_ = read_result(capsys, path, "--manylinux", "2_34")
        assert status == expected
        status, *_ = read_result(capsys, path)
        assert status == expected
    for tag, expected in (("cp310-abi3", 0), ("cp39-abi3", 1), ("cp312-cp312", 0), ("py3-none", 3)):
        path = tmp_path / f"pkg-1-{tag}-manylinux_2_34_x86_64.whl"
        with zipfile.ZipFile(path, "w") as archive:
            archive.write(stable, "pkg/module.so")
        status, *_ = read_result(capsys, path, "--manylinux", "2_34")
        assert status == expected
    assert read_result(capsys, tmp_path / "b.cpython-312-x86_64-linux-gnu.so", "--manylinux", "2_34")[1] == [
        "not met: PyDict_Pop (exported by Python 3.13, 3.14, 3.15)"
    ]


def test_needs_of_a_module_for_the_stable_abi_checks_the_running_python(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python exports PyFrame_GetLasti, and PyType_FromModuleAndSpec is in the stable ABI from 3.10 on."""
    source = "int {0}(void); int ask(void) {{ return {0}(); }}"
    for name, version, expected in (
        ("PyFrame_GetLasti", (3, 12), (1, "not in the stable ABI")),
        ("PyType_FromModuleAndSpec", (3, 10), (0, "all needs are met")),
        ("PyType_FromModuleAndSpec", (3, 9), (1, "in the stable ABI since Python 3.10")),
    ):
        module = fakes.build(tmp_path, source.format(name), name="module.abi3.so")
        monkeypatch.setattr(sys, "version_info", (*version, 0, "final", 0))
        status, (line,) = read_result(capsys, module)
        monkeypatch.undo()
        assert status == expected[0]
        assert expected[1] in line


def test_needs_with_github_prints_annotations(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    module = build_missing(tmp_path, "cudaFree foo", "libcudart.so.12", "libfoo.so")
    status, output, _ = run(capsys, module, "--majors", "12", "--github")
    assert status == 3
    golden.check("github", "\n".join(output.splitlines()[-2:]), path=module)
    module = build_missing(tmp_path, "cudaFree my_typo", "libcudart.so.12")
    status, output, _ = run(capsys, module, "--majors", "12", "--github")
    assert (status, output.splitlines()[-1]) == (
        1,
        f"::error file={module},title=cudyn needs::not met: my_typo",
    )


def test_needs_with_json_tells_the_results_apart(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = build_missing(tmp_path, "cudaFree foo", "libcudart.so.12", "libfoo.so")
    status, output, _ = run(capsys, module, "--majors", "12", "--json")
    (report,) = json.loads(output)
    assert (status, report["status"], report["not_met"]) == (3, "not known", [])
    assert report["not_known"] == {"libfoo.so is missing": ["foo"]}
    symbols = {symbol["symbol"]: symbol for symbol in report["files"][0]["symbols"]}
    assert symbols["foo"]["unknown"] == ["libfoo.so"]
    assert symbols["cudaFree"]["satisfied"] == "CUDA release"


def test_needs_of_a_wheel_with_an_uninstalled_requirement_is_not_known(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The required distribution may contain the library."""
    module = build_missing(tmp_path, "foo", "libfoo.so")
    path = tmp_path / "pkg-1-py3-none-manylinux_2_28_x86_64.whl"
    for requirement, expected in (("nobodys-package", 3), ("pytest", 1)):
        with zipfile.ZipFile(path, "w") as archive:
            archive.write(module, "pkg/module.so")
            archive.writestr("pkg-1.dist-info/METADATA", f"Name: pkg\nRequires-Dist: {requirement}\n")
        status, *_ = read_result(capsys, path, "--manylinux", "2_28")
        assert status == expected


def test_needs_with_many_names_is_not_damaged(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An error for a damaged file names the file."""
    source = tmp_path / "many.s"
    prefix = "_ZN10tensorflow" + "9something" * 18
    lines = [f".globl {prefix}{number}\n{prefix}{number}:\n" for number in range(120_000)]
    source.write_text(".text\n" + "".join(lines) + ".globl other\nother: ret\n")
    library = tmp_path / "libmany.so"
    command = ["gcc", "-shared", "-o", str(library), str(source), "-Wl,-soname,libmany.so"]
    subprocess.run(command, check=True, capture_output=True)
    text = "int other(void), typo(void); int ask(void) { return other() + typo(); }"
    module = fakes.build(tmp_path, text, LINK_ALWAYS, str(library), "-Wl,-rpath,$ORIGIN", name="module.so")
    assert read_result(capsys, module) == (1, ["not met: typo"])
    module.write_bytes(module.read_bytes()[:3000])
    status, _, errors = run(capsys, module)
    assert (status, str(module) in errors) == (2, True)
