"""How much one run of one candidate may use."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of one run (one candidate over one set of tests).

    Attributes:
        wall_s: wall seconds; a task's own ``time_limit_s`` counts where it is smaller.
        cpu_s: CPU seconds, rounded up to whole ones by the kernel's limit.
        memory_mb: address space of the candidate's process, in MiB.
        processes: how many tasks (the process itself and its threads) it may be. New *processes*
            are never allowed; 1, the default, refuses threads too, so that verdicts do not depend
            on who runs the Tester: above 1 threads are allowed and bounded by memory alone.
        open_files: descriptors open at once.
        output_bytes: bytes of all replies together; one call's input may be as long.
        depth: containers within one another, in arguments and replies.
    """

    wall_s: float = 10.0
    cpu_s: int = 10
    memory_mb: int = 512
    processes: int = 1
    open_files: int = 64
    output_bytes: int = 1 << 20
    depth: int = 100
