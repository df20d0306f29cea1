"""Generates the pages of the Python API, which mkdocstrings fills in from signatures and docstrings."""

from __future__ import annotations

import cudyn
from cudyn import cache, errors, testing, types

_FIRST = """The names in `cudyn` itself. [Library modules](../library_modules.md) describes `cudyn.driver`
and the other libraries, and [The libraries](../libraries/index.md) lists their functions."""
_TYPES = "The classes of the objects that `cudyn` returns. Import them for annotations and `isinstance`."


def make_pages() -> dict[str, str]:
    """Return a page for each public module that is not a library module."""
    names = [name for name in cudyn.__all__ if name in vars(cudyn)["_EXPORTS"]]
    pages = {"cudyn": _make_page("cudyn", names, _FIRST)}
    for module, text in ((cache, ""), (testing, ""), (types, _TYPES), (errors, "")):
        name = module.__name__.rpartition(".")[2]
        pages[name] = _make_page(f"cudyn.{name}", module.__all__, text or module.__doc__ or "")
    return {f"reference/python/{name}.md": text for name, text in pages.items()}


def _make_page(module: str, names: list[str], text: str) -> str:
    """Return the Markdown of a page. mkdocstrings replaces the `:::` lines."""
    entries = [f"::: {module}.{name}" for name in names]
    return "\n\n".join([f"# {module}", text, *entries]) + "\n"
