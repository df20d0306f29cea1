"""The guard: bytes with a fixed pattern after the memory that C writes, which are compared after the call.

If the layout in the library differs from the layout in the headers, the library may write beyond the memory
of an output. It then overwrites the guard instead of other objects of the process, and the call reports this.
"""

from __future__ import annotations

GUARD = 64
"""The size of a guard in bytes. It is a multiple of 8."""
WORD = 0xA7D39BE5F1C98DB3
"""The 64 bits that a guard repeats. The bytes differ, and none of them is 0, so no C string contains them."""
PATTERN = WORD.to_bytes(8, "little") * (GUARD // 8)


def count_written(guard: bytes) -> int:
    """Return the number of bytes up to the last byte that differs from the pattern; 0 if all are equal.

    Args:
        guard: bytes of the guard; if it is longer than GUARD, it repeats the pattern
    """
    repetitions = (len(guard) + GUARD - 1) // GUARD
    expected = (PATTERN * repetitions)[: len(guard)]
    if guard == expected:  # the usual case, which must be fast for long guards
        return 0
    return max(index + 1 for index in range(len(guard)) if guard[index] != expected[index])
