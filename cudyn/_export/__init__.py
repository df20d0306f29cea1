"""Kernels for others: compiled code and contracts in one file, as C, and as a module of TVM FFI.

artifact  Artifact: images and contracts, and the file of both
metadata  what that file says of itself
choose    which of several pieces of code a device gets
c         a module in C, written (module.h, module.c)
          ← c_function (the functions of a contract) ← c_text (strings, messages, names)
tvm_ffi   what makes that module one of TVM FFI, too (tvm_ffi.c)
build     that module, compiled
"""
