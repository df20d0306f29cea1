"""What clang is given for a job: its options, folders and text, and the temporary files for these."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...._errors import show
from ...cache.inputs import hash_parts
from ...cache.listed_reads import Watch
from . import ptx_edits
from .options import translate
from .prelude import Prelude, prepare
from .ptx_versions import list_versions

if TYPE_CHECKING:
    from ..job import Job
    from .search import ClangProgram, ClangToolkit

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


@dataclass(frozen=True)
class ClangCommand:
    """A job for one architecture, as clang takes it.

    words      how clang is called, and the options of the language
    prelude    what stands before the source
    source     the options of the source, with all folders
    text       of the source, for its standard input
    folder     the current one: the first for "headers"
    place      of the source, or "" if it is not there
    temporary  a folder for files
    memory     the folder in it that has the headers in memory
    watch      of the folders that are searched
    """

    words: Sequence[str]
    prelude: Prelude
    source: Sequence[str]
    text: bytes
    folder: str
    place: str
    temporary: str
    memory: str
    watch: Watch

    def list_ignored(self) -> list[str]:
        """The folders whose files the key covers in another way."""
        return [self.temporary, os.path.realpath(self.temporary), self.prelude.folder]

    def write_rule_options(self, name: str) -> tuple[list[str], str]:
        """Options that let clang list the files that it found; and the file that receives this list."""
        path = os.path.join(self.temporary, name)
        words = ["-dependency-file", path, "-MT", "x", "-sys-header-deps"]
        return [each for word in words for each in ("-Xclang", word)], path


@contextmanager
def make_command(job: Job, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> Iterator[ClangCommand]:
    """Yield the command of a job, whose files are there meanwhile.

    Raises ValueError for what this clang can't do, CompilerError if the prelude does not compile, OSError.
    """
    language = _list_language(job, arch, clang, toolkit)
    prelude = prepare(clang, toolkit, language)
    words = [*translate(job.list_options()).source]
    if toolkit.libdevice:
        words += ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", toolkit.libdevice]
    with tempfile.TemporaryDirectory(prefix="cudyn-") as temporary:
        memory = os.path.join(temporary, "memory")
        words += _list_folders(job, memory)
        words += [f"-isystem{each}" for each in (os.path.join(prelude.folder, "before"), *toolkit.headers)]
        if "-fgpu-rdc" in language:
            words.append(f"-cuid={_make_unit(job, arch)}")
        place = _find_place(job)
        folder = place or os.path.join(prelude.folder, "llvm", "crt")
        if job.headers:  # which come before those beside the source
            folder = memory
            words += ["-iquote", memory, *(["-iquote", place] if place else [])]
        yield ClangCommand(
            words=[*clang.words, *language],
            prelude=prelude,
            source=words,
            text=_write_text(job),
            folder=folder,
            place=place,
            temporary=temporary,
            memory=memory,
            watch=Watch([job.get_folder(), *job.include_path], toolkit.headers),
        )


def _list_language(job: Job, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> list[str]:
    """The options that the prelude is precompiled with, too. Raises ValueError."""
    number = arch.partition("_")[2]
    versions = list_versions(clang.version)
    if number not in versions:
        numbers = sorted(versions, key=lambda each: (int(each.rstrip("af")), each))
        listed = ", ".join(f"sm_{each}" for each in numbers)
        raise ValueError(f"clang {show(clang.version)} can't compile for {arch}; it supports {listed}")
    release = [f"-DCUDYN_CUDA_{name}={part}" for name, part in zip(("MAJOR", "MINOR"), toolkit.version)]
    target = [f"--cuda-gpu-arch=sm_{number}", f"--cuda-feature=+ptx{versions[number]}"]
    return [*_BASE, *target, *translate(job.list_options()).language, *release]


def _make_unit(job: Job, arch: str) -> str:
    """What names of this source's own begin with: clang's would have the paths of this machine in it."""
    parts = [job.text, job.options, sorted(job.headers.items()), os.path.basename(job.name), arch]
    return hash_parts(parts)[:16]


def _find_place(job: Job) -> str:
    """The folder of the source, or "" if it does not exist."""
    place = job.get_folder()
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


def _write_text(job: Job) -> bytes:
    """Return the source plus a variable for each name expression.

    The mangled name of the kernel then appears in the PTX.
    """
    begin, end = _DEFAULT_DEVICE if translate(job.options).device else (b"", b"")
    text = [begin, _name_line(job.name), job.text, b"\n", end]
    for at, expression in enumerate(job.name_expressions):
        taken = expression if expression.strip()[:1] in ("&", "(") else f"&{expression}"
        variable = f"__device__ __attribute__((used)) const void *const {ptx_edits.NAME}{at}"
        line = f'extern "C" {variable} = (const void *)({taken});\n'
        text += [_name_line(f"name expression {expression}"), line.encode("utf-8", "surrogateescape")]
    return b"".join(text)


def _name_line(name: str) -> bytes:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'#line 1 "{escaped}"\n'.encode("utf-8", "surrogateescape")
