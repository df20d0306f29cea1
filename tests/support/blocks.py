"""Runs the Python blocks of the documentation: `python -m tests.support.blocks [PAGE...]`.

The blocks of a page share a namespace. A comment before a block lists its requirements: `<!-- gpu torch -->`.
The block is skipped if one of them is not met. A requirement is one of these:

- `headers`: gcc and CUDA's headers
- `gpu`: a GPU
- `no_driver`: a machine without a driver
- the name of a library (`cublas`, `nvrtc>=13.3`) or of a Python package (`torch`, `cuda.core`)
- `my_extension.so`: a library that this module builds

A comment that begins with `before` contains code that runs before the block and is not shown to readers. A
block that begins with `>>>` is a doctest.
"""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import cudyn
from cudyn._bindings import tables

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"(?:<!-- ([^\n]*?) -->\n|<!-- before\n(.*?)-->\n)?```(?:python|pycon)\n(.*?)```", re.S)
EXTENSION = "int cudaMalloc(void **, unsigned long); int run(void) { void *p; return cudaMalloc(&p, 8); }"


class Block(NamedTuple):
    """A code block on a page.

    Attributes:
        line: The number of its first line on the page.
        needs: Its requirements.
        code: Its code, including the hidden code that runs before it.
    """

    line: int
    needs: tuple[str, ...]
    code: str


def list_pages() -> list[Path]:
    """List the README and all pages for users."""
    pages = sorted((ROOT / "docs").rglob("*.md"))
    return [ROOT / "README.md", *(page for page in pages if page.parent.name != "maintainers")]


def read(page: Path) -> Iterator[Block]:
    """Yield the blocks of a page."""
    text = page.read_text(encoding="utf-8")
    for match in FENCE.finditer(text):
        requirements, hidden_code, code = match[1] or "", match[2] or "", match[3]
        line = text.count("\n", 0, match.start(3)) + 1
        yield Block(line, tuple(requirements.split()), hidden_code + code)


def is_met(need: str) -> bool:
    """Return whether a requirement is met on this machine."""
    if need == "gpu":
        try:
            return cudyn.Device.count() > 0
        except cudyn.CudynError:
            return False
    if need == "headers":
        return cudyn.find("headers").path is not None and shutil.which("gcc") is not None
    if need == "no_driver":
        return not cudyn.driver.available
    library, _, release = need.partition(">=")
    if library in tables.LIBRARIES:
        try:
            getattr(cudyn, library).require(release or "0.0")
        except cudyn.LoadError:
            return False
        return True
    if need == "my_extension.so":
        command = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", need]
        return subprocess.run(command, input=EXTENSION, text=True).returncode == 0
    try:
        return importlib.util.find_spec(need) is not None
    except ModuleNotFoundError:  # raised if the package that contains this one is missing
        return False


def run(page: Path) -> tuple[int, list[str], list[str]]:
    """Run the blocks of a page.

    Returns:
        The number of blocks that ran, the skipped blocks with the reasons, and the errors. Blocks are
        identified by the page and the line.
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    ran, skipped, errors = 0, [], []
    is_stopped = False  # whether a block has stopped because there is no GPU
    page_name = os.path.relpath(page, ROOT)
    for block in read(page):
        location = f"{page_name}:{block.line}"
        missing = [need for need in block.needs if not is_met(need)]
        if cudyn.driver.path == "simulated":
            if "runtime" in block.needs:
                missing.append("simulated runtime")
            if "simulate(" in block.code and "nullcontext" not in block.code:
                missing.append("simulation in a simulation")
        # A block that lacks only the GPU is tried, because it may work up to a certain call (see below).
        if missing not in ([], ["gpu"]) or (missing and is_stopped):
            skipped.append(f"{location}: no {', '.join(missing)}")
            continue
        try:
            if block.code.startswith(">>>"):
                options = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
                test = doctest.DocTestParser().get_doctest(block.code, names, location, None, block.line)
                output: list[str] = []
                doctest.DocTestRunner(optionflags=options).run(test, out=output.append, clear_globs=False)
                names.update(test.globs)
                assert not output, "".join(output)
            else:
                exec(compile(block.code, location, "exec"), names)
        except cudyn.CudynError:
            # A block that lacks only the GPU runs up to the first call that needs it, because later blocks
            # use names that the block defines.
            if missing and not cudyn.driver.available:
                skipped.append(f"{location}: no gpu")
                is_stopped = True
                continue
            errors.append(f"{location}:\n{traceback.format_exc(limit=-3)}")
        except Exception as error:
            # A simulated GPU does not run kernels, so a block cannot continue when it needs a kernel's
            # result.
            if type(error).__name__ == "NotRun":
                skipped.append(f"{location}: no result, because kernels are simulated")
                continue
            errors.append(f"{location}:\n{traceback.format_exc(limit=-3)}")
            break
        ran += 1
    return ran, skipped, errors


def run_apart(directory: Path, *pages: str, **settings: object) -> str:
    """Run the blocks of pages, or of all pages, in a separate Python process, and return its output.

    Args:
        directory: The working directory of the process.
        pages: The paths of the pages. By default, the blocks of all pages run.
        settings: Environment variables of the process.
    """
    removed = ("CUDYN_", "CUDA_", "CONDA_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(removed)}
    settings["CUDYN_CACHE_DIR"] = directory / "cache"
    environment |= {name: str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "tests.support.blocks", *pages]
    process = subprocess.run(
        command, cwd=directory, env=environment, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


def main(arguments: list[str]) -> int:
    """Run the blocks of the named pages, or of all pages. `--simulate` runs them on a simulated GPU.

    Returns:
        The exit status: 1 if a block failed.
    """
    if arguments[:1] == ["--simulate"]:
        with importlib.import_module("cudyn.testing").simulate(arch="sm_90"):
            return main(arguments[1:])
    status = 0
    for page in [ROOT / name for name in arguments] or list_pages():
        ran, skipped, errors = run(page)
        if ran or skipped or errors:
            print(f"{os.path.relpath(page, ROOT)}: {ran} ran", *skipped, *errors, sep="\n  ", flush=True)
        status |= bool(errors)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
