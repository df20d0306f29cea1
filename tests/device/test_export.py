"""Tests for code exported as C, on a GPU: programs, and ctypes calls in child processes."""

from __future__ import annotations

import pathlib
import re
import subprocess
from typing import Any

import pytest

import cudyn

from ..conftest import need_hopper, python_json
from ..support import exports, gpu_exports

pytestmark = pytest.mark.gpu


@pytest.fixture(scope="module")
def directory() -> pathlib.Path:
    """A directory with exported kernels, which need a Hopper GPU."""
    need_hopper()
    return gpu_exports.get_directory()


def run_program(*command: str | pathlib.Path) -> str:
    """Run a program without errors, and return its output."""
    process = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=120)
    assert (process.returncode, process.stderr) == (0, "")
    return process.stdout


def run(directory: pathlib.Path, code: str, name: str = "kernels") -> Any:
    """Run code in a child process, and return its last output.

    The code can use `lib`, the exported library, its functions `error`, `note`, `load` and `unload`, and the
    functions below. `on_device` returns the address of new device memory with these values.
    """
    prologue = f"""
import ctypes, json, os, threading
from array import array
import cudyn
from cudyn import driver as cu
lib = ctypes.CDLL({str(directory / f"{name}.so")!r})
error, note, load, unload = (lib["{name}_" + function] for function in ("error", "note", "load", "unload"))
error.restype = note.restype = ctypes.c_char_p
P, I, L, F = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64, ctypes.c_float
cu.cuInit(0)
def use(device=0):
    cu.cuCtxSetCurrent(cu.cuDevicePrimaryCtxRetain(device))
def on_device(kind, *values):
    result = cudyn.Buffer.from_host(array(kind, values))
    buffers.append(result)
    return int(result)
def read(address, count, kind="f"):
    result = array(kind, bytes(array(kind).itemsize * count))
    cu.cuMemcpyDtoH(result, address, result.itemsize * count)
    return list(result)
def add(values=(1.0, 2.0, 3.0), stream=None):
    a, b = on_device("f", *values), on_device("f", *[0] * len(values))
    status = lib["{name}_add_one"](P(a), P(b), L(len(values)), P(stream))
    return error().decode() if status else read(b, len(values))
def say(*result):
    print(json.dumps(result))
buffers = []
"""
    return python_json(prologue + code)


def test_examples_run(directory: pathlib.Path) -> None:
    for command, output in exports.list_programs(directory, cudyn.Device.count()):
        assert run_program(*command) == output


def test_benchmark_of_launches_prints_its_costs(directory: pathlib.Path) -> None:
    output = run_program(directory / "bench", directory / "code")
    assert re.fullmatch(r"cuLaunchKernel +\d+ ns\ntyped +\d+ ns +[+-]\d+\npacked +\d+ ns +[+-]\d+\n", output)


def test_module_launches_the_code_of_exported_files(directory: pathlib.Path) -> None:
    """cudyn.Module launches code of libraries and object files, in the same way as code from an artifact."""
    code = f"""
use()
results = []
for file in ("kernels.cudyn", "kernels.so", "kernels.o", "kernels_tvm.so", "ptx.so"):
    a, b = (cudyn.Buffer.from_host(array("f", values)) for values in ((1, 2, 3), (0, 0, 0)))
    with cudyn.Module(os.path.join({str(directory)!r}, file)) as module:
        module.add_one(a, b)
        results.append((read(int(b), 3), module.log[:20]))
say(*results)
"""
    cubin_result, ptx_result = ([2, 3, 4], ""), ([2, 3, 4], "no CUBIN for sm_90: ")
    assert [tuple(result) for result in run(directory, code)] == [cubin_result] * 4 + [ptx_result]


def test_launch_in_several_contexts(directory: pathlib.Path) -> None:
    """The contexts are the primary one, one created by the user, and the primary one after a reset."""
    code = """
use()
results = [add(), add()]
user_context = cu.api("12.0").cuCtxCreate(0, 0)
results.append(add())
buffers.clear()
cu.cuCtxDestroy(user_context)
use()
results.append(add())
buffers.clear()
cu.cuDevicePrimaryCtxReset(0)
use()
results.append(add())
unload()
results.append(add())
say(*results)
"""
    assert run(directory, code) == [[2, 3, 4]] * 6


def test_launch_after_a_reset_of_the_primary_context(directory: pathlib.Path) -> None:
    """The launch creates the context again. This also works in a thread without a current context."""
    code = """
use()
statuses = [lib.others_plain(None)]
cu.cuDevicePrimaryCtxReset(0)
statuses.append(lib.others_plain(None))
cu.cuCtxSetCurrent(None)
statuses.append(lib.others_plain(None))
cu.cuDevicePrimaryCtxReset(0)
statuses.append(lib.others_plain(None))
say(*statuses, error().decode())
"""
    assert run(directory, code, "others") == [0, 0, 0, 0, ""]


def test_launch_in_a_thread_without_a_context(directory: pathlib.Path) -> None:
    code = """
use()
a, b = on_device("f", 1, 2), on_device("f", 0, 0)
results = []
def launch_in_thread():
    results.append(lib.kernels_add_one(P(a), P(b), L(2), None))
    results.append(int(cu.cuCtxGetCurrent() or 0))
thread = threading.Thread(target=launch_in_thread)
thread.start()
thread.join()
say(*results, read(b, 2))
"""
    assert run(directory, code) == [0, 0, [2, 3]]


def test_launches_in_threads(directory: pathlib.Path) -> None:
    code = """
use()
results = []
def work():
    use()
    results.extend(add() for _ in range(20))
threads = [threading.Thread(target=work) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
say(len(results), all(result == [2, 3, 4] for result in results))
"""
    assert run(directory, code) == [160, True]


def test_launch_on_two_devices(directory: pathlib.Path) -> None:
    if cudyn.Device.count() < 2:
        pytest.skip("needs two devices")
    code = """
use(1)
a1, b1 = on_device("f", 5), on_device("f", 0)
use(0)
a0 = on_device("f", 7)
results = [lib.kernels_add_one(P(a1), P(b1), L(1), None), cu.cuCtxGetDevice()]
cu.cuCtxSynchronize()
use(1)
cu.cuCtxSynchronize()
results += [read(b1, 1), lib.kernels_add_one(P(a0), P(b1), L(1), None)]
say(*results, error().decode().partition(";")[0])
"""
    output = "add_one: b: expected device 0, like a, got device 1"
    assert run(directory, code) == [0, 0, [6], 2, output]


def test_launch_with_host_memory_fails(directory: pathlib.Path) -> None:
    code = """
use()
b = on_device("f", 0)
results = []
host_array = array("f", [1])
pinned, managed = cu.cuMemHostAlloc(4, 0), cu.cuMemAllocManaged(4, cu.CU_MEM_ATTACH_GLOBAL)
for memory in (host_array.buffer_info()[0], int(pinned), int(managed)):
    status = lib.kernels_add_one(P(memory), P(b), L(1), None)
    results.append([status, error().decode().partition(";")[0] if status else ""])
say(*results)
"""
    assert run(directory, code) == [
        [2, "add_one: a: expected memory on cuda, got cpu"],
        [2, "add_one: a: expected memory on cuda, got cuda_host"],
        [2, "add_one: a: expected memory on cuda, got cuda_managed"],
    ]


def test_launch_in_a_capture(directory: pathlib.Path) -> None:
    """The code is loaded during the capture, and the graph is launched twice."""
    code = """
use()
a, b = on_device("f", 1, 2), on_device("f", 0, 0)
stream = cu.cuStreamCreate(cu.CU_STREAM_NON_BLOCKING)
cu.cuStreamBeginCapture(stream, cu.CU_STREAM_CAPTURE_MODE_GLOBAL)
statuses = [lib.kernels_add_one(P(x), P(y), L(2), P(int(stream))) for x, y in ((a, b), (b, a))]
graph = cu.cuStreamEndCapture(stream)
executable = cu.cuGraphInstantiate(graph, 0)
for _ in range(2):
    cu.cuGraphLaunch(executable, stream)
cu.cuStreamSynchronize(stream)
say(*statuses, read(a, 2), read(b, 2))
"""
    assert run(directory, code) == [0, 0, [5, 6], [4, 5]]


def test_launch_of_ptx_compiles_and_logs_it(directory: pathlib.Path) -> None:
    output = "no CUBIN for sm_90: the driver compiles the PTX for compute_80"
    assert run(directory, "use()\nsay(add(), note().decode())", "ptx") == [[2, 3, 4], output]
    assert run(directory, "use()\nsay(add(), note().decode())") == [[2, 3, 4], ""]


def test_launch_in_a_forked_child_fails(directory: pathlib.Path) -> None:
    code = """
use()
a = on_device("f", 0)
assert lib.kernels_add_one(P(a), P(a), L(1), None) == 0
reader, writer = os.pipe()
if not os.fork():
    status = lib.kernels_add_one(P(a), P(a), L(1), None)
    os.write(writer, f"{status} {error().decode()}".encode())
    os._exit(0)
os.wait()
say(os.read(reader, 999).decode())
"""
    (output,) = run(directory, code)
    assert output.startswith("3 add_one: cu")
    assert "CUDA_ERROR_NOT_INITIALIZED (3)" in output


def test_kernels_receive_their_arguments(directory: pathlib.Path) -> None:
    """The arguments are strides, None, numbers of each type, host memory, and managed memory."""
    code = """
use()
a, c = on_device("f", *range(16)), on_device("f", *[100] * 4)
b = on_device("f", *[0] * 8)
results = []
for third in (None, c):
    status = lib.others_strided(P(a), P(b), P(third), F(2), L(2), L(4), L(8), None)
    results.append(error().decode() if status else read(b, 8))
pinned = cu.cuMemHostAlloc(32, 0)
(ctypes.c_float * 8).from_address(int(pinned))[:] = range(8)
status = lib.others_pinned(P(int(pinned)), P(b), None, F(-1), L(2), L(4), L(4), None)
results.append(error().decode() if status else read(b, 8))
managed = int(cu.cuMemAllocManaged(56, cu.CU_MEM_ATTACH_GLOBAL))
status = lib.others_numbers(
    P(managed), ctypes.c_int8(-3), ctypes.c_uint16(65535), L(-2**40), ctypes.c_uint64(2**63 + 2**20),
    ctypes.c_bool(True), F(0.5), ctypes.c_double(-0.1), None)
cu.cuCtxSynchronize()
results.append(error().decode() if status else list((ctypes.c_double * 7).from_address(managed)))
say(*results)
"""
    assert run(directory, code, "others") == [
        [0, 2, 4, 6, 16, 18, 20, 22],
        [100, 102, 104, 106, 116, 118, 120, 122],
        [-x for x in range(8)],
        [-3, 65535, -(2.0**40), 2.0**63 + 2**20, 1, 0.5, -0.1],
    ]


def test_kernels_are_launched_with_their_attributes(directory: pathlib.Path) -> None:
    """Covers clusters, more than 48 KiB of shared memory, cooperative launches, and too many resources."""
    code = """
use()
out, count, shared_result = on_device("I", *[0] * 8), on_device("I", 0), on_device("f", 0)
results = []
for status, result in (
    (lib.others_grouped(P(out), L(8), None), lambda: read(out, 8, "I")),
    (lib.others_shared(P(shared_result), I(50000), None), lambda: read(shared_result, 1)),
    (lib.others_together(P(count), P(out), L(8), None), lambda: read(out, 8, "I") + read(count, 1, "I")),
    (lib.others_together(P(count), P(out), L(2**20), None), lambda: 0),
    (lib.others_grouped(P(out), L(0), None), lambda: 0),
):
    results.append([status, result()])
results.append([lib.others_shared(P(shared_result), I(70000), None), error().decode()])
results.append([lib.others_crowded(I(1024), None), error().decode()])
say(*results)
"""
    results = run(directory, code, "others")
    assert results[1] == [0, [49999]]
    assert results[0][0] == results[2][0] == 0
    assert results[2][1] == [1] * 8 + [8]
    assert [status for status, _ in results[3:5]] == [3, 0]
    max_bytes = cudyn.Device(0).get_attribute(
        cudyn.driver.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
    )
    contracts = "shared(out: f32[1], n: i32)", "crowded(n: i32)"
    assert results[5:] == [
        [
            2,
            f"shared: shared_memory: expected up to {max_bytes} bytes, got 280000; "
            f"the contract is {contracts[0]}",
        ],
        [2, f"crowded: block: expected up to 1024 threads, got 2048; the contract is {contracts[1]}"],
    ]
