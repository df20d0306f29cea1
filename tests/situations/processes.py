"""Situations with forks, and with environment variables that are set too late."""

from __future__ import annotations

from .machine import Machine
from .situation import Group
from .sources import DRIVER, NVRTC

FORKS = Group("Forks and processes")
LATE = Group("Environment variables that are set too late")
LIB = "/usr/lib64"
# Prints the result of a function in a child process that was forked.
FORK = """
import os, sys
import cudyn
from cudyn import driver
def call_in_fork(function):
    sys.stdout.flush()
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    try:
        print(function())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
    sys.stdout.flush()
    os._exit(0)
"""


def run_fork(machine: Machine, before: str) -> str:
    """Run statements, then count the devices in a fork."""
    machine.build(f"{LIB}/libcuda.so.1", DRIVER, "-DVERSION=12080")
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(f"{FORK}\n{before}\ncall_in_fork(lambda: 'devices: %d' % cudyn.Device.count())")


@FORKS.add(
    "A fork after cuInit",
    'Workers that were forked after the first call fail with "initialization error" (3), or with an unknown '
    "error. Libraries that detect this tell the user to use `spawn`.",
    "inducer/pycuda#137",
    "pytorch/pytorch#17357",
    "pytorch/pytorch#15734",
    "vllm-project/vllm#8893",
    "traveller59/spconv#408",
    expected=("CUDA_ERROR_NOT_INITIALIZED (3)", "CUDA does not survive a fork", '"spawn"'),
)
def fork_after_init(machine: Machine) -> str:
    """Call cuInit, then use the driver in a forked process."""
    return run_fork(machine, "driver.cuInit(0)")


@FORKS.add(
    "A fork after an import",
    "CUDA is initialized before the workers are forked: by an import, or by a query for the number of "
    "devices.",
    "pytorch/pytorch#15734",
    "GeeeekExplorer/nano-vllm#22",
    expected=("devices: 2",),
)
def fork_after_import(machine: Machine) -> str:
    """Import cudyn, which opens the driver, and use the driver in a forked process."""
    return run_fork(machine, "assert driver.available and driver.has('cuInit')")


@FORKS.add(
    "A fork after a report",
    "A function that only collects information about the machine initializes CUDA, so CUDA fails in "
    "processes that are forked later.",
    "pytorch/pytorch#15734",
    expected=("devices: 2",),
)
def fork_after_report(machine: Machine) -> str:
    """Call `cudyn.report()`, then use the driver in a forked process."""
    return run_fork(machine, "cudyn.report()")


@FORKS.add(
    "A fork after a compilation",
    "Every call that queries a property of the GPU initializes CUDA, so workers that are forked afterwards "
    "fail. For example, a compiler queries the architecture.",
    "pytorch/pytorch#17357",
    "vllm-project/vllm#8893",
    expected=("devices: 2",),
)
def fork_after_compile(machine: Machine) -> str:
    """Call `cudyn.compile()` without an architecture, then use the driver in a forked process."""
    machine.build("/opt/libnvrtc.so.12", NVRTC, "-DMAJOR=12", "-DMINOR=8")
    machine.set(CUDYN_NVRTC="/opt/libnvrtc.so.12", CUDYN_CACHE="off")
    return run_fork(
        machine,
        """
try:
    cudyn.compile('extern "C" __global__ void k() {}')
except Exception:
    pass  # the fake compiler's result can't be used
""",
    )


@LATE.add(
    "LD_LIBRARY_PATH is set in Python",
    '`os.environ["LD_LIBRARY_PATH"] = ...` has no effect on the process itself, because the loader reads the '
    "variable when the process starts. Its message does not mention this.",
    "python/cpython#100567",
    "pytorch/pytorch#134929",
    expected=("LibraryNotFoundError", "LD_LIBRARY_PATH", "when the process started"),
    problem="The message does not mention that LD_LIBRARY_PATH has changed since the process started.",
)
def late_library_path(machine: Machine) -> str:
    """Set LD_LIBRARY_PATH to the directory of NVRTC after the start of Python."""
    machine.build("/opt/cuda/lib64/libnvrtc.so.12", NVRTC, "-DMAJOR=12", "-DMINOR=8")
    directory = str(machine.place("/opt/cuda/lib64"))
    return machine.run(
        f"""
        os.environ["LD_LIBRARY_PATH"] = {directory!r}
        from cudyn import nvrtc
        nvrtc.nvrtcVersion()
        """
    )


def count_devices(machine: Machine, code: str, **variables: str) -> str:
    """Run code with a driver that has two devices."""
    machine.build(f"{LIB}/libcuda.so.1", DRIVER, "-DVERSION=12080")
    machine.set(LD_LIBRARY_PATH=LIB, **variables)
    return machine.run(code)


@LATE.add(
    "CUDA_VISIBLE_DEVICES is set after the import",
    "The variable has no effect after a package has initialized CUDA. Some packages initialize CUDA when "
    "they are imported, or when the program checks whether CUDA is available.",
    "pytorch/pytorch#9158",
    "pytorch/pytorch#23544",
    expected=("devices: 1",),
)
def late_devices(machine: Machine) -> str:
    """Set CUDA_VISIBLE_DEVICES after `import cudyn`, which does not call cuInit."""
    return count_devices(
        machine,
        """
        import cudyn
        assert cudyn.driver.available
        os.environ["CUDA_VISIBLE_DEVICES"] = "1"
        print("devices:", cudyn.Device.count())
        """,
    )


@LATE.add(
    "CUDA_VISIBLE_DEVICES hides every GPU",
    "The variable contains the number of a GPU that does not exist, or is empty because another variable in "
    "a script is not set. CUDA reports that there is no device.",
    "pytorch/examples#115",
    "endernewton/tf-faster-rcnn#38",
    "pytorch/pytorch#1040",
    "yongxinw/GSDT#6",
    expected=("CUDA_ERROR_NO_DEVICE (100)", "unset CUDA_VISIBLE_DEVICES, which is '7'"),
)
def hidden_devices(machine: Machine) -> str:
    """Set CUDA_VISIBLE_DEVICES to 7 on a machine with two devices."""
    code = "from cudyn import driver; driver.cuInit(0)"
    return count_devices(machine, code, CUDA_VISIBLE_DEVICES="7")
