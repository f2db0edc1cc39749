"""An object instead of a function, with a hostile call."""


class Solver:
    def __call__(self, *arguments):
        return self

    def __getattr__(self, name):
        return self

    __eq__ = lambda self, other: True
    __hash__ = lambda self: 0


solve = Solver()
