"""Situations in which a library needs other libraries, which are missing or of another release."""

from __future__ import annotations

from .machine import WHEELS, Machine
from .situation import Group
from .sources import make_functions, make_properties

GROUP = Group("Libraries that need other libraries")
NVJITLINK = f"{WHEELS}/nvjitlink/lib/libnvJitLink.so.12"
CUSPARSE = f"{WHEELS}/cusparse/lib/libcusparse.so.12"
LINK_NODE = "libnvJitLink.so.12"
OLD = "/usr/local/cuda-12.0/lib64"
SHOW_CUBLAS = "from cudyn import cublas; cublas.cublasGetProperty(0); print(cublas.version, cublas.path)"
SHOW_CUSPARSE = (
    "from cudyn import cusparse; cusparse.cusparseGetProperty(0); print(cusparse.version, cusparse.path)"
)


def build_cusparse(machine: Machine, release: str = "12_4") -> None:
    """Install cuSPARSE and nvJitLink of a release as wheels. cuSPARSE's run path is nvJitLink's directory."""
    functions = [f"__nvJitLinkCreate_12_{minor}" for minor in range(5)]
    machine.build(NVJITLINK, make_functions(*functions, f"__nvJitLinkAddData_{release}"), node=LINK_NODE)
    source = make_properties("cusparse", (12, 3, 1), f"__nvJitLinkAddData_{release}")
    machine.build(CUSPARSE, source, needs=NVJITLINK, runpath="$ORIGIN/../../nvjitlink/lib")


def build_old_link(machine: Machine) -> None:
    """Build nvJitLink 12.0 in the directory of an old toolkit."""
    machine.build(f"{OLD}/libnvJitLink.so.12", make_functions("__nvJitLinkCreate_12_0"), node=LINK_NODE)


@GROUP.add(
    "cuSPARSE finds an older nvJitLink in LD_LIBRARY_PATH",
    "`import torch` fails with `undefined symbol: __nvJitLinkAddData_12_1`, because `LD_LIBRARY_PATH` has "
    "priority over the directories in the wheel's library. This is the failure with the most reports.",
    "infiniflow/ragflow#4466",
    "pytorch/pytorch#111469",
    "pytorch/pytorch#134929",
    "jax-ml/jax#30050",
    "pytorch/pytorch#131295",
    expected=(f"(12, 3) {CUSPARSE}",),
)
def old_nvjitlink(machine: Machine) -> str:
    """Install cuSPARSE and nvJitLink as wheels, and put an older nvJitLink into LD_LIBRARY_PATH."""
    build_cusparse(machine)
    build_old_link(machine)
    machine.set(LD_LIBRARY_PATH=OLD)
    return machine.run(SHOW_CUSPARSE)


@GROUP.add(
    "An older nvJitLink is already loaded",
    "Another package has loaded the toolkit's nvJitLink, so the wheel's cuSPARSE is linked with this older "
    "release.",
    "JuliaPackaging/Yggdrasil#14666",
    "pytorch/pytorch#131295",
    expected=(f"(12, 3) {CUSPARSE}",),
)
def loaded_nvjitlink(machine: Machine) -> str:
    """Open an older nvJitLink before cuSPARSE is used."""
    build_cusparse(machine)
    build_old_link(machine)
    library = machine.place(f"{OLD}/libnvJitLink.so.12")
    return machine.run(f"import ctypes; ctypes.CDLL({str(library)!r}); {SHOW_CUSPARSE}")


@GROUP.add(
    "cuSPARSE without nvJitLink",
    "The wheel of nvJitLink is not installed, because the package that needs cuSPARSE does not depend on it. "
    'JAX reports "The cuSPARSE library was not found".',
    "jax-ml/jax#33838",
    "NVIDIA/cuvs#1794",
    "JuliaPackaging/Yggdrasil#14568",
    expected=("LoadError", "libnvJitLink.so.12", "CUDYN_NVJITLINK"),
)
def no_nvjitlink(machine: Machine) -> str:
    """Install cuSPARSE as a wheel, and remove nvJitLink."""
    build_cusparse(machine)
    machine.place(NVJITLINK).unlink()
    return machine.run(SHOW_CUSPARSE)


@GROUP.add(
    "nvJitLink of an older release in the same environment",
    "pip has installed nvJitLink 12.1 next to cuSPARSE 12.9, because the requirements allow it. The symbol "
    "of the newer release is missing.",
    "NVIDIA/cuvs#1794",
    "NVIDIA/raft#2948",
    expected=("LoadError", "__nvJitLinkAddData_12_9", "CUDYN_NVJITLINK"),
)
def mixed_wheels(machine: Machine) -> str:
    """Install a cuSPARSE that needs nvJitLink 12.9, then replace nvJitLink with 12.1."""
    build_cusparse(machine, "12_9")
    source = make_functions("__nvJitLinkCreate_12_0", "__nvJitLinkCreate_12_1")
    machine.build(NVJITLINK, source, node=LINK_NODE)
    return machine.run(SHOW_CUSPARSE)


@GROUP.add(
    "cuBLAS finds an older cuBLASLt",
    "`undefined symbol: cublasLtGetStatusString`: a wheel's cuBLAS is linked with the cuBLASLt of the "
    "system's toolkit, an older release with the same soname.",
    "zai-org/ChatGLM-6B#921",
    "NVlabs/tiny-cuda-nn#222",
    "Kaggle/docker-python#1258",
    "JuliaGPU/CUDA.jl#1755",
    "hpcaitech/ColossalAI#4059",
    expected=(f"(11, 10) {WHEELS}/cublas/lib/libcublas.so.11",),
)
def old_cublaslt(machine: Machine) -> str:
    """Install cuBLAS and cuBLASLt as one wheel, and put an older cuBLASLt into LD_LIBRARY_PATH."""
    node = "libcublasLt.so.11"
    directory = f"{WHEELS}/cublas/lib"
    machine.build(f"{directory}/{node}", make_functions("cublasLtGetStatusString"), node=node)
    source = make_properties("cublas", (11, 10, 3), "cublasLtGetStatusString")
    library = f"{directory}/libcublas.so.11"
    machine.build(library, source, needs=f"{directory}/{node}", runpath="$ORIGIN")
    machine.build(f"/usr/local/cuda-11.2/lib64/{node}", make_functions("cublasLtCreate"), node=node)
    machine.set(LD_LIBRARY_PATH="/usr/local/cuda-11.2/lib64")
    return machine.run(SHOW_CUBLAS)


@GROUP.add(
    "cuSOLVER in wheels",
    "cuSOLVER needs cuBLAS, cuSPARSE and nvJitLink. A finder that opens only cuSOLVER depends on the order "
    "in which other libraries were opened.",
    "JuliaPackaging/Yggdrasil#14568",
    "NVIDIA/cuda-python#1116",
    expected=(f"(11, 6) {WHEELS}/cusolver/lib/libcusolver.so.11",),
)
def cusolver(machine: Machine) -> str:
    """Install cuSOLVER, cuSPARSE and nvJitLink as wheels, each with a run path to the next."""
    build_cusparse(machine)
    source = make_properties("cusolver", (11, 6, 1), "cusparseGetProperty")
    library = f"{WHEELS}/cusolver/lib/libcusolver.so.11"
    machine.build(library, source, needs=CUSPARSE, runpath="$ORIGIN/../../cusparse/lib")
    return machine.run(
        "from cudyn import cusolver; cusolver.cusolverGetProperty(0); print(cusolver.version, cusolver.path)"
    )


@GROUP.add(
    "cuDNN's libraries have different versions",
    "cuDNN opens its sub-libraries by name, and finds files of another version from the system. It reports "
    "`CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH`, or the process ends.",
    "pytorch/pytorch#185512",
    "pytorch/pytorch#188892",
    "koharu-rs/koharu#694",
    "davisking/dlib#2719",
    "naver/dust3r#198",
    expected=(f"{WHEELS}/cudnn/lib/libcudnn_ops.so.9",),
)
def mixed_cudnn(machine: Machine) -> str:
    """Install cuDNN as a wheel, and put sub-libraries of another version into LD_LIBRARY_PATH."""
    source = """
#include <dlfcn.h>
#include <stdio.h>
#include <link.h>
long cudnnGetVersion(void) { return 91200; }
const char *cudnnGetErrorString(int status) {
    struct link_map *map = dlopen("libcudnn_ops.so.9", RTLD_NOW);
    return map ? map->l_name : "none";
}
"""
    machine.build(f"{WHEELS}/cudnn/lib/libcudnn.so.9", source)
    machine.build(f"{WHEELS}/cudnn/lib/libcudnn_ops.so.9", make_functions("ops"))
    machine.build("/usr/lib64/libcudnn_ops.so.9", make_functions("ops"))
    machine.set(LD_LIBRARY_PATH="/usr/lib64")
    return machine.run("from cudyn import cudnn; print(cudnn.cudnnGetErrorString(0))")


@GROUP.add(
    "cuDNN without its sub-libraries",
    "Only `libcudnn.so.9` was copied into an image. cuDNN prints that it is unable to load "
    "`libcudnn_ops.so.9`, and ends the process.",
    "ultrasev/stream-whisper#28",
    "daswer123/xtts-finetune-webui#18",
    "yeyupiaoling/Whisper-Finetune#16",
    expected=("libcudnn_ops",),
    problem="cudyn reports cuDNN as usable, because cuDNN opens the missing files only when it needs them.",
)
def no_cudnn_parts(machine: Machine) -> str:
    """Install only `libcudnn.so.9`, and request a report."""
    machine.build(f"{WHEELS}/cudnn/lib/libcudnn.so.9", "long cudnnGetVersion(void) { return 91200; }")
    return machine.run(
        """
        import cudyn
        from cudyn import cudnn
        print(cudnn.available, cudnn.version)
        for problem in cudyn.report().data["problems"]:
            if "cudnn" in str(problem):
                print(problem["problem"])
        """
    )


@GROUP.add(
    "A library that needs the driver, without a driver",
    "A wheel contains a library that is linked with `libcuda.so.1`, so the library can't be opened on a "
    "machine without a driver, although its package can be imported.",
    "NVIDIA/cuda-python#1116",
    expected=("LoadError", "libcuda.so.1", "What to do: install the NVIDIA driver"),
)
def needs_driver(machine: Machine) -> str:
    """Install a cuFile that is linked with `libcuda.so.1`, and remove the driver."""
    machine.build("/usr/lib64/libcuda.so.1", make_functions("cuInit"))
    library = f"{WHEELS}/cufile/lib/libcufile.so.0"
    machine.build(library, make_functions("cuFileDriverOpen"), needs="/usr/lib64/libcuda.so.1")
    machine.place("/usr/lib64/libcuda.so.1").unlink()
    return machine.run("from cudyn import cufile; cufile.cuFileDriverOpen()")
