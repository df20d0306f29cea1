"""Downloads the headers of pinned wheels to a git-ignored cache, whose keys are the hashes of the headers.

A wheel can be half a gigabyte in size while its headers are only a few kilobytes, so only the headers are
downloaded. This is possible because a wheel is a zip archive and the index's servers support range requests
(see index). A pin contains the hash of these headers. The cache is checked before each use.

The hash of the downloaded headers is also recorded for each wheel. The cache alone cannot show that a wheel
matches its pin, because another wheel may have provided the headers with the pinned hash.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TextIO

from .declared import ROOT
from .errors import CodegenError
from .index import Package, get_package, open_wheel
from .sources import Wheel

CACHE = ROOT / ".cache" / "headers"
WORKERS = 8  # the number of simultaneous downloads


def get_directory(wheel: Wheel, cache: Path = CACHE) -> Path:
    """Return the directory of a wheel's headers. Its name is the beginning of the headers' hash."""
    return cache / wheel.sha256[:16]


def missing(wheels: Iterable[Wheel], cache: Path = CACHE) -> list[Wheel]:
    """Return the wheels that have not been downloaded yet, or whose headers are missing from the cache."""
    unique_wheels = list({_get_hash_file(wheel, cache): wheel for wheel in wheels}.values())
    # Several wheels can have the same headers, which are only checked once.
    intact = {wheel.sha256: is_intact(wheel, cache) for wheel in unique_wheels}
    return [
        wheel
        for wheel in unique_wheels
        if not intact[wheel.sha256] or _read_recorded_hash(wheel, cache) != wheel.sha256
    ]


def is_intact(wheel: Wheel, cache: Path = CACHE) -> bool:
    """Return whether the cache contains exactly the pinned headers."""
    directory = get_directory(wheel, cache)
    files = [path for path in directory.rglob("*") if path.is_file()]
    return digest({p.relative_to(directory).as_posix(): p.read_bytes() for p in files}) == wheel.sha256


def _get_hash_file(wheel: Wheel, cache: Path) -> Path:
    """Return the path of the file that records the hash of a wheel's headers after the download."""
    patterns_hash = hashlib.sha256("\0".join(wheel.take).encode()).hexdigest()[:8]
    return cache.with_name(f"{cache.name}-of-wheels") / f"{wheel.name}-{wheel.version}-{patterns_hash}"


def _read_recorded_hash(wheel: Wheel, cache: Path) -> str:
    """Return the recorded hash of a wheel's headers, or "" if there is no record."""
    try:
        return _get_hash_file(wheel, cache).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def fetch(
    wheels: Iterable[Wheel], cache: Path = CACHE, show: Callable[[int, int, Wheel], None] | None = None
) -> int:
    """Download the headers of wheels to the cache and return the number of downloaded wheels.

    Args:
        wheels: wheels to download
        cache: the cache's directory
        show: called after each wheel with the number of downloaded wheels, the total number, and the wheel

    Raises:
        DownloadError: A wheel is not available.
        CodegenError: The headers in a wheel do not match the hash in the pin.
    """
    missing_wheels = missing(wheels, cache)
    with ThreadPoolExecutor(WORKERS) as pool:
        results = pool.map(lambda wheel: _fetch_one(wheel, cache), missing_wheels)
        for count, (wheel, _) in enumerate(zip(missing_wheels, results, strict=True), 1):
            if show:
                show(count, len(missing_wheels), wheel)
    return len(missing_wheels)


class Progress:
    """Shows the progress of a download.

    On a terminal it updates a single line. Otherwise, it prints a line every ten seconds.
    """

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.printed_at = time.monotonic()

    def __call__(self, count: int, total: int, wheel: Wheel) -> None:
        """Show that `count` of `total` wheels have been downloaded. `wheel` is the latest of them."""
        line = f"codegen: headers of {count} of {total} wheels downloaded: {wheel}"
        if self.stream.isatty():
            end = "\n" if count == total else ""
            # Pad or cut the line to 100 columns, so that it overwrites the previous line.
            print(f"\r{line:100.100}", end=end, file=self.stream, flush=True)
        elif count == total or time.monotonic() > self.printed_at + 10:
            self.printed_at = time.monotonic()
            print(line, file=self.stream, flush=True)


def _fetch_one(wheel: Wheel, cache: Path) -> None:
    """Download the headers of one wheel to the cache. Raises CodegenError if their hash is wrong."""
    headers = headers_of(get_package(wheel.name, wheel.version), wheel.take)
    actual = digest(headers)
    if actual != wheel.sha256:
        raise CodegenError(f"{wheel}: expected headers with sha256 {wheel.sha256}, got {actual}")
    store(wheel, headers, cache)


def store(wheel: Wheel, headers: Mapping[str, bytes], cache: Path = CACHE) -> None:
    """Write all headers of a wheel to the cache, or none of them if there is an error."""
    cache.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="new-", dir=cache))
    try:
        for name, data in headers.items():
            path = work / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        if get_directory(wheel, cache).exists() and not is_intact(wheel, cache):
            shutil.rmtree(get_directory(wheel, cache), ignore_errors=True)
        try:
            os.replace(work, get_directory(wheel, cache))
        except OSError:  # another process has already stored the same headers
            if not is_intact(wheel, cache):
                raise
    finally:
        shutil.rmtree(work, ignore_errors=True)
    # The record is written last, because missing() considers a wheel with a record to be downloaded.
    hash_file = _get_hash_file(wheel, cache)
    hash_file.parent.mkdir(parents=True, exist_ok=True)
    temporary = hash_file.with_name(f"{hash_file.name}.{os.getpid()}.{threading.get_ident()}")
    temporary.write_text(wheel.sha256, encoding="ascii")
    os.replace(temporary, hash_file)


def digest(headers: Mapping[str, bytes]) -> str:
    """Return a hash of the headers' names and contents, in name order."""
    total = hashlib.sha256()
    for name in sorted(headers):
        total.update(f"{name}\0{hashlib.sha256(headers[name]).hexdigest()}\n".encode())
    return total.hexdigest()


def _matches(name: str, patterns: Iterable[str]) -> bool:
    """Return whether a name matches at least one of the patterns."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def map_headers(members: Iterable[str]) -> dict[str, str]:
    """Return the paths of the headers in a wheel, keyed by path relative to the include directory.

    Args:
        members: paths of all files and directories in the wheel
    """
    headers = {}
    for member in members:
        _, _, name = member.partition("/include/")
        if name and not name.endswith("/"):  # a directory ends with a slash
            headers[name] = member
    return headers


def headers_of(package: Package, take: Collection[str]) -> dict[str, bytes]:
    """Return the headers in a wheel that match the patterns, keyed by path relative to the include directory.

    A pattern that starts with `!` excludes the headers that match the rest of it.
    """
    patterns = [pattern for pattern in take if not pattern.startswith("!")]
    omitted = [pattern[1:] for pattern in take if pattern.startswith("!")]
    with open_wheel(package) as archive:
        headers = {
            name: archive.read(member)
            for name, member in map_headers(archive.namelist()).items()
            if _matches(name, patterns) and not _matches(name, omitted)
        }
    if not headers:
        raise CodegenError(f"{package.filename} does not contain a header that matches {', '.join(patterns)}")
    return headers
