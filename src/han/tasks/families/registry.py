"""All families, found by their files: one family a module, in the folder of its area."""

import importlib
import pkgutil
from functools import cache

from han.tasks import families
from han.tasks.family import Family


@cache
def all_families() -> dict[str, Family]:
    """Every family by name, sorted by name.

    Raises:
        ValueError: a module's name, folder and family do not agree.
    """
    found: dict[str, Family] = {}
    for area in pkgutil.iter_modules(families.__path__):
        if not area.ispkg:
            continue
        package = importlib.import_module(f"{families.__name__}.{area.name}")
        for module in pkgutil.iter_modules(package.__path__):
            family: Family = importlib.import_module(f"{package.__name__}.{module.name}").FAMILY
            if (family.area, family.name) != (area.name, module.name):
                raise ValueError(f"{area.name}/{module.name}.py holds {family.area}/{family.name}")
            found[family.name] = family
    return dict(sorted(found.items()))
