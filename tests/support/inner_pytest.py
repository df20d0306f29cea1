"""Runs pytest in a child process that only loads the plugins specified by a test."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from .blocks import ROOT


def run_pytest(
    directory: Path,
    *arguments: str,
    plugins: Sequence[str] = ("pytest_cudyn",),
    env: Mapping[str, str | None] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run pytest in a directory, without a configuration file and without the installed plugins.

    Loading all installed plugins would double the time that pytest needs to start.

    Args:
        directory: pytest's working directory and root directory
        arguments: further arguments for pytest
        plugins: names of plugins to load, as `-p` accepts them
        env: environment variables to set, or to remove if the value is `None`
    """
    variables = {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **(env or {})}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "--rootdir", "."]
    for plugin in ("no:cacheprovider", *plugins):
        command += ["-p", plugin]
    for name, value in variables.items():
        if value is None:
            environment.pop(name, None)
        else:
            environment[name] = value
    return subprocess.run(
        [*command, *arguments],
        cwd=directory,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
