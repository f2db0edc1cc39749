import json

import pytest
from pydantic import ValidationError

from han.nodes.message import Message, message_schema
from han.paths import resource

SEED_EXAMPLE = {
    "id": "msg_9",
    "header": {
        "from": "Planner",
        "to": "Coder",
        "intent": "plan",
        "certainty": 0.68,
        "novelty_est": 0.42,
        "cost_est": 320,
    },
    "content": {
        "summary": "...",
        "evidence": ["doc:python_sort_examples#3"],
        "diff_hint": "edit lines 12-18 only",
    },
    "trace": {"episode_id": "...", "step": 9, "parents": ["msg_7", "msg_8"]},
}


def test_the_seeds_example_is_a_message():
    assert Message.model_validate(SEED_EXAMPLE).header.sender == "Planner"


@pytest.mark.parametrize("field, value", [("certainty", 1.2), ("intent", "sing"), ("mood", 1)])
def test_out_of_range_or_unknown_fields_are_refused(field, value):
    bad = {**SEED_EXAMPLE, "header": {**SEED_EXAMPLE["header"], field: value}}
    with pytest.raises(ValidationError):
        Message.model_validate(bad)


def test_the_checked_in_schema_is_the_models():
    file = resource("docs/schemas/message.schema.json")
    assert json.loads(file.read_text()) == message_schema()
