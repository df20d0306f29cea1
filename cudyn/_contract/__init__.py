"""What a kernel's arguments must be, and what follows from them.

dtypes       the types of elements, and what other packages call them
expressions  integer expressions of sizes
parts        what a contract consists of
text         a contract as text, read
contract     Contract
examples     contracts from examples, FakeArray
limits       what a launch can be at most
checks       whether arguments keep a contract: the reference, of which the faster ways are copies
messages     what is said where they don't

Nothing here knows CUDA's libraries or files; of other packages' arrays only examples knows, what they show.
"""
