"""What the libraries' .pyi files have in common: what calls accept, what records and their members are.

For type checkers and editors; there is no such module at runtime.
"""

import ctypes
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from typing import Any, Generic, NoReturn, ParamSpec, Protocol, TypeAlias, TypeVar, overload

_T = TypeVar("_T", bound=ctypes._CData)
_S = TypeVar("_S")
_P = ParamSpec("_P")
Bytes: TypeAlias = bytes  # some structures have a member of that name
Str: TypeAlias = str

# Objects with a buffer; before Python 3.12 there is no name for them, and numpy's annotations don't mention it.
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

# A bare function of `raw`: C[int, Text] takes an int and a text, by position, and returns an int, such as a status.
C: TypeAlias = Callable[_P, int]

# A parameter of an enumeration takes its members and an Int. Int leaves out the members of other enumerations.
class Enumeration(IntEnum):  # type: ignore[misc]  # its members are those of its classes
    def conjugate(self) -> str: ...  # type: ignore[override]  # what makes it no Int

class Int(Protocol):
    def bit_length(self) -> int: ...
    def conjugate(self) -> int: ...

# The names of a record's members are all that can be set; typeshed's has any name.
class Struct(ctypes.Structure):
    def __setattr__(self, name: str, value: NoReturn) -> None: ...

class Union(ctypes.Union):
    def __setattr__(self, name: str, value: NoReturn) -> None: ...

# Members that are arrays: of numbers or records, of bytes, of chars that are a text, of chars that are bytes.
# They are set from what holds such.
class Items(Generic[_T, _S]):
    @overload
    def __get__(self, instance: None, owner: type) -> object: ...
    @overload
    def __get__(self, instance: object, owner: type) -> Array[_T]: ...
    def __set__(self, instance: object, value: Sequence[_S] | Array[_T]) -> None: ...

# A member that is of an enumeration; it reads as an int.
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
