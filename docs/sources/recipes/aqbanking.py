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
    """The parts of a text that AqBanking spreads over numbered columns: `purpose`, `purpose1`, `purpose2`, …"""
    parts = [row.get(name + (str(n) if n else "")) or "" for n in range(count)]
    return " ".join(part.strip() for part in parts if part.strip())


def booked(balances, number):
    """The booked balance of an account and its day, from lines `04.11.2026|1087.50|1234567890`."""
    for line in balances.splitlines():
        day, amount, account = line.split("|")
        if account == number:
            return amount, noon("/".join(reversed(day.split("."))))
    sys.exit("aqbanking-cli gave no booked balance of this account")


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
        balances = aqbanking(
            "listbal", "-c", context, "-bt", "booked", "-T", "$(dateAsString)|$(valueAsString)|$(accountnumber)")
    balance, day = booked(balances, number)
    account = {
        "id": f"{bank} {number}", "conn_id": bank, "name": number, "currency": "EUR", "balance": balance,
        "balance-date": day, "transactions": [],
    }
    seen = {}
    for row in csv.DictReader(io.StringIO(rows), delimiter=";"):
        account["currency"] = row["value_currency"]
        amount = decimal(row["value_value"])
        text = texts(row, "purpose", 12) or row["transactionText"]
        payee = texts(row, "remoteName", 2)
        key = "|".join([row["date"], amount, payee, text, row["endToEndReference"]])
        seen[key] = seen.get(key, 0) + 1
        account["transactions"].append({
            "id": row["fiId"] or f"{key}|{seen[key]}", "posted": noon(row["date"]), "amount": amount,
            "description": text, "payee": payee,
        })
    json.dump({
        "errlist": [], "accounts": [account],
        "connections": [{"conn_id": bank, "name": bank, "org_id": bank, "sfin_url": ""}],
    }, sys.stdout)


if __name__ == "__main__":
    main()
