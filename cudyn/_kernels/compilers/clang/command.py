"""Builds the command line and the temporary files for compiling a job with clang."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...._errors import show
from ...cache.directories import ROOT, SOURCE, Directories, is_toolkits
from ...cache.inputs import make_id
from . import ptx_edits
from .options import translate
from .prelude import Prelude, prepare
from .ptx_versions import list_versions
from .reads import ReadRecorder, read_rule

if TYPE_CHECKING:
    from ...cache.recorder import Reads
    from ..job import Job
    from .search import ClangProgram, ClangToolkit

_STANDARD_INPUT = "<stdin>"
_MEMORY = "memory"  # the temporary directory to which headers in memory are written
_NO_LINKS = "clang's names for directories are symbolic links, which this system can't create"

# With these pragmas, functions without an attribute are also compiled for the device.
_DEFAULT_DEVICE = (
    b"#pragma clang force_cuda_host_device begin\n",
    b"#pragma clang force_cuda_host_device end\n",
)

# Options for every compilation. They make the result independent of the host: clang does not read any of the
# host's files, and long has 64 bits.
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
        job: The job to compile.
        words: The program, followed by the language options.
        prelude: Precompiled header that comes before the source.
        source_options: Options for the source, including all directories.
        text: The source code, which clang reads from standard input.
        folder: Current directory of the process, where quoted headers are searched first.
        temporary: Directory for temporary files, and for links with the names in `directories`.
        directories: The directories that clang searches.
        recorder: Records the files that clang reads.
    """

    job: Job
    words: Sequence[str]
    prelude: Prelude
    source_options: Sequence[str]
    text: bytes
    folder: str
    temporary: str
    directories: Directories
    recorder: ReadRecorder

    def list_rule_options(self) -> list[str]:
        """Return the options that make clang list the files that it reads."""
        words = ["-dependency-file", self._rule_path, "-MT", "x", "-sys-header-deps"]
        return [option for word in words for option in ("-Xclang", word)]

    def show(self, log: str) -> str:
        """Return clang's log, with the caller's names for the directories."""
        return self.directories.show(log.replace(self.temporary + ROOT, ROOT))

    def read_files(self, own_texts: Sequence[bytes]) -> Reads:
        """Return the record of the files that clang read.

        Args:
            own_texts: The source, and the code that options add to it.
        """
        paths = []
        folder = self._get_source_directory()
        self.recorder.find(f"{folder}/{_STANDARD_INPUT}")  # clang also looks for a file with this name
        sources = [(folder, text) for text in own_texts]
        for name, text in self.job.headers.items():
            sources.append((os.path.dirname(f"{ROOT}{_MEMORY}/{name}"), text))
        listed = read_rule(self._rule_path)
        if listed is None:
            self.recorder.reads.refuse("clang did not list what it read")
        # Files of the prelude and headers in memory are known. All other files are recorded.
        for path in listed or ():
            if path.startswith(self.prelude.folder + os.sep):
                with open(path, "rb") as file:
                    sources.append((self.prelude.folder, file.read()))
            elif path.startswith(self.temporary + ROOT):  # found through a link
                paths.append(path[len(self.temporary) :])
            elif os.path.isabs(path) and not path.startswith(self.temporary + os.sep):
                paths.append(path)
            elif not os.path.isabs(path) and folder == self.directories.get_name(SOURCE):
                paths.append(f"{folder}/{path.removeprefix('./')}")  # relative to the source's directory
            elif not self._is_in_memory(path):
                self.recorder.reads.refuse(f"clang read {path} in its temporary directory")
        if paths and not (self.directories.real or os.path.islink(self.temporary + ROOT + SOURCE)):
            self.recorder.reads.refuse(_NO_LINKS)
        return self.recorder.finish(paths, sources)

    @property
    def _rule_path(self) -> str:
        """The path of the make rule in which clang lists the files that it reads."""
        return os.path.join(self.temporary, "rule")

    def _get_source_directory(self) -> str:
        """Return the name of the directory that is searched first for quoted headers in the source."""
        if self.job.headers:
            return f"{ROOT}{_MEMORY}"
        return self.directories.get_name(SOURCE)

    def _is_in_memory(self, path: str) -> bool:
        """Return whether a path is the path of a header in memory, whose contents are in a temporary file."""
        memory = os.path.join(self.temporary, _MEMORY)
        name = os.path.relpath(os.path.join(self.folder, path), memory)
        return any(name == os.path.normpath(header) for header in self.job.headers)


@contextmanager
def make_command(job: Job, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> Iterator[ClangCommand]:
    """Yield the command for a job. Its temporary files exist only until the block exits.

    Args:
        job: The job to compile.
        arch: Architecture to compile for.
        clang: The clang program.
        toolkit: The toolkit's headers and libdevice.

    Raises:
        ValueError: This version of clang does not support the architecture or an option.
        CompilerError: The prelude does not compile.
        OSError: A file cannot be written.
    """
    language = _list_language_options(job, arch, clang, toolkit)
    prelude = prepare(clang, toolkit, language)
    directories = job.label_directories(toolkit.headers)
    with tempfile.TemporaryDirectory(prefix="cudyn-") as temporary:
        temporary = os.path.realpath(temporary)
        # With headers in memory, clang runs in their directory, and the source's directory comes after it.
        quoted = [directories.get_name(SOURCE)] if job.headers else []
        recorder = ReadRecorder(directories, quoted, job.headers)
        folder = _make_folders(job, directories, temporary)
        source_options = [*translate(job.list_options()).source]
        if toolkit.libdevice:
            source_options += ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", toolkit.libdevice]
        source_options += _list_directory_options(job, directories, temporary, prelude)
        if "-fgpu-rdc" in language:
            source_options.append(f"-cuid={_make_unit_id(job, arch)}")
        if not directories.real:  # the code contains names instead of the paths of directories
            source_options.append(f"-ffile-prefix-map={temporary}=")
            source_options.append(f"-ffile-prefix-map={prelude.folder}={ROOT}prelude")
            source_options.append(f"-ffile-compilation-dir={ROOT}{SOURCE}")
        yield ClangCommand(
            job=job,
            words=[*clang.words, *language],
            prelude=prelude,
            source_options=source_options,
            text=_write_text(job, directories),
            folder=folder,
            temporary=temporary,
            directories=directories,
            recorder=recorder,
        )


def _list_directory_options(
    job: Job, directories: Directories, temporary: str, prelude: Prelude
) -> list[str]:
    """Return the options for the directories that clang searches, in search order.

    Args:
        job: The job to compile.
        directories: The directories of the job and of the toolkit.
        temporary: The directory that contains the links, and the headers in memory.
        prelude: The prelude. Some of its headers replace headers of the toolkit.
    """
    paths = {label: _get_path(directories, label, temporary) for label in directories.paths}
    options = []
    if job.headers:
        memory = os.path.join(temporary, _MEMORY)
        options += [f"-I{memory}", "-iquote", memory, "-iquote", paths[SOURCE]]
    options += [f"-I{paths[label]}" for label in directories.labels if not is_toolkits(label)]
    options.append(f"-isystem{os.path.join(prelude.folder, 'before')}")
    options += [f"-isystem{paths[label]}" for label in directories.labels if is_toolkits(label)]
    return options


def _get_path(directories: Directories, label: str, temporary: str) -> str:
    """Return the path that clang receives for a directory: a link to it or, without a link, its own path.

    Args:
        directories: The directories that clang searches.
        label: The label of one of these directories.
        temporary: The directory that contains the links.
    """
    link = f"{temporary}{ROOT}{label}"
    return link if os.path.islink(link) else directories.paths[label]


def _make_folders(job: Job, directories: Directories, temporary: str) -> str:
    """Create the links to directories and the files for headers in memory.

    Args:
        job: The job to compile.
        directories: The directories that clang searches.
        temporary: The directory in which the links and files are created.

    Returns:
        The directory in which clang runs.
    """
    if not directories.real:
        with suppress(OSError, NotImplementedError):
            for label, path in directories.paths.items():
                os.symlink(os.path.abspath(path), f"{temporary}{ROOT}{label}")
    memory = os.path.join(temporary, _MEMORY)
    for name, text in job.headers.items():
        path = os.path.normpath(os.path.join(memory, name))
        if not path.startswith(memory + os.sep):
            raise ValueError(
                f"headers: expected a name inside a directory, got {name!r}, which clang can't find"
            )
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(_name_line(name) + text)
    if job.headers:
        return memory
    if os.path.isdir(directories.paths[SOURCE]):
        return directories.paths[SOURCE]
    empty = os.path.join(temporary, "empty")  # the source's directory does not exist
    os.mkdir(empty)
    return empty


def _list_language_options(job: Job, arch: str, clang: ClangProgram, toolkit: ClangToolkit) -> list[str]:
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


def _make_unit_id(job: Job, arch: str) -> str:
    """Return the ID that clang adds to the names of static variables, so that the names are unique.

    clang's default ID is not used, because it depends on paths.
    """
    return make_id([job.text, job.options, sorted(job.headers.items()), os.path.basename(job.name), arch])


def _write_text(job: Job, directories: Directories) -> bytes:
    """Return the source with an additional variable for each name expression.

    The variable's initial value is the address of the kernel. In the PTX, it is the mangled name.
    """
    begin, end = _DEFAULT_DEVICE if translate(job.options).device else (b"", b"")
    text = [begin, _name_line(directories.source), job.text, b"\n", end]
    for index, expression in enumerate(job.name_expressions):
        is_address = expression.strip()[:1] in ("&", "(")
        address = expression if is_address else f"&{expression}"
        variable = f"__device__ __attribute__((used)) const void *const {ptx_edits.NAME}{index}"
        line = f'extern "C" {variable} = (const void *)({address});\n'
        text += [_name_line(f"name expression {expression}"), line.encode("utf-8", "surrogateescape")]
    return b"".join(text)


def _name_line(name: str) -> bytes:
    """Return the #line directive that sets the file name of the following lines."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'#line 1 "{escaped}"\n'.encode("utf-8", "surrogateescape")
