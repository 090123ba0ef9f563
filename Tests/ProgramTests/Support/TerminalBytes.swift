/// The output of a program on a terminal, read strictly: only our own control sequences and plain text.
struct TerminalBytes {
  /// The first byte sequence that is neither; nil if there is none.
  private(set) var fault: String?

  init(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      fault = "bytes that are no UTF-8"
      return
    }
    var (rest, marks) = (text.unicodeScalars[...], 0)
    while let scalar = rest.popFirst(), fault == nil {
      if scalar == "\u{1B}" {
        takeSequence(&rest)
      } else if !"\r\n\u{8}\t\u{E}\u{F}".unicodeScalars.contains(scalar), !Self.isText(scalar) {
        fault = "U+" + String(scalar.value, radix: 16)
      }
      marks = scalar.properties.generalCategory == .nonspacingMark ? marks + 1 : 0
      if marks > 4 { fault = "\(marks) marks on a letter" }
    }
  }

  /// A sequence that curses sends: CSI with small numbers, a character set, a keypad mode, the cursor. None contains
  /// text.
  private mutating func takeSequence(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[":
      let numbers = rest.prefix { "0123456789;?>".unicodeScalars.contains($0) }
      rest.removeFirst(numbers.count)
      let isOurs = String(numbers).split(separator: ";").allSatisfy { Int($0.drop { "?>".contains($0) }) ?? 0 < 5000 }
      guard let end = rest.popFirst(), isOurs, ("@"..."~").contains(end) else {
        return fault = "ESC [ \(numbers)"
      }
    // The query for the background color, which contains no foreign text.
    case "]" where rest.starts(with: "11;?\u{7}".unicodeScalars): rest = rest.dropFirst(5)
    case "(", ")": rest = rest.dropFirst()
    case "=", ">", "7", "8", "M", "H": break
    case let other: fault = "ESC \(other.map { String($0) } ?? "")"
    }
  }

  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }
}
