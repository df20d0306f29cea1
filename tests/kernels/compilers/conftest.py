"""Fake compilers that depend on the same inputs as real compilers, but do not have to be downloaded."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import cudyn
from cudyn import Image
from cudyn._bindings.libraries import search
from cudyn._kernels.compilers import compilation
from cudyn._kernels.compilers.compilation import Compilation

from ...support import fakes


@pytest.fixture(scope="session")
def fake_nvrtc(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The path of a fake NVRTC in a directory named `lib`.

    It preprocesses sources with gcc (fake_nvrtc.c).
    """
    if shutil.which("gcc") is None:
        pytest.skip("needs gcc, which preprocesses")
    text = Path(fakes.__file__).with_name("fake_nvrtc.c").read_text()
    directory = tmp_path_factory.mktemp("cuda") / "lib"
    return fakes.build(directory, text, "-DMAJOR=13", "-D_GNU_SOURCE", name="libnvrtc.so.13")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the compiler and the packer of cudyn.compile with fakes that return images without code."""

    def pack(images: list[Image]) -> Image:
        """Return a fatbin that lists the kind and the architecture of each image as its architectures."""
        return Image(b"", "fatbin", tuple(f"{image.kind} {image.arch[0]}" for image in images))

    def get_images(self: Compilation, arch: str, kinds: list[str]) -> list[Image]:
        """Return an image for each kind of code."""
        return [Image(b"", kind, (arch,)) for kind in kinds]

    monkeypatch.setattr(Compilation, "get_images", get_images)
    monkeypatch.setattr(compilation, "fatbin", pack)


@pytest.fixture
def without_nvrtc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """NVRTC is missing, even if another test has loaded it."""
    with monkeypatch.context() as patch:
        patch.setenv("CUDYN_NVRTC", str(tmp_path / "missing.so"))
        cudyn.nvrtc.reload()
        yield
    cudyn.nvrtc.reload()


@pytest.fixture
def preprocessor(fake_nvrtc: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new working directory with a cache, and with the fake NVRTC in `cuda/lib`.

    Tests may write the headers of its toolkit into `cuda/include`.
    """
    for name in ("CUDYN_CACHE", "CUDYN_ARCH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(search, "find_conda", lambda system: iter(()))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter(()))
    monkeypatch.chdir(tmp_path)
    shutil.copytree(fake_nvrtc.parent, tmp_path / "cuda" / "lib")
    assert cudyn.nvrtc.reload(tmp_path / "cuda" / "lib" / fake_nvrtc.name), cudyn.nvrtc.load_error
    yield tmp_path
    cudyn.nvrtc.reload()
