"""Tests for the attributes of a loaded library, and the state after loading.

Each test runs a separate child process.
"""

from __future__ import annotations

import ctypes
import os
import pathlib
import shutil
import sys
from typing import Any

import pytest

from cudyn._bindings.libraries import catalog, causes, dl, search
from cudyn._bindings.libraries.library import library

from ...conftest import python_json, run_python
from ...support import fakes, real
from ...support.fault_cases import OVERWRITE
from ...support.releases import NEWEST, NEWEST_NUMBER

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="tests the behavior of Linux's system loader")


def find_flaw(path: str) -> str:
    """Return why a file is unsafe for dlopen, or ""."""
    return search.FileFinder(dl.read_search_path).find_flaw(path)


# --- the file that is mapped


def prepare_upgrade(old: pathlib.Path, new: pathlib.Path, directory: pathlib.Path) -> dict[str, pathlib.Path]:
    """Create a directory in which libcuda.so.1 is a link to the old driver.

    UPGRADE defines a function that replaces the old driver there with the new driver.

    Returns:
        The paths of the old driver, the new driver after the upgrade, and the link.
    """
    directory.mkdir()
    old_file, new_file, link = (
        directory / name for name in ("libcuda.so.535.309.01", "libcuda.so.550.163.01", SO)
    )
    shutil.copy(old, old_file)
    link.symlink_to(old_file.name)
    shutil.copy(new, directory / "new")
    return {"old": old_file, "new": new_file, "link": link}


SO = "libcuda.so.1"
UPGRADE = """
def upgrade(directory={directory!r}):
    get_path = lambda name: os.path.join(directory, name)
    os.rename(get_path("new"), get_path("libcuda.so.550.163.01"))
    os.symlink("libcuda.so.550.163.01", get_path("link"))
    os.rename(get_path("link"), get_path("libcuda.so.1"))
    os.unlink(get_path("libcuda.so.535.309.01"))
"""


@pytest.mark.parametrize("loaded_by", ["cudyn", "another module"])
def test_path_after_an_upgrade_is_that_of_the_loaded_file(loaded_by: str, tmp_path: pathlib.Path) -> None:
    """The link leads to the new driver.

    The process still uses the old driver, and reports its version and its path.
    """
    old, new = (
        fakes.build(tmp_path / str(version), fakes.VERSION_QUERY, f"-DVERSION={version}")
        for version in (12020, 12040)
    )
    files = prepare_upgrade(old, new, tmp_path / "lib")
    load_old = "import cudyn" if loaded_by == "cudyn" else "library = ctypes.CDLL('libcuda.so.1')"
    version, path, message = python_json(
        f"""
        import ctypes, json, os
        {UPGRADE.format(directory=str(files["link"].parent)).replace(chr(10), chr(10) + " " * 8)}
        {load_old}
        upgrade()
        import cudyn
        from cudyn import driver
        try:
            driver.require("12.4")
        except cudyn.errors.VersionError as error:
            print(json.dumps([driver.version, driver.path, str(error)]))
        """,
        env={"LD_LIBRARY_PATH": str(files["link"].parent)},
    )
    assert (version, path) == ([12, 2], str(files["old"]))
    assert f"found 12.2 at {files['old']}" in message
    assert files["link"].resolve() == files["new"]


# --- a rejected library


def test_rejected_library_is_closed(tmp_path: pathlib.Path) -> None:
    """The rejected library is no longer mapped, and its name then leads to a usable library."""
    placeholder = fakes.build(tmp_path / "placeholder", fakes.VERSION_QUERY, "-DVERSION=12040", "-DSTATUS=34")
    good = fakes.build(tmp_path / "good", fakes.VERSION_QUERY, "-DVERSION=13000")
    before, is_loaded, after = python_json(
        f"""
        import ctypes, json, os
        from cudyn import driver
        maps = open("/proc/self/maps").read()
        before = [driver.available, {str(placeholder)!r} in maps]
        try:
            ctypes.CDLL("libcuda.so.1", mode=os.RTLD_NOLOAD)
            is_loaded = True
        except OSError:
            is_loaded = False
        driver.reload({str(good)!r})
        version = ctypes.c_int()
        ctypes.CDLL("libcuda.so.1").cuDriverGetVersion(ctypes.byref(version))
        print(json.dumps([before, is_loaded, [driver.path, version.value]]))
        """,
        env={"LD_LIBRARY_PATH": str(placeholder.parent)},
    )
    assert before == [False, False]
    assert is_loaded is False
    assert after == [str(good), 13000]


def test_rejected_library_of_another_module_stays_loaded(tmp_path: pathlib.Path) -> None:
    """Only the handle that cudyn opened is closed."""
    placeholder = fakes.build(tmp_path, fakes.VERSION_QUERY, "-DVERSION=12040", "-DSTATUS=34")
    results = python_json(f"""
        import ctypes, json
        loaded_library = ctypes.CDLL({str(placeholder)!r})
        from cudyn import driver
        for _ in range(5):
            driver.reload()
        version = ctypes.c_int()
        status = loaded_library.cuDriverGetVersion(ctypes.byref(version))
        print(json.dumps([driver.available, status, version.value]))
    """)
    assert results == [False, 34, 12040]


# --- the search path of the system loader


def test_search_path_is_read_from_the_loader(tmp_path: pathlib.Path) -> None:
    """The loader uses the path set when the process started, with $ORIGIN replaced."""
    (tmp_path / "later").mkdir()
    directories, python_directory = python_json(
        f"""
        import json, os, sys
        os.environ["LD_LIBRARY_PATH"] = {str(tmp_path / "later")!r}
        {OVERWRITE.replace(chr(10), chr(10) + " " * 8)}
        from cudyn._bindings.libraries import dl
        print(json.dumps([dl.read_search_path(), os.path.dirname(os.path.realpath(sys.executable))]))
        """,
        env={"LD_LIBRARY_PATH": f":relative/:{tmp_path}//:$ORIGIN/below"},
    )
    start = directories.index(".")  # preceded by the directories that the program itself specifies
    assert directories[start : start + 4] == [".", "relative", str(tmp_path), f"{python_directory}/below"]
    assert str(tmp_path / "later") not in directories


def test_search_path_without_dlinfo_is_read_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, fresh_process: None
) -> None:
    """musl's dlinfo does not support the request."""
    monkeypatch.setattr(dl, "_dlinfo", lambda *_: False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/a:/b;")
    assert dl.read_search_path() == ["/a", "/b", ""]


def test_loaded_library_is_found_without_opening_a_file(tmp_path: pathlib.Path) -> None:
    """A file with the same name in the current directory does not hide it."""
    loaded = fakes.build(tmp_path / "loaded", fakes.VERSION_QUERY, "-DVERSION=13000")
    planted = fakes.build(tmp_path / "here", fakes.VERSION_QUERY, "-DVERSION=12040")
    results = python_json(
        f"""
        import ctypes, json
        ctypes.CDLL({str(loaded)!r})
        from cudyn import driver
        print(json.dumps(driver.path))
        """,
        env={"LD_LIBRARY_PATH": ":"},
        cwd=planted.parent,
    )
    assert results == str(loaded)


def test_make_global_does_not_open_a_pipe(tmp_path: pathlib.Path) -> None:
    """If a pipe has replaced the file, the name that the library was opened with is tried next."""
    path = fakes.build(tmp_path, fakes.VERSION_QUERY, "-DVERSION=13000")
    (tmp_path / "link").symlink_to(path)
    results = python_json(f"""
        import json, os, signal
        signal.alarm(300)
        import cudyn
        from cudyn import driver
        driver.reload({str(tmp_path / "link")!r})
        os.unlink({str(path)!r})
        os.mkfifo({str(path)!r})
        try:
            driver.make_global()
            print(json.dumps("global"))
        except cudyn.LoadError as error:
            print(json.dumps(str(error)))
    """)
    assert "a pipe, not a file" in results


# --- damaged ELF headers


def test_find_flaw_with_a_damaged_header_does_not_raise(tmp_path: pathlib.Path) -> None:
    """Every byte of the headers is changed, one at a time."""
    path = fakes.build(tmp_path, fakes.VERSION_QUERY, "-DVERSION=13000")
    contents = path.read_bytes()
    damaged = tmp_path / "damaged.so"
    for offset in range(16, 64 + 11 * 56):
        for value in (b"\0", b"\xff", b"\x7f"):
            damaged.write_bytes(contents[:offset] + value + contents[offset + 1 :])
            assert find_flaw(str(damaged)) in (
                "",
                f"{damaged}: the file is truncated",
            ), offset


SPECIAL_FILES = ("/dev/null", "/dev/zero", "/dev/tty", "/proc/kmsg", "/proc/self/environ")


@pytest.mark.parametrize(
    "path",
    [path for path in SPECIAL_FILES if os.path.exists(path)],
)
def test_special_file_is_not_opened(path: str) -> None:
    """Reading a terminal or the kernel's log may wait forever."""
    assert search.check_kind(path) in ("a device, not a file", "an empty file")
    assert search.check_kind(__file__) == ""


# --- the libraries that a library is linked against


def test_read_links_of_a_deleted_file(tmp_path: pathlib.Path) -> None:
    """The names of linked libraries are read from memory."""
    fakes.build(tmp_path, "int helper;", name="libhelper.so.3")
    path = fakes.build(
        tmp_path,
        "extern int helper; int *f(void) { return &helper; }",
        f"-Wl,-rpath,{tmp_path}",
        f"-L{tmp_path}",
        "-l:libhelper.so.3",
        "-Wl,-soname,liba-fake.so.7",
        name="libfake.so",
    )
    handle = ctypes.CDLL(str(path))
    path.unlink()
    links = dl.read_links(handle)
    assert (links.soname, links.needed[0]) == ("liba-fake.so.7", "libhelper.so.3")


@pytest.mark.parametrize("relro", ["relro", "norelro"])
def test_find_flaw_checks_linked_libraries(relro: str, tmp_path: pathlib.Path) -> None:
    """The test runs with and without a segment that contains the same bytes after the dynamic section."""
    helper = fakes.build(tmp_path, "int helper;", name="libhelper.so.3")
    path = fakes.build(
        tmp_path,
        "extern int helper; int *f(void) { return &helper; }",
        f"-Wl,-rpath,{tmp_path}",
        f"-L{tmp_path}",
        "-l:libhelper.so.3",
        f"-Wl,-z,{relro}",
        name="libfake.so",
    )
    assert find_flaw(str(path)) == ""
    helper.write_bytes(helper.read_bytes()[:1000])
    assert find_flaw(str(path)) == f"{helper}: the file is truncated"


PROPERTY = "int cusolverGetProperty(int type, int *v) { *v = type ? 4 : 11; return 0; }\nint helper;"


@pytest.mark.parametrize(
    ("linked", "level"), [("libcublas.so.11", "11.8"), ("libcublas.so.12", "12.1"), ("libz.so.1", "12.1")]
)
def test_version_in_two_majors_uses_the_linked_major(linked: str, level: str, tmp_path: pathlib.Path) -> None:
    """cuSOLVER 11.4 has the same soname in CUDA 11 and 12. Links to its file are resolved."""
    fakes.build(tmp_path, "int other;", name=linked)
    path = fakes.build(
        tmp_path,
        PROPERTY,
        "-Wl,--no-as-needed",
        f"-Wl,-rpath,{tmp_path}",
        f"-L{tmp_path}",
        f"-l:{linked}",
        "-Wl,-soname,libcusolver.so.11",
        name="libcusolver.so.11.4.1.48",
    )
    (tmp_path / "libcusolver.so.11").symlink_to(path)
    results = python_json(
        "from cudyn import cusolver; import json; print(json.dumps([cusolver.level, cusolver.version]))",
        env={"CUDYN_CUSOLVER": str(tmp_path)},
    )
    assert results == [level, [11, 4]]


@pytest.mark.nvidia
@pytest.mark.slow
@pytest.mark.parametrize(("major", "version", "level"), [(11, [11, 8], "11.8"), (12, [12, 9], "12.9")])
def test_cupti_through_a_link_in_a_toolkit(
    major: int, version: list[int], level: str, tmp_path: pathlib.Path
) -> None:
    """In a toolkit libcupti.so.11.8 is a link to libcupti.so.2022.3.0, which contains no major version."""
    wheel = real.library("cupti", major)
    (file,) = wheel.glob("nvidia/*/lib/libcupti.so.*")
    shutil.copy(file, tmp_path / "libcupti.so.2022.3.0")
    (tmp_path / file.name).symlink_to("libcupti.so.2022.3.0")
    results = python_json(
        "from cudyn import cupti; import json; print(json.dumps([cupti.level, cupti.version, cupti.path]))",
        env={"CUDYN_CUPTI": str(tmp_path / "libcupti.so.2022.3.0")},
    )
    assert results == [level, version, str(tmp_path / "libcupti.so.2022.3.0")]


@pytest.mark.parametrize(
    ("count", "soname", "version"),
    [
        (18, "libcupti.so.11.8", [11, 8]),
        (18, "libcupti.so.12", [12, 0]),
        (28, "libcupti.so.12", [12, 9]),
        (17, "libcupti.so.11.7", [11, 7]),
        (130001, "libcupti.so.13", [13, 0]),
        (130500, "libcupti.so.13", [13, 5]),
    ],
)
def test_cupti_count_determines_its_release(
    count: int, soname: str, version: list[int], tmp_path: pathlib.Path
) -> None:
    """cuptiGetVersion returns a count instead of the version of CUDA."""
    path = fakes.build(
        tmp_path,
        f"int cuptiGetVersion(int *v) {{ *v = {count}; return 0; }}",
        f"-Wl,-soname,{soname}",
        name="libcupti.so.2022.3.0",
    )
    results = python_json(
        """
        import cudyn, json
        from cudyn import cupti
        def passes(release):
            try:
                cupti.require(release)
            except cudyn.errors.VersionError:
                return False
            return True
        releases = cupti._view.library.releases
        print(json.dumps([cupti.version, cupti.level, [release for release in releases if passes(release)]]))
        """,
        env={"CUDYN_CUPTI": str(path)},
    )
    assert results[0] == version
    assert results[1].partition(".")[0] == str(version[0])
    releases = library(catalog.find("cupti")).releases
    assert results[2] == [release for release in releases if [*map(int, release.split("."))] <= version]


# --- the causes in error messages


FAILING = "int {0}(unsigned flags) {{ return {1}; }}\n"


def read_notes(path: pathlib.Path | None, code: str, **env: str) -> Any:
    """Evaluate an expression in a child process, and return its value.

    The expression can call note(), which returns the note of the error that a call raises, and in_fork(),
    which returns the same in a forked child.

    Args:
        path: The driver of the child process. If `None`, the child process searches for a driver.
        code: The expression to evaluate.
        env: Environment variables of the child process.
    """
    driver_env = {"CUDYN_DRIVER": str(path)} if path is not None else {}
    return python_json(
        f"""
        import cudyn, json, os
        from cudyn import driver
        def note(call):
            try:
                call()
            except cudyn.CudaError as error:
                return error.note
        def in_fork(call):
            reading, writing = os.pipe()
            if os.fork() == 0:
                os.write(writing, json.dumps(note(call)).encode())
                os._exit(0)
            os.wait()
            return json.loads(os.read(reading, 10000))
        print(json.dumps({code}))
        """,
        env={**driver_env, **env},
    )


@pytest.mark.parametrize(
    ("status", "is_mentioned"),
    [(1, True), (801, True), (500, True), (222, True), (2, False), (100, False), (700, False), (999, False)],
)
def test_error_of_an_old_driver_mentions_its_version(
    status: int, is_mentioned: bool, tmp_path: pathlib.Path
) -> None:
    """The note is added only if the status may be caused by an old driver."""
    path = fakes.build(tmp_path, fakes.VERSION_QUERY + FAILING.format("cuInit", status), "-DVERSION=12020")
    note = read_notes(path, "note(lambda: driver.cuInit(0))")
    note_at_its_own_level = read_notes(path, "note(lambda: driver.api('12.2').cuInit(0))")
    if is_mentioned:
        assert note.startswith(f"The CUDA driver is 12.2, older than the API level {NEWEST} in use")
    elif status in causes.STATUSES:
        assert note == note_at_its_own_level
    else:
        assert note == ""
    if status in causes.STATUSES:
        assert not is_mentioned
        assert note_at_its_own_level.startswith(f"Usual cause: {causes.STATUSES[status].cause}.")
    else:
        assert note_at_its_own_level == ""


def test_error_in_a_fork_mentions_both_possible_causes(tmp_path: pathlib.Path) -> None:
    """The status may mean that the parent has initialized the driver, or that cuInit was not called."""
    not_initialized = 3  # CUDA_ERROR_NOT_INITIALIZED
    source = fakes.VERSION_QUERY
    source += FAILING.format("cuInit", not_initialized) + FAILING.format("cuCtxSetFlags", not_initialized)
    path = fakes.build(tmp_path, source, f"-DVERSION={NEWEST_NUMBER}")
    note_of_init, note_of_other, note_without_fork = read_notes(
        path,
        "[in_fork(lambda: driver.cuInit(0)), in_fork(lambda: driver.cuCtxSetFlags(0)), "
        "note(lambda: driver.cuCtxSetFlags(0))]",
    )
    assert note_of_init.startswith("This process is a fork of process ")
    assert note_of_init.endswith('start workers with the "spawn" or "forkserver" method.')
    assert note_of_other.endswith("; if not, call cuInit first.")
    assert note_without_fork == ""


RUNTIME = """
int cudaRuntimeGetVersion(int *v) { *v = 13050; return 0; }
int cudaDeviceReset(void) { return 35; }
int cudaDeviceSynchronize(void) { return 1; }
"""


def test_runtime_without_a_driver_reports_the_missing_driver(
    tmp_path: pathlib.Path, no_nvidia: dict[str, str]
) -> None:
    """Without a driver, the runtime returns cudaErrorInsufficientDriver, whose description is misleading."""
    path = fakes.build(tmp_path, RUNTIME, name="libcudart.so.13")
    code = "[note(cudyn.runtime.cudaDeviceReset), note(cudyn.runtime.cudaDeviceSynchronize)]"
    env = {**no_nvidia, "CUDYN_RUNTIME": str(path)}
    first_note, second_note = read_notes(None, code, **env)
    sentence, advice = first_note.splitlines()
    assert sentence == "It needs a driver, and no driver is usable: The CUDA driver was not found."
    assert advice.startswith("What to do: install the NVIDIA driver")
    assert second_note == ""
    # A driver is installed, so the status has its usual meaning.
    driver = fakes.build(tmp_path, fakes.VERSION_QUERY, "-DVERSION=11040")
    first_note, second_note = read_notes(driver, code, **env)
    assert "no driver is usable" not in first_note
    assert second_note == ""


@pytest.mark.nvidia
def test_real_runtime_without_a_driver_reports_the_missing_driver(no_nvidia: dict[str, str]) -> None:
    wheel = real.library("runtime", 12)
    env = {**no_nvidia, "CUDYN_RUNTIME": str(wheel / "nvidia/cuda_runtime/lib")}
    assert "no driver is usable" in read_notes(None, "note(cudyn.runtime.cudaGetDeviceCount)", **env)


@pytest.mark.parametrize(
    ("capabilities", "gets_advice"),
    [("utility", True), ("utility,video", True), ("all", False), ("compute,utility", False), ("", False)],
)
def test_container_without_the_capability_gets_advice(
    capabilities: str, gets_advice: bool, no_nvidia: dict[str, str]
) -> None:
    hint = python_json(
        "import cudyn, json; print(json.dumps(cudyn.driver.load_error.hint))",
        env={**no_nvidia, "NVIDIA_DRIVER_CAPABILITIES": capabilities},
    )
    assert hint.startswith("start the container with 'compute' in NVIDIA_DRIVER_CAPABILITIES") is gets_advice
    assert hint.startswith("install the NVIDIA driver") is not gets_advice


def test_advice_for_a_wrong_explicit_path_does_not_mention_installation(no_nvidia: dict[str, str]) -> None:
    """Covers the environment variable and an explicit path. The advice after a failed search is different."""
    with_variable, with_path, without_path = python_json(
        """
        import cudyn, json, os
        from cudyn import driver
        read = lambda: [driver.load_error.hint, driver.load_error.summary]
        messages = [read()]
        driver.reload("/nowhere/libcuda.so.1")
        messages.append(read())
        del os.environ["CUDYN_DRIVER"]
        driver.reload()
        print(json.dumps([*messages, read()]))
        """,
        env={**no_nvidia, "CUDYN_DRIVER": "/nowhere"},
    )
    assert with_variable == [
        "correct CUDYN_DRIVER, which is '/nowhere', or unset it: while it is set, no other file is tried.",
        "The CUDA driver was not found where CUDYN_DRIVER points.",
    ]
    assert with_path == [
        "pass reload() the path of a usable file, or no path to search for one.",
        "The CUDA driver was not found at the given path.",
    ]
    assert without_path == [catalog.find("driver").hint, "The CUDA driver was not found."]


# --- interpreter shutdown


AT_EXIT = """
import builtins, cudyn
from cudyn import driver

class Late:
    def __init__(self, call):
        self.call = call

    def __del__(self, print=print):
        try:
            self.call()
        except Exception as error:
            print(type(error).__name__, int(getattr(error, "status", -1)), error)

{how}
"""


@pytest.mark.parametrize(
    "how",
    [
        "late = Late(driver.cuCtxSynchronize)",
        "late = Late(driver.cuCtxSynchronize); late.itself = late",
        "builtins.late = Late(driver.cuCtxSynchronize)",
        "late = Late(lambda call=driver.cuCtxSynchronize: call())",
    ],
)
def test_failed_call_while_python_exits_raises_its_error(how: str, tmp_path: pathlib.Path) -> None:
    """Modules can no longer be imported then, so the error contains the status number, not its name."""
    source = fakes.VERSION_QUERY + "int cuCtxSynchronize(void) { return 700; }"
    path = fakes.build(tmp_path, source, f"-DVERSION={NEWEST_NUMBER}")
    done = run_python(AT_EXIT.format(how=how), env={"CUDYN_DRIVER": str(path)})
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("DriverError 700 cuCtxSynchronize: "), done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    "how", ["late = Late(driver.cuCtxSynchronize)", "builtins.late = Late(driver.cuCtxSynchronize)"]
)
def test_call_without_a_library_while_python_exits_raises(how: str) -> None:
    done = run_python(AT_EXIT.format(how=how), env={"CUDYN_DRIVER": "/nowhere"})
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("LibraryNotFoundError -1 The CUDA driver was not found"), done.stdout
    assert done.stderr == ""
