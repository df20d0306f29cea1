"""Compiled code kept between processes, and the decision whether it is still right.

`cudyn.cache` is its public module. It imports nothing of the compilers.

Files and users:
settings       the environment's variables
store          finding and keeping an entry
entries        one file: reading and writing
stat_cache     facts about files that this process has read
notes          values that other processes have left
size_limit     the size of the cache, and removal when it is full
trust          files that only this user can write
locks          locks between processes
counters       hits and misses of this process, and the entries that it used
contents       all entries, for users who look after the cache
archives       entries to another machine and back

Is an entry still right?
inputs         the inputs of a compilation that are known before it: their hash is the key
recorder       recording the files that NVRTC reads
listed_reads   listing the files that clang reads
outside_names  names of headers that lead out of the searched folders
folder_names   the names in a folder
text_scan      uses of the time and of paths in source files
path_map       paths relative to the searched folders
manifest       the compiler and the files of an entry: the other half of its name
comparison     comparing a machine with a manifest
file_facts     comparing the metadata of many files in machine code
stored_images  images as entries
nearest        the nearest entry to a missing one, and why two entries differ
"""
