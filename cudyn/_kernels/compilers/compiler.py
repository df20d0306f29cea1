"""The interface of the CUDA C++ compilers, and the choice between NVRTC and clang.

CUDYN_COMPILER  "nvrtc" or "clang": the compiler if the `compiler` argument is not passed. The default is
                NVRTC, or clang if NVRTC is missing. On macOS, the default is clang.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

from ..._bindings.libraries.search import platform
from ..._environment import make_error, read_variable
from ..._errors import LoadError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .job import CompiledImage, Job
    from .loaded_library import Identity

VARIABLE = "CUDYN_COMPILER"
NAMES = ("nvrtc", "clang")
_EXPECTED = f"one of {', '.join(NAMES)}"


class Compiler(Protocol):
    """The interface of a compiler, which may be missing on this machine.

    Attributes:
        name: Name in messages.
        family: Name in the cache.
        accepted: Families of compilers whose cached code may be used with CUDYN_CACHE=only.
        standard: The directory of cudyn's standard headers, or "" if the compiler does not use them.
        path_variable: Environment variable that selects the compiler by its path.
    """

    @property
    def name(self) -> str: ...
    @property
    def family(self) -> str: ...
    @property
    def accepted(self) -> tuple[str, ...]: ...
    @property
    def standard(self) -> str: ...
    @property
    def path_variable(self) -> str: ...

    def describe(self) -> str:
        """Return the compiler's name and version, or `""` if it is missing."""

    def identify(self, kind: str) -> Identity:
        """Return the identity of the compiler for a kind of code. It does not depend on the job."""

    def list_directories(self) -> list[str]:
        """Return the directories of the toolkit's headers."""

    def install_headers(self) -> list[str]:
        """Install the compiler's own headers if the toolkit is incomplete, and return their directories."""

    def get_supported(self) -> list[str]:
        """Return the architectures that the compiler supports, such as "90".

        Raises LoadError if the compiler is missing.
        """

    def get_load_error(self, note: str = "") -> LoadError:
        """Return the error for a missing compiler, with a note appended to the advice."""

    def compile(
        self, job: Job, arch: str, kinds: Sequence[str], directories: Sequence[str]
    ) -> list[CompiledImage]:
        """Compile a job for one architecture, and return an image of each kind.

        Args:
            job: The source, with the options and headers to compile it with.
            arch: Architecture, such as "sm_90".
            kinds: Kinds of code, such as "ptx".
            directories: Directories of the toolkit's headers.
        """


def choose_compiler(name: str | None = None) -> str:
    """Return the name of the compiler that the user has chosen, or `""` for the default.

    The default depends on the machine that compiles, which may be another machine.

    Args:
        name: Argument `compiler`, or `None` to read CUDYN_COMPILER.

    Raises:
        ValueError: There is no compiler with this name.
    """
    if name is not None:
        if name not in NAMES:
            raise ValueError(f"compiler={name!r}: expected {_EXPECTED}")
        return name
    chosen = read_variable(VARIABLE)
    if chosen and chosen not in NAMES:
        raise make_error(VARIABLE, _EXPECTED)
    return chosen


def find_replacement(name: str) -> Compiler | None:
    """Return the compiler that is used if NVRTC is missing: clang.

    Return `None` if clang is not installed, or if the job or the user has chosen a compiler.

    Args:
        name: The compiler of the job, or `""` for the default.
    """
    if name or choose_compiler() or platform() == "darwin":
        return None
    from .clang.compiler import Clang
    from .clang.search import find_clang

    try:
        find_clang()
    except LoadError:
        return None
    return Clang()


def get_compiler(name: str = "") -> Compiler:
    """Return the compiler with the given name.

    The name `""` stands for CUDYN_COMPILER or, if it is not set, the default.
    """
    name = name or choose_compiler() or ("clang" if platform() == "darwin" else "nvrtc")
    return _import_class(name)()


@cache
def _import_class(name: str) -> type[Compiler]:
    """Return the class of a compiler. Its module is imported on first use."""
    if name == "nvrtc":
        from .nvrtc.compiler import Nvrtc

        return Nvrtc
    from .clang.compiler import Clang

    return Clang
