"""What a compiler made, with what it read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..._formats.image import Image
    from ..cache.recorder import Reads


@dataclass(frozen=True)
class MadeImage:
    """An image that was just compiled.

    reads    what the compiler read; None: that is not known, and `doubt` says why
    toolkit  the folders of the toolkit's headers that were searched
    bundled  whether those of NVRTC itself were the first of them
    preprocessed  see Manifest
    """

    image: Image
    reads: Reads | None
    toolkit: Sequence[str]
    bundled: bool = False
    doubt: str = ""
    preprocessed: str = ""
