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
from cudyn import catalog

ROOT = pathlib.Path(__file__).resolve().parents[1]

# Every name of the driver and of NVRTC that the loader asks the system for on Linux, and of every library.
SYSTEM_NAMES = tuple(name for row in (catalog.CUDA, catalog.NVRTC) for _, name in row.files["linux"])
ALL_NAMES = tuple(name for row in catalog.ROWS for _, name in row.files["linux"])

# For the code of a child, after the driver: a toolkit that this machine may have is none.
NO_TOOLKIT = "import cudyn.places\ncudyn.places.toolkit_roots = lambda system: iter(())\n"

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

    A system that has some gets files in front of them that the system loader can't open.
    """
    return hidden(tmp_path / "hidden", SYSTEM_NAMES)


@pytest.fixture
def no_library(tmp_path: pathlib.Path) -> dict[str, str]:
    """The same for every library of the catalog; a toolkit may still have some, see NO_TOOLKIT."""
    return hidden(tmp_path / "hidden", ALL_NAMES)


def hidden(folder: pathlib.Path, names: tuple[str, ...]) -> dict[str, str]:
    if not system_has_nvidia(names):
        return {}
    folder.mkdir()
    for name in names:
        (folder / name).write_text("not a library")
    return {"LD_LIBRARY_PATH": str(folder)}
