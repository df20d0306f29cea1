"""Compiled code: making it and keeping it, without a driver or a GPU.

compile_source     cudyn.compile
compile_many       cudyn.compile_many
link_images        cudyn.link
fatbin             cudyn.fatbin
job                a source with all its code depends on: found, or compiled and kept
nvrtc_compiler     NVRTC: one compilation
clang              clang: a package of its own
compiler_choice    which of the two compiles
nvjitlink_run      one link with nvJitLink
nvrtc_options      NVRTC's options, and nvcc's in their words
architectures      their names, those of devices and of compilers
source_checks      checks of a caller's lists and texts
walk               the headers that a job may read
scan               the headers that a text asks for
index              a toolkit's headers by their contents
toolkit_headers    finding the toolkit's headers
toolkit_fetch      fetching a toolkit's headers, for clang
installed_headers  headers that are installed once: those inside NVRTC, clang's prelude
keys               the cache's keys
kept               images in the cache
nearest            why two entries differ, and the nearest to a missing one
workers            processes that compile
cancel             ending a compilation in a thread
interrupts         Ctrl-C while NVRTC compiles
"""
