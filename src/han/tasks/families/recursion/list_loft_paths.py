"""List the paths of the empty or of the filled boxes in a loft of nested boxes."""

# pyright: basic

import random

from han.tasks.family import Arguments, Family


def list_loft_paths(
    loft: dict[str, dict], *, joiner: str, empty: bool, outwards: bool
) -> list[str]:
    paths: list[str] = []

    def walk(boxes: dict[str, dict], path: str) -> None:
        for name, inside in boxes.items():
            here = name
            if path != "":
                here = name + joiner + path if outwards else path + joiner + name
            if len(inside) == 0 if empty else len(inside) > 0:
                paths.append(here)
            walk(inside, here)

    walk(loft, "")
    return sorted(paths)


def spec(*, joiner: str, empty: bool, outwards: bool) -> list[str]:
    way = "from this box out to the outermost" if outwards else "from the outermost box to this"
    return [
        "The loft is a dictionary from the name of each box to the dictionary of the boxes inside.",
        f"Return the sorted paths of all boxes with {'no' if empty else 'other'} boxes inside; a "
        f"path is the names {way} one, with {joiner!r} between them.",
    ]


def draw(rng: random.Random, *, joiner: str, empty: bool, outwards: bool) -> Arguments:
    names = ["hats", "bulbs", "maps", "toys", "yarn", "lamps"]
    rng.shuffle(names)
    loft: dict[str, dict] = {}
    places = [loft]
    for name in names[: rng.randint(3, 6)]:
        box: dict[str, dict] = {}
        rng.choice(places)[name] = box
        places.append(box)
    return (loft,)


def edges(*, joiner: str, empty: bool, outwards: bool) -> list[Arguments]:
    return [
        ({},),
        ({"toys": {}},),
        ({"toys": {"hats": {}}},),
        ({"yarn": {"maps": {}, "bulbs": {}}, "hats": {}},),
        ({"maps": {"lamps": {"toys": {"hats": {}}}}, "bulbs": {"yarn": {}}},),
        ({"toys": {"yarn": {}, "maps": {"hats": {}}}, "lamps": {"bulbs": {"corks": {}}}},),
    ]


FAMILY = Family(
    area="recursion",
    kind="hard",
    knobs={
        "joiner": ("/", ">", "-", "."),
        "empty": (True, False),
        "outwards": (True, False),
    },
    reference=list_loft_paths,
    spec=spec,
    draw=draw,
    edges=edges,
)
