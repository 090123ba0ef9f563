extension MT940Reader {
  /// The file is at its end: it is whole, or refused.
  mutating func finish() throws(StatementFault) {
    try finishRow()
    guard isWhole else {
      throw StatementFault("The file is cut off: it ends inside a statement.", at: text.bytes.count)
    }
    try finishStatement()
    try finishCounts()
  }

  /// Whether nothing shows that the file is cut off.
  ///
  /// The block of a SWIFT message has an end. A statement ends with its closing balance or a dash; without both, with an empty line,
  /// unless that can belong to a text.
  private var isWhole: Bool {
    guard let last, let statement else { return !isBlockOpen }
    let isEnded = statement.isEnded || (hasEmptyLine && last.tag != .details && last.tag != .codedDetails)
    return !isBlockOpen && isEnded && isLineWhole(last)
  }

  /// Whether the last line is: it has an end, or a cut in it would show, or could not spoil anything.
  private func isLineWhole(_ last: MT940Field) -> Bool {
    switch last.tag {
    case .end, .details, .other: true
    case .closing, .available: hasLineEnd || MT940Balance(text.bytes, last.value)?.isWhole == true
    default: hasLineEnd
    }
  }

  private var hasLineEnd: Bool { lineEnds > 0 }

  private var hasEmptyLine: Bool { lineEnds > 1 }

  /// How many line ends stand at the end of the file.
  private var lineEnds: Int {
    let tail = text.bytes[max(0, text.bytes.count - 64)..<text.bytes.count].reversed()
    let ends = tail.drop { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }.prefix { isBlank($0) }
    return max(ends.count { $0 == 0x0A }, ends.count { $0 == 0x0D })
  }
}
