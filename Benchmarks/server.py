"""A PostgreSQL server for measurements, in a folder of its own, and a relay that counts what a viewer waits for."""
import contextlib
import os
import pathlib
import queue
import socket
import subprocess
import threading
import time

# Kept as Debian ships it, except for more memory and a larger log between checkpoints.
SETTINGS = ["shared_buffers=512MB", "max_wal_size=4GB", "listen_addresses="]


class Server:
    """PostgreSQL of Debian on a socket in `folder`. It refuses to run as root."""

    def __init__(self, folder):
        self.folder, self.programs = folder, max(pathlib.Path("/usr/lib/postgresql").iterdir()) / "bin"
        folder.mkdir(mode=0o777)
        folder.chmod(0o777)
        other = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        with open(folder / "log", "w") as log:
            subprocess.run([*other, self.programs / "initdb", "-D", folder / "data", "-U", "bankey", "-A", "trust", "-E", "UTF8",
                            "--locale=C.UTF-8"], check=True, stdout=log, stderr=log)
            options = [word for setting in SETTINGS for word in ("-c", setting)]
            self.process = subprocess.Popen([*other, self.programs / "postgres", "-D", folder / "data", "-k", folder, *options],
                                            stdout=log, stderr=log)
        while subprocess.run([self.programs / "createdb", "-h", folder, "-U", "bankey", "money"], capture_output=True, check=False).returncode:
            time.sleep(0.1)

    def address(self, folder=None):
        return f"postgres://bankey@/money?host={folder or self.folder}"

    def size(self):
        """The size of the database in MB."""
        query = "SELECT pg_database_size('money') / 1e6"
        return float(subprocess.run(["psql", "-XAtc", query, self.address()], check=True, capture_output=True, text=True).stdout)

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Relay:
    """Passes bytes between viewers and a server, later by `delay` seconds, and counts the exchanges that viewers wait for: messages `Sync`, except
    those after a COMMIT, whose answers nobody waits for."""

    def __init__(self, server, folder, delay=0.0):
        self.exchanges, self.delay, self.folder = 0, delay, folder
        folder.mkdir()
        self.target = str(server.folder / ".s.PGSQL.5432")
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(folder / ".s.PGSQL.5432"))
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            viewer, _ = self.listener.accept()
            threading.Thread(target=self.relay, args=(viewer,), daemon=True).start()

    def relay(self, viewer):
        server = socket.socket(socket.AF_UNIX)
        server.connect(self.target)
        threading.Thread(target=self.carry, args=(server, viewer), daemon=True).start()
        self.carry(viewer, server, self.count)

    def carry(self, source, target, seen=lambda piece, state: None):
        """Passes bytes on, each piece `delay` seconds after it came."""
        pieces, state = queue.SimpleQueue(), {"rest": b"", "last": b"", "has started": False}
        threading.Thread(target=self.send, args=(pieces, target), daemon=True).start()
        with contextlib.suppress(OSError):
            while piece := source.recv(1 << 16):
                seen(piece, state)
                pieces.put((time.monotonic() + self.delay, piece))
        pieces.put((0, b""))

    def send(self, pieces, target):
        with contextlib.suppress(OSError):
            while (pair := pieces.get())[1]:
                time.sleep(max(0, pair[0] - time.monotonic()))
                target.sendall(pair[1])
            target.shutdown(socket.SHUT_RDWR)

    def count(self, piece, state):
        """Counts the messages that end with this piece. The first piece of a connection has another form."""
        rest, state["has started"] = state["rest"] + piece if state["has started"] else b"", True
        while len(rest) >= 5 and len(rest) > (size := int.from_bytes(rest[1:5], "big")):
            kind, body, rest = rest[:1], rest[5:size + 1], rest[size + 1:]
            if kind == b"P":
                state["last"] = body
            if kind in b"SQ" and not state["last"].startswith(b"\0COMMIT"):
                self.exchanges += 1
        state["rest"] = rest
