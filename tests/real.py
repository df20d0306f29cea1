"""Fetch the real NVIDIA libraries that the tests run against (no GPU needed) into .cache/real/.

driver("535") is a folder that holds libcuda.so.1, nvrtc("12.9") one for PYTHONPATH that holds nvidia/...
Each is fetched once and kept; Unavailable says why one can't be had. `python -m tests.real` fetches them all.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

CACHE = pathlib.Path(__file__).resolve().parents[1] / ".cache" / "real"
APT_FOLDER = pathlib.Path("/etc/apt")
OS_RELEASE = pathlib.Path("/etc/os-release")
COMMAND_SECONDS = 600.0


class Driver(NamedTuple):
    """The CUDA version that a driver branch answers, and its packages to try, by distribution."""

    cuda: tuple[int, int]
    packages: dict[str, tuple[str, ...]]


class Wheel(NamedTuple):
    """A wheel that holds NVRTC."""

    package: str
    version: str


DRIVERS: dict[str, Driver] = {
    "470": Driver((11, 4), {
        "debian": ("libnvidia-tesla-470-cuda1", "libcuda1"),
        "ubuntu": ("libnvidia-compute-470", "libnvidia-compute-470-server"),
    }),
    "525": Driver((12, 0), {
        "debian": ("libnvidia-tesla-cuda1", "libcuda1"),
        "ubuntu": ("libnvidia-compute-525", "libnvidia-compute-525-server"),
    }),
    "535": Driver((12, 2), {
        "debian": ("libcuda1", "libnvidia-tesla-535-cuda1", "libnvidia-tesla-cuda1"),
        "ubuntu": ("libnvidia-compute-535", "libnvidia-compute-535-server"),
    }),
}  # fmt: skip

NVRTC: dict[str, Wheel] = {
    "11.8": Wheel("nvidia-cuda-nvrtc-cu11", "11.8.89"),
    "12.0": Wheel("nvidia-cuda-nvrtc-cu12", "12.0.140"),
    "12.9": Wheel("nvidia-cuda-nvrtc-cu12", "12.9.86"),
    "13.0": Wheel("nvidia-cuda-nvrtc", "13.0.88"),
    "13.5": Wheel("nvidia-cuda-nvrtc", "13.5.37"),
}

# Which component of each distribution's archive has the NVIDIA packages.
COMPONENT = {"debian": "non-free", "ubuntu": "restricted"}

# Read after the system's own settings: no hooks (they change the system), one architecture, no endless waits.
APT_CONF = """\
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
#clear APT::Architectures;
APT::Architectures { "amd64"; };
APT::Sandbox::User "root";
Acquire::Languages "none";
Acquire::Retries "2";
Acquire::http::Timeout "30";
Acquire::https::Timeout "30";
"""


class Unavailable(Exception):
    """A real library can't be had here; the text is one line that says why."""

    def __init__(self, reason: str) -> None:
        """Keep the reason on one line."""
        super().__init__(" ".join(reason.split()))


class _Offline(Unavailable):
    """The network gave no answer, so this process tries no other item from the same source."""


_failed: dict[str, str] = {}


def driver(name: str) -> pathlib.Path:
    """The folder that holds libcuda.so.1 of driver branch `name` of DRIVERS; raises Unavailable."""
    row = DRIVERS[name]
    return _fetched(f"driver-{name}", "apt", "libcuda.so.1", lambda work: _make_driver(name, row, work))


def nvrtc(name: str) -> pathlib.Path:
    """The folder, fit for PYTHONPATH, with the NVRTC wheel `name` of NVRTC; raises Unavailable."""
    row = NVRTC[name]
    library = f"nvidia/*/lib/libnvrtc.so.{row.version.partition('.')[0]}*"
    return _fetched(f"nvrtc-{name}", "pip", library, lambda work: _make_nvrtc(row, library, work))


_Make = Callable[[pathlib.Path], pathlib.Path]


def _fetched(item: str, source: str, proof: str, make: _Make) -> pathlib.Path:
    """CACHE/item, moved there from what `make` builds in a work folder unless it already holds `proof`."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise Unavailable(f"needs Linux on x86_64, this is {platform.system()} on {platform.machine()}")
    folder = CACHE / item
    if _holds(folder, proof):
        return folder
    started = time.time()
    try:
        _raise_known(item, source)
        CACHE.mkdir(parents=True, exist_ok=True)
        (CACHE / ".gitignore").write_text("*\n")
        with _locked(CACHE / f"{item}.lock") as lock:
            if _holds(folder, proof):
                return folder
            _raise_known(item, source)
            # What the process we waited for met holds for us too: no queue of processes each timing out.
            if lock.stat().st_mtime >= started and (reason := lock.read_text()):
                raise Unavailable(reason)
            for old in CACHE.glob(f"{item}.tmp-*"):
                shutil.rmtree(old, ignore_errors=True)
            try:
                with tempfile.TemporaryDirectory(prefix=f"{item}.tmp-", dir=CACHE) as work:
                    made = make(pathlib.Path(work))
                    if folder.exists():  # without its proof, so damaged
                        folder.rename(pathlib.Path(work, "damaged"))
                    made.rename(folder)
            except (Unavailable, OSError) as problem:
                lock.write_text(" ".join(str(problem).split()))
                raise
    except _Offline as problem:
        _failed[source] = str(problem)
        raise
    except Unavailable as problem:
        _failed[item] = str(problem)
        raise
    except OSError as problem:
        _failed[item] = str(Unavailable(f"can't make {folder}: {problem}"))
        raise Unavailable(_failed[item]) from problem
    return folder


def _holds(folder: pathlib.Path, proof: str) -> bool:
    """Whether a file that matches the pattern `proof` is in folder."""
    return any(path.is_file() for path in folder.glob(proof))


def _raise_known(item: str, source: str) -> None:
    """Raise again what this process already met for the item or its source."""
    if item in _failed:
        raise Unavailable(_failed[item])
    if source in _failed:
        raise Unavailable(f"not tried after this: {_failed[source]}")


@contextlib.contextmanager
def _locked(path: pathlib.Path) -> Iterator[pathlib.Path]:
    """Hold the lock file, against other threads and processes."""
    with path.open("a") as file:
        if sys.platform == "linux":
            import fcntl  # not on every system that imports this module

            fcntl.flock(file, fcntl.LOCK_EX)
        yield path


def _run(arguments: list[str], work: pathlib.Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the work folder, with its temporary files there too."""
    try:
        return subprocess.run(
            arguments, cwd=work, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace", timeout=COMMAND_SECONDS, check=False,
            env={**os.environ, "LC_ALL": "C.UTF-8", "TMPDIR": str(work), **environment},
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise _Offline(f"{' '.join(arguments[:3])} ran past {COMMAND_SECONDS:.0f} s") from None


def _last_line(text: str, *starts: str) -> str:
    """The last line with one of these starts, else the last that is not empty."""
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["it said nothing"]
    return next((line for line in reversed(lines) if line.startswith(starts)), lines[-1])


# Drivers, from the distribution's own archive.


def _make_driver(name: str, row: Driver, work: pathlib.Path) -> pathlib.Path:
    """A folder with libcuda.so.VERSION of the branch and libcuda.so.1 that leads to it."""
    for tool in ("apt-get", "apt-cache", "dpkg"):
        if not shutil.which(tool):
            raise Unavailable(f"{tool} is not on PATH: drivers come from Debian or Ubuntu packages")
    distribution, codename, title = _distribution()
    options, complaint = _apt_index(distribution, codename, work)
    packages = row.packages[distribution]
    listing = _run(["apt-cache", *options, "madison", *packages], work).stdout
    # Another release's package of the same name can be another branch: only this branch's versions count.
    listed = dict.fromkeys(re.findall(rf"^ *(\S+) \| *((?:\d+:)?{name}\.\S*) \|", listing, re.MULTILINE))
    found = [(package, version) for wanted in packages for package, version in listed if package == wanted]
    reason = f"{title} has no driver {name} in {COMPONENT[distribution]}: looked for {', '.join(packages)}"
    if complaint and not found:
        if complaint.startswith("Failed to fetch"):
            raise _Offline(f"apt-get update: {complaint}")
        raise Unavailable(f"{reason}; apt-get update: {complaint}")
    for number, (package, version) in enumerate(found):
        place = work / f"package-{number}"
        place.mkdir()
        got = _run(["apt-get", *options, "download", f"{package}={version}"], place)
        files = list(place.glob("*.deb"))
        if got.returncode or not files:
            raise Unavailable(f"apt-get download {package}={version}: {_last_line(got.stdout, 'E:')}")
        unpacked = _run(["dpkg", "-x", str(files[0].resolve()), str(place / "x")], place)
        if unpacked.returncode:
            raise Unavailable(f"dpkg -x {files[0].name}: {_last_line(unpacked.stdout, 'dpkg')}")
        for path in sorted(place.glob("x/**/libcuda.so.*")):
            if path.is_file() and not path.is_symlink():
                made = work / "made"
                made.mkdir()
                path.rename(made / path.name)
                if path.name != "libcuda.so.1":
                    (made / "libcuda.so.1").symlink_to(path.name)
                return made
        reason = f"{reason}; {package} {version} holds no libcuda.so"
    raise Unavailable(reason)


def _distribution() -> tuple[str, str, str]:
    """Whose archive this system uses (a key of COMPONENT), its release's code name, and its full name."""
    fields = dict(re.findall(r"""^(\w+)=["']?([^"'\n]*)""", OS_RELEASE.read_text(), re.MULTILINE))
    title = fields.get("PRETTY_NAME", "this system")
    for name in (fields.get("ID", ""), *fields.get("ID_LIKE", "").split()):
        if name in COMPONENT:
            codename = fields.get(f"{name.upper()}_CODENAME") or fields.get("VERSION_CODENAME", "")
            return name, codename, title
    raise Unavailable(f"drivers come from Debian or Ubuntu packages, this is {title}")


def _apt_index(distribution: str, codename: str, work: pathlib.Path) -> tuple[list[str], str]:
    """Options that make apt use its own index of the component in work, and apt-get update's complaint."""
    sources = work / "sources"
    sources.mkdir()
    (work / "lists" / "partial").mkdir(parents=True)
    (work / "archives" / "partial").mkdir(parents=True)
    (work / "apt.conf").write_text(APT_CONF)
    kept = 0
    one_line = [APT_FOLDER / "sources.list", *sorted(APT_FOLDER.glob("sources.list.d/*.list"))]
    for form, paths, change in (
        ("list", one_line, _component_of_lines),
        ("sources", sorted(APT_FOLDER.glob("sources.list.d/*.sources")), _component_of_stanzas),
    ):
        for path in paths:
            if path.is_file():
                text = path.read_text(errors="replace")
                entries = change(text, COMPONENT[distribution], _own_suites(distribution, codename))
                (sources / f"from-{path.stem}.{form}").write_text("".join(entries))
                kept += len(entries)
    if not kept:
        raise Unavailable(f"{APT_FOLDER} names no archive of {distribution} {codename} with component main")
    options = ["-c", str(work / "apt.conf")]
    for setting, value in (
        ("Dir::Etc::sourcelist", "/dev/null"), ("Dir::Etc::sourceparts", str(sources)),
        ("Dir::State::Lists", str(work / "lists")), ("Dir::Cache::archives", str(work / "archives")),
        ("Dir::Cache::pkgcache", ""), ("Dir::Cache::srcpkgcache", ""),
    ):  # fmt: skip
        options += ["-o", f"{setting}={value}"]
    update = _run(["apt-get", *options, "update"], work, DEBIAN_FRONTEND="noninteractive")
    failed = re.search(r"^[EW]: (Failed to fetch .*)", update.stdout, re.MULTILINE)
    return options, failed[1] if failed else _last_line(update.stdout, "E:") if update.returncode else ""


def _own_suites(distribution: str, codename: str) -> set[str]:
    """The suites of the distribution's own archive, by which it is told from others' archives."""
    names = {codename} if codename else set()
    if distribution == "debian":
        names |= {"stable", "oldstable", "oldoldstable", "testing", "unstable", "sid"}
    return {name + tail for name in names for tail in ("", "-updates", "-security", "/updates")}


def _component_of_lines(text: str, component: str, suites: set[str]) -> list[str]:
    """The one-line entries for main of these suites, with the component in main's place."""
    entries = []
    for line in text.splitlines():
        match = re.fullmatch(r"\s*deb\s+(\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s+([^#]*)(#.*)?", line)
        if match and match[3] in suites and "main" in match[4].split():
            entries.append(f"deb {match[1] or ''}{match[2]} {match[3]} {component}\n")
    return entries


def _component_of_stanzas(text: str, component: str, suites: set[str]) -> list[str]:
    """The deb822 entries for main of these suites, with the component in main's place."""
    entries = []
    bare = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    for stanza in re.split(r"\n\s*\n", bare):
        pairs = re.findall(r"^([\w-]+):(.*(?:\n[ \t].*)*)", stanza, re.MULTILINE)
        fields = {name.lower(): value for name, value in pairs}
        types, components, named = (fields.get(key, "").split() for key in ("types", "components", "suites"))
        own = [suite for suite in named if suite in suites]
        if own and "deb" in types and "main" in components:
            fields.update(types=" deb", suites=" " + " ".join(own), components=" " + component)
            entries.append("".join(f"{name}:{value}\n" for name, value in fields.items()) + "\n")
    return entries


# NVRTC, from the package index that pip is set up for.


def _make_nvrtc(row: Wheel, library: str, work: pathlib.Path) -> pathlib.Path:
    """A folder that pip installed the wheel into."""
    made = work / "made"
    wanted = f"{row.package}=={row.version}"
    got = _run(
        [_python_with_pip(work), "-m", "pip", "install", "--no-deps", "--only-binary=:all:",
         "--target", str(made), "--no-compile", "--no-cache-dir", "--no-input", "--quiet", "--retries", "2",
         wanted],
        work, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0",
    )  # fmt: skip
    if got.returncode:
        reason = f"pip install {wanted}: {_last_line(got.stdout, 'ERROR:')}"
        broken = re.findall(r"connection broken by ['\"](?:.*>: )?(.*?)['\")]*: /", got.stdout)
        if broken:
            # Only a time-out is worth no second try: a folder of wheels that pip knows may hold the next one.
            raise (_Offline if "timed out" in broken[-1] else Unavailable)(f"{reason} ({broken[-1]})")
        raise Unavailable(reason)
    if not _holds(made, library):
        raise Unavailable(f"{wanted} has no {library}")
    return made


def _python_with_pip(work: pathlib.Path) -> str:
    """This Python if it has pip, else the one on PATH."""
    for python in (sys.executable, shutil.which("python3")):
        if python and not _run([python, "-m", "pip", "--version"], work).returncode:
            return python
    raise Unavailable(f"neither {sys.executable} nor python3 on PATH has pip")


def main() -> int:
    """Fetch everything and print a line for each; 1 if something is unavailable."""
    problems = 0
    for kind, names, fetch in (("driver", list(DRIVERS), driver), ("nvrtc", list(NVRTC), nvrtc)):
        for name in names:
            try:
                folder = fetch(name)
            except Unavailable as problem:
                problems += 1
                print(f"{kind} {name}: unavailable: {problem}", flush=True)
            else:
                files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
                size = sum(path.stat().st_size for path in files)
                print(f"{kind} {name}: {folder} {size / 1e6:.1f} MB", flush=True)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
