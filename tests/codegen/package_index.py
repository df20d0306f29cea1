"""A package index on this machine, and wheels with headers for the index."""

from __future__ import annotations

import contextlib
import functools
import http.server
import io
import json
import os
import random
import re
import ssl
import threading
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from codegen import fetch
from codegen import index as package_index
from codegen.errors import CodegenError
from codegen.sources import Wheel

HEADER = b"#define FROM_A_WHEEL 1\n"
PROJECT = "cudyn-test-headers"
WRONG_HASH = "0" * 64


class Request(NamedTuple):
    """A request, and the number of bytes in the body of the response."""

    method: str
    path: str
    size: int


@dataclass
class Index:
    """A package index on this machine.

    Attributes:
        ranges: How the index answers requests for a range of a file: "sent", "ignored", "nonsense", "broken
            off" or "silent".
        password: The required value of Authorization, or an empty string.
    """

    address: str = ""
    files: dict[str, bytes] = field(default_factory=dict)
    requests: list[Request] = field(default_factory=list)
    as_json: bool = False
    ranges: str = "sent"
    password: str = ""
    lock: threading.Lock = field(default_factory=threading.Lock)

    def put(
        self,
        members: Mapping[str, bytes],
        project: str = PROJECT,
        version: str = "1.0",
        tag: str = "py3-none-any",
    ) -> bytes:
        """Add a wheel with these members."""
        return self.put_file(zip_members(members), project, version, tag)

    def put_file(
        self, data: bytes, project: str = PROJECT, version: str = "1.0", tag: str = "py3-none-any"
    ) -> bytes:
        """Add a wheel with these bytes, and return them."""
        self.files[f"{project.replace('-', '_')}-{version}-{tag}.whl"] = data
        return data

    def count_sent_bytes(self, ending: str = "") -> int:
        """Return the number of bytes that were sent for paths ending with `ending`."""
        return sum(request.size for request in self.requests if request.path.endswith(ending))

    def count_requests(self, ending: str) -> int:
        """Return the number of requests for paths ending with `ending`."""
        return sum(request.path.endswith(ending) for request in self.requests)

    def page(self, project: str) -> bytes | None:
        """Return the page of a project, which lists its files in HTML or JSON, or None for other projects."""
        names = [name for name in self.files if name.startswith(project.replace("-", "_") + "-")]
        if not names:
            return None
        if self.as_json:
            rows = [{"filename": name, "url": f"../../files/{name}", "hashes": {}} for name in names]
            return json.dumps({"meta": {"api-version": "1.0"}, "name": project, "files": rows}).encode()
        links = "".join(f'<a href="../../files/{name}">{name}</a>' for name in names)
        return f"<!DOCTYPE html><html><body>{links}</body></html>".encode()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    index: Index

    def log_message(self, format: str, *arguments: object) -> None:
        pass

    def do_GET(self) -> None:
        """Answer a request, unless it lacks the password."""
        self.path = urlsplit(self.path).path  # a proxy receives the complete URL
        if self.index.password and self.headers.get("Authorization") != self.index.password:
            return self.send(401, b"", {"WWW-Authenticate": "Basic"})
        self.send_response_for_path()
        return None

    do_HEAD = do_GET

    def send_response_for_path(self) -> None:
        """Send the page of a project or a file, or an error."""
        simple = re.fullmatch(r"/simple/([\w-]+)/", self.path)
        if self.index.ranges == "silent":
            self.close_connection = True
            threading.Event().wait(3)
        elif simple:
            page = self.index.page(simple[1])
            content_type = "application/vnd.pypi.simple.v1+json" if self.index.as_json else "text/html"
            self.send(200 if page else 404, page or b"", {"Content-Type": content_type})
        elif self.path.startswith("/files/") and self.path[7:] in self.index.files:
            self.send_file(self.index.files[self.path[7:]])
        else:
            self.send(404, b"", {})

    def send_file(self, data: bytes) -> None:
        """Send a file, or the requested range of its bytes."""
        range_ = re.fullmatch(r"bytes=(\d+)-(\d+)", self.headers.get("Range", ""))
        if not range_ or self.index.ranges == "ignored":
            return self.send(200, data, {})
        start = int(range_[1])
        end = min(int(range_[2]), len(data) - 1)
        if start > end:
            return self.send(416, b"", {"Content-Range": f"bytes */{len(data)}"})
        content_range = (
            f"bytes {start}-{end}/{len(data)}" if self.index.ranges != "nonsense" else "bytes some"
        )
        return self.send(206, data[start : end + 1], {"Content-Range": content_range})

    def send(self, status: int, body: bytes, headers: Mapping[str, str]) -> None:
        """Send a response, record the request, and break off if the index should fail."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        sent = body if self.command == "GET" else b""
        if self.index.ranges == "broken off" and status == 206:
            sent = sent[: len(sent) // 2]
            self.close_connection = True
        with self.index.lock:
            self.index.requests.append(Request(self.command, self.path, len(sent)))
        with contextlib.suppress(ConnectionError):
            self.end_headers()
            self.wfile.write(sent)


def zip_members(members: Mapping[str, bytes]) -> bytes:
    """Return a ZIP file with these members."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return file.getvalue()


def make_include_members(headers: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return headers as members of a wheel."""
    return {f"nvidia/cu99/include/{name}": data for name, data in headers.items()}


def make_noise(size: int) -> bytes:
    """Return bytes that cannot be compressed."""
    return random.Random(1).randbytes(size)


def make_pin(headers: Mapping[str, bytes], take: tuple[str, ...] = ("*.h",), version: str = "1.0") -> Wheel:
    """Return the pin of a wheel with these headers. `take` contains the patterns of the fetched headers."""
    return Wheel("99.0", "part", PROJECT, version, fetch.digest(headers), take)


def forget_pip_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove pip's settings from the environment, and disable retries."""
    for name in list(os.environ):
        if name.upper().startswith("PIP_") or name.lower() in ("http_proxy", "https_proxy", "all_proxy"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_RETRIES", "0")


def forget_index() -> None:
    """Clear the cached index."""
    package_index.clear_caches()


@contextlib.contextmanager
def serve_index(context: ssl.SSLContext | None = None) -> Iterator[Index]:
    """Serve an index, over HTTPS if there is a context."""
    index = Index()
    handler = type("HandlerOfOne", (Handler,), {"index": index})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        if context:
            server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=functools.partial(server.serve_forever, 0.02), daemon=True)
        thread.start()
        scheme = "https" if context else "http"
        index.address = f"{scheme}://127.0.0.1:{server.server_address[1]}/simple"
        yield index
        server.shutdown()
        thread.join()


def fetch_with_error(wheels: list[Wheel], cache: Path) -> str:
    """Return the one-line message with which a fetch fails. The cache must remain empty."""
    with pytest.raises(CodegenError) as caught:
        fetch.fetch(wheels, cache)
    if cache.exists():
        assert list(cache.iterdir()) == []
    return get_one_line(caught.value)


def get_one_line(error: CodegenError) -> str:
    """Return the error's message, which must have one line."""
    message = str(error)
    assert message.strip()
    assert "\n" not in message
    return message


def read_contents(directory: Path) -> dict[str, bytes]:
    """Return the contents of the files in a directory, keyed by relative path."""
    return {
        path.relative_to(directory).as_posix(): path.read_bytes()
        for path in directory.rglob("*")
        if path.is_file()
    }
