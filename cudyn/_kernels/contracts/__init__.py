"""Contracts: the requirements on a kernel's arguments, and the launch with them. See README.md."""
