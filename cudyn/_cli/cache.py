"""`python -m cudyn cache`: list, explain and clear the cache; export and import it."""

from __future__ import annotations

import json
import os
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any

from .._errors import escape
from .._kernels.cache import archives, contents, store
from .output import Parser, complain, say

_ACTIONS = {
    "info": "the cache's folder, mode and size",
    "list": "every image",
    "clear": "remove every image",
    "explain": "the inputs of an image, and how another one differs",
    "export": "write every image into an archive",
    "import": "add the images of an archive; status 1 if one is refused",
}


def add_arguments(parser: Parser) -> None:
    parsers = parser.add_commands("action", _ACTIONS, required=True)
    parsers["info"].add("--json", "as JSON")
    parsers["list"].add("--json", "as JSON")
    parsers["explain"].add("ENTRY", "a cache file, or a unique prefix of its key (list --json)")
    parsers["explain"].add("OTHER", "likewise; default: the nearest image of the same source", nargs="?")
    parsers["export"].add("FILE", "the archive, a ZIP")
    parsers["import"].add("FILE", "an archive from a source whose code you would run")


def run(options: Namespace) -> int:
    """Return 0, or 1 for a refused file."""
    if options.action == "import":
        found = archives.import_from(options.file)
        say(f"{found.new} new images, {found.there} known, {found.refused} refused")
        if found.why:
            complain(found.why)
        return 1 if found.refused else 0
    if options.action == "export":
        count = archives.export_to(options.file)
        say(f"{count} images, {os.path.getsize(options.file)} bytes: {escape(options.file)}")
    elif options.action == "explain":
        from .._kernels.cache.nearest import explain

        say(explain(options.entry, options.other))
    elif options.action == "clear":
        say(f"{contents.clear()} files removed")
    elif options.action == "info":
        state = contents.info()
        if options.json:
            say(json.dumps(vars(state), indent=2))
            return 0
        for name, value in list_facts(state):
            say(f"{name:<8} {value}")
    else:
        entries = sorted(contents.list_entries(), key=lambda entry: entry.made)
        if options.json:
            say(json.dumps([vars(entry) for entry in entries], indent=2))
            return 0
        if not entries:
            complain("no images")
        for entry in entries:
            day = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.made))
            say(f"{day} {entry.size:>9}  {describe(entry.facts)}")
    return 0


def list_facts(found: contents.Info) -> Iterator[tuple[str, str]]:
    """Yield the state of a cache, by name and in words."""
    yield "folder", escape(found.folder or "none")
    yield "mode", found.mode
    if found.refused:
        yield "refused", escape(found.refused)
    closed = store.find_closed(found.folder) if found.folder else ""
    if closed and not found.refused:
        yield "written", f"no: {escape(closed)}"
    yield "images", f"{found.files}, of {_write_size(found.size)}; at most {_write_size(found.most)}"
    for folder, size in found.headers:
        yield "headers", f"{escape(folder)}, {_write_size(size)}"


def _write_size(size: int) -> str:
    """A size in bytes, in the unit that people would take."""
    for power, unit in ((30, "GiB"), (20, "MiB"), (10, "KiB")):
        if size >= 1 << power:
            return f"{size / (1 << power):.3g} {unit}"
    return f"{size} bytes"


def describe(facts: Mapping[str, Any]) -> str:
    if not facts:
        return "damaged"
    names = ("compiler", "name", "architecture", "kind")
    compiler, *words = (str(facts.get(name, "?")) for name in names)
    options = facts.get("options", ())
    return escape(
        f"{compiler}  {' '.join([*words, *map(str, options if isinstance(options, list) else ())])}"
    )
