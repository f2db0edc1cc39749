"""The driver: one task, one budget, one policy's decisions. Every command plays it."""

import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp

from han.core.actions import Action, Activate, RouteDone, Run, Stop
from han.core.budget import Account, BudgetConfig
from han.core.drafts import report_of, submission, summarise
from han.core.guards import Turn, is_ping_pong
from han.core.mailroom import Links, Mailroom
from han.core.parts import Parts
from han.core.policy import UNRECORDED, Phase
from han.core.records import Draft, Ending, Entry, EpisodeResult, StepRecord, VerdictRecord
from han.core.similarity import Likeness, Similarity
from han.errors import HanError
from han.nodes.graph import ROLES, Role, parse_edge
from han.nodes.message import Content, Message
from han.nodes.node import Controls, NodeOutput
from han.nodes.payload import CAPS, SCHEMAS, Delivery
from han.tape.errors import NotOnTape
from han.tasks.task import Task

DRAWS_APART = 1000
"""Sample indices of different draws are at least so far apart, hence disjoint."""


class InfrastructureError(HanError):
    """The sandbox failed twice: the episode says nothing of the policy and must be played again."""


@dataclass(slots=True)
class _Prospect:
    """What running a node on a tier would take now; void once its inbox changes or it runs."""

    prompt_tokens: int
    sample: int
    repeats: int
    recorded: dict[int, bool]


class Episode:
    """One task under one budget.

    A step is any number of routing decisions (up to the graph's fan-out bound), then one scheduling
    decision. A decision that is masked out consumes a step and costs ``guards.invalid_penalty``.

    Attributes:
        phase: ``route`` or ``schedule``: which kind of decision is due.
        step_index: scheduling decisions taken so far.
        history: who spoke, oldest first.
        records, entries: telemetry and transcript so far.
        ending: why the episode is over, ``None`` while it is not.
    """

    def __init__(
        self,
        task: Task,
        parts: Parts,
        episode_id: str,
        *,
        draw: int = 0,
        cancel: threading.Event | None = None,
    ) -> None:
        self._task = task
        self._parts = parts
        self._id = episode_id
        self._draw = draw
        self._cancel = cancel
        self._account = Account(parts.budget.tokens)
        self._mail = Mailroom(parts.graph, episode_id)
        self._similarity = Similarity(parts.embedder)
        self._drafts: list[Draft] = []
        self._runs: Counter[tuple[Role, str, str]] = Counter()
        self._counted: dict[tuple[Role, str, str], int] = {}
        self._prospects: dict[tuple[Role, str], _Prospect] = {}
        self._activated: list[Activate] = []
        self._copies = False
        self._rebrief = False
        self._started = time.monotonic()
        self._hidden: VerdictRecord | None = None
        self.phase: Phase = "route"
        self.step_index = 0
        self.history: list[Turn] = []
        self.records: list[StepRecord] = []
        self.entries: list[Entry] = []
        self.ending: Ending | None = None
        self._mail.post("Spec", "state_task", Content(summary=task.spec), step=0)
        for edge in map(parse_edge, parts.graph.bootstrap):
            self._mail.deliver(Activate(edge))

    @property
    def tokens_left(self) -> float:
        """Flash-equivalent tokens."""
        return self._account.left

    @property
    def tokens(self) -> float:
        """Flash-equivalent tokens spent."""
        return self._account.spent

    @property
    def budget(self) -> BudgetConfig:
        """The limits."""
        return self._parts.budget

    @property
    def links(self) -> Links:
        """Who has spoken, and which edges have delivered."""
        return self._mail.links

    @property
    def activated(self) -> Sequence[Activate]:
        """Edges activated in this step so far."""
        return self._activated

    @property
    def task(self) -> Task:
        """What is being solved."""
        return self._task

    @property
    def best(self) -> Draft | None:
        """What would be submitted now."""
        return submission(self._drafts)

    # -- what may be done -----------------------------------------------------------------------

    def refusal(self, action: Action) -> str:
        """Why the action is masked out; empty where it may be taken."""
        if self.ending:
            return "the episode is over"
        routing = isinstance(action, Activate | RouteDone)
        if routing != (self.phase == "route"):
            return f"a {self.phase} decision is due"
        if isinstance(action, Activate):
            return self._mail.refusal(action)
        if isinstance(action, Run):
            return self._run_or_tape_refusal(action)
        return ""

    def blocked(self, role: Role) -> str:
        """Why a guardrail keeps this node from speaking next, whatever is routed; else empty."""
        if self._rebrief and role != "Planner":
            return "the last patch was too large: the Planner must brief again"
        if self._parts.guards.ping_pong and is_ping_pong(self.history, role):
            return "ping-pong"
        return ""

    def legal_actions(self) -> list[Action]:
        """All actions that may be taken now; ``RouteDone`` or ``Stop`` is always among them."""
        if self.ending:
            return []
        candidates: list[Action] = []
        if self.phase == "route":
            candidates = [
                Activate(edge, schema, cap)
                for edge in self._parts.graph.allowed()
                for schema in SCHEMAS
                for cap in CAPS
            ]
            closing: Action = RouteDone()
        else:
            candidates = [*self._runs_there_are()]
            closing = Stop()
        return [action for action in candidates if not self.refusal(action)] + [closing]

    def _runs_there_are(self) -> Iterator[Run]:
        for role in ROLES:
            for tokens in self._parts.budget.step_tokens:
                for tier in self._parts.models:
                    yield Run(role, tokens, tier)

    def _affordable(self, run: Run) -> bool:
        """Whether it could be run, whatever a tape holds."""
        try:
            return not self._run_refusal(run)
        except NotOnTape:  # never counted, hence never refused when the tape was made
            return True

    def _run_or_tape_refusal(self, action: Run) -> str:
        try:
            return self._run_refusal(action) or ("" if self._recorded(action) else UNRECORDED)
        except NotOnTape:  # not even the prompt's length is known
            return UNRECORDED

    def _run_refusal(self, action: Run) -> str:
        """Whatever a tape holds: guardrails that ask this must decide alike in replay."""
        budget = self._parts.budget
        inbox = self._mail.inbox(action.role)
        if action.tier not in self._parts.models:
            return f"there is no {action.tier} model"
        if action.max_tokens not in budget.step_tokens:
            return f"{action.max_tokens} is not one of the step budgets {budget.step_tokens}"
        if not inbox:
            return f"{action.role} has heard nothing"
        if reason := self.blocked(action.role):
            return reason
        prospect = self._prospect(action)
        if budget.retries is not None and prospect.repeats > budget.retries:
            return f"run again {budget.retries} times already"
        model = self._parts.models[action.tier]
        prompt_tokens = prospect.prompt_tokens
        cap = action.max_tokens if prompt_tokens else 0
        if prompt_tokens + cap > model.context:
            return f"does not fit the model's context of {model.context} tokens"
        if not self._account.admits(budget.costs[action.tier], prompt_tokens, cap):
            return "over the token budget"
        return ""

    def _prospect(self, action: Run) -> _Prospect:
        """Asked for at every mask: made once for each inbox."""
        key = action.role, action.tier
        if key not in self._prospects:
            run_key = self._run_key(action)
            repeats = self._runs[run_key]
            self._prospects[key] = _Prospect(
                self._prompt_tokens(action, run_key), self._sample_index(repeats), repeats, {}
            )
        return self._prospects[key]

    def _forget(self, role: Role) -> None:
        for tier in self._parts.models:
            self._prospects.pop((role, tier), None)

    def _prompt_tokens(self, action: Run, key: tuple[Role, str, str]) -> int:
        if key not in self._counted:
            node, model = self._parts.nodes[action.role], self._parts.models[action.tier]
            self._counted[key] = node.prompt_tokens(self._mail.inbox(action.role), model)
        return self._counted[key]

    def _recorded(self, action: Run) -> bool:
        """Whether the answer can be had."""
        known = self._prospect(action).recorded
        if action.max_tokens not in known:
            node, inbox = self._parts.nodes[action.role], self._mail.inbox(action.role)
            sample = self._prospect(action).sample
            known[action.max_tokens] = node.recorded(inbox, self._controls(action, sample))
        return known[action.max_tokens]

    def _run_key(self, action: Run) -> tuple[Role, str, str]:
        return action.role, action.tier, self._mail.prompt(action.role)

    # -- doing it -------------------------------------------------------------------------------

    def step(self, action: Action) -> float:
        """Takes one decision and returns its partial reward.

        Raises:
            InfrastructureError: the sandbox failed; the episode can't be finished.
            han.llm.protocol.ModelError: the model can't be reached.
            RuntimeError: the episode is over.
        """
        if self.ending:
            raise RuntimeError("the episode is over")
        if self.refusal(action):
            return self._refused()
        if isinstance(action, Activate):
            return self._route(action)
        if isinstance(action, RouteDone):
            self.phase = "schedule"
            return 0.0
        if isinstance(action, Run):
            return self._run(action)
        return self._stop()

    def _route(self, action: Activate) -> float:
        self._mail.deliver(action)
        self._forget(action.edge.target)
        self._activated.append(action)
        if len(self._activated) >= self._parts.graph.max_fanout:
            self.phase = "schedule"
        return 0.0

    def _refused(self) -> float:
        self.entries.append(Entry(step=self.step_index, role="", note="refused action"))
        penalty = self._parts.guards.invalid_penalty
        return self._close_step(
            StepRecord(
                episode_id=self._id,
                step=self.step_index,
                active_edges=(),
                next_node="",
                penalties=penalty,
            )
        )

    def _stop(self) -> float:
        early = any(self._affordable(run) for run in self._runs_there_are())
        note = "stopped" if early else "stopped: no node could run any more"
        self.entries.append(Entry(step=self.step_index, role="", note=note))
        self.ending = "stop" if early else "exhausted"
        return self._close_step(
            StepRecord(
                episode_id=self._id,
                step=self.step_index,
                active_edges=self._edge_names(),
                next_node="",
                early_stop=early,
            )
        )

    def _run(self, action: Run) -> float:
        started = time.monotonic()
        inbox = self._mail.inbox(action.role)
        heard = frozenset(delivery.message.id for delivery in inbox)
        sample = self._prospect(action).sample
        crowding = self._copies and self._similarity.has_siblings(action.role, heard)
        output = self._parts.nodes[action.role].run(inbox, self._controls(action, sample))
        self._runs[self._run_key(action)] += 1
        self._forget(action.role)
        likeness = self._similarity.add(action.role, heard, output.text)
        draft = self._test(action.role, output)
        message = self._announce(action.role, output, inbox, likeness, draft)
        self._update_guards(action.role, output, likeness)
        self._remember(action, output, inbox, message, draft)
        record = self._record(action, output, likeness, draft, sample)
        penalty = self._parts.guards.similarity_penalty if crowding else 0.0
        if draft and draft.report.status == "passed" and self._parts.budget.stop_on_public_pass:
            self.ending = "passed_public"
        wall_ms = 1000 * (time.monotonic() - started)
        return self._close_step(record, penalties=penalty, wall_ms=wall_ms)

    def _controls(self, action: Run, sample: int) -> Controls:
        return Controls(
            model=self._parts.models[action.tier],
            max_tokens=action.max_tokens,
            sample=sample,
            temperature=self._parts.temperature,
            entry_point=self._task.entry_point,
            signature=self._task.signature,
            base_code=self._shown_program(action.role),
            cancel=self._cancel,
        )

    def _shown_program(self, role: Role) -> str:
        """The latest program in the inbox, else the latest draft: what a diff must refer to."""
        shown = [d.message for d in self._mail.inbox(role) if d.message.content.code]
        if shown:
            return max(shown, key=lambda message: message.trace.step).content.code
        return self._drafts[-1].code if self._drafts else ""

    def _sample_index(self, retry: int) -> int:
        """Index of a draw: 0 is greedy in draw 0 alone; draws never share an index."""
        return self._draw * DRAWS_APART + retry

    def _test(self, role: Role, output: NodeOutput) -> Draft | None:
        if output.draft is None:
            return None
        verdict = self._parts.judge.run(self._task, output.draft, "public")
        if verdict.status == "infrastructure":
            raise InfrastructureError(f"{self._id}: the sandbox failed: {verdict.reason}")
        draft = Draft(step=self.step_index, role=role, code=output.draft, report=report_of(verdict))
        self._drafts.append(draft)
        return draft

    def _announce(
        self,
        role: Role,
        output: NodeOutput,
        inbox: list[Delivery],
        likeness: Likeness,
        draft: Draft | None,
    ) -> Message:
        entropy = output.completion.entropy if output.completion else None
        message = self._mail.post(
            role,
            output.intent,
            output.content,
            self.step_index,
            parents=[delivery.message for delivery in inbox],
            certainty=None if entropy is None else exp(-entropy),
            novelty=likeness.novelty,
        )
        if draft:
            content = Content(summary=summarise(draft.report), code=draft.code)
            self._mail.post("Tester", "report_tests", content, self.step_index, parents=[message])
        return message

    def _update_guards(self, role: Role, output: NodeOutput, likeness: Likeness) -> None:
        best = self.best
        self.history.append(Turn(role, best.report.passed if best else 0))
        cap = self._parts.guards.similarity_cap
        self._copies = likeness.closest_peer is not None and likeness.closest_peer > cap
        self._rebrief = output.oversized and self._planner_can_run()

    def _planner_can_run(self) -> bool:
        """A guardrail must not lock an episode whose Planner is unbriefed or not to be paid."""
        smallest = min(self._parts.budget.step_tokens)
        return any(self._affordable(Run("Planner", smallest, tier)) for tier in self._parts.models)

    def _remember(
        self,
        action: Run,
        output: NodeOutput,
        inbox: list[Delivery],
        message: Message,
        draft: Draft | None,
    ) -> None:
        self.entries.append(
            Entry(
                step=self.step_index,
                role=action.role,
                tier=action.tier if output.completion else "",
                heard=tuple(delivery.edge.source for delivery in inbox),
                answer=output.text,
                finish=output.completion.finish if output.completion else "",
                note=output.note,
                message=message,
                draft=draft,
            )
        )

    def _record(
        self,
        action: Run,
        output: NodeOutput,
        likeness: Likeness,
        draft: Draft | None,
        sample: int,
    ) -> StepRecord:
        answer = output.completion
        tokens = (answer.prompt_tokens, answer.completion_tokens) if answer else (0, 0)
        cost = self._parts.budget.costs[action.tier]
        self._account.charge(cost.charge(*tokens))
        report = draft.report if draft else None
        return StepRecord(
            episode_id=self._id,
            step=self.step_index,
            active_edges=self._edge_names(),
            next_node=action.role,
            tier=action.tier if answer else "",
            sample=sample,
            prompt_tokens=tokens[0],
            completion_tokens=tokens[1],
            charged=cost.charge(*tokens),
            latency_ms=cost.latency_ms(*tokens),
            tool_calls=1 + bool(draft) + (answer is None),
            pass_count=report.passed if report else 0,
            fail_count=report.total - report.passed if report else 0,
            fail_types=(report.status,) if report and report.status != "passed" else (),
            entropy=answer.entropy if answer else None,
            novelty=likeness.novelty,
            disagreement=likeness.disagreement,
            sim_to_peers=likeness.to_peers,
            redundancy_delta=likeness.redundancy_delta,
            patches_applied=1 if output.patch_lines else 0,
            cache_hit=bool(answer and answer.cached),
        )

    def _edge_names(self) -> tuple[str, ...]:
        return tuple(map(str, self._activated))

    def _close_step(self, record: StepRecord, **more: float) -> float:
        """Counts the step, ends the episode where a limit is reached, prices the record.

        Args:
            record: what is known of the step so far.
            more: fields of it that became known since.
        """
        self.step_index += 1
        self.phase = "route"
        self._activated = []
        if not self.ending and self.step_index >= self._parts.budget.steps:
            self.ending = "steps"
        if not self.ending and time.monotonic() - self._started > self._parts.budget.wall_s:
            self.ending = "wall"
        if self.ending:
            more["task_score"] = self._score()
        if more:
            record = record.model_copy(update=more)
        reward = self._parts.reward.partial(record)
        self.records.append(record.model_copy(update={"reward_partial": reward}))
        return reward

    # -- the end --------------------------------------------------------------------------------

    def _score(self) -> float:
        """Runs the hidden tests, once, on the submission: 1.0 if all pass, else 0.0."""
        best = self.best
        if best is None:
            return 0.0
        verdict = self._parts.judge.run(self._task, best.code, "hidden")
        if verdict.status == "infrastructure":
            raise InfrastructureError(f"{self._id}: the sandbox failed: {verdict.reason}")
        self._hidden = report_of(verdict)
        return 1.0 if verdict.status == "passed" else 0.0

    def result(self, policy: str) -> EpisodeResult:
        """The finished episode.

        Args:
            policy: name of the policy that played.

        Raises:
            RuntimeError: the episode is not over.
        """
        if not self.ending:
            raise RuntimeError("the episode is not over")
        best = self.best
        solved = bool(self._hidden and self._hidden.status == "passed")
        return EpisodeResult(
            episode_id=self._id,
            task=self._task.id,
            policy=policy,
            draw=self._draw,
            outcome="no_submission" if best is None else "solved" if solved else "unsolved",
            ending=self.ending,
            reward=sum(record.reward_partial for record in self.records),
            tokens=self.tokens,
            prompt_tokens=sum(record.prompt_tokens for record in self.records),
            completion_tokens=sum(record.completion_tokens for record in self.records),
            latency_ms=sum(record.latency_ms for record in self.records),
            redundancy=self._similarity.redundancy,
            steps=self.step_index,
            public=best.report if best else None,
            hidden=self._hidden,
            submission=best.code if best else "",
            entries=tuple(self.entries),
        )
