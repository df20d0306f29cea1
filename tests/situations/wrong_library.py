"""Situations in which a library other than the expected one is found, or none."""

from __future__ import annotations

from .machine import SITE, WHEELS, Machine
from .situation import Group
from .sources import DRIVER, NVRTC, make_properties

GROUP = Group("The wrong library is found, or none")
SHOW_NVRTC = "from cudyn import nvrtc; nvrtc.nvrtcVersion(); print(nvrtc.version, nvrtc.path)"


def build_nvrtc(machine: Machine, path: str, major: int, minor: int, *flags: str) -> None:
    """Build an NVRTC that reports the given version."""
    machine.build(path, NVRTC, f"-DMAJOR={major}", f"-DMINOR={minor}", *flags)


@GROUP.add(
    "libcudart is not installed",
    "A package needs `libcudart.so.12`, but no toolkit is installed, or only a toolkit of another major "
    "version. The loader's message does not name the wheel to install.",
    "NVIDIA/cudf#14536",
    "vllm-project/vllm#31018",
    "NVIDIA/cuda-python#851",
    "sony/nnabla#1063",
    "floydhub/dl-docker#31",
    expected=("LibraryNotFoundError", "pip install", "CUDA toolkit"),
)
def no_runtime(machine: Machine) -> str:
    """Do not install the CUDA runtime."""
    return machine.run("from cudyn import runtime; runtime.cudaMalloc(8)")


@GROUP.add(
    "Only a library of another CUDA major version is installed",
    "A package needs `libcublas.so.11`, but the installed wheel contains `libcublas.so.12`, or vice versa.",
    "pytorch/vision#7032",
    "cre185/InstantSfM#18",
    "siliconflow/onediff#766",
    "NVIDIA/cuml#5300",
    expected=(f"(12, 4) {WHEELS}/cublas/lib/libcublas.so.12",),
)
def other_major(machine: Machine) -> str:
    """Install cuBLAS of CUDA 12 as a wheel. cudyn supports both versions, and uses the installed library."""
    machine.build(f"{WHEELS}/cublas/lib/libcublas.so.12", make_properties("cublas", (12, 4, 5)))
    return machine.run(
        "from cudyn import cublas; cublas.cublasGetProperty(0); print(cublas.version, cublas.path)"
    )


@GROUP.add(
    "Wheels of two CUDA major versions in one environment",
    "The newest compiler in the environment is used, although the driver is older and rejects its PTX.",
    "NVIDIA/numba-cuda#163",
    expected=(f"(12, 8) {WHEELS}/cuda_nvrtc/lib/libnvrtc.so.12",),
)
def two_majors(machine: Machine) -> str:
    """Install NVRTC 12.8 and 13.0 as wheels, and a driver for CUDA 12.8."""
    machine.build("/usr/lib64/libcuda.so.1", DRIVER, "-DVERSION=12080")
    machine.set(LD_LIBRARY_PATH="/usr/lib64")
    build_nvrtc(machine, f"{WHEELS}/cuda_nvrtc/lib/libnvrtc.so.12", 12, 8)
    build_nvrtc(machine, f"{WHEELS}/cu13/lib/libnvrtc.so.13", 13, 0)
    return machine.run(SHOW_NVRTC)


@GROUP.add(
    "The system's toolkit instead of the conda environment",
    "A conda environment contains a complete toolkit, but a library of the system's toolkit is opened, whose "
    "release differs from that of the other libraries.",
    "NVIDIA/cuda-python#919",
    "NVIDIA/cuda-python#1003",
    expected=("(12, 9) /opt/conda/lib/libnvrtc.so.12",),
)
def conda_and_system(machine: Machine) -> str:
    """Put NVRTC 12.9 into an active conda environment, and NVRTC 12.2 into LD_LIBRARY_PATH."""
    machine.place("/opt/conda/conda-meta/history").touch()
    build_nvrtc(machine, "/opt/conda/lib/libnvrtc.so.12", 12, 9)
    build_nvrtc(machine, "/usr/local/cuda/lib64/libnvrtc.so.12", 12, 2)
    machine.set(CONDA_PREFIX="/opt/conda", LD_LIBRARY_PATH="/usr/local/cuda/lib64")
    return machine.run(SHOW_NVRTC)


@GROUP.add(
    "LD_LIBRARY_PATH is ignored",
    "A package searches for the library with `ldconfig`, which ignores `LD_LIBRARY_PATH`. Clusters use this "
    "variable to provide software.",
    "NVIDIA/TransformerEngine#2373",
    "triton-lang/triton#2883",
    expected=("(9, 12) /apps/cudnn/9.12/lib/libcudnn.so.9",),
)
def cluster(machine: Machine) -> str:
    """Put cuDNN into a directory of LD_LIBRARY_PATH."""
    machine.build("/apps/cudnn/9.12/lib/libcudnn.so.9", "long cudnnGetVersion(void) { return 91200; }")
    machine.set(LD_LIBRARY_PATH="/apps/cudnn/9.12/lib")
    return machine.run("from cudyn import cudnn; cudnn.cudnnGetVersion(); print(cudnn.version, cudnn.path)")


@GROUP.add(
    "The loader's cache takes precedence over CUDA_HOME",
    "`CUDA_HOME` points to the toolkit that the user wants, but the loader first finds a library of another "
    "major version. No message mentions that the variable had no effect.",
    "NVIDIA/cuda-python#604",
    "NVIDIA/TransformerEngine#3182",
    expected=("CUDA_HOME",),
)
def cuda_home(machine: Machine) -> str:
    """Set CUDA_HOME to a toolkit with NVRTC 13.0. The loader finds NVRTC 12.2."""
    build_nvrtc(machine, "/usr/lib64/libnvrtc.so.12", 12, 2)
    build_nvrtc(machine, "/opt/cuda-13.0/lib64/libnvrtc.so.13", 13, 0)
    machine.set(CUDA_HOME="/opt/cuda-13.0", LD_LIBRARY_PATH="/usr/lib64")
    return machine.run(
        f"""
        {SHOW_NVRTC}
        import cudyn
        for problem in cudyn.report().data["problems"]:
            if "CUDA_HOME" in str(problem):
                print(problem["problem"])
        """
    )


@GROUP.add(
    "libNVVM in a toolkit",
    "A library finder looks for libNVVM only in wheels and conda environments, or only under a name that "
    "contains its major version.",
    "NVIDIA/cuda-python#1157",
    expected=("(2, 0) /opt/cuda/nvvm/lib64/libnvvm.so.4",),
)
def nvvm(machine: Machine) -> str:
    """Put libNVVM into the `nvvm/lib64` directory of the toolkit in CUDA_HOME."""
    source = "int nvvmVersion(int *major, int *minor) { *major = 2; *minor = 0; return 0; }"
    machine.build("/opt/cuda/nvvm/lib64/libnvvm.so.4", source)
    machine.set(CUDA_HOME="/opt/cuda")
    return machine.run("from cudyn import nvvm; print(nvvm.nvvmVersion() and nvvm.version, nvvm.path)")


@GROUP.add(
    "CUPTI in a toolkit's `extras` directory",
    "`libcupti.so` is in `extras/CUPTI/lib64` of the toolkit, which is neither in `lib64` nor in the "
    "loader's cache. Profilers do not find it.",
    "tensorflow/tensorflow#2626",
    "tensorflow/tensorflow#8830",
    "google/seq2seq#336",
    "microsoft/pai#2043",
    expected=("(12, 8) /usr/local/cuda/extras/CUPTI/lib64/libcupti.so.12",),
)
def cupti(machine: Machine) -> str:
    """Put CUPTI into the `extras/CUPTI/lib64` directory of the toolkit in CUDA_HOME."""
    source = "int cuptiGetVersion(unsigned *version) { *version = 26; return 0; }"
    machine.build("/usr/local/cuda/extras/CUPTI/lib64/libcupti.so.12", source)
    machine.set(CUDA_HOME="/usr/local/cuda")
    return machine.run("from cudyn import cupti; cupti.cuptiGetVersion(); print(cupti.version, cupti.path)")


@GROUP.add(
    "A toolkit from another decade in LD_LIBRARY_PATH",
    "A cluster's environment module puts CUDA 8.0 into `LD_LIBRARY_PATH`. A program opens the NVRTC of "
    "this toolkit, and fails because of a symbol that this release did not have.",
    "nanoporetech/dorado#166",
    expected=("VersionError", "too old: found 8.0", "11.0 or newer"),
)
def old_toolkit(machine: Machine) -> str:
    """Put NVRTC 8.0, under a name that newer releases also use, into LD_LIBRARY_PATH."""
    build_nvrtc(machine, "/usr/local/cuda-8.0/lib64/libnvrtc.so.11.2", 8, 0)
    machine.set(LD_LIBRARY_PATH="/usr/local/cuda-8.0/lib64")
    return machine.run(SHOW_NVRTC)


@GROUP.add(
    "An empty or relative entry in LD_LIBRARY_PATH",
    '`export LD_LIBRARY_PATH="$LD_LIBRARY_PATH:/foo"` leaves an empty entry if the variable was empty. '
    "The loader then opens libraries from the current directory.",
    "lebedov/scikit-cuda#62",
    "infiniflow/ragflow#4466",
    expected=("LoadError", "LD_LIBRARY_PATH contains the empty or relative entry 'lib'", "the entry 'lib'"),
)
def relative_entry(machine: Machine) -> str:
    """Build a driver in the `lib` directory below the current directory, and set LD_LIBRARY_PATH to `lib`."""
    machine.build("/lib/libcuda.so.1", DRIVER, "-DVERSION=12080")
    machine.set(LD_LIBRARY_PATH="lib")
    return machine.run("from cudyn import driver; driver.cuInit(0); print(driver.path)")


@GROUP.add(
    "A library that another package has loaded",
    "Two packages in a process open two copies of a library. Handles that one copy has created are invalid "
    "in the other copy.",
    "JuliaPackaging/Yggdrasil#14666",
    "NVIDIA/cccl#3979",
    expected=("(12, 4) /venv/site-packages/torch/lib/libnvrtc.so.12",),
)
def already_loaded(machine: Machine) -> str:
    """Open NVRTC from the directory of torch. Another NVRTC is installed as a wheel."""
    build_nvrtc(machine, f"{SITE}/torch/lib/libnvrtc.so.12", 12, 4)
    build_nvrtc(machine, f"{WHEELS}/cuda_nvrtc/lib/libnvrtc.so.12", 12, 9)
    library = machine.place(f"{SITE}/torch/lib/libnvrtc.so.12")
    return machine.run(f"import ctypes; ctypes.CDLL({str(library)!r}); {SHOW_NVRTC}")


@GROUP.add(
    "Only names with a major version are installed",
    "A program searches for `libcudart.so` or `libcublas.so`, but wheels and runtime images contain only "
    "names with a major version, so people copy or link the files.",
    "NVIDIA/cuml#5300",
    "chelsea0x3b/cudarc#274",
    expected=(f"(12, 4) {WHEELS}/cuda_runtime/lib/libcudart.so.12",),
)
def wheel_names(machine: Machine) -> str:
    """Install the CUDA runtime as a wheel, which contains only `libcudart.so.12`."""
    source = "int cudaRuntimeGetVersion(int *version) { *version = 12040; return 0; }"
    machine.build(f"{WHEELS}/cuda_runtime/lib/libcudart.so.12", source)
    return machine.run(
        "from cudyn import runtime; runtime.cudaRuntimeGetVersion(); print(runtime.version, runtime.path)"
    )
