"""Builds the command line and the temporary files for compiling a job with clang."""

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

# With these pragmas, functions without an attribute are also compiled for the device.
_DEFAULT_DEVICE = (
    b"#pragma clang force_cuda_host_device begin\n",
    b"#pragma clang force_cuda_host_device end\n",
)

# Options that make the result independent of the host: none of the host's files are read, and long has 64
# bits.
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
    """The clang command for a job and one architecture.

    Attributes:
        words: The program, followed by the language options.
        prelude: Precompiled header that comes before the source.
        source: Options for the source, including all directories.
        text: The source for standard input.
        folder: Current directory of the process, where headers in quotes are searched first.
        source_folder: Directory of the source, or `""` if it does not exist.
        temporary: Directory for temporary files.
        memory: Directory to which headers in memory are written.
        watch: Watch on the searched directories, which detects changes during the compilation.
    """

    words: Sequence[str]
    prelude: Prelude
    source: Sequence[str]
    text: bytes
    folder: str
    source_folder: str
    temporary: str
    memory: str
    watch: Watch

    def list_ignored(self) -> list[str]:
        """Return the directories whose files are already part of the cache key."""
        return [self.temporary, os.path.realpath(self.temporary), self.prelude.folder]

    def write_rule_options(self, name: str) -> tuple[list[str], str]:
        """Return the options that make clang list the files that it reads, and the path of that list."""
        path = os.path.join(self.temporary, name)
        words = ["-dependency-file", path, "-MT", "x", "-sys-header-deps"]
        return [option for word in words for option in ("-Xclang", word)], path


@contextmanager
def make_command(job: Job, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> Iterator[ClangCommand]:
    """Yield the command for a job. Its temporary files exist during the block.

    Raises:
        ValueError: This version of clang does not support the architecture or an option.
        CompilerError: The prelude does not compile.
        OSError: A file cannot be written.
    """
    language = _list_language(job, arch, clang, toolkit)
    prelude = prepare(clang, toolkit, language)
    words = [*translate(job.list_options()).source]
    if toolkit.libdevice:
        words += ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", toolkit.libdevice]
    with tempfile.TemporaryDirectory(prefix="cudyn-") as temporary:
        memory = os.path.join(temporary, "memory")
        words += _list_folders(job, memory)
        words += [f"-isystem{path}" for path in (os.path.join(prelude.folder, "before"), *toolkit.headers)]
        if "-fgpu-rdc" in language:
            words.append(f"-cuid={_make_unit(job, arch)}")
        source_folder = _find_source_folder(job)
        folder = source_folder or os.path.join(prelude.folder, "llvm", "crt")
        if job.headers:  # they come before headers next to the source
            folder = memory
            words += ["-iquote", memory, *(["-iquote", source_folder] if source_folder else [])]
        yield ClangCommand(
            words=[*clang.words, *language],
            prelude=prelude,
            source=words,
            text=_write_text(job),
            folder=folder,
            source_folder=source_folder,
            temporary=temporary,
            memory=memory,
            watch=Watch([job.get_folder(), *job.include_path], toolkit.headers),
        )


def _list_language(job: Job, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> list[str]:
    """Return the options that the prelude must also be compiled with. Raises ValueError."""
    number = arch.partition("_")[2]
    versions = list_versions(clang.version)
    if number not in versions:
        numbers = sorted(versions, key=lambda name: (int(name.rstrip("af")), name))
        listed = ", ".join(f"sm_{name}" for name in numbers)
        raise ValueError(f"clang {show(clang.version)} can't compile for {arch}; it supports {listed}")
    release = [f"-DCUDYN_CUDA_{name}={value}" for name, value in zip(("MAJOR", "MINOR"), toolkit.version)]
    target = [f"--cuda-gpu-arch=sm_{number}", f"--cuda-feature=+ptx{versions[number]}"]
    return [*_BASE, *target, *translate(job.list_options()).language, *release]


def _make_unit(job: Job, arch: str) -> str:
    """Return a prefix for names local to this source. (clang's default prefix depends on paths.)"""
    inputs = [job.text, job.options, sorted(job.headers.items()), os.path.basename(job.name), arch]
    return hash_parts(inputs)[:16]


def _find_source_folder(job: Job) -> str:
    """Return the directory of the source, or `""` if it does not exist."""
    source_folder = job.get_folder()
    return source_folder if os.path.isdir(source_folder) else ""


def _list_folders(job: Job, memory: str) -> list[str]:
    """Return the options for the user's header directories.

    Headers in memory are written to a temporary directory, which comes first.
    """
    words = []
    if job.headers:
        words.append(f"-I{memory}")
        for name, text in job.headers.items():
            path = os.path.normpath(os.path.join(memory, name))
            if not path.startswith(memory + os.sep):
                raise ValueError(
                    f"headers: expected a name inside a directory, got {name!r}, which clang can't find"
                )
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(_name_line(name) + text)
    return [*words, *(f"-I{os.path.abspath(path)}" for path in job.include_path)]


def _write_text(job: Job) -> bytes:
    """Return the source plus a variable for each name expression.

    The mangled name of the kernel then appears in the PTX.
    """
    begin, end = _DEFAULT_DEVICE if translate(job.options).device else (b"", b"")
    text = [begin, _name_line(job.name), job.text, b"\n", end]
    for index, expression in enumerate(job.name_expressions):
        address = expression if expression.strip()[:1] in ("&", "(") else f"&{expression}"
        variable = f"__device__ __attribute__((used)) const void *const {ptx_edits.NAME}{index}"
        line = f'extern "C" {variable} = (const void *)({address});\n'
        text += [_name_line(f"name expression {expression}"), line.encode("utf-8", "surrogateescape")]
    return b"".join(text)


def _name_line(name: str) -> bytes:
    """Return the directive that gives the following line a file name."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'#line 1 "{escaped}"\n'.encode("utf-8", "surrogateescape")
