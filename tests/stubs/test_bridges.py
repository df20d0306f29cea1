"""Tests for bridges, which pass calls to a library of another major version, in machine code and in C."""

from __future__ import annotations

import ctypes
import functools
import itertools
import pathlib
import platform
import random
import re
import sys
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.bridge import Bridge
from cudyn._stubs.bridge_library import find_addresses
from cudyn._stubs.bridges import list_releases, relate
from cudyn._stubs.library_abi import get_abi

from ..conftest import ROOT
from ..support import compiled
from . import stubs

pytestmark = pytest.mark.skipif(
    platform.machine() not in ASSEMBLERS or sys.platform != "linux",
    reason=f"no bridges for {sys.platform} on {platform.machine()}",
)

RUNTIME = library(catalog.find("runtime"))
PAIRS = [*itertools.permutations((11, 12, 13), 2)]
LOSSY = RUNTIME.info.absent[1][1]
RESERVED = re.compile(r"_*reserved\d*")
MEMORY_SIZE = 2048  # bytes of memory that a pointer points to


class Connection:
    """A bridge that calls a Python function, which records its arguments.

    Attributes:
        bridge: The bridge between the two major versions.
        call: Calls the bridge with integers.
        received: The arguments of the last call.
    """

    def __init__(
        self,
        own: int,
        other: int,
        function: str,
        implementation: Callable[..., int] = lambda *_: 0,
        callee: str = "",
    ) -> None:
        relation = relate(get_abi(RUNTIME, own), function, list_releases(RUNTIME, other))
        assert relation.kind == "bridged", relation
        self.bridge = next(b for b in relation.bridges if callee in ("", b.symbol))
        self.received: tuple[int, ...] = ()
        self.queried: list[tuple[int, int]] = []

        def record(*arguments: int) -> int:
            """Record the arguments, and call the implementation of the fake function."""
            self.received = arguments
            return implementation(*arguments)

        def query(target: int, attribute: int, device: int) -> int:
            """Record a query for a device attribute, and store a value that depends on both arguments."""
            self.queried.append((attribute, device))
            ctypes.c_int.from_address(target).value = 1000 * device + attribute
            return 0

        self._callbacks = (
            make_type(self.bridge.called_parameters)(record),
            ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)(query),
        )
        called, queried = (ctypes.cast(c, ctypes.c_void_p).value or 0 for c in self._callbacks)
        known = {self.bridge.symbol: called, self.bridge.query: queried}
        addresses = find_addresses({function: [self.bridge]}, lambda names: {n: known[n] for n in names})
        self.call = make_type(self.bridge.parameters)(addresses[function])


def make_type(parameters: tuple[Any, ...]) -> Any:
    """Return a ctypes function type whose parameters are integers of the same sizes."""
    types = {4: ctypes.c_uint32, 8: ctypes.c_uint64}
    return ctypes.CFUNCTYPE(ctypes.c_int, *(types[ctypes.sizeof(type_)] for type_ in parameters))


def get_record(major: int, name: str) -> Any:
    """Return the class of a structure in the newest release of a major version."""
    return RUNTIME.types_at(list_releases(RUNTIME, major)[-1]).ctype(name)


# --- single functions


def test_bridge_passes_a_device_as_a_location() -> None:
    connection = Connection(12, 13, "cudaMemPrefetchAsync")
    assert connection.call(0x1000, 77, 3, 0xABC) == 0
    assert connection.received == (0x1000, 77, 1 | 3 << 32, 0, 0xABC)
    connection.call(0x1000, 77, 2**32 - 1, 0xABC)  # cudaCpuDeviceId
    assert connection.received == (0x1000, 77, 2, 0, 0xABC)


def test_bridge_passes_a_location_as_a_device_unless_it_is_another_type() -> None:
    connection = Connection(13, 11, "cudaMemAdvise")
    assert connection.call(1, 2, 3, 1 | 5 << 32) == 0
    assert connection.received == (1, 2, 3, 5)
    assert connection.call(1, 2, 3, 2) == 0
    assert connection.received == (1, 2, 3, 2**32 - 1)
    connection.received = ()
    assert connection.call(1, 2, 3, 3) == LOSSY  # a NUMA node of the host
    assert connection.received == ()


def test_bridge_drops_a_parameter_only_if_it_has_its_default() -> None:
    connection = Connection(12, 11, "cudaStreamGetCaptureInfo_v3")
    assert connection.call(1, 2, 3, 4, 5, 0, 7) == 0
    assert connection.received == (1, 2, 3, 4, 5, 7)
    connection.received = ()
    assert connection.call(1, 2, 3, 4, 5, 6, 7) == LOSSY
    assert connection.received == ()


def test_bridge_prefers_the_function_with_the_same_parameters() -> None:
    """The newer symbol of an older library has the parameters of the newer library's only symbol."""
    relation = relate(get_abi(RUNTIME, 13), "cudaMemAdvise", list_releases(RUNTIME, 12))
    assert [bridge.symbol for bridge in relation.bridges] == ["cudaMemAdvise_v2", "cudaMemAdvise"]
    assert [bridge.is_direct for bridge in relation.bridges] == [True, False]


@pytest.mark.parametrize("status", [0, 1])
def test_bridge_writes_an_output_that_the_library_does_not_have(status: int) -> None:
    connection = Connection(12, 13, "cudaMemcpyBatchAsync", lambda *_: status)
    index = ctypes.c_size_t(9)
    assert connection.call(1, 2, 3, 4, 5, 6, 7, ctypes.addressof(index), 8) == status
    assert connection.received == (1, 2, 3, 4, 5, 6, 7, 8)
    assert index.value == 2**64 - 1
    assert connection.call(1, 2, 3, 4, 5, 6, 7, 0, 8) == status


def test_bridge_passes_memory_for_an_output_that_the_callers_do_not_have() -> None:
    connection = Connection(13, 12, "cudaMemcpyBatchAsync")
    connection.call(1, 2, 3, 4, 5, 6, 7, 8)
    received = [*connection.received]
    assert received.pop(7)
    assert received == [1, 2, 3, 4, 5, 6, 7, 8]


def test_bridge_of_graph_updates_connects_a_structure_with_two_outputs() -> None:
    """CUDA 12 returns a structure, and CUDA 11 stores the same values through two pointers."""
    info = get_record(12, "cudaGraphExecUpdateResultInfo")

    def update(executable: int, graph: int, result: int) -> int:
        """Fail as CUDA 12 does: store the result and the nodes in a structure."""
        record = info.from_address(result)
        record.result, record.errorNode, record.errorFromNode = 4, 0xE0, 0xF0
        return 910

    node, result = ctypes.c_uint64(1), ctypes.c_int(2)
    connection = Connection(11, 12, "cudaGraphExecUpdate", update)
    assert connection.call(1, 2, ctypes.addressof(node), ctypes.addressof(result)) == 910
    assert (node.value, result.value) == (0xE0, 4)
    assert connection.call(1, 2, 0, 0) == 910

    def update_in_11(executable: int, graph: int, node: int, result: int) -> int:
        """Fail as CUDA 11 does: store the node and the result through two pointers."""
        ctypes.c_uint64.from_address(node).value = 0xE1
        ctypes.c_int.from_address(result).value = 5
        return 910

    record = info()
    record.errorFromNode = 7
    assert Connection(12, 11, "cudaGraphExecUpdate", update_in_11).call(1, 2, ctypes.addressof(record)) == 910
    assert (record.result, record.errorNode.value, record.errorFromNode.value) == (5, 0xE1, None)


def test_bridge_of_graph_instantiation_uses_the_function_with_flags() -> None:
    connection = Connection(13, 11, "cudaGraphInstantiate")
    assert connection.bridge.symbol == "cudaGraphInstantiateWithFlags"
    node, log = ctypes.c_uint64(1), ctypes.create_string_buffer(b"log")
    connection = Connection(11, 13, "cudaGraphInstantiate")
    connection.call(1, 2, ctypes.addressof(node), ctypes.addressof(log), 4)
    assert connection.received == (1, 2, 0)
    assert (node.value, log.value) == (0, b"log")


def test_bridge_of_driver_functions_requests_the_callers_version() -> None:
    connection = Connection(12, 13, "cudaGetDriverEntryPoint")
    connection.call(1, 2, 3, 4)
    assert connection.received == (1, 2, 12090, 3, 4)
    relation = relate(get_abi(RUNTIME, 13), "cudaGetDriverEntryPoint", list_releases(RUNTIME, 12))
    assert (relation.kind, relation.bridges) == ("refused", ())


def test_bridge_fills_missing_members_of_properties_with_attributes() -> None:
    """CUDA 13 removed members such as clockRate. The bridge queries them as attributes of the device."""
    theirs = get_record(13, "struct cudaDeviceProp")

    def get_properties(target: int, device: int) -> int:
        """Store the properties of device 0 as CUDA 13 does, and fail for other devices."""
        if device:
            return 101
        record = theirs.from_address(target)
        record.name, record.warpSize, record.reserved[0] = b"GPU", 32, 5
        return 0

    record = get_record(12, "struct cudaDeviceProp")()
    record.warpSize, record.clockRate = 1, 2
    connection = Connection(12, 13, "cudaGetDeviceProperties_v2", get_properties)
    assert connection.call(ctypes.addressof(record), 1) == 101
    assert (record.name, record.warpSize, record.clockRate) == ("", 1, 2)  # a failed call writes nothing
    assert connection.call(ctypes.addressof(record), 0) == 0
    assert (record.name, record.warpSize, record.clockRate) == ("GPU", 32, 13)
    assert (record.memoryClockRate, record.cooperativeMultiDeviceLaunch) == (36, 0)
    assert {device for _, device in connection.queried} == {0}


def test_structure_with_a_value_that_the_library_lacks_is_not_passed() -> None:
    """The other major version has no such member, so the value would be lost. Zero is the default."""
    record = get_record(12, "struct cudaTextureDesc")()
    function = "cudaGetTextureObjectTextureDesc"
    record.seamlessCubemap = 1
    assert Connection(12, 11, function, callee=function).call(ctypes.addressof(record), 1) == 0
    resource = get_record(13, "struct cudaResourceDesc")()
    connection = Connection(13, 12, "cudaCreateSurfaceObject")
    assert connection.call(1, ctypes.addressof(resource)) == 0
    resource.flags = 1
    connection.received = ()
    assert connection.call(1, ctypes.addressof(resource)) == LOSSY
    assert connection.received == ()


# --- all functions

# Parameters that are dropped, and must have their default values.
DEFAULTS = ("edgeData", "edgeData_out", "dependencyData", "flags")


def list_values(record: Any, address: int, prefix: str = "") -> dict[str, bytes]:
    """Return the bytes of each member of a structure in memory, at any depth, except reserved members."""
    if issubclass(record, ctypes.Union):
        return {prefix or "union": ctypes.string_at(address, ctypes.sizeof(record))}
    values = {}
    for name, type_, *_ in record._fields_:
        offset = getattr(record, name).offset
        if isinstance(type_, type) and issubclass(type_, ctypes.Structure):
            values.update(list_values(type_, address + offset, f"{prefix}{name}."))
        elif not RESERVED.fullmatch(name):
            values[prefix + name] = ctypes.string_at(address + offset, ctypes.sizeof(type_))
    return values


def get_target(type_: Any) -> Any:
    """Return the structure or union that a type points to, or None."""
    target = getattr(type_, "_type_", None)
    is_record = isinstance(target, type) and issubclass(target, (ctypes.Structure, ctypes.Union))
    return target if is_record else None


def check_members(own: Mapping[str, bytes], called: Mapping[str, bytes], case: object) -> int:
    """Check that members with the same name have the same first bytes. Return the number of these members."""
    names = own.keys() & called.keys()
    for name in names:
        size = min(len(own[name]), len(called[name]))
        assert own[name][:size] == called[name][:size], (case, name)
    return len(names)


class Call:
    """A call of a bridge with random arguments.

    Attributes:
        compared: The number of members that have been compared.
    """

    def __init__(self, own: int, other: int, function: str, bridge: Bridge) -> None:
        self.rng = random.Random(f"{own} {other} {function}")
        self.case = own, other, function, bridge.symbol
        self.own = RUNTIME.get_function(function, get_abi(RUNTIME, own).list_releases_with(function)[-1])
        releases = get_abi(RUNTIME, own).list_releases_with(bridge.symbol, list_releases(RUNTIME, other))
        self.called = RUNTIME.get_function(bridge.symbol, releases[-1])
        self.bridge = bridge
        self.compared = 0
        self.memory: dict[str, Any] = {}  # the objects that the caller's pointers point to
        self.types = dict(zip([p.name for p in self.own.params], bridge.parameters))
        self.written: dict[str, dict[str, bytes]] = {}
        self.arguments = {param.name: self.make_argument(param) for param in self.own.params}
        self.connection = Connection(own, other, function, self.receive, bridge.symbol)

    def make_argument(self, param: Any) -> int:
        """Return a random argument. In structures, only members that both major versions have are set."""
        type_ = self.types[param.name]
        if param.name in DEFAULTS and param.name not in [p.name for p in self.called.params]:
            return 0
        if param.name == "location":
            return 1 | self.rng.randrange(8) << 32
        if not hasattr(type_, "contents"):
            return self.rng.randrange(1, 2**31)
        data = bytearray(self.rng.randbytes(MEMORY_SIZE) if param.role == "out" else bytes(MEMORY_SIZE))
        memory = self.memory[param.name] = ctypes.create_string_buffer(bytes(data), MEMORY_SIZE)
        self.before = bytes(data)
        address = ctypes.addressof(memory)
        target = get_target(type_)
        if target is not None and issubclass(target, ctypes.Structure) and param.role != "out":
            theirs = next((get_target(t) for p, t in self.list_called() if p.name == param.name), None)
            shared = {n for n, *_ in theirs._fields_ if not RESERVED.fullmatch(n)} if theirs else set()
            for name, member, *_ in target._fields_:
                if name in shared:
                    size = min(ctypes.sizeof(member), getattr(theirs, name).size)
                    ctypes.memmove(address + getattr(target, name).offset, self.rng.randbytes(size), size)
        return address

    def list_called(self) -> list[tuple[Any, Any]]:
        """Return the parameters of the called function, with their types."""
        return [*zip(self.called.params, self.bridge.called_parameters)]

    def receive(self, *received: int) -> int:
        """Compare the arguments by name with the caller's arguments, and fill the outputs."""
        for (param, type_), value in zip(self.list_called(), received):
            target = get_target(type_)
            own = get_target(self.types.get(param.name))
            if target is None or own is None:
                if param.name in self.arguments:
                    assert value == self.arguments[param.name], (self.case, param.name)
            elif param.role != "out":
                mine = list_values(own, self.arguments[param.name])
                self.compared += check_members(mine, list_values(target, value), (*self.case, param.name))
            else:
                size = ctypes.sizeof(target)
                ctypes.memmove(value, self.rng.randbytes(size), size)
                self.written[param.name] = list_values(target, value)
        return 0

    def check(self) -> None:
        """Call the bridge, and compare its outputs with those of the called function."""
        assert self.connection.call(*self.arguments.values()) == 0, self.case
        for name, values in self.written.items():
            own = get_target(self.types[name])
            mine = list_values(own, self.arguments[name])
            self.compared += check_members(mine, values, (*self.case, name))
            size = ctypes.sizeof(own)
            assert self.memory[name].raw[size:] == self.before[size:], (self.case, name)


@pytest.mark.parametrize(("own", "other"), PAIRS)
def test_bridge_passes_everything_by_name(own: int, other: int) -> None:
    """Every bridge between two major versions is called with random values."""
    abi = get_abi(RUNTIME, own)
    compared = bridges = 0
    for function in abi.list_functions():
        for bridge in relate(abi, function, list_releases(RUNTIME, other)).bridges:
            if not bridge.is_direct:
                call = Call(own, other, function, bridge)
                call.check()
                compared += call.compared
                bridges += 1
    # Without any bridge, nothing would be compared and the test would pass.
    assert bridges >= 11
    assert compared >= (20 if {own, other} == {11, 12} else 150)


# --- the real headers

SOURCE = pathlib.Path(__file__).with_name("bridged.c")


@functools.cache
def build(major: int, name: str, *options: str) -> pathlib.Path:
    """Compile bridged.c with the real headers of a major version."""
    files = {"bridged.c": SOURCE.read_text("utf-8")}
    includes = stubs.list_include_options(major, ["runtime"])
    return compiled.make(files, "gcc", "-w", *includes, "bridged.c", "-o", name, *options) / name


def build_fake(major: int) -> pathlib.Path:
    """Return the fake runtime of a major version."""
    soname = dict(RUNTIME.info.files["linux"])[major]
    return build(major, soname, "-DFAKE", "-shared", "-fPIC", f"-Wl,-soname,{soname}")


@pytest.mark.parametrize("own", [11, 12, 13])
def test_program_with_a_stub_prints_the_same_with_all_major_versions(own: int) -> None:
    stub = stubs.build("runtime", own)
    program = build(own, "program", "-DMAIN", str(stub), f"-Wl,-rpath,{stub.parent}")
    results = {}
    for other in (11, 12, 13):
        process = stubs.run(program, stubs.make_environment(build_fake(other).parent))
        assert process.stderr == ""
        results[other] = process.stdout
    assert "guarded: 1" in results[own]
    assert results == dict.fromkeys(results, results[own])


@pytest.mark.parametrize("own", [11, 12, 13])
def test_loaded_module_prints_the_same_with_all_major_versions(own: int) -> None:
    """The module was compiled for one major version, and runs with the runtime of each major version."""
    module = build(own, "module.so", "-shared", "-fPIC")
    code = f"import cudyn; cudyn.load_library({str(module)!r}, major={own}).print_calls()"
    provided = f"import ctypes, cudyn; cudyn.provide(cudyn.needs({str(module)!r}), major={own}); "
    provided += f"ctypes.CDLL({str(module)!r}).print_calls()"
    results = {}
    for other in (11, 12, 13):
        env = stubs.make_environment(CUDYN_RUNTIME=str(build_fake(other)), PYTHONPATH=str(ROOT))
        for form, text in (("load_library", code), ("provide", provided)):
            process = stubs.run(sys.executable, env, "-c", text)
            assert process.stderr == ""
            results[other, form] = process.stdout
    assert "guarded: 1" in results[own, "load_library"]
    assert results == dict.fromkeys(results, results[own, "load_library"])
