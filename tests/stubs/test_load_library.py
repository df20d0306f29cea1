"""Tests for load_library: the symbols that it provides, and its errors."""

from __future__ import annotations

import os
import pathlib
import struct
import subprocess
from collections.abc import Callable

import pytest

from cudyn import LoadError, load_library
from cudyn._bindings.libraries import catalog
from cudyn._stubs.links import find_link

from ..support import fakes, faults, real
from ..support.golden import Golden
from ..support.releases import NEWEST, NEWEST_VERSION
from .children import LINKED, child

# A module that calls the driver without being linked against it.
PLUGIN = """
int cuDriverGetVersion(int *);
int call_library(void) { int n = -1; int status = cuDriverGetVersion(&n); return status ? -status : n; }
"""

# This module works with every major version, because it only calls functions whose signatures are the same in
# all of them.
MODULE = """
#include <stddef.h>
int cudaRuntimeGetVersion(int *), cudaMalloc(void **, size_t), cudaGetDeviceCount(int *);
const char *cudaGetErrorName(int);
int cuInit(unsigned), cuDriverGetVersion(int *);
int nvrtcVersion(int *, int *);
static int at_start = -1;
__attribute__((constructor)) static void begin(void) { cudaRuntimeGetVersion(&at_start); }
int started(void) { return at_start; }
int allocate(void **p) { return cudaMalloc(p, 64); }
int count(int *n) { return cudaGetDeviceCount(n); }
const char *name(int status) { return cudaGetErrorName(status); }
int init(void) { return cuInit(0); }
int compiler(int *major, int *minor) { return nvrtcVersion(major, minor); }
"""
CALL_ALL = """
def call_all(library):
    "Return the results of all functions of the module."
    library.name.restype = ctypes.c_char_p
    out, n, a, b = ctypes.c_void_p(7), ctypes.c_int(7), ctypes.c_int(7), ctypes.c_int(7)
    return {
        "started": library.started(),
        "allocate": [library.allocate(ctypes.byref(out)), out.value],
        "count": library.count(ctypes.byref(n)),
        "name": library.name(2).decode(),
        "init": library.init(),
        "compiler": [library.compiler(ctypes.byref(a), ctypes.byref(b)), a.value, b.value],
    }
"""
ARE_GLOBAL = "[is_global(name) for name in ('cudaMalloc', 'cuInit', 'nvrtcVersion')]"


def get_load_error(
    path: pathlib.Path | str, no_nvidia: dict[str, str], before: str = "", arguments: str = ""
) -> str:
    """Load a library, which fails, and return the message of the LoadError."""
    code = f"""
{before}
try:
    cudyn.load_library({str(path)!r}{arguments})
except cudyn.LoadError as error:
    print(json.dumps(str(error)))
"""
    return str(child(code, **no_nvidia))


@pytest.fixture
def plugin(tmp_path: pathlib.Path) -> pathlib.Path:
    return fakes.build(tmp_path, PLUGIN, "-Wl,-z,lazy", name="plugin.so")


@pytest.fixture
def driver(tmp_path: pathlib.Path) -> pathlib.Path:
    return fakes.build(tmp_path / "driver", fakes.ECHO_DRIVER, "-DVERSION=12040")


# --- available and unavailable symbols

RUNTIMES = {11: (11, 8), 12: (12, 9), 13: NEWEST_VERSION}
NVRTC = {11: "11.8", 12: "12.9", 13: NEWEST}


@pytest.mark.nvidia
@pytest.mark.parametrize("major", [*real.last([11, 12, 13]), None])
def test_load_library_of_an_unlinked_module_provides_fallbacks(
    major: int | None, tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """All libraries have the same major version or are missing. No symbol becomes global."""
    module = fakes.build(tmp_path, MODULE, name="module.so")
    env = {**no_nvidia, "CUDYN_RUNTIME": "/no/such/file"}
    if major:
        del env["CUDYN_RUNTIME"]
        env["PYTHONPATH"] = f"{real.library('runtime', major)}:{real.nvrtc(NVRTC[major])}"
    results, visible, missed = child(
        f"""{CALL_ALL}
library = cudyn.load_library({str(module)!r})
print(json.dumps([call_all(library), {ARE_GLOBAL}, count_missed()]))
""",
        **env,
    )
    assert visible == [False] * 3
    assert results["init"] == 303  # the driver is missing: CUDA_ERROR_SHARED_OBJECT_INIT_FAILED
    if major:
        version = 1000 * RUNTIMES[major][0] + 10 * RUNTIMES[major][1]
        assert results["started"] == (version if major > 11 else -1)  # CUDA 11 fails without a driver
        assert results["allocate"] == [35, 7]  # cudaErrorInsufficientDriver
        assert results["name"] == "cudaErrorMemoryAllocation"
        assert results["compiler"] == [0, *map(int, NVRTC[major].split("."))]
        assert missed == {"cuInit": 1}
    else:
        assert results == {
            "started": -1,
            "allocate": [35, 7],
            "count": 35,
            "name": "cudaErrorMemoryAllocation",
            "init": 303,
            "compiler": [11, 7, 7],
        }
        names = [
            "cudaRuntimeGetVersion",
            "cudaMalloc",
            "cudaGetDeviceCount",
            "cudaGetErrorName",
            "nvrtcVersion",
        ]
        assert missed == {**dict.fromkeys(names, 1), "cuInit": 1}


@pytest.mark.nvidia
@pytest.mark.parametrize("available", [11, 12, 13, None])
@pytest.mark.parametrize("linked", [11, 12, 13])
def test_load_library_of_a_module_linked_with_a_runtime_uses_it_or_a_stub(
    linked: int, available: int | None, tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """A library of a different major version is used because bridges call the functions that differ."""
    source = MODULE.partition("int compiler")[0].replace("int init(void) { return cuInit(0); }", "")
    source += "int cudaGetDeviceProperties(void *, int); int cudaGetDeviceProperties_v2(void *, int);"
    suffix = "_v2" if linked == 12 else ""
    source += f"int call_library(void *p) {{ return cudaGetDeviceProperties{suffix}(p, 0); }}"
    module = fakes.build(
        tmp_path, source, LINKED, str(real.get_library_file("runtime", linked)), name="module.so"
    )
    env = {
        **no_nvidia,
        "CUDYN_RUNTIME": str(real.get_library_file("runtime", available)) if available else "/no/such/file",
    }
    soname = catalog.find("runtime").files["linux"][13 - linked][1]
    if available != linked and find_link(soname)[0]:
        pytest.skip(f"the system loader finds a {soname}")
    results, visible, maps = child(
        f"""
library = cudyn.load_library({str(module)!r})
properties = (ctypes.c_ubyte * 2048)(*([0xEE] * 2048))
status = library.call_library(properties)
is_unchanged = bytes(properties) == b"\\xEE" * 2048
out = ctypes.c_void_p(7)
allocated = [library.allocate(ctypes.byref(out)), out.value]
results = [library.started(), allocated, status, is_unchanged, sorted(count_missed())]
print(json.dumps([results, {ARE_GLOBAL}, open("/proc/self/maps").read()]))
""",
        **env,
    )
    started, *answers, missed = results
    assert visible == [False] * 3
    is_used = available is not None
    assert answers == [[35, 7], 35, True]  # the real library and a stub return the same
    assert ("cudaMalloc" in missed) is (f"cudaGetDeviceProperties{suffix}" in missed)
    assert ("cudaMalloc" in missed) is not is_used
    if available and is_used:
        assert f"libcudart.so.{available}" in maps
        assert started == (
            1000 * RUNTIMES[available][0] + 10 * RUNTIMES[available][1] if available > 11 else -1
        )


@pytest.mark.nvidia
def test_modules_of_two_majors_use_their_own_libraries(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """An unlinked module uses one of the two runtimes."""
    source = "int cudaRuntimeGetVersion(int *);"
    source += "int call_library(void) { int n; cudaRuntimeGetVersion(&n); return n; }"
    paths = [str(fakes.build(tmp_path / "none", source, name="m.so"))]
    for major in (12, 13):
        linked = str(real.get_library_file("runtime", major))
        paths.append(str(fakes.build(tmp_path / str(major), source, LINKED, linked, name="m.so")))
    directories = f"{real.library('runtime', 12)}:{real.library('runtime', 13)}"
    code = f"print(json.dumps([cudyn.load_library(path).call_library() for path in {paths!r}]))"
    newest = 1000 * NEWEST_VERSION[0] + 10 * NEWEST_VERSION[1]
    assert child(code, **no_nvidia, PYTHONPATH=directories) == [newest, 12090, newest]


@pytest.mark.nvidia
def test_load_library_with_major_selects_the_signatures(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """The function differs between major versions, and the module does not say which one it needs."""
    source = "int cudaGetDeviceProperties(void *, int);"
    source += "int call_library(void *p) { return cudaGetDeviceProperties(p, 0); }"
    module = fakes.build(tmp_path, source, name="module.so")
    env = {**no_nvidia, "PYTHONPATH": str(real.library("runtime", 13))}
    text = get_load_error(module, env)
    assert "does not record the CUDA major version it was compiled for" in text
    assert "cudaGetDeviceProperties" in text
    assert "major=12" in text
    with pytest.raises(ValueError, match="major: expected 11, 12 or 13, got 10"):
        load_library(module, major=10)
    code = f"""
buffer = ctypes.create_string_buffer(2048)
print(json.dumps([cudyn.load_library({str(module)!r}, major=%d).call_library(buffer), count_missed()]))
"""
    assert child(code % 13, **env) == [35, {}]
    assert child(code % 11, **env) == [35, {}]  # through a bridge


@pytest.mark.nvidia
@pytest.mark.parametrize("loader", ["by the system", "by cudyn"])
def test_library_loaded_after_load_library_is_found(
    loader: str, tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """Calls before the library is loaded return an error status, and later calls reach it."""
    module = fakes.build(tmp_path, MODULE, name="module.so")
    file = str(real.get_library_file("runtime", 12))
    late = f"ctypes.CDLL({file!r})" if loader == "by the system" else f"cudyn.runtime.reload({file!r})"
    code = f"""{CALL_ALL}
library = cudyn.load_library({str(module)!r})
before = call_all(library)
opened = {late}
after = call_all(library)
before, after = before["allocate"], after["allocate"]
print(json.dumps([before, after, count_missed()["cudaMalloc"], {ARE_GLOBAL}]))
"""
    results = child(code, **no_library)
    assert results == [[35, 7], [35, 7], 1, [False] * 3]


def test_library_of_another_major_is_found_only_after_reload(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """The library is used if the signatures are equal. Only cudyn can check this."""
    runtime = (
        "int cudaRuntimeGetVersion(int *v) { *v = 13000; return 0; } int cudaGetLastError(void) { return 5; }"
    )
    twelve = fakes.build(tmp_path / "12", runtime, name="libcudart.so.12")
    thirteen = fakes.build(tmp_path / "13", runtime, name="libcudart.so.13")
    source = "int cudaGetLastError(void); int call_library(void) { return cudaGetLastError(); }"
    module = fakes.build(tmp_path, source, LINKED, str(twelve), name="linked.so")
    twelve.unlink()
    code = f"""
os.environ["CUDYN_RUNTIME"] = "/no/such/file"
library = cudyn.load_library({str(module)!r})
before = library.call_library()
cudyn.runtime.reload({str(thirteen)!r})
print(json.dumps([before, library.call_library(), count_missed()]))
"""
    assert child(code, **no_nvidia) == [35, 5, {"cudaGetLastError": 1}]


def test_driver_is_found_after_reload(
    tmp_path: pathlib.Path, driver: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """The module is linked with libcuda.so.1. cudyn does not use the stub of this library as a driver."""
    module = fakes.build(tmp_path, PLUGIN, LINKED, str(driver), name="linked.so")
    moved = driver.rename(tmp_path / "libcuda.so.1")
    code = f"""
library = cudyn.load_library({str(module)!r})
before = [library.call_library(), cudyn.driver.reload(), str(cudyn.driver.load_error).splitlines()[0]]
print(json.dumps([before, cudyn.driver.reload({str(moved)!r}), library.call_library()]))
"""
    before, is_found, after = child(code, **no_nvidia)
    assert before[:2] == [-303, False]
    assert "was not found" in before[2]
    assert (is_found, after) == (True, 12040)


def test_load_library_twice_and_unload_leaves_nothing(
    plugin: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """No mappings or files remain. Calls to missing functions are still counted."""
    code = f"""
import _ctypes
def state():
    return len(os.listdir("/proc/self/fd")), open("/proc/self/maps").read().count("memfd:cudyn")
def load():
    one, two = cudyn.load_library({str(plugin)!r}), cudyn.load_library({str(plugin)!r})
    assert one._handle == two._handle and one.call_library() == two.call_library() == -303
    _ctypes.dlclose(one._handle)
    assert two.call_library() == -303
    _ctypes.dlclose(two._handle)
load()
before = state()
for _ in range(30):
    load()
print(json.dumps([before == state(), count_missed()]))
"""
    assert child(code, **no_nvidia) == [True, {"cuDriverGetVersion": 93}]


def test_load_library_in_a_forked_child_and_in_threads_works(
    plugin: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """The stubs count calls of missing functions correctly in threads and in a child."""
    code = f"""
import threading
library = cudyn.load_library({str(plugin)!r})
results = []
def load():
    for _ in range(200):
        results.append(cudyn.load_library({str(plugin)!r}).call_library())
threads = [threading.Thread(target=load) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
child = os.fork()
if not child:
    again = cudyn.load_library({str(plugin)!r})
    os._exit(0 if library.call_library() == again.call_library() == -303 and count_missed() else 1)
print(json.dumps([set(results) == {{-303}}, len(results), os.waitpid(child, 0)[1], count_missed()]))
"""
    assert child(code, **no_nvidia) == [True, 1600, 0, {"cuDriverGetVersion": 1600}]


def test_path_of_a_loaded_module_opens_the_same_module(
    plugin: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    code = f"""
before = call_or_describe_error(lambda: ctypes.CDLL({str(plugin)!r}))
library = cudyn.load_library({str(plugin)!r})
print(json.dumps([before, call_or_describe_error(lambda: ctypes.CDLL({str(plugin)!r})), {ARE_GLOBAL}]))
"""
    before, after, visible = child(code, **no_nvidia)
    assert "undefined symbol" in before
    assert (after, visible) == (-303, [False] * 3)


def test_symbols_without_a_table_return_a_status_or_zeros(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """Missing symbols do not prevent loading. Functions return a status, and variables contain zeros."""
    text = "double cublasNobodys(int a, double b) { return a + b; } int cublasNumber = 7;"
    twelve = fakes.build(tmp_path, text, name="libcublas.so.12", node="libcublas.so.12")
    source = """
        double cublasNobodys(int, double) WEAK; extern int cublasNumber;
        double call_library(void) { return cublasNobodys ? cublasNobodys(2, 0.5) : -1; }
        int number(void) { return cublasNumber; }
    """
    paths = {}
    for name, weak in (("module", ""), ("weak", "__attribute__((weak))")):
        flags = (f"-DWEAK={weak}", LINKED, str(twelve))
        paths[name] = str(fakes.build(tmp_path, source, *flags, name=f"{name}.so"))
    away = twelve.rename(tmp_path / "away.so")
    code = f"""
library = cudyn.load_library({paths["module"]!r})
library.call_library.restype = ctypes.c_double
first, status = library.call_library(), ctypes.CFUNCTYPE(ctypes.c_int)(("call_library", library))()
print(json.dumps([status, library.number(), count_missed()]))
"""
    env = {**no_nvidia, "CUDYN_CUBLAS": "/no/such/file"}
    not_initialized = 1  # the status that the real library returns without a driver
    assert child(code, **env) == [not_initialized, 0, {"cublasNobodys": 2}]
    code = f"opened = ctypes.CDLL({str(away)!r})\n{code.replace('status,', 'library.call_library(),')}"
    assert child(code, **env) == [2.5, 7, {}]
    code = f"""
library = cudyn.load_library({paths["weak"]!r})
library.call_library.restype = ctypes.c_double
print(library.call_library())
"""
    assert child(code, **env) == -1


def test_weak_symbols_of_a_missing_library_stay_undefined(
    tmp_path: pathlib.Path, driver: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    source = "__attribute__((weak)) int cuDriverGetVersion(int *);\n"
    source += (
        "int call_library(void) { int n = 0; return cuDriverGetVersion ? cuDriverGetVersion(&n), n : -1; }"
    )
    module = fakes.build(tmp_path, source, name="weak.so")
    code = f"print(json.dumps(cudyn.load_library({str(module)!r}).call_library()))"
    assert child(code, **no_nvidia) == -1
    assert child(code, CUDYN_DRIVER=str(driver)) == 12040


def test_load_library_links_an_object_file(tmp_path: pathlib.Path, no_nvidia: dict[str, str]) -> None:
    """Some compilers write object files, which the system loader cannot load."""
    (tmp_path / "plugin.c").write_text(PLUGIN)
    subprocess.run(["gcc", "-c", "-fPIC", "-o", "plugin.so", "plugin.c"], cwd=tmp_path, check=True)
    code = f"""
one, two = (cudyn.load_library({str(tmp_path / "plugin.so")!r}) for _ in range(2))
print(json.dumps([one.call_library(), one._handle == two._handle, os.path.exists(one._name), one._name]))
"""
    *results, built = child(code, **no_nvidia)
    assert results == [-303, True, True]
    assert not os.path.exists(built)
    text = get_load_error(tmp_path / "plugin.so", no_nvidia, "os.environ['PATH'] = ''")
    assert "it is an object file, and no linker (ld) is in PATH" in text
    (tmp_path / "plugin.c").write_text(
        "int other; int call_library(void) { return other; }"
    )  # not position-independent
    subprocess.run(["gcc", "-c", "-fno-pic", "-o", "plugin.o", "plugin.c"], cwd=tmp_path, check=True)
    assert "it is an object file that can't be linked: " in get_load_error(tmp_path / "plugin.o", no_nvidia)


def test_symbol_that_the_library_lacks_has_a_fallback(tmp_path: pathlib.Path, driver: pathlib.Path) -> None:
    """The driver is older than a function that the module calls."""
    source = PLUGIN + "int cuCtxCreate_v4(void *, void *, int, int); "
    source += "int create(void **p) { return cuCtxCreate_v4(p, 0, 0, 0); }"
    path = fakes.build(tmp_path, source, LINKED, str(driver), name="new.so")
    code = f"""
library = cudyn.load_library({str(path)!r})
out = ctypes.c_void_p(5)
print(json.dumps([library.call_library(), library.create(ctypes.byref(out)), out.value, count_missed()]))
"""
    assert child(code, CUDYN_DRIVER=str(driver)) == [12040, 302, 5, {"cuCtxCreate_v4": 1}]


def test_symbols_of_the_process_are_preferred(
    tmp_path: pathlib.Path, driver: pathlib.Path, plugin: pathlib.Path
) -> None:
    other = fakes.build(tmp_path / "other", fakes.VERSION_QUERY, "-DVERSION=11040")
    code = f"""
ctypes.CDLL({str(other)!r}, mode=ctypes.RTLD_GLOBAL)
print(json.dumps([cudyn.load_library({str(plugin)!r}).call_library(), driver.version]))
"""
    assert child(code, CUDYN_DRIVER=str(driver)) == [11040, [12, 4]]


# --- errors


def test_library_without_undefined_symbols_opens_and_stays_local(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    path = fakes.build(tmp_path, "int compute_fine(void) { return 5; }", name="fine.so")
    code = f"""
handle = cudyn.load_library(__import__("pathlib").Path({str(path)!r}))
print(json.dumps([type(handle).__name__, handle.compute_fine(), hasattr(ctypes.CDLL(None), "compute_fine")]))
"""
    assert child(code, **no_nvidia) == ["CDLL", 5, False]


def test_message_about_many_undefined_symbols_is_short(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    calls = "".join(f"int f{i}(void); int g{i}(void) {{ return f{i}(); }}" for i in range(60))
    text = get_load_error(fakes.build(tmp_path, calls, name="many.so"), no_nvidia)
    assert "f0, f1, f10" in text
    assert "and 52 more" in text


def test_library_opened_lazily_before_raises(plugin: pathlib.Path, driver: pathlib.Path) -> None:
    """dlopen would return the same library without binding its symbols, and calls would end the process."""
    code = f"""
dlopen = ctypes.CDLL(None).dlopen
dlopen.argtypes, dlopen.restype = [ctypes.c_char_p, ctypes.c_int], ctypes.c_void_p
assert dlopen({str(plugin)!r}.encode(), os.RTLD_LAZY)
before = call_or_describe_error(lambda: cudyn.load_library({str(plugin)!r}))
driver.make_global()
print(json.dumps([before, call_or_describe_error(lambda: cudyn.load_library({str(plugin)!r}))]))
"""
    before, after = child(code, CUDYN_DRIVER=str(driver))
    assert "cuDriverGetVersion" in before
    assert "it is already loaded, with unresolved symbols: cuDriverGetVersion" in before
    assert after == 12040


def test_load_library_for_another_machine_raises(plugin: pathlib.Path, no_nvidia: dict[str, str]) -> None:
    """The error names both machines, but no functions that the module needs."""
    offset, x86_64, aarch64 = 18, 62, 183  # of e_machine, and two of its values
    data = bytearray(plugin.read_bytes())
    (machine,) = struct.unpack_from("<H", data, offset)
    struct.pack_into("<H", data, offset, x86_64 if machine == aarch64 else aarch64)
    plugin.write_bytes(data)
    text = get_load_error(plugin, no_nvidia)
    assert f"it is for {'x86_64' if machine == aarch64 else 'aarch64'}, this Python is for" in text
    assert "cuDriverGetVersion" not in text


def truncate(path: pathlib.Path) -> None:
    """Remove the last byte of a file."""
    path.write_bytes(path.read_bytes()[:-1])


def replace_with(make: Callable[[pathlib.Path], None]) -> Callable[[pathlib.Path], None]:
    """Return a function that replaces a file with whatever `make` creates."""

    def replace(path: pathlib.Path) -> None:
        """Remove the file and create its replacement at the same path."""
        path.unlink()
        make(path)

    return replace


DEPENDENCY_ERROR = "a library it is linked with can't be opened: {directory}/libhelper.so: a pipe, not a file"
UNUSABLE_FILES = {
    "truncated": (truncate, "it is a truncated ELF file"),
    "a pipe": (replace_with(os.mkfifo), "it is a pipe, not a file"),
    "a socket": (replace_with(faults.socket_), "it is a socket, not a file"),
    "a folder": (replace_with(os.mkdir), "it is a directory; expected a shared library or an object file"),
    "a text file": (
        replace_with(faults.content(b"text\n" * 9)),
        "it is a text file; expected a shared library or an object file",
    ),
    "linked with a pipe": (replace_with(faults.needing_pipe), DEPENDENCY_ERROR),
    "none": (pathlib.Path.unlink, "[Errno 2] No such file"),
}


@pytest.mark.parametrize("case", UNUSABLE_FILES)
def test_load_library_of_an_unusable_file_raises_its_reason(
    case: str, plugin: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """Pipes are not opened, because that would block."""
    make, output = UNUSABLE_FILES[case]
    make(plugin)
    text = get_load_error(plugin, no_nvidia, "import signal; signal.alarm(300)")
    assert text.startswith(f"{plugin} can't be used: {output.format(directory=plugin.parent)}")


@pytest.mark.parametrize("path", ["/", "/nul\0byte.so"])
def test_load_library_of_an_invalid_path_raises_load_error(path: str, no_nvidia: dict[str, str]) -> None:
    assert get_load_error(path, no_nvidia)


def test_bare_name_is_a_file_in_the_current_directory(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    text = get_load_error("libc.so.6", no_nvidia, f"os.chdir({str(tmp_path)!r})")
    assert str(tmp_path / "libc.so.6") in text


def test_load_library_on_a_system_without_elf_raises_the_systems_error(
    plugin: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """With sys.platform set to macOS, the file is passed to dlopen without being read."""
    text = get_load_error(plugin, no_nvidia, "import sys; sys.platform = 'darwin'")
    assert "undefined symbol: cuDriverGetVersion" in text
    assert "make_global" not in text


@pytest.mark.parametrize("origin", ["$ORIGIN", "${ORIGIN}"])
def test_dependency_in_the_same_directory_is_found_only_through_origin(
    tmp_path: pathlib.Path, origin: str, golden: Golden
) -> None:
    """Only the library that is really missing is reported."""
    beside = fakes.build(tmp_path / "deps", "int beside(void) { return 1; }", name="libbeside.so")
    missing = fakes.build(tmp_path / "gone", "int gone(void) { return 1; }", name="libgone.so")
    library = fakes.build(
        tmp_path,
        "int beside(void); int gone(void); int cuNothingLikeIt(void); int cuInit(unsigned);\n"
        "int all(void) { return beside() + gone() + cuNothingLikeIt() + cuInit(0); }",
        "-Wl,-z,now",
        "-Wl,--no-as-needed",
        f"-L{beside.parent}",
        f"-L{missing.parent}",
        "-lbeside",
        "-lgone",
        f"-Wl,-rpath,{origin}/deps",
        "-Wl,--enable-new-dtags",
        name="libplugin.so",
    )
    missing.unlink()
    with pytest.raises(LoadError) as caught:
        load_library(library)
    error = caught.value
    golden.check("missing_library", error.summary, library=library)
    assert [attempt.candidate for attempt in error.attempts] == ["libgone.so"]
    assert error.hint == "install the missing libraries, or add their directory to LD_LIBRARY_PATH."


CPP = """
int nvcompGetProperties(void *);
int make(int) __asm__("_ZN6nvcomp4makeEi");
"""


def test_cpp_functions_of_a_missing_library_with_a_table_are_provided(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """A C++ function whose name does not contain the name of the missing library is undefined."""
    library = CPP + "int nvcompGetProperties(void *p) { return 0; } int make(int n) { return n; }"
    nvcomp = fakes.build(tmp_path, library, "-Wl,-soname,libnvcomp.so.6", name="libnvcomp.so.6")
    source = CPP + "int call_library(void) { return make(1) + 100 * nvcompGetProperties(0); }"
    module = fakes.build(tmp_path, source, LINKED, str(nvcomp), name="module.so")
    undefined = 'int other(void) __asm__("_ZN5other4makeEv"); int call_library(void) { return other(); }'
    other = fakes.build(tmp_path, undefined, LINKED, str(nvcomp), name="other.so")
    nvcomp.unlink()
    code = f"print(json.dumps(cudyn.load_library({str(module)!r}).call_library()))"
    status = catalog.find("nvcomp").absent[0][1]
    assert child(code, **no_library) == 101 * status
    code = f"""
cudyn.provide(cudyn.needs({str(module)!r}))
print(json.dumps(ctypes.CDLL({str(module)!r}, os.RTLD_NOW).call_library() > 0))
"""
    assert child(code, **no_library)
    assert "_ZN5other4makeEv" in get_load_error(other, no_library)


def test_cpp_function_of_another_vendor_is_not_provided(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """A namespace inside another one, such as c10::cuda, does not mean that the driver defines a function."""
    counting = 'int count(void) __asm__("_ZN3c104cuda12device_countEv");'
    driver = fakes.build(
        tmp_path, "int cuInit(int n) { return n; }", "-Wl,-soname,libcuda.so.1", name="libcuda.so.1"
    )
    library = f"{counting} int count(void) {{ return 7; }}"
    other = fakes.build(tmp_path, library, "-Wl,-soname,libc10_cuda.so", name="libc10_cuda.so")
    source = (
        f"int cuInit(int); {counting} int call_library(void) {{ return 10 * count() + (cuInit(0) > 0); }}"
    )
    module = fakes.build(tmp_path, source, LINKED, str(driver), str(other), name="module.so")
    driver.unlink()
    hidden = other.rename(tmp_path / "hidden.so")
    code = f"""
provided = cudyn.provide(cudyn.needs({str(module)!r}))
ctypes.CDLL({str(hidden)!r}, ctypes.RTLD_GLOBAL)
print(json.dumps([provided.symbols, ctypes.CDLL({str(module)!r}, os.RTLD_NOW).call_library()]))
"""
    assert child(code, **no_library) == [["cuInit"], 71]
