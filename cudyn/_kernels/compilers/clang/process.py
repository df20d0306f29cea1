"""Runs clang to compile a job's source to PTX."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...._errors import CompilerError, show
from ...._formats import image as images
from ...._formats.image import Image
from ...cache.text_scan import uses
from ..nvrtc.options import write_directives
from ..toolkit_headers import explain_log, is_toolkit_header
from . import ptx_edits
from .command import make_command
from .options import translate
from .ptx_versions import raise_version
from .search import run

if TYPE_CHECKING:
    from ...cache.recorder import Reads
    from ..job import Job
    from .command import ClangCommand
    from .search import ClangProgram, ClangToolkit

_ADVISED_MAJOR = 12  # the major version of CUDA whose wheels are named in advice about a missing header
_MISSING = re.compile(r"fatal error: '([^']+)' file not found")
_FETCH = "`cudyn toolkit fetch 12.9` downloads the toolkit's headers with pip, on every system."
_NO_LIBDEVICE = (
    "{} is a function of libdevice, NVIDIA's math library, which was not found: `cudyn toolkit fetch "
    "12.9`, or pip install nvidia-cuda-nvcc-cu12 (for CUDA 13 nvidia-nvvm), or install a CUDA toolkit"
)


class Compiled(NamedTuple):
    """PTX, and the files that clang read to compile it."""

    image: Image
    reads: Reads


def compile_program(job: Job, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> Compiled:
    """Compile a job to PTX with clang.

    Args:
        job: The job to compile.
        arch: Architecture to compile for.
        clang: The clang program.
        toolkit: The toolkit's headers and libdevice.

    Raises:
        CompilerError: Compilation failed. The error contains clang's output.
        ValueError: This version of clang does not support the architecture or an option.
        OSError: A file cannot be written.
    """
    own_texts = [job.text, write_directives(job.list_options())]
    with make_command(job, arch, clang, toolkit) as command:
        text, log = _run(job, command, command.list_rule_options())
        reads = command.read_files(own_texts)
        annotations = _read_annotations(job, command, [*own_texts, *job.headers.values()], reads)
    registers = translate(job.list_options()).registers
    text = ptx_edits.annotate(text, annotations, registers)
    text, names_by_index = ptx_edits.remove_names(text)
    text, renamed = ptx_edits.rename_static(text)
    missing = ptx_edits.find_missing(text)
    if missing:
        raise CompilerError("clang", 1, "error", _NO_LIBDEVICE.format(missing), log=log)
    data = raise_version(text).encode() + b"\0"  # NVRTC also adds a NUL
    lowered = {}
    for index, expression in enumerate(job.name_expressions):
        name = names_by_index.get(index, "")
        lowered[expression] = renamed.get(name, name)
    kernels = images.read(data).kernels
    image = Image(data, "ptx", (arch,), kernels, log, lowered, f"clang {show(clang.version)}")
    return Compiled(image, reads)


def _read_annotations(
    job: Job, command: ClangCommand, own_texts: Sequence[bytes], reads: Reads
) -> dict[str, list[str]]:
    """Return the prelude's annotations (see ptx_edits.py), keyed by the annotated name.

    Sources with keywords that require annotations are compiled a second time, to LLVM IR, which contains the
    annotations.

    Args:
        job: The job to compile.
        command: The command of the first compilation.
        own_texts: The source code that does not come from files.
        reads: The files that clang read.
    """
    if not uses([*own_texts, *reads.texts.values()], ptx_edits.ANNOTATED):
        return {}
    code, _ = _run(job, command, ["-emit-llvm", "-Xclang", "-disable-llvm-passes"])
    return ptx_edits.read_annotations(code)


def _run(job: Job, command: ClangCommand, options: list[str]) -> tuple[str, str]:
    """Run clang, and return its output and its log. Raises CompilerError."""
    words = [*command.words, *command.prelude.options, *command.source_options, *options, "-o", "-", "-"]
    status, output, log = run(words, command.text, cwd=command.folder)
    log = command.show(log.strip("\n"))
    if not status:
        return output, log
    missing, notes = explain_log(log, _MISSING, job.name_expressions, _ADVISED_MAJOR)
    notes += [_FETCH] if is_toolkit_header(missing) else []
    note = " ".join(filter(None, notes))
    raise CompilerError("clang", status, "error", "compilation failed", note, log)
