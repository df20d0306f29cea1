"""Programs for maintainers, which are run by hand or by nox: `python -m tools.NAME`."""
