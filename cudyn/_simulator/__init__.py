"""A simulated CUDA driver, and kernels that run on the CPU, for tests on machines without a GPU."""

# The modules that other subpackages may import. tests/test_architecture.py compares the list with the
# imports.
FOR_OTHER_WINGS: tuple[str, ...] = ()
