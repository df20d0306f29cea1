"""The package index, asked as pip asks it: its index and mirrors, certificates, proxies, names and passwords.

pip reads its own settings (files, environment, `pip config`) and makes the connections; only the needed parts
of a wheel are transferred, by HTTP ranges. pip does not guarantee the stability of what is imported here, so
all of it is in this module.
"""

from __future__ import annotations

import functools
import importlib
import logging
import re
import shutil
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from threading import Lock
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from urllib.request import url2pathname
from zipfile import BadZipFile, ZipFile

from remotezip import RemoteIOError, RemoteZip, RemoteZipError

from .errors import CodegenError, DownloadError

# The platform tags of a wheel name the C libraries that it runs with.
_PLATFORMS = ("manylinux1", "manylinux2010", "manylinux2014", *(f"manylinux_2_{n}" for n in range(5, 50)))
_ARGUMENTS = (
    "--no-deps",
    "--only-binary=:all:",
    "--no-cache-dir",
    "--no-input",
    "--ignore-requires-python",
    "--implementation=py",
    "--abi=none",
    "--python-version=3",
    *[f"--platform={name}_x86_64" for name in _PLATFORMS],
    "nothing",
)

_asking = Lock()


class Package(NamedTuple):
    """A wheel in the index."""

    filename: str
    version: str
    url: str


def find(name: str, version: str) -> Package:
    """The Linux wheel of a version. Raises DownloadError if the index has none."""
    wanted = version_key(version)
    fitting = [p for p in wheels_of(name) if version_key(p.version) == wanted]
    if not fitting:
        raise DownloadError(f"{name} {version}: the package index has no such wheel for Linux")
    return min(fitting, key=lambda package: package.filename)


def wheels_of(name: str) -> tuple[Package, ...]:
    """The wheels of a project for Linux on x86-64, or for every system."""
    with _asking:  # so that threads do not request the same page twice
        return _wheels_of(name)


@functools.cache
def _wheels_of(name: str) -> tuple[Package, ...]:
    pip = _pip()
    pip.said.clear()
    try:
        candidates = pip.finder.find_all_candidates(name)
    except Exception as error:
        raise _unreachable(name, error) from None
    found = [c for c in candidates if c.link.is_wheel]
    if not found:
        _pip.cache_clear()  # the finder caches empty results, without the reason
        absent = [said for said in pip.said if "404 Client Error" in said]
        if len(absent) < len(pip.said):
            raise _unreachable(name, next(said for said in pip.said if said not in absent))
        if absent:
            raise DownloadError(f"{name}: the package index has no such project")
    return tuple(Package(c.link.filename, str(c.version), c.link.url_without_fragment) for c in found)


@contextmanager
def opened(package: Package) -> Iterator[ZipFile]:
    """A wheel as a zip archive; only the parts that are read are transferred.

    A failed transfer, now or when a part is read, is a DownloadError.
    """
    session = _pip().session
    transfer = (RemoteIOError, *_transfer_errors())
    try:
        with ExitStack() as stack:
            archive: ZipFile
            if urlsplit(package.url).scheme == "file":
                archive = ZipFile(url2pathname(urlsplit(package.url).path))
            else:
                try:
                    archive = RemoteZip(package.url, session=session, support_suffix_range=False)
                except RemoteIOError:
                    raise
                except RemoteZipError as error:
                    archive = ZipFile(stack.enter_context(_whole(package, error)))
            yield stack.enter_context(archive)
    except transfer as error:
        raise _unreachable(package.filename, error) from None
    except RemoteZipError as error:
        raise DownloadError(f"{package.filename}: parts of it can't be downloaded: {_line(error)}") from None
    except (BadZipFile, EOFError, zlib.error, FileNotFoundError) as error:
        # zipfile reports any OSError as a bad file, that of a failed transfer, too.
        if isinstance(error.__context__, transfer):
            raise _unreachable(package.filename, error.__context__) from None
        raise CodegenError(f"{package.filename} is not a wheel") from None


@contextmanager
def _whole(package: Package, why: Exception) -> Iterator[Any]:
    """A whole wheel, in a file, for a server that does not send parts."""
    with _pip().session.get(package.url, stream=True) as response, tempfile.TemporaryFile() as file:
        response.raise_for_status()
        size = int(response.headers.get("Content-Length", 0)) / 1e6
        print(f"codegen: {package.filename} is downloaded whole ({size:.0f} MB): {why}", file=sys.stderr)
        shutil.copyfileobj(response.raw, file)
        yield file


def version_key(version: str) -> Any:
    """A version as Python orders and compares it: 13.6.0rc1 comes before 13.6.0."""
    try:
        return importlib.import_module("pip._vendor.packaging.version").Version(version)
    except ValueError:
        raise CodegenError(f"{version} is not a version") from None


class _Pip(NamedTuple):
    session: Any  # pip's requests.Session, which knows certificates, proxies and passwords
    finder: Any  # pip's search for a project, in all configured indexes
    said: list[str]  # its messages during the search


@functools.cache
def _pip() -> _Pip:
    try:
        command = importlib.import_module("pip._internal.commands").create_command("download")
        options, _ = command.parse_args(list(_ARGUMENTS))
        target = importlib.import_module("pip._internal.cli.cmdoptions").make_target_python(options)
        session = command._build_session(options)
        finder = command._build_package_finder(options, session, target, ignore_requires_python=True)
    except (Exception, SystemExit) as error:
        version = importlib.import_module("pip").__version__
        raise DownloadError(f"pip {version} or its settings can't be used: {_line(error)}") from None
    session.hooks["response"].append(_expect_all)
    handler = _Listener()
    logger = logging.getLogger("pip._internal")
    logger.setLevel(logging.DEBUG)
    for name in ("pip._internal", "pip._vendor"):
        logging.getLogger(name).propagate = False
    logger.handlers = [handler]
    logging.getLogger("pip._vendor").handlers = [logging.NullHandler()]
    return _Pip(session, finder, handler.said)


def _expect_all(response: Any, **_: object) -> None:
    """Make a truncated response an error, which urllib3 1 does not."""
    response.raw.enforce_content_length = True


class _Listener(logging.Handler):
    """Keeps pip's messages about unavailable pages, for which it raises nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.levelno >= logging.WARNING or text.startswith("Could not fetch"):
            self.said.append(text)


def _transfer_errors() -> tuple[type[Exception], ...]:
    """pip has its own copies of requests and urllib3 and, from 26 on, replaces their errors by its own."""
    requests = importlib.import_module("pip._vendor.requests")
    urllib3 = importlib.import_module("pip._vendor.urllib3.exceptions")
    return (
        requests.RequestException,
        urllib3.HTTPError,
        importlib.import_module("pip._internal.exceptions").PipError,
    )


def forget() -> None:
    """Read the settings and the pages again."""
    if _pip.cache_info().currsize:
        _pip().session.close()
    _pip.cache_clear()
    _wheels_of.cache_clear()


def _unreachable(what: str, error: Exception | str) -> DownloadError:
    return DownloadError(f"{what}: the package index can't be reached: {_line(error)}")


def _line(error: BaseException | str) -> str:
    """The error on one line, without a password in the index's address."""
    parts = [str(text) for text in (getattr(error, "message", ""), getattr(error, "context", "")) if text]
    return re.sub(r"//[^/@\s]*@", "//", " ".join((": ".join(parts) or str(error)).split()))
