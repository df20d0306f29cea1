"""Lists the files that PyInstaller can't find: modules that are imported by name, and data files.

PyInstaller reads the variables `hiddenimports` and `datas`.
"""

from __future__ import annotations

from pathlib import Path

_ROOT = Path(__file__).parents[1]
_DATA_SUFFIXES = (".c", ".h", ".cuh", ".hpp", ".txt")
_OMITTED = ("_pyinstaller", "pytest_plugin.py")


def _list_files(pattern: str) -> list[Path]:
    """List the files of cudyn that match a pattern, as paths relative to the package."""
    paths = (path.relative_to(_ROOT) for path in sorted(_ROOT.rglob(pattern)))
    return [path for path in paths if path.parts[0] not in _OMITTED]


hiddenimports = [
    ".".join((_ROOT.name, *path.with_suffix("").parts)).removesuffix(".__init__")
    for path in _list_files("*.py")
]
datas = [
    (str(_ROOT / path), str(_ROOT.name / path.parent))
    for path in _list_files("*.*")
    if path.suffix in _DATA_SUFFIXES
]
