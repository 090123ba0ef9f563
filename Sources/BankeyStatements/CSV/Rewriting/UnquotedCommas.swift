import BankeyModel

/// Puts quotes around figures whose commas also separate the fields: `15.01.2026,Coffee,-4,50` or
/// `2026-01-15,Rent,-1,200.00`.
enum UnquotedCommas {
  /// The text with quotes around these figures; nil unless every row with more fields than headers has exactly as many
  /// commas that can be within figures, because otherwise the file leaves open which commas those are.
  static func quoted(_ bytes: ByteView) -> [UInt8]? {
    let lines = bytes[0..<bytes.count].split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let header = lines.firstIndex(where: isHeader) else { return nil }
    // A text that continues in the next line.
    guard lines[(header + 1)...].allSatisfy({ $0.count(where: { $0 == quote }) % 2 == 0 }) else { return nil }
    return quoted(lines, below: header, decimalCommas) ?? quoted(lines, below: header, groupCommas)
  }

  /// Quotes figures whose commas `commas` finds.
  private static func quoted(_ lines: [Field], below header: Int, _ commas: ([Field]) -> [Int]) -> [UInt8]? {
    let count = fields(lines[header]).count
    var (text, isChanged) = (lines[...header].map { Array($0) }, false)
    for line in lines[(header + 1)...] {
      let fields = fields(line)
      guard fields.count > count else {
        text.append(Array(line))
        continue
      }
      let commas = commas(fields)
      guard commas.count == fields.count - count else { return nil }
      text.append(joined(fields, at: commas))
      isChanged = true
    }
    return isChanged ? Array(text.joined(separator: [0x0A])) : nil
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

  private static let (quote, comma, dot) = (UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "."))

  private static func isHeader(_ line: Field) -> Bool {
    let fields = fields(line)
    return fields.count > 2 && !line.contains(where: isDigit) && fields.allSatisfy { $0.contains { !isBlank($0) } }
  }

  /// The fields with a whole number, each followed by two decimals. None when two of them share a field, since the row
  /// can then be read in two ways.
  private static func decimalCommas(_ fields: [Field]) -> [Int] {
    let places = fields.indices.dropLast().filter { isWhole(fields[$0]) && isDecimals(fields[$0 + 1]) }
    return zip(places, places.dropFirst()).contains { $0 + 1 == $1 } ? [] : places
  }

  private static func isWhole(_ field: Field) -> Bool {
    let field = field.drop { $0 >= 0x80 || $0 == UInt8(ascii: "$") }
    return field.contains(where: isDigit) && field.allSatisfy { isDigit($0) || "+-. '".utf8.contains($0) }
      && field.count(where: { $0 == dot }) * 3 <= field.count(where: isDigit)
  }

  private static func isDecimals(_ field: Field) -> Bool {
    let digits = CSVFigure.withoutUnit(field)
    return digits.count == 2 && digits.allSatisfy(isDigit)
  }

  /// The fields that a group of thousands follows: `-1|234|567.89`.
  private static func groupCommas(_ fields: [Field]) -> [Int] {
    var commas: [Int] = []
    for place in fields.indices.dropLast() where isGroup(fields[place + 1]) {
      let continues = commas.last == place - 1 && fields[place].count == 3 && fields[place].allSatisfy(isDigit)
      if continues || isFirstGroup(fields[place]) { commas.append(place) }
    }
    return commas
  }

  /// Whether a figure can begin with a field: one to three digits behind an optional sign or currency.
  private static func isFirstGroup(_ field: Field) -> Bool {
    let mark = field.prefix { !isDigit($0) }
    let digits = field.dropFirst(mark.count)
    let letters = String(decoding: mark.filter(isLetter), as: UTF8.self)
    return mark.count < 6 && (letters.isEmpty || CSVFigure.currency(letters) != nil) && (1...3).contains(digits.count)
      && digits.allSatisfy(isDigit)
      && digits.first != UInt8(ascii: "0")
  }

  /// Whether a figure can go on with a field: three digits, and perhaps decimals and a sign or word behind them.
  private static func isGroup(_ field: Field) -> Bool {
    let rest = field.dropFirst(3)
    let behind = rest.first == dot ? rest.dropFirst().drop(while: isDigit) : rest
    return field.prefix(3).count(where: isDigit) == 3 && !behind.contains(where: isDigit) && behind.count < 5
  }

  /// The fields, with those at the commas and behind them as one.
  private static func joined(_ fields: [Field], at commas: [Int]) -> [UInt8] {
    var row: [[UInt8]] = []
    for (index, field) in fields.enumerated() {
      if commas.contains(index - 1) { row[row.count - 1] += [comma] + field } else { row.append(Array(field)) }
      let isEnd = commas.contains(index - 1) && !commas.contains(index)
      if isEnd { row[row.count - 1] = [quote] + row[row.count - 1] + [quote] }
    }
    return Array(row.joined(separator: [comma]))
  }
}
