"""Explains the names of NPP functions, such as nppiAdd_8u_C3IRSfs_Ctx.

A name consists of an operation, types, channels and modes.

The sentences for the operations are in sentences/npp.txt. This module describes the rest of a name in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_TAIL = re.compile(r"_(?=(?:\d+[usf]c?)+(?:_|$))")
_TYPE = re.compile(r"(\d+)([usf])(c?)")
_KINDS = {"u": "unsigned", "s": "signed", "f": "floating-point"}
_CHANNELS = re.compile(r"(A?)([CP])(\d)")
_NUMBERS = ("no", "one", "two", "three", "four")


def split(name: str) -> tuple[str, str]:
    """Split a function's name into its operation and the rest."""
    parts = _TAIL.split(name.removesuffix("_Ctx"), maxsplit=1)
    return parts[0], parts[1] if len(parts) > 1 else ""


def explain(name: str, operations: Mapping[str, str]) -> str:
    """Return the sentence for a function. Raises KeyError if its operation is not explained."""
    operation, tail = split(name)
    plain = operation.removesuffix("_C1R")
    text = operations.get(plain) or _explain_size(plain) or _explain_conversion(plain, tail)
    if not text:
        raise KeyError(plain)
    ways = [*_list_ways(tail, operation.startswith("npps"))]
    if name.endswith("_Ctx"):
        ways.append("with a stream context")
    return f"{text.removesuffix('.')}{': ' if ways else ''}{', '.join(ways)}."


def _explain_size(operation: str) -> str:
    """Explain a function that returns the memory size that a different function needs.

    Otherwise return "".
    """
    match = re.fullmatch(r"npp[is](\w*?)_?Get(\w*)Size(_64)?", operation)
    return f"Returns the size of the memory that {match[1]} needs" if match else ""


def _explain_conversion(operation: str, tail: str) -> str:
    """Explain a conversion between color models or their planes (RGBToYUV, YCbCr420). Otherwise return ""."""
    plain = operation.removeprefix("nppi")
    before, to, after = plain.partition("To")
    if not to:
        before = plain
        after = next((part[2:] for part in tail.split("_") if re.fullmatch("To[A-Z]+[0-9]*", part)), "")
    if not re.match(r"[A-Z]{3}|Y[CU]|Cb|[A-Z]\d|Lab|Color|NV|P\d|V\d|UYV", before):
        return ""
    is_batch = after.endswith("Batch")
    model, _, standard = after.removesuffix("Batch").partition("_")
    images = "a batch of images" if is_batch else "images"
    by = f" by {standard}" if standard else ""
    into = f" to {model}" if model else " to other planes"
    return f"Converts {images} from {before}{into}{by}"


def _list_ways(tail: str, is_signal: bool) -> Iterator[str]:
    """Yield descriptions of the types, channels and modes (such as in-place) in the rest of a name."""
    for part in tail.split("_"):
        if re.fullmatch(r"(?:\d+[usf]c?)+", part):
            yield " to ".join(
                f"{bits}-bit {'complex ' if c else ''}{_KINDS[kind]}" for bits, kind, c in _TYPE.findall(part)
            )
        elif part == "Advanced":
            yield "with further settings"
        elif part == "ColorTwist32f":
            yield "with a matrix of colours"
        elif part and not part.startswith("To"):
            yield from _list_layout(part, is_signal)


def _list_layout(part: str, is_signal: bool) -> Iterator[str]:
    layouts = [*_CHANNELS.finditer(part)]
    shown = [
        f"{_NUMBERS[int(count)]} {'plane' if kind == 'P' else 'channel'}{'s' * (count != '1')}"
        f"{' without the alpha' if alpha else ''}"
        for alpha, kind, count in (match.groups() for match in layouts)
    ]
    if shown:
        yield " to ".join(dict.fromkeys(shown))
    rest = _CHANNELS.sub("", part).replace("A0C4", "")
    if "I" in rest:
        yield "in place"
    if re.search(r"C(?=M?R)", rest):
        yield "one of the channels"
    if "M" in rest:
        yield "where a mask is not zero"
    if rest.endswith(("Sfs", "Rs")):
        yield "with a scaled result"
