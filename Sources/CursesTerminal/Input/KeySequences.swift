import TUIKit

/// The byte sequences of keys: those that terminfo lists for this terminal, and those that terminals commonly send.
nonisolated struct KeySequences {
  enum Meaning: Equatable {
    case key(Key)
    /// The start of pasted text.
    case paste
    /// A key that is not used.
    case nothing
  }

  /// The result of comparing bytes with the sequences.
  enum Match: Equatable {
    /// The bytes form a sequence.
    case whole(Meaning)
    /// The bytes are the beginning of a sequence.
    case beginning
    /// Neither.
    case none
  }

  /// The mark at the end of pasted text.
  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private var meanings: [[UInt8]: Meaning] = [:]
  private var beginnings: Set<[UInt8]> = []

  /// Creates the sequences of a terminal with these terminfo capabilities, by name (`kcuu1`, …).
  init(capabilities: [String: String] = [:]) {
    for (name, key) in Self.named { capabilities[name].map { add($0, .key(key)) } }
    for (sequence, meaning) in Self.usual { add(sequence, meaning) }
    for sequence in capabilities.values { add(sequence, .nothing) }
  }

  /// Compares bytes with the sequences.
  func match(_ bytes: [UInt8]) -> Match {
    if let meaning = meanings[bytes] { return .whole(meaning) }
    return beginnings.contains(bytes) ? .beginning : .none
  }

  /// Adds a new sequence. Rejects sequences that start with a letter, which would hide that letter, and the control
  /// characters that every keyboard sends, ^C, ^Z and Escape.
  private mutating func add(_ sequence: String, _ meaning: Meaning) {
    let bytes = Array(sequence.utf8)
    guard let first = bytes.first, first < 0x20 || first == 0x7F, bytes.count < 32, meanings[bytes] == nil,
      bytes.count > 1 || !Self.reserved.contains(first)
    else { return }
    meanings[bytes] = meaning
    for count in 1..<bytes.count { beginnings.insert(Array(bytes.prefix(count))) }
  }

  private static let reserved: Set<UInt8> = [0x00, 0x03, 0x08, 0x09, 0x0A, 0x0D, 0x1A, 0x1B, 0x7F]

  /// The terminfo capabilities of the keys that are used.
  private static let named: [(String, Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kpp", .pageUp), ("knp", .pageDown),
    ("khome", .home), ("kend", .end), ("kfnd", .home), ("kslt", .end), ("ka1", .home), ("ka3", .pageUp),
    ("kc1", .end), ("kc3", .pageDown), ("kent", .enter), ("kbs", .backspace), ("kdch1", .delete), ("kcbt", .backTab),
    ("kf1", .function(1)),
  ]

  private static let usual: [(String, Meaning)] =
    [("\u{1B}[200~", .paste), (String(decoding: pasteEnd, as: UTF8.self), .nothing)]
    + [
      ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OB", .down), ("OC", .right),
      ("OD", .left), ("[H", .home), ("[F", .end), ("OH", .home), ("OF", .end), ("[1~", .home), ("[4~", .end),
      ("[7~", .home), ("[8~", .end), ("[5~", .pageUp), ("[6~", .pageDown), ("[3~", .delete), ("[Z", .backTab),
      ("OM", .enter), ("OP", .function(1)), ("[11~", .function(1)), ("[[A", .function(1)),
    ].map { ("\u{1B}" + $0, .key($1)) }
}
