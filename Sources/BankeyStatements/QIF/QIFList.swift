/// What the records of a list are.
enum QIFList {
  /// Accounts: the last one before transactions is theirs.
  case accounts
  /// Transactions of an account of that kind.
  case transactions(QIFAccountKind)
  /// Categories, securities, prices and other lists without transactions; also ones that are not known.
  case other

  /// The list that a line with `!` begins; nil when it is an option, and begins none.
  init?(_ line: String) {
    let line = line.lowercased()
    if line.hasPrefix("!account") {
      self = .accounts
    } else if line.hasPrefix("!type:") {
      self = QIFAccountKind(line.dropFirst(6)).map { .transactions($0) } ?? .other
    } else {
      return nil
    }
  }
}
