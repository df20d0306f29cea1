"""Tests for directories with stubs, and for programs that use them with and without real libraries."""

from __future__ import annotations

import ctypes
import json
import os
import pathlib
import signal
import subprocess
import sys
from collections.abc import Callable

import pytest

import cudyn
from cudyn._stubs import stub_folder
from cudyn._stubs.resolver import Refusal
from cudyn._stubs.stub_folder import MANIFEST, UNLINKED, list_outdated, make_stub_folder, write_folder

from ..support import fakes
from ..support.messages import raises
from .children import LINKED

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason=f"no stubs for {sys.platform}")

CUDART = """
int cudaDeviceSynchronize(void) { return 77; }
int cudaRuntimeGetVersion(int *v) { *v = 12090; return 0; }
"""
MODULE = """
#include <stdio.h>
int cudaDeviceSynchronize(void); int cudaRuntimeGetVersion(int *);
int (*in_data)(void) = cudaDeviceSynchronize;
int call_library(void) { return cudaDeviceSynchronize() + in_data(); }
int version(void) { int v = -1; return cudaRuntimeGetVersion(&v) ? -2 : v; }
"""
CODE = "import ctypes, sys; m = ctypes.CDLL(sys.argv[1]); print(m.call_library(), m.version())"


def link_module(
    directory: pathlib.Path, *flags: str, source: str = MODULE, soname: str = "libcudart.so.12"
) -> pathlib.Path:
    """Build a module linked with a fake NVIDIA library, and then move the library to `real`."""
    real = directory / "real" / soname
    if not real.exists():
        fakes.build(directory / "real", CUDART, name=soname, node=soname)
    return fakes.build(directory, source, LINKED, str(real), *flags, name="module.so")


def write_stubs(module: pathlib.Path, directory: pathlib.Path, *aside: str) -> stub_folder.StubFolder:
    """Write the stubs for a module while its library is missing."""
    real = module.parent / "real"
    away = real.rename(module.parent / "away")
    built = make_stub_folder({"module": cudyn.needs(module)}, extra_folders=aside)
    away.rename(real)
    write_folder(built, str(directory))
    return built


def run_module(
    module: pathlib.Path, *directories: pathlib.Path, code: str = CODE
) -> subprocess.CompletedProcess[str]:
    """Run code with a module in a new process. The system loader searches these directories."""
    env = {**os.environ, "LD_LIBRARY_PATH": ":".join(map(str, directories))}
    command = [sys.executable, "-c", code, str(module)]
    return subprocess.run(command, env=env, capture_output=True, text=True)


STUB_OUTPUT = "70 "  # cudaErrorInsufficientDriver, twice
REAL_OUTPUT = "154 12090\n"


def test_program_runs_with_only_the_stub_directory(tmp_path: pathlib.Path) -> None:
    module = link_module(tmp_path)
    built = write_stubs(module, tmp_path / "stubs")
    assert built.sonames == ("libcudart.so.12",)
    assert "libcudart.so.12" in run_module(module).stderr
    process = run_module(module, tmp_path / "stubs")
    assert (process.stdout, process.stderr) == ("70 12090\n", "")


THREAD_LOCAL = "extern __thread int cudaOwn{0}; int call_library(void) {{ return cudaOwn; }}"


def link_thread_local(directory: pathlib.Path, attribute: str = "") -> pathlib.Path:
    """Build a module that uses a thread-local variable of a missing library."""
    real = fakes.build(directory / "real", "__thread int cudaOwn = 5;", name="libcudart.so.12")
    module = fakes.build(directory, THREAD_LOCAL.format(attribute), LINKED, str(real), name="module.so")
    real.unlink()
    return module


CALLS: dict[str, Callable[[pathlib.Path], object]] = {
    "make_stub_folder": lambda module: make_stub_folder({"module": cudyn.needs(module)}),
    "load_library": cudyn.load_library,
    "provide": lambda module: cudyn.provide(cudyn.needs(module)),
}


@pytest.mark.parametrize("name", CALLS)
def test_thread_local_variable_is_rejected_by_name(tmp_path: pathlib.Path, name: str) -> None:
    module = link_thread_local(tmp_path)
    with raises((Refusal, cudyn.LoadError)):
        CALLS[name](module)


def test_weak_thread_local_variable_has_no_stub(tmp_path: pathlib.Path) -> None:
    module = link_thread_local(tmp_path, " __attribute__((weak))")
    built = make_stub_folder({"module": cudyn.needs(module)})
    assert built.sonames == ("libcudart.so.12",)
    assert b"cudaOwn\0" not in b"".join(built.files.values())


def test_two_runs_write_the_same_bytes(tmp_path: pathlib.Path) -> None:
    """This also applies if the system loader finds the directory of the first run."""
    module = link_module(tmp_path)
    first = write_stubs(module, tmp_path / "stubs")
    code = f"""
import cudyn, sys
from cudyn._stubs.stub_folder import make_stub_folder, write_folder
write_folder(make_stub_folder({{"module": cudyn.needs(sys.argv[1])}}), {str(tmp_path / "again")!r})
"""
    (tmp_path / "real").rename(tmp_path / "away")
    process = run_module(module, tmp_path / "stubs", code=code)
    assert process.returncode == 0, process.stderr
    again = {path.name: path.read_bytes() for path in (tmp_path / "again").iterdir()}
    assert again == dict(first.files)


@pytest.mark.parametrize(
    ("flags", "directory_from"),
    [
        (["-Wl,--disable-new-dtags,-rpath,$ORIGIN/real"], "RPATH"),
        (["-Wl,--enable-new-dtags,-rpath,$ORIGIN/real"], "RUNPATH"),
        ([], "aside"),
    ],
    ids=["RPATH", "RUNPATH", "aside"],
)
def test_real_library_is_preferred_if_it_exists(
    flags: list[str], directory_from: str, tmp_path: pathlib.Path
) -> None:
    """The file or the caller specifies the library's directory. Otherwise, the stub is used."""
    module = link_module(tmp_path, *flags)
    write_stubs(module, tmp_path / "stubs", *([str(tmp_path / "real")] if directory_from == "aside" else []))
    assert run_module(module, tmp_path / "stubs").stdout == REAL_OUTPUT
    (tmp_path / "real").rename(tmp_path / "away")
    assert run_module(module, tmp_path / "stubs").stdout.startswith(STUB_OUTPUT)


def test_stub_on_a_machine_with_a_driver_warns_once(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The warning is printed when the stub is loaded, unless the real library was loaded before."""
    monkeypatch.setattr(stub_folder, "_DRIVER", str(tmp_path / "driver"))
    module = link_module(tmp_path)
    write_stubs(module, tmp_path / "stubs", str(tmp_path / "real"))
    (tmp_path / "driver").touch()
    assert run_module(module, tmp_path / "stubs").stderr == ""
    (tmp_path / "real").rename(tmp_path / "away")
    output = run_module(module, tmp_path / "stubs").stderr
    assert output.startswith(
        "cudyn: libcudart.so.12 is a stub: it reports that there is no driver, but this "
    )
    assert output.count("\n") == 1
    (tmp_path / "driver").unlink()
    assert run_module(module, tmp_path / "stubs").stderr == ""


def test_stub_contains_all_functions_of_the_table(tmp_path: pathlib.Path) -> None:
    """The functions have the version node that the files require. The manifest has the number of symbols."""
    built = write_stubs(link_module(tmp_path), tmp_path / "stubs")
    library = ctypes.CDLL(str(tmp_path / "stubs" / "libcudart.so.12"))
    find = ctypes.CDLL(None).dlvsym
    find.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p]
    find.restype = ctypes.c_void_p
    for name in (b"cudaMemcpyAsync", b"cudaDeviceSynchronize", b"__cudaRegisterFatBinary"):
        assert find(library._handle, name, b"libcudart.so.12")
    facts = json.loads((tmp_path / "stubs" / MANIFEST).read_text())
    assert facts["for"] == ["module"]
    assert facts["libraries"]["libcudart.so.12"]["symbols"] == built.size > 400


def test_stub_reports_the_versions_that_the_package_requires(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This includes cudnnGetProperty, which torch calls. It does not write an unknown property."""
    source = "int cudnnGetVersion(void) { return 0; } int cudnnGetProperty(int a, int *b) { return 0; }"
    cudnn = fakes.build(tmp_path / "gone", source, name="libcudnn.so.9")
    site = tmp_path / "site"
    source = """
        unsigned long cudnnGetVersion(void);
        int cudnnGetProperty(int, int *), cudaRuntimeGetVersion(int *);
        int call_library(int property) {
            int n = -7, status = cudnnGetProperty(property, &n);
            return 1000 * status + n;
        }
        int version(void) { return (int)cudnnGetVersion(); }
        int runtime(void) { int n; return cudaRuntimeGetVersion(&n) ? -1 : n; }
    """
    cudart = fakes.build(tmp_path / "gone", CUDART, name="libcudart.so.13", node="libcudart.so.13")
    module = fakes.build(site / "pkg", source, LINKED, str(cudnn), str(cudart), name="module.so")
    cudnn.unlink()
    cudart.unlink()
    info = site / "pkg_name-1.0.dist-info"
    info.mkdir()
    requires = "nvidia-cudnn-cu13==9.10.2.21; platform_system == 'Linux'", "cuda-toolkit[cudart]==13.0.2"
    lines = "".join(f"Requires-Dist: {line}\n" for line in requires)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: pkg-name\nVersion: 1.0\n{lines}")
    (info / "RECORD").write_text("pkg/module.so,,\n")
    monkeypatch.syspath_prepend(str(site))
    named = stub_folder.name_packages([cudyn.needs(distribution="pkg-name")])
    assert list(named) == ["pkg-name 1.0"]
    write_folder(make_stub_folder(named), str(tmp_path / "stubs"))
    code = """
import ctypes, sys; m = ctypes.CDLL(sys.argv[1])
print([m.call_library(which) for which in (0, 1, 2)], m.call_library(3), m.version(), m.runtime())
"""
    bad_parameter = 2000
    output = f"[9, 10, 2] {1000 * bad_parameter - 7} 91002 13000\n"
    assert run_module(module, tmp_path / "stubs", code=code).stdout == output
    directories = [str(tmp_path / "stubs"), str(tmp_path / "nothing")]
    assert [*list_outdated("pkg-name", directories)] == []
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pkg-name\nVersion: 2.0\n")
    (output,) = list_outdated("pkg-name", directories)
    assert (
        output
        == f"the stubs in {directories[0]} are for pkg-name 1.0, not for pkg-name 2.0: write them again"
    )


def test_library_of_another_vendor_has_no_stub(tmp_path: pathlib.Path) -> None:
    other = fakes.build(tmp_path / "gone", "int other(void) { return 0; }", name="libnobodys.so.0")
    source = MODULE + "int other(void); int more(void) { return other(); }"
    module = link_module(tmp_path, str(other), source=source)
    other.unlink()
    built = write_stubs(module, tmp_path / "stubs")
    assert (built.sonames, built.unmet) == (("libcudart.so.12",), ("libnobodys.so.0",))
    assert json.loads(built.files[MANIFEST])["not_made"] == ["libnobodys.so.0"]


def test_package_without_compiled_files_changes_nothing(tmp_path: pathlib.Path) -> None:
    module = link_module(tmp_path)
    (tmp_path / "real").rename(tmp_path / "away")
    (tmp_path / "pure").mkdir()
    pure = cudyn.needs(tmp_path / "pure")
    assert (pure.missing, pure.unmet) == ((), ())
    alone = make_stub_folder({"module": cudyn.needs(module)})
    assert make_stub_folder({"module": cudyn.needs(module), "pure": pure}).sonames == alone.sonames
    assert make_stub_folder({"pure": pure}).sonames == ()


def test_symbols_of_unlinked_files_are_in_a_library_for_preloading(tmp_path: pathlib.Path) -> None:
    source = "int cudaMalloc(void **, long); int call_library(void) { void *p; return cudaMalloc(&p, 1); }"
    module = fakes.build(tmp_path, source, name="module.so")
    env = {"CUDYN_RUNTIME": "/no/such/file", "LD_LIBRARY_PATH": str(tmp_path / "hidden")}
    process = subprocess.run(
        [sys.executable, "-m", "cudyn", "stub", "--for", module, "-o", tmp_path / "stubs", "--major", "12"],
        env={**os.environ, **env, "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
    )
    assert (process.returncode, process.stderr) == (0, "")
    unlinked = tmp_path / "stubs" / UNLINKED
    if not unlinked.exists():
        pytest.skip("this process sees a cudaMalloc")
    code = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).call_library())"
    env = {**os.environ, "LD_PRELOAD": str(unlinked)}
    process = subprocess.run([sys.executable, "-c", code, module], env=env, capture_output=True, text=True)
    assert process.stdout == "35\n", process.stderr


def test_variable_of_unknown_size_ends_at_a_page_without_access(tmp_path: pathlib.Path) -> None:
    """Accesses beyond its page of zeros must not reach other data."""
    gone = fakes.build(tmp_path / "gone", "long cudlaA = 5, cudlaB = 6;", name="libcudla.so.1")
    source = "extern long cudlaA, cudlaB; long *a(void) { return &cudlaA; } long *b(void) { return &cudlaB; }"
    module = fakes.build(tmp_path, source, LINKED, str(gone), name="module.so")
    gone.unlink()
    write_folder(make_stub_folder({"module": cudyn.needs(module)}), str(tmp_path / "stubs"))
    code = """
import ctypes, sys; m = ctypes.CDLL(sys.argv[1])
m.a.restype = m.b.restype = ctypes.c_void_p
zeros = [ctypes.string_at(at, 4096) == bytes(4096) for at in (m.a(), m.b())]
ctypes.memset(m.a(), 1, 4096)
class Info(ctypes.Structure): _fields_ = [(n, ctypes.c_char_p) for n in ("file", "base", "name", "at")]
info = Info(); find = ctypes.CDLL(None).dladdr; find.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
find(m.a() + 4096, ctypes.addressof(info))
print(zeros, ctypes.string_at(m.b(), 4096) == bytes(4096), info.name.decode(), flush=True)
ctypes.memset(m.a() + 4096, 1, 65536)
"""
    process = run_module(module, tmp_path / "stubs", code=code)
    assert (process.stdout, process.returncode) == ("[True, True] True cudlaA\n", -signal.SIGSEGV)


@pytest.mark.parametrize("method", ["files", "provide"])
def test_variable_declared_in_a_header_has_its_size(method: str, tmp_path: pathlib.Path) -> None:
    """A program copies as many bytes as the symbol has (R_X86_64_COPY)."""
    source = "void *const CUTENSOR_COMPUTE_DESC_32F = 0, *const CUTENSOR_COMPUTE_DESC_64F = 0;"
    gone = fakes.build(tmp_path / "gone", source, name="libcutensor.so.2", node="libcutensor.2.0.0")
    name = "CUTENSOR_COMPUTE_DESC_32F"
    source = f"extern void *const {name}; const void *call_library(void) {{ return &{name}; }}"
    module = fakes.build(tmp_path, source, LINKED, str(gone), name="module.so")
    gone.unlink()
    code = """
import ctypes, sys
if sys.argv[2:] == ["provide"]:
    import cudyn
    assert not cudyn.provide(cudyn.needs(sys.argv[1])).unknown
m = ctypes.CDLL(sys.argv[1]); m.call_library.restype = ctypes.c_void_p
class Symbol(ctypes.Structure): _fields_ = [(n, ctypes.c_uint64) for n in ("name", "at", "size")]
class Info(ctypes.Structure): _fields_ = [(n, ctypes.c_char_p) for n in ("file", "base", "name", "at")]
info = Info(); symbol = ctypes.POINTER(Symbol)(); find = ctypes.CDLL(None).dladdr1
find.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]
find(m.call_library(), ctypes.addressof(info), ctypes.addressof(symbol), 1)  # RTLD_DL_SYMENT
print(info.name.decode(), symbol[0].size, ctypes.string_at(m.call_library(), 8) == bytes(8))
"""
    directory = tmp_path / "stubs"
    if method == "files":
        built = make_stub_folder({"module": cudyn.needs(module)})
        write_folder(built, str(directory))
        # the stub contains all variables in the table
        library = ctypes.CDLL(str(directory / "libcutensor.so.2"))
        assert ctypes.c_void_p.in_dll(library, "CUTENSOR_COMPUTE_DESC_16F").value is None
    env = {**os.environ, "PYTHONPATH": os.getcwd(), "LD_LIBRARY_PATH": str(directory)}
    process = subprocess.run(
        [sys.executable, "-c", code, str(module), method], env=env, capture_output=True, text=True
    )
    assert process.stdout == "CUTENSOR_COMPUTE_DESC_32F 8 True\n", process.stderr


def test_cudyn_does_not_use_a_stub_as_a_library(tmp_path: pathlib.Path) -> None:
    source = "int cuInit(int); int cuDriverGetVersion(int *); int call_library(void) { return cuInit(0); }"
    driver = fakes.build(tmp_path / "gone", fakes.ECHO_DRIVER, "-DVERSION=12040", name="libcuda.so.1")
    module = fakes.build(tmp_path, source, LINKED, str(driver), name="module.so")
    driver.unlink()
    built = make_stub_folder({"module": cudyn.needs(module)})
    if not built.sonames:
        pytest.skip("the system loader finds a driver")
    write_folder(built, str(tmp_path / "stubs"))
    code = """
import ctypes, sys; stub = ctypes.CDLL(sys.argv[1])
import cudyn
attempts = cudyn.driver.load_error.attempts
rejected = [attempt for attempt in attempts if "a stub, which reports" in attempt.message]
print(stub.call_library(), cudyn.driver.available, len(rejected) >= 2)
print(cudyn.needs(sys.argv[1]).missing)
"""
    env = {**os.environ, "PYTHONPATH": os.getcwd(), "LD_LIBRARY_PATH": str(tmp_path / "stubs")}
    command = [sys.executable, "-c", code, str(module)]
    process = subprocess.run(command, env=env, capture_output=True, text=True)
    assert process.stdout == "303 False True\n('libcuda.so.1',)\n", process.stderr


def test_ctypes_opens_a_stub(tmp_path: pathlib.Path) -> None:
    """Some programs open libraries by path."""
    write_stubs(link_module(tmp_path), tmp_path / "stubs")
    library = ctypes.CDLL(str(tmp_path / "stubs" / "libcudart.so.12"))
    library.cudaGetErrorString.restype = ctypes.c_char_p
    assert library.cudaGetErrorString(0) == b"no error"
