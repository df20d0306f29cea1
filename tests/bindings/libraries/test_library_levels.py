"""Tests for libraries whose release determines the meaning of their symbols."""

from __future__ import annotations

import pathlib
import textwrap
from collections.abc import Mapping
from typing import Any

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import rows

from ...conftest import NO_TOOLKIT
from ...support import fakes
from ...support.forked import BINDINGS, forked_json
from ...support.releases import NEWEST, NEWEST_NUMBER
from .test_library import ANY, PACKED, PAIR, PROPERTY, RUNTIME, VARIANT

BY_VERSION = [info for info in catalog.find_all() if library(info).by_version]


VERSIONS = {
    11070: "11.7",
    11080: "11.8",
    11090: "11.8",
    12000: "12.0",
    12040: "12.4",
    12070: "12.6",
    12080: "12.8",
    12100: "12.9",
    13000: "13.0",
    NEWEST_NUMBER: NEWEST,
    NEWEST_NUMBER + 10: NEWEST,
}


def test_level_is_the_newest_release_that_is_not_newer_than_the_library(tmp_path: pathlib.Path) -> None:
    """The functions and types of this release are those that the library supports."""
    files = [
        str(fakes.build(tmp_path / str(version), RUNTIME, f"-DVERSION={version}", name="libcudart.so.12"))
        for version in VERSIONS
    ]
    code = f"""
        import json
        from cudyn import runtime
        results = []
        for path in {files}:
            runtime.reload(path)
            results.append([runtime.level, runtime.version, runtime.api().level])
        print(json.dumps(results))
    """
    newest = library(catalog.find("runtime")).releases[-1]
    assert forked_json(code, flags=("-S",), imports=BINDINGS) == [
        [level, [version // 1000, version % 1000 // 10], newest] for version, level in VERSIONS.items()
    ]


@pytest.mark.parametrize(
    ("name", "version", "level"),
    [
        # two major releases of CUDA contain a libcusparse.so.12; only the version distinguishes them
        ("libcusparse.so.12", (12, 5), "12.9"),
        ("libcusparse.so.12", (12, 6), "13.0"),
        ("libcusparse.so.12", (12, 7), "13.2"),
        ("libcusparse.so.12", (12, 99), NEWEST),
        ("libcusparse.so.11", (11, 7), "11.8"),
    ],
)
def test_level_of_a_library_with_its_own_version_scale(
    name: str, version: tuple[int, int], level: str, tmp_path: pathlib.Path
) -> None:
    fake = fakes.build(tmp_path, PROPERTY.format("cusparseGetProperty", *version), name=name)
    code = "import json; from cudyn import cusparse; print(json.dumps([cusparse.level, cusparse.version]))"
    assert forked_json(code, env={"CUDYN_CUSPARSE": str(fake)}, flags=("-S",), imports=BINDINGS) == [
        level,
        list(version),
    ]


def test_call_for_another_major_with_another_signature_raises(tmp_path: pathlib.Path) -> None:
    """A call at the library's level succeeds. A call at another level raises before C is called."""
    fake = fakes.build(tmp_path, RUNTIME, "-DVERSION=12040", name="libcudart.so.12")
    code = f"""
        import json, cudyn.errors
        from cudyn import runtime
        results = {{}}
        for level in (None, "11.8", "12.0", "13.0", "{NEWEST}"):
            view = runtime if level is None else runtime.api(level)
            messages = []
            for module in (view, view.raw):
                try:
                    getattr(module, "{VARIANT}")()
                except cudyn.errors.SignatureError as error:
                    messages.append(str(error))
                except TypeError as error:  # the arguments are missing; with arguments, C would be called
                    messages.append("" if "argument" in str(error) else str(error))
            results[str(level)] = [messages, view.has("{VARIANT}"), view.describe("{VARIANT}").present]
        runtime.api("{NEWEST}").cudaFree(0)
        print(json.dumps(results))
    """
    results = forked_json(code, env={"CUDYN_RUNTIME": str(fake)}, flags=("-S",), imports=BINDINGS)
    for level, (messages, has, present) in results.items():
        is_rejected = level.startswith("13")
        assert has == present == (not is_rejected), level
        for message in messages:
            assert bool(message) == is_rejected, level
            if is_rejected:
                assert message.startswith(f"{VARIANT} was not called: the CUDA runtime 12.4 at {fake}")
                assert f'Use runtime.{VARIANT}, which follows the library, or runtime.api("12.4").' in message


def test_reload_of_another_major_changes_the_names(tmp_path: pathlib.Path) -> None:
    """A function whose signature differs between CUDA 12 and 13 has the loaded library's signature."""
    old, new = (
        fakes.build(tmp_path / version, RUNTIME, f"-DVERSION={version}", name=f"libcudart.so.{version[:2]}")
        for version in ("12040", "13000")
    )
    code = f"""
        import json
        from cudyn import runtime
        results = []
        for path in {[str(old), str(new), str(old)]!r}:
            runtime.reload(path)
            params = runtime.{VARIANT}.__signature__.parameters.values()
            results.append([runtime.level, [f"{{param.annotation}} {{param.name}}" for param in params]])
        print(json.dumps(results))
    """
    first, second, third = forked_json(code, flags=("-S",), imports=BINDINGS)
    assert (first[0], second[0]) == ("12.4", "13.0")
    assert first == third
    spans = library(catalog.find("runtime")).get_versions(VARIANT)
    for (_, parameters), (_, _, text) in zip((first, second), (spans[0], spans[-1]), strict=True):
        _, params = rows.prototype(text)
        assert parameters == [f"{param.type} {param.name}" for param in params]


LEVELS = """
import ctypes, json, cudyn.errors
from cudyn import {module} as m
def outcome(call):
    try:
        call()
    except (cudyn.errors.CudynError, TypeError) as error:  # TypeError: the function would be called
        return [type(error).__name__, str(error)]
"""


def run_at_levels(module: str, code: str, **env: str) -> Any:
    """Return the output of code in a child process that has imported the module as m."""
    return forked_json(
        LEVELS.format(module=module) + textwrap.dedent(code), env=env, flags=("-S",), imports=BINDINGS
    )


def test_call_for_another_minor_with_another_signature_raises(tmp_path: pathlib.Path) -> None:
    """cudaTextureDesc has 72 bytes in 11.7, 68 in 11.8 and 72 in 12."""
    name = "cudaGetTextureObjectTextureDesc"
    source = RUNTIME + ANY.format(name)
    fake = fakes.build(tmp_path, source, "-DVERSION=11070", name="libcudart.so.11.0")
    code = f"""
        results = [m.level, ctypes.sizeof(m.cudaTextureDesc), outcome(m.{name})]
        for level in ("11.7", "11.8", "12.0"):
            api = m.api(level)
            results.append([ctypes.sizeof(api.cudaTextureDesc), api.has("{name}"), outcome(api.{name}),
                          outcome(api.raw.{name}), outcome(api.symbol("{name}"))])
        print(json.dumps(results))
    """
    level, size, outcome, *levels = run_at_levels("runtime", code, CUDYN_RUNTIME=str(fake))
    assert (level, size, outcome[0]) == ("11.7", 72, "TypeError")
    expected_levels = [(72, True, "TypeError"), (68, False, "SignatureError"), (72, False, "SignatureError")]
    for row, (expected_size, expected_has, expected_error) in zip(levels, expected_levels, strict=True):
        size, has_function, *outcomes = row
        assert (size, has_function) == (expected_size, expected_has)
        assert [error for error, _ in outcomes] == [expected_error] * 3
    _, row_of_11_8, _ = levels
    _, message = row_of_11_8[2]
    assert "there, its arguments have a different layout" in message


def test_undeclared_symbol_with_several_signatures_raises(
    tmp_path: pathlib.Path,
) -> None:
    """cufftXtSetJITCallback had 5 parameters until 12.2 and has had 6 since 13.0.

    Between these releases, it is an inline function.
    """
    name = "cufftXtSetJITCallback"
    results = {}
    for version in ((11, 0), (11, 2), (12, 0)):
        source = PROPERTY.format("cufftGetProperty", *version) + ANY.format(name)
        fake = fakes.build(tmp_path / str(version), source, name="libcufft.so.12")
        code = f"""
            levels = {{level: outcome(m.api(level).symbol("{name}")) for level in ("12.0", "12.5", "13.0")}}
            print(json.dumps([m.level, outcome(m.symbol("{name}")), levels]))
        """
        level, outcome, levels = run_at_levels("cufft", code, CUDYN_CUFFT=str(fake))
        results[level] = [outcome[0], *(messages[0] for messages in levels.values())]
        if level == "12.5":
            assert "no header of that release declares it" in outcome[1]
    rejected = "SignatureError"
    accepted = "TypeError"  # about missing arguments
    assert results == {
        "12.3": [accepted, accepted, rejected, rejected],
        "12.5": [rejected, rejected, rejected, rejected],
        "13.0": [accepted, rejected, rejected, accepted],
    }


@pytest.mark.parametrize(
    ("version", "level", "size"),
    [(1110, "12.6", 624), (1180, "13.3", 512), (1190, "13.4", 624), (1210, NEWEST, 624)],
)
def test_cufile_statistics_have_the_size_that_the_library_writes(
    version: int, level: str, size: int, tmp_path: pathlib.Path
) -> None:
    """The library must not write beyond the object.

    Version 1.11, which is part of CUDA 12.6, has no statistics.
    """
    source = """
        #include <string.h>
        typedef struct { int err; int cu_err; } Status;
        static Status make_success(void) { Status s = { 0, 0 }; return s; }
        Status cuFileGetVersion(int *version) { *version = VERSION; return make_success(); }
        Status cuFileGetStatsL1(void *stats) { memset(stats, 1, VERSION < 1190 ? 512 : 624); return
        make_success(); }
    """
    has_statistics = version >= 1150
    if not has_statistics:
        source = source.replace("cuFileGetStatsL1", "another")
    fake = fakes.build(tmp_path, source, f"-DVERSION={version}", name="libcufile.so.0")
    code = """
        results = [m.level, m.has("cuFileGetStatsL1")]
        if m.has("cuFileGetStatsL1"):
            pointer_type = m.raw.cuFileGetStatsL1.argtypes[0]
            memory = (ctypes.c_ubyte * 2000)()
            m.raw.cuFileGetStatsL1(ctypes.cast(memory, pointer_type))
            results += [ctypes.sizeof(m.CUfileStatsLevel1_t), sum(memory)]
            results.append(bytes(m.cuFileGetStatsL1()).count(1))
        results.append([outcome(m.api(level).cuFileGetStatsL1) for level in ("13.0", "13.3", "13.4", "13.5")])
        print(json.dumps(results))
    """
    reported_level, is_known, *sizes, outcomes = run_at_levels("cufile", code, CUDYN_CUFILE=str(fake))
    expected_sizes = [size] * 3 if has_statistics else []
    assert (reported_level, is_known, sizes) == (level, has_statistics, expected_sizes)
    kinds = [messages and messages[0] for messages in outcomes]
    if not has_statistics:
        assert kinds == ["SymbolNotFoundError"] * 4
    elif version < 1190:
        assert kinds == [None, None, "SignatureError", "SignatureError"]
    else:
        assert kinds == ["SignatureError", "SignatureError", None, None]


# The libraries with a function for their version. The symbols of the others show a release of the tables.
REPORTED = [info for info in BY_VERSION if info.probes[0][1] != "added"]
# The version that CUPTI reports in the oldest release of the tables, and in the release before that.
CUPTI_COUNTS = {(11, 7): 17, (0, 16): 16}


def write_source(info: catalog.LibraryInfo, version: tuple[int, int]) -> str:
    """Return the source code of a library with this version."""
    name, form = info.probes[0]
    major, minor = version
    if form == "packed":
        source = PACKED.format(name, 1000 * major + 10 * minor)
        if info is not catalog.find("cufile"):
            return source
        status = "typedef struct { int err, cu_err; } Status;\n"
        return status + source.replace("int cu", "Status cu").replace("return 0", "return (Status){ 0, 0 }")
    if form == "returned":
        return f"int {name}(void) {{ return {10000 * major + 100 * minor + 1}; }}"
    if form.startswith("record:"):
        written = f"*(unsigned *)(record + {form.split(':')[1]}) = {1000 * major + 100 * minor};"
        return f"int {name}(char *record) {{ {written} return 0; }}"
    if form == "three":
        body = f"*a = {major}; *b = {minor}; *c = 0;"
        return f"void {name}(int *a, int *b, int *c) {{ {body} }}"
    if form == "pointed":
        body = f"static const int version[3] = {{ {major}, {minor} }}; return version;"
        return f"const int *{name}(void) {{ {body} }}"
    return {
        "property": PROPERTY.format(name, major, minor),
        "pair": PAIR.format(name, major, minor),
        "decimal": PACKED.format(name, 10000 * major + 100 * minor + 1),
        "count": PACKED.format(name, CUPTI_COUNTS.get(version, 10000 * major + 100 * minor + 1)),
    }[form]


OPEN = """
import json, cudyn
results = {{}}
for name in {names!r}:
    error = getattr(cudyn, name).load_error
    results[name] = [getattr(cudyn, name).version, type(error).__name__, str(error),
                   *(getattr(error, attribute, None) for attribute in ("library", "found", "required"))]
print(json.dumps(results))
"""


def open_libraries(versions: Mapping[str, tuple[int, int]], directory: pathlib.Path, is_named: bool) -> Any:
    """Open fake libraries with these versions in a child process, and return its output.

    Args:
        versions: The version of each library.
        directory: The directory in which the fake libraries are built.
        is_named: Whether environment variables name the files. Otherwise they are on LD_LIBRARY_PATH.
    """
    env = {} if is_named else {"LD_LIBRARY_PATH": str(directory)}
    for name, version in versions.items():
        info = catalog.find(name)
        files = info.files["linux"]
        _, file = files[-1] if is_named else files[0]
        fake = fakes.build(directory, write_source(info, version), name=file)
        if is_named:
            env[info.variable] = str(fake)
    return forked_json(NO_TOOLKIT + OPEN.format(names=[*versions]), env=env, flags=("-S",), imports=BINDINGS)


def test_library_older_than_the_oldest_release_raises(tmp_path: pathlib.Path) -> None:
    """This also applies within the same major version, because the tables do not contain its headers."""
    oldest = {info.name: library(info).version_at(library(info).releases[0]) for info in REPORTED}
    older = {name: (major, minor - 1) if minor else (major - 1, 0) for name, (major, minor) in oldest.items()}
    # CUPTI numbers its versions consecutively; the headers do not show which release had version 16
    older["cupti"] = (0, 16)
    del older["cudensitymat"]  # nothing is older than 0.0
    rejected = open_libraries(older, tmp_path / "older", is_named=True)
    accepted = open_libraries(oldest, tmp_path / "oldest", is_named=True)
    for name, required in oldest.items():
        assert accepted[name][:2] == [list(required), "NoneType"]
    for name, found in older.items():
        info = catalog.find(name)
        required = oldest[name]
        version, error, text, *facts = rejected[info.name]
        assert (version, error, facts) == (None, "VersionError", [info.title, list(found), list(required)])
        reason = f"found {found[0]}.{found[1]}; {required[0]}.{required[1]} or newer is required."
        assert text.startswith(f"The {info.title} is too old: {reason}")


def test_library_of_an_unknown_major_is_rejected_by_the_search(tmp_path: pathlib.Path) -> None:
    """A new major version may change signatures. A new minor version is accepted."""
    newest = {info.name: library(info).version_at(library(info).releases[-1]) for info in REPORTED}
    later = {name: (major + 1, 0) for name, (major, _) in newest.items()}
    minor = {name: (major, minor + 1) for name, (major, minor) in newest.items()}
    minor["nvimgcodec"] = newest["nvimgcodec"]  # version 0.9 encodes the minor version in one digit
    rejected = open_libraries(later, tmp_path / "later", is_named=False)
    accepted = open_libraries(minor, tmp_path / "minor", is_named=False)
    for info in REPORTED:
        found = later[info.name]
        known = newest[info.name]
        assert accepted[info.name][:2] == [list(minor[info.name]), "NoneType"]
        version, error, text, *facts = rejected[info.name]
        assert (version, error, facts) == (None, "VersionError", [info.title, list(found), list(known)])
        reason = f"found {found[0]}.0; the newest version that cudyn supports is {known[0]}.{known[1]}."
        assert text.startswith(f"The {info.title} is too new: {reason}")
        assert f"name the file in {info.variable} or reload(path)" in text


@pytest.mark.parametrize("method", ["the environment", "reload", "loaded, and in the environment"])
def test_library_of_an_unknown_major_is_usable_with_an_explicit_file_and_level(
    method: str, tmp_path: pathlib.Path
) -> None:
    """Only calls with an explicit level work. Others explain how to choose the level."""
    source = RUNTIME + ANY.format("cudaGetTextureObjectTextureDesc")
    fake = fakes.build(tmp_path, source, "-DVERSION=14000", name="libcudart.so.13")
    start = {
        "the environment": "",
        "reload": f"m.reload({str(fake)!r})",
        "loaded, and in the environment": f"ctypes.CDLL({str(fake)!r})",
    }[method]
    code = f"""
        {start}
        api = m.api("13.0")
        results = [m.available, m.version, m.level, m.has("cudaFree"), api.has("cudaFree"), api.cudaFree(0)]
        results += [m.describe("cudaFree").present, api.describe("cudaFree").present]
        calls = (lambda: m.cudaFree(0), lambda: m.raw.cudaFree(0), lambda: m.symbol("cudaFree")(0))
        results += [outcome(call) for call in calls]
        print(json.dumps(results))
    """
    results = run_at_levels("runtime", code, **({} if method == "reload" else {"CUDYN_RUNTIME": str(fake)}))
    assert results[:8] == [True, [14, 0], NEWEST, False, True, None, False, True]
    for kind, text in results[8:]:
        assert kind == "VersionError"
        assert text.startswith(
            f"The CUDA runtime is too new: found 14.0; the newest version that cudyn supports is {NEWEST}."
        )
        assert f'runtime.api("{NEWEST}").cudaFree' in text


@pytest.mark.parametrize(
    ("info", "source"),
    [
        (catalog.find("nvrtc"), PAIR.format("nvrtcVersion", 14, 0)),
        (catalog.find("nvjitlink"), PAIR.format("nvJitLinkVersion", 14, 0)),
        (catalog.find("driver"), PACKED.format("cuDriverGetVersion", 14000)),
    ],
    ids=lambda value: value.name if isinstance(value, catalog.LibraryInfo) else "",
)
def test_library_of_an_unknown_major_with_stable_symbols_is_accepted(
    info: catalog.LibraryInfo, source: str, tmp_path: pathlib.Path
) -> None:
    """No symbol of these libraries has changed its signature so far. The report mentions the version."""
    assert not library(info).by_version
    fakes.build(tmp_path, source, name=info.files["linux"][0][1])
    code = f"""
        import json, cudyn
        from cudyn import {info.name} as m
        problems = [row for row in cudyn.report().data["problems"] if "later major" in row["problem"]]
        print(json.dumps([m.available, m.version[0], m.level, problems]))
    """
    env = {"LD_LIBRARY_PATH": str(tmp_path)}
    available, major, level, problems = forked_json(code, env=env, flags=("-S",), imports=BINDINGS)
    assert (available, major, level) == (True, 14, library(info).releases[-1])
    assert [(row["weight"], row["advice"]) for row in problems] == [
        ("note", "update cudyn to use its new functions.")
    ]
    assert problems[0]["problem"].startswith(f"The {info.title} 14.")
    assert "its symbols have versions or have never changed" in problems[0]["problem"]


def test_report_mentions_a_library_of_an_unknown_major(tmp_path: pathlib.Path) -> None:
    """The user has named the file, so the report only warns."""
    fake = fakes.build(tmp_path, RUNTIME, "-DVERSION=14000", name="libcudart.so.13")
    code = """
        import json, cudyn
        problems = cudyn.report().data["problems"]
        print(json.dumps([row for row in problems if "later major" in row["problem"]]))
    """
    (problem,) = forked_json(code, env={"CUDYN_RUNTIME": str(fake)}, flags=("-S",), imports=BINDINGS)
    assert problem["weight"] == "warning"
    assert problem["problem"].startswith(
        "The CUDA runtime 14.0 has a later major version than cudyn's newest headers"
    )
    assert "unless you choose a level (runtime.api(version))" in problem["problem"]
