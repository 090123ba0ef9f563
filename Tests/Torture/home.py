"""A throw-away home of a user: the programs run in it, and what is in it is read without touching it."""
import contextlib
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import tempfile

MOMENT = "2026-11-21T09:00:00Z"
# In memory where that can be: a fault is not less of one there, and what is synced need not be waited for.
PLACE = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
# No run takes a tenth of it: who needs more waits for something that does not come.
PATIENCE = 60

ACCOUNTS = """SELECT a.id, a.name, a.number, a.closed IS NULL, f.balance_units, f.balance_scale
    FROM account a LEFT JOIN figures f ON f.key = a.figures"""
TRANSACTIONS = """SELECT a.id, t.native_id, t.status, t.day, t.units, t.scale, t.deleted IS NULL, t.description
    FROM transactions t JOIN account a ON a.key = t.account"""
SOURCES = "SELECT name, type, settings FROM source WHERE type != 'files'"


class Home:
    """A home in a folder of its own, empty or as a copy of another one."""

    def __init__(self, like=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bankey-torture-", dir=PLACE))
        self.path = self.folder / "home"
        if like:
            shutil.copytree(like.path, self.path)
        else:
            self.path.mkdir()
        self.data = self.path / ".local/share/bankey"
        self.config = self.path / ".config/bankey/config.toml"
        self.saved = self.path / "saved.sqlite"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def environment(self, more=None):
        keep = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        return {**keep, "HOME": str(self.path), "LC_ALL": "C.UTF-8", "TERM": "dumb", **(more or {})}

    def run(self, words, given=b"", environment=None):
        """One run of a program to its end: its status, as a shell says it, and all that it said."""
        process = subprocess.Popen(
            words, env=self.environment(environment), cwd=self.path, start_new_session=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            said, status = process.communicate(given, PATIENCE)[0], process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            said, status = process.communicate()[0], "hangs"
        if status != "hangs" and status < 0:
            status = 128 - status
        return status, said.decode(errors="replace")

    def look(self):
        """What the user has, and what is wrong with the files: a damaged database, a backup that is not whole.

        What the user has are the rows, the config, the secrets and a backup of his own; what is only noted of a source's calls does
        not count. A secret that has not got its name yet is none."""
        secrets = {file.name: file.read_text() for file in sorted(self.data.glob("secrets/*")) if file.suffix != ".part"}
        config = self.config.read_text() if self.config.exists() else ""
        with Copy(self.data, self.saved) as copy:
            found = [fault for name in copy.names() for fault in copy.faults(name)]
            content, saved = copy.content("bankey.sqlite"), copy.content(self.saved.name)
        rows, sources = (content[:2], content[2]) if content else (content, content)
        return {"rows": rows if rows != ((), ()) else (), "sources": sources, "config": config, "secrets": secrets, "saved": saved}, found


class Copy:
    """The database as the next program would find it: copied, since opening it mends it."""

    def __init__(self, data, *others):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bankey-torture-", dir=PLACE))
        for file in [*data.glob("bankey.sqlite*"), *others]:
            if file.exists():
                shutil.copy(file, self.folder)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def names(self):
        """The database and its backups. What has no name of its own yet is none."""
        files = [file.name for file in self.folder.iterdir() if not file.name.endswith(("-wal", "-shm", "-journal"))]
        return [name for name in files if ".part-" not in name]

    def open(self, name="bankey.sqlite"):
        return contextlib.closing(sqlite3.connect(self.folder / name))

    def content(self, name):
        """The rows that a user sees; nothing where there is no database yet, or an empty one; None where it cannot be read."""
        if not (self.folder / name).exists():
            return ()
        try:
            with self.open(name) as database:
                if not database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
                    return ()
                rows = [tuple(sorted(database.execute(query), key=repr)) for query in (ACCOUNTS, TRANSACTIONS, SOURCES)]
        except sqlite3.DatabaseError:
            return None
        return tuple(rows) if any(rows) else ()

    def faults(self, name):
        """What SQLite finds wrong. The database may be empty still, a backup never."""
        try:
            with self.open(name) as database:
                said = [row[0] for row in database.execute("PRAGMA integrity_check")]
                strays = database.execute("PRAGMA foreign_key_check").fetchall()
                tables = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        except sqlite3.DatabaseError as error:
            said, strays, tables = [str(error)], [], 1
        found = [f"{name}: {line}" for line in said if line != "ok"] + [f"{name}: {stray}" for stray in strays]
        return found + ([f"{name}: a backup with nothing in it"] if name != "bankey.sqlite" and not tables else [])
