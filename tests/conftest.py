"""What the run-time tests share. Importing cudyn opens the driver once per process, so most run a child."""

from __future__ import annotations

import functools
import json
import os
import pathlib
import subprocess
import sys
import textwrap
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import settings

from codegen import fetch, sources
from codegen.errors import CodegenError

ROOT = pathlib.Path(__file__).resolve().parents[1]

# Every name that the loader asks the system for on Linux (cudyn/catalog.py).
SYSTEM_NAMES = ("libcuda.so.1", "libcuda.so", "libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2")

settings.register_profile("cudyn", deadline=None, max_examples=60)
settings.load_profile("cudyn")


@pytest.fixture(scope="session")
def pins() -> sources.Sources:
    """The repository's pins, with every header of theirs in the cache."""
    loaded = sources.load()
    try:
        fetch.fetch(loaded.wheels)
    except CodegenError as error:
        pytest.skip(f"the pinned headers can't be had: {error}")
    return loaded


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
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "LD_", "DYLD_"))}
    added = dict(env or {})
    added["PYTHONPATH"] = os.pathsep.join([str(ROOT), *filter(None, [added.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, *flags, "-c", textwrap.dedent(code)],
        env={**clean, "PYTHONDONTWRITEBYTECODE": "1", **added},
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def python_json(
    code: str,
    *,
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    flags: tuple[str, ...] = (),
) -> Any:
    """run_python for code that ends well: what the last line it prints holds as JSON."""
    done = run_python(code, env=env, cwd=cwd, flags=flags)
    assert done.returncode == 0, f"the child ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return json.loads(done.stdout.splitlines()[-1])


@functools.cache
def system_has_nvidia() -> bool:
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
    command = [sys.executable, "-c", textwrap.dedent(code), *SYSTEM_NAMES]
    return subprocess.run(command, capture_output=True, check=False).returncode != 0


@pytest.fixture
def no_nvidia(tmp_path: pathlib.Path) -> dict[str, str]:
    """An environment for children run with -S (no site-packages, so no wheels) that find no NVIDIA library.

    A system that has some gets files in front of them that the system loader can't open.
    """
    if not system_has_nvidia():
        return {}
    folder = tmp_path / "hidden"
    folder.mkdir()
    for name in SYSTEM_NAMES:
        (folder / name).write_text("not a library")
    return {"LD_LIBRARY_PATH": str(folder)}
