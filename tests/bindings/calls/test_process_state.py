"""Tests with a fake NVRTC that changes the state of the process, like NVRTC 11.7 to 12.1."""

from __future__ import annotations

import pathlib

import pytest

from ...conftest import python_json
from ...support import fakes, process_state

SOURCE = r"""
#define _GNU_SOURCE
#include <locale.h>
#include <signal.h>
int nvrtcVersion(int *major, int *minor) { *major = 12; *minor = 0; return 0; }
static void handle(int number) {}
int nvrtcCompileProgram(void *program, int count, const char *const *options) {
    int signals[] = {SIGINT, SIGTERM, SIGXFSZ};
    uselocale(newlocale(LC_ALL_MASK, "C", 0));
    setlocale(LC_NUMERIC, "C");
    for (int i = 0; i < 3; i++) signal(signals[i], signal(signals[i], handle));  /* sets SA_RESTART */
    return program ? 0 : 4;
}
const char *nvrtcGetErrorString(int status) { return "fake"; }
"""
START = (
    """
import ctypes, json, locale, signal, threading
import cudyn
from cudyn import nvrtc
locale.setlocale(locale.LC_ALL, "C.UTF-8")
signal.signal(signal.SIGTERM, lambda *_: None)
program = nvrtc.nvrtcProgram(8)
options = (ctypes.c_char_p * 1)(b"-w")
"""
    + process_state.CODE
)
CALLS = {
    "checked": "nvrtc.nvrtcCompileProgram(program, 1, ['-w'])",
    "by name": "nvrtc.nvrtcCompileProgram(numOptions=1, options=['-w'], prog=program)",
    "raw": "nvrtc.raw.nvrtcCompileProgram(program, 1, options)",
    "exact": "nvrtc.symbol('nvrtcCompileProgram')(program, 1, ['-w'])",
    "of another level": "nvrtc.api('12.0').nvrtcCompileProgram(program, 1, ['-w'])",
    "failing": "nvrtc.nvrtcCompileProgram(None, 0, None)",
}


@pytest.fixture
def fake(tmp_path: pathlib.Path) -> dict[str, str]:
    """Environment variables that select the library."""
    return {"CUDYN_NVRTC": str(fakes.build(tmp_path, SOURCE, name="libnvrtc.so.12"))}


@pytest.mark.parametrize("call", CALLS)
def test_call_that_changes_the_process_restores_it(call: str, fake: dict[str, str]) -> None:
    """The call runs in the main thread and in another thread."""
    code = f"""
def call():
    try:
        {CALLS[call]}
    except nvrtc.Error:
        pass
watch("main thread", call)
thread = threading.Thread(target=lambda: watch("another thread", call))
thread.start()
thread.join()
print(json.dumps(changes))
"""
    assert python_json(START + code, env=fake) == {}


def test_address_of_the_function_is_the_c_function(fake: dict[str, str]) -> None:
    """C code that calls this address does not restore the state of the process.

    The test above would therefore fail without the wrapper that restores it.
    """
    code = """
address = ctypes.cast(nvrtc.raw.nvrtcCompileProgram, ctypes.c_void_p).value
function = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)(address)
watch("pointer", lambda: function(8, 0, None))
print(json.dumps(sorted(changes["pointer"])))
"""
    answer = python_json(START + code, env=fake)
    assert answer == ["locale", "locale of the thread", "signals"]
