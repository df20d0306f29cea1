"""Turns the rows of the tables into ctypes types and Python callables, without reading library files."""
