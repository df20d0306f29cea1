"""Generates the pages of the public API from signatures and docstrings, like help()."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_origin

import cudyn
from cudyn import cache, errors, testing, types

SECTIONS = ("Parameters", "Returns", "Raises", "Threads", "Example")
_SECTION = re.compile(rf"^({'|'.join(SECTIONS)}):", re.M)
_ENTRY = re.compile(r"^(\S.*?)(?:  +(.*))?$")


def make_pages() -> dict[str, str]:
    """Build a page for each public module other than the libraries."""
    names = [name for name in cudyn.__all__ if name in vars(cudyn)["_EXPORTS"]]
    pages = {"cudyn.md": _show_module("cudyn", cudyn, names, _FIRST)}
    for module, text in ((cache, ""), (testing, ""), (types, _TYPES), (errors, "")):
        name = module.__name__.rpartition(".")[2]
        pages[f"{name}.md"] = _show_module(f"cudyn.{name}", module, module.__all__, text)
    return {f"reference/python/{path}": text for path, text in pages.items()}


_FIRST = """What is imported from `cudyn` itself. [Library modules](../library_modules.md) describes
`cudyn.driver` and its sisters, [The libraries](../libraries/index.md) their functions."""
_TYPES = "The types of what `cudyn` returns; import them for annotations and `isinstance`."


def _show_module(title: str, module: ModuleType, names: list[str], text: str) -> str:
    lines = [f"# {title}", "", text or write(inspect.getdoc(module) or ""), ""]
    for name in names:
        lines += _show(name, getattr(module, name), title)
    return "\n".join(lines) + "\n"


def _show(name: str, value: Any, module: str) -> Iterator[str]:
    yield f"## {name} {{ #{name} }}\n"
    if not callable(value):
        yield f"`{module}.{name}`\n\n{write(inspect.getdoc(value) or '')}\n"
        return
    if inspect.isclass(value) and issubclass(value, BaseException):
        above = value.__mro__[1].__name__
        yield f"`{name}`, a subclass of `{above}`\n\n{write(inspect.getdoc(value) or '')}\n"
    elif get_origin(value):
        yield f"```python\n{name} = {value}\n```\n"
    else:
        yield f"{_show_call(f'{module}.{name}', value)}\n{write(inspect.getdoc(value) or '')}\n"
    if inspect.isclass(value):
        for own, member in list_members(value):
            yield from _show_member(f"{name}.{own}", member)


def list_members(class_: type) -> Iterator[tuple[str, Any]]:
    """Yield the public methods and properties that have a docstring, in the order of the code."""
    for name, member in vars(class_).items():
        function = getattr(member, "__func__", member)
        public = not name.startswith("_") or name == "__call__"
        property_ = isinstance(function, property) or hasattr(function, "func")
        if public and (inspect.isfunction(function) or property_) and inspect.getdoc(function):
            yield name, function


def _show_member(name: str, member: Any) -> Iterator[str]:
    yield f"### {name} {{ #{name} }}\n"
    if inspect.isfunction(member):
        yield _show_call(name, member)
    yield write(inspect.getdoc(member) or "") + "\n"


def _show_call(name: str, value: Any) -> str:
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):
        return ""
    plain = [parameter for key, parameter in signature.parameters.items() if key not in ("self", "cls")]
    for i, parameter in enumerate(plain):
        is_text = isinstance(parameter.annotation, str)
        plain[i] = parameter.replace(annotation=_Text(parameter.annotation)) if is_text else parameter
    result = signature.return_annotation
    result = _Text(result) if isinstance(result, str) else result
    text = f"{name}{signature.replace(parameters=plain, return_annotation=result)}"
    if len(text) > 90:
        parts = [f"    {parameter}" for parameter in map(str, _mark(plain))]
        text = f"{name}(\n" + ",\n".join(parts) + f"\n) -> {result}"
    return f"```python\n{text}\n```\n"


class _Text(str):
    """An annotation that is shown without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def _mark(parameters: list[inspect.Parameter]) -> Iterator[object]:
    """Yield the parameters, with a star before those that can only be passed by name."""
    starred = any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters)
    for parameter in parameters:
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            starred = True
            yield "*"
        yield parameter


def split(text: str) -> dict[str, str]:
    """Split a docstring into its sections. The key "" contains the text before the first section."""
    parts = _SECTION.split(text)
    sections = {"": parts[0].rstrip()}
    for name, body in zip(parts[1::2], parts[2::2]):
        sections[name] = inspect.cleandoc(body) if body.startswith("\n") else inspect.cleandoc(body).strip()
    return sections


def write(text: str) -> str:
    """Convert a docstring to Markdown."""
    parts = split(text)
    lines = [_write_text(parts.pop(""))]
    for name, body in parts.items():
        if name == "Example":
            body = body if "\n" in body or not body.startswith("`") else body.strip("`")
            lines.append(f"**Example**\n\n```python\n{body}\n```")
        elif name == "Parameters":
            lines.append("**Parameters**\n\n" + _write_entries(body.split("\n")))
        else:
            lines.append(f"**{name}** {_escape(body)}")
    return "\n\n".join(lines) + "\n"


def _write_text(text: str) -> str:
    """Convert paragraphs to Markdown, and columns of names and explanations to lists."""
    blocks = []
    for block in re.split(r"\n\s*\n", text):
        lines = block.split("\n")
        if all(line.startswith("    ") for line in lines) or "├" in block:
            blocks.append("```text\n" + "\n".join(line.removeprefix("    ") for line in lines) + "\n```")
        elif re.match(r"\S+(, \S+)*(  +|: )\S", lines[0]) and (len(lines) > 1 or "  " in lines[0]):
            blocks.append(_write_entries(lines))
        else:
            blocks.append(_escape(block))
    return "\n\n".join(blocks)


def _write_entries(lines: list[str]) -> str:
    items: list[list[str]] = []
    columns = re.match(r"\S.*?  +", lines[0])
    for line in lines:
        entry = re.match(r"(\S.*?)  +(\S.*)", line) or re.match(r"([*\w, ]+): (.*)", line)
        if columns and not entry:  # the name fills the column
            entry = re.match(rf"(\S.{{{columns.end() - 2}}}) (\S.*)", line)
        if entry and not line.startswith(" "):
            names = ", ".join(f"`{name}`" for name in entry[1].split(", "))
            items.append([f"- {names}: {_escape(entry[2])}"])
        elif items:
            items[-1].append(_escape(line.strip()))
        else:
            items.append([_escape(line)])
    return "\n".join(" ".join(words) for words in items)


def _escape(text: str) -> str:
    """Escape characters with a meaning in Markdown, except in `code`."""
    parts = re.split(r"(`[^`]*`)", text)
    for i in range(0, len(parts), 2):
        parts[i] = re.sub(r"([*_\[])", r"\\\1", parts[i]).replace("<", "&lt;")
    return "".join(parts)
