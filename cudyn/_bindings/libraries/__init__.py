"""Finds and loads libraries, exposes their names as modules, and creates the errors for failures."""
