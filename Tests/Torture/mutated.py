"""Files that are nearly statements, and values at the ends of what there is, through the programs from import to export."""
import os
import pathlib
import random

from home import Home
from judge import NONSENSE

SEEDS = pathlib.Path(__file__).parents[2] / "Fuzz/Seeds"
FORMATS = ["camt", "csv", "mt940", "ofx", "qif", "simplefin"]
# How many files one run takes in: they do not stop each other.
FOLDER = 100

AMOUNTS = ["0", "-0", "0.00", "9223372036854775807", "-9223372036854775808", "92233720368547758.07", "92233720368547758.08",
           "-92233720368547758.09", "0.000000000000000001", "0.0000000000000000001", "1e308", "1" * 400, "9" * 19 + "." + "9" * 19, "NaN", "+-1"]
DAYS = ["00010101", "00000000", "19000101", "19691231", "20380119", "20991231", "22000101", "99991231", "27576009", "20260230", "20261301"]
COMMANDS = [["accounts"], ["accounts", "--json"], ["transactions", "--csv"], ["transactions", "--json"], ["check", "--below", "1"],
            *(["export", "--format", form] for form in ("csv", "json", "ledger", "beancount"))]


def real_files():
    """The seeds of the fuzzers, and what stands in BANKEY_CORPUS."""
    folders = [SEEDS / name for name in FORMATS] + [pathlib.Path(os.environ[name]) for name in ["BANKEY_CORPUS"] if name in os.environ]
    return sorted(path for folder in folders for path in folder.rglob("*") if path.is_file() and path.stat().st_size < 1 << 20)


def mutate(data, chance):
    """A byte changed, a piece lost, doubled or moved, or two of these."""
    data = bytearray(data or b"\n")
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(data) + 1)
        piece = data[start:start + chance.randint(1, 80)]
        match chance.randrange(5):
            case 0: data[start:start + 1] = chance.randbytes(1)
            case 1: del data[start:start + len(piece)]
            case 2: data[start:start] = piece * chance.randint(1, 20)
            case 3: data[start:start + len(piece)] = b"9" * len(piece)
            case 4: data[chance.randrange(len(data) + 1):0] = piece
    return bytes(data)


def faults(status, said):
    found = [f"it says {match[0]!r}" for match in [NONSENSE.search(said)] if match]
    return found + ([f"it ended by {status}: {said[-200:]!r}"] if status not in (0, 1, 2) else [])


def files(programs, tally, count, seed=11):
    """Mutated files, a folder of them at a time, imported for good."""
    chance, real = random.Random(seed), real_files()
    for number in range(max(1, count // FOLDER)):
        with Home() as home:
            folder = home.folder / "files"
            folder.mkdir()
            for each in range(FOLDER):
                path = chance.choice(real)
                (folder / f"{each}{path.suffix}").write_bytes(mutate(path.read_bytes(), chance))
            status, said = home.run([programs / "bankey-sync", "import", folder])
            found = faults(status, said) + home.look()[1]
            for words in COMMANDS[:3]:
                found += faults(*home.run([programs / "bankey", *words]))
        for each in range(FOLDER):
            tally.add(("mutated files", "files"), f"folder {number}, seed {seed}", found if each == 0 else [])


def row(amount, day):
    return f"<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>{day}<TRNAMT>{amount}<FITID>{day}{amount[:40]}<NAME>Shop</STMTTRN>"


def extremes(programs, inputs, tally, share=1):
    """Extreme amounts on extreme days, in files of their own and all in one."""
    pairs = [(amount, day) for amount in AMOUNTS for day in DAYS]
    for group in [*([pair] for pair in pairs[::share]), pairs]:
        text = statement("".join(row(*pair) for pair in group), group[0][0])
        with Home() as home:
            found = faults(*home.run([programs / "bankey", "import", inputs.file("extreme.ofx", text)]))
            for words in COMMANDS[::share]:
                found += faults(*home.run([programs / "bankey", *words]))
            tally.add(("extreme values", "files"), f"{group[:1]}", found + home.look()[1])


def statement(rows, balance):
    return (f"OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>NOK<BANKACCTFROM><BANKID>1"
            f"<ACCTID>7777777777<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>{rows}</BANKTRANLIST><LEDGERBAL><BALAMT>{balance}"
            f"<DTASOF>20261030</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n")
