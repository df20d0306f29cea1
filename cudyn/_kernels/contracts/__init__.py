"""Contracts: the requirements on a kernel's arguments, and the configuration of its launch. See README.md."""
