"""Compiles jobs with clang, which generates PTX from CUDA C++ on every system.

compiler      implements the `Compiler` protocol
search        finds the program, LLVM's headers for CUDA, and libdevice
options       translates NVRTC's options to clang's
ptx_versions  architectures, and the PTX versions that they need
prelude       precompiles the declarations that are built into NVRTC (prelude.cuh)
command       builds the command line and the temporary files of a job
reads         determines the files that clang read
includes      finds the names of headers in sources
process       runs one compilation
ptx_edits     edits the PTX that clang generates
"""
