"""Tests for headers/libraries and headers/pins.toml: loading, errors, and pins of new releases."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from codegen import declared, fetch, pin, sources
from codegen.declared import ROOT
from codegen.errors import CodegenError, DownloadError
from codegen.sources import Sources, Wheel

from ..support.messages import raises
from .package_index import HEADER, Index, get_one_line, make_include_members, make_noise, read_contents

METADATA = """\
Metadata-Version: 2.1
Name: cuda-toolkit
Version: 13.6.1
Requires-Dist: {low}==13.6.5.*; (sys_platform == 'linux' or sys_platform == 'win32') and extra == 'all'
Requires-Dist: {middle}==13.6.10
Requires-Dist: nvidia-unpinned>=1; extra == 'all'
Requires-Dist: nvidia-other==1.2.3.4; extra == "other"
Requires-Dist: {low}==13.6.5.*; extra == 'low'

Requires nothing else.
"""

LIBRARY_KEYS = """\
title = "{name} library"
manual = "https://docs.nvidia.com/{name}/"
about = "{name}"
error = "{error}"
install = "w-{name}"
folder = "{name}"
"""


COMMON = (ROOT / "headers" / "common.toml").read_text(encoding="utf-8")


def write_headers(directory: Path, text: str) -> None:
    """Write each [library.NAME] table of the text to a separate file, as in headers/."""
    *libraries, pins = re.split(r"^(?=\[library\.|\[take)", text, flags=re.M)
    (directory / "libraries").mkdir(parents=True, exist_ok=True)
    for section in libraries:
        heading, _, keys = section.strip().partition("\n")
        if heading:
            name = heading.removeprefix("[library.").rstrip("]")
            path = directory / "libraries" / f"{name}.toml"
            text_of_library = LIBRARY_KEYS.format(name=name, error=f"{name.capitalize()}Error")
            text_of_library += "" if "\nfiles." in keys else f'files.linux = [[0, "lib{name}.so"]]\n'
            path.write_text(f"{text_of_library}{keys}", encoding="utf-8")
    (directory / "common.toml").write_text(COMMON, encoding="utf-8")
    (directory / "pins.toml").write_text(pins, encoding="utf-8")


# --- headers/libraries and headers/pins.toml


VALID_PINS = f"""
[library.low]
place = 1
status = "lowResult"
headers = ["low.h", "more.h?"]
owns = ["low_*"]
parts = ["base"]
prefixes = ["low"]

[library.middle]
place = 2
status = "lowResult"
headers = ["middle.h"]
parts = ["base", "mid"]
uses = {{ low = "same" }}
prefixes = ["mid"]
modes = {{ plain = "", internal = "MID_INTERNAL" }}
by_version = true
version = ["MID_VERSION"]
inline = true

[library.far]
place = 3
numbering = "FAR"
status = "farResult"
headers = ["far.h"]
parts = ["far"]
uses = {{ middle = "12.9" }}
prefixes = ["far"]

[take]
base = ["low*.h"]
mid = ["middle.h"]
far = ["far.h"]

[release.CUDA."12.10"]
base = ["w-base", "12.10.1", "{"1" * 64}"]
mid = ["w-mid", "12.10.1", "{"2" * 64}"]

[release.CUDA."12.9"]
base = ["w-base", "12.9.1", "{"3" * 64}"]
mid = ["w-mid", "12.9.1", "{"4" * 64}"]

[release.CUDA."11.8"]
base = ["w-base", "11.8.1", "{"5" * 64}"]

[release.FAR."2.7"]
far = ["w-far", "2.7.1", "{"6" * 64}"]
"""


def load_text(tmp_path: Path, text: str) -> Sources:
    """Load a string as headers/libraries and headers/pins.toml."""
    write_headers(tmp_path, text)
    return sources.load(tmp_path)


@pytest.mark.parametrize(
    "line",
    [
        'files.linux = ["liblow.so"]',
        'probes = ["lowVersion"]',
        'log.calls = ["lowCompile"]',
        "of_driver = true",
        'hint = "look for it"',
        'wheels.linux = [[0, "low/lib"]]',
        'color = "red"',
    ],
)
def test_load_with_invalid_facts_raises(line: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        load_text(tmp_path, VALID_PINS.replace("place = 1\n", f"place = 1\n{line}\n"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param("[take]", "[take", "", id="invalid TOML"),
        pytest.param('prefixes = ["far"]\n', "", "far.toml: prefixes: the key is missing", id="no prefixes"),
        pytest.param("inline = true\n", "inlined = true\n", "inlined", id="unknown key"),
        pytest.param("inline = true\n", 'name = "m"\n', "name", id="name of the library"),
        pytest.param("inline = true\n", 'inline = "yes"\n', "inline", id="string for a boolean"),
        pytest.param('prefixes = ["far"]', 'prefixes = "far"', "prefixes", id="string for a list"),
        pytest.param('prefixes = ["far"]', "prefixes = [1]", "prefixes", id="list of integers"),
        pytest.param('status = "farResult"', 'status = ["far"]', "far.toml: status", id="list for a string"),
        pytest.param("place = 1\n", "place = true\n", "low.toml: place", id="boolean for an integer"),
        pytest.param(
            "inline = true\n", "rule = [1]\n", "rule: expected a list of tables", id="list without tables"
        ),
        pytest.param("inline = true\n", 'windows = { A = "odd" }\n', "windows", id="unknown layout"),
        pytest.param(
            'middle = "12.9"',
            'middle = "12.8"',
            "far.toml: uses: middle: release 12.8 is not pinned",
            id="release that is not pinned",
        ),
        pytest.param(
            'middle = "12.9"',
            'middle = "same"',
            "far.toml: uses: middle: expected a release, because CUDA and FAR",
            id="same release of another product",
        ),
        pytest.param('"MID_INTERNAL"', "1", "modes", id="integer for a mode"),
        pytest.param("[take]", "[taken]", "take", id="no take"),
        pytest.param("[release.CUDA.", "[releases.", "release", id="no releases"),
        pytest.param("[take]", "[[take]]", "", id="take is a list"),
        pytest.param('mid = ["middle.h"]', 'mid = "middle.h"', "mid", id="patterns are not a list"),
        pytest.param('mid = ["middle.h"]\n', "", "mid", id="part without patterns"),
        pytest.param('parts = ["far"]', 'parts = ["farther"]', "far.toml: parts:", id="unknown part"),
        pytest.param(
            'uses = { low = "same" }',
            'uses = { far = "same" }',
            "middle.toml: uses:",
            id="uses a later library",
        ),
        pytest.param(
            'uses = { low = "same" }', 'uses = { middle = "same" }', "middle.toml: uses:", id="uses itself"
        ),
        pytest.param(
            'uses = { low = "same" }',
            'uses = { none = "same" }',
            "middle.toml: uses:",
            id="uses an unknown library",
        ),
        pytest.param('"12.10"', '"12"', "12", id="release without minor"),
        pytest.param('"12.10"', '"12.10.1"', "12.10.1", id="release with three numbers"),
        pytest.param('"12.10"', '"twelve"', "twelve", id="release that is not a number"),
        pytest.param('"1111', '"111', "w-base 12.10.1: sha256", id="63 digits"),
        pytest.param('"1111', '"11111', "w-base 12.10.1: sha256", id="65 digits"),
        pytest.param('"1111', '"A111', "w-base 12.10.1: sha256", id="uppercase digit"),
        pytest.param('"1111', '"g111', "w-base 12.10.1: sha256", id="invalid digit"),
        pytest.param('"2.7.1", ', "", "", id="part without version"),
        pytest.param('"2.7.1", ', '"2.7.1", "x", ', "", id="part with too many values"),
        pytest.param('"2.7.1", ', "2.7, ", "far of 2.7", id="number for a version"),
        pytest.param('far = ["w-far"', 'far = "w-far" # ["w-far"', "far of 2.7", id="string for a part"),
    ],
)
def test_load_with_invalid_pins_raises(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in VALID_PINS
    with raises(CodegenError) as caught:
        load_text(tmp_path, VALID_PINS.replace(old, new))
    assert message in get_one_line(caught.value)


def test_load_without_files_raises(tmp_path: Path) -> None:
    with raises(CodegenError):
        sources.load(tmp_path)
    write_headers(tmp_path, VALID_PINS)
    (tmp_path / "pins.toml").unlink()
    with raises(CodegenError):
        sources.load(tmp_path)


@pytest.mark.parametrize("name", ["pins.toml", "libraries/low.toml"])
def test_load_of_a_file_that_is_not_utf8_raises(name: str, tmp_path: Path) -> None:
    write_headers(tmp_path, VALID_PINS)
    (tmp_path / name).write_bytes(b"# \xff\xfe\n")
    with raises(CodegenError):
        sources.load(tmp_path)


# --- the files in this repository


def test_releases_of_every_library_are_in_order() -> None:
    real = sources.load()
    assert len(real.libraries) >= 16
    for library in real.libraries:
        releases = real.releases(library)
        assert len(releases) >= 2, library.name
        keys = [sources.version_key(release) for release in releases]
        assert keys == sorted(set(keys)), library.name


def test_releases_of_every_library_have_no_gaps() -> None:
    """A release without one of its wheels would silently disappear from a library's tables."""
    real = sources.load()
    for library in real.libraries:
        own_releases = real.releases(library)
        numbered_alike = {
            wheel.release for wheel in real.wheels if wheel.numbering == library.facts.numbering
        }
        sorted_releases = sorted(numbered_alike, key=sources.version_key)
        assert own_releases == sorted_releases[sorted_releases.index(own_releases[0]) :], library.name


def test_every_release_has_the_parts_of_used_libraries() -> None:
    real = sources.load()
    for library in real.libraries:
        for release in real.releases(library):
            parts = {wheel.part for wheel in real.wheels_of(library, release)}
            for used in (library, *real.used(library)):
                assert parts >= set(used.parts), (library.name, release, used.name)


def test_every_part_is_used() -> None:
    real = sources.load()
    used = {part for library in real.libraries for part in library.parts}
    used |= {wheel.part for wheel in map(real.typedefs_of, real.libraries) if wheel}
    assert {wheel.part for wheel in real.wheels} == used


def test_every_named_header_exists(pins: Sources) -> None:
    """Headers that are marked with a question mark must exist at least in the newest release."""
    for library in pins.libraries:
        releases = pins.releases(library)
        for release in releases:
            directories = [fetch.get_directory(wheel) for wheel in pins.wheels_of(library, release)]
            for header in library.headers:
                is_shim = (declared.SHIM / header).is_file()
                if not is_shim and (not header.endswith("?") or release == releases[-1]):
                    matching = [
                        directory for directory in directories if (directory / header.rstrip("?")).is_file()
                    ]
                    assert len(matching) == 1, (library.name, release, header)


# --- python -m codegen.pin


WHEEL_MEMBERS = make_include_members({"low.h": HEADER, "unwanted.h": b""}) | {
    "nvidia/lib/libbig.so": make_noise(500_000)
}


def put_toolkit(index: Index, version: str, text: str) -> None:
    """Add a release of the toolkit package with this text as its metadata."""
    index.put({f"cuda_toolkit-{version}.dist-info/METADATA": text.encode()}, "cuda-toolkit", version)


@pytest.fixture
def new_release(index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index with all wheels of 13.6. The pins do not contain that release yet."""
    path = tmp_path / "pins.toml"
    write_headers(tmp_path, VALID_PINS)
    load = sources.load
    monkeypatch.setattr(sources, "load", lambda other=tmp_path: load(other))
    put_toolkit(index, "13.6.0", "Requires-Dist: w-base==1.0\n")
    put_toolkit(index, "13.6.10", METADATA.format(low="w-base", middle="w-mid"))
    put_toolkit(index, "13.6.9", "Requires-Dist: w-base==2.0\n")
    put_toolkit(index, "13.60.11", "Requires-Dist: w-base==3.0\n")
    for version in ("13.6.5", "13.6.5.post10", "13.6.5.post9", "13.6.50", "13.6.4"):
        index.put(
            WHEEL_MEMBERS | make_include_members({"low_version.h": version.encode()}), "w-base", version
        )
    index.put(make_include_members({"middle.h": HEADER}), "w-mid", "13.6.10")
    index.put(make_include_members({"far.h": HEADER}), "w-far", "2.8.1")
    return path


def test_pin_output_can_be_loaded_and_fetched(
    index: Index, new_release: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The printed lines are valid, and only the headers of the wheels were downloaded."""
    assert pin.main(["13.6", "base=w-base==13.6.5"]) == 0
    pinned = capsys.readouterr().out
    assert index.count_sent_bytes(".whl") < 400_000
    loaded = load_text(tmp_path, f"{VALID_PINS}\n{pinned}")
    wheels = [wheel for wheel in loaded.wheels if wheel.release == "13.6"]
    headers = {"low.h": HEADER, "low_version.h": b"13.6.5"}
    assert wheels == [
        Wheel("13.6", "base", "w-base", "13.6.5", fetch.digest(headers), ("low*.h",)),
        Wheel("13.6", "mid", "w-mid", "13.6.10", fetch.digest({"middle.h": HEADER}), ("middle.h",)),
    ]
    cache = tmp_path / "cache"
    assert fetch.fetch(wheels, cache) == 2
    assert read_contents(fetch.get_directory(wheels[0], cache)) == headers


def print_pins(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[tuple[str, str]]:
    """Return each line that codegen.pin prints, up to the hash."""
    assert pin.main(arguments) == 0, capsys.readouterr().err
    out, error = capsys.readouterr()
    assert error == ""
    return [
        (line.partition(" = ")[0], ", ".join(re.findall(r'"([^"]*)"', line)[:2])) for line in out.split("\n")
    ]


def test_pin_uses_the_newest_toolkit_package(new_release: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert print_pins(capsys, "13.6") == [
        ('[release.CUDA."13.6"]', "13.6"),
        ("base", "w-base, 13.6.5.post10"),
        ("mid", "w-mid, 13.6.10"),
        ("", ""),
        ("", ""),
    ]


def test_pin_prefers_final_releases(
    index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """This applies to the toolkit package and to wheels.

    Release candidates are used if no final release exists.
    """
    put_toolkit(index, "13.6.10rc1", "Requires-Dist: w-base==0.1\n")
    put_toolkit(index, "13.6.11rc1", "Requires-Dist: w-base==0.1\n")
    put_toolkit(index, "13.7.0rc1", "Requires-Dist: w-base==13.7.0\n")
    put_toolkit(index, "13.7.0rc2", "Requires-Dist: w-base==13.7.1\n")
    assert pin._read_toolkit_versions("13.6")["w-base"] == "13.6.5"
    assert pin._read_toolkit_versions("13.7")["w-base"] == "13.7.1"
    index.put(WHEEL_MEMBERS, "w-base", "13.6.5.post11.dev1")
    assert ("base", "w-base, 13.6.5.post10") in print_pins(capsys, "13.6")


def test_read_toolkit_versions_returns_the_required_versions(new_release: Path) -> None:
    assert pin._read_toolkit_versions("13.6") == {
        "w-base": "13.6.5",
        "w-mid": "13.6.10",
        "nvidia-other": "1.2.3.4",
    }
    assert pin._read_toolkit_versions("13.60") == {"w-base": "3.0"}
    assert pin._read_toolkit_versions("13.5") == {}


@pytest.mark.parametrize("argument", ["base=w-base==13.6.4", "far=w-far==2.8.1"])
def test_pin_argument_overrides_the_toolkit_package(
    argument: str, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """This includes wheels that the previous release did not have."""
    part, _, wheel = argument.partition("=")
    assert (part, wheel.replace("==", ", ")) in print_pins(capsys, "13.6", argument)


def test_pin_with_another_numbering_uses_the_newest_wheel(
    index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The newest version of each wheel in the previous release is pinned. The toolkit package is not used."""
    for arguments in (["far=w-far==2.8.1"], []):
        lines = print_pins(capsys, "2.8", "--of", "FAR", *arguments)
        assert [line for line in lines if line[0]] == [
            ('[release.FAR."2.8"]', "2.8"),
            ("far", "w-far, 2.8.1"),
        ]
    assert index.count_requests("/cuda-toolkit/") == 0


def test_pin_again_prints_all_pins_with_current_hashes(
    index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The pinned wheels are the same. The hashes are computed from the headers that are extracted now."""
    for version in ("12.10.1", "12.9.1", "11.8.1"):
        index.put(make_include_members({"low.h": version.encode()}), "w-base", version)
        index.put(make_include_members({"middle.h": HEADER}), "w-mid", version)
    index.put(make_include_members({"far.h": HEADER}), "w-far", "2.7.1")
    sources_before = sources.load()
    assert pin.main(["--again"]) == 0
    other_text = VALID_PINS[VALID_PINS.index("[take]") :].partition("[release.CUDA.")[0]
    new_release.write_text(other_text + capsys.readouterr().out, encoding="utf-8")
    sources_after = sources.load()
    assert [replace(w, sha256="") for w in sources_after.wheels] == [
        replace(w, sha256="") for w in sources_before.wheels
    ]
    assert sources_after.wheels[0].sha256 == fetch.digest({"low.h": b"12.10.1"})
    assert sources_after.wheels[-1].sha256 == fetch.digest({"far.h": HEADER})


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["13"], "expected a release such as 12.4, got 13"),
        (["11.7"], "no CUDA release before 11.7 is pinned"),
        (["2.6", "--of", "FAR"], "no FAR release before 2.6 is pinned"),
        (["2.9", "--of", "FAR"], "which version of w-far? Pass far=w-far==VERSION"),
        (["1.0", "--of", "LOW"], "no library uses the release numbers of LOW"),
        (["13.6", "base"], "expected PART=PROJECT==VERSION, got base"),
        (["13.6", "base=w-base"], "expected PART=PROJECT==VERSION, got base=w-base"),
        (["13.6", "base=w-base=="], "expected PART=PROJECT==VERSION"),
        (["13.6", "bass=w-base==13.6.5"], "no release contains a part with this name"),
        (["13.6", "base=w-base==9.9"], "w-base 9.9: the package index does not contain a Linux wheel"),
        (["13.6", "base=w-nothing==9.9"], "w-nothing: the package index does not contain this project"),
        (["13.6", "base=w-mid==13.6.10"], "does not contain a header that matches low*.h"),
        (["13.5"], "which version of w-base? Pass base=w-base==VERSION"),
        (["13.60", "mid=w-mid==13.6.10"], "w-base 3.0: the package index does not contain a Linux wheel"),
        (["13.60", "base=w-base==13.6.5"], "which version of w-mid?"),
    ],
)
def test_pin_that_is_unavailable_returns_2(
    arguments: list[str], message: str, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pin.main(arguments) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("codegen.pin: ")
    assert error.count("\n") == 1
    assert message in error


@pytest.mark.parametrize("arguments", [[], ["--again", "13.6"], ["--agian"]])
def test_pin_with_wrong_arguments_prints_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        pin.main(arguments)
    assert caught.value.code == 2
    assert "usage: codegen.pin" in capsys.readouterr().err


def test_read_toolkit_versions_without_a_package_raises(index: Index) -> None:
    """The package is missing, does not have metadata, or cannot be read."""
    with raises(CodegenError):
        pin._read_toolkit_versions("13.6")
    index.put({"README": b""}, "cuda-toolkit", "13.6.0")
    assert pin._read_toolkit_versions("13.6") == {}
    index.ranges = "broken off"
    with raises(DownloadError):
        pin._read_toolkit_versions("13.6")
