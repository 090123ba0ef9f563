/// The names of months, whole or cut, in the languages that banks write.
enum MonthName {
  /// The number of a month, 1 to 12; nil when it is the name of none.
  static func number(of name: some Sequence<UInt8>) -> Int? {
    let key = folded(name)
    return numbers[String(key.prefix(4))] ?? numbers[String(key.prefix(3))]
  }

  /// Small letters; letters that are no ASCII become one `?`, however they are encoded.
  private static func folded(_ name: some Sequence<UInt8>) -> String {
    var key = ""
    for byte in name.prefix(16) {
      if byte < 0x80 {
        key.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      } else if key.last != "?" {
        key += "?"
      }
    }
    return key
  }

  private static let numbers = [
    ["jan", "ene", "gen", "sty", "led"], ["feb", "f?v", "fev", "lut", "hel"], ["mar", "m?r", "mrz", "mrt", "maa"],
    ["apr", "avr", "abr", "kwi", "huh"], ["may", "mai", "mei", "maj", "mag", "tou"],
    ["jun", "juin", "giu", "cze", "kes"], ["jul", "juil", "lug", "lip", "hei"],
    ["aug", "ao?", "aou", "ago", "sie", "elo"], ["sep", "set", "wrz", "syy"],
    ["oct", "okt", "ott", "out", "pa?", "lok"],
    ["nov", "lis"], ["dec", "dez", "des", "d?c", "dic", "gru", "jou"],
  ].enumerated().reduce(into: [String: Int]()) { numbers, month in
    for name in month.element { numbers[name] = month.offset + 1 }
  }
}
