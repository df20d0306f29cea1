"""Determines which CUDA symbols compiled modules of other projects need, and provides the missing symbols.

Implements `cudyn.needs`, `cudyn.load_library`, `cudyn.provide` and the commands `needs`, `stub` and `run`.
"""

# The modules that other subpackages may import. tests/test_architecture.py compares this list with the actual
# imports.
FOR_OTHER_WINGS: tuple[str, ...] = ()
