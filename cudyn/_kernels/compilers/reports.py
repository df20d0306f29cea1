"""Reports compilations, links and cache misses to `logging.getLogger("cudyn")`, but not cache hits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._errors import escape
from ..._log import DEBUG, INFO, find_logger

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..._formats.image import Image


def report_miss(name: str, arch: str, kind: str, explain: Callable[[], str]) -> None:
    """Report at level DEBUG that code has to be compiled or linked.

    Args:
        name: Name of the source.
        arch: Architecture of the code.
        kind: Kind of the code, such as "ptx".
        explain: Function that returns the reason. It is called only if the log level is enabled, because it
            may read the whole cache.
    """
    logger = find_logger(DEBUG)
    if logger is not None:
        logger.debug("not in the cache: %s. %s", _describe(name, arch, [kind]), explain())


def report_images(verb: str, name: str, arch: str, images: Sequence[Image], seconds: float) -> None:
    """Report at level INFO that code was compiled or linked.

    Args:
        verb: "compiled" or "linked".
        name: Name of the source.
        arch: Architecture of the code.
        images: The images that were produced.
        seconds: Duration of the compilation or link.
    """
    logger = find_logger(INFO)
    if logger is not None and images:
        subject = _describe(name, arch, [image.kind for image in images])
        size = sum(len(image.data) for image in images)
        logger.info(
            "%s %s with %s in %.1f ms: %d bytes", verb, subject, images[0].compiler, seconds * 1000, size
        )


def report_worker(name: str, arches: Sequence[str], worker: str, seconds: float) -> None:
    """Report at level INFO that a worker process of `compile_many` compiled a job."""
    logger = find_logger(INFO)
    if logger is not None:
        subject = f"{escape(name)} for {', '.join(map(escape, arches))}"
        logger.info("compiled %s in %.1f ms in the process %s", subject, seconds * 1000, escape(worker))


def report_unstored(name: str, reason: str) -> None:
    """Report at level INFO that code was not stored in the cache.

    Args:
        name: Name of the source.
        reason: The reason, or `""` if the code was stored.
    """
    logger = find_logger(INFO) if reason else None
    if logger is not None:
        logger.info("not stored in the cache: %s: %s", escape(name), reason)


def _describe(name: str, arch: str, kinds: Sequence[str]) -> str:
    """Return the source's name, the architecture and the kinds of code."""
    return f"{escape(name)} for {escape(arch)} as {' and '.join(kinds)}"
