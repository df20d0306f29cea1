"""Machine code for x86-64 and AArch64: the one room that knows instructions and registers."""
