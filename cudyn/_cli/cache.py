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
        return _import_images(options.file)
    if options.action == "export":
        _export_images(options.file)
    elif options.action == "explain":
        from .._kernels.cache.nearest import explain

        say(explain(options.entry, options.other))
    elif options.action == "clear":
        say(f"{contents.clear()} files removed")
    elif options.action == "info":
        _show_info(options.json)
    else:
        _list_images(options.json)
    return 0


def _import_images(path: str) -> int:
    """Add the images in an archive to the cache. Return 0, or 1 if an image was rejected."""
    imported = archives.import_from(path)
    say(f"{imported.new} new images, {imported.there} known, {imported.refused} refused")
    if imported.why:
        complain(imported.why)
    return 1 if imported.refused else 0


def _export_images(path: str) -> None:
    """Write every image to an archive, and show the progress."""
    status = StatusLine()

    def show_progress(index: int, total: int) -> None:
        status.show(f"[{index}/{total}] images")

    try:
        count = archives.export_files(path, None, show_progress)
    finally:
        status.close()
    say(f"{count} images, {os.path.getsize(path)} bytes: {escape(path)}")


def _show_info(as_json: bool) -> None:
    """Print the directory, the mode and the size of the cache."""
    info = contents.info()
    if as_json:
        say(json.dumps(vars(info), indent=2))
        return
    for name, value in iter_rows(info):
        say(f"{name:<8} {value}")


def _list_images(as_json: bool) -> None:
    """Print every image in the cache, the oldest first."""
    entries = sorted(contents.list_entries(), key=lambda entry: entry.made)
    if as_json:
        say(json.dumps([vars(entry) for entry in entries], indent=2))
        return
    if not entries:
        complain("no images")
    for entry in entries:
        created = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.made))
        say(f"{created} {entry.size:>9}  {describe(entry.facts)}")


def iter_rows(info: contents.Info) -> Iterator[tuple[str, str]]:
    """Yield the rows that `cache info` prints, as (name, value)."""
    yield "folder", escape(info.folder or "none")
    yield "mode", info.mode
    reason = find_closed()  # the reason why cudyn cannot write to the cache
    if info.refused:
        yield "refused", escape(info.refused)
    elif reason:
        yield "written", f"no: {escape(reason)}"
    yield "images", f"{info.files}, of {_format_size(info.size)}; at most {_format_size(info.most)}"
    for directory, size in info.headers:
        yield "headers", f"{escape(directory)}, {_format_size(size)}"


def _format_size(size: int) -> str:
    """Format a size in bytes with a suitable unit, such as "1.5 MiB"."""
    for power, unit in ((30, "GiB"), (20, "MiB"), (10, "KiB")):
        if size >= 1 << power:
            return f"{size / (1 << power):.3g} {unit}"
    return f"{size} bytes"


def describe(facts: Mapping[str, Any]) -> str:
    """Return one line about the inputs of an image, or "damaged" if they could not be read.

    Args:
        facts: The inputs of the compilation that created the image, such as the compiler and its options.
    """
    if not facts:
        return "damaged"
    compiler = facts.get("compiler", "?")
    words = [str(facts.get(key, "?")) for key in ("name", "architecture", "kind")]
    options = facts.get("options", ())
    if isinstance(options, list):
        words += map(str, options)
    return escape(f"{compiler}  {' '.join(words)}")
