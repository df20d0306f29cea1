"""Kernels for others: compiled code and contracts in one file, as C, and as a module of TVM FFI.

artifact  Artifact: images and contracts, and the file of both
metadata  metadata.json in that file
targets   choosing the code for a device
c         writing a module in C (module.h, module.c)
          ← c_function (the functions of a contract) ← c_text (strings, names, expressions)
tvm_ffi   the additions for a module of TVM FFI (tvm_ffi.c)
build     compiling that module
"""
