"""Where a library may be, what came of opening it, and which version it has. Knows files, not signatures."""
