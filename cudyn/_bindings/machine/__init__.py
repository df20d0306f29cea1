"""Generates machine code for x86-64 and AArch64. No other package depends on instructions or registers."""
