"""A library and its views, the module that exposes it, and the errors for missing names and failed calls."""
