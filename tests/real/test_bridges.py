"""Compares calls of real runtimes without a driver, directly and through bridges to other major versions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ..conftest import python_json, system_has_nvidia
from ..support import real

pytestmark = pytest.mark.nvidia

# A program that calls every function that has a bridge in a separate process, directly in the library of the
# callers' major version and through the bridge, with pointers to zeros. It prints both statuses and the
# memory that differs.
CODE = """
import ctypes, json, os, signal, sys
from cudyn._bindings.libraries import catalog, dl
from cudyn._bindings.libraries.library import library
from cudyn._stubs.bridge_library import find_addresses
from cudyn._stubs.bridges import list_releases, relate
from cudyn._stubs.library_abi import get_abi
own, own_file, other, other_file = json.loads(sys.argv[1])
owner = library(catalog.find("runtime"))
abi = get_abi(owner, own)
DEFAULTS = ("edgeData", "edgeData_out", "dependencyData")  # outputs that the other library may not have
own_library, other_library = ctypes.CDLL(own_file), ctypes.CDLL(other_file)
relations = {name: relate(abi, name, list_releases(owner, other)) for name in abi.list_functions()}
bridges = {name: relation.bridges for name, relation in relations.items() if relation.kind == "bridged"}
bridged = find_addresses(bridges, lambda names: dl.find_addresses(names, other_library))
direct = dl.find_addresses(bridges, own_library)

def call(address, names, parameters):
    memory = [ctypes.create_string_buffer(1 << 12) for _ in parameters]
    values = []
    for name, type_, buffer in zip(names, parameters, memory):
        is_pointer = hasattr(type_, "contents") and name not in DEFAULTS
        values.append(ctypes.addressof(buffer) if is_pointer else int(name == "location"))
    types = [ctypes.c_uint64 if ctypes.sizeof(type_) == 8 else ctypes.c_uint32 for type_ in parameters]
    read, write = os.pipe()
    child = os.fork()
    if not child:
        signal.alarm(300)
        status = ctypes.CFUNCTYPE(ctypes.c_int, *types)(address)(*values)
        changed = [index for index, buffer in enumerate(memory) if any(buffer.raw)]
        os.write(write, json.dumps([status, changed]).encode())
        os._exit(0)
    os.close(write)
    result = os.read(read, 1 << 16).decode()
    os.close(read)
    os.waitpid(child, 0)
    return json.loads(result or "null")

results = {}
for name in direct:
    if name in bridged:
        parameters = bridges[name][0].parameters
        names = [param.name for param in owner.get_function(name, abi.list_releases_with(name)[-1]).params]
        results[name] = [call(address[name], names, parameters) for address in (direct, bridged)]
print(json.dumps([len(bridges), results]))
"""
# Statuses with the same cause in different major versions: there is no driver, or it is too old.
NO_DRIVER = {35, 36, 100}


@pytest.mark.skipif(system_has_nvidia(), reason="a real driver would initialize CUDA")
@pytest.mark.parametrize(
    ("own", "other"), real.last([(11, 12), (11, 13), (12, 11), (13, 11), (13, 12), (12, 13)])
)
def test_bridge_returns_what_the_callers_own_library_returns(own: int, other: int) -> None:
    files = [str(real.get_library_file("runtime", major)) for major in (own, other)]
    argument = json.dumps([own, files[0], other, files[1]])
    count, results = python_json(f"import sys; sys.argv = ['', {argument!r}]\n{CODE}")
    different: dict[str, Any] = {
        name: pair
        for name, pair in results.items()
        if pair[0] != pair[1] and not (pair[0] and pair[1] and {pair[0][0], pair[1][0]} <= NO_DRIVER)
    }
    assert different == {}
    assert len(results) >= count - 3
