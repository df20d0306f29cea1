"""A library of the catalog with a fake behind it: its version, the level that it sets, what is refused."""

from __future__ import annotations

import ctypes
import pathlib
from typing import Any

import pytest

from cudyn import catalog, loader, places
from cudyn.library import library

from . import fakes
from .conftest import python_json

PACKED = "int {}(int *v) {{ *v = {}; return 0; }}\n"
PAIR = "int {}(int *a, int *b) {{ *a = {}; *b = {}; return 0; }}\n"
PROPERTY = "int {}(int type, int *v) {{ *v = type == 0 ? {} : type == 1 ? {} : -1; return type > 1; }}\n"
TEXT = "#include <string.h>\nint {}(char *v, unsigned n) {{ strncpy(v, {}, n); return 0; }}\n"
FAILING = "int {}(void *v) {{ return {}; }}\n"
ANY = "int {}(void) {{ return 0; }}\n"

# --- versions


@pytest.mark.parametrize(
    ("row", "source", "version"),
    [
        pytest.param(catalog.CUDA, PACKED.format("cuDriverGetVersion", 12040), (12, 4), id="packed"),
        pytest.param(
            catalog.CUDA, PACKED.format("cuDriverGetVersion", 12110), (12, 11), id="packed, two digits"
        ),
        pytest.param(catalog.NCCL, PACKED.format("ncclGetVersion", 22703), (2, 27), id="decimal"),
        pytest.param(catalog.NVRTC, PAIR.format("nvrtcVersion", 12, 9), (12, 9), id="pair"),
        pytest.param(catalog.CURAND, PROPERTY.format("curandGetProperty", 10, 3), (10, 3), id="property"),
        pytest.param(catalog.CUPTI, PACKED.format("cuptiGetVersion", 24), (24, 0), id="number"),
        pytest.param(
            catalog.NVML, TEXT.format("nvmlSystemGetNVMLVersion", '"12.535.104"'), (12, 535), id="text"
        ),
        pytest.param(
            catalog.NVJITLINK, PAIR.format("nvJitLinkVersion", 12, 4), (12, 4), id="the function first"
        ),
        pytest.param(
            catalog.NVJITLINK,
            ANY.format("__nvJitLinkCreate_12_1") + ANY.format("__nvJitLinkCreate_12_2"),
            (12, 2),
            id="the newest symbol",
        ),
        pytest.param(
            catalog.NVJITLINK,
            PAIR.format("nvJitLinkVersion", 12, 4) + ANY.format("__nvJitLinkCreate_13_1"),
            (12, 4),
            id="not the symbol where the function works",
        ),
        pytest.param(
            catalog.CUDART,
            FAILING.format("cudaRuntimeGetVersion", 35) + ANY.format("cudaProfilerInitialize"),
            (11, 7),
            id="a symbol of the last release that has it",
        ),
        pytest.param(
            catalog.CUDART,
            FAILING.format("cudaRuntimeGetVersion", 35)
            + ANY.format("cudaProfilerInitialize")
            + ANY.format("cudaGetTextureObjectTextureDesc_v2"),
            (11, 8),
            id="the symbols in their order",
        ),
        pytest.param(
            catalog.CUPTI,
            FAILING.format("cuptiGetVersion", 999) + ANY.format("cuptiSubscribe_v2"),
            (130001, 0),
            id="a symbol where the number is refused",
        ),
    ],
)
def test_the_form_of_a_version(
    row: catalog.Row, source: str, version: tuple[int, int], tmp_path: pathlib.Path
) -> None:
    handle = ctypes.CDLL(str(fakes.build(tmp_path, source, fakes.UNFINDABLE)))
    assert loader.read_version(handle, row) == (version, "")


@pytest.mark.parametrize(
    ("row", "source", "problem"),
    [
        (
            catalog.CUDART,
            ANY.format("unrelated"),
            "has no cudaRuntimeGetVersion, so it is not the CUDA runtime",
        ),
        (
            catalog.CUDART,
            FAILING.format("cudaRuntimeGetVersion", 35),
            "cudaRuntimeGetVersion failed with status 35",
        ),
        (catalog.CURAND, FAILING.format("curandGetProperty", 7), "curandGetProperty failed with status 7"),
        (
            catalog.NVML,
            TEXT.format("nvmlSystemGetNVMLVersion", '"?"'),
            "nvmlSystemGetNVMLVersion failed with status -1",
        ),
    ],
)
def test_a_version_that_is_not_told(
    row: catalog.Row, source: str, problem: str, tmp_path: pathlib.Path
) -> None:
    handle = ctypes.CDLL(str(fakes.build(tmp_path, source, fakes.UNFINDABLE)))
    assert loader.read_version(handle, row) == (None, problem)


@pytest.mark.parametrize("row", catalog.ROWS, ids=lambda row: row.name)
def test_what_a_row_names_is_in_the_tables(row: catalog.Row) -> None:
    """Functions that tell the version, describe a status or give a log; the type of the codes."""
    of_row = library(row)
    forms = {"packed", "decimal", "pair", "property", "number", "text"}
    named = [name for name, form in row.version if form in forms]
    assert named or row is catalog.NVJITLINK
    named += [row.describe] if row.describe else []
    named += [*row.log[0], *row.log[1:]] if row.log else []
    for name in named:
        assert of_row.spans(name), name
    members = of_row.statuses.__members__
    assert 0 in members.values()
    results = {of_row.spans(symbol)[-1][2].partition(" ")[0] for symbol in of_row.tables.FUNCTIONS}
    assert row.status in results
    for _, form in row.version:  # a symbol does not stand for a version that is too old
        if form[0].isdigit():
            assert int(form.partition(".")[0]) >= of_row.version_at(of_row.releases[0])[0]


# --- a library whose symbols mean what they mean in its major


TABLES = library(catalog.CUDART).tables
VARIANT = next(s for s, since in TABLES.VARIANTS.items() if since == ("13.0",) and s not in TABLES.NAMES)
RUNTIME = PACKED.format("cudaRuntimeGetVersion", "VERSION") + ANY.format(VARIANT) + ANY.format("cudaFree")


@pytest.mark.parametrize(
    ("version", "level"),
    [(11080, "11.8"), (11070, "11.8"), (12000, "12.9"), (12040, "12.9"), (13000, "13.5"), (14010, "13.5")],
)
def test_the_level_is_the_newest_of_the_loaded_major(
    version: int, level: str, tmp_path: pathlib.Path
) -> None:
    fake = fakes.build(tmp_path, RUNTIME, f"-DVERSION={version}", name="libcudart.so.12")
    code = """
        import json
        from cudyn import runtime
        print(json.dumps([runtime.level, runtime.version, runtime.api().level, runtime.cudaFree.__doc__]))
    """
    found, told, newest, _ = python_json(code, env={"CUDYN_RUNTIME": str(fake)}, flags=("-S",))
    assert (found, newest) == (level, library(catalog.CUDART).releases[-1])
    assert told == [version // 1000, version % 1000 // 10]


@pytest.mark.parametrize(
    ("name", "version", "level"),
    [
        # libcusparse.so.12 is of two majors; only the version tells them apart, as far as it does
        ("libcusparse.so.12", (12, 5), "12.9"),
        ("libcusparse.so.12", (12, 6), "13.5"),
        ("libcusparse.so.11", (11, 7), "11.8"),
    ],
)
def test_the_level_of_a_library_with_a_version_of_its_own(
    name: str, version: tuple[int, int], level: str, tmp_path: pathlib.Path
) -> None:
    fake = fakes.build(tmp_path, PROPERTY.format("cusparseGetProperty", *version), name=name)
    code = "import json; from cudyn import cusparse; print(json.dumps([cusparse.level, cusparse.version]))"
    assert python_json(code, env={"CUDYN_CUSPARSE": str(fake)}, flags=("-S",)) == [level, list(version)]


def test_a_call_that_means_something_else_in_the_loaded_major_is_refused(tmp_path: pathlib.Path) -> None:
    """The level in force calls it; one of another major raises before C is reached."""
    fake = fakes.build(tmp_path, RUNTIME, "-DVERSION=12040", name="libcudart.so.12")
    code = f"""
        import json, cudyn.errors
        from cudyn import runtime
        found = {{}}
        for level in (None, "11.8", "12.0", "13.0", "13.5"):
            view = runtime if level is None else runtime.api(level)
            said = []
            for shown in (view, view.raw):
                try:
                    getattr(shown, "{VARIANT}")()
                except cudyn.errors.SignatureError as error:
                    said.append(str(error))
                except TypeError as error:  # without its arguments: it would be called
                    said.append("" if "argument" in str(error) else str(error))
            found[str(level)] = [said, view.has("{VARIANT}"), view.describe("{VARIANT}").present]
        runtime.api("13.5").cudaFree(0)
        print(json.dumps(found))
    """
    found = python_json(code, env={"CUDYN_RUNTIME": str(fake)}, flags=("-S",))
    for level, (said, has, present) in found.items():
        refused = level.startswith("13")
        assert has == present == (not refused), level
        for message in said:
            assert bool(message) == refused, level
            if refused:
                assert message.startswith(f"{VARIANT} was not called: the CUDA runtime 12.4 at {fake}")
                assert f'Use runtime.{VARIANT}, which follows the library, or runtime.api("12.9").' in message


def test_a_library_that_is_reloaded_in_another_major_shows_its_names(tmp_path: pathlib.Path) -> None:
    old, new = (
        fakes.build(tmp_path / version, RUNTIME, f"-DVERSION={version}", name=f"libcudart.so.{version[:2]}")
        for version in ("12040", "13000")
    )
    code = f"""
        import json
        from cudyn import runtime
        found = []
        for path in {[str(old), str(new), str(old)]!r}:
            runtime.reload(path)
            found.append([runtime.level, runtime.{VARIANT}.__doc__])
        print(json.dumps(found))
    """
    first, second, third = python_json(code, flags=("-S",))
    assert (first[0], second[0]) == ("12.9", "13.5")
    assert first == third
    spans = library(catalog.CUDART).spans(VARIANT)
    assert (first[1], second[1]) == (f"{VARIANT}: {spans[0][2]}", f"{VARIANT}: {spans[-1][2]}")


# --- a status that is a structure


def test_the_status_of_cufile_is_checked(tmp_path: pathlib.Path) -> None:
    source = """
        typedef struct { int err; int cu_err; } Status;
        static Status made(int err, int cu) { Status s = { err, cu }; return s; }
        Status cuFileGetVersion(int *version) { *version = 1140; return made(0, 0); }
        Status cuFileDriverOpen(void) { return made(0, 0); }
        Status cuFileBufDeregister(void *p) { return made(5001, 0); }
        Status cuFileSetParameterSizeT(int what, unsigned long value) { return made(4999, 7); }
    """
    code = """
        import json, cudyn.errors
        from cudyn import cufile
        found = [cufile.version, cufile.cuFileDriverOpen()]
        for call in (lambda: cufile.cuFileBufDeregister(0), lambda: cufile.cuFileSetParameterSizeT(0, 1)):
            try:
                call()
            except cudyn.errors.CufileError as error:
                found.append([int(error.status), error.name, str(error)])
        status = cufile.raw.cuFileBufDeregister(0)
        print(json.dumps([*found, [status.err, status.cu_err]]))
    """
    env = {"CUDYN_CUFILE": str(fakes.build(tmp_path, source, name="libcufile.so.0"))}
    version, opened, known, unknown, raw = python_json(code, env=env, flags=("-S",))
    assert (version, opened, raw) == ([1, 14], None, [5001, 0])
    assert known[:2] == [5001, "CU_FILE_DRIVER_NOT_INITIALIZED"]
    assert known[2].startswith("cuFileBufDeregister: CU_FILE_DRIVER_NOT_INITIALIZED (5001)")
    assert unknown[:2] == [4999, "unknown status"]


# --- where it is looked for


def system(files: set[str], **environment: str) -> places.System:
    return places.System("linux", environment, ["/site"], "/prefix", files.__contains__, lambda pattern: [])


@pytest.mark.parametrize("newest", [None, 11, 12, 13, 14])
def test_the_wheels_of_a_newer_major_come_after_those_the_driver_can_use(newest: int | None) -> None:
    """libcurand.so.10 is the name in both folders."""
    new, old = "/site/nvidia/cu13/lib/libcurand.so.10", "/site/nvidia/curand/lib/libcurand.so.10"
    found = [
        p
        for p, origin in places.candidates(catalog.CURAND, system({new, old}), newest)
        if origin == "pip wheel"
    ]
    assert found == ([new, old] if newest in (None, 13, 14) else [old, new])
    alone = [
        p for p, origin in places.candidates(catalog.CURAND, system({new}), newest) if origin == "pip wheel"
    ]
    assert alone == [new]


def test_one_that_is_loaded_comes_before_the_environments() -> None:
    """Only where symbols carry no version; and never before a path that is given."""
    there = system(set(), CUDYN_RUNTIME="/chosen/libcudart.so.12")
    loaded = [(name, "already loaded") for _, name in catalog.CUDART.files["linux"]]
    chosen = ("/chosen/libcudart.so.12", "environment variable CUDYN_RUNTIME")
    assert list(places.candidates(catalog.CUDART, there, loaded_first=True)) == [*loaded, chosen]
    assert list(places.candidates(catalog.CUDART, there)) == [chosen]
    given = list(places.candidates(catalog.CUDART, there, path="/given", loaded_first=True))
    assert given == [("/given", "given path")]


def test_a_runtime_that_the_process_has_wins_over_the_environment(tmp_path: pathlib.Path) -> None:
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
    assert python_json(code, env=env, flags=("-S",)) == [str(first), "already loaded", "12.9"]


# --- what an import costs


MODULES = {row.module for row in catalog.ROWS}
LOADED = "sorted(m.removeprefix('cudyn.') for m in sys.modules if m.startswith('cudyn.'))"


def tables_of(loaded: list[str]) -> set[str]:
    return {name.removeprefix("tables.") for name in loaded if name.startswith("tables.")}


def test_importing_cudyn_imports_no_other_library(no_nvidia: dict[str, str]) -> None:
    loaded = python_json(
        f"import json, sys, cudyn; print(json.dumps({LOADED}))", env=no_nvidia, flags=("-S",)
    )
    assert MODULES & set(loaded) == {"driver"}
    assert tables_of(loaded) == {"cuda_functions"}
    assert not {"binding.types", "describe", "doctor", "statuses", "dependents"} & set(loaded)


def test_a_library_brings_only_the_libraries_that_its_types_are_of(no_nvidia: dict[str, str]) -> None:
    code = f"""
        import json, sys, cudyn, cudyn.library
        cudyn.curand
        first = {LOADED}
        cudyn.curand.curandStatus_t, cudyn.curand.cudaStream_t
        opened = [name for name, one in cudyn.library._libraries.items() if one._outcome is not None]
        print(json.dumps([first, {LOADED}, opened]))
    """
    first, then, opened = python_json(code, env=no_nvidia, flags=("-S",))
    assert tables_of(first) == {"cuda_functions", "curand_functions"}
    assert MODULES & set(first) == {"driver", "curand"}
    of = {f"{name}_{what}" for name in ("cuda", "cudart", "curand") for what in ("functions", "types")}
    assert tables_of(then) == of
    assert MODULES & set(then) == {"driver", "curand"}
    assert set(opened) == {"cuda", "curand"}  # the runtime is not opened for its types


@pytest.mark.parametrize("row", catalog.ROWS, ids=lambda row: row.name)
def test_no_library_reads_more_tables_than_it_uses(row: catalog.Row, no_nvidia: dict[str, str]) -> None:
    code = f"""
        import json, sys, cudyn
        list(cudyn.{row.module}._view.types.names())
        print(json.dumps({LOADED}))
    """
    loaded = tables_of(python_json(code, env=no_nvidia, flags=("-S",)))

    def used(name: str) -> set[str]:
        tables: Any = library(catalog.row_of(name)).shared.tables
        return {name}.union(*(used(other) for other in tables.USES))

    allowed = {"cuda", *used(row.name)}
    assert {name.rpartition("_")[0] for name in loaded} == allowed
