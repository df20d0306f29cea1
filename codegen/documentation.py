"""Reads the descriptions of parameters in a header's comments. No other module reads the documentation.

Headers document parameters with `\\param` lines, and outputs with sentences such as "Returns in *name".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from .model import Function

_PARAM = re.compile(
    r"[\\@]param\s*(?:\[([a-z, ]+)\])?\s+(\w+)\b[ \t]*(?:\[(in|out)\])?[ \t]*-?[ \t]*"
    r"(.*?)(?=\n\s*[\\@]|\n\s*\n|\Z)",
    re.DOTALL,
)
_DESCRIBES_ARRAY = re.compile(
    r"\b(array|list) of (?!.* to )|^(array|buffer|output array)\b|\barray to\b", re.I
)
# Matches a phrase that names a property of an object, such as "size of the array". The property is a single
# value, even if the object is an array.
_PROPERTY = re.compile(
    r"\b(number|count|amount|size|length|capacity|alignment|maximum|minimum|index|type|status|version)s?"
    r"( in bytes)? (of|in|for) (all |the |its )?[\w-]+( (of|in|for) (an? |the )?[\w-]+| [\w-]+)?",
    re.I,
)
_POINTER_TO_ARRAY = re.compile(
    r"\b(pointer|address)( \w+)? (to|of) (an?|the) (\w+ )?(array|list|buffer|table)\b", re.I
)
_SEVERAL = re.compile(r"\b(arrays?|buffers?|lists?|vectors?|tables?|elements|entries|values|each)\b", re.I)
DESCRIBES_HOST = re.compile(r"\b(host (memory|pointer|array|buffer)|(in|on|to) (the )?host|on CPU)\b", re.I)
"""A phrase that mentions memory of the host."""
_DESCRIBES_DEVICE = re.compile(
    r"\b(device|GPU)([ -]side|[ -]accessible)? (memory|pointers?|arrays?|buffers?)\b", re.I
)
_VERSION = re.compile(r"(_v\d+)?(_ptds|_ptsz)?$")


class Documented(NamedTuple):
    """The documentation of one parameter."""

    direction: str  # "in", "out", "in,out" or ""
    text: str  # the description after `\param name`
    returned: bool  # whether the comment contains a sentence such as "Returns in *name"

    @property
    def evidence(self) -> str:
        """The information about the parameter in the documentation, in our own words."""
        facts = []
        if self.direction or self.returned:
            facts.append(f"documented as {self.direction or 'an output'}")
        if self.describes_array:
            facts.append("described as an array")
        if DESCRIBES_HOST.search(self.text):
            facts.append("mentions the host")
        if _DESCRIBES_DEVICE.search(self.text):
            facts.append("mentions the device")
        if not facts:
            return "described without a direction" if self.text else "not documented"
        return ", ".join(facts)

    @property
    def describes_array(self) -> bool:
        """Whether the parameter is described as an array, which the function writes or reads."""
        return bool(_DESCRIBES_ARRAY.search(self._first_sentence))

    def describes_one(self, is_pointer: bool) -> bool:
        """Return whether the parameter is described as a single object that C writes.

        Args:
            is_pointer: whether this object is itself a pointer; the description may then mention an array,
                because the pointer can point to one
        """
        text = _PROPERTY.sub("", self._first_sentence)
        if is_pointer:
            text = _POINTER_TO_ARRAY.sub("", text)
        return bool(self.text or self.returned) and not _SEVERAL.search(text)

    @property
    def _first_sentence(self) -> str:
        """The first sentence of the description. Later sentences often mention other objects."""
        return self.text.partition(". ")[0]


NOT_DOCUMENTED = Documented("", "", False)
Documentation = Mapping[str, Mapping[str, Documented]]


@cache
def stem(symbol: str) -> str:
    """Return a symbol without its version and stream suffixes: cuMemcpyHtoD_v2_ptds -> cuMemcpyHtoD."""
    return _VERSION.sub("", symbol)


def read_documentation(functions: Iterable[Function]) -> dict[str, dict[str, Documented]]:
    """Return the documentation of each parameter, keyed by symbol and by parameter name.

    If several prototypes of a symbol are documented, the first one is used.
    """
    result: dict[str, dict[str, Documented]] = {}
    for function in functions:
        if function.doc and function.symbol not in result:
            result[function.symbol] = _documented(function)
    return result


def find_documented(function: Function, docs: Documentation) -> dict[str, Documented]:
    """Return the documentation of a function's parameters, keyed by name.

    It is read from the comment of this prototype, or else from the comment of another prototype of the
    symbol. If the symbol is not documented, the documentation of its other versions, such as NAME_v2, is
    merged. Newer versions take precedence.

    Args:
        function: the prototype
        docs: documentation of all symbols
    """
    if function.doc:
        return _documented(function)
    if function.symbol in docs:
        return dict(docs[function.symbol])
    merged: dict[str, Documented] = {}
    versions = (symbol for symbol in docs if stem(symbol) == stem(function.symbol))
    for other_symbol in sorted(versions, reverse=True):
        for name, documented in docs[other_symbol].items():
            merged.setdefault(name, documented)
    return merged


def _documented(function: Function) -> dict[str, Documented]:
    """Return the documentation of a function's parameters in the comment of this prototype."""
    return _parse(function.doc, tuple(param.name for param in function.params))


@cache
def _parse(doc: str, names: tuple[str, ...]) -> dict[str, Documented]:
    """Return the documentation of each parameter in a comment.

    Args:
        doc: comment above a prototype
        names: names of the parameters
    """
    text = re.sub(r"\n[ \t]*\*[ \t]?", "\n", doc)
    # Headers write the direction before the name (`\param[in] name`) or after it (`\param name [in]`).
    documented = {
        name: ((direction_before or direction_after).replace(" ", ""), " ".join(description.split()))
        for direction_before, name, direction_after, description in _PARAM.findall(text)
    }
    prose = " ".join(re.sub(r"[\\@]param.*", "", text, flags=re.DOTALL).split())
    result = {}
    for name in names:
        pattern = re.escape(name)
        direction, description = documented.get(name, ("", ""))
        # Matches "Returns in *name", "sets *name" and "returned via name".
        returned = re.search(
            rf"\b(returns?|sets)\b[^.]*\*\s*{pattern}\b|\breturn\w* [^.]*\b(in|via) (\\p )?{pattern}\b",
            prose,
            re.I,
        )
        result[name] = Documented(direction, description, bool(returned))
    return result
