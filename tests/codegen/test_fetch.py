"""Tests for downloading pinned headers to the cache, from an index on this machine."""

from __future__ import annotations

import base64
import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
import urllib3

from codegen import fetch
from codegen import index as package_index
from codegen.errors import CodegenError, DownloadError
from codegen.sources import Sources

from ..support.messages import raises
from .package_index import (
    HEADER,
    PROJECT,
    WRONG_HASH,
    Index,
    fetch_with_error,
    make_include_members,
    make_noise,
    make_pin,
    read_contents,
    serve_index,
    zip_members,
)

# --- downloads


@pytest.mark.parametrize("as_json", [False, True])
def test_fetch_stores_the_headers_in_the_cache(as_json: bool, index: Index, tmp_path: Path) -> None:
    """Only headers that match the patterns of the pin are stored, and no other files of the wheel."""
    index.as_json = as_json
    headers = {"a.h": HEADER, "crt/b.h": b"b\r\n\xff", "empty.h": b""}
    files_elsewhere = {
        "nvidia/cu99/lib/a.h": b"a library's",
        "a.h": b"at the top",
        "nvidia/cu99/include/": b"",
    }
    index.put(
        make_include_members(headers)
        | make_include_members({"unwanted.hpp": b"", "crt/unwanted.h": b""})
        | files_elsewhere
    )
    wheel = make_pin(headers, ("a.h", "crt/b.h", "e*.h", "never.h"))
    cache = tmp_path / "cache"
    assert fetch.missing([wheel], cache) == [wheel]
    assert fetch.fetch([wheel], cache) == 1
    assert read_contents(fetch.get_directory(wheel, cache)) == headers
    assert fetch.missing([wheel], cache) == []


def test_fetch_with_a_star_stores_only_the_include_directory(index: Index, tmp_path: Path) -> None:
    headers = {"a.h": HEADER, "crt/b.hpp": b"b"}
    index.put(
        make_include_members(headers | {"crt/": b""}) | {"nvidia/cu99/lib/libbig.so": b"", "METADATA": b""}
    )
    wheel = make_pin(headers, ("*",))
    assert fetch.fetch([wheel], tmp_path / "cache") == 1
    assert read_contents(fetch.get_directory(wheel, tmp_path / "cache")) == headers


def test_fetch_with_a_negated_pattern_omits_headers(index: Index, tmp_path: Path) -> None:
    index.put(make_include_members({"a.h": HEADER, "a_gl.h": b"", "sub/a_gl.h": b"", "ab.h": b"b"}))
    wheel = make_pin({"a.h": HEADER, "sub/a_gl.h": b"", "ab.h": b"b"}, ("!a_*.h", "*"))
    assert fetch.fetch([wheel], tmp_path / "cache") == 1


@pytest.mark.parametrize("file_count", [0, 2000])
def test_fetch_downloads_only_the_headers(file_count: int, index: Index, tmp_path: Path) -> None:
    """Headers may come before and after a large library, and the list of members may be long."""
    last_members = {f"nvidia/cu99/share/{'n' * 80}{n}": b"" for n in range(file_count)}
    headers = {"first.h": make_noise(5000), "last.h": make_noise(7000)}
    first_members = make_include_members({"first.h": headers["first.h"]})
    last_members["nvidia/cu99/include/last.h"] = headers["last.h"]
    data = index.put(first_members | {"nvidia/cu99/lib/libbig.so": make_noise(8_000_000)} | last_members)
    wheel = make_pin(headers)
    assert fetch.fetch([wheel], tmp_path / "cache") == 1
    assert read_contents(fetch.get_directory(wheel, tmp_path / "cache")) == headers
    assert sum(map(len, headers.values())) < index.count_sent_bytes(".whl") < len(data) / 10


def test_fetch_downloads_only_missing_wheels(index: Index, tmp_path: Path) -> None:
    """One of the two downloaded wheels is deleted, so three of four are downloaded."""
    wheels = []
    for n in range(4):
        headers = {f"w{n}.h": HEADER, "common.h": HEADER}
        index.put(make_include_members(headers), f"cudyn-w{n}")
        wheels.append(replace(make_pin(headers), name=f"cudyn-w{n}"))
    cache = tmp_path / "cache"
    assert fetch.fetch(wheels[:2], cache) == 2
    shutil.rmtree(fetch.get_directory(wheels[0], cache))
    index.requests.clear()
    assert fetch.fetch(wheels, cache) == 3
    requested = {request.path for request in index.requests if request.path.endswith(".whl")}
    assert requested == {f"/files/cudyn_w{n}-1.0-py3-none-any.whl" for n in (0, 2, 3)}
    assert fetch.missing(wheels, cache) == []
    assert len(list(cache.iterdir())) == 4


def test_fetch_of_equal_headers_stores_them_once(index: Index, tmp_path: Path) -> None:
    """The profiler's headers, for example, are the same in many releases."""
    index.put(make_include_members({"a.h": HEADER}))
    index.put(make_include_members({"a.h": HEADER}), version="2.0")
    first = make_pin({"a.h": HEADER})
    wheels = [first, replace(first, release="99.1"), replace(first, release="99.2", version="2.0")]
    # both wheels are downloaded, because their headers could differ
    assert fetch.fetch(wheels, tmp_path / "cache") == 2
    assert len({request.path for request in index.requests if request.path.endswith(".whl")}) == 2
    assert len(list((tmp_path / "cache").iterdir())) == 1
    assert fetch.missing(wheels, tmp_path / "cache") == []


def test_fetch_of_a_pin_with_another_pins_hash_raises(index: Index, tmp_path: Path) -> None:
    """The error is raised even though the headers with this hash are in the cache."""
    index.put(make_include_members({"a.h": HEADER}))
    index.put(make_include_members({"a.h": b"other"}), version="2.0")
    correct = make_pin({"a.h": HEADER})
    cache = tmp_path / "cache"
    assert fetch.fetch([correct], cache) == 1
    wrong_pin = replace(correct, version="2.0")
    for wheels in ([wrong_pin], [correct, wrong_pin]):
        with raises(CodegenError) as caught:
            fetch.fetch(wheels, cache)
        assert not isinstance(caught.value, DownloadError)


def test_fetch_of_a_pin_with_changed_patterns_downloads_again(index: Index, tmp_path: Path) -> None:
    index.put(make_include_members({"a.h": HEADER, "b.h": b"b"}))
    cache = tmp_path / "cache"
    assert fetch.fetch([make_pin({"a.h": HEADER}, ("a.h",))], cache) == 1
    with raises(CodegenError):
        fetch.fetch([make_pin({"a.h": HEADER}, ("*.h",))], cache)


@pytest.mark.parametrize("damage", ["changed", "gone", "added", "renamed"])
def test_fetch_with_a_damaged_cache_downloads_again(damage: str, index: Index, tmp_path: Path) -> None:
    """Files of a cached wheel may have been changed, removed, added or renamed."""
    headers = {"a.h": HEADER, "sub/b.h": b"b"}
    index.put(make_include_members(headers))
    wheel = make_pin(headers, ("a.h", "sub/b.h"))
    cache = tmp_path / "cache"
    assert fetch.fetch([wheel], cache) == 1
    file = fetch.get_directory(wheel, cache) / "a.h"
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
    assert read_contents(fetch.get_directory(wheel, cache)) == headers
    assert fetch.missing([wheel], cache) == []


def test_fetch_of_many_versions_requests_the_page_once(index: Index, tmp_path: Path) -> None:
    wheels = []
    for n in range(12):
        index.put(make_include_members({f"a{n}.h": HEADER}), version=f"{n}.0")
        wheels.append(make_pin({f"a{n}.h": HEADER}, version=f"{n}.0"))
    assert fetch.fetch(wheels, tmp_path / "cache") == 12
    assert index.count_requests(f"/simple/{PROJECT}/") == 1


def test_fetch_selects_the_wheel_for_this_system(index: Index, tmp_path: Path) -> None:
    for n, tag in enumerate(("win_amd64", "manylinux2014_aarch64", "macosx_11_0_arm64")):
        index.put(make_include_members({"a.h": b"%d" % n}), tag=f"py3-none-{tag}")
    index.put(
        make_include_members({"a.h": HEADER}), tag="py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64"
    )
    index.files[f"{PROJECT.replace('-', '_')}-1.0.tar.gz"] = b""
    assert fetch.fetch([make_pin({"a.h": HEADER})], tmp_path / "cache") == 1
    assert index.count_requests("_x86_64.whl") == index.count_requests(".whl") > 0


def test_fetch_with_pips_certificate_trusts_the_server(
    tmp_path: Path, pip_config: Callable[..., None]
) -> None:
    """The certificate is unknown to everything else on this machine."""
    key = tmp_path / "key.pem"
    certificate = tmp_path / "certificate.pem"
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl, to create a certificate, is missing")
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=cudyn"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    wheel = make_pin({"a.h": HEADER})
    with serve_index(context) as index:
        index.put(make_include_members({"a.h": HEADER}))
        pip_config(index_url=index.address)
        message = fetch_with_error([wheel], tmp_path / "refused")
        assert message.startswith(f"{PROJECT}: the package index can't be reached: ")
        assert "certificate" in message
        pip_config(index_url=index.address, cert=str(certificate))
        assert fetch.fetch([wheel], tmp_path / "cache") == 1
        pip_config(index_url=index.address, trusted_host="127.0.0.1")
        with pytest.warns(urllib3.exceptions.InsecureRequestWarning):
            assert fetch.fetch([wheel], tmp_path / "trusted") == 1


def test_fetch_uses_pips_extra_index_and_find_links(
    index: Index, tmp_path: Path, pip_config: Callable[..., None]
) -> None:
    """The settings of pip apply, because users may only have access to a mirror of the package index."""
    wheel = make_pin({"a.h": HEADER})
    link_folder = tmp_path / "links"
    with serve_index() as extra_index:
        extra_index.put(make_include_members({"a.h": HEADER}))
        pip_config(index_url=index.address, extra_index_url=extra_index.address)
        assert fetch.fetch([wheel], tmp_path / "cache") == 1
        assert index.count_requests(f"/{PROJECT}/") == extra_index.count_requests(f"/{PROJECT}/") == 1
    link_folder.mkdir()
    data = zip_members(make_include_members({"b.h": HEADER}))
    (link_folder / f"{PROJECT.replace('-', '_')}-2.0-py3-none-any.whl").write_bytes(data)
    pip_config(index_url=index.address, find_links=str(link_folder))
    assert fetch.fetch([make_pin({"b.h": HEADER}, version="2.0")], tmp_path / "cache") == 1
    assert index.count_sent_bytes(".whl") == 0


def test_fetch_ignores_a_directory_in_find_links_that_does_not_exist(
    index: Index, tmp_path: Path, pip_config: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    """pip also ignores it."""
    pip_config(index_url=index.address, find_links=str(tmp_path / "nothing"))
    message = fetch_with_error([make_pin({"a.h": HEADER})], tmp_path / "cache")
    assert message == f"{PROJECT}: the package index does not contain this project"
    index.put(make_include_members({"a.h": HEADER}))
    package_index.clear_caches()
    assert fetch.fetch([make_pin({"a.h": HEADER})], tmp_path / "cache") == 1
    assert capsys.readouterr().err.count(f"{tmp_path / 'nothing'}, which does not exist") == 2


def test_fetch_with_a_warning_among_pips_settings_ignores_the_warning(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index.put(make_include_members({"a.h": HEADER}))
    output = f"WARNING: a directory is not used\nglobal.index-url='{index.address}'\n"
    process = subprocess.CompletedProcess([], 0, output, "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: process)
    assert fetch.fetch([make_pin({"a.h": HEADER})], tmp_path / "cache") == 1


def test_fetch_uses_pips_proxy(tmp_path: Path, pip_config: Callable[..., None]) -> None:
    """Only the proxy can resolve the host name of the index."""
    with serve_index() as proxy:
        proxy.put(make_include_members({"a.h": HEADER}))
        pip_config(
            index_url="http://index.invalid/simple",
            trusted_host="index.invalid",
            proxy=proxy.address.removesuffix("/simple"),
        )
        assert fetch.fetch([make_pin({"a.h": HEADER})], tmp_path / "cache") == 1
        assert proxy.count_sent_bytes(".whl") > 0


def test_fetch_sends_the_password_of_the_address_and_of_netrc(
    index: Index, tmp_path: Path, pip_config: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a password the index rejects the request, and the message does not contain the password."""
    index.put(make_include_members({"a.h": HEADER}))
    index.password = "Basic " + base64.b64encode(b"me:secret").decode()
    wheel = make_pin({"a.h": HEADER})
    pip_config(index_url=index.address)
    assert "secret" not in fetch_with_error([wheel], tmp_path / "refused")
    pip_config(index_url=index.address.replace("//", "//me:secret@"))
    assert fetch.fetch([wheel], tmp_path / "cache") == 1
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1\nlogin me\npassword secret\n", encoding="utf-8")
    monkeypatch.setenv("NETRC", str(netrc))
    pip_config(index_url=index.address)
    assert fetch.fetch([wheel], tmp_path / "another") == 1


def test_environment_settings_override_pips_files(
    index: Index, tmp_path: Path, pip_config: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    index.put(make_include_members({"a.h": HEADER}))
    pip_config(index_url="http://index.invalid/simple")
    monkeypatch.setenv("PIP_INDEX_URL", index.address)
    assert fetch.fetch([make_pin({"a.h": HEADER})], tmp_path / "cache") == 1


@pytest.mark.parametrize("setting", ["retries = many", "index-url"])
def test_fetch_with_invalid_pip_settings_raises(
    setting: str, no_index: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Covers a value that is not a number, and a file that pip cannot parse."""
    (tmp_path / "pip.conf").write_text(f"[global]\n{setting}\n", encoding="utf-8")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "pip.conf"))
    monkeypatch.delenv("PIP_RETRIES")
    assert "settings can't be used: " in fetch_with_error([make_pin({"a.h": HEADER})], tmp_path / "cache")


def test_fetch_of_cached_pins_downloads_nothing(pins: Sources, index: Index) -> None:
    assert fetch.fetch(pins.wheels) == 0
    assert index.requests == []


# --- errors


def test_fetch_with_a_wrong_hash_reports_wheel_and_hashes(index: Index, tmp_path: Path) -> None:
    index.put(make_include_members({"a.h": HEADER}))
    wrong = replace(make_pin({"a.h": HEADER}), sha256=WRONG_HASH)
    message = fetch_with_error([wrong], tmp_path / "cache")
    assert f"{PROJECT} 1.0: " in message
    assert fetch.digest({"a.h": HEADER}) in message
    assert WRONG_HASH in message
    assert fetch.missing([wrong], tmp_path / "cache") == [wrong]


@pytest.mark.parametrize("tag", ["py3-none-any", "py3-none-win_amd64"])
def test_fetch_of_a_missing_version_raises(tag: str, index: Index, tmp_path: Path) -> None:
    """The version is missing, or exists only for another system."""
    index.put(make_include_members({"a.h": HEADER}), version="2.0.1")
    index.put(make_include_members({"a.h": HEADER}), version="2.0" if "win" in tag else "1.0", tag=tag)
    message = fetch_with_error([make_pin({"a.h": HEADER}, version="2.0")], tmp_path / "cache")
    assert message == f"{PROJECT} 2.0: the package index does not contain a Linux wheel"


def test_fetch_from_an_unreachable_index_raises(
    no_index: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port = bound.getsockname()[1]
        monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{port}/simple")
        message = fetch_with_error(
            [make_pin({"a.h": HEADER})], tmp_path / "cache"
        )  # the port is bound, but no process listens on it
    assert message.startswith(f"{PROJECT}: the package index can't be reached: ")
    assert str(port) in message


@pytest.mark.parametrize("address", ["nowhere", "http://", "ftp://127.0.0.1/simple"])
def test_fetch_from_an_invalid_address_raises(
    address: str, no_index: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", address)
    assert "can't be reached" in fetch_with_error([make_pin({"a.h": HEADER})], tmp_path / "cache")


@pytest.mark.parametrize("page", [b"{", b"[]"])
def test_fetch_from_a_malformed_index_raises(
    page: bytes, index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index.as_json = True
    monkeypatch.setattr(index, "page", lambda project: page)
    message = fetch_with_error([make_pin({"a.h": HEADER})], tmp_path / "cache")
    assert message.startswith(f"{PROJECT}: the package index can't be reached: ")


def test_fetch_from_a_silent_index_times_out(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At first the page is not sent, and then the wheel is not sent."""
    index.put(make_include_members({"a.h": HEADER}))
    monkeypatch.setenv("PIP_DEFAULT_TIMEOUT", "0.2")
    wheel = make_pin({"a.h": HEADER})
    for name in (PROJECT, "cudyn_test_headers-1.0-py3-none-any.whl"):
        index.ranges = "silent"
        message = fetch_with_error([wheel], tmp_path / "cache")
        assert message.startswith(f"{name}: the package index can't be reached: ")
        assert re.search("timed out|didn't respond", message)  # messages of older and newer versions of pip
        index.ranges = "sent"
        package_index.wheels_of(PROJECT)


@pytest.mark.parametrize("ranges", ["ignored", "nonsense"])
def test_fetch_from_a_server_without_ranges_downloads_the_whole_wheel(
    ranges: str, index: Index, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The whole wheel is downloaded, as pip does. It may have half a gigabyte, so a message is printed."""
    index.put(make_include_members({"a.h": HEADER}))
    index.ranges = ranges
    wheel = make_pin({"a.h": HEADER})
    cache = tmp_path / "cache"
    assert fetch.fetch([wheel], cache) == 1
    assert read_contents(fetch.get_directory(wheel, cache)) == {"a.h": HEADER}
    assert "cudyn_test_headers-1.0-py3-none-any.whl is downloaded whole (0 MB): " in capsys.readouterr().err


def test_fetch_with_a_closed_connection_raises(index: Index, tmp_path: Path) -> None:
    index.put(make_include_members({"a.h": HEADER}))
    index.ranges = "broken off"
    message = fetch_with_error([make_pin({"a.h": HEADER})], tmp_path / "cache")
    assert message.startswith("cudyn_test_headers-1.0-py3-none-any.whl: the package index can't be reached: ")


def test_fetch_of_a_listed_but_missing_file_raises_without_password(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message does not contain the password from the URL."""
    index.put(make_include_members({"a.h": HEADER}))
    monkeypatch.setenv("PIP_INDEX_URL", index.address.replace("//", "//me:secret@"))
    package_index.wheels_of(PROJECT)
    index.files.clear()
    message = fetch_with_error([make_pin({"a.h": HEADER})], tmp_path / "cache")
    assert message.startswith("cudyn_test_headers-1.0-py3-none-any.whl: ")
    assert "404" in message
    assert "secret" not in message
    assert index.address.partition("//")[2].partition("/")[0] in message


def test_fetch_of_a_wheel_without_matching_headers_names_the_patterns(index: Index, tmp_path: Path) -> None:
    index.put(make_include_members({"a.h": HEADER}) | {"nvidia/cu99/lib/lost.h": HEADER})
    message = fetch_with_error([make_pin({}, ("lost.h", "other*.h"))], tmp_path / "cache")
    assert (
        message
        == "cudyn_test_headers-1.0-py3-none-any.whl does not contain a header that matches lost.h, other*.h"
    )


@pytest.mark.parametrize("data", [b"<html>Not Found</html>", b"PK\x03\x04" + bytes(40), make_noise(200_000)])
def test_fetch_of_an_invalid_wheel_raises(data: bytes, index: Index, tmp_path: Path) -> None:
    index.put_file(data)
    message = fetch_with_error([make_pin({"a.h": HEADER})], tmp_path / "cache")
    assert message == "cudyn_test_headers-1.0-py3-none-any.whl is not a wheel"


def test_fetch_of_an_empty_file_raises(index: Index, tmp_path: Path) -> None:
    """Ranges of an empty file cannot be requested."""
    index.put_file(b"")
    assert "cudyn_test_headers-1.0-py3-none-any.whl" in fetch_with_error(
        [make_pin({"a.h": HEADER})], tmp_path / "cache"
    )


def test_fetch_of_a_corrupt_member_raises(index: Index, tmp_path: Path) -> None:
    """The data either cannot be unpacked, or has the wrong checksum."""
    headers = {"a.h": make_noise(3000), "b.h": HEADER}
    data = index.put(make_include_members(headers))
    start = data.index(b"a.h") + len(b"a.h")
    for offset in (start, start + 1000):
        index.put_file(data[:offset] + b"\x07" * 40 + data[offset + 40 :])
        message = fetch_with_error([make_pin(headers)], tmp_path / "cache")
        assert message == "cudyn_test_headers-1.0-py3-none-any.whl is not a wheel"


def test_fetch_of_several_wheels_names_the_failed_one(index: Index, tmp_path: Path) -> None:
    index.put(make_include_members({"a.h": HEADER}))
    present_wheel = make_pin({"a.h": HEADER})
    absent_wheel = replace(make_pin({"b.h": b""}), name="cudyn-test-absent")
    with raises(CodegenError):
        fetch.fetch([present_wheel, absent_wheel], tmp_path / "cache")
    assert fetch.missing([present_wheel, absent_wheel], tmp_path / "cache") == [absent_wheel]


# --- the cache contains either all headers of a wheel or none of them


@pytest.mark.parametrize("error", [OSError("No space left"), KeyboardInterrupt()])
def test_store_when_interrupted_leaves_nothing(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An incomplete directory would be used by the next run as if it were complete."""
    headers = {"a.h": HEADER, "b/b.h": HEADER, "c.h": HEADER}
    wheel = make_pin(headers)
    write_bytes = Path.write_bytes

    def fail_at_the_last(path: Path, data: bytes) -> int:
        """Fail at the last of the three headers, after the others have been written."""
        if path.name == "c.h":
            raise error
        return write_bytes(path, data)

    monkeypatch.setattr(Path, "write_bytes", fail_at_the_last)
    with pytest.raises(type(error)) as caught:
        fetch.store(wheel, headers, tmp_path)
    assert caught.value is error
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    fetch.store(wheel, headers, tmp_path)
    assert read_contents(fetch.get_directory(wheel, tmp_path)) == headers


def test_fetch_ignores_the_remains_of_a_killed_process(index: Index, tmp_path: Path) -> None:
    index.put(make_include_members({"a.h": HEADER}))
    wheel = make_pin({"a.h": HEADER})
    (tmp_path / "new-killed").mkdir()
    (tmp_path / "new-killed" / "a.h").write_bytes(HEADER[:3])
    assert fetch.missing([wheel], tmp_path) == [wheel]
    assert fetch.fetch([wheel], tmp_path) == 1
    assert read_contents(fetch.get_directory(wheel, tmp_path)) == {"a.h": HEADER}


def test_store_with_a_failed_rename_raises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "replace", Mock(side_effect=PermissionError("not allowed")))
    with pytest.raises(PermissionError, match=r"^not allowed$"):
        fetch.store(make_pin({"a.h": HEADER}), {"a.h": HEADER}, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_store_from_several_threads_succeeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thread writes its directory and then waits for the others."""
    headers = {f"h{n}.h": make_noise(2000) for n in range(5)}
    wheel = make_pin(headers)
    barrier = threading.Barrier(4)
    replace_ = os.replace

    def replace_together(source: Path, target: Path) -> None:
        """Rename the directory as soon as all four threads are ready to do it."""
        with contextlib.suppress(threading.BrokenBarrierError):  # the threads may also wait for each other
            barrier.wait(5)
        replace_(source, target)

    monkeypatch.setattr(os, "replace", replace_together)
    with ThreadPoolExecutor(4) as pool:
        futures = [pool.submit(fetch.store, wheel, headers, tmp_path) for _ in range(4)]
    assert [future.exception() for future in futures] == [None] * 4
    assert list(tmp_path.iterdir()) == [fetch.get_directory(wheel, tmp_path)]
    assert read_contents(fetch.get_directory(wheel, tmp_path)) == headers


# --- the hash of a set of headers


def test_digest_is_stable() -> None:
    """All pins depend on it."""
    assert fetch.digest({}) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert fetch.digest({"a.h": HEADER, "crt/b.h": b""}) == (
        "28fb463ace8f678a47d74e6401c88db9d744d1fba896932db7c33fa3a88665a9"
    )
