extension Norwegian {
  /// The messages of the table reader about columns, signs and balances. The first matching sentence is used.
  static let tableSentences: [(english: String, other: String)] = [
    (
      "The balances add up, but in an order other than that of the rows, so bankey uses none of them.",
      "Saldoene stemmer, men i en annen rekkefølge enn radene, så ingen av dem brukes."
    ),
    ("{} of {} balances agree.", "{} av {} saldoer stemmer."),
    (
      "This balance does not follow from the one before it, though {} of {} do. A row may be missing, or an amount may not be all that was booked. If the amounts are right: {}",
      "Denne saldoen følger ikke av den før, selv om {} av {} gjør det. En rad kan mangle, eller et beløp er kanskje ikke alt som ble bokført. Hvis beløpene er riktige: {}"
    ),
    (
      "The balances show which amounts came in and which went out, except for the oldest row, which has no balance before it. {}",
      "Saldoene viser hvilke beløp som kom inn og hvilke som gikk ut, unntatt for den eldste raden, som ikke har noen saldo før seg. {}"
    ),
    (
      "The columns {} could all be the amount, and bankey cannot tell which one changes the balance. {}",
      "Kolonnene {} kan alle være beløpet, og bankey vet ikke hvilken som endrer saldoen. {}"
    ),
    (
      "The amounts in column {} are counted in hundredths of the currency, which bankey does not read. Divide them by 100, and give the column another header.",
      "Beløpene i kolonne {} er i hundredeler av valutaen, og det kan bankey ikke lese. Del dem på 100, og gi kolonnen en annen overskrift."
    ),
    (
      "The amounts are read with a decimal comma, because the headers are from a country that writes amounts that way. If that is wrong: {}",
      "Beløpene leses med desimalkomma fordi overskriftene er fra et land som skriver beløp slik. Hvis det er feil: {}"
    ),
    (
      "The amounts are read with a decimal point, because the headers are from a country that writes amounts that way. If that is wrong: {}",
      "Beløpene leses med desimalpunktum fordi overskriftene er fra et land som skriver beløp slik. Hvis det er feil: {}"
    ),
    (
      "The row {} looks like a balance or a sum, but it is among transactions with money out. {}",
      "Raden {} ser ut som en saldo eller en sum, men står blant transaksjoner der penger gikk ut. {}"
    ),
    (
      "bankey does not know what {} in column {} means, though it knows other words there. {}",
      "bankey vet ikke hva {} i kolonne {} betyr, selv om andre ord der er kjent. {}"
    ),
    (
      "bankey cannot tell whether the amounts include the fees in column {}. {}",
      "bankey vet ikke om gebyrene i kolonne {} er med i beløpene. {}"
    ),
  ]
}
