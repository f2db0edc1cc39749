"""What was recorded plays again to the byte, in another process and after a change of prompt."""

import multiprocessing
from dataclasses import replace

import pytest

from han.config.assemble import make_policy
from han.core.play import play
from han.tape.errors import NotOnTape
from han.tape.format import Tape
from han.tape.prune import prune
from han.tape.verify import bad_entries
from tests.core.support import TASK
from tests.tape.support import Spy, configuration, network, play_all, replay_to


@pytest.fixture(scope="module")
def recording(tmp_path_factory):
    path = tmp_path_factory.mktemp("tape") / "one.tape"
    with Tape(path, write=True) as tape:
        lines = play_all(network(tape, live=True, write=True))
        digest = tape.digest
    return path, lines, digest


def test_the_episodes_are_worth_comparing(recording):
    _, lines, _ = recording
    text = "\n".join(lines)
    for role in ("SpecCompressor", "Retriever", "Planner", "Coder", "Critic"):
        assert f'"next_node": "{role}"' in text
    assert '"outcome":"solved"' in text
    assert len(set(lines)) > 20


def test_replay_in_another_process_is_equal_byte_for_byte(recording, tmp_path):
    path, lines, _ = recording
    out = tmp_path / "replayed.jsonl"
    process = multiprocessing.get_context("spawn").Process(
        target=replay_to, args=(str(path), str(out))
    )
    process.start()
    process.join(120)
    assert process.exitcode == 0
    assert out.read_text() == "\n".join(lines)


def test_recording_again_adds_nothing(recording):
    path, lines, digest = recording
    with Tape(path, write=True) as tape:
        assert play_all(network(tape, live=True, write=True)) == lines
        assert tape.digest == digest


def test_replay_then_live_goes_on_where_the_tape_ends(recording):
    path, lines, digest = recording
    with Tape(path) as tape:
        parts = network(tape, live=True, write=False)
        assert play_all(parts) == lines
        new, _ = play(TASK, make_policy(configuration()), parts, draw=7)
        assert new.steps
        assert tape.digest == digest


def test_a_prompt_that_was_never_counted_is_not_made_up(recording):
    path, _, _ = recording
    with Tape(path) as tape, pytest.raises(NotOnTape):
        network(tape, live=False, write=False).models["flash"].count_tokens("system", "unheard of")


def test_a_changed_prompt_invalidates_exactly_that_roles_answers(tmp_path):
    """The fingerprint holds role and prompt; ``prune`` drops exactly what it puts out of reach."""
    path = tmp_path / "one.tape"
    spy = Spy()
    with Tape(path, write=True) as tape:
        play_all(network(tape, live=True, write=True, model=spy), draws=1)
        digest = tape.digest
    old = {str(role): text for role, text in configuration().nodes.prompts.items()}
    new = {**old, "Planner": "Plan otherwise."}
    assert {request.role for request in spy.asked} == set(old)

    def answered(prompts: dict[str, str]) -> set[str]:
        """Roles all of whose recorded requests are answered under these prompts; or none is."""
        with Tape(path) as tape:
            model = network(tape, live=False, write=False).models["flash"]
            found = {role: set() for role in old}
            for request in spy.asked:
                asked = replace(request, system=prompts[request.role])
                found[request.role].add(model.answers(asked))
        assert all(len(which) == 1 for which in found.values())
        return {role for role, which in found.items() if which == {True}}

    others = set(old) - {"Planner"}
    assert answered(old) == set(old)
    assert answered(new) == others
    assert prune(path, old).completions == {}
    with Tape(path) as tape:
        assert tape.digest == digest
    planned = {request.fingerprint for request in spy.asked if request.role == "Planner"}
    done = prune(path, new)
    assert done.completions == {"Planner": len(planned)}
    assert done.prompts > 0
    assert done.bytes_after <= done.bytes_before
    assert answered(new) == answered(old) == others
    assert bad_entries(path) == []
