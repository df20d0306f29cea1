"""From NVIDIA's headers to the tables of cudyn. Run `nox -s codegen` or `python -m codegen`.

The rooms, in the order the data walks through them:

sources   what to fetch and from where (headers/)
index     the package index, asked as pip asks it
fetch     wheels to header files in a git-ignored cache
read      a release read by libclang: everything the tables hold
second_reader
          the prototypes of the same release read by pycparser, independently
model     what a reading is made of, and the C types in it as text
history   the readings of all releases folded into spans: introduced, removed
roles     which parameters a call fills in
emit      tables as text
pyi       .pyi files as text
report    what was counted and what was left out, with the reason
readings_cache
          readings kept from one run to the next
generate  all of it, for all libraries
"""
