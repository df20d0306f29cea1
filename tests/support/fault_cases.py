"""The fault cases for faults.py. `python -m tests.support.fault_cases` writes docs/reference/faults.md."""

from __future__ import annotations

import os
import sys

from . import fakes
from .faults import (
    EMPTY,
    HALF,
    HEAD,
    LOAD,
    NO_FILE,
    NO_LIBRARY_INSIDE,
    NONE,
    OTHER,
    PAGE,
    SO,
    SO13,
    SYMBOL,
    VERSION,
    Case,
    content,
    cut,
    directory_instead,
    driver,
    exporting,
    find_obstacle,
    large_library,
    library,
    link,
    needing,
    needing_indirectly_truncated,
    needing_newer,
    needing_pipe,
    needing_truncated,
    nothing,
    nvrtc,
    patched,
    run_case,
    socket_,
    terminal,
    unreadable,
    write_row,
)

ML = "libnvidia-ml.so.1"
EMPTY_ML = """
const char *nvmlErrorString(int status) { return "WARNING: this libnvidia-ml.so is a stub library"; }
int nvmlInit_v2(void) { return 9; }
"""
LOADED = "import ctypes; ctypes.CDLL(PATH)"
# Opening a pipe waits for a writer, so the process is stopped after a while.
ALARM = "import signal; signal.alarm(300)"
# Overwrites the environment in memory, as setproctitle does. /proc/self/environ shows this memory.
OVERWRITE = """
import ctypes
fields = open("/proc/self/stat").read().rpartition(")")[2].split()
start, end = int(fields[47]), int(fields[48])
ctypes.memset(start, 0, end - start)
assert not open("/proc/self/environ", "rb").read().strip(b"\\0")
"""
# Deletes the library as soon as the search has found it.
VANISH = """
def vanishing(path, isfile=os.path.isfile):
    exists = isfile(path)
    if exists and path == PATH:
        os.unlink(path)
    return exists
os.path.isfile = vanishing
"""
# Root may read all files, so a process that runs as root changes its user before the search. The new user may
# not be able to read cudyn's modules, so all of them are imported before, by loading a file that is not a
# library.
DROP = "module.reload(os.__file__); os.geteuid() or os.seteuid(65534)"

CASES = (
    # no file
    Case(
        "no driver installed",
        {SO: nothing},
        NONE,
        NO_FILE,
        ("libcuda.so", "system loader", "install"),
        via="loader",
        bare=True,
    ),
    Case(
        "no NVRTC installed",
        {SO13: nothing},
        NONE,
        NO_FILE,
        ("libnvrtc.so.12", "libnvrtc.so.11.2", 'pip install "cudyn[compile]"'),
        "nvrtc",
        "loader",
        bare=True,
    ),
    Case("the file that the program names is missing", {SO: nothing}, NONE, NO_FILE, ("given path",)),
    Case(
        "the file in CUDYN_DRIVER is missing",
        {SO: nothing},
        NONE,
        NO_FILE,
        ("environment variable CUDYN_DRIVER",),
        via="variable",
    ),
    Case(
        "a link to a file that does not exist",
        {SO: link("gone")},
        LOAD,
        "a link to <tmp>/lib/gone, which does not exist",
    ),
    Case("a link to itself", {SO: link(SO)}, LOAD, "Too many levels of symbolic links"),
    Case(
        "the library is deleted after cudyn has found it and before cudyn opens it",
        {SO13: nvrtc()},
        NONE,
        NO_FILE,
        ("pip wheel",),
        "nvrtc",
        "wheel",
        start=VANISH,
    ),
    Case(
        "the library in CUDYN_NVRTC is deleted after cudyn has found it and before cudyn opens it",
        {SO13: nvrtc()},
        NONE,
        NO_FILE,
        ("environment variable CUDYN_NVRTC",),
        "nvrtc",
        "variable",
        start=VANISH,
        value="FOLDER",
    ),
    # a file that is not a library
    Case("an empty file", {SO: content(b"")}, LOAD, "an empty file"),
    Case(
        "an empty file in a directory on LD_LIBRARY_PATH",
        {SO: content(b"")},
        LOAD,
        "an empty file",
        ("system loader", "libcuda.so ("),
        via="loader",
    ),
    Case(
        "a text file",
        {SO: content(b"version https://git-lfs.github.com/spec/v1\n" * 9)},
        LOAD,
        "invalid ELF header",
    ),
    Case(
        "a linker script instead of the library in a wheel",
        {SO13: content(b"INPUT(libnvrtc.so.13.0.48)\n" * 9)},
        LOAD,
        "invalid ELF header",
        ("pip wheel",),
        "nvrtc",
        "wheel",
    ),
    Case("a directory instead of the file", {SO: directory_instead}, LOAD, NO_LIBRARY_INSIDE),
    Case(
        "the directory in CUDYN_NVRTC does not contain NVRTC",
        {SO13: nothing},
        NONE,
        NO_LIBRARY_INSIDE,
        ("environment variable CUDYN_NVRTC",),
        "nvrtc",
        "variable",
        value="FOLDER",
    ),
    Case("an unreadable file", {SO: unreadable}, LOAD, "Permission denied", before=DROP),
    Case("a device instead of the file", {SO: link("/dev/zero")}, LOAD, "a device, not a file"),
    Case("a socket instead of the file", {SO: socket_}, LOAD, "a socket, not a file"),
    Case("a pipe instead of the file", {SO: os.mkfifo}, LOAD, "a pipe, not a file", start=ALARM),
    Case(
        "a pipe in a directory on LD_LIBRARY_PATH",
        {SO: os.mkfifo},
        LOAD,
        "a pipe, not a file",
        ("system loader",),
        via="loader",
        start=ALARM,
    ),
    Case(
        "a pipe on LD_LIBRARY_PATH, in a directory for particular processors (glibc-hwcaps)",
        {SO: nothing, f"glibc-hwcaps/x86-64-v2/{SO}": os.mkfifo},
        LOAD,
        "a pipe, not a file",
        ("system loader",),
        via="loader",
        start=ALARM,
    ),
    Case(
        "CUDYN_DRIVER names a pipe",
        {SO: os.mkfifo},
        LOAD,
        "a pipe, not a file",
        ("correct CUDYN_DRIVER, which is",),
        via="variable",
        start=ALARM,
    ),
    Case(
        "a pipe instead of NVRTC's library of built-in functions",
        {SO13: nvrtc(), "libnvrtc-builtins.so.13.0": os.mkfifo},
        "",
        "13.0",
        (),
        "nvrtc",
        "wheel",
        start=ALARM,
    ),
    Case(
        "a pipe instead of a dependency",
        {SO: needing_pipe},
        LOAD,
        "libhelper.so: a pipe, not a file",
        start=ALARM,
    ),
    Case("a terminal device instead of the file", {SO: terminal}, LOAD, "a device, not a file", start=ALARM),
    # a broken library
    Case("a library truncated within its header", {SO: cut(driver(), 40)}, LOAD, "file too short"),
    Case("a library truncated after its header", {SO: cut(driver(), 64)}, LOAD, "the file is truncated"),
    Case(
        "a library truncated in the middle",
        {SO: cut(driver(), lambda size: size // 2)},
        LOAD,
        "the file is truncated",
    ),
    Case(
        "a library truncated in the middle, in a directory on LD_LIBRARY_PATH",
        {SO: cut(driver(), lambda size: size // 2)},
        LOAD,
        "the file is truncated",
        ("system loader",),
        via="loader",
    ),
    Case(
        "a library truncated in the middle, in a conda environment",
        {SO13: cut(nvrtc(), 8192)},
        LOAD,
        "the file is truncated",
        ("conda",),
        "nvrtc",
        "conda",
    ),
    Case("program headers of size 0", {SO: patched(driver(), 54, b"\0\0")}, LOAD, "phentsize"),
    Case(
        "program headers beyond the end of the file",
        {SO: patched(driver(), 32, b"\xff" * 8)},
        LOAD,
        "the file is truncated",
    ),
    Case(
        "a library for another processor",
        {SO: patched(driver(), 18, OTHER[1])},
        LOAD,
        f"built for {OTHER[0]}",
    ),
    Case("a 32-bit library", {SO: patched(driver(), 4, b"\x01")}, LOAD, "wrong ELF class: ELFCLASS32"),
    Case("a big-endian library", {SO: patched(driver(), 5, b"\x02")}, LOAD, "not little-endian"),
    Case("an object file", {SO: patched(driver(), 16, b"\x01\x00")}, LOAD, "only ET_DYN and ET_EXEC"),
    Case("a dependency is missing", {SO: needing}, LOAD, f"libhelper.so: {NO_FILE}"),
    Case(
        "the driver is in a directory on LD_LIBRARY_PATH, and a dependency is missing",
        {SO: needing},
        LOAD,
        f"libhelper.so: {NO_FILE}",
        ("system loader",),
        via="loader",
    ),
    Case(
        "a dependency is truncated", {SO: needing_truncated}, LOAD, "the file is truncated", ("libhelper.so",)
    ),
    Case(
        "a dependency of a dependency is truncated",
        {SO: needing_indirectly_truncated},
        LOAD,
        "the file is truncated",
        ("libinner.so",),
    ),
    Case("a dependency is too old", {SO: needing_newer}, LOAD, "version `HELPER_2' not found"),
    Case(
        "a symbol of a dependency is missing",
        {SO: library(fakes.VERSION_QUERY + "int gone(void); int f(void) { return gone(); }", "-DVERSION=1")},
        LOAD,
        "undefined symbol: gone",
    ),
    # another library
    Case(
        "a file with the driver's name that contains another library",
        {SO: library("int zlibVersion(void) { return 0; }", soname="libz.so.1")},
        LOAD,
        "has no cuDriverGetVersion, so it is not the CUDA driver",
    ),
    Case(
        "CUDYN_NVRTC names the driver",
        {SO: driver()},
        LOAD,
        "has no nvrtcVersion, so it is not the NVRTC library",
        (),
        "nvrtc",
        "variable",
    ),
    Case(
        "a file with NVRTC's name that contains another library, in a toolkit",
        {SO13: library("int f(void) { return 0; }", soname="libnvvm.so.4")},
        LOAD,
        "has no nvrtcVersion",
        ("toolkit",),
        "nvrtc",
        "toolkit",
    ),
    # a file that is not a driver, or an unusable driver
    Case(
        "the toolkit's placeholder for the driver",
        {SO: EMPTY},
        LOAD,
        "status 34 (CUDA_ERROR_STUB_LIBRARY); this is the placeholder that programs are linked with",
        ("can't be used",),
    ),
    Case(
        "a placeholder in a directory on LD_LIBRARY_PATH",
        {SO: EMPTY},
        LOAD,
        "status 34 (CUDA_ERROR_STUB_LIBRARY); this is the placeholder",
        ("libcuda.so (",),
        via="loader",
    ),
    Case(
        "a placeholder, followed by a real driver in the search order",
        {SO: EMPTY, "libcuda.so": driver(12080)},
        "",
        "12.8",
        via="loader",
    ),
    Case(
        "a placeholder, followed by a broken file in the search order",
        {SO: EMPTY, "libcuda.so": content(b"")},
        LOAD,
        "status 34",
        ("an empty file",),
        via="loader",
    ),
    Case(
        "a broken file, followed by a driver that is too old",
        {SO: content(b""), "libcuda.so": driver(10020)},
        VERSION,
        "an empty file",
        ("found 10.2",),
        via="loader",
    ),
    Case(
        "a driver that is too old",
        {SO: driver(10020)},
        VERSION,
        "version 10.2",
        ("The CUDA driver is too old: found 10.2; 11.0 or newer is required.", "update it"),
    ),
    Case(
        "a driver that is too old, followed by a suitable driver",
        {SO: driver(10020), "libcuda.so": driver(12080)},
        "",
        "12.8",
        via="loader",
    ),
    Case(
        "two drivers that are too old",
        {SO: driver(10010), "libcuda.so": driver(10020)},
        VERSION,
        "version 10.1",
        ("found 10.2", "version 10.2"),
        via="loader",
    ),
    Case(
        "an NVRTC library that is too old",
        {SO13: nvrtc(10, 2)},
        VERSION,
        "version 10.2",
        ("The NVRTC library is too old: found 10.2",),
        "nvrtc",
        "wheel",
    ),
    Case(
        "a driver that reports version 0",
        {SO: driver(0)},
        LOAD,
        "cuDriverGetVersion returned 0, which is not a version",
    ),
    Case(
        "a driver without the function that returns its version",
        {SO: exporting("cuInit", "cuDeviceGet")},
        LOAD,
        "has no cuDriverGetVersion",
        ("can't be used",),
    ),
    Case(
        "the function that returns the driver's version fails",
        {SO: driver(status=3)},
        LOAD,
        "cuDriverGetVersion failed with status 3",
    ),
    Case(
        "the function that returns the driver's version fails with an unknown status",
        {SO: driver(status=-1)},
        LOAD,
        "failed with status -1",
    ),
    Case(
        "the function that returns NVRTC's version fails",
        {SO13: nvrtc(status=11)},
        LOAD,
        "nvrtcVersion failed with status 11",
        ("conda",),
        "nvrtc",
        "conda",
    ),
    Case(
        "half of the symbols are missing",
        {SO: library(fakes.write_exporting_source(HALF, 12040))},
        SYMBOL,
        "needs the symbol cuDeviceGet",
        ("introduced in", "12.4 at", "Nearest symbol"),
        call="cuDeviceGet(0)",
    ),
    Case(
        "a hook library that exports only a few symbols",
        {SO: exporting("cuInit", "cuLaunchKernel")},
        LOAD,
        "has no cuDriverGetVersion",
        ("already loaded",),
        via="loader",
        start=LOADED,
    ),
    Case(
        "a preloaded library that exports only a few symbols",
        {SO: exporting("cuInit", "cuLaunchKernel")},
        LOAD,
        "has no cuDriverGetVersion",
        ("already loaded", "<tmp>/lib/libcuda.so.1"),
        via="preload",
    ),
    Case(
        "a hook library that exports only the function that returns the version and a few symbols",
        {SO: library(fakes.VERSION_QUERY + "int cuInit(int f) { return 0; }", "-DVERSION=12040")},
        SYMBOL,
        "cuMemAlloc is the symbol cuMemAlloc_v2",
        ("12.4 at",),
        via="preload",
        call="cuMemAlloc(1)",
    ),
    # the NVML library
    Case(
        "the toolkit's placeholder for NVML",
        {ML: library(EMPTY_ML)},
        LOAD,
        "nvmlErrorString says that this is the placeholder",
        ("can't be used",),
        "nvml",
        "loader",
    ),
    Case(
        "a placeholder for NVML in the stubs directory of a toolkit",
        {f"stubs/{ML}": library(EMPTY_ML.replace("stub", "good"))},
        LOAD,
        "this is the placeholder",
        ("<tmp>/lib/stubs/",),
        "nvml",
        "loader",
    ),
    # a container
    Case(
        "no driver in a container that was started without access to the driver",
        {SO: nothing},
        NONE,
        NO_FILE,
        ("start the container with 'compute' in NVIDIA_DRIVER_CAPABILITIES, which is 'utility'",),
        via="loader",
        start="os.environ['NVIDIA_DRIVER_CAPABILITIES'] = 'utility'",
        bare=True,
    ),
    # invalid values in the environment
    *(
        Case(
            f"CUDYN_DRIVER contains {description}",
            {SO: driver()},
            NONE,
            cause,
            ("environment variable CUDYN_DRIVER",),
            via="variable",
            value=value,
        )
        for description, value, cause in (
            ("a list of directories", "FOLDER:FOLDER", "a list of paths; expected one path"),
            (
                "a shell variable that was not expanded",
                "$HOME/lib",
                "a relative path; expected an absolute path",
            ),
            ("a number", "1", NO_FILE),
            ("a very long path", "/x" * 3000, "File name too long"),
        )
    ),
    Case(
        "CUDYN_DRIVER names a device",
        {SO: driver()},
        LOAD,
        "a device, not a file",
        ("environment variable CUDYN_DRIVER",),
        via="variable",
        value="/dev/zero",
    ),
    Case(
        "LD_LIBRARY_PATH contains the current directory",
        {SO: driver()},
        LOAD,
        "LD_LIBRARY_PATH contains the empty or relative entry '.'",
        ("current directory",),
        via="current",
    ),
    Case(
        "LD_LIBRARY_PATH contains the current directory, in a process that has overwritten its environment",
        {SO: driver()},
        LOAD,
        "LD_LIBRARY_PATH contains the empty or relative entry '.'",
        ("current directory",),
        via="current",
        start=OVERWRITE,
    ),
    Case(
        "the directory in CUDA_HOME does not contain NVRTC",
        {SO13: nothing},
        NONE,
        NO_FILE,
        ("CUDYN_NVRTC",),
        "nvrtc",
        "toolkit",
        bare=True,
    ),
    Case(
        "CUDA_HOME contains a list of directories",
        {SO13: nothing},
        NONE,
        NO_FILE,
        (),
        "nvrtc",
        "toolkit",
        value="FOLDER:FOLDER",
        bare=True,
    ),
    # a broken directory does not hide the next directory
    Case(
        "a broken library in a wheel, and a suitable library in a conda environment",
        {SO13: content(b"")},
        "",
        "12.9",
        (),
        "nvrtc",
        "wheel",
        also={"conda": {"libnvrtc.so.12": nvrtc(12, 9)}},
    ),
    Case(
        "broken libraries in a wheel and in a conda environment",
        {SO13: content(b"")},
        LOAD,
        "an empty file",
        ("the file is truncated", "pip wheel", "conda"),
        "nvrtc",
        "wheel",
        also={"conda": {"libnvrtc.so.12": cut(nvrtc(12), 8192)}},
    ),
    Case(
        "a broken file instead of NVRTC's library of built-in functions",
        {SO13: nvrtc(), "libnvrtc-builtins.so.13.0": content(b"text")},
        "",
        "13.0",
        (),
        "nvrtc",
        "wheel",
    ),
    Case(
        "a truncated file instead of NVRTC's library of built-in functions",
        {SO13: nvrtc(), "libnvrtc-builtins.so.13.0": cut(large_library, 8192)},
        "",
        "13.0",
        (),
        "nvrtc",
        "wheel",
    ),
    Case(
        "the program names the directory of a placeholder",
        {SO: EMPTY},
        LOAD,
        "status 34",
        ("<tmp>/lib/libcuda.so.1",),
        via="loader",
    ),
    Case(
        "CUDYN_DRIVER contains a line break", {SO: driver()}, NONE, NO_FILE, via="variable", value="/no\nsuch"
    ),
    Case(
        "CUDYN_DRIVER is not valid UTF-8",
        {SO: driver()},
        NONE,
        NO_FILE,
        via="variable",
        value="/no\udcffsuch",
    ),
)


def main() -> int:
    """Write docs/reference/faults.md. Return 1 and write nothing if a case cannot run on this machine."""
    obstacle_of_each_case = {case.name: find_obstacle(case) for case in CASES}
    obstacles = {name: obstacle for name, obstacle in obstacle_of_each_case.items() if obstacle}
    for name, obstacle in obstacles.items():
        print(f"{name}: {obstacle}")
    if obstacles:
        return 1
    rows = [write_row(case, run_case(case)) for case in CASES]
    PAGE.write_text(HEAD + "".join(rows), encoding="utf-8", newline="\n")
    print(f"{len(rows)} cases in {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
