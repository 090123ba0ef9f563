import TUIKit

/// The bytes that keys send: what terminfo says of this terminal, and what terminals send whatever it says.
nonisolated struct KeySequences {
  /// What a sequence means.
  enum Meaning: Equatable {
    /// A key that is used.
    case key(Key)
    /// Text that is pasted begins.
    case paste
    /// A key that means nothing here.
    case nothing
  }

  /// How bytes compare with the sequences.
  enum Match: Equatable {
    /// They are one.
    case whole(Meaning)
    /// They are the beginning of one.
    case beginning
    /// They are neither.
    case none
  }

  /// Text that was pasted ends.
  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private var meanings: [[UInt8]: Meaning] = [:]
  private var beginnings: Set<[UInt8]> = []

  /// The sequences of a terminal whose terminfo has these capabilities, `kcuu1` and others, by their names.
  init(capabilities: [String: String] = [:]) {
    for (name, key) in Self.named { capabilities[name].map { add($0, .key(key)) } }
    for (sequence, meaning) in Self.usual { add(sequence, meaning) }
    for sequence in capabilities.values { add(sequence, .nothing) }
  }

  /// What bytes are.
  func match(_ bytes: [UInt8]) -> Match {
    if let meaning = meanings[bytes] { return .whole(meaning) }
    return beginnings.contains(bytes) ? .beginning : .none
  }

  /// Adds a sequence that is not known yet. What begins with a letter would hide the letter, and what is one of the few
  /// control characters that every keyboard has, or ^C, ^Z or the escape, stays that.
  private mutating func add(_ sequence: String, _ meaning: Meaning) {
    let bytes = Array(sequence.utf8)
    guard let first = bytes.first, first < 0x20 || first == 0x7F, bytes.count < 32, meanings[bytes] == nil,
      bytes.count > 1 || !Self.reserved.contains(first)
    else { return }
    meanings[bytes] = meaning
    for count in 1..<bytes.count { beginnings.insert(Array(bytes.prefix(count))) }
  }

  private static let reserved: Set<UInt8> = [0x00, 0x03, 0x08, 0x09, 0x0A, 0x0D, 0x1A, 0x1B, 0x7F]

  /// The capabilities of the keys that are used.
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
