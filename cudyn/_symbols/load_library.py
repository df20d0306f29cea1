"""Load somebody's compiled library with the symbols of CUDA's libraries that it needs."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile

from .._errors import Attempt, LoadError
from .._formats.elf_sections import ElfError, TruncatedError
from .._library.library import lock
from .._loading import dl
from .._loading.load import check_kind, find_flaw
from .needs import Needs, needs, read_machine
from .offers import Offer, sweep
from .plan import Plan, Refusal
from .provide import make_offer
from .provider import open_together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_SHOWN = 8  # symbols in a line of a message
