import BankeyModel
import BankeyText
import Glibc

/// Where secrets stand in a text.
struct SecretSearch {
  /// As much of a secret at a place where a text was cut is taken for its beginning, and at its start for its end.
  private static let piece = 6

  /// Where they stand, in order; none touches another.
  private(set) var places: [Range<Int>] = []

  /// Looks for forms of secrets in a text as it stands, and as it reads when its escapes are undone, once and twice.
  init(_ bytes: [UInt8], _ forms: Set<SecretForms.Form>, _ use: SecretFilter.Use) {
    var reading = Reading(bytes)
    for _ in 0..<3 {
      for form in forms where use == .sentence || !form.isWord {
        find(form, in: reading)
        // Only sentences are cut by us.
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

/// A text on its way through its escapes: what it reads as, in lower case, and where each byte of that came from.
private struct Reading {
  let bytes: [UInt8]
  private let sources: [Range<Int>]?

  init(_ text: [UInt8]) { (bytes, sources) = (text.map(\.lowered), nil) }

  private init(_ bytes: [UInt8], _ sources: [Range<Int>]) { (self.bytes, self.sources) = (bytes, sources) }

  /// Where bytes of it stand in the text.
  func source(_ place: Range<Int>) -> Range<Int> {
    guard let sources, !place.isEmpty else { return place }
    return sources[place.lowerBound].lowerBound..<sources[place.upperBound - 1].upperBound
  }

  /// Where a form stands next. `memchr` finds its first byte many bytes at a time.
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

  /// Whether no letter and no digit is beside it.
  func isWord(_ place: Range<Int>) -> Bool {
    let before = place.lowerBound > 0 ? bytes[place.lowerBound - 1] : 0x20
    let behind = place.upperBound < bytes.count ? bytes[place.upperBound] : 0x20
    return !before.isOfWord && !behind.isOfWord
  }

  /// The places where something may be left out: its start, its end, and each ellipsis.
  var cuts: [Range<Int>] {
    var (cuts, start) = ([0..<0, bytes.count..<bytes.count], 0)
    while let place = place(of: Array("…".utf8), from: start) {
      cuts.append(place)
      start = place.upperBound
    }
    return cuts
  }

  /// What it reads as when its escapes are undone; nil when there are none.
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
  fileprivate var isOfWord: Bool { (0x30...0x39).contains(self) || (0x61...0x7A).contains(self) || self >= 0x80 }
}

extension ArraySlice<UInt8> {
  /// How many bytes at its end begin another text.
  fileprivate func endThatBegins(_ text: ArraySlice<UInt8>) -> Int {
    var count = Swift.min(self.count, text.count)
    while count > 0, !text.prefix(count).elementsEqual(suffix(count)) { count -= 1 }
    return count
  }
}
