"""The `cache` command: lists, explains, copies and clears the cache of compiled code."""

from __future__ import annotations

import json
import os
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Any

from .._errors import escape
from .._kernels.cache import archives, contents
from .._kernels.cache.folder import find_closed
from .._kernels.compilers.progress import StatusLine
from .output import Parser, complain, say

_ACTIONS = {
    "info": "show the cache's directory, mode and size",
    "list": "list every image",
    "clear": "remove every image",
    "explain": "show the inputs of an image, and how the inputs of another image differ",
    "export": "write every image to an archive",
    "import": "add the images in an archive; exit status 1 if one is rejected",
}


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `cache` command."""
    parsers = parser.add_commands("action", _ACTIONS, required=True)
    parsers["info"].add("--json", "print the result as JSON")
    parsers["list"].add("--json", "print the result as JSON")
    parsers["explain"].add("ENTRY", "a cache file, or a unique prefix of its key (list --json)")
    other_help = "the image to compare with; default: the most similar image for the same source"
    parsers["explain"].add("OTHER", other_help, nargs="?")
    parsers["export"].add("FILE", "the archive (a ZIP file)")
    parsers["import"].add("FILE", "an archive from somebody that you trust, because its code will run here")


def run(options: Namespace) -> int:
    """Perform the action. Return 0, or 1 if a file in an archive was rejected."""
    if options.action == "import":
        imported = archives.import_from(options.file)
        say(f"{imported.new} new images, {imported.there} known, {imported.refused} refused")
        if imported.why:
            complain(imported.why)
        return 1 if imported.refused else 0
    if options.action == "export":
        status = StatusLine()

        def show_progress(index: int, total: int) -> None:
            status.show(f"[{index}/{total}] images")

        try:
            count = archives.export_files(options.file, None, show_progress)
        finally:
            status.close()
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
        for name, value in iter_rows(state):
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


def iter_rows(info: contents.Info) -> Iterator[tuple[str, str]]:
    """Yield the rows that `cache info` prints, as (name, value)."""
    yield "folder", escape(info.folder or "none")
    yield "mode", info.mode
    if info.refused:
        yield "refused", escape(info.refused)
    obstacle = find_closed()
    if obstacle and not info.refused:
        yield "written", f"no: {escape(obstacle)}"
    yield "images", f"{info.files}, of {_format_size(info.size)}; at most {_format_size(info.most)}"
    for directory, size in info.headers:
        yield "headers", f"{escape(directory)}, {_format_size(size)}"


def _format_size(size: int) -> str:
    """Format a size in a suitable unit."""
    for power, unit in ((30, "GiB"), (20, "MiB"), (10, "KiB")):
        if size >= 1 << power:
            return f"{size / (1 << power):.3g} {unit}"
    return f"{size} bytes"


def describe(facts: Mapping[str, Any]) -> str:
    """Return one line about the inputs of an image, or "damaged" if they could not be read."""
    if not facts:
        return "damaged"
    compiler, *words = (str(facts.get(name, "?")) for name in ("compiler", "name", "architecture", "kind"))
    options = facts.get("options", ())
    if isinstance(options, list):
        words += map(str, options)
    return escape(f"{compiler}  {' '.join(words)}")
