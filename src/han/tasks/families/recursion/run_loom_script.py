"""Run a small language of loops, conditions and routines that may call themselves."""

import random

from han.tasks.family import Arguments, Family


def run_loom_script(script: str, *, deepest: int, wrap: int, scope: str, newer: str) -> list[int]:
    words = script.split()
    shown: list[int] = []
    saved: dict[str, int] = {}
    routines: dict[str, tuple[int, int]] = {}
    thread = 0

    def closing(place: int) -> int:
        level = 0
        while level or words[place] not in ("else", "end"):
            if words[place] in ("loop", "odd", "make"):
                level += 1
            elif words[place] == "end":
                level -= 1
            place += 1
        return place

    def run(place: int, stop: int, depth: int) -> bool:
        nonlocal thread, saved
        while place < stop:
            word = words[place]
            place += 1
            if word == "stop":
                return True
            if word == "show":
                shown.append(thread)
                continue
            if word == "odd":
                turn = closing(place)
                end = turn if words[turn] == "end" else closing(turn + 1)
                if run(*((place, turn) if thread % 2 == 1 else (turn + 1, end)), depth):
                    return True
                place = end + 1
                continue
            name = words[place]
            value = int(name) if name.isdigit() else saved.get(name, 0)
            place += 1
            if word == "up":
                thread = (thread + value) % wrap
            elif word == "down":
                thread = (thread - value) % wrap
            elif word == "put":
                saved[name] = thread
            elif word == "do":
                if name in routines and depth < deepest:
                    before = saved.copy()
                    run(*routines[name], depth + 1)
                    saved = before if scope == "restored" else saved
            else:
                end = closing(place)
                if word == "loop":
                    if any(run(place, end, depth) for _ in range(value)):
                        return True
                elif newer == "replaces":
                    routines[name] = (place, end)
                else:
                    routines.setdefault(name, (place, end))
                place = end + 1
        return False

    run(0, len(words), 0)
    return shown


def spec(*, deepest: int, wrap: int, scope: str, newer: str) -> list[str]:
    times = {2: "two", 3: "three", 4: "four"}[deepest]
    scopes = {
        "restored": "When a routine ends, all saved values become what they were before its call.",
        "shared": "Values saved in a routine stay saved after its end.",
    }
    newers = {
        "replaces": "A later definition of the same name replaces the earlier one.",
        "ignored": "A later definition of the same name has no effect.",
    }
    return [
        "Run a well-formed script of words separated by spaces and return the list of the values "
        "it shows.",
        "There is one number, the thread, at first 0.",
        "Commands: `up V` and `down V` add V to the thread or take it off; `put x` saves the "
        "thread as x; `show` shows it; `loop V ... end` runs its body V times, V as at the start; "
        "`odd ... end` runs its body if the thread is odd, and may hold an `else`, after which "
        "stands what runs otherwise; `make x ... end` only defines a routine x, for the whole "
        "script from then on; `do x` calls it; `stop` ends the running routine, or outside of "
        "routines the script.",
        "V is a number or a name; names are single letters, and one not saved is worth 0.",
        f"After each change the thread is reduced modulo {wrap}, so that it is never negative.",
        "A call of an undefined routine does nothing, and neither does a call while "
        f"{times} calls are running.",
        scopes[scope],
        newers[newer],
    ]


def draw(rng: random.Random, *, deepest: int, wrap: int, scope: str, newer: str) -> Arguments:
    def lines(count: int, deep: int) -> list[str]:
        found: list[str] = []
        for _ in range(count):
            kind = rng.randint(0, 9 if deep < 2 else 6)
            if kind < 3:
                word = rng.choice(("up", "up", "down"))
                found.append(f"{word} {rng.choice(('1', '3', '8', '45', 'x', 'y'))}")
            elif kind < 5:
                found.append("show")
            elif kind == 5:
                found.append(rng.choice(("put x", "put y")))
            elif kind == 6:
                found.append(rng.choice(("do a", "do a", "do b", "stop")))
            elif kind == 7:
                found += [f"loop {rng.choice('0223')}", *lines(1, 2), "show end"]
            elif kind == 8:
                found += ["odd", *lines(1, 2), "else", *lines(1, 2), "end"]
            else:
                found += ["odd", *lines(1, 2), "end"]
        return found

    while True:
        script = ["make a", *lines(rng.randint(1, 3), 1), "end"]
        if rng.random() < 0.4:
            script += ["make", rng.choice("ab"), *lines(2, 2), "end"]
        script += [*lines(2, 1), "do a", *lines(rng.randint(1, 2), 0), "show"]
        if len(text := " ".join(script)) <= 95:
            return (text,)


def edges(*, deepest: int, wrap: int, scope: str, newer: str) -> list[Arguments]:
    return [
        ("",),
        ("show do a show up x show",),
        ("down 1 show up 2 show up 100 show down 50 show up 99 show",),
        ("make a up 1 show do a down 1 show end do a show",),
        ("make a up 1 end make a up 5 end do a show",),
        ("up 4 put x make a up 1 put x put y end do a up x show up y show",),
        ("make a loop 3 up 1 odd stop end show end end do a show do a show stop show",),
        ("up 3 put x loop x up x put x show end odd show else up 7 odd show end end show",),
        ("loop 2 odd up 2 odd up 1 else show end else up 1 loop 2 show end end end show",),
        ("odd loop 2 up 5 end else make b odd stop else up 9 end show end do b do b end show",),
        ("up 1 loop 4 show loop 2 odd stop end end show end show",),
    ]


FAMILY = Family(
    area="recursion",
    kind="hopeless",
    knobs={
        "deepest": (2, 3, 4),
        "wrap": (50, 90),
        "scope": ("restored", "shared"),
        "newer": ("replaces", "ignored"),
    },
    reference=run_loom_script,
    spec=spec,
    draw=draw,
    edges=edges,
)
