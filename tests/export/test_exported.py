"""cudyn.load_module: what it opens and what it refuses; calls, in children whose driver is the fake."""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
import json
import pathlib
import random
import re
import shutil
import struct
import subprocess
import threading
from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import Artifact, Buffer, DriverError, LoadError
from cudyn._formats.image import read
from cudyn._gpu import exported

from ..conftest import run_python
from ..support import fake_gpu
from ..support.dlpack import Producer
from ..support.tensors import Pinned, Tensor
from . import refusals
from .refusals import A
from .ways import Stream

CONTRACTS = (
    "fill(a: f32[n], by: f32) -> filler<<<ceildiv(n, 64), 64, 8 * n>>>(a, n: i64)",
    "scale(a: f32[n; s], b: f64[2] | None, how: shape[n, _], i: u8, yes: bool, x: f64, q: stream)"
    " -> scale<<<(n, 2), (32, 2)>>>(a, b, i, yes, x, s: i64)",
    "bare(n: i32) -> bare<<<n, 1>>>(n)",
)
PTX = fake_gpu.ptx(filler="u64, s64", scale="u64, u64, u8, u8, f64, s64", bare="s32")


def make_artifact(name: str = "mixed") -> Artifact:
    """Kernels of all kinds of arguments."""
    return Artifact(read(PTX), CONTRACTS, name=name)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    path = tmp_path_factory.mktemp("library") / "mixed.so"
    make_artifact().build(path)
    return path


@pytest.fixture
def copy(library: pathlib.Path, tmp_path: pathlib.Path) -> pathlib.Path:
    return pathlib.Path(shutil.copy(library, tmp_path / "copy.so"))


def in_child(
    function: Callable[[str], None], library: pathlib.Path, driver: pathlib.Path | None = None
) -> None:
    """Run a function of this file in a process of its own."""
    done = run_python(
        f"from tests.export import test_exported as tests; tests.{function.__name__}({str(library)!r})",
        env={"LD_LIBRARY_PATH": str(driver or library.parent / "none")},
    )
    assert done.returncode == 0, done.stderr


# --- calls


class Gpu(fake_gpu.Gpu):
    """The fake that the child's driver is, with a context of device 0."""

    def __init__(self) -> None:
        super().__init__(pathlib.Path("libcuda.so.1"))
        cudyn.driver.cuInit(0)
        cudyn.Device(0).use()

    def expect(self, *sizes: int) -> None:
        """From now on kernels have parameters of these sizes, a word each."""
        told = {"sizes": list(sizes), "offsets": [8 * i for i in range(len(sizes))]}
        for name, numbers in told.items():
            place: Any = (ctypes.c_size_t * 64).in_dll(self.library, name)
            place[: len(sizes)] = numbers
        ctypes.c_int.in_dll(self.library, "count").value = len(sizes)


def check_calls(path: str) -> None:
    gpu, module = Gpu(), cudyn.load_module(path)
    assert [*module.functions] == ["fill", "scale", "bare"]
    assert {"fill", "scale", "bare"} < {*dir(module)}
    assert module.fill.__doc__ == module.functions["fill"].text == str(module.fill.contract.text)
    assert "ExportedFunction fill(a: f32[n], by: f32)" in repr(module.fill)
    a, f64 = A("f32", (130,)), A("f64", (2,))
    gpu.expect(8, 8)
    buffer = Buffer.from_host(bytes(4 * 130))
    for given, address in ((a.produce(), a.address), (buffer, int(buffer))):
        for stream, handle in ((None, 0), (7, 7), (Stream(9), 9), (cudyn.driver.CUstream(11), 11)):
            module.fill(given, 1.5, stream=stream)
            assert gpu.words(2) == (address, 130)
            assert (gpu.grid, gpu.block, gpu.shared, gpu.stream) == ((3, 1, 1), (64, 1, 1), 1040, handle)
    module.fill(by=1, a=a.produce())
    assert gpu.stream == 0
    gpu.expect(8, 8, 1, 1, 8, 8)
    strided = A("f32", (5,), (3,))
    for q, how, expected in ((Stream(3), (5, -1), 3), (None, [5, 2**40], 0), (4, (5, 0), 4)):
        module.scale(strided.produce(), f64.produce(), how, 255, True, -2, q)
        assert gpu.words(2) == (strided.address, f64.address)
        assert bytes(gpu.parameters[16:17]) == b"\xff"
        assert bytes(gpu.parameters[24:25]) == b"\1"
        assert struct.unpack_from("d", bytes(gpu.parameters), 32) == (-2.0,)
        assert struct.unpack_from("q", bytes(gpu.parameters), 40) == (3,)
        assert (gpu.grid, gpu.block, gpu.stream) == ((5, 2, 1), (32, 2, 1), expected)
    module.scale(strided.produce(), None, (5, 5), q=Stream(8), x=0.5, yes=False, i=0)
    assert (gpu.words(2)[1], gpu.stream) == (0, 8)
    launches = gpu.launches
    module.bare(0)  # without a block
    assert gpu.launches == launches
    gpu.expect(4)
    module.bare(-0 + 3)
    assert (gpu.grid[0], gpu.words(1)[0] & 0xFFFFFFFF) == (3, 3)


def check_environment(path: str) -> None:
    """The stream of the first array's package."""
    import sys
    import types

    torch = types.ModuleType("torch")
    torch._C = types.SimpleNamespace(_cuda_getCurrentRawStream=lambda ordinal: 0x70 + ordinal)  # type: ignore[attr-defined]
    sys.modules["torch"] = torch
    kind = type("Tensor", (Producer,), {"__module__": "torch"})

    def make(array: A) -> Any:
        made = array.produce()
        made.__class__ = kind
        return made

    gpu, module = Gpu(), cudyn.load_module(path)
    gpu.expect(8, 8)
    for device in (0, 1):
        module.fill(make(A("f32", (4,), device=device)), 1, stream="environment")
        assert gpu.stream == 0x70 + device
    tensor = Tensor("f32", (4,), None, 0x30000000, 1)
    tensor.__class__ = type("Tensor", (Tensor,), {"__module__": "torch"})
    for _ in range(3):
        module.fill(tensor, 1, stream="environment")
        assert gpu.stream == 0x71
    gpu.expect(8, 8, 1, 1, 8, 8)
    module.scale(make(A("f32", (4,))), None, (4, 4), 1, True, 1, "environment")
    assert gpu.stream == 0x70
    for given, text in (
        ((make(A("f32", (4,), memory=1)), 1), "a: expected memory on cuda, got cpu"),
        ((A("f32", (4,)).produce(), 1), "stream: tests has no known current stream; pass a stream"),
    ):
        with pytest.raises(ValueError, match=f"^fill: {re.escape(text)}; the contract is fill"):
            module.fill(*given, stream="environment")
    with pytest.raises(ValueError, match=r"^bare: stream: expected an array on a device, whose package has"):
        module.bare(1, stream="environment")
    for stream in (7, "environment"):  # which is not taken for the argument that is missing
        with pytest.raises(TypeError, match=r"^fill: expected 2 arguments, got 1; the contract is fill"):
            module.fill(make(A("f32", (4,))), stream=stream)


def check_tensors(path: str) -> None:
    """torch's: those like earlier ones go a shorter way, and what is wrong is said all the same."""
    gpu, module = Gpu(), cudyn.load_module(path)
    gpu.expect(8, 8)
    for turn in range(3):
        for size, device in ((4, 0), (4, 1), (5, 0), (0, 0)):
            address = ((2 + device) << 28) + 16 * turn
            launches = gpu.launches
            module.fill(Tensor("f32", (size,), None, address, device), turn, stream=turn)
            assert gpu.launches == launches + bool(size)
            if size:
                assert (gpu.words(2), gpu.stream) == ((address, size), turn)
        wrong = Tensor("f32", (4,), None, 0x20000000)
        wrong.lazy = "is_neg"
        for tensor, by, text in (
            (wrong, 1, r"fill: a: the memory of .*Tensor holds other values \(is_neg\)"),
            (Tensor("f64", (4,)), 1, "fill: a: expected f32, got f64;"),
            (
                Tensor("f32", (4,), (2,)),
                1,
                r"fill: a.strides\[0\]: expected 1, as of a contiguous array, got 2;",
            ),
            (Tensor("f32", (4,), kind="cpu"), 1, "fill: a: expected memory on cuda, got cpu;"),
            (Pinned("f32", (4,), kind="cpu"), 1, "fill: a: expected memory on cuda, got cuda_host;"),
            (
                Tensor("f32", (4,), None, 0x20000002),
                1,
                "fill: a: expected an address that is a multiple of 4,",
            ),
            (Tensor("f32", (4,)), 1e39, "fill: by: expected a number that fits f32, got 1e\\+39;"),
        ):
            with pytest.raises(ValueError, match=f"^{text}"):
                module.fill(tensor, by)
    gpu.expect(4)
    for number in (2**31, 2**63):
        with pytest.raises(ValueError, match=f"bare: n: expected -2147483648 to 2147483647, got {number};"):
            module.bare(number)


def check_errors(path: str) -> None:
    gpu, module = Gpu(), cudyn.load_module(path)
    gpu.expect(4)
    with pytest.raises(AttributeError, match=r"no function 'file' in .*mixed.so; there are: fill, scale"):
        _ = module.file
    for given, named, text in (
        ((), {"m": 1}, "bare: m: no argument has this name"),
        ((1,), {"n": 1}, "bare: n: expected once, got twice"),
        ((1, 2), {}, "bare: expected 1 argument, got 2"),
        (({},), {}, "bare: n: expected an int, got dict"),
        ((1,), {"stream": 0.5}, "bare: a stream: expected a CUstream, an int, None or"),
    ):
        with pytest.raises(TypeError, match=f"^{text}"):
            module.bare(*given, **named)
    a = A("f32", (4,)).produce()
    for number, found in ((2**63, 2**63), (-(2**70), "an int of more than 64 bits")):
        with pytest.raises(ValueError, match=f"bare: n: expected -2147483648 to 2147483647, got {found};"):
            module.bare(number)
        said = rf"^scale: .*\[1\]: expected -{2**63} to {2**63 - 1}, got {found};"
        with pytest.raises(ValueError, match=said):
            module.scale(a, None, (4, number), 1, True, 1, None)
    with gpu.told(status=1), pytest.raises(DriverError) as caught:
        module.bare(1)
    error = caught.value
    assert (error.status, error.name) == (cudyn.driver.CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE")
    assert str(error) == "bare: cuLaunchKernel: CUDA_ERROR_INVALID_VALUE (1): invalid argument"
    with gpu.told(status=77), pytest.raises(DriverError, match=r"an unknown status \(77\)$") as caught:
        module.bare(1)
    assert caught.value.status == 77
    module.bare(1)
    assert gpu.unloaded == 0
    with module:
        module.bare(1)
    assert gpu.unloaded == 1
    module.close()
    calls: list[Callable[[], None]] = [lambda: module.bare(1), module.load]
    for call in calls:
        with pytest.raises(ValueError, match=r"mixed\.so is closed"):
            call()
    assert repr(module) == "<ExportedModule mixed: fill, scale, bare, closed>"
    again = cudyn.load_module(path)
    again.load()
    assert again.note == "no CUBIN for sm_90: the driver compiles the PTX for compute_90"
    with pytest.raises(DriverError, match="cuDeviceGet"):
        again.load(9)


def check_threads(path: str) -> None:
    """Errors are a thread's own, and each launch is that of one call."""
    gpu, module = Gpu(), cudyn.load_module(path)
    gpu.expect(4)
    before, wrong = gpu.launches, []

    def work(number: int) -> None:
        for i in range(200):
            module.bare(i + 1)
            try:
                module.bare(2**31 + number)
            except ValueError as error:
                if f"got {2**31 + number};" not in str(error):
                    wrong.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (gpu.launches - before, wrong) == (1600, [])


def check_no_driver(path: str) -> None:
    module = cudyn.load_module(path)
    with pytest.raises(LoadError, match=r"^bare: the CUDA driver was not found; looked for libcuda\.so\.1: "):
        module.bare(1)
    with pytest.raises(ValueError, match="bare: n: expected -2147483648"):
        module.bare(2**31)


@pytest.mark.parametrize(
    "check", [check_calls, check_tensors, check_environment, check_errors, check_threads]
)
def test_calls(check: Callable[[str], None], library: pathlib.Path, driver: pathlib.Path) -> None:
    in_child(check, library, driver)


def check_large_integers(path: str) -> None:
    """As the kernel gets them from Python, and from TVM FFI where it is installed and has such integers."""
    gpu, module = Gpu(), cudyn.load_module(path)
    gpu.expect(8, 8, 4)
    ways: list[Any] = [module.large]
    with contextlib.suppress(ImportError):
        import tvm_ffi

        loaded = tvm_ffi.load_module(path)["large"]
        with contextlib.suppress(OverflowError):  # of a release before 0.1.15
            loaded(2**63, 0, 0)
            ways.append(loaded)
    for way in ways:
        for seed in (0, 2**63 - 1, 2**63, 2**63 + 5, 2**64 - 1):
            for x in (0, -(2**63) - 1, 2**64 - 1, 2**64 + 2**11, 3 * 2**65 - 1, -(2**100) - 1, 2**127 - 1):
                way(seed, x, min(x, 2**100))
                found = struct.unpack("<QdQ", struct.pack("<3Q", *gpu.words(3)))
                single = struct.unpack("<f", struct.pack("<Q", found[2])[:4])
                assert found[:2] == (seed, float(x))
                assert single == struct.unpack("<f", struct.pack("<f", min(x, 2**100)))


def test_large_integers(driver: pathlib.Path, tmp_path: pathlib.Path) -> None:
    text = "large(seed: u64, x: f64, y: f32) -> large<<<1, 1>>>(seed, x, y)"
    path = tmp_path / "large.so"
    Artifact(read(fake_gpu.ptx(large="u64, f64, f32")), [text], name="large").build(path, tvm_ffi=True)
    in_child(check_large_integers, path, driver)


def test_without_a_driver(library: pathlib.Path) -> None:
    if ctypes.util.find_library("cuda"):
        pytest.skip("there is a driver")
    in_child(check_no_driver, library)


# --- files


def refuse(path: pathlib.Path) -> tuple[str, str]:
    """Why a file is refused, and what to do."""
    with pytest.raises(LoadError) as caught:
        cudyn.load_module(path)
    start = f"{path} can't be used: "
    assert caught.value.summary.startswith(start)
    return caught.value.summary.removeprefix(start), caught.value.hint


OURS = "expected a shared library that cudyn exported"


def test_other_files(tmp_path: pathlib.Path) -> None:
    """What it is, and which verb opens it."""
    file = tmp_path / "file.so"
    make_artifact().save(file)
    assert refuse(file) == (f"it is an artifact; {OURS}", "cudyn.Module opens an artifact.")
    file.write_bytes(PTX)
    assert refuse(file) == (f"it is PTX; {OURS}", "cudyn.Module opens PTX.")
    file.write_text("int main(void) { return 0; }")
    assert refuse(file) == (f"it is a text file; {OURS}", "")
    for target, said, hint in (
        (["-shared", "-fPIC"], "a shared library", "cudyn.load_library opens a shared library."),
        (["-c"], "an object file", "cudyn.load_library opens an object file."),
        ([], "a program", ""),
    ):
        code = tmp_path / "main.c"
        code.write_text("int main(void) { return 0; }")
        subprocess.run(["gcc", *target, "-o", file, code], check=True)
        assert refuse(file) == (f"it is {said}; {OURS}", hint)
    file = tmp_path / "mixed.o"
    make_artifact().build(file)
    hint = "link it first: cc -shared -o mixed.so mixed.o"
    assert refuse(file) == (f"it is an object file that cudyn exported; {OURS}", hint)
    subprocess.run(hint.partition(": ")[2].split(), cwd=tmp_path, check=True)
    assert cudyn.load_module(tmp_path / "mixed.so").name == "mixed"
    assert refuse(tmp_path)[0] == f"it is a folder; {OURS}"
    assert refuse(tmp_path / "none.so")[0].startswith("[Errno 2]")


def test_module_says_who_opens_it(library: pathlib.Path) -> None:
    with pytest.raises(
        ValueError, match=r"; cudyn\.load_module opens a shared library that cudyn exported\.$"
    ):
        cudyn.Module(library)


def change(file: pathlib.Path, old: bytes, new: bytes) -> None:
    data = file.read_bytes()
    assert data.count(old) == 1
    file.write_bytes(data.replace(old, new))


def test_load_library_says_who_opens_an_artifact(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "code.cudyn"
    Artifact(read(fake_gpu.ptx(k="u64"))).save(path)
    said = r"it is an artifact; expected a shared library .*\nWhat to do: cudyn\.Module opens an artifact\.$"
    with pytest.raises(cudyn.errors.LoadError, match=said):
        cudyn.load_library(path)


def test_another_machine(copy: pathlib.Path) -> None:
    data = bytearray(copy.read_bytes())
    data[18] = 183
    copy.write_bytes(data)
    here = cudyn._symbols.links.read_machine()  # type: ignore[attr-defined]
    assert refuse(copy) == (f"it is for aarch64, this Python is for {here}", f"take the build for {here}.")


def test_another_format(copy: pathlib.Path) -> None:
    change(copy, b'"format": 1,', b'"format": 9,')
    assert re.search(r"expected format version 1, got 9", refuse(copy)[0])


def test_changed_metadata(copy: pathlib.Path) -> None:
    change(copy, b'"name": "mixed"', b'"name": "mixes"')
    assert "hash: expected" in refuse(copy)[0]


def test_metadata_without_an_end(copy: pathlib.Path) -> None:
    """Its size stands in the file, and is not trusted."""
    place = cudyn._gpu.exported.Elf(copy).find_contents(["mixed_cudyn_metadata"])["mixed_cudyn_metadata"]  # type: ignore[attr-defined]
    data = copy.read_bytes()
    at = data.rindex(b"mixed_cudyn_metadata\0")
    assert at > 0
    for size in (place[1] - 1, 1 << 40):
        entry = struct.pack("<Q", place[1])
        start = next(i for i in range(16, len(data)) if data[i : i + 8] == entry and data[i - 12] & 15 == 1)
        copy.write_bytes(data[:start] + struct.pack("<Q", size) + data[start + 8 :])
        assert "expected a text of at most" in refuse(copy)[0]


def test_a_truncated_library(copy: pathlib.Path) -> None:
    copy.write_bytes(copy.read_bytes()[:5000])
    assert refuse(copy)[0] == f"it is a truncated ELF file; {OURS}"


def test_damaged_libraries(copy: pathlib.Path) -> None:
    """Read before it is opened: a LoadError, or what the library says; nothing else, and in no time."""
    data, choose = copy.read_bytes(), random.Random(1)
    expected = exported._read(str(copy))
    refused = 0
    for _ in range(200):
        changed = bytearray(data)
        for _ in range(choose.choice((1, 1, 8, 64))):
            at = choose.choice((choose.randrange(64), choose.randrange(4096), choose.randrange(len(data))))
            changed[at] = choose.choice((0, 1, 0x7F, 0x80, 0xFF, choose.randrange(256)))
        copy.write_bytes(changed[: choose.choice((len(data), len(data), choose.randrange(len(data))))])
        try:
            assert exported._read(str(copy)) == expected
        except LoadError:
            refused += 1
    assert refused > 50


def test_two_exports_in_one(tmp_path: pathlib.Path) -> None:
    for name in ("one", "two"):
        make_artifact(name).build(tmp_path / f"{name}.o")
    subprocess.run(["gcc", "-shared", "-o", "both.so", "one.o", "two.o"], cwd=tmp_path, check=True)
    why, hint = refuse(tmp_path / "both.so")
    assert "the kernels of 2 exports" in why
    assert hint == "link each of them into a library of its own."


def test_another_table(tmp_path: pathlib.Path) -> None:
    """The version of the table of functions, which is in no metadata."""
    _, source = make_artifact().write_c(tmp_path)
    text = pathlib.Path(source).read_text()
    head = "const mixed_module mixed_cudyn_module = {\n    1,"
    assert head in text
    for new, why in (
        (head.replace("1,", "2,"), "expected version 1 of its functions' table, got 2"),
        (head.replace("mixed_cudyn_module", "mixed_cudyn_other"), "undefined symbol: mixed_cudyn_module"),
    ):
        pathlib.Path(source).write_text(text.replace(head, new))
        library = tmp_path / f"{len(why)}.so"
        subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source], check=True)
        assert why in refuse(library)[0]


def test_metadata_is_that_of_the_artifact(library: pathlib.Path) -> None:
    module = cudyn.load_module(library)
    metadata = json.loads(make_artifact().metadata)
    assert (module.name, [c.text for c in module.functions.values()]) == ("mixed", metadata["contracts"])
    assert refusals.make_artifact().name == "refusals"
