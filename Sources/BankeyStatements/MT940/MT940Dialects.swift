import BankeyModel

/// The form of a Swiss bank, in which a code of three characters precedes a text, `A44?Name`, and further lines repeat
/// the second line of `:61:`.
enum MT940ShortCode {
  private static let length = 4

  /// Whether a text begins with such a code: a capital, a capital or digit, a digit and a question mark,
  /// behind which no code such as `?20` is.
  static func isFound(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    guard place.count > length, bytes[place.lowerBound + 3] == question, !isDigit(bytes[place.lowerBound + length])
    else { return false }
    let (first, second) = (bytes[place.lowerBound], bytes[place.lowerBound + 1])
    return isCapital(first) && (isCapital(second) || isDigit(second)) && isDigit(bytes[place.lowerBound + 2])
  }

  /// Reads a text. The first line is the name, unless it is the only one: then the name is what precedes `kind`, the
  /// second line of `:61:`.
  static func read(_ bytes: ByteView, _ place: Range<Int>, kind: Range<Int>, into details: inout MT940Details) {
    let lines = MT940Wrap.lines(bytes, place.lowerBound + length..<place.upperBound)
    guard let first = lines.first else { return }
    if lines.count > 1 {
      add(first, to: &details.name)
      for line in lines.dropFirst() { add(line, to: &details.purpose) }
    } else if !kind.isEmpty, first.count >= kind.count, first.suffix(kind.count).elementsEqual(bytes[kind]) {
      add(first.dropLast(kind.count), to: &details.name)
      add(bytes[kind][...], to: &details.purpose)
    } else {
      add(first, to: &details.purpose)
    }
  }

  private static func add(_ text: Slice<UnsafeRawBufferPointer>, to words: inout MT940Words) {
    words.add(UnsafeRawBufferPointer(rebasing: text), width: MT940Details.line)
  }
}

/// The form of a bank in Singapore, in which question marks surround the keys: `TD?Transfer?ORDP?Name?REMI?Text`.
enum MT940KeyedText {
  /// Whether a text has a party and one more of the keys.
  static func isFound(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    guard bytes.first(question, in: place) != nil else { return false }
    let names = Set(bytes[place].split(separator: question).compactMap(key))
    return !names.isDisjoint(with: ["ORDP", "BENM"]) && names.count > 1
  }

  /// Reads a text. If it names both parties, the beneficiary is the counterparty when money goes out.
  static func read(_ text: UnsafeRawBufferPointer, isOut: Bool, into details: inout MT940Details) {
    let parts = text.split(separator: question, omittingEmptySubsequences: false)
    let names = parts.map(key)
    let own = names.contains("ORDP") && names.contains("BENM") ? (isOut ? "ORDP" : "BENM") : nil
    for (name, value) in zip(names, parts.dropFirst()) where name != own && key(value) == nil {
      let piece = UnsafeRawBufferPointer(rebasing: value)
      switch name {
      case "ORDP", "BENM": details.name.add(piece, width: 0)
      case "REMI": details.purpose.add(piece, width: 0)
      case "TD": details.posting.add(piece, width: 0)
      default: break
      }
    }
  }

  private static func key(_ part: Slice<UnsafeRawBufferPointer>) -> String? {
    guard (2...4).contains(part.count), part.allSatisfy(isCapital) else { return nil }
    let name = String(decoding: part, as: UTF8.self)
    return keys.contains(name) ? name : nil
  }

  private static let keys: Set<String> = ["TD", "CREF", "EREF", "ORDP", "BENM", "OB", "BB", "BC", "REMI"]
}

/// The form of a Dutch bank that labels account and name: `REK: NL…/NAAM: …`.
enum MT940LabelledText {
  /// Whether a text begins with an account and a name follows.
  static func isFound(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    bytes.starts(with: "REK:", at: place.lowerBound) && bytes.first("/NAAM:", in: place) != nil
  }

  static func read(_ text: UnsafeRawBufferPointer, into details: inout MT940Details) {
    for part in text.split(separator: slash) {
      let label = part.prefix { $0 != UInt8(ascii: ":") }
      let value = UnsafeRawBufferPointer(rebasing: part.dropFirst(label.count + 1).drop(while: isBlank))
      switch String(decoding: label, as: UTF8.self) {
      case "REK": details.account.add(value, width: 0)
      case "NAAM": details.name.add(value, width: 0)
      default: details.purpose.add(label.count == part.count ? UnsafeRawBufferPointer(rebasing: part) : value, width: 0)
      }
    }
  }
}

private let question: UInt8 = 0x3F

private func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
