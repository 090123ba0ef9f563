"""Works with few file descriptors, little memory, small files, and under a clock that jumps."""
import itertools

from home import Home
from judge import UNSTARTED, Judge
from sweep import at_once

DAY = 86_400
JUMPS = {"a day back": -DAY, "a day on": DAY, "into 1986": -40 * 365 * DAY, "past 2100": 75 * 365 * DAY}
# With less than these no program starts here at all. Memory in KB, files in blocks of 512 bytes.
LIMITS = {
    "file descriptors": ("-n", range(5, 25)),
    "memory": ("-v", range(60_000, 200_000, 10_000)),
    "file size": ("-f", (0, 1, 8, 32, 64, 128, 256, 400, 600, 1000)),
}


def limited(flag, size, words):
    return ["sh", "-c", f'ulimit {flag} {size} && exec "$@"', "sh", *words]


def attempt(work, flag, size):
    """One run under a limit. Who has no memory left may be ended by the system; nobody may leave half of anything."""
    with Home(work.start) as home:
        judge = Judge(work, home)
        status, said = home.run(limited(flag, size, work.command(home)), work.given)
        judge.after(status, said, is_killed=flag == "-v" or bool(UNSTARTED.search(said)))
        judge.mended()
        return judge.found


def limits(work, programs, tally, share=1):
    """A work under each limit."""
    work.begin(programs)
    tries = [(name, flag, size) for name, (flag, sizes) in LIMITS.items() for size in sizes]
    for (name, _, size), found in at_once(tries[::share], lambda item: attempt(work, *item[1:])):
        tally.add((work.name, "limits"), f"{name} {size}", found)
    work.end()


def jump(tools, work, number, seconds):
    """One run in which the clock jumps when it is read the n-th time; the next one has the right time again."""
    with Home(work.start) as home:
        judge = Judge(work, home)
        environment = tools.environment(home, work.writer, TORTURE_CLOCK=f"{number}:{seconds}")
        status, said = home.run(work.command(home, has_clock=False), work.given, environment)
        judge.after(status, said)
        if status != work.ends[0][0]:
            judge.say(f"it ended with {status}: {said.strip()[-200:]!r}")
        judge.mended()
        return judge.found


def jumps(tools, work, programs, tally, share=1):
    """A work with the clock jumping at each reading."""
    work.begin(programs)
    with Home(work.start) as home:
        readings = tools.calls(home, work.writer, work.command(home, has_clock=False), work.given)["clock"]
    if not readings and work.writer == "bankey-sync":
        raise SystemExit(f"torture: the shim does not see the clock of {work.name}")
    tries = list(itertools.product(range(1, readings + 1), JUMPS.items()))
    for (number, (name, _)), found in at_once(tries[::share], lambda item: jump(tools, work, item[0], item[1][1])):
        tally.add((work.name, "clock jumps"), f"{name} at reading {number}", found)
    work.end()
