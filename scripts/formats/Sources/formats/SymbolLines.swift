import _FoundationICU

/// The currencies for which a locale has a symbol.
enum SymbolLines {
  static func line(of locale: String) -> String {
    codes.compactMap { code in
      let symbol = plain(symbol(of: code, in: locale))
      return symbol.isEmpty || symbol == code ? nil : code + symbol
    }.joined(separator: "|")
  }

  /// The codes of current currencies.
  private static let codes: [String] = {
    let kinds = UCURR_NON_DEPRECATED.rawValue
    let list = checked { swift_ucurr_openISOCurrencies(kinds, $0) }
    defer { swift_uenum_close(list) }
    var codes: [String] = []
    while let code = checked({ swift_uenum_next(list, nil, $0) }) { codes.append(String(cString: code)) }
    return codes.sorted()
  }()

  private static func symbol(of code: String, in locale: String) -> String {
    var count: Int32 = 0
    let units = Array(code.utf16) + [0]
    let symbol = checked { swift_ucurr_getName(units, locale, UCURR_SYMBOL_NAME, nil, &count, $0) }
    return String(decoding: UnsafeBufferPointer(start: symbol, count: Int(count)), as: UTF16.self)
  }
}
