"""Downloads real drivers from the archives of Debian and Ubuntu."""

from __future__ import annotations

import pathlib
import re
import shutil

from .commands import NotDownloaded, Offline, Unavailable, find_last_line, run

APT_FOLDER = pathlib.Path("/etc/apt")
OS_RELEASE = pathlib.Path("/etc/os-release")

# The archive component that contains NVIDIA's packages, by distribution.
COMPONENT = {"debian": "non-free", "ubuntu": "restricted"}

# Settings that override the system's. They disable hooks, because hooks change the system, restrict apt to
# one architecture, and limit waiting times.
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


def make_driver(
    name: str, packages_by_distribution: dict[str, tuple[str, ...]], file: str, work: pathlib.Path
) -> pathlib.Path:
    """Return a directory with a library of a driver branch.

    Args:
        name: The driver branch, such as `535`.
        packages_by_distribution: The names of the packages that may contain the library, by distribution.
        file: The file name of the library without its version, such as `libcuda.so`.
        work: An empty directory for downloads.

    Returns:
        The directory, which contains for example `libcuda.so.535.0.0` and a link `libcuda.so.1` to it.

    Raises:
        Unavailable: The archives of this system do not contain such a package.
        NotDownloaded: A download failed.
    """
    for tool in ("apt-get", "apt-cache", "dpkg"):
        if not shutil.which(tool):
            raise Unavailable(f"{tool} is not on PATH: drivers come from Debian or Ubuntu packages")
    distribution, codename, title = _distribution()
    options, update_error = _make_index(distribution, codename, work)
    packages = packages_by_distribution[distribution]
    listing = run(["apt-cache", *options, "madison", *packages], work).stdout
    candidates = _list_candidates(listing, name, packages)
    reason = f"{title} has no driver {name} in {COMPONENT[distribution]}: looked for {', '.join(packages)}"
    if update_error and not candidates:
        is_offline = update_error.startswith("Failed to fetch")
        error_type = Offline if is_offline else NotDownloaded
        raise error_type(f"driver {name}: apt-get update: {update_error}")
    for number, (package, version) in enumerate(candidates):
        directory = work / f"package-{number}"
        directory.mkdir()
        unpacked = _download_package(package, version, options, directory)
        for path in sorted(unpacked.glob(f"**/{file}.*")):
            if path.is_file() and not path.is_symlink():
                result = work / "result"
                result.mkdir()
                path.rename(result / path.name)
                if path.name != f"{file}.1":
                    (result / f"{file}.1").symlink_to(path.name)
                return result
        reason = f"{reason}; {package} {version} does not contain {file}"
    raise Unavailable(reason)


def _list_candidates(listing: str, driver: str, packages: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the name and version of each available package of a driver branch, in the order of `packages`.

    In other releases of the distribution, a package with the same name can belong to a different branch.
    Therefore, only versions that begin with the name of the branch are returned.

    Args:
        listing: The output of `apt-cache madison`.
        driver: The driver branch, such as `535`.
        packages: The names of packages that may belong to the branch.
    """
    rows = re.findall(rf"^ *(\S+) \| *((?:\d+:)?{driver}\.\S*) \|", listing, re.MULTILINE)
    without_duplicates = list(dict.fromkeys(rows))
    candidates = []
    for package in packages:
        candidates += [(name, version) for name, version in without_duplicates if name == package]
    return candidates


def _download_package(
    package: str, version: str, options: list[str], directory: pathlib.Path
) -> pathlib.Path:
    """Download a package into a directory, unpack it there, and return the directory with its files.

    Raises:
        NotDownloaded: The download failed.
    """
    download = run(["apt-get", *options, "download", f"{package}={version}"], directory)
    archives = list(directory.glob("*.deb"))
    if download.returncode or not archives:
        message = find_last_line(download.stdout, "E:")
        raise NotDownloaded(f"apt-get download {package}={version}: {message}")
    archive = archives[0]
    unpacked = directory / "unpacked"
    process = run(["dpkg", "-x", str(archive.resolve()), str(unpacked)], directory)
    if process.returncode:
        raise RuntimeError(f"dpkg -x {archive.name}: {find_last_line(process.stdout, 'dpkg')}")
    return unpacked


def _distribution() -> tuple[str, str, str]:
    """Return the distribution whose archive this system uses, the release's code name, and its full name."""
    fields = dict(re.findall(r"""^(\w+)=["']?([^"'\n]*)""", OS_RELEASE.read_text(), re.MULTILINE))
    title = fields.get("PRETTY_NAME", "this system")
    for name in (fields.get("ID", ""), *fields.get("ID_LIKE", "").split()):
        if name in COMPONENT:
            codename = fields.get(f"{name.upper()}_CODENAME") or fields.get("VERSION_CODENAME", "")
            return name, codename, title
    raise Unavailable(f"drivers come from packages of Debian or Ubuntu, but this is {title}")


def _make_index(distribution: str, codename: str, work: pathlib.Path) -> tuple[list[str], str]:
    """Download the package index of the component with NVIDIA's packages to a separate directory.

    Returns:
        The options that make apt use this index, and the error message of `apt-get update` or "".
    """
    sources = work / "sources"
    sources.mkdir()
    (work / "lists" / "partial").mkdir(parents=True)
    (work / "archives" / "partial").mkdir(parents=True)
    (work / "apt.conf").write_text(APT_CONF)
    suites = _list_suites(distribution, codename)
    list_files = [APT_FOLDER / "sources.list", *sorted(APT_FOLDER.glob("sources.list.d/*.list"))]
    deb822_files = sorted(APT_FOLDER.glob("sources.list.d/*.sources"))
    entry_count = 0
    for paths, change in ((list_files, _change_lines), (deb822_files, _change_stanzas)):
        for path in paths:
            if path.is_file():
                text = path.read_text(errors="replace")
                entries = change(text, COMPONENT[distribution], suites)
                (sources / f"from-{path.name}").write_text("".join(entries))
                entry_count += len(entries)
    if not entry_count:
        raise Unavailable(
            f"{APT_FOLDER} does not list an archive of {distribution} {codename} with component main"
        )
    options = ["-c", str(work / "apt.conf")]
    for setting, value in (
        ("Dir::Etc::sourcelist", "/dev/null"),
        ("Dir::Etc::sourceparts", str(sources)),
        ("Dir::State::Lists", str(work / "lists")),
        ("Dir::Cache::archives", str(work / "archives")),
        ("Dir::Cache::pkgcache", ""),
        ("Dir::Cache::srcpkgcache", ""),
    ):
        options += ["-o", f"{setting}={value}"]
    update = run(["apt-get", *options, "update"], work, DEBIAN_FRONTEND="noninteractive")
    fetch_failure = re.search(r"^[EW]: (Failed to fetch .*)", update.stdout, re.MULTILINE)
    if fetch_failure:
        return options, fetch_failure[1]
    if update.returncode:
        return options, find_last_line(update.stdout, "E:")
    return options, ""


def _list_suites(distribution: str, codename: str) -> set[str]:
    """Return the names of the suites in the distribution's archive, which contain no third-party packages."""
    names = {codename} if codename else set()
    if distribution == "debian":
        names |= {"stable", "oldstable", "oldoldstable", "testing", "unstable", "sid"}
    endings = ("", "-updates", "-security", "/updates")
    return {name + ending for name in names for ending in endings}


def _change_lines(text: str, component: str, suites: set[str]) -> list[str]:
    """Return the one-line `deb` entries for main in these suites, with main replaced by another component.

    Args:
        text: The contents of a `.list` file.
        component: The component with NVIDIA's packages.
        suites: The suites of the distribution.
    """
    entries = []
    for line in text.splitlines():
        match = re.fullmatch(r"\s*deb\s+(\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s+([^#]*)(#.*)?", line)
        if match and match[3] in suites and "main" in match[4].split():
            entries.append(f"deb {match[1] or ''}{match[2]} {match[3]} {component}\n")
    return entries


def _change_stanzas(text: str, component: str, suites: set[str]) -> list[str]:
    """Do the same as `_change_lines` for the entries in a `.sources` file, which have the deb822 format."""
    entries = []
    without_comments = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    for stanza in re.split(r"\n\s*\n", without_comments):
        pairs = re.findall(r"^([\w-]+):(.*(?:\n[ \t].*)*)", stanza, re.MULTILINE)
        fields = {name.lower(): value for name, value in pairs}
        types = fields.get("types", "").split()
        components = fields.get("components", "").split()
        own_suites = [suite for suite in fields.get("suites", "").split() if suite in suites]
        if own_suites and "deb" in types and "main" in components:
            fields.update(types=" deb", suites=" " + " ".join(own_suites), components=" " + component)
            entries.append("".join(f"{name}:{value}\n" for name, value in fields.items()) + "\n")
    return entries
