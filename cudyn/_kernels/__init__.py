"""Kernels: contracts, compilers, the cache of compiled code, exported code, and launches."""

# The modules that other subpackages may import. tests/test_architecture.py compares this list with the actual
# imports.
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
