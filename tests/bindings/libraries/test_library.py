"""Tests with fakes for the version of a library, the API level derived from it, and rejected libraries."""

from __future__ import annotations

import ctypes
import pathlib
from typing import Any

import pytest

from cudyn import driver
from cudyn._bindings.libraries import catalog, search, versions
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries.view import View

from ...conftest import python_json
from ...support import fakes
from ...support.messages import raises
from ...support.releases import NEWEST_NUMBER, every_library

PACKED = "int {}(int *v) {{ *v = {}; return 0; }}\n"
PAIR = "int {}(int *a, int *b) {{ *a = {}; *b = {}; return 0; }}\n"
PROPERTY = "int {}(int type, int *v) {{ *v = type == 0 ? {} : type == 1 ? {} : -1; return type > 1; }}\n"
WORDS = "const char *nvmlErrorString(int status) {{ return {}; }}\n"
FAILING = "int {}(void *v) {{ return {}; }}\n"
ANY = "int {}(void) {{ return 0; }}\n"
THREE = "void nvshmemx_vendor_get_version_info(int *a, int *b, int *c) { *a = 3; *b = 8; *c = 1; }\n"
LINKERS = "int __nvJitLinkCreate_12_{}(void) {{ return 0; }}\n"
NO_NUMBER = FAILING.format("cudaRuntimeGetVersion", 35)
PROFILER = ANY.format("cudaProfilerInitialize")

NVML_FUNCTIONS = library(catalog.find("nvml")).tables.FUNCTIONS


def list_added(release: str) -> list[str]:
    """List the symbols of NVML that were introduced in a release."""
    nvml = library(catalog.find("nvml"))
    return [symbol for symbol in NVML_FUNCTIONS if nvml.get_versions(symbol)[0][0] == release]


def list_oldest(name: str) -> list[str]:
    """List the symbols that are in the oldest release of a library."""
    shared = library(catalog.find(name))
    return [
        symbol
        for symbol in shared.tables.FUNCTIONS
        if shared.get_versions(symbol)[0][0] == shared.releases[0]
    ]


# Almost all symbols of NVML up to 12.2, and a few symbols of 12.3 and 12.4: a version is recognized although
# some of its symbols are missing, and symbols of later versions exist.
_SYMBOLS = [*list_added("11.7"), *list_added("11.8"), *list_added("12.0")[1:], *list_added("12.2")]
_SYMBOLS += [*list_added("12.3")[:1], *list_added("12.4")[:2]]
NVML_UP_TO_12_2 = "".join(ANY.format(symbol) for symbol in _SYMBOLS if symbol != "nvmlErrorString")


def read(handle: ctypes.CDLL, info: catalog.LibraryInfo) -> tuple[tuple[int, int] | None, str]:
    """Return the version of a loaded library, and the problem if it cannot be read."""
    tables = library(info).tables
    versions_by_release = tables.VERSIONS or {
        tables.RELEASES[0]: library(info).version_at(tables.RELEASES[0])
    }
    return versions.read_version(handle, info, tables.FUNCTIONS, versions_by_release)


# --- versions


# Maps the name of a case to the library, its source code and its version.
VERSIONS: dict[str, tuple[str, str, tuple[int, int]]] = {
    "packed": ("driver", PACKED.format("cuDriverGetVersion", 12040), (12, 4)),
    "decimal, major version 0": ("cublasmp", PACKED.format("cublasMpGetVersion", 1003), (0, 10)),
    "packed, two digits": ("driver", PACKED.format("cuDriverGetVersion", 12110), (12, 11)),
    "decimal": ("nccl", PACKED.format("ncclGetVersion", 22703), (2, 27)),
    "returned": ("cudnn", "unsigned long cudnnGetVersion(void) { return 92801; }\n", (9, 28)),
    "three": ("nvshmem", THREE, (3, 8)),
    "pair": ("nvrtc", PAIR.format("nvrtcVersion", 12, 9), (12, 9)),
    "property": ("curand", PROPERTY.format("curandGetProperty", 10, 3), (10, 3)),
    "NCCL before 2.9": ("nccl", PACKED.format("ncclGetVersion", 2708), (2, 7)),
    "NCCL since 2.9": ("nccl", PACKED.format("ncclGetVersion", 20908), (2, 9)),
    "count": ("cupti", PACKED.format("cuptiGetVersion", 24), (12, 6)),
    "between two counts": ("cupti", PACKED.format("cuptiGetVersion", 25), (12, 6)),
    "release and update": ("cupti", PACKED.format("cuptiGetVersion", 130202), (13, 2)),
    "a symbol if the number is unavailable": (
        "cupti",
        FAILING.format("cuptiGetVersion", 999) + ANY.format("cuptiSubscribe_v2"),
        (13, 0),
    ),
    "most of the added symbols": ("nvml", WORDS.format('"Success"') + NVML_UP_TO_12_2, (12, 2)),
    "only the symbols of the oldest release": (
        "nvml",
        WORDS.format('"Success"')
        + "".join(ANY.format(symbol) for symbol in list_added("11.7") if symbol != "nvmlErrorString"),
        (11, 7),
    ),
    "before the function for the version": (
        "nvtiff",
        "".join(map(ANY.format, list_oldest("nvtiff"))),
        (0, 4),
    ),
    "no release added a symbol": (
        "cutensormg",
        "".join(map(ANY.format, list_oldest("cutensormg"))),
        (2, 0),
    ),
    "not even the oldest symbols": ("nvml", WORDS.format('"Success"') + ANY.format("nvmlInit_v2"), (11, 0)),
    "the function first": ("nvjitlink", PAIR.format("nvJitLinkVersion", 12, 4), (12, 4)),
    "the newest symbol": ("nvjitlink", LINKERS.format(1) + LINKERS.format(2), (12, 2)),
    "not the symbol if the function works": (
        "nvjitlink",
        PAIR.format("nvJitLinkVersion", 12, 4) + ANY.format("__nvJitLinkCreate_13_1"),
        (12, 4),
    ),
    "two symbols that only a few releases have": (
        "runtime",
        NO_NUMBER + ANY.format("cudaGraphNodeSetEnabled") + PROFILER,
        (11, 7),
    ),
    "the symbols in their order": (
        "runtime",
        NO_NUMBER + PROFILER + ANY.format("cudaGetTextureObjectTextureDesc_v2"),
        (11, 8),
    ),
}


@pytest.mark.parametrize("form", VERSIONS)
def test_read_version_parses_each_form(form: str, tmp_path: pathlib.Path) -> None:
    name, source, version = VERSIONS[form]
    handle = ctypes.CDLL(str(fakes.build(tmp_path, source, fakes.UNFINDABLE)))
    assert read(handle, catalog.find(name)) == (version, "")


# The library, its source code, and the text in the message.
UNKNOWN = [
    ("runtime", ANY.format("unrelated"), "has no cudaRuntimeGetVersion, so it is not the CUDA runtime"),
    ("runtime", NO_NUMBER, "cudaRuntimeGetVersion failed with status 35 (cudaErrorInsufficientDriver)"),
    (
        "runtime",
        NO_NUMBER + PROFILER,
        "cudaRuntimeGetVersion failed with status 35 (cudaErrorInsufficientDriver)",
    ),  # CUDA 11.5 without a driver
    ("curand", FAILING.format("curandGetProperty", 7), "curandGetProperty failed with status 7"),
    ("nvtiff", ANY.format("unrelated"), "has no nvtiffGetProperty, so it is not the nvTIFF library"),
    (
        "cutensormg",
        ANY.format("cutensorMgCreate"),
        "lacks functions that every release of the cuTENSORMg library has",
    ),
    ("nvml", ANY.format("unrelated"), "has no nvmlErrorString, so it is not the NVML library"),
    ("nvml", WORDS.format('"is a stub library"'), f"nvmlErrorString says that {versions.PLACEHOLDER}"),
    (
        "driver",
        FAILING.format("cuDriverGetVersion", 34),
        f"cuDriverGetVersion failed with status 34 (CUDA_ERROR_STUB_LIBRARY); {versions.PLACEHOLDER}",
    ),
    # The meaning of status code 34 in other libraries is unknown.
    ("nvrtc", FAILING.format("nvrtcVersion", 34), "nvrtcVersion failed with status 34"),
]


@pytest.mark.parametrize(("name", "source", "problem"), UNKNOWN)
def test_read_version_with_an_unusable_result_fails(
    name: str, source: str, problem: str, tmp_path: pathlib.Path
) -> None:
    handle = ctypes.CDLL(str(fakes.build(tmp_path, source, fakes.UNFINDABLE)))
    assert read(handle, catalog.find(name)) == (None, problem)


# --- a library whose symbols have the meaning of their release


TABLES = library(catalog.find("runtime")).tables
# A function whose signature changed in 13.0.
VARIANT = next(
    symbol
    for symbol, releases in TABLES.VARIANTS.items()
    if releases == ("13.0",) and symbol not in TABLES.NAMES
)
RUNTIME = PACKED.format("cudaRuntimeGetVersion", "VERSION") + ANY.format(VARIANT) + ANY.format("cudaFree")


# --- the order of the search


def make_system(files: set[str], **environment: str) -> search.System:
    """Return a Linux system with these files and environment variables."""
    return search.System("linux", environment, ["/site"], "/prefix", files.__contains__, lambda pattern: [])


@pytest.mark.parametrize("newest", [None, 11, 12, 13, 14])
def test_wheels_that_the_driver_can_use_come_first(newest: int | None) -> None:
    """Both directories contain libcurand.so.10."""
    new = "/site/nvidia/cu13/lib/libcurand.so.10"
    old = "/site/nvidia/curand/lib/libcurand.so.10"
    for files, expected in (
        ({new, old}, [new, old] if newest in (None, 13, 14) else [old, new]),
        ({new}, [new]),
    ):
        candidates = search.find_candidates(catalog.find("curand"), make_system(files), newest)
        assert [path for path, origin in candidates if origin == "pip wheel"] == expected


def test_wheels_next_to_nvidia_are_found_without_that_directory() -> None:
    """`pip install custabilizer-cu13` does not create site-packages/nvidia."""
    file = "/site/cuquantum/lib/libcustabilizer.so.0"
    candidates = search.find_candidates(catalog.find("custabilizer"), make_system({file}))
    assert [path for path, origin in candidates if origin == "pip wheel"] == [file]


@pytest.mark.parametrize("name", ["cublasmp", "cusolvermp"])
def test_wheels_for_two_major_versions_are_found(name: str) -> None:
    """The wheel for the major version of the driver is tried first."""
    info = catalog.find(name)
    ((_, file),) = info.files["linux"]
    files = [f"/site/nvidia/{directory}/{file}" for _, directory in info.wheels["linux"]]
    file_13, file_12 = files
    assert "cu13" in file_13
    assert "cu12" in file_12
    for major, expected in ((13, [file_13, file_12]), (12, [file_12, file_13])):
        candidates = search.find_candidates(info, make_system({*files}), major)
        assert [path for path, origin in candidates if origin == "pip wheel"] == expected


def test_loaded_library_comes_before_the_environment_variable() -> None:
    """This applies only to libraries whose symbols are not versioned.

    An explicit path comes first in any case.
    """
    machine = make_system(set(), CUDYN_RUNTIME="/chosen/libcudart.so.12")
    loaded = [(name, "already loaded") for _, name in catalog.find("runtime").files["linux"]]
    chosen = ("/chosen/libcudart.so.12", "environment variable CUDYN_RUNTIME")
    candidates = search.find_candidates(catalog.find("runtime"), machine, loaded_first=True)
    assert list(candidates) == [*loaded, chosen]
    assert list(search.find_candidates(catalog.find("runtime"), machine)) == [chosen]
    explicit_candidates = list(
        search.find_candidates(catalog.find("runtime"), machine, path="/given", loaded_first=True)
    )
    assert explicit_candidates == [("/given", "given path")]


def test_loaded_runtime_is_preferred_to_the_environment_variable(tmp_path: pathlib.Path) -> None:
    """Two runtimes in one process would not share their state."""
    first, second = (
        fakes.build(tmp_path / version, RUNTIME, f"-DVERSION={version}", name=f"libcudart.so.{version[:2]}")
        for version in ("12040", "13000")
    )
    code = f"""
        import ctypes, json
        ctypes.CDLL({str(first)!r})
        from cudyn import runtime
        print(json.dumps([runtime.path, runtime._view.library.outcome.origin, runtime.level]))
    """
    env = {"CUDYN_RUNTIME": str(second)}
    assert python_json(code, env=env, flags=("-S",)) == [str(first), "already loaded", "12.4"]


def test_variable_without_a_directory_does_not_open_a_file_of_the_current_directory(
    tmp_path: pathlib.Path,
) -> None:
    """The name refers to the system's library, even for `cudyn.find`. A relative path is rejected."""
    fakes.build(tmp_path, RUNTIME, "-DVERSION=12040", name="libcudart.so.12")
    code = """
        import json, cudyn
        error, location = cudyn.runtime.load_error, cudyn.find("runtime")
        print(json.dumps([cudyn.runtime.path, location.path, str(error), str(location)]))
    """
    for value, reason in (
        ("libcudart.so.12", "libcudart.so.12: cannot open shared object file"),
        ("./libcudart.so.12", "a relative path; expected an absolute path"),
        (f"{tmp_path}:{tmp_path}", "a list of paths; expected one path"),
    ):
        path, located, *messages = python_json(
            code, env={"CUDYN_RUNTIME": value, "LD_LIBRARY_PATH": ""}, cwd=tmp_path
        )
        assert (path, located) == (None, None)
        assert reason in messages[0]
        assert f"{value} (environment variable CUDYN_RUNTIME)" in messages[1]
    found = python_json(
        code, env={"CUDYN_RUNTIME": "libcudart.so.12", "LD_LIBRARY_PATH": str(tmp_path)}, cwd="/"
    )
    assert found[:2] == [str(tmp_path / "libcudart.so.12")] * 2


# --- the cost of an import


MODULES = {info.name for info in catalog.find_all()}
LOADED = "sorted(m.removeprefix('cudyn.') for m in sys.modules if m.startswith('cudyn.'))"


def is_table(name: str) -> bool:
    """Return whether a module is a generated table, such as driver_types.

    The module `rows`, which reads the tables, is not a table itself.
    """
    return name.startswith("_bindings.tables.") and "_" in name.removeprefix("_bindings.tables.")


def list_tables(loaded: list[str]) -> set[str]:
    """Return the names of the generated modules among the loaded modules."""
    return {name.removeprefix("_bindings.tables.") for name in loaded if is_table(name)}


def test_import_of_cudyn_reads_no_other_library(no_nvidia: dict[str, str]) -> None:
    loaded = python_json(
        f"import json, sys, cudyn; print(json.dumps({LOADED}))", env=no_nvidia, flags=("-S",)
    )
    assert MODULES & set(loaded) == {"driver"}
    assert list_tables(loaded) == {"driver_functions", "driver_info"}
    assert {name for name in loaded if not is_table(name)} == IMPORTED | {"_bindings.libraries.load_messages"}


# The modules that an import needs. Each additional file takes about 0.1 ms.
IMPORTED = {
    "_errors",
    "_process",
    "_bindings",
    "_bindings.libraries",
    "_bindings.libraries.library",
    "_bindings.libraries.module",
    "_bindings.libraries.catalog",
    "_bindings.libraries.dl",
    "_bindings.libraries.load",
    "_bindings.libraries.search",
    "_bindings.tables",
    "driver",
}


def test_import_with_a_driver_reads_few_modules(tmp_path: pathlib.Path) -> None:
    """cudyn only imports modules of the standard library that ctypes also imports."""
    path = fakes.build(tmp_path, fakes.VERSION_QUERY, f"-DVERSION={NEWEST_NUMBER}")
    code = f"""
        import ctypes, json, sys
        before = set(sys.modules)
        import cudyn
        others = [name for name in sys.modules if name not in before and name.partition(".")[0] != "cudyn"]
        print(json.dumps([{LOADED}, others, cudyn.driver.available]))
    """
    loaded, others, available = python_json(code, env={"CUDYN_DRIVER": str(path)}, flags=("-S",))
    imported = {name for name in loaded if not is_table(name)}
    assert imported == IMPORTED | {"_formats", "_formats.elf", "_bindings.libraries.versions"}
    assert set(others) <= {"__future__"}
    assert available


def test_import_of_a_library_imports_only_libraries_with_its_types(no_nvidia: dict[str, str]) -> None:
    """Tables are large, so they are read on first use."""
    code = f"""
        import json, sys, cudyn, cudyn._bindings.libraries.library
        cudyn.curand
        first = {LOADED}
        cudyn.curand.curandStatus_t, cudyn.curand.cudaStream_t
        known = cudyn._bindings.libraries.library._libraries
        opened = [name for name, library in known.items() if library._outcome is not None]
        print(json.dumps([first, {LOADED}, opened]))
    """
    loaded_first, loaded_then, opened = python_json(code, env=no_nvidia, flags=("-S",))
    expected_first = {"driver_functions", "driver_info", "curand_functions", "curand_info"}
    assert list_tables(loaded_first) == expected_first
    assert MODULES & set(loaded_first) == {"driver", "curand"}
    runtime_tables = {"runtime_functions", "runtime_types", "runtime_info"}
    assert list_tables(loaded_then) == expected_first | runtime_tables | {"driver_types", "curand_types"}
    assert MODULES & set(loaded_then) == {"driver", "curand"}
    assert set(opened) == {"driver", "curand"}  # reading the runtime's types does not load the library


@pytest.mark.parametrize("info", every_library())
def test_library_reads_only_the_tables_that_it_uses(
    info: catalog.LibraryInfo, no_nvidia: dict[str, str]
) -> None:
    """The tables are those of the library, of the driver, and of libraries whose types it uses."""
    code = f"""
        import json, sys, cudyn
        list(cudyn.{info.name}._view.types.names())
        print(json.dumps({LOADED}))
    """
    loaded = list_tables(python_json(code, env=no_nvidia, flags=("-S",)))

    def list_used(name: str) -> set[str]:
        """Return the names of a library and of the libraries whose types it uses."""
        tables: Any = library(catalog.find(name)).common_types.tables
        return {name}.union(*(list_used(other) for other in tables.USES))

    allowed = {"driver", *list_used(info.name)}
    assert {name.rpartition("_")[0] for name in loaded} == allowed


@pytest.mark.parametrize("method", ["describe", "symbol"])
@pytest.mark.parametrize("name", ["CUmemLocation", "CUDA_ERROR_NO_DEVICE", "CU_STREAM_PER_THREAD"])
def test_describe_with_a_type_or_a_constant_raises(method: str, name: str) -> None:
    """The message names the command that shows the name, and does not suggest the same name."""
    with raises(AttributeError):
        getattr(driver, method)(name)
    with raises(AttributeError):
        getattr(driver, method)(f"{name}x")


# --- the cost of a library's functions


def test_facts_of_a_library_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each function needs the class CUdeviceptr and the statuses that do not raise."""
    facts = library(catalog.find("npp"))
    types = facts.types_at(facts.releases[-1])
    counts = {"_get_any": 0}
    find = type(types)._get_any

    def count_and_find(self: Any, name: str) -> Any:
        """Count the search, and find the name."""
        counts["_get_any"] += 1
        return find(self, name)

    monkeypatch.setattr(type(types), "_get_any", count_and_find)
    vars(types).pop("_device_pointer", None)
    for _ in range(3):
        types.param("void *", "f: p (void *)", memory="device")
    find_count = counts["_get_any"]
    assert find_count
    types.param("void *", "f: p (void *)", memory="device")
    assert counts["_get_any"] == find_count
    view = View(facts, None)
    assert view._map_statuses(("*",)) is view._map_statuses(("*",))
    assert len(view._map_statuses(("*",))) > len(view._map_statuses(())) == 1
