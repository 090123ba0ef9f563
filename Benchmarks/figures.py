"""Measurements of programs that show rows."""
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from session import Session


def median(values):
    values = list(values)
    return statistics.median(values) if values else 0


def started(program):
    session = Session(program.words, program.home)
    milliseconds = session.first_frame(program.needle)
    return session, milliseconds


def drop_from_cache(program):
    """Drops the program, its libraries and its data from the page cache, so that they are read from the disk."""
    listed = subprocess.run(["ldd", program.words[0]], capture_output=True, text=True).stdout
    files = [program.words[0], *re.findall(r"(/\S+) \(0x", listed)]
    for word in program.words[1:]:
        if os.path.isdir(word):
            files += [entry.path for entry in os.scandir(word) if entry.is_file()]
        elif os.path.isfile(word):
            files.append(word)
    os.sync()
    for path in files:
        with open(path, "rb") as file:
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def starts(program, count=11, is_cold=False):
    """Milliseconds to the first whole frame."""
    times = []
    for _ in range(count):
        if is_cold:
            drop_from_cache(program)
        session, milliseconds = started(program)
        times.append(milliseconds)
        session.quit()
    return median(times)


def keys(program):
    """Bytes (medians) and processor time in milliseconds per key."""
    session, _ = started(program)
    moved = [session.press("Down") for _ in range(8)]
    for _ in range(40):
        session.press("Down")
    before = session.processor()
    scrolled = [session.press("Down") for _ in range(100)]
    cost = (session.processor() - before) / len(scrolled)
    session.press("Home")
    paged = [session.press("PageDown") for _ in range(8)]
    session.quit()
    return {"Down that scrolls, bytes": median(scrolled), "Down that only selects, bytes": median(moved),
            "PageDown, bytes": median(paged), "Down that scrolls, cpu ms": cost}


def flood(program, count=2000):
    """Milliseconds until the screen shows the result of `count` Downs typed ahead."""
    times = []
    for _ in range(3):
        session, _ = started(program)
        times.append(session.flood("Down", count))
        session.quit()
    return median(times)


def wake_ups(program, keys="", seconds=10):
    """Wake-ups of all threads at rest, after these keys.

    Counting begins when temporary messages are gone and idle threads have ended, because a thread that ends takes its count along.
    """
    session, _ = started(program)
    for key in keys:
        session.press(key, quiet=0.5)
    time.sleep(12)
    before = session.wake_ups()
    time.sleep(seconds)
    woken = session.wake_ups() - before
    session.quit()
    return woken


def memory(program):
    """Peak memory in MB after paging through the list."""
    session, _ = started(program)
    for _ in range(5):
        session.press("PageDown")
    peak = session.peak_memory()
    session.quit()
    return peak


def instructions(program, few=60, many=110):
    """Thousands of instructions per Down that scrolls; None without valgrind.

    This is the difference between two sessions with different numbers of keys, so it does not depend on the machine's load.
    """
    if not shutil.which("valgrind"):
        return None
    few_count, many_count = (counted(program, ["Down"] * presses) for presses in (few, many))
    return (many_count - few_count) / (many - few) / 1000


def counted(program, keys):
    with tempfile.NamedTemporaryFile("r") as log:
        words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={log.name}", *program.words]
        session = Session(words, program.home)
        session.first_frame(program.needle, quiet=0.5)
        for key in keys:
            session.press(key, quiet=0.03)
        session.quit()
        return int(re.search(r"Collected : (\d+)", log.read())[1])


def account(program):
    """Processor time in milliseconds for opening the first account and for keys in it, and peak memory in MB after that."""
    session, _ = started(program)
    costs = {"opening an account": session.cost("Enter")}
    for _ in range(40):
        session.press("Down")
    costs["Down"] = median(session.cost("Down") for _ in range(9))
    costs["PageDown"] = median(session.cost("PageDown") for _ in range(9))
    costs["End"] = median(session.cost(key) for _ in range(3) for key in ("Home", "End"))
    peak = session.peak_memory()
    session.press("q")
    session.quit()
    return costs, peak


def coming(program, folder, day):
    """Milliseconds of reading the transactions for a forecast, milliseconds of computing it, and the number of transactions."""
    read, computed, count = subprocess.run([program, folder, day], check=True, capture_output=True, text=True).stdout.split("\t")
    return float(read), float(computed), int(count)


def opened(program, key, count=5):
    """Milliseconds until a screen shows its first rows, and peak memory in MB once it has read everything."""
    times = []
    for _ in range(count):
        session, _ = started(program)
        session.settle()
        times.append(session.filled(key))
        session.cost("Down")
        peak = session.peak_memory()
        session.press("q")
        session.quit()
    return median(times), peak


def finds(program, folder, queries):
    """Yields each query with milliseconds until the first page, milliseconds until all matches are counted, and their number."""
    lines = subprocess.run([program, folder, *queries], check=True, capture_output=True, text=True).stdout.splitlines()
    for line in lines:
        query, first, whole, found = line.split("\t")
        yield query, float(first), float(whole), int(found)


def seconds(words, count=3):
    """The shortest time of `count` runs."""
    times = []
    for _ in range(count):
        began = time.monotonic()
        subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL)
        times.append(time.monotonic() - began)
    return min(times)


def processor(words):
    """Processor time of a command in seconds, with the programs that it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def shown(program):
    """Processor time in seconds from the start to the first whole frame, at rest."""
    session, _ = started(program)
    spent = session.processor()
    session.quit()
    return spent / 1000


def peak(words):
    """Peak memory of a command in MB. A small process starts it, because the memory of the starting process counts, too."""
    small = ("import os, sys; child = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_OPEN, 1, '/dev/null', os.O_WRONLY, 0)]);"
             "print(os.wait4(child, 0)[2].ru_maxrss)")
    answer = subprocess.run([sys.executable, "-S", "-c", small, *map(str, words)], check=True, capture_output=True, text=True)
    return int(answer.stdout) / 1024
