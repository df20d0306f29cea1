"""Reads a GPU's clock rate, and the reasons why it is reduced, from NVML."""

from __future__ import annotations

from typing import Any

from ... import nvml
from ..._bindings.libraries import load as loading
from ..._errors import CudynError
from ..launch.driver_state import driver

# The bits of nvmlDeviceGetCurrentClocksThrottleReasons (nvml.h, nvmlClocksEventReasons) which mean that the
# GPU runs slower than it could. The other bits are also set in other cases, for example on an idle GPU.
_REASONS = {
    4: "power limit",
    8: "hardware slowdown",
    32: "temperature (software)",
    64: "temperature (hardware)",
    128: "power brake",
}


class ClockMonitor:
    """A context manager that samples the clock rate of the current context's device.

    No samples are added in a simulation, or if NVML is missing or cannot find the device.

    Attributes:
        clocks: The clock rate of the multiprocessors in each sample, in MHz.
        reasons: The reasons why the clock rate was reduced in any sample, as NVML's bits.
    """

    def __init__(self) -> None:
        self.clocks: list[int] = []
        self.reasons = 0
        self._device: Any = None

    def __enter__(self) -> ClockMonitor:
        if loading.backend is loading.SYSTEM and nvml.available:
            try:
                nvml.nvmlInit()
            except CudynError:
                return self
            try:
                address = driver.cuDeviceGetPCIBusId(driver.cuCtxGetDevice())
                self._device = nvml.nvmlDeviceGetHandleByPciBusId(address)
            except CudynError:
                nvml.nvmlShutdown()
        return self

    def __exit__(self, *_: object) -> None:
        if self._device is not None:
            self._device = None
            nvml.nvmlShutdown()

    def sample(self) -> None:
        """Add a sample if NVML has found the device."""
        if self._device is None:
            return
        try:
            self.clocks.append(nvml.nvmlDeviceGetClockInfo(self._device, nvml.NVML_CLOCK_SM))
            self.reasons |= nvml.nvmlDeviceGetCurrentClocksThrottleReasons(self._device)
        except CudynError:  # The device does not report its clock rate, for example in a virtual machine.
            return

    def list_reasons(self) -> tuple[str, ...]:
        """Return descriptions of the reasons why the clock rate was reduced."""
        return tuple(text for bit, text in _REASONS.items() if self.reasons & bit)
