"""`python -m cudyn`: show, diff, compile, link, cache, and the report on this machine."""
