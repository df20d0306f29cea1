"""Tests for libraries that need other libraries, an older release of which is found first or already loaded.

The libraries are fakes in the layout of NVIDIA's wheels. Each test runs in its own process.
"""

from __future__ import annotations

import pathlib
import shutil
import sys
from typing import Any

import pytest

from ...conftest import python_json, run_python
from ...support import fakes, real

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what Linux's system loader does")

LINKER = "libnvJitLink.so.12"
SPARSE = "libcusparse.so.12"
PROPERTY = """
int {prefix}GetProperty(int kind, int *value) {{
    *value = kind ? kind == 1 ? 5 : 4 : 12;
    return {call};
}}
"""


# The libraries precede the source in the command line, so the linker would omit them.
LINKED = "-Wl,--no-as-needed"


def source_of_linker(*minors: int) -> str:
    """Return the source of an nvJitLink that exports a function for each of these minor versions."""
    return "".join(f"int __nvJitLinkCreate_12_{minor}(void) {{ return 0; }}\n" for minor in minors)


class Site:
    """A directory like site-packages, with a cuSPARSE that needs nvJitLink 12.6, and an older nvJitLink.

    Attributes:
        path: The directory itself.
        sparse: The file of cuSPARSE.
        new: The file of nvJitLink 12.6, in the directory of its wheel.
        old: The file of nvJitLink 12.1, in a separate directory.
    """

    def __init__(self, folder: pathlib.Path, nodes: tuple[str, str] = (LINKER, LINKER)) -> None:
        self.path = folder / "site"
        nvidia = self.path / "nvidia"
        old_node, new_node = nodes
        old_source = source_of_linker(1)
        self.old = fakes.build(folder / "old", old_source, name=LINKER, node=old_node)
        self.new = fakes.build(nvidia / "nvjitlink/lib", source_of_linker(1, 6), name=LINKER, node=new_node)
        call = "__nvJitLinkCreate_12_6()"
        source = "int __nvJitLinkCreate_12_6(void);" + PROPERTY.format(prefix="cusparse", call=call)
        self.sparse = fakes.build(
            nvidia / "cusparse/lib", source, LINKED, str(self.new), name=SPARSE, node=SPARSE
        )

    def environment(self, has_old: bool) -> dict[str, str]:
        """Return the variables of a child process, in which the system loader may find the old nvJitLink."""
        old = {"LD_LIBRARY_PATH": str(self.old.parent)} if has_old else {}
        return {"PYTHONPATH": str(self.path), "CUDA_HOME": "", "CUDA_PATH": "", "CONDA_PREFIX": "", **old}

    def run(self, code: str, has_old: bool = True, preload: pathlib.Path | None = None) -> Any:
        """Return the output of a program that can use cudyn and `mapped()`, which lists open files."""
        head = f"""
import ctypes, json
if {str(preload or "")!r}:
    kept = ctypes.CDLL({str(preload or "")!r})
import cudyn
from cudyn._bindings.libraries import dl
def mapped():
    return sorted({{name for _, _, name in dl.read_maps() if "/libnv" in name or "/libcu" in name}})
"""
        return python_json(head + code, env=self.environment(has_old))


STATE = """
error = cudyn.cusparse.load_error
print(json.dumps([cudyn.cusparse.version, str(error or ""), mapped()]))
"""


@pytest.mark.parametrize("has_old", [False, True])
@pytest.mark.parametrize("is_loaded", [False, True])
def test_older_needed_library_does_not_hide_the_newer_one(
    has_old: bool, is_loaded: bool, tmp_path: pathlib.Path
) -> None:
    """The older nvJitLink is in LD_LIBRARY_PATH, already loaded, or both.

    The newer nvJitLink is next to cuSPARSE, which needs it.
    """
    site = Site(tmp_path)
    preload = site.old if is_loaded else None
    version, message, mapped = site.run(STATE, has_old, preload)
    assert (version, message) == ([12, 5], "")
    expected_files = [site.new, site.sparse]
    if is_loaded:
        expected_files.append(site.old)
    assert mapped == sorted(map(str, expected_files))


@pytest.mark.parametrize("call", ["cudyn.load_library({path!r})", "cudyn.cusparse.cusparseGetProperty"])
def test_every_way_to_open_a_library_finds_the_needed_library(call: str, tmp_path: pathlib.Path) -> None:
    site = Site(tmp_path)
    code = f"{call.format(path=str(site.sparse))}\nprint(json.dumps(mapped()))"
    expected = sorted(map(str, [site.new, site.old, site.sparse]))
    assert site.run(code, preload=site.old) == expected


def test_library_stays_bound_after_it_was_opened_with_a_second_copy(tmp_path: pathlib.Path) -> None:
    """Calls work after the handles that were opened for the search are closed."""
    site = Site(tmp_path)
    code = "print(json.dumps([cudyn.cusparse.cusparseGetProperty(0) for _ in range(3)]))"
    assert site.run(code, preload=site.old) == [12, 12, 12]


def test_older_needed_library_without_a_version_node_is_reported_with_both_files(
    tmp_path: pathlib.Path,
) -> None:
    """glibc checks version nodes against the first library with that name, so no other copy can be used."""
    site = Site(tmp_path, ("NVJITLINK_12_1", "NVJITLINK_12_6"))
    version, _, mapped = site.run(STATE)
    assert (version, mapped) == ([12, 5], [str(site.sparse), str(site.new)])
    version, message, mapped = site.run(STATE, preload=site.old)
    assert (version, mapped) == (None, [str(site.old)])
    assert (
        f"{site.sparse} needs NVJITLINK_12_6 of {LINKER}. {site.new} has it, but this process has "
        f"already loaded {site.old}, which does not have it"
    ) in message
    assert f"What to do: remove {site.old.parent} from LD_LIBRARY_PATH; or use this library before" in message


def test_older_needed_library_with_global_symbols_is_not_mixed_with_a_second_copy(
    tmp_path: pathlib.Path,
) -> None:
    """If one of two needed symbols would come from the older copy, the library is not opened."""
    site = Site(tmp_path)
    source = "int __nvJitLinkCreate_12_1(void); int __nvJitLinkCreate_12_6(void);"
    call = "__nvJitLinkCreate_12_1() + __nvJitLinkCreate_12_6()"
    source += PROPERTY.format(prefix="cusparse", call=call)
    fakes.build(site.sparse.parent, source, LINKED, str(site.new), name=SPARSE, node=SPARSE)
    code = f"kept = ctypes.CDLL({str(site.old)!r}, mode=ctypes.RTLD_GLOBAL)\n{STATE}"
    version, message, mapped = site.run(code, has_old=False)
    assert (version, mapped) == (None, [str(site.old)])
    assert "prefers its symbols, because it was opened with RTLD_GLOBAL" in message
    assert site.run(STATE, has_old=False, preload=site.old)[0] == [12, 5]


def test_unsuitable_needed_library_is_the_same_finding_everywhere(tmp_path: pathlib.Path) -> None:
    """The exception, the report and `needs` contain it, even if nvJitLink is used first."""
    site = Site(tmp_path)
    shutil.copy(site.old, site.new)
    record = site.path / "nvidia_nvjitlink_cu12-12.1.105.dist-info" / "RECORD"
    record.parent.mkdir()
    record.write_text(f"nvidia/nvjitlink/lib/{LINKER},sha256=x,1\n")
    finding = (
        f"{site.sparse} needs a suitable {LINKER}: {site.new} (12.1.105) does not have __nvJitLinkCreate_12_6"
    )
    for start in ("", "cudyn.nvjitlink.available\n"):
        error, hint, needs, report = site.run(
            f"""{start}
error = cudyn.cusparse.load_error
needs = str(cudyn.needs({str(site.sparse)!r}))
report = " ".join(str(cudyn.report()).split())
print(json.dumps([str(error), error.hint, needs, report]))
""",
            has_old=False,
        )
        remark = ", which is already loaded," if start else ""
        text = finding.replace(" does", f"{remark} does")
        assert text in error
        assert hint == "pip install --upgrade nvidia-nvjitlink-cu12"
        assert text in needs
        assert text in report


def test_missing_needed_library_is_named(tmp_path: pathlib.Path) -> None:
    site = Site(tmp_path)
    site.new.unlink()
    version, message, _ = site.run(STATE, has_old=False)
    assert version is None
    assert f"{site.sparse} needs {LINKER}, which was not found" in message
    assert 'What to do: pip install "cudyn[compile]"' in message


def test_needs_reports_the_file_that_cudyn_opens(tmp_path: pathlib.Path) -> None:
    site = Site(tmp_path)
    code = f"""
needs = cudyn.needs({str(site.sparse)!r})
print(json.dumps([needs.missing, len(needs.unmet), [*needs.through_cudyn.values()]]))
"""
    assert site.run(code) == [[], 0, [f"{site.new} (next to it)"]]


# --- other libraries that need each other


def test_solver_opens_the_chain_of_its_libraries(tmp_path: pathlib.Path) -> None:
    """CuSOLVER needs cuBLAS, which needs cuBLASLt, and cuSPARSE, which needs nvJitLink.

    An older release of each of them is in LD_LIBRARY_PATH.
    """
    site = Site(tmp_path)
    nvidia = site.path / "nvidia"
    for folder, is_new in ((tmp_path / "old", False), (nvidia / "cublas/lib", True)):
        lt_source = f"int cublasLtOf{'New' if is_new else 'Old'}(void) {{ return 0; }}"
        lt = fakes.build(folder, lt_source, name="libcublasLt.so.12", node="libcublasLt.so.12")
        name = "New" if is_new else "Old"
        source = f"int cublasLtOf{name}(void); int cublasOf{name}(void) {{ return cublasLtOf{name}(); }}"
        fakes.build(folder, source, LINKED, str(lt), name="libcublas.so.12", node="libcublas.so.12")
    fakes.build(tmp_path / "old", "int cusparseOld;", name=SPARSE, node=SPARSE)
    calls = "cublasOfNew() + cusparseGetProperty(3, &(int){0})"
    source = "int cublasOfNew(void); int cusparseGetProperty(int, int *);"
    source += PROPERTY.format(prefix="cusolver", call=calls)
    flags = [str(nvidia / "cublas/lib/libcublas.so.12"), str(site.sparse)]
    flags += [f"-Wl,-rpath-link,{nvidia / 'cublas/lib'}", f"-Wl,-rpath-link,{nvidia / 'nvjitlink/lib'}"]
    solver = fakes.build(nvidia / "cusolver/lib", source, LINKED, *flags, name="libcusolver.so.11")
    code = "print(json.dumps([cudyn.cusolver.version, str(cudyn.cusolver.load_error or ''), mapped()]))"
    version, message, mapped = site.run(code)
    assert (version, message) == ([12, 5], "")
    assert {str(solver), str(site.new), str(site.sparse)} < {*mapped}
    assert all(str(tmp_path / "old") not in file for file in mapped)


def test_parts_of_cudnn_are_opened_from_its_directory(tmp_path: pathlib.Path) -> None:
    """Otherwise the loader would mix parts of an older cuDNN from LD_LIBRARY_PATH with the new one."""
    site = tmp_path / "site"
    new, old = site / "nvidia/cudnn/lib", tmp_path / "old"
    for folder in (old, new):
        graph = fakes.build(
            folder, "int cudnnGraph(void) { return 0; }", name="libcudnn_graph.so.9", node="n"
        )
        source = "int cudnnGraph(void); int cudnnOps(void) { return cudnnGraph(); }"
        fakes.build(folder, source, LINKED, str(graph), name="libcudnn_ops.so.9")
    fakes.build(new, "unsigned long cudnnGetVersion(void) { return 91000; }", name="libcudnn.so.9")
    env = {"PYTHONPATH": str(site), "LD_LIBRARY_PATH": str(old)}
    code = """
import json
import cudyn
from cudyn._bindings.libraries import dl
version = cudyn.cudnn.version
print(json.dumps([version, sorted({name for _, _, name in dl.read_maps() if "/libcudnn" in name})]))
"""
    names = ("libcudnn.so.9", "libcudnn_graph.so.9", "libcudnn_ops.so.9")
    assert python_json(code, env=env) == [[9, 10], [str(new / name) for name in names]]


# --- real libraries


@pytest.mark.slow
def test_real_cusparse_with_an_older_nvjitlink_in_the_process_is_loaded(tmp_path: pathlib.Path) -> None:
    sparse, linker = real.library("cusparse", 12), real.library("nvjitlink", 12)
    old = fakes.build(tmp_path, source_of_linker(0, 1), name=LINKER, node=LINKER)
    process = run_python(
        f"import ctypes; kept = ctypes.CDLL({str(old)!r}); import cudyn; cudyn.cusparse.require('12.0')",
        env={"PYTHONPATH": f"{sparse}:{linker}"},
    )
    assert process.returncode == 0, process.stderr
