"""Rows of a table as ctypes types and callables. Knows C, not CUDA, and not where files are.

primitives  the types that C itself has
types       typedefs, records, enums and constants of one API level
records     structs and unions laid out as in C
enums       enums as Python's
handles     opaque pointers that can't be mistaken for one another
callbacks   pointers to C functions
keeping     the lifetime of callbacks
params      the values that a parameter accepts
calls       raw and checked functions
signatures  the name, signature and docstring of a function
show        structs and unions as text
"""
