"""A driver that needs no GPU. See README.md."""
