import BankeyCore

extension Clock {
  /// A moment near to now, as a person writes it: `14:30`, or `2026-11-22 14:30`.
  func short(_ moment: Timestamp) -> String {
    let parts = local(moment).description.split(separator: "T").map(String.init)
    return local(moment).day == localNow.day ? parts[1] : parts.joined(separator: " ")
  }
}
