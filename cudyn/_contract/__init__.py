"""What a kernel's arguments must be, and what follows from them.

dtypes       the types of elements, and what other packages call them
expressions  integer expressions of sizes
contract     Contract and what it consists of
text         a contract as text, read
examples     contracts from examples, FakeArray
parts        what a contract consists of
checks       whether arguments keep a contract: the reference, of which the faster ways are copies
messages     what is said where they don't

Nothing here knows CUDA's libraries, files or how other packages show their arrays.
"""
