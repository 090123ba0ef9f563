"""What is done under faults: each work has a home to begin with, and a command."""
import json
import pathlib
import re
import tempfile

from home import MOMENT, Home

TABLE = "Date,Text,Amount\n13/05/2026,Coffee,-4.10\n05/03/2026,Tea,-3.00\n"
DUMP = pathlib.Path(__file__).parents[1] / "BankeyStoreTests/Schema/FirstRelease.swift"


def statement(account, count, first=1):
    """An OFX file of an account with so many rows."""
    rows = "".join(
        f"<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202610{n % 28 + 1:02}<TRNAMT>-{n}.50<FITID>{account}-{n}<NAME>Shop {n}</STMTTRN>"
        for n in range(first, first + count))
    return f"""OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>NOK<BANKACCTFROM><BANKID>1<ACCTID>{account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261030{rows}</BANKTRANLIST><LEDGERBAL><BALAMT>{count}.00<DTASOF>20261030</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
"""


def answer(count):
    """What a program that is a source prints."""
    rows = [{"id": str(n), "posted": 1763467200 + n * 86400, "amount": f"-{n}.25", "description": f"Card {n}"} for n in range(count)]
    account = {"id": "1", "conn_id": "1", "name": "Everyday", "currency": "NOK", "balance": "10.21", "balance-date": 1763640000}
    return json.dumps({"errlist": [], "connections": [], "accounts": [{**account, "transactions": rows}]})


class Work:
    """Something that a user does.

    `writer` is the program of the two that does it. `parts` are the places that it changes, in the order in which it may: a kill can come between two of them, and the
    next run goes on from there. What cannot be done twice is finished by the words `rest` once the parts `made` are there.
    """

    def __init__(self, name, program, words, prepare=(), given="", parts=("rows",), made=(), rest=None, writer="bankey-sync"):
        self.name, self.program, self.words, self.prepare = name, program, words, prepare
        self.made, self.rest = made, rest
        self.given, self.parts, self.writer = given.encode(), parts, writer

    def begin(self, programs):
        """The home before it, and what the user has before it, after it, and after doing it once more."""
        self.start = Home()
        for step in self.prepare:
            step(self.start, programs)
        self.programs = programs
        with Home(self.start) as home:
            self.contents, self.ends = [home.look()[0]], []
            for _ in range(2):
                self.ends.append(self.run(home))
                self.contents.append(home.look()[0])
        if self.ends[0][0] != 0:
            raise SystemExit(f"torture: {self.name} ended with {self.ends[0]} without any fault")

    def command(self, home, has_clock=True, words=None):
        """Its words in a home. {home} in them is that folder; without a clock of its own it has the system's."""
        words = [word.replace("{home}", str(home.path)) for word in words or self.words]
        return [self.programs / self.program, *words, *(["--now", MOMENT] if has_clock else [])]

    def run(self, home, words=None):
        return home.run(self.command(home, words=words), self.given)

    def end(self):
        self.start.__exit__()


class Inputs:
    """The files that the works read: outside of every home, so that their paths are the same in all."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bankey-torture-"))

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return str(path)


def running(*words, given=""):
    """A step that runs a command."""
    def step(home, programs):
        rest = [word.replace("{home}", str(home.path)) for word in words[1:]]
        status, said = home.run([programs / words[0], *rest, "--now", MOMENT], given.encode())
        if status != 0:
            raise SystemExit(f"torture: {words} ended with {status}: {said}")
    return step


def configured(text):
    """A step that writes the config."""
    def step(home, _):
        home.config.parent.mkdir(parents=True, exist_ok=True)
        home.config.write_text(text)
    return step


def first_release(home, _):
    """A step that makes a database of the first schema."""
    import sqlite3
    home.data.mkdir(parents=True, mode=0o700)
    dump = re.search(r'"""\n(.*?)"""', DUMP.read_text(), re.S)[1]
    with sqlite3.connect(home.data / "bankey.sqlite") as database:
        database.executescript(dump)
    database.close()


def works(inputs):
    """Everything that is tried."""
    one, two = inputs.file("one.ofx", statement("1234567890", 40)), inputs.file("two.ofx", statement("99887766", 30, first=20))
    bank = ["sh", "-c", f"cat {inputs.file('answer.json', answer(40))}"]
    setup = json.dumps({"type": "command", "name": "Cash", "command": bank, "password": "s3cret", "secret": "file"})
    plain = json.dumps({"type": "command", "name": "Cash", "command": bank})
    table = inputs.file("may.csv", TABLE)
    imported, both = running("bankey", "import", one), running("bankey", "import", one, two)
    saved = running("bankey", "backup", "{home}/saved.sqlite")
    answers = {"match": "Date", "dates": "day-first", "account": "Household", "currency": "NOK"}
    said = [word for key, value in answers.items() for word in ("--answer", json.dumps({"profile": "x", "key": key, "value": value}))]
    return [
        Work("first import", "bankey", ["import", one]),
        Work("import", "bankey", ["import", two], [imported]),
        Work("refresh of the demo bank", "bankey-sync", ["refresh", "demo"], [running("bankey-sync", "refresh", "demo")]),
        Work("refresh of a program", "bankey", ["refresh"], [imported, running("bankey", "source", "add", "--untested", "--from", "-", given=plain)]),
        Work("undo", "bankey", ["import", "--undo", "2"], [imported, running("bankey", "import", two)]),
        Work("join", "bankey", ["refresh"], [both, configured('[account.99887766]\nsame_as = "1234567890"\n')]),
        Work("migration", "bankey", ["accounts"], [first_release]),
        Work("source add", "bankey", ["source", "add", "--from", "-"], [imported], given=setup, parts=("secrets", "sources", "rows"),
             made=("sources",), rest=["refresh"]),
        Work("answer in the config", "bankey-sync", ["import", *said, "--remember", table], [imported, configured("# mine\n")], parts=("rows", "config")),
        Work("backup", "bankey", ["backup", "{home}/saved.sqlite"], [imported, saved, both], parts=("saved",), writer="bankey"),
        Work("restore", "bankey", ["restore", "{home}/saved.sqlite"], [imported, saved, both]),
    ]
