"""Tests for `simulate(isolate=True)`, which runs kernels in worker processes."""

from __future__ import annotations

import gc
import hashlib
import os
import pathlib
import platform
import re
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

import cudyn
from cudyn import driver
from cudyn._simulator.cpu import c_compiler
from cudyn._simulator.cpu.messages import KINDS
from cudyn._simulator.cpu.worker import Worker
from cudyn._simulator.driver.arena import Arena
from cudyn._simulator.driver.kernel_runs import Refused
from cudyn.testing import Fault, Simulation, run_on_cpu, simulate

from ...support.hostile_ptx import run_in_child
from ...support.messages import raises
from .test_survival import MODULES

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="isolate=True needs Linux")

RUNTIME = pathlib.Path(c_compiler.__file__).parent / "runtime"
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
PTX = f"""{HEAD}
.visible .entry k(.param .u64 out, .param .u32 action, .param .u32 value) {{ ret; }}"""
# k(out) adds the values of two variables, and counts its launches.
SUM = f"""{HEAD}
.global .align 4 .u32 launches = 0;
.global .align 4 .u32 one = 41;
.global .align 8 .u64 table[1] = {{one}};
.visible .entry k(.param .u64 out) {{
    .reg .b64 %rd<5>; .reg .b32 %r<5>;
    ld.param.u64 %rd1, [out]; mov.u64 %rd2, table; ld.global.u64 %rd3, [%rd2]; ld.global.u32 %r1, [%rd3];
    mov.u64 %rd4, launches; ld.global.u32 %r2, [%rd4]; add.u32 %r2, %r2, 1; st.global.u32 [%rd4], %r2;
    add.u32 %r3, %r1, %r2; ld.global.u32 %r4, [%rd1]; add.u32 %r3, %r3, %r4; st.global.u32 [%rd1], %r3;
    ret; }}"""
(
    STORE,
    READ_NULL,
    WRITE_CODE,
    RUN_INVALID_INSTRUCTION,
    ABORT,
    EXIT,
    CALL,
    MAP_CODE,
    MAKE_CODE,
    FORGE_KIND,
    FORGE_FINDING,
    FORGE_USES,
    PRINT,
    CLOSE,
    RUN_THREAD,
) = range(15)  # enum Action in hostile.c
# The numbers of system calls on x86-64 and on AArch64
SYSTEM_CALLS = {
    "open": (2, None),
    "openat": (257, 56),
    "execve": (59, 221),
    "socket": (41, 198),
    "connect": (42, 203),
    "fork": (57, None),
    "clone": (56, 220),
    "kill": (62, 129),
    "ptrace": (101, 117),
    "process_vm_writev": (311, 271),
    "ftruncate": (77, 46),
    "unlinkat": (263, 35),
    "sendmsg": (46, 211),
    "io_uring_setup": (425, 425),
    "a number that does not exist": (4000, 4000),
}


@pytest.fixture(scope="module")
def hostile_library(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The contents of the library compiled from hostile.c."""
    path = tmp_path_factory.mktemp("hostile") / "hostile.so"
    source = pathlib.Path(__file__).with_name("hostile.c")
    options = ["-shared", "-fPIC", "-fvisibility=hidden", f"-I{RUNTIME}", "-o", str(path), str(source)]
    subprocess.run([*c_compiler.find_compiler(), *options, "-lpthread"], check=True)
    return path.read_bytes()


def load_hostile(library: bytes, monkeypatch: pytest.MonkeyPatch) -> cudyn.Module:
    """Load PTX whose kernels are replaced with a library. Afterwards, the library is also in the cache."""
    monkeypatch.setattr(c_compiler, "compile_c", lambda *_: library)
    return load(f"{PTX}\n// {hashlib.sha256(library).hexdigest()}")


@pytest.fixture
def simulation() -> Iterator[Simulation]:
    """A simulation that runs kernels in other processes."""
    with simulate("sm_90", run=True, isolate=True) as started:
        yield started
        started.take_findings()


def load(text: str) -> cudyn.Module:
    """Load PTX."""
    return cudyn.Module(text.encode())


Attack = Callable[..., int]


@pytest.fixture
def attack(simulation: Simulation, hostile_library: bytes, monkeypatch: pytest.MonkeyPatch) -> Attack:
    """A function that launches the hostile kernel, and returns the word in `out` after the launch."""
    out = cudyn.Buffer(4)
    out.fill(7)
    kernel = load_hostile(hostile_library, monkeypatch).get_kernel("k")

    def launch(action: int, value: int = 0) -> int:
        """Launch the hostile kernel with an action and its value."""
        kernel.launch(1, 1, out, action, value)
        return int(struct.unpack("<I", bytes(out))[0])

    return launch


def test_kernel_and_program_see_the_same_memory(simulation: Simulation) -> None:
    """The kernel runs in another process. It adds 41 and the number of its launches to the result."""
    out = cudyn.Buffer(4)
    out.copy_from(struct.pack("<I", 1000))
    module = load(SUM)
    kernel = module.get_kernel("k")
    kernel.launch(1, 1, out)
    assert struct.unpack("<I", bytes(out)) == (1000 + 41 + 1,)
    kernel.launch(1, 1, out)
    assert struct.unpack("<I", bytes(out)) == (1000 + 41 + 1 + 41 + 2,)
    address, size = driver.cuModuleGetGlobal(module.handle, "launches")
    launches = bytearray(size)
    driver.cuMemcpyDtoH(launches, address, size)
    assert struct.unpack("<I", launches) == (2,)


@pytest.mark.parametrize("allocate", ["host", "managed", "async"])
def test_other_kinds_of_memory_are_shared(simulation: Simulation, allocate: str) -> None:
    """The process of the kernel also sees host memory, managed memory and memory from a pool."""
    cudyn.Device(0).use()
    if allocate == "host":
        address = driver.cuMemHostAlloc(4, 0)
    elif allocate == "managed":
        address = driver.cuMemAllocManaged(4, 1)
    else:
        address = driver.cuMemAllocAsync(4, 0)
    driver.cuMemsetD32(address, 5, 1)
    load(SUM).get_kernel("k").launch(1, 1, address)
    word = bytearray(4)
    driver.cuMemcpyDtoH(word, address, 4)
    assert struct.unpack("<I", word) == (5 + 41 + 1,)


def test_memory_that_is_allocated_after_a_launch_is_shared(simulation: Simulation) -> None:
    kernel = load(SUM).get_kernel("k")
    for size in (4, 100 << 20, 4, 1 << 30, 4):
        out = cudyn.Buffer(size)
        last_word = int(out) + size - 4
        driver.cuMemsetD32(last_word, 0, 1)
        kernel.launch(1, 1, last_word)
        out.close()


def test_freed_memory_is_released(simulation: Simulation) -> None:
    arena = simulation.memory.arena
    assert arena is not None
    for _ in range(5):
        with cudyn.Buffer(8 << 20) as out:
            out.fill(1)
    assert os.fstat(arena.file).st_blocks * 512 < 60 << 20  # the flags of written bytes are kept


def test_memory_of_unloaded_modules_is_released(simulation: Simulation) -> None:
    """Each module has a variable of 8 MB, and the checks need a flag for each byte of it."""
    arena = simulation.memory.arena
    assert arena is not None
    size = 8 << 20
    text = SUM.replace(
        ".global .align 8 .u64 table", f".global .b8 large[{size}];\n.global .align 8 .u64 table"
    )
    for _ in range(6):
        with load(text) as module:
            module.get_kernel("k").launch(1, 1, cudyn.Buffer.from_host(bytes(4)))
            module.get_global("large").fill(1)
    gc.collect()
    assert os.fstat(arena.file).st_blocks * 512 < 2 * size


CRASHES = {
    "read_null": (READ_NULL, "SIGSEGV"),
    "write_code": (WRITE_CODE, "SIGSEGV"),
    "invalid_instruction": (
        RUN_INVALID_INSTRUCTION,
        "SIGILL" if platform.machine() == "x86_64" else "SIGTRAP",
    ),
    "abort": (ABORT, "SIGABRT"),
    "map_code": (MAP_CODE, "SIGSYS"),
    "make_code": (MAKE_CODE, "SIGSYS"),
    "close": (CLOSE, "SIGSYS"),
}


@pytest.mark.parametrize("name", CRASHES)
def test_crash_is_a_fault_and_the_next_launch_works(
    attack: Attack, simulation: Simulation, name: str
) -> None:
    """The kernel crashes its own process, but not the program. A new process replaces the crashed one."""
    action, signal_name = CRASHES[name]
    assert attack(STORE, 12) == 12
    with pytest.raises(
        Fault, match=f"k: crash: the process in which the kernel ran was ended by {signal_name}"
    ):
        attack(action)
    with pytest.raises(cudyn.CudynError, match="LAUNCH_FAILED"):  # the context is unusable, as on a device
        attack(STORE, 13)
    simulation.reset_contexts()
    assert attack(STORE, 14) == 14
    assert len(simulation.take_findings()) == 0


def test_messages_about_crashes(attack: Attack, simulation: Simulation) -> None:
    for action in (READ_NULL, MAP_CODE, EXIT, FORGE_KIND):
        with raises(Fault):
            attack(action)
        simulation.reset_contexts()


@pytest.mark.parametrize("name", SYSTEM_CALLS)
def test_system_call_ends_the_worker(attack: Attack, name: str) -> None:
    number = SYSTEM_CALLS[name][platform.machine() != "x86_64"]
    if number is None:
        number = SYSTEM_CALLS["openat"][1]
    with pytest.raises(Fault, match=r"SIGSYS, because it made a system call"):
        attack(CALL, number)


@pytest.mark.parametrize("kind", [0, len(KINDS) + 1, len(KINDS) + 2, 1000, 0xFFFFFFFF])
def test_unknown_kind_of_finding_is_a_fault(attack: Attack, kind: int) -> None:
    with pytest.raises(Fault, match="k: crash: the kernel reported an unknown error"):
        attack(FORGE_KIND, kind)


def test_forged_findings_are_faults(attack: Attack, simulation: Simulation) -> None:
    """A finding with arbitrary contents has a message, and does not stop the process."""
    for seed in range(200):
        with pytest.raises(Fault, match="k: "):
            attack(FORGE_FINDING, seed)
        simulation.reset_contexts()


@pytest.mark.parametrize("value", range(4))
def test_forged_uses_are_limited_to_the_memory(
    hostile_library: bytes, monkeypatch: pytest.MonkeyPatch, value: int
) -> None:
    with simulate("sm_90", run=True, isolate=True, schedule="seed:1"):
        out = cudyn.Buffer(4)
        out.fill(0)
        kernel = load_hostile(hostile_library, monkeypatch).get_kernel("k")
        kernel.launch(1, 1, out, FORGE_USES, value)
        assert bytes(out) == bytes(4)


def test_output_is_printed(attack: Attack, capfd: pytest.CaptureFixture[str]) -> None:
    attack(PRINT, 3000)  # more than a pipe holds
    output = capfd.readouterr().out
    assert len(output) == 300_000
    assert output.endswith("2999\n")


def test_worker_can_use_threads(attack: Attack) -> None:
    assert attack(RUN_THREAD, 33) == 33


def test_several_host_threads_run_blocks() -> None:
    with simulate("sm_90", run=run_on_cpu(checks=False, workers=4), isolate=True):
        out = cudyn.Buffer(4)
        out.fill(0)
        code = f"""{HEAD}.visible .entry k(.param .u64 out) {{ .reg .b64 %rd<3>; .reg .b32 %r<3>;
        ld.param.u64 %rd1, [out]; atom.global.add.u32 %r1, [%rd1], 1; ret; }}"""
        load(code).get_kernel("k").launch(1000, 32, out)
        assert struct.unpack("<I", bytes(out)) == (32_000,)


def test_launches_from_several_threads(simulation: Simulation) -> None:
    """Four threads make 20 launches each, and no launch is lost: each one adds to the same sum."""
    kernel = load(SUM).get_kernel("k")
    out = cudyn.Buffer(4)
    out.fill(0)
    context = driver.cuCtxGetCurrent()

    def launch() -> None:
        """Launch the kernel 20 times in the context of the main thread."""
        driver.cuCtxSetCurrent(context)
        for _ in range(20):
            kernel.launch(1, 1, out)

    threads = [threading.Thread(target=launch) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert struct.unpack("<I", bytes(out)) == (80 * 41 + sum(range(81)),)


@pytest.fixture(scope="module")
def results() -> dict[str, str]:
    """The result of each hostile PTX module, keyed by name."""
    outcomes = run_in_child([text for text, _ in MODULES.values()], isolate=True)
    return dict(zip(MODULES, outcomes, strict=False))


@pytest.mark.parametrize("name", MODULES)
def test_hostile_ptx_has_the_same_result(results: dict[str, str], name: str) -> None:
    assert results.get(name, "the process has died before").startswith(MODULES[name][1])


def test_interrupt_ends_the_worker() -> None:
    """Ctrl-C stops an endless loop. The next launch works."""
    loop = f"""{HEAD}.visible .entry k(.param .u64 out) {{ .reg .b32 %r<2>;
    LOOP: add.u32 %r1, %r1, 1; bra LOOP; }}"""
    timer = threading.Timer(1, lambda: signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT))
    with simulate("sm_90", run=run_on_cpu(checks=False, max_rounds=1 << 60), isolate=True) as simulation:
        out = cudyn.Buffer(4)
        out.fill(0)
        kernel = load(loop).get_kernel("k")
        timer.start()
        with pytest.raises(KeyboardInterrupt, match=r"^$"):
            kernel.launch(1, 1, out)
        simulation.reset_contexts()
        load(SUM).get_kernel("k").launch(1, 1, out)
        assert struct.unpack("<I", bytes(out)) == (42,)


def list_workers() -> list[str]:
    """Return the process IDs of the workers that this process has started."""
    workers = []
    for directory in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            status = (directory / "status").read_text()
            command = (directory / "cmdline").read_bytes()
        except OSError:
            continue
        if re.search(rf"^PPid:\s*{os.getpid()}$", status, re.M) and command.startswith(b"cudyn-worker"):
            workers.append(directory.name)
    return workers


def test_workers_end_with_their_module_and_with_the_simulation() -> None:
    """Each module has one process, which must not outlive it."""
    gc.collect()
    assert list_workers() == []
    with simulate("sm_90", run=True, isolate=True):
        out = cudyn.Buffer(4)
        out.fill(0)
        modules = [load(f"{SUM}\n// {index}") for index in range(2)]
        for module in modules:
            module.get_kernel("k").launch(1, 1, out)
        assert len(list_workers()) == 2
        modules.pop().close()
        gc.collect()
        assert len(list_workers()) == 1
    assert list_workers() == []


def test_worker_ends_when_the_program_is_killed() -> None:
    """The program cannot clean up, so the process of the kernel has to notice it."""
    code = f"""
import cudyn, cudyn.testing, time
context = cudyn.testing.simulate("sm_90", run=True, isolate=True)
simulation = context.__enter__()
out = cudyn.Buffer(4)
out.fill(0)
module = cudyn.Module({SUM.encode()!r})
module.get_kernel("k").launch(1, 1, out)
worker, = simulation.memory.arena.processes
print(worker._process.pid, flush=True)
time.sleep(600)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        os.kill(worker, 0)
        program.kill()
    while (
        pathlib.Path(f"/proc/{worker}/cmdline").exists()
        and pathlib.Path(f"/proc/{worker}/cmdline").read_bytes()
    ):
        time.sleep(0.01)


def test_worker_inherits_only_the_files_that_it_needs(attack: Attack, simulation: Simulation) -> None:
    assert attack(STORE, 1) == 1
    (worker,) = list_workers()
    files = [os.readlink(path) for path in pathlib.Path(f"/proc/{worker}/fd").iterdir()]
    kinds = sorted(re.sub(r"[:\[].*", "", file) for file in files)
    assert kinds[:3] == ["/dev/null", "/dev/null", "/memfd"]
    assert set(kinds[3:]) <= {"/memfd", "pipe", "socket"}
    assert pathlib.Path(f"/proc/{worker}/environ").read_bytes() == b""


def test_memory_of_the_program_is_not_supported(simulation: Simulation) -> None:
    cudyn.Device(0).use()
    memory = bytearray(4096)
    with raises(cudyn.CudynError):
        driver.cuMemHostRegister(memory, 4096, 0)
    with raises(cudyn.CudynError):
        driver.cuMemAddressReserve(2 << 20, 0, 0, 0)
    attribute = driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED
    assert driver.cuDeviceGetAttribute(attribute, 0) == 0


def test_isolate_without_run_is_rejected() -> None:
    with raises(ValueError), simulate("sm_90", isolate=True):
        pass
    with raises(ValueError), simulate("sm_90", run=lambda data, arch: None, isolate=True):  # type: ignore[arg-type,return-value]
        pass


def test_isolate_on_another_system_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with raises(RuntimeError), simulate("sm_90", run=run_on_cpu(), isolate=True):
        pass


def test_kernel_whose_worker_cannot_start_does_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel does not run, as with an unsupported instruction."""
    monkeypatch.setattr(os, "memfd_create", lambda *_: (_ for _ in ()).throw(OSError("no descriptors")))
    arena = Arena.__new__(Arena)
    arena.file, arena.start, arena.end = 0, 1 << 44, 1 << 44
    with pytest.raises(Refused, match="in another process: this process cannot be started"):
        Worker(c_compiler.Build(SUM), arena)


def test_arenas_do_not_overlap() -> None:
    arenas = [Arena() for _ in range(3)]
    for arena in arenas:
        arena.map(1 << 20)[0] = b"x"
    ranges = sorted((arena.start, arena.end) for arena in arenas)
    assert all(end <= start for (_, end), (start, _) in pairwise(ranges))


def test_arena_without_enough_addresses_raises() -> None:
    arena = Arena()
    with pytest.raises(MemoryError, match=r"the addresses are not free|File too large"):
        arena.map(1 << 60)
    assert len(arena.map(100)) == 100
