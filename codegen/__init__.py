"""Generates the tables of cudyn from NVIDIA's headers. Run `nox -s codegen` or `python -m codegen`.

The modules and packages, in the order of the data flow:

sources   the wheels to download, and the rules and data in headers/
index     the package index, with pip's settings
fetch     downloads header files from wheels to a git-ignored cache
read      reads a release with libclang: everything that the tables contain (a package)
second_reader
          reads the prototypes of the same release independently, with pycparser
model     the data classes of a reading
c_types   C types: their spelling and its structure
history   combines the readings of all releases: when each declaration was introduced and removed
roles     determines how a call treats each parameter
emit      writes the tables
pyi       writes the .pyi files (a package)
report    counts, and omitted declarations with the reasons
readings_cache
          keeps readings from one run to the next
generate  runs the whole pipeline, for all libraries or one
new       drafts the file of a library from its wheel
release   pins new releases on the index, generates their tables, and writes a summary
"""
