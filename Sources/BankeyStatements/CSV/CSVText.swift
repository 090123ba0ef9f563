/// Makes texts of fields.
struct CSVText {
  let bytes: ByteView
  let decoder: TextDecoder

  /// What stands in a field; nil when there is none.
  func string(_ cell: CSVCell?) -> String? {
    guard let cell else { return nil }
    let text = decoder.string(bytes[cell.place])
    return cell.hasTwins ? CSVText.withoutTwins(text) : text
  }

  /// The texts of all fields, also of the empty ones.
  func strings(_ row: CSVRow) -> [String] { row.cells.map { string($0) ?? "" } }

  private static func withoutTwins(_ text: String) -> String {
    var (kept, isSecond) = ([UInt8](), false)
    for byte in text.utf8 {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if byte != UInt8(ascii: "\"") || isSecond { kept.append(byte) }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
