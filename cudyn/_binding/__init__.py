"""Rows of a table as ctypes types and callables. Knows C, not CUDA, and not where files are.

rows      the text of the rows
types     typedefs, records, enums and constants, as of one API level
handles   opaque pointers that can't be mistaken for one another
params    what a parameter accepts
calls     raw and checked functions
"""
