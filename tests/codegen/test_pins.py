"""headers/libraries and headers/pins.toml: what is read, refused and pinned."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from codegen import fetch, pin, sources
from codegen.declared import ROOT
from codegen.errors import CodegenError, DownloadError
from codegen.sources import Sources, Wheel

from ..support.messages import raises
from .package_index import HEADER, Index, contents, included, noise, one_line

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

SHOWN = """\
title = "{name} library"
manual = "https://docs.nvidia.com/{name}/"
about = "{name}"
error = "{error}"
install = "w-{name}"
folder = "{name}"
"""


COMMON = (ROOT / "headers" / "common.toml").read_text(encoding="utf-8")


def put_text(folder: Path, text: str) -> None:
    """Each [library.NAME] into a file of its own, as in headers/."""
    *libraries, pins = re.split(r"^(?=\[library\.|\[take)", text, flags=re.M)
    (folder / "libraries").mkdir(parents=True, exist_ok=True)
    for part in libraries:
        head, _, rest = part.strip().partition("\n")
        if head:
            name = head.removeprefix("[library.").rstrip("]")
            path = folder / "libraries" / f"{name}.toml"
            shown = SHOWN.format(name=name, error=f"{name.capitalize()}Error")
            shown += "" if "\nfiles." in rest else f'files.linux = [[0, "lib{name}.so"]]\n'
            path.write_text(f"{shown}{rest}", encoding="utf-8")
    (folder / "common.toml").write_text(COMMON, encoding="utf-8")
    (folder / "pins.toml").write_text(pins, encoding="utf-8")


# --- headers/libraries and headers/pins.toml


GOOD_PINS = f"""
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
uses = ["low"]
prelude = ["stdbool.h"]
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
uses = ["middle"]
uses_release = "12.9"
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
    put_text(tmp_path, text)
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
        'colour = "red"',
    ],
)
def test_facts_that_are_not_understood_say_so(line: str, tmp_path: Path) -> None:
    with raises(CodegenError):
        load_text(tmp_path, GOOD_PINS.replace("place = 1\n", f"place = 1\n{line}\n"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        pytest.param("[take]", "[take", "", id="not TOML"),
        pytest.param('prefixes = ["far"]\n', "", "far.toml: prefixes: the key is missing", id="no prefixes"),
        pytest.param("inline = true\n", "inlined = true\n", "inlined", id="a key of no meaning"),
        pytest.param("inline = true\n", 'name = "m"\n', "name", id="a library with another name"),
        pytest.param("inline = true\n", 'inline = "yes"\n', "inline", id="yes or no as a text"),
        pytest.param('prefixes = ["far"]', 'prefixes = "far"', "prefixes", id="a text for a list"),
        pytest.param('prefixes = ["far"]', "prefixes = [1]", "prefixes", id="a list of numbers"),
        pytest.param('status = "farResult"', 'status = ["far"]', "far.toml: status", id="a list for a text"),
        pytest.param("place = 1\n", "place = true\n", "low.toml: place", id="yes for a number"),
        pytest.param("inline = true\n", "rule = [1]\n", "rule: expected a list of tables", id="no tables"),
        pytest.param("inline = true\n", 'windows = { A = "odd" }\n', "windows", id="a layout of no meaning"),
        pytest.param(
            'uses_release = "12.9"', 'uses_release = "12.8"', "12.8", id="a release that is not pinned"
        ),
        pytest.param('"MID_INTERNAL"', "1", "modes", id="a mode that is a number"),
        pytest.param("[take]", "[taken]", "take", id="nothing to take"),
        pytest.param("[release.CUDA.", "[releases.", "release", id="no releases"),
        pytest.param("[take]", "[[take]]", "", id="take as a list"),
        pytest.param('mid = ["middle.h"]', 'mid = "middle.h"', "mid", id="a pattern that is no list"),
        pytest.param('mid = ["middle.h"]\n', "", "mid", id="a part of which nothing is taken"),
        pytest.param('parts = ["far"]', 'parts = ["farther"]', "far.toml: parts:", id="an unknown part"),
        pytest.param('uses = ["low"]', 'uses = ["far"]', "middle.toml: uses:", id="uses one that is below"),
        pytest.param('uses = ["low"]', 'uses = ["middle"]', "middle.toml: uses:", id="uses itself"),
        pytest.param(
            'uses = ["low"]', 'uses = ["none"]', "middle.toml: uses:", id="uses one that is not there"
        ),
        pytest.param('"12.10"', '"12"', "12", id="a release without minor"),
        pytest.param('"12.10"', '"12.10.1"', "12.10.1", id="a release with three numbers"),
        pytest.param('"12.10"', '"twelve"', "twelve", id="a release that is no number"),
        pytest.param('"1111', '"111', "w-base 12.10.1: sha256", id="63 digits"),
        pytest.param('"1111', '"11111', "w-base 12.10.1: sha256", id="65 digits"),
        pytest.param('"1111', '"A111', "w-base 12.10.1: sha256", id="a big letter"),
        pytest.param('"1111', '"g111', "w-base 12.10.1: sha256", id="a digit that is none"),
        pytest.param('"2.7.1", ', "", "", id="a part without version"),
        pytest.param('"2.7.1", ', '"2.7.1", "x", ', "", id="a part with too much"),
        pytest.param('"2.7.1", ', "2.7, ", "far of 2.7", id="a version as a number"),
        pytest.param('far = ["w-far"', 'far = "w-far" # ["w-far"', "far of 2.7", id="a part as a text"),
    ],
)
def test_pins_that_are_not_understood_say_so(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in GOOD_PINS
    with raises(CodegenError) as caught:
        load_text(tmp_path, GOOD_PINS.replace(old, new))
    assert said in one_line(caught.value)


def test_no_pins_at_all(tmp_path: Path) -> None:
    with raises(CodegenError):
        sources.load(tmp_path)
    put_text(tmp_path, GOOD_PINS)
    (tmp_path / "pins.toml").unlink()
    with raises(CodegenError):
        sources.load(tmp_path)


@pytest.mark.parametrize("name", ["pins.toml", "libraries/low.toml"])
def test_pins_that_are_no_text(name: str, tmp_path: Path) -> None:
    put_text(tmp_path, GOOD_PINS)
    (tmp_path / name).write_bytes(b"# \xff\xfe\n")
    with raises(CodegenError):
        sources.load(tmp_path)


# --- the facts themselves


def test_every_library_has_many_releases_in_order() -> None:
    real = sources.load()
    assert len(real.libraries) >= 16
    for library in real.libraries:
        releases = real.releases(library)
        assert len(releases) >= 3, library.name
        keys = [sources.version_key(release) for release in releases]
        assert keys == sorted(set(keys)), library.name


def test_no_release_lacks_a_part_that_its_neighbours_have() -> None:
    """A release that lacks one would silently drop out of a library's tables."""
    real = sources.load()
    for library in real.libraries:
        mine = real.releases(library)
        alike = {wheel.release for wheel in real.wheels if wheel.numbering == library.facts.numbering}
        family = sorted(alike, key=sources.version_key)
        assert mine == family[family.index(mine[0]) :], library.name


def test_what_a_library_uses_is_pinned_for_each_of_its_releases() -> None:
    real = sources.load()
    for library in real.libraries:
        for release in real.releases(library):
            have = {wheel.part for wheel in real.wheels_of(library, release)}
            for used in (library, *real.used(library)):
                assert have >= set(used.parts), (library.name, release, used.name)


def test_every_part_is_of_use() -> None:
    real = sources.load()
    used = {part for library in real.libraries for part in library.parts}
    used |= {wheel.part for wheel in map(real.typedefs_of, real.libraries) if wheel}
    assert {wheel.part for wheel in real.wheels} == used


def test_every_header_that_is_named_is_there(pins: Sources) -> None:
    """One with a question mark in the newest release at least."""
    for library in pins.libraries:
        releases = pins.releases(library)
        for release in releases:
            folders = [fetch.folder(wheel) for wheel in pins.wheels_of(library, release)]
            for header in library.headers:
                if not header.endswith("?") or release == releases[-1]:
                    found = [folder for folder in folders if (folder / header.rstrip("?")).is_file()]
                    assert len(found) == 1, (library.name, release, header)


# --- python -m codegen.pin


MEMBERS = included({"low.h": HEADER, "unwanted.h": b""}) | {"nvidia/lib/libbig.so": noise(500_000)}


def put_toolkit(index: Index, version: str, text: str) -> None:
    index.put({f"cuda_toolkit-{version}.dist-info/METADATA": text.encode()}, "cuda-toolkit", version)


@pytest.fixture
def new_release(index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index that has everything of 13.6, and our pins without it."""
    path = tmp_path / "pins.toml"
    put_text(tmp_path, GOOD_PINS)
    load = sources.load
    monkeypatch.setattr(sources, "load", lambda other=tmp_path: load(other))
    put_toolkit(index, "13.6.0", "Requires-Dist: w-base==1.0\n")
    put_toolkit(index, "13.6.10", METADATA.format(low="w-base", middle="w-mid"))
    put_toolkit(index, "13.6.9", "Requires-Dist: w-base==2.0\n")
    put_toolkit(index, "13.60.11", "Requires-Dist: w-base==3.0\n")
    for version in ("13.6.5", "13.6.5.post10", "13.6.5.post9", "13.6.50", "13.6.4"):
        index.put(MEMBERS | included({"low_version.h": version.encode()}), "w-base", version)
    index.put(included({"middle.h": HEADER}), "w-mid", "13.6.10")
    index.put(included({"far.h": HEADER}), "w-far", "2.8.1")
    return path


def test_what_is_printed_is_what_load_reads_and_fetch_accepts(
    index: Index, new_release: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pin.main(["13.6", "base=w-base==13.6.5"]) == 0
    pinned = capsys.readouterr().out
    assert index.served(".whl") < 400_000
    read = load_text(tmp_path, f"{GOOD_PINS}\n{pinned}")
    wheels = [wheel for wheel in read.wheels if wheel.release == "13.6"]
    headers = {"low.h": HEADER, "low_version.h": b"13.6.5"}
    assert wheels == [
        Wheel("13.6", "base", "w-base", "13.6.5", fetch.digest(headers), ("low*.h",)),
        Wheel("13.6", "mid", "w-mid", "13.6.10", fetch.digest({"middle.h": HEADER}), ("middle.h",)),
    ]
    cache = tmp_path / "cache"
    assert fetch.fetch(wheels, cache) == 2
    assert contents(fetch.folder(wheels[0], cache)) == headers


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[tuple[str, str]]:
    """Each line of what codegen.pin prints, up to the hash."""
    assert pin.main(arguments) == 0, capsys.readouterr().err
    out, error = capsys.readouterr()
    assert error == ""
    return [
        (line.partition(" = ")[0], ", ".join(re.findall(r'"([^"]*)"', line)[:2])) for line in out.split("\n")
    ]


def test_the_newest_toolkit_package_says_the_versions(
    new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(capsys, "13.6") == [
        ('[release.CUDA."13.6"]', "13.6"),
        ("base", "w-base, 13.6.5.post10"),
        ("mid", "w-mid, 13.6.10"),
        ("", ""),
        ("", ""),
    ]


def test_a_release_candidate_comes_before_its_release(
    index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of the toolkit package and of a wheel; one of a later version counts only where there is no other."""
    put_toolkit(index, "13.6.10rc1", "Requires-Dist: w-base==0.1\n")
    put_toolkit(index, "13.6.11rc1", "Requires-Dist: w-base==0.1\n")
    put_toolkit(index, "13.7.0rc1", "Requires-Dist: w-base==13.7.0\n")
    put_toolkit(index, "13.7.0rc2", "Requires-Dist: w-base==13.7.1\n")
    assert pin._toolkit("13.6")["w-base"] == "13.6.5"
    assert pin._toolkit("13.7")["w-base"] == "13.7.1"
    index.put(MEMBERS, "w-base", "13.6.5.post11.dev1")
    assert ("base", "w-base, 13.6.5.post10") in printed(capsys, "13.6")


def test_the_requirements_of_the_toolkit_package(new_release: Path) -> None:
    assert pin._toolkit("13.6") == {"w-base": "13.6.5", "w-mid": "13.6.10", "nvidia-other": "1.2.3.4"}
    assert pin._toolkit("13.60") == {"w-base": "3.0"}
    assert pin._toolkit("13.5") == {}


@pytest.mark.parametrize("given", ["base=w-base==13.6.4", "far=w-far==2.8.1"])
def test_an_argument_counts_more_than_the_toolkit_package(
    given: str, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also for a part that the release before had not."""
    part, _, wheel = given.partition("=")
    assert (part, wheel.replace("==", ", ")) in printed(capsys, "13.6", given)


def test_a_release_of_its_own_numbering(
    index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has the parts of the release before it, the newest of each; no toolkit package is asked."""
    for arguments in (["far=w-far==2.8.1"], []):
        lines = printed(capsys, "2.8", "--of", "FAR", *arguments)
        assert [line for line in lines if line[0]] == [
            ('[release.FAR."2.8"]', "2.8"),
            ("far", "w-far, 2.8.1"),
        ]
    assert index.times("/cuda-toolkit/") == 0


def test_all_pins_again(index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same wheels, with the hashes of what is taken now."""
    for version in ("12.10.1", "12.9.1", "11.8.1"):
        index.put(included({"low.h": version.encode()}), "w-base", version)
        index.put(included({"middle.h": HEADER}), "w-mid", version)
    index.put(included({"far.h": HEADER}), "w-far", "2.7.1")
    before = sources.load()
    assert pin.main(["--again"]) == 0
    rest = GOOD_PINS[GOOD_PINS.index("[take]") :].partition("[release.CUDA.")[0]
    new_release.write_text(rest + capsys.readouterr().out, encoding="utf-8")
    after = sources.load()
    assert [replace(w, sha256="") for w in after.wheels] == [replace(w, sha256="") for w in before.wheels]
    assert after.wheels[0].sha256 == fetch.digest({"low.h": b"12.10.1"})
    assert after.wheels[-1].sha256 == fetch.digest({"far.h": HEADER})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["13"], "expected a release such as 12.4, got 13"),
        (["11.7"], "no release of CUDA before 11.7 is pinned"),
        (["2.6", "--of", "FAR"], "no release of FAR before 2.6 is pinned"),
        (["2.9", "--of", "FAR"], "which version of w-far? Say far=w-far==VERSION"),
        (["1.0", "--of", "LOW"], "no library is numbered like LOW"),
        (["13.6", "base"], "expected PART=PROJECT==VERSION, got base"),
        (["13.6", "base=w-base"], "expected PART=PROJECT==VERSION, got base=w-base"),
        (["13.6", "base=w-base=="], "expected PART=PROJECT==VERSION"),
        (["13.6", "bass=w-base==13.6.5"], "no release has a part of this name"),
        (["13.6", "base=w-base==9.9"], "w-base 9.9: the package index has no such wheel"),
        (["13.6", "base=w-nothing==9.9"], "w-nothing: the package index has no such project"),
        (["13.6", "base=w-mid==13.6.10"], "has no header that matches low*.h"),
        (["13.5"], "which version of w-base? Say base=w-base==VERSION"),
        (["13.60", "mid=w-mid==13.6.10"], "w-base 3.0: the package index has no such wheel"),
        (["13.60", "base=w-base==13.6.5"], "which version of w-mid?"),
    ],
)
def test_pins_that_can_not_be_had_are_2_and_one_line(
    arguments: list[str], said: str, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pin.main(arguments) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("codegen.pin: ")
    assert error.count("\n") == 1
    assert said in error


@pytest.mark.parametrize("arguments", [[], ["--again", "13.6"], ["--agian"]])
def test_pin_is_told_what_to_do(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        pin.main(arguments)
    assert caught.value.code == 2
    assert "usage: codegen.pin" in capsys.readouterr().err


def test_no_toolkit_package(index: Index) -> None:
    """Or one without metadata, or one that can't be read."""
    with raises(CodegenError):
        pin._toolkit("13.6")
    index.put({"README": b""}, "cuda-toolkit", "13.6.0")
    assert pin._toolkit("13.6") == {}
    index.ranges = "broken off"
    with raises(DownloadError):
        pin._toolkit("13.6")
