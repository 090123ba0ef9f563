import BankeyModel

/// A sorted table of lines `key|value` in the program's data, searched without decoding.
struct SortedLines: Sendable {
  private let text: StaticString

  /// Wraps a text without empty lines.
  init(_ text: StaticString) { self.text = text }

  /// The text after `key|`; nil when no line has the key.
  subscript(key: some StringProtocol) -> Substring? {
    let key = Array(key.utf8)
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var (low, high) = (0, bytes.count)
    while low < high {
      let line = Self.line(around: (low + high) / 2, in: bytes)
      let found = bytes[line].prefix { $0 != UInt8(ascii: "|") }
      if found.elementsEqual(key) { return Substring(decoding: bytes[line].dropFirst(key.count + 1), as: UTF8.self) }
      if found.lexicographicallyPrecedes(key) { low = line.upperBound + 1 } else { high = line.lowerBound }
    }
    return nil
  }

  private static func line(around index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<index].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return start..<(bytes[index...].firstIndex(of: newline) ?? bytes.count)
  }
}

extension SortedLines {
  /// The line of a locale, or else of its parent (`nb` for `nb_SJ`), or else of English. A line `=key` refers to the
  /// line with that key.
  func line(of locale: String) -> Substring {
    var name = locale[...]
    while !name.isEmpty {
      if let line = self[name] { return line.hasPrefix("=") ? self[line.dropFirst()] ?? "" : line }
      name = name.lastIndex(of: "_").map { name[..<$0] } ?? ""
    }
    return self["en"] ?? ""
  }

  func fields(of locale: String) -> [String] {
    line(of: locale).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }
}
