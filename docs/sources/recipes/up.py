#!/usr/bin/env python3
"""Prints the accounts at Up (Australia) as a SimpleFIN account set.

usage: up.py [DAYS] [BASE-URL] <TOKEN

The personal access token is a line on standard input.
"""
import datetime
import json
import sys
import urllib.parse
import urllib.request

BASE = sys.argv[2] if len(sys.argv) > 2 else "https://api.up.com.au/api/v1"


def ask(url, token):
    """The JSON at an address of the same host; all others are refused, because they would get the token."""
    if urllib.parse.urlsplit(url)[:2] != urllib.parse.urlsplit(BASE)[:2]:
        sys.exit("Up names a page on another host")
    request = urllib.request.Request(url, headers={"Authorization": "Bearer " + token})
    try:
        with urllib.request.build_opener(NoRedirect).open(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit({401: "Up does not accept the token", 429: "Up received too many requests"}.get(
            error.code, f"Up answers {error.code}"))


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the token elsewhere."""

    def redirect_request(self, *_):
        return None


def pages(url, token):
    """The items of all pages."""
    while url:
        page = ask(url, token)
        yield from page["data"]
        url = page["links"]["next"]


def moment(text):
    """Seconds since 1970."""
    return int(datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp())


def transaction(item):
    """Money in is positive. A held transaction has no posting day yet."""
    said = item["attributes"]
    return {
        "id": item["id"], "posted": moment(said["settledAt"] or said["createdAt"]), "amount": said["amount"]["value"],
        "transacted_at": moment(said["createdAt"]), "pending": said["status"] == "HELD",
        "description": said["rawText"] or said["description"], "payee": said["description"],
        "memo": said["message"] or "",
    }


def main():
    days = int(sys.argv[1]) if len(sys.argv) > 1 else 365
    token = sys.stdin.readline().strip()
    now = datetime.datetime.now(datetime.timezone.utc)
    since = urllib.parse.quote((now - datetime.timedelta(days=days)).isoformat(timespec="seconds"))
    accounts = []
    for item in pages(BASE + "/accounts?page%5Bsize%5D=100", token):
        said = item["attributes"]
        query = f"/accounts/{urllib.parse.quote(item['id'])}/transactions?page%5Bsize%5D=100&filter%5Bsince%5D={since}"
        accounts.append({
            "id": item["id"], "conn_id": "up", "name": said["displayName"], "currency": said["balance"]["currencyCode"],
            # Up's balance is what can be spent.
            "balance": said["balance"]["value"], "available-balance": said["balance"]["value"],
            "balance-date": int(now.timestamp()),
            "transactions": [transaction(t) for t in pages(BASE + query, token)],
        })
    json.dump({
        "errlist": [], "accounts": accounts,
        "connections": [{"conn_id": "up", "name": "Up", "org_id": "up", "sfin_url": ""}],
    }, sys.stdout)


if __name__ == "__main__":
    main()
