"""`python -m cudyn link`: PTX, CUBINs, LTO-IR and fatbins to one CUBIN, or to PTX."""

from __future__ import annotations

import argparse
from pathlib import Path

from .._compile.linker import link
from .._errors import CudynError, escape
from .output import complain, say

HELP = "link PTX, CUBINs, LTO-IR and fatbins; no driver needed"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="compiled code")
    parser.add_argument("-arch", "--arch", "--gpu-architecture", metavar="ARCH", help="such as sm_90")
    parser.add_argument(
        "--to", choices=("cubin", "ptx"), default="cubin", help="default: cubin; ptx of LTO-IR"
    )
    parser.add_argument("-o", "--output", metavar="FILE", required=True)
    parser.add_argument("--no-cache", action="store_true", help="do not use the cache")
    parser.add_argument("-q", "--quiet", action="store_true", help="print errors only")
    parser.epilog = "Every other option that starts with a dash goes to nvJitLink as it is."


def run(options: argparse.Namespace) -> int:
    """Link. Returns 0; 1 if that fails; 2 if it can't be tried."""
    files = [Path(file) for file in options.files]
    missing = [file for file in files if not file.is_file()]
    if missing:
        complain(f"not a file: {', '.join(map(escape, missing))}")
        return 2
    if not Path(options.output).parent.is_dir():
        complain(f"not a folder: {escape(Path(options.output).parent)}; make it first")
        return 2
    given = {"to": options.to, "options": options.passed, "cache": not options.no_cache}
    try:
        image = link(files, arch=options.arch, **given)
    except CudynError as error:
        complain(error)
        return 1
    if image.log:
        complain(image.log)
    image.save(options.output)
    if not options.quiet:
        note = f"; not cached: {image.not_cached}" if image.not_cached else ""
        say(f"{' + '.join(map(escape, files))} {', '.join(image.arch)}: {escape(options.output)}{note}")
    return 0
