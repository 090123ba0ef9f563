extension Norwegian {
  /// Quoted texts get the quotation marks of the language.
  func notice(_ english: String) -> String {
    let isProof = ["not add up", "is missing between"].contains(where: english.contains)
    let text = Norwegian.notices.translated(english, writing: isProof ? Norwegian.written : { $0 })
    return text == english ? text : text.replacing("“", with: "«").replacing("”", with: "»")
  }

  /// A day, a period or an amount in a message about balances, as Norwegians write it: "21.01.2015 til 22.01.2015",
  /// "−5,82".
  private static func written(_ value: String) -> String {
    let days = value.replacing(" to ", with: " til ").split(separator: " ").map { word in
      let parts = word.split(separator: "-")
      return parts.map(\.count) == [4, 2, 2] ? parts.reversed().joined(separator: ".") : String(word)
    }
    let isAmount = value.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" } && days == [value]
    return isAmount
      ? value.replacing("-", with: "−").replacing(".", with: ",") : days.joined(separator: " ")
  }

  /// The translations of the messages that bankey writes in English first: those of the statement readers, the
  /// database, the config, the commands and the doctor.
  static let notices = NoticeCatalog(
    tableSentences + readerSentences + readingSentences + healthSentences + serverSentences
      + faultSentences + systemSentences)

  /// The messages of the statement readers. The first matching sentence is used.
  private static let readerSentences: [(english: String, other: String)] = [
    (
      "Some amounts have a decimal point and others a decimal comma, so bankey cannot read them.",
      "Noen beløp har desimalpunktum, andre desimalkomma, så de kan ikke leses."
    ),
    (
      "Some dates have the month first and others the day, so bankey cannot read them.",
      "I noen datoer står måneden først, i andre dagen, så de kan ikke leses."
    ),
    ("Skipped 1 row that only states a balance.", "Hoppet over 1 rad som bare oppgir en saldo."),
    ("Skipped {} rows that only state a balance.", "Hoppet over {} rader som bare oppgir en saldo."),
    (
      "This transaction replaces the earlier one with the id {}. If your account has both, delete the earlier one.",
      "Denne transaksjonen erstatter den tidligere med id {}. Hvis kontoen har begge, sletter du den tidligere."
    ),
    (
      "1 securities trade has no cash amount, so it counts as 0.",
      "1 verdipapirhandel har ikke noe kontantbeløp, så den regnes som 0."
    ),
    (
      "{} securities trades have no cash amount, so they count as 0.",
      "{} verdipapirhandler har ikke noe kontantbeløp, så de regnes som 0."
    ),
    (
      "Dates like {} do not exist, so bankey uses the last day of the month: {}.",
      "Datoer som {} finnes ikke, så bankey bruker den siste dagen i måneden: {}."
    ),
    ("A statement does not name its currency.", "En kontoutskrift oppgir ingen valuta."),
    ("An account does not name its currency.", "En konto oppgir ingen valuta."),
    ("The file does not name its currency.", "Filen oppgir ingen valuta."),
    (
      "The file does not name its currency, so bankey uses {}, the currency of {}.",
      "Filen oppgir ingen valuta, så bankey bruker {}, valutaen til {}."
    ),
    ("The file is cut off: it ends inside a record.", "Filen er avkuttet: Den slutter midt i en post."),
    (
      "The file contains the same statement twice, so its transactions would count twice.",
      "Filen inneholder den samme kontoutskriften to ganger, så transaksjonene ville telle dobbelt."
    ),
    (
      "The file contains the same table twice, so its transactions would count twice.",
      "Filen inneholder den samme tabellen to ganger, så transaksjonene ville telle dobbelt."
    ),
    ("The file is cut off: it ends inside a row.", "Filen er avkuttet: Den slutter midt i en rad."),
    ("The file is cut off: it ends inside a statement.", "Filen er avkuttet: Den slutter midt i en kontoutskrift."),
    (
      "The file is cut off: it ends inside a comment or CDATA.",
      "Filen er avkuttet: Den slutter midt i en kommentar eller CDATA."
    ),
    ("The file is cut off: it ends inside {}.", "Filen er avkuttet: Den slutter midt i {}."),
    ("The file is cut off: its end </{}> is missing.", "Filen er avkuttet: Slutten </{}> mangler."),
    (
      "The currency {} is not a code of ISO 4217, so bankey keeps it as it is.",
      "Valutaen {} er ingen kode i ISO 4217, så bankey beholder den som den er."
    ),
    (
      "The currency {} is not a code of ISO 4217, so bankey reads it as {}.",
      "Valutaen {} er ingen kode i ISO 4217, så bankey leser den som {}."
    ),
    (
      "The file is cut off: no <OFX> follows its OFX header.",
      "Filen er avkuttet: Det kommer ingen <OFX> etter OFX-hodet."
    ),
    ("The record before this line has no end.", "Posten før denne linjen har ingen slutt."),
    ("A record is longer than {} bytes.", "En post er lengre enn {} byte."),
    ("A tag is longer than {} bytes.", "En tagg er lengre enn {} byte."),
    ("The name of a tag is longer than {} bytes.", "Navnet på en tagg er lengre enn {} byte."),
    ("A text is longer than {} bytes.", "En tekst er lengre enn {} byte."),
    ("A row is longer than {} bytes.", "En rad er lengre enn {} byte."),
    ("A field is longer than {} bytes.", "Et felt er lengre enn {} byte."),
    ("A transaction is longer than {} bytes.", "En transaksjon er lengre enn {} byte."),
    ("A tag or text is longer than 64 KB.", "En tagg eller en tekst er lengre enn 64 KB."),
    ("An entry has {} bytes; bankey keeps the first {}.", "En post har {} byte; bankey tar vare på de første {}."),
    ("The file contains no rates.", "Filen inneholder ingen kurser."),
    ("The rate of {} cannot be read.", "Kursen for {} kan ikke leses."),
    ("There is not enough memory.", "Det er ikke nok minne."),
    ("The file is empty.", "Filen er tom."),
    ("The file does not name its account, so bankey calls it “{}”.", "Filen oppgir ikke kontoen, så den kalles «{}»."),
    (
      "The file does not name its account, so bankey calls it {}. To choose a name, import it with --account NAME. {}",
      "Filen oppgir ikke kontoen, så den kalles {}. For å gi den et navn, importer den med --account NAVN. {}"
    ),
    (
      "The file does not name its account, and bankey has imported another file of the same form. Name the account: bankey import --account NAME FILE, or answer in bankey import --preview FILE.",
      "Filen oppgir ikke kontoen, og bankey har importert en annen fil av samme form. Oppgi kontoen: bankey import --account NAVN FIL, eller svar i bankey import --preview FIL."
    ),
    ("Skipped a transaction: {} in {}.", "Hoppet over en transaksjon: {} i {}."),
    ("Skipped a transaction: {}.", "Hoppet over en transaksjon: {}."),
    ("Skipped an account: {}.", "Hoppet over en konto: {}."),
    ("Skipped a row: {}.", "Hoppet over en rad: {}."),
    ("A transaction belongs to no statement.", "En transaksjon hører ikke til noen kontoutskrift."),
    ("The balance {} cannot be read.", "Saldoen {} kan ikke leses."),
    (
      "The balance {} has a minus beside its C, so it counts as debt.",
      "Saldoen {} har et minus ved siden av C, så den regnes som gjeld."
    ),
    (
      "A balance is dated {}, which is in the future, so it counts as the current balance.",
      "En saldo er datert {}, som er fram i tid, så den regnes som dagens saldo."
    ),
    (
      "Skipped a loan statement: bankey cannot read its format.",
      "Hoppet over en låneoversikt: bankey kan ikke lese formatet."
    ),
    ("A statement does not name its account.", "En kontoutskrift oppgir ikke hvilken konto den gjelder."),
    (
      "A statement does not name its account. Name it: bankey import --account NAME FILE, or answer in bankey import --preview FILE.",
      "En kontoutskrift oppgir ikke hvilken konto den gjelder. Oppgi kontoen: bankey import --account NAVN FIL, eller svar i bankey import --preview FIL."
    ),
    (
      "A statement names its account after its transactions.",
      "En kontoutskrift oppgir kontoen først etter transaksjonene."
    ),
    (
      "Skipped 1 securities trade of an investment account.",
      "Hoppet over 1 verdipapirhandel på en investeringskonto."
    ),
    (
      "Skipped {} securities trades of an investment account.",
      "Hoppet over {} verdipapirhandler på en investeringskonto."
    ),
    (
      "Skipped 1 securities position of an investment account.",
      "Hoppet over 1 verdipapirbeholdning på en investeringskonto."
    ),
    (
      "Skipped {} securities positions of an investment account.",
      "Hoppet over {} verdipapirbeholdninger på en investeringskonto."
    ),
    ("1 amount labeled {} counts as {}.", "1 beløp merket {} regnes som {}."),
    ("{} amounts labeled {} count as {}.", "{} beløp merket {} regnes som {}."),
    ("A balance counts as {}, although it is labeled {}.", "En saldo regnes som {}, selv om den er merket {}."),
    (
      "1 entry labeled {} counts as {}: only then does the closing balance add up.",
      "1 post merket {} regnes som {}: Bare da stemmer den utgående saldoen."
    ),
    (
      "{} entries labeled {} count as {}: only then does the closing balance add up.",
      "{} poster merket {} regnes som {}: Bare da stemmer den utgående saldoen."
    ),
    ("A statement has neither entries nor balances.", "En kontoutskrift har verken poster eller saldoer."),
    ("A statement has no closing balance.", "En kontoutskrift har ingen utgående saldo."),
    (
      "Skipped 1 entry that the bank has only announced.",
      "Hoppet over 1 post som banken bare har varslet."
    ),
    (
      "Skipped {} entries that the bank has only announced.",
      "Hoppet over {} poster som banken bare har varslet."
    ),
    (
      "There is nothing to import: the file has no statement.",
      "Det er ingenting å importere: Filen har ingen kontoutskrift."
    ),
    ("This is not a statement file: {}.", "Dette er ikke en kontoutskrift: {}."),
    ("it is text, but bankey finds no transactions in it", "den er tekst, men bankey finner ingen transaksjoner i den"),
    (
      "no known format begins with the byte {}",
      "ingen kjente formater begynner med byten {}"
    ),
    ("a web page, perhaps a login page", "en nettside, kanskje innloggingssiden"),
    ("a PDF document", "et PDF-dokument"),
    (
      "an OFC file, which came before OFX. Download the statement as OFX, and import that file",
      "en OFC-fil, som kom før OFX. Last ned kontoutskriften som OFX, og importer den filen"
    ),
    (
      "an Excel workbook. Save it as CSV in a spreadsheet program, and import that file",
      "en Excel-arbeidsbok. Lagre den som CSV i et regnearkprogram, og importer den filen"
    ),
    ("a ZIP archive or an office document", "et ZIP-arkiv eller et kontordokument"),
    ("JSON, but not from SimpleFIN", "JSON, men ikke fra SimpleFIN"),
    ("an SQLite database", "en SQLite-database"),
    ("The answer is cut off: {}.", "Svaret er avkuttet: {}."),
    ("This is not valid JSON: {}.", "Dette er ikke gyldig JSON: {}."),
    ("This is not valid XML: {}.", "Dette er ikke gyldig XML: {}."),
    (
      "This JSON is not a SimpleFIN account set: it has no “accounts”.",
      "Denne JSON-filen er ikke kontoer fra SimpleFIN: Den mangler «accounts»."
    ),
    ("The server says: {}", "Serveren sier: {}"), ("The bank says: {}.", "Banken sier: {}."),
    ("About older transactions, the server says: {}", "Om eldre transaksjoner sier serveren: {}"),
    (
      "The file declares a document type, which bank files never do, so bankey does not read it.",
      "Filen erklærer en dokumenttype, noe ingen bankfil gjør, så bankey leser den ikke."
    ),
    (
      "An entry or another part of a statement is too large.",
      "En post eller en annen del av en kontoutskrift er for stor."
    ),
    (
      "A quotation mark is never closed: the file is cut off, or the mark belongs to the text.",
      "Et anførselstegn er ikke lukket: Filen er avkuttet, eller tegnet hører til teksten."
    ),
    (
      "The balances beside the transactions do not add up, so bankey uses none of them.",
      "Saldoene ved transaksjonene stemmer ikke, så bankey bruker ingen av dem."
    ),
    (
      "The balances add up whichever end of the table is the newest, so bankey cannot tell which balance is current.",
      "Saldoene stemmer i begge rekkefølger av radene, så bankey vet ikke hvilken som er den siste."
    ),
    ("Skipped 1 row that is not a transaction.", "Hoppet over 1 rad som ikke er en transaksjon."),
    ("Skipped {} rows that are not transactions.", "Hoppet over {} rader som ikke er transaksjoner."),
    (
      "Skipped 1 transaction that was canceled or declined.",
      "Hoppet over 1 transaksjon som ble avbrutt eller avvist."
    ),
    (
      "Skipped {} transactions that were canceled or declined.",
      "Hoppet over {} transaksjoner som ble avbrutt eller avvist."
    ),
    (
      "1 transaction has an unknown status, so bankey treats it as posted.",
      "bankey kjenner ikke statusen til 1 transaksjon, så den regnes som bokført."
    ),
    (
      "{} transactions have an unknown status, so bankey treats them as posted.",
      "bankey kjenner ikke statusen til {} transaksjoner, så de regnes som bokført."
    ),
    ("1 transaction has no text.", "1 transaksjon har ingen tekst."),
    ("{} transactions have no text.", "{} transaksjoner har ingen tekst."),
    (
      "The account {} may be the same as {}, but nothing proves it, so bankey keeps both. If they are the same, add same_as = {} below {} in the config; the next import or refresh joins them.",
      "Kontoen {} kan være den samme som {}, men ingenting beviser det, så bankey beholder begge. Er de den samme, skriv same_as = {} under {} i konfigurasjonen; neste import eller oppdatering slår dem sammen."
    ),
    (
      "Skipped {} of {}, which is more than bankey can count.",
      "Hoppet over {} på {}, som er mer enn bankey kan regne med."
    ),
    ("a balance", "en saldo"), ("a transaction on {}", "en transaksjon {}"),
    ("{} of {} balances add up.", "{} av {} saldoer stemmer."),
    (
      "No row of the table has a readable date, so bankey imported nothing.",
      "Ingen rad i tabellen har en lesbar dato, så bankey importerte ingenting."
    ),
    (
      "bankey could read only {} of {} rows, so it imported nothing from the file. {}",
      "bankey kunne bare lese {} av {} rader og importerte derfor ingenting fra filen. {}"
    ),
    (
      "The signs of the amounts do not fit their types, so the type of each transaction decides what went out.",
      "Fortegnene passer ikke til transaksjonstypene, så typen avgjør hva som gikk ut."
    ),
    (
      "The date of {} does not exist, so bankey uses the last day of the month: {}.",
      "Datoen til {} finnes ikke, så bankey bruker den siste dagen i måneden: {}."
    ),
    (
      "Skipped a second account within a statement: {}.", "Hoppet over en konto til i samme kontoutskrift: {}."
    ),
    ("The balance {} has an impossible date.", "Saldoen {} har en umulig dato."),
    (
      "The balance {} is not in {} like the opening balance, so bankey ignores it.",
      "Saldoen {} er ikke i {} som inngående saldo, så bankey ser bort fra den."
    ),
    (
      "An entry has no date, so bankey uses the day of the report: {}.",
      "En post har ingen dato, så bankey bruker datoen for rapporten: {}."
    ),
    (
      "The file has two tables with different columns. Save each of them as its own file.",
      "Filen har to tabeller med ulike kolonner. Lagre hver av dem som en egen fil."
    ),
    (
      "The amounts are in more than one currency. Save each currency as its own file.",
      "Beløpene er i mer enn én valuta. Lagre hver valuta som en egen fil."
    ),
    (
      "The amounts are in several currencies, and some do not name theirs. Save each currency in a separate file.",
      "Beløpene er i mer enn én valuta, og noen av dem oppgir ikke hvilken. Lagre hver valuta som en egen fil."
    ),
    (
      "The commas within the amounts also separate the fields. Save the file again with another separator, such as a semicolon.",
      "Kommaene i beløpene skiller også feltene. Lagre filen på nytt med et annet skilletegn, som semikolon."
    ),
    (
      "The file does not say which amounts came in and which went out. {}",
      "Filen sier ikke hvilke beløp som kom inn og hvilke som gikk ut. {}"
    ),
    (
      "bankey does not know whether {} in column {} means that money came in or went out. {}",
      "bankey vet ikke om {} i kolonne {} betyr at penger kom inn eller gikk ut. {}"
    ),
    (
      "Column {} marks some amounts as money out, and a minus sign marks others. The file does not show which of the two counts. {}",
      "Kolonne {} merker noen beløp som penger ut, og et minustegn merker andre. Filen viser ikke hva som gjelder. {}"
    ),
    (
      "In column {} some amounts have a minus sign and others do not, and no balance shows what the sign means.",
      "I kolonne {} har noen beløp minustegn og andre ikke, og ingen saldo viser hva tegnet betyr."
    ),
    (
      "Rows without a date are read with the date of the row above.",
      "Rader uten dato leses med datoen i raden over."
    ),
    (
      "The newest rows have no balance, so bankey reads them as not posted yet.",
      "De nyeste radene har ingen saldo, så bankey leser dem som ikke bokført ennå."
    ),
    (
      "The balances have no sign, and they add up only as what you owe, so bankey reads them as debt.",
      "Saldoene har ikke fortegn, og de stemmer bare som det du skylder, så bankey leser dem som gjeld."
    ),
    (
      "The balances have no sign, and the amounts look like those of a card. The balances are either what you owe or what you have. {}",
      "Saldoene har ikke fortegn, og beløpene ser ut som et korts. Enten skylder du saldoene, eller så har du dem. {}"
    ),
    (
      "The balances have no sign. They add up only if you owe them, or if every amount has the opposite sign. {}",
      "Saldoene har ikke fortegn. De stemmer bare hvis de er det du skylder, eller hvis alle penger inn er penger ut og omvendt. {}"
    ),
    (
      "The balances beside the transactions contradict the amounts, so bankey may have misread a sign or a column. If the amounts are correct: {}",
      "Saldoene ved transaksjonene stemmer ikke med beløpene, så et fortegn eller en kolonne kan være feil tolket. Hvis beløpene er riktige: {}"
    ),
    (
      "Column {} contains only money in or only money out, and bankey does not know which column contains the other amounts. {}",
      "Kolonne {} har bare beløp inn eller bare beløp ut, og bankey vet ikke hvilken kolonne som har de andre beløpene. {}"
    ),
    (
      "All amounts in column {} are zero, so another column may contain the amount. {}",
      "Alle beløpene i kolonne {} er null, og beløpet kan stå i en annen kolonne. {}"
    ),
    (
      "{} in the config sets the sign of the amounts, but the file shows otherwise. Remove sign from it, or give this bank's files their own profile.",
      "{} i konfigurasjonen bestemmer fortegnet på beløpene, men filen viser noe annet. Fjern sign fra den, eller gi filene fra denne banken en egen profil."
    ),
    ("the words", "ordene"),
    ("Found 1 more problem.", "Fant 1 problem til."), ("Found {} more problems.", "Fant {} problemer til."),
    (
      "Dates like {} are read with the month first: no date in the file shows which comes first.",
      "Datoer som {} er lest med måneden først: Ingen dato i filen avgjør det."
    ),
    (
      "More than {} unknown tags are open in one transaction.",
      "Mer enn {} ukjente tagger er åpne i én transaksjon."
    ),
    (
      "The file does not show whether three digits after a mark are thousands or decimals.",
      "Filen viser ikke om tre sifre etter et skilletegn er tusener eller desimaler."
    ),
  ]
}
