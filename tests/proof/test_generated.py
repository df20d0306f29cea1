"""codegen: the generated files as a whole, against every pinned header."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import pytest

from codegen import emit, fetch, history, read, report
from codegen.c_types import base_of
from codegen.declared import ROOT
from codegen.model import Function, Reading
from codegen.sizes import Sized
from codegen.sources import Library, Sources, Wheel
from cudyn._bindings.calls.c_types import CommonTypes
from cudyn._bindings.tables import driver_functions, driver_types, rows

from ..support.releases import NEWEST
from .headers import LIBRARIES, Readings, Twice, fold

FUNCTIONS = {x.name: importlib.import_module(f"cudyn._bindings.tables.{x.name}_functions") for x in LIBRARIES}
TYPES = {x.name: importlib.import_module(f"cudyn._bindings.tables.{x.name}_types") for x in LIBRARIES}
GENERATED = (
    *(f"cudyn/_bindings/tables/{x.name}_{what}.py" for x in LIBRARIES for what in ("functions", "types")),
    *(f"cudyn/{x.name}.pyi" for x in LIBRARIES),
)
# What is made of headers/libraries alone.
DECLARED = (
    *(f"cudyn/_bindings/tables/{x.name}_info.py" for x in LIBRARIES),
    *(f"cudyn/_bindings/tables/{x.name}_statuses.py" for x in LIBRARIES if x.facts.statuses),
    *(f"cudyn/{x.name}.py" for x in LIBRARIES),
    "cudyn/_bindings/tables/__init__.py",
    "cudyn/_bindings/tables/errors.py",
    "cudyn/__init__.pyi",
    "cudyn/errors.pyi",
)

PINS = "headers/pins.toml"

T = TypeVar("T")


def generated(tree: Path = ROOT) -> dict[str, bytes]:
    return {name: (tree / name).read_bytes() for name in GENERATED}


# --- the whole run (`codegen --check` is a step of its own in `nox -s proof`)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "2"])
def test_processes_with_other_hash_seeds_write_the_same_bytes(twice: Twice, seed: str) -> None:
    """The hash seed decides the order of a set; the readings were made with the seeds of other processes."""
    done = subprocess.run(
        [sys.executable, "-m", "codegen", "--check"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert done.returncode == 0, done.stderr


# --- what every generated file is like


@pytest.mark.parametrize("name", GENERATED)
def test_a_generated_file_says_where_it_comes_from(name: str, pins: Sources) -> None:
    head = (ROOT / name).read_text(encoding="utf-8")[:800]
    assert "nox -s codegen" in head
    assert re.search(r"[Dd]o not edit", head)
    assert "headers/pins.toml" in head
    if name.endswith(".py"):
        library = next(x for x in pins.libraries if Path(name).stem.rpartition("_")[0] == x.name)
        headers = [header.rstrip("?") for header in library.headers]
        for word in (*headers, pins.releases(library)[0], pins.releases(library)[-1]):
            assert word in head


@pytest.mark.parametrize("name", GENERATED)
def test_a_generated_file_knows_nothing_of_this_machine(name: str) -> None:
    data = (ROOT / name).read_bytes()
    text = data.decode("utf-8")
    for word in (str(ROOT), str(fetch.CACHE), tempfile.gettempdir(), ".cache", "unnamed at"):
        assert word not in text, word
    assert not re.search(r"\b(19|20)\d\d-\d\d-\d\d\b", text)  # no date
    assert b"\r" not in data
    assert data.endswith(b"\n")
    assert not data.endswith(b"\n\n")
    assert not any(line.endswith((" ", "\t")) for line in text.splitlines())


@pytest.mark.parametrize("name", GENERATED)
def test_a_generated_file_is_python(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), name, feature_version=(3, 11))


@pytest.mark.parametrize("name", [n for n in GENERATED if n.startswith("cudyn/_bindings/tables/")])
def test_a_table_is_only_data(name: str) -> None:
    """But for what makes rows of sections, in the table of a library with thousands of functions."""
    text = (ROOT / name).read_text(encoding="utf-8")
    if "_SECTIONS: " in text:
        for making in (emit.FUNCTIONS_OF_SECTIONS, emit.HEADERS_OF_SECTIONS):
            assert text.count(making) == 1
            text = text.replace(making, "")
    tree = ast.parse(text)
    docstring, *statements = tree.body
    assert isinstance(docstring, ast.Expr)
    assert isinstance(docstring.value, ast.Constant)
    for statement in statements:
        assert isinstance(statement, (ast.Assign, ast.AnnAssign))
        assert statement.value is not None
        ast.literal_eval(statement.value)


def test_the_folder_of_tables_holds_nothing_else() -> None:
    names = {
        path.name
        for path in (ROOT / "cudyn" / "_bindings" / "tables").iterdir()
        if path.name != "__pycache__"
    }
    generated = {Path(name).name for name in (*GENERATED, *DECLARED) if "/tables/" in name}
    assert names == generated | {"functions.py", "rows.py", "README.md"}


def own_headers(library: Library, wheel: Wheel) -> list[Path]:
    """The headers of a wheel that are the library's own."""
    folder = fetch.folder(wheel)
    found = (path for path in sorted(folder.rglob("*.h")) if path.is_file())
    return [path for path in found if library.is_own(path.relative_to(folder).as_posix())]


def host_headers(library: Library, wheel: Wheel) -> list[Path]:
    """Without those that declare what only device code may call."""
    return [path for path in own_headers(library, wheel) if path.name != "cuda_device_runtime_api.h"]


def texts(library: Library, pins: Sources) -> Iterator[str]:
    """The code of a library's host headers, in every release."""
    for release in pins.releases(library):
        for wheel in pins.wheels_of(library, release):
            yield from map(code_of, host_headers(library, wheel))


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9_]+", text.lower())


def test_no_sentence_of_the_header_is_in_a_generated_file(pins: Sources) -> None:
    """NVIDIA's text stays NVIDIA's: eight words in a row of a comment's sentence are found nowhere."""
    runs = set()
    for data in generated().values():
        ours = words(data.decode())
        runs |= {tuple(ours[i : i + 8]) for i in range(len(ours) - 7)}
    newest = {library.name: pins.releases(library)[-1] for library in pins.libraries}
    sentences = 0
    for library in pins.libraries:
        for wheel in pins.wheels_of(library, newest[library.name]):
            for path in own_headers(library, wheel):
                text = path.read_text(encoding="utf-8", errors="replace")
                for sentence in sentences_of(text):
                    theirs = words(sentence)
                    sentences += 1
                    for i in range(len(theirs) - 7):
                        run = tuple(theirs[i : i + 8])
                        is_list = all(word.isdigit() or "_" in word for word in run)  # of names and values
                        if not is_list:
                            assert run not in runs, sentence
    assert sentences > 3000


def sentences_of(text: str) -> Iterator[str]:
    """The sentences of eight words and more in a header's comments, without code and prototypes."""
    for comment in re.findall(r"/\*.*?\*/|//[^\n]*", text, re.DOTALL):
        plain = re.sub(r"\\code.*?\\endcode", ". ", comment, flags=re.DOTALL)
        plain = re.sub(r"::\w+\s*\([^)]*\)", ". ", plain)  # a prototype
        plain = re.sub(r"^[ \t]*(/\*+<?|\*+/?|//)", " ", plain, flags=re.M)
        for sentence in re.split(r"(?<=[.:!?;])\s|\n[ \t]*\n|\\(?:param|return|sa|ref|brief|p|c)\b", plain):
            if len(words(sentence)) >= 8:
                yield sentence


# --- nothing is dropped without a word


def test_cuda_h_declares_687_functions(pins: Sources, readings: Readings, coverage: dict[str, str]) -> None:
    """685 that a driver exports, and two that are defined in the header itself, over all releases.

    Those two are what `cuGetProcAddress` means with per-thread streams: inline functions that call the
    exported one with another flag. They are listed as left out.
    """
    exported: set[str] = set()
    inline: dict[str, str] = {}
    for reading in readings["driver"]:
        exported |= of_cuda_h(reading, pins)
        inline |= {n: why for n, why in reading.left_out.items() if why.startswith("defined inline")}
    assert set(inline) == {"cuGetProcAddress_ptsz", "cuGetProcAddress_v2_ptsz"}
    assert (len(exported), len(exported | set(inline))) == (685, 687)
    assert exported <= set(driver_functions.FUNCTIONS)
    listed = list_omissions(coverage["driver"])
    for name, reason in inline.items():
        assert name in listed[reason]


def of_cuda_h(reading: Reading, pins: Sources) -> set[str]:
    """The functions whose names, without version and stream, stand in cuda.h; macros put on the rest."""
    wheels = pins.wheels_of(next(x for x in pins.libraries if x.name == "driver"), reading.release)
    path = next(fetch.folder(w) for w in wheels if "cuda.h" in w.take) / "cuda.h"
    written = set(re.findall(r"\w+", code_of(path)))
    return {s for s in reading.functions if re.sub(r"(_v\d+)?(_ptds|_ptsz)?$", "", s) in written}


def test_cuda_h_alone_in_each_mode(pins: Sources, readings: Readings) -> None:
    """What docs/maintainers/facts.md#cudah-declares-symbols-in-three-modes counts in 13.5."""
    cuda = next(library for library in pins.libraries if library.name == "driver")
    only = dataclasses.replace(cuda, headers=("cuda.h",), prelude=())
    reading = read.read(only, "13.5", [fetch.folder(w) for w in pins.wheels_of(cuda, "13.5")])
    assert len(reading.by_mode["plain"]) == 492
    assert len(reading.by_mode["internal"]) == len(reading.functions) == 685
    all_headers = next(r for r in readings["driver"] if r.release == "13.5")
    assert of_cuda_h(all_headers, pins) == set(reading.functions)


def code_of(path: Path) -> str:
    """A header without comments and strings."""
    text = path.read_text(encoding="utf-8", errors="replace")
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\n])*"', " ", text, flags=re.DOTALL)


def typedefs_of(functions: Any, types: Any) -> dict[str, str]:
    """With those that follow from tags."""
    return CommonTypes("tests", types, functions.RELEASES).typedefs


def known_names(library: str, of_library: list[Reading]) -> set[str]:
    """What the tables hold and what is listed as left out."""
    functions = FUNCTIONS[library]
    types = TYPES[library]
    known = {*functions.FUNCTIONS, *functions.NAMES, *functions.PER_THREAD}
    known |= {
        *typedefs_of(functions, types),
        *types.RECORDS,
        *types.ENUMS,
        *types.CONSTANTS,
        *types.VARIABLES,
    }
    for row in types.ENUMS.values():
        known |= rows.enum(row)[1].keys()
    for reading in of_library:
        known |= reading.left_out.keys()
    return known


# A little less than how many functions are mentioned, so that none of these tests looks at nothing.
MENTIONED = {"driver": 550, "runtime": 270, "nvrtc": 25, "nvml": 300, "cublas": 400, "cupti": 120}
MENTIONED |= {x.name: 10 for x in LIBRARIES if x.name not in MENTIONED}


# What a C program on Linux does not get, and the page does not list: the codegen looks for declarations that
# no mode meets where they return the library's status. Windows' own, C++'s own, what returns an int, and what
# kernels alone may call.
UNSEEN = {
    "runtime": "cudaWGLGetDevice",
    "cublas": "cublasMigrateComputeType",
    "cufft": "cufftXtSetDistribution",
    "cupti": r"cuptiOpenMpInitialize(_v2)?",
    "nvshmem": r"nvshmemx?_(putmem_signal(_counted)?(_nbi)?(_block)?|signal_(counted_)?(load|wait_until))",
}
# And words that look like a type or a constant: parameters, halves of names that macros put together, what a
# message recommends, and the types of the above.
NO_TYPES = {
    "runtime": "cudaDeviceCount|cudaVersion",
    "npp": "NPP_LNX_EXTERN_C|nppAlphaOp|nppPlusV|nppStreamCtx",
    "nvml": r"NVML_GPU_FABRIC_HEALTH_MASK\w*|NVML_NVLINK_|nvml(GpuOperationalEventContextType|Mask|Return)",
    "cublas": r"cublas[A-Z]rotm?g_v2_64",
    "cusparse": "cusparse(DenseToSparse|SpGEMM|SpSM|SpSV)",
    "cupti": r"CUPTI_(CHECKPOINT_OPT|UTIL)_\w+|cuptiDomainId",
    "nvcomp": "NVCOMP_NO_DEPRECATED",
    "nvshmem": r"NVSHMEM_(BUILD|ENABLE)_\w+|nvshmem_attr|nvshmemx?_(i?(get|put)|flush_|qp_)",
}


def unknown(written: set[str], known: set[str], *patterns: str) -> set[str]:
    return {name for name in written - known if not any(re.fullmatch(p, name) for p in patterns)}


def test_every_function_in_the_raw_text_is_accounted_for(pins: Sources, readings: Readings) -> None:
    """Found with a regular expression: any `cuName(`, `nvrtcName(`, … that is not in a comment."""
    for library in pins.libraries:
        known = known_names(library.name, readings[library.name])
        written: set[str] = set()
        for code in texts(library, pins):
            written |= set(re.findall(rf"\b((?:{begin(library)})\w+)\s*\(", code))
        assert len(written) >= MENTIONED[library.name]
        assert unknown(written, known, UNSEEN.get(library.name, "")) == set()


def test_every_constant_and_type_in_the_raw_text_is_accounted_for(pins: Sources, readings: Readings) -> None:
    """Any CU_…, CUDA_…, NVRTC_…, … and any CUname that is not in a comment."""
    for library in pins.libraries:
        known = known_names(library.name, readings[library.name])
        for reading in readings[library.name]:
            known |= handle_tags(reading) | reading.foreign
            known |= {m.name for record in reading.records.values() for m in record.fields}
        written: set[str] = set()
        for code in texts(library, pins):
            code = re.sub(r"^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|undef)\b.*", "", code, flags=re.M)
            code = re.sub(r"_CONCAT_OUTER\(\w+, \w+\)", "", code)  # two halves of a name
            written |= set(re.findall(rf"\b(?:{NAMES.get(library.name) or starts(library)})\w+", code))
        assert len(written) > {"driver": 1500, "nvrtc": 40}.get(library.name, 20)
        patterns = (UNSEEN.get(library.name, ""), NO_TYPES.get(library.name, ""))
        assert unknown(written, known, *patterns) == set()


NAMES = {"driver": "(?:CU|CUDA)_|CU[a-z]"}  # what types and constants are called, where not like functions


def starts(library: Library) -> str:
    large = "|".join(each.rstrip("_").upper() for each in library.prefixes)
    return f"(?:{large})_|(?:{begin(library)})"


def begin(library: Library) -> str:
    """How the names of its functions and types begin: cublasX, nvshmem_x."""
    return "|".join(each if each[-1] == "_" else f"{each}[A-Z]" for each in library.prefixes)


def handle_tags(reading: Reading) -> set[str]:
    """The structs that have no definition: they are in the tables as what a handle, or a typedef, is of."""
    return {name for type_ in reading.typedefs.values() for name in re.findall(r"struct (\w+)", type_)}


@pytest.fixture(scope="module")
def coverage(readings: Readings, folded: dict[str, history.History]) -> dict[str, str]:
    """The coverage of each library, without its counts of agreeing prototypes and of pointers."""
    return {x.name: report.section(x, readings[x.name], folded[x.name], 0, Sized()) for x in LIBRARIES}


def list_omissions(section: str) -> dict[str, list[str]]:
    """Return the names and patterns that a section lists for each reason."""
    table = section.partition("\n### Left out of ")[2].partition("\n#")[0]
    found: dict[str, list[str]] = {}
    for reason, names in re.findall(r"^\| (\w.*?) \| [^|]* \| \d+ \| (.*) \|$", table, re.M):
        found.setdefault(reason, []).extend(re.findall(r"`(.*?)`", names.replace("\\|", "|")))
    return found


def test_coverage_lists_every_omission(readings: Readings, coverage: dict[str, str]) -> None:
    """Each name, or the pattern of the library's file that leaves it out."""
    for library, of_library in readings.items():
        listed = list_omissions(coverage[library])
        left_out = {pair for reading in of_library for pair in reading.left_out.items()}
        for name, reason in left_out:
            assert any(re.fullmatch(pattern, name) for pattern in listed[reason]), (name, reason)
            assert len(reason.split()) >= 4


def test_coverage_counts_the_declarations_of_each_release(
    readings: Readings, coverage: dict[str, str]
) -> None:
    for library, of_library in readings.items():
        assert f"**{len(FUNCTIONS[library].FUNCTIONS)}**" in coverage[library]
        for reading in of_library:
            enums = own(reading.enums, reading)
            enumerators = sum(len(enum.values) for enum in enums.values())
            counts = [len(reading.functions), len(reading.names["plain"]), len(own(reading.records, reading))]
            counts += [len(enums), enumerators, len(own(reading.typedefs, reading))]
            counts += [len(reading.constants), len(reading.left_out)]
            assert f"\n| {reading.release} | {' | '.join(map(str, counts))} |\n" in coverage[library]


def test_the_coverage_page_says_in_which_releases(pins: Sources) -> None:
    """On readings of our own: a line for each reason, `all` only where it is every release."""
    left_out = [{"A": "one reason", "B": "another", "C": "another"}, {"A": "one reason"}, {"A": "a third"}]
    of_library = [
        Reading(f"9.{i}", by_mode={"plain": {}}, names={"plain": {}}, left_out={"Z": "always", **names})
        for i, names in enumerate(left_out)
    ]
    text = report.section(pins.libraries[0], of_library, history.fold(of_library), 0, Sized())
    assert re.findall(r"^\| .*` \|$", text, re.M) == [
        "| a third | 9.2 | 1 | `A` |",
        "| always | all | 1 | `Z` |",
        "| another | 9.0 | 2 | `B`, `C` |",
        "| one reason | 9.0, 9.1 | 1 | `A` |",
    ]


# --- the rows read back to what the headers say, release by release


def at_release(table: Mapping[str, Any], releases: tuple[str, ...], release: str) -> dict[str, str]:
    """The rows that hold at a release."""
    found = {name: rows.at(row, releases, release) for name, row in table.items()}
    return {name: value for name, value in found.items() if value is not None}


def own(values: Mapping[str, T], reading: Reading) -> dict[str, T]:
    """Without what is in the tables of the libraries that this one uses."""
    return {name: value for name, value in values.items() if name not in reading.foreign}


# --- what was measured on the headers before there was a codegen (docs/maintainers/facts.md)


def layouts(tag: str) -> dict[str, int]:
    """Since which release a record has which size."""
    blocks = rows.blocks(driver_types.RECORDS[tag], driver_functions.RELEASES)
    return {since: rows.layout(text).size for since, _, text in blocks}


def sizes(tag: str) -> list[int]:
    """The sizes that a record had, one after the other."""
    found: list[int] = []
    for size in layouts(tag).values():
        found += [] if found[-1:] == [size] else [size]
    return found


def test_structs_that_changed() -> None:
    assert sizes("CUdevSmResource_st") == [4, 12, 16, 20]
    assert sizes("CUDA_HOST_NODE_PARAMS_v2_st") == [16, 24, 32]
    assert "CUDA_BATCH_MEM_OP_NODE_PARAMS_st" in driver_types.RECORDS
    v1 = "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st"
    assert min(layouts(v1)) != driver_functions.RELEASES[0]


def test_an_enumerator_that_changed() -> None:
    enumerators = {
        name: row for each in driver_types.ENUMS.values() for name, row in rows.enum(each)[1].items()
    }
    row = enumerators["CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS"]
    values = [rows.at(row, driver_functions.RELEASES, release) for release in driver_functions.RELEASES]
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
        ("cuCtxGetDevice", NEWEST, None),  # its own symbol; the _v2 of 13.0 takes another argument
        ("cuGetProcAddress", "11.8", None),
        ("cuGetProcAddress", "12.0", "cuGetProcAddress_v2"),
    ],
)
def test_where_known_names_lead(name: str, release: str, symbol: str | None) -> None:
    row = driver_functions.NAMES.get(name)
    found = rows.at(row, driver_functions.RELEASES, release) if row is not None else None
    assert (found or name) == (symbol or name)


def test_no_symbol_changes_its_abi_but_with_the_major_where_it_may(
    folded: dict[str, history.History],
) -> None:
    for of_library in folded.values():
        for symbol, spans in of_library.functions.items():
            variants = (of_library.variants or {}).get(symbol, ())
            changes = [
                (a.value, b.value, b.introduced) for a, b in pairwise(spans) if a.removed == b.introduced
            ]
            later = [since for _, _, since in changes]
            assert [r for r in variants if r in later] == [r for r in later if r in variants], symbol
            for before, after, since in changes:
                if since not in variants:
                    assert differ_in_enums_alone(of_library, before, after), symbol


def differ_in_enums_alone(of_library: history.History, before: Function, after: Function) -> bool:
    """Is each type the other one's but for const and names, or is one of the two an enum of the library?"""
    pairs = [(base_of(a), base_of(b)) for a, b in zip(before.types, after.types, strict=True)]
    enums = {name for name, spans in of_library.typedefs.items() if spans[-1].value.startswith("enum ")}
    enums |= {name for name, spans in of_library.typedefs.items() if spans[0].value.startswith("enum ")}
    return all(a == b or {a, b} & enums for a, b in pairs)


def test_the_emitted_text_does_not_depend_on_the_order_of_releases_read(
    readings: Readings, folded: dict[str, history.History], pins: Sources
) -> None:
    """A release more changes nothing in the rows of those before it: the newest one is left out here."""
    cuda = next(library for library in pins.libraries if library.name == "driver")
    shorter = fold(cuda, readings["driver"][:-1])
    names: dict[str, Any] = {}
    exec(emit.types_table(cuda, shorter), names)
    for release in shorter.releases:
        for table in ("TYPEDEFS", "CONSTANTS"):
            before = at_release(names[table], tuple(shorter.releases), release)
            assert before == at_release(getattr(driver_types, table), driver_functions.RELEASES, release)
