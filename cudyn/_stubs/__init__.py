"""CUDA symbols for other people's compiled modules."""

# The modules that other wings may import. tests/test_architecture.py compares the list with the imports.
FOR_OTHER_WINGS: tuple[str, ...] = ()
