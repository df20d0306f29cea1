"""The CuTe DSL's runtime library."""
