"""The site that `nox -s docs` builds.

mkdocs calls `hook.py`, which adds the pages that are generated from the code.

hook       adds the generated pages and the glossary's anchors, and fixes links to files that are not pages
libraries  generates the pages about the functions and types of all libraries from the tables
python     generates the pages about the public API from signatures and docstrings
commands   generates the page about the command line from argparse
plots      shows the files in benchmarks/results as tables and plots
"""
