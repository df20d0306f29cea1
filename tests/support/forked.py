"""Runs code in child processes that are forked from a Python process that has already imported cudyn.

This is faster than starting Python. A child uses the environment, the working directory and the module path
of its test, opens the driver as `import cudyn` does, and exits like any Python process. Variables that Python
or the system loader reads when a process starts cannot be changed after a fork. If a test sets such a
variable, these functions start a new Python process instead.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import json
import os
import pathlib
import select
import signal
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Mapping
from typing import Any

from ..conftest import ROOT, load_json, make_environment, run_python

# Prefixes of the variables that are read when a process starts or when cudyn is imported.
_READ_AT_START = ("PYTHON", "LD_", "DYLD_", "GLIBC_", "MALLOC_", "LC_", "LANG", "CUDYN_API", "CUDYN_FAST")
_SECONDS = 300

# The modules that are imported when a library is opened and its functions are called.
BINDINGS = """
import cudyn.errors
from cudyn import nvrtc
from cudyn._bindings.libraries import catalog, level_facts, library, siblings, view
from cudyn._bindings.machine import call, fallback, fast_functions
from cudyn._bindings.tables import errors, functions, rows
from cudyn._formats import elf
library.library(catalog.find("nvrtc"))
"""

_PARENT = """
import importlib.util, json, os, sys

def import_cudyn(root):
    # Importing cudyn.driver would open the driver, but only the children may open it.
    spec = importlib.util.spec_from_file_location("cudyn.driver", root + "/cudyn/driver.py")
    driver = sys.modules["cudyn.driver"] = importlib.util.module_from_spec(spec)
    import cudyn
    from cudyn._bindings.libraries import module
    cudyn.driver = driver
    module.install("driver")

def check_libraries():
    from cudyn._bindings.libraries import library
    opened = [name for name, library in library._libraries.items() if library._outcome is not None]
    assert not opened, f"the imports of forked children have opened {opened}"

def serve():
    # Return the request for a child in the child. The parent never returns.
    statuses = os.fdopen(os.dup(1), "w")
    for line in sys.stdin:
        request = json.loads(line)
        child = os.fork()
        if not child:
            statuses.close()
            return request
        statuses.write(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])) + "\\n")
        statuses.flush()
    os._exit(0)

def begin(root, request):
    for number, path in enumerate((os.devnull, *request["outputs"])):
        opened = os.open(path, os.O_RDWR)
        os.dup2(opened, number)
        os.close(opened)
    os.chdir(request["cwd"])
    os.environ.clear()
    os.environ.update(request["env"])
    index = sys.path.index(root) + 1
    sys.path[index:index] = request["path"]

def open_driver():
    from cudyn._bindings.libraries.library import driver
    from cudyn._process import process
    process.is_fork_child = False  # the parent has not opened a library
    driver().load()

root, imports = sys.argv[1:]
del sys.argv[1:]
import_cudyn(root)
exec(imports, {})
check_libraries()
request = serve()
begin(root, request)
exec(request["before"])
open_driver()
exec(request["code"])
"""


class _Parent:
    """A Python process that has imported cudyn, and that forks children. It ends when this process ends."""

    def __init__(self, imports: str, flags: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, *flags, "-c", _PARENT, str(ROOT), textwrap.dedent(imports)],
            env=make_environment({}),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            process_group=0,
        )
        atexit.register(self.close)

    def run(self, request: Mapping[str, Any]) -> int:
        """Run a child. Return its exit status, or the negated number of the signal that ended it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # If the process has ended, this is detected when its output is read.
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        if not select.select([self._process.stdout], [], [], _SECONDS)[0]:
            os.killpg(self._process.pid, signal.SIGKILL)
            _get_parent.cache_clear()
            raise subprocess.TimeoutExpired("a forked child", _SECONDS)
        status = self._process.stdout.readline()
        assert status, "the Python that forks has ended: see its error output"
        return int(status)

    def close(self) -> None:
        """Wait until the process has ended."""
        self._process.communicate()


_get_parent = functools.cache(_Parent)


def run_forked(
    code: str,
    *,
    before: str = "",
    imports: str = "",
    env: Mapping[str, str] | None = None,
    cwd: str | os.PathLike[str] | None = None,
    flags: tuple[str, ...] = (),
) -> subprocess.CompletedProcess[str]:
    """Run code like `run_python`, but in a fork of a process that has already imported cudyn.

    The forked process has not opened any library.

    Args:
        code: statements to run after the driver was opened; they may import cudyn again
        before: statements to run before the driver is opened
        imports: statements that the forked process runs once, before all children with the same imports;
            they must not open a library
        env: environment variables to add to the clean environment
        cwd: working directory of the child
        flags: options for Python
    """
    code, before = textwrap.dedent(code), textwrap.dedent(before)
    path = list(filter(None, (env or {}).get("PYTHONPATH", "").split(os.pathsep)))
    if sys.platform != "linux" or not _can_be_set(env or {}):
        return run_python(f"{before}\n{code}", env=env, cwd=cwd, flags=flags)
    with tempfile.TemporaryDirectory(prefix="cudyn-forked-") as directory:
        outputs = [pathlib.Path(directory, name) for name in ("stdout", "stderr")]
        for output in outputs:
            output.touch()
        request = {
            "code": code,
            "before": before,
            "env": make_environment(env or {}),
            "path": path,
            "cwd": os.path.abspath(cwd or "."),
            "outputs": list(map(str, outputs)),
        }
        status = _get_parent(imports, flags).run(request)
        return subprocess.CompletedProcess(code, status, *(output.read_text() for output in outputs))


def forked_json(code: str, **arguments: Any) -> Any:
    """Run code with `run_forked`, and check that it succeeds. Parse the last line that it prints as JSON."""
    return load_json(run_forked(code, **arguments))


def _can_be_set(env: Mapping[str, str]) -> bool:
    """Return whether these variables can be set in a running Python process."""
    path = env.get("PYTHONPATH")
    return all(name == "PYTHONPATH" or not name.startswith(_READ_AT_START) for name in env) and (
        not path or all(map(os.path.isabs, path.split(os.pathsep)))
    )
