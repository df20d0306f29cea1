"""Generates machine code for x86-64 and AArch64. Only this package knows instructions and registers."""
