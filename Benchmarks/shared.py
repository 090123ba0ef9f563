#!/usr/bin/env python3
"""shared.py [ROWS [ACCOUNTS]]: publishes rows to a PostgreSQL server of its own, and measures a viewer of it beside one of the file.

It runs the programs that `make bench` installs, or those in the folder BANKEY_PROGRAMS.
"""
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import accounts
import figures
import programs
from server import Relay, Server
from session import KEYS, Session

FOLDER = pathlib.Path(os.environ.get("BANKEY_PROGRAMS", programs.BANKEY.parent))
BANKEY = FOLDER / "bankey"
SYNC = FOLDER / "bankey-sync" if "BANKEY_PROGRAMS" in os.environ else programs.SYNC
STEPS = ["opening an account", "Down", "PageDown", "End", "Home", "another account"]


def show(name, *values):
    print(f"{name:34}" + "".join(f"{value:>16}" for value in values), flush=True)


class Meter:
    """What single keys cost in a session: milliseconds until the last byte, exchanges with the server, and processor milliseconds."""

    def __init__(self, session, count):
        self.session, self.count, self.found = session, count, {name: [] for name in STEPS}

    def press(self, key, name=None):
        before, began = (self.count(), self.session.processor()), time.monotonic()
        last = began
        os.write(self.session.terminal, KEYS.get(key) or key.encode())
        for last, _ in self.session.chunks(1, 0.3):
            pass
        if name:
            after = self.count(), self.session.processor()
            self.found[name].append(((last - began) * 1000, after[0] - before[0], after[1] - before[1]))

    def medians(self):
        return {name: [statistics.median(column) for column in zip(*rows)] for name, rows in self.found.items()}


def steps(meter):
    """Does each step some times."""
    for _ in range(5):
        meter.press("Enter", "opening an account")
        for _ in range(5):
            meter.press("PageDown", "PageDown")
            meter.press("Down", "Down")
        meter.press("End", "End")
        meter.press("Home", "Home")
        meter.press("q")
        meter.press("PageDown")
        meter.press("Down", "another account")


def viewed(words, home, count=lambda: 0):
    """The medians of each step, the start, and the peak memory."""
    session = Session(words, home)
    start = session.first_frame(b"Spread", quiet=0.5)
    meter = Meter(session, count)
    steps(meter)
    peak = session.peak_memory()
    session.quit()
    return meter.medians(), start, peak


def instructions(words, home, few=5, many=25):
    """Thousands of instructions of the viewer per PageDown in an account, as a text."""
    if not shutil.which("valgrind"):
        return "needs valgrind"
    program = programs.Program(words, b"Spread", home)
    few_count, many_count = (figures.counted(program, ["Enter", *["PageDown"] * presses]) for presses in (few, many))
    return f"{(many_count - few_count) / (many - few) / 1000:,.0f}"


def publish(folder, server, data):
    """Publishes everything, then one more row; prints what that takes."""
    publishing = [SYNC, "publish", *programs.options(data, folder), server.address()]
    began = time.monotonic()
    said = subprocess.run(list(map(str, publishing)), check=True, capture_output=True, text=True).stdout
    took, rows = time.monotonic() - began, int(said.split("Published ")[1].split()[0].replace(",", ""))
    show("published: rows, s, thousand rows/s", rows, f"{took:.0f}", f"{rows / took / 1000:.1f}")
    show("database, MB: file, server", f"{(data / 'bankey.sqlite').stat().st_size / 1e6:.0f}", f"{server.size():.0f}")
    more = accounts.spread(folder / "more.ofx", 1, 1, first=10_000)
    began = time.monotonic()
    programs.run([SYNC, "import", *programs.options(data, folder), more])
    show("one row more, imported and published, s", f"{time.monotonic() - began:.2f}")
    show("nothing new to publish, s", f"{figures.seconds(publishing, 2):.2f}")
    show("peak memory of publishing, MB", f"{figures.peak(publishing):.0f}")


def main(rows=1_000_000, count=1_000):
    with tempfile.TemporaryDirectory(prefix="bankey-bench-") as folder:
        folder = pathlib.Path(folder)
        folder.chmod(0o755)
        (folder / "config.toml").touch()
        server = Server(folder / "server")
        try:
            measure(folder, server, rows, count)
        finally:
            server.stop()


def measure(folder, server, rows, count):
    data, file = folder / "data", accounts.spread(folder / "spread.ofx", count, rows)
    began = time.monotonic()
    programs.run([SYNC, "import", *programs.options(data, folder), file])
    show("imported: rows, s", rows, f"{time.monotonic() - began:.0f}")
    file.unlink()
    publish(folder, server, data)
    relay = Relay(server, folder / "relay")
    slow = Relay(server, folder / "slow", 0.005)
    words = [[str(BANKEY), *map(str, programs.options(place, folder))]
             for place in (data, server.address(), server.address(relay.folder), server.address(slow.folder))]
    views = [viewed(each, str(folder), lambda: relay.exchanges) for each in words]
    show("", "file, ms", "server, ms", "10 ms away, ms", "round trips", "file, cpu ms", "server, cpu ms")
    show("start", *(f"{views[view][1]:.0f}" for view in (0, 1, 3)))
    for step in STEPS:
        show(step, *(f"{views[view][0][step][0]:.1f}" for view in (0, 1, 3)), f"{views[2][0][step][1]:.0f}",
             *(f"{views[view][0][step][2]:.1f}" for view in (0, 1)))
    show("peak memory, MB", *(f"{views[view][2]:.1f}" for view in (0, 1)))
    show("PageDown, thousand instructions", *(instructions(each, str(folder)) for each in words[:2]))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
