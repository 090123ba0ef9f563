/// The texts about a database that several people share.
public protocol PublishStrings: Sendable {
  /// What this command does is done on the machine that collects, because the data is on a server.
  var doneWhereCollected: String { get }
  /// Everything is recorded, but could not be published, for a reason.
  func notPublished(_ reason: String) -> String
  /// So many rows were published; 0 if the server had everything.
  func published(_ rows: Int) -> String
  /// From now on nothing is published any more, and the server keeps what it has.
  var publishingStopped: String { get }
  /// There is no address to publish to.
  var nowhereToPublish: String { get }
  /// A role may now see the accounts, or publish its own.
  func granted(_ role: String, asCollector: Bool) -> String
}

extension English {
  var doneWhereCollected: String {
    "This data is on a server, where it can only be read: do this on the machine that collects it."
  }
  func notPublished(_ reason: String) -> String {
    "Everything is recorded, but not yet published: \(reason). The next refresh or import tries again."
  }
  func published(_ rows: Int) -> String {
    rows == 0 ? "The shared database had everything." : "Published \(rows) rows."
  }
  var publishingStopped: String { "Nothing is published from here any more. The server keeps what it has." }
  var nowhereToPublish: String { "There is no server to publish to yet: bankey publish ADDRESS names one." }
  func granted(_ role: String, asCollector: Bool) -> String {
    asCollector ? "\(role) may now publish accounts of its own." : "\(role) may now see the accounts."
  }
}

extension Norwegian {
  var doneWhereCollected: String {
    "Disse dataene ligger på en tjener, der de bare kan leses: gjør dette på maskinen som henter dem."
  }
  func notPublished(_ reason: String) -> String {
    "Alt er lagret, men ennå ikke publisert: \(reason). Neste oppdatering eller import prøver igjen."
  }
  func published(_ rows: Int) -> String {
    rows == 0 ? "Den delte databasen hadde alt." : "Publiserte \(rows) rader."
  }
  var publishingStopped: String { "Herfra publiseres ikke noe mer. Tjeneren beholder det den har." }
  var nowhereToPublish: String { "Det er ingen tjener å publisere til ennå: bankey publish ADRESSE oppgir en." }
  func granted(_ role: String, asCollector: Bool) -> String {
    asCollector ? "\(role) kan nå publisere egne kontoer." : "\(role) kan nå se kontoene."
  }
}
