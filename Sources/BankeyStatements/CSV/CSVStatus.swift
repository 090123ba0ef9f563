import BankeyCore
import Glibc

/// What a word of a bank says of a transaction's state.
enum CSVStatus {
  /// It is reserved, or booked.
  case known(TransactionStatus)
  /// It did not happen.
  case dropped

  /// The meaning of a word; nil when it is not known.
  init?(_ word: String) {
    let key = CSVHeading.folded(word)
    // Every field that may be text is asked this: Swift's own search takes a hundred times as long.
    func says(_ words: [String]) -> Bool { words.contains { strstr(key, $0) != nil } }
    if says(CSVStatus.authorized) {
      self = .known(.authorized)
    } else if says(CSVStatus.cancelled) {
      self = .dropped
    } else if says(CSVStatus.posted) {
      self = .known(.posted)
    } else {
      return nil
    }
  }

  private static let authorized = words(
    "vorgemerkt vormerkung nichtgebucht pending reserv authorized authorised uncleared inbehandeling enattente pendiente inattesa oczekuj"
  )
  private static let cancelled = words(
    "cancelled canceled declined rejected failed reverted expired abgelehnt avvist avslatt geweigerd refuse rechazad rifiutat odrzucon"
  )
  private static let posted = words(
    "gebucht posted booked completed cleared settled executed reconciled bokfort bogfort utfort gjennomfort geboekt comptabilis contabili zaksiegow wykonan"
  )

  private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
