"""What clang leaves open in its PTX: names, clusters, managed variables, registers.

clang has no attribute for clusters, managed variables and the registers of a kernel: the prelude makes them
annotations, which are in LLVM's intermediate code alone, and they are written into the PTX here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

# Of a text that needs its annotations.
ANNOTATED = frozenset({b"__cluster_dims__", b"__managed__", b"__maxnreg__"})

NAME = "cudyn_name_"
_NAMES = re.compile(
    rf"^\.visible \.(?:global|const) \.align 8 \.u64 {NAME}(\d+) = (?:generic\()?([\w$.]+)\)?;\n", re.M
)
_ENTRY = re.compile(r"^(?:\.visible |\.weak )?\.entry ([\w$]+)\(.*?\)[^\n{]*\n(.*?)^\{", re.M | re.S)
_KERNEL = re.compile(r"^(?:\.visible |\.weak )?\.entry (_Z(?!\w*__intern__)\w+)\(", re.M)
_WHOLE = r"(?<![\w$]){}(?![\w$])"
_RANK = re.compile(r"^\.maxclusterrank .*\n", re.M)
_GLOBAL = r"^((?:\.\w+ )*\.global )(\.align \d+ \.\w+ {name}\b)"
_DEVICE = re.compile(r"^\.extern \.func .*?\b(__nv_\w+)", re.M | re.S)
_TEXTS = re.compile(r'^(@\.str[\w.]*) = .*? c"(cudyn_\w+[^"\\]*)\\00"', re.M)
_ANNOTATION = re.compile(
    r"\{ ptr (?:addrspacecast \(ptr addrspace\(\d\) )?@([\w$.]+)(?: to ptr\))?, ptr (@\.str[\w.]*),"
)


def take_names(text: str) -> tuple[str, dict[int, str]]:
    """Return PTX without the variables that name expressions were made, and what each is, by its number."""
    return _NAMES.sub("", text), {int(number): name for number, name in _NAMES.findall(text)}


def rename_static(text: str) -> tuple[str, dict[str, str]]:
    """Name static kernels as NVRTC does; return the PTX, and the new names by the old ones.

    clang writes _ZL1kPi, in which L is for a name of this source's own, and NVRTC _Z1kPi. What another kernel
    has for its name stays.
    """
    renamed = {}
    for name in _KERNEL.findall(text):
        other = _drop_local(name)
        if other != name and not re.search(_WHOLE.format(re.escape(other)), text):
            renamed[name] = other
            text = re.sub(_WHOLE.format(re.escape(name)), other, text)
    return text, renamed


def _drop_local(name: str) -> str:
    """A mangled name without the L before its parts (Itanium C++ ABI, 5.1.3)."""
    nested = name.startswith("_ZN")
    kept = "_ZN" if nested else "_Z"
    rest = name[len(kept) :]
    while True:
        part = re.match(r"L?(\d+)", rest)
        if part is None:
            return kept + rest
        end = part.end() + int(part[1])
        kept += rest[:end].removeprefix("L")
        rest = rest[end:]
        if not nested:
            return kept + rest


def find_missing(text: str) -> str:
    """Return a function of libdevice that PTX needs and does not have, or ""."""
    match = _DEVICE.search(text)
    return match[1] if match else ""


def read_annotations(code: str) -> dict[str, list[str]]:
    """Return the prelude's annotations in LLVM's code, by the name of what has them."""
    texts = dict(_TEXTS.findall(code))
    annotations: dict[str, list[str]] = {}
    for name, text in _ANNOTATION.findall(code):
        if text in texts:
            annotations.setdefault(name, []).append(texts[text])
    return annotations


def annotate(text: str, annotations: Mapping[str, list[str]], registers: int = 0) -> str:
    """Write annotations into PTX, and a limit of registers to kernels without one of their own."""
    for name, each in annotations.items():
        if "cudyn_managed" in each:
            pattern = _GLOBAL.format(name=re.escape(name))
            text = re.sub(pattern, r"\1.attribute(.managed) \2", text, flags=re.M)

    target = re.search(r"^\.target sm_(\d+)", text, re.M)
    clusters = target is not None and int(target[1]) >= 90

    def write(match: re.Match[str]) -> str:
        lines: list[str] = []
        limit = registers
        for what, _, value in (word.partition(" ") for word in annotations.get(match[1], ())):
            if what == "cudyn_cluster" and clusters:
                numbers = [*value.replace(" ", "").split(","), "1", "1"][:3]
                lines += [".explicitcluster", f".reqnctapercluster {', '.join(numbers)}"]
            elif what == "cudyn_maxnreg":
                limit = int(value)
        lines += [f".maxnreg {limit}"] if limit else []
        kept = _RANK.sub("", match[0]) if len(lines) > 1 else match[0]  # a cluster has a rank, too
        return "".join([kept[:-1], *(f"{line}\n" for line in lines), "{"])

    return _ENTRY.sub(write, text)
