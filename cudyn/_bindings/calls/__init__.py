"""Creates ctypes types and callables from table rows. It is independent of CUDA and does not load
libraries."""
