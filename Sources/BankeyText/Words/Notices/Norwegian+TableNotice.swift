extension Norwegian {
  /// The messages of the table reader about columns, signs and balances. The first matching sentence is used.
  static let tableSentences: [(english: String, other: String)] = [
    (
      "The file does not show whether its balance is money or debt, so bankey does not use it.",
      "Filen viser ikke om saldoen er penger eller gjeld, så bankey bruker den ikke."
    ),
    (
      "The balances add up only in a different order of the rows, so bankey uses none of them.",
      "Saldoene stemmer, men i en annen rekkefølge enn radene, så ingen av dem brukes."
    ),
    (
      "The dates are decades ahead, as in the calendar of Nepal, which bankey cannot read. Save the table with dates of the common era.",
      "Datoene ligger flere tiår fram i tid, som i Nepals kalender, som bankey ikke kan lese. Lagre tabellen med datoer i vår tidsregning."
    ),
    ("{} of {} balances agree.", "{} av {} saldoer stemmer."),
    (
      "This balance does not follow from the one before it, though {} of {} do. A row may be missing, or an amount may leave something out, such as a fee. If the amounts are correct: {}",
      "Denne saldoen følger ikke av den før, selv om {} av {} gjør det. En rad kan mangle, eller et beløp er kanskje ikke alt som ble bokført. Hvis beløpene er riktige: {}"
    ),
    (
      "The balances show which amounts came in and which went out, except for this row: there is no other balance to compare it with. {}",
      "Saldoene viser hvilke beløp som kom inn og hvilke som gikk ut, unntatt for denne raden, der saldoen ikke har noen annen å sammenlignes med. {}"
    ),
    (
      "The columns {} could all be the amount, and bankey cannot tell which one changes the balance. {}",
      "Kolonnene {} kan alle være beløpet, og bankey vet ikke hvilken som endrer saldoen. {}"
    ),
    (
      "The amounts in column {} are counted in hundredths of the currency, so bankey divides them by 100.",
      "Beløpene i kolonne {} er i hundredeler av valutaen, så bankey deler dem på 100."
    ),
    (
      "The amounts in column {} are counted in the smallest unit of the currency, so bankey converts them.",
      "Beløpene i kolonne {} er i den minste enheten av valutaen, så bankey regner dem om."
    ),
    (
      "The amounts are in several currencies, so each currency becomes a separate account.",
      "Beløpene er i mer enn én valuta, så hver valuta blir en egen konto."
    ),
    (
      "This table has several columns of dates, and nothing shows which one is the posting date. {}",
      "Tabellen har flere kolonner med datoer, og ingenting viser hvilken som er bokføringsdatoen. {}"
    ),
    (
      "The amounts in column {} are in thousands or millions, so they are not exact. Save the table with whole amounts.",
      "Beløpene i kolonne {} er i tusen eller millioner, så de er ikke nøyaktige. Lagre tabellen med hele beløp."
    ),
    (
      "The amounts are read with a decimal comma, because {} has three decimals and all amounts end in three digits. If that is wrong, {}",
      "Beløpene leses med desimalkomma, fordi {} har tre desimaler og alle beløp slutter med tre sifre. Hvis det er feil, {}"
    ),
    (
      "The amounts are read with a decimal point, because {} has three decimals and all amounts end in three digits. If that is wrong, {}",
      "Beløpene leses med desimalpunktum, fordi {} har tre desimaler og alle beløp slutter med tre sifre. Hvis det er feil, {}"
    ),
    (
      "The amounts are read with a decimal comma, because the headers are from a country that writes amounts that way. If that is wrong, {}",
      "Beløpene leses med desimalkomma fordi overskriftene er fra et land som skriver beløp slik. Hvis det er feil, {}"
    ),
    (
      "The amounts are read with a decimal point, because the headers are from a country that writes amounts that way. If that is wrong, {}",
      "Beløpene leses med desimalpunktum fordi overskriftene er fra et land som skriver beløp slik. Hvis det er feil, {}"
    ),
    (
      "The amounts are read with a decimal comma, because countries with {} write amounts that way. If that is wrong, {}",
      "Beløpene leses med desimalkomma fordi land med {} skriver beløp slik. Hvis det er feil, {}"
    ),
    (
      "The amounts are read with a decimal point, because countries with {} write amounts that way. If that is wrong, {}",
      "Beløpene leses med desimalpunktum fordi land med {} skriver beløp slik. Hvis det er feil, {}"
    ),
    (
      "The row {} looks like a balance or a total, but it has an amount and is among the transactions. {}",
      "Raden {} ser ut som en saldo eller en sum, men står blant transaksjoner der penger gikk ut. {}"
    ),
    (
      "This row names none of your accounts as its source or destination, or its amount cannot be read.",
      "Denne raden har ingen av kontoene dine som kilde eller mål, eller beløpet kan ikke leses."
    ),
    (
      "The amounts are in the currencies beside them, or the rates have converted them all to one. {}",
      "Beløpene er i valutaene ved siden av, eller kursene har regnet alle om til én valuta. {}"
    ),
    (
      "The word {} may say that the transaction did not happen. {}",
      "Ordet {} kan bety at transaksjonen ikke ble gjennomført. {}"
    ),
    (
      "The headers are those of bookkeeping, where a debit of the account is money in. On a bank's statement it is money out. {}",
      "Overskriftene er fra et regnskap, der debet på kontoen er penger inn. På en kontoutskrift er det penger ut. {}"
    ),
    (
      "Debits and credits are equal on every day, so this is a journal of double-entry bookkeeping and not the statement of an account. Import the bank's own statement.",
      "Debet og kredit er like store hver dag, så dette er en journal fra et dobbelt bokholderi og ikke en kontoutskrift. Importer bankens egen kontoutskrift."
    ),
    (
      "The years have two digits. In this language, they may be years of a Japanese era or of the Persian calendar. Save the table with years of four digits.",
      "Årstallene har to sifre, og på dette språket kan de være regnet fra en keisers tiltredelse eller etter den persiske kalenderen. Lagre tabellen med fire sifre i årstallene."
    ),
    (
      "The row {} is the sum of the rows above it, so it may not be a transaction. {}",
      "Raden {} er summen av radene over, så den er kanskje ikke en transaksjon. {}"
    ),
    (
      "The row {} equals the sum of all other rows, so it may be a total. {}",
      "Raden {} er summen av alle andre, så den er kanskje ikke en transaksjon. {}"
    ),
    (
      "bankey does not know what {} in column {} means, and other rows have other words there. {}",
      "bankey vet ikke hva {} i kolonne {} betyr, og andre rader har andre ord der. {}"
    ),
    (
      "bankey does not know whether the rows below the title {} are posted. {}",
      "bankey vet ikke om radene under tittelen {} er bokført. {}"
    ),
    (
      "The file does not say whether the table below {} belongs to another account. If it does, save that table as a separate file. If it does not, set skip_rows = [\"…\"] with this line in the config.",
      "Filen oppgir ikke om tabellen under {} gjelder en annen konto. Hvis den gjør det, lagrer du den som en egen fil. Hvis ikke, setter du skip_rows = [\"…\"] med denne linjen i konfigurasjonen."
    ),
    (
      "The titles above the rows say whether money came in or went out, but not for this row. Save each table as its own file.",
      "Titlene over radene sier om penger kom inn eller gikk ut, men ikke for denne raden. Lagre hver tabell som en egen fil."
    ),
    (
      "bankey cannot tell whether the amounts include the fees in column {}. {}",
      "bankey vet ikke om gebyrene i kolonne {} er med i beløpene. {}"
    ),
  ]
}
