"""Precompiles the prelude for clang: the declarations that are built into NVRTC, and LLVM's headers.

The headers are stored in a cache directory that is named after the hash of their contents. The directory also
contains a precompiled file for each combination of clang, architecture and options. clang rejects a
precompiled file if the modification times of its headers have changed, so the name of the file depends on the
modification time.
"""

from __future__ import annotations

import os
import pkgutil
import re
from collections.abc import Sequence
from typing import NamedTuple

from ...._errors import CompilerError
from ...._process import process
from ...cache import locks
from ...cache.folder import PRIVATE, Folder
from ...cache.inputs import hash_parts, make_id
from .. import installed_headers
from .search import ClangProgram, ClangToolkit, identify_program, run

_PRELUDE = "prelude.cuh"
# Path in the prelude's directory -> file in `headers`. The word NAME in the file is replaced with the file
# name in the path. The directory `before` is searched before the toolkit's headers.
_TEXTS = {
    _PRELUDE: "prelude.cuh",
    "llvm/builtins.cuh": "builtins.cuh",
    "llvm/crt/sm_70_rt.hpp": "sm_70_rt.hpp",
    **{f"before/cuda_{name}.h": "older.h" for name in ("fp16", "bf16")},
    **{f"before/cuda_{name}.h": "after.h" for name in ("fp8", "fp6", "fp4")},
    "before/thrust/system/cuda/detail/util.h": "thrust_util.h",
}
_BARRIER = "cuda/__barrier/barrier_block_scope.h"


def _adapt_barrier(text: str) -> str:
    """Return CCCL's header with the class `barrier`, with two changes for clang."""
    # For clang, arithmetic with a null pointer is not a constant expression. Use a built-in function instead.
    macro = r"(define _LIBCUDACXX_OFFSET_IS_ZERO\(type, member\)) .*"
    text = re.sub(macro, r"\1 !__builtin_offsetof(type, member)", text)
    # For clang, __shared__ objects must have an empty destructor. Remove the body, which ends with a brace at
    # the indentation of the destructor.
    destructor = r"(\n( *)[^\n]*~barrier\(\)\s*)\{.*?\n\2\}"
    return re.sub(destructor, r"\1{}", text, count=1, flags=re.S)


@process.cache
def _list_texts(llvm: str, toolkit: tuple[str, ...]) -> dict[str, bytes]:
    """Return the contents of the prelude's files, keyed by their paths in the prelude's directory.

    Args:
        llvm: Directory of LLVM's headers for CUDA.
        toolkit: Directories of the toolkit's headers.
    """
    texts = {installed_headers.MARK: b""}  # `install_once` expects this file in a complete directory
    for path, source in _TEXTS.items():
        text = pkgutil.get_data(__package__, f"headers/{source}") or b""
        texts[path] = re.sub(rb"\bNAME\b", os.path.basename(path).encode(), text)
    for name in os.listdir(llvm):
        if name.startswith("__clang_cuda_"):
            with open(os.path.join(llvm, name), "rb") as file:
                texts[f"llvm/{name}"] = file.read()
    for folder in toolkit:
        path = os.path.join(folder, _BARRIER)
        if os.path.isfile(path):
            with open(path, encoding="utf-8") as text_file:
                texts[f"before/{_BARRIER}"] = _adapt_barrier(text_file.read()).encode()
            break
    return texts


@process.cache
def get_digest(clang: ClangProgram, toolkit: ClangToolkit) -> str:
    """Return the hash of the prelude's contents."""
    return hash_parts(sorted(_list_texts(clang.headers, toolkit.headers).items()))


class Prelude(NamedTuple):
    """The precompiled header that is included before a source.

    Attributes:
        folder: Directory of the prelude's files.
        path: Precompiled header.
    """

    folder: str
    path: str

    @property
    def options(self) -> list[str]:
        """The options that include the prelude."""
        return ["-Xclang", "-include-pch", "-Xclang", self.path]


def prepare(clang: ClangProgram, toolkit: ClangToolkit, words: Sequence[str]) -> Prelude:
    """Return the prelude, after precompiling it if necessary.

    Args:
        clang: The clang program.
        toolkit: The toolkit's headers.
        words: Language and target options.

    Raises:
        OSError: A file cannot be written.
        CompilerError: The prelude does not compile.
    """

    def fill(folder: Folder) -> None:
        """Write the files of the prelude to a directory."""
        for name, text in _list_texts(clang.headers, toolkit.headers).items():
            folder.make_parents(name)
            folder.write(name, text)

    folder = installed_headers.install_once(get_digest(clang, toolkit)[:16], fill)
    if folder is None:
        raise OSError(installed_headers.explain())
    modified = folder.stat(_PRELUDE).st_mtime_ns
    name = make_id([folder.path, modified, identify_program(clang), *words])
    file = f"{name}.pch"
    if not folder.has_file(file):
        with locks.hold(folder, f"{name}.lock"):
            if not folder.has_file(file):
                command = [*clang.words, *words, "-isystem", folder.get_path("llvm")]
                _precompile(command, folder, file)
    return Prelude(folder.path, folder.get_path(file))


def _include(prelude: str) -> bytes:
    """Return a source that only includes the prelude."""
    return f'#include "{prelude}"\n'.encode("utf-8", "surrogateescape")


def _precompile(words: Sequence[str], folder: Folder, name: str) -> None:
    """Precompile the prelude.

    Args:
        words: The command line of clang, without the options for a precompiled header.
        folder: Directory of the prelude's files.
        name: Name of the precompiled file.
    """
    temporary = f"{name}.{os.urandom(8).hex()}.tmp"
    command = [*words, "-Xclang", "-emit-pch", "-o", folder.get_path(temporary), "-"]
    # When the precompiled file is used, clang looks for a file named "<stdin>" in the directory in which the
    # file was created, so this must not be the user's directory.
    _, _, log = run(command, _include(folder.get_path(_PRELUDE)), cwd=folder.path, umask=PRIVATE)
    if not folder.has_file(temporary):
        raise CompilerError("clang", 1, "error", "the prelude does not compile", log=log.strip())
    folder.rename(temporary, name)
