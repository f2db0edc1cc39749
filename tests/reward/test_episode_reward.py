import math

from hypothesis import given
from hypothesis import strategies as st

from han.core.records import StepRecord
from han.reward.episode_reward import EpisodeReward, RewardConfig

RECORDS = st.lists(
    st.builds(
        StepRecord,
        episode_id=st.just("toy"),
        step=st.integers(0, 16),
        active_edges=st.just(()),
        next_node=st.just(""),
        charged=st.floats(0, 2000),
        latency_ms=st.floats(0, 1e5),
        redundancy_delta=st.floats(-1, 1),
        penalties=st.floats(0, 1),
    ),
    min_size=1,
    max_size=16,
)


@given(RECORDS, st.sampled_from([0.0, 1.0]))
def test_partials_sum_to_the_seeds_formula(records, score):
    weights = RewardConfig(
        alpha_task=1.0, beta_tokens=0.0005, gamma_latency=0.0001, delta_redundancy=0.1
    )
    records[-1] = records[-1].model_copy(update={"task_score": score})
    total = sum(map(EpisodeReward(weights).partial, records))
    expected = (
        score
        - 0.0005 * sum(r.charged for r in records)
        - 0.0001 * sum(r.latency_ms for r in records)
        - 0.1 * sum(r.redundancy_delta for r in records)
        - sum(r.penalties for r in records)
    )
    assert math.isclose(total, expected, rel_tol=1e-9, abs_tol=1e-9)
