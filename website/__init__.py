"""The site that `nox -s docs` builds: mkdocs calls `hook.py`, which adds the pages generated from the code.

hook       adds the generated pages, links to files that are not pages, and glossary anchors
libraries  generates the pages about all functions and types of each library from the tables
python     generates the pages about the public API from signatures and docstrings
commands   generates the page about the command line from argparse's help
plots      shows benchmarks/results as tables and plots
"""
