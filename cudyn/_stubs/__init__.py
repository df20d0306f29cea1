"""CUDA symbols for other people's compiled modules."""
