"""Tests for the cache with several processes, some of which are killed. The tests do not need a compiler."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cudyn import Image
from cudyn._kernels.cache import entries, locks, nearest, settings, stat_cache, store
from cudyn._kernels.cache.folder import Folder
from cudyn._kernels.cache.inputs import Inputs

from ...conftest import ROOT
from ...support import compilations

KEY = "ab" + "0" * 62
BUILD = "0123456789abcdef"
IMAGE = Image(b"code" * 20_000, "cubin", ("sm_90",))

# A program that is killed while it writes a file and holds the lock.
INTERRUPTED_WRITE = f"""
import os, time
from cudyn._kernels.cache import entries, folder, store
from tests.support import compilations
from cudyn import Image
def open_and_wait(handle, mode):
    file = open(handle, mode)
    file.write(entries.MAGIC + b"ha")
    file.flush()
    print("writing", flush=True)
    time.sleep(600)
with store.lock({KEY!r}):
    folder.open = open_and_wait
    compilations.keep({KEY!r}, {BUILD!r}, Image(b"code", "cubin"))
"""

# A program whose processes all need all keys. As in cudyn.compile, a process looks up a key, locks it, looks
# again, compiles and stores.
MANY_PROCESSES = """
import hashlib, os, random, sys, time
from cudyn._kernels.cache import store
from tests.support import compilations
from cudyn import Image
processes, keys, log = int(sys.argv[1]), int(sys.argv[2]), os.open(sys.argv[3], os.O_WRONLY | os.O_APPEND)

def make_image(key):
    return Image(key.encode() * 1000, "cubin", ("sm_90",))

def work():
    names = [hashlib.sha256(b"%d" % i).hexdigest() for i in range(keys)]
    random.shuffle(names)
    for key in names:
        image = compilations.find(key, "0123456789abcdef")
        if image is None:
            with store.lock(key):
                image = compilations.find(key, "0123456789abcdef")
                if image is None:
                    os.write(log, key.encode() + b"\\n")
                    time.sleep(0.01)
                    compilations.keep(key, "0123456789abcdef", image := make_image(key))
        assert image == make_image(key)

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


# A program whose processes use more images than the cache can contain, and damage each other's files.
DAMAGING_PROCESSES = """
import os, random, sys, time
from pathlib import Path
from cudyn._kernels.cache import counters, store
from tests.support import compilations
from cudyn import Image
processes, turns = int(sys.argv[1]), int(sys.argv[2])
BUILD = "0123456789abcdef"
KEYS = [f"{i:02x}" * 32 for i in range(12)]

def damage(path):
    status = path.stat()
    way = random.choice(("byte", "shorter", "longer", "pipe", "link", "removed"))
    if way == "byte":
        with open(path, "r+b") as file:
            file.seek(random.randrange(status.st_size))
            file.write(b"?")
    elif way in ("shorter", "longer"):
        os.truncate(path, random.randrange(status.st_size) + (status.st_size if way == "longer" else 0))
    else:
        path.unlink()
        os.mkfifo(path) if way == "pipe" else way == "link" and path.symlink_to("/dev/zero")
        return
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))

def work():
    for turn in range(turns):
        key = random.choice(KEYS)
        image = compilations.find(key, BUILD)
        if image is None:
            with store.lock(key):
                image = compilations.find(key, BUILD)
                if image is None:
                    compilations.keep(key, BUILD, image := Image(key.encode() * 50, "cubin", ("sm_90",)))
        assert image.data == key.encode() * 50
        if random.random() < 0.2:
            try:
                damage(random.choice([*Path(os.environ["CUDYN_CACHE_DIR"]).glob(f"??/*.{BUILD}")]))
            except (OSError, ValueError, IndexError):  # another process has removed or changed the file
                pass

children = []
for number in range(processes):
    child = os.fork()
    if not child:
        random.seed(number)
        status = 1
        try:
            work()
            status = 0
            os.write(1, f"{counters.stats().hits} {counters.stats().damaged}\\n".encode())
        finally:
            os._exit(status)
    children.append(child)
print(sum(os.waitpid(child, 0)[1] == 0 for child in children))
"""


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache directory of this process and its children."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    return tmp_path / "cache"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not release locks when their process ends")
def test_killed_process_leaves_no_entry_and_no_lock(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes do not wait for the dead process, and a later trim removes its incomplete file."""
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED_WRITE], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "writing\n"
        with monkeypatch.context() as patch:
            patch.setattr(locks, "WAIT", 0.05)
            assert locks.acquire(Folder(str(directory)), f"ab/{KEY}.lock") is None, (
                "the process does not hold the lock"
            )
        process.kill()
    assert compilations.find(KEY, BUILD) is None
    assert compilations.find(KEY, None) is None
    (temporary_file,) = directory.rglob("*.tmp")
    assert temporary_file.read_bytes() == entries.MAGIC + b"ha"

    with monkeypatch.context() as patch:
        patch.setattr(time, "sleep", pytest.fail)  # waiting for the lock would call it
        with store.lock(KEY):
            compilations.keep(KEY, BUILD, IMAGE)
    assert compilations.find(KEY, BUILD) == IMAGE

    store.trim()
    assert temporary_file.exists(), "a process could still be writing it"
    os.utime(temporary_file, (time.time() - 3 * locks.WAIT,) * 2)
    assert store.trim() == 1
    assert not temporary_file.exists()
    assert compilations.find(KEY, BUILD) == IMAGE


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not release locks when their process ends")
def test_trim_keeps_a_lock_in_use(directory: Path) -> None:
    """A lock file is kept while it is locked, even if it is old.

    It is removed after the compilation, or by a later trim if the process was killed.
    """
    lock = directory / "ab" / f"{KEY}.lock"
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


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not release locks when their process ends")
def test_wait_for_a_lock_polls_less_often_with_time(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pauses between attempts double from 1 ms up to 50 ms."""
    pauses: list[float] = []
    with store.lock(KEY):
        (lock,) = directory.rglob("*.lock")
        with monkeypatch.context() as patch:
            patch.setattr(locks, "WAIT", 0.3)
            patch.setattr(time, "sleep", pauses.append)
            assert locks.acquire(Folder(str(directory)), f"ab/{lock.name}") is None
    assert pauses[:8] == [0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.05, 0.05]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork, to start hundreds of processes")
def test_hundreds_of_processes_compile_each_key_once(directory: Path, tmp_path: Path) -> None:
    """Each key is compiled once, and no process reads an incomplete file."""
    log = tmp_path / "log"
    log.touch()
    processes, keys = 200, 20
    command = [sys.executable, "-c", MANY_PROCESSES, str(processes), str(keys), str(log)]
    completed = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (completed.stdout, completed.stderr) == (f"{processes}\n", ""), "a process failed"
    compiled_keys = log.read_text().splitlines()
    assert len(compiled_keys) == len(set(compiled_keys)) == keys
    assert not list(directory.rglob("*.tmp"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork, to start many processes")
@pytest.mark.parametrize("processes", [16, pytest.param(256, marks=pytest.mark.slow)])
def test_processes_that_damage_a_full_cache_never_read_damaged_images(
    processes: int, directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cache has room for five of 12 images. All processes finish, and read only correct images."""
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "20k")
    command = [sys.executable, "-c", DAMAGING_PROCESSES, str(processes), "60"]
    completed = subprocess.run(command, capture_output=True, text=True, timeout=300)
    *counts, succeeded = completed.stdout.splitlines()
    reports = [line for line in completed.stderr.splitlines() if line]
    assert succeeded == str(processes), completed.stderr
    assert all(line.startswith("cudyn: waiting up to ") for line in reports), completed.stderr
    damaged_files = [int(line.split()[1]) for line in counts]
    assert len(damaged_files) == processes
    assert sum(damaged_files) > processes
    store.trim()
    files = [path for path in directory.glob("??/*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) <= 20_000
    assert {path.suffix for path in files} <= {f".{BUILD}"}


# A program in which Python or C code forks during a compilation. The child process continues to run.
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
@pytest.mark.parametrize(("language", "ending"), [("python", "done"), ("c", "done"), ("python", "killed")])
def test_forked_child_does_not_hold_the_lock(language: str, ending: str, directory: Path) -> None:
    """The lock is released when the compilation or its process ends, even if the child has the file open."""
    command = [sys.executable, "-c", FORKED.format(key=KEY), language, ending]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        try:
            handle = locks.acquire(Folder(str(directory)), f"ab/{KEY}.lock", wait=60)
            assert handle is not None, "the running child holds the lock"
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
def test_trim_keeps_other_files(name: str, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Users' files in the cache's directory are kept even if they are old and the cache is full."""
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "100000")
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    foreign_file = directory / name
    foreign_file.parent.mkdir(parents=True, exist_ok=True)
    foreign_file.write_bytes(b"not the cache's")
    os.utime(foreign_file, (1000, 1000))
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "0")
    assert store.trim() == 1
    assert foreign_file.read_bytes() == b"not the cache's"
    assert compilations.find(KEY, BUILD) is None


@pytest.mark.skipif(sys.platform == "win32", reason="creating links on Windows requires a privilege")
def test_trim_does_not_follow_links(directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / f"{KEY}.{BUILD}").write_bytes(b"a file")
    directory.mkdir()
    (directory / "ab").symlink_to(elsewhere)
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "0")
    assert store.trim() == 0
    assert (elsewhere / f"{KEY}.{BUILD}").exists()


def test_renamed_file_is_a_miss(directory: Path) -> None:
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    for key, build in ((KEY[:-1] + "1", BUILD), (KEY, BUILD[:-1] + "0")):
        (directory / "ab" / f"{KEY}.{BUILD}").rename(directory / "ab" / f"{key}.{build}")
        assert compilations.find(key, build) is None
        assert compilations.find(key, None) is None
        (directory / "ab" / f"{key}.{build}").rename(directory / "ab" / f"{KEY}.{BUILD}")
    assert compilations.find(KEY, BUILD) == IMAGE


def test_entry_damaged_while_it_is_read_is_a_miss(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The data is checked again if the file has changed since its metadata was read."""
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    path = directory / "ab" / f"{KEY}.{BUILD}"
    monkeypatch.setattr(stat_cache, "_FINE", -1)  # trust the metadata even of a file that has just changed
    assert compilations.find(KEY, BUILD) == compilations.find(KEY, BUILD) == IMAGE
    read_bytes = entries._read_bytes

    def damage_and_read(handle: int, offset: int, size: int) -> bytes:
        """Change the last byte of the file before it is read."""
        with path.open("r+b") as file:
            file.seek(-1, os.SEEK_END)
            file.write(b"?")
        os.utime(path, (1000, 1000))
        return read_bytes(handle, offset, size)

    monkeypatch.setattr(entries, "_read_bytes", damage_and_read)
    assert compilations.find(KEY, BUILD) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no directory modes")
@pytest.mark.parametrize("subfolder", [".", "ab"])
@pytest.mark.parametrize("mode", [0o777, 0o722, 0o770])
def test_directory_that_others_can_write_is_not_read(subfolder: str, mode: int, directory: Path) -> None:
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    (directory / subfolder).chmod(mode)
    for build in (BUILD, None):
        assert compilations.find(KEY, build) is None
    refused_directory = os.path.normpath(directory / subfolder)
    assert compilations.keep(KEY, BUILD, IMAGE) == f"{refused_directory} can be written by other users"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no directory modes")
def test_directories_and_files_are_private(directory: Path) -> None:
    original_umask = os.umask(0o002)
    try:
        with store.lock(KEY):
            assert compilations.keep(KEY, BUILD, IMAGE) == ""
    finally:
        os.umask(original_umask)
    assert {path.stat().st_mode & 0o777 for path in (directory, directory / "ab")} == {0o700}
    assert {path.stat().st_mode & 0o777 for path in directory.rglob("*") if path.is_file()} == {0o600}
    assert compilations.find(KEY, BUILD) == IMAGE


def test_newest_build_is_the_one_created_last(directory: Path) -> None:
    """A later cache hit changes only the access time of the older build."""
    builds = {"1" * 16: b"older", "2" * 16: b"newer"}
    for age, (build, data) in enumerate(builds.items()):
        assert compilations.keep(KEY, build, Image(data, "cubin", ("sm_90",))) == ""
        os.utime(directory / "ab" / f"{KEY}.{build}", (1000 + age, 1000 + age))
    result = compilations.find(KEY, "1" * 16)
    assert result is not None
    assert result.data == b"older"
    times = (directory / "ab" / f"{KEY}.{'1' * 16}").stat()
    assert times.st_atime > 2000 > times.st_mtime
    newest = compilations.find(KEY, None)
    assert newest is not None
    assert newest.data == b"newer"


@pytest.mark.parametrize("size", [0, 30_000, 100_000, 450_000])
def test_size_limit_is_never_exceeded(size: int, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDYN_CACHE_SIZE", str(size))
    for i in range(60):
        key = f"{i:02x}" + "0" * 62
        message = compilations.keep(key, BUILD, Image(bytes(10_000), "cubin", ("sm_90",)))
        assert (message == "") is (size > 0), message
        assert (compilations.find(key, BUILD) is None) is (size == 0), "the newest entry is missing"
        assert sum(path.stat().st_size for path in directory.rglob(f"*.{BUILD}")) <= size
    if size:
        assert sum(path.stat().st_size for path in directory.rglob(f"*.{BUILD}")) > size // 2


def test_invalid_size_limit_raises(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "1X")
    assert (
        compilations.keep(KEY, BUILD, IMAGE)
        == "CUDYN_CACHE_SIZE='1X': expected bytes, or a size such as 500M or 2G"
    )
    monkeypatch.setenv("CUDYN_CACHE_SIZE", "1000")
    assert compilations.keep(KEY, BUILD, IMAGE).endswith(" bytes are more than CUDYN_CACHE_SIZE")
    assert not [path for path in directory.rglob("*") if path.is_file()]


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


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of files")
def test_full_disk_is_reported(directory: Path) -> None:
    """The image is not stored, the reason is returned, and no files are left."""
    completed = subprocess.run(
        [sys.executable, "-c", FULL.format(key=KEY, build=BUILD)], capture_output=True, text=True, timeout=60
    )
    reason = f"the cache directory {directory} can't be written: [Errno 27] File too large"
    assert completed.stdout == f"{reason}\nNone\n", completed.stderr
    assert f"nothing is cached: {reason}" in completed.stderr
    assert not [path for path in directory.rglob("*") if path.is_file()]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux allows any bytes in file names")
def test_directory_can_have_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environb, b"CUDYN_CACHE_DIR", os.fsencode(tmp_path) + b"/caf\xe9")
    assert compilations.keep(KEY, BUILD, IMAGE) == ""
    assert compilations.find(KEY, BUILD) == compilations.find(KEY, None) == IMAGE
    assert os.listdir(os.fsencode(tmp_path)) == [b"caf\xe9"]


def read_inputs(arch: str = "sm_80", **arguments: Any) -> Inputs:
    """Return the inputs of a compilation. By default, the source is "text", and its name is k.cu."""
    return compilations.read(arguments.pop("source", "text"), arch=arch, **{"name": "k.cu", **arguments})


def keep_entry(inputs: Inputs, compiler: str = "NVRTC 13.0", build: str = BUILD) -> Path:
    """Store an entry for the inputs of a compilation, and return its file."""
    image = Image(b"code", "cubin", ("sm_80",), compiler=compiler)
    assert compilations.keep(inputs.key, build, image, inputs.facts) == ""
    directory = settings.get_folder()
    assert directory is not None
    return Path(directory, inputs.key[:2], f"{inputs.key}.{build}")


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
def test_miss_describes_the_nearest_entry(
    arguments: dict[str, Any], differences: str, directory: Path
) -> None:
    """The nearest entry has the same source or the same name. The message lists the differences."""
    inputs = read_inputs(**arguments)
    assert nearest.describe(inputs) == f"The cache {directory} has no entry for this source (files: 0)."
    keep_entry(read_inputs(source="unlike", name="other.cu"))
    assert nearest.describe(inputs) == f"The cache {directory} has no entry for this source (files: 1)."
    path = keep_entry(read_inputs())
    is_same_source = arguments.get("source", "text") == "text"
    assert nearest.describe(inputs) == (
        f"The cache {directory} does not have it (files: 2, of this source: {int(is_same_source)}). "
        f"The nearest is k.cu for sm_80 as cubin, with {differences}."
    )
    path.write_bytes(b"damaged")
    assert nearest.describe(inputs) == f"The cache {directory} has no entry for this source (files: 2)."


def test_miss_describes_the_nearest_of_several_entries(directory: Path) -> None:
    """The nearest entry has the fewest differences. If its compiler is different, the message names it."""
    for index, options in enumerate(([], ["-DA=1"], ["-DA=1", "-w"])):
        keep_entry(read_inputs(options=options), build=f"{index:016x}")
    message = nearest.describe(read_inputs(options=["-DA=1"]), "NVRTC 12.9")
    assert message.endswith(" k.cu for sm_80 as cubin, with NVRTC 13.0 instead of NVRTC 12.9.")
    message = nearest.describe(read_inputs(options=["-DA=1"]), "", "other headers (h.h)")
    assert message.endswith(" k.cu for sm_80 as cubin, with other headers (h.h).")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no file modes")
def test_miss_reports_entries_that_are_not_read(directory: Path) -> None:
    inputs = read_inputs()
    path = keep_entry(inputs)
    path.chmod(0o622)
    assert nearest.describe(inputs) == (
        f"The cache has it, but {path} can be written by other users. "
        "Set CUDYN_CACHE_DIR to another directory."
    )
    directory.chmod(0o777)
    assert nearest.describe(inputs).startswith(
        f"The cache is not read: {directory} can be written by other users. "
    )


# A program that holds a lock.
HOLD = """
import os, sys, time
from cudyn._kernels.cache import store
with store.lock(sys.argv[1]):
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not have these locks")
def test_stopped_process_that_holds_a_lock_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The waiting process continues without the lock, and names the stopped process after a while."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    monkeypatch.setattr(locks, "WAIT", 0.3)
    key = "ab" + "0" * 62
    command = [sys.executable, "-c", HOLD, key]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        process.send_signal(signal.SIGSTOP)
        try:
            with store.lock(key):
                pass
            assert capfd.readouterr().err == ""
            monkeypatch.setattr(locks, "REPORT_AFTER", 0.1)
            with store.lock(key):
                pass
        finally:
            process.kill()
    message = capfd.readouterr().err
    assert message.startswith(f"cudyn: waiting up to 0 s for process {process.pid}, which holds {tmp_path}")
    assert message.count("\n") == 1


def test_cache_without_a_directory_explains_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CUDYN_CACHE_DIR", raising=False)
    monkeypatch.setattr(settings, "get_folder", lambda mode=None: None)
    reason = "there is no home directory for the cache, and CUDYN_CACHE_DIR is not set"
    assert store.write("k" * 64, "build", b"data") == reason
    monkeypatch.setenv("CUDYN_CACHE", "off")
    assert store.write("k" * 64, "build", b"data") == "the cache is off"
