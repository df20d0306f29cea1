"""Creates ctypes types and callables from table rows. Independent of CUDA and of library files."""
