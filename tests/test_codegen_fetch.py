"""codegen: pins to headers in the cache, and the exit status of `python -m codegen`."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from codegen import fetch, sources
from codegen.__main__ import main
from codegen.errors import CodegenError
from codegen.sources import ROOT, Library, Sources, Wheel

HEADER = b"#define FROM_A_WHEEL 1\n"


class Made(NamedTuple):
    """A wheel file of our own and the pin that fits it."""

    path: Path
    pin: Wheel


def make_wheel(folder: Path, headers: Mapping[str, bytes], wanted: tuple[str, ...] | None = None) -> Made:
    """Write a wheel that pip accepts, with these headers in its include folder."""
    path = folder / "cudyn_test_headers-1.0-py3-none-any.whl"
    info = "cudyn_test_headers-1.0.dist-info"
    members = {f"nvidia/cu99/include/{name}": data for name, data in headers.items()}
    members[f"{info}/METADATA"] = b"Metadata-Version: 2.1\nName: cudyn-test-headers\nVersion: 1.0\n"
    members[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: t\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    members[f"{info}/RECORD"] = b"".join(f"{name},,\n".encode() for name in members)
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return Made(path, pin_of(path, tuple(headers) if wanted is None else wanted))


def pin_of(path: Path, headers: tuple[str, ...]) -> Wheel:
    sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
    return Wheel("99.0", "cudyn-test-headers", "1.0", sha256, headers)


def with_sha256(wheel: Wheel, sha256: str) -> Wheel:
    return Wheel(wheel.release, wheel.name, wheel.version, sha256, wheel.headers)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the only place where pip looks for wheels."""
    folder = tmp_path / "shelf"
    folder.mkdir()
    forget_pip_settings(monkeypatch)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", folder.as_uri())
    return folder


def forget_pip_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.upper().startswith("PIP_") or name.lower() in ("http_proxy", "https_proxy", "all_proxy"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)


def refuse_to_run(*arguments: object, **options: object) -> None:
    raise AssertionError(f"a subprocess was started: {arguments}")


def failure(wheels: list[Wheel], cache: Path) -> str:
    """The message with which a fetch fails; it is one line."""
    with pytest.raises(CodegenError) as caught:
        fetch.fetch(wheels, cache)
    message = str(caught.value)
    assert message.strip()
    assert "\n" not in message
    return message


# --- what is downloaded, and what is not


def test_headers_of_a_wheel_appear_in_the_cache(shelf: Path, tmp_path: Path) -> None:
    made = make_wheel(shelf, {"a.h": HEADER, "b.h": b"b\r\n\xff", "unwanted.h": b""}, ("a.h", "b.h"))
    cache = tmp_path / "cache"
    assert fetch.fetch([made.pin], cache) == 1
    folder = fetch.folder(made.pin, cache)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {"a.h": HEADER, "b.h": b"b\r\n\xff"}


def test_a_second_fetch_starts_nothing(shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make_wheel(shelf, {"a.h": HEADER})
    assert fetch.fetch([made.pin], tmp_path / "cache") == 1
    monkeypatch.setattr(subprocess, "run", refuse_to_run)
    monkeypatch.setattr(subprocess, "Popen", refuse_to_run)
    assert fetch.fetch([made.pin], tmp_path / "cache") == 0


def test_the_pinned_headers_are_fetched_once(pins: Sources, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", refuse_to_run)
    assert fetch.fetch(pins.wheels) == 0


def test_only_what_is_missing_is_downloaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def download(wheel: Wheel, into: Path) -> Path:
        asked.append(wheel.sha256)
        return make_wheel(into, dict.fromkeys(wheel.headers, HEADER)).path

    monkeypatch.setattr(fetch, "_download", download)
    wheels = [Wheel("99.0", f"w{n}", "1", f"{n}" * 64, (f"w{n}.h", "common.h")) for n in range(4)]
    cache = tmp_path / "cache"
    assert fetch.fetch(wheels[:2], cache) == 2
    asked.clear()
    (fetch.folder(wheels[0], cache) / "w0.h").unlink()
    assert fetch.fetch(wheels, cache) == 3
    assert sorted(asked) == [wheels[n].sha256 for n in (0, 2, 3)]
    assert fetch.missing(wheels, cache) == []


def test_a_wheel_that_two_releases_pin_is_downloaded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the profiler wheel of 11.8, which 11.7 borrows."""
    asked: list[Wheel] = []

    def download(wheel: Wheel, into: Path) -> Path:
        asked.append(wheel)
        return make_wheel(into, {"a.h": HEADER}).path

    monkeypatch.setattr(fetch, "_download", download)
    wheels = [Wheel(release, "w", "1", "5" * 64, ("a.h",)) for release in ("98.0", "99.0")]
    assert fetch.fetch(wheels, tmp_path / "cache") == 1
    assert len(asked) == 1


# --- what can go wrong


def test_a_wrong_hash_names_the_wheel_and_both_hashes(shelf: Path, tmp_path: Path) -> None:
    made = make_wheel(shelf, {"a.h": HEADER})
    wrong = with_sha256(made.pin, "0" * 64)
    message = failure([wrong], tmp_path / "cache")
    assert "cudyn-test-headers 1.0" in message
    assert made.pin.sha256 in message
    assert "0" * 64 in message
    assert fetch.missing([wrong], tmp_path / "cache") == [wrong]


def test_a_wrong_hash_of_a_real_wheel(pins: Sources, tmp_path: Path) -> None:
    """With the index that this machine uses; the profiler's wheel is some 20 KB.

    An index may have several files of one version, for older and newer systems: with a wrong pin pip names
    the hash of the one that it prefers.
    """
    real = next(w for w in pins.wheels if w.headers == ("cudaProfiler.h",))
    try:
        assert fetch.fetch([real], tmp_path / "right") == 1
    except CodegenError as error:
        pytest.skip(f"a real wheel can't be had: {error}")
    wrong = with_sha256(real, real.sha256[::-1])
    message = failure([wrong], tmp_path / "wrong")
    got = re.fullmatch(
        rf"{real.name} {re.escape(real.version)}: "
        rf"the index offers sha256 (\w{{64}}), pinned is {wrong.sha256}",
        message,
    )
    assert got, message
    assert fetch.fetch([with_sha256(real, got[1])], tmp_path / "got") == 1


def test_a_wheel_without_the_header_names_it(shelf: Path, tmp_path: Path) -> None:
    made = make_wheel(shelf, {"a.h": HEADER}, ("a.h", "lost.h"))
    message = failure([made.pin], tmp_path / "cache")
    assert "cudyn-test-headers 1.0" in message
    assert "lost.h" in message
    assert made.path.name in message


def test_a_header_outside_of_the_include_folder_does_not_count(shelf: Path, tmp_path: Path) -> None:
    made = make_wheel(shelf, {})
    with zipfile.ZipFile(made.path, "a") as archive:
        archive.writestr("nvidia/cu99/lib/a.h", HEADER)
    assert "no a.h" in failure([pin_of(made.path, ("a.h",))], tmp_path / "cache")


@pytest.mark.parametrize("data", [b"", b"<html>Not Found</html>", b"PK\x03\x04" + bytes(40)])
def test_what_is_not_a_wheel_is_called_so(data: bytes, shelf: Path, tmp_path: Path) -> None:
    path = shelf / "cudyn_test_headers-1.0-py3-none-any.whl"
    path.write_bytes(data)
    pin = pin_of(path, ("a.h",))
    with pytest.raises(CodegenError, match=r"^cudyn-test-headers 1\.0: .*is not a wheel$"):
        fetch.extract(pin, path, tmp_path / "cache")
    assert "cudyn-test-headers" in failure([pin], tmp_path / "cache")  # here pip is the one that notices
    assert fetch.missing([pin], tmp_path / "cache") == [pin]


def test_a_version_that_is_not_there(shelf: Path, tmp_path: Path) -> None:
    made = make_wheel(shelf, {"a.h": HEADER})
    pin = Wheel("99.0", made.pin.name, "2.0", made.pin.sha256, ("a.h",))
    message = failure([pin], tmp_path / "cache")
    assert message.startswith("cudyn-test-headers 2.0: ")
    assert "No matching distribution" in message


@pytest.mark.parametrize("retries", ["0", "1"])
def test_no_network_is_called_so(retries: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody listens at port 9 of this machine. The user's own setting of the retries must not matter."""
    forget_pip_settings(monkeypatch)
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", retries)
    wheel = Wheel("99.0", "cudyn-test-headers", "1.0", "0" * 64, ("a.h",))
    message = failure([wheel], tmp_path / "cache")
    assert "cudyn-test-headers 1.0" in message
    assert "can't be reached" in message


def test_no_pip_is_called_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", f"{command[0]}: No module named pip\n")

    monkeypatch.setattr(subprocess, "run", run)
    assert "is pip installed?" in failure([Wheel("99.0", "w", "1", "0" * 64, ("a.h",))], tmp_path)


def test_a_wheel_that_pip_complains_of_is_not_taken(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_wheel(shelf, {"a.h": HEADER})

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        shutil.copy(made.path, command[command.index("--dest") + 1])
        return subprocess.CompletedProcess(command, 1, "", "WARNING: this\nERROR: and that\n")

    monkeypatch.setattr(subprocess, "run", run)
    assert failure([made.pin], tmp_path / "cache") == "cudyn-test-headers 1.0: ERROR: and that"
    assert fetch.missing([made.pin], tmp_path / "cache") == [made.pin]


def test_of_several_wheels_the_bad_one_is_named(shelf: Path, tmp_path: Path) -> None:
    made = make_wheel(shelf, {"a.h": HEADER})
    absent = Wheel("99.0", "cudyn-test-absent", "3.0", "1" * 64, ("b.h",))
    assert "cudyn-test-absent 3.0" in failure([made.pin, absent], tmp_path / "cache")


# --- a file is in the cache whole or not at all


def test_a_leftover_of_an_interrupted_extraction_does_not_count(shelf: Path, tmp_path: Path) -> None:
    made = make_wheel(shelf, {"a.h": HEADER})
    folder = fetch.folder(made.pin, tmp_path / "cache")
    folder.mkdir(parents=True)
    (folder / f"a.h.{os.getpid()}").write_bytes(HEADER[:3])
    (folder / "a.h.1").write_bytes(HEADER[:3])
    assert fetch.missing([made.pin], tmp_path / "cache") == [made.pin]
    assert fetch.fetch([made.pin], tmp_path / "cache") == 1
    assert (folder / "a.h").read_bytes() == HEADER


def test_an_interrupted_extraction_leaves_no_header(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make_wheel(shelf, {"a.h": HEADER, "b.h": HEADER})
    taken: list[str] = []
    read = zipfile.ZipFile.read

    def interrupt(self: zipfile.ZipFile, name: str, pwd: bytes | None = None) -> bytes:
        if taken:
            raise KeyboardInterrupt
        taken.append(name)
        return read(self, name, pwd)

    monkeypatch.setattr(zipfile.ZipFile, "read", interrupt)
    with pytest.raises(KeyboardInterrupt):
        fetch.extract(made.pin, made.path, tmp_path / "cache")
    monkeypatch.undo()
    assert fetch.missing([made.pin], tmp_path / "cache") == [made.pin]
    present = {
        path.name: path.read_bytes() for path in fetch.folder(made.pin, tmp_path / "cache").glob("*.h")
    }
    assert set(present.values()) <= {HEADER}


def test_a_member_that_does_not_unpack_leaves_no_header(shelf: Path, tmp_path: Path) -> None:
    made = make_wheel(shelf, {"a.h": b"x" * 100})
    made.path.write_bytes(made.path.read_bytes().replace(b"x" * 100, b"y" * 100))  # the checksum is off now
    with pytest.raises(CodegenError, match="is not a wheel"):
        fetch.extract(made.pin, made.path, tmp_path / "cache")
    assert not (fetch.folder(made.pin, tmp_path / "cache") / "a.h").exists()


def test_two_threads_take_the_same_wheel_apart(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when two releases pin one wheel. Each thread waits with its file written until both have one."""
    made = make_wheel(shelf, {"a.h": HEADER})
    both = threading.Barrier(2)
    replace = os.replace

    def replace_together(source: str | Path, target: str | Path) -> None:
        with contextlib.suppress(threading.BrokenBarrierError):  # a cure may let one thread wait for another
            both.wait(5)
        replace(source, target)

    monkeypatch.setattr(os, "replace", replace_together)
    cache = tmp_path / "cache"
    with ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(fetch.extract, made.pin, made.path, cache) for _ in range(2)]
    assert [job.exception() for job in jobs] == [None, None]
    assert [path.name for path in fetch.folder(made.pin, cache).iterdir()] == ["a.h"]


def test_two_processes_fetch_into_the_same_cache(shelf: Path, tmp_path: Path) -> None:
    headers = {f"h{n}.h": bytes([65 + n]) * 100_000 for n in range(12)}
    made = make_wheel(shelf, headers)
    code = (
        "import ast, pathlib, sys; from codegen import fetch, sources;"
        "wheel = sources.Wheel(*ast.literal_eval(sys.argv[1]));"
        "print(fetch.fetch([wheel], pathlib.Path(sys.argv[2])))"
    )
    fields = (made.pin.release, made.pin.name, made.pin.version, made.pin.sha256, made.pin.headers)
    command = [sys.executable, "-c", code, repr(fields), str(tmp_path / "cache")]
    running = [
        subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for _ in range(2)
    ]
    answers = [process.communicate(timeout=120)[0] for process in running]
    assert [process.returncode for process in running] == [0, 0], answers
    folder = fetch.folder(made.pin, tmp_path / "cache")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == headers


# --- sources.toml


GOOD_PINS = """
[library.cuda]
module = "driver"
status = "CUresult"
headers = ["cuda.h"]
prelude = []
prefixes = ["cu"]
modes = { plain = "" }

[[wheel]]
release = "12.10"
name = "w"
version = "1"
sha256 = "0000000000000000000000000000000000000000000000000000000000000000"
headers = ["cuda.h"]
"""


def load_text(tmp_path: Path, text: str) -> Sources:
    path = tmp_path / "sources.toml"
    path.write_text(text, encoding="utf-8")
    return sources.load(path)


def test_pins_are_read(tmp_path: Path) -> None:
    loaded = load_text(tmp_path, GOOD_PINS)
    assert loaded.libraries == (
        Library("cuda", "driver", "CUresult", ("cuda.h",), (), ("cu",), {"plain": ""}),
    )
    assert loaded.wheels == (Wheel("12.10", "w", "1", "0" * 64, ("cuda.h",)),)


def test_releases_are_in_order_and_complete(tmp_path: Path) -> None:
    wheels = "".join(
        GOOD_PINS.partition("[[wheel]]")[1]
        + GOOD_PINS.partition("[[wheel]]")[2].replace("12.10", release).replace('"cuda.h"', headers)
        for release, headers in (("12.9", '"cuda.h"'), ("11.8", '"cuda.h"'), ("13.0", '"other.h"'))
    )
    loaded = load_text(tmp_path, GOOD_PINS + wheels)
    assert loaded.releases(loaded.libraries[0]) == ["11.8", "12.9", "12.10"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("[library.cuda]", "[library.cuda", id="not TOML"),
        pytest.param('module = "driver"\n', "", id="library without module"),
        pytest.param('release = "12.10"\n', "", id="wheel without release"),
        pytest.param("[[wheel]]", "[[wheels]]", id="no wheels"),
        pytest.param("[[wheel]]", "[wheel]", id="a wheel that is no list"),
        pytest.param('"12.10"', '"12"', id="a release without minor"),
        pytest.param('"12.10"', '"twelve"', id="a release that is no number"),
        pytest.param('sha256 = "0', 'sha256 = "', id="63 digits"),
        pytest.param('sha256 = "0', 'sha256 = "g', id="a digit that is none"),
        pytest.param('[[wheel]]\nrelease = "12.10"', "[[wheel]]\nrelease = 12.1", id="a release as a number"),
    ],
)
def test_pins_that_are_not_understood_say_so(old: str, new: str, tmp_path: Path) -> None:
    assert old in GOOD_PINS
    with pytest.raises(CodegenError, match=r"sources\.toml: .") as caught:
        load_text(tmp_path, GOOD_PINS.replace(old, new))
    assert "\n" not in str(caught.value)


def test_no_pins_at_all(tmp_path: Path) -> None:
    with pytest.raises(CodegenError, match=r"sources\.toml"):
        sources.load(tmp_path / "sources.toml")


def test_every_pinned_release_has_every_header(pins: Sources) -> None:
    """A release that lacks one would silently drop out of the tables."""
    for library in pins.libraries:
        assert pins.releases(library) == sorted({w.release for w in pins.wheels}, key=sources.version_key)


# --- python -m codegen, on a tree with three releases of NVRTC


@pytest.fixture(scope="session")
def written_tree(pins: Sources, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the codegen needs, after one run."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "codegen", tree / "codegen", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "headers" / "shim", tree / "headers" / "shim")
    (tree / "codegen" / "roles.toml").write_text("# none\n", encoding="utf-8")
    nvrtc = next(library for library in pins.libraries if library.name == "nvrtc")
    releases = [pins.releases(nvrtc)[i] for i in (0, len(pins.releases(nvrtc)) // 2, -1)]
    wheels = [w for release in releases for w in pins.wheels_of(nvrtc, release)]
    for wheel in wheels:
        shutil.copytree(fetch.folder(wheel), fetch.folder(wheel, tree / ".cache" / "headers"))
    write_pins(tree, nvrtc, wheels)
    done = run_codegen(tree)
    assert done.returncode == 0, done.stderr
    assert "0 wheels downloaded" in done.stdout
    return tree


@pytest.fixture
def tree(written_tree: Path, tmp_path: Path) -> Path:
    """A tree of one's own to damage."""
    return Path(shutil.copytree(written_tree, tmp_path / "tree"))


def write_pins(tree: Path, library: Library, wheels: list[Wheel]) -> None:
    rows = [f"[library.{library.name}]", f"module = {json.dumps(library.module)}"]
    rows.append(f"status = {json.dumps(library.status)}")
    for key in ("headers", "prelude", "prefixes"):
        rows.append(f"{key} = {json.dumps(getattr(library, key))}")
    modes = ", ".join(f"{mode} = {json.dumps(macro)}" for mode, macro in library.modes.items())
    rows.append(f"modes = {{ {modes} }}")
    for wheel in wheels:
        rows.append("[[wheel]]")
        rows += [f"{key} = {json.dumps(value)}" for key, value in vars(wheel).items()]
    (tree / "headers" / "sources.toml").write_text("\n".join(rows) + "\n", encoding="utf-8")


def run_codegen(tree: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environ
    command = [sys.executable, "-m", "codegen", *arguments]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=300)


def bytes_of(tree: Path) -> dict[str, bytes]:
    """The generated files."""
    folders = (tree / "cudyn", tree / "docs")
    return {
        path.relative_to(tree).as_posix(): path.read_bytes()
        for folder in folders
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_what_a_run_writes(written_tree: Path) -> None:
    assert set(bytes_of(written_tree)) == {
        "cudyn/tables/nvrtc_functions.py",
        "cudyn/tables/nvrtc_types.py",
        "cudyn/nvrtc.pyi",
        "docs/coverage.md",
    }


def test_check_of_right_files_is_0_and_says_nothing_else(tree: Path) -> None:
    before = bytes_of(tree)
    done = run_codegen(tree, "--check")
    assert (done.returncode, done.stderr) == (0, "")
    assert bytes_of(tree) == before


@pytest.mark.parametrize("how", ["one digit", "line ends", "deleted", "empty"])
@pytest.mark.parametrize("name", ["cudyn/tables/nvrtc_types.py", "docs/coverage.md"])
def test_check_of_an_altered_file_is_1_and_names_it(how: str, name: str, tree: Path) -> None:
    path = tree / name
    if how == "one digit":
        path.write_bytes(path.read_bytes().replace(b"11", b"12", 1))
    elif how == "line ends":
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    elif how == "deleted":
        path.unlink()
    else:
        path.write_bytes(b"")
    altered = bytes_of(tree)
    done = run_codegen(tree, "--check")
    assert done.returncode == 1
    assert done.stderr == f"codegen: {name} is not what the headers give\n"
    assert bytes_of(tree) == altered  # a check writes nothing


def test_a_run_mends_what_a_check_complains_of(tree: Path) -> None:
    right = bytes_of(tree)
    (tree / "cudyn" / "nvrtc.pyi").unlink()
    (tree / "docs" / "coverage.md").write_bytes(b"")
    done = run_codegen(tree, "--check")
    assert done.returncode == 1
    assert sorted(re.findall(r"^codegen: (\S+) is not", done.stderr, re.M)) == [
        "cudyn/nvrtc.pyi",
        "docs/coverage.md",
    ]
    assert run_codegen(tree).returncode == 0
    assert bytes_of(tree) == right


def test_a_wrong_pin_is_2_and_one_line(tree: Path, shelf: Path, pins: Sources) -> None:
    made = make_wheel(shelf, {"nvrtc.h": HEADER})
    nvrtc = next(library for library in pins.libraries if library.name == "nvrtc")
    write_pins(tree, nvrtc, [with_sha256(made.pin, "0" * 64)])
    before = bytes_of(tree)
    for arguments in ((), ("--check",)):
        done = run_codegen(tree, *arguments)
        assert done.returncode == 2
        assert done.stderr == (
            "codegen: cudyn-test-headers 1.0: "
            f"the index offers sha256 {made.pin.sha256}, pinned is {'0' * 64}\n"
        )
    assert bytes_of(tree) == before


def test_a_header_that_does_not_parse_is_2_and_names_the_place(tree: Path) -> None:
    header = sorted((tree / ".cache" / "headers").rglob("nvrtc.h"))[0]
    header.write_text("nvrtcResult nvrtcBroken(int;\n", encoding="utf-8")
    done = run_codegen(tree, "--check")
    assert done.returncode == 2
    assert done.stderr.startswith("codegen: nvrtc ")
    assert "nvrtc.h" in done.stderr
    assert done.stderr.count("\n") == 1


def test_pins_that_do_not_parse_are_2(tree: Path) -> None:
    (tree / "headers" / "sources.toml").write_text("[[wheel\n", encoding="utf-8")
    done = run_codegen(tree)
    assert done.returncode == 2
    assert done.stderr.startswith("codegen: sources.toml: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "row",
    ['role = "in", reason = "there is no such function"', 'role = "output", reason = "r"', 'role = "in"'],
)
def test_a_bad_entry_in_the_roles_is_2(row: str, tree: Path) -> None:
    (tree / "codegen" / "roles.toml").write_text(f"[nvrtcNever]\nprog = {{ {row} }}\n", encoding="utf-8")
    done = run_codegen(tree)
    assert done.returncode == 2
    assert done.stderr.startswith("codegen: roles.toml: ")
    assert "nvrtcNever" in done.stderr
    assert done.stderr.count("\n") == 1


def test_main_returns_the_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In this process too, as a caller other than the shell sees it."""

    def fail() -> Sources:
        raise CodegenError("sources.toml: what is wrong with it")

    monkeypatch.setattr(sources, "load", fail)
    assert main(["--check"]) == 2
    assert capsys.readouterr().err == "codegen: sources.toml: what is wrong with it\n"


def test_the_hash_seed_does_not_show(tree: Path) -> None:
    before = bytes_of(tree)
    for seed in ("1", "77"):
        for name in before:
            (tree / name).unlink()
        assert run_codegen(tree, PYTHONHASHSEED=seed).returncode == 0
        assert bytes_of(tree) == before
