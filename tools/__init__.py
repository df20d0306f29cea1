"""Programs for maintainers, run by hand or by nox: `python -m tools.NAME`."""
