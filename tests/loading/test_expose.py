"""expose() and open_library(): code that needs CUDA symbols opens, or the error says what is missing."""

from __future__ import annotations

import os
import pathlib
import struct
from collections.abc import Callable
from typing import Any

import pytest

from ..conftest import python_json, run_python
from ..support import fakes, faults, real

LINKED = "-Wl,--no-as-needed"  # with every library named, used or not

# Asks the driver, without being linked with it.
PLUGIN = """
int cuDriverGetVersion(int *);
int ask(void) { int version = 0; cuDriverGetVersion(&version); return version; }
"""
START = """
import ctypes, json, os, cudyn
from cudyn import driver, nvrtc
def tried(open_it):
    try:
        return open_it().ask()
    except (OSError, cudyn.LoadError) as error:
        return str(error)
"""


@pytest.fixture
def plugin(tmp_path: pathlib.Path) -> pathlib.Path:
    return fakes.build(tmp_path, PLUGIN, "-Wl,-z,lazy", name="plugin.so")


@pytest.fixture
def driver(tmp_path: pathlib.Path) -> pathlib.Path:
    return fakes.build(tmp_path / "driver", fakes.ECHO_DRIVER, "-DVERSION=12040")


def child(code: str, **env: str) -> Any:
    return python_json(START + code, env=env, flags=("-S",))


def refused(path: pathlib.Path | str, no_nvidia: dict[str, str], before: str = "") -> str:
    """The text of the LoadError for a library that can't be opened."""
    code = f"""
{before}
try:
    cudyn.open_library({str(path)!r})
except cudyn.LoadError as error:
    print(json.dumps(str(error)))
"""
    return str(python_json(START + code, env=no_nvidia, flags=("-S",)))


# --- expose


BEFORE_AND_AFTER = """
plugin = {plugin!r}
raw, ours = tried(lambda: ctypes.CDLL(plugin)), tried(lambda: cudyn.open_library(plugin))
assert driver.expose() is None
print(json.dumps([raw, ours, tried(lambda: cudyn.open_library(plugin)), tried(lambda: ctypes.CDLL(plugin))]))
"""


def check_before_and_after(found: list[Any], plugin: pathlib.Path, version: int) -> None:
    raw, ours, after, raw_after = found
    assert "undefined symbol: cuDriverGetVersion" in raw
    assert f"{plugin} can't be used" in ours
    assert "cuDriverGetVersion" in ours
    assert "the CUDA driver" in ours
    assert "driver.expose()" in ours
    assert [after, raw_after] == [version, version]


def test_a_fake_driver_is_local_until_it_is_exposed(plugin: pathlib.Path, driver: pathlib.Path) -> None:
    found = child(BEFORE_AND_AFTER.format(plugin=str(plugin)), CUDYN_DRIVER=str(driver))
    check_before_and_after(found, plugin, 12040)
    assert str(driver) in found[1]


@pytest.mark.nvidia
@pytest.mark.parametrize("name", sorted(real.DRIVERS))
def test_a_real_driver_is_local_until_it_is_exposed(name: str, plugin: pathlib.Path) -> None:
    folder = real.driver(name)
    found = child(BEFORE_AND_AFTER.format(plugin=str(plugin)), LD_LIBRARY_PATH=str(folder))
    major, minor = real.DRIVERS[name].cuda
    check_before_and_after(found, plugin, 1000 * major + 10 * minor)


def test_nvrtc_is_exposed_on_its_own(tmp_path: pathlib.Path) -> None:
    source = "int nvrtcVersion(int *, int *); int ask(void) { int a, b; nvrtcVersion(&a, &b); return a; }"
    plugin = fakes.build(tmp_path, source, name="plugin.so")
    library = fakes.build(tmp_path / "nvrtc", fakes.ECHO_NVRTC, name="libnvrtc.so.13")
    found = child(
        f"""
plugin = {str(plugin)!r}
before = tried(lambda: cudyn.open_library(plugin))
nvrtc.expose()
print(json.dumps([before, tried(lambda: cudyn.open_library(plugin))]))
""",
        CUDYN_NVRTC=str(library),
    )
    assert "nvrtcVersion" in found[0]
    assert "NVRTC library 13.0" in found[0]
    assert "nvrtc.expose()" in found[0]
    assert found[1] == 13


def test_a_view_exposes_the_same_library(plugin: pathlib.Path, driver: pathlib.Path) -> None:
    code = f"driver.api('12.0').expose(); print(cudyn.open_library({str(plugin)!r}).ask())"
    assert child(code, CUDYN_DRIVER=str(driver)) == 12040


def test_of_two_copies_the_one_in_use_is_exposed(plugin: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """Both are libcuda.so.1, and by that name dlopen gives the first."""
    first = fakes.build(tmp_path / "first", fakes.VERSION_QUERY, "-DVERSION=12010")
    second = fakes.build(tmp_path / "second", fakes.VERSION_QUERY, "-DVERSION=12060")
    code = f"""
kept = ctypes.CDLL({str(first)!r})
driver.reload({str(second)!r})
driver.expose()
print(json.dumps([driver.version, cudyn.open_library({str(plugin)!r}).ask()]))
"""
    assert child(code, CUDYN_DRIVER=str(first)) == [[12, 6], 12060]


def test_a_file_that_was_replaced_does_not_take_its_place(
    plugin: pathlib.Path, driver: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """A driver update under a running process: what is exposed is what is in use."""
    newer = fakes.build(tmp_path / "newer", fakes.VERSION_QUERY, "-DVERSION=13010")
    code = f"""
os.replace({str(newer)!r}, {str(driver)!r})
driver.expose()
print(cudyn.open_library({str(plugin)!r}).ask())
"""
    assert child(code, CUDYN_DRIVER=str(driver)) == 12040


def test_without_a_library_expose_raises_the_cached_error(no_nvidia: dict[str, str]) -> None:
    code = """
for module in (driver, nvrtc):
    try:
        module.expose()
    except cudyn.LoadError as error:
        assert error is module.load_error
        print(json.dumps(True))
"""
    done = run_python(START + code, env=no_nvidia, flags=("-S",))
    assert done.stdout.split() == ["true", "true"], done.stderr


# --- open_library


def test_a_library_without_undefined_symbols_opens_and_stays_local(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    path = fakes.build(tmp_path, "int ask_fine(void) { return 5; }", name="fine.so")
    code = f"""
handle = cudyn.open_library(__import__("pathlib").Path({str(path)!r}))
print(json.dumps([type(handle).__name__, handle.ask_fine(), hasattr(ctypes.CDLL(None), "ask_fine")]))
"""
    assert python_json(START + code, env=no_nvidia, flags=("-S",)) == ["CDLL", 5, False]


def test_a_library_that_is_linked_with_the_driver_needs_no_expose(
    tmp_path: pathlib.Path, driver: pathlib.Path
) -> None:
    path = fakes.build(tmp_path, PLUGIN, LINKED, str(driver), name="linked.so")
    code = f"print(cudyn.open_library({str(path)!r}).ask())"
    assert child(code, CUDYN_DRIVER=str(driver)) == 12040


def test_without_a_driver_the_error_says_so(plugin: pathlib.Path, no_nvidia: dict[str, str]) -> None:
    text = refused(plugin, no_nvidia)
    assert "provided by the CUDA driver: cuDriverGetVersion" in text
    assert "The CUDA driver was not found." in text
    assert "install the NVIDIA driver" in text
    assert "driver.expose()" in text


def test_a_symbol_that_the_driver_lacks_is_no_case_for_expose(
    tmp_path: pathlib.Path, driver: pathlib.Path
) -> None:
    """Exposed or not, the driver does not have it: the release that introduced it is what helps."""
    source = "int cuCtxCreate_v4(void); int ask(void) { return cuCtxCreate_v4(); }"
    path = fakes.build(tmp_path, source, name="new.so")
    text = refused(path, {"CUDYN_DRIVER": str(driver)}, "driver.expose()")
    assert "CUDA driver 12.4" in text
    assert "does not have them: cuCtxCreate_v4 (CUDA 12.5)" in text
    assert ".expose()" not in text


def test_other_undefined_symbols_and_missing_libraries_are_named(
    tmp_path: pathlib.Path, driver: pathlib.Path
) -> None:
    first = fakes.build(tmp_path, "int one(void) { return 1; }", name="libone.so.1")
    second = fakes.build(tmp_path, "int two(void) { return 2; }", name="libtwo.so.2")
    source = PLUGIN + "int one(void); int two(void); int f(void) { return one() + two(); }"
    source += "int nobody_has_this(void); int g(void) { return nobody_has_this(); }"
    path = fakes.build(tmp_path, source, LINKED, str(first), str(second), name="needy.so")
    first.unlink()
    second.unlink()
    text = refused(path, {"CUDYN_DRIVER": str(driver)})
    assert "the library libone.so.1, which it is linked with, is missing" in text
    assert "the library libtwo.so.2, which it is linked with, is missing" in text
    assert (
        "in none of cudyn's tables (the missing libraries may have them): nobody_has_this, one, two" in text
    )
    assert "driver.expose()" in text
    assert "libc.so" not in text


def test_a_library_beside_it_is_not_missing(tmp_path: pathlib.Path, driver: pathlib.Path) -> None:
    """Found by its runpath, as dlopen does; what it provides is not called undefined."""
    beside = fakes.build(tmp_path, "int one(void) { return 1; }", name="libone.so.1")
    source = PLUGIN + "int one(void); int f(void) { return one(); }"
    path = fakes.build(tmp_path, source, LINKED, str(beside), "-Wl,-rpath,$ORIGIN", name="needy.so")
    text = refused(path, {"CUDYN_DRIVER": str(driver)})
    assert "cuDriverGetVersion" in text
    assert "libone" not in text
    assert "cudyn's tables" not in text


def test_many_undefined_symbols_stay_readable(tmp_path: pathlib.Path, no_nvidia: dict[str, str]) -> None:
    calls = "".join(f"int f{i}(void); int g{i}(void) {{ return f{i}(); }}" for i in range(60))
    text = refused(fakes.build(tmp_path, calls, name="many.so"), no_nvidia)
    assert "f0, f1, f10" in text
    assert "and 52 more" in text


def test_a_library_opened_lazily_before_is_refused(plugin: pathlib.Path, driver: pathlib.Path) -> None:
    """dlopen gives it again without binding anything; the first call would end the process."""
    code = f"""
dlopen = ctypes.CDLL(None).dlopen
dlopen.argtypes, dlopen.restype = [ctypes.c_char_p, ctypes.c_int], ctypes.c_void_p
assert dlopen({str(plugin)!r}.encode(), os.RTLD_LAZY)
before = tried(lambda: cudyn.open_library({str(plugin)!r}))
driver.expose()
print(json.dumps([before, tried(lambda: cudyn.open_library({str(plugin)!r}))]))
"""
    before, after = child(code, CUDYN_DRIVER=str(driver))
    assert "cuDriverGetVersion" in before
    assert "driver.expose()" in before
    assert after == 12040


def test_a_library_for_another_machine(plugin: pathlib.Path, no_nvidia: dict[str, str]) -> None:
    data = bytearray(plugin.read_bytes())
    (here,) = struct.unpack_from("<H", data, 18)
    struct.pack_into("<H", data, 18, 62 if here == 183 else 183)
    plugin.write_bytes(data)
    text = refused(plugin, no_nvidia)
    assert f"it is for {'x86_64' if here == 183 else 'aarch64'}, this Python is for" in text
    assert "cuDriverGetVersion" not in text


@pytest.mark.parametrize("keep", [0.01, 0.3, 0.7, 0.999])
def test_a_truncated_library_is_not_opened(
    keep: float, plugin: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    plugin.write_bytes(plugin.read_bytes()[: int(plugin.stat().st_size * keep)])
    assert "it is a truncated ELF file" in refused(plugin, no_nvidia)


@pytest.mark.parametrize("made", [os.mkfifo, faults.socket_], ids=["pipe", "socket"])
def test_what_waits_for_others_is_not_opened(
    made: Callable[[pathlib.Path], None], tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    made(tmp_path / "some.so")
    text = refused(tmp_path / "some.so", no_nvidia, "import signal; signal.alarm(20)")
    assert f"it is a {'pipe' if made is os.mkfifo else 'socket'}, not a file" in text


def test_what_it_is_linked_with_is_looked_at_too(tmp_path: pathlib.Path, no_nvidia: dict[str, str]) -> None:
    faults.needing_pipe(tmp_path / "needy.so")
    text = refused(tmp_path / "needy.so", no_nvidia, "import signal; signal.alarm(20)")
    assert f"what it is linked with can't be opened: {tmp_path}/libhelper.so: a pipe, not a file" in text


def test_another_majors_library_is_no_case_for_expose(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """Linked with libcudart.so.12, where 13 is loaded: what helps is 12, and 13 made visible does not."""
    runtime = "int cudaRuntimeGetVersion(int *v) {{ *v = {}; return 0; }}\n"
    runtime += "int cudaGetLastError(void) {{ return 0; }}"
    twelve = fakes.build(tmp_path / "12", runtime.format(12090), name="libcudart.so.12")
    thirteen = fakes.build(tmp_path / "13", runtime.format(13000), name="libcudart.so.13")
    source = "int cudaGetLastError(void); int ask(void) { return cudaGetLastError(); }"
    path = fakes.build(tmp_path, source, LINKED, str(twelve), name="linked.so")
    text = refused(path, {**no_nvidia, "CUDYN_RUNTIME": str(thirteen)})
    assert "to be provided by libcudart.so.12, which it is linked with: cudaGetLastError" in text
    assert "libcudart.so.13 is loaded, which is another library" in text
    assert ".expose()" not in text
    assert "open libcudart.so.12 first, with cudyn.runtime.reload(path) or CUDYN_RUNTIME" in text
    opened = f"cudyn.runtime.reload({str(twelve)!r}); print(cudyn.open_library({str(path)!r}).ask())"
    assert child(opened, CUDYN_RUNTIME=str(thirteen)) == 0  # and that it is what helps


@pytest.mark.parametrize(
    ("content", "said"),
    [("", "it is an empty file"), ("INPUT(libcuda.so.1)\n", "it is a linker script")],
    ids=["empty", "linker script"],
)
def test_what_is_no_library_is_named(
    content: str, said: str, tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    path = tmp_path / "some.so"
    path.write_text(content)
    text = refused(path, no_nvidia)
    assert said in text
    assert str(path) in text


@pytest.mark.parametrize("path", ["/no/such/file.so", "/", "/nul\0byte.so"])
def test_what_is_no_file_is_a_load_error(path: str, no_nvidia: dict[str, str]) -> None:
    assert refused(path, no_nvidia)


def test_a_bare_name_is_a_file_here_and_not_searched_for(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    text = refused("libc.so.6", no_nvidia, f"os.chdir({str(tmp_path)!r})")
    assert str(tmp_path / "libc.so.6") in text


def test_where_libraries_are_not_elf_the_system_speaks(
    plugin: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """A macOS that sys.platform plays: the file is handed to dlopen unread."""
    text = refused(plugin, no_nvidia, "import sys; sys.platform = 'darwin'")
    assert "undefined symbol: cuDriverGetVersion" in text
    assert "expose" not in text


def test_nothing_of_it_is_imported_with_the_package(no_nvidia: dict[str, str]) -> None:
    code = """
import sys, json, cudyn
late = {"cudyn._formats.elf_sections", "cudyn._symbols.dependents", "cudyn._cli.doctor"}
print(json.dumps(sorted(late & set(sys.modules))))
"""
    assert python_json(code, env=no_nvidia, flags=("-S",)) == []
