"""The command line: the report on this machine, and the contents of the tables.

python -m cudyn                       what works on this machine, what does not, what to do (--json for tools)
python -m cudyn show cuCtxCreate      prototype, roles, every version of it, and this machine's
python -m cudyn diff 12.4 13.0        what changed between two header releases
python -m cudyn compile k.cu -arch sm_90 -o k.cubin
python -m cudyn cache info            the cache of compilations; also list, verify, clear, export, import
python -m cudyn export k.cu -arch sm_80,sm_90 --contract 'k(a: f32[n])' -o k.cudyn     (or .c, .so, .o)
python -m cudyn needs my.so           which symbols of CUDA's libraries it needs, and what satisfies them here
python -m cudyn stub cudart -o DIR    a library to link against where CUDA's is not installed
"""

from __future__ import annotations

import argparse
import os
import sys

from .._loading import catalog
from . import cache, compile, export, stub
from .diff import diff
from .output import Parser, complain
from .show import show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command.

    Returns 0; 1: a name is unknown, the driver is not usable, a need is unmet, the output can't be
    written; 2: a wrong command line; 130, 141: ended by Ctrl-C, by a reader that closed the pipe.
    """
    try:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="backslashreplace")  # paths need not be valid in any encoding
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
        complain(error if error.filename else f"standard output: {error.strerror}")
        return 1


def _close_output() -> None:
    """Discard output that can't be written: Python would try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(argv: Sequence[str] | None) -> int:
    parser = Parser(
        prog="cudyn" if os.path.basename(sys.argv[0]).startswith("cudyn") else "python -m cudyn",
        description="What works on this machine, and what cudyn's tables know. Without a command: report.",
    )
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    reported = commands.add_parser("report", help="what works here; status 0 if the driver is usable, else 1")
    reported.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="as JSON")
    shown = commands.add_parser(
        "show", help="everything known about a function, type or constant, or of an artifact"
    )
    shown.add_argument("name", nargs="+", help="or a file that `export` wrote, or of compiled code")
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
    cache.add_arguments(commands.add_parser("cache", help="the cache of compilations"))
    exported = commands.add_parser(
        "export", help="kernels and their contracts as an artifact, as C, as a library or an object file"
    )
    export.add_arguments(exported)
    needing = commands.add_parser(
        "needs",
        help="what compiled files need from CUDA's libraries; status 0 if all needs are satisfied here",
    )
    needing.add_argument(
        "file", nargs="+", help="a shared library, an object file, a wheel or a folder of these; never loaded"
    )
    stubbed = commands.add_parser(
        "stub", help="libraries to link against where CUDA's are not installed, in C"
    )
    stub.add_arguments(stubbed)
    words = list(sys.argv[1:] if argv is None else argv)
    passed: list[str] = []
    if words[:1] == ["compile"]:
        try:
            words, passed = compile.split(words)
        except ValueError as error:
            compiled.error(str(error))
    options, others = parser.parse_known_args(words)
    if options.command == "compile":
        # argparse takes only the first group of files.
        options.files += [word for word in others if word == "-" or not word.startswith("-")]
        passed += [word for word in others if word != "-" and word.startswith("-")]
    elif others:
        parser.error(f"unrecognized arguments: {' '.join(others)}")
    if options.json and options.command not in (None, "report"):
        parser.error("--json: expected only with the report")
    try:
        if options.command in (None, "report"):
            return _report(options.json)
        if options.command == "compile":
            return compile.run(options, passed)
        if options.command == "cache":
            return cache.run(options)
        if options.command == "export":
            return export.run(options)
        if options.command == "needs":
            from .needs import show_needs

            return show_needs(options.file)
        if options.command == "stub":
            return stub.run(options)
        if options.command == "show":
            return show(options.name, options.api)
        return diff(options.old, options.new, options.library)
    except ValueError as error:
        parser.error(str(error))


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
