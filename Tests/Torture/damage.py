"""The database replaced, cut, overwritten and taken away under an open viewer, and before a command."""
import os
import random
import shutil

from home import Home
from judge import NONSENSE
from terminal import LEAVE, Terminal
from works import running, statement

# What is pressed afterwards: through every screen, with a find and an export question, a refresh and the sources.
KEYS = ["j", "\r", "j", "\r", "\x1b", "/Shop\r", "n", "\x1b", "]", "\x1b", "w", "\x1b", "s", "\x1b", "p", "r"]


def cut(name, share):
    return lambda home: os.truncate(home.data / name, int((home.data / name).stat().st_size * share))


def overwritten(name, start, count):
    def damage(home):
        with open(home.data / name, "r+b") as file:
            file.seek(start)
            file.write(random.Random(start).randbytes(count))
    return damage


def replaced(text):
    def damage(home):
        (home.data / "new").write_bytes(text)
        os.replace(home.data / "new", home.data / "bankey.sqlite")
    return damage


def gone(name):
    return lambda home: (home.data / name).unlink()


def exchanged(home):
    """Another database in its place, as by a restore with cp."""
    with Home() as other:
        shutil.copy(home.data / "bankey.sqlite", other.path)
        os.replace(shutil.copy(other.path / "bankey.sqlite", home.data / "new"), home.data / "bankey.sqlite")


DAMAGES = {
    **{f"cut to {share:.0%}": cut("bankey.sqlite", share) for share in (0, 0.01, 0.1, 0.5, 0.9)},
    **{f"page {page} overwritten": overwritten("bankey.sqlite", page * 8192, 8192) for page in (0, 1, 2, 5, 10, 20, 30)},
    "the header overwritten": overwritten("bankey.sqlite", 0, 100),
    "a byte of the header": overwritten("bankey.sqlite", 18, 2),
    "replaced by nothing": replaced(b""),
    "replaced by a text": replaced(b"no database at all\n" * 500),
    "exchanged for a copy": exchanged,
    "taken away": gone("bankey.sqlite"),
    "the folder taken away": lambda home: shutil.rmtree(home.data),
    "the log cut": cut("bankey.sqlite-wal", 0.5),
    "the log emptied": cut("bankey.sqlite-wal", 0),
    "the log taken away": gone("bankey.sqlite-wal"),
    "the log overwritten": overwritten("bankey.sqlite-wal", 0, 5000),
    "the log's index taken away": gone("bankey.sqlite-shm"),
    "the log's index overwritten": overwritten("bankey.sqlite-shm", 0, 1000),
    "the log's index cut": cut("bankey.sqlite-shm", 0.3),
    "the log's index emptied": cut("bankey.sqlite-shm", 0),
}


def damages(programs, inputs, tally, share=1):
    """Each damage, under a viewer that has the database open; then what the commands say of it."""
    file, more = inputs.file("damaged.ofx", statement("5555555555", 300)), inputs.file("more.ofx", statement("6666666666", 5))
    with Home() as start:
        running("bankey", "import", file)(start, programs)
        for name, damage in list(DAMAGES.items())[::share]:
            with Home(start) as home:
                tally.add(("damaged database", "damages"), name, under_viewer(programs, home, damage, more))
                for words in (["accounts"], ["transactions"], ["doctor"], ["import", more]):
                    tally.add(("damaged database", "commands"), f"{name}, {words[0]}", command(programs, home, words))


def under_viewer(programs, home, damage, more):
    """The viewer lives, or says why not and gives the terminal back."""
    viewer = Terminal([programs / "bankey"], home)
    if not viewer.shows("5555555555"):
        return [f"the viewer has not started: {viewer.text[-200:]!r}"]
    home.run([programs / "bankey", "import", more])
    viewer.settle()
    damage(home)
    for key in KEYS:
        viewer.press(key)
        viewer.take(0.05)
    found = [] if viewer.answers() or not viewer.is_alive() else ["a new size is not drawn"]
    status = viewer.quit()
    if status == "hangs":
        found.append("it hangs")
    if LEAVE not in viewer.output:
        found.append("it has not given the terminal back")
    last = viewer.text.rpartition(LEAVE.decode())[2]
    if status != 0 and len(viewer.output.rpartition(LEAVE)[2].split()) < 4:
        found.append(f"it ended with {status} and says no more than {last!r}")
    match = NONSENSE.search(viewer.text)
    return found + ([f"it shows {match[0]!r}"] if match else [])


def command(programs, home, words):
    """A command ends by itself, and says why when it fails."""
    status, said = home.run([programs / "bankey", *words])
    found = [f"it says {match[0]!r}" for match in [NONSENSE.search(said)] if match]
    if status not in (0, 1, 2):
        found.append(f"it ended with {status}: {said[-200:]!r}")
    if status != 0 and len(said.split()) < 4:
        found.append(f"it ended with {status} and says no more than {said!r}")
    return found
