"""``docs/tape-format.md`` is enough: a reader made from that page alone, without the package."""

import hashlib
import json
import re
import sqlite3
import struct
import zlib

from han.paths import resource
from han.tape.format import Tape
from han.tape.preset import PRESET
from tests.core.support import TASK
from tests.tape.support import LAYOUT, Spy, answer, network, play_all


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def key(parts: list[object]) -> bytes:
    return sha(json.dumps(parts).encode())[:16]


def integer(value: int) -> bytes:
    return struct.pack(">q", value)


def unpacked(body: bytes) -> bytes:
    return zlib.decompressobj(-15, PRESET).decompress(body)


def test_the_digest_can_be_recomputed_and_entries_be_found(tmp_path):
    path = tmp_path / "one.tape"
    spy = Spy()
    with Tape(path, write=True) as tape:
        play_all(network(tape, live=True, write=True, model=spy), draws=1)
    file = sqlite3.connect(path)
    assert file.execute("PRAGMA application_id").fetchone() == (0x48414E54,)
    assert file.execute("PRAGMA user_version").fetchone() == (1,)
    packed: list[bytes] = []
    for tier, digest, context, engine, licence in file.execute("SELECT * FROM model"):
        packed.append(b"m" + integer(context) + "\0".join((tier, digest, engine, licence)).encode())
    for number, *texts in file.execute("SELECT * FROM source"):
        assert number == int.from_bytes(sha("\0".join(texts).encode())[:6], "big") >> 1
        packed.append(b"s" + integer(number) + "\0".join(texts).encode())
    for one, source, sample, body in file.execute("SELECT * FROM completion"):
        packed.append(b"c" + one + integer(source) + integer(sample) + body)
    for one, system, tokens in file.execute("SELECT * FROM prompt"):
        packed.append(b"p" + one + integer(system) + integer(tokens))
    for letter, table in ((b"j", "verdict"), (b"e", "vector")):
        packed += [letter + one + body for one, body in file.execute(f"SELECT * FROM {table}")]
    total = sum(int.from_bytes(sha(row), "big") for row in packed) % 2**256
    assert file.execute("SELECT * FROM meta").fetchall() == [("digest", f"{total:064x}")]

    request = spy.asked[-1]
    system, prompt = (sha(text.encode()).hex() for text in (request.system, request.prompt))
    parts = [request.role, system, prompt, str(request.temperature), request.sample, request.model]
    [body] = file.execute("SELECT body FROM completion WHERE key = ?", (key(parts),)).fetchone()
    assert unpacked(body).decode(errors="ignore").endswith(answer(request)[-20:])
    counted = key([request.model, system, prompt])
    assert file.execute("SELECT tokens FROM prompt WHERE key = ?", (counted,)).fetchone()[0] > 0
    assert file.execute("SELECT count(*) FROM vector").fetchone()[0] > 0
    said = key([LAYOUT, sha(b"Adds one. plus, one.").hex()])
    [grid] = file.execute("SELECT body FROM vector WHERE key = ?", (said,)).fetchone()
    assert max(map(abs, struct.unpack(f"{len(grid)}b", grid))) == 127
    tests = ["cases", [[case.args, case.expected] for case in TASK.public.cases]]
    bodies = {
        file.execute(
            "SELECT body FROM verdict WHERE key = ?",
            (key([TASK.entry_point, "", tests, 5.0, code, "public"]),),
        ).fetchone()
        for code in (answer(r).split("python\n")[-1][:-3] for r in spy.asked if r.role == "Coder")
    }
    assert any(json.loads(unpacked(body[0]))[2] == 2 for body in bodies if body)
    file.close()


def test_the_page_names_the_presets_digest():
    page = resource("docs/tape-format.md").read_text(encoding="utf-8")
    assert re.search(r"SHA-256 `([0-9a-f]{64})`", page)[1] == sha(PRESET).hex()
