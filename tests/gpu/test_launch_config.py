"""cudyn.LaunchConfig, and `Kernel.occupancy`, which takes one: on the simulated driver."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn import DriverError, Kernel, LaunchConfig, Module, SymbolNotFoundError, driver, testing

from ..support.code import STATIC, ptx

PTX = ptx(k="u64, u32", bare="")


@pytest.fixture
def simulation() -> Iterator[testing.Simulation]:
    with testing.simulate("sm_90") as found:
        yield found


def make_kernel(name: str = "k") -> Kernel:
    return Module(PTX).get_kernel(name)


def test_sizes_have_three_dimensions(simulation: testing.Simulation) -> None:
    config = LaunchConfig([4, 2], 32, cluster=(2,), shared_memory=64, cooperative=True)
    assert (config.grid, config.block, config.cluster) == ((4, 2, 1), (32, 1, 1), (2, 1, 1))
    assert (config.shared_memory, config.cooperative, config.attributes) == (64, True, ())
    assert repr(LaunchConfig(4, 2, 2, 64)) == (
        "LaunchConfig(grid=(4, 1, 1), block=(2, 1, 1), cluster=(2, 1, 1), shared_memory=64)"
    )
    assert repr(LaunchConfig(1, 2)) == "LaunchConfig(grid=(1, 1, 1), block=(2, 1, 1))"


WRONG: list[tuple[tuple[Any, ...], dict[str, Any], type[Exception], str]] = [
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


@pytest.mark.parametrize(("sizes", "options", "kind", "text"), WRONG)
def test_wrong_configuration_is_refused(
    simulation: testing.Simulation,
    sizes: tuple[Any, ...],
    options: dict[str, Any],
    kind: type[Exception],
    text: str,
) -> None:
    """By the constructor, and by a launch, which names the kernel."""
    kernel = make_kernel()
    for make, name in ((LaunchConfig, ""), (lambda *how, **o: kernel.launch(*how, 5, 1, **o), "k: ")):
        with pytest.raises(kind) as caught:
            make(*sizes, **options)
        assert str(caught.value) == name + text
    assert not simulation.launches


def test_configuration_cannot_be_changed() -> None:
    config = LaunchConfig(4, 256)
    with pytest.raises(AttributeError, match=r"^a LaunchConfig can't be changed: grid$"):
        config.grid = (1, 1, 1)
    with pytest.raises(AttributeError, match=r"^a LaunchConfig can't be changed: block$"):
        del config.block
    for again in (copy.copy(config), copy.deepcopy(config), pickle.loads(pickle.dumps(config))):
        assert (again.grid, again.block, repr(again)) == (config.grid, config.block, repr(config))


def test_launch_takes_a_configuration(simulation: testing.Simulation) -> None:
    kernel, config = make_kernel(), LaunchConfig((4, 2), 32, cluster=2, shared_memory=64, stream=0)
    for _ in range(2):
        kernel.launch(config, 5, 7)
        kernel.prepare(config, 5, 7)()
        kernel.prepare(config)(5, 7)
    make_kernel("bare").launch(LaunchConfig(1, 1))
    *launches, bare = simulation.launches
    assert bare.kernel == "bare"
    assert len(launches) == 6
    for each in launches:
        assert (each.grid, each.block, each.cluster) == ((4, 2, 1), (32, 1, 1), (2, 1, 1))
        assert (each.shared, each.arguments) == (64, (5, 7))


def test_options_beside_a_configuration_are_refused(simulation: testing.Simulation) -> None:
    kernel: Any = make_kernel()
    config = LaunchConfig(1, 1)
    for use in (kernel.launch, kernel.prepare):
        with pytest.raises(TypeError, match=r"^k: expected a LaunchConfig and arguments, got options beside"):
            use(config, 5, 7, shared_memory=64)
        with pytest.raises(TypeError, match=r"^k: expected grid and block, or a LaunchConfig, got 4$"):
            use(4)


# --- occupancy


def test_occupancy_is_the_drivers(simulation: testing.Simulation) -> None:
    """Its answers for the simulated device, of 132 multiprocessors."""
    occupancy = make_kernel().occupancy
    assert occupancy.max_active_blocks_per_multiprocessor((64, 2)) == 16
    assert occupancy.max_potential_block_size(limit=128) == (132 * 16, 128)
    assert occupancy.available_dynamic_shared_memory_per_block(2, 128) == 114 * 1024 - 1024 - STATIC
    assert occupancy.max_active_clusters(LaunchConfig((8, 2), (64, 2), cluster=(4, 2))) == 132 * 16 // 8
    assert occupancy.max_active_clusters(LaunchConfig(8, 128)) == 132 * 16
    assert occupancy.max_potential_cluster_size(LaunchConfig(16, 128)) == 8


def test_large_cluster_is_allowed_when_asked_about(simulation: testing.Simulation) -> None:
    kernel = make_kernel()
    assert kernel.occupancy.max_active_clusters(LaunchConfig(16, 128, cluster=16)) == 132
    assert kernel.get_attribute(driver.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED) == 1
    assert kernel.occupancy.max_potential_cluster_size(LaunchConfig(16, 128)) == 16


def test_occupancy_names_the_limit(simulation: testing.Simulation) -> None:
    kernel = make_kernel()
    with pytest.raises(ValueError, match=r"^k: shared_memory=1000000: a block can have"):
        kernel.occupancy.max_active_clusters(LaunchConfig(8, 128, cluster=8, shared_memory=1000000))
    kernel.module.close()
    with pytest.raises(ValueError, match=r"^the module is closed$"):
        kernel.occupancy.max_active_clusters(LaunchConfig(8, 128))


@pytest.mark.parametrize(
    ("version", "error"),
    [("12.4", "CUDA_ERROR_INVALID_CLUSTER_SIZE"), ("11.7", r"cuOccupancyMaxActiveClusters.*11\.8")],
)
def test_older_devices_and_drivers_have_no_clusters(version: str, error: str) -> None:
    code = PTX.replace(b"version 8.0", b"version 7.0").replace(b"sm_90", b"sm_80")
    with testing.simulate("sm_80", version=version):
        kernel = Module(code).get_kernel("k")
        with pytest.raises((DriverError, SymbolNotFoundError), match=error):
            kernel.occupancy.max_active_clusters(LaunchConfig(8, 128, cluster=8))
