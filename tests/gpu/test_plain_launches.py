"""Launches without machine code: the function that is written for a signature does what the launcher does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn import Buffer, Device, Graph, LaunchConfig, Module, Stream, testing
from cudyn._gpu import plain_launches

TYPES = {"u64": 8, "s32": 4, "f32": 4, "f64": 8, "u8": 1, "s16": 2}


def write_ptx(*types: str) -> bytes:
    parameters = ", ".join(f".param .{each} p{index}" for index, each in enumerate(types))
    head = ".version 8.0\n.target sm_90\n.address_size 64\n"
    return f"{head}.visible .entry k({parameters}) {{ ret; }}\n".encode()


@pytest.fixture
def launches() -> Iterator[list[testing.Launch]]:
    """The launches of a simulated device."""
    found: list[testing.Launch] = []
    with testing.simulate(kernels={"k": found.append}, devices=2):
        Device(0).use()
        yield found


def make(*types: str) -> tuple[Any, Any]:
    """The launcher's function for a kernel, and the one that is written."""
    kernel = Module(write_ptx(*types)).get_kernel("k")
    launcher = kernel._launcher
    slow = getattr(launcher.launch, "_as_parameter_", launcher.launch)
    slow = getattr(slow, "__wrapped__", slow)
    return slow, plain_launches.put(launcher, slow)


def observe(launches: list[testing.Launch], call: Any, *given: Any, **named: Any) -> Any:
    launches.clear()
    try:
        call(*given, **named)
    except Exception as error:
        return type(error), str(error)
    (found,) = launches
    return found.grid, found.block, found.shared, found.parameters, found.stream


def test_written_launches_do_what_the_launcher_does(launches: list[testing.Launch]) -> None:
    choose = random.Random(4)
    with Device(1):
        elsewhere = Buffer(8)
    closed, here, stream, ended = Buffer(8), Buffer(64), Stream(), Stream()
    closed.close()
    ended.close()
    edges = [2**bits for bits in (7, 8, 15, 16, 31, 32, 63, 64)]
    values: list[Any] = [0, -1, *edges, *(edge - 1 for edge in edges), *(-edge for edge in edges)]
    values += [0.5, -0.0, 1e300, float("nan"), float("inf"), True, None, "x", b"12345678"]
    values += [here, closed, elsewhere]
    streams: list[dict[str, Any]] = [{"stream": each} for each in (stream, None, int(stream))]
    plain = 0
    fitting: dict[str, list[Any]] = {"f": [0.5, 1.0, -2.5], "u": [1, 2, here], "s": [3, -1]}
    for _ in range(25):
        types = [choose.choice([*TYPES]) for _ in range(choose.randrange(5))]
        slow, made = make(*types)
        for number in range(20):
            given = [
                choose.choice(fitting[each[0]] if choose.random() < 0.7 else values)
                if each != "u8"
                else choose.choice([1, 255])
                for each in types
            ]
            if choose.random() < 0.1:
                given = given[:-1] if given else [1]
            grid: Any = choose.choice([1, 4, 70000, (2, 3), 0, 2**31, True])
            block: Any = choose.choice([1, 32, 1024, (8, 8), 1025, 1.0])
            how: dict[str, Any] = choose.choice([{}, *streams])
            if number % 9 == 8:
                wrong: list[dict[str, Any]] = [
                    {"stream": ended},
                    {"stream": "x"},
                    {"shared_memory": 8},
                    {"cooperative": True},
                ]
                how = choose.choice([*wrong, {"x": 1}])
            expected = observe(launches, slow, grid, block, *given, **how)
            found = observe(launches, made, grid, block, *given, **how)
            assert found == expected, (types, given, grid, block)
            plain += len(expected) > 2
    assert plain > 100


def test_plain_launches_do_not_reach_the_launcher(launches: list[testing.Launch]) -> None:
    slow, made = make("u64", "f32", "s32")
    with Buffer(8) as buffer, Stream() as stream:
        slow(4, 256, buffer, 0.5, 7)  # which learns the limits

        def refuse(*_: object, **__: object) -> None:
            raise AssertionError

        kernel = Module(write_ptx("u64", "f32", "s32")).get_kernel("k")
        kernel.launch(1, 1, buffer, 0.5, 7)
        direct = plain_launches.put(kernel._launcher, refuse)
        for given in ((buffer, 0.5, 7), (None, 1.5, -1), (int(buffer), 0.25, 2**31 - 1)):
            hows: list[dict[str, Any]] = [{}, {"stream": stream}, {"stream": None}]
            for how in hows:
                assert observe(launches, direct, 4, 256, *given, **how) == observe(
                    launches, made, 4, 256, *given, **how
                )
        with pytest.raises(AssertionError):
            direct(4, 256, buffer, 1, 7)


def test_closed_code_configurations_and_graphs_are_left_to_the_launcher(
    launches: list[testing.Launch],
) -> None:
    _, made = make("s32")
    made(1, 1, 5)
    launches.clear()
    made(LaunchConfig(3, 2), 5)
    assert [(each.grid, each.block) for each in launches] == [((3, 1, 1), (2, 1, 1))]
    graph = Graph(n=5)
    made(1, 1, graph["n"], stream=graph)
    graph(n=6)
    assert launches[-1].arguments == (6,)
    kernel = Module(write_ptx("s32")).get_kernel("k")
    kernel.launch(1, 1, 5)
    direct = plain_launches.put(kernel._launcher, kernel.launch)
    kernel.module.close()
    with pytest.raises(ValueError, match="the module is closed"):
        direct(1, 1, 5)


def test_signatures_with_more_than_plain_values_have_none(launches: list[testing.Launch]) -> None:
    for types in (("f16",), ("b32",), ("u64", "b64")):
        slow, made = make(*types)
        assert made is slow
