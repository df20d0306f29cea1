"""Compiled code: making it and keeping it, without a driver or a GPU.

compile_source     cudyn.compile
compile_many       cudyn.compile_many
link_images        cudyn.link
fatbin             cudyn.fatbin
job                the arguments of cudyn.compile, checked
compilation        a job on this machine: found in the cache, or compiled and kept
inputs             what is known before a compilation: the cache's key
manifest           what a compilation read: the other half of an entry's name
nvrtc_compiler     NVRTC: one compilation
clang              clang: a package of its own
compiler_choice    which of the two compiles
nvjitlink_run      one link with nvJitLink
nvrtc_options      NVRTC's options, and nvcc's in their words
architectures      their names, those of devices and of compilers
source_checks      checks of a caller's lists and texts
recorder           what NVRTC reads
listed_reads       what clang reads
outside_names      names of headers that lead out of the searched folders
made_image         what a compiler made, with what it read
places             paths below the folders that were searched
text_scan          the time, and paths, in texts
toolkit_headers    finding the toolkit's headers
toolkit_fetch      fetching a toolkit's headers, for clang
installed_headers  headers that are installed once: those inside NVRTC, clang's prelude
stored_images      images in the cache
nearest            why two entries differ, and the nearest to a missing one
workers            processes that compile
cancel             ending a compilation in a thread
interrupts         Ctrl-C while NVRTC compiles
process_state      floating-point environment and locale while NVRTC and nvJitLink compile
"""
