"""Kernels of LightSeq, with models of their results."""

from . import decoding, inference, training
from .package import LIGHTSEQ

__all__ = ["LIGHTSEQ", "decoding", "inference", "training"]
