"""A wing of cudyn: see README.md."""

# The modules that other wings may import. tests/test_architecture.py compares the list with the imports.
FOR_OTHER_WINGS: tuple[str, ...] = (
    "cache.store",
    "contracts.argument_checks",
    "contracts.array_protocols",
    "contracts.dtypes",
    "contracts.examples",
    "launch.array_records",
    "launch.kernels",
    "launch.streams",
)
