"""Tests that the docstrings in the .pyi files describe functions in the same way as `help()`.

codegen writes the .pyi files from the headers, and `help()` reads the tables. They share only phrases.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cudyn
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.sentences import find_sentence

MODULES = [info.name for info in catalog.find_all()]
NPP = "npp"  # has too many functions for docstrings with several lines


def iter_docstrings(name: str) -> Iterator[tuple[str, str]]:
    """Yield (name, docstring) for each function in a .pyi file that has a description."""
    path = Path(cudyn.__file__).with_name(f"{name}.pyi")
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.FunctionDef):
            text = ast.get_docstring(statement) or ""
            if "\n" in text:
                yield statement.name, text


def shorten(help_text: str) -> list[str]:
    """Return the lines of a `help()` text that the docstring in a .pyi file contains, too."""
    _, sentence, declaration, *sections, symbol = help_text.split("\n\n")
    parameters = [line for section in sections for line in section.splitlines() if line.startswith("  ")]
    # The declaration of the function already contains the types.
    treatments = [
        re.sub(r"^(  \w+) +.*?: (?=passed|returned|the |a size)", r"\1: ", parameter)
        for parameter in parameters
    ]
    since, address = symbol.splitlines()
    release = re.search(r"introduced in (?:\w+ )*([\d.]*\d)(?![\d.]*\d| or earlier)", since)
    return [
        sentence,
        declaration,
        *(line for line in treatments if not line.endswith(": passed")),
        address.partition(": ")[2],
        *([f"Since {release[1]}."] if release else []),
    ]


@pytest.mark.parametrize("name", [name for name in MODULES if name != NPP])
def test_docstrings_in_pyi_files_agree_with_help(name: str) -> None:
    module = getattr(cudyn, name)
    wrong = {}
    for function, text in iter_docstrings(name):
        lines = [line for line in text.splitlines() if line]
        expected = shorten(module.describe(function).doc())
        if lines != expected:
            wrong[function] = (lines, expected)
    assert wrong == {}


def test_every_function_with_a_sentence_has_a_description() -> None:
    """If the calls of a library are not checked, its functions have no declarations with docstrings."""
    described_count = 0
    for name in MODULES:
        if name == NPP:
            continue
        described = {function for function, _ in iter_docstrings(name)}
        described_count += len(described)
        stub_file = Path(cudyn.__file__).with_name(f"{name}.pyi")
        statements = ast.parse(stub_file.read_text(encoding="utf-8")).body
        declared = [statement.name for statement in statements if isinstance(statement, ast.FunctionDef)]
        with_sentence = {function for function in declared if find_sentence(name, function)}
        assert with_sentence - described == set(), name
    assert described_count > 6000
