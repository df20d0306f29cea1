"""The `link` command: links PTX, CUBINs, LTO-IR and fatbins into a CUBIN or PTX."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from .._errors import escape
from .._kernels.compilers.link_images import link
from .output import Parser, complain, say


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `link` command."""
    parser.add("FILE...", "compiled code")
    parser.add("-arch --arch --gpu-architecture ARCH", "the architecture, such as sm_90")
    parser.add(
        "--to KIND",
        "cubin (the default), or ptx, which needs LTO-IR",
        choices=("cubin", "ptx"),
        default="cubin",
    )
    parser.add("-o --output FILE", "the file to write", required=True)
    parser.add("--no-cache", "do not use the cache")
    parser.add("-q --quiet", "print errors only")
    parser.epilog = "Every other option that starts with a dash is passed to nvJitLink unchanged."


def run(options: Namespace) -> int:
    """Link the files, and return 0. Raises ValueError if a file or the directory of the output is missing."""
    files = [Path(file) for file in options.file]
    missing = [file for file in files if not file.is_file()]
    if missing:
        raise ValueError(f"not a file: {', '.join(map(escape, missing))}")
    if not Path(options.output).parent.is_dir():
        raise ValueError(f"not a directory: {escape(Path(options.output).parent)}; create it first")
    settings = {"to": options.to, "options": options.passed, "cache": not options.no_cache}
    image = link(files, arch=options.arch, **settings)
    if image.log:
        complain(image.log)
    image.save(options.output)
    if not options.quiet:
        note = f"; not cached: {image.not_cached}" if image.not_cached else ""
        say(f"{' + '.join(map(escape, files))} {', '.join(image.arch)}: {escape(options.output)}{note}")
    return 0
