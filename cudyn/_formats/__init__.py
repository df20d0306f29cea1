"""Readers for ELF files, CUBINs, PTX, Tile IR and fatbins, and for the parameters of kernels in them."""
