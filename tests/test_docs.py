"""The pages in docs/ and in the rooms: links, the length of the rooms' pages, the order of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .conftest import ROOT

ROOMS = [*sorted((ROOT / "cudyn").glob("_*[a-z]/")), ROOT / "codegen", ROOT / "tests"]
ROOM_PAGES = [room / "README.md" for room in ROOMS if room.name not in ("__pycache__", "_pyinstaller")]
PAGES = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *ROOM_PAGES,
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "headers/README")),
]
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """The names that headings get: lower case, no punctuation, a dash for a space."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def name_page(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_page)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link:
            path, _, anchor = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            assert target.exists(), f"{page.name}: {link}"
            assert not anchor or anchor in anchors(target), f"{page.name}: {link}"


@pytest.mark.parametrize("page", ROOM_PAGES, ids=name_page)
def test_the_page_of_a_room_is_short(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 60
    assert max(map(len, lines)) <= 110


def test_each_word_of_the_glossary_is_there_once_and_linked() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    entries = re.findall(r"^\*\*(.+?)\*\* (.+?)(?=\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
    words = [word.lstrip(".").lower() for word, _ in entries]
    assert words == sorted({*words})
    assert [word for word, meaning in entries if not LINK.search(meaning)] == []
    assert len(entries) == text.count("\n**")
