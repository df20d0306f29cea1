"""Situations in which the driver library is missing or broken, or cannot be initialized."""

from __future__ import annotations

from .machine import Machine
from .situation import Group
from .sources import DRIVER, make_functions

GROUP = Group("The driver is missing or broken")
LIB = "/usr/lib64"
SHOW_DRIVER = "from cudyn import driver; driver.cuInit(0); print(driver.version, driver.path)"


@GROUP.add(
    "A machine or a container without a driver",
    "`import` of a package fails, because the package is linked with `libcuda.so.1`. The message does not "
    "mention that the file belongs to the driver, and people look for a pip package that contains it.",
    "cvat-ai/cvat#406",
    "tensorflow/tensorflow#13169",
    "abetlen/llama-cpp-python#1169",
    "NVIDIA/nvidia-docker#374",
    expected=("LibraryNotFoundError", "install the NVIDIA driver", "--gpus all"),
)
def no_driver(machine: Machine) -> str:
    """Do not install a driver. `import cudyn` succeeds, and the first call raises an exception."""
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "libcuda.so.1 without libcuda.so",
    "A program that opens or links `libcuda.so` fails, although the driver works: only development packages "
    "and some container runtimes create this link.",
    "triton-lang/triton#1981",
    "microsoft/WSL#8587",
    "chelsea0x3b/cudarc#296",
    "NVIDIA/cudf#11028",
    expected=("(12, 4) /usr/lib64/libcuda.so.550.54",),
)
def no_link(machine: Machine) -> str:
    """Build `libcuda.so.550.54`, and link only `libcuda.so.1` to it."""
    machine.build(f"{LIB}/libcuda.so.550.54", DRIVER, "-DVERSION=12040", "-Wl,-soname,libcuda.so.1")
    machine.place(f"{LIB}/libcuda.so.1").symlink_to("libcuda.so.550.54")
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "A driver file without its links",
    "The driver's file is there, but the symbolic links that programs open are missing: `ldconfig` was not "
    "run after the file was mounted or copied. The loader reports that `libcuda.so.1` does not exist.",
    "triton-lang/triton#2019",
    "Project-HAMi/HAMi#975",
    "NVIDIA/nvidia-docker#1163",
    "NVIDIA/libnvidia-container#67",
    expected=("libcuda.so.555.42", "ldconfig"),
)
def no_links(machine: Machine) -> str:
    """Build only `libcuda.so.555.42`."""
    soname = "-Wl,-soname,libcuda.so.1"
    machine.build(f"{LIB}/libcuda.so.555.42", DRIVER, "-DVERSION=12050", soname)
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "A link to a driver file that was removed",
    "After a driver update, `libcuda.so.1` still points to the file of the old release. The loader "
    "reports that `libcuda.so.1` does not exist, although `ls` shows it.",
    "void-linux/void-packages#51704",
    "lxc/incus#2205",
    "NVIDIA/nvidia-docker#1307",
    expected=("LoadError", "a link to /usr/lib64/libcuda.so.525.105", "does not exist"),
)
def stale_link(machine: Machine) -> str:
    """Link `libcuda.so.1` to `libcuda.so.525.105`, which does not exist."""
    machine.place(f"{LIB}/libcuda.so.1").symlink_to("libcuda.so.525.105")
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "An empty driver file in an image",
    "An image was built with a container runtime that mounts the driver. The mounted files remain in the "
    "image as empty files, and hide or replace the host's driver.",
    "NVIDIA/libnvidia-container#140",
    "NVIDIA/libnvidia-container#50",
    "NVIDIA/enroot#155",
    expected=("LoadError", "an empty file"),
)
def empty_driver(machine: Machine) -> str:
    """Create an empty `libcuda.so.515.43` and a link to it."""
    machine.place(f"{LIB}/libcuda.so.515.43").touch()
    machine.place(f"{LIB}/libcuda.so.1").symlink_to("libcuda.so.515.43")
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "The toolkit's placeholder instead of the driver",
    "`LD_LIBRARY_PATH` contains the toolkit's `stubs` directory. Programs open the `libcuda.so` in it, whose "
    "functions all fail, and report an unknown error or that there is no device.",
    "NVIDIA/nvidia-docker#508",
    "spack/spack#42825",
    "numba/numba#8985",
    expected=("LoadError", "placeholder", "LD_LIBRARY_PATH"),
    problem="The advice does not mention that LD_LIBRARY_PATH contains the directory.",
)
def placeholder(machine: Machine) -> str:
    """Build a `libcuda.so` whose version query returns CUDA_ERROR_STUB_LIBRARY."""
    stubs = "/usr/local/cuda/lib64/stubs"
    machine.build(f"{stubs}/libcuda.so", "int cuDriverGetVersion(int *version) { return 34; }")
    machine.set(LD_LIBRARY_PATH=stubs)
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "The placeholder precedes the driver",
    "The placeholder is found first, in the directory of a package or in `LD_LIBRARY_PATH`, so the driver "
    "that follows it is never opened.",
    "NixOS/nixpkgs#293320",
    "chelsea0x3b/cudarc#296",
    expected=("(12, 4) /usr/lib64/libcuda.so",),
)
def placeholder_first(machine: Machine) -> str:
    """Put a placeholder named `libcuda.so.1` into a directory that is searched before the driver's."""
    stubs = "/usr/local/cuda/lib64/stubs"
    machine.build(f"{stubs}/libcuda.so.1", "int cuDriverGetVersion(int *version) { return 34; }")
    machine.build(f"{LIB}/libcuda.so", DRIVER, "-DVERSION=12040")
    machine.set(LD_LIBRARY_PATH=f"{stubs}:{LIB}")
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "A file with the driver's name that is not the driver",
    "An incomplete library is installed as `libcuda.so.1`. The program ends when it looks up "
    "`cuDriverGetVersion`.",
    "JuliaGPU/CUDA.jl#1318",
    expected=("LoadError", "has no cuDriverGetVersion, so it is not the CUDA driver"),
)
def other_library(machine: Machine) -> str:
    """Build a `libcuda.so.1` without the driver's functions."""
    machine.build(f"{LIB}/libcuda.so.1", make_functions("shim"))
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "A 32-bit driver is found first",
    "The 32-bit libraries of the driver precede the 64-bit libraries. The loader reports a wrong ELF class, "
    "and some programs then give up.",
    "MotrixLab/SMPLer-X#37",
    "lm-sys/FastChat#2207",
    "andersbll/deeppy#28",
    expected=("LoadError", "32-bit", "LD_LIBRARY_PATH"),
    problem="The message does not explain ELFCLASS32, and the advice is to remove a file that other programs "
    "need.",
)
def driver_of_32_bits(machine: Machine) -> str:
    """Build a `libcuda.so.1`, and change its ELF class to 32 bits."""
    machine.build("/usr/lib32/libcuda.so.1", DRIVER, "-DVERSION=12040")
    library = machine.place("/usr/lib32/libcuda.so.1")
    data = bytearray(library.read_bytes())
    ei_class, elfclass32 = 4, 1  # the byte with the word size, and its value for 32 bits
    data[ei_class] = elfclass32
    library.write_bytes(data)
    machine.set(LD_LIBRARY_PATH="/usr/lib32")
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "The driver is outside the loader's directories",
    "On NixOS, the driver is in `/run/opengl-driver/lib`, where the loader does not look. Packages from pip "
    "do not find it.",
    "NixOS/nixpkgs#65515",
    "NixOS/nixpkgs#127329",
    "huggingface/kernels#670",
    expected=("(13, 0) /run/opengl-driver/lib/libcuda.so.1",),
)
def nixos(machine: Machine) -> str:
    """Set CUDYN_DRIVER to the directory. On NixOS itself, this variable is not needed."""
    machine.build("/run/opengl-driver/lib/libcuda.so.1", DRIVER, "-DVERSION=13000")
    machine.set(CUDYN_DRIVER="/run/opengl-driver/lib")
    return machine.run(SHOW_DRIVER)


@GROUP.add(
    "No device",
    "Initialization fails with `CUDA_ERROR_NO_DEVICE`, and the message does not list the causes that a user "
    "can check.",
    "cupy/cupy#2106",
    "NVIDIAGameWorks/kaolin#8",
    "pytorch/pytorch#5046",
    expected=("CUDA_ERROR_NO_DEVICE (100)", "nvidia-smi", "--gpus all"),
)
def no_device(machine: Machine) -> str:
    """Build a driver whose cuInit returns 100."""
    return initialize(machine, 100)


@GROUP.add(
    "Counting devices on a machine without a GPU",
    "A program that only wants to know whether there is a GPU gets an exception or a warning instead of 0.",
    "JuliaGPU/CUDA.jl#1318",
    "pytorch/pytorch#5046",
    expected=("devices: 0",),
)
def count_no_devices(machine: Machine) -> str:
    """Build a driver whose cuInit returns 100, and call `Device.count()`."""
    machine.build(f"{LIB}/libcuda.so.1", DRIVER, "-DVERSION=12080", "-DINIT=100")
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run("import cudyn; print('devices:', cudyn.Device.count())")


@GROUP.add(
    "A server whose GPUs need Fabric Manager",
    'CUDA reports error 802, "system not yet initialized", while `nvidia-smi` works. Users learn '
    "about the missing service from forum posts.",
    "pytorch/pytorch#35710",
    "jax-ml/jax#34113",
    "wilicc/gpu-burn#133",
    "huggingface/huggingface_hub#4128",
    expected=("(802)", "nvidia-fabricmanager"),
)
def fabric_manager(machine: Machine) -> str:
    """Build a driver whose cuInit returns 802."""
    return initialize(machine, 802)


@GROUP.add(
    "The driver library does not match the kernel module",
    "After an update without a reboot, or in a container that contains its own driver, CUDA reports error "
    '803, "unsupported display driver / cuda driver combination".',
    "NVIDIA/nvidia-docker#1256",
    "inducer/pycuda#262",
    "llm-d/llm-d#706",
    "NVIDIA/libnvidia-container#213",
    expected=("(803)", "reboot", "use the host's driver"),
)
def mismatch(machine: Machine) -> str:
    """Build a driver whose cuInit returns 803."""
    return initialize(machine, 803)


@GROUP.add(
    "The forward compatibility package on a GeForce",
    "An image contains `cuda-compat`, which supports only data center GPUs. CUDA reports error 804, and "
    "users suspect the container toolkit or the image.",
    "NVIDIA/nvidia-docker#1515",
    "NVIDIA/nvidia-docker#1294",
    "oobabooga/textgen#4407",
    "NixOS/nixpkgs#255070",
    expected=("(804)", "cuda-compat"),
)
def compat(machine: Machine) -> str:
    """In the directory of cuda-compat, build a driver whose cuInit returns 804."""
    return initialize(machine, 804, "/usr/local/cuda/compat")


@GROUP.add(
    "Unknown error 999",
    "After suspending a laptop, or if the module for unified memory is not loaded, CUDA reports an unknown "
    "error. PyTorch suggests that `CUDA_VISIBLE_DEVICES` was changed.",
    "pytorch/pytorch#49081",
    "mumax/3#167",
    "ollama/ollama#8638",
    "pytorch/pytorch#88639",
    "gorgonia/cu#2",
    expected=("(999)", "nvidia-modprobe -u", "dmesg"),
)
def unknown_error(machine: Machine) -> str:
    """Build a driver whose cuInit returns 999."""
    return initialize(machine, 999)


def initialize(machine: Machine, status: int, directory: str = LIB) -> str:
    """Build a driver whose cuInit returns a status, and call it."""
    machine.build(f"{directory}/libcuda.so.1", DRIVER, "-DVERSION=12080", f"-DINIT={status}")
    machine.set(LD_LIBRARY_PATH=directory)
    return machine.run(SHOW_DRIVER)
