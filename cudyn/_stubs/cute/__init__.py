"""cudyn's implementation of the functions in the CuTe DSL's runtime library."""
