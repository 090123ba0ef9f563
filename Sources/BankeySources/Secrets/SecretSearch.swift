import BankeyModel
import BankeyText
import Glibc

/// Finds secrets in a text.
struct SecretSearch {
  /// The number of bytes of a secret that count as its beginning before a cut, or as its end after one.
  private static let piece = 6

  /// The ranges found, in order, without overlaps or adjacent ranges.
  private(set) var places: [Range<Int>] = []

  /// Searches a text as it is, and with its escapes decoded once and twice.
  init(_ bytes: [UInt8], _ forms: Set<SecretForms.Form>, _ use: SecretFilter.Use) {
    var reading = Reading(bytes)
    for _ in 0..<3 {
      for form in forms where use == .sentence || !form.isWord {
        find(form, in: reading)
        // Only sentences are ever cut.
        if use == .sentence, !form.isWord, !form.isAddress { findPieces(of: form, in: reading) }
      }
      guard let undone = reading.undone else { break }
      reading = undone
    }
    merge()
  }

  private mutating func find(_ form: SecretForms.Form, in reading: Reading) {
    var start = 0
    while let place = reading.place(of: form.bytes, from: start) {
      if !form.isWord || reading.isWord(place) { places.append(reading.source(place)) }
      start = place.lowerBound + 1
    }
  }

  private mutating func findPieces(of form: SecretForms.Form, in reading: Reading) {
    for cut in reading.cuts {
      let before = reading.bytes[..<cut.lowerBound].endThatBegins(form.bytes[...])
      if before >= SecretSearch.piece { places.append(reading.source(cut.lowerBound - before..<cut.lowerBound)) }
      let behind = form.bytes[...].endThatBegins(reading.bytes[cut.upperBound...])
      if behind >= SecretSearch.piece { places.append(reading.source(cut.upperBound..<cut.upperBound + behind)) }
    }
  }

  private mutating func merge() {
    places = places.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { all, place in
      guard let last = all.last, place.lowerBound <= last.upperBound else { return all.append(place) }
      all[all.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
    }
  }
}

/// A text at one stage of decoding: its bytes in lower case, and the original range of each.
private struct Reading {
  let bytes: [UInt8]
  private let sources: [Range<Int>]?

  init(_ text: [UInt8]) { (bytes, sources) = (text.map(\.lowered), nil) }

  private init(_ bytes: [UInt8], _ sources: [Range<Int>]) { (self.bytes, self.sources) = (bytes, sources) }

  /// The original range of a decoded range.
  func source(_ place: Range<Int>) -> Range<Int> {
    guard let sources, !place.isEmpty else { return place }
    return sources[place.lowerBound].lowerBound..<sources[place.upperBound - 1].upperBound
  }

  /// The next occurrence of a form. `memchr` finds its first byte quickly.
  func place(of form: [UInt8], from start: Int) -> Range<Int>? {
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress, let first = form.first else { return nil }
      var place = start
      while place + form.count <= all.count {
        guard let found = memchr(base + place, Int32(first), all.count - form.count + 1 - place) else { return nil }
        place = UnsafeRawPointer(found) - base
        if memcmp(base + place, form, form.count) == 0 { return place..<place + form.count }
        place += 1
      }
      return nil
    }
  }

  /// Whether a range is surrounded by neither letters nor digits.
  func isWord(_ place: Range<Int>) -> Bool {
    let before = place.lowerBound > 0 ? bytes[place.lowerBound - 1] : 0x20
    let behind = place.upperBound < bytes.count ? bytes[place.upperBound] : 0x20
    return !before.isOfWord && !behind.isOfWord
  }

  /// The places where text may be missing: the start, the end, and each ellipsis.
  var cuts: [Range<Int>] {
    var (cuts, start) = ([0..<0, bytes.count..<bytes.count], 0)
    while let place = place(of: Array("…".utf8), from: start) {
      cuts.append(place)
      start = place.upperBound
    }
    return cuts
  }

  /// The text with its escapes decoded; nil when there are none.
  var undone: Reading? {
    guard bytes.contains(where: { "%\\&".utf8.contains($0) }) else { return nil }
    var (read, places, place) = ([UInt8](), [Range<Int>](), 0)
    while place < bytes.count {
      let (made, count) = SecretEscape.undone(bytes[place...])
      read += made.map(\.lowered)
      places += made.map { _ in source(place..<place + count) }
      place += count
    }
    return read.count == bytes.count ? nil : Reading(read, places)
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool { isDigit(self) || (0x61...0x7A).contains(self) || self >= 0x80 }
}

extension ArraySlice<UInt8> {
  /// The length of the longest suffix that is a prefix of another text.
  fileprivate func endThatBegins(_ text: ArraySlice<UInt8>) -> Int {
    var count = Swift.min(self.count, text.count)
    while count > 0, !text.prefix(count).elementsEqual(suffix(count)) { count -= 1 }
    return count
  }
}
