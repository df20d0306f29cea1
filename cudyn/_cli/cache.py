"""`python -m cudyn cache`: list, verify, explain and clear the cache; export and import it."""

from __future__ import annotations

import json
import os
import time
from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from .._cache import archives, contents
from .._errors import escape
from .output import Parser, complain, say

HELP = "what is kept of compilations"


_ACTIONS = {
    "info": "the cache's folder, its size and trusted users",
    "list": "every image",
    "verify": "read every file; status 1 if one is damaged",
    "clear": "remove every image",
    "explain": "what an image was made of, and why another one differs",
    "export": "write every image into an archive",
    "import": "take the images of an archive; status 1 if one is refused",
}


def add_arguments(parser: Parser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    parsers = {name: actions.add_parser(name, help=text) for name, text in _ACTIONS.items()}
    parsers["info"].add("--json", "as JSON")
    parsers["list"].add("--json", "as JSON")
    parsers["verify"].add("--remove", "remove those")
    parsers["explain"].add("ENTRY", "its file, or the start of its key (list --json)")
    parsers["explain"].add("OTHER", "likewise; default: the nearest of this source", nargs="?")
    parsers["export"].add("FILE", "of the archive, a ZIP")
    parsers["import"].add("FILE", "from a source whose code you would run")


def run(options: Namespace) -> int:
    """Return 0, or 1 for a damaged or refused file."""
    if options.action == "verify":
        wrong = contents.verify(remove=options.remove)
        for path, why in wrong:
            say(f"{escape(path)} {why}{'; removed' if options.remove else ''}")
        say(f"{contents.info().files} images, {len(wrong)} that can't be used")
        return 1 if wrong else 0
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
        from .._compile.nearest import explain

        say(explain(options.entry, options.other))
    elif options.action == "clear":
        say(f"{contents.clear()} files removed")
    elif options.action == "info":
        facts: dict[str, Any] = vars(contents.info())
        if options.json:
            say(json.dumps(facts, indent=2))
            return 0
        headers = [f"{folder} ({size} bytes)" for folder, size in facts["headers"]]
        for name, value in (facts | {"headers": headers}).items():
            values = value if isinstance(value, (tuple, list)) else [value]
            say(f"{name:<8} {', '.join(map(escape, values))}")
    else:
        entries = sorted(contents.list_entries(), key=lambda entry: entry.made)
        if options.json:
            say(json.dumps([vars(entry) for entry in entries], indent=2))
            return 0
        for entry in entries:
            day = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.made))
            say(f"{day} {entry.size:>9}  {describe(entry.facts)}")
    return 0


def describe(facts: Mapping[str, Any]) -> str:
    if not facts:
        return "damaged"
    names = ("compiler", "name", "architecture", "kind")
    compiler, *words = (str(facts.get(name, "?")) for name in names)
    options = facts.get("options", ())
    return escape(
        f"{compiler}  {' '.join([*words, *map(str, options if isinstance(options, list) else ())])}"
    )
