"""Explains the names of NPP functions, such as nppiAdd_8u_C3IRSfs_Ctx.

A name consists of an operation, types, channels and modes. The sentences for the operations are in
tables/sentences/npp.txt. This module describes the rest of a name in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_TAIL = re.compile(r"_(?=(?:\d+[usf]c?)+(?:_|$))")  # the underscore after the operation, as before 8u
_TYPE = re.compile(r"(\d+)([usf])(c?)")  # bits, kind, and c for complex numbers
_KINDS = {"u": "unsigned", "s": "signed", "f": "floating-point"}
_CHANNELS = re.compile(r"(A?)([CP])(\d)")  # A: without alpha; C: channels, P: planes; their number
_NUMBERS = ("no", "one", "two", "three", "four")


def split(name: str) -> tuple[str, str]:
    """Split a function's name into its operation and the rest."""
    pieces = _TAIL.split(name.removesuffix("_Ctx"), maxsplit=1)
    return pieces[0], pieces[1] if len(pieces) > 1 else ""


def explain(name: str, operations: Mapping[str, str]) -> str:
    """Return the sentence for a function, or `""` if its operation is not explained."""
    operation, suffix = split(name)
    plain = operation.removesuffix("_C1R")
    text = operations.get(plain) or _explain_size(plain) or _explain_conversion(plain, suffix)
    if not text:
        return ""
    properties = [*_iter_properties(suffix)]
    if name.endswith("_Ctx"):
        properties.append("with a stream context")
    sentence = text.removesuffix(".")
    if properties:
        sentence += f": {', '.join(properties)}"
    return f"{sentence}."


def _explain_size(operation: str) -> str:
    """Describe a function that returns the buffer size required by another function.

    Return "" for all other functions.
    """
    match = re.fullmatch(r"npp[is](\w*?)_?Get(\w*)Size(_64)?", operation)
    return f"Returns the size of the memory that {match[1]} needs" if match else ""


_COLOR_MODEL = re.compile(r"[A-Z]{3}|Y[CU]|Cb|[A-Z]\d|Lab|Color|NV|P\d|V\d|UYV")


def _explain_conversion(operation: str, suffix: str) -> str:
    """Describe a conversion between color models or planes (RGBToYUV, YCbCr420).

    Return "" for all other operations.
    """
    plain = operation.removeprefix("nppi")
    source, separator, target = plain.partition("To")
    if not separator:  # the target may be in the suffix, as in YCbCr420_8u_P2C3R_ToRGB
        source = plain
        targets = [piece for piece in suffix.split("_") if re.fullmatch("To[A-Z]+[0-9]*", piece)]
        target = targets[0].removeprefix("To") if targets else ""
    if not _COLOR_MODEL.match(source):
        return ""
    is_batch = target.endswith("Batch")
    model, _, standard = target.removesuffix("Batch").partition("_")
    images = "a batch of images" if is_batch else "images"
    by_standard = f" by {standard}" if standard else ""
    into = f" to {model}" if model else " to other planes"
    return f"Converts {images} from {source}{into}{by_standard}"


def _iter_properties(suffix: str) -> Iterator[str]:
    """Yield descriptions of the types, channels and modes (such as in-place) in the rest of a name."""
    for piece in suffix.split("_"):
        if re.fullmatch(r"(?:\d+[usf]c?)+", piece):
            yield " to ".join(
                f"{bits}-bit {'complex ' if complex_ else ''}{_KINDS[kind]}"
                for bits, kind, complex_ in _TYPE.findall(piece)
            )
        elif piece == "Advanced":
            yield "with further settings"
        elif piece == "ColorTwist32f":
            yield "with a matrix of colors"
        elif piece and not piece.startswith("To"):
            yield from _iter_layout(piece)


def _iter_layout(piece: str) -> Iterator[str]:
    """Yield descriptions of the channels and modes in a piece of a name, such as C3IRSfs."""
    layouts = []
    for match in _CHANNELS.finditer(piece):
        alpha, kind, count = match.groups()
        noun = "plane" if kind == "P" else "channel"
        plural = "" if count == "1" else "s"
        without_alpha = " without the alpha" if alpha else ""
        layouts.append(f"{_NUMBERS[int(count)]} {noun}{plural}{without_alpha}")
    if layouts:
        yield " to ".join(dict.fromkeys(layouts))
    modes = _CHANNELS.sub("", piece).replace("A0C4", "")
    # I: in place; C before R: one channel; M: with a mask; Sfs, Rs: with a scale factor
    if "I" in modes:
        yield "in place"
    if re.search(r"C(?=M?R)", modes):
        yield "one of the channels"
    if "M" in modes:
        yield "where a mask is not zero"
    if modes.endswith(("Sfs", "Rs")):
        yield "with a scaled result"
