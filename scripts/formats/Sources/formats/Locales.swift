import _FoundationICU

/// The locales that ICU knows, by their names in the environment.
enum Locales {
  /// ICU's name of each locale, without variants (`en_US_POSIX`) and with `zh_TW` for `zh_Hant_TW`.
  static let all: [String: String] = {
    let known = (0..<swift_uloc_countAvailable()).map { String(cString: swift_uloc_getAvailable($0)) }
    let plain = known.filter { name in part(of: name, swift_uloc_getVariant).isEmpty }
    let scripts = plain.filter {
      !part(of: $0, swift_uloc_getScript).isEmpty && !part(of: $0, swift_uloc_getCountry).isEmpty
    }
    let short = scripts.compactMap { name in withoutLikelyScript(name).map { ($0, name) } }
    return Dictionary(plain.map { ($0, $0) } + short) { first, _ in first }
  }()

  /// The name without its script, if that is the usual one in its country; nil otherwise.
  private static func withoutLikelyScript(_ name: String) -> String? {
    let short = part(of: name, swift_uloc_getLanguage) + "_" + part(of: name, swift_uloc_getCountry)
    return likely(short) == likely(name) ? short : nil
  }

  private static func likely(_ name: String) -> String { part(of: name, swift_uloc_addLikelySubtags) }

  private typealias Part = (
    UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>?
  ) -> Int32

  private static func part(of name: String, _ ask: Part) -> String {
    var buffer = [CChar](repeating: 0, count: 100)
    let count = checked { ask(name, &buffer, 100, $0) }
    return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
