"""Tests for cudyn.LaunchConfig and Kernel.occupancy on the simulated driver."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn import (
    Contract,
    DriverError,
    Kernel,
    LaunchConfig,
    Module,
    Stream,
    SymbolNotFoundError,
    driver,
    testing,
)
from cudyn._kernels.launch.config import NOT_GIVEN

from ...support.code import STATIC, ptx
from ...support.messages import raises

PTX = ptx(k="u64, u32", bare="")


@pytest.fixture
def simulation() -> Iterator[testing.Simulation]:
    """A simulation of an sm_90 device."""
    with testing.simulate("sm_90") as result:
        yield result


def make_kernel(name: str = "k") -> Kernel:
    """Return a kernel of the module PTX."""
    return Module(PTX).get_kernel(name)


def test_config_has_sizes_of_three_dimensions(simulation: testing.Simulation) -> None:
    config = LaunchConfig([4, 2], 32, cluster=(2,), shared_memory=64, cooperative=True)
    assert (config.grid, config.block, config.cluster) == ((4, 2, 1), (32, 1, 1), (2, 1, 1))
    assert (config.shared_memory, config.cooperative, config.attributes) == (64, True, ())
    assert repr(LaunchConfig(4, 2, 2, 64)) == (
        "LaunchConfig(grid=(4, 1, 1), block=(2, 1, 1), cluster=(2, 1, 1), shared_memory=64)"
    )
    assert repr(LaunchConfig(1, 2)) == "LaunchConfig(grid=(1, 1, 1), block=(2, 1, 1))"


WRONG_CONFIGS: list[tuple[tuple[Any, ...], dict[str, Any], type[Exception], str]] = [
    ((0, 1), {}, ValueError, "grid=0: expected 1 to 2147483647, got 0"),
    ((1, 2000), {}, ValueError, "block=2000: expected 1 to 1024, got 2000"),
    (({1, 2}, 1), {}, TypeError, "grid={1, 2}: expected an int, or a list of up to three ints"),
    (({4: 1}, 1), {}, TypeError, "grid={4: 1}: expected an int, or a list of up to three ints"),
    (("4", 1), {}, TypeError, "grid='4': expected an int, or a list of up to three ints"),
    ((1, (1, 1, 1, 1)), {}, TypeError, "block=(1, 1, 1, 1): expected an int, or a list of up to three ints"),
    ((1, 1.5), {}, TypeError, "block=1.5: expected an int, or a list of up to three ints"),
    ((1, (1.5,)), {}, TypeError, "block=(1.5,): expected an int, got float"),
    ((3, 1), {"cluster": 2}, ValueError, "grid=3: expected a multiple of the cluster, (2, 1, 1)"),
    (
        ((4, 3), 1),
        {"cluster": (2, 2)},
        ValueError,
        "grid=(4, 3): expected a multiple of the cluster, (2, 2, 1)",
    ),
    ((1, 1), {"cluster": 0}, ValueError, "cluster=0: expected 1 to 2147483647, got 0"),
    ((1, 1), {"shared_memory": -1}, ValueError, "shared_memory=-1: expected 0 bytes or more"),
    ((1, 1), {"shared_memory": True}, TypeError, "shared_memory=True: expected an int, got bool"),
    ((1, 1), {"cooperative": "yes"}, TypeError, "cooperative='yes': expected True or False"),
    ((1, 1), {"attributes": 5}, TypeError, "attributes=5: expected a list of CUlaunchAttribute objects"),
]


@pytest.mark.parametrize(("sizes", "options", "error", "message"), WRONG_CONFIGS)
def test_config_with_a_wrong_value_raises(
    simulation: testing.Simulation,
    sizes: tuple[Any, ...],
    options: dict[str, Any],
    error: type[Exception],
    message: str,
) -> None:
    """The constructor and `launch` raise the same error. `launch` adds the kernel's name to the message."""
    kernel = make_kernel()
    for use, prefix in (
        (LaunchConfig, ""),
        (lambda *sizes_, **options_: kernel.launch(*sizes_, 5, 1, **options_), "k: "),
    ):
        with pytest.raises(error) as caught:
            use(*sizes, **options)
        assert str(caught.value) == prefix + message
    assert not simulation.launches


OPTIONS = {"cluster": None, "shared_memory": 0, "stream": NOT_GIVEN, "cooperative": False, "attributes": ()}
CONTRACT = Contract("k(a: u64, streams: u32)")
OVERLOADS = Contract("k(a: T, b: u32) where T: u64|i64")


def test_signatures_of_launch_and_prepare_show_every_option(simulation: testing.Simulation) -> None:
    """Editors and help() show the options with their default values."""
    kernel = make_kernel()
    config = inspect.signature(LaunchConfig).parameters
    for function in (Kernel.launch, Kernel.prepare, kernel.launch, kernel.prepare):
        parameters = dict(inspect.signature(function).parameters)
        parameters.pop("self", None)
        kinds = {name: parameter.kind for name, parameter in parameters.items()}
        assert list(kinds) == ["grid", "block", "arguments", *OPTIONS, "named"]
        assert (kinds["arguments"], kinds["named"]) == (
            inspect.Parameter.VAR_POSITIONAL,
            inspect.Parameter.VAR_KEYWORD,
        )
        assert {kinds[name] for name in OPTIONS} == {inspect.Parameter.KEYWORD_ONLY}
        assert {name: parameters[name].default for name in OPTIONS} == OPTIONS
        assert all(parameters[name].default == config[name].default for name in OPTIONS)


@pytest.mark.parametrize(
    "misspelled",
    [
        "shared_mem",
        "strm",
        "Cluster",
        "attribute",
    ],
)
@pytest.mark.parametrize("name", ["k", CONTRACT, OVERLOADS], ids=["no contract", "contract", "overloads"])
def test_launch_with_a_misspelled_option_names_the_right_one(
    simulation: testing.Simulation, name: str | Contract, misspelled: str
) -> None:
    kernel = Module(PTX).get_kernel(name)
    for call in (kernel.launch, kernel.prepare):
        for configuration in ((1, 1), (LaunchConfig(1, 1),)):
            with raises(TypeError):
                call(*configuration, 5, 1, **{misspelled: 64})
    assert not simulation.launches


def test_launch_with_a_name_unlike_every_option_lists_the_arguments(
    simulation: testing.Simulation,
) -> None:
    with raises(TypeError):
        make_kernel().launch(1, 1, 5, 1, x=1)
    with raises(TypeError):
        Module(PTX).get_kernel(CONTRACT).launch(1, 1, 5, 1, x=1)


def test_launch_with_an_argument_named_almost_like_an_option_launches(
    simulation: testing.Simulation,
) -> None:
    """A misspelling of this argument is not reported as a misspelled option."""
    kernel = Module(PTX).get_kernel(CONTRACT)
    kernel.launch(1, 1, a=5, streams=7)
    assert len(simulation.launches) == 1
    with raises(TypeError):
        kernel.launch(1, 1, a=5, streamss=7)


@pytest.mark.parametrize("option", [{"shared_memory": 0}, {"cooperative": True}])
def test_launch_with_options_and_a_launch_config_raises(
    simulation: testing.Simulation, option: dict[str, Any]
) -> None:
    kernel = make_kernel()
    for call in (kernel.launch, kernel.prepare):
        with raises(TypeError):
            call(LaunchConfig(1, 1), 5, 1, **option)


def test_launch_as_a_method_of_the_class_works(simulation: testing.Simulation) -> None:
    for name in ("k", OVERLOADS):
        Kernel.launch(Module(PTX).get_kernel(name), 2, 3, 5, 1, shared_memory=64)
        launch = simulation.launches[-1]
        assert (launch.grid, launch.block, launch.shared) == ((2, 1, 1), (3, 1, 1), 64)


def test_config_is_immutable() -> None:
    config = LaunchConfig(4, 256)
    with raises(AttributeError):
        config.grid = (1, 1, 1)
    with raises(AttributeError):
        del config.block
    for copied in (copy.copy(config), copy.deepcopy(config), pickle.loads(pickle.dumps(config))):
        assert (copied.grid, copied.block, repr(copied)) == (config.grid, config.block, repr(config))


def test_launch_accepts_a_config(simulation: testing.Simulation) -> None:
    """The config replaces the grid, the block and the options."""
    kernel, config = make_kernel(), LaunchConfig((4, 2), 32, cluster=2, shared_memory=64, stream=0)
    for _ in range(2):
        kernel.launch(config, 5, 7)
        kernel.prepare(config, 5, 7)()
        kernel.prepare(config)(5, 7)
    make_kernel("bare").launch(LaunchConfig(1, 1))
    *launches, bare = simulation.launches
    assert bare.kernel == "bare"
    assert len(launches) == 6
    for launch in launches:
        assert (launch.grid, launch.block, launch.cluster) == ((4, 2, 1), (32, 1, 1), (2, 1, 1))
        assert (launch.shared, launch.arguments) == (64, (5, 7))


@pytest.mark.parametrize("name", ["k", OVERLOADS])
def test_one_config_is_launched_on_several_streams(simulation: testing.Simulation, name: Any) -> None:
    """The stream of a launch overrides the configuration's stream, but does not change the configuration."""
    kernel: Any = Module(PTX).get_kernel(name)
    streams = Stream(), Stream()
    config = LaunchConfig(1, 1, stream=streams[0])
    for stream in (*streams, None):
        kernel.launch(config, 5, 1, stream=stream)
        kernel.prepare(config, 5, 1, stream=stream)()
        kernel.prepare(config, stream=stream)(5, 1)
        handles = [launch.stream for launch in simulation.launches[-3:]]
        assert handles == [0 if stream is None else int(stream)] * 3
    kernel.launch(config, 5, 1)
    assert simulation.launches[-1].stream == int(streams[0])
    assert config.stream is streams[0]


def test_launch_with_a_config_and_options_raises(simulation: testing.Simulation) -> None:
    kernel: Any = make_kernel()
    config = LaunchConfig(1, 1)
    for use in (kernel.launch, kernel.prepare):
        with raises(TypeError):
            use(config, 5, 7, shared_memory=64)
        with raises(TypeError):
            use(4)


# --- occupancy


def test_occupancy_comes_from_the_driver(simulation: testing.Simulation) -> None:
    """The simulated device has 132 multiprocessors, each with room for 16 blocks of 128 threads.

    The kernel does not allow more than 48 KiB of shared memory.
    """
    occupancy = make_kernel().occupancy
    assert repr(occupancy) == "<Occupancy of the kernel k>"
    assert occupancy.max_active_blocks_per_multiprocessor((64, 2)) == 16
    assert occupancy.max_potential_block_size(limit=128) == (132 * 16, 128)
    assert occupancy.available_dynamic_shared_memory_per_block(2, 128) == 48 * 1024 - STATIC
    assert occupancy.max_active_clusters(LaunchConfig((8, 2), (64, 2), cluster=(4, 2))) == 132 * 16 // 8
    assert occupancy.max_active_clusters(LaunchConfig(8, 128)) == 132 * 16
    assert occupancy.max_potential_cluster_size(LaunchConfig(16, 128)) == 8


def test_occupancy_of_a_large_cluster_allows_it(simulation: testing.Simulation) -> None:
    kernel = make_kernel()
    assert kernel.occupancy.max_active_clusters(LaunchConfig(16, 128, cluster=16)) == 132
    assert kernel.get_attribute(driver.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) == 1
    assert kernel.occupancy.max_potential_cluster_size(LaunchConfig(16, 128)) == 16


def test_occupancy_beyond_a_limit_raises(simulation: testing.Simulation) -> None:
    kernel = make_kernel()
    with raises(ValueError):
        kernel.occupancy.max_active_clusters(LaunchConfig(8, 128, cluster=8, shared_memory=1000000))
    kernel.module.close()
    with raises(ValueError):
        kernel.occupancy.max_active_clusters(LaunchConfig(8, 128))


@pytest.mark.parametrize(
    "version",
    ["12.4", "11.7"],
)
def test_occupancy_of_clusters_on_an_older_driver_raises(version: str) -> None:
    code = PTX.replace(b"version 8.0", b"version 7.0").replace(b"sm_90", b"sm_80")
    with testing.simulate("sm_80", version=version):
        kernel = Module(code).get_kernel("k")
        with raises((DriverError, SymbolNotFoundError)):
            kernel.occupancy.max_active_clusters(LaunchConfig(8, 128, cluster=8))
