"""Creates ctypes types and callables from table rows. It handles C, not CUDA or the loading of libraries."""
