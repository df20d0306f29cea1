"""Compile a module in C with the system's compiler."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile

from .._errors import escape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .c import Source


def build(
    source: Source, path: str | os.PathLike[str], name: str, prefix: str, *, options: Sequence[str] = ()
) -> None:
    """Build a shared library (path ends with .so) or an object file (.o) of a module.

    name, prefix: those it was written with. options: additional ones for the compiler, $CC or cc. Only
    declarations in the header are public. FileNotFoundError: no compiler. RuntimeError: its errors.
    """
    target = os.fspath(path)
    kind = os.path.splitext(target)[1]
    if kind not in (".so", ".o"):
        raise ValueError(f"{escape(target)}: expected a name that ends with .so or .o")
    compiler = shlex.split(os.environ.get("CC", "")) or ["cc"]
    if shutil.which(compiler[0]) is None:
        raise FileNotFoundError(f"{compiler[0]}: this C compiler was not found; name another one in $CC")
    with tempfile.TemporaryDirectory(dir=os.path.dirname(os.path.abspath(target))) as folder:
        for suffix, text in ((".h", source.header), (".c", source.source)):
            with open(os.path.join(folder, name + suffix), "w", encoding="utf-8") as file:
                file.write(text)
        export = f'-D{prefix.upper()}_API=__attribute__((visibility("default")))'
        command = [*compiler, "-std=c99", "-O2", "-fPIC", "-fvisibility=hidden", export, *options]
        result = os.path.join(folder, f"result{kind}")
        command += ["-c"] if kind == ".o" else ["-shared"]
        command += ["-o", result, os.path.join(folder, f"{name}.c")]
        done = subprocess.run(
            command if kind == ".o" else [*command, "-ldl"], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{escape(target)}: {shlex.join(compiler)} has failed:\n{done.stderr.strip()}")
        os.replace(result, target)
