"""What people may mean by words that contracts lack, for the ends of errors."""

from __future__ import annotations

import re
from collections.abc import Collection

from . import expressions
from .dtypes import DTYPES, find_dtype

_WORDS = {"float": "f32", "double": "f64", "half": "f16", "char": "i8", "short": "i16", "int": "i32"}
_WORDS |= {"long": "i64", "unsigned": "u32", "uint": "u32", "size_t": "u64"}
_WORDS |= {"boolean": "bool", "tensor": "f32"}
_WORDS |= {"fp16": "f16", "fp32": "f32", "fp64": "f64"} | {dtype.cpp: name for name, dtype in DTYPES.items()}
_WORDS |= dict.fromkeys(("null", "nullptr", "NULL", "none"), "None")
_OPERATORS = (
    (r"\s*(\band\b|&&)\s*", ", "),
    (r"(?<!/)/(?!/)", "//"),
    (r"(?<![=!<>])=(?!=)", "=="),
    (r"\b(cdiv|ceil_?div|div_?up|div_?ceil)\b", "ceildiv"),
    (r"(\w+)\s*([<>]=?)\s*(\w+)\s*([<>]=?)", r"\1 \2 \3, \3 \4"),
)


def ask(meant: str) -> str:
    """Ask whether this was meant; "" for nothing."""
    return f"; did you mean {meant}?" if meant else ""


def find_word(word: str, known: Collection[str] = tuple(DTYPES)) -> str:
    """Find the word of contracts for another one, or for one that is written wrongly; or ""."""
    from difflib import get_close_matches

    if word in DTYPES:
        return ""
    found = _WORDS.get(word) or find_dtype(word.removesuffix("_t")) or word
    return found if found != word and found in known else "".join(get_close_matches(word, known, 1))


def find_argument(text: str) -> str:
    """Find what may be meant by a text that is not an argument; or ""."""
    found = re.sub(r"\|\s*(none|null|nullptr|NULL|nil)\b", "| None", text)
    if pointer := re.fullmatch(r"(\w+)\s*:\s*(\w+)\s*\*+", text):  # of C
        found = f"{pointer[1]}: {find_word(pointer[2]) or pointer[2]}[n]"
    elif declared := re.fullmatch(r"(?:const\s+)?(\w+)(\s*\*\s*|\s+)(\w+)", text):
        found = f"{declared[3]}: {find_word(declared[1])}{'[n]' if '*' in declared[2] else ''}"
    return "" if found == text or found.endswith(": ") else found


def find_expression(text: str, comparison: bool) -> str:
    """Find what may be meant by a text that is not an expression, or not a comparison; or ""."""
    found = text
    for pattern, meant in _OPERATORS:
        found = re.sub(pattern, meant, found)
    try:
        for part in found.split(", ") if comparison else [found]:
            expressions.parse(part, comparison)
    except ValueError:
        return ""
    return found
