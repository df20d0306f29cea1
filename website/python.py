"""Generates the pages about the Python API. They name objects, and mkdocstrings inserts the docstrings."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from cudyn import cache, errors, testing, types

# The pages about the names in `cudyn` itself: file name -> title, and the names in their order on the page.
TOPICS: dict[str, tuple[str, tuple[str, ...]]] = {
    "compiling": ("Compiling", ("compile", "compile_many", "link", "fatbin", "Image")),
    "kernels": ("Kernels", ("Module", "Kernel", "LaunchConfig", "Contract", "Artifact")),
    "memory": ("Memory", ("Buffer", "MemoryPool")),
    "streams": (
        "Devices, streams and graphs",
        ("Device", "Stream", "Event", "Graph", "CURRENT_STREAM"),
    ),
    "measuring": ("Measuring", ("benchmark", "trace", "range")),
    "stubs": (
        "Libraries and stubs",
        ("find", "report", "use_api", "guard_cuda_bindings", "needs", "provide", "load_library"),
    ),
}
_FIRST = """The names in `cudyn` itself. [Library modules](../library_modules.md) describes `cudyn.driver`
and the other libraries, and [The libraries](../libraries/index.md) lists their functions.
[Errors](errors.md) describes the exceptions."""
_TOPIC = "These names are in `cudyn` itself. [The overview](cudyn.md) lists all pages."
_TYPES = "The classes of the objects that `cudyn` returns. Import them for annotations and `isinstance`."


def make_pages() -> dict[str, str]:
    """Return the Markdown of each page, by path.

    The pages are the overview, and a page for each topic and for each public module that does not represent a
    library.
    """
    pages = {"cudyn": _make_overview()}
    for topic, (title, names) in TOPICS.items():
        pages[topic] = _make_page(title, "cudyn", names, _TOPIC)
    for module in (cache, testing, types, errors):
        _, _, name = module.__name__.rpartition(".")
        introduction = _introduce(module)
        pages[name] = _make_page(module.__name__, module.__name__, module.__all__, introduction)
    return {f"reference/python/{name}.md": markdown for name, markdown in pages.items()}


def _introduce(module: ModuleType) -> str:
    """Return the introduction to a module: its docstring, except for `cudyn.types`."""
    if module is types:
        return _TYPES
    return module.__doc__ or ""


def _make_overview() -> str:
    """Return the Markdown of the page that links to every name in `cudyn`."""
    rows = ["| page | names |", "|---|---|"]
    for topic, (title, names) in TOPICS.items():
        links = ", ".join(f"[`{name}`]({topic}.md#cudyn.{name})" for name in names)
        rows.append(f"| [{title}]({topic}.md) | {links} |")
    for module in (cache, testing, types, errors):
        _, _, name = module.__name__.rpartition(".")
        summary, _, _ = _introduce(module).partition("\n")
        rows.append(f"| [`cudyn.{name}`]({name}.md) | {summary} |")
    return "\n\n".join(["# cudyn", _FIRST, "\n".join(rows)]) + "\n"


def _make_page(title: str, module: str, names: Iterable[str], introduction: str) -> str:
    """Return the Markdown of a page. mkdocstrings replaces each `:::` line with the documentation of a name.

    Args:
        title: The heading of the page.
        module: The module that contains the names.
        names: The names to document.
        introduction: The Markdown between the heading and the names.
    """
    entries = [f"::: {module}.{name}" for name in names]
    return "\n\n".join([f"# {title}", introduction, *entries]) + "\n"
