/// The change of a transaction since the user last looked.
public enum NewsWord: CaseIterable, Hashable, Sendable { case new, posted, changed, dropped }

/// The texts of what is new.
public protocol NewsStrings: Sendable {
  /// "What is new"
  var newsTitle: String { get }
  /// "3 new since Friday", of transactions. `day` is nil when it is not known.
  func newSince(_ count: Int, _ shown: String, _ day: String?) -> String
  /// "New: 412 transactions", of an account that is new itself.
  func newAccount(_ transactions: String) -> String
  /// "posted", "dropped by the bank"
  func news(_ word: NewsWord) -> String
  /// "was −12.00"
  func was(_ figure: String) -> String
  /// The sentence when nothing is new.
  var noNews: String { get }
  /// "the statements no longer add up"
  var noLongerAddsUp: String { get }
  /// "and 1,200 more new transactions"; `figure` is the formatted count.
  func moreNews(_ count: Int, _ figure: String) -> String
}

extension English {
  var newsTitle: String { "What is new" }
  var noNews: String { "Nothing is new since you last looked." }
  var noLongerAddsUp: String { "the statements no longer add up" }
  func newSince(_ count: Int, _ shown: String, _ day: String?) -> String {
    "\(shown) new" + (day.map { " since \($0)" } ?? "")
  }
  func newAccount(_ transactions: String) -> String { "New: \(transactions)" }
  func was(_ figure: String) -> String { "was \(figure)" }
  func moreNews(_ count: Int, _ figure: String) -> String {
    "and \(figure) more new " + (count == 1 ? "transaction" : "transactions")
  }

  func news(_ word: NewsWord) -> String {
    switch word {
    case .new: "new"
    case .posted: "posted"
    case .changed: "changed"
    case .dropped: "dropped by the bank"
    }
  }
}

extension Norwegian {
  var newsTitle: String { "Nytt siden sist" }
  func newSince(_ count: Int, _ shown: String, _ day: String?) -> String {
    (count == 1 ? "1 ny" : "\(shown) nye") + (day.map { " siden \($0)" } ?? "")
  }
  func newAccount(_ transactions: String) -> String { "Ny: \(transactions)" }
  var noNews: String { "Ingenting nytt siden sist." }
  var noLongerAddsUp: String { "kontoutskriftene stemmer ikke lenger" }
  func was(_ figure: String) -> String { "var \(figure)" }
  func moreNews(_ count: Int, _ figure: String) -> String {
    "og \(figure) " + (count == 1 ? "ny transaksjon" : "nye transaksjoner") + " til"
  }

  func news(_ word: NewsWord) -> String {
    switch word {
    case .new: "ny"
    case .posted: "bokført"
    case .changed: "endret"
    case .dropped: "trukket av banken"
    }
  }
}
