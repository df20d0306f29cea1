"""Compiled code: making it and keeping it, without a driver or a GPU.

compiler       cudyn.compile
linker         cudyn.link
fatbin         cudyn.fatbin
compilation    code out of the cache, or compiled and kept
source         a source with everything but the architecture
program        one compilation with NVRTC
nvcc           its options in the words of NVRTC
architectures  how they are written, which one a device has
checks         what a caller gives, as C takes it
toolkit        where the toolkit's headers are
bundle         the headers that NVRTC brings along
includes       which headers a source may read
scan           which headers a text asks for
options        which options NVRTC has
keys           what the cache knows code by
cache          what has been compiled, kept between processes
entries        one file of the cache
sizes          how large it is, and what goes when it is full
trust          who may have written it
contents       all that is in it, for those who look after it
nearest        what it has that is most like what it has not
locks          locks between processes
counters       what was compiled and what was found
many           cudyn.compile_many
workers        processes that compile
cancel         ending a compilation in a thread
"""
