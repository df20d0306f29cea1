"""Reads the package index with pip's settings.

The settings come from `pip config list` and from the environment. They include indexes, directories,
certificates, proxies and passwords. pypi-simple parses the pages of the index. Only the required parts of a
wheel are downloaded, with HTTP range requests (remotezip).
"""

from __future__ import annotations

import ast
import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Lock
from typing import IO, Any, NamedTuple
from urllib.parse import urlsplit
from urllib.request import url2pathname
from zipfile import BadZipFile, ZipFile

import pypi_simple
import requests
import urllib3
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import InvalidVersion, Version
from remotezip import RemoteIOError, RemoteZip, RemoteZipError

from .errors import CodegenError, DownloadError

_TRANSFER_ERRORS = (RemoteIOError, requests.RequestException, urllib3.exceptions.HTTPError)

_page_lock = Lock()


class Package(NamedTuple):
    """A wheel in the package index."""

    filename: str
    version: str
    url: str


def get_package(name: str, version: str) -> Package:
    """Return the Linux wheel for one version of a project.

    Raises DownloadError if the index does not contain such a wheel.
    """
    wanted_version = version_key(version)
    fitting = [p for p in wheels_of(name) if version_key(p.version) == wanted_version]
    if not fitting:
        raise DownloadError(f"{name} {version}: the package index does not contain a Linux wheel")
    return min(fitting, key=lambda package: package.filename)  # independent of the order in the index


def wheels_of(name: str) -> tuple[Package, ...]:
    """Return a project's wheels for x86-64 Linux, including wheels that support any system."""
    with _page_lock:  # prevents threads from requesting the same page twice
        return _wheels_of(name)


@functools.cache
def _wheels_of(name: str) -> tuple[Package, ...]:
    """Return the result of `wheels_of`, from all indexes and links in pip's settings.

    The result is empty if all wheels of the project are for other systems.

    Raises DownloadError if no file is found because an index is unreachable or does not contain the project.
    """
    settings = _settings()
    project = canonicalize_name(name)
    packages: list[Package] = []
    failures: list[Exception] = []
    is_page_missing = False
    is_project_found = False
    pages = [link for link in settings.links if not _is_missing_path(link)]
    for address in (*pages, *(f"{index.rstrip('/')}/{project}/" for index in settings.indexes)):
        try:
            links = _list_links(address, project)
        except Exception as error:  # includes errors raised by the parsers that pypi-simple uses
            failures.append(error)
            continue
        is_page_missing |= links is None
        is_project_found |= any(_is_of_project(project, filename) for filename, _ in links or ())
        linked_packages = [_as_package(project, *link) for link in links or ()]
        packages += [package for package in linked_packages if package]
    if not packages and failures:
        raise _unreachable(name, failures[0], is_page_missing)
    if not packages and is_page_missing and not is_project_found:
        raise DownloadError(f"{name}: the package index does not contain this project")
    return tuple(packages)


def _is_missing_path(address: str) -> bool:
    """Return whether an address is a local path that does not exist. If so, print a warning.

    pip also ignores such an address.
    """
    is_missing = not urlsplit(address).scheme and not os.path.exists(address)
    if is_missing:
        _warn_once(f"codegen: pip's setting find-links names {address}, which does not exist")
    return is_missing


@functools.cache
def _warn_once(text: str) -> None:
    """Print a warning, unless the same warning was printed before."""
    print(text, file=sys.stderr)


def _list_links(address: str, project: str) -> list[tuple[str, str]] | None:
    """Return the file names and URLs on a page or in a directory, or None if the page does not exist."""
    url = urlsplit(address)
    if url.scheme == "file" or os.path.exists(address):
        path = Path(url2pathname(url.path) if url.scheme == "file" else address).resolve()
        if path.is_dir() and not (path / "index.html").exists():
            return [(file.name, file.as_uri()) for file in path.iterdir()]
        file = path / "index.html" if path.is_dir() else path
        if not file.exists():
            return None
        page = pypi_simple.ProjectPage.from_html(project, file.read_bytes(), file.as_uri())
    else:
        response = _settings().get(address, headers={"Accept": pypi_simple.ACCEPT_ANY})
        if response.status_code == 404:
            return None
        response.raise_for_status()
        page = pypi_simple.ProjectPage.from_response(response, project)
    return [(package.filename, package.url) for package in page.packages]


def _is_of_project(project: str, filename: str) -> bool:
    """Return whether a file is a wheel of a project, for any system and any Python."""
    return filename.endswith(".whl") and canonicalize_name(filename.partition("-")[0]) == project


def _as_package(project: str, filename: str, url: str) -> Package | None:
    """Return the file as a Package if it is a suitable wheel of the project, or None.

    Suitable wheels support any Python 3 on x86-64 Linux or on any system.
    """
    try:
        name, version, _, tags = parse_wheel_filename(filename)
    except ValueError:
        return None
    is_suitable = any(re.fullmatch(r"py3-none-(any|manylinux.*_x86_64)", str(tag)) for tag in tags)
    if name != project or not is_suitable:
        return None
    return Package(filename, str(version), url.partition("#")[0])


@contextmanager
def open_wheel(package: Package) -> Iterator[ZipFile]:
    """Open a wheel as a zip archive. Only the parts that are read are downloaded.

    A failed download raises a DownloadError, either now or when a part is read.
    """
    try:
        with ExitStack() as stack:
            archive: ZipFile
            if urlsplit(package.url).scheme == "file":
                archive = ZipFile(url2pathname(urlsplit(package.url).path))
            else:
                settings = _settings()
                options = {"session": settings.session, **settings.options(package.url)}
                try:
                    archive = RemoteZip(package.url, support_suffix_range=False, **options)
                except RemoteIOError:
                    raise  # the download failed; RemoteIOError is a subclass of RemoteZipError
                except RemoteZipError as error:  # the server does not support range requests
                    archive = ZipFile(stack.enter_context(_download_whole(package, error)))
            yield stack.enter_context(archive)
    except _TRANSFER_ERRORS as error:
        raise _unreachable(package.filename, error) from None
    except RemoteZipError as error:
        raise DownloadError(
            f"{package.filename}: parts of it can't be downloaded: {_one_line(error)}"
        ) from None
    except (BadZipFile, EOFError, zlib.error, FileNotFoundError) as error:
        # zipfile reports any OSError as a bad file, including one raised by a failed download.
        if isinstance(error.__context__, _TRANSFER_ERRORS):
            raise _unreachable(package.filename, error.__context__) from None
        raise CodegenError(f"{package.filename} is not a wheel") from None


@contextmanager
def _download_whole(package: Package, reason: Exception) -> Iterator[IO[bytes]]:
    """Download a whole wheel to a temporary file, for a server that does not support range requests."""
    with _settings().get(package.url, stream=True) as response, tempfile.TemporaryFile() as file:
        response.raise_for_status()
        size = int(response.headers.get("Content-Length", 0)) / 1e6
        print(f"codegen: {package.filename} is downloaded whole ({size:.0f} MB): {reason}", file=sys.stderr)
        shutil.copyfileobj(response.raw, file)
        yield file


def version_key(version: str) -> Version:
    """Parse a version, so that versions can be ordered and compared: 13.6.0rc1 comes before 13.6.0."""
    try:
        return Version(version)
    except InvalidVersion:
        raise CodegenError(f"{version} is not a version") from None


def get_release(version: str) -> str:
    """Return the release that a version belongs to, which is its major and minor version: 13.6.1 -> 13.6."""
    return ".".join(version.split(".")[:2])


class _Settings(NamedTuple):
    """pip's settings for downloads, and a session that uses them."""

    indexes: list[str]
    links: list[str]  # pages, files and directories that link to wheels
    session: requests.Session
    timeout: float
    trusted: list[str]  # hosts whose certificates are not checked

    def options(self, url: str) -> dict[str, Any]:
        """Return the options that must be passed with every request, because a session cannot store them."""
        split_url = urlsplit(url)
        trusted = {split_url.hostname, split_url.netloc.rpartition("@")[2]} & {*self.trusted}
        return {"timeout": self.timeout} | ({"verify": False} if trusted else {})

    def get(self, url: str, **options: Any) -> requests.Response:
        """Send a GET request."""
        return self.session.get(url, **self.options(url), **options)


@functools.cache
def _settings() -> _Settings:
    """Return pip's settings for downloads."""
    options = _pip_options()
    indexes = [options.get("index-url") or pypi_simple.PYPI_SIMPLE_ENDPOINT]
    indexes += options.get("extra-index-url", "").split()
    if options.get("no-index", "").lower() in ("1", "true", "yes", "on"):
        indexes.clear()
    links, trusted = (options.get(name, "").split() for name in ("find-links", "trusted-host"))
    try:
        # 15 seconds and 5 retries are pip's defaults.
        timeout = float(options.get("timeout") or options.get("default-timeout") or 15)
        session = _make_session(options, int(options.get("retries") or 5))
    except ValueError as error:
        raise DownloadError(f"pip's settings can't be used: {_one_line(error)}") from None
    return _Settings(indexes, links, session, timeout, trusted)


def _make_session(options: Mapping[str, str], retries: int) -> requests.Session:
    """Return a session with pip's certificates, proxy and number of retries."""
    session = requests.Session()
    session.verify = options.get("cert") or True
    session.cert = options.get("client-cert") or None
    if proxy := options.get("proxy"):
        session.proxies = {"http": proxy, "https": proxy}
    # pip retries after the same HTTP status codes.
    retry = urllib3.Retry(retries, status_forcelist=[500, 502, 503, 520, 524, 527], backoff_factor=0.25)
    for scheme in ("http://", "https://"):
        session.mount(scheme, requests.adapters.HTTPAdapter(max_retries=retry))
    return session


def _pip_options() -> dict[str, str]:
    """Return pip's options for downloads, from pip's configuration files and the environment."""
    listed: dict[str, str] = {}
    if os.environ.get("PIP_CONFIG_FILE") != os.devnull:  # with os.devnull, pip reads no configuration files
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "config", "list"]
        process = subprocess.run(command, capture_output=True, text=True, check=False)
        if process.returncode:
            raise DownloadError(f"pip or its settings can't be used: {_one_line(process.stderr)}")
        # pip may print warnings between the settings.
        settings = re.findall(r"^([\w.-]+)=(['\"].*)$", process.stdout, re.M)
        listed = {key: str(ast.literal_eval(value)) for key, value in settings}
    # The section of `pip download` overrides the global section, and the environment overrides both.
    options: dict[str, str] = {}
    for section in ("global.", "download."):
        options |= {key.removeprefix(section): listed[key] for key in listed if key.startswith(section)}
    for name, value in os.environ.items():
        if name.startswith("PIP_") and value:
            options[name.removeprefix("PIP_").lower().replace("_", "-")] = value
    return options


def clear_caches() -> None:
    """Clear the cached settings and pages."""
    if _settings.cache_info().currsize:
        _settings().session.close()
    _settings.cache_clear()
    _warn_once.cache_clear()
    _wheels_of.cache_clear()


def _unreachable(name: str, error: Exception, is_page_missing: bool = False) -> DownloadError:
    """Return the exception for a failed request.

    Args:
        name: the project or the file
        error: reason why the request failed
        is_page_missing: whether another index was reached, and does not contain the project
    """
    problem = "the package index can't be reached"
    if is_page_missing:
        problem = "one index does not contain this project, another one can't be reached"
    return DownloadError(f"{name}: {problem}: {_one_line(error)}")


def _one_line(error: BaseException | str) -> str:
    """Return an error message as one line, without the password in the index's URL."""
    return re.sub(r"//[^/@\s]*@", "//", " ".join(str(error).split()))
