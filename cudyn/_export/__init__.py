"""Kernels for others: compiled code and contracts in one file, as C, and as a module of TVM FFI.

artifact  Artifact: images and contracts, and the file of both
metadata  what that file says of itself
choose    which of several pieces of code a device gets
c         a module in C, written (module.h, module.c)
build     that module, compiled
"""
