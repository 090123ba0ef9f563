"""bench: measures bankey with 200 accounts in a terminal of 120x40, beside minimal C programs (C/floor.c, C/scan.c).

Each figure is printed beside that of the C program in the same run: compare the ratios. The load of the machine affects times,
but not instructions or bytes. Figures in parentheses are goals.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import accounts
import figures
import ledger
import programs
import spread


def show(name, value, least=None, unit="", target=None, beside="C"):
    if value is None:
        print(f"{name:36} needs valgrind")
        return
    ratio = f"   {beside} {least:9.2f}   ratio {value / least:6.2f}" if least else ""
    goal = f"   ({target})" if target else ""
    print(f"{name:36} {value:10.2f} {unit:5}{ratio}{goal}", flush=True)


def measure(name, measure, program, floor, unit, target):
    show(name, measure(program), floor and measure(floor), unit, target)


def screens(bankey, floor):
    measure("start, warm", figures.starts, bankey, floor, "ms", "2.2 times")
    measure("start, cold", lambda program: figures.starts(program, 5, is_cold=True), bankey, floor, "ms", "3.5 times")
    mine, least = figures.keys(bankey), figures.keys(floor) if floor else {}
    for name, target in {"Down that scrolls, bytes": "350", "Down that only selects, bytes": "80", "PageDown, bytes": "1500",
                         "Down that scrolls, cpu ms": "1.2 times"}.items():
        show(name, mine[name], least.get(name), "", target)
    measure("Down that scrolls, instructions", figures.instructions, bankey, floor, "k", "1300")
    measure("2,000 Downs at once", figures.flood, bankey, floor, "ms", "1.5 times")
    demo = programs.demo(bankey.home)
    for name, program, presses in (("at rest", bankey, ""), ("after a refresh", demo, "r"), ("after a find", bankey, "/coffee\rn")):
        show(f"wake-ups in 10 s {name}", figures.wake_ups(program, presses), target="0")
    measure("peak memory", figures.memory, bankey, floor, "MB", "12")


def tables(folder):
    """Measures the table alone, whose cost must not depend on the number of rows."""
    for rows in (10, 10_000, 10_000_000):
        program = programs.table(rows, folder)
        floor = programs.floor(rows, folder)
        label = f"table of {rows:,}: "
        show(label + "start", figures.starts(program, 5), floor and figures.starts(floor, 5), "ms")
        if rows > 100:
            cost, least = figures.keys(program), figures.keys(floor) if floor else {}
            for name in ("Down that scrolls, bytes", "Down that scrolls, cpu ms"):
                show(label + name, cost[name], least.get(name))
            show(label + "instructions", figures.instructions(program), floor and figures.instructions(floor), "k")
            show(label + "2,000 Downs", figures.flood(program), floor and figures.flood(floor), "ms")
        show(label + "memory", figures.memory(program), unit="MB")


def parsing(name, file, other, beside="C", target="0.1 times"):
    """Measures parsing a file without storing it, beside one pass of a C program over it."""
    words = [programs.BUILT / "parse-bench", file]
    parsed = programs.ROWS / figures.seconds(words)
    scanned = other and programs.ROWS / figures.seconds(other)
    show(f"{name} parsed, thousand rows/s", parsed / 1000, scanned and scanned / 1000, target=target, beside=beside)
    show(f"{name} parsed, peak memory", figures.peak(words), unit="MB", target=f"the file has {file.stat().st_size / 1e6:.0f}")


def storing(name, file, folder, plain, target):
    """Measures parsing and storing a file, beside a plain import of as many rows."""
    words = [*programs.importing(folder / f"stored-{name}"), file]
    stored = programs.ROWS / figures.seconds(words, 1)
    show(f"{name} to disk, thousand rows/s", stored / 1000, plain and plain / 1000, target=target)


def scanning(form, file, scan):
    """Returns the command that reads the file with the fewest steps (None if not installed), its name and the goal."""
    if form == "CAMT":
        xmllint = shutil.which("xmllint")
        return xmllint and [xmllint, "--stream", "--noout", file], "xmllint", "0.5 times"
    return scan and [scan, form.lower(), file], "C", "0.1 times"


def imports(files, folder, label=""):
    """Measures files of 100,000 transactions in each format: parsed only, and parsed and stored."""
    scan = programs.compiled("scan", folder)
    plain = programs.ROWS / figures.seconds(programs.plain_import(folder), 1) if shutil.which("sqlite3") else None
    for form, file in files.items():
        parsing(form + label, file, *scanning(form, file, scan))
    for form, file in files.items():
        storing(form + label, file, folder, plain, "0.25 times" if form == "OFX" else "0.1 times")


def others(files, folder):
    """Measures other programs with the same files."""
    for name, words in programs.peers(folder, files["OFX"], files["MT940"], files["CSV"]).items():
        show(f"{name}, thousand rows/s", programs.ROWS / figures.seconds(words, 1) / 1000)


def long_account(folder):
    """Measures the viewer with the account that was just stored."""
    program = programs.viewer(folder / "stored-OFX", folder, b"Long Bank")
    show("peak memory, 100,000 transactions", figures.memory(program), unit="MB", target="12")


def forecast(folder):
    """Measures what is coming, found in the account that was just stored."""
    read, computed, count = figures.coming(programs.BUILT / "coming-bench", folder / "stored-OFX", programs.NOW[:10])
    show(f"what is coming, from {count:,} transactions", computed, unit="ms", target="50")
    show("reading these", read, unit="ms")


def many(folder):
    """Measures an account of a million transactions beside one of a thousand: keys must cost about the same."""
    small, _ = programs.large(folder, 1_000)
    big, took = programs.large(folder, 1_000_000)
    plain = 1000 / figures.seconds(programs.plain_import(folder, 1_000_000), 1) if shutil.which("sqlite3") else None
    show("a million with all indexes, k rows/s", 1000 / took, plain, target="0.1 times")
    (least, low), (costs, high) = (figures.account(programs.viewer(data, folder, b"Million Bank")) for data in (small, big))
    for name, target in {"opening an account": "2 times", "Down": "1.2 times", "PageDown": "1.2 times", "End": "1.2 times"}.items():
        show(f"in a million: {name}, cpu ms", costs[name], least[name], target=target, beside="1,000")
    show("in a million: peak memory", high, low, "MB", "1.3 times", beside="1,000")
    for query, first, whole, found in figures.finds(programs.BUILT / "find-bench", big, QUERIES):
        show(f"find {query}: first / {found:,} counted", first, unit="ms", target=f"50; counted after {whole:.0f}")


def timelines(folder):
    """Measures the timeline of a million transactions in 200 accounts beside that of a thousand."""
    small, big = (programs.household(folder, rows) for rows in (1_000, 1_000_000))
    (least, low), (took, high) = (figures.opened(program, "t") for program in (small, big))
    show("a million in 200 accounts: timeline", took, least, "ms", "3 times", beside="1,000")
    show("the same: peak memory", high, low, "MB", "4 times", beside="1,000")


def many_accounts(folder):
    """Measures the same number of transactions in thousands of accounts and in 30."""
    for rows, most, target in (30_000, 3_000, "2 times"), (60_000, 6_000, "import 1.5 times"):
        place = folder / f"{rows}"
        place.mkdir()
        (place / "config.toml").touch()
        few, many = (dict(spread.costs(place, count, rows)) for count in (30, most))
        for name, took in many.items():
            show(f"{most:,} accounts: {name}, cpu s", took, few[name], target=target, beside="in 30")


def register(folder):
    """Measures the start to the first whole frame with an account of 20,000 transactions."""
    data, _ = programs.large(folder, 20_000)
    other = programs.hledger(data, folder)
    if other:
        show("20,000: bankey's start", figures.starts(programs.viewer(data, folder, b"Million Bank"), 3), unit="ms")
        show("20,000: hledger-ui's start", figures.starts(other, 3), unit="ms")


# A rare old word, a common one, two words, three letters, four common words; rare and common amounts; a word in an old month.
QUERIES = ["xylophone", "rimi", "kiwi oslo", "qqq", "visa aldi nice 77", "848.61", "amount>1000", "amount>1999", "date:2016-05 rimi"]


def main():
    for program in (programs.BANKEY, programs.SYNC, programs.BUILT / "table-bench", programs.BUILT / "parse-bench",
                    programs.BUILT / "find-bench", programs.BUILT / "coming-bench"):
        if not program.exists():
            sys.exit("bench: run it by `make bench`")
    with tempfile.TemporaryDirectory(prefix="bankey-bench-") as folder:
        folder = pathlib.Path(folder)
        bankey, long = programs.bankey(folder)
        screens(bankey, programs.floor(200, folder))
        tables(folder)
        files = programs.statements(folder, long)
        imports(files, folder)
        others(files, folder)
        imports(ledger.write(folder / "ledger", programs.ROWS), folder, " of a ledger")
        long_account(folder)
        forecast(folder)
        many(folder)
        timelines(folder)
        many_accounts(folder)
        register(folder)
        subprocess.run(["size", programs.BANKEY, programs.SYNC], check=False)


main()
