extension Norwegian {
  /// The findings and remedies of `bankey doctor`. The first matching sentence is used.
  static let healthSentences: [(english: String, other: String)] = findings + remedies

  private static let findings: [(english: String, other: String)] = [
    ("{}, which does not exist, so the defaults apply", "{}, som ikke finnes, så standardverdiene gjelder"),
    ("{}, which does not exist yet", "{}, som ikke finnes ennå"),
    ("line {}: there is no command called {}", "linje {}: ingen kommando heter {}"),
    ("line {}: the keys of {} cannot be changed", "linje {}: tastene til {} kan ikke endres"),
    ("line {}: no command can use the key “{}”", "linje {}: ingen kommando kan bruke tasten «{}»"),
    ("line {}: {} is already the key for {}", "linje {}: {} er allerede tasten til {}"),
    ("line {}: no account has this id or number", "linje {}: ingen konto har denne id-en eller dette nummeret"),
    ("line {}: {}", "linje {}: {}"),
    ("{} cannot be used: {}", "{} kan ikke brukes: {}"),
    ("others can open the folder {}", "andre kan åpne mappen {}"), ("others can read {}", "andre kan lese {}"),
    ("off", "av"), ("on; PAM has rules for it", "på; PAM har reglene for den"),
    (
      "TERM is not set; the output is not a terminal, so screens were not tried",
      "TERM er ikke satt; utdataene går ikke til en terminal, så skjermbilder ble ikke prøvd"
    ),
    (
      "{}; the output is not a terminal, so screens were not tried",
      "{}; utdataene går ikke til en terminal, så skjermbilder ble ikke prøvd"
    ),
    ("TERM is not set, so bankey cannot show screens", "TERM er ikke satt, så skjermbilder kan ikke vises"),
    ("{}, so bankey cannot show screens", "{}, så bankey kan ikke vise skjermbilder"),
    ("{}, no colors, clipboard", "{}, ingen farger, utklippstavle"), ("{}, no colors", "{}, ingen farger"),
    ("{} colors, clipboard", "{} farger, utklippstavle"), ("{} colors", "{} farger"),
    ("no locale is set, not UTF-8: screens are in ASCII", "ingen locale er satt, ikke UTF-8: skjermbildene er i ASCII"),
    ("{}, not UTF-8: screens are in ASCII", "{}, ikke UTF-8: skjermbildene er i ASCII"),
    ("{}, schema {}", "{}, skjema {}"),
    ("SQLite finds no damage", "SQLite finner ingen skade"),
    ("every day's sum matches its transactions", "summen for hver dag stemmer med transaksjonene"),
    ("the sums of {} days do not match their transactions", "summene for {} dager stemmer ikke med transaksjonene"),
    (
      "opening balance + transactions = closing balance in all {} accounts with statements",
      "inngående saldo + transaksjoner = utgående saldo i alle de {} kontoene med kontoutskrifter"
    ),
    (
      "{}: opening balance + transactions is not the closing balance {}",
      "{}: inngående saldo + transaksjoner er ikke utgående saldo {}"
    ),
    ("within a statement", "i en kontoutskrift"), ("between two rows of a table", "mellom to rader i en tabell"),
    ("between two statements", "mellom to kontoutskrifter"),
    ("the bank's consent expired {}", "samtykket hos banken utløp {}"),
    ("{}failed {}, answered {}: {}", "{}mislyktes {}, svarte {}: {}"),
    ("{}failed {}, has not answered yet: {}", "{}mislyktes {}, har ikke svart ennå: {}"),
    ("{}failed {}, answered {}", "{}mislyktes {}, svarte {}"),
    ("{}failed {}, has not answered yet", "{}mislyktes {}, har ikke svart ennå"),
    ("{}, answered {}", "{}, svarte {}"), ("{}, has not answered yet", "{}, har ikke svart ennå"),
    ("answered {}", "svarte {}"), ("has not answered yet", "har ikke svart ennå"),
    ("{} is a different version from bankey", "{} er en annen versjon enn bankey"),
    ("{}: no file seen yet", "{}: ingen fil sett ennå"),
    ("{} cannot be read: {}", "{} kan ikke leses: {}"),
    ("{}: 1 file seen, none imported yet", "{}: 1 fil sett, ingen importert ennå"),
    ("{}: 1 file seen, last import {}", "{}: 1 fil sett, sist importert {}"),
    ("{}: {} files seen, none imported yet", "{}: {} filer sett, ingen importert ennå"),
    ("{}: {} files seen, last import {}", "{}: {} filer sett, sist importert {}"),
    ("{} was not imported: {}", "{} ble ikke importert: {}"),
    ("printed by {}", "skrives av {}"), ("in the Secret Service", "i Secret Service"),
    ("in a file that only you can read", "i en fil som bare du kan lese"),
  ]

  private static let remedies: [(english: String, other: String)] = [
    ("`bankey account list` shows the ids and numbers", "`bankey account list` viser id-ene og numrene"),
    (
      "correct or remove the line; docs/bankey.toml lists every key",
      "rett eller fjern linjen; docs/bankey.toml har alle nøklene"
    ),
    (
      "choose another; docs/keys.md lists the commands and their keys",
      "velg en annen; docs/keys.md har kommandoene og tastene deres"
    ),
    ("correct that line; docs/bankey.toml lists every key", "rett den linjen; docs/bankey.toml har alle nøklene"),
    ("chmod u+rwx {}, as its owner", "chmod u+rwx {}, som eieren"),
    ("set LANG to a locale with .UTF-8, such as C.UTF-8", "sett LANG til en locale med .UTF-8, for eksempel C.UTF-8"),
    ("install PAM (libpam0g, pam)", "installer PAM (libpam0g, pam)"),
    (
      "create /etc/pam.d/bankey as docs/lock.md says, or run make install",
      "opprett /etc/pam.d/bankey slik docs/lock.md sier, eller kjør make install"
    ),
    ("see docs/lock.md", "se docs/lock.md"),
    ("bankey import FILE, or bankey source add", "bankey import FIL, eller bankey source add"),
    (
      "start bankey once to update it; bankey makes a backup first",
      "start bankey én gang for å oppdatere den; bankey lager først en sikkerhetskopi"
    ),
    ("install the newer bankey", "installer den nyere bankey"),
    ("make the file and its folder readable by you alone", "gjør filen og mappen lesbare bare for deg"),
    (
      "make the folder writable, or mount its disk for writing",
      "gjør mappen skrivbar, eller monter disken for skriving"
    ),
    (
      "free space on the disk; the data in the database is safe",
      "frigjør plass på disken; dataene i databasen er trygge"
    ),
    (
      "check the disk (dmesg), and copy the folder to another one",
      "sjekk disken (dmesg), og kopier mappen til en annen disk"
    ),
    ("wait until the other program is done", "vent til det andre programmet er ferdig"),
    (
      "bankey restore FILE, with a backup (bankey.sqlite.backup-*), or move the folder away and import again",
      "bankey restore FIL, med en sikkerhetskopi (bankey.sqlite.backup-*), eller flytt mappen og importer på nytt"
    ),
    (
      "get that statement from the bank again and import it",
      "hent den kontoutskriften fra banken på nytt og importer den"
    ),
    ("get that table from the bank again and import it", "hent den tabellen fra banken på nytt og importer den"),
    ("import the statement that is missing", "importer kontoutskriften som mangler"),
    (
      "install bankey and bankey-sync together: make install", "installer bankey og bankey-sync sammen: make install"
    ),
    ("install both together: make install", "installer begge sammen: make install"),
    (
      "make the folder readable, or take it out of [import] inbox in the config",
      "gjør mappen lesbar, eller ta den ut av [import] inbox i konfigurasjonen"
    ),
    (
      "run bankey import --preview FILE to see why and to answer its questions; otherwise download the file again, or remove it",
      "kjør bankey import --preview FIL for å se hvorfor og svare på spørsmål; last ellers ned filen på nytt, eller fjern den"
    ),
    (
      "make it readable again, or remove the source and add it again: bankey source add",
      "gjør den lesbar igjen, eller fjern kilden og legg den til på nytt: bankey source add"
    ),
  ]
}
