"""Pinned wheels to header files, in a git-ignored cache that is addressed by the headers' hashes.

A wheel may be half a gigabyte and its headers a few kilobytes, so only the headers are asked for: a wheel
is a zip archive, and the index's servers give parts of a file. What came is checked against the pin, which
is the hash of exactly the headers that are taken. What is in the cache is never asked for again.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from fnmatch import fnmatchcase
from pathlib import Path
from threading import Lock
from zipfile import BadZipFile

from pypi_simple import DistributionPackage, NoSuchProjectError, PyPISimple, UnsupportedRepoVersionError
from remotezip import RemoteIOError, RemoteZip, RemoteZipError
from requests import RequestException, Session
from requests.adapters import HTTPAdapter
from urllib3.exceptions import HTTPError

from .errors import CodegenError, DownloadError
from .sources import ROOT, Wheel

CACHE = ROOT / ".cache" / "headers"
WORKERS = 8
TIMEOUT = 60.0  # seconds in which a server has to say something

_asking = Lock()


def folder(wheel: Wheel, cache: Path = CACHE) -> Path:
    """Where the headers of a wheel are kept."""
    return cache / wheel.sha256[:16]


def missing(wheels: Iterable[Wheel], cache: Path = CACHE) -> list[Wheel]:
    """The wheels whose headers are not in the cache, each file once."""
    todo = {wheel.sha256: wheel for wheel in wheels if not folder(wheel, cache).is_dir()}
    return list(todo.values())


def fetch(wheels: Iterable[Wheel], cache: Path = CACHE) -> int:
    """Bring the headers of these wheels into the cache; return how many wheels had to be asked for.

    Raises CodegenError, in one line, when a wheel can't be had or holds other headers than pinned.
    """
    todo = missing(wheels, cache)
    with ThreadPoolExecutor(WORKERS) as pool:
        for _ in pool.map(lambda wheel: _fetch_one(wheel, cache), todo):
            pass
    return len(todo)


def _fetch_one(wheel: Wheel, cache: Path) -> None:
    headers = headers_of(find(wheel.name, wheel.version), wheel.take)
    found = digest(headers)
    if found != wheel.sha256:
        raise CodegenError(f"{wheel}: its headers have sha256 {found}, pinned is {wheel.sha256}")
    store(wheel, headers, cache)


def store(wheel: Wheel, headers: Mapping[str, bytes], cache: Path = CACHE) -> None:
    """Put the headers of a wheel into the cache, all of them or none."""
    cache.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="new-", dir=cache))
    try:
        for name, data in headers.items():
            path = work / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        try:
            os.replace(work, folder(wheel, cache))
        except OSError:  # another process was faster
            if not folder(wheel, cache).is_dir():
                raise
    finally:
        shutil.rmtree(work, ignore_errors=True)


def digest(headers: Mapping[str, bytes]) -> str:
    """The hash of a set of headers: of their names and contents, in the order of the names."""
    total = hashlib.sha256()
    for name in sorted(headers):
        total.update(f"{name}\0{hashlib.sha256(headers[name]).hexdigest()}\n".encode())
    return total.hexdigest()


def headers_of(package: DistributionPackage, take: Iterable[str]) -> dict[str, bytes]:
    """The headers of a wheel that match one of these patterns, by their path below its include folder."""
    patterns = tuple(take)
    with opened(package) as archive:
        members = {
            name.partition("/include/")[2]: name
            for name in archive.namelist()
            if "/include/" in name and not name.endswith("/")
        }
        wanted = {n: m for n, m in members.items() if any(fnmatchcase(n, p) for p in patterns)}
        headers = {name: archive.read(member) for name, member in wanted.items()}
    if not headers:
        raise CodegenError(f"{package.filename} has none of the headers {', '.join(patterns)}")
    return headers


@contextmanager
def opened(package: DistributionPackage) -> Iterator[RemoteZip]:
    """A wheel as a zip archive of which only the parts that are read are transferred.

    What goes wrong with the transfer, now or when a part is read, is a CodegenError.
    """
    try:
        with RemoteZip(
            package.url, session=session(), support_suffix_range=False, timeout=TIMEOUT
        ) as archive:
            yield archive
    except (RemoteIOError, RequestException, HTTPError) as error:
        raise _unreachable(package.filename, error) from None
    except RemoteZipError as error:
        raise DownloadError(f"{package.filename}: no parts of it can be had: {_line(error)}") from None
    except (BadZipFile, EOFError, zlib.error) as error:
        # zipfile takes an OSError for a bad file, and a RequestException is one.
        if isinstance(error.__context__, RequestException):
            raise _unreachable(package.filename, error.__context__) from None
        raise CodegenError(f"{package.filename} is not a wheel") from None


def find(name: str, version: str) -> DistributionPackage:
    """The Linux wheel of a version. Raises DownloadError if the index has none."""
    fitting = [p for p in wheels_of(name) if p.version == version]
    if not fitting:
        raise DownloadError(f"{name} {version}: the package index has no such wheel for Linux")
    return min(fitting, key=lambda package: package.filename)


def wheels_of(name: str) -> tuple[DistributionPackage, ...]:
    """The wheels of a project for Linux on x86-64, or for every system."""
    with _asking:  # so that threads which want the same page don't all ask for it
        return _wheels_of(name)


@functools.cache
def _wheels_of(name: str) -> tuple[DistributionPackage, ...]:
    try:
        client = PyPISimple(session=session(), **index())
        packages = client.get_project_page(name, timeout=TIMEOUT).packages
    except NoSuchProjectError:
        raise DownloadError(f"{name}: the package index has no such project") from None
    except (RequestException, UnsupportedRepoVersionError, ValueError) as error:
        raise _unreachable(name, error) from None
    return tuple(
        p
        for p in packages
        if p.package_type == "wheel" and re.search(r"-any\.whl$|manylinux\w*_x86_64\.whl$", p.filename)
    )


@functools.cache
def session() -> Session:
    """The connections to the index, kept open from one request to the next."""
    made = Session()
    made.mount("https://", HTTPAdapter(pool_maxsize=2 * WORKERS, max_retries=2))
    return made


def index() -> dict[str, str]:
    """The index that pip is set up for; nothing for the usual one."""
    address = os.environ.get("PIP_INDEX_URL") or _configured()
    return {"endpoint": address} if address else {}


@functools.cache
def _configured() -> str:
    """The address in pip's settings; `pip config get` would look into one of their files only."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    settings = subprocess.run(command, capture_output=True, text=True).stdout
    found = re.search(r"^global\.index-url=(['\"])(.*)\1\s*$", settings, re.M)
    return found[2] if found else ""


def _unreachable(what: str, error: Exception) -> DownloadError:
    return DownloadError(f"{what}: the package index can't be reached: {_line(error)}")


def _line(error: Exception) -> str:
    """What went wrong, on one line, without the password that an index's address may have."""
    return re.sub(r"//[^/@\s]*@", "//", " ".join(str(error).split()))
