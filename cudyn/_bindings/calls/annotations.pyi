"""Annotations that all libraries' .pyi files share: the arguments of calls, and records with their members.

This file is for type checkers and editors. There is no such module at run time.
"""

import ctypes
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from typing import Any, Generic, NoReturn, ParamSpec, Protocol, TypeAlias, TypeVar, overload

_T = TypeVar("_T", bound=ctypes._CData)
_S = TypeVar("_S")
_P = ParamSpec("_P")
Bytes: TypeAlias = bytes  # some structures have a member with that name
Str: TypeAlias = str

# Objects with a buffer. Before Python 3.12 there is no class for them, and numpy's annotations don't declare `__buffer__`.
class ReadBuffer(Protocol):
    def __buffer__(self, flags: int, /) -> memoryview: ...

class _WriteBuffer(ReadBuffer, Protocol):
    @property
    def __setitem__(self) -> Callable[..., None]: ...

class _HostArray(Protocol):
    @property
    def __array_interface__(self) -> object: ...

class _OfDevice(Protocol):
    @property
    def _as_parameter_(self) -> object: ...

# The arguments that a call accepts: device memory, as an address or an object such as a Buffer; an opaque handle; memory of
# any type, to write or to read; an array of numbers, to read or to write; a pointer to a T; a string for C.
Device: TypeAlias = int | _OfDevice | ctypes.c_void_p | ctypes._Pointer[Any] | None
Opaque: TypeAlias = int | _OfDevice | ctypes.c_void_p | None
Writable: TypeAlias = int | _WriteBuffer | _HostArray | ctypes._CData | ctypes._CArgObject | None
Address: TypeAlias = int | ReadBuffer | _HostArray | ctypes._CData | ctypes._CArgObject | None
ReadArray: TypeAlias = ReadBuffer | _HostArray
WriteArray: TypeAlias = _WriteBuffer | _HostArray
Pointer: TypeAlias = _T | Array[_T] | ctypes._Pointer[_T] | ctypes._CArgObject | None
Text: TypeAlias = bytes | str | Array[ctypes.c_char] | ctypes.c_char_p | None
Texts: TypeAlias = Sequence[bytes | str] | Array[ctypes.c_char_p] | ctypes._Pointer[ctypes.c_char_p] | None

# A function of `raw`: C[int, Text] accepts an int and a string as positional arguments, and returns an int, such as a status.
C: TypeAlias = Callable[_P, int]

# A parameter with an enum type accepts the enum's members and an Int. Int excludes the members of other enums.
class Enumeration(IntEnum):  # type: ignore[misc]  # subclasses define the members
    def conjugate(self) -> str: ...  # type: ignore[override]  # so that it is not an Int

class Int(Protocol):
    def bit_length(self) -> int: ...
    def conjugate(self) -> int: ...

# Only a record's members can be set. In typeshed, any attribute can be set.
class Struct(ctypes.Structure):
    def __setattr__(self, name: str, value: NoReturn) -> None: ...

class Union(ctypes.Union):
    def __setattr__(self, name: str, value: NoReturn) -> None: ...

# Array members: of numbers or records, of bytes, of chars that contain a string, of chars that contain bytes.
# They can be set to sequences or arrays of such elements.
class Items(Generic[_T, _S]):
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Array[_T]: ...
    def __set__(self, instance: object, value: Sequence[_S] | Array[_T]) -> None: ...

# A member with an enum type. Reading it returns an int.
class Named(Generic[_S]):
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> int: ...
    def __set__(self, instance: object, value: _S | Int) -> None: ...

class Octets(Generic[_T]):
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Array[_T]: ...
    def __set__(self, instance: object, value: ReadBuffer | Sequence[int]) -> None: ...

class Chars:
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> str: ...
    def __set__(self, instance: object, value: str | ReadBuffer | Sequence[int]) -> None: ...

class CharBytes:
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> bytes: ...
    def __set__(self, instance: object, value: str | ReadBuffer | Sequence[int]) -> None: ...
