"""Sentences that describe NVIDIA's functions, and the URLs of their manual pages.

Docstrings, `python -m cudyn show` and the website use them. They are read from files next to the tables when
they are first needed.
"""

from __future__ import annotations

import json
import os
import re
from itertools import product

from ..._process import process
from .. import tables
from . import catalog, npp_names
from .library import library
from .missing import split_symbol

FOLDER = os.path.join(os.path.dirname(tables.__file__), "sentences")
PAGES = os.path.join(os.path.dirname(tables.__file__), "manual_pages.json")


@process.cache
def read_sentences(name: str) -> dict[str, str]:
    """Read the descriptions of a library's functions. Each description is one sentence.

    A key such as `curandGenerateNormal{,Double}` stands for two functions. If a runtime function does not
    have a sentence, the sentence of the driver's function with the same name is used. For a library without
    a file, the result is empty. For NPP, the sentences describe operations (see `npp_names`).

    Args:
        name: The name of the library's module.
    """
    path = os.path.join(FOLDER, f"{name}.txt")
    if not os.path.exists(path):
        return {}
    sentences: dict[str, str] = {}
    if name == "runtime":
        names = list_names("runtime")
        twins = {f"cuda{key[2:]}": text for key, text in read_sentences("driver").items()}
        sentences = {key: text for key, text in twins.items() if key in names}
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines():
            key, text = line.split(": ", 1)
            sentences |= dict.fromkeys(expand_braces(key), text)
    return sentences


def find_sentence(name: str, function: str) -> str:
    """Return the sentence about a function of a library, or `""`.

    Args:
        name: The name of the library's module.
        function: The function, which may have a version suffix.
    """
    plain = remove_version(function)
    sentences = read_sentences(name)
    return npp_names.explain(plain, sentences) if name == "npp" else sentences.get(plain, "")


def expand_braces(text: str) -> list[str]:
    """Expand braces as a shell does: `a{,b}{c,d}` becomes ac, ad, abc, abd."""
    pieces = re.split(r"\{(.*?)\}", text)  # every second piece was in braces
    choices = []
    for index, piece in enumerate(pieces):
        was_in_braces = index % 2 == 1
        choices.append(piece.split(",") if was_in_braces else [piece])
    return ["".join(words) for words in product(*choices)]


def list_names(name: str) -> set[str]:
    """List the names of a library's functions, without version suffixes."""
    return {remove_version(symbol) for symbol in library(catalog.find(name)).tables.FUNCTIONS}


def remove_version(symbol: str) -> str:
    """Return the function name for a versioned symbol: nvJitLinkCreate for __nvJitLinkCreate_12_0."""
    name, _ = split_symbol(symbol)
    return re.sub(r"^__(\w+?)_\d+_\d+$", r"\1", name)


def find_manual_url(name: str, function: str) -> str:
    """Return the URL of a function's description in NVIDIA's manual, or `""` if it can't be derived.

    Args:
        name: The name of the library's module.
        function: The function, which may have a version suffix.
    """
    manual = catalog.find(name).manual
    plain = remove_version(function)
    if manual.endswith(".html"):  # a single page, which contains a section or an entry for each function
        return f"{manual}#:~:text={plain}"
    group = read_groups().get(name, {}).get(plain)
    if not group:
        return ""
    page = f"group__{group.replace('_', '__')}.html"  # Doxygen doubles the underscores in a group's name.
    return f"{manual}{page}#:~:text={plain}"


@process.cache
def read_groups() -> dict[str, dict[str, str]]:
    """Read the groups into which NVIDIA's manuals divide the functions: library -> function -> group.

    In these manuals, each group is a page.
    """
    with open(PAGES, encoding="utf-8") as file:
        groups: dict[str, dict[str, str]] = json.load(file)
    return groups
