"""Small talk in four voices. Nothing in it may sound like a requirement on the function."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Voice:
    """Somebody who asks for a function and cannot keep to the point.

    Attributes:
        openings: said before the description.
        asides: said between its sentences.
        closings: said after it.
    """

    openings: tuple[str, ...]
    asides: tuple[str, ...]
    closings: tuple[str, ...]


_OFFICE = Voice(
    openings=(
        "Hi, sorry for the long mail, it has been quite a week here.",
        "I hope you had a good weekend, ours ended with a burst pipe.",
        "Greta from accounts said you are the person to ask about such things.",
        "We talked about this in the corridor, and I promised to write it down.",
    ),
    asides=(
        "The heating in the meeting room is still broken, by the way.",
        "My colleague Piet usually looks after this, but he is on holiday.",
        "Until now somebody in the office has done all of this by hand.",
        "The old spreadsheet for it crashed again while I was writing to you.",
        "Management is very excited about it, as they are about most things.",
        "The coffee machine is making that noise again, so excuse my mood.",
        "Last spring we hired a student for it, and she became a dentist.",
        "Our auditor came by yesterday and admired the new plants in the hall.",
        "I am typing this on the train, and the window seat is lovely.",
        "Somebody in the department has already designed a mug for this project.",
    ),
    closings=(
        "That is all from me, and greetings to everybody on your floor.",
        "Thanks so much, there is cake in the kitchen if you come by.",
        "I will be at my desk all afternoon, next to the big palm.",
        "You are a treasure, and I owe you a very large coffee.",
    ),
)

_WORKSHOP = Voice(
    openings=(
        "Right, I am no good at writing, so bear with me here.",
        "The boss wants this thing done, and nobody here can write programs.",
        "Found your card on the notice board next to the drill press.",
        "My nephew tried his hand at this and then went back to sea.",
    ),
    asides=(
        "Sorry about the oil on the paper, it gets everywhere in this place.",
        "We had a bloke who knew this by heart, but he retired.",
        "The dog got into the sawdust again, so it is a mess today.",
        "Old Marten swears by his paper notebook and will not hear of computers.",
        "The radio in here only gets the shipping forecast, which is soothing.",
        "It rained through the roof on Tuesday, right onto the good bench.",
        "The new lathe came in last month and it is a beauty.",
        "Folks from the paper mill asked for the same sort of thing before.",
        "My wife says I explain things badly, and she has a point.",
        "Somebody borrowed my good pencil, so the handwriting is what it is.",
    ),
    closings=(
        "That is the lot, and now I have a kettle to see to.",
        "Come by the workshop some day and I will show you around.",
        "Cheers for that, you are saving an old man a lot of grief.",
        "Anyway, the dog sends his regards and a good deal of hair.",
    ),
)

_CLUB = Voice(
    openings=(
        "Dear friend, the committee has finally agreed to ask somebody for help.",
        "I am writing as secretary of our club, a post nobody else wanted.",
        "You may remember me from the summer fair, I was selling the jam.",
        "After a long and rather loud meeting we decided to ask you.",
    ),
    asides=(
        "Our treasurer has opinions about all this, but she is away skating.",
        "The minutes of that evening are mostly about biscuits, I am afraid.",
        "Henrik wanted to do it with index cards and a shoe box.",
        "The hall was freezing, so nobody took proper notes of the discussion.",
        "We used to have a volunteer for this, a charming retired pilot.",
        "Many of the members think that a computer is a passing fashion.",
        "The choir rehearses next door, so I am writing this to loud singing.",
        "Somebody brought a parrot to the last meeting, which did not help.",
        "My predecessor kept everything in a green folder that nobody has seen since.",
        "It would make the yearly gathering so much more pleasant for all.",
    ),
    closings=(
        "With warm thanks from the whole committee, including those who voted against.",
        "We cannot pay much, but the jam is known beyond the valley.",
        "Do bring the family to the autumn party, there will be lanterns.",
        "Forgive the length of this letter, the evenings are long up here.",
    ),
)

_COLLEAGUE = Voice(
    openings=(
        "Hey, quick question before the stand-up, or not so quick as usual.",
        "So this landed in our backlog again, and I drew the short straw.",
        "Copying this over from the chat, since the thread got out of hand.",
        "Picking up where Noor left off before she moved to the other team.",
    ),
    asides=(
        "The previous attempt lived in a branch that somebody deleted on a Friday.",
        "There was a long thread about naming, which I will spare you here.",
        "My build is running while I write this, so there is plenty of time.",
        "The designer made a lovely diagram of it, in which nothing is legible.",
        "Somebody suggested a blockchain for it, and the call went very quiet.",
        "The wiki page about it was last touched by a person called Temp.",
        "I have been staring at this since lunch and my tea went cold.",
        "The intern asked a good question about it, and nobody knew the answer.",
        "Product calls it a quick win, as product calls nearly everything.",
        "The demo last week went fine, apart from the fire alarm of course.",
    ),
    closings=(
        "Ping me if the chat is down, I sit near the fish tank.",
        "That is about it, and sorry again for the wall of text.",
        "Thanks a lot, and drinks are on me after the next release.",
        "Have fun with it, and say hello to the folks in the basement.",
    ),
)

VOICES = (_OFFICE, _WORKSHOP, _CLUB, _COLLEAGUE)
