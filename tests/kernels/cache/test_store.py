"""Tests for the cache with several processes, some of which are killed. The tests do not need a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cudyn import Image
from cudyn._kernels.cache import entries, locks, nearest, settings, store
from cudyn._kernels.cache.inputs import Inputs

from ...conftest import ROOT
from ...support import compilations

KEY = "ab" + "0" * 62
BUILD = "0123456789abcdef"
IMAGE = Image(b"code" * 20_000, "cubin", ("sm_90",))

# The process is killed while it writes a file and holds the lock.
HALF_WRITTEN = f"""
import os, time
from cudyn._kernels.cache import entries, store, trust
from tests.support import compilations
from cudyn import Image
def half(path, mode, opener):
    file = open(path, mode, opener=opener)
    file.write(entries.MAGIC + b"ha")
    file.flush()
    print("writing", flush=True)
    time.sleep(600)
with store.lock({KEY!r}):
    trust.open = half
    compilations.keep({KEY!r}, {BUILD!r}, Image(b"code", "cubin"))
"""

# Every process needs every key. As in cudyn.compile, a process looks up the key, locks it, looks it up again,
# compiles and stores.
MANY = """
import hashlib, os, random, sys, time
from cudyn._kernels.cache import store
from tests.support import compilations
from cudyn import Image
processes, keys, log = int(sys.argv[1]), int(sys.argv[2]), os.open(sys.argv[3], os.O_WRONLY | os.O_APPEND)

def image(key):
    return Image(key.encode() * 1000, "cubin", ("sm_90",))

def work():
    names = [hashlib.sha256(b"%d" % i).hexdigest() for i in range(keys)]
    random.shuffle(names)
    for key in names:
        found = compilations.find(key, "0123456789abcdef")
        if found is None:
            with store.lock(key):
                found = compilations.find(key, "0123456789abcdef")
                if found is None:
                    os.write(log, key.encode() + b"\\n")
                    time.sleep(0.01)
                    compilations.keep(key, "0123456789abcdef", found := image(key))
        assert found == image(key)

children = []
for _ in range(processes):
    child = os.fork()
    if not child:
        status = 1
        try:
            work()
            status = 0
        finally:
            os._exit(status)
    children.append(child)
print(sum(os.waitpid(child, 0)[1] == 0 for child in children))
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the directory of the cache for this process and its children."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    return tmp_path / "cache"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no locks that end with their process")
def test_killed_process_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its entry is not found, other processes do not wait for it, and a later trim removes its file."""
    with subprocess.Popen([sys.executable, "-c", HALF_WRITTEN], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "writing\n"
        with monkeypatch.context() as patch:
            patch.setattr(locks, "WAIT", 0.05)
            assert locks.acquire(str(folder / "ab" / f"{KEY}.lock")) is None, "it does not hold the lock"
        process.kill()
    assert compilations.find(KEY, BUILD) is None
    assert compilations.find(KEY, None) is None
    (temporary_file,) = folder.rglob("*.tmp")
    assert temporary_file.read_bytes() == entries.MAGIC + b"ha"

    with monkeypatch.context() as patch:
        patch.setattr(time, "sleep", pytest.fail)  # A dead process holds the lock.
        with store.lock(KEY):
            compilations.keep(KEY, BUILD, IMAGE)
    assert compilations.find(KEY, BUILD) == IMAGE

    store.trim()
    assert temporary_file.exists(), "it could be in use"
    os.utime(temporary_file, (time.time() - 3 * locks.WAIT,) * 2)
    assert store.trim() == 1
    assert not temporary_file.exists()
    assert compilations.find(KEY, BUILD) == IMAGE


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no locks that end with their process")
def test_trim_keeps_a_lock_in_use(folder: Path) -> None:
    """The age of the lock file does not matter.

    It is removed after the compilation, or later if the process was killed.
    """
    lock = folder / "ab" / f"{KEY}.lock"
    lock.parent.mkdir(0o700, parents=True)
    lock.touch()
    os.utime(lock, (1000, 1000))
    with store.lock(KEY):
        assert store.trim() == 0
        assert lock.exists()
    assert not lock.exists()
    lock.touch()
    os.utime(lock, (1000, 1000))
    assert store.trim() == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no locks that end with their process")
def test_wait_for_a_lock_polls_less_often_with_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pauses double from 1 ms up to 50 ms."""
    pauses: list[float] = []
    with store.lock(KEY):
        (lock,) = folder.rglob("*.lock")
        with monkeypatch.context() as patch:
            patch.setattr(locks, "WAIT", 0.3)
            patch.setattr(time, "sleep", pauses.append)
            assert locks.acquire(str(lock)) is None
    assert pauses[:8] == [0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.05, 0.05]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork, to start hundreds of processes")
def test_hundreds_of_processes_compile_each_key_once(folder: Path, tmp_path: Path) -> None:
    """Each key is compiled once, and no process reads an incomplete file."""
    log = tmp_path / "log"
    log.touch()
    processes, keys = 200, 20
    command = [sys.executable, "-c", MANY, str(processes), str(keys), str(log)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.stderr) == (f"{processes}\n", ""), "every process succeeds"
    compiled_keys = log.read_text().splitlines()
    assert len(compiled_keys) == len(set(compiled_keys)) == keys
    assert not list(folder.rglob("*.tmp"))


# Python or C code forks a process during a compilation. The child process continues to run.
FORKED = """
import ctypes, os, sys, time
from cudyn._kernels.cache import store
from tests.support import compilations
fork = os.fork if sys.argv[1] == "python" else ctypes.CDLL(None).fork
with store.lock({key!r}):
    child = fork()
    if child == 0:
        [os.close(handle) for handle in (0, 1, 2)]
        time.sleep(600)
        os._exit(0)
    print(child, flush=True)
    if sys.argv[2] == "killed":
        os.kill(os.getpid(), 9)
sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.parametrize(("by", "end"), [("python", "done"), ("c", "done"), ("python", "killed")])
def test_fork_does_not_hold_the_lock(by: str, end: str, folder: Path) -> None:
    """The lock is released when the compilation or its process ends, even if others have the file open."""
    command = [sys.executable, "-c", FORKED.format(key=KEY), by, end]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        try:
            handle = locks.acquire(str(folder / "ab" / f"{KEY}.lock"), wait=60)
            assert handle is not None, "the child, which lives on, has it"
            locks.release(handle)
            process.communicate()
        finally:
            os.kill(child, 9)


@pytest.mark.parametrize(
    "name",
    [
        "old.lock",
        "old.tmp",
        "file",
        "ab/old.lock",
        "ab/old.tmp",
        "ab/file",
        "node/x.lock",
        f"ab/cd{KEY[2:]}.{BUILD}",  # in the directory of a different key
        f"{KEY}.{BUILD}",
        f"abc/{KEY}.{BUILD}",
        f"ab/{KEY}.{BUILD}.bak",
        f"ab/{KEY[:-1]}.lock",
        f"ab/deep/{KEY}.{BUILD}",
    ],
)
def test_trim_keeps_other_files(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their age and the size of the cache do not matter. The directory may also contain other files."""
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "100000")
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    foreign_file = folder / name
    foreign_file.parent.mkdir(parents=True, exist_ok=True)
    foreign_file.write_bytes(b"not the cache's")
    os.utime(foreign_file, (1000, 1000))
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "0")
    assert store.trim() == 1
    assert foreign_file.read_bytes() == b"not the cache's"
    assert compilations.find(KEY, BUILD) is None


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right of their own on Windows")
def test_trim_does_not_follow_links(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / f"{KEY}.{BUILD}").write_bytes(b"a file")
    folder.mkdir()
    (folder / "ab").symlink_to(elsewhere)
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "0")
    assert store.trim() == 0
    assert (elsewhere / f"{KEY}.{BUILD}").exists()


def test_renamed_file_is_a_miss(folder: Path) -> None:
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    for key, build in ((KEY[:-1] + "1", BUILD), (KEY, BUILD[:-1] + "0")):
        (folder / "ab" / f"{KEY}.{BUILD}").rename(folder / "ab" / f"{key}.{build}")
        assert compilations.find(key, build) is None
        assert compilations.find(key, None) is None
        (folder / "ab" / f"{key}.{build}").rename(folder / "ab" / f"{KEY}.{BUILD}")
    assert compilations.find(KEY, BUILD) == IMAGE


@pytest.mark.skipif(sys.platform == "win32", reason="no modes of folders on Windows")
@pytest.mark.parametrize("subfolder", [".", "ab"])
@pytest.mark.parametrize("mode", [0o777, 0o722, 0o770])
def test_directory_that_others_can_write_is_not_read(subfolder: str, mode: int, folder: Path) -> None:
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    (folder / subfolder).chmod(mode)
    for build in (BUILD, None):
        assert compilations.find(KEY, build) is None
    directory = os.path.normpath(folder / subfolder)
    assert compilations.keep(KEY, BUILD, IMAGE) == f"{directory} can be written by other users"
    (folder / subfolder).chmod(
        mode | 0o1000
    )  # In a sticky directory each user can only replace their own files, as in /tmp.
    assert compilations.find(KEY, BUILD) == IMAGE


@pytest.mark.skipif(sys.platform == "win32", reason="no modes of folders on Windows")
def test_directories_are_private(folder: Path) -> None:
    original_umask = os.umask(0o002)
    try:
        with store.lock(KEY):
            assert compilations.keep(KEY, BUILD, IMAGE) == ""
    finally:
        os.umask(original_umask)
    assert {path.stat().st_mode & 0o777 for path in (folder, folder / "ab")} == {0o700}
    assert {path.stat().st_mode & 0o777 for path in folder.rglob("*") if path.is_file()} == {0o600}
    assert compilations.find(KEY, BUILD) == IMAGE


def test_newest_build_is_the_one_created_last(folder: Path) -> None:
    """A later cache hit for the older build does not change this."""
    builds = {"1" * 16: b"older", "2" * 16: b"newer"}
    for age, (build, data) in enumerate(builds.items()):
        assert compilations.keep(KEY, build, Image(data, "cubin", ("sm_90",))) == ""
        os.utime(folder / "ab" / f"{KEY}.{build}", (1000 + age, 1000 + age))
    result = compilations.find(KEY, "1" * 16)
    assert result is not None
    assert result.data == b"older"
    times = (folder / "ab" / f"{KEY}.{'1' * 16}").stat()
    assert times.st_atime > 2000 > times.st_mtime
    newest = compilations.find(KEY, None)
    assert newest is not None
    assert newest.data == b"newer"


@pytest.mark.parametrize("size", [0, 30_000, 100_000, 450_000])
def test_size_limit_is_never_exceeded(size: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDYN_CACHE_SIZE", str(size))
    for i in range(60):
        key = f"{i:02x}" + "0" * 62
        message = compilations.keep(key, BUILD, Image(bytes(10_000), "cubin", ("sm_90",)))
        assert (message == "") is (size > 0), message
        assert (compilations.find(key, BUILD) is None) is (size == 0), "the newest is there"
        assert sum(path.stat().st_size for path in folder.rglob(f"*.{BUILD}")) <= size
    if size:
        assert sum(path.stat().st_size for path in folder.rglob(f"*.{BUILD}")) > size // 2


def test_invalid_size_limit_raises(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "1X")
    assert (
        compilations.keep(KEY, BUILD, IMAGE)
        == "CUDYN_CACHE_SIZE='1X': expected bytes, or a size such as 500M or 2G"
    )
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "1000")
    assert compilations.keep(KEY, BUILD, IMAGE).endswith(" bytes are more than CUDYN_CACHE_SIZE")
    assert not [path for path in folder.rglob("*") if path.is_file()]


FULL = """
import resource, signal
from cudyn._kernels.cache import store
from tests.support import compilations
from cudyn import Image
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
print(compilations.keep({key!r}, {build!r}, Image(bytes(100_000), "cubin")))
print(compilations.find({key!r}, {build!r}))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for files")
def test_full_disk_is_reported(folder: Path) -> None:
    """The image is not stored, the reason is returned, and no files are left."""
    done = subprocess.run(
        [sys.executable, "-c", FULL.format(key=KEY, build=BUILD)], capture_output=True, text=True, timeout=60
    )
    reason = f"the cache's folder {folder} is not written: [Errno 27] File too large"
    assert done.stdout == f"{reason}\nNone\n", done.stderr
    assert f"nothing is kept: {reason}" in done.stderr
    assert not [path for path in folder.rglob("*") if path.is_file()]


@pytest.mark.skipif(sys.platform != "linux", reason="file names of any bytes are Linux's")
def test_directory_can_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environb, b"CUDYN_CACHE_DIR", os.fsencode(tmp_path) + b"/caf\xe9")
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    assert compilations.find(KEY, BUILD) == compilations.find(KEY, None) == IMAGE
    assert os.listdir(os.fsencode(tmp_path)) == [b"caf\xe9"]


def read(arch: str = "sm_80", **arguments: Any) -> Inputs:
    """Return the inputs of a compilation: of the source "text" in k.cu, except for the given arguments."""
    return compilations.read(arguments.pop("source", "text"), arch=arch, **{"name": "k.cu", **arguments})


def keep(inputs: Inputs, compiler: str = "NVRTC 13.0", build: str = BUILD) -> Path:
    """Store an entry under a key, and return its file."""
    image = Image(b"code", "cubin", ("sm_80",), compiler=compiler)
    assert compilations.keep(inputs.key, build, image, inputs.facts) == ""
    folder = settings.get_folder()
    assert folder is not None
    return Path(folder, inputs.key[:2], f"{inputs.key}.{build}")


DIFFERENCES = [
    ({"arch": "sm_90"}, "architecture 'sm_80' instead of 'sm_90'"),
    ({"options": ["-G"]}, "options [] instead of ['-G']"),
    ({"headers": {"h.h": "x"}}, "other headers (h.h)"),
    ({"source": "text // changed"}, "other source"),
    ({"source": "another text", "arch": "sm_90"}, "other source, architecture 'sm_80' instead of 'sm_90'"),
    ({"name": "another.cu"}, "name 'k.cu' instead of 'another.cu'"),
    ({"digest": "mine"}, "digest '' instead of 'mine'"),
]


@pytest.mark.parametrize(
    ("arguments", "differences"), DIFFERENCES, ids=[differences for _, differences in DIFFERENCES]
)
def test_miss_describes_the_nearest_entry(arguments: dict[str, Any], differences: str, folder: Path) -> None:
    """The message describes entries of the same source or name, and the differences."""
    inputs = read(**arguments)
    assert nearest.describe(inputs) == f"The cache {folder} has no entry for this source (files: 0)."
    keep(read(source="unlike", name="other.cu"))
    assert nearest.describe(inputs) == f"The cache {folder} has no entry for this source (files: 1)."
    path = keep(read())
    is_same_source = arguments.get("source", "text") == "text"
    assert nearest.describe(inputs) == (
        f"The cache {folder} does not have it (files: 2, of this source: {int(is_same_source)}). "
        f"The nearest is k.cu for sm_80 as cubin, with {differences}."
    )
    path.write_bytes(b"damaged")
    assert nearest.describe(inputs) == f"The cache {folder} has no entry for this source (files: 2)."


def test_miss_describes_the_nearest_of_several_entries(folder: Path) -> None:
    """The nearest entry has the fewest differences. If its compiler is different, the message names it."""
    for number, options in enumerate(([], ["-DA=1"], ["-DA=1", "-w"])):
        keep(read(options=options), build=f"{number:016x}")
    message = nearest.describe(read(options=["-DA=1"]), "NVRTC 12.9")
    assert message.endswith(" k.cu for sm_80 as cubin, with NVRTC 13.0 instead of NVRTC 12.9.")
    message = nearest.describe(read(options=["-DA=1"]), "", "other headers (h.h)")
    assert message.endswith(" k.cu for sm_80 as cubin, with other headers (h.h).")


@pytest.mark.skipif(sys.platform == "win32", reason="no modes of files on Windows")
def test_miss_reports_entries_that_are_not_read(folder: Path) -> None:
    inputs = read()
    path = keep(inputs)
    path.chmod(0o622)
    assert nearest.describe(inputs) == (
        f"The cache has it, but {path} can be written by other users. CUDYN_CACHE_DIR names another folder."
    )
    folder.chmod(0o777)
    assert nearest.describe(inputs).startswith(
        f"The cache is not read: {folder} can be written by other users. "
    )
