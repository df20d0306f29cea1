"""Runs any program and its child processes in a simulation, for the `run` command."""
