"""The command line: what works here, and what the tables know.

python -m cudyn                       what works on this machine, what does not, what to do (--json for tools)
python -m cudyn show cuCtxCreate      prototype, roles, every version of it, what this machine has
python -m cudyn diff 12.4 13.0        what changed between two header releases
python -m cudyn compile k.cu -arch sm_90 -o k.cubin
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys

from .._errors import show
from .._library.explain import Description, similar, versions_of
from .._library.library import View, parse
from .._library.module import LibraryModule
from .._loading import catalog
from . import compile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns 0; 1: a name is not known, the driver is not usable, the output can't be
    written; 2: a wrong command line; 130, 141: ended by Ctrl-C, by a reader that has seen enough.
    """
    try:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="backslashreplace")  # paths may be no text in any encoding
        status = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # as in `| head`
        _close_output()
        return 141
    except OSError as error:
        _close_output()
        print(error if error.filename else f"standard output: {error.strerror}", file=sys.stderr)
        return 1


def _close_output() -> None:
    """Forget what can't be written: Python would try it again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(argv: Sequence[str] | None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m cudyn",
        description="What works on this machine, and what cudyn's tables know. Without a command: report.",
    )
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    reported = commands.add_parser("report", help="what works here; status 0 if the driver is usable, else 1")
    reported.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="as JSON")
    shown = commands.add_parser("show", help="everything known about a function, type or constant")
    shown.add_argument("name", nargs="+")
    shown.add_argument("--api", metavar="RELEASE", help="as of this header release; default: the newest")
    changed = commands.add_parser("diff", help="what changed between two header releases")
    changed.add_argument("old")
    changed.add_argument("new")
    changed.add_argument(
        "--library", choices=[info.name for info in catalog.find_all()], help="only this one"
    )
    compiled = commands.add_parser(
        "compile", help="CUDA C++ to PTX, CUBIN, LTO-IR, OptiX-IR or a fatbin; no driver needed"
    )
    compile.add_arguments(compiled)
    words = list(sys.argv[1:] if argv is None else argv)
    passed: list[str] = []
    if words[:1] == ["compile"]:
        try:
            words, passed = compile.split(words)
        except ValueError as error:
            compiled.error(str(error))
    options, others = parser.parse_known_args(words)
    if options.command == "compile":
        # argparse takes only the first files that stand together.
        options.files += [word for word in others if not word.startswith("-")]
        passed += [word for word in others if word.startswith("-")]
    elif others:
        parser.error(f"unrecognized arguments: {' '.join(others)}")
    if options.json and options.command not in (None, "report"):
        parser.error("--json is for the report")
    try:
        if options.command in (None, "report"):
            return _report(options.json)
        if options.command == "compile":
            return compile.run(options, passed)
        if options.command == "show":
            return _show(options.name, options.api)
        return _diff(options.old, options.new, options.library)
    except ValueError as error:
        parser.error(str(error))


def _modules(only: str | None = None) -> Iterator[LibraryModule]:
    for info in catalog.find_all():
        if only in (None, info.name):
            module = importlib.import_module(f"cudyn.{info.name}")
            assert isinstance(module, LibraryModule)
            yield module


# --- report


def _report(as_json: bool) -> int:
    from .doctor import report

    found = report()
    if as_json:
        import json

        text = json.dumps(found.data, indent=2)
    else:
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        text = str(found).encode(encoding, "backslashreplace").decode(encoding)
    print(text)
    return 0 if found.usable else 1


# --- show


def _show(names: Sequence[str], release: str | None) -> int:
    status = 0
    for i, name in enumerate(names):
        if i:
            print()
        try:
            print("\n".join(_shown(name, release)))
        except AttributeError as error:
            print(error, file=sys.stderr)
            status = 1
    return status


def _shown(name: str, release: str | None) -> Iterator[str]:
    views = _views(release)
    for view in views:
        if view.knows(name) or name in view.library.tables.FUNCTIONS:
            return _shown_function(view, name)
        if name in set(view.types.names()):
            return _shown_type(view, name)
    near = [other for view in views for other in similar(view, name)]
    raise AttributeError(f"no library has {name}" + (f"; near it: {', '.join(near)}" if near else ""))


def _views(release: str | None) -> list[View]:
    """The libraries that have headers of this release. ValueError: none has."""
    modules = list(_modules())
    having = [module for module in modules if release is None or _has_release(module, release)]
    return [module.api(release)._view for module in having or modules]


def _has_release(module: LibraryModule, release: str) -> bool:
    return show(parse(release)) in module._view.library.releases


def _shown_function(view: View, name: str) -> Iterator[str]:
    from .._binding import rows

    symbol = view.symbol_of(name) if view.knows(name) else name
    yield str(Description(view, name, symbol))
    yield "  versions:"
    for other in versions_of(view, symbol):
        since, until, prototype = rows.nearest(view.library.spans(other), view.library.releases, view.release)
        span = f"{since}{f' to before {until}' if until else ''}"
        present = "present" if other in view.library.outcome.symbols else "absent"
        yield f"    {other}  {span}  {present}  {prototype}"
    if view.library.outcome.error is not None:
        yield f"  {view.library.outcome.error.summary}"


def _shown_type(view: View, name: str) -> Iterator[str]:
    from .._binding import rows

    tables, releases = view.library.shared.tables, view.library.releases
    value = view.types.get(name)
    if not isinstance(value, type):
        yield (
            f"{name} = {value!r}"
            if not hasattr(value, "name")
            else f"{name} = {int(value)} ({type(value).__name__})"
        )
    if name in tables.TYPEDEFS:
        for span in rows.spans(tables.TYPEDEFS[name], releases):
            yield f"typedef {span[2]} {name}  {_span(span)}"
    type_ = view.types.resolve(name)
    kind, _, tag = type_.partition(" ")
    tag = tag if kind in ("struct", "union", "enum") else name
    if tag in tables.RECORDS:
        for since, until, text in rows.blocks(tables.RECORDS[tag], releases):
            first, _, rest = text.partition("\n")
            kind, size, align = first.split(" ")
            yield f"{kind} {tag}  {size} bytes, aligned to {align}  {_span((since, until, ''))}"
            yield rest
    if tag in tables.ENUMS:
        yield f"enum {tag} ({tables.ENUMS[tag][0]})"
        for member, row in tables.ENUMS[tag][1].items():
            yield f"  {member} = " + "; ".join(
                f"{span[2]}{'' if len(str(row).split()) == 1 else f'  {_span(span)}'}"
                for span in rows.spans(row, releases)
            )


def _span(span: tuple[str, str | None, str]) -> str:
    return f"{span[0]}{f' to before {span[1]}' if span[1] else ' on'}"


# --- diff


def _diff(old: str, new: str, only: str | None) -> int:
    modules = list(_modules(only))
    having = [module for module in modules if _has_release(module, old) and _has_release(module, new)]
    for module in having or modules:
        print(
            "\n".join(
                [
                    f"{module.__name__}: {old} to {new}",
                    *_changes(module.api(old)._view, module.api(new)._view),
                ]
            )
        )
    return 0


def _changes(old: View, new: View) -> Iterator[str]:
    """Added, removed and remapped names; changed layouts, enumerators, typedefs and constants."""
    sections = [
        ("names", _names(old), _names(new)),
        ("structures and unions", _layouts(old), _layouts(new)),
        ("enumerators", _enumerators(old), _enumerators(new)),
        ("typedefs", _rows(old, "TYPEDEFS"), _rows(new, "TYPEDEFS")),
        ("constants", _rows(old, "CONSTANTS"), _rows(new, "CONSTANTS")),
    ]
    for title, before, after in sections:
        lines = [f"    + {key}{_value(key, after[key])}" for key in after if key not in before]
        lines += [f"    - {key}{_value(key, before[key])}" for key in before if key not in after]
        lines += [
            f"    ~ {key}: {before[key]} -> {after[key]}"
            for key in after
            if key in before and before[key] != after[key]
        ]
        yield f"  {title}: {len(lines) or 'no'} change{'' if len(lines) == 1 else 's'}"
        yield from lines


def _value(key: str, value: str) -> str:
    return "" if value == key else f" = {value}"


def _names(view: View) -> dict[str, str]:
    tables = view.library.tables
    return {n: view.symbol_of(n) for n in dict.fromkeys((*tables.NAMES, *tables.FUNCTIONS)) if view.knows(n)}


def _layouts(view: View) -> dict[str, str]:
    from .._binding import rows

    tables, releases = view.library.shared.tables, view.library.releases
    result = {}
    for tag, row in tables.RECORDS.items():
        for since, until, text in rows.blocks(row, releases):
            if rows.holds((since, until, text), releases, view.level):
                kind, size, align = text.partition("\n")[0].split(" ")
                result[tag] = f"{kind} of {size} bytes aligned to {align}, layout since {since}"
    return result


def _enumerators(view: View) -> dict[str, str]:
    return {
        name: str(value)
        for tag in view.library.shared.tables.ENUMS
        for name, value in view.types.members(tag)
    }


def _rows(view: View, table: str) -> dict[str, str]:
    from .._binding import rows

    found = {
        name: rows.at(row, view.library.releases, view.level)
        for name, row in getattr(view.library.shared.tables, table).items()
    }
    return {name: value for name, value in found.items() if value is not None}
