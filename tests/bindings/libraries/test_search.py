"""Tests for the order of the search on fake machines, which do not use this machine's files."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterator, Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn._bindings.libraries import search
from cudyn._bindings.libraries.catalog import LibraryInfo, find, find_all

LIBRARIES = find_all()
LINUX_NVRTC = ["libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"]
WINDOWS_NVRTC = ["nvrtc64_130_0.dll", "nvrtc64_120_0.dll", "nvrtc64_112_0.dll"]
# Directories in which installers place the driver.
HOMES = [
    "/usr/lib/wsl/lib",
    "/usr/lib/aarch64-linux-gnu/nvidia",
    "/usr/lib/aarch64-linux-gnu/tegra",
    "/usr/lib/x86_64-linux-gnu/nvidia/current",
    "/usr/lib/aarch64-linux-gnu/nvidia/current",
    "/run/opengl-driver/lib",
    "/usr/local/nvidia/lib64",
]
CONDA = ["lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"]
TOOLKIT = ["lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"]
WINDOWS_CONDA = ["Library/bin/x64", "Library/bin"]
WINDOWS_TOOLKIT = ["bin/x64", "bin"]
ENVIRONMENT = {"CONDA_PREFIX": "/conda", "CUDA_HOME": "/home/cuda", "CUDA_PATH": "/path/cuda"}
SITES = ["/site", "/user"]
INSTALLED = ["/usr/local/cuda", "/usr/local/cuda-12.9", "/usr/local/cuda-12.10", "/opt/cuda"]
ROOTS = ["/home/cuda", "/path/cuda", "/usr/local/cuda", "/usr/local/cuda-12.10", "/usr/local/cuda-12.9"]
ROOTS += ["/opt/cuda"]


def glob(paths: Sequence[str], pattern: str) -> list[str]:
    """A substitute for glob.glob that supports patterns ending with a star."""
    if pattern.endswith("*"):
        return [path for path in paths if path.startswith(pattern[:-1])]
    return [path for path in paths if path == pattern]


class Machine(search.System):
    """A machine on which only these files exist. If `files` is `None`, every file exists."""

    def __init__(
        self,
        platform: str = "linux",
        files: Sequence[str] | None = (),
        environment: Mapping[str, str] = ENVIRONMENT,
        search: Sequence[object] = SITES,
        prefix: str = "/prefix",
        folders: Sequence[str] = INSTALLED,
    ) -> None:
        def exists(path: str) -> bool:
            """Return whether a file exists. If `files` is None, all files exist."""
            return files is None or path in files

        super().__init__(
            platform, environment, search, prefix, exists, lambda pattern: glob(folders, pattern)
        )


def list_candidates(info: LibraryInfo, machine: Machine, *arguments: object) -> list[tuple[str, str]]:
    """Return the candidates for a library on a machine as pairs of path and origin."""
    return list(search.find_candidates(info, machine, *arguments))  # type: ignore[arg-type]


def list_origins(candidates: Sequence[tuple[str, str]]) -> list[str]:
    """Return the different origins in the order in which they first occur."""
    return list(dict.fromkeys(origin for _, origin in candidates))


def list_paths(origin: str, candidates: Sequence[tuple[str, str]]) -> list[str]:
    """Return the paths of the candidates with this origin."""
    return [path for path, candidate_origin in candidates if candidate_origin == origin]


# --- machines on which every file exists


def test_candidates_of_nvrtc_on_linux_are_in_order() -> None:
    """Every place is searched for all file names, and all files appear to exist."""
    candidates = list_candidates(find("nvrtc"), Machine(files=None))
    assert list_origins(candidates) == ["already loaded", "pip wheel", "conda", "system loader", "toolkit"]
    assert list_paths("already loaded", candidates) == list_paths("system loader", candidates) == LINUX_NVRTC
    directories_by_origin = {
        "pip wheel": join_each(SITES, ["nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib"]),
        "conda": join_each(["/conda", "/prefix"], CONDA),
        "toolkit": join_each(ROOTS, TOOLKIT),
    }
    for origin, directories in directories_by_origin.items():
        expected = [f"{directory}/{name}" for name in LINUX_NVRTC for directory in directories]
        assert list_paths(origin, candidates) == expected


def join_each(parents: Sequence[str], children: Sequence[str]) -> list[str]:
    """Return the path of each child directory in each parent directory."""
    return [f"{parent}/{child}" for parent in parents for child in children]


def test_candidates_of_the_driver_on_linux_are_in_order() -> None:
    """Files in wheels, conda packages and toolkits are ignored."""
    names = ["libcuda.so.1", "libcuda.so"]
    candidates = list_candidates(find("driver"), Machine(files=None))
    assert list_origins(candidates) == ["already loaded", "system loader", "known place"]
    assert list_paths("already loaded", candidates) == list_paths("system loader", candidates) == names
    assert list_paths("known place", candidates) == [f"{home}/{name}" for name in names for home in HOMES]


def test_candidates_on_windows_are_in_order() -> None:
    """Toolkits in the default directory are sorted by version, so that 12.10 comes before 12.9."""
    programs = "C:\\Program Files/NVIDIA GPU Computing Toolkit/CUDA"
    installed = [f"{programs}/v{version}" for version in ("12.9", "12.10", "13.0")]
    candidates = list_candidates(find("nvrtc"), Machine("win32", files=None, folders=installed))
    assert list_origins(candidates) == ["already loaded", "pip wheel", "conda", "system loader", "toolkit"]
    assert list_paths("system loader", candidates) == WINDOWS_NVRTC
    roots = ["/home/cuda", "/path/cuda", f"{programs}/v13.0", f"{programs}/v12.10", f"{programs}/v12.9"]
    directories_by_origin = {
        "pip wheel": join_each(SITES, ["nvidia/cu13/bin/x86_64", "nvidia/cuda_nvrtc/bin"]),
        "conda": join_each(["/conda", "/prefix"], WINDOWS_CONDA),
        "toolkit": join_each(roots, WINDOWS_TOOLKIT),
    }
    for origin, directories in directories_by_origin.items():
        expected = [f"{directory}/{name}" for name in WINDOWS_NVRTC for directory in directories]
        assert list_paths(origin, candidates) == expected
    assert list_candidates(find("driver"), Machine("win32", files=None)) == [
        ("nvcuda.dll", "already loaded"),
        ("nvcuda.dll", "system loader"),
    ]


def test_toolkits_on_another_windows_drive_are_found() -> None:
    root = "D:\\Programs/NVIDIA GPU Computing Toolkit/CUDA/v13.0"
    machine = Machine("win32", None, {"ProgramFiles": "D:\\Programs"}, (), folders=[root])
    assert (
        list_paths("toolkit", list_candidates(find("nvrtc"), machine))[0]
        == f"{root}/bin/x64/nvrtc64_130_0.dll"
    )


@pytest.mark.parametrize("platform", ["darwin", "freebsd14", "emscripten", ""])
@pytest.mark.parametrize("info", LIBRARIES, ids=lambda info: info.name)
def test_candidates_on_an_unsupported_platform_are_empty(platform: str, info: LibraryInfo) -> None:
    assert list_candidates(info, Machine(platform, files=None)) == []
    assert list_candidates(info, Machine(platform, files=None), 13) == []


@pytest.mark.parametrize("info", LIBRARIES, ids=lambda info: info.name)
def test_candidates_on_an_empty_machine_are_names(info: LibraryInfo) -> None:
    """Missing files are not candidates. The candidates are names that the system loader searches for."""
    names = search.list_names(info, "linux")
    candidates = list_candidates(info, Machine(environment={}, search=(), folders=()))
    already_loaded = [(name, "already loaded") for name in names]
    system_loader = [(name, "system loader") for name in names]
    assert candidates == already_loaded + system_loader


@pytest.mark.parametrize("platform", ["linux", "win32"])
@pytest.mark.parametrize("info", LIBRARIES, ids=lambda info: info.name)
def test_candidates_are_unique(info: LibraryInfo, platform: str) -> None:
    machine = Machine(platform, None, {**ENVIRONMENT, "CONDA_PREFIX": "/prefix"}, [*SITES, *SITES])
    candidates = list_candidates(info, machine)
    assert len(candidates) == len(set(candidates))


# --- the newest version that the driver can use


@pytest.mark.parametrize(
    ("newest", "majors"),
    [(None, [13, 12, 11]), (14, [13, 12, 11]), (13, [13, 12, 11]), (12, [12, 11, 13]), (11, [11, 13, 12])],
)
@pytest.mark.parametrize(("platform", "names"), [("linux", LINUX_NVRTC), ("win32", WINDOWS_NVRTC)])
def test_candidates_begin_with_the_newest_usable_version(
    newest: int | None, majors: list[int], platform: str, names: list[str]
) -> None:
    """This applies to every location.

    Newer versions come last, because NVRTC compiles even without a matching driver.
    """
    expected = [names[[13, 12, 11].index(major)] for major in majors]
    candidates = list_candidates(find("nvrtc"), Machine(platform, None), newest)
    assert search.list_names(find("nvrtc"), platform, newest) == expected
    for origin in list_origins(candidates):
        names_of_origin = list(
            dict.fromkeys(os.path.basename(path) for path in list_paths(origin, candidates))
        )
        assert names_of_origin == expected


@pytest.mark.parametrize("newest", [None, 0, 10, 11, 12, 13, 14])
def test_candidates_of_the_driver_ignore_the_major(newest: int | None) -> None:
    assert search.list_names(find("driver"), "linux", newest) == ["libcuda.so.1", "libcuda.so"]


# --- wheels, conda, toolkits


def test_unusable_entries_of_sys_path_are_ignored() -> None:
    entries = ["", ".", "..", "relative", "./nvidia", "~", None, 3, b"/bytes", ("/tuple",), object(), "/site"]
    candidates = list_candidates(find("nvrtc"), Machine(files=None, search=entries))
    folders = {path.split("/nvidia/")[0] for path in list_paths("pip wheel", candidates)}
    assert folders == {"/site"}


def test_conda_prefix_without_a_history_is_ignored() -> None:
    """CONDA_PREFIX and this Python's prefix may be directories that are not conda environments."""
    libraries = [f"{prefix}/lib/libnvrtc.so.13" for prefix in ("/conda", "/prefix")]
    assert list_paths("conda", list_candidates(find("nvrtc"), Machine(files=libraries))) == []
    for prefix, library in zip(("/conda", "/prefix"), libraries, strict=True):
        files = [*libraries, f"{prefix}/conda-meta/history"]
        assert list_paths("conda", list_candidates(find("nvrtc"), Machine(files=files))) == [library]


@pytest.mark.parametrize("value", ["", ".", "conda", "../conda", "~/conda", "$HOME", "\n"])
@pytest.mark.parametrize("variable", ["CONDA_PREFIX", "CUDA_HOME", "CUDA_PATH"])
def test_relative_root_is_ignored(variable: str, value: str) -> None:
    machine = Machine(files=None, environment={variable: value}, prefix="", folders=())
    assert set(list_origins(list_candidates(find("nvrtc"), machine))) <= {
        "already loaded",
        "pip wheel",
        "system loader",
    }


@pytest.mark.parametrize("value", ["/a:/b", "/no such\nfolder", "/\udcff", "/" + "x" * 9999, "/dev/null"])
@pytest.mark.parametrize("variable", ["CONDA_PREFIX", "CUDA_HOME", "CUDA_PATH"])
def test_empty_root_is_skipped(variable: str, value: str) -> None:
    machine = Machine(files=(), environment={variable: value}, folders=())
    assert list_origins(list_candidates(find("nvrtc"), machine)) == ["already loaded", "system loader"]


def test_toolkits_are_sorted_by_version() -> None:
    """12.10 is newer than 12.9. /usr/local/cuda is chosen by the machine's owner, so it comes first."""
    versions = ["9.2", "12.9", "10.0", "13.0", "12.10", "12.9.1"]
    folders = ["/usr/local/cuda", *(f"/usr/local/cuda-{version}" for version in versions)]
    candidates = list_paths(
        "toolkit", list_candidates(find("nvrtc"), Machine(files=None, environment={}, folders=folders))
    )
    roots = list(dict.fromkeys(path.split("/lib")[0].split("/targets")[0] for path in candidates))
    ordered = ["13.0", "12.10", "12.9.1", "12.9", "10.0", "9.2"]
    assert roots == ["/usr/local/cuda", *(f"/usr/local/cuda-{version}" for version in ordered)]


def test_toolkit_in_two_variables_is_tried_once() -> None:
    environment = {"CUDA_HOME": "/usr/local/cuda", "CUDA_PATH": "/usr/local/cuda"}
    machine = Machine(files=["/usr/local/cuda/lib64/libnvrtc.so.13"], environment=environment)
    assert list_paths("toolkit", list_candidates(find("nvrtc"), machine)) == [
        "/usr/local/cuda/lib64/libnvrtc.so.13"
    ]


# --- explicit paths


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
@pytest.mark.parametrize("info", LIBRARIES, ids=lambda info: info.name)
def test_explicit_path_is_the_only_candidate(info: LibraryInfo, platform: str) -> None:
    """It takes precedence over the environment variable, even if it does not exist and all other files do."""
    environment = {**ENVIRONMENT, info.variable: "/variable/lib.so"}
    machine = Machine(platform, ["/variable/lib.so", "/site/nvidia/cu13/lib/libnvrtc.so.13"], environment)
    assert list_candidates(info, machine, None, "/gone/lib.so") == [("/gone/lib.so", "given path")]


@pytest.mark.parametrize("info", LIBRARIES, ids=lambda info: info.name)
def test_path_in_the_environment_variable_is_the_only_candidate(info: LibraryInfo) -> None:
    origin = f"environment variable {info.variable}"
    for files in ((), ["/site/nvidia/cu13/lib/libnvrtc.so.13", "/usr/lib/wsl/lib/libcuda.so.1"]):
        machine = Machine(files=files, environment={**ENVIRONMENT, info.variable: "/gone"})
        assert list_candidates(info, machine) == [("/gone", origin)]


def test_each_library_has_its_own_variable() -> None:
    assert [info.variable for info in LIBRARIES] == [f"CUDYN_{info.name.upper()}" for info in LIBRARIES]
    assert len({info.variable for info in LIBRARIES}) == len(LIBRARIES)
    for environment in ({"CUDYN_DRIVER": "/driver"}, {"CUDYN_NVRTC": ""}):
        machine = Machine(environment=environment, search=(), folders=())
        assert list_origins(list_candidates(find("nvrtc"), machine)) == ["already loaded", "system loader"]


@pytest.mark.parametrize("info", LIBRARIES, ids=lambda info: info.name)
def test_name_without_a_directory_in_a_variable_is_the_system_library(info: LibraryInfo) -> None:
    """The system loader searches for it, so that a file in the current directory is not used."""
    for value in (" ", "1", "~", "$HOME", "*", "\n", "libnvrtc.so.13", "a\\b", "\udcff"):
        machine = Machine(files=None, environment={info.variable: value})
        assert list_candidates(info, machine) == [(value, f"environment variable {info.variable}")]


@pytest.mark.parametrize("info", LIBRARIES, ids=lambda info: info.name)
@pytest.mark.parametrize(
    ("platform", "value", "reason"),
    [
        ("linux", "./libcuda.so.1", "a relative path"),
        ("linux", "lib/", "a relative path"),
        ("linux", "../lib", "a relative path"),
        ("linux", "/a:/b", "a list of paths"),
        ("linux", "/a;b", "a list of paths"),
        ("linux", ":", "a list of paths"),
        ("win32", "a\\b.dll", "a relative path"),
        ("win32", "a/b.dll", "a relative path"),
        ("win32", "C:b.dll", "a relative path"),
        ("win32", "\\b.dll", "a relative path"),
        ("win32", "C:\\a;C:\\b", "a list of paths"),
    ],
)
def test_relative_path_or_list_in_a_variable_is_rejected(
    info: LibraryInfo, platform: str, value: str, reason: str
) -> None:
    assert search.explain_variable(value, platform).startswith(f"{reason}; expected ")
    assert list_candidates(info, Machine(platform, None, {info.variable: value})) == []


@pytest.mark.parametrize("value", ["C:\\a.dll", "D:/a.dll", "\\\\server\\a.dll", "nvrtc64_120_0.dll"])
def test_absolute_path_on_windows_is_accepted(value: str) -> None:
    assert search.explain_variable(value, "win32") == ""


def test_explicit_directory_yields_the_libraries_in_it() -> None:
    """The newest version that the driver can use comes first.

    Without libraries, the directory itself is tried.
    """
    files = [f"/folder/{name}" for name in ("libnvrtc.so.11.2", "libnvrtc.so.13", "libnvrtc.so.12")]
    for arguments, machine, origin in (
        (["/folder/"], Machine(files=files), "given path"),
        (
            [],
            Machine(files=files, environment={"CUDYN_NVRTC": "/folder"}),
            "environment variable CUDYN_NVRTC",
        ),
    ):
        for newest, majors in {None: ["13", "12", "11.2"], 12: ["12", "11.2", "13"]}.items():
            candidates = list_candidates(find("nvrtc"), machine, newest, *arguments)
            assert candidates == [(f"/folder/libnvrtc.so.{major}", origin) for major in majors]
    assert list_candidates(find("nvrtc"), Machine(), None, "/folder/") == [("/folder", "given path")]


# --- any machine

PLACES = {
    "pip wheel": [f"{site}/nvidia/{folder}" for site in SITES for folder in ("cu13/lib", "cuda_nvrtc/lib")],
    "conda": [f"{prefix}/{folder}" for prefix in ("/conda", "/prefix") for folder in CONDA],
    "toolkit": [f"{root}/{folder}" for root in ROOTS for folder in TOOLKIT],
}
FILES = [f"{folder}/{name}" for folders in PLACES.values() for folder in folders for name in LINUX_NVRTC]
HISTORIES = [f"{prefix}/conda-meta/history" for prefix in ("/conda", "/prefix")]


def documented(files: set[str], names: Sequence[str], newest: int | None) -> Iterator[tuple[str, str]]:
    """List the candidates as documented: location by location, then by name, then by directory.

    The directory of CUDA 13 wheels comes last if the driver is older.
    """
    places = list(PLACES.items())
    if newest is not None and newest < 13:
        (origin, wheels), *others = places
        cuda13_folders = [folder for folder in wheels if "/cu13/" in folder]
        places = [
            (origin, [wheel for wheel in wheels if wheel not in cuda13_folders]),
            (origin, cuda13_folders),
            *others,
        ]
    for origin, folders in places:
        for name in names:
            for folder in folders:
                path = f"{folder}/{name}"
                of_conda = any(
                    history.split("/conda-meta")[0] + "/" in path for history in files & {*HISTORIES}
                )
                if path in files and (origin != "conda" or of_conda):
                    yield path, origin


@given(
    files=st.sets(st.sampled_from(FILES + HISTORIES * 9), max_size=12),
    newest=st.sampled_from([None, 11, 12, 13, 14]),
)
def test_first_existing_file_follows_the_documented_order(files: set[str], newest: int | None) -> None:
    """Files for a major version that the driver does not support come last."""

    def is_usable(name: str) -> bool:
        """Return whether the newest usable major version is at least the one in a file's name."""
        return newest is None or int(name.split(".")[2]) <= newest

    names = sorted(
        LINUX_NVRTC, key=is_usable, reverse=True
    )  # usable names first, otherwise in the same order
    candidates = list_candidates(find("nvrtc"), Machine(files=[*files]), newest)
    existing = [(path, origin) for path, origin in candidates if "/" in path]
    assert existing == list(documented(files, names, newest))


@given(files=st.sets(st.sampled_from(join_each(HOMES, ["libcuda.so.1", "libcuda.so"]))))
def test_first_driver_in_a_known_place_follows_the_documented_order(files: set[str]) -> None:
    ordered = [f"{home}/{name}" for name in ("libcuda.so.1", "libcuda.so") for home in HOMES]
    candidates = list_candidates(find("driver"), Machine(files=[*files]))
    assert list_paths("known place", candidates) == [path for path in ordered if path in files]


@given(
    environment=st.dictionaries(
        st.sampled_from(
            ["CUDYN_NVRTC", "CUDYN_DRIVER", "CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX", "ProgramFiles"]
        ),
        st.text(),
    ),
    search=st.lists(st.one_of(st.none(), st.text(), st.binary(), st.integers())),
    platform=st.sampled_from(["linux", "win32", "darwin"]),
    info=st.sampled_from(LIBRARIES),
)
def test_candidates_of_any_system_are_absolute_paths_or_names(
    environment: dict[str, str], search: list[object], platform: str, info: LibraryInfo
) -> None:
    """Relative paths would be opened from the current directory, so no candidate is relative."""
    for path, origin in list_candidates(info, Machine(platform, None, environment, search)):
        by_name = origin in ("already loaded", "system loader") or path == environment.get(info.variable)
        is_name = by_name and "/" not in path
        assert True in (os.path.isabs(path), platform == "win32", is_name)


# --- the files that the system loader would open


def test_file_finder_searches_once_in_the_order_of_glibc(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The glibc-hwcaps directory is listed once, and the subdirectory for the best processor comes first."""
    first = tmp_path / "first"
    second = tmp_path / "second"
    for folder in (first, second / "glibc-hwcaps" / "x86-64-v2", second / "glibc-hwcaps" / "x86-64-v3"):
        folder.mkdir(parents=True)
        (folder / "liba.so").touch()
    (second / "liba.so").touch()
    (second / "libb.so").touch()
    listed_folders: list[str] = []
    listdir = os.listdir

    def record_and_list(path: str) -> list[str]:
        """Record the directory and list it."""
        listed_folders.append(str(path))
        return listdir(path)

    monkeypatch.setattr(os, "listdir", record_and_list)
    finder = search.FileFinder(lambda: [str(second), str(first)])
    assert finder.find("liba.so") == str(second / "glibc-hwcaps" / "x86-64-v3" / "liba.so")
    assert finder.find("libb.so") == str(second / "libb.so")
    assert finder.find("libc.so") is None
    (first / "libc.so").touch()
    assert finder.find("libc.so") is None  # listings are not reused for the next load
    assert finder.find("./libc.so") == "./libc.so"
    assert listed_folders == [str(second / "glibc-hwcaps"), str(first / "glibc-hwcaps")]
    assert finder.find_needed("liba.so", [str(first)]) == str(first / "liba.so")


def test_expand_matches_names_and_prefixes(tmp_path: pathlib.Path) -> None:
    """A name matches itself. A pattern that ends with a star matches all names with that prefix."""
    for name in ("cuda", "cuda-12.9", "cuda-12.10", "other"):
        (tmp_path / name).mkdir()
    expand = search.this_system().expand
    assert expand(str(tmp_path / "cuda")) == [str(tmp_path / "cuda")]
    assert sorted(expand(str(tmp_path / "cuda-*"))) == [
        str(tmp_path / "cuda-12.10"),
        str(tmp_path / "cuda-12.9"),
    ]
    assert expand(str(tmp_path / "none" / "cuda")) == []
