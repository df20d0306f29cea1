"""Starts jobs of guards_child.py. Each job calls functions of a real library in a child process."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..support.commands import Unavailable

ROOT = Path(__file__).resolve().parents[2]
CALLS = 24  # calls of each function
FEW = {"npp": 4}  # calls of each function, for libraries with many functions
CRASHES = 3  # the number of crashes after which a function is no longer called
HANDLER = """
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static volatile size_t *shared; /* the signal, and the address that was accessed */
static char stack[1 << 16];

static void handle(int number, siginfo_t *info, void *context) {
    (void)context;
    shared[0] = (size_t)number;
    shared[1] = (size_t)info->si_addr;
    _exit(71);
}

void guards_install(size_t *memory) {
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE};
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action;
    shared = memory;
    sigaltstack(&own, NULL);
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
"""

# Faults of NVIDIA's libraries: functions that do not behave as the header describes -> their actual behavior.
FAULTS = {
    "nvjitlink": {
        "nvJitLinkAddData": "reads PTX until it finds a zero byte, even if the first `size` bytes do not "
        "contain a zero byte",
    },
    "npp": {
        "nppiMulDeviceCScale_8u_C4IR_Ctx": "reads its constants from host memory instead of device memory",
    },
}
# The same, for functions that have the fault only on a GPU.
GPU_FAULTS = {
    "driver": {
        "cuLinkAddData": "reads the headers of an image, even beyond `size` bytes",
    },
    "cudnn": {
        "cudnnGetConvolutionNdForwardOutputDim": "writes all dimensions, even if `nbDims` is smaller",
    },
}


class Results(NamedTuple):
    """The results for a library.

    Attributes:
        version: The version that the library reports.
        counts: The numbers of functions, calls and pointers.
        wrong: The errors.
        objects: The types of objects that could be created.
        failing: The functions that never succeeded.
        signals: The calls that ended with a signal for a reason that is not an error, such as a null handle.
        faults: The functions in FAULTS and GPU_FAULTS that still have the fault.
        left: The number of functions that were not called because of a time limit.
    """

    version: str
    counts: dict[str, int]
    wrong: list[str]
    objects: list[str]
    failing: list[str]
    signals: list[str]
    faults: list[str]
    left: int = 0


def build_handler(directory: Path) -> Path:
    """Build the signal handler in a directory, and return its path.

    Raises:
        Unavailable: gcc is missing.
    """
    if sys.platform != "linux" or shutil.which("gcc") is None:
        raise Unavailable(f"no gcc for Linux on {sys.platform}")
    source, library = directory / "handler.c", directory / "handler.so"
    source.write_text(HANDLER)
    command = ["gcc", "-O1", "-shared", "-fPIC", "-o", str(library), str(source)]
    subprocess.run(command, check=True, capture_output=True)
    return library


def make_job(
    name: str, handler: Path, calls: int, planted: Sequence[tuple[str, str, str]] = (), **others: Any
) -> dict[str, Any]:
    """Return the description of a job.

    Args:
        name: The name of the library.
        handler: The path of the signal handler.
        calls: The number of calls of each function.
        planted: Errors to put into the table. Each error consists of a symbol, a part of the symbol's row,
            and the text that replaces this part.
        others: Other members of the description, which guards_gpu_child.py needs.
    """
    job: dict[str, Any] = {"library": name, "handler": str(handler), "calls": calls}
    faults = [*FAULTS.get(name, ()), *GPU_FAULTS.get(name, ())]
    return job | {"crashes": CRASHES, "planted": planted, "faults": faults} | others


def start(
    job: dict[str, Any], directory: Path, paths: Sequence[str], library_path: str | None = None
) -> subprocess.Popen[str]:
    """Start a job in a child process.

    Args:
        job: The description of the job.
        directory: The directory for the job's files.
        paths: The directories that Python imports from.
        library_path: The value of LD_LIBRARY_PATH, or `None` to leave it unset.
    """
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("CUDYN", "LD_", "PYTHON"))
    }
    environment |= {"PYTHONPATH": os.pathsep.join([str(ROOT), *paths]), "HOME": str(directory)}
    if library_path:
        environment["LD_LIBRARY_PATH"] = library_path
    job_file = directory / "job.json"
    job_file.write_text(json.dumps(job))
    command = [sys.executable, "-S", "-m", "tests.proof.guards_child", str(job_file)]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=directory,
        env=environment,
        start_new_session=True,
    )
