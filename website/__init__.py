"""The site that `nox -s docs` builds.

mkdocs calls `hook.py`, which adds the pages that are generated from the code.

hook       adds the generated pages, and fixes links to files that are not pages and anchors in the glossary
libraries  all functions and types of all libraries, from the tables
python     the public API, from signatures and docstrings
commands   the command line, from argparse
plots      benchmarks/results as tables and plots
"""
