"""Writes the JSON schemas under ``docs/schemas``; the tests hold them against the models.

python scripts/export_schemas.py
"""

import json
from pathlib import Path

from han.nodes.message import message_schema

TARGET = Path(__file__).parents[1] / "docs" / "schemas" / "message.schema.json"

if __name__ == "__main__":
    TARGET.write_text(json.dumps(message_schema(), indent=2) + "\n", encoding="utf-8")
    print(TARGET)
