/// The two ends of `10..20`; one of them may be empty.
struct Ends {
  let first: String
  let last: String

  /// The ends in a text; nil when it is no stretch.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: "..".utf8) }) else { return nil }
    first = String(decoding: bytes[..<dots], as: UTF8.self)
    last = String(decoding: bytes[(dots + 2)...], as: UTF8.self)
  }

  /// Whether what stands there could be read: at least one end, and each that is written.
  func areRead(_ lower: Any?, _ upper: Any?) -> Bool {
    (lower != nil) == !first.isEmpty && (upper != nil) == !last.isEmpty && (lower != nil || upper != nil)
  }
}
