#!/usr/bin/env python3
"""Prints the accounts behind Lunch Flow as a SimpleFIN account set.

usage: lunchflow.py [BASE-URL] <KEY

The API key is a line on standard input.
"""
import datetime
import decimal
import json
import sys
import urllib.parse
import urllib.request

BASE = sys.argv[1] if len(sys.argv) > 1 else "https://lunchflow.app/api/v1"


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the key elsewhere."""

    def redirect_request(self, *_):
        return None


def ask(path, key):
    """The JSON at a path, with every figure exact."""
    request = urllib.request.Request(BASE + path, headers={"x-api-key": key})
    try:
        with urllib.request.build_opener(NoRedirect).open(request, timeout=30) as answer:
            return json.load(answer, parse_float=decimal.Decimal)
    except urllib.error.HTTPError as error:
        sys.exit({401: "Lunch Flow does not accept the key", 429: "Lunch Flow was asked too often"}.get(
            error.code, f"Lunch Flow answers {error.code}"))


def noon(day):
    """Noon in UTC of a day, in seconds since 1970."""
    return int(datetime.datetime.fromisoformat(day[:10] + "T12:00:00+00:00").timestamp())


def transaction(item, seen):
    """A pending one has no id: what it says is its id, and equal ones are counted."""
    key = "|".join([item["date"], str(item["amount"]), item.get("merchant") or "", item.get("description") or ""])
    if not item.get("id"):
        seen[key] = seen.get(key, 0) + 1
    return {
        "id": str(item.get("id") or f"pending|{key}|{seen[key]}"), "posted": noon(item["date"]),
        "amount": str(item["amount"]), "description": item.get("description") or item.get("merchant") or "",
        "payee": item.get("merchant") or "", "pending": bool(item.get("isPending")),
    }


def main():
    key = sys.stdin.readline().strip()
    now = int(datetime.datetime.now().timestamp())
    accounts, banks = [], {}
    for item in ask("/accounts", key)["accounts"]:
        path = "/accounts/" + urllib.parse.quote(str(item["id"]))
        balance = ask(path + "/balance", key)["balance"]
        rows = ask(path + "/transactions?include_pending=true", key)["transactions"]
        bank = item.get("institution_name") or "Lunch Flow"
        banks[bank] = {"conn_id": bank, "name": bank, "org_id": bank, "sfin_url": ""}
        seen = {}
        accounts.append({
            "id": str(item["id"]), "conn_id": bank, "name": item["name"],
            "currency": item.get("currency") or balance["currency"], "balance": str(balance["amount"]),
            "balance-date": now, "transactions": [transaction(row, seen) for row in rows],
        })
    json.dump({"errlist": [], "accounts": accounts, "connections": list(banks.values())}, sys.stdout)


if __name__ == "__main__":
    main()
