"""Writes the tables with the descriptions that NVIDIA's libraries return for status codes."""

from __future__ import annotations

import functools
import json
import tomllib
from collections.abc import Mapping

from .declared import HEADERS
from .errors import CodegenError
from .history import History
from .sources import Library

Texts = Mapping[str, Mapping[str, str]]  # function -> status or "unknown" -> description


@functools.cache
def _read() -> Mapping[str, Texts]:
    """Read headers/texts.toml."""
    with open(HEADERS / "texts.toml", "rb") as file:
        return tomllib.load(file)


def texts_table(library: Library, history: History) -> str:
    """Return the contents of tables/<library>_texts.py, or "" for a library without descriptions.

    Raises:
        CodegenError: headers/texts.toml names a function that the headers do not declare, or its keys are not
            numbers.
    """
    texts = _read().get(library.name, {})
    for function, rows in texts.items():
        wrong = [key for key in rows if key != "unknown" and not key.removeprefix("-").isdigit()]
        if function not in history.functions or wrong:
            raise CodegenError(f"headers/texts.toml: {library.name}.{function}: {wrong or 'is not declared'}")
    if not texts:
        return ""
    lines = [
        f'"""The descriptions that {library.name} returns for status codes, '
        "in the format described in rows.py.\n\n"
        'Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.\n"""\n\n'
        "TEXTS: dict[str, dict[int, str]] = {\n"
    ]
    for function, rows in texts.items():
        lines.append(f'    "{function}": {{\n')
        lines += [f"        {key}: {json.dumps(text)},\n" for key, text in rows.items() if key != "unknown"]
        lines.append("    },\n")
    lines.append("}\n\nUNKNOWN: dict[str, str] = {\n")
    unknown = {function: rows["unknown"] for function, rows in texts.items() if "unknown" in rows}
    lines += [f'    "{function}": {json.dumps(text)},\n' for function, text in unknown.items()]
    return "".join([*lines, "}\n"])
