extension NumberPattern {
  /// `digits` with the locale's group marks, or with `mark`.
  func grouped(_ digits: String) -> String {
    let digits = Array(digits.utf8)
    guard lastGroup > 0, digits.count >= lastGroup + minimum else { return String(decoding: digits, as: UTF8.self) }
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, isBoundary(digits.count - index) { text += groupMark.utf8 }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a group starts where so many digits are left.
  private func isBoundary(_ rest: Int) -> Bool {
    rest == lastGroup || rest > lastGroup && (rest - lastGroup).isMultiple(of: otherGroups)
  }
}
