"""Measurements of the work that a program submits to a GPU."""
