"""clang as a compiler of a job, which generates PTX from CUDA C++ on every system.

compiler      the methods that every compiler has
search        finding the program, LLVM's headers for CUDA, and libdevice
options       NVRTC's options in the spelling of clang
ptx_versions  the architectures, and the versions of PTX
prelude       the declarations that are built into NVRTC (prelude.cuh), precompiled
command       the command line and the temporary files of a job
process       one compilation
preprocessed  the hash of the preprocessed source
ptx_edits     changes to the PTX that clang generates
"""
