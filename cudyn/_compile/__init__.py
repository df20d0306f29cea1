"""Compiled code: making it and keeping it, without a driver or a GPU.

compiler       cudyn.compile
compilers      NVRTC and clang behind one interface
clang          the other compiler: a room of its own
fetch          fetching a toolkit's headers, for clang
linker         cudyn.link
linking        one link with nvJitLink
fatbin         cudyn.fatbin
job            a source with all its code depends on: found, or compiled and kept
program        NVRTC: one compilation
options        NVRTC's options, and nvcc's in their words
architectures  their names, those of devices and of compilers
checks         checking a caller's lists and texts
walk           the headers that a job may read
scan           the headers that a text asks for
index          a toolkit's headers by their contents
toolkit        finding the toolkit's headers
bundle         headers that are installed once: those inside NVRTC, clang's prelude
keys           the cache's keys
kept           images in the cache
nearest        why two entries differ, and the nearest to a missing one
many           cudyn.compile_many
workers        processes that compile
cancel         ending a compilation in a thread
interrupts     Ctrl-C while NVRTC compiles
"""
