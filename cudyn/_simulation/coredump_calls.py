"""The settings of core dumps, which are kept and have no effect: a fault is said with its line."""

from __future__ import annotations

from typing import Any

from .simulated_library import refuse, register
from .simulation import Simulation

# CUcoredumpSettings
_ON_EXCEPTION, _TRIGGER_HOST, _LIGHTWEIGHT, _USER_TRIGGER, _FILE, _PIPE, _FLAGS = range(1, 8)
_AT_FIRST: dict[int, Any] = {
    _ON_EXCEPTION: False,
    _TRIGGER_HOST: True,
    _LIGHTWEIGHT: False,
    _USER_TRIGGER: False,
    _FILE: b"",
    _PIPE: b"",
    _FLAGS: 0,
}


def cuCoredumpGetAttributeGlobal(simulation: Simulation, setting: int) -> Any:
    value = simulation.settings.get(setting, _AT_FIRST[setting])
    return value + b"\0" if isinstance(value, bytes) else value


def cuCoredumpSetAttributeGlobal(simulation: Simulation, setting: int, value: Any) -> None:
    refuse(value is None)
    simulation.settings[setting] = value


register(globals())
