"""Runs a program in a pseudo-terminal and measures it."""
import fcntl
import os
import pathlib
import pty
import re
import select
import struct
import termios
import time

COLUMNS, LINES = 120, 40
KEYS = {"Up": b"\x1bOA", "Down": b"\x1bOB", "PageDown": b"\x1b[6~", "PageUp": b"\x1b[5~", "Home": b"\x1bOH", "End": b"\x1bOF", "Enter": b"\r"}


class Session:
    """A program in a terminal of 120 columns and 40 lines, xterm-256color."""

    def __init__(self, words, home):
        self.started = time.monotonic()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8", HOME=home, XDG_STATE_HOME=home)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
            os.execvp(words[0], words)
        os.set_blocking(self.terminal, False)

    def chunks(self, first, quiet):
        """Yields the program's output with times, until it has been silent for `quiet` seconds."""
        wait = first
        while select.select([self.terminal], [], [], wait)[0]:
            try:
                piece = os.read(self.terminal, 1 << 20)
            except OSError:
                return
            if not piece:
                return
            yield time.monotonic(), piece
            wait = quiet

    def first_frame(self, needle, quiet=0.15):
        """Milliseconds until the end of the frame that shows `needle`."""
        text, whole = b"", None
        for moment, piece in self.chunks(60, 60):
            text, whole = text + piece, moment
            if needle in text:
                break
        else:
            raise SystemExit(f"bench: {needle!r} was not shown")
        for moment, _ in self.chunks(0.003, 0.003):
            whole = moment
        for _ in self.chunks(quiet, quiet):
            pass
        return (whole - self.started) * 1000

    def press(self, key, quiet=0.02):
        """Presses a key; returns the number of bytes that the program writes."""
        os.write(self.terminal, KEYS.get(key) or key.encode())
        return sum(len(piece) for _, piece in self.chunks(0.25, quiet))

    def filled(self, key, least=1500):
        """Presses a key; returns milliseconds until the program has written as many bytes as a screen of rows has."""
        began, written = time.monotonic(), 0
        os.write(self.terminal, key.encode())
        for moment, piece in self.chunks(60, 60):
            written += len(piece)
            if written >= least:
                return (moment - began) * 1000
        raise SystemExit(f"bench: {key!r} filled no screen")

    def cost(self, key):
        """Presses a key; returns processor time in milliseconds until the program rests, including database reads."""
        began = before = self.processor()
        os.write(self.terminal, KEYS.get(key) or key.encode())
        for _ in self.chunks(0.5, 0.2):
            pass
        while before != (before := self.processor()):
            for _ in self.chunks(0.3, 0.2):
                pass
        return before - began

    def flood(self, key, count):
        """Types all keys ahead; returns milliseconds until the last resulting bytes."""
        data, began, last = KEYS[key] * count, time.monotonic(), 0
        before = None
        while data or before != (before := self.processor()):
            if data and select.select([], [self.terminal], [], 0)[1]:
                data = data[os.write(self.terminal, data):]
            for last, _ in self.chunks(0.001 if data else 0.1, 0 if data else 0.1):
                pass
        return (last - began) * 1000

    def settle(self):
        for _ in self.chunks(0.3, 0.15):
            pass

    def tasks(self, name):
        for path in pathlib.Path(f"/proc/{self.pid}/task").iterdir():
            yield (path / name).read_text()

    def processor(self):
        """Processor time of all threads so far, in milliseconds."""
        return sum(int(text.split()[0]) for text in self.tasks("schedstat")) / 1e6

    def wake_ups(self):
        return sum(int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", text, re.M)[1]) for text in self.tasks("status"))

    def peak_memory(self):
        """Peak memory so far, in MB."""
        status = pathlib.Path(f"/proc/{self.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024

    def quit(self):
        """Quits the program, also from a search or another screen."""
        os.write(self.terminal, b"qqq")
        for _ in self.chunks(60, 0.2):
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.terminal)
        if status:
            raise SystemExit(f"bench: ended with status {status}")
