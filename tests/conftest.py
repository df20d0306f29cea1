"""Fixtures and helpers that the tests share.

Importing cudyn opens the driver once per process, so most tests that load libraries run a child process.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import pathlib
import signal
import subprocess
import sys
import textwrap
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import cudyn
from codegen import sources
from codegen.errors import DownloadError
from cudyn import testing
from cudyn._bindings.libraries import catalog
from cudyn._process import process

from .support import fakes, messages, real
from .support.amount import examples
from .support.golden import Golden

ROOT = pathlib.Path(__file__).resolve().parents[1]

# The file names that the loader tries on Linux, for the driver and NVRTC, and for all libraries.
SYSTEM_NAMES = tuple(
    name for info in (catalog.find("driver"), catalog.find("nvrtc")) for _, name in info.files["linux"]
)
ALL_NAMES = tuple(name for info in catalog.find_all() for _, name in info.files["linux"])

# Code that child processes run after opening the driver, to hide the toolkits on this machine.
NO_TOOLKIT = "from cudyn._bindings.libraries import search\nsearch.find_toolkits = lambda system: iter(())\n"

# Hypothesis must not fail on a slow machine. The examples of a test may share function-scoped fixtures.
NO_CHECKS = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]
settings.register_profile("cudyn", deadline=None, max_examples=examples(60), suppress_health_check=NO_CHECKS)
settings.load_profile("cudyn")


# Background jobs of a shell script ignore Ctrl-C, and child processes of the tests would inherit this
# setting.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden files of these tests")


SESSION = pytest.StashKey[messages.Session]()


def pytest_configure(config: pytest.Config) -> None:
    """Begin a session that compares or writes the messages of exceptions."""
    config.stash[SESSION] = messages.Session(
        config.rootpath / "tests",
        is_whole=not any("::" in arg for arg in config.args),
        writes=config.getoption("--write-golden"),
    )


def pytest_itemcollected(item: pytest.Item) -> None:
    item.config.stash[SESSION].tests.add(messages.name_test(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Collect the messages of an xdist worker."""
    tests, messages_of_tests = getattr(node, "workeroutput", {}).get("messages", ((), {}))
    session = node.config.stash[SESSION]
    session.tests.update(tests)
    session.messages.update(messages_of_tests)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """The golden files in the test's directory."""
    return Golden(request.path.parent, writes=request.config.getoption("--write-golden"))


@pytest.fixture
def fresh_process() -> Generator[None]:
    """Clear the caches and counters of this process before and after the test."""
    process.reset()
    yield
    process.reset()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Exclude the collected tests from garbage collection.

    Collecting the tests creates about 330,000 objects that live until the end, and the tests call
    `gc.collect` hundreds of times: each call would traverse all of these objects.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


# Prefix of the skip reason if a download failed.
NOT_DOWNLOADED = "not downloaded: "


def _run_or_skip() -> Generator[None, Any, Any]:
    """Skip a test if the machine cannot provide the real library it needs, or if a download failed.

    If `CI` is set, a failed download fails the test: a CI machine has to run all tests.
    """
    try:
        return (yield)
    except real.NotDownloaded as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"{NOT_DOWNLOADED}{missing}")
    except real.Unavailable as missing:
        pytest.skip(str(missing))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, Any, Any]:
    """Skip a test whose fixtures need libraries that are not installed."""
    marks = {mark.name for mark in item.iter_markers()}
    real.everything = bool(marks & {"slow", "proof", "gpu"})
    return (yield from _run_or_skip())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Compare the messages of the exceptions in a test with those that are recorded."""
    with item.config.stash[SESSION].run(item.nodeid):
        return (yield from _run_or_skip())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None, Any, Any]:
    """Write the messages of this run, and report how many tests were skipped because downloads failed."""
    collected = session.config.stash[SESSION]
    # this process is an xdist worker; pytest_testnodedown() reads the messages
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["messages"] = [*collected.tests], collected.messages
    elif collected.writes:
        collected.write()
    result = yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:  # does not exist in xdist workers
        reasons = [
            report.longrepr[2].removeprefix("Skipped: ")
            for report in reporter.stats.get("skipped", ())
            if isinstance(report.longrepr, tuple)
        ]
        not_downloaded = [reason for reason in reasons if reason.startswith(NOT_DOWNLOADED)]
        if not_downloaded:
            count = "1 test was" if len(not_downloaded) == 1 else f"{len(not_downloaded)} tests were"
            reporter.write_line(
                f"{count} not run because downloads failed, such as: {not_downloaded[0]}", red=True
            )
    return result


@pytest.fixture(scope="session")
def pins() -> sources.Sources:
    """The repository's pinned releases, with all of their headers in the cache."""
    pinned = sources.load()
    get_headers(pinned.wheels)
    return pinned


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A temporary directory of this session that all xdist workers share."""
    directory = tmp_path_factory.getbasetemp()
    return directory.parent if "PYTEST_XDIST_WORKER" in os.environ else directory


def get_headers(wheels: Iterable[sources.Wheel]) -> None:
    """Download the headers of these wheels into the cache.

    Raises:
        real.NotDownloaded: If a download fails.
    """
    from codegen import fetch  # this import needs packages that are not installed on GPU machines

    try:
        fetch.fetch(wheels)
    except DownloadError as error:
        raise real.NotDownloaded(str(error)) from None


REAL = pytest.param("real", marks=pytest.mark.gpu)

# Marks a test that uses the `device` fixture but fails on a simulated device, for example because of torch.
on_gpu = pytest.mark.parametrize("device", [REAL], indirect=True)


@pytest.fixture(params=["simulated", REAL])
def device(request: pytest.FixtureRequest) -> Iterator[cudyn.Device]:
    """The first device, with its primary context current.

    Tests run on a simulated device, and also on a GPU.
    """
    if request.param == "real":
        need_gpu()
        yield cudyn.Device(0).use()
        return
    try:
        runner = testing.run_on_cpu()
    except RuntimeError as error:
        pytest.skip(str(error))
    with testing.simulate("sm_90", devices=2, run=runner):
        yield cudyn.Device(0).use()


def is_simulated() -> bool:
    """Return whether the first device is simulated."""
    return cudyn.Device(0).name.startswith("simulated")


@pytest.fixture
def two_devices(device: cudyn.Device) -> None:
    """Skip the test if the machine has fewer than two GPUs."""
    if cudyn.Device.count() < 2:
        pytest.skip("this machine has one GPU")


@pytest.fixture
def hopper(device: cudyn.Device) -> cudyn.Device:
    """The first device, for tests whose code is compiled for sm_90 or sm_90a."""
    if device.compute_capability != (9, 0):
        pytest.skip("the code is for sm_90")
    return device


def need_gpu() -> None:
    """Initialize the driver, or skip the test if the machine has no GPU.

    If there is a GPU, an error of the driver fails the test.
    """
    hidden_by = os.environ.get("CUDA_VISIBLE_DEVICES")
    if hidden_by in ("", "-1"):
        pytest.skip(f"CUDA_VISIBLE_DEVICES={hidden_by} hides every GPU")
    try:
        cudyn.driver.cuInit(0)
    except cudyn.CudynError as error:
        if has_gpu(error):
            raise
        pytest.skip(f"no GPU: {str(error).splitlines()[0]}")


def need_hopper() -> None:
    """Skip the test on machines without a GPU of compute capability 9.0.

    Tests call it if their code is compiled for sm_90 or sm_90a.
    """
    need_gpu()
    if cudyn.Device(0).compute_capability != (9, 0):
        pytest.skip("the code is for sm_90")


def has_gpu(error: cudyn.CudynError) -> bool:
    """Return whether the machine has a GPU, after `cuInit` has failed with this error."""
    if sys.platform == "linux":  # device files of Linux and of WSL
        wsl = os.path.exists("/usr/lib/wsl/lib/libcuda.so.1")
        return wsl or any(pathlib.Path("/dev").glob("nvidia[0-9]*"))
    no_device = 100  # CUDA_ERROR_NO_DEVICE
    has_driver = not isinstance(error, cudyn.errors.LibraryNotFoundError)
    return has_driver and getattr(error, "status", None) != no_device


def need(*modules: Any) -> None:
    """Skip the test if one of these libraries is missing.

    Raises:
        cudyn.LoadError: If a library is installed but cannot be used.
    """
    for module in modules:
        if isinstance(module.load_error, cudyn.errors.LibraryNotFoundError):
            pytest.skip(str(module.load_error).splitlines()[0])
        if module.load_error is not None:
            raise module.load_error


def package(name: str) -> Any:
    """Import a package, or skip the test if it is not installed. A failing import fails the test."""
    return pytest.importorskip(name, exc_type=ModuleNotFoundError)


def run_python(
    code: str,
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    flags: tuple[str, ...] = (),
) -> subprocess.CompletedProcess[str]:
    """Run code in a child Python that imports this repository and inherits no loader or Python settings.

    Args:
        code: Python source. Its common indentation is removed.
        env: Variables to add to the clean environment. A `PYTHONPATH` is appended to the repository's path.
        cwd: Working directory of the child.
        flags: Options for the interpreter.
    """
    return subprocess.run(
        [sys.executable, *flags, "-c", textwrap.dedent(code)],
        env=make_environment(env or {}),
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def make_environment(added: Mapping[str, str]) -> dict[str, str]:
    """Return the current environment without loader and Python settings, plus the variables in `added`."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LD_", "DYLD_"))
    }
    path = os.pathsep.join([str(ROOT), *filter(None, [added.get("PYTHONPATH")])])
    return {**clean, "PYTHONDONTWRITEBYTECODE": "1", **added, "PYTHONPATH": path}


def python_json(
    code: str,
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    flags: tuple[str, ...] = (),
) -> Any:
    """Run code with `run_python`, check that it succeeds, and parse the last line of its output as JSON."""
    return load_json(run_python(code, env=env, cwd=cwd, flags=flags))


def load_json(process: subprocess.CompletedProcess[str]) -> Any:
    """Check that a child process succeeded, and parse the last line of its output as JSON."""
    assert process.returncode == 0, (
        f"the child ended with {process.returncode}:\n{process.stdout}{process.stderr}"
    )
    return json.loads(process.stdout.splitlines()[-1])


@functools.cache
def system_has_nvidia(names: tuple[str, ...] = SYSTEM_NAMES) -> bool:
    """Return whether the system loader finds any of these libraries.

    A child process tries to load them, so that they are not loaded into this process.
    """
    # sys.exit() with a message ends the child with status 1
    loader_code = """
        import ctypes, sys
        for name in sys.argv[1:]:
            try:
                ctypes.CDLL(name)
            except OSError:
                continue
            sys.exit("found " + name)
    """
    command = [sys.executable, "-c", textwrap.dedent(loader_code), *names]
    return subprocess.run(command, capture_output=True, check=False).returncode != 0


@pytest.fixture
def no_nvidia(tmp_path: pathlib.Path) -> dict[str, str]:
    """An environment in which a child run with `-S` (without wheels) finds neither the driver nor NVRTC.

    If they are installed, stubs that report "not found" shadow them.
    """
    return hidden(tmp_path / "hidden", SYSTEM_NAMES)


@pytest.fixture
def no_library(tmp_path: pathlib.Path) -> dict[str, str]:
    """An environment in which a child run with `-S` finds no library of the catalog.

    Toolkits may still be found. See NO_TOOLKIT.
    """
    return hidden(tmp_path / "hidden", ALL_NAMES)


def hidden(directory: pathlib.Path, names: tuple[str, ...]) -> dict[str, str]:
    """Write the stubs of `hide` into a directory, and return the variables that make the loader use them.

    If none of the libraries is installed, nothing is written, and no variables are needed.
    """
    if not system_has_nvidia(names):
        return {}
    hide(directory, names)
    return {"LD_LIBRARY_PATH": str(directory)}


def hide(directory: pathlib.Path, names: Iterable[str] = SYSTEM_NAMES) -> None:
    """Write a stub for each library into a directory. `LD_LIBRARY_PATH` makes the loader use the stubs.

    A stub lacks the library's functions, so cudyn reports the library as missing.
    """
    for name in names:
        fakes.build(directory, "int cudyn_stub;", name=name)
