"""Finds and loads libraries, exposes them as modules, and creates the errors for failures."""
