"""Stores compiled code for later processes, and decides whether it is still valid.

`cudyn.cache` is the public module of this package. The package does not import the compilers.

Storage:
settings       the environment variables
store          finds and stores entries
entries        reads and writes a single file
stat_cache     caches values computed from files, as long as the files' metadata is unchanged
notes          values that one process stores for other processes
size_limit     limits the size of the cache, by removing entries when it is full
folder         the only access to the files of the cache; checks that only this user can write to them
regular_files  opens files of other programs, but rejects pipes and devices
locks          locks between processes
counters       counts this process's hits and misses, and lists the entries that it used
contents       lists and removes entries, for users who manage the cache
archives       exports entries to other machines and imports them

Validity of entries:
inputs         the inputs that are known before a compilation; their hash is the key
recorder       records the files that NVRTC reads
directories    the names that compilers receive instead of the paths of the directories they search
text_scan      finds uses of the current time in source files
manifest       the compiler and the files of an entry; their hash is the second half of the entry's name
comparison     compares this machine with a manifest
file_facts     compares the metadata of many files, in machine code
stored_images  stores images as entries
nearest        finds the entry that is most similar to a missing entry, and explains how two entries differ
"""
