"""The command-line interface `python -m cudyn`, and the report on this machine."""
