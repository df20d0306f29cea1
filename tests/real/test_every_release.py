"""Tests that call every pinned release of the compilers and linkers, and compare the state of the process.

Each test runs a child process, whose locale is not "C". `watch` calls a function, and adds the changes to
`changes` (tests/support/process_state.py).
"""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from ..conftest import python_json
from ..support import process_state, real
from ..support.real_releases import EVERY_NVRTC, PINS
from .test_libraries import CALLS, LIBRARIES, NVVM

pytestmark = pytest.mark.nvidia

START = (
    """
import json, locale, threading
import cudyn
from cudyn import nvrtc
locale.setlocale(locale.LC_ALL, "C.UTF-8")
SOURCE = 'extern "C" __global__ void k(float *x) { x[0] = 1.5f; }'
def fails(call):
    try:
        call()
    except cudyn.CudynError as error:
        return type(error).__name__
"""
    + process_state.CODE
)


def run(code: str, *folders: pathlib.Path, **environment: str) -> Any:
    """Run code in a process that finds the wheels in these directories, and parse its output."""
    path = ":".join(map(str, folders))
    settings = {"PYTHONPATH": path, "CUDYN_CACHE": "off", **environment}
    return python_json(START + code, env=settings, flags=("-S",))


def list_releases(part: str) -> list[str]:
    """List the releases for which a component is pinned."""
    return [wheel.release for wheel in PINS.wheels if wheel.part == part]


# A program that calls functions of NVRTC with and without checks. Compilations are repeated in a thread, and
# fail once.
NVRTC = """
watch("load", lambda: nvrtc.available)
def compile_all():
    has_ltoir = nvrtc.has("nvrtcGetLTOIR")
    for arch in ("compute_80", "sm_80", *(["lto_80"] if has_ltoir else [])):
        image = watch(f"compile {arch}", lambda: cudyn.compile(SOURCE, arch=arch))
        kinds.append(image.kind)
    watch("compile an error", lambda: fails(lambda: cudyn.compile("error", arch="sm_80")))
    program = watch("create", lambda: nvrtc.nvrtcCreateProgram(SOURCE, "k.cu", 0, None, None))
    watch("add a name", lambda: nvrtc.nvrtcAddNameExpression(program, "k"))
    option = (ctypes.c_char_p * 1)(b"-arch=sm_80")
    watch("checked", lambda: nvrtc.nvrtcCompileProgram(program, 1, ["-arch=sm_80"]))
    watch("raw", lambda: nvrtc.raw.nvrtcCompileProgram(program, 1, option))
    for name in ("PTX", "CUBIN", "ProgramLog"):
        watch(f"get {name}", lambda: getattr(nvrtc, f"nvrtcGet{name}")(program))
    watch("get a name", lambda: nvrtc.nvrtcGetLoweredName(program, "k"))
    watch("destroy", lambda: nvrtc.nvrtcDestroyProgram(ctypes.byref(program)))
    broken = nvrtc.nvrtcCreateProgram("error", "k.cu", 0, None, None)
    watch("failing", lambda: fails(lambda: nvrtc.nvrtcCompileProgram(broken, 0, None)))
kinds = []
compile_all()
thread = threading.Thread(target=compile_all)
watch("thread", lambda: (thread.start(), thread.join()))
print(json.dumps([nvrtc.version, sorted(set(kinds)), changes]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("release", EVERY_NVRTC)
def test_every_nvrtc_compiles_and_leaves_the_process_as_it_was(release: str) -> None:
    version, kinds, changes = run(NVRTC, real.nvrtc(release))
    assert version == [int(number) for number in release.split(".")]
    assert kinds == (["cubin", "ptx"] if release < "12" else ["cubin", "ltoir", "ptx"])
    assert changes == {}


NVJITLINK = """
from cudyn import nvjitlink
BROKEN = b".version 7.0\\n.target sm_80\\n.address_size 64\\nbroken\\n"
watch("load", lambda: nvjitlink.available)
ptx, lto = (cudyn.compile(SOURCE, arch=arch) for arch in ("compute_80", "lto_80"))
images = [watch(image.kind, lambda: cudyn.link([image], arch="sm_80")) for image in (ptx, lto)]
failures = [
    watch("an option", lambda: fails(lambda: nvjitlink.nvJitLinkCreate(1, ["-what"]))),
    watch("a broken image", lambda: fails(lambda: cudyn.link([BROKEN], arch="sm_80"))),
]
handle = nvjitlink.nvJitLinkHandle()
option = (ctypes.c_char_p * 1)(b"-arch=sm_80")
status = nvjitlink.raw.nvJitLinkCreate(handle, 1, option)
nvjitlink.nvJitLinkDestroy(ctypes.byref(handle))
found = [[image.kind, image.arch, str(image.kernels[0]).partition("  #")[0]] for image in images]
print(json.dumps([nvjitlink.version, found, failures, status, changes]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("release", list_releases("nvjitlink"))
def test_every_nvjitlink_links_and_leaves_the_process_as_it_was(release: str) -> None:
    """Releases 12.0 to 12.2 export only symbols that contain the release number."""
    folders = real.library("nvjitlink", int(release[:2]), release), real.nvrtc(release)
    version, images, failures, status, changes = run(NVJITLINK, *folders)
    assert version == [int(number) for number in release.split(".")]
    assert images == [["cubin", ["sm_80"], "k(u64)"]] * 2
    assert failures == ["NvJitLinkError", "NvJitLinkError"]
    assert (status, changes) == (0, {})


NVFATBIN = """
from cudyn import nvfatbin
image = watch("compile", lambda: cudyn.compile(SOURCE, arch=["sm_80", "compute_80"], to="fatbin"))
print(json.dumps([nvfatbin.version, image.kind, image.arch, changes]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("release", list_releases("nvfatbin"))
def test_every_nvfatbin_joins_images_and_leaves_the_process_as_it_was(release: str) -> None:
    folders = real.library("nvfatbin", int(release[:2]), release), real.nvrtc(release)
    version, kind, arch, changes = run(NVFATBIN, *folders)
    assert version == [int(number) for number in release.split(".")]
    assert (kind, arch, changes) == ("fatbin", ["sm_80", "compute_80"], {})


@pytest.mark.slow
@pytest.mark.parametrize("release", list_releases("nvvm"))
def test_every_nvvm_compiles_and_leaves_the_process_as_it_was(release: str) -> None:
    code = """
watch("load", lambda: nvvm.available)
made = watch("create", lambda: program(IR))
watch("verify", lambda: nvvm.nvvmVerifyProgram(made, 1, ["-arch=compute_80"]))
watch("compile", lambda: nvvm.nvvmCompileProgram(made, 1, ["-arch=compute_80"]))
ptx = watch("get", lambda: nvvm.nvvmGetCompiledResult(made))
watch("destroy", lambda: nvvm.nvvmDestroyProgram(ctypes.byref(made)))
print(json.dumps(["31337" in str(ptx), changes]))
"""
    assert run(NVVM + code, real.library("nvvm", int(release[:2]), release)) == [True, {}]


@pytest.mark.parametrize(("name", "major"), real.mark_slow_unless_default(LIBRARIES))
def test_library_leaves_the_process_as_it_was(name: str, major: int) -> None:
    """Load the library, and make a call that succeeds and a call that fails."""
    works, failing, _ = CALLS[name]
    code = f"""
import importlib
m = importlib.import_module("cudyn.{name}")
watch("load", lambda: m.available)
watch("call", lambda: m.{works})
watch("failing call", lambda: fails(lambda: m.{failing}))
libc.fflush(None)  # cuFile prints to C's stdout
print()
print(json.dumps([m.available, changes]))
"""
    assert run(code, real.library(name, major)) == [True, {}]
