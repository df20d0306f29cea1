"""A wing of cudyn: see README.md."""
