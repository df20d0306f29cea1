"""Edits clang's PTX: adds cluster sizes, managed variables and register limits, and changes names.

clang has no attributes for cluster sizes, managed variables and register limits. The prelude turns them into
annotations, which appear only in the LLVM IR. This module writes them into the PTX.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

# Keywords in a source that require annotations.
ANNOTATED = frozenset({b"__cluster_dims__", b"__managed__", b"__maxnreg__"})

NAME = "cudyn_name_"  # the prefix of the variables that are added to the source for name expressions
_NAMES = re.compile(
    rf"^\.visible \.(?:global|const) \.align 8 \.u64 {NAME}(\d+) = (?:generic\()?([\w$.]+)\)?;\n", re.M
)
_ENTRY = re.compile(r"^(?:\.visible |\.weak )?\.entry ([\w$]+)\(.*?\)[^\n{]*\n(.*?)^\{", re.M | re.S)
_KERNEL = re.compile(r"^(?:\.visible |\.weak )?\.entry (_Z(?!\w*__intern__)\w+)\(", re.M)
_WHOLE = r"(?<![\w$]){}(?![\w$])"
_MAX_CLUSTER_RANK = re.compile(r"^\.maxclusterrank .*\n", re.M)
_GLOBAL = r"^((?:\.\w+ )*\.global )(\.align \d+ \.\w+ {name}\b)"
_DEVICE = re.compile(r"^\.extern \.func .*?\b(__nv_\w+)", re.M | re.S)
_TEXTS = re.compile(r'^(@\.str[\w.]*) = .*? c"(cudyn_\w+[^"\\]*)\\00"', re.M)
_ANNOTATION = re.compile(
    r"\{ ptr (?:addrspacecast \(ptr addrspace\(\d\) )?@([\w$.]+)(?: to ptr\))?, ptr (@\.str[\w.]*),"
)


def remove_names(text: str) -> tuple[str, dict[int, str]]:
    """Remove the variables for name expressions from PTX.

    Returns:
        The PTX, and a dict that maps the index of each name expression to the mangled name.
    """
    return _NAMES.sub("", text), {int(number): name for number, name in _NAMES.findall(text)}


def rename_static(text: str) -> tuple[str, dict[str, str]]:
    """Rename static kernels as NVRTC does. Return the PTX and a mapping from old to new names.

    clang's name is _ZL1kPi, where L marks a name that is local to the source. NVRTC's name is _Z1kPi. A
    kernel is not renamed if the new name is already used.
    """
    renamed = {}
    for name in _KERNEL.findall(text):
        new_name = _drop_local(name)
        if new_name != name and not re.search(_WHOLE.format(re.escape(new_name)), text):
            renamed[name] = new_name
            text = re.sub(_WHOLE.format(re.escape(name)), new_name, text)
    return text, renamed


def _drop_local(name: str) -> str:
    """Return a mangled name without the L before its components (Itanium C++ ABI, 5.1.3)."""
    nested = name.startswith("_ZN")
    result = "_ZN" if nested else "_Z"
    remaining = name[len(result) :]
    while True:
        component = re.match(r"L?(\d+)", remaining)
        if component is None:
            return result + remaining
        end = component.end() + int(component[1])
        result += remaining[:end].removeprefix("L")
        remaining = remaining[end:]
        if not nested:
            return result + remaining


def find_missing(text: str) -> str:
    """Return the name of a libdevice function that the PTX calls but does not define, or `""`."""
    match = _DEVICE.search(text)
    return match[1] if match else ""


def read_annotations(code: str) -> dict[str, list[str]]:
    """Return the prelude's annotations in the LLVM IR, keyed by the annotated name."""
    texts = dict(_TEXTS.findall(code))
    annotations: dict[str, list[str]] = {}
    for name, text in _ANNOTATION.findall(code):
        if text in texts:
            annotations.setdefault(name, []).append(texts[text])
    return annotations


def annotate(text: str, annotations: Mapping[str, list[str]], registers: int = 0) -> str:
    """Write annotations into PTX, and a register limit into kernels that are not annotated with one.

    Args:
        text: The PTX.
        annotations: The result of `read_annotations`.
        registers: The register limit, or 0 for no limit.
    """
    for name, words in annotations.items():
        if "cudyn_managed" in words:
            pattern = _GLOBAL.format(name=re.escape(name))
            text = re.sub(pattern, r"\1.attribute(.managed) \2", text, flags=re.M)

    target = re.search(r"^\.target sm_(\d+)", text, re.M)
    has_clusters = target is not None and int(target[1]) >= 90  # compute capability 9.0

    def write_header(match: re.Match[str]) -> str:
        """Return the header of a kernel with the directives for its annotations."""
        header = match[0].removesuffix("{")
        kernel_name = match[1]
        directives: list[str] = []
        limit = registers
        for annotation in annotations.get(kernel_name, ()):
            kind, _, value = annotation.partition(" ")
            if kind == "cudyn_cluster" and has_clusters:
                sizes = [*value.replace(" ", "").split(","), "1", "1"][:3]  # 1 in dimensions that are omitted
                directives += [".explicitcluster", f".reqnctapercluster {', '.join(sizes)}"]
                header = _MAX_CLUSTER_RANK.sub("", header)  # the cluster size replaces it
            elif kind == "cudyn_maxnreg":
                limit = int(value)
        if limit:
            directives.append(f".maxnreg {limit}")
        lines = [f"{directive}\n" for directive in directives]
        return "".join([header, *lines, "{"])

    return _ENTRY.sub(write_header, text)
