"""Tests for the cache of compiled code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import Image
from cudyn._bindings.libraries import search
from cudyn._kernels.cache import settings, store
from cudyn._kernels.compilers import toolkit_headers
from cudyn.types import KernelInfo, Parameter

from ...support import compilations
from ...support.messages import raises
from ...support.releases import NEWEST
from .test_compile import ROOT, site


def make_image(data: bytes = b"\x7fELF code") -> Image:
    """Return an image in which no field is empty."""
    kernels = (KernelInfo("k", (Parameter(0, 8, 8, "u64"),), 8, 0, 0), KernelInfo("l", ()))
    return Image(data, "cubin", ("sm_90",), kernels, "a warning", {"k<int>": "k"}, "NVRTC 13.0")


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of an empty cache."""
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CUDYN_CACHE", raising=False)
    return tmp_path / "cache"


KEY = "ab" + "0" * 62
BUILD = "0123456789abcdef"


def store_image(directory: Path) -> Path:
    """Store an image in the empty cache, and return its file."""
    assert compilations.keep(KEY, BUILD, make_image()) == ""
    return directory / "ab" / f"{KEY}.{BUILD}"


class TestCache:
    def test_find_of_a_stored_image_returns_it(self, directory: Path) -> None:
        assert compilations.find(KEY, BUILD) is None
        assert store_image(directory).is_file()
        assert compilations.find(KEY, BUILD) == compilations.find(KEY, None) == make_image()
        assert compilations.find(KEY, "other") is None
        assert [path.name for path in (directory / "ab").glob("[!.]*")] == [f"{KEY}.{BUILD}"]

    @pytest.mark.skipif(sys.platform == "win32", reason="Windows has no file modes")
    def test_entries_that_others_could_have_written_are_not_read(self, directory: Path) -> None:
        path = store_image(directory)
        for mode in (0o620, 0o602, 0o666):
            path.chmod(mode)
            assert compilations.find(KEY, BUILD) is None
        path.chmod(0o600)
        assert compilations.find(KEY, BUILD) == make_image()
        if os.getuid() == 0:  # root can change a file's owner
            os.chown(path, 12345, -1)
            assert compilations.find(KEY, BUILD) is None

    def test_find_and_keep_with_the_cache_off_do_nothing(
        self, directory: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = store_image(directory)
        monkeypatch.setenv("CUDYN_CACHE", "off")
        assert settings.get_folder() is None
        assert compilations.find(KEY, BUILD) is None
        path.unlink()
        compilations.keep(KEY, BUILD, make_image())
        assert not path.exists()

    def test_find_and_keep_in_an_impossible_directory_do_nothing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "file").write_text("")
        monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "file" / "cache"))
        compilations.keep(KEY, BUILD, make_image())
        with store.lock(KEY):
            assert compilations.find(KEY, BUILD) is None

    def test_trim_removes_the_least_recently_used_entries(
        self, directory: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Trimming stops when the cache is small enough."""
        monkeypatch.setenv("CUDYN_CACHE_SIZE", "100000")
        for i in range(20):
            compilations.keep(f"{i:02d}" + "0" * 62, BUILD, make_image(bytes(10_000)))
            for path in (directory / f"{i:02d}").iterdir():
                os.utime(path, (1000 + i, 1000 + i))
        store.trim()
        existing = sorted(path.parent.name for path in directory.rglob("*.0123456789abcdef"))
        assert existing == [f"{i:02d}" for i in range(20 - len(existing), 20)]
        assert 60_000 < sum(path.stat().st_size for path in directory.rglob("*.0123456789abcdef")) <= 100_000

    @pytest.mark.parametrize(
        ("system", "variable", "expected"),
        [
            ("linux", "XDG_CACHE_HOME", "/x/cudyn"),
            ("linux", "", "/home/u/.cache/cudyn"),
            ("darwin", "", "/home/u/Library/Caches/cudyn"),
            ("win32", "LOCALAPPDATA", "/x/cudyn/Cache"),
            ("win32", "", None),
        ],
    )
    def test_get_folder_returns_the_usual_directory_of_the_system(
        self, system: str, variable: str, expected: str | None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("CUDYN_CACHE_DIR", "CUDYN_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("HOME", "/home/u")
        monkeypatch.setattr(sys, "platform", system)
        if variable:
            monkeypatch.setenv(variable, "/x")
        assert settings.get_folder() == expected

    @pytest.mark.skipif(sys.platform == "win32", reason="Windows does not have a list of users")
    @pytest.mark.parametrize("home", [None, ""])
    def test_get_folder_without_home_uses_the_list_of_users(
        self, home: str | None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """An unset HOME means the same as an empty one. The result changes when HOME is set."""
        import pwd

        for name in ("CUDYN_CACHE_DIR", "CUDYN_CACHE", "XDG_CACHE_HOME", "HOME"):
            monkeypatch.delenv(name, raising=False)
        if home is not None:
            monkeypatch.setenv("HOME", home)
        monkeypatch.setattr(sys, "platform", "linux")
        settings._find_default_folder.cache_clear()
        entry = pwd.struct_passwd(("u", "x", 7, 7, "", "/home/listed", ""))
        with monkeypatch.context() as patch:
            patch.setattr(pwd, "getpwuid", lambda user: entry)
            assert settings.get_folder() == "/home/listed/.cache/cudyn"
            patch.setattr(pwd, "getpwuid", {}.__getitem__)
            settings._find_default_folder.cache_clear()
            assert settings.get_folder() is None
        monkeypatch.setenv("HOME", "/home/u")
        assert settings.get_folder() == "/home/u/.cache/cudyn"
        settings._find_default_folder.cache_clear()


@pytest.mark.nvidia
def test_compile_command_with_files_architectures_and_errors(tmp_path: Path) -> None:
    """Three files are compiled for two architectures each.

    One of the files has an error, and the others compile.
    """
    for name in ("a", "b"):
        (tmp_path / f"{name}.cu").write_text(f'extern "C" __global__ void {name}(int *p) {{ *p = N; }}\n')
    (tmp_path / "bad.cu").write_text("int f( {\n")
    environment = {
        **os.environ,
        "PYTHONPATH": f"{site(NEWEST)}{os.pathsep}{ROOT}",
        "CUDYN_CACHE_DIR": str(tmp_path / "c"),
    }
    command = [
        sys.executable,
        "-m",
        "cudyn",
        "compile",
        "a.cu",
        "b.cu",
        "bad.cu",
        "-arch",
        "sm_80,compute_90",
    ]
    command += ["-o", "out/", "-D", "N=3", "-std=c++17", "-j", "2", "-lineinfo"]
    completed = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert completed.returncode == 1
    assert "bad.cu(1): error:" in completed.stderr
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "a.compute_90.ptx",
        "a.sm_80.cubin",
        "b.compute_90.ptx",
        "b.sm_80.cubin",
    ]
    assert "[6/6] " in completed.stdout
    assert b".loc" in (tmp_path / "out" / "a.compute_90.ptx").read_bytes()
    assert Image.load(tmp_path / "out" / "b.sm_80.cubin").kernels[0].name == "b"


def put_toolkit(root: Path, version: int, *headers: str) -> None:
    """Create empty headers of a CUDA toolkit, and a cuda.h with its version, in a directory."""
    for header in ("cuda_fp16.h", *headers):
        (root / "include" / header).parent.mkdir(parents=True, exist_ok=True)
        (root / "include" / header).write_text("")
    (root / "include" / "cuda.h").write_text(f"#define CUDA_VERSION {version}\n")


@pytest.mark.parametrize("has_version", [True, False])
def test_find_toolkit_adds_later_directories_of_the_same_version(
    has_version: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Directories are added if they have the same version and contain headers that the others lack.

    An unknown version is assumed to be the compiler's version.
    """
    put_toolkit(tmp_path / "wheel", 13000)
    if not has_version:
        (tmp_path / "wheel" / "include" / "cuda.h").unlink()
    put_toolkit(tmp_path / "older", 12090, "nv/target")
    put_toolkit(tmp_path / "same", 13000, "cublas.h")
    put_toolkit(tmp_path / "more", 13000, "nv/target")
    (tmp_path / "link").symlink_to("more")
    roots = [str(tmp_path / name) for name in ("older", "same", "more", "link")]
    monkeypatch.setattr(search, "find_conda", lambda system: iter(()))
    monkeypatch.setattr(search, "find_toolkits", lambda system: iter(roots))
    result = toolkit_headers.find_toolkit([str(tmp_path / "wheel")], (13, 0))
    names = (
        ("wheel", "more") if has_version else ("wheel", "same", "more")
    )  # the directory that contains cuda.h
    assert result == [str(tmp_path / name / "include") for name in names]


KERNEL_IMAGE = Image(b"\x7fELF", "cubin", ("sm_90",), (KernelInfo("k", ()),))
LIST = "expected a list, got"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"source": 7}, "kernel.cu: expected a str or a buffer with UTF-8 text, got int"),
        (
            {"source": "a\nb\0", "name": "n.cu"},
            "n.cu, line 2: a NUL character, which C++ source can't contain",
        ),
        (
            {"source": b"a\nb\n\xff", "name": "n.cu"},
            "n.cu, line 3: not UTF-8: 'utf-8' codec can't decode byte 0xff in position 4: invalid start byte",
        ),
        ({"arch": 90}, "arch: expected a string such as 'sm_90', or a list of strings, got int 90"),
        ({"arch": [90]}, "arch: expected a string such as 'sm_90', or a list of strings, got int 90"),
        (
            {"arch": "sm_80,sm_90"},
            "arch='sm_80,sm_90': expected an architecture such as 'sm_90' or 'compute_90'",
        ),
        ({"arch": []}, "arch: expected at least one architecture"),
        (
            {"arch": "compute_90", "to": "cubin"},
            "a CUBIN is for a real architecture, such as sm_90, not compute_90",
        ),
        ({"arch": "lto_90", "to": "ptx"}, "lto_90 is for LTO-IR, not for ptx"),
        *(
            ({"to": to}, f"to={to!r}: expected one of ptx, cubin, ltoir, optixir, tileir, fatbin")
            for to in ("PTX", "", "exe", 7)
        ),
        ({"name": 7}, "name: expected a str, got int: 7"),
        ({"options": "-G"}, f"options: {LIST} str"),
        ({"options": None}, f"options: {LIST} NoneType"),
        ({"options": [b"-G"]}, "options: expected a str, got bytes: b'-G'"),
        ({"options": ["-a\0"]}, r"options: '-a\x00' contains a NUL character"),
        ({"options": ["-arch"]}, "the option -arch needs a value"),
        (
            {"options": ["-arch=sm_80"]},
            "the architecture is specified twice: arch='sm_90', and 'sm_80' in the options",
        ),
        ({"options": ["-dlto"]}, "the option -dlto can't produce cubin; pass to='ltoir'"),
        ({"include_path": "folder"}, f"include_path: {LIST} str"),
        ({"include_path": Path("folder")}, f"include_path: {LIST} {type(Path()).__name__}"),
        ({"include_path": [b"folder"]}, "include_path: expected a str, got bytes: b'folder'"),
        ({"headers": ["h.h"]}, "headers: expected a mapping from names to strings, got list"),
        ({"headers": {7: ""}}, "headers: expected a str, got int: 7"),
        ({"headers": {"h.h": 7}}, "h.h: expected a str or a buffer with UTF-8 text, got int"),
        ({"headers": {"h.h": "a\nb\0"}}, "h.h, line 2: a NUL character, which C++ source can't contain"),
        ({"define_macro": "NDEBUG"}, f"define_macro: {LIST} str"),
        ({"define_macro": [("A", 1)]}, "define_macro: expected a str, got tuple: ('A', 1)"),
        ({"define_macro": {"A": "\0"}}, r"define_macro: '-DA=\x00' contains a NUL character"),
        ({"std": 17}, "std: expected a str, got int: 17"),
        ({"name_expressions": "k"}, f"name_expressions: {LIST} str"),
        ({"name_expressions": ["k\0"]}, r"name_expressions: 'k\x00' contains a NUL character"),
    ],
)
def test_compile_with_wrong_arguments_raises(arguments: dict[str, Any], message: str) -> None:
    """Each error has one clear message. No compiler is called."""
    with pytest.raises((TypeError, ValueError)) as caught:
        cudyn.compile(**{"source": "", "arch": "sm_90", **arguments})
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("inputs", "arguments"),
    [
        ([], {}),
        (KERNEL_IMAGE, {}),
        ("k.ptx", {}),
        (["k.ptx"], {}),
        ([7], {}),
        ([KERNEL_IMAGE], {"arch": "90"}),
        ([KERNEL_IMAGE], {"arch": ["sm_90"]}),
        ([KERNEL_IMAGE], {"to": "fatbin"}),
        ([KERNEL_IMAGE], {"options": "-lto"}),
    ],
)
def test_link_with_wrong_arguments_raises(inputs: Any, arguments: dict[str, Any]) -> None:
    with raises((TypeError, ValueError)):
        cudyn.link(inputs, **{"arch": "sm_90", **arguments})


@pytest.mark.parametrize(
    "images",
    [
        [],
        KERNEL_IMAGE,
        [b"code"],
        [KERNEL_IMAGE, KERNEL_IMAGE],
        [Image(b"", "ptx", ("sm_90",)), Image(b"", "ptx", ("compute_90",))],
        [Image(b"", "ptx")],
        [Image(b"", "fatbin", ("sm_80", "sm_90"))],
    ],
)
def test_fatbin_with_wrong_images_raises(images: Any) -> None:
    with raises((TypeError, ValueError)):
        cudyn.fatbin(images)


def test_compile_with_boolean_macros_defines_integers() -> None:
    """C++ does not define True."""
    result = compilations.make(define_macro={"A": True, "B": False, "C": None, "D": "x"})
    assert result.job.options == ["-DA=1", "-DB=0", "-DC", "-DD=x"]
