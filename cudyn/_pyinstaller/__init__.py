"""The directory with the PyInstaller hook. PyInstaller finds it through an entry point in pyproject.toml."""

from __future__ import annotations


def get_hook_dirs() -> list[str]:
    return list(__path__)
