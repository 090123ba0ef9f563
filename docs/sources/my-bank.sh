#!/bin/sh
# A source of bankey's: prints what a bank says as an account set of SimpleFIN.
#
# This bank is a folder with tables, as if downloaded by another program: accounts.csv has a line "id,name,currency,balance,day" for
# each account, and ID.csv a line "id,day,amount,pending or posted,text" for each of its transactions. Replace the two calls of
# `ask` by what asks your bank. A secret, where there is one, stands on the standard input: `read -r token`.
set -eu

folder=${1:?the folder of the bank is missing}

# What the bank says under a name.
ask() { cat "$folder/$1.csv"; }

# A text as JSON has it.
quoted() { printf '"%s"' "$(printf %s "$1" | tr -d '\000-\037' | sed 's/[\\"]/\\&/g')"; }

# The noon of a day, in seconds: for most of the world that is the same day.
seconds() { date -u -d "$1 12:00" +%s; }

transactions() {
  comma=
  while IFS=, read -r id day amount state text; do
    printf '%s{"id":%s,"posted":%s,"amount":%s,"description":%s' \
      "$comma" "$(quoted "$id")" "$(seconds "$day")" "$(quoted "$amount")" "$(quoted "$text")"
    if [ "$state" = pending ]; then printf ',"pending":true'; fi
    printf '}'
    comma=,
  done
}

accounts() {
  comma=
  while IFS=, read -r id name currency balance day; do
    printf '%s{"id":%s,"name":%s,"conn_id":"my-bank","currency":%s,"balance":%s,"balance-date":%s,"transactions":[' \
      "$comma" "$(quoted "$id")" "$(quoted "$name")" "$(quoted "$currency")" "$(quoted "$balance")" "$(seconds "$day")"
    # Asked before anything is made of it: what fails must end the script, not look like an account without transactions.
    rows=$(ask "$id")
    if [ -n "$rows" ]; then printf '%s\n' "$rows" | transactions; fi
    printf ']}\n'
    comma=,
  done
}

# When the bank says nothing, nothing is printed: what bankey has stays, with its age.
list=$(ask accounts)
printf '{"errlist":[],"connections":[{"conn_id":"my-bank","name":"My Bank","org_id":"my-bank","sfin_url":""}],"accounts":[\n'
printf '%s\n' "$list" | accounts
printf ']}\n'
