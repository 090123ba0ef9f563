extension Norwegian {
  func notice(_ english: String) -> String { Norwegian.notices.translated(english) }

  /// What bankey says in English first: the readers of statements, the database, the config, the commands and the doctor.
  static let notices = NoticeCatalog(tableSentences + readerSentences + healthSentences + faultSentences)

  /// What the readers of statements say. Of two that fit, the first counts.
  private static let readerSentences: [(english: String, other: String)] = [
    (
      "Some amounts have a decimal point, others a decimal comma: they cannot be read.",
      "Noen beløp har desimalpunktum, andre desimalkomma, så de kan ikke leses."
    ),
    (
      "In some dates the month stands first, in others the day: they cannot be read.",
      "I noen datoer står måneden først, i andre dagen, så de kan ikke leses."
    ),
    (
      "Trades of securities that say nothing of cash are taken as 0: {}.",
      "Verdipapirhandler uten kontantbeløp er lest som 0: {}."
    ),
    (
      "Dates like {} are beyond the end of their month, so its last day is taken: {}.",
      "Datoer som {} finnes ikke i måneden, så den siste dagen i den er brukt: {}."
    ),
    ("A statement names no currency.", "En kontoutskrift oppgir ingen valuta."),
    ("An account names no currency.", "En konto oppgir ingen valuta."),
    ("The file names no currency.", "Filen oppgir ingen valuta."),
    (
      "The file names no currency, so the amounts are in {}, as those of {}.",
      "Filen oppgir ingen valuta, så beløpene er i {}, som hos {}."
    ),
    ("The file is cut off: it ends inside a record.", "Filen er avkuttet: Den slutter midt i en post."),
    ("The file is cut off: it ends inside a row.", "Filen er avkuttet: Den slutter midt i en rad."),
    ("The file is cut off: it ends inside a statement.", "Filen er avkuttet: Den slutter midt i en kontoutskrift."),
    ("The file is cut off: it ends inside {}.", "Filen er avkuttet: Den slutter midt i {}."),
    ("The file is cut off: its end </{}> is missing.", "Filen er avkuttet: Slutten </{}> mangler."),
    (
      "The file ends inside a comment or CDATA: it is cut off.",
      "Filen slutter midt i en kommentar eller CDATA: Den er avkuttet."
    ),
    (
      "There is a header of OFX but no <OFX> after it: the file is cut off.",
      "Filen har et OFX-hode, men ingen <OFX> etter det: Den er avkuttet."
    ),
    ("The record before this line has no end.", "Posten før denne linjen har ingen slutt."),
    ("A record is longer than {} bytes.", "En post er lengre enn {} byte."),
    ("A tag is longer than {} bytes.", "En tagg er lengre enn {} byte."),
    ("The name of a tag is longer than {} bytes.", "Navnet på en tagg er lengre enn {} byte."),
    ("A text is longer than {} bytes.", "En tekst er lengre enn {} byte."),
    ("A row is longer than {} bytes.", "En rad er lengre enn {} byte."),
    ("A field is longer than {} bytes.", "Et felt er lengre enn {} byte."),
    ("A transaction is longer than {} bytes.", "En transaksjon er lengre enn {} byte."),
    ("A tag or a text is longer than 64 KB.", "En tagg eller en tekst er lengre enn 64 KB."),
    ("Of an entry of {} bytes only the first {} are kept.", "Av en post på {} byte er bare de første {} tatt vare på."),
    ("There is no memory left.", "Det er ikke mer minne igjen."),
    ("The file is empty.", "Filen er tom."),
    ("The file does not name its account, so it is called “{}”.", "Filen oppgir ikke kontoen, så den kalles «{}»."),
    (
      "The file does not name its account, so it is called {}. To name it, import it with --account NAME. {}",
      "Filen oppgir ikke kontoen, så den kalles {}. For å gi den et navn, importer den med --account NAVN. {}"
    ),
    (
      "The file does not name its account, and another file of the same form was imported before. Say whose it is: bankey import --account NAME FILE, or answer it in bankey import --preview FILE.",
      "Filen oppgir ikke kontoen, og en annen fil av samme form er importert før. Si hvilken konto den gjelder: bankey import --account NAVN FIL, eller svar i bankey import --preview FIL."
    ),
    ("A transaction was left out: {} in {}.", "En transaksjon ble utelatt: {} i {}."),
    ("A transaction was left out: {}.", "En transaksjon ble utelatt: {}."),
    ("An account was left out: {}.", "En konto ble utelatt: {}."),
    ("A row was left out: {}.", "En rad ble utelatt: {}."),
    ("A transaction belongs to no statement.", "En transaksjon hører ikke til noen kontoutskrift."),
    ("The balance {} cannot be read.", "Saldoen {} kan ikke leses."),
    (
      "The balance {} has a minus beside its C, so it counts as owed.",
      "Saldoen {} har et minus ved siden av C, så den regnes som gjeld."
    ),
    (
      "A balance is dated {}, which has not come; it counts as of now.",
      "En saldo er datert {}, som ikke har kommet ennå; den regnes som dagens."
    ),
    (
      "A loan statement is not read: bankey does not know its form.",
      "En låneoversikt leses ikke: bankey kjenner ikke formatet."
    ),
    ("A statement does not say which account it is of.", "En kontoutskrift sier ikke hvilken konto den gjelder."),
    (
      "A statement does not say which account it is of. Say whose it is: bankey import --account NAME FILE, or answer it in bankey import --preview FILE.",
      "En kontoutskrift oppgir ikke hvilken konto den gjelder. Oppgi kontoen: bankey import --account NAVN FIL, eller svar i bankey import --preview FIL."
    ),
    (
      "A statement names its account only behind its transactions.",
      "En kontoutskrift oppgir kontoen først etter transaksjonene."
    ),
    (
      "Not read from the statement of an investment account: {} of securities.",
      "Ikke lest fra utskriften for en investeringskonto: {} av verdipapirer."
    ),
    ("Taken as {} stands beside the amount: {}.", "Lest som {} står ved beløpet: {}."),
    ("A balance is taken as {} stands beside it.", "En saldo er lest som {} står ved den."),
    ("A statement has no closing balance.", "En kontoutskrift har ingen utgående saldo."),
    (
      "Not imported, since they are only announced: {} of the entries.",
      "Ikke importert, siden de bare er varslet: {} av postene."
    ),
    (
      "There is nothing to import: the file holds no statement.",
      "Det er ingenting å importere: Filen har ingen kontoutskrift."
    ),
    ("This is not a statement file: {}.", "Dette er ikke en kontoutskrift: {}."),
    (
      "its first byte is {} and no known format begins like that",
      "den første byten er {}, og ingen kjente formater begynner slik"
    ),
    ("a web page, perhaps the one to log in with", "en nettside, kanskje innloggingssiden"),
    ("a PDF document", "et PDF-dokument"),
    ("a ZIP archive or an office document", "et ZIP-arkiv eller et kontordokument"),
    ("JSON of another kind than SimpleFIN's", "JSON av et annet slag enn SimpleFIN"),
    ("an SQLite database", "en SQLite-database"),
    ("The answer is cut off: {}.", "Svaret er avkuttet: {}."),
    ("This is no well-formed JSON: {}.", "Dette er ikke gyldig JSON: {}."),
    ("This is no well-formed XML: {}.", "Dette er ikke gyldig XML: {}."),
    (
      "This JSON is no account set of SimpleFIN: it has no “accounts”.",
      "Denne JSON-filen er ikke kontoer fra SimpleFIN: Den mangler «accounts»."
    ),
    ("The server says: {}", "Serveren sier: {}"),
    (
      "The file declares a document type, which no bank does: it is not read.",
      "Filen erklærer en dokumenttype, noe ingen bank gjør: Den leses ikke."
    ),
    (
      "An entry or another part of a statement is too large.",
      "En post eller en annen del av en kontoutskrift er for stor."
    ),
    (
      "A quote is not closed: the file is cut off, or it is no quote.",
      "Et anførselstegn er ikke lukket: Filen er avkuttet, eller det er ikke et anførselstegn."
    ),
    ("Skipped 1 row that is not a transaction.", "Hoppet over 1 rad som ikke er en transaksjon."),
    ("Skipped {} rows that are not transactions.", "Hoppet over {} rader som ikke er transaksjoner."),
    (
      "Skipped 1 transaction that was cancelled or declined.",
      "Hoppet over 1 transaksjon som ble avbrutt eller avvist."
    ),
    (
      "Skipped {} transactions that were cancelled or declined.",
      "Hoppet over {} transaksjoner som ble avbrutt eller avvist."
    ),
    (
      "The status of 1 transaction is not known, so it is taken as posted.",
      "Statusen til 1 transaksjon er ikke kjent, så den er lest som bokført."
    ),
    (
      "The status of {} transactions is not known, so it is taken as posted.",
      "Statusen til {} transaksjoner er ikke kjent, så de er lest som bokført."
    ),
    ("1 transaction has no text.", "1 transaksjon har ingen tekst."),
    ("{} transactions have no text.", "{} transaksjoner har ingen tekst."),
    (
      "No row of the table has a date that can be read, so nothing of it is imported.",
      "Ingen rad i tabellen har en dato som kan leses, så ingenting av den er importert."
    ),
    (
      "Only {} of {} rows can be read, so nothing of the file is imported. {}",
      "Bare {} av {} rader kan leses, så ingenting av filen er importert. {}"
    ),
    (
      "No amount has a minus, so the type of each transaction says what went out.",
      "Ingen beløp har minus, så typen til hver transaksjon sier hva som gikk ut."
    ),
    (
      "The month of {} is shorter, so its last day is taken: {}.",
      "Måneden til {} er kortere, så den siste dagen i den er brukt: {}."
    ),
    (
      "A second account within a statement is passed over: {}.", "En annen konto i en kontoutskrift er hoppet over: {}."
    ),
    ("The day of the balance {} is impossible.", "Dagen for saldoen {} er umulig."),
    (
      "An entry has no date, so its report's day is taken: {}.",
      "En post har ingen dato, så dagen for rapporten er brukt: {}."
    ),
    (
      "The file does not say which amounts came in and which went out. {}",
      "Filen sier ikke hvilke beløp som kom inn og hvilke som gikk ut. {}"
    ),
    (
      "Dates like {} are beyond the end of their month, so its last day is taken: {}.",
      "Datoer som {} er etter slutten av måneden, så den siste dagen i den er brukt: {}."
    ),
    (
      "{} of the config says which amounts came in, but the file shows otherwise. Take sign out of it, or give this bank's files a profile of their own.",
      "{} i konfigurasjonen sier hvilke beløp som kom inn, men filen viser noe annet. Ta sign ut av den, eller gi filene fra denne banken en egen profil."
    ),
    ("the words", "ordene"),
    ("{} more problems like these were found.", "Det ble funnet {} problemer til av samme slag."),
    (
      "Dates like {} are read with the month first: no date in the file decides it.",
      "Datoer som {} er lest med måneden først: Ingen dato i filen avgjør det."
    ),
    (
      "More than {} unknown tags are open in one transaction.",
      "Mer enn {} ukjente tagger er åpne i én transaksjon."
    ),
    (
      "Nothing in the file says whether three digits after a mark are thousands or decimals.",
      "Ingenting i filen sier om tre sifre bak et tegn er tusener eller desimaler."
    ),
    ("it has no date", "den har ingen dato"),
    ("it has no amount", "den har ikke noe beløp"),
    ("it has no id", "den har ingen id"),
    ("it is no object", "den er ikke et objekt"),
    ("it has two amounts", "den har to beløp"),
    ("it has {} fields where the table has {}", "den har {} felt der tabellen har {}"),
    ("it does not say which account it is of", "den sier ikke hvilken konto den gjelder"),
    ("it does not say its currency", "den oppgir ikke valutaen"),
    ("it does not say whether it is debit or credit", "den sier ikke om det er debet eller kredit"),
    ("it does not say whether money came in or went out", "den sier ikke om pengene kom inn eller gikk ut"),
    ("{} does not say whether the money came or went", "{} sier ikke om pengene kom inn eller gikk ut"),
    ("the file has more than {} accounts", "filen har mer enn {} kontoer"),
    ("the bank takes back an earlier one with it", "banken trekker tilbake en tidligere transaksjon med den"),
    ("its date is impossible", "datoen er umulig"),
    ("its amount is not readable", "beløpet kan ikke leses"),
    ("its date {} is impossible", "datoen {} er umulig"),
    ("its amount {} is not readable", "beløpet {} kan ikke leses"),
    ("its status {} is unknown", "statusen {} er ukjent"),
    ("it is longer than {} bytes", "den er lengre enn {} byte"),
    ("what {} does to the account's cash is not known", "hva {} gjør med kontantene på kontoen, er ikke kjent"),
    (
      "{} texts were too long and cut: names at {} characters, texts at {}, records at {} KB.",
      "{} tekster var for lange og ble kuttet: navn ved {} tegn, tekster ved {}, poster ved {} KB."
    ),
    (
      "1 text was too long and cut: names at {} characters, texts at {}, records at {} KB.",
      "1 tekst var for lang og ble kuttet: navn ved {} tegn, tekster ved {}, poster ved {} KB."
    ),
    (
      "The statement of {} does not add up: it begins with {}, books {} and ends with {}; {} is missing.",
      "Kontoutskriften for {} stemmer ikke: Den begynner med {}, bokfører {} og slutter med {}; {} mangler."
    ),
    (
      "The statement does not add up: it begins with {}, books {} and ends with {}; {} is missing.",
      "Kontoutskriften stemmer ikke: Den begynner med {}, bokfører {} og slutter med {}; {} mangler."
    ),
    (
      "Between the statements {} is missing, from {}: one ends with {}, the next begins with {}. A statement is missing.",
      "Mellom kontoutskriftene mangler {}, fra {}: Den ene slutter med {}, den neste begynner med {}. En kontoutskrift mangler."
    ),
    (
      "Dates like {} can have the day or the month first, and nothing in the file decides it. {}",
      "Datoer som {} kan ha dagen eller måneden først, og ingenting i filen avgjør det. {}"
    ),
    (
      "Dates like {} are read {}, because {}. If that is wrong: {}",
      "Datoer som {} er lest {}, fordi {}. Hvis det er feil: {}"
    ),
    ("Dates like {} are read {}, because {}.", "Datoer som {} er lest {}, fordi {}."),
    ("only so the rows follow each other", "bare slik følger radene etter hverandre"),
    (
      "the year stands last where such headers are written",
      "året står sist der slike overskrifter brukes"
    ),
    ("the headers are of a country that writes so", "overskriftene er fra et land som skriver slik"),
    ("{} writes these tables", "{} skriver slike tabeller"),
    (
      "The amounts are read with a decimal comma, because {}. If that is wrong: {}",
      "Beløpene er lest med desimalkomma, fordi {}. Hvis det er feil: {}"
    ),
    (
      "Nothing in the file says whether three digits behind a mark are thousands or decimals. {}",
      "Ingenting i filen sier om tre sifre bak et tegn er tusener eller desimaler. {}"
    ),
    (
      "Answer it in bankey import --preview FILE. In scripts, say it in the config: {} with {}.",
      "Svar i bankey import --preview FIL. I skript står det i konfigurasjonen: {} med {}."
    ),
    (
      "The dates of this table have no year, and nothing in the file says it. {}",
      "Datoene i denne tabellen mangler årstall, og filen oppgir det ikke. {}"
    ),
    ("it is not booked yet and has no date", "den er ikke bokført ennå og har ingen dato"),
    (
      "Skipped {} of which the file says that money neither came in nor went out.",
      "Utelot {} der filen oppgir at det verken kom inn eller gikk ut penger."
    ),
    ("1 row", "1 rad"), ("{} rows", "{} rader"),
    (
      "The dates are numbers such as {}, which are read as the days that Excel counts.",
      "Datoene er tall som {}, og leses som dagene Excel teller."
    ),
    (
      "The dates have no year, so that of the days in the lines around the table is taken: from {} to {}.",
      "Datoene mangler årstall, så året er hentet fra datoene på linjene rundt tabellen: fra {} til {}."
    ),
    (
      "The file names no currency; a dollar sign and the month first suggest USD.",
      "Filen oppgir ingen valuta; et dollartegn og måneden først tyder på USD."
    ),
    (
      "This looks like a table with “{}” between its fields, which no known bank writes. {}",
      "Dette ser ut som en tabell med «{}» mellom feltene, som ingen kjent bank skriver. {}"
    ),
    ("the minus signs", "minustegnene"), ("the plus signs", "plusstegnene"), ("the two columns", "de to kolonnene"),
    ("the header {}", "overskriften {}"),
    ("nothing, since all amounts are zero", "ingenting, siden alle beløp er null"),
    ("what {} writes", "det {} skriver"),
    ("comma", "komma"), ("point", "punktum"), ("none", "ingen"),
    ("it is {}", "det er {}"),
  ]
}
