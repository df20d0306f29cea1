"""For PyInstaller, which finds it by its entry point in pyproject.toml: where the hook is."""

from __future__ import annotations


def get_hook_dirs() -> list[str]:
    return list(__path__)
