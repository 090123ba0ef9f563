import BankeyCore

extension AccountRowViewModel {
  /// "Banking · Sbanken ··8903"
  nonisolated func label(dot: String, isWide: Bool) -> String {
    let label = accountType + " \(dot) " + institution
    return ((isWide ? number : nil) ?? numberTail).map { label + " " + $0 } ?? label
  }
}
