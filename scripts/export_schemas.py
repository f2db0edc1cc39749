"""Writes what the code says of itself into ``docs``: the message schema and the features' table.

python scripts/export_schemas.py

The tests hold both against the code.
"""

import json
from pathlib import Path

from han.core.features.encoder import LAYOUT
from han.nodes.message import message_schema

DOCS = Path(__file__).parents[1] / "docs"

FEATURES = f"""# The observation

`Box(float32)`, {len(LAYOUT)} numbers, layout version `{LAYOUT.version}`. Written by
`scripts/export_schemas.py` from `han.core.features`; a policy that was trained on another version
does not load.

{LAYOUT.markdown()}"""

if __name__ == "__main__":
    schema = DOCS / "schemas" / "message.schema.json"
    schema.write_text(json.dumps(message_schema(), indent=2) + "\n", encoding="utf-8")
    table = DOCS / "features.md"
    table.write_text(FEATURES, encoding="utf-8")
    print(schema, table, sep="\n")
