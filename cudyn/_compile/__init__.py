"""Compiled code: making it, keeping it and reading it, without a driver or a GPU.

compiler   cudyn.compile, link and fatbin, on NVRTC, nvJitLink and nvFatbin
includes   where headers are, and which ones a source uses
options    which options NVRTC has
cache      what has been compiled, kept between processes
batch      many files: `python -m cudyn compile`
image      compiled code as an object: kind, architecture and kernels
signature  what a kernel takes and uses
ptx        kernels read out of PTX
cubin      kernels read out of a CUBIN
"""
