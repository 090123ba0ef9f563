/// The texts about a database that several people share.
public protocol PublishStrings: Sendable {
  /// The message that a server's data can only be read, and where to do the rest.
  var onlyCollectorChanges: String { get }
  /// The message that everything is recorded but could not be published, with the reason.
  func notPublished(_ reason: String) -> String
  /// The message about the number of rows that were published; 0 if the server had everything.
  func published(_ rows: Int) -> String
  /// The message that publishing has stopped, and that the server keeps what it has.
  var publishingStopped: String { get }
  /// The message that no server was named yet.
  var noServerToPublishTo: String { get }
  /// The message that a role may now see the accounts, or publish its own.
  func granted(_ role: String, asCollector: Bool) -> String
}

extension English {
  var onlyCollectorChanges: String {
    "This data is on a server, and bankey only reads it from here. Do this on the machine that collects it."
  }
  func notPublished(_ reason: String) -> String {
    "bankey recorded everything but could not publish it: \(reason). The next refresh or import tries again."
  }
  func published(_ rows: Int) -> String {
    switch rows {
    case 0: "The shared database had everything."
    case 1: "Published 1 row."
    default: "Published \(figure(rows)) rows."
    }
  }
  var publishingStopped: String { "bankey no longer publishes from here. The server keeps what it has." }
  var noServerToPublishTo: String { "There is no server to publish to yet: bankey publish ADDRESS names one." }
  func granted(_ role: String, asCollector: Bool) -> String {
    asCollector ? "\(role) may now publish accounts of its own." : "\(role) may now see the accounts."
  }
}

extension Norwegian {
  var onlyCollectorChanges: String {
    "Disse dataene ligger på en tjener, og bankey bare leser dem herfra. Gjør dette på maskinen som henter dem."
  }
  func notPublished(_ reason: String) -> String {
    "Alt er lagret, men ennå ikke publisert: \(reason). Neste oppdatering eller import prøver igjen."
  }
  func published(_ rows: Int) -> String {
    switch rows {
    case 0: "Den delte databasen hadde alt."
    case 1: "Publiserte 1 rad."
    default: "Publiserte \(figure(rows)) rader."
    }
  }
  var publishingStopped: String { "Herfra publiseres ikke noe mer. Tjeneren beholder det den har." }
  var noServerToPublishTo: String { "Det er ingen tjener å publisere til ennå: bankey publish ADRESSE oppgir en." }
  func granted(_ role: String, asCollector: Bool) -> String {
    asCollector ? "\(role) kan nå publisere egne kontoer." : "\(role) kan nå se kontoene."
  }
}
