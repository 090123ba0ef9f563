extension Norwegian {
  /// What the reader of tables says of columns, signs and balances. Of two that fit, the first counts.
  static let tableSentences: [(english: String, other: String)] = [
    ("A statement holds neither entries nor balances.", "En kontoutskrift har verken poster eller saldoer."),
    (
      "The balances beside the transactions do not add up, so none is taken.",
      "Saldoene ved transaksjonene stemmer ikke, så ingen av dem brukes."
    ),
    (
      "The balances add up, but in another order than that of the rows, so none is taken.",
      "Saldoene stemmer, men i en annen rekkefølge enn radene, så ingen av dem brukes."
    ),
    ("{} of {} balances agree.", "{} av {} saldoer stemmer."),
    (
      "The file holds two tables with different columns. Save each of them as a file of its own.",
      "Filen har to tabeller med ulike kolonner. Lagre hver av dem som en egen fil."
    ),
    (
      "The amounts are in more than one currency, and no column says which. Save those of each currency as a file of their own.",
      "Beløpene er i mer enn én valuta, og ingen kolonne sier hvilken. Lagre beløpene i hver valuta som en egen fil."
    ),
    (
      "Whether {} in column {} means that money came in or went out is not known. {}",
      "Om {} i kolonne {} betyr at penger kom inn eller gikk ut, er ikke kjent. {}"
    ),
    (
      "Column {} says of some amounts that they went out, and a minus of others: which of them counts is not certain. {}",
      "Kolonne {} sier om noen beløp at de gikk ut, og et minus om andre: Det er ikke sikkert hva som gjelder. {}"
    ),
    (
      "In column {} some amounts have a minus and others have none, and no balance says what that means. {}",
      "I kolonne {} har noen beløp minus og andre ikke, og ingen saldo sier hva det betyr. {}"
    ),
    (
      "The balances beside the transactions contradict the amounts, so a sign or a column may be misread. If the amounts are right: {}",
      "Saldoene ved transaksjonene stemmer ikke med beløpene, så et fortegn eller en kolonne kan være feil tolket. Hvis beløpene er riktige: {}"
    ),
    (
      "This balance does not follow from the one before it, though {} of {} do. A row may be missing, or an amount may not be all that was booked. If the amounts are right: {}",
      "Denne saldoen følger ikke av den før, selv om {} av {} gjør det. En rad kan mangle, eller et beløp er kanskje ikke alt som ble bokført. Hvis beløpene er riktige: {}"
    ),
    (
      "The balances show which amounts came in and which went out, but not of the oldest row, before which none stands. {}",
      "Saldoene viser hvilke beløp som kom inn og hvilke som gikk ut, men ikke for den eldste raden, som ingen saldo står foran. {}"
    ),
    (
      "The columns {} are all called the amount, and which of them the account moves by is not certain. {}",
      "Kolonnene {} heter alle beløp, og det er ikke sikkert hvilken av dem som er kontoens. {}"
    ),
    (
      "The amounts in column {} are counted in hundredths of the currency, which bankey does not read. Divide them by 100, and give the column another header.",
      "Beløpene i kolonne {} er i hundredeler av valutaen, og det kan ikke bankey lese. Del dem på 100, og gi kolonnen en annen overskrift."
    ),
    (
      "The amounts are read with a decimal point, because the headers are of a country that writes so. If that is wrong: {}",
      "Beløpene leses med desimalpunktum fordi overskriftene er fra et land som skriver slik. Hvis det er feil: {}"
    ),
    (
      "The row {} is called a balance or a sum, but stands among the transactions with money that went out. {}",
      "Raden {} heter en saldo eller en sum, men står blant transaksjonene med penger som gikk ut. {}"
    ),
    (
      "What {} in column {} says of a transaction is not known, though other words there are. {}",
      "Det er ukjent hva {} i kolonne {} sier om en transaksjon, selv om andre ord der er kjent. {}"
    ),
    (
      "Whether the amounts include the fees in column {} is not certain. {}",
      "Det er ikke sikkert om gebyrene i kolonne {} er med i beløpene. {}"
    ),
    (
      "Column {} holds one side only, and which column holds the amounts of the other rows is not known. {}",
      "Kolonne {} har bare beløp inn eller bare beløp ut, og det er ukjent hvilken kolonne som har beløpene i de andre radene. {}"
    ),
    (
      "All figures in column {} are zero, and other columns may be the amount. {}",
      "Alle beløpene i kolonne {} er null, og beløpet kan stå i en annen kolonne. {}"
    ),
    (
      "The balances beside the transactions do not add up: from {} one does not follow from the one before; of all, {} is missing.",
      "Saldoene ved transaksjonene stemmer ikke: Fra {} følger en saldo ikke av den forrige; av alt mangler {}."
    ),
    (
      "The amounts are read with a decimal point, because {}. If that is wrong: {}",
      "Beløpene er lest med desimalpunktum, fordi {}. Hvis det er feil: {}"
    ),
    (
      "This is a table, but none of its columns holds dates that can be read.",
      "Dette er en tabell, men ingen av kolonnene har datoer som kan leses."
    ),
    (
      "This is a table, but which of its columns are the date and the amount is not certain. {}",
      "Dette er en tabell, men det er ikke sikkert hvilke kolonner som er dato og beløp. {}"
    ),
    (
      "{} of the config is for this file, but the file has no column {}. Its columns are {}.",
      "{} i konfigurasjonen gjelder denne filen, men filen har ingen kolonne {}. Kolonnene er {}."
    ),
    (
      "{} of the config is for this file, but no table is found as it says. Look at its skip, its delimiter and the numbers of its columns.",
      "{} i konfigurasjonen gjelder denne filen, men tabellen finnes ikke slik den sier. Se på skip, delimiter og kolonnenumrene."
    ),
    (
      "Read so: dates from column {}, amounts with a decimal {} from {}, texts from {}; whether money came or went by {}.",
      "Lest slik: datoer fra kolonne {}, beløp med desimal{} fra {}, tekster fra {}; om penger kom eller gikk etter {}."
    ),
    (
      "Read so as {} says: dates from column {}, amounts with a decimal {} from {}, texts from {}; whether money came or went by {}.",
      "Lest slik {} sier: datoer fra kolonne {}, beløp med desimal{} fra {}, tekster fra {}; om penger kom eller gikk etter {}."
    ),
    ("the balances", "saldoene"), ("the words in column {}", "ordene i kolonne {}"),
    ("{}, the only column of text", "{}, den eneste tekstkolonnen"), ("{}, the columns of text", "{}, tekstkolonnene"),
  ]
}
