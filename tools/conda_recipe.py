"""Renders conda/recipe.yaml with rattler-build: `nox -s conda`.

With `--build`, it also builds and tests the package, with Python and hatchling from conda-forge.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import rattler_build

RECIPE = Path(__file__).resolve().parents[1] / "conda" / "recipe.yaml"


def main() -> int:
    """Render the recipe, build the package if this is requested, and return 0.

    Raises:
        RattlerBuildError: The recipe is wrong, or the build failed.
    """
    parser = argparse.ArgumentParser(description="Render or build conda/recipe.yaml.")
    parser.add_argument("--build", action="store_true", help="also build and test the package")
    parser.add_argument("--output", default="build/conda", help="directory for the package")
    options = parser.parse_args()
    recipe = rattler_build.Stage0Recipe.from_file(str(RECIPE))
    for variant in recipe.render():
        print(variant)
    if options.build:
        print(recipe.run_build(output_dir=options.output))
    return 0


if __name__ == "__main__":
    sys.exit(main())
