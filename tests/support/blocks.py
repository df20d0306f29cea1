"""The Python blocks of the pages; `python -m tests.support.blocks [PAGE...]` runs them.

The blocks of a page share a namespace. A comment before a block says what it needs: `<!-- gpu torch -->`;
without that it is left out. A need is `gpu`, a library (`cublas`, `nvrtc>=13.3`), a package, or
`my_extension.so`, which is built here. A comment that begins with `before` has code that readers need not
see. A block that begins with `>>>` is a doctest. `no_driver` is a machine without one.
"""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import os
import re
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
    """A block: its line in the page, what it needs, and its code with the code before it."""

    line: int
    needs: tuple[str, ...]
    code: str


def list_pages() -> list[Path]:
    """List the README and the users' pages."""
    pages = sorted((ROOT / "docs").rglob("*.md"))
    return [ROOT / "README.md", *(page for page in pages if page.parent.name != "maintainers")]


def read(page: Path) -> Iterator[Block]:
    """Yield the blocks of a page."""
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start(3)) + 1
        yield Block(line, tuple((found[1] or "").split()), (found[2] or "") + found[3])


def has(need: str) -> bool:
    """Is it here?"""
    if need == "gpu":
        try:
            return cudyn.Device.count() > 0
        except cudyn.CudynError:
            return False
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
    return need.isidentifier() and importlib.util.find_spec(need) is not None


def run(page: Path) -> tuple[int, list[str], list[str]]:
    """Run the blocks of a page; return how many ran, what was left out and what went wrong."""
    names: dict[str, Any] = {"__name__": "__main__"}
    ran, left, wrong, stopped = 0, [], [], False
    where = os.path.relpath(page, ROOT)
    for block in read(page):
        place = f"{where}:{block.line}"
        missing = [need for need in block.needs if not has(need)]
        if cudyn.driver.path == "simulated":
            missing += ["simulated runtime"] * ("runtime" in block.needs)
            missing += ["simulation in a simulation"] * (
                "simulate(" in block.code and "nullcontext" not in block.code
            )
        if missing not in ([], ["gpu"]) or (missing and stopped):
            left.append(f"{place}: no {', '.join(missing)}")
            continue
        try:
            if block.code.startswith(">>>"):
                options = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
                test = doctest.DocTestParser().get_doctest(block.code, names, place, None, block.line)
                said: list[str] = []
                doctest.DocTestRunner(optionflags=options).run(test, out=said.append, clear_globs=False)
                names.update(test.globs)
                assert not said, "".join(said)
            else:
                exec(compile(block.code, place, "exec"), names)
        except cudyn.CudynError:
            # A block that only lacks the GPU is run up to there: what it names above that is used below.
            if missing and not cudyn.driver.available:
                left.append(f"{place}: no gpu")
                stopped = True
                continue
            wrong.append(f"{place}:\n{traceback.format_exc(limit=-3)}")
        except Exception as error:
            if type(error).__name__ == "NotRun":  # a simulated GPU: right up to what the kernel writes
                left.append(f"{place}: no result, since kernels are simulated")
                continue
            wrong.append(f"{place}:\n{traceback.format_exc(limit=-3)}")
            break
        ran += 1
    return ran, left, wrong


def run_apart(folder: Path, *pages: str, **settings: object) -> str:
    """Run the blocks of pages, or of all, in a Python of their own; return what is said of them."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("CUDYN_", "CUDA_", "CONDA_"))}
    settings["CUDYN_CACHE_DIR"] = folder / "cache"
    kept |= {name: str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "tests.support.blocks", *pages]
    done = subprocess.run(command, cwd=folder, env=kept, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def main(arguments: list[str]) -> int:
    """Run the pages that are named, or all of them, with `--simulate` on a simulated GPU.

    1: something went wrong.
    """
    if arguments[:1] == ["--simulate"]:
        with importlib.import_module("cudyn.testing").simulate(arch="sm_90"):
            return main(arguments[1:])
    status = 0
    for page in [ROOT / each for each in arguments] or list_pages():
        ran, left, wrong = run(page)
        if ran or left or wrong:
            print(f"{os.path.relpath(page, ROOT)}: {ran} ran", *left, *wrong, sep="\n  ", flush=True)
        status |= bool(wrong)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
