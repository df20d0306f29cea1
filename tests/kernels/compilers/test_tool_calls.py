"""Tests for the calls from compile, link and fatbin to NVIDIA's libraries, and for the results."""

from __future__ import annotations

import array
import ctypes
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cudyn
from cudyn import Image, errors
from cudyn._kernels.compilers import architectures, compile_many, link_images, nvjitlink_run
from cudyn.cache import Stats
from cudyn.types import KernelInfo

from ...support.command_line import main
from ...support.messages import raises

KERNELS = (KernelInfo("k", (), 1, 2, 3),)
PTX = b".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }\n"


class FakeLibrary:
    """A fake library module, which records the calls and returns preset results."""

    version = (13, 0)
    NVJITLINK_INPUT_CUBIN, NVJITLINK_INPUT_PTX, NVJITLINK_INPUT_LTOIR, NVJITLINK_INPUT_FATBIN = range(1, 5)

    path = __file__

    def __init__(self, **results: Any) -> None:
        self.results = results
        self.calls: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)

        def call(*arguments: Any) -> Any:
            """Record the call, and return, raise or store the preset result."""
            self.calls.append((name, *arguments))
            result = self.results.get(name)
            if isinstance(result, Exception):
                raise result
            if isinstance(result, bytes):  # the bytes that the library writes to the caller's memory
                arguments[-1][:] = result
                return None
            return result

        return call

    def has(self, name: str) -> bool:
        """Return whether the library has the function."""
        return self.results.get(name) != "missing"

    def list_calls(self, name: str) -> list[list[Any]]:
        """Return the arguments of all calls of a function."""
        return [arguments for called, *arguments in self.calls if called == name]


HANDLE = ctypes.c_void_p(0x77)  # the handle of a packer or a linker


@pytest.fixture(autouse=True)
def uncached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn the cache off."""
    monkeypatch.setenv("CUDYN_CACHE", "off")


@pytest.fixture
def use_fake(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that replaces a library module with a fake whose functions return preset results."""

    def replace(name: str, **results: Any) -> FakeLibrary:
        """Replace a module of cudyn with a fake library that returns these results, and return the fake."""
        library = FakeLibrary(**results)
        monkeypatch.setattr(cudyn, name, library, raising=False)
        if name == "nvjitlink":
            monkeypatch.setattr(link_images, name, library)
            monkeypatch.setattr(nvjitlink_run, name, library)
        return library

    return replace


# --- fatbin


def test_fatbin_adds_each_image_with_its_kind(use_fake: Any) -> None:
    """Each kind of image has its own function, which expects the architecture in its own form."""
    packer = use_fake("nvfatbin", nvFatbinCreate=HANDLE, nvFatbinSize=4, nvFatbinGet=b"FATB")
    images = [
        Image(b"CUBIN", "cubin", ("sm_90",), KERNELS, "warning\n", {"e": "k"}),
        Image(b"PTX text\0\0", "ptx", ("compute_80",), (), "warning\n"),
        Image(b"LTO", "ltoir", ("lto_75",), (), "other\n"),
        Image(b"TILE", "tileir"),
    ]
    image = cudyn.fatbin(images)
    assert packer.calls[:5] == [
        ("nvFatbinCreate", ["-compress-mode=speed"], 1),
        ("nvFatbinAddCubin", HANDLE, b"CUBIN", 5, "90", "sm_90"),
        ("nvFatbinAddPTX", HANDLE, b"PTX text\0", 9, "80", "compute_80", None),  # including the NUL
        ("nvFatbinAddLTOIR", HANDLE, b"LTO", 3, "75", "lto_75", None),
        ("nvFatbinAddTileIR", HANDLE, b"TILE", 4, "tile", None),
    ]
    assert [name for name, *_ in packer.calls[5:]] == ["nvFatbinSize", "nvFatbinGet", "nvFatbinDestroy"]
    assert (image.data, image.kind, image.arch) == (b"FATB", "fatbin", ("sm_90", "compute_80", "lto_75"))
    assert image.log == "warning\nother\n"  # each line once
    assert image.compiler == "nvFatbin 13.0"


def test_fatbin_with_tile_ir_and_an_old_packer_raises(use_fake: Any) -> None:
    packer = use_fake("nvfatbin", nvFatbinAddTileIR="missing")
    with raises(ValueError):
        cudyn.fatbin([Image(b"TILE", "tileir")])
    assert [name for name, *_ in packer.calls if name.startswith("nv")] == []


def test_fatbin_with_a_failing_packer_destroys_it(use_fake: Any) -> None:
    packer = use_fake(
        "nvfatbin", nvFatbinCreate=HANDLE, nvFatbinAddCubin=errors.NvFatbinError("f", 1, "N", "d")
    )
    with raises(errors.NvFatbinError):
        cudyn.fatbin([Image(b"CUBIN", "cubin", ("sm_90",))])
    assert [name for name, *_ in packer.calls] == ["nvFatbinCreate", "nvFatbinAddCubin", "nvFatbinDestroy"]


# --- link


def use_fake_linker(use_fake: Any, **results: Any) -> FakeLibrary:
    """Replace nvJitLink with a fake that returns PTX. `results` override the results of its functions."""
    arguments = {
        "nvJitLinkCreate": HANDLE,
        "nvJitLinkGetLinkedCubinSize": len(PTX),
        "nvJitLinkGetLinkedCubin": PTX,
        "nvJitLinkGetLinkedPtxSize": len(PTX),
        "nvJitLinkGetLinkedPtx": PTX,
        "nvJitLinkGetInfoLogSize": 5,
        "nvJitLinkGetInfoLog": b"info\0",
        **results,
    }
    tool: FakeLibrary = use_fake("nvjitlink", **arguments)
    return tool


@pytest.mark.parametrize(
    ("inputs", "options", "compile_count"),
    [
        ([Image(b"22", "cubin")], [], 0),
        ([Image(b"22", "cubin")], ["-lto"], 1),
        ([Image(b"22", "cubin"), Image(b"1", "ptx")], [], 1),
        ([Image(b"333", "ltoir"), Image(b"333", "ltoir")], [], 1),
        ([Image(b"4444", "fatbin", ("sm_90", "compute_80"))], [], 0),
        ([Image(b"4444", "fatbin", ("sm_80", "compute_90"))], [], 1),
        ([Image(b"4444", "fatbin")], [], 1),
    ],
)
def test_link_that_compiles_is_counted_once(
    inputs: list[Image],
    options: list[str],
    compile_count: int,
    use_fake: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Linking again is a cache hit. With CUDYN_CACHE=only, a miss raises an error."""
    tool = use_fake_linker(use_fake)
    counts_before = cudyn.cache.stats()
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "cache"))
    for mode in ("on", "on", "only", "off"):
        monkeypatch.setenv("CUDYN_CACHE", mode)
        image = cudyn.link(inputs, arch="sm_90", options=options)
        assert (image.not_cached, image.compiler) == ("", "nvJitLink 13.0")
    expected_counts = Stats(hits=2, compiled=2 * compile_count, kept=1)
    assert cudyn.cache.stats() - counts_before == expected_counts
    monkeypatch.setenv("CUDYN_CACHE_DIR", str(tmp_path / "another"))
    monkeypatch.setenv("CUDYN_CACHE", "only")
    tool.calls.clear()
    if not compile_count:
        cudyn.link(inputs, arch="sm_90", options=options)
        assert tool.calls
        return
    counts_before = cudyn.cache.stats()
    with raises(cudyn.CacheMissError):
        cudyn.link(inputs, arch="sm_90", options=options)
    assert cudyn.cache.stats() - counts_before == cudyn.cache.Stats(missed=1)
    assert tool.calls == []


def test_link_passes_names_and_kinds_of_its_inputs(use_fake: Any) -> None:
    """The names occur in the linker's messages."""
    tool = use_fake_linker(use_fake)
    inputs = [
        Image(b"1", "ptx"),
        Image(b"22" * 10, "cubin"),
        Image(b"333", "ltoir"),
        Image(b"4444", "fatbin"),
    ]
    image = cudyn.link(inputs, arch="sm_90", options=["-O3", "-lto"])
    assert tool.list_calls("nvJitLinkCreate")[0] == [3, ["-arch=sm_90", "-lto", "-O3"]]
    assert tool.list_calls("nvJitLinkAddData")[:4] == [
        [HANDLE, kind, input_image.data, len(input_image.data), f"input {i}".encode()]
        for i, (kind, input_image) in enumerate(zip((2, 1, 3, 4), inputs))
    ]
    names = [name for name, *_ in tool.calls]
    assert names[-1] == "nvJitLinkDestroy"
    assert names.index("nvJitLinkComplete") == 5
    assert "nvJitLinkGetLinkedCubin" in names
    assert (image.arch, image.log, image.lowered_names, image.compiler) == (
        ("sm_90",),
        "info",
        {},
        "nvJitLink 13.0",
    )
    assert [kernel.name for kernel in image.kernels] == ["k"]


def test_link_without_arch_uses_the_device(use_fake: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The device is only queried if `arch` is omitted. The value "" is rejected."""
    tool = use_fake_linker(use_fake)
    monkeypatch.setattr(link_images, "get_device_arch", lambda: "sm_87")
    assert cudyn.link([Image(b"1", "ptx")]).arch == ("sm_87",)
    assert cudyn.link([Image(b"1", "ptx")], arch="sm_90").arch == ("sm_90",)
    assert tool.list_calls("nvJitLinkCreate") == [[1, ["-arch=sm_87"]], [1, ["-arch=sm_90"]]]
    with raises(ValueError):
        cudyn.link([Image(b"1", "ptx")], arch="")


@pytest.mark.parametrize("form", [bytes, bytearray, memoryview, lambda data: array.array("B", data)])
def test_link_accepts_any_buffer(use_fake: Any, form: Callable[[bytes], Any]) -> None:
    tool = use_fake_linker(use_fake)
    cudyn.link([form(b"// ptx")], arch="sm_90")
    assert tool.list_calls("nvJitLinkAddData") == [[HANDLE, 2, b"// ptx", 6, b"input 0"]]


def test_link_to_ptx(use_fake: Any) -> None:
    tool = use_fake_linker(use_fake, nvJitLinkGetInfoLogSize=0)
    image = cudyn.link([Image(b"1", "ltoir")], arch="compute_90", to="ptx")
    assert tool.list_calls("nvJitLinkCreate") == [[3, ["-arch=compute_90", "-lto", "-ptx"]]]
    assert "nvJitLinkGetLinkedCubin" not in [name for name, *_ in tool.calls]
    assert tool.list_calls("nvJitLinkGetInfoLog") == []
    assert (image.kind, image.log) == ("ptx", "")


@pytest.mark.parametrize(
    ("image", "arguments"),
    [
        (Image(b"1", "ptx"), {"to": "ptx"}),
        (Image(b"1", "optixir"), {}),
        (Image(b"\x7fELF\2\1".ljust(16, b"\0") + b"\x02\0" + bytes(50), "cubin"), {}),
    ],
)
def test_link_with_wrong_inputs_raises(use_fake: Any, image: Image, arguments: dict[str, Any]) -> None:
    tool = use_fake_linker(use_fake)
    with raises(ValueError):
        cudyn.link([image], arch="sm_90", **arguments)
    assert len(tool.list_calls("nvJitLinkCreate")) == len(tool.list_calls("nvJitLinkDestroy"))


def test_link_with_options_that_the_linker_rejects_names_them(use_fake: Any) -> None:
    use_fake_linker(
        use_fake, nvJitLinkCreate=errors.NvJitLinkError("nvJitLinkCreate", 4, "BAD", "bad", "", "a log")
    )
    with raises(errors.NvJitLinkError) as caught:
        cudyn.link([Image(b"1", "ptx")], arch="sm_90", options=["-no"])
    assert caught.value.note == "The options were -arch=sm_90 -no."
    assert caught.value.log == "a log"


@pytest.mark.parametrize(
    ("compiler", "has_advice"), [("NVRTC 99.1", True), ("NVRTC 11.8", False), ("", False)]
)
def test_link_with_a_linker_older_than_the_compiler_has_advice(
    use_fake: Any, compiler: str, has_advice: bool
) -> None:
    use_fake_linker(
        use_fake, nvJitLinkAddData=errors.NvJitLinkError("nvJitLinkAddData", 6, "INTERNAL", "bad", "", "")
    )
    with raises(errors.NvJitLinkError) as caught:
        cudyn.link([Image(b"1", "ptx", compiler=compiler)], arch="sm_90")
    assert (" is older than NVRTC 99.1, which compiled input 0: install " in caught.value.note) == has_advice


# --- the command


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any, Any]]:
    """The source, `arch` and `to` of each compilation by a fake compiler, which rejects the file wrong.cu."""
    monkeypatch.chdir(tmp_path)
    for name in ("a.cu", "b.cu", "wrong.cu"):
        (tmp_path / name).write_text("")
    results: list[tuple[str, Any, Any]] = []

    def prepare(arguments: dict[str, Any]) -> Any:
        """Record the arguments of a job, and return the job with its result."""
        source, arch, to = (arguments[name] for name in ("source", "arch", "to"))
        results.append((str(source), arch, to))
        if "wrong" in str(source):
            raise ValueError("it does not compile")
        kind = "fatbin" if to == "fatbin" else architectures.choose_kind(arch, to)
        image = Image(f"{source.stem} {arch}".encode(), kind, (), (), "a warning")
        return SimpleNamespace(image=image, text=image.data, cached=True, base="")

    def prepare_compilation(job: Any) -> Any:
        """Return a compilation that has the result of the job, and nothing in the cache."""
        return SimpleNamespace(
            get_output=lambda: job.image, find_output=lambda: None, list_headers=tuple, entries=[]
        )

    monkeypatch.setattr(compile_many, "read_job", prepare)
    monkeypatch.setattr(compile_many, "Compilation", prepare_compilation)
    return results


@pytest.mark.parametrize(
    ("words", "files"),
    [
        ("a.cu -arch sm_90", {"a.cubin": "a sm_90"}),
        ("a.cu -arch compute_90", {"a.ptx": "a compute_90"}),
        ("a.cu -arch sm_90 --to ltoir", {"a.ltoir": "a sm_90"}),
        ("a.cu -arch sm_90 --to optixir -o out/", {"out/a.optixir": "a sm_90"}),
        ("a.cu -arch sm_90 --to tileir -o out/", {"out/a.tileir": "a sm_90"}),
        ("a.cu -arch sm_80,sm_90", {"a.sm_80.cubin": "a sm_80", "a.sm_90.cubin": "a sm_90"}),
        ("a.cu -arch sm_80,sm_90 --to fatbin", {"a.fatbin": "a ['sm_80', 'sm_90']"}),
        ("a.cu b.cu -arch sm_90 -o out/", {"out/a.cubin": "a sm_90", "out/b.cubin": "b sm_90"}),
        ("a.cu -arch sm_90 -o k.bin", {"k.bin": "a sm_90"}),
    ],
)
def test_compile_command_chooses_the_paths_of_outputs(
    words: str, files: dict[str, str], compiled: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile", *words.split(), "-j", "1"]) == 0
    assert {name: Path(name).read_text() for name in files} == files
    captured = capsys.readouterr()
    for index, name in enumerate(files, 1):
        (line,) = (line for line in captured.out.splitlines() if f": {name} (" in line)
        arch = "sm_80,sm_90" if name.endswith(".fatbin") else files[name].split()[1]
        source = "b.cu" if name.startswith("out/b") else "a.cu"
        assert line.startswith(f"[{index}/{len(files)}] {source} {arch}: {name} (0.")
        assert line.endswith(" s)")
    assert captured.err == "a warning\n" * len(files)


@pytest.mark.parametrize("quiet", [[], ["-q"]], ids=["", "quiet"])
def test_compile_command_continues_after_a_failing_source(
    quiet: list[str], compiled: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """With --quiet, only errors are printed."""
    assert main(["compile", "wrong.cu", "a.cu", "-arch", "sm_90", "-j", "1", *quiet]) == 1
    captured = capsys.readouterr()
    assert captured.out.splitlines()[0].startswith("[1/2] wrong.cu sm_90: failed (0.")
    assert len(captured.out.splitlines()) == (1 if quiet else 2)
    assert captured.err == "wrong.cu: it does not compile\na warning\n"
    assert Path("a.cubin").exists()
    assert not Path("wrong.cubin").exists()
