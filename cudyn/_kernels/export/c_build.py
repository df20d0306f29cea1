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
from .c_module import Source

_SHARED = {"windows": ".dll", "macos": ".dylib"}  # .so on other systems


def build(
    source: Source, path: str | os.PathLike[str], *, target: str = "", options: Sequence[str] = ()
) -> None:
    """Build a shared library (.so, .dll on Windows, .dylib on macOS) or an object file (.o) from a module.

    Only the declarations in the header are public.

    Args:
        source: The module.
        path: Path of the result.
        target: Another machine to build for, in zig's notation.
        options: Additional options for the compiler, $CC or cc.

    Raises:
        FileNotFoundError: There is no compiler.
        RuntimeError: Compilation failed. The message contains the compiler's errors.
    """
    output = os.fspath(path)
    kind = os.path.splitext(output)[1]
    shared = next((ending for system, ending in _SHARED.items() if system in target.split("-")), ".so")
    if kind not in (shared, ".o"):
        raise ValueError(f"{escape(output)}: expected a name that ends with {shared} or .o")
    compiler = shlex.split(os.environ.get("CC", "")) or ["cc"]
    if target:  # unlike most compilers, zig can link for other machines
        program = "zig.exe" if os.name == "nt" else "zig"
        wheels = [os.path.join(str(entry), "ziglang", program) for entry in sys.path]
        zig = next(filter(os.path.isfile, wheels), None) or shutil.which("zig")
        if zig is None:
            missing = "zig, which links for other machines, was not found"
            raise FileNotFoundError(f'{missing}: pip install "cudyn[clang]"')
        compiler = [zig, "cc", "-target", target]
    if shutil.which(compiler[0]) is None:
        raise FileNotFoundError(f"{compiler[0]}: this C compiler was not found; name another one in $CC")
    with tempfile.TemporaryDirectory(dir=os.path.dirname(os.path.abspath(output))) as folder:
        _, code = source.save(folder)
        export = f'-D{source.prefix.upper()}_API=__attribute__((visibility("default")))'
        command = [*compiler, "-std=c99", "-O2", "-fPIC", "-fvisibility=hidden", export, *options]
        result = os.path.join(folder, f"result{kind}")
        command += ["-c" if kind == ".o" else "-shared", "-o", result, code]
        command += ["-ldl"] * (kind == ".so")
        completed = subprocess.run(command, capture_output=True, text=True, check=False)
        if completed.returncode:
            raise RuntimeError(
                f"{escape(output)}: {shlex.join(compiler)} failed:\n{completed.stderr.strip()}"
            )
        os.replace(result, output)
