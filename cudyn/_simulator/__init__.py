"""A wing of cudyn: see README.md."""

# The modules that other wings may import. tests/test_architecture.py compares the list with the imports.
FOR_OTHER_WINGS: tuple[str, ...] = ()
