"""`python -m cudyn`: show, compile, link, cache, and the report on this machine."""
