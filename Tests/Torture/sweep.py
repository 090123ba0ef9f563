"""Faults and kills at every call of every work."""
import collections
import concurrent.futures
import itertools
import os

import shim
from home import Home
from judge import Judge


class Tally:
    """What was tried, and what was found."""

    def __init__(self):
        self.tried, self.found = collections.Counter(), collections.Counter()
        self.examples = {}

    @property
    def names(self):
        return list(dict.fromkeys(name for name, _ in self.tried))

    @property
    def kinds(self):
        return list(dict.fromkeys(kind for _, kind in self.tried))

    def total(self, kind):
        return sum(count for (_, each), count in self.tried.items() if each == kind)

    def add(self, what, plan, found):
        self.tried[what] += 1
        for sentence in found:
            key = (what[0], sentence)
            self.found[key] += 1
            self.examples.setdefault(key, str(plan))


def at_once(items, attempt):
    """Each item with what its attempt gives, in their order; several are tried at the same time."""
    with concurrent.futures.ThreadPoolExecutor(2 * os.cpu_count()) as pool:
        yield from zip(items, pool.map(attempt, items))


def attempt(tools, work, program, plan):
    """One run with one fault in it, and the next one without."""
    with Home(work.start) as home:
        judge = Judge(work, home)
        status, said = home.run(work.command(home), work.given, tools.planned(home, program, plan))
        is_killed = plan.act in shim.DEADLY
        judge.after(status, said, is_killed, None if is_killed else plan)
        judge.mended()
        return judge.found


def sweep(tools, work, programs, tally, share=1):
    """All faults of a work, or every `share`-th of them."""
    work.begin(programs)
    plans = []
    for program in dict.fromkeys([work.program, work.writer]):
        with Home(work.start) as home:
            calls = tools.calls(home, program, work.command(home), work.given)
        if program == work.writer and not all(calls[kind] for kind in shim.KINDS):
            raise SystemExit(f"torture: the shim does not see every kind of call of {work.name}: {dict(calls)}")
        plans += [(program, "faults", plan) for plan in itertools.islice(shim.faults(calls), None, None, share)]
        plans += [(program, "kills", plan) for plan in itertools.islice(shim.kills(calls), None, None, share)]
    for (program, group, plan), found in at_once(plans, lambda item: attempt(tools, work, item[0], item[2])):
        tally.add((work.name, group), f"{program}: {plan}", found)
    work.end()
