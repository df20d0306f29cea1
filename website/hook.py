"""Hooks for mkdocs that add the generated pages, and fix links to files outside docs/."""

from __future__ import annotations

import bisect
import posixpath
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from cudyn import __version__
from cudyn._bindings.libraries import catalog
from website import commands, libraries, plots, python

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"(\[[^\]]*\]\()([^)\s#]+)(#[^)\s]*)?\)")
# Files outside docs/ that the footer of every page links to.
FOOTER = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "SECURITY.md")
SOURCES = "source"  # the site's directory for repository files that are outside docs/
# Reports and generated lists, which are left out of the search index. Otherwise, they would appear in search
# results above the pages for users.
UNSEARCHED = (
    "maintainers/",
    "source/",
    "reference/bridges.md",
    "reference/faults.md",
    "reference/refusals.md",
    "reference/libraries/cupti_types.md",  # this page alone would take up a sixth of the search index
)
GUIDE_BOOST = 3  # factor by which guides rank higher in search results

# Path of a generated page -> its Markdown, which replaces the content of a file with the same path.
_pages: dict[str, str] = {}
# Path of a generated page -> the HTML that replaces libraries.PLACEHOLDER in the page.
_tables: dict[str, str] = {}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Set the site's URLs, and add the libraries to the navigation, below the page that lists them.

    mkdocs calls this function after it has read mkdocs.yml.
    """
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    set_addresses(config, pyproject["project"])
    # An entry of the navigation is a dict {title: page} or {title: [nested entries]}.
    (reference,) = [entry for entry in config["nav"] if "Reference" in entry]
    (list_of_libraries,) = [entry for entry in reference["Reference"] if "The libraries" in entry]
    pages = [{f"cudyn.{info.name}": f"reference/libraries/{info.name}.md"} for info in catalog.find_all()]
    list_of_libraries["The libraries"] = [list_of_libraries["The libraries"], *pages]
    return config


def set_addresses(config: MkDocsConfig, project: dict[str, Any]) -> None:
    """Copy the URLs, the license and the version of the project to the site's configuration.

    The URL "Documentation" becomes the site's own address, and "Repository" becomes the link in the header.
    The footer links to all other URLs.

    Args:
        config: The configuration of mkdocs, which is changed.
        project: The table [project] of pyproject.toml.
    """
    addresses = dict(project.get("urls", {}))
    config["site_url"] = addresses.pop("Documentation", "")
    config["repo_url"] = addresses.pop("Repository", "")
    config["repo_name"] = project["name"] if config["repo_url"] else ""
    config["extra"].update(addresses=addresses, license=project["license"], version_name=__version__)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages to the site's files, which mkdocs has found in docs/."""
    _pages["reference/commands.md"] = commands.make_page()
    _pages.update(python.make_pages())
    for name, (markdown, html) in libraries.make_pages(catalog.find_all()).items():
        path = f"reference/libraries/{name}"
        _pages[path] = markdown
        _tables[path] = html
    for path, markdown in _pages.items():
        if files.get_file_from_path(path) is None:  # a page that other pages link to already has a file
            files.append(File.generated(config, path, content=markdown))
    for path in sorted(_find_sources()):
        files.append(File.generated(config, f"{SOURCES}/{path}.md", content=_show_source(path)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Return the final Markdown of a page, with plots, the glossary's anchors, and working links.

    mkdocs calls this function for each page. It also sets the rank of the page in search results.
    """
    path = page.file.src_uri
    markdown = _pages.get(path, markdown)
    search_settings = _get_search_settings(path)
    if search_settings:
        page.meta["search"] = search_settings
    if path == "index.md":
        page.meta["hide"] = ["navigation"]  # the sidebar would only contain a link to this page
    markdown = plots.fill_placeholders(markdown)
    if path == "reference/glossary.md":
        term = r"^\*\*(.+?)\*\*"
        markdown = re.sub(term, _add_anchor, markdown, flags=re.M)
    if path.startswith(SOURCES):  # `_show_source` has already adapted the links
        return markdown
    return LINK.sub(lambda match: _relink(match, path), markdown)


def _get_search_settings(path: str) -> dict[str, Any]:
    """Return the search plugin's settings for a page: whether it is excluded, or its rank.

    Guides rank higher than generated pages. Among the generated pages, the driver's functions rank highest,
    and types rank lowest. The dict is empty if the page has the default rank.
    """
    if path.startswith(UNSEARCHED):
        return {"exclude": True}
    if path.startswith(("howto/", "tutorials/")):
        return {"boost": GUIDE_BOOST}
    if not path.startswith("reference/libraries/"):
        return {}
    if path.endswith("_types.md"):
        return {"boost": 0.2}
    if path.endswith("/driver.md"):
        return {"boost": 2}
    return {"boost": 0.7}


def on_page_content(html: str, page: Page, **_: Any) -> str:
    """Replace the placeholder in a page with the HTML of its tables.

    mkdocs calls this function after it has converted the Markdown of a page. The tables are not part of the
    Markdown, because it would take minutes to convert them.
    """
    return html.replace(libraries.PLACEHOLDER, _tables.get(page.file.src_uri, ""))


@event_priority(100)  # type: ignore[untyped-decorator]  # runs before the plugin that writes the search index
def on_post_build(config: MkDocsConfig) -> None:
    """Rank shorter names first in searches. If the site's URL is unknown, delete the files that need it.

    mkdocs calls this function after it has built the site.
    """
    raise_short_names(config.plugins["material/search"].search_index.entries)
    if not config.site_url:
        site = Path(config.site_dir)
        for path in (site / "404.html", *site.glob("sitemap.xml*")):  # their links would be wrong
            path.unlink()


def raise_short_names(entries: list[dict[str, Any]]) -> None:
    """Rank each function above the functions whose names begin with its name.

    The boost of a function is multiplied by the number of names that begin with the function's name,
    including this name itself. Otherwise, a search for cuMemAlloc would find cuMemAllocPitch first, because
    fewer pages mention cuMemAllocPitch.

    Args:
        entries: The entries of the search index, with the title, the location and the boost of each section.
            The boosts are changed.
    """
    library_entries = [entry for entry in entries if entry["location"].startswith("reference/libraries/")]
    names = sorted(entry["title"] for entry in library_entries)
    for entry in library_entries:
        name = entry["title"]
        # All names that begin with this name are sorted between the name and the name with "\uffff".
        start = bisect.bisect_left(names, name)
        stop = bisect.bisect_left(names, f"{name}\uffff")
        is_function = "#" in entry["location"]  # not a page
        if is_function:
            entry["boost"] = (stop - start) * entry.get("boost", 1)


def _add_anchor(match: re.Match[str]) -> str:
    """Return the Markdown of a glossary entry's term, followed by an anchor: `**term**{ #term }`."""
    term = match[1]
    return f"**{term}**{{ #{name_anchor(term)} }}"


def name_anchor(term: str) -> str:
    """Return the anchor for a glossary entry, such as `api-level` for "API level"."""
    return re.sub(r"[^\w\- ]", "", term.lower()).replace(" ", "-")


def _relink(match: re.Match[str], page: str) -> str:
    """Return a Markdown link. A link to a file outside docs/ is redirected to the page that shows the file.

    Args:
        match: A match of LINK.
        page: The path of the page that contains the link, relative to docs/.
    """
    link = match[2]
    target = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), link))
    if not _is_source(link, target):
        return match[0]
    page_link = posixpath.relpath(f"{SOURCES}/{target}.md", posixpath.dirname(page) or ".")
    # Only Markdown files have the anchor that a fragment such as #options refers to.
    fragment = match[3] if match[3] and target.endswith(".md") else ""
    return f"{match[1]}{page_link}{fragment})"


def _is_source(link: str, target: str) -> bool:
    """Return whether a link leads to an existing file or directory in the repository outside docs/.

    Args:
        link: The link as it is written on the page.
        target: The path that the link leads to, relative to the repository's root.
    """
    is_url = "://" in link
    is_outside_docs = not target.startswith(("docs/", ".."))
    return not is_url and is_outside_docs and (ROOT / target).exists()


def _find_sources() -> set[str]:
    """Return the paths outside docs/ that pages link to directly or indirectly.

    All files and directories below a linked directory are included.
    """
    sources = set(FOOTER)
    unread_pages = [*(ROOT / "docs").rglob("*.md")]  # the files whose links still have to be followed
    unread_pages += [ROOT / name for name in FOOTER if name.endswith(".md")]
    while unread_pages:
        page = unread_pages.pop()
        directory = page.parent.relative_to(ROOT).as_posix()
        for _, link, _ in LINK.findall(page.read_text("utf-8")):
            target = posixpath.normpath(posixpath.join(directory, link))
            if target in sources or not _is_source(link, target):
                continue
            sources.add(target)
            if target.endswith(".md"):
                unread_pages.append(ROOT / target)
            sources.update(child.relative_to(ROOT).as_posix() for child in _list_below(ROOT / target))
    return sources


def _list_below(path: Path) -> Iterator[Path]:
    """Yield all visible files and directories below a directory, recursively. Yield nothing for a file."""
    if path.is_dir():
        for child in _list_directory(path):
            yield child
            yield from _list_below(child)


def _list_directory(directory: Path) -> list[Path]:
    """Return the files and directories in a directory whose names do not begin with "_" or "."."""
    return [child for child in directory.iterdir() if child.name[0] not in "_."]


def _show_source(path: str) -> str:
    """Return the Markdown of a page that shows a file or a directory of the repository.

    The links in Markdown files are adapted. Other files are shown as code blocks, and directories as lists.
    """
    file = ROOT / path
    if file.is_dir():
        names = sorted(child.name for child in _list_directory(file))
        links = "\n".join(f"- [{name}]({file.name}/{name}.md)" for name in names)
        return f"# {path}\n\nA directory of the repository.\n\n{links}\n"
    text = file.read_text("utf-8")
    if path.endswith(".md"):
        return LINK.sub(lambda match: _relink_source(match, path), text)
    language = file.suffix.removeprefix(".") or "text"
    return f"# {path}\n\nA file of the repository.\n\n`````{language}\n{text}`````\n"


def _relink_source(match: re.Match[str], path: str) -> str:
    """Adapt a link in a Markdown file outside docs/, because the file's page has a different path.

    Args:
        match: A match of LINK.
        path: The path of the file that contains the link, relative to the repository's root.
    """
    link = match[2]
    if "://" in link:
        return match[0]
    target = posixpath.normpath(posixpath.join(posixpath.dirname(path), link))
    is_in_docs = target.startswith("docs/")
    target_page = target.removeprefix("docs/") if is_in_docs else f"{SOURCES}/{target}.md"
    page_link = posixpath.relpath(target_page, posixpath.dirname(f"{SOURCES}/{path}"))
    # Only Markdown files have the anchor that a fragment such as #options refers to.
    fragment = match[3] if match[3] and target.endswith(".md") else ""
    return f"{match[1]}{page_link}{fragment})"
