"""The shortest trip over islands with few rough crossings."""

import random
from collections import deque

from han.tasks.family import Arguments, Blur, Family


def calm_island_trip(
    crossings: list[str], start: str, goal: str, *, most: int, scope: str, ways: str, nothing: int
) -> int:
    queue = deque([(start, 0, 1)])
    seen: set[tuple[str, int]] = set()
    while queue:
        island, rough, length = queue.popleft()
        if rough > most or (island, rough) in seen:
            continue
        if island == goal:
            return length
        seen.add((island, rough))
        for crossing in crossings:
            used = rough
            if "~" in crossing:
                used += 1
            elif scope == "row":
                used = 0
            if crossing[0] == island:
                queue.append((crossing[1], used, length + 1))
            if ways == "both" and crossing[1] == island:
                queue.append((crossing[0], used, length + 1))
    return nothing


def spec(*, most: int, scope: str, ways: str, nothing: int) -> list[str]:
    times = "crossing" if most == 1 else "crossings"
    scopes = {
        "all": f"may use at most {most} rough {times} in all",
        "row": f"may use at most {most} rough {times} directly one after the other, but any "
        "number in all",
    }
    directions = {
        "both": "and can be used both ways",
        "forth": "and can be used only from the first to the second island",
    }
    return [
        "Each text is a ferry crossing: the letters of two islands, with ~ behind them if the "
        f"crossing is rough, {directions[ways]}.",
        f"A trip from the start to the goal {scopes[scope]}.",
        "Return how long the shortest such trip is, counted in islands with the start and the "
        "goal.",
        f"If there is no such trip, return {nothing}.",
    ]


def draw(rng: random.Random, *, most: int, scope: str, ways: str, nothing: int) -> Arguments:
    def crossing() -> str:
        return "".join(rng.sample("ABCDEF", 2)) + ("~" if rng.random() < 0.55 else "")

    crossings = [crossing() for _ in range(rng.randint(5, 9))]
    if ways == "forth":
        crossings = ["".join(sorted(c[:2])) + c[2:] for c in crossings]
    return (crossings, rng.choice("AAAB"), rng.choice("EFD"))


def edges(*, most: int, scope: str, ways: str, nothing: int) -> list[Arguments]:
    names = "ABCDEFGHIJKLMN"
    dense = [a + b for a in names for b in names if a != b]

    def line(marks: str) -> list[str]:
        return [f"{names[i]}{names[i + 1]}{mark.replace('-', '')}" for i, mark in enumerate(marks)]

    detour = line("-" * (most + 3))
    end = names[most + 3]
    return [
        ([], "A", "A"),
        ([], "A", "B"),
        (["BA"], "A", "B"),
        (line("~" * most), "A", names[most]),
        (line("~" * (most + 1)), "A", names[most + 1]),
        (line("-" + "~" * most), "A", names[most + 1]),
        (line("-" + "~" * (most + 1)), "A", names[most + 2]),
        (line("~" * most + "-~"), "A", names[most + 2]),
        ([*detour, *line("~" * (most + 1)), f"{names[most + 1]}{end}"], "A", end),
        (["AB", "BC", "CD", "AD", "AE", "ED"], "A", "D"),
        (["AD", "AB", "BC", "CD"], "A", "D"),
        (["AB~", "AC", "CB", *(f"{c[:2]}~" for c in line("-" + "-" * most)[1:])], "A", names[most]),
        (dense, "A", "Z"),
        ([*dense, "NO~", "OP~", "PQ~", "QR~"], "A", "R"),
    ]


def settles(*, most: int, scope: str, ways: str, nothing: int) -> Arguments:
    return (["AB", "BC~", "CD", "BD~"], "A", "D")


FAMILY = Family(
    area="graphs",
    kind="hopeless",
    knobs={
        "most": (1, 2, 3),
        "scope": ("all", "row"),
        "ways": ("both", "forth"),
        "nothing": (-1, 0),
    },
    reference=calm_island_trip,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur(exact=", counted in islands with the start and the goal", vague="", settles=settles),
    time_limit_s=2,
)
