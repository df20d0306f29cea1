"""Readers for file formats: ELF, CUBIN, PTX, Tile IR, fatbins, and the parameters of their kernels."""
