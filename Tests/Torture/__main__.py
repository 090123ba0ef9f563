"""torture: bankey under faults, kills, limits, wrong clocks, other writers and damage. After each the user has the state
before or the one after, the files are whole, the words are for a person, and the next run mends it.

Everything takes minutes; `--short` tries a few of each, `--share N` every N-th, `--only WORD` what has the word in its name.
"""
import argparse
import pathlib
import shutil
import sys
import time

import damage
import limits
import mutated
import together
from shim import Shim
from sweep import Tally, sweep
from works import Inputs, works

# Of how many one is tried in the short form, which every test run has.
SHORT = 150


def arguments():
    parser = argparse.ArgumentParser(prog="torture", description=__doc__)
    parser.add_argument("--programs", type=pathlib.Path, default=pathlib.Path(".build/release"), metavar="DIR")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--share", type=int, default=1, metavar="N")
    parser.add_argument("--only", default="", metavar="WORD")
    return parser.parse_args()


def parts(given, tools, programs, inputs, tally):
    """What is tried: its name, and how."""
    share = SHORT if given.short else given.share
    for work in works(inputs):
        yield work.name, lambda: sweep(tools, work, programs, tally, share)
        yield f"{work.name}, limits", lambda: limits.limits(work, programs, tally, max(1, share // 4))
        yield f"{work.name}, clock", lambda: limits.jumps(tools, work, programs, tally, max(1, share // 4))
    yield "two writers", lambda: together.writers(tools, programs, inputs, tally, max(2, 200 // share))
    yield "viewers", lambda: together.viewers(programs, inputs, tally, *((3, 2_000) if given.short else (10, 200_000)))
    yield "mutated files", lambda: mutated.files(programs, tally, 20_000 // share)
    yield "extreme values", lambda: mutated.extremes(programs, inputs, tally, share)
    yield "damaged database", lambda: damage.damages(programs, inputs, tally, max(1, share // 10))


def report(tally):
    """How much of what was tried, and what was found."""
    print(f"\n{'':28}" + "".join(f"{kind:>12}" for kind in tally.kinds))
    for name in tally.names:
        print(f"{name:28}" + "".join(f"{tally.tried[name, kind] or '':>12}" for kind in tally.kinds))
    print(f"{'all':28}" + "".join(f"{tally.total(kind):>12}" for kind in tally.kinds))
    for (name, sentence), count in sorted(tally.found.items()):
        print(f"FOUND {name}: {sentence} ({count} times, as with {tally.examples[name, sentence]})")


def main():
    given, tally, inputs = arguments(), Tally(), Inputs()
    tools, programs = Shim(inputs.folder), given.programs.resolve()
    try:
        for name, run in parts(given, tools, programs, inputs, tally):
            if given.only in name:
                began = time.monotonic()
                run()
                if not given.short:
                    print(f"{name:40} {time.monotonic() - began:6.0f} s", flush=True)
    finally:
        shutil.rmtree(inputs.folder)
    report(tally)
    sys.exit(1 if tally.found else 0)


main()
