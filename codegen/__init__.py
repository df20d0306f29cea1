"""Generates cudyn's tables from NVIDIA's headers. Run `nox -s codegen` or `python -m codegen`.

The modules and packages, in the order of the data flow:

sources   the wheels to download, and the rules and data in headers/
index     queries the package index with pip's settings
fetch     downloads header files from wheels to a git-ignored cache
read      reads everything that the tables contain from a release's headers, with libclang (a package)
second_reader
          reads the prototypes from the same headers independently, with pycparser
model     the data classes of a reading
c_types   parses and formats C types
history   combines the readings of all releases, and finds when each declaration was introduced and removed
signature_changes
          compares the signatures of each symbol, and the layouts of records, across all releases
declared_types
          the typedefs and records of a library, and the types that its pointers point to
roles     determines how a call treats each parameter (a package)
sizes     determines the kind and the size of the memory that a pointer points to (a package)
wording   phrases for generated docstrings, which cudyn uses too
emit      writes the tables
pyi       writes the .pyi files (a package)
report    reports counts, and omitted declarations with the reasons
readings_cache
          stores readings on disk for the next run
generate  runs the whole pipeline, for one library or for all of them
new       drafts headers/libraries/NAME.toml for a new library from its wheel
release   pins new releases on the index, generates their tables, and writes a summary
"""
