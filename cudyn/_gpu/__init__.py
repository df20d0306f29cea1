"""Running kernels: devices, buffers, modules and launches, on the raw calls of cudyn.driver.

device      a GPU, its primary context, and which context is current
buffer      memory of a device
arrays      the memory and streams of other packages
arguments   Python values as a kernel's parameters
launches    the functions that launch
kernels     Kernel: how it is launched, and what is known of it
modules     Module: loaded code, which gives kernels
"""
