"""Tests for calls to an exported C module: devices, contexts, launches, and complete programs."""

from __future__ import annotations

import pathlib
import re
import subprocess

import pytest

from cudyn import Image
from cudyn._kernels.export import c_module
from cudyn._kernels.export.code_targets import choose

from ...conftest import ROOT
from ...support import exports
from .test_c import ADD, CONTRACTS, build_other, run

pytestmark = pytest.mark.usefixtures("compilers")


# --- code for the device


def test_launch_with_only_ptx_uses_it_and_notes_it(directory: pathlib.Path) -> None:
    code = """
ctypes.c_int.in_dll(cu, "capability").value = {}
results = note().decode(), lib.m_load(1), note().decode()
lib.m_unload()
print_json(*results, note().decode())
"""
    assert run(directory, code.format(90)) == ["", 0, "", ""]
    message = "no CUBIN for sm_121: the driver compiles the PTX for compute_70"
    assert run(directory, code.format(121)) == ["", 0, message, ""]


def test_launch_chooses_the_same_code_as_python(directory: pathlib.Path) -> None:
    """All capabilities from 5.0 to 13.9 are compared."""
    archs = ["sm_80", "sm_86", "sm_90", "sm_90a", "sm_100", "sm_100f", "sm_103a"]
    archs += ["compute_75", "compute_89", "compute_90a", "compute_100f", "compute_120"]
    images = [
        Image(f"{index:03}".encode(), "cubin" if arch[0] == "s" else "ptx", (arch,))
        for index, arch in enumerate(archs)
    ]
    code = f"""
lib = open_library({build_other(directory, "all", ADD, images=tuple(images))}, "all")
loaded = (ctypes.c_char * 64).in_dll(cu, "loaded")
results = []
for capability in range(50, 140):
    ctypes.c_int.in_dll(cu, "capability").value = capability
    failed = lib("load", 0)
    message = lib("error" if failed else "note").decode()
    results.append([-1 if failed else int(loaded.value), message])
    lib("unload")
print_json(*results)
"""
    for capability, (index, message) in zip(range(50, 140), run(directory, code)):
        expected = choose(archs, divmod(capability, 10))
        assert (index, message.removeprefix("all: ")) == expected


def test_launch_without_code_for_the_device_returns_an_error(directory: pathlib.Path) -> None:
    """The message is the same as in Python."""
    code = 'ctypes.c_int.in_dll(cu, "capability").value = 52\nprint_json(lib.m_load(0), m.error().decode())'
    message = "no code for sm_52: the code is for sm_90, compute_70; compile for sm_52 as well"
    assert run(directory, code) == [4, f"module: {message}"]
    assert choose(["sm_90", "compute_70"], (5, 2)) == (-1, message)


def test_launch_of_code_that_does_not_load_returns_an_error(directory: pathlib.Path) -> None:
    """The message contains the output of the driver's compiler for PTX."""
    broken_image = Image(b".version 7.0\n.target sm_70\n// bad", "ptx", ("sm_70",))
    code = f"""
lib = open_library({build_other(directory, "bad", ADD, images=(broken_image,))}, "bad")
print_json(lib("load", 0), lib("error").decode(), lib("note").decode())
"""
    message = "no CUBIN for sm_90: the driver compiles the PTX for compute_70\nptxas: a fake complaint"
    assert run(directory, code) == [
        3,
        f"bad: cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX (218); {message}",
        "",
    ]


def test_launch_of_a_missing_kernel_returns_an_error(directory: pathlib.Path) -> None:
    code = f"""
lib = open_library({build_other(directory, "none", "k() -> none<<<1, 1>>>()")}, "none")
print_json(lib("k", None), lib("error").decode(), gpu.unloaded)
"""
    message = "k: cuModuleGetFunction: an unknown status (500); the kernel is none"
    assert run(directory, code) == [3, message, 1]


def test_launch_finds_kernels_by_lowered_names(directory: pathlib.Path) -> None:
    image = Image(exports.CUBIN.data, "cubin", ("sm_90",), lowered_names={"f<int>": "_Z1fIiEvv"})
    path = build_other(directory, "lowered", "k() -> f<int><<<1, 1>>>()", images=(image,))
    code = f"print_json(open_library({path}, 'lowered')('k', None), gpu.name.decode())"
    assert run(directory, code) == [0, "_Z1fIiEvv"]


# --- contexts


def test_launch_uses_the_context_of_the_arrays_and_restores_the_current_context(
    directory: pathlib.Path,
) -> None:
    """The code is loaded once for each context, and again after a reset."""
    code = """
results = [(add().kind, gpu.loads, current()) for _ in range(2)]       # primary context of device 0
cu.cuCtxSetCurrent(ctypes.c_void_p(0x2000))                          # a context of the user
results += [(add().kind, gpu.loads, current()) for _ in range(2)]
results += [(add(1).kind, gpu.loads, current()) for _ in range(2)]     # primary context of device 1
cu.cuDevicePrimaryCtxReset_v2(1)                                     # the handle now names a new context
results += [(add(1).kind, gpu.loads, current()) for _ in range(2)]
lib.m_unload()
results += [(gpu.unloaded,), (add(1).kind, gpu.loads, current())]
print_json(*results)
"""
    user_context = 0x2000
    # the error, the number of loads so far, and the current context after the call
    assert run(directory, code) == [
        ["", 1, None],
        ["", 1, None],
        ["", 2, user_context],
        ["", 2, user_context],
        ["", 3, user_context],
        ["", 3, user_context],
        ["", 4, user_context],
        ["", 4, user_context],
        [3],
        ["", 5, user_context],
    ]


def test_launch_without_arrays_uses_the_current_context_or_the_loaded_device(
    directory: pathlib.Path,
) -> None:
    code = """
results = [lib.m_plain(None), gpu.loads, lib.m_load(1), gpu.loads, lib.m_plain(None), gpu.loads]
cu.cuCtxSetCurrent(ctypes.c_void_p(0x1000))
results += [lib.m_plain(None), gpu.loads]
print_json(*results, lib.m_load(7), m.error().decode())
"""
    message = "module: cuDeviceGet: an unknown status (101)"
    assert run(directory, code) == [0, 1, 0, 2, 0, 2, 0, 2, 3, message]


def test_load_during_a_capture_of_another_thread_does_not_invalidate_it(directory: pathlib.Path) -> None:
    """Loading and unloading use a capture mode that does not affect other threads."""
    code = """
ctypes.c_int.in_dll(cu, "other_thread_captures").value = 1
cu.cuCtxSetCurrent(ctypes.c_void_p(0x1000))
error = add().kind
lib.m_unload()
print_json(error, gpu.unloaded, gpu.broken, add().kind)
"""
    assert run(directory, code) == ["", 1, 0, ""]


def test_launch_in_a_fork_returns_an_error(directory: pathlib.Path) -> None:
    """The child process uses the parent's driver, which rejects all calls."""
    code = """
add()
ctypes.c_int.in_dll(cu, "initialized").value = 0  # as after a fork
outcome = add()
print_json(outcome.kind, outcome.text)
"""
    message = "add_one: cuCtxGetCurrent: an unknown status (3)"
    message += "; a process that was forked can't use what its parent has initialized"
    assert run(directory, code) == ["CUDA", message]


# --- launches


def test_launch_passes_grid_block_and_parameters(directory: pathlib.Path) -> None:
    code = """
address = address_on(0)  # The call has one more argument than the contract: the stream.
outcomes = [m.call("add_one", (make_view(address, 300), make_view(address + 64, 300), StreamHandle(0x55)))]
for name, arguments in (("grouped", (7,)), ("together", (8, StreamHandle(0x66))), *[("plain", ())] * 2):
    outcomes.append(m.call(name, arguments))
print_json(*[[outcome.kind, outcome.text, outcome.launch[:7]] for outcome in outcomes], gpu.limits_set)
"""
    *result, limits_set = run(directory, code)
    assert result == [
        ["", "", ["add_one", [2, 1, 1], [256, 1, 1], None, False, 0, 0x55]],
        ["", "", ["grouped", [8, 1, 1], [32, 1, 1], [2, 1, 1], True, 0, 0]],
        ["", "", ["together", [8, 1, 1], [32, 1, 1], None, True, 0, 0x66]],
        ["", "", ["plain", [3, 1, 1], [32, 1, 1], None, False, 49152, 0]],
        ["", "", ["plain", [3, 1, 1], [32, 1, 1], None, False, 49152, 0]],
    ]
    assert limits_set == 1


def test_launch_caches_tensor_maps_and_driver_facts(directory: pathlib.Path) -> None:
    """Each thread caches tensor maps by address and shape.

    Each kernel caches the properties that the driver reports.
    """
    contracts = [
        "tiled(a: f32[m, k]) -> tiled<<<1, 32>>>(tma(a, box=[8, 32]))",
        "large(n: i32) -> large<<<n, 32, 1, cluster=16>>>()",
        "many() -> many<<<sms * occupancy, 64>>>()",
    ]
    library = build_other(directory, "kept", *contracts)
    code = f"""
m = exports.Module({library}, list(map(exports.apply, {contracts!r})), "kept")
def count(name, call):
    count_before = getattr(m.gpu, name)
    call()
    return getattr(m.gpu, name) - count_before
def tiled(address, rows, columns=32):
    return m.call("tiled", (make_view(address_on(0) + address, rows, columns),)).launch.parameters[0].hex()
encoded = [count("encoded", lambda: tiled(*arguments)) for arguments in [(0, 8), (0, 9), (64, 9)] * 2]
hashes = [[tiled(64 * i, 8 + i) for i in range(100)] for _ in range(2)]
are_equal = hashes[0] == hashes[1] and len(set(hashes[0])) == 100
other_map, other_counts = [], []
def encode_again():
    other_counts.append(count("encoded", lambda: other_map.append(tiled(0, 8))))
thread = threading.Thread(target=encode_again)
thread.start()
thread.join()
calls = [("large", (16,)), ("large", (32,)), ("many", ()), ("many", ())]
queries = [count("attribute_calls", lambda: m.call(name, arguments)) for name, arguments in calls]
print_json(encoded, other_counts, are_equal and other_map[0] == tiled(0, 8), queries,
    m.call("many", ()).launch.grid[0])
"""
    # Each of three maps is encoded once in this thread, and one of them again in the other thread. The first
    # launch of a kernel queries the driver. The grid has 132 multiprocessors with 32 blocks each.
    assert run(directory, code) == [[1, 1, 1, 0, 0, 0], [1], True, [2, 0, 1, 0], 132 * 32]


def test_launch_returns_errors_of_cuda(directory: pathlib.Path) -> None:
    code = """
add()
ctypes.c_int.in_dll(cu, "status").value = 1
outcome = add()
print_json(outcome.kind, outcome.text, add().kind, gpu.loads)
"""
    message = "add_one: cuLaunchKernel: CUDA_ERROR_INVALID_VALUE (1): invalid argument"
    assert run(directory, code) == ["CUDA", message, "", 1]


def test_typed_function_with_arguments_that_only_c_can_pass_returns_an_error(directory: pathlib.Path) -> None:
    """The arguments are null pointers, negative sizes, host memory and memory of other devices.

    The checks run in the same order as in the reference.
    """
    code = """
def typed(name, arguments, **sizes):
    outcome = m.call_typed(name, arguments, sizes, 0)
    return outcome.kind and f"{outcome.kind}: {outcome.text.partition(';')[0]}"
a, b, on_host = address_on(0), address_on(1), 0x10000000
print_json(
    typed("add_one", (0, a), n=5), typed("add_one", (a, 0), n=5), typed("add_one", (0, 0), n=0),
    typed("add_one", (on_host, 0), n=5), typed("add_one", (a, b), n=-5), typed("add_one", (a, a + 2), n=-5),
    typed("add_one", (a, b), n=5), typed("add_one", (0x40000000, 0), n=5),
    typed("add_one", (0x50000000, a), n=5),
    typed("fill", (None, 5, 1.0)), typed("fill", (on_host, 5, 1.0)), typed("fill", (a, -5, 1.0)),
    typed("in_host", (0x40000000, a + 8), n=2), typed("in_host", (a, a), n=2),
    typed("in_host", (0x40000000, a), n=1), typed("add_one", (a, a), n=2**31),
)
"""
    assert run(directory, code) == [
        "TypeError: add_one: a: expected an array, got None",
        "TypeError: add_one: b: expected an array, got None",
        "",
        "ValueError: add_one: a: expected memory on cuda, got cpu",
        "ValueError: add_one: a.shape[0]: expected 0 or more, got -5",
        "ValueError: add_one: a.shape[0]: expected 0 or more, got -5",
        "ValueError: add_one: b: expected device 0, like a, got device 1",
        "ValueError: add_one: a: expected memory on cuda, got cuda_host",
        "ValueError: add_one: a: expected memory on cuda, got cuda_managed",
        "",
        "ValueError: fill: a: expected memory on cuda, got cpu",
        "ValueError: fill: a.shape[0]: expected 0 or more, got -5",
        "ValueError: in_host: b: expected an address that is a multiple of 64, got 0x20000008",
        "ValueError: in_host: a: expected memory on cuda_host, got cuda",
        "ValueError: in_host: where: expected n > 1, got n = 1",
        "ValueError: add_one: parameter 2 of the kernel: expected -2147483648 to 2147483647,"
        " got n = 2147483648",
    ]


# --- symbols found at run time


def test_module_table_lists_the_functions(directory: pathlib.Path) -> None:
    code = """
class Function(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("call", ctypes.c_void_p), ("contract", ctypes.c_char_p)]
class Table(ctypes.Structure):
    _fields_ = [("version", ctypes.c_int32), ("count", ctypes.c_int32),
                ("functions", ctypes.POINTER(Function)),
                *((name, ctypes.c_void_p) for name in ("error", "note", "load", "unload"))]
table = Table.in_dll(lib, "m_cudyn_module")
address = lambda name: ctypes.cast(lib[name], ctypes.c_void_p).value
functions = table.functions[:table.count]
for function in functions:
    assert function.call == address(f"m_call_{function.name.decode()}")
assert [getattr(table, name) for name in ("error", "note", "load", "unload")] == [
    address(f"m_{name}") for name in ("error", "note", "load", "unload")]
metadata = ctypes.c_char.in_dll(lib, "m_cudyn_metadata")
print_json(table.version, [(function.name.decode(), function.contract.decode()) for function in functions],
    ctypes.string_at(ctypes.addressof(metadata)).decode())
"""
    contracts = list(map(exports.apply, CONTRACTS))
    assert run(directory, code) == [
        c_module.FORMAT,
        [[contract.name, contract.text] for contract in contracts],
        exports.METADATA,
    ]


# --- complete programs


TWO_MODULES = r"""
#include "one.h"
#include "two.h"
#include <stdio.h>
#include <string.h>
int main(void)
{
    int status = one_add_one((float *)0x20000000, (float *)0x20001000, 9, NULL);
    if (status) return puts(one_error()), 1;
    if (two_add_one((float *)0x20000000, (float *)0x20001000, 9, NULL)) return puts(two_error()), 1;
    if (one_add_one(NULL, NULL, 9, NULL) != ONE_TYPE_ERROR || *two_error()) return 2;
    if (two_add_one((float *)0x20000002, (float *)0x20001000, 9, NULL) != TWO_VALUE_ERROR) return 3;
    if (!strcmp(one_error(), two_error())) return 4;
    one_unload();
    two_unload();
    two_unload();
    return 0;
}
"""


def test_two_modules_in_one_program_work(directory: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """The program is compiled as C and C++, and linked statically and dynamically. No memory is leaked."""
    for name in ("one", "two"):
        source = exports.write([exports.apply(ADD)], name=name, prefix=name)
        source.save(tmp_path)
        exports.build_library(source, tmp_path / f"lib{name}.so")
    (tmp_path / "main.c").write_text(TWO_MODULES)
    sources = [tmp_path / "main.c", tmp_path / "one.c", tmp_path / "two.c"]
    sanitize = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
    strict = ["-std=c99", *exports.WARNINGS, *sanitize]
    exports.compile("gcc", *strict, *sources, "-ldl", "-o", tmp_path / "static")
    exports.compile("g++", "-std=c++17", "-x", "c++", *sources, "-ldl", "-o", tmp_path / "static++")
    shared = [f"-L{tmp_path}", "-lone", "-ltwo", f"-Wl,-rpath,{tmp_path}"]
    exports.compile("gcc", "-std=c99", sources[0], *shared, "-o", tmp_path / "shared")
    for name in ("static", "static++", "shared"):
        completed = run_program(directory, tmp_path / name)
        assert (completed.returncode, completed.stderr) == (0, "")


def run_program(directory: pathlib.Path, *command: str | pathlib.Path) -> subprocess.CompletedProcess[str]:
    """Run a program with the fake driver."""
    env = {"LD_LIBRARY_PATH": str(directory / "driver")}
    return subprocess.run(list(map(str, command)), env=env, capture_output=True, text=True, timeout=60)


THREADS = r"""
#include "module.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
enum { COUNT = 8, ROUNDS = 50 };
static int failed;
static void *run(void *number)
{
    uintptr_t thread = (uintptr_t)number, address = (uintptr_t)0x20000000 + ((thread & 1) << 28);
    int i;
    for (i = 0; i < ROUNDS; i++) {
        char expected[64];
        int status = m_add_one((float *)address, (float *)address, 9, NULL);
        if (status) __atomic_store_n(&failed, status, __ATOMIC_SEQ_CST);
        m_plain(NULL);
        if (*m_note()) __atomic_store_n(&failed, 9, __ATOMIC_SEQ_CST);
        m_fill(NULL, 0, 0, NULL);
        m_add_one((float *)address, NULL, (int64_t)thread + 1, NULL); /* an error of this thread */
        m_in_host((uint16_t *)(uintptr_t)0x40000000, (float *)address, 1 - (int64_t)thread, NULL);
        snprintf(expected, sizeof expected, thread > 1 ? "got %d;" : "got n = %d;", 1 - (int)thread);
        if (!strstr(m_error(), expected)) __atomic_store_n(&failed, 10, __ATOMIC_SEQ_CST);
    }
    return NULL;
}
int main(void)
{
    pthread_t threads[COUNT];
    uintptr_t i;
    uint64_t *loads;
    for (i = 0; i < COUNT; i++) pthread_create(&threads[i], NULL, run, (void *)i);
    for (i = 0; i < COUNT; i++) pthread_join(threads[i], NULL);
    loads = (uint64_t *)dlsym(dlopen("libcuda.so.1", RTLD_NOW), "loads");
    printf("%d %d\n", failed, (int)*loads);
    m_unload();
    return 0;
}
"""


def test_first_launch_in_many_threads_loads_code_once(directory: pathlib.Path) -> None:
    """The code is loaded once for each of two devices. ThreadSanitizer reports nothing."""
    (directory / "threads.c").write_text(THREADS)
    exports.find_sanitizer("tsan")
    sources = [directory / "threads.c", directory / "module.c"]
    flags = ["-std=c99", "-O1", "-g", "-fsanitize=thread", "-pthread", f"-I{directory}"]
    exports.compile("gcc", *flags, *sources, "-ldl", "-o", directory / "threads")
    prefix = [
        "setarch",
        "-R",
    ]  # older versions of ThreadSanitizer cannot run with address space randomization
    if subprocess.run([*prefix, "true"], capture_output=True).returncode:
        prefix = []
    for _ in range(3):
        completed = run_program(directory, *prefix, directory / "threads")
        # No thread failed, and the code was loaded for two devices.
        assert (completed.returncode, completed.stdout, completed.stderr) == (0, "0 2\n", "")


EXAMPLES = ROOT / "examples/export"


def test_examples_run(directory: pathlib.Path, tmp_path: pathlib.Path) -> None:
    source = exports.write([exports.apply(ADD)], name="kernels", prefix="kernels")
    source.save(tmp_path)
    exports.build_library(source, tmp_path / "kernels.so")
    (tmp_path / "code").write_bytes(exports.CUBIN.data)
    exports.build_examples(tmp_path)
    for command, message in exports.list_programs(tmp_path, devices=2):
        completed = run_program(directory, *command)
        assert (completed.returncode, completed.stdout, completed.stderr) == (0, message, "")
    completed = run_program(directory, tmp_path / "bench", tmp_path / "code")
    message = r"cuLaunchKernel +\d+ ns\ntyped +\d+ ns +[+-]\d+\npacked +\d+ ns +[+-]\d+\n"
    assert re.fullmatch(message, completed.stdout)
    completed = run_program(directory, tmp_path / "dynamic", tmp_path / "kernels.so", "other")
    assert (completed.returncode, completed.stderr) == (1, "no function other\n")
    completed = run_program(directory, tmp_path / "dynamic", directory / "driver/libcuda.so.1", "other")
    assert completed.stderr.endswith("libcuda.so.1: no library that cudyn has exported\n")


@pytest.mark.parametrize("name", ["main.c", "main.cpp", "dynamic.cpp", "bench.c", "tvm_ffi.cpp"])
def test_examples_name_their_build_command_in_their_first_comment(name: str) -> None:
    head = (EXAMPLES / name).read_text()[:700]
    assert "python examples/export/make.py ." in head
    assert f"examples/export/{name}" in head


def test_typed_function_with_a_negative_size_returns_an_error(directory: pathlib.Path) -> None:
    code = """
arrays = tuple(make_view(address_on(0), size) for size in (-3, 3))
print(json.dumps(m.call("add_one", arrays).text))
"""
    message = "add_one: a.shape[0]: expected 0 or more, got -3; the contract is add_one(a: f32[n], b: f32[n])"
    assert run(directory, code) == message


def test_tensor_without_sizes_returns_an_error(directory: pathlib.Path) -> None:
    """A null shape is valid only without dimensions. A null tensor is tested in test_c_agrees.py."""
    code = """
from tests.support import exports
tensor = exports.Tensor(0x1000, 2, 0, 1, 2, 32, 1)
values = (exports.Value * 2)(*[exports.Value(7, 0, exports._Payload(pointer=ctypes.addressof(tensor)))] * 2)
function = m.library[m.names["add_one"][1]]
status = function(None, values, 2, ctypes.byref(exports.Value()))
lib.m_error.restype = ctypes.c_char_p
print_json(status, lib.m_error().decode())
"""
    status, message = run(directory, code)
    assert status
    assert message.partition(";")[0] == "add_one: a: expected the address of its sizes, got a null pointer"
