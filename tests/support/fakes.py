"""Builds small shared libraries that replace the driver or NVRTC in tests, and lists their symbols."""

from __future__ import annotations

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

from cudyn._formats import elf

from . import compiled
from .releases import NEWEST_NUMBER

# -DVERSION=... sets the version that cuDriverGetVersion returns, and -DSTATUS=... the status.
VERSION_QUERY = """
#ifndef STATUS
#define STATUS 0
#endif
int cuDriverGetVersion(int *version) { *version = VERSION; return STATUS; }
"""

# Driver functions that return their arguments, either through output parameters or in `recorded`.
ECHO_DRIVER = (
    VERSION_QUERY
    + r"""
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphNode_st *CUgraphNode;
typedef struct { int type; union { int id; }; } CUmemLocation;
typedef struct { char reserved[64]; } CUipcMemHandle;
typedef struct { char bytes[16]; } CUuuid;
typedef struct {
    union { void *pArray[3]; void *pPitch[3]; } frame;
    unsigned width, height, depth, pitch, planeCount, numChannels;
    int frameType, eglColorFormat, cuFormat;
} CUeglFrame;

unsigned char recorded[256];
uint64_t words[8];

static int record(const void *data, size_t size) {
    memset(recorded, 0, sizeof recorded);
    memcpy(recorded, data, size);
    return 0;
}

int cuInit(unsigned flags) { words[0] = flags; return 0; }
int cuProfilerStart(void) { words[0]++; return 0; }

int cuGetErrorName(int error, const char **name) { *name = error == 100 ? "NAME OF 100" : 0; return 0; }

int cuDeviceGet(CUdevice *device, int ordinal) { *device = ordinal; return 0; }
int cuDeviceGetCount(int *count) { *count = -1; return words[7]; }  /* the test sets the status */
int cuDeviceGetName(char *name, int len, CUdevice dev) { strncpy(name, "a fake device", len); return 0; }
int cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev) {
    for (int i = 0; i < 16; i++) uuid->bytes[i] = dev + i;
    return 0;
}

int cuMemGetInfo_v2(size_t *free, size_t *total) { *free = words[1]; *total = words[2]; return 0; }
int cuMemAlloc_v2(CUdeviceptr *pointer, size_t size) { *pointer = size; return 0; }
int cuMemcpyHtoD_v2(CUdeviceptr to, const void *from, size_t size) {
    words[0] = (uint64_t)from;
    return size ? record(from, size) : 0;
}
int cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t size) { memset(to, (int)from, size); return 0; }
int cuMemPrefetchAsync_v2(CUdeviceptr to, size_t count, CUmemLocation at, unsigned flags, CUstream stream) {
    words[0] = to; words[1] = count; words[2] = flags; words[3] = (uint64_t)stream;
    return record(&at, sizeof at);
}
int cuIpcOpenMemHandle_v2(CUdeviceptr *pointer, CUipcMemHandle handle, unsigned flags) {
    *pointer = flags;
    return record(&handle, sizeof handle);
}
int cuEGLStreamProducerPresentFrame(void **connection, CUeglFrame frame, CUstream *stream) {
    words[0] = (uint64_t)*connection; words[1] = (uint64_t)*stream;
    return record(&frame, sizeof frame);
}

int cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name) {
    *function = (CUfunction)module;
    return name ? record(name, strlen(name) + 1) : record("NULL", 5);
}

int cuStreamCreate(CUstream *stream, unsigned flags) { *stream = (CUstream)(uintptr_t)flags; return 0; }
int cuStreamDestroy_v2(CUstream stream) { words[0] = (uint64_t)stream; return 0; }
int cuStreamGetCtx(CUstream stream, CUcontext *context) { *context = (CUcontext)stream; return 0; }
int cuStreamIsCapturing(CUstream stream, unsigned *status) { *status = (uintptr_t)stream; return 0; }
int cuLaunchHostFunc(CUstream stream, void (*function)(void *), void *data) {
    words[0] = (uint64_t)function;
    if (function) function(data);
    return 0;
}

int cuTensorMapEncodeTiled(void *map) { words[0] = (uint64_t)map; return 0; }

/* Returns when another thread calls cuCtxSetFlags. Returns an error after ten seconds. */
static volatile int released;
int cuCtxSynchronize(void) {
    for (int i = 0; i < 1000 && !released; i++) usleep(10000);
    return released ? 0 : 999;
}
int cuCtxSetFlags(unsigned flags) { released = 1; return 0; }
"""
)

ECHO_NVRTC = r"""
#include <string.h>
int nvrtcVersion(int *major, int *minor) { *major = 13; *minor = 0; return 0; }

/* The options of the last compilation, one per line, or "NULL" if no array was passed. */
char recorded[256];
int nvrtcCompileProgram(void *program, int count, const char *const *options) {
    recorded[0] = 0;
    if (!options) strcpy(recorded, "NULL");
    else for (int i = 0; i < count; i++) { strcat(recorded, options[i]); strcat(recorded, "\n"); }
    return 0;
}

/* Program 1 has seven bytes of code, including two zeros. Program 2 has no code, but a null pointer is an
   error. Program 3 does not exist. */
int nvrtcGetPTXSize(long program, size_t *size) { *size = program == 1 ? 7 : 0; return program == 3 ? 4 : 0; }
int nvrtcGetCUBINSize(long program, size_t *size) { return nvrtcGetPTXSize(program, size); }
int nvrtcGetPTX(long program, char *ptx) {
    if (program == 1) memcpy(ptx, ".x\xc3\xa9\0y", 7);
    return ptx ? 0 : 3;
}
int nvrtcGetCUBIN(long program, char *cubin) { return nvrtcGetPTX(program, cubin); }
"""


# Libraries of at least this size are not hashed, because hashing takes longer than linking.
_LARGE = 1 << 23

# An option for fakes that are loaded into the test process. They stay loaded. With the driver's soname, later
# tests would find them as a driver that is already loaded.
UNFINDABLE = "-Wl,-soname,a-fake-of-the-tests.so"


def build(
    directory: pathlib.Path, source: str, *flags: str, name: str = "libcuda.so.1", node: str = ""
) -> pathlib.Path:
    """Compile a shared library with gcc, or skip the test if gcc is not installed.

    A library that depends only on its source and its flags is compiled once for all processes and sessions.

    Args:
        directory: The directory that the library is written to.
        source: The C source code.
        flags: Further options for gcc.
        name: The library's file name and soname.
        node: The version node of the library's symbols, or "" for unversioned symbols.
    """
    gcc = shutil.which(os.environ.get("CC", "gcc"))
    if gcc is None or sys.platform != "linux":
        pytest.skip("needs gcc on Linux: the fake libraries are built when the test runs")
    directory.mkdir(parents=True, exist_ok=True)
    library = directory / name
    inputs = [identify_flag(flag) for flag in flags]
    cached = compiled.FOLDER / compiled.name_result(gcc, source, inputs, name, node)
    if None not in inputs and cached.is_file():
        library.unlink(missing_ok=True)  # a process may have mapped the old file
        shutil.copy(cached, library)
        return library
    options = ["-shared", "-fPIC", "-O1", "-w", f"-Wl,-soname,{name}", *flags, "-o", str(library)]
    if node:
        script = directory / "nodes.map"
        script.write_text(f"{node} {{ global: *; }};")
        options.append(f"-Wl,--version-script={script}")
    # The -l options are repeated at the end, because libraries have to follow the code that uses them.
    libraries = [flag for flag in flags if flag.startswith("-l")]
    process = subprocess.run(
        [gcc, *options, "-x", "c", "-", *libraries], input=source, capture_output=True, text=True
    )
    assert process.returncode == 0, process.stderr
    if None not in inputs:
        _store(library, cached)
    return library


def identify_flag(flag: str) -> str | None:
    """Return the part of the cache key that represents a flag, or `None` if the result cannot be cached.

    A library is represented by its soname and a hash, because the linker does not store its path.
    """
    if os.sep not in flag or flag.startswith(("-Wl,-rpath,", "-Wl,-soname,")):
        return flag
    if not os.path.isfile(flag) or os.path.getsize(flag) > _LARGE:
        return None
    links = elf.read_links(flag)
    if links is None or not links.soname:
        return None
    # If the library contains a search path, the linker searches its directories for dependencies.
    return None if links.rpath or links.runpath else f"{links.soname} {hash_file(flag)}"


def hash_file(path: str) -> str:
    """Return a hash of a file's contents."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _store(library: pathlib.Path, cached: pathlib.Path) -> None:
    """Copy a library atomically into the cache, so that other processes never read an incomplete file."""
    cached.parent.mkdir(parents=True, exist_ok=True)
    partial = cached.with_name(f"{cached.name}.{os.getpid()}")
    shutil.copy(library, partial)
    os.replace(partial, cached)


def write_exporting_source(symbols: object, version: int = NEWEST_NUMBER) -> str:
    """Return the source of a driver with functions of these names, which do nothing and return success."""
    names = [name for name in symbols if name != "cuDriverGetVersion"]  # type: ignore[attr-defined]
    version_query = VERSION_QUERY.replace("VERSION;", f"{version};")
    functions = "\n".join(f"int {name}(void) {{ return 0; }}" for name in names)
    return version_query + functions


def read_symbol_offsets(path: pathlib.Path) -> dict[str, int]:
    """Return the offset of each symbol that a library exports, as listed by nm, without symbol versions."""
    if not shutil.which("nm"):
        pytest.skip("needs nm, which lists the symbols of a library")
    command = ["nm", "-D", "--defined-only", "--without-symbol-versions", str(path)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    # A line consists of the offset, the kind and the name of a symbol.
    rows = (line.split() for line in output.splitlines())
    return {row[2]: int(row[0], 16) for row in rows if len(row) == 3}
