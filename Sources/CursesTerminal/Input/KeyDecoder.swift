import CNcurses
import TUIKit

/// Makes events from what curses read.
///
/// An escape with nothing behind it is the Escape key. With a character behind it, it is a character typed with Alt,
/// which means nothing here and is ignored as a whole.
nonisolated struct KeyDecoder {
  private enum State: Equatable {
    case ground
    case escape
    case alt
    case skipping(EscapeSequence)
    case pasting(Paste)
  }
  private var state = State.ground
  private var characters: CharacterDecoder

  /// A decoder for a terminal of this character set.
  init(isUTF8: Bool) { characters = CharacterDecoder(isUTF8: isUTF8) }

  /// The events that `input` completes.
  mutating func decode(_ input: Input) -> [Event] {
    switch input {
    case .byte(let byte): decode(byte)
    case .key(let code): escape() + decode(code)
    case .mouse(let mouse): escape() + [.mouse(mouse)]
    }
  }

  /// The event that is complete because nothing more is waiting.
  mutating func finish() -> [Event] { escape() }

  /// An escape that nothing followed.
  private mutating func escape() -> [Event] {
    guard state == .escape else { return [] }
    state = .ground
    return [.key(.escape)]
  }
}

// MARK: Keys with a number

nonisolated extension KeyDecoder {
  private mutating func decode(_ code: Int32) -> [Event] {
    switch (code, state) {
    case (KeyCode.pasteStart, _):
      state = .pasting(Paste())
      return []
    case (KeyCode.pasteEnd, .pasting(let paste)):
      state = .ground
      return [.paste(paste.text)]
    case (_, .pasting): return []
    default:
      state = .ground
      return KeyCode.keys[code].map { [.key($0)] } ?? []
    }
  }
}

// MARK: Bytes

nonisolated extension KeyDecoder {
  private mutating func decode(_ byte: UInt8) -> [Event] {
    switch state {
    case .ground: return decodeKey(byte)
    case .escape: return decodeEscaped(byte)
    case .alt: if characters.decode(byte) != nil { state = .ground }
    case .skipping(let sequence): state = sequence.after(byte).map(State.skipping) ?? .ground
    case .pasting(var paste):
      // The terminal lets no ^C through in what is pasted: it was typed, and quits.
      guard byte != 3 else {
        state = .ground
        return decodeKey(byte)
      }
      if let scalar = characters.decode(byte) { paste.append(scalar) }
      state = .pasting(paste)
    }
    return []
  }

  private mutating func decodeKey(_ byte: UInt8) -> [Event] {
    if byte == 0x1B {
      state = .escape
      return []
    }
    return characters.decode(byte).flatMap(Key.init(typed:)).map { [.key($0)] } ?? []
  }

  private mutating func decodeEscaped(_ byte: UInt8) -> [Event] {
    if byte == 0x1B { return [.key(.escape)] }
    if let sequence = EscapeSequence(introducedBy: byte) {
      state = .skipping(sequence)
    } else {
      state = characters.decode(byte) == nil ? .alt : .ground
    }
    return []
  }
}
