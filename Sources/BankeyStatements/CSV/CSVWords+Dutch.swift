extension CSVWords {
  static let inDutch: Language = [
    (.booked, "boekdatum boekingsdatum uitvoeringsdatum datumboeking"),
    (.day, "datum transactiedatum"),
    (.done, "datumverrichting aankoopdatum datumtransactie"),
    (.value, "rentedatum valutadatum datumverrekening"), (.valuta, "valuta"),
    (.amount, "bedrag transactiebedrag"),
    (.debit, "debet af afschrijving uitgaven"), (.credit, "credit bij bijschrijving inkomsten"),
    (.direction, "afbij bijaf debetcredit creditdebet"),
    (.balance, "saldo saldonatrn saldonamutatie saldonatransactie"),
    (.currency, "munt muntsoort"),
    (
      .description,
      "omschrijving mededelingen mededeling vrijemededeling gestructureerdemededeling toelichting naamomschrijving"
    ),
    (.type, "mutatiesoort transactietype soort"),
    (.counterparty, "naamtegenpartij handelaar tegenpartij naamtegenrekening"),
    (.name, "naam"),
    (.account, "rekening rekeningnummer ibanbban eigenrekening kredietkaart"),
    (.id, "transactiereferentie"),
  ]
}
