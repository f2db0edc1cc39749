"""Jobs of a bakery in rounds, each after what it needs."""

import random

from han.tasks.family import Arguments, Family


def oven_rounds(
    needs: dict[str, list[str]], *, ovens: int, before: str, stuck: str
) -> list[list[str]]:
    rounds: list[list[str]] = []
    left = list(needs)
    while ready := [job for job in left if not any(need in left for need in needs[job])]:
        if before == "alphabetical":
            ready.sort()
        elif before == "reverse":
            ready.sort(reverse=True)
        else:
            ready.sort(key=lambda job: (-len(needs[job]), job))
        rounds.append(ready[:ovens])
        left = [job for job in left if job not in ready[:ovens]]
    if stuck == "nothing" and left:
        return []
    if stuck == "last" and left:
        rounds.append(sorted(left))
    return rounds


def spec(*, ovens: int, before: str, stuck: str) -> list[str]:
    befores = {
        "alphabetical": "the first ones in alphabetical order are taken",
        "reverse": "the last ones in alphabetical order are taken, the very last first",
        "needy": "those with the most needs are taken first, equal ones in alphabetical order",
    }
    stucks = {
        "left out": "are left out of the result",
        "nothing": "make the whole result an empty list",
        "last": "form one last round of any size in alphabetical order",
    }
    jobs = "a single job" if ovens == 1 else f"up to {ovens} jobs"
    return [
        "The dictionary maps each job of a bakery to the list of what it needs.",
        "A job is ready for a round when everything it needs was done in earlier rounds; needs "
        "that aren't jobs themselves are bought and always there.",
        f"A round takes {jobs}, and as many of the ready ones as it can.",
        f"Of the ready jobs {befores[before]}, and a round lists its jobs in that order.",
        "Return the list of all rounds, until no job is ready any more.",
        f"Jobs that can never become ready {stucks[stuck]}.",
    ]


def draw(rng: random.Random, *, ovens: int, before: str, stuck: str) -> Arguments:
    jobs = rng.sample(("bun", "pie", "rye", "jam", "tea"), rng.randint(3, 5))
    needs: dict[str, list[str]] = {}
    for place, job in enumerate(jobs):
        known = [*jobs[:place], "oil"]
        needs[job] = rng.sample(known, min(len(known), rng.choice((0, 1, 1, 2))))
    if rng.random() < 0.25:
        needs[jobs[1]] = [jobs[2]]
        needs[jobs[2]] = [jobs[1]]
    return ({job: needs[job] for job in rng.sample(jobs, len(jobs))},)


def edges(*, ovens: int, before: str, stuck: str) -> list[Arguments]:
    free: list[str] = []
    return [
        ({},),
        ({"pie": ["pie"]},),
        ({"pie": ["oil"]},),
        ({"d": free, "b": free, "e": free, "a": free, "c": free},),
        ({"c": ["b"], "b": ["a"], "a": free, "z": free},),
        ({"z": ["y"], "y": ["z"], "b": free, "c": ["b", "y"]},),
        ({"q": free, "w": ["oil", "egg"], "p": ["egg"], "v": ["oil", "egg"], "o": ["q", "p"]},),
        ({"a": ["x", "y"], "b": ["x"], "c": free, "d": ["c", "e"], "e": ["b", "a"]},),
    ]


FAMILY = Family(
    area="graphs",
    kind="hopeless",
    knobs={
        "ovens": (1, 2, 3),
        "before": ("alphabetical", "reverse", "needy"),
        "stuck": ("left out", "nothing", "last"),
    },
    reference=oven_rounds,
    spec=spec,
    draw=draw,
    edges=edges,
)
