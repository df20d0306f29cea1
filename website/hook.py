"""What mkdocs calls: the pages that are made of the code, and links that only a checkout can follow."""

from __future__ import annotations

import bisect
import json
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from cudyn._bindings.libraries import catalog
from website import commands, libraries, plots, python

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"(\[[^\]]*\]\()([^)\s#]+)(#[^)\s]*)?\)")
SOURCES = "source"  # the folder of files of the repository that pages link with
# Reports and generated lists that would hide the users' pages in the results of a search.
UNSEARCHED = (
    "maintainers/",
    "source/",
    "reference/faults.md",
    "reference/refusals.md",
    "reference/libraries/cupti_types.md",  # a sixth of the index
)

_pages: dict[str, str] = {}  # page -> the text that replaces that of its file, if it has one
_tables: dict[str, str] = {}  # page -> the HTML for its place


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List the libraries below their page."""
    reference = next(each["Reference"] for each in config["nav"] if "Reference" in each)
    (entry,) = (each for each in reference if "The libraries" in each)
    below = [{f"cudyn.{info.name}": f"reference/libraries/{info.name}.md"} for info in catalog.find_all()]
    entry["The libraries"] = [entry["The libraries"], *below]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is generated."""
    _pages.update({"reference/commands.md": commands.make_page(), **python.make_pages()})
    for name, (text, html) in libraries.make_pages(catalog.find_all()).items():
        path = f"reference/libraries/{name}"
        _pages[path], _tables[path] = text, html
    for path, text in _pages.items():
        if files.get_file_from_path(path) is None:  # what other pages link with has a file
            files.append(File.generated(config, path, content=text))
    for path in sorted(_find_sources()):
        files.append(File.generated(config, f"{SOURCES}/{path}.md", content=_show_source(path)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Plots, anchors of the glossary, and links to files that are not pages."""
    path = page.file.src_uri
    markdown = _pages.get(path, markdown)
    if path.startswith(UNSEARCHED):
        page.meta["search"] = {"exclude": True}
    elif path.startswith("reference/libraries/"):  # functions of the driver come before others', types last
        boost = 0.2 if path.endswith("_types.md") else 2 if path.endswith("/driver.md") else 0.7
        page.meta["search"] = {"boost": boost}
    markdown = plots.fill(markdown)
    if path == "reference/glossary.md":
        markdown = re.sub(r"^\*\*(.+?)\*\*", _anchor, markdown, flags=re.M)
    return markdown if path.startswith(SOURCES) else LINK.sub(lambda found: _relink(found, path), markdown)


def on_page_content(html: str, page: Page, **_: Any) -> str:
    """Put the tables' HTML in its place; Markdown would take minutes for it."""
    return html.replace(libraries.PLACE, _tables.get(page.file.src_uri, ""))


def on_post_build(config: MkDocsConfig) -> None:
    """Let a search find the shortest name first; take away a sitemap without addresses."""
    site = Path(config.site_dir)
    index = site / "search" / "search_index.json"
    data = json.loads(index.read_text("utf-8"))
    raise_short_names(data["docs"])
    index.write_text(json.dumps(data, separators=(",", ":")), "utf-8")
    if not config.site_url:
        for path in site.glob("sitemap.xml*"):
            path.unlink()


def raise_short_names(entries: list[dict[str, Any]]) -> None:
    """Raise each function's boost by the number of names that begin with its own.

    A search for cuMemAlloc would find cuMemAllocPitch first, which fewer pages name.
    """
    functions = [each for each in entries if each["location"].startswith("reference/libraries/")]
    names = sorted(each["title"] for each in functions)
    for entry in functions:
        first = bisect.bisect_left(names, entry["title"])
        after = bisect.bisect_left(names, f"{entry['title']}\uffff")
        if "#" in entry["location"]:
            entry["boost"] = (after - first) * entry.get("boost", 1)


def _anchor(found: re.Match[str]) -> str:
    return f"**{found[1]}**{{ #{name_anchor(found[1])} }}"


def name_anchor(word: str) -> str:
    """The anchor of a word of the glossary: `api-level` of "API level"."""
    return re.sub(r"[^\w\- ]", "", word.lower()).replace(" ", "-")


def _relink(found: re.Match[str], page: str) -> str:
    """Lead a link out of docs/ to the page with that file's text."""
    link = found[2]
    target = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), link))
    if not _is_source(link, target):
        return found[0]
    to = posixpath.relpath(f"{SOURCES}/{target}.md", posixpath.dirname(page) or ".")
    return f"{found[1]}{to}{found[3] or ''})" if target.endswith(".md") else f"{found[1]}{to})"


def _is_source(link: str, target: str) -> bool:
    """Does a link lead to a file of the repository that is not below docs/?"""
    return "://" not in link and not target.startswith(("docs/", "..")) and (ROOT / target).exists()


def _find_sources() -> set[str]:
    """The files and folders outside of docs/ that pages link with, also those that these pages link with."""
    found: set[str] = set()
    todo = [(path, path.relative_to(ROOT / "docs").as_posix()) for path in (ROOT / "docs").rglob("*.md")]
    while todo:
        path, _ = todo.pop()
        folder = path.parent.relative_to(ROOT).as_posix()
        for _, link, _ in LINK.findall(path.read_text("utf-8")):
            target = posixpath.normpath(posixpath.join(folder, link))
            if target in found or not _is_source(link, target):
                continue
            found.add(target)
            if target.endswith(".md"):
                todo.append((ROOT / target, target))
            found |= {each.relative_to(ROOT).as_posix() for each in _list_below(ROOT / target)}
    return found


def _list_below(path: Path) -> Iterator[Path]:
    """What is in a folder, and in those in it."""
    for each in _list_folder(path) if path.is_dir() else ():
        yield each
        yield from _list_below(each)


def _list_folder(folder: Path) -> list[Path]:
    """The files and folders in a folder of the repository that people read."""
    return [each for each in folder.iterdir() if each.name[0] not in "_."]


def _show_source(path: str) -> str:
    """A file's text: a page as it is, its links led on; anything else as code; a folder as a list."""
    file = ROOT / path
    if file.is_dir():
        names = sorted(each.name for each in _list_folder(file))
        links = "\n".join(f"- [{name}]({file.name}/{name}.md)" for name in names)
        return f"# {path}\n\nA folder of the repository.\n\n{links}\n"
    text = file.read_text("utf-8")
    if path.endswith(".md"):
        return LINK.sub(lambda found: _relink_source(found, path), text)
    return f"# {path}\n\nA file of the repository.\n\n`````{file.suffix[1:] or 'text'}\n{text}`````\n"


def _relink_source(found: re.Match[str], path: str) -> str:
    link = found[2]
    target = posixpath.normpath(posixpath.join(posixpath.dirname(path), link))
    if "://" in link:
        return found[0]
    here = posixpath.dirname(f"{SOURCES}/{path}")
    to = target.removeprefix("docs/") if target.startswith("docs/") else f"{SOURCES}/{target}.md"
    keep = found[3] or "" if target.endswith(".md") else ""
    return f"{found[1]}{posixpath.relpath(to, here)}{keep})"
