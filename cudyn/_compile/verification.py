"""CUDYN_CACHE=verify: hits are compiled again and compared."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from .._cache import counters, settings, verified
from .._cache.counters import Stats
from .._errors import CacheMismatchError

if TYPE_CHECKING:
    from .._formats.image import Image
    from .compilation import Compilation
    from .stored_images import StoredImage

# NVRTC's names for what is internal to a source have a number that differs each time.
_INTERNAL = re.compile(rb"_INTERNAL_\w+?_[0-9a-f]{8}_")

# The first NVRTC whose CUBINs for debuggers are the same each time.
_REPEATS = (12, 9)


def verify(compilation: Compilation, stored: StoredImage) -> None:
    """Compile a hit again, if it is among the share that CUDYN_CACHE names. Raises CacheMismatchError."""
    if random.random() >= settings.get_share() or not _is_repeatable(compilation, stored.image):
        return
    kind = stored.image.kind
    made = compilation.compile_again(stored.image.arch[0], kind)
    other, why = compilation.describe(stored.inputs, made)
    wrong = _strip(stored.image) != _strip(made.image)
    verified.count(wrong)
    counters.add(Stats(verified=1, wrong=int(wrong)))
    if wrong:
        facts = {**stored.inputs.facts, "cached": stored.name, "compiled": other.name}
        raise CacheMismatchError(facts, why or compilation.compare_entries(stored, other))


def _is_repeatable(compilation: Compilation, image: Image) -> bool:
    """Does the compiler make the same each time? NVRTC 11.8 to 12.8 does not for debuggers."""
    debug = any(option.lstrip("-") in ("G", "device-debug") for option in compilation.job.options)
    number = re.fullmatch(r"NVRTC (\d+)\.(\d+)", image.compiler)
    old = number is not None and (int(number[1]), int(number[2])) < _REPEATS
    return not (debug and image.kind == "cubin" and old)


def _strip(image: Image) -> tuple[bytes, object]:
    return _INTERNAL.sub(b"_INTERNAL_", image.data), sorted(image.lowered_names.items())
