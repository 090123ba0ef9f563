extension CSVWords {
  static let inGerman: Language = [
    (.booked, "buchungstag buchungsdatum buchung buchungam gebuchtam"),
    (.day, "datum"),
    (.done, "belegdatum umsatztag kaufdatum transaktionsdatum belegtag"),
    (.value, "valutadatum wertstellung wertstellungvaluta wertstellungstag wertdatum valutatag"),
    (.amount, "betrag umsatz buchungsbetrag summe umsatzbetrag betraginkontowahrung"),
    (.debit, "soll belastung lastschrift ausgabe ausgaben belastungen abgang"),
    (.credit, "haben gutschrift einnahme einnahmen gutschriften zugang"),
    (.direction, "sh sollhaben habensoll solloderhaben vorzeichen"),
    (.balance, "saldo kontostand saldonachbuchung kontosaldo neuersaldo"),
    (.currency, "wahrung waehrung buchungswahrung buchungswaehrung kontowahrung kontowaehrung whg"),
    (
      .description,
      "verwendungszweck vwz buchungstext transaktionsbeschreibung transaktionsbeschreibungzusatz beschreibung"
    ),
    (.description, "zahlungszweck verwendung buchungsdetails text mitteilung buchungsinformation"),
    (.type, "umsatzart umsatztyp vorgang transaktionstyp buchungsart vorgangverwendungszweck"),
    (
      .counterparty, "empfanger empfaenger beguenstigterzahlungspflichtiger begunstigterzahlungspflichtiger gegenpartei"
    ),
    (.counterparty, "auftraggeberempfanger auftraggeberempfaenger namezahlungsbeteiligter handler partner partnername"),
    (.counterparty, "auftraggeberbegunstigter auftraggeberbeguenstigter empfangerzahlungspflichtiger begunstigter"),
    (.payer, "zahlungspflichtiger auftraggeber zahlungspflichtigerr"),
    (.payee, "zahlungsempfanger zahlungsempfaenger zahlungsempfangerin zahlungsempfaengerin"),
    (
      .account, "auftragskonto auftraggeberkonto ibanauftragskonto ibanauftraggeberkonto eigenesonto eigeneskonto karte"
    ),
    (.account, "kontokarte kreditkarte kartennummer"),
    (.number, "kontonummer kontonummeriban kontonr ibankontonummer konto"),
    (.accountName, "kontoname bezeichnungauftragskonto kontobezeichnung"),
    (.id, "transaktionsid transaktionsnummer umsatzid"),
    (.status, "status info buchungsstatus"),
  ]
}
