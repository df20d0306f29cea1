"""The types that the .pyi files of all libraries share: arguments, records and their members.

Only type checkers and editors read this file; the module does not exist at run time.
"""

import ctypes
from collections.abc import Callable, Sequence
from ctypes import Array
from enum import IntEnum
from typing import Any, Generic, NoReturn, ParamSpec, Protocol, TypeAlias, TypeVar, overload

_T = TypeVar("_T", bound=ctypes._CData)
_S = TypeVar("_S")
_P = ParamSpec("_P")
Bytes: TypeAlias = bytes  # some structures have a member named `bytes`
Str: TypeAlias = str

# Objects that support the buffer protocol. Python has a type for them only since 3.12, and numpy's
# annotations don't use it.
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

# The arguments that a call accepts.
Device: TypeAlias = int | _OfDevice | ctypes.c_void_p | ctypes._Pointer[Any] | None
Opaque: TypeAlias = int | _OfDevice | ctypes.c_void_p | None
Writable: TypeAlias = int | _WriteBuffer | _HostArray | ctypes._CData | ctypes._CArgObject | None
Address: TypeAlias = int | ReadBuffer | _HostArray | ctypes._CData | ctypes._CArgObject | None
ReadArray: TypeAlias = ReadBuffer | _HostArray
WriteArray: TypeAlias = _WriteBuffer | _HostArray
Pointer: TypeAlias = _T | Array[_T] | ctypes._Pointer[_T] | ctypes._CArgObject | None
Text: TypeAlias = bytes | str | Array[ctypes.c_char] | ctypes.c_char_p | None
Texts: TypeAlias = Sequence[bytes | str] | Array[ctypes.c_char_p] | ctypes._Pointer[ctypes.c_char_p] | None

# A function of `raw`: C[int, Text] accepts an int and a string by position, and returns an int, such as a status.
C: TypeAlias = Callable[_P, int]

# A parameter of an enumeration accepts its members and an Int. Members of other enumerations are not an Int.
class Enumeration(IntEnum):  # type: ignore[misc]  # its members are the members of its base classes
    def conjugate(self) -> str: ...  # type: ignore[override]  # so that an Enumeration is not an Int

class Int(Protocol):
    def bit_length(self) -> int: ...
    def conjugate(self) -> int: ...

# Only the members of a record can be set. In typeshed, a record has every attribute.
class Struct(ctypes.Structure):
    def __setattr__(self, name: str, value: NoReturn) -> None: ...

class Union(ctypes.Union):
    def __setattr__(self, name: str, value: NoReturn) -> None: ...

# Members that are arrays: of numbers or records, of bytes, of chars that contain a string, and of chars that
# contain bytes. They can be set to sequences or arrays of such elements.
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
