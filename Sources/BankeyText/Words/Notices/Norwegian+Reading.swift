extension Norwegian {
  /// The reasons for skipped rows, discrepancies, and how a table was read. The first matching sentence is used.
  static let readingSentences: [(english: String, other: String)] = [
    (
      "The month of {} is shorter, so bankey uses its last day: {}.",
      "Måneden i {} er kortere, så bankey bruker månedens siste dag: {}."
    ),
    (
      "No amount has a minus, although a type says that money went out. That is too little proof, so the amounts count as written.",
      "Ingen beløp har minus, selv om en type sier at penger gikk ut. Det beviser for lite, så beløpene gjelder slik de står."
    ),
    ("The bank counts {} debits here, and bankey {}.", "Banken teller {} debetposteringer her, og bankey {}."),
    ("The bank counts {} credits here, and bankey {}.", "Banken teller {} kreditposteringer her, og bankey {}."),
    ("The bank's sum is {} here, and bankey's is {}.", "Bankens sum er {} her, og bankeys er {}."),
    (
      "its amount has a minus beside the mark, and the balances do not show what it means",
      "beløpet har minus ved siden av merket, og saldoene viser ikke hva det betyr"
    ),
    ("The bank counts {} entries here, and bankey {}.", "Banken teller {} posteringer her, og bankey {}."),
    (
      "Skipped 1 balance that is marked neither credit nor debit.",
      "Hoppet over 1 saldo som verken er merket kredit eller debet."
    ),
    (
      "Skipped {} balances that are marked neither credit nor debit.",
      "Hoppet over {} saldoer som verken er merket kredit eller debet."
    ),
    (
      "1 entry in {} counts with its amount in {}: only then does the closing balance add up.",
      "1 post i {} regnes med beløpet i {}: Bare da stemmer den utgående saldoen."
    ),
    (
      "{} entries in {} count with their amounts in {}: only then does the closing balance add up.",
      "{} poster i {} regnes med beløpene i {}: Bare da stemmer den utgående saldoen."
    ),
    ("it has no date", "den har ingen dato"),
    ("it has no amount", "den har ikke noe beløp"),
    ("it has no id", "den har ingen id"),
    ("it is not an object", "den er ikke et objekt"),
    ("it has two amounts", "den har to beløp"),
    ("its amount is zero, and column {} has {}", "beløpet er null, og kolonne {} har {}"),
    ("it has {} fields, and the table has {}", "den har {} felt, og tabellen har {}"),
    ("it does not say which account it belongs to", "den oppgir ikke hvilken konto den gjelder"),
    ("it does not say which currency it is in", "den oppgir ikke hvilken valuta den er i"),
    ("it does not say whether it is debit or credit", "den sier ikke om det er debet eller kredit"),
    ("it does not say whether money came in or went out", "den sier ikke om pengene kom inn eller gikk ut"),
    ("{} does not say whether money came in or went out", "{} sier ikke om penger kom inn eller gikk ut"),
    ("the file has more than {} accounts", "filen har mer enn {} kontoer"),
    ("the bank uses it to take back an earlier one", "banken trekker tilbake en tidligere transaksjon med den"),
    ("its date is impossible", "datoen er umulig"),
    ("its amount cannot be read", "beløpet kan ikke leses"),
    ("its date {} is impossible", "datoen {} er umulig"),
    ("its amount {} cannot be read", "beløpet {} kan ikke leses"),
    ("its amount {} is not in {}", "beløpet {} er ikke i {}"),
    ("its date {} can have the day or the month first", "datoen {} kan ha dagen eller måneden først"),
    (
      "no amount in the file has a minus sign, and its type {} does not say whether money came in or went out",
      "ingen beløp i filen har minustegn, og typen {} sier ikke om penger kom inn eller gikk ut"
    ),
    (
      "its amount has a plus sign, but its type {} says that money went out",
      "beløpet har plusstegn, men typen {} sier at penger gikk ut"
    ),
    ("its status {} is unknown", "statusen {} er ukjent"),
    ("it is longer than {} bytes", "den er lengre enn {} byte"),
    (
      "bankey does not know what {} does to the account's cash", "bankey vet ikke hva {} gjør med kontantene på kontoen"
    ),
    (
      "Shortened {} long texts: names to {} characters, texts to {}, records to {} KB.",
      "Forkortet {} lange tekster: navn til {} tegn, tekster til {}, poster til {} KB."
    ),
    (
      "Shortened 1 long text: names to {} characters, texts to {}, records to {} KB.",
      "Forkortet 1 lang tekst: navn til {} tegn, tekster til {}, poster til {} KB."
    ),
    (
      "The statement of {} does not add up: opening balance {}, transactions {}, closing balance {}; {} is missing.",
      "Kontoutskriften for {} stemmer ikke: inngående saldo {}, transaksjoner {}, utgående saldo {}; {} mangler."
    ),
    (
      "The statement does not add up: opening balance {}, transactions {}, closing balance {}; {} is missing.",
      "Kontoutskriften stemmer ikke: inngående saldo {}, transaksjoner {}, utgående saldo {}; {} mangler."
    ),
    (
      "{} is missing between two statements, from {}: one closes with {}, the next opens with {}. A statement is missing.",
      "{} mangler mellom to kontoutskrifter, fra {}: Den ene slutter med {}, den neste begynner med {}. En kontoutskrift mangler."
    ),
    (
      "{} is missing between your balance and its source's, from {}: it should be {} and is {}.",
      "{} mangler mellom saldoen din og kildens, fra {}: Den skulle vært {} og er {}."
    ),
    (
      "The balances beside the transactions do not add up: from {}, a balance does not follow from the one before it; {} is missing in all.",
      "Saldoene ved transaksjonene stemmer ikke: Fra {} følger en saldo ikke av den forrige; i alt mangler {}."
    ),
    (
      "Dates like {} can have the day or the month first, and the file does not show which. {}",
      "Datoer som {} kan ha dagen eller måneden først, og filen viser ikke hva som gjelder. {}"
    ),
    (
      "Dates like {} are read day-first, because {}. If that is wrong, {}",
      "Datoer som {} er lest med dagen først, fordi {}. Hvis det er feil, {}"
    ),
    ("Dates like {} are read day-first, because {}.", "Datoer som {} er lest med dagen først, fordi {}."),
    (
      "Dates like {} are read month-first, because {}. If that is wrong, {}",
      "Datoer som {} er lest med måneden først, fordi {}. Hvis det er feil, {}"
    ),
    ("Dates like {} are read month-first, because {}.", "Datoer som {} er lest med måneden først, fordi {}."),
    (
      "Dates like {} are read year-first, because {}. If that is wrong, {}",
      "Datoer som {} er lest med året først, fordi {}. Hvis det er feil, {}"
    ),
    ("Dates like {} are read year-first, because {}.", "Datoer som {} er lest med året først, fordi {}."),
    ("Dates like {} are read {}, because {}.", "Datoer som {} er lest {}, fordi {}."),
    ("the two dates of each row are close only that way", "de to datoene i hver rad bare da ligger nær hverandre"),
    ("the rows are in date order only that way", "bare da står radene i rekkefølge"),
    ("the dates above the table are written that way", "datoene over tabellen er det"),
    (
      "otherwise every row would fall on the same day of the month",
      "ellers ville alle rader stå på samme dag i måneden"
    ),
    (
      "banks that write such headers put the year last",
      "banker med slike overskrifter setter året sist"
    ),
    (
      "the headers are from a country that writes the day first", "overskriftene er fra et land som skriver dagen først"
    ),
    (
      "the headers are from a country that writes the year first",
      "overskriftene er fra et land som skriver året først"
    ),
    (
      "the headers are from a country that writes the month before the day",
      "overskriftene er fra et land som skriver måneden før dagen"
    ),
    ("{} writes such tables", "{} skriver slike tabeller"),
    ("no country with a decimal comma writes the month first", "ingen land med desimalkomma skriver måneden først"),
    ("no country with {} writes the month first", "ingen land med {} skriver måneden først"),
    ("the amounts are grouped as in India", "beløpene er gruppert som i India"),
    (
      "programs that write days and months without a leading zero are American",
      "programmer som skriver dager og måneder uten ledende null, er amerikanske"
    ),
    (
      "The amounts are read with a decimal point, because {}. If that is wrong, {}",
      "Beløpene er lest med desimalpunktum, fordi {}. Hvis det er feil, {}"
    ),
    (
      "The amounts are read with a decimal comma, because {}. If that is wrong, {}",
      "Beløpene er lest med desimalkomma, fordi {}. Hvis det er feil, {}"
    ),
    (
      "The file does not show whether three digits after a mark are thousands or decimals. {}",
      "Filen viser ikke om tre sifre etter et skilletegn er tusener eller desimaler. {}"
    ),
    (
      "run bankey import --preview FILE and press c. In scripts, set it in the config: {} with {}.",
      "kjør bankey import --preview FIL og trykk c. I skript settes det i konfigurasjonen: {} med {}."
    ),
    (
      "To answer, run bankey import --preview FILE. In scripts, set it in the config: {} with {}.",
      "Kjør bankey import --preview FIL for å svare. I skript settes det i konfigurasjonen: {} med {}."
    ),
    (
      "This is a table, but none of its columns contains readable dates.",
      "Dette er en tabell, men ingen av kolonnene har lesbare datoer."
    ),
    (
      "The dates in this table have no year, and the file does not state it. {}",
      "Datoene i denne tabellen mangler årstall, og filen oppgir det ikke. {}"
    ),
    ("it is not booked yet and has no date", "den er ikke bokført ennå og har ingen dato"),
    (
      "Skipped {} that the file marks as neither income nor expense.",
      "Hoppet over {} som filen verken regner som inntekt eller utgift."
    ),
    ("1 row", "1 rad"), ("{} rows", "{} rader"),
    (
      "The dates are numbers such as {}, which bankey reads as Excel dates.",
      "Datoene er tall som {}, og bankey leser dem som Excel-datoer."
    ),
    (
      "The dates have no year, so bankey takes it from the dates around the table: {} to {}.",
      "Datoene mangler årstall, så bankey henter det fra datoene rundt tabellen: {} til {}."
    ),
    (
      "The file does not name its currency, so bankey uses USD, because the amounts have a dollar sign and the dates the month first.",
      "Filen oppgir ingen valuta, så bankey bruker USD, fordi beløpene har dollartegn og datoene måneden først."
    ),
    (
      "This is a table, but bankey does not know which columns contain the date and the amount. {}",
      "Dette er en tabell, men bankey vet ikke hvilke kolonner som inneholder dato og beløp. {}"
    ),
    (
      "This looks like a table with “{}” between its fields, but no bank in bankey's catalog writes such tables. {}",
      "Dette ser ut som en tabell med «{}» mellom feltene, men ingen bank som bankey kjenner, skriver slike tabeller. {}"
    ),
    (
      "{} in the config matches this file, but the file has no column {}. Its columns are {}.",
      "{} i konfigurasjonen gjelder denne filen, men filen har ingen kolonne {}. Kolonnene er {}."
    ),
    (
      "{} in the config matches this file, but finds no table in it. Check its skip, its delimiter and its column numbers.",
      "{} i konfigurasjonen gjelder denne filen, men finner ingen tabell i den. Kontroller skip, delimiter og kolonnenumrene."
    ),
    (
      "Columns: dates from {}, amounts with a decimal {} from {}, texts from {}; money in or out by {}.",
      "Kolonner: datoer fra {}, beløp med desimal{} fra {}, tekster fra {}; penger inn eller ut etter {}."
    ),
    (
      "Columns as {} says: dates from {}, amounts with a decimal {} from {}, texts from {}; money in or out by {}.",
      "Kolonner slik {} sier: datoer fra {}, beløp med desimal{} fra {}, tekster fra {}; penger inn eller ut etter {}."
    ),
    ("the minus signs", "minustegnene"), ("the plus signs", "plusstegnene"), ("the two columns", "de to kolonnene"),
    ("the accounts of payer and payee", "kontoene til betaler og mottaker"),
    ("comparing purchases with refunds and payments", "sammenligning av kjøp med refusjoner og innbetalinger"),
    ("the texts of the rows", "tekstene i radene"), ("the titles above the rows", "titlene over radene"),
    ("the net amounts", "nettobeløpene"),
    ("the balances", "saldoene"), ("the words in column {}", "ordene i kolonne {}"),
    ("the header {}", "overskriften {}"),
    ("nothing, since all amounts are zero", "ingenting, siden alle beløp er null"),
    ("what {} writes", "det {} skriver"),
    ("comma", "komma"), ("point", "punktum"), ("none", "ingen"),
    ("{}, the only text column", "{}, den eneste tekstkolonnen"), ("{}, the text columns", "{}, tekstkolonnene"),
    ("it is {}", "det er {}"),
  ]
}
