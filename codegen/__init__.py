"""From NVIDIA's headers to the tables of cudyn. Run `nox -s codegen` or `python -m codegen`.

The rooms, in the order the data walks through them:

sources   the wheels to fetch, and the facts of headers/
index     the package index, asked as pip asks it
fetch     wheels to header files in a git-ignored cache
read      a release read by libclang: the whole contents of the tables (a room)
second_reader
          the prototypes of the same release read by pycparser, independently
model     the parts of a reading
c_types   C types: their spelling and its structure
history   the readings of all releases folded into spans: introduced, removed
roles     the treatment of each parameter by a call
emit      tables as text
pyi       .pyi files as text (a room)
report    counts, and what was left out, with the reason
readings_cache
          readings kept from one run to the next
generate  all of it, for all libraries or one
new       the draft of a library from its wheel
release   what is new on the index, pinned and generated, with a summary
"""
