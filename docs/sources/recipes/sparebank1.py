#!/usr/bin/env python3
"""Prints the accounts at a bank of SpareBank 1 (Norway) as a SimpleFIN account set.

usage: sparebank1.py TOKENFILE [DAYS] [BASE-URL] <CLIENT

The client's id and secret are a line on standard input, with a blank between them. TOKENFILE holds the refresh
token, which only you can read; each run replaces it, and it is good for 30 days.
"""
import datetime
import decimal
import json
import os
import sys
import urllib.parse
import urllib.request

BASE = sys.argv[3] if len(sys.argv) > 3 else "https://api.sparebank1.no"
# All that this program may ask for. Nothing else is sent, so it cannot pay.
ALLOWED = {
    ("POST", "/oauth/token"),
    ("GET", "/personal/banking/accounts"),
    ("GET", "/personal/banking/transactions"),
}
JSON = "application/vnd.sparebank1.v1+json; charset=utf-8"


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the token elsewhere."""

    def redirect_request(self, *_):
        return None


def ask(method, path, query=None, form=None, token=None):
    """The JSON of an answer, with every figure exact."""
    if (method, path) not in ALLOWED:
        sys.exit(f"{method} {path} is not allowed")
    url = BASE + path + ("?" + urllib.parse.urlencode(query) if query else "")
    body = urllib.parse.urlencode(form).encode() if form else None
    headers = {"Authorization": "Bearer " + token, "Accept": JSON} if token else {}
    request = urllib.request.Request(url, data=body, headers=headers, method=method)
    try:
        with urllib.request.build_opener(NoRedirect).open(request, timeout=30) as answer:
            return json.load(answer, parse_float=decimal.Decimal)
    except urllib.error.HTTPError as error:
        sys.exit({400: "SpareBank 1 wants you to log in again", 401: "SpareBank 1 does not accept the login"}.get(
            error.code, f"SpareBank 1 answers {error.code}"))


def login(client, file):
    """An access token. The new refresh token is written before the old one is given up."""
    with open(file, encoding="utf-8") as old:
        refresh = old.read().strip()
    answer = ask("POST", "/oauth/token", form={
        "grant_type": "refresh_token", "refresh_token": refresh, "client_id": client[0], "client_secret": client[1]})
    fresh = os.open(file + ".new", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(fresh, "w", encoding="utf-8") as new:
        new.write(answer.get("refresh_token", refresh) + "\n")
    os.replace(file + ".new", file)
    return answer["access_token"]


def noon(milliseconds):
    """Noon in UTC of the day in Norway that a time in milliseconds is in, in seconds since 1970."""
    day = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.timezone.utc) + datetime.timedelta(hours=2)
    return int(day.replace(hour=12, minute=0, second=0, microsecond=0).timestamp())


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    days = int(sys.argv[2]) if len(sys.argv) > 2 else 365
    client = sys.stdin.readline().split()
    if len(client) != 2:
        sys.exit("give the client's id and secret on one line")
    token = login(client, sys.argv[1])
    today = datetime.date.today()
    first = today - datetime.timedelta(days=days)
    now = int(datetime.datetime.now().timestamp())
    accounts, troubles = [], []
    found = ask("GET", "/personal/banking/accounts", {"includeCreditCardAccounts": "true"}, token=token)
    for item in found["accounts"]:
        answer = ask("GET", "/personal/banking/transactions", {
            "accountKey": item["key"], "fromDate": first, "toDate": today, "rowLimit": 10000}, token=token)
        troubles += [{"code": "act.failed", "msg": str(e.get("message", e)), "account_id": item["key"],
                      "conn_id": "sparebank1"} for e in answer.get("errors") or []]
        rows, seen = [], {}
        for row in answer["transactions"]:
            # The bank's ids do not last: what a row says is its id, and equal ones are counted.
            key = "|".join([str(row["date"]), str(row["amount"]), row.get("description") or "", row.get("typeCode") or ""])
            seen[key] = seen.get(key, 0) + 1
            rows.append({
                "id": f"{key}|{seen[key]}", "posted": noon(row["date"]), "amount": str(row["amount"]),
                "description": row.get("description") or "", "payee": row.get("remoteAccountName") or "",
                "pending": row.get("bookingStatus") != "BOOKED",
            })
        accounts.append({
            "id": item["accountNumber"], "conn_id": "sparebank1", "name": item["name"], "currency": item["currencyCode"],
            "balance": str(item["balance"]), "available-balance": str(item["availableBalance"]), "balance-date": now,
            "transactions": rows,
        })
    json.dump({
        "errlist": troubles, "accounts": accounts,
        "connections": [{"conn_id": "sparebank1", "name": "SpareBank 1", "org_id": "sparebank1", "sfin_url": ""}],
    }, sys.stdout)


if __name__ == "__main__":
    main()
