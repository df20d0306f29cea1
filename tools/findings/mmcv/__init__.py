"""Kernels of mmcv, the computer vision foundation of OpenMMLab, with models of their results."""

from . import boxes, images, points, pooling, voxels
from .package import MMCV

__all__ = ["MMCV", "boxes", "images", "points", "pooling", "voxels"]
