"""The other compiler: clang, which makes PTX of CUDA C++ on every system.

find         the program, LLVM's headers for CUDA, libdevice
options      NVRTC's options in the words of clang
targets      the architectures, and the versions of PTX
prelude      what NVRTC has built in (prelude.cuh), precompiled
program      one compilation
ptx          what clang leaves open in its PTX
"""
