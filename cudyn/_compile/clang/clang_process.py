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
from ..inputs import hash_parts
from ..listed_reads import Watch, read_rule
from ..toolkit_headers import explain_log, is_toolkits
from . import ptx_edits
from .clang_options import translate
from .clang_search import run
from .prelude import prepare
from .ptx_versions import list_versions, raise_version

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..job import Job
    from ..recorder import Reads
    from .clang_search import ClangProgram, ClangToolkit

# What lets functions be for the device, too.
_DEFAULT_DEVICE = (
    b"#pragma clang force_cuda_host_device begin\n",
    b"#pragma clang force_cuda_host_device end\n",
)

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
_MISSING = re.compile(r"fatal error: '([^']+)' file not found")
_FETCH = "`cudyn toolkit fetch 12.9` lets pip download the toolkit's headers, on every system."
_NO_LIBDEVICE = (
    "{} is a function of libdevice, NVIDIA's library of math, which was not found: `cudyn toolkit fetch "
    "12.9`, or pip install nvidia-cuda-nvcc-cu12 (for CUDA 13 nvidia-nvvm), or install a CUDA toolkit"
)


def compile_program(job: Job, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> tuple[Image, Reads]:
    """Compile a job to PTX with clang, once; return what was read, too.

    Raises CompilerError with clang's words, ValueError for what this clang can't do, OSError.
    """
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
        temporary = stack.enter_context(tempfile.TemporaryDirectory(prefix="cudyn-"))
        memory = os.path.join(temporary, "memory")
        command += _list_folders(job, memory)
        command += [f"-isystem{each}" for each in (os.path.join(folder, "before"), *toolkit.headers)]
        if "-fgpu-rdc" in command:
            command.append(f"-cuid={_make_unit(job, arch)}")
        place = _find_place(job)
        there = place or os.path.join(folder, "llvm", "crt")  # for "headers"
        if job.headers:  # which come before those beside the source
            there = memory
            command += ["-iquote", memory, *(["-iquote", place] if place else [])]
        watch = Watch([*([place] if place else []), *job.include_path, *toolkit.headers])
        rule = os.path.join(temporary, "rule")
        text, log = _run(job, [*command, *_list_rule_options(rule)], there)
        paths = _read_paths(rule, there)
        texts = {place or temporary: [job.text, *job.headers.values()]}
        reads = watch.finish(paths, texts, [temporary, os.path.realpath(temporary), folder])
        code = ""
        if any(
            word in each
            for each in [job.text, *job.headers.values(), *reads.texts.values()]
            for word in ptx_edits.ANNOTATED
        ):
            code, _ = _run(job, [*command, "-emit-llvm", "-Xclang", "-disable-llvm-passes"], there)
    text, names = ptx_edits.take_names(
        ptx_edits.annotate(text, ptx_edits.read_annotations(code), words.registers)
    )
    text, renamed = ptx_edits.rename_static(text)
    missing = ptx_edits.find_missing(text)
    if missing:
        raise CompilerError("clang", 1, "error", _NO_LIBDEVICE.format(missing), log=log)
    data = raise_version(text).encode() + b"\0"
    found = {each: names.get(at, "") for at, each in enumerate(job.name_expressions)}
    lowered = {each: renamed.get(name, name) for each, name in found.items()}
    kernels = images.read(data).kernels
    image = Image(data, "ptx", (arch,), kernels, log, lowered, f"clang {show(clang.version)}")
    return image, reads


def _make_unit(job: Job, arch: str) -> str:
    """What names of this source's own begin with: clang's would have the paths of this machine in it."""
    return hash_parts([job.text, job.options, sorted(job.headers.items()), os.path.basename(job.name), arch])[
        :16
    ]


def _list_rule_options(path: str) -> list[str]:
    words = ["-dependency-file", path, "-MT", "x", "-sys-header-deps"]
    return [each for word in words for each in ("-Xclang", word)]


def _read_paths(rule: str, folder: str) -> list[str]:
    """The files that clang has found. Raises OSError."""
    with open(rule, "rb") as file:
        return read_rule(file.read(), folder)


def _find_place(job: Job) -> str:
    """The folder of the source, as far as it is there; or ""."""
    place = os.path.join(job.base or os.getcwd(), os.path.dirname(job.name))
    return place if os.path.isdir(place) else ""


def _list_folders(job: Job, memory: str) -> list[str]:
    """Options for the user's folders of headers; those in memory are written into one, which comes first."""
    words = []
    if job.headers:
        words.append(f"-I{memory}")
        for name, text in job.headers.items():
            path = os.path.normpath(os.path.join(memory, name))
            if not path.startswith(memory + os.sep):
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
    """What clang writes, and what it says; folder: the first for "headers". Raises CompilerError."""
    begin, end = _DEFAULT_DEVICE if translate(job.options).device else (b"", b"")
    text = [begin, _name_line(job.name), job.text, b"\n", end]
    for at, expression in enumerate(job.name_expressions):
        taken = expression if expression.strip()[:1] in ("&", "(") else f"&{expression}"
        variable = f"__device__ __attribute__((used)) const void *const {ptx_edits.NAME}{at}"
        line = f'extern "C" {variable} = (const void *)({taken});\n'
        text += [_name_line(f"name expression {expression}"), line.encode("utf-8", "surrogateescape")]
    status, made, log = run([*command, "-o", "-", "-"], b"".join(text), cwd=folder)
    log = log.strip("\n")
    if not status:
        return made, log
    missing, notes = explain_log(log, _MISSING, job.name_expressions, 12)
    notes += [_FETCH] if is_toolkits(missing) else []
    note = " ".join(filter(None, notes))
    raise CompilerError("clang", status, "error", "compilation failed", note, log)
