"""The sources of the fake libraries that several situations use."""

from __future__ import annotations

# -DVERSION=12040 is the version, and -DINIT=100 the status of cuInit. Like NVIDIA's driver, it can't be used
# in a fork of a process that has called cuInit, and it reads CUDA_VISIBLE_DEVICES in cuInit.
DRIVER = """
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifndef INIT
#define INIT 0
#endif
static int pid, count;
#define NEED if (pid != getpid()) return 3
int cuDriverGetVersion(int *version) { *version = VERSION; return 0; }
int cuInit(unsigned flags) {
    const char *visible = getenv("CUDA_VISIBLE_DEVICES");
    if (pid && pid != getpid()) return 3;
    count = visible ? strspn(visible, "01") : 2;
    if (INIT || !count) return INIT ? INIT : 100;
    pid = getpid();
    return 0;
}
int cuDeviceGetCount(int *n) { NEED; *n = count; return 0; }
int cuDeviceGet(int *device, int ordinal) { NEED; *device = ordinal; return 0; }
int cuDeviceGetName(char *name, int size, int device) { NEED; strncpy(name, "Fake", size); return 0; }
int cuDeviceGetAttribute(int *value, int name, int device) { NEED; *value = name == 75 ? 9 : 0; return 0; }
int cuCtxGetCurrent(void **context) { NEED; *context = 0; return 0; }
int cuModuleLoadData(void **module, const void *image) { return 222; }
int cuMemAlloc_v2(unsigned long long *pointer, unsigned long size) { NEED; *pointer = 4096; return 0; }
"""
# -DVERSION=13000 is the version. The driver is too old for it.
RUNTIME = """
int cudaRuntimeGetVersion(int *version) { *version = VERSION; return 0; }
int cudaMalloc(void **pointer, unsigned long size) { return 35; }
"""
# -DMAJOR and -DMINOR are the version, -DSTATUS the status of a compilation, and -DLOG its log. -DCHANGE is a
# statement that a compilation runs.
NVRTC = r"""
#define _GNU_SOURCE
#include <locale.h>
#include <string.h>
#ifndef STATUS
#define STATUS 0
#define LOG ""
#endif
#ifndef CHANGE
#define CHANGE
#endif
static char log_[] = LOG;
static char ptx[] = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }\n";
int nvrtcVersion(int *major, int *minor) { *major = MAJOR; *minor = MINOR; return 0; }
int nvrtcCreateProgram(void **program) { *program = log_; return 0; }
int nvrtcDestroyProgram(void **program) { *program = 0; return 0; }
int nvrtcCompileProgram(void *program, int count, const char **options) { CHANGE; return STATUS; }
int nvrtcGetProgramLogSize(void *program, unsigned long *size) { *size = sizeof log_; return 0; }
int nvrtcGetProgramLog(void *program, char *text) { memcpy(text, log_, sizeof log_); return 0; }
int nvrtcGetPTXSize(void *program, unsigned long *size) { *size = sizeof ptx; return 0; }
int nvrtcGetPTX(void *program, char *text) { memcpy(text, ptx, sizeof ptx); return 0; }
int nvrtcGetCUBINSize(void *program, unsigned long *size) { return nvrtcGetPTXSize(program, size); }
int nvrtcGetCUBIN(void *program, char *text) { return nvrtcGetPTX(program, text); }
int nvrtcGetNumSupportedArchs(int *count) { *count = 2; return 0; }
int nvrtcGetSupportedArchs(int *archs) { archs[0] = 80; archs[1] = 90; return 0; }
const char *nvrtcGetErrorString(int status) {
    return status == 7 ? "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE" : "NVRTC_ERROR_COMPILATION";
}
"""


def make_properties(prefix: str, version: tuple[int, int, int], needed: str = "") -> str:
    """Return the source of a library whose version is queried with PREFIXGetProperty, such as cuSPARSE.

    Args:
        prefix: Prefix of the library's functions.
        version: Version of the library.
        needed: Name of a function of another library that this library calls, if any.
    """
    values = ", ".join(map(str, version))
    call = f"void {needed}(void);\nvoid call_it(void) {{ {needed}(); }}\n" if needed else ""
    return call + (
        f"int {prefix}GetProperty(int which, int *value) "
        f"{{ const int values[] = {{{values}}}; *value = values[which]; return 0; }}\n"
    )


def make_functions(*names: str) -> str:
    """Return the source of functions that return 0."""
    return "".join(f"int {name}(void) {{ return 0; }}\n" for name in names)
