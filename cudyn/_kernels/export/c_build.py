"""Compiles an exported C module with the system's compiler or, for another machine, with zig."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence

from ..._errors import escape
from ..._formats.image import replace_file
from .c_module import Source

# Maps the name of a system in a target to the extension of its shared libraries, which is .so by default.
_SHARED_EXTENSIONS = {"windows": ".dll", "macos": ".dylib"}


def build(
    source: Source, path: str | os.PathLike[str], *, target: str = "", options: Sequence[str] = ()
) -> None:
    """Build a shared library (.so, .dll on Windows, .dylib on macOS) or an object file (.o) from a module.

    Only the declarations in the header are public.

    Args:
        source: The source of the module.
        path: Path of the library or object file.
        target: Another machine to build for, in zig's notation, or `""`.
        options: Additional options for the compiler, $CC or cc.

    Raises:
        FileNotFoundError: There is no compiler.
        RuntimeError: Compilation failed. The message contains the compiler's errors.
    """
    output = os.fspath(path)
    _, extension = os.path.splitext(output)
    shared_extension = ".so"
    for system in target.split("-"):
        shared_extension = _SHARED_EXTENSIONS.get(system, shared_extension)
    if extension not in (shared_extension, ".o"):
        raise ValueError(f"{escape(output)}: expected a name that ends with {shared_extension} or .o")
    compiler = shlex.split(os.environ.get("CC", "")) or ["cc"]
    if target:  # Unlike most compilers, zig can link for other machines.
        compiler = [_find_zig(), "cc", "-target", target]
    if shutil.which(compiler[0]) is None:
        raise FileNotFoundError(f"{compiler[0]}: this C compiler was not found; set $CC to another compiler")
    with tempfile.TemporaryDirectory(dir=os.path.dirname(os.path.abspath(output))) as directory:
        _, code = source.save(directory)
        export = f'-D{source.prefix.upper()}_API=__attribute__((visibility("default")))'
        command = [*compiler, "-std=c99", "-O2", "-fPIC", "-fvisibility=hidden", export, *options]
        result = os.path.join(directory, f"result{extension}")
        command += ["-c" if extension == ".o" else "-shared", "-o", result, code]
        if extension == ".so":
            command.append("-ldl")
        completed = subprocess.run(command, capture_output=True, text=True, check=False)
        if completed.returncode:
            raise RuntimeError(
                f"{escape(output)}: {shlex.join(compiler)} failed:\n{completed.stderr.strip()}"
            )
        replace_file(result, os.path.abspath(output))


def _find_zig() -> str:
    """Return the path of zig, from the wheel `ziglang` or from PATH. Raises FileNotFoundError."""
    program = "zig.exe" if os.name == "nt" else "zig"
    for entry in sys.path:
        path = os.path.join(str(entry), "ziglang", program)
        if os.path.isfile(path):
            return path
    zig = shutil.which("zig")
    if zig is None:
        missing = "zig, which links for other machines, was not found"
        raise FileNotFoundError(f'{missing}: pip install "cudyn[clang]"')
    return zig
