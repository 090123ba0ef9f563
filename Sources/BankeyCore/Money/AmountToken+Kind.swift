extension AmountToken {
  /// Its value, if it is a digit.
  var digit: UInt8? {
    if case .digit(let value) = kind { value } else { nil }
  }

  /// Whether it can separate groups of digits.
  var isGrouping: Bool {
    switch kind {
    case .dot, .comma, .blank, .apostrophe: true
    default: false
    }
  }
}
