"""What PyInstaller does not see: modules that are read by name, and the C of exported kernels."""

from __future__ import annotations

from pathlib import Path

_ROOT = Path(__file__).parents[1]
_DATA = (".c", ".h", ".cuh", ".hpp", ".txt")
_LEFT_OUT = ("_pyinstaller", "pytest_plugin.py")


def _list(pattern: str) -> list[Path]:
    found = (path.relative_to(_ROOT) for path in sorted(_ROOT.rglob(pattern)))
    return [path for path in found if path.parts[0] not in _LEFT_OUT]


hiddenimports = [
    ".".join((_ROOT.name, *path.with_suffix("").parts)).removesuffix(".__init__") for path in _list("*.py")
]
datas = [(str(_ROOT / path), str(_ROOT.name / path.parent)) for path in _list("*.*") if path.suffix in _DATA]
