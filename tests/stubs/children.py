"""Helpers that load modules in child processes."""

from __future__ import annotations

from typing import Any

from ..conftest import NO_TOOLKIT
from ..support.forked import forked_json

LINKED = "-Wl,--no-as-needed"  # links with every named library, even if the library is unused
# The modules that a call to load_library imports. The imports do not open a library.
IMPORTS = """
import glob, subprocess
import cudyn._stubs.load_library
import cudyn._stubs.provider
from cudyn._bindings.libraries import catalog
from cudyn._bindings.tables import functions, runtime_functions
from cudyn._formats import files
from cudyn._stubs import closure, compiled_file, file_needs, findings, library_abi, links, plan, real_library
for info in catalog.find_all():
    catalog.read_module(f"cudyn._bindings.tables.{info.name}_info")
"""
START = f"""
import ctypes, json, os, cudyn
from cudyn import driver, nvrtc
from cudyn._stubs.provider import count_missed, list_stubs
{NO_TOOLKIT}
def call_or_describe_error(open_library):
    "Call the library that the function opens, and return the result or the error message."
    try:
        return open_library().call_library()
    except (OSError, cudyn.LoadError) as error:
        return str(error)
def is_global(name):
    "Return whether the symbol is visible to all libraries."
    return hasattr(ctypes.CDLL(None), name)
"""


def child(code: str, **env: str) -> Any:
    """Run code in a child process that has executed START. Return the JSON that it prints last."""
    return forked_json(START + code, imports=IMPORTS, env=env, flags=("-S",))
