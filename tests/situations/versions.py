"""Situations in which the versions of two libraries are incompatible."""

from __future__ import annotations

from .machine import WHEELS, Machine
from .situation import Group
from .sources import DRIVER, NVRTC, RUNTIME

GROUP = Group("Versions that do not match")
LIB = "/usr/lib64"
# nvJitLink 12.4, which rejects the input.
OLD_LINKER = """
#include <string.h>
static const char text[] = "ptxas fatal: Unsupported .version 8.7; current version is '8.4'";
int nvJitLinkVersion(unsigned *major, unsigned *minor) { *major = 12; *minor = 4; return 0; }
int nvJitLinkCreate(void **handle) { *handle = (void *)4096; return 0; }
int nvJitLinkDestroy(void **handle) { *handle = 0; return 0; }
int nvJitLinkAddData(void *handle) { return 4; }
int nvJitLinkComplete(void *handle) { return 0; }
int nvJitLinkGetErrorLogSize(void *handle, unsigned long *size) { *size = sizeof text; return 0; }
int nvJitLinkGetErrorLog(void *handle, char *log) { memcpy(log, text, sizeof text); return 0; }
"""


def build_driver(machine: Machine, version: int) -> None:
    """Build a driver that the loader finds. `version` is 12040 for CUDA 12.4."""
    machine.build(f"{LIB}/libcuda.so.1", DRIVER, f"-DVERSION={version}")
    machine.set(LD_LIBRARY_PATH=LIB)


@GROUP.add(
    "The driver is too old for the runtime",
    'CUDA reports error 35, "driver version is insufficient for runtime version". Neither version is '
    "mentioned, and the user has to find out which of the two to change.",
    "NVIDIA/nvidia-docker#400",
    "nagadomi/nunif#702",
    "solana-labs/solana#7975",
    "lllyasviel/Fooocus#1313",
    "zai-org/ChatGLM3#100",
    expected=("CUDA runtime 13.0 needs a newer driver than yours (CUDA 12.4)", 'pip install "cudyn[cu12]"'),
)
def old_driver(machine: Machine) -> str:
    """Build a driver for CUDA 12.4, and install the CUDA runtime 13.0 as a wheel."""
    build_driver(machine, 12040)
    machine.build(f"{WHEELS}/cu13/lib/libcudart.so.13", RUNTIME, "-DVERSION=13000")
    return machine.run("from cudyn import runtime; runtime.cudaMalloc(8)")


@GROUP.add(
    "PTX from a newer compiler",
    'Error 222, "the provided PTX was compiled with an unsupported toolchain": the compiler is newer than '
    "the driver. The message contains neither version.",
    "ComputationalRadiationPhysics/cuda_memtest#31",
    "huggingface/candle#2498",
    "NVIDIA/gvdb-voxels#120",
    "NVIDIA/FasterTransformer#551",
    expected=("NVRTC 13.1 is newer than the driver (CUDA 12.4)", "compile to CUBIN"),
)
def new_ptx(machine: Machine) -> str:
    """Build a driver for CUDA 12.4 that rejects PTX, and install NVRTC 13.1 as a wheel."""
    build_driver(machine, 12040)
    machine.build(f"{WHEELS}/cu13/lib/libnvrtc.so.13", NVRTC, "-DMAJOR=13", "-DMINOR=1")
    return machine.run(
        """
        from cudyn import driver, nvrtc
        nvrtc.nvrtcVersion()
        driver.cuModuleLoadData(b"//")
        """
    )


@GROUP.add(
    "The driver lacks a function that nobody calls",
    "A binding looks up every function when the driver is opened, and ends the program if one is missing, "
    "such as `cuLogsCurrent` in drivers before CUDA 12.9.",
    "chelsea0x3b/cudarc#422",
    "chelsea0x3b/cudarc#464",
    "tracel-ai/cubecl#1117",
    "vortex-data/vortex#6660",
    expected=("(12, 8)", "cuLogsCurrent False"),
)
def unused_function(machine: Machine) -> str:
    """Build a driver for CUDA 12.8 that has only a few functions, and call one of them."""
    build_driver(machine, 12080)
    return machine.run(
        """
        from cudyn import driver
        driver.cuInit(0)
        print(driver.version, "cuLogsCurrent", driver.has("cuLogsCurrent"))
        """
    )


@GROUP.add(
    "The driver lacks a function that is called",
    "The program ends with `undefined symbol: cuCtxCreate_v4`. The message does not mention which drivers "
    "have it.",
    "pegainfer-project/pegainfer#263",
    "chelsea0x3b/cudarc#464",
    expected=("SymbolNotFoundError", "introduced in CUDA 12.5", "the CUDA driver 12.2"),
)
def new_function(machine: Machine) -> str:
    """Build a driver for CUDA 12.2, and call `cuCtxCreate`, whose parameters changed in CUDA 12.5."""
    build_driver(machine, 12020)
    return machine.run("from cudyn import driver; driver.api('13.0').cuCtxCreate(None, 0, 0)")


@GROUP.add(
    "A library that replaces the driver lacks an old function",
    "A profiler replaces the driver with a library that lacks some of its functions. Programs that look up "
    "every function end with an error, even if they never call the missing function.",
    "vortex-data/vortex#6660",
    "JuliaGPU/CUDA.jl#1318",
    expected=("SymbolNotFoundError", "or earlier"),
)
def old_function(machine: Machine) -> str:
    """Build a driver without `cuMemFree_v2`, and call this function."""
    build_driver(machine, 12080)
    return machine.run("from cudyn import driver; driver.cuMemFree(4096)")


@GROUP.add(
    "NVRTC no longer has a function",
    "A binding that was generated from the headers of CUDA 12 looks up `nvrtcGetNVVM` in NVRTC 13, which "
    "does not have it, and ends the program.",
    "chelsea0x3b/cudarc#490",
    expected=("(13, 0)", "nvrtcGetNVVM", "removed in 13.0"),
)
def removed_function(machine: Machine) -> str:
    """Install NVRTC 13.0 as a wheel, and use a function of CUDA 12."""
    machine.build(f"{WHEELS}/cu13/lib/libnvrtc.so.13", NVRTC, "-DMAJOR=13", "-DMINOR=0")
    return machine.run(
        """
        from cudyn import nvrtc
        nvrtc.nvrtcVersion()
        print(nvrtc.version)
        nvrtc.nvrtcGetNVVM
        """
    )


@GROUP.add(
    "nvJitLink 12.0 to 12.2",
    "The names of nvJitLink's functions contain the release: `__nvJitLinkCreate_12_1`. Programs that look up "
    "the names in the header, or those of another release, fail.",
    "NVIDIA/cuda-python#362",
    expected=("created",),
)
def old_nvjitlink_names(machine: Machine) -> str:
    """Install nvJitLink 12.1, which exports `__nvJitLinkCreate_12_1`, as a wheel, and create a linker."""
    create = "int __nvJitLinkCreate_12_{}(void **handle) {{ *handle = (void *)4096; return 0; }}\n"
    source = create.format(0) + create.format(1)
    machine.build(f"{WHEELS}/nvjitlink/lib/libnvJitLink.so.12", source, node="libnvJitLink.so.12")
    return machine.run(
        """
        from cudyn import nvjitlink
        nvjitlink.nvJitLinkCreate(1, ["-arch=sm_80"])
        print("created")
        """
    )


@GROUP.add(
    "nvJitLink is older than the compiler",
    "NVRTC compiles to a PTX version that an older nvJitLink in the same environment rejects. The log "
    "mentions two numbers, such as 8.7 and 8.4, which are not releases of CUDA.",
    "NVIDIA/numba-cuda#163",
    expected=(
        "NvJitLinkError",
        "nvJitLink 12.4 is older than NVRTC 12.8",
        "install both from the same release",
    ),
)
def old_linker(machine: Machine) -> str:
    """Install NVRTC 12.8 and nvJitLink 12.4 as wheels, and link PTX."""
    machine.build(f"{WHEELS}/cuda_nvrtc/lib/libnvrtc.so.12", NVRTC, "-DMAJOR=12", "-DMINOR=8")
    machine.build(f"{WHEELS}/nvjitlink/lib/libnvJitLink.so.12", OLD_LINKER)
    machine.set(CUDYN_CACHE="off")
    return machine.run(
        """
        import cudyn
        ptx = cudyn.compile('extern "C" __global__ void k() {}', arch="compute_80")
        cudyn.link([ptx], arch="sm_80")
        """
    )


@GROUP.add(
    "A driver from before CUDA 11",
    'PyTorch reports "The NVIDIA driver on your system is too old (found version 9000)". The user has to '
    "know that 9000 is CUDA 9.0, and which version is needed.",
    "wuhuikai/FastFCN#37",
    "sanghyun-son/EDSR-PyTorch#144",
    "pytorch/pytorch#4546",
    "rikdz/GraphWriter#6",
    expected=("VersionError", "too old: found 9.0", "11.0 or newer"),
)
def ancient_driver(machine: Machine) -> str:
    """Build a driver for CUDA 9.0."""
    build_driver(machine, 9000)
    return machine.run("from cudyn import driver; driver.cuInit(0)")
