"""The curriculum's promises, over whatever results learners may have."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from han.core.telemetry import append_line
from han.errors import HanError
from han.tasks.curriculum import Curriculum, CurriculumEvent
from han.tasks.stages import CurriculumConfig, Stage
from han.tasks.task import Case, Cases, Task


def task(name: str, stratum: str, noise: int = 0, time_limit_s: float = 5.0) -> Task:
    return Task(
        id=name,
        spec="Do it.",
        entry_point="f",
        hidden=Cases(cases=(Case(args="()", expected="1"),)),
        stratum=stratum,
        noise=noise,
        time_limit_s=time_limit_s,
    )


TASKS = [
    *(task(f"clean/{i}", "clean") for i in range(9)),
    *(task(f"noisy/{i}", "noisy", noise=i % 4) for i in range(9)),
    *(task(f"hard/{i}", "hard", time_limit_s=2.0 + 3 * (i % 2)) for i in range(9)),
]
STAGES = (
    Stage(name="a", strata=("clean",), noise=(0,), budget_tokens=800),
    Stage(name="b", strata=("clean", "noisy"), noise=(0, 1, 2), budget_tokens=1000),
    Stage(name="c", strata=("hard",), noise=(0, 1, 2, 3), budget_tokens=1000),
    Stage(name="d", strata=("noisy", "hard"), noise=(0, 3), budget_tokens=1600, time_limited=True),
)
configs = st.builds(
    lambda window, bounds, rehearse: CurriculumConfig(
        stages=STAGES,
        window=window,
        promote_at=max(bounds) / 10,
        demote_at=min(bounds) / 10,
        rehearse=rehearse,
    ),
    window=st.integers(1, 6),
    bounds=st.sets(st.integers(0, 9), min_size=2, max_size=2),
    rehearse=st.sampled_from([0.0, 0.2, 0.6]),
)
seeds = st.integers(0, 999)
results = st.lists(st.booleans(), max_size=60)


def play(curriculum: Curriculum, successes: list[bool], envs: int = 1) -> list[object]:
    """Steps of ``envs`` environments side by side: all are assigned, then all report in order."""
    seen: list[object] = []
    for start in range(0, len(successes), envs):
        step = successes[start : start + envs]
        seen += [curriculum.assign(env) for env in range(len(step))]
        seen += [curriculum.report(env, success) for env, success in enumerate(step)]
    return seen


@given(configs, seeds, results, st.integers(1, 5))
def test_equal_seeds_and_results_make_equal_assignments(config, seed, successes, envs):
    first, second = (play(Curriculum(config, TASKS, seed), successes, envs) for _ in range(2))
    assert first == second


@given(configs, seeds, results)
def test_an_assignment_fits_its_stage_and_the_budget_the_current_one(config, seed, successes):
    curriculum = Curriculum(config, TASKS, seed)
    for success in successes:
        current = curriculum.stage
        given_ = curriculum.assign(0)
        assert STAGES[given_.stage].holds(given_.task)
        assert given_.stage <= current
        assert config.rehearse or given_.stage == current
        assert given_.name == STAGES[given_.stage].name
        assert given_.budget_tokens == STAGES[current].budget_tokens
        curriculum.report(0, success)


@given(configs, seeds, results)
def test_a_full_window_promotes_and_demotes_within_the_stages(config, seed, successes):
    curriculum = Curriculum(config, TASKS, seed)
    window: list[bool] = []
    for episode, success in enumerate(successes, 1):
        stage = curriculum.stage
        if curriculum.assign(0).stage == stage:
            window = [*window, success][-config.window :]
            rate = sum(window) / config.window if len(window) == config.window else None
        else:
            rate = None  # a rehearsal
        event = curriculum.report(0, success)
        if rate is not None and rate >= config.promote_at and stage < len(STAGES) - 1:
            moved = 1
        elif rate is not None and rate < config.demote_at and stage > 0:
            moved = -1
        else:
            assert event is None
            assert curriculum.stage == stage
            continue
        assert event == CurriculumEvent(
            episode=episode,
            stage_from=stage,
            stage_to=stage + moved,
            name=STAGES[stage + moved].name,
            rate=rate,
        )
        assert curriculum.stage == stage + moved
        window = []


@given(configs, seeds, results, results, st.integers(1, 5))
def test_restoring_goes_on_as_if_nothing_had_happened(config, seed, before, after, envs):
    whole = Curriculum(config, TASKS, seed)
    play(whole, before, envs)
    whole.assign(envs)  # still playing when the state is taken
    resumed = Curriculum(config, TASKS, seed)
    resumed.restore(json.loads(json.dumps(whole.state())))
    assert whole.report(envs, True) == resumed.report(envs, True)
    assert play(whole, after, envs) == play(resumed, after, envs)
    assert whole.state() == resumed.state()


@given(seeds, st.integers(2, 4))
def test_an_environment_draws_for_itself(seed, others):
    """What one draws does not depend on how many others there are."""
    config = CurriculumConfig(
        stages=STAGES, window=1000, promote_at=0.9, demote_at=0.1, rehearse=0.2
    )
    alone = Curriculum(config, TASKS, seed)
    among = Curriculum(config, TASKS, seed)
    for _ in range(5):
        drawn = [among.assign(env) for env in range(others)]
        assert alone.assign(0) == drawn[0]


def test_results_of_an_older_stage_do_not_count():
    config = CurriculumConfig(stages=STAGES, window=2, promote_at=1, demote_at=0.5, rehearse=0)
    curriculum = Curriculum(config, TASKS, seed=0)
    for env in range(4):
        curriculum.assign(env)
    assert curriculum.report(0, True) is None
    assert curriculum.report(1, True)
    assert curriculum.stage == 1
    assert curriculum.report(2, False) is None
    assert curriculum.report(3, False) is None
    assert curriculum.state()["window"] == []
    assert curriculum.state()["episodes"] == 4


def test_only_who_plays_reports():
    config = CurriculumConfig(stages=STAGES, window=2, promote_at=1, demote_at=0.5, rehearse=0)
    curriculum = Curriculum(config, TASKS, seed=0)
    with pytest.raises(ValueError, match="environment 3 plays no episode"):
        curriculum.report(3, True)
    with pytest.raises(ValueError, match="no stage 9"):
        curriculum.restore({"stage": 9})


def test_a_stage_without_tasks_is_refused():
    config = CurriculumConfig(stages=STAGES, window=2, promote_at=1, demote_at=0.5, rehearse=0)
    with pytest.raises(HanError, match="no task fits stage 'c'"):
        Curriculum(config, TASKS[:18], seed=0)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"promote_at": 0.3, "demote_at": 0.3}, "demote_at has to be less"),
        ({"stages": STAGES[::-1]}, "budget_tokens may not shrink"),
        ({"stages": STAGES[:1] * 2}, "the same name"),
        ({"rehearse": 1.0}, "rehearse"),
        ({"widow": 3}, "widow"),
    ],
)
def test_a_configuration_that_makes_no_sense(change, said):
    sound = {"stages": STAGES, "window": 2, "promote_at": 1, "demote_at": 0.5, "rehearse": 0}
    with pytest.raises(ValidationError, match=said):
        CurriculumConfig(**{**sound, **change})


def test_events_are_lines_of_telemetry(tmp_path):
    event = CurriculumEvent(episode=40, stage_from=0, stage_to=1, name="b", rate=0.75)
    for _ in range(2):
        append_line(tmp_path / "curriculum.jsonl", event)
    lines = (tmp_path / "curriculum.jsonl").read_text().splitlines()
    assert [CurriculumEvent.model_validate_json(line) for line in lines] == [event, event]
    assert json.loads(lines[0])["rate"] == 0.75
