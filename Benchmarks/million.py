#!/usr/bin/env python3
"""million.py FILE [TRANSACTIONS]: writes a statement file of one account with many transactions, always the same bytes.

The transactions always cover twelve years of a busy company, regardless of their number, so the number of days stays about the same.
A few words are rare on purpose, at known rows. The file is written piece by piece: with a million rows it has 170 MB.
"""
import sys

from accounts import Sequence, money, ofx_head

KINDS = ["VISA *1234", "VISA *8077", "Purchase", "Online", "Transfer to", "Standing order"]
NAMES = "Rimi Kiwi Meny Coop Spar Aldi Lidl Tesco Carrefour Esso Shell Ikea Zara Apple Amazon Vinmonopolet Apotek Bakeri Kaffe Bok".split()
PLACES = "Oslo Bergen Berlin Lyon Porto Zagreb Madrid Leeds Turin Gent Basel Graz Lodz Riga Cork Malmö Bath Brno Nice Pisa".split()
DAYS = 12 * 336
# Texts that occur once, by row, counted from the newest.
RARE = {12: "Zeppelin Museum", 500_000: "Quetzalcoatl Imports", 999_000: "Xylophone Workshop"}


def day(number):
    """The date `number` days before the end, as yyyymmdd. Months have 28 days, so that every date is valid."""
    year, rest = divmod(number + 36, 336)
    return f"{2026 - year}{12 - rest // 28:02d}{28 - rest % 28:02d}"


def rows(count):
    """Yields rows newest first, as banks write them."""
    random = Sequence(7)
    for row in range(count):
        cents = 4_250_000 if row % 60 == 0 else -random.below(200_000) - 100
        shop = RARE.get(row) or f"{KINDS[random.below(6)]} {NAMES[random.below(20)]} {PLACES[random.below(20)]}"
        yield (f"<STMTTRN><TRNTYPE>{'CREDIT' if cents > 0 else 'DEBIT'}</TRNTYPE><DTPOSTED>{day(row * DAYS // count)}</DTPOSTED>"
               f"<TRNAMT>{money(cents)}</TRNAMT><FITID>{2_000_000_000 - row}</FITID><NAME>{shop} {random.below(4000)}</NAME></STMTTRN>\n")


def write(path, count=1_000_000):
    """Writes the file and returns its path."""
    with open(path, "w") as file:
        file.write(ofx_head("Million Bank"))
        file.write("<BANKMSGSRSV1><STMTTRNRS><TRNUID>1</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><STMTRS><CURDEF>NOK</CURDEF>"
                   f"<BANKACCTFROM><BANKID>12345678</BANKID><ACCTID>9000000{count}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM><BANKTRANLIST>\n")
        file.writelines(rows(count))
        file.write("</BANKTRANLIST><LEDGERBAL><BALAMT>12345.67</BALAMT><DTASOF>20261120</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n")
    return path


if __name__ == "__main__":
    print(write(sys.argv[1], *map(int, sys.argv[2:])))
