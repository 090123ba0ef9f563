#!/usr/bin/env python3
"""Prints the accounts behind Akahu (New Zealand) as a SimpleFIN account set.

usage: akahu.py [DAYS] [BASE-URL] <TOKENS

The app token and the user token are a line on standard input, with a blank between them.
"""
import datetime
import decimal
import json
import sys
import urllib.parse
import urllib.request

BASE = sys.argv[2] if len(sys.argv) > 2 else "https://api.akahu.io/v1"


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the tokens elsewhere."""

    def redirect_request(self, *_):
        return None


def ask(path, tokens):
    """The JSON at a path, with every figure exact."""
    headers = {"X-Akahu-Id": tokens[0], "Authorization": "Bearer " + tokens[1]}
    request = urllib.request.Request(BASE + path, headers=headers)
    try:
        with urllib.request.build_opener(NoRedirect).open(request, timeout=30) as answer:
            return json.load(answer, parse_float=decimal.Decimal)
    except urllib.error.HTTPError as error:
        sys.exit({401: "Akahu does not accept the tokens", 429: "Akahu was asked too often"}.get(
            error.code, f"Akahu answers {error.code}"))


def moment(text):
    """Seconds since 1970."""
    return int(datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp())


def transactions(account, start, tokens):
    """The booked transactions of all pages."""
    cursor = None
    while True:
        query = {"start": start} | ({"cursor": cursor} if cursor else {})
        page = ask(f"/accounts/{urllib.parse.quote(account)}/transactions?{urllib.parse.urlencode(query)}", tokens)
        for item in page["items"]:
            yield {
                "id": item["_id"], "posted": moment(item["date"]), "amount": str(item["amount"]),
                "description": item["description"],
            }
        cursor = page["cursor"]["next"]
        if not cursor:
            return


def main():
    days = int(sys.argv[1]) if len(sys.argv) > 1 else 365
    tokens = sys.stdin.readline().split()
    if len(tokens) != 2:
        sys.exit("give the app token and the user token on one line")
    now = datetime.datetime.now(datetime.timezone.utc)
    start = (now - datetime.timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")
    # Pending ones have no lasting id: what they say is their id, and equal ones are counted.
    pending, seen = {}, {}
    for item in ask("/transactions/pending", tokens)["items"]:
        key = "|".join([item["_account"], item["date"], str(item["amount"]), item["description"]])
        seen[key] = seen.get(key, 0) + 1
        pending.setdefault(item["_account"], []).append({
            "id": f"pending|{key}|{seen[key]}", "posted": moment(item["date"]), "amount": str(item["amount"]),
            "description": item["description"], "pending": True,
        })
    accounts = []
    for item in ask("/accounts", tokens)["items"]:
        balance = item["balance"]
        one = {
            "id": item["_id"], "conn_id": "akahu", "name": item["name"], "currency": balance["currency"],
            "balance": str(balance["current"]), "balance-date": int(now.timestamp()),
            "transactions": list(transactions(item["_id"], start, tokens)) + pending.get(item["_id"], []),
        }
        if balance.get("available") is not None:
            one["available-balance"] = str(balance["available"])
        accounts.append(one)
    json.dump({
        "errlist": [], "accounts": accounts,
        "connections": [{"conn_id": "akahu", "name": "Akahu", "org_id": "akahu", "sfin_url": ""}],
    }, sys.stdout)


if __name__ == "__main__":
    main()
