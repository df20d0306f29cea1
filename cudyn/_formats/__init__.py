"""The contents of files: ELF, CUBIN, PTX, the parameters of kernels. One reader for each format."""
