#!/usr/bin/env python3
"""ledger.py FOLDER [TRANSACTIONS]: writes the same transactions as OFX, MT940, CSV and CAMT, always the same bytes.

Ten years of a household with two hundred accounts that alternate row by row. Only the CSV file can name them; the others list
all rows as those of one account. Every row has a different text, unlike in accounts.py with its few shops.
"""
import datetime
import pathlib
import sys

from accounts import Sequence, money, ofx_head

WHAT = "Coffee Market Rent Salary Train Fuel Books Garden Cinema Power Water Phone Insurance Bakery Gym Travel".split()
WHERE = "Berlin Lyon Oslo Porto Zagreb Madrid Leeds Turin Gent Basel Graz Lodz Riga Cork Malmo Bath".split()
HOW = "card transfer direct-debit standing-order refund fee".split()
ACCOUNTS, DAYS, PENDING = 200, 3650, 20


def rows(count):
    """Yields the id, account, day, text, cents and status of each row, oldest first."""
    random, first = Sequence(11), datetime.date(2015, 1, 1)
    for row in range(count):
        cents = random.below(20_000) + 200_000 if row % 20 == 0 else random.below(20_000) - 17_000
        day = first + datetime.timedelta(row * DAYS // count)
        text = f"{WHAT[random.below(16)]} {WHERE[random.below(16)]} {HOW[random.below(6)]} {row:07d}"
        yield f"t{row:08d}", f"a{random.below(ACCOUNTS):03d}", day, text, cents, row < count - PENDING


def csv(rows):
    yield "id,account,date,description,amount,status\n"
    for number, account, day, text, cents, is_posted in rows:
        yield f"{number},{account},{day},{text},{money(cents)},{'posted' if is_posted else 'pending'}\n"


def ofx(rows):
    yield ofx_head("Ledger Bank")
    yield ("<BANKMSGSRSV1><STMTTRNRS><TRNUID>1</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><STMTRS><CURDEF>EUR</CURDEF><BANKACCTFROM>"
           "<BANKID>12345678</BANKID><ACCTID>0001234567</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM><BANKTRANLIST>\n")
    for number, _, day, text, cents, _ in rows:
        yield (f"<STMTTRN>\n<TRNTYPE>{'DEBIT' if cents < 0 else 'CREDIT'}</TRNTYPE>\n<DTPOSTED>{day:%Y%m%d}</DTPOSTED>\n<TRNAMT>{money(cents)}</TRNAMT>\n"
               f"<FITID>{number}</FITID>\n<NAME>{text[:32]}</NAME>\n<MEMO>{text}</MEMO>\n</STMTTRN>\n")
    yield ("</BANKTRANLIST><LEDGERBAL><BALAMT>12345.67</BALAMT><DTASOF>20241231</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n")


def mt940(rows):
    yield ":20:STARTUMS\n:25:12030000/202051\n:28C:1/1\n:60F:C150101EUR0,00\n"
    total = 0
    for number, _, day, text, cents, _ in rows:
        total += cents
        yield (f":61:{day:%y%m%d%m%d}{'D' if cents < 0 else 'C'}{money(abs(cents)).replace('.', ',')}NTRF{number}\n"
               f":86:177?00TRANSFER?20{text[:27]}?21{text[27:]}?32{text[:20]}\n")
    yield f":62F:{'D' if total < 0 else 'C'}241231EUR{money(abs(total)).replace('.', ',')}\n-\n"


def camt(rows):
    yield ('<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>S1</Id>'
           "<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>\n")
    for number, _, day, text, cents, is_posted in rows:
        yield (f'<Ntry><Amt Ccy="EUR">{money(abs(cents))}</Amt><CdtDbtInd>{"DBIT" if cents < 0 else "CRDT"}</CdtDbtInd><Sts>{"BOOK" if is_posted else "PDNG"}</Sts>'
               f"<BookgDt><Dt>{day}</Dt></BookgDt><ValDt><Dt>{day}</Dt></ValDt><AcctSvcrRef>{number}</AcctSvcrRef><BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>"
               f"<NtryDtls><TxDtls><Refs><EndToEndId>{number}</EndToEndId></Refs><RltdPties><Cdtr><Nm>{text[:20]}</Nm></Cdtr></RltdPties>"
               f"<RmtInf><Ustrd>{text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n")
    yield "</Stmt></BkToCstmrStmt></Document>\n"


FORMS = {"OFX": ("ledger.ofx", ofx), "MT940": ("ledger.sta", mt940), "CSV": ("ledger.csv", csv), "CAMT": ("ledger.xml", camt)}


def write(folder, count=100_000):
    """Writes the files and returns their paths by format."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    files = {}
    for form, (name, lines) in FORMS.items():
        files[form] = folder / name
        with open(files[form], "w") as file:
            file.writelines(lines(rows(count)))
    return files


if __name__ == "__main__":
    for path in write(sys.argv[1], *map(int, sys.argv[2:])).values():
        print(path)
