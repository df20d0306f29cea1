"""The names that NVIDIA's libraries, the libraries of the manylinux policies and CPython export."""
