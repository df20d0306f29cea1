"""Compiled code: making it and keeping it, without a driver or a GPU.

compiler       cudyn.compile
linker         cudyn.link
fatbin         cudyn.fatbin
job            a source with all its code depends on: found, or compiled and kept
program        one compilation with NVRTC
nvcc           nvcc's options in the words of NVRTC
options        NVRTC's options
architectures  their names, those of devices and of NVRTC
checks         checking a caller's lists and texts
walk           the headers that a job may read
scan           the headers that a text asks for
index          a toolkit's headers by their contents
toolkit        finding the toolkit's headers
bundle         the headers that NVRTC includes
keys           the cache's keys
kept           images in the cache
nearest        why two entries differ, and the nearest to a missing one
many           cudyn.compile_many
workers        processes that compile
cancel         ending a compilation in a thread
interrupts     Ctrl-C while NVRTC compiles
"""
