"""Determines the role of each parameter. The role decides how a checked call treats the parameter.

in       the caller passes the value
out      a pointer to one object; the checked call creates the object and returns it
inout    a pointer to the caller's memory, which the call writes: bulk data, or a structure that C reads first

cudyn/_bindings/tables/rows.py explains the other roles (text, list, count, ...). They are never inferred,
only set in headers/libraries.

inference.py    infers the roles from the header, and applies the entries in headers/libraries
questions.py    lists the parameters whose roles a person has to confirm
allowed.py      rejects roles that do not fit the types of their parameters

A wrong `out` is the only dangerous mistake, because C then writes more than the object that the call created.
"""
