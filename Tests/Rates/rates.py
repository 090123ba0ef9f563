#!/usr/bin/env python3
"""Invented euro reference rates in the form of the European Central Bank's files, and figures to compare with.

rates.py write FOLDER [NEWEST]  writes eurofxref-daily.xml, -hist-90d.xml and -hist.xml; NEWEST is the last day
rates.py convert FILE           converts amounts with every day of a file, by Python's decimal

The rates are a random walk with a fixed seed: none is a real one.
"""
import datetime
import random
import sys
import xml.etree.ElementTree as ElementTree
from decimal import ROUND_HALF_EVEN, Decimal, localcontext

# Code, first rate, decimals, first and last day ("" is never).
CURRENCIES = [
    ("USD", "1.1789", 4, "", ""), ("JPY", "133.73", 2, "", ""), ("BGN", "1.9558", 4, "2000-07-19", "2025-12-31"),
    ("CZK", "35.107", 3, "", ""), ("DKK", "7.4501", 4, "", ""), ("GBP", "0.71110", 5, "", ""),
    ("HUF", "251.48", 2, "", ""), ("PLN", "4.0712", 4, "", ""), ("RON", "1.3111", 4, "2005-07-01", ""),
    ("SEK", "9.4696", 4, "", ""), ("CHF", "1.6168", 4, "", ""), ("ISK", "81.48", 2, "", "2008-12-09"),
    ("NOK", "8.8550", 4, "", ""), ("HRK", "7.3400", 4, "2000-12-01", "2022-12-30"),
    ("RUB", "25.2875", 4, "", "2022-03-01"), ("TRL", "372274", 0, "", "2004-12-31"),
    ("TRY", "1.8260", 4, "2005-01-03", ""), ("AUD", "1.9100", 4, "", ""), ("BRL", "2.6010", 4, "2008-01-02", ""),
    ("CAD", "1.8004", 4, "", ""), ("CNY", "10.4130", 4, "2005-04-01", ""), ("HKD", "9.1332", 4, "", ""),
    ("IDR", "9433.61", 2, "", ""), ("ILS", "5.3250", 4, "2011-01-03", ""), ("INR", "58.1020", 4, "2009-01-02", ""),
    ("KRW", "1398.59", 2, "", ""), ("MXN", "11.2470", 4, "2008-01-02", ""), ("MYR", "4.4798", 4, "", ""),
    ("NZD", "2.2229", 4, "", ""), ("PHP", "45.510", 3, "", ""), ("SGD", "1.9554", 4, "", ""),
    ("THB", "42.6799", 4, "", ""), ("ZAR", "6.9358", 4, "", ""),
]
# Cents of several currencies, converted to one; some ties and large figures among them.
AMOUNTS = [("USD", 98135049), ("EUR", 22000), ("GBP", -5083), ("JPY", 1204000), ("SEK", 1), ("IDR", 987654321012345)]
BASES = [("NOK", 2), ("JPY", 0)]
DECIMALS = {"JPY": 0, "KRW": 0, "ISK": 0}


def holidays(year):
    a, b, c = year % 19, year // 100, year % 100
    d = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    e = (32 + 2 * (b % 4) + 2 * (c // 4) - d - c % 4) % 7
    f = d + e - 7 * ((a + 11 * d + 22 * e) // 451) + 114
    easter = datetime.date(year, f // 31, f % 31 + 1)
    fixed = [(1, 1), (5, 1), (12, 25), (12, 26)]
    return {datetime.date(year, *day) for day in fixed} | {easter + datetime.timedelta(days=n) for n in (-2, 1)}


def days(newest):
    day = datetime.date(1999, 1, 4)
    while day <= newest:
        if day.weekday() < 5 and day not in holidays(day.year):
            yield day
        day += datetime.timedelta(days=1)


def walk(newest):
    chance = random.Random(1999)
    units = {code: int(Decimal(rate).scaleb(places)) for code, rate, places, _, _ in CURRENCIES}
    for day in days(newest):
        rates = []
        for code, _, places, first, last in CURRENCIES:
            step = max(1, units[code] // 180)
            units[code] = max(units[code] // 2 + 1, units[code] + chance.randint(-step, step))
            if (not first or day.isoformat() >= first) and (not last or day.isoformat() <= last):
                rates.append((code, Decimal(units[code]).scaleb(-places)))
        yield day, rates


def document(found):
    lines = ['<?xml version="1.0" encoding="UTF-8"?>'
             '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" '
             'xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates'
             '</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender><Cube>']
    for day, rates in reversed(found):
        cubes = "".join(f'<Cube currency="{code}" rate="{rate.normalize():f}"/>' for code, rate in rates)
        lines.append(f'<Cube time="{day}">{cubes}</Cube>')
    return "\n".join(lines) + "\n</Cube></gesmes:Envelope>\n"


def write(folder, newest):
    found = list(walk(newest))
    quarter = [entry for entry in found if (newest - entry[0]).days < 90]
    for name, entries in [("daily", found[-1:]), ("hist-90d", quarter), ("hist", found)]:
        with open(f"{folder}/eurofxref-{name}.xml", "w", encoding="ascii") as file:
            file.write(document(entries))


def read(path):
    for cube in ElementTree.parse(path).iter("{http://www.ecb.int/vocabulary/2002-08-01/eurofxref}Cube"):
        if "time" in cube.attrib:
            yield cube.get("time"), {rate.get("currency"): Decimal(rate.get("rate")) for rate in cube} | {"EUR": Decimal(1)}


def convert(path):
    with localcontext() as context:
        context.prec = 400
        for day, rates in read(path):
            for base, places in BASES:
                parts = [(Decimal(cents).scaleb(-DECIMALS.get(code, 2)) * rates[base], rates[code])
                         for code, cents in AMOUNTS]
                # One fraction, so that a tie is a tie: the decimals of a third never end.
                top, bottom = Decimal(0), Decimal(1)
                for numerator, denominator in parts:
                    top, bottom = top * denominator + numerator * bottom, bottom * denominator
                figures = [numerator / denominator for numerator, denominator in parts] + [top / bottom]
                unit = Decimal(1).scaleb(-places)
                print(day, base, *(f"{figure.quantize(unit, ROUND_HALF_EVEN):f}" for figure in figures))


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(sys.argv[2], datetime.date.fromisoformat(sys.argv[3] if len(sys.argv) > 3 else "2026-11-20"))
    else:
        convert(sys.argv[2])
