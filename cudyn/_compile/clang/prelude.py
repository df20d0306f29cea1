"""What NVRTC has built in, for clang: headers/prelude.cuh, with LLVM's headers, precompiled once and kept.

A folder of the cache has the texts. It is named by their contents, and has a file for each clang,
architecture and set of options. clang checks these by the times of the texts, which their names have, too.
"""

from __future__ import annotations

import os
import pkgutil
import re
from collections.abc import Sequence
from functools import cache

from ..._cache import locks
from ..._errors import CompilerError
from .. import installed_headers
from ..inputs import hash_parts
from .clang_search import ClangProgram, ClangToolkit, identify_program, run

# The texts by their places, and where each comes from; NAME in one is its name.
_TEXTS = {
    "prelude.cuh": "prelude.cuh",
    "llvm/builtins.cuh": "builtins.cuh",
    "llvm/crt/sm_70_rt.hpp": "sm_70_rt.hpp",
    **{f"before/cuda_{name}.h": "older.h" for name in ("fp16", "bf16")},
    **{f"before/cuda_{name}.h": "after.h" for name in ("fp8", "fp6", "fp4")},
}
_BARRIER = "cuda/__barrier/barrier_block_scope.h"


def _mend_barrier(text: str) -> str:
    """Return a header of CCCL's for clang, to which arithmetic with a null pointer is not constant, and which
    takes no __shared__ object whose destructor does something."""
    macro = r"(define _LIBCUDACXX_OFFSET_IS_ZERO\(type, member\)) .*"
    text = re.sub(macro, r"\1 !__builtin_offsetof(type, member)", text)
    return re.sub(r"(\n( *)[^\n]*~barrier\(\)\s*)\{.*?\n\2\}", r"\1{}", text, count=1, flags=re.S)


@cache
def _list_texts(llvm: str, toolkit: tuple[str, ...]) -> dict[str, bytes]:
    """The texts by their places in the folder."""
    found = {installed_headers.MARK: b""}
    for place, source in _TEXTS.items():
        text = pkgutil.get_data(__package__, f"headers/{source}") or b""
        found[place] = text.replace(b"NAME", os.path.basename(place).encode())
    for name in os.listdir(llvm):
        if name.startswith("__clang_cuda_"):
            with open(os.path.join(llvm, name), "rb") as file:
                found[f"llvm/{name}"] = file.read()
    for barrier in filter(os.path.isfile, (os.path.join(each, _BARRIER) for each in toolkit)):
        with open(barrier, encoding="utf-8") as file_of_text:
            found.setdefault(f"before/{_BARRIER}", _mend_barrier(file_of_text.read()).encode())
    return found


@cache
def get_digest(clang: ClangProgram, toolkit: ClangToolkit) -> str:
    """Return the hash of all that the prelude consists of."""
    return hash_parts(sorted(_list_texts(clang.headers, toolkit.headers).items()))


def prepare(clang: ClangProgram, toolkit: ClangToolkit, words: Sequence[str]) -> tuple[str, str]:
    """Return the folder of the texts and the precompiled prelude, made if it is not there.

    words: of the language and the target. Raises OSError, or CompilerError.
    """

    def fill(folder: str) -> None:
        for name, text in _list_texts(clang.headers, toolkit.headers).items():
            path = os.path.join(folder, *name.split("/"))
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(text)

    folder = installed_headers.put(get_digest(clang, toolkit)[:16], fill)
    if not folder:
        raise OSError(installed_headers.explain())
    prelude = os.path.join(folder, "prelude.cuh")
    made = os.stat(prelude).st_mtime_ns
    path = os.path.join(folder, f"{hash_parts([folder, made, identify_program(clang), *words])[:16]}.pch")
    if not os.path.isfile(path):
        with locks.hold(f"{path}.lock"):
            if not os.path.isfile(path):
                command = [*clang.words, *words, "-isystem", os.path.join(folder, "llvm")]
                _precompile(command, prelude, path)
    return folder, path


def _precompile(words: Sequence[str], prelude: str, path: str) -> None:
    temporary = f"{path}.{os.urandom(8).hex()}.tmp"
    text = f'#include "{prelude}"\n'.encode("utf-8", "surrogateescape")
    # clang looks for its input, "<stdin>", again where this was precompiled: not in a folder of the user's.
    place = os.path.dirname(path)
    _, _, said = run([*words, "-Xclang", "-emit-pch", "-o", temporary, "-"], text, cwd=place)
    if not os.path.isfile(temporary):
        raise CompilerError("clang", 1, "error", "the prelude does not compile", log=said.strip())
    os.replace(temporary, path)
