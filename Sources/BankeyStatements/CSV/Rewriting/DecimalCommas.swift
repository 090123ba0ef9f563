import BankeyModel

/// Puts quotes around amounts whose decimal comma also separates the fields: `15.01.2026,Coffee,-4,50`.
enum DecimalCommas {
  /// The text with quotes around these amounts; nil unless every row with more fields than headers has exactly as many
  /// pairs of fields that can be one amount, because otherwise the file leaves open which commas belong to amounts.
  static func quoted(_ bytes: ByteView) -> [UInt8]? {
    let lines = bytes[0..<bytes.count].split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let header = lines.firstIndex(where: isHeader) else { return nil }
    let count = fields(lines[header]).count
    var (text, joined) = (lines[...header].map { Array($0) }, 0)
    for line in lines[(header + 1)...] {
      // A text that continues in the next line.
      guard line.count(where: { $0 == quote }) % 2 == 0 else { return nil }
      let fields = fields(line)
      guard fields.count > count else {
        text.append(Array(line))
        continue
      }
      let places = places(fields)
      guard places.count == fields.count - count else { return nil }
      text.append(join(fields, places))
      joined += 1
    }
    return joined > 0 ? Array(text.joined(separator: [0x0A])) : nil
  }

  private typealias Field = Slice<UnsafeRawBufferPointer>

  private static func fields(_ line: Field) -> [Field] {
    let line = line.last == 0x0D ? line.dropLast() : line
    guard line.contains(quote) else { return line.split(separator: comma, omittingEmptySubsequences: false) }
    var isOpen = false
    // A comma within quotes separates nothing.
    return line.split(omittingEmptySubsequences: false) { byte in
      if byte == quote { isOpen.toggle() }
      return byte == comma && !isOpen
    }
  }

  private static let (quote, comma) = (UInt8(ascii: "\""), UInt8(ascii: ","))

  private static func isHeader(_ line: Field) -> Bool {
    let fields = fields(line)
    return fields.count > 2 && !line.contains(where: isDigit) && fields.allSatisfy { $0.contains { !isBlank($0) } }
  }

  /// The fields that can be the whole part of an amount, with its decimals in the next field. None when two of them
  /// share a field, since the row can then be read in two ways.
  private static func places(_ fields: [Field]) -> [Int] {
    let places = fields.indices.dropLast().filter { isWhole(fields[$0]) && isDecimals(fields[$0 + 1]) }
    return zip(places, places.dropFirst()).contains { $0 + 1 == $1 } ? [] : places
  }

  private static func isWhole(_ field: Field) -> Bool {
    field.contains(where: isDigit) && field.allSatisfy { isDigit($0) || "+-. '".utf8.contains($0) }
      && field.count(where: { $0 == UInt8(ascii: ".") }) * 3 <= field.count(where: isDigit)
  }

  private static func isDecimals(_ field: Field) -> Bool { field.count == 2 && field.allSatisfy { isDigit($0) } }

  private static func join(_ fields: [Field], _ places: [Int]) -> [UInt8] {
    var row: [[UInt8]] = []
    for (index, field) in fields.enumerated() where !places.contains(index - 1) {
      row.append(places.contains(index) ? amount(field, fields[index + 1]) : Array(field))
    }
    return Array(row.joined(separator: Array(",".utf8)))
  }

  /// Both parts of an amount as one field.
  private static func amount(_ whole: Field, _ decimals: Field) -> [UInt8] {
    Array("\"".utf8) + whole + Array(",".utf8) + decimals + Array("\"".utf8)
  }
}
