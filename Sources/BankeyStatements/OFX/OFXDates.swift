import BankeyModel

/// Reads dates that a bank writes as people do and not as OFX says: `2024/01/15`, `15/01/2024`, `15-01-2024`.
///
/// The year must have four digits. Whether the day or the month comes first is decided by the dates of all
/// transactions.
struct OFXDates {
  private let bytes: ByteView
  /// The order that the file shows, once it was looked for.
  private var found: DateOrder??

  init(_ bytes: ByteView) { self.bytes = bytes }

  /// The date of a text; nil when it is impossible or its order is open.
  mutating func date(_ text: String) -> OFXDate? {
    guard let date = OFXDates.written(text), let order = date.order ?? order() else { return nil }
    return OFXDate(date, order)
  }

  /// Whether a text is a date of which the file does not show whether the day or the month comes first.
  mutating func isOpen(_ text: String) -> Bool {
    guard let date = OFXDates.written(text), date.order == nil else { return false }
    return order() == nil
  }

  private static func written(_ text: String) -> WrittenDate? {
    Array(text.utf8).withUnsafeBytes { isOfParts($0) ? WrittenDate($0) : nil }
  }

  /// Whether a text begins with three numbers between dashes, dots or slashes, one of which is a year.
  private static func isOfParts(_ text: UnsafeRawBufferPointer) -> Bool {
    let word = text.prefix { isDigit($0) || "-./".utf8.contains($0) }
    let lengths = word.split(omittingEmptySubsequences: false) { !isDigit($0) }.map(\.count)
    guard lengths.count == 3, (1...2).contains(lengths[1]) else { return false }
    return lengths[0] == 4 ? (1...2).contains(lengths[2]) : (1...2).contains(lengths[0]) && lengths[2] == 4
  }

  /// The order that the dates of all transactions show together. Scans the file once.
  private mutating func order() -> DateOrder? {
    let order = found ?? seen()
    found = order
    return order
  }

  private func seen() -> DateOrder? {
    var (evidence, place) = (DateEvidence(neverYearFirst: true), 0)
    while let start = bytes.end(of: "DTPOSTED>", from: place) {
      let end = bytes.first(less, in: start..<bytes.count) ?? bytes.count
      let text = bytes.trimmed(start..<min(end, start + 64))
      if let date = OFXDates.written(String(decoding: bytes[text], as: UTF8.self)) { evidence.see(date, at: text) }
      place = max(end, start)
    }
    return evidence.order
  }
}
