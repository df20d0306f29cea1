"""The other compiler: clang, which makes PTX of CUDA C++ on every system.

clang_search    the program, LLVM's headers for CUDA, libdevice
clang_options   NVRTC's options in the words of clang
ptx_versions    the architectures, and the versions of PTX
prelude         what NVRTC has built in (prelude.cuh), precompiled
clang_command   what clang is given for a job
clang_process   one compilation
preprocessed    the hash of the preprocessed source
ptx_edits       what clang leaves open in its PTX
"""
