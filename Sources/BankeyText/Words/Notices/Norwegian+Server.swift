extension Norwegian {
  /// The messages about a shared database on a server. The first matching sentence is used.
  static let serverSentences: [(english: String, other: String)] = [
    (
      "a shared database needs libpq, PostgreSQL's client library, version 14 or newer: install libpq5",
      "en delt database trenger libpq, klientbiblioteket til PostgreSQL, versjon 14 eller nyere: installer libpq5"
    ),
    (
      "an address must not contain a password, which others could read: put it into ~/.pgpass or a service file",
      "en adresse må ikke inneholde et passord, som andre kunne lese: legg det i ~/.pgpass eller en tjenestefil"
    ),
    (
      "this is not a valid address of a PostgreSQL server; docs/postgres.md shows some",
      "dette er ikke en gyldig adresse til en PostgreSQL-tjener; docs/postgres.md viser noen"
    ),
    (
      "the connection to the server was lost; the next key or command connects again",
      "forbindelsen til tjeneren ble brutt; neste tast eller kommando kobler til igjen"
    ),
    (
      "your role may not do this on the server ({}): ask its owner",
      "rollen din får ikke gjøre dette på tjeneren ({}): spør eieren"
    ),
    ("the server's disk is full: {}", "disken på tjeneren er full: {}"),
    (
      "this server is a standby and takes no changes: {}", "denne tjeneren er en reserve og tar ikke imot endringer: {}"
    ),
    (
      "this database has no data from bankey yet, or your role may not see it: run `bankey publish ADDRESS` on the machine that collects",
      "denne databasen har ingen data fra bankey ennå, eller rollen din får ikke se dem: kjør `bankey publish ADRESSE` på maskinen som henter"
    ),
    (
      "the server asks for a password: put it into ~/.pgpass or a service file ({})",
      "tjeneren krever et passord: legg det i ~/.pgpass eller en tjenestefil ({})"
    ),
    ("the server does not accept the password: {}", "tjeneren godtar ikke passordet: {}"),
    (
      "the server's certificate is for another name than the address: {}",
      "sertifikatet til tjeneren gjelder et annet navn enn adressen: {}"
    ),
    (
      "bankey needs the certificate of an authority to verify the server: {}",
      "bankey trenger sertifikatet til en utsteder for å bekrefte tjeneren: {}"
    ),
    (
      "the server's certificate has expired or is not from an authority that you trust: {}",
      "sertifikatet til tjeneren er utløpt eller ikke fra en utsteder du stoler på: {}"
    ),
    ("the server does not encrypt connections: {}", "tjeneren krypterer ikke forbindelser: {}"),
    ("the server's identity could not be verified: {}", "tjenerens identitet kunne ikke bekreftes: {}"),
    ("the server cannot be reached: {}", "tjeneren kan ikke nås: {}"),
    (
      "bankey {} wrote this shared database (schema {}), but this bankey knows only schema {}: install the newer bankey",
      "bankey {} skrev denne delte databasen (skjema {}), men denne bankey kjenner bare skjema {}: installer den nyere bankey"
    ),
    (
      "the shared database has schema {}: its owner updates it with `bankey publish` of this version",
      "den delte databasen har skjema {}: eieren oppgraderer den med `bankey publish` fra denne versjonen"
    ),
    (
      "the shared database contains an impossible value ({})", "den delte databasen inneholder en umulig verdi ({})"
    ),
    (
      "the shared database is maintained on its server, not by bankey",
      "den delte databasen vedlikeholdes på tjeneren, ikke av bankey"
    ),
    (
      "your role may not publish for this collector: its owner is another",
      "rollen din får ikke publisere for denne henteren: en annen eier den"
    ),
    ("no published account has the id or number {}", "ingen publisert konto har id-en eller nummeret {}"),
    (
      "the database contains the key {}, which cannot be published",
      "databasen inneholder nøkkelen {}, som ikke kan publiseres"
    ),
    ("{}, a standby, encrypted with {}", "{}, en reserve, kryptert med {}"),
    ("{}, a standby, not encrypted", "{}, en reserve, ikke kryptert"),
    ("{}, encrypted with {}", "{}, kryptert med {}"), ("{}, not encrypted", "{}, ikke kryptert"),
    ("{} has not published yet", "{} har ikke publisert ennå"), ("{} published {}", "{} publiserte {}"),
    ("bankey publish, on that machine", "bankey publish, på den maskinen"),
    ("the server reports: {}", "tjeneren melder: {}"),
    ("docs/postgres.md says how to set it up", "docs/postgres.md forteller hvordan den settes opp"),
  ]
}
