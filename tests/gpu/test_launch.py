"""Modules, kernels and launches, devices and contexts, on a fake driver whose device is the host."""

from __future__ import annotations

import array
import copy
import ctypes
import gc
import itertools
import numbers
import pathlib
import pickle
import random
import re
import struct
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cudyn import Buffer, Device, DriverError, Module, SymbolNotFoundError, driver
from cudyn._formats.image import Image
from cudyn._formats.kernel_info import KernelInfo, Parameter
from cudyn._gpu import launcher

from ..conftest import python_json
from ..support import fake_gpu
from ..support.fake_gpu import Gpu, Whole, around, forget_launches, ptx

PTX = ptx(k="u64, f32", bare="", store="u64, u64", other="u64, f32")
TWO = (Parameter(0, 8, 8, "u64"), Parameter(8, 4, 4, "f32"))
WORDS = (Parameter(0, 8, 8, "u64"), Parameter(8, 8, 8, "u64"))
CUBIN = b"\x7fELF, but not really"
FATBIN = b"\x50\xed\x55\xba\1\0\x10\0" + bytes(8)  # without a part


@pytest.fixture(scope="module")
def newest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gpu]:
    yield from fake_gpu.running(fake_gpu.built(tmp_path_factory.mktemp("gpu")))


@pytest.fixture
def gpu(newest: Gpu) -> Gpu:
    """The context of device 0 is current; functions have the parameters of k."""
    Device(0).use()
    newest.takes(TWO)
    return newest


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Gpu:
    return fake_gpu.built(tmp_path_factory.mktemp("old"), "-DOLD", version=11070)


@pytest.fixture
def old(newest: Gpu, older: Gpu) -> Iterator[Gpu]:
    """A driver of CUDA 11.7, which has no cuLaunchKernelEx."""
    older.load()
    older.takes(TWO)
    yield older
    newest.load()


def k() -> Any:
    return Module(PTX).get_kernel("k")


def in_thread(work: Callable[[], Any]) -> Any:
    """What work returns in a new thread, which has no current context."""
    found: list[Any] = []

    def run() -> None:
        try:
            found.append(work())
        except Exception as error:
            found.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if isinstance(found[0], Exception):
        raise found[0]
    return found[0]


# --- modules and kernels


@pytest.mark.parametrize("form", ["Image", "bytes", "bytearray", "memoryview", "array", "Path", "str"])
def test_code(gpu: Gpu, tmp_path: pathlib.Path, form: str) -> None:
    image = Image(PTX, "ptx", ("sm_90",), (KernelInfo("k", TWO),))
    path = tmp_path / "k.ptx"
    image.save(path)
    forms: dict[str, Any] = {
        "Image": image,
        "bytes": PTX,
        "bytearray": bytearray(PTX),
        "memoryview": memoryview(PTX),
        "array": array.array("B", PTX),
        "Path": path,
        "str": str(path),
    }
    module = Module(forms[form])
    assert repr(module) == "<Module of ptx on device 0>"
    kernel = module.get_kernel("k")
    assert kernel.parameters == TWO
    assert str(kernel) == "k(u64, f32)"
    assert repr(kernel) == "<Kernel k(u64, f32)>"
    kernel.launch(1, 1, 5, 1)
    assert gpu.name == b"k"


def test_code_that_is_none(gpu: Gpu, tmp_path: pathlib.Path) -> None:
    with pytest.raises(
        TypeError, match=r"^code: expected an Image, an Artifact, a buffer of bytes or a path, got int$"
    ):
        Module(5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^not PTX, CUBIN"):
        Module(b"hello")
    with pytest.raises(FileNotFoundError, match=r"missing\.ptx"):
        Module(tmp_path / "missing.ptx")
    for kind in ("ltoir", "optixir", "tileir"):
        with pytest.raises(ValueError, match=rf"^{kind} can't be loaded; expected ptx, cubin or fatbin "):
            Module(Image(b"code", kind, ("sm_90",)))


def test_text_of_ptx(gpu: Gpu) -> None:
    """As numba, triton and `open(...).read()` give it; as a path the message would be the whole text."""
    with pytest.raises(
        TypeError, match=r"a str is the path of a file; pass the text of PTX as bytes: code\.encode\(\)$"
    ):
        Module(PTX.decode())


def test_what_the_compiler_says(gpu: Gpu) -> None:
    with pytest.raises(DriverError, match=r"^cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX \(218\)") as caught:
        Module(ptx(bad=""))
    lines = str(caught.value).splitlines()
    assert lines[-2:] == ["The code is ptx for sm_90; device 0 is sm_90.", "ptxas: a fake complaint"]


def test_a_kernel_by_its_expression(gpu: Gpu) -> None:
    """As cudyn.compile gives it: a template's name in C++, and what it is in the code."""
    image = Image(PTX, "ptx", ("sm_90",), (KernelInfo("k", TWO),), lowered_names={"f<int>": "k"})
    kernel = Module(image).get_kernel("f<int>")
    assert kernel.name == "k"
    kernel.launch(1, 1, 5, 1)
    assert gpu.name == b"k"


def test_a_kernel_is_one_object(gpu: Gpu) -> None:
    module = Module(PTX)
    assert module.get_kernel("k") is module.get_kernel("k")
    assert module.get_kernel("k") is not module.get_kernel("k", types=["u64", "f32"])
    assert module.get_kernel_names() == ["k", "bare", "store", "other"]


def test_no_kernel(gpu: Gpu) -> None:
    """The fake has no function of the name none."""
    with pytest.raises(KeyError, match="no kernel 'none'; there are: k, bare, store, other"):
        Module(PTX).get_kernel("none")
    module = Module(FATBIN)
    with pytest.raises(KeyError) as caught:
        module.get_kernel("none")
    assert caught.value.args == (
        f"no kernel 'none'; there are: {', '.join(module.get_kernel_names()) or 'none that can be told'}",
    )


def test_names_that_the_driver_tells(gpu: Gpu) -> None:
    """Of code that does not say them itself, whatever context is current."""
    module = Module(FATBIN)
    for name in ("k", "bare"):
        module.get_kernel(name)
    names = module.get_kernel_names()
    assert {"k", "bare"} <= {*names}
    assert in_thread(module.get_kernel_names) == names
    assert len(names) == len({*names})


def test_types(gpu: Gpu) -> None:
    """A CUBIN or a fatbin has sizes only; PTX may be overruled where the sizes are the same."""
    assert Module(FATBIN).get_kernel("k").parameters == (Parameter(0, 8, 0, ""), Parameter(8, 4, 0, ""))
    for code in (FATBIN, Image(CUBIN, "cubin", ("sm_90",), (KernelInfo("k", TWO),)), PTX):
        kernel = Module(code).get_kernel("k", types=["f64", "s32"])
        assert str(kernel) == "k(f64, s32)"
        kernel.launch(1, 1, 1, -1)
        assert gpu.words(1) == (0x3FF0000000000000,)
    assert Module(FATBIN).get_kernel("k", types=[".b8[8]", ".u32"]).parameters[0] == Parameter(0, 8, 0, "b8")


@pytest.mark.parametrize(
    ("types", "text"),
    [
        (["u64"], "the types u64 do not fit its parameters: 8 bytes, 4 bytes"),
        (["u64", "u64"], "the types u64, u64 do not fit its parameters: 8 bytes, 4 bytes"),
        (["u64", "f32", "u8"], "do not fit its parameters"),
        ([], "do not fit its parameters: 8 bytes, 4 bytes"),
        (["u64", "float"], "types: 'float' is not a type of PTX"),
        (["u64", "f32*"], r"types: 'f32\*' is not a type of PTX"),
    ],
)
def test_types_that_do_not_fit(gpu: Gpu, types: list[str], text: str) -> None:
    for code in (FATBIN, PTX):
        with pytest.raises(ValueError, match=f"^k: .*{text}"):
            Module(code).get_kernel("k", types=types)


def test_a_variable(gpu: Gpu) -> None:
    module, freed = Module(PTX), gpu.freed
    variable = module.get_global("variable")
    assert variable.nbytes == 4
    variable.copy_from((ctypes.c_int * 1)(8))
    assert bytes(module.get_global("variable")) == b"\x08\0\0\0"
    variable.copy_from((ctypes.c_int * 1)(7))
    with pytest.raises(KeyError, match="no variable 'nothing'"):
        module.get_global("nothing")
    del variable
    gc.collect()
    assert gpu.freed == freed


def test_closed(gpu: Gpu) -> None:
    """What was loaded is gone, so nothing of it reaches the driver again, by whatever way."""
    before = gpu.unloaded
    with Module(PTX) as module:
        kernel, bare = module.get_kernel("k"), module.get_kernel("bare")
        typed = module.get_kernel("k", types=["u64", "f32"])
        launch, prepared, open_prepared = kernel.launch, kernel.prepare(1, 1, 5, 1), kernel.prepare(1, 1)
        kernel.launch(1, 1, 5, 1)
        assert gpu.unloaded == before
    assert gpu.unloaded == before + 1
    assert repr(module) == "<Module of ptx on device 0, closed>"
    module.close()
    assert gpu.unloaded == before + 1
    done = gpu.launches, gpu.asked
    for use in (
        lambda: launch(1, 1, 5, 1),
        lambda: launch(2, 2, 5, 1),
        lambda: kernel.launch(1, 1, 5, 1, cluster=2),
        lambda: typed.launch(1, 1, 5, 1),
        lambda: bare.launch(1, 1),
        lambda: prepared(),
        lambda: prepared(6, 2),
        lambda: open_prepared(6, 2),
        lambda: kernel.prepare(1, 1, 5, 1),
        lambda: module.get_kernel("k"),
        lambda: module.get_global("variable"),
        lambda: kernel.get_attribute(0),
        lambda: kernel.set_attribute(8, 100),
        lambda: kernel.registers,
        lambda: kernel.max_active_blocks_per_multiprocessor(32),
        lambda: kernel.max_potential_block_size(),
        lambda: kernel.max_active_clusters(1, 1, 1),
    ):
        with pytest.raises(ValueError, match=r"^the module is closed$"):
            use()
    assert (gpu.launches, gpu.asked) == done


def test_closed_in_its_own_context(gpu: Gpu) -> None:
    """Whatever is current, and in a thread without a context."""
    module, before = Module(PTX), gpu.unloaded
    in_thread(module.close)
    assert gpu.unloaded == before + 1


def test_a_kernel_keeps_its_module(gpu: Gpu) -> None:
    kernel = k()
    gc.collect()
    kernel.launch(1, 1, 5, 1)
    assert gpu.words(1) == (5,)


def test_what_is_known_of_a_kernel(gpu: Gpu) -> None:
    kernel = k()
    assert (kernel.registers, kernel.static_shared_memory, kernel.local_memory) == (14, 1024, 13)
    assert (kernel.constant_memory, kernel.max_threads_per_block) == (12, 256)
    assert kernel.get_attribute(driver.CU_FUNC_ATTRIBUTE_PTX_VERSION) == 15
    assert (
        kernel.max_active_blocks_per_multiprocessor(128)
        == kernel.max_active_blocks_per_multiprocessor((64, 2))
        == 16
    )
    assert kernel.max_potential_block_size() == (264, 1024)
    assert kernel.max_potential_block_size(limit=128) == (264, 128)
    assert kernel.max_active_clusters(8, 32, (4, 2)) == 4
    with pytest.raises(DriverError, match="cuFuncSetAttribute: CUDA_ERROR_INVALID_VALUE"):
        kernel.set_attribute(driver.CU_FUNC_ATTRIBUTE_NUM_REGS, 1)
    assert in_thread(lambda: kernel.registers) == 14


# --- configurations


class Vector(list[int]):
    """An array of another package, as numpy's: what it compares to is no truth."""

    def __ne__(self, other: object) -> Any:
        return Vector([0, 0])

    def __bool__(self) -> bool:
        raise ValueError("the truth value of an array is ambiguous")

    __hash__ = None


Way = Callable[..., None]


def launch(kernel: Any, *given: Any, **how: Any) -> None:
    kernel.launch(*given, **how)


def prepare(kernel: Any, *given: Any, **how: Any) -> None:
    kernel.prepare(*given, **how)()


def prepare_for_others(kernel: Any, grid: Any, block: Any, *arguments: Any, **how: Any) -> None:
    kernel.prepare(grid, block, **how)(*arguments)


WAYS = [launch, prepare, prepare_for_others]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("given", "dims"),
    [
        (5, (5, 1, 1)),
        ((5,), (5, 1, 1)),
        ((5, 6), (5, 6, 1)),
        ((5, 6, 7), (5, 6, 7)),
        ([5, 6, 7], (5, 6, 7)),
        (Whole(5), (5, 1, 1)),
        ((Whole(5), 6), (5, 6, 1)),
        (range(1, 4), (1, 2, 3)),
        pytest.param(Vector([5, 6]), (5, 6, 1), id="Vector"),
    ],
    ids=repr,
)
def test_grid_and_block(gpu: Gpu, way: Way, given: Any, dims: tuple[int, ...]) -> None:
    kernel = k()
    way(kernel, 1, 1, 5, 1)
    way(kernel, given, 32, 5, 1)
    assert (gpu.grid, gpu.block) == (dims, (32, 1, 1))
    way(kernel, 9, given, 5, 1)
    assert (gpu.grid, gpu.block) == ((9, 1, 1), dims)
    way(kernel, given, given, 5, 1)
    assert (gpu.grid, gpu.block) == (dims, dims)


def test_the_largest(gpu: Gpu) -> None:
    kernel = k()
    kernel.launch((2**31 - 1, 65535, 65535), (1, 4, 64), 5, 1)
    assert (gpu.grid, gpu.block) == ((2**31 - 1, 65535, 65535), (1, 4, 64))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("grid", "block", "error", "text"),
    [
        (0, 1, ValueError, "grid=0: expected 1 to 2147483647, got 0"),
        (-1, 1, ValueError, "grid=-1: expected 1 to 2147483647, got -1"),
        (2**31, 1, ValueError, "grid=2147483648: expected 1 to 2147483647, got 2147483648"),
        ((1, 65536), 1, ValueError, "grid=(1, 65536): expected 1 to 65535, got 65536"),
        ((1, 1, 0), 1, ValueError, "grid=(1, 1, 0): expected 1 to 65535, got 0"),
        ((), 1, TypeError, "grid=(): expected an int, or a list of up to three ints"),
        (
            (1, 1, 1, 1),
            1,
            TypeError,
            "grid=(1, 1, 1, 1): expected an int, or a list of up to three ints",
        ),
        (1.5, 1, TypeError, "grid=1.5: expected an int, or a list of up to three ints"),
        ("1", 1, TypeError, "grid='1': expected an int, or a list of up to three ints"),
        (None, 1, TypeError, "grid=None: expected an int, or a list of up to three ints"),
        ((1, 2.5), 1, TypeError, "grid=(1, 2.5): expected an int, got float"),
        (1, 0, ValueError, "block=0: expected 1 to 1024, got 0"),
        (1, 1025, ValueError, "block=1025: expected 1 to 1024, got 1025"),
        (1, (1, 1, 65), ValueError, "block=(1, 1, 65): expected 1 to 64, got 65"),
        (1, 257, ValueError, "a block of 257 threads; it can have up to 256"),
        (1, (32, 32), ValueError, "a block of 1024 threads; it can have up to 256"),
    ],
)
def test_grid_and_block_that_are_wrong(
    gpu: Gpu, way: Way, grid: Any, block: Any, error: type[Exception], text: str
) -> None:
    kernel, before = k(), gpu.launches
    with pytest.raises(error, match=f"^k: {re.escape(text)}$"):
        way(kernel, grid, block, 5, 1)
    assert gpu.launches == before


def test_a_list_that_changes(gpu: Gpu) -> None:
    """What was launched last is not what the list holds now."""
    kernel, grid, block = k(), [2, 3], [4]
    kernel.launch(grid, block, 5, 1)
    grid[0], block[0] = 7, 8
    kernel.launch(grid, block, 5, 1)
    assert (gpu.grid, gpu.block) == ((7, 3, 1), (8, 1, 1))


def test_shared_memory(gpu: Gpu) -> None:
    """A kernel has 48 KiB less its static memory by itself (cuda.h, of the attribute); more is asked for."""
    kernel, before = k(), gpu.limits_set
    kernel.launch(1, 1, 5, 1, shared_memory=47 << 10)
    assert (gpu.shared, gpu.limits_set) == (47 << 10, before)
    for shared in (48 << 10, 100 << 10, 200 << 10):
        before = gpu.limits_set
        for _ in range(3):
            kernel.launch(1, 1, 5, 1, shared_memory=shared)
            kernel.launch(1, 1, 5, 1)
            kernel.prepare(1, 1, 5, 1, shared_memory=shared)()
        assert (gpu.shared, gpu.limits_set) == (shared, before + 1)
    kernel.launch(1, 1, 5, 1, shared_memory=100 << 10)
    assert (gpu.shared, gpu.limits_set) == (100 << 10, before + 1)


@pytest.mark.parametrize("way", WAYS)
def test_what_is_not_asked_for(gpu: Gpu, way: Way) -> None:
    """A launch then has no shared memory and no attributes, and the default stream, whatever came before."""
    kernel = k()
    way(kernel, 1, 1, 5, 1, shared_memory=64, stream=7, cluster=2, cooperative=True)
    assert (gpu.shared, gpu.stream, gpu.attributes) == (64, 7, 2)
    way(kernel, 1, 1, 5, 1)
    assert (gpu.shared, gpu.stream, gpu.attributes) == (0, 0, 0)


def test_shared_memory_that_another_has_asked_for(gpu: Gpu) -> None:
    """The limit is the function's, of which there may be two kernels, and is never lowered."""
    module = Module(PTX)
    one, two = module.get_kernel("k"), module.get_kernel("k", types=["u64", "u32"])
    one.launch(1, 1, 5, 1, shared_memory=200 << 10)
    two.launch(1, 1, 5, 1, shared_memory=100 << 10)
    one.launch(2, 1, 5, 1, shared_memory=200 << 10)
    assert gpu.shared == 200 << 10


@pytest.mark.parametrize("way", WAYS)
def test_shared_memory_that_is_wrong(gpu: Gpu, way: Way) -> None:
    kernel, before = k(), (gpu.launches, gpu.limits_set)
    most = "a block can have 232448 bytes, of which the kernel's static shared memory takes 1024"
    with pytest.raises(ValueError, match=rf"^k: shared_memory=232448: {most}$"):
        way(kernel, 1, 1, 5, 1, shared_memory=227 << 10)
    with pytest.raises(ValueError, match=most):
        way(kernel, 1, 1, 5, 1, shared_memory=1 << 40)
    with pytest.raises(ValueError, match=r"^k: shared_memory=-1: expected 0 bytes or more$"):
        way(kernel, 1, 1, 5, 1, shared_memory=-1)
    for wrong in (1.5, "1", None, True):
        text = rf"^k: shared_memory={wrong!r}: expected an int, got {type(wrong).__name__}$"
        with pytest.raises(TypeError, match=text):
            way(kernel, 1, 1, 5, 1, shared_memory=wrong)
    assert (gpu.launches, gpu.limits_set) == before


class Protocol:
    """As cuda.core's streams: version and handle."""

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, 0x5000


class PropertyProtocol:
    """As cuda.core's streams were once."""

    __cuda_stream__ = (0, 0x5000)


class Torch:
    """As torch's: neither equal nor unequal to what is none of torch's."""

    def __init__(self, handle: int = 0x5000) -> None:
        self.cuda_stream = handle

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Torch) and self.cuda_stream == other.cuda_stream

    def __ne__(self, other: object) -> bool:
        return isinstance(other, Torch) and self.cuda_stream != other.cuda_stream

    def __hash__(self) -> int:
        return hash(self.cuda_stream)

    def wait_event(self, event: object) -> None: ...


class Cupy:
    """As cupy's, which look into what they are compared with."""

    def __init__(self, handle: int = 0x5000) -> None:
        self.ptr = handle

    def __eq__(self, other: Any) -> bool:
        return bool(self.ptr == other.ptr)

    __hash__ = None  # type: ignore[assignment]

    def wait_event(self, event: object) -> None: ...


class CupyEvent:
    ptr = 0x5000

    def synchronize(self) -> None: ...


class Everything:
    """An int of another package that is equal to whatever there is."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return True

    def __ne__(self, other: object) -> bool:
        return False

    def __hash__(self) -> int:
        return hash(4)

    def __index__(self) -> int:
        return self.value

    __int__ = __index__


numbers.Integral.register(Everything)


class CUstream:
    """Of cuda.bindings, whose handles are no ints."""

    def __int__(self) -> int:
        return 0x5000


STREAMS = {
    "None": (None, 0),
    "0": (0, 0),
    "per thread": (2, 2),
    "an int": (0x5000, 0x5000),
    "an int of another package": (Whole(0x5000), 0x5000),
    "CUstream": (driver.CUstream(0x5000), 0x5000),
    "a null CUstream": (driver.CUstream(), 0),
    "the protocol": (Protocol(), 0x5000),
    "the protocol, a property": (PropertyProtocol(), 0x5000),
    "torch": (Torch(), 0x5000),
    "cupy": (Cupy(), 0x5000),
    "cuda.bindings": (CUstream(), 0x5000),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", STREAMS)
def test_streams(gpu: Gpu, way: Way, kind: str) -> None:
    stream, handle = STREAMS[kind]
    kernel = k()
    for _ in range(2):
        way(kernel, 1, 1, 5, 1, stream=0x7000)
        way(kernel, 1, 1, 5, 1, stream=stream)
        assert gpu.stream == handle


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "wrong",
    ["main", 1.5, [], True, pytest.param(object(), id="object()"), driver.CUevent(1), CupyEvent()],
    ids=lambda wrong: type(wrong).__name__,
)
def test_streams_that_are_wrong(gpu: Gpu, way: Way, wrong: Any) -> None:
    kernel, before = k(), gpu.launches
    with pytest.raises(TypeError, match=r"^k: a stream: expected a CUstream, an int, None or an .*, got "):
        way(kernel, 1, 1, 5, 1, stream=wrong)
    assert gpu.launches == before


def test_another_stream_of_the_same_name(gpu: Gpu) -> None:
    """Torch makes a new object each time it is asked for its current stream."""
    kernel = k()
    for handle in (0x5000, 0x6000, 0x5000):
        kernel.launch(1, 1, 5, 1, stream=driver.CUstream(handle))
        assert gpu.stream == handle


def test_a_handle_that_is_filled_anew(gpu: Gpu) -> None:
    """As raw calls do it: cuStreamCreate(byref(stream), 0), cuStreamDestroy(stream), and again."""
    kernel, stream = k(), driver.CUstream(0x5000)
    kernel.launch(1, 1, 5, 1, stream=stream)
    stream.value = 0x6000
    kernel.launch(1, 1, 5, 1, stream=stream)
    assert gpu.stream == 0x6000


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", ["CUstream", "torch", "cupy", "numpy", "everything"])
def test_an_object_that_gets_another_handle(gpu: Gpu, way: Way, kind: str) -> None:
    """cuda.core's streams can be closed, and an object may be filled anew: it is asked at each launch."""
    kernel, stream = k(), ORDERED[kind](0x5000)
    for handle in (0x5000, 0x6000, 0x7000):
        for name in vars(stream) or ["value"]:
            setattr(stream, name, handle)
        for grid in (1, 1, 2):
            way(kernel, grid, 1, 5, 1, stream=stream)
            assert gpu.stream == handle


@pytest.mark.parametrize("way", WAYS)
def test_a_closed_stream(gpu: Gpu, way: Way) -> None:
    """What its package says of it is raised, after good launches too."""

    class Closed(RuntimeError):
        pass

    class Stream:
        closed = False

        def __cuda_stream__(self) -> tuple[int, int]:
            if self.closed:
                raise Closed
            return 0, 0x5000

    kernel, stream = k(), Stream()
    way(kernel, 1, 1, 5, 1, stream=stream)
    stream.closed = True
    launches = gpu.launches
    with pytest.raises(Closed):
        way(kernel, 1, 1, 5, 1, stream=stream)
    assert gpu.launches == launches


CLUSTER, COOPERATIVE, PRIORITY = 4, 2, 8  # CUlaunchAttributeID


@pytest.mark.parametrize("way", WAYS)
def test_attributes(gpu: Gpu, way: Way) -> None:
    kernel = k()
    way(kernel, 8, 1, 5, 1)
    assert gpu.attributes == 0
    way(kernel, 8, 1, 5, 1, cluster=(4, 2))
    assert (gpu.attributes, gpu.attribute_ids[0]) == (1, CLUSTER)
    assert tuple(gpu.attribute_values[0]) == (4, 2, 1)
    way(kernel, 8, 1, 5, 1, cooperative=True)
    assert (gpu.attributes, gpu.attribute_ids[0], gpu.attribute_values[0][0]) == (1, COOPERATIVE, 1)
    priority = driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    priority.value.priority = 7
    way(kernel, 8, 1, 5, 1, attributes=[priority], cluster=2, cooperative=True)
    assert gpu.attributes == 3
    assert gpu.attribute_ids[:3] == (PRIORITY, CLUSTER, COOPERATIVE)
    assert gpu.attribute_values[0][0] == 7
    assert gpu.words(1) == (5,)
    way(kernel, 8, 1, 5, 1)
    assert gpu.attributes == 0


@pytest.mark.parametrize("none", [(), []], ids=repr)
def test_no_attributes(gpu: Gpu, none: Any) -> None:
    kernel = k()
    for way in WAYS:
        way(kernel, 1, 1, 5, 1, attributes=none, cluster=2)
        assert (gpu.attributes, gpu.attribute_ids[0]) == (1, CLUSTER)
        way(kernel, 1, 1, 5, 1, attributes=none)
        assert gpu.attributes == 0


def test_an_attribute_that_changes(gpu: Gpu) -> None:
    kernel, priority = k(), driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    for value in (7, 8):
        priority.value.priority = value
        kernel.launch(1, 1, 5, 1, attributes=(priority,))
        assert gpu.attribute_values[0][0] == value


@pytest.mark.parametrize("way", WAYS)
def test_attributes_that_are_wrong(gpu: Gpu, way: Way) -> None:
    kernel, before = k(), gpu.launches
    for wrong in (5, "cluster", [1], None, driver.CUlaunchAttribute()):
        with pytest.raises(
            TypeError, match=r"^k: attributes=.*: expected a list of CUlaunchAttribute objects$"
        ):
            way(kernel, 1, 1, 5, 1, attributes=wrong)
    for cluster in (0, "2", (1, 1, 1, 1)):
        with pytest.raises((TypeError, ValueError), match=r"^k: cluster="):
            way(kernel, 1, 1, 5, 1, cluster=cluster)
    assert gpu.launches == before


def test_configurations_in_turn(gpu: Gpu) -> None:
    """None is taken for another, whatever was launched before it."""
    kernel, choose = k(), random.Random(1)
    grids = {1: (1, 1, 1), (2, 3): (2, 3, 1), (4,): (4, 1, 1)}
    blocks = {8: (8, 1, 1), (2, 2): (2, 2, 1)}
    for i in range(1000):
        grid, block = choose.choice([*grids]), choose.choice([*blocks])
        stream, shared, cluster = (
            choose.choice((None, 0x5000)),
            choose.choice((0, 64)),
            choose.choice((None, 2)),
        )
        given = list(grid) if isinstance(grid, tuple) and i % 2 else grid
        way = choose.choice(WAYS) if i % 3 == 0 else launch
        way(kernel, given, block, i, 1, stream=stream, shared_memory=shared, cluster=cluster)
        assert (gpu.grid, gpu.block) == (grids[grid], blocks[block])
        assert (gpu.stream, gpu.shared, gpu.attributes) == (stream or 0, shared, int(cluster is not None))
        assert gpu.words(1) == (i,)


def test_remembered_configurations_are_limited(gpu: Gpu) -> None:
    kernel = k()
    for i in range(20_000):
        kernel.launch(1 + i, 1, i, 1)
        assert gpu.grid == (1 + i, 1, 1)
    assert 0 < len(kernel._launcher._pools) <= launcher._MAX_POOLS


# --- a driver without cuLaunchKernelEx


@pytest.mark.parametrize("way", WAYS)
def test_older_drivers_launch(old: Gpu, way: Way) -> None:
    kernel = k()
    way(kernel, (2, 3), (4, 5), 6, 1.5, stream=0x5000, shared_memory=64)
    assert (old.grid, old.block, old.shared, old.stream) == ((2, 3, 1), (4, 5, 1), 64, 0x5000)
    assert (old.words(1), old.cooperative) == ((6,), 0)
    way(kernel, (2, 3), (4, 5), 7, 1.5, stream=0x5000, shared_memory=64, cooperative=True)
    assert (old.grid, old.block, old.shared, old.stream) == ((2, 3, 1), (4, 5, 1), 64, 0x5000)
    assert (old.words(1), old.cooperative) == ((7,), 1)
    old.takes(())
    Module(PTX).get_kernel("bare").launch(2, 3)
    assert (old.name, old.grid) == (b"bare", (2, 1, 1))


@pytest.mark.parametrize("way", WAYS)
def test_older_drivers_have_no_clusters(old: Gpu, way: Way) -> None:
    kernel, before = k(), old.launches
    priority = driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    for how in ({"cluster": 2}, {"attributes": [priority]}):
        with pytest.raises(SymbolNotFoundError, match=r"cuLaunchKernelEx.*11\.8(.|\n)*11\.7"):
            way(kernel, 2, 1, 5, 1, **how)
    with pytest.raises(SymbolNotFoundError, match=r"cuOccupancyMaxActiveClusters.*11\.8"):
        kernel.max_active_clusters(2, 1, 2)
    assert old.launches == before


def test_older_drivers_tell_no_parameters(old: Gpu) -> None:
    """So types are needed; from C's layout, for which those of arrays do not say enough."""
    with pytest.raises(ValueError, match=r"^k: a fatbin does not say its parameters; pass types=\[\.\.\.\]$"):
        Module(FATBIN).get_kernel("k")
    kernel = Module(FATBIN).get_kernel("k", types=["u8", "u64", "f32"])
    assert [parameter.offset for parameter in kernel.parameters] == [0, 8, 16]
    with pytest.raises(
        ValueError, match=r"^k: types: the place of an array such as 'b8\[16\]' is not known$"
    ):
        Module(FATBIN).get_kernel("k", types=["b8[16]"])
    with pytest.raises(KeyError, match="no kernel 'none'; there are: none that can be told"):
        Module(FATBIN).get_kernel("none")


def test_older_drivers_and_errors(old: Gpu) -> None:
    kernel = k()
    for cooperative in (False, True):
        with old.told(status=1), pytest.raises(DriverError, match="CUDA_ERROR_INVALID_VALUE") as caught:
            kernel.launch(1, 1, 5, 1, cooperative=cooperative)
        assert "The kernel is k(u64, f32)." in str(caught.value)
    in_thread(lambda: kernel.launch(1, 1, 9, 1))
    assert old.words(1) == (9,)


# --- prepared launches


def test_prepared_with_arguments(gpu: Gpu) -> None:
    prepared = k().prepare((2, 3), 4, 5, 1.5)
    before = gpu.launches
    assert prepared() is None
    assert (gpu.words(1), gpu.grid, gpu.block) == ((5,), (2, 3, 1), (4, 1, 1))
    prepared(6, 2.5)
    assert gpu.words(1) == (6,)
    prepared()
    assert gpu.words(1) == (5,)
    prepared(None, 1)
    assert gpu.words(1) == (0,)
    assert gpu.launches == before + 4
    assert prepared.__qualname__ == "k.prepared"


def test_prepared_arguments_that_are_wrong(gpu: Gpu) -> None:
    kernel, before = k(), gpu.launches
    for arguments in ((5,), (5, 1.5, 6), ("a", 1.5), (5, "a")):
        with pytest.raises(TypeError, match=r"^k"):
            kernel.prepare(1, 1, *arguments)
    prepared, empty = kernel.prepare(1, 1, 5, 1.5), kernel.prepare(1, 1)
    for wrong, text in (
        (lambda: prepared(5), r"^k: expected 2 arguments \(u64, f32\), got 1$"),
        (lambda: prepared(5, 1.5, 6), r"^k\.prepared\(\) takes from 0 to 2 .* 3 were given$"),
        (lambda: prepared("a", 1.5), r"^k: parameter 0 \(u64\)"),
        (lambda: empty(), r"^k: expected 2 arguments \(u64, f32\), got 0$"),
        (lambda: empty(5), r"^k: expected 2 arguments \(u64, f32\), got 1$"),
    ):
        with pytest.raises(TypeError, match=text):
            wrong()  # type: ignore[no-untyped-call]
    assert gpu.launches == before
    prepared()  # none of that has changed what it was given
    assert gpu.words(1) == (5,)
    empty(6, 1)
    assert gpu.words(1) == (6,)


def test_prepared_without_parameters(gpu: Gpu) -> None:
    gpu.takes(())
    kernel, before = Module(PTX).get_kernel("bare"), gpu.launches
    prepared = kernel.prepare(2, 3)
    prepared()
    prepared()
    assert (gpu.launches, gpu.name, gpu.grid) == (before + 2, b"bare", (2, 1, 1))
    with pytest.raises(TypeError, match=r"^bare\.prepared\(\) takes 0 "):
        prepared(1)
    with pytest.raises(TypeError, match=r"^bare: expected 0 arguments \(\), got more$"):
        kernel.prepare(2, 3, 1)


def test_many_prepared(gpu: Gpu) -> None:
    """Each has its own configuration and arguments, among launches of other kinds."""
    module = Module(PTX)
    prepared = [module.get_kernel(name).prepare(1 + i, 1, i, 1) for i in range(50) for name in ("k", "other")]
    choose = random.Random(1)
    for _ in range(500):
        i = choose.randrange(100)
        if i % 7 == 0:
            module.get_kernel("k").launch(77, 1, 7, 1)
        prepared[i]()
        assert (gpu.grid[0], gpu.words(1), gpu.name) == (1 + i // 2, (i // 2,), (b"k", b"other")[i % 2])


def test_prepared_keeps_its_arguments(gpu: Gpu) -> None:
    buffer, freed = Buffer(8), gpu.freed
    address = int(buffer)
    prepared = k().prepare(1, 1, buffer, 1)
    del buffer
    gc.collect()
    assert gpu.freed == freed
    prepared()
    assert gpu.words(1) == (address,)
    del prepared
    gc.collect()
    assert gpu.freed == freed + 1


def test_prepared_keeps_its_kernel(gpu: Gpu) -> None:
    kernel = k()
    end = weakref.ref(kernel.module)
    prepared = kernel.prepare(1, 1, 5, 1)
    del kernel
    gc.collect()
    prepared()
    assert gpu.words(1) == (5,)
    del prepared
    gc.collect()
    assert end() is None


def test_a_launch_keeps_nothing(gpu: Gpu) -> None:
    """The memory is freed behind the launch: cuMemFree waits for it."""
    kernel, freed = k(), gpu.freed
    kernel.launch(1, 1, Buffer(8), 1)
    gc.collect()
    assert gpu.freed == freed + 1


# --- errors


@pytest.mark.parametrize("way", WAYS)
def test_a_launch_that_fails(gpu: Gpu, way: Way) -> None:
    kernel = k()
    with gpu.told(status=719), pytest.raises(DriverError) as caught:
        way(kernel, 1, 1, 5, 1)
    error = caught.value
    assert (error.function, error.status) == ("cuLaunchKernelEx", driver.CUDA_ERROR_LAUNCH_FAILED)
    assert "The kernel is k(u64, f32)." in str(error)
    way(kernel, 1, 1, 6, 1)
    assert gpu.words(1) == (6,)


def test_a_launch_that_fails_with_an_unknown_status(gpu: Gpu) -> None:
    with gpu.told(status=12345), pytest.raises(DriverError, match=r"12345(.|\n)*The kernel is k\("):
        k().launch(1, 1, 5, 1)


NOTE = "A kernel that was launched earlier has failed. Launched last: "


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("status", [700, 702, 710, 714, 715, 716, 717, 718, 719])
def test_a_late_error_names_what_was_launched(gpu: Gpu, status: int, way: Way) -> None:
    forget_launches()
    kernel = k()
    with Buffer(8) as buffer:
        way(kernel, 1, 1, 5, 1)
        with gpu.told(late=status):
            for use in (Device(0).synchronize, lambda: bytes(buffer), lambda: driver.cuCtxSynchronize()):
                with pytest.raises(DriverError) as caught:
                    use()
                assert caught.value.note == NOTE + "k."
                assert NOTE in str(caught.value)


def test_the_ones_before_are_named(gpu: Gpu) -> None:
    """The failed kernel may be another than the last."""
    forget_launches()
    module = Module(PTX)
    for name in ("store", "other", "k"):
        gpu.takes(WORDS if name == "store" else TWO)
        memory = (ctypes.c_uint64 * 1)()
        module.get_kernel(name).launch(1, 1, ctypes.addressof(memory), 1)
    with gpu.told(late=700), pytest.raises(DriverError) as caught:
        Device(0).synchronize()
    assert caught.value.note == NOTE + "k; before it: other, store."


def test_a_launch_after_a_late_error_names_them_too(gpu: Gpu) -> None:
    forget_launches()
    module = Module(PTX)
    module.get_kernel("other").launch(1, 1, 5, 1)
    with gpu.told(status=719), pytest.raises(DriverError) as caught:
        module.get_kernel("k").launch(1, 1, 5, 1)
    assert caught.value.note == f"{NOTE}other.\nThe kernel is k(u64, f32)."


def test_other_errors_name_nothing(gpu: Gpu) -> None:
    """An error that no kernel leaves behind, or before any launch."""
    k().launch(1, 1, 5, 1)
    with gpu.told(late=1), pytest.raises(DriverError) as caught:
        Device(0).synchronize()
    assert caught.value.note == ""
    with gpu.told(status=1), pytest.raises(DriverError) as caught:
        k().launch(1, 1, 5, 1)
    assert caught.value.note == "The kernel is k(u64, f32)."
    forget_launches()
    with gpu.told(late=700), pytest.raises(DriverError) as caught:
        Device(0).synchronize()
    assert caught.value.note == ""


def test_a_refused_launch_is_not_named(gpu: Gpu) -> None:
    forget_launches()
    for wrong, kind, text in (((1, 1, "a", 1), TypeError, "str 'a'"), ((0, 1, 5, 1), ValueError, "0")):
        with pytest.raises(kind, match=text):
            k().launch(*wrong)
    with gpu.told(status=1), pytest.raises(DriverError, match="INVALID_VALUE"):
        k().launch(1, 1, 5, 1)
    with gpu.told(late=700), pytest.raises(DriverError) as caught:
        Device(0).synchronize()
    assert caught.value.note == ""


# --- devices and contexts


def test_devices(gpu: Gpu) -> None:
    device = Device(1)
    assert Device.count() == 2
    assert Device(1) is device
    assert Device() is Device(0) is not device
    assert Device(Whole(1)) is device  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(device)) is device
    assert (repr(device), device.name, device.compute_capability, device.arch) == (
        "Device(1)",
        "a fake GPU",
        (9, 0),
        "sm_90",
    )
    assert device.get_memory_info() == (1, 2)
    assert device.get_attribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR) == 9


def test_devices_that_are_none(gpu: Gpu) -> None:
    for ordinal in (5, 2, -1):
        with pytest.raises(DriverError, match=r"^cuDeviceGet: CUDA_ERROR_INVALID_DEVICE \(101\)"):
            Device(ordinal)
        with pytest.raises(DriverError, match="CUDA_ERROR_INVALID_DEVICE"):
            Module(PTX, device=ordinal)
    for wrong in ("0", 0.5, None):
        with pytest.raises(TypeError, match=type(wrong).__name__):
            Device(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "use",
    [Device, Device.count, Device.current, lambda: Buffer(8), lambda: Module(PTX)],
    ids=["Device", "count", "current", "Buffer", "Module"],
)
def test_whatever_comes_first_initialises(gpu: Gpu, use: Callable[[], object]) -> None:
    gpu.load()
    try:
        with gpu.told(initialised=0):
            use()
            assert gpu.initialised
    finally:
        driver.cuInit(0)


def test_devices_of_another_driver(gpu: Gpu) -> None:
    """After driver.reload() they are made anew."""
    device = Device(0)
    gpu.load()
    assert Device(0) is not device
    assert Device(0) is Device(0)


def test_a_device_that_is_made_during_a_reload(gpu: Gpu) -> None:
    """It is of the driver before, and the next one to ask gets one of the driver in use."""
    ask = driver.cuDeviceGet

    def reload_first(ordinal: int) -> Any:
        gpu.load()
        return ask(ordinal)

    gpu.load()
    driver.cuDeviceGet = reload_first
    try:
        early = Device(0)
    finally:
        vars(driver).pop("cuDeviceGet", None)
    assert Device(0) is not early
    assert Device(0) is Device(0)


def test_a_device_for_a_block(gpu: Gpu) -> None:
    assert Device.current() is Device(0)
    with Device(1) as device:
        assert Device.current() is device is Device(1)
        module = Module(PTX)
        with Device(0):
            assert Device.current() is Device(0)
        assert Device.current() is device
    assert Device.current() is Device(0)
    assert module.device is Device(1)
    with pytest.raises(ZeroDivisionError), Device(1):
        1 / 0  # noqa: B018
    assert Device.current() is Device(0)


def test_a_device_for_good(gpu: Gpu) -> None:
    assert Device(1).use() is Device(1)
    assert Device.current() is Device(1)
    assert in_thread(driver.cuCtxGetCurrent) == driver.CUcontext()


def test_a_thread_without_a_context(gpu: Gpu) -> None:
    """The first launch makes the module's context current, and it stays so."""
    kernel = Module(PTX, device=1).get_kernel("k")
    prepared = kernel.prepare(1, 1, 7, 1)

    def work() -> Device:
        assert not driver.cuCtxGetCurrent()
        kernel.launch(1, 1, 6, 1)
        return Device.current()

    before = gpu.launches
    assert in_thread(work) is Device(1)
    assert (gpu.launches, gpu.words(1)) == (before + 1, (6,))
    in_thread(prepared)
    assert (gpu.launches, gpu.words(1)) == (before + 2, (7,))
    assert Device.current() is Device(0)


def test_a_thread_that_begins(gpu: Gpu) -> None:
    """Without a context, that of the first device or of the one asked for becomes current."""
    assert in_thread(lambda: (Module(PTX).device, Device.current())) == (Device(0), Device(0))
    assert in_thread(lambda: (Module(PTX, device=1).device, Device.current())) == (Device(1), Device(1))
    assert in_thread(lambda: (Buffer(8, device=Device(1)).device, Device.current())) == (Device(1), Device(1))


def test_another_context_is_current(gpu: Gpu) -> None:
    """A launch goes where its module is, and what was current is so again."""
    kernel = Module(PTX, device=1).get_kernel("k")
    assert Device.current() is Device(0)
    prepared, before = kernel.prepare(1, 1, 7, 1), gpu.launches
    kernel.launch(1, 1, 6, 1)
    assert gpu.words(1) == (6,)
    prepared()
    assert gpu.words(1) == (7,)
    prepared(8, 1)
    assert gpu.words(1) == (8,)
    assert (gpu.launches, kernel.registers, kernel.max_active_blocks_per_multiprocessor(128)) == (
        before + 3,
        14,
        16,
    )
    assert Device.current() is Device(0)


def test_another_context_and_an_error(gpu: Gpu) -> None:
    """It is the error of the second try that is told, and it leaves the context as it was."""
    kernel = Module(PTX, device=1).get_kernel("k")
    with (
        pytest.raises(DriverError, match=r"CUDA_ERROR_INVALID_HANDLE(.|\n)*The kernel is k\("),
        Device(1),
        gpu.told(status=400),
    ):
        kernel.launch(1, 1, 5, 1)
    assert Device.current() is Device(0)


def test_without_a_driver(no_nvidia: dict[str, str]) -> None:
    """Everything is there to be imported, and says what is missing when it is used."""
    code = """
        import json, cudyn
        from cudyn import Buffer, Device, Module
        found = []
        for use in (Device, Device.count, Device.current, lambda: Buffer(8), lambda: Module(b"// .version")):
            try:
                found.append(str(use()))
            except cudyn.LoadError as error:
                found.append("LoadError")
        print(json.dumps(found))
    """
    assert python_json(code, env=no_nvidia, flags=("-S",)) == ["LoadError"] * 5


# --- threads


def at_once(work: Callable[[int], None], count: int = 8) -> None:
    """Run work(0), work(1), ... in threads that begin together; raise the first error."""
    errors: list[Exception] = []
    barrier = threading.Barrier(count)

    def run(i: int) -> None:
        try:
            barrier.wait()
            work(i)
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


ROUNDS = 3000


@pytest.mark.parametrize("way", ["launch", "prepared", "prepared with arguments", "kinds of arguments"])
@pytest.mark.parametrize("driver_of", ["newest", "older"])
def test_threads_with_their_own_arguments(gpu: Gpu, older: Gpu, driver_of: str, way: str) -> None:
    """The fake runs `store`, whose arguments are the ones of this launch or somebody else's."""
    used = older if driver_of == "older" else gpu
    used.load()
    used.takes(WORDS)
    try:
        kernel, before = Module(PTX).get_kernel("store"), used.launches
        unused = (ctypes.c_uint64 * 1)()
        given = (ctypes.addressof(unused), 0) if way == "prepared with arguments" else ()
        prepared = kernel.prepare(1, 1, *given)

        def work(i: int) -> None:
            memory = (ctypes.c_uint64 * 2)(0, 99)
            place = ctypes.addressof(memory)
            for j in range(ROUNDS):
                value = i << 40 | j
                if way == "launch":
                    kernel.launch(1, 1, place, value)
                elif way == "kinds of arguments":
                    kernel.launch(1, 1, ctypes.c_void_p(place) if j % 2 else place, value | 1 << 63)
                    value |= 1 << 63
                else:
                    prepared(place, value)
                assert memory[0] == value
            assert memory[1] == 99

        at_once(work)
        assert used.launches == before + 8 * ROUNDS
    finally:
        gpu.load()


def test_threads_with_their_own_configurations(gpu: Gpu) -> None:
    """What a thread has chosen is not what another one launches; the arguments are right as well."""
    gpu.takes(WORDS)
    kernel, before = Module(PTX).get_kernel("store"), gpu.launches

    def work(i: int) -> None:
        memory = (ctypes.c_uint64 * 1)()
        place = ctypes.addressof(memory)
        for j in range(ROUNDS // 3):
            value = i << 40 | j
            kernel.launch(1 + i, 1 + j % 3, place, value, stream=0x5000 + i, shared_memory=64 * (j % 2))
            assert memory[0] == value

    at_once(work)
    assert gpu.launches == before + 8 * (ROUNDS // 3)


def test_threads_that_fail_in_between(gpu: Gpu) -> None:
    """A launch that is refused takes nothing away from the others."""
    gpu.takes(WORDS)
    kernel = Module(PTX).get_kernel("store")

    def work(i: int) -> None:
        memory = (ctypes.c_uint64 * 1)()
        place = ctypes.addressof(memory)
        for j in range(ROUNDS // 3):
            if i % 2:
                wrong = "a" if j % 2 else 1 << 64
                kind = TypeError if j % 2 else OverflowError
                with pytest.raises(kind, match=r"^store: parameter 1 \(u64\): "):
                    kernel.launch(1, 1, place, wrong)
            kernel.launch(1, 1, place, j)
            assert memory[0] == j

    at_once(work)


def test_threads_that_ask_for_one_kernel(gpu: Gpu) -> None:
    module = Module(PTX)
    found: list[Any] = []
    at_once(lambda i: found.append((module.get_kernel("k"), Device(1))))
    assert len({id(kernel) for kernel, _ in found}) == 1
    assert len({id(device) for _, device in found}) == 1


def test_memory_stays_flat(gpu: Gpu) -> None:
    """Of launches in one configuration with changing arguments: slots are put back."""
    kernel = k()
    prepared = kernel.prepare(1, 1, 5, 1)

    def objects() -> int:
        for i in range(1000):
            kernel.launch(1, 1, i + (1 << 40), 1.5)
            prepared(i, 1)
            prepared()
            kernel.launch(1, 1, 5, 1, attributes=[driver.CUlaunchAttribute(id=8)])
        gc.collect()
        return len(gc.get_objects())

    objects()
    before = objects()
    assert objects() - before < 100


# --- where and how a launch goes


class Numpy:
    """As an array of numpy's or a stream of somebody's: what == says is no truth."""

    def __init__(self, handle: int = 0x5000) -> None:
        self.handle = handle

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.handle

    def __eq__(self, other: object) -> Any:
        return Vector([0, 0])

    __ne__ = __eq__
    __hash__ = None  # type: ignore[assignment]


ORDERED: dict[str, Callable[[int], Any]] = {
    "None": lambda handle: None,
    "int": lambda handle: handle,
    "CUstream": driver.CUstream,
    "torch": Torch,
    "cupy": Cupy,
    "numpy": Numpy,
    "everything": Everything,
}


@pytest.mark.parametrize("way", WAYS)
def test_streams_in_every_order(gpu: Gpu, way: Way) -> None:
    """The handle decides, whatever the objects think of each other."""
    for order in itertools.permutations(ORDERED, 3):
        kernel = k()
        streams = [
            (0 if kind == "None" else 0x5000 + i, ORDERED[kind](0x5000 + i)) for i, kind in enumerate(order)
        ]
        for handle, stream in [*streams, *streams]:
            for again in (stream, stream, ORDERED[order[handle - 0x5000]](handle) if handle else None):
                way(kernel, 1, 1, 5, 1, stream=again)
                assert gpu.stream == handle, order


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("first", "other", "error"),
    [
        (4, 4.0, TypeError),
        ((4,), (4.0,), TypeError),
        (4, Everything(0), ValueError),
        ((4, 1), (Everything(0), 1), ValueError),
    ],
    ids=["a float", "a float in a tuple", "anything", "anything in a tuple"],
)
def test_what_is_equal_to_a_grid_and_is_none(
    gpu: Gpu, way: Way, first: Any, other: Any, error: type[Exception]
) -> None:
    kernel = k()
    way(kernel, first, first, 5, 1)
    before = gpu.launches
    for given in ((other, first), (first, other)):
        with pytest.raises(error, match=r"^k: (grid|block)="):
            way(kernel, *given, 5, 1)
    with pytest.raises(TypeError, match=r"^k: shared_memory=0\.0: expected an int, got float$"):
        way(kernel, first, first, 5, 1, shared_memory=0.0)
    with pytest.raises(TypeError, match=r"^k: cooperative='no': expected True or False$"):
        way(kernel, first, first, 5, 1, cooperative="no")
    assert gpu.launches == before


@pytest.mark.parametrize("way", WAYS)
def test_what_is_equal_to_a_grid_and_is_another(gpu: Gpu, way: Way) -> None:
    kernel = k()
    for given, dims in ((3, 3), (Everything(7), 7), (3, 3), (Everything(8), 8), ((Everything(9),), 9)):
        way(kernel, given, given, 5, 1, shared_memory=given if isinstance(given, int) else 0)
        assert (gpu.grid, gpu.block) == ((dims, 1, 1), (dims, 1, 1))


def test_too_many_are_told_whatever_they_are(gpu: Gpu) -> None:
    """None of them is taken for attributes or a stream."""
    kernel, before = k(), gpu.launches
    for surplus in [(), [], [(), 0x5000], [[], 0x5000, 64], [None], [0], [driver.CUlaunchAttribute()]]:
        with pytest.raises(TypeError, match=r"^k: expected 2 arguments \(u64, f32\), got more$"):
            kernel.launch(1, 1, 5, 1.0, *(surplus or [surplus]))
    assert gpu.launches == before


def test_prepared_takes_no_names(gpu: Gpu) -> None:
    """They would be left out where the arguments are those it was prepared with."""
    prepared, before = k().prepare(1, 1, 5, 1.5), gpu.launches
    for named in ({"a1": 9.0}, {"a0": 6}, {"stream": 5}):
        with pytest.raises(TypeError, match=r"^k\.prepared\(\) got "):
            prepared(**named)
    assert gpu.launches == before


def test_shared_memory_after_the_limit_was_set(gpu: Gpu) -> None:
    """By hand, to less: what was launched with more is not taken to have it still."""
    module = Module(PTX)
    kernel, other = module.get_kernel("k"), module.get_kernel("k", types=["u64", "u32"])
    limit = driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for each in (kernel, other):
        each.launch(1, 1, 5, 1, shared_memory=200 << 10)
        kernel.set_attribute(limit, 100 << 10)
        each.launch(1, 1, 5, 1, shared_memory=200 << 10)
        assert gpu.shared == 200 << 10
        assert kernel.get_attribute(limit) == 200 << 10


@pytest.mark.parametrize("way", WAYS)
def test_numbers_that_are_none(gpu: Gpu, way: Way) -> None:
    """Each has a __float__ or an __index__."""

    class Complex:
        dtype = type("dtype", (), {"kind": "c"})

        def __float__(self) -> float:
            return 1.0

    gpu.takes((Parameter(0, 4, 4, "u32"), Parameter(4, 4, 4, "f32")))
    kernel = Module(ptx(k="u32, f32")).get_kernel("k")
    before = gpu.launches
    with Buffer(8) as buffer:
        for wrong in (buffer, driver.CUstream(2), Complex(), 1j):
            with pytest.raises(TypeError, match=r"^k: parameter 1 \(f32\): expected a number, got "):
                way(kernel, 1, 1, 1, wrong)
        for wrong in (buffer, driver.CUstream(2), 1j):
            with pytest.raises(TypeError, match=r"^k: parameter 0 \(u32\): "):
                way(kernel, 1, 1, wrong, 1)
    assert gpu.launches == before


# --- owners


def test_prepared_keeps_its_stream(gpu: Gpu) -> None:
    stream = Torch()
    end = weakref.ref(stream)
    prepared = k().prepare(1, 1, 5, 1, stream=stream)
    del stream
    gc.collect()
    assert end() is not None
    prepared()
    assert gpu.stream == 0x5000
    del prepared
    gc.collect()
    assert end() is None


def test_prepared_with_a_buffer_that_is_closed(gpu: Gpu) -> None:
    kernel, buffer = k(), Buffer(8)
    prepared, other = kernel.prepare(1, 1, buffer, 1), kernel.prepare(1, 1, buffer, 2)
    prepared()
    del other
    buffer.close()
    before = gpu.launches
    for _ in range(2):
        with pytest.raises(ValueError, match=r"^k: a Buffer that this launch was prepared with is closed$"):
            prepared()
    assert gpu.launches == before
    prepared(7, 1)
    assert gpu.words(1) == (7,)


class Copying:
    """A producer that copies: the memory is there while its capsule is."""

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0

    def __dlpack__(self, *, stream: Any = None) -> Any:
        self.memory = memory = (ctypes.c_uint64 * 1)()
        tensor = (ctypes.c_uint64 * 8)(ctypes.addressof(memory), 2)
        place = ctypes.addressof(tensor)
        self.alive = weakref.ref(memory)
        capsule = ctypes.pythonapi.PyCapsule_New
        capsule.restype, capsule.argtypes = (
            ctypes.py_object,
            [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p],
        )
        made = capsule(place, b"dltensor", ctypes.cast(_destroyed, ctypes.c_void_p))
        _exported[ctypes.cast(id(made), ctypes.c_void_p).value] = memory, tensor
        del self.memory
        return made


_exported: dict[int | None, Any] = {}
_destroyed = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(lambda capsule: _exported.pop(capsule, None) and None)


@pytest.mark.parametrize("way", WAYS)
def test_a_capsule_lives_over_the_launch(gpu: Gpu, way: Way) -> None:
    """The fake stores into it while it is launched."""
    gpu.takes(WORDS)
    array, alive = Copying(), []
    kernel = Module(PTX).get_kernel("store")
    used = kernel._launcher
    call = used.call

    def watched(*given: Any) -> Any:
        alive.append(array.alive() is not None)
        return call(*given)

    used.call = watched
    way(kernel, 1, 1, array, 77)
    assert alive == [True]
    gc.collect()
    assert array.alive() is None


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_one_of_a_kind(gpu: Gpu, copied: Callable[[Any], Any]) -> None:
    """A copy would free or unload a second time."""
    kernel = k()
    with Buffer(8) as buffer:
        for each, name in ((buffer, "Buffer"), (kernel, "Kernel"), (kernel.module, "Module")):
            with pytest.raises(TypeError, match=rf"^a {name} can be neither copied nor pickled: "):
                copied(each)


# --- modules and their contexts


def test_logs(gpu: Gpu) -> None:
    """The info log can be had; a buffer of the caller's own is written into, and no other."""
    assert Module(PTX).log == "ptxas: a fake remark"
    own = ctypes.create_string_buffer(100)
    options: dict[int, int] = {
        driver.CU_JIT_INFO_LOG_BUFFER: ctypes.addressof(own),
        driver.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: 100,
    }
    assert Module(PTX, options=options).log == ""
    assert own.value == b"ptxas: a fake remark"
    options = {
        driver.CU_JIT_ERROR_LOG_BUFFER: ctypes.addressof(own),
        driver.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: 100,
    }
    with pytest.raises(DriverError):
        Module(ptx(bad=""), options=options)
    assert own.value == b"ptxas: a fake complaint"


def test_closed_after_success(gpu: Gpu) -> None:
    module, before = Module(PTX), gpu.unloaded
    kernel = module.get_kernel("k")
    with gpu.told(free_status=700), pytest.raises(DriverError, match="cuModuleUnload"):
        module.close()
    kernel.launch(1, 1, 5, 1)
    module.close()
    assert gpu.unloaded == before + 1


def test_a_kernel_whose_parameters_are_not_known(gpu: Gpu) -> None:
    """Those of PTX that no launch can pass: the driver tells what it knows, and the others are as ever."""
    gpu.takes(TWO)
    module = Module(b".version 8.0\n.entry k(.param .texref a) {}\n.entry l(.param .u64 a, .param .f32 b) {}")
    assert str(module.get_kernel("l")) == "l(u64, f32)"
    assert str(module.get_kernel("k")) == "k(?[8], ?[4])"
    gpu.takes((Parameter(65535, 0, 0, ""),))
    with pytest.raises(ValueError, match=r"^k takes a texture, sampler or surface reference, "):
        Module(b".version 8.0\n.entry k(.param .texref a) {}").get_kernel("k")


def test_a_primary_context_that_was_reset(newest: Gpu) -> None:
    """As cudaDeviceReset does: everything in it is gone, and the device goes on with a new one."""
    gpu = newest
    with Device(1):
        old, module, kept = Buffer(8), Module(PTX), Buffer(8)
        Buffer.from_host(b"x" * 8).copy_from(b"y" * 8, stream=0x5000)
        driver.cuDevicePrimaryCtxReset(1)
        new, freed, unloaded = Buffer(8), gpu.freed, gpu.unloaded
        assert bytes(Buffer.from_host(b"12345678")) == b"12345678"
        freed += 1
        old.close()
        del kept
        gc.collect()
        module.close()
        assert (gpu.freed, gpu.unloaded) == (freed, unloaded)
        new.close()
        assert gpu.freed == freed + 1
        Device(1).synchronize()
    driver.cuDevicePrimaryCtxReset(1)
    assert Device(1).get_memory_info() == (1, 2)
    driver.cuDevicePrimaryCtxReset(1)
    with Device(1):
        assert Device.current() is Device(1)


def test_eight_kib_of_parameters(gpu: Gpu) -> None:
    """More than 4 KiB, which drivers take since CUDA 12.1."""
    data = bytes(range(256)) * 32
    kernel = Module(ptx(k="u64, align 4 .b8[8192], f32")).get_kernel("k")
    gpu.takes(kernel.parameters)
    kernel.launch(1, 1, 5, data, 1.5)
    assert gpu.parameters == around([(0, struct.pack("<Q", 5)), (8, data), (8200, struct.pack("<f", 1.5))])


def test_a_thread_without_a_context_and_an_array(gpu: Gpu) -> None:
    """Its address is asked for in the context of the kernel's device."""
    kernel = k()
    array = Interface(0x5000)
    in_thread(lambda: kernel.launch(1, 1, array, 1))
    assert gpu.words(1) == (0x5000,)


class Interface:
    def __init__(self, pointer: int) -> None:
        self.__cuda_array_interface__ = {
            "shape": (4,),
            "typestr": "<f4",
            "data": (pointer, False),
            "version": 3,
        }


def test_an_error_of_another_cause(gpu: Gpu) -> None:
    """A failure of an earlier kernel is not told as one of the array."""
    with (
        gpu.told(pointer_status=700),
        pytest.raises(DriverError, match=r"^cuPointerGetAttribute: CUDA_ERR.*700"),
    ):
        k().launch(1, 1, Interface(0x5000), 1)
    with gpu.told(pointer_status=1), pytest.raises(ValueError, match="which is not device memory"):
        k().launch(1, 1, Interface(0x5000), 1)
