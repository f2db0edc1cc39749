"""Requirements on other parts, or on nothing that a function could meet."""

import random
from dataclasses import replace

from han.tasks.noise.gaps import insert_between
from han.tasks.story import Story

# Each names what it is about (a screen, a server, a document) or whose job it is, so that a reader
# sees that the function has no part in it.
POOL = (
    "The export button should be green, but that is on Ada's ticket already.",
    "The page around it needs a bigger font, which the web people handle.",
    "Legal wants a footer on every screen, but another team sees to that.",
    "The nightly backup must go to the new server, which Ops will arrange.",
    "Somebody should also update the phone list, though that is not your job.",
    "The login page must support dark mode, but that is a separate project.",
    "Marketing asks for the new logo on the start page, Ruben does that.",
    "The printed report should use recycled paper, which purchasing has promised to order.",
    "The mobile version has to work offline, but that comes next year.",
    "Please nobody touch the database schema, the migration belongs to Ilse's team.",
    "The help page must be translated into Finnish, an agency takes care of it.",
    "The loading animation should be smoother, which is on the designer's list.",
    "Access to the archive room requires a badge, so ask the front desk.",
    "The newsletter should go out on Fridays, but Petra runs that herself.",
    "The dashboard must refresh by itself, which the other contractor is working on.",
    "The cookie banner has to be less annoying, the agency knows about it.",
    "All passwords on the old server should be changed, Ops has a plan.",
    "The screen in the lobby should show the weather, facilities looks into it.",
    "The invoice template needs a new address, which accounting will do next week.",
    "The customer survey should be shorter, but that is for the spring campaign.",
    "The search box wants a magnifying glass icon, Ada has a ticket for that.",
    "The monitoring must send its alerts to the new channel, Jun handles this.",
    "The training video should be recorded again, since the sound was awful.",
    "The office map must show the new kitchen, which reception will draw.",
)
_COUNT = {2: 1, 3: 2}


def add_irrelevant(story: Story, level: int, rng: random.Random) -> Story:
    """The story with one or two irrelevant requirements, from level 2."""
    additions = rng.sample(POOL, _COUNT.get(level, 0))
    return replace(story, sentences=insert_between(story.sentences, additions, rng))
