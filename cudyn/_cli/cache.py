"""`python -m cudyn cache`: list, verify, explain and clear the cache; export and import it."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Mapping
from typing import Any

from .._cache import archives, contents
from .._errors import escape
from .output import complain, say

HELP = "what is kept of compilations"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, text in (("info", "the cache's folder, its size and trusted users"), ("list", "every image")):
        action = actions.add_parser(name, help=text)
        action.add_argument("--json", dest="as_json", action="store_true", help="as JSON")
    verified = actions.add_parser("verify", help="read every file; status 1 if one is damaged")
    verified.add_argument("--remove", action="store_true", help="remove those")
    actions.add_parser("clear", help="remove every image")
    explained = actions.add_parser("explain", help="what an image was made of, and why another one differs")
    explained.add_argument(
        "entry", metavar="KEY|FILE", help="its file, or the start of its key (list --json)"
    )
    explained.add_argument("other", metavar="KEY|FILE", nargs="?", help="default: the nearest of this source")
    exported = actions.add_parser("export", help="write every image into an archive")
    exported.add_argument("file", metavar="FILE.zip")
    imported = actions.add_parser("import", help="take the images of an archive; status 1 if one is refused")
    imported.add_argument("file", metavar="FILE.zip", help="from a source whose code you would run")


def run(options: argparse.Namespace) -> int:
    """Run the subcommand. Returns 0, or 1 for a damaged or refused file."""
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
        if options.as_json:
            say(json.dumps(facts, indent=2))
            return 0
        headers = [f"{folder} ({size} bytes)" for folder, size in facts["headers"]]
        for name, value in (facts | {"headers": headers}).items():
            values = value if isinstance(value, (tuple, list)) else [value]
            say(f"{name:<8} {', '.join(map(escape, values))}")
    else:
        entries = sorted(contents.list_entries(), key=lambda entry: entry.made)
        if options.as_json:
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
