"""NVML, NCCL, CUPTI and cuFile."""

from __future__ import annotations

import ctypes

from typing_extensions import assert_type

from cudyn import cufile, cupti, nccl, nvml


def main() -> None:
    nvml.nvmlInit()
    device = nvml.nvmlDeviceGetHandleByIndex(0)
    assert_type(device, nvml.nvmlDevice_t)
    assert_type(nvml.nvmlDeviceGetMemoryInfo(device).total, int)
    assert_type(nvml.nvmlDeviceGetBusType(device), nvml.nvmlBusType_t | int)
    assert_type(nvml.nvmlBusType_t(2), nvml.nvmlBusType_t)
    unique = nccl.ncclGetUniqueId()
    assert_type(unique, nccl.ncclUniqueId)
    assert_type(nccl.ncclCommInitRank(2, unique, 0), nccl.ncclComm_t)
    assert_type(cupti.cuptiGetVersion(), int)
    assert_type(cufile.cuFileRead(None, 0, 64, 0, 0), int)
    nvml.nvmlDeviceGetMemoryInfo(0.5)  # error
    nccl.ncclCommInitRank(2, b"id", 0)  # error
    cufile.cuFileRead(None, 0, "64", 0, 0)  # error
    ctypes.byref(unique, "0")  # error
