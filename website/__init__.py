"""The site that `nox -s docs` builds: mkdocs calls `hook.py`, which adds the pages generated from the code.

hook       the generated pages, links to files that are not pages, anchors of the glossary
libraries  every function and every type of every library, from the tables
python     the public API, from signatures and docstrings
commands   the command line, from argparse
plots      benchmarks/results as tables and plots
"""
