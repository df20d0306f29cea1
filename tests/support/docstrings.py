"""Lists the public functions and classes with structured docstrings, and writes their examples as a page."""

from __future__ import annotations

import inspect
import logging
import re
from pathlib import Path
from typing import Any

import griffe

import cudyn

METHODS = (
    "Artifact.load",
    "Artifact.write_c",
    "Artifact.build",
    "Buffer.from_host",
    "Buffer.borrow",
    "Buffer.managed",
    "Buffer.pinned",
    "Buffer.to_host",
    "MemoryPool.allocate",
    "Buffer.copy_from",
    "Buffer.copy_to",
    "Contract.from_examples",
    "Image.load",
    "Kernel.launch",
    "Kernel.prepare",
    "Module.get_kernel",
    "Module.get_global",
    "cache.export_to",
    "cache.import_from",
)
CALLABLES = [
    *(name for name in vars(cudyn)["_EXPORTS"] if name not in ("CURRENT_STREAM", "Kernel")),
    *METHODS,
]
# Defines the names that the examples use, and creates the files that they read.
BEFORE_EXAMPLES = """
```python
import array, cudyn
source = '''
__device__ float table[16];
extern "C" __global__ void scale(float *x, float by, int n) { if (threadIdx.x < n) x[threadIdx.x] *= by; }
extern "C" __global__ void add(float *a, int n) { a[threadIdx.x] += table[0]; }
'''
code = cudyn.compile(source, arch="sm_90")
code.save("add.cubin")
artifact = cudyn.Artifact(code, "add(a: f32[n]) -> add<<<ceildiv(n, 256), 256>>>(a, n)")
artifact.save("kernels.cudyn")
cudyn.cache.export_to("kernels.zip")
```
<!-- gpu -->
```python
module = cudyn.Module(cudyn.compile(source))
buffer, stream = cudyn.Buffer(4000), cudyn.driver.cuStreamCreate(1)
kernel = module.get_kernel("scale")
```
"""


NEEDS_GPU = re.compile(r"\b(module|buffer|kernel)\.|=stream\b|Buffer|Device|Module|Stream|Event|Graph|Pool")


FENCE = re.compile(r"```python\n(.*?)\n```", re.DOTALL)


def get_callable(name: str) -> Any:
    """Return the function or class in `cudyn` that has this dotted name."""
    value: Any = cudyn
    for attribute in name.split("."):
        value = getattr(value, attribute)
    return value


def read_sections(name: str) -> dict[str, Any]:
    """Return the sections of a callable's docstring, keyed by kind ("parameters") or title ("Example")."""
    # Hide griffe's warnings about parameters without annotations.
    logging.getLogger("griffe").setLevel(logging.ERROR)
    docstring = griffe.Docstring(inspect.getdoc(get_callable(name)) or "")
    sections = docstring.parse("google")
    return {section.title or section.kind.value: section.value for section in sections}


def write_examples(directory: Path) -> Path:
    """Write the examples of all docstrings to a Markdown page in a directory, and return its path."""
    lines = [BEFORE_EXAMPLES]
    for name in CALLABLES:
        (example,) = FENCE.findall(read_sections(name)["Example"].description)
        requirement = "my_extension.so" if "my_extension" in example else ""
        if NEEDS_GPU.search(example):
            requirement = "gpu"
        if requirement:
            lines.append(f"<!-- {requirement} -->")
        lines.append(f"```python\n{example}\n```\n")
    page = directory / "examples.md"
    page.write_text("\n".join(lines), encoding="utf-8")
    return page
