"""Kernels of mmcv, OpenMMLab's library for computer vision, with models of their results."""

from . import boxes, images, points, pooling, voxels
from .package import MMCV

__all__ = ["MMCV", "boxes", "images", "points", "pooling", "voxels"]
