"""Situations with compilers, and with directories whose files can't be executed."""

from __future__ import annotations

import os

from ..support import cached_compiler
from .machine import WHEELS, Machine
from .situation import Group
from .sources import NVRTC

GROUP = Group("Compilers")
NOEXEC = Group("Directories that are mounted with noexec")
NVRTC_13 = f"{WHEELS}/cu13/lib/libnvrtc.so.13"
KERNEL = 'extern "C" __global__ void k() {}'
COMPILE = f"""
import cudyn
cudyn.compile({KERNEL!r}, arch="compute_90")
"""


def build_nvrtc(machine: Machine, path: str, major: int, minor: int, status: int = 0, log: str = "") -> None:
    """Build an NVRTC whose compilations return a status and a log. The cache is switched off."""
    flags = (f"-DSTATUS={status}", f'-DLOG="{log}"') if status else ()
    machine.build(path, NVRTC, f"-DMAJOR={major}", f"-DMINOR={minor}", *flags)
    machine.set(CUDYN_CACHE="off")


@GROUP.add(
    "NVRTC without its builtins",
    "A compilation fails with `NVRTC_ERROR_BUILTIN_OPERATION_FAILURE`, or with a log that asks the user to "
    "install `libnvrtc-builtins`. The file is missing in the image, or is from a different release than "
    "NVRTC.",
    "pytorch/TensorRT#3893",
    "NVIDIA/numba-cuda#196",
    "chainer/chainer#4813",
    "WisconsinAIVision/yolact_edge#186",
    "arrayfire/arrayfire#2994",
    expected=("NvrtcError", "failed to open libnvrtc-builtins.so.13.0", "pip install"),
    problem="The message does not say in which directory the file is missing, or which command installs it.",
)
def no_builtins(machine: Machine) -> str:
    """Install a wheel with a fake NVRTC 13.0 that reports the missing file in the same way as NVIDIA's."""
    log = r"nvrtc: error: failed to open libnvrtc-builtins.so.13.0.\n  Make sure that it is installed."
    build_nvrtc(machine, NVRTC_13, 13, 0, 7, log)
    return machine.run(COMPILE)


@GROUP.add(
    "The builtins are only next to NVRTC",
    "NVRTC opens its builtins by name, and does not find them in a wheel, because the loader does not search "
    "the directory of the file that calls it. Packages preload the file.",
    "PaddlePaddle/Paddle#77287",
    "nlesc-recruit/cudawrappers#354",
    "cupy/cupy#4396",
    expected=("found",),
)
def builtins_in_wheel(machine: Machine) -> str:
    """Install a wheel with a fake NVRTC that opens `libnvrtc-builtins.so.13.0` by name, as NVIDIA's does."""
    source = """
#include <dlfcn.h>
int nvrtcVersion(int *major, int *minor) { *major = 13; *minor = 0; return 0; }
int nvrtcGetNumSupportedArchs(int *count) {
    *count = dlopen("libnvrtc-builtins.so.13.0", RTLD_NOW) != 0;
    return 0;
}
"""
    machine.build(NVRTC_13, source)
    machine.build(f"{WHEELS}/cu13/lib/libnvrtc-builtins.so.13.0", "int builtins;")
    return machine.run(
        "from cudyn import nvrtc; print('found' if nvrtc.nvrtcGetNumSupportedArchs() else 'missing')"
    )


@GROUP.add(
    "NVRTC changes the locale",
    "After a compilation, Python writes and decodes text as ASCII: NVRTC 11.7 to 12.6 leaves the thread in "
    "the C locale. `open(...).write` and `subprocess` raise UnicodeError afterwards.",
    "NVIDIA/cuda-python#29",
    "pytorch/pytorch#180569",
    "vllm-project/vllm#5606",
    "jcuda/jcuda#4",
    expected=("before: UTF-8\nafter: UTF-8",),
)
def locale(machine: Machine) -> str:
    """Install an NVRTC that calls `uselocale` with the C locale, and compile with `cudyn.compile`."""
    return compare_encodings(machine, f"cudyn.compile({KERNEL!r}, arch='compute_90')")


@GROUP.add(
    "A call to nvrtcCompileProgram changes the locale",
    "A binding calls NVRTC without restoring the locale, so the thread stays in the C locale.",
    "NVIDIA/cuda-python#29",
    "pytorch/pytorch#180569",
    expected=("before: UTF-8\nafter: UTF-8",),
)
def locale_after_nvrtc_compile_program(machine: Machine) -> str:
    """Install an NVRTC that changes the locale, and call `nvrtc.nvrtcCompileProgram`."""
    statements = [
        "program = nvrtc.nvrtcCreateProgram('', None, 0, [], [])",
        "nvrtc.nvrtcCompileProgram(program, 0, [])",
    ]
    return compare_encodings(machine, "; ".join(statements))


def compare_encodings(machine: Machine, code: str) -> str:
    """Return Python's encoding of new files before and after some code.

    The installed NVRTC changes the locale to "C" in every compilation.
    """
    change = '-DCHANGE=uselocale(newlocale(LC_ALL_MASK,"C",0))'
    machine.build(f"{WHEELS}/cuda_nvrtc/lib/libnvrtc.so.12", NVRTC, "-DMAJOR=12", "-DMINOR=2", change)
    machine.set(CUDYN_CACHE="off")
    show = 'print("{}:", open("file", "w").encoding)'
    code = f"{show.format('before')}; {code}; {show.format('after')}"
    return machine.run(f"import cudyn; from cudyn import nvrtc; {code}")


@GROUP.add(
    "NVRTC is too old for the GPU",
    "The log says only that the value of `--gpu-architecture` is invalid. It does not mention that a "
    "newer release accepts it.",
    "PASSIONLab/OpenEquivariance#163",
    expected=("ValueError", "NVRTC 12.2 can't compile for compute_120; it supports"),
)
def old_nvrtc(machine: Machine) -> str:
    """Install a wheel of NVRTC 12.2, which supports sm_80 and sm_90, and compile for compute_120."""
    build_nvrtc(machine, f"{WHEELS}/cuda_nvrtc/lib/libnvrtc.so.12", 12, 2)
    return machine.run(COMPILE.replace("compute_90", "compute_120"))


@GROUP.add(
    "CUDA's headers are not installed",
    'A kernel includes `cuda_fp16.h`, and NVRTC reports that it "cannot open source file". Wheels of NVRTC '
    "contain no headers.",
    "cupy/cupy#8466",
    "cupy/cupy#8593",
    "NVIDIA/cuda-quantum#5111",
    expected=("NvrtcError", "cannot open source file", "nvidia-cuda-runtime"),
)
def no_headers(machine: Machine) -> str:
    """Install NVRTC 13.0 as a wheel, without headers."""
    log = 'k.cu(1): catastrophic error: cannot open source file \\"cuda_fp16.h\\"'
    build_nvrtc(machine, NVRTC_13, 13, 0, 6, log)
    return machine.run(COMPILE)


@NOEXEC.add(
    "TMPDIR on a file system that is mounted with noexec",
    "A package compiles code into `/tmp`, which is mounted with `noexec`, and the loader reports that it "
    '"failed to map segment from shared object".',
    "pytorch/pytorch#91005",
    "pytorch/pytorch#123054",
    "pytorch/pytorch#184362",
    expected=("[2.0, 4.0]",),
)
def noexec(machine: Machine) -> str:
    """Preload a `dlopen` that rejects files below TMPDIR, and run a kernel on the CPU."""
    source = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
static int failed;
void *dlopen(const char *name, int mode) {
    const char *root = getenv("TMPDIR");
    failed = name && root && !strncmp(name, root, strlen(root)) && strstr(name, "noexec");
    return failed ? 0 : ((void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen"))(name, mode);
}
char *dlerror(void) {
    if (failed) return "failed to map segment from shared object";
    return ((char *(*)(void))dlsym(RTLD_NEXT, "dlerror"))();
}
"""
    machine.build("/opt/preload.so", source)
    machine.place("/noexec/file").touch()
    machine.set(LD_PRELOAD="/opt/preload.so", TMPDIR="/noexec", CUDYN_CACHE="off")
    machine.variables["PATH"] = f"{cached_compiler.install()}:{os.environ['PATH']}"
    return machine.run(
        '''
        import array
        import cudyn
        from cudyn import testing
        ptx = b"""
        .version 8.0
        .target sm_90
        .address_size 64
        .visible .entry k(.param .u64 x) {
            .reg .b64 %a; .reg .f32 %f; .reg .b32 %i; .reg .b64 %o;
            ld.param.u64 %a, [x]; mov.u32 %i, %tid.x; mul.wide.u32 %o, %i, 4; add.s64 %a, %a, %o;
            ld.global.f32 %f, [%a]; add.f32 %f, %f, %f; st.global.f32 [%a], %f; ret;
        }"""
        with testing.simulate("sm_90", run=True):
            x = cudyn.Buffer.from_host(array.array("f", [1, 2]))
            cudyn.Module(ptx).get_kernel("k").launch(1, 2, x)
            result = array.array("f", bytes(8))
            x.copy_to(result)
            print(list(result))
        '''
    )
