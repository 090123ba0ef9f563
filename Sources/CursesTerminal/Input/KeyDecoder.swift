import TUIKit

/// Turns the bytes that a terminal sends into events, regardless of how they are portioned.
///
/// An Escape followed by nothing is the Escape key. An Escape followed by a character is that character with Alt, which
/// is ignored. Sequences that mean nothing are swallowed, using bounded memory.
nonisolated struct KeyDecoder {
  private enum State: Equatable {
    case ground
    /// The start of a sequence, with what its grammar expects next.
    case sequence([UInt8], EscapeSequence?)
    /// An incomplete character with Alt.
    case alt
    /// Text being pasted, and the length of the end mark's prefix that has arrived.
    case pasting(Paste, end: Int)
  }
  private static let escape: UInt8 = 0x1B
  /// The number of bytes of a sequence to keep; meaningful sequences are shorter.
  private static let longest = 64
  private let sequences: KeySequences
  private var state = State.ground
  private var characters: CharacterDecoder

  /// Creates a decoder for a character set and the sequences of a terminal's keys.
  init(isUTF8: Bool, _ sequences: KeySequences = KeySequences()) {
    self.sequences = sequences
    characters = CharacterDecoder(isUTF8: isUTF8)
  }

  /// The events that `bytes` complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Event] {
    var events: [Event] = []
    for byte in bytes { events += decode(byte) }
    return events
  }

  /// How long to wait for the rest before calling `finish`; nil when nothing is pending. Terminals send a sequence at
  /// once, but a network may split it. A single Escape is usually the key and should act soon.
  var patience: Duration? {
    switch state {
    case .ground, .pasting: nil
    case .sequence(let bytes, _): bytes.count == 1 ? .milliseconds(25) : .seconds(1)
    case .alt: .seconds(1)
    }
  }

  /// The events that are complete when nothing more arrives. Drops an incomplete sequence.
  mutating func finish() -> [Event] {
    switch state {
    case .ground, .pasting: return []
    case .alt: state = .ground
    case .sequence(let bytes, _):
      state = .ground
      return bytes.first == Self.escape && bytes.count > 1 ? [] : bytes.flatMap { key($0) }
    }
    return []
  }

  private mutating func decode(_ byte: UInt8) -> [Event] {
    switch state {
    case .ground: return begin(byte)
    case .sequence(let bytes, let rest): return goOn(bytes, rest, byte)
    case .alt:
      if byte < 0x80 { return again(byte) }
      if characters.decode(byte) != nil { state = .ground }
      return []
    case .pasting(let paste, let end): return goOn(paste, end, byte)
    }
  }

  /// Abandons what had started and treats the byte as the start of something else.
  private mutating func again(_ byte: UInt8) -> [Event] {
    state = .ground
    return begin(byte)
  }

  /// The key that a byte sends or completes.
  private mutating func key(_ byte: UInt8) -> [Event] {
    if byte == Self.escape { return [.key(.escape)] }
    return characters.decode(byte).flatMap(Key.init(typed:)).map { [.key($0)] } ?? []
  }
}

// MARK: Sequences

nonisolated extension KeyDecoder {
  private mutating func begin(_ byte: UInt8) -> [Event] {
    guard byte < 0x20 || byte == 0x7F else { return key(byte) }
    switch sequences.match([byte]) {
    case .whole(let meaning): return end(meaning)
    case .beginning: state = .sequence([byte], nil)
    case .none:
      guard byte == Self.escape else { return key(byte) }
      state = .sequence([byte], nil)
    }
    return []
  }

  private mutating func goOn(_ bytes: [UInt8], _ rest: EscapeSequence?, _ byte: UInt8) -> [Event] {
    let whole = bytes.count < Self.longest ? bytes + [byte] : bytes
    let match = whole.count > bytes.count ? sequences.match(whole) : .none
    if case .whole(let meaning) = match { return end(meaning) }
    guard let step = Self.step(bytes, rest, byte) else {
      return match == .beginning ? hold(whole, nil) : refuse(bytes, byte)
    }
    switch step {
    case .more(let rest): return hold(whole, rest)
    case .end: return match == .beginning ? hold(whole, nil) : end(whole)
    case .cut: return match == .beginning ? hold(whole, nil) : again(byte)
    case .cutAtEscape: return again(Self.escape) + decode(byte)
    }
  }

  /// The effect of a byte according to the grammar; nil where no grammar applies.
  private static func step(_ bytes: [UInt8], _ rest: EscapeSequence?, _ byte: UInt8) -> EscapeSequence.Step? {
    if let rest { return rest.step(byte) }
    return bytes == [escape] ? EscapeSequence(introducedBy: byte).map { .more($0) } : nil
  }

  private mutating func hold(_ bytes: [UInt8], _ rest: EscapeSequence?) -> [Event] {
    state = .sequence(bytes, rest)
    return []
  }

  private mutating func end(_ meaning: KeySequences.Meaning) -> [Event] {
    switch meaning {
    case .key(let key):
      state = .ground
      return [.key(key)]
    case .paste: state = .pasting(Paste(), end: 0)
    case .nothing: state = .ground
    }
    return []
  }

  private mutating func end(_ bytes: [UInt8]) -> [Event] {
    state = .ground
    if let mouse = MouseReport.event(bytes) { return [.mouse(mouse)] }
    return BackgroundReport.color(bytes).map { [.background($0)] } ?? []
  }

  /// Handles a byte that does not continue the bytes before it.
  private mutating func refuse(_ bytes: [UInt8], _ byte: UInt8) -> [Event] {
    guard bytes == [Self.escape] else {
      // An incomplete sequence of no known grammar. If it did not start with Escape, its control characters were typed.
      let typed = bytes.first == Self.escape ? [] : bytes.flatMap { key($0) }
      return typed + again(byte)
    }
    // A command key (^C, ^L) right after Escape counts as that key, but one that keyboards send with Alt is ignored.
    if byte < 0x20, !Self.isTypedWithAlt(byte) { return [.key(.escape)] + again(byte) }
    state = characters.decode(byte) == nil && byte >= 0x80 ? .alt : .ground
    return []
  }

  private static func isTypedWithAlt(_ byte: UInt8) -> Bool { [0x00, 0x08, 0x09, 0x0A, 0x0D].contains(byte) }
}

// MARK: Pasted text

nonisolated extension KeyDecoder {
  private mutating func goOn(_ paste: Paste, _ end: Int, _ byte: UInt8) -> [Event] {
    // Terminals filter ^C out of pasted text, so this one was typed, and quits.
    if byte == 0x03 { return again(byte) }
    let mark = KeySequences.pasteEnd
    if byte == mark[end] { return end + 1 == mark.count ? finish(paste) : wait(paste, end + 1) }
    // Only the Escape can start the end mark again after a mismatch.
    let isEscape = byte == Self.escape
    return wait(take(mark.prefix(end) + (isEscape ? [] : [byte]), into: paste), isEscape ? 1 : 0)
  }

  private mutating func finish(_ paste: Paste) -> [Event] {
    state = .ground
    return [.paste(paste.text)]
  }

  private mutating func wait(_ paste: Paste, _ end: Int) -> [Event] {
    state = .pasting(paste, end: end)
    return []
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>, into paste: Paste) -> Paste {
    var paste = paste
    for byte in bytes { if let scalar = characters.decode(byte) { paste.append(scalar) } }
    return paste
  }
}

nonisolated extension Key {
  /// The key that sends this character; nil for control characters without a meaning.
  init?(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))
    case 0..<0x20, 0x80..<0xA0: return nil
    default: self = .character(Character(scalar))
    }
  }
}
