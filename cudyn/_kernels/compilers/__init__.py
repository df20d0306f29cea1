"""Compiling and linking code, without a driver or a GPU.

compile_source     cudyn.compile
compile_many       cudyn.compile_many
link_images        cudyn.link
fatbin             cudyn.fatbin
arguments          checks their arguments, and creates the job that they describe
job                the description of a compilation, and the compiled image
compilation        runs a job on this machine, using the cache
compiler           the interface that compilers implement, and the selection of a compiler
nvrtc              NVRTC as a compiler (a package)
clang              clang as a compiler (a package)
loaded_library     identifies the libraries that this process has loaded
nvjitlink_run      runs a single link with nvJitLink
architectures      names of architectures, and the architectures of devices and compilers
device_query       queries devices without calling cuInit in this process
toolkit_headers    finds the toolkit's headers
fetched_toolkits   lists the toolkits that toolkit_fetch has downloaded
toolkit_fetch      downloads a toolkit's headers for clang
installed_headers  installs the headers inside NVRTC, and clang's prelude, once
progress           shows the progress of compile_many
reports            logs compilations, links and cache misses
workers            worker processes that run compilations and links
"""
