"""One compilation with clang: a process that reads the source and writes PTX."""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import ExitStack
from typing import TYPE_CHECKING

from ..._errors import CompilerError, show
from ..._formats import image as images
from ..._formats.image import Image
from ..toolkit_headers import explain_log, is_toolkits
from . import ptx_edits
from .clang_options import translate
from .clang_search import run
from .prelude import prepare
from .ptx_versions import list_versions, raise_version

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..job import Job, Look
    from .clang_search import ClangProgram, ClangToolkit

# The same on every machine: nothing of the host's is read, and long has 64 bits.
_BASE = [
    "--no-default-config",
    "-x",
    "cuda",
    "--cuda-device-only",
    "--target=x86_64-unknown-linux-gnu",
    "--cuda-path=/none",
    "-nocudainc",
    "-nocudalib",
    "-nostdinc",
    "-nostdinc++",
    "-fdeclspec",
    "-S",
    "-Xclang",
    "-fcuda-allow-variadic-functions",
    "-Wno-c++20-extensions",
    "-Wno-builtin-macro-redefined",
    "-Wno-unknown-attributes",
    "-Wno-inline-new-delete",
    "-Wno-error=c++11-narrowing",
    "-Wno-unknown-cuda-version",
    "-Wno-unused-command-line-argument",
]
# Variables that add folders or words to each call of a clang.
_VARIABLES = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "CCC_OVERRIDE_OPTIONS")
_MISSING = re.compile(r"fatal error: '([^']+)' file not found")
_FETCH = "`cudyn toolkit fetch 12.9` lets pip download the toolkit's headers, on every system."
_NO_LIBDEVICE = (
    "{} is a function of libdevice, NVIDIA's library of math, which was not found: `cudyn toolkit fetch "
    "12.9`, or pip install nvidia-cuda-nvcc-cu12 (for CUDA 13 nvidia-nvvm), or install a CUDA toolkit"
)


def compile_program(look: Look, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> Image:
    """Compile a job to PTX with clang, once.

    Raises CompilerError with clang's words, ValueError for what this clang can't do, OSError.
    """
    job = look.job
    number = arch.partition("_")[2]
    words = translate(job.list_options())
    versions = list_versions(clang.version)
    if number not in versions:
        listed = ", ".join(versions)
        raise ValueError(f"clang {show(clang.version)} can't compile for {arch}; it supports {listed}")
    language = [
        *_BASE,
        f"--cuda-gpu-arch=sm_{number}",
        f"--cuda-feature=+ptx{versions[number]}",
        *words.language,
    ]
    language += [f"-DCUDYN_CUDA_{name}={part}" for name, part in zip(("MAJOR", "MINOR"), toolkit.version)]
    folder, prelude = prepare(clang, toolkit, language)
    command = [*clang.words, *language, "-Xclang", "-include-pch", "-Xclang", prelude, *words.source]
    if toolkit.libdevice:
        command += ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", toolkit.libdevice]
    with ExitStack() as stack:
        command += _list_folders(job, stack)
        command += [f"-isystem{each}" for each in (os.path.join(folder, "before"), *toolkit.headers)]
        text, log = _run(job, command, folder)
        code = ""
        if _needs_annotations(look):
            code, _ = _run(job, [*command, "-emit-llvm", "-Xclang", "-disable-llvm-passes"], folder)
    text, names = ptx_edits.take_names(
        ptx_edits.annotate(text, ptx_edits.read_annotations(code), words.registers)
    )
    missing = ptx_edits.find_missing(text)
    if missing:
        raise CompilerError("clang", 1, "error", _NO_LIBDEVICE.format(missing), log=log)
    data = raise_version(text).encode() + b"\0"
    lowered = {each: names.get(at, "") for at, each in enumerate(job.name_expressions)}
    return Image(
        data, "ptx", (arch,), images.read(data).kernels, log, lowered, f"clang {show(clang.version)}"
    )


def _needs_annotations(look: Look) -> bool:
    """May a source have clusters, managed variables or limits of registers?"""
    texts = [look.job.text, *look.job.headers.values()]
    for path in look.list_files(theirs=False):
        with open(path, "rb") as file:
            texts.append(file.read())
    return any(word in text for text in texts for word in ptx_edits.ANNOTATED)


def _list_folders(job: Job, stack: ExitStack) -> list[str]:
    """Options for the user's folders of headers; those in memory are written into one, which comes first."""
    words = []
    if job.headers:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="cudyn-"))
        words.append(f"-I{folder}")
        for name, text in job.headers.items():
            path = os.path.normpath(os.path.join(folder, name))
            if not path.startswith(folder + os.sep):
                raise ValueError(
                    f"headers: expected a name below a folder, got {name!r}, which clang can't find"
                )
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(_name_line(name) + text)
    return [*words, *(f"-I{os.path.abspath(each)}" for each in job.include_path)]


def _name_line(name: str) -> bytes:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'#line 1 "{escaped}"\n'.encode("utf-8", "surrogateescape")


def _run(job: Job, command: Sequence[str], folder: str) -> tuple[str, str]:
    """What clang writes, and what it says. Raises CompilerError."""
    text = [_name_line(job.name), job.text, b"\n"]
    for at, expression in enumerate(job.name_expressions):
        taken = expression if expression.strip()[:1] in ("&", "(") else f"&{expression}"
        variable = f"__device__ __attribute__((used)) const void *const {ptx_edits.NAME}{at}"
        line = f'extern "C" {variable} = (const void *)({taken});\n'
        text += [_name_line(f"name expression {expression}"), line.encode("utf-8", "surrogateescape")]
    place = os.path.join(job.base or os.getcwd(), os.path.dirname(job.name))
    there = place if os.path.isdir(place) else os.path.join(folder, "llvm", "crt")  # for "headers"
    environment = {name: value for name, value in os.environ.items() if name not in _VARIABLES}
    status, made, log = run([*command, "-o", "-", "-"], b"".join(text), cwd=there, env=environment)
    log = log.strip("\n")
    if not status:
        return made, log
    missing, notes = explain_log(log, _MISSING, job.name_expressions, 12)
    notes += [_FETCH] if is_toolkits(missing) else []
    note = " ".join(filter(None, notes))
    raise CompilerError("clang", status, "error", "compilation failed", note, log)
