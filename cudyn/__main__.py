# PYTHON_ARGCOMPLETE_OK
"""`python -m cudyn`: see cudyn._cli.main."""

from ._cli.main import main

raise SystemExit(main())
