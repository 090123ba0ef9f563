extension TOMLScanner {
  /// A value of any type that we know.
  mutating func value() throws(TOMLError) -> TOMLValue {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try string())
    case UInt8(ascii: "["): return try array()
    default: return try bare()
    }
  }

  private mutating func array() throws(TOMLError) -> TOMLValue {
    var values: [TOMLValue] = []
    _ = take("[")
    repeat {
      skipLines()
      if next == UInt8(ascii: "]") { break }
      // No key of ours has lists of lists, and a file full of brackets must not fill the stack.
      if next == UInt8(ascii: "[") { throw expected("a text, not a list in a list") }
      values.append(try value())
      skipLines()
    } while take(",")
    guard take("]") else { throw expected("`,` or `]`") }
    return .array(values)
  }

  private mutating func bare() throws(TOMLError) -> TOMLValue {
    let start = self
    let word = String(decoding: take { $0.isInWord }, as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "": throw start.expected("a value")
    default: break
    }
    if let number = Int(word.filter { $0 != "_" }) { return .integer(number) }
    guard word.utf8.allSatisfy({ $0.isLetter }) else { throw start.expected("a text in quotes, true, false or a list") }
    return .word(word)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether it may stand in a value without quotes.
  fileprivate var isInWord: Bool {
    self > 0x20 && self != 0x7F && !"#,]".utf8.contains(self)
  }
}
