"""Rows of a table as ctypes types and callables. Knows C, not CUDA, and not where files are.

primitives  the types that C itself has
types       typedefs, records, enums and constants, as of one API level
records     structs and unions laid out as in C
enums       enums as Python's
handles     opaque pointers that can't be mistaken for one another
callbacks   pointers to C functions
keeping     how long a call keeps its callback
params      what a parameter accepts
calls       raw and checked functions
signatures  what a function says of itself: name, signature, docstring
show        structs and unions as text
"""
