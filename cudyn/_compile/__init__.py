"""Compiled code: making it and keeping it, without a driver or a GPU.

compiler       cudyn.compile
linker         cudyn.link
fatbin         cudyn.fatbin
compilation    code out of the cache, or compiled and kept
source         a source with everything but the architecture
program        one compilation with NVRTC
nvcc           nvcc's options in the words of NVRTC
architectures  their names, those of devices and of NVRTC
checks         checking a caller's lists and texts
toolkit        finding the toolkit's headers
bundle         the headers that NVRTC includes
includes       the headers that a source may read
scan           the headers that a text asks for
options        NVRTC's options
keys           the cache's keys
cache          what has been compiled, kept between processes
entries        one file of the cache
sizes          its size, and removal when it is full
trust          the users who may write to it
contents       all that is in it, for those who look after it
nearest        the nearest entry to a missing one
locks          locks between processes
counters       what was compiled and what was found
many           cudyn.compile_many
workers        processes that compile
cancel         ending a compilation in a thread
"""
