"""The CuTe DSL's runtime library: what `cudyn._symbols.helpers` asks about it."""

from __future__ import annotations

from ..helpers import Runtime
from .code import HELPERS
from .metadata import check_metadata

RUNTIME = Runtime(
    title="the CuTe DSL's runtime",
    soname="libcute_dsl_runtime.so",
    prefixes=("cuda_dialect_", "CuteDSLRT_"),
    marks=("_cu",),
    helpers=HELPERS,
    check=check_metadata,
)
