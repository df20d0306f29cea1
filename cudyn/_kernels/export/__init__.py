"""Exports kernels: code and contracts in one file, as C, and as a module of TVM FFI. See README.md."""
