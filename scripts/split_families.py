"""Freeze which split each family belongs to: run once, before anything was measured.

python scripts/split_families.py
"""

import json
from pathlib import Path

from han.tasks.families.registry import all_families
from han.tasks.splits import TABLE, divide

TARGET = Path(__file__).parents[1] / TABLE

if __name__ == "__main__":
    if TARGET.exists():
        raise SystemExit(f"{TARGET} is frozen: families that came later are for training")
    splits = divide([*all_families().values()])
    TARGET.write_text(json.dumps(splits, indent=1) + "\n", encoding="utf-8")
    print(f"{TARGET}: {len(splits)} families")
