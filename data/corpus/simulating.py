"""Queues, clocks, undo, and other small simulations."""

import heapq
import random
from collections import deque
from itertools import cycle, islice


def events_in_time(events: list[tuple[int, str]], every: int, until: int) -> list[str]:
    """Work through events in order of time, where an event may plan another one.

    Tags: event queue, heapq, discrete simulation, schedule, clock

    >>> events_in_time([(1, "bell")], 4, 9)
    ['1 bell', '5 bell', '9 bell']
    """
    heapq.heapify(queue := list(events))
    log: list[str] = []
    while queue and queue[0][0] <= until:
        now, name = heapq.heappop(queue)
        log.append(f"{now} {name}")
        heapq.heappush(queue, (now + every, name))
    return log


def turned_queue(names: list[str], steps: int) -> list[str]:
    """Rotate a queue in either direction.

    Tags: deque.rotate, circular, shift, carousel

    >>> turned_queue(["a", "b", "c"], 1), turned_queue(["a", "b", "c"], -1)
    (['c', 'a', 'b'], ['b', 'c', 'a'])
    """
    ring = deque(names)
    ring.rotate(steps)
    return list(ring)


def typed_with_undo(keys: list[str]) -> str:
    """Undo and redo with two stacks.

    Tags: undo, redo, two stacks, history, editor

    >>> typed_with_undo(["a", "b", "UNDO", "UNDO", "REDO"])
    'a'
    """
    done: list[str] = []
    undone: list[str] = []
    for key in keys:
        if key == "UNDO" and done:
            undone.append(done.pop())
        elif key == "REDO" and undone:
            done.append(undone.pop())
        elif key not in ("UNDO", "REDO"):
            done.append(key)
            undone.clear()
    return " ".join(done)


def until_it_repeats(start: int, modulus: int) -> tuple[int, int]:
    """Step on until a state occurs again: steps before the loop, and its length.

    Tags: cycle detection, seen states, dict of first visits, period

    >>> until_it_repeats(2, 20)
    (2, 1)
    """
    seen: dict[int, int] = {}
    state = start
    while state not in seen:
        seen[state] = len(seen)
        state = state * state % modulus
    return seen[state], len(seen) - seen[state]


def repeatable_dice(seed: int, rolls: int) -> bool:
    """Draw the same random numbers again with a generator of your own.

    Tags: random.Random, seed, reproducible, randint, dice

    >>> repeatable_dice(7, 5)
    True
    """
    first, again = random.Random(seed), random.Random(seed)
    return all(first.randint(1, 6) == again.randint(1, 6) for _ in range(rolls))


def next_generation(alive: set[int]) -> set[int]:
    """Compute a new state from the old one without changing it on the way.

    Tags: cellular automaton, simultaneous update, set comprehension, generation

    >>> sorted(next_generation({1, 2, 5}))
    [0, 1, 2, 3, 4, 6]
    """
    places = {cell + step for cell in alive for step in (-1, 0, 1)}
    return {place for place in places if len({place - 1, place + 1} & alive) == 1}


def shared_slices(jobs: dict[str, int], slice_length: int) -> list[str]:
    """Let jobs take turns, and put unfinished ones back at the end of the queue.

    Tags: round robin, scheduler, deque, time slice, popleft

    >>> shared_slices({"bake": 3, "mop": 1}, 2)
    ['mop', 'bake']
    """
    queue = deque(jobs.items())
    finished: list[str] = []
    while queue:
        name, left = queue.popleft()
        if left <= slice_length:
            finished.append(name)
        else:
            queue.append((name, left - slice_length))
    return finished


def shift_plan(workers: list[str], days: int, off: int) -> list[str]:
    """Assign a repeating pattern, beginning somewhere in its middle.

    Tags: cycle, islice, rota, repeating pattern, offset

    >>> shift_plan(["Al", "Bo", "Cy"], 4, 1)
    ['Bo', 'Cy', 'Al', 'Bo']
    """
    return list(islice(cycle(workers), off, off + days))
