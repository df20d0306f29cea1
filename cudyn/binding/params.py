"""What parameters accept, where ctypes' own rule is too narrow or too wide."""

from __future__ import annotations

import ctypes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_address = ctypes.c_void_p.from_param
_text = ctypes.c_char_p.from_param


class Text:
    """`const char *`: bytes, str (as UTF-8), None, or what ctypes takes for a char pointer."""

    @staticmethod
    def from_param(value: Any) -> Any:
        if isinstance(value, str):
            value = value.encode()
        if isinstance(value, bytes) and b"\0" in value:
            raise ValueError("a C string ends at its first NUL byte, and this one has more after it")
        return _text(value)


class Texts:
    """`const char *const *`: a sequence of what Text takes, None, or an array or pointer of char pointers."""

    _pointer = ctypes.POINTER(ctypes.c_char_p)

    @staticmethod
    def from_param(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return (ctypes.c_char_p * len(value))(*(_encoded(item) for item in value))
        return Texts._pointer.from_param(value)


def _encoded(value: Any) -> Any:
    Text.from_param(value)
    return value.encode() if isinstance(value, str) else value


class Address:
    """`void *`: an int, None, bytes, a ctypes object, or anything with a writable buffer.

    A str is refused: ctypes would pass it as wide characters.
    """

    @staticmethod
    def from_param(value: Any) -> Any:
        if isinstance(value, str):
            raise TypeError("expected an address, bytes or a buffer, got str; encode it first")
        try:
            return _address(value)
        except TypeError:
            pass
        try:
            if memoryview(value).nbytes == 0:
                return None
        except TypeError:
            pass
        try:  # byref keeps the buffer, and with it the memory, for as long as the call lasts
            return ctypes.byref(ctypes.c_char.from_buffer(value))
        except (TypeError, ValueError) as error:
            raise TypeError(
                f"expected an address, bytes or a buffer, got {type(value).__name__}: {error}"
            ) from None


_pointers: dict[Any, Any] = {}


def pointer_or_address(cls: Any) -> Any:
    """A parameter `T *` that may point to device memory: what ctypes takes for it, or an int."""
    found = _pointers.get(cls)
    if found is None:

        class Pointer:
            @staticmethod
            def from_param(value: Any) -> Any:
                if isinstance(value, int) and not isinstance(value, bool):
                    return _address(int(value))
                return cls.from_param(value)

        Pointer.__name__ = cls.__name__
        found = _pointers[cls] = Pointer
    return found


def function_pointer(cls: Any) -> Any:
    """A parameter that takes a callback of this type, or None for a null pointer.

    A bare Python function is refused: the object that C calls must outlive the call, so the caller makes
    it and keeps it.
    """

    signature = cls._restype_, tuple(cls._argtypes_)

    class Callback:
        @staticmethod
        def from_param(value: Any) -> Any:
            if value is None:
                return None
            if isinstance(value, cls):
                return value
            if isinstance(value, ctypes._CFuncPtr) and _signature(value) == signature:  # type: ignore[attr-defined]
                return value  # made with ctypes.CFUNCTYPE, or a function of a library
            raise TypeError(f"expected {cls.__name__} or None, got {type(value).__name__}")

    return Callback


def _signature(function: Any) -> Any:
    return function.restype, tuple(function.argtypes or ())


def by_value(cls: Any) -> Any:
    """A parameter that takes a record with a union in it by value.

    What ctypes tells libffi of a union is not what C passes. The same bytes in a record of integers are:
    on every system cudyn runs on, a record without floats is passed by its size and alignment alone.
    """
    word = {1: ctypes.c_uint8, 2: ctypes.c_uint16, 4: ctypes.c_uint32, 8: ctypes.c_uint64}[
        ctypes.alignment(cls)
    ]
    count = ctypes.sizeof(cls) // ctypes.sizeof(word)

    class Words(ctypes.Structure):
        _fields_ = tuple((f"word{i}", word) for i in range(count))

        @staticmethod
        def from_param(value: Any) -> Any:
            if not isinstance(value, cls):
                raise TypeError(f"expected {cls.__name__}, got {type(value).__name__}")
            return Words.from_buffer_copy(value)

    Words.__name__ = cls.__name__
    return Words
