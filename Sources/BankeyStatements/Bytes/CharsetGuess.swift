import BankeyModel
import Glibc

/// Guesses the character set of a file that does not declare it: in the right set, letters have the frequencies of a
/// language, and known words occur. The result depends only on the bytes.
enum CharsetGuess {
  /// The set of `bytes`, which must not be valid UTF-8.
  static func charset(of bytes: ByteView) -> Charset {
    let sample = CharsetSample(bytes)
    guard sample.high > 0, !sample.isOfBlanks else { return .windows1252 }
    let ranked = Charset.allCases.enumerated().compactMap { index, charset in
      cost(of: sample, in: charset).map {
        (
          charset, cost: $0 + charset.rarity - sample.hints(for: charset) * hint - sample.money(in: charset) * word,
          index
        )
      }
    }.sorted { ($0.cost, $0.2) < ($1.cost, $1.2) }
    let best = ranked.prefix(finalists).map { ($0.0, cost: $0.cost - words(of: sample, in: $0.0), $0.2) }
    return best.min { ($0.cost, $0.2) < ($1.cost, $1.2) }?.0 ?? .windows1252
  }

  /// The number of sets in which to look for words.
  private static let finalists = 8
  /// The score of a known word: as much as several letters that are rare in every language.
  private static let word = 90
  /// The score of a known ASCII word.
  private static let hint = 35

  private static func words(of sample: CharsetSample, in charset: Charset) -> Int {
    let text = sample.runs.map(charset.string).joined(separator: " ").lowercased()
    // Passing a String to C directly would copy it each time.
    return text.withCString { text in
      CharsetLanguage.words.count { $0.withCString { strstr(text, $0) != nil } } * word
    }
  }

  /// The improbability of the sample in a set; nil when it is impossible.
  private static func cost(of sample: CharsetSample, in charset: Charset) -> Int? {
    if let name = charset.multibyteName {
      return sample.isText(of: name) ? MultibyteCost.cost(of: sample.runs, in: charset) : nil
    }
    let table = SingleByteTable.of(charset)
    let letters = sample.counts.indices.filter { sample.counts[$0] > 0 }.map { byte in
      let scalar = table.scalar(UInt8(0x80 + byte))
      return (scalar, count: sample.counts[byte], otherwise: CharsetLanguage.cost(ofForeign: scalar))
    }
    let languages = charset == .windows1257 ? CharsetLanguage.baltic : CharsetLanguage.all
    let costs = languages.map { language in
      letters.reduce(0) { $0 + $1.count * (language.cost(of: $1.0) ?? $1.otherwise) }
    }
    return costs.min()! + sample.runs.reduce(0) { $0 + CharsetContext.cost(of: $1, table) }
  }
}

/// The parts of a file that are not ASCII, with adjacent letters.
struct CharsetSample {
  /// The maximum number of bytes from 0x80 on to examine.
  private static let most = 2048
  /// The runs that contain such bytes, including adjacent letters.
  private(set) var runs: [UnsafeRawBufferPointer] = []
  /// The number of occurrences of each byte from 0x80 on.
  private(set) var counts = [Int](repeating: 0, count: 128)
  /// The bytes from 0x80 on that stand before a digit, as the sign of a currency does.
  private var signs: Set<UInt8> = []
  /// The sum of `counts`.
  private(set) var high = 0
  /// Whether the last run ends at the end of the file.
  private var isCut = false
  /// The ASCII words of the first lines, in lower case.
  private var words: Set<String> = []

  /// Takes the first runs of a file.
  init(_ bytes: ByteView) {
    let text = bytes[0..<bytes.count]
    var place = 0
    while place < text.count, high < CharsetSample.most {
      guard text[place] >= 0x40 else {
        place += 1
        continue
      }
      // Some banks write this byte for an empty field.
      if text[place] == 0xFF, place + 1 == text.count || text[place + 1] < 0x40 {
        place += 1
        continue
      }
      let start = place
      var found = 0
      while place < text.count, text[place] >= 0x40, place - start < CharsetSample.most {
        if text[place] >= 0x80 {
          counts[Int(text[place]) - 0x80] += 1
          found += 1
          if place == start, place + 1 < text.count, isDigit(text[place + 1]) { signs.insert(text[place]) }
        }
        place += 1
      }
      if found > 0 { runs.append(UnsafeRawBufferPointer(rebasing: text[start..<place])) }
      high += found
      isCut = place == text.count
    }
    words = CharsetSample.words(of: bytes)
  }

  /// Whether all runs are valid text in an East Asian set. Only a run at the end of the file may end within a
  /// character.
  func isText(of name: String) -> Bool {
    runs.indices.allSatisfy {
      MultibyteText.string(runs[$0], from: name, mayBeCut: isCut && $0 == runs.count - 1) != nil
    }
  }

  /// Whether all bytes that are not ASCII are the blank of Western sets, and most stand beside a word: in the sets of
  /// DOS, where the byte is `á`, most would stand within one.
  var isOfBlanks: Bool {
    guard counts[0x20] == high else { return false }
    let within = runs.count { $0.dropFirst().dropLast().contains(0xA0) }
    return within < runs.count - within
  }

  /// The number of words in the first lines that belong to languages written in a set.
  func hints(for charset: Charset) -> Int {
    CharsetLanguage.hints[charset].map { hints in hints.count { words.contains($0) } } ?? 0
  }

  /// The number of characters before a digit that are signs of a currency in a set.
  func money(in charset: Charset) -> Int {
    guard charset.multibyteName == nil else { return 0 }
    return signs.count { "£€¥".unicodeScalars.contains(charset.scalar($0)) }
  }

  private static func words(of bytes: ByteView) -> Set<String> {
    let head = bytes[0..<min(bytes.count, 1 << 12)].split { !isLetter($0) }
    return Set(
      head.lazy.filter { (3...16).contains($0.count) }.map { String(decoding: $0.map { $0 | 0x20 }, as: UTF8.self) })
  }
}

extension Charset {
  /// A penalty for sets that banks use less than those of Windows in Europe.
  fileprivate var rarity: Int {
    switch self {
    case .windows1252, .windows1255, .windows1256: 0
    // A single letter may be one of another alphabet.
    case .windows1250, .windows1251, .windows1253: 4
    case .windows1254, .windows1257, .latin2, .latin9, .greek7, .thai: 12
    case .koi8r, .koi8u, .cyrillic5, .cp437, .cp850, .cp852, .cp857, .cp866, .macintosh: 25
    case .shiftJIS, .eucJP, .gb18030, .big5, .eucKR: 10
    }
  }
}

/// Rates neighboring characters: no capital follows a small letter, and few symbols occur within words.
enum CharsetContext {
  /// The improbability of the neighbors in a run.
  static func cost(of run: UnsafeRawBufferPointer, _ table: SingleByteTable) -> Int {
    let kinds = table.kinds
    var cost = 0
    for place in run.indices.dropFirst() where run[place - 1] >= 0x80 || run[place] >= 0x80 {
      let (before, kind) = (kinds[Int(run[place - 1])], kinds[Int(run[place])])
      cost += self.cost(before, kind)
      if isVowel(run[place]), table.isNeverBeforeVowels(run[place - 1]) { cost += 30 }
      if place > 1, run[place - 1] >= 0x80,
        case (.letter, .sign(isInWords: false), .letter) = (kinds[Int(run[place - 2])], before, kind)
      {
        cost += 30
      }
    }
    return cost
  }

  private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte | 0x20) }

  /// The long and nasal vowels that no other vowel follows in their languages: `ão` is Portuguese, not `ăo`.
  static let beforeConsonants = Set("ăąęįųāēīūőű".unicodeScalars)

  private static func cost(_ first: Kind, _ second: Kind) -> Int {
    switch (first, second) {
    case (.letter(let script, isSmall: let isSmall), .letter(let other, let isOtherSmall)):
      (script == other ? 0 : 50) + (isSmall == true && isOtherSmall == false ? 40 : 0)
    case (.letter, .strange), (.strange, .letter): 40
    default: 0
    }
  }

  /// The kind of a character.
  enum Kind {
    /// A letter of a script; `isSmall` is nil for scripts without case.
    case letter(script: Int, isSmall: Bool?)
    /// A symbol that occurs beside words, or also within them.
    case sign(isInWords: Bool)
    /// A symbol that occurs in neither place.
    case strange

    init(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      if properties.isAlphabetic {
        let script = scalar.value < 0x250 ? 0 : Int(scalar.value >> 8)
        self = .letter(script: script, isSmall: properties.isLowercase ? true : properties.isUppercase ? false : nil)
      } else {
        let isMark = scalar.properties.canonicalCombiningClass != .notReordered
        let isSign = scalar.value < 0x80 || CharsetLanguage.signs[scalar] != nil || isMark
        self = isSign ? .sign(isInWords: isMark || "’\u{A0}·\u{AD}".unicodeScalars.contains(scalar)) : .strange
      }
    }
  }
}

/// Rates two-byte characters: the sets list common ones first.
enum MultibyteCost {
  /// The improbability of runs in an East Asian set.
  static func cost(of runs: [UnsafeRawBufferPointer], in charset: Charset) -> Int {
    runs.reduce(0) { $0 + cost(of: $1, in: charset) }
  }

  private static func cost(of run: UnsafeRawBufferPointer, in charset: Charset) -> Int {
    var (cost, place) = (0, 0)
    while place < run.count {
      let first = run[place]
      if first < 0x80 {
        place += 1
      } else if charset == .shiftJIS, (0xA0...0xDF).contains(first) {
        // Half-width katakana, which banks use for exchanging transfers.
        (cost, place) = (cost + 45 + (isBesideLetter(run, place) ? 40 : 0), place + 1)
      } else {
        let second = place + 1 < run.count ? run[place + 1] : 0
        (cost, place) = (cost + (second == 0 ? 150 : self.cost(first, second, charset)), place + 2)
      }
    }
    return cost
  }

  private static func isBesideLetter(_ run: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    (place > 0 && isLetter(run[place - 1])) || (place + 1 < run.count && isLetter(run[place + 1]))
  }

  private static func cost(_ first: UInt8, _ second: UInt8, _ charset: Charset) -> Int {
    switch (charset, first) {
    case (.shiftJIS, 0x82...0x83), (.eucJP, 0xA4...0xA5): 50
    case (.shiftJIS, 0x81), (.eucJP, 0xA1), (.eucJP, 0x8E), (.gb18030, 0xA1), (.gb18030, 0xA3), (.big5, 0xA1): 70
    case (.shiftJIS, 0x88...0x97), (.eucJP, 0xB0...0xCF), (.big5, 0xA4...0xC6): 78
    case (.gb18030, 0xB0...0xD7): second >= 0xA1 ? 78 : 140
    case (.eucKR, 0xB0...0xC8): second >= 0xA1 ? 72 : 130
    case (.eucKR, 0xA1), (.eucKR, 0xA3): 80
    case (.gb18030, 0xD8...0xF7): second >= 0xA1 ? 118 : 150
    case (.shiftJIS, _), (.eucJP, _), (.big5, 0xC9...0xF9): 118
    default: 150
    }
  }
}
