/// Whether money came or went, as a word beside an amount without a sign says it.
enum CSVDirection {
  case into, outOf

  /// The meaning of a word; nil when it is not known.
  init?(_ word: String) {
    let key = CSVHeading.folded(word)
    if CSVDirection.incoming.contains(key) || word == "+" {
      self = .into
    } else if CSVDirection.outgoing.contains(key) || word == "-" {
      self = .outOf
    } else {
      return nil
    }
  }

  private static let incoming = words(
    "c cr crdt credit kredit h haben in inn bij avere abono gutschrift deposit incoming inflow")
  private static let outgoing = words(
    "d dr dbit debit debet s soll out ut af uit dare cargo lastschrift withdrawal outgoing outflow")

  private static func words(_ line: String) -> Set<String> { Set(line.split(separator: " ").map(String.init)) }
}
