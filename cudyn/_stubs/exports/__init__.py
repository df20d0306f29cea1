"""Exported names that do not depend on this machine, of NVIDIA's releases, manylinux and CPython."""
