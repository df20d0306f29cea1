"""Compiling and linking code, without a driver or a GPU.

compile_source     cudyn.compile
compile_many       cudyn.compile_many
link_images        cudyn.link
fatbin             cudyn.fatbin
arguments          checks of their arguments, which become a job
job                a compilation as data, and the image that is compiled
compilation        a job on this machine: images from the cache, or compiled and kept
compiler           the methods of every compiler, and the choice of one
nvrtc              NVRTC as a compiler: a package
clang              clang as a compiler: a package
nvjitlink_run      one link with nvJitLink
architectures      names of architectures, and those of the devices
toolkit_headers    finding the toolkit's headers
toolkit_fetch      downloading a toolkit's headers, for clang
installed_headers  headers that are installed once: those inside NVRTC, clang's prelude
workers            processes that compile
"""
