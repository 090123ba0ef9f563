extension Norwegian {
  /// Errors of the database, the config and the commands. The first matching sentence is used, so general ones come
  /// last.
  static let faultSentences: [(english: String, other: String)] =
    databaseSentences + configSentences + commandSentences

  private static let databaseSentences: [(english: String, other: String)] = [
    ("cannot read {}: {}", "kan ikke lese {}: {}"), ("cannot write to {}: {}", "kan ikke skrive til {}: {}"),
    ("cannot look into {}: {}", "kan ikke se i {}: {}"),
    ("cannot make the folder {}: {}", "kan ikke opprette mappen {}: {}"),
    (
      "the disk is full, so nothing was written; make room and try again",
      "disken er full, så ingenting ble skrevet; frigjør plass og prøv igjen"
    ),
    ("the database contains a rate of {}", "databasen inneholder en kurs på {}"),
    ("bankey.sqlite is read-only here: {}", "bankey.sqlite kan bare leses her: {}"),
    (
      "you have no permission to do this with bankey.sqlite: {}",
      "du har ikke rettigheter til dette for bankey.sqlite: {}"
    ),
    ("bankey.sqlite cannot be opened for this: {}", "bankey.sqlite kan ikke åpnes for dette: {}"),
    (
      "the disk reported an error or has no space left ({}); this does not mean that bankey.sqlite is damaged: check the disk first",
      "disken meldte en feil eller er full ({}); det betyr ikke at bankey.sqlite er skadet: sjekk disken først"
    ),
    (
      "the disk reported an error ({}); this does not mean that bankey.sqlite is damaged: check the disk first",
      "disken meldte en feil ({}); det betyr ikke at bankey.sqlite er skadet: sjekk disken først"
    ),
    (
      "the disk reported an error or has no space left: bankey.sqlite could not be opened for writing, although its permissions allow it; check the disk first",
      "disken meldte en feil eller er full: bankey.sqlite kunne ikke åpnes for skriving, selv om rettighetene tillater det; sjekk disken først"
    ),
    (
      "the disk reported an error while bankey read the database ({}); check the disk first",
      "disken meldte en feil mens bankey leste databasen ({}); sjekk disken først"
    ),
    (
      "the disk reported an error while bankey copied the database; check the disk first",
      "disken meldte en feil mens bankey kopierte databasen; sjekk disken først"
    ),
    (
      "another program is writing to the database; try again when it is done",
      "et annet program skriver til databasen; prøv igjen når det er ferdig"
    ),
    (
      "{} is not a complete bankey backup, so bankey changed nothing ({})",
      "{} er ikke en hel sikkerhetskopi fra bankey, så bankey endret ingenting ({})"
    ),
    ("{} is not an SQLite database", "{} er ikke en SQLite-database"),
    ("{} is damaged ({}); {}", "{} er skadet ({}); {}"),
    ("bankey.sqlite contains an impossible value ({}); {}", "bankey.sqlite inneholder en umulig verdi ({}); {}"),
    ("bankey.sqlite has no ids left; {}", "bankey.sqlite har ingen ledige id-er; {}"),
    ("`bankey restore FILE` goes back to a backup", "`bankey restore FIL` går tilbake til en sikkerhetskopi"),
    ("SQLite reports: {}", "SQLite melder: {}"),
    ("the database has no index {}", "databasen mangler indeksen {}"),
    ("a link", "en lenke"), ("not a file", "ikke en fil"),
    ("{} is {}; the database must be a regular file", "{} er {}; databasen må være en vanlig fil"),
    (
      "{} belongs to another user, who could put another database there",
      "{} tilhører noen andre, som kunne legge en annen database der"
    ),
    (
      "anyone can write to {}, which holds your secrets: chmod 700 {}",
      "alle kan skrive til {}, der hemmelighetene dine ligger: chmod 700 {}"
    ),
    (
      "others can read {}, which holds your secrets: chmod 700 {}; chmod 600 {}",
      "andre kan lese {}, der hemmelighetene dine ligger: chmod 700 {}; chmod 600 {}"
    ),
    ("it is not a file", "det er ikke en fil"), ("it is empty", "den er tom"),
    ("it contains nothing", "den inneholder ingenting"),
    (
      "transaction {} is not a transfer between your accounts",
      "transaksjon {} er ikke en overføring mellom kontoene dine"
    ),
    ("some of its rows belong to no account", "noen av radene hører ikke til noen konto"),
    ("its tables are not bankey's", "tabellene er ikke bankeys"),
    (
      "bankey.sqlite belongs to another program, so bankey leaves it alone",
      "bankey.sqlite tilhører et annet program, så bankey rører den ikke"
    ),
    ("bankey.sqlite belongs to another program", "bankey.sqlite tilhører et annet program"),
    (
      "bankey {} wrote this database (schema {}), but bankey {} knows only schema {}: install the newer bankey",
      "bankey {} skrev denne databasen (skjema {}), men bankey {} kjenner bare skjema {}: installer den nyere bankey"
    ),
    ("of a newer version", "i en nyere versjon"),
    (
      "the database has schema {} and must be migrated: bankey-sync migrate",
      "databasen har skjema {} og må oppgraderes: bankey-sync migrate"
    ),
    ("there is no database in {} yet", "det er ingen database i {} ennå"),
    ("there is no database yet", "det er ingen database ennå"),
    ("the database names an unknown place for a secret", "databasen oppgir et ukjent sted for en hemmelighet"),
    ("there is not enough memory to open the database", "det er ikke nok minne til å åpne databasen"),
    ("{} exists and is not a file", "{} finnes og er ikke en fil"),
    ("{} is the database itself", "{} er selve databasen"),
    ("there is already a source called {}", "det finnes allerede en kilde som heter {}"),
    ("there is no source called {}", "det finnes ingen kilde som heter {}"),
    ("there is no transaction {}", "det finnes ingen transaksjon {}"),
    ("there is no matched transaction {}", "det finnes ingen koblet transaksjon {}"),
    ("there is no import {}", "det finnes ingen import {}"),
    ("import {} was already undone", "import {} er allerede angret"),
    ("the day's sum would be larger than bankey can count", "dagssummen blir større enn bankey kan regne med"),
    ("a day's sum would be larger than bankey can count", "en dagssum blir større enn bankey kan regne med"),
    (
      "the transactions of {} add up to more than bankey can count",
      "transaksjonene {} blir til sammen mer enn bankey kan regne med"
    ),
    ("an answer refers to an account before describing it", "et svar viser til en konto før det beskriver den"),
  ]

  private static let configSentences: [(english: String, other: String)] = [
    ("`{}` must begin with https://", "`{}` må begynne med https://"),
    ("`{}` must be the code of a currency, such as \"NOK\"", "`{}` må være koden til en valuta, for eksempel \"NOK\""),
    ("`{}` is already set on line {}", "`{}` er allerede satt på linje {}"),
    ("expected UTF-8", "forventet UTF-8"),
    ("expected one of \"rows\", \"content\", \"exactly\"", "forventet \"rows\", \"content\" eller \"exactly\""),
    ("expected {}, found {}", "forventet {}, fant {}"),
    (
      "expected {} hexadecimal digits that name a character",
      "forventet {} heksadesimale sifre som står for et tegn"
    ),
    ("expected a closing {} on the same line", "forventet en avsluttende {} på samme linje"),
    ("a key", "en nøkkel"), ("a value", "en verdi"), ("a list", "en liste"), ("a number", "et tall"),
    ("a text", "en tekst"), ("a text in quotes", "en tekst i anførselstegn"), ("true or false", "true eller false"),
    ("the end of the line", "slutten av linjen"), ("the end of the file", "slutten av filen"),
    ("`=` after the key", "`=` etter nøkkelen"), ("`,` or `]`", "`,` eller `]`"),
    ("a text, not a list in a list", "en tekst, ikke en liste i en liste"),
    ("a text in quotes, true, false or a list", "en tekst i anførselstegn, true, false eller en liste"),
    ("true, false or \"auto\"", "true, false eller \"auto\""),
    ("a list of sections", "en liste med seksjoner"), ("a list of folders", "en liste med mapper"),
    ("`{}` without quotes", "`{}` uten anførselstegn"),
    (
      "b, t, n, f, r, e, \", \\, u or U after a backslash",
      "b, t, n, f, r, e, \", \\, u eller U etter en omvendt skråstrek"
    ),
    (
      "`{}` must be a time such as \"10 min\", \"90 s\" or \"1 h\", or 0 for never",
      "`{}` må være en tid som \"10 min\", \"90 s\" eller \"1 h\", eller 0 for aldri"
    ),
    ("`{}`: a folder must begin with / or ~/", "`{}`: en mappe må begynne med / eller ~/"),
    ("`{}` must be one of {}", "`{}` må være en av {}"),
    ("write it in quotes: {} = \"{}\"", "skriv det i anførselstegn: {} = \"{}\""),
    ("unknown table [{}]", "ukjent tabell [{}]"), ("unknown key `{}`", "ukjent nøkkel `{}`"),
    (
      "[csv.{}] is never used: it needs `match`, `header`, `fields` or a column by its header",
      "[csv.{}] brukes aldri: den trenger `match`, `header`, `fields` eller en kolonne etter overskrift"
    ),
    ("{}; using the default", "{}; standardverdien brukes"),
    ("`{}` must be {}, not {}", "`{}` må være {}, ikke {}"),
    (
      "is larger than 1 MB, the most that bankey reads",
      "er større enn 1 MB, som er det meste bankey leser"
    ),
    ("is not a file", "er ikke en fil"), ("cannot be read: {}", "kan ikke leses: {}"),
    ("cannot be written: {}", "kan ikke skrives: {}"),
  ]

  private static let commandSentences: [(english: String, other: String)] = [
    ("bankey could not create the demo bank", "bankey kunne ikke opprette demobanken"),
    ("bankey-sync failed", "bankey-sync mislyktes"),
    ("signal {} ended bankey-sync", "signal {} avsluttet bankey-sync"),
    (
      "bankey-sync ended with status {} before it finished",
      "bankey-sync avsluttet med status {} før den var ferdig"
    ),
    (
      "signal {} ended bankey-sync; it saved nothing of what it was reading",
      "signal {} avsluttet bankey-sync; den lagret ingenting av det den leste"
    ),
    (
      "bankey-sync is missing; it should be at one of these paths:\n  {}",
      "bankey-sync mangler; den skal ligge på en av disse stiene:\n  {}"
    ),
    ("bankey could not update the database", "bankey kunne ikke oppgradere databasen"),
    (
      "there is no database yet, so there is nothing to back up",
      "det er ingen database ennå, så det er ingenting å sikkerhetskopiere"
    ),
    (
      "a backup is binary: send it to a file or a pipe", "en sikkerhetskopi er binær: send den til en fil eller en pipe"
    ),
    ("the copy cannot be read: {}", "kopien kan ikke leses: {}"),
    ("the backup could not be written: {}", "sikkerhetskopien kunne ikke skrives: {}"),
    (
      "--demo shows a temporary bank, which this command cannot use",
      "--demo viser en midlertidig bank, som denne kommandoen ikke kan bruke"
    ),
    (
      "--privacy masks only output for people; JSON, CSV and journals are always exact",
      "--privacy skjuler bare utskrift for mennesker; JSON, CSV og journaler er alltid nøyaktige"
    ),
    (
      "--demo saves nothing, so there is nothing to check", "--demo lagrer ingenting, så det er ingenting å kontrollere"
    ),
    (
      "--demo saves nothing, so it cannot be used with --data",
      "--demo lagrer ingenting og kan derfor ikke brukes med --data"
    ),
    (
      "--preview needs a terminal; --dry-run prints the same",
      "--preview trenger en terminal; --dry-run skriver det samme"
    ),
    (
      "--preview is a screen, which --plain avoids; --dry-run prints the same",
      "--preview er et skjermbilde, som --plain unngår; --dry-run skriver det samme"
    ),
    (
      "--words works only without a command; commands write signs and currencies as they are",
      "--words virker bare uten kommando; kommandoer skriver fortegn og valutaer som de er"
    ),
    ("--data needs the path of a folder", "--data trenger stien til en mappe"),
    ("--config needs the path of a file", "--config trenger stien til en fil"),
    (
      "{}: the path is not UTF-8; only statement files may have such names",
      "{}: stien er ikke UTF-8; bare kontoutskrifter kan ha slike navn"
    ),
    (
      "--now: '{}' is not an ISO 8601 time, such as 2026-11-21T09:00:00Z",
      "--now: '{}' er ikke et ISO 8601-tidspunkt, som 2026-11-21T09:00:00Z"
    ),
    ("cannot write {}: {}", "kan ikke skrive {}: {}"),
    ("there are too many files called {}", "det er for mange filer som heter {}"),
    ("there are no accounts yet; try `bankey import FILE`", "det er ingen kontoer ennå; prøv `bankey import FIL`"),
    (
      "no accounts yet; `bankey source add` connects a bank, `bankey import FILE` reads statement files, `bankey --demo` shows a demo bank",
      "ingen kontoer ennå; `bankey source add` kobler til en bank, `bankey import FIL` leser kontoutskrifter, `bankey --demo` viser en demobank"
    ),
    (
      "no accounts yet; import statement files with: bankey import FILE",
      "ingen kontoer ennå; importer kontoutskrifter med: bankey import FIL"
    ),
    (
      "no bank is connected yet; connect one with: bankey source add",
      "ingen bank er koblet til ennå; koble til en med: bankey source add"
    ),
    ("no imports", "ingen importer"),
    ("no account is called '{}'; {}\n{}", "ingen konto heter '{}'; {}\n{}"),
    ("there is no command '{}'; did you mean '{}'? {}", "kommandoen '{}' finnes ikke; mente du '{}'? {}"),
    ("there is no command '{}'; {}", "kommandoen '{}' finnes ikke; {}"),
    ("`{} --help` lists the commands", "`{} --help` viser kommandoene"),
    ("bankey needs /proc, which is not mounted", "bankey trenger /proc, som ikke er montert"),
    ("these are all the accounts:", "dette er alle kontoene:"), ("the closest are:", "disse ligner mest:"),
    (
      "'{}' matches several accounts; name one by its number or id\n{}",
      "'{}' passer på flere kontoer; oppgi kontonummeret eller id-en\n{}"
    ),
    (
      "bankey needs a terminal to ask you; in a script, use: bankey source {} --from FILE",
      "bankey trenger en terminal for å spørre deg; bruk i et skript: bankey source {} --from FIL"
    ),
    ("the lock needs a terminal to ask on", "låsen trenger en terminal å spørre i"),
    ("there is no account {}", "det finnes ingen konto {}"),
    ("{} is more than bankey can count", "{} er mer enn bankey kan regne med"),
    (
      "choose what happens to its accounts: --keep-data or --delete-data",
      "velg hva som skal skje med kontoene: --keep-data eller --delete-data"
    ),
    ("standard input: the setup is too long", "standard inn: oppsettet er for langt"),
    ("standard input: {}", "standard inn: {}"), ("standard output: {}", "standard ut: {}"),
  ]
}
