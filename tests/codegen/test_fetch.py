"""codegen: pins to headers in the cache, from an index of our own; the status of `python -m codegen`."""

from __future__ import annotations

import base64
import contextlib
import functools
import http.server
import io
import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen import fetch, package, pin, sources
from codegen import index as package_index
from codegen.__main__ import main
from codegen.errors import CodegenError, DownloadError
from codegen.sources import ROOT, Facts, Library, Sources, Wheel
from cudyn._loading.catalog import LibraryInfo

HEADER = b"#define FROM_A_WHEEL 1\n"
PROJECT = "cudyn-test-headers"
NEVER = "0" * 64


class Asked(NamedTuple):
    """One request: what was asked for and how many bytes the answer's body had."""

    method: str
    path: str
    size: int


@dataclass
class Index:
    """A package index on this machine. `ranges`: how it answers who asks for a part of a file."""

    address: str = ""
    files: dict[str, bytes] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    as_json: bool = False
    ranges: str = "given"
    password: str = ""  # the Authorization that it wants
    lock: threading.Lock = field(default_factory=threading.Lock)

    def put(
        self,
        members: Mapping[str, bytes],
        project: str = PROJECT,
        version: str = "1.0",
        tag: str = "py3-none-any",
    ) -> bytes:
        """Serve a wheel with these members."""
        return self.put_file(zipped(members), project, version, tag)

    def put_file(
        self, data: bytes, project: str = PROJECT, version: str = "1.0", tag: str = "py3-none-any"
    ) -> bytes:
        self.files[f"{project.replace('-', '_')}-{version}-{tag}.whl"] = data
        return data

    def served(self, ending: str = "") -> int:
        """The bytes that were sent of everything whose path ends so."""
        return sum(request.size for request in self.asked if request.path.endswith(ending))

    def times(self, ending: str) -> int:
        return sum(request.path.endswith(ending) for request in self.asked)

    def page(self, project: str) -> bytes | None:
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

    def do_GET(self) -> None:
        self.answer()

    def do_HEAD(self) -> None:
        self.answer()

    def log_message(self, format: str, *arguments: object) -> None:
        pass

    def answer(self) -> None:
        self.path = urlsplit(self.path).path  # a proxy is asked for a whole address
        if self.index.password and self.headers.get("Authorization") != self.index.password:
            return self.send(401, b"", {"WWW-Authenticate": "Basic"})
        self.answer_all()
        return None

    def answer_all(self) -> None:
        simple = re.fullmatch(r"/simple/([\w-]+)/", self.path)
        if self.index.ranges == "silent":
            self.close_connection = True
            threading.Event().wait(3)
        elif simple:
            page = self.index.page(simple[1])
            kind = "application/vnd.pypi.simple.v1+json" if self.index.as_json else "text/html"
            self.send(200 if page else 404, page or b"", {"Content-Type": kind})
        elif self.path.startswith("/files/") and self.path[7:] in self.index.files:
            self.send_file(self.index.files[self.path[7:]])
        else:
            self.send(404, b"", {})

    def send_file(self, data: bytes) -> None:
        part = re.fullmatch(r"bytes=(\d+)-(\d+)", self.headers.get("Range", ""))
        if not part or self.index.ranges == "ignored":
            return self.send(200, data, {})
        start, end = int(part[1]), min(int(part[2]), len(data) - 1)
        if start > end:
            return self.send(416, b"", {"Content-Range": f"bytes */{len(data)}"})
        place = f"bytes {start}-{end}/{len(data)}" if self.index.ranges != "nonsense" else "bytes some"
        return self.send(206, data[start : end + 1], {"Content-Range": place})

    def send(self, status: int, body: bytes, headers: Mapping[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        sent = body if self.command == "GET" else b""
        if self.index.ranges == "broken off" and status == 206:
            sent = sent[: len(sent) // 2]
            self.close_connection = True
        with self.index.lock:
            self.index.asked.append(Asked(self.command, self.path, len(sent)))
        with contextlib.suppress(ConnectionError):
            self.end_headers()
            self.wfile.write(sent)


def zipped(members: Mapping[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return file.getvalue()


def included(headers: Mapping[str, bytes]) -> dict[str, bytes]:
    """These headers as members of a wheel."""
    return {f"nvidia/cu99/include/{name}": data for name, data in headers.items()}


def noise(size: int) -> bytes:
    """Bytes that no compression makes fewer."""
    return random.Random(1).randbytes(size)


def pin_of(headers: Mapping[str, bytes], take: tuple[str, ...] = ("*.h",), version: str = "1.0") -> Wheel:
    return Wheel("99.0", "part", PROJECT, version, fetch.digest(headers), take)


def forget_pip_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.upper().startswith("PIP_") or name.lower() in ("http_proxy", "https_proxy", "all_proxy"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_RETRIES", "0")


def forget_the_index() -> None:
    package_index.forget()


@pytest.fixture
def unasked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No index has been asked, and none is set up."""
    forget_pip_settings(monkeypatch)
    forget_the_index()
    yield
    forget_the_index()


@pytest.fixture
def index(unasked: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Index]:
    """The only index that is known, empty at first."""
    with served() as made:
        monkeypatch.setenv("PIP_INDEX_URL", made.address)
        yield made


@contextlib.contextmanager
def served(context: ssl.SSLContext | None = None) -> Iterator[Index]:
    """An index, by HTTPS with a context."""
    made = Index()
    handler = type("HandlerOfOne", (Handler,), {"index": made})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        if context:
            server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=functools.partial(server.serve_forever, 0.02), daemon=True)
        thread.start()
        scheme = "https" if context else "http"
        made.address = f"{scheme}://127.0.0.1:{server.server_address[1]}/simple"
        yield made
        server.shutdown()
        thread.join()


@pytest.fixture
def pip_config(unasked: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets pip up in a file alone."""

    def set_up(**settings: str) -> None:
        lines = [f"{key.replace('_', '-')} = {value}\n" for key, value in settings.items()]
        (tmp_path / "pip.conf").write_text("".join(["[global]\n", *lines]), encoding="utf-8")
        monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "pip.conf"))
        for name in (
            "PIP_INDEX_URL",
            "REQUESTS_CA_BUNDLE",
            "CURL_CA_BUNDLE",
            "SSL_CERT_FILE",
            "SSL_CERT_DIR",
        ):
            monkeypatch.delenv(name, raising=False)
        forget_the_index()

    return set_up


def failure(wheels: list[Wheel], cache: Path) -> str:
    """The message with which a fetch fails: one line. It leaves nothing in the cache."""
    with pytest.raises(CodegenError) as caught:
        fetch.fetch(wheels, cache)
    assert not cache.exists() or not list(cache.iterdir())
    return one_line(caught.value)


def one_line(error: CodegenError) -> str:
    message = str(error)
    assert message.strip()
    assert "\n" not in message
    return message


def contents(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


# --- what is asked for, and what is not


@pytest.mark.parametrize("as_json", [False, True])
def test_headers_of_a_wheel_appear_in_the_cache(as_json: bool, index: Index, tmp_path: Path) -> None:
    index.as_json = as_json
    headers = {"a.h": HEADER, "crt/b.h": b"b\r\n\xff", "empty.h": b""}
    outside = {"nvidia/cu99/lib/a.h": b"a library's", "a.h": b"at the top", "nvidia/cu99/include/": b""}
    index.put(included(headers) | included({"unwanted.hpp": b"", "crt/unwanted.h": b""}) | outside)
    wheel = pin_of(headers, ("a.h", "crt/b.h", "e*.h", "never.h"))
    cache = tmp_path / "cache"
    assert fetch.missing([wheel], cache) == [wheel]
    assert fetch.fetch([wheel], cache) == 1
    assert contents(fetch.folder(wheel, cache)) == headers
    assert fetch.missing([wheel], cache) == []


def test_a_star_takes_the_include_folder_and_nothing_else(index: Index, tmp_path: Path) -> None:
    headers = {"a.h": HEADER, "crt/b.hpp": b"b"}
    index.put(included(headers | {"crt/": b""}) | {"nvidia/cu99/lib/libbig.so": b"", "METADATA": b""})
    wheel = pin_of(headers, ("*",))
    assert fetch.fetch([wheel], tmp_path / "cache") == 1
    assert contents(fetch.folder(wheel, tmp_path / "cache")) == headers


@pytest.mark.parametrize("others", [0, 2000])
def test_only_the_headers_of_a_wheel_are_transferred(others: int, index: Index, tmp_path: Path) -> None:
    """They may stand before and after a big library, and the list of members may be long."""
    last = {f"nvidia/cu99/share/{'n' * 80}{n}": b"" for n in range(others)}
    headers = {"first.h": noise(5000), "last.h": noise(7000)}
    first, last["nvidia/cu99/include/last.h"] = included({"first.h": headers["first.h"]}), headers["last.h"]
    data = index.put(first | {"nvidia/cu99/lib/libbig.so": noise(8_000_000)} | last)
    wheel = pin_of(headers)
    assert fetch.fetch([wheel], tmp_path / "cache") == 1
    assert contents(fetch.folder(wheel, tmp_path / "cache")) == headers
    assert sum(map(len, headers.values())) < index.served(".whl") < len(data) / 10


def test_a_second_fetch_asks_nothing(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER}))
    wheel = pin_of({"a.h": HEADER})
    assert fetch.fetch([wheel], tmp_path / "cache") == 1
    forget_the_index()
    index.asked.clear()
    assert fetch.fetch([wheel], tmp_path / "cache") == 0
    assert index.asked == []


def test_only_what_is_missing_is_asked_for(index: Index, tmp_path: Path) -> None:
    wheels = []
    for n in range(4):
        headers = {f"w{n}.h": HEADER, "common.h": HEADER}
        index.put(included(headers), f"cudyn-w{n}")
        wheels.append(replace(pin_of(headers), name=f"cudyn-w{n}"))
    cache = tmp_path / "cache"
    assert fetch.fetch(wheels[:2], cache) == 2
    shutil.rmtree(fetch.folder(wheels[0], cache))
    index.asked.clear()
    assert fetch.fetch(wheels, cache) == 3
    asked = {request.path for request in index.asked if request.path.endswith(".whl")}
    assert asked == {f"/files/cudyn_w{n}-1.0-py3-none-any.whl" for n in (0, 2, 3)}
    assert fetch.missing(wheels, cache) == []
    assert len(list(cache.iterdir())) == 4


def test_headers_that_two_wheels_have_are_kept_once(index: Index, tmp_path: Path) -> None:
    """As the profiler's, which are the same in many releases."""
    index.put(included({"a.h": HEADER}))
    index.put(included({"a.h": HEADER}), version="2.0")
    first = pin_of({"a.h": HEADER})
    wheels = [first, replace(first, release="99.1"), replace(first, release="99.2", version="2.0")]
    assert fetch.fetch(wheels, tmp_path / "cache") == 2  # each wheel, for its own may be others
    assert len({request.path for request in index.asked if request.path.endswith(".whl")}) == 2
    assert len(list((tmp_path / "cache").iterdir())) == 1
    assert fetch.missing(wheels, tmp_path / "cache") == []


def test_a_pin_with_the_hash_of_another_one_is_noticed(index: Index, tmp_path: Path) -> None:
    """Though the headers of this hash are in the cache."""
    index.put(included({"a.h": HEADER}))
    index.put(included({"a.h": b"other"}), version="2.0")
    right = pin_of({"a.h": HEADER})
    cache = tmp_path / "cache"
    assert fetch.fetch([right], cache) == 1
    copied = replace(right, version="2.0")
    for wheels in ([copied], [right, copied]):
        with pytest.raises(CodegenError, match=rf"^{PROJECT} 2\.0: its headers have sha256") as caught:
            fetch.fetch(wheels, cache)
        assert not isinstance(caught.value, DownloadError)


def test_a_pin_that_takes_other_headers_is_asked_for_again(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER, "b.h": b"b"}))
    cache = tmp_path / "cache"
    assert fetch.fetch([pin_of({"a.h": HEADER}, ("a.h",))], cache) == 1
    with pytest.raises(CodegenError, match="its headers have sha256"):
        fetch.fetch([pin_of({"a.h": HEADER}, ("*.h",))], cache)


@pytest.mark.parametrize("damage", ["changed", "gone", "added", "renamed"])
def test_headers_that_changed_in_the_cache_are_fetched_again(
    damage: str, index: Index, tmp_path: Path
) -> None:
    headers = {"a.h": HEADER, "sub/b.h": b"b"}
    index.put(included(headers))
    wheel, cache = pin_of(headers, ("a.h", "sub/b.h")), tmp_path / "cache"
    assert fetch.fetch([wheel], cache) == 1
    file = fetch.folder(wheel, cache) / "a.h"
    if damage == "changed":
        file.write_bytes(HEADER[:-2] + b"2\n")
    elif damage == "gone":
        file.unlink()
    elif damage == "added":
        file.with_name("c.h").write_bytes(b"")
    else:
        file.rename(file.with_name("c.h"))
    assert fetch.missing([wheel], cache) == [wheel]
    assert fetch.fetch([wheel], cache) == 1
    assert contents(fetch.folder(wheel, cache)) == headers
    assert fetch.missing([wheel], cache) == []


def test_a_page_of_the_index_is_asked_for_once(index: Index, tmp_path: Path) -> None:
    wheels = []
    for n in range(12):
        index.put(included({f"a{n}.h": HEADER}), version=f"{n}.0")
        wheels.append(pin_of({f"a{n}.h": HEADER}, version=f"{n}.0"))
    assert fetch.fetch(wheels, tmp_path / "cache") == 12
    assert index.times(f"/simple/{PROJECT}/") == 1


def test_the_wheel_for_this_system_is_taken(index: Index, tmp_path: Path) -> None:
    for n, tag in enumerate(("win_amd64", "manylinux2014_aarch64", "macosx_11_0_arm64")):
        index.put(included({"a.h": b"%d" % n}), tag=f"py3-none-{tag}")
    index.put(included({"a.h": HEADER}), tag="py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64")
    index.files[f"{PROJECT.replace('-', '_')}-1.0.tar.gz"] = b""
    assert fetch.fetch([pin_of({"a.h": HEADER})], tmp_path / "cache") == 1
    assert index.times("_x86_64.whl") == index.times(".whl") > 0


def test_pip_can_be_set_up_in_a_file(index: Index, tmp_path: Path, pip_config: Callable[..., None]) -> None:
    pip_config(index_url=index.address)
    index.put(included({"a.h": HEADER}))
    assert fetch.fetch([pin_of({"a.h": HEADER})], tmp_path / "cache") == 1


def test_a_certificate_in_pips_settings_is_trusted(tmp_path: Path, pip_config: Callable[..., None]) -> None:
    """One that nothing else on this machine knows."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl to make a certificate with")
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=cudyn"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    wheel = pin_of({"a.h": HEADER})
    with served(context) as index:
        index.put(included({"a.h": HEADER}))
        pip_config(index_url=index.address)
        message = failure([wheel], tmp_path / "refused")
        assert message.startswith(f"{PROJECT}: the package index can't be reached: ")
        assert "certificate" in message
        pip_config(index_url=index.address, cert=str(certificate))
        assert fetch.fetch([wheel], tmp_path / "cache") == 1


def test_a_second_index_and_a_folder_of_pips_settings_are_looked_into(
    index: Index, tmp_path: Path, pip_config: Callable[..., None]
) -> None:
    wheel, links = pin_of({"a.h": HEADER}), tmp_path / "links"
    with served() as other:
        other.put(included({"a.h": HEADER}))
        pip_config(index_url=index.address, extra_index_url=other.address)
        assert fetch.fetch([wheel], tmp_path / "cache") == 1
        assert index.times(f"/{PROJECT}/") == other.times(f"/{PROJECT}/") == 1
    links.mkdir()
    data = zipped(included({"b.h": HEADER}))
    (links / f"{PROJECT.replace('-', '_')}-2.0-py3-none-any.whl").write_bytes(data)
    pip_config(index_url=index.address, find_links=str(links))
    assert fetch.fetch([pin_of({"b.h": HEADER}, version="2.0")], tmp_path / "cache") == 1
    assert index.served(".whl") == 0


def test_the_proxy_of_pips_settings_is_used(tmp_path: Path, pip_config: Callable[..., None]) -> None:
    """The index is on a machine that only the proxy finds."""
    with served() as proxy:
        proxy.put(included({"a.h": HEADER}))
        pip_config(
            index_url="http://index.invalid/simple",
            trusted_host="index.invalid",
            proxy=proxy.address.removesuffix("/simple"),
        )
        assert fetch.fetch([pin_of({"a.h": HEADER})], tmp_path / "cache") == 1
        assert proxy.served(".whl") > 0


def test_the_password_of_pips_settings_and_of_netrc_is_given(
    index: Index, tmp_path: Path, pip_config: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    index.put(included({"a.h": HEADER}))
    index.password = "Basic " + base64.b64encode(b"me:secret").decode()
    wheel = pin_of({"a.h": HEADER})
    pip_config(index_url=index.address)
    assert "secret" not in failure([wheel], tmp_path / "refused")
    pip_config(index_url=index.address.replace("//", "//me:secret@"))
    assert fetch.fetch([wheel], tmp_path / "cache") == 1
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1\nlogin me\npassword secret\n", encoding="utf-8")
    monkeypatch.setenv("NETRC", str(netrc))
    pip_config(index_url=index.address)
    assert fetch.fetch([wheel], tmp_path / "another") == 1


def test_the_pinned_headers_are_fetched_once(pins: Sources, index: Index) -> None:
    assert fetch.fetch(pins.wheels) == 0
    assert index.asked == []


def test_the_cached_headers_are_the_pinned_ones(pins: Sources) -> None:
    for wheel in pins.wheels:
        assert fetch.digest(contents(fetch.folder(wheel))) == wheel.sha256, wheel


# --- what can go wrong


def test_a_wrong_hash_names_the_wheel_and_both_hashes(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER}))
    wrong = replace(pin_of({"a.h": HEADER}), sha256=NEVER)
    message = failure([wrong], tmp_path / "cache")
    assert f"{PROJECT} 1.0: " in message
    assert fetch.digest({"a.h": HEADER}) in message
    assert NEVER in message
    assert fetch.missing([wrong], tmp_path / "cache") == [wrong]


def test_a_header_that_has_gone_is_a_wrong_hash(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER}))
    assert "sha256" in failure([pin_of({"a.h": HEADER, "lost.h": HEADER})], tmp_path / "cache")


def test_a_project_that_is_not_there(index: Index, tmp_path: Path) -> None:
    message = failure([pin_of({"a.h": HEADER})], tmp_path / "cache")
    assert message == f"{PROJECT}: the package index has no such project"


@pytest.mark.parametrize("tag", ["py3-none-any", "py3-none-win_amd64"])
def test_a_version_that_is_not_there(tag: str, index: Index, tmp_path: Path) -> None:
    """Or only for another system."""
    index.put(included({"a.h": HEADER}), version="2.0.1")
    index.put(included({"a.h": HEADER}), version="2.0" if "win" in tag else "1.0", tag=tag)
    message = failure([pin_of({"a.h": HEADER}, version="2.0")], tmp_path / "cache")
    assert message == f"{PROJECT} 2.0: the package index has no such wheel for Linux"


def test_an_index_that_is_down(unasked: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{port}/simple")
        message = failure([pin_of({"a.h": HEADER})], tmp_path / "cache")  # it is bound, and nobody listens
    assert message.startswith(f"{PROJECT}: the package index can't be reached: ")
    assert str(port) in message


@pytest.mark.parametrize("address", ["nowhere", "http://", "ftp://127.0.0.1/simple"])
def test_an_address_that_is_none(
    address: str, unasked: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", address)
    assert "can't be reached" in failure([pin_of({"a.h": HEADER})], tmp_path / "cache")


@pytest.mark.parametrize(
    "page",
    [b"{", b"[]"],
)
def test_an_index_that_is_not_understood(
    page: bytes, index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index.as_json = True
    monkeypatch.setattr(index, "page", lambda project: page)
    message = failure([pin_of({"a.h": HEADER})], tmp_path / "cache")
    assert message.startswith(f"{PROJECT}: the package index can't be reached: ")


def test_an_index_that_says_nothing(index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At first, and then when it is asked for the wheel."""
    index.put(included({"a.h": HEADER}))
    monkeypatch.setenv("PIP_DEFAULT_TIMEOUT", "0.2")
    wheel = pin_of({"a.h": HEADER})
    for what in (PROJECT, "cudyn_test_headers-1.0-py3-none-any.whl"):
        index.ranges = "silent"
        message = failure([wheel], tmp_path / "cache")
        assert message.startswith(f"{what}: the package index can't be reached: ")
        assert re.search("timed out|didn't respond", message)  # older pips, newer ones
        index.ranges = "given"
        package_index.wheels_of(PROJECT)


@pytest.mark.parametrize("ranges", ["ignored", "nonsense"])
def test_a_server_that_gives_no_parts(
    ranges: str, index: Index, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As pip would, the whole wheel is taken; it may be half a gigabyte, so that is said."""
    index.put(included({"a.h": HEADER}))
    index.ranges = ranges
    wheel, cache = pin_of({"a.h": HEADER}), tmp_path / "cache"
    assert fetch.fetch([wheel], cache) == 1
    assert contents(fetch.folder(wheel, cache)) == {"a.h": HEADER}
    assert "cudyn_test_headers-1.0-py3-none-any.whl is downloaded whole (0 MB): " in capsys.readouterr().err


def test_a_server_that_breaks_off(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER}))
    index.ranges = "broken off"
    message = failure([pin_of({"a.h": HEADER})], tmp_path / "cache")
    assert message.startswith("cudyn_test_headers-1.0-py3-none-any.whl: the package index can't be reached: ")


def test_a_file_that_the_index_lists_but_has_not(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER}))
    package_index.wheels_of(PROJECT)
    index.files.clear()
    message = failure([pin_of({"a.h": HEADER})], tmp_path / "cache")
    assert message.startswith("cudyn_test_headers-1.0-py3-none-any.whl: ")
    assert "404" in message


def test_a_password_in_the_address_is_not_said(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index.put(included({"a.h": HEADER}))
    monkeypatch.setenv("PIP_INDEX_URL", index.address.replace("//", "//me:secret@"))
    package_index.wheels_of(PROJECT)
    index.files.clear()
    message = failure([pin_of({"a.h": HEADER})], tmp_path / "cache")
    assert "404" in message
    assert "secret" not in message
    assert index.address.partition("//")[2].partition("/")[0] in message


def test_a_wheel_without_the_headers_names_them(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER}) | {"nvidia/cu99/lib/lost.h": HEADER})
    message = failure([pin_of({}, ("lost.h", "other*.h"))], tmp_path / "cache")
    assert message == "cudyn_test_headers-1.0-py3-none-any.whl has none of the headers lost.h, other*.h"


@pytest.mark.parametrize("data", [b"<html>Not Found</html>", b"PK\x03\x04" + bytes(40), noise(200_000)])
def test_what_is_not_a_wheel_is_called_so(data: bytes, index: Index, tmp_path: Path) -> None:
    index.put_file(data)
    message = failure([pin_of({"a.h": HEADER})], tmp_path / "cache")
    assert message == "cudyn_test_headers-1.0-py3-none-any.whl is not a wheel"


def test_a_file_of_no_bytes(index: Index, tmp_path: Path) -> None:
    """There is no part of it to ask for."""
    index.put_file(b"")
    assert "cudyn_test_headers-1.0-py3-none-any.whl" in failure([pin_of({"a.h": HEADER})], tmp_path / "cache")


def test_a_member_that_does_not_unpack(index: Index, tmp_path: Path) -> None:
    """Whether it can't be unpacked at all or comes out as something else."""
    headers = {"a.h": noise(3000), "b.h": HEADER}
    data = index.put(included(headers))
    start = data.index(b"a.h") + len(b"a.h")
    for place in (start, start + 1000):
        index.put_file(data[:place] + b"\x07" * 40 + data[place + 40 :])
        message = failure([pin_of(headers)], tmp_path / "cache")
        assert message == "cudyn_test_headers-1.0-py3-none-any.whl is not a wheel"


def test_of_several_wheels_the_bad_one_is_named(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER}))
    good, absent = pin_of({"a.h": HEADER}), replace(pin_of({"b.h": b""}), name="cudyn-test-absent")
    with pytest.raises(CodegenError, match=r"^cudyn-test-absent: .* no such project$"):
        fetch.fetch([good, absent], tmp_path / "cache")
    assert fetch.missing([good, absent], tmp_path / "cache") == [absent]


# --- the headers of a wheel are in the cache, all or none


@pytest.mark.parametrize("error", [OSError("No space left"), KeyboardInterrupt()])
def test_an_interrupted_write_leaves_nothing(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = {"a.h": HEADER, "b/b.h": HEADER, "c.h": HEADER}
    wheel = pin_of(headers)
    write = Path.write_bytes

    def fail_at_the_last(path: Path, data: bytes) -> int:
        if path.name == "c.h":
            raise error
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", fail_at_the_last)
    with pytest.raises(type(error)):
        fetch.store(wheel, headers, tmp_path)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    fetch.store(wheel, headers, tmp_path)
    assert contents(fetch.folder(wheel, tmp_path)) == headers


def test_a_leftover_of_a_killed_process_does_not_count(index: Index, tmp_path: Path) -> None:
    index.put(included({"a.h": HEADER}))
    wheel = pin_of({"a.h": HEADER})
    (tmp_path / "new-killed").mkdir()
    (tmp_path / "new-killed" / "a.h").write_bytes(HEADER[:3])
    assert fetch.missing([wheel], tmp_path) == [wheel]
    assert fetch.fetch([wheel], tmp_path) == 1
    assert contents(fetch.folder(wheel, tmp_path)) == {"a.h": HEADER}


def test_a_folder_that_can_not_take_its_place_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(source: Path, target: Path) -> None:
        raise PermissionError("not allowed")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(PermissionError):
        fetch.store(pin_of({"a.h": HEADER}), {"a.h": HEADER}, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_threads_store_the_same_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each waits with its folder written until all have one."""
    headers = {f"h{n}.h": noise(2000) for n in range(5)}
    wheel = pin_of(headers)
    everyone = threading.Barrier(4)
    move = os.replace

    def replace_together(source: Path, target: Path) -> None:
        with contextlib.suppress(threading.BrokenBarrierError):  # a cure may let one thread wait for another
            everyone.wait(5)
        move(source, target)

    monkeypatch.setattr(os, "replace", replace_together)
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(fetch.store, wheel, headers, tmp_path) for _ in range(4)]
    assert [job.exception() for job in jobs] == [None] * 4
    assert list(tmp_path.iterdir()) == [fetch.folder(wheel, tmp_path)]
    assert contents(fetch.folder(wheel, tmp_path)) == headers


def test_processes_fetch_into_the_same_cache(index: Index, tmp_path: Path) -> None:
    headers = {f"h{n}.h": noise(50_000) for n in range(12)}
    index.put(included(headers))
    wheel = pin_of(headers)
    cache = tmp_path / "cache"
    code = (
        "import ast, pathlib, sys; from codegen import fetch, sources;"
        "wheel = sources.Wheel(**ast.literal_eval(sys.argv[1]));"
        "print('ready', flush=True); input();"
        "print(fetch.fetch([wheel], pathlib.Path(sys.argv[2])))"
    )
    command = [sys.executable, "-c", code, repr(vars(wheel)), str(cache)]
    pipe = subprocess.PIPE
    running = [
        subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT)
        for _ in range(3)
    ]
    for process in running:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    answers = []
    for process in running:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in running:
        answers.append(process.communicate(timeout=120)[0])
    assert [process.returncode for process in running] == [0, 0, 0], answers
    assert list(cache.iterdir()) == [fetch.folder(wheel, cache)]
    assert contents(fetch.folder(wheel, cache)) == headers


# --- the hash of a set of headers

NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\0\n"), min_size=1, max_size=8)
SETS = st.dictionaries(NAMES, st.binary(max_size=20), max_size=6)


def test_the_digest_is_a_sha256_that_stays_the_same() -> None:
    """Every pin depends on it."""
    assert fetch.digest({}) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert fetch.digest({"a.h": HEADER, "crt/b.h": b""}) == (
        "28fb463ace8f678a47d74e6401c88db9d744d1fba896932db7c33fa3a88665a9"
    )


@given(SETS, st.randoms(use_true_random=False))
def test_the_order_does_not_matter(headers: dict[str, bytes], chance: random.Random) -> None:
    shuffled = list(headers.items())
    chance.shuffle(shuffled)
    assert fetch.digest(dict(shuffled)) == fetch.digest(headers)


@given(SETS, SETS)
def test_different_headers_have_different_digests(one: dict[str, bytes], other: dict[str, bytes]) -> None:
    assert (fetch.digest(one) == fetch.digest(other)) == (one == other)


@given(SETS.filter(bool), st.data())
def test_every_name_and_byte_counts(headers: dict[str, bytes], data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(headers)))
    rest = {other: text for other, text in headers.items() if other != name}
    new = data.draw(NAMES.filter(lambda other: other not in headers))
    changed = [rest, {**rest, new: headers[name]}, {**headers, new: b""}]
    changed += [{**headers, name: headers[name] + b"\0"}, {**headers, name: b"\n" + headers[name]}]
    if headers[name]:
        place = data.draw(st.integers(0, len(headers[name]) - 1))
        bad = bytearray(headers[name])
        bad[place] ^= 1 << data.draw(st.integers(0, 7))
        changed.append({**headers, name: bytes(bad)})
    digests = [fetch.digest(some) for some in (headers, *changed)]
    assert digests.count(digests[0]) == 1


@given(st.dictionaries(NAMES, st.binary(max_size=20), min_size=2, max_size=6))
def test_which_content_has_which_name_counts(headers: dict[str, bytes]) -> None:
    turned = dict(zip(headers, [*list(headers.values())[1:], *list(headers.values())[:1]]))
    assert (fetch.digest(turned) == fetch.digest(headers)) == (turned == headers)


# --- headers/libraries and headers/pins.toml

GOOD_PINS = f"""
[library.low]
place = 1
status = "lowResult"
headers = ["low.h", "more.h?"]
owns = ["low_*"]
parts = ["base"]
prefixes = ["low"]

[library.middle]
place = 2
status = "lowResult"
headers = ["middle.h"]
parts = ["base", "mid"]
uses = ["low"]
prelude = ["stdbool.h"]
prefixes = ["mid"]
modes = {{ plain = "", internal = "MID_INTERNAL" }}
by_version = true
version = ["MID_VERSION"]
inline = true

[library.far]
place = 3
numbering = "FAR"
status = "farResult"
headers = ["far.h"]
parts = ["far"]
uses = ["middle"]
uses_release = "12.9"
prefixes = ["far"]

[take]
base = ["low*.h"]
mid = ["middle.h"]
far = ["far.h"]

[release.CUDA."12.10"]
base = ["w-base", "12.10.1", "{"1" * 64}"]
mid = ["w-mid", "12.10.1", "{"2" * 64}"]

[release.CUDA."12.9"]
base = ["w-base", "12.9.1", "{"3" * 64}"]
mid = ["w-mid", "12.9.1", "{"4" * 64}"]

[release.CUDA."11.8"]
base = ["w-base", "11.8.1", "{"5" * 64}"]

[release.FAR."2.7"]
far = ["w-far", "2.7.1", "{"6" * 64}"]
"""


# What each library has to say of itself beside what is read.
SHOWN = """\
title = "{name} library"
manual = "https://docs.nvidia.com/{name}/"
about = "{name}"
error = "{error}"
install = "w-{name}"
folder = "{name}"
"""
COMMON = (ROOT / "headers" / "common.toml").read_text(encoding="utf-8")


def put_text(folder: Path, text: str) -> None:
    """Each [library.NAME] into a file of its own, as in headers/."""
    *libraries, pins = re.split(r"^(?=\[library\.|\[take)", text, flags=re.M)
    (folder / "libraries").mkdir(parents=True, exist_ok=True)
    for part in libraries:
        head, _, rest = part.strip().partition("\n")
        if head:
            name = head.removeprefix("[library.").rstrip("]")
            path = folder / "libraries" / f"{name}.toml"
            shown = SHOWN.format(name=name, error=f"{name.capitalize()}Error")
            path.write_text(f"{shown}{rest}", encoding="utf-8")
    (folder / "common.toml").write_text(COMMON, encoding="utf-8")
    (folder / "pins.toml").write_text(pins, encoding="utf-8")


def load_text(tmp_path: Path, text: str) -> Sources:
    put_text(tmp_path, text)
    return sources.load(tmp_path)


@pytest.fixture
def loaded(tmp_path: Path) -> Sources:
    return load_text(tmp_path, GOOD_PINS)


def test_pins_are_read(loaded: Sources) -> None:
    assert tuple(replace(library, facts=Facts()) for library in loaded.libraries) == (
        Library(
            "low",
            place=1,
            status="lowResult",
            headers=("low.h", "more.h?"),
            parts=("base",),
            prefixes=("low",),
            owns=("low_*",),
        ),
        Library(
            "middle",
            place=2,
            status="lowResult",
            headers=("middle.h",),
            parts=("base", "mid"),
            prefixes=("mid",),
            prelude=("stdbool.h",),
            uses=("low",),
            modes={"plain": "", "internal": "MID_INTERNAL"},
            by_version=True,
            version=("MID_VERSION",),
            inline=True,
        ),
        Library(
            "far",
            place=3,
            status="farResult",
            headers=("far.h",),
            parts=("far",),
            prefixes=("far",),
            uses=("middle",),
            uses_release="12.9",
        ),
    )
    assert loaded.libraries[0].modes == {"plain": ""}
    assert loaded.wheels[:2] == (
        Wheel("12.10", "base", "w-base", "12.10.1", "1" * 64, ("low*.h",)),
        Wheel("12.10", "mid", "w-mid", "12.10.1", "2" * 64, ("middle.h",)),
    )
    assert str(loaded.wheels[0]) == "w-base 12.10.1"
    assert loaded.wheels[-1].numbering == "FAR"


def test_what_libraries_share_completes_their_facts(tmp_path: Path) -> None:
    """For the systems that they have files for, unless they say something else."""
    files = 'files.linux = [[13, "liblow.so.13"]]\n'
    toolkit = 'toolkit.linux = ["extras"]\n'
    text = GOOD_PINS.replace("place = 1\n", f"place = 1\n{files}").replace(
        "place = 2\n", f"place = 2\n{toolkit}"
    )
    low, middle, far = (library.facts for library in load_text(tmp_path, text).libraries)
    assert low.wheels == {"linux": ((13, "cu13/lib"), (0, "low/lib"))}
    assert low.conda.keys() == low.toolkit.keys() == {"linux"}
    assert low.homes == {}
    assert low.hint == "pip install w-low, install a CUDA toolkit, or name the file in CUDYN_LOW."
    assert far.hint == "pip install w-far, or name the file in CUDYN_FAR."  # it is in no toolkit
    assert middle.toolkit == {}, "it has no files at all"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('files.linux = ["liblow.so"]', "files: expected lists of [major, name] by system"),
        ('probes = ["lowVersion"]', "probes: expected a list of pairs of strings"),
        ('log.calls = ["lowCompile"]', "log: expected calls, size and text"),
        ("of_driver = true", "install, folder: a library that comes with the driver is in no package"),
        ('hint = "look for it"', "expected either install or hint"),
        ('wheels.linux = [[0, "low/lib"]]', "expected either folder or wheels"),
        ('colour = "red"', "colour: not a key that headers/README.md explains"),
    ],
)
def test_facts_that_are_not_understood_say_so(line: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(CodegenError) as caught:
        load_text(tmp_path, GOOD_PINS.replace("place = 1\n", f"place = 1\n{line}\n"))
    assert str(caught.value) == f"headers/libraries/low.toml: {said}"


def test_releases_are_in_order_and_complete(loaded: Sources) -> None:
    low, middle, far = loaded.libraries
    assert loaded.releases(low) == ["11.8", "12.9", "12.10"]
    assert loaded.releases(middle) == ["12.9", "12.10"]
    assert loaded.releases(far) == ["2.7"]


def test_a_library_is_found_by_name(loaded: Sources) -> None:
    assert [loaded.library(library.name) for library in loaded.libraries] == list(loaded.libraries)


def test_the_libraries_that_these_use_are_used_too(loaded: Sources) -> None:
    low, middle, far = loaded.libraries
    assert loaded.used(low) == []
    assert loaded.used(middle) == [low]
    assert loaded.used(far) == [middle, low]


def test_a_library_that_two_use_is_used_once(tmp_path: Path) -> None:
    both = GOOD_PINS.replace('uses = ["middle"]', 'uses = ["low", "middle"]')
    loaded = load_text(tmp_path, both)
    assert [library.name for library in loaded.used(loaded.library("far"))] == ["low", "middle"]


def test_the_wheels_of_a_release_include_those_of_what_is_used(loaded: Sources) -> None:
    def pins(name: str, release: str) -> list[str]:
        return [w.sha256[0] for w in loaded.wheels_of(loaded.library(name), release)]

    assert pins("low", "12.10") == ["1"]
    assert pins("middle", "12.10") == ["1", "2"]
    assert pins("middle", "12.9") == ["3", "4"]
    assert pins("far", "2.7") == ["6", "3", "4"]


@pytest.mark.parametrize(
    ("header", "own"),
    [("low.h", True), ("more.h", True), ("low_types.h", True), ("low", False), ("x/low.h", False)],
)
def test_which_headers_are_a_librarys_own(header: str, own: bool, loaded: Sources) -> None:
    assert loaded.library("low").is_own(header) == own


def test_a_header_with_a_question_mark_is_included_where_it_is(loaded: Sources, tmp_path: Path) -> None:
    low, middle, _ = loaded.libraries
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    (folders[0] / "more.h").mkdir()
    assert low.includes(folders) == "#include <low.h>\n"
    (folders[1] / "more.h").write_bytes(b"")
    assert low.includes(folders) == "#include <low.h>\n#include <more.h>\n"
    twice = replace(low, headers=("low.h?", "more.h?", "more.h?"))
    assert twice.includes(iter(folders)) == "#include <more.h>\n" * 2
    assert low.includes([]) == "#include <low.h>\n"
    assert middle.includes([]) == "#include <stdbool.h>\n#include <middle.h>\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        pytest.param("[take]", "[take", "", id="not TOML"),
        pytest.param('prefixes = ["far"]\n', "", "far.toml: prefixes: the key is missing", id="no prefixes"),
        pytest.param("inline = true\n", "inlined = true\n", "inlined", id="a key of no meaning"),
        pytest.param("inline = true\n", 'name = "m"\n', "name", id="a library with another name"),
        pytest.param("inline = true\n", 'inline = "yes"\n', "inline", id="yes or no as a text"),
        pytest.param('prefixes = ["far"]', 'prefixes = "far"', "prefixes", id="a text for a list"),
        pytest.param('prefixes = ["far"]', "prefixes = [1]", "prefixes", id="a list of numbers"),
        pytest.param('status = "farResult"', 'status = ["far"]', "far.toml: status", id="a list for a text"),
        pytest.param("place = 1\n", "place = true\n", "low.toml: place", id="yes for a number"),
        pytest.param("inline = true\n", "rule = [1]\n", "rule: expected a list of tables", id="no tables"),
        pytest.param("inline = true\n", 'windows = { A = "odd" }\n', "windows", id="a layout of no meaning"),
        pytest.param(
            'uses_release = "12.9"', 'uses_release = "12.8"', "12.8", id="a release that is not pinned"
        ),
        pytest.param('"MID_INTERNAL"', "1", "modes", id="a mode that is a number"),
        pytest.param("[take]", "[taken]", "take", id="nothing to take"),
        pytest.param("[release.CUDA.", "[releases.", "release", id="no releases"),
        pytest.param("[take]", "[[take]]", "", id="take as a list"),
        pytest.param('mid = ["middle.h"]', 'mid = "middle.h"', "mid", id="a pattern that is no list"),
        pytest.param('mid = ["middle.h"]\n', "", "mid", id="a part of which nothing is taken"),
        pytest.param('parts = ["far"]', 'parts = ["farther"]', "far.toml: parts:", id="an unknown part"),
        pytest.param('uses = ["low"]', 'uses = ["far"]', "middle.toml: uses:", id="uses one that is below"),
        pytest.param('uses = ["low"]', 'uses = ["middle"]', "middle.toml: uses:", id="uses itself"),
        pytest.param(
            'uses = ["low"]', 'uses = ["none"]', "middle.toml: uses:", id="uses one that is not there"
        ),
        pytest.param('"12.10"', '"12"', "12", id="a release without minor"),
        pytest.param('"12.10"', '"12.10.1"', "12.10.1", id="a release with three numbers"),
        pytest.param('"12.10"', '"twelve"', "twelve", id="a release that is no number"),
        pytest.param('"1111', '"111', "w-base 12.10.1: sha256", id="63 digits"),
        pytest.param('"1111', '"11111', "w-base 12.10.1: sha256", id="65 digits"),
        pytest.param('"1111', '"A111', "w-base 12.10.1: sha256", id="a big letter"),
        pytest.param('"1111', '"g111', "w-base 12.10.1: sha256", id="a digit that is none"),
        pytest.param('"2.7.1", ', "", "", id="a part without version"),
        pytest.param('"2.7.1", ', '"2.7.1", "x", ', "", id="a part with too much"),
        pytest.param('"2.7.1", ', "2.7, ", "far of 2.7", id="a version as a number"),
        pytest.param('far = ["w-far"', 'far = "w-far" # ["w-far"', "far of 2.7", id="a part as a text"),
    ],
)
def test_pins_that_are_not_understood_say_so(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in GOOD_PINS
    with pytest.raises(CodegenError, match=r"^headers/[\w/]+\.toml: .") as caught:
        load_text(tmp_path, GOOD_PINS.replace(old, new))
    assert said in one_line(caught.value)


def test_no_pins_at_all(tmp_path: Path) -> None:
    with pytest.raises(CodegenError, match=r"^headers/libraries: there are no files$"):
        sources.load(tmp_path)
    put_text(tmp_path, GOOD_PINS)
    (tmp_path / "pins.toml").unlink()
    with pytest.raises(CodegenError, match=r"^headers/pins\.toml: "):
        sources.load(tmp_path)


@pytest.mark.parametrize("name", ["pins.toml", "libraries/low.toml"])
def test_pins_that_are_no_text(name: str, tmp_path: Path) -> None:
    put_text(tmp_path, GOOD_PINS)
    (tmp_path / name).write_bytes(b"# \xff\xfe\n")
    with pytest.raises(CodegenError, match=rf"^headers/{re.escape(name)}: "):
        sources.load(tmp_path)


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99))))
def test_releases_sort_by_their_numbers(numbers: list[tuple[int, int]]) -> None:
    releases = [f"{major}.{minor}" for major, minor in numbers]
    in_order = [f"{major}.{minor}" for major, minor in sorted(numbers)]
    assert sorted(releases, key=sources.version_key) == in_order


# --- the facts themselves


def test_every_library_has_many_releases_in_order() -> None:
    real = sources.load()
    assert len(real.libraries) >= 16
    for library in real.libraries:
        releases = real.releases(library)
        assert len(releases) >= 6, library.name
        keys = [sources.version_key(release) for release in releases]
        assert keys == sorted(set(keys)), library.name


def test_no_release_lacks_a_part_that_its_neighbours_have() -> None:
    """A release that lacks one would silently drop out of a library's tables."""
    real = sources.load()
    for library in real.libraries:
        mine = real.releases(library)
        alike = {wheel.release for wheel in real.wheels if wheel.numbering == library.facts.numbering}
        family = sorted(alike, key=sources.version_key)
        assert mine == family[family.index(mine[0]) :], library.name


def all_releases(real: Sources) -> list[str]:
    return sorted({wheel.release for wheel in real.wheels}, key=sources.version_key)


def test_what_a_library_uses_is_pinned_for_each_of_its_releases() -> None:
    real = sources.load()
    for library in real.libraries:
        for release in real.releases(library):
            have = {wheel.part for wheel in real.wheels_of(library, release)}
            for used in (library, *real.used(library)):
                assert have >= set(used.parts), (library.name, release, used.name)


def test_every_part_is_of_use() -> None:
    real = sources.load()
    assert {w.part for w in real.wheels} == {part for library in real.libraries for part in library.parts}


def test_every_header_that_is_named_is_there(pins: Sources) -> None:
    """One with a question mark in the newest release at least."""
    for library in pins.libraries:
        releases = pins.releases(library)
        for release in releases:
            folders = [fetch.folder(wheel) for wheel in pins.wheels_of(library, release)]
            for header in library.headers:
                if not header.endswith("?") or release == releases[-1]:
                    found = [folder for folder in folders if (folder / header.rstrip("?")).is_file()]
                    assert len(found) == 1, (library.name, release, header)


# --- python -m codegen.pin

METADATA = """\
Metadata-Version: 2.1
Name: cuda-toolkit
Version: 13.6.1
Requires-Dist: {low}==13.6.5.*; (sys_platform == 'linux' or sys_platform == 'win32') and extra == 'all'
Requires-Dist: {middle}==13.6.10
Requires-Dist: nvidia-unpinned>=1; extra == 'all'
Requires-Dist: nvidia-other==1.2.3.4; extra == "other"
Requires-Dist: {low}==13.6.5.*; extra == 'low'

Requires nothing else.
"""
MEMBERS = included({"low.h": HEADER, "unwanted.h": b""}) | {"nvidia/lib/libbig.so": noise(500_000)}


def put_toolkit(index: Index, version: str, text: str) -> None:
    index.put({f"cuda_toolkit-{version}.dist-info/METADATA": text.encode()}, "cuda-toolkit", version)


@pytest.fixture
def new_release(index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index that has everything of 13.6, and our pins without it."""
    path = tmp_path / "pins.toml"
    put_text(tmp_path, GOOD_PINS)
    load = sources.load
    monkeypatch.setattr(sources, "load", lambda other=tmp_path: load(other))
    put_toolkit(index, "13.6.0", "Requires-Dist: w-base==1.0\n")
    put_toolkit(index, "13.6.10", METADATA.format(low="w-base", middle="w-mid"))
    put_toolkit(index, "13.6.9", "Requires-Dist: w-base==2.0\n")
    put_toolkit(index, "13.60.11", "Requires-Dist: w-base==3.0\n")
    for version in ("13.6.5", "13.6.5.post10", "13.6.5.post9", "13.6.50", "13.6.4"):
        index.put(MEMBERS | included({"low_version.h": version.encode()}), "w-base", version)
    index.put(included({"middle.h": HEADER}), "w-mid", "13.6.10")
    index.put(included({"far.h": HEADER}), "w-far", "2.8.1")
    return path


def test_a_table_is_what_load_reads_and_fetch_accepts(
    index: Index, new_release: Path, tmp_path: Path
) -> None:
    take: dict[str, tuple[str, ...]] = {"base": ("low*.h",), "mid": ("middle.h",)}
    pinned = pin.table("CUDA", "13.6", [("base", "w-base", "13.6.5"), ("mid", "w-mid", "13.6.10")], take)
    assert index.served(".whl") < 400_000
    read = load_text(tmp_path, f"{GOOD_PINS}\n{pinned}")
    wheels = [wheel for wheel in read.wheels if wheel.release == "13.6"]
    headers = {"low.h": HEADER, "low_version.h": b"13.6.5"}
    assert wheels == [
        Wheel("13.6", "base", "w-base", "13.6.5", fetch.digest(headers), ("low*.h",)),
        Wheel("13.6", "mid", "w-mid", "13.6.10", fetch.digest({"middle.h": HEADER}), ("middle.h",)),
    ]
    cache = tmp_path / "cache"
    assert fetch.fetch(wheels, cache) == 2
    assert contents(fetch.folder(wheels[0], cache)) == headers


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[tuple[str, str]]:
    """Each line of what codegen.pin prints, up to the hash."""
    assert pin.main(arguments) == 0, capsys.readouterr().err
    out, error = capsys.readouterr()
    assert error == ""
    return [
        (line.partition(" = ")[0], ", ".join(re.findall(r'"([^"]*)"', line)[:2])) for line in out.split("\n")
    ]


def test_the_newest_toolkit_package_says_the_versions(
    new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(capsys, "13.6") == [
        ('[release.CUDA."13.6"]', "13.6"),
        ("base", "w-base, 13.6.5.post10"),
        ("mid", "w-mid, 13.6.10"),
        ("", ""),
        ("", ""),
    ]


def test_a_release_candidate_comes_before_its_release(
    index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of the toolkit package and of a wheel; one of a later version counts only where there is no other."""
    put_toolkit(index, "13.6.10rc1", "Requires-Dist: w-base==0.1\n")
    put_toolkit(index, "13.6.11rc1", "Requires-Dist: w-base==0.1\n")
    put_toolkit(index, "13.7.0rc1", "Requires-Dist: w-base==13.7.0\n")
    put_toolkit(index, "13.7.0rc2", "Requires-Dist: w-base==13.7.1\n")
    assert pin._toolkit("13.6")["w-base"] == "13.6.5"
    assert pin._toolkit("13.7")["w-base"] == "13.7.1"
    index.put(MEMBERS, "w-base", "13.6.5.post11.dev1")
    assert ("base", "w-base, 13.6.5.post10") in printed(capsys, "13.6")


def test_what_is_printed_can_be_added(
    index: Index, new_release: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pin.main(["13.6"]) == 0
    read = load_text(tmp_path, GOOD_PINS + "\n" + capsys.readouterr().out)
    assert fetch.fetch([w for w in read.wheels if w.release == "13.6"], tmp_path / "cache") == 2


def test_the_requirements_of_the_toolkit_package(new_release: Path) -> None:
    assert pin._toolkit("13.6") == {"w-base": "13.6.5", "w-mid": "13.6.10", "nvidia-other": "1.2.3.4"}
    assert pin._toolkit("13.60") == {"w-base": "3.0"}
    assert pin._toolkit("13.5") == {}


def test_an_argument_counts_more_than_the_toolkit_package(
    new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ("base", "w-base, 13.6.4") in printed(capsys, "13.6", "base=w-base==13.6.4")


def test_a_release_of_its_own_numbering(
    index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has the parts of the release before it, the newest of each; no toolkit package is asked."""
    for arguments in (["far=w-far==2.8.1"], []):
        lines = printed(capsys, "2.8", "--of", "FAR", *arguments)
        assert [line for line in lines if line[0]] == [
            ('[release.FAR."2.8"]', "2.8"),
            ("far", "w-far, 2.8.1"),
        ]
    assert index.times("/cuda-toolkit/") == 0


def test_a_part_that_the_release_before_had_not(
    new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ("far", "w-far, 2.8.1") in printed(capsys, "13.6", "far=w-far==2.8.1")


def test_all_pins_again(index: Index, new_release: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same wheels, with the hashes of what is taken now."""
    for version in ("12.10.1", "12.9.1", "11.8.1"):
        index.put(included({"low.h": version.encode()}), "w-base", version)
        index.put(included({"middle.h": HEADER}), "w-mid", version)
    index.put(included({"far.h": HEADER}), "w-far", "2.7.1")
    before = sources.load()
    assert pin.main(["--again"]) == 0
    rest = GOOD_PINS[GOOD_PINS.index("[take]") :].partition("[release.CUDA.")[0]
    new_release.write_text(rest + capsys.readouterr().out, encoding="utf-8")
    after = sources.load()
    assert [replace(w, sha256="") for w in after.wheels] == [replace(w, sha256="") for w in before.wheels]
    assert after.wheels[0].sha256 == fetch.digest({"low.h": b"12.10.1"})
    assert after.wheels[-1].sha256 == fetch.digest({"far.h": HEADER})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["13"], "a release is written as in 12.4, not 13"),
        (["11.7"], "no release of CUDA before 11.7 is pinned"),
        (["2.6", "--of", "FAR"], "no release of FAR before 2.6 is pinned"),
        (["2.9", "--of", "FAR"], "which version of w-far? Say far=w-far==VERSION"),
        (["1.0", "--of", "LOW"], "no library is numbered like LOW"),
        (["13.6", "base"], "base is not in the form PART=PROJECT==VERSION"),
        (["13.6", "base=w-base"], "base=w-base is not in the form"),
        (["13.6", "base=w-base=="], "is not in the form"),
        (["13.6", "bass=w-base==13.6.5"], "no release has a part of that name"),
        (["13.6", "base=w-base==9.9"], "w-base 9.9: the package index has no such wheel"),
        (["13.6", "base=w-nothing==9.9"], "w-nothing: the package index has no such project"),
        (["13.6", "base=w-mid==13.6.10"], "has none of the headers low*.h"),
        (["13.5"], "which version of w-base? Say base=w-base==VERSION"),
        (["13.60", "mid=w-mid==13.6.10"], "w-base 3.0: the package index has no such wheel"),
        (["13.60", "base=w-base==13.6.5"], "which version of w-mid?"),
    ],
)
def test_pins_that_can_not_be_had_are_2_and_one_line(
    arguments: list[str], said: str, new_release: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pin.main(arguments) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("codegen.pin: ")
    assert error.count("\n") == 1
    assert said in error


@pytest.mark.parametrize("arguments", [[], ["--again", "13.6"], ["--agian"]])
def test_pin_is_told_what_to_do(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        pin.main(arguments)
    assert caught.value.code == 2
    assert "usage: codegen.pin" in capsys.readouterr().err


def test_a_toolkit_package_without_metadata(index: Index) -> None:
    index.put({"README": b""}, "cuda-toolkit", "13.6.0")
    assert pin._toolkit("13.6") == {}


def test_a_toolkit_package_that_can_not_be_read(index: Index) -> None:
    put_toolkit(index, "13.6.0", "")
    index.ranges = "broken off"
    with pytest.raises(DownloadError, match=r"^cuda_toolkit-13\.6\.0-py3-none-any\.whl: "):
        pin._toolkit("13.6")


def test_no_toolkit_package(index: Index) -> None:
    with pytest.raises(CodegenError, match=r"^cuda-toolkit: the package index has no such project$"):
        pin._toolkit("13.6")


# --- python -m codegen, on a tree with three releases of NVRTC


@pytest.fixture(scope="session")
def written_tree(pins: Sources, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the codegen needs, after one run."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "codegen", tree / "codegen", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "headers" / "shim", tree / "headers" / "shim")
    nvrtc = pins.library("nvrtc")
    releases = [pins.releases(nvrtc)[i] for i in (0, len(pins.releases(nvrtc)) // 2, -1)]
    wheels = [w for release in releases for w in pins.wheels_of(nvrtc, release)]
    for wheel in wheels:
        fetch.store(wheel, contents(fetch.folder(wheel)), tree / ".cache" / "headers")
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
    rows = [f"[library.{library.name}]", 'describe = "nvrtcGetErrorString"']
    rows.append('callbacks.registered = "nvrtcSetFlowCallback"')
    for key in ("place", "status", "absent", "headers", "parts", "prefixes"):
        rows.append(f"{key} = {json.dumps(getattr(library, key))}")
    rows.append("[take]")
    rows += sorted({f"{wheel.part} = {json.dumps(wheel.take)}" for wheel in wheels})
    for wheel in wheels:
        rows.append(f'[release.CUDA."{wheel.release}"]')
        rows.append(f"{wheel.part} = {json.dumps([wheel.name, wheel.version, wheel.sha256])}")
    put_text(tree / "headers", "\n".join(rows) + "\n")


def forget_readings(tree: Path) -> None:
    """Nothing is left of what was read before."""
    shutil.rmtree(tree / ".cache" / "readings")


def run_codegen(tree: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environ
    command = [sys.executable, "-m", "codegen", *arguments]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=1200)


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
        "cudyn/__init__.pyi",
        "cudyn/_tables/__init__.py",
        "cudyn/_tables/nvrtc_functions.py",
        "cudyn/_tables/nvrtc_info.py",
        "cudyn/_tables/nvrtc_types.py",
        "cudyn/types.pyi",
        "cudyn/errors.py",
        "cudyn/nvrtc.py",
        "cudyn/nvrtc.pyi",
        "docs/coverage.md",
    }


def test_check_of_right_files_is_0_and_says_nothing_else(tree: Path) -> None:
    before = bytes_of(tree)
    done = run_codegen(tree, "--check")
    assert (done.returncode, done.stderr) == (0, "")
    assert bytes_of(tree) == before


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("cudyn/_tables/nvrtc_types.py", "one digit"),
        ("docs/coverage.md", "deleted"),
        pytest.param("docs/coverage.md", "line ends", marks=pytest.mark.slow),
        pytest.param("cudyn/_tables/nvrtc_types.py", "empty", marks=pytest.mark.slow),
    ],
)
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


def test_the_files_of_a_library_that_is_no_more_are_removed(tree: Path) -> None:
    """And a check complains of them; what the codegen has not written stays."""
    right = bytes_of(tree)
    for name in [name for name in right if "nvrtc" in name]:
        (tree / name.replace("nvrtc", "gone")).write_bytes(right[name])
    mine = tree / "cudyn" / "mine.py"
    mine.write_text('"""By hand."""\n', encoding="utf-8")
    done = run_codegen(tree, "--check")
    assert done.returncode == 1
    gone = sorted(name.replace("nvrtc", "gone") for name in right if "nvrtc" in name)
    assert done.stderr.splitlines() == [f"codegen: {name} is of a library that is no more" for name in gone]
    assert run_codegen(tree).returncode == 0
    assert bytes_of(tree) == {**right, "cudyn/mine.py": mine.read_bytes()}


def test_a_probe_of_an_unknown_form_is_2(tree: Path) -> None:
    path = tree / "headers" / "libraries" / "nvrtc.toml"
    path.write_text(f'probes = [["nvrtcVersion", "pairs"]]\n{path.read_text()}', encoding="utf-8")
    done = run_codegen(tree)
    assert done.returncode == 2
    assert done.stderr == (
        "codegen: headers/libraries/nvrtc.toml: probes: 'pairs': expected a version or one of "
        f"{', '.join(package.PROBES)}\n"
    )


def test_the_forms_of_probes_are_the_loaders() -> None:
    explained = set(re.findall(r'"([a-z]+)"', LibraryInfo.__doc__ or ""))
    assert explained == set(package.PROBES)


def test_a_wrong_pin_is_2_and_one_line(tree: Path, index: Index, pins: Sources) -> None:
    index.put(included({"nvrtc.h": HEADER}))
    nvrtc = pins.library("nvrtc")
    wrong = Wheel("13.0", nvrtc.parts[0], PROJECT, "1.0", NEVER, ("nvrtc.h",))
    write_pins(tree, nvrtc, [wrong])
    before = bytes_of(tree)
    right = fetch.digest({"nvrtc.h": HEADER})
    for arguments in ((), ("--check",)):
        done = run_codegen(tree, *arguments)
        assert done.returncode == 2
        assert done.stderr == f"codegen: {wrong}: its headers have sha256 {right}, pinned is {NEVER}\n"
    assert bytes_of(tree) == before


def test_a_wheel_that_is_not_in_the_cache_is_fetched(tree: Path, index: Index, pins: Sources) -> None:
    """With the headers of a real one, so that the files stay the same."""
    cache = tree / ".cache" / "headers"
    folders = {path.name: contents(path) for path in cache.iterdir()}
    nvrtc = pins.library("nvrtc")
    wheels = [w for r in pins.releases(nvrtc) for w in pins.wheels_of(nvrtc, r) if folders.get(w.sha256[:16])]
    for n, wheel in enumerate(wheels):
        index.put(included(folders[wheel.sha256[:16]]), version=f"{n}.0")
    write_pins(tree, nvrtc, [replace(w, name=PROJECT, version=f"{n}.0") for n, w in enumerate(wheels)])
    shutil.rmtree(cache)
    done = run_codegen(tree, "--check")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{len(folders)} wheels downloaded" in done.stdout
    assert {path.name: contents(path) for path in cache.iterdir()} == folders


def test_a_header_that_does_not_parse_is_2_and_names_the_place(tree: Path) -> None:
    path = tree / "headers" / "pins.toml"
    wheel = sources.load(tree / "headers").wheels[0]
    headers = {"nvrtc.h": b"nvrtcResult nvrtcBroken(int;\n"}
    broken = replace(wheel, sha256=fetch.digest(headers))
    fetch.store(broken, headers, tree / ".cache" / "headers")
    pinned = path.read_text(encoding="utf-8").replace(wheel.sha256, broken.sha256)
    path.write_text(pinned, encoding="utf-8")
    done = run_codegen(tree, "--check")
    assert done.returncode == 2
    assert done.stderr.startswith("codegen: nvrtc ")
    assert "nvrtc.h" in done.stderr
    assert done.stderr.count("\n") == 1


def test_pins_that_do_not_parse_are_2(tree: Path) -> None:
    (tree / "headers" / "pins.toml").write_text("[release\n", encoding="utf-8")
    done = run_codegen(tree)
    assert done.returncode == 2
    assert done.stderr.startswith("codegen: headers/pins.toml: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "row",
    ['role = "in", reason = "there is no such function"', 'role = "output", reason = "r"', 'role = "in"'],
)
def test_a_bad_entry_in_the_roles_is_2(row: str, tree: Path) -> None:
    path = tree / "headers" / "libraries" / "nvrtc.toml"
    path.write_text(f"{path.read_text()}\n[roles.nvrtcNever]\nprog = {{ {row} }}\n", encoding="utf-8")
    done = run_codegen(tree)
    assert done.returncode == 2
    assert done.stderr.startswith("codegen: headers/libraries/nvrtc.toml: ")
    assert "nvrtcNever" in done.stderr
    assert done.stderr.count("\n") == 1


def test_main_returns_the_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In this process too, as a caller other than the shell sees it."""

    def fail() -> Sources:
        raise CodegenError("headers/pins.toml: what is wrong with it")

    monkeypatch.setattr(sources, "load", fail)
    assert main(["--check"]) == 2
    assert capsys.readouterr().err == "codegen: headers/pins.toml: what is wrong with it\n"


def test_the_hash_seed_does_not_show(tree: Path) -> None:
    before = bytes_of(tree)
    for seed in ("1", "77"):
        for name in before:
            (tree / name).unlink()
        forget_readings(tree)
        assert run_codegen(tree, PYTHONHASHSEED=seed).returncode == 0
        assert bytes_of(tree) == before
