#!/usr/bin/env python3
"""Prints the accounts of an hledger journal as a SimpleFIN account set.

usage: hledger.py JOURNAL [QUERY...]
"""
import csv
import datetime
import io
import json
import subprocess
import sys


def hledger(journal, *words):
    """Runs hledger and returns the rows of its CSV."""
    end = subprocess.run(["hledger", "-f", journal, *words], capture_output=True, text=True)
    if end.returncode:
        sys.exit(end.stderr.strip() or "hledger failed")
    return list(csv.DictReader(io.StringIO(end.stdout)))


def noon(day):
    """Noon in UTC of a day, in seconds since 1970."""
    return int(datetime.datetime.fromisoformat(day.replace("/", "-") + "T12:00:00+00:00").timestamp())


def accounts(journal, query):
    """Assets and liabilities, one for each account and commodity, with hledger's own balances."""
    names = subprocess.run(
        ["hledger", "-f", journal, "accounts", *(query or ["type:al"])], capture_output=True, text=True
    )
    if names.returncode:
        sys.exit(names.stderr.strip() or "hledger failed")
    found = {}
    for name in names.stdout.splitlines():
        rows = hledger(journal, "bal", "--flat", "-N", "-E", "-O", "csv", "--layout=bare", "^" + re_escape(name) + "$")
        for row in rows:
            found[name, row["commodity"]] = row["balance"]
    return found


def re_escape(text):
    """The name as a regular expression that matches nothing else."""
    return "".join("\\" + c if c in r"\^$.|?*+()[]{}" else c for c in text)


def plain(amount):
    """An amount in plain digits, regardless of the journal's marks for decimals and thousands."""
    amount = amount.strip().replace(" ", "").replace("'", "").replace("\u00a0", "")
    last = max(amount.rfind("."), amount.rfind(","))
    if amount.count(".") + amount.count(",") == 0:
        return amount
    if amount.count(amount[last]) > 1:
        return amount.replace(amount[last], "")
    whole, rest = amount[:last].lstrip("-+"), amount[last + 1 :]
    if whole.isdigit() and whole != "0" and len(whole) <= 3 and len(rest) == 3:
        sys.exit(f"{amount} may be thousands or decimals; add a commodity directive with two decimals to the journal")
    return amount[:last].replace(".", "").replace(",", "") + "." + amount[last + 1 :]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    journal, query = sys.argv[1], sys.argv[2:]
    today = noon(datetime.date.today().isoformat())
    sets = {}
    for (name, commodity), balance in accounts(journal, query).items():
        sets[name, commodity] = {
            "id": f"{name} {commodity}", "conn_id": "hledger", "name": name, "currency": CODES.get(commodity, commodity),
            "balance": plain(balance), "balance-date": today, "transactions": [],
        }
    seen = {}
    for row in hledger(journal, "print", "-O", "csv"):
        account = sets.get((row["account"], row["commodity"]))
        if account is None:
            continue
        payee, _, note = row["description"].partition(" | ")
        # No id in a journal lasts, so what a posting says is its id; equal ones are counted.
        key = "|".join([row["account"], row["commodity"], row["date"], row["code"], row["description"], row["amount"]])
        seen[key] = seen.get(key, 0) + 1
        one = {
            "id": f"{key}|{seen[key]}", "posted": noon(row["date"]), "amount": plain(row["amount"]),
            "description": note or row["description"], "pending": (row["posting-status"] or row["status"]) == "!",
        }
        if note:
            one["payee"] = payee
        account["transactions"].append(one)
    json.dump({
        "errlist": [], "accounts": list(sets.values()),
        "connections": [{"conn_id": "hledger", "name": "hledger", "org_id": "hledger", "sfin_url": ""}],
    }, sys.stdout)


CODES = {"$": "USD", "€": "EUR", "£": "GBP", "kr": "NOK", "¥": "JPY"}

if __name__ == "__main__":
    main()
