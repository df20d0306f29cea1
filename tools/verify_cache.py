"""Runs a Python program, recompiles the sources of all cache hits, and compares the results.

    python -m tools.verify_cache PROGRAM.py ARGUMENTS...

The program prints the number of compared hits, and describes the hits whose code differs from the compiler's
output. If any hit differs, the exit status is 1. Hits in child processes are not compared. Tests use
`verify_hits` instead of the command.
"""

from __future__ import annotations

import re
import runpy
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from cudyn._formats.image import Image
from cudyn._kernels.cache.stored_images import StoredImage
from cudyn._kernels.compilers.compilation import Compilation
from cudyn._kernels.compilers.job import CompiledImage

# NVRTC's names for internal symbols contain a number that is different in each compilation.
_INTERNAL = re.compile(rb"_INTERNAL_\w+?_[0-9a-f]{8}_")

# The first NVRTC version that always generates the same CUBIN if debug information is requested.
_REPEATABLE = (12, 9)


@dataclass
class Verification:
    """The result of `verify_hits`.

    Attributes:
        compared: The number of hits that were recompiled and compared.
        differences: A description of each hit whose code differs.
    """

    compared: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, compilation: Compilation, stored: StoredImage) -> None:
        """Recompile a cache hit, and compare the code. Skip it if compilations are not repeatable."""
        if not _is_repeatable(compilation, stored.image):
            return
        compiler = compilation.compiler
        image = stored.image
        (compiled,) = compiler.compile(
            compilation.job, image.arch[0], [image.kind], compiler.list_directories()
        )
        self.compared += 1
        if _normalize(stored.image) != _normalize(compiled.image):
            self.differences.append(_describe(compilation, stored, compiled))


@contextmanager
def verify_hits() -> Iterator[Verification]:
    """Return a context manager that recompiles and compares all cache hits in this process.

    The `with` statement returns the Verification. The cache's counters are not changed.
    """
    verification = Verification()
    use = Compilation.use

    def use_and_compare(self: Compilation, stored: StoredImage) -> Image:
        """Compare a cache hit with the compiler's output, and then use it."""
        verification.add(self, stored)
        return use(self, stored)

    Compilation.use = use_and_compare  # type: ignore[method-assign]
    try:
        yield verification
    finally:
        Compilation.use = use  # type: ignore[method-assign]


def _is_repeatable(compilation: Compilation, image: Image) -> bool:
    """Return whether the compiler generates the same code each time.

    With -G, NVRTC before 12.9 does not always generate the same CUBIN.
    """
    has_debug_option = any(option.lstrip("-") in ("G", "device-debug") for option in compilation.job.options)
    version = re.fullmatch(r"NVRTC (\d+)\.(\d+)", image.compiler)
    is_old = version is not None and (int(version[1]), int(version[2])) < _REPEATABLE
    return not (has_debug_option and image.kind == "cubin" and is_old)


def _normalize(image: Image) -> tuple[bytes, object]:
    """Return an image's code and lowered names without the parts that differ in each compilation."""
    code = _INTERNAL.sub(b"_INTERNAL_", image.data)
    return code, sorted(image.lowered_names.items())


def _describe(compilation: Compilation, stored: StoredImage, compiled: CompiledImage) -> str:
    """Describe a hit whose code differs, with the names of both cache entries and the files that differ."""
    target = "{name} for {architecture} as {kind}".format(**stored.inputs.facts)
    text = f"the cached code of {target} differs from the compiler's:\n  cached    {stored.name}\n"
    if compiled.reads is None:
        return f"{text}  the files that the compiler read are unknown: {compiled.uncacheable_reason}"
    recompiled, reason = compilation.describe(stored.inputs, compiled)
    differing_paths = set()
    stored_reads = stored.manifest.reads
    compiled_reads = recompiled.manifest.reads
    for label in {*stored_reads, *compiled_reads}:
        stored_states = stored_reads.get(label, {})
        compiled_states = compiled_reads.get(label, {})
        for path in {*stored_states, *compiled_states}:
            if stored_states.get(path) != compiled_states.get(path):
                differing_paths.add(path)
    names = ", ".join(sorted(differing_paths)) or "none"
    text += f"  compiled  {recompiled.name}\n  files that differ: {names}"
    return f"{text}\n  {reason}" if reason else text


def main() -> int:
    """Run the program that is specified on the command line."""
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    del sys.argv[0]
    with verify_hits() as verification:
        runpy.run_path(sys.argv[0], run_name="__main__")
    print(f"{verification.compared} hits compared, {len(verification.differences)} differ")
    for difference in verification.differences:
        print(difference)
    return 1 if verification.differences else 0


if __name__ == "__main__":
    sys.exit(main())
