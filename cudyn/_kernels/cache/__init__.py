"""Files kept between processes: entries, their size, who may write them, archives of them.

It knows files and users, and nothing of CUDA: an entry has bytes, facts in JSON and a name, which is a key
and a build. `cudyn.cache` is its public module, `cudyn._kernels.compilers` its user.

settings   the environment's variables
store      find and keep an entry
entries    one file: read and written
seen       what this process remembers of files
notes      what other processes remember
size_limit the size of all, and removal when it is full
trust      files that only this user can write
locks      locks between processes
counters   hits and misses of this process, and which entries it used
contents   all that is in it, for those who look after it
archives   entries to another machine and back
"""
