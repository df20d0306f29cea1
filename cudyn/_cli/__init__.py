"""The command line `python -m cudyn`, and the report on this machine."""
