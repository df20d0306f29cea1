"""Creates ctypes types and callables from table rows. It depends neither on CUDA nor on library files."""
