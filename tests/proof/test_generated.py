"""Tests that compare the generated files as a whole with all pinned headers."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import pytest

from codegen import emit, fetch, history, read, report
from codegen.c_types import base_of
from codegen.declared import ROOT
from codegen.model import Function, Reading
from codegen.sizes.finder import FoundMemory
from codegen.sources import Library, Sources, Wheel
from cudyn._bindings.calls.c_types import CommonTypes
from cudyn._bindings.tables import driver_functions, driver_types, rows

from ..support.releases import NEWEST
from .headers import LIBRARIES, Readings, Twice, fold

FUNCTIONS = {
    library.name: importlib.import_module(f"cudyn._bindings.tables.{library.name}_functions")
    for library in LIBRARIES
}
TYPES = {
    library.name: importlib.import_module(f"cudyn._bindings.tables.{library.name}_types")
    for library in LIBRARIES
}
GENERATED = (
    *(
        f"cudyn/_bindings/tables/{library.name}_{what}.py"
        for library in LIBRARIES
        for what in ("functions", "types")
    ),
    *(f"cudyn/{library.name}.pyi" for library in LIBRARIES),
)
# Files that are generated only from headers/libraries.
DECLARED = (
    *(f"cudyn/_bindings/tables/{library.name}_info.py" for library in LIBRARIES),
    *(
        f"cudyn/_bindings/tables/{library.name}_statuses.py"
        for library in LIBRARIES
        if library.facts.statuses
    ),
    *(f"cudyn/{library.name}.py" for library in LIBRARIES),
    "cudyn/_bindings/tables/__init__.py",
    "cudyn/_bindings/tables/errors.py",
    "cudyn/__init__.pyi",
    "cudyn/errors.pyi",
)

# The files with descriptions of statuses, which are generated from headers/texts.toml.
TEXTS = {f"{name}_texts.py" for name in tomllib.loads((ROOT / "headers" / "texts.toml").read_text("utf-8"))}

PINS = "headers/pins.toml"

T = TypeVar("T")


def generated(tree: Path = ROOT) -> dict[str, bytes]:
    """Return the contents of the generated files, by name."""
    return {name: (tree / name).read_bytes() for name in GENERATED}


# --- a complete run (`nox -s proof` also runs `codegen --check`)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "2"])
def test_codegen_with_other_hash_seeds_writes_the_same_bytes(twice: Twice, seed: str) -> None:
    """Run codegen with other hash seeds, which determine the order of sets, than the rest of this run."""
    process = subprocess.run(
        [sys.executable, "-m", "codegen", "--check"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert process.returncode == 0, process.stderr


# --- properties of all generated files


@pytest.mark.parametrize("name", GENERATED)
def test_generated_file_names_its_sources(name: str, pins: Sources) -> None:
    head = (ROOT / name).read_text(encoding="utf-8")[:800]
    assert "nox -s codegen" in head
    assert re.search(r"[Dd]o not edit", head)
    assert "headers/pins.toml" in head
    if name.endswith(".py"):
        library = next(
            library for library in pins.libraries if Path(name).stem.rpartition("_")[0] == library.name
        )
        headers = list(library.header_names)
        for word in (*headers, pins.releases(library)[0], pins.releases(library)[-1]):
            assert word in head


@pytest.mark.parametrize("name", GENERATED)
def test_generated_file_contains_nothing_about_the_machine(name: str) -> None:
    data = (ROOT / name).read_bytes()
    text = data.decode("utf-8")
    for word in (str(ROOT), str(fetch.CACHE), tempfile.gettempdir(), ".cache", "unnamed at"):
        assert word not in text, word
    assert not re.search(r"\b(19|20)\d\d-\d\d-\d\d\b", text)  # a date
    assert b"\r" not in data
    assert data.endswith(b"\n")
    assert not data.endswith(b"\n\n")
    assert not any(line.endswith((" ", "\t")) for line in text.splitlines())


@pytest.mark.parametrize("name", GENERATED)
def test_generated_file_is_valid_python(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), name, feature_version=(3, 11))


@pytest.mark.parametrize("name", [node for node in GENERATED if node.startswith("cudyn/_bindings/tables/")])
def test_table_contains_only_literals(name: str) -> None:
    """Allow only literals, except for the code that builds rows from sections in large tables."""
    text = (ROOT / name).read_text(encoding="utf-8")
    if "_SECTIONS: " in text:
        for code in (emit.FUNCTIONS_OF_SECTIONS, emit.HEADERS_OF_SECTIONS):
            assert text.count(code) == 1
            text = text.replace(code, "")
    tree = ast.parse(text)
    docstring, *statements = tree.body
    assert isinstance(docstring, ast.Expr)
    assert isinstance(docstring.value, ast.Constant)
    for statement in statements:
        assert isinstance(statement, (ast.Assign, ast.AnnAssign))
        assert statement.value is not None
        ast.literal_eval(statement.value)


def test_tables_directory_contains_only_known_files() -> None:
    names = {
        path.name
        for path in (ROOT / "cudyn" / "_bindings" / "tables").iterdir()
        if path.name != "__pycache__"
    }
    generated = {Path(name).name for name in (*GENERATED, *DECLARED) if "/tables/" in name}
    bridges = {f"{library.name}_bridges.py" for library in LIBRARIES if library.bridge}
    others = {"functions.py", "rows.py", "README.md", "sentences", "manual_pages.json", "wording.json"}
    assert names == generated | bridges | TEXTS | others


def test_sentences_directory_contains_only_files_of_libraries() -> None:
    names = {path.name for path in (ROOT / "cudyn" / "_bindings" / "tables" / "sentences").iterdir()}
    assert names <= {f"{library.name}.txt" for library in LIBRARIES}


def own_headers(library: Library, wheel: Wheel) -> list[Path]:
    """Return the headers in a wheel that belong to the library."""
    directory = fetch.get_directory(wheel)
    paths = (path for path in sorted(directory.rglob("*.h")) if path.is_file())
    return [path for path in paths if library.is_own(path.relative_to(directory).as_posix())]


def host_headers(library: Library, wheel: Wheel) -> list[Path]:
    """Return the library's headers, except those that declare only device functions."""
    return [path for path in own_headers(library, wheel) if path.name != "cuda_device_runtime_api.h"]


def texts(library: Library, pins: Sources) -> Iterator[str]:
    """Yield the code of a library's host headers in each release."""
    for release in pins.releases(library):
        for wheel in pins.wheels_of(library, release):
            yield from map(code_of, host_headers(library, wheel))


def words(text: str) -> list[str]:
    """Return the words and identifiers in a string, in lower case."""
    return re.findall(r"[a-z0-9_]+", text.lower())


def test_generated_files_contain_no_sentence_of_a_header(pins: Sources) -> None:
    """Check that generated files contain no eight consecutive words of a comment in NVIDIA's headers."""
    length = 8  # words
    generated_runs = set()
    for data in generated().values():
        generated_words = words(re.sub(r"https://\S+", "", data.decode()))  # URLs may be equal
        generated_runs |= set(runs_of(generated_words, length))
    newest = {library.name: pins.releases(library)[-1] for library in pins.libraries}
    sentence_count = 0
    for library in pins.libraries:
        for wheel in pins.wheels_of(library, newest[library.name]):
            for path in own_headers(library, wheel):
                text = path.read_text(encoding="utf-8", errors="replace")
                for sentence in sentences_of(text):
                    sentence_count += 1
                    for run in runs_of(words(sentence), length):
                        is_list_of_names = all(word.isdigit() or "_" in word for word in run)
                        if not is_list_of_names:
                            assert run not in generated_runs, sentence
    assert sentence_count > 3000


def runs_of(all_words: list[str], length: int) -> Iterator[tuple[str, ...]]:
    """Yield all sequences of `length` consecutive words."""
    for start in range(len(all_words) - length + 1):
        yield tuple(all_words[start : start + length])


def sentences_of(text: str) -> Iterator[str]:
    """Yield the sentences with at least eight words in a header's comments, without the code in them."""
    for comment in re.findall(r"/\*.*?\*/|//[^\n]*", text, re.DOTALL):
        plain = re.sub(r"\\code.*?\\endcode", ". ", comment, flags=re.DOTALL)
        plain = re.sub(r"::\w+\s*\([^)]*\)", ". ", plain)  # remove prototypes
        plain = re.sub(r"^[ \t]*(/\*+<?|\*+/?|//)", " ", plain, flags=re.M)
        for sentence in re.split(r"(?<=[.:!?;])\s|\n[ \t]*\n|\\(?:param|return|sa|ref|brief|p|c)\b", plain):
            if len(words(sentence)) >= 8:
                yield sentence


# --- nothing is omitted silently


def test_cuda_h_declares_687_functions(pins: Sources, readings: Readings, coverage: dict[str, str]) -> None:
    """In all releases together, there are 685 functions that a driver exports and two inline functions.

    The inline functions replace `cuGetProcAddress` in the mode with per-thread streams. They call the
    exported function with a different flag, and are listed as omitted.
    """
    exported: set[str] = set()
    inline: dict[str, str] = {}
    for reading in readings["driver"]:
        exported |= find_functions_of_cuda_h(reading, pins)
        inline |= {name: why for name, why in reading.left_out.items() if why.startswith("defined inline")}
    assert set(inline) == {"cuGetProcAddress_ptsz", "cuGetProcAddress_v2_ptsz"}
    assert (len(exported), len(exported | set(inline))) == (685, 687)
    assert exported <= set(driver_functions.FUNCTIONS)
    listed = list_omissions(coverage["driver"])
    for name, reason in inline.items():
        assert name in listed[reason]


def find_functions_of_cuda_h(reading: Reading, pins: Sources) -> set[str]:
    """Return the functions whose names occur in cuda.h, ignoring suffixes that macros add."""
    wheels = pins.wheels_of(
        next(library for library in pins.libraries if library.name == "driver"), reading.release
    )
    path = next(fetch.get_directory(wheel) for wheel in wheels if "cuda.h" in wheel.take) / "cuda.h"
    header_words = set(re.findall(r"\w+", code_of(path)))
    return {
        function
        for function in reading.functions
        if re.sub(r"(_v\d+)?(_ptds|_ptsz)?$", "", function) in header_words
    }


def test_cuda_h_declares_the_counted_functions_in_each_mode(pins: Sources, readings: Readings) -> None:
    """The counts for 13.5 are listed in docs/maintainers/facts.md#symbols-that-cudah-declares."""
    cuda = next(library for library in pins.libraries if library.name == "driver")
    only = dataclasses.replace(cuda, headers=("cuda.h",))
    reading = read.read(only, "13.5", [fetch.get_directory(wheel) for wheel in pins.wheels_of(cuda, "13.5")])
    assert len(reading.by_mode["plain"]) == 492
    assert len(reading.by_mode["internal"]) == len(reading.functions) == 685
    all_headers = next(reading for reading in readings["driver"] if reading.release == "13.5")
    assert find_functions_of_cuda_h(all_headers, pins) == set(reading.functions)


def code_of(path: Path) -> str:
    """Return the code of a header without comments and strings."""
    text = path.read_text(encoding="utf-8", errors="replace")
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\n])*"', " ", text, flags=re.DOTALL)


def typedefs_of(functions: Any, types: Any) -> dict[str, str]:
    """Return the typedefs, including those that are derived from tags."""
    return CommonTypes("tests", types, functions.RELEASES).typedefs


def known_names(library: str, library_readings: list[Reading]) -> set[str]:
    """Return the names in the tables, and the names that are listed as omitted."""
    functions = FUNCTIONS[library]
    types = TYPES[library]
    names = {*functions.FUNCTIONS, *functions.NAMES, *functions.PER_THREAD}
    names |= {
        *typedefs_of(functions, types),
        *types.RECORDS,
        *types.ENUMS,
        *types.CONSTANTS,
        *types.VARIABLES,
    }
    for row in types.ENUMS.values():
        names |= rows.enum(row)[1].keys()
    for reading in library_readings:
        names |= reading.left_out.keys()
    return names


# Lower bounds for the number of functions in the headers, so that no test passes with an empty set.
MENTIONED = {"driver": 550, "runtime": 270, "nvrtc": 25, "nvml": 300, "cublas": 400, "cupti": 120}
MENTIONED |= {library.name: 10 for library in LIBRARIES if library.name not in MENTIONED}


# Functions that no C program on Linux can use, because they are for Windows, for C++ or for kernels, and
# functions that return an int. The coverage page does not list the latter, because codegen lists only
# functions that return the library's status.
UNSEEN = {
    "runtime": "cudaWGLGetDevice",
    "cublas": "cublasMigrateComputeType",
    "cufft": "cufftXtSetDistribution",
    "cufftmp": "cufftMakePlan[23]d",  # functions of cuFFT, which inline functions of cuFFTMp call
    "cupti": r"cuptiOpenMpInitialize(_v2)?",
    "nvshmem": r"nvshmemx?_(putmem_signal(_counted)?(_nbi)?(_block)?|signal_(counted_)?(load|wait_until))",
}
# Words that only look like types or constants: parameters, parts of names that macros concatenate, names in
# messages, and types of the functions above.
NO_TYPES = {
    "runtime": "cudaDeviceCount|cudaVersion",
    "npp": "NPP_LNX_EXTERN_C|nppAlphaOp|nppPlusV|nppStreamCtx",
    "nvml": r"NVML_GPU_FABRIC_HEALTH_MASK\w*|NVML_NVLINK_|nvml(GpuOperationalEventContextType|Mask|Return)",
    "cublas": r"cublas[A-Z]rotm?g_v2_64",
    "cufftmp": "CUFFT_(INVALID_VALUE|NOT_IMPLEMENTED|SUCCESS)",  # cuFFT's, which inline functions return
    "cusparse": "cusparse(DenseToSparse|SpGEMM|SpSM|SpSV)",
    "cupti": r"CUPTI_(CHECKPOINT_OPT|UTIL)_\w+|cuptiDomainId",
    "nvcomp": "NVCOMP_NO_DEPRECATED",
    "nvshmem": r"NVSHMEM_(BUILD|ENABLE)_\w+|nvshmem_attr|nvshmemx?_(i?(get|put)|flush_|qp_)",
}


def unknown(names: set[str], known: set[str], *patterns: str) -> set[str]:
    """Return the names that are not known and do not match any of the patterns."""
    unlisted = names - known
    return {name for name in unlisted if not any(re.fullmatch(pattern, name) for pattern in patterns)}


def test_functions_in_the_headers_are_all_known(pins: Sources, readings: Readings) -> None:
    """Search the code for function names with a regular expression, such as `cuName(` and `nvrtcName(`."""
    for library in pins.libraries:
        known = known_names(library.name, readings[library.name])
        names: set[str] = set()
        for code in texts(library, pins):
            names |= set(re.findall(rf"\b((?:{begin(library)})\w+)\s*\(", code))
        assert len(names) >= MENTIONED[library.name]
        assert unknown(names, known, UNSEEN.get(library.name, "")) == set()


def test_constants_and_types_in_the_headers_are_all_known(pins: Sources, readings: Readings) -> None:
    """Search the code for constants and types, such as `CU_...`, `NVRTC_...` and `CUname`."""
    for library in pins.libraries:
        known = known_names(library.name, readings[library.name])
        for reading in readings[library.name]:
            known |= handle_tags(reading) | reading.foreign
            known |= {field.name for record in reading.records.values() for field in record.fields}
        names: set[str] = set()
        for code in texts(library, pins):
            code = re.sub(r"^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|undef)\b.*", "", code, flags=re.M)
            code = re.sub(r"_CONCAT_OUTER\(\w+, \w+\)", "", code)  # a macro that joins two parts of a name
            names |= set(re.findall(rf"\b(?:{NAMES.get(library.name) or starts(library)})\w+", code))
        assert len(names) > {"driver": 1500, "nvrtc": 40}.get(library.name, 20)
        patterns = (UNSEEN.get(library.name, ""), NO_TYPES.get(library.name, ""))
        assert unknown(names, known, *patterns) == set()


# Library -> the prefixes of its types and constants, if they are not the default.
NAMES = {"driver": "(?:CU|CUDA)_|CU[a-z]"}


def starts(library: Library) -> str:
    """Return a pattern for the beginning of the library's names, including constants such as NVRTC_X."""
    large = "|".join(prefix.rstrip("_").upper() for prefix in library.prefixes)
    return f"(?:{large})_|(?:{begin(library)})"


def begin(library: Library) -> str:
    """Return a pattern for the beginning of the library's function and type names: cublasX, nvshmem_x."""
    return "|".join(prefix if prefix[-1] == "_" else f"{prefix}[A-Z]" for prefix in library.prefixes)


def handle_tags(reading: Reading) -> set[str]:
    """Return the tags of structs without a definition, which the tables contain as handles and typedefs."""
    tags: set[str] = set()
    for type_ in reading.typedefs.values():
        tags.update(re.findall(r"struct (\w+)", type_))
    return tags


@pytest.fixture(scope="module")
def coverage(readings: Readings, folded: dict[str, history.History]) -> dict[str, str]:
    """Return the coverage page's section for each library, without counts of prototypes and pointers."""
    return {
        library.name: report.section(library, readings[library.name], folded[library.name], 0, FoundMemory())
        for library in LIBRARIES
    }


def list_omissions(section: str) -> dict[str, list[str]]:
    """Return the names and patterns that a section lists, keyed by the reason."""
    table = section.partition("\n### Left out of ")[2].partition("\n#")[0]
    omissions: dict[str, list[str]] = {}
    for reason, names in re.findall(r"^\| (\w.*?) \| [^|]* \| \d+ \| (.*) \|$", table, re.M):
        omissions.setdefault(reason, []).extend(re.findall(r"`(.*?)`", names.replace("\\|", "|")))
    return omissions


def test_coverage_lists_every_omission(readings: Readings, coverage: dict[str, str]) -> None:
    """A section contains each omitted name, or the pattern in the library's file that omits it."""
    for library, library_readings in readings.items():
        listed = list_omissions(coverage[library])
        left_out: set[tuple[str, str]] = set()
        for reading in library_readings:
            left_out.update(reading.left_out.items())
        for name, reason in left_out:
            assert any(re.fullmatch(pattern, name) for pattern in listed[reason]), (name, reason)
            assert len(reason.split()) >= 4


def test_coverage_counts_the_declarations_of_each_release(
    readings: Readings, coverage: dict[str, str]
) -> None:
    for library, library_readings in readings.items():
        assert f"**{len(FUNCTIONS[library].FUNCTIONS)}**" in coverage[library]
        for reading in library_readings:
            enums = without_foreign(reading.enums, reading)
            enumerators = sum(len(enum.values) for enum in enums.values())
            counts = [
                len(reading.functions),
                len(reading.names["plain"]),
                len(without_foreign(reading.records, reading)),
            ]
            counts += [len(enums), enumerators, len(without_foreign(reading.typedefs, reading))]
            counts += [len(reading.constants), len(reading.left_out)]
            assert f"\n| {reading.release} | {' | '.join(map(str, counts))} |\n" in coverage[library]


def test_coverage_lists_the_releases_of_an_omission(pins: Sources) -> None:
    """Each reason has its own line, here for invented declarations. `all` stands for all releases."""
    left_out = [{"A": "one reason", "B": "another", "C": "another"}, {"A": "one reason"}, {"A": "a third"}]
    library_readings = [
        Reading(f"9.{index}", by_mode={"plain": {}}, names={"plain": {}}, left_out={"Z": "always", **names})
        for index, names in enumerate(left_out)
    ]
    text = report.section(
        pins.libraries[0], library_readings, history.combine(library_readings), 0, FoundMemory()
    )
    assert re.findall(r"^\| .*` \|$", text, re.M) == [
        "| a third | 9.2 | 1 | `A` |",
        "| always | all | 1 | `Z` |",
        "| another | 9.0 | 2 | `B`, `C` |",
        "| one reason | 9.0, 9.1 | 1 | `A` |",
    ]


# --- the rows contain the declarations of each release


def at_release(table: Mapping[str, Any], releases: tuple[str, ...], release: str) -> dict[str, str]:
    """Return the values of the rows at a release."""
    values = {name: rows.find_value(row, releases, release) for name, row in table.items()}
    return {name: value for name, value in values.items() if value is not None}


def without_foreign(values: Mapping[str, T], reading: Reading) -> dict[str, T]:
    """Remove the values that are in the tables of libraries which this library uses."""
    return {name: value for name, value in values.items() if name not in reading.foreign}


# --- values measured before codegen existed (docs/maintainers/facts.md)


def layouts(tag: str) -> dict[str, int]:
    """Return the sizes of a record, keyed by the release in which each size was introduced."""
    spans = rows.record_spans(driver_types.RECORDS[tag], driver_functions.RELEASES)
    return {since: rows.layout(text).size for since, _, text in spans}


def sizes(tag: str) -> list[int]:
    """Return the sizes of a record in the order of the releases."""
    successive: list[int] = []
    for size in layouts(tag).values():
        successive += [] if successive[-1:] == [size] else [size]
    return successive


def test_changed_structs_have_the_measured_sizes() -> None:
    assert sizes("CUdevSmResource_st") == [4, 12, 16, 20]
    assert sizes("CUDA_HOST_NODE_PARAMS_v2_st") == [16, 24, 32]
    assert "CUDA_BATCH_MEM_OP_NODE_PARAMS_st" in driver_types.RECORDS
    v1 = "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st"
    assert min(layouts(v1)) != driver_functions.RELEASES[0]


def test_changed_enumerator_has_both_values() -> None:
    enumerators: dict[str, Any] = {}
    for enum_row in driver_types.ENUMS.values():
        _, rows_of_enumerators = rows.enum(enum_row)
        enumerators.update(rows_of_enumerators)
    row = enumerators["CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS"]
    values = [
        rows.find_value(row, driver_functions.RELEASES, release) for release in driver_functions.RELEASES
    ]
    assert values[0] == "93"
    assert values[-1] == "122"
    assert set(values) == {"93", "122"}


@pytest.mark.parametrize(
    ("name", "release", "symbol"),
    [
        ("cuCtxCreate", "11.7", "cuCtxCreate_v2"),
        ("cuCtxCreate", "12.9", "cuCtxCreate_v2"),
        ("cuCtxCreate", "13.0", "cuCtxCreate_v4"),
        ("cuMemAlloc", "11.7", "cuMemAlloc_v2"),
        ("cuCtxGetDevice", NEWEST, None),  # cuCtxGetDevice_v2 in 13.0 has different parameters
        ("cuGetProcAddress", "11.8", None),
        ("cuGetProcAddress", "12.0", "cuGetProcAddress_v2"),
    ],
)
def test_names_refer_to_the_known_symbols(name: str, release: str, symbol: str | None) -> None:
    row = driver_functions.NAMES.get(name)
    actual = rows.find_value(row, driver_functions.RELEASES, release) if row is not None else None
    assert (actual or name) == (symbol or name)


def test_symbols_change_their_abi_only_in_listed_releases(
    folded: dict[str, history.History],
) -> None:
    for library_readings in folded.values():
        for symbol, spans in library_readings.functions.items():
            variants = (library_readings.variants or {}).get(symbol, ())
            changes = [
                (before.value, after.value, after.introduced)
                for before, after in pairwise(spans)
                if before.removed == after.introduced
            ]
            releases = [release for _, _, release in changes]
            listed_changes = [release for release in releases if release in variants]
            assert listed_changes == [release for release in variants if release in releases], symbol
            for old, new, release in changes:
                if release not in variants:
                    assert differ_only_in_enums(library_readings, old, new), symbol


def differ_only_in_enums(library_readings: history.History, old: Function, new: Function) -> bool:
    """Return whether the types differ only in const, in their names, or because one of them is an enum."""
    old_types, new_types = map(base_of, old.types), map(base_of, new.types)
    enums = {name for name, spans in library_readings.typedefs.items() if spans[-1].value.startswith("enum ")}
    enums |= {name for name, spans in library_readings.typedefs.items() if spans[0].value.startswith("enum ")}
    return all(
        old_type == new_type or old_type in enums or new_type in enums
        for old_type, new_type in zip(old_types, new_types, strict=True)
    )


def test_emitted_rows_do_not_depend_on_later_releases(
    readings: Readings, folded: dict[str, history.History], pins: Sources
) -> None:
    """If the newest release is omitted, the rows for earlier releases must not change."""
    cuda = next(library for library in pins.libraries if library.name == "driver")
    shorter = fold(cuda, readings["driver"][:-1])
    names: dict[str, Any] = {}
    exec(emit.types_table(cuda, shorter), names)
    for release in shorter.releases:
        for table in ("TYPEDEFS", "CONSTANTS"):
            expected = at_release(names[table], tuple(shorter.releases), release)
            assert at_release(getattr(driver_types, table), driver_functions.RELEASES, release) == expected
