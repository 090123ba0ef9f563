import BankeyCore

extension SyncEvent {
  /// What a person is told of it: where, as compilers write it, and what.
  var complaint: String? {
    guard let message else { return nil }
    let place = file.map { $0 + (line.map { ":\($0)" } ?? "") } ?? source
    return [place, message].compactMap { $0 }.joined(separator: ": ")
  }

  /// Which of how many it is about: " (2 of 5)".
  var place: String {
    guard let total, total > 1 else { return "" }
    return " (\((done ?? 0) + 1) of \(total))"
  }
}
