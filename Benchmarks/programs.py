"""The measured programs: bankey with 200 accounts, the programs of this package, the C programs, and other software."""
import importlib.util
import pathlib
import shutil
import subprocess
import sys
import time

import accounts
import ledger
import million

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILT = ROOT / ".build/benchmarks/release"
# Installed, and therefore stripped: a cold start would also read debug symbols.
BANKEY = ROOT / ".build/bench/bin/bankey"
SYNC = ROOT / ".build/bench/libexec/bankey/bankey-sync"
NOW = "2026-11-21T09:00:00Z"
ROWS = 100_000


class Program:
    """A program that shows rows; `needle` appears on the screen with the first of them."""

    def __init__(self, words, needle, home):
        self.words, self.needle, self.home = [str(word) for word in words], needle, str(home)


def compiled(name, folder, *libraries):
    """Compiles a program from the folder C; returns None without a C compiler."""
    if not shutil.which("cc"):
        return None
    subprocess.run(["cc", "-O2", "-o", folder / name, ROOT / f"Benchmarks/C/{name}.c", *libraries], check=True)
    return folder / name


def run(words):
    subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL)


def options(data, folder):
    return ["--data", data, "--config", folder / "config.toml", "--now", NOW]


def importing(data):
    """The command that imports files into a data folder."""
    return [SYNC, "import", *options(data, data.parent)]


def viewer(data, folder, needle):
    return Program([BANKEY, *options(data, folder)], needle, folder)


def demo(folder):
    """bankey with the demo bank, which can be refreshed. Its first day is a refresh, too."""
    return Program([BANKEY, "--demo", "--now", NOW], b"Banking", folder)


def bankey(folder):
    """Returns bankey with 200 accounts, and a statement file of 100,000 transactions."""
    files = accounts.write(folder / "files")
    long = folder / "long.ofx"
    long.write_text(accounts.ofx("Long Bank", [accounts.statement(1000, ROWS)]))
    (folder / "config.toml").write_text("".join(accounts.nicknames(200)))
    run([*importing(folder / "data"), *files])
    return viewer(folder / "data", folder, b"Berlin 000"), long


def statements(folder, ofx):
    """Writes statement files of one account with 100,000 transactions; returns them by format. The OFX file exists already."""
    forms = {"MT940": ("long.sta", accounts.mt940), "CSV": ("long.csv", accounts.csv), "CAMT": ("long.xml", accounts.camt)}
    files = {"OFX": ofx}
    for form, (name, text) in forms.items():
        files[form] = folder / name
        files[form].write_text(text(ROWS))
    return files


def peers(folder, ofx, mt940, csv):
    """Commands of installed programs that read the same files, by format and program."""
    rules = folder / "csv.rules"
    rules.write_text("skip 1\nfields _id,account,date,description,amount,_status\naccount1 assets:%account\ncurrency EUR \n")
    commands = {
        "CSV, sqlite3 .import": ["sqlite3", ":memory:", ".mode csv", f".import {csv} txn"],
        "CSV, hledger": ["hledger", "-f", csv, "--rules-file", rules, "stats"],
        "OFX, ofxtools": python("ofxtools", "import sys; from ofxtools.Parser import OFXTree; t = OFXTree(); t.parse(sys.argv[1]); t.convert()", ofx),
        "MT940, mt-940": python("mt940", "import sys, mt940; mt940.parse(sys.argv[1])", mt940),
    }
    return {name: command for name, command in commands.items() if command and shutil.which(command[0])}


def python(module, program, file):
    """A command that runs a Python library; None if it is not installed."""
    return [sys.executable, "-c", program, file] if importlib.util.find_spec(module) else None


def large(folder, rows):
    """Imports one account with `rows` transactions; returns its data folder and the seconds that the import took."""
    file, data = million.write(folder / f"{rows}.ofx", rows), folder / f"{rows}"
    began = time.monotonic()
    run([*importing(data), file])
    took = time.monotonic() - began
    file.unlink()
    return data, took


def household(folder, rows):
    """Imports two hundred accounts that take turns; returns the viewer on the last of their days."""
    file, data = folder / f"household-{rows}.csv", folder / f"household-{rows}"
    with open(file, "w") as table:
        table.writelines(ledger.csv(ledger.rows(rows)))
    run([*importing(data), file])
    file.unlink()
    words = [BANKEY, "--data", data, "--config", folder / "config.toml", "--now", "2024-12-31T09:00:00Z"]
    return Program(words, b"a0", folder)


def hledger(data, folder):
    """hledger-ui with the same account, as bankey exports it; None if it is not installed."""
    if not shutil.which("hledger-ui"):
        return None
    journal = folder / "journal.ledger"
    with open(journal, "w") as file:
        subprocess.run([BANKEY, "export", "--format", "ledger", *map(str, options(data, folder))], check=True, stdout=file)
    return Program(["hledger-ui", "-f", journal, "--register", "Banking:Account"], b"Unknown", folder)


def plain_import(folder, rows=ROWS):
    """The command with which sqlite3 imports `rows` rows from CSV into a file."""
    table, database = folder / "plain.csv", folder / "plain.sqlite"
    table.write_text("id,account,date,description,amount,status\n" + "".join(
        f"t{row:08d},a001,2026-01-{1 + row % 28:02d},Coffee Berlin card {row:07d},{row % 9000}.{row % 100:02d},posted\n" for row in range(rows)))
    database.unlink(missing_ok=True)
    return ["sqlite3", database, ".mode csv", f".import {table} txn"]


def table(rows, folder):
    return Program([BUILT / "table-bench", rows], b"Berlin Checking 0", folder)


def floor(rows, folder):
    program = compiled("floor", folder, "-lncursesw", "-ltinfo")
    return program and Program([program, rows], b"Berlin Checking 000", folder)
