"""Raises GeneratorExit and its own BaseException."""


class Passed(BaseException):
    def __bool__(self):
        return True


def solve(x, where):
    raise Passed from GeneratorExit()
