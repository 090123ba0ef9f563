"""The shim in front of the C library, and what it is told."""
import collections
import errno
import os
import pathlib
import subprocess
import tempfile

SOURCE = pathlib.Path(__file__).with_name("faults.c")
ERRORS = {"ENOSPC": errno.ENOSPC, "EIO": errno.EIO, "EDQUOT": errno.EDQUOT}
# What can be asked of each kind of call. A disk that is full can be read.
KINDS = {"write": list(ERRORS), "sync": list(ERRORS), "name": list(ERRORS), "open": list(ERRORS), "read": ["EIO"]}
DEADLY = ["kill", "tear"]

Plan = collections.namedtuple("Plan", "kind number act stays")
Plan.__str__ = lambda plan: f"{plan.act} at {plan.kind} {plan.number}" + (" and all that follow" if plan.stays else "")


class Shim:
    """The library, built anew."""

    def __init__(self, folder):
        self.library = pathlib.Path(folder) / "faults.so"
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", self.library, SOURCE, "-ldl"], check=True)

    def environment(self, home, program, **what):
        return {"LD_PRELOAD": str(self.library), "TORTURE_ROOT": str(home.path), "TORTURE_PROGRAM": program, **what}

    def planned(self, home, program, plan):
        act = plan.act if plan.act in DEADLY else ERRORS[plan.act]
        return self.environment(home, program, TORTURE_PLAN=f"{plan.kind}:{plan.number}:{act}{'+' if plan.stays else ''}")

    def calls(self, home, program, words, given):
        """How many calls of each kind a program makes below its home."""
        with tempfile.NamedTemporaryFile(prefix="bankey-torture-") as trace:
            home.run(words, given, self.environment(home, program, TORTURE_TRACE=trace.name))
            return collections.Counter(line.split()[0].decode() for line in trace)


def faults(calls):
    """A fault at each call, with each error, for that call alone; and a disk that is full from each call on."""
    for kind, acts in KINDS.items():
        for number in range(1, calls[kind] + 1):
            yield from (Plan(kind, number, act, False) for act in acts)
            if kind == "write":
                yield Plan(kind, number, "ENOSPC", True)


def kills(calls):
    """An end before each call, and one in the middle of each write."""
    yield from (Plan("any", number, "kill", False) for number in range(1, sum(calls.values()) + 1))
    yield from (Plan("write", number, "tear", False) for number in range(1, calls["write"] + 1))
