"""Several at one database: two that write, one of them killed, and ten that look on."""
import concurrent.futures
import os
import random
import subprocess

from home import MOMENT, Copy, Home
from judge import NONSENSE
from shim import Plan
from terminal import LEAVE, Terminal
from works import statement

ACCOUNTS = ("1111111111", "2222222222")


def writers(tools, programs, inputs, tally, rounds, seed=11):
    """Two imports at once; every other time one of them is killed at a call that chance names."""
    chance = random.Random(seed)
    files = [inputs.file(f"{account}.ofx", statement(account, 60)) for account in ACCOUNTS]
    for number in range(rounds):
        plan = Plan("any", chance.randint(1, 200), "kill", False) if number % 2 else None
        with Home() as home:
            found = write(tools, programs, files, home, plan)
            tally.add(("two writers", "kills" if plan else "runs"), f"round {number}, seed {seed}, {plan}", found)


def write(tools, programs, files, home, plan):
    words = [[programs / "bankey", "import", file, "--now", MOMENT] for file in files]
    environments = [tools.planned(home, "bankey-sync", plan) if plan else {}, {}]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        ends = list(pool.map(lambda word, environment: home.run(word, environment=environment), words, environments))
    _, found = home.look()
    if ends[1][0] != 0 or (not plan and ends[0][0] != 0):
        found.append(f"they ended with {ends}")
    if plan:
        ends = [home.run(words[0]), ends[1]]
    with Copy(home.data) as copy, copy.open() as database:
        counts = dict(database.execute("SELECT a.number, count(*) FROM transactions t JOIN account a ON a.key = t.account GROUP BY 1"))
    if counts != dict.fromkeys(ACCOUNTS, 60):
        found.append(f"there are {counts}")
    return found


def viewers(programs, inputs, tally, count, rows):
    """Viewers beside a long import, a refresh and a killed one: each lives, draws, and gives its terminal back."""
    large, small = inputs.file("large.ofx", statement("3333333333", rows)), inputs.file("small.ofx", statement("4444444444", 5))
    with Home() as home:
        run = lambda *words: home.run([programs / words[0], *words[1:]])
        run("bankey", "import", small)
        crowd = [Terminal([programs / "bankey"], home) for _ in range(count)]
        found = [] if all(viewer.shows("4444444444") for viewer in crowd) else ["a viewer has not shown its account"]
        writing = subprocess.Popen([programs / "bankey", "import", large], env=home.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while writing.poll() is None:
            for viewer in crowd:
                viewer.press(random.choice(["j", "k", "p", "d", "\r", "\x1b", "/", "x1\x1b", "s", "\x1b"]))
                viewer.take(0.01)
        found += [] if writing.returncode == 0 else [f"the import ended with {writing.returncode}"]
        run("bankey-sync", "refresh", "demo")
        found += [f"viewer {number}: {fault}" for number, viewer in enumerate(crowd) for fault in leave(viewer)] + home.look()[1]
        # They read only: the log is emptied by the next one who writes and leaves alone.
        run("bankey", "import", small)
        log = home.data / "bankey.sqlite-wal"
        found += ["its log has stayed behind a writer that was alone"] if log.exists() and log.stat().st_size > 0 else []
    tally.add((f"{count} viewers", "runs"), "beside an import", found)


def leave(viewer):
    """What is wrong with a viewer that is told to end."""
    found = [] if viewer.answers() else ["a new size is not drawn"]
    status = viewer.quit()
    found += [] if status == 0 else [f"it ended with {status}"]
    found += [] if LEAVE in viewer.output else ["it has not given the terminal back"]
    match = NONSENSE.search(viewer.text)
    return found + ([f"it shows {match[0]!r}"] if match else [])
