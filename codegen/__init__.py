"""Generates cudyn's tables from NVIDIA's headers. Run `nox -s codegen` or `python -m codegen`.

The modules and packages, in the order of the data flow:

sources   the wheels to download, and the rules and data in headers/
index     the package index, with pip's settings
fetch     downloads header files from wheels to a git-ignored cache
read      reads everything that the tables contain from a release's headers, with libclang (a package)
second_reader
          reads the prototypes of the same release independently, with pycparser
model     the data classes for a reading (the contents of one library's headers in one release)
c_types   parses the spelling of C types
history   combines the readings of all releases, with the releases that introduced or removed each declaration
roles     determines how a call treats each parameter
emit      writes the tables
pyi       writes the .pyi files (a package)
report    writes the coverage page: counts, and omitted declarations with the reasons
readings_cache
          stores readings between runs
generate  runs the whole pipeline, for all libraries or one
new       drafts the file for a new library from its wheel
release   pins new releases from the index, generates their tables, and writes a summary
"""
