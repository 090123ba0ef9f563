import BankeyModel

/// What the occurrences of a recurring payment have in common: the user's name for the payee, else the counterparty's
/// account, else the words of the text. Names of months and words with digits (references, dates) do not count.
///
/// The words are hashed to 128 bits, because storing the words of a hundred thousand texts would take longer than
/// everything else.
struct SeriesKey: Hashable {
  /// The index of the account in a list.
  let account: Int
  let isIncome: Bool
  private let words: WordHash

  /// The key of a transaction; nil when its text contains nothing to compare.
  init?(_ transaction: Transaction, on account: Int) {
    guard let key = withUnsafePointer(to: transaction, { SeriesKey($0, on: account) }) else { return nil }
    self = key
  }

  /// The same for a transaction in a list. Copies only the texts that count.
  init?(_ transaction: UnsafePointer<Transaction>, on account: Int) {
    var mix = WordHash()
    if let payee = transaction.pointee.payee { mix.add(name: payee) }
    if mix.isEmpty, let other = transaction.pointee.counterpartyAccount { mix.add(account: other) }
    if mix.isEmpty { mix.add(transaction.pointee.description) }
    if mix.isEmpty, let name = transaction.pointee.counterparty { mix.add(name) }
    if mix.isEmpty { return nil }
    (self.account, isIncome, words) = (account, !transaction.pointee.amount.isNegative, mix)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(account)
    hasher.combine(words)
  }
}

/// A 128-bit hash of words in their order.
struct WordHash: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Whether no word was added.
  var isEmpty: Bool { low == 0 && high == 0 }

  func hash(into hasher: inout Hasher) { hasher.combine(low) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var word = HashedWord()
      for byte in bytes {
        if word.take(byte) { continue }
        add(word)
        word = HashedWord()
      }
      add(word)
    }
  }

  /// Adds the letters and digits of an account number as one word. A text without a digit is not a number but a name in
  /// brackets.
  mutating func add(account: String) {
    var word = HashedWord()
    for byte in account.utf8 where isDigit(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte >= 0x80 {
      word.mix(byte)
    }
    guard account.utf8.contains(where: isDigit) || account.hasPrefix("[") else { return }
    mix(word.low ^ 0xACC0, word.high)
  }

  /// Adds a name as one word, with its digits.
  mutating func add(name: String) {
    var word = HashedWord()
    for byte in name.lowercased().utf8 { word.mix(byte) }
    mix(word.low ^ 0x9A4E, word.high)
  }

  private mutating func add(_ word: HashedWord) { if word.isName { mix(word.low, word.high) } }

  private mutating func mix(_ low: UInt64, _ high: UInt64) {
    self.low = (self.low ^ low) &* 0x9E37_79B9_7F4A_7C15 ^ (self.low >> 29) | 1
    self.high = (self.high ^ high) &* 0xD6E8_FEB8_6659_FD93 ^ (self.high >> 31)
  }
}

/// The hash of a word that is being read.
private struct HashedWord {
  private(set) var low: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var high: UInt64 = 0x8422_2325_CBF2_9CE4
  /// The first eight bytes.
  private var beginning: UInt64 = 0
  private var count = 0
  private var hasDigit = false
  private var last: UInt8 = 0

  /// Adds the next byte in lower case. Returns false for blanks and punctuation, which end a word. All bytes beyond
  /// ASCII are letters, and Latin-1 capitals are lowercased.
  mutating func take(_ byte: UInt8) -> Bool {
    defer { last = byte }
    if isDigit(byte) {
      hasDigit = true
    } else if byte >= 0x80 {
      mix(last == 0xC3 && byte <= 0x9E ? byte | 0x20 : byte)
    } else if case let small = byte | 0x20, (0x61...0x7A).contains(small) {
      mix(small)
    } else {
      return false
    }
    return true
  }

  mutating func mix(_ byte: UInt8) {
    low = (low ^ UInt64(byte)) &* 0x100_0000_01B3
    high = (high &+ UInt64(byte)) &* 0xA24B_AED4_963E_E407
    if count < 8 { beginning = beginning << 8 | UInt64(byte) }
    count &+= 1
  }

  /// Whether the word distinguishes payees: numbers, single letters and months do not.
  var isName: Bool { !hasDigit && count > 1 && !((3...9).contains(count) && isMonth) }

  private var isMonth: Bool { Self.months.contains(beginning) }

  /// The first eight bytes of each month. No other word begins like a long month.
  private static let months = Set(
    """
    jan feb mar apr may jun jul aug sep sept oct nov dec mai juni juli okt des dez maj avr juin juil aout
    january february march april june july august september october november december
    januar februar mars oktober desember marz maerz dezember janvier fevrier avril juillet octobre novembre decembre
    januari februari maart mei augustus
    """.split(whereSeparator: \.isWhitespace).map { word in
      word.utf8.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    })
}
