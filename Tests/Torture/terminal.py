"""bankey in a pseudo-terminal."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>78]|\][^\x07\x1b]*(\x07|\x1b\\))")
LEAVE = b"\x1b[?1049l"
# Much more than anything takes: who needs it hangs.
PATIENCE = 60


class Terminal:
    """A program with a terminal of 100 columns and 30 lines."""

    def __init__(self, words, home):
        self.output, self.status = b"", None
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(home.path)
            os.execve(words[0], [str(word) for word in words], home.environment({"TERM": "xterm-256color"}))
        os.set_blocking(self.terminal, False)
        self.resize(100, 30)

    def resize(self, columns, lines):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def take(self, wait):
        """Takes what comes within a while. False when nothing did."""
        if not select.select([self.terminal], [], [], wait)[0]:
            return False
        try:
            piece = os.read(self.terminal, 1 << 16)
        except OSError:
            piece = b""
        self.output += piece
        return bool(piece)

    def settle(self, quiet=0.3):
        """Waits until nothing more is drawn. A spinner may turn for ever."""
        end = time.monotonic() + 5
        while time.monotonic() < end and self.take(quiet):
            pass

    def shows(self, text):
        """Waits for a text."""
        end = time.monotonic() + PATIENCE
        while text.encode() not in self.output and time.monotonic() < end and self.is_alive():
            self.take(0.1)
        return text.encode() in self.output

    def press(self, keys):
        try:
            os.write(self.terminal, keys.encode())
        except OSError:
            pass

    def answers(self):
        """Whether a changed size is drawn: it does as long as the program lives and reads its events."""
        self.settle()
        count = len(self.output)
        self.resize(90, 25)
        end = time.monotonic() + PATIENCE
        while len(self.output) == count and time.monotonic() < end and self.is_alive():
            self.take(0.1)
        return len(self.output) > count

    def is_alive(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is None

    def quit(self):
        """Out of every screen. Gives its status; `hangs` when it does not end."""
        end = time.monotonic() + PATIENCE
        while self.is_alive() and time.monotonic() < end:
            self.press("\x1b" if time.monotonic() % 2 < 1 else "q")
            self.take(0.2)
        if self.is_alive():
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.status = "hangs"
        while self.take(0.05):
            pass
        os.close(self.terminal)
        return self.status

    @property
    def text(self):
        """What it has drawn, without what places and colors it."""
        return ESCAPES.sub(" ", self.output.decode(errors="replace"))
