import TUIKit

@testable import CursesTerminal

/// Decodes bytes as input from a terminal, in portions that the bytes determine, and checks properties of the events.
///
/// The fuzz target runs the same file.
struct InputProgram {
  /// A property that does not hold.
  struct Disagreement: Error { let words: String }

  private let decoder: KeyDecoder
  private let portions: [UInt8]
  private let bytes: ArraySlice<UInt8>

  /// The first byte selects the terminal, the second is the number of portion lengths that follow; the rest is the
  /// input.
  init(_ bytes: [UInt8]) {
    let kind = bytes.first ?? 0
    // Keys that share a prefix, contain control characters, or are prefixes of others.
    let capabilities = [
      "kcuu1": "\u{1B}A", "kf1": "\u{1}@\r", "kf2": "\u{1B}[[A", "kf3": "\u{1B}[M", "khome": "\u{1B}[1",
    ]
    decoder = KeyDecoder(
      isUTF8: kind & 1 == 0, KeySequences(capabilities: kind & 2 == 0 ? [:] : capabilities))
    let count = Int(bytes.dropFirst().first ?? 0) % 16
    portions = Array(bytes.dropFirst(2).prefix(count))
    self.bytes = bytes.dropFirst(2 + count)
  }

  /// Throws when portions affect the events, there are more events than bytes, or the decoder waits without an end.
  func run() throws {
    let whole = try events(of: [bytes], isPatient: true)
    try expect(try events(of: cut(portions), isPatient: true) == whole, "portions make a difference")
    try expect(try events(of: cut([1]), isPatient: true) == whole, "single bytes make a difference")
    try expect(whole.count <= bytes.count, "more events than bytes")
    // A terminal that pauses: sequences that have begun are given up.
    _ = try events(of: cut(portions), isPatient: false)
  }

  /// The bytes in portions of these lengths, repeated as needed.
  private func cut(_ lengths: [UInt8]) -> [ArraySlice<UInt8>] {
    var (rest, pieces, turn) = (bytes, [ArraySlice<UInt8>](), 0)
    while !rest.isEmpty {
      let length = lengths.isEmpty ? rest.count : Int(lengths[turn % lengths.count]) % 32 + 1
      pieces.append(rest.prefix(length))
      rest = rest.dropFirst(length)
      turn += 1
    }
    return pieces
  }

  /// The events of some portions. If `isPatient` is false, incomplete sequences are given up after each.
  private func events(of pieces: [ArraySlice<UInt8>], isPatient: Bool) throws -> [Event] {
    var (decoder, events) = (decoder, [Event]())
    for piece in pieces {
      events += decoder.decode(piece)
      if !isPatient { events += try giveUp(&decoder) }
    }
    events += try giveUp(&decoder)
    for event in events { try expect(Self.isSound(event), "the event \(event)") }
    // Whatever came before, ^C and the key after it are recognized.
    try expect(decoder.decode([0x03, 0x6A]).suffix(2) == [.key(.control("c")), .key("j")], "^C is not heard")
    return events
  }

  /// Gives up an incomplete sequence. Checks that its timeout and its length are bounded.
  private func giveUp(_ decoder: inout KeyDecoder) throws -> [Event] {
    try expect(decoder.patience.map { $0 <= .seconds(1) } ?? true, "patience \(String(describing: decoder.patience))")
    let events = decoder.finish()
    try expect(events.count <= 64, "\(events.count) bytes were kept")
    try expect(decoder.patience == nil, "something is waited for after the end")
    return events
  }

  private static func isSound(_ event: Event) -> Bool {
    switch event {
    case .key(.character(let character)): character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    case .key(.control(let letter)): ("a"..."z").contains(letter)
    case .key: true
    case .mouse(let mouse): mouse.point.x >= 0 && mouse.point.y >= 0
    case .paste(let text): text.unicodeScalars.count <= Paste.limit
    case .background: true
    case .resize, .resumed, .terminate: false
    }
  }

  private func expect(_ holds: Bool, _ words: @autoclosure () -> String) throws {
    if !holds { throw Disagreement(words: words() + ", of \(Array(bytes)) in portions \(portions)") }
  }
}
