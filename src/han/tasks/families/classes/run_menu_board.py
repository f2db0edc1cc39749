"""A menu board with room for a few dishes."""

import random

from han.tasks.family import Arguments, Blur, Family

_DISHES = ("tea", "ham", "pie", "pie ", "", "fig")


def run_menu_board(
    calls: list[tuple[str, ...]], *, room: int, full: str, again: str, blank: str
) -> list[int | str]:
    class MenuBoard:
        def __init__(self) -> None:
            self.dishes: list[str] = []

        def write(self, dish: str) -> int:
            dish = dish.strip()
            if dish in self.dishes:
                if again == "moves":
                    self.dishes.remove(dish)
                    self.dishes.append(dish)
            elif dish:
                if len(self.dishes) < room:
                    self.dishes.append(dish)
                elif full == "oldest":
                    self.dishes = [*self.dishes[1:], dish]
            return len(self.dishes)

        def wipe(self) -> str:
            return self.dishes.pop() if self.dishes else blank

        def show(self) -> str:
            return ", ".join(self.dishes) or blank

    board = MenuBoard()
    return [getattr(board, name)(*arguments) for name, *arguments in calls]


def spec(*, room: int, full: str, again: str, blank: str) -> list[str]:
    fulls = {
        "oldest": "the uppermost dish is wiped off to make room",
        "refused": "a new dish is not written",
    }
    agains = {
        "moves": "is moved to the bottom",
        "stays": "stays where it is",
    }
    return [
        "Write a class MenuBoard with the methods write(dish), wipe() and show().",
        "write writes a dish at the bottom, without blanks around it, and returns the number of"
        " dishes on the board afterwards.",
        f"On a board with {room} dishes, {fulls[full]}.",
        f"A dish that is already on the board {agains[again]} and is not written twice.",
        "An empty dish is not written.",
        f"wipe removes the lowest dish and returns it, or {blank!r} if there is none.",
        f"show returns all dishes from top to bottom, joined by ', ', or {blank!r}.",
        "run_menu_board(calls) makes one MenuBoard, performs the calls (tuples of name and"
        " arguments) in order and returns their results.",
    ]


def draw(rng: random.Random, *, room: int, full: str, again: str, blank: str) -> Arguments:
    calls: list[tuple[str, ...]] = []
    for _ in range(rng.randint(room, 4)):
        calls.append(("write", rng.choice(_DISHES)))
    if rng.random() < 0.3:
        calls.append(("wipe",))
    return ([*calls, ("show",)],)


def edges(*, room: int, full: str, again: str, blank: str) -> list[Arguments]:
    def write(dishes: str) -> list[tuple[str, ...]]:
        return [("write", dish) for dish in dishes]

    return [
        ([("wipe",), ("show",)],),
        ([("write", " "), ("show",), ("write", ""), ("wipe",)],),
        ([*write("abcde"), ("show",), ("wipe",), ("show",)],),
        ([*write("abcde"[:room]), *write("a"), ("show",), ("wipe",)],),
        ([("write", " pie"), ("write", "pie "), ("write", "ham"), ("write", "pie"), ("show",)],),
        ([*write("ab"), ("wipe",), ("wipe",), ("wipe",), ("show",)],),
        ([*write("abcabd"), ("show",)],),
    ]


def settles(*, room: int, full: str, again: str, blank: str) -> Arguments:
    return ([("write", "stew"), ("write", "pie"), ("wipe",), ("show",)],)


FAMILY = Family(
    area="classes",
    kind="hopeless",
    knobs={
        "room": (2, 3, 4),
        "full": ("oldest", "refused"),
        "again": ("moves", "stays"),
        "blank": ("-", "nothing"),
    },
    reference=run_menu_board,
    spec=spec,
    draw=draw,
    edges=edges,
    blur=Blur("removes the lowest dish", "removes a dish", settles),
)
