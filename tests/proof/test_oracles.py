"""Tests that nothing in the tables disagrees with an oracle. `nox -s oracles` runs all oracles."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from cudyn._bindings.libraries import catalog

from ..support import real, samples
from ..support.releases import proof_marks
from . import Result, bindings, capsules, compiler, echo_c, libraries, oracles_page

needs_gcc = pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable())


def check_agreement(result: Result, at_least: int) -> None:
    """Check that nothing disagrees, and that enough values were compared."""
    assert result.disagreements == []
    assert result.checked >= at_least


class MinimumChecks(NamedTuple):
    """Minimum numbers of comparisons in any release of a library."""

    layouts: int
    prototypes: int
    values: int
    names: int


# Library -> the fields of MinimumChecks, in their order.
MINIMUM_CHECKS = {
    "driver": (400, 540, 780, 540), "runtime": (750, 370, 720, 370), "nvrtc": (0, 17, 12, 17),
    "nvjitlink": (0, 27, 25, 27), "nvfatbin": (0, 11, 18, 11), "nvvm": (0, 13, 10, 13),
    "nvml": (440, 290, 640, 290), "curand": (0, 29, 54, 29), "cublas": (0, 330, 110, 490),
    "cublaslt": (23, 43, 270, 43), "cufft": (31, 52, 67, 52), "cusparse": (0, 440, 87, 440),
    "cusolver": (0, 570, 93, 570), "cupti": (6100, 120, 1700, 120), "cufile": (55, 31, 100, 31),
    "nccl": (9, 48, 39, 48), "nvjpeg": (22, 74, 64, 74), "cudss": (18, 30, 70, 30),
    "cudnn": (44, 218, 734, 218), "cutensor": (0, 38, 108, 38),
    "cusparselt": (15, 28, 33, 28), "nvshmem": (47, 1360, 190, 1360),
    "nvcomp": (118, 93, 69, 93), "custatevec": (18, 63, 47, 63), "nvimgcodec": (327, 30, 214, 30),
    "cutensornet": (41, 73, 101, 73), "npp": (284, 7751, 209, 7751),
    "nvjpeg2k": (64, 41, 33, 41),
}  # fmt: skip


def find_minimum(name: str, release: str) -> MinimumChecks:
    """Return the minimum numbers of comparisons. If they are not listed, they are counted in the tables."""
    if name in MINIMUM_CHECKS:
        return MinimumChecks(*MINIMUM_CHECKS[name])
    view = compiler.view(name, release)
    prototypes = [compiler.prototype(view, symbol) for symbol in view.library.tables.FUNCTIONS]
    functions = len([text for text in prototypes if text is not None])
    # The size and the alignment of each record are compared.
    return MinimumChecks(2 * len(echo_c.record_types(view)), functions, 1, functions)


# The libraries whose headers are not valid C in any release, and single releases of other libraries whose
# headers are not. They are compiled as C++.
CPP_LIBRARIES = ("nvshmem", "nvtiff", "cufftmp")
CPP_RELEASES = (("nvjpeg2k", "0.9"), ("cupti", "13.1"))

# `nox -s oracles` checks every release. These tests check two libraries in all releases, and the others in
# one release per major version.
CHECKED = [
    (name, release)
    for name, release in compiler.releases()
    if name in ("driver", "nvrtc") or (name, release) in compiler.some_releases()
]


# The releases that are checked by default: the newest of each library except the two largest libraries.
FAST = {name: release for name, release in CHECKED if name not in ("cupti", "nvml")}


def test_oracles_cover_every_library() -> None:
    names = {name for name, _ in compiler.releases()}
    assert {name for name, _ in CHECKED} == names
    checked = {info.name for info in catalog.find_all() if samples.has_checked_calls(info)}
    assert checked <= MINIMUM_CHECKS.keys() <= names


@needs_gcc
@pytest.mark.proof
@pytest.mark.usefixtures("pins")
@pytest.mark.parametrize(
    "declaration",
    [
        "int {}(nvtiffDecodeParams_t *params);",
        "nvtiffStatus_t {}(nvtiffDecodeParams_t params);",
        "nvtiffStatus_t {}(const nvtiffDecodeParams_t *params);",
        "nvtiffStatus_t {}(nvtiffDecodeParams_t *params, int);",
    ],
)
def test_wrong_prototypes_conflict_in_cpp(declaration: str) -> None:
    """C++ allows functions with the same name but different parameters only if they do not have C linkage."""
    symbol = "nvtiffDecodeParamsCreate"
    conflicts = compiler.conflicts("nvtiff", FAST["nvtiff"], {symbol: declaration.format(symbol)})
    assert "conflicting declaration" in conflicts[symbol]


@needs_gcc
@pytest.mark.proof
@pytest.mark.usefixtures("pins")
def test_undeclared_functions_are_errors_in_cpp() -> None:
    conflicts = compiler.conflicts("nvtiff", FAST["nvtiff"], {"nvtiffMissing": "int nvtiffMissing(void);"})
    assert "not declared" in conflicts["nvtiffMissing"]


@needs_gcc
@pytest.mark.usefixtures("pins")
@pytest.mark.parametrize(
    ("name", "release"),
    [pytest.param(*pair, marks=proof_marks(pair[0], pair in FAST.items())) for pair in CHECKED],
)
class TestCompiler:
    def test_layouts(self, name: str, release: str) -> None:
        check_agreement(compiler.layouts(name, release), find_minimum(name, release).layouts)

    def test_prototypes(self, name: str, release: str) -> None:
        check_agreement(compiler.prototypes(name, release), find_minimum(name, release).prototypes)

    def test_values(self, name: str, release: str) -> None:
        check_agreement(compiler.values(name, release), find_minimum(name, release).values)

    def test_names(self, name: str, release: str) -> None:
        check_agreement(compiler.names(name, release, per_thread=False), find_minimum(name, release).names)

    def test_per_thread_names(self, name: str, release: str) -> None:
        if "per_thread" in compiler.library(name).modes:
            at_least = find_minimum(name, release).names
            check_agreement(compiler.names(name, release, per_thread=True), at_least)


# Library -> the minimum numbers of comparisons with cuda.bindings: of enumerators and constants, and of
# signatures.
BOUND = {
    "driver": (1190, 513), "runtime": (990, 338), "nvrtc": (20, 29), "nvjitlink": (30, 16),
    "nvfatbin": (19, 12), "nvvm": (12, 14), "nvml": (2100, 378), "cufile": (130, 44),
}  # fmt: skip


@pytest.mark.skipif(bool(bindings.unavailable()), reason=bindings.unavailable())
@pytest.mark.parametrize(("name", "check"), bindings.checks())
def test_tables_agree_with_cuda_bindings(name: str, check: Callable[[str], Result]) -> None:
    check_agreement(check(name), BOUND[name]["signatures" in check.__name__])


@pytest.mark.parametrize("name", MINIMUM_CHECKS)
def test_parameters_all_have_a_role(name: str) -> None:
    check_agreement(bindings.roles(name), MinimumChecks(*MINIMUM_CHECKS[name]).prototypes)


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("driver", real.DRIVERS)
def test_driver_functions_have_the_right_address(driver: str) -> None:
    check_agreement(libraries.compare_addresses("driver", driver), 38_000)


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("release", capsules.RELEASES)
def test_signatures_in_capsules_of_cuda_bindings(release: str) -> None:
    names = capsules.list_libraries(release)
    assert {"driver", "runtime", "nvrtc"} <= {*names}
    for name in names:
        check_agreement(capsules.compare(name, release), at_least=20)


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("branch", real.DRIVERS)
@pytest.mark.parametrize("release", capsules.GUARDED)
def test_guarded_cuda_bindings_calls_symbols_with_its_signatures(release: str, branch: str) -> None:
    """Functions that would be called with wrong parameters return a status, or call a different symbol."""
    wrong, error = capsules.count_wrong(release, branch)
    guard = capsules.read_guard(release, branch)
    assert guard["unknown"] == []
    assert guard["version"][0] == 0  # also if cuda.bindings could not be used without the guard
    assert guard["driver"] == [guard["version"][1] // 1000, guard["version"][1] % 1000 // 10]
    for symbol in wrong:  # the name of the symbol that cuda.bindings expects
        assert symbol not in guard["symbols"].values()
    assert bool(error) is (release == "13.5.0" and branch == "470")
    assert len(guard["symbols"]) > 300


def make_result(checked: int, **on_purpose: str) -> Result:
    return Result("gcc", "values", checked, on_purpose=on_purpose)


def test_page_that_is_read_is_written_unchanged() -> None:
    text = oracles_page.PATH.read_text(encoding="utf-8")
    page = oracles_page.read(text)
    assert len(page.rows) > 100
    assert page.write() == text


def test_page_keeps_the_rows_of_other_libraries() -> None:
    page = oracles_page.Page()
    page.replace(
        ["nccl"], [("nccl", "every release", make_result(3)), ("npp", "every release", make_result(2))]
    )
    page.replace(
        ["npp"],
        [
            ("npp", "every release", make_result(5, A="it differs")),
            ("npp", "every release", make_result(6, A="it differs", B="it differs")),
        ],
    )
    assert page.rows == {
        ("gcc", "values", "nccl", "every release"): (3, 0, 0),
        ("gcc", "values", "npp", "every release"): (11, 0, 2),
    }
    assert page.reasons == {"It differs": {"A", "B"}}
    assert oracles_page.read(page.write()) == page
