"""`python -m cudyn`: see cudyn.cli."""

from .cli import main

raise SystemExit(main())
