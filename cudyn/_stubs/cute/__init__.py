"""The functions of the CuTe DSL's runtime library, which cudyn reimplements."""
