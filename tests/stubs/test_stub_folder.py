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
USER = """
#include <stdio.h>
int cudaDeviceSynchronize(void); int cudaRuntimeGetVersion(int *);
int (*in_data)(void) = cudaDeviceSynchronize;
int ask(void) { return cudaDeviceSynchronize() + in_data(); }
int version(void) { int v = -1; return cudaRuntimeGetVersion(&v) ? -2 : v; }
"""
ASK = "import ctypes, sys; m = ctypes.CDLL(sys.argv[1]); print(m.ask(), m.version())"


def link(
    folder: pathlib.Path, *flags: str, source: str = USER, soname: str = "libcudart.so.12"
) -> pathlib.Path:
    """Build a module linked with a fake NVIDIA library, and then move the library to `real`."""
    real = folder / "real" / soname
    if not real.exists():
        fakes.build(folder / "real", CUDART, name=soname, node=soname)
    return fakes.build(folder, source, LINKED, str(real), *flags, name="module.so")


def make(module: pathlib.Path, folder: pathlib.Path, *aside: str) -> stub_folder.StubFolder:
    """Write the stubs for a module while its library is missing."""
    real = module.parent / "real"
    away = real.rename(module.parent / "away")
    built = make_stub_folder({"module": cudyn.needs(module)}, aside=aside)
    away.rename(real)
    write_folder(built, str(folder))
    return built


def ask(module: pathlib.Path, *folders: pathlib.Path, code: str = ASK) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LD_LIBRARY_PATH": ":".join(map(str, folders))}
    command = [sys.executable, "-c", code, str(module)]
    return subprocess.run(command, env=env, capture_output=True, text=True)


STUB = "70 "  # cudaErrorInsufficientDriver, twice
REAL = "154 12090\n"


def test_program_runs_with_only_the_stub_directory(tmp_path: pathlib.Path) -> None:
    module = link(tmp_path)
    built = make(module, tmp_path / "stubs")
    assert built.sonames == ("libcudart.so.12",)
    assert "libcudart.so.12" in ask(module).stderr
    done = ask(module, tmp_path / "stubs")
    assert (done.stdout, done.stderr) == ("70 12090\n", "")


THREAD_LOCAL = "extern __thread int cudaOwn{0}; int ask(void) {{ return cudaOwn; }}"


def link_thread_local(folder: pathlib.Path, attribute: str = "") -> pathlib.Path:
    """Build a module that uses a thread-local variable of a missing library."""
    real = fakes.build(folder / "real", "__thread int cudaOwn = 5;", name="libcudart.so.12")
    module = fakes.build(folder, THREAD_LOCAL.format(attribute), LINKED, str(real), name="module.so")
    real.unlink()
    return module


USES: dict[str, Callable[[pathlib.Path], object]] = {
    "make_stub_folder": lambda module: make_stub_folder({"module": cudyn.needs(module)}),
    "load_library": cudyn.load_library,
    "provide": lambda module: cudyn.provide(cudyn.needs(module)),
}


@pytest.mark.parametrize("how", USES)
def test_thread_local_variable_is_rejected_by_name(tmp_path: pathlib.Path, how: str) -> None:
    module = link_thread_local(tmp_path)
    with raises((Refusal, cudyn.LoadError)):
        USES[how](module)


def test_weak_thread_local_variable_has_no_stub(tmp_path: pathlib.Path) -> None:
    module = link_thread_local(tmp_path, " __attribute__((weak))")
    built = make_stub_folder({"module": cudyn.needs(module)})
    assert built.sonames == ("libcudart.so.12",)
    assert b"cudaOwn\0" not in b"".join(built.files.values())


def test_two_runs_write_the_same_bytes(tmp_path: pathlib.Path) -> None:
    """This also applies if the system loader finds the directory of the first run."""
    module = link(tmp_path)
    first = make(module, tmp_path / "stubs")
    code = f"""
import cudyn, sys
from cudyn._stubs.stub_folder import make_stub_folder, write_folder
write_folder(make_stub_folder({{"module": cudyn.needs(sys.argv[1])}}), {str(tmp_path / "again")!r})
"""
    (tmp_path / "real").rename(tmp_path / "away")
    done = ask(module, tmp_path / "stubs", code=code)
    assert done.returncode == 0, done.stderr
    again = {path.name: path.read_bytes() for path in (tmp_path / "again").iterdir()}
    assert again == dict(first.files)


@pytest.mark.parametrize(
    ("flags", "place"),
    [
        (["-Wl,--disable-new-dtags,-rpath,$ORIGIN/real"], "RPATH"),
        (["-Wl,--enable-new-dtags,-rpath,$ORIGIN/real"], "RUNPATH"),
        ([], "aside"),
    ],
    ids=["RPATH", "RUNPATH", "aside"],
)
def test_real_library_is_preferred_if_it_exists(flags: list[str], place: str, tmp_path: pathlib.Path) -> None:
    """The file or the caller specifies the library's directory.

    Once the library is removed, the stub is used.
    """
    module = link(tmp_path, *flags)
    make(module, tmp_path / "stubs", *([str(tmp_path / "real")] if place == "aside" else []))
    assert ask(module, tmp_path / "stubs").stdout == REAL
    (tmp_path / "real").rename(tmp_path / "away")
    assert ask(module, tmp_path / "stubs").stdout.startswith(STUB)


def test_stub_on_a_machine_with_a_driver_warns_once(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The warning is printed when the stub is loaded, unless the real library was loaded before."""
    monkeypatch.setattr(stub_folder, "_DRIVER", str(tmp_path / "driver"))
    module = link(tmp_path)
    make(module, tmp_path / "stubs", str(tmp_path / "real"))
    (tmp_path / "driver").touch()
    assert ask(module, tmp_path / "stubs").stderr == ""
    (tmp_path / "real").rename(tmp_path / "away")
    output = ask(module, tmp_path / "stubs").stderr
    assert output.startswith(
        "cudyn: libcudart.so.12 is a stub: it reports that there is no driver, but this "
    )
    assert output.count("\n") == 1
    (tmp_path / "driver").unlink()
    assert ask(module, tmp_path / "stubs").stderr == ""


def test_stub_contains_all_functions_of_the_table(tmp_path: pathlib.Path) -> None:
    """The stubs have the version node that the files require.

    The manifest contains the number of symbols in each stub.
    """
    built = make(link(tmp_path), tmp_path / "stubs")
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
    """This includes cudnnGetProperty, which torch calls."""
    source = "int cudnnGetVersion(void) { return 0; } int cudnnGetProperty(int a, int *b) { return 0; }"
    cudnn = fakes.build(tmp_path / "gone", source, name="libcudnn.so.9")
    site = tmp_path / "site"
    source = """
        unsigned long cudnnGetVersion(void);
        int cudnnGetProperty(int, int *), cudaRuntimeGetVersion(int *);
        int ask(int which) { int n = -7; int status = cudnnGetProperty(which, &n); return 1000 * status + n; }
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
print([m.ask(which) for which in (0, 1, 2)], m.ask(3) // 1000, m.version(), m.runtime())
"""
    assert ask(module, tmp_path / "stubs", code=code).stdout == "[9, 10, 2] 1001 91002 13000\n"
    folders = [str(tmp_path / "stubs"), str(tmp_path / "nothing")]
    assert [*list_outdated("pkg-name", folders)] == []
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pkg-name\nVersion: 2.0\n")
    (output,) = list_outdated("pkg-name", folders)
    assert output == f"the stubs in {folders[0]} are for pkg-name 1.0, not for pkg-name 2.0: write them again"


def test_library_of_another_vendor_has_no_stub(tmp_path: pathlib.Path) -> None:
    other = fakes.build(tmp_path / "gone", "int other(void) { return 0; }", name="libnobodys.so.0")
    source = USER + "int other(void); int more(void) { return other(); }"
    module = link(tmp_path, str(other), source=source)
    other.unlink()
    built = make(module, tmp_path / "stubs")
    assert (built.sonames, built.unmet) == (("libcudart.so.12",), ("libnobodys.so.0",))
    assert json.loads(built.files[MANIFEST])["not_made"] == ["libnobodys.so.0"]


def test_package_without_compiled_files_changes_nothing(tmp_path: pathlib.Path) -> None:
    module = link(tmp_path)
    (tmp_path / "real").rename(tmp_path / "away")
    (tmp_path / "pure").mkdir()
    pure = cudyn.needs(tmp_path / "pure")
    assert (pure.missing, pure.unmet) == ((), ())
    alone = make_stub_folder({"module": cudyn.needs(module)})
    assert make_stub_folder({"module": cudyn.needs(module), "pure": pure}).sonames == alone.sonames
    assert make_stub_folder({"pure": pure}).sonames == ()


def test_symbols_of_unlinked_files_are_in_a_library_for_preloading(tmp_path: pathlib.Path) -> None:
    source = "int cudaMalloc(void **, long); int ask(void) { void *p; return cudaMalloc(&p, 1); }"
    module = fakes.build(tmp_path, source, name="module.so")
    env = {"CUDYN_RUNTIME": "/no/such/file", "LD_LIBRARY_PATH": str(tmp_path / "hidden")}
    done = subprocess.run(
        [sys.executable, "-m", "cudyn", "stub", "--for", module, "-o", tmp_path / "stubs", "--major", "12"],
        env={**os.environ, **env, "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    unlinked = tmp_path / "stubs" / UNLINKED
    if not unlinked.exists():
        pytest.skip("this process sees a cudaMalloc")
    code = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).ask())"
    env = {**os.environ, "LD_PRELOAD": str(unlinked)}
    done = subprocess.run([sys.executable, "-c", code, module], env=env, capture_output=True, text=True)
    assert done.stdout == "35\n", done.stderr


def test_variable_of_unknown_size_ends_at_a_page_without_access(tmp_path: pathlib.Path) -> None:
    """Its size is unknown, so accesses beyond the page of zeros must not reach other data."""
    gone = fakes.build(tmp_path / "gone", "long nvtiffA = 5, nvtiffB = 6;", name="libnvtiff.so.0")
    source = (
        "extern long nvtiffA, nvtiffB; long *a(void) { return &nvtiffA; } long *b(void) { return &nvtiffB; }"
    )
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
    done = ask(module, tmp_path / "stubs", code=code)
    assert (done.stdout, done.returncode) == ("[True, True] True nvtiffA\n", -signal.SIGSEGV)


@pytest.mark.parametrize("way", ["files", "provide"])
def test_variable_declared_in_a_header_has_its_size(way: str, tmp_path: pathlib.Path) -> None:
    """A program copies as many bytes as the symbol has (R_X86_64_COPY)."""
    source = "void *const CUTENSOR_COMPUTE_DESC_32F = 0, *const CUTENSOR_COMPUTE_DESC_64F = 0;"
    gone = fakes.build(tmp_path / "gone", source, name="libcutensor.so.2", node="libcutensor.2.0.0")
    name = "CUTENSOR_COMPUTE_DESC_32F"
    source = f"extern void *const {name}; const void *ask(void) {{ return &{name}; }}"
    module = fakes.build(tmp_path, source, LINKED, str(gone), name="module.so")
    gone.unlink()
    code = """
import ctypes, sys
if sys.argv[2:] == ["provide"]:
    import cudyn
    assert not cudyn.provide(cudyn.needs(sys.argv[1])).unknown
m = ctypes.CDLL(sys.argv[1]); m.ask.restype = ctypes.c_void_p
class Symbol(ctypes.Structure): _fields_ = [(n, ctypes.c_uint64) for n in ("name", "at", "size")]
class Info(ctypes.Structure): _fields_ = [(n, ctypes.c_char_p) for n in ("file", "base", "name", "at")]
info = Info(); symbol = ctypes.POINTER(Symbol)(); find = ctypes.CDLL(None).dladdr1
find.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]
find(m.ask(), ctypes.addressof(info), ctypes.addressof(symbol), 1)  # RTLD_DL_SYMENT
print(info.name.decode(), symbol[0].size, ctypes.string_at(m.ask(), 8) == bytes(8))
"""
    folder = tmp_path / "stubs"
    if way == "files":
        built = make_stub_folder({"module": cudyn.needs(module)})
        write_folder(built, str(folder))
        # the stub contains all variables in the table
        library = ctypes.CDLL(str(folder / "libcutensor.so.2"))
        assert ctypes.c_void_p.in_dll(library, "CUTENSOR_COMPUTE_DESC_16F").value is None
    env = {**os.environ, "PYTHONPATH": os.getcwd(), "LD_LIBRARY_PATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(module), way], env=env, capture_output=True, text=True
    )
    assert done.stdout == "CUTENSOR_COMPUTE_DESC_32F 8 True\n", done.stderr


def test_cudyn_does_not_use_a_stub_as_a_library(tmp_path: pathlib.Path) -> None:
    source = "int cuInit(int); int cuDriverGetVersion(int *); int ask(void) { return cuInit(0); }"
    driver = fakes.build(tmp_path / "gone", fakes.ECHO_DRIVER, "-DVERSION=12040", name="libcuda.so.1")
    module = fakes.build(tmp_path, source, LINKED, str(driver), name="module.so")
    driver.unlink()
    built = make_stub_folder({"module": cudyn.needs(module)})
    if not built.sonames:
        pytest.skip("the system loader finds a driver")
    write_folder(built, str(tmp_path / "stubs"))
    code = """
import ctypes, sys; kept = ctypes.CDLL(sys.argv[1])
import cudyn
tried = cudyn.driver.load_error.attempts
print(kept.ask(), cudyn.driver.available, sum("a stub, which answers" in each.message for each in tried) >= 2)
print(cudyn.needs(sys.argv[1]).missing)
"""
    env = {**os.environ, "PYTHONPATH": os.getcwd(), "LD_LIBRARY_PATH": str(tmp_path / "stubs")}
    command = [sys.executable, "-c", code, str(module)]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.stdout == "303 False True\n('libcuda.so.1',)\n", done.stderr


def test_ctypes_opens_a_stub(tmp_path: pathlib.Path) -> None:
    """Some programs open libraries by path."""
    make(link(tmp_path), tmp_path / "stubs")
    library = ctypes.CDLL(str(tmp_path / "stubs" / "libcudart.so.12"))
    library.cudaGetErrorString.restype = ctypes.c_char_p
    assert library.cudaGetErrorString(0) == b"no error"
