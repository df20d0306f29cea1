"""Fixtures for several test files in this directory."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .package_index import Index, forget_index, forget_pip_settings, serve_index


@pytest.fixture
def no_index(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Clear the cached package index, and remove all settings that specify an index."""
    forget_pip_settings(monkeypatch)
    forget_index()
    yield
    forget_index()


@pytest.fixture
def index(no_index: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Index]:
    """The only configured package index. It is empty at first."""
    with serve_index() as package_index:
        monkeypatch.setenv("PIP_INDEX_URL", package_index.address)
        yield package_index


@pytest.fixture(scope="session")
def gcc() -> str:
    """A compiler that lays out types like the system for which the headers are read."""
    path = shutil.which("gcc")
    if path is None:
        pytest.skip("gcc, to compare with, is missing")
    machine = subprocess.run([path, "-dumpmachine"], capture_output=True, text=True).stdout.strip()
    if not re.match(r"x86_64-.*linux-gnu$", machine):
        pytest.skip(f"gcc here is for {machine}; the headers are read for x86_64 Linux")
    return path


@pytest.fixture
def pip_config(no_index: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A function that configures pip with a file, without environment variables."""

    def set_up(**settings: str) -> None:
        """Write these settings of pip to a file, and make it the only configuration of pip."""
        lines = [f"{key.replace('_', '-')} = {value}\n" for key, value in settings.items()]
        (tmp_path / "pip.conf").write_text("".join(["[global]\n", *lines]), encoding="utf-8")
        monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "pip.conf"))
        for name in (
            "PIP_INDEX_URL",
            "REQUESTS_CA_BUNDLE",
            "CURL_CA_BUNDLE",
            "SSL_CERT_FILE",
            "SSL_CERT_DIR",
        ):
            monkeypatch.delenv(name, raising=False)
        forget_index()

    return set_up
