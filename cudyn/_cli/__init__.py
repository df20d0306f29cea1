"""`python -m cudyn`: show, diff, compile, and the report on this machine."""
