"""Running kernels: devices, buffers, modules and launches, on the calls of cudyn.driver.

device         a GPU, its primary context, and which context is current
host           objects in host memory that show their bytes
streams        the streams of this and of other packages
dlpack         where arrays are that speak DLPack
arrays         device memory of other packages
pending        what the device may still use
buffer         Buffer: memory of a device
arguments      Python values as a kernel's parameters
history        which kernels were launched lately
loaded         code in a context, and its functions
configuration  where and how a launch goes
launcher       the functions that launch a kernel
views          Python's values as a contract sees them
writer         the source of the functions that launch by a contract
typed          launching by a contract
kernels        Kernel: how it is launched, and what is known of it
modules        Module: loaded code, which gives kernels
"""
