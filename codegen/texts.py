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

# Function -> status -> description. The key "unknown" stands for all statuses without their own key.
Texts = Mapping[str, Mapping[str, str]]


@functools.cache
def _read() -> Mapping[str, Texts]:
    """Read headers/texts.toml."""
    with open(HEADERS / "texts.toml", "rb") as file:
        return tomllib.load(file)


def _check_texts(library: Library, history: History, texts: Texts) -> None:
    """Check the functions and the keys of a library's descriptions.

    Raises:
        CodegenError: The headers do not declare a function, or a key is neither a number nor "unknown".
    """
    for function, descriptions in texts.items():
        where = f"headers/texts.toml: {library.name}.{function}"
        if function not in history.functions:
            raise CodegenError(f"{where}: the headers do not declare this function")
        for status in descriptions:
            if status != "unknown" and not status.removeprefix("-").isdigit():
                raise CodegenError(f'{where}: expected a number or "unknown", got {status!r}')


def texts_table(library: Library, history: History) -> str:
    """Return the contents of tables/<library>_texts.py, or "" for a library without descriptions.

    The table has two dictionaries: TEXTS contains the descriptions of single statuses, and UNKNOWN contains
    the description that each function returns for all other statuses.

    Raises:
        CodegenError: The library's section of headers/texts.toml is wrong.
    """
    texts = _read().get(library.name, {})
    _check_texts(library, history, texts)
    if not texts:
        return ""
    lines = [
        f'"""The descriptions that {library.name} returns for status codes, '
        "in the format described in rows.py.\n\n"
        'Generated from headers/texts.toml. Do not edit: `nox -s codegen` writes it.\n"""\n\n'
        "TEXTS: dict[str, dict[int, str]] = {\n"
    ]
    for function, descriptions in texts.items():
        lines.append(f'    "{function}": {{\n')
        lines += [
            f"        {status}: {json.dumps(description)},\n"
            for status, description in descriptions.items()
            if status != "unknown"
        ]
        lines.append("    },\n")
    lines.append("}\n\nUNKNOWN: dict[str, str] = {\n")
    for function, descriptions in texts.items():
        if "unknown" in descriptions:
            lines.append(f'    "{function}": {json.dumps(descriptions["unknown"])},\n')
    return "".join([*lines, "}\n"])
