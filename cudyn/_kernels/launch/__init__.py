"""Running kernels: devices, buffers, modules and launches, on the calls of cudyn.driver."""
