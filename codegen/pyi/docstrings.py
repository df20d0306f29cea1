"""Writes the docstrings of the checked functions in the .pyi files, which editors show.

A docstring contains a sentence about the function, its C declaration, the parameters that need a description,
and the address in NVIDIA's manual. The sentences are hand-written, in cudyn/_bindings/tables/sentences.

`help()` shows the same facts, which cudyn/_bindings/libraries/explain.py reads from the tables.
tests/proof/test_docstrings.py compares both, because the codegen and cudyn do not import each other.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from ..c_types import declare
from ..declared import ROOT
from ..model import Function
from ..sources import Library

_TABLES = ROOT / "cudyn" / "_bindings" / "tables"
_VERSION = re.compile(r"(_v[0-9]+)?(_pt[ds]s?z?)?$")
_RELEASE = re.compile(r"^__(\w+?)_\d+_\d+$")
_MEMORY = {
    "device": "device memory",
    "either": "host or device memory",
    "address": "an address that the call does not read or write",
    "handle": "a handle",
}
_UNKNOWN = {
    "type": "another argument determines the type",
    "form": "several arguments determine the size together",
    "object": "an object of the library determines the size",
    "data": "the data contains its own size",
    "kernel": "the kernel determines the size",
    "foreign": "an object of another library",
}
_TREATMENTS = {
    "in": "passed",
    "out": "returned",
    "inout": "passed; the call may write to the memory that it points to",
    "both": "passed as a value; the value after the call is returned",
    "text": "returned, as a str",
    "bytes": "returned, as bytes",
    "list": "returned, as a list",
    "count": "the length of the list, which the call queries",
    "most": "passed; the maximum length",
    "used": "the number of elements, which the call reads",
    "size": "a size that the call passes",
    "typed": "returned; {} determines the type",
    "given": "passed; {} determines the type",
}
_TEXTS = ("const char *", "const char *const")  # without a size
_SIZE = re.compile(r"(?:\.(\w+))?(?:\[(.+)\](\w*))?")


class Docstrings:
    """Writes the docstrings of a library's functions.

    Args:
        library: library of the functions
        symbols: symbols of the functions
    """

    def __init__(self, library: Library, symbols: Sequence[str]) -> None:
        self.library = library
        self.sentences = _read_sentences(library.name, {_remove_version(symbol) for symbol in symbols})

    def write(self, symbol: str, function: Function, roles: Sequence[str], sizes: Sequence[str]) -> str:
        """Return the docstring of a function, indented as in a function body, or `""` without a sentence."""
        plain = _remove_version(symbol)
        sentence = self.sentences.get(plain)
        if sentence is None:
            return ""
        parameters = ", ".join(declare(param.type, param.name) for param in function.params)
        lines = [sentence, "", f"C: {declare(function.result, symbol)}({parameters or 'void'})"]
        treatments = [
            f"  {param.name}: {treatment}"
            for param, role, size in zip(function.params, roles, sizes, strict=True)
            if (treatment := _describe(role, size, param.type)) != "passed"
        ]
        lines += ["", *treatments] if treatments else []
        address = _find_address(self.library, plain)
        lines += ["", address] if address else []
        return "\n".join(f"    {line}".rstrip() for line in lines).lstrip()


def _read_sentences(name: str, functions: set[str]) -> Mapping[str, str]:
    """Read a library's sentences. Functions of the runtime without one share the driver's sentence."""
    path = _TABLES / "sentences" / f"{name}.txt"
    sentences: dict[str, str] = {}
    if name == "runtime":
        twins = {f"cuda{key[2:]}": text for key, text in _read_sentences("driver", set()).items()}
        sentences = {key: text for key, text in twins.items() if key in functions}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            key, text = line.split(": ", 1)
            sentences |= dict.fromkeys(_expand(key), text)
    return sentences


def _expand(text: str) -> Iterator[str]:
    """Expand braces in the same way as a shell: `a{,b}` becomes a and ab."""
    pieces = re.split(r"\{(.*?)\}", text)
    choices = [piece.split(",") if index % 2 else [piece] for index, piece in enumerate(pieces)]
    return map("".join, product(*choices))


def _remove_version(symbol: str) -> str:
    """Return the function's name without the version and the stream suffix of a symbol."""
    return _RELEASE.sub(r"\1", _VERSION.sub("", symbol, count=1))


def _find_address(library: Library, name: str) -> str:
    """Return the address of a function's description in NVIDIA's manual, or of the manual."""
    manual = library.facts.manual
    if manual.endswith(".html"):
        return f"{manual}#:~:text={name}"
    group = _read_groups().get(library.name, {}).get(name)
    return f"{manual}group__{group.replace('_', '__')}.html#:~:text={name}" if group else manual


@functools.cache
def _read_groups() -> Mapping[str, Mapping[str, str]]:
    """Read the groups of functions that NVIDIA's manuals have pages for: library -> function -> group."""
    groups: Mapping[str, Mapping[str, str]]
    groups = json.loads((_TABLES / "manual_pages.json").read_text(encoding="utf-8"))
    return groups


def _describe(role: str, size: str, type_: str) -> str:
    """Describe how a checked call treats a parameter, and the memory that it points to.

    Args:
        role: role of the parameter
        size: kind and size of the memory, such as `.device` or `[count]`
        type_: type of the parameter
    """
    name, _, details = role.partition(":")
    kind = "out" if details == "void*" else name
    treatment = _TREATMENTS[kind].format(details.partition("*")[0])
    if name not in ("in", "inout"):
        return treatment
    match = _SIZE.fullmatch(size)
    if match is None or not size:
        return f"{treatment}; a zero-terminated text" if type_ in _TEXTS else treatment
    memory, expression, marks = match[1] or "host", match[2] or "", match[3] or ""
    if marks[-1:] in ("t", "r"):
        return f"{treatment}; if omitted, returned as {'a str' if marks[-1] == 't' else 'bytes'}"
    words = "host memory" if memory == "host" else _MEMORY[memory]
    if expression.startswith("?"):
        return f"{treatment}; {words} (size not known: {_UNKNOWN[expression[1:]]})"
    if not expression or expression == "1":
        return f"{treatment}; {words}"
    unit = "bytes" if "b" in marks or type_.endswith(("void *", "char *")) else "elements"
    of_size = f"of {expression} {unit}"
    if memory == "address":
        return f"{treatment}; the address {of_size} that the call does not access"
    return f"{treatment}; {words} {of_size}"
