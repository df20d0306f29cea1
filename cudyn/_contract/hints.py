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


def ask_word(word: str, known: Collection[str] = tuple(DTYPES)) -> str:
    """Ask whether a word of contracts was meant by another one, or by one that is written wrongly; or ""."""
    from difflib import get_close_matches

    if word in DTYPES:
        return ""
    found = _WORDS.get(word) or find_dtype(word.removesuffix("_t")) or word
    if found == word or found not in known:
        found = "".join(get_close_matches(word, known, 1))
    return found and f"; did you mean {found}?"


def ask_expression(text: str, comparison: bool) -> str:
    """Ask what was meant by a text that is not an expression, or not a comparison; or ""."""
    if re.search(r"\bor\b|\|\|", text):
        return "; write a contract for each case"
    found = text
    for pattern, meant in _OPERATORS:
        found = re.sub(pattern, meant, found)
    try:
        for part in found.split(", ") if comparison else [found]:
            expressions.parse(part, comparison)
    except ValueError:
        return ""
    return f"; did you mean {found}?"
