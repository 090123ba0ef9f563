#!/usr/bin/env python3
"""accounts.py FOLDER [ACCOUNTS]: writes statement files of an invented household with many accounts, always the same bytes.

One OFX file for each of twenty banks, with several kinds of accounts, four currencies, and short and long names in several scripts.
"""
import json
import pathlib
import sys

CITIES = "Berlin Lyon Oslo Porto Zagreb Madrid Leeds Turin Gent Basel Graz Lodz Riga Cork Malmö Bath Brno Nice Pisa Ulm".split()
KINDS = ["CHECKING", "SAVINGS", "CARD", "CHECKING", "MONEYMRKT", "CREDITLINE", "CARD", "SAVINGS"]
CURRENCIES = ["EUR", "EUR", "USD", "EUR", "NOK", "EUR", "GBP"]
PEOPLE = ["", "Grete", "Jørgen & Åse", "田中", "children", "", "holidays", "rainy days", "of the Society for the Keeping of Old Wooden Boats and Their Engines"]
SHOPS = "Coffee Market Rent Salary Train Fuel Books Garden Cinema Power Water Phone Bakery".split()


def money(cents):
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"


class Sequence:
    """Pseudorandom numbers that are the same on every machine (xorshift)."""

    def __init__(self, seed):
        self.state = seed * 2654435761 + 88172645463325252

    def below(self, limit):
        for shift in (13, -7, 17):
            step = self.state << shift if shift > 0 else self.state >> -shift
            self.state = (self.state ^ step) & 0xFFFFFFFFFFFFFFFF
        return self.state % limit


def transaction(number, row, random):
    cents = 250_000 if row % 15 == 0 else -random.below(9_000) - 100
    return cents, (
        f"<STMTTRN><TRNTYPE>{'CREDIT' if cents > 0 else 'DEBIT'}</TRNTYPE><DTPOSTED>2026{1 + row % 10:02d}{1 + row % 28:02d}</DTPOSTED>"
        f"<TRNAMT>{money(cents)}</TRNAMT><FITID>{number}-{row}</FITID><NAME>{SHOPS[random.below(len(SHOPS))]} {row}</NAME></STMTTRN>\n")


def statement(number, transactions):
    """Returns the message set and the statement of one bank account or card."""
    random = Sequence(number + 1)
    kind, currency = KINDS[number % len(KINDS)], CURRENCIES[number % len(CURRENCIES)]
    rows = [transaction(number, row, random) for row in range(transactions)]
    balance = sum(cents for cents, _ in rows) + random.below(5_000_000) * (-1 if kind == "CREDITLINE" else 1)
    identity = f"<ACCTID>{8_000_000_000 + number * 137}</ACCTID>"
    is_card = kind == "CARD"
    account = (f"<CCACCTFROM>{identity}</CCACCTFROM>" if is_card
               else f"<BANKACCTFROM><BANKID>12345678</BANKID>{identity}<ACCTTYPE>{kind}</ACCTTYPE></BANKACCTFROM>")
    outer, inner = ("CCSTMTTRNRS", "CCSTMTRS") if is_card else ("STMTTRNRS", "STMTRS")
    body = (f"<{outer}><TRNUID>{number}</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><{inner}><CURDEF>{currency}</CURDEF>"
            f"{account}<BANKTRANLIST><DTSTART>20260101</DTSTART><DTEND>20261120</DTEND>\n{''.join(text for _, text in rows)}</BANKTRANLIST>"
            f"<LEDGERBAL><BALAMT>{money(balance)}</BALAMT><DTASOF>20261120</DTASOF></LEDGERBAL></{inner}></{outer}>\n")
    return ("CREDITCARDMSGSRSV1" if is_card else "BANKMSGSRSV1"), body


def spread(path, accounts, rows=60_000, first=0):
    """Writes a file of `rows` transactions in that many accounts from number `first` on, all of one kind; returns its path."""
    bodies = (statement(number * 56, rows // accounts)[1] for number in range(first, first + accounts))
    path.write_text(ofx_head("Spread Bank") + "<BANKMSGSRSV1>" + "".join(bodies) + "</BANKMSGSRSV1></OFX>\n")
    return path


def number(account):
    """The number of an account of `spread`."""
    return 8_000_000_000 + account * 56 * 137


def answer(path, accounts, rows, new=0):
    """Writes a source's answer of `rows` transactions in that many accounts, and `new` later ones; returns its path."""
    def account(number):
        count = (rows + new) // accounts
        listed = [{"id": f"{number}-{row}", "posted": 1_790_000_000 - 86_400 * (row % 900), "amount": money(-100 - row % 9_000),
                   "description": f"{SHOPS[row % len(SHOPS)]} {row}"} for row in range(count)]
        return {"id": str(number), "name": name(number), "currency": "EUR", "balance": money(count * 100), "balance-date": 1_790_000_000,
                "transactions": listed}
    path.write_text(json.dumps({"errors": [], "accounts": [account(number) for number in range(accounts)]}))
    return path


def ofx_head(bank):
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n'
            f"<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>20261120120000</DTSERVER>"
            f"<LANGUAGE>ENG</LANGUAGE><FI><ORG>{bank}</ORG><FID>1</FID></FI></SONRS></SIGNONMSGSRSV1>\n")


def ofx(bank, statements):
    sets = {}
    for message_set, body in statements:
        sets.setdefault(message_set, []).append(body)
    return ofx_head(bank) + "".join(f"<{name}>\n{''.join(bodies)}</{name}>\n" for name, bodies in sets.items()) + "</OFX>\n"


def mt940(transactions):
    """An MT940 statement of one account, with details in the German form."""
    rows = "".join(
        f":61:2601{1 + row % 28:02d}01{1 + row % 28:02d}{'CD'[row % 3 > 0]}{row % 9000},{row % 100:02d}NTRFNONREF//t{row:08d}\n"
        f":86:177?00TRANSFER?20EREF+{row:08d} SVWZ+Market in B?21erlin {row:07d}?32Ann Lee {row % 500}\n" for row in range(transactions))
    return f":20:STARTUMS\n:25:12030000/202051\n:28C:1/1\n:60F:C260101EUR0,00\n{rows}:62F:C260131EUR12345,67\n-\n"


def csv(transactions):
    """A table of one account, with the six columns that scan.c expects."""
    rows = "".join(f"t{row:08d},NO9386011117947,2026-01-{1 + row % 28:02d},Market in Berlin {row:07d},{'-' if row % 3 else ''}{row % 9000}.{row % 100:02d},posted\n"
                   for row in range(transactions))
    return "id,account,date,description,amount,status\n" + rows


def camt(transactions):
    """A statement of one account in camt.053, version 8."""
    rows = "".join(
        f'<Ntry><Amt Ccy="EUR">{row % 9000}.{row % 100:02d}</Amt><CdtDbtInd>{"DBIT" if row % 3 else "CRDT"}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>'
        f"<BookgDt><Dt>2026-01-{1 + row % 28:02d}</Dt></BookgDt><ValDt><Dt>2026-01-{1 + row % 28:02d}</Dt></ValDt><AcctSvcrRef>t{row:08d}</AcctSvcrRef>"
        f"<BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>e{row:08d}</EndToEndId></Refs><RltdPties><Cdtr><Pty>"
        f"<Nm>Ann Lee {row % 500}</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>Market in Berlin {row:07d}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n"
        for row in range(transactions))
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id>'
            f"<IBAN>NO9386011117947</IBAN></Id><Ccy>EUR</Ccy></Acct>\n{rows}</Stmt></BkToCstmrStmt></Document>\n")


def name(number):
    return " ".join(filter(None, [CITIES[number % len(CITIES)], PEOPLE[number % len(PEOPLE)], f"{number:03d}"]))


def nicknames(accounts):
    """Yields a config that names the accounts, since statement files do not."""
    for number in range(accounts):
        yield f'[account."{8_000_000_000 + number * 137}"]\nnickname = "{name(number)}"\n'


def write(folder, accounts=200, transactions=30):
    """Writes the files and returns their paths."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for bank in range(min(20, accounts)):
        statements = [statement(number, transactions) for number in range(bank, accounts, 20)]
        files.append(folder / f"{CITIES[bank]}.ofx")
        files[-1].write_text(ofx(f"{CITIES[bank]} Bank", statements))
    return files


if __name__ == "__main__":
    for path in write(sys.argv[1], *map(int, sys.argv[2:])):
        print(path)
