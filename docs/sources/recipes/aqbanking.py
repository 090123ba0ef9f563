#!/usr/bin/env python3
"""Asks a German bank through FinTS with AqBanking, and prints a SimpleFIN account set.

usage: aqbanking.py PINFILE BANKCODE ACCOUNT [DAYS]

The PIN is in AqBanking's own PIN file, which only you can read. No question for a TAN can be answered here.
"""
import csv
import datetime
import io
import json
import os
import subprocess
import sys
import tempfile
from fractions import Fraction


def aqbanking(*words):
    """Runs aqbanking-cli and returns what it prints."""
    end = subprocess.run(["aqbanking-cli", *words], capture_output=True, text=True)
    if end.returncode:
        sys.exit((end.stderr.strip().splitlines() or ["aqbanking-cli failed"])[-1])
    return end.stdout


def decimal(rational):
    """`-1050/100` in plain digits, exactly. Refuses what has no end."""
    value = Fraction(rational.replace(" ", ""))
    for places in range(19):
        scaled = value * 10**places
        if scaled.denominator == 1:
            digits = str(abs(scaled.numerator)).rjust(places + 1, "0")
            sign = "-" if value < 0 else ""
            return sign + (digits[:-places] + "." + digits[-places:] if places else digits)
    sys.exit(f"{rational} is no decimal amount")


def noon(day):
    """Noon in UTC of `2026/11/20`, in seconds since 1970."""
    return int(datetime.datetime.fromisoformat(day.replace("/", "-") + "T12:00:00+00:00").timestamp())


def texts(row, name, count):
    """The parts of a text that AqBanking spreads over numbered columns."""
    parts = [row.get(f"{name}[{n}]", "") for n in range(count)] if f"{name}[0]" in row else [row.get(name, "")]
    return " ".join(part.strip() for part in parts if part and part.strip())


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__.strip())
    pins, bank, number = sys.argv[1:4]
    days = int(sys.argv[4]) if len(sys.argv) > 4 else 89
    first = (datetime.date.today() - datetime.timedelta(days=days)).strftime("%Y%m%d")
    with tempfile.TemporaryDirectory() as folder:
        context = os.path.join(folder, "context")
        aqbanking(
            "-n", "-P", pins, "request", "-c", context, "-b", bank, "-a", number, "--transactions", "--balance",
            f"--fromdate={first}")
        rows = aqbanking("export", "-c", context, "--exporter=csv", "--profile=full")
        balances = aqbanking("listbal", "-c", context)
    account = {
        "id": f"{bank} {number}", "conn_id": bank, "name": number, "currency": "EUR", "transactions": [],
        "balance-date": noon(datetime.date.today().isoformat()),
    }
    seen = {}
    for row in csv.DictReader(io.StringIO(rows), delimiter=";"):
        account["currency"] = row["value_currency"] if "value_currency" in row else row.get("value/currency", "EUR")
        amount = decimal(row.get("value_value") or row["value/value"])
        text = texts(row, "purpose", 12) or row.get("transactionText", "")
        key = "|".join([row["date"], amount, texts(row, "remoteName", 2), text, row.get("endToEndReference", "")])
        seen[key] = seen.get(key, 0) + 1
        account["transactions"].append({
            "id": row.get("fiId") or f"{key}|{seen[key]}", "posted": noon(row["date"]), "amount": amount,
            "description": text, "payee": texts(row, "remoteName", 2),
        })
    found = [line.split("\t") for line in balances.splitlines() if line.split("\t")[0:1] == ["Account"]]
    for parts in found:
        if number in parts:
            # `Account … booked balance, its currency`: the last figure before the currency.
            figures = [p for p in parts if p.replace("-", "", 1).replace(".", "", 1).replace(",", "", 1).isdigit()]
            account["balance"] = figures[-1].replace(",", ".") if figures else None
    if not account.get("balance"):
        sys.exit("aqbanking-cli gave no balance of this account")
    json.dump({
        "errlist": [], "accounts": [account],
        "connections": [{"conn_id": bank, "name": bank, "org_id": bank, "sfin_url": ""}],
    }, sys.stdout)


if __name__ == "__main__":
    main()
