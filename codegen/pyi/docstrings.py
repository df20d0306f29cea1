"""Writes the docstrings of the checked functions in the .pyi files, which editors show.

A docstring contains a sentence about the function, its C declaration, the parameters that need a description,
and the URL of the page in NVIDIA's manual. The sentences are hand-written, in
cudyn/_bindings/tables/sentences.

`help()` shows the same information, which cudyn/_bindings/libraries/explain.py reads from the tables. Both
use the phrases in cudyn/_bindings/tables/wording.json.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from ..c_types import declare
from ..declared import ROOT
from ..errors import CodegenError
from ..model import Function
from ..sources import Library
from ..wording import read_wording

_TABLES = ROOT / "cudyn" / "_bindings" / "tables"
_VERSION = re.compile(r"(_v[0-9]+)?(_pt[ds]s?z?)?$")
_RELEASE = re.compile(r"^__(\w+?)_\d+_\d+$")  # nvJitLink's symbols contain the release number: __name_12_4
_TEXTS = ("const char *", "const char *const")  # strings, unless they have a size
_SIZE = re.compile(r"(?:\.(\w+))?(?:\[(.+)\](\w*))?")
_MADE = {"t": "text", "r": "bytes"}  # the last mark after a size -> result type of the call


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
        # A parameter that the call only passes on does not need a description.
        treatments = [
            f"  {param.name}: {treatment}"
            for param, role, size in zip(function.params, roles, sizes, strict=True)
            if (treatment := _describe(role, size, param.type)) != "passed"
        ]
        lines += ["", *treatments] if treatments else []
        url = _find_manual_url(self.library, plain)
        lines += ["", url] if url else []
        return "\n".join(f"    {line}".rstrip() for line in lines).lstrip()


def _read_sentences(name: str, functions: set[str]) -> Mapping[str, str]:
    """Read the sentences about a library's functions.

    A runtime function (cudaX) without its own sentence has the sentence of the driver function cuX.

    Args:
        name: name of the library
        functions: names of the library's functions, without versions
    """
    path = _TABLES / "sentences" / f"{name}.txt"
    sentences: dict[str, str] = {}
    if name == "runtime":
        of_driver = _read_sentences("driver", set())
        candidates = {f"cuda{key.removeprefix('cu')}": text for key, text in of_driver.items()}
        sentences = {key: text for key, text in candidates.items() if key in functions}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            key, text = line.split(": ", 1)
            sentences |= dict.fromkeys(_expand(key), text)
    return sentences


def _expand(text: str) -> Iterator[str]:
    """Expand braces in the same way as a shell: `a{,b}` becomes a and ab."""
    pieces = re.split(r"\{(.*?)\}", text)  # the contents of the braces have odd indexes
    choices = [piece.split(",") if index % 2 else [piece] for index, piece in enumerate(pieces)]
    return map("".join, product(*choices))


def _remove_version(symbol: str) -> str:
    """Return a symbol without its version and its stream suffix, which is the name of the function."""
    return _RELEASE.sub(r"\1", _VERSION.sub("", symbol, count=1))


def _find_manual_url(library: Library, name: str) -> str:
    """Return the URL of a function's description in NVIDIA's manual, or of the manual if it is not known."""
    manual = library.facts.manual
    if manual.endswith(".html"):
        return f"{manual}#:~:text={name}"
    group = _read_groups().get(library.name, {}).get(name)
    return f"{manual}group__{group.replace('_', '__')}.html#:~:text={name}" if group else manual


@functools.cache
def _read_groups() -> Mapping[str, Mapping[str, str]]:
    """Read the group of each function: library -> function -> group.

    NVIDIA's manuals have one page for each group of functions.
    """
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
    wording = read_wording()
    name, _, details = role.partition(":")
    # `typed:void*` is a pointer that the call returns. For `typed:enum*count`, the text names the enum.
    treatment = wording["roles"]["out" if details == "void*" else name].format(details.partition("*")[0])
    if name not in ("in", "inout"):
        return treatment
    if not size:
        return f"{treatment}; {wording['memory']['text']}" if type_ in _TEXTS else treatment
    kind, expression, marks = _parse_size(size)
    last_mark = marks[-1:]
    if last_mark in _MADE:
        return f"{treatment}; {wording['made'][_MADE[last_mark]]}"
    memory, phrases = wording["memory"][kind], wording["phrases"]
    if expression.startswith("?"):
        reason = wording["reasons"][expression.removeprefix("?")]
        return f"{treatment}; {phrases['unsized'].format(memory=memory, reason=reason)}"
    if expression in ("", "1"):
        return f"{treatment}; {memory}"
    unit = "bytes" if "b" in marks or type_.endswith(("void *", "char *")) else "elements"
    phrase = phrases["sized address" if kind == "address" else "sized"]
    return f"{treatment}; {phrase.format(memory=memory, size=expression, unit=unit)}"


def _parse_size(size: str) -> tuple[str, str, str]:
    """Return the kind of memory, the expression in brackets, and the marks after it."""
    match = _SIZE.fullmatch(size)
    if match is None:
        raise CodegenError(f"{size}: expected a kind and a size of memory")
    kind, expression, marks = match.groups()
    return kind or "host", expression or "", marks or ""
