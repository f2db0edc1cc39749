"""How a tape grows: time and memory to write, open and look up synthetic entries.

python scripts/tape_growth.py [--entries 1000 10000 100000]

The text is made up (random words of a program's length), so sizes are a little worse than those of
real answers, which share phrases. Times are of this machine and this moment; ``cpu`` leaves out
what other processes took.
"""

import argparse
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path

from rich.console import Console
from rich.table import Table

from han.llm.protocol import Completion, Request, mean_entropy
from han.tape.codec import decode_completion, encode_completion
from han.tape.format import Tape
from han.tape.keys import completion_key
from han.tape.schema import ModelRow, source_row

_WORDS = [
    "    return",
    "    if",
    "    for",
    "item",
    "items",
    "result",
    "value",
    "count",
    "total",
    "in",
    "=",
    "==",
    "+",
    ".append(",
    ")",
    ":",
    "\n",
    "[",
    "]",
    "range(",
    "len(",
    "text",
    "words",
    "sorted(",
    "not",
    "and",
    "None",
    "True",
    "0",
    "1",
    "x",
    "y",
    "# keep the",
    "first",
    "list",
    "number",
    "largest",
]
_LOOKUPS = 2000


def completion(draw: random.Random) -> Completion:
    """Some hundred tokens of made-up code."""
    tokens = [" " + draw.choice(_WORDS) for _ in range(draw.randint(20, 220))]
    entropies = tuple(draw.choice((0.0, round(min(2.1, draw.expovariate(4)), 4))) for _ in tokens)
    ends = tuple(accumulate(map(len, tokens)))
    mean = mean_entropy(entropies)
    return Completion(
        "".join(tokens), 200, len(tokens) + 1, "stop", 0.0, ends, mean, False, entropies
    )


def request(number: int) -> Request:
    """The request whose answer is entry ``number``."""
    return Request("Coder", "system", f"prompt {number}", 512, 0.8, number % 5, "synthetic")


def write(path: Path, count: int) -> None:
    """Records ``count`` entries; the same 500 answers over and over, to time the tape alone."""
    draw = random.Random(0)
    bodies = [encode_completion(completion(draw)) for _ in range(500)]
    with Tape(path, write=True) as tape:
        tape.add("model", ModelRow("flash", "synthetic", 4096, "made up", "none"))
        source = source_row("Coder", "system", "synthetic", "made up", "2026-11-22")
        tape.add("source", source)
        for number in range(count):
            asked = request(number)
            body = bodies[number % len(bodies)]
            tape.add("completion", (completion_key(asked), source.id, asked.sample, body))


def look_up(tape: Tape, count: int) -> None:
    """Finds and decodes answers in no order."""
    draw = random.Random(1)
    for _ in range(_LOOKUPS):
        row = tape.get("completion", completion_key(request(draw.randrange(count))))
        assert row is not None
        decode_completion(row[3])


@contextmanager
def timed(note: Callable[[float, float], None]) -> Iterator[None]:
    """Notes wall and processor seconds."""
    wall, cpu = time.perf_counter(), time.process_time()
    yield
    note(time.perf_counter() - wall, time.process_time() - cpu)


def measure(job: str, path: Path, count: int) -> None:
    """One job in this process; prints wall and processor seconds, and peak memory in MiB."""
    found: list[float] = []
    before = _peak_mib()
    if job == "write":
        with timed(lambda *seconds: found.extend(seconds)):
            write(path, count)
    else:
        with timed(lambda *seconds: found.extend(seconds)):
            tape = Tape(path)
        with timed(lambda *seconds: found.extend(seconds)):
            look_up(tape, count)
        tape.close()
    print(*found, _peak_mib() - before)


def in_a_process(job: str, path: Path, count: int) -> list[float]:
    """The same, with a memory of its own."""
    command = [sys.executable, __file__, "--job", job, str(path), str(count)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [float(number) for number in done.stdout.split()]


def _peak_mib() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument("--job", nargs=3, metavar=("JOB", "PATH", "COUNT"), help="for itself")
    given = parser.parse_args()
    if given.job:
        job, path, count = given.job
        return measure(job, Path(path), int(count))
    table = Table(
        "entries",
        "file MiB",
        "bytes each",
        "write s (cpu)",
        "+MiB",
        "open s (cpu)",
        "look up µs (cpu)",
        "+MiB",
        title=f"A tape of synthetic text; {_LOOKUPS} look-ups, decoding included",
    )
    with tempfile.TemporaryDirectory() as folder:
        for count in given.entries:
            path = Path(folder) / f"{count}.tape"
            wall, cpu, grown = in_a_process("write", path, count)
            opened, opened_cpu, found, found_cpu, held = in_a_process("read", path, count)
            size = path.stat().st_size
            each = 1e6 / _LOOKUPS
            table.add_row(
                f"{count:,}",
                f"{size / 2**20:.1f}",
                f"{size / count:.0f}",
                f"{wall:.2f} ({cpu:.2f})",
                f"{grown:.1f}",
                f"{opened:.2f} ({opened_cpu:.2f})",
                f"{found * each:.0f} ({found_cpu * each:.0f})",
                f"{held:.1f}",
            )
    Console().print(table)
    return None


if __name__ == "__main__":
    main()
