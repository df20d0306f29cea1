"""Creates ctypes types and callables from rows of the tables. Knows C, but neither CUDA nor library files."""
