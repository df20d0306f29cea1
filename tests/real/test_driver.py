"""Tests with real NVIDIA drivers of three branches without a GPU. Each test runs a child process."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from cudyn._bindings.tables import driver_functions as table

from ..conftest import python_json
from ..support import fakes, real

HAS_GPU = any(pathlib.Path("/dev").glob("nvidia[0-9]*"))

pytestmark = pytest.mark.nvidia
without_gpu = pytest.mark.skipif(
    HAS_GPU, reason="this machine has a GPU, which cuInit of these drivers would use"
)

# Symbols that real drivers export and that the tables omit. Headers of CUDA 11.7 and later do not declare
# them, or they belong to cuda-gdb's interface (cudadebugger.h), which wheels do not contain.
OMITTED = {
    "cuEGLApiInit", "cuMemGetAttribute", "cuMemGetAttribute_v2",
    "cudbgApiAttach", "cudbgApiClientPid", "cudbgApiClientRevision", "cudbgApiDetach", "cudbgApiInit",
    "cudbgAttachHandlerAvailable", "cudbgDebuggerCapabilities", "cudbgDebuggerInitialized",
    "cudbgDetachSuspendedDevicesMask", "cudbgEnableIntegratedMemcheck", "cudbgEnableLaunchBlocking",
    "cudbgEnablePreemptionDebugging", "cudbgGetAPI", "cudbgGetAPIVersion", "cudbgInjectionPath",
    "cudbgIpcFlag", "cudbgMain", "cudbgReportDriverApiError", "cudbgReportDriverApiErrorFlags",
    "cudbgReportDriverInternalError", "cudbgReportedDriverApiErrorCode",
    "cudbgReportedDriverApiErrorFuncNameAddr", "cudbgReportedDriverApiErrorFuncNameSize",
    "cudbgReportedDriverInternalErrorCode", "cudbgResumeForAttachDetach", "cudbgRpcEnabled",
    "cudbgSessionId", "cudbgUseExternalDebugger",
}  # fmt: skip


class Driver:
    """A real driver in its own directory, with its CUDA version and its exported symbols."""

    def __init__(self, branch: str) -> None:
        self.directory = real.driver(branch)
        self.version = real.DRIVERS[branch].cuda
        self.file = (self.directory / "libcuda.so.1").resolve()
        self.exports = fakes.read_symbol_offsets(self.file).keys()

    def run(self, code: str) -> Any:
        return python_json(code, env={"LD_LIBRARY_PATH": str(self.directory)})

    def __str__(self) -> str:
        return ".".join(map(str, self.version))


@pytest.fixture(scope="module", params=real.last(real.DRIVERS))
def driver(request: pytest.FixtureRequest) -> Driver:
    return Driver(request.param)


def test_import_opens_the_driver_and_reports_its_version_and_path(driver: Driver) -> None:
    """Also check the names and descriptions of its errors."""
    *facts, name, text = driver.run("""
        import cudyn, json
        d = cudyn.driver
        status = d.CUresult.CUDA_ERROR_INVALID_VALUE
        texts = [d.cuGetErrorName(status), d.cuGetErrorString(status)]
        assert all(type(text) is str for text in texts)
        print(json.dumps([d.available, d.version, d.path, d.load_error, *texts]))
    """)
    assert facts == [True, list(driver.version), str(driver.file), None]
    assert name == "CUDA_ERROR_INVALID_VALUE"
    assert text


@without_gpu
def test_failed_call_reports_its_status_and_the_usual_cause(driver: Driver) -> None:
    name, is_enum_member, number, text = driver.run("""
        from cudyn import driver, DriverError
        import json
        try:
            driver.cuInit(0)
        except DriverError as error:
            same = error.status is driver.CUresult.CUDA_ERROR_NO_DEVICE
            print(json.dumps([error.name, same, error.status, str(error)]))
    """)
    assert (name, is_enum_member, number) == ("CUDA_ERROR_NO_DEVICE", True, 100)
    first_line, *other_lines = text.splitlines()
    assert first_line.startswith("cuInit: CUDA_ERROR_NO_DEVICE (100): ")
    assert other_lines[0].startswith("Usual cause: there is no GPU")
    assert other_lines[1].startswith("What to do: ")
    assert len(other_lines) == 2  # the message has no note about an older driver


@without_gpu
def test_failed_call_at_a_newer_level_mentions_the_older_driver(driver: Driver) -> None:
    """Check that the note is added at newer levels, because the driver may not support a flag."""
    notes = driver.run("""
        from cudyn import driver, DriverError
        from cudyn._bindings.tables.driver_functions import RELEASES
        import json
        notes = []
        for level in RELEASES:
            try:
                driver.api(level).cuInit(1)
            except DriverError as error:
                notes.append([level, error.note])
                assert error.name == "CUDA_ERROR_INVALID_VALUE"
        print(json.dumps(notes))
    """)
    assert [level for level, _ in notes] == list(table.RELEASES)
    for level, note in notes:
        assert (f"older than the API level {level} " in note) == (parse_version(level) > driver.version)
        if note:
            assert note.startswith(f"The CUDA driver is {driver}, ")


def parse_version(level: str) -> tuple[int, ...]:
    return tuple(map(int, level.split(".")))


def test_missing_symbol_is_reported_with_level_and_alternative(driver: Driver) -> None:
    """Call cuCtxCreate at the newest level. Its symbol is cuCtxCreate_v4, which these drivers lack.

    A raw call raises the same error. At the API level that the message names, the symbol is exported.
    """
    fields, texts, (advised, is_exported) = driver.run("""
        from cudyn import driver, SymbolNotFoundError
        import json, re
        texts = []
        for function in (driver.cuCtxCreate, driver.raw.cuCtxCreate):
            try:
                function(None, 0, 0)
            except SymbolNotFoundError as e:
                texts.append(str(e))
                fields = [e.name, e.symbol, e.introduced, e.version, e.path, e.nearest]
        level = re.search(r'driver.api."([\\d.]+)"', texts[0])[1]
        view = driver.api(level)
        print(json.dumps([fields, texts, [view.describe("cuCtxCreate").symbol, view.has("cuCtxCreate")]]))
    """)
    function, symbol, introduced, version, path, nearest = fields
    assert (function, symbol, introduced) == ("cuCtxCreate", "cuCtxCreate_v4", "12.5")
    assert (tuple(version), path) == (driver.version, str(driver.file))
    assert nearest in driver.exports
    assert nearest.startswith("cuCtxCreate")
    assert len(texts) == 2
    assert texts[0] == texts[1]
    for excerpt in ("cuCtxCreate_v4", "12.5", str(driver), path, nearest):
        assert excerpt in texts[0]
    assert is_exported
    assert advised in driver.exports


def test_has_and_describe_agree_with_the_exports_at_every_api_level(driver: Driver) -> None:
    """Check for each name of each level that has(), describe().present and the exported symbols agree."""
    rows = driver.run("""
        from cudyn import driver
        from cudyn._bindings.tables import driver_functions as tables
        import json
        rows = []
        for level in tables.RELEASES:
            for per_thread in (False, True):
                view = driver.api(level, per_thread=per_thread)
                for name in {*tables.NAMES, *tables.FUNCTIONS} & set(dir(view)):
                    about = view.describe(name)
                    rows.append([about.symbol, view.has(name), about.present])
        print(json.dumps(rows))
    """)
    assert len(rows) > 17 * 400
    assert {
        symbol for symbol, has, present in rows if not has == present == (symbol in driver.exports)
    } == set()


def test_exported_symbols_are_in_the_tables_or_listed_as_omitted(driver: Driver) -> None:
    api = {name for name in driver.exports if name.startswith("cu")}
    assert api - table.FUNCTIONS.keys() <= OMITTED
    assert not OMITTED & table.FUNCTIONS.keys(), "in the tables by now"


def test_symbol_resolves_the_exported_symbols(driver: Driver) -> None:
    """symbol() returns the C function of each symbol, or a fast call that wraps it."""
    symbols = driver.run("""
        from cudyn import driver
        from cudyn._bindings.tables.driver_functions import FUNCTIONS
        import ctypes, json
        functions = {s: driver.symbol(s) for s in FUNCTIONS}
        # the C function or its fast call, without a stub
        functions = {s: getattr(f, "_as_parameter_", f) for s, f in functions.items()}
        pointers = {s: getattr(f, "bare", f) for s, f in functions.items()}
        print(json.dumps([s for s, f in pointers.items() if isinstance(f, ctypes._CFuncPtr)]))
    """)
    assert set(symbols) == driver.exports & table.FUNCTIONS.keys()


@pytest.mark.parametrize("level", ["", "11.7", "12.0"])
def test_functions_have_the_addresses_of_their_described_symbols(driver: Driver, level: str) -> None:
    """Compare the address of each checked and raw function with the one that dlsym returns for its symbol."""
    count, wrong = driver.run(f"""
        from cudyn import driver
        import ctypes, json
        dlsym = ctypes.CDLL(None).dlsym
        dlsym.argtypes, dlsym.restype = [ctypes.c_void_p, ctypes.c_char_p], ctypes.c_void_p
        handle = ctypes.CDLL(driver.path)._handle
        from cudyn._bindings.tables import driver_functions as tables
        view = driver.api({level!r} or None)
        count, wrong = 0, []
        for name in {{*tables.NAMES, *tables.FUNCTIONS}}:
            if view.has(name):
                count += 1
                expected = dlsym(handle, view.describe(name).symbol.encode())
                for function in (getattr(view, name), getattr(view.raw, name)):
                    function = getattr(function, "bare", function)
                    if not expected or ctypes.cast(function, ctypes.c_void_p).value != expected:
                        wrong.append(name)
        print(json.dumps([count, wrong]))
    """)
    assert count > 300
    assert wrong == []


@without_gpu
def test_call_at_an_older_level_calls_the_older_symbol(driver: Driver) -> None:
    """Call cuCtxCreate_v2. It returns CUDA_ERROR_NOT_INITIALIZED before cuInit."""
    name = driver.run("""
        from cudyn import driver, DriverError
        import json
        try:
            driver.api("12.0").cuCtxCreate(0, 0)
        except DriverError as error:
            print(json.dumps(error.name))
    """)
    assert name == "CUDA_ERROR_NOT_INITIALIZED"


def test_require_compares_with_the_version_of_the_driver(driver: Driver) -> None:
    version, required, text = driver.run("""
        from cudyn import driver
        from cudyn.errors import VersionError
        import json
        driver.require("11.0")
        driver.require((11, 4))
        driver.require(driver.version)
        try:
            driver.require("99.0")
        except VersionError as error:
            print(json.dumps([error.found, error.required, str(error)]))
    """)
    assert (tuple(version), tuple(required)) == (driver.version, (99, 0))
    assert str(driver) in text
    assert "99.0" in text


def test_first_use_in_many_threads_returns_the_same_classes(driver: Driver) -> None:
    classes, names = driver.run("""
        from cudyn import driver
        import json, threading
        NAMES = ["CUcontext", "CUresult", "CUmemLocation", "CUtensorMap", "CUDA_MEMCPY2D", "CUhostFn"]
        barrier, results = threading.Barrier(64), []
        def first():
            barrier.wait()
            results.append([getattr(driver, name) for name in NAMES])
        threads = [threading.Thread(target=first) for _ in range(64)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        distinct = [len({id(row[i]) for row in results}) for i in range(len(NAMES))]
        print(json.dumps([distinct, len(results)]))
    """)
    assert names == 64
    assert classes == [1] * 6


@without_gpu
def test_function_imported_without_a_driver_works_after_reload(
    driver: Driver, no_nvidia: dict[str, str]
) -> None:
    is_load_error, is_loaded, error_name, path = python_json(
        f"""
        from cudyn.driver import cuInit
        import cudyn, json
        try:
            cuInit(0)
        except cudyn.errors.LibraryNotFoundError as error:
            before = str(error) == str(cudyn.driver.load_error)
        loaded = cudyn.driver.reload({str(driver.directory / "libcuda.so.1")!r})
        try:
            cuInit(0)
        except cudyn.DriverError as error:
            print(json.dumps([before, loaded, error.name, cudyn.driver.path]))
        """,
        env=no_nvidia,
        flags=("-S",),
    )
    assert (is_load_error, is_loaded, error_name, path) == (
        True,
        True,
        "CUDA_ERROR_NO_DEVICE",
        str(driver.file),
    )


def test_failed_call_after_a_fork_mentions_the_fork(driver: Driver) -> None:
    """Call cuDeviceGetCount without cuInit in this process and in a child process. The notes differ.

    The note names both possible causes, because cudyn cannot know whether the parent has called cuInit. Here
    the parent has not called cuInit, so the child may use CUDA.
    """
    parent, child, pid = driver.run("""
        from cudyn import driver, DriverError
        import json, os
        def note():
            try:
                driver.cuDeviceGetCount()
            except DriverError as error:
                return [error.name, error.note, str(error)]
        reading, writing = os.pipe()
        if os.fork() == 0:
            os.write(writing, json.dumps(note()).encode())
            os._exit(0)
        os.wait()
        print(json.dumps([note(), json.loads(os.read(reading, 10000)), os.getpid()]))
    """)
    assert parent[0] == child[0] == "CUDA_ERROR_NOT_INITIALIZED"
    assert "This process is a fork" not in parent[2]
    assert f"This process is a fork of process {pid}" in child[1]
    assert "if that process had used CUDA, start workers with" in child[1]
    assert child[1].endswith("; if not, call cuInit first.")
    assert child[1] in child[2]


def test_path_is_the_file_that_a_link_refers_to(driver: Driver, tmp_path: pathlib.Path) -> None:
    (tmp_path / "libcuda.so.1").symlink_to(driver.file)
    code = "from cudyn import driver; import json; print(json.dumps([driver.version, driver.path]))"
    facts = python_json(code, env={"LD_LIBRARY_PATH": str(tmp_path)})
    assert facts == [list(driver.version), str(driver.file)]
