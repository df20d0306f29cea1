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

# Settings that apt reads after the system's own settings. They disable hooks, because hooks change the
# system, restrict apt to one architecture, and limit waiting times.
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
    """Return a directory with the library of a driver branch.

    Args:
        name: The driver branch, such as `535`.
        packages_by_distribution: The names of its packages, by distribution.
        file: The library, such as `libcuda.so`.
        work: An empty directory for downloads.

    Returns:
        The directory, with `libcuda.so.535.0.0` and a link `libcuda.so.1` to it.

    Raises:
        Unavailable: If this system has no such package.
        NotDownloaded: If a download failed.
    """
    for tool in ("apt-get", "apt-cache", "dpkg"):
        if not shutil.which(tool):
            raise Unavailable(f"{tool} is not on PATH: drivers come from Debian or Ubuntu packages")
    distribution, codename, title = _distribution()
    options, update_error = _make_index(distribution, codename, work)
    packages = packages_by_distribution[distribution]
    listing = run(["apt-cache", *options, "madison", *packages], work).stdout
    # In other releases, a package with the same name can belong to a different branch. Check the version.
    listed = dict.fromkeys(re.findall(rf"^ *(\S+) \| *((?:\d+:)?{name}\.\S*) \|", listing, re.MULTILINE))
    candidates = [(package, version) for package in packages for name_, version in listed if name_ == package]
    reason = f"{title} has no driver {name} in {COMPONENT[distribution]}: looked for {', '.join(packages)}"
    if update_error and not candidates:
        offline = update_error.startswith("Failed to fetch")
        raise (Offline if offline else NotDownloaded)(f"driver {name}: apt-get update: {update_error}")
    for number, (package, version) in enumerate(candidates):
        directory = work / f"package-{number}"
        directory.mkdir()
        download = run(["apt-get", *options, "download", f"{package}={version}"], directory)
        files = list(directory.glob("*.deb"))
        if download.returncode or not files:
            raise NotDownloaded(
                f"apt-get download {package}={version}: {find_last_line(download.stdout, 'E:')}"
            )
        unpacked = run(["dpkg", "-x", str(files[0].resolve()), str(directory / "x")], directory)
        if unpacked.returncode:
            raise RuntimeError(f"dpkg -x {files[0].name}: {find_last_line(unpacked.stdout, 'dpkg')}")
        for path in sorted(directory.glob(f"x/**/{file}.*")):
            if path.is_file() and not path.is_symlink():
                result = work / "result"
                result.mkdir()
                path.rename(result / path.name)
                if path.name != f"{file}.1":
                    (result / f"{file}.1").symlink_to(path.name)
                return result
        reason = f"{reason}; {package} {version} holds no {file}"
    raise Unavailable(reason)


def _distribution() -> tuple[str, str, str]:
    """Return the distribution whose archive this system uses, its code name and its full name."""
    fields = dict(re.findall(r"""^(\w+)=["']?([^"'\n]*)""", OS_RELEASE.read_text(), re.MULTILINE))
    title = fields.get("PRETTY_NAME", "this system")
    for name in (fields.get("ID", ""), *fields.get("ID_LIKE", "").split()):
        if name in COMPONENT:
            codename = fields.get(f"{name.upper()}_CODENAME") or fields.get("VERSION_CODENAME", "")
            return name, codename, title
    raise Unavailable(f"drivers come from Debian or Ubuntu packages, this is {title}")


def _make_index(distribution: str, codename: str, work: pathlib.Path) -> tuple[list[str], str]:
    """Create a separate package index for the component.

    Returns:
        The options that make apt use it, and the error message of `apt-get update`, if any.
    """
    sources = work / "sources"
    sources.mkdir()
    (work / "lists" / "partial").mkdir(parents=True)
    (work / "archives" / "partial").mkdir(parents=True)
    (work / "apt.conf").write_text(APT_CONF)
    entry_count = 0
    one_line = [APT_FOLDER / "sources.list", *sorted(APT_FOLDER.glob("sources.list.d/*.list"))]
    for form, paths, change in (
        ("list", one_line, _change_lines),
        ("sources", sorted(APT_FOLDER.glob("sources.list.d/*.sources")), _change_stanzas),
    ):
        for path in paths:
            if path.is_file():
                text = path.read_text(errors="replace")
                entries = change(text, COMPONENT[distribution], _list_suites(distribution, codename))
                (sources / f"from-{path.stem}.{form}").write_text("".join(entries))
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
    failed = re.search(r"^[EW]: (Failed to fetch .*)", update.stdout, re.MULTILINE)
    return options, failed[1] if failed else find_last_line(update.stdout, "E:") if update.returncode else ""


def _list_suites(distribution: str, codename: str) -> set[str]:
    """Return the names of the suites in the distribution's archive, which contain no third-party packages."""
    names = {codename} if codename else set()
    if distribution == "debian":
        names |= {"stable", "oldstable", "oldoldstable", "testing", "unstable", "sid"}
    return {name + tail for name in names for tail in ("", "-updates", "-security", "/updates")}


def _change_lines(text: str, component: str, suites: set[str]) -> list[str]:
    """Return the one-line `deb` entries for main in these suites, changed to NVIDIA's component."""
    entries = []
    for line in text.splitlines():
        match = re.fullmatch(r"\s*deb\s+(\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s+([^#]*)(#.*)?", line)
        if match and match[3] in suites and "main" in match[4].split():
            entries.append(f"deb {match[1] or ''}{match[2]} {match[3]} {component}\n")
    return entries


def _change_stanzas(text: str, component: str, suites: set[str]) -> list[str]:
    """Return the deb822 entries for main in these suites, changed to the component with NVIDIA's packages."""
    entries = []
    without_comments = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    for stanza in re.split(r"\n\s*\n", without_comments):
        pairs = re.findall(r"^([\w-]+):(.*(?:\n[ \t].*)*)", stanza, re.MULTILINE)
        fields = {name.lower(): value for name, value in pairs}
        types, components, listed = (fields.get(key, "").split() for key in ("types", "components", "suites"))
        own_suites = [suite for suite in listed if suite in suites]
        if own_suites and "deb" in types and "main" in components:
            fields.update(types=" deb", suites=" " + " ".join(own_suites), components=" " + component)
            entries.append("".join(f"{name}:{value}\n" for name, value in fields.items()) + "\n")
    return entries
