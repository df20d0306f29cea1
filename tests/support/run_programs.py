"""Runs programs of driver calls in this process or in forks of it, and compares their status codes.

`python -m tests.support.run_programs` reads programs as JSON from standard input, and prints their status
codes. A program is a list of steps, or the arguments [seed, names, wrong] of random_programs.write.
`python -m tests.support.run_programs FILE` records the status codes that this machine's driver returns for
all random programs, in the format of tests/simulator/driver/h200.json.
"""

from __future__ import annotations

import ctypes
import functools
import json
import os
import re
import selectors
import signal
import sys
import time
from pathlib import Path
from typing import Any

from cudyn import driver, errors, testing

from .random_programs import CALLS_PER_FUNCTION, IMAGES, SIMULATED, SPECS, plan, write


def run(steps: list[Any], report: Any = lambda status: None) -> list[str]:
    """Run a program in this process, and return the status of each step.

    Args:
        steps: The names of the functions, with their arguments (see random_programs.py).
        report: A function that is called with "?" before each step, and with the step's status after it.
    """
    results: list[Any] = []
    statuses = []
    host = ctypes.create_string_buffer(1 << 24)
    page_memory = ctypes.create_string_buffer(3 * 4096)
    memory: dict[str, Any] = {
        "host": host,
        "own_host": (ctypes.addressof(page_memory) + 4095) // 4096 * 4096,
        "keep": [page_memory],
    }
    for name, arguments in steps:
        report("?")
        result = None
        try:
            function = getattr(driver, name)
            values = [_evaluate(argument, results, memory) for argument in arguments]
            memory["keep"].append(values)
            result = function(*values)
            status = "0"
        except errors.DriverError as error:
            status = str(int(error.status))
        except testing.NotRun:
            status = "NotRun"
        except testing.Fault as error:
            status = "Fault: freed memory" if "freed" in str(error) else "Fault"
        except (ctypes.ArgumentError, TypeError, ValueError, OverflowError) as error:
            status = f"refused: {error}"
        results.append(result)
        statuses.append(status)
        report(status)
    return statuses


def is_same(steps: list[Any], index: int, real: str, simulated: str) -> bool:
    """Return whether the simulated status of a step is correct, given the status of a real driver.

    The statuses may differ if a kernel or a graph uses freed memory, because a real driver then crashes
    immediately, later or not at all. They may also differ after an object was freed, because a real driver
    reuses the addresses of freed objects sooner than the simulation.

    Args:
        steps: The steps of the program.
        index: The index of the step.
        real: The status that the real driver returned.
        simulated: The status that the simulation returned.
    """
    name, arguments = steps[index]
    if name in ("cuStreamQuery", "cuEventQuery", "cuEventElapsedTime"):
        real = "0" if real == "600" else real  # "not ready" depends on timing
    is_fault = simulated.startswith("Fault")
    has_unloaded = any("Unload" in call for call, _ in steps[:index])
    if name in ("cuGraphClone", "cuGraphAddChildGraphNode") and is_fault:
        return has_unloaded  # with unloaded kernels, a device returns 0 or 1, or crashes
    if name == "cuGraphLaunch" and is_fault and has_unloaded:
        return True  # in this case, too
    freed_objects = [
        json.dumps(step_arguments[0])
        for call, step_arguments in steps[:index]
        if re.search("Free|Destroy|Unload", call)
    ]
    if real == "0" and (simulated == "1" or is_fault):
        is_late = simulated == "Fault: freed memory" and re.search("Graph|Launch", name) is not None
        return is_late or any(object_ in json.dumps(arguments) for object_ in freed_objects)
    return is_fault or real == simulated.replace("NotRun", "0")


def list_comparable(steps: list[Any], real: list[str], simulated: list[str]) -> dict[int, tuple[str, str]]:
    """Return the statuses of the steps that must have the same status in a simulation, keyed by step.

    The functions of these steps are simulated, and their arguments were not created or changed by functions
    that are not simulated. The comparison ends at a fault, which makes the context unusable.
    """
    comparable = {}
    unknown = set[str]()  # the steps whose results differ from those of a simulation
    for index, ((name, arguments), real_status, simulated_status) in enumerate(zip(steps, real, simulated)):
        used = set(re.findall(r'"result", (\d+)', json.dumps(arguments)))
        if name in SIMULATED and not used & unknown:
            comparable[index] = real_status, simulated_status
        else:
            unknown.add(str(index))
            if real_status == "0" and not re.search("Get|Query", name):
                unknown |= used  # the call may have changed its arguments
        if simulated_status.startswith("Fault") and (index in comparable or "Launch" in name):
            break
    return comparable


def _evaluate(argument: Any, results: list[Any], memory: dict[str, Any]) -> Any:
    """Return the value of an argument, which may be an expression.

    Args:
        argument: A constant, or a list of a kind and details (see random_programs.py).
        results: The results of the earlier steps.
        memory: The host memory by kind. The key "keep" contains a list of objects that must stay alive.
    """
    if not isinstance(argument, list):
        return argument
    kind, *details = argument

    def make(detail: Any) -> Any:
        """Return the value of an argument that is part of this one."""
        return _evaluate(detail, results, memory)

    if kind == "result":
        step, index = details
        result = results[step]
        if result is None:
            return 0
        return result[index] if isinstance(result, tuple) and index >= 0 else result
    if kind in ("host", "own_host"):
        return memory[kind]
    if kind == "image":
        return IMAGES[details[0]]
    if kind == "callback":
        return driver.CUhostFn(_ignore)
    if kind == "nodes":
        return (driver.CUgraphNode * len(details[0]))(*[int(make(node) or 0) for node in details[0]])
    if kind == "instantiate":
        return driver.CUDA_GRAPH_INSTANTIATE_PARAMS(flags=details[0])
    if kind == "parameters":
        types = {"u64": ctypes.c_uint64, "u32": ctypes.c_uint32, "f32": ctypes.c_float}
        parameters: list[Any] = [types[name](int(make(value) or 0)) for name, value in details[0]]
        memory["keep"].append(parameters)
        addresses = [ctypes.addressof(parameter) for parameter in parameters]
        # An array without elements would not have an address.
        return (ctypes.c_void_p * max(1, len(addresses)))(*addresses)
    return _make_record(kind, details, make, memory)


def _make_record(kind: str, details: list[Any], make: Any, memory: dict[str, Any]) -> Any:
    """Return a structure: a launch configuration or the parameters of a graph node.

    Args:
        kind: The kind of the argument.
        details: The details of the argument.
        make: A function that returns the value of a detail.
        memory: The host memory, and the objects that must stay alive (see `_evaluate`).
    """
    sizes = ("gridDimX", "gridDimY", "gridDimZ", "blockDimX", "blockDimY", "blockDimZ", "sharedMemBytes")
    if kind == "config":
        config = driver.CUlaunchConfig(**dict(zip(sizes, details[0])), hStream=make(details[1]))
        if details[2]:
            attribute = driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            cluster = attribute.value.clusterDim
            cluster.x, cluster.y, cluster.z = details[2], 1, 1
            memory["keep"].append(attribute)
            config.attrs, config.numAttrs = ctypes.pointer(attribute), 1
        return config
    if kind == "kernel_node":
        params = driver.CUDA_KERNEL_NODE_PARAMS(**dict(zip(sizes, details[1])))
        pointers = make(details[2])
        memory["keep"].append(pointers)
        params.func = make(details[0])
        if pointers is not None:
            params.kernelParams = ctypes.cast(pointers, type(params.kernelParams))
        return params
    if kind == "memset_node":
        return driver.CUDA_MEMSET_NODE_PARAMS(
            dst=int(make(details[0]) or 0),
            pitch=0,
            value=1,
            elementSize=details[1],
            width=details[2],
            height=1,
        )
    if kind == "memcpy_node":
        to, source = int(make(details[0]) or 0), int(make(details[1]) or 0)
        device = driver.CU_MEMORYTYPE_DEVICE
        kinds = {"dstMemoryType": device, "srcMemoryType": device}
        extent = {"WidthInBytes": details[2], "Height": 1, "Depth": 1}
        return driver.CUDA_MEMCPY3D(dstDevice=to, srcDevice=source, **kinds, **extent)
    assert kind == "host_node"
    return driver.CUDA_HOST_NODE_PARAMS(fn=driver.CUhostFn(_ignore), userData=None)


def _run_in_forks(programs: list[Any], processes: int, seconds: float) -> list[list[str]]:
    """Run each program in a fork of this process, and return its statuses.

    If a program crashes, its last status is "signal N" or "exit N". If it does not end in time, its last
    status is "hangs".

    Args:
        programs: The steps of each program.
        processes: The maximum number of forks at the same time.
        seconds: The time limit for a program.
    """
    outcomes: list[list[str]] = [[] for _ in programs]
    with testing.simulate(version="13.0"):  # initializes the state that all forks share
        for steps in programs[:20]:
            run(steps)
    for name in SPECS:
        if driver.has(name):
            getattr(driver, name)  # creates the function once for all forks
    waiting, texts = list(enumerate(programs))[::-1], {}
    with selectors.DefaultSelector() as running:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < processes:
                index, steps = waiting.pop()
                reading, writing = os.pipe()
                child = os.fork()
                if not child:
                    os.close(reading)
                    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                    run(steps, functools.partial(_write, writing))
                    os._exit(0)
                os.close(writing)
                texts[index] = b""
                deadline = time.monotonic() + seconds
                running.register(reading, selectors.EVENT_READ, (index, child, deadline))
            for key, _ in running.select(1):
                data = os.read(key.fd, 1 << 16)
                texts[key.data[0]] += data
                if not data:
                    _store_outcome(running, key, texts, outcomes)
            for key in list(running.get_map().values()):
                _, child, deadline = key.data
                if time.monotonic() > deadline:
                    os.kill(child, signal.SIGKILL)
                    _store_outcome(running, key, texts, outcomes)
    return outcomes


def _write(file: int, status: str) -> None:
    """Write a status as a line to a pipe."""
    os.write(file, f"{status[:100]}\n".encode())


def _store_outcome(running: Any, key: Any, texts: Any, outcomes: Any) -> None:
    """Store the statuses of a fork that has ended or was killed.

    Args:
        running: The selector, from which the pipe of the fork is removed.
        key: The key of the pipe, whose data are the index of the program, the process id and the deadline.
        texts: The output of each program.
        outcomes: The list in which the statuses are stored.
    """
    index, child, deadline = key.data
    running.unregister(key.fd)
    os.close(key.fd)
    _, status = os.waitpid(child, 0)
    statuses = [line for line in texts[index].decode().splitlines() if line != "?"]
    if status:
        code = os.waitstatus_to_exitcode(status)
        reason = f"signal {-code}" if code < 0 else f"exit {code}"
        statuses.append("hangs" if time.monotonic() > deadline else reason)
    outcomes[index] = statuses


def _ignore(data: Any) -> None:
    pass


def _run_all(programs: list[Any]) -> list[list[str]]:
    """Return the statuses of programs, which are lists of steps or arguments of `random_programs.write`."""
    # Leave processors for the other xdist workers.
    worker_count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    process_count = max(2, (os.cpu_count() or 1) // worker_count)
    steps = [write(*program) if isinstance(program[0], int) else program for program in programs]
    return _run_in_forks(steps, process_count, 30)


def _record(file: str) -> None:
    """Run all random programs with this machine's driver, and write their statuses to a file."""
    seed = 1
    lines = ["|".join(statuses) for statuses in _run_all(plan(seed, CALLS_PER_FUNCTION))]
    facts = {"driver": driver.version, "seed": seed, "each": CALLS_PER_FUNCTION, "statuses": lines}
    Path(file).write_text(json.dumps(facts, indent=0) + "\n")


if __name__ == "__main__":
    if sys.argv[1:]:
        _record(sys.argv[1])
    else:
        json.dump(_run_all(json.load(sys.stdin)), sys.stdout)
