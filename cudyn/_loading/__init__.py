"""The search for a library, the outcome of opening it, and its version. Knows files, not signatures."""
