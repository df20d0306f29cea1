"""Running kernels: devices, buffers, modules and launches, on the calls of cudyn.driver.

device         a GPU, its primary context, and the current context
host_memory    objects in host memory that export their bytes
streams        Stream and Event, and the streams of other packages
dlpack         the addresses of arrays that speak DLPack; Buffers as such arrays
arrays         device memory of other packages
pending        memory that the device may still use
buffer         Buffer: memory of a device
arguments      Python values as a kernel's parameters; what a reader of arguments is
loaded_code    loading code into a context, and its functions
configuration  grid, block, stream and attributes of a launch
graphs         Graph: kernels and other work, launched as a whole
launcher       launching one kernel
contracts      reading arguments by a contract, and contracts as machine code takes them
fast           machine code in front of launches; the kernels launched lately
kernels        Kernel: launching it, and its properties
modules        Module: loaded code and its kernels
"""
