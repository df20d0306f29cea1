"""The cache among processes: many at once, and one that is killed. No compiler is needed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cudyn.code import cache
from cudyn.code.image import Image

from .conftest import ROOT

KEY, BUILD = "ab" + "0" * 62, "0123456789abcdef"
IMAGE = Image(b"code" * 20_000, "cubin", ("sm_90",))

# Killed in the middle of a file, with the lock.
HALF_WRITTEN = f"""
import os, time
from cudyn.code import cache
from cudyn.code.image import Image
def half(path, mode, opener):
    file = open(path, mode, opener=opener)
    file.write(cache.MAGIC + b"ha")
    file.flush()
    print("writing", flush=True)
    time.sleep(60)
with cache.alone({KEY!r}):
    cache.open = half
    cache.keep({KEY!r}, {BUILD!r}, Image(b"code", "cubin"))
"""

# Every process asks for every key, as cudyn.compile does: look, wait to be alone, look again, make, keep.
MANY = """
import hashlib, os, random, sys, time
from cudyn.code import cache
from cudyn.code.image import Image
processes, keys, log = int(sys.argv[1]), int(sys.argv[2]), os.open(sys.argv[3], os.O_WRONLY | os.O_APPEND)

def image(key):
    return Image(key.encode() * 1000, "cubin", ("sm_90",))

def work():
    names = [hashlib.sha256(b"%d" % i).hexdigest() for i in range(keys)]
    random.shuffle(names)
    for key in names:
        found = cache.find(key, "0123456789abcdef")
        if found is None:
            with cache.alone(key):
                found = cache.find(key, "0123456789abcdef")
                if found is None:
                    os.write(log, key.encode() + b"\\n")
                    time.sleep(0.01)
                    cache.keep(key, "0123456789abcdef", found := image(key))
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
    """The cache, for this process and for those that it starts."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    return tmp_path / "cache"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no locks that end with their process")
def test_a_process_that_is_killed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it wrote is not found, nobody waits for it, and its file goes with a later trim."""
    with subprocess.Popen([sys.executable, "-c", HALF_WRITTEN], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "writing\n"
        with monkeypatch.context() as patch:
            patch.setattr(cache, "WAIT", 0.05)
            assert cache._locked(str(folder / "ab" / f"{KEY}.lock")) is None, "it does not hold the lock"
        process.kill()
    assert cache.find(KEY, BUILD) is None
    assert cache.find(KEY, None) is None
    (left,) = folder.rglob("*.tmp")
    assert left.read_bytes() == cache.MAGIC + b"ha"

    start = time.monotonic()
    with cache.alone(KEY):
        cache.keep(KEY, BUILD, IMAGE)
    assert time.monotonic() - start < 10, "held up by a process that is dead"
    assert cache.find(KEY, BUILD) == IMAGE

    cache.trim()
    assert left.exists(), "it could be in use"
    os.utime(left, (time.time() - 3 * cache.WAIT,) * 2)
    assert cache.trim() == 1
    assert not left.exists()
    assert cache.find(KEY, BUILD) == IMAGE


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no locks that end with their process")
def test_a_lock_in_use_stays(folder: Path) -> None:
    """However old its file is."""
    with cache.alone(KEY):
        pass
    (lock,) = folder.rglob("*.lock")
    os.utime(lock, (1000, 1000))
    with cache.alone(KEY):
        assert cache.trim() == 0
    os.utime(lock, (1000, 1000))
    assert cache.trim() == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork, to start hundreds of processes")
def test_hundreds_of_processes(folder: Path, tmp_path: Path) -> None:
    """Each key is made once, and nobody ever reads a part of a file."""
    log = tmp_path / "log"
    log.touch()
    command = [sys.executable, "-c", MANY, "200", "20", str(log)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.stderr) == ("200\n", "")
    made = log.read_text().splitlines()
    assert len(made) == len(set(made)) == 20
    assert not list(folder.rglob("*.tmp"))
