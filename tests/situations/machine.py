"""Builds the files of a machine below a temporary directory, and runs Python there."""

from __future__ import annotations

import functools
import os
import pathlib
import re
import subprocess
import sys
import textwrap

from ..conftest import ALL_NAMES, ROOT
from ..support import fakes

SITE = "/venv/site-packages"
WHEELS = f"{SITE}/nvidia"

# A program that runs code while it hides the real machine's toolkits, conda environments and ldconfig files.
# It prints the exception that the code raises.
CHILD = """
import builtins, os, sys
root, code = sys.argv[1:]
os.path.isfile = lambda path, isfile=os.path.isfile: str(path).startswith(root) and isfile(path)
def open_on_machine(file, *arguments, open=open, **options):
    is_of_ldconfig = str(file).startswith("/etc/ld.so.")
    return open(f"{root}{file}" if is_of_ldconfig else file, *arguments, **options)
builtins.open = open_on_machine
try:
    exec(code)
except Exception as error:
    print(f"{type(error).__name__}: {error}")
"""
FIND = """
import ctypes, sys
for name in sys.argv[1:]:
    try:
        ctypes.CDLL(name)
    except OSError:
        continue
    print(name)
"""
_ABSENT = re.compile(r"  - (\S+) \([^)]+\): \1: cannot open shared object file: No such file or directory\n")
_KEPT = ("PATH", "HOME", "TMPDIR", "CC", "PYTHONDONTWRITEBYTECODE")
_SECONDS = 120


class Machine:
    """A rebuilt machine. Its paths, such as /opt/old, are directories below a temporary directory.

    Args:
        root: The temporary directory.
    """

    def __init__(self, root: pathlib.Path) -> None:
        self.root = root
        self.variables: dict[str, str] = {}

    def place(self, path: str) -> pathlib.Path:
        """Return the real location of a path on the machine, and create its parent directory."""
        place = self.root / path.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        return place

    def build(
        self, path: str, source: str, *flags: str, needs: str = "", runpath: str = "", node: str = ""
    ) -> None:
        """Compile a fake library.

        Args:
            path: Path of the library on the machine.
            source: C source of the library.
            flags: Further options for gcc.
            needs: Path of a library that the library is linked with.
            runpath: Directories in which the loader searches for the needed library, after LD_LIBRARY_PATH.
            node: Version node of the library's symbols.
        """
        place = self.place(path)
        if needs:
            flags += ("-Wl,--no-as-needed", str(self.place(needs)))
        if runpath:
            flags += (f"-Wl,--enable-new-dtags,-rpath,{runpath}",)
        fakes.build(place.parent, source, *flags, name=place.name, node=node)

    def set(self, **variables: str) -> None:
        """Set environment variables. Absolute paths in the values are paths on the machine."""
        for name, value in variables.items():
            entries = value.split(":")
            placed = [str(self.place(entry)) if entry.startswith("/") else entry for entry in entries]
            self.variables[name] = ":".join(placed)

    def run(self, code: str) -> str:
        """Run code in a new process. Return its output, with the paths of the machine.

        Candidates that do not exist are omitted from the list that a message contains.
        """
        code = textwrap.dedent(code)
        process = _run_python(CHILD, str(self.root), code, cwd=self.root, variables=self.variables)
        output = process.stdout + "\n".join(process.stderr.splitlines()[-3:])
        assert process.returncode == 0, f"the child ended with {process.returncode}:\n{output}"
        output = _ABSENT.sub("", output.replace(str(self.root), ""))
        output = output.replace("Tried, in this order:\nWhat to do", "What to do")
        return re.sub(r"\bprocess \d+", "process 4242", output).strip()


def find_reason_to_skip() -> str:
    """Return why the situations cannot be rebuilt on this machine, or ""."""
    if not find_loader():
        return "needs glibc, whose loader can ignore /etc/ld.so.cache"
    libraries = _run_python(FIND, *ALL_NAMES, cwd=ROOT, variables={}).stdout.split()
    return f"needs a system without {libraries[0]}" if libraries else ""


@functools.cache
def find_loader() -> str:
    """Return the path of glibc's loader, or "" if this Python uses a different C library."""
    if sys.platform != "linux":
        return ""
    with open("/proc/self/maps", encoding="utf-8") as maps:
        paths = (line.split()[-1] for line in maps)
        return next((path for path in paths if os.path.basename(path).startswith("ld-linux")), "")


def _run_python(
    code: str, *arguments: str, cwd: pathlib.Path, variables: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run code in a Python that finds neither wheels nor libraries in /etc/ld.so.cache.

    The child has only a few variables of this process, because the results must not depend on the machine.
    """
    environment = {name: os.environ[name] for name in _KEPT if name in os.environ}
    environment |= {"LC_ALL": "C.UTF-8", "PYTHONPATH": f"{ROOT}:{cwd}{SITE}", **variables}
    loader = [find_loader(), "--inhibit-cache", "--argv0", sys.executable]
    return subprocess.run(
        [*loader, sys.executable, "-S", "-c", code, *arguments],
        env=environment,
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
    )
