"""Situations in containers, in WSL, and in processes without the necessary permissions."""

from __future__ import annotations

from .machine import Machine
from .situation import Group
from .sources import DRIVER

GROUP = Group("Containers, WSL and permissions")
LIB = "/usr/lib64"
WSL = "/usr/lib/wsl/lib"
INIT = "from cudyn import driver; driver.cuInit(0); print(driver.version, driver.path)"


@GROUP.add(
    "A container with only the `utility` capability",
    "`nvidia-smi` works in the container, but `libcuda.so.1` is not mounted, because "
    "`NVIDIA_DRIVER_CAPABILITIES` does not contain `compute`.",
    "mudler/LocalAI#11973",
    "AbdBarho/stable-diffusion-webui-docker#348",
    "NVIDIA/nvidia-docker#671",
    expected=("LibraryNotFoundError", "'compute' in NVIDIA_DRIVER_CAPABILITIES", "'utility'"),
)
def utility(machine: Machine) -> str:
    """Set NVIDIA_DRIVER_CAPABILITIES, and do not build a driver."""
    machine.set(NVIDIA_DRIVER_CAPABILITIES="utility")
    return machine.run(INIT)


@GROUP.add(
    "A container that was started without GPUs",
    "The image sets `NVIDIA_VISIBLE_DEVICES`, or the runtime does not evaluate it, so the driver sees no "
    "device.",
    "pokerfaceSad/GPUMounter#21",
    "tensorflow/tensorflow#10642",
    expected=("CUDA_ERROR_NO_DEVICE", "NVIDIA_VISIBLE_DEVICES is 'void', which hides all GPUs"),
)
def void_devices(machine: Machine) -> str:
    """Build a driver without devices, and set NVIDIA_VISIBLE_DEVICES to `void`."""
    machine.build(f"{LIB}/libcuda.so.1", DRIVER, "-DVERSION=12080", "-DINIT=100")
    machine.set(LD_LIBRARY_PATH=LIB, NVIDIA_VISIBLE_DEVICES="void")
    return machine.run(INIT)


@GROUP.add(
    "WSL without links",
    "In WSL, the driver's three names are copies instead of links. `ldconfig` complains, and some programs "
    "need the links.",
    "microsoft/WSL#5663",
    "microsoft/WSL#5548",
    "microsoft/WSL#8587",
    expected=(f"(12, 8) {WSL}/libcuda.so.1",),
)
def wsl_copies(machine: Machine) -> str:
    """Build three copies of a driver."""
    for name in ("libcuda.so", "libcuda.so.1", "libcuda.so.1.1"):
        machine.build(f"{WSL}/{name}", DRIVER, "-DVERSION=12080", "-Wl,-soname,libcuda.so.1")
    machine.set(LD_LIBRARY_PATH=WSL)
    return machine.run(INIT)


@GROUP.add(
    "A Linux driver in WSL",
    "A driver for Linux was installed in WSL. It is found before the driver that Windows provides, and "
    "reports that there is no device.",
    "numba/numba#7106",
    "NVIDIA/cuml#6218",
    "NVIDIA/cudf#14343",
    expected=("CUDA_ERROR_NO_DEVICE", WSL),
    problem="The message does not mention the driver in /usr/lib/wsl/lib, which works.",
)
def wsl_driver(machine: Machine) -> str:
    """Put a driver without devices into a directory that is searched before the directory of WSL's driver."""
    machine.build("/usr/lib/x86_64-linux-gnu/libcuda.so.1", DRIVER, "-DVERSION=12040", "-DINIT=100")
    machine.build(f"{WSL}/libcuda.so.1", DRIVER, "-DVERSION=12080")
    machine.set(LD_LIBRARY_PATH=f"/usr/lib/x86_64-linux-gnu:{WSL}")
    return machine.run(INIT)


@GROUP.add(
    "Device files that this user may not open",
    "The device files belong to a group such as `video`, of which the user is not a member, or a rootless "
    "container maps them to the user nobody. CUDA reports an unknown error.",
    "podman-container-tools/podman#9926",
    "NVIDIA/nvidia-docker#1608",
    expected=("(999)", "Add the user to the group of `/dev/nvidia0`"),
)
def closed_devices(machine: Machine) -> str:
    """Build a driver whose cuInit returns 999."""
    machine.build(f"{LIB}/libcuda.so.1", DRIVER, "-DVERSION=12080", "-DINIT=999")
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(INIT)
