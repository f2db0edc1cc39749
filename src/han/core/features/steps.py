"""Telemetry, content and progress as numbers: what the steps so far have cost and brought."""

from collections.abc import Mapping

from han.core.features.graph import SPEAKERS
from han.core.features.layout import Block, Feature, one_hot
from han.core.records import StepRecord
from han.nodes.graph import ROLES
from han.nodes.message import Speaker

FAILS = ("none", "failed", "error", "timeout", "limit", "violation", "untested", "infrastructure")
_NATS = 2.2  # log 9: what the likeliest eight tokens and the rest can have at most

TELEMETRY = Block(
    "telemetry",
    (
        *(Feature(f"runs_{role}", 0, 1, f"how often {role} has run; 1 is 4") for role in ROLES),
        *(
            Feature(f"length_{who}", 0, 1, f"latest message of {who}; 1 is 512 tokens")
            for who in SPEAKERS
        ),
        Feature("deep_share", 0, 1, "share of the tokens spent that the deep tier took"),
        Feature("latency", 0, 1, "latency proxy so far; 1 is 60 s"),
        Feature("tool_calls", 0, 1, "tool calls so far; 1 is 32"),
        Feature("last_prompt", 0, 1, "prompt of the last call; 1 is 1,024 tokens"),
        Feature("last_completion", 0, 1, "answer of the last call; 1 is 256 tokens"),
        Feature("last_charge", 0, 1, "cost of the last step; 1 is the whole budget"),
    ),
)

CONTENT = Block(
    "content",
    (
        *(
            Feature(
                f"entropy_{role}", 0, 1, f"mean token entropy of {role}'s latest; 1 is 2.2 nats"
            )
            for role in ROLES
        ),
        Feature("entropy_mean", 0, 1, "mean of all answers' entropies; 1 is 2.2 nats"),
        Feature("novelty_last", 0, 1, "1 − highest cosine of the last output to an earlier one"),
        Feature("novelty_mean", 0, 1, "mean novelty of all outputs"),
        Feature(
            "disagreement", 0, 1, "1 − mean cosine of the last draft to the Coder's earlier ones"
        ),
        Feature("peers_last", -1, 1, "mean cosine of the last output to its siblings"),
        Feature("redundancy", -1, 1, "mean cosine over all sibling pairs"),
    ),
)

PROGRESS = Block(
    "progress",
    (
        Feature("drafts", 0, 1, "drafts tested; 1 is 8"),
        Feature("pass_best", 0, 1, "public tests that the best draft passes, as a share"),
        Feature("pass_last", 0, 1, "public tests that the last draft passes, as a share"),
        Feature("pass_gain", -1, 1, "last draft's share minus the best before it"),
        *one_hot("fail", FAILS, "why the last draft failed"),
        Feature("patches", 0, 1, "patches applied; 1 is 4"),
        *one_hot("last", ("nobody", *ROLES), "who ran last"),
        Feature("last_deep", 0, 1, "the last call was on the deep tier"),
        Feature("stalled", 0, 1, "drafts since the best share last rose; 1 is 4"),
    ),
)


class StepTotals:
    """Sums over the records of one episode; each record is added once."""

    def __init__(self, budget_tokens: float) -> None:
        self._budget = budget_tokens
        self._runs = dict.fromkeys(ROLES, 0)
        self._entropy = dict.fromkeys(ROLES, 0.0)
        self._entropies: list[float] = []
        self._novelties: list[float] = []
        self._spent = self._deep = self._latency = self._redundancy = 0.0
        self._tools = self._drafts = self._patches = self._stalled = 0
        self._best = self._share = self._gain = 0.0
        self._disagreement = 0.0
        self._fail = "none"
        self._last: StepRecord | None = None

    def add(self, record: StepRecord) -> None:
        """Counts one more step."""
        if not record.next_node:
            return
        self._last = record
        self._runs[record.next_node] += 1
        self._spent += record.charged
        self._deep += record.charged if record.tier == "deep" else 0.0
        self._latency += record.latency_ms
        self._tools += record.tool_calls
        self._redundancy += record.redundancy_delta
        self._patches += record.patches_applied
        if record.entropy is not None:
            self._entropy[record.next_node] = record.entropy
            self._entropies.append(record.entropy)
        if record.novelty is not None:
            self._novelties.append(record.novelty)
        if record.next_node == "Coder" and record.disagreement is not None:
            self._disagreement = record.disagreement
        if record.pass_count + record.fail_count or record.fail_types:
            self._add_draft(record)

    def _add_draft(self, record: StepRecord) -> None:
        share = record.pass_count / max(1, record.pass_count + record.fail_count)
        self._gain = share - self._best
        self._stalled = 0 if share > self._best else self._stalled + 1
        self._best = max(self._best, share)
        self._share = share
        self._drafts += 1
        self._fail = record.fail_types[0] if record.fail_types else "none"

    def telemetry(self, lengths: Mapping[Speaker, int]) -> list[float]:
        """The block ``telemetry``: 18 numbers."""
        last = self._last
        return [
            *(min(1.0, count / 4) for count in self._runs.values()),
            *(min(1.0, lengths.get(who, 0) / 512) for who in SPEAKERS),
            self._deep / self._spent if self._spent else 0.0,
            min(1.0, self._latency / 60_000),
            min(1.0, self._tools / 32),
            min(1.0, last.prompt_tokens / 1024) if last else 0.0,
            min(1.0, last.completion_tokens / 256) if last else 0.0,
            last.charged / self._budget if last else 0.0,
        ]

    def content(self) -> list[float]:
        """The block ``content``: 11 numbers."""
        last = self._last
        return [
            *(min(1.0, nats / _NATS) for nats in self._entropy.values()),
            min(1.0, _mean(self._entropies) / _NATS),
            last.novelty or 0.0 if last else 0.0,
            _mean(self._novelties),
            self._disagreement,
            last.sim_to_peers or 0.0 if last else 0.0,
            max(-1.0, min(1.0, self._redundancy)),
        ]

    def progress(self) -> list[float]:
        """The block ``progress``: 21 numbers."""
        last = self._last.next_node if self._last else "nobody"
        return [
            min(1.0, self._drafts / 8),
            self._best,
            self._share,
            self._gain,
            *(float(fail == self._fail) for fail in FAILS),
            min(1.0, self._patches / 4),
            *(float(who == last) for who in ("nobody", *ROLES)),
            float(self._last is not None and self._last.tier == "deep"),
            min(1.0, self._stalled / 4),
        ]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
