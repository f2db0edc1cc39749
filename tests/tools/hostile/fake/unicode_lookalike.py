"""Defines a function whose name only looks right."""

globals()["ѕolve"] = lambda x, where: x
