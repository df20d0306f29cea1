"""What the run-time tests share. Importing cudyn opens the driver once per process, so most run a child."""

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

# Every name of the driver and of NVRTC that the loader asks the system for on Linux, and of every library.
SYSTEM_NAMES = tuple(
    name for info in (catalog.find("driver"), catalog.find("nvrtc")) for _, name in info.files["linux"]
)
ALL_NAMES = tuple(name for info in catalog.find_all() for _, name in info.files["linux"])

# For the code of a child, after the driver: the toolkits of this machine are not found.
NO_TOOLKIT = "from cudyn._bindings.libraries import search\nsearch.find_toolkits = lambda system: iter(())\n"

# Nothing that depends on how fast the machine is; a fixture serves all examples of a test.
NO_CHECKS = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]
settings.register_profile("cudyn", deadline=None, max_examples=examples(60), suppress_health_check=NO_CHECKS)
settings.load_profile("cudyn")


# What is started in the background of a script ignores Ctrl-C, and so would all that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden files of these tests")


SESSION = pytest.StashKey[messages.Session]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SESSION] = messages.Session(
        config.rootpath / "tests",
        is_whole=not any("::" in arg for arg in config.args),
        writes=config.getoption("--write-golden"),
    )


def pytest_itemcollected(item: pytest.Item) -> None:
    item.config.stash[SESSION].tests.add(messages.name_test(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a worker of xdist has collected."""
    tests, came = getattr(node, "workeroutput", {}).get("messages", ((), {}))
    session = node.config.stash[SESSION]
    session.tests.update(tests)
    session.messages.update(came)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """The golden files of the test's folder."""
    return Golden(request.path.parent, writes=request.config.getoption("--write-golden"))


@pytest.fixture
def fresh_process() -> Generator[None]:
    """Reset what this process has found and counted, before the test and after it."""
    process.reset()
    yield
    process.reset()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Exclude the collected tests from garbage collection.

    They are a third of a million objects, and tests call `gc.collect` hundreds of times.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


# What the reason of a skip begins with that a failed download has cost.
NOT_DOWNLOADED = "not downloaded: "


def _run_or_skip() -> Generator[None, Any, Any]:
    """Skip a test that asks for a real library which this machine can't have, and one whose download failed.

    With CI set the second fails: a machine that is there to run the tests has to run them.
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
    marks = {mark.name for mark in item.iter_markers()}
    real.everything = bool(marks & {"slow", "proof", "gpu"})
    return (yield from _run_or_skip())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    with item.config.stash[SESSION].run(messages.name_test(item.nodeid)):
        return (yield from _run_or_skip())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None, Any, Any]:
    """Write the messages of this run, and let the last line say how many tests failed downloads have cost."""
    written = session.config.stash[SESSION]
    if hasattr(session.config, "workeroutput"):  # of xdist; pytest_testnodedown() has it
        session.config.workeroutput["messages"] = [*written.tests], written.messages
    elif written.writes:
        written.write()
    result = yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:  # none in xdist's workers
        reasons = [
            report.longrepr[2].removeprefix("Skipped: ")
            for report in reporter.stats.get("skipped", ())
            if isinstance(report.longrepr, tuple)
        ]
        lost = [reason for reason in reasons if reason.startswith(NOT_DOWNLOADED)]
        if lost:
            what = "1 test was" if len(lost) == 1 else f"{len(lost)} tests were"
            reporter.write_line(f"{what} not run for want of downloads, such as: {lost[0]}", red=True)
    return result


@pytest.fixture(scope="session")
def pins() -> sources.Sources:
    """The repository's pins, with every header of theirs in the cache."""
    loaded = sources.load()
    get_headers(loaded.wheels)
    return loaded


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A folder of this session, which the workers of xdist share."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


def get_headers(wheels: Iterable[sources.Wheel]) -> None:
    """Have the headers of these wheels in the cache; raises real.NotDownloaded."""
    from codegen import fetch  # whose packages tests on a machine with a GPU do without

    try:
        fetch.fetch(wheels)
    except DownloadError as error:
        raise real.NotDownloaded(str(error)) from None


REAL = pytest.param("real", marks=pytest.mark.gpu)

# For a test of `device` that a simulation cannot pass, such as one that needs torch.
on_gpu = pytest.mark.parametrize("device", [REAL], indirect=True)


@pytest.fixture(params=["simulated", REAL])
def device(request: pytest.FixtureRequest) -> Iterator[cudyn.Device]:
    """The first device, simulated, with kernels on the CPU, and of a GPU. Its primary context is current."""
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
    """Skip on a machine with one GPU."""
    if cudyn.Device.count() < 2:
        pytest.skip("this machine has one GPU")


@pytest.fixture
def hopper(device: cudyn.Device) -> cudyn.Device:
    """The first device, for code for sm_90 or sm_90a."""
    if device.compute_capability != (9, 0):
        pytest.skip("the code is for sm_90")
    return device


def need_gpu() -> None:
    """Initialise the driver; skip on a machine without a GPU. Where there is one, what fails is a failure."""
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
    """Skip without a GPU of compute capability 9.0, whose code is for sm_90 or sm_90a alone."""
    need_gpu()
    if cudyn.Device(0).compute_capability != (9, 0):
        pytest.skip("the code is for sm_90")


def has_gpu(error: cudyn.CudynError) -> bool:
    """Is there a GPU, although cuInit failed with this error?"""
    if sys.platform == "linux":  # its device files, the second in WSL
        wsl = os.path.exists("/usr/lib/wsl/lib/libcuda.so.1")
        return wsl or any(pathlib.Path("/dev").glob("nvidia[0-9]*"))
    absent = isinstance(error, cudyn.errors.LibraryNotFoundError) or getattr(error, "status", None) == 100
    return not absent  # CUDA_ERROR_NO_DEVICE


def need(*modules: Any) -> None:
    """Skip unless these libraries are there; one that is there and can't be used is a failure."""
    for module in modules:
        if isinstance(module.load_error, cudyn.errors.LibraryNotFoundError):
            pytest.skip(str(module.load_error).splitlines()[0])
        if module.load_error is not None:
            raise module.load_error


def package(name: str) -> Any:
    """The module of another package; skips where it is not installed, and fails where its import does."""
    return pytest.importorskip(name, exc_type=ModuleNotFoundError)


def run_python(
    code: str,
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    flags: tuple[str, ...] = (),
) -> subprocess.CompletedProcess[str]:
    """Run code in a child Python that imports this repository and inherits no loader or Python settings.

    env: added to the clean environment; a PYTHONPATH in it comes after the repository. flags: of python.
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
    """Return this environment without the settings of the loader and of Python, with some variables added."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "LD_", "DYLD_"))}
    path = os.pathsep.join([str(ROOT), *filter(None, [added.get("PYTHONPATH")])])
    return {**clean, "PYTHONDONTWRITEBYTECODE": "1", **added, "PYTHONPATH": path}


def python_json(
    code: str,
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    flags: tuple[str, ...] = (),
) -> Any:
    """run_python for code that ends well: what the last line it prints holds as JSON."""
    return load_json(run_python(code, env=env, cwd=cwd, flags=flags))


def load_json(done: subprocess.CompletedProcess[str]) -> Any:
    """Return what the last line that a successful child has printed holds as JSON."""
    assert done.returncode == 0, f"the child ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return json.loads(done.stdout.splitlines()[-1])


@functools.cache
def system_has_nvidia(names: tuple[str, ...] = SYSTEM_NAMES) -> bool:
    """Does the system loader find any of the names?"""
    code = """
        import ctypes, sys
        for name in sys.argv[1:]:
            try:
                ctypes.CDLL(name)
            except OSError:
                continue
            sys.exit("found " + name)
    """
    command = [sys.executable, "-c", textwrap.dedent(code), *names]
    return subprocess.run(command, capture_output=True, check=False).returncode != 0


@pytest.fixture
def no_nvidia(tmp_path: pathlib.Path) -> dict[str, str]:
    """An environment for children run with -S (so without wheels) that find no driver and no NVRTC.

    A system that has some gets stubs in front of them, which answer that there is none.
    """
    return hidden(tmp_path / "hidden", SYSTEM_NAMES)


@pytest.fixture
def no_library(tmp_path: pathlib.Path) -> dict[str, str]:
    """The same for every library of the catalog; a toolkit may still have some, see NO_TOOLKIT."""
    return hidden(tmp_path / "hidden", ALL_NAMES)


def hidden(folder: pathlib.Path, names: tuple[str, ...]) -> dict[str, str]:
    if not system_has_nvidia(names):
        return {}
    hide(folder, names)
    return {"LD_LIBRARY_PATH": str(folder)}


def hide(folder: pathlib.Path, names: Iterable[str] = SYSTEM_NAMES) -> None:
    """Put stubs into a folder, which answer that there is no library."""
    for name in names:
        fakes.build(folder, "int cudyn_stub;", name=name)
