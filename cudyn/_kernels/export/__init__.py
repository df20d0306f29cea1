"""Exports kernels: code and contracts in one file, as C code, and as a TVM FFI module. See README.md."""
