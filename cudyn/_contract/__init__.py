"""Contracts: the requirements on a kernel's arguments, and the launch that follows from them.

dtypes       the types of elements, and their names in other packages
expressions  integer expressions of sizes
parts        the parts of a contract
text         reading a contract's text ← pieces (cutting it)
contract     Contract
examples     contracts from examples, FakeArray
limits       the maximum sizes of a launch
program      a contract as a list of steps
checks       checking arguments: the reference, which carries out the steps
launches     what follows from arguments that fit, in the reference
tensor_maps  tensor maps (CUtensorMap) of arrays
messages     the errors for arguments that do not fit

Nothing here knows CUDA's libraries or files, and only examples knows other packages' arrays.
"""
