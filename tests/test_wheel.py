"""The installed wheel works by itself: configuration, tasks and corpus travel inside it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from han.tools.corpus import load_corpus

ROOT = Path(__file__).parents[1]

PROBE = """
import han
from han.config.compose import compose_config
from han.config.schema import EvalConfig
from han.paths import resource
from han.tasks.load import load_tasks
from han.tasks.sets import build_set
from han.tools.corpus import load_corpus

config = compose_config("eval", EvalConfig, ["policy=fixed_graph"])
print(han.__file__)
print(resource("cfg"))
print(config.policy.name, len(load_tasks("starter")), len(load_corpus()))
print(load_tasks("train") == [*build_set("train")])
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder with the wheel's content, and nothing of the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT]
    subprocess.run([*pip, *build], check=True, cwd=folder)
    [wheel] = folder.glob("*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", folder / "site", wheel], check=True)
    return folder / "site"


def test_runs_from_another_folder_without_the_checkout(installed, tmp_path):
    env = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        cwd=tmp_path,
        env=env,
        check=True,
        capture_output=True,
        text=True,
    )
    code, cfg, counts, generated = done.stdout.splitlines()
    assert Path(code).is_relative_to(installed)
    assert Path(cfg).is_relative_to(installed)
    assert counts == f"fixed_graph 28 {len(load_corpus())}"
    assert generated == "True"


def test_the_reports_template_travels_too(installed):
    assert (installed / "han/eval/templates/report.html.j2").is_file()
    assert (installed / "han/py.typed").is_file()
