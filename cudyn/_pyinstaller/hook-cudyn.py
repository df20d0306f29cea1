"""Lists the files that PyInstaller can't find: modules imported by name, and C files for exported kernels."""

from __future__ import annotations

from pathlib import Path

_ROOT = Path(__file__).parents[1]
_DATA = (".c", ".h", ".cuh", ".hpp", ".txt")
_OMITTED = ("_pyinstaller", "pytest_plugin.py")


def _list(pattern: str) -> list[Path]:
    paths = (path.relative_to(_ROOT) for path in sorted(_ROOT.rglob(pattern)))
    return [path for path in paths if path.parts[0] not in _OMITTED]


hiddenimports = [
    ".".join((_ROOT.name, *path.with_suffix("").parts)).removesuffix(".__init__") for path in _list("*.py")
]
datas = [(str(_ROOT / path), str(_ROOT.name / path.parent)) for path in _list("*.*") if path.suffix in _DATA]
