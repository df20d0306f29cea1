"""Determines the kind of memory that each passed pointer points to, and the size of host memory.

The size of one object is determined by its type, unless another parameter could be a count. The size of an
array is determined by its dimensions: `double[4][2]` is passed as one array of eight elements. All other
sizes and kinds are set in a library's file, in [[size]] and [[memory]]. headers/README.md explains these
keys. A pointer whose kind of memory is unknown is an error. The message lists all such pointers, with sizes
that the names of the parameters suggest.

In the table rows, the kind and the size follow the role (see cudyn/_bindings/tables/rows.py).

finder.py        finds the kind and the size of each pointer
entries.py       reads [[size]] and [[memory]] entries, and writes their effect as it appears in a table row
expressions.py   checks the expressions that compute sizes
signature.py     a prototype with the roles of its parameters, and the parameters that could be counts
"""
